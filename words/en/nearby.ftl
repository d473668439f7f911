## A table on somebody’s own device, for friends in the same network

near-title = Friends nearby
near-how = Your friends’ devices connect to this one: one hotspot or home network, no server, no internet. They need this page in their browser, opened once before.
near-offer = Your friend scans this code with the camera, or opens the link.
near-take = Scan the code that appears on your friend’s screen, or paste it here.
near-offer-qr = QR code that invites one friend
near-answer-qr = QR code that answers the invitation
near-link = The code as a link
near-paste = Code or link
near-connect = Connect
near-scan = Scan with the camera
near-scan-stop = Stop the camera
near-no-camera = The camera cannot be used. Paste the code, or open it with the camera app.
near-making = Making a code…
near-finding = Looking for your friend’s device…
near-here = { $count ->
    [0] Nobody is connected yet. Every friend needs a code of their own.
    [one] One friend is connected. The next one needs the new code.
   *[other] { $count } friends are connected. The next one needs the new code.
  }
near-holds = This device holds the game. Keep this page open; the screen stays on. If you close it, the game waits until you are back.
near-apart-note = Some networks (hotels, cafés, schools) keep devices apart. A phone’s own hotspot works.
near-apart = The devices did not find each other. Are both on the same network? Some networks keep devices apart.
near-unable = This device is not on a network, or its browser cannot connect devices.
near-bad = This is not a code, or only part of one.
near-wrong-kind = This code is meant for the other device.
near-wrong-other = This answers another invitation. Let your friend scan the code that is shown now.
near-wrong-full = This table cannot take any more guests.

## The guest

join-title = Join a friend
join-take = Scan the code on your friend’s screen, or paste it here.
join-answer = Now your friend scans this code, or you send the link back.
join-waiting = Waiting for your friend’s device…
join-holds = The game runs on your friend’s device. Both have to be on the same network; the screen stays on.
join-again = Start again
join-handing = Handing the code to the page with the table…
join-handed = Your friend is connected. You can close this page.
join-no-table = No page in this browser is waiting for this code. Open the table first, and let your friend scan the code that is shown there.

lost-title = A friend’s table
lost-note = Your friend’s device cannot be reached. The game waits there.
lost-again = Connect again
lost-here = Go on here
lost-here-ask = Go on without your friend’s device?
lost-here-note = A new game begins on this device, from the last moment when no card was down. The others join it with new codes and take their old seats.
