# Τα λόγια του Maria στα ελληνικά.
#
# Οι πόλεις και οι στρατηγοί λέγονται όπως στο data/. Μια δύναμη ή ένα κομμάτι έχει τη σκέτη μορφή
# του και, ως ιδιότητες, τις μορφές με άρθρο: .the (ονομαστική), .acc (αιτιατική), .gen (γενική), .dat (με το «σε»).

## The lid of the box

lid-line = Μια βασίλισσα μόνη απέναντι στη μισή Ευρώπη, χωρίς σίγουρο σύμμαχο
lid-length = ένα βράδυ

## Ονόματα

seat-austria = Αυστρία
    .the = η Αυστρία
    .acc = την Αυστρία
    .gen = της Αυστρίας
    .dat = στην Αυστρία
    .number = one
seat-france = Γαλλία
    .the = η Γαλλία
    .acc = τη Γαλλία
    .gen = της Γαλλίας
    .dat = στη Γαλλία
    .number = one
seat-prussia = Πρωσία
    .the = η Πρωσία
    .acc = την Πρωσία
    .gen = της Πρωσίας
    .dat = στην Πρωσία
    .number = one

power-austria = Αυστρία
    .the = η Αυστρία
    .acc = την Αυστρία
    .gen = της Αυστρίας
    .dat = στην Αυστρία
power-pragmatic = Πραγματικός Στρατός
    .the = ο Πραγματικός Στρατός
    .brief = Πραγματικός
    .acc = τον Πραγματικό Στρατό
    .gen = του Πραγματικού Στρατού
    .dat = στον Πραγματικό Στρατό
power-france = Γαλλία
    .the = η Γαλλία
    .acc = τη Γαλλία
    .gen = της Γαλλίας
    .dat = στη Γαλλία
power-bavaria = Βαυαρία
    .the = η Βαυαρία
    .acc = τη Βαυαρία
    .gen = της Βαυαρίας
    .dat = στη Βαυαρία
power-prussia = Πρωσία
    .the = η Πρωσία
    .acc = την Πρωσία
    .gen = της Πρωσίας
    .dat = στην Πρωσία
power-saxony = Σαξονία
    .the = η Σαξονία
    .acc = τη Σαξονία
    .gen = της Σαξονίας
    .dat = στη Σαξονία
nobody = κανείς
    .acc = κανέναν
    .gen = κανενός
    .dat = σε κανέναν

suit-clubs = σπαθιά
suit-diamonds = καρό
suit-hearts = κούπες
suit-spades = μπαστούνια
card-reserve = μπαλαντέρ

track-saxony = Σαξονία
    .gen = της Σαξονίας
track-russia = Ρωσία
    .gen = της Ρωσίας
track-italy = Ιταλία
    .gen = της Ιταλίας

# Ένας στρατηγός, με το όνομα που έχει στο κομμάτι του.
general = { $name }
    .the = ο { $name }
    .acc = τον { $name }
    .gen = του { $name }
    .dat = στον { $name }
train = τρένο { $power_gen }
    .the = το τρένο { $power_gen }
    .acc = το τρένο { $power_gen }
    .gen = του τρένου { $power_gen }
    .dat = στο τρένο { $power_gen }
train-numbered = τρένο { $number } { $power_gen }
    .the = το τρένο { $number } { $power_gen }
    .acc = το τρένο { $number } { $power_gen }
    .gen = του τρένου { $number } { $power_gen }
    .dat = στο τρένο { $number } { $power_gen }
hussar = ουσάρος { $number }
    .the = ο ουσάρος { $number }
    .acc = τον ουσάρο { $number }
    .gen = του ουσάρου { $number }
    .dat = στον ουσάρο { $number }
off-map = εκτός χάρτη
box-east-prussia = Ανατολική Πρωσία
box-italy-france = Ιταλία
box-italy-austria = Ιταλία

stage-set-up = Ξεκίνημα
stage-politics = Πολιτική
stage-hussars = Ουσάροι
stage-france = Γαλλία και Βαυαρία
stage-prussia = Πρωσία και Σαξονία
stage-austria = Αυστρία και Πραγματικός Στρατός
stage-vote = Αυτοκρατορική Εκλογή
stage-winter = Χειμώνας

## Πόλεις που ο αναγνώστης τις λέει αλλιώς απ’ ό,τι ο χάρτης

city-paris = Παρίσι
city-dunkerque = Δουνκέρκη
city-strasbourg = Στρασβούργο
city-gent = Γάνδη
city-brugge = Μπριζ
city-antwerpen = Αμβέρσα
city-brussel = Βρυξέλλες
city-luxembourg = Λουξεμβούργο
city-ieper = Υπρ
city-amsterdam = Άμστερνταμ
city-liege = Λιέγη
city-koeln = Κολωνία
city-berlin = Βερολίνο
city-breslau = Βρότσλαβ
city-dresden = Δρέσδη
city-leipzig = Λειψία
city-muenchen = Μόναχο
city-nuernberg = Νυρεμβέργη
city-prag = Πράγα
city-bruenn = Μπρνο
city-olmuetz = Όλομουτς
city-wien = Βιέννη
city-pressburg = Πρεσβούργο
city-oedenburg = Σόπρον
city-raab = Γκιορ
city-komorn = Κομάρομ
city-stuhlweissenburg = Σέκεσφεχερβαρ
city-tyrnau = Τρνάβα
city-trentschin = Τρεντσίν
city-neutra = Νίτρα
city-posen = Πόζναν

## Πολιτικά γεγονότα

affair-1 = Η Σουηδία βαδίζει κατά της Ρωσίας
    .does = Μετακινήστε τον δείκτη της Ρωσίας 1 τετράγωνο αριστερά.
affair-2 = Πραξικόπημα στα Χειμερινά Ανάκτορα
    .does = Μετακινήστε τον δείκτη της Ρωσίας 1 τετράγωνο αριστερά ή δεξιά.
affair-3 = Το Πρεσβούργο στο πλευρό της Μαρίας Θηρεσίας
    .does = Η Αυστρία στρατολογεί δωρεάν ως 3 στρατεύματα.
affair-4 = Ισπανική απόβαση στην Τοσκάνη
    .does = Μετακινήστε τον δείκτη της Ιταλίας 1 τετράγωνο αριστερά.
affair-5 = Υποσχέσεις προς τη Δρέσδη
    .does = Μετακινήστε τον δείκτη της Σαξονίας 1 τετράγωνο αριστερά.
affair-6 = Χρυσάφι από το Λονδίνο
    .does = Η Αυστρία τραβά 2 κάρτες.
affair-7 = Η πτώση του Γουόλπολ
    .does = Ο Πραγματικός Στρατός τραβά 1 κάρτα παραπάνω ανά γύρο ως το τέλος του έτους.
affair-8 = Η Σαρδηνία διαλέγει τη Βιέννη
    .does = Μετακινήστε τον δείκτη της Ιταλίας 1 τετράγωνο δεξιά.
affair-9 = Μια μοίρα μπροστά στη Νάπολη
    .does = Μετακινήστε τον δείκτη της Ιταλίας 1 τετράγωνο δεξιά.
affair-10 = Δυσφορία στη Δρέσδη
    .does = Μετακινήστε τον δείκτη της Σαξονίας 1 τετράγωνο δεξιά.
affair-11 = Το Λονδίνο και η Αγία Πετρούπολη συμφωνούν
    .does = Μετακινήστε τον δείκτη της Ρωσίας 1 τετράγωνο δεξιά.
affair-12 = Καλείται η γαλλική πολιτοφυλακή
    .does = Η Γαλλία στρατολογεί ως 3 στρατεύματα, με κόστος 2 το καθένα.
affair-13 = Αυτοκρατορική Εκλογή
    .does = Οι εκλέκτορες ψηφίζουν στο τέλος αυτού του γύρου.
affair-14 = Συνθήκη της Βορμς
    .does = Μετακινήστε τον δείκτη της Ιταλίας ως 2 τετράγωνα δεξιά.
affair-15 = Οι Βουρβόνοι ενωμένοι
    .does = Μετακινήστε τον δείκτη της Ιταλίας ως 2 τετράγωνα αριστερά.
affair-16 = Ψίθυροι στην Αγία Πετρούπολη
    .does = Μετακινήστε τον δείκτη της Ρωσίας 1 τετράγωνο αριστερά.
affair-17 = Ο θάνατος του γέροντα καρδιναλίου
    .does = Όποιος το επιλέξει τραβά 2 κάρτες.
affair-18 = Σύμφωνο Βιέννης και Δρέσδης
    .does = Μετακινήστε τον δείκτη της Σαξονίας 1 τετράγωνο δεξιά.
affair-19 = Οι Γενικές Τάξεις ψηφίζουν στρατό
    .does = Ο Πραγματικός Στρατός στρατολογεί ως 3 στρατεύματα, με κόστος 2 το καθένα.
affair-20 = Ένωση της Φρανκφούρτης
    .does = Μετακινήστε τον δείκτη της Σαξονίας 1 τετράγωνο αριστερά.
affair-21 = Ο φόβος των Ιακωβιτών
    .does = Ο Πραγματικός Στρατός τραβά 1 κάρτα λιγότερη ανά γύρο ως το τέλος του έτους.
affair-22 = Νύχτα στο Βελέτρι
    .does = Μετακινήστε τον δείκτη της Ιταλίας 1 τετράγωνο αριστερά ή δεξιά.
affair-23 = Ο Μπεστούζεφ στα πράγματα
    .does = Μετακινήστε τον δείκτη της Ρωσίας ως 2 τετράγωνα δεξιά.
affair-24 = Πανδούροι
    .does = Η Αυστρία στρατολογεί δωρεάν ως 2 στρατεύματα.
affair-25 = Τα καντόνια στέλνουν νεοσύλλεκτους
    .does = Η Πρωσία στρατολογεί ως 3 στρατεύματα, με κόστος 2 το καθένα.

## Τι συμβαίνει

event-turn = Αρχίζει ο γύρος { $turn }.
event-laid-out = Ο πόλεμος αρχίζει: κομμάτια και δείκτες βρίσκονται στις θέσεις τους. Διάρκεια: { $turns ->
        [one] 1 γύρος
       *[other] { $turns } γύροι
    }.
event-musters = { $power_the } μοιράζει κρυφά { $count ->
        [one] 1 στράτευμα
       *[other] { $count } στρατεύματα
    }.
event-dealt = { $power_the } ξεκινά με { $cards }.
event-dealt-unseen = { $power_the } ξεκινά με { $count ->
        [one] 1 κάρτα
       *[other] { $count } κάρτες
    }.
event-new-deck = Αρχίζει η { $count }η τράπουλα.
event-reshuffle = Ανακατεύονται τα σκάρτα των δύο τραπουλών με τις περισσότερες κάρτες: { $count ->
        [one] 1 κάρτα
       *[other] { $count } κάρτες
    }.
event-income = { $power_the } { $count ->
        [0] δεν τραβά τίποτα
       *[other] τραβά { $cards }
    }.
event-income-unseen = { $power_the } { $count ->
        [0] δεν τραβά τίποτα
        [one] τραβά 1 κάρτα
       *[other] τραβά { $count } κάρτες
    }.
event-draws-nothing = { $power_the } δεν τραβά κάρτες: έχει χάσει την πόλη { $city }.
event-drew-already = { $power_the } έχει ήδη τραβήξει τις κάρτες αυτού του γύρου.
event-pays = { $power_the } πληρώνει με { $card } (αξία { $value }).

event-offers-subsidy = { $power_the } προσφέρει { $other_dat } μία κάρτα ανά γύρο, για { $count ->
        [one] 1 γύρο
       *[other] { $count } γύρους
    }.
event-contract = { $power_the } παραχωρεί { $other_dat } μία κάρτα ανά γύρο, για { $count ->
        [one] 1 γύρο
       *[other] { $count } γύρους
    }.
event-contract-late = { $power_the } θα παραχωρεί { $other_dat } μία κάρτα ανά γύρο από τον επόμενο γύρο, για { $count ->
        [one] 1 γύρο
       *[other] { $count } γύρους
    }.
