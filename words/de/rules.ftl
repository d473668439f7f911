rules-title = Die Regeln
rules-intro = Jede Regel hat eine Nummer, und das Spiel nennt sie, wenn etwas nicht erlaubt ist. Wo sich gedruckte Ausgaben unterscheiden, wurde eine Lesart gewählt; bei diesen Regeln steht „unsere Wahl“.
rules-choice = unsere Wahl

r1 = Was es gibt
r1-1 = Drei bis fünf Plätze. Zu jedem gehören zwei Kanus und sieben Paddelkarten: die Zahlen 1 bis 6 und eine Wolke.
r1-2 = Neun Flussfelder. Von der Anlegestelle (J) führt der Hauptlauf über fünf Felder, 1 bis 5. Dort gabelt er sich in einen linken Arm, 6L und 7L, und einen rechten Arm, 6R und 7R. Hinter jeder 7 ist der Wasserfall. Benachbarte Felder liegen einen Schritt auseinander, in beide Richtungen; ebenso die Anlegestelle und die 1. Feld 5 grenzt an 6L und an 6R.
r1-3 = Fünf Fundstellen mit je sieben Steinen: Amethyst (P, violett) neben der 3, Diamant (C, klar) neben der 4, Bernstein (Y, gelb) neben der 5, Saphir (B, blau) neben beiden 6, Rubin (R, rot) neben beiden 7. Die letzten zwei sind je eine Fundstelle, die man aus beiden Armen erreicht. An den anderen Feldern liegt keine Fundstelle.
r1-4 = Ein Kanu ist an der Anlegestelle, auf dem Fluss oder verloren unter dem Wasserfall. Es trägt höchstens einen Stein. Kanus stehen einander nie im Weg: Auf ein Feld passen beliebig viele.
r1-5 = Auf der Wetterleiste steht das Wetter auf −1, 0, +1 oder +2.

r2 = Der Anfang
r2-1 = Alle Kanus sind an der Anlegestelle, alle Karten auf der Hand, das Wetter steht auf 0, und alle 35 Steine liegen an ihren Fundstellen.
r2-2 = Der Zufall bestimmt, wer beginnt und den Schwimmring bekommt und welchen Arm die erste Scheibe nimmt. Von da an sehen alle, welcher Arm als Nächstes dran ist ({ rules-choice }).

r3 = Eine Runde
r3-1 = Eine Runde hat vier Teile: Kanus zurückkaufen, Karten wählen, Züge, Fluss. Danach geht der Schwimmring im Uhrzeigersinn an den nächsten Platz.
r3-2 = Jeder spielt eine Karte je Runde, also haben alle immer gleich viele Karten. Ist die siebte Karte eines Durchgangs gespielt, nehmen alle ihre sieben wieder auf.
r3-3 = Eine gewählte Karte ist geheim, bis ihr Besitzer dran ist. Eine aufgedeckte Karte bleibt bis zum Ende des Durchgangs bekannt, denn jeder hätte sie sich merken können ({ rules-choice }).

r4 = Zurückkaufen und wählen
r4-1 = Der Reihe nach ab dem ersten Platz: Wer ein Kanu verloren hat, darf einen Stein an Land, gleich welcher Farbe, dafür zahlen. Das Kanu kommt an die Anlegestelle und ist in dieser Runde wieder dabei. Wer zwei verloren hat, darf es zweimal tun. Der Stein kommt zurück zur Fundstelle seiner Farbe ({ rules-choice }: offen und der Reihe nach).
r4-2 = Wer weder ein Kanu noch einen Stein an Land hat, bekommt ungefragt ein Kanu geschenkt.
r4-3 = Wer kein Kanu, aber einen Stein hat, muss mindestens ein Kanu zurückkaufen.
r4-4 = Dann wählen alle gleichzeitig und geheim eine Karte von der Hand. Die Wahl lässt sich ändern, bis alle gewählt haben.

r5 = Züge
r5-1 = Vom ersten Platz an im Uhrzeigersinn deckt jeder seine Karte auf und führt sie sofort aus. Die Karten derer, die später kommen, bleiben verdeckt.
r5-2 = Eine Wolke macht das Wetter um einen Schritt schlechter oder besser. Es muss sich ändern, und am Ende der Wetterleiste gibt es nur eine Richtung. Sonst geschieht in diesem Zug nichts: Kein Kanu bewegt sich, nichts wird geladen, ausgeladen oder gestohlen.
r5-3 = Eine Zahl gibt jedem Kanu, das zieht, so viele eigene Punkte, und alle müssen verbraucht werden. Welche Kanus ziehen, hängt davon ab, wo sie zu Beginn des Zuges sind. Zwei auf dem Fluss: Beide müssen. Eines auf dem Fluss: Es muss, und eines an der Anlegestelle darf. Keines auf dem Fluss: Genau eines an der Anlegestelle muss. Das gilt auch, wenn ein Platz nur noch ein Kanu hat.
r5-4 = Die Reihenfolge wählt man selbst. Ein Kanu zieht höchstens einmal je Zug: Eines, das angelegt hat oder eingesetzt wurde, ist fertig.
r5-5 = Niemand bewegt fremde Kanus.

