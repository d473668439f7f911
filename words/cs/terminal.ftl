## What only the command line says

captain = Kapitán
terminal-hello =
    Kartu vybereš jejím jménem: 1 až 6, nebo C pro mrak.
    ? vysvětlí tahy, u vezme zpět, q hru opustí.
terminal-help =
    Kartu vybereš jejím jménem: 1 až 6, nebo C pro mrak.
    Tah kanoe zadáš číslem ze seznamu, nebo tak, jak je tam napsaný:
    která kanoe, co udělá nejdřív, kam popluje, co udělá tam.
    +P naloží, - vyloží, ~B vymění za, x2a krade z kanoe a místa 2 (ty jsi místo 0);
    >J je přístaviště, >X vede do vodopádu. Samotný Enter ukončí tah, kde skončit smí.
    u vezme zpět tvou poslední volbu se vším, co z ní vzešlo, ? řekne tohle znovu, q hru opustí.
compiling = Hra si jednou překládá svůj kód pro tento počítač; může to trvat minutu nebo dvě.
ask-card = Kterou kartu ({ $cards })
ask-buy = Koupit kanoi zpět?
last-card = Tvá poslední karta: { $card }.
no-such-move = „{ $answer }“ tady není tah; ? pomůže.
nothing-to-take-back = Zatím není co vzít zpět.
analyse-given = ztraceno
analyse-nothing = Nikdo o mnoho nepřišel.
left-game = Hra je přerušená. Její zápis:
ask-file = Uložit hru jako (Enter: ne)
saved-game = Uloženo jako { $file }. „niagara replay { $file }“ ji přehraje znovu.
cannot-save = To nejde zapsat: { $why }
board-weather = počasí { $weather }
board-lifesaver = plovací kruh: { $name }
board-phase = { $phase ->
    [buy_back] zpětný nákup kanoí
    [choose] výběr karet
    [turns] plují kanoe
    [over] konec hry
   *[other] rozhoduje řeka
  }
board-seat = místo { $seat }
board-gems = drahokamy
board-lost = pryč
board-card = karta
board-hand = v ruce
board-landed = dovezené
board-secret = tajná
board-to-move = na tahu
served-at = Niagara běží na { $address }  (Ctrl+C ji ukončí)
port-taken = Port { $port } je obsazený, použije se jiný.
bad-command = { $command }: takový příkaz není; viz „{ $help }“.
bad-flag = { $flag }: taková volba není; viz „{ $help }“.
perhaps = Nemá to být { $name }?
no-value = { $flag }: chybí hodnota; viz „{ $help }“.
not-wanted = { $value }: to tady být nemá; viz „{ $help }“.
given-twice = { $flag }: zadáno dvakrát
bad-choice = { $flag } { $value }: na výběr je { $known }
bad-number = { $flag } { $value }: { $whole ->
    [true] to není celé číslo
   *[false] to není číslo
  }
bad-players = --players { $players }: počet míst je { $fewest } až { $most } (R1.1, R9.4)
bad-option = { $flag } { $value }: { $known } ({ $rule })
needs-extra = Na to malá instalace nestačí: { $install }
no-site = Stránky hry nejsou v { $folder }; ve složce projektu je vytvoří „make site“.
bad-least = { $flag } { $value }: nejméně { $least }
bad-range = { $flag } { $value }: od { $least } do { $most }
bad-address = { $flag } { $value }: například { $example }
bad-word = { $file }, řádek { $line }: „{ $word }“ není jedno slovo
no-client = --static { $folder }: není v ní index.html
