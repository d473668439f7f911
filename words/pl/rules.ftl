rules-title = Zasady
rules-intro = Każda zasada ma numer, a gra go podaje, gdy czegoś nie wolno. Tam, gdzie drukowane wydania się różnią, wybraliśmy jedną wersję; przy takich zasadach stoi „nasz wybór”.
rules-choice = nasz wybór

r1 = Co należy do gry
r1-1 = Od trzech do pięciu miejsc. Do każdego należą dwa kanu i siedem kart wioseł: liczby od 1 do 6 i chmura.
r1-2 = Dziewięć pól rzeki. Od przystani (J) biegnie główny nurt o pięciu polach, od 1 do 5. Tam rzeka rozwidla się na lewe ramię, 6L i 7L, oraz prawe ramię, 6R i 7R. Pod każdą siódemką jest wodospad. Sąsiednie pola dzieli jeden krok, w obie strony; tak samo przystań i pole 1. Pole 5 sąsiaduje z 6L i z 6R.
r1-3 = Pięć złóż, w każdym siedem klejnotów: ametyst (P, fioletowy) obok pola 3, diament (C, przezroczysty) obok pola 4, bursztyn (Y, żółty) obok pola 5, szafir (B, niebieski) obok obu pól 6, rubin (R, czerwony) obok obu pól 7. Dwa ostatnie to po jednym złożu, dostępnym z obu ramion. Przy innych polach nie ma złóż.
r1-4 = Kanu jest w przystani, na rzece albo stracone pod wodospadem. Mieści najwyżej jeden klejnot. Kanu nigdy sobie nie przeszkadzają: na jednym polu może ich być dowolnie wiele.
r1-5 = Pogoda wynosi −1, 0, +1 lub +2.

r2 = Początek
r2-1 = Wszystkie kanu są w przystani, wszyscy mają na ręce wszystkie karty, pogoda wynosi 0, a wszystkie 35 klejnotów leży w swoich złożach.
r2-2 = Los decyduje, kto zaczyna i dostaje koło ratunkowe oraz w które ramię wpłynie pierwszy krążek. Od tej chwili wszyscy widzą, które ramię jest następne ({ rules-choice }).

r3 = Runda
r3-1 = Runda ma cztery części: odkupywanie kanu, wybór kart, tury, rzeka. Potem koło ratunkowe przechodzi na następne miejsce, zgodnie z ruchem wskazówek zegara.
r3-2 = Każdy zagrywa jedną kartę na rundę, więc wszystkim ubywa kart jednakowo. Po zagraniu siódmej karty cyklu wszyscy biorą z powrotem wszystkie siedem.
r3-3 = Wybrana karta jest tajna, aż przyjdzie tura jej właściciela. Odkryta karta pozostaje jawna do końca cyklu, bo każdy mógł ją zapamiętać ({ rules-choice }).

r4 = Odkupywanie i wybór
r4-1 = Po kolei od pierwszego miejsca: kto stracił kanu, może oddać jeden dowieziony klejnot dowolnego koloru i postawić kanu z powrotem w przystani, gotowe do gry w tej rundzie. Kto stracił dwa, może to zrobić dwa razy. Klejnot wraca do złoża swojego koloru ({ rules-choice }: jawnie i po kolei).
r4-2 = Kto nie ma ani kanu, ani dowiezionego klejnotu, dostaje jedno kanu z powrotem za darmo, bez pytania.
r4-3 = Kto nie ma kanu, ale ma klejnot, musi odkupić przynajmniej jedno.
r4-4 = Potem wszyscy jednocześnie i potajemnie wybierają kartę z ręki. Wybór można zmieniać, dopóki ktoś jeszcze wybiera.

r5 = Tury
r5-1 = Od pierwszego miejsca, zgodnie z ruchem wskazówek zegara, każdy odkrywa swoją kartę i od razu według niej gra. Karty tych, którzy grają później, pozostają zakryte.
r5-2 = Chmura zmienia pogodę o jeden stopień w górę lub w dół. Pogoda musi się zmienić, a na końcu skali jest tylko jeden kierunek. Nic innego się w tej turze nie dzieje: żadne kanu nie płynie i niczego się nie ładuje, nie wyładowuje ani nie kradnie.
r5-3 = Liczba daje każdemu kanu, które wykonuje ruch, tyle własnych punktów i trzeba je wszystkie wykorzystać. To, które kanu wykonują ruch, zależy od tego, gdzie są na początku tury. Dwa na rzece: oba muszą. Jedno na rzece: ono musi, a to z przystani może. Żadnego na rzece: musi dokładnie jedno z przystani. Tak samo jest, gdy komuś zostało jedno kanu.
r5-4 = Kolejność wybiera właściciel. Kanu wykonuje najwyżej jeden ruch na turę: to, które dobiło do przystani lub właśnie wypłynęło, ma ruch za sobą.
r5-5 = Nikt nie rusza cudzego kanu.

