## Παιχνίδια και αντίπαλοι

game-napoleonics = Commands & Colors: Napoleonics
game-napoleonics-about = Μάχες του Πολέμου της Ιβηρικής και του 1815. Διοικείτε με κάρτες: η καθεμιά δίνει διαταγές σε λίγες μονάδες, εκείνες κινούνται, και μετά αποφασίζουν τα ζάρια.
game-greatwar = The Great War
game-greatwar-about = Μάχες του Δυτικού Μετώπου, 1915 ως 1918, με χαρακώματα, πυροβόλα πίσω από τις γραμμές και τα πρώτα άρματα. Οι κάρτες διατάζουν λίγες μονάδες, οι μάρκες του στρατηγείου πληρώνουν οβίδες και εκπλήξεις.
game-maria = Maria
game-maria-about = Ο Πόλεμος της Αυστριακής Διαδοχής, 1741 ως 1744, σε δύο χάρτες: η Αυστρία μόνη απέναντι στη Γαλλία και την Πρωσία, και ανάμεσά τους η πολιτική. Κάρτες τεσσάρων χρωμάτων μάχονται εκεί όπου το χρώμα του εδάφους το επιτρέπει.
game-lastman = To the Last Man!
game-lastman-about = Ο Μεγάλος Πόλεμος στη Δύση, 1914 ως 1919, περιοχή προς περιοχή: Στρατοί, χαρακώματα, αέρια, άρματα και κάρτες που ξεκινούν επιθέσεις και πληρώνουν απώλειες.
box-players = { $most ->
        [one] { $most } παίκτης
       *[other] { $fewest ->
            [0] { $most } παίκτες
           *[other] { $fewest } ή { $most } παίκτες
        }
    }

bot-random = ο νεοσύλλεκτος
bot-random-about = Απαντά στην τύχη. Για μια πρώτη γνωριμία με τους κανόνες.
bot-corporal = ο δεκανέας
bot-corporal-about = Χτυπά εκεί όπου χτυπά πιο δυνατά και πλησιάζει όπου δεν μπορεί να χτυπήσει. Μια χαλαρή παρτίδα.
bot-captain = ο λοχαγός
bot-captain-about = Ζυγίζει το έδαφος, την υποστήριξη και όσα μπορείτε να του κάνετε. Ένας πραγματικός αντίπαλος.
bot-marshal = ο στρατάρχης
bot-marshal-about = Δοκιμάζει όσα μπορεί να συμβούν πριν απαντήσει, και θέλει λίγο χρόνο γι’ αυτό. Ένας δυνατός αντίπαλος.
bot-emperor = ο αυτοκράτορας
bot-emperor-about = Ο στρατάρχης με δέκα δευτερόλεπτα για μια δύσκολη επιλογή. Ό,τι δυνατότερο έχουμε.
level-measured = { $games ->
        [one] Κέρδισε το { $share }% από 1 παιχνίδι εδώ. Αντίπαλος: { $other }.
       *[other] Κέρδισε το { $share }% από { $games } παιχνίδια εδώ. Αντίπαλος: { $other }.
    }
level-measured-of-three = { $games ->
        [one] Κέρδισε το { $share }% από 1 παιχνίδι εδώ. Αντίπαλος: { $other }· σε τρεις παίκτες, στον καθέναν αναλογεί το ένα τρίτο.
       *[other] Κέρδισε το { $share }% από { $games } παιχνίδια εδώ. Αντίπαλος: { $other }· σε τρεις παίκτες, στον καθέναν αναλογεί το ένα τρίτο.
    }

## Το τραπέζι

server-bot-thinks = Σκέφτεται { $bot }.
server-waiting-for = { $named ->
        [no] Περιμένουμε: { $side }.
       *[other] Περιμένουμε: { $who } ({ $side }).
    }
server-bot-late = Καθυστέρησε υπερβολικά { $bot }. Αφήστε τον να ξαναδοκιμάσει ή δώστε τη θέση σε άλλον.
server-bot-failed = Δεν μπόρεσε να απαντήσει { $bot }. Αφήστε τον να ξαναδοκιμάσει ή δώστε τη θέση σε άλλον.
server-asks-take-back = { $named ->
        [no] { $side_the } { $side_number ->
            [one] ζητά να πάρει πίσω την τελευταία της επιλογή.
           *[other] ζητούν να πάρουν πίσω την τελευταία τους επιλογή.
        }
       *[other] Αίτημα: { $who } ζητά να πάρει πίσω την τελευταία επιλογή.
    }
server-asks-bot = { $named ->
        [no] { $side_the } { $side_number ->
            [one] ζητά
           *[other] ζητούν
        } άλλο μποτ ({ $seat }): { $bot }.
       *[other] Αίτημα: { $who } ζητά άλλο μποτ ({ $seat }): { $bot }.
    }
