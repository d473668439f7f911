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
