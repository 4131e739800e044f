# Οι λέξεις του To the Last Man! στα ελληνικά, με τους όρους του ελληνικού εγχειριδίου.
#
# Ένα όνομα έχει τη σκέτη μορφή του και, ως ιδιότητες, τις μορφές με άρθρο: .the (ονομαστική),
# .acc (αιτιατική), .gen (γενική) και .dat (με το «σε»). Τα ρήματα συμφωνούν με το .number της πλευράς.

## The lid of the box

lid-line = Όλος ο πόλεμος στη Δύση, από τον Μάρνη ως τις τελευταίες επιθέσεις
lid-length = ένα βράδυ για κάθε χρονιά

## Sides, nations and units

seat-german = Γερμανία
    .the = η Γερμανία
    .acc = τη Γερμανία
    .gen = της Γερμανίας
    .dat = στη Γερμανία
    .number = one
seat-entente = Σύμμαχοι
    .the = οι Σύμμαχοι
    .acc = τους Συμμάχους
    .gen = των Συμμάχων
    .dat = στους Συμμάχους
    .number = other
nation-ge = γερμανικός
    .acc = γερμανικό
    .gen = γερμανικού
nation-fr = γαλλικός
    .acc = γαλλικό
    .gen = γαλλικού
nation-uk = βρετανικός
    .acc = βρετανικό
    .gen = βρετανικού
nation-be = βελγικός
    .acc = βελγικό
    .gen = βελγικού
nation-us = αμερικανικός
    .acc = αμερικανικό
    .gen = αμερικανικού
kind-ge-infantry = γερμανικό πεζικό
    .the = το γερμανικό πεζικό
    .acc = το γερμανικό πεζικό
    .gen = του γερμανικού πεζικού
kind-ge-stosstruppen = μονάδα Λοκατζήδων
    .the = η μονάδα Λοκατζήδων
    .acc = τη μονάδα Λοκατζήδων
    .gen = της μονάδας Λοκατζήδων
kind-ge-cavalry = γερμανικό ιππικό
    .the = το γερμανικό ιππικό
    .acc = το γερμανικό ιππικό
    .gen = του γερμανικού ιππικού
kind-ge-artillery = γερμανικό πυροβολικό
    .the = το γερμανικό πυροβολικό
    .acc = το γερμανικό πυροβολικό
    .gen = του γερμανικού πυροβολικού
kind-ge-siege-gun = γερμανικό πυροβόλο πολιορκίας
    .the = το γερμανικό πυροβόλο πολιορκίας
    .acc = το γερμανικό πυροβόλο πολιορκίας
    .gen = του γερμανικού πυροβόλου πολιορκίας
kind-ge-biplane = γερμανικό διπλάνο
    .the = το γερμανικό διπλάνο
    .acc = το γερμανικό διπλάνο
    .gen = του γερμανικού διπλάνου
kind-ge-tank = γερμανικό άρμα
    .the = το γερμανικό άρμα
    .acc = το γερμανικό άρμα
    .gen = του γερμανικού άρματος
kind-ge-paris-gun = Όπλο του Παρισιού
    .the = το Όπλο του Παρισιού
    .acc = το Όπλο του Παρισιού
    .gen = του Όπλου του Παρισιού
kind-fr-infantry = γαλλικό πεζικό
    .the = το γαλλικό πεζικό
    .acc = το γαλλικό πεζικό
    .gen = του γαλλικού πεζικού
kind-fr-cavalry = γαλλικό ιππικό
    .the = το γαλλικό ιππικό
    .acc = το γαλλικό ιππικό
    .gen = του γαλλικού ιππικού
kind-fr-artillery = γαλλικό πυροβολικό
    .the = το γαλλικό πυροβολικό
    .acc = το γαλλικό πυροβολικό
    .gen = του γαλλικού πυροβολικού
kind-fr-biplane = γαλλικό διπλάνο
    .the = το γαλλικό διπλάνο
    .acc = το γαλλικό διπλάνο
    .gen = του γαλλικού διπλάνου
kind-fr-tank = γαλλικό άρμα
    .the = το γαλλικό άρμα
    .acc = το γαλλικό άρμα
    .gen = του γαλλικού άρματος
kind-uk-infantry = βρετανικό πεζικό
    .the = το βρετανικό πεζικό
    .acc = το βρετανικό πεζικό
    .gen = του βρετανικού πεζικού
kind-uk-commonwealth = πεζικό Κοινοπολιτείας
    .the = το πεζικό Κοινοπολιτείας
    .acc = το πεζικό Κοινοπολιτείας
    .gen = του πεζικού Κοινοπολιτείας
kind-uk-cavalry = βρετανικό ιππικό
    .the = το βρετανικό ιππικό
    .acc = το βρετανικό ιππικό
    .gen = του βρετανικού ιππικού
kind-uk-artillery = βρετανικό πυροβολικό
    .the = το βρετανικό πυροβολικό
    .acc = το βρετανικό πυροβολικό
    .gen = του βρετανικού πυροβολικού
kind-uk-biplane = βρετανικό διπλάνο
    .the = το βρετανικό διπλάνο
    .acc = το βρετανικό διπλάνο
    .gen = του βρετανικού διπλάνου
kind-uk-tank = βρετανικό άρμα
    .the = το βρετανικό άρμα
    .acc = το βρετανικό άρμα
    .gen = του βρετανικού άρματος
kind-be-infantry = βελγικό πεζικό
    .the = το βελγικό πεζικό
    .acc = το βελγικό πεζικό
    .gen = του βελγικού πεζικού
kind-us-infantry = αμερικανικό πεζικό
    .the = το αμερικανικό πεζικό
    .acc = το αμερικανικό πεζικό
    .gen = του αμερικανικού πεζικού
kind-us-cavalry = αμερικανικό ιππικό
    .the = το αμερικανικό ιππικό
    .acc = το αμερικανικό ιππικό
    .gen = του αμερικανικού ιππικού
kind-us-artillery = αμερικανικό πυροβολικό
    .the = το αμερικανικό πυροβολικό
    .acc = το αμερικανικό πυροβολικό
    .gen = του αμερικανικού πυροβολικού
kind-us-biplane = αμερικανικό διπλάνο
    .the = το αμερικανικό διπλάνο
    .acc = το αμερικανικό διπλάνο
    .gen = του αμερικανικού διπλάνου
kind-us-tank = αμερικανικό άρμα
    .the = το αμερικανικό άρμα
    .acc = το αμερικανικό άρμα
    .gen = του αμερικανικού άρματος

## Types, where the nation is plain

type-infantry = πεζικό
type-stosstruppen = Λοκατζήδες
type-commonwealth = πεζικό Κοινοπολιτείας
type-cavalry = ιππικό
type-artillery = πυροβολικό
type-siege-gun = πυροβόλα πολιορκίας
type-biplane = διπλάνα
type-tank = άρματα
type-paris-gun = Όπλο του Παρισιού
pool-fort = Οχυρό
pool-dug = οχυρωμένο πεζικό
pool-fortified = πεζικό σε ενισχυμένη οχύρωση
pool-british-guns = βρετανικό πυροβολικό
pool-gun-dice = επιπλέον πυροβολικό
pool-tank-dice = επιπλέον άρματα
pool-storm-dice = επιπλέον Λοκατζήδες

## Περιοχές, όπως γράφονται στον χάρτη

area-england = Αγγλία
    .the = η Αγγλία
    .acc = την Αγγλία
    .gen = της Αγγλίας
    .dat = στην Αγγλία
area-flanders = Φλάνδρα
    .the = η Φλάνδρα
    .acc = τη Φλάνδρα
    .gen = της Φλάνδρας
    .dat = στη Φλάνδρα
area-ghent = Γάνδη
    .the = η Γάνδη
    .acc = τη Γάνδη
    .gen = της Γάνδης
    .dat = στη Γάνδη
area-antwerp = Αμβέρσα
    .the = η Αμβέρσα
    .acc = την Αμβέρσα
    .gen = της Αμβέρσας
    .dat = στην Αμβέρσα
area-brussels = Βρυξέλλες
    .the = οι Βρυξέλλες
    .acc = τις Βρυξέλλες
    .gen = των Βρυξελλών
    .dat = στις Βρυξέλλες
    .number = other
area-mons = Μονς
    .the = η Μονς
    .acc = τη Μονς
    .gen = της Μονς
    .dat = στη Μονς
area-namur = Ναμύρ
    .the = η Ναμύρ
    .acc = τη Ναμύρ
    .gen = της Ναμύρ
    .dat = στη Ναμύρ
area-liege = Λιέγη
    .the = η Λιέγη
    .acc = τη Λιέγη
    .gen = της Λιέγης
    .dat = στη Λιέγη
area-ardennes = Αρδέννες
    .the = οι Αρδέννες
    .acc = τις Αρδέννες
    .gen = των Αρδεννών
    .dat = στις Αρδέννες
    .number = other
area-luxembourg = Λουξεμβούργο
    .the = το Λουξεμβούργο
    .acc = το Λουξεμβούργο
    .gen = του Λουξεμβούργου
    .dat = στο Λουξεμβούργο
area-calais = Καλαί
    .the = το Καλαί
    .acc = το Καλαί
    .gen = του Καλαί
    .dat = στο Καλαί
area-lille = Λίλη
    .the = η Λίλη
    .acc = τη Λίλη
    .gen = της Λίλης
    .dat = στη Λίλη
area-artois = Αρτουά
    .the = το Αρτουά
    .acc = το Αρτουά
    .gen = του Αρτουά
    .dat = στο Αρτουά
area-cambrai = Καμπρέ
    .the = το Καμπρέ
    .acc = το Καμπρέ
    .gen = του Καμπρέ
    .dat = στο Καμπρέ
area-maubeuge = Μομπέζ
    .the = η Μομπέζ
    .acc = τη Μομπέζ
    .gen = της Μομπέζ
    .dat = στη Μομπέζ
area-picardy = Πικαρδία
    .the = η Πικαρδία
    .acc = την Πικαρδία
    .gen = της Πικαρδίας
    .dat = στην Πικαρδία
area-normandy = Νορμανδία
    .the = η Νορμανδία
    .acc = τη Νορμανδία
    .gen = της Νορμανδίας
    .dat = στη Νορμανδία
area-compiegne = Κομπιένη
    .the = η Κομπιένη
    .acc = την Κομπιένη
    .gen = της Κομπιένης
    .dat = στην Κομπιένη
area-laon = Λαν
    .the = η Λαν
    .acc = τη Λαν
    .gen = της Λαν
    .dat = στη Λαν
area-sedan = Σεντάν
    .the = το Σεντάν
    .acc = το Σεντάν
    .gen = του Σεντάν
    .dat = στο Σεντάν
area-reims = Ρενς
    .the = η Ρενς
    .acc = τη Ρενς
    .gen = της Ρενς
    .dat = στη Ρενς
area-chateau-thierry = Σατό-Τιερί
    .the = το Σατό-Τιερί
    .acc = το Σατό-Τιερί
    .gen = του Σατό-Τιερί
    .dat = στο Σατό-Τιερί
area-champagne = Καμπανία
    .the = η Καμπανία
    .acc = την Καμπανία
    .gen = της Καμπανίας
    .dat = στην Καμπανία
area-verdun = Βερντέν
    .the = το Βερντέν
    .acc = το Βερντέν
    .gen = του Βερντέν
    .dat = στο Βερντέν
area-saint-mihiel = Σεν-Μιγιέλ
    .the = το Σεν-Μιγιέλ
    .acc = το Σεν-Μιγιέλ
    .gen = του Σεν-Μιγιέλ
    .dat = στο Σεν-Μιγιέλ
area-bar-le-duc = Μπαρ-λε-Ντικ
    .the = το Μπαρ-λε-Ντικ
    .acc = το Μπαρ-λε-Ντικ
    .gen = του Μπαρ-λε-Ντικ
    .dat = στο Μπαρ-λε-Ντικ
area-nancy = Νανσί
    .the = η Νανσί
    .acc = τη Νανσί
    .gen = της Νανσί
    .dat = στη Νανσί
area-epinal = Επινάλ
    .the = το Επινάλ
    .acc = το Επινάλ
    .gen = του Επινάλ
    .dat = στο Επινάλ
area-belfort = Μπελφόρ
    .the = το Μπελφόρ
    .acc = το Μπελφόρ
    .gen = του Μπελφόρ
    .dat = στο Μπελφόρ
area-paris = Παρίσι
    .the = το Παρίσι
    .acc = το Παρίσι
    .gen = του Παρισιού
    .dat = στο Παρίσι
area-chartres = Σαρτρ
    .the = η Σαρτρ
    .acc = τη Σαρτρ
    .gen = της Σαρτρ
    .dat = στη Σαρτρ
area-orleans = Ορλεάνη
    .the = η Ορλεάνη
    .acc = την Ορλεάνη
    .gen = της Ορλεάνης
    .dat = στην Ορλεάνη
area-auxerre = Οσέρ
    .the = η Οσέρ
    .acc = την Οσέρ
    .gen = της Οσέρ
    .dat = στην Οσέρ
area-troyes = Τρουά
    .the = η Τρουά
    .acc = την Τρουά
    .gen = της Τρουά
    .dat = στην Τρουά
area-chaumont = Σομόν
    .the = το Σομόν
    .acc = το Σομόν
    .gen = του Σομόν
    .dat = στο Σομόν
area-dijon = Ντιζόν
    .the = η Ντιζόν
    .acc = την Ντιζόν
    .gen = της Ντιζόν
    .dat = στην Ντιζόν
area-besancon = Μπεζανσόν
    .the = η Μπεζανσόν
    .acc = την Μπεζανσόν
    .gen = της Μπεζανσόν
    .dat = στην Μπεζανσόν
area-aachen = Άαχεν
    .the = το Άαχεν
    .acc = το Άαχεν
    .gen = του Άαχεν
    .dat = στο Άαχεν
area-koln = Κολωνία
    .the = η Κολωνία
    .acc = την Κολωνία
    .gen = της Κολωνίας
    .dat = στην Κολωνία
area-eifel = Άιφελ
    .the = το Άιφελ
    .acc = το Άιφελ
    .gen = του Άιφελ
    .dat = στο Άιφελ
area-koblenz = Κόμπλεντς
    .the = το Κόμπλεντς
    .acc = το Κόμπλεντς
    .gen = του Κόμπλεντς
    .dat = στο Κόμπλεντς
area-trier = Τρίερ
    .the = το Τρίερ
    .acc = το Τρίερ
    .gen = του Τρίερ
    .dat = στο Τρίερ
area-diedenhofen = Ντίντενχοφεν
    .the = το Ντίντενχοφεν
    .acc = το Ντίντενχοφεν
    .gen = του Ντίντενχοφεν
    .dat = στο Ντίντενχοφεν
