# The page's own words in English. What a game says comes from the server.

sandtable = Sandtable
close = Close
try-again = Try again
page-missing = This page could not be loaded.
rule-number = Rule { $rule }

## Pages

skip-to-content = A tartalomhoz
loading = Egy pillanat
copied = Kimásolva.
copy-failed = A böngésző nem engedte a másolást. Jelöld ki a szöveget, és másold ki kézzel.
copy-link = Hivatkozás másolása
go-home = A kezdőlapra
your-name = A neved
your-name-note = Így lát a többi játékos az asztalnál. Üresen is maradhat.
word-label = A szavad a kockákhoz
word-note = A szerver titkával együtt keveri a kockákat, így sem te, sem a szerver nem választhatja meg a dobásokat; bármilyen szó megteszi.

nav-label = Oldalak
nav-mine = Asztalaim
nav-rules = Szabályok
nav-verify = Tiszta kockák

trouble-offline = A szerver nem válaszol. Biztosan fut?
trouble-missing = Ezen a címen nincs semmi, vagy már nincs.
trouble-large = Ez túl nagy a szervernek.
trouble-often = Ez egy kicsit gyors volt. Próbáld újra egy perc múlva.
trouble-refused = A szerver nem fogadta el: { $why }
trouble-other = Valami elromlott a szerveren.

foot-what = Sandtable: történelmi táblás hadijátékok, bíróval, aki ismeri a szabályokat.
foot-licence = Nyílt forráskód, Apache 2.0 licenc. A szabályokat a magunk szavaival írtuk le, és a rajzok is a mieink.

set-title = Beállítások
set-language = Nyelv
set-theme = Világítás
set-theme-auto = Ahogy a rendszeren
set-theme-light = Nappal
set-theme-dark = Éjszaka
set-motion = Mozgó bábuk és kockák
set-motion-auto = Ahogy a rendszeren
set-motion-on = Igen
set-motion-off = Nem
set-kept = Ezeket csak ez a böngésző őrzi meg.

home-title = Ma este csata lesz az asztalon
home-lead = Két sereg, egy térkép és egy bíró, aki minden szabályt ismer. A gép ellen, egy melletted ülő barát ellen, vagy valaki ellen a távolban.
home-guided = Első csata vezetővel
home-guided-note = Még sosem játszottál? Egy rövid csata, minden kérdésnél tanáccsal.
home-all-mine = Minden asztalom
home-choose = Válassz csatát
home-game = Játék
home-turns = nagyjából { $turns } kör
home-needed = győzelem { $needed } zászlóval
home-picture = A csatatér: { $name }
home-wins = Ki szokott győzni
home-measured = { $games } játékból mérve, százados százados ellen.
home-hand = { $cards } lap
home-specials = Célpontok és különleges szabályok
home-reconstructed = Mi benne a rekonstrukció
home-advanced = További lehetőségek: név, kockák, mag
home-seed = Saját mag
home-seed-note = Csak egyéni játékhoz: ugyanaz a mag ugyanazokat a dobásokat hozza. A játékon ez jelölve lesz.
home-seed-not = Vendéggel nem lehet: aki a magot választja, ismerhetné a dobásokat.
home-start = Kezdődjön a csata
home-opening = Terítjük az asztalt
home-also = Feljegyzések
home-load = Feljegyzés megnyitása
home-load-note = A fájlba mentett játék visszajátszásként nyílik meg.

seats-mine = A te oldalad
seats-begins = kezdenek
seats-against = Az ellenfél
seats-invite = Egy barát máshol
seats-invite-note = kapsz egy hivatkozást, amit elküldhetsz
seats-here = Valaki ennél a képernyőnél
seats-here-note = felváltva játszotok; a lapokat mindig csak a gazdájuk látja

invite-label = Hivatkozás ehhez a helyhez: { $seat }
invite-new = Új hivatkozás ehhez a helyhez: { $seat }
invite-note = A hivatkozás egyszer használható: aki először megnyitja, az ül le.

join-title = Meghívó
join-eyebrow = Meghívtak egy csatába
join-by = { $host } helyet kínál neked: { $seat }.
join-by-somebody = Ez a hely szabad: { $seat }.
join-accept = Leülök
join-gone = Ezt a meghívót már felhasználták vagy visszavonták. Kérj új hivatkozást.