event-contract-refused = { $power_the } και { $other_the } δεν συμφωνούν.
event-contract-ended = { $power_the } και { $other_the } ακυρώνουν το συμβόλαιό τους.
event-contract-over = Το συμβόλαιο { $power_gen } με { $other_acc } έληξε.
event-contract-suspended = Το συμβόλαιο { $power_gen } με { $other_acc } αναστέλλεται σε αυτόν τον γύρο.
event-contract-void = Το συμβόλαιο { $power_gen } με { $other_acc } δεν ισχύει πια.

event-hussar-placed = { $piece_the } τοποθετείται: { $city }.
event-hussar-left = { $piece_the } μένει εκεί που είναι: { $city }.
event-hussar-gone = { $piece_the } αφαιρείται από τον χάρτη: { $city }.
event-hussar-leaves = { $piece_the } φεύγει από ουδέτερο έδαφος: { $city }.

event-toll = Παρενόχληση ουσάρων: ο εφοδιασμός για { $piece_acc } κοστίζει υποχρεωτικά { $value }.
event-toll-ruins = { $power_the } οφείλει { $count } και έχει μόνο { $value }: μένει χωρίς κάρτες.
event-supplied = { $piece_the } εφοδιάζεται: { $city }.
event-unsupplied = { $piece_the } μένει εκτός εφοδιασμού και χάνει { $count ->
        [one] 1 στράτευμα
       *[other] { $count } στρατεύματα
    }.
event-union-shares = { $piece_the } και { $partner_the } μοιράζονται όσα έμειναν.
event-keeps = { $piece_the } μένει, { $partner_the } αφαιρείται από τον χάρτη.
event-general-lost = { $piece_the } χάνει όλα τα στρατεύματα και αφαιρείται από τον χάρτη: { $city }.

event-steps = { $piece_the } κινείται: { $from } → { $city }.
event-unites = { $piece_the } και { $partner_the } ενώνονται: { $city }.
event-union-agreed = Η ένωση γίνεται δεκτή: { $piece }.
event-union-refused = Η ένωση δεν γίνεται δεκτή.
event-hands-over = { $power_the } αφήνει τη συνεργαζόμενη δύναμη να κινηθεί.
event-disputes = { $power_the } διαφωνεί για τη σειρά: από εδώ και πέρα κινούνται εναλλάξ στη Φλάνδρα.
event-train-lost = { $piece_the } καταστρέφεται: { $city }.
event-train-placed = { $piece_the } επανατοποθετείται: { $city }.
event-hurries-past = { $piece_the } κάνει πορεία-ελιγμό και δεν κατακτά: { $city }.
event-passes-in-vain = { $piece_the } περνά εκτός εφοδιασμού και δεν κατακτά: { $city }.
event-query = { $power_the } τοποθετεί δείκτη-ερωτηματικό ({ $city }): το οχυρό το προστατεύει { $piece_the }.
event-query-lifted = { $city }: { $power_the } δεν κατακτά το οχυρό, το ερωτηματικό αφαιρείται.
event-conquers = { $power_the } κατακτά το οχυρό { $city }.
event-elector-turned = { $power_the } γυρίζει τον εκλογικό δείκτη: { $city }.
event-electors-box = Επικράτηση των εκλεκτόρων: { $power }.
event-aside-returns = { $count ->
        [one] 1 δείκτης { $power_gen } που ήταν στην άκρη επιστρέφει στο απόθεμα.
       *[other] { $count } δείκτες { $power_gen } που ήταν στην άκρη επιστρέφουν στο απόθεμα.
    }
event-shifts = { $piece_the } έχει τώρα { $troops ->
        [one] 1 στράτευμα
       *[other] { $troops } στρατεύματα
    }.
event-shifts-unseen = Ανταλλαγή στρατευμάτων στην ένωση: { $piece }.

event-commands = { $piece_the } είναι επικεφαλής: { $city }.
event-battle = { $piece_the } ({ $from }) επιτίθεται { $target_dat } ({ $city }).
event-troops-shown = Στρατεύματα: { $piece } { $troops }, { $target } { $count }.
event-plays = { $power_the } ρίχνει { $card } (αξία { $value }) για { $piece_acc }: { $city }.
event-drawn = Η μάχη μεταξύ { $piece_gen } ({ $from }) και { $target_gen } ({ $city }) έληξε ισόπαλη.
event-beaten = { $piece_the } ({ $power }) νικά { $target_acc } ({ $other }, { $city }) με διαφορά { $count }: { $troops ->
        [one] χάνεται 1 στράτευμα
       *[other] χάνονται { $troops } στρατεύματα
    }.
event-subordinate-loses = { $piece_the } είναι ο κατώτερος και χάνει { $troops ->
        [one] 1 στράτευμα
       *[other] { $troops } στρατεύματα
    }.
event-losses-spread = { $piece_the } { $troops ->
        [0] δεν κρατά κανένα στράτευμα
        [one] κρατά 1 στράτευμα
       *[other] κρατά { $troops } στρατεύματα
    }.
event-losses-spread-unseen = { $power_the } μοιράζει τις απώλειες.
event-retreats = { $piece_the } υποχωρεί: { $from } → { $city }.
event-battle-markers = { $count ->
        [0] Η επικράτηση μάχης { $power_gen } είναι γεμάτη: δεν μπαίνει δείκτης νίκης.
        [one] { $power_the } βάζει 1 δείκτη νίκης στην επικράτηση μάχης.
       *[other] { $power_the } βάζει { $count } δείκτες νίκης στην επικράτηση μάχης.
    }
event-markers-lost = { $count ->
        [0] { $power_the } δεν έχει δείκτη νίκης στην επικράτηση μάχης για να χάσει.
        [one] { $power_the } βγάζει 1 δείκτη νίκης από την επικράτηση μάχης.
       *[other] { $power_the } βγάζει { $count } δείκτες νίκης από την επικράτηση μάχης.
    }

event-event-revealed = Προσφέρεται: «{ $event }».
event-election-comes = «{ $event }»: οι εκλέκτορες θα ψηφίσουν στο τέλος του γύρου.
event-trump-turned = Ανοίγει { $card }: αυτό είναι το χρώμα του γύρου.
event-trump-named = { $power_the } ορίζει το χρώμα: { $suit }.
event-places-card = { $power_the } τοποθετεί κρυφά { $card }.
event-places-card-unseen = { $power_the } τοποθετεί κρυφά μία κάρτα.
event-places-nothing = { $power_the } δεν τοποθετεί κάρτα.
event-card-counts = { $power_the } δείχνει { $card }: μετρά.
event-card-goes-back = { $power_the } δείχνει { $card }: επιστρέφει στη στοίβα της δύναμης.
event-display-total = { $power_the } έχει { $value } στην καρτέλα πολιτικής.
event-holds-cards = { $power_the } κρατά κάρτες αξίας { $value } στην καρτέλα.
event-takes-event = { $power_the } επιλέγει «{ $event }».
event-cards-stay = Οι κάρτες { $power_gen } μένουν στην καρτέλα.
event-cards-come-back = { $count ->
        [one] 1 κάρτα επιστρέφει
       *[other] { $count } κάρτες επιστρέφουν
    } { $power_dat }.
event-cards-late = { $count ->
        [one] 1 κάρτα επιστρέφει
       *[other] { $count } κάρτες επιστρέφουν
    } { $power_dat } στον επόμενο γύρο.
event-event-lapses = Κανείς δεν επιλέγει «{ $event }».
event-does-nothing = { $power_the } δεν εκτελεί «{ $event }».
event-marker-shifts = { $power_the } μετακινεί τον δείκτη { $track_gen } στο τετράγωνο { $value }.
event-event-recruits = { $power_the } μπορεί να στρατολογήσει αμέσως { $count ->
        [one] 1 στράτευμα
       *[other] ως { $count } στρατεύματα
    }.
event-event-draws = { $power_the } τραβά { $cards }.
event-event-draws-unseen = { $power_the } τραβά { $count ->
        [one] 1 κάρτα
       *[other] { $count } κάρτες
    }.
event-event-income = Το εισόδημα { $power_gen } αλλάζει κατά { $value } ως το τέλος του έτους.
event-goes-on-mission = { $piece_the } φεύγει σε αποστολή { $power_gen }.
event-mission-owed = { $power_the } δεν έχει κανέναν να στείλει: η αποστολή εκκρεμεί.
event-return-waits = { $piece_the } δεν μπορεί να επιστρέψει ακόμη.
event-returns-from-mission = { $piece_the } επιστρέφει από την αποστολή: { $city }.
event-italy-box = Επικράτηση της Ιταλίας: { $power }.
event-marker-moves = Ο δείκτης { $track_gen } πηγαίνει στο τετράγωνο { $value }.

event-votes-francis = { $city }: { $power_the } ψηφίζει τον Φραγκίσκο.
event-votes-charles = { $city }: { $power_the } ψηφίζει τον Κάρολο Αλβέρτο.
event-emperor = { $power_the } έβγαλε τον Αυτοκράτορα. Ψήφοι για τον Φραγκίσκο: { $count }, για τον Κάρολο Αλβέρτο: { $value }.

event-offers-peace = { $power_the } προσφέρει { $other_dat } ειρήνη για τη Σιλεσία.
event-refuses-peace = { $power_the } αρνείται.
event-annexes-silesia = { $other_the } δέχεται: { $power_the } προσαρτά τη Σιλεσία.
event-silesia-box = { $power_the } έχει δείκτη στην επικράτηση της Σιλεσίας.
event-train-comes = { $piece_the } μπαίνει στον χάρτη: { $city }.
event-truce = { $power_the } μένει εκτός πολέμου ως τη μεθεπόμενη σειρά της.
event-truce-over = Η εκεχειρία { $power_gen } έληξε.
event-reduces = { $power_the } μειώνει τις επιχειρήσεις της: { $count ->
        [one] 1 δείκτης φεύγει
       *[other] { $count } δείκτες φεύγουν
    } από την Αυστρία.
event-marker-leaves = Ένας δείκτης { $power_gen } επιστρέφει στο απόθεμα: { $city }.
event-marker-aside = Δείκτης { $power_gen } μπαίνει στην άκρη: { $city }.

event-saxony-wavers = { $power_the } ταλαντεύεται: { $count ->
        [one] 1 βήμα
       *[other] { $count } βήματα
    }.
event-steps-lost = { $count ->
        [one] 1 βήμα χάνεται
       *[other] { $count } βήματα χάνονται
    } στο τέλος της κλίμακας { $track_gen }.
event-forbids-steps = { $power_the } εμποδίζει { $count ->
        [one] 1 βήμα
       *[other] { $count } βήματα
    }.
event-saxony-let-go = { $power_the } αφήνει τη Σαξονία να φύγει.
event-saxony-neutral = { $power_the } γίνεται ουδέτερη.
event-saxony-austrian = { $power_the } γίνεται σύμμαχος της Αυστρίας.
event-saxony-prussian = { $power_the } γίνεται πάλι σύμμαχος της Πρωσίας.
event-is-sent = { $piece_the } μεταφέρεται: { $from } → { $city }.

event-winter = Χειμώνας μετά τον γύρο { $turn }.
event-recruits = { $power_the } στρατολογεί { $count ->
        [one] 1 στράτευμα
       *[other] { $count } στρατεύματα
    } με κόστος { $value }.
event-troop-placed = { $piece_the } παίρνει 1 στράτευμα.
event-troop-placed-unseen = Ένας στρατηγός { $power_gen } παίρνει 1 στράτευμα.
event-comes-back = { $piece_the } επανέρχεται στον χάρτη: { $city }.
event-winter-scores = Σημειώνεται η χειμερινή βαθμολογία μετά τον γύρο { $turn }.
event-winters = { $power_the } έχει συνολική χειμερινή βαθμολογία { $count }.

event-wins = { $power_the } νικά: τοποθέτησε όλους τους δείκτες νίκης.
event-wins-by-winters = { $power_the } νικά με τη χαμηλότερη χειμερινή βαθμολογία, { $count }.
event-austria-held = { $power_the } άντεξε και νικά.

## Τι ρωτιέται

sharing-muster = Μοιράστε τα στρατεύματά σας στους στρατηγούς.
sharing-shift = Πώς μοιράζονται τα στρατεύματα οι στρατηγοί που βρίσκονται στην ίδια πόλη;
question-muster = Κρυφή κατανομή { $power_gen }, { $generals ->
        [one] για έναν στρατηγό
       *[other] για { $generals } στρατηγούς
    }: { $count ->
        [one] μένει 1 στράτευμα
       *[other] μένουν { $count } στρατεύματα
    }. Πόσα παίρνει { $piece_the };