area-metz = Μετς
    .the = το Μετς
    .acc = το Μετς
    .gen = του Μετς
    .dat = στο Μετς
area-saarbrucken = Σάαρμπρυκεν
    .the = το Σάαρμπρυκεν
    .acc = το Σάαρμπρυκεν
    .gen = του Σάαρμπρυκεν
    .dat = στο Σάαρμπρυκεν
area-mainz = Μάιντς
    .the = το Μάιντς
    .acc = το Μάιντς
    .gen = του Μάιντς
    .dat = στο Μάιντς
area-kaiserslautern = Καϊζερσλάουτερν
    .the = το Καϊζερσλάουτερν
    .acc = το Καϊζερσλάουτερν
    .gen = του Καϊζερσλάουτερν
    .dat = στο Καϊζερσλάουτερν
area-karlsruhe = Καρλσρούη
    .the = η Καρλσρούη
    .acc = την Καρλσρούη
    .gen = της Καρλσρούης
    .dat = στην Καρλσρούη
area-strassburg = Στρασβούργο
    .the = το Στρασβούργο
    .acc = το Στρασβούργο
    .gen = του Στρασβούργου
    .dat = στο Στρασβούργο
area-mulhausen = Μυλούζη
    .the = η Μυλούζη
    .acc = τη Μυλούζη
    .gen = της Μυλούζης
    .dat = στη Μυλούζη
area-freiburg = Φράιμπουργκ
    .the = το Φράιμπουργκ
    .acc = το Φράιμπουργκ
    .gen = του Φράιμπουργκ
    .dat = στο Φράιμπουργκ

## Levels and seasons

level-decisive-entente = ολοκληρωτική νίκη των Συμμάχων
level-substantial-entente = σημαντική νίκη των Συμμάχων
level-marginal-entente = οριακή νίκη των Συμμάχων
level-stalemate = αδιέξοδο
level-marginal-german = οριακή νίκη της Γερμανίας
level-substantial-german = σημαντική νίκη της Γερμανίας
level-decisive-german = ολοκληρωτική νίκη της Γερμανίας
season-spring = Άνοιξη { $years }
season-summer = Καλοκαίρι { $years }
season-autumn = Φθινόπωρο { $years }
season-winter = Χειμώνας { $years }

## Cards

card-offensive = Επίθεση
    .does = Μετακινήστε όσες μονάδες θέλετε, μπείτε σε Εχθρικές Περιοχές, δώστε μάχες.
card-limited-offensive = Περιορισμένη Επίθεση
    .does = Επίθεση με μία μόνο μάχη.
card-big-push = Η Μεγάλη Απώθηση
    .does = Σύμμαχοι, από την άνοιξη του 1916: Επίθεση, και ένα ζάρι πυροβολικού F2 δύο φορές σε μία μάχη με βρετανικό Στρατό.
card-gericht = Γκέριτ
    .does = Γερμανία, από την άνοιξη του 1916: Επίθεση, και ένα ζάρι πυροβολικού F2 δύο φορές σε μία μάχη με γερμανικό Στρατό.
card-tout-le-monde = Όλοι στη Μάχη!
    .does = Σύμμαχοι, από την άνοιξη του 1918: Επίθεση, και δύο ζάρια αρμάτων F2 σε μία ή δύο μάχες με γαλλικούς Στρατούς.
card-friedensturm = Friedensturm
    .does = Γερμανία, από την άνοιξη του 1918: Επίθεση, και δύο ζάρια Λοκατζήδων F2 σε μία ή δύο μάχες με γερμανικούς Στρατούς.
card-ersatz-2 = Υποκατάστατο 2
    .does = Πληρώνει έως δύο χτυπήματα μιας φάσης πυρών.
card-ersatz-3 = Υποκατάστατο 3
    .does = Πληρώνει έως τρία χτυπήματα μιας φάσης πυρών.
card-poison-gas = Δηλητηριώδες Αέριο!
    .does = Από την άνοιξη του 1915: το πυροβολικό σας σε μία μάχη έχει F2.
card-advanced-artillery-barrage = Εξελιγμένα Πυρά Πυροβολικού!
    .does = Από την άνοιξη του 1917: το πυροβολικό σας σε μία μάχη έχει F3.
card-bad-weather = Κακοκαιρία
    .does = Ο Αμυνόμενος υποβαθμίζει την Επίθεση· ούτε αέριο ούτε διπλάνα.
card-strategic-reserves = Στρατηγικά Αποθέματα!
    .does = Μία ακόμη μονάδα πηγαίνει όσο μακριά οδηγούν Φιλικές Περιοχές.
card-surprise-attack = Αιφνιδιαστική Επίθεση!
    .does = Σε μία μάχη ο Επιτιθέμενος ανοίγει πυρ πρώτος.
card-entente-military-crisis = Στρατιωτική Κρίση Συμμάχων!
    .does = Την παίζει η Γερμανία το 1915, 1917 ή 1918: οι Σύμμαχοι αφαιρούν πεζικό ή πληρώνουν έναν πόντο.
card-german-military-crisis = Στρατιωτική Κρίση Γερμανών!
    .does = Την παίζουν οι Σύμμαχοι το 1914, 1916 ή 1918: η Γερμανία αφαιρεί πεζικό ή πληρώνει έναν πόντο.

## Names

nobody = κανείς
    .acc = κανέναν
    .gen = κανενός
off-map = εκτός χάρτη
eastern-box = Πλαίσιο Ανατολικού Μετώπου
    .the = το Πλαίσιο Ανατολικού Μετώπου
    .acc = το Πλαίσιο Ανατολικού Μετώπου
    .gen = του Πλαισίου Ανατολικού Μετώπου
    .dat = στο Πλαίσιο Ανατολικού Μετώπου
force-pool = απόθεμα δυνάμεων
    .the = το απόθεμα δυνάμεων
    .acc = το απόθεμα δυνάμεων
    .gen = του αποθέματος δυνάμεων
    .dat = στο απόθεμα δυνάμεων
no-card = καμία κάρτα
    .number = other
army-numbered = { $number }ος { $nation } Στρατός
    .the = ο { $number }ος { $nation } Στρατός
    .acc = τον { $number }ο { $nation_acc } Στρατό
    .gen = του { $number }ου { $nation_gen } Στρατού
    .dat = στον { $number }ο { $nation_acc } Στρατό
army-single = { $nation } Στρατός
    .the = ο { $nation } Στρατός
    .acc = τον { $nation_acc } Στρατό
    .gen = του { $nation_gen } Στρατού
    .dat = στον { $nation_acc } Στρατό

## Events: the course of the war

event-dealt = { $side_the } { $side_number ->
        [one] κρατά
       *[other] κρατούν
    } { $count ->
        [one] μία κάρτα
       *[other] { $count } κάρτες
    }.
event-keeps-card = { $side_the } { $side_number ->
        [one] κρατά
       *[other] κρατούν
    } την κάρτα «{ $card }».
event-keeps-card-unseen = { $side_the } { $side_number ->
        [one] κρατά
       *[other] κρατούν
    } μία από τις δύο κάρτες.
event-set-up-done = { $side_the } { $side_number ->
        [one] έχει παρατάξει τις δυνάμεις της
       *[other] έχουν παρατάξει τις δυνάμεις τους
    }.
event-season = Αρχίζει νέα εποχή: { $season }. { $points ->
        [0] Κανένας Πόντος Νίκης
        [one] Ένας Πόντος Νίκης
       *[other] Πόντοι Νίκης: { $points }
    }.
event-reshuffled = Τα Σκάρτα ανακατεύονται στη Στοίβα Τραβήγματος: { $count ->
        [one] μία κάρτα
       *[other] { $count } κάρτες
    }.
event-card-leaves = Η κάρτα «{ $card }» φεύγει από το παιχνίδι.
event-initiative = { $side_the } { $side_number ->
        [one] παίζει πρώτη
       *[other] παίζουν πρώτοι
    } αυτή την εποχή.
event-bids = { $side_the } { $count ->
        [0] δεν { $side_number ->
            [one] προσφέρει
           *[other] προσφέρουν
        } καμία κάρτα για την Εκκίνηση.
        [one] { $side_number ->
            [one] προσφέρει
           *[other] προσφέρουν
        } μία κάρτα για την Εκκίνηση.
       *[other] { $side_number ->
            [one] προσφέρει
           *[other] προσφέρουν
        } { $count } κάρτες για την Εκκίνηση.
    }
event-armistice-offered = { $side_the } { $side_number ->
        [one] προτείνει
       *[other] προτείνουν
    } ανακωχή.
event-armistice-refused = { $side_the } { $side_number ->
        [one] αρνείται
       *[other] αρνούνται
    } την ανακωχή.
event-armistice = Ανακωχή. Πόντοι Νίκης: { $points }· { $level }.
event-resigned = Παραίτηση. Πόντοι Νίκης: { $points }· { $level }.
event-decisive = Ο πόλεμος κρίθηκε. Πόντοι Νίκης: { $points }· { $level }.
event-last-turn-over = Η τελευταία εποχή έληξε. Πόντοι Νίκης: { $points }· { $level }.

## Events: cards and passes

event-offensive = { $side_the } { $side_number ->
        [one] παίζει
       *[other] παίζουν
    } την κάρτα «{ $card }».
event-pass = { $side_the } { $side_number ->
        [one] πηγαίνει
       *[other] πηγαίνουν
    } Πάσο.
event-no-exchange = { $side_the } δεν { $side_number ->
        [one] ανταλλάσσει
       *[other] ανταλλάσσουν
    } κάρτες.
event-lays-down = { $side_the } { $side_number ->
        [one] ξεσκαρτάρει
       *[other] ξεσκαρτάρουν
    } την κάρτα «{ $card }».
event-draws = { $side_the } { $side_number ->
        [one] τραβά
       *[other] τραβούν
    } την κάρτα «{ $card }».
event-draws-unseen = { $side_the } { $side_number ->
        [one] τραβά
       *[other] τραβούν
    } μία κάρτα.
event-crisis = { $side_the } { $side_number ->
        [one] παίζει
       *[other] παίζουν
    } την κάρτα «{ $card }».
event-crisis-refused = { $side_the } δεν { $side_number ->
        [one] αφαιρεί μονάδες για την κρίση και πληρώνει
       *[other] αφαιρούν μονάδες για την κρίση και πληρώνουν
    } έναν Πόντο Νίκης.
event-crisis-removes = Η κρίση αφαιρεί { $kind } { $area_dat }.
event-reserves = { $side_the } { $side_number ->
        [one] παίζει
       *[other] παίζουν
    } την κάρτα «{ $card }».

## Events: movement

event-steps = { $who_the } πηγαίνει από { $from_acc } { $area_dat }.
event-goes-by-rail = { $who_the } πηγαίνει με σιδηρόδρομο από { $from_acc } { $area_dat }.
event-goes-strategic = { $who_the } πηγαίνει με στρατηγική μετακίνηση από { $from_acc } { $area_dat }.
event-sails = { $who_the } πηγαίνει από θάλασσα, από { $from_acc } { $area_dat }.
event-goes-east = { $who_the } φεύγει από { $from_acc } για το Πλαίσιο Ανατολικού Μετώπου.
event-comes-west = { $who_the } έρχεται από το Πλαίσιο Ανατολικού Μετώπου { $area_dat }.
event-reserves-go = { $who_the } πηγαίνει ως εφεδρεία από { $from_acc } { $area_dat }.
event-evacuates = { $who_the } μεταφέρεται από θάλασσα, από { $from_acc } { $area_dat }.
event-joins-army = { $kind_the } ενσωματώνεται { $army_dat } ({ $area }).
event-leaves-army = { $kind_the } αποχωρεί από { $army_acc } ({ $area }).
event-army-takes-in = { $army_the } παίρνει { $kind } ({ $area }).
event-taken-in = { $army_the } παίρνει { $kind } ({ $area }).
event-takes-area = { $side_the } { $side_number ->
        [one] καταλαμβάνει
       *[other] καταλαμβάνουν
    } { $area_acc }.
event-area-disputed = { $area_the } είναι πλέον Αμφισβητούμενη Περιοχή.
event-area-given-up = { $area_the } { $area_number ->
        [one] περνά
       *[other] περνούν
    } { $side_dat }.
event-area-joins = { $area_the } είναι πλέον στο πλευρό { $side_gen }.
event-area-reverts = { $area_the } είναι και πάλι στα χέρια { $side_gen }.
event-stray-leaves = { $army_the }, κενός, πηγαίνει από { $from_acc } { $area_dat }.
event-goes-back = { $who_the } επιστρέφει { $area_dat }.
event-regroups = { $kind_the } αλλάζει θέση στην αναδιοργάνωση ({ $area }).
event-regroups-unseen = { $side_the } { $side_number ->
        [one] αναδιοργανώνει τις δυνάμεις της
       *[other] αναδιοργανώνουν τις δυνάμεις τους
    }.
event-suppressed = { $army_the } διαλύεται ({ $area }).
event-put-out-of-army = { $joins ->
        [army] Διάλυση Στρατού ({ $area }): { $kind } ενσωματώνεται { $army_dat }.
       *[area] Διάλυση Στρατού: { $kind } μένει { $area_dat }.
    }

## Events: battles

event-declares = { $side_the } { $side_number ->
        [one] δηλώνει
       *[other] δηλώνουν
    } μάχη { $area_dat }.
event-assigns = { $side_the } { $side_number ->
        [one] παίζει
       *[other] παίζουν
    } την κάρτα «{ $card }» για τη μάχη { $area_dat }.
event-bonus = Η κάρτα «{ $card }» δίνει τα ζάρια της στη μάχη { $area_dat }.
event-weather = { $side_the } { $side_number ->
        [one] παίζει
       *[other] παίζουν
    } την «Κακοκαιρία» κατά της επίθεσης της άλλης πλευράς.
event-offensive-shrinks = { $card_number ->
        [one] Η επίθεση { $side_gen } μετρά πλέον ως «{ $card }».
       *[other] Η επίθεση { $side_gen } ματαιώνεται.
    }
event-gas-gone = Το αέριο { $side_gen } { $area_dat } διαλύεται.
event-battle-dropped = Τελικά δεν δίνεται μάχη { $area_dat }.
event-no-battle = Δεν υπάρχει πια αντίπαλος για μάχη { $area_dat }.
event-battle = { $side_the } { $side_number ->
        [one] επιτίθεται
       *[other] επιτίθενται
    }: αρχίζει η μάχη { $area_dat }.
event-surprise = { $side_the } { $side_number ->
        [one] επιτίθεται
       *[other] επιτίθενται
    } αιφνιδιαστικά: αρχίζει η μάχη { $area_dat }.
event-fires = { $side_the } { $side_number ->
        [one] ανοίγει
       *[other] ανοίγουν
    } πυρ { $area_dat }, { $pool } με F{ $level }: { $faces }· χτυπήματα: { $hits }.