r6 = Was ein Kanu mit seinen Punkten macht
r6-1 = Ein Schritt kostet 1 Punkt. Ein Kanu macht alle Schritte in dieselbe Richtung: flussauf zur Anlegestelle oder flussab zum Wasserfall. Wer flussab an der 5 vorbeikommt, sucht sich den Arm aus. Aus einem Arm hinauf und in den anderen hinab, das geht nicht in einem Zug.
r6-2 = Neben einer Fundstelle darf ein Kanu für 2 Punkte laden (es muss leer sein; jeder Stein, der dort liegt), für 2 Punkte ausladen (jeder Stein an jeder Fundstelle) oder für 4 tauschen: den eigenen Stein ausladen und von derselben Fundstelle einen anderer Farbe nehmen.
r6-3 = Das geschieht vor dem ersten Schritt oder nach dem letzten, nie unterwegs. Laden, ausladen oder tauschen darf ein Kanu nur einmal je Zug. Ein eben geladener Stein wird also nicht wieder ausgeladen, und nach dem Ausladen lädt nur, wer tauscht.
r6-4 = Stehenbleiben gilt als Zug, wenn die Fundstelle alle Punkte braucht: laden oder ausladen mit einer 2, tauschen mit einer 4.
r6-5 = Jeder Punkt muss verbraucht werden. Nur beim Anlegen darf der Rest verfallen.
r6-6 = Anlegen: Wer über die 1 hinaus flussauf paddelt, endet an der Anlegestelle. Ein Stein an Bord gehört von da an für alle sichtbar dem, der ihn brachte; ihn an Land zu bringen kostet nichts. Auch ein leeres Kanu darf anlegen.
r6-7 = Einsetzen: Von der Anlegestelle geht es nur flussab, und vor dem ersten Schritt wird nichts geladen oder ausgeladen.
r6-8 = Stehlen: Ein leeres Kanu, das mindestens einen Schritt flussauf gepaddelt ist, alle Punkte verbraucht hat und auf einem Feld mit einem beladenen fremden Kanu anhält, darf dessen Stein nehmen. Das kostet nichts, und unter mehreren Opfern wählt der Dieb. Gestohlen wird nicht unterwegs, nicht flussab, nicht vom eigenen Kanu und nicht dort, wo der Dieb gerade ausgeladen hat. Erst ausladen, dann flussauf paddeln und stehlen ist erlaubt. Ein gestohlener Stein wird im selben Zug nicht ausgeladen.
r6-9 = Über die 7 hinaus flussab zu paddeln ist erlaubt: Das Kanu stürzt den Wasserfall hinab und ist verloren, samt den übrigen Punkten.
r6-10 = Der Weg flussauf ist immer frei, also kann ein Kanu auf dem Fluss immer ziehen.

r7 = Der Fluss
r7-1 = Waren alle dran und ist das Spiel nicht aus, fließt der Fluss. Sein Tempo ist die niedrigste aufgedeckte Zahl der Runde plus das Wetter; liegen nur Wolken, zählt das Wetter allein. Unter 1 bewegt sich nichts.
r7-2 = Jeder Punkt Tempo schiebt eine Scheibe nach. Alles auf dem Hauptlauf rückt ein Feld flussab. Was auf der 5 war, kommt in den Arm, der dran ist; dort rückt die 6 auf die 7, und was auf der 7 war, stürzt den Wasserfall hinab. Der andere Arm steht still. Die nächste Scheibe nimmt den anderen Arm.
r7-3 = Kanus treiben samt ihrer Ladung auf ihrer Scheibe mit, und niemand greift dabei ein.
r7-4 = Ein Kanu, das den Wasserfall hinabstürzt, ist verloren, und sein Stein kommt zurück zur Fundstelle seiner Farbe.

r8 = Das Ende
r8-1 = Ziel sind vier Steine gleicher Farbe an Land oder je einer von allen fünf Farben oder beliebige sieben.
r8-2 = Sind alle Züge einer Runde gemacht und hat jemand das Ziel erreicht, ist das Spiel aus. Wer das Ziel erreicht hat, gewinnt, wenn nötig gemeinsam ({ rules-choice }: Stichentscheid nur auf Wunsch).

r9 = Varianten
r9-1 = Gabelung: Die Scheiben nehmen die Arme abwechselnd, wie im Heft, oder nach Zufall. Dann nimmt jede Scheibe zufällig einen Arm, und die Aufzeichnung hält das als Zug des Flusses fest.
r9-2 = Gleichstand: Man gewinnt gemeinsam, wie im Heft, oder der Steinwert entscheidet. Dann gewinnt von denen, die das Ziel erreicht haben, die höchste Summe der Steine an Land: Amethyst 1, Diamant 2, Bernstein 3, Saphir 4, Rubin 5.
r9-3 = Stehlen: erlaubt, wie im Heft, oder aus für einen friedlichen Fluss.
r9-4 = Mitspieler: drei bis fünf, wie im Heft. Es geht auch zu zweit; das ist eine Hausregel und heißt auch so.
r9-5 = Runden: ohne Limit, wie im Heft, oder eine Zahl, nach der eine Partie ohne Sieger unentschieden ist. Zufällig gespielte Partien enden fast nie; wer Maschinen spielen lässt, setzt deshalb ein Limit.
