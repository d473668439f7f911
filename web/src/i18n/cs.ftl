### Niagara česky. Krátce, přátelsky, přesně; čtou to děti.

## The app

app-name = Niagara
app-tagline = Pluj po proudu, posbírej drahokamy a vrať se dřív, než tě spolkne vodopád.
close = Zavřít
home = Domů
copy = Kopírovat
copied = Zkopírováno
loading = Okamžik…

## Home

home-play = Hrát
home-play-note = Ty a tři boti. Začíná se hned.
home-name = Tvé jméno
home-friends = S přáteli
home-friends-note = Pošli odkaz. Nikdo nepotřebuje účet.
home-device = U jednoho zařízení
home-device-note = Telefon nebo tablet putuje z ruky do ruky.
home-watch = Sledovat boty
home-watch-note = Čtyři boti závodí mezi sebou.
home-learn = Naučit se hrát
home-learn-note = Pět minut, s obrázky.
home-games = Hry a čísla
home-games-note = Znovu vidět, rozebrat, tvoje čísla, průzkumník.
home-continue = Pokračovat
home-yours = Tvoje hry
home-open = Otevřené stoly
home-playing = Právě se hraje
home-level = Boti
home-about = Nezávislá verze deskové hry Thomase Lieschinga s otevřeným kódem. Vlastní text pravidel, vlastní obrázky.
home-failed = To se nepovedlo: { $text }
home-more = Další způsoby hry

table-with = hrají: { $names }
table-alone = bez soupeřů
table-status-open = čeká
table-status-playing = hraje se
table-status-over = dohráno
table-open = Otevřít
table-join = Přidat se
table-watch = Sledovat
game-replay = Přehrát
game-unfinished = Nedohráno

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Míša
    [1] Saša
    [2] Kája
    [3] Péťa
    [4] Niky
   *[other] Alex
  }
bot-name = { $number ->
    [0] Javor
    [1] Cedr
    [2] Bříza
    [3] Vrba
   *[other] Lípa
  }
device-name = Hráč { $number }

## New table

friends-title = Stůl pro přátele
friends-seats = Místa
friends-seats-hint = Kolik vás hraje celkem, i s tebou.
friends-bots = Boti u stolu
friends-house = Hra ve dvou je domácí pravidlo; podle návodu hrají tři až pět.
friends-options = Domácí pravidla
friends-make = Založit stůl
friends-public = Ukázat mezi otevřenými stoly
friends-clock = Hodiny
clock-none = Bez hodin
clock-live = { $seconds } sekund na rozhodnutí
clock-live-reserve = { $seconds } sekund na rozhodnutí, { $minutes } min v záloze
clock-post = { $days ->
    [one] Korespondenčně: den na rozhodnutí
    [few] Korespondenčně: { $days } dny na rozhodnutí
   *[other] Korespondenčně: { $days } dní na rozhodnutí
  }
option-stealing = Krást se smí
option-stealing-note = Vypni pro klidné rodinné hraní.
option-fork = Rameno podle náhody
option-fork-note = Disky plují do ramen náhodně, ne střídavě.
option-tie = Při rovnosti rozhodne hodnota
option-tie-note = Ametyst 1 až rubín 5; jinak je vítězství společné.

device-title = U jednoho zařízení
device-players = Hráči
device-add = Přidat hráče
device-remove = Odebrat: { $name }
device-bots = K tomu boti
device-start = Začít
device-note = Karty jsou tajné: mezi hráči vždy spadne opona.

watch-title = Sledovat boty

## Levels of the bots

level-unknown = Bot
level-otter = Vydra
level-otter-note = Cáká se pro radost a řeka ji pokaždé překvapí.
level-duck = Kachna
level-duck-note = Má respekt z vodopádu, zapomíná tvé karty a zloděje nehlídá.
level-beaver = Bobr
level-beaver-note = Počítá karty, hlídá si drahokamy a dře celý den.
level-heron = Volavka
level-heron-note = Stojí bez hnutí, promýšlí, co můžeš zahrát, a pak klovne.
level-bear = Medvěd
level-bear-note = Myslí na několik kol dopředu a radši ti vezme lososa, než by lovil sám.

