## What only the command line says

captain = Kapitan
terminal-hello =
    Kartę wybierasz jej nazwą: od 1 do 6 albo C, czyli chmura.
    ? objaśnia ruchy, u cofa, q wychodzi z gry.
terminal-help =
    Kartę wybierasz jej nazwą: od 1 do 6 albo C, czyli chmura.
    Ruch kanu to numer z listy albo ruch tak, jak jest tam zapisany:
    które kanu, co robi najpierw, dokąd płynie, co robi tam.
    +P ładuje, - wyładowuje, ~B wymienia na, x2a kradnie z kanu a miejsca 2 (ty masz miejsce 0);
    >J to przystań, >X to wodospad. Sam Enter kończy turę, gdy można ją zakończyć.
    u cofa twój ostatni wybór ze wszystkim, co z niego wynikło, ? pokazuje to jeszcze raz, q wychodzi z gry.
compiling = Gra jednorazowo kompiluje swój kod dla tego komputera; może to potrwać minutę lub dwie.
ask-card = Która karta ({ $cards })
ask-buy = Odkupić kanu?
last-card = Twoja ostatnia karta: { $card }.
no-such-move = „{ $answer }”: takiego ruchu tu nie ma; ? pomaga.
nothing-to-take-back = Nie ma jeszcze czego cofać.
analyse-given = strata
analyse-nothing = Nikt nie stracił dużo.
left-game = Partia przerwana. Jej zapis:
ask-file = Zapisać partię jako (Enter: nie)
saved-game = Zapisano jako { $file }. „niagara replay { $file }” odtworzy ją jeszcze raz.
cannot-save = Nie można tego zapisać: { $why }
board-weather = pogoda { $weather }
board-lifesaver = koło ratunkowe: { $name }
board-phase = { $phase ->
    [buy_back] odkupywanie kanu
    [choose] wybór kart
    [turns] ruchy kanu
    [over] koniec gry
   *[other] decyduje rzeka
  }
board-seat = miejsce { $seat }
board-gems = klejnoty
board-lost = stracone
board-card = karta
board-hand = na ręce
board-landed = dowiezione
board-secret = tajna
board-to-move = ma ruch
served-at = Niagara czeka pod adresem { $address }  (Ctrl+C ją zatrzymuje)
port-taken = Port { $port } jest zajęty, więc użyty zostanie inny.
bad-command = { $command }: nie ma takiego polecenia; zob. „{ $help }”.
bad-flag = { $flag }: nie ma takiej opcji; zob. „{ $help }”.
perhaps = Może chodzi o { $name }?
no-value = { $flag }: brakuje wartości; zob. „{ $help }”.
not-wanted = { $value }: to tu zbędne; zob. „{ $help }”.
given-twice = { $flag }: podano dwa razy
bad-choice = { $flag } { $value }: do wyboru są { $known }
bad-number = { $flag } { $value }: { $whole ->
    [true] to nie jest liczba całkowita
   *[false] to nie jest liczba
  }
bad-players = --players { $players }: miejsc może być od { $fewest } do { $most } (R1.1, R9.4)
bad-option = { $flag } { $value }: { $known } ({ $rule })
needs-extra = Mała instalacja tu nie wystarczy: { $install }
no-site = Stron gry nie ma w { $folder }; w folderze projektu tworzy je „make site”.
bad-least = { $flag } { $value }: co najmniej { $least }
bad-range = { $flag } { $value }: od { $least } do { $most }
bad-address = { $flag } { $value }: na przykład { $example }
bad-word = { $file }, wiersz { $line }: „{ $word }” to nie jedno słowo
no-client = --static { $folder }: nie ma w nim index.html
