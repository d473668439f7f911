## Stránka lekcí

lessons-title = Uč se hrou
lessons-lead = Krátké lekce na opravdové řece. Žádná netrvá ani minutu.
lessons-start = Začít
lessons-continue = Pokračovat
lessons-again = Hrát znovu
lessons-count = Hotovo { $done } z { $all }
lessons-list = Lekce
lessons-done = hotovo
lessons-more = Další věci k prohlédnutí
lessons-example = Příklad z návodu
lessons-overview = Hra v obrázcích
lessons-overview-note = Všechno na jedné stránce.
lessons-rules = Pravidla
lessons-rules-note = Každé pravidlo se svým číslem.
lessons-puzzles = Hlavolamy
lessons-puzzles-note = Najdeš cestu? Každý den nový.
lessons-failed = Lekce se nedaří načíst: { $text }

lesson-of = Lekce { $number } z { $all }
lesson-back = Všechny lekce
lesson-task = Tvůj úkol
lesson-hint = Nápověda
lesson-retry = Zkusit znovu
lesson-next = Další lekce
lesson-to-example = Podívat se na příklad
lesson-play = Zahrát si hru
lesson-rule = Přečíst pravidlo { $rule }
lesson-well = Výborně!
lesson-missed = Ještě ne
lesson-show = Ukaž mi to
lesson-skip = Přeskočit
lessons-due = ještě jednou

## What exactly went wrong

miss-lost = Tvá kanoe spadla do vodopádu.
miss-robbed = Někdo ti ukradl drahokam.
miss-ashore = Na řece není žádná tvá kanoe.
miss-empty = { $gem ->
    [none] Na palubě není drahokam.
   *[other] Na palubě není drahokam: potřebuješ { $gem }.
  }
miss-other_gem = Na palubě je jiný drahokam: potřebuješ { $gem }.
miss-elsewhere = Tvá kanoe není na poli { $space }.
miss-not_landed = Tenhle drahokam není doma: { $gem }.
miss-paid = Platíš drahokamem, který potřebuješ.
miss-not_bought = Žádnou kanoi nekupuješ.
miss-not_stolen = Nic nekradeš.
miss-not_laid = Nic nevykládáš.
miss-weather = Počasí šlo špatným směrem.
miss-afloat = Druhá kanoe je ještě na řece.
miss-no_goal = To ještě není sbírka.

## Lekce

scene-launch-title = Na vodu!
scene-launch-task = Vyber číslo a spusť kanoi na vodu.
scene-launch-hint = Vyber kartu 1 až 6 a potvrď. Potom vyber svítící pole a znovu potvrď.
scene-launch-well = Číslo na kartě říká, jak daleko kanoe dopluje: jeden bod, jedno pole.
scene-launch-miss = Mrak jen mění počasí a žádnou kanoí nepohne. Zahraj číslo.

scene-load-title = První drahokam
scene-load-task = Tvá karta je 5. Nalož na poli 3 ametyst.
scene-load-hint = Tři body na cestu a dva na naložení je pět.
scene-load-well = Naložit stojí dva body. A všechny body se musí utratit.
scene-load-miss = Kanoe je ještě prázdná. Zastav na poli 3 a tam nalož.

scene-landing-title = Bezpečně domů
scene-landing-task = Přivez diamant do přístaviště.
scene-landing-hint = Z pole 2 je to do přístaviště jen dvě pole nahoru. Smí se to i s pětkou.
scene-landing-well = Při přistání zbylé body propadnou a drahokam je navždy tvůj.
scene-landing-miss = Diamant není doma. Pluj nahoru, až za pole 1.

scene-pickhome-title = Která karta ho doveze domů?
scene-pickhome-task = Vyber kartu, která teď doveze tvůj diamant domů.
scene-pickhome-hint = Z pole 5 je to pět polí k přístavišti. Větší číslo jde taky.
scene-pickhome-well = Karta je plán: nejdřív spočítej pole. Při přistání zbylé body nevadí.
scene-pickhome-miss = Spočítej pole od 5 k přístavišti. Číslo musí být pět nebo víc.

