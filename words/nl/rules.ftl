rules-title = De spelregels
rules-intro = Elke regel heeft een nummer, en het spel noemt dat nummer als iets niet mag. Waar gedrukte uitgaven van elkaar verschillen, is één uitleg gekozen; bij die regels staat “onze keuze”.
rules-choice = onze keuze

r1 = Wat er is
r1-1 = Drie tot vijf plaatsen. Bij elke plaats horen twee kano’s en zeven peddelkaarten: de getallen 1 tot en met 6 en een wolk.
r1-2 = Negen riviervakken. Vanaf de steiger (J) loopt een hoofdstroom van vijf vakken, 1 tot en met 5. Daar splitst de rivier zich in een linkerarm, 6L en 7L, en een rechterarm, 6R en 7R. Onder elke 7 is de waterval. Vakken naast elkaar liggen één stap uit elkaar, in beide richtingen; de steiger en 1 ook. Vak 5 grenst aan 6L en aan 6R.
r1-3 = Vijf vindplaatsen met elk zeven edelstenen: amethist (P, paars) naast 3, diamant (C, helder) naast 4, barnsteen (Y, geel) naast 5, saffier (B, blauw) naast allebei de vakken 6, robijn (R, rood) naast allebei de vakken 7. De laatste twee zijn elk één vindplaats, te bereiken vanuit beide armen. De andere vakken hebben geen vindplaats.
r1-4 = Een kano ligt aan de steiger, op de rivier, of verloren onder de waterval. Er past hoogstens één edelsteen in. Kano’s zitten elkaar nooit in de weg: op een vak passen er zoveel als je wilt.
r1-5 = Het weer staat op −1, 0, +1 of +2.

r2 = Het begin
r2-1 = Alle kano’s liggen aan de steiger, iedereen heeft alle kaarten in de hand, het weer staat op 0, en alle 35 edelstenen liggen op hun vindplaats.
r2-2 = Het toeval bepaalt wie begint en de reddingsboei krijgt, en welke arm de eerste schijf neemt. Vanaf dat moment kan iedereen zien welke arm de volgende is ({ rules-choice }).

r3 = Een ronde
r3-1 = Een ronde heeft vier delen: kano’s terugkopen, kaarten kiezen, beurten, rivier. Daarna gaat de reddingsboei naar de volgende plaats, met de klok mee.
r3-2 = Iedereen speelt één kaart per ronde, dus heeft iedereen altijd evenveel kaarten. Als de zevende kaart van een reeks gespeeld is, neemt iedereen alle zeven weer op.
r3-3 = Een gekozen kaart blijft geheim tot de eigenaar aan de beurt is. Een omgedraaide kaart blijft bekend tot het einde van de reeks, want iedereen had die kunnen onthouden ({ rules-choice }).

r4 = Terugkopen en kiezen
r4-1 = Op volgorde vanaf de eerste plaats: wie een kano kwijt is, mag één edelsteen aan land betalen, van welke kleur ook, en de kano weer aan de steiger leggen, klaar voor deze ronde. Wie er twee kwijt is, mag het twee keer doen. De edelsteen gaat terug naar de vindplaats van zijn kleur ({ rules-choice }: open en op volgorde).
r4-2 = Wie geen kano en ook geen edelsteen aan land heeft, krijgt vanzelf één kano gratis terug.
r4-3 = Wie geen kano maar wel een edelsteen heeft, moet minstens één kano terugkopen.
r4-4 = Dan kiest iedereen tegelijk en in het geheim een kaart uit de hand. Je mag je keuze nog veranderen tot de laatste plaats gekozen heeft.

r5 = Beurten
r5-1 = Vanaf de eerste plaats, met de klok mee, draait iedereen de eigen kaart om en voert die meteen uit. De kaarten van wie later komt, blijven verborgen.
r5-2 = Een wolk maakt het weer één stap slechter of beter. Het moet veranderen, en aan het eind van de weerbalk is er maar één richting. Verder gebeurt er in die beurt niets: geen kano vaart, en niets wordt geladen, uitgeladen of gestolen.
r5-3 = Een getal geeft elke kano die vaart zoveel eigen punten, en die moeten allemaal op. Waar de kano’s aan het begin van de beurt zijn, bepaalt welke er varen. Twee op de rivier: ze moeten allebei. Eén op de rivier: die moet, en één aan de steiger mag. Geen op de rivier: precies één aan de steiger moet. Hetzelfde geldt voor een plaats met nog maar één kano.
r5-4 = Je kiest zelf de volgorde. Een kano vaart hoogstens één keer per beurt: een kano die heeft aangelegd of te water is gelaten, is klaar.
r5-5 = Niemand vaart met een kano van een andere plaats.

