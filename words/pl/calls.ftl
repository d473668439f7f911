## Co wiadomo, gdy strona jest zamknięta

call-turn = Twoja kolej
call-with = Przy stole: { $names }