scene-pickload-title = Která karta se hodí?
scene-pickload-task = Vyber kartu, se kterou naložíš diamant na poli 4.
scene-pickload-hint = Tři body z 1 na 4 a dva na naložení.
scene-pickload-well = Musíš utratit všechny body. Proto musí karta přesně sedět.
scene-pickload-miss = Spočítej tři pole a dva body na naložení. Která je to karta?

scene-both-title = Dvě kanoe, jedna karta
scene-both-task = Se svou dvojkou přivez ametyst a nalož diamant.
scene-both-hint = Každá kanoe má dva body. Na poli 4 stojí nakládání oba, a tak tahle kanoe zůstane na místě.
scene-both-well = Každá kanoe na řece musí plout, každá se všemi body. I naložení na místě může být celý tah.
scene-both-miss = Obojí v jednom tahu: jedna kanoe přistane, druhá naloží na poli 4.

scene-flow-title = Řeka teče
scene-flow-task = Nejnižší karta je 2: po tvém tahu poteče řeka o dvě pole. Nech se donést na pole 5.
scene-flow-hint = Dvě pole nad pětkou je pole 3. Zastav tam a nalož ametyst.
scene-flow-well = Po každém kole teče řeka tak daleko, jak říká nejnižší karta, a všechny kanoe plují s ní.
scene-flow-miss = Řeka tě donesla jinam. Zastav dvě pole nad pětkou.

scene-fork-title = Vlevo, nebo vpravo?
scene-fork-task = Vezmi rubín na poli 7. Pak řeka poteče o jedno pole, v rameni se šipkou. Rubín si udrž!
scene-fork-hint = Pluj dolů do ramene, kam šipka neukazuje.
scene-fork-well = Každý disk pluje jen do jednoho ramene, střídavě vlevo a vpravo. Druhé rameno stojí.
scene-fork-miss = Nemáš rubín. V rameni se šipkou ho vezme řeka, v druhém je bezpečno.

scene-weather-title = Poruč počasí
scene-weather-task = Tvá kanoe každou chvíli spadne do vodopádu. Zachraň ji mrakem!
scene-weather-hint = Nejnižší karta je 1. Zlepši počasí a řeka se zastaví.
scene-weather-well = Počasí se přičítá k nejnižší kartě: 1 a −1 je 0. Nic se nepohne.
scene-weather-miss = Horší počasí řeku zrychlí a kanoe je pryč. Počasí zlepši.

scene-steal-title = Chyťte zloděje!
scene-steal-task = Ukradni jantar zelené kanoi ({ $name }) na poli 3.
scene-steal-hint = Tvá kanoe je prázdná a o tři pole níž. Pluj nahoru a kraď.
scene-steal-well = Prázdná kanoe, která pluje proti proudu, smí krást tam, kde zastaví. Nic to nestojí.
scene-steal-miss = { $name } jantar pořád má. Pluj nahoru na pole 3 a vyber krádež.

scene-unload-title = Místo pro něco lepšího
scene-unload-task = Vylož ametyst a pak ukradni rubín žluté kanoi ({ $name }) na poli 2.
scene-unload-hint = Vyložení stojí dva body. Se zbylými třemi dopluješ na pole 2.
scene-unload-well = Kanoe, která nejdřív vyloží, je prázdná a při plavbě nahoru smí krást tam, kde zastaví.
scene-unload-miss = { $name } rubín pořád má. Nejdřív vylož, pak nahoru na pole 2 a kraď.

scene-swap-title = Dobrá výměna
scene-swap-task = Vyměň diamant za safír.
scene-swap-hint = Safíry leží u pole 6. Jeden bod na cestu, čtyři na výměnu.
scene-swap-well = Výměna stojí čtyři body: dva za vyložení a dva za naložení, na stejném místě.
scene-swap-miss = Nemáš safír. Pluj o jedno dolů na pole 6 a tam vyměň.

