## Play with others now

now-pace = Tempo
now-quick = Vlot
now-relaxed = Rustig
now-note = Je ziet wie er met je wacht. Blijven er plaatsen vrij, dan gaan daar na korte tijd bots zitten.
now-find = Spelers zoeken
match-title = Spelers gezocht
match-begins = { $seconds ->
    [one] Het spel begint over één seconde.
   *[other] Het spel begint over { $seconds } seconden.
  }
match-note = Op vrije plaatsen gaan bots zitten.
match-start = Nu met bots beginnen
match-came = { $name } gaat zitten.
match-went = { $name } is weg.

## Giving up, and asking somebody to go on

resign-note = Of geef helemaal op: een bot speelt op jouw plaats tot het eind en het spel telt als verloren.
resign-yes = Opgeven
slow-note = { $name } doet er lang over.
nudge = Aansporen
nudge-sent = { $name } is aangespoord.
nudged-you = { $name } wacht op je.
deserted-note = Iedereen heeft opgegeven. Het spel is uit.
friends-deserted = Als iedereen opgeeft
deserted-end = Het spel eindigt
deserted-bots = Bots spelen tot het eind

## Taking a seat in a running game

friends-leaving = Als iemand weggaat
friends-takeover = Later een bot aflossen
takeover-nobody = Mag niemand
takeover-ask = Als de gastheer ja zegt
takeover-anyone = Iedereen met de link
take-note = Je kijkt toe. Je kunt ook meespelen.
take-choose = Plaats kiezen
take-title = Een plaats overnemen
take-ask-note = Eerst wordt het de gastheer gevraagd.
ask-note = { $name } wil graag verder spelen voor { $seat }.
ask-yes = Ja
ask-no = Nee
ask-waiting = De gastheer is om een plaats voor je gevraagd.
