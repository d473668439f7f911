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
eyes-label = Точка зрения
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
share-note = И то и другое можно снова загрузить здесь, на другом сервере или командой niagara.
share-position = Эта позиция
share-explore = Открыть в редакторе

games-title = Законченные игры
games-mine = Твои
games-public = Общие
games-none = Пока ни одной.
games-more = Ещё
games-unfinished = Не доиграна
games-imported = загружена
games-won = { $count ->
    [one] Победа: { $names }, { $goal }
   *[other] Общая победа: { $names }, { $goal }
}
import-title = Загрузить партию
import-note = Вставь запись или выбери файл: текст или JSON, какие даёт «{ share-title }».
import-record = Запись
import-file = Выбрать файл
import-do = Загрузить

## A position set up by hand

explore-title = Редактор позиций
explore-note = Коснись каноэ, затем клетки на реке; всё остальное настраивается здесь.
explore-notation = Позиция одной строкой
explore-show = Показать
explore-share = Скопировать ссылку
explore-setup = Расстановка
explore-answer = Что из неё следует
explore-bad = Такая позиция невозможна:
explore-thinking = Взвешивается…
explore-over = Здесь никому не надо решать.
explore-best = Лучшее для игрока { $name }
explore-line = Может пойти так:
explore-step = { $name }: { $move }
explore-river = река
explore-play = Доиграть с ботами
explore-players = Места
explore-weather = Погода
explore-arm = Следующий диск
explore-first = Кто ходит первым
explore-phase = Момент
explore-turn = Чей ход
explore-refill = Вернуть все карты
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

numbers-title = Твоя статистика
numbers-yours = Твоя
numbers-server = Общая
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
