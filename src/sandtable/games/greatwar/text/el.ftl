# Τα λόγια του The Great War στα ελληνικά.
#
# Ένα όνομα έχει τη σκέτη μορφή του και, ως ιδιότητες, τις μορφές με άρθρο: .the (ονομαστική),
# .acc (αιτιατική), .gen (γενική) και .dat (με το «σε»). Όλα τα είδη μονάδων είναι ουδέτερα και στον
# ενικό, ώστε τα ρήματα και τα άρθρα να συμφωνούν.

## The lid of the box

lid-line = Χαρακώματα, πυροβόλα και τα πρώτα άρματα στο Δυτικό Μέτωπο
lid-length = περίπου μία ώρα
tag-tanks = Άρματα

## Ονόματα

seat-british = Βρετανοί
    .the = οι Βρετανοί
    .acc = τους Βρετανούς
    .gen = των Βρετανών
    .dat = στους Βρετανούς
    .number = other
seat-german = Γερμανοί
    .the = οι Γερμανοί
    .acc = τους Γερμανούς
    .gen = των Γερμανών
    .dat = στους Γερμανούς
    .number = other

nation-british = Βρετανοί
nation-german = Γερμανοί
nation-french = Γάλλοι

unit = { $nation ->
        [british] βρετανικό { $kind }
        [german] γερμανικό { $kind }
        [french] γαλλικό { $kind }
       *[none] { $kind }
    }
    .the = το { unit }
    .acc = το { unit }
    .dat = στο { unit }
    .many = { $nation ->
        [british] βρετανικά { $kind_many }
        [german] γερμανικά { $kind_many }
        [french] γαλλικά { $kind_many }
       *[none] { $kind_many }
    }
unit-with = { $unit } ({ $special })
unit-stuck = { $unit }, κολλημένο
unit-abandoned = { $unit }, εγκαταλειμμένο
trouble-stuck = κολλημένο άρμα
trouble-abandoned = εγκαταλειμμένο άρμα
nobody = κανείς
    .acc = κανέναν
    .dat = σε κανέναν
hex = { $name }

kind-infantry = πεζικό
    .many = τμήματα πεζικού
kind-machine-gun = τμήμα πολυβόλων
    .many = τμήματα πολυβόλων
kind-mortar = τμήμα όλμων
    .many = τμήματα όλμων
kind-field-artillery = πεδινό πυροβολικό
    .many = τμήματα πεδινού πυροβολικού
kind-mark-i-male = αρσενικό Mark I
    .many = αρσενικά Mark I
kind-mark-i-female = θηλυκό Mark I
    .many = θηλυκά Mark I
kind-mark-iv-male = αρσενικό Mark IV
    .many = αρσενικά Mark IV
kind-mark-iv-female = θηλυκό Mark IV
    .many = θηλυκά Mark IV
kind-a7v = A7V
kind-captured-mark-iv = λάφυρο Mark IV
    .many = λάφυρα Mark IV
kind-whippet = Whippet
kind-mark-v-star = Mark V*
kind-renault-ft = Renault FT
kind-saint-chamond = Saint-Chamond

special-bomber = χειροβομβιστής
    .the = ο χειροβομβιστής
    .acc = τον χειροβομβιστή
special-marksman = σκοπευτής
    .the = ο σκοπευτής
    .acc = τον σκοπευτή
special-loader = γεμιστής
    .the = ο γεμιστής
    .acc = τον γεμιστή
special-observer = παρατηρητής
    .the = ο παρατηρητής
    .acc = τον παρατηρητή
special-engineer = μηχανικός
    .the = ο μηχανικός
    .acc = τον μηχανικό

terrain-countryside = ύπαιθρος
terrain-forest = δάσος
terrain-hill = λόφος
terrain-building = κτίριο
terrain-rubble = ερείπια
terrain-trench = χαράκωμα
terrain-mine-crater = κρατήρας νάρκης
terrain-fortified-building = οχυρωμένο κτίριο
terrain-sunken-lane = βαθύς δρόμος
terrain-river = ποταμός
terrain-ford = βατός ποταμός

token-shell-crater = κρατήρας οβίδας
token-wire = συρματόπλεγμα
token-strongpoint = οχυρή θέση
token-bridge = γέφυρα
token-damaged-bridge = χτυπημένη γέφυρα
token-footbridge = πεζογέφυρα

face-soldier = στρατιώτης
face-burst = έκρηξη
face-skull = νεκροκεφαλή
face-flag = σημαία
face-hq = HQ
face-count = { $count } × { $face }

section-left = αριστερός τομέας
    .the = ο αριστερός τομέας
    .acc = τον αριστερό τομέα
    .dat = στον αριστερό τομέα
section-center = κεντρικός τομέας
    .the = ο κεντρικός τομέας
    .acc = τον κεντρικό τομέα
    .dat = στον κεντρικό τομέα
section-right = δεξιός τομέας
    .the = ο δεξιός τομέας
    .acc = τον δεξιό τομέα
    .dat = στον δεξιό τομέα

## Κάρτες διοίκησης

card-recon-left = Ανίχνευση Αριστερά
    .does = Δώστε 1 διαταγή αριστερά, σε μονάδα ή στο εφεδρικό πυροβολικό· στο τέλος της σειράς τραβάτε 2 κάρτες και κρατάτε τη μία.
card-recon-center = Ανίχνευση στο Κέντρο
    .does = Δώστε 1 διαταγή στο κέντρο, σε μονάδα ή στο εφεδρικό πυροβολικό· στο τέλος της σειράς τραβάτε 2 κάρτες και κρατάτε τη μία.
card-recon-right = Ανίχνευση Δεξιά
    .does = Δώστε 1 διαταγή δεξιά, σε μονάδα ή στο εφεδρικό πυροβολικό· στο τέλος της σειράς τραβάτε 2 κάρτες και κρατάτε τη μία.
card-probe-left = Εξερεύνηση Αριστερά
    .does = Δώστε 2 διαταγές αριστερά· η μία μπορεί να πάει στο εφεδρικό πυροβολικό.
card-probe-center = Εξερεύνηση στο Κέντρο
    .does = Δώστε 2 διαταγές στο κέντρο· η μία μπορεί να πάει στο εφεδρικό πυροβολικό.
card-probe-right = Εξερεύνηση Δεξιά
    .does = Δώστε 2 διαταγές δεξιά· η μία μπορεί να πάει στο εφεδρικό πυροβολικό.
card-attack-left = Επίθεση Αριστερά
    .does = Δώστε 3 διαταγές αριστερά· η μία μπορεί να πάει στο εφεδρικό πυροβολικό.
card-attack-center = Επίθεση στο Κέντρο
    .does = Δώστε 3 διαταγές στο κέντρο· η μία μπορεί να πάει στο εφεδρικό πυροβολικό.
card-attack-right = Επίθεση Δεξιά
    .does = Δώστε 3 διαταγές δεξιά· η μία μπορεί να πάει στο εφεδρικό πυροβολικό.
card-assault-left = Έφοδος Αριστερά
    .does = Διατάξτε αριστερά τόσες μονάδες όσες κάρτες διοίκησης έχετε, μαζί με αυτήν· όχι το εφεδρικό πυροβολικό.
card-assault-center = Έφοδος στο Κέντρο
    .does = Διατάξτε στο κέντρο τόσες μονάδες όσες κάρτες διοίκησης έχετε, μαζί με αυτήν· όχι το εφεδρικό πυροβολικό.
card-assault-right = Έφοδος Δεξιά
    .does = Διατάξτε δεξιά τόσες μονάδες όσες κάρτες διοίκησης έχετε, μαζί με αυτήν· όχι το εφεδρικό πυροβολικό.
card-recon-in-force = Αναγνώριση Ισχύος
    .does = Δώστε 1 διαταγή σε κάθε τομέα· η μία μπορεί να πάει στο εφεδρικό πυροβολικό.
card-general-advance = Γενική Προέλαση
    .does = Διατάξτε 2 μονάδες σε κάθε τομέα· όχι το εφεδρικό πυροβολικό.
card-pincer = Λαβίδα
    .does = Διατάξτε 2 μονάδες αριστερά και 2 δεξιά· όχι το εφεδρικό πυροβολικό.
card-artillery-bombard = Βομβαρδισμός Πυροβολικού
    .does = Το εφεδρικό σας πυροβολικό βάλλει σε όποιο εξάγωνο θέλετε, και το πρώτο ζάρι στόχευσης είναι δωρεάν· αν δεν έχετε, διατάξτε 1 μονάδα όπου θέλετε.
card-first-strike = Πρώτο Χτύπημα
    .does = Παίξτε την όταν ο εχθρός δηλώσει μάχη σώμα με σώμα: η μονάδα σας ρίχνει πρώτη και δεν κερδίζει έδαφος. Δεν είναι ποτέ η κάρτα της δικής σας σειράς.
card-about-turn-and-run = Μεταβολή και Τρέξτε!
    .does = Διατάξτε τόσες μονάδες όσες κάρτες διοίκησης έχετε, μαζί με αυτήν: το πεζικό κινείται ως 3 εξάγωνα, πολυβόλα και όλμοι ως 2· δεν πολεμούν, και κανείς δεν βγαίνει από το ταμπλό.
card-over-the-top = Έξω από τα Χαρακώματα
    .does = Διατάξτε τόσες μονάδες πεζικού όσες κάρτες διοίκησης έχετε, μαζί με αυτήν: κινούνται ως 2 εξάγωνα και πολεμούν κιόλας.
card-direct-from-hq = Απευθείας από το Στρατηγείο
    .does = Διατάξτε ως 4 μονάδες όπου θέλετε.
card-close-assault = Έφοδος Σώμα με Σώμα
    .does = Διατάζονται όλες οι μονάδες σας που έχουν εχθρό δίπλα τους: δεν κινούνται και έχουν 1 ζάρι παραπάνω στη μάχη σώμα με σώμα.
card-fire-fight = Ανταλλαγή Πυρών
    .does = Διατάξτε ως 4 μονάδες χωρίς εχθρό δίπλα τους: δεν κινούνται και πυροβολούν με 1 ζάρι παραπάνω.
card-counter-order = Αντιδιαταγή
    .does = Γίνεται η κάρτα που έπαιξε τελευταία ο αντίπαλος, για το ίδιο έδαφος: τα αριστερά του είναι τα δεξιά σας. Αν δεν έπαιξε ακόμη, διατάξτε 1 μονάδα όπου θέλετε.
card-recover-regroup = Ανάκαμψη και Ανασύνταξη
    .does = Διατάξτε 1 μονάδα όπου θέλετε: πρώτα ξαναπαίρνει ως 2 χαμένες φιγούρες, ή ένα κολλημένο άρμα ελευθερώνεται χωρίς ζάρια.
card-big-push = Μεγάλη Ώθηση
    .does = Διαλέξτε έναν τομέα και διατάξτε εκεί τόσες μονάδες όσες κάρτες διοίκησης έχετε, μαζί με αυτήν, και 2 ακόμη: το πεζικό έχει 1 ζάρι παραπάνω σώμα με σώμα.

## Κάρτες μάχης

combat-rifle-butts-and-bayonets = Υποκόπανοι και Ξιφολόγχες
    .does = 2 HQ: όταν η διαταγμένη μονάδα σας δηλώνει μάχη σώμα με σώμα, έχει 2 ζάρια παραπάνω· δεν κερδίζει έδαφος.
combat-surprise-attack = Αιφνιδιασμός
    .does = 2 HQ: πριν από τις μάχες σας διαλέξτε μονάδα χωρίς διαταγή: μπορεί να πολεμήσει από εκεί που στέκει, και δεν κερδίζει έδαφος.
combat-machine-gun-barrage = Φραγμός Πολυβόλων
    .does = 2 HQ: πριν από τις μάχες σας· τα διαταγμένα πολυβόλα σας που δεν κινήθηκαν, και όσα άρματα έχουν αρκετά, πυροβολούν με 1 ζάρι παραπάνω σε αυτή τη σειρά.
combat-creeping-barrage = Κυλιόμενος Φραγμός
    .does = 2 HQ: πριν από τις μάχες σας, αν το εφεδρικό σας πυροβολικό δεν έχει διαταγή· στις μάχες σώμα με σώμα του διαταγμένου πεζικού σας το έδαφος ακυρώνει 1 στρατιώτη λιγότερο.
combat-gas-attack = Επίθεση με Αέριο
    .does = 3 HQ: πριν από τις μάχες σας ρίξτε 3 ζάρια σε εχθρικούς στρατιώτες ως 3 εξάγωνα από δικούς σας: χτυπούν στρατιώτες και νεκροκεφαλές, όχι εκρήξεις, και το έδαφος δεν βοηθά.
