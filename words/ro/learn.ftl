## Pagina lecțiilor

lessons-title = Învață jucând
lessons-lead = Lecții scurte pe râul adevărat. Fiecare ține mai puțin de un minut.
lessons-start = Începe
lessons-continue = Mai departe
lessons-again = Joacă-le din nou
lessons-count = { $done } din { $all } gata
lessons-list = Lecții
lessons-done = gata
lessons-more = Mai multe de văzut
lessons-example = Exemplul din regulament
lessons-overview = Jocul în imagini
lessons-overview-note = Totul pe o pagină.
lessons-rules = Regulamentul
lessons-rules-note = Fiecare regulă cu numărul ei.
lessons-puzzles = Probleme
lessons-puzzles-note = Găsești calea? Una nouă în fiecare zi.
lessons-failed = Lecțiile nu se pot încărca: { $text }

lesson-of = Lecția { $number } din { $all }
lesson-back = Toate lecțiile
lesson-task = Misiunea ta
lesson-hint = Indiciu
lesson-retry = Încearcă din nou
lesson-next = Lecția următoare
lesson-to-example = Vezi exemplul
lesson-play = Joacă o partidă
lesson-rule = Citește regula { $rule }
lesson-well = Bravo!
lesson-missed = Nu chiar
lesson-show = Arată-mi
lesson-skip = Sari peste
lessons-due = încă o dată

## What exactly went wrong

miss-lost = Canoea ta a căzut în cascadă.
miss-robbed = Cineva ți-a furat piatra.
miss-ashore = Nicio canoe de-a ta nu e pe râu.
miss-empty = { $gem ->
    [none] Nu e nicio piatră la bord.
   *[other] Nu e nicio piatră la bord: îți trebuie { $gem }.
  }
miss-other_gem = Ai altă piatră la bord: îți trebuie { $gem }.
miss-elsewhere = Canoea ta nu e pe spațiul { $space }.
miss-not_landed = Nu ai adus acasă { $gem }.
miss-paid = Ai plătit cu o piatră care îți trebuie.
miss-not_bought = Nu ai cumpărat nicio canoe.
miss-not_stolen = Nu ai furat nimic.
miss-not_laid = Nu ai descărcat nimic.
miss-weather = Vremea s-a schimbat în sensul greșit.
miss-afloat = Cealaltă canoe e încă pe râu.
miss-no_goal = Încă nu e o colecție.

## Lecțiile

scene-launch-title = La apă!
scene-launch-task = Alege un număr și pune o canoe pe apă.
scene-launch-hint = Alege o carte de la 1 la 6 și confirmă. Apoi alege spațiul luminat și confirmă din nou.
scene-launch-well = Numărul de pe carte spune cât de departe merge canoea: un punct, un spațiu.
scene-launch-miss = Un nor schimbă doar vremea și nu mută nicio canoe. Joacă un număr.

scene-load-title = Prima piatră
scene-load-task = Cartea ta e un 5. Încarcă un ametist la spațiul 3.
scene-load-hint = Trei puncte pentru drum și două pentru încărcat fac cinci.
scene-load-well = Încărcarea costă două puncte. Și toate punctele trebuie folosite.
scene-load-miss = Canoea ta e încă goală. Oprește-te la spațiul 3 și încarcă acolo.

scene-landing-title = Acasă cu bine
scene-landing-task = Adu diamantul la doc.
scene-landing-hint = De la spațiul 2 sunt doar doi pași în sus până la doc. E voie chiar și cu un 5.
scene-landing-well = Când acostezi, restul punctelor se pierde, iar piatra e a ta pentru totdeauna.
scene-landing-miss = Diamantul nu e acasă. Urcă dincolo de spațiul 1.

