# Τα λόγια της σελίδας στα ελληνικά. Ό,τι λέει ένα παιχνίδι έρχεται από τον διακομιστή.

sandtable = Sandtable
close = Κλείσιμο
try-again = Νέα προσπάθεια
page-missing = Η σελίδα δεν φορτώθηκε.
rule-number = Κανόνας { $rule }
list-between = { "· " }
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
        [one] Μετρήθηκε σε 1 παιχνίδι. Σε κάθε θέση: { $bot }.
       *[other] Μετρήθηκε σε { $games } παιχνίδια. Σε κάθε θέση: { $bot }.
    }
home-hand = { $cards ->
        [one] 1 κάρτα
       *[other] { $cards } κάρτες
    }
home-specials = Στόχοι και ειδικοί κανόνες
home-reconstructed = Τι είναι ανασύνθεση σε αυτή τη μάχη
home-advanced = Άλλες επιλογές: ρολόγια, όνομα, ζάρια, σπόρος
home-switches = { $count ->
        [0] Προαιρετικοί κανόνες
       *[other] Προαιρετικοί κανόνες ({ $count })
    }
handicap = Χάντικαπ
handicap-none = Όπως ήταν
handicap-none-note = Καμία πλευρά δεν βοηθιέται.
handicap-even = Ίσες πιθανότητες:
handicap-measured = { $games ->
        [one] { $shares } σε 1 παιχνίδι που μετρήθηκε.
       *[other] { $shares } σε { $games } παιχνίδια που μετρήθηκαν.
    }
handicap-own = Δικό σας χάντικαπ
handicap-own-note = Διαλέξτε τι χρειάζεται και τι κρατά μια πλευρά.
handicap-unchanged = όπως ήταν
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
seats-invite-note = με σύνδεσμο, από τα ανοιχτά τραπέζια ή με όνομα
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

analysis-title = Ποιος κέρδιζε
analysis-curve = Η πιθανότητα νίκης, βήμα προς βήμα. Στο τέλος: { $ends }
analysis-step = βήμα { $step }
analysis-did = { $side }: απόφαση { $decision }, τύχη { $luck }
analysis-begun = Πιθανότητα στην αρχή
analysis-own = Αποφάσεις της πλευράς
analysis-others = Αποφάσεις άλλων
analysis-decision = Απόφαση
analysis-luck = Τύχη
analysis-outlook = Προοπτική
analysis-end = Στο τέλος
analysis-turning = Καμπές της παρτίδας
analysis-no-turning = Καμία απάντηση και κανένα ζάρι δεν άλλαξε πολύ τις πιθανότητες.
analysis-better = Καλύτερο: { $answer } ({ $cost })
analysis-show = Δείτε αυτό το βήμα
analysis-note = Μια εκτίμηση με όλες τις κάρτες ανοιχτές, σε ποσοστιαίες μονάδες. Μια απόφαση μετριέται με ό,τι θα απαντούσε ο λοχαγός, με βάση όσα μπορούσε να ξέρει ο παίκτης. Τύχη είναι ό,τι έφεραν τα ζάρια και οι κάρτες πέρα από το αναμενόμενο. Προοπτική είναι πώς αλλάζει η ίδια η εκτίμηση όταν κοιτάζει έναν γύρο πιο πέρα.
analysis-working = Η παρτίδα αναλύεται. Μπορείτε να αφήσετε τη σελίδα: η ανάλυση συνεχίζεται.
analysis-failed = Η ανάλυση δεν πέτυχε.
analysis-impossible = Δεν υπάρχει ανάλυση αυτής της παρτίδας.

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
reset-turn = Ο γύρος μου από την αρχή
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
share-left = { $left ->
        [one] απομένει 1
       *[other] απομένουν { $left }
    }
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

waiting-room = { $others ->
    [one] Περιμένουμε τον αντίπαλό σας
   *[other] Περιμένουμε τους άλλους παίκτες
}
waiting-others = Δεν είναι ακόμη όλοι εδώ.
waiting-about = Το παιχνίδι αρχίζει μόνο του μόλις πιαστούν όλες οι θέσεις. Μπορείτε να κλείσετε τη σελίδα και να επιστρέψετε.

you-won = Η νίκη είναι δική σας.
you-lost = Η νίκη είναι δική τους.
won-by = Νίκη: { $side }.
report = Αναφορά
end = Το τέλος
end-look = Προβολή του ταμπλό
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
person-report-why = Τι συνέβη;
person-report-words = Περιγραφή (μπορεί να μείνει κενή)
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
act-suspend-about = Δεν μπορεί να ανοίξει τραπέζια ή να καθίσει σε άλλα. Οι παρτίδες που παίζει ήδη συνεχίζονται.
act-dismiss = Απόρριψη
act-dismiss-about = Δεν γίνεται τίποτε.
## Λογαριασμοί

