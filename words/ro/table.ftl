## Table

bar-menu = Meniu

who-you = E rândul tău
who-name = La rând: { $name }
who-all = Alegeți cartea
who-waiting = Așteptăm: { $names }
who-waiting-count = Mai așteptăm { $count }
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
do-chosen = Cartea ta: { $card }. O mai poți schimba.
do-chosen-final = Cartea ta: { $card }. Așteptăm: { $names }.
do-confirm-card = Joci un { $card }?
do-confirm-cloud = Joci norul?
do-pick = Cartea ta e un { $card }. Mută această canoe sau ia-o pe cealaltă.
do-pick-both = Mută ambele canoe cu un { $card }: întâi aceasta, sau ia-o pe cealaltă.
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
do-confirm-both = { $first }. { $second }?
do-falls = În cascadă: această canoe va fi pierdută!
do-sending = Se trimite
do-weather = Norul tău schimbă vremea.
do-buy = O canoe e pierdută. O răscumperi cu o piatră?
do-buy-must = Ambele canoe sunt pierdute. Plătește o piatră pentru una nouă.
do-wait = { $name } se gândește.
do-wait-cards = Așteptăm cartea: { $names }.
do-watch = Privești. Relaxează-te.
do-river = Ține-te bine: râul curge.
do-over = Jocul s-a încheiat.
skip = Sari peste
card-confirm = Joacă un { $card }
turn-confirm = Confirmă
turn-undo = Anulează
turn-done = Las-o pe mal
turn-list = Lista mutărilor
turn-list-hide = Ascunde lista
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

hand-title = Cărțile tale
hand-card = Cartea { $card }
hand-cloud = Cartea cu nor
hand-gone = deja jucată
hand-down = aleasă
being-sent = se trimite
river-speed = Râul: { $slowest } până la { $fastest }
river-speed-one = Râul: { $slowest }
river-risk = În pericol: { $spaces }
river-risk-at = { $risk } { $space }
river-safe = Niciun pericol unde ajungi
river-canoes-safe = Canoele tale sunt în siguranță
river-unknown = Acum nu se știe ce poate lua râul

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
seat-left = a plecat, vâslește un bot
seat-gave-up = a renunțat, vâslește un bot
menu-leave = Ieși din partidă
menu-table = Masa aceasta
leave-ask = Ieși din partida aceasta?
leave-note = Un bot joacă mai departe la locul tău. Te poți întoarce cât timp partida continuă.
leave-yes = Ieși
left-note = Un bot joacă la locul tău.
left-back = Întoarce-te
absent-note = { $name } nu e aici.
absent-ask = Lasă un bot să joace
absent-asked = Un bot joacă după ce sunteți toți de acord. Așteptăm: { $names }.
end-offer = Încă o partidă? Pentru: { $names }.
end-offer-yes = Da, încă una

## Log and chat

log-title = Ce s-a întâmplat
log-empty = Încă nimic.
chat-title = Chat
chat-empty = Salută-i pe ceilalți.
chat-text = Scrie ceva
chat-send = Trimite
chat-spectator = { $name } (privește)
chat-spectators = Toți cei care privesc
chat-mute = Blochează mesajele cuiva
chat-manners = Ignoră sau raportează…
tab-seats = Locuri
phrase-hello = Salut!
phrase-good-luck = Mult noroc!
phrase-well-paddled = Bine vâslit!
phrase-oh-no = O, nu!
phrase-sorry = Scuze!
phrase-thief = Prindeți hoțul!
phrase-hurry = Râul nu așteaptă pe nimeni…
phrase-good-game = Bine jucat!

## Curtain

curtain-title = Acum dispozitivul trece la { $name }
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
end-again = Vezi partida încă o dată
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
story-last = Ultima piatră a fost adusă la doc de { $name }, în runda { $round }.
story-thefts = Cel mai îndrăzneț hoț: { $name }, cu { $count ->
    [one] o piatră furată
    [few] { $count } pietre furate
   *[other] { $count } de pietre furate
  }.
