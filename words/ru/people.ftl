## Play with others now

now-pace = Темп
now-quick = Быстро
now-relaxed = Спокойно
now-note = Ты видишь, кто ждёт вместе с тобой. Если места останутся, скоро их займут боты.
now-find = Найти игроков
match-title = Ищем игроков
match-begins = { $seconds ->
    [one] Игра начнётся через { $seconds } секунду.
    [few] Игра начнётся через { $seconds } секунды.
    [many] Игра начнётся через { $seconds } секунд.
   *[other] Игра начнётся через { $seconds } секунды.
  }
match-note = Свободные места займут боты.
match-start = Начать сразу с ботами
match-came = { $name } садится за стол.
match-went = { $name } больше не ждёт.

## Giving up, and asking somebody to go on

resign-note = Или сдайся совсем: бот доиграет на твоём месте, а партия засчитается как проигранная.
resign-yes = Сдаться
slow-note = { $name } думает уже долго.
nudge = Поторопить
nudge-sent = { $name }: напоминание отправлено.
nudged-you = { $name } ждёт тебя.
deserted-note = Все сдались. Игра окончена.
friends-deserted = Если сдадутся все
deserted-end = Игра закончится
deserted-bots = Боты доиграют

## Taking a seat in a running game

friends-leaving = Если кто-то уйдёт
friends-takeover = Заменить бота потом
takeover-nobody = Никому нельзя
takeover-ask = С согласия хозяина
takeover-anyone = Всем, у кого есть ссылка
take-note = Ты смотришь. Можно и сыграть.
take-choose = Выбрать место
take-title = Занять место
take-ask-note = Сначала спросим хозяина стола.
ask-note = { $name } хочет играть дальше за игрока { $seat }.
ask-yes = Да
ask-no = Нет
ask-waiting = Спрашиваем хозяина стола о месте для тебя.

## A pause, and having a decision back

menu-pause = Попросить о паузе
menu-takeback = Попросить вернуть моё решение
offer-pause = { $name } просит паузу.
offer-take_back = { $name } просит вернуть последнее решение.
offer-withdraw = Уже не надо
offer-refused = Согласны не все.
takeback-done = Решение возвращено.
paused-title = Игра на паузе
paused-note = Часы и боты стоят. Продолжить может любой за столом.
paused-go = Продолжить
friends-takebacks = Решения можно вернуть, если согласны все
rules-takebacks = Возврат решений
because-paused = Игра на паузе.
problem-not_paused = Игра уже идёт.
problem-no_takeback = За этим столом ничего не возвращают.
problem-no_such_offer = Об этом уже никто не просит.
problem-offered_already = Об этом уже просили.

## What went wrong

problem-not_slow = Там пока никто не думает слишком долго.
problem-nudged_already = Кто-то уже торопит.
problem-no_takeover = В этой партии нельзя занять место.
problem-asked_already = Это место уже просит кто-то другой.
problem-no_such_ask = Это место больше никто не просит.
problem-not_rateable = В рейтинговой партии хотя бы два человека, каждый на одном месте, с самого начала, без тренера и без возврата решений.
problem-unwelcome = За этот стол тебе не сесть.

## Watching

friends-unwatched = Смотреть никому нельзя
rules-watching = Зрители
link-unwatched = Игра идёт, а за этим столом смотреть никому нельзя.
problem-unwatched = За этим столом смотреть никому нельзя.

## People one has played with

friends-again = Пригласить снова
friends-again-note = Вы уже играли вместе. Они увидят это на своей главной странице.
friend-games = { $games ->
    [one] { $games } общая игра
    [few] { $games } общие игры
    [many] { $games } общих игр
   *[other] { $games } общей игры
  }
friend-invite = Пригласить
friend-invited = Приглашение отправлено
invited-title = Тебя приглашают
invited-by = { $name } приглашает тебя
invited-no = Нет, спасибо
problem-no_such_invitation = Это приглашение уже не действует.