scene-pickhome-title = Ce carte îl aduce acasă?
scene-pickhome-task = Alege o carte care îți aduce diamantul acasă în această tură.
scene-pickhome-hint = De la spațiul 5 sunt cinci pași până la doc. Merge și un număr mai mare.
scene-pickhome-well = O carte e un plan: numără întâi spațiile. La doc, punctele rămase nu contează.
scene-pickhome-miss = Numără de la spațiul 5 la doc. Numărul trebuie să fie cinci sau mai mult.

scene-pickload-title = Ce carte se potrivește?
scene-pickload-task = Alege cartea cu care poți încărca un diamant la spațiul 4.
scene-pickload-hint = Trei puncte de la 1 la 4 și două pentru încărcat.
scene-pickload-well = Trebuie să folosești toate punctele. De aceea cartea trebuie să se potrivească exact.
scene-pickload-miss = Numără trei spații și două puncte pentru încărcat. Ce carte e?

scene-both-title = Două canoe, o carte
scene-both-task = Cu cartea 2, adu ametistul la doc și încarcă un diamant.
scene-both-hint = Fiecare canoe are două puncte. La spațiul 4 încărcarea le ia pe amândouă, așa că acea canoe stă pe loc.
scene-both-well = Fiecare canoe de pe râu trebuie mutată, cu toate punctele. Și încărcarea pe loc poate fi o mutare întreagă.
scene-both-miss = Amândouă în aceeași tură: o canoe acostează, cealaltă încarcă la spațiul 4.

scene-flow-title = Râul curge
scene-flow-task = Cartea cea mai mică e un 2: după mutarea ta râul curge două spații. Lasă-l să te ducă la spațiul 5.
scene-flow-hint = Cu două spații mai sus de 5 e spațiul 3. Oprește-te acolo și încarcă un ametist.
scene-flow-well = După fiecare rundă râul curge cât arată cartea cea mai mică, iar toate canoele plutesc cu el.
scene-flow-miss = Râul te-a dus în altă parte. Oprește-te cu două spații mai sus de 5.

scene-fork-title = La stânga sau la dreapta?
scene-fork-task = Ia un rubin de la spațiul 7. Apoi râul curge un spațiu, pe brațul cu săgeata. Păstrează rubinul!
scene-fork-hint = Coboară pe brațul spre care săgeata nu arată.
scene-fork-well = Fiecare disc merge pe un singur braț, pe rând la stânga și la dreapta. Celălalt braț stă pe loc.
scene-fork-miss = Nu ai niciun rubin. Pe brațul cu săgeata ți-l ia râul; celălalt e sigur.

scene-weather-title = Tu faci vremea
scene-weather-task = Canoea ta e gata să cadă în cascadă. Salveaz-o cu norul!
scene-weather-hint = Cartea cea mai mică e un 1. Fă vremea mai bună și râul stă pe loc.
scene-weather-well = Vremea se adună la cartea cea mai mică: 1 și −1 fac 0. Nimic nu se mișcă.
scene-weather-miss = Vremea mai rea grăbește râul, iar canoea ta s-a dus. Fă vremea mai bună.

scene-steal-title = Prindeți hoțul!
scene-steal-task = Fură chihlimbarul canoei verzi ({ $name }) de pe spațiul 3.
scene-steal-hint = Canoea ta e goală, cu trei spații mai jos. Urcă și fură.
scene-steal-well = O canoe goală care urcă poate fura acolo unde se oprește. Nu costă nimic.
scene-steal-miss = { $name } are încă chihlimbarul. Urcă la spațiul 3 și alege să furi.

scene-unload-title = Loc pentru ceva mai bun
scene-unload-task = Descarcă ametistul, apoi fură rubinul canoei galbene ({ $name }) de pe spațiul 2.
scene-unload-hint = Descărcarea costă două puncte. Cu celelalte trei ajungi la spațiul 2.
scene-unload-well = O canoe care descarcă întâi e goală și, urcând, poate fura acolo unde se oprește.
scene-unload-miss = { $name } are încă rubinul. Întâi descarcă, apoi sus la spațiul 2 și fură.