people-sign-in = Σύνδεση
people-account = Ο λογαριασμός σας
people-account-of = Ο λογαριασμός σας: { $name }
people-optional = Για να παίξετε δεν χρειάζεστε λογαριασμό. Με λογαριασμό έχετε τα τραπέζια σας σε κάθε συσκευή και κανείς άλλος δεν έχει το όνομά σας.
people-none-here = Σε αυτή τη διεύθυνση ο διακομιστής δεν δημιουργεί λογαριασμούς. Τα κλειδιά πρόσβασης χρειάζονται διεύθυνση με όνομα: https στο διαδίκτυο ή http://localhost στον υπολογιστή σας.
people-have = Έχετε λογαριασμό
people-new = Έρχεστε πρώτη φορά
people-by-passkey = Σύνδεση με κλειδί πρόσβασης
people-by-mail = Στείλτε μου σύνδεσμο
people-by-code = Σύνδεση με κωδικό ανάκτησης
people-enter = Σύνδεση
people-name = Όνομα
people-name-label = Το όνομά σας
people-name-note = 2 έως 24 γράμματα ή ψηφία. Το βλέπουν οι άλλοι σε κάθε τραπέζι.
people-mail = Διεύθυνση email
people-code = Κωδικός ανάκτησης
people-make-passkey = Νέος λογαριασμός με κλειδί πρόσβασης
people-passkey-note = Το κλειδί πρόσβασης το φυλάει η συσκευή σας ή ο διαχειριστής κωδικών σας. Το ξεκλειδώνετε όπως τη συσκευή και δεν υπάρχει συνθηματικό.
people-make-mail = Νέος λογαριασμός με σύνδεσμο μέσω email
people-sent = Αν η διεύθυνση είναι σωστή, το μήνυμα έρχεται. Ο σύνδεσμός του ισχύει για { $minutes } λεπτά.
people-sent-to = Στείλαμε μήνυμα στη διεύθυνση { $mail }. Ο σύνδεσμός του ισχύει για { $minutes } λεπτά.
people-signed-in = Συνδεθήκατε ως { $name }.
people-signed-out = Αποσυνδεθήκατε.
people-brought = { $count ->
        [one] Ένα τραπέζι ήρθε στον λογαριασμό σας.
       *[other] { $count } τραπέζια ήρθαν στον λογαριασμό σας.
    }
people-cancelled = Ο περιηγητής δεν έδωσε κλειδί πρόσβασης. Δοκιμάστε ξανά ή διαλέξτε άλλον τρόπο.
people-passkey-here = Αυτή η συσκευή έχει ήδη κλειδί πρόσβασης του λογαριασμού σας.
people-made = Καλώς ήρθατε, { $name }
people-codes-title = Κωδικοί ανάκτησης
people-codes-about = Αν χάσετε τις συσκευές σας, καθένας από αυτούς τους κωδικούς σάς συνδέει μία φορά. Φυλάξτε τους κάπου όπου θα τους ξαναβρείτε: εμφανίζονται μόνο τώρα.
people-codes-copy = Αντιγραφή
people-codes-save = Αποθήκευση σε αρχείο
people-codes-done = Τους φύλαξα
people-codes-left = { $count ->
        [0] Δεν σας μένει κωδικός ανάκτησης.
        [one] Σας μένει 1 κωδικός ανάκτησης.
       *[other] Σας μένουν { $count } κωδικοί ανάκτησης.
    }
