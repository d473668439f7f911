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
say-drifts = { $canoe } сносит { $to }{ $cargo ->
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
