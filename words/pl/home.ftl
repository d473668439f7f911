## The app

app-name = Niagara
app-tagline = Płyń w dół rzeki, zbieraj klejnoty i wracaj, zanim porwie cię wodospad.
close = Zamknij
home = Strona główna
copy = Kopiuj
copied = Skopiowano
loading = Chwileczkę…

## Home

home-play = Graj
home-play-note = Ty i trzy boty. Zaczynacie od razu.
home-now = Zagraj teraz z innymi
home-now-waiting = { $count ->
    [one] Ktoś już czeka.
    [few] Czekają już { $count } osoby.
    [many] Czeka już { $count } osób.
   *[other] Czeka już { $count } osoby.
  }
home-name = Twoje imię
home-friends = Ze znajomymi
home-friends-note = Wyślij link. Nikt nie potrzebuje konta.
home-near-note = Wokół jednego hotspotu, bez internetu.
home-join = Dołącz do gry obok
home-join-note = Na urządzeniu tuż obok twojego.
home-device = Na jednym urządzeniu
home-device-note = Telefon lub tablet wędruje z rąk do rąk.
home-watch = Oglądaj boty
home-watch-note = Cztery boty ścigają się ze sobą.
home-learn = Naucz się grać
home-learn-note = Około dziesięciu minut, podczas gry.
home-games = Partie i statystyki
home-games-note = Powtórki, analiza, twoje statystyki, edytor pozycji.
home-continue = Graj dalej
home-yours = Twoje partie
home-open = Otwarte stoły
home-playing = Trwające partie
home-level = Boty
home-about = Niezależna wersja gry planszowej Thomasa Lieschinga, z otwartym kodem. Własny tekst zasad, własne obrazki.
home-failed = To się nie udało: { $text }
home-more = Inne sposoby gry

table-with = grają też: { $names }
table-alone = bez innych graczy
table-status-open = czeka
table-status-playing = trwa
table-status-over = skończona
table-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
table-open = Otwórz
table-join = Dołącz
table-watch = Oglądaj
cancel = Anuluj
table-until = do { $time }
table-left = Gra za ciebie bot
table-paused = przerwa
table-delete = Usuń tę partię
table-delete-ask = Usunąć tę partię?
table-delete-note = Nie da się jej odzyskać.
table-delete-yes = Usuń
game-replay = Powtórka
game-unfinished = Niedokończona

# Somebody who wanted to be forgotten, in the games of others.
former-player = Dawny gracz

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Robin
    [1] Kim
    [2] Alex
    [3] Sasza
    [4] Niki
   *[other] Sam
  }
device-name = Gracz { $number }
guise-title = Twoja twarz i kolor
guise-colour = Kolor twoich kanu
guise-any = Dowolny
room-move = Usiądź tutaj
colour-0 = Niebieski
colour-1 = Zielony
colour-2 = Żółty
colour-3 = Czerwony
colour-4 = Brązowy

## New table

friends-title = Stół dla znajomych
friends-seats = Miejsca
friends-seats-hint = Ilu graczy w sumie, razem z tobą.
friends-bots = Boty przy stole
friends-house = Gra we dwoje to zasada domowa; według instrukcji gra od trzech do pięciu osób.
friends-options = Zasady domowe
friends-make = Załóż stół
friends-public = Pokaż wśród otwartych stołów
friends-coach = Każdy może pytać trenera
coach-title = Trener
friends-clock = Zegar
clock-none = Bez zegara
clock-live = { $seconds ->
    [one] Jedna sekunda na decyzję
    [few] { $seconds } sekundy na decyzję
    [many] { $seconds } sekund na decyzję
   *[other] { $seconds } sekundy na decyzję
  }
clock-live-reserve = { $seconds ->
    [one] Jedna sekunda na decyzję
    [few] { $seconds } sekundy na decyzję
    [many] { $seconds } sekund na decyzję
   *[other] { $seconds } sekundy na decyzję
  }, { $minutes } min w zapasie
clock-post = { $days ->
    [one] Korespondencyjnie: jeden dzień na decyzję
    [few] Korespondencyjnie: { $days } dni na decyzję
    [many] Korespondencyjnie: { $days } dni na decyzję
   *[other] Korespondencyjnie: { $days } dnia na decyzję
  }
option-stealing = Wolno kraść
option-stealing-note = Wyłącz dla spokojnej gry rodzinnej.
option-fork = Losowe ramię
option-fork-note = Każdy krążek wpływa w losowe ramię, a nie na przemian w lewe i prawe.
option-tie_break = Remis rozstrzyga wartość
option-tie_break-note = Od ametystu (1) do rubinu (5); w przeciwnym razie wygrywa się wspólnie.
option-max_rounds = Limit rund
option-max_rounds-note = Po tylu rundach jest remis; puste pole oznacza brak limitu.

