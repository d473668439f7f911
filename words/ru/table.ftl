## Table

bar-menu = Меню

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
do-pick = Твоя карта: { $card }. Плыви на этом каноэ или возьми другое.
do-pick-both = Карта { $card }: плыть должны оба каноэ. Сначала это, или возьми другое.
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
do-confirm-both = { $first }. { $second }?
do-falls = В водопад: это каноэ будет потеряно!
do-sending = Отправляется
do-weather = Твоё облако меняет погоду.
do-buy = Каноэ потеряно. Выкупить его за камень?
do-buy-must = Оба каноэ потеряны. Отдай камень за новое.
do-wait = { $name } думает.
do-wait-cards = Ждём карту: { $names }.
do-watch = Ты смотришь. Устраивайся поудобнее.
do-river = Держись: река течёт.
do-over = Игра окончена.
skip = Пропустить
card-confirm = Сыграть { $card }
turn-confirm = Готово
turn-undo = Отменить
turn-done = Не спускать
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

hand-title = Твои карты
hand-card = Карта { $card }
hand-cloud = Карта «Облако»
hand-gone = уже сыграна
hand-down = выбрана
being-sent = отправляется
river-speed = Река: от { $slowest } до { $fastest }
river-speed-one = Река: { $slowest }
river-risk = В опасности: { $spaces }
river-risk-at = { $risk } { $space }
river-safe = Куда доплывёшь, там безопасно
river-canoes-safe = Твои каноэ в безопасности
river-unknown = Сейчас неизвестно, что может унести река

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
seat-left = больше не играет, гребёт бот
seat-gave-up = сдаётся, гребёт бот
menu-leave = Выйти из игры
menu-table = Этот стол
leave-ask = Выйти из этой игры?
leave-note = На твоём месте будет играть бот. Пока игра идёт, можно вернуться.
leave-yes = Выйти
left-note = На твоём месте играет бот.
left-back = Вернуться
absent-note = { $name }: сейчас не здесь.
absent-ask = Пусть играет бот
absent-asked = Бот сыграет, когда согласятся все. Ждём: { $names }.
end-offer = Ещё партию? За: { $names }.
end-offer-yes = Да, ещё

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
chat-manners = Заглушить или пожаловаться…
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
end-again = Пересмотреть партию
end-record = Скачать запись
end-look = Посмотреть поле
end-gems = { $count ->
    [0] камней нет
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
  }
end-chart = Камни в лагере по раундам
end-show = Показать итог
story-last = Последний камень привозит { $name } в раунде { $round }.
story-thefts = Самый дерзкий вор — { $name }: { $count ->
    [one] { $count } украденный камень
    [few] { $count } украденных камня
   *[other] { $count } украденных камней
  }.
story-falls = Водопад проглотил { $count ->
    [one] { $count } каноэ
    [few] { $count } каноэ
   *[other] { $count } каноэ
  }; больше всех теряет { $name }.
story-calm = Никто не крал, и водопаду ничего не досталось.
story-rival = Ближе всех { $name }: до победы не хватило { $missing ->
    [1] одного камня
    [one] { $missing } камня
    [few] { $missing } камней
    [many] { $missing } камней
   *[other] { $missing } камня
  }.

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

## Tips of the first game

tip-title = Совет
tip-hand = Тайно выбери карту. Число говорит, сколько очков должно потратить каждое твоё каноэ, а младшая из всех карт движет реку.
tip-canoe = Светится твоё каноэ, а кольца показывают, куда оно может плыть. Выбери кольцо, потом «{ turn-confirm }».
tip-river = После каждого раунда река течёт: на столько, сколько на младшей карте, плюс погода. Она уносит все каноэ, а за клеткой 7 водопад.
tip-goals = { say-tip-goals } Здесь видно, сколько ещё осталось.
say-tip-goals = Привези четыре одинаковых камня, все пять цветов или любые семь, и это победа.
tip-next = Понятно
tip-skip = Без советов
tip-escape = Escape закрывает совет.

## Words of the log, explained

word-more = Читать правило { $rule }
word-round_started = Спасательный круг показывает, кто ходит первым. После каждого раунда он переходит к следующему игроку.
word-hands_refilled = Когда сыграны все семь карт, у всех они снова на руках.
word-canoe_bought = В начале раунда за камень из лагеря можно выкупить потерянное каноэ.
word-canoe_given = Кто остался и без каноэ, и без камней, получает одно каноэ бесплатно.
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

## What happened to me, and what may come

threat-short = победит следующим камнем
recap = После твоего хода:
recap-drift = Река унесла твоё каноэ: раньше { $start }, теперь { $end }.
outlook-risk = { $chance }: каноэ ({ $at }) упадёт в водопад
outlook-risk-gem = { $chance }: каноэ ({ $at }) упадёт в водопад, а с ним { $gem }
outlook-falls = Точно: каноэ ({ $at }) упадёт в водопад
outlook-falls-gem = Точно: каноэ ({ $at }) упадёт в водопад, а с ним { $gem }
outlook-drift = Куда отнесёт каноэ ({ $at }): { $space }
outlook-safe = Каноэ ({ $at }) в безопасности
threat = { $you ->
    [yes] Ты победишь следующим камнем в лагере.
   *[no] { $name } победит следующим камнем в лагере.
  }
