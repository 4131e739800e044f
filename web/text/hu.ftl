# Az oldal saját szavai magyarul. Amit egy játék mond, a szervertől jön.

sandtable = Sandtable
close = Bezárás
try-again = Újra
page-missing = Az oldal nem töltődött be.
rule-number = { $rule } szabály
rules-further = még { $count } szabály
rules-also = Lásd még:

## Oldalak

skip-to-content = Ugrás a tartalomhoz
loading = Egy pillanat
copied = Kimásolva.
copy-failed = A böngésző nem engedte a másolást. Jelöld ki a szöveget, és másold ki kézzel.
copy-link = Hivatkozás másolása
go-home = A kezdőlapra
your-name = A neved
your-name-note = Ezen a néven látnak a többiek az asztalnál. Üresen is maradhat.
word-label = A szavad a kockákhoz
word-note = A szerver titkával keveredik, így sem te, sem a szerver nem választhatja meg a dobásokat; bármilyen szó megteszi.

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
foot-version = { $version } verzió

set-title = Beállítások
set-language = Nyelv
set-theme = Világítás
set-theme-auto = Mint a rendszeré
set-theme-light = Nappal
set-theme-dark = Éjszaka
set-motion = Mozgó bábuk és kockák
set-motion-auto = Mint a rendszeré
set-motion-on = Igen
set-motion-off = Nem
set-sure = Rákérdezés kockadobás és laphúzás előtt
set-sound = Hangok: fa, kártyák és kockák
set-places = A mezők neve a táblán
set-kept = Ezeket csak ez a böngésző őrzi meg.

home-title = Ma este csata lesz az asztalon
home-lead = Térkép, seregek és egy bíró, aki minden szabályt ismer. Ellenfeled a gép, egy barát melletted, vagy valaki a távolban.
home-guided = Első csata vezetővel
home-guided-note = Még sosem játszottál? Egy rövid csata, minden kérdéshez tanáccsal.
home-all-mine = Minden asztalom
home-your-turn = Asztalaim: { $tables } asztalnál te jössz
home-choose = Válassz csatát
home-game = Játék
home-turns = nagyjából { $turns } kör
home-picture = A csatatér: { $name }
home-wins = Ki szokott győzni?
home-measured = { $games } játék alapján, minden helyen egy századossal.
home-hand = { $cards } lap
home-specials = Célpontok és különleges szabályok
home-reconstructed = Ami benne rekonstrukció
home-advanced = További lehetőségek: név, kockák, mag
home-switches = { $count ->
        [0] Választható szabályok
       *[other] Választható szabályok ({ $count })
    }
home-seed = Saját mag
home-seed-note = Csak egyéni játékhoz: ugyanaz a mag ugyanazokat a dobásokat hozza. Ezt a játék jelzi is.
home-seed-not = Vendéggel nem lehet: aki a magot választja, ismerhetné a dobásokat.
home-start = Kezdődjön a csata
home-opening = Előkészítjük az asztalt
home-also = Feljegyzések
home-load = Feljegyzés megnyitása
home-load-note = A fájlba mentett játék visszajátszásként nyílik meg.

seats-mine = A te oldalad
seats-begins = kezdő fél
seats-against = Az ellenfél
seats-invite = Egy barát máshol
seats-invite-note = kapsz egy hivatkozást, amit elküldhetsz
seats-here = Valaki ennél a képernyőnél
seats-here-note = felváltva játszotok; a lapokat mindig csak a gazdájuk látja

invite-label = Hivatkozás ehhez a helyhez: { $seat }
invite-new = Új hivatkozás ehhez a helyhez: { $seat }
invite-note = A hivatkozás egyszer használható: aki először megnyitja, az ül le.

