## The coach: settings

coach-settings = Тренер
coach-settings-note = Советует ходы, предупреждает и берёт ходы назад, в партиях с ботами.
coach-auto = Со слабыми ботами
coach-on = Всегда
coach-off = Никогда
coach-open = Учиться с открытыми картами
coach-open-note = В новых партиях с ботами видно, какие карты они играют.

## What it can be asked

coach-suggest = Совет
coach-look = Каким был мой последний ход?
coach-back = Взять ход назад
coach-show = Показать
coach-change = Изменить
coach-anyway = Всё равно сделать
coach-taken = Ход взят назад. Снова твой ход.

## Why a move is good

coach-suggests = Мой совет: { $moves }.
coach-value = Шанс на победу: { $value }.
coach-why-win = Это победа!
coach-why-land = Так ты привезёшь домой { $gem }.
coach-why-steal = Так ты украдёшь { $gem } ({ $name }).
coach-why-load = Так ты получишь { $gem }.
coach-why-safe = Твои каноэ останутся далеко от водопада.
coach-why-risk = { $gem ->
    [none] Осторожно: река может унести каноэ ({ $chance }).
   *[other] Осторожно: река может унести каноэ, а с ним { $gem } ({ $chance }).
  }
coach-why-ahead = Так ты будешь побеждать чаще.

## What was missed

coach-better = Лучше: { $moves }. Шанс на победу: { $best } вместо { $played }.
coach-missed-win = Можно было победить.
coach-missed-land = Можно было привезти домой { $gem }.
coach-missed-steal = Можно было украсть { $gem } ({ $name }).
coach-missed-load = Можно было загрузить { $gem }.
coach-missed-risk = { $gem ->
    [none] Твоё каноэ оказалось в опасности ({ $chance }).
   *[other] Твоё каноэ оказалось в опасности, а с ним { $gem } ({ $chance }).
  }
coach-missed-drop = Выгружен { $gem }.
coach-missed-ahead = Другой ход побеждает чаще.

## How good a decision was

coach-grade-only = Другого хода не было.
coach-grade-best = Это лучший ход.
coach-grade-good = Это хороший ход.
coach-grade-inaccuracy = Неплохо, но был ход лучше.
coach-grade-mistake = Это ошибка.
coach-grade-blunder = Это большая ошибка.

## Before the river takes a canoe

coach-warn = { $gem ->
    [none] Река может унести каноэ ({ $at }): { $chance }.
   *[other] Река может унести каноэ ({ $at }), а с ним { $gem }: { $chance }.
  }
coach-warn-thrown = Это каноэ упадёт в водопад и пропадёт.

## Tips when something first matters

tip-danger = Опасно! Река может унести это каноэ в водопад. Пока смотришь на карту, числа на воде показывают риск. Плыви вверх, там спокойно.
tip-thief = Может приплыть вор: пустое каноэ ниже может подняться к тебе и забрать камень. Плыви в лагерь или выше.
tip-loss = Каноэ потеряно. Если в нём был камень, он снова лежит на своём месторождении. Перед следующим раундом можно выкупить каноэ за камень из лагеря.
tip-cloud = Облако не двигает каноэ. Оно делает погоду лучше или хуже, а реку медленнее или быстрее.
tip-last = Ещё один камень, и это победа! Посмотри, какого не хватает.
