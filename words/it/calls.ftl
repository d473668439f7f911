## Che cosa si viene a sapere a pagina chiusa

call-turn = Tocca a te
call-with = Con { $names }