join-title = Meghívó
join-eyebrow = Meghívtak egy játékba: { $game }
join-by = { $host } hív játszani. A te oldalad: { $seat }.
join-by-somebody = Meghívtak játszani. A te oldalad: { $seat }.
join-accept = Leülök
join-used = Ezt a hivatkozást már felhasználták: a helyet ({ $seat }) valaki már elfoglalta. Kérj másik hivatkozást vagy új játékot.
join-yours = Már ennél az asztalnál ülsz. Ha a hivatkozás másnak szól, küldd el neki.
join-unknown-title = Nincs ilyen meghívó
join-unknown = A hivatkozás nem teljes, vagy újabb váltotta fel. Kérd el újra, és másold ki az egészet.

mine-title = Asztalaim
mine-you = te
mine-open = szabad hely
mine-somebody = egy vendég
mine-your-turn = Te jössz
mine-their-turn = A másik oldal jön
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
steps-step = { $step }. lépés (összesen { $steps })
steps-previous = Előző lépés
steps-next = Következő lépés
steps-play = Lejátszás
steps-pause = Szünet
steps-turn-back = Előző kör
steps-turn-on = Következő kör
steps-speed = Sebesség
steps-turns = Körök
steps-view = Kinek a szemével
steps-as-anybody = bárki
steps-as-referee = a bíró (minden lap)
steps-begin = A seregek felálltak.
steps-hidden = Ezt a választ csak az láthatja, aki adta.
steps-answered = { $side }: { $answer }
steps-download = A feljegyzés letöltése
steps-branch = Játék innen
steps-branch-note = Új asztal nyílik ebből az állásból, új kockákkal. A most nézett játék marad, ahogy van.
steps-branch-start = Kezdés { AZ($step) } { $step }. lépéstől
steps-to-table = Az asztalhoz
steps-keys = ← → egy lépés, Page Up és Page Down egy kör, Home és End az eleje és a vége, szóköz: lejátszás
steps-hand = Lapok

report-title = Csatajelentés
report-story = A történet
report-copy = Másolás fórumra, szövegként
report-as-text = Az egész jelentés szövegként
report-timeline = { $name } körről körre
report-score-of = { $side }: { $score } ({ $name })
report-luck = Kockaszerencse
report-luck-note = Amit a kockák hoztak, és amit ugyanezek a dobások átlagosan hoznak.
report-luck-even = Annyi találat, amennyi várható volt.
report-luck-more = Találat a várton felül: { $hits }.
report-luck-fewer = Ennyi találat maradt el a várttól: { $hits }.
report-hits = Találat
report-expected = Várható
report-throws = { $throws } dobás, { $dice } kocka
report-best = A legjobb dobás: { $throw }
report-worst = A legrosszabb dobás: { $throw }
report-losses = Veszteségek
report-unit = Egység
report-lost = Veszteség
report-lost-of = veszteség: { $lost }/{ $start }
report-no-losses = Nincs veszteség.

book-chapters = Fejezetek
book-whole = A szabályok külön oldalon
book-search = Keresés a szabályokban
book-search-hint = Szavak, vagy szám, például 12.3
book-hit = { $hit } / { $hits }
book-no-hit = Nincs találat
book-previous = Előző hely
book-next = Következő hely

aids-title = Segédletek
aids-empty = Itt még nincs semmi.

pledge-short = Tiszta kockák: hogyan működik a kötelezettség?
pledge-explained = A játék előtt a szerver titkot sorsol, és kötelezettséget mutat fel rá, egyfajta ujjlenyomatot; aztán minden oldal ad hozzá egy szót, és minden dobás és húzás a titokból és a szavakból következik. A játék végén a szerver megmutatja a titkot, és bárki ellenőrizheti, hogy illik-e a kötelezettséghez, és hogy minden kocka és lap belőle származik-e.