event-dogfight = { $side_the } { $side_number ->
        [one] δίνει
       *[other] δίνουν
    } αερομαχία { $area_dat }: { $faces }· χτυπήματα: { $hits }.
event-pursues = Το ιππικό { $side_gen } καταδιώκει { $area_dat }: { $faces }· χτυπήματα: { $hits }.
event-rolled-again = Αμυντική Αντίδραση διπλάνου { $side_gen } { $area_dat }: ξαναρίχνεται ένα ζάρι { $kind_gen }: { $faces }· χτυπήματα: { $hits }.
event-ground-attack = { $side_the } { $side_number ->
        [one] στέλνει
       *[other] στέλνουν
    } σε Επίθεση Εδάφους { $area_dat } { $count ->
        [one] ένα διπλάνο
       *[other] { $count } διπλάνα
    }.
event-scrambles = Αμυντική Συμμετοχή: ένα διπλάνο { $side_gen } σπεύδει στη μάχη ({ $area }).
event-tanks-silent = Τα άρματα { $side_gen } δεν ανοίγουν πυρ στο ανόμοιο έδαφος ({ $area }).
event-army-stranded = { $army_the } δεν έχει πού να υποχωρήσει από { $area_acc } και εξοντώνεται.
event-unit-lost = { $side_the } { $side_number ->
        [one] χάνει
       *[other] χάνουν
    } { $kind } { $area_dat }.
event-army-eliminated = { $army_the } εξοντώνεται { $area_dat }.
event-card-pays = { $side_the } { $side_number ->
        [one] πληρώνει
       *[other] πληρώνουν
    } με «{ $card }» { $count ->
        [one] ένα χτύπημα
       *[other] { $count } χτυπήματα
    } ({ $area }).
event-fort-hit = Το Οχυρό { $area_dat } πέφτει στο { $level }.
event-fort-gone = Το Οχυρό { $area_dat } καταστρέφεται.
event-hits-void = Χτυπήματα χωρίς αποτέλεσμα κατά { $side_gen } { $area_dat }: { $count }.
event-forces-back = Στρατοί { $side_gen } που πρέπει να υποχωρήσουν από { $area_acc }: { $count }.
event-nobody-left = { $side_the } δεν { $side_number ->
        [one] έχει
       *[other] έχουν
    } πια κανέναν { $area_dat }.
event-names-retreat = { $who_the } θα υποχωρήσει από { $from_acc } { $area_dat }.
event-retreats = { $kind_the } υποχωρεί από { $from_acc } { $area_dat }.
event-army-retreats = { $army_the } υποχωρεί από { $from_acc } { $area_dat }.
event-put-out = { $kind_the } βγαίνει από { $army_acc } και μένει { $area_dat }.
event-guns-abandoned = { $kind_the } εγκαταλείπεται { $area_dat }.
event-left-behind = { $kind_the } μένει πίσω { $area_dat }.
event-left-lost = { $kind_the } είχε ήδη υποχωρήσει και χάνεται { $area_dat }.
event-retreated-lost = { $kind_the } μένει χωρίς υποστήριξη ανάμεσα σε εχθρούς και χάνεται { $area_dat }.
event-auxiliaries-lost = { $kind_the } μένει χωρίς πεζικό και χάνεται { $area_dat }.
event-battle-over = Τέλος της μάχης { $area_dat }: { $side_the } { $side_number ->
        [one] κρατά
       *[other] κρατούν
    } το έδαφος.
event-battle-undecided = Τέλος της μάχης { $area_dat }: κρατούν και οι δύο πλευρές.

## Events: supply, production and reinforcements

event-supply = Περιοχές χωρίς προμήθειες: Γερμανία { $german }, Σύμμαχοι { $entente }.
event-starves = { $kind_the } χάνεται { $area_dat } από έλλειψη προμηθειών.
event-army-starves = { $army_the } χάνει { $kind } από έλλειψη προμηθειών ({ $area }).
event-army-starved = { $army_the } εξοντώνεται από έλλειψη προμηθειών ({ $area }).
event-fort-starves = Το Οχυρό { $area_dat } μένει χωρίς προμήθειες: { $level }.
event-spends = { $side_the } { $points ->
        [0] δεν { $side_number ->
            [one] ξοδεύει
           *[other] ξοδεύουν
        } κανέναν Πόντο Κατασκευής.
        [one] { $side_number ->
            [one] ξοδεύει
           *[other] ξοδεύουν
        } έναν Πόντο Κατασκευής.
       *[other] { $side_number ->
            [one] ξοδεύει
           *[other] ξοδεύουν
        } { $points } Πόντους Κατασκευής.
    }
event-built = { $side_the } { $side_number ->
        [one] κατασκευάζει
       *[other] κατασκευάζουν
    } { $kind } { $area_dat }.
event-rebuilt = { $army_the } ανακατασκευάζεται { $area_dat }.
event-upgraded = { $kind_the } { $area_dat } αναβαθμίζεται σε μονάδα Λοκατζήδων.
event-entrenched = { $side_the } { $side_number ->
        [one] οχυρώνεται
       *[other] οχυρώνονται
    } { $area_dat }.
event-fortified = { $army_the } ενισχύει την οχύρωσή του { $area_dat }.
event-buys-cards = { $side_the } { $side_number ->
        [one] αγοράζει
       *[other] αγοράζουν
    } { $count ->
        [one] μία κάρτα
       *[other] { $count } κάρτες
    }: { $cards }.
event-buys-cards-unseen = { $side_the } { $side_number ->
        [one] αγοράζει
       *[other] αγοράζουν
    } { $count ->
        [one] μία κάρτα
       *[other] { $count } κάρτες
    }.
event-discards = { $side_the } { $side_number ->
        [one] ξεσκαρτάρει
       *[other] ξεσκαρτάρουν
    } { $count ->
        [one] μία κάρτα
       *[other] { $count } κάρτες
    }: { $cards }.
event-order-lost = Κάτι στον κατάλογο { $side_gen } δεν είναι πια δυνατό και χάνεται.
event-box-rolled = Απώλειες στο Πλαίσιο Ανατολικού Μετώπου. Αξία σε Πόντους Κατασκευής: { $points }· ρίψη: { $faces }· χάνονται: { $count }.
event-box-linked = Το Ανατολικό Μέτωπο είναι δικό του παιχνίδι: στο Πλαίσιο δεν ρίχνονται ζάρια απωλειών.
event-box-lost = Στο Πλαίσιο Ανατολικού Μετώπου χάνεται { $kind }.
event-box-army-lost = Στο Πλαίσιο Ανατολικού Μετώπου χάνεται { $army_the }.
event-army-arrives = { $army_the } φτάνει { $area_dat }.
event-unit-arrives = { $kind } φτάνει { $area_dat }.
event-arrival-lost = Δεν υπάρχει άλλος δείκτης: { $kind } δεν φτάνει.
event-waits = Ενισχύσεις { $side_gen } δεν βρίσκουν θέση και περιμένουν.
event-substitutes = Πεζικό στη θέση Λοκατζήδων, μονάδες: { $count }.
event-swapped = { $kind_the } αντικαθιστά βρετανικό πεζικό { $area_dat }.
event-built-unseen = { $side_the } { $side_number ->
        [one] κατασκευάζει
       *[other] κατασκευάζουν
    } κάτι { $area_dat }.
event-joins-army-unseen = Μία μονάδα ενσωματώνεται { $army_dat } ({ $area }).
event-put-out-of-army-unseen = Διάλυση Στρατού ({ $area }): μία μονάδα ενσωματώνεται { $army_dat }.
event-unit-arrives-unseen = Μία μονάδα φτάνει { $area_dat }.
event-swapped-unseen = { $kind_the } αντικαθιστά βρετανικό πεζικό.

## Questions

question-armistice = Δέχεστε ανακωχή;
question-assign-where = «{ $card }»: σε ποια μάχη;
question-attrition = Τι χάνει { $army_the } από έλλειψη προμηθειών;
question-bid = Προσθέτετε κάρτα στην προσφορά; Ως τώρα: { $count }
question-bonus = Ποια μάχη παίρνει τα ζάρια της κάρτας «{ $card }»;
question-box-loss = Τι χάνεται στο Πλαίσιο Ανατολικού Μετώπου;
question-box-piece = Ποια μονάδα χάνεται;
question-cavalry-retreat = { $area }: υποχωρεί ιππικό πριν από τη μάχη;
question-combat-cards = Παίξτε κάρτες μάχης
question-crisis = «{ $card }»: αφαιρείτε το πεζικό;
question-crisis-piece = Ποιο πεζικό αφαιρείται;
question-crisis-where = «{ $card }»: από πού αφαιρείται πεζικό;
question-declare = Δηλώστε μάχες
question-discard = Κρατάτε περισσότερες κάρτες από το Όριο: ξεσκαρτάρετε μία
question-exchange = Ανταλλάσσετε κάρτες;
question-fight = Ποια μάχη είναι η επόμενη;
question-ground-attack = { $area }: πόσα διπλάνα κάνουν Επίθεση Εδάφους;
question-keep-battle = Η «Κακοκαιρία» αφήνει μία μάχη: ποια;
question-keep-card = Ποια κάρτα κρατάτε;
question-movement = Ποια μονάδα μετακινείται;
question-opening = Επίθεση ή Πάσο;
question-pay-hit = { $area }: πληρώστε ένα χτύπημα
question-pay-piece = Ποια μονάδα χάνεται;
question-pay-plane = { $area }: πληρώστε ένα χτύπημα αερομαχίας
question-pay-pursuit = { $area }: πληρώστε ένα χτύπημα καταδίωξης
question-pay-siege = { $area }: πληρώστε ένα χτύπημα Πυροβόλων Πολιορκίας
question-place-army = Πού φτάνει { $army_the };
question-place-unit = Πού φτάνει { $kind };
question-react = { $area }, Αμυντική Αντίδραση: ποιο χτύπημα ξαναρίχνεται;
question-regroup = Αναδιοργανώνετε Στρατούς;
question-regroup-exchange = Ποια μονάδα έρχεται σε αντάλλαγμα;
question-regroup-piece = Ποια μονάδα αλλάζει θέση;
question-regroup-where = Πού πηγαίνει;
question-reserves-unit = «Στρατηγικά Αποθέματα!»: ποια μονάδα;
question-retreat-after = { $area }: ποιος υποχωρεί μετά τη μάχη;
question-retreat-aim = { $area }: υποχώρηση μετά τη μάχη, και προς τα πού;
question-retreat-army = Πού πηγαίνει ο Στρατός, ή ποια μονάδα βγαίνει πρώτα;
question-retreat-empty = Πού πηγαίνει ο κενός Στρατός;
question-retreat-forced = { $area }: ποιος Στρατός πρέπει να υποχωρήσει;
question-retreat-forced-aim = { $area }: πού υποχωρούν οι Στρατοί;
question-retreat-instead = { $area }: ποιος υποχωρεί αντί να ανοίξει πυρ;
question-retreat-join = { $area }: ενσωματώνεται σε Στρατό εκεί;
question-retreat-lost = { $area }: δεν υπάρχει χώρος υποχώρησης· ποιος Στρατός χάνεται;
question-retreat-piece = Ποια μονάδα υποχωρεί;
question-retreat-take-in = Ενσωματώνεται μονάδα στον Στρατό;
question-retreat-where = Πού υποχωρεί;
question-scramble = { $area }, Αμυντική Συμμετοχή: σπεύδουν διπλάνα στη μάχη;
question-set-up-army = Πού παρατάσσεται { $army_the };
question-set-up-piece = Πού παρατάσσεται { $kind };
question-spend = Ξοδέψτε Πόντους Κατασκευής. Απομένουν: { $count }
question-spend-kind = Ποιος οχυρώνεται;
question-spend-where = Πού κατασκευάζεται;
question-stray = Κενός Στρατός: πού πηγαίνει { $army_the };
question-suppress-where = Ο Στρατός διαλύεται: πού πηγαίνει { $kind_the };
question-swap = Πού αντικαθιστά βρετανικό πεζικό { $kind_the };
question-swap-which = Ποιο πεζικό αντικαθίσταται;
question-take-in = { $area }: ποια μονάδα ενσωματώνεται στον Στρατό;
question-weather = Παίζετε την «Κακοκαιρία»;
question-where-to = Από { $area_acc }: προς τα πού;
question-which-piece = Ποια μονάδα;

## Answers

action-done = { $question ->
        [bid] Καμία άλλη κάρτα στην προσφορά
        [bonus] Κανένα άλλο ζάρι της κάρτας
        [cavalry-retreat] Το ιππικό μένει και πολεμά
        [combat-cards] Καμία άλλη κάρτα μάχης
        [declare] Καμία άλλη μάχη
        [exchange] Καμία άλλη ανταλλαγή
        [keep-battle] Να μη μείνει καμία μάχη
        [movement] Τέλος κινήσεων
        [react] Τα χτυπήματα μένουν ως έχουν
        [regroup] Τέλος αναδιοργάνωσης
        [retreat-after] Κανείς άλλος δεν υποχωρεί
        [retreat-aim] Καμία υποχώρηση, κρατήστε τη θέση
        [retreat-instead] Κανείς άλλος δεν υποχωρεί: πυρ
        [scramble] Κανένα άλλο διπλάνο
        [spend] Καμία άλλη δαπάνη
       *[other] Τέλος
    }
action-pass = { $question ->
        [opening] Πάσο: χωρίς Επίθεση
        [weather] Μην παίξετε την «Κακοκαιρία»
       *[other] Πάσο
    }
action-agree = { $question ->
        [armistice] Δεχτείτε την ανακωχή
        [crisis] Αφαιρέστε το πεζικό
       *[other] Δεχτείτε
    }
action-refuse = { $question ->
        [armistice] Αρνηθείτε την ανακωχή
        [crisis] Κρατήστε το πεζικό, με κόστος έναν Πόντο Νίκης
       *[other] Αρνηθείτε
    }
action-card = Παίξτε «{ $card }»
action-ersatz = «{ $card }»: { $pays ->
        [one] πληρώνει ένα χτύπημα
       *[other] πληρώνει ως { $pays } χτυπήματα
    }
action-drop = Ξεσκαρτάρετε «{ $card }»
action-from = Από { $container_acc }
action-piece = { $piece }{ $dug ->
        [yes] , σε οχύρωση
       *[no] {""}
    }
action-army = Ολόκληρος { $army_the }
action-step = Μετακίνηση { $area_dat }
action-stop = { $question ->
        [retreat-join] Χωρίς ενσωμάτωση σε Στρατό
        [retreat-take-in] Δεν ενσωματώνεται κανείς
        [take-in] Δεν ενσωματώνεται κανείς
        [where-to] Παραμονή εδώ
       *[other] Στάση
    }
