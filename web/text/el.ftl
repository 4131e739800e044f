# Τα λόγια της σελίδας στα ελληνικά. Ό,τι λέει ένα παιχνίδι έρχεται από τον διακομιστή.

sandtable = Sandtable
close = Κλείσιμο
try-again = Ξανά
page-missing = Η σελίδα δεν φορτώθηκε.
rule-number = Κανόνας { $rule }
rules-further = { $count ->
        [one] 1 ακόμη κανόνας
       *[other] { $count } ακόμη κανόνες
    }
rules-also = Δείτε επίσης:

## Σελίδες

skip-to-content = Μετάβαση στο περιεχόμενο
loading = Μια στιγμή
copied = Αντιγράφηκε.
copy-failed = Ο περιηγητής δεν επέτρεψε την αντιγραφή. Επιλέξτε το κείμενο και αντιγράψτε το μόνοι σας.
copy-link = Αντιγραφή συνδέσμου
go-home = Στην αρχική σελίδα
your-name = Το όνομά σας
your-name-note = Έτσι θα σας βλέπουν οι άλλοι στο τραπέζι. Μπορεί να μείνει κενό.
word-label = Η λέξη σας για τα ζάρια
word-note = Αναμειγνύεται με το μυστικό του διακομιστή, ώστε ούτε εσείς ούτε εκείνος να μπορείτε να διαλέξετε τα ζάρια· κάθε λέξη κάνει.

nav-label = Σελίδες
nav-mine = Τα τραπέζια μου
nav-rules = Κανόνες
nav-verify = Τίμια ζάρια

trouble-offline = Ο διακομιστής δεν απαντά. Μήπως δεν έχει ξεκινήσει;
trouble-missing = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα, ή δεν υπάρχει πια.
trouble-large = Είναι πολύ μεγάλο για τον διακομιστή.
trouble-often = Κάπως γρήγορα. Δοκιμάστε ξανά σε ένα λεπτό.
trouble-refused = Ο διακομιστής δεν το δέχτηκε: { $why }
trouble-other = Κάτι πήγε στραβά στον διακομιστή.

foot-what = Sandtable: ιστορικά επιτραπέζια παιχνίδια πολέμου, με διαιτητή που ξέρει τους κανόνες.
foot-licence = Ανοιχτός κώδικας, άδεια Apache 2.0. Οι κανόνες είναι γραμμένοι με δικά μας λόγια και τα σχέδια είναι δικά μας.
foot-version = Έκδοση { $version }

set-title = Ρυθμίσεις
set-language = Γλώσσα
set-theme = Φωτισμός
set-theme-auto = Όπως το σύστημα
set-theme-light = Μέρα
set-theme-dark = Νύχτα
set-motion = Κίνηση κομματιών και ζαριών
set-motion-auto = Όπως το σύστημα
set-motion-on = Ναι
set-motion-off = Όχι
set-sure = Ερώτηση πριν ριχτούν ζάρια ή τραβηχτούν κάρτες
set-sound = Ήχοι: ξύλο, κάρτες και ζάρια
set-places = Ονόματα των θέσεων πάνω στο ταμπλό
set-kept = Οι επιλογές αυτές μένουν μόνο σε αυτόν τον περιηγητή.

home-title = Μια μάχη στο τραπέζι, απόψε
home-lead = Ένας χάρτης, οι στρατοί κι ένας διαιτητής που ξέρει κάθε κανόνα. Απέναντί σας ο υπολογιστής, ένας φίλος δίπλα σας ή κάποιος μακριά.
home-guided = Πρώτη μάχη με οδηγό
home-guided-note = Δεν έχετε ξαναπαίξει; Μια σύντομη μάχη, με μια συμβουλή σε κάθε ερώτηση.
home-all-mine = Όλα τα τραπέζια μου
home-your-turn = { $tables ->
        [one] Τα τραπέζια μου: η σειρά σας σε 1
       *[other] Τα τραπέζια μου: η σειρά σας σε { $tables }
    }
home-choose = Διαλέξτε μάχη
home-game = Παιχνίδι
home-turns = { $turns ->
        [one] περίπου 1 γύρος
       *[other] περίπου { $turns } γύροι
    }