combat-counter-attack = Αντεπίθεση
    .does = 2 HQ: όταν η μονάδα σας δέχτηκε επίθεση σώμα με σώμα και κράτησε το εξάγωνό της, ανταποδίδει αμέσως.
combat-pinned-down = Καθήλωση
    .does = 1 HQ: όταν πρόκειται να κινηθεί εχθρική μονάδα στρατιωτών μέσα στην εμβέλεια και το οπτικό πεδίο πεζικού ή πολυβόλων σας, μένει στη θέση της.
combat-wire-cutters = Συρματοκόφτες
    .does = 1 HQ: όταν πρόκειται να κινηθεί πεζικό σας, το συρματόπλεγμα δεν το σταματά, δεν του κόβει ζάρι σε αυτή τη σειρά, και στον δρόμο του αφαιρείται.
combat-steady-lads = Σταθεροί, Παιδιά!
    .does = 1 HQ: όταν ήρθαν σημαίες για μονάδα στρατιωτών σας, μπορεί να αγνοήσει 2 ακόμη, και δεν πανικοβάλλεται από άρματα.
combat-covering-fire = Πυρά Κάλυψης
    .does = 1 HQ: όταν πυροβολεί διαταγμένο πεζικό ή πολυβόλο σας, έχει 1 ζάρι παραπάνω.
combat-sharpshooters = Δεινοί Σκοπευτές
    .does = 1 HQ: όταν πυροβολεί διαταγμένο πεζικό ή πολυβόλο σας που δεν κινήθηκε, χτυπούν και οι νεκροκεφαλές.
combat-trench-raid = Επιδρομή σε Χαράκωμα
    .does = 1 HQ: όταν διαταγμένο πεζικό σας επιτίθεται σώμα με σώμα σε στρατιώτες μέσα σε χαράκωμα, το εξάγωνό τους δεν τους προστατεύει καθόλου.
combat-aerial-spotter = Εναέριος Παρατηρητής
    .does = 1 HQ: μετά τα ζάρια στόχευσής σας διαλέξτε ένα που παρεκκλίνει: πέφτει στον στόχο.
combat-dud-shells = Τυφλές Οβίδες
    .does = 1 HQ: μετά τα ζάρια στόχευσης του εχθρού, εκείνος αφαιρεί δύο, όποια θέλει.
combat-stretcher-bearers = Τραυματιοφορείς
    .does = 2 HQ: στο τέλος της σειράς σας, μία μονάδα στρατιωτών σας χωρίς εχθρό δίπλα της ξαναπαίρνει 1 φιγούρα.
combat-smoke-screen = Προπέτασμα Καπνού
    .does = 1 HQ: όταν πυροβολεί εχθρική μονάδα, έχει 1 ζάρι λιγότερο.
combat-supply-dump = Αποθήκη Εφοδίων
    .does = 0 HQ: στο τέλος της σειράς σας πάρτε 2 μάρκες HQ.
combat-intelligence = Κατασκοπεία
    .does = 0 HQ: στην αρχή της σειράς σας δείτε τις κάρτες μάχης του εχθρού· μία από αυτές, στην τύχη, ξεσκαρτάρεται.

## Γεγονότα: η σειρά και οι κάρτες της

event-turn = Γύρος { $turn }: { $seat_the }.
event-play-card = { $seat_the } παίζουν «{ $card }».
event-counter-order = { $card_id ->
        [none] Η «Αντιδιαταγή» δεν βρίσκει κάρτα να αντιγράψει και διατάζει μία μονάδα, όπου κι αν είναι.
       *[other] Η «Αντιδιαταγή» γίνεται «{ $card }».
    }
event-draw = { $seat_the } τραβούν «{ $card }».
event-draw-unseen = { $seat_the } τραβούν μία κάρτα διοίκησης.
event-discard = { $seat_the } ξεσκαρτάρουν «{ $card }».
event-draw-combat = { $seat_the } τραβούν την κάρτα μάχης «{ $combat }».
event-draw-combat-unseen = { $seat_the } τραβούν μία κάρτα μάχης.
event-combat-card = { $seat_the } παίζουν «{ $combat }» και { $cost ->
        [0] δεν πληρώνουν τίποτα
        [one] πληρώνουν 1 μάρκα HQ
       *[other] πληρώνουν { $cost } μάρκες HQ
    }.
event-combat-card-on = { $seat_the } παίζουν «{ $combat }» για { $unit_acc } στο { $hex } και { $cost ->
        [0] δεν πληρώνουν τίποτα
        [one] πληρώνουν 1 μάρκα HQ
       *[other] πληρώνουν { $cost } μάρκες HQ
    }.
event-spotted = «{ combat-aerial-spotter }»: το ζάρι με { $number } βρίσκει πλέον τον στόχο στο { $hex }.
event-dud = «{ combat-dud-shells }»: { $seat_the } αφαιρούν ένα ζάρι στόχευσης με { $number } στο { $hex }.
event-drop-combat = { $seat_the } δίνουν την κάρτα «{ $combat }» για μία μάρκα HQ.
event-spied = { $seat_the } βλέπουν τις κάρτες μάχης του εχθρού: { $seen }.
event-spied-unseen = { $seat_the } βλέπουν τις κάρτες μάχης του εχθρού.
event-lost-combat = { $seat_the } χάνουν την κάρτα μάχης «{ $combat }».
event-reshuffle = { $deck ->
        [combat] Οι ξεσκαρταρισμένες κάρτες μάχης ανακατεύονται σε νέα στοίβα.
       *[command] Οι ξεσκαρταρισμένες κάρτες διοίκησης ανακατεύονται σε νέα στοίβα.
    }
event-hq-gained = { $seat_the } παίρνουν { $tokens ->
        [one] 1 μάρκα HQ
       *[other] { $tokens } μάρκες HQ
    }.

## Γεγονότα: διαταγές και επισκευές

event-order = { $unit_the } στο { $hex } παίρνει διαταγή.
event-guns-ordered = { $seat_the } διατάζουν το εφεδρικό τους πυροβολικό.
event-guns-silent = Το εφεδρικό πυροβολικό { $seat_gen } δεν έχει μάρκα για να ρίξει.
event-restored = { $unit_the } στο { $hex } ξαναπαίρνει { $figures ->
        [one] 1 φιγούρα
       *[other] { $figures } φιγούρες
    }.
event-freed = { $thrown ->
        [0] { $unit_the } στο { $hex } ξεκόλλησε.
       *[other] { $unit_the } στο { $hex } ξεκόλλησε: { $faces }.
    }
event-still-stuck = { $unit_the } στο { $hex } μένει κολλημένο: { $faces }.
event-abandoned = Το πλήρωμα εγκαταλείπει { $unit_acc } στο { $hex }.

## Γεγονότα: κίνηση

event-move = { $unit_the } κινείται από το { $from } στο { $hex }.
event-stuck = { $unit_the } κολλά στο { $hex }: { $faces }.
event-not-stuck = { $unit_the } περνά στο { $hex }: { $faces }.
event-wire-gone = Το συρματόπλεγμα στο { $hex } αφαιρείται.
event-exit = { $unit_the } διασπά το μέτωπο στο { $hex } και βγαίνει από το ταμπλό.

## Γεγονότα: οβίδες

event-shelling = { $seat_the } βομβαρδίζουν τη νεκρή ζώνη γύρω από το { $hex }: { $numbers } ({ $craters ->
        [0] κανένας κρατήρας
        [one] 1 κρατήρας
       *[other] { $craters } κρατήρες
    }).
event-targeting = { $free ->
        [0] { $seat_the } βομβαρδίζουν το { $hex }, ζάρια στόχευσης: { $numbers }.
       *[other] { $seat_the } βομβαρδίζουν το { $hex }, ζάρια στόχευσης (το ένα δωρεάν): { $numbers }.
    }
event-ground-changed = Οι οβίδες ανασκάπτουν το έδαφος στο { $hex }.

## Γεγονότα: μάχη

throw-result = { $target_class ->
        [tank] { $hits ->
            [0] κανένα πιθανό χτύπημα
            [one] 1 πιθανό χτύπημα
           *[other] { $hits } πιθανά χτυπήματα
        }
       *[soldiers] { $hits ->
            [0] κανένα χτύπημα
            [one] 1 χτύπημα
           *[other] { $hits } χτυπήματα
        }
    }{ $flags ->
        [0] {""}
        [one] , 1 σημαία
       *[other] , { $flags } σημαίες
    }
event-throw = { $way ->
        [ranged] { $unit_the } στο { $from } πυροβολεί { $target_acc } στο { $hex }: { $faces } ({ throw-result }).
        [first-strike] { $unit_the } στο { $from } προλαβαίνει και χτυπά { $target_acc } στο { $hex }: { $faces } ({ throw-result }).
        [counter-attack] { $unit_the } στο { $from } αντεπιτίθεται { $target_dat } στο { $hex }: { $faces } ({ throw-result }).
        [gas] Το αέριο { $seat_gen } φτάνει { $target_dat } στο { $hex }: { $faces } ({ throw-result }).
        [on-target] Οβίδες { $seat_gen } πέφτουν στον στόχο, { $target_dat } στο { $hex }: { $faces } ({ throw-result }).
        [drift] Μια οβίδα { $seat_gen } παρεκκλίνει { $target_dat } στο { $hex }: { $faces } ({ throw-result }).
        [three-plus] Οι οβίδες { $seat_gen } σαρώνουν { $target_acc } στο { $hex }: { $faces } ({ throw-result }).
       *[close] { $unit_the } στο { $from } επιτίθεται { $target_dat } στο { $hex }: { $faces } ({ throw-result }).
    }
event-confirm = Τα χτυπήματα για { $unit_acc } στο { $hex } ρίχνονται ξανά: { $faces } ({ $hits ->
        [0] κανένα χτύπημα
        [one] 1 χτύπημα
       *[other] { $hits } χτυπήματα
    }).
event-losses = { $unit_class ->
        [tank] { $left ->
                [0] { $unit_the } στο { $hex } δέχεται το τελευταίο του χτύπημα.
                [one] { $unit_the } στο { $hex } δέχεται { $blocks ->
                    [one] 1 χτύπημα
                   *[other] { $blocks } χτυπήματα
                }· 1 ακόμη το καταστρέφει.
               *[other] { $unit_the } στο { $hex } δέχεται { $blocks ->
                    [one] 1 χτύπημα
                   *[other] { $blocks } χτυπήματα
                }· { $left } ακόμη το καταστρέφουν.
            }
       *[soldiers] { $left ->
                [0] { $unit_the } στο { $hex } χάνει { $blocks ->
                    [one] την τελευταία φιγούρα
                   *[other] τις τελευταίες { $blocks } φιγούρες
                }.
                [one] { $unit_the } στο { $hex } χάνει { $blocks ->
                    [one] 1 φιγούρα
                   *[other] { $blocks } φιγούρες
                }, μένει 1.
               *[other] { $unit_the } στο { $hex } χάνει { $blocks ->
                    [one] 1 φιγούρα
                   *[other] { $blocks } φιγούρες
                }, μένουν { $left }.
            }
    }
event-special-lost = { $unit_the } στο { $hex } χάνει και { $special_acc }: { $faces }.
event-special-kept = { $unit_the } στο { $hex } κρατά { $special_acc }: { $faces }.
event-destroyed = { $unit_the } στο { $hex } καταστρέφεται.
event-flags-ignored = { $unit_the } στο { $hex } αγνοεί { $flags ->
        [one] 1 σημαία
       *[other] { $flags } σημαίες
    }{ $reasons ->
        [0] {""}
       *[other] {" "}({ $because })
    }.
event-must-retreat = { $unit_the } στο { $hex } πρέπει να υποχωρήσει { $flags ->
        [one] 1 εξάγωνο
       *[other] { $flags } εξάγωνα
    }.
event-retreat = { $unit_the } υποχωρεί από το { $from } στο { $hex }.
event-retreat-blocked = { $unit_the } στο { $hex } βρίσκει κλειστό τον δρόμο προς τα πίσω και χάνει { $figures ->
        [one] 1 φιγούρα
       *[other] { $figures } φιγούρες
    }.
event-first-strike = «Πρώτο Χτύπημα»: { $unit_the } στο { $hex } ρίχνει πριν από τον επιτιθέμενο.
event-combat-lost = Η μάχη κατά του { $hex } δεν γίνεται: { $unit_the } στο { $from } δεν πολεμά.
event-gains-ground = { $unit_the } κερδίζει έδαφος, από το { $from } στο { $hex }.
event-surprise = «Αιφνιδιασμός»: { $unit_the } στο { $hex } μπορεί να πολεμήσει χωρίς διαταγή.
event-wire-cut = { $unit_the } κόβει το συρματόπλεγμα στο { $hex }: { $faces }.
event-wire-holds = { $unit_the } δεν κόβει το συρματόπλεγμα στο { $hex }: { $faces }.
event-bridge-built = { $unit_the } επισκευάζει τη γέφυρα στο { $hex }.

