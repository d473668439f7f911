## Lo que se avisa con la página cerrada

call-turn = Es tu turno
call-with = Con { $names }
mail-why = Recibes esto porque pediste a este servidor un correo cuando es tu turno. Para no recibir más:
mail-ask-subject = ¿Quieres correos de Niagara?
mail-ask = Alguien, seguramente tú, quiere recibir aquí un correo cuando es su turno. Si es así, abre esto y pulsa el botón:
mail-ask-not = Si no, no hagas nada: no llegará ningún correo más.