home-picture = Το ταμπλό της μάχης: { $name }
home-wins = Ποιος νικά συνήθως
home-measured = { $games ->
        [one] Μετρήθηκε σε 1 παιχνίδι, με έναν λοχαγό σε κάθε θέση.
       *[other] Μετρήθηκε σε { $games } παιχνίδια, με έναν λοχαγό σε κάθε θέση.
    }
home-hand = { $cards ->
        [one] 1 κάρτα
       *[other] { $cards } κάρτες
    }
home-specials = Στόχοι και ειδικοί κανόνες
home-reconstructed = Τι είναι ανασύνθεση σε αυτή τη μάχη
home-advanced = Άλλες επιλογές: όνομα, ζάρια, σπόρος
home-switches = { $count ->
        [0] Προαιρετικοί κανόνες
       *[other] Προαιρετικοί κανόνες ({ $count })
    }
home-seed = Δικός σας σπόρος
home-seed-note = Μόνο για ατομικό παιχνίδι: ο ίδιος σπόρος φέρνει τα ίδια ζάρια. Το παιχνίδι σημειώνεται ως τέτοιο.
home-seed-not = Όχι με καλεσμένο: όποιος διαλέγει τον σπόρο μπορεί να ξέρει τα ζάρια.
home-start = Ας αρχίσει η μάχη
home-opening = Το τραπέζι στρώνεται
home-also = Καταγραφές
home-load = Άνοιγμα καταγραφής
home-load-note = Ένα παιχνίδι που αποθηκεύτηκε σε αρχείο ανοίγει ως αναπαραγωγή.

seats-mine = Η πλευρά σας
seats-begins = πρώτη κίνηση
seats-against = Αντίπαλος
seats-invite = Ένας φίλος αλλού
seats-invite-note = παίρνετε έναν σύνδεσμο για να του τον στείλετε
seats-here = Κάποιος σε αυτή την οθόνη
seats-here-note = παίζετε εναλλάξ· κάθε χέρι φαίνεται μόνο σε όποιον το κρατά

invite-label = Σύνδεσμος για τη θέση: { $seat }
invite-new = Νέος σύνδεσμος για τη θέση: { $seat }
invite-note = Ο σύνδεσμος ισχύει μία φορά: όποιος τον ανοίξει πρώτος παίρνει τη θέση.

join-title = Πρόσκληση
join-eyebrow = Σας προσκαλούν σε παιχνίδι: { $game }
join-by = Σας προσκαλεί: { $host }. Θα παίξετε αυτή την πλευρά: { $seat }.
join-by-somebody = Σας προσκαλούν να παίξετε αυτή την πλευρά: { $seat }.
join-accept = Πάρτε τη θέση
join-used = Αυτός ο σύνδεσμος έχει χρησιμοποιηθεί: τη θέση ({ $seat }) την έχει ήδη πάρει κάποιος. Ζητήστε άλλον σύνδεσμο ή άλλο παιχνίδι.
join-yours = Κάθεστε ήδη σε αυτό το τραπέζι. Αν ο σύνδεσμος είναι για κάποιον άλλο, στείλτε τον σε εκείνον.
join-unknown-title = Δεν υπάρχει τέτοια πρόσκληση
join-unknown = Ο σύνδεσμος δεν είναι πλήρης, ή έχει αντικατασταθεί από νεότερο. Ζητήστε τον ξανά και αντιγράψτε τον ολόκληρο.

mine-title = Τα τραπέζια μου
mine-you = εσείς
mine-open = ελεύθερη θέση
mine-somebody = ένας καλεσμένος
mine-your-turn = Σειρά σας
mine-their-turn = Απαντά η άλλη πλευρά
mine-waiting = Κάποιος λείπει ακόμη από το τραπέζι
mine-over = Τέλος
mine-unseen = { $count ->
        [one] 1 νέα απάντηση
       *[other] { $count } νέες απαντήσεις
    }
