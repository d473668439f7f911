## A game seen again

replay-title = Игра ещё раз
replay-more = Ход игры и разбор
replay-controls = Фильм
replay-bar = Момент игры
replay-at = Раунд { $round }, шаг { $step } из { $all }
replay-at-short = { $step } / { $all }
replay-first = В начало
replay-previous = На шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-next = На шаг вперёд
replay-last = В конец
replay-speed = Скорость
replay-times = { NUMBER($speed) }×
replay-chose = { $name } тайно играет: { $card }.
eyes-label = Чьими глазами
eyes-all = Все карты открыты
eyes-spectator = Как зритель
eyes-seat = Как видит { $name }

goon-open = Играть отсюда
goon-title = Играть отсюда
goon-note = Новая игра начнётся именно с этого момента. Ты занимаешь одно место, остальные займут боты.
goon-seat = Твоё место
goon-begin = Играть

share-title = Поделиться и сохранить
share-moment = Ссылка на этот момент
share-copy = Скопировать
share-copied = Скопировано.
share-by-hand = Скопируй, пожалуйста, ссылку вручную.
share-record = Вся игра
share-text = Как текст
share-json = Как JSON
share-note = И то и другое можно снова прочесть здесь, на другом сервере или командой niagara.
share-position = Эта позиция
share-explore = Открыть в исследователе

games-title = Законченные игры
games-mine = Твои
games-public = Общие
games-none = Пока ни одной.
games-more = Ещё
games-unfinished = Не доиграна
games-imported = прочитана из записи
games-won = { $count ->
    [one] Победа: { $names }, { $goal }
   *[other] Общая победа: { $names }, { $goal }
}
import-title = Прочесть игру
import-note = Вставь запись или выбери файл: текст или JSON, какие даёт «Поделиться и сохранить».
import-record = Запись
import-file = Выбрать файл
import-do = Прочесть


## What the analysis says

analysis-title = Разбор
analysis-later = Игру можно разобрать, когда она закончится.
analysis-offer = Посмотри, как росли и падали шансы каждого, какие ходы были лучшими, что было удачей, а что умением.
analysis-ask = Разобрать эту игру
analysis-waiting = Ждёт своей очереди …
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
decision-parts = С прошлого решения: удача { $luck }, своя игра { $skill } очков.
decision-none = Здесь никто не решает.
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
report-title = Кто как играл
report-accuracy = Точность
report-slips = Промахи
report-slips-words = неточности: { $inaccuracies } · ошибки: { $mistakes } · грубые: { $blunders }
report-luck = Удача
report-skill = Игра
report-note = В очках из ста. Удача — то, что сделали рукав реки и тайные карты остальных; игра — то, что упустили собственные решения, если судить по тому, что можно было знать.

say-card = сыграть { $card }
say-weather = { $way ->
    [up] ухудшить погоду
   *[down] улучшить погоду
}
say-buy = выкупить каноэ за { $gem }
say-done = на этом закончить
say-pass = ничего не покупать
say-canoe = { $canoe }: { $move }
say-to = плыть { $to }
say-unload = выгрузить
say-steal = обокрасть ({ $name })

mistakes-title = Учиться на ошибках
mistakes-back = Назад к игре
mistakes-of = Решения игрока
mistakes-place = { $number } из { $all }
mistakes-none = { $name }: ошибок, которые стоит переиграть, нет.
mistakes-task = Раунд { $round }. Был выбор: { $played } ({ $loss }). Найди лучше.
verdict-best = Лучше не бывает.
verdict-better = Лучше, чем в игре, но ещё не лучший ход.
verdict-worse = Это не лучше.
verdict-values = Шанс на победу: твой { $tried }, в игре { $played }, лучший { $best }.
verdict-again = Ещё раз
verdict-show = Показать лучший
verdict-next = Дальше

## A position set up by hand

explore-title = Исследователь
explore-note = Коснись каноэ, затем места на реке; всё остальное настраивается здесь.
explore-notation = Позиция одной строкой
explore-show = Показать
explore-share = Скопировать ссылку
explore-setup = Расстановка
explore-answer = Что из неё следует
explore-bad = Так на столе стоять не может:
explore-thinking = Взвешивается …
explore-over = Здесь никому не надо решать.
explore-best = Лучшее для игрока { $name }
explore-line = Может пойти так:
explore-river = река
explore-play = Доиграть с ботами
explore-players = Места
explore-weather = Погода
explore-arm = Следующий диск
explore-first = Первое место
explore-phase = Момент
explore-turn = Чей ход
explore-refill = Полные руки
explore-reset = Сначала
explore-legal = Возможных ходов: { $count }
phase-buy_back = выкуп
phase-choose = выбор карт
phase-turns = ходы
editor-cargo = На борту
editor-none = пусто
editor-landed = В лагере
editor-hand = Карты на руках
editor-card = Сыгранная карта
editor-more = на один больше: { $gem }
editor-less = на один меньше: { $gem }

## Numbers

numbers-title = Твои числа
numbers-yours = Твои
numbers-server = Общие
numbers-server-note = По последним играм, законченным на этом сервере: { $games }.
numbers-none = Пока ни одна игра не закончена.
numbers-games = Игры
numbers-won = Победы
numbers-share = Доля
numbers-landed = Камней в лагере
numbers-stolen = Камней украдено
numbers-robbed = Камней украдено у тебя
numbers-lost = Каноэ потеряно
numbers-sunk = Камней потеряно в водопаде
numbers-bought = Каноэ выкуплено
numbers-players = По числу мест
numbers-seats = Мест: { $count }
numbers-against = Против ботов
numbers-levels = Боты по уровням
numbers-goals = Чем выиграно
numbers-gems = Камни в лагере по цветам
numbers-cards = Сыгранные карты
