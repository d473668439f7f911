## What the analysis says

analysis-title = Analiză
analysis-later = Partida poate fi analizată după ce se termină.
analysis-offer = Vezi cum au crescut și au scăzut șansele fiecăruia, care mutări au fost cele mai bune, ce a fost noroc și ce a fost pricepere.
analysis-ask = Analizează această partidă
analysis-waiting =
    { $ahead ->
        [0] Își așteaptă rândul…
        [one] Își așteaptă rândul: mai e o partidă înainte…
        [few] Își așteaptă rândul: mai sunt { $ahead } partide înainte…
       *[other] Își așteaptă rândul: mai sunt { $ahead } de partide înainte…
    }
analysis-running = Analizat: { $done }
analysis-failed = Analiza nu este disponibilă acum: { $text }
analysis-broken = Analiza nu a putut fi terminată.
graph-title = Șansa de a câștiga
graph-table = Ca tabel
table-round = Runda
table-decision = Decizie
decision-title = Decizia arătată
decision-best = Cele mai bune mutări și șansa de câștig cu fiecare
decision-best-hidden = Cele mai bune mutări după ce se știa atunci și șansa de câștig cu fiecare
decision-played = Cum s-a jucat
decision-parts = De la ultima decizie, în puncte procentuale: noroc { $luck }, joc { $skill }.
decision-none = Aici nu decide nimeni.
grade-only = fără alegere
grade-best = cea mai bună
grade-good = bună
grade-inaccuracy = imprecisă
grade-mistake = greșeală
grade-blunder = gafă
moments-title = Momente cheie
moment-theft = { $gem ->
    [none] { $name } fură de la { $victim } și soarta jocului se schimbă.
   *[other] { $name } fură { $gem } de la { $victim } și soarta jocului se schimbă.
}
moment-needless_loss = { $gem ->
    [none] { $name } pierde fără rost o canoe în cascadă.
   *[other] { $name } pierde fără rost o canoe și { $gem } în cascadă.
}
moment-unlucky_loss = { $gem ->
    [none] Ghinion: râul ia o canoe ({ $name }).
   *[other] Ghinion: râul ia o canoe și { $gem } ({ $name }).
}
moment-kingmaker = { $name } nu mai are mult de câștigat și îi cedează victoria jucătorului { $other }.
moment-blunder = Aici { $name } risipește mult; mai bine era: { $move }.
moment-great_move = { $name } găsește singura mutare bună: { $move }.
moment-surprise = Cărțile celorlalți schimbă totul pentru { $name }.
moment-river_turn = Bifurcația râului hotărăște soarta jucătorului { $name }.
moment-lead = { $other ->
    [none] { $name } trece în frunte și rămâne acolo.
   *[other] { $name } ia conducerea de la { $other } și o păstrează.
}
moment-decided = De aici încolo { $name } are victoria aproape sigură.
moment-landing = { $gem ->
    [none] { $name } aduce la doc o piatră care contează.
   *[other] { $name } aduce la doc { $gem }, și asta contează.
}
report-title = Cum a jucat fiecare
report-accuracy = Precizie
report-slips = Scăpări
report-slips-words = imprecizii: { $inaccuracies } · greșeli: { $mistakes } · gafe: { $blunders }
report-luck = Noroc
report-skill = Joc
report-note = Precizia este cât s-a păstrat din ce era în joc: 0 % nu este mai bine decât o alegere pe nevăzute. Norocul și jocul sunt în puncte procentuale: norocul este ce au făcut bifurcația râului și cărțile secrete ale celorlalți; jocul este ce au risipit deciziile proprii, judecate după ce se putea ști.

say-card = { $card ->
    [nor] joacă norul
   *[other] joacă un { $card }
}
say-weather = { $way ->
    [up] înrăutățește vremea
   *[down] îmbunătățește vremea
}
say-buy = răscumpără o canoe cu { $gem }
say-done = oprește-te aici
say-pass = nu cumpăra nimic
say-to = mergi { $to }
say-unload = descarcă
say-steal = fură de la { $name }

mistakes-title = Învață din greșeli
mistakes-back = Înapoi la partidă
mistakes-of = Deciziile jucătorului
mistakes-place = { $number } din { $all }
mistakes-none = { $name } nu a făcut nicio greșeală care merită încă o încercare.
mistakes-task = Runda { $round }. S-a ales: { $played } ({ $loss }). Găsește ceva mai bun.
verdict-best = Mai bine de atât nu se poate.
verdict-better = Mai bine decât în partidă, dar încă nu cel mai bine.
verdict-worse = Nu este mai bine.
verdict-values = Șansa de câștig: a ta { $tried }, în partidă { $played }, cea mai bună { $best }.
verdict-again = Încearcă din nou
verdict-show = Arată cea mai bună
verdict-next = Mai departe