check-title = Tiszta kockák
check-file = Feljegyzés megnyitása
check-or-paste = vagy illessz be egyet alább
check-record = Feljegyzés
check-do = Ellenőrzés
check-busy = Ellenőrzés
check-ok = Minden dobás és minden húzás megfelel a kötelezettségnek.
check-bad = Valami nem egyezik.
check-commitment = Kötelezettség
check-words = Szavak
check-secret = Titok
check-chosen = Ennek a játéknak a magját egyéni játékhoz választották.
check-not-yet = A titkot a játék végén mutatjuk meg.
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
score-of = { $score }, a győzelemhez { $needed } kell
cards-held = { $cards } lap
present = az asztalnál
absent = nincs itt
undo = Visszavonás
what-happened = Mi történt?
watch-coming = Egy pillanat, már jön.
watch-before = Mielőtt elkezdődött.
next = Tovább
next-all = Mutasd mind ({ $count })
undo-not = Itt nincs mit visszavonni: dobás történt, lap került elő, vagy nem te válaszoltál.
reset-turn = Kör újrakezdése
rules = Szabályok
aids = Segédletek
question = A kérdés
answers-there = Válaszok a táblán
answers-on-board = { $count } mező világít a táblán:
answers-tap = { $count ->
        [one] Érintsd meg a világító mezőt a táblán.
       *[other] Érintsd meg { AZ($count) } { $count } világító mező egyikét a táblán.
    }
answer-from-hand = Válassz egy lapot a kezedből.
order-nobody = Senki se kapjon parancsot?
share-left = { $left } maradt
share-all = mind kiosztva: { $total }
share-less = eggyel kevesebb: { $name }
share-more = eggyel több: { $name }
share-give = Így osztom ki
share-keep = Maradjon, ahogy van
share-reset = Vissza a javaslathoz
sure-dice = Kockadobás következik. Biztos?
sure-draws = Laphúzás következik, és ez nem vonható vissza. Biztos?
order-nobody-yes = Senki
plan-to = { $place }: { $steps } lépés
plan-unsure = { $place }: ha a kockák engedik
put-back = Inkább mást? Válaszd ki újra ugyanezt, és leteszed.
plan-steps = Lépésről lépésre
tip-more = Tovább
tip-less = Kevesebb
cards-offered = Választható lapok
meanwhile = Addig körülnézhetsz: mutass egy egységre, vagy nyisd meg a szabályokat és a segédleteket.
meanwhile-touch = Addig körülnézhetsz: koppints egy egységre, vagy nyisd meg a szabályokat és a segédleteket.
watching = Nézőként vagy itt.
watching-turn = Nézőként vagy itt. Soron: { $sides }.
card-on-table = Az asztalon:
card-can = kijátszható
hand = Lapok
hand-empty = Nincs lap a kezedben.
hand-onlooker = A nézők nem látnak lapokat.
hand-covered = Ezt a kérdést mindenki láthatja a képernyőnél, ezért a lapok takarva maradnak.
log = Napló
log-empty = Még nem történt semmi.
log-newest = Legújabb
log-help = A nyilak sorról sorra visznek. Az Enter megvilágítva tartja a sor helyeit, az r a szabályát, az R a további szabályait nyitja meg.
chat = Beszélgetés
chat-empty = Még senki sem szólt.
chat-write = Mondj valamit az asztalnál
chat-send = Küldés
panels = A tábla mellett
sheets = Oldalsó lapok

board = Tábla
board-help = A nyilakkal mozoghatsz a táblán, az Enter válaszol, a ? megmondja, miért nem lehet.
board-coming = Kiterítjük a táblát
board-missing = A tábla nem töltődött be.
zoom-in = Közelebb
zoom-out = Távolabb
zoom-all = Az egész tábla
side-edge = Az oldalsó sáv szélessége
side-edge-about = Húzással szélesebb vagy keskenyebb lesz; dupla kattintásra a szokásos

odds = Esélyek
odds-dice = { $dice } kocka
odds-expected = átlagosan { $hits } találat
odds-hits = A találatok esélye
odds-row = { $hits } találat
odds-eliminates = megsemmisül
odds-retreats = hátrálnia kell
odds-replies = Ami válaszul jöhet:
odds-threat = Ami készül
hit-by = Ide üthet
could-hit = Innen ezekre üthetne
hit-dice = { $how ->
        [fire] tűz, { $dice } kocka
       *[melee] közelharc, { $dice } kocka
    }
