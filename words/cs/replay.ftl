## A game seen again

replay-title = Přehrání hry
replay-more = Průběh a rozbor
replay-controls = Přehrávání
replay-bar = Okamžik hry
replay-at = { $round }. kolo, krok { $step } z { $all }
replay-at-short = { $step } / { $all }
replay-first = Na začátek
replay-previous = O krok zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-next = O krok dál
replay-last = Na konec
replay-speed = Rychlost
replay-times = { NUMBER($speed) }×
replay-chose = { $name } tajně hraje: { $card }.
eyes-label = Pohled
eyes-all = Všechny karty odkryté
eyes-spectator = Jako divák
eyes-seat = Jak to vidí { $name }

goon-open = Hrát odtud dál
goon-title = Hrát odtud dál
goon-note = Přesně v tomto okamžiku začne nová hra. Ty si vezmeš jedno místo, ostatní obsadí boti.
goon-seat = Tvoje místo
goon-begin = Hrát

share-title = Sdílet a uložit
share-moment = Odkaz na tento okamžik
share-copy = Zkopírovat
share-copied = Zkopírováno.
share-by-hand = Zkopíruj prosím odkaz ručně.
share-record = Celá hra
share-text = Jako text
share-json = Jako JSON
share-note = Obojí lze znovu načíst tady, na jiném serveru i příkazem niagara.
share-position = Tato pozice
share-explore = Otevřít v editoru

games-title = Dohrané hry
games-mine = Tvoje
games-public = Veřejné
games-none = Zatím žádná není.
games-more = Další
games-unfinished = Nedohraná
games-imported = načtená
games-won = { $count ->
    [one] Vyhrává { $names }: { $goal }
   *[other] Společně vyhrávají { $names }: { $goal }
}
import-title = Načíst hru
import-note = Vlož zápis, nebo vyber soubor: text nebo JSON, jak je dává „{ share-title }“.
import-record = Zápis
import-file = Vybrat soubor
import-do = Načíst

## A position set up by hand

explore-title = Editor pozic
explore-note = Ťukni na kanoi a pak na pole na řece; všechno ostatní nastavíš níže.
explore-notation = Pozice na jednom řádku
explore-show = Ukázat
explore-share = Zkopírovat odkaz
explore-setup = Sestavení
explore-answer = Co z toho plyne
explore-bad = Taková pozice není možná:
explore-thinking = Zvažuje se…
explore-over = Tady nemusí nikdo rozhodovat.
explore-best = Nejlepší tah: { $name }
explore-line = Může to jít takhle:
explore-step = { $name }: { $move }
explore-river = řeka
explore-play = Dohrát s boty
explore-players = Místa
explore-weather = Počasí
explore-arm = Další disk
explore-first = První na řadě
explore-phase = Okamžik
explore-turn = Kdo je na tahu
explore-refill = Vrátit všechny karty
explore-reset = Od začátku
explore-legal = Dovolené tahy: { $count }
phase-buy_back = zpětný nákup
phase-choose = volba karet
phase-turns = tahy
editor-cargo = Na palubě
editor-none = nic
editor-landed = Dovezené
editor-hand = Karty v ruce
editor-card = Vybraná karta
editor-more = o jeden víc: { $gem }
editor-less = o jeden méně: { $gem }

## Numbers

numbers-title = Tvoje statistiky
numbers-yours = Tvoje
numbers-server = Všech
numbers-server-note = Z posledních her dohraných na tomto serveru: { $games }.
numbers-none = Zatím není dohraná žádná hra.
numbers-games = Hry
numbers-won = Vyhrané
numbers-share = Podíl
numbers-landed = Dovezené drahokamy
numbers-stolen = Ukradené drahokamy
numbers-robbed = Drahokamy ukradené tobě
numbers-lost = Ztracené kanoe
numbers-sunk = Drahokamy ztracené ve vodopádu
numbers-bought = Kanoe koupené zpět
numbers-players = Podle počtu míst
numbers-seats = Míst: { $count }
numbers-against = Proti botům
numbers-levels = Boti podle úrovně
numbers-goals = Způsob výhry
numbers-gems = Dovezené drahokamy podle barvy
numbers-cards = Zahrané karty
