## The page of lessons

lessons-title = Leer al spelend
lessons-lead = Korte lessen op de echte rivier. Elke les duurt nog geen minuut.
lessons-start = Start
lessons-continue = Verder
lessons-again = Nog eens spelen
lessons-count = { $done } van { $all } klaar
lessons-list = Lessen
lessons-done = klaar
lessons-more = Meer om te bekijken
lessons-example = Het voorbeeld uit het boekje
lessons-overview = Het spel in plaatjes
lessons-overview-note = Alles op één pagina.
lessons-rules = De spelregels
lessons-rules-note = Elke regel met zijn nummer.
lessons-puzzles = Puzzels
lessons-puzzles-note = Vind jij de weg? Elke dag een nieuwe.
lessons-failed = De lessen kunnen niet worden geladen: { $text }

lesson-of = Les { $number } van { $all }
lesson-back = Alle lessen
lesson-task = Jouw opdracht
lesson-hint = Hint
lesson-retry = Nog eens
lesson-next = Volgende les
lesson-to-example = Voorbeeld bekijken
lesson-play = Speel een spel
lesson-rule = Lees regel { $rule }
lesson-well = Goed gedaan!
lesson-missed = Nog niet helemaal
lesson-show = Laat zien
lesson-skip = Overslaan
lessons-due = nog een keer

## What exactly went wrong

miss-lost = Je kano ging de waterval af.
miss-robbed = Iemand heeft je edelsteen gestolen.
miss-ashore = Er is geen kano van jou op de rivier.
miss-empty = { $gem ->
    [none] Er is geen edelsteen aan boord.
   *[other] Er is geen edelsteen aan boord: je hebt { $gem } nodig.
  }
miss-other_gem = Je hebt een andere edelsteen aan boord: je hebt { $gem } nodig.
miss-elsewhere = Je kano is niet op vak { $space }.
miss-not_landed = Je hebt { $gem } niet thuisgebracht.
miss-paid = Je hebt betaald met een edelsteen die je nodig hebt.
miss-not_bought = Je hebt geen kano gekocht.
miss-not_stolen = Je hebt niets gestolen.
miss-not_laid = Je hebt niets uitgeladen.
miss-weather = Het weer ging de verkeerde kant op.
miss-afloat = De andere kano is nog op de rivier.
miss-no_goal = Dat is nog geen complete set.

## The lessons

scene-launch-title = Het water op
scene-launch-task = Kies een getal en laat een kano te water.
scene-launch-hint = Kies een kaart van 1 tot en met 6 en bevestig. Kies dan het oplichtende vak en bevestig nog eens.
scene-launch-well = Het getal op je kaart zegt hoe ver je kano vaart: één punt, één vak.
scene-launch-miss = Een wolk verandert alleen het weer; er vaart geen kano. Speel een getal.

scene-load-title = De eerste edelsteen
scene-load-task = Je kaart is een 5. Laad een amethist op vak 3.
scene-load-hint = Drie punten om erheen te peddelen en twee om te laden, dat is samen vijf.
scene-load-well = Laden kost twee punten. En alle punten moeten op.
scene-load-miss = Je kano is nog leeg. Stop op vak 3 en laad daar.

scene-landing-title = Veilig thuis
scene-landing-task = Breng je diamant thuis, naar de steiger.
scene-landing-hint = Van vak 2 is het maar twee omhoog naar de steiger. Dat mag, zelfs met een 5.
scene-landing-well = Als je aanlegt, mag je punten overhouden. En de edelsteen is voorgoed van jou.
scene-landing-miss = De diamant is nog niet thuis. Peddel omhoog, voorbij vak 1.

scene-pickhome-title = Welke kaart brengt hem thuis?
scene-pickhome-task = Kies een kaart die je diamant deze beurt thuisbrengt.
scene-pickhome-hint = Van vak 5 zijn het er vijf tot de steiger. Een hoger getal mag ook.
scene-pickhome-well = Een kaart is een plan: tel eerst de vakken. Als je aanlegt, mag je punten overhouden.
scene-pickhome-miss = Tel van vak 5 tot de steiger. Je getal moet vijf of meer zijn.