## Γεγονότα: μετάλλια

event-medal = { $seat_the } παίρνουν { $medals ->
        [one] 1 μετάλλιο
       *[other] { $medals } μετάλλια
    }.
event-objective = { $seat_the } κατέχουν τον αντικειμενικό σκοπό στο { $hex } και κερδίζουν { $medals ->
        [one] 1 μετάλλιο
       *[other] { $medals } μετάλλια
    }.
event-objective-lost = { $seat_the } δεν κατέχουν πια τον αντικειμενικό σκοπό στο { $hex } και επιστρέφουν { $medals ->
        [one] 1 μετάλλιο
       *[other] { $medals } μετάλλια
    }.
event-victory = { $seat_the } νικούν στη μάχη με { $medals ->
        [one] 1 μετάλλιο
       *[other] { $medals } μετάλλια
    }!
event-drawn = Ο χρόνος τελείωσε: ισοπαλία, με { $medals ->
        [one] 1 μετάλλιο
       *[other] { $medals } μετάλλια
    } για τον καθένα.
event-drawn-missing = Ο χρόνος τελείωσε: ισοπαλία, και από τις δύο πλευρές { $medals ->
        [one] λείπει 1 μετάλλιο
       *[other] λείπουν { $medals } μετάλλια
    }.

## Ερωτήσεις

question-shell-where = Νεκρή ζώνη: πού πέφτουν οι οβίδες { $section_dat };
question-intelligence = Παίζετε την «Κατασκοπεία»;
question-play-card = Ποια κάρτα διοίκησης παίζετε;
question-order-section = «{ $card }»: ποιον διατάζετε; (διαταγές που μένουν: { $orders })
question-order-any = { $card_id ->
        [none] Ποια μονάδα διατάζετε;
        [over-the-top] «{ $card }»: ποιο πεζικό διατάζετε; (διαταγές που μένουν: { $orders })
       *[other] «{ $card }»: ποιες μονάδες διατάζετε; (διαταγές που μένουν: { $orders })
    }
question-push-where = «{ $card }»: σε ποιον τομέα;
question-repair-who = Ποιο κολλημένο άρμα δοκιμάζει να ξεκολλήσει;
question-repair-dice = { $unit_the } στο { $hex } { $own ->
        [0] δεν ρίχνει κανένα δικό του ζάρι
        [one] ρίχνει 1 δικό του ζάρι
       *[other] ρίχνει { $own } δικά του ζάρια
    }: πόσα ακόμη αγοράζετε;
question-abandon = { $unit_the } στο { $hex } είναι ακόμη κολλημένο: το εγκαταλείπει το πλήρωμα;
question-move-who = Ποιος κινείται τώρα;
question-wire-cutters = { $unit_the } στο { $hex } πρόκειται να κινηθεί: παίζετε «Συρματοκόφτες»;
question-pin-down = { $unit_the } στο { $hex } πρόκειται να κινηθεί: παίζετε «Καθήλωση»;
question-move-where = Πού κινείται { $unit_the } από το { $hex };
question-target = Ποιο εξάγωνο βομβαρδίζει το εφεδρικό πυροβολικό;
question-targeting-dice = Πόσα ζάρια στόχευσης για το { $hex };
question-spotter = Ζάρια στόχευσης στο { $hex }: { $numbers }. Παίζετε «Εναέριος Παρατηρητής»;
question-spot = Ζάρια στόχευσης στο { $hex }: { $numbers }. Ποιο πέφτει στον στόχο;
question-duds = Ζάρια στόχευσης του εχθρού στο { $hex }: { $numbers }. Παίζετε «Τυφλές Οβίδες»;
question-dud = «Τυφλές Οβίδες»: ποιο ζάρι στόχευσης αφαιρείτε ({ $numbers });
question-opening = Πριν από τις μάχες: παίζετε κάρτα μάχης;
question-gas-where = Σε ποιον πηγαίνει το αέριο;
question-surprise-who = Ποια μονάδα πολεμά χωρίς διαταγή;
question-battle-who = Ποιος πολεμά τώρα;
question-battle-whom = Τι κάνει { $unit_the } στο { $hex };
question-combat-card = { $way ->
        [ranged] { $attacker_the } στο { $from } πυροβολεί { $unit_acc } στο { $hex }: παίζετε κάρτα μάχης;
       *[close] { $attacker_the } στο { $from } επιτίθεται { $unit_dat } στο { $hex }: παίζετε κάρτα μάχης;
    }
question-respond = { $way ->
        [ranged] { $attacker_the } στο { $from } πυροβολεί { $unit_acc } στο { $hex }: πώς απαντάτε;
       *[close] { $attacker_the } στο { $from } επιτίθεται { $unit_dat } στο { $hex }: πώς απαντάτε;
    }
question-steady = { $flags ->
        [one] 1 σημαία
       *[other] { $flags } σημαίες
    } για { $unit_acc } στο { $hex }, μπορείτε να αγνοήσετε { $ignorable }: παίζετε «Σταθεροί, Παιδιά!»;
question-ignore-flags = { $flags ->
        [one] 1 σημαία
       *[other] { $flags } σημαίες
    } για { $unit_acc } στο { $hex }: πόσες αγνοείτε;
question-retreat = Πού υποχωρεί { $unit_the } από το { $hex };
question-gain-ground = Κερδίζει έδαφος { $attacker_the }, από το { $from } στο { $hex };
question-bonus-combat = { $unit_the } στο { $hex } μπορεί να πολεμήσει άλλη μία φορά: εναντίον ποιου;
question-counter = { $unit_the } στο { $hex } κράτησε: παίζετε «Αντεπίθεση» εναντίον του εχθρού στο { $from } ({ $attacker });
question-end-card = Τέλος της σειράς σας: παίζετε κάρτα μάχης;
question-bearers = Ποια μονάδα ξαναπαίρνει μία φιγούρα;
question-recon = Παίρνετε ένα μετάλλιο, ή τραβάτε δύο κάρτες και κρατάτε τη μία;
question-keep-card = Ποια από τις δύο κάρτες κρατάτε;
question-card-or-tokens = Τραβάτε μία κάρτα μάχης ή παίρνετε δύο μάρκες HQ;
question-drop-card = Δίνετε μία κάρτα μάχης για μία μάρκα HQ;

## Ενέργειες

action-done = { $question ->
        [repair-who] Τέλος επισκευών
        [move-who] Τέλος κινήσεων
        [battle-who] Τέλος μαχών
        [drop-card] Κρατήστε όλες τις κάρτες μάχης
        [order-any] Τέλος διαταγών
        [order-section] Τέλος διαταγών
       *[other] Τέλος
    }
action-card = Παίξτε «{ $card }»
action-play = Παίξτε «{ $combat }» ({ $cost } HQ)
action-pass = { $question ->
        [combat-card] Καμία κάρτα μάχης
        [counter] Χωρίς αντεπίθεση
        [duds] Αφήστε τις οβίδες να πέσουν
        [end-card] Καμία κάρτα μάχης
        [intelligence] Μη δείτε τις κάρτες τους
        [opening] Καμία κάρτα μάχης
        [pin-down] Αφήστε τη μονάδα να κινηθεί
        [respond] Χωρίς αντίδραση
        [spotter] Τα ζάρια μένουν όπως είναι
        [steady] Καμία κάρτα μάχης
        [wire-cutters] Μην κόψετε το συρματόπλεγμα
       *[other] Πάσο
    }
action-order = Διατάξτε { $unit_acc } στο { $hex }
action-guns = Διατάξτε το εφεδρικό πυροβολικό για { $section_acc }
action-section = { $section_the }
action-repair = Επισκευάστε { $unit_acc } στο { $hex }
action-dice = { $question ->
        [repair-dice] { $dice ->
            [0] Μην αγοράσετε κανένα
            [one] Αγοράστε 1 ζάρι
           *[other] Αγοράστε { $dice } ζάρια
        }
       *[other] { $dice ->
            [one] 1 ζάρι
           *[other] { $dice } ζάρια
        }
    }
action-abandon = Εγκαταλείψτε το άρμα
action-unit = { $question ->
        [battle-who] Πολεμήστε με { $unit_acc } στο { $hex }
        [surprise-who] Αιφνιδιάστε με { $unit_acc } στο { $hex }
        [bearers] Μία φιγούρα πίσω { $unit_dat } στο { $hex }
       *[other] Κινήστε { $unit_acc } από το { $hex }
    }
action-move = Κίνηση στο { $hex }
action-stop = { $question ->
        [move-where] Σταματήστε εδώ
       *[other] Στάση
    }
action-exit = Έξοδος από το ταμπλό
action-target = { $question ->
        [gas-where] Αέριο { $unit_dat } στο { $hex }
       *[other] Βομβαρδίστε το { $hex }
    }
action-spot = Το ζάρι με { $number }
action-dud = Αφαιρέστε ένα { $number }
action-fire = Πυροβολήστε { $unit_acc } στο { $hex }
action-attack = Επιτεθείτε { $unit_dat } στο { $hex }
action-cut = Κόψτε το συρματόπλεγμα
action-build = Επισκευάστε τη γέφυρα στο { $hex }
action-strike = Παίξτε «Πρώτο Χτύπημα»
action-ignore = { $flags ->
        [0] Μην αγνοήσετε καμία
        [one] Αγνοήστε 1 σημαία
       *[other] Αγνοήστε { $flags } σημαίες
    }
action-retreat = Υποχώρηση στο { $hex }
action-advance = Κερδίστε έδαφος στο { $hex }
action-hold = { $question ->
        [abandon] Το πλήρωμα μένει
        [battle-whom] Χωρίς μάχη
        [bonus-combat] Χωρίς επιπλέον μάχη
        [gain-ground] Μείνετε εδώ
        [move-where] Χωρίς κίνηση
       *[other] Παραμονή
    }
action-keep = Κρατήστε «{ $card }»
action-medal = Πάρτε το μετάλλιο και τραβήξτε μία κάρτα
action-tokens = Πάρτε δύο μάρκες HQ
action-draw = { $question ->
        [recon] Τραβήξτε δύο κάρτες και κρατήστε τη μία
       *[other] Τραβήξτε μία κάρτα μάχης
    }
action-drop = Δώστε «{ $combat }»

## Ζάρια

