### Niagara în română. Scurt, prietenos, exact; citesc și copiii.

## The app

app-name = Niagara
app-tagline = Coboară pe râu, adună pietrele și întoarce-te înainte să te prindă cascada.
close = Închide
home = Acasă
copy = Copiază
copied = Copiat
loading = O clipă…

## Home

home-play = Joacă
home-play-note = Tu și trei boți. Începe imediat.
home-name = Numele tău
home-friends = Cu prietenii
home-friends-note = Trimite un link. Nimeni nu are nevoie de cont.
home-device = Pe acest dispozitiv
home-device-note = Un telefon sau o tabletă trece din mână în mână.
home-watch = Privește boții
home-watch-note = Patru boți se întrec.
home-learn = Învață jocul
home-learn-note = Cinci minute, cu imagini.
home-games = Jocuri și cifre
home-games-note = Revezi, analizează, cifrele tale, exploratorul.
home-continue = Continuă
home-yours = Jocurile tale
home-open = Mese deschise
home-playing = Jocuri în curs
home-level = Boți
home-about = O versiune independentă, cu sursă deschisă, a jocului de societate creat de Thomas Liesching. Textul regulilor și imaginile sunt proprii.
home-failed = Nu a mers: { $text }
home-more = Alte feluri de a juca

table-with = cu { $names }
table-alone = fără adversari
table-status-open = așteaptă
table-status-playing = se joacă
table-status-over = încheiat
table-open = Deschide
table-join = Intră
table-watch = Privește
game-replay = Revezi
game-unfinished = Neterminat

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Gabi
    [1] Dani
    [2] Vali
    [3] Niki
    [4] Toni
   *[other] Robi
  }
bot-name = { $number ->
    [0] Arțar
    [1] Cedru
    [2] Mesteacăn
    [3] Salcie
   *[other] Ienupăr
  }
device-name = Jucător { $number }

## New table

friends-title = O masă pentru prieteni
friends-seats = Locuri
friends-seats-hint = Câți jucați în total, cu tine cu tot.
friends-bots = Boți la masă
friends-house = În doi se joacă după o regulă a casei; regulamentul spune trei până la cinci.
friends-options = Regulile casei
friends-make = Deschide masa
friends-public = Arată la mese deschise
friends-clock = Ceas
clock-none = Fără ceas
clock-live = { $seconds } de secunde pe decizie
clock-live-reserve = { $seconds } de secunde pe decizie, { $minutes } min rezervă
clock-post = { $days ->
    [one] Prin corespondență: o zi pe decizie
    [few] Prin corespondență: { $days } zile pe decizie
   *[other] Prin corespondență: { $days } de zile pe decizie
  }
option-stealing = Se poate fura
option-stealing-note = Oprit pentru jocuri liniștite în familie.
option-fork = Brațul la întâmplare
option-fork-note = Fiecare disc ia un braț la întâmplare, nu pe rând.
option-tie = Egalitate: decide valoarea
option-tie-note = De la ametist 1 la rubin 5; altfel victoria se împarte.

device-title = Pe acest dispozitiv
device-players = Jucători
device-add = Adaugă un jucător
device-remove = Scoate: { $name }
device-bots = Și boți
device-start = Start
device-note = Cărțile sunt secrete: între jucători cade o cortină.

watch-title = Privește boții

## Levels of the bots

level-unknown = Bot
level-otter = Vidră
level-otter-note = Se bălăcește de plăcere și râul o surprinde de fiecare dată.
level-duck = Rață
level-duck-note = Se teme de cascadă, îți uită cărțile și nu se păzește de hoți.
level-beaver = Castor
level-beaver-note = Numără cărțile, își păzește pietrele și muncește toată ziua.
level-heron = Stârc
level-heron-note = Stă nemișcat, se gândește ce ai putea juca și apoi lovește.
level-bear = Urs
level-bear-note = Vede cu câteva runde înainte și preferă somonul tău.

## Waiting room