action-into = Ενσωμάτωση { $army_dat }
action-rail = Με σιδηρόδρομο { $area_dat }
action-strategic = Στρατηγική μετακίνηση { $area_dat }
action-sea = Από θάλασσα { $area_dat }
action-box = Στο Πλαίσιο Ανατολικού Μετώπου
action-at = { $area }
action-battle = Δηλώστε μάχη { $area_dat }
action-fight = Δώστε τη μάχη { $area_dat }
action-assign = Παίξτε «{ $card }» σε μάχη
action-retreat = Υποχώρηση { $area_dat }
action-lose = Απώλεια από { $container_acc }
action-fort = Το Οχυρό χάνει έναν βαθμό
action-number = { $count }
action-buy = Κατασκευάστε { $piece }{ $dug ->
        [yes] , σε οχύρωση
       *[no] {""}
    }
action-rebuild = Ανακατασκευάστε { $army_acc }
action-upgrade = Αναβάθμιση σε Λοκατζήδες: { $container }
action-entrench = Οχύρωση: { $container }
action-fortify = Ενισχύστε την οχύρωση { $army_gen }
action-cards = Αγοράστε { $count ->
        [one] μία κάρτα
       *[other] { $count } κάρτες
    }
action-armistice = Προτείνετε ανακωχή
action-resign = Παραιτηθείτε
action-suppress = Διαλύστε { $army_acc }

## Refusals

refusal-no-candidate = Μόνο μία από τις δύο κάρτες σας μπορεί να κρατηθεί.
refusal-deploy-abroad = Οι δυνάμεις παρατάσσονται στη χώρα τους.
refusal-deploy-army = Πρώτα παρατάσσονται οι Στρατοί.
refusal-deploy-full = Βρίσκονται ήδη εκεί τρεις μονάδες.
refusal-must-declare = Οι περιοχές που έγιναν Αμφισβητούμενες σε αυτή τη σειρά πρέπει να δηλωθούν.
    .of = { $area_the } είναι νέα Αμφισβητούμενη Περιοχή: η μάχη δηλώνεται από μόνη της.
refusal-not-disputed = Δεν γίνεται μάχη όπου βρίσκεται μόνο μία πλευρά.
    .of = Μόνο μία πλευρά βρίσκεται { $area_dat }: δεν γίνεται μάχη.
refusal-declared-already = Αυτή η μάχη έχει ήδη δηλωθεί.
    .of = Έχει ήδη δηλωθεί μάχη { $area_dat }.
refusal-one-battle = Η «Περιορισμένη Επίθεση» έχει μία μάχη.
    .of = Η μάχη { $area_dat } θα ήταν δεύτερη: η «Περιορισμένη Επίθεση» έχει μόνο μία.
refusal-no-battle-there = Δεν έχει δηλωθεί μάχη εκεί.
    .of = Δεν έχει δηλωθεί μάχη { $area_dat }.
refusal-no-bonus-army = Ο Στρατός που ζητά η κάρτα δεν είναι σε αυτή τη μάχη.
    .of = Ο Στρατός που ζητά η κάρτα δεν βρίσκεται { $area_dat }.
refusal-bonus-twice = Αυτή η μάχη έχει ήδη τα ζάρια.
    .of = Η μάχη { $area_dat } έχει ήδη τα ζάρια.
refusal-card-not-held = Δεν κρατάτε αυτή την κάρτα.
    .of = Δεν έχετε στο χέρι την κάρτα «{ $card }».
refusal-not-combat-card = Αυτή η κάρτα δεν παίζεται σε μάχη.
    .of = Η κάρτα «{ $card }» δεν παίζεται σε μάχη.
refusal-not-defenders-card = Μόνο ο Επιτιθέμενος παίζει αυτή την κάρτα.
    .of = Μόνο ο Επιτιθέμενος παίζει την κάρτα «{ $card }».
refusal-card-too-early = Δεν έχει έρθει ακόμη η ώρα αυτής της κάρτας.
    .of = Δεν έχει έρθει ακόμη η ώρα της κάρτας «{ $card }».
refusal-one-gas = Υπάρχει ήδη δικό σας αέριο σε αυτή τη μάχη.
    .of = Υπάρχει ήδη δικό σας αέριο στη μάχη { $area_dat }.
refusal-one-barrage = Υπάρχουν ήδη δικά σας εξελιγμένα πυρά σε αυτή τη μάχη.
    .of = Υπάρχουν ήδη δικά σας εξελιγμένα πυρά στη μάχη { $area_dat }.
refusal-gas-or-barrage = Αέριο και εξελιγμένα πυρά δεν συνδυάζονται σε μία μάχη.
refusal-one-surprise = Αυτή η μάχη είναι ήδη αιφνιδιαστική.
    .of = Η μάχη { $area_dat } είναι ήδη αιφνιδιαστική.
refusal-gas-blown-away = Η «Κακοκαιρία» διαλύει κάθε αέριο.
refusal-weather-too-early = Η «Κακοκαιρία» δεν παίζεται στον πρώτο γύρο.
refusal-one-weather = Η «Κακοκαιρία» έρχεται μία φορά στη σειρά ενός παίκτη.
refusal-weather-defenders = Ο Αμυνόμενος παίζει την «Κακοκαιρία» όταν δηλώνονται μάχες.
refusal-must-fight = Η δηλωμένη μάχη πρέπει να δοθεί.
refusal-fight-not-declared = Αυτή η μάχη δεν έχει δηλωθεί ή τελείωσε.
    .of = Δεν έχει δηλωθεί μάχη { $area_dat }, ή έχει τελειώσει.
refusal-fort-or-card = Τα χτυπήματα Πυροβόλων Πολιορκίας πληρώνονται από το Οχυρό ή με κάρτες.
refusal-no-such-piece = Δεν υπάρχει τέτοια μονάδα.
    .of = Δεν υπάρχει εκεί { $kind } για απώλεια.
refusal-none-dug-in = Από όσες μονάδες μπορούν να επιλεγούν, καμία δεν είναι μόνη της και οχυρωμένη.
    .of = { $kind }: από όσες μονάδες μπορούν να επιλεγούν, καμία δεν είναι μόνη της και οχυρωμένη.
refusal-all-dug-in = Επιλέγονται μόνο οχυρωμένες μονάδες.
    .of = { $kind }: επιλέγονται μόνο οχυρωμένες μονάδες.
refusal-not-in-battle = Αυτή η μονάδα δεν είναι στη μάχη.
    .of = Τίποτα δικό σας { $container_dat } δεν είναι στη μάχη.
refusal-not-most-numerous = Ένας Στρατός χάνει από το πολυπληθέστερο είδος του.
    .of = { $kind_the } δεν είναι το πολυπληθέστερο είδος του Στρατού, που χάνει πρώτο.
refusal-not-named = Μόνο μονάδες που υποχωρούν πληρώνουν για την καταδίωξη.
refusal-nobody-alone = Καμία δική σας μονάδα δεν είναι εκεί μόνη της.
    .of = Καμία δική σας μονάδα δεν είναι μόνη της { $area_dat }.
refusal-not-strongest = Πρώτη πληρώνει η ισχυρότερη μονάδα.
    .of = { $army_the } δεν είναι ο ισχυρότερος: πρώτη πληρώνει η ισχυρότερη μονάδα.
refusal-only-biplanes = Τα χτυπήματα αερομαχίας πέφτουν σε διπλάνα.
refusal-paris-gun-stays = Το Όπλο του Παρισιού δεν χάνεται ποτέ έτσι.
refusal-retreated-spared = Μονάδες που έχουν υποχωρήσει δεν μετέχουν στη μάχη.
    .of = Όσες μονάδες { $container_dat } έχουν υποχωρήσει δεν μετέχουν στη μάχη.
refusal-no-reaction = Δεν υπάρχει τέτοιο χτύπημα για νέα ρίψη.
refusal-no-scramble = Δεν μπορεί να έρθει διπλάνο από εκεί.
refusal-scramble-embattled = Αυτό το διπλάνο έχει δική του μάχη.
refusal-scramble-full = Δεν υπάρχει χώρος στην Περιοχή Μάχης.
refusal-must-react = Διπλάνο που έσπευσε στη μάχη κάνει μόνο Αμυντική Αντίδραση.
refusal-has-reacted = Διπλάνο που έκανε Αμυντική Αντίδραση δεν βάλλει πια σε αυτή τη μάχη.
refusal-retreat-far = Η υποχώρηση γίνεται σε γειτονική περιοχή.
    .of = { $area_the } δεν είναι γειτονική περιοχή: η υποχώρηση δεν φτάνει ως εκεί.
refusal-retreat-enemy = Κανείς δεν υποχωρεί σε Εχθρική Περιοχή.
    .of = { $area_the } είναι Εχθρική Περιοχή: κανείς δεν υποχωρεί εκεί.
refusal-retreat-neutral = Κανείς δεν υποχωρεί σε Ουδέτερη Περιοχή.
    .of = { $area_the } είναι Ουδέτερη Περιοχή: κανείς δεν υποχωρεί εκεί.
refusal-retreat-full = Δεν υπάρχει χώρος για υποχώρηση εκεί.
    .of = Δεν υπάρχει χώρος για υποχώρηση { $area_dat }.
refusal-retreat-empty = Κενός Στρατός πηγαίνει σε Φιλική Περιοχή ή εκεί όπου υπάρχει πεζικό.
    .of = { $area }: κενός Στρατός πηγαίνει σε Φιλική Περιοχή ή εκεί όπου υπάρχει πεζικό.
refusal-same-area = Μετά τη μάχη όλοι μιας πλευράς υποχωρούν στην ίδια περιοχή.
    .of = { $area_the } είναι άλλη περιοχή: μετά τη μάχη όλοι μιας πλευράς υποχωρούν στην ίδια.
refusal-retreated-twice = Έχει ήδη υποχωρήσει.
    .of = { $who_the } έχει ήδη υποχωρήσει.
refusal-only-cavalry = Μόνο ιππικό υποχωρεί πριν από τη μάχη.
    .of = Μόνο ιππικό υποχωρεί πριν από τη μάχη, όχι { $who_the }.
refusal-fort-holds = Ένα Οχυρό δεν υποχωρεί ποτέ.
    .of = Το Οχυρό { $area_dat } δεν υποχωρεί ποτέ.
refusal-guns-stay = Πυροβόλα Πολιορκίας και Όπλο του Παρισιού δεν υποχωρούν ποτέ.
    .of = { $kind_the } δεν υποχωρεί ποτέ.
refusal-not-retreating = Αυτή η μονάδα δεν μπορεί να υποχωρήσει τώρα.
    .of = { $who_the } δεν μπορεί να υποχωρήσει τώρα.
refusal-forced-first = Προηγούνται οι Στρατοί που αναγκάζονται να υποχωρήσουν.
refusal-army-keeps-one = Στρατός που αναγκάζεται να υποχωρήσει κρατά τουλάχιστον μία μονάδα.
refusal-no-room-to-stay = Δεν υπάρχει χώρος δίπλα στον Στρατό.
refusal-one-offensive = Μία Επιθετική κάρτα παίζεται στη σειρά ενός παίκτη.
refusal-not-in-your-hand = Δεν κρατάτε αυτή την κάρτα.
    .of = Δεν έχετε στο χέρι την κάρτα «{ $card }».
refusal-crisis-wrong-side = Αυτή την κρίση δεν την παίζετε εσείς.
    .of = Την κάρτα «{ $card }» δεν την παίζετε εσείς.
refusal-crisis-wrong-year = Δεν υπάρχει τέτοια κρίση αυτή τη χρονιά.
    .of = Η κάρτα «{ $card }» δεν έχει γεγονός αυτή τη χρονιά.
refusal-crisis-all = Η κρίση καλύπτεται ολόκληρη ή καθόλου.
refusal-crisis-agree-first = Πρώτα δηλώστε αν αντιμετωπίζετε την κρίση.
refusal-crisis-not-that = Η κρίση ζητά άλλο πεζικό.
    .of = Η κρίση δεν ζητά { $kind } εδώ.
refusal-offered-already = Έχει ήδη προταθεί ανακωχή.
refusal-pass-one-unit = Στο Πάσο μετακινείται μία μονάδα.
refusal-pass-no-enemy = Σε Εχθρικές Περιοχές μπαίνετε μόνο σε Επίθεση.
    .of = { $area_the } είναι Εχθρική Περιοχή: σε τέτοιες μπαίνετε μόνο σε Επίθεση.
refusal-not-yours = Αυτή η μονάδα δεν είναι δική σας.
    .of = { $who_the } δεν ανήκει σε εσάς.
refusal-fort-stays = Ένα Οχυρό δεν μετακινείται ποτέ ούτε μπαίνει σε Στρατό.
    .of = Το Οχυρό { $area_dat } δεν μετακινείται ποτέ ούτε μπαίνει σε Στρατό.
refusal-not-here = Δεν υπάρχει τέτοια μονάδα εδώ.
    .of = { $who_the } δεν βρίσκεται εκεί.
refusal-has-moved = Έχει ήδη μετακινηθεί.
    .of = { $who_the } έχει ήδη μετακινηθεί.
refusal-holds-moved = Ο Στρατός έχει μονάδα που ήρθε από αλλού.
    .of = { $who_the } έχει μονάδα που ήρθε από αλλού.
refusal-nowhere-to-go = Δεν έχει πού να πάει.
    .of = { $who_the } δεν έχει πού να πάει.
refusal-already-there = Βρίσκεται ήδη εκεί.
    .of = Βρίσκεται ήδη { $area_dat }.
refusal-not-next = Αυτή η περιοχή δεν είναι γειτονική.
    .of = { $area_the } δεν είναι γειτονική περιοχή.
refusal-closed-area = Κανείς δεν μπαίνει σε αυτή την περιοχή.
refusal-too-far = Δεν μπορεί να πάει τόσο μακριά.
    .of = { $who_the } δεν φτάνει ως εκεί.
refusal-disputed-to-enemy = Από Αμφισβητούμενη Περιοχή δεν μπαίνετε σε Εχθρική.
    .of = { $area_the } είναι Εχθρική Περιοχή: από Αμφισβητούμενη δεν μπαίνετε σε τέτοια.
refusal-stranded-to-enemy = Μονάδες που έμειναν σε Εχθρική Περιοχή πηγαίνουν σε Φιλική ή Αμφισβητούμενη.
    .of = { $area_the } είναι κλειστή: όποιος έμεινε σε Εχθρική πηγαίνει σε Φιλική ή Αμφισβητούμενη.
refusal-guns-first = Πυροβόλα και διπλάνα ακολουθούν μονάδες που μπορούν να καταλάβουν περιοχή.
    .of = Πυροβόλα και διπλάνα μπαίνουν { $area_dat } μόνο μετά από μονάδες που μπορούν να την καταλάβουν.