scene-falls-title = Do vodopádu
scene-falls-task = Jedna kanoe je ztracená. Kup ji zpět, ale nech si své tři ametysty.
scene-falls-hint = Kanoi zaplatí každý dovezený drahokam. Který potřebuješ nejméně?
scene-falls-well = Ztracená kanoe stojí jeden dovezený drahokam. Kdo nemá kanoi ani drahokam, dostane jednu zdarma.
scene-falls-miss = Se třemi ametysty chybí do čtyř stejných jen jeden. Zaplať diamantem.

scene-last-title = Poslední karta
scene-last-task = Každý má už jen jednu kartu: zelená ({ $name }) 3, žlutá ({ $second }) 1. Vezmi drahokam a udrž si ho celé kolo.
scene-last-hint = S trojkou dopluje { $name } z pole 6 nahoru na pole 3 a ukradne, co tam je. Řeka tentokrát stojí.
scene-last-well = Karty se vrátí, až když se zahraje všech sedm. Kdo si pamatuje, ty poslední zná.
scene-last-miss = Nemáš drahokam. Kam na tebe { $name } s trojkou nedosáhne?

scene-win-title = Tři cesty k vítězství
scene-win-task = Máš tři ametysty, diamant a jantar. Přivez drahokam, který vyhraje.
scene-win-hint = Čtyři stejné, pět barev, nebo libovolných sedm: kde chybí jen jeden?
scene-win-well = Čtyři stejné! Vyhrává i pět barev nebo libovolných sedm.
scene-win-miss = To ještě není sbírka. Vyhraje čtvrtý ametyst.

## Příklad z návodu

example-title = Příklad z návodu
example-next = Další
example-previous = Zpět
example-of = Krok { $step } z { $all }
example-start = Pět hráčů a tři kola jako v tištěném návodu. Začíná modrá.
example-1-cards = Všichni tajně vyberou kartu. Modrá ukáže 6.
example-1-0 = Modrá pluje o čtyři pole a za zbylé dva body naloží diamant.
example-1-1 = Zelená zahraje mrak a zhorší počasí: +1.
example-1-2 = Žlutá má 5: tři pole dolů a za dva body ametyst.
example-1-3 = Červená zahraje 1 a dopluje na pole 1.
example-1-4 = Hnědá dopluje na 4 k modré. Ale po proudu se nekrade.
example-1-river = Nejnižší karta 1, počasí +1: řeka teče o dvě pole.
example-2-cards = Druhé kolo. Plovací kruh putuje dál: začíná zelená, s jedničkou.
example-2-1 = Zelená spustí kanoi na pole 1.
example-2-2 = Žlutá má 6: jedna kanoe vymění ametyst za jantar a pluje o dvě nahoru. Druhá popluje pro diamant.
example-2-3 = Červená má 5: jedna kanoe naloží ametyst a přistane s ním. Druhá naloží další.
example-2-4 = Hnědá pluje o tři nahoru a ukradne žluté jantar. Vyplouvá i druhá kanoe.
example-2-0 = Modrá vyloží diamant, pluje o tři nahoru a okrade červenou. Druhá kanoe zůstane na břehu.
example-2-river = Zase 1 a +1: řeka teče o dvě pole.
example-3-cards = Třetí kolo. Začíná žlutá, se čtyřkou.
example-3-2 = Žlutá na místě vymění diamant za safír. Druhá kanoe naloží jantar a pluje o dvě nahoru.
example-3-3 = Červená pluje o dvě nahoru a hned jí ho ukradne. Druhá kanoe vyplouvá.
example-3-4 = Hnědá má 5: jedna kanoe pluje o jedno dolů a vymění jantar za safír. Druhá naloží jantar a pluje o tři nahoru.
example-3-0 = Modrá zahraje mrak: počasí je teď +2.
example-3-1 = Zelená naloží ametyst a přistane s ním.
example-3-river = Nejnižší karta 2, počasí +2: čtyři disky! Žlutá i hnědá přijdou o kanoi se safírem.

