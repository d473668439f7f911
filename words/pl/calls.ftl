## Co wiadomo, gdy strona jest zamknięta

call-turn = Twoja kolej
call-with = Przy stole: { $names }
mail-why = Dostajesz to, bo ten serwer ma wysyłać ci e-mail, gdy twoja kolej. Żeby nie dostawać ich więcej:
mail-ask-subject = Czy chcesz e-maili od Niagary?
mail-ask = Ktoś, zapewne ty, chce dostawać tu e-mail, gdy jego kolej. Jeśli to prawda, otwórz to i naciśnij przycisk:
mail-ask-not = Jeśli nie, nic nie rób: nic więcej nie przyjdzie.
