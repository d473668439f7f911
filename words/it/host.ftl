## The way in

host-title = Pagina di chi gestisce il server
host-enter = Aprirla in questo browser
host-enter-note = Per una settimana mostrerà tavoli, segnalazioni e cifre di questo server. Il link vale una volta.
host-link-bad = Questo link è già usato, troppo vecchio o sconosciuto qui. Il comando «niagara admin page» ne dà uno nuovo.
host-nothing = Qui non c’è niente. Chi gestisce questo server ottiene un link con il comando «niagara admin page».
host-end = Chiudere qui
host-end-ask = Chiuderla in questo browser?
host-end-note = Per tornare ti serve un link nuovo.
host-until = Aperta in questo browser fino a

## What there is

host-tables = Tavoli
host-reports = Segnalazioni
host-removals = Rimossi
host-server = Server
host-players = Giocano ora
host-watchers = Guardano
host-watchers-count = Guardano: { $count }
host-moves = Mosse dell’ultimo minuto
host-waiting = Bot in attesa di pensare
host-memory = Tavoli in memoria
host-sockets = Connessioni ai tavoli
host-lag = Ritardo massimo dell’ultimo minuto
host-database = Banca dati
host-since = In funzione da
host-processes = Processi
host-version = Versione
host-one-of = Queste cifre sono di un solo processo.

## Tables

host-tables-none = Non c’è nessuno ai tavoli.
host-tables-more = Questi sono i tavoli cambiati per ultimi. Ce ne sono altri.
host-made = creato: { $time }
host-public = pubblico
host-private = solo con il link
host-watch = Guarda
host-close = Chiudi
host-close-ask = Chiudere questo tavolo?
host-close-note = Tutto ciò che vi è stato giocato e detto sparisce per tutti e per sempre.

## People

host-person = Rinomina o disconnetti
host-person-of = { $name }: rinomina o disconnetti
host-name-new = Nuovo nome
host-rename = Rinomina
host-rename-note = Il nome cambia dappertutto, anche nelle partite finite.
host-sign-out = Disconnetti da tutti i dispositivi
host-sign-out-note = Questa persona sarà sconosciuta su ogni dispositivo. I suoi posti aspettano come per ogni assenza.

## Reports

host-reports-none = Nessuna segnalazione aperta.
host-reports-all = Mostra anche quelle risolte
host-report-about = Su { $name }
host-report-now = ora { $name }
host-report-by = da { $name }
host-line-remove = Rimuovi
host-line-ask = Rimuovere questa riga?
host-line-note = Nessuno al tavolo potrà più leggerla.
host-line-gone = rimossa
host-settle = Risolta
host-settled = risolta
host-look = Vai al tavolo

## What was taken away

host-removals-none = Negli ultimi 90 giorni qui non è stato rimosso niente.
host-removed-table = È stato chiuso un tavolo
host-removed-line = È stata rimossa una riga della chat: { $name }
host-removed-name = È stato cambiato un nome: { $name }
host-removed-devices = Disconnesso: { $name }

## Limits

host-limits = Limiti
host-limits-note = Per una rete; con l’asterisco, per un visitatore.
host-a-second = al secondo
host-at-once = insieme
host-limit-files = File e pagine
host-limit-health = Controlli di salute
host-limit-requests = Richieste
host-limit-tables = Nuovi tavoli
host-limit-practice = Esercizi
host-limit-analysis = Partite da analizzare
host-limit-positions = Posizioni da analizzare
host-limit-retelling = Registrazioni e repliche
host-limit-messages = Messaggi
host-limit-chat = Righe di chat
host-limit-people = Modifiche ai dispositivi
host-keeping = Conservazione
host-keep-open = Tavoli dove non si è giocato
host-keep-nobodys = Partite di soli bot
host-keep-imports = Partite importate
host-keep-games = Tutte le altre partite
host-keep-sessions = Dispositivi che non tornano
host-for-ever = per sempre
host-more = Altro
host-sockets-each = Connessioni ai tavoli per indirizzo
host-connections-each = Connessioni per indirizzo
host-words = Parole sgradite
host-leaderboard = Classifica
host-on = sì
host-off = no
