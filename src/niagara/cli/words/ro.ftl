### Niagara în română. Scurt, prietenos, exact; citesc și copiii.

## Only here

captain = Căpitan
terminal-help =
    O carte se alege după numele ei: de la 1 la 6, sau C pentru nor.
    O canoe se mută cu un număr din listă sau cu mutarea așa cum e scrisă acolo:
    canoea, ce face întâi, unde merge, ce face acolo.
    +P încarcă, - descarcă, ~B schimbă cu, x2a fură de la canoea a a locului 2 (tu ești locul 0);
    >J este docul, >X duce peste cascadă. Enter singur încheie tura, unde se poate încheia.
    u ia înapoi ultima ta alegere cu tot ce a urmat, ? spune asta din nou, q părăsește jocul.
ask-card = Ce carte ({ $cards })
ask-buy = Răscumperi o canoe?
last-card = Ultima ta carte: { $card }.
no-such-move = „{ $answer }” nu este o mutare aici; ? ajută.
nothing-to-take-back = Încă nu e nimic de luat înapoi.
say-canoe = { $canoe }: { $move }
analyse-given = risipit
analyse-nothing = Nimeni nu a risipit mult.
left-game = Ai părăsit jocul. Iată-l, mutare cu mutare:
ask-file = Păstrezi jocul ca (Enter: nu)
saved-game = Păstrat ca { $file }. „niagara replay { $file }” îl povestește din nou.
cannot-save = Nu se poate scrie: { $why }
board-weather = vremea { $weather }
board-lifesaver = colacul de salvare: { $name }
board-phase = { $phase ->
    [buy_back] răscumpărarea canoelor
    [choose] alegerea cărților
    [turns] canoele se mută
    [over] joc încheiat
   *[other] râul hotărăște
  }
board-seat = locul { $seat }
board-gems = pietre
board-lost = la fund
board-card = carte
board-hand = în mână
board-landed = la doc
board-secret = secretă
board-to-move = la rând
served-at = Niagara te așteaptă la { $address }  (Ctrl+C oprește jocul)
port-taken = Portul { $port } este ocupat, așa că se folosește altul.
bad-language = --language { $wish }: există { $known }
bad-players = --players { $players }: sunt de la { $fewest } la { $most } locuri (R1.1, R9.4)
bad-level = --level { $level }: există { $known }
bad-rounds = --max-rounds { $rounds }: de la 1 la { $most } (R9.5)

## Pieces and places, as in web/src/i18n/ro.ftl

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
    [L6] până la 6 pe brațul stâng
    [L7] până la 7 pe brațul stâng
    [R6] până la 6 pe brațul drept
    [R7] până la 7 pe brațul drept
   *[other] până la spațiul { $space }
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
weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
level-otter = Vidră
level-duck = Rață
level-beaver = Castor
level-heron = Stârc
level-bear = Urs
goal-four_alike = patru la fel
goal-five_colours = cinci culori
goal-any_seven = șapte pietre
bar-round = Runda { $round }
board-next-arm = Următorul disc merge pe { $arm }

## Moves, as in web/src/i18n/ro.ftl

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
weather-up-note = Râul curge mai repede: { $weather }
weather-down-note = Râul curge mai încet: { $weather }
buy-pay = Plătește { $gem }
buy-not = Nu acum
turn-done-stop = Încheie turul

## What happened, as in web/src/i18n/ro.ftl

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
event-won = { $count ->
    [0] A fost ultima rundă: remiză.
    [one] { $names } câștigă: { $goal }!
   *[other] { $names } câștigă împreună!
  }
event-you-won = Câștigi: { $goal }!

## Why a move is refused, as in web/src/i18n/ro.ftl

