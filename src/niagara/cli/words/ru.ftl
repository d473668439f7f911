### «Ниагара» по-русски. Коротко, дружелюбно, точно; это читают дети.

## Only here

captain = Капитан
terminal-help =
    Карта выбирается по имени: от 1 до 6 или C для облака.
    Каноэ ходит по номеру из списка или по записи хода, как она там стоит:
    какое каноэ, что оно делает сначала, куда плывёт, что делает там.
    +P загружает, - выгружает, ~B меняет на, x2a крадёт из каноэ a места 2 (ты на месте 0);
    >J это лагерь, >X ведёт в водопад. Enter без слов заканчивает ход, где его можно закончить.
    u возвращает твой последний выбор и всё, что из него вышло, ? скажет это ещё раз, q заканчивает игру.
ask-card = Какая карта ({ $cards })
ask-buy = Выкупить каноэ?
last-card = Твоя последняя карта: { $card }.
no-such-move = «{ $answer }» здесь не ход; ? поможет.
nothing-to-take-back = Возвращать пока нечего.
say-canoe = { $canoe }: { $move }
analyse-given = упущено
analyse-nothing = Никто много не упустил.
left-game = Игра прервана. Вот её запись:
ask-file = Сохранить игру как (Enter: нет)
saved-game = Сохранено: { $file }. «niagara replay { $file }» расскажет её снова.
cannot-save = Записать не удалось: { $why }
board-weather = погода { $weather }
board-lifesaver = спасательный круг: { $name }
board-phase = { $phase ->
    [buy_back] выкуп каноэ
    [choose] выбор карт
    [turns] каноэ плывут
    [over] игра окончена
   *[other] решает река
  }
board-seat = место { $seat }
board-gems = камни
board-lost = пропало
board-card = карта
board-hand = на руках
board-landed = в лагере
board-secret = тайная
board-to-move = ходит
served-at = Niagara ждёт по адресу { $address }  (Ctrl+C остановит)
port-taken = Порт { $port } занят, поэтому взят другой.
bad-language = --language { $wish }: есть { $known }
bad-players = --players { $players }: мест от { $fewest } до { $most } (R1.1, R9.4)
bad-level = --level { $level }: есть { $known }
bad-rounds = --max-rounds { $rounds }: от 1 до { $most } (R9.5)

## Pieces and places, as in web/src/i18n/ru.ftl

gem-P = аметист
gem-C = бриллиант
gem-Y = янтарь
gem-B = сапфир
gem-R = рубин
gem-P-one = аметист
gem-C-one = бриллиант
gem-Y-one = янтарь
gem-B-one = сапфир
gem-R-one = рубин
space-name = { $space ->
    [J] лагерь
    [X] под водопадом
    [L6] клетка 6, левый рукав
    [L7] клетка 7, левый рукав
    [R6] клетка 6, правый рукав
    [R7] клетка 7, правый рукав
   *[other] клетка { $space }
  }
space-to = { $space ->
    [J] в лагерь
    [X] в водопад
    [L6] на клетку 6 в левом рукаве
    [L7] на клетку 7 в левом рукаве
    [R6] на клетку 6 в правом рукаве
    [R7] на клетку 7 в правом рукаве
   *[other] на клетку { $space }
  }
arm-name = { $arm ->
    [L] левый рукав
   *[other] правый рукав
  }
canoe-letter = { $index ->
    [0] первое каноэ
   *[other] второе каноэ
  }
card-name = { $card ->
    [C] облако
   *[other] { $card }
  }
weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
level-otter = Выдра
level-duck = Утка
level-beaver = Бобёр
level-heron = Цапля
level-bear = Медведь
goal-four_alike = четыре одинаковых
goal-five_colours = пять цветов
goal-any_seven = семь камней
bar-round = Раунд { $round }
board-next-arm = Следующий диск уйдёт в { $arm }

## Moves, as in web/src/i18n/ru.ftl

