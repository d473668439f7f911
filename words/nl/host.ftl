## The way in

host-title = Pagina van de serverbeheerder
host-enter = In deze browser openen
host-enter-note = Een week lang zie je hier tafels, meldingen en cijfers van deze server. De link werkt één keer.
host-link-bad = Deze link is gebruikt, te oud of hier niet bekend. De opdracht “niagara admin page” geeft een nieuwe.
host-nothing = Hier is niets. Wie deze server beheert, krijgt een link met de opdracht “niagara admin page”.
host-end = Hier beëindigen
host-end-ask = In deze browser beëindigen?
host-end-note = Om terug te komen heb je een nieuwe link nodig.
host-until = Open in deze browser tot

## What there is

host-tables = Tafels
host-reports = Meldingen
host-removals = Verwijderd
host-server = Server
host-players = Spelen nu
host-watchers = Kijken toe
host-watchers-count = Kijken toe: { $count }
host-moves = Zetten in de laatste minuut
host-waiting = Bots die wachten om te denken
host-memory = Tafels in het geheugen
host-sockets = Open tafelverbindingen
host-lag = Langste vertraging van de laatste minuut
host-database = Gegevensbestand
host-since = Draait sinds
host-processes = Processen
host-version = Versie
host-one-of = Deze cijfers zijn van één proces.

## Tables

host-tables-none = Er zit niemand aan een tafel.
host-tables-more = Dit zijn de tafels die het laatst veranderd zijn. Er zijn er meer.
host-made = gemaakt op { $time }
host-public = openbaar
host-private = alleen met link
host-watch = Kijken
host-close = Sluiten
host-close-ask = Deze tafel sluiten?
host-close-note = Alles wat daar gespeeld en gezegd is, is dan voor iedereen voorgoed weg.

## People

host-person = Hernoemen of afmelden
host-person-of = { $name }: hernoemen of afmelden
host-name-new = Nieuwe naam
host-rename = Hernoemen
host-rename-note = De naam verandert overal, ook in spellen die afgelopen zijn.
host-sign-out = Op alle apparaten afmelden
host-sign-out-note = Deze persoon is dan op elk apparaat een vreemde. De plaatsen wachten zoals bij iedereen die weg is.

## Reports

host-reports-none = Geen open meldingen.
host-reports-all = Ook afgehandelde tonen
host-report-about = Over { $name }
host-report-now = nu { $name }
host-report-by = van { $name }
host-line-remove = Verwijderen
host-line-ask = Deze regel verwijderen?
host-line-note = Niemand aan de tafel kan hem dan nog lezen.
host-line-gone = verwijderd
host-settle = Afgehandeld
host-settled = afgehandeld
host-look = Naar de tafel

## What was taken away

host-removals-none = De laatste 90 dagen is hier niets verwijderd.
host-removed-table = Een tafel is gesloten
host-removed-line = Een chatregel is verwijderd: { $name }
host-removed-name = Iemand is hernoemd: { $name }
host-removed-devices = Iemand is afgemeld: { $name }

## Limits

host-limits = Grenzen
host-limits-note = Voor één netwerk; met een sterretje voor één bezoeker.
host-a-second = per seconde
host-at-once = tegelijk
host-limit-files = Bestanden
host-limit-health = Gezondheidscontroles
host-limit-requests = Verzoeken
host-limit-tables = Nieuwe tafels
host-limit-practice = Oefeningen
host-limit-analysis = Spellen om te analyseren
host-limit-positions = Stellingen om te analyseren
host-limit-retelling = Verslagen en herhalingen
host-limit-messages = Berichten
host-limit-chat = Chatregels
host-limit-people = Wijzigingen van apparaten
host-keeping = Bewaard gedurende
host-keep-open = Tafels waar niets gespeeld is
host-keep-nobodys = Spellen van alleen bots
host-keep-imports = Ingelezen spellen
host-keep-games = Alle andere spellen
host-keep-sessions = Apparaten die niet terugkomen
host-for-ever = altijd
host-more = Verder
host-sockets-each = Tafelverbindingen van één adres
host-connections-each = Verbindingen van één adres
host-words = Ongewenste woorden
host-leaderboard = Ranglijst
host-on = aan
host-off = uit
