## Что мессенджер показывает по ссылке

preview-open = Ниагара: { $names } – и место для тебя
preview-playing = Ниагара: { $names } – посмотри игру
preview-over = Ниагара: { $names } – посмотри игру ещё раз
preview-bots = Ниагара: звери плывут наперегонки
preview-picture = Река с каноэ и камнями
