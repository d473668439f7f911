### «Ниагара» по-русски. Коротко, дружелюбно, точно; это читают дети.

## The app

app-name = Ниагара
app-tagline = Плыви вниз, собирай камни и вернись, пока тебя не забрал водопад.
close = Закрыть
home = Главная
copy = Копировать
copied = Скопировано
loading = Минутку…

## Home

home-play = Играть
home-play-note = Ты и три бота. Игра начнётся сразу.
home-name = Твоё имя
home-friends = С друзьями
home-friends-note = Отправь ссылку. Регистрация не нужна.
home-device = На этом устройстве
home-device-note = Телефон или планшет ходит по кругу.
home-watch = Смотреть на ботов
home-watch-note = Четыре бота наперегонки.
home-learn = Научиться играть
home-learn-note = Пять минут, с картинками.
home-games = Игры и числа
home-games-note = Пересмотреть, разобрать, твои числа, исследователь.
home-continue = Продолжить
home-yours = Твои игры
home-open = Открытые столы
home-playing = Сейчас играют
home-level = Боты
home-about = Независимая версия настольной игры Томаса Лишинга с открытым кодом. Свой текст правил, свои картинки.
home-failed = Не получилось: { $text }
home-more = Другие способы играть

table-with = игроки: { $names }
table-alone = без соперников
table-status-open = ждёт
table-status-playing = идёт игра
table-status-over = окончена
table-open = Открыть
table-join = Войти
table-watch = Смотреть
game-replay = Смотреть
game-unfinished = Не доиграна

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Саша
    [1] Женя
    [2] Валя
    [3] Паша
    [4] Шура
   *[other] Ники
  }
bot-name = { $number ->
    [0] Клён
    [1] Ясень
    [2] Берёза
    [3] Ива
   *[other] Ольха
  }
device-name = Игрок { $number }

## New table

friends-title = Стол для друзей
friends-seats = Места
friends-seats-hint = Сколько всего игроков вместе с тобой.
friends-bots = Боты за столом
friends-house = Вдвоём играют по домашнему правилу; в книжке от трёх до пяти.
friends-options = Домашние правила
friends-make = Открыть стол
friends-public = Показать среди открытых столов
friends-clock = Часы
clock-none = Без часов
clock-live = { $seconds } секунд на решение
clock-live-reserve = { $seconds } секунд на решение, { $minutes } мин в запасе
clock-post = { $days ->
    [one] По переписке: { $days } день на решение
    [few] По переписке: { $days } дня на решение
   *[other] По переписке: { $days } дней на решение
  }
option-stealing = Красть можно
option-stealing-note = Выключи для спокойной семейной игры.
option-fork = Рукав наугад
option-fork-note = Диски уходят в рукава случайно, а не по очереди.
option-tie = При равенстве решает ценность
option-tie-note = От аметиста (1) до рубина (5); иначе победа общая.

device-title = На этом устройстве
device-players = Игроки
device-add = Ещё игрок
device-remove = Убрать: { $name }
device-bots = И боты тоже
device-start = Начать
device-note = Карты секретные: между игроками опускается занавес.

watch-title = Смотреть на ботов

## Levels of the bots

level-unknown = Бот
level-otter = Выдра
level-otter-note = Плещется ради забавы и каждый раз удивляется течению.
level-duck = Утка
level-duck-note = Уважает водопад, забывает твои карты и не следит за ворами.
level-beaver = Бобёр
level-beaver-note = Считает карты, бережёт свои камни и трудится весь день.
level-heron = Цапля
level-heron-note = Стоит не шевелясь, думает о твоих картах, а потом клюёт.
level-bear = Медведь
level-bear-note = Видит на несколько раундов вперёд и любит чужого лосося больше своего.

## Waiting room

room-title = Ждём гребцов
room-invite = Отправь эту ссылку друзьям
room-link = Ссылка на этот стол
room-qr = QR-код ссылки на этот стол
room-seat-open = Свободно
room-seat-you = ты
room-sit = Сесть
room-start = Начать
room-fill = Добавить ботов и начать
room-fill-level = Играют боты
room-waiting-host = Когда все соберутся, хозяин стола начнёт игру.
room-leave = Выйти из-за стола
room-share = Поделиться…

## Table

bar-round = Раунд { $round }
bar-menu = Меню
weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Солнце: река течёт на одну клетку медленнее
    [0] Ясно: река течёт, как говорят карты
    [1] Облака: река течёт на одну клетку быстрее
   *[other] Гроза: река течёт на две клетки быстрее
  }

who-you = Твой ход
who-name = Ходит { $name }
who-all = Выбор карт
who-waiting = Ждём: { $names }
who-waiting-count = { $count ->
    [one] Ждём { $count } игрока
   *[other] Ждём { $count } игроков
  }
