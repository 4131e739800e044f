# Τι λέει ο ίδιος ο μηχανισμός, σε όποιο παιχνίδι κι αν είναι.

with-rule = { $text } (κανόνας { $rule })

refusal-allowed = Αυτό επιτρέπεται.
refusal-game-over = Το παιχνίδι τελείωσε.
refusal-not-your-question = Δεν είναι η σειρά σας να απαντήσετε.
refusal-not-asked-now = Δεν είναι αυτό που ζητείται τώρα.
refusal-no-such-action = Δεν υπάρχει τέτοια ενέργεια.

## Σε κάθε τραπέζι

told-times = { $told } (×{ $count }).
report-throw = { $hits } στα { $dice } (σειρά { $turn })
table-turn = Σειρά { $turn }
table-winner = Νίκη για { $side_acc }.
table-draw = Ισοπαλία.
table-not-over = Το παιχνίδι δεν τελείωσε ακόμη.
table-allowed = Το «{ $answer }» επιτρέπεται.
table-allowed-after = Το «{ $answer }» επιτρέπεται μετά από: { $first }.
table-dice = { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
table-hits-expected = { $hits } χτυπήματα κατά μέσο όρο
table-eliminates = { $chance } για εξόντωση
table-flag-chance = { $chance } για σημαία

## Αν τα ζάρια ήταν τίμια

verify-dice = { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    } και { $draws ->
        [one] 1 τράβηγμα
       *[other] { $draws } τραβήγματα
    }: όλα όπως τα δίνει η σφραγισμένη ακολουθία.
verify-branched = { $steps ->
        [0] Η τοποθέτηση και η μοιρασιά προέρχονται από άλλη παρτίδα: τα ζάρια της δεν ελέγχονται εδώ.
        [one] Η τοποθέτηση και η πρώτη απάντηση προέρχονται από άλλη παρτίδα: τα ζάρια της δεν ελέγχονται εδώ.
       *[other] Η τοποθέτηση και οι πρώτες { $steps } απαντήσεις προέρχονται από άλλη παρτίδα: τα ζάρια της δεν ελέγχονται εδώ.
    }
verify-pledged = Η δέσμευση { $commitment }... ταιριάζει στο μυστικό, και ο σπόρος προκύπτει από το μυστικό και τις λέξεις των παικτών.
verify-chosen = Ατομικό παιχνίδι: ο σπόρος επιλέχθηκε, άρα δεν ζητείται η εμπιστοσύνη κανενός άλλου.
verify-unpledged = Πριν από το παιχνίδι δεν έγινε δέσμευση: όποιος διάλεξε τον σπόρο μπορούσε να ξέρει τα ζάρια.
verify-pending = Η δέσμευση είναι { $commitment }... και το μυστικό δεν έχει δειχθεί ακόμη: τα ζάρια ελέγχονται όταν τελειώσει το παιχνίδι.
verify-no-seed = Το αρχείο δεν έχει ούτε σπόρο ούτε δέσμευση: δεν υπάρχει με τι να συγκριθούν τα ζάρια.
verify-words = Οι λέξεις των παικτών: { $words }.
verify-line = Γραμμή { $line }: { $what }
verify-outcome-differs = το αρχείο έχει «{ $recorded }» εκεί όπου η σφραγισμένη ακολουθία δίνει «{ $sealed }».
verify-too-few-outcomes = Το αρχείο τελειώνει εκεί όπου η σφραγισμένη ακολουθία δίνει «{ $sealed }».
verify-too-many-outcomes = το αρχείο έχει περισσότερα ζάρια ή τραβήγματα από το παιχνίδι.
verify-does-not-replay = { $why }.
verify-bad-branch = το «branched» δεν λέει μετά από πόσες απαντήσεις.
verify-commitment-differs = η δέσμευση { $commitment }... δεν είναι αυτή του μυστικού, { $secret }....
verify-no-commitment = ένα μυστικό χωρίς δέσμευση δεν αποδεικνύει τίποτα.
verify-bad-words = αυτά δεν είναι λέξεις παικτών.
verify-seed-differs = ο σπόρος δεν προκύπτει από το μυστικό και τις λέξεις των παικτών.
verify-chosen-and-pledged = ένας σπόρος ή επιλέγεται ή έχει δέσμευση, και η κεφαλίδα λέει και τα δύο.