r6 = Co kanu robi ze swoimi punktami
r6-1 = Krok kosztuje 1. Wszystkie kroki jednego ruchu prowadzą w tę samą stronę: w górę, do przystani, albo w dół, do wodospadu. Mijając w drodze w dół pole 5, właściciel wybiera ramię. Nie można w jednym ruchu wypłynąć w górę z jednego ramienia i spłynąć drugim.
r6-2 = Obok złoża kanu może za 2 punkty załadować (musi być puste; dowolny klejnot, który tam leży), za 2 punkty wyładować (dowolny klejnot w dowolnym złożu) albo za 4 wymienić: odłożyć swój klejnot i wziąć z tego samego złoża klejnot innego koloru.
r6-3 = Robi się to przed pierwszym krokiem albo po ostatnim, nigdy po drodze. Kanu w jednej turze raz ładuje, raz wyładowuje albo raz wymienia. Klejnotu załadowanego w tej turze już się więc nie wyładowuje, a po wyładowaniu załadować można tylko przy wymianie.
r6-4 = Stanie w miejscu jest ruchem, gdy złoże zabiera wszystkie punkty: załadowanie lub wyładowanie z dwójką, wymiana z czwórką.
r6-5 = Każdy punkt trzeba wykorzystać. Tylko w przystani reszta może przepaść.
r6-6 = Dobijanie do przystani: kto płynie w górę za pole 1, kończy w przystani. Klejnot z pokładu należy odtąd do właściciela kanu i leży jawnie; zabranie go na brzeg nic nie kosztuje. Puste kanu też może dobić do przystani.
r6-7 = Wypływanie: z przystani prowadzi tylko droga w dół, a przed pierwszym krokiem nic się nie ładuje ani nie wyładowuje.
r6-8 = Kradzież: puste kanu, które przepłynęło w górę przynajmniej jeden krok, wykorzystało wszystkie punkty i zatrzymało się na polu, na którym jest cudze kanu z klejnotem, może ten klejnot zabrać. To nic nie kosztuje, a spośród kilku ofiar złodziej wybiera. Nie kradnie się po drodze, płynąc w dół, z własnego kanu ani tam, gdzie złodziej właśnie wyładował. Najpierw wyładować, potem popłynąć w górę i kraść: tak można. Skradzionego klejnotu nie wyładowuje się w tej samej turze.
r6-9 = Wolno płynąć w dół za pole 7: kanu wpada do wodospadu i przepada, a z nim niewykorzystane punkty.
r6-10 = Droga w górę jest zawsze wolna, więc kanu na rzece zawsze może wykonać ruch.

r7 = Rzeka
r7-1 = Gdy wszyscy zagrali, a gra się nie skończyła, rzeka płynie. Jej szybkość to najniższa liczba odkryta w tej rundzie plus pogoda; przy samych chmurach sama pogoda. Poniżej 1 nic się nie rusza.
r7-2 = Każdy punkt szybkości wsuwa jeden krążek. Wszystko na głównym nurcie przesuwa się o jedno pole w dół. To, co było na polu 5, wpływa w ramię, na które wypada kolej; w nim 6 przesuwa się na 7, a to, co było na 7, wpada do wodospadu. Drugie ramię stoi. Następny krążek wpływa w drugie ramię.
r7-3 = Kanu płyną na swoim krążku razem z ładunkiem i nikt w tym czasie nie gra.
r7-4 = Kanu, które wpada do wodospadu, przepada, a jego klejnot wraca do złoża swojego koloru.

r8 = Koniec
r8-1 = Celem są cztery dowiezione klejnoty jednego koloru albo po jednym z każdego z pięciu kolorów, albo dowolne siedem.
r8-2 = Gdy wszystkie tury rundy są rozegrane i ktoś osiągnął cel, gra się kończy. Wygrywa każdy, kto go osiągnął, także wspólnie ({ rules-choice }: remisu się nie rozstrzyga, chyba że tak wybrano).

r9 = Warianty
r9-1 = Rozwidlenie: krążki wpływają w ramiona na przemian, jak w instrukcji, albo losowo. Wtedy każdy krążek losuje ramię, a zapis zachowuje to jako ruch rzeki.
r9-2 = Remis: wygrana jest wspólna, jak w instrukcji, albo decyduje wartość klejnotów. Wtedy spośród tych, którzy osiągnęli cel, wygrywa najwyższa suma dowiezionych klejnotów: ametyst 1, diament 2, bursztyn 3, szafir 4, rubin 5.
r9-3 = Kradzieże: dozwolone, jak w instrukcji, albo wyłączone, na spokojną rzekę.
r9-4 = Gracze: od trzech do pięciu, jak w instrukcji. Można też grać w dwie osoby; to zasada domowa i tak jest oznaczona.
r9-5 = Rundy: bez limitu, jak w instrukcji, albo liczba, po której niedokończona partia jest remisem. Losowa gra prawie nigdy się nie kończy, więc kto każe grać maszynom, ustawia limit.