server-asks-draw = { $named ->
        [no] { $side_the } { $side_number ->
            [one] προτείνει
           *[other] προτείνουν
        } ισοπαλία.
       *[other] Αίτημα: { $who } προτείνει ισοπαλία.
    }
server-asks-armistice = { $named ->
        [no] { $side_the } { $side_number ->
            [one] προτείνει
           *[other] προτείνουν
        } ανακωχή, στο επίπεδο νίκης αυτής της στιγμής.
       *[other] Αίτημα: { $who } προτείνει ανακωχή, στο επίπεδο νίκης αυτής της στιγμής.
    }
table-option = Προαιρετικός κανόνας: { $rule }
server-asks-rematch = { $named ->
        [no] { $side_the } { $side_number ->
            [one] ζητά
           *[other] ζητούν
        } άλλη μία παρτίδα, με αλλαγή πλευράς.
       *[other] Αίτημα: { $who } ζητά άλλη μία παρτίδα, με αλλαγή πλευράς.
    }
server-asks-rematch-same = { $named ->
        [no] { $side_the } { $side_number ->
            [one] ζητά
           *[other] ζητούν
        } άλλη μία παρτίδα, με τις ίδιες πλευρές.
       *[other] Αίτημα: { $who } ζητά άλλη μία παρτίδα, με τις ίδιες πλευρές.
    }
server-resigned = { $side_the } { $side_number ->
        [one] παραιτήθηκε
       *[other] παραιτήθηκαν
    }.
server-drawn = Ισοπαλία, κατόπιν συμφωνίας.

## Τι δεν γίνεται

server-late = Το παιχνίδι έχει προχωρήσει. Να πώς έχουν τώρα τα πράγματα.
server-not-now = Όχι τώρα.
server-not-stored = Δεν αποθηκεύτηκε, και τίποτα δεν άλλαξε. Δοκιμάστε ξανά.
server-old-rules = Αυτή η παρτίδα παίχτηκε με άλλους κανόνες. Δεν συνεχίζεται, αλλά μπορεί να λήξει με συμφωνία και να ληφθεί ως αρχείο.
server-old-rules-short = με άλλους κανόνες
server-stopped = Οι κανόνες άλλαξαν στο μεταξύ: η παρτίδα έληξε χωρίς νικητή.
server-too-much-work = Ζητήσατε πολλή δουλειά. Περιμένετε ένα λεπτό και δοκιμάστε ξανά.
server-no-reply = Η απάντηση δεν βρέθηκε εγκαίρως. Δοκιμάστε ξανά.
server-too-many-questions = Ένα κάθε φορά: περιμένετε την απάντηση σε όσα ρωτήσατε.
server-bot-declines = Ο αντίπαλός σας αρνείται.
server-nothing-to-take-back = Δεν υπάρχει τίποτα να πάρετε πίσω.
server-nothing-to-undo = Τίποτα δεν αναιρείται: έπεσαν ζάρια, φάνηκαν κάρτες ή απάντησε κάποιος άλλος.
server-too-much-chat = Αρκετά ειπώθηκαν σε αυτό το τραπέζι.
server-asked-already = Το ζητήσατε ήδη: περιμένετε τον επόμενο γύρο.
server-no-such-order = Δεν υπάρχει τέτοια πάγια διαταγή.
server-no-bot-there = Δεν κάθεται μποτ εκεί, ή δεν υπάρχει τέτοιο μποτ.
server-not-your-seat = Αυτή δεν είναι η θέση σας.
server-onlookers-are-silent = Σε αυτό το τραπέζι μιλούν μόνο οι παίκτες.
server-not-asked = Τώρα δεν σας ρωτά κανείς τίποτα.
server-no-such-place = Δεν υπάρχει τέτοια θέση.
server-no-such-answer = Αυτό δεν είναι απάντηση αυτού του παιχνιδιού.
server-other-hand = Τώρα ζητούνται μόνο κάρτες της δύναμης: { $name }.

## Βοηθήματα

aids-needed = Για τη νίκη
aids-side = Πλευρά
aids-still-needed = { $name } που λείπουν
aids-unit = Μονάδα
aids-strength = Δύναμη
aids-where = Πού
aids-gone = εκτός
aids-discards = Σκάρτα
aids-unseen = Δεν έχουν φανεί
aids-card = Κάρτα
aids-count = Πλήθος

## Αιτήματα που απορρίπτονται

