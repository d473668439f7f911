## Lo que se avisa con la página cerrada

call-turn = Es tu turno
call-with = Con { $names }