device-title = Na jednym urządzeniu
device-players = Gracze
device-add = Dodaj gracza
device-remove = Usuń: { $name }
device-bots = Do tego boty
device-start = Start
device-note = Karty są tajne: między graczami opada kurtyna.

watch-title = Oglądaj boty

## Waiting room

room-title = Czekamy na załogę
room-invite = Wyślij ten link znajomym
room-link = Link do tego stołu
room-qr = Kod QR z linkiem do tego stołu
room-seat-open = Wolne miejsce
room-seat-you = ty
room-sit = Usiądź
room-start = Start
room-fill = Dodaj boty i zacznij
room-fill-level = Boty grają jako
room-waiting-host = Gdy wszyscy już będą, gospodarz stołu zacznie grę.
room-leave = Odejdź od stołu
room-share = Udostępnij…
room-codes = Pokaż kody
friends-absent = Gdy kogoś nie ma
absent-wait = Gra czeka
absent-bot = Po chwili gra bot
room-need-name = Najpierw wpisz swoje imię.
room-host = gospodarz
room-away = teraz bez połączenia
room-kick = Wyproś: { $name }
room-kick-note = { $name } nie usiądzie już przy tym stole.
room-kick-yes = Wyproś
rules-book = Jak w instrukcji
watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
  }
watchers-who = { watchers }: { $names }
seat-bot = bot: { $level }

## Menu and settings

settings-title = Ustawienia
settings-language = Język
settings-theme = Wygląd
theme-auto = Jak w systemie
theme-day = Dzień
theme-dusk = Zmierzch
settings-motion = Animacje
motion-auto = Jak w systemie
motion-full = Żywe
motion-calm = Spokojne
settings-sound = Dźwięk
settings-volume = Głośność efektów
settings-scene = Rzeka i ptaki
settings-speed = Tempo
speed-slow = Wolne
speed-normal = Zwykłe
speed-fast = Szybkie
speed-instant = Bez czekania
settings-confirm = Zatwierdzaj przed zagraniem
settings-confirm-note = Wyłączone: karta lub ruch liczą się, gdy tylko są jednoznaczne.
settings-tracker = Pokazuj, jakie karty są jeszcze na ręce
settings-hints = Podpowiedzi: zasięg i zagrożenia
settings-letters = Litery na klejnotach
settings-notation = Ruchy także w notacji
settings-banter = Zwierzęta czasem coś powiedzą
settings-text = Pokazuj opis planszy
settings-tips = Wskazówki do pierwszej partii
settings-call-sound = Dźwięk, gdy jest twoja kolej
settings-call-vibrate = Wibracje, gdy jest twoja kolej
settings-call-notify = Powiadomienie, gdy jest twoja kolej
settings-call-notify-note = Gdy ta strona jest otwarta w tle.
settings-call-denied = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
settings-call-insecure = Tylko przez HTTPS: gdzie indziej przeglądarki na to nie pozwalają.
call-offer = Chcesz powiadomienie, gdy przyjdzie twoja kolej?
call-offer-yes = Tak, proszę
settings-pause = Boty czekają
menu-title = Menu
menu-settings = Ustawienia
menu-rules = Jak grać
menu-link = Kopiuj link do tego stołu
menu-record = Pobierz zapis
menu-keys = Klawisze
keys-cards = 1–6, C
keys-cards-note = wybierz kartę
keys-canoe-note = weź kanu
keys-ends = ← →
keys-ends-note = przejrzyj jego ruchy
keys-enter = Enter
keys-enter-note = wybierz, potem zatwierdź
keys-undo-note = cofnij
keys-text-note = opis planszy
keys-skip = Spacja
keys-skip-note = pomiń to, co się właśnie dzieje

pause-short = wcale
pause-normal = chwilkę
pause-long = dłużej

## What went wrong, by the server's code