scene-swap-title = Un schimb bun
scene-swap-task = Schimbă diamantul cu un safir.
scene-swap-hint = Safirele sunt la spațiul 6. Un punct pentru drum, patru pentru schimb.
scene-swap-well = Un schimb costă patru puncte: două ca să descarci și două ca să încarci, în același loc.
scene-swap-miss = Nu ai niciun safir. Coboară un spațiu, la 6, și schimbă acolo.

scene-falls-title = În cascadă
scene-falls-task = Ai pierdut o canoe. Răscumpăr-o, dar păstrează cele trei ametiste.
scene-falls-hint = Orice piatră de la doc plătește o canoe. De care ai cel mai puțin nevoie?
scene-falls-well = O canoe pierdută costă o piatră de la doc. Fără canoe și fără pietre ai primi una gratis.
scene-falls-miss = Cu trei ametiste ești aproape de patru la fel. Plătește canoea cu diamantul.

scene-last-title = Ultima carte
scene-last-task = Fiecare mai are o singură carte: Verde ({ $name }) un 3, Galben ({ $second }) un 1. Ia o piatră și păstreaz-o toată runda.
scene-last-hint = Cu un 3, { $name } urcă de la 6 la spațiul 3 și fură ce e acolo. De data asta râul stă pe loc.
scene-last-well = Toate cele șapte cărți se joacă înainte să se întoarcă. Cine ține minte le știe pe ultimele.
scene-last-miss = Nu ai nicio piatră. Unde nu poate ajunge { $name } cu un 3?

scene-win-title = Trei căi spre victorie
scene-win-task = Ai trei ametiste, un diamant și un chihlimbar. Adu la doc piatra care câștigă.
scene-win-hint = Patru la fel, cinci culori sau oricare șapte: unde lipsește doar una?
scene-win-well = Patru la fel! Și cinci culori sau oricare șapte câștigă.
scene-win-miss = Încă nu e o colecție. Al patrulea ametist câștigă.

## Exemplul tipărit

example-title = Exemplul din regulament
example-next = Înainte
example-previous = Înapoi
example-of = Pasul { $step } din { $all }
example-start = Cinci jucători și trei runde, ca în regulamentul tipărit. Începe Albastru.
example-1-cards = Fiecare alege o carte în secret. Albastru arată un 6.
example-1-0 = Albastru coboară patru spații și încarcă un diamant cu celelalte două puncte.
example-1-1 = Verde joacă norul și face vremea mai rea: +1.
example-1-2 = Galben are un 5: trei spații în jos și un ametist pentru două puncte.
example-1-3 = Roșu joacă un 1 și ajunge la spațiul 1.
example-1-4 = Maro ajunge la 4, unde e Albastru. Dar la coborâre nu se fură.
example-1-river = Cartea cea mai mică 1, vremea +1: râul curge două spații.
example-2-cards = Runda a doua. Colacul a mers mai departe: începe Verde, cu un 1.
example-2-1 = Verde pune o canoe pe apă, la spațiul 1.
example-2-2 = Galben are un 6: o canoe schimbă ametistul cu un chihlimbar și urcă două spații. Cealaltă pleacă după un diamant.
example-2-3 = Roșu are un 5: o canoe încarcă un ametist și îl aduce la doc. Cealaltă îl încarcă pe următorul.
example-2-4 = Maro urcă trei spații și îi fură lui Galben chihlimbarul. Pornește și a doua canoe.
example-2-0 = Albastru descarcă diamantul, urcă trei spații și fură de la Roșu. A doua canoe rămâne pe mal.
example-2-river = Din nou 1 și +1: râul curge două spații.
example-3-cards = Runda a treia. Începe Galben, cu un 4.
example-3-2 = Galben schimbă pe loc un diamant cu un safir. Cealaltă canoe încarcă un chihlimbar și urcă două spații.
example-3-3 = Roșu urcă două spații și îl fură imediat. A doua canoe pornește.
example-3-4 = Maro are un 5: o canoe coboară un spațiu și schimbă chihlimbarul cu un safir. Cealaltă încarcă un chihlimbar și urcă trei.
example-3-0 = Albastru joacă norul: vremea e acum +2.
example-3-1 = Verde încarcă un ametist și îl aduce la doc.
example-3-river = Cartea cea mai mică 2, vremea +2: patru discuri! Galben și Maro pierd fiecare o canoe cu un safir.

