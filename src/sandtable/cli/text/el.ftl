# Τα λόγια του τερματικού στα ελληνικά. Ό,τι λέει ένα παιχνίδι βρίσκεται στο παιχνίδι.

## Πριν από τη μάχη

cli-welcome = Ποια μάχη;
cli-which-scenario = Μάχη, με αριθμό ή όνομα [{ $default }]:
cli-which-bot = Αντίπαλος [{ $default }]:
cli-which-seat = Η πλευρά σας [{ $default }]:
cli-choose-number = Διαλέξτε αριθμό από 1 ως { $most } ή πατήστε Enter.
cli-begins = αρχίζουν
cli-bot-random = απαντά στην τύχη· καλός για μια πρώτη ματιά
cli-bot-corporal = χτυπά εκεί που πονά περισσότερο, αλλιώς προχωρεί
cli-bot-captain = ζυγίζει πιθανότητες, έδαφος και σημεία νίκης
cli-bot-none = κανένας: δύο παίκτες σε αυτό το πληκτρολόγιο
cli-first-and-banners = Αρχίζουν { $side_the }. Η μάχη κερδίζεται με { $banners } σημεία νίκης.
cli-hint = Απαντήστε με αριθμό ή με τη γραφή των κινήσεων. Το «help» δείχνει τι άλλο μπορείτε να γράψετε.

## Πώς έχουν τα πράγματα

cli-turn = Σειρά { $turn }
cli-side = { $side } { $banners }/{ $needed } σημεία, { $cards ->
        [one] 1 κάρτα
       *[other] { $cards } κάρτες
    }
cli-your-hand = Το χέρι σας
cli-change-seats = Ερώτηση για { $side_acc }. Πατήστε Enter όταν κοιτούν μόνο αυτοί:
cli-ordered = Με διαταγή: { $hexes }
cli-unit = { $nation }: { $kind }, { $blocks } από { $full } μπλοκ
cli-unit-square = { $nation }: { $kind } σε τετράγωνο, { $blocks } από { $full } μπλοκ
cli-objective = { $banners ->
        [one] 1 σημείο νίκης
       *[other] { $banners } σημεία νίκης
    } για { $side_acc }, όσο το κατέχουν
cli-objective-for-good = { $banners ->
        [one] 1 σημείο νίκης
       *[other] { $banners } σημεία νίκης
    } για { $side_acc }, οριστικά
cli-legend-marks = ★ ηγέτης, ▣ τετράγωνο, ⚑ στόχος, # οχυρωματικά έργα· το ψηφίο είναι τα μπλοκ· οι υπογραμμισμένες μονάδες έχουν διαταγή· το [f7] μπορεί να επιλεγεί.

## Απαντήσεις

cli-forced = Μόνο μία απάντηση: { $answer }. ({ $rule })
cli-not-given = Τώρα ζητείται κάτι άλλο, γι' αυτό δεν δόθηκε: { $answers }.
cli-done-so-far = Έγιναν ως εδώ: { $answers }.
cli-which = Μπορεί να εννοείτε: { $answers }. Γράψτε το ολόκληρο.
cli-no-number = Δεν υπάρχει απάντηση { $number }· η τελευταία είναι η { $most }.
cli-not-understood = Το «{ $words }» δεν είναι ούτε απάντηση ούτε εντολή· το «help» τις δείχνει.
cli-allowed = Το «{ $answer }» επιτρέπεται.
cli-allowed-after = Το «{ $answer }» επιτρέπεται μετά από: { $first }.
cli-for-another = Σε αυτό απαντούν { $side_the }.
cli-chance-first = Ό,τι ακολουθεί μετά το «{ $answer }» εξαρτάται από ζάρια ή κάρτες.
cli-undone = Πάρθηκε πίσω.
cli-no-undo = Δεν υπάρχει τίποτα να πάρετε πίσω: ρίχτηκαν ζάρια, φάνηκε κάρτα ή η απάντηση δεν ήταν δική σας.
cli-no-rule = Δεν υπάρχει κανόνας { $number }.
cli-no-place = Δεν υπάρχει θέση «{ $place }» στο πεδίο.
cli-look-where = Πού; Γράψτε «look» και το όνομα ενός εξαγώνου.

## Πιθανότητες

