## The page of lessons

lessons-title = Ucz się, grając
lessons-lead = Krótkie lekcje na prawdziwej rzece. Każda trwa mniej niż minutę.
lessons-start = Start
lessons-continue = Dalej
lessons-again = Zagraj je jeszcze raz
lessons-count = Ukończono { $done } z { $all }
lessons-list = Lekcje
lessons-done = gotowe
lessons-more = Zobacz też
lessons-example = Przykład z instrukcji
lessons-overview = Gra w obrazkach
lessons-overview-note = Wszystko na jednej stronie.
lessons-rules = Zasady
lessons-rules-note = Każda zasada ze swoim numerem.
lessons-puzzles = Łamigłówki
lessons-puzzles-note = Znajdziesz drogę? Codziennie nowa.
lessons-failed = Nie udało się wczytać lekcji: { $text }

lesson-of = Lekcja { $number } z { $all }
lesson-back = Wszystkie lekcje
lesson-task = Twoje zadanie
lesson-hint = Podpowiedź
lesson-retry = Spróbuj ponownie
lesson-next = Następna lekcja
lesson-to-example = Obejrzyj przykład
lesson-play = Zagraj partię
lesson-rule = Czytaj zasadę { $rule }
lesson-well = Świetnie!
lesson-missed = Jeszcze nie
lesson-show = Pokaż mi
lesson-skip = Pomiń
lessons-due = jeszcze raz

## What exactly went wrong

miss-lost = Twoje kanu wpadło do wodospadu.
miss-robbed = Ktoś ukradł ci klejnot.
miss-ashore = Na rzece nie ma twojego kanu.
miss-empty = { $gem ->
    [none] Na pokładzie nie ma klejnotu.
   *[other] Na pokładzie nie ma klejnotu. Potrzebny jest: { $gem }.
  }
miss-other_gem = Na pokładzie jest inny klejnot. Potrzebny jest: { $gem }.
miss-elsewhere = Twoje kanu nie jest na polu { $space }.
miss-not_landed = Tego klejnotu nie ma w przystani: { $gem }.
miss-paid = Płacisz klejnotem, którego potrzebujesz.
miss-not_bought = Nie kupujesz kanu.
miss-not_stolen = Nic nie kradniesz.
miss-not_laid = Nic nie wyładowujesz.
miss-weather = Pogoda poszła w złą stronę.
miss-afloat = Drugie kanu jest jeszcze na rzece.
miss-no_goal = To jeszcze nie jest zestaw.

## The lessons

scene-launch-title = Na wodę!
scene-launch-task = Wybierz liczbę i zwoduj kanu.
scene-launch-hint = Wybierz kartę od 1 do 6 i zatwierdź. Potem wybierz świecące pole i zatwierdź jeszcze raz.
scene-launch-well = Liczba na karcie mówi, jak daleko popłynie kanu: jeden punkt, jedno pole.
scene-launch-miss = Chmura tylko zmienia pogodę i nie rusza żadnego kanu. Zagraj liczbę.

scene-load-title = Pierwszy klejnot
scene-load-task = Twoja karta to 5. Załaduj ametyst na polu 3.
scene-load-hint = Trzy punkty na drogę i dwa na załadunek to razem pięć.
scene-load-well = Załadunek kosztuje dwa punkty. A wszystkie punkty trzeba wykorzystać.
scene-load-miss = Twoje kanu jest jeszcze puste. Zatrzymaj się na polu 3 i tam załaduj.

scene-landing-title = Bezpiecznie do domu
scene-landing-task = Dowieź diament do przystani.
scene-landing-hint = Z pola 2 do przystani są tylko dwa pola w górę. Tak wolno nawet z piątką.
scene-landing-well = Gdy dobijasz do przystani, reszta punktów może przepaść, a klejnot jest twój na zawsze.
scene-landing-miss = Diament nie dotarł do domu. Płyń w górę, za pole 1.

scene-pickhome-title = Którą kartą do domu?
scene-pickhome-task = Wybierz kartę, która w tej turze dowiezie diament do przystani.
scene-pickhome-hint = Z pola 5 jest pięć pól do przystani. Większa liczba też jest dobra.
scene-pickhome-well = Karta to plan: najpierw policz pola. W przystani zbędne punkty nie szkodzą.
scene-pickhome-miss = Policz od pola 5 do przystani. Liczba musi być pięć lub więcej.