action-title = Твой ход
move-stay = остаться
move-down = вниз { $to }
move-up = вверх { $to }
move-land = причалить
move-falls = в водопад
move-launch = выплыть { $to }
deed-load = загрузить { $gem }
deed-unload = выгрузить { $gem }
deed-swap = обменять на { $gem }
deed-steal = украсть { $gem } ({ $name })
weather-up-note = Река ускорится: { $weather }
weather-down-note = Река замедлится: { $weather }
buy-pay = Отдать { $gem }
buy-not = Не сейчас
turn-done-stop = Закончить ход

## What happened, as in web/src/i18n/ru.ftl

event-round = Раунд { $round }. { $you ->
    [yes] Первый ход твой.
   *[no] Первый ход: { $name }.
  }
event-refilled = Все забирают свои семь карт обратно.
event-bought = { $you ->
    [yes] Ты отдаёшь { $gem } за новое каноэ.
   *[no] { $name } отдаёт { $gem } за новое каноэ.
  }
event-given = { $you ->
    [yes] Ты получаешь одно каноэ бесплатно.
   *[no] { $name } получает одно каноэ бесплатно.
  }
event-revealed = { $you ->
    [yes] Ты играешь { $card }.
   *[no] { $name } играет { $card }.
  }
event-revealed-cloud = { $you ->
    [yes] Ты играешь облако.
   *[no] { $name } играет облако.
  }
event-weather = { $you ->
    [yes] Ты меняешь
   *[no] { $name } меняет
  } погоду с { $before } на { $after }.
event-loaded = { $you ->
    [yes] Ты загружаешь { $gem }.
   *[no] { $name } загружает { $gem }.
  }
event-unloaded = { $you ->
    [yes] Ты выгружаешь { $gem }.
   *[no] { $name } выгружает { $gem }.
  }
event-paddled = { $you ->
    [yes] Ты плывёшь { $to }.
   *[no] { $name } плывёт { $to }.
  }
event-stolen = { $you ->
    [yes] Ты крадёшь { $gem } у игрока { $victim }!
   *[no] { $victimYou ->
        [yes] { $name } крадёт у тебя { $gem }!
       *[no] { $name } крадёт { $gem } у игрока { $victim }!
      }
  }
event-landed = { $you ->
    [yes] Ты привозишь { $gem } в лагерь!
   *[no] { $name } привозит { $gem } в лагерь!
  }
event-lost = { $you ->
    [yes] Ты теряешь каноэ в водопаде!
   *[no] { $name } теряет каноэ в водопаде!
  }
event-lost-gem = { $you ->
    [yes] Ты теряешь каноэ и { $gem } в водопаде!
   *[no] { $name } теряет каноэ и { $gem } в водопаде!
  }
event-river = { $speed ->
    [0] Река стоит ({ $sum }).
    [one] Река течёт на { $speed } диск ({ $sum }).
    [few] Река течёт на { $speed } диска ({ $sum }).
    [many] Река течёт на { $speed } дисков ({ $sum }).
   *[other] Река течёт на { $speed } диска ({ $sum }).
  }
event-river-sum = младшая карта { $lowest }, погода { $weather }
event-river-clouds = одни облака, погода { $weather }
event-won = { $count ->
    [0] Это был последний раунд: ничья.
    [one] { $names } побеждает: { $goal }!
   *[other] { $names } побеждают вместе!
  }
event-you-won = Победа твоя: { $goal }!

## Why a move is refused, as in web/src/i18n/ru.ftl

