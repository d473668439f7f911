## Une table sur son propre appareil, pour des amis du même réseau

near-title = Amis à proximité
near-how = Les appareils de tes amis se connectent à celui-ci : un même partage de connexion ou le réseau de la maison, sans serveur ni Internet. Il leur faut cette page dans leur navigateur, déjà ouverte une fois.
near-offer = Ton ami scanne ce code avec sa caméra, ou ouvre le lien.
near-take = Scanne le code qui apparaît ensuite sur son écran, ou colle-le ici.
near-offer-qr = Code QR qui invite un ami
near-answer-qr = Code QR qui répond à l’invitation
near-link = Le code sous forme de lien
near-paste = Code ou lien
near-connect = Connecter
near-scan = Scanner avec la caméra
near-scan-stop = Arrêter la caméra
near-no-camera = La caméra est inutilisable. Colle le code, ou ouvre-le avec l’appli photo.
near-making = Préparation du code…
near-finding = Recherche de l’autre appareil…
near-here = { $count ->
    [0] Personne n’est encore connecté. Chaque ami a besoin de son propre code.
    [one] Un ami est connecté. Le nouveau code est pour le suivant.
   *[other] { $count } amis sont connectés. Le nouveau code est pour le suivant.
  }
near-holds = La partie est sur cet appareil. Garde cette page ouverte ; l’écran reste allumé. Si tu la fermes, la partie attend ton retour.
near-apart-note = Certains réseaux (hôtels, cafés, écoles) isolent les appareils. Le partage de connexion d’un téléphone convient.
near-apart = Les appareils ne se sont pas trouvés. Sont-ils sur le même réseau ? Certains réseaux isolent les appareils.
near-unable = Cet appareil n’est sur aucun réseau, ou son navigateur ne sait pas relier des appareils.
near-bad = Ce n’est pas un code, ou seulement un morceau.
near-wrong-kind = Ce code est destiné à l’autre appareil.
near-wrong-other = Ce code répond à une autre invitation. Fais scanner celui qui est affiché maintenant.
near-wrong-full = La table a tous les invités qu’elle peut avoir.

## L’invité

join-title = Rejoindre un ami
join-take = Scanne le code sur l’écran de ton ami, ou colle-le ici.
join-answer = Maintenant, ton ami scanne ce code, ou tu lui renvoies le lien.
join-waiting = En attente de l’appareil de ton ami…
join-holds = La partie tourne sur l’appareil de ton ami. Les deux doivent être sur le même réseau ; l’écran reste allumé.
join-again = Recommencer
join-handing = Transmission du code à la page de la table…
join-handed = Ton ami est connecté. Tu peux fermer cette page.
join-no-table = Aucune page de ce navigateur n’attend ce code. Ouvre d’abord la table et fais scanner à ton ami le code qui s’y affiche.

lost-title = La table d’un ami
lost-note = L’appareil de ton ami est injoignable. La partie y attend.
lost-again = Se reconnecter
lost-here = Continuer ici
lost-here-ask = Continuer sans l’appareil de ton ami ?
lost-here-note = Une nouvelle partie commence sur cet appareil, à partir du dernier moment sans carte posée. Les autres la rejoignent avec de nouveaux codes et reprennent leurs places.