mine-title = Asztalaim
mine-you = te
mine-open = szabad hely
mine-somebody = egy vendég
mine-your-turn = Te jössz
mine-their-turn = A másik oldal következik
mine-waiting = Még hiányzik valaki az asztaltól
mine-over = Vége
mine-unseen = { $count } új válasz
mine-group-turn = Te jössz
mine-group-others = A többiek gondolkodnak
mine-group-waiting = Szabad helyek
mine-group-over = Befejezett játékok
mine-empty = Még nincs asztalod.
mine-empty-note = Minden csata, amit elkezdesz vagy amihez leülsz, itt vár rád, akkor is, ha bezárod a böngészőt.
mine-begin = Válassz csatát
mine-note = Az asztalaid ehhez a böngészőhöz tartoznak: egy süti őrzi a helyeidet.

steps-title = Visszajátszás
steps-step = { $step }. lépés, összesen { $steps }
steps-previous = Előző lépés
steps-next = Következő lépés
steps-play = Lejátszás
steps-pause = Szünet
steps-turn-back = Előző kör
steps-turn-on = Következő kör
steps-speed = Sebesség
steps-turns = Körök
steps-view = Ahogy látja
steps-as-anybody = bárki
steps-as-referee = a bíró (minden lap)
steps-begin = A seregek felálltak.
steps-hidden = Olyan válasz, amit csak az lát, aki adta.
steps-answered = { $side }: { $answer }
steps-download = A feljegyzés letöltése
steps-branch = Játék innen
steps-branch-note = Új asztal nyílik ebből az állásból, új kockákkal. A most nézett játék marad, ahogy van.
steps-branch-start = Kezdés a { $step }. lépéstől
steps-to-table = Az asztalhoz
steps-keys = ← → egy lépés, Page Up és Page Down egy kör, Home és End, a szóköz lejátszik
steps-hand = Kéz

report-title = Csatajelentés
report-story = A történet
report-copy = Másolás szövegként fórumra
report-as-text = Az egész jelentés szövegként
report-timeline = Zászlók körről körre
report-banners-of = { $side }: { $score } zászló
report-luck = Kockaszerencse
report-luck-note = Amit a kockák hoztak, amellett, amit ugyanezek a dobások átlagosan hoznak.
report-luck-even = Annyi találat, amennyi várható volt.
report-luck-more = { $hits } találattal több a vártnál.
report-luck-fewer = { $hits } találattal kevesebb a vártnál.
report-hits = Találat
report-expected = Várható
report-throws = { $throws } dobás, { $dice } kocka
report-best = A legjobb dobás: { $throw }
report-worst = A legrosszabb dobás: { $throw }
report-losses = Veszteségek
report-unit = Egység
report-lost = Veszteség
report-lost-of = { $start } blokkból { $lost } elveszett
report-no-losses = Nincs veszteség.

book-chapters = Fejezetek
book-whole = A szabályok külön oldalon

aids-title = Segédletek
aids-empty = Itt még nincs mit mutatni.

pledge-short = Tiszta kockák: hogyan működik a kötelezettség
pledge-explained = A játék előtt a szerver titkot sorsol, és kötelezettséget mutat fel rá, egyfajta ujjlenyomatot; aztán minden oldal ad hozzá egy szót, és minden dobás és húzás a titokból és a szavakból következik. A játék végén a titok előkerül, és bárki ellenőrizheti, hogy illik-e a kötelezettséghez, és hogy minden kocka és lap belőle származik-e.

check-title = Tiszta kockák
check-file = Feljegyzés megnyitása
check-or-paste = vagy illessz be egyet alább
check-record = Feljegyzés
check-do = Ellenőrzés
check-busy = Ellenőrzés folyik
check-ok = Minden dobás és minden húzás a kötelezettség szerint való.
check-bad = Valami nem egyezik.
check-commitment = Kötelezettség
check-words = Szavak
check-secret = Titok
check-chosen = Ennek a játéknak a magját egyéni játékhoz választották.
check-not-yet = A titok a játék végén kerül elő.
check-yourself = Ha ebben az oldalban sem bízol
check-yourself-note = Ugyanez az ellenőrzés a saját gépeden is lefut, csak a feljegyzés kell hozzá:

lost-title = A térképen kívül
lost-lead = Ezen a címen nincs semmi. Az út visszavezet a kezdőlapra.

## Az asztal

you = te
home = Kezdőlap
menu = Menü
cancel = Mégse
tools = Eszközök
score = Állás
score-of = { $score } a { $needed } közül
cards-held = { $cards } lap
present = az asztalnál
absent = nincs itt
undo = Visszavonás
undo-not = Itt nincs mit visszavonni: dobás történt, lap került elő, vagy nem te válaszoltál.
reset-turn = A köröm elölről
rules = Szabályok
aids = Segédletek
question = A kérdés
answers-there = Válaszok a táblán
answers-on-board = { $count } mező világít a táblán:
answer-from-hand = Válassz egy lapot a kezedből.
meanwhile = Addig körülnézhetsz: mutass egy egységre, vagy nyisd meg a szabályokat és a segédleteket.
watching = Nézőként vagy itt.
card-on-table = Az asztalon:
card-can = kijátszható
hand = Kéz
hand-empty = Nincs lap a kézben.
hand-onlooker = A nézők nem látnak lapokat.
log = Napló
log-empty = Még nem történt semmi.
chat = Beszélgetés
chat-empty = Még senki sem szólt.
chat-write = Mondj valamit az asztalnál
chat-send = Küldés
sheets = Lapok

