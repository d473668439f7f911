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
takeover-nobody = Personne
takeover-ask = Avec l’accord de l’hôte
takeover-anyone = Tous ceux qui ont le lien
take-note = Tu regardes. Tu peux aussi jouer.
take-choose = Choisir une place
take-title = Prendre une place
take-ask-note = On demande d’abord à l’hôte.
ask-note = { $name } aimerait remplacer { $seat }.
ask-yes = Oui
ask-no = Non
ask-waiting = On a demandé à l’hôte une place pour toi.

## A pause, and having a decision back

menu-pause = Demander une pause
menu-takeback = Demander à reprendre ma décision
offer-pause = { $name } aimerait une pause.
offer-take_back = { $name } aimerait reprendre sa dernière décision.
offer-withdraw = Finalement non
offer-refused = Tout le monde n’est pas d’accord.
takeback-done = Une décision a été reprise.
paused-title = La partie est en pause
paused-note = Horloges et robots attendent. Tous ceux qui jouent peuvent reprendre.
paused-go = Reprendre
friends-takebacks = On peut reprendre une décision si tous sont d’accord
rules-takebacks = Reprendre une décision
because-paused = La partie est en pause.
problem-not_paused = La partie a déjà repris.
problem-no_takeback = À cette table, on ne reprend rien.
problem-no_such_offer = Plus personne ne le demande.
problem-offered_already = C’est déjà demandé.

## What went wrong

problem-not_slow = Personne n’y réfléchit depuis longtemps.
problem-nudged_already = Quelqu’un a déjà fait signe.
problem-no_takeover = Tu ne peux pas prendre de place dans cette partie.
problem-asked_already = Quelqu’un d’autre demande cette place.
problem-no_such_ask = Plus personne ne demande cette place.
problem-not_rateable = Une partie classée réunit au moins deux personnes, une place chacune, depuis le début, sans conseils et sans rien reprendre.
problem-unwelcome = Tu ne peux pas t’asseoir à cette table.

## Watching

friends-unwatched = Personne ne peut regarder
rules-watching = Spectateurs
link-unwatched = La partie est en cours et personne ne peut regarder à cette table.
problem-unwatched = À cette table, personne ne peut regarder.

## People one has played with

friends-again = Inviter à nouveau
friends-again-note = Tu as déjà joué avec ces personnes. Elles le voient sur leur accueil.
friend-games = { $games ->
    [one] une partie ensemble
   *[other] { $games } parties ensemble
  }
friend-invite = Inviter
friend-invited = Invitation envoyée
invited-title = On t’invite
invited-by = { $name } t’invite
invited-no = Non merci
problem-no_such_invitation = Cette invitation ne vaut plus.
