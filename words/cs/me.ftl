## Tvá zařízení a jejich konec

me-title = Tvá zařízení
me-nobody = Tento server o tobě zatím nic neví. Změní se to, až si sedneš ke stolu.
me-device = Zařízení
me-here = toto
me-seen = naposledy zde { $date }
me-program = program, který hraje za tebe
me-revoke = Odpojit
me-end = Odhlásit
me-move = Hrát dál na jiném zařízení
me-move-note = Tvá místa a hry půjdou s tebou. Obě zařízení budeš ty.
me-move-do = Ukázat kód
me-link-how = Naskenuj ho druhým zařízením, nebo tam otevři odkaz, a stiskni tlačítko. Platí jednou, po deset minut. Nech si ho pro sebe: kdo ho použije, hraje za tebe.
me-link = Odkaz pro tvé druhé zařízení
me-qr = QR kód s odkazem pro tvé druhé zařízení
me-link-over = Deset minut uplynulo.
me-arrived = Tvé druhé zařízení je tady.
me-out = Odhlásit toto zařízení
me-out-note = Server ho pak už nepozná.
me-out-do = Odhlásit
me-out-sure = { $others ->
    [0] Je to tvé jediné zařízení: potom se k tvým hrám už nikdo nedostane.
   *[other] Tvé hry zůstanou na ostatních zařízeních.
  }
me-others = Odhlásit má ostatní zařízení
me-others-note = Pro telefon, který se ztratil nebo je půjčený.
me-others-do = Odhlásit
me-others-sure = Hned tu budou cizí. Na tomto zařízení se nic nezmění.
me-export = Všechno v jednom souboru
me-export-note = Co o tobě tento server uchovává.
me-export-do = Uložit
me-forget = Zapomeň na mě
me-forget-note = Smaže, co je na tomto serveru tvé.
me-forget-do = Zapomeň na mě
me-forget-sure = Hry jen s boty se smažou, i ty nedohrané, stejně jako tvé jméno a všechny tvé zprávy. Ve hrách s ostatními zůstane na tvém místě bývalý hráč beze jména. Nic z toho nejde vzít zpět.
me-cancel = Zrušit
me-privacy = Co server uchovává a jak dlouho

## Na druhém zařízení

arrive-title = Hrát dál tady
arrive-who = { $name ->
    [none] Tento odkaz přenese na toto zařízení něčí místa a hry.
   *[other] Tento odkaz přenese na toto zařízení místa a hry, které má { $name }.
  }
arrive-once = Stiskni jen tehdy, když je odkaz od tebe.
arrive-games = { $games ->
    [one] Toto zařízení má zatím jednu vlastní hru. Zůstane tomu, za koho tu hraješ teď, a už se k ní nedostaneš.
    [few] Toto zařízení má zatím { $games } vlastní hry. Zůstanou tomu, za koho tu hraješ teď, a už se k nim nedostaneš.
   *[other] Toto zařízení má zatím { $games } vlastních her. Zůstanou tomu, za koho tu hraješ teď, a už se k nim nedostaneš.
  }
arrive-do = Hrát dál tady
arrive-failed = To se nepovedlo: { $text }

problem-link_expired = Deset minut tohoto odkazu uplynulo. Vytvoř na druhém zařízení nový.
problem-link_used = Tento odkaz už byl použit. Vytvoř na druhém zařízení nový.
problem-no_such_link = Server takový odkaz nezná. Možná ho nahradil novější.

## Když jsi na tahu a stránka je zavřená

calls-title = Když jsi na tahu
calls-push = Upozornění, i když je tato stránka zavřená
calls-push-note = Říká, že jsi na tahu a kdo s tebou hraje, nikdy nic o kartách.
calls-push-unsupported = Tento prohlížeč to neumí. Na iPhonu nebo iPadu dej hru nejdřív na plochu.
calls-push-failed = Prohlížeči se to nepodařilo. Zkus to později.
calls-quiet = Hodiny klidu
calls-quiet-note = Co se mezitím stane, se dozvíš na jejich konci.
calls-quiet-from = Klid od
calls-quiet-to = Klid do
calls-table = Upozornění od tohoto stolu
calls-table-note = Tvoje volba jen pro tento stůl.
problem-bad_push = Prohlížeč uvedl adresu, na kterou tento server nic neposílá.
calls-mail = E-mail
calls-mail-note = Nejdřív ho musíš potvrdit.
calls-mail-waiting = Čeká na tvé potvrzení: zpráva s odkazem je na cestě na { $address }.
calls-mail-goes = Chodí na { $address }.
calls-mail-address = Tvoje e-mailová adresa
calls-mail-ask = Zeptej se mě
calls-mail-stop = Skončit
mail-title = E-maily od tohoto serveru
mail-yes = Chceš na tuto adresu dostávat e-mail, když jsi na tahu?
mail-yes-do = Ano, prosím
mail-stop-do = Už žádné e-maily
mail-stop = Už nechceš od tohoto serveru dostávat e-maily?
mail-yes-done = Hotovo. Napíše ti, když budeš na tahu.
mail-stop-done = Hotovo. Žádné další e-maily nepřijdou.
problem-bad_mail = To není e-mailová adresa.
problem-no_such_mail = Tento odkaz je starý nebo už použitý.
problem-mail_lately = Dnes už tam jedna zpráva šla. Najdi ji, nebo to zkus zítra.

## Přístupové klíče

key-title = Přístupový klíč
key-note = Uchovává ho tvoje zařízení. Server tě s ním pozná na všech tvých zařízeních, i když cookies zmizí.
key-make = Vytvořit klíč
key-made = vytvořen { $date }
key-remove = Odebrat
key-use = Hrát dál s přístupovým klíčem
key-use-note = Pokud už tu nějaký máš.
key-use-do = Použít klíč
key-no-site = Přístupové klíče potřebují jméno a HTTPS. Může to nastavit ten, kdo server provozuje (--public-url).
key-elsewhere = Přístupové klíče platí jen na { $address }.
key-unsupported = Tento prohlížeč přístupové klíče nezná.
key-failed = Klíč nevznikl.
problem-bad_passkey = Tento klíč tu neplatí.
problem-no_such_passkey = Tento server ten klíč nezná.
problem-passkey_late = Trvalo to moc dlouho. Zkus to znovu.
problem-no_passkeys = Tento server nemá přístupové klíče.
problem-too_many_passkeys = Máš deset klíčů. Nejdřív jeden odeber.