mine-group-turn = Σειρά σας
mine-group-others = Σκέφτονται οι άλλοι
mine-group-waiting = Ελεύθερες θέσεις
mine-group-over = Τελειωμένα
mine-empty = Δεν υπάρχουν ακόμη τραπέζια.
mine-empty-note = Κάθε μάχη που αρχίζετε ή στην οποία συμμετέχετε θα σας περιμένει εδώ, ακόμη κι αν κλείσετε τον περιηγητή.
mine-begin = Διαλέξτε μάχη
mine-note = Τα τραπέζια σας ανήκουν σε αυτόν τον περιηγητή: ένα cookie κρατά τις θέσεις σας.

steps-title = Αναπαραγωγή
steps-step = Βήμα { $step } από { $steps }
steps-previous = Προηγούμενο βήμα
steps-next = Επόμενο βήμα
steps-play = Έναρξη
steps-pause = Παύση
steps-turn-back = Προηγούμενος γύρος
steps-turn-on = Επόμενος γύρος
steps-speed = Ταχύτητα
steps-turns = Γύροι
steps-view = Όπως το βλέπει
steps-as-anybody = οποιοσδήποτε
steps-as-referee = ο διαιτητής (όλες οι κάρτες)
steps-begin = Οι στρατοί είναι παραταγμένοι.
steps-hidden = Μια απάντηση που βλέπει μόνο όποιος την έδωσε.
steps-answered = { $side }: { $answer }
steps-download = Λήψη της καταγραφής
steps-branch = Παίξτε από εδώ
steps-branch-note = Ένα νέο τραπέζι ανοίγει από αυτό το σημείο, με νέα ζάρια. Το παιχνίδι που βλέπετε μένει όπως είναι.
steps-branch-start = Έναρξη από το βήμα { $step }
steps-to-table = Στο τραπέζι
steps-keys = ← → ένα βήμα, Page Up και Page Down ένας γύρος, Home και End αρχή και τέλος, διάστημα για έναρξη ή παύση
steps-hand = Χέρι

