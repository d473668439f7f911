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

## The ladder: programs that play round the clock

ladder-title = Scară
ladder-note = Aici joacă programe zi și noapte, între ele și cu nivelurile. Fiecare are { $seconds } s pentru o decizie și joacă fiecare deschidere de pe fiecare loc.
ladder-off = Pe acest server nu există o scară.
ladder-table = Clasament
ladder-range = Interval de 95 %
ladder-level = nivel
ladder-new = încă fără punctaj
ladder-here = conectat
ladder-games-count = Jocuri: { $count }
ladder-forfeits = Neprezentări
ladder-forfeits-count = Neprezentări: { $count }
ladder-nobody = Acum nu este conectat niciun program.
ladder-running = În desfășurare
ladder-last = Ultimele partide
ladder-none = Încă nu s-a terminat nicio partidă.
ladder-watch = Privește
ladder-gone = nu mai este păstrată
ladder-won = Victorie: { $names }
ladder-forfeit-late = Înfrângere la masa verde ({ $name }): niciun răspuns la timp
ladder-forfeit-left = Înfrângere la masa verde ({ $name }): conexiune pierdută
ladder-forfeit-illegal = Înfrângere la masa verde ({ $name }): mutări care nu erau pe listă
ladder-former = Un fost program
ladder-connect = Lasă-ți propriul program să joace
ladder-connect-note = Un program are nevoie de un token. Se vede doar acum; în setări sunt tokenurile tale și le poți anula.
ladder-token = Creează un token
