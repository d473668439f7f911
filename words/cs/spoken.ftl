## What is said aloud, to those who listen

spoken-title = Hlášení
canoe-yours = { $index ->
    [0] tvá první kanoe
   *[other] tvá druhá kanoe
  }
canoe-of = { $name }, { $canoe },
deed-land = dovézt { $gem } na břeh
say-of = { $name }, { $words }
say-canoe-from = { $canoe }, { $at }, { $cargo ->
    [none] prázdná
   *[other] veze { $cargo }
  }: { $move }
say-drifts = { $canoe } pluje s proudem { $to }{ $cargo ->
    [none] { "" }
   *[other] , veze { $cargo }
  }; { $spaces ->
    [one] hned za ní je vodopád
    [few] do vodopádu zbývají { $spaces } pole
    [many] do vodopádu zbývá { $spaces } pole
   *[other] do vodopádu zbývá { $spaces } polí
  }.
say-lost = { $canoe } padá do vodopádu{ $cargo ->
    [none] { "" }
   *[other] , veze { $cargo }
  }!
say-robbed = { $canoe } přichází o { $gem }, bere si ho { $name }!
say-your-turn = { $you ->
    [yes] Jsi na tahu
   *[no] Na tahu: { $name }
  }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }{ $what ->
    [both] , plout musí obě kanoe.
    [launch] , spusť kanoi na vodu.
   *[one] .
  }
say-connected = Spojení je zpět.
say-chat = { $name } říká: { $text }
settings-speech = Pro čtečky obrazovky
speech-full = Říkat všechno
speech-terse = Říkat stručně

settings-shortcuts = Písmena a číslice ovládají hru
settings-shortcuts-note = Vypnuto: jen šipky, Enter, Escape a Backspace.
ask-mine = Tvé kanoe
ask-others = Kanoe ostatních
ask-hands = Karty všech
ask-goals = Cíle všech
ask-danger = Co je v nebezpečí
ask-round = Poslední kolo znovu
ask-again = Poslední větu znovu
say-lies = { $canoe }, { $at }{ $cargo ->
    [lost] { "" }
    [none] , prázdná
   *[other] , veze { $cargo }
  }.
board-lip = { $to }, { $arm }
arm-at = { $arm ->
    [L] levé rameno
   *[other] pravé rameno
  }
settings-contrast = Kontrast
contrast-auto = Podle systému
contrast-more = Vyšší
settings-size = Velikost písma
settings-font = Písmo
font-usual = Původní
font-easy = Snadno čitelné
text-hands = V ruce
text-goals = Cíle
home-ear = Hrát sluchem a klávesnicí
home-ear-on = Zapnuto. Každé rozhodnutí přijde jako pár krátkých otázek. „{ home-play }“ začne hru.
ear-canoe = Která kanoe?
ear-where = Kam?
ear-other = Druhá kanoe
ear-line = Příkaz
ear-unknown = Nerozumím, nebo to teď nejde: { $line }

## Tips that point at something seen, for those who listen

say-tip-canoe = { $ear ->
    [yes] Teď plují tvé kanoe. Vyber, která a kam, a pak „{ turn-confirm }“.
   *[no] Teď plují tvé kanoe. „{ turn-list }“ vyjmenuje všechny tahy. Vyber jeden a pak „{ turn-confirm }“.
  }
say-tip-danger = Nebezpečí! Řeka může tvou kanoi odnést do vodopádu. Pluj nahoru, tam je bezpečno.