question-subsidy = Διαπραγμάτευση: σε ποιον προσφέρει { $power_the } μία κάρτα από το εισόδημα σε κάθε γύρο;
question-subsidy-turns = Για πόσους γύρους δίνει { $power_the } μία κάρτα { $other_dat };
question-subsidy-answer = { $power_the } προσφέρει { $other_dat } μία κάρτα ανά γύρο, για { $turns ->
        [one] 1 γύρο
       *[other] { $turns } γύρους
    }, με δεσμευτικό συμβόλαιο. Δέχεστε;
question-end-answer = { $power_the } θέλει να ακυρώσει το συμβόλαιο με { $other_acc }. Δέχεστε;
question-hussar = Πού πηγαίνει { $piece_the };
question-pay = { $reason ->
        [toll] Παρενόχληση ουσάρων, η πληρωμή είναι υποχρεωτική: { $power_the } οφείλει { $count }.
        [train] Για το τρένο { $power_the } οφείλει { $count }.
        [mission] Για την αποστολή { $power_the } οφείλει { $count }.
       *[other] { $power_the } οφείλει { $count }.
    } Με ποια κάρτα πληρώνετε; Δεν δίνονται ρέστα.
question-supply = Οφείλατε περισσότερα απ’ όσα αξίζουν οι κάρτες σας ({ $count }): ποιος εφοδιάζεται;
question-keep = Έμεινε ένα στράτευμα: μένει { $piece_the } ή ο άλλος;
question-move = { $power }: ποιο κομμάτι κινείται;
question-step = Πού πηγαίνει { $piece_the };
question-march-together = { $piece_the } θέλει να κινηθεί μαζί με { $partner_acc }. Δέχεστε;
question-unite = { $piece_the } θέλει να ενωθεί με { $partner_acc }. Δέχεστε;
question-consent = Ένας στρατηγός θέλει να ενωθεί με τον δικό σας: { $city }. Δέχεστε;
question-train-where = Πού τοποθετείται { $piece_the };
question-shift = { $piece_the } και { $partner_the } έχουν μαζί { $count ->
        [one] 1 στράτευμα
       *[other] { $count } στρατεύματα
    }: πόσα παίρνει { $piece_the };
question-attack = Ποιος πολεμά πρώτος;
question-target = Ποιον χτυπά ο στρατηγός στην πόλη { $city };
question-commander = Ποιος είναι επικεφαλής στην πόλη { $city };
question-battle-card = { $score ->
        [0] Η διαφορά είναι 0.
       *[other] Υπολείπεστε κατά { $score }.
    } Ποια κάρτα ρίχνει { $power_the } για { $piece_acc }, εναντίον { $target_gen }, στην πόλη { $city };
question-reserve-value = Πόσο μετρά ο μπαλαντέρ { $power_gen } στην πόλη { $city };
question-spread-losses = Όσα έμειναν μοιράζονται με { $partner_acc }. Πόσα παίρνει { $piece_the };
question-survivor = Έμεινε ένα στράτευμα στην πόλη { $city }: ποιος μένει;
question-retreat = { $piece_the } υποχωρεί από την πόλη { $city }. Πόλεις που μένουν: { $count }. Προς τα πού;
question-trump = { $power_the } ορίζει το χρώμα: ποιο;
question-place-card = Ποια κάρτα τοποθετεί κρυφά { $power_the }; Μετρούν μόνο { $sign } και μπαλαντέρ.
question-take-event = Επιλέγει γεγονός { $power_the }, ή κρατά τις κάρτες στην καρτέλα;
question-shift-marker = Πόσο μετακινείται ο δείκτης { $track_gen };
question-event-effect = «{ $event }»: να εκτελεστεί;
question-mission = Ποιος στρατηγός { $power_gen } φεύγει σε αποστολή;
question-return = Επιστρέφει από την αποστολή { $piece_the };
question-relocate = Πού πηγαίνει { $piece_the };
question-saxon-steps = { $count ->
        [one] Η Σαξονία θα έκανε 1 βήμα δεξιά
       *[other] Η Σαξονία θα έκανε { $count } βήματα δεξιά
    }: πόσα εμποδίζετε;
question-vote = Ποιον ψηφίζει η έδρα { $city };
question-offer-peace = Προσφέρετε στην Αυστρία ειρήνη για τη Σιλεσία;
question-answer-peace = Η Πρωσία προσφέρει ειρήνη για τη Σιλεσία. Δέχεστε;
question-second-train = Πού τοποθετείται { $piece_the };
question-reduce = Μειώνετε τις γαλλικές επιχειρήσεις;
question-recruit-pay = Κάθε στράτευμα κοστίζει { $price }· { $power_the } έχει πληρώσει { $count }, δηλαδή { $troops ->
        [0] κανένα
        [one] 1 στράτευμα
       *[other] { $troops } στρατεύματα
    }. Με ποια κάρτα πληρώνετε;
question-recruit = { $power_the } έχει να αναθέσει { $count ->
        [one] 1 στράτευμα
       *[other] { $count } στρατεύματα
    }: ποιος παίρνει ένα;
question-enter-at = Πού επανέρχεται { $piece_the };

## Τι μπορείτε να απαντήσετε

action-done = { $question ->
        [move] Τέλος κινήσεων
        [recruit-pay] Καμία άλλη πληρωμή
        [recruit] Κανένα άλλο στράτευμα
       *[other] Τέλος
    }
action-pass = { $question ->
        [battle-card] Καμία κάρτα
        [place-card] Χωρίς κάρτα
        [subsidy] Καμία προσφορά
        [shift-marker] Ο δείκτης μένει εκεί που είναι
        [event-effect] Να μην εκτελεστεί
        [mission] Κανείς δεν φεύγει
        [return] Παραμονή στην αποστολή
        [offer-peace] Χωρίς προσφορά ειρήνης
        [reduce] Χωρίς μείωση
       *[other] Πάσο
    }
action-agree = { $question ->
        [answer-peace] Δεχτείτε την ειρήνη
        [consent] Δεχτείτε την ένωση
        [end-answer] Ακυρώστε το συμβόλαιο
        [event-effect] Να εκτελεστεί
        [march-together] Δεχτείτε την κοινή κίνηση
        [subsidy-answer] Δεχτείτε το συμβόλαιο
        [unite] Δεχτείτε την ένωση
       *[other] Δεχτείτε
    }
action-refuse = { $question ->
        [answer-peace] Αρνηθείτε την ειρήνη
        [consent] Αρνηθείτε την ένωση
        [end-answer] Κρατήστε το συμβόλαιο
        [march-together] Αρνηθείτε την κοινή κίνηση
        [subsidy-answer] Αρνηθείτε το συμβόλαιο
        [unite] Αρνηθείτε την ένωση
       *[other] Αρνηθείτε
    }
action-troops = { $count ->
        [one] 1 στράτευμα
       *[other] { $count } στρατεύματα
    }
action-card = Ρίξτε { $card }
action-value = Με αξία { $count }
action-pay = Πληρώστε με { $card } (αξία { $value })
action-supply = Εφοδιάστε { $piece_acc }
action-hussar = Τοποθέτηση: { $city }
action-leave = { $question ->
        [hussar] Παραμονή εκεί που είναι
       *[other] Παραμονή
    }
action-move = Κινήστε { $piece_acc }
action-together = { $question ->
        [return] Ένωση με όποιον είναι εκεί: { $piece }
       *[other] Κινήστε μαζί την ένωση: { $piece }
    }
action-force = Πορεία-ελιγμός: { $piece }
action-force-together = Πορεία-ελιγμός της ένωσης: { $piece }
action-step = Κίνηση: { $city }
action-stop = { $question ->
        [step] Σταματήστε εδώ
       *[other] Στάση
    }
action-replace = Επανατοποθετήστε { $piece_acc }
action-at = Στην πόλη { $city }
action-hand-over = Αφήστε πρώτα τη συνεργαζόμενη δύναμη
action-dispute = Ζητήστε να κινείστε εναλλάξ στη Φλάνδρα
action-attack = Από την πόλη { $city }
action-target = Εναντίον της πόλης { $city }
action-commander = Επικεφαλής { $piece_the }
action-keep = Κρατήστε { $piece_acc }
action-retreat = Υποχώρηση: { $city }
action-trump = { $sign } { $suit }
action-place = Τοποθετήστε { $card }
action-take = Επιλέξτε «{ $event }»
action-hold = { $question ->
        [take-event] Κρατήστε τις κάρτες στην καρτέλα
       *[other] Παραμονή
    }
action-left = { $count ->
        [one] 1 τετράγωνο αριστερά
       *[other] { $count } τετράγωνα αριστερά
    }{ $told }
action-right = { $count ->
        [one] 1 τετράγωνο δεξιά
       *[other] { $count } τετράγωνα δεξιά
    }{ $told }
action-recruit = Ένα στράτευμα { $piece_dat }
action-enter = Επαναφέρετε { $piece_acc }
action-mission = Στείλτε { $piece_acc }
action-return = Επιστροφή: { $piece }
action-francis = Υπέρ του Φραγκίσκου
action-charles = Υπέρ του Κάρολου Αλβέρτου
action-offer = Προσφέρετε ειρήνη
action-reduce = Μειώστε τις επιχειρήσεις
action-forbid = { $count ->
        [0] Κανένα εμπόδιο
        [one] Εμποδίστε 1 βήμα
       *[other] Εμποδίστε { $count } βήματα
    }
action-subsidy = Συμβόλαιο με { $power_acc }
action-end-subsidy = Ακύρωση του συμβολαίου με { $power_acc }
action-turns = { $count ->
        [one] 1 γύρος
       *[other] { $count } γύροι
    }

## Δίπλα στον χάρτη

panel-battle = Μάχη
panel-powers = Δυνάμεις
panel-pool = Μένουν
panel-box = Μάχη
panel-aside = Εκτός
panel-cards = Κάρτες
panel-display = Καρτέλα πολιτικής
panel-offered = Προσφέρονται
panel-takers = Για: { $powers }.
panel-trump = Χρώμα
panel-tracks = Πολιτική
status-prussian-ally = σύμμαχος της Πρωσίας
status-neutral = ουδέτερη
status-austrian-ally = σύμμαχος της Αυστρίας
box-income = { $power }: κάρτες ανά γύρο { $count }
box-set-income = { $power }: κάρτες ανά γύρο { $count }
box-mission = { $power }: στρατηγός σε αποστολή
box-marker = { $power }: δείκτης νίκης
panel-contracts = Συμβόλαια
panel-compulsory = οφείλεται το 1741
panel-contracts-note = Προσφέρονται στην αρχή της σειράς της Γαλλίας και της σειράς της Αυστρίας. Αν συμφωνήσουν και οι δύο δυνάμεις, δεσμεύονται.
panel-winters = Φύλλο Χειμερινής Βαθμολόγησης
panel-sum = Σύνολο
panel-troops = { $count ->
        [one] 1 στράτευμα
       *[other] { $count } στρατεύματα
    }
panel-score-then = Διαφορά μετά από αυτή: { $score }
panel-battle-note = { $score ->
        [0] Ισοπαλία. { $piece }: υποχρεωτικά μια κάρτα { $sign }, αν υπάρχει.
       *[other] { $piece }: διαφορά −{ $score }. Μια κάρτα { $sign }, ένας μπαλαντέρ, ή ήττα.
    }
panel-battle-course = Διαφορά, { $piece }: { $course }.
panel-beyond = { $power }: τοποθετήθηκε κάθε δείκτης. Κερδήθηκαν επιπλέον: { $beyond }.
panel-pool-tip = Απομένουν να τοποθετηθούν, από { $count }
panel-face-down = Κλειστή κάρτα
panel-box-nothing = καμία επίδραση
look-at-home = { $piece_the }: εντός συνόρων, δεν χρειάζεται τρένο.
look-fed = { $piece_the } εφοδιάζεται από τρένο σε απόσταση { $count ->
        [one] 1 δρόμου
       *[other] { $count } δρόμων
    }.
