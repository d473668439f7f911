## What is said aloud, to those who listen

spoken-title = Anunțuri
canoe-yours = { $index ->
    [0] prima ta canoe
   *[other] a doua ta canoe
  }
canoe-of = { $name }, { $canoe },
deed-land = aduce { $gem } la doc
say-of = { $name }, { $words }
say-canoe-from = { $canoe }, { $at }, { $cargo ->
    [none] goală
   *[other] duce { $cargo }
  }: { $move }
say-drifts = { $canoe } e dusă de râu { $to }{ $cargo ->
    [none] { "" }
   *[other] , duce { $cargo }
  }; { $spaces ->
    [one] imediat după ea e cascada
    [few] mai sunt { $spaces } spații până la cascadă
   *[other] mai sunt { $spaces } de spații până la cascadă
  }.
say-lost = { $canoe } cade în cascadă{ $cargo ->
    [none] { "" }
   *[other] , duce { $cargo }
  }!
say-robbed = { $canoe } pierde { $gem }, luat de { $name }!
say-your-turn = { $you ->
    [yes] E rândul tău
   *[no] La rând: { $name }
  }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }{ $what ->
    [both] , ambele canoe trebuie să se miște.
    [launch] , pune o canoe pe apă.
   *[one] .
  }
say-connected = Conexiunea a revenit.
say-chat = { $name } spune: { $text }
settings-speech = Pentru cititoare de ecran
speech-full = Spune tot
speech-terse = Pe scurt

settings-shortcuts = Literele și cifrele comandă jocul
settings-shortcuts-note = Oprit: doar săgețile, Enter, Escape și Backspace.
ask-mine = Canoele tale
ask-others = Canoele celorlalți
ask-hands = Cărțile tuturor
ask-goals = Țelurile tuturor
ask-danger = Ce este în pericol
ask-round = Încă o dată ultima rundă
ask-again = Încă o dată ultima propoziție
say-lies = { $canoe }, { $at }{ $cargo ->
    [lost] { "" }
    [none] , goală
   *[other] , duce { $cargo }
  }.
board-lip = { $to }, { $arm }
arm-at = { $arm ->
    [L] brațul stâng
   *[other] brațul drept
  }
settings-contrast = Contrast
contrast-auto = Ca sistemul
contrast-more = Mai mare
settings-size = Mărimea textului
settings-font = Font
font-usual = Cel obișnuit
font-easy = Ușor de citit
text-hands = În mână
text-goals = Țeluri
home-ear = Joacă după auz, de la tastatură
home-ear-on = Pornit. Fiecare decizie vine ca o serie de întrebări scurte. „{ home-play }” începe o partidă.
ear-canoe = Care canoe?
ear-where = Încotro?
ear-other = Cealaltă canoe
ear-line = Comandă
ear-unknown = Nu am înțeles sau nu se poate acum: { $line }

## Tips that point at something seen, for those who listen

say-tip-canoe = { $ear ->
    [yes] Acum se mișcă canoele tale. Alege care și unde merge, apoi „{ turn-confirm }”.
   *[no] Acum se mișcă canoele tale. „{ turn-list }” numește fiecare mutare. Alege una, apoi „{ turn-confirm }”.
  }
say-tip-danger = Pericol! Râul îți poate duce o canoe în cascadă. Vâslește în sus ca să fie în siguranță.