problem-no-board = Δεν υπάρχει τέτοιο ταμπλό.
problem-no-game = Δεν υπάρχει τέτοιο παιχνίδι.
problem-nothing-here = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
problem-no-page = Η σελίδα δεν έχει φτιαχτεί: εκτελέστε `make page`.
problem-no-table = Δεν υπάρχει τέτοιο τραπέζι.
problem-no-puzzle = Δεν υπάρχει τέτοιος γρίφος.
problem-too-many = Πάρα πολλά μαζί: δοκιμάστε ξανά σε ένα λεπτό.
problem-too-much-work = Ζητήσατε πολλή δουλειά. Περιμένετε ένα λεπτό και δοκιμάστε ξανά.
problem-no-reply = Η απάντηση δεν βρέθηκε εγκαίρως. Δοκιμάστε ξανά.
problem-many-tables = Έχετε πολλά ανοιχτά τραπέζια: τελειώστε πρώτα ένα ή παραιτηθείτε από αυτό.
problem-not-at-table = Δεν κάθεστε σε αυτό το τραπέζι.
problem-word-given = Οι θέσεις σας έχουν ήδη δώσει τη λέξη τους.
problem-word-shown = Οι λέξεις για τα ζάρια έχουν ήδη φανεί: άλλη δεν μπορεί να δεσμευτεί.
problem-word-early = Δεν έχουν δεσμευτεί ακόμη όλες οι θέσεις: μια λέξη φανερώνεται μόνο όταν δεσμευτούν όλες.
problem-word-differs = Αυτή δεν είναι η λέξη που είχε δεσμευτεί.
problem-no-host = Ο διακομιστής δεν γνωρίζει αυτό το όνομα ως δικό του: ο διαχειριστής το δηλώνει με --origin.
problem-invite-used = Αυτή η πρόσκληση έχει ήδη χρησιμοποιηθεί.
problem-invite-unknown = Δεν υπάρχει τέτοια πρόσκληση: ο σύνδεσμος δεν είναι πλήρης ή έχει αντικατασταθεί από νεότερο.
problem-already-here = Κάθεστε ήδη σε αυτό το τραπέζι: στείλτε τον σύνδεσμο σε κάποιον άλλο.
problem-seat-taken = Αυτή η θέση μόλις πιάστηκε.
problem-not-opener = Προσκαλεί μόνο όποιος άνοιξε το τραπέζι.
problem-seat-not-open = Αυτή η θέση δεν είναι ελεύθερη.
problem-not-shown-so = Αυτή η παρτίδα δεν προβάλλεται έτσι όσο παίζεται.
problem-not-begun = Αυτή η παρτίδα δεν έχει αρχίσει.
problem-no-scenario = Αυτός ο διακομιστής δεν έχει το σενάριο αυτής της καταγραφής.
problem-no-options = Αυτός ο διακομιστής δεν γνωρίζει τις επιλογές αυτής της καταγραφής.
problem-unreadable = Αυτή η καταγραφή δεν διαβάζεται.
problem-runs-not-yours = Αυτή η παρτίδα παίζεται ακόμη και δεν είναι δική σας.
problem-runs-against = Παίζετε με κάποιον: περιμένετε να τελειώσει η παρτίδα.
problem-no-step = Η παρτίδα δεν έχει τέτοιο βήμα.
problem-over-at-step = Σε αυτό το βήμα η παρτίδα έχει τελειώσει.
problem-secret-later = Το μυστικό των ζαριών φανερώνεται όταν τελειώσει η παρτίδα.
problem-analysis-later = Μια παρτίδα αναλύεται όταν τελειώσει.
problem-not-checkable = Αυτή η καταγραφή δεν ελέγχεται εδώ.
problem-bad-record = Αυτή η καταγραφή δεν είναι έγκυρη: { $why }
problem-long-record = Μια καταγραφή έχει το πολύ { $most ->
        [one] 1 βήμα
       *[other] { $most } βήματα
    }.
problem-moved-on = Το τραπέζι μόλις άλλαξε: δείτε το ξανά.
problem-not-stored = Η βάση δεδομένων δεν απαντά: τίποτα δεν άλλαξε.
problem-old-rules = Αυτή η παρτίδα έγινε με άλλους κανόνες και δεν συνεχίζεται εδώ.
problem-wish-game = Δεν υπάρχει τέτοιο παιχνίδι.
problem-wish-scenario = Το παιχνίδι δεν έχει τέτοιο σενάριο.
problem-wish-seats = Το παιχνίδι έχει άλλον αριθμό θέσεων: { $many }.
problem-wish-bot = Δεν υπάρχει τέτοιο μποτ.
problem-wish-option = Δεν υπάρχει τέτοιος προαιρετικός κανόνας.
problem-wish-handicap = Αυτό το χάντικαπ δεν είναι δυνατό εδώ.
problem-wish-seed = Ένας σπόρος χρειάζεται τουλάχιστον έναν ορατό χαρακτήρα.
problem-wish-solo = Ο επιλεγμένος σπόρος είναι για ατομικό παιχνίδι: οι άλλοι δεν θα εμπιστεύονταν τα ζάρια.
problem-too-large = Αυτό είναι πολύ μεγάλο.
problem-too-slow = Το αίτημα άργησε πολύ να φτάσει.
problem-foreign = Αυτό το αίτημα έρχεται από άλλη σελίδα.
problem-misread = Αυτό το αίτημα δεν γίνεται κατανοητό: { $why }
problem-broken = Κάτι πήγε στραβά εδώ.

