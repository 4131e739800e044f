# Τα λόγια των Napoleonics στα ελληνικά.
#
# Ένα όνομα έχει τη σκέτη μορφή του και, ως ιδιότητες, τις μορφές με άρθρο: .the (ονομαστική),
# .acc (αιτιατική), .gen (γενική) και .dat (με το «σε»). Όλα τα είδη μονάδων είναι στον ενικό,
# ουδέτερα ή θηλυκά (.gender = f), ώστε τα ρήματα να συμφωνούν.

## The lid of the box

lid-line = Δεκατρείς μάχες από τη Ρολίσα ως το Βατερλό, με ένα χέρι κάρτες
lid-length = περίπου μία ώρα

## Ονόματα

seat-french = Γάλλοι
    .the = οι Γάλλοι
    .acc = τους Γάλλους
    .gen = των Γάλλων
    .dat = στους Γάλλους
    .number = other
seat-allied = Σύμμαχοι
    .the = οι Σύμμαχοι
    .acc = τους Συμμάχους
    .gen = των Συμμάχων
    .dat = στους Συμμάχους
    .number = other

nation-french = Γάλλοι
nation-british = Βρετανοί
nation-portuguese = Πορτογάλοι

unit = { $gender ->
        [f] { $nation ->
                [french] γαλλική { $kind }
                [british] βρετανική { $kind }
                [portuguese] πορτογαλική { $kind }
               *[none] { $kind }
            }
       *[n] { $nation ->
                [french] γαλλικό { $kind }
                [british] βρετανικό { $kind }
                [portuguese] πορτογαλικό { $kind }
               *[none] { $kind }
            }
    }
    .the = { $gender ->
        [f] η { unit }
       *[n] το { unit }
    }
    .acc = { $gender ->
        [f] { $nation ->
                [none] { $kind_acc }
                [portuguese] την { unit }
               *[other] τη { unit }
            }
       *[n] το { unit }
    }
    .dat = { $gender ->
        [f] { $nation ->
                [none] { $kind_dat }
                [portuguese] στην { unit }
               *[other] στη { unit }
            }
       *[n] στο { unit }
    }
    .many = { $gender ->
        [f] { $nation ->
                [french] γαλλικές { $kind_many }
                [british] βρετανικές { $kind_many }
                [portuguese] πορτογαλικές { $kind_many }
               *[none] { $kind_many }
            }
       *[n] { unit }
    }
leader = { $name }
    .the = ο { $name }
    .acc = τον { $name_acc }
    .gen = του { $name_gen }
    .dat = στον { $name_acc }
nobody = κανείς
    .acc = κανέναν
    .dat = σε κανέναν
hex = { $name }

kind-line = πεζικό γραμμής
kind-light = ελαφρύ πεζικό
kind-rifle = ελαφρύ πεζικό μουσκετοφόρων
kind-grenadier = μονάδα γρεναδιέρων
    .gender = f
    .acc = τη μονάδα γρεναδιέρων
    .dat = στη μονάδα γρεναδιέρων
    .many = μονάδες γρεναδιέρων
kind-young-guard = Νέα Φρουρά
    .gender = f
    .acc = τη Νέα Φρουρά
    .dat = στη Νέα Φρουρά
    .many = μονάδες Νέας Φρουράς
kind-old-guard = Παλαιά Φρουρά
    .gender = f
    .acc = την Παλαιά Φρουρά
    .dat = στην Παλαιά Φρουρά
    .many = μονάδες Παλαιάς Φρουράς
kind-guard-grenadier = μονάδα γρεναδιέρων φρουράς
    .gender = f
    .acc = τη μονάδα γρεναδιέρων φρουράς
    .dat = στη μονάδα γρεναδιέρων φρουράς
    .many = μονάδες γρεναδιέρων φρουράς
kind-militia = πολιτοφυλακή
    .gender = f
    .acc = την πολιτοφυλακή
    .dat = στην πολιτοφυλακή
    .many = μονάδες πολιτοφυλακής
kind-light-cavalry = ελαφρύ ιππικό
kind-heavy-cavalry = βαρύ ιππικό
kind-cuirassier = θωρακοφόρο ιππικό
kind-guard-cavalry = βαρύ ιππικό φρουράς
kind-foot-artillery = πυροβολικό
kind-horse-artillery = πυροβολικό με άλογα
kind-guard-artillery = πυροβολικό φρουράς

terrain-clear = ανοιχτό έδαφος
    .acc = το ανοιχτό έδαφος
    .dat = σε ανοιχτό έδαφος
terrain-forest = δάσος
    .acc = το δάσος
    .dat = στο δάσος
terrain-hill = λόφος
    .acc = τον λόφο
    .dat = στον λόφο
terrain-rugged-hill = απόκρημνος λόφος
    .acc = τον απόκρημνο λόφο
    .dat = στον απόκρημνο λόφο
terrain-town = πόλη
    .acc = την πόλη
    .dat = στην πόλη
terrain-windmill = ανεμόμυλος
    .acc = τον ανεμόμυλο
    .dat = στον ανεμόμυλο
terrain-field-works = οχυρωματικά έργα
    .acc = τα οχυρωματικά έργα
    .dat = στα οχυρωματικά έργα
terrain-river = ποταμός
    .acc = τον ποταμό
    .dat = στον ποταμό
terrain-ford = βατός ποταμός
    .acc = τον βατό ποταμό
    .dat = στον βατό ποταμό
terrain-bridge = γέφυρα
    .acc = τη γέφυρα
    .dat = στη γέφυρα
terrain-sand = άμμος
    .acc = την άμμο
    .dat = στην άμμο

face-infantry = πεζικό
face-cavalry = ιππικό
face-artillery = πυροβολικό
face-flag = σημαία
face-saber = σπαθιά
face-count = { $count } × { $face }

section-left = αριστερή πτέρυγα
    .gen = της αριστερής πτέρυγας
section-center = κέντρο
    .gen = του κέντρου
section-right = δεξιά πτέρυγα
    .gen = της δεξιάς πτέρυγας

direction-w = δυτικά
direction-nw = βορειοδυτικά
direction-ne = βορειοανατολικά
direction-e = ανατολικά
direction-se = νοτιοανατολικά
direction-sw = νοτιοδυτικά

## Ηγέτες

leader-anson = Άνσον
leader-anstruther = Άνστραδερ
leader-baird = Μπερντ
leader-bock = Μποκ
leader-brenier = Μπρενιέ
leader-brunswick = Δούκας του Μπράουνσβαϊγκ
    .acc = Δούκα του Μπράουνσβαϊγκ
    .gen = Δούκα του Μπράουνσβαϊγκ
leader-clausel = Κλοζέλ
leader-craufurd = Κρόφερντ
leader-curto = Κιρτό
leader-d-erlon = ντ’ Ερλόν
leader-delaborde = Ντελαμπόρντ
leader-fergusson = Φέργκιουσον
leader-foy = Φουά
leader-heudelet = Εντελέ
leader-hill = Χιλ
leader-hope = Χόουπ
leader-junot = Ζινό
leader-kellermann = Κελερμάν
leader-lahoussaye = Λαουσέ
leader-lake = Λέικ
leader-le-marchant = Λε Μάρτσαντ
leader-loison = Λουαζόν
leader-mackinnon = Μακίνον
leader-marchand = Μαρσάν
leader-marmont = Μαρμόν
leader-merle = Μερλ
leader-mermet = Μερμέ
leader-montbrun = Μονμπρέν
leader-napoleon = Ναπολέων
    .acc = Ναπολέοντα
    .gen = Ναπολέοντα
leader-ney = Νέι
leader-pack = Πακ
leader-pakenham = Πάκεναμ
leader-picton = Πίκτον
leader-prince-of-orange = Πρίγκιπας της Οράγγης
    .acc = Πρίγκιπα της Οράγγης
    .gen = Πρίγκιπα της Οράγγης
leader-reille = Ρέιγ
leader-reynier = Ρενιέ
leader-ruffin = Ριφέν
leader-sebastiani = Σεμπαστιανί
leader-sherbrooke = Σέρμπρουκ
leader-sir-john-moore = σερ Τζον Μουρ
leader-soult = Σουλτ
leader-spry = Σπράι
leader-thomieres = Τομιέρ
leader-trant = Τραντ
leader-uxbridge = Άξμπριτζ
leader-victor = Βικτόρ
leader-wellesley = Ουέλσλι
leader-wellington = Ουέλινγκτον

## Κάρτες

card-scout-left = Ανίχνευση της Αριστερής Πτέρυγας
    .does = Διατάξτε 1 μονάδα ή ηγέτη στην αριστερή σας πτέρυγα· στο τέλος της σειράς τραβάτε 2 κάρτες και κρατάτε τη μία.
card-scout-center = Ανίχνευση του Κέντρου
    .does = Διατάξτε 1 μονάδα ή ηγέτη στο κέντρο σας· στο τέλος της σειράς τραβάτε 2 κάρτες και κρατάτε τη μία.
card-scout-right = Ανίχνευση της Δεξιάς Πτέρυγας
    .does = Διατάξτε 1 μονάδα ή ηγέτη στη δεξιά σας πτέρυγα· στο τέλος της σειράς τραβάτε 2 κάρτες και κρατάτε τη μία.
card-probe-left = Εξερεύνηση της Αριστερής Πτέρυγας
    .does = Διατάξτε 2 μονάδες ή ηγέτες στην αριστερή σας πτέρυγα.
card-probe-center = Εξερεύνηση του Κέντρου
    .does = Διατάξτε 2 μονάδες ή ηγέτες στο κέντρο σας.
card-probe-right = Εξερεύνηση της Δεξιάς Πτέρυγας
    .does = Διατάξτε 2 μονάδες ή ηγέτες στη δεξιά σας πτέρυγα.
card-attack-left = Επίθεση στην Αριστερή Πτέρυγα
    .does = Διατάξτε 3 μονάδες ή ηγέτες στην αριστερή σας πτέρυγα.
card-attack-center = Επίθεση στο Κέντρο
    .does = Διατάξτε 3 μονάδες ή ηγέτες στο κέντρο σας.
card-attack-right = Επίθεση στη Δεξιά Πτέρυγα
    .does = Διατάξτε 3 μονάδες ή ηγέτες στη δεξιά σας πτέρυγα.
card-assault-left = Επέλαση στην Αριστερή Πτέρυγα
    .does = Στην αριστερή σας πτέρυγα διατάξτε τόσες μονάδες ή ηγέτες όσες κάρτες έχετε στο χέρι, μαζί με αυτήν.
card-assault-center = Επέλαση στο Κέντρο
    .does = Στο κέντρο σας διατάξτε τόσες μονάδες ή ηγέτες όσες κάρτες έχετε στο χέρι, μαζί με αυτήν.
card-assault-right = Επέλαση στη Δεξιά Πτέρυγα
    .does = Στη δεξιά σας πτέρυγα διατάξτε τόσες μονάδες ή ηγέτες όσες κάρτες έχετε στο χέρι, μαζί με αυτήν.
card-coordinated-advance = Συγχρονισμένη Επέλαση
    .does = Διατάξτε 1 μονάδα ή ηγέτη σε κάθε πτέρυγα και 2 στο κέντρο σας.
card-flank-attack = Πλαγιοκόπηση
    .does = Διατάξτε 2 μονάδες ή ηγέτες σε κάθε πτέρυγα.
card-forward = Εμπρός
    .does = Διατάξτε 2 μονάδες ή ηγέτες σε καθέναν από τους τρεις τομείς.
card-recon-in-force = Αναγνώριση Ισχύος
    .does = Διατάξτε 1 μονάδα ή ηγέτη σε καθέναν από τους τρεις τομείς.
