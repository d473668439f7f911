## Ein Tisch auf dem eigenen Gerät, für Freunde im selben Netz

near-title = Freunde in der Nähe
near-how = Die Geräte deiner Freunde verbinden sich mit diesem: ein Hotspot oder Heimnetz, kein Server, kein Internet. Diese Seite muss dort schon einmal im Browser geöffnet worden sein.
near-offer = Das andere Gerät scannt diesen Code mit der Kamera, oder ihr öffnet dort den Link.
near-take = Scanne den Code, der dann auf dem anderen Bildschirm erscheint, oder füge ihn hier ein.
near-offer-qr = QR-Code, der einen Freund einlädt
near-answer-qr = QR-Code, der auf die Einladung antwortet
near-link = Der Code als Link
near-paste = Code oder Link
near-connect = Verbinden
near-scan = Mit der Kamera scannen
near-scan-stop = Kamera ausschalten
near-no-camera = Die Kamera lässt sich nicht benutzen. Füge den Code ein oder öffne ihn mit der Kamera-App.
near-making = Code wird erstellt …
near-finding = Das andere Gerät wird gesucht …
near-here = { $count ->
    [0] Noch ist niemand verbunden. Jeder braucht einen eigenen Code.
    [one] Ein Gerät ist verbunden. Für das nächste gilt der neue Code.
   *[other] { $count } Geräte sind verbunden. Für das nächste gilt der neue Code.
  }
near-holds = Die Partie liegt auf diesem Gerät. Lass diese Seite offen; der Bildschirm bleibt an. Schließt du sie, wartet die Partie, bis du zurück bist.
near-apart-note = Manche Netze (Hotels, Cafés, Schulen) trennen Geräte voneinander. Der Hotspot eines Handys funktioniert.
near-apart = Die Geräte haben einander nicht gefunden. Sind beide im selben Netz? Manche Netze trennen Geräte voneinander.
near-unable = Dieses Gerät ist in keinem Netz, oder sein Browser kann keine Geräte verbinden.
near-bad = Das ist kein Code oder nur ein Teil davon.
near-wrong-kind = Dieser Code ist für das andere Gerät bestimmt.
near-wrong-other = Das antwortet auf eine andere Einladung. Lass den Code scannen, der jetzt zu sehen ist.
near-wrong-full = Mehr Gäste passen nicht an den Tisch.

## Der Gast

join-title = Bei Freunden mitspielen
join-take = Scanne den Code auf dem anderen Bildschirm oder füge ihn hier ein.
join-answer = Jetzt scannt das andere Gerät diesen Code, oder du schickst den Link zurück.
join-waiting = Warten auf das andere Gerät …
join-holds = Die Partie läuft auf dem anderen Gerät. Beide müssen im selben Netz sein; der Bildschirm bleibt an.
join-again = Von vorn beginnen
join-handing = Der Code geht an die Seite mit dem Tisch …
join-handed = Die Verbindung steht. Du kannst diese Seite schließen.
join-no-table = Keine Seite dieses Browsers wartet auf diesen Code. Öffne zuerst den Tisch und lass den Code scannen, der dort zu sehen ist.

lost-title = Ein Tisch bei Freunden
lost-note = Das andere Gerät ist nicht zu erreichen. Die Partie wartet dort.
lost-again = Neu verbinden
lost-here = Hier weiterspielen
lost-here-ask = Ohne das andere Gerät weiterspielen?
lost-here-note = Auf diesem Gerät beginnt eine neue Partie, ab dem letzten Augenblick, in dem keine Karte lag. Die anderen kommen mit neuen Codes dazu und nehmen ihre alten Plätze ein.
