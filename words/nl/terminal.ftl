## What only the command line says

captain = Kapitein
terminal-hello =
    Een kaart kies je met zijn naam: 1 tot en met 6, of C voor de wolk.
    ? legt de zetten uit, u neemt terug, q stopt.
terminal-help =
    Een kaart kies je met zijn naam: 1 tot en met 6, of C voor de wolk.
    Voor een kano kies je een nummer uit de lijst, of typ je de zet zoals die daar staat:
    de kano, wat hij eerst doet, waar hij heen gaat, wat hij daar doet.
    +P laadt, - laadt uit, ~B ruilt voor, x2a steelt van kano a van plaats 2 (jij bent plaats 0);
    >J is de steiger, >X de waterval af. Een lege Enter beëindigt de beurt, waar dat mag.
    u neemt je laatste keuze terug, met alles wat erop volgde, ? toont dit nog eens, q stopt.
compiling = Het spel vertaalt zijn code voor deze computer, eenmalig; dat kan een paar minuten duren.
ask-card = Welke kaart ({ $cards })
ask-buy = Een kano terugkopen?
last-card = Je laatste kaart: { $card }.
no-such-move = “{ $answer }” is hier geen zet; ? helpt.
nothing-to-take-back = Er is nog niets om terug te nemen.
analyse-given = weggegeven
analyse-nothing = Niemand gaf veel weg.
left-game = Je hebt het spel verlaten. Het verslag:
ask-file = Het spel opslaan als (Enter: niet)
saved-game = Opgeslagen als { $file }. “niagara replay { $file }” vertelt het nog eens.
cannot-save = Dat kan niet worden opgeslagen: { $why }
board-weather = weer { $weather }
board-lifesaver = reddingsboei: { $name }
board-phase = { $phase ->
    [buy_back] kano’s terugkopen
    [choose] kaarten kiezen
    [turns] kano’s varen
    [over] het spel is afgelopen
   *[other] de rivier beslist
  }
board-seat = plaats { $seat }
board-gems = edelstenen
board-lost = kwijt
board-card = kaart
board-hand = in de hand
board-landed = aan land
board-secret = geheim
board-to-move = aan de beurt
served-at = Niagara draait op { $address } (Ctrl+C stopt het)
port-taken = Poort { $port } is bezet, dus wordt een andere gebruikt.
bad-command = { $command }: die opdracht bestaat niet; zie “{ $help }”.
bad-flag = { $flag }: die optie bestaat niet; zie “{ $help }”.
perhaps = Misschien { $name }?
no-value = { $flag }: er ontbreekt een waarde; zie “{ $help }”.
not-wanted = { $value }: dat hoort hier niet; zie “{ $help }”.
given-twice = { $flag }: twee keer opgegeven
bad-choice = { $flag } { $value }: keuze uit { $known }
bad-number = { $flag } { $value }: { $whole ->
    [true] dat is geen geheel getal
   *[false] dat is geen getal
  }
bad-players = --players { $players }: er zijn { $fewest } tot { $most } plaatsen (R1.1, R9.4)
bad-option = { $flag } { $value }: { $known } ({ $rule })
needs-extra = Hiervoor is de kleine installatie niet genoeg: { $install }
no-site = De pagina’s van het spel staan niet in { $folder }; in de map van het project bouwt “make site” ze.
bad-least = { $flag } { $value }: minstens { $least }
bad-range = { $flag } { $value }: van { $least } tot en met { $most }
bad-address = { $flag } { $value }: bijvoorbeeld { $example }
bad-word = { $file }, regel { $line }: “{ $word }” is niet één woord
no-client = --static { $folder }: daar staat geen index.html in