## Pagina de reguli

rulebook-search = Caută în reguli
rulebook-found = { $count ->
    [0] Nu s-a găsit nimic.
    [one] O regulă găsită.
    [few] { $count } reguli găsite.
   *[other] { $count } de reguli găsite.
  }
rulebook-print = Tipărește
rulebook-chapters = Capitole
rulebook-option = opțional
rulebook-river = Râul, spațiile și pietrele lui. Săgeata arată brațul pe care merge discul următor.
rulebook-load = Cu un 4: încarci un chihlimbar cu două puncte, apoi urci două spații. Sau cobori două și încarci acolo un rubin.
rulebook-steal = Cu un 3, Albastru urcă de la 6 la 3 și poate fura de la Verde sau de la Galben.
rulebook-flow = Trei discuri, întâi pe brațul stâng: Albastru plutește de la 3 la 6, Verde de la 5 la 7, iar Galben cade în cascadă.

## Probleme

puzzles-title = Probleme
puzzles-lead = O problemă e o singură tură: a ta, apoi curge râul. Unele au două runde, iar planul tău trebuie să reușească orice ar face ceilalți.
puzzles-two = două runde
puzzles-today = Problema zilei
daily-row = { $days ->
    [one] Aceasta era cea de azi. Mâine te așteaptă alta.
    [few] Aceasta era cea de azi: { $days } zile la rând!
   *[other] Aceasta era cea de azi: { $days } de zile la rând!
  }
daily-done = { $days ->
    [one] Rezolvată azi. Mâine te așteaptă alta.
    [few] Rezolvată azi, { $days } zile la rând.
   *[other] Rezolvată azi, { $days } de zile la rând.
  }
daily-text = { $tries ->
    [one] Problema Niagara de azi: rezolvată din prima.
    [few] Problema Niagara de azi: rezolvată din { $tries } încercări.
   *[other] Problema Niagara de azi: rezolvată din { $tries } de încercări.
  }
puzzles-solved = { $done } din { $all } rezolvate
puzzle-back = Toate problemele
puzzle-next = Problema următoare
puzzle-well = Rezolvată. Calculatorul e de acord!
puzzle-miss = Așa nu merge. Există altă cale.
puzzle-miss-two = Nu ajunge, sau ceilalți te pot opri. Există un plan care reușește mereu.
puzzle-task-land = Adu { $gem } la doc în această tură.
puzzle-task-rob = Fură { $gem } de la { $victim ->
    [0] Albastru
    [1] Verde
    [2] Galben
    [3] Roșu
   *[4] Maro
  } ({ $name }).
puzzle-task-keep = Ia la bord { $gem } și păstrează piatra și după ce curge râul.
puzzle-task-both = Adu { $gem } la doc și păstrează { $other } la bord și după ce curge râul.
puzzle-task-win = Câștigă partida în această tură.
puzzle-task-sweep = Trimite în cascadă o canoe { $victim ->
    [0] albastră
    [1] verde
    [2] galbenă
    [3] roșie
   *[4] maro
  } ({ $name }), dar niciuna de-a ta.
puzzle-two-land = Adu { $gem } la doc în două runde, orice ar face ceilalți.
puzzle-two-rob = Fură { $gem } de la { $victim ->
    [0] Albastru
    [1] Verde
    [2] Galben
    [3] Roșu
   *[4] Maro
  } ({ $name }) în două runde, orice ar face ceilalți.
