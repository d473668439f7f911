## What is said aloud, to those who listen

spoken-title = Вслух
canoe-yours = { $index ->
    [0] твоё первое каноэ
   *[other] твоё второе каноэ
  }
canoe-of = { $name }, { $canoe },
deed-land = привезти { $gem } в лагерь
say-of = { $name }, { $words }
say-canoe-from = { $canoe }, { $at }, { $cargo ->
    [none] пустое
   *[other] везёт { $cargo }
  }: { $move }
say-drifts = { $canoe } плывёт по течению { $to }{ $cargo ->
    [none] { "" }
   *[other] , везёт { $cargo }
  }; { $spaces ->
    [1] дальше водопад
    [one] до водопада { $spaces } клетка
    [few] до водопада { $spaces } клетки
    [many] до водопада { $spaces } клеток
   *[other] до водопада { $spaces } клетки
  }.
say-lost = { $canoe } падает в водопад{ $cargo ->
    [none] { "" }
   *[other] , везёт { $cargo }
  }!
say-robbed = { $canoe } теряет { $gem }: его забирает { $name }!
say-your-turn = { $you ->
    [yes] Твой ход
   *[no] Ходит { $name }
  }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }{ $what ->
    [both] , плыть должны оба каноэ.
    [launch] , спусти каноэ на воду.
   *[one] .
  }
say-connected = Связь снова есть.
say-chat = { $name } говорит: { $text }
settings-speech = Для программ чтения с экрана
speech-full = Рассказывать всё
speech-terse = Коротко

settings-shortcuts = Буквы и цифры управляют игрой
settings-shortcuts-note = Выключено: только стрелки, Enter, Escape и Backspace.
ask-mine = Твои каноэ
ask-others = Чужие каноэ
ask-hands = Карты всех игроков
ask-goals = Цели всех игроков
ask-danger = Что в опасности
ask-round = Последний раунд ещё раз
ask-again = Последнее предложение ещё раз
say-lies = { $canoe }, { $at }{ $cargo ->
    [lost] { "" }
    [none] , пустое
   *[other] , везёт { $cargo }
  }.
board-lip = { $to }, { $arm }
arm-at = { $arm ->
    [L] левый рукав
   *[other] правый рукав
  }
settings-contrast = Контраст
contrast-auto = Как в системе
contrast-more = Выше
settings-size = Размер шрифта
settings-font = Шрифт
font-usual = Обычный
font-easy = Лёгкий для чтения
text-hands = На руках
text-goals = Цели
home-ear = Играть на слух и с клавиатуры
home-ear-on = Включено. Каждое решение — несколько коротких вопросов. «{ home-play }» начинает игру.
ear-canoe = Какое каноэ?
ear-where = Куда?
ear-other = Другое каноэ
ear-line = Команда
ear-unknown = Непонятно или сейчас нельзя: { $line }

## Tips that point at something seen, for those who listen

say-tip-canoe = { $ear ->
    [yes] Теперь плывут твои каноэ. Выбери, какое и куда, потом «{ turn-confirm }».
   *[no] Теперь плывут твои каноэ. «{ turn-list }» называет каждый ход. Выбери один, потом «{ turn-confirm }».
  }
say-tip-danger = Опасно! Река может унести твоё каноэ в водопад. Плыви вверх, там спокойно.