## Stránka pravidel

rulebook-search = Hledat v pravidlech
rulebook-found = { $count ->
    [0] Nic se nenašlo.
    [one] Nalezeno jedno pravidlo.
    [few] Nalezena { $count } pravidla.
   *[other] Nalezeno { $count } pravidel.
  }
rulebook-print = Vytisknout
rulebook-chapters = Kapitoly
rulebook-option = volitelné
rulebook-river = Řeka, její pole a drahokamy. Šipka ukazuje rameno, kam popluje další disk.
rulebook-load = Se čtyřkou: za dva body naložit jantar, pak o dvě nahoru. Nebo o dvě dolů a tam naložit rubín.
rulebook-steal = S trojkou pluje modrá z 6 nahoru na 3 a smí okrást zelenou nebo žlutou.
rulebook-flow = Tři disky, první do levého ramene: modrou řeka unese z 3 na 6, zelenou z 5 na 7 a žlutá spadne do vodopádu.

## Hlavolamy

puzzles-title = Hlavolamy
puzzles-lead = Hlavolam je jediný tah: ten tvůj, potom poteče řeka. Některé mají dvě kola a tvůj plán musí vyjít, ať ostatní udělají cokoli.
puzzles-two = dvě kola
puzzles-today = Hlavolam dne
daily-row = { $days ->
    [one] To byl dnešní. Zítra čeká další.
    [few] To byl dnešní: { $days } dny po sobě!
   *[other] To byl dnešní: { $days } dní po sobě!
  }
daily-done = { $days ->
    [one] Dnes vyřešen. Zítra čeká další.
    [few] Dnes vyřešen, { $days } dny po sobě.
   *[other] Dnes vyřešen, { $days } dní po sobě.
  }
daily-text = { $tries ->
    [one] Dnešní hlavolam Niagary: vyřešen na první pokus.
    [few] Dnešní hlavolam Niagary: vyřešen na { $tries } pokusy.
   *[other] Dnešní hlavolam Niagary: vyřešen na { $tries } pokusů.
  }
puzzles-solved = Vyřešeno { $done } z { $all }
puzzle-back = Všechny hlavolamy
puzzle-next = Další hlavolam
puzzle-well = Vyřešeno. Počítač souhlasí!
puzzle-miss = Takhle to nejde. Je ještě jiná cesta.
puzzle-miss-two = To nestačí, nebo tomu ostatní mohou zabránit. Existuje plán, který vyjde vždycky.
puzzle-task-land = Přivez v tomto tahu { $gem } do přístaviště.
puzzle-task-rob = Ukradni { $gem } { $victim ->
    [0] modré
    [1] zelené
    [2] žluté
    [3] červené
   *[4] hnědé
  } kanoi ({ $name }).
puzzle-task-keep = Vezmi na palubu { $gem } a udrž si ho, i když poteče řeka.
puzzle-task-both = Přivez { $gem } a měj na palubě { $other }, až řeka doteče.
puzzle-task-win = Vyhraj hru v tomto tahu.
puzzle-task-sweep = Pošli { $victim ->
    [0] modrou
    [1] zelenou
    [2] žlutou
    [3] červenou
   *[4] hnědou
  } kanoi ({ $name }) do vodopádu, ale žádnou svou.
puzzle-two-land = Přivez během dvou kol { $gem } do přístaviště, ať ostatní udělají cokoli.
puzzle-two-rob = Ukradni během dvou kol { $gem } { $victim ->
    [0] modré
    [1] zelené
    [2] žluté
    [3] červené
   *[4] hnědé
  } kanoi ({ $name }), ať ostatní udělají cokoli.