scene-pickload-title = Która karta pasuje?
scene-pickload-task = Wybierz kartę, dzięki której załadujesz diament na polu 4.
scene-pickload-hint = Trzy punkty z 1 na 4 i dwa na załadunek.
scene-pickload-well = Trzeba wykorzystać wszystkie punkty. Karta musi więc pasować dokładnie.
scene-pickload-miss = Policz trzy pola i dwa punkty na załadunek. Która to karta?

scene-both-title = Dwa kanu, jedna karta
scene-both-task = Swoją dwójką dowieź ametyst i załaduj diament.
scene-both-hint = Każde kanu ma dwa punkty. Na polu 4 załadunek zabiera oba, więc to kanu zostaje w miejscu.
scene-both-well = Każde kanu na rzece musi wykonać ruch, każde ze wszystkimi punktami. Sam załadunek w miejscu też może być całym ruchem.
scene-both-miss = Jedno i drugie w jednej turze: jedno kanu dobija do przystani, drugie ładuje na polu 4.

scene-flow-title = Rzeka płynie
scene-flow-task = Najniższa karta to 2: po twoim ruchu rzeka popłynie o dwa pola. Niech zaniesie cię na pole 5.
scene-flow-hint = Dwa pola powyżej piątki jest pole 3. Zatrzymaj się tam i załaduj ametyst.
scene-flow-well = Po każdej rundzie rzeka płynie tak daleko, jak mówi najniższa karta, i niesie ze sobą wszystkie kanu.
scene-flow-miss = Rzeka zaniosła cię gdzie indziej. Zatrzymaj się dwa pola powyżej piątki.

scene-fork-title = W lewo czy w prawo?
scene-fork-task = Weź rubin z pola 7. Potem rzeka popłynie o jedno pole, w ramieniu ze strzałką. Nie strać rubinu!
scene-fork-hint = Płyń w dół do tego ramienia, którego strzałka nie pokazuje.
scene-fork-well = Każdy krążek wpływa tylko w jedno ramię, na przemian w lewe i w prawe. Drugie ramię stoi.
scene-fork-miss = Nie masz rubinu. W ramieniu ze strzałką zabiera go rzeka, w drugim jest bezpiecznie.

scene-weather-title = Zmień pogodę
scene-weather-task = Twoje kanu zaraz wpadnie do wodospadu. Uratuj je chmurą!
scene-weather-hint = Najniższa karta to 1. Popraw pogodę, a rzeka stanie.
scene-weather-well = Pogodę dodaje się do najniższej karty: 1 i −1 to razem 0. Nic się nie rusza.
scene-weather-miss = Gorsza pogoda przyspiesza rzekę i kanu przepada. Popraw pogodę.

scene-steal-title = Złodziej!
scene-steal-task = Ukradnij bursztyn z zielonego kanu ({ $name }) na polu 3.
scene-steal-hint = Twoje kanu jest puste i stoi trzy pola niżej. Płyń w górę i kradnij.
scene-steal-well = Puste kanu, które płynie w górę rzeki, może kraść tam, gdzie się zatrzyma. To nic nie kosztuje.
scene-steal-miss = { $name } nadal ma bursztyn. Płyń w górę na pole 3 i wybierz kradzież.

scene-unload-title = Miejsce na coś lepszego
scene-unload-task = Wyładuj ametyst, a potem ukradnij rubin z żółtego kanu ({ $name }) na polu 2.
scene-unload-hint = Wyładunek kosztuje dwa punkty. Za pozostałe trzy dopłyniesz na pole 2.
scene-unload-well = Kanu, które najpierw wyładuje klejnot, jest puste i płynąc w górę, może kraść tam, gdzie się zatrzyma.
scene-unload-miss = { $name } nadal ma rubin. Najpierw wyładuj, potem w górę na pole 2 i kradnij.

scene-swap-title = Dobra wymiana
scene-swap-task = Wymień diament na szafir.
scene-swap-hint = Szafiry leżą przy polu 6. Jeden punkt na drogę, cztery na wymianę.
scene-swap-well = Wymiana kosztuje cztery punkty: dwa za wyładunek i dwa za załadunek, w tym samym miejscu.
scene-swap-miss = Nie masz szafiru. Popłyń jedno pole w dół na pole 6 i tam wymień.

