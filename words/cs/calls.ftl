## Co se dozvíš, když je stránka zavřená

call-turn = Jsi na tahu
call-with = U stolu: { $names }