cli-no-dice = Δεν ρίχνονται ζάρια.
cli-dice = { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
cli-hits-expected = { $hits } χτυπήματα κατά μέσο όρο
cli-eliminates = { $chance } για εξόντωση
cli-flag-chance = { $chance } για σημαία
cli-hits = χτυπήματα
cli-flags = { $flags ->
        [0] χωρίς σημαία
        [one] 1 σημαία
       *[other] { $flags } σημαίες
    }
cli-together = σύνολο
cli-target = Ο στόχος έχει { $blocks } μπλοκ και μπορεί να αγνοήσει { $flags ->
        [0] καμία σημαία
        [one] 1 σημαία
       *[other] { $flags } σημαίες
    } (N15.2).
cli-square-first = Το τετράγωνο ρίχνει πρώτο: { cli-dice } (N24.8).
cli-may-square = Μπορεί να σχηματίσει τετράγωνο (N24.1): τότε ρίχνετε ένα ζάρι, και εκείνο ρίχνει πρώτο.
cli-may-retire = Μπορεί να οπισθοχωρήσει και να ανασυνταχθεί (N23.1): τότε χτυπούν μόνο τα σύμβολα ιππικού και οι σημαίες δεν μετρούν.
cli-may-strike = Μπορεί να έχει το «Πρώτο Χτύπημα» (N28.7): { cli-dice } πριν από τα δικά σας.
cli-battle-back = Αν μείνει, μπορεί να αντεπιτεθεί (N21.1): { $dice }.
cli-dice-with-blocks = { cli-dice } με { $blocks } μπλοκ
cli-threat = Αν μείνει να πολεμήσει, αντιμετωπίζει: { $dice }.
cli-no-battle-after = και μετά χωρίς μάχη
cli-no-battle-back = Δεν ρίχνεται τίποτα σε απάντηση.

## Αποθήκευση και αποχώρηση

cli-save-where = Πού; Γράψτε «save» και το όνομα ενός αρχείου.
cli-saved = Αποθηκεύτηκε στο { $file }.
cli-save-before-leaving = Να αποθηκευτεί το παιχνίδι; Γράψτε όνομα αρχείου ή πατήστε Enter για να φύγετε χωρίς αποθήκευση:
cli-save-record = Να κρατηθεί η καταγραφή; Γράψτε όνομα αρχείου ή πατήστε Enter:
cli-input-ended = Η είσοδος τελείωσε πριν από το παιχνίδι.

## Το τέλος

cli-ending = Νίκη για { $side_acc }: { $banners } σημεία νίκης προς { $against }, σε { $turns } σειρές.
cli-winner = Νίκη για { $side_acc }.
cli-draw = Ισοπαλία.
cli-not-over = Το παιχνίδι δεν τελείωσε ακόμη.
cli-hashes-agree = { $answers ->
        [one] 1 απάντηση
       *[other] { $answers } απαντήσεις
    }, { $hashes ->
        [one] 1 άθροισμα ελέγχου: συμφωνεί.
       *[other] { $hashes } αθροίσματα ελέγχου: όλα συμφωνούν.
    }
cli-no-hashes = { $answers ->
        [one] 1 απάντηση
       *[other] { $answers } απαντήσεις
    }, κανένα άθροισμα ελέγχου: δεν ελέγχθηκε.

## Βοήθεια

cli-help =
    Απαντήσεις: γράψτε τον αριθμό μιας απάντησης, τη γραφή της (order f7) ή ένα μέρος της που σημαίνει μόνο μία (f7, o f7, done).
    Πολλές απαντήσεις σε μία γραμμή χωρίζονται με κόμμα: order f7, order f8, done.
    Όπου πρέπει πρώτα να ονομαστεί μονάδα και μόνο μία μπορεί, ονομάστε αμέσως τον στόχο: attack e6.

    ?ACTION         γιατί δεν επιτρέπεται κάτι, και με ποιον κανόνα: ?move f9 ή ?unit f7, move f9
    odds ACTION     ακριβείς πιθανότητες μιας μάχης, κάθε ζάρι με τον κανόνα του· σκέτο «odds» για όλες
    look HEX        τι υπάρχει σε ένα εξάγωνο
    rules N10.5     μια παράγραφος των κανόνων· σκέτο «rules» για τον κανόνα της ερώτησης
    hand            οι κάρτες σας και τι κάνουν
    answers         όλες οι απαντήσεις, με λόγια
    board           ξανά το πεδίο (ή απλώς Enter)
    flip            γυρίζει το πεδίο ανάποδα
    legend          τα σημάδια του πεδίου
    log, log all    τι συνέβη
    undo            παίρνει πίσω την τελευταία απάντηση, όσο δεν ρίχτηκε και δεν φάνηκε τίποτα
    save FILE       αποθηκεύει το παιχνίδι· το sandtable play --load FILE το συνεχίζει
    quit            φεύγετε από το τραπέζι