look-toll = { $piece_the }: ουσάροι στον δρόμο· ο εφοδιασμός κοστίζει { $count }.
look-hungry = { $piece_the }: εκτός εφοδιασμού εδώ.
look-guarded = Το προστατεύει { $piece_the }.
look-unguarded = Δεν το προστατεύει κανείς: όποιος εχθρός περάσει από μέσα το κατακτά.
holding-battles = στην επικράτηση μάχης
holding-aside = στην άκρη
holding-beyond = επιπλέον των δεικτών της
look-minor-fortress = Οχυρό, το ελέγχει: { $power }
look-major-fortress = Κύριο οχυρό, το ελέγχει: { $power }
look-general-known = { $piece } ({ $power }), { panel-troops }
look-general = { $piece } ({ $power }), στρατεύματα: { $least } ως { $most }
legend-minor-fortress = οχυρό
legend-major-fortress = κύριο οχυρό
war-turn = Γύρος { $turn }
war-markers = Δείκτες νίκης
war-story-begin = { $title }: { $turns ->
        [one] 1 γύρος
       *[other] { $turns } γύροι
    }, { $count ->
        [0] καμία μάχη
        [one] 1 μάχη
       *[other] { $count } μάχες
    }.
war-story-year = { $year }
war-story-politics = Πολιτική: { $taken }.
war-story-battles = { $count ->
        [one] Δόθηκε μία μάχη.
       *[other] { $left ->
            [0] Δόθηκαν { $count } μάχες.
           *[other] Δόθηκαν { $count } μάχες· οι πιο αιματηρές:
        }
    }
war-story-beaten = { $winner_the } ({ $power }) νίκησε { $loser_acc } ({ $other }) στην πόλη { $city } με διαφορά { $count }· { $troops ->
        [one] χάθηκε 1 στράτευμα
       *[other] χάθηκαν { $troops } στρατεύματα
    }.
war-story-drawn = { $piece_the } και { $target_the } πολέμησαν χωρίς νικητή στην πόλη { $city }.
war-story-took = { $power_the } κατέκτησε: { $cities }.
war-story-off = Χωρίς στρατεύματα και εκτός χάρτη: { $generals }.
war-story-markers = Δείκτες νίκης που είχαν τοποθετηθεί ως τότε: { $standing }.
war-story-winters = Χειμερινή βαθμολογία συνολικά: { $standing }.
war-ending = { $power_the } νικά μετά από { $turns ->
        [one] 1 γύρο
       *[other] { $turns } γύρους
    }: { $how ->
        [held] άντεξε ως το τέλος
        [winters] έχει τη χαμηλότερη χειμερινή βαθμολογία
       *[markers] τοποθέτησε όλους τους δείκτες νίκης
    }.

## Γιατί όχι

refusal-not-in-hand = Αυτή η δύναμη δεν έχει αυτή την κάρτα.
    .of = { $power_the } δεν έχει αυτή την κάρτα.
refusal-hussar-map = Οι ουσάροι τοποθετούνται μόνο στον χάρτη της Βοημίας.
    .of = { $city }: οι ουσάροι τοποθετούνται μόνο στον χάρτη της Βοημίας.
refusal-hussar-far = Κανένας Αυστριακός στρατηγός δεν βρίσκεται σε απόσταση έως 4 πόλεων.
    .of = { $city }: κανένας Αυστριακός στρατηγός δεν βρίσκεται σε απόσταση έως 4 πόλεων.
refusal-hussar-piece = Εκεί βρίσκεται κομμάτι.
    .of = { $city }: εκεί βρίσκεται { $piece_the }.
refusal-hussar-twice = Ο άλλος ουσάρος βρίσκεται ήδη εκεί.
    .of = { $city }: εκεί είναι ήδη { $piece_the }.
refusal-hussar-stays = Βρίσκεται ήδη εκεί: αφήστε τον.
    .of = { $city }: { $piece_the } είναι ήδη εκεί, αφήστε τον.
refusal-hussar-neutral = Το έδαφος αυτό είναι ουδέτερο.
    .of = { $city }: το έδαφος αυτό είναι ουδέτερο.
refusal-no-toll = Δεν οφείλεται τίποτα: τον εφοδιάζει διαδρομή χωρίς ουσάρους ή δεν είναι εχθρός της Αυστρίας.
    .of = { $piece_the } δεν οφείλει τίποτα: τον εφοδιάζει διαδρομή χωρίς ουσάρους ή δεν είναι εχθρός της Αυστρίας.
refusal-toll-covered = Ο εφοδιασμός του έχει ήδη πληρωθεί.
    .of = Ο εφοδιασμός { $piece_gen } έχει ήδη πληρωθεί.
refusal-toll-too-high = Όσα απομένουν δεν φτάνουν για τον εφοδιασμό του.
    .of = Όσα απομένουν δεν φτάνουν για τον εφοδιασμό { $piece_gen }.
refusal-not-your-piece = Αυτό το κομμάτι δεν το κινείτε εσείς.
    .of = { $piece_the } δεν κινείται από εσάς.
refusal-hussar-no-piece = Ο ουσάρος δεν είναι κομμάτι και δεν κινείται.
    .of = { $piece_the } δεν είναι κομμάτι και δεν κινείται.
refusal-not-this-stage = Αυτή η δύναμη δεν ενεργεί σε αυτή τη σειρά.
    .of = { $piece_the } ανήκει σε δύναμη που δεν ενεργεί σε αυτή τη σειρά.
refusal-not-on-map = Δεν βρίσκεται στον χάρτη.
    .of = { $piece_the } δεν βρίσκεται στον χάρτη.
refusal-moved-already = Έχει ήδη κινηθεί.
    .of = { $piece_the } έχει ήδη κινηθεί.
refusal-united-now = Όποιος μόλις ενώθηκε δεν κινείται άλλο.
    .of = { $piece_the } μόλις ενώθηκε και δεν κινείται άλλο.
refusal-no-union = Βρίσκεται μόνος του στην πόλη.
    .of = { $piece_the } βρίσκεται μόνος του στην πόλη.
refusal-name-commander = Ονομάστε τον επικεφαλής της ένωσης.
    .of = Επικεφαλής της ένωσης είναι { $piece_the }: ονομάστε εκείνον.
refusal-name-the-other = Η ένωση κινείται με το όνομα του άλλου στρατηγού της.
    .of = Η ένωση κινείται με άλλο όνομα: ονομάστε { $piece_acc }.
refusal-no-way-out = Όλες οι γειτονικές πόλεις είναι κλειστές γι’ αυτό.
    .of = Όλες οι πόλεις γύρω είναι κλειστές για { $piece_acc }.
refusal-no-forced-way = Όλες οι κύριες οδοί από εκεί είναι κλειστές για πορεία-ελιγμό.
    .of = Όλες οι κύριες οδοί από εκεί είναι κλειστές για πορεία-ελιγμό { $piece_gen }.
refusal-not-next = Κάθε βήμα ακολουθεί έναν δρόμο: πηγαίνετε πόλη με πόλη.
    .of = { $city }: δεν είναι γειτονική πόλη, πηγαίνετε πόλη με πόλη.
refusal-stands-there = Βρίσκεται ήδη εκεί: κάθε βήμα οδηγεί σε γειτονική πόλη.
    .of = { $city }: { $piece_the } βρίσκεται ήδη εκεί, κάθε βήμα οδηγεί σε γειτονική πόλη.
refusal-too-far = Ο στρατηγός κινείται 3 πόλεις, 4 μόνο πάνω σε κύρια οδό.
    .of = { $city }: ο στρατηγός κινείται 3 πόλεις, 4 μόνο πάνω σε κύρια οδό.
refusal-train-too-far = Το τρένο κινείται 2 πόλεις, 3 μόνο πάνω σε κύρια οδό.
    .of = { $city }: το τρένο κινείται 2 πόλεις, 3 μόνο πάνω σε κύρια οδό.
refusal-train-never-forced = Πορεία-ελιγμό κάνουν στρατηγοί, όχι τρένα.
    .of = { $piece_the } δεν κάνει πορεία-ελιγμό: αυτή την κάνουν στρατηγοί.
refusal-forced-too-far = Η πορεία-ελιγμός έχει το πολύ 8 πόλεις.
    .of = { $city }: η πορεία-ελιγμός έχει το πολύ 8 πόλεις.
refusal-other-map = Αυτή η δύναμη δεν επιτρέπεται να πάει στον άλλο χάρτη.
    .of = { $city }: αυτή η δύναμη δεν επιτρέπεται να πάει στον άλλο χάρτη.
refusal-neutral-ground = Το έδαφος αυτό είναι ουδέτερο.
    .of = { $city }: το έδαφος αυτό είναι ουδέτερο.
refusal-neutral-stays = Ουδέτερο κομμάτι δεν βγαίνει από τη χώρα του.
    .of = { $city }: ουδέτερο κομμάτι δεν βγαίνει από τη χώρα του.
refusal-taken-by-piece = Εκεί βρίσκεται κομμάτι.
    .of = { $city }: εκεί βρίσκεται { $piece_the }, και κανείς δεν περνά πάνω από κομμάτι.
refusal-train-blocks = Φιλικό τρένο κλείνει τον δρόμο.
    .of = { $city }: τον δρόμο τον κλείνει { $piece_the }, που είναι φιλικό.
refusal-train-enters-nothing = Το τρένο δεν μπαίνει σε πόλη με κομμάτι.
    .of = Το τρένο δεν μπαίνει σε πόλη με κομμάτι: { $piece } ({ $city }).
refusal-no-third-general = Τρεις στρατηγοί δεν βρίσκονται ποτέ σε μία πόλη.
    .of = { $city }: εκεί βρίσκονται ήδη δύο στρατηγοί, ο ένας είναι { $piece_the }.
refusal-union-no-third = Μια ένωση δεν ενώνεται με άλλον.
    .of = Μια ένωση δεν ενώνεται με άλλον: { $piece } ({ $city }).
refusal-main-roads-only = Η πορεία-ελιγμός γίνεται μόνο σε κύρια οδό.
    .of = { $city }: η πορεία-ελιγμός γίνεται μόνο σε κύρια οδό.
refusal-forced-fortress = Η πορεία-ελιγμός δεν μπαίνει σε εχθρικό οχυρό.
    .of = { $city }: η πορεία-ελιγμός δεν μπαίνει σε εχθρικό οχυρό.
refusal-forced-near-enemy = Η πορεία-ελιγμός δεν περνά δίπλα από εχθρό.
    .of = { $city }: δίπλα βρίσκεται { $piece_the } ({ $from }), και η πορεία-ελιγμός δεν περνά δίπλα από εχθρό.
refusal-forced-train = Η πορεία-ελιγμός δεν καταστρέφει τρένο.
    .of = Η πορεία-ελιγμός δεν καταστρέφει τρένο: { $piece } ({ $city }).
refusal-step-first = Κάντε πρώτα ένα βήμα.
refusal-other-done = Η συνεργαζόμενη δύναμη έχει τελειώσει τις κινήσεις της.
refusal-handed-back = Η σειρά μόλις επέστρεψε σε εσάς: κινηθείτε ή τελειώστε.
refusal-flanders-done = Έχετε τελειώσει στη Φλάνδρα.
refusal-train-in-hand = Πρώτα τοποθετείται και πληρώνεται το τρένο.
    .of = Πρώτα τοποθετείται και πληρώνεται { $piece_the }.
refusal-no-train = Αυτό δεν είναι τρένο αυτού του παιχνιδιού.
refusal-train-not-bought = Το δεύτερο πρωσικό τρένο περιμένει την προσάρτηση της Σιλεσίας.
refusal-train-moved = Τρένο που κινήθηκε δεν επανατοποθετείται.
    .of = { $piece_the } έχει κινηθεί και δεν επανατοποθετείται.
refusal-cannot-pay = Οι κάρτες αξίζουν λιγότερο από 4.
    .of = Οι κάρτες { $power_gen } αξίζουν λιγότερο από 4.
refusal-no-place = Κανένα οχυρό δεν είναι ελεύθερο για αυτό.
    .of = Κανένα οχυρό δεν είναι ελεύθερο για { $piece_acc }.
refusal-not-major-fortress = Πρέπει να είναι κύριο οχυρό.
    .of = { $city }: πρέπει να είναι κύριο οχυρό.