scene-falls-title = Do wodospadu
scene-falls-task = Jedno kanu przepadło. Odkup je, ale zatrzymaj swoje trzy ametysty.
scene-falls-hint = Za kanu można zapłacić każdym dowiezionym klejnotem. Który jest ci najmniej potrzebny?
scene-falls-well = Stracone kanu kosztuje jeden dowieziony klejnot. Kto nie ma ani kanu, ani klejnotu, dostaje jedno kanu za darmo.
scene-falls-miss = Z trzema ametystami masz już blisko do czterech jednakowych. Zapłać za kanu diamentem.

scene-last-title = Ostatnia karta
scene-last-task = Każdy ma już tylko jedną kartę: Zielony ({ $name }) 3, Żółty ({ $second }) 1. Weź klejnot i utrzymaj go przez całą rundę.
scene-last-hint = Z trójką { $name } dopłynie z pola 6 w górę na pole 3 i ukradnie, co tam jest. Rzeka tym razem stoi.
scene-last-well = Karty wracają dopiero wtedy, gdy zagrano wszystkie siedem. Kto pamięta, ten zna ostatnie.
scene-last-miss = Nie masz klejnotu. Gdzie { $name } nie dosięgnie cię z trójką?

scene-win-title = Trzy drogi do wygranej
scene-win-task = Masz trzy ametysty, diament i bursztyn. Dowieź klejnot, który daje wygraną.
scene-win-hint = Cztery jednakowe, pięć kolorów czy dowolne siedem: gdzie brakuje tylko jednego klejnotu?
scene-win-well = Cztery jednakowe! Pięć kolorów albo dowolne siedem też wygrywa.
scene-win-miss = To jeszcze nie zestaw. Wygrywa czwarty ametyst.

## The printed example

example-title = Przykład z instrukcji
example-next = Dalej
example-previous = Wstecz
example-of = Krok { $step } z { $all }
example-start = Pięciu graczy i trzy rundy, jak w drukowanej instrukcji. Zaczyna Niebieski.
example-1-cards = Wszyscy potajemnie wybierają kartę. Niebieski pokazuje 6.
example-1-0 = Niebieski płynie cztery pola i za pozostałe dwa punkty ładuje diament.
example-1-1 = Zielony zagrywa chmurę i pogarsza pogodę: +1.
example-1-2 = Żółty ma 5: trzy pola w dół i ametyst za dwa punkty.
example-1-3 = Czerwony zagrywa 1 i dopływa na pole 1.
example-1-4 = Brązowy dopływa na pole 4, gdzie jest Niebieski. Ale w dół rzeki się nie kradnie.
example-1-river = Najniższa karta 1, pogoda +1: rzeka płynie o dwa pola.
example-2-cards = Druga runda. Koło ratunkowe wędruje dalej: zaczyna Zielony, z jedynką.
example-2-1 = Zielony wypływa na pole 1.
example-2-2 = Żółty ma 6: jedno kanu wymienia ametyst na bursztyn i płynie dwa pola w górę. Drugie płynie po diament.
example-2-3 = Czerwony ma 5: jedno kanu ładuje ametyst i dowozi go do przystani. Drugie ładuje następny.
example-2-4 = Brązowy płynie trzy pola w górę i kradnie Żółtemu bursztyn. Drugie kanu też wypływa.
example-2-0 = Niebieski wyładowuje diament, płynie trzy pola w górę i okrada Czerwonego. Drugie kanu zostaje na brzegu.
example-2-river = Znowu 1 i +1: rzeka płynie o dwa pola.
example-3-cards = Trzecia runda. Zaczyna Żółty, z czwórką.
example-3-2 = Żółty w miejscu wymienia diament na szafir. Drugie kanu ładuje bursztyn i płynie dwa pola w górę.
example-3-3 = Czerwony płynie dwa pola w górę i od razu mu go kradnie. Drugie kanu wypływa.
example-3-4 = Brązowy ma 5: jedno kanu płynie jedno pole w dół i wymienia bursztyn na szafir. Drugie ładuje bursztyn i płynie trzy pola w górę.
example-3-0 = Niebieski zagrywa chmurę: pogoda wynosi teraz +2.
example-3-1 = Zielony ładuje ametyst i dowozi go do przystani.
example-3-river = Najniższa karta 2, pogoda +2: cztery krążki! Żółty i Brązowy tracą po jednym kanu z szafirem.