## The legend, units and what comes after a lesson

aids-legend = Υπόμνημα
aids-legend-rest = Δεν υπάρχουν τώρα σε αυτόν τον χάρτη
aids-units = Μονάδες
aids-units-rest = Δεν υπάρχουν σε αυτή την παρτίδα
server-next-scenario = Παίξτε «{ $title }» (αντίπαλος: { $bot })
server-next-opponent = Παίξτε το ξανά χωρίς συμβουλές (αντίπαλος: { $bot })
server-next-rules = Διαβάστε τους κανόνες

## Συντονισμός

server-asks-open-chat = { $named ->
        [no] { $side_number ->
            [one] { $side_the } ζητά να ανοίξει η συνομιλία στους θεατές, για ανάγνωση και γραφή.
           *[other] { $side_the } ζητούν να ανοίξει η συνομιλία στους θεατές, για ανάγνωση και γραφή.
        }
       *[other] Αίτημα από { $who }: να ανοίξει η συνομιλία στους θεατές, για ανάγνωση και γραφή.
    }
server-muted = Δεν μπορείτε να γράψετε έως { $until }. Αιτία: { moderation-reason }.
server-suspended = Δεν μπορείτε να ανοίξετε τραπέζια ή να καθίσετε σε άλλα έως { $until }. Αιτία: { moderation-reason }. Οι παρτίδες που παίζετε ήδη συνεχίζονται.
server-blocked-here = Κάποιος παίκτης σε αυτό το τραπέζι δεν θέλει μηνύματά σας.
server-talks-too-fast = Γράψατε πολλά μαζί. Περιμένετε λίγο προτού συνεχίσετε.
problem-suspended = Δεν μπορείτε να ανοίξετε τραπέζια ή να καθίσετε σε άλλα έως { $until }. Αιτία: { moderation-reason }. Οι παρτίδες που παίζετε ήδη συνεχίζονται.
problem-blocked-table = Δεν μπορείτε να καθίσετε σε αυτό το τραπέζι: κάποιος παίκτης σας έχει αποκλείσει.
problem-unknown-visitor = Ανοίξτε πρώτα ένα τραπέζι ή καθίστε σε κάποιο: μετά θα υπάρχει ποιον να σιγήσετε, να αποκλείσετε ή να αναφέρετε.
problem-nobody-there = Δεν βρέθηκε κανείς εκεί.
problem-not-yourself = Αυτό είστε εσείς.
problem-reported-already = Το έχετε ήδη αναφέρει. Θα το δει συντονιστής.
problem-not-moderator = Αυτό είναι για συντονιστές.
problem-no-report = Δεν υπάρχει τίποτε με αυτόν τον αριθμό.
problem-report-closed = Το αποφάσισε ήδη άλλος συντονιστής.
problem-not-in-force = Αυτό δεν ισχύει πια.
problem-own-report = Αφορά εσάς, ή το αναφέρατε εσείς: αποφασίζει άλλος συντονιστής.
problem-higher-role = Δεν μπορείτε να ενεργήσετε κατά συντονιστή ή διαχειριστή.
moderation-reason = { $reason ->
        [rude] προσβολές
        [spam] ανεπιθύμητα μηνύματα
        [cheating] απάτη
        [leaving] εγκατάλειψη παρτίδων
        [name] προσβλητικό όνομα
       *[other] ενόχληση άλλων
    }
moderation-sanction = { $kind ->
        [mute] σίγηση
       *[suspend] αναστολή
    }
