## Table

bar-menu = Menü

who-you = Du bist dran
who-name = { $name } ist dran
who-all = Karten wählen
who-waiting = Warten auf { $names }
who-waiting-count = Warten auf { $count }
who-river = Der Fluss fließt
who-over = Das Spiel ist aus

link-waiting = Verbindung weg. Neuer Versuch …
link-connecting = Verbinde …
link-closed = Diesen Tisch gibt es nicht mehr.
link-restarting = Der Server startet neu. Nichts geht verloren.
back-note = Deine Zeit ist um, ein Bot paddelt für dich.
back = Ich bin wieder da

## What to do now, in one sentence

do-choose = Wähle eine Karte für diese Runde.
do-chosen = Du spielst die { $card }. Du kannst noch eine andere wählen.
do-chosen-final = Du spielst die { $card }. Warten auf { $names }.
do-confirm-card = Die { $card } spielen?
do-confirm-cloud = Die Wolke spielen?
do-pick = Deine Karte ist eine { $card }. Bewege dieses Kanu oder nimm das andere.
do-pick-both = Bewege beide Kanus mit der { $card }: erst dieses, oder nimm das andere.
do-end = Wohin soll dein Kanu mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }?
do-end-launch = Setze ein Kanu ein, mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }.
do-second = Jetzt dein anderes Kanu.
do-second-optional = Setze auch das andere Kanu ein oder lass es an Land.
do-first-optional = Bewege dieses Kanu oder lass es liegen.
do-menu = Was willst du dort tun?
do-confirm = { $move }?
do-confirm-both = { $first }. { $second }?
do-falls = Den Wasserfall hinab: Dieses Kanu geht verloren!
do-sending = Wird gesendet
do-weather = Deine Wolke ändert das Wetter.
do-buy = Ein Kanu ist verloren. Mit einem Stein zurückkaufen?
do-buy-must = Beide Kanus sind verloren. Zahle einen Stein für ein neues.
do-wait = { $name } überlegt.
do-wait-cards = Noch ohne Karte: { $names }.
do-watch = Du schaust zu. Lehn dich zurück.
do-river = Festhalten: Der Fluss fließt.
do-over = Das Spiel ist aus.
skip = Überspringen
card-confirm = { $card } spielen
turn-confirm = Bestätigen
turn-undo = Zurück
turn-done = An Land lassen
turn-list = Züge als Liste
turn-list-hide = Liste schließen
turn-points = { $used } von { $all ->
    [one] einem Punkt
   *[other] { $all } Punkten
  }
turn-points-none = { $all ->
    [one] ein Punkt
   *[other] { $all } Punkte
  }

hand-title = Deine Karten
hand-card = Karte { $card }
hand-cloud = Wolkenkarte
hand-gone = schon gespielt
hand-down = gewählt
being-sent = wird gesendet
river-speed = Fluss: { $slowest } bis { $fastest }
river-speed-one = Fluss: { $slowest }
river-risk = In Gefahr: { $spaces }
river-risk-at = { $risk } { $space }
river-safe = Keine Gefahr, wo du hinkannst
river-canoes-safe = Deine Kanus sind sicher
river-unknown = Was der Fluss holen kann, ist gerade nicht bekannt

## Seats

seat-of = Platz von { $name }
seat-you = du
seat-first = hat den Schwimmring: beginnt
seat-thinking = überlegt
seat-away = nicht da, ein Bot paddelt
seat-offline = Verbindung weg
seat-carrying = trägt { $gem }
seat-empty = leer
seat-landed = Steine an Land
seat-hand = Noch auf der Hand: { $cards }
seat-card-hidden = Karte gewählt
seat-card-none = noch keine Karte
seat-card = spielt die { $card }
seat-clock = noch { $time }
seat-clock-reserve = Reserve: noch { $time }
seat-timed-out = Zeit um, ein Bot paddelt
seat-winner = Gewonnen
seat-left = weggegangen, ein Bot paddelt
seat-gave-up = hat aufgegeben, ein Bot paddelt
menu-leave = Partie verlassen
menu-table = Dieser Tisch
leave-ask = Diese Partie verlassen?
leave-note = Ein Bot spielt auf deinem Platz weiter. Solange die Partie läuft, kannst du zurückkommen.
leave-yes = Verlassen
left-note = Ein Bot spielt auf deinem Platz weiter.
left-back = Zurückkommen
absent-note = { $name } ist gerade weg.
absent-ask = Einen Bot spielen lassen
absent-asked = Ein Bot spielt, sobald alle dafür sind. Warten auf { $names }.
end-offer = Noch eine Partie? Dafür: { $names }.
end-offer-yes = Ja, noch eine

## Log and chat

log-title = Verlauf
log-empty = Noch nichts.
chat-title = Chat
chat-empty = Sag hallo.
chat-text = Schreib etwas
chat-send = Senden
chat-spectator = { $name } (schaut zu)
chat-spectators = Alle, die zuschauen
chat-mute = Jemanden stummschalten
chat-manners = Stummschalten oder melden …
tab-seats = Plätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-paddled = Gut gepaddelt!
phrase-oh-no = Oh nein!
phrase-sorry = Tut mir leid!
phrase-thief = Dieb!
phrase-hurry = Der Fluss wartet nicht …
phrase-good-game = Schönes Spiel!

## Curtain

curtain-title = Gib das Gerät an { $name }
curtain-note = Karten sind geheim. Die anderen schauen weg.
curtain-ready = Ich bin { $name }

## The end