card-bayonet-charge = Επίθεση με Ξιφολόγχη
    .does = Διατάξτε ως 4 μονάδες πεζικού: κινούνται ως 2 εξάγωνα και πολεμούν σώμα με σώμα, αλλά όχι εξ αποστάσεως· η φρουρά έχει 1 ζάρι παραπάνω.
card-bombard = Βομβαρδισμός
    .does = Διατάξτε ως 4 μονάδες πυροβολικού: η καθεμία κινείται ως 3 εξάγωνα ή μένει και πολεμά με 2 ζάρια παραπάνω (η φρουρά με 3).
card-cavalry-charge = Επίθεση Ιππικού
    .does = Διατάξτε ως 4 μονάδες ιππικού ή πυροβολικού με άλογα: το ιππικό έχει 1 ζάρι παραπάνω (η φρουρά 2), και το βαρύ ιππικό κινείται ως 3 εξάγωνα και πολεμά.
card-counter-attack = Αντεπίθεση
    .does = Παίζετε την κάρτα που έπαιξε τελευταία ο αντίπαλος, με το αριστερά και το δεξιά αντεστραμμένα.
card-elan = Ορμή
    .does = Ρίξτε ένα ζάρι για κάθε κάρτα στο χέρι: κάθε σύμβολο διατάζει μία μονάδα του είδους του, κάθε σημαία όποια μονάδα ή ηγέτη θέλετε, και όλοι πολεμούν με 1 ζάρι παραπάνω· ύστερα ανακατεύονται οι κάρτες.
card-fire-and-hold = Στατικά Πυρά
    .does = Διατάξτε ως 4 μονάδες πεζικού ή πυροβολικού χωρίς εχθρό δίπλα τους: δεν κινούνται και πυροβολούν με 1 ζάρι παραπάνω.
card-first-strike = Πρώτο Χτύπημα
    .does = Παίξτε την όταν ο εχθρός δηλώσει μάχη σώμα με σώμα: η μονάδα σας ρίχνει πρώτη.
card-force-march = Πορεία Δυνάμεων
    .does = Διατάξτε όλο το πεζικό σας σε έναν τομέα: ελαφρύ πεζικό, γρεναδιέροι, φρουρά και μονάδες με ηγέτη κινούνται ως 2 εξάγωνα και πολεμούν, οι άλλες 1, ή 2 χωρίς μάχη.
card-cold-steel = Καρφώστε τους το Ατσάλι
    .does = Διατάζονται όλες οι μονάδες σας που αγγίζουν τον εχθρό: χωρίς να κινηθούν, πολεμούν σώμα με σώμα με 1 ζάρι παραπάνω.
card-leadership = Ηγεσία
    .does = Διατάζονται όλοι οι ηγέτες σας και οι μονάδες με τις οποίες μένουν, που πολεμούν με 1 ζάρι παραπάνω.
card-grande-manoeuvre = Ο Μεγάλος Ελιγμός
    .does = Διατάξτε ως 4 μονάδες ή ηγέτες: κινούνται ως 4 εξάγωνα και δεν πολεμούν· ή διατάξτε 1 μονάδα με τους συνήθεις κανόνες.
card-rally = Κινητοποίηση
    .does = Ρίξτε ένα ζάρι για κάθε κάρτα στο χέρι: κάθε σύμβολο δίνει πίσω ένα μπλοκ σε αποδυναμωμένη μονάδα του είδους του, και η μονάδα αυτή διατάζεται.
card-short-supply = Έλλειψη Εφοδίων
    .does = Διαλέξτε μία μονάδα, δική σας ή εχθρική, που δεν είναι σε τετραγωνικό σχηματισμό: ο κάτοχός της την πηγαίνει πίσω στη βασική της γραμμή.

## Γεγονότα: η σειρά και οι κάρτες της

event-turn = Γύρος { $turn }: { $seat_the }.
event-play-card = { $seat_the } παίζουν «{ $card }».
event-counter-attack = { $card_id ->
        [none] Η «Αντεπίθεση» δεν βρίσκει κάρτα να αντιγράψει.
       *[other] Η «Αντεπίθεση» γίνεται «{ $card }».
    }
event-draw = { $seat_the } τραβούν «{ $card }».
event-draw-unseen = { $seat_the } τραβούν μία κάρτα.
event-discard = { $seat_the } ξεσκαρτάρουν «{ $card }».
event-reshuffle = Τα σκάρτα ανακατεύονται πάλι μέσα στη στοίβα.

## Γεγονότα: διαταγές

event-order = { $unit_the } στο { $hex } παίρνει διαταγή.
event-order-leader = { $leader_the } στο { $hex } παίρνει διαταγή.
event-orders-done = { $seat_the } έδωσαν τις διαταγές τους.
event-orders-nobody = { $seat_the } δεν διατάζουν κανέναν σε αυτή τη σειρά.
event-order-one-unit = { $seat_the } διατάζουν μία μόνο μονάδα, με τους συνήθεις κανόνες.
event-command-dice = { $seat_the } ρίχνουν: { $faces }.
event-rally = { $unit_the } στο { $hex } ξαναπαίρνει ένα μπλοκ.
event-short-supply = { $unit_the } ξεμένει από εφόδια και πηγαίνει πίσω, από το { $from } στο { $hex }.

## Γεγονότα: κίνηση

event-move = { $unit_the } κινείται από το { $from } στο { $hex }.
event-exit = { $unit_the } στο { $hex } βγαίνει από το ταμπλό.
event-leader-moves = { $leader_the } πηγαίνει από το { $from } στο { $hex }.
event-leader-detached = { $leader_the } αποσυνδέεται από τη μονάδα του στο { $from } και πηγαίνει στο { $hex }.
event-leader-attached = { $leader_the } συνδέεται με τη μονάδα στο { $hex }.

## Γεγονότα: μάχη

throw-result = { $hits ->
        [0] κανένα χτύπημα
        [one] 1 χτύπημα
       *[other] { $hits } χτυπήματα
    }{ $flags ->
        [0] {""}
        [one] , 1 σημαία
       *[other] , { $flags } σημαίες
    }
event-throw = { $way ->
        [fire] { $unit_the } στο { $from } πυροβολεί { $target_acc } στο { $hex }: { $faces } ({ throw-result }).
        [bonus-melee] { $unit_the } στο { $from } κάνει επιπλέον επίθεση { $target_dat } στο { $hex }: { $faces } ({ throw-result }).
        [at-retiring] { $unit_the } στο { $from } χτυπά { $target_acc } που φεύγει από το { $hex }: { $faces } ({ throw-result }).
        [square-fire] Το τετράγωνο στο { $from } ({ $unit }) χτυπά πρώτο { $target_acc } στο { $hex }: { $faces } ({ throw-result }).
        [first-strike] { $unit_the } στο { $from } προλαβαίνει και χτυπά { $target_acc } στο { $hex }: { $faces } ({ throw-result }).
        [battle-back] { $unit_the } στο { $from } αντεπιτίθεται { $target_dat } στο { $hex }: { $faces } ({ throw-result }).
       *[melee] { $unit_the } στο { $from } επιτίθεται { $target_dat } στο { $hex }: { $faces } ({ throw-result }).
    }
event-support = { $unit_the } στο { $hex } προσθέτει τα ζάρια του στην επίθεση στο { $target }.
event-losses = { $left ->
        [0] { $unit_the } στο { $hex } χάνει { $blocks ->
                [one] το τελευταίο μπλοκ
               *[other] τα τελευταία { $blocks } μπλοκ
            }.
        [one] { $unit_the } στο { $hex } χάνει { $blocks } μπλοκ, μένει 1.
       *[other] { $unit_the } στο { $hex } χάνει { $blocks } μπλοκ, μένουν { $left }.
    }
event-eliminated = { $unit_the } στο { $hex } εξοντώνεται.
event-flags-ignored = { $unit_the } στο { $hex } αγνοεί { $flags ->
        [one] 1 σημαία
       *[other] { $flags } σημαίες
    }{ $reasons ->
        [0] {""}
       *[other] {" "}({ $because })
    }.
ignored-training = εκπαίδευση
ignored-leader = ηγέτης
ignored-support = δύο φιλικές μονάδες δίπλα
ignored-works = οχυρωματικά έργα
event-must-retreat = { $unit_the } πρέπει να υποχωρήσει { $hexes ->
        [one] 1 εξάγωνο
       *[other] { $hexes } εξάγωνα
    }.
event-retreat = { $unit_the } υποχωρεί από το { $from } στο { $hex }.
event-retreat-one-way = { $unit_the } έχει έναν μόνο δρόμο προς τα πίσω, στο { $hex }.
event-retreat-blocked = { $unit_the } στο { $hex } βρίσκει κλειστό τον δρόμο προς τα πίσω για { $hexes ->
        [one] 1 εξάγωνο
       *[other] { $hexes } εξάγωνα
    }.
event-leader-stops-retreat = { $leader_the } σταματά την υποχώρηση στο { $hex }.
event-takes-ground = { $unit_the } καταλαμβάνει έδαφος, από το { $from } στο { $hex }.
event-breaks-through = { $unit_the } κάνει διάσπαση, από το { $from } στο { $hex }.
event-retires = { $unit_the } στο { $hex } δεν δέχεται τη μάχη: οπισθοχωρεί για να ανασυνταχθεί.
event-retire = { $unit_the } οπισθοχωρεί από το { $from } στο { $hex }.
event-first-strike = «Πρώτο Χτύπημα»: { $unit_the } στο { $hex } ρίχνει πριν από τον επιτιθέμενο.
event-attack-lost = { $unit_the } στο { $from } δεν επιτίθεται πια στο { $hex }.
event-no-battle-back = { $unit_the } στο { $hex } έχει ήδη ρίξει και δεν αντεπιτίθεται.
event-no-dice-left = { $unit_the } στο { $hex } δεν ρίχνει: το έδαφος αφαιρεί όλα τα ζάρια.
event-forms-square = { $unit_the } στο { $hex } μπαίνει σε τετραγωνικό σχηματισμό.
event-square-stands = { $unit_the } στο { $hex } είναι ήδη σε τετραγωνικό σχηματισμό.
event-square-formed = Το τετράγωνο στο { $hex } κοστίζει { $seat_dat } την κάρτα «{ $card }».
event-square-formed-unseen = Το τετράγωνο στο { $hex } κοστίζει { $seat_dat } μία κάρτα.
event-square-left = Το τετράγωνο στο { $hex } διαλύεται και { $seat_the } παίρνουν πίσω την κάρτα «{ $card }».
event-square-left-unseen = Το τετράγωνο στο { $hex } διαλύεται και { $seat_the } παίρνουν πίσω την κάρτα του.

## Γεγονότα: ηγέτες σε κίνδυνο

event-leader-check = Χτυπήθηκε { $leader_the }; Τα ζάρια: { $faces }.
event-no-second-check = { $leader_the } έχει ήδη σωθεί σε αυτή την επίθεση.
event-leader-killed = { $leader_the } πέφτει στο { $hex }.
event-leader-must-retreat = { $leader_the } έχασε τη μονάδα του στο { $hex } και πρέπει να υποχωρήσει.
event-leader-retreats = { $leader_the } υποχωρεί από το { $from } στο { $hex }.
event-leader-escape = { $leader_the } δοκιμάζει να διαφύγει μέσα από { $unit_acc } στο { $hex }: { $faces }.
event-leader-stops = { $leader_the } σταματά στο { $hex }.
event-leader-leaves = { $leader_the } εγκαταλείπει το ταμπλό από το { $hex }.

## Γεγονότα: σημεία νίκης

event-banner = { $seat_the } κερδίζουν { $banners ->
        [one] 1 σημείο νίκης
       *[other] { $banners } σημεία νίκης
    }.
event-objective = { $seat_the } κατέχουν το { $hex } και κερδίζουν { $banners ->
        [one] 1 σημείο νίκης
       *[other] { $banners } σημεία νίκης
    }.
