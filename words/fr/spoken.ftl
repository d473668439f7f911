## What is said aloud, to those who listen

spoken-title = Annonces
canoe-yours = { $index ->
    [0] ton premier canoë
   *[other] ton second canoë
  }
canoe-of = { $name }, { $canoe },
deed-land = ramener { $gem } au ponton
say-of = { $name }, { $words }
say-canoe-from = { $canoe }, { $at }, { $cargo ->
    [none] vide
   *[other] transporte { $cargo }
  } : { $move }
say-drifts = { $canoe } dérive { $to }{ $cargo ->
    [none] { "" }
   *[other] , transporte { $cargo }
  } ; { $spaces ->
    [1] les chutes sont juste après
    [one] encore { $spaces } case avant les chutes
   *[other] encore { $spaces } cases avant les chutes
  }.
say-lost = { $canoe } tombe dans les chutes{ $cargo ->
    [none] { "" }
   *[other] , transporte { $cargo }
  } !
say-robbed = { $canoe } perd { $gem }, et c’est { $name } qui l’emporte !
say-your-turn = { $you ->
    [yes] À toi de jouer
   *[no] À { $name } de jouer
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $what ->
    [both] , les deux canoës doivent avancer.
    [launch] , mets un canoë à l’eau.
   *[one] .
  }
say-connected = Connexion rétablie.
say-chat = { $name } dit : { $text }
settings-speech = Pour les lecteurs d’écran
speech-full = Tout raconter
speech-terse = Faire court