scene-pickload-title = Welke kaart past?
scene-pickload-task = Kies de kaart waarmee je op vak 4 een diamant kunt laden.
scene-pickload-hint = Drie punten van 1 naar 4, en twee om te laden.
scene-pickload-well = Alle punten moeten op. Dus de kaart moet precies passen.
scene-pickload-miss = Tel drie vakken en twee punten om te laden. Welke kaart is dat?

scene-both-title = Twee kano’s, één kaart
scene-both-task = Breng met je 2 de amethist aan land en laad een diamant.
scene-both-hint = Elke kano heeft twee punten. Laden op vak 4 kost ze allebei, dus die kano blijft liggen.
scene-both-well = Elke kano op de rivier moet varen, elk met alle punten. Laden waar je ligt, kan een hele zet zijn.
scene-both-miss = Allebei in één beurt: de ene kano legt aan, de andere laadt op vak 4.

scene-flow-title = De rivier stroomt
scene-flow-task = De laagste kaart is een 2: na je zet stroomt de rivier twee vakken verder. Laat je naar vak 5 meevoeren.
scene-flow-hint = Twee vakken boven 5 ligt vak 3. Stop daar en laad een amethist.
scene-flow-well = Na elke ronde stroomt de rivier zo ver als de laagste kaart zegt, en alle kano’s drijven mee.
scene-flow-miss = De rivier heeft je ergens anders heen gevoerd. Stop twee vakken boven 5.

scene-fork-title = Links of rechts?
scene-fork-task = Haal een robijn van vak 7. Daarna stroomt de rivier één vak verder, in de arm met de pijl. Hou de robijn!
scene-fork-hint = Vaar de arm in waar de pijl niet naar wijst.
scene-fork-well = Elke schijf gaat maar één arm in, om en om links en rechts. De andere arm staat stil.
scene-fork-miss = Je hebt geen robijn. In de arm met de pijl pakt de rivier hem af; de andere arm is veilig.

scene-weather-title = Maak het weer
scene-weather-task = Je kano gaat zo de waterval af. Red hem met je wolk!
scene-weather-hint = De laagste kaart is een 1. Maak het weer beter, en de rivier staat stil.
scene-weather-well = Het weer komt bij de laagste kaart: 1 en −1 is 0. Er beweegt niets.
scene-weather-miss = Slechter weer maakt de rivier sneller, en weg is je kano. Maak het beter.

scene-steal-title = Houd de dief!
scene-steal-task = Steel de barnsteen van de groene kano ({ $name }) op vak 3.
scene-steal-hint = Je kano is leeg en ligt drie vakken lager. Peddel omhoog en steel.
scene-steal-well = Een lege kano die stroomopwaarts peddelt, mag stelen waar hij stopt. Het kost niets.
scene-steal-miss = { $name } heeft de barnsteen nog. Ga omhoog naar vak 3 en kies voor stelen.

scene-unload-title = Ruimte voor iets beters
scene-unload-task = Laad je amethist uit en steel dan de robijn van de gele kano ({ $name }) op vak 2.
scene-unload-hint = Uitladen kost twee punten. Met de andere drie kom je op vak 2.
scene-unload-well = Een kano die eerst uitlaadt, is leeg en mag stroomopwaarts stelen waar hij stopt.
scene-unload-miss = { $name } heeft de robijn nog. Eerst uitladen, dan omhoog naar vak 2 en stelen.

scene-swap-title = Een goede ruil
scene-swap-task = Ruil je diamant voor een saffier.
scene-swap-hint = Saffieren liggen bij vak 6. Eén punt om er te komen, vier om te ruilen.
scene-swap-well = Een ruil kost vier punten: twee om uit te laden en twee om te laden, op dezelfde plek.
scene-swap-miss = Je hebt geen saffier. Ga één omlaag naar vak 6 en ruil daar.

