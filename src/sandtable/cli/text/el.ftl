# Τα λόγια του τερματικού στα ελληνικά. Ό,τι λέει ένα παιχνίδι βρίσκεται στο παιχνίδι.

## Πριν από τη μάχη

cli-welcome = Ποια μάχη;
cli-which-scenario = Μάχη, με αριθμό ή όνομα [{ $default }]:
cli-which-bot = Αντίπαλος [{ $default }]:
cli-which-seat = Η πλευρά σας [{ $default }]:
cli-choose-number = Διαλέξτε αριθμό από 1 ως { $most } ή πατήστε Enter.
cli-begins = πρώτη κίνηση
cli-bot-random = απαντά στην τύχη· καλός για μια πρώτη ματιά
cli-bot-corporal = χτυπά εκεί που πονά περισσότερο, αλλιώς προχωρεί
cli-bot-captain = ζυγίζει πιθανότητες, έδαφος και ό,τι φέρνει τη νίκη
cli-bot-marshal = δοκιμάζει όσα μπορεί να συμβούν, και θέλει λίγο χρόνο
cli-bot-emperor = το ίδιο με δέκα δευτερόλεπτα για μια δύσκολη επιλογή
cli-bot-none = κανένας: δύο παίκτες σε αυτό το πληκτρολόγιο
cli-hint = Απαντήστε με αριθμό ή με τη γραφή των κινήσεων. Το «help» δείχνει τι άλλο μπορείτε να γράψετε.

## Πώς έχουν τα πράγματα

cli-side = { $side } { $score }, { $cards ->
        [one] 1 κάρτα
       *[other] { $cards } κάρτες
    }
cli-your-hand = Το χέρι σας
cli-change-seats = Ερώτηση για { $side_acc }. Πατήστε Enter όταν κοιτά την οθόνη μόνο όποιος απαντά:
cli-ordered = Με διαταγή: { $hexes }
cli-legend-marks = ★ ηγέτης, ▣ τετράγωνο, ⚑ στόχος, # οχυρωματικά έργα· το ψηφίο είναι τα μπλοκ· οι υπογραμμισμένες μονάδες έχουν διαταγή· το [f7] μπορεί να επιλεγεί.

## Απαντήσεις

cli-forced = Μόνο μία απάντηση: { $answer }. ({ $rule })
cli-not-given = Τώρα ζητείται κάτι άλλο, γι’ αυτό δεν δόθηκε: { $answers }.
cli-done-so-far = Έγιναν ως εδώ: { $answers }.
cli-which = Μπορεί να εννοείτε: { $answers }. Γράψτε το ολόκληρο.
cli-no-number = Δεν υπάρχει απάντηση { $number }· η τελευταία είναι η { $most }.
cli-not-understood = Το «{ $words }» δεν είναι ούτε απάντηση ούτε εντολή· το «help» τις δείχνει.
cli-for-another = { $side_number ->
        [one] Σε αυτό απαντά { $side_the }.
       *[other] Σε αυτό απαντούν { $side_the }.
    }
cli-chance-first = Ό,τι ακολουθεί μετά το «{ $answer }» εξαρτάται από ζάρια ή κάρτες.
cli-undone = Αναιρέθηκε.
cli-no-undo = Δεν υπάρχει τίποτα να πάρετε πίσω: ρίχτηκαν ζάρια, φάνηκε κάρτα ή η απάντηση δεν ήταν δική σας.
cli-no-rule = Δεν υπάρχει κανόνας { $number }.
cli-no-place = Δεν υπάρχει θέση «{ $place }» στο ταμπλό.
cli-look-where = Πού; Γράψτε «look» και το όνομα ενός εξαγώνου.

## Πιθανότητες

cli-no-dice = Δεν ρίχνονται ζάρια.
cli-hits = χτυπήματα
cli-flags = { $flags ->
        [0] χωρίς σημαία
        [one] 1 σημαία
       *[other] { $flags } σημαίες
    }