rule-mark = Regula { $rule }
because-game_over = Jocul s-a încheiat.
because-not_now = Nu e momentul pentru asta.
because-not_your_turn = E la rând { $name }.
because-card_gone = Cartea { $card } nu mai e în mâna ta.
because-card_is_down = Cartea { $card } e deja aleasă.
because-gem_not_landed = O canoe costă o piatră adusă la doc, iar tu nu ai niciun { $gem }.
because-must_buy = Fără canoe trebuie să răscumperi una.
because-must_move = Nu uita: { $canoe } e pe râu și trebuie mutată.
because-must_launch = Dacă nu ai nicio canoe pe râu, trebuie să pui una pe apă.
because-nothing_to_end = Turul nu se poate încheia aici.
because-needs_cloud = Doar un nor schimbă vremea.
because-cloud_must_move_weather = Un nor schimbă vremea și nu mută nicio canoe.
because-weather_at_end = Vremea nu merge mai departe într-acolo.
because-canoe_lost = Nu se poate: { $canoe } e pierdută sub cascadă.
because-canoe_done = Gata: { $canoe } a fost deja mutată în acest tur.
because-launch_goes_down = De la doc se poate doar coborî pe râu.
because-no_site_at_start = Unde e canoea nu există niciun loc de descoperire.
because-no_site_at_end = Acolo ({ $space }) nu există niciun loc de descoperire.
because-no_deed_at_end = Acolo nu se poate încărca, descărca sau fura nimic.
because-one_gem_only = O canoe duce o singură piatră.
because-nothing_aboard = Canoea nu duce nicio piatră.
because-gem_not_there = Acolo nu e niciun { $gem }.
because-swap_other_colour = La schimb trebuie luată altă culoare.
because-too_few_points = Costă { $cost } puncte; pe cartea ta scrie { $points }.
because-stay_spends_nothing = O canoe stă pe loc doar dacă își folosește acolo toate punctele ({ $points }).
because-other_arm = Cine urcă dintr-un braț nu poate coborî pe celălalt.
because-already_there = Canoea e deja acolo, iar punctele ei trebuie folosite.
because-too_far = Prea departe: trebuie { $needed } puncte, iar pe cartea ta scrie { $points }.
because-points_left = Prea aproape: costă { $needed }, iar toate cele { $points } puncte trebuie folosite.
because-stealing_off = În acest joc nu se fură.
because-own_canoe = Nimeni nu fură din propria canoe.
because-thief_is_loaded = Doar o canoe goală poate fura.
because-thief_goes_up = Doar în sus pe râu: un hoț nu coboară și nu stă pe loc niciodată.
because-nothing_to_steal = { $name } nu are nicio piatră acolo.

## The analysis, as in web/src/i18n/replay/ro.ftl

analysis-title = Analiză
graph-title = Șansa de a câștiga
table-round = Runda
decision-played = Cum s-a jucat
grade-only = fără alegere
grade-best = cea mai bună
grade-good = bună
grade-inaccuracy = imprecisă
grade-mistake = greșeală
grade-blunder = gafă
moments-title = Momente cheie
moment-theft = { $gem ->
    [none] { $name } fură de la { $victim } și jocul se întoarce.
   *[other] { $name } fură { $gem } de la { $victim } și jocul se întoarce.
}
moment-needless_loss = { $gem ->
    [none] { $name } pierde fără rost o canoe în cascadă.
   *[other] { $name } pierde fără rost o canoe și { $gem } în cascadă.
}
moment-unlucky_loss = { $gem ->
    [none] Ghinion: râul ia o canoe ({ $name }).
   *[other] Ghinion: râul ia o canoe și { $gem } ({ $name }).
}
moment-kingmaker = { $name } nu mai are mult de câștigat și dă jocul pentru { $other }.
moment-blunder = Aici { $name } risipește mult; mai bine era: { $move }.
moment-great_move = { $name } găsește singura mutare bună: { $move }.
moment-surprise = Cărțile celorlalți schimbă totul pentru { $name }.
moment-river_turn = Brațul râului hotărăște soarta pentru { $name }.
moment-lead = { $other ->
    [none] { $name } trece în frunte și rămâne acolo.
   *[other] { $name } ia conducerea de la { $other } și o păstrează.
}
moment-decided = De aici încolo { $name } are victoria aproape sigură.
moment-landing = { $gem ->
    [none] { $name } aduce la doc o piatră care contează.
   *[other] { $name } aduce la doc { $gem }, și asta contează.
}
report-accuracy = Precizie
report-luck = Noroc
report-skill = Joc
