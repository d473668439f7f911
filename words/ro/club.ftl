## Rated games

club-rated = Joc cu punctaj
club-rated-note = Schimbă punctajul tuturor pe acest server. Cine pleacă iese ultimul.
club-rating = Punctaj
club-rated-is = Jocul acesta contează

## An evening: games in a row

evening-choice = Jocuri la rând
evening-one = Un singur joc
evening-games = Seară de { $games } jocuri
evening-title = Seară
evening-now = Jocul { $game } din { $games }
evening-after = Clasament după jocul { $game } din { $games }
evening-final = Clasament final
evening-winner = Seara este câștigată de: { $names }
evening-player = Jucător
evening-this = Jocul acesta
evening-points = Puncte
evening-next = Jocul următor
evening-again = Încă o seară

## Manners

manners-title = Taie sunetul, blochează, raportează
manners-note = Este valabil la orice masă și nimeni nu află. Cine este blocat nu se poate așeza nici la mesele tale.
manners-of = { $name }: auzi sau nu
manners-report = Raportează
manners-nobody = Nu mai este nimeni aici.
manner-none = Auzi
manner-mute = Nu auzi
manner-block = Blochează
manner-muted = Nu mai auzi această persoană.
manner-blocked = Ai blocat această persoană.
manner-end = Auzi din nou
manners-report-title = Raportează: { $name }
report-lines = Care rânduri?
report-reason = Ce s-a întâmplat?
report-back = Înapoi
report-send = Trimite celui care ține serverul
report-sent = Mulțumim, s-a trimis.