people-codes-new = Δέκα νέοι κωδικοί
people-carry-title = Τα τραπέζια σας σε άλλη συσκευή
people-carry-about = Χωρίς λογαριασμό, ένας σύνδεσμος κάνει μια άλλη συσκευή τον ίδιο επισκέπτη. Ισχύει μία φορά. Μην τον δώσετε σε κανέναν άλλο.
people-carry-make = Νέος σύνδεσμος
people-carry-again = Άλλος σύνδεσμος
people-carry-picture = Κωδικός QR του συνδέσμου
people-carry-note = Σαρώστε την εικόνα με την άλλη συσκευή ή ανοίξτε εκεί τον σύνδεσμο μέσα σε { $minutes } λεπτά.
people-carry-ask = Από εδώ και πέρα αυτή η συσκευή κάθεται στα ίδια τραπέζια με εκείνη που έφτιαξε τον σύνδεσμο. Τα τραπέζια που έχετε εδώ έρχονται μαζί.
people-carry-take = Να έρθουν τα τραπέζια μου
people-carried = Τα τραπέζια σας είναι και εδώ.
people-link-sign-in = Σύνδεση
people-link-sign-in-ask = Να συνδεθείτε ως { $name } σε αυτόν τον περιηγητή;
people-link-sign-in-yes = Σύνδεση
people-link-new-account = Ο νέος σας λογαριασμός
people-link-new-account-ask = Να δημιουργηθεί ο λογαριασμός «{ $name }» με τη διεύθυνση { $mail };
people-link-new-account-yes = Δημιουργία λογαριασμού
people-link-new-account-done = Ο λογαριασμός «{ $name }» είναι έτοιμος και έχετε συνδεθεί.
people-link-new-account-there = Ο λογαριασμός «{ $name }» είναι έτοιμος στον περιηγητή όπου ζητήθηκε. Για να τον έχετε εδώ, συνδεθείτε.
people-link-address = Η διεύθυνση email σας
people-link-address-ask = Ανήκει η διεύθυνση { $mail } στον λογαριασμό «{ $name }»;
people-link-address-yes = Ναι, επιβεβαίωση
people-link-address-done = Η διεύθυνση { $mail } επιβεβαιώθηκε.
people-link-address-there = Η διεύθυνση { $mail } επιβεβαιώθηκε.
people-link-proof = Επιβεβαιώστε ότι είστε εσείς
people-link-proof-ask = Επιβεβαιώνετε σε αυτόν τον περιηγητή ότι έχετε τον λογαριασμό «{ $name }»;
people-link-proof-yes = Ναι, εγώ είμαι
people-link-proof-done = Επιβεβαιώθηκε. Επιστρέψτε στο παράθυρο όπου ζητήσατε τον σύνδεσμο.
people-prove = Επιβεβαιώστε ότι είστε εσείς
people-prove-about = Η ενέργεια αφορά την ασφάλεια του λογαριασμού ή τα δεδομένα σας. Χρειάζεται επιβεβαίωση των τελευταίων δέκα λεπτών.
people-prove-passkey = Επιβεβαίωση με κλειδί πρόσβασης
people-prove-mail = Αποστολή συνδέσμου στη διεύθυνση { $mail }
people-prove-sent = Στείλαμε μήνυμα στη διεύθυνση { $mail }. Ανοίξτε τον σύνδεσμό του σε αυτόν τον περιηγητή μέσα σε { $minutes } λεπτά. Το παράθυρο αυτό συνεχίζει μετά μόνο του.
people-prove-code-note = Ένας κωδικός ανάκτησης ισχύει μία φορά.
people-prove-code = Επιβεβαίωση με τον κωδικό
people-prove-none = Εδώ δεν υπάρχει τρόπος επιβεβαίωσης. Ανοίξτε τη σελίδα σε περιηγητή και σε διεύθυνση όπου λειτουργεί το κλειδί πρόσβασής σας.
people-not-proved = Δεν άλλαξε τίποτα: δεν επιβεβαιώθηκε ότι είστε εσείς.
people-save = Αποθήκευση
people-renamed = Το όνομά σας άλλαξε.
people-passkeys = Κλειδιά πρόσβασης
people-passkeys-none = Δεν έχετε κλειδί πρόσβασης.
people-passkeys-not-here = Σε αυτή τη διεύθυνση της σελίδας ή σε αυτόν τον περιηγητή δεν προστίθεται κλειδί πρόσβασης.
people-passkey-add = Προσθήκη κλειδιού πρόσβασης
people-last-way = Αυτός είναι ο μόνος τρόπος σύνδεσης στον λογαριασμό σας. Προσθέστε άλλον πριν τον αφαιρέσετε.
people-made-used = Δημιουργία { $created }, χρήση { $used }
people-since-used = Από { $created }, χρήση { $used }
people-label = Ετικέτα
people-label-it = Ετικέτα για «{ $what }»
people-remove = Αφαίρεση
people-remove-it = Αφαίρεση: «{ $what }»
people-mail-add = Προσθήκη διεύθυνσης email
people-mail-other = Άλλη διεύθυνση email
people-mail-note = Για τους συνδέσμους σύνδεσης. Δεν τη βλέπει κανείς άλλος.
people-mail-confirm = Αποστολή συνδέσμου επιβεβαίωσης
people-sessions = Πού έχετε συνδεθεί
people-this-browser = εδώ
people-some-browser = Κάποιος περιηγητής
people-end = Αποσύνδεση
people-end-it = Αποσύνδεση: { $what }
people-end-others = Αποσύνδεση παντού αλλού
people-sign-out = Αποσύνδεση
people-data = Τα δεδομένα σας
people-data-about = Μπορείτε να κατεβάσετε όλα όσα αποθηκεύονται για εσάς ή να διαγράψετε τον λογαριασμό σας.
people-export = Λήψη των δεδομένων μου
people-delete = Διαγραφή του λογαριασμού μου
people-delete-title = Να διαγραφεί ο λογαριασμός σας;
people-delete-about = Διαγράφονται το όνομα, τα κλειδιά πρόσβασης, η διεύθυνση και οι συνδέσεις σας, και παραιτείστε από τα παιχνίδια που δεν έχουν τελειώσει. Τα παιχνίδια που παίξατε μένουν, με «κάποιος» στη θέση σας. Δεν αναιρείται.
people-delete-name = Γράψτε το όνομά σας για επιβεβαίωση: { $name }
people-delete-yes = Οριστική διαγραφή
people-keep = Ο λογαριασμός μένει
people-deleted = Ο λογαριασμός σας διαγράφηκε.
people-mine-note = Αυτά τα τραπέζια ανήκουν στον λογαριασμό { $name }, σε κάθε συσκευή όπου συνδέεστε.
people-mine-more = Τα τραπέζια σας σε άλλη συσκευή

## Meeting people

