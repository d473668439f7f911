## O masă pe propriul dispozitiv, pentru prieteni din aceeași rețea

near-title = Prieteni în apropiere
near-how = Dispozitivele prietenilor se conectează la acesta: un singur hotspot sau rețeaua de acasă, fără server, fără internet. Au nevoie de această pagină în browser, deschisă deja o dată.
near-offer = Prietenul tău scanează acest cod cu camera sau deschide linkul.
near-take = Scanează codul care apare apoi pe ecranul lui sau lipește-l aici.
near-offer-qr = Cod QR care invită un prieten
near-answer-qr = Cod QR care răspunde la invitație
near-link = Codul ca link
near-paste = Cod sau link
near-connect = Conectează
near-scan = Scanează cu camera
near-scan-stop = Oprește camera
near-no-camera = Camera nu poate fi folosită. Lipește codul sau deschide-l cu aplicația camerei.
near-making = Se creează un cod…
near-finding = Se caută celălalt dispozitiv…
near-here = { $count ->
    [0] Încă nu e nimeni conectat. Fiecare prieten are nevoie de codul lui.
    [one] Un prieten este conectat. Codul nou este pentru următorul.
    [few] { $count } prieteni sunt conectați. Codul nou este pentru următorul.
   *[other] { $count } de prieteni sunt conectați. Codul nou este pentru următorul.
  }
near-holds = Jocul se află pe acest dispozitiv. Ține pagina deschisă; ecranul rămâne aprins. Dacă o închizi, jocul așteaptă până revii.
near-apart-note = Unele rețele (hoteluri, cafenele, școli) țin dispozitivele separate. Hotspotul unui telefon merge.
near-apart = Dispozitivele nu s-au găsit. Sunt în aceeași rețea? Unele rețele țin dispozitivele separate.
near-unable = Acest dispozitiv nu e în nicio rețea sau browserul lui nu poate conecta dispozitive.
near-bad = Acesta nu e un cod sau e doar o parte din el.
near-wrong-kind = Acest cod este pentru celălalt dispozitiv.
near-wrong-other = Acesta răspunde la altă invitație. Lasă-ți prietenul să scaneze codul care se vede acum.
near-wrong-full = Masa are toți oaspeții pe care îi poate avea.

## Oaspetele

join-title = Alătură-te unui prieten
join-take = Scanează codul de pe ecranul prietenului sau lipește-l aici.
join-answer = Acum prietenul scanează acest cod sau îi trimiți linkul înapoi.
join-waiting = Se așteaptă dispozitivul prietenului…
join-holds = Jocul rulează pe dispozitivul prietenului. Amândouă trebuie să fie în aceeași rețea; ecranul rămâne aprins.
join-again = Ia-o de la capăt
join-handing = Codul trece la pagina cu masa…
join-handed = Prietenul tău este conectat. Poți închide această pagină.
join-no-table = Nicio pagină a acestui browser nu așteaptă acest cod. Deschide întâi masa și lasă-ți prietenul să scaneze codul care se vede acolo.

lost-title = Masa unui prieten
lost-note = Dispozitivul prietenului nu poate fi găsit. Jocul așteaptă acolo.
lost-again = Conectează-te din nou
lost-here = Continuă aici
lost-here-ask = Continui fără dispozitivul prietenului?
lost-here-note = Pe acest dispozitiv începe o partidă nouă, din ultimul moment în care nu era nicio carte pe masă. Ceilalți se alătură cu coduri noi și își iau vechile locuri.
