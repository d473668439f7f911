## Pieces and places

bar-round = Runda { $round }

gem-P = ametyst
gem-C = diament
gem-Y = bursztyn
gem-B = szafir
gem-R = rubin
gem-P-one = ametyst
gem-C-one = diament
gem-Y-one = bursztyn
gem-B-one = szafir
gem-R-one = rubin

space-name = { $space ->
    [J] przystań
    [X] pod wodospadem
    [L6] pole 6 w lewym ramieniu
    [L7] pole 7 w lewym ramieniu
    [R6] pole 6 w prawym ramieniu
    [R7] pole 7 w prawym ramieniu
   *[other] pole { $space }
  }
space-to = { $space ->
    [J] do przystani
    [X] do wodospadu
    [L6] na pole 6 w lewym ramieniu
    [L7] na pole 7 w lewym ramieniu
    [R6] na pole 6 w prawym ramieniu
    [R7] na pole 7 w prawym ramieniu
   *[other] na pole { $space }
  }
space-at = { $space ->
    [J] w przystani
    [X] stracone
    [L6] na polu 6 w lewym ramieniu
    [L7] na polu 7 w lewym ramieniu
    [R6] na polu 6 w prawym ramieniu
    [R7] na polu 7 w prawym ramieniu
   *[other] na polu { $space }
  }
arm-name = { $arm ->
    [L] lewe ramię
   *[other] prawe ramię
  }
canoe-letter = { $index ->
    [0] pierwsze kanu
   *[other] drugie kanu
  }
card-name = { $card ->
    [C] chmura
   *[other] { $card }
  }

board-name = Rzeka od przystani aż do wodospadu
board-canoe = { $name }, { $canoe }, { $at }{ $cargo ->
    [none] , puste
   *[other] , wiezie { $cargo }
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, złoże: { $gems ->
    [none] brak klejnotów
   *[other] { $gems }
  }
board-next-arm = Następny krążek wpłynie w { $arm }
gem-count = { $count } × { $gem }

## Weather

weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Słońce: rzeka płynie o jedno pole wolniej
    [0] Pogodnie: rzeka płynie tak, jak mówią karty
    [1] Chmury: rzeka płynie o jedno pole szybciej
   *[other] Burza: rzeka płynie o dwa pola szybciej
  }
weather-up = Gorsza
weather-up-note = Rzeka przyspieszy: { $before } → { $weather }
weather-down = Lepsza
weather-down-note = Rzeka zwolni: { $before } → { $weather }

## Levels of the bots

level-unknown = Bot
level-earlier = { $name } (dawna wersja)
level-program = program
level-duckling = Kaczątko
level-duckling-note = Pierwszy raz na rzece: nikogo nie okrada i nie słyszy jeszcze wodospadu.
level-otter = Wydra
level-otter-note = Pluska się dla zabawy i za każdym razem daje się rzece zaskoczyć.
level-duck = Kaczka
level-duck-note = Liczy twoje karty i dopiero uczy się, ile wart jest klejnot.
level-beaver = Bóbr
level-beaver-note = Pracuje na tej rzece od lat i nie marnuje żadnej karty.
level-heron = Czapla
level-heron-note = Stoi bez ruchu, rozważa, co możesz zagrać, i uderza.
level-bear = Niedźwiedź
level-bear-note = Myśli na kilka rund naprzód i woli zabrać łososia tobie, niż łowić swojego.

## Goals

goal-four_alike = cztery jednakowe
goal-five_colours = pięć kolorów
goal-any_seven = siedem klejnotów
goal-gem_value = najwyższa wartość
goal-progress = { $goal }: { $have } z { $need }

## Moves in words

action-title = Twój ruch

move-stay = zostać
move-down = w dół { $to }
move-up = w górę { $to }
move-land = do przystani
move-falls = do wodospadu
move-launch = wypłynąć { $to }
deed-load = załadować { $gem }
deed-unload = wyładować { $gem }
deed-swap = wymienić na { $gem }
deed-steal = ukraść { $gem } ({ $name })
deed-none = nic więcej
move-joined = { $first }, { $second }
move-before = najpierw { $deed }
turn-done-stop = Zakończ turę
buy-pay = Oddaj { $gem }
buy-not = Nie teraz
say-canoe = { $canoe }: { $move }

