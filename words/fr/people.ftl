## Play with others now

now-pace = Rythme
now-quick = Rapide
now-relaxed = Tranquille
now-note = Tu vois qui attend avec toi. Après un court moment, des robots prennent les places libres.
now-find = Trouver des joueurs
match-title = À la recherche de joueurs
match-begins = { $seconds ->
    [one] La partie commence dans { $seconds } seconde.
    [many] La partie commence dans { $seconds } de secondes.
   *[other] La partie commence dans { $seconds } secondes.
  }
match-note = Des robots prennent les places libres.
match-start = Commencer avec des robots
match-came = { $name } prend place.
match-went = { $name } n’est plus là.

## Giving up, and asking somebody to go on

resign-note = Ou abandonne pour de bon : un robot joue à ta place jusqu’au bout et la partie compte comme perdue.
resign-yes = Abandonner
slow-note = { $name } prend son temps.
nudge = Faire signe
nudge-sent = { $name } a reçu un signe.
nudged-you = { $name } t’attend.
deserted-note = Tout le monde a abandonné. La partie est finie.
friends-deserted = Si tout le monde abandonne
deserted-end = La partie s’arrête
deserted-bots = Des robots jouent jusqu’au bout

## Taking a seat in a running game

friends-leaving = Si quelqu’un part
friends-takeover = Remplacer un robot plus tard
takeover-nobody = Personne ne peut
takeover-ask = Avec l’accord de l’hôte
takeover-anyone = Tous ceux qui ont le lien
take-note = Tu regardes. Tu peux aussi jouer.
take-choose = Choisir une place
take-title = Prendre une place
take-ask-note = On demande d’abord à l’hôte.
ask-note = { $name } aimerait jouer à la place de { $seat }.
ask-yes = Oui
ask-no = Non
ask-waiting = Une place pour toi a été demandée à l’hôte.
