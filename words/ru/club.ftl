## Rated games

club-rated = Рейтинговая партия
club-rated-note = Меняет рейтинг всех на этом сервере. Кто уйдёт, будет последним.
club-rating = Рейтинг
club-rated-is = Эта партия идёт в зачёт

## An evening: games in a row

evening-choice = Партий подряд
evening-one = Одна партия
evening-games = { $games ->
    [one] Вечер: { $games } партия
    [few] Вечер: { $games } партии
    [many] Вечер: { $games } партий
   *[other] Вечер: { $games } партии
  }
evening-title = Вечер
evening-now = Партия { $game } из { $games }
evening-after = Счёт после партии { $game } из { $games }
evening-final = Итоги вечера
evening-winner = Вечер выигрывает: { $names }
evening-player = Игрок
evening-this = Эта партия
evening-points = Очки
evening-next = Следующая партия
evening-again = Ещё один вечер

## Manners

manners-title = Заглушить, заблокировать, пожаловаться
manners-note = Это действует за каждым столом, и никто об этом не узнает. Тот, кого ты блокируешь, не сможет сесть и за твои столы.
manners-of = { $name }: слышать или нет
manners-report = Пожаловаться
manners-nobody = Больше никого нет.
manner-none = Слышать
manner-mute = Заглушить
manner-block = Заблокировать
manner-muted = Этого человека ты не слышишь.
manner-blocked = Этого человека ты блокируешь.
manner-end = Снова слышать
manners-report-title = Пожаловаться: { $name }
report-lines = О каких строках речь?
report-reason = Что случилось?
report-back = Назад
report-send = Отправить хозяину сервера
report-sent = Спасибо, отправлено.

## The club: who plays how well here

club-title = Клуб
club-you = Твой рейтинг
club-none = У тебя ещё нет рейтинговых игр. Стол для друзей можно сделать рейтинговым.
club-unranked = После пяти рейтинговых игр ты попадёшь в список.
club-board = Таблица лучших
club-board-none = Пока ни у кого нет пяти рейтинговых игр.
club-board-off = Тот, кто ведёт этот сервер, не хочет таблицы.
club-games = Игры
club-won = Победы
club-more = Ещё
profile-title = Профиль
profile-form = Форма
profile-form-note = Места в последних играх, самая новая справа.
profile-place = Место { $place } из { $players }, { $date }
profile-course = Рейтинг после каждой из этих игр: от { $first } до { $last }
profile-goals = Чем побеждает
profile-gems = Привезённые камни
profile-favourite = Любимый камень: { $gem }

## The ladder: programs that play round the clock

ladder-title = Лестница
ladder-note = Здесь круглые сутки играют программы: друг с другом и с уровнями. На каждое решение даётся { $seconds } с, и каждое начало играется с каждого места.
ladder-off = На этом сервере лестницы нет.
ladder-table = Таблица
ladder-range = Интервал 95 %
ladder-level = уровень
ladder-new = пока без рейтинга
ladder-here = на связи
ladder-games-count = Игры: { $count }
ladder-forfeits = Неявки
ladder-forfeits-count = Неявки: { $count }
ladder-nobody = Сейчас ни одна программа не подключена.
ladder-running = Идут сейчас
ladder-last = Последние игры
ladder-none = Ещё ни одна игра не закончилась.
ladder-watch = Смотреть
ladder-gone = больше не хранится
ladder-won = Победа: { $names }
ladder-forfeit-late = Техническое поражение ({ $name }): нет ответа вовремя
ladder-forfeit-left = Техническое поражение ({ $name }): связь потеряна
ladder-forfeit-illegal = Техническое поражение ({ $name }): ходы не из списка
ladder-former = Бывшая программа
ladder-connect = Пусть сыграет твоя программа
ladder-connect-note = Программе нужен токен. Он показывается только сейчас; в настройках есть список твоих токенов, там их можно отозвать.
ladder-token = Создать токен
