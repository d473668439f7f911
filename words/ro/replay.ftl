## A game seen again

replay-title = Reluarea partidei
replay-more = Desfășurare și analiză
replay-controls = Redare
replay-bar = Momentul partidei
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
eyes-seat = Cum a văzut { $name }

goon-open = Continuă de aici
goon-title = Continuă de aici
goon-note = O partidă nouă începe chiar din acest moment. Tu ocupi un loc, iar boții pe celelalte.
goon-seat = Locul tău
goon-begin = Joacă

share-title = Distribuie și exportă
share-moment = Link către acest moment
share-copy = Copiază
share-copied = Copiat.
share-by-hand = Copiază linkul manual.
share-record = Toată partida
share-text = Ca text
share-json = Ca JSON
share-note = Ambele pot fi importate din nou, aici sau pe alt server, și citite de comanda niagara.
share-position = Această poziție
share-explore = Deschide în editor

games-title = Partide terminate
games-mine = Ale tale
games-public = Publice
games-none = Încă nu este niciuna.
games-more = Mai multe
games-unfinished = Neterminată
games-imported = importată
games-won = { $count ->
    [one] Câștigă { $names }: { $goal }
   *[other] Câștigă împreună { $names }: { $goal }
}
import-title = Importă o partidă
import-note = Lipește o înregistrare sau alege un fișier: text sau JSON, cum le dă „{ share-title }”.
import-record = Înregistrare
import-file = Alege un fișier
import-do = Importă

## A position set up by hand

explore-title = Editor de poziții
explore-note = Atinge o canoe și apoi un spațiu de pe râu; restul se așază mai jos.
explore-notation = Poziția într-un rând
explore-show = Arată
explore-share = Copiază linkul
explore-setup = Așezare
explore-answer = Ce rezultă din ea
explore-bad = Poziția aceasta nu este posibilă:
explore-thinking = Se evaluează…
explore-over = Aici nu trebuie să decidă nimeni.
explore-best = Cea mai bună mutare: { $name }
explore-line = Poate continua astfel:
explore-step = { $name }: { $move }
explore-river = râul
explore-play = Joac-o împotriva boților
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
phase-turns = ture
editor-cargo = La bord
editor-none = nimic
editor-landed = La doc
editor-hand = Cărți în mână
editor-card = Cartea aleasă
editor-more = încă una: { $gem }
editor-less = una mai puțin: { $gem }

## Numbers

numbers-title = Statisticile tale
numbers-yours = Ale tale
numbers-server = Ale tuturor
numbers-server-note = Din ultimele partide terminate pe acest server: { $games }.
numbers-none = Nicio partidă nu s-a terminat încă.
numbers-games = Partide
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
