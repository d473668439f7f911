## The coach: settings

coach-settings = Antrenor
coach-settings-note = Îți propune mutări, te avertizează și ia mutări înapoi, în partidele cu boți.
coach-auto = Cu boți mai slabi
coach-on = Mereu
coach-off = Niciodată
coach-open = Exersează cu cărțile pe față
coach-open-note = În partidele noi cu boți vezi ce cărți joacă ei.

## What it can be asked

coach-suggest = Un sfat
coach-look = Cum a fost ultima mea mutare?
coach-back = Ia mutarea înapoi
coach-show = Arată
coach-change = Schimbă
coach-anyway = Fă-o totuși
coach-taken = Mutarea e luată înapoi. E din nou rândul tău.

## Why a move is good

coach-suggests = Sfatul meu: { $moves }.
coach-value = Șansa de câștig: { $value }.
coach-why-win = Așa câștigi partida!
coach-why-land = Așa aduci acasă { $gem }.
coach-why-steal = Așa furi { $gem } de la { $name }.
coach-why-load = Așa obții { $gem }.
coach-why-safe = Canoele tale rămân departe de cascadă.
coach-why-risk = { $gem ->
    [none] Atenție: râul poate lua o canoe ({ $chance }).
   *[other] Atenție: râul poate lua o canoe cu { $gem } ({ $chance }).
  }
coach-why-ahead = De acolo câștigi mai des.

## What was missed

coach-better = Mai bine: { $moves }. Șansa de câștig: { $best } în loc de { $played }.
coach-missed-win = Puteai câștiga.
coach-missed-land = Puteai aduce acasă { $gem }.
coach-missed-steal = Puteai fura { $gem } de la { $name }.
coach-missed-load = Puteai încărca { $gem }.
coach-missed-risk = { $gem ->
    [none] Ți-ai pus canoea în pericol ({ $chance }).
   *[other] Ți-ai pus în pericol canoea și { $gem } ({ $chance }).
  }
coach-missed-drop = Ai descărcat { $gem }.
coach-missed-ahead = Altă mutare câștigă mai des.

## How good a decision was

coach-grade-only = Nu era altă mutare.
coach-grade-best = A fost cea mai bună mutare.
coach-grade-good = A fost o mutare bună.
coach-grade-inaccuracy = Nu e rău, dar se putea mai bine.
coach-grade-mistake = A fost o greșeală.
coach-grade-blunder = A fost o greșeală mare.

## Before the river takes a canoe

coach-warn = { $gem ->
    [none] Râul poate lua canoea { $at }: { $chance }.
   *[other] Râul poate lua canoea { $at }, și { $gem } odată cu ea: { $chance }.
  }
coach-warn-thrown = Această canoe cade în cascadă și e pierdută.

## Tips when something first matters

tip-danger = Pericol! Râul poate duce această canoe în cascadă. Cât te uiți la o carte, numerele de pe apă arată riscul. Vâslește în sus ca să fie în siguranță.
tip-thief = Poate veni un hoț: o canoe goală de mai jos poate urca la tine și îți poate lua piatra. Mergi acasă sau mai sus.
tip-loss = Canoea e pierdută. Dacă ducea o piatră, aceasta e din nou la locul ei de descoperire. Înainte de runda următoare poți răscumpăra o canoe cu o piatră adusă la doc.
tip-cloud = Un nor nu mută nicio canoe. Face vremea mai bună sau mai rea, iar râul mai lent sau mai rapid.
tip-last = Încă o piatră și câștigi! Uită-te care îți lipsește.
