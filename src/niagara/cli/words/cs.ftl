### Niagara česky. Krátce, přátelsky, přesně; čtou to děti.

## Only here

captain = Kapitán
terminal-help =
    Kartu vybereš jejím jménem: 1 až 6, nebo C pro mrak.
    S kanoí táhneš číslem ze seznamu, nebo tahem tak, jak je tam napsaný:
    která kanoe, co udělá nejdřív, kam popluje, co udělá tam.
    +P naloží, - vyloží, ~B vymění za, x2a krade z kanoe a místa 2 (ty jsi místo 0);
    >J je přístaviště, >X vede do vodopádu. Samotný Enter ukončí tah, kde skončit smí.
    u vezme zpět tvou poslední volbu se vším, co z ní vzešlo, ? řekne tohle znovu, q hru opustí.
ask-card = Kterou kartu ({ $cards })
ask-buy = Koupit kanoi zpět?
last-card = Tvá poslední karta: { $card }.
no-such-move = „{ $answer }“ tady není tah; ? pomůže.
nothing-to-take-back = Zatím není co vzít zpět.
say-canoe = { $canoe }: { $move }
analyse-given = ztraceno
analyse-nothing = Nikdo o mnoho nepřišel.
left-game = Hra je opuštěná. Takhle probíhala:
ask-file = Uložit hru jako (Enter: ne)
saved-game = Uloženo jako { $file }. „niagara replay { $file }“ ji vypráví znovu.
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
bad-language = --language { $wish }: na výběr je { $known }
bad-players = --players { $players }: počet míst je { $fewest } až { $most } (R1.1, R9.4)
bad-level = --level { $level }: na výběr je { $known }
bad-rounds = --max-rounds { $rounds }: od 1 do { $most } (R9.5)

## Pieces and places, as in web/src/i18n/cs.ftl

gem-P = ametyst
gem-C = diamant
gem-Y = jantar
gem-B = safír
gem-R = rubín
gem-P-one = ametyst
gem-C-one = diamant
gem-Y-one = jantar
gem-B-one = safír
gem-R-one = rubín
space-name = { $space ->
    [J] přístaviště
    [X] pod vodopádem
    [L6] pole 6, levé rameno
    [L7] pole 7, levé rameno
    [R6] pole 6, pravé rameno
    [R7] pole 7, pravé rameno
   *[other] pole { $space }
  }
space-to = { $space ->
    [J] do přístaviště
    [X] do vodopádu
    [L6] na pole 6 v levém rameni
    [L7] na pole 7 v levém rameni
    [R6] na pole 6 v pravém rameni
    [R7] na pole 7 v pravém rameni
   *[other] na pole { $space }
  }
# Used after "do": genitive.
arm-name = { $arm ->
    [L] levého ramene
   *[other] pravého ramene
  }
canoe-letter = { $index ->
    [0] první kanoe
   *[other] druhá kanoe
  }
card-name = { $card ->
    [C] mrak
   *[other] { $card }
  }
weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
level-otter = Vydra
level-duck = Kachna
level-beaver = Bobr
level-heron = Volavka
level-bear = Medvěd
goal-four_alike = čtyři stejné
goal-five_colours = pět barev
goal-any_seven = sedm drahokamů
bar-round = { $round }. kolo
board-next-arm = Další disk popluje do { $arm }

## Moves, as in web/src/i18n/cs.ftl

action-title = Tvůj tah
move-stay = zůstat
move-down = dolů { $to }
move-up = nahoru { $to }
move-land = přistát
move-falls = do vodopádu
move-launch = vyplout { $to }
deed-load = naložit { $gem }
deed-unload = vyložit { $gem }
deed-swap = vyměnit za { $gem }
deed-steal = ukrást { $gem } ({ $name })
weather-up-note = Řeka zrychlí: { $weather }
weather-down-note = Řeka zpomalí: { $weather }
buy-pay = Zaplatit { $gem }
buy-not = Teď ne
turn-done-stop = Ukončit tah

## What happened, as in web/src/i18n/cs.ftl

event-round = { $round }. kolo. { $you ->
    [yes] Začínáš ty.
   *[no] Začíná { $name }.
  }
event-refilled = Všichni si berou všech sedm karet zpátky.
event-bought = { $you ->
    [yes] Platíš { $gem } za novou kanoi.
   *[no] { $name } platí { $gem } za novou kanoi.
  }
event-given = { $you ->
    [yes] Dostáváš jednu kanoi zdarma zpátky.
   *[no] { $name } dostává jednu kanoi zdarma zpátky.
  }
event-revealed = { $you ->
    [yes] Hraješ { $card }.
   *[no] { $name } hraje { $card }.
  }
event-revealed-cloud = { $you ->
    [yes] Hraješ mrak.
   *[no] { $name } hraje mrak.
  }
event-weather = { $you ->
    [yes] Měníš
   *[no] { $name } mění
  } počasí z { $before } na { $after }.
event-loaded = { $you ->
    [yes] Nakládáš { $gem }.
   *[no] { $name } nakládá { $gem }.
  }
event-unloaded = { $you ->
    [yes] Vykládáš { $gem }.
   *[no] { $name } vykládá { $gem }.
  }
event-paddled = { $you ->
    [yes] Pluješ { $to }.
   *[no] { $name } pluje { $to }.
  }
event-stolen = { $you ->
    [yes] Kradeš { $gem }, { $victim } o něj přichází!
   *[no] { $victimYou ->
        [yes] { $name } ti krade { $gem }!
       *[no] { $name } krade { $gem }, { $victim } o něj přichází!
      }
  }
event-landed = { $you ->
    [yes] Přivážíš { $gem } na břeh!
   *[no] { $name } přiváží { $gem } na břeh!
  }
