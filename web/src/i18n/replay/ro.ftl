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
eyes-label = Cu ochii cui
eyes-all = Toate cărțile pe față
eyes-spectator = Ca spectator
eyes-seat = Cum vedea { $name }

goon-open = Continuă de aici
goon-title = Continuă de aici
goon-note = Un joc nou începe chiar în acest moment. Tu iei un loc, boții le iau pe celelalte.
goon-seat = Locul tău
goon-begin = Joacă

share-title = Împarte și exportă
share-moment = Link către acest moment
share-copy = Copiază
share-copied = Copiat.
share-by-hand = Te rog să copiezi linkul cu mâna.
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
import-note = Lipește o înregistrare sau alege un fișier: text sau JSON, cum le dă „Împarte și exportă”.
import-record = Înregistrare
import-file = Alege un fișier
import-do = Citește


## What the analysis says

analysis-title = Analiză
analysis-later = Jocul poate fi analizat după ce se termină.
analysis-offer = Vezi cum au crescut și au scăzut șansele fiecăruia, care mutări au fost cele mai bune, ce a fost noroc și ce a fost pricepere.
analysis-ask = Analizează acest joc
analysis-waiting = Își așteaptă rândul …
analysis-running = { $done } analizat
analysis-failed = Analiza nu este disponibilă acum: { $text }
analysis-broken = Analiza nu a putut fi terminată.
graph-title = Șansa de a câștiga
graph-table = Ca tabel
table-round = Runda
table-decision = Decizie
decision-title = Decizia arătată
decision-best = Cele mai bune mutări și șansa de câștig cu fiecare
decision-best-hidden = Cele mai bune mutări după ce se știa atunci și șansa de câștig cu fiecare
decision-played = Cum s-a jucat
decision-parts = De la ultima decizie: noroc { $luck }, joc propriu { $skill } puncte.
decision-none = Aici nu decide nimeni.
grade-only = fără alegere
grade-best = cea mai bună
grade-good = bună
grade-inaccuracy = imprecisă
grade-mistake = greșeală
grade-blunder = gafă
moments-title = Momente cheie
moment-theft = { $gem ->
    [none] { $name } fură de la { $victim } și jocul se întoarce.
   *[other] { $name } fură { $gem } de la { $victim } și jocul se întoarce.
}
moment-needless_loss = { $gem ->
    [none] { $name } pierde fără rost o canoe în cascadă.
   *[other] { $name } pierde fără rost o canoe și { $gem } în cascadă.
}
moment-unlucky_loss = { $gem ->
    [none] Ghinion: râul ia o canoe ({ $name }).
   *[other] Ghinion: râul ia o canoe și { $gem } ({ $name }).
}
moment-kingmaker = { $name } nu mai are mult de câștigat și dă jocul pentru { $other }.
moment-blunder = Aici { $name } risipește mult; mai bine era: { $move }.
moment-great_move = { $name } găsește singura mutare bună: { $move }.
moment-surprise = Cărțile celorlalți schimbă totul pentru { $name }.
moment-river_turn = Brațul râului hotărăște soarta pentru { $name }.
moment-lead = { $other ->
    [none] { $name } trece în frunte și rămâne acolo.
   *[other] { $name } ia conducerea de la { $other } și o păstrează.
}
moment-decided = De aici încolo { $name } are victoria aproape sigură.
moment-landing = { $gem ->
    [none] { $name } aduce la doc o piatră care contează.
   *[other] { $name } aduce la doc { $gem }, și asta contează.
}
report-title = Cum a jucat fiecare
report-accuracy = Precizie
report-slips = Scăpări
report-slips-words = imprecizii: { $inaccuracies } · greșeli: { $mistakes } · gafe: { $blunders }
report-luck = Noroc
report-skill = Joc
report-note = În puncte din o sută. Norocul este ce au făcut brațul râului și cărțile secrete ale celorlalți; jocul este ce au risipit deciziile proprii, judecate după ce se putea ști.

say-card = joacă { $card }
say-weather = { $way ->
    [up] strică vremea
   *[down] îndreaptă vremea
}
say-buy = răscumpără o canoe cu { $gem }
say-done = se oprește aici
say-pass = nu cumpără nimic
say-canoe = { $canoe }: { $move }
say-to = merge { $to }
say-unload = descarcă
say-steal = fură de la { $name }

mistakes-title = Învață din greșeli
mistakes-back = Înapoi la joc
mistakes-of = Deciziile lui
mistakes-place = { $number } din { $all }
mistakes-none = { $name } nu a făcut nicio greșeală care merită încă o încercare.
mistakes-task = Runda { $round }. S-a ales: { $played } ({ $loss }). Găsește ceva mai bun.
verdict-best = Mai bine de atât nu se poate.
verdict-better = Mai bine decât în joc, dar încă nu cel mai bine.
verdict-worse = Nu este mai bine.
verdict-values = Șansa de câștig: a ta { $tried }, în joc { $played }, cea mai bună { $best }.
verdict-again = Încă o dată
verdict-show = Arată cel mai bun
verdict-next = Mai departe

## A position set up by hand

explore-title = Explorator
explore-note = Atinge o canoe și apoi un loc de pe râu; restul se așază aici.
explore-notation = Poziția într-un rând
explore-show = Arată
explore-share = Copiază linkul
explore-setup = Așezare
explore-answer = Ce urmează din ea
explore-bad = Așa ceva nu poate sta pe masă:
explore-thinking = Se cântărește …
explore-over = Aici nu trebuie să decidă nimeni.
explore-best = Cel mai bine pentru { $name }
explore-line = Poate continua astfel:
explore-river = râul
explore-play = Joac-o cu boții
explore-players = Locuri
explore-weather = Vremea
explore-arm = Discul următor
explore-first = Primul loc
explore-phase = Moment
explore-turn = Cine e la rând
explore-refill = Mâini pline
explore-reset = De la capăt
explore-legal = Mutări permise: { $count }
phase-buy_back = răscumpărare
phase-choose = alegerea cărților
phase-turns = rândurile
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
numbers-share = Parte
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