scene-falls-title = De waterval af
scene-falls-task = Je bent een kano kwijt. Koop hem terug, maar hou je drie amethisten.
scene-falls-hint = Met elke edelsteen aan land kun je een kano betalen. Welke heb je het minst nodig?
scene-falls-well = Een verloren kano kost één edelsteen aan land. Zonder kano en zonder edelsteen zou je er gratis een krijgen.
scene-falls-miss = Met drie amethisten ben je dicht bij vier gelijke. Betaal de kano met de diamant.

scene-last-title = De laatste kaart
scene-last-task = Iedereen heeft nog maar één kaart: Groen ({ $name }) de 3, Geel ({ $second }) de 1. Pak een edelsteen en hou die tot het eind van de ronde.
scene-last-hint = Met de 3 gaat { $name } van vak 6 omhoog naar vak 3 en steelt wat daar is. De rivier staat deze keer stil.
scene-last-well = Pas als alle zeven kaarten gespeeld zijn, komen ze terug. Wie ze onthoudt, kent de laatste kaarten.
scene-last-miss = Je hebt geen edelsteen. Waar kan { $name } met een 3 niet bij je komen?

scene-win-title = Drie manieren om te winnen
scene-win-task = Je hebt drie amethisten, een diamant en een barnsteen. Breng de edelsteen aan land waarmee je wint.
scene-win-hint = Vier gelijke, vijf kleuren of zeven willekeurige: waarvoor mis je nog maar één edelsteen?
scene-win-well = Vier gelijke! Met vijf kleuren of zeven willekeurige win je ook.
scene-win-miss = Dat is nog geen complete set. Met een vierde amethist win je.

## The printed example

example-title = Het voorbeeld uit het boekje
example-next = Verder
example-previous = Terug
example-of = Stap { $step } van { $all }
example-start = Vijf spelers en drie rondes, zoals in het gedrukte boekje. Blauw begint.
example-1-cards = Iedereen kiest in het geheim een kaart. Blauw laat een 6 zien.
example-1-0 = Blauw peddelt vier vakken en laadt met de andere twee punten een diamant.
example-1-1 = Groen speelt de wolk en maakt het weer slechter: +1.
example-1-2 = Geel heeft een 5: drie vakken omlaag, en een amethist voor twee.
example-1-3 = Rood speelt een 1 en komt op vak 1.
example-1-4 = Bruin komt op 4, waar Blauw ligt. Maar stroomafwaarts steelt niemand.
example-1-river = Laagste kaart 1, weer +1: de rivier stroomt twee vakken verder.
example-2-cards = Tweede ronde. De reddingsboei is doorgegeven: Groen begint, met een 1.
example-2-1 = Groen laat een kano te water en komt op vak 1.
example-2-2 = Geel heeft een 6: de ene kano ruilt zijn amethist voor een barnsteen en gaat twee omhoog. De andere haalt een diamant.
example-2-3 = Rood heeft een 5: de ene kano laadt een amethist en brengt die aan land. De andere laadt de volgende.
example-2-4 = Bruin gaat drie omhoog en steelt de barnsteen van Geel. De tweede kano vertrekt ook.
example-2-0 = Blauw laadt de diamant uit, gaat drie omhoog en besteelt Rood. De tweede kano blijft aan land.
example-2-river = Opnieuw 1 en +1: de rivier stroomt twee vakken verder.
example-3-cards = Derde ronde. Geel begint, met een 4.
example-3-2 = Geel blijft liggen en ruilt een diamant voor een saffier. De andere kano laadt een barnsteen en gaat twee omhoog.
example-3-3 = Rood gaat twee omhoog en steelt die meteen. De tweede kano vertrekt.
example-3-4 = Bruin heeft een 5: de ene kano gaat één omlaag en ruilt zijn barnsteen voor een saffier. De andere laadt een barnsteen en gaat drie omhoog.
example-3-0 = Blauw speelt de wolk: het weer staat nu op +2.
example-3-1 = Groen laadt een amethist en brengt die aan land.
example-3-river = Laagste kaart 2, weer +2: vier schijven! Geel en Bruin verliezen elk een kano met een saffier.

