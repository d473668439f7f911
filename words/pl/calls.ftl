## Co wiadomo, gdy strona jest zamknięta

call-turn = Twoja kolej
call-with = Przy stole: { $names }
call-invited = { $name } zaprasza cię do gry
mail-why = Dostajesz tę wiadomość, bo ten serwer ma do ciebie pisać, gdy jest twoja kolej. Jeśli nie chcesz ich więcej:
mail-ask-subject = Chcesz dostawać e-maile od Niagary?
mail-ask = Ktoś, zapewne ty, chce dostawać na ten adres e-mail, gdy przyjdzie jego kolej. Jeśli to prawda, otwórz ten link i naciśnij przycisk:
mail-ask-not = Jeśli nie, nic nie rób: więcej e-maili nie przyjdzie.
