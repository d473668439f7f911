## Was Spieler erfahren, während ihre Seite geschlossen ist

call-turn = Du bist am Zug
call-with = Mit { $names }
mail-why = Du bekommst das, weil du diesen Server um E-Mails gebeten hast, wenn du am Zug bist. Wenn du keine mehr willst:
mail-ask-subject = Möchtest du E-Mails von Niagara?
mail-ask = Jemand, wohl du, möchte an diese Adresse eine E-Mail, wenn er am Zug ist. Wenn das stimmt, öffne dies und drück den Knopf:
mail-ask-not = Wenn nicht, tu nichts: Es kommt keine weitere Mail.