moderation-told-warn = Λάβατε προειδοποίηση από συντονιστή. Αιτία: { moderation-reason }.
moderation-told-mute = Δεν μπορείτε να γράψετε στη συνομιλία έως { $until }. Αιτία: { moderation-reason }.
moderation-told-suspend = Δεν μπορείτε να ανοίξετε τραπέζια ή να καθίσετε σε άλλα έως { $until }. Αιτία: { moderation-reason }. Οι παρτίδες που παίζετε ήδη συνεχίζονται.
moderation-told-lifted = Ένα μέτρο σε βάρος σας έχει αρθεί από συντονιστή: { moderation-sanction }.
moderation-did-warn = Προειδοποίηση: { moderation-reason }
moderation-did-mute = { $lifted ->
        [yes] Σίγηση έως { $until }, έχει αρθεί: { moderation-reason }
       *[no] Σίγηση έως { $until }: { moderation-reason }
    }
moderation-did-suspend = { $lifted ->
        [yes] Αναστολή έως { $until }, έχει αρθεί: { moderation-reason }
       *[no] Αναστολή έως { $until }: { moderation-reason }
    }
moderation-outcome-warn = προειδοποίηση
moderation-outcome-mute = σίγηση
moderation-outcome-suspend = αναστολή
moderation-outcome-dismiss = απορρίφθηκε
moderation-audit-warn = Προειδοποίηση, { $about }: { moderation-reason }.
moderation-audit-mute = Σίγηση, { $about } ({ $days } ημ.): { moderation-reason }.
moderation-audit-suspend = Αναστολή, { $about } ({ $days } ημ.): { moderation-reason }.
moderation-audit-dismiss = Απόρριψη αναφοράς, { $about }: { moderation-reason }.
moderation-audit-lift = Άρση ({ moderation-sanction }), { $about }.
moderation-audit-role = { $role ->
        [moderator] Νέος ρόλος, { $about }: συντονιστής.
        [admin] Νέος ρόλος, { $about }: διαχειριστής.
       *[none] Αφαίρεση ρόλου, { $about }.
    }
moderation-audit-rename = Μετονομασία: { $before } σε { $about }.
moderation-audit-sign-out = Αποσυνδέθηκε από παντού: { $about }.
moderation-audit-end = Τερματισμός τραπεζιού { $table }.
server-ended = Ο διαχειριστής του διακομιστή τερμάτισε την παρτίδα, χωρίς νικητή.
## Λογαριασμοί

server-somebody = κάποιος
problem-name-length = Ένα όνομα έχει από { $fewest } έως { $most } χαρακτήρες.
problem-name-signs = Ένα όνομα αποτελείται από γράμματα και ψηφία, με κενά, παύλες, τελείες ή αποστρόφους ανάμεσά τους.
problem-name-reserved = Αυτό το όνομα είναι δεσμευμένο. Διαλέξτε άλλο.
problem-name-taken = Κάποιος έχει ήδη αυτό το όνομα ή ένα που του μοιάζει. Διαλέξτε άλλο.
problem-name-of-account = Αυτό το όνομα ανήκει σε κάποιον που έχει λογαριασμό. Συνδεθείτε αν είναι δικό σας ή διαλέξτε άλλο.
problem-name-differs = Δεν είναι αυτό το όνομα του λογαριασμού σας. Δεν διαγράφηκε τίποτα.
problem-account-already = Έχετε ήδη λογαριασμό.
problem-no-account = Δεν έχετε συνδεθεί. Συνδεθείτε πρώτα.
problem-passkey-refused = Το κλειδί πρόσβασης δεν αποθηκεύτηκε. Αρχίστε ξανά.
problem-sign-in-refused = Η σύνδεση με αυτό το κλειδί πρόσβασης δεν έγινε. Δοκιμάστε ξανά ή διαλέξτε άλλον τρόπο.
problem-code-refused = Το όνομα και ο κωδικός ανάκτησης δεν ταιριάζουν ή ο κωδικός έχει χρησιμοποιηθεί.
problem-no-passkeys-here = Τα κλειδιά πρόσβασης λειτουργούν μόνο όπου η σελίδα έχει όνομα και όχι αριθμητική διεύθυνση.
problem-many-passkeys = Ο λογαριασμός σας έχει όσα κλειδιά πρόσβασης μπορεί να έχει. Αφαιρέστε πρώτα ένα.
problem-last-way-in = Αυτός είναι ο τελευταίος τρόπος σύνδεσης στον λογαριασμό σας. Προσθέστε πρώτα άλλον.
problem-no-label = Μια ετικέτα χρειάζεται τουλάχιστον έναν ορατό χαρακτήρα.
problem-no-mail-server = Αυτός ο διακομιστής δεν στέλνει email.
problem-mail-wrong = Αυτή δεν είναι διεύθυνση email.
problem-mail-taken = Άλλος λογαριασμός έχει αυτή τη διεύθυνση email. Συνδεθείτε με αυτήν.
problem-link-used = Αυτός ο σύνδεσμος έχει ήδη χρησιμοποιηθεί ή είναι πολύ παλιός. Ζητήστε νέον.
problem-prove-first = Επιβεβαιώστε πρώτα ότι είστε εσείς.
problem-proof-elsewhere = Ανοίξτε αυτόν τον σύνδεσμο στον περιηγητή όπου τον ζητήσατε.
problem-nothing-to-carry = Δεν υπάρχει τίποτα να μεταφερθεί: δεν έχετε ακόμη τραπέζι.
problem-carry-account = Εδώ έχετε συνδεθεί με λογαριασμό. Αποσυνδεθείτε πρώτα και ανοίξτε ξανά τον σύνδεσμο.
mail-new-account-subject = Ο λογαριασμός σας στο Sandtable
mail-new-account = Κάποιος, πιθανότατα εσείς, θέλει να δημιουργήσει τον λογαριασμό «{ $name }» με αυτή τη διεύθυνση. Ανοίξτε τον σύνδεσμο και επιβεβαιώστε. Ισχύει μία φορά, για 10 λεπτά.
mail-sign-in-subject = Σύνδεση στο Sandtable
mail-sign-in = Γεια σας, { $name }! Ανοίξτε τον σύνδεσμο και επιβεβαιώστε για να συνδεθείτε. Ισχύει μία φορά, για 10 λεπτά.
mail-address-subject = Επιβεβαιώστε τη διεύθυνσή σας για το Sandtable
mail-address = Ανοίξτε τον σύνδεσμο και επιβεβαιώστε ότι αυτή η διεύθυνση ανήκει στον λογαριασμό «{ $name }». Ισχύει μία φορά, για 10 λεπτά.
mail-proof-subject = Επιβεβαιώστε ότι είστε εσείς
mail-proof = Γεια σας, { $name }! Για να συνεχίσετε με την αλλαγή στον λογαριασμό σας, ανοίξτε τον σύνδεσμο στον ίδιο περιηγητή και επιβεβαιώστε. Ισχύει μία φορά, για 10 λεπτά.
mail-foot = Αν δεν το ζητήσατε εσείς, μην κάνετε τίποτα: χωρίς τον σύνδεσμο δεν συμβαίνει τίποτα.