cli-together = σύνολο
cli-threat = Αν μείνει να πολεμήσει, αντιμετωπίζει: { $dice }.
cli-incoming = Τότε αντιμετωπίζει:
cli-see-also = βλέπε επίσης { $rules }

## Αποθήκευση και αποχώρηση

cli-save-where = Πού; Γράψτε «save» και το όνομα ενός αρχείου.
cli-saved = Αποθηκεύτηκε στο { $file }.
cli-save-before-leaving = Να αποθηκευτεί το παιχνίδι; Γράψτε όνομα αρχείου ή πατήστε Enter για να φύγετε χωρίς αποθήκευση:
cli-save-record = Να κρατηθεί η καταγραφή; Γράψτε όνομα αρχείου ή πατήστε Enter:
cli-input-ended = Η είσοδος τελείωσε πριν από το παιχνίδι.

## Προγράμματα ως παίκτες

cli-program-failed = Το πρόγραμμα της πλευράς «{ $side }» { $how }. Συνεχίζει ο λοχαγός.
cli-program-start = δεν μπόρεσε να ξεκινήσει ({ $about })
cli-program-time = δεν απάντησε μέσα σε { $about } δευτ.
cli-program-ended = τερματίστηκε πριν από το τέλος της παρτίδας ({ $about })
cli-program-flood = έστειλε υπερβολικά πολλά χωρίς να απαντήσει
cli-program-unread = δεν διαβάζει όσα του στέλνονται
cli-program-nonsense = έστειλε γραμμή που δεν διαβάζεται ({ $about })
cli-program-illegal = απάντησε με ενέργεια που δεν προσφέρεται: «{ $about }»

## Το τέλος

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

## Τι πρέπει να εγκατασταθεί

cli-needs-server = το τραπέζι στον περιηγητή χρειάζεται πακέτα που δεν είναι εγκατεστημένα· εγκαταστήστε τα με: pip install "sandtable[server]"
cli-needs-postgres = η PostgreSQL χρειάζεται ένα πακέτο που δεν είναι εγκατεστημένο· εγκαταστήστε το με: pip install "sandtable[postgres]"
cli-needs-mcp = τα γλωσσικά μοντέλα χρειάζονται ένα πακέτο που δεν είναι εγκατεστημένο· εγκαταστήστε το με: pip install "sandtable[mcp]"
cli-needs-data = τα σύνολα δεδομένων χρειάζονται ένα πακέτο που δεν είναι εγκατεστημένο· εγκαταστήστε το με: pip install "sandtable[data]"
cli-needs-cluster = η συστοιχία υπολογιστών χρειάζεται ένα πακέτο που δεν είναι εγκατεστημένο· εγκαταστήστε το με: pip install "sandtable[cluster]"

## Βοήθεια

cli-help =
    Απαντήσεις: γράψτε τον αριθμό μιας απάντησης, τη γραφή της (order f7) ή ένα μέρος της που σημαίνει μόνο μία (f7, o f7, done).
    Πολλές απαντήσεις σε μία γραμμή χωρίζονται με κόμμα: order f7, order f8, done.
    Όπου πρέπει πρώτα να ονομαστεί μονάδα και μόνο μία μπορεί, ονομάστε αμέσως τον στόχο: attack e6.

    ?ACTION         γιατί δεν επιτρέπεται κάτι, και με ποιον κανόνα: ?move f9 ή ?unit f7, move f9
    odds ACTION     ακριβείς πιθανότητες μιας μάχης, κάθε ζάρι με τον κανόνα του· σκέτο «odds» για όλες
    hint            τι θα απαντούσε ο στρατάρχης, με ποιες πιθανότητες και γιατί
    look HEX        τι υπάρχει σε ένα εξάγωνο
    rules N10.5     μια παράγραφος των κανόνων· σκέτο «rules» για τον κανόνα της ερώτησης
    hand            οι κάρτες σας και τι κάνουν
    answers         όλες οι απαντήσεις, με λόγια
    board           ξανά το ταμπλό (ή απλώς Enter)
    flip            γυρίζει το ταμπλό ανάποδα
    legend          τα σημάδια του ταμπλό
    log, log all    τι συνέβη
    undo            παίρνει πίσω την τελευταία απάντηση, όσο δεν ρίχτηκε και δεν φάνηκε τίποτα
    save FILE       αποθηκεύει το παιχνίδι· το sandtable play --load FILE το συνεχίζει
    quit            φεύγετε από το τραπέζι


