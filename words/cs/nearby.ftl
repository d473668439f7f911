## Stůl na vlastním zařízení, pro přátele ve stejné síti

near-title = Přátelé nablízku
near-how = Zařízení přátel se připojí k tomuto: jeden hotspot nebo domácí síť, bez serveru a bez internetu. Potřebují tuto stránku v prohlížeči, jednou už otevřenou.
near-offer = Druhý hráč naskenuje tento kód fotoaparátem nebo otevře odkaz.
near-take = Naskenuj kód, který se pak objeví na jeho obrazovce, nebo ho vlož sem.
near-offer-qr = QR kód, který zve jednoho hráče
near-answer-qr = QR kód, který odpovídá na pozvání
near-link = Kód jako odkaz
near-paste = Kód nebo odkaz
near-connect = Připojit
near-scan = Naskenovat fotoaparátem
near-scan-stop = Vypnout fotoaparát
near-no-camera = Fotoaparát nelze použít. Vlož kód, nebo ho otevři aplikací fotoaparátu.
near-making = Vzniká kód…
near-finding = Hledá se druhé zařízení…
near-here = { $count ->
    [0] Zatím není nikdo připojen. Každý potřebuje vlastní kód.
    [one] Připojen je jeden hráč. Další potřebuje nový kód.
    [few] Připojeni jsou { $count } hráči. Další potřebuje nový kód.
    [many] Připojeno je { $count } hráče. Další potřebuje nový kód.
   *[other] Připojeno je { $count } hráčů. Další potřebuje nový kód.
  }
near-holds = Hra je na tomto zařízení. Nech tuto stránku otevřenou; obrazovka zůstane rozsvícená. Když ji zavřeš, hra počká, až se vrátíš.
near-apart-note = Některé sítě (hotely, kavárny, školy) zařízení od sebe oddělují. Hotspot telefonu funguje.
near-apart = Zařízení se nenašla. Jsou obě ve stejné síti? Některé sítě zařízení od sebe oddělují.
near-unable = Toto zařízení není v žádné síti, nebo jeho prohlížeč neumí zařízení spojit.
near-bad = To není kód, nebo jen jeho část.
near-wrong-kind = Tento kód je pro druhé zařízení.
near-wrong-other = To je odpověď na jiné pozvání. Nech naskenovat kód, který je vidět teď.
near-wrong-full = Stůl má tolik hostů, kolik může mít.

## Host

join-title = Připojit se k příteli
join-take = Naskenuj kód z obrazovky přítele, nebo ho vlož sem.
join-answer = Teď přítel naskenuje tento kód, nebo mu pošli odkaz zpět.
join-waiting = Čeká se na zařízení přítele…
join-holds = Hra běží na zařízení přítele. Obě musí být ve stejné síti; obrazovka zůstane rozsvícená.
join-again = Začít znovu
join-handing = Kód se předává stránce se stolem…
join-handed = Přítel je připojen. Tuto stránku můžeš zavřít.
join-no-table = Žádná stránka tohoto prohlížeče na tento kód nečeká. Nejdřív otevři stůl a nech naskenovat kód, který je vidět tam.

lost-title = Stůl u přítele
lost-note = Zařízení přítele není dosažitelné. Hra tam čeká.
lost-again = Připojit znovu
lost-here = Pokračovat tady
lost-here-ask = Pokračovat bez zařízení přítele?
lost-here-note = Na tomto zařízení začne nová hra od poslední chvíle, kdy na stole neležela žádná karta. Ostatní se připojí novými kódy a zaujmou svá stará místa.