nav-lobby = Αντίπαλοι
meet-title = Βρείτε αντίπαλο
meet-lead = Καθίστε σε ένα τραπέζι που περιμένει κάποιον ή παίξτε με τον πρώτο που ταιριάζει.
meet-tables = Ανοιχτά τραπέζια
meet-host = Το άνοιξε:
meet-guest = επισκέπτης
meet-guest-named = { $name } (επισκέπτης)
meet-yours = Δικό σας τραπέζι
meet-close = Κλείσιμο
meet-join = Παίξτε: { $side }
meet-running = Σε εξέλιξη
meet-all-games = Όλα τα παιχνίδια
meet-all-languages = Όλες οι γλώσσες
meet-empty = Αυτή τη στιγμή δεν περιμένει κανείς σε τραπέζι.
meet-empty-note = Ανοίξτε ένα: φαίνεται εδώ, και στο μεταξύ μπορείτε να κάνετε κάτι άλλο. Θα το βρείτε και στη σελίδα «Τα τραπέζια μου».
meet-none-fits = Κανένα ανοιχτό τραπέζι δεν ταιριάζει σε αυτή την επιλογή.
meet-show-all = Όλα τα τραπέζια
meet-open = Ανοίξτε τραπέζι
meet-stale = Ο διακομιστής δεν απαντά προς το παρόν. Ο κατάλογος ίσως δεν είναι πια ακριβής.
meet-now = Παιχνίδι τώρα
meet-now-note = Παίζετε με τον πρώτο που θέλει το ίδιο. Ό,τι αφήσετε ανοιχτό το αποφασίζει η τύχη.
meet-any-game = Οποιοδήποτε παιχνίδι
meet-battle = Μάχη
meet-any-battle = Οποιαδήποτε μάχη
meet-side = Πλευρά
meet-any-side = Οποιαδήποτε πλευρά
meet-any-pace = Οποιοσδήποτε ρυθμός
meet-any-pace-note = Αν κανείς σας δεν ορίσει ρυθμό, δεν υπάρχουν ρολόγια.
meet-now-start = Παίξτε τώρα
meet-now-waiting = Αναζήτηση αντιπάλου
meet-now-waiting-note = Οι άλλοι βλέπουν εδώ ότι περιμένετε. Αφήστε τη σελίδα ανοιχτή: μόλις βρεθεί κάποιος, το τραπέζι ανοίγει από μόνο του.
meet-now-cancel = Τέλος αναζήτησης
meet-now-expired = Η αναζήτηση τελείωσε, γιατί η σελίδα δεν έδωσε σημεία ζωής για κάποια ώρα.
meet-seeks = Θέλουν να παίξουν τώρα
meet-seek-side = θέλει την πλευρά: { $side }
meet-seek-join = Παίξτε
meet-followed = Άτομα που ακολουθείτε
meet-followed-waits = περιμένει σε ανοιχτό τραπέζι
meet-followed-plays = { $games ->
        [one] παίζει 1 παρτίδα
       *[other] παίζει { $games } παρτίδες
    }
meet-who = Ποιος μπορεί να καθίσει
meet-who-private = Μόνο με τον σύνδεσμό σας
meet-who-private-note = το τραπέζι δεν είναι σε κανέναν κατάλογο
meet-who-open = Οποιοσδήποτε
meet-who-open-note = φαίνεται στη σελίδα «Αντίπαλοι»· η παρτίδα είναι δημόσια
meet-who-challenge = Ένα άτομο
meet-who-challenge-note = με το όνομα του λογαριασμού· μόλις αρχίσει, η παρτίδα είναι δημόσια
meet-who-name = Όνομα του ατόμου
meet-who-name-note = Βλέπει την πρόκληση στη σελίδα «Τα τραπέζια μου».
meet-waiting-open = Αυτό το τραπέζι φαίνεται στη σελίδα «Αντίπαλοι»: μπορεί να καθίσει οποιοσδήποτε. Μπορείτε και να στείλετε σύνδεσμο.
meet-waiting-challenge = Το άτομο που προκαλέσατε το βλέπει στη σελίδα «Τα τραπέζια μου». Μπορείτε και να στείλετε σύνδεσμο.
meet-received = Σας προκαλούν
meet-sent = Οι προκλήσεις σας
meet-from = Από:
meet-to = Προς:
meet-until = Ισχύει έως: { $time }
meet-accept = Αποδοχή: { $side }
meet-decline = Άρνηση
meet-decline-why = Λόγος
meet-decline-not = Πίσω
meet-declined = Άρνηση: { $reason }
meet-expired = Έληξε χωρίς απάντηση.
meet-withdraw = Απόσυρση
meet-put-away = Απόκρυψη
meet-since = Εδώ από: { $day }
meet-challenge = Πρόκληση
meet-follow = Ακολουθήστε
meet-unfollow = Μην ακολουθείτε πια
meet-person-running = Παρτίδες σε εξέλιξη
meet-results = Αποτελέσματα
meet-won = Νίκες
meet-drawn = Ισοπαλίες
meet-lost = Ήττες
meet-person-quiet = Καμία δημόσια παρτίδα ακόμη. Μια πρόκληση θα ήταν μια αρχή.
meet-you-quiet = Καμία δημόσια παρτίδα ακόμη. Αρχίζουν από τη σελίδα «Αντίπαλοι».
meet-person-note = Εδώ φαίνονται και μετρούν μόνο δημόσιες παρτίδες, ποτέ ιδιωτικά τραπέζια.
meet-nobody-title = Κανείς εδώ δεν έχει αυτό το όνομα
meet-nobody = Δεν υπάρχει λογαριασμός με το όνομα { $name }. Οι επισκέπτες δεν έχουν δική τους σελίδα.
## Μηνύματα όσο λείπετε

