## A game seen again

replay-title = Hra ještě jednou
replay-more = Průběh a rozbor
replay-controls = Film
replay-bar = Okamžik hry
replay-at = { $round }. kolo, krok { $step } z { $all }
replay-at-short = { $step } / { $all }
replay-first = Na začátek
replay-previous = O krok zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-next = O krok dál
replay-last = Na konec
replay-speed = Rychlost
replay-times = { NUMBER($speed) }×
replay-chose = { $name } tajně hraje: { $card }.
eyes-label = Číma očima
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
share-explore = Otevřít v průzkumníku

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
import-note = Vlož záznam, nebo vyber soubor: text nebo JSON, jak je dává „Sdílet a uložit“.
import-record = Záznam
import-file = Vybrat soubor
import-do = Načíst


## What the analysis says

analysis-title = Rozbor
analysis-later = Hru lze rozebrat, až skončí.
analysis-offer = Podívej se, jak všem stoupala a klesala šance na výhru, které tahy byly nejlepší, co bylo štěstí a co umění.
analysis-ask = Rozebrat tuto hru
analysis-waiting = Čeká, až přijde na řadu …
analysis-running = Rozebráno { $done }
analysis-failed = Rozbor teď není k dispozici: { $text }
analysis-broken = Rozbor se nepodařilo dokončit.
graph-title = Šance na výhru
graph-table = Jako tabulka
table-round = Kolo
table-decision = Rozhodnutí
decision-title = Zobrazené rozhodnutí
decision-best = Nejlepší tahy a šance na výhru s každým z nich
decision-best-hidden = Nejlepší tahy podle toho, co se tehdy vědělo, a šance na výhru s každým z nich
decision-played = Jak se hrálo
decision-parts = Od minulého rozhodnutí: štěstí { $luck }, vlastní hra { $skill } bodů.
decision-none = Tady nikdo nerozhoduje.
grade-only = bez výběru
grade-best = nejlepší
grade-good = dobré
grade-inaccuracy = nepřesné
grade-mistake = chyba
grade-blunder = hrubá chyba
moments-title = Klíčové okamžiky
moment-theft = { $gem ->
    [none] { $name } krade, { $victim } přichází o náklad a hra se obrací.
   *[other] { $name } krade { $gem }, { $victim } o něj přichází a hra se obrací.
}
moment-needless_loss = { $gem ->
    [none] { $name } zbytečně přichází ve vodopádu o kanoi.
   *[other] { $name } zbytečně přichází ve vodopádu o kanoi a { $gem }.
}
moment-unlucky_loss = { $gem ->
    [none] Smůla: { $name } přichází o kanoi, bere ji řeka.
   *[other] Smůla: { $name } přichází o kanoi a { $gem }, bere je řeka.
}
moment-kingmaker = { $name } už nemá moc co získat a rozhoduje, že vyhraje { $other }.
moment-blunder = { $name } tu přichází o hodně; lepší bylo: { $move }.
moment-great_move = { $name } nachází jediný dobrý tah: { $move }.
moment-surprise = Karty ostatních všechno mění: { $name }.
moment-river_turn = O tom, jak dopadne { $name }, rozhoduje rameno řeky.
moment-lead = { $other ->
    [none] { $name } jde do vedení a už ho nepustí.
   *[other] { $name } jde do vedení, kde byl hráč { $other }, a už ho nepustí.
}
moment-decided = Odtud má { $name } výhru skoro jistou.
moment-landing = { $gem ->
    [none] { $name } přiváží drahokam, který rozhoduje.
   *[other] { $name } přiváží { $gem }, a to rozhoduje.
}
report-title = Jak kdo hrál
report-accuracy = Přesnost
report-slips = Chyby
report-slips-words = nepřesnosti: { $inaccuracies } · chyby: { $mistakes } · hrubé chyby: { $blunders }
report-luck = Štěstí
report-skill = Hra
report-note = V bodech ze sta. Štěstí je to, co udělalo rameno řeky a tajné karty ostatních; hra je to, co zahodila vlastní rozhodnutí, posouzená podle toho, co se dalo vědět.

say-card = zahrát { $card }
say-weather = { $way ->
    [up] zhoršit počasí
   *[down] zlepšit počasí
}
say-buy = vykoupit kanoi za { $gem }
say-done = nechat to tak
say-pass = nic nekupovat
say-canoe = { $canoe }: { $move }
say-to = plout { $to }
say-unload = vyložit
say-steal = okrást ({ $name })

mistakes-title = Poučit se z chyb
mistakes-back = Zpět ke hře
mistakes-of = Rozhodnutí hráče
mistakes-place = { $number } z { $all }
mistakes-none = { $name } nemá chybu, která by stála za nový pokus.
mistakes-task = { $round }. kolo. Volba byla: { $played } ({ $loss }). Najdi něco lepšího.
verdict-best = Lépe to nejde.
verdict-better = Lepší než ve hře, ale ještě ne nejlepší.
verdict-worse = To není lepší.
verdict-values = Šance na výhru: tvoje { $tried }, ve hře { $played }, nejlepší { $best }.
verdict-again = Zkusit znovu
verdict-show = Ukázat nejlepší
verdict-next = Další

## A position set up by hand

explore-title = Průzkumník
explore-note = Klepni na kanoi a pak na místo na řece; všechno ostatní se nastavuje tady.
explore-notation = Pozice na jednom řádku
explore-show = Ukázat
explore-share = Zkopírovat odkaz
explore-setup = Sestavení
explore-answer = Co z toho plyne
explore-bad = Takhle to na stole stát nemůže:
explore-thinking = Zvažuje se …
explore-over = Tady nemusí nikdo rozhodovat.
explore-best = Nejlepší tah: { $name }
explore-line = Může to jít takhle:
explore-river = řeka
explore-play = Dohrát s boty
explore-players = Místa
explore-weather = Počasí
explore-arm = Další kotouč
explore-first = První na řadě
explore-phase = Okamžik
explore-turn = Kdo je na tahu
explore-refill = Plné ruce
explore-reset = Od začátku
explore-legal = Dovolené tahy: { $count }
phase-buy_back = výkup
phase-choose = volba karet
phase-turns = tahy
editor-cargo = Na palubě
editor-none = nic
editor-landed = Dovezené
editor-hand = Karty v ruce
editor-card = Vyložená karta
editor-more = o jeden víc: { $gem }
editor-less = o jeden méně: { $gem }

## Numbers

numbers-title = Tvoje čísla
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
numbers-goals = Vyhrané čím
numbers-gems = Dovezené drahokamy podle barvy
numbers-cards = Zahrané karty
