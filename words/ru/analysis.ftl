## What the analysis says

analysis-title = Разбор
analysis-later = Партию можно разобрать, когда она закончится.
analysis-offer = Посмотри, как росли и падали шансы каждого, какие ходы были лучшими, что было удачей, а что умением.
analysis-ask = Разобрать эту партию
analysis-waiting =
    { $ahead ->
        [0] Ждёт своей очереди…
        [one] Ждёт своей очереди: впереди { $ahead } партия…
        [few] Ждёт своей очереди: впереди { $ahead } партии…
       *[many] Ждёт своей очереди: впереди { $ahead } партий…
    }
analysis-running = Разобрано { $done }
analysis-failed = Разбор сейчас недоступен: { $text }
analysis-broken = Разбор не удалось закончить.
graph-title = Шанс на победу
graph-table = Таблицей
table-round = Раунд
table-decision = Решение
decision-title = Показанное решение
decision-best = Лучшие ходы и шанс на победу с каждым
decision-best-hidden = Лучшие ходы по тому, что было известно, и шанс на победу с каждым
decision-played = Как сыграно
decision-parts = С прошлого решения, в процентных пунктах: удача { $luck }, игра { $skill }.
decision-none = Здесь никто не решает.
grade-only = без выбора
grade-best = лучший
grade-good = хороший
grade-inaccuracy = неточность
grade-mistake = ошибка
grade-blunder = грубая ошибка
moments-title = Ключевые моменты
moment-theft = { $gem ->
    [none] { $name } обкрадывает игрока { $victim }, и всё меняется.
   *[other] { $name } крадёт { $gem } у игрока { $victim }, и всё меняется.
}
moment-needless_loss = { $gem ->
    [none] { $name } зря теряет каноэ в водопаде.
   *[other] { $name } зря теряет каноэ и { $gem } в водопаде.
}
moment-unlucky_loss = { $gem ->
    [none] Невезение: река уносит каноэ игрока { $name }.
   *[other] Невезение: река уносит каноэ игрока { $name } и { $gem }.
}
moment-kingmaker = { $name } уже почти ничего не выиграет и отдаёт победу игроку { $other }.
moment-blunder = Здесь { $name } многое упускает; лучше было: { $move }.
moment-great_move = { $name } находит единственный хороший ход: { $move }.
moment-surprise = Карты остальных меняют всё для игрока { $name }.
moment-river_turn = Развилка реки решает судьбу игрока { $name }.
moment-lead = { $other ->
    [none] { $name } выходит вперёд и остаётся там.
   *[other] { $name } выходит вперёд, обогнав игрока { $other }, и остаётся там.
}
moment-decided = С этого момента победа игрока { $name } почти решена.
moment-landing = { $gem ->
    [none] { $name } привозит важный камень.
   *[other] { $name } привозит { $gem }, и это важно.
}
report-title = Кто как играл
report-accuracy = Точность
report-slips = Промахи
report-slips-words = неточности: { $inaccuracies } · ошибки: { $mistakes } · грубые: { $blunders }
report-luck = Удача
report-skill = Игра
report-note = Точность — сколько сохранено из того, что стояло на кону: 0 % — не лучше выбора вслепую. Удача и игра — в процентных пунктах: удача — то, что сделали развилка реки и тайные карты остальных; игра — то, что упустили собственные решения, если судить по тому, что можно было знать.

say-card = сыграть { $card }
say-weather = { $way ->
    [up] ухудшить погоду
   *[down] улучшить погоду
}
say-buy = выкупить каноэ за { $gem }
say-done = на этом закончить
say-pass = ничего не покупать
say-to = плыть { $to }
say-unload = выгрузить
say-steal = обокрасть ({ $name })

mistakes-title = Учиться на ошибках
mistakes-back = Назад к партии
mistakes-of = Решения игрока
mistakes-place = { $number } из { $all }
mistakes-none = { $name }: ошибок, которые стоит переиграть, нет.
mistakes-task = Раунд { $round }. Выбрано: { $played } ({ $loss }). Найди что-нибудь лучше.
verdict-best = Лучше не бывает.
verdict-better = Лучше, чем в партии, но ещё не лучший ход.
verdict-worse = Это не лучше.
verdict-values = Шанс на победу: твой { $tried }, в партии { $played }, лучший { $best }.
verdict-again = Ещё раз
verdict-show = Показать лучший
verdict-next = Дальше