telling-title = Μηνύματα
telling-link = Μηνύματα: μάθετε πότε είναι η σειρά σας
telling-lead = Όσο λείπετε, το Sandtable μπορεί να σας ειδοποιεί για ό,τι σας περιμένει.
telling-here = Σε αυτόν τον περιηγητή
telling-ability-on = Αυτός ο περιηγητής δέχεται μηνύματα, ακόμη και όταν καμία σελίδα του Sandtable δεν είναι ανοιχτή.
telling-ability-off = Αυτός ο περιηγητής δεν δέχεται ακόμη μηνύματα. Θα σας ρωτήσει αν το επιτρέπετε.
telling-ability-denied = Τα μηνύματα από αυτή τη σελίδα απαγορεύονται σε αυτόν τον περιηγητή. Μπορείτε να τα επιτρέψετε στις ρυθμίσεις του, δίπλα στη διεύθυνση, και να επιστρέψετε εδώ.
telling-ability-insecure = Τα μηνύματα χρειάζονται σελίδα που ήρθε μέσω https. Μπορεί να το ρυθμίσει ο διαχειριστής του διακομιστή.
telling-ability-install = Προσθέστε πρώτα το Sandtable στην οθόνη αφετηρίας: Κοινή χρήση, μετά Προσθήκη στην οθόνη αφετηρίας. Όταν ανοίγει από εκεί, μπορεί να δέχεται μηνύματα.
telling-ability-none = Αυτός ο περιηγητής δεν μπορεί να δεχτεί μηνύματα από σελίδες.
telling-allow = Να επιτρέπονται μηνύματα εδώ
telling-stop = Όχι άλλα μηνύματα εδώ
telling-others = Οι άλλοι περιηγητές σας
telling-some-browser = Ένας περιηγητής
telling-forget = Όχι άλλα εκεί
telling-what = Για τι ενημερώνεστε
telling-on-turn = Είναι η σειρά σας
telling-on-challenge = Μια πρόκληση ή πρόσκληση
telling-on-ended = Μια παρτίδα έληξε
telling-on-clock = Ο χρόνος σας τελειώνει
telling-on-petition = Ο αντίπαλος ζητά τη συμφωνία σας
telling-by-push = Περιηγητής
telling-by-mail = Email
telling-by-webhook = Webhook
telling-when = Πότε
telling-after-0 = Αμέσως
telling-after-300 = Σε 5 λεπτά
telling-after-3600 = Σε μία ώρα
telling-looking = Ενημερώνεστε μία φορά ανά γύρο, και όχι όσο έχετε το τραπέζι μπροστά σας ή αν το κοιτάξατε στο μεταξύ. Οι παρτίδες μόνο με μποτ δεν στέλνουν τίποτα.
telling-missing-mail-account = Τα email είναι για όσους έχουν λογαριασμό.
telling-missing-mail-mail = Για email, ο λογαριασμός σας χρειάζεται μια διεύθυνση που έχετε επιβεβαιώσει.
telling-missing-webhook-account = Τα webhook είναι για όσους έχουν λογαριασμό.
telling-missing-webhook-address = Για webhook, γράψτε τη διεύθυνσή του παρακάτω.
telling-quiet = Ώρες ησυχίας
telling-quiet-on = Τα μηνύματα να περιμένουν τη νύχτα
telling-quiet-from = Από
telling-quiet-to = Ως
telling-zone = Ζώνη ώρας
telling-webhook = Το webhook σας
telling-webhook-address = Διεύθυνση
telling-webhook-note = Το Discord, το Mattermost και το Slack δείχνουν ό,τι φτάνει. Όποιος ξέρει τη διεύθυνση γράφει εκεί: κρατήστε την για εσάς.
telling-webhook-dead = Αυτή η διεύθυνση απάντησε ότι δεν υπάρχει πια. Γράψτε άλλη.
telling-try = Δοκιμή
telling-test = Στείλτε μου μια δοκιμή
telling-testing = Αποστολή…
telling-result-sent = { $channel }: στάλθηκε ({ $name })
telling-result-failed = { $channel }: δεν παραδόθηκε ({ $name })
telling-saving-busy = Αποθήκευση…
telling-saving-done = Αποθηκεύτηκε.
unsubscribe-title = Όχι άλλα email
unsubscribe-about = Το Sandtable δεν θα σας στέλνει πια email για τις παρτίδες σας.
unsubscribe-do = Διακοπή των email
unsubscribe-done = Δεν θα λαμβάνετε πια email για τις παρτίδες σας.
unsubscribe-unknown = Αυτός ο σύνδεσμος δεν είναι πλήρης, ή δεν φτιάχτηκε από αυτόν τον διακομιστή.
unsubscribe-choose = Επιλέξτε για τι ενημερώνεστε
## Clocks and days off

