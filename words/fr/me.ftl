## Tes appareils, et leur fin

me-title = Tes appareils
me-nobody = Ce serveur ne sait encore rien de toi. Cela changera quand tu prendras place à une table.
me-device = Un appareil
me-here = celui-ci
me-seen = vu la dernière fois le { $date }
me-program = un programme qui joue pour toi
me-revoke = Révoquer
me-end = Déconnecter
me-move = Continuer sur un autre appareil
me-move-note = Tes places et tes parties suivent. Les deux appareils, c’est toi.
me-move-do = Montrer un code
me-link-how = Scanne ceci avec l’autre appareil, ou ouvres-y le lien, et appuie sur le bouton. Cela marche une fois, pendant dix minutes. Garde-le pour toi : qui l’utilise joue à ta place.
me-link = Le lien pour ton autre appareil
me-qr = Code QR du lien pour ton autre appareil
me-link-over = Les dix minutes sont passées.
me-arrived = Ton autre appareil est là.
me-out = Se déconnecter de cet appareil
me-out-note = Ce serveur ne le reconnaîtra plus.
me-out-do = Se déconnecter
me-out-sure = { $others ->
    [0] C’est ton seul appareil : ensuite, personne ne pourra plus accéder à tes parties.
   *[other] Tes parties restent sur tes autres appareils.
  }
me-others = Déconnecter mes autres appareils
me-others-note = Pour un téléphone perdu ou prêté.
me-others-do = Déconnecter
me-others-sure = Ils deviennent aussitôt des inconnus ici. Rien ne change sur cet appareil.
me-export = Tout dans un fichier
me-export-note = Ce que ce serveur garde de toi.
me-export-do = Enregistrer
me-forget = Oublie-moi
me-forget-note = Efface ce qui est à toi sur ce serveur.
me-forget-do = Oublie-moi
me-forget-sure = Les parties contre des robots seulement sont effacées, même en cours, ainsi que ton nom et tout ce que tu as écrit. Dans les parties avec d’autres, un ancien joueur sans nom reste à ta place. Rien de cela ne peut être annulé.
me-cancel = Annuler
me-privacy = Ce qu’un serveur garde, et combien de temps

## Sur l’autre appareil

arrive-title = Continuer ici
arrive-who = { $name ->
    [none] Ce lien amène quelqu’un sur cet appareil, avec ses places et ses parties.
   *[other] Ce lien amène { $name } sur cet appareil, avec ses places et ses parties.
  }
arrive-once = N’appuie que si tu as fait ce lien toi-même.
arrive-games = { $games ->
    [one] Cet appareil a déjà une partie à lui. Elle reste à la personne que tu étais ici jusqu’à présent, et tu n’y auras plus accès.
   *[other] Cet appareil a déjà { $games } parties à lui. Elles restent à la personne que tu étais ici jusqu’à présent, et tu n’y auras plus accès.
  }
arrive-do = Continuer ici
arrive-failed = Ça n’a pas marché : { $text }

problem-link_expired = Les dix minutes de ce lien sont passées. Fais-en un nouveau sur l’autre appareil.
problem-link_used = Ce lien a déjà servi. Fais-en un nouveau sur l’autre appareil.
problem-no_such_link = Ce serveur ne connaît pas ce lien. Un plus récent l’a peut-être remplacé.

## Quand c’est ton tour et que la page est fermée

calls-title = Quand c’est ton tour
calls-push = Notification, même quand cette page est fermée
calls-push-note = Elle dit que c’est ton tour et avec qui, jamais rien sur les cartes.
calls-push-unsupported = Ce navigateur ne sait pas le faire. Sur un iPhone ou un iPad, mets d’abord le jeu sur l’écran d’accueil.
calls-push-failed = Le navigateur n’a pas pu l’activer. Réessaie plus tard.
calls-quiet = Heures de silence
calls-quiet-note = Ce qui arrive entre-temps est annoncé à la fin.
calls-quiet-from = Silence dès
calls-quiet-to = Silence jusqu’à
calls-table = Notifications de cette table
calls-table-note = Ton choix pour cette table seulement.
problem-bad_push = Le navigateur a donné une adresse à laquelle ce serveur n’envoie rien.
calls-mail = E-mail
calls-mail-note = Il faut d’abord confirmer l’adresse.
calls-mail-waiting = En attente de ton oui : un e-mail avec un lien est en route vers { $address }.
calls-mail-goes = Envoyé à { $address }.
calls-mail-address = Ton adresse e-mail
calls-mail-ask = Confirmer
calls-mail-stop = Arrêter
mail-title = E-mails de ce serveur
mail-yes = Veux-tu un e-mail à cette adresse chaque fois que c’est ton tour ?
mail-yes-do = Oui, merci
mail-stop-do = Arrêter les e-mails
mail-stop = Tu ne veux plus d’e-mails de ce serveur ?
mail-yes-done = C’est fait. Le serveur t’écrira quand ce sera ton tour.
mail-stop-done = C’est fait. Tu ne recevras plus d’e-mails.
problem-bad_mail = Ce n’est pas une adresse e-mail.
problem-no_such_mail = Ce lien est ancien ou a déjà servi.
problem-mail_lately = Un e-mail y est déjà parti aujourd’hui. Cherche-le, ou réessaie demain.

## Clés d’accès

key-title = Clé d’accès
key-note = Ton appareil la garde. Grâce à elle, tu restes toi sur tous tes appareils, même sans cookies.
key-make = Créer une clé d’accès
key-made = créée le { $date }
key-remove = Retirer
key-use = Continuer avec une clé d’accès
key-use-note = Si tu en as déjà créé une ici.
key-use-do = Utiliser une clé
key-no-site = Les clés d’accès demandent un nom de domaine et HTTPS. La personne qui gère ce serveur peut configurer cela (--public-url).
key-elsewhere = Les clés d’accès ne marchent qu’à { $address }.
key-unsupported = Ce navigateur ne connaît pas les clés d’accès.
key-failed = Elle n’a pas été créée.
problem-bad_passkey = Cette clé d’accès n’est pas valable ici.
problem-no_such_passkey = Ce serveur ne connaît pas cette clé d’accès.
problem-passkey_late = C’était trop long. Réessaie.
problem-no_passkeys = Ce serveur n’a pas de clés d’accès.
problem-too_many_passkeys = Tu as dix clés d’accès. Retires-en une d’abord.
