## The way in

host-title = Stránka správce serveru
host-enter = Otevřít ji v tomto prohlížeči
host-enter-note = Týden tu uvidíš stoly, hlášení a čísla tohoto serveru. Odkaz platí jednou.
host-link-bad = Tento odkaz je použitý, moc starý nebo tu není známý. Příkaz „niagara admin page“ vypíše nový.
host-nothing = Tady nic není. Správce serveru dostane odkaz příkazem „niagara admin page“.
host-end = Ukončit tady
host-end-ask = Ukončit v tomto prohlížeči?
host-end-note = K návratu potřebuješ nový odkaz.
host-until = Otevřeno v tomto prohlížeči do

## What there is

host-tables = Stoly
host-reports = Hlášení
host-removals = Odstraněno
host-server = Server
host-players = Právě hrají
host-watchers = Dívají se
host-watchers-count = Dívají se: { $count }
host-moves = Tahy za poslední minutu
host-waiting = Boti čekající na přemýšlení
host-memory = Stoly v paměti
host-sockets = Otevřená spojení stolů
host-lag = Nejdelší zpoždění za poslední minutu
host-database = Databáze
host-since = Běží od
host-processes = Procesy
host-version = Verze
host-one-of = Tato čísla jsou jednoho procesu.

## Tables

host-tables-none = U stolů nikdo nesedí.
host-tables-more = To jsou stoly, které se změnily naposledy. Je jich víc.
host-made = založeno: { $time }
host-public = veřejný
host-private = jen s odkazem
host-watch = Dívat se
host-close = Zavřít
host-close-ask = Zavřít tento stůl?
host-close-note = Všechno, co se tam odehrálo a řeklo, zmizí všem navždy.

## People

host-person = Přejmenovat nebo odhlásit
host-person-of = { $name }: přejmenovat nebo odhlásit
host-name-new = Nové jméno
host-rename = Přejmenovat
host-rename-note = Jméno se změní všude, i ve skončených hrách.
host-sign-out = Odhlásit na všech zařízeních
host-sign-out-note = Na každém zařízení to bude neznámý host. Místa čekají jako na každého, kdo tu není.

## Reports

host-reports-none = Žádná otevřená hlášení.
host-reports-all = Ukázat i vyřízená
host-report-about = Koho se týká: { $name }
host-report-now = teď { $name }
host-report-by = hlásí { $name }
host-line-remove = Odstranit
host-line-ask = Odstranit tento řádek?
host-line-note = Nikdo u stolu si ho už nepřečte.
host-line-gone = odstraněno
host-settle = Vyřízeno
host-settled = vyřízeno
host-look = Ke stolu

## What was taken away

host-removals-none = Za posledních 90 dní se tu nic neodstranilo.
host-removed-table = Zavřený stůl
host-removed-line = Odstraněný řádek chatu: { $name }
host-removed-name = Nové jméno: { $name }
host-removed-devices = Odhlášeno: { $name }

## Limits

host-limits = Omezení
host-limits-note = Pro jednu síť; s hvězdičkou pro jednoho hosta.
host-a-second = za sekundu
host-at-once = najednou
host-limit-files = Soubory
host-limit-health = Kontroly stavu
host-limit-requests = Dotazy
host-limit-tables = Nové stoly
host-limit-practice = Cvičení
host-limit-analysis = Hry k rozboru
host-limit-positions = Pozice k rozboru
host-limit-retelling = Záznamy a přehrávání
host-limit-messages = Zprávy
host-limit-chat = Řádky chatu
host-limit-people = Změny zařízení
host-keeping = Jak dlouho se uchovává
host-keep-open = Stoly, kde se nehrálo
host-keep-nobodys = Hry samotných botů
host-keep-imports = Načtené hry
host-keep-games = Všechny ostatní hry
host-keep-sessions = Zařízení, která se nevracejí
host-for-ever = navždy
host-more = Další
host-sockets-each = Spojení stolů z jedné adresy
host-connections-each = Spojení z jedné adresy
host-words = Nežádoucí slova
host-leaderboard = Žebříček
host-on = ano
host-off = ne
