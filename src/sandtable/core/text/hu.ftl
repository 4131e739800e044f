# Amit maga a gépezet mond, bármelyik játékban.

with-rule = { $text } (szabály: { $rule })

refusal-allowed = Ez szabad.
refusal-game-over = A játék véget ért.
refusal-not-your-question = Most nem te válaszolsz.
refusal-not-asked-now = Most nem ez a kérdés.
refusal-no-such-action = Nincs ilyen lépés.
