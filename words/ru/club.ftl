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

## Manners

manners-title = Не слышать, блокировать, сообщить
manners-note = Это действует за каждым столом, и никто не узнает. Кто заблокирован, не сядет и за твои столы.
manners-of = { $name }: слышать или нет
manners-report = Сообщить
manners-nobody = Больше никого нет.
manner-none = Слышать
manner-mute = Не слышать
manner-block = Блокировать
manner-muted = Этого человека не слышно.
manner-blocked = Этот человек заблокирован.
manner-end = Снова слышать
manners-report-title = Сообщить: { $name }
report-lines = О каких строках речь?
report-reason = Что случилось?
report-back = Назад
report-send = Отправить хозяину сервера
report-sent = Спасибо, отправлено.