refusal-empty-to-enemy = Κενός Στρατός δεν μπαίνει σε Εχθρική Περιοχή.
    .of = { $area_the } είναι κλειστή: κενός Στρατός δεν μπαίνει σε Εχθρική ή Ουδέτερη.
refusal-empty-to-disputed = Κενός Στρατός μπαίνει σε Αμφισβητούμενη Περιοχή μόνο για να πάρει μονάδα.
    .of = { $area_the } είναι Αμφισβητούμενη Περιοχή: κενός Στρατός μπαίνει εκεί μόνο για να γεμίσει.
refusal-one-new-battle = Η «Περιορισμένη Επίθεση» ανοίγει μία μάχη.
    .of = Η μάχη { $area_dat } θα ήταν δεύτερη: η «Περιορισμένη Επίθεση» ανοίγει μόνο μία.
refusal-area-full = Βρίσκονται ήδη εκεί τρεις μονάδες.
    .of = Βρίσκονται ήδη τρεις μονάδες { $area_dat }.
refusal-belgians-stay = Βέλγοι που πολεμούν στο πλευρό της Γερμανίας δεν φεύγουν από το Βέλγιο.
refusal-neutral-not-now = Σε Ουδέτερες Περιοχές μπαίνετε μόνο σε Επίθεση.
    .of = { $area_the } είναι Ουδέτερη Περιοχή: σε τέτοιες μπαίνετε μόνο σε Επίθεση.
refusal-neutral-from-disputed = Από Αμφισβητούμενη Περιοχή δεν μπαίνετε σε Ουδέτερη.
    .of = { $area_the } είναι Ουδέτερη Περιοχή: από Αμφισβητούμενη δεν μπαίνετε εκεί.
refusal-other-nation = Ένας Στρατός έχει μονάδες του έθνους του.
    .of = { $army_the } έχει μόνο μονάδες του έθνους του.
refusal-army-full = Αυτός ο Στρατός δεν έχει χώρο.
    .of = Δεν υπάρχει χώρος { $army_dat }.
refusal-army-guns = Αυτός ο Στρατός έχει ήδη όσο πυροβολικό επιτρέπεται αυτή τη χρονιά.
    .of = { $army_the } έχει όλο το πυροβολικό που επιτρέπεται φέτος.
refusal-army-plane = Ένας Στρατός έχει ένα διπλάνο.
    .of = { $army_the } έχει ήδη το ένα διπλάνο του.
refusal-join-elsewhere = Αυτός ο Στρατός δεν είναι εδώ.
    .of = { $army_the } δεν βρίσκεται εδώ.
refusal-same-army = Είναι ήδη σε αυτόν τον Στρατό.
    .of = Είναι ήδη { $army_dat }.
refusal-apart-in-england = Στην Αγγλία μένουν χωριστά.
refusal-go-somewhere = Η μετακίνηση πρέπει να οδηγεί κάπου.
refusal-army-joins-nothing = Στρατός δεν ενσωματώνεται σε Στρατό.
refusal-must-join = Υπάρχει χώρος μόνο μέσα σε Στρατό.
refusal-must-take-in = Ο Στρατός πρέπει να πάρει μονάδα εδώ.
refusal-not-combined = Αυτή είναι ολόκληρη μετακίνηση και δεν συνδυάζεται.
refusal-cannot-take = Αυτή η μονάδα δεν μπορεί να ενσωματωθεί.
    .of = { $kind_the } δεν μπορεί να ενσωματωθεί.
refusal-rail-two = Δύο μονάδες πηγαίνουν με σιδηρόδρομο στη σειρά ενός παίκτη.
refusal-rail-start = Ο σιδηρόδρομος ξεκινά από περιοχή Φιλική σε όλη τη σειρά.
    .of = { $from_the } δεν ήταν Φιλική Περιοχή σε όλη τη σειρά: από εκεί δεν ξεκινά τρένο για { $who_acc }.
refusal-rail-end = Ο σιδηρόδρομος καταλήγει σε περιοχή Φιλική σε όλη τη σειρά.
    .of = { $area_the } δεν ήταν Φιλική Περιοχή σε όλη τη σειρά: εκεί δεν καταλήγει τρένο.
refusal-rail-no-line = Δεν οδηγεί εκεί φιλική γραμμή τριών περιοχών.
    .of = Δεν οδηγεί φιλική γραμμή τριών περιοχών { $area_dat }.
refusal-strategic-german = Η στρατηγική μετακίνηση είναι των Συμμάχων.
refusal-strategic-spent = Δεν γίνονται άλλες στρατηγικές μετακινήσεις σε αυτή τη σειρά.
refusal-strategic-start = Η στρατηγική μετακίνηση ξεκινά από φιλική Πηγή Προμηθειών.
    .of = { $who_the } βρίσκεται { $from_dat }, και η στρατηγική μετακίνηση ξεκινά από φιλική Πηγή Προμηθειών.
refusal-strategic-end = Η στρατηγική μετακίνηση καταλήγει σε φιλική Πηγή Προμηθειών.
    .of = { $area_the } δεν είναι φιλική Πηγή Προμηθειών των Συμμάχων.
refusal-sea-uk-only = Μόνο βρετανικές μονάδες περνούν τη θάλασσα.
    .of = Μόνο βρετανικές μονάδες περνούν τη θάλασσα, όχι { $who_the }.
refusal-sea-one = Μία μονάδα περνά τη θάλασσα στη σειρά ενός παίκτη.
refusal-sea-ports = Τα πλοία πηγαίνουν μεταξύ Αγγλίας και παράκτιων Πηγών Προμηθειών, Φιλικών ή Αμφισβητούμενων.
refusal-sea-neutral = Κανένα πλοίο δεν πηγαίνει σε Ουδέτερη χώρα.
    .of = Ουδέτερη Περιοχή: { $area }. Κανένα πλοίο δεν πηγαίνει εκεί.
refusal-sea-americans = Βρετανικός Στρατός με αμερικανικό πεζικό δεν περνά τη θάλασσα.
    .of = { $who_the } έχει αμερικανικό πεζικό και δεν περνά τη θάλασσα.
refusal-box-germans = Μόνο γερμανικές μονάδες πηγαίνουν στο Ανατολικό Μέτωπο.
refusal-box-no-rail = Κανείς δεν βγαίνει από το Πλαίσιο Ανατολικού Μετώπου με τρένο ή από τη θάλασσα.
refusal-box-source = Ο δρόμος προς ανατολάς αρχίζει και τελειώνει σε φιλική γερμανική Πηγή Προμηθειών.
    .of = { $area_the } δεν είναι φιλική γερμανική Πηγή Προμηθειών: ο δρόμος προς ανατολάς αρχίζει και τελειώνει σε τέτοια.
refusal-reserves-nobody = Δεν υπάρχει μονάδα για τα «Στρατηγικά Αποθέματα!».
refusal-reserves-start = Τα Αποθέματα ξεκινούν από Φιλική ή Αμφισβητούμενη Περιοχή.
refusal-reserves-enemy = Τα Αποθέματα καταλήγουν σε Φιλική ή Αμφισβητούμενη Περιοχή.
    .of = { $area_the } είναι Εχθρική Περιοχή: τα Αποθέματα δεν πηγαίνουν εκεί.
refusal-reserves-no-way = Δεν οδηγεί εκεί δρόμος από Φιλικές Περιοχές.
    .of = Δεν οδηγεί δρόμος από Φιλικές Περιοχές { $area_dat }.
refusal-reserves-no-sea = Τα Αποθέματα δεν περνούν θάλασσα ούτε πάνε ανατολικά.
refusal-stray-not-there = Κενός Στρατός πηγαίνει σε γειτονική Φιλική Περιοχή.
    .of = { $area_the } δεν είναι γειτονική Φιλική Περιοχή: κενός Στρατός πηγαίνει σε τέτοια.
refusal-no-exchange = Όποιος έπαιξε κάρτα δεν ανταλλάσσει.
refusal-not-own-area = Οι μονάδες έρχονται σε Φιλικές ή Αμφισβητούμενες Περιοχές.
    .of = { $area_the } δεν είναι ούτε Φιλική ούτε Αμφισβητούμενη Περιοχή.
refusal-unsupplied = Αυτή η περιοχή είναι χωρίς προμήθειες.
    .of = { $area_the } είναι χωρίς προμήθειες.
refusal-no-room-in-area = Δεν υπάρχει χώρος σε αυτή την περιοχή.
    .of = Δεν υπάρχει χώρος { $area_dat }.
refusal-in-england-only = Οι βρετανικοί Στρατοί εμφανίζονται στην Αγγλία.
refusal-in-france-only = Οι αμερικανικές ενισχύσεις φτάνουν στη Γαλλία.
refusal-empty-among-enemies = Κενός Στρατός δεν στέκει ανάμεσα σε εχθρούς.
refusal-army-not-there = Αυτός ο Στρατός δεν είναι στον χάρτη.
    .of = { $army_the } δεν είναι στον χάρτη.
refusal-still-neutral = Αυτή η χώρα είναι ακόμη ουδέτερη.
    .of = { $who_the } ανήκει σε χώρα που είναι ακόμη ουδέτερη.
refusal-no-swap-there = Δεν υπάρχει εκεί βρετανικό πεζικό για αντικατάσταση.
    .of = Δεν υπάρχει βρετανικό πεζικό για αντικατάσταση { $container_dat }.
refusal-no-such-unit-there = Δεν υπάρχει εκεί τέτοια μονάδα.
    .of = Δεν υπάρχει εκεί { $kind }.
refusal-regrouped-already = Αυτή η μονάδα έχει ήδη αλλάξει θέση στην αναδιοργάνωση.
    .of = { $kind_the } έχει ήδη αλλάξει θέση στην αναδιοργάνωση.
refusal-regroup-elsewhere = Η αναδιοργάνωση μένει μέσα σε μία περιοχή.
    .of = Η αναδιοργάνωση μένει μέσα σε μία περιοχή και δεν φτάνει { $container_dat }.
refusal-starved-not-there = Δεν υπάρχει τέτοια μονάδα σε αυτόν τον Στρατό.
    .of = { $kind }: δεν υπάρχει τέτοια μονάδα σε αυτόν τον Στρατό.
refusal-paris-gun-last = Το Όπλο του Παρισιού χάνεται τελευταίο.
refusal-not-in-box = Δεν είναι στο Πλαίσιο Ανατολικού Μετώπου.
    .of = Δεν είναι στο Πλαίσιο Ανατολικού Μετώπου: { $container }.
refusal-army-not-empty = Αυτός ο Στρατός δεν είναι κενός.
    .of = { $army_the } δεν είναι κενός.
refusal-not-in-container = Δεν υπάρχει τέτοια μονάδα μέσα.
    .of = Δεν υπάρχει μέσα { $kind }.
refusal-too-expensive = Δεν φτάνουν οι Πόντοι Κατασκευής.
    .of = Δεν φτάνουν οι Πόντοι Κατασκευής για { $who_acc }.
refusal-pool-empty = Δεν έμεινε τέτοια μονάδα στο απόθεμα δυνάμεων.
    .of = Στο απόθεμα δυνάμεων δεν υπάρχει { $who }.
refusal-never-bought-first = Το πεζικό Κοινοπολιτείας ανακατασκευάζεται, δεν αγοράζεται πριν έρθει.
refusal-biplane-year = Όλα τα διπλάνα αυτής της χρονιάς είναι στο παιχνίδι.
refusal-not-your-nation = Αυτό το έθνος δεν είναι στην πλευρά σας.
    .of = { $who_the } ανήκει σε έθνος που δεν είναι στην πλευρά σας.
refusal-nowhere-to-build = Δεν υπάρχει πού να κατασκευαστεί.
    .of = Δεν υπάρχει πού να κατασκευαστεί { $kind }.
refusal-army-not-lost = Μόνο εξοντωμένος Στρατός ανακατασκευάζεται.
    .of = { $army_the } δεν είναι εξοντωμένος: μόνο τέτοιος ανακατασκευάζεται.
refusal-not-at-home = Ένας Στρατός ανακατασκευάζεται στη χώρα του.
    .of = { $area_the } είναι σε ξένη χώρα: ένας Στρατός ανακατασκευάζεται στη δική του.
refusal-rebuild-disputed = Στρατός δεν ανακατασκευάζεται σε Αμφισβητούμενη Περιοχή.
    .of = { $area_the } είναι Αμφισβητούμενη Περιοχή: εκεί δεν ανακατασκευάζεται Στρατός.
refusal-no-home-left = Δεν έμεινε Φιλική Περιοχή με προμήθειες στη χώρα του.
    .of = Δεν έμεινε στη χώρα του Φιλική Περιοχή με προμήθειες για { $army_acc }.
refusal-upgrade-early = Λοκατζήδες υπάρχουν από το καλοκαίρι του 1917.
refusal-upgrade-once = Μία μονάδα αναβαθμίζεται σε κάθε Παραγωγή.
refusal-upgrade-german = Μόνο γερμανικό πεζικό αναβαθμίζεται.
refusal-upgrade-nobody = Δεν υπάρχει εκεί γερμανικό πεζικό.
    .of = Δεν υπάρχει γερμανικό πεζικό { $container_dat }.
refusal-upgrade-nobody-alone = Κανένα γερμανικό πεζικό δεν είναι εκεί μόνο του.
    .of = Κανένα γερμανικό πεζικό δεν είναι μόνο του { $area_dat }.
refusal-upgrade-unsupplied = Το πεζικό εκεί είναι χωρίς προμήθειες.
    .of = Το πεζικό { $container_dat } είναι χωρίς προμήθειες.
refusal-upgrade-pool = Δεν υπάρχουν Λοκατζήδες στο απόθεμα δυνάμεων.
refusal-dig-limit = Δεν ξοδεύονται άλλοι πόντοι για οχύρωση σε αυτόν τον γύρο.
refusal-cannot-dig = Δεν μπορεί να οχυρωθεί.
    .of = { $kind_the } δεν μπορεί να οχυρωθεί.
refusal-dug-already = Είναι ήδη οχυρωμένο.
refusal-no-fortifying = Η ενίσχυση οχύρωσης δεν παίζεται σε αυτό το παιχνίδι.
refusal-not-entrenched = Μόνο οχυρωμένος Στρατός ενισχύεται.
refusal-fortified-already = Είναι ήδη ενισχυμένος.
refusal-piles-empty = Δεν έμειναν κάρτες για αγορά.
refusal-card-already-laid = Αυτή η κάρτα έχει ήδη ξεσκαρταριστεί.
    .of = Η κάρτα «{ $card }» έχει ήδη ξεσκαρταριστεί.
