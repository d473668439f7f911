## Una mesa en el propio dispositivo, para amigos de la misma red

near-title = Amigos cerca
near-how = Los dispositivos de tus amigos se conectan a este: un mismo punto de acceso o la red de casa, sin servidor ni Internet. Necesitan esta página en su navegador, ya abierta alguna vez.
near-offer = Tu amigo escanea este código con la cámara o abre el enlace.
near-take = Escanea el código que aparece entonces en su pantalla, o pégalo aquí.
near-offer-qr = Código QR que invita a un amigo
near-answer-qr = Código QR que responde a la invitación
near-link = El código como enlace
near-paste = Código o enlace
near-connect = Conectar
near-scan = Escanear con la cámara
near-scan-stop = Apagar la cámara
near-no-camera = No se puede usar la cámara. Pega el código o ábrelo con la aplicación de cámara.
near-making = Preparando un código…
near-finding = Buscando el otro dispositivo…
near-here = { $count ->
    [0] Aún no hay nadie conectado. Cada amigo necesita su propio código.
    [one] Hay un amigo conectado. El código nuevo es para el siguiente.
   *[other] Hay { $count } amigos conectados. El código nuevo es para el siguiente.
  }
near-holds = La partida está en este dispositivo. Deja abierta esta página; la pantalla sigue encendida. Si la cierras, la partida espera a que vuelvas.
near-apart-note = Algunas redes (hoteles, cafeterías, escuelas) separan los dispositivos. El punto de acceso de un teléfono sirve.
near-apart = Los dispositivos no se han encontrado. ¿Están en la misma red? Algunas redes separan los dispositivos.
near-unable = Este dispositivo no está en ninguna red, o su navegador no puede conectar dispositivos.
near-bad = Esto no es un código, o es solo una parte.
near-wrong-kind = Este código es para el otro dispositivo.
near-wrong-other = Esto responde a otra invitación. Que tu amigo escanee el código que se ve ahora.
near-wrong-full = La mesa tiene todos los invitados que puede tener.

## El invitado

join-title = Unirse a un amigo
join-take = Escanea el código de la pantalla de tu amigo, o pégalo aquí.
join-answer = Ahora tu amigo escanea este código, o le devuelves el enlace.
join-waiting = Esperando el dispositivo de tu amigo…
join-holds = La partida está en el dispositivo de tu amigo. Los dos deben estar en la misma red; la pantalla sigue encendida.
join-again = Empezar de nuevo
join-handing = Pasando el código a la página de la mesa…
join-handed = Tu amigo está conectado. Puedes cerrar esta página.
join-no-table = Ninguna página de este navegador espera este código. Abre primero la mesa y que tu amigo escanee el código que se ve allí.

lost-title = La mesa de un amigo
lost-note = No se puede llegar al dispositivo de tu amigo. La partida espera allí.
lost-again = Volver a conectar
lost-here = Seguir aquí
lost-here-ask = ¿Seguir sin el dispositivo de tu amigo?
lost-here-note = Empieza una partida nueva en este dispositivo, desde el último momento sin cartas jugadas. Los demás se unen con códigos nuevos y ocupan sus asientos de antes.
