## Pieces and places

bar-round = Раунд { $round }

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
space-at = { $space ->
    [J] в лагере
    [X] потеряно
    [L6] на клетке 6, левый рукав
    [L7] на клетке 7, левый рукав
    [R6] на клетке 6, правый рукав
    [R7] на клетке 7, правый рукав
   *[other] на клетке { $space }
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

board-name = Река от лагеря до водопада
board-canoe = { $name }, { $canoe }, { $at }{ $cargo ->
    [none] , пустое
   *[other] , везёт { $cargo }
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, месторождение: { $gems ->
    [none] камней нет
   *[other] { $gems }
  }
board-next-arm = Следующий диск уйдёт в { $arm }
gem-count = { $count } × { $gem }

## Weather

weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Солнце: река течёт на одну клетку медленнее
    [0] Ясно: река течёт, как велят карты
    [1] Облака: река течёт на одну клетку быстрее
   *[other] Гроза: река течёт на две клетки быстрее
  }
weather-up = Хуже
weather-up-note = Река ускорится: { $before } → { $weather }
weather-down = Лучше
weather-down-note = Река замедлится: { $before } → { $weather }

## Levels of the bots

level-unknown = Бот
level-earlier = { $name } (прежняя версия)
level-program = программа
level-duckling = Утёнок
level-duckling-note = Впервые на реке: никого не грабит и ещё не слышит водопада.
level-otter = Выдра
level-otter-note = Плещется ради забавы и каждый раз удивляется течению.
level-duck = Утка
level-duck-note = Считает твои карты и ещё учится, чего стоит камень.
level-beaver = Бобёр
level-beaver-note = Трудится на этой реке годами и не тратит карт впустую.
level-heron = Цапля
level-heron-note = Стоит не шевелясь, думает о твоих картах, а потом клюёт.
level-bear = Медведь
level-bear-note = Видит на несколько раундов вперёд и любит чужого лосося больше своего.

## Goals

goal-four_alike = четыре одинаковых
goal-five_colours = пять цветов
goal-any_seven = семь камней
goal-gem_value = наибольшая ценность
goal-progress = { $goal }: { $have } из { $need }

## Moves in words

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
deed-none = больше ничего
move-joined = { $first }, { $second }
move-before = сначала { $deed }
turn-done-stop = Закончить ход
buy-pay = Отдать { $gem }
buy-not = Не сейчас
say-canoe = { $canoe }: { $move }

## What happened

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
event-chosen = { $you ->
    [yes] Твоя карта выбрана.
   *[no] { $name }: карта выбрана.
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
event-disc = Один диск уходит в { $arm }.
event-won = { $count ->
    [0] Это был последний раунд: ничья.
    [one] { $names } побеждает: { $goal }!
   *[other] { $names } побеждают вместе!
  }
event-you-won = Победа твоя: { $goal }!

## Why a move is refused, by the code of the reason

rule-mark = Правило { $rule }
because-not-your-canoe = На этом каноэ плывёт { $name }. Двигать можно только свои.
because-canoe-fixed = Это каноэ сейчас плыть не может.
because-resync = Игра ушла вперёд раньше, чем это дошло: ход не сыгран.
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
because-canoe_done = Твоё { $canoe } за этот ход уже плавало.
because-launch_goes_down = Из лагеря можно плыть только вниз по реке.
because-no_site_at_start = Там, где стоит каноэ, нет месторождения.
because-no_site_at_end = Там ({ $space }) нет месторождения.
because-no_deed_at_end = Там нельзя ничего загрузить, выгрузить или украсть.
because-one_gem_only = Каноэ везёт только один камень.
because-nothing_aboard = На каноэ нет камня.
because-gem_not_there = Там не лежит ни один { $gem }.
because-swap_other_colour = При обмене нужно взять другой цвет.
because-too_few_points = Не хватает очков. Нужно: { $cost }, на карте: { $points }.
because-stay_spends_nothing = Каноэ стоит на месте, только если тратит у месторождения все очки.
because-other_arm = Поднявшись из одного рукава, нельзя спуститься в другой.
because-already_there = Каноэ уже там, а очки нужно потратить.
because-too_far = Слишком далеко. Нужно очков: { $needed }, на карте: { $points }.
because-points_left = Слишком близко. Нужно очков: { $needed }, а потратить надо все: { $points }.
because-stealing_off = В этой партии не крадут.
because-own_canoe = У своего каноэ не крадут.
because-thief_is_loaded = Красть может только пустое каноэ.
because-thief_goes_up = Только вверх по реке: вор не плывёт вниз и не стоит на месте.
because-nothing_to_steal = Там нечего украсть: { $name } без камня.
because-not_your_seat = Это не твоё место.
because-not_playing = За этим столом сейчас не играют.
because-try_again = Сейчас партию не сохранить. Попробуй ещё раз.

## Animals of the river: what bots are called

animal-duckling = Утёнок
animal-gosling = Гусёнок
animal-fawn = Оленёнок
animal-squirrel = Белка
animal-hedgehog = Ёж
animal-otter = Выдра
animal-frog = Лягушка
animal-chipmunk = Бурундук
animal-hare = Заяц
animal-mouse = Мышка
animal-duck = Утка
animal-goose = Гусь
animal-loon = Гагара
animal-swan = Лебедь
animal-kingfisher = Зимородок
animal-beaver = Бобёр
animal-raccoon = Енот
animal-badger = Барсук
animal-porcupine = Дикобраз
animal-marmot = Сурок
animal-heron = Цапля
animal-owl = Сова
animal-eagle = Орёл
animal-crane = Журавль
animal-pelican = Пеликан
animal-bear = Медведь
animal-wolf = Волк
animal-fox = Лиса
animal-moose = Лось
animal-lynx = Рысь