## The rule book page

rulebook-search = Szukaj w zasadach
rulebook-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono jedną zasadę.
    [few] Znaleziono { $count } zasady.
    [many] Znaleziono { $count } zasad.
   *[other] Znaleziono { $count } zasady.
  }
rulebook-print = Drukuj
rulebook-chapters = Rozdziały
rulebook-option = wariant
rulebook-river = Rzeka, jej pola i klejnoty. Strzałka pokazuje ramię, w które wpłynie następny krążek.
rulebook-load = Z czwórką: załadować bursztyn za dwa punkty, potem dwa pola w górę. Albo dwa pola w dół i tam załadować rubin.
rulebook-steal = Z trójką Niebieski płynie w górę z 6 na 3 i może okraść Zielonego albo Żółtego.
rulebook-flow = Trzy krążki, najpierw w lewe ramię: Niebieski spływa z 3 na 6, Zielony z 5 na 7, a Żółty wpada do wodospadu.

## Puzzles

puzzles-title = Łamigłówki
puzzles-lead = Łamigłówka to jedna tura: twoja, a potem płynie rzeka. Niektóre mają dwie rundy, a twój plan musi się udać, cokolwiek zrobią inni.
puzzles-two = dwie rundy
puzzles-today = Łamigłówka dnia
daily-row = { $days ->
    [one] To była dzisiejsza. Jutro czeka następna.
    [few] To była dzisiejsza: { $days } dni z rzędu!
    [many] To była dzisiejsza: { $days } dni z rzędu!
   *[other] To była dzisiejsza: { $days } dnia z rzędu!
  }
daily-done = { $days ->
    [one] Dziś rozwiązana. Jutro czeka następna.
    [few] Dziś rozwiązana, { $days } dni z rzędu.
    [many] Dziś rozwiązana, { $days } dni z rzędu.
   *[other] Dziś rozwiązana, { $days } dnia z rzędu.
  }
daily-text = { $tries ->
    [one] Dzisiejsza łamigłówka Niagary: rozwiązana za pierwszym razem.
    [few] Dzisiejsza łamigłówka Niagary: rozwiązana w { $tries } próbach.
    [many] Dzisiejsza łamigłówka Niagary: rozwiązana w { $tries } próbach.
   *[other] Dzisiejsza łamigłówka Niagary: rozwiązana w { $tries } próby.
  }
puzzles-solved = Rozwiązano { $done } z { $all }
puzzle-back = Wszystkie łamigłówki
puzzle-next = Następna łamigłówka
puzzle-well = Rozwiązana. Komputer się zgadza!
puzzle-miss = Tak się nie uda. Jest inny sposób.
puzzle-miss-two = To nie wystarczy albo inni mogą temu przeszkodzić. Jest plan, który zawsze się udaje.
puzzle-task-land = Dowieź { $gem } w tej turze.
puzzle-task-rob = Ukradnij { $gem } z { $victim ->
    [0] niebieskiego
    [1] zielonego
    [2] żółtego
    [3] czerwonego
   *[4] brązowego
  } kanu ({ $name }).
puzzle-task-keep = Weź na pokład { $gem } i nie strać go, gdy popłynie rzeka.
puzzle-task-both = Dowieź { $gem } i miej na pokładzie { $other }, gdy już popłynie rzeka.
puzzle-task-win = Wygraj partię w tej turze.
puzzle-task-sweep = Poślij { $victim ->
    [0] niebieskie
    [1] zielone
    [2] żółte
    [3] czerwone
   *[4] brązowe
  } kanu ({ $name }) do wodospadu, ale żadnego swojego.
puzzle-two-land = Dowieź { $gem } w ciągu dwóch rund, cokolwiek zrobią inni.
puzzle-two-rob = Ukradnij { $gem } z { $victim ->
    [0] niebieskiego
    [1] zielonego
    [2] żółtego
    [3] czerwonego
   *[4] brązowego
  } kanu ({ $name }) w ciągu dwóch rund, cokolwiek zrobią inni.
