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
