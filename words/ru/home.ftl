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
home-now = Сыграть с другими сейчас
home-now-waiting = Уже ждут: { $count }.
home-name = Твоё имя
home-friends = С друзьями
home-friends-note = Отправь ссылку. Регистрация не нужна.
home-near-note = Вокруг одной точки доступа, без интернета.
home-join = Играть у друга
home-join-note = Чьё устройство рядом с твоим.
home-device = На этом устройстве
home-device-note = Телефон или планшет ходит по кругу.
home-watch = Смотреть игру ботов
home-watch-note = Четыре бота наперегонки.
home-learn = Научиться играть
home-learn-note = Около десяти минут, играя.
home-games = Партии и статистика
home-games-note = Повторы, разбор, статистика, редактор позиций.
home-continue = Продолжить
home-yours = Твои партии
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
table-free = свободно мест: { $count }
table-open = Открыть
table-join = Войти
table-watch = Смотреть
cancel = Отмена
table-until = до { $time }
table-left = За тебя играет бот
table-paused = пауза
table-delete = Удалить эту партию
table-delete-ask = Удалить эту партию?
table-delete-note = Вернуть её будет нельзя.
table-delete-yes = Удалить
game-replay = Смотреть
game-unfinished = Не доиграна

# Somebody who wanted to be forgotten, in the games of others.
former-player = Бывший игрок

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Саша
    [1] Женя
    [2] Валя
    [3] Паша
    [4] Шура
   *[other] Ники
  }
device-name = Игрок { $number }
guise-title = Твоё лицо и цвет
guise-colour = Цвет твоих каноэ
guise-any = Любой
room-move = Сесть сюда
colour-0 = Синий
colour-1 = Зелёный
colour-2 = Жёлтый
colour-3 = Красный
colour-4 = Коричневый

## New table

friends-title = Стол для друзей
friends-seats = Места
friends-seats-hint = Сколько всего игроков вместе с тобой.
friends-bots = Боты за столом
friends-house = Вдвоём играют по домашнему правилу; в книжке от трёх до пяти.
friends-options = Домашние правила
friends-make = Открыть стол
friends-public = Показать среди открытых столов
friends-coach = Все могут спрашивать тренера
coach-title = Тренер
friends-clock = Часы
clock-none = Без часов
clock-live = { $seconds ->
    [one] { $seconds } секунда на решение
    [few] { $seconds } секунды на решение
   *[other] { $seconds } секунд на решение
  }
clock-live-reserve = { $seconds ->
    [one] { $seconds } секунда на решение
    [few] { $seconds } секунды на решение
   *[other] { $seconds } секунд на решение
  }, { $minutes } мин в запасе
clock-post = { $days ->
    [one] По переписке: { $days } день на решение
    [few] По переписке: { $days } дня на решение
   *[other] По переписке: { $days } дней на решение
  }
option-stealing = Можно красть
option-stealing-note = Выключи для спокойной семейной игры.
option-fork = Рукав наугад
option-fork-note = Диски уходят в рукава случайно, а не по очереди.
option-tie_break = При равенстве решает ценность
option-tie_break-note = От аметиста (1) до рубина (5); иначе победа общая.
option-max_rounds = Предел раундов
option-max_rounds-note = После стольких раундов партия кончается вничью; пусто — без предела.

device-title = На этом устройстве
device-players = Игроки
device-add = Добавить игрока
device-remove = Убрать: { $name }
device-bots = И боты тоже
device-start = Начать
device-note = Карты секретные: между игроками опускается занавес.

watch-title = Смотреть игру ботов

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
room-fill-level = Уровень ботов
room-waiting-host = Когда все соберутся, хозяин стола начнёт игру.
room-leave = Выйти из-за стола
room-share = Поделиться…
room-codes = Показать коды
friends-absent = Если кого-то нет
absent-wait = Игра ждёт
absent-bot = Немного погодя играет бот
room-need-name = Сначала напиши своё имя.
room-host = хозяин стола
room-away = сейчас не здесь
room-kick = Удалить из-за стола: { $name }
room-kick-note = { $name } больше не сможет сесть за этот стол.
room-kick-yes = Удалить
rules-book = Как в правилах
watchers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
  }
watchers-who = { watchers }: { $names }
seat-bot = бот: { $level }

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
settings-volume = Громкость эффектов
settings-scene = Река и птицы
settings-speed = Скорость
speed-slow = Медленно
speed-normal = Нормально
speed-fast = Быстро
speed-instant = Сразу
settings-confirm = Подтверждать перед ходом
settings-confirm-note = Выключено: карта или ход засчитываются, как только выбор однозначен.
settings-tracker = Показывать, какие карты ещё на руках
settings-hints = Подсказки: дальность и опасность
settings-letters = Буквы на камнях
settings-notation = Ходы ещё и в нотации
settings-banter = Звери иногда что-нибудь говорят
settings-text = Показывать поле словами
settings-tips = Советы для первой партии
settings-call-sound = Звук, когда твой ход
settings-call-vibrate = Вибрация, когда твой ход
settings-call-notify = Уведомление, когда твой ход
settings-call-notify-note = Пока эта страница открыта в фоне.
settings-call-denied = Браузер это запрещает. Разрешить можно в его настройках для этого сайта.
settings-call-insecure = Только через HTTPS: иначе браузеры этого не разрешают.
call-offer = Прислать уведомление, когда будет твой ход?
call-offer-yes = Да
settings-pause = Боты ждут
menu-title = Меню
menu-settings = Настройки
menu-rules = Как играть
menu-link = Скопировать ссылку на стол
menu-record = Скачать запись
menu-keys = Клавиши
keys-cards = 1–6, C
keys-cards-note = выбрать карту
keys-canoe-note = взять каноэ
keys-ends = ← →
keys-ends-note = перебрать его ходы
keys-enter = Enter
keys-enter-note = взять, потом подтвердить
keys-undo-note = отменить
keys-text-note = поле словами
keys-skip = Пробел
keys-skip-note = пропустить показ

