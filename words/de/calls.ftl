## Was Spieler erfahren, während ihre Seite geschlossen ist

call-turn = Du bist am Zug
call-with = Mit { $names }
call-invited = { $name } lädt dich zu einem Spiel ein
mail-why = Du bekommst diese E-Mail, weil du diesen Server gebeten hast, dir zu schreiben, wenn du dran bist. Wenn du keine mehr möchtest:
mail-ask-subject = Möchtest du E-Mails von Niagara?
mail-ask = Jemand, vermutlich du, möchte eine E-Mail an diese Adresse bekommen, wann immer ein Zug ansteht. Wenn das stimmt, öffne diesen Link und drück den Knopf:
mail-ask-not = Wenn nicht, musst du nichts tun: Es kommt keine weitere E-Mail.