## Waiting room

room-title = Čekáme na vodáky
room-invite = Pošli tento odkaz přátelům
room-link = Odkaz na tento stůl
room-qr = QR kód s odkazem na tento stůl
room-seat-open = Volné místo
room-seat-you = ty
room-sit = Sednout si
room-start = Začít
room-fill = Doplnit boty a začít
room-fill-level = Hrají boti
room-waiting-host = Až tu budou všichni, zakladatel stolu hru spustí.
room-leave = Odejít od stolu
room-share = Sdílet…

## Table

bar-round = { $round }. kolo
bar-menu = Nabídka
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

who-you = Jsi na tahu
who-name = Na tahu: { $name }
who-all = Výběr karet
who-waiting = Vybírá: { $names }
who-waiting-count = { $count ->
    [one] Čeká se na jednoho
   *[other] Čeká se na { $count }
  }
who-river = Řeka teče
who-over = Konec hry

link-waiting = Spojení vypadlo. Zkouším znovu…
link-connecting = Připojuji…
link-closed = Tento stůl už neexistuje.
link-restarting = Server se restartuje. Nic se neztratí.
back-note = Tvůj čas vypršel a pádluje za tebe bot.
back = Jsem zpět

## What to do now, in one sentence

do-choose = Vyber kartu pro toto kolo.
do-chosen = Hraješ { $card }. Ještě můžeš měnit.
do-chosen-final = Hraješ { $card }. Ještě vybírá: { $names }.
do-confirm-card = Zahrát { $card }?
do-confirm-cloud = Zahrát mrak?
do-pick = Tvá karta je { $card }. Pluj touto kanoí, nebo ťukni na druhou.
do-pick-both = S kartou { $card } musí plout obě kanoe: nejdřív tahle, nebo ťukni na druhou.
do-end = Kam kanoe popluje? Máš { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
do-end-launch = Spusť kanoi na vodu. Máš { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
do-second = Teď tvoje druhá kanoe.
do-second-optional = Spusť na vodu i druhou kanoi, nebo ji nech na břehu.
do-first-optional = Popluj s touto kanoí, nebo ji nech být.
do-menu = Co tam uděláš?
do-confirm = { $move }?
do-falls = Do vodopádu: o tuhle kanoi přijdeš!
do-sent = Odesláno…
do-weather = Tvůj mrak změní počasí.
do-buy = Kanoe je ztracená. Koupíš ji zpět za drahokam?
do-buy-must = Obě kanoe jsou ztracené. Zaplať drahokam za novou.
do-wait = { $name } přemýšlí.
do-wait-cards = Kartu ještě vybírá: { $names }.
do-watch = Jen se díváš. Udělej si pohodlí.
do-river = Drž se: řeka teče.
do-over = Hra skončila.

action-title = Tvůj tah
card-confirm = Zahrát { $card }
turn-confirm = Potvrdit
turn-undo = Zpět
turn-done = Nechat na břehu
turn-done-stop = Ukončit tah
turn-list = Tahy jako seznam
turn-list-hide = Skrýt seznam
turn-points = Body: { $used } / { $all }
turn-points-none = { $all ->
    [one] { $all } bod
    [few] { $all } body
    [many] { $all } bodu
   *[other] { $all } bodů
  }
weather-up = Horší
weather-up-note = Řeka zrychlí: { $weather }
weather-down = Lepší
weather-down-note = Řeka zpomalí: { $weather }
buy-pay = Zaplatit { $gem }
buy-not = Teď ne

hand-title = Tvé karty
hand-card = Karta { $card }
hand-cloud = Karta s mrakem
hand-gone = už zahraná
hand-down = vybraná
river-speed = Řeka: { $slowest } až { $fastest }
river-speed-one = Řeka: { $slowest }
river-risk = V nebezpečí: { $spaces }
river-safe = Žádné pole v nebezpečí

## Pieces and places

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

## Moves in words

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

## Seats

seat-of = Místo: { $name }
seat-you = ty
seat-first = má plovací kruh: začíná
seat-thinking = přemýšlí
seat-away = pryč, pádluje bot
seat-offline = bez spojení
seat-carrying = veze { $gem }
seat-empty = prázdná
seat-landed = Dovezené drahokamy
seat-hand = Ještě v ruce: { $cards }
seat-card-hidden = karta vybraná
seat-card-none = zatím bez karty
seat-card = hraje { $card }
seat-clock = zbývá { $time }
seat-clock-reserve = rezerva: zbývá { $time }
seat-timed-out = čas vypršel, pádluje bot
seat-winner = Vítězství
goal-four_alike = čtyři stejné
goal-five_colours = pět barev
goal-any_seven = sedm drahokamů
goal-gem_value = nejvyšší hodnota
goal-short-four_alike = stejné
goal-short-five_colours = barvy
goal-short-any_seven = celkem
goal-progress = { $goal }: { $have }, potřeba { $need }

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

## Log and chat

log-title = Co se stalo
log-empty = Zatím nic.
chat-title = Chat
chat-empty = Pozdrav ostatní.
chat-text = Napiš něco
chat-send = Poslat
chat-spectator = { $name } (dívá se)
chat-spectators = Všichni, kdo se dívají
chat-mute = Někoho ztlumit
tab-seats = Místa
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-paddled = Pěkně pádluješ!
phrase-oh-no = Ale ne!
phrase-sorry = Promiň!
phrase-thief = Chyťte zloděje!
phrase-hurry = Řeka na nikoho nečeká…
phrase-good-game = Hezká hra!

## Curtain

curtain-title = Zařízení teď dostane { $name }
curtain-note = Karty jsou tajné. Ostatní se nedívají.
curtain-ready = Já jsem { $name }

## The end

end-you = Vítězíš!
end-name = { $name } vítězí!
end-names = { $names } vítězí společně!
end-draw = Remíza
end-rounds = { $rounds ->
    [one] po jednom kole
    [few] po { $rounds } kolech
    [many] po { $rounds } kola
   *[other] po { $rounds } kolech
  }
end-rematch = Odveta
end-join-rematch = Na odvetu
end-again = Vidět hru ještě jednou
end-record = Stáhnout zápis
end-look = Prohlédnout plán
end-gems = { $count ->
    [0] žádné drahokamy
    [one] jeden drahokam
    [few] { $count } drahokamy
    [many] { $count } drahokamu
   *[other] { $count } drahokamů
  }
end-chart = Dovezené drahokamy kolo za kolem
end-show = Ukázat výsledek

## Text board

text-title = Hrací plán slovy
text-weather = Počasí { $weather }. { $words }.
text-arm = Další disk popluje do { $arm }.
text-sites = Na nalezištích
text-site = { $place }: { $gems }
text-seats = Kanoe a drahokamy
text-landed = Dovezeno: { $gems }
text-landed-none = Nic dovezeného
text-moves = Tvé možné tahy

## Learn

learn-title = Jak se hraje
learn-lead = Tvé kanoe čekají v přístavišti, drahokamy leží po proudu a na konci řeky hučí vodopád. Přivez drahokamy domů dřív, než ti voda kanoi vezme.
learn-goal = Získej jako první jednu ze tří sbírek
learn-goal-text = Voz drahokamy do přístaviště. Kdo má první jednu z těchto sbírek, vítězí. Kolo se vždy dohraje: kdo do jeho konce získá sbírku také, vítězí s ním.
learn-cards = Každý tajně vybere kartu
learn-cards-text = Máš jich sedm: čísla jedna až šest a mrak. V každém kole všichni odloží jednu kartu a ta je pryč, dokud nepadne všech sedm. Číslo říká, kolik bodů má v tahu každá tvoje kanoe.
learn-turn = Pádluj a nakládej
learn-turn-text = Jeden bod je jedno pole, nahoru nebo dolů, nikdy obojí v jednom tahu. Naložit nebo vyložit drahokam stojí dva body, před plavbou nebo po ní. Všechny body se musí spotřebovat; jen při přistání v přístavišti smí zbytek propadnout.
learn-turn-both = Každá kanoe na řece musí plout. Ta v přístavišti se smí přidat, když už je druhá na vodě.
learn-turn-caption = Čtyřka: za dva body naložit jantar, pak o dvě pole nahoru.
learn-steal = Kraď, když si troufneš
learn-steal-text = Prázdná kanoe, která pluje proti proudu a zastaví u cizí naložené kanoe, jí smí vzít drahokam, a to zadarmo. Nikdy po proudu, nikdy cestou.
learn-steal-caption = Trojka: nahoru k zelené kanoi a její rubín je tvůj.
learn-river = Potom se pohne řeka
learn-river-text = Když odehráli všichni, voda teče: o tolik polí, kolik říká nejnižší karta, a k tomu počasí. Všechny kanoe plují s ní. U rozdvojení jdou disky střídavě vlevo a vpravo; šipka ukazuje, kam ten další. Za polem 7 je vodopád.
learn-river-caption = Nejnižší karta 2, počasí +1: řeka teče o tři pole.
learn-cloud = Mrak dělá počasí
learn-cloud-text = Kdo zahraje mrak, nepohne žádnou kanoí. Místo toho se počasí o stupeň zlepší nebo zhorší a řeka zpomalí nebo zrychlí.
learn-lost = Do vodopádu
learn-lost-text = Kanoe, která spadne, je ztracená a její drahokam se vrátí na své naleziště. Na začátku kola smíš zaplatit dovezený drahokam a kanoi dostat zpět. Bez kanoe a bez drahokamu dostaneš jednu zdarma.
learn-help = Při hře
learn-help-text = Plán ukazuje, kam můžeš; ťukni tam. Ukaž na kartu a uvidíš, kam s ní dopluješ a která pole jsou v nebezpečí. Když něco nejde, ťukni na to a dozvíš se proč.
learn-start = Zahrát si první hru

## Menu and settings

settings-title = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
theme-auto = Podle systému
theme-day = Den
theme-dusk = Soumrak
settings-motion = Pohyb
motion-auto = Podle systému
motion-full = Živý
motion-calm = Klidný
settings-sound = Zvuk
settings-volume = Hlasitost
settings-speed = Rychlost
speed-slow = Pomalá
speed-normal = Běžná
speed-fast = Rychlá
speed-instant = Bez čekání
settings-confirm = Potvrzovat před zahráním
settings-confirm-note = Vypnuto: karta nebo tah platí, jakmile jsou jasné.
settings-tracker = Ukazovat karty v ruce ostatních
settings-hints = Nápověda: dosah a nebezpečí
settings-letters = Písmena na drahokamech
settings-text = Ukazovat plán slovy
settings-tips = Tipy pro první hru
settings-pause = Boti čekají
menu-title = Nabídka
menu-settings = Nastavení
menu-rules = Jak se hraje
menu-link = Kopírovat odkaz na stůl
menu-record = Stáhnout zápis
menu-keys = Klávesy
keys-cards = 1–6, C
keys-cards-note = vybrat kartu
keys-canoe = A, B
keys-canoe-note = vzít kanoi
keys-ends = ← →
keys-ends-note = procházet její tahy
keys-enter = Enter
keys-enter-note = vzít, pak potvrdit
keys-undo = Z
keys-undo-note = vrátit zpět
keys-text = T
keys-text-note = plán slovy
keys-skip = Mezerník
keys-skip-note = přeskočit, co se právě ukazuje

pause-short = vůbec ne
pause-normal = chvilku
pause-long = déle

## Reasons, by the server's code

rule-mark = Pravidlo { $rule }
because-not-your-canoe = Tuto kanoi řídí { $name }. Hýbat smíš jen svými.
because-canoe-fixed = Tato kanoe teď plout nemůže.
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
because-not_your_seat = Toto místo není tvoje.
because-not_playing = U tohoto stolu se nehraje.
because-try_again = Hru teď nejde uložit. Zkus to prosím znovu.
problem-unreachable = Server neodpovídá.
problem-http-404 = Takový stůl neexistuje.
problem-already_started = Tahle hra už začala; můžeš se dívat.
problem-bad_position = Tuhle pozici nelze přečíst.
problem-bad_record = Tenhle záznam nelze přečíst.
problem-busy = Na rozbor čeká hodně her. Přijď prosím o něco později.
problem-fault = Na serveru se něco pokazilo. Je to zapsané.
problem-imported = Tahle hra se hrála jinde; založ si vlastní stůl.
problem-malformed = Server tomu nerozumí.
problem-muted = Hostitel tě ztlumil.
problem-no_such_decision = Tohle místo tam o ničem nerozhodovalo.
problem-no_such_lesson = Taková lekce není.
problem-no_such_level = Taková úroveň není.
problem-no_such_seat = Takové místo není.
problem-no_such_space = Takové pole není.
problem-no_such_table = Taková hra není.
problem-not_found = Tady nic není.
problem-not_host = To smí jen ten, kdo stůl založil.
problem-not_playing = U tohoto stolu se ještě nehrálo.
problem-not_seated = O další hru si smí říct jen ten, kdo tu sedí.
problem-other_seats = Pozice má jiný počet míst.
problem-other_site = Cizí stránka tohle tady nesmí.
problem-over_already = V téhle pozici už je po hře.
problem-seat_taken = Tohle místo je obsazené.
problem-seats_open = Ještě jsou volná místa.
problem-slow_down = To bylo moc najednou. Chvilku prosím počkej.
problem-still_playing = To bude vidět, až hra skončí.
problem-unfinished_turn = Tyhle tahy netvoří celý tah.
problem-unfit = Server ještě není připraven.

## Tips of the first game

tip-title = Tip
tip-hand = Vyber tajně kartu. Její číslo říká, kolik bodů musí každá tvoje kanoe spotřebovat, a nejnižší karta ze všech pohání řeku.
tip-canoe = Rozsvícená kanoe je tvoje a kruhy ukazují, kam může. Ťukni na jeden a pak na „{ turn-confirm }“.
tip-river = Po každém kole řeka teče: o tolik, kolik říká nejnižší karta, a k tomu počasí. Unáší všechny kanoe a za polem 7 je vodopád.
tip-goals = Dovez čtyři stejné drahokamy, všech pět barev nebo libovolných sedm, a vyhráváš. Tady vidíš, kolik ti chybí.
tip-next = Rozumím
tip-skip = Už žádné tipy
tip-escape = Escape tip zavře.

## Words of the log, explained

word-more = Číst pravidlo { $rule }
word-round_started = Plovací kruh ukazuje, kdo začíná. Po každém kole putuje k dalšímu hráči.
word-hands_refilled = Když padne všech sedm karet, mají je všichni zase v ruce.
word-canoe_bought = Na začátku kola koupí jeden dovezený drahokam ztracenou kanoi zpět.
word-canoe_given = Kdo nemá kanoi ani drahokam, dostane jednu kanoi zdarma.
word-card_revealed = Číslo říká, kolik bodů musí každá kanoe spotřebovat. Nejnižší číslo kola pohání řeku.
word-cloud_revealed = Mrak nepohne žádnou kanoí. Místo toho zlepší nebo zhorší počasí.
word-weather_moved = Počasí, od −1 do +2, se přičítá k rychlosti řeky.
word-gem_loaded = Naložit stojí dva body, před plavbou nebo po ní. Kanoe unese jeden drahokam.
word-gem_unloaded = Vyložit stojí dva body. Každý drahokam smí na kterékoli naleziště.
word-canoe_paddled = Každé pole stojí bod. Kanoe pluje buď nahoru, nebo dolů, nikdy obojí v jednom tahu.
word-gem_stolen = Prázdná kanoe, která pluje proti proudu a zastaví u cizí naložené kanoe, jí smí vzít drahokam, a to zadarmo.
word-gem_landed = Drahokam v přístavišti se počítá do tří cílů a žádný zloděj už na něj nedosáhne.
word-canoe_lost = Kanoe je ztracená a její drahokam se vrátí na své naleziště. Dovezený drahokam ji koupí zpět.
word-river_rose = Řeka teče o tolik disků, kolik říká nejnižší zahrané číslo, a k tomu počasí. Pod jedničku stojí.
word-game_ended = Vyhrávají čtyři stejné drahokamy, všech pět barev nebo libovolných sedm. Kolo se vždy dohraje.