## Meeting

problem-wish-free-seat = Για να μπει κάποιος, το τραπέζι χρειάζεται μια ελεύθερη θέση.
problem-wish-side = Δεν υπάρχει τέτοια πλευρά.
problem-wish-reason = Δεν υπάρχει τέτοιος λόγος.
problem-table-closed = Στο μεταξύ αυτό το τραπέζι έκλεισε.
problem-may-not-meet = Δεν μπορείτε να καθίσετε σε αυτό το τραπέζι.
problem-not-closer = Το τραπέζι κλείνει μόνο το άτομο που το άνοιξε.
problem-somebody-sits = Στο μεταξύ κάποιος κάθισε: το τραπέζι μένει ανοιχτό.
problem-seek-gone = Το άτομο αυτό μόλις βρήκε παρτίδα ή δεν περιμένει πια.
problem-no-person = Δεν υπάρχει εδώ κανείς με αυτό το όνομα: { $name }
problem-challenge-self = Δεν μπορείτε να προκαλέσετε τον εαυτό σας.
problem-challenge-refused = Δεν μπορείτε να στείλετε πρόκληση σε αυτό το άτομο: { $name }
problem-many-challenges = Πολλές προκλήσεις σας περιμένουν ακόμη απάντηση: αποσύρετε πρώτα μία.
problem-no-challenge = Αυτή η πρόκληση δεν υπάρχει πια.
problem-challenge-over = Αυτή η πρόκληση έληξε ή έχει ήδη απαντηθεί.
problem-follow-self = Δεν μπορείτε να ακολουθήσετε τον εαυτό σας.
problem-many-followed = Ακολουθείτε ήδη όσα άτομα επιτρέπεται.
decline-later = Όχι τώρα, ίσως αργότερα.
decline-enough = Έχω αρκετές παρτίδες προς το παρόν.
decline-side = Θα προτιμούσα την άλλη πλευρά.
decline-scenario = Θα προτιμούσα άλλη μάχη.
decline-game = Δεν παίζω αυτό το παιχνίδι.
## Μηνύματα σε όσους βρίσκονται αλλού

