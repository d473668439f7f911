## The app

app-name = Niagara
app-tagline = Flussab paddeln, Edelsteine holen und zurück sein, ehe der Wasserfall dich holt.
close = Schließen
home = Startseite
copy = Kopieren
copied = Kopiert
loading = Einen Moment …

## Home

home-play = Spielen
home-play-note = Du und drei Bots. Es geht sofort los.
home-now = Jetzt mit anderen spielen
home-now-waiting = { $count ->
    [one] Jemand wartet schon.
   *[other] { $count } warten schon.
  }
home-name = Dein Name
home-friends = Mit Freunden
home-friends-note = Schick einen Link. Niemand braucht ein Konto.
home-near-note = Über einen Hotspot, ohne Internet.
home-join = Bei Freunden mitspielen
home-join-note = Eure Geräte sind nah beieinander.
home-device = Alle an einem Gerät
home-device-note = Ein Handy oder Tablet geht reihum.
home-watch = Bots zuschauen
home-watch-note = Vier Bots um die Wette.
home-learn = Das Spiel lernen
home-learn-note = Etwa zehn Minuten, beim Spielen.
home-games = Partien und Statistik
home-games-note = Nachspielen, Analyse, deine Statistik, Stellungslabor.
home-continue = Weiterspielen
home-yours = Deine Partien
home-open = Offene Tische
home-playing = Hier wird gespielt
home-level = Bots
home-about = Eine unabhängige, quelloffene Fassung des Brettspiels von Thomas Liesching. Mit eigenem Regeltext und eigenen Bildern.
home-failed = Das hat nicht geklappt: { $text }
home-more = Mehr Spielarten

table-with = mit { $names }
table-alone = allein
table-status-open = wartet
table-status-playing = läuft
table-status-over = zu Ende
table-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
  }
table-open = Öffnen
table-join = Mitspielen
table-watch = Zuschauen
cancel = Abbrechen
table-until = bis { $time }
table-left = Ein Bot spielt für dich weiter
table-paused = Pause
table-delete = Diese Partie löschen
table-delete-ask = Diese Partie löschen?
table-delete-note = Sie lässt sich nicht zurückholen.
table-delete-yes = Löschen
game-replay = Ansehen
game-unfinished = Nicht zu Ende gespielt

# Somebody who wanted to be forgotten, in the games of others.
former-player = Ehemaliger Spieler

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Robin
    [1] Kim
    [2] Alex
    [3] Sam
    [4] Toni
   *[other] Jo
  }
device-name = Spieler { $number }
guise-title = Dein Gesicht und deine Farbe
guise-colour = Farbe deiner Kanus
guise-any = Egal
room-move = Hierher setzen
colour-0 = Blau
colour-1 = Grün
colour-2 = Gelb
colour-3 = Rot
colour-4 = Braun

## New table

friends-title = Ein Tisch für Freunde
friends-seats = Plätze
friends-seats-hint = Wie viele insgesamt spielen, dich mitgezählt.
friends-bots = Bots am Tisch
friends-house = Zu zweit zu spielen ist eine Hausregel; im Regelheft steht: drei bis fünf.
friends-options = Hausregeln
friends-make = Tisch aufmachen
friends-public = Bei den offenen Tischen zeigen
friends-coach = Alle dürfen den Trainer fragen
coach-title = Trainer
friends-clock = Uhr
clock-none = Keine Uhr
clock-live = { $seconds ->
    [one] Eine Sekunde je Entscheidung
   *[other] { $seconds } Sekunden je Entscheidung
  }
clock-live-reserve = { $seconds ->
    [one] Eine Sekunde je Entscheidung
   *[other] { $seconds } Sekunden je Entscheidung
  }, { $minutes } min Reserve
clock-post = { $days ->
    [one] Per Post: ein Tag je Entscheidung
   *[other] Per Post: { $days } Tage je Entscheidung
  }
option-stealing = Stehlen erlaubt
option-stealing-note = Ausschalten für friedliche Familienrunden.
option-fork = Zufällige Gabelung
option-fork-note = Jede Scheibe nimmt zufällig einen Arm statt abwechselnd links und rechts.
option-tie_break = Gleichstand nach Steinwert
option-tie_break-note = Amethyst 1 bis Rubin 5; sonst gewinnt man gemeinsam.
option-max_rounds = Rundenlimit
option-max_rounds-note = Nach so vielen Runden endet die Partie unentschieden; leer heißt: kein Limit.

device-title = Alle an einem Gerät
device-players = Mitspieler
device-add = Noch jemand
device-remove = { $name } entfernen
device-bots = Dazu Bots
device-start = Los
device-note = Karten sind geheim: Zwischen den Spielern fällt ein Vorhang.