rule-mark = Правило { $rule }
because-game_over = Игра окончена.
because-not_now = Сейчас не время для этого.
because-not_your_turn = Сейчас ходит { $name }.
because-card_gone = На руках больше нет карты: { $card }.
because-card_is_down = Эта карта уже выбрана: { $card }.
because-gem_not_landed = Каноэ стоит один камень из лагеря, а там не лежит ни один { $gem }.
because-must_buy = Без каноэ нужно выкупить хотя бы одно.
because-must_move = Твоё { $canoe } на реке и должно плыть.
because-must_launch = Если на реке нет твоих каноэ, одно нужно спустить на воду.
because-nothing_to_end = Здесь ход закончить нельзя.
because-needs_cloud = Погоду меняет только облако.
because-cloud_must_move_weather = Облако меняет погоду и не двигает каноэ.
because-weather_at_end = Дальше в эту сторону погода не меняется.
because-canoe_lost = Твоё { $canoe } потеряно под водопадом.
because-canoe_done = Твоё { $canoe } в этот ход уже плавало.
because-launch_goes_down = Из лагеря можно плыть только вниз по реке.
because-no_site_at_start = Там, где стоит каноэ, нет месторождения.
because-no_site_at_end = Там ({ $space }) нет месторождения.
because-no_deed_at_end = Там нельзя ничего загрузить, выгрузить или украсть.
because-one_gem_only = Каноэ везёт только один камень.
because-nothing_aboard = На каноэ нет камня.
because-gem_not_there = Там не лежит ни один { $gem }.
because-swap_other_colour = При обмене нужно взять другой цвет.
because-too_few_points = Не хватает очков. Нужно: { $cost }, на карте: { $points }.
because-stay_spends_nothing = Каноэ стоит на месте, только если тратит у месторождения все очки ({ $points }).
because-other_arm = Поднявшись из одного рукава, нельзя спуститься в другой.
because-already_there = Каноэ уже там, а очки нужно потратить.
because-too_far = Слишком далеко. Нужно очков: { $needed }, на карте: { $points }.
because-points_left = Слишком близко. Нужно очков: { $needed }, а потратить надо все: { $points }.
because-stealing_off = В этой игре не крадут.
because-own_canoe = У своего каноэ не крадут.
because-thief_is_loaded = Красть может только пустое каноэ.
because-thief_goes_up = Только вверх по реке: вор не плывёт вниз и не стоит на месте.
because-nothing_to_steal = Там нечего украсть: { $name } без камня.

## The analysis, as in web/src/i18n/replay/ru.ftl

analysis-title = Разбор
graph-title = Шанс на победу
table-round = Раунд
decision-played = Как сыграно
grade-only = без выбора
grade-best = лучший
grade-good = хороший
grade-inaccuracy = неточность
grade-mistake = ошибка
grade-blunder = грубая ошибка
moments-title = Ключевые моменты
moment-theft = { $gem ->
    [none] { $name } обкрадывает игрока { $victim }, и игра меняется.
   *[other] { $name } крадёт { $gem } у игрока { $victim }, и игра меняется.
}
moment-needless_loss = { $gem ->
    [none] { $name } зря теряет каноэ в водопаде.
   *[other] { $name } зря теряет каноэ и { $gem } в водопаде.
}
moment-unlucky_loss = { $gem ->
    [none] Невезение: река уносит каноэ игрока { $name }.
   *[other] Невезение: река уносит каноэ игрока { $name } и { $gem }.
}
moment-kingmaker = { $name } уже почти ничего не выиграет и отдаёт игру игроку { $other }.
moment-blunder = Здесь { $name } многое упускает; лучше было: { $move }.
moment-great_move = { $name } находит единственный хороший ход: { $move }.
moment-surprise = Карты остальных меняют всё для игрока { $name }.
moment-river_turn = Рукав реки решает судьбу игрока { $name }.
moment-lead = { $other ->
    [none] { $name } выходит вперёд и остаётся там.
   *[other] { $name } выходит вперёд, обогнав игрока { $other }, и остаётся там.
}
moment-decided = С этого момента победа игрока { $name } почти решена.
moment-landing = { $gem ->
    [none] { $name } привозит важный камень.
   *[other] { $name } привозит { $gem }, и это важно.
}
report-accuracy = Точность
report-luck = Удача
report-skill = Игра
