## Play with others now

now-pace = Ritmo
now-quick = Veloce
now-relaxed = Tranquillo
now-note = Vedi chi aspetta con te. Dopo un po’ i bot occupano i posti liberi.
now-find = Trova giocatori
match-title = In cerca di giocatori
match-begins = { $seconds ->
    [one] La partita comincia tra un secondo.
    [many] La partita comincia tra { $seconds } di secondi.
   *[other] La partita comincia tra { $seconds } secondi.
  }
match-note = I bot occupano i posti liberi.
match-start = Comincia subito con i bot
match-came = { $name } si siede al tavolo.
match-went = { $name } non c’è più.
