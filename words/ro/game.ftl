## Pieces and places

bar-round = Runda { $round }

gem-P = ametist
gem-C = diamant
gem-Y = chihlimbar
gem-B = safir
gem-R = rubin
gem-P-one = un ametist
gem-C-one = un diamant
gem-Y-one = un chihlimbar
gem-B-one = un safir
gem-R-one = un rubin

space-name = { $space ->
    [J] docul
    [X] sub cascadă
    [L6] spațiul 6, brațul stâng
    [L7] spațiul 7, brațul stâng
    [R6] spațiul 6, brațul drept
    [R7] spațiul 7, brațul drept
   *[other] spațiul { $space }
  }
space-to = { $space ->
    [J] până la doc
    [X] în cascadă
    [L6] până la spațiul 6 pe brațul stâng
    [L7] până la spațiul 7 pe brațul stâng
    [R6] până la spațiul 6 pe brațul drept
    [R7] până la spațiul 7 pe brațul drept
   *[other] până la spațiul { $space }
  }
space-at = { $space ->
    [J] la doc
    [X] pierdută
    [L6] pe spațiul 6, brațul stâng
    [L7] pe spațiul 7, brațul stâng
    [R6] pe spațiul 6, brațul drept
    [R7] pe spațiul 7, brațul drept
   *[other] pe spațiul { $space }
  }
arm-name = { $arm ->
    [L] brațul stâng
   *[other] brațul drept
  }
canoe-letter = { $index ->
    [0] prima canoe
   *[other] a doua canoe
  }
card-name = { $card ->
    [C] nor
   *[other] { $card }
  }

board-name = Râul, de la doc până la cascadă
board-canoe = { $name }, { $canoe }, { $at }{ $cargo ->
    [none] , goală
   *[other] , duce { $cargo }
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, loc de descoperire: { $gems ->
    [none] nicio piatră
   *[other] { $gems }
  }
board-next-arm = Următorul disc merge pe { $arm }
gem-count = { $count } × { $gem }

## Weather

weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Soare: râul curge cu un spațiu mai puțin
    [0] Senin: râul curge cum spun cărțile
    [1] Nori: râul curge cu un spațiu mai mult
   *[other] Furtună: râul curge cu două spații mai mult
  }
weather-up = Mai rea
weather-up-note = Râul curge mai repede: { $before } → { $weather }
weather-down = Mai bună
weather-down-note = Râul curge mai încet: { $before } → { $weather }

## Levels of the bots

level-unknown = Bot
level-earlier = { $name } (versiune veche)
level-program = program
level-duckling = Rățușcă
level-duckling-note = Pentru prima dată pe râu: nu fură de la nimeni și încă nu aude cascada.
level-otter = Vidră
level-otter-note = Se bălăcește din joacă și râul o surprinde de fiecare dată.
level-duck = Rață
level-duck-note = Îți numără cărțile și încă învață cât valorează o piatră.
level-beaver = Castor
level-beaver-note = Muncește pe acest râu de ani de zile și nu irosește nicio carte.
level-heron = Stârc
level-heron-note = Stă nemișcat, se gândește ce ai putea juca și apoi lovește.
level-bear = Urs
level-bear-note = Vede cu câteva runde înainte și preferă să-ți ia somonul decât să-și prindă unul.

## Goals

goal-four_alike = patru la fel
goal-five_colours = cinci culori
goal-any_seven = șapte pietre
goal-gem_value = valoarea cea mai mare
goal-progress = { $goal }: { $have } din { $need }

## Moves in words

action-title = Mutarea ta

move-stay = rămâi
move-down = coboară { $to }
move-up = urcă { $to }
move-land = acostează
move-falls = în cascadă
move-launch = pornește { $to }
deed-load = încarcă { $gem }
deed-unload = descarcă { $gem }
deed-swap = schimbă cu { $gem }
deed-steal = fură { $gem } de la { $name }
deed-none = nimic altceva
move-joined = { $first }, { $second }
move-before = întâi { $deed }
turn-done-stop = Încheie tura
buy-pay = Plătește { $gem }
buy-not = Nu acum
say-canoe = { $canoe }: { $move }

## What happened

event-round = Runda { $round }. { $you ->
    [yes] Începi tu.
   *[no] Începe { $name }.
  }
event-refilled = Toți își iau înapoi cele șapte cărți.
event-bought = { $you ->
    [yes] Plătești { $gem } pentru o canoe nouă.
   *[no] { $name } plătește { $gem } pentru o canoe nouă.
  }
event-given = { $you ->
    [yes] Primești o canoe înapoi gratis.
   *[no] { $name } primește o canoe înapoi gratis.
  }
event-chosen = { $you ->
    [yes] Ai ales.
   *[no] { $name } a ales.
  }
event-revealed = { $you ->
    [yes] Joci un { $card }.
   *[no] { $name } joacă un { $card }.
  }
event-revealed-cloud = { $you ->
    [yes] Joci norul.
   *[no] { $name } joacă norul.
  }
event-weather = { $you ->
    [yes] Schimbi
   *[no] { $name } schimbă
  } vremea de la { $before } la { $after }.
event-loaded = { $you ->
    [yes] Încarci { $gem }.
   *[no] { $name } încarcă { $gem }.
  }
event-unloaded = { $you ->
    [yes] Descarci { $gem }.
   *[no] { $name } descarcă { $gem }.
  }
event-paddled = { $you ->
    [yes] Vâslești { $to }.
   *[no] { $name } vâslește { $to }.
  }
event-stolen = { $you ->
    [yes] Furi { $gem } de la { $victim }!
   *[no] { $victimYou ->
        [yes] { $name } îți fură { $gem }!
       *[no] { $name } fură { $gem } de la { $victim }!
      }
  }