puzzle-two-win = Câștigă în două runde, orice ar face ceilalți.
puzzle-two-pair = Adu { $gem } și { $other } la doc în două runde, orice ar face ceilalți.
puzzle-hint-land = Când acostezi, restul punctelor se pierde. Întâi se încarcă.
puzzle-hint-rob = Fură doar o canoe goală, doar urcând și doar unde se oprește.
puzzle-hint-keep = Socotește cât curge râul și pe care braț mai întâi.
puzzle-hint-both = Fiecare canoe are toate punctele. Una merge acasă, cealaltă rămâne pe apă.
puzzle-hint-win = Patru la fel, cinci culori sau oricare șapte. Ce îți lipsește?
puzzle-hint-sweep = Vremea se adună la cartea cea mai mică. Numără discurile.
puzzle-hint-two = Toate cărțile acestei runde sunt pe față: știi cât va curge râul. Apoi alege cartea următoare și ai grijă la cine mută înaintea ta.

## The game in pictures

learn-title = Cum se joacă
learn-lead = Canoele tale stau la doc, pietrele prețioase sunt în josul râului, iar la capăt așteaptă cascada. Adu pietrele acasă înainte ca apa să-ți ia canoea.
learn-goal = Strânge înaintea celorlalți una din trei colecții
learn-goal-text = Adu pietre la doc. Câștigă cine are mai întâi una dintre aceste colecții. Runda se joacă mereu până la capăt: dacă și altcineva strânge una, câștigați împreună.
learn-cards = Fiecare alege o carte în secret
learn-cards-text = Ai șapte: numerele de la unu la șase și un nor. În fiecare rundă toți pun jos o carte, iar ea se întoarce abia după ce s-au jucat toate șapte. Numărul spune câte puncte are fiecare canoe a ta în această tură.
learn-turn = Vâslește și încarcă
learn-turn-text = Un punct înseamnă un spațiu, în sus sau în jos, niciodată ambele în aceeași tură. Încărcarea sau descărcarea unei pietre costă două puncte, înainte de plecare sau la sosire. Toate punctele trebuie folosite; doar cine acostează la doc poate pierde restul.
learn-turn-both = Fiecare canoe de pe râu trebuie mutată. Una de la doc poate porni și ea, dacă cealaltă e deja pe apă.
learn-turn-caption = Un patru: încarci un chihlimbar cu două puncte, apoi urci două spații.
learn-steal = Fură, dacă îndrăznești
learn-steal-text = O canoe goală care urcă pe râu și se oprește lângă o canoe încărcată a altcuiva îi poate lua piatra, gratis. Niciodată la coborâre, niciodată din mers.
learn-steal-caption = Un trei: în sus până la canoea verde, și rubinul ei e al tău.
learn-river = Apoi se mișcă râul
learn-river-text = După ce au mutat toți, apa curge: atâtea spații cât arată cartea cea mai mică, plus vremea. Toate canoele plutesc cu ea. La bifurcație discurile merg pe rând la stânga și la dreapta; o săgeată arată ce urmează. Dincolo de spațiul 7 e cascada.
learn-river-caption = Cartea cea mai mică 2, vremea +1: râul curge trei spații.
learn-cloud = Norul schimbă vremea
learn-cloud-text = Cine joacă norul nu mută nicio canoe. În schimb vremea se face cu o treaptă mai bună sau mai rea, iar râul mai încet sau mai rapid.
learn-lost = În cascadă
learn-lost-text = O canoe care cade e pierdută, iar piatra ei se întoarce la locul de descoperire. La începutul unei runde poți plăti o piatră adusă la doc ca să primești o canoe înapoi. Fără canoe și fără pietre primești una gratis.
learn-help = În timpul jocului
learn-help-text = Tabla arată unde poți merge; atinge acolo. Arată spre o carte ca să vezi până unde ajunge și ce spații sunt în pericol. Dacă ceva nu e permis, atinge-l și afli de ce.
learn-start = Joacă prima ta partidă