refusal-winning = Όποιος νικά δεν παραιτείται.
refusal-no-suppressing = Η διάλυση Στρατών δεν παίζεται σε αυτό το παιχνίδι.
refusal-suppressed-already = Ένας Στρατός διαλύεται σε κάθε εποχή.
refusal-suppress-unsupplied = Στρατός χωρίς προμήθειες δεν διαλύεται.
refusal-suppress-no-room = Δεν υπάρχει χώρος για τις μονάδες του.
refusal-moves-later = Οι μονάδες μετακινούνται στη Φάση Μετακίνησης.
refusal-battles-later = Οι μάχες δηλώνονται και δίνονται μετά τη μετακίνηση.
refusal-no-hits-now = Δεν υπάρχουν τώρα χτυπήματα για πληρωμή.
refusal-no-retreat-now = Κανείς δεν υποχωρεί τώρα.
refusal-production-later = Οι Πόντοι Κατασκευής ξοδεύονται στην Παραγωγή.
refusal-spend-after-supply = Οι Πόντοι Κατασκευής ξοδεύονται μετά τον έλεγχο προμηθειών.
refusal-pass-later = Το Πάσο δηλώνεται στην αρχή της σειράς ενός παίκτη.
refusal-infantry-one-type = Όλο το πεζικό μετρά εδώ ως ένα είδος, και είναι το πολυπληθέστερο.
refusal-retreat-sea = Κανείς δεν υποχωρεί διά θαλάσσης.
refusal-crisis-own-turn = Η κρίση παίζεται στη δική σας σειρά.
refusal-passes-full = Υπάρχουν ήδη τρεις μονάδες: κανείς δεν περνά από εκεί.
    .of = Βρίσκονται ήδη τρεις μονάδες { $area_dat }: κανείς δεν περνά από εκεί.
refusal-stand-full = Δεν υπάρχει χώρος γι’ αυτήν δίπλα στον Στρατό.
refusal-rail-full = Μια γεμάτη περιοχή κόβει τον δρόμο του τρένου.
    .of = Μια γεμάτη περιοχή κόβει τον δρόμο του τρένου προς { $area_acc }.
refusal-rail-neutral = Κανένα τρένο δεν μπαίνει σε Ουδέτερη Περιοχή.
    .of = { $area_the } είναι Ουδέτερη Περιοχή: εκεί δεν πηγαίνει τρένο.
refusal-strategic-england = Η στρατηγική μετακίνηση δεν φτάνει στην Αγγλία.
refusal-reserves-no-box = Τα Αποθέματα δεν πηγαίνουν στο Ανατολικό Μέτωπο.
refusal-reserves-no-rail = Η ίδια η κάρτα μετακινεί τη μονάδα: ούτε τρένο ούτε στρατηγική μετακίνηση.
refusal-reserves-full = Μόνο μέσα από γεμάτες περιοχές φτάνει κανείς εκεί.
    .of = Μόνο μέσα από γεμάτες περιοχές φτάνει κανείς { $area_dat }.
refusal-reserves-neutral = Τα Αποθέματα δεν μπαίνουν σε Ουδέτερη Περιοχή.
    .of = { $area_the } είναι Ουδέτερη Περιοχή: τα Αποθέματα δεν πηγαίνουν εκεί.
refusal-not-in-the-box = Στο Πλαίσιο Ανατολικού Μετώπου τίποτα δεν κατασκευάζεται και τίποτα δεν οχυρώνεται.
refusal-more-than-all = Αυτό ξεπερνά όλους τους Πόντους Κατασκευής αυτού του γύρου.
refusal-pool-spent = Ο κατάλογός σας πήρε την τελευταία μονάδα από το απόθεμα δυνάμεων.
    .of = Ο κατάλογός σας πήρε την τελευταία μονάδα από το απόθεμα δυνάμεων: { $kind }.
refusal-americans-later = Οι αμερικανικές μονάδες κατασκευάζονται από το καλοκαίρι του 1917.
refusal-stormers-later = Οι Λοκατζήδες κατασκευάζονται από το καλοκαίρι του 1917.
refusal-biplanes-later = Τα διπλάνα κατασκευάζονται από το 1916.
refusal-tanks-later = Άρματα: βρετανικά και γαλλικά από το καλοκαίρι του 1917, γερμανικά από την άνοιξη του 1918, αμερικανικά από το καλοκαίρι του 1918.
refusal-paris-gun-later = Το Όπλο του Παρισιού κατασκευάζεται από την άνοιξη του 1918.
refusal-army-not-arrived = Στρατός που δεν έχει φτάσει ακόμη δεν αγοράζεται.
    .of = { $army_the } δεν έχει φτάσει ακόμη και δεν αγοράζεται.
refusal-name-unit = Ονομάστε πρώτα τη μονάδα που θα μετακινηθεί.
    .of = Ονομάστε πρώτα { $who_acc } ({ $from }).
refusal-end-move-first = Πρώτα τελειώνει η μετακίνηση της μονάδας που έχει ξεκινήσει.
refusal-nobody-moves = Καμία μονάδα δεν μπορεί πια να μετακινηθεί.
refusal-fought-in-air = Τα διπλάνα αερομάχησαν και δεν κάνουν τίποτε άλλο σε αυτή τη μάχη.
refusal-grounded = Με «Κακοκαιρία» κανένα διπλάνο δεν πετά.
refusal-no-army-to-regroup = Δεν υπάρχει Στρατός για αναδιοργάνωση.
    .of = Δεν υπάρχει Στρατός για αναδιοργάνωση { $container_dat }.
refusal-no-bonus-card = Καμία ειδική Επίθεση δεν δίνει ζάρια σε αυτή τη σειρά.
refusal-offensive-later = Η Επιθετική κάρτα ανοίγει τη δική σας σειρά.
refusal-passed = Δηλώσατε Πάσο: αυτή η σειρά δεν είναι Επίθεση.
refusal-ersatz-pays = Αυτή η κάρτα πληρώνει χτυπήματα σε μάχη.
    .of = Η κάρτα «{ $card }» πληρώνει χτυπήματα σε μάχη.
refusal-no-second-round = Ο Επιτιθέμενος τοποθετεί τις κάρτες του στις μάχες πριν από τον Αμυνόμενο, και μόνο μία φορά.
refusal-attackers-cards-first = Ο Επιτιθέμενος τοποθετεί τις κάρτες του στις μάχες πριν από τον Αμυνόμενο.
refusal-no-battle-yet = Δεν έχει δηλωθεί ακόμη μάχη στην οποία να τοποθετηθεί αυτή η κάρτα.
    .of = Δεν έχει δηλωθεί ακόμη μάχη στην οποία να τοποθετηθεί η κάρτα «{ $card }».
refusal-combat-cards-later = Αυτή η κάρτα τοποθετείται σε μάχη όταν δηλώνονται οι μάχες.
    .of = Η κάρτα «{ $card }» τοποθετείται σε μάχη όταν δηλώνονται οι μάχες.
refusal-lay-it = Αυτή η κάρτα τοποθετείται σε μάχη: αναθέστε την.
    .of = Η κάρτα «{ $card }» τοποθετείται σε μάχη: αναθέστε την.
refusal-weather-later = Την «Κακοκαιρία» την παίζει ο Αμυνόμενος όταν δηλώνονται οι μάχες, μετά από τις κάρτες του Επιτιθέμενου.
refusal-weather-over = Η «Κακοκαιρία» παίζεται πριν από τις άλλες κάρτες του Αμυνόμενου: η ώρα της πέρασε.
refusal-reserves-later = Τα «Στρατηγικά Αποθέματα!» παίζονται στη Φάση Μετακίνησης.
refusal-reserves-own-turn = Τα «Στρατηγικά Αποθέματα!» τα παίζει η πλευρά που έχει σειρά.
refusal-crisis-not-now = Καμία κρίση όσο πληρώνονται χτυπήματα ή εκτελείται υποχώρηση.
refusal-exchange-later = Οι κάρτες ανταλλάσσονται ως τελευταία πράξη του δικού σας Πάσο.
refusal-exchange-in-pass = Οι κάρτες ανταλλάσσονται στο Πάσο, όχι σε Επίθεση.
refusal-discards-later = Οι κάρτες πάνω από το όριο ξεσκαρτάρονται όταν ξοδευτούν όλοι οι Πόντοι Κατασκευής.
refusal-within-limit = Το χέρι σας είναι μέσα στο όριο.
refusal-pass-no-battle = Στο Πάσο δεν γίνονται μάχες.
refusal-attacker-declares = Ο Επιτιθέμενος ορίζει τις μάχες.
refusal-declaring-over = Οι μάχες δηλώνονται πριν δοθεί η πρώτη.
refusal-declaring-done = Όλες οι μάχες δηλώνονται πριν τοποθετηθούν κάρτες σε αυτές.
refusal-fight-later = Οι μάχες δίνονται όταν και οι δύο πλευρές έχουν τοποθετήσει τις κάρτες τους.
refusal-one-battle-first = Η επόμενη μάχη ορίζεται όταν τελειώσει αυτή.
refusal-payer-named = Η μονάδα που πληρώνει έχει ήδη οριστεί.
refusal-cards-pay-hits = Οι κάρτες πληρώνουν μόνο χτυπήματα μάχης.
refusal-nothing-to-place = Τίποτα δεν τοποθετείται τώρα.
refusal-name-place = Πείτε πρώτα από πού είναι η μονάδα.
refusal-no-ground-attack = Κανένα διπλάνο δεν προσβάλλει το έδαφος τώρα.
refusal-nothing-offered = Τίποτα δεν προτάθηκε και τίποτα δεν ζητήθηκε.
refusal-name-purchase = Πείτε πρώτα τι αγοράζεται.
refusal-entry-first = Ολοκληρώστε πρώτα αυτή την εγγραφή του καταλόγου: πείτε πού πηγαίνει, ή ποια μονάδα είναι.
refusal-lists-are-in = Οι Πόντοι Κατασκευής αυτού του γύρου έχουν ξοδευτεί.
refusal-armistice-later = Ανακωχή προτείνετε στην πρώτη απόφαση της σειράς σας ή στην αναδιοργάνωση.
refusal-armistice-at-table = Ανακωχή προτείνετε από το μενού του τραπεζιού.
refusal-resign-later = Παραιτείστε στην πρώτη απόφαση της σειράς σας.
refusal-resign-at-table = Παραιτείστε από το μενού του τραπεζιού.
refusal-suppress-later = Ο Στρατός διαλύεται στην πρώτη απόφαση της σειράς σας.
refusal-must-answer = Εδώ δεν συνεχίζει κανείς χωρίς απάντηση.
refusal-other-word = Γι’ αυτό υπάρχει εδώ άλλη απάντηση.
refusal-choose-first = Εδώ ζητείται πρώτα κάτι άλλο.
refusal-suppress-not-there = Αυτός ο Στρατός δεν είναι στον χάρτη στην πλευρά σας.
refusal-suppress-elsewhere = Οι μονάδες διαλυμένου Στρατού μένουν στην περιοχή του.
refusal-retreats-already = Έχει ήδη οριστεί να υποχωρήσει.
    .of = { $who_the } έχει ήδη οριστεί για την υποχώρηση.
refusal-retreat-nowhere = Δεν υπάρχει Φιλική ή Αμφισβητούμενη Περιοχή για υποχώρηση.
refusal-nothing-to-dig = Δεν υπάρχει εκεί τίποτα δικό σας που να μπορεί να οχυρωθεί.
    .of = Δεν υπάρχει τίποτα δικό σας που να μπορεί να οχυρωθεί { $container_dat }.
refusal-nobody-digs-alone = Καμία δική σας μονάδα που να μπορεί να οχυρωθεί δεν είναι εκεί μόνη της.
    .of = Καμία δική σας μονάδα που να μπορεί να οχυρωθεί δεν είναι μόνη της { $area_dat }.
refusal-bought-undug = Η οχύρωση αγοράζεται χωριστά από τη μονάδα.
refusal-not-to-fortify = Ενισχύεται μόνο δικός σας Στρατός στον χάρτη.
refusal-dig-supplied = Σε αυτό το παιχνίδι μονάδες χωρίς προμήθειες δεν οχυρώνονται.
refusal-bonus-spent = Η κάρτα δεν δίνει ζάρια σε άλλη μάχη.
    .of = Η κάρτα δεν δίνει ζάρια σε άλλη μάχη, ούτε { $area_dat }.
refusal-crisis-infantry = Μόνο πεζικό καλύπτει την κρίση.
    .of = { $kind_the } δεν είναι πεζικό: μόνο πεζικό καλύπτει την κρίση.
refusal-rebuild-elsewhere = Ο Στρατός ανακατασκευάζεται σε Φιλική Περιοχή.
    .of = { $area_the } δεν είναι Φιλική Περιοχή: ένας Στρατός ανακατασκευάζεται σε Φιλική.
refusal-no-card-bought = Αγοράζεται τουλάχιστον μία κάρτα.

## Beside the board

panel-points = Νίκη
panel-modifiers = Πόντοι
panel-areas = περιοχές
panel-armies = χαμένοι Στρατοί
panel-crises = κρίσεις
panel-box = Ανατολικό Μέτωπο
panel-blockade = αποκλεισμός
panel-gun = Όπλο του Παρισιού
panel-total = σύνολο
panel-seasons = Εποχές
panel-build = Πόντοι Κατασκευής
panel-limit = Όριο Καρτών
panel-arrives = φτάνουν
panel-nothing = τίποτα
panel-battle = Μάχη: { $area }
panel-battles = Μάχες που απομένουν
panel-hits = χτυπήματα προς πληρωμή
panel-cavalry = υποχώρηση ιππικού
panel-dogfight = αερομαχία
panel-guns = πυρά πυροβολικού Επιτιθέμενου
panel-defence = πυρά Αμυνόμενου
panel-attack = πυρά Επιτιθέμενου
panel-retreat = υποχωρήσεις
panel-production = Παραγωγή
panel-spent = ξοδεύτηκαν
panel-left = απομένουν
panel-bought = { $count ->
        [one] μία κάρτα
       *[other] { $count } κάρτες
    }
panel-digs = οχύρωση: { $place }
panel-upgrade = αναβάθμιση: { $place }
panel-fortify = ενίσχυση: { $place }
holding-points = Πόντοι Νίκης
holding-build = Πόντοι Κατασκευής
war-ending = { $level }, μετά από { $turns ->
        [one] έναν γύρο
       *[other] { $turns } γύρους
    }.
war-armistice = Ανακωχή: { $level }.
war-given-up = Υπολογίζεται ένα επίπεδο χαμηλότερα: { $level }.
war-moment = { $season }, γύρος { $turn }
look-area = { $area }: { $status }
look-points = αξία { $count }
look-fort = Οχυρό { $count }
look-rough = ανόμοιο έδαφος
look-source = Πηγή Προμηθειών
look-borders = συνορεύει με: { $areas }
look-disputed = Αμφισβητούμενη
look-neutral = Ουδέτερη
look-entrenched = { $who }, σε οχύρωση
legend-front = γραμμή του μετώπου
legend-disputed = Αμφισβητούμενη: και οι δύο πλευρές είναι εκεί
legend-fort = Οχυρό με τη δύναμή του
legend-dug = οχυρωμένο
modifier-dice = { $dice ->
        [one] 1 ζάρι
       *[other] { $dice } ζάρια
    }
