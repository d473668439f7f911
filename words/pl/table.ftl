## Table

bar-menu = Menu

who-you = Twoja kolej
who-name = Teraz gra { $name }
who-all = Wybór kart
who-waiting = Czekamy na: { $names }
who-waiting-count = Czekamy na { $count }
who-river = Rzeka płynie
who-over = Koniec gry

link-waiting = Brak połączenia. Kolejna próba…
link-connecting = Łączenie…
link-closed = Tego stołu już nie ma.
link-restarting = Serwer uruchamia się ponownie. Nic nie zginie.
back-note = Twój czas minął, więc wiosłuje za ciebie bot.
back = Już jestem

## What to do now, in one sentence

do-choose = Wybierz kartę na tę rundę.
do-chosen = { $card ->
    [chmura] Zagrywasz chmurę.
   *[other] Zagrywasz { $card }.
  } Możesz jeszcze zmienić kartę.
do-chosen-final = { $card ->
    [chmura] Zagrywasz chmurę.
   *[other] Zagrywasz { $card }.
  } Czekamy na: { $names }.
do-confirm-card = Zagrać { $card }?
do-confirm-cloud = Zagrać chmurę?
do-pick = Twoja karta to { $card }. Płyń tym kanu albo weź drugie.
do-pick-both = Z kartą { $card } płyną oba kanu: najpierw to albo weź drugie.
do-end = Dokąd ma płynąć twoje kanu? Masz { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
do-end-launch = Zwoduj kanu. Masz { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
do-second = Teraz twoje drugie kanu.
do-second-optional = Zwoduj też drugie kanu albo zostaw je na brzegu.
do-first-optional = Płyń tym kanu albo je zostaw.
do-menu = Co chcesz tam zrobić?
do-confirm = { $move }?
do-confirm-both = { $first }. { $second }?
do-falls = Do wodospadu: to kanu przepadnie!
do-sending = Wysyłanie
do-weather = Twoja chmura zmienia pogodę.
do-buy = Kanu przepadło. Odkupić je za klejnot?
do-buy-must = Oba kanu przepadły. Oddaj klejnot za nowe.
do-wait = { $name } myśli.
do-wait-cards = Czekamy na kartę: { $names }.
do-watch = Oglądasz. Rozsiądź się wygodnie.
do-river = Trzymaj się: rzeka płynie.
do-over = Gra się skończyła.
skip = Pomiń
card-confirm = { $card ->
    [chmura] Zagraj chmurę
   *[other] Zagraj { $card }
  }
turn-confirm = Zatwierdź
turn-undo = Cofnij
turn-done = Zostaw na brzegu
turn-list = Lista ruchów
turn-list-hide = Ukryj listę
turn-points = { $used } z { $all ->
    [one] jednego punktu
    [few] { $all } punktów
    [many] { $all } punktów
   *[other] { $all } punktu
  }
turn-points-none = { $all ->
    [one] jeden punkt
    [few] { $all } punkty
    [many] { $all } punktów
   *[other] { $all } punktu
  }

hand-title = Twoje karty
hand-card = Karta { $card }
hand-cloud = Karta chmury
hand-gone = już zagrana
hand-down = wybrana
being-sent = wysyłanie
river-speed = Rzeka: od { $slowest } do { $fastest }
river-speed-one = Rzeka: { $slowest }
river-risk = Zagrożenie: { $spaces }
river-risk-at = { $risk } { $space }
river-safe = Bezpiecznie, dokąd dopłyniesz
river-canoes-safe = Twoje kanu są bezpieczne
river-unknown = Teraz nie wiadomo, co może zabrać rzeka

## Seats

seat-of = Miejsce: { $name }
seat-you = ty
seat-first = ma koło ratunkowe: zaczyna
seat-thinking = myśli
seat-away = nie ma przy stole, wiosłuje bot
seat-offline = brak połączenia
seat-carrying = wiezie { $gem }
seat-empty = puste
seat-landed = Dowiezione klejnoty
seat-hand = Jeszcze na ręce: { $cards }
seat-card-hidden = karta wybrana
seat-card-none = jeszcze bez karty
seat-card = { $card ->
    [chmura] zagrywa chmurę
   *[other] zagrywa { $card }
  }
seat-clock = zostało { $time }
seat-clock-reserve = zapas: zostało { $time }
seat-timed-out = koniec czasu, wiosłuje bot
seat-winner = Wygrana
seat-left = poza grą, wiosłuje bot
seat-gave-up = poddaje partię, wiosłuje bot
menu-leave = Opuść partię
menu-table = Ten stół
leave-ask = Opuścić tę partię?
leave-note = Na twoim miejscu będzie grać bot. Dopóki partia trwa, możesz wrócić.
leave-yes = Opuść
left-note = Na twoim miejscu gra bot.
left-back = Wróć
absent-note = { $name } chwilowo nie gra.
absent-ask = Niech gra bot
absent-asked = Bot zagra, gdy wszyscy się zgodzą. Czekamy na: { $names }.
end-offer = Jeszcze jedna partia? Tak: { $names }.
end-offer-yes = Tak, jeszcze jedna

## Log and chat

log-title = Co się działo
log-empty = Jeszcze nic.
chat-title = Czat
chat-empty = Przywitaj się.
chat-text = Napisz coś
chat-send = Wyślij
chat-spectator = { $name } (ogląda)
chat-spectators = Wszyscy, którzy oglądają
chat-mute = Wycisz kogoś
chat-manners = Wycisz lub zgłoś…
tab-seats = Miejsca
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-paddled = Świetne wiosłowanie!
phrase-oh-no = O nie!
phrase-sorry = Przepraszam!
phrase-thief = Złodziej!
phrase-hurry = Rzeka na nikogo nie czeka…
phrase-good-game = Dobra gra!

## Curtain

curtain-title = Teraz urządzenie bierze { $name }
curtain-note = Karty są tajne. Pozostali nie patrzą.
curtain-ready = To ja, { $name }

## The end

end-you = Wygrywasz!
end-name = { $name } wygrywa!
end-names = { $names } wygrywają razem!
end-draw = Remis
end-rounds = { $rounds ->
    [one] po jednej rundzie
    [few] po { $rounds } rundach
    [many] po { $rounds } rundach
   *[other] po { $rounds } rundy
  }
end-rematch = Rewanż
end-join-rematch = Dołącz do rewanżu
end-again = Zobacz partię jeszcze raz
end-record = Pobierz zapis
end-look = Obejrzyj planszę
end-gems = { $count ->
    [0] brak klejnotów
    [one] jeden klejnot
    [few] { $count } klejnoty
    [many] { $count } klejnotów
   *[other] { $count } klejnotu
  }
end-chart = Dowiezione klejnoty, runda po rundzie
end-show = Pokaż wynik
story-last = Ostatni klejnot dowozi { $name } w rundzie { $round }.
story-thefts = Najśmielej kradnie { $name }: { $count ->
    [one] jeden klejnot
    [few] { $count } klejnoty
    [many] { $count } klejnotów
   *[other] { $count } klejnotu
  }.
story-falls = Wodospad pochłonął { $count ->
    [one] jedno kanu
    [few] { $count } kanu
    [many] { $count } kanu
   *[other] { $count } kanu
  }; najwięcej traci { $name }.
story-calm = Nikt nie kradł, a wodospad obszedł się smakiem.
story-rival = Najbliżej wygranej: { $name }, { $missing ->
    [one] zabrakło tylko jednego klejnotu
    [few] zabrakło { $missing } klejnotów
    [many] zabrakło { $missing } klejnotów
   *[other] zabrakło { $missing } klejnotu
  }.

## Text board

text-title = Opis planszy
text-weather = Pogoda { $weather }. { $words }.
text-arm = Następny krążek wpłynie w { $arm }.
text-sites = W złożach
text-site = { $place }: { $gems }
text-seats = Kanu i klejnoty
text-landed = Dowiezione: { $gems }
text-landed-none = Nic jeszcze nie dowieziono
text-moves = Twoje możliwe ruchy

## Tips of the first game

tip-title = Wskazówka
tip-hand = Wybierz potajemnie kartę. Jej liczba mówi, ile punktów musi wykorzystać każde twoje kanu, a najniższa karta ze wszystkich napędza rzekę.
tip-canoe = Podświetlone kanu jest twoje, a kółka pokazują, dokąd może popłynąć. Wybierz jedno, a potem „{ turn-confirm }”.
tip-river = Po każdej rundzie rzeka płynie: tak daleko, jak mówi najniższa karta, plus pogoda. Niesie wszystkie kanu, a za polem 7 jest wodospad.
tip-goals = { say-tip-goals } Tu widzisz, ile ci brakuje.
say-tip-goals = Dowieź cztery jednakowe klejnoty, po jednym z każdego koloru albo dowolne siedem, a wygrasz.
tip-next = Jasne
tip-skip = Bez wskazówek
tip-escape = Escape zamyka tę wskazówkę.

## Words of the log, explained

word-more = Czytaj zasadę { $rule }
word-round_started = Koło ratunkowe pokazuje, kto zaczyna. Po każdej rundzie wędruje do następnego gracza.
word-hands_refilled = Gdy zagrano wszystkie siedem kart, każdy ma je znów na ręce.
word-canoe_bought = Na początku rundy za jeden dowieziony klejnot można odkupić stracone kanu.
word-canoe_given = Kto nie ma ani kanu, ani klejnotu, dostaje jedno kanu za darmo.
word-card_revealed = Liczba mówi, ile punktów musi wykorzystać każde kanu. Najniższa liczba rundy napędza rzekę.
word-cloud_revealed = Chmura nie rusza żadnego kanu. Zamiast tego poprawia albo pogarsza pogodę.
word-weather_moved = Pogodę, od −1 do +2, dodaje się do szybkości rzeki.
word-gem_loaded = Załadunek kosztuje dwa punkty, przed drogą albo po niej. W kanu mieści się jeden klejnot.
word-gem_unloaded = Wyładunek kosztuje dwa punkty. Każdy klejnot można odłożyć w dowolnym złożu.
word-canoe_paddled = Każde pole kosztuje jeden punkt. Kanu płynie w górę albo w dół rzeki, nigdy jedno i drugie w tej samej turze.
word-gem_stolen = Puste kanu, które płynie w górę rzeki i zatrzyma się obok cudzego kanu z klejnotem, może ten klejnot zabrać, i to za darmo.
word-gem_landed = Klejnot w przystani liczy się do trzech celów i żaden złodziej już go nie dosięgnie.
word-canoe_lost = Kanu przepada, a jego klejnot wraca do swojego złoża. Za dowieziony klejnot można kanu odkupić.
word-river_rose = Rzeka płynie o tyle krążków, ile mówi najniższa zagrana liczba, plus pogoda. Poniżej jedynki stoi.
word-game_ended = Wygrywają cztery jednakowe klejnoty, wszystkie pięć kolorów albo dowolne siedem. Rundę zawsze gra się do końca.

## What happened to me, and what may come

threat-short = wygra z następnym klejnotem
recap = Od twojego ruchu:
recap-drift = Rzeka zniosła twoje kanu: przedtem { $start }, teraz { $end }.
outlook-risk = { $chance }: kanu { $at } przepadnie
outlook-risk-gem = { $chance }: kanu { $at } przepadnie, a z nim { $gem }
outlook-falls = Na pewno: kanu { $at } wpadnie do wodospadu
outlook-falls-gem = Na pewno: kanu { $at } wpadnie do wodospadu, a z nim { $gem }
outlook-drift = Kanu { $at } spłynie na { $space }
outlook-safe = Kanu { $at } jest bezpieczne
threat = { $you ->
    [yes] Wygrasz, gdy dowieziesz następny klejnot.
   *[no] { $name } wygra z następnym dowiezionym klejnotem.
  }
