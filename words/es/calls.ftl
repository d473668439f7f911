## Lo que se avisa con la página cerrada

call-turn = Es tu turno
call-with = Con { $names }
call-invited = { $name } te invita a una partida
mail-why = Recibes este correo porque pediste a este servidor que te avise cuando sea tu turno. Para no recibir más:
mail-ask-subject = ¿Quieres correos de Niagara?
mail-ask = Alguien, seguramente tú, quiere recibir un correo en esta dirección cada vez que sea su turno. Si es así, abre este enlace y pulsa el botón:
mail-ask-not = Si no, no hagas nada: no llegará ningún correo más.
