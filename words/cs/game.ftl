## Pieces and places

bar-round = { $round }. kolo

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
space-at = { $space ->
    [J] v přístavišti
    [X] ztracená
    [L6] na poli 6, levé rameno
    [L7] na poli 7, levé rameno
    [R6] na poli 6, pravé rameno
    [R7] na poli 7, pravé rameno
   *[other] na poli { $space }
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

board-name = Řeka od přístaviště až k vodopádu
board-canoe = { $name }, { $canoe }, { $at }{ $cargo ->
    [none] , prázdná
   *[other] , veze { $cargo }
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, naleziště: { $gems ->
    [none] žádné drahokamy
   *[other] { $gems }
  }
board-next-arm = Další disk popluje do { $arm }
gem-count = { $count } × { $gem }

## Weather

weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Slunce: řeka teče o jedno pole pomaleji
    [0] Hezky: řeka teče podle karet
    [1] Mraky: řeka teče o jedno pole rychleji
   *[other] Bouřka: řeka teče o dvě pole rychleji
  }
weather-up = Horší
weather-up-note = Řeka zrychlí: { $before } → { $weather }
weather-down = Lepší
weather-down-note = Řeka zpomalí: { $before } → { $weather }

## Levels of the bots

level-unknown = Bot
level-earlier = { $name } (dřívější)
level-program = program
level-duckling = Kachňátko
level-duckling-note = Na řece je poprvé: nikoho neokrádá a vodopád ještě neslyší.
level-otter = Vydra
level-otter-note = Cáká se pro radost a řeka ji pokaždé překvapí.
level-duck = Kachna
level-duck-note = Počítá tvé karty a teprve se učí, jakou má drahokam cenu.
level-beaver = Bobr
level-beaver-note = Dře na téhle řece už léta a žádnou kartou neplýtvá.
level-heron = Volavka
level-heron-note = Stojí bez hnutí, promýšlí, co můžeš zahrát, a pak klovne.
level-bear = Medvěd
level-bear-note = Myslí na několik kol dopředu a radši ti vezme lososa, než by lovil sám.

## Goals

goal-four_alike = čtyři stejné
goal-five_colours = pět barev
goal-any_seven = sedm drahokamů
goal-gem_value = nejvyšší hodnota
goal-progress = { $goal }: { $have }, potřeba { $need }

## Moves in words

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
deed-none = nic dalšího
move-joined = { $first }, { $second }
move-before = nejdřív { $deed }
turn-done-stop = Ukončit tah
buy-pay = Zaplatit { $gem }
buy-not = Teď ne
say-canoe = { $canoe }: { $move }

## What happened

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
event-chosen = { $you ->
    [yes] Máš vybráno.
   *[no] { $name } má vybráno.
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
event-disc = Jeden disk pluje do { $arm }.
event-won = { $count ->
    [0] Poslední kolo je dohrané: remíza.
    [one] { $names } vítězí: { $goal }!
   *[other] { $names } vítězí společně!
  }
event-you-won = Vítězíš: { $goal }!

## Why a move is refused, by the code of the reason

rule-mark = Pravidlo { $rule }
because-not-your-canoe = Tuto kanoi řídí { $name }. Hýbat smíš jen svými.
because-canoe-fixed = Tato kanoe teď plout nemůže.
because-resync = Hra mezitím pokročila: tohle se už nezahrálo.
because-game_over = Hra skončila.
because-not_now = Na to teď není chvíle.
because-not_your_turn = Na tahu je { $name }.
because-card_gone = Kartu { $card } už v ruce nemáš.
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
because-stay_spends_nothing = Stát smí kanoe jen tam, kde na nalezišti utratí všechny body.
because-other_arm = Kdo připluje z jednoho ramene, nesmí hned do druhého.
because-already_there = Kanoe už tam je a její body se musí utratit.
because-too_far = Moc daleko. Potřebuješ bodů: { $needed }, na kartě máš: { $points }.
because-points_left = Moc blízko. Stojí to bodů: { $needed }, ale utratit musíš všechny: { $points }.
because-stealing_off = V této hře se nekrade.
because-own_canoe = Vlastní kanoe se neokrádá.
because-thief_is_loaded = Krást může jen prázdná kanoe.
because-thief_goes_up = Jen proti proudu: zloděj nikdy nepluje dolů a nikdy nestojí.
because-nothing_to_steal = { $name } tam žádný drahokam nemá.
because-not_your_seat = Toto místo není tvoje.
because-not_playing = U tohoto stolu se nehraje.
because-try_again = Hru teď nejde uložit. Zkus to prosím znovu.

## Animals of the river: what bots are called

animal-duckling = Kachňátko
animal-gosling = Housátko
animal-fawn = Kolouch
animal-squirrel = Veverka
animal-hedgehog = Ježek
animal-otter = Vydra
animal-frog = Žába
animal-chipmunk = Čipmank
animal-hare = Zajíc
animal-mouse = Myška
animal-duck = Kachna
animal-goose = Husa
animal-loon = Potáplice
animal-swan = Labuť
animal-kingfisher = Ledňáček
animal-beaver = Bobr
animal-raccoon = Mýval
animal-badger = Jezevec
animal-porcupine = Dikobraz
animal-marmot = Svišť
animal-heron = Volavka
animal-owl = Sova
animal-eagle = Orel
animal-crane = Jeřáb
animal-pelican = Pelikán
animal-bear = Medvěd
animal-wolf = Vlk
animal-fox = Liška
animal-moose = Los
animal-lynx = Rys
