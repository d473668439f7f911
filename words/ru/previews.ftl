## Что мессенджер показывает по ссылке

preview-open = Ниагара: { $names } — и место для тебя
preview-playing = Ниагара: { $names } — посмотри партию
preview-over = Ниагара: { $names } — посмотри партию ещё раз
preview-bots = Ниагара: звери плывут наперегонки
preview-picture = Река с каноэ и камнями
preview-empty = Niagara: место для тебя
preview-puzzle = Задача Niagara: { $name }
preview-solve = Найдёшь путь?
