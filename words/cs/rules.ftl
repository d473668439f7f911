rules-title = Pravidla
rules-intro = Každé pravidlo má číslo a hra ho jmenuje, když se něco nesmí. Kde se tištěná vydání liší, jsme jeden výklad zvolili; u těchto pravidel stojí „naše volba“.
rules-choice = naše volba

r1 = Co ke hře patří
r1-1 = Tři až pět míst. Ke každému patří dvě kanoe a sedm pádlovacích karet: čísla 1 až 6 a mrak.
r1-2 = Devět polí řeky. Z přístaviště (J) vede hlavní tok o pěti polích, 1 až 5. Tam se dělí na levé rameno, 6L a 7L, a pravé rameno, 6R a 7R. Pod každou sedmičkou je vodopád. Sousední pole jsou od sebe jeden krok, oběma směry; stejně tak přístaviště a 1. Pole 5 sousedí s 6L i s 6R.
r1-3 = Pět nalezišť po sedmi drahokamech: ametyst (P, fialový) u pole 3, diamant (C, čirý) u pole 4, jantar (Y, žlutý) u pole 5, safír (B, modrý) u obou polí 6, rubín (R, červený) u obou polí 7. Poslední dvě jsou každé jen jedno naleziště, přístupné z obou ramen. U ostatních polí naleziště není.
r1-4 = Kanoe je v přístavišti, na řece, nebo ztracená pod vodopádem. Veze nejvýš jeden drahokam. Kanoe si nikdy nepřekážejí: na jednom poli jich smí být libovolně mnoho.
r1-5 = Na stupnici počasí je −1, 0, +1 nebo +2.

r2 = Začátek
r2-1 = Všechny kanoe jsou v přístavišti, všichni mají v ruce všechny karty, počasí je 0 a všech 35 drahokamů leží na svých nalezištích.
r2-2 = Náhoda určí, kdo začíná a dostane plovací kruh a do kterého ramene popluje první disk. Od té chvíle všichni vidí, které rameno je na řadě ({ rules-choice }).

r3 = Kolo
r3-1 = Kolo má čtyři části: zpětný nákup kanoí, výběr karet, tahy, řeka. Potom plovací kruh putuje po směru hodin na další místo.
r3-2 = Každý hraje jednu kartu za kolo, takže karet v ruce ubývá všem stejně. Když se zahraje sedmá karta cyklu, vezmou si všichni všech sedm zpátky.
r3-3 = Vybraná karta je tajná, dokud její majitel není na tahu. Odkrytá karta zůstává známá až do konce cyklu, protože si ji mohl každý zapamatovat ({ rules-choice }).

r4 = Zpětný nákup a výběr
r4-1 = Postupně od prvního místa smí každý, kdo přišel o kanoi, zaplatit jeden dovezený drahokam libovolné barvy a vrátit kanoi do přístaviště; hned v tomto kole s ní může plout. Kdo přišel o dvě, smí to udělat dvakrát. Drahokam se vrátí na naleziště své barvy ({ rules-choice }: otevřeně a po řadě).
r4-2 = Kdo nemá kanoi ani dovezený drahokam, dostane jednu kanoi zpátky zdarma a nikdo se ho neptá.
r4-3 = Kdo nemá kanoi, ale má drahokam, musí koupit zpět aspoň jednu.
r4-4 = Pak si všichni najednou a tajně vyberou kartu z ruky. Výběr se smí měnit, dokud si nevyberou všichni.

r5 = Tahy
r5-1 = Od prvního místa po směru hodin každý odkryje svou kartu a hned podle ní hraje. Karty těch, kdo jsou na řadě později, zůstávají skryté.
r5-2 = Mrak posune počasí o stupeň nahoru nebo dolů. Posunout se musí a na konci stupnice zbývá jen jeden směr. Nic jiného se v tom tahu nestane: žádná kanoe nepluje a nic se nenakládá, nevykládá ani nekrade.
r5-3 = Číslo dá každé kanoi, která pluje, tolik vlastních bodů a ta je musí všechny utratit. Které kanoe plují, se řídí tím, kde jsou na začátku tahu. Dvě na řece: musí obě. Jedna na řece: ta musí a druhá z přístaviště smí. Žádná na řece: musí právě jedna z přístaviště. Totéž platí pro toho, komu zbyla jediná kanoe.
r5-4 = Pořadí si každý volí sám. Kanoe pluje nejvýš jednou za tah: která přistála nebo právě vyplula, ta už dál nepluje.
r5-5 = Cizími kanoemi nikdo nehýbe.