event-objective-lost = { $seat_the } δεν κατέχουν πια το { $hex } και χάνουν όσα άξιζε.
event-none-left = { $seat_the } δεν έχουν πια καμία μονάδα στο ταμπλό.
event-victory = { $seat_the } νικούν στη μάχη με { $banners ->
        [one] 1 σημείο νίκης
       *[other] { $banners } σημεία νίκης
    }!

## Ερωτήσεις

question-play-card = Ποια κάρτα παίζετε;
question-keep-card = Ποια από τις δύο κάρτες κρατάτε;
question-order-section = «{ $card }»: ποιον διατάζετε; (διαταγές που μένουν: { $orders })
question-order-class = { $card_id ->
        [bayonet-charge] «{ $card }»: ποιο πεζικό διατάζετε; (διαταγές που μένουν: { $orders })
        [bombard] «{ $card }»: ποιο πυροβολικό διατάζετε; (διαταγές που μένουν: { $orders })
        [cavalry-charge] «{ $card }»: ποιο ιππικό ή πυροβολικό με άλογα διατάζετε; (διαταγές που μένουν: { $orders })
        [fire-and-hold] «{ $card }»: ποιο πεζικό ή πυροβολικό διατάζετε; (διαταγές που μένουν: { $orders })
        [grande-manoeuvre] «{ $card }»: ποιες μονάδες ή ποιους ηγέτες διατάζετε; (διαταγές που μένουν: { $orders })
       *[none] Ποια μονάδα διατάζετε;
    }
question-order-elan = «{ $card }»: ποιον διατάζετε με αυτά τα ζάρια;
question-manoeuvre-or-normal = «Ο Μεγάλος Ελιγμός»: μεγάλες κινήσεις χωρίς μάχη ή μία μονάδα με τους συνήθεις κανόνες;
question-march-section = Σε ποιον τομέα βαδίζει το πεζικό;
question-rally-who = «{ $card }»: ποια μονάδα ξαναπαίρνει ένα μπλοκ;
question-supply-who = «{ $card }»: ποια μονάδα, δική σας ή εχθρική, πηγαίνει πίσω;
question-supply-where = Πού πηγαίνει πίσω { $unit_the } από το { $hex };
question-move-who = Ποιος κινείται τώρα;
question-move-where = Πού κινείται { $unit_the } από το { $hex };
question-leader-where = Πού πηγαίνει { $leader_the } από το { $hex };
question-battle-who = Ποιος πολεμά τώρα;
question-battle-whom = Σε ποιον επιτίθεται { $unit_the } στο { $hex };
question-support = Ποια πυροβόλα μπαίνουν στην επίθεση { $unit_dat } στο { $hex };
question-respond = { $attacker_the } στο { $from } επιτίθεται { $unit_dat } στο { $hex }: πώς απαντάτε;
question-take-ground = Καταλαμβάνει έδαφος { $unit_the }, από το { $from } στο { $hex };
question-break-through = Κάνει διάσπαση { $unit_the }, από το { $from } στο { $hex };
question-break-through-further = Προχωρεί κι άλλο { $unit_the } από το { $hex };
question-bonus-melee = Σε ποιον κάνει επιπλέον επίθεση { $unit_the } στο { $hex };
question-battle-back = Αντεπιτίθεται { $unit_the } ({ $hex }) { $attacker_dat } ({ $from });
question-retreat = Πού υποχωρεί { $unit_the } από το { $hex };
question-retire = Πού οπισθοχωρεί { $unit_the } από το { $hex };
question-ignore-flags = { $flags ->
        [one] 1 σημαία
       *[other] { $flags } σημαίες
    } για { $unit_acc } στο { $hex }: πόσες αγνοείτε;
question-leader-retreat = Πού υποχωρεί { $leader_the } από το { $hex };

## Ενέργειες

action-done = { $question ->
        [move-who] Τέλος κινήσεων
        [battle-who] Τέλος μαχών
        [support] Όχι άλλα πυροβόλα
        [order-class] Τέλος διαταγών
        [order-elan] Τέλος διαταγών
        [order-section] Τέλος διαταγών
       *[other] Τέλος
    }
action-card = Παίξτε «{ $card }»
action-keep = Κρατήστε «{ $card }»
action-order = Διατάξτε { $unit_acc } στο { $hex }
action-leader = { $question ->
        [move-who] Κινήστε { $leader_acc } από το { $hex }
       *[other] Διατάξτε { $leader_acc } μόνο του, στο { $hex }
    }
action-unit = { $question ->
        [battle-who] Πολεμήστε με { $unit_acc } στο { $hex }
       *[other] Κινήστε { $unit_acc } από το { $hex }
    }
action-move = Κίνηση στο { $hex }
action-exit = Έξοδος από το ταμπλό
action-leave = Βγάλτε { $unit_acc } στο { $hex } από τον τετραγωνικό σχηματισμό
action-fire = Πυροβολήστε { $unit_acc } στο { $hex }
action-attack = Επιτεθείτε { $unit_dat } στο { $hex }
action-support = Προσθέστε { $unit_acc } στο { $hex }
action-stand = Μείνετε και πολεμήστε
action-retire = Οπισθοχώρηση και ανασύνταξη
action-square = Τετραγωνικός σχηματισμός
action-strike = Παίξτε «Πρώτο Χτύπημα»
action-ignore = { $flags ->
        [0] Μην αγνοήσετε καμία
        [one] Αγνοήστε 1 σημαία
       *[other] Αγνοήστε { $flags } σημαίες
    }
action-retreat = { $question ->
        [retire] Οπισθοχώρηση στο { $hex }
       *[other] Υποχώρηση στο { $hex }
    }
action-stop = { $question ->
        [leader-retreat] Σταματήστε εδώ
       *[other] Στάση
    }
action-advance = { $question ->
        [take-ground] Κατάληψη εδάφους στο { $hex }
        [break-through-further] Προχωρήστε στο { $hex }
       *[other] Διάσπαση στο { $hex }
    }
action-hold = { $question ->
        [battle-back] Χωρίς αντεπίθεση
        [bonus-melee] Χωρίς επιπλέον επίθεση
        [break-through] Χωρίς διάσπαση
        [break-through-further] Μείνετε εδώ
        [take-ground] Μείνετε εδώ
       *[other] Παραμονή
    }
action-back = Αντεπίθεση
action-section = Διατάξτε το πεζικό { $section_gen }
action-rally = Δώστε πίσω ένα μπλοκ { $unit_dat } στο { $hex }
action-supply = Στείλτε πίσω { $unit_acc } από το { $hex }
action-place = Τοποθέτηση στο { $hex }
action-manoeuvre = Ως τέσσερις μονάδες ή ηγέτες: μεγάλες κινήσεις, χωρίς μάχη
action-normal = Μία μονάδα με τους συνήθεις κανόνες

## Ζάρια

