## Un tavolo sul proprio dispositivo, per amici nella stessa rete

near-title = Amici vicini
near-how = I dispositivi dei tuoi amici si collegano a questo: un solo hotspot o la rete di casa, niente server, niente Internet. Devono avere questa pagina nel browser, già aperta una volta.
near-offer = Il tuo amico inquadra questo codice con la fotocamera, o apre il link.
near-take = Inquadra il codice che compare sul suo schermo, o incollalo qui.
near-offer-qr = Codice QR che invita un amico
near-answer-qr = Codice QR che risponde all’invito
near-link = Il codice come link
near-paste = Codice o link
near-connect = Collega
near-scan = Inquadra con la fotocamera
near-scan-stop = Spegni la fotocamera
near-no-camera = La fotocamera non si può usare. Incolla il codice, o aprilo con l’app della fotocamera.
near-making = Preparo un codice…
near-finding = Cerco l’altro dispositivo…
near-here = { $count ->
    [0] Nessuno è ancora collegato. Ogni amico ha bisogno di un codice suo.
    [one] Un amico è collegato. Il codice nuovo è per il prossimo.
   *[other] { $count } amici sono collegati. Il codice nuovo è per il prossimo.
  }
near-holds = La partita sta su questo dispositivo. Tieni aperta la pagina; lo schermo resta acceso. Se la chiudi, la partita aspetta il tuo ritorno.
near-apart-note = Alcune reti (alberghi, bar, scuole) tengono separati i dispositivi. L’hotspot di un telefono va bene.
near-apart = I dispositivi non si sono trovati. Sono nella stessa rete? Alcune reti tengono separati i dispositivi.
near-unable = Questo dispositivo non è in nessuna rete, o il suo browser non sa collegare dispositivi.
near-bad = Questo non è un codice, o ne è solo una parte.
near-wrong-kind = Questo codice è per l’altro dispositivo.
near-wrong-other = Questo risponde a un altro invito. Fai inquadrare il codice che si vede adesso.
near-wrong-full = Il tavolo ha già tutti gli invitati che può avere.

## L’ospite

join-title = Unisciti a un amico
join-take = Inquadra il codice sullo schermo del tuo amico, o incollalo qui.
join-answer = Ora il tuo amico inquadra questo codice, oppure gli rimandi il link.
join-waiting = Aspetto il dispositivo del tuo amico…
join-holds = La partita gira sul dispositivo del tuo amico. Dovete essere nella stessa rete; lo schermo resta acceso.
join-again = Ricomincia
join-handing = Passo il codice alla pagina del tavolo…
join-handed = Il tuo amico è collegato. Puoi chiudere questa pagina.
join-no-table = Nessuna pagina di questo browser aspetta questo codice. Apri prima il tavolo e fai inquadrare il codice che si vede lì.

lost-title = Il tavolo di un amico
lost-note = Il dispositivo del tuo amico non è raggiungibile. La partita aspetta lì.
lost-again = Ricollegati
lost-here = Continua qui
lost-here-ask = Continuare senza il dispositivo del tuo amico?
lost-here-note = Su questo dispositivo comincia una partita nuova, dall’ultimo momento senza carte giocate. Gli altri si uniscono con codici nuovi e riprendono i loro posti.
