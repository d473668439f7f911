## What players are told while their page is closed

call-turn = It is your turn
call-with = With { $names }
call-invited = { $name } invites you to a game
mail-why = You get this because you asked this server for e-mails when it is your turn. To stop them:
mail-ask-subject = Do you want e-mails from Niagara?
mail-ask = Somebody, probably you, wants an e-mail at this address whenever it is their turn. If that is right, open this and press the button:
mail-ask-not = If not, do nothing: no more mail will come.