event-lost = { $you ->
    [yes] Přicházíš o kanoi: spadla do vodopádu!
   *[no] { $name } přichází o kanoi: spadla do vodopádu!
  }
event-lost-gem = { $you ->
    [yes] Přicházíš ve vodopádu o kanoi a { $gem }!
   *[no] { $name } přichází ve vodopádu o kanoi a { $gem }!
  }
event-river = { $speed ->
    [0] Řeka stojí ({ $sum }).
    [one] Řeka teče o jeden disk ({ $sum }).
    [few] Řeka teče o { $speed } disky ({ $sum }).
    [many] Řeka teče o { $speed } disku ({ $sum }).
   *[other] Řeka teče o { $speed } disků ({ $sum }).
  }
event-river-sum = nejnižší karta { $lowest }, počasí { $weather }
event-river-clouds = samé mraky, počasí { $weather }
event-won = { $count ->
    [0] Poslední kolo je dohrané: remíza.
    [one] { $names } vítězí: { $goal }!
   *[other] { $names } vítězí společně!
  }
event-you-won = Vítězíš: { $goal }!

## Why a move is refused, as in web/src/i18n/cs.ftl

rule-mark = Pravidlo { $rule }
because-game_over = Hra skončila.
because-not_now = Na to teď není chvíle.
because-not_your_turn = Na tahu je { $name }.
because-card_gone = Karta { $card } už není ve tvé ruce.
because-card_is_down = Karta { $card } už je vybraná.
because-gem_not_landed = Kanoe stojí jeden dovezený drahokam a ty nemáš žádný { $gem }.
because-must_buy = Bez kanoe musíš jednu koupit zpět.
because-must_move = Tvá { $canoe } je na řece a musí plout.
because-must_launch = Když nemáš na řece žádnou kanoi, musíš jednu spustit na vodu.
because-nothing_to_end = Tady tah skončit nemůže.
because-needs_cloud = Počasí mění jen mrak.
because-cloud_must_move_weather = Mrak mění počasí a nehýbe kanoemi.
because-weather_at_end = Tím směrem už počasí dál nejde.
because-canoe_lost = Tvá { $canoe } je ztracená pod vodopádem.
because-canoe_done = Tvá { $canoe } už v tomto tahu plula.
because-launch_goes_down = Z přístaviště se pluje jen po proudu.
because-no_site_at_start = Tam, kde kanoe je, není naleziště.
because-no_site_at_end = Tam ({ $space }) není naleziště.
because-no_deed_at_end = Tam se nedá nic naložit, vyložit ani ukrást.
because-one_gem_only = Kanoe veze jen jeden drahokam.
because-nothing_aboard = Kanoe neveze žádný drahokam.
because-gem_not_there = Tam neleží žádný { $gem }.
because-swap_other_colour = Při výměně musíš vzít jinou barvu.
because-too_few_points = Málo bodů. Potřebuješ: { $cost }, na kartě máš: { $points }.
because-stay_spends_nothing = Stát smí kanoe jen tam, kde na nalezišti utratí všechny body ({ $points }).
because-other_arm = Kdo připluje z jednoho ramene, nesmí hned do druhého.
because-already_there = Kanoe už tam je a její body se musí utratit.
because-too_far = Moc daleko. Potřebuješ bodů: { $needed }, na kartě máš: { $points }.
because-points_left = Moc blízko. Stojí to bodů: { $needed }, ale utratit musíš všechny: { $points }.
because-stealing_off = V této hře se nekrade.
because-own_canoe = Vlastní kanoe se neokrádá.
because-thief_is_loaded = Krást může jen prázdná kanoe.
because-thief_goes_up = Jen proti proudu: zloděj nikdy nepluje dolů a nikdy nestojí.
because-nothing_to_steal = { $name } tam žádný drahokam nemá.

## The analysis, as in web/src/i18n/replay/cs.ftl

analysis-title = Rozbor
graph-title = Šance na výhru
table-round = Kolo
decision-played = Jak se hrálo
grade-only = bez výběru
grade-best = nejlepší
grade-good = dobré
grade-inaccuracy = nepřesné
grade-mistake = chyba
grade-blunder = hrubá chyba
moments-title = Klíčové okamžiky
moment-theft = { $gem ->
    [none] { $name } krade, { $victim } přichází o náklad a hra se obrací.
   *[other] { $name } krade { $gem }, { $victim } o něj přichází a hra se obrací.
}
moment-needless_loss = { $gem ->
    [none] { $name } zbytečně přichází ve vodopádu o kanoi.
   *[other] { $name } zbytečně přichází ve vodopádu o kanoi a { $gem }.
}
moment-unlucky_loss = { $gem ->
    [none] Smůla: { $name } přichází o kanoi, bere ji řeka.
   *[other] Smůla: { $name } přichází o kanoi a { $gem }, bere je řeka.
}
moment-kingmaker = { $name } už nemá moc co získat a rozhoduje, že vyhraje { $other }.
moment-blunder = { $name } tu přichází o hodně; lepší bylo: { $move }.
moment-great_move = { $name } nachází jediný dobrý tah: { $move }.
moment-surprise = Karty ostatních všechno mění: { $name }.
moment-river_turn = O tom, jak dopadne { $name }, rozhoduje rameno řeky.
moment-lead = { $other ->
    [none] { $name } jde do vedení a už ho nepustí.
   *[other] { $name } jde do vedení, kde byl hráč { $other }, a už ho nepustí.
}
moment-decided = Odtud má { $name } výhru skoro jistou.
moment-landing = { $gem ->
    [none] { $name } přiváží drahokam, který rozhoduje.
   *[other] { $name } přiváží { $gem }, a to rozhoduje.
}
report-accuracy = Přesnost
report-luck = Štěstí
report-skill = Hra
