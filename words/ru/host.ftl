## The way in

host-title = Страница хозяина сервера
host-enter = Открыть её в этом браузере
host-enter-note = Здесь неделю будут видны столы, жалобы и показатели этого сервера. Ссылка действует один раз.
host-link-bad = Эта ссылка использована, устарела или здесь неизвестна. Команда «niagara admin page» выдаст новую.
host-nothing = Здесь ничего нет. Хозяин сервера получает ссылку командой «niagara admin page».
host-end = Закрыть доступ
host-end-ask = Закрыть доступ в этом браузере?
host-end-note = Чтобы вернуться, понадобится новая ссылка.
host-until = Доступ в этом браузере до

## What there is

host-tables = Столы
host-reports = Жалобы
host-removals = Удалено
host-server = Сервер
host-players = Играют сейчас
host-watchers = Смотрят
host-watchers-count = Смотрят: { $count }
host-moves = Ходов за последнюю минуту
host-waiting = Боты ждут очереди думать
host-memory = Столов в памяти
host-sockets = Открытых сокетов
host-lag = Самая долгая задержка за минуту
host-database = База данных
host-since = Работает с
host-processes = Процессов
host-version = Версия
host-one-of = Это показатели одного процесса.

## Tables

host-tables-none = За столами никого нет.
host-tables-more = Это столы, которые изменились последними. Есть и другие.
host-made = создан { $time }
host-public = открыт для всех
host-private = только по ссылке
host-watch = Смотреть
host-close = Закрыть
host-close-ask = Закрыть этот стол?
host-close-note = Всё, что там сыграно и сказано, исчезнет для всех навсегда.

## People

host-person = Имя или сеансы
host-person-of = { $name }: имя или сеансы
host-name-new = Новое имя
host-rename = Переименовать
host-rename-note = Имя изменится везде, и в законченных играх тоже.
host-sign-out = Завершить сеансы на всех устройствах
host-sign-out-note = На всех устройствах это будет незнакомый гость. Места ждут, как ждут любого, кто отошёл.

## Reports

host-reports-none = Открытых жалоб нет.
host-reports-all = Показывать и рассмотренные
host-report-about = На игрока { $name }
host-report-now = теперь { $name }
host-report-by = от игрока { $name }
host-line-remove = Удалить
host-line-ask = Удалить эту реплику?
host-line-note = За столом её больше никто не прочтёт.
host-line-gone = удалена
host-settle = Рассмотрено
host-settled = рассмотрена
host-look = К столу

## What was taken away

host-removals-none = За последние 90 дней здесь ничего не удаляли.
host-removed-table = Закрыт стол
host-removed-line = Удалена реплика: { $name }
host-removed-name = Новое имя игрока: { $name }
host-removed-devices = Завершены сеансы: { $name }

## Limits

host-limits = Ограничения
host-limits-note = Для одной сети; со звёздочкой — для одного гостя.
host-a-second = в секунду
host-at-once = сразу
host-limit-files = Файлы
host-limit-health = Проверки состояния
host-limit-requests = Запросы
host-limit-tables = Новые столы
host-limit-practice = Упражнения
host-limit-analysis = Анализ игр
host-limit-positions = Анализ позиций
host-limit-retelling = Записи и повторы
host-limit-messages = Сообщения
host-limit-chat = Реплики в чате
host-limit-people = Изменения устройств
host-keeping = Сколько хранится
host-keep-open = Столы, где ничего не сыграно
host-keep-nobodys = Игры одних ботов
host-keep-imports = Загруженные игры
host-keep-games = Все остальные игры
host-keep-sessions = Устройства, которые не возвращаются
host-for-ever = всегда
host-more = Прочее
host-sockets-each = Сокетов с одного адреса
host-connections-each = Соединений с одного адреса
host-words = Нежелательные слова
host-leaderboard = Таблица лучших
host-on = есть
host-off = нет