## What happened

event-round = Runda { $round }. { $you ->
    [yes] Zaczynasz ty.
   *[no] Zaczyna { $name }.
  }
event-refilled = Wszyscy biorą z powrotem wszystkie siedem kart.
event-bought = { $you ->
    [yes] Oddajesz { $gem } za nowe kanu.
   *[no] { $name } oddaje { $gem } za nowe kanu.
  }
event-given = { $you ->
    [yes] Dostajesz jedno kanu z powrotem za darmo.
   *[no] { $name } dostaje jedno kanu z powrotem za darmo.
  }
event-chosen = { $you ->
    [yes] Twoja karta jest wybrana.
   *[no] { $name }: karta wybrana.
  }
event-revealed = { $you ->
    [yes] Zagrywasz { $card }.
   *[no] { $name } zagrywa { $card }.
  }
event-revealed-cloud = { $you ->
    [yes] Zagrywasz chmurę.
   *[no] { $name } zagrywa chmurę.
  }
event-weather = { $you ->
    [yes] Zmieniasz
   *[no] { $name } zmienia
  } pogodę z { $before } na { $after }.
event-loaded = { $you ->
    [yes] Ładujesz { $gem }.
   *[no] { $name } ładuje { $gem }.
  }
event-unloaded = { $you ->
    [yes] Wyładowujesz { $gem }.
   *[no] { $name } wyładowuje { $gem }.
  }
event-paddled = { $you ->
    [yes] Płyniesz { $to }.
   *[no] { $name } płynie { $to }.
  }
event-stolen = { $you ->
    [yes] Kradniesz { $gem }, traci go { $victim }!
   *[no] { $victimYou ->
        [yes] { $name } kradnie ci { $gem }!
       *[no] { $name } kradnie { $gem }, traci go { $victim }!
      }
  }
event-landed = { $you ->
    [yes] Dowozisz { $gem } do przystani!
   *[no] { $name } dowozi { $gem } do przystani!
  }
event-lost = { $you ->
    [yes] Tracisz kanu w wodospadzie!
   *[no] { $name } traci kanu w wodospadzie!
  }
event-lost-gem = { $you ->
    [yes] Tracisz w wodospadzie kanu i { $gem }!
   *[no] { $name } traci w wodospadzie kanu i { $gem }!
  }
event-river = { $speed ->
    [0] Rzeka stoi ({ $sum }).
    [one] Rzeka płynie o jeden krążek ({ $sum }).
    [few] Rzeka płynie o { $speed } krążki ({ $sum }).
    [many] Rzeka płynie o { $speed } krążków ({ $sum }).
   *[other] Rzeka płynie o { $speed } krążka ({ $sum }).
  }
event-river-sum = najniższa karta { $lowest }, pogoda { $weather }
event-river-clouds = same chmury, pogoda { $weather }
event-disc = Krążek wpływa w { $arm }.
event-won = { $count ->
    [0] To była ostatnia runda: remis.
    [one] { $names } wygrywa: { $goal }!
    [few] { $names } wygrywają razem!
    [many] { $names } wygrywają razem!
   *[other] { $names } wygrywają razem!
  }
event-you-won = Wygrywasz: { $goal }!

## Why a move is refused, by the code of the reason

rule-mark = Zasada { $rule }
because-not-your-canoe = Tym kanu płynie { $name }. Ty możesz płynąć tylko swoimi.
because-canoe-fixed = To kanu nie może teraz płynąć.
because-resync = Gra poszła dalej, zanim to dotarło: to już się nie liczy.
because-game_over = Gra się skończyła.
because-not_now = Na to nie pora.
because-not_your_turn = Teraz gra { $name }.
because-card_gone = { $card ->
    [chmura] Chmury nie masz już na ręce.
   *[other] Karty { $card } nie masz już na ręce.
  }
