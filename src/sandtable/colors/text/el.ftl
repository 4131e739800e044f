# Οι λέξεις που μοιράζονται οι μάχες της οικογένειας, στα ελληνικά.

## Μια μάχη εκ των υστέρων: η ιστορία της

report-and = { $first } και { $last }
report-drawn = { $battle }: ύστερα από { $turn } σειρές δεν νίκησε κανείς. { $first_the } και { $second_the } έμειναν στο { $first_score }.
report-crushing-1 = Δεν υπήρξε ποτέ αμφιβολία.
report-crushing-2 = { $seat_the } δεν κατάφεραν ποτέ να σταθούν στα πόδια τους.
report-first-blood-1 = Το πρώτο αίμα χύθηκε στη σειρά { $turn }, όταν { $unit_the } χτύπησε { $target_acc } στο { $hex }.
report-first-blood-2 = Η μάχη άναψε νωρίς: στη σειρά { $turn } { $unit_the } χτύπησε { $target_acc } στο { $hex }.
report-late-blood-1 = Για { $quiet } σειρές οι στρατοί έκαναν μόνο ελιγμούς· στη σειρά { $turn } { $unit_the } έκανε την αρχή και χτύπησε { $target_acc } στο { $hex }.
report-late-blood-2 = Αίμα χύθηκε μόλις στη σειρά { $turn }, ύστερα από { $quiet } ήσυχες, όταν { $unit_the } χτύπησε { $target_acc } στο { $hex }.
report-hard-1 = Στη σειρά { $turn } { $lost }.
report-hard-2 = Ακριβά πληρώθηκε η σειρά { $turn }: { $lost }.
report-hard-3 = Η σειρά { $turn } άνοιξε κενά στις γραμμές: { $lost }.
report-hardest-1 = Η σειρά { $turn } ήταν η πιο αιματηρή: { $lost }.
report-hardest-2 = Τίποτα δεν κόστισε όσο η σειρά { $turn }: { $lost }.
report-hardest-3 = Το χειρότερο ήρθε στη σειρά { $turn }: { $lost }.
report-destroyed-1 = { $count ->
        [one] Δεν είδε το τέλος της { $units }.
       *[other] Δεν είδαν το τέλος της { $units }.
    }
report-destroyed-2 = { $count ->
        [one] Διαλύθηκε { $units }.
       *[other] Διαλύθηκαν { $units }.
    }
report-destroyed-3 = { $count ->
        [one] Εκεί χάθηκε { $units }.
       *[other] Εκεί χάθηκαν { $units }.
    }
report-objective-lost = Στη σειρά { $turn } { $seat_the } έχασαν το { $hex }.
report-lead-changed = { $times ->
        [one] Το προβάδισμα άλλαξε χέρια μία φορά.
       *[other] Το προβάδισμα άλλαξε χέρια { $times } φορές.
    }
report-lead-taken = { $seat_the } πέρασαν οριστικά μπροστά στη σειρά { $turn }.
report-last-unit-1 = Το τέλος ήρθε όταν χάθηκε { $unit_the } στο { $hex }.
report-last-unit-2 = Η μάχη κρίθηκε στο { $hex }, όπου διαλύθηκε { $unit_the }.
report-last-objective = Τη μάχη την έκρινε το { $hex }, στα χέρια { $seat_gen }.
report-last-exit = Τη μάχη την έκρινε { $unit_the }, που βγήκε από το ταμπλό.
report-dice-fair = Τα ζάρια στάθηκαν δίκαια: { $seat_the } πέτυχαν { $hits } χτυπήματα εκεί όπου αναμένονταν { $expected }, και { $other_the } { $other_hits } αντί για { $other_expected }.
report-dice-kind = Τα ζάρια ευνόησαν { $seat_acc }: { $hits } χτυπήματα εκεί όπου αναμένονταν { $expected }, ενώ { $other_the } πέτυχαν { $other_hits } αντί για { $other_expected }.
report-dice-cruel = Τα ζάρια φέρθηκαν σκληρά { $other_dat }: { $other_hits } χτυπήματα εκεί όπου αναμένονταν { $other_expected }, ενώ { $seat_the } πέτυχαν { $hits } αντί για { $expected }.
report-best-throw = Η ζαριά της ημέρας, στη σειρά { $turn }: { $unit_the } χτύπησε { $target_acc } με { $dice } ζάρια και πέτυχε { $hits } χτυπήματα.

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
report-head-turn = Σειρά
report-table-losses = Απώλειες
report-head-unit = Μονάδα
report-head-start = Εξάγωνο
report-head-gone = Χάθηκε στη σειρά

## The legend

sign-section = γραμμή τομέα
    .does = Χωρίζει το ταμπλό σε αριστερό, κέντρο και δεξιό, όπως το βλέπει ο κάθε παίκτης. Οι κάρτες τομέα διατάζουν μονάδες ενός τομέα· εξάγωνο πάνω στη γραμμή ανήκει και στους δύο.
sign-objective = στόχος
    .does = Εξάγωνο που αξίζει όσα λέει η σημαία του σε όποιον το κρατά· σημαία στα χρώματα μιας πλευράς μετρά μόνο γι' αυτή.
sign-lit = φωτισμένο εξάγωνο
    .does = Μπορείτε να το διαλέξετε τώρα: μονάδα για διαταγή, εξάγωνο για κίνηση, στόχο.