refusal-not-home-fortress = Πρέπει να είναι οχυρό εντός συνόρων, ή της δευτερεύουσας συνεργαζόμενης δύναμης.
    .of = { $city }: δεν είναι οχυρό { $power_gen }, ούτε της δευτερεύουσας συνεργαζόμενης δύναμης.
refusal-place-taken = Εκεί βρίσκεται κομμάτι.
    .of = { $city }: εκεί βρίσκεται { $piece_the }.
refusal-place-lost = Το οχυρό δεν το ελέγχει αυτή η δύναμη ούτε φιλική της.
    .of = { $city }: το οχυρό δεν το ελέγχει αυτή η δύναμη ούτε φιλική της.
refusal-too-few-troops = Ο άλλος στρατηγός θα είχε πάνω από 8 στρατεύματα.
    .of = { $piece_the } θα είχε πάνω από 8 στρατεύματα.
refusal-too-many-troops = Ο άλλος στρατηγός θα έμενε χωρίς στράτευμα.
    .of = { $piece_the } θα έμενε χωρίς στράτευμα.
refusal-not-of-the-union = Δεν ανήκει σε αυτή την ένωση.
    .of = { $piece_the } δεν ανήκει σε αυτή την ένωση.
refusal-union-refused = Η άλλη δύναμη δεν συγκατατίθεται.
    .of = { $city }: η δύναμη { $piece_gen } δεν συγκατατίθεται.
refusal-must-fight = Όποιος γειτονεύει με εχθρό πρέπει να πολεμήσει.
refusal-no-battle-here = Από εκεί δεν πολεμά κανείς.
    .of = { $city }: από εκεί δεν πολεμά κανείς.
refusal-no-enemy-beside = Εκεί δεν υπάρχει εχθρός για μάχη.
    .of = { $city }: εκεί δεν υπάρχει εχθρός για μάχη.
refusal-austria-first = Προηγούνται οι μάχες της Αυστρίας.
refusal-retreated-already = Όποιος υποχώρησε δεν πολεμά άλλο σε αυτή τη φάση.
    .of = { $piece_the } υποχώρησε και δεν πολεμά άλλο σε αυτή τη φάση.
refusal-fought-already = Αυτοί οι δύο έχουν ήδη πολεμήσει.
    .of = { $piece_the } και { $target_the } έχουν ήδη πολεμήσει.
refusal-not-listed = Αυτοί οι δύο δεν έχουν άλλη μάχη: ποιος πολεμά ποιον ορίστηκε στην αρχή της φάσης.
    .of = Δεν έχουν άλλη μάχη { $piece_the } και { $target_the }: ποιος πολεμά ποιον ορίστηκε στην αρχή της φάσης.
refusal-changed-sides = Όποιος άλλαξε στρατόπεδο δεν πολεμά άλλο σε αυτή τη φάση.
    .of = { $piece_the } άλλαξε στρατόπεδο και δεν πολεμά άλλο σε αυτή τη φάση.
refusal-not-in-union = Δεν βρίσκεται σε αυτή την ένωση.
    .of = { $piece_the } δεν βρίσκεται σε αυτή την ένωση.
refusal-not-held = Αυτή η δύναμη δεν έχει αυτή την κάρτα.
    .of = { $power_the } δεν έχει αυτή την κάρτα.
refusal-value-first = Ορίστε πρώτα την αξία του μπαλαντέρ που παίχτηκε.
refusal-commander-first = Ορίστε πρώτα τον επικεφαλής της ένωσης.
refusal-partners-card = Παίζονται μόνο κάρτες της δύναμης του επικεφαλής.
    .of = Παίζονται μόνο κάρτες { $power_gen }, της δύναμης του επικεφαλής.
refusal-wrong-suit = Δεν έχει το χρώμα της πόλης όπου βρίσκεται ο στρατηγός σας.
    .of = { $city }: το χρώμα της πόλης είναι { $suit }, της κάρτας άλλο.
refusal-must-play = Η διαφορά είναι 0: πρέπει να παιχτεί κάρτα του χρώματος.
refusal-not-a-value = Ο μπαλαντέρ αξίζει 1 έως 8.
refusal-not-a-share = Όσα απομένουν δεν μοιράζονται έτσι.
refusal-not-a-survivor = Δεν είναι ένας από τους δύο.
    .of = { $piece_the } δεν είναι ένας από τους δύο.
refusal-not-adjacent-retreat = Η υποχώρηση γίνεται από πόλη σε πόλη.
    .of = { $city }: η υποχώρηση γίνεται από πόλη σε πόλη.
refusal-visited-twice = Η υποχώρηση δεν περνά δεύτερη φορά από την ίδια πόλη.
    .of = { $city }: η υποχώρηση δεν περνά δεύτερη φορά από την ίδια πόλη.
refusal-retreat-occupied = Εκεί βρίσκεται κομμάτι.
    .of = { $city }: εκεί βρίσκεται { $piece_the }.
refusal-retreat-closed = Το έδαφος αυτό είναι κλειστό για αυτή τη δύναμη.
    .of = { $city }: το έδαφος αυτό είναι κλειστό για αυτή τη δύναμη.
refusal-retreat-too-short = Από εκεί η υποχώρηση δεν θα μπορούσε να ολοκληρωθεί.
    .of = { $city }: από εκεί η υποχώρηση δεν θα μπορούσε να ολοκληρωθεί.
refusal-retreat-not-furthest = Η υποχώρηση πρέπει να οδηγεί όσο πιο μακριά γίνεται από τον νικητή.
    .of = { $city }: η υποχώρηση πρέπει να οδηγεί όσο πιο μακριά γίνεται από τον νικητή.
refusal-not-held-to-pay = Αυτή η δύναμη δεν έχει αυτή την κάρτα.
    .of = { $power_the } δεν έχει αυτή την κάρτα.
refusal-no-room-for-troops = Κανείς δεν έχει χώρο για άλλα στρατεύματα.
refusal-enough-paid = Τόσα στρατεύματα πληρώθηκαν, και δεν υπάρχουν άλλα.
refusal-not-its-power = Ανήκει σε άλλη δύναμη.
    .of = { $piece_the } ανήκει σε άλλη δύναμη.
refusal-not-removed = Δεν έχει αφαιρεθεί από τον χάρτη.
    .of = { $piece_the } βρίσκεται ήδη στον χάρτη.
refusal-must-reenter = Πρέπει πρώτα να επανέλθει στον χάρτη.
    .of = { $piece_the } πρέπει πρώτα να επανέλθει στον χάρτη.
refusal-eight-troops = Έχει 8 στρατεύματα, το μέγιστο για έναν στρατηγό.
    .of = { $piece_the } έχει 8 στρατεύματα, το μέγιστο για έναν στρατηγό.
refusal-no-way-back = Κανένα οχυρό δεν είναι ανοιχτό για αυτόν.
    .of = Κανένα οχυρό δεν είναι ανοιχτό για { $piece_acc }.
refusal-nobody-to-recruit = Κανείς δεν μπορεί να πάρει στρατεύματα: κανένα οχυρό δεν είναι ανοιχτό για όποιον θα επανερχόταν.
    .of = Κανένας στρατηγός { $power_gen } δεν μπορεί να πάρει στρατεύματα: κανείς δεν είναι στον χάρτη, και κανένα οχυρό δεν είναι ανοιχτό για όποιον θα επανερχόταν.
refusal-not-an-entry = Πρέπει να είναι κύριο οχυρό εντός των συνόρων του.
    .of = { $city }: πρέπει να είναι κύριο οχυρό εντός των συνόρων του.
refusal-entry-held = Το οχυρό το κατέχει ο εχθρός.
    .of = { $city }: το οχυρό το κατέχει ο εχθρός.
refusal-entry-occupied = Εκεί βρίσκεται κομμάτι με το οποίο δεν μπορεί να ενωθεί.
    .of = { $city }: εκεί βρίσκεται { $piece_the }, και δεν μπορεί να ενωθεί μαζί του.
refusal-place-all-troops = Τα στρατεύματα που πληρώθηκαν πρέπει να τοποθετηθούν.
refusal-below-least = Ξεκινά με περισσότερα στρατεύματα.
    .of = { $piece_the } ξεκινά με περισσότερα στρατεύματα.
refusal-over-most = Δεν μπορεί να ξεκινήσει με τόσα στρατεύματα.
    .of = { $piece_the } δεν μπορεί να ξεκινήσει με τόσα στρατεύματα.
refusal-sum-unfit = Δεν θα έβγαινε το σύνολο των στρατευμάτων της δύναμης.
refusal-moves-later = Τα κομμάτια κινούνται στη φάση κίνησης της σειράς τους.
refusal-moves-over = Η φάση κίνησης τελείωσε.
refusal-others-march = Κινούνται κομμάτια άλλης δύναμης, στη δική της σειρά.
refusal-stage-of-others = Είναι η σειρά άλλης δύναμης.
    .of = { $piece_the } κινείται σε άλλη σειρά.
refusal-no-step-now = Κανείς δεν είναι σε πορεία: διαλέξτε πρώτα ένα κομμάτι.
refusal-no-placing-now = Δεν τοποθετείται τίποτα τώρα: ονομάστε πρώτα ένα τρένο, στη φάση κίνησης.
refusal-fight-later = Οι μάχες έρχονται μετά τις κινήσεις.
refusal-fights-in-stage = Οι στρατηγοί επιτίθενται στη σειρά της δύναμής τους.
refusal-fights-over = Οι μάχες αυτής της σειράς τελείωσαν.
refusal-no-card-now = Κάρτες παίζονται στη μάχη, από την πλευρά που υστερεί.
refusal-no-payment-now = Δεν υπάρχει τίποτα να πληρωθεί τώρα.
refusal-no-toll-now = Δεν επιλέγεται τώρα ποιοι θα εφοδιαστούν.
refusal-supply-later = Ο εφοδιασμός ελέγχεται αφού τραβηχτούν οι νέες κάρτες.
refusal-supply-over = Ο εφοδιασμός αυτής της σειράς έχει ήδη ελεγχθεί.
refusal-supply-of-stage = Ελέγχεται μόνο ο εφοδιασμός των δυνάμεων που έχουν τη σειρά.
    .of = Ο εφοδιασμός ελέγχεται στη σειρά κάθε δύναμης: { $piece }.
refusal-hussars-later = Οι ουσάροι τοποθετούνται στη δική τους φάση.
refusal-no-command-now = Δεν ορίζεται τώρα επικεφαλής.
refusal-no-survivor-now = Τώρα δεν χρειάζεται να εγκαταλειφθεί κανείς.
refusal-no-retreat-now = Κανείς δεν υποχωρεί τώρα.
refusal-politics-later = Αυτό ανήκει στη φάση πολιτικής.
refusal-politics-over = Τα γεγονότα αυτού του γύρου τελείωσαν: ακολουθούν μόνο τα αποτελέσματά τους.
refusal-no-recruits-now = Στρατεύματα στρατολογούνται τον χειμώνα, ή με γεγονός.
refusal-recruits-in-turn = Τον χειμώνα οι δυνάμεις στρατολογούν η μία μετά την άλλη.
    .of = Τον χειμώνα οι δυνάμεις στρατολογούν η μία μετά την άλλη: τώρα έχει σειρά { $power_the }.
refusal-recruits-by-event = Τώρα στρατολογεί μόνο η δύναμη που ορίζει το γεγονός.
    .of = Με αυτό το γεγονός στρατολογεί μόνο { $power_the }.
refusal-name-place-first = Πείτε πρώτα πού επανέρχεται.
    .of = Πείτε πρώτα πού επανέρχεται { $piece_the }.
refusal-awaits-consent = Πρώτα λέει η άλλη δύναμη αν οι δύο στρατηγοί μπορούν να ενωθούν.
refusal-no-mission-now = Τώρα δεν απαιτείται αποστολή.
refusal-no-vote-now = Δεν γίνεται εκλογή τώρα.
refusal-votes-in-turn = Οι δυνάμεις ψηφίζουν με τη σειρά της καρτέλας πολιτικής.
refusal-no-vote-left = Δεν απομένει έδρα εκλέκτορα για την οποία να ψηφίσετε.
refusal-no-offer-now = Την ειρήνη την προσφέρει η Πρωσία, στο τέλος της σειράς της.
refusal-peace-offered = Η ειρήνη έχει προσφερθεί, και τώρα απαντά η Αυστρία.
refusal-mission-goes-on = Η θέση του δείκτη απαιτεί ακόμη την αποστολή του.
    .of = { $piece_the } δεν επιστρέφει: η θέση του δείκτη απαιτεί ακόμη την αποστολή.
