## Table

bar-menu = Nabídka

who-you = Jsi na tahu
who-name = Na tahu: { $name }
who-all = Výběr karet
who-waiting = Bez karty: { $names }
who-waiting-count = Čeká se na { $count }
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
do-chosen = Hraješ { $card }. Ještě můžeš změnit kartu.
do-chosen-final = Hraješ { $card }. Ještě bez karty: { $names }.
do-confirm-card = Zahrát { $card }?
do-confirm-cloud = Zahrát mrak?
do-pick = Tvá karta je { $card }. Pluj touto kanoí, nebo vezmi druhou.
do-pick-both = S kartou { $card } musí plout obě kanoe: nejdřív tahle, nebo vezmi druhou.
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
do-first-optional = Popluj touto kanoí, nebo ji nech být.
do-menu = Co tam uděláš?
do-confirm = { $move }?
do-confirm-both = { $first }. { $second }?
do-falls = Do vodopádu: o tuhle kanoi přijdeš!
do-sending = Odesílá se
do-weather = Tvůj mrak změní počasí.
do-buy = Kanoe je ztracená. Koupíš ji zpět za drahokam?
do-buy-must = Obě kanoe jsou ztracené. Zaplať drahokam za novou.
do-wait = { $name } přemýšlí.
do-wait-cards = Ještě bez karty: { $names }.
do-watch = Jen se díváš. Udělej si pohodlí.
do-river = Drž se: řeka teče.
do-over = Hra skončila.
skip = Přeskočit
card-confirm = Zahrát { $card }
turn-confirm = Potvrdit
turn-undo = Zpět
turn-done = Nechat na břehu
turn-list = Seznam tahů
turn-list-hide = Skrýt seznam
turn-points = Body: { $used } / { $all }
turn-points-none = { $all ->
    [one] { $all } bod
    [few] { $all } body
    [many] { $all } bodu
   *[other] { $all } bodů
  }

hand-title = Tvé karty
hand-card = Karta { $card }
hand-cloud = Karta s mrakem
hand-gone = už zahraná
hand-down = vybraná
being-sent = odesílá se
river-speed = Řeka: { $slowest } až { $fastest }
river-speed-one = Řeka: { $slowest }
river-risk = V nebezpečí: { $spaces }
river-risk-at = { $risk } { $space }
river-safe = Kam můžeš, tam je bezpečno
river-canoes-safe = Tvoje kanoe jsou v bezpečí
river-unknown = Co řeka může vzít, se teď neví

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
seat-left = už tu nehraje, pádluje bot
seat-gave-up = vzdává to, pádluje bot
menu-leave = Odejít ze hry
menu-table = Tento stůl
leave-ask = Odejít z této hry?
leave-note = Na tvém místě bude hrát bot. Dokud hra běží, můžeš se vrátit.
leave-yes = Odejít
left-note = Na tvém místě hraje bot.
left-back = Vrátit se
absent-note = { $name } tu teď není.
absent-ask = Nechat hrát bota
absent-asked = Bot bude hrát, až budou souhlasit všichni. Chybí: { $names }.
end-offer = Ještě jednu hru? Pro: { $names }.
end-offer-yes = Ano, ještě jednu

## Log and chat

log-title = Co se stalo
log-empty = Zatím nic.
chat-title = Chat
chat-empty = Pozdrav ostatní.
chat-text = Napiš něco
chat-send = Poslat
chat-spectator = { $name } (dívá se)
chat-spectators = Všichni, kdo se dívají
chat-mute = Ztlumit někoho
chat-manners = Ztlumit nebo nahlásit…
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
end-again = Přehrát hru znovu
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
story-last = Poslední drahokam přiváží { $name } v { $round }. kole.
story-thefts = Nejdrzejší zloděj: { $name } ({ $count ->
    [one] jeden ukradený drahokam
    [few] { $count } ukradené drahokamy
   *[other] { $count } ukradených drahokamů
  }).
story-falls = Vodopád spolkl { $count ->
    [one] jednu kanoi
    [few] { $count } kanoe
   *[other] { $count } kanoí
  }; nejvíc to odnáší { $name }.