room-title = Așteptăm vâslașii
room-invite = Trimite acest link prietenilor
room-link = Linkul acestei mese
room-qr = Codul QR al linkului acestei mese
room-seat-open = Loc liber
room-seat-you = tu
room-sit = Așază-te
room-start = Start
room-fill = Adaugă boți și începe
room-fill-level = Boții joacă
room-waiting-host = Jocul e pornit de gazdă când sunteți toți aici.
room-leave = Pleacă de la masă
room-share = Distribuie…

## Table

bar-round = Runda { $round }
bar-menu = Meniu
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

who-you = E rândul tău
who-name = La rând: { $name }
who-all = Alegeți cartea
who-waiting = Așteptăm: { $names }
who-waiting-count = Așteptăm { $count }
who-river = Râul curge
who-over = Joc încheiat

link-waiting = Conexiune pierdută. Încerc din nou…
link-connecting = Mă conectez…
link-closed = Masa aceasta nu mai există.
link-restarting = Serverul repornește. Nu se pierde nimic.
back-note = Ți-a expirat timpul: un bot vâslește pentru tine.
back = M-am întors

## What to do now, in one sentence

do-choose = Alege o carte pentru runda aceasta.
do-chosen = Joci un { $card }. O mai poți schimba.
do-chosen-final = Joci un { $card }. Așteptăm: { $names }.
do-confirm-card = Joci un { $card }?
do-confirm-cloud = Joci norul?
do-pick = Cartea ta e un { $card }. Mută această canoe sau atinge-o pe cealaltă.
do-pick-both = Mută ambele canoe cu { $card }: întâi aceasta, sau atinge-o pe cealaltă.
do-end = Unde merge canoea ta? Ai { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
do-end-launch = Pune o canoe pe apă. Ai { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
do-second = Acum cealaltă canoe.
do-second-optional = Pune pe apă și cealaltă canoe sau las-o pe mal.
do-first-optional = Mută această canoe sau las-o.
do-menu = Ce faci acolo?
do-confirm = { $move }?
do-falls = În cascadă: această canoe va fi pierdută!
do-sent = Trimis…
do-weather = Norul tău schimbă vremea.
do-buy = O canoe e pierdută. O răscumperi cu o piatră?
do-buy-must = Ambele canoe sunt pierdute. Plătește o piatră pentru una nouă.
do-wait = { $name } se gândește.
do-wait-cards = Așteptăm cartea: { $names }.
do-watch = Privești. Relaxează-te.
do-river = Ține-te bine: râul curge.
do-over = Jocul s-a încheiat.

action-title = Mutarea ta
card-confirm = Joacă un { $card }
turn-confirm = Confirmă
turn-undo = Înapoi
turn-done = Las-o pe mal
turn-done-stop = Încheie turul
turn-list = Mutări ca listă
turn-list-hide = Închide lista
turn-points = { $used } din { $all ->
    [one] { $all } punct
    [few] { $all } puncte
   *[other] { $all } de puncte
  }
turn-points-none = { $all ->
    [one] { $all } punct
    [few] { $all } puncte
   *[other] { $all } de puncte
  }
weather-up = Mai rea
weather-up-note = Râul curge mai repede: { $weather }
weather-down = Mai bună
weather-down-note = Râul curge mai încet: { $weather }
buy-pay = Plătește { $gem }
buy-not = Nu acum

hand-title = Cărțile tale
hand-card = Cartea { $card }
hand-cloud = Cartea cu nor
hand-gone = deja jucată
hand-down = aleasă
river-speed = Râul: { $slowest } până la { $fastest }
river-speed-one = Râul: { $slowest }
river-risk = În pericol: { $spaces }
river-safe = Niciun pericol

## Pieces and places

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
space-at = { $space ->
    [J] la doc
    [X] pierdută
    [L6] pe 6, brațul stâng
    [L7] pe 7, brațul stâng
    [R6] pe 6, brațul drept
    [R7] pe 7, brațul drept
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

## Moves in words

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

## Seats

seat-of = Locul: { $name }
seat-you = tu
seat-first = are colacul de salvare: începe
seat-thinking = se gândește
seat-away = nu e aici, vâslește un bot
seat-offline = fără conexiune
seat-carrying = duce { $gem }
seat-empty = goală
seat-landed = Pietre la doc
seat-hand = Încă în mână: { $cards }
seat-card-hidden = carte aleasă
seat-card-none = încă fără carte
seat-card = joacă un { $card }
seat-clock = mai sunt { $time }
seat-clock-reserve = rezervă: mai sunt { $time }
seat-timed-out = timp expirat, vâslește un bot
seat-winner = Victorie
goal-four_alike = patru la fel
goal-five_colours = cinci culori
goal-any_seven = șapte pietre
goal-gem_value = valoarea cea mai mare
goal-short-four_alike = la fel
goal-short-five_colours = culori
goal-short-any_seven = pietre
goal-progress = { $goal }: { $have } din { $need }

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

## Log and chat

log-title = Ce s-a întâmplat
log-empty = Încă nimic.
chat-title = Chat
chat-empty = Spune salut.
chat-text = Scrie ceva
chat-send = Trimite
chat-spectator = { $name } (privește)
chat-spectators = Toți cei care privesc
chat-mute = Redu pe cineva la tăcere
tab-seats = Locuri
phrase-hello = Salut!
phrase-good-luck = Mult noroc!
phrase-well-paddled = Bine vâslit!
phrase-oh-no = O, nu!
phrase-sorry = Scuze!
phrase-thief = Prindeți hoțul!
phrase-hurry = Râul nu așteaptă…
phrase-good-game = Frumos joc!

## Curtain

curtain-title = Dispozitivul trece la { $name }
curtain-note = Cărțile sunt secrete. Ceilalți nu se uită.
curtain-ready = Eu sunt { $name }

## The end

end-you = Ai câștigat!
end-name = { $name } câștigă!
end-names = { $names } câștigă împreună!
end-draw = Remiză
end-rounds = { $rounds ->
    [one] după o rundă
    [few] după { $rounds } runde
   *[other] după { $rounds } de runde
  }
end-rematch = Revanșa
end-join-rematch = La revanșă
end-again = Vezi jocul încă o dată
end-record = Descarcă partida
end-look = Vezi tabla
end-gems = { $count ->
    [0] nicio piatră
    [one] o piatră
    [few] { $count } pietre
   *[other] { $count } de pietre
  }
end-chart = Pietre aduse la doc, rundă cu rundă
end-show = Arată rezultatul

## Text board

text-title = Tabla în cuvinte
text-weather = Vremea { $weather }. { $words }.
text-arm = Următorul disc merge pe { $arm }.
text-sites = La locurile de descoperire
text-site = { $place }: { $gems }
text-seats = Canoe și pietre
text-landed = La doc: { $gems }
text-landed-none = Nimic la doc
text-moves = Mutările tale posibile

## Learn

learn-title = Cum se joacă
learn-lead = Canoele tale stau la doc, pietrele prețioase sunt în josul râului, iar la capăt așteaptă cascada. Adu pietrele acasă înainte ca apa să-ți ia canoea.
learn-goal = Strânge cel mai repede una din trei colecții
learn-goal-text = Adu pietre la doc. Câștigă cine are mai întâi una dintre aceste colecții. Runda se joacă mereu până la capăt: dacă și altcineva strânge una, câștigați împreună.
learn-cards = Fiecare alege o carte în secret
learn-cards-text = Ai șapte: numerele de la unu la șase și un nor. În fiecare rundă toți pun jos o carte, iar ea lipsește până când se joacă toate șapte. Numărul spune câte puncte are fiecare canoe a ta în acest tur.
learn-turn = Vâslește și încarcă
learn-turn-text = Un punct înseamnă un spațiu, în sus sau în jos, niciodată ambele în același tur. Încărcarea sau descărcarea unei pietre costă două puncte, înainte de plecare sau la sosire. Toate punctele trebuie folosite; doar cine acostează la doc poate pierde restul.
learn-turn-both = Fiecare canoe de pe râu trebuie mutată. Una de la doc poate porni și ea, dacă cealaltă e deja pe apă.
learn-turn-caption = Un patru: încarci un chihlimbar cu două puncte, apoi urci două spații.
learn-steal = Fură, dacă îndrăznești
learn-steal-text = O canoe goală care urcă pe râu și se oprește lângă o canoe încărcată a altcuiva îi poate lua piatra, gratis. Niciodată la coborâre, niciodată din mers.
learn-steal-caption = Un trei: în sus până la canoea verde, și rubinul ei e al tău.
learn-river = Apoi se mișcă râul
learn-river-text = După ce au mutat toți, apa curge: atâtea spații cât arată cartea cea mai mică, plus vremea. Toate canoele plutesc cu ea. La bifurcație discurile merg pe rând la stânga și la dreapta; o săgeată arată ce urmează. Dincolo de spațiul 7 e cascada.
learn-river-caption = Cartea cea mai mică 2, vremea +1: râul curge trei spații.
learn-cloud = Norul face vremea
learn-cloud-text = Cine joacă norul nu mută nicio canoe. În schimb vremea se face cu o treaptă mai bună sau mai rea, iar râul mai încet sau mai rapid.
learn-lost = În cascadă
learn-lost-text = O canoe care cade e pierdută, iar piatra ei se întoarce la locul de descoperire. La începutul unei runde poți plăti o piatră adusă la doc ca să primești o canoe înapoi. Fără canoe și fără pietre primești una gratis.
learn-help = În timpul jocului
learn-help-text = Tabla arată unde poți merge; atinge acolo. Arată spre o carte ca să vezi până unde ajunge și ce spații sunt în pericol. Dacă ceva nu e permis, atinge-l și afli de ce.
learn-start = Joacă primul tău joc

## Menu and settings

settings-title = Setări
settings-language = Limbă
settings-theme = Temă
theme-auto = Ca sistemul
theme-day = Zi
theme-dusk = Amurg
settings-motion = Mișcare
motion-auto = Ca sistemul
motion-full = Vioaie
motion-calm = Calmă
settings-sound = Sunet
settings-volume = Volum
settings-speed = Viteză
speed-slow = Mică
speed-normal = Normală
speed-fast = Mare
speed-instant = Fără așteptare
settings-confirm = Confirmă înainte de a juca
settings-confirm-note = Oprit: cartea sau mutarea contează de îndată ce e clară.
settings-tracker = Arată cărțile rămase în mână
settings-hints = Indicii: distanță și pericol
settings-letters = Litere pe pietre
settings-text = Arată tabla în cuvinte
settings-tips = Sfaturi pentru primul joc
settings-pause = Boții așteaptă
menu-title = Meniu
menu-settings = Setări
menu-rules = Cum se joacă
menu-link = Copiază linkul mesei
menu-record = Descarcă partida
menu-keys = Taste
keys-cards = 1–6, C
keys-cards-note = alege o carte
keys-canoe = A, B
keys-canoe-note = ia o canoe
keys-ends = ← →
keys-ends-note = treci prin mutările ei
keys-enter = Enter
keys-enter-note = ia, apoi confirmă
keys-undo = Z
keys-undo-note = înapoi
keys-text = T
keys-text-note = tabla în cuvinte
keys-skip = Spațiu
keys-skip-note = sari peste ce se arată

pause-short = deloc
pause-normal = o clipă
pause-long = mai mult

## Reasons, by the server's code

rule-mark = Regula { $rule }
because-not-your-canoe = Acolo vâslește { $name }. Poți muta doar canoele tale.
because-canoe-fixed = Canoea aceea nu se poate mișca acum.
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
because-not_your_seat = Locul acela nu e al tău.
because-not_playing = La masa aceasta nu se joacă acum.
because-try_again = Jocul nu poate fi salvat acum. Încearcă din nou.
problem-unreachable = Serverul nu răspunde.
problem-http-404 = Nu există o astfel de masă.
problem-already_started = Jocul a început deja; îl poți urmări.
problem-bad_position = Poziția nu poate fi citită.
problem-bad_record = Înregistrarea nu poate fi citită.
problem-busy = Multe jocuri așteaptă analiza. Revino puțin mai târziu.
problem-fault = Ceva nu a mers pe server. S-a notat.
problem-imported = Jocul s-a jucat în altă parte; deschide o masă a ta.
problem-malformed = Serverul nu a înțeles.
problem-muted = Gazda te-a redus la tăcere.
problem-no_such_decision = Acolo locul acesta nu avea nimic de hotărât.
problem-no_such_lesson = Nu există o asemenea lecție.
problem-no_such_level = Nu există un asemenea nivel.
problem-no_such_seat = Nu există un asemenea loc.
problem-no_such_space = Nu există un asemenea spațiu.
problem-no_such_table = Nu există un astfel de joc.
problem-not_found = Aici nu e nimic.
problem-not_host = Numai cine a deschis masa poate face asta.
problem-not_playing = La această masă nu s-a jucat încă nimic.
problem-not_seated = Numai cine stă la masă poate cere încă un joc.
problem-other_seats = Poziția are alt număr de locuri.
problem-other_site = Alt site nu poate face asta aici.
problem-over_already = În această poziție jocul s-a încheiat.
problem-seat_taken = Locul e ocupat.
problem-seats_open = Mai sunt locuri libere.
problem-slow_down = A fost prea mult deodată. Așteaptă o clipă.
problem-still_playing = Se poate vedea după ce jocul s-a terminat.
problem-unfinished_turn = Aceste mutări nu fac un tur întreg.
problem-unfit = Serverul nu e încă gata.

## Tips of the first game

tip-title = Sfat
tip-hand = Alege o carte în secret. Numărul ei spune câte puncte trebuie să folosească fiecare canoe a ta, iar cartea cea mai mică dintre toate mână râul.
tip-canoe = Canoea luminată e a ta, iar inelele arată unde poate merge. Atinge unul, apoi „{ turn-confirm }”.
tip-river = După fiecare rundă râul curge: cât arată cartea cea mai mică, plus vremea. Duce cu el toate canoele, iar dincolo de spațiul 7 e cascada.
tip-goals = Adu la doc patru pietre la fel, toate cele cinci culori sau oricare șapte: așa se câștigă. Aici vezi cât mai ai.
tip-next = Am înțeles
tip-skip = Fără sfaturi
tip-escape = Escape închide acest sfat.

## Words of the log, explained

word-more = Citește regula { $rule }
word-round_started = Colacul de salvare arată cine începe. După fiecare rundă trece la jucătorul următor.
word-hands_refilled = După ce s-au jucat toate cele șapte cărți, fiecare le are din nou pe toate în mână.
word-canoe_bought = La începutul unei runde, o piatră adusă la doc răscumpără o canoe pierdută.
word-canoe_given = Cine nu are nici canoe, nici pietre primește o canoe gratis.
word-card_revealed = Numărul spune câte puncte trebuie să folosească fiecare canoe. Numărul cel mai mic al rundei mână râul.
word-cloud_revealed = Un nor nu mută nicio canoe. În schimb face vremea mai bună sau mai rea.
word-weather_moved = Vremea, de la −1 la +2, se adaugă la viteza râului.
word-gem_loaded = Încărcarea costă două puncte, înainte de plecare sau la sosire. O canoe duce o singură piatră.
word-gem_unloaded = Descărcarea costă două puncte. Orice piatră poate fi lăsată la orice loc de descoperire.
word-canoe_paddled = Fiecare spațiu costă un punct. O canoe merge ori în sus, ori în jos, niciodată ambele în același tur.
word-gem_stolen = O canoe goală care urcă pe râu și se oprește lângă o canoe încărcată a altcuiva îi poate lua piatra, gratis.
word-gem_landed = O piatră la doc contează pentru cele trei țeluri și niciun hoț nu mai ajunge la ea.
word-canoe_lost = Canoea e pierdută, iar piatra ei se întoarce la locul de descoperire. O piatră adusă la doc răscumpără canoea.
word-river_rose = Râul curge cu atâtea discuri cât arată numărul cel mai mic jucat, plus vremea. Sub unu stă pe loc.
word-game_ended = Câștigă patru pietre la fel, toate cele cinci culori sau oricare șapte. Runda se joacă mereu până la capăt.
