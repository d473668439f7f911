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

resign-note = Of geef voorgoed op: een bot speelt op jouw plaats tot het eind, en het spel telt als verloren.
resign-yes = Opgeven
slow-note = { $name } doet er lang over.
nudge = Seintje geven
nudge-sent = { $name } heeft een seintje gekregen.
nudged-you = { $name } wacht op je.
deserted-note = Iedereen heeft opgegeven. Het spel is afgelopen.
friends-deserted = Als iedereen opgeeft
deserted-end = Het spel eindigt
deserted-bots = Bots spelen tot het eind

## Taking a seat in a running game

friends-leaving = Als iemand weggaat
friends-takeover = Later een bot aflossen
takeover-nobody = Mag niemand
takeover-ask = Als de host ja zegt
takeover-anyone = Iedereen met de link
take-note = Je kijkt mee. Je kunt ook meespelen.
take-choose = Plaats kiezen
take-title = Een plaats overnemen
take-ask-note = Het wordt eerst aan de host gevraagd.
ask-note = { $name } wil graag verderspelen voor { $seat }.
ask-yes = Ja
ask-no = Nee
ask-waiting = De host is gevraagd om een plaats voor jou.

## A pause, and having a decision back

menu-pause = Om een pauze vragen
menu-takeback = Vragen om mijn beslissing terug te nemen
offer-pause = { $name } wil graag een pauze.
offer-take_back = { $name } wil de laatste beslissing terugnemen.
offer-withdraw = Toch niet
offer-refused = Niet iedereen is het ermee eens.
takeback-done = Een beslissing is teruggenomen.
paused-title = Het spel staat stil
paused-note = Klokken en bots staan stil. Iedereen aan tafel kan verdergaan.
paused-go = Verder
friends-takebacks = Terugnemen mag als iedereen het goed vindt
rules-takebacks = Terugnemen
because-paused = Het spel staat stil.
problem-not_paused = Het spel gaat al verder.
problem-no_takeback = Aan deze tafel wordt niets teruggenomen.
problem-no_such_offer = Daar vraagt niemand meer om.
problem-offered_already = Daar is al om gevraagd.

## What went wrong

problem-not_slow = Daar denkt nog niemand lang na.
problem-nudged_already = Iemand heeft al een seintje gegeven.
problem-no_takeover = In dit spel kun je geen plaats overnemen.
problem-asked_already = Iemand anders vraagt al om die plaats.
problem-no_such_ask = Niemand vraagt nog om die plaats.
problem-not_rateable = Een rating kan alleen met twee of meer mensen, ieder op één plaats, vanaf het begin, zonder coach en zonder terugnemen.
problem-unwelcome = Je kunt niet aan deze tafel gaan zitten.

## Watching

friends-unwatched = Niemand mag meekijken
rules-watching = Meekijken
link-unwatched = Het spel is bezig en aan deze tafel mag niemand meekijken.
problem-unwatched = Aan deze tafel mag niemand meekijken.

## People one has played with

friends-again = Opnieuw uitnodigen
friends-again-note = Met hen heb je al gespeeld. Ze zien het op hun startpagina.
friend-games = { $games ->
    [one] één spel samen
   *[other] { $games } spellen samen
  }
friend-invite = Uitnodigen
friend-invited = Uitgenodigd
invited-title = Je bent uitgenodigd
invited-by = { $name } nodigt je uit
invited-no = Nee, bedankt
problem-no_such_invitation = Die uitnodiging geldt niet meer.