telling-turn = Είναι η σειρά σας
telling-challenge = Σας καλούν σε παρτίδα
telling-ended = Η παρτίδα σας έληξε
telling-clock = Ο χρόνος σας τελειώνει
telling-petition = Ο αντίπαλος σάς ζητά κάτι
telling-test = Δοκιμή από το Sandtable
telling-test-line = Τα μηνύματα φτάνουν εδώ.
telling-line = { $known ->
    [yes] { $game }, «{ $scenario }», με: { $others }.
   *[no] { $game }, «{ $scenario }».
}
telling-line-by = { $known ->
    [yes] Πρόσκληση από: { $others }. { $game }, «{ $scenario }».
   *[no] { $game }, «{ $scenario }».
}
telling-open = Στο τραπέζι
telling-mail-why = Λαμβάνετε αυτό το email επειδή το ζητήσατε στη σελίδα «Μηνύματα».
telling-mail-change = Επιλέξτε για τι ενημερώνεστε
telling-mail-stop = Όχι άλλα email
problem-no-zone = Δεν υπάρχει τέτοια ζώνη ώρας.
problem-needs-account = Τα email και τα webhook είναι για όσους έχουν λογαριασμό.
problem-no-address = Δεν μπορούν να σταλούν μηνύματα σε αυτή τη διεύθυνση: πρέπει να αρχίζει με https:// και να είναι δημόσια.
problem-no-push-keys = Ο περιηγητής δεν έδωσε κλειδιά που να μπορούν να χρησιμοποιηθούν.
problem-nothing-chosen = Δεν υπάρχει ακόμη τίποτα για δοκιμή: επιτρέψτε τα μηνύματα σε αυτόν τον περιηγητή, ή επιλέξτε email ή webhook για κάτι.
problem-no-unsubscribing = Αυτός ο σύνδεσμος δεν είναι πλήρης, ή δεν φτιάχτηκε εδώ.
## Pace: clocks and days off

pace-name-brisk = Γρήγορα
pace-name-evening = Ένα βράδυ
pace-name-afternoon = Ένα μακρύ απόγευμα
pace-name-daily = Μία κίνηση την ημέρα
pace-name-steady = Κάθε λίγες ημέρες
pace-name-unhurried = Μία φορά την εβδομάδα
pace-none = χωρίς ρολόγια
pace-live = { $bank ->
        [one] 1 λεπτό
       *[other] { $bank } λεπτά
    } ο καθένας{ $extra ->
        [0] {""}
        [one] , 1 δευτερόλεπτο επιπλέον ανά κίνηση
       *[other] , { $extra } δευτερόλεπτα επιπλέον ανά κίνηση
    }
pace-correspondence = { $extra ->
        [one] 1 ημέρα
       *[other] { $extra } ημέρες
    } ανά κίνηση{ $bank ->
        [0] {""}
        [one] , 1 ημέρα απόθεμα
       *[other] , { $bank } ημέρες απόθεμα
    }
server-lost-on-time = Τέλος χρόνου: { $side_the } { $side_number ->
        [one] δεν πρόλαβε
       *[other] δεν πρόλαβαν
    }.
server-asks-clock-bot = { $named ->
        [no] { $side_the } { $side_number ->
            [one] ζητά
           *[other] ζητούν
        } να συνεχίσει μποτ ({ $bot }) στη θέση που έμεινε χωρίς χρόνο: { $seat }.
       *[other] Αίτημα: { $who } ζητά να συνεχίσει μποτ ({ $bot }) στη θέση που έμεινε χωρίς χρόνο: { $seat }.
    }
server-not-late = Υπάρχει ακόμη χρόνος σε αυτό το ρολόι ή η απάντηση μόλις ήρθε.
server-out-of-time = Ο χρόνος σας τελείωσε: γι’ αυτό αποφασίζουν οι άλλοι.
problem-wish-pace = Τα ρολόγια δεν ρυθμίζονται σε αυτούς τους χρόνους.
problem-wish-pace-alone = Τα ρολόγια είναι για ανθρώπους που παίζουν μεταξύ τους: προσκαλέστε κάποιον.
problem-not-known = Ανοίξτε πρώτα ένα τραπέζι ή καθίστε σε ένα.
problem-days-off-when = Ημέρες άδειας παίρνετε από σήμερα και μέσα σε έναν χρόνο.
problem-days-off-many = Σε έναν χρόνο μπορείτε να πάρετε { $many ->
        [one] 1 ημέρα άδειας
       *[other] { $many } ημέρες άδειας
    }.
problem-day-off-begun = Μια ημέρα άδειας που άρχισε δεν επιστρέφεται.
problem-rated-wait = Μείνατε χωρίς χρόνο σε αρκετές παρτίδες: οι βαθμολογούμενες παρτίδες ανοίγουν ξανά για εσάς από { $until } (UTC).
## Ratings and tournaments