r6 = Co kanoe dělá se svými body
r6-1 = Krok stojí 1. Všechny kroky jednoho tahu vedou stejným směrem: nahoru k přístavišti, nebo dolů k vodopádu. Kdo pluje dolů přes pole 5, vybere si rameno. Z jednoho ramene nahoru a hned druhým dolů se plout nesmí.
r6-2 = U naleziště smí kanoe za 2 body naložit (musí být prázdná; kterýkoli drahokam, který tam leží), za 2 body vyložit (jakýkoli drahokam na jakémkoli nalezišti), nebo za 4 vyměnit: vyložit svůj a ze stejného naleziště vzít drahokam jiné barvy.
r6-3 = Dělá se to před prvním krokem, nebo po posledním, nikdy cestou. Kanoe za tah jednou naloží, jednou vyloží, nebo jednou vymění. Drahokam naložený v tomto tahu se tedy už nevykládá a po vyložení se naloží jen při výměně.
r6-4 = Stát na místě je tah, když naleziště spotřebuje všechny body: naložit nebo vyložit s dvojkou, vyměnit se čtyřkou.
r6-5 = Každý bod se musí utratit. Jen při přistání smí zbytek propadnout.
r6-6 = Přistání: kdo pluje nahoru přes pole 1, skončí v přístavišti. Drahokam na palubě od té chvíle patří majiteli, otevřeně přede všemi; vynést ho na břeh nic nestojí. Přistát smí i prázdná kanoe.
r6-7 = Vyplutí: z přístaviště vede cesta jen dolů a před prvním krokem se nenakládá ani nevykládá.
r6-8 = Krádež: prázdná kanoe, která plula aspoň jeden krok nahoru, utratila všechny body a zastavila na poli s cizí naloženou kanoí, smí její drahokam vzít. Nic to nestojí a z více obětí si zloděj vybírá. Nekrade se cestou, při plavbě dolů, z vlastní kanoe ani tam, kde zloděj právě vyložil. Nejdřív vyložit, pak plout nahoru a krást je v pořádku. Ukradený drahokam se ve stejném tahu nevykládá.
r6-9 = Plout dolů za pole 7 se smí: kanoe spadne do vodopádu a je ztracená, i s body, které jí zbyly.
r6-10 = Cesta nahoru je vždy volná, takže kanoe na řece může plout vždycky.

r7 = Řeka
r7-1 = Když odehráli všichni a hra neskončila, řeka teče. Její rychlost je nejnižší číslo odkryté v tomto kole plus počasí; při samých mracích jen počasí. Pod 1 se nic nehýbe.
r7-2 = Každý bod rychlosti přidá jeden disk. Všechno na hlavním toku se posune o pole dolů. Co bylo na poli 5, vpluje do ramene, které je na řadě; v něm se 6 posune na 7 a co bylo na 7, spadne do vodopádu. Druhé rameno stojí. Další disk popluje do druhého ramene.
r7-3 = Kanoe plují na svém disku i s nákladem a nikdo přitom nehraje.
r7-4 = Kanoe, která spadne do vodopádu, je ztracená a její drahokam se vrátí na naleziště své barvy.

r8 = Konec
r8-1 = Cílem jsou čtyři dovezené drahokamy jedné barvy, nebo po jednom od všech pěti barev, nebo libovolných sedm.
r8-2 = Když jsou odehrány všechny tahy kola a někdo cíle dosáhl, hra končí. Vítězí každý, kdo ho dosáhl, třeba i společně ({ rules-choice }: při rovnosti se dál nerozhoduje, pokud si to nezvolíte).

r9 = Varianty
r9-1 = Rozdvojení: disky plují do ramen střídavě, jako v návodu, nebo podle náhody. Pak si každý disk rameno vylosuje a zápis to uchová jako tah řeky.
r9-2 = Rovnost: vítězství je společné, jako v návodu, nebo rozhodne hodnota. Pak z těch, kdo jsou v cíli, vítězí nejvyšší součet dovezených drahokamů: ametyst 1, diamant 2, jantar 3, safír 4, rubín 5.
r9-3 = Krádeže: povolené, jako v návodu, nebo vypnuté pro klidnou řeku.
r9-4 = Hráči: tři až pět, jako v návodu. Hrát se dá i ve dvou; je to domácí pravidlo a hra ho tak označí.
r9-5 = Kola: bez omezení, jako v návodu, nebo počet, po němž nedohraná hra končí remízou. Náhodné hraní skoro nikdy neskončí, a tak kdo nechá hrát stroje, počet nastaví.