pace-label = Ρολόγια
pace-none = Χωρίς ρολόγια
pace-own = Δικοί σας χρόνοι
pace-kind-live = Ζωντανά, σε μία συνάντηση
pace-kind-correspondence = Δι’ αλληλογραφίας, σε ημέρες
pace-note = Ο καθένας παίρνει όσο χρόνο χρειάζεται.
pace-not = Τα ρολόγια είναι για ανθρώπους που παίζουν μεταξύ τους: προσκαλέστε κάποιον.
pace-note-live = Τα δευτερόλεπτα προστίθενται όποτε έρχεται η σειρά της άλλης πλευράς να απαντήσει, ποτέ πάνω από τον πλήρη χρόνο.
pace-note-correspondence = Κάθε φορά που πρέπει να απαντήσετε, έχετε πρώτα τις ημέρες της κίνησης· μετά μειώνεται το απόθεμα. Οι ημέρες άδειας σταματούν το ρολόι.
pace-bank-live = Λεπτά ο καθένας
pace-extra-live = Επιπλέον δευτερόλεπτα ανά κίνηση
pace-bank-correspondence = Ημέρες απόθεμα
pace-extra-correspondence = Ημέρες ανά κίνηση
pace-of-table = Ρολόγια: { $pace }.
clock-of = Ρολόι: { $name }
clock-days = { $days } ημ. { $hours } ώρ.
clock-hours = { $hours } ώρ. { $minutes } λ.
clock-minutes = { $minutes } λ.
clock-reserve = { $pace }. Απόθεμα: { $reserve }
clock-off = Σε άδεια έως { $day }: το ρολόι είναι σταματημένο
clock-off-short = σε άδεια
clock-low = Ο χρόνος σας λιγοστεύει. Απομένει: { $left }.
time-days = { $days ->
        [one] 1 ημέρα
       *[other] { $days } ημέρες
    }
time-hours = { $hours ->
        [one] 1 ώρα
       *[other] { $hours } ώρες
    }
time-minutes = { $minutes ->
        [one] 1 λεπτό
       *[other] { $minutes } λεπτά
    }
time-seconds = { $seconds ->
        [one] 1 δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }
out-of-time = Τέλος χρόνου: { $side }.
out-of-time-about = Τίποτα δεν γίνεται από μόνο του. Μπορείτε και να περιμένετε: μια απάντηση που θα έρθει έστω και τώρα μετράει.
out-of-time-you = Ο χρόνος σας τελείωσε.
out-of-time-you-about = Η απάντησή σας μετράει ακόμη, ώσπου να αποφασίσουν οι άλλοι.
out-of-time-decide = Απόφαση
claim-win = Διεκδίκηση της νίκης
claim-draw = Τέλος της παρτίδας
claim-bot = Να συνεχίσει μποτ
claim-wait = Αναμονή
mine-left = απομένει: { $left }
mine-out-of-time = τέλος χρόνου
days-off = Οι ημέρες άδειάς μου
days-off-about = Σε ημέρα άδειας τα ρολόγια των παρτίδων δι’ αλληλογραφίας σταματούν και οι άλλοι το βλέπουν. Μπορείτε να πάρετε { $many ->
        [one] 1 ημέρα
       *[other] { $many } ημέρες
    } τον χρόνο. Οι ημέρες είναι σε παγκόσμια ώρα (UTC).
days-off-left = Υπόλοιπο φέτος: { $left }.
days-off-none = Δεν έχουν επιλεγεί ημέρες άδειας.
days-off-today = σήμερα
days-off-back = Επιστροφή
days-off-first = Από
days-off-last = Έως
days-off-take = Λήψη άδειας
days-off-now = Σήμερα, από τώρα
## Ratings and tournaments

nav-tournaments = Τουρνουά
nav-ratings = Βαθμολογία
rated = Βαθμολογείται
rated-game = Βαθμολογούμενη παρτίδα
rated-note = Το αποτέλεσμα μετρά στη βαθμολογία όλων όσοι παίζουν, και τίποτα δεν παίρνεται πίσω.
rated-not = Όχι με χάντικαπ, με δικό σας σπόρο ή με δύο σε μία οθόνη.
rating-title = Βαθμολογία
rating-choose = Παιχνίδια
rating-best = Οι υψηλότερες βαθμολογίες
rating-empty = Καμία βαθμολογία δεν είναι ακόμη αρκετά βέβαιη. Αρκούν μερικές βαθμολογούμενες παρτίδες.
rating-more = { $count ->
        [one] Άλλη 1 βαθμολογία είναι προσωρινή
       *[other] Άλλες { $count } βαθμολογίες είναι προσωρινές
    }: εμφανίζονται όσες έχουν αβεβαιότητα ±{ $certain } ή μικρότερη.
rating-about = Η βαθμολογία είναι εκτίμηση με αβεβαιότητα: στις δύο από τις τρεις περιπτώσεις η πραγματική δύναμη βρίσκεται μέσα σε αυτή. Με 400 βαθμούς παραπάνω κερδίζει κανείς περίπου δέκα στις έντεκα παρτίδες. Τα μποτ βαθμολογούνται από τις ίδιες παρτίδες.
rating-rating = Βαθμολογία
rating-bot = μποτ
rating-provisional = προσωρινή
rating-record = { $wins ->
        [one] 1 νίκη
       *[other] { $wins } νίκες
    }, { $draws ->
        [one] 1 ισοπαλία
       *[other] { $draws } ισοπαλίες
    }, { $losses ->
        [one] 1 ήττα
       *[other] { $losses } ήττες
    }
rating-none = Καμία βαθμολογούμενη παρτίδα ακόμη.
rating-curve = Βαθμολογία: { $game }, καμπύλη σε { $count ->
        [one] 1 παρτίδα
       *[other] { $count } παρτίδες
    }, τώρα { $rating }
rating-games = { $count ->
        [one] Η βαθμολογούμενη παρτίδα
       *[other] Οι τελευταίες { $count } βαθμολογούμενες παρτίδες
    }