pause-short = нисколько
pause-normal = недолго
pause-long = подольше

## What went wrong, by the server's code

problem-unreachable = Сервер не отвечает.
problem-http-404 = Такого стола нет.
problem-already_started = Эта партия уже началась, но её можно посмотреть.
problem-bad_position = Эту позицию не удаётся прочитать.
problem-bad_record = Эту запись не удаётся прочитать.
problem-busy = Разбора ждёт много партий. Загляни немного позже.
problem-fault = На сервере что-то пошло не так. Это записано.
problem-imported = Эту партию сыграли в другом месте; открой свой стол.
problem-kicked = Хозяин стола попросил тебя уйти.
problem-not_absent = На этом месте никто не отсутствует.
problem-not_alone = Здесь играют и другие.
problem-long_record = Эта запись слишком длинная: в партии может быть до { $moves } ходов и { $rounds } раундов.
problem-malformed = Сервер этого не понял.
problem-muted = Хозяин стола отключил твои сообщения.
problem-newer_log = Эту партию продолжила более новая версия «Ниагары». Сначала нужно обновить этот сервер.
problem-no_coach = За этим столом спрашивать тренера нельзя.
problem-no_such_decision = Здесь этому игроку нечего было решать.
problem-no_such_lesson = Такого урока нет.
problem-no_such_level = Такого уровня нет.
problem-no_such_seat = Такого места нет.
problem-no_such_space = Такой клетки нет.
problem-no_such_table = Такой партии нет.
problem-not_found = Здесь ничего нет.
problem-not_host = Это может сделать только хозяин стола.
problem-not_playing = За этим столом ещё ничего не сыграно.
problem-no_such_person = Этого человека здесь нет.
problem-too_many_programs = У тебя слишком много токенов. Сначала отзови один в настройках.
problem-too_many_reports = На сегодня хватит; сообщи об этом хозяину сервера как-нибудь иначе.
problem-not_seated = Ещё одну партию могут начать только те, кто сидит за столом.
problem-other_seats = В этой позиции другое число мест.
problem-other_site = Другой сайт не может этого сделать.
problem-over_already = В этой позиции игра уже окончена.
problem-seat_taken = Это место занято.
problem-seats_open = Ещё есть свободные места.
problem-slow_down = Слишком много сразу. Попробуй ещё раз через { $seconds } с.
problem-still_playing = Это можно увидеть, когда игра закончится.
problem-too_long = Это слишком длинно.
problem-unfinished_turn = Эти действия не составляют целого хода.
problem-unfit = Сервер ещё не готов.
problem-unwelcome_name = В этом имени есть слово, которое здесь не принято.

## On this device: without a server

device-here = На этом устройстве
offline-switch = Играть без сети
offline-off = Выключено: нужна сеть.
offline-gathering = Игра загружается…
offline-kept = Всё уже здесь; можно играть и в тоннеле.
offline-failed = Сохранить не удалось; возможно, нет места. С сетью игра работает.
offline-insecure = Только по HTTPS: с такого адреса браузеры ничего не сохраняют.
offline-unsupported = Этот браузер здесь ничего не сохраняет; в приватных окнах так бывает часто.
install-title = Установка
install-note = Приложение как любое другое, без магазина.
install-by-hand = В меню браузера: «Установить» или «Добавить на главный экран».
install-do = Установить
stored-title = Твои партии
stored-promised = Браузер хранит их, пока ты их не удалишь.
stored-risk = Браузер может удалить их, если понадобится место.
stored-ask = Хранить
licences = Лицензии всего, что здесь есть
newer-title = Есть новая версия.
newer-now = Обновить сейчас
newer-after = После этой партии
newer-soon = Новая версия придёт, когда не останется открытых партий.
engine-asleep = Ты экономишь трафик: игра, около 7 МБ, загрузится, когда начнёшь играть.
engine-coming = Река наполняется. Минутку…
engine-waiting = Партия начнётся, как только река наполнится.
engine-failed = Не удалось загрузить игру. Есть ли связь с сетью?
engine-again = Ещё раз
keeping-memory = Этот браузер здесь ничего не хранит: партии закончатся вместе с этой вкладкой.
keeping-full = На устройстве не осталось места. Партия продолжается, но сохранится, только когда место появится.
keeping-aside =
    { $count ->
        [one] { $count } сохранённую партию не удалось прочитать. Она отложена, ничего не удалено.
        [few] { $count } сохранённые партии не удалось прочитать. Они отложены, ничего не удалено.
       *[other] { $count } сохранённых партий не удалось прочитать. Они отложены, ничего не удалено.
    }
backup-title = Всё в одном файле
backup-note = Партии, настройки и успехи: чтобы сохранить или перенести на другое устройство.
backup-save = Сохранить
backup-open = Открыть
backup-came =
    { $count ->
        [one] Добавлена { $count } партия.
        [few] Добавлены { $count } партии.
       *[other] Добавлено { $count } партий.
    }
backup-bad = Это не файл этой игры, или он повреждён.