## The rule book page

rulebook-search = Zoek in de regels
rulebook-found = { $count ->
    [0] Niets gevonden.
    [one] Eén regel gevonden.
   *[other] { $count } regels gevonden.
  }
rulebook-print = Afdrukken
rulebook-chapters = Hoofdstukken
rulebook-option = optie
rulebook-river = De rivier, de vakken en de edelstenen. De pijl toont welke arm de volgende schijf neemt.
rulebook-load = Met een 4: laad een barnsteen voor twee punten, dan twee omhoog. Of twee omlaag en laad daar een robijn.
rulebook-steal = Met een 3 gaat Blauw van 6 omhoog naar 3 en mag daar stelen van Groen of van Geel.
rulebook-flow = Drie schijven, eerst de linkerarm: Blauw drijft van 3 naar 6, Groen van 5 naar 7, en Geel gaat de waterval af.

## Puzzles

puzzles-title = Puzzels
puzzles-lead = Een puzzel is één beurt: die van jou, en dan stroomt de rivier. Sommige hebben twee rondes, en je plan moet lukken wat de anderen ook doen.
puzzles-two = twee rondes
puzzles-today = Puzzel van de dag
daily-row = { $days ->
    [one] Dat was die van vandaag. Morgen is er een nieuwe.
   *[other] Dat was die van vandaag: { $days } dagen op rij!
  }
daily-done = { $days ->
    [one] Vandaag opgelost. Morgen is er een nieuwe.
   *[other] Vandaag opgelost, { $days } dagen op rij.
  }
daily-text = { $tries ->
    [one] De Niagara-puzzel van vandaag: in één keer opgelost.
   *[other] De Niagara-puzzel van vandaag: in { $tries } keer opgelost.
  }
puzzles-solved = { $done } van { $all } opgelost
puzzle-back = Alle puzzels
puzzle-next = Volgende puzzel
puzzle-well = Opgelost. De computer is het met je eens!
puzzle-miss = Zo lukt het niet. Er is een andere manier.
puzzle-miss-two = Dat is niet genoeg, of de anderen kunnen het tegenhouden. Er is een plan dat altijd lukt.
puzzle-task-land = Breng deze beurt { $gem } aan land.
puzzle-task-rob = Steel { $gem } van { $victim ->
    [0] Blauw
    [1] Groen
    [2] Geel
    [3] Rood
   *[4] Bruin
  } ({ $name }).
puzzle-task-keep = Neem { $gem } aan boord en zorg dat je die nog hebt nadat de rivier heeft gestroomd.
puzzle-task-both = Breng { $gem } aan land en zorg dat je { $other } aan boord hebt nadat de rivier heeft gestroomd.
puzzle-task-win = Win het spel in deze beurt.
puzzle-task-sweep = Stuur een { $victim ->
    [0] blauwe
    [1] groene
    [2] gele
    [3] rode
   *[4] bruine
  } kano ({ $name }) de waterval af, maar geen kano van jezelf.
puzzle-two-land = Breng binnen twee rondes { $gem } aan land, wat de anderen ook doen.
puzzle-two-rob = Steel binnen twee rondes { $gem } van { $victim ->
    [0] Blauw
    [1] Groen
    [2] Geel
    [3] Rood
   *[4] Bruin
  } ({ $name }), wat de anderen ook doen.
