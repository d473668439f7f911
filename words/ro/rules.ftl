rules-title = Regulile
rules-intro = Fiecare regulă are un număr, iar jocul îl numește când ceva nu e permis. Unde edițiile tipărite diferă, am ales o singură interpretare; la acele reguli scrie „alegerea noastră”.
rules-choice = alegerea noastră

r1 = Ce conține jocul
r1-1 = De la trei la cinci locuri. Fiecare are două canoe și șapte cărți-vâslă: numerele de la 1 la 6 și un nor.
r1-2 = Nouă spații de râu. De la doc (J) pornește un curs principal de cinci, de la 1 la 5. Acolo se desparte într-un braț stâng, 6L și 7L, și un braț drept, 6R și 7R. Sub fiecare 7 e cascada. Spațiile vecine sunt la un pas unul de altul, în ambele sensuri; la fel docul și 1. Spațiul 5 se învecinează cu 6L și cu 6R.
r1-3 = Cinci locuri de descoperire cu câte șapte pietre: ametist (P, violet) lângă 3, diamant (C, incolor) lângă 4, chihlimbar (Y, galben) lângă 5, safir (B, albastru) lângă ambele 6, rubin (R, roșu) lângă ambele 7. Ultimele două sunt fiecare un singur loc, la care se ajunge din ambele brațe. La celelalte spații nu este niciun loc de descoperire.
r1-4 = O canoe e la doc, pe râu sau pierdută sub cascadă. Duce cel mult o piatră. Canoele nu se încurcă niciodată: pe un spațiu încap oricâte.
r1-5 = Pe pista vremii sunt treptele −1, 0, +1 și +2.

r2 = Începutul
r2-1 = Toate canoele sunt la doc, toate cărțile sunt în mână, vremea e 0 și toate cele 35 de pietre sunt la locurile lor de descoperire.
r2-2 = Întâmplarea hotărăște cine începe și primește colacul de salvare și pe ce braț merge primul disc. De atunci toți văd ce braț urmează ({ rules-choice }).

r3 = O rundă
r3-1 = O rundă are patru părți: răscumpărarea canoelor, alegerea cărților, turele, râul. Apoi colacul de salvare trece la jucătorul următor, în sensul acelor de ceasornic.
r3-2 = Fiecare joacă o carte pe rundă, așa că toți au mereu la fel de multe cărți. După a șaptea carte a unui ciclu, toți își iau înapoi toate cele șapte cărți.
r3-3 = O carte aleasă e secretă până la rândul celui care a ales-o. O carte dezvăluită rămâne cunoscută până la sfârșitul ciclului, fiindcă oricine ar fi putut s-o țină minte ({ rules-choice }).

r4 = Răscumpărarea și alegerea
r4-1 = În ordine, de la primul loc, cine a pierdut o canoe poate plăti o piatră adusă la doc, de orice culoare, și pune canoea înapoi la doc, gata de folosit în această rundă. Cine a pierdut două o poate face de două ori. Piatra se întoarce la locul de descoperire al culorii ei ({ rules-choice }: pe față și în ordine).
r4-2 = Cine nu are nici canoe, nici piatră adusă la doc primește o canoe înapoi gratis, fără să fie întrebat.
r4-3 = Cine nu are canoe, dar are o piatră, trebuie să răscumpere cel puțin una.
r4-4 = Apoi toți aleg o carte din mână, deodată și în secret. Alegerea se poate schimba până când au ales toți.

r5 = Turele
r5-1 = De la primul loc, în sensul acelor de ceasornic, fiecare își dezvăluie cartea și joacă imediat. Cărțile celor care urmează rămân ascunse.
r5-2 = Un nor mută vremea cu o treaptă în sus sau în jos. Trebuie mutată, iar la capătul pistei vremii există un singur sens. Altceva nu se întâmplă în acea tură: nicio canoe nu se mișcă și nimic nu se încarcă, nu se descarcă și nu se fură.
r5-3 = Un număr dă fiecărei canoe care se mișcă atâtea puncte ale ei, iar ea trebuie să le folosească pe toate. Care canoe se mișcă depinde de locul lor la începutul turei. Două pe râu: trebuie amândouă. Una pe râu: ea trebuie, iar una de la doc poate. Niciuna pe râu: exact una de la doc trebuie. La fel e și pentru cine mai are o singură canoe.
r5-4 = Ordinea o alege proprietarul. O canoe se mișcă cel mult o dată pe tură: dacă a acostat sau tocmai a pornit pe apă, a terminat.
r5-5 = Nimeni nu mută canoea altui jucător.