rating-when = Τέλος
rating-against = Αντίπαλοι
rating-result = Αποτέλεσμα
rating-after = Βαθμολογία μετά
rating-won = νίκη
rating-drew = ισοπαλία
rating-place = θέση { $place }
cup-title = Τουρνουά
cup-none = Δεν έχει γίνει ακόμη κανένα τουρνουά εδώ.
cup-guests = Τα τουρνουά είναι για όσους έχουν λογαριασμό. Όλοι μπορούν να παρακολουθήσουν.
cup-new = Νέο τουρνουά
cup-new-missing = Ένα τουρνουά χρειάζεται όνομα και τουλάχιστον ένα σενάριο.
cup-group-open = Ανοιχτές συμμετοχές
cup-group-running = Σε εξέλιξη
cup-group-over = Τελείωσαν
cup-status-open = Ανοιχτές συμμετοχές
cup-status-closed = Οι συμμετοχές έκλεισαν
cup-status-over = Τελείωσε
cup-status-cancelled = Ματαιώθηκε
cup-round = { $round }ος γύρος
cup-round-of = { $round }ος γύρος από { $rounds }
cup-you-play = Συμμετέχετε
cup-you-organise = Διοργανώνετε
cup-entries-count = { $count ->
        [one] 1 συμμετοχή
       *[other] { $count } συμμετοχές
    }
cup-until = έως { $time }
cup-format = Σύστημα
cup-format-swiss = Ελβετικό
cup-format-swiss-note = Συναντιούνται παίκτες με ίσους βαθμούς, και κανείς δύο φορές όσο αποφεύγεται.
cup-format-round-robin = Όλοι με όλους
cup-format-round-robin-note = Καθένας συναντά όλους τους άλλους.
cup-format-knockout = Νοκ-άουτ
cup-format-knockout-note = Όποιος χάνει αποκλείεται· οι ισόπαλες συναντήσεις παίζονται ξανά.
cup-legs = Διπλές συναντήσεις
cup-legs-note = Το ίδιο σενάριο δύο φορές με αλλαγμένες πλευρές. Με μία νίκη ο καθένας, κρίνει το σκορ.
cup-name = Όνομα
cup-name-note = Όπως το βλέπουν όλοι στον κατάλογο.
cup-about = Τι πρέπει να ξέρουν οι παίκτες
cup-game = Παιχνίδι
cup-scenarios = Σενάρια
cup-scenarios-note = Ένα για κάθε γύρο, με τη σειρά που τα επιλέγετε· ύστερα πάλι το πρώτο.
cup-rounds = Γύροι
cup-days = Ημέρες ανά γύρο
cup-most = Συμμετοχές το πολύ
cup-points = Βαθμοί
cup-points-note = Κατά θέση. Όσοι μοιράζονται μια θέση μοιράζονται τους βαθμούς.
cup-place = Θέση { $place }
cup-rated = Οι παρτίδες βαθμολογούνται
cup-make = Δημιουργία τουρνουά
cup-cancel-form = Άκυρο
cup-facts = Διοργάνωση: { $name }. Σενάρια: { $scenarios }. { $days ->
        [one] 1 ημέρα
       *[other] { $days } ημέρες
    } ανά γύρο.
