## Een tafel op het eigen apparaat, voor vrienden in hetzelfde netwerk

near-title = Vrienden in de buurt
near-how = De apparaten van je vrienden maken verbinding met dit apparaat: één hotspot of thuisnetwerk, geen server, geen internet. Deze pagina moet daar al eens in de browser geopend zijn.
near-offer = Je vriend scant deze code met de camera, of opent de link.
near-take = Scan de code die dan op het andere scherm verschijnt, of plak die hier.
near-offer-qr = QR-code die één vriend uitnodigt
near-answer-qr = QR-code die de uitnodiging beantwoordt
near-link = De code als link
near-paste = Code of link
near-connect = Verbinden
near-scan = Scannen met de camera
near-scan-stop = Camera uitzetten
near-no-camera = De camera is niet te gebruiken. Plak de code, of open die met de camera-app.
near-making = Er wordt een code gemaakt…
near-finding = Het andere apparaat wordt gezocht…
near-here = { $count ->
    [0] Er is nog niemand verbonden. Elke vriend heeft een eigen code nodig.
    [one] Eén vriend is verbonden. De nieuwe code is voor de volgende.
   *[other] { $count } vrienden zijn verbonden. De nieuwe code is voor de volgende.
  }
near-holds = Het spel staat op dit apparaat. Laat deze pagina open; het scherm blijft aan. Sluit je de pagina, dan wacht het spel tot je terug bent.
near-apart-note = Sommige netwerken (hotels, cafés, scholen) houden apparaten gescheiden. De hotspot van een telefoon werkt wel.
near-apart = De apparaten hebben elkaar niet gevonden. Zitten ze in hetzelfde netwerk? Sommige netwerken houden apparaten gescheiden.
near-unable = Dit apparaat zit niet in een netwerk, of de browser kan geen apparaten verbinden.
near-bad = Dit is geen code, of maar een deel ervan.
near-wrong-kind = Deze code is voor het andere apparaat bedoeld.
near-wrong-other = Dit beantwoordt een andere uitnodiging. Laat de code scannen die nu te zien is.
near-wrong-full = Er passen niet meer gasten aan de tafel.

## De gast

join-title = Meedoen bij een vriend
join-take = Scan de code op het scherm van je vriend, of plak die hier.
join-answer = Nu scant je vriend deze code, of je stuurt de link terug.
join-waiting = Wachten op het apparaat van je vriend…
join-holds = Het spel draait op het apparaat van je vriend. Jullie moeten in hetzelfde netwerk zitten; het scherm blijft aan.
join-again = Opnieuw beginnen
join-handing = De code gaat naar de pagina met de tafel…
join-handed = Je vriend is verbonden. Je kunt deze pagina sluiten.
join-no-table = Geen pagina van deze browser wacht op deze code. Open eerst de tafel en laat de code scannen die daar te zien is.

lost-title = De tafel van een vriend
lost-note = Het apparaat van je vriend is niet te bereiken. Het spel wacht daar.
lost-again = Opnieuw verbinden
lost-here = Hier verderspelen
lost-here-ask = Verder zonder het apparaat van je vriend?
lost-here-note = Op dit apparaat begint een nieuw spel, vanaf het laatste moment waarop er geen kaart lag. De anderen komen er met nieuwe codes bij en nemen hun oude plaatsen in.
