## The way in

host-title = Seite des Betreibers
host-enter = Diesen Browser dafür freigeben
host-enter-note = Er zeigt dann eine Woche lang Tische, Meldungen und Zahlen dieses Servers. Der Link gilt einmal.
host-link-bad = Dieser Link ist verbraucht, zu alt oder hier nicht bekannt. Der Befehl „niagara admin page“ gibt einen neuen aus.
host-nothing = Hier ist nichts. Wer diesen Server betreibt, bekommt mit dem Befehl „niagara admin page“ einen Link.
host-end = Hier beenden
host-end-ask = In diesem Browser beenden?
host-end-note = Zum Wiederkommen brauchst du einen neuen Link.
host-until = Dieser Browser ist freigegeben bis

## What there is

host-tables = Tische
host-reports = Meldungen
host-removals = Entfernt
host-server = Server
host-players = Am Spielen
host-watchers = Am Zuschauen
host-watchers-count = Am Zuschauen: { $count }
host-moves = Züge in der letzten Minute
host-waiting = Bots, die aufs Denken warten
host-memory = Tische im Speicher
host-sockets = Offene Verbindungen der Tische
host-lag = Längste Verzögerung der letzten Minute
host-database = Datenbank
host-since = Läuft seit
host-processes = Prozesse
host-version = Version
host-one-of = Diese Zahlen sind die eines Prozesses.

## Tables

host-tables-none = An keinem Tisch sitzt jemand.
host-tables-more = Das sind die Tische, die sich zuletzt geändert haben. Es gibt noch mehr.
host-made = angelegt { $time }
host-public = öffentlich
host-private = nur mit Link
host-watch = Zuschauen
host-close = Schließen
host-close-ask = Diesen Tisch schließen?
host-close-note = Alles, was dort gespielt und gesagt wurde, ist dann für alle endgültig weg.

## People

host-person = Umbenennen oder abmelden
host-person-of = { $name }: umbenennen oder abmelden
host-name-new = Neuer Name
host-rename = Umbenennen
host-rename-note = Der Name ändert sich überall, auch in beendeten Spielen.
host-sign-out = Auf allen Geräten abmelden
host-sign-out-note = Diese Person ist dann auf jedem Gerät fremd. Ihre Plätze warten wie bei allen, die weg sind.

## Reports

host-reports-none = Keine offenen Meldungen.
host-reports-all = Auch erledigte zeigen
host-report-about = Über { $name }
host-report-now = jetzt { $name }
host-report-by = von { $name }
host-line-remove = Entfernen
host-line-ask = Diese Zeile entfernen?
host-line-note = Am Tisch kann sie dann niemand mehr lesen.
host-line-gone = entfernt
host-settle = Erledigt
host-settled = erledigt
host-look = Zum Tisch

## What was taken away

host-removals-none = In den letzten 90 Tagen wurde hier nichts entfernt.
host-removed-table = Ein Tisch wurde geschlossen
host-removed-line = Eine Chatzeile wurde entfernt: { $name }
host-removed-name = Jemand wurde umbenannt: { $name }
host-removed-devices = Jemand wurde abgemeldet: { $name }

## Limits

host-limits = Grenzen
host-limits-note = Für ein Netz; mit Sternchen für einen Besucher.
host-a-second = pro Sekunde
host-at-once = auf einmal
host-limit-files = Dateien
host-limit-health = Zustandsabfragen
host-limit-requests = Anfragen
host-limit-tables = Neue Tische
host-limit-practice = Übungen
host-limit-analysis = Spiele zum Analysieren
host-limit-positions = Stellungen zum Analysieren
host-limit-retelling = Aufzeichnungen und Wiederholungen
host-limit-messages = Nachrichten
host-limit-chat = Chatzeilen
host-limit-people = Änderungen an Geräten
host-keeping = Aufbewahrt für
host-keep-open = Tische, an denen nichts gespielt wurde
host-keep-nobodys = Spiele nur mit Bots
host-keep-imports = Importierte Spiele
host-keep-games = Alle anderen Spiele
host-keep-sessions = Geräte, die nicht wiederkommen
host-for-ever = für immer
host-more = Weiteres
host-sockets-each = Tischverbindungen einer Adresse
host-connections-each = Verbindungen einer Adresse
host-words = Unerwünschte Wörter
host-leaderboard = Rangliste
host-on = an
host-off = aus
