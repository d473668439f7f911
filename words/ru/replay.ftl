## A game seen again

replay-title = Повтор партии
replay-more = Ход игры и разбор
replay-controls = Просмотр
replay-bar = Момент партии
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
goon-note = Новая партия начнётся именно с этого момента. Ты занимаешь одно место, остальные займут боты.
goon-seat = Твоё место
goon-begin = Играть

share-title = Поделиться и сохранить
share-moment = Ссылка на этот момент
share-copy = Скопировать
share-copied = Скопировано.
share-by-hand = Скопируй, пожалуйста, ссылку вручную.
share-record = Вся партия
share-text = Как текст
share-json = Как JSON
share-note = И то и другое можно снова загрузить здесь, на другом сервере или командой niagara.
share-position = Эта позиция
share-explore = Открыть в редакторе

games-title = Законченные партии
games-mine = Твои
games-public = Публичные
games-none = Пока ни одной.
games-more = Ещё
games-unfinished = Не доиграна
games-imported = загружена
games-won = { $count ->
    [one] Победа: { $names }, { $goal }
   *[other] Общая победа: { $names }, { $goal }
}
import-title = Загрузить партию
import-note = Вставь запись или выбери файл: текст или JSON из «{ share-title }».
import-record = Запись
import-file = Выбрать файл
import-do = Загрузить

## A position set up by hand

explore-title = Редактор позиций
explore-note = Нажми на каноэ, затем на клетку реки; всё остальное настраивается ниже.
explore-notation = Позиция одной строкой
explore-show = Показать
explore-share = Скопировать ссылку
explore-setup = Расстановка
explore-answer = Что из неё следует
explore-bad = Такая позиция невозможна:
explore-thinking = Оцениваем…
explore-over = Здесь никому не надо решать.
explore-best = Лучший ход: { $name }
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
editor-card = Выбранная карта
editor-more = на один больше: { $gem }
editor-less = на один меньше: { $gem }

## Numbers

numbers-title = Твоя статистика
numbers-yours = Твоя
numbers-server = Общая
numbers-server-note = По последним партиям, законченным на этом сервере: { $games }.
numbers-none = Пока ни одна партия не закончена.
numbers-games = Партии
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
numbers-goals = Способ победы
numbers-gems = Камни в лагере по цветам
numbers-cards = Сыгранные карты