watch-title = Bots zuschauen

## Waiting room

room-title = Warten auf Paddler
room-invite = Schick diesen Link deinen Freunden
room-link = Der Link zu diesem Tisch
room-qr = QR-Code des Links zu diesem Tisch
room-seat-open = Freier Platz
room-seat-you = du
room-sit = Hinsetzen
room-start = Los
room-fill = Mit Bots auffüllen und los
room-fill-level = Bots spielen als
room-waiting-host = Der Gastgeber startet die Partie, wenn alle da sind.
room-leave = Tisch verlassen
room-share = Teilen …
room-codes = Codes zeigen
friends-absent = Wenn jemand weg ist
absent-wait = Die Partie wartet
absent-bot = Nach einer Weile spielt ein Bot weiter
room-need-name = Gib zuerst deinen Namen ein.
room-host = Gastgeber
room-away = gerade nicht da
room-kick = { $name } wegschicken
room-kick-note = { $name } kann sich nicht mehr an diesen Tisch setzen.
room-kick-yes = Wegschicken
rules-book = Wie im Regelheft
watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } schauen zu
  }
watchers-who = { watchers }: { $names }
seat-bot = Bot: { $level }

## Menu and settings

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
theme-auto = Wie das System
theme-day = Tag
theme-dusk = Dämmerung
settings-motion = Bewegung
motion-auto = Wie das System
motion-full = Lebhaft
motion-calm = Ruhig
settings-sound = Ton
settings-volume = Lautstärke der Effekte
settings-scene = Fluss und Vögel
settings-speed = Tempo
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Ohne Warten
settings-confirm = Vor dem Spielen bestätigen
settings-confirm-note = Aus: Eine Karte oder ein Zug gilt, sobald klar ist, was du meinst.
settings-tracker = Zeigen, welche Karten noch auf der Hand sind
settings-hints = Hinweise: Reichweite und Gefahr
settings-letters = Buchstaben auf Steinen
settings-notation = Züge auch in Notation
settings-banter = Tiere sagen ab und zu etwas
settings-text = Brett in Worten zeigen
settings-tips = Tipps für die erste Partie
settings-call-sound = Ton, wenn du dran bist
settings-call-vibrate = Vibrieren, wenn du dran bist
settings-call-notify = Mitteilung, wenn du dran bist
settings-call-notify-note = Solange diese Seite im Hintergrund offen ist.
settings-call-denied = Der Browser verbietet es. Erlauben kannst du es in seinen Einstellungen für diese Seite.
settings-call-insecure = Nur über HTTPS: Anderswo erlauben Browser das nicht.
call-offer = Möchtest du eine Mitteilung, wenn du dran bist?
call-offer-yes = Ja, bitte
settings-pause = Bots warten
menu-title = Menü
menu-settings = Einstellungen
menu-rules = Spielanleitung
menu-link = Link zu diesem Tisch kopieren
menu-record = Aufzeichnung speichern
menu-keys = Tasten
keys-cards = 1–6, C
keys-cards-note = Karte wählen
keys-canoe-note = Kanu nehmen
keys-ends = ← →
keys-ends-note = durch seine Züge gehen
keys-enter = Enter
keys-enter-note = nehmen, dann bestätigen
keys-undo-note = zurücknehmen
keys-text-note = das Brett in Worten
keys-skip = Leertaste
keys-skip-note = überspringen, was gezeigt wird

pause-short = gar nicht
pause-normal = kurz
pause-long = länger

## What went wrong, by the server's code