story-falls = Cascada a înghițit { $count ->
    [one] o canoe
    [few] { $count } canoe
   *[other] { $count } de canoe
  }; cea mai grea lovitură: { $name }.
story-calm = Nimeni nu a furat, iar cascada a rămas flămândă.
story-rival = Cel mai aproape: { $name }, la { $missing ->
    [one] o singură piatră
    [few] { $missing } pietre
   *[other] { $missing } de pietre
  } distanță.

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

## Tips of the first game

tip-title = Sfat
tip-hand = Alege o carte în secret. Numărul ei spune câte puncte trebuie să folosească fiecare canoe a ta, iar cartea cea mai mică dintre toate pune râul în mișcare.
tip-canoe = Canoea luminată e a ta, iar inelele arată unde poate merge. Alege unul, apoi „{ turn-confirm }”.
tip-river = După fiecare rundă râul curge: cât arată cartea cea mai mică, plus vremea. Duce cu el toate canoele, iar dincolo de spațiul 7 e cascada.
tip-goals = { say-tip-goals } Aici vezi cât mai ai.
say-tip-goals = Adu la doc patru pietre la fel, toate cele cinci culori sau oricare șapte: așa se câștigă.
tip-next = Am înțeles
tip-skip = Fără sfaturi
tip-escape = Escape închide acest sfat.

## Words of the log, explained

word-more = Citește regula { $rule }
word-round_started = Colacul de salvare arată cine începe. După fiecare rundă trece la jucătorul următor.
word-hands_refilled = După ce s-au jucat toate cele șapte cărți, fiecare le are din nou pe toate în mână.
word-canoe_bought = La începutul unei runde, o piatră adusă la doc răscumpără o canoe pierdută.
word-canoe_given = Cine nu are nici canoe, nici pietre primește o canoe gratis.
word-card_revealed = Numărul spune câte puncte trebuie să folosească fiecare canoe. Numărul cel mai mic al rundei pune râul în mișcare.
word-cloud_revealed = Un nor nu mută nicio canoe. În schimb face vremea mai bună sau mai rea.
word-weather_moved = Vremea, de la −1 la +2, se adaugă la viteza râului.
word-gem_loaded = Încărcarea costă două puncte, înainte de plecare sau la sosire. O canoe duce o singură piatră.
word-gem_unloaded = Descărcarea costă două puncte. Orice piatră poate fi lăsată la orice loc de descoperire.
word-canoe_paddled = Fiecare spațiu costă un punct. O canoe merge ori în sus, ori în jos, niciodată ambele în aceeași tură.
word-gem_stolen = O canoe goală care urcă pe râu și se oprește lângă o canoe încărcată a altcuiva îi poate lua piatra, gratis.
word-gem_landed = O piatră la doc contează pentru cele trei țeluri și niciun hoț nu mai ajunge la ea.
word-canoe_lost = Canoea e pierdută, iar piatra ei se întoarce la locul ei de descoperire. O piatră adusă la doc răscumpără canoea.
word-river_rose = Râul curge cu atâtea discuri cât arată numărul cel mai mic jucat, plus vremea. Sub unu stă pe loc.
word-game_ended = Câștigă patru pietre la fel, toate cele cinci culori sau oricare șapte. Runda se joacă mereu până la capăt.

## What happened to me, and what may come

threat-short = câștigă la următoarea piatră
recap = De la mutarea ta:
recap-drift = Râul ți-a dus canoea de la { $start } la { $end }.
outlook-risk = { $chance }: pierzi canoea { $at }
outlook-risk-gem = { $chance }: pierzi canoea { $at }, și { $gem } odată cu ea
outlook-falls = Sigur: canoea { $at } cade în cascadă
outlook-falls-gem = Sigur: canoea { $at } cade, și { $gem } odată cu ea
outlook-drift = Canoea { $at } va ajunge la { $space }
outlook-safe = Canoea { $at } e în siguranță
threat = { $you ->
    [yes] Câștigi cu următoarea piatră la doc.
   *[no] { $name } câștigă cu următoarea piatră la doc.
  }
