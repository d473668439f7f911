## The coach: settings

coach-settings = Trenér
coach-settings-note = Radí s tahy, varuje tě a bere tahy zpět, ve hrách proti botům.
coach-auto = Se slabšími boty
coach-on = Vždycky
coach-off = Nikdy
coach-open = Cvičit s odkrytými kartami
coach-open-note = V nových hrách proti botům vidíš karty, které hrají.

## What it can be asked

coach-suggest = Poradit
coach-look = Jaký byl můj poslední tah?
coach-back = Vzít zpět
coach-show = Ukázat
coach-change = Změnit
coach-anyway = Přesto zahrát
coach-taken = Tah je vzatý zpět. Jsi znovu na tahu.

## Why a move is good

coach-suggests = Radím: { $moves }.
coach-value = Šance na výhru: { $value }.
coach-why-win = Tím vyhraješ!
coach-why-land = Tak přivezeš { $gem } domů.
coach-why-steal = Tak ukradneš { $gem } ({ $name }).
coach-why-load = Tak získáš { $gem }.
coach-why-safe = Tvé kanoe zůstanou daleko od vodopádu.
coach-why-risk = { $gem ->
    [none] Pozor: řeka může vzít kanoi ({ $chance }).
   *[other] Pozor: řeka může vzít kanoi a s ní { $gem } ({ $chance }).
  }
coach-why-ahead = Odtud vyhraješ častěji.

## What was missed

coach-better = Lépe: { $moves }. Šance na výhru: { $best } místo { $played }.
coach-missed-win = Dalo se vyhrát.
coach-missed-land = Dalo se přivézt domů { $gem }.
coach-missed-steal = Dalo se ukrást { $gem } ({ $name }).
coach-missed-load = Dalo se naložit { $gem }.
coach-missed-risk = { $gem ->
    [none] Tvá kanoe se ocitla v nebezpečí ({ $chance }).
   *[other] Tvá kanoe se ocitla v nebezpečí a s ní { $gem } ({ $chance }).
  }
coach-missed-drop = Vykládáš { $gem }.
coach-missed-ahead = Jiný tah vyhrává častěji.

## How good a decision was

coach-grade-only = Jiný tah nebyl.
coach-grade-best = To byl nejlepší tah.
coach-grade-good = To byl dobrý tah.
coach-grade-inaccuracy = Není to zlé, ale šlo to lépe.
coach-grade-mistake = To byla chyba.
coach-grade-blunder = To byla velká chyba.

## Before the river takes a canoe

coach-warn = { $gem ->
    [none] Řeka může vzít kanoi ({ $at }): { $chance }.
   *[other] Řeka může vzít kanoi ({ $at }) a s ní { $gem }: { $chance }.
  }
coach-warn-thrown = Tahle kanoe spadne do vodopádu a je ztracená.

## Tips when something first matters

tip-danger = Nebezpečí! Řeka může tuhle kanoi odnést do vodopádu. Když si prohlížíš kartu, čísla na vodě ukazují, jaké je riziko. Pluj nahoru, tam je bezpečno.
tip-thief = Může přijít zloděj: prázdná kanoe pod tebou může připlout a vzít ti drahokam. Pluj domů, nebo výš.
tip-loss = Kanoe je ztracená. Pokud vezla drahokam, leží zase na svém nalezišti. Před dalším kolem si můžeš kanoi koupit zpět za dovezený drahokam.
tip-cloud = Mrak nehýbe žádnou kanoí. Dělá počasí lepší nebo horší a řeku pomalejší nebo rychlejší.
tip-last = Ještě jeden drahokam a vyhraješ! Podívej se, který ti chybí.
