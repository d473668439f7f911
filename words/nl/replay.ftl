## A game seen again

replay-title = Het spel opnieuw
replay-more = Verloop en analyse
replay-controls = Bediening
replay-bar = Moment van het spel
replay-at = Ronde { $round }, stap { $step } van { $all }
replay-at-short = { $step } / { $all }
replay-first = Naar het begin
replay-previous = Eén stap terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Eén stap verder
replay-last = Naar het eind
replay-speed = Snelheid
replay-times = { NUMBER($speed) }×
replay-chose = { $name } kiest in het geheim de { $card }.
eyes-label = Perspectief
eyes-all = Alle kaarten open
eyes-spectator = Als toeschouwer
eyes-seat = Zoals { $name } het zag

goon-open = Vanaf hier verderspelen
goon-title = Vanaf hier verderspelen
goon-note = Vanaf precies dit moment begint een nieuw spel. Jij neemt één plaats, bots nemen de andere.
goon-seat = Jouw plaats
goon-begin = Spelen

share-title = Delen en exporteren
share-moment = Link naar dit moment
share-copy = Kopiëren
share-copied = Gekopieerd.
share-by-hand = Kopieer de link handmatig.
share-record = Het hele spel
share-text = Als tekst
share-json = Als JSON
share-note = Allebei kun je hier of op een andere server weer importeren, en het commando niagara leest ze ook.
share-position = Deze stelling
share-explore = Openen in het rivierlab

games-title = Afgelopen spellen
games-mine = Van jou
games-public = Openbaar
games-none = Er zijn er nog geen.
games-more = Meer
games-unfinished = Niet uitgespeeld
games-imported = geïmporteerd
games-won = { $count ->
    [one] { $names } won: { $goal }
   *[other] { $names } wonnen samen: { $goal }
}
import-title = Een spel importeren
import-note = Plak een verslag of kies een bestand: tekst of JSON, zoals je het bij “{ share-title }” krijgt.
import-record = Verslag
import-file = Bestand kiezen
import-do = Importeren

## A position set up by hand

explore-title = Rivierlab
explore-note = Tik op een kano en dan op een vak op de rivier; al het andere stel je hieronder in.
explore-notation = De stelling in één regel
explore-show = Tonen
explore-share = Link kopiëren
explore-setup = Opzetten
explore-answer = Wat eruit volgt
explore-bad = Deze stelling is niet mogelijk:
explore-thinking = Even nadenken…
explore-over = Hier hoeft niemand te beslissen.
explore-best = Het beste voor { $name }
explore-line = Zo kan het verdergaan:
explore-step = { $name }: { $move }
explore-river = de rivier
explore-play = Uitspelen tegen bots
explore-players = Plaatsen
explore-weather = Weer
explore-arm = Volgende schijf
explore-first = Wie begint
explore-phase = Moment
explore-turn = Aan de beurt
explore-refill = Alle kaarten terug
explore-reset = Opnieuw
explore-legal = Toegestane zetten: { $count }
phase-buy_back = terugkopen
phase-choose = kaarten kiezen
phase-turns = beurten
editor-cargo = Aan boord
editor-none = niets
editor-landed = Aan land
editor-hand = Kaarten in de hand
editor-card = Gekozen kaart
editor-more = één meer: { $gem }
editor-less = één minder: { $gem }

## Numbers

numbers-title = Jouw statistieken
numbers-yours = Van jou
numbers-server = Van iedereen
numbers-server-note = Van de laatste spellen die op deze server zijn afgelopen: { $games }.
numbers-none = Er is nog geen spel uitgespeeld.
numbers-games = Spellen
numbers-won = Gewonnen
numbers-share = Aandeel
numbers-landed = Edelstenen aan land gebracht
numbers-stolen = Edelstenen gestolen
numbers-robbed = Edelstenen van jou gestolen
numbers-lost = Kano’s verloren
numbers-sunk = Edelstenen in de waterval verloren
numbers-bought = Kano’s teruggekocht
numbers-players = Per aantal plaatsen
numbers-seats = { $count ->
    [one] één plaats
   *[other] { $count } plaatsen
  }
numbers-against = Tegen bots
numbers-levels = Bots per niveau
numbers-goals = Gewonnen met
numbers-gems = Edelstenen aan land per kleur
numbers-cards = Gespeelde kaarten
