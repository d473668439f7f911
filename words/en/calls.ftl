## What players are told while their page is closed

call-turn = It is your turn
call-with = With { $names }
