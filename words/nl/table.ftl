## Table

bar-menu = Menu

who-you = Jouw beurt
who-name = Beurt van { $name }
who-all = Kaarten kiezen
who-waiting = Wachten op { $names }
who-waiting-count = Wachten op { $count }
who-river = De rivier stroomt
who-over = Het spel is afgelopen

link-waiting = Verbinding weg. Nieuwe poging…
link-connecting = Verbinden…
link-closed = Deze tafel is er niet meer.
link-restarting = De server start opnieuw. Er gaat niets verloren.
back-note = Je tijd was om, dus een bot peddelt voor je.
back = Ik ben terug

## What to do now, in one sentence

do-choose = Kies een kaart voor deze ronde.
do-chosen = Je speelt de { $card }. Je kunt nog een andere kiezen.
do-chosen-final = Je speelt de { $card }. Wachten op { $names }.
do-confirm-card = De { $card } spelen?
do-confirm-cloud = De wolk spelen?
do-pick = Je kaart is een { $card }. Vaar met deze kano, of neem de andere.
do-pick-both = Beide kano’s varen met een { $card }: eerst deze, of neem de andere.
do-end = Waar moet je kano heen met { $points ->
    [one] één punt
   *[other] { $points } punten
  }?
do-end-launch = Laat een kano te water met { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
do-second = Nu je andere kano.
do-second-optional = Laat je andere kano ook te water, of laat hem aan land.
do-first-optional = Vaar met deze kano, of laat hem liggen.
do-menu = Wat ga je daar doen?
do-confirm = { $move }?
do-confirm-both = { $first }. { $second }?
do-falls = De waterval af: deze kano gaat verloren!
do-sending = Wordt verstuurd
do-weather = Je wolk verandert het weer.
do-buy = Je bent een kano kwijt. Terugkopen met een edelsteen?
do-buy-must = Je bent beide kano’s kwijt. Betaal een edelsteen voor een nieuwe.
do-wait = { $name } denkt na.
do-wait-cards = Wachten op een kaart van { $names }.
do-watch = Je kijkt mee. Leun achterover.
do-river = Hou je vast: de rivier stroomt.
do-over = Het spel is afgelopen.
skip = Overslaan
card-confirm = Speel de { $card }
turn-confirm = Bevestigen
turn-undo = Terug
turn-done = Aan land laten
turn-list = Zetten als lijst
turn-list-hide = Lijst verbergen
turn-points = { $used } van { $all ->
    [one] één punt
   *[other] { $all } punten
  }
turn-points-none = { $all ->
    [one] één punt
   *[other] { $all } punten
  }

hand-title = Jouw kaarten
hand-card = Kaart { $card }
hand-cloud = Wolkenkaart
hand-gone = al gespeeld
hand-down = gekozen
being-sent = wordt verstuurd
river-speed = Rivier: { $slowest } tot { $fastest }
river-speed-one = Rivier: { $slowest }
river-risk = In gevaar: { $spaces }
river-risk-at = { $risk } { $space }
river-safe = Geen gevaar waar je heen kunt
river-canoes-safe = Je kano’s zijn veilig
river-unknown = Wat de rivier kan meenemen, is nu niet bekend

## Seats

seat-of = Plaats van { $name }
seat-you = jij
seat-first = heeft de reddingsboei: begint
seat-thinking = denkt na
seat-away = weg, een bot peddelt
seat-offline = verbinding weg
seat-carrying = met { $gem }
seat-empty = leeg
seat-landed = Edelstenen aan land
seat-hand = Nog in de hand: { $cards }
seat-card-hidden = kaart gekozen
seat-card-none = nog geen kaart
seat-card = speelt de { $card }
seat-clock = nog { $time }
seat-clock-reserve = reserve: nog { $time }
seat-timed-out = tijd om, een bot peddelt
seat-winner = Winnaar
seat-left = vertrokken, een bot peddelt
seat-gave-up = heeft opgegeven, een bot peddelt
menu-leave = Spel verlaten
menu-table = Deze tafel
leave-ask = Dit spel verlaten?
leave-note = Een bot speelt verder op jouw plaats. Zolang het spel duurt, kun je terugkomen.
leave-yes = Verlaten
left-note = Een bot speelt verder op jouw plaats.
left-back = Terugkomen
absent-note = { $name } is even weg.
absent-ask = Laat een bot spelen
absent-asked = Een bot speelt zodra iedereen het goedvindt. Wachten op { $names }.
end-offer = Nog een spel? Al voor: { $names }.
end-offer-yes = Ja, nog een

## Log and chat

log-title = Verloop
log-empty = Nog niets.
chat-title = Chat
chat-empty = Zeg hallo.
chat-text = Schrijf iets
chat-send = Versturen
chat-spectator = { $name } (kijkt mee)
chat-spectators = Iedereen die meekijkt
chat-mute = Iemand dempen
chat-manners = Dempen of melden…
tab-seats = Plaatsen
phrase-hello = Hallo!
phrase-good-luck = Veel succes!
phrase-well-paddled = Goed gepeddeld!
phrase-oh-no = O nee!
phrase-sorry = Sorry!
phrase-thief = Dief!
phrase-hurry = De rivier wacht op niemand…
phrase-good-game = Goed gespeeld!

## Curtain

curtain-title = Geef het apparaat aan { $name }
curtain-note = Kaarten zijn geheim. De anderen kijken even weg.
curtain-ready = Ik ben { $name }

## The end

end-you = Je wint!
end-name = { $name } wint!
end-names = { $names } winnen samen!
end-draw = Gelijkspel
end-rounds = { $rounds ->
    [one] na één ronde
   *[other] na { $rounds } rondes
  }
end-rematch = Revanche
end-join-rematch = Naar de revanche
end-again = Spel terugkijken
end-record = Verslag downloaden
end-look = Bord bekijken
end-gems = { $count ->
    [0] geen edelstenen
    [one] één edelsteen
   *[other] { $count } edelstenen
  }
end-chart = Edelstenen aan land, ronde na ronde
end-show = Uitslag tonen
story-last = { $name } bracht in ronde { $round } de laatste edelsteen aan land.
story-thefts = De brutaalste dief was { $name }, met { $count ->
    [one] één gestolen edelsteen
   *[other] { $count } gestolen edelstenen
  }.
story-falls = De waterval slokte { $count ->
    [one] één kano
   *[other] { $count } kano’s
  } op; { $name } kreeg de hardste klap.
story-calm = Niemand stal, en de waterval bleef hongerig.
story-rival = { $name } kwam het dichtst in de buurt, met { $missing ->
    [one] maar één edelsteen
   *[other] { $missing } edelstenen
  } te weinig.

## Text board

text-title = Het bord in woorden
text-weather = Weer { $weather }. { $words }.
text-arm = De volgende schijf neemt de { $arm }.
text-sites = Op de vindplaatsen
text-site = { $place }: { $gems }
text-seats = Kano’s en edelstenen
text-landed = Aan land: { $gems }
text-landed-none = Niets aan land
text-moves = Jouw mogelijke zetten

## Tips of the first game

tip-title = Tip
tip-hand = Kies in het geheim een kaart. Het getal zegt hoeveel punten elk van je kano’s moet opmaken, en de laagste kaart van allemaal drijft de rivier aan.
tip-canoe = De oplichtende kano is van jou, en de ringen tonen waar hij heen kan. Kies een ring en dan “{ turn-confirm }”.
tip-river = Na elke ronde stroomt de rivier: zo ver als de laagste kaart, plus het weer. Alle kano’s drijven mee, en onder 7 is de waterval.
tip-goals = { say-tip-goals } Hier zie je hoe dichtbij je bent.
say-tip-goals = Breng vier gelijke edelstenen, één van elke kleur of zeven willekeurige aan land, en je wint.
tip-next = Begrepen
tip-skip = Geen tips meer
tip-escape = Escape sluit deze tip.

## Words of the log, explained

word-more = Lees regel { $rule }
word-round_started = De reddingsboei toont wie begint. Na elke ronde gaat die naar de volgende speler.
word-hands_refilled = Als alle zeven kaarten gespeeld zijn, heeft iedereen ze allemaal weer.
word-canoe_bought = Aan het begin van een ronde koop je met één edelsteen aan land een verloren kano terug.
word-canoe_given = Wie geen kano en ook geen edelsteen heeft, krijgt gratis een kano.
word-card_revealed = Het getal zegt hoeveel punten elke kano moet opmaken. Het laagste getal van de ronde drijft de rivier aan.
word-cloud_revealed = Bij een wolk vaart er geen kano. In plaats daarvan wordt het weer beter of slechter.
word-weather_moved = Het weer, van −1 tot +2, komt bij de snelheid van de rivier.
word-gem_loaded = Laden kost twee punten, vóór het vertrek of na de aankomst. In een kano past één edelsteen.
word-gem_unloaded = Uitladen kost twee punten. Elke edelsteen mag op elke vindplaats worden neergelegd.
word-canoe_paddled = Elk vak kost één punt. Een kano gaat omhoog of omlaag, nooit allebei in één beurt.
word-gem_stolen = Een lege kano die stroomopwaarts peddelt en stopt naast een geladen kano van een andere speler, mag die edelsteen pakken. Dat kost niets.
word-gem_landed = Een edelsteen aan de steiger telt mee voor de drie doelen, en geen dief kan er nog bij.
word-canoe_lost = De kano is verloren, en zijn edelsteen gaat terug naar de vindplaats. Met een edelsteen aan land koop je de kano terug.
word-river_rose = De rivier stroomt zoveel schijven verder als het laagste gespeelde getal, plus het weer. Onder één staat de rivier stil.
word-game_ended = Met vier gelijke edelstenen, alle vijf kleuren of zeven willekeurige win je. De ronde wordt altijd eerst uitgespeeld.

## What happened to me, and what may come

threat-short = wint met de volgende edelsteen
recap = Sinds je laatste zet:
recap-drift = De rivier voerde je kano van { $start } naar { $end }.
outlook-risk = { $chance }: kano { $at } kwijt
outlook-risk-gem = { $chance }: kano { $at } kwijt, samen met { $gem }
outlook-falls = Zeker: kano { $at } gaat de waterval af
outlook-falls-gem = Zeker: kano { $at } gaat de waterval af, samen met { $gem }
outlook-drift = Kano { $at } drijft naar { $space }
outlook-safe = Kano { $at } is veilig
threat = { $you ->
    [yes] Je wint met je volgende edelsteen aan land.
   *[no] { $name } wint met de volgende edelsteen aan land.
  }
