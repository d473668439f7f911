## Stół na własnym urządzeniu, dla przyjaciół w tej samej sieci

near-title = Znajomi w pobliżu
near-how = Urządzenia znajomych łączą się z tym: jeden hotspot albo sieć domowa, bez serwera i bez internetu. Muszą mieć tę stronę w przeglądarce, raz już otwartą.
near-offer = Druga osoba skanuje ten kod aparatem albo otwiera link.
near-take = Zeskanuj kod, który pojawi się na jej ekranie, albo wklej go tutaj.
near-offer-qr = Kod QR, który zaprasza jedną osobę
near-answer-qr = Kod QR, który odpowiada na zaproszenie
near-link = Kod jako link
near-paste = Kod albo link
near-connect = Połącz
near-scan = Zeskanuj aparatem
near-scan-stop = Wyłącz aparat
near-no-camera = Nie można użyć aparatu. Wklej kod albo otwórz go aplikacją aparatu.
near-making = Powstaje kod…
near-finding = Szukamy drugiego urządzenia…
near-here = { $count ->
    [0] Nikt się jeszcze nie połączył. Każdy potrzebuje własnego kodu.
    [one] Połączona jest jedna osoba. Następna potrzebuje nowego kodu.
    [few] Połączone są { $count } osoby. Następna potrzebuje nowego kodu.
    [many] Połączonych jest { $count } osób. Następna potrzebuje nowego kodu.
   *[other] Połączonych jest { $count } osoby. Następna potrzebuje nowego kodu.
  }
near-holds = Gra jest na tym urządzeniu. Nie zamykaj tej strony; ekran pozostaje włączony. Jeśli ją zamkniesz, gra poczeka na twój powrót.
near-apart-note = Niektóre sieci (hotele, kawiarnie, szkoły) oddzielają urządzenia od siebie. Hotspot telefonu działa.
near-apart = Urządzenia się nie znalazły. Czy oba są w tej samej sieci? Niektóre sieci oddzielają urządzenia od siebie.
near-unable = To urządzenie nie jest w żadnej sieci albo jego przeglądarka nie umie łączyć urządzeń.
near-bad = To nie jest kod albo tylko jego część.
near-wrong-kind = Ten kod jest dla drugiego urządzenia.
near-wrong-other = To odpowiedź na inne zaproszenie. Niech druga osoba zeskanuje kod, który widać teraz.
near-wrong-full = Przy stole jest już tylu gości, ilu może być.

## Gość

join-title = Dołącz do gry obok
join-take = Zeskanuj kod z ekranu drugiej osoby albo wklej go tutaj.
join-answer = Teraz druga osoba skanuje ten kod albo odsyłasz jej link.
join-waiting = Czekamy na drugie urządzenie…
join-holds = Gra działa na drugim urządzeniu. Oba muszą być w tej samej sieci; ekran pozostaje włączony.
join-again = Zacznij od nowa
join-handing = Kod trafia do strony ze stołem…
join-handed = Połączono. Możesz zamknąć tę stronę.
join-no-table = Żadna strona tej przeglądarki nie czeka na ten kod. Najpierw otwórz stół i daj do zeskanowania kod, który tam widać.

lost-title = Stół na innym urządzeniu
lost-note = Urządzenie z grą jest nieosiągalne. Gra tam czeka.
lost-again = Połącz ponownie
lost-here = Graj dalej tutaj
lost-here-ask = Grać dalej bez tamtego urządzenia?
lost-here-note = Na tym urządzeniu zacznie się nowa partia od ostatniej chwili, gdy na stole nie leżała żadna karta. Inni dołączą nowymi kodami i zajmą swoje dawne miejsca.
