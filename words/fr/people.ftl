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
