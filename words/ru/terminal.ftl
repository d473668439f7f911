## What only the command line says

captain = Капитан
terminal-hello =
    Карта выбирается по имени: от 1 до 6 или C для облака.
    ? объясняет ходы, u отменяет, q заканчивает игру.
terminal-help =
    Карта выбирается по имени: от 1 до 6 или C для облака.
    Каноэ ходит по номеру из списка или по записи хода, как она там стоит:
    какое каноэ, что оно делает сначала, куда плывёт, что делает там.
    +P загружает, - выгружает, ~B меняет на, x2a крадёт из каноэ a места 2 (ты на месте 0);
    >J это лагерь, >X ведёт в водопад. Enter без слов заканчивает ход, где его можно закончить.
    u отменяет твой последний выбор и всё, что из него вышло, ? скажет это ещё раз, q заканчивает игру.
compiling = Игра один раз компилирует свой код для этого компьютера; это может занять минуту или две.
ask-card = Какая карта ({ $cards })
ask-buy = Выкупить каноэ?
last-card = Твоя последняя карта: { $card }.
no-such-move = «{ $answer }»: так здесь пойти нельзя; ? поможет.
nothing-to-take-back = Отменять пока нечего.
analyse-given = упущено
analyse-nothing = Никто много не упустил.
left-game = Партия прервана. Вот её запись:
ask-file = Сохранить партию как (Enter: нет)
saved-game = Сохранено: { $file }. «niagara replay { $file }» покажет её снова.
cannot-save = Записать не удалось: { $why }
board-weather = погода { $weather }
board-lifesaver = спасательный круг: { $name }
board-phase = { $phase ->
    [buy_back] выкуп каноэ
    [choose] выбор карт
    [turns] каноэ плывут
    [over] игра окончена
   *[other] решает река
  }
board-seat = место { $seat }
board-gems = камни
board-lost = пропало
board-card = карта
board-hand = на руках
board-landed = в лагере
board-secret = тайная
board-to-move = ходит
served-at = «Ниагара» ждёт по адресу { $address }  (Ctrl+C остановит)
port-taken = Порт { $port } занят, поэтому взят другой.
bad-command = { $command }: такой команды нет; см. «{ $help }».
bad-flag = { $flag }: такого параметра нет; см. «{ $help }».
perhaps = Может быть, { $name }?
no-value = { $flag }: не хватает значения; см. «{ $help }».
not-wanted = { $value }: это здесь лишнее; см. «{ $help }».
given-twice = { $flag }: указано дважды
bad-choice = { $flag } { $value }: на выбор { $known }
bad-number = { $flag } { $value }: { $whole ->
    [true] это не целое число
   *[false] это не число
  }
bad-players = --players { $players }: мест от { $fewest } до { $most } (R1.1, R9.4)
bad-option = { $flag } { $value }: { $known } ({ $rule })
needs-extra = Для этого малой установки недостаточно: { $install }
no-site = Страниц игры нет в { $folder }; в папке проекта их собирает «make site».
bad-least = { $flag } { $value }: не меньше { $least }
bad-range = { $flag } { $value }: от { $least } до { $most }
bad-address = { $flag } { $value }: например, { $example }
bad-word = { $file }, строка { $line }: «{ $word }» — не одно слово
no-client = --static { $folder }: там нет index.html