end-you = Du gewinnst!
end-name = { $name } gewinnt!
end-names = { $names } gewinnen gemeinsam!
end-draw = Unentschieden
end-rounds = { $rounds ->
    [one] nach einer Runde
   *[other] nach { $rounds } Runden
  }
end-rematch = Revanche
end-join-rematch = Zur Revanche
end-again = Partie noch einmal ansehen
end-record = Aufzeichnung speichern
end-look = Brett ansehen
end-gems = { $count ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $count } Steine
  }
end-chart = Steine an Land, Runde für Runde
end-show = Ergebnis zeigen
story-last = Den letzten Stein brachte { $name } in Runde { $round } an Land.
story-thefts = Am dreistesten stahl { $name }: { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  }.
story-falls = Der Wasserfall verschlang { $count ->
    [one] ein Kanu
   *[other] { $count } Kanus
  }; am härtesten traf es { $name }.
story-calm = Niemand stahl, und der Wasserfall ging leer aus.
story-rival = Am nächsten kam { $name }: Es { $missing ->
    [one] fehlte ein einziger Stein
   *[other] fehlten { $missing } Steine
  }.

## Text board

text-title = Das Brett in Worten
text-weather = Wetter { $weather }. { $words }.
text-arm = Die nächste Scheibe nimmt den { $arm }.
text-sites = An den Fundstellen
text-site = { $place }: { $gems }
text-seats = Kanus und Steine
text-landed = An Land: { $gems }
text-landed-none = Nichts an Land
text-moves = Deine möglichen Züge

## Tips of the first game

tip-title = Tipp
tip-hand = Wähle geheim eine Karte. Ihre Zahl sagt, wie viele Punkte jedes deiner Kanus verbrauchen muss, und die niedrigste Karte von allen treibt den Fluss.
tip-canoe = Das leuchtende Kanu ist deins, und die Ringe zeigen, wohin es kann. Wähle einen, dann „{ turn-confirm }“.
tip-river = Nach jeder Runde fließt der Fluss: so weit wie die niedrigste Karte, dazu das Wetter. Er nimmt alle Kanus mit, und hinter der 7 ist der Wasserfall.
tip-goals = { say-tip-goals } Hier siehst du, wie nah du dran bist.
say-tip-goals = Bring vier gleiche Steine, alle fünf Farben oder beliebige sieben an Land, und du gewinnst.
tip-next = Alles klar
tip-skip = Keine Tipps mehr
tip-escape = Escape schließt diesen Tipp.

## Words of the log, explained

word-more = Regel { $rule } lesen
word-round_started = Der Schwimmring zeigt, wer beginnt. Nach jeder Runde wandert er einen Platz weiter.
word-hands_refilled = Sind alle sieben Karten gespielt, hat jeder wieder alle auf der Hand.
word-canoe_bought = Zu Beginn einer Runde kauft ein Stein an Land ein verlorenes Kanu zurück.
word-canoe_given = Wer weder Kanu noch Stein hat, bekommt ein Kanu geschenkt.
word-card_revealed = Die Zahl sagt, wie viele Punkte jedes Kanu verbrauchen muss. Die niedrigste Zahl der Runde treibt den Fluss.
word-cloud_revealed = Eine Wolke bewegt kein Kanu. Dafür wird das Wetter besser oder schlechter.
word-weather_moved = Das Wetter, von −1 bis +2, kommt zum Tempo des Flusses dazu.
word-gem_loaded = Laden kostet zwei Punkte, vor dem Losfahren oder nach der Ankunft. In ein Kanu passt ein Stein.
word-gem_unloaded = Ausladen kostet zwei Punkte. Jeder Stein darf an jeder Fundstelle liegen.
word-canoe_paddled = Jedes Feld kostet einen Punkt. Ein Kanu fährt flussauf oder flussab, nie beides in einem Zug.
word-gem_stolen = Ein leeres Kanu, das flussauf paddelt und neben einem beladenen fremden Kanu anhält, darf dessen Stein nehmen. Das kostet nichts.
word-gem_landed = Ein Stein an der Anlegestelle zählt für die drei Ziele, und kein Dieb kommt mehr heran.
word-canoe_lost = Das Kanu ist verloren, und sein Stein kommt zurück zu seiner Fundstelle. Ein Stein an Land kauft das Kanu zurück.
word-river_rose = Der Fluss fließt so viele Scheiben weit, wie die niedrigste gespielte Zahl sagt, dazu das Wetter. Unter eins steht er still.
word-game_ended = Vier gleiche Steine, alle fünf Farben oder beliebige sieben gewinnen. Die Runde wird immer zu Ende gespielt.

## What happened to me, and what may come

threat-short = gewinnt mit dem nächsten Stein
recap = Seit deinem Zug:
recap-drift = Der Fluss trug dein Kanu von { $start } bis { $end }.
outlook-risk = { $chance }: Du verlierst das Kanu { $at }
outlook-risk-gem = { $chance }: Du verlierst das Kanu { $at } und { $gem }
outlook-falls = Steht fest: Das Kanu { $at } stürzt den Wasserfall hinab
outlook-falls-gem = Steht fest: Du verlierst das Kanu { $at } und { $gem } im Wasserfall
outlook-drift = Das Kanu { $at } treibt bis { $space }
outlook-safe = Das Kanu { $at } ist sicher
threat = { $you ->
    [yes] Mit dem nächsten Stein an Land gewinnst du.
   *[no] { $name } gewinnt mit dem nächsten Stein an Land.
  }