hit-after-move = mozgás után

command = Válasz jelölésekkel
command-hint = order e5, order e6
keys = Billentyűk
key-tab = válaszról válaszra
key-arrows = a táblán
key-enter = megadja a választ; az egyetlent, ha csak egy van
key-why = itt miért nem?
key-command = parancssor: order e5, order e6
key-space = Szóköz
key-next = lépésenként: a következő változás
key-log = a naplóban: sorról sorra; az Enter megvilágítva tartja a sor helyeit, az r a szabályát nyitja meg
key-zoom = közelebb, távolabb, egészben

briefing = Eligazítás
settings = Beállítások
language = Nyelv
theme = Világítás
theme-auto = mint a rendszeré
theme-light = nappal
theme-dark = éjjel
motion = Mozgás
motion-auto = mint a rendszeré
motion-on = be
motion-off = ki
pace = A többiek tempója
pace-instant = azonnal
pace-brisk = élénk
pace-calm = nyugodt
pace-steps = lépésenként
volume = Hangerő
this-table = Ez az asztal
seat-open = még senki
onlookers = { $count } néző
match = Eddig { $games } játék köztetek
replay = Visszajátszás
record = A feljegyzés letöltése
my-tables = Asztalaim
dice-pledge = Kockák
dice-about = A szerver a játék előtt elkötelezte magát ezek mellett a kockák mellett. A végén megmutatja a titkát, és minden dobás ellenőrizhető.
dice-chosen = Ennek a játéknak a kockáit előre megválasztották, ezért csak gyakorlásra való.

standing = Állandó parancsok
standing-about = Erre válaszolunk helyetted, amíg mást nem mondasz.
petitions = Kérések
take-back = Visszavétel
ask-take-back = Visszavonást kérek
ask-draw = Döntetlent ajánlok
ask-armistice = Fegyverszünetet ajánlok
resign = Feladom
resign-sure = Feladod a csatát?
petition-waiting = Várunk a válaszra.
accept = Elfogadom
decline = Elutasítom

replace-by = Helyette legyen
replace = Csere
away = { $count ->
        [one] Egy válasz született, amíg nem voltál itt.
       *[other] { $count } válasz született, amíg nem voltál itt.
    }
away-title = Amíg nem voltál itt
away-watch = Mutasd
away-skip = Átugrom
away-done = Vissza a jelenbe
step-back = Egy lépés vissza
step-on = Egy lépés előre
step-of = { $step }/{ $steps }
pause = Szünet
go-on = Tovább

cover-title = Add át a képernyőt: { $side }
cover-about = A lapok csak akkor látszanak, amikor a gazdájuk szól.
cover-sit = { $side }: itt vagyok

waiting-room = Várunk az ellenfeledre
waiting-others = Még nincs itt mindenki.
waiting-about = A játék magától elkezdődik, amint minden hely foglalt. Nyugodtan bezárhatod az oldalt, és visszajöhetsz.

you-won = Tiéd a győzelem.
you-lost = A győzelem az ellenfélé.
won-by = A győztes: { $side }.
report = Jelentés
end = A játék vége
end-look = A tábla megtekintése
end-over = A játszmának vége.
end-drawn = Döntetlen.
rematch = Még egyszer:
rematch-same = Ugyanazok az oldalak
rematch-swapped = Oldalcserével
rematch-round = Oldalak körbeadva
to-rematch = A visszavágóhoz

