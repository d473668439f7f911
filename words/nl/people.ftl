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
