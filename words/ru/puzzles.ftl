puzzle-name-rob-0 = Сорока
puzzle-name-rob-1 = Ловкие пальцы
puzzle-name-rob-2 = Лиса
puzzle-name-rob-3 = Ночной налёт
puzzle-name-rob-4 = Ворон
puzzle-name-rob-5 = Тихое весло
puzzle-name-rob-6 = Кукушка
puzzle-name-rob-7 = В тени
puzzle-name-rob-8 = Гость в маске
puzzle-name-rob-9 = Кто нашёл
puzzle-name-rob-10 = Быстрые руки
puzzle-name-rob-11 = Камень пропал
puzzle-name-rob-12 = Галка
puzzle-name-land-0 = Домой
puzzle-name-land-1 = Огни гавани
puzzle-name-land-2 = Твёрдая земля
puzzle-name-land-3 = Последний поворот
puzzle-name-land-4 = Вверх по реке
puzzle-name-land-5 = Лосось
puzzle-name-land-6 = Вечерний колокол
puzzle-name-land-7 = Костёр на берегу
puzzle-name-land-8 = Короткий путь
puzzle-name-land-9 = Брошенный канат
puzzle-name-land-10 = В последний миг
puzzle-name-land-11 = Попутный ветер
puzzle-name-keep-0 = Якорь
puzzle-name-keep-1 = Держись
puzzle-name-keep-2 = Тихая вода
puzzle-name-keep-3 = Камыши
puzzle-name-keep-4 = Отмель
puzzle-name-keep-5 = Ночлег
puzzle-name-keep-6 = Ещё один диск
puzzle-name-keep-7 = На краю
puzzle-name-both-0 = Два зайца
puzzle-name-both-1 = Жонглёр
puzzle-name-both-2 = Обе руки
puzzle-name-both-3 = Весы
puzzle-name-both-4 = Перекрёсток
puzzle-name-both-5 = Одно плывёт, другое ждёт
puzzle-name-both-6 = Близнецы
puzzle-name-both-7 = Дать и взять
puzzle-name-win-0 = Корона
puzzle-name-win-1 = Финишная черта
puzzle-name-win-2 = Последний камень
puzzle-name-win-3 = Рассвет
puzzle-name-win-4 = Большой финал
puzzle-name-win-5 = Фанфары
puzzle-name-sweep-0 = Водоворот
puzzle-name-sweep-1 = За край
puzzle-name-sweep-2 = Буря
puzzle-name-sweep-3 = Большая вода
puzzle-name-pair-0 = Дуэт
puzzle-name-pair-1 = Два фонаря
puzzle-name-pair-2 = Бок о бок
puzzle-hard = { $level ->
    [1] Легко
    [2] Довольно легко
    [3] Средне
    [4] Трудно
   *[other] Очень трудно
  }
puzzle-tried = { $share } решают сразу ({ $tried })
puzzle-new = Ещё никто не пробовал.
