# Τι λέει ο ίδιος ο μηχανισμός, σε όποιο παιχνίδι κι αν είναι.

with-rule = { $text } (κανόνας { $rule })

refusal-allowed = Αυτό επιτρέπεται.
refusal-game-over = Το παιχνίδι τελείωσε.
refusal-not-your-question = Δεν είναι η σειρά σας να απαντήσετε.
refusal-not-asked-now = Δεν είναι αυτό που ζητείται τώρα.
refusal-no-such-action = Δεν υπάρχει τέτοια ενέργεια.