puzzle-two-win = Wygraj w ciągu dwóch rund, cokolwiek zrobią inni.
puzzle-two-pair = Dowieź { $gem } i { $other } w ciągu dwóch rund, cokolwiek zrobią inni.
puzzle-hint-land = W przystani reszta punktów może przepaść. Najpierw trzeba załadować.
puzzle-hint-rob = Kradnie tylko puste kanu, tylko w górę rzeki i tylko tam, gdzie się zatrzyma.
puzzle-hint-keep = Policz, jak daleko popłynie rzeka i w które ramię najpierw.
puzzle-hint-both = Każde kanu ma wszystkie punkty. Jedno wraca do domu, drugie zostaje na rzece.
puzzle-hint-win = Cztery jednakowe, pięć kolorów albo dowolne siedem. Czego brakuje?
puzzle-hint-sweep = Pogodę dodaje się do najniższej karty. Policz krążki.
puzzle-hint-two = Wszystkie karty tej rundy są odkryte, więc wiesz, jak daleko popłynie rzeka. Potem wybierz następną kartę i uważaj na tych, którzy grają przed tobą.

## The game in pictures

learn-title = Jak grać
learn-lead = Twoje kanu czekają w przystani, klejnoty leżą w dole rzeki, a na jej końcu huczy wodospad. Przywieź klejnoty do domu, zanim woda porwie ci kanu.
learn-goal = Zdobądź przed innymi jeden z trzech zestawów
learn-goal-text = Zwoź klejnoty do przystani. Kto pierwszy ma jeden z tych zestawów, wygrywa. Rundę zawsze gra się do końca: kto do tego czasu też ma zestaw, również wygrywa.
learn-cards = Każdy potajemnie wybiera kartę
learn-cards-text = Masz ich siedem: liczby od jednego do sześciu i chmurę. W każdej rundzie wszyscy wykładają po jednej karcie; wróci ona dopiero wtedy, gdy zagrano wszystkie siedem. Liczba mówi, ile punktów ma w tej turze każde twoje kanu.
learn-turn = Wiosłuj i ładuj
learn-turn-text = Jeden punkt to jedno pole, w górę albo w dół, nigdy jedno i drugie w tej samej turze. Załadowanie lub wyładowanie klejnotu kosztuje dwa punkty, przed drogą albo po niej. Wszystkie punkty trzeba wykorzystać, chyba że dobijasz do przystani.
learn-turn-both = Każde kanu na rzece musi wykonać ruch. Kanu z przystani może się przyłączyć, jeśli drugie jest już na wodzie.
learn-turn-caption = Czwórka: załadować bursztyn za dwa punkty, potem dwa pola w górę.
learn-steal = Kradnij, jeśli się odważysz
learn-steal-text = Puste kanu, które płynie w górę rzeki i zatrzyma się obok cudzego kanu z klejnotem, może ten klejnot zabrać, i to za darmo. Nigdy w dół rzeki, nigdy po drodze.
learn-steal-caption = Trójka: w górę do zielonego kanu, a jego rubin jest twój.
learn-river = Potem rusza rzeka
learn-river-text = Gdy wszyscy zagrali, woda płynie: o tyle pól, ile mówi najniższa karta, plus pogoda. Wszystkie kanu płyną razem z nią. Przy rozwidleniu skręcają na przemian w lewo i w prawo; strzałka pokazuje, dokąd popłynie następny krążek. Za polem 7 jest wodospad.
learn-river-caption = Najniższa karta 2, pogoda +1: rzeka płynie o trzy pola.
learn-cloud = Chmura zmienia pogodę
learn-cloud-text = Kto zagrywa chmurę, nie rusza żadnego kanu. Zamiast tego pogoda o stopień się poprawia albo pogarsza, a rzeka zwalnia albo przyspiesza.
learn-lost = Do wodospadu
learn-lost-text = Kanu, które wpadnie do wodospadu, przepada, a jego klejnot wraca do swojego złoża. Na początku rundy możesz oddać dowieziony klejnot i odzyskać kanu. Bez kanu i bez klejnotu dostajesz jedno za darmo.
learn-help = Podczas gry
learn-help-text = Plansza pokazuje, dokąd możesz popłynąć; dotknij tam. Wskaż kartę, a zobaczysz, jak daleko sięga i które pola są zagrożone. Jeśli czegoś nie wolno, dotknij tego, a dowiesz się dlaczego.
learn-start = Zagraj pierwszą partię