refusal-no-reduction-now = Τις επιχειρήσεις της τις μειώνει η Γαλλία, στο τέλος της σειράς της.
refusal-no-forbidding-now = Η Σαξονία δεν ταλαντεύεται τώρα.
refusal-shift-first = Πρώτα μοιράστε τα στρατεύματα των δύο στρατηγών.
refusal-no-shift-now = Τώρα δεν κατανέμονται ούτε μεταφέρονται στρατεύματα.
refusal-must-answer = Εδώ δεν επιτρέπεται πάσο: ο κανόνας απαιτεί απάντηση.
refusal-no-such-card = Δεν έχετε αυτή την κάρτα.
    .of = { $power_the } δεν έχει αυτή την κάρτα.
refusal-on-display = Αυτή η κάρτα βρίσκεται στην καρτέλα πολιτικής.
refusal-not-on-offer = Αυτό το γεγονός δεν προσφέρεται.
    .of = «{ $event }»: δεν προσφέρεται.
refusal-no-emblem = Το γεγονός δεν έχει το έμβλημα αυτής της δύναμης.
    .of = «{ $event }»: δεν έχει το έμβλημα αυτής της δύναμης.
refusal-wrong-direction = Το γεγονός δεν μετακινεί τον δείκτη προς τα εκεί.
refusal-too-many-steps = Το γεγονός δεν μετακινεί τον δείκτη τόσο μακριά.
refusal-track-ends = Εκεί τελειώνει η κλίμακα.
refusal-not-for-mission = Δεν μπορεί να σταλεί σε αυτή την αποστολή.
    .of = { $piece_the } δεν μπορεί να σταλεί σε αυτή την αποστολή.
refusal-mission-too-expensive = Στρατηγός εκτός χάρτη στέλνεται με κόστος 8.
    .of = { $piece_the } είναι εκτός χάρτη: η αποστολή του κοστίζει 8.
refusal-mission-is-due = Κάποιος πρέπει να σταλεί.
refusal-not-on-mission = Δεν βρίσκεται σε αποστολή.
    .of = { $piece_the } δεν βρίσκεται σε αυτή την αποστολή.
refusal-entry-blocked = Η πόλη όπου θα επέστρεφε δεν είναι ελεύθερη.
    .of = Δεν είναι ελεύθερη η πόλη όπου θα επέστρεφε { $piece_the }.
refusal-nobody-to-join = Δεν υπάρχει κανείς με τον οποίο να ενωθεί.
refusal-not-its-home = Πηγαίνει στη χώρα του.
    .of = { $city }: πηγαίνει στη χώρα του.
refusal-closed-to-it = Δεν επιτρέπεται να σταθεί εκεί.
    .of = { $city }: δεν επιτρέπεται να σταθεί εκεί.
refusal-city-taken = Εκεί βρίσκεται κομμάτι.
    .of = { $city }: εκεί βρίσκεται { $piece_the }.
refusal-not-nearest = Υπάρχει πιο κοντινή πόλη.
    .of = { $city }: υπάρχει πιο κοντινή πόλη.
refusal-not-next-to-it = Κάνει χώρο σε γειτονική πόλη.
    .of = { $city }: κάνει χώρο σε γειτονική πόλη.
refusal-not-so-many-steps = Η Σαξονία δεν κάνει τόσα βήματα.
refusal-silesia-not-held = Η Πρωσία δεν ελέγχει όλα τα οχυρά της Σιλεσίας.
    .of = Η Πρωσία δεν ελέγχει όλα τα οχυρά της Σιλεσίας: λείπει { $city }.
refusal-peace-made = Η ειρήνη έχει ήδη γίνει μία φορά.
refusal-french-in-austria = Γάλλος στρατηγός βρίσκεται στην κύρια Αυστρία.
    .of = { $piece_the } βρίσκεται στην κύρια Αυστρία: { $city }.
refusal-reduced-already = Οι επιχειρήσεις έχουν ήδη μειωθεί.
refusal-nothing-to-reduce = Η Γαλλία δεν έχει δείκτη στην κύρια Αυστρία.
refusal-not-prussian-fortress = Πρέπει να είναι πρωσικό κύριο οχυρό.
    .of = { $city }: πρέπει να είναι πρωσικό κύριο οχυρό.
refusal-fortress-taken = Εκεί βρίσκεται κομμάτι.
    .of = { $city }: εκεί βρίσκεται { $piece_the }.
refusal-gives-nothing = Κάρτες παραχωρεί μόνο κύρια δύναμη.
refusal-not-allied = Αυτές οι δυνάμεις δεν είναι ούτε σύμμαχοι ούτε συνεργαζόμενες.
    .of = { $power_the } και { $other_the } δεν είναι ούτε σύμμαχοι ούτε συνεργαζόμενες δυνάμεις.
refusal-contract-runs = Υπάρχει ήδη συμβόλαιο μεταξύ τους.
    .of = Υπάρχει ήδη συμβόλαιο { $power_gen } με { $other_acc }.
refusal-compulsory = Η υποχρεωτική παραχώρηση του 1741 δεν ακυρώνεται.
refusal-no-contract = Δεν έχουν συμβόλαιο.
    .of = Δεν υπάρχει συμβόλαιο { $power_gen } με { $other_acc }.
refusal-own-powers = Μεταξύ δυνάμεων ενός παίκτη παραχωρείται κάρτα μόνο στη Βαυαρία και στη Σαξονία.
refusal-offered-already = Αυτό έχει ήδη προσφερθεί σε αυτή τη σειρά.
refusal-not-so-long = Ο πόλεμος δεν διαρκεί τόσο.
refusal-no-talks-now = Τα συμβόλαια γίνονται στην αρχή μιας σειράς.
refusal-receiver-first = Ονομάστε πρώτα τη δύναμη που θα παίρνει τις κάρτες.
refusal-turns-first = Πείτε πρώτα για πόσους γύρους ισχύει το συμβόλαιο.
    .of = Πείτε πρώτα για πόσους γύρους ισχύει το συμβόλαιο με { $other_acc }.
refusal-offer-first = Απαντήστε πρώτα στην προσφορά που σας έγινε.
refusal-not-taking-part = Δεν παίρνει μέρος σε αυτό το παιχνίδι.
refusal-who-moves = Τώρα κινείται η συνεργαζόμενη δύναμη.
refusal-winner-leads = Τη διαδρομή της υποχώρησης την επιλέγει ο νικητής.
refusal-toll-at-home = Στρατηγός εντός συνόρων δεν οφείλει τίποτα.
    .of = { $piece_the } βρίσκεται εντός συνόρων και δεν οφείλει τίποτα.
refusal-toll-of-other = Κάθε δύναμη πληρώνει για τους δικούς της στρατηγούς.
    .of = { $piece_the } ανήκει σε άλλη δύναμη, που πληρώνει η ίδια.
refusal-named-together = Η ένωση εφοδιάζεται ως σύνολο: ονομάστε τον άλλο στρατηγό της.
    .of = Η ένωση εφοδιάζεται ως σύνολο: ονομάστε { $piece_acc }.
refusal-hand-too-small = Οι κάρτες δεν έφταναν, γι’ αυτό απορρίφθηκαν όλες.
refusal-away-on-mission = Βρίσκεται σε αποστολή, εκτός χάρτη.
    .of = { $piece_the } βρίσκεται σε αποστολή, εκτός χάρτη.
refusal-train-set-down = Τρένο που επανατοποθετήθηκε δεν κινείται σε αυτή τη φάση.
    .of = { $piece_the } επανατοποθετήθηκε σε αυτή τη φάση και μένει εκεί.
refusal-no-main-road = Από εκείνη την πόλη δεν φεύγει κύρια οδός.
    .of = { $city }: από εκεί δεν φεύγει κύρια οδός.
refusal-links-closed = Στο εισαγωγικό παιχνίδι ο χάρτης της Φλάνδρας είναι κλειστός.
    .of = { $city }: στο εισαγωγικό παιχνίδι ο χάρτης της Φλάνδρας είναι κλειστός.
refusal-taken-by-ally = Οι σύμμαχοι δεν στέκονται στην ίδια πόλη ούτε περνούν ο ένας από τον άλλο.
    .of = { $city }: εκεί βρίσκεται { $piece_the }, και οι σύμμαχοι δεν στέκονται στην ίδια πόλη.
refusal-in-dispute = Υπάρχει διαφωνία για τη σειρά: στη Φλάνδρα κινούνται εναλλάξ.
refusal-flanders-begun = Στη Φλάνδρα έχει ήδη κινηθεί κομμάτι, γι’ αυτό η σειρά δεν αμφισβητείται πια.
refusal-no-partner = Δεν υπάρχει συνεργαζόμενη δύναμη άλλου παίκτη για να κινηθεί.
refusal-over-eight = Κανένας στρατηγός δεν έχει πάνω από 8 στρατεύματα.
    .of = { $piece }: κανένας στρατηγός δεν έχει πάνω από 8 στρατεύματα.
refusal-no-troops-left = Κάθε στρατηγός έχει τουλάχιστον 1 στράτευμα.
    .of = { $piece }: κάθε στρατηγός έχει τουλάχιστον 1 στράτευμα.
refusal-no-enemy-near = Δίπλα της δεν υπάρχει εχθρός.
    .of = { $city }: δίπλα δεν υπάρχει εχθρός.
refusal-not-beside-attacker = Αυτή η πόλη δεν είναι δίπλα σε εκείνη που επιτίθεται.
    .of = { $city }: δεν είναι δίπλα στην πόλη που επιτίθεται ({ $from }).
refusal-allies-at-peace = Είναι σύμμαχοι και δεν πολεμούν ποτέ μεταξύ τους.
    .of = { $piece_the } και { $target_the } ανήκουν σε σύμμαχες δυνάμεις, που δεν πολεμούν ποτέ μεταξύ τους.
refusal-never-at-war = Η Πρωσία και η Σαξονία δεν πολεμούν ποτέ τον Πραγματικό Στρατό.
    .of = { $piece } και { $target }: η Πρωσία και η Σαξονία δεν πολεμούν ποτέ τον Πραγματικό Στρατό.
refusal-neutral-at-peace = Ουδέτερος στρατηγός δεν παίρνει μέρος σε μάχη.
    .of = { $piece } και { $target }: ουδέτερος στρατηγός δεν συμμετέχει σε μάχη.
refusal-name-attacker = Ονομάστε πρώτα την πόλη που επιτίθεται.
refusal-moving-side-fights = Για τις μάχες της αποφασίζει η πλευρά που κινείται.
    .of = { $city }: για τη μάχη από εκεί αποφασίζει η πλευρά που κινείται.
refusal-one-by-one = Οι μάχες γίνονται η μία μετά την άλλη: αυτή δεν τελείωσε.
    .of = Οι μάχες γίνονται η μία μετά την άλλη: δεν τελείωσε η μάχη { $from } – { $city }.
refusal-must-begin = Τα στρατεύματα είναι ίσα στην αρχή: ο επιτιθέμενος πρέπει να παίξει κάρτα του χρώματος.
refusal-one-each = Και οι δύο στρατηγοί κρατούν τουλάχιστον 1 στράτευμα.
refusal-no-reserve = Αξία ορίζεται μόνο για μπαλαντέρ, όταν παίζεται.
refusal-retreat-train = Η υποχώρηση δεν καταστρέφει τρένο.
    .of = Η υποχώρηση δεν καταστρέφει τρένο: { $piece } ({ $city }).
refusal-retreat-joins = Όποιος υποχωρεί δεν ενώνεται με κανέναν.
    .of = Όποιος υποχωρεί δεν ενώνεται με κανέναν: { $piece } ({ $city }).
refusal-drawn-battle = Η μάχη έληξε ισόπαλη: κανείς δεν υποχωρεί.
    .of = Η μάχη { $piece_gen } και { $target_gen } έληξε ισόπαλη: κανείς δεν υποχωρεί.