modifier-firepower = χτύπημα κατά δύναμη πυρός

## Odds

odds-throw = { $side }: { $step }
odds-pool = { $dice } × { $pool }, F{ $level }
odds-pursuit = Πυρά Καταδίωξης
odds-again = επανάληψη ζαριού
odds-forces-back = Πιθανότητα υποχρεωτικής υποχώρησης Στρατού: { $chance } (L5.6.1)
odds-battle = Μάχη { $area_dat }, όπως έχουν τα πράγματα. { $fires }.
odds-battle-veiled = Μάχη { $area_dat }. Το περιεχόμενο των Στρατών είναι μυστικό.

## After the war

war-points-beyond = Πόντοι πέρα από το αδιέξοδο
war-story-begin = { $title }: { $seasons ->
        [one] μία εποχή
       *[other] { $seasons } εποχές
    } και { $count ->
        [one] μία μάχη
       *[other] { $count } μάχες
    }. Απώλειες σε μονάδες: Γερμανία { $german }, Σύμμαχοι { $entente }.
war-story-season = { $season }.
war-story-offensives = { $side }: { $count ->
        [one] μία Επίθεση.
       *[other] { $count } Επιθέσεις.
    }
war-story-battles = { $count ->
        [one] Δόθηκε μία μάχη.
       *[other] { $left ->
            [0] Δόθηκαν { $count } μάχες.
           *[other] Δόθηκαν { $count } μάχες· οι πιο αιματηρές:
        }
    }
war-story-battle = { $area }, { $count ->
        [one] μία μάχη
       *[other] { $count } μάχες
    }· απώλειες: Γερμανία { $german }, Σύμμαχοι { $entente }.
war-story-holds = { $side_the } { $side_number ->
        [one] κράτησε
       *[other] κράτησαν
    } το έδαφος.
war-story-both-hold = Κράτησαν και οι δύο πλευρές.
war-story-took = { $side_the } { $side_number ->
        [one] κατέλαβε
       *[other] κατέλαβαν
    }: { $areas }.
war-story-spent = Πόντοι Κατασκευής που ξοδεύτηκαν: Γερμανία { $german }, Σύμμαχοι { $entente }.
war-story-standing = Πόντοι Νίκης στο τέλος: { $points }, { $level }.
war-report-alone = μονάδες χωρίς Στρατό
war-report-strength = Μονάδες στον χάρτη
war-report-spent = Πόντοι Κατασκευής που ξοδεύτηκαν
war-report-seasons = Εποχή με εποχή
war-report-points = Πόντοι
war-report-battles = μάχες
war-report-lost = { $side }: απώλειες
war-report-build = { $side }: ΠΚ
war-report-level = επίπεδο
war-report-losses = Απώλειες
war-report-start = από
war-report-units = μονάδες
war-report-gone = εξοντώθηκε

## Standing orders

standing-no-weather = Να μην παίζεται η «Κακοκαιρία» ώσπου να πω κάτι άλλο
standing-no-regrouping = Χωρίς αναδιοργάνωση ώσπου να πω κάτι άλλο
standing-no-exchange = Χωρίς ανταλλαγή καρτών στο Πάσο ώσπου να πω κάτι άλλο
standing-no-cavalry-retreat = Το ιππικό μένει και πολεμά ώσπου να πω κάτι άλλο

## Beside the map

panel-attacker = Επιτιθέμενος
panel-defender = Αμυνόμενος
panel-dice = { $count } × { $pool } με F{ $level }
panel-fires = Ζάρια: { $dice }
panel-templates = Στρατοί
panel-entrenched = οχυρωμένος
panel-fortified = ενισχυμένος
panel-retreated = έχει υποχωρήσει
panel-veiled = { $count ->
        [one] μία μονάδα που δεν τη
       *[other] { $count } μονάδες που δεν τις
    } βλέπει κανείς άλλος
panel-free-infantry = { $count ->
    [one] μία ελεύθερη θέση πεζικού
   *[other] { $count } ελεύθερες θέσεις πεζικού
}
panel-free-auxiliary = { $count ->
    [one] μία ελεύθερη θέση βοηθητικών
   *[other] { $count } ελεύθερες θέσεις βοηθητικών
}
panel-in-the-east = Πλαίσιο Ανατολικού Μετώπου
panel-price = ΠΚ
panel-to-be-had = διαθέσιμα
panel-planned = στον κατάλογο
panel-secret = Κανείς άλλος δεν βλέπει τον κατάλογο πριν τελειώσετε και οι δύο.
panel-prices = Κόστη κατασκευής
panel-lost-army = ανακατασκευή Στρατού
panel-one-upgrade = αναβάθμιση πεζικού σε Λοκατζήδες
panel-four-dig = οχυρώσεις, έως { $count }
panel-one-card = μία κάρτα
panel-cards = Κάρτες
panel-hand = στο χέρι
panel-piles = Στοίβα Τραβήγματος { $draw } · Σκάρτα { $discards } · εκτός παιχνιδιού { $out }

option-play-on = Το παιχνίδι συνεχίζεται ως το φθινόπωρο του 1919, όποιο και αν είναι το σενάριο (L10.7)
option-hidden = Τα περιεχόμενα των Στρατών είναι μυστικά (L11.9)
option-scramble = Τα διπλάνα του Αμυνόμενου μπορούν να πετάξουν σε γειτονική μάχη (L11.1)
option-bidding = Οι δύο πλευρές πλειοδοτούν με κάρτες για το ποια παίζει πρώτη στην εποχή (L11.2)
option-superiority = Το βρετανικό πυροβολικό αμύνεται καλύτερα από το 1918 (L11.3)
option-antwerp-supply = Η Αμβέρσα προμηθεύει τον εαυτό της (L11.4)
option-antwerp-evacuation = Ο βελγικός Στρατός μπορεί να φύγει από την Αμβέρσα από θάλασσα (L11.5)
option-fortifying = Οχυρωμένοι Στρατοί μπορούν να ενισχύσουν την οχύρωσή τους (L11.6)
option-suppressing = Ένας Στρατός μπορεί να διαλυθεί μία φορά την εποχή (L11.8)
option-linked = Ο πόλεμος στην Ανατολή είναι άλλο παιχνίδι: ούτε πόντοι ούτε απώλειες στο Πλαίσιο (L11.11)
option-historical-cards = Κάθε πλευρά αρχίζει κρατώντας μία από δύο κάρτες (L10.3)
option-strict-limited = Η «Περιορισμένη Επίθεση» μπαίνει σε μία εχθρική περιοχή, ό,τι και αν είναι (L9.3)
option-armistice = Ανακωχή και παραίτηση είναι απαντήσεις και μέσα στο παιχνίδι (L3.8)
option-moves-stand = Η «Κακοκαιρία» δεν παίρνει πίσω καμία μετακίνηση (L9.9.1)
option-attackers-gas = Η «Κακοκαιρία» ακυρώνει μόνο τα αέρια του Επιτιθέμενου (L9.9.2)
option-full-pursuit = Το ιππικό καταδιώκει μόνο όταν υποχωρούν όλες οι μονάδες (L8.5.4)
option-supplied-trenches = Μονάδες χωρίς προμήθειες δεν οχυρώνονται (L6.6)

## Ο χάρτης

map-north-sea = ΒΟΡΕΙΑ ΘΑΛΑΣΣΑ
map-dover = Στενά του Ντόβερ
map-channel = Η ΜΑΓΧΗ
map-netherlands = ΟΛΛΑΝΔΙΑ
map-switzerland = ΕΛΒΕΤΙΑ

## The guided season

guide-welcome = Καλώς ορίσατε, στρατηγέ! Οδηγείτε τη Γερμανία το καλοκαίρι του 1914. Νικάτε αν στο τέλος της εποχής οι Πόντοι Νίκης είναι { $points } ή περισσότεροι (L3.3).
guide-ahead = Πόντοι Νίκης: { $points }. Όπως έχουν τα πράγματα, νικάτε.
guide-behind = Πόντοι Νίκης: { $points }. Σας λείπουν: { $missing }. Τους δίνουν οι περιοχές με αριθμό σε χρυσό κύκλο.
guide-opening = Μια κάρτα Επίθεσης αφήνει όλες τις μονάδες σας να κινηθούν και να μπουν σε Εχθρικές Περιοχές· χωρίς αυτή λέτε Πάσο, κινείτε μία μονάδα και δεν μπαίνετε πουθενά (L2.5). Δύο διαδοχικά Πάσο τελειώνουν την εποχή· επιτεθείτε όσο έχετε κάρτες (L2.9).
    .short = Επίθεση ή Πάσο. Δύο διαδοχικά Πάσο τελειώνουν την εποχή (L2.9).
guide-offensives = Αρχίζετε με: { $cards }. Κρατήστε τα Υποκατάστατα για τις απώλειες.
guide-no-offensive = Δεν έχετε κάρτα Επίθεσης: πείτε Πάσο και ανταλλάξτε κάρτες μετά (L2.14).
guide-movement = Διαλέξτε Στρατό ή μονάδα και μετά μια φωτισμένη περιοχή· καθένας κινείται μία φορά, μία περιοχή, το ιππικό δύο (L4.1). Άδεια Εχθρική Περιοχή γίνεται δική σας μόλις μπείτε· όπου υπάρχουν εχθροί, θα γίνει μάχη (L4.2). Πατήστε «Τέλος κινήσεων» όταν όλοι στέκουν καλά.
    .short = Ποιος κινείται μετά; Πατήστε «Τέλος κινήσεων» όταν όλοι στέκουν καλά.
guide-which-piece = Ένας Στρατός κινείται ολόκληρος ως μία μονάδα· ένα κομμάτι μπορεί και να βγει και να πάει μόνο του (L4.12). Μαζί πολεμούν καλύτερα: μόνο το ιππικό ας πηγαίνει μόνο του, και μόνο σε άδειες περιοχές.
    .short = Όλος ο Στρατός ή ένα κομμάτι του;
guide-where-to = Από Φιλική Περιοχή πηγαίνετε σε όποια γειτονική θέλετε, από Αμφισβητούμενη όχι σε Εχθρική (L4.3). Αφήστε κάποιον πίσω εκεί όπου ο εχθρός θα μπορούσε να μπει.
    .short = Σε μια περιοχή χωρούν το πολύ τρεις μονάδες· ο Στρατός μετρά για μία (L1.4).
guide-take-in = Εδώ χωρά μόνο μέσα σε Στρατό: ο Στρατός ενσωματώνει τη μονάδα (L1.4.3).
guide-open = Αξίζουν πόντους και δεν έχουν αμυνόμενους, δίπλα στους Στρατούς σας: { $areas }.
guide-enter = Κανείς δεν αμύνεται εκεί, και αξίζει πόντους: { $areas }.
guide-contested = Εκεί θα έπρεπε να πολεμήσετε: { $areas }. Φέρτε και δεύτερο Στρατό, και πυροβόλα.
guide-declare = Στις νέες Αμφισβητούμενες Περιοχές η μάχη είναι υποχρεωτική· στις παλιές πολεμάτε ή περιμένετε (L2.7.1). Πολεμήστε όπου ρίχνετε περισσότερα ζάρια από τον εχθρό.
guide-combat-cards = Τώρα θα έμπαιναν κάρτες μάχης σε μια μάχη (L2.7.2). Η μικρή τράπουλα αυτού του μαθήματος δεν έχει: πατήστε «Καμία άλλη κάρτα μάχης».
guide-fight = Μία μάχη μετά την άλλη: πρώτα το πυροβολικό σας, μετά όλοι οι αμυνόμενοι, μετά όσοι δικοί σας έμειναν (L5.2). Ένα ζάρι ανά μονάδα· το F1 χτυπά με 1, το F2 με 1 ή 2 (L5.2.1).
    .short = Αρχίστε με τη μάχη που είναι πιθανότερο να κερδίσετε.
guide-good-battle = Στη μάχη { $area_dat } αναμένονται χτυπήματα: { $own } δικά σας, { $other } του εχθρού.
guide-hard-battle = Στη μάχη { $area_dat } αναμένονται χτυπήματα: μόνο { $own } δικά σας, { $other } του εχθρού. Θα σας κοστίσει.
guide-cavalry-retreat = Το ιππικό μπορεί να φύγει πριν πέσουν τα ζάρια (L5.5.3). Ρίχνει μόνο στην άμυνα, άρα δεν χάνει πολλά αν φύγει· αλλά τότε δεν πληρώνει και χτυπήματα.
guide-pay-hit = Κάθε χτύπημα κοστίζει μονάδα ή κάρτα. Από τις μονάδες πληρώνει πρώτος ο ισχυρότερος Στρατός, με το πολυπληθέστερο είδος του (L5.3). Κάθε κάρτα πληρώνει ένα χτύπημα: δώστε όσες δεν θα χρειαστείτε.
    .short = Μία μονάδα ή μία κάρτα για κάθε χτύπημα (L5.3).
