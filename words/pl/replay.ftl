## A game seen again

replay-title = Powtórka partii
replay-more = Przebieg i analiza
replay-controls = Odtwarzanie
replay-bar = Moment partii
replay-at = Runda { $round }, krok { $step } z { $all }
replay-at-short = { $step } / { $all }
replay-first = Na początek
replay-previous = Krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-next = Krok naprzód
replay-last = Na koniec
replay-speed = Tempo
replay-times = { NUMBER($speed) }×
replay-chose = { $name } potajemnie wybiera kartę: { $card }.
eyes-label = Punkt widzenia
eyes-all = Wszystkie karty odkryte
eyes-spectator = Jako widz
eyes-seat = Tak to widzi { $name }

goon-open = Graj dalej stąd
goon-title = Graj dalej stąd
goon-note = Dokładnie w tym momencie zacznie się nowa partia. Ty zajmiesz jedno miejsce, a boty pozostałe.
goon-seat = Twoje miejsce
goon-begin = Graj

share-title = Udostępnij i zapisz
share-moment = Link do tego momentu
share-copy = Kopiuj
share-copied = Skopiowano.
share-by-hand = Skopiuj link ręcznie.
share-record = Cała partia
share-text = Jako tekst
share-json = Jako JSON
share-note = Jedno i drugie można znów wczytać tutaj lub na innym serwerze; odczyta je też polecenie niagara.
share-position = Ta pozycja
share-explore = Otwórz w edytorze pozycji

games-title = Zakończone partie
games-mine = Twoje
games-public = Publiczne
games-none = Jeszcze żadnej nie ma.
games-more = Więcej
games-unfinished = Niedokończona
games-imported = wczytana
games-won = { $count ->
    [one] { $names } wygrywa: { $goal }
    [few] { $names } wygrywają razem: { $goal }
    [many] { $names } wygrywają razem: { $goal }
   *[other] { $names } wygrywają razem: { $goal }
}
import-title = Wczytaj partię
import-note = Wklej zapis albo wybierz plik: tekst lub JSON z „{ share-title }”.
import-record = Zapis
import-file = Wybierz plik
import-do = Wczytaj

## A position set up by hand

explore-title = Edytor pozycji
explore-note = Dotknij kanu, a potem pola na rzece; całą resztę ustawisz poniżej.
explore-notation = Pozycja w jednym wierszu
explore-show = Pokaż
explore-share = Kopiuj link
explore-setup = Ustawienie
explore-answer = Co z tego wynika
explore-bad = Taka pozycja jest niemożliwa:
explore-thinking = Trwa ocena…
explore-over = Tu nikt nie musi decydować.
explore-best = Najlepszy ruch: { $name }
explore-line = Dalej może być tak:
explore-step = { $name }: { $move }
explore-river = rzeka
explore-play = Rozegraj z botami
explore-players = Miejsca
explore-weather = Pogoda
explore-arm = Następny krążek
explore-first = Kto zaczyna
explore-phase = Moment
explore-turn = Czyja tura
explore-refill = Przywróć wszystkie karty
explore-reset = Od nowa
explore-legal = Dozwolone ruchy: { $count }
phase-buy_back = odkupywanie kanu
phase-choose = wybór kart
phase-turns = tury
editor-cargo = Na pokładzie
editor-none = nic
editor-landed = Dowiezione
editor-hand = Karty na ręce
editor-card = Wybrana karta
editor-more = o jeden więcej: { $gem }
editor-less = o jeden mniej: { $gem }

## Numbers

numbers-title = Twoje statystyki
numbers-yours = Twoje
numbers-server = Wszystkich
numbers-server-note = Z ostatnich partii zakończonych na tym serwerze: { $games }.
numbers-none = Żadna partia nie jest jeszcze zakończona.
numbers-games = Partie
numbers-won = Wygrane
numbers-share = Odsetek
numbers-landed = Dowiezione klejnoty
numbers-stolen = Skradzione klejnoty
numbers-robbed = Klejnoty skradzione tobie
numbers-lost = Stracone kanu
numbers-sunk = Klejnoty stracone w wodospadzie
numbers-bought = Odkupione kanu
numbers-players = Według liczby miejsc
numbers-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
numbers-against = Przeciwko botom
numbers-levels = Boty według poziomu
numbers-goals = Sposób wygranej
numbers-gems = Dowiezione klejnoty według koloru
numbers-cards = Zagrane karty