refusal-nobody-left = Χάθηκαν όλα τα στρατεύματα: κανείς δεν έμεινε να υποχωρήσει.
    .of = { $piece_the } έχασε όλα τα στρατεύματα: κανείς δεν έμεινε να υποχωρήσει.
refusal-no-whole-way = Δεν υπήρχε διαδρομή πλήρους μήκους, γι’ αυτό χάθηκαν όλα.
    .of = { $piece_the } δεν είχε διαδρομή πλήρους μήκους, γι’ αυτό χάθηκαν όλα.
refusal-pay-first = Πληρώστε πρώτα ένα στράτευμα.
refusal-nothing-to-pay = Αυτή η δύναμη δεν έχει κάρτες για να πληρώσει στρατεύματα.
refusal-still-on-mission = Όποιος είναι σε αποστολή δεν έχει αφαιρεθεί και δεν επανέρχεται τον χειμώνα.
    .of = { $piece_the } είναι σε αποστολή, δεν έχει αφαιρεθεί, και δεν επανέρχεται τον χειμώνα.
refusal-entry-in-muenchen = Στο εισαγωγικό παιχνίδι οι Γάλλοι επανέρχονται στο Μόναχο.
    .of = { $city }: στο εισαγωγικό παιχνίδι οι Γάλλοι επανέρχονται στο Μόναχο.
refusal-entry-full = Εκεί βρίσκονται ήδη δύο στρατηγοί.
    .of = { $city }: εκεί βρίσκονται ήδη δύο στρατηγοί, ο ένας είναι { $piece_the }.
refusal-another-moves = Κινείται άλλο κομμάτι: καθένα κινείται με τη σειρά του.
    .of = Τώρα κινείται { $piece_the }: το καθένα με τη σειρά του.
refusal-order-later = Ένα κομμάτι είναι σε πορεία: η σειρά ορίζεται όταν θα έχει κινηθεί.
refusal-nobody-removed = Κανένας στρατηγός αυτής της δύναμης δεν είναι εκτός χάρτη, άρα κανείς δεν επιστρέφει.
refusal-name-general-first = Ονομάστε πρώτα τον στρατηγό που επανέρχεται.
refusal-no-politics = Το εισαγωγικό παιχνίδι δεν έχει πολιτική.
refusal-no-subsidies = Το εισαγωγικό παιχνίδι δεν έχει παραχωρήσεις.
refusal-no-return-now = Οι στρατηγοί επιστρέφουν από αποστολή μετά τη φάση πολιτικής.
refusal-must-choose-francis = Η Αυστρία και ο Πραγματικός Στρατός ψηφίζουν τον Φραγκίσκο.
refusal-steps-lost = Ο δείκτης της Σαξονίας είναι στο τελευταίο του τετράγωνο: τα βήματα χάνονται.
refusal-nothing-proposed = Δεν προτείνεται τίποτα για να γίνει δεκτό.
refusal-other-word = Γι’ αυτό υπάρχει εδώ άλλη απάντηση.
refusal-minor-power = Οι δευτερεύουσες δυνάμεις δεν παίρνουν μέρος στην πολιτική.
refusal-no-cards-to-place = Δύναμη χωρίς κάρτες δεν τοποθετεί καμία.
refusal-placed-in-turn = Κάθε δύναμη τοποθετεί το πολύ μία κάρτα τον γύρο, με τη σειρά της καρτέλας πολιτικής.
refusal-trump-first = Το χρώμα ορίζεται πριν τοποθετηθούν κάρτες.
refusal-trump-is-named = Το χρώμα το ορίζει μία φορά η δύναμη που νίκησε στην τελευταία μάχη.
refusal-trump-is-turned = Κανείς δεν έχει νικήσει ακόμη σε μάχη: το χρώμα το ορίζει η κάρτα που ανοίγει.
refusal-not-in-turn = Οι δυνάμεις ενεργούν αφού φανερωθούν οι κάρτες, πρώτα το μεγαλύτερο σύνολο.
refusal-had-its-turn = Η δύναμη αυτή έχει ήδη ενεργήσει: κράτησε τις κάρτες της ή επέλεξε γεγονός.
refusal-nothing-on-display = Δύναμη χωρίς κάρτα στην καρτέλα πολιτικής δεν ενεργεί.
refusal-both-taken = Και τα δύο γεγονότα είχαν επιλεγεί πριν από τη σειρά της.
refusal-no-event-taken = Ένας δείκτης κινείται όταν επιλεγεί γεγονός που τον κινεί.
refusal-mission-owed = Η δύναμη δεν έχει ποιον να στείλει και δεν μπορεί να πληρώσει 8: η αποστολή εκκρεμεί.
refusal-not-empty = Πηγαίνει στην κοντινότερη κενή πόλη.
    .of = { $city }: δεν είναι κενή, εκεί βρίσκεται { $piece_the }· πηγαίνει στην κοντινότερη κενή πόλη.
refusal-gives-itself = Καμία δύναμη δεν κάνει συμβόλαιο με τον εαυτό της.
refusal-neutral-no-contract = Ουδέτερη δύναμη δεν έχει συμβόλαια.
refusal-compulsory-runs = Η υποχρεωτική παραχώρηση του 1741 ισχύει ήδη.

## Η καθοδηγούμενη εκστρατεία

guide-welcome = Καλώς ορίσατε, στρατάρχη! Οδηγείτε τη Γαλλία και τη Βαυαρία και νικάτε μόλις όλοι οι δείκτες νίκης σας βρεθούν σε εχθρικά οχυρά (M22.1).
guide-muster = Μοιράζετε κρυφά τα στρατεύματά σας (M5.3): οι εχθροί βλέπουν στρατηγούς, όχι πόσο δυνατοί είναι. Ενισχύστε όποιον θα πολεμήσει· ως 8 το πολύ.
guide-hussar = Οι ουσάροι ακριβαίνουν τον εφοδιασμό του εχθρού: βάλτε τους στους δρόμους ανάμεσα στον στρατηγό και το τρένο του (M10, M11.6).
guide-move = Κάθε κομμάτι κινείται μία φορά: διαλέξτε το και ύστερα μια φωτισμένη πόλη (M12.1). Ένας στρατηγός κατακτά εχθρικό οχυρό περνώντας από μέσα του και προχωρώντας, αν κανένας εχθρικός στρατηγός δεν βρίσκεται σε απόσταση έως τριών πόλεων (M15). Φέρτε μαζί και το τρένο: πέρα από έξι δρόμους δεν τον τρέφει (M11).
    .short = Κάθε κομμάτι κινείται μία φορά. Όταν όλα στέκονται καλά, τελειώστε την κίνηση.
guide-step = Τρεις πόλεις, ή τέσσερις αν όλη η πορεία γίνει σε κύρια οδό, τις διπλές γραμμές (M12.2). Δείξτε μια πόλη για να δείτε τι κερδίζετε στον δρόμο. Όποιος καταλήξει δίπλα σε εχθρό πρέπει να πολεμήσει (M16.1), γι’ αυτό κοιτάξτε πρώτα το χρώμα του τόπου.
    .short = Όποιος καταλήξει δίπλα σε εχθρό πρέπει να πολεμήσει (M16.1).
guide-march-together = Δύο στρατηγοί σε μία πόλη είναι ένωση: τα στρατεύματά τους μετρούν μαζί, και η ένωση κινείται όπως ένας στρατηγός (M9).
guide-shift = Στρατηγοί στην ίδια πόλη ανταλλάσσουν στρατεύματα πριν και μετά τις κινήσεις (M9.7).
guide-train-where = Ένα χαμένο τρένο αγοράζεται ξανά, με κάρτες αξίας 4, σε δικό σας κύριο οχυρό (M14).
guide-pay = Πληρώνετε με κάρτες από το χέρι σας, οποιουδήποτε χρώματος· ό,τι περισσεύει χάνεται (M7.7). Δώστε όσες είναι χρώματος στο οποίο δεν θα πολεμήσετε.
guide-supply = Οφείλατε περισσότερα απ’ όσα αξίζουν οι κάρτες σας: διαλέξτε ποιος εφοδιάζεται (M11.10).
guide-keep = Μένει ένα στράτευμα για δύο: ο ένας φεύγει από τον χάρτη και γυρίζει τον χειμώνα, αν στρατολογήσετε γι’ αυτόν (M9.8, M20.4).
guide-attack = Όλοι όσοι είναι δίπλα σε εχθρό πολεμούν· εσείς ορίζετε τη σειρά (M16.2). Αρχίστε εκεί όπου έχετε τις κάρτες.
guide-target = Ο στρατηγός επιτίθεται στον έναν γείτονα μετά τον άλλον· αρχίστε από τον πιο αδύναμο (M16.2).
guide-commander = Παίζονται μόνο κάρτες της δύναμης του επικεφαλής (M9.4, M16.12).
guide-battle-card = Η διαφορά αρχίζει από τα στρατεύματα των δύο πλευρών. Όποιος υπολείπεται παίζει κάρτες, μία μία, ώσπου να προηγηθεί· ισχύει μόνο το χρώμα του τόπου όπου στέκεται ο δικός του στρατηγός, ή μπαλαντέρ (M16.5, M16.6). Όποιος δεν παίζει άλλη χάνει όσα στρατεύματα υπολείπεται και υποχωρεί τόσες πόλεις (M16.10, M17).
    .short = Καλύψτε τη διαφορά με κάρτα του χρώματός σας, ή σταματήστε και χάστε όσα στρατεύματα υπολείπεστε (M16.6, M16.10).
guide-reserve-value = Ένας μπαλαντέρ μετρά όσο θέλετε, από 1 ως 8 (M7.2). Το πολύ δεν είναι πάντα το καλύτερο: με μικρό προβάδισμα ο εχθρός συνεχίζει να παίζει.
guide-spread-losses = Εσείς ορίζετε ποιος στρατηγός της ένωσης παίρνει τις απώλειες (M16.12).
guide-survivor = Μένει μόνο ένα στράτευμα: ένας στρατηγός μένει μαζί του (M16.12).
guide-retreat = Ο νικητής διαλέγει τον δρόμο της υποχώρησης, όσο πιο μακριά του γίνεται (M17). Διώξτε τον μακριά από το τρένο του.
guide-recruit-pay = Τον χειμώνα οι κάρτες γίνονται στρατεύματα (M20.2). Κρατήστε μερικές: χωρίς κάρτες και ο δυνατότερος στρατός χάνει.
guide-recruit = Τα νέα στρατεύματα πηγαίνουν σε όποιον στρατηγό σας θέλετε, ως οκτώ στον καθένα (M20.3).
guide-enter-at = Στρατηγός που είχε φύγει γυρίζει σε κύριο οχυρό της χώρας του (M20.5).
guide-could-conquer = { $piece_the } μπορεί να περάσει και να κατακτήσει: { $city }. Κανείς δεν το προστατεύει.
guide-prizes = Κατακτώνται με ένα πέρασμα, γιατί κανείς δεν τα προστατεύει: { $cities }.
guide-cards = { $count ->
        [0] Δεν κρατάτε καμία κάρτα { $sign }
        [one] Κρατάτε 1 κάρτα { $sign }, αξίας { $value }
       *[other] Κρατάτε { $count } κάρτες { $sign }, αξίας { $value }
    }{ $reserves ->
        [0] {"."}
       *[other] · μπαλαντέρ: { $reserves }.
    }

## Τι είναι σχεδιασμένο στον χάρτη

sign-suit = Χρώμα
    .does = Τα μικρά σημάδια στο έδαφος. Στη μάχη παίζετε κάρτες του χρώματος όπου στέκεται ο δικός σας στρατηγός.
sign-road = Δρόμοι
    .does = Ένας στρατηγός πηγαίνει τρεις πόλεις, ένα τρένο δύο· μία παραπάνω αν όλη η πορεία γίνει σε κύρια οδό, τις διπλές γραμμές.
sign-fortress = Οχυρό
    .does = Ένα αστέρι, μεγάλο για τα κύρια. Εχθρικός στρατηγός με εφοδιασμό το κατακτά περνώντας από μέσα, αν κανένας στρατηγός σε απόσταση έως τριών πόλεων δεν το προστατεύει.
