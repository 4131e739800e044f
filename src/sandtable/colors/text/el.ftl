# Οι λέξεις που μοιράζονται οι μάχες της οικογένειας, στα ελληνικά.

## Μια μάχη εκ των υστέρων: η ιστορία της

report-and = { $first } και { $last }
report-drawn = { $battle }: ύστερα από { $turn ->
        [one] έναν γύρο
       *[other] { $turn } γύρους
    } δεν νίκησε κανείς. Ισόπαλο τέλος για { $first_acc } και { $second_acc }: { $first_score }.
report-crushing-1 = Δεν υπήρξε ποτέ αμφιβολία.
report-crushing-2 = { $seat_the } δεν κατάφεραν ποτέ να σταθούν στα πόδια τους.
report-first-blood-1 = Το πρώτο αίμα χύθηκε στον γύρο { $turn }, όταν { $unit_the } χτύπησε { $target_acc } στο { $hex }.
report-first-blood-2 = Η μάχη άναψε νωρίς: στον γύρο { $turn } { $unit_the } χτύπησε { $target_acc } στο { $hex }.
report-late-blood-1 = { $quiet ->
        [one] Για έναν γύρο
       *[other] Για { $quiet } γύρους
    } οι στρατοί έκαναν μόνο ελιγμούς· στον γύρο { $turn } { $unit_the } έκανε την αρχή και χτύπησε { $target_acc } στο { $hex }.
report-late-blood-2 = Αίμα χύθηκε μόλις στον γύρο { $turn }, ύστερα από { $quiet ->
        [one] έναν ήσυχο
       *[other] { $quiet } ήσυχους
    }, όταν { $unit_the } χτύπησε { $target_acc } στο { $hex }.
report-hard-1 = Στον γύρο { $turn } { $lost }.
report-hard-2 = Ακριβά πληρώθηκε ο γύρος { $turn }: { $lost }.
report-hard-3 = Ο γύρος { $turn } άνοιξε κενά στις γραμμές: { $lost }.
report-hardest-1 = Ο γύρος { $turn } ήταν ο πιο αιματηρός: { $lost }.
report-hardest-2 = Τίποτα δεν κόστισε όσο ο γύρος { $turn }: { $lost }.
report-hardest-3 = Το χειρότερο ήρθε στον γύρο { $turn }: { $lost }.
report-destroyed-1 = { $count ->
        [one] Δεν έφτασε ως το τέλος του γύρου { $units }.
       *[other] Δεν έφτασαν ως το τέλος του γύρου { $units }.
    }
report-destroyed-2 = { $count ->
        [one] Διαλύθηκε { $units }.
       *[other] Διαλύθηκαν { $units }.
    }
report-destroyed-3 = { $count ->
        [one] Εκεί χάθηκε { $units }.
       *[other] Εκεί χάθηκαν { $units }.
    }
report-objective-lost = Στον γύρο { $turn } { $seat_the } έχασαν το { $hex }.
report-lead-changed = { $times ->
        [one] Το προβάδισμα άλλαξε χέρια μία φορά.
       *[other] Το προβάδισμα άλλαξε χέρια { $times } φορές.
    }
report-lead-taken = { $seat_the } πέρασαν οριστικά μπροστά στον γύρο { $turn }.
report-last-unit-1 = Το τέλος ήρθε όταν χάθηκε { $unit_the } στο { $hex }.
report-last-unit-2 = Η μάχη κρίθηκε στο { $hex }, όπου διαλύθηκε { $unit_the }.
report-last-objective = Τη μάχη την έκρινε το { $hex }, στα χέρια { $seat_gen }.
report-last-exit = Τη μάχη την έκρινε { $unit_the }, που βγήκε από το ταμπλό.
report-dice-fair = Τα ζάρια στάθηκαν δίκαια. Χτυπήματα { $seat_gen }: { $hits } (αναμενόμενα { $expected }). Χτυπήματα { $other_gen }: { $other_hits } (αναμενόμενα { $other_expected }).
report-dice-kind = Τα ζάρια ευνόησαν { $seat_acc }. Χτυπήματα { $seat_gen }: { $hits } (αναμενόμενα { $expected }). Χτυπήματα { $other_gen }: { $other_hits } (αναμενόμενα { $other_expected }).
report-dice-cruel = Τα ζάρια φέρθηκαν σκληρά { $other_dat }. Χτυπήματα { $other_gen }: { $other_hits } (αναμενόμενα { $other_expected }). Χτυπήματα { $seat_gen }: { $hits } (αναμενόμενα { $expected }).
report-best-throw = Η ζαριά της ημέρας, στον γύρο { $turn }: { $unit_the } χτύπησε { $target_acc } με { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    } και πέτυχε { $hits ->
        [one] 1 χτύπημα
       *[other] { $hits } χτυπήματα
    }.