guide-ersatz = Η κάρτα «{ $card }» πληρώνει πολλά χτυπήματα μαζί (L5.3.5).
guide-pay-piece = Ποια μονάδα του Στρατού χάνεται; Το πεζικό κρατά το έδαφος· κρατήστε πυροβόλα για την επόμενη επίθεση.
guide-pay-siege = Τα χτυπήματα των Πυροβόλων Πολιορκίας τα πληρώνει το Οχυρό ή κάρτες (L5.3.7).
guide-pay-pursuit = Το ιππικό πρόλαβε όσους φεύγουν: πληρώνουν αυτοί ή μία κάρτα (L8.5.4).
guide-retreat-instead = Ο Αμυνόμενος μπορεί να υποχωρήσει αντί να ρίξει (L5.5.1). Κάντε το όπου είστε πολύ πιο αδύναμοι· χάνεται η περιοχή, όχι ο Στρατός.
guide-retreat-aim = Τα πυρά της μάχης τελείωσαν. Όποιος μένει κρατά την περιοχή Αμφισβητούμενη και κανείς δεν παίρνει πόντους (L3.1). Υποχωρήστε μόνο αν τα επόμενα πυρά θα σας αφάνιζαν.
guide-retreat-after = Όσοι υποχωρούν μετά τη μάχη πηγαίνουν στην ίδια περιοχή (L5.5.2).
guide-retreat-piece = Ποια μονάδα υποχωρεί;
guide-retreat-where = Η υποχώρηση γίνεται σε γειτονική Φιλική ή Αμφισβητούμενη Περιοχή (L5.5).
guide-retreat-army = Ο Στρατός υποχωρεί ολόκληρος· μεμονωμένες μονάδες μπορούν να μείνουν πίσω (L5.5.5).
guide-retreat-empty = Ένας κενός Στρατός δεν μένει ανάμεσα σε εχθρούς (L8.1.7).
guide-retreat-join = Μέσα σε Στρατό η μονάδα μετρά στη δύναμή του και δεν πιάνει δική της θέση (L1.4).
guide-retreat-take-in = Ο Στρατός μπορεί να ενσωματώσει μονάδες που βρίσκει εκεί (L5.5.5).
guide-stray = Ένας κενός Στρατός φεύγει από Αμφισβητούμενη Περιοχή (L8.1.7).
guide-exchange = Όποιος λέει Πάσο χωρίς κάρτα μπορεί να αφήσει κάρτες και να τραβήξει άλλες τόσες (L2.14). Αλλάξτε όσες δεν σας χρησιμεύουν, όπως ένα τρίτο Υποκατάστατο.
guide-attrition = Από εδώ κανένας δρόμος από Φιλικές Περιοχές δεν φτάνει σε Πηγή Προμηθειών· ο Στρατός χάνει μία μονάδα (L6.5). Κρατήστε ανοιχτό τον δρόμο πίσω σας.
guide-spend = Παραγωγή (L7): οι Πόντοι Κατασκευής γίνονται πεζικό με 1, πυροβόλα, ιππικό, οχυρώσεις, νέες κάρτες. Κάθε πλευρά γράφει τον κατάλογό της κρυφά.
    .short = Όσοι Πόντοι Κατασκευής δεν ξοδευτούν χάνονται (L7.1).
guide-last-season = Το μάθημα τελειώνει με αυτή την εποχή: ό,τι αγοράσετε τώρα δεν θα πολεμήσει. Δείτε τα κόστη και πατήστε «Καμία άλλη δαπάνη».
guide-spend-kind = Οι οχυρώσεις διπλασιάζουν την πιθανότητα να χτυπήσει το πεζικό στην άμυνα ώσπου να κινηθεί (L7.5).
guide-spend-where = Οι νέες μονάδες εμφανίζονται σε Φιλικές ή Αμφισβητούμενες Περιοχές με προμήθειες (L7).
guide-regroup = Τώρα οι μονάδες μιας περιοχής μπορούν να αλλάξουν Στρατό, χωρίς κίνηση στον χάρτη (L2.2.1). Δεν είναι υποχρεωτικό.
guide-regroup-piece = Ποια μονάδα αλλάζει θέση;
guide-regroup-where = Σε άλλον Στρατό εδώ, ή έξω από κάθε Στρατό (L2.2.1).
guide-regroup-exchange = Εκείνος ο Στρατός είναι γεμάτος: μια μονάδα έρχεται σε αντάλλαγμα.
guide-discard = Στο τέλος της Παραγωγής το χέρι έχει όριο (L7.2): αφήστε ό,τι βοηθά λιγότερο.
guide-box-loss = Οι μονάδες στο Πλαίσιο Ανατολικού Μετώπου αξίζουν πόντους, αλλά τα ζάρια μπορεί να πάρουν μερικές (L3.6).
guide-box-piece = Ποια μονάδα χάνεται στην Ανατολή; (L3.6)

## The header and the panels: what each value means

help-side = Μια πλευρά του πολέμου και ποιος την παίζει. Εκείνη με το πλαίσιο πρέπει να απαντήσει τώρα (L2).
help-score = Πόντοι Νίκης: περιοχές που κρατά η Γερμανία, και τροποποιητές. Οι πολλοί ευνοούν τη Γερμανία, οι λίγοι τους Συμμάχους· από αυτούς κρίνεται το επίπεδο νίκης (L3).
help-cards = Κάρτες στο χέρι. Οι Επιθέσεις ανοίγουν μάχες, κάθε κάρτα πληρώνει τουλάχιστον ένα χτύπημα (L9).
help-moment = Η εποχή. Οι πλευρές παίζουν εναλλάξ ώσπου να πουν Πάσο η μία μετά την άλλη· ύστερα έρχεται η Παραγωγή (L2).
help-holding-points = Πόντοι Νίκης όπως είναι τώρα (L3.1).
help-holding-build = Πόντοι Κατασκευής αυτής της εποχής: ξοδεύονται στην Παραγωγή για μονάδες, οχυρώσεις και κάρτες (L7).
help-panel-points = Η διαδρομή των Πόντων Νίκης με τα επίπεδά της, και από κάτω από τι αποτελείται το σύνολο (L3.2, L3.3).
help-panel-seasons = Αυτή η εποχή και οι επόμενες: Πόντοι Κατασκευής, Όρια Καρτών, αποκλεισμός και ποιοι φτάνουν (L2.2, L2.11).
help-panel-piles = Κάρτες των δύο πλευρών και οι στοίβες: μία τράπουλα για όλους (L1.5).
help-panel-hand = Κάρτες στο χέρι τώρα (L1.5).
help-panel-limit = Τόσες κάρτες μένουν μετά την Παραγωγή (L7.2).
help-panel-build = Πόντοι Κατασκευής για την Παραγωγή αυτής της εποχής (L7.1).
help-panel-box = Γερμανικές μονάδες στο Ανατολικό Μέτωπο: κάθε 5 Πόντοι Κατασκευής τους αξίζουν έναν πόντο, και τα ζάρια παίρνουν μερικές (L3.6).
help-panel-armies = Κάθε Στρατός ανοιχτός: πού είναι, αριστερά το πεζικό του, δεξιά πυροβόλα, ιππικό κ.λπ., και οι κενές θέσεις (L1.3).
help-panel-battle = Η μάχη που δίνεται: τα βήματά της με τη σειρά, οι δύο πλευρές με τις μονάδες τους και τα ζάρια των επόμενων πυρών (L5.2).
help-panel-battles = Μάχες που δηλώθηκαν και απομένουν, με τις μονάδες των δύο πλευρών (L2.7).
help-panel-production = Οι Πόντοι Κατασκευής σας και τι γράψατε στον κατάλογο· εκτελείται όταν είναι έτοιμοι και οι δύο (L7.8).
help-panel-prices = Τι διατίθεται αυτή την εποχή και πόσο κοστίζει (L7.7).
help-panel-price = Κόστος σε Πόντους Κατασκευής (L7.7).
help-panel-to-be-had = Τόσα απομένουν στο απόθεμα δυνάμεων (L1.8).
help-panel-planned = Τόσα είναι στον κατάλογό σας (L7.8).

## The legend of the map

sign-country = χώρα και σύνορα
    .does = Ο τόνος δείχνει σε ποια χώρα ανήκει η περιοχή· η χοντρή διακεκομμένη γραμμή είναι σύνορα. Οι Στρατοί ανακατασκευάζονται στην πατρίδα τους.
sign-held = κατεχόμενη περιοχή
    .does = Γραμμοσκίαση στο χρώμα της πλευράς που την κρατά, όταν δεν είναι δική της χώρα.
sign-disputed = Αμφισβητούμενη Περιοχή
    .does = Γραμμοσκίαση σε δύο χρώματα με κόκκινο περίγραμμα: εκεί είναι μονάδες και των δύο. Δεν δίνει πόντους, και από εκεί κανείς δεν μπαίνει σε Εχθρική.
sign-front = γραμμή του μετώπου
    .does = Κόκκινη γραμμή με ανοιχτόχρωμες παύλες ανάμεσα στις περιοχές των δύο πλευρών.
sign-worth = Πόντοι Νίκης
    .does = Αριθμός σε χρυσό κύκλο: τόσοι πόντοι για τη Γερμανία όσο κρατά μόνη της την περιοχή.
sign-fort = Οχυρό
    .does = Πεντάγωνο με τη δύναμή του: τόσα ζάρια με F2 στην άμυνα, και αντέχει τόσα χτυπήματα. Από 2 και πάνω κρατά μόνο του την περιοχή (L8.11).
sign-rough = ανόμοιο έδαφος
    .does = Σκίαση με μικρούς λόφους: τα άρματα δεν ρίχνουν εδώ.
sign-railway = σιδηρόδρομος
    .does = Αχνή γραμμή με στρωτήρες ανάμεσα σε γείτονες: δύο μονάδες ανά σειρά πηγαίνουν ως τρεις περιοχές με τρένο, μέσα από Φιλικές.
sign-source = Πηγή Προμηθειών
    .does = Δίσκος με αποθήκη στην άκρη του χάρτη, στο χρώμα της πλευράς του. Οι μονάδες χρειάζονται αλυσίδα Φιλικών Περιοχών ως μία από αυτές.
sign-closed = κλειστή χώρα
    .does = Λεπτές λοξές γραμμές: δεν μπαίνει ποτέ κανείς.
sign-river = ποτάμι
    .does = Μόνο για την εικόνα: δεν εμποδίζει κανέναν.
sign-battle = μάχη
    .does = Σταυρωτά σπαθιά: εδώ δηλώθηκε μάχη.
sign-entrenched = οχυρωμένος
    .does = Οδοντωτή γραμμή πάνω από τον δείκτη: το πεζικό αμύνεται με F2 ώσπου να κινηθεί.
sign-empty = κενός Στρατός
    .does = Ανοιχτόχρωμος δείκτης με διακεκομμένο περίγραμμα: δεν έχει τίποτα μέσα· δεν κρατά έδαφος και φεύγει από Αμφισβητούμενες.

## The sheet of units

army-of = Στρατοί: { $nation }
figure-attack = επίθεση
figure-defence = άμυνα
figure-dug = F{ $level } σε οχύρωση
figure-moves = περιοχές ανά κίνηση
figure-price = κόστος (Πόντοι Κατασκευής)
figure-counters = δείκτες
figure-since = από
figure-strength = δύναμη
figure-armies = Στρατοί
figure-infantry-spaces = θέσεις πεζικού
figure-auxiliary-spaces = άλλες θέσεις
unit-army = Περιέχει μονάδες του έθνους του και κινείται ως μία (L8.1). Χαμένος μετρά έναν πόντο ώσπου να ανακατασκευαστεί (L3.2).
unit-infantry = Καταλαμβάνει και κρατά έδαφος· μπορεί να οχυρωθεί (L8.2, L7.5).
unit-stosstruppen = Ένα χτύπημά τους αναγκάζει εχθρικό Στρατό σε υποχώρηση· δεν οχυρώνονται (L8.3, L5.6).
unit-commonwealth = Πεζικό με καλύτερα πυρά· όταν φτάνει αντικαθιστά βρετανικό πεζικό (L8.4).
unit-cavalry = Μπορεί να φύγει πριν από τη μάχη· επιτίθεται μόνο όπου δεν υπάρχει εχθρικό πεζικό, και καταδιώκει όσους φεύγουν (L8.5).
unit-artillery = Στην επίθεση ρίχνει δύο φορές, και πρώτο (L8.6).
unit-siege-gun = Βάλλει μόνο κατά Οχυρών, δύο φορές στην επίθεση· δεν υποχωρεί ποτέ (L8.7).
unit-biplane = Αερομαχεί, επιτίθεται στο έδαφος ή υποχρεώνει ένα χτύπημα να ξαναριχτεί (L8.8).
unit-tank = Ένα χτύπημά τους αναγκάζει εχθρικό Στρατό σε υποχώρηση· σε ανόμοιο έδαφος δεν ρίχνουν (L8.9, L5.6).
unit-paris-gun = Αξίζει έναν πόντο στο Παρίσι ή δίπλα του· δεν χάνεται ποτέ ως απώλεια (L8.10).
unit-holds-nothing = Μόνο του δεν καταλαμβάνει ούτε κρατά περιοχή (L4.2.4).

## What the guided season has taught

learned-1 = Μια κάρτα Επίθεσης κινεί όλους· δύο διαδοχικά Πάσο τελειώνουν την εποχή (L2.5, L2.9).
learned-2 = Οι άδειες περιοχές παίρνονται με ένα βήμα· όπου στέκουν και οι δύο, δεν παίρνει πόντους κανείς (L3.1, L4.2).
learned-3 = Στη μάχη ρίχνουν πρώτα τα πυροβόλα, μετά ο Αμυνόμενος, μετά ο Επιτιθέμενος: φέρτε πυροβολικό και αριθμούς (L5.2).
learned-4 = Τα χτυπήματα πληρώνονται με μονάδες ή κάρτες· ένα Υποκατάστατο σώζει Στρατό (L5.3).
learned-5 = Προμήθειες και Παραγωγή έρχονται στο τέλος κάθε εποχής: κρατήστε ανοιχτό τον δρόμο και ξοδέψτε κάθε πόντο (L6, L7).

## How the sheet of units is read

help-units = Το F1 χτυπά με 1, το F2 με 1 ή 2, το F3 ως 3, ένα ζάρι ανά μονάδα (L5.2.1). Τα κόστη είναι της Παραγωγής (L7.7).

## Συμβουλές

hint-points = { $more ->
        [yes] Η Γερμανία έχει περισσότερους Πόντους Νίκης.
       *[no] Η Γερμανία έχει λιγότερους Πόντους Νίκης.
    }
hint-men = { $more ->
        [yes] Έχετε περισσότερες μονάδες στον χάρτη.
       *[no] Έχετε λιγότερες μονάδες στον χάρτη.
    }
hint-their-men = { $more ->
        [yes] Ο εχθρός έχει περισσότερες μονάδες στον χάρτη.
       *[no] Ο εχθρός έχει λιγότερες μονάδες στον χάρτη.
    }
hint-blows = { $more ->
        [yes] Είστε ισχυρότεροι στην επίθεση.
       *[no] Είστε ασθενέστεροι στην επίθεση.
    }
hint-guard = { $more ->
        [yes] Είστε ισχυρότεροι στην άμυνα.
       *[no] Είστε ασθενέστεροι στην άμυνα.
    }
hint-areas = { $more ->
        [yes] Οι περιοχές σας αξίζουν περισσότερο ή είναι ασφαλέστερες.
       *[no] Οι περιοχές σας αξίζουν λιγότερο ή είναι λιγότερο ασφαλείς.
    }
hint-cards = { $more ->
        [yes] Κρατάτε περισσότερες κάρτες.
       *[no] Κρατάτε λιγότερες κάρτες.
    }

# Οι στόχοι των γρίφων

goal-take = Καταλάβετε σε αυτή τη σειρά την περιοχή: { $area }.
goal-hold = Κρατήστε ως το τέλος της επόμενης σειράς του εχθρού την περιοχή: { $area }.
goal-destroy = Εξοντώστε { $army_acc } σε αυτή τη σειρά.
goal-win = Κερδίστε τον πόλεμο σε αυτή τη σειρά.
