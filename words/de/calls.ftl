## Was Spieler erfahren, während ihre Seite geschlossen ist

call-turn = Du bist am Zug
call-with = Mit { $names }
