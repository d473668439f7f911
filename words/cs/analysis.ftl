## What the analysis says

analysis-title = Rozbor
analysis-later = Hru lze rozebrat, až skončí.
analysis-offer = Podívej se, jak všem stoupala a klesala šance na výhru, které tahy byly nejlepší, co bylo štěstí a co umění.
analysis-ask = Rozebrat tuto hru
analysis-waiting =
    { $ahead ->
        [0] Čeká, až přijde na řadu…
        [one] Čeká, až přijde na řadu: před ní je jedna hra…
        [few] Čeká, až přijde na řadu: před ní jsou { $ahead } hry…
       *[other] Čeká, až přijde na řadu: před ní je { $ahead } her…
    }
analysis-running = Rozebráno { $done }
analysis-failed = Rozbor teď není k dispozici: { $text }
analysis-broken = Rozbor se nepodařilo dokončit.
graph-title = Šance na výhru
graph-table = Jako tabulka
table-round = Kolo
table-decision = Rozhodnutí
decision-title = Zobrazené rozhodnutí
decision-best = Nejlepší tahy a šance na výhru s každým z nich
decision-best-hidden = Nejlepší tahy podle toho, co se tehdy vědělo, a šance na výhru s každým z nich
decision-played = Jak se hrálo
decision-parts = Od minulého rozhodnutí, v procentních bodech: štěstí { $luck }, hra { $skill }.
decision-none = Tady nikdo nerozhoduje.
grade-only = bez výběru
grade-best = nejlepší
grade-good = dobré
grade-inaccuracy = nepřesné
grade-mistake = chyba
grade-blunder = hrubá chyba
moments-title = Klíčové okamžiky
moment-theft = { $gem ->
    [none] { $name } krade, { $victim } přichází o náklad a hra se obrací.
   *[other] { $name } krade { $gem }, { $victim } o něj přichází a hra se obrací.
}
moment-needless_loss = { $gem ->
    [none] { $name } zbytečně přichází ve vodopádu o kanoi.
   *[other] { $name } zbytečně přichází ve vodopádu o kanoi a { $gem }.
}
moment-unlucky_loss = { $gem ->
    [none] Smůla: { $name } přichází o kanoi, bere ji řeka.
   *[other] Smůla: { $name } přichází o kanoi a { $gem }, bere je řeka.
}
moment-kingmaker = { $name } už nemá moc co získat, ale rozhoduje o tom, že vyhraje { $other }.
moment-blunder = { $name } tu přichází o hodně; lepší bylo: { $move }.
moment-great_move = { $name } nachází jediný dobrý tah: { $move }.
moment-surprise = { $name } se nestačí divit: karty ostatních mění všechno.
moment-river_turn = O tom, jak dopadne { $name }, rozhoduje rozdvojení řeky.
moment-lead = { $other ->
    [none] { $name } jde do vedení a už ho nepustí.
   *[other] { $name } přebírá vedení (dosud { $other }) a už ho nepustí.
}
moment-decided = Odtud má { $name } výhru skoro jistou.
moment-landing = { $gem ->
    [none] { $name } přiváží drahokam, který rozhoduje.
   *[other] { $name } přiváží { $gem }, a to rozhoduje.
}
report-title = Jak kdo hrál
report-accuracy = Přesnost
report-slips = Chyby
report-slips-words = nepřesnosti: { $inaccuracies } · chyby: { $mistakes } · hrubé chyby: { $blunders }
report-luck = Štěstí
report-skill = Hra
report-note = Přesnost je, kolik zůstalo z toho, co bylo v sázce: 0 % není lepší než volba naslepo. Štěstí a hra jsou v procentních bodech: štěstí je to, co udělalo rozdvojení řeky a tajné karty ostatních; hra je to, co zahodila vlastní rozhodnutí, posouzená podle toho, co se dalo vědět.

say-card = zahrát { $card }
say-weather = { $way ->
    [up] zhoršit počasí
   *[down] zlepšit počasí
}
say-buy = koupit kanoi zpět za { $gem }
say-done = nechat to tak
say-pass = nic nekupovat
say-to = plout { $to }
say-unload = vyložit
say-steal = okrást ({ $name })

mistakes-title = Poučit se z chyb
mistakes-back = Zpět ke hře
mistakes-of = Rozhodnutí hráče
mistakes-place = { $number } z { $all }
mistakes-none = { $name } nemá chybu, která by stála za nový pokus.
mistakes-task = { $round }. kolo. Volba byla: { $played } ({ $loss }). Najdi něco lepšího.
verdict-best = Lépe to nejde.
verdict-better = Lepší než ve hře, ale ještě ne nejlepší.
verdict-worse = To není lepší.
verdict-values = Šance na výhru: tvoje { $tried }, ve hře { $played }, nejlepší { $best }.
verdict-again = Zkusit znovu
verdict-show = Ukázat nejlepší
verdict-next = Další
