## What only the command line says

captain = Capitano
terminal-hello =
    Una carta si sceglie con il suo nome: da 1 a 6, oppure C per la nuvola.
    ? spiega le mosse, u annulla, q lascia la partita.
terminal-help =
    Una carta si sceglie con il suo nome: da 1 a 6, oppure C per la nuvola.
    Una canoa si muove con un numero della lista, o con la mossa com’è scritta lì:
    la canoa, che cosa fa prima, dove va, che cosa fa là.
    +P carica, - scarica, ~B scambia con, x2a ruba alla canoa a del posto 2 (tu sei al posto 0);
    >J è il molo, >X è giù dalla cascata. Invio da solo finisce il turno, dove può finire.
    u annulla la tua ultima scelta con tutto ciò che ne è venuto, ? ripete questo, q lascia la partita.
compiling = Il gioco compila il suo codice per questo computer, una volta sola; può richiedere un minuto o due.
ask-card = Quale carta ({ $cards })
ask-buy = Ricomprare una canoa?
last-card = La tua ultima carta: { $card }.
no-such-move = «{ $answer }» qui non è una mossa; ? aiuta.
nothing-to-take-back = Non c’è ancora niente da annullare.
analyse-given = sprecato
analyse-nothing = Nessuno ha sprecato molto.
left-game = Hai lasciato la partita. Eccola, mossa per mossa:
ask-file = Salvare la partita come (Invio: no)
saved-game = Salvata come { $file }. «niagara replay { $file }» la racconta di nuovo.
cannot-save = Non si può scrivere: { $why }
board-weather = tempo { $weather }
board-lifesaver = salvagente: { $name }
board-phase = { $phase ->
    [buy_back] riacquisto delle canoe
    [choose] scelta delle carte
    [turns] le canoe si muovono
    [over] partita finita
   *[other] decide il fiume
  }
board-seat = posto { $seat }
board-gems = pietre
board-lost = persa
board-card = carta
board-hand = in mano
board-landed = al molo
board-secret = segreta
board-to-move = di turno
served-at = Niagara ti aspetta su { $address }  (Ctrl+C per fermarlo)
port-taken = La porta { $port } è occupata, perciò se ne usa un’altra.
bad-command = { $command }: questo comando non esiste; vedi «{ $help }».
bad-flag = { $flag }: questa opzione non esiste; vedi «{ $help }».
perhaps = Forse { $name }?
no-value = { $flag }: manca un valore; vedi «{ $help }».
not-wanted = { $value }: qui non è previsto; vedi «{ $help }».
given-twice = { $flag }: indicato due volte
bad-choice = { $flag } { $value }: a scelta { $known }
bad-number = { $flag } { $value }: { $whole ->
    [true] non è un numero intero
   *[false] non è un numero
  }
bad-players = --players { $players }: ci sono da { $fewest } a { $most } posti (R1.1, R9.4)
bad-option = { $flag } { $value }: { $known } ({ $rule })
needs-extra = L’installazione di base non basta: { $install }
no-site = Le pagine del gioco non sono in { $folder }; nella cartella del progetto le crea «make site».
bad-least = { $flag } { $value }: almeno { $least }
bad-range = { $flag } { $value }: da { $least } a { $most }
bad-address = { $flag } { $value }: per esempio { $example }
bad-word = { $file }, riga { $line }: «{ $word }» non è una sola parola
no-client = --static { $folder }: non contiene index.html
