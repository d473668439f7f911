## Play with others now

now-pace = Tempo
now-quick = Svižně
now-relaxed = V klidu
now-note = Vidíš, kdo čeká s tebou. Volná místa po chvíli obsadí boti.
now-find = Najít hráče
match-title = Hledáme hráče
match-begins = { $seconds ->
    [one] Hra začne za jednu sekundu.
    [few] Hra začne za { $seconds } sekundy.
    [many] Hra začne za { $seconds } sekundy.
   *[other] Hra začne za { $seconds } sekund.
  }
match-note = Na volná místa si sednou boti.
match-start = Začít hned s boty
match-came = { $name } si sedá ke stolu.
match-went = { $name } odchází.

## Giving up, and asking somebody to go on

resign-note = Nebo to vzdej úplně: na tvém místě dohraje bot a hra se počítá jako prohraná.
resign-yes = Vzdát se
slow-note = { $name } si dává načas.
nudge = Postrčit
nudge-sent = { $name } už ví, že se čeká.
nudged-you = { $name } na tebe čeká.
deserted-note = Všichni to vzdali. Hra končí.
friends-deserted = Když se všichni vzdají
deserted-end = Hra skončí
deserted-bots = Dohrají ji boti

## Taking a seat in a running game

friends-leaving = Když někdo odejde
friends-takeover = Později vystřídat bota
takeover-nobody = Nesmí nikdo
takeover-ask = Se souhlasem hostitele
takeover-anyone = Kdokoli s odkazem
take-note = Díváš se. Můžeš také hrát.
take-choose = Vybrat místo
take-title = Sednout si ke hře
take-ask-note = Nejdřív se ptáme hostitele.
ask-note = { $name } chce hrát dál místo hráče { $seat }.
ask-yes = Ano
ask-no = Ne
ask-waiting = Ptáme se hostitele na místo pro tebe.
