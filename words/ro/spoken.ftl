## What is said aloud, to those who listen

spoken-title = Anunțuri
canoe-yours = { $index ->
    [0] prima ta canoe
   *[other] a doua ta canoe
  }
canoe-of = { $name }, { $canoe },
deed-land = aduce { $gem } la doc
say-of = { $name }, { $words }
say-canoe-from = { $canoe }, { $at }, { $cargo ->
    [none] goală
   *[other] duce { $cargo }
  }: { $move }
say-drifts = { $canoe } este dusă de apă { $to }{ $cargo ->
    [none] { "" }
   *[other] , duce { $cargo }
  }; { $spaces ->
    [one] imediat după ea e cascada
    [few] mai sunt { $spaces } spații până la cascadă
   *[other] mai sunt { $spaces } de spații până la cascadă
  }.
say-lost = { $canoe } cade în cascadă{ $cargo ->
    [none] { "" }
   *[other] , duce { $cargo }
  }!
say-robbed = { $canoe } pierde { $gem }, luat de { $name }!
say-your-turn = { $you ->
    [yes] E rândul tău
   *[no] La rând: { $name }
  }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }{ $what ->
    [both] , ambele canoe trebuie să se miște.
    [launch] , pune o canoe pe apă.
   *[one] .
  }
say-connected = Conectat din nou.
say-chat = { $name } spune: { $text }
settings-speech = Pentru cititoare de ecran
speech-full = Spune tot
speech-terse = Pe scurt
