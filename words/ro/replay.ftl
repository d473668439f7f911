## A game seen again

replay-title = Jocul încă o dată
replay-more = Desfășurare și analiză
replay-controls = Film
replay-bar = Momentul jocului
replay-at = Runda { $round }, pasul { $step } din { $all }
replay-at-short = { $step } / { $all }
replay-first = La început
replay-previous = Un pas înapoi
replay-play = Redă
replay-pause = Pauză
replay-next = Un pas înainte
replay-last = La sfârșit
replay-speed = Viteză
replay-times = { NUMBER($speed) }×
replay-chose = { $name } joacă în secret: { $card }.
eyes-label = Perspectiva
eyes-all = Toate cărțile pe față
eyes-spectator = Ca spectator
eyes-seat = Cum vedea { $name }

goon-open = Continuă de aici
goon-title = Continuă de aici
goon-note = Un joc nou începe chiar în acest moment. Tu iei un loc, boții le iau pe celelalte.
goon-seat = Locul tău
goon-begin = Joacă

share-title = Distribuie și exportă
share-moment = Link către acest moment
share-copy = Copiază
share-copied = Copiat.
share-by-hand = Te rog să copiezi linkul manual.
share-record = Tot jocul
share-text = Ca text
share-json = Ca JSON
share-note = Ambele pot fi citite din nou aici, pe alt server sau de comanda niagara.
share-position = Această poziție
share-explore = Deschide în explorator

games-title = Jocuri terminate
games-mine = Ale tale
games-public = Publice
games-none = Încă nu este niciunul.
games-more = Mai multe
games-unfinished = Nu s-a jucat până la capăt
games-imported = citit
games-won = { $count ->
    [one] Câștigă { $names }: { $goal }
   *[other] Câștigă împreună { $names }: { $goal }
}
import-title = Citește un joc
import-note = Lipește o înregistrare sau alege un fișier: text sau JSON, cum le dă „{ share-title }”.
import-record = Înregistrare
import-file = Alege un fișier
import-do = Citește

## A position set up by hand

explore-title = Explorator
explore-note = Atinge o canoe și apoi un spațiu de pe râu; restul se așază aici.
explore-notation = Poziția într-un rând
explore-show = Arată
explore-share = Copiază linkul
explore-setup = Așezare
explore-answer = Ce urmează din ea
explore-bad = Poziția aceasta nu este posibilă:
explore-thinking = Se cântărește…
explore-over = Aici nu trebuie să decidă nimeni.
explore-best = Cel mai bine pentru { $name }
explore-line = Poate continua astfel:
explore-step = { $name }: { $move }
explore-river = râul
explore-play = Joac-o cu boții
explore-players = Locuri
explore-weather = Vremea
explore-arm = Discul următor
explore-first = Cine începe
explore-phase = Moment
explore-turn = Cine e la rând
explore-refill = Toate cărțile în mână
explore-reset = De la capăt
explore-legal = Mutări permise: { $count }
phase-buy_back = răscumpărare
phase-choose = alegerea cărților
phase-turns = turele
editor-cargo = La bord
editor-none = nimic
editor-landed = La doc
editor-hand = Cărți în mână
editor-card = Cartea jucată
editor-more = încă una: { $gem }
editor-less = una mai puțin: { $gem }

## Numbers

numbers-title = Cifrele tale
numbers-yours = Ale tale
numbers-server = Ale tuturor
numbers-server-note = Din ultimele jocuri terminate pe acest server: { $games }.
numbers-none = Niciun joc nu s-a terminat încă.
numbers-games = Jocuri
numbers-won = Câștigate
numbers-share = Procent
numbers-landed = Pietre aduse la doc
numbers-stolen = Pietre furate
numbers-robbed = Pietre furate de la tine
numbers-lost = Canoe pierdute
numbers-sunk = Pietre pierdute în cascadă
numbers-bought = Canoe răscumpărate
numbers-players = După numărul de locuri
numbers-seats = { $count } locuri
numbers-against = Împotriva boților
numbers-levels = Boți după nivel
numbers-goals = Câștigate prin
numbers-gems = Pietre la doc după culoare
numbers-cards = Cărți jucate
