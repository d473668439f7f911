## The way in

host-title = Strona opiekuna serwera
host-enter = Otwórz ją w tej przeglądarce
host-enter-note = Przez tydzień pokaże stoły, zgłoszenia i liczby tego serwera. Link działa raz.
host-link-bad = Ten link jest zużyty, za stary albo tu nieznany. Polecenie „niagara admin page” poda nowy.
host-nothing = Tu nic nie ma. Opiekun serwera dostaje link poleceniem „niagara admin page”.
host-end = Zakończ tutaj
host-end-ask = Zakończyć w tej przeglądarce?
host-end-note = Żeby wrócić, potrzebujesz nowego linku.
host-until = Otwarta w tej przeglądarce do

## What there is

host-tables = Stoły
host-reports = Zgłoszenia
host-removals = Usunięte
host-server = Serwer
host-players = Teraz grają
host-watchers = Oglądają
host-watchers-count = Oglądają: { $count }
host-moves = Ruchy w ostatniej minucie
host-waiting = Boty czekające na myślenie
host-memory = Stoły w pamięci
host-sockets = Otwarte połączenia stołów
host-lag = Najdłuższe opóźnienie w ostatniej minucie
host-database = Baza danych
host-since = Działa od
host-processes = Procesy
host-version = Wersja
host-one-of = To liczby jednego procesu.

## Tables

host-tables-none = Przy stołach nikogo nie ma.
host-tables-more = To stoły zmienione ostatnio. Jest ich więcej.
host-made = utworzono: { $time }
host-public = publiczny
host-private = tylko z linkiem
host-watch = Oglądaj
host-close = Zamknij
host-close-ask = Zamknąć ten stół?
host-close-note = Wszystko, co tam rozegrano i powiedziano, zniknie dla wszystkich na zawsze.

## People

host-person = Zmień imię lub wyloguj
host-person-of = { $name }: zmień imię lub wyloguj
host-name-new = Nowe imię
host-rename = Zmień imię
host-rename-note = Imię zmieni się wszędzie, także w zakończonych grach.
host-sign-out = Wyloguj na wszystkich urządzeniach
host-sign-out-note = Na każdym urządzeniu będzie to ktoś nieznany. Miejsca czekają jak na każdego, kogo nie ma.

## Reports

host-reports-none = Nie ma otwartych zgłoszeń.
host-reports-all = Pokaż też załatwione
host-report-about = O graczu: { $name }
host-report-now = teraz { $name }
host-report-by = zgłasza { $name }
host-line-remove = Usuń
host-line-ask = Usunąć tę linijkę?
host-line-note = Nikt przy stole już jej nie przeczyta.
host-line-gone = usunięta
host-settle = Załatwione
host-settled = załatwione
host-look = Do stołu

## What was taken away

host-removals-none = W ostatnich 90 dniach nic tu nie usunięto.
host-removed-table = Zamknięto stół
host-removed-line = Usunięto linijkę czatu: { $name }
host-removed-name = Zmieniono imię: { $name }
host-removed-devices = Wylogowano: { $name }

## Limits

host-limits = Limity
host-limits-note = Dla jednej sieci; z gwiazdką dla jednego gościa.
host-a-second = na sekundę
host-at-once = naraz
host-limit-files = Pliki
host-limit-health = Sprawdzanie stanu
host-limit-requests = Zapytania
host-limit-tables = Nowe stoły
host-limit-practice = Ćwiczenia
host-limit-analysis = Gry do analizy
host-limit-positions = Pozycje do analizy
host-limit-retelling = Zapisy i powtórki
host-limit-messages = Wiadomości
host-limit-chat = Linijki czatu
host-limit-people = Zmiany urządzeń
host-keeping = Jak długo przechowujemy
host-keep-open = Stoły, przy których nie grano
host-keep-nobodys = Gry samych botów
host-keep-imports = Wczytane gry
host-keep-games = Wszystkie inne gry
host-keep-sessions = Urządzenia, które nie wracają
host-for-ever = zawsze
host-more = Inne
host-sockets-each = Połączenia stołów z jednego adresu
host-connections-each = Połączenia z jednego adresu
host-words = Niepożądane słowa
host-leaderboard = Ranking
host-on = tak
host-off = nie
