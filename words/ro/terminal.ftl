## What only the command line says

captain = Căpitan
terminal-hello =
    O carte se alege după numele ei: de la 1 la 6, sau C pentru nor.
    ? explică mutările, u ia înapoi, q părăsește jocul.
terminal-help =
    O carte se alege după numele ei: de la 1 la 6, sau C pentru nor.
    O canoe se mută cu un număr din listă sau cu mutarea așa cum e scrisă acolo:
    canoea, ce face întâi, unde merge, ce face acolo.
    +P încarcă, - descarcă, ~B schimbă cu, x2a fură de la canoea a a locului 2 (tu ești locul 0);
    >J este docul, >X duce în cascadă. Enter singur încheie tura, unde se poate încheia.
    u ia înapoi ultima ta alegere cu tot ce a urmat, ? spune asta din nou, q părăsește jocul.
compiling = Jocul își compilează codul pentru acest calculator, o singură dată; poate dura un minut sau două.
ask-card = Ce carte ({ $cards })
ask-buy = Răscumperi o canoe?
last-card = Ultima ta carte: { $card }.
no-such-move = „{ $answer }” nu este o mutare aici; ? ajută.
nothing-to-take-back = Încă nu e nimic de luat înapoi.
analyse-given = risipit
analyse-nothing = Nimeni nu a risipit mult.
left-game = Ai părăsit partida. Iat-o, mutare cu mutare:
ask-file = Salvezi partida ca (Enter: nu)
saved-game = Salvată ca { $file }. „niagara replay { $file }” o redă din nou.
cannot-save = Nu se poate scrie: { $why }
board-weather = vremea { $weather }
board-lifesaver = colacul de salvare: { $name }
board-phase = { $phase ->
    [buy_back] răscumpărarea canoelor
    [choose] alegerea cărților
    [turns] canoele se mută
    [over] joc încheiat
   *[other] râul hotărăște
  }
board-seat = locul { $seat }
board-gems = pietre
board-lost = la fund
board-card = carte
board-hand = în mână
board-landed = la doc
board-secret = secretă
board-to-move = la rând
served-at = Niagara te așteaptă la { $address }  (Ctrl+C oprește jocul)
port-taken = Portul { $port } este ocupat, așa că se folosește altul.
bad-command = { $command }: nu există o asemenea comandă; vezi „{ $help }”.
bad-flag = { $flag }: nu există o asemenea opțiune; vezi „{ $help }”.
perhaps = Poate { $name }?
no-value = { $flag }: lipsește o valoare; vezi „{ $help }”.
not-wanted = { $value }: nu este așteptat aici; vezi „{ $help }”.
given-twice = { $flag }: dat de două ori
bad-choice = { $flag } { $value }: la alegere { $known }
bad-number = { $flag } { $value }: { $whole ->
    [true] nu este un număr întreg
   *[false] nu este un număr
  }
bad-players = --players { $players }: sunt de la { $fewest } la { $most } locuri (R1.1, R9.4)
bad-option = { $flag } { $value }: { $known } ({ $rule })
needs-extra = Pentru asta nu ajunge instalarea de bază: { $install }
no-site = Paginile jocului nu sunt în { $folder }; în dosarul proiectului le construiește „make site”.
bad-least = { $flag } { $value }: cel puțin { $least }
bad-range = { $flag } { $value }: de la { $least } la { $most }
bad-address = { $flag } { $value }: de exemplu { $example }
bad-word = { $file }, rândul { $line }: „{ $word }” nu este un singur cuvânt
no-client = --static { $folder }: nu conține index.html