because-card_is_down = { $card ->
    [chmura] Chmura jest już wybrana.
   *[other] Karta { $card } jest już wybrana.
  }
because-gem_not_landed = Kanu kosztuje jeden dowieziony klejnot, a w twojej przystani nie leży żaden { $gem }.
because-must_buy = Bez kanu musisz jedno odkupić.
because-must_move = Twoje { $canoe } jest na rzece i musi wykonać ruch.
because-must_launch = Gdy nie masz kanu na rzece, musisz jedno zwodować.
because-nothing_to_end = Tu nie można zakończyć tury.
because-needs_cloud = Pogodę zmienia tylko chmura.
because-cloud_must_move_weather = Chmura zmienia pogodę i nie rusza żadnego kanu.
because-weather_at_end = W tę stronę pogoda dalej się nie zmieni.
because-canoe_lost = Twoje { $canoe } przepadło pod wodospadem.
because-canoe_done = Twoje { $canoe } ma już w tej turze ruch za sobą.
because-launch_goes_down = Z przystani można płynąć tylko w dół rzeki.
because-no_site_at_start = Tam, gdzie jest kanu, nie ma złoża.
because-no_site_at_end = Tam ({ $space }) nie ma złoża.
because-no_deed_at_end = Tam nie można nic załadować, wyładować ani ukraść.
because-one_gem_only = W kanu mieści się tylko jeden klejnot.
because-nothing_aboard = W kanu nie ma klejnotu.
because-gem_not_there = Nie leży tam żaden { $gem }.
because-swap_other_colour = Przy wymianie trzeba wziąć inny kolor.
because-too_few_points = To kosztuje { $cost ->
    [one] jeden punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
  }, a twoja karta ma { $points }.
because-stay_spends_nothing = Kanu może zostać w miejscu tylko tam, gdzie przy złożu wykorzysta wszystkie punkty.
because-other_arm = Wypływając w górę z jednego ramienia, kanu nie może spłynąć drugim.
because-already_there = Kanu już tam jest, a punkty trzeba wykorzystać.
because-too_far = Za daleko: to kosztuje { $needed ->
    [one] jeden punkt
    [few] { $needed } punkty
    [many] { $needed } punktów
   *[other] { $needed } punktu
  }, a twoja karta ma { $points }.
because-points_left = Za blisko: to kosztuje { $needed ->
    [one] jeden punkt
    [few] { $needed } punkty
    [many] { $needed } punktów
   *[other] { $needed } punktu
  }, a trzeba wykorzystać wszystkie ({ $points }).
because-stealing_off = W tej partii się nie kradnie.
because-own_canoe = Nikt nie kradnie z własnego kanu.
because-thief_is_loaded = Kraść może tylko puste kanu.
because-thief_goes_up = Tylko w górę rzeki: złodziej nigdy nie płynie w dół i nigdy nie stoi.
because-nothing_to_steal = { $name } nie ma tam klejnotu.
because-not_your_seat = To nie jest twoje miejsce.
because-not_playing = Przy tym stole nikt teraz nie gra.
because-try_again = Nie można teraz zapisać partii. Spróbuj ponownie.

## Animals of the river: what bots are called

animal-duckling = Kaczątko
animal-gosling = Gąsiątko
animal-fawn = Jelonek
animal-squirrel = Wiewiórka
animal-hedgehog = Jeż
animal-otter = Wydra
animal-frog = Żaba
animal-chipmunk = Pręgowiec
animal-hare = Zając
animal-mouse = Myszka
animal-duck = Kaczka
animal-goose = Gęś
animal-loon = Nur
animal-swan = Łabędź
animal-kingfisher = Zimorodek
animal-beaver = Bóbr
animal-raccoon = Szop
animal-badger = Borsuk
animal-porcupine = Jeżozwierz
animal-marmot = Świstak
animal-heron = Czapla
animal-owl = Sowa
animal-eagle = Orzeł
animal-crane = Żuraw
animal-pelican = Pelikan
animal-bear = Niedźwiedź
animal-wolf = Wilk
animal-fox = Lis
animal-moose = Łoś
animal-lynx = Ryś