modifier-guns = Πυροβόλα σε αυτή την απόσταση: { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
modifier-standing-fire = Πυρά χωρίς κίνηση: { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
modifier-moving-fire = Πυρά μετά από κίνηση: { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
modifier-melee-dice = Μάχη σώμα με σώμα: { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
modifier-combined-arms = Συνδυασμένα πυρά: { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
modifier-against-infantry = { $signed } εναντίον πεζικού
modifier-card-dice = { $signed } από την κάρτα «{ $card }»
modifier-square-one-die = Σε τετραγωνικό σχηματισμό: το πολύ ένα ζάρι
modifier-against-square-one-die = Ιππικό εναντίον τετραγώνου: το πολύ ένα ζάρι
modifier-out-of-works = { $signed } προς τα έξω, πάνω από οχυρωματικά έργα
modifier-across-works = { $signed } προς τα μέσα, πάνω από οχυρωματικά έργα
modifier-out-of-terrain = { $signed } για επίθεση από { $terrain_acc }
modifier-into-terrain = { $signed } για στόχο { $terrain_dat }
modifier-hill-to-hill = { $signed } από λόφο σε λόφο
modifier-uphill = { $signed } προς τα πάνω, σε λόφο
modifier-downhill = { $signed } προς τα κάτω, από λόφο
modifier-class-symbols-hit = Χτυπούν τα σύμβολα του είδους του στόχου
modifier-sabers-hit = Χτυπούν και τα σπαθιά
modifier-sabers-miss = Τα σπαθιά δεν χτυπούν
modifier-sabers-kill-leader = Ένα σύμβολο σπαθιών σκοτώνει ηγέτη που στέκει μόνος
modifier-retiring-cavalry-symbols = Όσους οπισθοχωρούν τους χτυπούν μόνο τα σύμβολα ιππικού

## Αρνήσεις: κάρτες και διαταγές

refusal-not-in-hand = Δεν έχετε αυτή την κάρτα στο χέρι.
refusal-no-unit-here = Δεν υπάρχει μονάδα σε αυτό το εξάγωνο.
refusal-not-yours = Δεν είναι δικά σας στρατεύματα.
refusal-already-ordered = Έχει ήδη πάρει διαταγή.
    .of = { $unit_the } στο { $hex } έχει ήδη πάρει διαταγή.
refusal-no-leader-here = Δεν υπάρχει ηγέτης σε αυτό το εξάγωνο.
refusal-no-bicorne = Αυτή η κάρτα δεν διατάζει ηγέτη χωριστά.
refusal-section-full = Η κάρτα δεν έχει άλλες διαταγές για αυτόν τον τομέα.
refusal-both-sections-full = Η κάρτα δεν έχει άλλες διαταγές για κανέναν από τους δύο τομείς του εξαγώνου.
refusal-wrong-section = Η κάρτα δεν διατάζει κανέναν σε αυτόν τον τομέα.
refusal-in-square-no-detach = Ο ηγέτης δεν αποσυνδέεται από μονάδα σε τετραγωνικό σχηματισμό.
    .of = { $leader_the } στο { $hex } δεν αποσυνδέεται από μονάδα σε τετραγωνικό σχηματισμό.
refusal-bayonet-infantry = Η «Επίθεση με Ξιφολόγχη» διατάζει μόνο πεζικό.
refusal-bombard-artillery = Ο «Βομβαρδισμός» διατάζει μόνο πυροβολικό.
refusal-charge-cavalry = Η «Επίθεση Ιππικού» διατάζει μόνο ιππικό και πυροβολικό με άλογα.
refusal-elan-no-symbol = Τα ζάρια δεν δίνουν άλλη τέτοια διαταγή.
refusal-hold-foot-or-guns = Τα «Στατικά Πυρά» διατάζουν μόνο πεζικό και πυροβολικό.
refusal-hold-not-adjacent = Τα «Στατικά Πυρά» δεν διατάζουν μονάδα που έχει εχθρική μονάδα δίπλα της.
    .of = { $unit_the } στο { $hex } έχει εχθρική μονάδα δίπλα: τα «Στατικά Πυρά» δεν δίνουν διαταγή εκεί.
refusal-manoeuvre-no-square = «Ο Μεγάλος Ελιγμός» δεν διατάζει μονάδα σε τετραγωνικό σχηματισμό.
refusal-rally-no-symbol = Τα ζάρια δεν έχουν άλλο σύμβολο για αυτό το είδος.
refusal-rally-full = Η μονάδα έχει όση δύναμη είχε στην αρχή.
refusal-supply-no-square = Μονάδα σε τετραγωνικό σχηματισμό δεν στέλνεται πίσω.
refusal-supply-wrong-row = Πηγαίνει στον δικό της τομέα, όσο πιο κοντά στη βασική γραμμή υπάρχει χώρος.
refusal-supply-occupied = Το εξάγωνο δεν είναι ελεύθερο.
refusal-supply-unit-first = Πρώτα ορίζεται η μονάδα που στέλνεται πίσω, μετά το εξάγωνό της.
refusal-supply-one-unit = Η «Έλλειψη Εφοδίων» στέλνει πίσω μία μονάδα, και αυτή έχει ήδη οριστεί.
refusal-march-no-infantry = Δεν έχετε πεζικό σε αυτόν τον τομέα.
refusal-march-infantry = Η «Πορεία Δυνάμεων» διατάζει μόνο πεζικό.
refusal-march-section = Η «Πορεία Δυνάμεων» διατάζει όλο το πεζικό ενός τομέα, που επιλέγετε εσείς.
refusal-steel-adjacent = Το «Καρφώστε τους το Ατσάλι» διατάζει μόνο μονάδες που είχαν εχθρό δίπλα τους όταν παίχτηκε.
refusal-leadership-leaders = Η «Ηγεσία» διατάζει ηγέτες, και τις μονάδες όσων μένουν μαζί τους.
refusal-rally-blocks = Η «Κινητοποίηση» διατάζει μόνο μονάδες που πήραν πίσω μπλοκ.
refusal-supply-no-orders = Η «Έλλειψη Εφοδίων» δεν διατάζει κανέναν.
refusal-counter-nothing = Η «Αντεπίθεση» δεν έχει κάρτα να αντιγράψει και δεν διατάζει κανέναν.
refusal-strike-no-orders = Το «Πρώτο Χτύπημα» δεν διατάζει κανέναν στη σειρά του κατόχου του.
refusal-manoeuvre-choice = Πρώτα επιλέξτε: τέσσερις μακρινές κινήσεις ή μία μονάδα με τους συνήθεις κανόνες.
refusal-manoeuvre-one-unit = Με τους συνήθεις κανόνες αυτή η κάρτα διατάζει μία μονάδα, όχι ηγέτη χωριστά.
refusal-not-scouted = Κρατιέται μόνο μία από τις δύο κάρτες που μόλις τραβήχτηκαν.
refusal-keep-no-scout = Μόνο με κάρτα ανίχνευσης τραβάτε δύο κάρτες και κρατάτε τη μία.
refusal-only-march = Μόνο η «Πορεία Δυνάμεων» ζητά τομέα.
refusal-only-rally = Μπλοκ επιστρέφουν μόνο με την «Κινητοποίηση», όσο τα ζάρια της έχουν σύμβολα.
refusal-only-supply = Μόνο η «Έλλειψη Εφοδίων» στέλνει μονάδα πίσω στη βασική της γραμμή.
refusal-only-manoeuvre = Αυτό το ζητά μόνο «Ο Μεγάλος Ελιγμός».

## Αρνήσεις: κίνηση

refusal-not-ordered = Δεν έχει διαταγή σε αυτή τη σειρά.
    .of = { $unit_the } στο { $hex } δεν έχει διαταγή σε αυτή τη σειρά.
refusal-moved-already = Έχει ήδη κινηθεί.
    .of = { $unit_the } στο { $hex } έχει ήδη κινηθεί.
refusal-leader-joined = Μόλις συνδέθηκε ηγέτης με τη μονάδα, γι’ αυτό μένει στη θέση της.
    .of = Μόλις συνδέθηκε ηγέτης με τη μονάδα στο { $hex } ({ $unit }), γι’ αυτό μένει στη θέση της.
refusal-leader-moved = Αυτός ο ηγέτης έχει ήδη κινηθεί.
    .of = { $leader_the } στο { $hex } έχει ήδη κινηθεί.
refusal-leader-has-joined = Ηγέτης που συνδέθηκε με μονάδα δεν κινείται ξανά σε αυτή τη σειρά.
    .of = { $leader_the } στο { $hex } συνδέθηκε με μονάδα και δεν κινείται ξανά σε αυτή τη σειρά.
refusal-leader-opened-square = Η μονάδα του έλυσε το τετράγωνο με τη δική του διαταγή· αν έφευγε, δεν θα μπορούσε να το λύσει.
refusal-square-stays = Μονάδα σε τετραγωνικό σχηματισμό δεν κινείται.
    .of = { $unit_the } στο { $hex } είναι σε τετραγωνικό σχηματισμό και δεν κινείται.
refusal-hold-no-move = Με τα «Στατικά Πυρά» κανείς δεν κινείται.
refusal-steel-no-move = Με το «Καρφώστε τους το Ατσάλι» κανείς δεν κινείται πριν από τη μάχη.
refusal-mud = Σε αυτό το σενάριο τέτοιες μονάδες δεν κινούνται στον πρώτο γύρο.
    .of = Σε αυτό το σενάριο { $unit_the } στο { $hex } δεν κινείται στον πρώτο γύρο.
refusal-too-far = Είναι πιο μακριά απ’ όσο μπορεί να πάει.
    .of = { $unit_the } στο { $hex } δεν μπορεί να πάει τόσο μακριά.
refusal-too-far-leader = Είναι πιο μακριά απ’ όσο μπορεί να πάει ο ηγέτης.
    .of = { $leader_the } στο { $hex } δεν μπορεί να πάει τόσο μακριά.
refusal-occupied = Δεν υπάρχει χώρος: το εξάγωνο είναι πιασμένο.
    .of = { $unit_the } στο { $hex } δεν βρίσκει χώρο εκεί: το εξάγωνο είναι πιασμένο.
refusal-shut-in = Δεν μπορεί να πάει πουθενά: τα γύρω εξάγωνα είναι πιασμένα ή κλειστά.
    .of = Δεν μπορεί να πάει πουθενά, τα γύρω εξάγωνα είναι πιασμένα ή κλειστά: { $unit } στο { $hex }.
refusal-enemy-there = Ο εχθρός κλείνει τον δρόμο.
    .of = { $unit_the } στο { $hex } δεν περνά: ο εχθρός κλείνει τον δρόμο.
refusal-friends-in-the-way = Δικές σας μονάδες κλείνουν τον δρόμο.
    .of = { $unit_the } στο { $hex } δεν περνά: δικές σας μονάδες κλείνουν τον δρόμο.
refusal-impassable = Αυτό το έδαφος είναι απροσπέλαστο.
refusal-ground-in-the-way = Απροσπέλαστο έδαφος κλείνει τον δρόμο.
refusal-sand-stops-guns = Το πυροβολικό δεν μπαίνει σε άμμο.
refusal-rugged = Κανείς δεν ανεβαίνει σε απόκρημνο λόφο.
refusal-river-closed = Ο ποταμός είναι απροσπέλαστος χωρίς γέφυρα ή πέρασμα.
refusal-terrain-stops = Το έδαφος στη διαδρομή σταματά την κίνηση.
refusal-forest-stops = Το δάσος στη διαδρομή σταματά την κίνηση.
    .of = Το δάσος στο { $hex } σταματά την κίνηση.
refusal-town-stops = Η πόλη στη διαδρομή σταματά την κίνηση.
    .of = Η πόλη στο { $hex } σταματά την κίνηση.
refusal-works-stop = Τα οχυρωματικά έργα στη διαδρομή σταματούν την κίνηση.
    .of = Τα οχυρωματικά έργα στο { $hex } σταματούν την κίνηση.
refusal-ford-stops = Ο βατός ποταμός στη διαδρομή σταματά την κίνηση.
    .of = Ο βατός ποταμός στο { $hex } σταματά την κίνηση.
refusal-sand-stops = Η άμμος στη διαδρομή σταματά την κίνηση.
    .of = Η άμμος στο { $hex } σταματά την κίνηση.
refusal-two-leaders = Δύο ηγέτες δεν χωρούν στο ίδιο εξάγωνο.
    .of = { $unit_the } στο { $hex } έχει ηγέτη, και δύο δεν χωρούν στο ίδιο εξάγωνο.
refusal-leader-ends-move = Μονάδα που φτάνει σε ηγέτη χωρίς μονάδα σταματά εκεί και τον παίρνει μαζί της.
    .of = { $unit_the } στο { $hex } σταματά εκεί όπου βρίσκει ηγέτη χωρίς μονάδα και τον παίρνει μαζί.
refusal-leader-taken = Άλλος ηγέτης είναι ήδη εκεί.
    .of = { $leader_the } στο { $hex } δεν μπορεί να σταματήσει όπου είναι άλλος ηγέτης.
refusal-leader-enemy = Ο ηγέτης δεν μπαίνει σε εξάγωνο του εχθρού.
    .of = { $leader_the } στο { $hex } δεν μπαίνει σε εξάγωνο του εχθρού.
refusal-finish-move = Τελειώστε αυτή την κίνηση πριν από την επόμενη.
refusal-same-hex = Είναι ήδη εκεί.
refusal-no-exit = Σε αυτό το σενάριο οι μονάδες σας δεν βγαίνουν από το ταμπλό.
refusal-leader-no-exit = Ο ηγέτης εγκαταλείπει το ταμπλό μόνο όταν υποχωρεί.
refusal-exit-too-far = Όταν φτάσει στην άκρη, δεν του μένει κίνηση για να βγει.
refusal-not-in-square = Η μονάδα δεν είναι σε τετραγωνικό σχηματισμό.
    .of = { $unit_the } στο { $hex } δεν είναι σε τετραγωνικό σχηματισμό.
refusal-cavalry-near = Όσο εχθρικό ιππικό είναι δίπλα, το τετράγωνο δεν λύνεται.
    .of = Όσο εχθρικό ιππικό είναι δίπλα του, το τετράγωνο στο { $hex } δεν λύνεται.

## Αρνήσεις: μάχη

refusal-movement-over = Οι κινήσεις τελείωσαν: τώρα γίνονται οι μάχες.
refusal-finish-first = Τελειώστε αυτή τη μάχη πριν από την επόμενη.
refusal-leader-alone = Ηγέτης χωρίς μονάδα δεν πολεμά.
refusal-battled-already = Έχει ήδη πολεμήσει σε αυτή τη σειρά.
    .of = { $unit_the } στο { $hex } έχει ήδη πολεμήσει σε αυτή τη σειρά.
refusal-moved-too-far = Κινήθηκε πολύ μακριά για να πολεμήσει.
    .of = { $unit_the } στο { $hex } κινήθηκε πολύ μακριά για να πολεμήσει.
refusal-light-moved-two = Ελαφρύ πεζικό που κινήθηκε δύο εξάγωνα δεν πολεμά.
    .of = { $unit_the } στο { $hex } κινήθηκε δύο εξάγωνα και δεν πολεμά.
refusal-light-moved-fire = Ελαφρύ πεζικό που κινήθηκε δύο εξάγωνα δεν πυροβολεί.
    .of = { $unit_the } στο { $hex } κινήθηκε δύο εξάγωνα και δεν πυροβολεί.
refusal-guns-moved = Αυτά τα πυροβόλα κινήθηκαν και δεν πολεμούν.
    .of = { $unit_the } στο { $hex } κινήθηκε και δεν πολεμά.
refusal-manoeuvre-no-battle = Με τον «Μεγάλο Ελιγμό» κανείς δεν πολεμά.
refusal-bombard-moved = Με τον «Βομβαρδισμό» πυροβόλα που κινήθηκαν δεν πολεμούν.
    .of = { $unit_the } στο { $hex } κινήθηκε με τον «Βομβαρδισμό» και δεν πολεμά.
refusal-forest-entered = Μόλις μπήκε σε δάσος και δεν μπορεί να πολεμήσει.
    .of = { $unit_the } στο { $hex } μόλις μπήκε σε δάσος και δεν μπορεί να πολεμήσει.
refusal-town-entered = Μόλις μπήκε σε πόλη και δεν μπορεί να πολεμήσει.
    .of = { $unit_the } στο { $hex } μόλις μπήκε σε πόλη και δεν μπορεί να πολεμήσει.
refusal-march-order = Σε αυτό το σενάριο είναι ακόμη σε πορεία και δεν πολεμά στον πρώτο γύρο.
    .of = Σε αυτό το σενάριο { $unit_the } στο { $hex } είναι ακόμη σε πορεία και δεν πολεμά στον πρώτο γύρο.
refusal-no-enemy-there = Δεν υπάρχει εχθρός για επίθεση.
refusal-cavalry-no-fire = Το ιππικό δεν πολεμά εξ αποστάσεως.
    .of = { $unit_the } στο { $hex } δεν πολεμά εξ αποστάσεως: είναι ιππικό.
refusal-adjacent-no-fire = Με εχθρική μονάδα δίπλα της δεν πολεμά εξ αποστάσεως.
    .of = { $unit_the } στο { $hex } έχει εχθρική μονάδα δίπλα και δεν πυροβολεί.
refusal-target-adjacent = Γειτονικές μονάδες δεν πυροβολούν η μία την άλλη: πολεμούν σώμα με σώμα.
    .of = { $unit_the } στο { $hex } δεν πυροβολεί τη γειτονική μονάδα στο { $target }: πολεμούν σώμα με σώμα.
refusal-out-of-range = Ο στόχος είναι εκτός εμβέλειας.
    .of = Το { $target } είναι εκτός εμβέλειας για τη μονάδα στο { $hex } ({ $unit }).
refusal-lone-leader-no-fire = Ηγέτης που στέκει μόνος δεν είναι στόχος για πυρά.
    .of = Ο ηγέτης στο { $target } στέκει μόνος και δεν είναι στόχος για πυρά.
refusal-not-in-sight = Κάτι στη διαδρομή κλείνει το οπτικό πεδίο.
    .of = Ό,τι βρίσκεται στο { $between } κλείνει το οπτικό πεδίο από το { $hex } στο { $target }.
refusal-blocked-both-sides = Το οπτικό πεδίο είναι κλειστό κι από τις δύο πλευρές.
    .of = Το οπτικό πεδίο από το { $hex } στο { $target } είναι κλειστό κι από τις δύο πλευρές, και στο { $between }.
refusal-hill-hides = Ένας λόφος στη διαδρομή κρύβει τον στόχο.
    .of = Ο λόφος στο { $between } κρύβει το { $target } από το { $hex }.
refusal-rugged-hides = Ένας απόκρημνος λόφος στη διαδρομή κρύβει τον στόχο.
    .of = Ο απόκρημνος λόφος στο { $between } κρύβει το { $target } από το { $hex }.
refusal-no-dice = Δεν μένουν ζάρια για αυτή την επίθεση.
    .of = { $unit_the } στο { $hex } δεν έχει ζάρια για αυτή την επίθεση.
refusal-not-adjacent = Ο εχθρός δεν είναι σε γειτονικό εξάγωνο.
    .of = Το { $target } δεν είναι δίπλα στη μονάδα στο { $hex } ({ $unit }).
refusal-bayonet-no-fire = Με την «Επίθεση με Ξιφολόγχη» κανείς δεν πυροβολεί.
refusal-steel-no-fire = Με το «Καρφώστε τους το Ατσάλι» κανείς δεν πυροβολεί.
refusal-hold-no-melee = Με τα «Στατικά Πυρά» δεν γίνεται μάχη σώμα με σώμα.
refusal-no-melee-in-river = Σε ποταμό δεν γίνεται μάχη σώμα με σώμα.
refusal-no-combat-rugged = Σε απόκρημνο λόφο δεν γίνεται μάχη.
refusal-support-not-guns = Μόνο πυροβολικό μπαίνει, και μόνο σε μάχη πεζικού ή ιππικού.
refusal-support-attacker = Μόνο τα πυροβόλα του επιτιθέμενου μπαίνουν σε μια μάχη.
refusal-support-lone-leader = Τα πυροβόλα δεν μπαίνουν σε επίθεση κατά ηγέτη που στέκει μόνος.
refusal-support-busy = Αυτά τα πυροβόλα έχουν άλλη εχθρική μονάδα δίπλα τους.
    .of = Τα πυροβόλα στο { $hex } έχουν άλλη εχθρική μονάδα δίπλα τους.
refusal-support-no-sight = Στα συνδυασμένα πυρά τα πυροβόλα δεν βάλλουν πάνω από φιλικές μονάδες ούτε μέσα από τη μονάδα που επιτίθεται.
    .of = Στα συνδυασμένα πυρά τα πυροβόλα στο { $hex } δεν βάλλουν κατά του { $target } πάνω από φιλικές μονάδες ούτε μέσα από τη μονάδα που επιτίθεται.
refusal-support-hidden = Κάτι κρύβει τον στόχο από αυτά τα πυροβόλα.
    .of = Κάτι κρύβει το { $target } από τα πυροβόλα στο { $hex }.
refusal-support-needed = Η επίθεση δεν έχει δικά της ζάρια: πρέπει να μπουν πυροβόλα.

## Αρνήσεις: οι απαντήσεις του αμυνόμενου

refusal-retire-cavalry-only = Μόνο ιππικό που δέχεται επίθεση από πεζικό οπισθοχωρεί και ανασυντάσσεται.
refusal-retire-no-room = Για να οπισθοχωρήσει χρειάζεται δύο ελεύθερα εξάγωνα προς τη δική του πλευρά.
refusal-square-infantry-only = Μόνο πεζικό που δέχεται επίθεση από ιππικό μπαίνει σε τετραγωνικό σχηματισμό.
refusal-square-formed-already = Είναι ήδη σε τετραγωνικό σχηματισμό.
refusal-square-few-cards = Για τετραγωνικό σχηματισμό χρειάζεστε τουλάχιστον τρεις κάρτες στο χέρι.
refusal-square-terrain = Σε αυτό το έδαφος δεν γίνεται τετραγωνικός σχηματισμός.
refusal-square-no-counter = Και οι τέσσερις δείκτες τετραγώνου είναι σε χρήση.
refusal-no-first-strike = Δεν έχετε το «Πρώτο Χτύπημα».
refusal-strike-no-dice = Η μονάδα δεν έχει ζάρια για να χτυπήσει.
refusal-strike-gone = Δεν μπορεί πια να παιχτεί «Πρώτο Χτύπημα».
refusal-strike-leader = Ηγέτης που στέκει μόνος δεν χτυπά πρώτος.
refusal-strike-attacker = Το «Πρώτο Χτύπημα» το παίζει ο αμυνόμενος, όχι ο επιτιθέμενος.
refusal-strike-square = Το τετράγωνο ρίχνει έτσι κι αλλιώς πριν από το ιππικό.
refusal-strike-ranged = Το «Πρώτο Χτύπημα» απαντά σε μάχη σώμα με σώμα, όχι σε πυρά.
refusal-retire-ranged = Το ιππικό δεν οπισθοχωρεί και ανασυντάσσεται λόγω πυρών.
refusal-retire-attacker = Ο επιτιθέμενος δεν οπισθοχωρεί για να ανασυνταχθεί.
refusal-square-ranged = Τετράγωνο σχηματίζεται σε επίθεση ιππικού, όχι κάτω από πυρά.
refusal-square-attacker = Πεζικό που επιτίθεται δεν σχηματίζει τετράγωνο απέναντι σε «Πρώτο Χτύπημα».
refusal-one-response = Ο αμυνόμενος απαντά σε μια επίθεση μία φορά, πριν από τα ζάρια.
refusal-not-against-back = Στην αντεπίθεση δεν υπάρχει απάντηση: ούτε «Πρώτο Χτύπημα» ούτε οπισθοχώρηση ούτε τετράγωνο.

## Αρνήσεις: υποχωρήσεις και όσα ακολουθούν

refusal-too-many-ignored = Δεν μπορείτε να αγνοήσετε τόσες σημαίες.
refusal-no-flags = Δεν ήρθε σημαία που θα μπορούσε να αγνοήσει.
refusal-too-few-flags = Δεν ήρθαν τόσες σημαίες.
refusal-nothing-bolsters = Ούτε ηγέτης ούτε υποστήριξη ούτε οχυρώματα ούτε εκπαίδευση επιτρέπουν να αγνοηθεί σημαία.
    .of = { $unit_the } στο { $hex } δεν αγνοεί σημαία: ούτε ηγέτης ούτε υποστήριξη ούτε οχυρώματα ούτε εκπαίδευση.
refusal-square-unsupported = Το τετράγωνο δεν δέχεται υποστήριξη από διπλανές μονάδες.
    .of = Το τετράγωνο στο { $hex } δεν δέχεται υποστήριξη από διπλανές μονάδες.
refusal-repulse-flag = Το ιππικό δεν αγνοεί σημαία που έφερε τετράγωνο.
    .of = { $unit_the } στο { $hex } δεν αγνοεί σημαία που έφερε τετράγωνο.
refusal-retiring-flags = Οι σημαίες δεν μετρούν κατά ιππικού που οπισθοχωρεί.
refusal-leader-flags = Οι σημαίες δεν επηρεάζουν ηγέτη που στέκει μόνος.
refusal-no-retreat = Καμία σημαία δεν επιβάλλει υποχώρηση.
refusal-square-no-retreat = Το τετράγωνο δεν κινείται ποτέ: χάνει μπλοκ.
    .of = { $unit_the } στο { $hex } είναι σε τετράγωνο και δεν κινείται: χάνει μπλοκ.
refusal-retire-dead-end = Από εκεί δεν υπάρχει δεύτερο εξάγωνο για την οπισθοχώρηση.
refusal-retire-leader = Εκεί στέκει ηγέτης: ιππικό που οπισθοχωρεί βρίσκει ηγέτη μόνο στο δεύτερο εξάγωνο, και μόνο αν δεν έχει δικό του.
refusal-leader-must-go = Ηγέτης που πρέπει να υποχωρήσει κινείται τουλάχιστον ένα εξάγωνο.
    .of = { $leader_the } στο { $hex } πρέπει να υποχωρήσει τουλάχιστον ένα εξάγωνο.
refusal-leader-gone-far = Ο ηγέτης υποχωρεί το πολύ τρία εξάγωνα.
refusal-not-a-retreat = Η υποχώρηση πηγαίνει στην επόμενη γραμμή προς τη δική σας πλευρά.
refusal-retreat-blocked = Αυτό το εξάγωνο είναι κλειστό για υποχώρηση.
    .of = { $unit_the } στο { $hex } δεν υποχωρεί σε αυτό το εξάγωνο: είναι κλειστό.
refusal-retreat-two-leaders = Άλλος ηγέτης είναι ήδη εκεί.
refusal-leader-cannot-stop = Ο ηγέτης δεν μπορεί να τελειώσει εδώ την υποχώρησή του.
refusal-leader-no-end = Από εκεί δεν υπάρχει εξάγωνο όπου θα τελείωνε την υποχώρησή του.
refusal-leaders-everywhere = Από εκεί κάθε εξάγωνο που φτάνει είναι πιασμένο.
refusal-leader-not-at-edge = Δεν είναι στη δική του άκρη του ταμπλό.
refusal-advance-elsewhere = Καταλαμβάνεται μόνο το εξάγωνο που άφησε ο εχθρός.
refusal-not-driven-out = Ο εχθρός δεν έχει αφήσει αυτό το εξάγωνο.
refusal-advance-ranged = Μετά από πυρά δεν καταλαμβάνεται έδαφος.
refusal-advance-guns = Το πυροβολικό δεν καταλαμβάνει ποτέ έδαφος.
refusal-advance-square = Μονάδα σε τετραγωνικό σχηματισμό δεν καταλαμβάνει έδαφος.
refusal-advance-lost = Η επίθεση σταμάτησε πριν από τα ζάρια της: δεν υπάρχει έδαφος να καταληφθεί.
refusal-advance-back = Μετά από αντεπίθεση δεν καταλαμβάνεται έδαφος.
refusal-breakthrough-elsewhere = Η διάσπαση αρχίζει από το εξάγωνο που άφησε ο εχθρός.
refusal-breakthrough-too-far = Η διάσπαση πηγαίνει μόνο ένα εξάγωνο παραπέρα.
refusal-breakthrough-stopped = Το έδαφος του εξαγώνου που άδειασε σταματά τη διάσπαση.
    .of = Το έδαφος στο { $hex } σταματά τη διάσπαση.
refusal-bonus-no-further = Μετά την επιπλέον επίθεση το ιππικό μπαίνει στο εξάγωνο που άδειασε, και όχι παραπέρα.
refusal-bonus-not-entered = Ιππικό που δεν μπήκε στο εξάγωνο που άδειασε δεν έχει επιπλέον επίθεση.
    .of = { $unit_the } στο { $hex } δεν μπήκε στο εξάγωνο που άδειασε και δεν έχει επιπλέον επίθεση.
refusal-bonus-entered-ground = Ιππικό που έκανε διάσπαση σε δάσος ή πόλη δεν έχει επιπλέον επίθεση.
    .of = { $unit_the } στο { $hex } έκανε διάσπαση σε δάσος ή πόλη και δεν έχει επιπλέον επίθεση.
refusal-bonus-once = Το ιππικό έχει μία επιπλέον επίθεση ανά σειρά.
    .of = { $unit_the } στο { $hex } έχει ήδη κάνει επιπλέον επίθεση.
refusal-back-ranged = Κανείς δεν απαντά σε πυρά.
refusal-back-gone = Ο αμυνόμενος εξοντώθηκε και δεν αντεπιτίθεται.
refusal-back-left = Μονάδα που άφησε το εξάγωνό της δεν αντεπιτίθεται.
    .of = { $unit_the }, τώρα στο { $hex }, έφυγε από εκεί όπου δέχτηκε επίθεση και δεν αντεπιτίθεται.
refusal-back-retired = Ιππικό που οπισθοχώρησε δεν αντεπιτίθεται.
    .of = { $unit_the }, τώρα στο { $hex }, οπισθοχώρησε και δεν αντεπιτίθεται.
refusal-back-fought-first = Αμυνόμενος που πολέμησε πρώτος δεν αντεπιτίθεται.
    .of = { $unit_the } στο { $hex } έριξε πριν από τον επιτιθέμενο και δεν αντεπιτίθεται.
refusal-back-square = Τετράγωνο που έριξε κατά ιππικού δεν αντεπιτίθεται.
    .of = Το τετράγωνο στο { $hex } έχει ήδη ρίξει και δεν αντεπιτίθεται.
refusal-back-no-dice = Δεν έχει ζάρια για αντεπίθεση.
    .of = { $unit_the } στο { $hex } δεν έχει ζάρια για αντεπίθεση.
refusal-back-to-back = Σε αντεπίθεση δεν υπάρχει αντεπίθεση.

## Αρνήσεις: όσα γίνονται μόνο στην ώρα τους

refusal-orders-over = Όλες οι διαταγές έχουν δοθεί· κανείς άλλος δεν παίρνει διαταγή σε αυτή τη σειρά.
refusal-orders-first = Πρώτα ορίστε όλους όσους διατάζει η κάρτα.
refusal-card-first = Πρώτα παίξτε μια κάρτα.
refusal-one-card = Σε κάθε σειρά παίζεται μία κάρτα.
refusal-others-turn = Είναι η σειρά του αντιπάλου.
refusal-must-answer = Πρώτα πρέπει να απαντηθεί αυτό που ρωτιέται τώρα.
refusal-no-orders-left = Η κάρτα δεν έχει άλλη διαταγή.
refusal-movement-first = Πρώτα ολοκληρώνονται οι κινήσεις.
refusal-leader-not-ordered = Αυτός ο ηγέτης δεν έχει δική του διαταγή.
    .of = { $leader_the } στο { $hex } δεν έχει δική του διαταγή.
refusal-leader-stays-attached = Ο συνδεδεμένος ηγέτης κινείται με τη μονάδα του, εκτός αν έχει δική του διαταγή.
    .of = { $leader_the } στο { $hex } δεν έχει δική του διαταγή και κινείται με τη μονάδα του.
refusal-no-advance-now = Δεν υπάρχει τώρα έδαφος να καταληφθεί· μόνο όποιος επιτέθηκε σώμα με σώμα μπαίνει στο εξάγωνο που άδειασε.
refusal-no-flag-now = Δεν υπάρχει τώρα σημαία που μπορεί να αγνοηθεί.
refusal-no-strike-now = Το «Πρώτο Χτύπημα» απαντά μόνο σε επίθεση σώμα με σώμα που μόλις δήλωσε ο αντίπαλος.
refusal-no-back-now = Δεν υπάρχει τώρα επίθεση για αντεπίθεση.
refusal-no-retire-now = Το ιππικό οπισθοχωρεί και ανασυντάσσεται μόνο όταν μόλις του επιτέθηκε πεζικό σώμα με σώμα.
refusal-no-square-now = Το πεζικό μπαίνει σε τετραγωνικό σχηματισμό μόνο όταν μόλις του επιτέθηκε ιππικό σώμα με σώμα.
refusal-no-support-now = Το πυροβολικό συνδράμει όταν πεζικό ή ιππικό δηλώνει επίθεση σώμα με σώμα, όχι τώρα.
refusal-no-retreat-now = Κανείς δεν πρέπει να υποχωρήσει τώρα.
refusal-no-stop-now = Μόνο ηγέτης που υποχωρεί μπορεί να σταματήσει.
refusal-no-leave-now = Το τετράγωνο λύνεται στην κίνηση του κατόχου του, όταν έχει διαταγή.

## Πριν και μετά τη μάχη

brief-first-and-banners = Αρχίζουν { $side_the }. Η μάχη κερδίζεται με { $banners ->
        [one] 1 σημείο νίκης
       *[other] { $banners } σημεία νίκης
    }.
battle-ending = Νίκη για { $side_acc }, σε { $turns ->
        [one] έναν γύρο
       *[other] { $turns } γύρους
    }. Σημεία νίκης: { $banners } προς { $against }.

## Τι υπάρχει σε ένα εξάγωνο

look-unit = { $nation }: { $kind }, { $blocks } από { $full } μπλοκ
look-unit-square = { $nation }: { $kind } σε τετράγωνο, { $blocks } από { $full } μπλοκ
look-objective = { $banners ->
        [one] 1 σημείο νίκης
       *[other] { $banners } σημεία νίκης
    } για { $side_acc }, όσο το κατέχουν
look-objective-for-good = { $banners ->
        [one] 1 σημείο νίκης
       *[other] { $banners } σημεία νίκης
    } για { $side_acc }, οριστικά

## Αναγνώσεις των κανόνων που επιλέγονται

option-light-melee = Ελαφρύ πεζικό που κινήθηκε δύο εξάγωνα μπορεί να πολεμήσει σώμα με σώμα (N7.8)
option-rifle-fire = Ελαφρύ πεζικό μουσκετοφόρων που κινήθηκε πυροβολεί με 3, 2, 2 ζάρια (N10.5)
option-grenadier-fire = Οι Γάλλοι γρεναδιέροι πυροβολούν με ένα ζάρι παραπάνω (N10.5)
option-leader-exit = Ηγέτης με διαταγή μπορεί να φύγει από το ταμπλό από τη δική του πλευρά (N8.8)

## Πιθανότητες

drawback-no-battle = και μετά χωρίς μάχη
odds-target = Ο στόχος έχει { $blocks } μπλοκ και { $flags ->
        [0] δεν μπορεί να αγνοήσει καμία σημαία
        [one] μπορεί να αγνοήσει 1 σημαία
       *[other] μπορεί να αγνοήσει { $flags } σημαίες
    } (N15.2).
odds-square-first = Το τετράγωνο ρίχνει πρώτο: { table-dice } (N24.8).
odds-may-square = Μπορεί να σχηματίσει τετράγωνο (N24.1): τότε { $square ->
        [0] το έδαφος του παίρνει το ζάρι
       *[other] ρίχνει πρώτο
    }, και { $dice ->
        [0] το έδαφος παίρνει το δικό σας (N24.7).
        [one] ρίχνετε ένα ζάρι.
       *[other] ρίχνετε { $dice } ζάρια.
    }
odds-may-retire = Μπορεί να οπισθοχωρήσει και να ανασυνταχθεί (N23.1): τότε χτυπούν μόνο τα σύμβολα ιππικού και οι σημαίες δεν μετρούν.
odds-may-strike = Μπορεί να έχει το «Πρώτο Χτύπημα» (N28.7): { table-dice } πριν από τα δικά σας.
odds-battle-back = Αν μείνει, μπορεί να αντεπιτεθεί (N21.1): { $dice }.
odds-dice-with-blocks = { table-dice } με { $blocks } μπλοκ
odds-no-battle-back = Δεν ρίχνεται τίποτα σε απάντηση.
odds-threat = Αν μείνει να πολεμήσει
odds-square-throws = { $dice ->
        [0] Το έδαφος σας παίρνει το ζάρι (N24.6).
       *[other] Ρίχνετε πρώτοι: { table-dice } (N24.8).
    }{ $theirs ->
        [0] {" "}Το ιππικό δεν ρίχνει: το έδαφος του παίρνει το ζάρι (N24.7).
       *[other] {""}
    }

## Το έδαφος, σε πίνακα

ground-closed = Κανείς δεν μπαίνει.
ground-closed-guns = Το πυροβολικό δεν μπαίνει.
ground-stops = Όποιος μπαίνει σταματά εδώ την κίνησή του.
ground-no-battle = Καμία μονάδα δεν πολεμά στη σειρά που μπαίνει.
ground-light-battles = Στη σειρά που μπαίνει, πολεμά μόνο πεζικό ελαφρού τύπου.
ground-blocks-sight = Κλείνει το οπτικό πεδίο.
ground-high = Κρύβει ό,τι βρίσκεται πίσω του από όποιον κοιτά από χαμηλά, και τα χαμηλά πίσω του από όποιον κοιτά από λόφο· από λόφο σε λόφο φαίνεται (N11.6 ως N11.8).
ground-no-square = Εδώ δεν γίνεται τετραγωνικός σχηματισμός.
ground-no-combat = Κανείς δεν πολεμά προς τα μέσα ή προς τα έξω.
ground-no-melee = Χωρίς μάχη σώμα με σώμα, ούτε προς τα μέσα ούτε προς τα έξω.
ground-into-both = Ζάρια εναντίον στόχου εδώ: { $dice }.
ground-into-melee = Ζάρια σώμα με σώμα εναντίον στόχου εδώ: { $dice }.
ground-into-fire = Ζάρια με πυρά εναντίον στόχου εδώ: { $dice }.
ground-out-both = Ζάρια από εδώ: { $dice }.
ground-out-melee = Ζάρια σώμα με σώμα από εδώ: { $dice }.
ground-out-fire = Ζάρια με πυρά από εδώ: { $dice }.
ground-uphill = Ζάρια προς τα πάνω: { $dice }.
ground-downhill = Ζάρια προς τα κάτω: { $dice }.
ground-level = Ζάρια από λόφο σε λόφο: { $dice }.
ground-works-in = Ζάρια προς τα μέσα, πάνω από οχυρωμένη πλευρά: { $dice }.
ground-works-out = Ζάρια προς τα έξω, πάνω από οχυρωμένη πλευρά: { $dice }.
ground-ignores-flags = Σημαίες που μπορούν να αγνοηθούν πίσω από οχυρωμένη πλευρά: { $flags }.
ground-not-the-hill = Σε λόφο, για επίθεση προς τα μέσα, πάνω από οχυρωμένη πλευρά, μετρούν μόνο τα έργα.
ground-no-charge-dice = Τα επιπλέον ζάρια της «Επίθεσης Ιππικού» χάνονται, προς τα μέσα και προς τα έξω.
ground-as-clear = Μετρά ως ανοιχτό έδαφος.
ground-change = { $class } { $change }

## Πάγιες εντολές

standing-no-first-strike = Να μην παίζεται το «Πρώτο Χτύπημα» ώσπου να πω κάτι άλλο

## Η μάχη με οδηγό: τι λέει ένας φιλικός διαιτητής σε κάθε ερώτηση, αργότερα με λίγα λόγια

guide-play-card = Η κάρτα λέει ποια στρατεύματά σας ξυπνούν σε αυτή τη σειρά· όλα τα άλλα περιμένουν (N5). Ψάξτε μία που διατάζει αρκετές μονάδες κοντά στον εχθρό, κατά προτίμηση στον τομέα όπου είστε ήδη δυνατοί.
    .short = Ποιος τομέας σας χρειάζεται περισσότερο τώρα (N5);
guide-keep-card = Μετά από κάρτα Ανίχνευσης βλέπετε δύο νέες κάρτες και κρατάτε τη μία (N22.3). Διαλέξτε εκείνη που διατάζει μονάδες σε τομέα όπου έχετε πολλές κοντά στον εχθρό.
guide-order-section = Δείξτε ποιους ξυπνά η κάρτα: μόνο αυτοί κινούνται και πολεμούν σε αυτή τη σειρά (N6). Ηγέτης που στέκεται μαζί με μονάδα έρχεται με την ίδια διαταγή. Διαλέξτε όσους φτάνουν κάποιον εχθρό, και τα πυροβόλα που έχουν κάτι να χτυπήσουν.
    .short = Διατάξτε πρώτα όσους φτάνουν κάποιον εχθρό και ύστερα όσους έρχονται πίσω τους (N6).
guide-order-class = Αυτή η κάρτα διατάζει στρατεύματα ενός είδους, όπου κι αν βρίσκονται (N28). Διαλέξτε όσα φτάνουν κάποιον εχθρό σε αυτή τη σειρά. Διαταγές που δεν χρησιμοποιείτε χάνονται.
    .short = Διαλέξτε όσα φτάνουν κάποιον εχθρό σε αυτή τη σειρά (N28).
guide-order-elan = Κάθε σύμβολο διατάζει μία μονάδα του είδους του, κάθε σημαία οποιαδήποτε μονάδα ή ηγέτη, και όλες πολεμούν με ένα ζάρι παραπάνω (N28.5). Διαλέξτε λοιπόν όσους μπορούν να πολεμήσουν αμέσως.
    .short = Διαλέξτε όσους μπορούν να πολεμήσουν αμέσως (N28.5).
guide-manoeuvre-or-normal = Ή ως τέσσερις μονάδες πηγαίνουν μακριά χωρίς να πολεμήσουν ή μία μόνο ενεργεί με τους συνήθεις κανόνες (N28.11). Ο ελιγμός αξίζει για να φέρετε μπροστά όσους έμειναν πολύ πίσω.
guide-march-section = Διατάζεται όλο το πεζικό σας σε έναν τομέα (N28.8). Διαλέξτε τον τομέα όπου το περισσότερο φτάνει τον εχθρό.
guide-rally-who = Μία από τις αποδυναμωμένες μονάδες σας ξαναπαίρνει ένα μπλοκ, και μαζί μια διαταγή (N28.12). Μονάδα με ένα μόνο μπλοκ είναι σημείο νίκης που κοντεύει να χαθεί: σκεφτείτε πρώτα αυτήν.
guide-supply-who = Μια μονάδα της επιλογής σας πρέπει να γυρίσει ως τη βασική της γραμμή (N28.13). Διώξτε τον εχθρό που έχει την καλύτερη θέση, και συνήθως κανέναν δικό σας.
guide-supply-where = Αυτή η μονάδα γυρίζει στη βασική σας γραμμή (N28.13). Διαλέξτε τη θέση από όπου θα επιστρέψει πιο γρήγορα ή όπου τη χρειάζεστε.
guide-move-who = Πρώτα κινούνται όλοι και ύστερα πολεμούν (N4.1), η μία μονάδα μετά την άλλη. Οι μπροστινοί ξεκινούν πρώτοι, για να κάνουν χώρο. Κανείς δεν είναι υποχρεωμένος να κινηθεί: πείτε το όταν τελειώσετε.
    .short = Οι μπροστινοί ξεκινούν πρώτοι, για να κάνουν χώρο (N7.1).
guide-move-where = Το πεζικό πηγαίνει ένα εξάγωνο, το ελαφρύ ιππικό τρία, το βαρύ δύο, και το πεζό πυροβολικό ή κινείται ή πολεμά (N7). Μείνετε κοντά κοντά: με δύο φιλικές μονάδες δίπλα της μια μονάδα μπορεί να αγνοήσει μια σημαία (N15.2). Δείξτε ένα εξάγωνο για να δείτε ποιος μπορεί να σας χτυπήσει εκεί.
    .short = Δείξτε ένα εξάγωνο για να δείτε ποιος μπορεί να σας χτυπήσει εκεί, και μείνετε κοντά στους δικούς σας (N7).
guide-leader-where = Ο ηγέτης πηγαίνει ως τρία εξάγωνα και μπορεί να συνδεθεί με μονάδα που δεν έχει ηγέτη (N8). Μαζί του εκείνη μπορεί να αγνοήσει μια σημαία, αλλά αν χάσει μπλοκ κινδυνεύει κι αυτός (N13), και θα ήταν σημείο νίκης. Μην τον αφήνετε μόνο κοντά στον εχθρό.
guide-battle-who = Κάθε μονάδα που διατάξατε μπορεί να πολεμήσει μία φορά: να πυροβολήσει εχθρό από δύο εξάγωνα και πέρα ή να πολεμήσει σώμα με σώμα με έναν γείτονα (N9). Συχνά πρώτα μιλούν τα πυροβόλα και τα μουσκέτα, για να βρει η ξιφολόγχη πιο αδύναμο εχθρό. Κανείς δεν είναι υποχρεωμένος να πολεμήσει.
    .short = Πρώτα τα πυρά, ύστερα η έφοδος σε ό,τι αποδυναμώθηκε (N9).
guide-battle-whom = Μια μονάδα ρίχνει περίπου ένα ζάρι για κάθε μπλοκ της (N10, N12). Χτυπούν τα σύμβολα του είδους του στόχου, στη μάχη σώμα με σώμα και τα σπαθιά, ενώ οι σημαίες τον διώχνουν πίσω. Ο πίνακας πιθανοτήτων δείχνει τι μπορείτε να πετύχετε και τι μπορεί να έρθει πίσω· καλύτερα να αποτελειώσετε έναν εχθρό παρά να γρατζουνίσετε τρεις.
    .short = Συγκρίνετε τις πιθανότητες, και τι μπορεί να έρθει πίσω (N10, N12).
guide-support = Πυροβόλα που μπορούν να πολεμήσουν σε αυτή τη σειρά προσθέτουν τα ζάρια τους σε μια μάχη σώμα με σώμα (N25). Ύστερα δεν πολεμούν ξανά: κρατήστε τα έξω αν έχουν καλύτερο δικό τους στόχο.
guide-respond = Ο εχθρός σάς επιτίθεται σώμα με σώμα, και απαντάτε πριν πέσουν τα ζάρια (N12.2). Αν η μονάδα σας στέκεται ακόμη στο εξάγωνό της ύστερα, μπορεί να αντεπιτεθεί (N21).
    .short = Όποιος στέκεται ακόμη στο εξάγωνό του ύστερα μπορεί να αντεπιτεθεί (N21).
guide-take-ground = Πεζικό που άδειασε ένα εξάγωνο σε μάχη σώμα με σώμα μπορεί να μπει σε αυτό (N18). Έτσι ο εχθρός δεν ησυχάζει, αλλά κοιτάξτε μήπως η μονάδα σας μείνει εκεί ολομόναχη.
    .short = Μήπως η μονάδα σας μείνει εκεί ολομόναχη (N18);
guide-break-through = Ιππικό που άδειασε ένα εξάγωνο σε μάχη σώμα με σώμα μπορεί να μπει σε αυτό, να προχωρήσει ένα ακόμη και να επιτεθεί άλλη μία φορά (N19, N20). Προχωρήστε αν υπάρχει κοντά αδύναμος εχθρός· μείνετε αν απλώς θα σας κυκλώσουν.
guide-break-through-further = Το ιππικό μπορεί να προχωρήσει ένα εξάγωνο ακόμη ή να σταματήσει εδώ (N19). Ψάξτε ένα εξάγωνο δίπλα σε αδύναμο εχθρό ή σε μοναχικά πυροβόλα: από εκεί μπορεί να επιτεθεί άλλη μία φορά (N20).
guide-bonus-melee = Μετά τη διάσπαση το ιππικό μπορεί να επιτεθεί δεύτερη φορά (N20). Κάντε το εναντίον πυροβόλων ή αδύναμης μονάδας· μια ξεκούραστη αντεπιτίθεται όπως πάντα (N21).
guide-battle-back = Η μονάδα σας κράτησε το εξάγωνό της και μπορεί να ανταποδώσει το χτύπημα με όσα μπλοκ τής μένουν, χωρίς κόστος (N21). Σε αντεπίθεση δεν απαντά κανείς, γι’ αυτό σχεδόν ποτέ δεν υπάρχει λόγος να την αφήσετε.
    .short = Η αντεπίθεση δεν κοστίζει τίποτα (N21).
guide-retreat = Κάθε σημαία διώχνει τη μονάδα ένα εξάγωνο προς τη δική σας πλευρά (N14). Αν ο δρόμος είναι κλειστός, πληρώνει ένα μπλοκ για κάθε εξάγωνο. Διαλέξτε εξάγωνο με κάλυψη ή με δικούς σας δίπλα.
    .short = Διαλέξτε εξάγωνο με κάλυψη ή με δικούς σας δίπλα (N14).
guide-retire = Το ιππικό γυρίζει δύο εξάγωνα προς τη δική σας πλευρά (N23). Διαλέξτε δρόμο που το αφήνει μακριά από το εχθρικό πεζικό, και όχι μπροστά στα δικά σας πυροβόλα.
guide-ignore-flags = Ένας ηγέτης, δύο φιλικές μονάδες σε γειτονικά εξάγωνα ή η ποιότητά της επιτρέπουν σε μια μονάδα να αγνοήσει σημαίες (N15). Κρατά το εξάγωνό της και μπορεί να αντεπιτεθεί μετά από μάχη σώμα με σώμα. Αν είναι αδύναμη και ο εχθρός δυνατός, προτιμήστε να υποχωρήσει.
    .short = Όποιος αγνοεί σημαία κρατά το εξάγωνό του· όποιος είναι αδύναμος ίσως προτιμά να φύγει (N15).
guide-leader-retreat = Ηγέτης που έχασε τη μονάδα του ή δέχτηκε επίθεση μόνος του υποχωρεί ένα ως τρία εξάγωνα (N16). Φέρτε τον σε μονάδα που δεν έχει ηγέτη: μόνος του χάνεται εύκολα, και αυτό είναι σημείο νίκης για τον εχθρό.

## Η μάχη με οδηγό: τι επισημαίνει

guide-welcome = Καλώς ήρθατε, στρατηγέ! Νικά όποιος πάρει πρώτος { $banners ->
        [one] 1 σημείο νίκης
       *[other] { $banners } σημεία νίκης
    }: ένα για κάθε εχθρική μονάδα που χάνει το τελευταίο της μπλοκ και ένα για κάθε ηγέτη που πέφτει (N3). Στη σειρά σας παίζετε μία από τις Κάρτες Εντολών που κρατάτε, δίνετε διαταγές, κινείστε και πολεμάτε (N4).
guide-last-banner = Άλλο ένα σημείο νίκης και η μάχη είναι δική σας: ο πιο αδύναμος εχθρός, στο { $hex }, έχει ακόμη { $blocks } μπλοκ.
guide-enemy-last-banner = Προσοχή: στον εχθρό λείπει μόνο ένα σημείο νίκης. Κρατήστε τις αδύναμες μονάδες σας μακριά του.
guide-useful-card = Η κάρτα «{ $card }» μπορεί να φέρει στη μάχη { $units ->
        [one] μία μονάδα σας
       *[other] { $units } μονάδες σας
    } σε αυτή τη σειρά.
guide-can-battle = Από όσους μπορείτε να διατάξετε, σε αυτή τη σειρά μπορούν να πολεμήσουν: { $hexes }.
guide-guns-have-target = Τα πυροβόλα αυτά έχουν στόχο από εδώ, και αν κινηθούν δεν πυροβολούν σε αυτή τη σειρά (N7.10): καλύτερα να μείνουν.
guide-foot-has-target = Από εδώ μπορεί να πυροβολήσει με όλα του τα ζάρια· αν κινηθεί, του μένουν περίπου τα μισά (N10.5).
guide-cover-in-reach = Τα δάση και οι πόλεις προστατεύουν όποιον είναι μέσα, αλλά μονάδα που μπαίνει σταματά εκεί και, κατά κανόνα, δεν πολεμά σε αυτή τη σειρά (N26.4, N26.7).
guide-last-block = Στη μονάδα στο { $hex } μένει ένα μπλοκ: ένα μόνο χτύπημα φέρνει σημείο νίκης.
guide-sheltered = Το έδαφος προστατεύει τον εχθρό στο { $hex } ({ $terrain }, { $rule }): ρίχνετε { $dice ->
        [one] 1 ζάρι λιγότερο
       *[other] { $dice } ζάρια λιγότερα
    }.
guide-may-form-square = Το πεζικό στο { $hex } μπορεί να μπει σε τετραγωνικό σχηματισμό: τότε ρίχνει πρώτο, κι εσείς έχετε ένα ζάρι το πολύ (N24).
guide-square-offered = Σε τετραγωνικό σχηματισμό το πεζικό σας ρίχνει πρώτο και το ιππικό έχει ένα ζάρι το πολύ. Σας κοστίζει μία κάρτα, και για τους άλλους εχθρούς το τετράγωνο είναι εύκολος στόχος (N24).
guide-retire-offered = Το ιππικό σας μπορεί να οπισθοχωρήσει δύο εξάγωνα: τότε το χτυπούν μόνο τα σύμβολα ιππικού, αλλά δεν αντεπιτίθεται (N23).
guide-strike-offered = Έχετε το «Πρώτο Χτύπημα»: με αυτό η μονάδα σας ρίχνει πριν από τον επιτιθέμενο (N28.7).

## Μια μάχη εκ των υστέρων: η ιστορία της

report-running = { $battle }, όσο διήρκεσε η μάχη: στον γύρο { $turn } { $first_the } έχουν { $first_score ->
        [one] 1 σημείο νίκης
       *[other] { $first_score } σημεία νίκης
    } και { $second_the } { $second_score }.
report-won-1 = { $battle }: { $seat_the } νικούν στον γύρο { $turn }. Σημεία νίκης: { $score } προς { $against }.
report-won-2 = { $battle }: ύστερα από { $turn ->
        [one] έναν γύρο
       *[other] { $turn } γύρους
    } το πεδίο μένει { $seat_dat }. Σημεία νίκης: { $score } προς { $against }.
report-won-3 = { $seat_the } κέρδισαν τη μάχη ({ $battle }) σε { $turn ->
        [one] έναν γύρο
       *[other] { $turn } γύρους
    }. Σημεία νίκης: { $score } προς { $against }.
report-narrow-1 = Με ένα σημείο νίκης ακόμη η μέρα θα ανήκε { $seat_dat }.
report-narrow-2 = Κρίθηκε για μια τρίχα: { $seat_dat } έλειπε ένα μόνο σημείο νίκης.
report-bloodless = Ως τώρα δεν έχει χαθεί ούτε ένα μπλοκ.
report-lost-both = { $first_the } έχασαν { $first_blocks } μπλοκ και { $second_the } { $second_blocks }
report-lost-one = { $seat_the } έχασαν { $blocks } μπλοκ, και ο εχθρός τους κανένα
report-leaders-safe = Όλοι οι ηγέτες βγήκαν ζωντανοί από τη μάχη.
report-leader-fell-1 = { $leader_the } έπεσε στο { $hex }, στον γύρο { $turn }.
report-leader-fell-2 = { $seat_the } έχασαν { $leader_acc } στο { $hex }, στον γύρο { $turn }.
report-square-broken-1 = Στον γύρο { $turn } έσπασε το τετράγωνο στο { $hex }, και μαζί του χάθηκε { $unit_the }.
report-square-broken-2 = Ούτε το τετράγωνο δεν έσωσε { $unit_acc } στο { $hex }, στον γύρο { $turn }.
report-squares-held = { $count ->
        [one] Σχηματίστηκε ένα τετράγωνο, και άντεξε.
       *[other] Σχηματίστηκαν { $count } τετράγωνα, και δεν έσπασε κανένα.
    }
report-objective-1 = { $seat_the } πήραν το { $hex } στον γύρο { $turn } και κέρδισαν { $score ->
        [one] 1 σημείο νίκης
       *[other] { $score } σημεία νίκης
    }.
report-objective-2 = Στον γύρο { $turn } το { $hex } έδωσε { $seat_dat } { $score ->
        [one] 1 σημείο νίκης
       *[other] { $score } σημεία νίκης
    }.
report-lead-kept = { $seat_the } ήταν μπροστά από το πρώτο σημείο νίκης ως το τελευταίο.
report-last-leader = Η μάχη τελείωσε με τον θάνατο { $leader_gen } στο { $hex }.
report-last-nobody = { $seat_the } δεν είχαν πια κανέναν στο πεδίο.

## Μια μάχη εκ των υστέρων: οι πίνακές της

report-head-blocks = Μπλοκ

## Τι κερδίζει

score-name = Σημεία νίκης
score-count = { $score ->
        [one] 1 σημείο νίκης
       *[other] { $score } σημεία νίκης
    }
score-of = { $needed ->
        [one] { $score }/1 σημείο
       *[other] { $score }/{ $needed } σημεία
    }
score-wins = { $needed ->
        [one] νίκη με 1 σημείο
       *[other] νίκη με { $needed } σημεία
    }
battle-goal-score = Κερδίστε { $many ->
        [one] ένα σημείο νίκης
       *[other] { $many } σημεία νίκης
    } σε αυτή τη σειρά.

## The header: what each value means

help-side = Μια πλευρά της μάχης και ποιος την παίζει. Εκείνη με το πλαίσιο πρέπει να απαντήσει τώρα (N4).
help-score = Σημεία νίκης που κερδήθηκαν, από όσα δίνουν τη νίκη: ένα για κάθε εχθρική μονάδα που χάνει το τελευταίο της μπλοκ, ένα για κάθε ηγέτη, μερικά για στόχους (N3).
help-cards = Κάρτες στο χέρι. Σε κάθε σειρά παίζεται μία και τραβιέται μία (N5, N22)· όσες το γράφουν διατάζουν τόσες μονάδες όσες οι κάρτες (N6.6).
help-moment = Ο γύρος. Κάθε πλευρά παίζει στη σειρά της: κάρτα, διαταγές, κινήσεις, μάχες, νέα κάρτα (N4).

## The sheet of units and the legend

sign-leader = ηγέτης
    .does = Προτομή με το όνομά του. Μονάδα μαζί του αγνοεί μία σημαία και πολεμά καλύτερα· αν πέσει, ο εχθρός κερδίζει σημείο νίκης.
sign-square = τετράγωνο
    .does = Πεζικό σε τετραγωνικό σχηματισμό απέναντι σε ιππικό: δεν κινείται και ρίχνει ένα ζάρι, αλλά και το ιππικό τού επιτίθεται με ένα μόνο ζάρι.
figure-blocks = μπλοκ
figure-move = κίνηση
figure-range = εμβέλεια
figure-standing = βολή χωρίς κίνηση
figure-moving = βολή μετά από κίνηση
figure-guns = βολή σε 2, 3… εξάγωνα
figure-melee = σώμα με σώμα
unit-against-infantry = { $dice ->
        [one] Ένα ζάρι
       *[other] { $dice } ζάρια
    } επιπλέον σώμα με σώμα κατά πεζικού (N12.3).
unit-no-sabers = Τα σπαθιά δεν χτυπούν γι’ αυτήν (N12.8).
unit-ignores-flags = Αγνοεί { $count ->
        [one] μία σημαία
       *[other] { $count } σημαίες
    } (N15).
unit-runs = Υποχωρεί { $count ->
        [one] 1 εξάγωνο
       *[other] { $count } εξάγωνα
    } για κάθε σημαία (N14).
unit-light = Ελαφρού τύπου: πολεμά και στη σειρά που μπαίνει σε δάσος (N26.4).
unit-may-square = Μπορεί να σχηματίσει τετράγωνο απέναντι σε ιππικό (N24).

## What the guided battle has taught

learned-1 = Η κάρτα ορίζει ποιος δρα· μονάδες κοντά στον εχθρό, στον ίδιο τομέα, την αξιοποιούν καλύτερα (N5, N6).
learned-2 = Τα ζάρια εξαρτώνται από μπλοκ, απόσταση και έδαφος: δείτε τις πιθανότητες πριν από κάθε επίθεση (N10, N12, N26).
learned-3 = Όποιος επιτίθεται σώμα με σώμα μπορεί να δεχτεί αντεπίθεση από όσους μένουν· οι σημαίες τούς διώχνουν πριν (N14, N21).
learned-4 = Νικούν τα σημεία νίκης, όχι το έδαφος: καλύτερα να αποτελειώσετε μια αδύναμη μονάδα παρά να γρατζουνίσετε τρεις (N3).

## How the sheet of units is read

help-units = Σε παρένθεση: πόσο πάει αν θα πολεμήσει κιόλας. Τα ζάρια είναι στη σειρά για μονάδα με 1, 2, 3… μπλοκ, των πυροβόλων κατά απόσταση σε πλήρη δύναμη (N7, N10, N12).

## Συμβουλές

hint-score = { $more ->
        [yes] Κερδίζετε περισσότερα σημεία νίκης.
       *[no] Κερδίζετε λιγότερα σημεία νίκης.
    }
hint-their-score = { $more ->
        [yes] Ο εχθρός κερδίζει περισσότερα σημεία νίκης.
       *[no] Ο εχθρός κερδίζει λιγότερα σημεία νίκης.
    }
hint-places = { $more ->
        [yes] Οι μονάδες σας είναι πιο κοντά σε έδαφος που δίνει σημεία νίκης.
       *[no] Οι μονάδες σας είναι πιο μακριά από έδαφος που δίνει σημεία νίκης.
    }
hint-hand = { $more ->
        [yes] Κρατάτε καλύτερες κάρτες στο χέρι.
       *[no] Κρατάτε χειρότερες κάρτες στο χέρι.
    }

## Χάντικαπ: τι αλλάζει για μια πλευρά

handicap-banners = { $side_the } χρειάζονται { $count ->
        [one] 1 σημείο νίκης { $change ->
            [fewer] λιγότερο
           *[more] περισσότερο
        }
       *[other] { $count } σημεία νίκης { $change ->
            [fewer] λιγότερα
           *[more] περισσότερα
        }
    } για τη νίκη
handicap-label-banners = { $side }: σημεία για τη νίκη