story-calm = Nikdo nekradl a vodopád vyšel naprázdno.
story-rival = Nejblíž za vítězem: { $name }; { $missing ->
    [one] chyběl jediný drahokam
    [few] chyběly { $missing } drahokamy
   *[other] chybělo { $missing } drahokamů
  }.

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

## Tips of the first game

tip-title = Tip
tip-hand = Vyber tajně kartu. Její číslo říká, kolik bodů musí každá tvoje kanoe utratit, a nejnižší karta ze všech pohání řeku.
tip-canoe = Rozsvícená kanoe je tvoje a kruhy ukazují, kam může. Vyber jeden a pak „{ turn-confirm }“.
tip-river = Po každém kole řeka teče: o tolik, kolik říká nejnižší karta, a k tomu počasí. Unáší všechny kanoe a za polem 7 je vodopád.
tip-goals = { say-tip-goals } Tady vidíš, kolik ti chybí.
say-tip-goals = Dovez čtyři stejné drahokamy, všech pět barev nebo libovolných sedm, a vyhráváš.
tip-next = Rozumím
tip-skip = Už žádné tipy
tip-escape = Escape tip zavře.

## Words of the log, explained

word-more = Číst pravidlo { $rule }
word-round_started = Plovací kruh ukazuje, kdo začíná. Po každém kole putuje k dalšímu hráči.
word-hands_refilled = Když padne všech sedm karet, mají je všichni zase v ruce.
word-canoe_bought = Na začátku kola si za dovezený drahokam můžeš koupit ztracenou kanoi zpět.
word-canoe_given = Kdo nemá kanoi ani drahokam, dostane jednu kanoi zdarma.
word-card_revealed = Číslo říká, kolik bodů musí každá kanoe utratit. Nejnižší číslo kola pohání řeku.
word-cloud_revealed = Mrak nepohne žádnou kanoí. Místo toho zlepší nebo zhorší počasí.
word-weather_moved = Počasí, od −1 do +2, se přičítá k rychlosti řeky.
word-gem_loaded = Naložit stojí dva body, před plavbou nebo po ní. Kanoe unese jeden drahokam.
word-gem_unloaded = Vyložit stojí dva body. Každý drahokam smíš vyložit na kterémkoli nalezišti.
word-canoe_paddled = Každé pole stojí bod. Kanoe pluje buď nahoru, nebo dolů, nikdy obojí v jednom tahu.
word-gem_stolen = Prázdná kanoe, která pluje proti proudu a zastaví u cizí naložené kanoe, jí smí vzít drahokam, a to zadarmo.
word-gem_landed = Drahokam v přístavišti se počítá do tří cílů a žádný zloděj už na něj nedosáhne.
word-canoe_lost = Kanoe je ztracená a její drahokam se vrátí na své naleziště. Za dovezený drahokam ji koupíš zpět.
word-river_rose = Řeka teče o tolik disků, kolik říká nejnižší zahrané číslo, a k tomu počasí. Pod jedničkou stojí.
word-game_ended = Vyhrávají čtyři stejné drahokamy, všech pět barev nebo libovolných sedm. Kolo se vždy dohraje.

## What happened to me, and what may come

threat-short = příštím drahokamem vyhraje
recap = Od tvého tahu:
recap-drift = Řeka odnesla tvou kanoi: předtím { $start }, teď { $end }.
outlook-risk = { $chance }: kanoe ({ $at }) spadne
outlook-risk-gem = { $chance }: kanoe ({ $at }) spadne, s ní { $gem }
outlook-falls = Jisté: kanoe ({ $at }) spadne
outlook-falls-gem = Jisté: kanoe ({ $at }) spadne, s ní { $gem }
outlook-drift = Kanoi ({ $at }) odnese řeka na { $space }
outlook-safe = Kanoe ({ $at }) je v bezpečí
threat = { $you ->
    [yes] Příštím dovezeným drahokamem vyhraješ.
   *[no] { $name } vyhraje příštím dovezeným drahokamem.
  }