server-is-rated = Με βαθμολογία
server-rated-stands = Σε βαθμολογούμενη παρτίδα ό,τι παίχτηκε ισχύει.
server-tournament-waits = Αυτό το τραπέζι ανήκει σε τουρνουά. Για να φύγετε, αποσυρθείτε εκεί.
server-called-off = Η διοργάνωση του τουρνουά τερμάτισε αυτή την παρτίδα: δεν έχει αποτέλεσμα.
person-gone = Κάποιο άτομο
problem-rated-seed = Μια βαθμολογούμενη παρτίδα παίρνει τα ζάρια της από όλους: δεν επιλέγεται σπόρος.
problem-rated-handicap = Μια βαθμολογούμενη παρτίδα παίζεται χωρίς χάντικαπ.
problem-rated-guided = Μια καθοδηγούμενη παρτίδα δεν βαθμολογείται.
problem-rated-branch = Βαθμολογείται μόνο παρτίδα από την αρχή ενός σεναρίου.
problem-rated-seats = Σε βαθμολογούμενη παρτίδα κάθε άτομο έχει μία θέση.
problem-rated-account = Μια βαθμολογούμενη παρτίδα είναι για όσους έχουν λογαριασμό.
problem-tournament-account = Τα τουρνουά είναι για όσους έχουν λογαριασμό.
problem-no-tournament = Δεν υπάρχει τέτοιο τουρνουά.
problem-not-organiser = Αυτό το αποφασίζει μόνο η διοργάνωση.
problem-many-tournaments = Διοργανώνετε ήδη πολλά τουρνουά: αφήστε πρώτα ένα να τελειώσει.
problem-tournament-name = Το τουρνουά χρειάζεται όνομα.
problem-tournament-points = Δώστε τους βαθμούς για { $many } θέσεις, πρώτα τους περισσότερους.
problem-tournament-three = Με τρεις στο τραπέζι δεν υπάρχουν νοκ-άουτ ούτε δεύτεροι αγώνες.
problem-tournament-seats = Όλα τα σενάρια ενός τουρνουά έχουν τον ίδιο αριθμό θέσεων.
problem-entries-closed = Οι συμμετοχές έχουν κλείσει.
problem-entered-already = Συμμετέχετε ήδη.
problem-tournament-full = Το τουρνουά είναι πλήρες.
problem-not-entered = Δεν υπάρχει τέτοια συμμετοχή, ή δεν υπάρχει πια.
problem-not-at-this-time = Αυτό δεν γίνεται τώρα.
problem-few-entries = Χρειάζονται πρώτα τουλάχιστον { $many } συμμετοχές.
problem-not-due = Η προθεσμία δεν έχει περάσει ακόμη.
problem-no-match = Δεν υπάρχει τέτοια συνάντηση.
problem-went-on = Το νοκ-άουτ έχει ήδη συνεχιστεί με αυτό το αποτέλεσμα.
problem-needs-winner = Μια συνάντηση νοκ-άουτ έχει έναν νικητή.
problem-reason-needed = Δώστε έναν λόγο: τον διαβάζουν όλοι.
tournament-log-made = Δημιουργία του τουρνουά από: { $name }.
tournament-log-opened = Οι συμμετοχές άνοιξαν ξανά.
tournament-log-closed = Οι συμμετοχές έκλεισαν.
tournament-log-round = Αρχίζει ο { $round }ος γύρος.
tournament-log-again = { $round }ος γύρος: ισοπαλία, { $names } παίζουν ξανά.
tournament-log-withdrew = Αποχώρηση: { $name }.
tournament-log-removed = Διαγραφή από τη διοργάνωση: { $name }.
tournament-log-extended = { $round }ος γύρος: παράταση { $days ->
        [one] 1 ημέρας
       *[other] { $days } ημερών
    }.
tournament-log-forfeited = { $round }ος γύρος, { $names }: μηδενισμός για { $losers }.
tournament-log-corrected = { $round }ος γύρος: το αποτέλεσμα διορθώθηκε: { $result }.
tournament-log-cancelled = Το τουρνουά ματαιώθηκε.
tournament-log-over = Το τουρνουά τελείωσε.

## Συμβουλές

server-hints-rated = Σε βαθμολογούμενη παρτίδα δεν υπάρχουν συμβουλές.
server-hints-off = Σε αυτό το τραπέζι δεν υπάρχουν συμβουλές: δεν επιτράπηκαν όταν άνοιξε.
server-hints-shared = Σε αυτή την οθόνη παίζουν περισσότεροι: μια συμβουλή θα έδειχνε στους άλλους τι κρατάτε.
server-hints-allowed = Οι συμβουλές επιτρέπονται: κάθε παίκτης μπορεί να ρωτήσει τι θα έκανε ο στρατάρχης.
problem-wish-hints = Σε βαθμολογούμενη παρτίδα δεν υπάρχουν συμβουλές: διαλέξτε το ένα ή το άλλο.