report-title = Αναφορά μάχης
report-story = Η ιστορία
report-copy = Αντιγραφή ως κείμενο για φόρουμ
report-as-text = Όλη η αναφορά ως κείμενο
report-timeline = { $name } ανά γύρο
report-score-of = { $side }: { $score } ({ $name })
report-luck = Η τύχη των ζαριών
report-luck-note = Τι έφεραν τα ζάρια, σε σύγκριση με ό,τι φέρνουν κατά μέσο όρο οι ίδιες ρίψεις.
report-luck-even = Όσα χτυπήματα περίμενε κανείς.
report-luck-more = Χτυπήματα πάνω από τα αναμενόμενα: { $hits }.
report-luck-fewer = Χτυπήματα κάτω από τα αναμενόμενα: { $hits }.
report-hits = Χτυπήματα
report-expected = Αναμενόμενα
report-throws = { $throws ->
        [one] 1 ρίψη
       *[other] { $throws } ρίψεις
    }, { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
report-best = Καλύτερη ρίψη: { $throw }
report-worst = Χειρότερη ρίψη: { $throw }
report-losses = Απώλειες
report-unit = Μονάδα
report-lost = Χάθηκαν
report-lost-of = απώλειες: { $lost } από { $start }
report-no-losses = Καμία απώλεια.

book-chapters = Κεφάλαια
book-whole = Οι κανόνες σε ξεχωριστή σελίδα
book-search = Αναζήτηση στους κανόνες
book-search-hint = Λέξεις, ή αριθμός όπως 12.3
book-hit = { $hit } από { $hits }
book-no-hit = Δεν βρέθηκε
book-previous = Προηγούμενο σημείο
book-next = Επόμενο σημείο

aids-title = Βοηθήματα
aids-empty = Εδώ δεν υπάρχει ακόμη τίποτα.

pledge-short = Τίμια ζάρια: πώς λειτουργεί η δέσμευση
pledge-explained = Πριν από το παιχνίδι ο διακομιστής τραβά ένα μυστικό και δείχνει μια δέσμευση γι’ αυτό, ένα είδος αποτυπώματος· ύστερα κάθε θέση προσθέτει μια λέξη, και όλα τα ζάρια και τα τραβήγματα προκύπτουν από το μυστικό μαζί με τις λέξεις. Όταν τελειώσει το παιχνίδι το μυστικό φανερώνεται, και ο καθένας μπορεί να ελέγξει ότι ταιριάζει στη δέσμευση και ότι κάθε ζάρι και κάθε κάρτα βγήκε από αυτό.

check-title = Τίμια ζάρια
check-file = Άνοιγμα καταγραφής
check-or-paste = ή επικολλήστε μία παρακάτω
check-record = Καταγραφή
check-do = Έλεγχος
check-busy = Γίνεται έλεγχος
check-ok = Κάθε ζάρι και κάθε τράβηγμα συμφωνεί με τη δέσμευση.
check-bad = Κάτι δεν ταιριάζει.
check-commitment = Δέσμευση
check-words = Λέξεις
check-secret = Μυστικό
check-chosen = Ο σπόρος αυτού του παιχνιδιού επιλέχθηκε για ατομικό παιχνίδι.
check-not-yet = Το μυστικό φανερώνεται όταν τελειώσει το παιχνίδι.
check-yourself = Αν δεν εμπιστεύεστε αυτή τη σελίδα
check-yourself-note = Ο ίδιος έλεγχος γίνεται και στον δικό σας υπολογιστή, μόνο με την καταγραφή:

lost-title = Έξω από τον χάρτη
lost-lead = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα. Ο δρόμος οδηγεί πίσω στην αρχική σελίδα.

## Το τραπέζι

you = εσείς
home = Αρχική
menu = Μενού
cancel = Άκυρο
tools = Εργαλεία
score = Βαθμολογία
score-of = { $score } από { $needed }
cards-held = { $cards ->
        [one] 1 κάρτα
       *[other] { $cards } κάρτες
    }
present = στο τραπέζι
absent = λείπει
undo = Αναίρεση
what-happened = Τι συνέβη
watch-coming = Μια στιγμή, έρχεται.
watch-before = Πριν αρχίσει.
next = Επόμενο
next-all = Όλα ({ $count })
undo-not = Εδώ δεν μπορείτε να πάρετε τίποτα πίσω: ρίχτηκαν ζάρια, φάνηκε κάρτα ή η απάντηση δεν ήταν δική σας.
reset-turn = Η σειρά μου από την αρχή
rules = Κανόνες
aids = Βοηθήματα
question = Η ερώτηση
answers-there = Απαντήσεις πάνω στο ταμπλό
answers-on-board = { $count ->
        [one] Μία θέση είναι φωτισμένη στο ταμπλό:
       *[other] { $count } θέσεις είναι φωτισμένες στο ταμπλό:
    }
answers-tap = { $count ->
        [one] Αγγίξτε τη φωτισμένη θέση στο ταμπλό.
       *[other] Αγγίξτε μία από τις { $count } φωτισμένες θέσεις στο ταμπλό.
    }
answer-from-hand = Διαλέξτε κάρτα από το χέρι σας.
order-nobody = Καμία διαταγή σε κανέναν;
share-left = απομένουν { $left }
share-all = μοιράστηκαν όλα: { $total }
share-less = ένα λιγότερο: { $name }
share-more = ένα περισσότερο: { $name }
share-give = Μοιράστε έτσι
share-keep = Αφήστε ως έχει
share-reset = Πίσω στην πρόταση
sure-dice = Θα ριχτούν ζάρια. Σίγουρα;
sure-draws = Θα τραβηχτούν κάρτες και αυτό δεν αναιρείται. Σίγουρα;
order-nobody-yes = Σε κανέναν
plan-to = { $steps ->
        [one] Προς { $place }, 1 βήμα
       *[other] Προς { $place }, { $steps } βήματα
    }
plan-unsure = Προς { $place }, αν το επιτρέψουν τα ζάρια
put-back = Αλλάξατε γνώμη; Διαλέξτε ξανά το ίδιο για να το αφήσετε.
plan-steps = Βήμα βήμα
tip-more = Περισσότερα
tip-less = Λιγότερα
cards-offered = Κάρτες για επιλογή
meanwhile = Στο μεταξύ μπορείτε να κοιτάξετε γύρω: δείξτε μια μονάδα ή ανοίξτε τους κανόνες και τα βοηθήματα.
meanwhile-touch = Στο μεταξύ μπορείτε να κοιτάξετε γύρω: αγγίξτε μια μονάδα ή ανοίξτε τους κανόνες και τα βοηθήματα.
watching = Παρακολουθείτε ως θεατής.
watching-turn = Παρακολουθείτε. Τώρα σειρά: { $sides }.
card-on-table = Στο τραπέζι:
card-can = μπορεί να παιχτεί
hand = Χέρι
hand-empty = Καμία κάρτα στο χέρι.
hand-onlooker = Οι θεατές δεν βλέπουν κάρτες στο χέρι.
hand-covered = Αυτή την ερώτηση μπορούν να τη δουν όλοι στην οθόνη, γι’ αυτό το χέρι μένει κλειστό.
log = Ημερολόγιο
log-empty = Δεν έχει συμβεί τίποτα ακόμη.
log-newest = Τα νεότερα
log-help = Τα βέλη οδηγούν από γραμμή σε γραμμή. Το Enter κρατά τα μέρη μιας γραμμής φωτισμένα, το r ανοίγει τον κανόνα της, το R τους υπόλοιπους κανόνες της.
chat = Συνομιλία
chat-empty = Δεν έχει μιλήσει κανείς ακόμη.
chat-write = Πείτε κάτι στο τραπέζι
chat-send = Αποστολή
panels = Δίπλα στο ταμπλό
sheets = Φύλλα

board = Ταμπλό
board-help = Με τα βέλη κινείστε πάνω στο ταμπλό, με το Enter απαντάτε, με το ? μαθαίνετε γιατί όχι.
board-coming = Το ταμπλό στρώνεται
board-missing = Το ταμπλό δεν φορτώθηκε.
zoom-in = Πιο κοντά
zoom-out = Πιο μακριά
zoom-all = Όλο το ταμπλό
side-edge = Πλάτος του πλαϊνού πλαισίου
side-edge-about = Σύρετε για να αλλάξετε το πλάτος· διπλό κλικ για το συνηθισμένο

odds = Πιθανότητες
odds-dice = { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
odds-expected = κατά μέσο όρο χτυπήματα: { $hits }
odds-hits = Πιθανότητες χτυπημάτων
odds-row = { $hits ->
        [one] 1 χτύπημα
       *[other] { $hits } χτυπήματα
    }
odds-eliminates = εξοντώνεται
odds-retreats = πρέπει να υποχωρήσει
odds-replies = Τι μπορεί να ακολουθήσει:
odds-threat = Τι έρχεται
hit-by = Μπορούν να χτυπήσουν εδώ
could-hit = Από εδώ θα μπορούσε να χτυπήσει
hit-dice = { $how ->
        [fire] { $dice ->
            [one] βολή με 1 ζάρι
           *[other] βολή με { $dice } ζάρια
        }
       *[melee] { $dice ->
            [one] σώμα με σώμα, 1 ζάρι
           *[other] σώμα με σώμα, { $dice } ζάρια
        }
    }
hit-after-move = αφού κινηθεί

command = Απάντηση σε σημειογραφία
command-hint = order e5, order e6
keys = Πλήκτρα
key-tab = από απάντηση σε απάντηση
key-arrows = πάνω στο ταμπλό
key-enter = δίνει την απάντηση· τη μοναδική, αν είναι μόνο μία
key-why = γιατί όχι εδώ;
key-command = γραμμή εντολών: order e5, order e6
key-space = Διάστημα
key-next = βήμα βήμα: η επόμενη αλλαγή
key-log = στο ημερολόγιο: από γραμμή σε γραμμή· το Enter κρατά τα μέρη της φωτισμένα, το r ανοίγει τον κανόνα της
key-zoom = πιο κοντά, πιο μακριά, όλο

briefing = Ενημέρωση
settings = Ρυθμίσεις
language = Γλώσσα
theme = Φωτισμός
theme-auto = όπως το σύστημα
theme-light = μέρα
theme-dark = νύχτα
motion = Κίνηση
motion-auto = όπως το σύστημα
motion-on = ναι
motion-off = όχι
pace = Ρυθμός των άλλων
pace-instant = αμέσως
pace-brisk = ζωηρός
pace-calm = ήρεμος
pace-steps = βήμα βήμα
volume = Ένταση
this-table = Αυτό το τραπέζι
seat-open = κανείς ακόμη
onlookers = { $count ->
        [one] Ένας θεατής
       *[other] { $count } θεατές
    }
match = { $games ->
        [one] Ένα παιχνίδι μεταξύ σας ως τώρα
       *[other] { $games } παιχνίδια μεταξύ σας ως τώρα
    }
replay = Αναπαραγωγή
record = Λήψη της καταγραφής
my-tables = Τα τραπέζια μου
dice-pledge = Ζάρια
dice-about = Ο διακομιστής δεσμεύτηκε για αυτά τα ζάρια πριν από το παιχνίδι. Στο τέλος δείχνει το μυστικό του και κάθε ζαριά μπορεί να ελεγχθεί.
dice-chosen = Τα ζάρια αυτού του παιχνιδιού είναι επιλεγμένα· παίζεται για εξάσκηση.

standing = Πάγιες διαταγές
standing-about = Οι απαντήσεις που δίνονται για εσάς ώσπου να πείτε κάτι άλλο.
petitions = Αιτήματα
take-back = Ανάκληση
ask-take-back = Αίτημα να πάρετε πίσω την κίνηση
ask-draw = Πρόταση ισοπαλίας
ask-armistice = Πρόταση ανακωχής
resign = Παραίτηση
resign-sure = Εγκαταλείπετε τη μάχη;
petition-waiting = Περιμένουμε την απάντηση.
accept = Αποδοχή
decline = Άρνηση

replace-by = Αντικατάσταση με
replace = Αντικατάσταση
away = { $count ->
        [one] Όσο λείπατε δόθηκε μία απάντηση.
       *[other] Όσο λείπατε δόθηκαν { $count } απαντήσεις.
    }
away-title = Όσο λείπατε
away-watch = Δείτε τι έγινε
away-skip = Παράλειψη
away-done = Πίσω στο παρόν
step-back = Ένα βήμα πίσω
step-on = Ένα βήμα μπροστά
step-of = { $step } από { $steps }
pause = Παύση
go-on = Συνέχεια

cover-title = Παραδώστε την οθόνη σε όποιον απαντά τώρα: { $side }
cover-about = Οι κάρτες φαίνονται μόνο όταν το πει όποιος τις κρατά.
cover-sit = Συνέχεια: { $side }

waiting-room = Περιμένουμε τον αντίπαλό σας
waiting-others = Δεν είναι ακόμη όλοι εδώ.
waiting-about = Το παιχνίδι αρχίζει μόνο του μόλις πιαστούν όλες οι θέσεις. Μπορείτε να κλείσετε τη σελίδα και να επιστρέψετε.

you-won = Η νίκη είναι δική σας.
you-lost = Η νίκη είναι δική τους.
won-by = Νίκη: { $side }.
report = Αναφορά
end = Το τέλος
end-look = Δείτε τον χάρτη
end-over = Η παρτίδα τελείωσε.
end-drawn = Ισοπαλία.
rematch = Άλλη μία:
rematch-same = Ίδιες πλευρές
rematch-swapped = Αλλαγή πλευράς
rematch-round = Πλευρές με τη σειρά
to-rematch = Στη ρεβάνς

tab-your-turn = ● Σειρά σας — { $title }
table-coming = Καθόμαστε στο τραπέζι
no-table = Δεν υπάρχει τέτοιο τραπέζι
no-table-about = Ίσως αφαιρέθηκε, ή ο σύνδεσμος δεν είναι ολόκληρος.
sending = Αποστολή…
sending-offline = Εκτός σύνδεσης, νέα προσπάθεια. Συνεχίζεται μόνο του.
sending-what = Δεν στάλθηκε ακόμη: { $words }
answer-unknown = Η σύνδεση χάθηκε ενώ στελνόταν η τελευταία σας απάντηση. Δείτε αν μέτρησε και, αν όχι, απαντήστε ξανά.
line-lost = Η σύνδεση χάθηκε. Γίνεται προσπάθεια επανασύνδεσης.
line-back = Η σύνδεση αποκαταστάθηκε.
refused-late = Η ερώτηση είχε ήδη αλλάξει. Έτσι έχουν τώρα τα πράγματα.
replay-missing = Η αναπαραγωγή δεν φορτώθηκε.

## After a lesson, and explanations

learned = Τι μάθατε
learned-next = Τι ακολουθεί
explain = { $what }: τι είναι αυτό;

## Συντονισμός

nav-moderation = Συντονισμός
chat-players-only = Οι παίκτες μιλούν μεταξύ τους.
chat-is-open = Οι θεατές το διαβάζουν και γράφουν εδώ.
chat-is-closed = Το διαβάζουν μόνο οι παίκτες.
chat-open = Αίτημα να ανοίξει στους θεατές
chat-close = Κλείσιμο στους θεατές
person-more = Σίγηση, αποκλεισμός ή αναφορά
person-mute = Σίγηση
person-mute-about = Δεν βλέπετε όσα γράφει. Δεν ειδοποιείται.
person-mute-done = Δεν βλέπετε πια όσα γράφει: { $who }.
person-block = Αποκλεισμός
person-block-about = Δεν μπορεί να καθίσει στα τραπέζια σας, να σας προκαλέσει ή να γράψει εκεί όπου κάθεστε.
person-block-done = Αποκλείστηκε: { $who }.
person-report = Αναφορά
person-report-about = Θα το δει συντονιστής.
person-report-why = Τι δεν είναι σωστό;
person-report-words = Τι συνέβη (μπορεί να μείνει κενό)
person-report-kept = Μαζί στέλνονται το τραπέζι και η συνομιλία, όπως τα βλέπετε τώρα.
person-report-send = Αποστολή αναφοράς
person-report-done = Ευχαριστούμε. Θα το δει συντονιστής.
person-undo = Η σίγηση και ο αποκλεισμός αναιρούνται στις ρυθμίσεις.
reason-rude = Προσβολές
reason-spam = Ανεπιθύμητα μηνύματα
reason-cheating = Απάτη
reason-leaving = Εγκατάλειψη παρτίδων
reason-name = Προσβλητικό όνομα
reason-other = Κάτι άλλο
avoided-title = Σε σίγηση και αποκλεισμένοι
avoided-nameless = Χωρίς όνομα
avoided-mute = σε σίγηση
avoided-block = αποκλεισμός
avoided-lift = Αναίρεση
moderation-title = Συντονισμός
moderation-open = Ανοιχτές αναφορές
moderation-closed = Κλειστές αναφορές
moderation-sanctions = Σε ισχύ
moderation-audit = Ημερολόγιο
moderation-open-empty = Καμία αναφορά δεν περιμένει.
moderation-closed-empty = Καμία αναφορά δεν έχει κλείσει ακόμη.
moderation-sanctions-empty = Κανείς δεν είναι σε σίγηση ή αναστολή.
moderation-audit-empty = Δεν έχει γίνει τίποτε ακόμη.
moderation-older = Παλαιότερα
moderation-by = αναφορά από: { $who }
moderation-given = από: { $who }
moderation-back = Όλες οι αναφορές
moderation-table = Στο τραπέζι
moderation-replay = Η παρτίδα εκείνη τη στιγμή
moderation-gone = Το τραπέζι δεν υπάρχει πια.
moderation-no-chat = Δεν είχε ειπωθεί τίποτε.
moderation-decide = Απόφαση
moderation-decided = Έκλεισε: { $outcome }.
moderation-done = Έγινε. Γράφτηκε στο ημερολόγιο.
moderation-days = Για πόσο
moderation-days-count = { $count ->
        [one] 1 ημέρα
       *[other] { $count } ημέρες
    }
moderation-note = Σημείωση για το ημερολόγιο
moderation-to-them = Τα λόγια σας προς: { $who }
moderation-before = Προηγούμενες αποφάσεις
moderation-before-none = Καμία ως τώρα.
moderation-lift = Άρση
moderation-words = «{ $words }»
moderation-read = Το διάβασα
act-warn = Προειδοποίηση
act-warn-about = Ειδοποιείται.
act-mute = Σίγηση
act-mute-about = Δεν μπορεί να γράψει σε καμία συνομιλία.
act-suspend = Αναστολή
act-suspend-about = Δεν μπορεί να ανοίξει τραπέζια ή να καθίσει σε άλλα. Οι παρτίδες που τρέχουν συνεχίζονται.
act-dismiss = Απόρριψη
act-dismiss-about = Δεν γίνεται τίποτε.