r6 = Wat een kano met zijn punten doet
r6-1 = Een stap kost 1 punt. Alle stappen van één zet gaan dezelfde kant op: omhoog, naar de steiger toe, of omlaag, naar de waterval toe. Wie op weg omlaag voorbij 5 komt, kiest zelf de arm. Uit de ene arm omhoog en de andere arm weer in, dat kan niet in één zet.
r6-2 = Naast een vindplaats mag een kano laden voor 2 punten (hij moet leeg zijn; elke edelsteen die daar ligt), uitladen voor 2 punten (elke edelsteen mag op elke vindplaats worden neergelegd), of ruilen voor 4: de eigen edelsteen neerleggen en er een van een andere kleur van dezelfde vindplaats nemen.
r6-3 = Zo’n actie komt vóór de eerste stap of na de laatste, nooit onderweg. Een kano mag per beurt maar één keer laden, uitladen of ruilen. Een edelsteen die deze beurt geladen is, wordt dus niet weer neergelegd, en na het uitladen kun je alleen door te ruilen weer laden.
r6-4 = Blijven liggen is een zet als de vindplaats alle punten opmaakt: laden of uitladen met een 2, ruilen met een 4.
r6-5 = Elk punt moet op. Alleen bij het aanleggen mag de rest vervallen.
r6-6 = Aanleggen: wie voorbij 1 stroomopwaarts peddelt, eindigt aan de steiger. Een edelsteen aan boord is vanaf dat moment van die plaats, voor iedereen te zien, en hem aan land brengen kost niets. Een lege kano mag ook aanleggen.
r6-7 = Te water laten: vanaf de steiger kan het alleen omlaag, en vóór de eerste stap wordt er niets geladen of uitgeladen.
r6-8 = Stelen: een lege kano die minstens één stap stroomopwaarts is gepeddeld, alle punten heeft opgemaakt en stopt op een vak met een geladen kano van een andere plaats, mag die edelsteen pakken. Het kost niets, en bij meerdere slachtoffers kiest de dief. Stelen mag niet onderweg, niet stroomafwaarts, niet van een eigen kano, en niet waar de dief net heeft uitgeladen. Eerst uitladen, dan stroomopwaarts peddelen en stelen mag wel. Een gestolen edelsteen wordt in dezelfde beurt niet neergelegd.
r6-9 = Voorbij 7 stroomafwaarts peddelen mag: de kano gaat verloren in de waterval, en de punten die hij nog had ook.
r6-10 = De weg omhoog is altijd vrij, dus een kano op de rivier kan altijd varen.

r7 = De rivier
r7-1 = Als iedereen aan de beurt is geweest en het spel niet is afgelopen, stroomt de rivier. De snelheid is het laagste getal dat deze ronde is omgedraaid, plus het weer; liggen er alleen wolken, dan telt alleen het weer. Onder 1 beweegt er niets.
r7-2 = Elk punt snelheid schuift één schijf de rivier in. Alles op de hoofdstroom gaat één vak omlaag. Wat op 5 lag, gaat de arm in die aan de beurt is; in die arm gaat 6 naar 7, en wat op 7 lag, gaat de waterval af. De andere arm staat stil. De volgende schijf neemt de andere arm.
r7-3 = Kano’s drijven op hun schijf mee, met wat ze aan boord hebben, en niemand doet intussen iets.
r7-4 = Een kano die de waterval afgaat, is verloren, en zijn edelsteen gaat terug naar de vindplaats van zijn kleur.

r8 = Het einde
r8-1 = Het doel is vier edelstenen van één kleur aan land, of één van elk van de vijf kleuren, of zeven willekeurige.
r8-2 = Als alle beurten van een ronde gespeeld zijn en iemand het doel heeft bereikt, is het spel afgelopen. Wie het doel heeft bereikt, wint, zo nodig samen ({ rules-choice }: zonder beslissing bij gelijke stand, tenzij je daarom vraagt).

r9 = Opties
r9-1 = Splitsing: de schijven nemen de armen om en om, zoals in het boekje, of het toeval beslist. Dan neemt elke schijf een willekeurige arm, en het verslag legt dat vast als een zet van de rivier.
r9-2 = Gelijke stand: de winst wordt gedeeld, zoals in het boekje, of de waarde van de edelstenen beslist. Dan wint, van wie het doel heeft bereikt, degene met de hoogste som van edelstenen aan land: amethist 1, diamant 2, barnsteen 3, saffier 4, robijn 5.
r9-3 = Stelen: het mag, zoals in het boekje, of het staat uit voor een vredige rivier.
r9-4 = Spelers: drie tot vijf, zoals in het boekje. Met z’n tweeën kan ook; dat is een huisregel en zo heet het ook.
r9-5 = Rondes: geen grens, zoals in het boekje, of een aantal waarna een spel zonder winnaar in gelijkspel eindigt. Spellen met willekeurige zetten eindigen bijna nooit; wie machines laat spelen, stelt daarom een grens in.