who-river = Река течёт
who-over = Игра окончена

link-waiting = Связь пропала. Пробую снова…
link-connecting = Подключаюсь…
link-closed = Этого стола больше нет.
link-restarting = Сервер перезапускается. Ничего не пропадёт.
back-note = Твоё время вышло, за тебя гребёт бот.
back = Я здесь

## What to do now, in one sentence

do-choose = Выбери карту на этот раунд.
do-chosen = Твоя карта: { $card }. Её ещё можно сменить.
do-chosen-final = Твоя карта: { $card }. Ждём: { $names }.
do-confirm-card = Сыграть { $card }?
do-confirm-cloud = Сыграть облако?
do-pick = Твоя карта: { $card }. Плыви на этом каноэ или нажми на другое.
do-pick-both = Карта { $card }: плыть должны оба каноэ. Сначала это, или нажми на другое.
do-end = Куда поплывёт каноэ? У тебя { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
do-end-launch = Спусти каноэ на воду. У тебя { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
do-second = Теперь второе каноэ.
do-second-optional = Спусти на воду и второе каноэ или оставь его в лагере.
do-first-optional = Передвинь это каноэ или оставь его.
do-menu = Что там сделать?
do-confirm = { $move }?
do-falls = В водопад: это каноэ будет потеряно!
do-sent = Отправлено…
do-weather = Твоё облако меняет погоду.
do-buy = Каноэ потеряно. Выкупить его за камень?
do-buy-must = Оба каноэ потеряны. Отдай камень за новое.
do-wait = { $name } думает.
do-wait-cards = Ждём карты: { $names }.
do-watch = Ты смотришь. Устраивайся поудобнее.
do-river = Держись: река течёт.
do-over = Игра окончена.

action-title = Твой ход
card-confirm = Сыграть { $card }
turn-confirm = Готово
turn-undo = Назад
turn-done = Не спускать
turn-done-stop = Закончить ход
turn-list = Ходы списком
turn-list-hide = Скрыть список
turn-points = { $used } из { $all ->
    [one] { $all } очка
    [few] { $all } очков
    [many] { $all } очков
   *[other] { $all } очка
  }
turn-points-none = { $all ->
    [one] { $all } очко
    [few] { $all } очка
    [many] { $all } очков
   *[other] { $all } очка
  }
weather-up = Хуже
weather-up-note = Река ускорится: { $weather }
weather-down = Лучше
weather-down-note = Река замедлится: { $weather }
buy-pay = Отдать { $gem }
buy-not = Не сейчас

hand-title = Твои карты
hand-card = Карта { $card }
hand-cloud = Карта «Облако»
hand-gone = уже сыграна
hand-down = выбрана
river-speed = Река: от { $slowest } до { $fastest }
river-speed-one = Река: { $slowest }
river-risk = В опасности: { $spaces }
river-safe = Опасных клеток нет

## Pieces and places

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

## Moves in words

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

## Seats

seat-of = Место: { $name }
seat-you = ты
seat-first = спасательный круг: первый ход
seat-thinking = думает
seat-away = не здесь, гребёт бот
seat-offline = нет связи
seat-carrying = везёт { $gem }
seat-empty = пустое
seat-landed = Камни в лагере
seat-hand = Ещё на руках: { $cards }
seat-card-hidden = карта выбрана
seat-card-none = карты пока нет
seat-card = играет { $card }
seat-clock = осталось { $time }
seat-clock-reserve = запас: осталось { $time }
seat-timed-out = время вышло, гребёт бот
seat-winner = Победа
goal-four_alike = четыре одинаковых
goal-five_colours = пять цветов
goal-any_seven = семь камней
goal-gem_value = высшая ценность
goal-short-four_alike = одинак.
goal-short-five_colours = цвета
goal-short-any_seven = всего
goal-progress = { $goal }: { $have } из { $need }

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

## Log and chat

log-title = Что было
log-empty = Пока ничего.
chat-title = Чат
chat-empty = Поздоровайся.
chat-text = Напиши что-нибудь
chat-send = Отправить
chat-spectator = { $name } (зритель)
chat-spectators = Все зрители
chat-mute = Заглушить кого-нибудь
tab-seats = Места
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-paddled = Отлично гребёшь!
phrase-oh-no = О нет!
phrase-sorry = Извини!
phrase-thief = Держи вора!
phrase-hurry = Река никого не ждёт…
phrase-good-game = Хорошая игра!

## Curtain

curtain-title = Теперь устройство берёт { $name }
curtain-note = Карты секретные. Остальные не смотрят.
curtain-ready = Это я, { $name }

## The end

end-you = Победа твоя!
end-name = { $name } побеждает!
end-names = { $names } побеждают вместе!
end-draw = Ничья
end-rounds = { $rounds ->
    [one] после { $rounds } раунда
    [few] после { $rounds } раундов
    [many] после { $rounds } раундов
   *[other] после { $rounds } раунда
  }
end-rematch = Реванш
end-join-rematch = К реваншу
end-again = Посмотреть игру ещё раз
end-record = Скачать запись
end-look = Смотреть на поле
end-gems = { $count ->
    [0] камней нет
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
  }
end-chart = Камни в лагере по раундам
end-show = Показать итог

## Text board

text-title = Поле словами
text-weather = Погода { $weather }. { $words }.
text-arm = Следующий диск уйдёт в { $arm }.
text-sites = На месторождениях
text-site = { $place }: { $gems }
text-seats = Каноэ и камни
text-landed = В лагере: { $gems }
text-landed-none = В лагере пусто
text-moves = Твои возможные ходы

## Learn

learn-title = Как играть
learn-lead = Твои каноэ стоят в лагере, камни лежат ниже по реке, а в конце шумит водопад. Привези камни домой, пока вода не унесла каноэ.
learn-goal = Собери раньше всех один из трёх наборов
learn-goal-text = Привози камни в лагерь. Побеждает тот, кто первым соберёт один из этих наборов. Раунд всегда доигрывают: если за это время набор соберёт кто-то ещё, победа общая.
learn-cards = Каждый тайно выбирает карту
learn-cards-text = У тебя их семь: числа от одного до шести и облако. Каждый раунд все кладут по одной карте, и она не вернётся, пока не сыграны все семь. Число говорит, сколько очков получает в этот ход каждое твоё каноэ.
learn-turn = Греби и загружай
learn-turn-text = Одно очко — одна клетка, вверх или вниз, но не туда и обратно за один ход. Загрузить или выгрузить камень стоит два очка, до отплытия или после прибытия. Нужно потратить все очки; только у тех, кто причалил в лагере, остаток сгорает.
learn-turn-both = Каждое каноэ на реке должно плыть. Каноэ из лагеря может отправиться тоже, если второе уже на воде.
learn-turn-caption = Четвёрка: загрузить янтарь за два очка, потом две клетки вверх.
learn-steal = Кради, если не боишься
learn-steal-text = Пустое каноэ, которое плывёт вверх по реке и остановилось рядом с чужим гружёным каноэ, может забрать его камень, и это бесплатно. Но не вниз по реке и не на ходу.
learn-steal-caption = Тройка: вверх к зелёному каноэ, и его рубин твой.
learn-river = Потом течёт река
learn-river-text = Когда все сходили, вода течёт: на столько клеток, сколько на младшей карте, плюс погода. Все каноэ плывут вместе с ней. На развилке диски уходят по очереди налево и направо; стрелка показывает, куда следующий. За клеткой 7 водопад.
learn-river-caption = Младшая карта 2, погода +1: река течёт на три клетки.
learn-cloud = Облако меняет погоду
learn-cloud-text = Кто сыграл облако, не двигает каноэ. Зато погода становится на шаг лучше или хуже, а река медленнее или быстрее.
learn-lost = В водопад
learn-lost-text = Упавшее каноэ потеряно, а его камень возвращается на своё месторождение. В начале раунда можно отдать камень из лагеря и вернуть каноэ. Если нет ни каноэ, ни камней, одно каноэ дают бесплатно.
learn-help = Во время игры
learn-help-text = Поле показывает, куда можно плыть; нажми туда. Наведи на карту и увидишь, докуда она достаёт и какие клетки в опасности. Если что-то нельзя, нажми на это и узнаешь почему.
learn-start = Сыграть первую игру

## Menu and settings

settings-title = Настройки
settings-language = Язык
settings-theme = Оформление
theme-auto = Как в системе
theme-day = День
theme-dusk = Сумерки
settings-motion = Движение
motion-auto = Как в системе
motion-full = Живое
motion-calm = Спокойное
settings-sound = Звук
settings-volume = Громкость
settings-speed = Скорость
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-instant = Сразу
settings-confirm = Подтверждать перед ходом
settings-confirm-note = Выключено: карта или ход засчитываются, как только они ясны.
settings-tracker = Показывать карты на руках
settings-hints = Подсказки: дальность и опасность
settings-letters = Буквы на камнях
settings-text = Показывать поле словами
settings-tips = Советы для первой игры
settings-pause = Боты ждут
menu-title = Меню
menu-settings = Настройки
menu-rules = Как играть
menu-link = Скопировать ссылку на стол
menu-record = Скачать запись
menu-keys = Клавиши
keys-cards = 1–6, C
keys-cards-note = выбрать карту
keys-canoe = A, B
keys-canoe-note = взять каноэ
keys-ends = ← →
keys-ends-note = перебрать его ходы
keys-enter = Enter
keys-enter-note = взять, потом подтвердить
keys-undo = Z
keys-undo-note = отменить
keys-text = T
keys-text-note = поле словами
keys-skip = Пробел
keys-skip-note = пропустить показ

pause-short = совсем нет
pause-normal = недолго
pause-long = подольше

## Reasons, by the server's code

rule-mark = Правило { $rule }
because-not-your-canoe = На этом каноэ плывёт { $name }. Двигать можно только свои.
because-canoe-fixed = Это каноэ сейчас плыть не может.
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
because-not_your_seat = Это не твоё место.
because-not_playing = За этим столом сейчас не играют.
because-try_again = Сейчас игру не сохранить. Попробуй ещё раз.
problem-unreachable = Сервер не отвечает.
problem-http-404 = Такого стола нет.
problem-already_started = Эта игра уже началась, но её можно посмотреть.
problem-bad_position = Эту позицию не удаётся прочитать.
problem-bad_record = Эту запись не удаётся прочитать.
problem-busy = Анализа ждёт много игр. Загляни немного позже.
problem-fault = На сервере что-то пошло не так. Это записано.
problem-imported = Эту игру сыграли в другом месте; открой свой стол.
problem-malformed = Сервер этого не понял.
problem-muted = Хозяин стола отключил твои сообщения.
problem-no_such_decision = Здесь этому игроку нечего было решать.
problem-no_such_lesson = Такого урока нет.
problem-no_such_level = Такого уровня нет.
problem-no_such_seat = Такого места нет.
problem-no_such_space = Такой клетки нет.
problem-no_such_table = Такой игры нет.
problem-not_found = Здесь ничего нет.
problem-not_host = Это может только тот, кто открыл стол.
problem-not_playing = За этим столом ещё ничего не сыграно.
problem-not_seated = Ещё одну игру могут начать только те, кто сидит за столом.
problem-other_seats = В этой позиции другое число мест.
problem-other_site = Другой сайт не может этого сделать.
problem-over_already = В этой позиции игра уже окончена.
problem-seat_taken = Это место занято.
problem-seats_open = Ещё есть свободные места.
problem-slow_down = Слишком много сразу. Подожди немного.
problem-still_playing = Это можно увидеть, когда игра закончится.
problem-unfinished_turn = Эти действия не составляют целого хода.
problem-unfit = Сервер ещё не готов.

## Tips of the first game

tip-title = Совет
tip-hand = Тайно выбери карту. Число говорит, сколько очков должно потратить каждое твоё каноэ, а младшая из всех карт движет реку.
tip-canoe = Светится твоё каноэ, а кольца показывают, куда оно может плыть. Нажми на кольцо, потом «{ turn-confirm }».
tip-river = После каждого раунда река течёт: на столько, сколько на младшей карте, плюс погода. Она уносит все каноэ, а за клеткой 7 водопад.
tip-goals = Привези четыре одинаковых камня, все пять цветов или любые семь, и это победа. Здесь видно, сколько ещё осталось.
tip-next = Понятно
tip-skip = Без советов
tip-escape = Escape закрывает совет.

## Words of the log, explained

word-more = Читать правило { $rule }
word-round_started = Спасательный круг показывает, кто ходит первым. После каждого раунда он переходит к следующему игроку.
word-hands_refilled = Когда сыграны все семь карт, у всех они снова на руках.
word-canoe_bought = В начале раунда за камень из лагеря можно выкупить потерянное каноэ.
word-canoe_given = Если нет ни каноэ, ни камней, одно каноэ дают бесплатно.
word-card_revealed = Число говорит, сколько очков должно потратить каждое каноэ. Младшее число раунда движет реку.
word-cloud_revealed = Облако не двигает каноэ. Зато погода становится лучше или хуже.
word-weather_moved = Погода, от −1 до +2, прибавляется к скорости реки.
word-gem_loaded = Загрузить стоит два очка, до отплытия или после прибытия. Каноэ везёт один камень.
word-gem_unloaded = Выгрузить стоит два очка. Любой камень можно оставить на любом месторождении.
word-canoe_paddled = Каждая клетка стоит одно очко. Каноэ плывёт или вверх, или вниз, но не туда и обратно за один ход.
word-gem_stolen = Пустое каноэ, которое плывёт вверх по реке и остановилось рядом с чужим гружёным каноэ, может забрать его камень, и это бесплатно.
word-gem_landed = Камень в лагере идёт в счёт трёх целей, и ни один вор его уже не достанет.
word-canoe_lost = Каноэ потеряно, а его камень возвращается на своё месторождение. За камень из лагеря каноэ можно выкупить.
word-river_rose = Река течёт на столько дисков, сколько на младшей сыгранной карте, плюс погода. Если меньше одного, она стоит.
word-game_ended = Побеждают четыре одинаковых камня, все пять цветов или любые семь. Раунд всегда доигрывают.