sign-elector = Εκλέκτορας
    .does = Ένα στέμμα. Ψηφίζει στην Αυτοκρατορική Εκλογή όπως θέλει όποιος το κρατά.
sign-marker = Δείκτης νίκης
    .does = Ένα μικρό έμβλημα δίπλα σε οχυρό: ποιος το κατέκτησε. Όποιος τοποθετήσει όλους τους δείκτες του νικά.
sign-general = Στρατηγός
    .does = Ένας κύλινδρος με τον βαθμό του· ο I διοικεί πριν από τον II. Ο αριθμός δίπλα του είναι τα στρατεύματά του, όπου τα ξέρετε. Με σημάδι ελέγχου: έχει κινηθεί.
sign-train = Τρένο εφοδιασμού
    .does = Μια άμαξα. Τρέφει τους στρατηγούς της δύναμής της ως έξι ανοιχτούς δρόμους μακριά· εκτός συνόρων είναι απαραίτητο.
sign-hussar = Ουσάροι
    .does = Μια μικρή σημαία, της Αυστρίας. Ο εφοδιασμός που περνά από εκεί κοστίζει κάρτες, υποχρεωτικά.

option-returns-late = Οι κάρτες που επιστρέφουν από την καρτέλα πολιτικής έρχονται έναν γύρο αργότερα (M23.8)
option-loser-matches = Ο ηττημένος βγάζει από την επικράτηση μάχης μόνο όσους δείκτες βάζει ο νικητής (M21.5)
option-silesia-austria = Η Αυστρία είναι εντός συνόρων στη Σιλεσία ως την προσάρτηση: δεν χρειάζεται τρένο εκεί (M3.6)
option-silesia-both = Η Αυστρία και η Πρωσία είναι εντός συνόρων στη Σιλεσία ως την προσάρτηση (M3.6)

## The header and the panels: what each value means

help-side = Μια θέση με τις δυνάμεις της, και ποιος την παίζει. Εκείνη με το πλαίσιο πρέπει να απαντήσει τώρα (M6).
help-score = Δείκτες νίκης που τοποθετήθηκαν, από όσους έχει η δύναμη της θέσης που προηγείται. Όποιος τους τοποθετήσει όλους νικά (M21, M22).
help-cards = Κάρτες τακτικής όλων των δυνάμεων της θέσης: κερδίζουν μάχες, πληρώνουν και ψηφίζουν (M7).
help-moment = Ο γύρος και ποιος έχει σειρά. Τρεις γύροι κάνουν ένα έτος· ύστερα είναι χειμώνας (M6).
help-holding-battle-box = Δείκτες στην επικράτηση μάχης: κερδίζονται με νίκες σε μάχες και χάνονται με ήττες· το πολύ δύο (M21.4).
help-holding-aside = Δείκτες στην άκρη: μετρούν ως τοποθετημένοι και είναι εκτός παιχνιδιού (M21.1).
help-holding-beyond = Δείκτες που κερδήθηκαν πέρα από όσους έχει η δύναμη. Νικά στον επόμενο έλεγχο· από πολλές, εκείνη με τους περισσότερους (M21.3, M22.2).
help-panel-battle = Οι δύο πλευρές με τα στρατεύματα, το χρώμα του εδάφους τους και τις κάρτες με τη σειρά. Όποιος υπολείπεται συνεχίζει ή χάνει (M16).
help-panel-powers = Πώς στέκει κάθε δύναμη: πού είναι οι δείκτες νίκης της και πόσες κάρτες έχει (M21).
help-panel-pool = Δείκτες ακόμη στο απόθεμα. Η δύναμη νικά όταν δεν μείνει κανένας (M22.1).
help-panel-box = Δείκτες στην επικράτηση μάχης, από νίκες σε μάχες, το πολύ δύο (M21.4).
help-panel-aside = Δείκτες που βγήκαν από το παιχνίδι και μετρούν ως τοποθετημένοι (M21.1).
help-panel-cards = Κάρτες στο χέρι της δύναμης (M7).
help-panel-contracts = Συμβόλαια: ποιος παραχωρεί σε ποιον μία κάρτα κάθε γύρο, και για πόσο (M8.6, M30).
help-panel-winters = Πόσα είχε κάθε απόθεμα σε κάθε χειμώνα. Αν κανείς δεν νικήσει πριν, νικά το μικρότερο άθροισμα (M20.8, M22.4).
help-panel-year = Ο χειμώνας αυτού του έτους: δείκτες που έμεναν στο απόθεμα (M20.8).
help-panel-sum = Όλοι οι χειμώνες μαζί· νικούν οι λιγότεροι (M22.4).
help-panel-display = Πολιτική: προσφέρονται δύο γεγονότα και κάθε δύναμη μπορεί να βάλει μια κάρτα· πρώτος διαλέγει όποιος έχει τα περισσότερα στο χρώμα (M23).
help-panel-tracks = Σαξονία, Ρωσία και Ιταλία: τα γεγονότα κινούν τους δείκτες τους, και κάθε τετράγωνο φέρνει ό,τι γράφεται από κάτω (M24).

## More of the legend and the pieces

sign-main-road = Κύρια οδός
    .does = Διπλή γραμμή. Όποιος μένει σε κύρια οδό σε όλη την πορεία πηγαίνει μία πόλη πιο μακριά.
sign-link = Δρόμος ανάμεσα στους χάρτες
    .does = Ενώνει μια πόλη της Φλάνδρας με μία της Βοημίας· είναι γειτονικές.
sign-city = Πόλη
    .does = Τα κομμάτια στέκονται σε πόλεις και πηγαίνουν από δρόμους· ανοιχτή πόλη δεν κατακτάται και δεν μετρά.
sign-major = Κύριο οχυρό
    .does = Μετρά όπως κάθε οχυρό· εδώ γυρίζουν επίσης χαμένοι στρατηγοί και τρένα, στην πατρίδα τους.
sign-territory = Χώρα
    .does = Χρωματιστό περίγραμμα στα σύνορα. Στην πατρίδα του ο στρατηγός δεν χρειάζεται τρένο· εκεί δεν μπαίνουν δείκτες.
sign-river = Ποτάμι
    .does = Μόνο για την εικόνα: δεν εμποδίζει κανέναν.
sign-query = Δείκτης-ερωτηματικό
    .does = Οχυρό που προσπεράστηκε ενώ κάποιος το προστάτευε· πέφτει τελικά αν ο προστάτης φύγει στην ίδια σειρά.
sign-down = Στρατηγός χωρίς εφοδιασμό
    .does = Γραμμοσκιασμένος: δεν εφοδιάστηκε, δεν κατακτά, και αν συμβεί ξανά χάνει περισσότερα στρατεύματα.
figure-moves = πόλεις ανά γύρο
figure-on-main = { $count } σε κύρια οδό
figure-forced = πορεία-ελιγμός
figure-troops = στρατεύματα
figure-protects = προστατεύει οχυρά ως
figure-feeds = τρέφει ως (δρόμοι)
figure-price = κόστος σε κάρτες

## What the guided campaign has taught

learned-1 = Στρατηγός με εφοδιασμό κατακτά ένα οχυρό περνώντας από μέσα, αν κανείς σε απόσταση έως τριών πόλεων δεν το προστατεύει (M15).
learned-2 = Τις μάχες τις κερδίζουν κάρτες του χρώματος όπου στέκεστε: πρώτα διαλέξτε έδαφος (M16.5).
learned-3 = Ένα τρένο ως έξι ανοιχτούς δρόμους τρέφει τον στρατηγό· αποκομμένος, χάνει στρατεύματα (M11).
learned-4 = Το απόθεμα των δεικτών είναι το ρολόι του πολέμου: όποιος το αδειάσει νικά (M22).

## How the sheet of pieces is read

help-units = Τρία είδη κομματιών για όλες τις δυνάμεις· χρώματα και έμβλημα λένε ποιανού είναι (M2).

## Ο χάρτης

land-core-austria = Αυστρία
land-austrian-netherlands = Αυστριακές Κάτω Χώρες
land-france = Γαλλία
land-bavaria = Βαυαρία
land-prussia = Πρωσία
land-saxony = Σαξονία
land-netherlands = Ολλανδική Δημοκρατία
land-hanover = Αννόβερο
land-silesia = Σιλεσία
land-empire = η Αυτοκρατορία
land-poland = Πολωνία

look-elector = έδρα εκλέκτορα
place-minor-fortress = οχυρό, το ελέγχει: { $power }
place-major-fortress = κύριο οχυρό, το ελέγχει: { $power }
look-passed = πέρασε: { $power }

map-austria = ΑΥΣΤΡΙΑ
map-bohemia = ΒΟΗΜΙΑ
map-silesia = ΣΙΛΕΣΙΑ
map-saxony = ΣΑΞΟΝΙΑ
map-brandenburg = ΒΡΑΝΔΕΜΒΟΥΡΓΟ
map-bavaria = ΒΑΥΑΡΙΑ
map-poland = ΠΟΛΩΝΙΑ
map-france = ΓΑΛΛΙΑ
map-austrian-netherlands = ΑΥΣΤΡΙΑΚΕΣ ΚΑΤΩ ΧΩΡΕΣ
map-dutch-republic = ΟΛΛΑΝΔΙΑ
map-empire = ΑΥΤΟΚΡΑΤΟΡΙΑ
map-north-sea = ΒΟΡΕΙΑ ΘΑΛΑΣΣΑ

## Συμβουλές

hint-markers = { $more ->
        [yes] Σας μένουν περισσότεροι δείκτες νίκης να τοποθετήσετε.
       *[no] Σας μένουν λιγότεροι δείκτες νίκης να τοποθετήσετε.
    }
hint-their-markers = { $more ->
        [yes] Στους άλλους μένουν περισσότεροι δείκτες νίκης να τοποθετήσουν.
       *[no] Στους άλλους μένουν λιγότεροι δείκτες νίκης να τοποθετήσουν.
    }
hint-troops = { $more ->
        [yes] Έχετε περισσότερα στρατεύματα.
       *[no] Έχετε λιγότερα στρατεύματα.
    }
hint-their-troops = { $more ->
        [yes] Οι άλλοι έχουν περισσότερα στρατεύματα.
       *[no] Οι άλλοι έχουν λιγότερα στρατεύματα.
    }
hint-hands = { $more ->
        [yes] Οι κάρτες στο χέρι σας είναι δυνατότερες.
       *[no] Οι κάρτες στο χέρι σας είναι πιο αδύναμες.
    }
hint-prizes = { $more ->
        [yes] Οι στρατηγοί σας είναι σε καλύτερη θέση να κατακτήσουν οχυρά.
       *[no] Οι στρατηγοί σας είναι σε χειρότερη θέση να κατακτήσουν οχυρά.
    }
hint-alarms = { $more ->
        [yes] Τα οχυρά σας κινδυνεύουν περισσότερο.
       *[no] Τα οχυρά σας κινδυνεύουν λιγότερο.
    }
hint-trains = { $more ->
        [yes] Κρατάτε περισσότερα τρένα εφοδιασμού.
       *[no] Κρατάτε λιγότερα τρένα εφοδιασμού.
    }
hint-hunger = { $more ->
        [yes] Οι στρατηγοί σας εφοδιάζονται χειρότερα.
       *[no] Οι στρατηγοί σας εφοδιάζονται καλύτερα.
    }

## Χάντικαπ: τι αλλάζει για μια δύναμη

handicap-markers = { $side_the } έχει να τοποθετήσει { $count ->
        [one] 1 δείκτη νίκης { $change ->
            [fewer] λιγότερο
           *[more] περισσότερο
        }
       *[other] { $count } δείκτες νίκης { $change ->
            [fewer] λιγότερους
           *[more] περισσότερους
        }
    }
handicap-label-markers = { $side }: δείκτες νίκης
# Οι στόχοι των γρίφων

goal-take = Κατακτήστε το οχυρό { $city } σε αυτή τη σειρά.
goal-hold = Κρατήστε το οχυρό { $city } ως το τέλος της επόμενης σειράς.
goal-beat = Αναγκάστε { $piece_acc } σε υποχώρηση σε αυτή τη σειρά.
goal-capture = Καταστρέψτε { $piece_acc } σε αυτή τη σειρά.
goal-win = Κερδίστε την παρτίδα σε αυτή τη σειρά.