modifier-sheet = Η μονάδα: { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
modifier-gas = Αέριο: { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
modifier-shells = Οβίδες: { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
modifier-bomber = { $signed } για τον χειροβομβιστή
modifier-marksman = { $signed } για τον σκοπευτή
modifier-loader = { $signed } για τον γεμιστή
modifier-entered = { $signed } για το έδαφος όπου μόλις μπήκε
modifier-wire = { $signed } πάνω σε συρματόπλεγμα
modifier-stuck = { $signed } ως κολλημένο άρμα
modifier-card = { $signed } από την κάρτα διοίκησης
modifier-butts = { $signed } από «Υποκόπανους και Ξιφολόγχες»
modifier-barrage = { $signed } από τον «Φραγμό Πολυβόλων»
modifier-crossfire = { $signed } για διασταυρούμενα πυρά
modifier-anti-tank = { $signed } για πεδινό πυροβολικό σε λόφο εναντίον άρματος
modifier-covering-fire = { $signed } από τα «Πυρά Κάλυψης»
modifier-smoke = { $signed } από το «Προπέτασμα Καπνού»
modifier-soldiers-hit = Χτυπούν οι στρατιώτες
modifier-bursts-hit = Χτυπούν οι εκρήξεις
modifier-skulls-hit = Χτυπούν οι νεκροκεφαλές
modifier-every-face = Τρία ή περισσότερα ζάρια στον στόχο: χτυπούν όλες οι όψεις
modifier-ground-cancels = Στρατιώτες που ακυρώνει το έδαφος: { $count }
modifier-bursts-may-hit = Οι εκρήξεις είναι πιθανά χτυπήματα στο άρμα
modifier-skulls-may-hit = Οι νεκροκεφαλές είναι πιθανά χτυπήματα στο άρμα
modifier-flags-may-hit = Οι σημαίες είναι πιθανά χτυπήματα στο άρμα
modifier-first-flag = Σημαίες που δεν κάνουν τίποτα στο άρμα: { $count }

## Αρνήσεις: κάρτες και διαταγές

refusal-not-in-hand = Δεν έχετε αυτή την κάρτα στο χέρι.
refusal-strike-not-now = Το «Πρώτο Χτύπημα» απαντά σε μάχη σώμα με σώμα του εχθρού και δεν είναι ποτέ η κάρτα της δικής σας σειράς.
refusal-no-orders-possible = Η κάρτα δεν μπορούσε να διατάξει κανέναν: σε αυτή τη σειρά δεν υπάρχουν διαταγές, κινήσεις και μάχες.
refusal-no-unit-here = Δεν υπάρχει μονάδα σε αυτό το εξάγωνο.
refusal-not-yours = Δεν είναι δικά σας στρατεύματα.
refusal-already-ordered = Έχει ήδη πάρει διαταγή.
    .of = { $unit_the } στο { $hex } έχει ήδη πάρει διαταγή.
refusal-abandoned-no-order = Εγκαταλειμμένο άρμα δεν παίρνει διαταγή.
    .of = { $unit_the } στο { $hex } είναι εγκαταλειμμένο και δεν παίρνει διαταγή.
refusal-wrong-section = Η κάρτα δεν διατάζει κανέναν σε αυτόν τον τομέα.
refusal-pushed-elsewhere = Η «Μεγάλη Ώθηση» γίνεται σε άλλον τομέα.
refusal-section-full = Η κάρτα δεν έχει άλλες διαταγές για αυτόν τον τομέα.
refusal-shared-order = Μονάδα ανάμεσα σε δύο τομείς έχει πάρει τη διαταγή αυτού του τομέα.
refusal-no-orders-left = Η κάρτα δεν έχει άλλη διαταγή.
refusal-infantry-only = Το «Έξω από τα Χαρακώματα» διατάζει μόνο πεζικό.
refusal-not-adjacent-only = Η «Ανταλλαγή Πυρών» δεν διατάζει μονάδα που έχει εχθρό δίπλα της.
refusal-no-guns-in-reserve = Δεν έχετε εφεδρικό πυροβολικό σε αυτή τη μάχη.
refusal-guns-ordered = Το εφεδρικό πυροβολικό έχει ήδη τη διαταγή του.
refusal-no-guns-by-card = Αυτή η κάρτα δεν διατάζει το εφεδρικό πυροβολικό.

## Αρνήσεις: κάρτες μάχης

refusal-combat-not-in-hand = Δεν έχετε αυτή την κάρτα μάχης στο χέρι.
refusal-one-combat-card = Έχετε ήδη παίξει τη μία κάρτα μάχης αυτής της σειράς.
refusal-cards-shut = Η κάρτα διοίκησης δεν μπορούσε να διατάξει κανέναν: σε αυτές τις φάσεις κανείς δεν παίζει κάρτα μάχης.
refusal-too-expensive = Δεν σας φτάνουν οι μάρκες HQ για αυτή την κάρτα.
refusal-not-in-window = Δεν είναι η στιγμή αυτής της κάρτας.
refusal-of-no-use = Τώρα δεν θα έκανε τίποτα.
refusal-tank-not-steadied = Το «Σταθεροί, Παιδιά!» είναι για στρατιώτες, όχι για άρματα.
refusal-smoke-no-shells = Το «Προπέτασμα Καπνού» δεν κάνει τίποτα στο εφεδρικό πυροβολικό.
refusal-counter-may-not = Η μονάδα που δέχτηκε την επίθεση δεν μπορεί να πολεμήσει, άρα δεν κάνει «Αντεπίθεση».
refusal-driven-no-counter = «Αντεπίθεση» κάνει μόνο μονάδα που στέκεται ακόμη στο εξάγωνό της.

## Αρνήσεις: επισκευές

refusal-not-stuck = Αυτό το άρμα δεν είναι κολλημένο.
refusal-no-tank = Επισκευάζεται μόνο κολλημένο άρμα· αυτό δεν είναι άρμα.
refusal-stuck-this-turn = Το άρμα κόλλησε σε αυτή τη σειρά· η επισκευή χρειάζεται διαταγή σε επόμενη σειρά.
refusal-one-attempt = Κάθε άρμα έχει μία προσπάθεια ανά σειρά, και αυτό την έκανε.
refusal-abandoned-no-repair = Εγκαταλειμμένο άρμα δεν επισκευάζεται ποτέ.
refusal-no-repair-dice = Δεν υπάρχει ούτε ένα ζάρι για την προσπάθεια.
refusal-too-many-dice = Για μία επισκευή αγοράζονται το πολύ τρία ζάρια.
refusal-no-hq-for-repair = Κάθε ζάρι επισκευής κοστίζει μία μάρκα HQ, και δεν σας φτάνουν.
refusal-never-repaired = Σε αυτό το σενάριο αυτό το άρμα μένει για πάντα εκεί που είναι.

## Αρνήσεις: κίνηση

refusal-not-ordered = Δεν έχει διαταγή σε αυτή τη σειρά.
    .of = { $unit_the } στο { $hex } δεν έχει διαταγή σε αυτή τη σειρά.
refusal-moved-already = Έχει ήδη κινηθεί.
    .of = { $unit_the } στο { $hex } έχει ήδη κινηθεί.
refusal-stuck-on-the-way = Το άρμα κόλλησε, και έτσι τελείωσε η κίνησή του.
    .of = { $unit_the } στο { $hex } κόλλησε, και έτσι τελείωσε η κίνησή του.
refusal-card-no-move = Με αυτή την κάρτα διοίκησης κανείς δεν κινείται.
refusal-stuck-no-move = Κολλημένο άρμα δεν κινείται.
    .of = { $unit_the } στο { $hex } είναι κολλημένο και δεν κινείται.
refusal-abandoned-no-move = Εγκαταλειμμένο άρμα δεν κινείται.
    .of = { $unit_the } στο { $hex } είναι εγκαταλειμμένο και δεν κινείται.
refusal-pinned-no-move = Έχει καθηλωθεί.
    .of = { $unit_the } στο { $hex } έχει καθηλωθεί.
refusal-occupied = Δεν υπάρχει χώρος: το εξάγωνο είναι πιασμένο.
    .of = Στο { $hex } στέκεται { $unit_the }.
refusal-shut-in = Δεν μπορεί να πάει πουθενά: τα γύρω εξάγωνα είναι πιασμένα ή κλειστά.
    .of = Δεν μπορεί να πάει πουθενά { $unit_the } στο { $hex }: τα γύρω εξάγωνα είναι πιασμένα ή κλειστά.
refusal-too-far = Είναι πιο μακριά απ’ όσο μπορεί να πάει.
    .of = Είναι πιο μακριά απ’ όσο μπορεί να πάει { $unit_the } στο { $hex }.
refusal-run-too-far = Ούτε με το «Μεταβολή και Τρέξτε!» πηγαίνει μακρύτερα.
    .of = Ούτε με το «Μεταβολή και Τρέξτε!» πηγαίνει μακρύτερα { $unit_the } στο { $hex }.
refusal-not-next = Η κίνηση συνεχίζεται στο διπλανό εξάγωνο.
refusal-already-there = Στέκεται ήδη εκεί: η κίνηση πηγαίνει στο διπλανό εξάγωνο.
    .of = { $unit_the } στέκεται ήδη στο { $hex }: η κίνηση πηγαίνει στο διπλανό εξάγωνο.
refusal-river-closed = Στον ποταμό δεν μπαίνει κανείς χωρίς γέφυρα.
refusal-river-closed-to-tanks = Άρματα περνούν ποταμό μόνο από ακέραιη γέφυρα.
refusal-river-closed-to-guns = Πεδινά πυροβόλα περνούν ποταμό μόνο από ακέραιη γέφυρα.
refusal-damaged-bridge = Χτυπημένη γέφυρα δεν σηκώνει άρμα ή πεδινό πυροβόλο.
refusal-footbridge-only = Η πεζογέφυρα δεν σηκώνει άρμα ή πεδινό πυροβόλο.
refusal-must-stop = Το έδαφος όπου μπήκε σταματά την κίνηση.
    .of = Το έδαφος στο { $hex } σταμάτησε { $unit_acc }.
refusal-wire-stops = Το συρματόπλεγμα όπου μπήκε σταματά την κίνηση.
    .of = Το συρματόπλεγμα στο { $hex } σταμάτησε { $unit_acc }.
refusal-no-exit = Σε αυτό το σενάριο οι μονάδες σας δεν βγαίνουν από το ταμπλό.
refusal-not-at-edge = Δεν άρχισε τη σειρά στη βασική γραμμή του εχθρού.
    .of = { $unit_the } στο { $hex } δεν άρχισε τη σειρά στη βασική γραμμή του εχθρού.
refusal-exit-first = Η έξοδος γίνεται με το πρώτο εξάγωνο της κίνησης.
refusal-stuck-no-exit = Κολλημένο άρμα δεν βγαίνει από το ταμπλό.
refusal-run-no-exit = Με το «Μεταβολή και Τρέξτε!» κανείς δεν βγαίνει από το ταμπλό.

## Αρνήσεις: μάχη

refusal-battled-already = Έχει ήδη πολεμήσει σε αυτή τη σειρά.
    .of = { $unit_the } στο { $hex } έχει ήδη πολεμήσει σε αυτή τη σειρά.
refusal-left-alone = Η μονάδα ορίστηκε για μάχη και δεν πολέμησε· δεν ρωτάται ξανά σε αυτή τη σειρά.
refusal-moved-too-far = Κινήθηκε πολύ μακριά για να πολεμήσει.
    .of = { $unit_the } στο { $hex } κινήθηκε πολύ μακριά για να πολεμήσει.
refusal-run-no-battle = Με το «Μεταβολή και Τρέξτε!» όσες μονάδες διατάχθηκαν δεν πολεμούν.
refusal-moved-no-battle = Κινήθηκε και δεν μπορεί να πολεμήσει.
    .of = { $unit_the } στο { $hex } κινήθηκε και δεν μπορεί να πολεμήσει.
refusal-gun-moved = Πεδινό πυροβόλο ή κινείται ή πολεμά· αυτό κινήθηκε.
    .of = { $unit_the } στο { $hex } κινήθηκε· πεδινό πυροβόλο ή κινείται ή πολεμά.
refusal-got-stuck-no-battle = Το άρμα κόλλησε σε αυτή τη σειρά και δεν μπορεί να πολεμήσει.
    .of = { $unit_the } στο { $hex } κόλλησε σε αυτή τη σειρά και δεν μπορεί να πολεμήσει.
refusal-building-no-battle = Το άρμα μόλις μπήκε σε κτίριο και δεν μπορεί να πολεμήσει.
    .of = { $unit_the } μόλις μπήκε στο κτίριο στο { $hex } και δεν μπορεί να πολεμήσει.
refusal-river-no-battle = Κανείς δεν πολεμά μέσα από το νερό.
refusal-broken-bridge-no-battle = Κανείς δεν πολεμά πάνω από χτυπημένη γέφυρα.
refusal-abandoned-no-battle = Εγκαταλειμμένο άρμα δεν πολεμά.
    .of = { $unit_the } στο { $hex } είναι εγκαταλειμμένο και δεν πολεμά.
refusal-enemy-adjacent = Ο εχθρός είναι δίπλα: μάχη σώμα με σώμα με αυτόν ή με κανέναν.
    .of = { $unit_the } στο { $hex } έχει εχθρό δίπλα: πολεμά σώμα με σώμα ή καθόλου.
refusal-tank-meets-enemy = Το άρμα έχει εχθρό δίπλα του: πολεμά σώμα με σώμα και δεν βάλλει.
    .of = { $unit_the } στο { $hex } έχει εχθρό δίπλα: το άρμα πολεμά σώμα με σώμα και δεν βάλλει.
refusal-gun-meets-enemy = Το πεδινό πυροβόλο έχει εχθρό δίπλα του: πολεμά σώμα με σώμα και δεν βάλλει.
    .of = { $unit_the } στο { $hex } έχει εχθρό δίπλα: τότε πολεμά σώμα με σώμα και δεν βάλλει.
refusal-no-enemy-there = Δεν υπάρχει εχθρός για επίθεση.
refusal-adjacent-no-fire = Στον διπλανό γίνεται επίθεση σώμα με σώμα, όχι πυρά.
    .of = Ο στόχος είναι δίπλα: { $unit_the } στο { $hex } κάνει επίθεση σώμα με σώμα, όχι πυρά.
refusal-out-of-range = Ο στόχος είναι εκτός εμβέλειας.
    .of = Ο στόχος είναι εκτός εμβέλειας για { $unit_acc } στο { $hex }.
refusal-not-in-sight = Κάτι στη διαδρομή κλείνει το οπτικό πεδίο.
    .of = Το οπτικό πεδίο κλείνει στο { $hex }.
refusal-hill-hides = Ένας λόφος στη διαδρομή κρύβει τον στόχο.
    .of = Ο λόφος στο { $hex } κρύβει τον στόχο.
refusal-third-hill-hides = Ένας άλλος λόφος ανάμεσα στους δύο κρύβει τον στόχο.
    .of = Ένας άλλος λόφος, στο { $hex }, κρύβει τον στόχο.
refusal-both-sides-hide = Το οπτικό πεδίο είναι κλειστό κι από τις δύο πλευρές.
refusal-edge-hides = Το οπτικό πεδίο περνά στην άκρη του ταμπλό, δίπλα σε εξάγωνο που το κλείνει.
refusal-no-dice = Δεν μένουν ζάρια για αυτή την επίθεση.
    .of = { $unit_the } στο { $hex } δεν έχει ζάρια για αυτή την επίθεση.
refusal-not-adjacent = Ο εχθρός δεν είναι σε γειτονικό εξάγωνο.
    .of = Ο εχθρός δεν είναι δίπλα { $unit_dat } στο { $hex }.
refusal-passes-for-friend = Σε αυτό το σενάριο αυτό το άρμα περνά ακόμη για δικό σας.
refusal-no-wire-here = Δεν υπάρχει συρματόπλεγμα στο εξάγωνο της μονάδας.
refusal-wire-moved = Κινήθηκε· κόβει συρματόπλεγμα μόνο όποιος μένει πάνω του.
refusal-only-infantry-cuts = Μόνο πεζικό κόβει συρματόπλεγμα.
refusal-no-engineer = Η μονάδα δεν έχει μηχανικό.
refusal-no-broken-bridge = Εκεί δεν υπάρχει χτυπημένη γέφυρα, ή είναι πολύ μακριά.
refusal-engineer-moved = Κινήθηκε· ο μηχανικός που χτίζει μένει στη θέση του.

## Αρνήσεις: οβίδες και αέριο

refusal-not-in-section = Τα πυροβόλα έχουν διαταγή για άλλον τομέα.
refusal-too-strong = Το εφεδρικό πυροβολικό δεν έχει περισσότερα ζάρια από τη δύναμή του.
refusal-one-die-at-least = Το εφεδρικό πυροβολικό βάλλει με τουλάχιστον ένα ζάρι.
refusal-no-hq-to-aim = Κάθε ζάρι στόχευσης κοστίζει μία μάρκα HQ, και δεν σας φτάνουν.
refusal-only-free-die = Χωρίς μάρκα HQ βάλλετε μόνο με ζάρι που είναι δωρεάν.
refusal-one-free-die = Μόνο ένα ζάρι στόχευσης είναι δωρεάν, και δεν σας φτάνουν οι μάρκες HQ για τα υπόλοιπα.
refusal-guns-silent = Δεν πληρωνόταν κανένα ζάρι στόχευσης, και η διαταγή του εφεδρικού πυροβολικού χάθηκε.
refusal-no-such-die = Δεν υπάρχει τέτοιο ζάρι.
refusal-spot-drifting = Αυτό το ζάρι είναι ήδη στον στόχο: ο «Εναέριος Παρατηρητής» είναι για ένα που παρεκκλίνει.
refusal-outside-rows = Ο βομβαρδισμός πέφτει μόνο ανάμεσα στις γραμμές.
refusal-other-section-next = Τώρα βομβαρδίζεται άλλος τομέας: αριστερά, κέντρο, δεξιά, ο ένας μετά τον άλλον.
refusal-no-card-for-shelling = Οι κάρτες «{ combat-aerial-spotter }» και «{ combat-dud-shells }» δεν παίζονται όταν βομβαρδίζεται η νεκρή ζώνη.
refusal-gas-too-far = Κανένας στρατιώτης σας δεν είναι ως τρία εξάγωνα κοντά.
refusal-gas-no-tanks = Το αέριο δεν κάνει τίποτα σε άρματα.
refusal-surprise-no-order = Ο «Αιφνιδιασμός» είναι για μονάδα χωρίς διαταγή.
    .of = { $unit_the } στο { $hex } έχει διαταγή: ο «Αιφνιδιασμός» είναι για μονάδα χωρίς διαταγή.
refusal-bearers-touched = Οι «Τραυματιοφορείς» δεν φτάνουν σε μονάδα που έχει εχθρό δίπλα της.
refusal-bearers-whole = Αυτή η μονάδα δεν έχει χάσει καμία φιγούρα.
refusal-bearers-no-tanks = Οι «Τραυματιοφορείς» είναι για στρατιώτες, όχι για άρματα.

## Αρνήσεις: σημαίες, υποχωρήσεις, έδαφος

refusal-too-many-flags = Δεν μπορείτε να αγνοήσετε τόσες σημαίες.
refusal-not-toward-home = Η υποχώρηση πηγαίνει στην επόμενη γραμμή προς τη δική σας πλευρά.
refusal-retreat-blocked = Αυτό το εξάγωνο είναι κλειστό για υποχώρηση.
    .of = Στο { $hex } στέκεται { $unit_the }, άρα κανείς δεν υποχωρεί εκεί.
refusal-retreat-water = Δεν μπορεί να υποχωρήσει σε αυτό το νερό.
refusal-bonus-close-only = Η επιπλέον μάχη ενός αρσενικού άρματος είναι σώμα με σώμα.
refusal-tanks-stay = Άρμα δεν υποχωρεί ποτέ.
refusal-every-face-hits = Με τρία ή περισσότερα ζάρια στον στόχο κάθε όψη χτυπά, και οι σημαίες δεν διώχνουν κανέναν.
refusal-first-flag-ignored = Σε άρμα η πρώτη σημαία αγνοείται πάντα· δεν υπάρχει επιλογή.
refusal-no-flag-fell = Δεν ήρθε καμία σημαία.
refusal-open-ground = Το έδαφος της μονάδας δεν επιτρέπει να αγνοηθεί καμία σημαία.
refusal-gas-no-cover = Από το αέριο δεν προστατεύει κανένα έδαφος, και καμία σημαία δεν αγνοείται.
refusal-raid-no-cover = Σε «Επιδρομή σε Χαράκωμα» το χαράκωμα δεν προστατεύει, και καμία σημαία δεν αγνοείται.
refusal-all-ignored = Όλες οι σημαίες αγνοήθηκαν, άρα κανείς δεν υποχωρεί.
refusal-destroyed-no-retreat = Η μονάδα καταστράφηκε και δεν υποχωρεί.
refusal-not-vacated = Έδαφος κερδίζεται μόνο στο εξάγωνο που μόλις άφησε ο εχθρός.
refusal-fire-no-ground = Έδαφος κερδίζεται μόνο μετά από μάχη σώμα με σώμα, ποτέ με πυρά.
refusal-stands-firm = Ο εχθρός ούτε καταστράφηκε ούτε υποχώρησε, άρα δεν υπάρχει έδαφος να κερδηθεί.
refusal-no-order-no-ground = Έδαφος κερδίζει μόνο μονάδα με διαταγή.
refusal-kind-no-ground = Πολυβόλα, όλμοι και πεδινά πυροβόλα δεν κερδίζουν έδαφος.
refusal-halted-no-ground = Η μονάδα μπήκε σε αυτή τη σειρά σε έδαφος που τη σταμάτησε, άρα δεν κερδίζει άλλο.
refusal-wire-no-ground = Μπήκε σε αυτή τη σειρά σε συρματόπλεγμα, άρα δεν κερδίζει έδαφος.
refusal-butts-no-ground = Μετά από «Υποκόπανοι και Ξιφολόγχες» δεν κερδίζεται έδαφος.
refusal-stuck-no-ground = Κολλημένο άρμα δεν κερδίζει έδαφος.
refusal-closed-no-ground = Το εξάγωνο είναι κλειστό για αυτή τη μονάδα, άρα δεν κερδίζεται.
refusal-held-no-ground = Ο εχθρός δεν μπόρεσε να υποχωρήσει και στέκεται ακόμη εκεί, άρα δεν υπάρχει έδαφος να κερδηθεί.
refusal-surprise-no-ground = Ο «Αιφνιδιασμός» δεν κερδίζει έδαφος.
refusal-reaction-no-ground = Μονάδα που πολεμά στη σειρά του εχθρού δεν κερδίζει έδαφος.
refusal-struck-first = Το «Πρώτο Χτύπημα» πρόλαβε τη μάχη, που δεν γίνεται.
refusal-no-ground-no-bonus = Η επιπλέον μάχη χρειάζεται έδαφος που κερδήθηκε, και αυτό το άρμα δεν κέρδισε.
refusal-stuck-no-bonus = Το άρμα κόλλησε στο έδαφος που κέρδισε, άρα δεν έχει επιπλέον μάχη.
refusal-halted-no-bonus = Το άρμα μπήκε σε έδαφος που το σταμάτησε: δεν κερδίζει έδαφος και δεν έχει επιπλέον μάχη.
refusal-card-no-bonus = Η κάρτα δεν αφήνει το άρμα να κερδίσει έδαφος, και χωρίς αυτό δεν υπάρχει επιπλέον μάχη.
refusal-stuck-tank-no-bonus = Κολλημένο άρμα δεν κερδίζει έδαφος και δεν έχει ποτέ επιπλέον μάχη.
refusal-one-bonus = Το άρμα έκανε την επιπλέον μάχη του, και δεύτερη δεν υπάρχει.
refusal-not-won-no-bonus = Η επιπλέον μάχη έρχεται μετά από νικηφόρα μάχη σώμα με σώμα, και ο εχθρός στέκεται ακόμη.
refusal-infantry-no-bonus = Μόνο άρματα πολεμούν ξανά αφού κέρδισαν έδαφος.

## Αρνήσεις: όσα γίνονται μόνο στην ώρα τους

refusal-one-card = Σε κάθε σειρά παίζεται μία κάρτα διοίκησης.
refusal-shelling-first = Πρώτα βομβαρδίζεται η νεκρή ζώνη, πριν από τον πρώτο γύρο.
refusal-card-first = Πρώτα παίξτε μια κάρτα διοίκησης.
refusal-orders-first = Πρώτα ορίστε όλους όσους διατάζει η κάρτα.
refusal-orders-over = Όλες οι διαταγές έχουν δοθεί· κανείς άλλος δεν παίρνει διαταγή σε αυτή τη σειρά.
refusal-repair-first = Πρώτα δοκιμάζουν να ξεκολλήσουν τα κολλημένα άρματα.
refusal-movement-first = Πρώτα ολοκληρώνονται οι κινήσεις.
refusal-movement-over = Οι κινήσεις τελείωσαν: τώρα γίνονται οι μάχες.
refusal-guns-first = Το εφεδρικό πυροβολικό βάλλει πριν πολεμήσει οποιοσδήποτε άλλος.
refusal-finish-first = Τελειώστε αυτό πριν από το επόμενο.
refusal-move-ends-first = Τελειώστε πρώτα την κίνηση της μονάδας που είναι στον δρόμο.
refusal-name-mover-first = Ορίστε πρώτα τη μονάδα που θα κινηθεί.
refusal-name-fighter-first = Ορίστε πρώτα τη μονάδα που θα πολεμήσει.
refusal-enemy-turn = Είναι η σειρά του εχθρού.
refusal-turn-over = Η σειρά σας τελείωσε· μένει μόνο να διαλέξετε κάρτες και μάρκες.
refusal-no-units-by-card = Ο «Βομβαρδισμός Πυροβολικού» διατάζει το εφεδρικό πυροβολικό και κανέναν άλλον.
refusal-adjacent-only = Η «Έφοδος Σώμα με Σώμα» διατάζει μόνο μονάδες που έχουν εχθρό δίπλα τους.
refusal-no-repair-now = Η επισκευή δοκιμάζεται όταν έχουν δοθεί όλες οι διαταγές, πριν από την πρώτη κίνηση.
refusal-no-abandon-now = Ένα άρμα εγκαταλείπεται αμέσως μετά από αποτυχημένη επισκευή, και ποτέ άλλοτε.
refusal-target-first = Διαλέξτε πρώτα τον στόχο, μετά τα ζάρια.
refusal-target-chosen = Ο στόχος και τα ζάρια αυτού του βομβαρδισμού έχουν οριστεί.
refusal-guns-later = Το εφεδρικό πυροβολικό σκοπεύει μετά τις κινήσεις.
refusal-guns-have-fired = Το εφεδρικό πυροβολικό βάλλει μία φορά, πριν από όλους: αυτή η στιγμή πέρασε.
refusal-guns-not-ordered = Το εφεδρικό πυροβολικό δεν έχει διαταγή σε αυτή τη σειρά.
refusal-no-spot-now = Ζάρι διαλέγεται μόνο όταν παίχτηκε «Εναέριος Παρατηρητής» μετά τα ζάρια στόχευσης.
refusal-no-dud-now = Ζάρια αφαιρούνται μόνο όταν παίχτηκαν «Τυφλές Οβίδες» μετά τα ζάρια στόχευσης.
refusal-name-tank-first = Ορίστε πρώτα το άρμα που θα επισκευαστεί.
refusal-repair-under-way = Τελειώστε πρώτα την επισκευή που έχει αρχίσει.
    .of = Επισκευάζεται { $unit_the } στο { $hex }: τελειώστε πρώτα αυτή την επισκευή.
refusal-no-strike-now = Το «Πρώτο Χτύπημα» απαντά μόνο σε μάχη σώμα με σώμα που μόλις δήλωσε ο εχθρός.
refusal-strike-not-held = Δεν έχετε το «Πρώτο Χτύπημα» στο χέρι.
refusal-striker-may-not = Η μονάδα που δέχεται την επίθεση δεν μπορεί να πολεμήσει, άρα δεν χτυπά πρώτη.
refusal-no-flag-now = Δεν υπάρχει τώρα σημαία που μπορεί να αγνοηθεί.
refusal-panic = Στρατιώτες στους οποίους επιτίθεται άρμα σώμα με σώμα πανικοβάλλονται και δεν αγνοούν καμία σημαία.
refusal-no-retreat-now = Κανείς δεν πρέπει να υποχωρήσει τώρα.
refusal-no-advance-now = Δεν υπάρχει τώρα έδαφος να κερδηθεί.
refusal-no-keep-now = Δεν υπάρχουν τώρα δύο κάρτες να διαλέξετε.
refusal-not-drawn = Δεν είναι μία από τις δύο κάρτες που τραβήξατε.
refusal-no-medal-now = Μετάλλιο παίρνετε μόνο για κάρτα «Ανίχνευση», και όπου το λέει το σενάριο.
refusal-no-medal-by-copy = Μετάλλιο δίνουν μόνο η «Ανίχνευση» αριστερά, στο κέντρο και δεξιά, και όχι αντίγραφό τους.
refusal-no-choice-now = Κάρτα μάχης ή δύο μάρκες παίρνετε μία φορά σε κάθε σειρά, αφού τραβήξετε κάρτα διοίκησης.
refusal-hand-full = Έχετε πέντε κάρτες μάχης, και κανείς δεν κρατά περισσότερες.
refusal-pool-empty = Δεν μένουν μάρκες HQ στο κοινό απόθεμα.
refusal-no-drop-now = Κάρτα μάχης δίνετε στο τέλος σειράς όπου δεν παίξατε καμία.
refusal-played-no-drop = Παίξατε κάρτα μάχης σε αυτή τη σειρά, άρα δεν δίνετε άλλη για μάρκα.
refusal-no-window-now = Τώρα δεν ζητείται κάρτα.
refusal-no-march-now = Τώρα δεν κινείται καμία μονάδα.
refusal-card-is-played = Πρέπει να παιχτεί μία κάρτα διοίκησης.
refusal-must-retreat = Οι σημαίες που δεν αγνοήθηκαν τηρούνται: η μονάδα υποχωρεί.
refusal-must-choose = Διαλέξτε ένα: κάρτα μάχης ή δύο μάρκες HQ.
refusal-must-keep = Μία από τις δύο κάρτες πρέπει να κρατηθεί.
refusal-section-first = Διαλέξτε πρώτα τον τομέα της «Μεγάλης Ώθησης».
refusal-must-answer = Πρώτα πρέπει να απαντηθεί αυτό που ρωτιέται τώρα.
refusal-no-section-now = Τώρα δεν διαλέγεται τομέας.

## Πριν και μετά τη μάχη

brief-first-and-medals = Αρχίζουν { $side_the }. Η μάχη κερδίζεται με { $medals ->
        [one] 1 μετάλλιο
       *[other] { $medals } μετάλλια
    }.
brief-means = { $side_the } αρχίζουν με { $command ->
        [one] 1 κάρτα διοίκησης
       *[other] { $command } κάρτες διοίκησης
    }, { $combat ->
        [one] 1 κάρτα μάχης
       *[other] { $combat } κάρτες μάχης
    }, { $hq ->
        [one] 1 μάρκα HQ
       *[other] { $hq } μάρκες HQ
    } και { $artillery ->
        [0] χωρίς εφεδρικό πυροβολικό
       *[other] εφεδρικό πυροβολικό δύναμης { $artillery }
    }.
brief-inventions = Αυτά τα άρματα δεν υπάρχουν στην έκδοση του παιχνιδιού· τα πρόσθεσε ο μεταφραστής: { $tanks } (G29.2).
battle-ending = Νίκη για { $side_acc }, σε { $turns ->
        [one] έναν γύρο
       *[other] { $turns } γύρους
    }. Μετάλλια: { $medals } προς { $against }.
battle-drawn = Ισοπαλία, σε { $turns ->
        [one] έναν γύρο
       *[other] { $turns } γύρους
    }. Μετάλλια για τον καθένα: { $medals }.

## Πώς έχουν τα πράγματα

holding-hq = μάρκες HQ
holding-combat = κάρτες μάχης
holding-artillery = εφεδρικό πυροβολικό

## Τι υπάρχει σε ένα εξάγωνο

look-soldiers = { $unit }, φιγούρες: { $blocks } από { $full }
look-tank = { $unit }, { $blocks ->
        [one] το καταστρέφει 1 χτύπημα
       *[other] το καταστρέφουν { $blocks } χτυπήματα
    }
look-invention = δεν υπάρχει στην έκδοση του παιχνιδιού· το πρόσθεσε ο μεταφραστής (G29.2)
look-trench = χαράκωμα { $side_gen }, γραμμή { $line }
look-objective = { $medals ->
        [one] 1 μετάλλιο
       *[other] { $medals } μετάλλια
    } για { $side_acc }
look-objective-both = { $medals ->
        [one] 1 μετάλλιο
       *[other] { $medals } μετάλλια
    } για όποια πλευρά το κατέχει
look-held = το κατέχουν { $side_the }

## Πιθανότητες

drawback-stuck = { $chance } να κολλήσει
drawback-no-battle = και μετά χωρίς μάχη
odds-target = Ο στόχος έχει { $blocks ->
        [one] 1 φιγούρα
       *[other] { $blocks } φιγούρες
    } και { $flags ->
        [0] δεν μπορεί να αγνοήσει καμία σημαία
        [one] μπορεί να αγνοήσει 1 σημαία
       *[other] μπορεί να αγνοήσει { $flags } σημαίες
    } (G12.5).
odds-tank = Το άρμα το { $blocks ->
        [one] καταστρέφει 1 χτύπημα
       *[other] καταστρέφουν { $blocks } χτυπήματα
    }· τα πιθανά χτυπήματα ρίχνονται ξανά{ $dice ->
        [0] {""}
        [one] {" "}με 1 ζάρι παραπάνω
       *[other] {" "}με { $dice } ζάρια παραπάνω
    } και μετρούν οι εκρήξεις (G28.5).
odds-may-strike = Μπορεί να έχει το «Πρώτο Χτύπημα» (G21.6): { table-dice } πριν από τα δικά σας.
odds-may-smoke = Μπορεί να υπάρχει «Προπέτασμα Καπνού»: 1 ζάρι λιγότερο (G22).
odds-may-counter = Αν κρατήσει το εξάγωνό του, μπορεί να έρθει «Αντεπίθεση» (G22): { table-dice }.
aim-dice = { $tokens ->
        [0] Ζάρια στόχευσης: { $dice }, δωρεάν
        [one] Ζάρια στόχευσης: { $dice }, για 1 μάρκα HQ
       *[other] Ζάρια στόχευσης: { $dice }, για { $tokens } μάρκες HQ
    }
aim-on-target = Στον στόχο, ένας αριθμός δύο φορές ή περισσότερες: { $chance }
aim-changes = Τρία ή περισσότερα στον στόχο, που αλλάζουν το έδαφος: { $chance }
aim-every-face = Τρία ή περισσότερα στον στόχο, όπου χτυπά κάθε όψη: { $chance }
aim-drifts = Μια οβίδα παρεκκλίνει σε καθένα από τα γύρω εξάγωνα: { $chance }
aim-friends = Δικές σας μονάδες σε κίνδυνο: { $hexes }
odds-may-duds = Μπορεί να παιχτούν οι «Τυφλές Οβίδες»: 2 ζάρια στόχευσης λιγότερα (G22).
odds-threat = Αν δεν κάνετε τίποτα

## Το έδαφος, σε πίνακα

ground-river = Κανείς δεν μπαίνει χωρίς γέφυρα.
ground-no-heavy = Άρματα και πεδινά πυροβόλα δεν μπαίνουν.
ground-stops = Όποιος μπαίνει σταματά εδώ την κίνησή του.
ground-stops-soldiers = Στρατιώτες που μπαίνουν σταματούν εδώ την κίνησή τους.
ground-entering = Μονάδα που μπήκε σε αυτή τη σειρά έχει 1 ζάρι λιγότερο.
ground-on-wire = Στρατιώτες εδώ έχουν 1 ζάρι λιγότερο.
ground-tanks-clear = Άρμα που μπαίνει το αφαιρεί.
ground-no-battle = Κανείς δεν πολεμά από εδώ.
ground-tanks-no-battle = Άρμα που μπήκε σε αυτή τη σειρά δεν πολεμά.
ground-blocks-sight = Κλείνει το οπτικό πεδίο.
ground-high = Κλείνει το οπτικό πεδίο, εκτός ανάμεσα σε δύο εξάγωνα του ίδιου λόφου (G8.12).
ground-protects = { $soldiers ->
        [0] Δεν ακυρώνει κανέναν στρατιώτη
        [one] Ακυρώνει 1 στρατιώτη
       *[other] Ακυρώνει { $soldiers } στρατιώτες
    }, σημαίες που αγνοούνται: { $flags ->
        [0] καμία
       *[other] { $flags }
    }.
ground-protects-fire = Σε μάχη εξ αποστάσεως { $soldiers ->
        [0] δεν ακυρώνει κανέναν στρατιώτη
        [one] ακυρώνει 1 στρατιώτη
       *[other] ακυρώνει { $soldiers } στρατιώτες
    }, σημαίες που αγνοούνται: { $flags ->
        [0] καμία
       *[other] { $flags }
    }.
ground-protects-close = Σε μάχη σώμα με σώμα { $soldiers ->
        [0] δεν ακυρώνει κανέναν στρατιώτη
        [one] ακυρώνει 1 στρατιώτη
       *[other] ακυρώνει { $soldiers } στρατιώτες
    }, σημαίες που αγνοούνται: { $flags ->
        [0] καμία
       *[other] { $flags }
    }.
ground-from-below = Προστατεύει μόνο από όποιον δεν είναι σε λόφο.
ground-adds = Αυτό προστίθεται σε ό,τι άλλο έχει το εξάγωνο.
ground-instead = Προστατεύει αντί για οτιδήποτε άλλο έχει το εξάγωνο.
ground-tank-die = Άρμα που μπαίνει ρίχνει 1 ζάρι παραπάνω για να φανεί αν κολλά.
ground-tank-die-trench = Άρμα που μπαίνει ρίχνει 1 ζάρι παραπάνω για να φανεί αν κολλά, εκτός σε χαράκωμα της πλευράς του.
ground-as-open = Μετρά ως ανοιχτό έδαφος.

## Πάγιες εντολές

standing-no-reactions = Να μην απαντώ σε μάχες που δηλώνει ο εχθρός, ώσπου να πω κάτι άλλο

## Μια μάχη εκ των υστέρων: η ιστορία της

# Ποιος έριξε, όταν δεν είναι μονάδα του ταμπλό.
report-shells = εφεδρικό πυροβολικό { $seat_gen }
    .the = το εφεδρικό πυροβολικό { $seat_gen }
    .acc = το εφεδρικό πυροβολικό { $seat_gen }
report-gas = αέριο { $seat_gen }
    .the = το αέριο { $seat_gen }
    .acc = το αέριο { $seat_gen }
report-running = { $battle }, όσο διήρκεσε η μάχη: στον γύρο { $turn } { $first_the } έχουν { $first_score ->
        [one] 1 μετάλλιο
       *[other] { $first_score } μετάλλια
    } και { $second_the } { $second_score }.
report-won-1 = { $battle }: { $seat_the } νικούν στον γύρο { $turn }. Μετάλλια: { $score } προς { $against }.
report-won-2 = { $battle }: ύστερα από { $turn ->
        [one] έναν γύρο
       *[other] { $turn } γύρους
    } το έδαφος μένει { $seat_dat }. Μετάλλια: { $score } προς { $against }.
report-won-3 = { $seat_the } κέρδισαν τη μάχη ({ $battle }) σε { $turn ->
        [one] έναν γύρο
       *[other] { $turn } γύρους
    }. Μετάλλια: { $score } προς { $against }.
report-narrow-1 = Με ένα μετάλλιο ακόμη η μέρα θα ανήκε { $seat_dat }.
report-narrow-2 = Κρίθηκε για μια τρίχα: { $seat_dat } έλειπε ένα μόνο μετάλλιο.
report-bloodless = Ως τώρα δεν έχει πέσει ούτε ένας άντρας.
report-lost-both = { $first_the } έχασαν { $first_blocks ->
        [one] 1 φιγούρα
       *[other] { $first_blocks } φιγούρες
    } και { $second_the } { $second_blocks }
report-lost-one = { $seat_the } έχασαν { $blocks ->
        [one] 1 φιγούρα
       *[other] { $blocks } φιγούρες
    }, και ο εχθρός τους καμία
report-tanks-rolled = Δεν κόλλησε ούτε ένα άρμα.
report-tank-stuck-1 = Στον γύρο { $turn } { $unit_the } κόλλησε στο { $hex }.
report-tank-stuck-2 = { $unit_the } δεν πέρασε πέρα από το { $hex }, στον γύρο { $turn }.
report-tank-abandoned = Στον γύρο { $turn } το πλήρωμα εγκατέλειψε { $unit_acc } στο { $hex }.
report-guns = Το εφεδρικό πυροβολικό { $seat_gen } έριξε { $times ->
        [one] μία φορά
        [2] δύο φορές
       *[other] { $times } φορές
    }.
report-torn = { $count ->
        [one] Οι οβίδες δεν άφησαν τίποτα όπως ήταν στο { $hexes }.
       *[other] Οι οβίδες δεν άφησαν τίποτα όπως ήταν στα { $hexes }.
    }
report-broke-through = Στον γύρο { $turn } { $unit_the } πέρασε τις γραμμές στο { $hex }.
report-objective-1 = { $seat_the } πήραν το { $hex } στον γύρο { $turn } και κέρδισαν { $score ->
        [one] 1 μετάλλιο
       *[other] { $score } μετάλλια
    }.
report-objective-2 = Στον γύρο { $turn } το { $hex } έδωσε { $seat_dat } { $score ->
        [one] 1 μετάλλιο
       *[other] { $score } μετάλλια
    }.
report-lead-kept = { $seat_the } ήταν μπροστά από το πρώτο μετάλλιο ως το τελευταίο.

## Μια μάχη εκ των υστέρων: οι πίνακές της

report-head-blocks = Φιγούρες

## Τι κερδίζει

score-name = Μετάλλια
score-count = { $score ->
        [one] 1 μετάλλιο
       *[other] { $score } μετάλλια
    }
score-of = { $needed ->
        [one] { $score }/1 μετάλλιο
       *[other] { $score }/{ $needed } μετάλλια
    }
score-wins = { $needed ->
        [one] νίκη με 1 μετάλλιο
       *[other] νίκη με { $needed } μετάλλια
    }
battle-goal-score = Κερδίστε { $many ->
        [one] ένα μετάλλιο
       *[other] { $many } μετάλλια
    } σε αυτή τη σειρά.

## Η καθοδηγούμενη πρώτη μάχη: τι λέγεται για μια ερώτηση οποτεδήποτε

guide-shell-where = Πριν από τον πρώτο γύρο τα πυροβόλα σας βομβαρδίζουν τη νεκρή ζώνη, μία φορά σε κάθε τομέα (G17). Οι κρατήρες δίνουν κάλυψη στον δρόμο, οπότε διαλέξτε ένα εξάγωνο από όπου θα περάσουν οι δικοί σας.
guide-intelligence = Η «Κατασκοπεία» δεν κοστίζει τίποτα: βλέπετε τις κάρτες μάχης του εχθρού, και μία από αυτές χάνεται (G22). Παίξτε την όταν ο εχθρός κρατά πολλές.
guide-play-card = Η κάρτα διοίκησης λέει ποιες μονάδες σας ξυπνούν σε αυτή τη σειρά· όλες οι άλλες περιμένουν (G5). Ψάξτε μία που διατάζει αρκετές μονάδες κοντά στον εχθρό, κατά προτίμηση εκεί όπου είναι τα άρματά σας.
    .short = Ποιος τομέας σας χρειάζεται περισσότερο τώρα (G5);
guide-order-section = Δείξτε ποιους ξυπνά η κάρτα: μόνο αυτοί κινούνται και πολεμούν σε αυτή τη σειρά (G6). Διαλέξτε όσους φτάνουν κάποιον εχθρό· με πολλές κάρτες μία διαταγή μπορεί να πάει στο εφεδρικό πυροβολικό (G6.4).
    .short = Πρώτα όσους φτάνουν κάποιον εχθρό και ύστερα όσους έρχονται πίσω τους (G6).
guide-order-any = Αυτή η κάρτα διατάζει μονάδες όπου κι αν βρίσκονται (G21). Διαλέξτε όσες φτάνουν κάποιον εχθρό σε αυτή τη σειρά. Διαταγές που δεν χρησιμοποιείτε χάνονται.
    .short = Διαλέξτε όσες φτάνουν κάποιον εχθρό σε αυτή τη σειρά (G21).
guide-push-where = Όλο το βάρος της κάρτας πέφτει σε έναν τομέα (G21). Διαλέξτε εκείνον όπου το περισσότερο πεζικό σας φτάνει τον εχθρό.
guide-repair-who = Κολλημένο άρμα που έχει διαταγή μπορεί να δοκιμάσει να ξεκολλήσει πριν κινηθεί κανείς (G26). Αρκεί μία όψη HQ στα ζάρια του.
guide-repair-dice = Κάθε επιπλέον ζάρι κοστίζει μία μάρκα HQ, ως τρία, και οι μάρκες χάνονται ό,τι κι αν έρθει (G26.3). Δύο ζάρια και πάνω αξίζουν όταν το άρμα έχει εχθρό κοντά.
guide-abandon = Εγκαταλειμμένο άρμα δεν κινείται ούτε πολεμά ξανά, αλλά αξίζει μόνο ένα μετάλλιο στον εχθρό (G26.7, G26.8). Κρατήστε το πλήρωμα μέσα όσο έχει κάποιον να χτυπήσει.
guide-move-who = Όλοι κινούνται πριν πολεμήσει κανείς, μία μονάδα μετά την άλλη (G7). Πρώτα οι μπροστινοί, για να κάνουν χώρο. Κανείς δεν είναι υποχρεωμένος να κινηθεί: πείτε το όταν τελειώσετε.
    .short = Πρώτα οι μπροστινοί· κανείς δεν είναι υποχρεωμένος να κινηθεί (G7).
guide-wire-cutters = Με τους «Συρματοκόφτες» το συρματόπλεγμα δεν σταματά αυτό το πεζικό και δεν του κόβει ζάρι σε αυτή τη σειρά (G22). Αξίζουν μία μάρκα όταν έτσι φτάνει τον εχθρό.
guide-pin-down = Η «Καθήλωση» κρατά αυτή την εχθρική μονάδα εκεί που είναι (G22). Παίξτε την σε μία που αλλιώς θα έπεφτε πάνω σε αδύναμη μονάδα σας.
guide-move-where = Το πεζικό πηγαίνει ένα εξάγωνο και πολεμά, ή δύο και δεν πολεμά· πολυβόλα και όλμοι ή κινούνται ή πολεμούν (G7). Τα περισσότερα εδάφη σταματούν την κίνηση, και το συρματόπλεγμα όλους εκτός από τα άρματα. Δείξτε ένα εξάγωνο για να δείτε ποιος μπορεί να σας χτυπήσει εκεί.
    .short = Δείξτε ένα εξάγωνο για να δείτε ποιος μπορεί να σας χτυπήσει εκεί (G7).
guide-target = Το εφεδρικό πυροβολικό σας βομβαρδίζει όποιο εξάγωνο θέλετε στον τομέα του· εχθροί σε χαρακώματα είναι καλοί στόχοι (G16). Ζάρια με τον ίδιο αριθμό πέφτουν στο εξάγωνο, τα άλλα παρεκκλίνουν στα γύρω. Δείξτε ένα εξάγωνο για να δείτε τις πιθανότητες.
guide-targeting-dice = Μία μάρκα αγοράζει ένα ζάρι (G16.4). Ένα ζάρι μόνο του δεν πέφτει ποτέ στον στόχο· από τρία και πάνω το εξάγωνο χτυπιέται σχεδόν μία στις δύο φορές, και τρία ίδια αλλάζουν και το έδαφος (G16.9).
guide-spotter = Ο «Εναέριος Παρατηρητής» φέρνει στον στόχο ένα ζάρι που παρεκκλίνει (G22). Αξίζει τη μάρκα του όταν κάποιος στέκεται σε εκείνο το εξάγωνο.
guide-spot = Ποιο από τα ζάρια που παρεκκλίνουν να πέσει στον στόχο (G22); Καλύτερα ένα που θα πήγαινε προς δικές σας μονάδες.
guide-duds = Οι «Τυφλές Οβίδες» αφαιρούν δύο από τα ζάρια στόχευσης του εχθρού (G22). Παίξτε τις όταν η μονάδα σας εκεί αξίζει περισσότερο από μία μάρκα.
guide-dud = Δύο από τα ζάρια στόχευσής σας είναι τυφλά (G22). Δώστε αριθμούς που ήρθαν μία φορά και κρατήστε όσους ήρθαν δύο.
guide-opening = Πριν από τις μάχες σας μπορείτε να παίξετε μία κάρτα μάχης με μάρκες HQ, μία σε κάθε σειρά (G20, G22). Κρατήστε την για μια σειρά όπου ωφελούνται αρκετές μονάδες σας.
guide-gas-where = Το αέριο μπαίνει σε κάθε χαράκωμα: χτυπούν στρατιώτες και νεκροκεφαλές, και το έδαφος δεν προστατεύει κανέναν (G22.3). Διαλέξτε τον εχθρό που είναι καλύτερα οχυρωμένος.
guide-surprise-who = Μία μονάδα χωρίς διαταγή μπορεί να πολεμήσει από εκεί που στέκει (G22.4). Διαλέξτε αυτή με τον καλύτερο στόχο.
guide-battle-who = Κάθε μονάδα που διατάξατε μπορεί να πολεμήσει μία φορά: να πυροβολήσει εχθρό από δύο εξάγωνα και πέρα ή να πολεμήσει σώμα με σώμα με έναν γείτονα (G8). Πρώτα τα πυρά, για να βρει η έφοδος λιγότερους υπερασπιστές. Κανείς δεν είναι υποχρεωμένος να πολεμήσει.
    .short = Πρώτα τα πυρά, ύστερα η έφοδος (G8).
guide-battle-whom = Πόσα ζάρια ρίχνει μια μονάδα εξαρτάται από την απόσταση και όχι από τις απώλειές της (G9, G10). Χτυπούν στρατιώτες και εκρήξεις, σώμα με σώμα και νεκροκεφαλές, ενώ οι σημαίες διώχνουν πίσω· όμως το έδαφος του στόχου ακυρώνει στρατιώτες (G11). Ο πίνακας πιθανοτήτων τα λογαριάζει όλα.
    .short = Συγκρίνετε τις πιθανότητες, και τι ακυρώνει το έδαφος κάθε στόχου (G11).
guide-combat-card = Μπορείτε να παίξετε μία κάρτα μάχης για αυτή τη μάχη, αν την πληρώνετε (G20). Περισσότερα ζάρια αξίζουν πιο πολύ εναντίον εχθρού που μπορεί να αποτελειωθεί.
guide-respond = Ο εχθρός δήλωσε επίθεση, και μπορείτε να απαντήσετε με κάρτα πριν πέσουν τα ζάρια (G20.11). Αν δεν κρατάτε κάτι χρήσιμο, αφήστε τον να ρίξει.
    .short = Απαντήστε με κάρτα, ή αφήστε τον να ρίξει (G20.11).
guide-steady = Το «Σταθεροί, Παιδιά!» αφήνει αυτή τη μονάδα να αγνοήσει δύο ακόμη σημαίες, ακόμη και τον πανικό μπροστά σε άρμα (G22). Παίξτε το εκεί όπου το χαράκωμα πρέπει να κρατηθεί.
guide-ignore-flags = Το καλό έδαφος αφήνει μια μονάδα να αγνοεί σημαίες και να μένει (G12.5). Υποχωρήστε αν είναι αδύναμη και το επόμενο χτύπημα θα την τελείωνε.
guide-retreat = Κάθε σημαία διώχνει τη μονάδα ένα εξάγωνο προς την πλευρά σας (G12). Αν ο δρόμος της είναι κλειστός, πληρώνει μία φιγούρα για κάθε εξάγωνο. Διαλέξτε κάλυψη, ή τον δρόμο πίσω στους δικούς σας.
guide-gain-ground = Όποιος άδειασε ένα εξάγωνο σε μάχη σώμα με σώμα μπορεί να μπει σε αυτό (G13). Για ένα χαράκωμα αξίζει· ένα άρμα ρίχνει ζάρι για να φανεί αν κολλά, και ύστερα μπορεί να πολεμήσει άλλη μία φορά (G25.5, G27.6).
guide-bonus-combat = Το άρμα σας κέρδισε έδαφος χωρίς να κολλήσει και μπορεί να πολεμήσει άλλη μία φορά σε αυτή τη σειρά (G27.6). Σχεδόν ποτέ δεν υπάρχει λόγος να μην το κάνει.
guide-counter = Η μονάδα σας κράτησε το εξάγωνό της: με την «Αντεπίθεση» ανταποδίδει αμέσως (G22). Κάντε το αν ο επιτιθέμενος είναι αδύναμος.
guide-end-card = Στο τέλος της σειράς σας μια κάρτα μάχης μπορεί ακόμη να φέρει φιγούρες ή μάρκες (G20.11).
guide-bearers = Ποια μονάδα ξαναπαίρνει μία φιγούρα (G22); Μονάδα με μία μόνο φιγούρα είναι ένα μετάλλιο που κοντεύει να χαθεί.
guide-recon = Μετά από κάρτα Ανίχνευσης τραβάτε δύο κάρτες και κρατάτε τη μία, ή παίρνετε το μετάλλιο όπου το προσφέρει το σενάριο (G20). Συνήθως το μετάλλιο αξίζει περισσότερο.
guide-keep-card = Κρατήστε την κάρτα που διατάζει μονάδες σε τομέα όπου έχετε πολλές κοντά στον εχθρό (G20).
guide-card-or-tokens = Κάθε σειρά τελειώνει με αυτή την επιλογή: μία κάρτα μάχης, ή δύο μάρκες HQ για να πληρώνετε κάρτες, οβίδες και επισκευές (G20.6). Με λιγότερες από τρεις μάρκες πάρτε μάρκες.
    .short = Με λιγότερες από τρεις μάρκες πάρτε μάρκες (G20.6).
guide-drop-card = Κάρτα μάχης που δεν θα χρειαστείτε μπορεί να γίνει μία μάρκα HQ (G20.7).

## Η καθοδηγούμενη πρώτη μάχη: σχόλια για τη θέση

guide-welcome = Καλώς ήρθατε, στρατηγέ! Νικά όποιος πάρει πρώτος { $medals ->
        [one] 1 μετάλλιο
       *[other] { $medals } μετάλλια
    }: ένα για κάθε εχθρική μονάδα που καταστρέφεται, δύο για ένα άρμα, και μερικά για έδαφος (G23). Στη σειρά σας παίζετε μια κάρτα διοίκησης, δίνετε διαταγές, κινείστε, πολεμάτε και τραβάτε (G4).
guide-last-medal = Ένα μετάλλιο ακόμη και η μάχη είναι δική σας: ο πιο αδύναμος εχθρός, στο { $hex }, χάνεται με { $blocks ->
        [one] 1 χτύπημα
       *[other] { $blocks } χτυπήματα
    }.
guide-enemy-last-medal = Προσοχή: ο εχθρός χρειάζεται μόνο ένα μετάλλιο ακόμη. Κρατήστε τις αδύναμες μονάδες σας μακριά του.
guide-useful-card = Η κάρτα «{ $card }» μπορεί να φέρει { $units ->
        [one] 1 μονάδα
       *[other] { $units } μονάδες
    } στη μάχη σε αυτή τη σειρά.
guide-can-battle = Από όσους μπορείτε να διατάξετε, αυτοί μπορούν να πολεμήσουν σε αυτή τη σειρά: { $hexes }.
guide-tank-risk = Το άρμα μπορεί να κολλήσει όπου πρέπει να ρίξει ζάρι: { $chance } στο χειρότερο εξάγωνο (G25). Το πρώτο του εξάγωνο σε ανοιχτό έδαφος δεν θέλει ζαριά.
guide-tank-rolls = Εδώ το άρμα περνά χωρίς ζαριά (G25.2). Συνθλίβει το συρματόπλεγμα στον δρόμο του, και αυτό δεν το σταματά ποτέ.
guide-guns-have-target = Έχει στόχο από εδώ, και αν κινηθεί δεν πολεμά σε αυτή τη σειρά (G7.5): καλύτερα να μείνει.
guide-trench-in-reach = Στο { $hex } υπάρχει χαράκωμα που φτάνετε: μέσα του οι άντρες σας αγνοούν σημαίες, και ακυρώνονται στρατιώτες (G18).
guide-against-tank = Εναντίον του άρματος στο { $hex } τα χτυπήματα είναι μόνο πιθανά: ξαναρίχνονται, και μετρούν μόνο οι εκρήξεις (G28). Πεδινά πυροβόλα και οβίδες έχουν τότε ένα ζάρι παραπάνω.
guide-last-figure = Στη μονάδα στο { $hex } μένει μία φιγούρα: ένα χτύπημα είναι ένα μετάλλιο.
guide-sheltered = Ο εχθρός στο { $hex } έχει κάλυψη: { $faces ->
        [one] 1 στρατιώτης δεν του κάνει
       *[other] { $faces } στρατιώτες δεν του κάνουν
    } τίποτα (G11.1).
guide-shell-there = Ο εχθρός στο { $hex } δεν έχει δικές σας μονάδες γύρω του: οβίδες που παρεκκλίνουν δεν χτυπούν κανέναν δικό σας (G16.8).

## The header: what each value means

help-side = Μια πλευρά της μάχης και ποιος την παίζει. Εκείνη με το πλαίσιο πρέπει να απαντήσει τώρα (G4).
help-score = Μετάλλια που κερδήθηκαν, από όσα δίνουν τη νίκη: για μονάδες που καταστράφηκαν, δύο για τα περισσότερα άρματα, και για στόχους (G23).
help-cards = Κάρτες διοίκησης στο χέρι. Μία παίζεται κάθε σειρά και λέει ποιοι διατάζονται (G5).
help-moment = Ο γύρος. Κάθε πλευρά παίζει στη σειρά της: κάρτα, διαταγές, κινήσεις, μάχες, νέες κάρτες (G4).
help-holding-hq = Οι μάρκες του στρατηγείου. Πληρώνουν κάρτες μάχης, ζάρια στόχευσης και επισκευές· νέες έρχονται από σύμβολα HQ και στο τέλος της σειράς (G19).
help-holding-combat = Στο χέρι: εκπλήξεις για μια στιγμή της σειράς, πληρώνονται με μάρκες HQ (G20, G22).
help-holding-artillery = Δύναμη του εφεδρικού πυροβολικού πίσω από το ταμπλό: το πολύ τόσα ζάρια στόχευσης σε έναν βομβαρδισμό (G16).

## The sheet of units and the legend

sign-stuck = κολλημένο άρμα
    .does = Δεν κινείται ώσπου να το ελευθερώσει μια διαταγή· βάλλει όμως (G26).
sign-abandoned = εγκαταλειμμένο άρμα
    .does = Το πλήρωμά του έφυγε: δεν κάνει πια τίποτα, και έδωσε ένα μετάλλιο στον εχθρό (G26).
sign-bomber = χειροβομβιστής
    .does = Με πεζικό: στα δύο εξάγωνα χτυπούν και οι νεκροκεφαλές, και σώμα με σώμα πολεμά καλύτερα.
sign-marksman = σκοπευτής
    .does = Με πεζικό που δεν κινήθηκε: ένα ζάρι επιπλέον στη βολή.
sign-loader = γεμιστής
    .does = Με πολυβόλο που δεν κινήθηκε: ένα ζάρι επιπλέον στη βολή.
sign-observer = παρατηρητής
    .does = Με πεζικό: οδηγεί το εφεδρικό πυροβολικό σε ό,τι βλέπει.
sign-engineer = μηχανικός
    .does = Με πεζικό: επισκευάζει γέφυρες αντί για μάχη.
figure-strength = δύναμη
figure-move = κίνηση
figure-close = σώμα με σώμα
figure-ranged = βολή σε 2, 3… εξάγωνα
figure-medals = μετάλλια αν καταστραφεί
unit-no-sight = Βάλλει χωρίς οπτικό πεδίο (G8.5).
unit-skulls = Οι νεκροκεφαλές χτυπούν και σε απόσταση: { $hexes } (G9).
unit-gains-ground = Κερδίζει έδαφος μετά από μάχη σώμα με σώμα (G13).
unit-every-hex = Μπορεί να κολλήσει σε κάθε εξάγωνο που κινείται (G25.2).
unit-after-first = Μπορεί να κολλήσει από το δεύτερο εξάγωνο και μετά, και σε κακό έδαφος (G25.2).
unit-repair = Δικά του ζάρια για να ελευθερωθεί: { $count } (G26.2).
unit-barrage = Μπορεί να κάνει φραγμό πολυβόλων (G29).
unit-invented = Δεν υπάρχει στην έκδοση του παιχνιδιού (G29.2).

## What the guided battle has taught

learned-1 = Η κάρτα διοίκησης λέει ποιος δρα· οι κάρτες μάχης και οι μάρκες HQ αλλάζουν στιγμές (G5, G19, G22).
learned-2 = Χαρακώματα, κρατήρες και συρματόπλεγμα ορίζουν τι κάνουν τα ζάρια: πηγαίνετε από κάλυψη σε κάλυψη (G11, G18).
learned-3 = Τα άρματα συνθλίβουν το συρματόπλεγμα και τραβούν πυρά, αλλά το έδαφος τα σταματά: σκεφτείτε τον έλεγχο πριν από το δεύτερο εξάγωνο (G25).
learned-4 = Νικούν τα μετάλλια: για μονάδες που καταστρέψατε και για έδαφος που πληρώνει το σενάριο (G23).

## How the sheet of units is read

help-units = Σε παρένθεση: πόσο πάει αν θα πολεμήσει κιόλας. Τα ζάρια βολής είναι στη σειρά για 2, 3, 4… εξάγωνα· οι απώλειες δεν τα αλλάζουν (G7, G9, G10).

# Other readings of the rules, offered when a table is opened

option-three-alike = Μόνο τρία ζάρια στόχευσης με τον ίδιο αριθμό αλλάζουν το έδαφος (G16.7)
option-gaining-adds = Το ζάρι για το έδαφος που κερδίζεται προστίθεται στο ζάρι του εξαγώνου (G25.13)
option-one-confirm-die = Τα χτυπήματα σε άρματα επιβεβαιώνονται με ένα επιπλέον ζάρι το πολύ (G28.7)
option-bonus-without-ground = Άρμα που νίκησε σώμα με σώμα έχει την επιπλέον μάχη του ακόμη κι αν μείνει στη θέση του (G27.6)

## Συμβουλές

hint-score = { $more ->
        [yes] Κερδίζετε περισσότερα μετάλλια.
       *[no] Κερδίζετε λιγότερα μετάλλια.
    }
hint-their-score = { $more ->
        [yes] Ο εχθρός κερδίζει περισσότερα μετάλλια.
       *[no] Ο εχθρός κερδίζει λιγότερα μετάλλια.
    }
hint-places = { $more ->
        [yes] Οι μονάδες σας έχουν καλύτερη κάλυψη ή είναι πιο κοντά στους στόχους.
       *[no] Οι μονάδες σας έχουν χειρότερη κάλυψη ή είναι πιο μακριά από τους στόχους.
    }
hint-tokens = { $more ->
        [yes] Κρατάτε περισσότερες μάρκες HQ.
       *[no] Κρατάτε λιγότερες μάρκες HQ.
    }
hint-combat-cards = { $more ->
        [yes] Κρατάτε περισσότερες κάρτες μάχης.
       *[no] Κρατάτε λιγότερες κάρτες μάχης.
    }
hint-stuck = { $more ->
        [yes] Τα άρματά σας κολλούν συχνότερα.
       *[no] Τα άρματά σας κολλούν σπανιότερα.
    }

## Χάντικαπ: τι αλλάζει για μια πλευρά

handicap-medals = { $side_the } χρειάζονται { $count ->
        [one] 1 μετάλλιο { $change ->
            [fewer] λιγότερο
           *[more] περισσότερο
        }
       *[other] { $count } μετάλλια { $change ->
            [fewer] λιγότερα
           *[more] περισσότερα
        }
    } για τη νίκη
handicap-label-medals = { $side }: μετάλλια για τη νίκη