cup-enter = Συμμετοχή
cup-withdraw = Αποχώρηση
cup-withdraw-sure = Να αποσυρθεί η συμμετοχή σας;
cup-withdraw-sure-running = Να αποχωρήσετε; Χάνετε την ανοιχτή σας συνάντηση και δεν κληρώνεστε ξανά.
cup-stay = Παραμονή
cup-organise = Διοργανώνετε αυτό το τουρνουά
cup-start = Κλείσιμο συμμετοχών και έναρξη
cup-close-entries = Κλείσιμο συμμετοχών
cup-open-entries = Νέο άνοιγμα συμμετοχών
cup-extend = Παράταση
cup-extend-days = Επιπλέον ημέρες
cup-remove = Διαγραφή παίκτη
cup-cancel = Ματαίωση του τουρνουά
cup-cancel-sure = Οριστική ματαίωση
cup-too-few = Συμμετοχές που χρειάζονται για να αρχίσει: { $count }.
cup-overdue = Εκπρόθεσμη
cup-overdue-note = Η προθεσμία πέρασε. Δώστε παράταση ή αποφασίστε για τις εκπρόθεσμες συναντήσεις.
cup-reason = Λόγος
cup-reason-note = Τον διαβάζουν όλοι στις αποφάσεις.
cup-because = Λόγος: { $reason }
cup-decide = Απόφαση
cup-decide-title = Απόφαση για συνάντηση
cup-decide-do = Απόφαση
cup-decided-forfeit = μηδενισμός
cup-decided-corrected = διορθώθηκε
cup-forfeit = Μηδενισμός
cup-forfeit-who = Ποιος μηδενίζεται;
cup-correct = Καταχώριση αποτελέσματος
cup-correct-place = Θέση
cup-correct-place-of = Θέση: { $name }
cup-correct-score = Σκορ
cup-correct-score-of = Σκορ: { $name }
cup-correct-note = Ίδια θέση και για τους δύο σημαίνει ισοπαλία.
cup-standings = Κατάταξη
cup-rank = Α/Α
cup-player = Παίκτης
cup-points-short = Βαθμοί
cup-wins = Ν
cup-draws = Ι
cup-losses = Η
cup-byes-count = Ρεπό
cup-break-buchholz = Μπούχολτς
cup-break-buchholz-note = Οι βαθμοί όλων των αντιπάλων μαζί. Το ρεπό δεν προσθέτει τίποτα.
cup-break-berger = Σόνεμπορν-Μπέργκερ
cup-break-berger-note = Οι βαθμοί των αντιπάλων που ηττήθηκαν, και οι μισοί βαθμοί όσων ήρθαν ισόπαλοι.
cup-break-difference = Σκορ
cup-break-difference-note = Το σκορ του παίκτη σε όλες τις παρτίδες, μείον το σκορ των αντιπάλων.
cup-explained = Πώς προκύπτει η κατάταξη
cup-explain-two = Βαθμοί για τη νίκη και την ήττα σε μια συνάντηση: { $points }. Στην ισοπαλία μοιράζονται. Το ρεπό μετρά όσο μια νίκη. Τις ισοβαθμίες τις λύνουν τα παρακάτω, με αυτή τη σειρά.
cup-explain-three = Βαθμοί κατά θέση σε ένα τραπέζι: { $points }. Όσοι μοιράζονται μια θέση μοιράζονται τους βαθμούς. Το ρεπό μετρά όσο μια πρώτη θέση. Τις ισοβαθμίες τις λύνουν τα παρακάτω, με αυτή τη σειρά.
cup-explain-legs = Μια συνάντηση έχει δύο παρτίδες. Με μία νίκη ο καθένας, κερδίζει το μεγαλύτερο σκορ στις δύο μαζί.
cup-leg = Παρτίδα { $leg }:
cup-sit-down = Στο τραπέζι
cup-play-on = Συνέχεια
cup-watch = Παρακολούθηση
cup-look = Προβολή
cup-byes = Ρεπό: { $names }
cup-entries = Συμμετοχές
cup-entries-none = Καμία συμμετοχή ακόμη.
cup-withdrawn = αποχώρησε
cup-log = Τι αποφασίστηκε
cup-back = Αυτό το τραπέζι ανήκει σε τουρνουά

## Συμβουλές

hint = Συμβουλή
hint-title = Τι θα έκανε ο στρατάρχης
hint-take = Επιλογή
hint-choose = Επιλογή: { $answer }
hint-chance = Πιθανότητα νίκης
hint-waiting = Ο στρατάρχης δοκιμάζει τις καλύτερες απαντήσεις.
hint-missing = Δεν ήρθε συμβουλή.
hint-about = Κάθε απάντηση παίχτηκε ως το τέλος του γύρου, σε θέσεις που ταιριάζουν με όσα ξέρετε. Η καλύτερη συγκρίνεται με την επόμενη, οι άλλες με την καλύτερη.
hint-about-quick = Εδώ δεν μπορεί να παιχτεί τίποτα ως το τέλος: αυτή είναι η γρήγορη συμβουλή του λοχαγού.
hints-allowed = Επιτρέπονται συμβουλές
hints-allowed-note = Οι παίκτες μπορούν να ρωτούν τι θα έκανε ο στρατάρχης. Όλοι όσοι παίζουν βλέπουν ότι επιτρέπεται.
hints-not-rated = Όχι σε βαθμολογούμενη παρτίδα.

# Γρίφοι

puzzles-title = Γρίφοι
puzzles-about = Θέσεις από παρτίδες ανάμεσα σε μποτ, καθεμία με μία σαφώς καλύτερη απάντηση. Παίξτε τον γύρο: μετρούν οι αποφάσεις σας, όχι η τύχη.
puzzles-choose = Διαλέξτε παιχνίδι
puzzles-solved = Λυμένοι: { $solved } από { $count }
puzzles-next = Επόμενος γρίφος: αριθμός { $number }
puzzles-is-solved = Λύθηκε
puzzles-of-game = Γρίφοι αυτού του παιχνιδιού
puzzle-title = Γρίφος { $number }
puzzle-rating = Η σειρά σας τελείωσε. Οι απαντήσεις σας βαθμολογούνται…
puzzle-solved = Λύθηκε!
puzzle-solved-unlucky = Λύθηκε: οι απαντήσεις σας ήταν σωστές, μόνο τα ζάρια ήταν εναντίον σας.
puzzle-missed = Δεν λύθηκε: υπήρχε σαφώς καλύτερη απάντηση.
puzzle-chances = Η απάντησή σας: { $chance }, η καλύτερη: { $best }
puzzle-better = Καλύτερα: { $answer }
puzzle-solution = Η λύση
puzzle-course = Ένας δρόμος προς τον στόχο: { $course }
puzzle-how = Η πιθανότητα να επιτευχθεί ο στόχος, από παρτίδες που συνεχίζει ο λοχαγός ύστερα από κάθε απάντηση, όλες με τα ίδια ζάρια και με νέα υπόθεση για ό,τι δεν βλέπετε.
puzzle-again = Νέα προσπάθεια
puzzle-next = Επόμενος γρίφος
puzzle-solve = Εμφάνιση της λύσης
puzzle-all = Όλοι οι γρίφοι
