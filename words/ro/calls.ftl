## Ce află jucătorii când pagina este închisă

call-turn = Este rândul tău
call-with = La masă: { $names }