## Χάρτες: έθνη και πλευρές με ένα δύο γράμματα, κομμάτια με συντομία

cli-nation-austria = Α
cli-nation-pragmatic = ΠΣ
cli-nation-france = Γ
cli-nation-bavaria = Β
cli-nation-prussia = Π
cli-nation-saxony = Σ
cli-nation-ge = ΓΕ
cli-nation-fr = ΓΑ
cli-nation-uk = ΒΡ
cli-nation-be = ΒΕ
cli-nation-us = ΗΠΑ
cli-nation-german = Γ
cli-nation-entente = Σ
cli-nation-disputed = Γ/Σ
cli-piece-train = τρένο
cli-piece-hussar = ουσάρος
cli-piece-infantry = πεζ.
cli-piece-stosstruppen = Λοκ.
cli-piece-commonwealth = Κοινοπ.
cli-piece-cavalry = ιππ.
cli-piece-artillery = πυρ.
cli-piece-siege-gun = πολιορκ.
cli-piece-biplane = διπλ.
cli-piece-tank = άρμα
cli-piece-paris-gun = Παρισιού

## Χάρτες: όσα λέγονται δίπλα τους

cli-cards = { $cards ->
        [one] 1 κάρτα
       *[other] { $cards } κάρτες
    }
cli-reserve = μπαλαντέρ
cli-not-in-view = Εκτός εικόνας:
cli-pieces-not-in-view = { $count ->
        [one] 1 κομμάτι εκτός εικόνας
       *[other] { $count } κομμάτια εκτός εικόνας
    }
cli-whole-map = map whole: ολόκληρος ο χάρτης
cli-near-map = map near: πίσω στην ερώτηση
cli-more-answers = και άλλες { $count }: answers
cli-which-number = Ταιριάζουν πολλές απαντήσεις· διαλέξτε αριθμό:
cli-map-how = Γράψτε «map whole», «map near», ή «map» και west, east, north ή south.
cli-no-panel = Δεν υπάρχει τέτοιος πίνακας. Το «panels» τους δείχνει όλους.
cli-help-mouse = Το ποντίκι: κλικ σε μια απάντηση ή σε ένα φωτισμένο μέρος· κλικ σε άλλο μέρος για να δείτε τι έχει. Με τη ροδέλα ή το Page Up γυρίζετε πίσω. Κρατήστε Shift για να επιλέξετε κείμενο. Χωρίς ποντίκι: sandtable play --no-mouse.
cli-help-map =
    Απαντήσεις: γράψτε τον αριθμό μιας απάντησης, το όνομά της (Prag, Karl von Lothringen), τη γραφή της (step prag) ή ένα μέρος που σημαίνει μία μόνο (prag, done).
    Πολλές απαντήσεις σε μία γραμμή χωρίζονται με κόμμα: 3, step prag, stop.
    Στον χάρτη, [3] είναι ένα μέρος της απάντησης 3· το ▸ δείχνει για ποιο μέρος είναι η ερώτηση.

    ?ACTION         γιατί κάτι δεν επιτρέπεται και από ποιον κανόνα: ?step Prag
    odds ACTION     οι πιθανότητες μιας μάχης, κάθε ζάρι με τον κανόνα του· σκέτο «odds» για όλες
    hint            τι θα απαντούσε ο στρατάρχης, με ποιες πιθανότητες και γιατί
    look PLACE      τι υπάρχει σε ένα μέρος
    map             ολόκληρος ο χάρτης, ή πίσω στο κομμάτι της ερώτησης
    map west        άλλο κομμάτι του χάρτη: west, east, north, south (ή Ctrl και βελάκι)
    panels          όσα βρίσκονται δίπλα στον χάρτη· «panel» και ένας τίτλος ανοίγει ή κλείνει έναν
    rules M12.2     μια παράγραφος των κανόνων· σκέτο «rules» για τον κανόνα της ερώτησης
    hand            οι κάρτες σας και τι κάνουν
    answers         όλες οι απαντήσεις, με λόγια
    board           ο χάρτης ξανά (ή σκέτο Enter)
    legend          τα σημάδια του χάρτη
    log, log all    τι έγινε
    undo            αναίρεση της τελευταίας απάντησης, όσο δεν ρίχτηκε ή φάνηκε τίποτα
    save FILE       αποθήκευση· με sandtable play --load FILE συνεχίζετε
    quit            έξοδος
