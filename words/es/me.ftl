## Your devices, and the end of them

me-title = Tus dispositivos
me-nobody = Este servidor aún no sabe nada de ti. Sabrá algo cuando te sientes a una mesa.
me-device = Un dispositivo
me-here = este
me-seen = última vez aquí: { $date }
me-program = un programa que juega por ti
me-revoke = Revocar
me-end = Desconectar
me-move = Seguir en otro dispositivo
me-move-note = Tus asientos y partidas van contigo. En los dos dispositivos eres tú.
me-move-do = Mostrar un código
me-link-how = Escanéalo con el otro dispositivo, o abre allí el enlace, y pulsa el botón. Funciona una vez, durante diez minutos. No lo enseñes: quien lo use juega en tu nombre.
me-link = El enlace para tu otro dispositivo
me-qr = Código QR del enlace para tu otro dispositivo
me-link-over = Los diez minutos han pasado.
me-arrived = Tu otro dispositivo ya está aquí.
me-out = Cerrar sesión en este dispositivo
me-out-note = Este servidor ya no lo reconocerá.
me-out-do = Cerrar sesión
me-out-sure = { $others ->
    [0] Este es tu único dispositivo: después nadie podrá abrir tus partidas.
   *[other] Tus partidas siguen en tus otros dispositivos.
  }
me-others = Desconectar mis otros dispositivos
me-others-note = Para un teléfono perdido o prestado.
me-others-do = Desconectar
me-others-sure = Serán desconocidos aquí de inmediato. Este dispositivo sigue como está.
me-export = Todo en un archivo
me-export-note = Lo que este servidor guarda de ti.
me-export-do = Guardar
me-forget = Olvidarme
me-forget-note = Borra lo que es tuyo en este servidor.
me-forget-do = Olvidarme
me-forget-sure = Se borran las partidas solo con bots, también las que están sin terminar, y además tu nombre y todo lo que escribiste. En las partidas con otras personas queda en tu asiento un exjugador sin nombre. Nada de esto se puede deshacer.
me-cancel = Cancelar
me-privacy = Qué guarda un servidor, y durante cuánto tiempo

## On the other device

arrive-title = Seguir aquí
arrive-who = { $name ->
    [none] Este enlace trae a este dispositivo los asientos y las partidas de alguien.
   *[other] Este enlace trae a este dispositivo los asientos y las partidas de { $name }.
  }
arrive-once = Pulsa solo si tú creaste el enlace.
arrive-games = { $games ->
    [one] Este dispositivo ya tiene una partida propia. Se queda con quien eras aquí hasta ahora, y ya no podrás abrirla.
    [many] Este dispositivo ya tiene { $games } de partidas propias. Se quedan con quien eras aquí hasta ahora, y ya no podrás abrirlas.
   *[other] Este dispositivo ya tiene { $games } partidas propias. Se quedan con quien eras aquí hasta ahora, y ya no podrás abrirlas.
  }
arrive-do = Seguir aquí
arrive-failed = No funcionó: { $text }

problem-link_expired = Los diez minutos de este enlace han pasado. Crea uno nuevo en el otro dispositivo.
problem-link_used = Este enlace ya se usó. Crea uno nuevo en el otro dispositivo.
problem-no_such_link = Este servidor no conoce ese enlace. Quizá lo reemplazó uno más nuevo.

## Cuando es tu turno y la página está cerrada

calls-title = Cuando es tu turno
calls-push = Notificación, también con esta página cerrada
calls-push-note = Dice que es tu turno y con quién, nunca nada sobre las cartas.
calls-push-unsupported = Este navegador no puede hacerlo. En un iPhone o iPad, pon antes el juego en la pantalla de inicio.
calls-push-failed = El navegador no pudo activarla. Inténtalo más tarde.
calls-quiet = Horas de silencio
calls-quiet-note = Lo que pase mientras tanto se avisa cuando terminan.
calls-quiet-from = Silencio desde
calls-quiet-to = Silencio hasta
calls-table = Notificaciones de esta mesa
calls-table-note = Tu elección solo para esta mesa.
problem-bad_push = El navegador dio una dirección a la que este servidor no envía nada.
calls-mail = Correo
calls-mail-note = Antes tienes que confirmar la dirección.
calls-mail-waiting = A la espera de tu sí: un correo con un enlace va camino de { $address }.
calls-mail-goes = Se envía a { $address }.
calls-mail-address = Tu dirección de correo
calls-mail-ask = Confirmar
calls-mail-stop = Parar
mail-title = Correos de este servidor
mail-yes = ¿Quieres un correo en esta dirección cada vez que sea tu turno?
mail-yes-do = Sí, por favor
mail-stop-do = No más correos
mail-stop = ¿No quieres más correos de este servidor?
mail-yes-done = Hecho. El servidor te escribirá cuando sea tu turno.
mail-stop-done = Hecho. No llegarán más correos.
problem-bad_mail = Eso no es una dirección de correo.
problem-no_such_mail = Este enlace es viejo o ya se usó.
problem-mail_lately = Hoy ya salió un correo a esa dirección. Búscalo o inténtalo mañana.

## Claves de acceso

key-title = Clave de acceso
key-note = La guarda tu dispositivo. Con ella eres tú en todos tus dispositivos, también sin cookies.
key-make = Crear una clave
key-made = creada el { $date }
key-remove = Quitar
key-use = Seguir con una clave de acceso
key-use-note = Si ya creaste una aquí.
key-use-do = Usar una clave
key-no-site = Las claves de acceso necesitan un nombre de dominio y HTTPS. Quien lleva este servidor puede configurarlos (--public-url).
key-elsewhere = Las claves de acceso solo valen en { $address }.
key-unsupported = Este navegador no admite claves de acceso.
key-failed = No se creó.
problem-bad_passkey = Esta clave no vale aquí.
problem-no_such_passkey = Este servidor no conoce esta clave.
problem-passkey_late = Tardó demasiado. Inténtalo otra vez.
problem-no_passkeys = Este servidor no tiene claves de acceso.
problem-too_many_passkeys = Tienes diez claves. Quita antes una.
