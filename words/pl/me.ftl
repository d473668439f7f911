## Your devices, and the end of them

me-title = Twoje urządzenia
me-nobody = Ten serwer jeszcze nic o tobie nie wie. To się zmieni, gdy usiądziesz przy stole.
me-device = Urządzenie
me-here = to urządzenie
me-seen = ostatnio tutaj: { $date }
me-program = program, który gra za ciebie
me-revoke = Odłącz
me-end = Wyloguj
me-move = Graj dalej na innym urządzeniu
me-move-note = Twoje miejsca i partie przejdą z tobą. Oba urządzenia to ty.
me-move-do = Pokaż kod
me-link-how = Zeskanuj to drugim urządzeniem albo otwórz tam link i naciśnij przycisk. Działa raz, przez dziesięć minut. Nie pokazuj tego nikomu: kto użyje linku, gra jako ty.
me-link = Link dla twojego drugiego urządzenia
me-qr = Kod QR z linkiem dla twojego drugiego urządzenia
me-link-over = Dziesięć minut minęło.
me-arrived = Twoje drugie urządzenie już tu jest.
me-out = Wyloguj to urządzenie
me-out-note = Serwer już go nie rozpozna.
me-out-do = Wyloguj
me-out-sure = { $others ->
    [0] To twoje jedyne urządzenie: potem nikt już nie dotrze do twoich partii.
   *[other] Twoje partie zostaną na innych twoich urządzeniach.
  }
me-others = Wyloguj inne moje urządzenia
me-others-note = Na przykład telefon, który zginął albo jest pożyczony.
me-others-do = Wyloguj
me-others-sure = Od razu będą tu obce. Na tym urządzeniu nic się nie zmieni.
me-export = Wszystko w jednym pliku
me-export-note = To, co ten serwer o tobie przechowuje.
me-export-do = Zapisz
me-forget = Zapomnij o mnie
me-forget-note = Usuwa to, co jest twoje na tym serwerze.
me-forget-do = Zapomnij o mnie
me-forget-sure = Partie tylko z botami zostaną usunięte, także niedokończone, a z nimi twoje imię i wszystkie twoje wiadomości. W partiach z innymi na twoim miejscu zostanie dawny gracz bez imienia. Tego nie da się cofnąć.
me-cancel = Anuluj
me-privacy = Co serwer przechowuje i jak długo

## On the other device

arrive-title = Graj dalej tutaj
arrive-who = { $name ->
    [none] Ten link przenosi czyjeś miejsca i partie na to urządzenie.
   *[other] Ten link przenosi na to urządzenie miejsca i partie, które ma { $name }.
  }
arrive-once = Naciśnij tylko wtedy, gdy ten link jest od ciebie.
arrive-games = { $games ->
    [one] To urządzenie ma na razie jedną własną partię. Zostanie ona przy twojej dotychczasowej tożsamości i nie będziesz już mieć do niej dostępu.
    [few] To urządzenie ma na razie { $games } własne partie. Zostaną one przy twojej dotychczasowej tożsamości i nie będziesz już mieć do nich dostępu.
    [many] To urządzenie ma na razie { $games } własnych partii. Zostaną one przy twojej dotychczasowej tożsamości i nie będziesz już mieć do nich dostępu.
   *[other] To urządzenie ma na razie { $games } własnych partii. Zostaną one przy twojej dotychczasowej tożsamości i nie będziesz już mieć do nich dostępu.
  }
arrive-do = Graj dalej tutaj
arrive-failed = To się nie udało: { $text }

problem-link_expired = Dziesięć minut tego linku minęło. Utwórz nowy na drugim urządzeniu.
problem-link_used = Ten link został już użyty. Utwórz nowy na drugim urządzeniu.
problem-no_such_link = Ten serwer nie zna takiego linku. Może zastąpił go nowszy.

## Gdy twoja kolej, a strona jest zamknięta

calls-title = Gdy jest twoja kolej
calls-push = Powiadomienie, także gdy ta strona jest zamknięta
calls-push-note = Mówi, że jest twoja kolej i z kim grasz, nigdy nic o kartach.
calls-push-unsupported = Ta przeglądarka tego nie potrafi. Na iPhonie lub iPadzie najpierw dodaj grę do ekranu początkowego.
calls-push-failed = Przeglądarka nie mogła tego włączyć. Spróbuj później.
calls-quiet = Godziny ciszy
calls-quiet-note = O tym, co się wtedy zdarzy, dowiesz się na ich końcu.
calls-quiet-from = Cisza od
calls-quiet-to = Cisza do
calls-table = Powiadomienia z tego stołu
calls-table-note = Twój wybór tylko dla tego stołu.
problem-bad_push = Przeglądarka podała adres, na który ten serwer nic nie wysyła.
calls-mail = E-mail
calls-mail-note = Najpierw trzeba go potwierdzić.
calls-mail-waiting = Czeka na twoje potwierdzenie: e-mail z linkiem jest w drodze na { $address }.
calls-mail-goes = Przychodzi na { $address }.
calls-mail-address = Twój adres e-mail
calls-mail-ask = Zapytaj mnie
calls-mail-stop = Zakończ
mail-title = E-maile od tego serwera
mail-yes = Czy wysyłać na ten adres e-mail, gdy przyjdzie twoja kolej?
mail-yes-do = Tak, proszę
mail-stop-do = Koniec e-maili
mail-stop = Czy nie chcesz więcej e-maili od tego serwera?
mail-yes-done = Gotowe. Serwer napisze, gdy przyjdzie twoja kolej.
mail-stop-done = Gotowe. E-maile już nie przyjdą.
problem-bad_mail = To nie jest adres e-mail.
problem-no_such_mail = Ten link jest stary albo już użyty.
problem-mail_lately = Dziś wysłano tam już e-mail. Poszukaj go albo spróbuj jutro.

## Klucze dostępu

key-title = Klucz dostępu
key-note = Przechowuje go twoje urządzenie. Serwer pozna cię z nim na każdym twoim urządzeniu, także bez ciasteczek.
key-make = Utwórz klucz
key-made = utworzony { $date }
key-remove = Usuń
key-use = Graj dalej z kluczem dostępu
key-use-note = Jeśli jest tu już twój klucz.
key-use-do = Użyj klucza
key-no-site = Klucze dostępu wymagają nazwy i HTTPS. Może to ustawić osoba, która prowadzi ten serwer (--public-url).
key-elsewhere = Klucze dostępu działają tylko pod { $address }.
key-unsupported = Ta przeglądarka nie zna kluczy dostępu.
key-failed = Klucz nie powstał.
problem-bad_passkey = Ten klucz tu nie działa.
problem-no_such_passkey = Ten serwer nie zna tego klucza.
problem-passkey_late = To trwało za długo. Spróbuj jeszcze raz.
problem-no_passkeys = Ten serwer nie ma kluczy dostępu.
problem-too_many_passkeys = Masz dziesięć kluczy. Najpierw usuń jeden.