## Μια μάχη εκ των υστέρων: οι πίνακές της

report-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-table-luck = Ζάρια
report-head-side = Πλευρά
report-head-throws = Ζαριές
report-head-dice = Ζάρια
report-head-hits = Χτυπήματα
report-head-expected = Αναμενόμενα
report-head-luck = Τύχη
report-head-best = Καλύτερη ζαριά
report-head-worst = Χειρότερη ζαριά
report-head-turn = Γύρος
report-table-losses = Απώλειες
report-head-unit = Μονάδα
report-head-start = Εξάγωνο
report-head-gone = Χάθηκε στον γύρο

## The legend

sign-section = γραμμή τομέα
    .does = Χωρίζει το ταμπλό σε αριστερά, κέντρο και δεξιά, όπως το βλέπει ο κάθε παίκτης. Οι κάρτες τομέα διατάζουν μονάδες ενός τομέα· εξάγωνο πάνω στη γραμμή ανήκει και στους δύο.
sign-objective = στόχος
    .does = Εξάγωνο που αξίζει όσα λέει η σημαία του σε όποιον το κρατά· σημαία στα χρώματα μιας πλευράς μετρά μόνο γι’ αυτή.
sign-lit = φωτισμένο εξάγωνο
    .does = Μπορείτε να το διαλέξετε τώρα: μονάδα για διαταγή, εξάγωνο για κίνηση, στόχο.
sign-ordered = σημαιάκι
    .does = Η μονάδα έχει πάρει διαταγή αυτόν τον γύρο: μπορεί να κινηθεί και να πολεμήσει όπως επιτρέπει η κάρτα της.

## Τι λέγεται για ένα εξάγωνο

place-objective = στόχος ({ $worth })

## Συμβουλές

hint-danger = { $more ->
        [yes] Οι μονάδες σας κινδυνεύουν περισσότερο.
       *[no] Οι μονάδες σας κινδυνεύουν λιγότερο.
    }
hint-their-danger = { $more ->
        [yes] Οι εχθρικές μονάδες κινδυνεύουν περισσότερο.
       *[no] Οι εχθρικές μονάδες κινδυνεύουν λιγότερο.
    }
hint-chances = { $more ->
        [yes] Οι μονάδες σας θα έχουν καλύτερους στόχους.
       *[no] Οι μονάδες σας θα έχουν χειρότερους στόχους.
    }
hint-their-chances = { $more ->
        [yes] Ο εχθρός θα έχει καλύτερους στόχους.
       *[no] Ο εχθρός θα έχει χειρότερους στόχους.
    }
hint-weak = { $more ->
        [yes] Περισσότερες μονάδες σας μένουν σχεδόν διαλυμένες.
       *[no] Λιγότερες μονάδες σας μένουν σχεδόν διαλυμένες.
    }
hint-their-weak = { $more ->
        [yes] Περισσότερες εχθρικές μονάδες μένουν σχεδόν διαλυμένες.
       *[no] Λιγότερες εχθρικές μονάδες μένουν σχεδόν διαλυμένες.
    }
hint-strength = { $more ->
        [yes] Κρατάτε περισσότερη δύναμη.
       *[no] Κρατάτε λιγότερη δύναμη.
    }
hint-their-strength = { $more ->
        [yes] Ο εχθρός κρατά περισσότερη δύναμη.
       *[no] Ο εχθρός κρατά λιγότερη δύναμη.
    }

## Χάντικαπ

handicap-cards = { $side_the } κρατούν { $count ->
        [one] 1 κάρτα διοίκησης { $change ->
            [fewer] λιγότερη
           *[more] περισσότερη
        }
       *[other] { $count } κάρτες διοίκησης { $change ->
            [fewer] λιγότερες
           *[more] περισσότερες
        }
    }
handicap-label-cards = { $side }: κάρτες διοίκησης
# Οι στόχοι των γρίφων

battle-goal-destroy = Εξοντώστε { $unit_acc } στο { $hex } σε αυτή τη σειρά.
battle-goal-keep = Σώστε { $unit_acc } στο { $hex }: πρέπει να αντέξει και την επόμενη σειρά του εχθρού.
battle-goal-unharmed = Μη χάσετε καμία μονάδα ως το τέλος της επόμενης σειράς του εχθρού.
battle-goal-win = Κερδίστε τη μάχη σε αυτή τη σειρά.