problem-unreachable = Serwer nie odpowiada.
problem-http-404 = Nie ma takiego stołu.
problem-already_started = Ta partia już się zaczęła; możesz ją oglądać.
problem-bad_position = Tej pozycji nie da się odczytać.
problem-bad_record = Tego zapisu nie da się odczytać.
problem-busy = Wiele partii czeka na analizę. Wróć trochę później.
problem-fault = Coś poszło nie tak na serwerze. Zostało to odnotowane.
problem-imported = Tę partię rozegrano gdzie indziej; załóż własny stół.
problem-kicked = Gospodarz wyprosił cię od tego stołu.
problem-not_absent = Na tym miejscu nikogo nie brakuje.
problem-not_alone = Grają tu też inni.
problem-long_record = Ten zapis jest za długi: partia może mieć do { $moves } ruchów i do { $rounds } rund.
problem-malformed = Serwer tego nie rozumie.
problem-muted = Gospodarz wyciszył cię na czacie.
problem-newer_log = Tę partię kontynuowała nowsza wersja Niagary. Najpierw trzeba zaktualizować ten serwer.
problem-no_coach = Przy tym stole nie wolno pytać trenera.
problem-no_such_decision = To miejsce nie miało tam o czym decydować.
problem-no_such_lesson = Nie ma takiej lekcji.
problem-no_such_level = Nie ma takiego poziomu.
problem-no_such_seat = Nie ma takiego miejsca.
problem-no_such_space = Nie ma takiego pola.
problem-no_such_table = Nie ma takiej partii.
problem-not_found = Tu nic nie ma.
problem-not_host = Może to zrobić tylko gospodarz stołu.
problem-not_playing = Przy tym stole jeszcze nic nie zagrano.
problem-no_such_person = Tej osoby tu nie ma.
problem-too_many_programs = Masz za dużo tokenów. Najpierw unieważnij któryś w ustawieniach.
problem-too_many_reports = Na dziś wystarczy; daj znać opiekunowi serwera w inny sposób.
problem-not_seated = O następną partię może prosić tylko ten, kto tu siedzi.
problem-other_seats = Ta pozycja ma inną liczbę miejsc.
problem-other_site = Obca strona nie może tego tutaj zrobić.
problem-over_already = W tej pozycji jest już po grze.
problem-seat_taken = To miejsce jest zajęte.
problem-seats_open = Są jeszcze wolne miejsca.
problem-slow_down = Za dużo naraz. Spróbuj ponownie za { $seconds } s.
problem-still_playing = To będzie można zobaczyć, gdy gra się skończy.
problem-too_long = To jest za długie.
problem-unfinished_turn = Te ruchy nie tworzą całej tury.
problem-unfit = Serwer nie jest jeszcze gotowy.
problem-unwelcome_name = W tym imieniu jest słowo, którego tu się nie używa.

## On this device: without a server

device-here = Na tym urządzeniu
offline-switch = Graj bez sieci
offline-off = Wyłączone: potrzebna jest sieć.
offline-gathering = Trwa pobieranie gry…
offline-kept = Wszystko już tu jest; zagrasz nawet w tunelu.
offline-failed = Nie udało się zapisać gry; może brakuje miejsca. Z siecią działa nadal.
offline-insecure = Tylko przez HTTPS: z takiego adresu przeglądarki niczego nie przechowują.
offline-unsupported = Ta przeglądarka nic tu nie przechowuje; w oknach prywatnych tak bywa.
install-title = Instalacja
install-note = Aplikacja jak każda inna, bez sklepu.
install-by-hand = W menu przeglądarki: „Zainstaluj” lub „Dodaj do ekranu głównego”.
install-do = Zainstaluj
stored-title = Twoje partie
stored-promised = Przeglądarka zachowa je, dopóki ich nie usuniesz.
stored-risk = Przeglądarka może je usunąć, gdy zabraknie jej miejsca.
stored-ask = Zachowaj
licences = Licencje wszystkiego, co tu jest
newer-title = Jest nowa wersja.
newer-now = Użyj teraz
newer-after = Po tej partii
newer-soon = Nowa wersja pojawi się, gdy żadna partia nie będzie otwarta.
engine-asleep = Oszczędzasz dane: gra, około 7 MB, pobierze się, gdy zaczniesz grać.
engine-coming = Rzeka się napełnia. Chwileczkę…
engine-waiting = Twoja partia zacznie się, gdy rzeka będzie pełna.
engine-failed = Nie udało się pobrać gry. Czy masz połączenie z siecią?
engine-again = Spróbuj ponownie
keeping-memory = Ta przeglądarka nic tu nie przechowuje: twoje partie znikną razem z tą kartą przeglądarki.
keeping-full = Na tym urządzeniu nie ma już miejsca. Partia toczy się dalej, ale zapisze się dopiero wtedy, gdy znajdzie się miejsce.
keeping-aside =
    { $count ->
        [one] Jednej zapisanej partii nie udało się odczytać. Została odłożona na bok; nic nie zostało usunięte.
        [few] { $count } zapisanych partii nie udało się odczytać. Zostały odłożone na bok; nic nie zostało usunięte.
        [many] { $count } zapisanych partii nie udało się odczytać. Zostały odłożone na bok; nic nie zostało usunięte.
       *[other] { $count } zapisanych partii nie udało się odczytać. Zostały odłożone na bok; nic nie zostało usunięte.
    }
backup-title = Wszystko w jednym pliku
backup-note = Twoje partie, ustawienia i postępy, do przechowania albo na inne urządzenie.
backup-save = Zapisz
backup-open = Otwórz
backup-came =
    { $count ->
        [one] Przybyła jedna partia.
        [few] Przybyły { $count } partie.
        [many] Przybyło { $count } partii.
       *[other] Przybyło { $count } partii.
    }
backup-bad = To nie jest plik tej gry albo jest uszkodzony.
