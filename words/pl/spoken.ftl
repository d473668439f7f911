## What is said aloud, to those who listen

spoken-title = Komunikaty
canoe-yours = { $index ->
    [0] twoje pierwsze kanu
   *[other] twoje drugie kanu
  }
canoe-of = { $name }, { $canoe },
deed-land = dowieźć { $gem } do przystani
say-of = { $name }, { $words }
say-canoe-from = { $canoe }, { $at }, { $cargo ->
    [none] puste
   *[other] wiezie { $cargo }
  }: { $move }
say-drifts = { $canoe } spływa { $to }{ $cargo ->
    [none] { "" }
   *[other] , wiezie { $cargo }
  }; { $spaces ->
    [one] dalej jest już wodospad
    [few] do wodospadu zostały { $spaces } pola
    [many] do wodospadu zostało { $spaces } pól
   *[other] do wodospadu zostało { $spaces } pola
  }.
say-lost = { $canoe } wpada do wodospadu{ $cargo ->
    [none] { "" }
   *[other] , wiezie { $cargo }
  }!
say-robbed = { $canoe } traci { $gem }, zabiera go { $name }!
say-your-turn = { $you ->
    [yes] Twoja kolej
   *[no] Teraz gra { $name }
  }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }{ $what ->
    [both] , ruch muszą wykonać oba kanu.
    [launch] , zwoduj kanu.
   *[one] .
  }
say-connected = Znów jest połączenie.
say-chat = { $name } mówi: { $text }
settings-speech = Dla czytników ekranu
speech-full = Mów wszystko
speech-terse = Mów krótko

settings-shortcuts = Litery i cyfry sterują grą
settings-shortcuts-note = Wyłączone: tylko strzałki, Enter, Escape i Backspace.
ask-mine = Twoje kanu
ask-others = Kanu innych
ask-hands = Karty wszystkich
ask-goals = Cele wszystkich
ask-danger = Co jest zagrożone
ask-round = Jeszcze raz ostatnia runda
ask-again = Jeszcze raz ostatnie zdanie
say-lies = { $canoe }, { $at }{ $cargo ->
    [lost] { "" }
    [none] , puste
   *[other] , wiezie { $cargo }
  }.
board-lip = { $to }, { $arm }
arm-at = { $arm ->
    [L] lewe ramię
   *[other] prawe ramię
  }
settings-contrast = Kontrast
contrast-auto = Jak w systemie
contrast-more = Większy
settings-size = Rozmiar tekstu
settings-font = Czcionka
font-usual = Zwykła
font-easy = Łatwa do czytania
text-hands = Na ręce
text-goals = Cele
home-ear = Graj słuchem i klawiaturą
home-ear-on = Włączone. Każda decyzja to kilka krótkich pytań. „{ home-play }” zaczyna grę.
ear-canoe = Które kanu?
ear-where = Dokąd?
ear-other = Drugie kanu
ear-line = Polecenie
ear-unknown = Niezrozumiałe albo teraz niemożliwe: { $line }

## Tips that point at something seen, for those who listen

say-tip-canoe = { $ear ->
    [yes] Teraz płyną twoje kanu. Wybierz które i dokąd, a potem „{ turn-confirm }”.
   *[no] Teraz płyną twoje kanu. „{ turn-list }” wymienia wszystkie ruchy. Wybierz jeden, a potem „{ turn-confirm }”.
  }
say-tip-danger = Uwaga! Rzeka może znieść twoje kanu do wodospadu. Płyń w górę, tam jest bezpiecznie.
