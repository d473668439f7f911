## The coach: settings

coach-settings = Trener
coach-settings-note = Podpowiada ruchy, ostrzega cię i cofa ruchy, w partiach z botami.
coach-auto = Z łatwymi botami
coach-on = Zawsze
coach-off = Nigdy
coach-open = Ćwicz z odkrytymi kartami
coach-open-note = W nowych partiach z botami widzisz, jakie karty zagrywają.

## What it can be asked

coach-suggest = Doradź
coach-look = Jaki był mój ostatni ruch?
coach-back = Cofnij ruch
coach-show = Pokaż
coach-change = Zmień
coach-anyway = Zrób tak mimo to
coach-taken = Ruch cofnięty. Znowu twoja kolej.

## Why a move is good

coach-suggests = Moja rada: { $moves }.
coach-value = Szansa na wygraną: { $value }.
coach-why-win = Tak wygrasz!
coach-why-land = Tak dowieziesz do przystani { $gem }.
coach-why-steal = Tak ukradniesz { $gem } ({ $name }).
coach-why-load = Tak zdobędziesz { $gem }.
coach-why-safe = Twoje kanu będą z dala od wodospadu.
coach-why-risk = { $gem ->
    [none] Uwaga: rzeka może zabrać kanu ({ $chance }).
   *[other] Uwaga: rzeka może zabrać kanu, a z nim { $gem } ({ $chance }).
  }
coach-why-ahead = Stamtąd wygrywasz częściej.

## What was missed

coach-better = Lepiej: { $moves }. Szansa na wygraną: { $best } zamiast { $played }.
coach-missed-win = Można było wygrać.
coach-missed-land = Można było dowieźć { $gem }.
coach-missed-steal = Można było ukraść { $gem } ({ $name }).
coach-missed-load = Można było załadować { $gem }.
coach-missed-risk = { $gem ->
    [none] Twoje kanu znalazło się w niebezpieczeństwie ({ $chance }).
   *[other] Twoje kanu znalazło się w niebezpieczeństwie, a z nim { $gem } ({ $chance }).
  }
coach-missed-drop = Wyładowujesz { $gem }.
coach-missed-ahead = Inny ruch wygrywa częściej.

## How good a decision was

coach-grade-only = Nie było innego ruchu.
coach-grade-best = To był najlepszy ruch.
coach-grade-good = To był dobry ruch.
coach-grade-inaccuracy = Nieźle, ale można było lepiej.
coach-grade-mistake = To był błąd.
coach-grade-blunder = To był duży błąd.

## Before the river takes a canoe

coach-warn = { $gem ->
    [none] Rzeka może zabrać kanu { $at }: { $chance }.
   *[other] Rzeka może zabrać kanu { $at }, a z nim { $gem }: { $chance }.
  }
coach-warn-thrown = To kanu wpadnie do wodospadu i przepadnie.

## Tips when something first matters

tip-danger = Uwaga! Rzeka może znieść to kanu do wodospadu. Gdy oglądasz kartę, liczby na wodzie pokazują ryzyko. Płyń w górę, tam jest bezpiecznie.
tip-thief = Może przypłynąć złodziej: puste kanu poniżej może do ciebie podpłynąć i zabrać klejnot. Wracaj do przystani albo płyń wyżej.
tip-loss = Kanu przepadło. Jeśli wiozło klejnot, leży on znów w swoim złożu. Przed następną rundą możesz odkupić kanu za dowieziony klejnot.
tip-cloud = Chmura nie rusza żadnego kanu. Poprawia lub pogarsza pogodę, a rzeka zwalnia lub przyspiesza.
tip-last = Jeszcze jeden klejnot i wygrywasz! Zobacz, którego brakuje.
