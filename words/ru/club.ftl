## Rated games

club-rated = Рейтинговая игра
club-rated-note = Меняет рейтинг всех на этом сервере. Кто уходит, тот последний.
club-rating = Рейтинг
club-rated-is = Эта игра в зачёт

## An evening: games in a row

evening-choice = Игр подряд
evening-one = Одна игра
evening-games = Вечер, игр: { $games }
evening-title = Вечер
evening-now = Игра { $game } из { $games }
evening-after = Счёт после игры { $game } из { $games }
evening-final = Итоги вечера
evening-winner = Вечер выигрывает: { $names }
evening-player = Игрок
evening-this = Эта игра
evening-points = Очки
evening-next = Следующая игра
evening-again = Ещё один вечер