r6 = Ce face o canoe cu punctele ei
r6-1 = Un pas costă 1. Toți pașii unei mutări merg în același sens: în sus, spre doc, sau în jos, spre cascadă. Cine coboară dincolo de 5 alege brațul. Să urci dintr-un braț și să cobori pe celălalt în aceeași mutare nu se poate.
r6-2 = Lângă un loc de descoperire, o canoe poate încărca pentru 2 puncte (trebuie să fie goală; orice piatră aflată acolo), poate descărca pentru 2 puncte (orice piatră, la orice loc de descoperire) sau poate schimba pentru 4: descarcă piatra ei și ia una de altă culoare din același loc.
r6-3 = Aceasta se face înainte de primul pas sau după ultimul, niciodată pe drum. O canoe încarcă, descarcă sau schimbă o singură dată pe tură. Deci o piatră încărcată în această tură nu se mai descarcă, iar după descărcare se încarcă doar printr-un schimb.
r6-4 = Statul pe loc e o mutare când locul de descoperire ia toate punctele: încărcare sau descărcare cu un 2, schimb cu un 4.
r6-5 = Fiecare punct trebuie folosit. Doar la acostare se poate pierde restul.
r6-6 = Acostarea: cine urcă dincolo de 1 ajunge la doc. Piatra de la bord aparține de atunci celui care a adus-o, la vedere; ducerea ei pe mal nu costă nimic. Poate acosta și o canoe goală.
r6-7 = Pornirea: de la doc se poate doar coborî, iar înainte de primul pas nu se încarcă și nu se descarcă.
r6-8 = Furtul: o canoe goală care a urcat cel puțin un pas, și-a folosit toate punctele și s-a oprit pe un spațiu cu o canoe încărcată a altui jucător poate lua acea piatră. Nu costă nimic, iar dintre mai multe victime alege hoțul. Nu se fură pe drum, la coborâre, din propria canoe sau acolo unde hoțul tocmai a descărcat. Întâi descărcat, apoi urcat și furat e în regulă. O piatră furată nu se descarcă în aceeași tură.
r6-9 = Se poate coborî dincolo de 7: canoea e pierdută în cascadă, împreună cu punctele rămase.
r6-10 = Drumul în sus e mereu liber, deci o canoe de pe râu se poate mișca întotdeauna.

r7 = Râul
r7-1 = După ce au jucat toți, dacă jocul nu s-a încheiat, râul curge. Viteza lui e cel mai mic număr dezvăluit în rundă plus vremea; dacă sunt numai nori, contează doar vremea. Sub 1 nu se mișcă nimic.
r7-2 = Fiecare punct de viteză împinge un disc. Tot ce e pe cursul principal coboară un spațiu. Ce era pe 5 intră pe brațul care e la rând; acolo 6 trece pe 7, iar ce era pe 7 cade în cascadă. Celălalt braț stă pe loc. Următorul disc merge pe celălalt braț.
r7-3 = Canoele plutesc pe discul lor cu ce duc, iar între timp nimeni nu joacă.
r7-4 = O canoe care cade în cascadă e pierdută, iar piatra ei se întoarce la locul de descoperire al culorii ei.

r8 = Sfârșitul
r8-1 = Țelul: patru pietre de aceeași culoare aduse la doc, sau câte una din toate cele cinci culori, sau oricare șapte.
r8-2 = Când toate turele unei runde s-au jucat și cineva a atins țelul, jocul se încheie. Câștigă toți cei care l-au atins, împreună dacă e cazul ({ rules-choice }: fără departajare, dacă nu e cerută).

r9 = Variante
r9-1 = Bifurcația: discurile merg pe brațe pe rând, ca în regulament, sau la întâmplare. Atunci fiecare disc ia un braț oarecare, iar partida salvată păstrează asta ca o mutare a râului.
r9-2 = Egalitatea: victoria se împarte, ca în regulament, sau decide valoarea. Atunci, dintre cei care au atins țelul, câștigă cea mai mare sumă a pietrelor aduse: ametist 1, diamant 2, chihlimbar 3, safir 4, rubin 5.
r9-3 = Furtul: permis, ca în regulament, sau oprit pentru un râu liniștit.
r9-4 = Jucători: trei până la cinci, ca în regulament. Se poate juca și în doi; e o regulă a casei și e numită așa.
r9-5 = Runde: fără limită, ca în regulament, sau un număr după care o partidă neterminată e remiză. Jocul la întâmplare aproape că nu se termină niciodată, așa că cine lasă mașini să joace pune o limită.
