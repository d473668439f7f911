## Rated games

club-rated = Partidă cu punctaj
club-rated-note = Schimbă punctajul tuturor pe acest server. Cine pleacă iese ultimul.
club-rating = Punctaj
club-rated-is = Partida aceasta contează

## An evening: games in a row

evening-choice = Partide la rând
evening-one = O singură partidă
evening-games = { $games ->
    [one] Seară de o partidă
    [few] Seară de { $games } partide
   *[other] Seară de { $games } de partide
  }
evening-title = Seară
evening-now = Partida { $game } din { $games }
evening-after = Clasament după partida { $game } din { $games }
evening-final = Clasament final
evening-winner = Seara este câștigată de: { $names }
evening-player = Jucător
evening-this = Partida aceasta
evening-points = Puncte
evening-next = Partida următoare
evening-again = Încă o seară

## Manners

manners-title = Ignoră, blochează, raportează
manners-note = Este valabil la orice masă și nimeni nu află. Cine este blocat nu se poate așeza nici la mesele tale.
manners-of = { $name }: asculți sau ignori
manners-report = Raportează
manners-nobody = Nu mai este nimeni aici.
manner-none = Ascultă
manner-mute = Ignoră
manner-block = Blochează
manner-muted = Ignori această persoană.
manner-blocked = Blochezi această persoană.
manner-end = Ascultă din nou
manners-report-title = Raportează: { $name }
report-lines = La ce rânduri te referi?
report-reason = Ce s-a întâmplat?
report-back = Înapoi
report-send = Trimite administratorului serverului
report-sent = Mulțumim, s-a trimis.

## The club: who plays how well here

club-title = Club
club-you = Punctajul tău
club-none = Nu ai încă niciun joc cu punctaj. O masă pentru prieteni poate fi așa.
club-unranked = După cinci jocuri cu punctaj apari pe listă.
club-board = Clasament
club-board-none = Nimeni nu are încă cinci jocuri cu punctaj.
club-board-off = Cine ține acest server nu dorește un clasament.
club-games = Jocuri
club-won = Câștigate
club-more = Mai mult
profile-title = Profil
profile-form = Formă
profile-form-note = Locuri în ultimele jocuri, cel mai recent la urmă.
profile-place = Locul { $place } din { $players }, { $date }
profile-course = Punctajul după fiecare dintre aceste jocuri: de la { $first } la { $last }
profile-goals = Câștigă prin
profile-gems = Pietre aduse la mal
profile-favourite = Piatra preferată: { $gem }