event-landed = { $you ->
    [yes] Aduci { $gem } la doc!
   *[no] { $name } aduce { $gem } la doc!
  }
event-lost = { $you ->
    [yes] Pierzi o canoe în cascadă!
   *[no] { $name } pierde o canoe în cascadă!
  }
event-lost-gem = { $you ->
    [yes] Pierzi o canoe și { $gem } în cascadă!
   *[no] { $name } pierde o canoe și { $gem } în cascadă!
  }
event-river = { $speed ->
    [0] Râul stă pe loc ({ $sum }).
    [one] Râul curge cu un disc ({ $sum }).
    [few] Râul curge cu { $speed } discuri ({ $sum }).
   *[other] Râul curge cu { $speed } de discuri ({ $sum }).
  }
event-river-sum = cartea cea mai mică { $lowest }, vremea { $weather }
event-river-clouds = numai nori, vremea { $weather }
event-disc = Un disc merge pe { $arm }.
event-won = { $count ->
    [0] A fost ultima rundă: remiză.
    [one] { $names } câștigă: { $goal }!
   *[other] { $names } câștigă împreună!
  }
event-you-won = Câștigi: { $goal }!

## Why a move is refused, by the code of the reason

rule-mark = Regula { $rule }
because-not-your-canoe = În canoea aceea vâslește { $name }. Poți muta doar canoele tale.
because-canoe-fixed = Canoea aceea nu se poate mișca acum.
because-resync = Jocul a mers mai departe între timp: mutarea nu s-a mai jucat.
because-game_over = Jocul s-a încheiat.
because-not_now = Nu e momentul pentru asta.
because-not_your_turn = E la rând { $name }.
because-card_gone = { $card ->
    [nor] Norul nu mai e în mâna ta.
   *[other] Cartea { $card } nu mai e în mâna ta.
  }
because-card_is_down = { $card ->
    [nor] Norul e deja ales.
   *[other] Cartea { $card } e deja aleasă.
  }
because-gem_not_landed = O canoe costă o piatră adusă la doc, iar tu nu ai niciun { $gem }.
because-must_buy = Fără canoe trebuie să răscumperi una.
because-must_move = Nu uita: { $canoe } e pe râu și trebuie mutată.
because-must_launch = Dacă nu ai nicio canoe pe râu, trebuie să pui una pe apă.
because-nothing_to_end = Tura nu se poate încheia aici.
because-needs_cloud = Doar un nor schimbă vremea.
because-cloud_must_move_weather = Un nor schimbă vremea și nu mută nicio canoe.
because-weather_at_end = În direcția aceea vremea nu se mai poate schimba.
because-canoe_lost = Nu se poate: { $canoe } e pierdută sub cascadă.
because-canoe_done = Gata: { $canoe } a fost deja mutată în această tură.
because-launch_goes_down = De la doc se poate doar coborî pe râu.
because-no_site_at_start = Unde e canoea nu există niciun loc de descoperire.
because-no_site_at_end = Acolo ({ $space }) nu există niciun loc de descoperire.
because-no_deed_at_end = Acolo nu se poate încărca, descărca sau fura nimic.
because-one_gem_only = O canoe duce o singură piatră.
because-nothing_aboard = Canoea nu duce nicio piatră.
because-gem_not_there = Acolo nu e niciun { $gem }.
because-swap_other_colour = La schimb trebuie luată altă culoare.
because-too_few_points = Costă { $cost } puncte; pe cartea ta scrie { $points }.
because-stay_spends_nothing = O canoe stă pe loc doar dacă își folosește acolo toate punctele.
because-other_arm = Cine urcă dintr-un braț nu poate coborî pe celălalt.
because-already_there = Canoea e deja acolo, iar punctele ei trebuie folosite.
because-too_far = Prea departe: îți trebuie { $needed ->
    [one] un punct
    [few] { $needed } puncte
   *[other] { $needed } de puncte
  }, iar pe cartea ta scrie { $points }.
because-points_left = Prea aproape: costă { $needed ->
    [one] un punct
    [few] { $needed } puncte
   *[other] { $needed } de puncte
  }, iar toate ({ $points }) trebuie folosite.
because-stealing_off = În această partidă nu se fură.
because-own_canoe = Nimeni nu fură din propria canoe.
because-thief_is_loaded = Doar o canoe goală poate fura.
because-thief_goes_up = Doar în sus pe râu: un hoț nu coboară și nu stă pe loc niciodată.
because-nothing_to_steal = { $name } nu are nicio piatră acolo.
because-not_your_seat = Locul acela nu e al tău.
because-not_playing = La masa aceasta nu se joacă acum.
because-try_again = Partida nu poate fi salvată acum. Încearcă din nou.

## Animals of the river: what bots are called

animal-duckling = Rățușcă
animal-gosling = Bobocel
animal-fawn = Pui de căprioară
animal-squirrel = Veveriță
animal-hedgehog = Arici
animal-otter = Vidră
animal-frog = Broască
animal-chipmunk = Veveriță dungată
animal-hare = Iepure
animal-mouse = Șoarece
animal-duck = Rață
animal-goose = Gâscă
animal-loon = Cufundar
animal-swan = Lebădă
animal-kingfisher = Pescăraș
animal-beaver = Castor
animal-raccoon = Raton
animal-badger = Bursuc
animal-porcupine = Porc-spinos
animal-marmot = Marmotă
animal-heron = Stârc
animal-owl = Bufniță
animal-eagle = Vultur
animal-crane = Cocor
animal-pelican = Pelican
animal-bear = Urs
animal-wolf = Lup
animal-fox = Vulpe
animal-moose = Elan
animal-lynx = Râs