tab-your-turn = ● Te jössz — { $title }
table-coming = Leülünk az asztalhoz
no-table = Nincs ilyen asztal
no-table-about = Lehet, hogy eltávolították, vagy nem teljes a hivatkozás.
sending = Küldés…
sending-offline = Nincs kapcsolat, újra próbálom. Magától folytatódik.
sending-what = Még nem ment el: { $words }
answer-unknown = A kapcsolat megszakadt, amíg az utolsó válaszod úton volt. Nézd meg, számított-e, és ha nem, válaszolj újra.
line-lost = Megszakadt a kapcsolat. Próbáljuk helyreállítani.
line-back = Helyreállt a kapcsolat.
refused-late = A kérdés közben megváltozott. Most így állnak a dolgok.
replay-missing = A visszajátszás nem töltődött be.

## After a lesson, and explanations

learned = Amit megtanultál
learned-next = Hogyan tovább
explain = { $what }: mi ez?

## Moderálás

nav-moderation = Moderálás
chat-players-only = A játékosok egymás között beszélgetnek.
chat-is-open = A nézők is olvassák, és írhatnak is ide.
chat-is-closed = Csak a játékosok olvassák.
chat-open = Kérés: nyíljon meg a nézőknek
chat-close = Bezárás a nézők előtt
person-more = Némítás, letiltás vagy bejelentés
person-mute = Némítás
person-mute-about = Nem látod, amit ír. Nem tud róla.
person-mute-done = Mostantól nem látod, amit ír: { $who }.
person-block = Letiltás
person-block-about = Nem ülhet le az asztalaidhoz, nem hívhat ki, és nem írhat ott, ahol ülsz.
person-block-done = Letiltva: { $who }.
person-report = Bejelentés
person-report-about = Egy moderátor megnézi.
person-report-why = Mi a baj?
person-report-words = Mi történt (üresen is maradhat)
person-report-kept = Az asztal és a beszélgetés is elmegy vele, ahogy most látod.
person-report-send = Bejelentés elküldése
person-report-done = Köszönjük. Egy moderátor meg fogja nézni.
person-undo = A némítást és a letiltást a beállításokban vonhatod vissza.
reason-rude = Sértegetés
reason-spam = Kéretlen üzenetek
reason-cheating = Csalás
reason-leaving = Játszmák elhagyása
reason-name = Sértő név
reason-other = Valami más
avoided-title = Elnémítva és letiltva
avoided-nameless = Névtelen
avoided-mute = elnémítva
avoided-block = letiltva
avoided-lift = Visszavonás
moderation-title = Moderálás
moderation-open = Nyitott bejelentések
moderation-closed = Lezárt bejelentések
moderation-sanctions = Érvényben
moderation-audit = Napló
moderation-open-empty = Nem vár bejelentés.
moderation-closed-empty = Még nincs lezárt bejelentés.
moderation-sanctions-empty = Senki sincs elnémítva vagy felfüggesztve.
moderation-audit-empty = Még nem történt semmi.
moderation-older = Régebbiek
moderation-by = bejelentette: { $who }
moderation-given = döntött: { $who }
moderation-back = Minden bejelentés
moderation-table = Az asztalhoz
moderation-replay = A játszma abban a pillanatban
moderation-gone = Az asztal már nem létezik.
moderation-no-chat = Még nem szólt senki.
moderation-decide = Döntés
moderation-decided = Lezárva: { $outcome }.
moderation-done = Kész. Bekerült a naplóba.
moderation-days = Mennyi időre
moderation-days-count = { $count } nap
moderation-note = Megjegyzés a naplóba
moderation-to-them = Amit üzensz neki: { $who }
moderation-before = Korábbi döntések
moderation-before-none = Eddig nem volt.
moderation-lift = Feloldás
moderation-words = „{ $words }”
moderation-read = Elolvastam
act-warn = Figyelmeztetés
act-warn-about = Megtudja.
act-mute = Némítás
act-mute-about = Egyetlen beszélgetésbe sem írhat.
act-suspend = Felfüggesztés
act-suspend-about = Nem nyithat asztalt, és nem ülhet le máséhoz. A futó játszmái folytatódnak.
act-dismiss = Elutasítás
act-dismiss-about = Nem történik semmi.
