## What the analysis says

analysis-title = Analyse
analysis-later = Het spel kan worden geanalyseerd als het afgelopen is.
analysis-offer = Bekijk hoe ieders winstkans steeg en daalde, welke zetten het best waren, en wat geluk was en wat goed spel.
analysis-ask = Dit spel analyseren
analysis-waiting =
    { $ahead ->
        [0] In de wachtrij…
        [one] In de wachtrij: er gaat nog één spel voor…
       *[other] In de wachtrij: er gaan nog { $ahead } spellen voor…
    }
analysis-running = { $done } geanalyseerd
analysis-failed = De analyse is nu niet beschikbaar: { $text }
analysis-broken = De analyse kon niet worden afgemaakt.
graph-title = Winstkans
graph-table = Als tabel
table-round = Ronde
table-decision = Beslissing
decision-title = De getoonde beslissing
decision-best = De beste zetten, met de winstkans van elk
decision-best-hidden = De beste zetten volgens wat toen bekend was, met de winstkans van elk
decision-played = Zoals gespeeld
decision-parts = Sinds de vorige beslissing, in procentpunten: geluk { $luck }, spel { $skill }.
decision-none = Hier beslist niemand.
grade-only = geen keuze
grade-best = beste
grade-good = goed
grade-inaccuracy = onnauwkeurig
grade-mistake = fout
grade-blunder = blunder
moments-title = Sleutelmomenten
moment-theft = { $gem ->
    [none] { $name } besteelt { $victim }, en het spel kantelt.
   *[other] { $name } steelt { $gem } van { $victim }, en het spel kantelt.
}
moment-needless_loss = { $gem ->
    [none] { $name } verliest onnodig een kano in de waterval.
   *[other] { $name } verliest onnodig een kano met { $gem } in de waterval.
}
moment-unlucky_loss = { $gem ->
    [none] Pech: de rivier pakt een kano af van { $name }.
   *[other] Pech: de rivier pakt een kano met { $gem } af van { $name }.
}
moment-kingmaker = { $name } heeft nog maar weinig te winnen en schenkt { $other } de winst.
moment-blunder = { $name } geeft hier veel weg; beter was: { $move }.
moment-great_move = { $name } vindt de enige goede zet: { $move }.
moment-surprise = De kaarten van de anderen veranderen alles voor { $name }.
moment-river_turn = De splitsing in de rivier beslist over het lot van { $name }.
moment-lead = { $other ->
    [none] { $name } neemt de leiding en geeft die niet meer af.
   *[other] { $name } neemt de leiding over van { $other } en geeft die niet meer af.
}
moment-decided = Vanaf hier kan de winst { $name } bijna niet meer ontgaan.
moment-landing = { $gem ->
    [none] { $name } brengt een belangrijke edelsteen aan land.
   *[other] { $name } brengt { $gem } aan land, en dat telt.
}
report-title = Zo speelde iedereen
report-accuracy = Precisie
report-slips = Missers
report-slips-words = onnauwkeurig: { $inaccuracies } · fouten: { $mistakes } · blunders: { $blunders }
report-luck = Geluk
report-skill = Spel
report-note = Precisie is hoeveel er is behouden van wat er op het spel stond: 0 % is niet beter dan blind kiezen. Geluk en spel staan in procentpunten: geluk is wat de splitsing in de rivier en de geheime kaarten van de anderen deden; spel is wat iemands eigen beslissingen weggaven, gemeten aan wat toen bekend kon zijn.

say-card = de { $card } spelen
say-weather = { $way ->
    [up] het weer slechter maken
   *[down] het weer beter maken
}
say-buy = een kano terugkopen voor { $gem }
say-done = het daarbij laten
say-pass = niets kopen
say-to = { $to } varen
say-unload = uitladen
say-steal = { $name } bestelen

mistakes-title = Leer van je fouten
mistakes-back = Terug naar het spel
mistakes-of = Beslissingen van
mistakes-place = { $number } van { $all }
mistakes-none = { $name } maakte geen fout die een nieuwe poging waard is.
mistakes-task = Ronde { $round }. De keuze was: { $played } ({ $loss }). Vind iets beters.
verdict-best = Beter kan niet.
verdict-better = Beter dan wat er gespeeld is, maar nog niet het beste.
verdict-worse = Dat is niet beter.
verdict-values = Winstkans: die van jou { $tried }, zoals gespeeld { $played }, de beste { $best }.
verdict-again = Opnieuw
verdict-show = Toon het beste
verdict-next = Volgende