cli-legend-towns =
    ♣ ♦ ♥ ♠ δίπλα σε ένα όνομα: πόλη και το χρώμα του τομέα της. ◇ οχυρό, ◆ κύριο οχυρό, ♔ εκλέκτορας, μετά ποιος το κατέχει· ⚑ δείκτης νίκης, ? προς κατάληψη.
    ─ κύρια οδός, · άλλος δρόμος. Α·Traun② 5: τίνος ο στρατηγός, το όνομα, ο βαθμός και τα στρατεύματά του όσο τα ξέρετε. ! χωρίς εφοδιασμό, ✓ έχει κινηθεί.
cli-legend-areas =
    Μετά το όνομα μιας περιοχής: ποιος την κατέχει (Γ/Σ: αμφισβητούμενη), ★ οι πόντοι της, # το οχυρό της, ⚔ μάχη.
    ΓΕ 5^×6: 5ος γερμανικός Στρατός, οχυρωμένος, με 6 μονάδες· ΓΑ πεζ.×2: δύο γαλλικά πεζικά που στέκουν μόνα τους.
cli-legend-map = [3] μέρος της απάντησης 3· ▸ το μέρος της ερώτησης· +2 άλλα δύο κομμάτια.
cli-hint-from = Παίχτηκε ως το τέλος του γύρου. Κάθε απάντηση συγκρίνεται με την καλύτερη, η καλύτερη με την επόμενη.
cli-hint-quick = Εδώ δεν μπορεί να παιχτεί τίποτα ως το τέλος: αυτή είναι η γρήγορη συμβουλή του λοχαγού.
cli-analysis-axis = Πιθανότητα νίκης
cli-analysis-begun = Αρχή
cli-analysis-decision = Αποφάσεις της πλευράς
cli-analysis-others = Αποφάσεις άλλων
cli-analysis-luck = Τύχη
cli-analysis-outlook = Προοπτική
cli-analysis-end = Τέλος
cli-analysis-turning = Καμπές της παρτίδας, σε ποσοστιαίες μονάδες της πλευράς που απάντησε:
cli-analysis-no-turning = Καμία απάντηση και κανένα ζάρι δεν άλλαξε πολύ τις πιθανότητες.
cli-analysis-point = { $number }. { $moment }, βήμα { $step }, { $side }: { $answer }
cli-analysis-did = Απόφαση { $decision }, τύχη { $luck }
cli-analysis-changed = Η πιθανότητα άλλαξε κατά { $change }
cli-analysis-better = Καλύτερο: { $answer } (αυτή η απάντηση: { $cost })

# Γρίφοι

cli-puzzle-decision = { $answer }: { $chance }, η καλύτερη: { $best }{ $good ->
        [yes] {"."}
       *[no] . Καλύτερα: { $better }
    }
cli-puzzle-solved = { $reached ->
        [yes] Λύθηκε!
       *[no] Λύθηκε: οι απαντήσεις σας ήταν σωστές, ό,τι κι αν έδειξαν τα ζάρια.
    }
cli-puzzle-missed = Δεν λύθηκε: υπήρχε σαφώς καλύτερη απάντηση.
