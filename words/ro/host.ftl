## The way in

host-title = Pagina administratorului serverului
host-enter = Deschide-o în acest browser
host-enter-note = Timp de o săptămână va arăta mesele, sesizările și cifrele acestui server. Linkul merge o singură dată.
host-link-bad = Acest link este folosit, prea vechi sau necunoscut aici. Comanda „niagara admin page” dă unul nou.
host-nothing = Aici nu este nimic. Administratorul serverului primește un link cu comanda „niagara admin page”.
host-end = Încheie aici
host-end-ask = Închei în acest browser?
host-end-note = Ca să te întorci îți trebuie un link nou.
host-until = Deschisă în acest browser până la

## What there is

host-tables = Mese
host-reports = Sesizări
host-removals = Eliminate
host-server = Serverul
host-players = Joacă acum
host-watchers = Privesc
host-watchers-count = Privesc: { $count }
host-moves = Mutări în ultimul minut
host-waiting = Boți care așteaptă să gândească
host-memory = Mese în memorie
host-sockets = Conexiuni deschise ale meselor
host-lag = Cea mai lungă întârziere din ultimul minut
host-database = Baza de date
host-since = Pornit din
host-processes = Procese
host-version = Versiunea
host-one-of = Aceste cifre sunt ale unui singur proces.

## Tables

host-tables-none = Nu stă nimeni la mese.
host-tables-more = Acestea sunt mesele schimbate ultimele. Mai sunt și altele.
host-made = făcută: { $time }
host-public = publică
host-private = numai cu link
host-watch = Privește
host-close = Închide
host-close-ask = Închizi această masă?
host-close-note = Tot ce s-a jucat și s-a spus acolo dispare pentru toți, definitiv.

## People

host-person = Redenumește sau deconectează
host-person-of = { $name }: redenumește sau deconectează
host-name-new = Nume nou
host-rename = Redenumește
host-rename-note = Numele se schimbă peste tot, și în jocurile terminate.
host-sign-out = Deconectează pe toate dispozitivele
host-sign-out-note = Această persoană devine necunoscută pe orice dispozitiv. Locurile așteaptă ca pentru oricine lipsește.

## Reports

host-reports-none = Nicio sesizare deschisă.
host-reports-all = Arată și cele rezolvate
host-report-about = Despre { $name }
host-report-now = acum { $name }
host-report-by = de la { $name }
host-line-remove = Elimină
host-line-ask = Elimini acest rând?
host-line-note = Nimeni de la masă nu îl mai poate citi.
host-line-gone = eliminat
host-settle = Rezolvat
host-settled = rezolvat
host-look = La masă

## What was taken away

host-removals-none = Nu s-a eliminat nimic aici în ultimele 90 de zile.
host-removed-table = O masă închisă
host-removed-line = Un rând din chat eliminat: { $name }
host-removed-name = Un nume schimbat: { $name }
host-removed-devices = Deconectare: { $name }

## Limits

host-limits = Limite
host-limits-note = Pentru o rețea; cu asterisc, pentru un vizitator.
host-a-second = pe secundă
host-at-once = deodată
host-limit-files = Fișiere
host-limit-health = Verificări de stare
host-limit-requests = Cereri
host-limit-tables = Mese noi
host-limit-practice = Exerciții
host-limit-analysis = Jocuri de analizat
host-limit-positions = Poziții de analizat
host-limit-retelling = Înregistrări și reluări
host-limit-messages = Mesaje
host-limit-chat = Rânduri de chat
host-limit-people = Schimbări de dispozitive
host-keeping = Cât se păstrează
host-keep-open = Mese la care nu s-a jucat
host-keep-nobodys = Jocuri numai între boți
host-keep-imports = Jocuri importate
host-keep-games = Toate celelalte jocuri
host-keep-sessions = Dispozitive care nu se întorc
host-for-ever = pentru totdeauna
host-more = Altele
host-sockets-each = Conexiuni ale meselor de la o adresă
host-connections-each = Conexiuni de la o adresă
host-words = Cuvinte nedorite
host-leaderboard = Clasament
host-on = da
host-off = nu