puzzle-two-win = Vyhraj během dvou kol, ať ostatní udělají cokoli.
puzzle-two-pair = Přivez během dvou kol { $gem } a { $other }, ať ostatní udělají cokoli.
puzzle-hint-land = Při přistání zbylé body propadnou. Nejdřív se nakládá.
puzzle-hint-rob = Krade jen prázdná kanoe, jen proti proudu a jen tam, kde zastaví.
puzzle-hint-keep = Spočítej, jak daleko řeka poteče a do kterého ramene nejdřív.
puzzle-hint-both = Každá kanoe má všechny body. Jedna pluje domů, druhá zůstane venku.
puzzle-hint-win = Čtyři stejné, pět barev, nebo libovolných sedm. Co ti chybí?
puzzle-hint-sweep = Počasí se přičítá k nejnižší kartě. Spočítej disky.
puzzle-hint-two = Všechny karty tohoto kola jsou odkryté, takže víš, jak daleko řeka poteče. Pak vyber další kartu a dej pozor na toho, kdo hraje před tebou.

## The game in pictures

learn-title = Jak se hraje
learn-lead = Tvé kanoe čekají v přístavišti, drahokamy leží po proudu a na konci řeky hučí vodopád. Přivez drahokamy domů dřív, než ti voda kanoi vezme.
learn-goal = Získej jako první jednu ze tří sbírek
learn-goal-text = Voz drahokamy do přístaviště. Kdo má první jednu z těchto sbírek, vítězí. Kolo se vždy dohraje: kdo do jeho konce získá sbírku také, vítězí s ním.
learn-cards = Každý tajně vybere kartu
learn-cards-text = Máš jich sedm: čísla jedna až šest a mrak. V každém kole všichni odloží jednu kartu a ta je pryč, dokud nepadne všech sedm. Číslo říká, kolik bodů má v tahu každá tvoje kanoe.
learn-turn = Pádluj a nakládej
learn-turn-text = Jeden bod je jedno pole, nahoru nebo dolů, nikdy obojí v jednom tahu. Naložit nebo vyložit drahokam stojí dva body, před plavbou nebo po ní. Všechny body se musí utratit; jen při přistání v přístavišti smí zbytek propadnout.
learn-turn-both = Každá kanoe na řece musí plout. Ta v přístavišti se smí přidat, když už je druhá na vodě.
learn-turn-caption = Čtyřka: za dva body naložit jantar, pak o dvě pole nahoru.
learn-steal = Kraď, když si troufneš
learn-steal-text = Prázdná kanoe, která pluje proti proudu a zastaví u cizí naložené kanoe, jí smí vzít drahokam, a to zadarmo. Nikdy po proudu, nikdy cestou.
learn-steal-caption = Trojka: nahoru k zelené kanoi a její rubín je tvůj.
learn-river = Potom se pohne řeka
learn-river-text = Když odehráli všichni, voda teče: o tolik polí, kolik říká nejnižší karta, a k tomu počasí. Všechny kanoe plují s ní. U rozdvojení jdou disky střídavě vlevo a vpravo; šipka ukazuje, kam ten další. Za polem 7 je vodopád.
learn-river-caption = Nejnižší karta 2, počasí +1: řeka teče o tři pole.
learn-cloud = Mrak mění počasí
learn-cloud-text = Kdo zahraje mrak, nepohne žádnou kanoí. Místo toho se počasí o stupeň zlepší nebo zhorší a řeka zpomalí nebo zrychlí.
learn-lost = Do vodopádu
learn-lost-text = Kanoe, která spadne, je ztracená a její drahokam se vrátí na své naleziště. Na začátku kola smíš zaplatit dovezený drahokam a kanoi dostat zpět. Bez kanoe a bez drahokamu dostaneš jednu zdarma.
learn-help = Při hře
learn-help-text = Plán ukazuje, kam můžeš; ťukni tam. Ukaž na kartu a uvidíš, kam s ní dopluješ a která pole jsou v nebezpečí. Když něco nejde, ťukni na to a dozvíš se proč.
learn-start = Zahrát si první hru
