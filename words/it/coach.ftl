## The coach: settings

coach-settings = Allenatore
coach-settings-note = Propone mosse, ti avvisa e ti fa annullare le mosse, nelle partite contro i bot.
coach-auto = Con i bot facili
coach-on = Sempre
coach-off = Mai
coach-open = Esercizio a carte scoperte
coach-open-note = Nelle nuove partite contro i bot vedi le carte che giocano.

## What it can be asked

coach-suggest = Un consiglio
coach-look = Com’era la mia ultima mossa?
coach-back = Annulla la mossa
coach-show = Mostra
coach-change = Cambia
coach-anyway = Fallo lo stesso
coach-taken = Mossa annullata. Tocca di nuovo a te.

## Why a move is good

coach-suggests = Il mio consiglio: { $moves }.
coach-value = Probabilità di vincere: { $value }.
coach-why-win = Così vinci la partita!
coach-why-land = Così porti a casa { $gem }.
coach-why-steal = Così rubi { $gem } a { $name }.
coach-why-load = Così carichi { $gem }.
coach-why-safe = Le tue canoe restano lontane dalla cascata.
coach-why-risk = { $gem ->
    [none] Attenzione: il fiume può prendersi una canoa ({ $chance }).
   *[other] Attenzione: il fiume può prendersi una canoa con { $gem } ({ $chance }).
  }
coach-why-ahead = Da lì vinci più spesso.

## What was missed

coach-better = Meglio: { $moves }. Probabilità di vincere: { $best } invece di { $played }.
coach-missed-win = Potevi vincere.
coach-missed-land = Potevi portare a casa { $gem }.
coach-missed-steal = Potevi rubare { $gem } a { $name }.
coach-missed-load = Potevi caricare { $gem }.
coach-missed-risk = { $gem ->
    [none] Hai messo in pericolo la tua canoa ({ $chance }).
   *[other] Hai messo in pericolo la tua canoa e { $gem } ({ $chance }).
  }
coach-missed-drop = Hai scaricato { $gem }.
coach-missed-ahead = Un’altra mossa vince più spesso.

## How good a decision was

coach-grade-only = Non c’era altra mossa.
coach-grade-best = Era la mossa migliore.
coach-grade-good = Era una buona mossa.
coach-grade-inaccuracy = Non male, ma c’era di meglio.
coach-grade-mistake = È stato un errore.
coach-grade-blunder = È stato un grosso errore.

## Before the river takes a canoe

coach-warn = { $gem ->
    [none] Il fiume può prendersi la canoa { $at }: { $chance }.
   *[other] Il fiume può prendersi la canoa { $at }, e con lei { $gem }: { $chance }.
  }
coach-warn-thrown = Questa canoa cade dalla cascata ed è persa.

## Tips when something first matters

tip-danger = Pericolo! Il fiume può portare questa canoa giù dalla cascata. Mentre guardi una carta, i numeri sull’acqua mostrano il rischio. Risali per stare al sicuro.
tip-thief = Può arrivare un ladro: una canoa vuota più in basso può risalire fino a te e prendere la tua pietra. Torna a casa, o risali ancora.
tip-loss = La tua canoa è persa. Se portava una pietra, questa è tornata nella sua zona. Prima del prossimo giro puoi ricomprare una canoa con una pietra portata al molo.
tip-cloud = Una nuvola non muove canoe. Rende il tempo migliore o peggiore, e il fiume più lento o più veloce.
tip-last = Ancora una pietra e vinci! Guarda quale ti manca.