problem-unreachable = Der Server ist nicht erreichbar.
problem-http-404 = Diesen Tisch gibt es nicht.
problem-already_started = Diese Partie hat schon begonnen; du kannst zuschauen.
problem-bad_position = Diese Stellung lässt sich nicht lesen.
problem-bad_record = Diese Aufzeichnung lässt sich nicht lesen.
problem-busy = Viele Partien warten auf ihre Analyse. Schau bitte etwas später noch einmal vorbei.
problem-fault = Beim Server ist etwas schiefgegangen. Es wurde notiert.
problem-imported = Diese Partie wurde woanders gespielt; mach einen eigenen Tisch auf.
problem-kicked = Du wurdest von diesem Tisch weggeschickt.
problem-not_absent = Dort fehlt niemand.
problem-not_alone = Hier spielen auch andere mit.
problem-long_record = Diese Aufzeichnung ist zu lang: Eine Partie darf bis zu { $moves } Züge und { $rounds } Runden haben.
problem-malformed = Damit konnte der Server nichts anfangen.
problem-muted = Der Gastgeber hat dich stummgeschaltet.
problem-newer_log = Eine neuere Version von Niagara hat diese Partie weitergeführt. Erst muss dieser Server aktualisiert werden.
problem-no_coach = An diesem Tisch darf niemand den Trainer fragen.
problem-no_such_decision = Dort hatte dieser Platz nichts zu entscheiden.
problem-no_such_lesson = Diese Lektion gibt es nicht.
problem-no_such_level = Diese Stufe gibt es nicht.
problem-no_such_seat = Diesen Platz gibt es nicht.
problem-no_such_space = Dieses Feld gibt es nicht.
problem-no_such_table = Diese Partie gibt es nicht.
problem-not_found = Hier ist nichts.
problem-not_host = Das kann nur der Gastgeber.
problem-not_playing = An diesem Tisch wurde noch nichts gespielt.
problem-no_such_person = Diese Person ist nicht hier.
problem-too_many_programs = Du hast zu viele Token. Beende bitte zuerst eines in den Einstellungen.
problem-too_many_reports = Für heute ist es genug; bitte sag es dem Betreiber des Servers auf anderem Weg.
problem-not_seated = Nur wer hier sitzt, kann um noch eine Partie bitten.
problem-other_seats = Die Stellung hat eine andere Zahl von Plätzen.
problem-other_site = Das kann eine fremde Seite hier nicht tun.
problem-over_already = In dieser Stellung ist das Spiel schon aus.
problem-seat_taken = Dieser Platz ist schon besetzt.
problem-seats_open = Es sind noch Plätze frei.
problem-slow_down = Das war zu viel auf einmal. Versuch es in { $seconds } s noch einmal.
problem-still_playing = Das ist erst zu sehen, wenn die Partie vorbei ist.
problem-too_long = Das ist zu lang.
problem-unfinished_turn = Damit ist der Zug noch nicht vollständig.
problem-unfit = Der Server ist noch nicht so weit.
problem-unwelcome_name = In diesem Namen steht ein Wort, das hier nicht erwünscht ist.

## On this device: without a server

device-here = Auf diesem Gerät
offline-switch = Ohne Netz spielen
offline-off = Ausgeschaltet: Zum Spielen brauchst du Netz.
offline-gathering = Das Spiel wird geholt …
offline-kept = Alles ist da; du kannst auch im Tunnel spielen.
offline-failed = Es ließ sich nicht speichern; vielleicht fehlt Platz. Mit Netz kannst du trotzdem spielen.
offline-insecure = Nur über HTTPS: Von einer Adresse wie dieser speichern Browser nichts.
offline-unsupported = Dieser Browser speichert hier nichts; private Fenster tun das oft nicht.
install-title = Installieren
install-note = Eine App wie jede andere, nur ohne App-Store.
install-by-hand = Im Menü des Browsers: „Installieren“ oder „Zum Home-Bildschirm“.
install-do = Installieren
stored-title = Deine Partien
stored-promised = Der Browser behält sie, bis du sie löschst.
stored-risk = Der Browser darf sie löschen, wenn er Platz braucht.
stored-ask = Behalten
licences = Lizenzen von allem, was hier drin ist
newer-title = Eine neue Version ist da.
newer-now = Jetzt aktualisieren
newer-after = Nach dieser Partie
newer-soon = Die neue Version kommt, sobald keine Partie offen ist.
engine-asleep = Du sparst Daten: Das Spiel (etwa 7 MB) wird erst geholt, wenn du spielst.
engine-coming = Der Fluss füllt sich. Einen Moment …
engine-waiting = Deine Partie beginnt, sobald der Fluss voll ist.
engine-failed = Das Spiel ließ sich nicht holen. Hast du Netz?
engine-again = Noch einmal
keeping-memory = Dieser Browser speichert hier nichts: Deine Partien enden mit diesem Tab.
keeping-full = Auf diesem Gerät ist kein Platz mehr. Die Partie geht weiter, wird aber erst wieder gespeichert, wenn Platz da ist.
keeping-aside =
    { $count ->
        [one] Eine gespeicherte Partie ließ sich nicht lesen. Sie wurde beiseitegelegt; gelöscht wurde nichts.
       *[other] { $count } gespeicherte Partien ließen sich nicht lesen. Sie wurden beiseitegelegt; gelöscht wurde nichts.
    }
backup-title = Alles in einer Datei
backup-note = Deine Partien, Einstellungen und Fortschritte, zum Aufheben oder für ein anderes Gerät.
backup-save = Speichern
backup-open = Öffnen
backup-came =
    { $count ->
        [one] Eine Partie kam dazu.
       *[other] { $count } Partien kamen dazu.
    }
backup-bad = Das ist keine Datei dieses Spiels, oder sie ist beschädigt.