puzzle-two-win = Win binnen twee rondes, wat de anderen ook doen.
puzzle-two-pair = Breng binnen twee rondes { $gem } en { $other } aan land, wat de anderen ook doen.
puzzle-hint-land = Als je aanlegt, mag je punten overhouden. Eerst laden.
puzzle-hint-rob = Alleen een lege kano steelt, alleen stroomopwaarts en alleen waar hij stopt.
puzzle-hint-keep = Reken uit hoe ver de rivier gaat stromen, en welke arm het eerst.
puzzle-hint-both = Elke kano heeft alle punten. De ene gaat naar huis, de andere blijft op het water.
puzzle-hint-win = Vier gelijke, vijf kleuren of zeven willekeurige. Wat mis je nog?
puzzle-hint-sweep = Het weer komt bij de laagste kaart. Tel de schijven.
puzzle-hint-two = Alle kaarten van deze ronde liggen open, dus je weet hoe ver de rivier gaat stromen. Kies dan je volgende kaart, en let op wie er vóór jou vaart.

## The game in pictures

learn-title = Zo speel je
learn-lead = Je kano’s liggen aan de steiger, de edelstenen liggen stroomafwaarts, en aan het eind wacht de waterval. Breng edelstenen thuis voordat het water je kano pakt.
learn-goal = Haal als eerste een van de drie sets
learn-goal-text = Breng edelstenen terug naar de steiger. Wie als eerste een van deze sets heeft, wint. De ronde wordt altijd uitgespeeld: wie op dat moment ook een set heeft, wint mee.
learn-cards = Iedereen kiest in het geheim een kaart
learn-cards-text = Je hebt er zeven: de getallen één tot en met zes en een wolk. Elke ronde legt iedereen er een neer, en die is weg tot alle zeven gespeeld zijn. Het getal zegt hoeveel punten elk van je kano’s deze beurt krijgt.
learn-turn = Peddelen en laden
learn-turn-text = Eén punt is één vak, omhoog of omlaag, nooit allebei in één beurt. Een edelsteen laden of uitladen kost twee punten, voordat je vertrekt of nadat je aankomt. Alle punten moeten op, behalve als je aanlegt bij de steiger.
learn-turn-both = Elke kano op de rivier moet varen. Een kano aan de steiger mag meedoen als er al een andere op het water is.
learn-turn-caption = Een vier: laad een barnsteen voor twee, peddel dan twee omhoog.
learn-steal = Steel, als je durft
learn-steal-text = Een lege kano die stroomopwaarts peddelt en stopt naast een geladen kano van iemand anders, mag de edelsteen pakken. Dat kost niets. Nooit stroomafwaarts, nooit onderweg.
learn-steal-caption = Een drie: omhoog naar de groene kano, en zijn robijn is van jou.
learn-river = Dan beweegt de rivier
learn-river-text = Als iedereen gevaren heeft, stroomt het water: zoveel vakken verder als de laagste kaart zegt, plus het weer. Alle kano’s drijven mee. Bij de splitsing gaan ze om en om naar links en naar rechts; een pijl toont welke arm nu komt. Voorbij vak 7 is de waterval.
learn-river-caption = Laagste kaart 2, weer +1: de rivier stroomt drie vakken verder.
learn-cloud = De wolk maakt het weer
learn-cloud-text = Wie de wolk speelt, vaart niet. In plaats daarvan wordt het weer één stap beter of slechter, en daarmee de rivier langzamer of sneller.
learn-lost = De waterval af
learn-lost-text = Een kano die de waterval afgaat, is verloren, en zijn edelsteen gaat terug naar de vindplaats. Aan het begin van een ronde mag je een edelsteen aan land betalen om een kano terug te krijgen. Zonder kano en zonder edelsteen krijg je er gratis een.
learn-help = Tijdens het spelen
learn-help-text = Het bord toont waar je heen kunt; tik daar. Wijs een kaart aan en je ziet hoe ver die komt en welke vakken gevaar lopen. Mag iets niet, tik het dan aan en je leest waarom.
learn-start = Speel je eerste spel
