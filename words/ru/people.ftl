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

friends-leaving = Если кто-то уходит
friends-takeover = Сменить бота потом
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
ask-waiting = Хозяина спросили о месте для тебя.