board = Tábla
board-help = A nyilak a táblán mozognak, az Enter válaszol, a kérdőjel megmondja, miért nem.
board-coming = Kiterítjük a táblát
board-missing = A tábla nem töltődött be.
zoom-in = Közelebb
zoom-out = Távolabb
zoom-all = Az egész tábla

odds = Esélyek
odds-dice = { $dice } kocka
odds-expected = átlagosan { $hits } találat
odds-hits = A találatok esélye
odds-row = { $hits } találat
odds-eliminates = megsemmisül
odds-retreats = hátrálnia kell
odds-replies = Ami visszajöhet:
hit-by = Elérheti
could-hit = Onnan elérhetné
hit-dice = { $how ->
        [fire] tűz, { $dice } kocka
       *[melee] közelharc, { $dice } kocka
    }
hit-after-move = mozgás után

command = Válasz jelöléssel
command-hint = order e5, order e6
keys = Billentyűk
key-tab = végig a válaszokon
key-arrows = a táblán
key-enter = megadja a választ; az egyetlent, ha csak egy van
key-why = miért nem ide?
key-command = parancssor: order e5, order e6
key-zoom = közelebb, távolabb, egészben

briefing = Eligazítás
settings = Beállítások
language = Nyelv
theme = Fény
theme-auto = mint a rendszeré
theme-light = nappal
theme-dark = éjjel
motion = Mozgás
motion-auto = mint a rendszeré
motion-on = be
motion-off = ki
this-table = Ez az asztal
seat-open = még senki
onlookers = { $count } néző
match = Eddig { $games } játszma köztetek
replay = Visszajátszás
record = A jegyzőkönyv letöltése
my-tables = Asztalaim
dice-pledge = Kockák
dice-about = A kiszolgáló a játszma előtt elkötelezte magát ezek mellett a kockák mellett. A végén megmutatja a titkát, és minden dobás ellenőrizhető.
dice-chosen = Ennek a játszmának a kockáit kiválasztották, ezért gyakorlásra való.

standing = Állandó parancsok
standing-about = Amire helyetted megy a válasz, amíg mást nem mondasz.
petitions = Kérések
ask-take-back = Visszavonást kérek
ask-draw = Döntetlent ajánlok
resign = Feladom
resign-sure = Feladod a csatát?
petition-waiting = Várunk a válaszra.
accept = Elfogadom
decline = Elutasítom

replace-by = Helyette legyen
replace = Csere
away = { $count ->
        [one] Egy dolog történt, amíg nem voltál itt.
       *[other] { $count } dolog történt, amíg nem voltál itt.
    }
away-title = Amíg nem voltál itt
away-watch = Mutasd
away-skip = Átugrom
away-done = Vissza a jelenbe
step-back = Egy lépés vissza
step-on = Egy lépés előre
step-of = { $step } a { $steps } közül
pause = Szünet
go-on = Tovább

cover-title = Add át a képernyőt: { $side }
cover-about = A lapok csak akkor látszanak, ha a gazdájuk kéri.
cover-sit = { $side }: itt vagyok

waiting-room = Várunk az ellenfeledre
waiting-others = Még nincs itt mindenki.
waiting-about = A játszma magától elkezdődik, amint minden szék foglalt. Nyugodtan bezárhatod az oldalt, és visszajöhetsz.

you-won = Tiéd a nap.
you-lost = Övék a nap.
report = Jelentés
rematch = Visszavágó, oldalcserével
to-rematch = A visszavágóhoz

tab-your-turn = ● Te jössz — { $title }
table-coming = Leülünk az asztalhoz
no-table = Nincs ilyen asztal
no-table-about = Lehet, hogy eltávolították, vagy nem teljes a link.
not-connected = Megszakadt a kapcsolat. Magától helyreáll; akkor válaszolj újra.
line-lost = Megszakadt a kapcsolat. Próbálunk visszatérni.
line-back = Újra van kapcsolat.
refused-late = A kérdés közben megváltozott. Most így áll a dolog.
replay-missing = A visszajátszás nem töltődött be.
