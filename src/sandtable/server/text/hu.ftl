## Játékok és gépi ellenfelek

game-napoleonics = Commands & Colors: Napoleonics
game-napoleonics-about = A félszigeti háború és 1815 csatái. Kártyákkal parancsolsz: mindegyik néhány egységnek ad parancsot, azok felvonulnak, aztán a kockák döntenek.
game-greatwar = The Great War
game-greatwar-about = A nyugati front csatái 1915-től 1918-ig, lövészárkokkal, a vonalak mögötti ágyúkkal és az első tankokkal. A lapok néhány egységnek adnak parancsot, a főhadiszállás jelzői fizetik a gránátokat és a meglepetéseket.
game-maria = Maria
game-maria-about = Az osztrák örökösödési háború 1741-től 1744-ig, két térképen: Ausztria egyedül Franciaország és Poroszország ellen, közöttük a politika. Négy szín kártyái harcolnak ott, ahol a föld színe engedi.
game-lastman = To the Last Man!
game-lastman-about = A nagy háború nyugaton 1914-től 1919-ig, területről területre: hadseregek, lövészárkok, gáz, tankok, és lapok, amelyek offenzívát indítanak és veszteséget fizetnek.
box-players = { $fewest ->
        [0] { $most } játékos
       *[other] { $fewest } vagy { $most } játékos
    }

bot-random = az újonc
bot-random-about = Találomra válaszol. A szabályokkal való első ismerkedéshez.
bot-corporal = a tizedes
bot-corporal-about = Oda csap, ahol a legnagyobbat üthet, és közelebb húzódik, ahol nem üthet. Könnyed játszma.
bot-captain = a százados
bot-captain-about = Mérlegeli a terepet, a támogatást és azt, amit te tehetsz vele. Igazi ellenfél.
bot-marshal = a marsall
bot-marshal-about = Mielőtt válaszol, kipróbálja, mi történhet, és ehhez kér egy kis időt. Erős ellenfél.
bot-emperor = a császár
bot-emperor-about = A marsall, tíz másodperccel egy nehéz döntésre. Nálunk ő a legerősebb.
level-measured = Itt { $games } játékból { $share }%-ot nyert; ellenfele { $other }.
level-measured-of-three = Itt { $games } játékból { $share }%-ot nyert; ellenfele { $other }. Három játékosból egyre egyharmad jutna.

## Az asztal

server-bot-thinks = Gondolkodik { $bot }.
server-waiting-for = { $named ->
        [no] Várakozás: { $side }.
       *[other] Várakozás: { $who } ({ $side }).
    }
server-bot-late = Túl sokáig gondolkodott { $bot }. Próbálja újra, vagy add másnak a helyét.
server-bot-failed = Nem tudott válaszolni { $bot }. Próbálja újra, vagy add másnak a helyét.
server-asks-take-back = { $named ->
        [no] { $side_number ->
            [one] { $side_the } vissza szeretné vonni az utolsó döntését.
           *[other] { $side_the } vissza szeretnék vonni az utolsó döntésüket.
        }
       *[other] { $who } vissza szeretné vonni az utolsó döntését.
    }
server-asks-bot = { $named ->
        [no] { $side_number ->
            [one] { $side_the } másik gépi játékost kér ({ $seat }): { $bot }.
           *[other] { $side_the } másik gépi játékost kérnek ({ $seat }): { $bot }.
        }
       *[other] { $who } másik gépi játékost kér ({ $seat }): { $bot }.
    }
server-asks-draw = { $named ->
        [no] { $side_number ->
            [one] { $side_the } döntetlent ajánl.
           *[other] { $side_the } döntetlent ajánlanak.
        }
       *[other] { $who } döntetlent ajánl.
    }
server-asks-armistice = { $named ->
        [no] { $side_number ->
            [one] { $side_the } fegyverszünetet ajánl, a mostani győzelmi fokon.
           *[other] { $side_the } fegyverszünetet ajánlanak, a mostani győzelmi fokon.
        }
       *[other] { $who } fegyverszünetet ajánl, a mostani győzelmi fokon.
    }
table-option = Választható szabály: { $rule }
server-asks-rematch = { $named ->
        [no] { $side_number ->
            [one] { $side_the } visszavágót kér, oldalcserével.
           *[other] { $side_the } visszavágót kérnek, oldalcserével.
        }
       *[other] { $who } visszavágót kér, oldalcserével.
    }
server-asks-rematch-same = { $named ->
        [no] { $side_number ->
            [one] { $side_the } még egy játszmát kér, ugyanezekkel az oldalakkal.
           *[other] { $side_the } még egy játszmát kérnek, ugyanezekkel az oldalakkal.
        }
       *[other] { $who } még egy játszmát kér, ugyanezekkel az oldalakkal.
    }
server-resigned = { $side_number ->
        [one] { $side_the } feladta.
       *[other] { $side_the } feladták.
    }
server-drawn = Döntetlen, közös megegyezéssel.

## Ami nem lehet

server-late = A játék közben továbbment. Most így áll.
server-not-now = Most nem.
server-not-stored = Nem sikerült eltárolni, és semmi sem változott. Próbáld újra.
server-old-rules = Ez a játszma más szabályokkal készült. Nem folytatható, de közös megegyezéssel lezárható és letölthető.
server-old-rules-short = más szabályokkal készült
server-stopped = A szabályok közben megváltoztak: a játszma győztes nélkül ért véget.
server-too-much-work = Sok számítást kértél. Várj egy percet, és próbáld újra.
server-no-reply = Nem sikerült időben kiszámítani a választ. Próbáld újra.
server-too-many-questions = Egyszerre csak egyet: várd meg a választ arra, amit kérdeztél.
server-bot-declines = Az ellenfeled visszautasítja.
server-nothing-to-take-back = Nincs mit visszavonni.
server-nothing-to-undo = Semmi sem vonható vissza: kockák gurultak, lapok látszottak, vagy más válaszolt.
server-too-much-chat = Ennél az asztalnál eleget beszéltek.
server-asked-already = Már kérted: várd meg a következő kört.
server-no-such-order = Nincs ilyen állandó parancs.
server-no-bot-there = Ott nem ül gépi játékos, vagy nincs ilyen.
server-not-your-seat = Ez nem a te helyed.
server-onlookers-are-silent = Ennél az asztalnál csak a játékosok beszélnek.
server-not-asked = Most senki sem kérdez tőled semmit.
server-no-such-place = Nincs ilyen hely.
server-no-such-answer = Ebben a játékban nincs ilyen válasz.
server-other-hand = Most csak ennek a hatalomnak a lapjai kellenek: { $name }.

## Segédletek

aids-needed = A győzelemhez
aids-side = Oldal
aids-still-needed = { $name }, ennyi hiányzik még
aids-unit = Egység
aids-strength = Erő
aids-where = Hol
aids-gone = elveszett
aids-discards = Eldobott lapok
aids-unseen = Még nem láttad
aids-card = Lap
aids-count = Darab

## Elutasított kérések

problem-no-board = Nincs ilyen tábla.
problem-no-game = Nincs ilyen játék.
problem-nothing-here = Ezen a címen nincs semmi.
problem-no-page = Az oldal nincs elkészítve: futtasd ezt: `make page`.
problem-no-table = Nincs ilyen asztal.
problem-no-puzzle = Nincs ilyen feladvány.
problem-too-many = Túl sok egyszerre: próbáld újra egy perc múlva.
problem-too-much-work = Sok számítást kértél. Várj egy percet, és próbáld újra.
problem-no-reply = Nem sikerült időben kiszámítani a választ. Próbáld újra.
problem-many-tables = Sok nyitott asztalod van: előbb fejezz be egyet, vagy add fel.
problem-not-at-table = Nem ülsz ennél az asztalnál.
problem-word-given = A helyeid már megadták a szavukat.
problem-word-shown = A kockák szavai már láthatók: új szó nem köthető le.
problem-word-early = Még nem minden hely kötött le szót: a lekötött szó csak akkor mutatható meg, ha mindegyik lekötötte.
problem-word-differs = Ez nem az a szó, amelyet lekötöttek.
problem-no-host = A szerver nem ismeri magát ezen a néven: az üzemeltető az --origin kapcsolóval adja meg.
problem-invite-used = Ezt a meghívót már felhasználták.
problem-invite-unknown = Nincs ilyen meghívó: a hivatkozás nem teljes, vagy újabb váltotta fel.
problem-already-here = Már ennél az asztalnál ülsz: a hivatkozást küldd el másnak.
problem-seat-taken = Ezt a helyet épp most foglalták el.
problem-not-opener = Csak az hívhat meg, aki az asztalt nyitotta.
problem-seat-not-open = Ez a hely nem szabad.
problem-not-shown-so = Ez a játszma így nem mutatható meg, amíg tart.
problem-not-begun = Ez a játszma még nem kezdődött el.
problem-no-scenario = Ez a szerver nem ismeri a feljegyzés forgatókönyvét.
problem-no-options = Ez a szerver nem ismeri a feljegyzés beállításait.
problem-unreadable = Ez a feljegyzés nem olvasható.
problem-runs-not-yours = Ez a játszma még tart, és nem a tiéd.
problem-runs-against = Valaki ellen játszol: várd meg, amíg a játszma véget ér.
problem-no-step = A játszmának nincs ilyen lépése.
problem-over-at-step = Ennél a lépésnél a játszma már véget ért.
problem-secret-later = A kockák titka akkor látszik, amikor a játszma véget ért.
problem-analysis-later = Egy játszmát akkor elemzünk, amikor véget ért.
problem-not-checkable = Ez a feljegyzés itt nem ellenőrizhető.
problem-bad-record = Ez a feljegyzés hibás: { $why }
problem-long-record = Egy feljegyzésnek legfeljebb { $most } lépése lehet.
problem-moved-on = Az asztal épp megváltozott: nézd meg újra.
problem-not-stored = Az adatbázis nem válaszol: semmi sem változott.
problem-old-rules = Ez a játszma más szabályokkal készült, itt nem folytatható.
problem-wish-game = Nincs ilyen játék.
problem-wish-scenario = A játéknak nincs ilyen forgatókönyve.
problem-wish-seats = A játéknak ennyi helye van: { $many }.
problem-wish-bot = Nincs ilyen gépi játékos.
problem-wish-option = Nincs ilyen választható szabály.
problem-wish-handicap = Ilyen előnyadás itt nem lehetséges.
problem-wish-seed = A magban legalább egy látható karakternek kell lennie.
problem-wish-solo = A választott mag egyéni játékra való: mások nem bízhatnának a kockákban.
problem-too-large = Ez túl nagy.
problem-too-slow = A kérés túl lassan érkezett meg.
problem-foreign = Ez a kérés egy másik oldalról jön.
problem-misread = Ez a kérés nem érthető: { $why }
problem-broken = Itt valami elromlott.

## The legend, units and what comes after a lesson

aids-legend = Jelmagyarázat
aids-legend-rest = Most nincs ezen a térképen
aids-units = Egységek
aids-units-rest = Ebben a játszmában nincs
server-next-scenario = Játszd le: „{ $title }”, ellenfél: { $bot }
server-next-opponent = Játszd le újra tippek nélkül, ellenfél: { $bot }
server-next-rules = Olvasd el a szabályokat

## Moderálás

server-asks-open-chat = { $named ->
        [no] { $side_number ->
            [one] { $side_the } azt kéri, hogy a beszélgetés nyíljon meg a nézők előtt, olvasásra és írásra.
           *[other] { $side_the } azt kérik, hogy a beszélgetés nyíljon meg a nézők előtt, olvasásra és írásra.
        }
       *[other] { $who } azt kéri, hogy a beszélgetés nyíljon meg a nézők előtt, olvasásra és írásra.
    }
server-muted = Eddig nem írhatsz: { $until }. Ok: { moderation-reason }.
server-suspended = Eddig nem nyithatsz asztalt, és nem ülhetsz le máséhoz: { $until }. Ok: { moderation-reason }. A már elkezdett játszmáid folytatódnak.
server-blocked-here = Az asztal egyik játékosa nem kér az üzeneteidből.
server-talks-too-fast = Ez egyszerre sok volt. Várj egy kicsit, mielőtt tovább írsz.
problem-suspended = Eddig nem nyithatsz asztalt, és nem ülhetsz le máséhoz: { $until }. Ok: { moderation-reason }. A már elkezdett játszmáid folytatódnak.
problem-blocked-table = Nem ülhetsz le ehhez az asztalhoz: az egyik játékos letiltott.
problem-unknown-visitor = Előbb nyiss asztalt, vagy ülj le egyhez: akkor lesz, akit elnémíthatsz, letilthatsz vagy jelenthetsz.
problem-nobody-there = Ott nincs senki.
problem-not-yourself = Ez te vagy.
problem-reported-already = Ezt már jelentetted. Egy moderátor meg fogja nézni.
problem-not-moderator = Ez a moderátoroké.
problem-no-report = Ilyen számon nincs semmi.
problem-report-closed = Erről már döntött egy másik moderátor.
problem-not-in-force = Ez már nincs érvényben.
problem-own-report = Rólad szól, vagy te jelentetted: másik moderátor dönt róla.
problem-higher-role = Moderátorral és adminisztrátorral szemben nem léphetsz fel.
moderation-reason = { $reason ->
        [rude] sértegetés
        [spam] kéretlen üzenetek
        [cheating] csalás
        [leaving] játszmák elhagyása
        [name] sértő név
       *[other] mások zavarása
    }
moderation-sanction = { $kind ->
        [mute] némítás
       *[suspend] felfüggesztés
    }
moderation-told-warn = Egy moderátor figyelmeztetett. Ok: { moderation-reason }.
moderation-told-mute = Eddig nem írhatsz a beszélgetésbe: { $until }. Ok: { moderation-reason }.
moderation-told-suspend = Eddig nem nyithatsz asztalt, és nem ülhetsz le máséhoz: { $until }. Ok: { moderation-reason }. A már elkezdett játszmáid folytatódnak.
moderation-told-lifted = Egy moderátor feloldotta: { moderation-sanction }.
moderation-did-warn = Figyelmeztetve: { moderation-reason }
moderation-did-mute = { $lifted ->
        [yes] Némítva eddig: { $until }, azóta feloldva: { moderation-reason }
       *[no] Némítva eddig: { $until }: { moderation-reason }
    }
moderation-did-suspend = { $lifted ->
        [yes] Felfüggesztve eddig: { $until }, azóta feloldva: { moderation-reason }
       *[no] Felfüggesztve eddig: { $until }: { moderation-reason }
    }
moderation-outcome-warn = figyelmeztetve
moderation-outcome-mute = némítva
moderation-outcome-suspend = felfüggesztve
moderation-outcome-dismiss = elutasítva
moderation-audit-warn = Figyelmeztetés, { $about }: { moderation-reason }.
moderation-audit-mute = Némítás, { $about } ({ $days } nap): { moderation-reason }.
moderation-audit-suspend = Felfüggesztés, { $about } ({ $days } nap): { moderation-reason }.
moderation-audit-dismiss = Elutasított bejelentés, { $about }: { moderation-reason }.
moderation-audit-lift = Feloldás ({ moderation-sanction }), { $about }.
moderation-audit-role = { $role ->
        [moderator] Új szerep, { $about }: moderátor.
        [admin] Új szerep, { $about }: adminisztrátor.
       *[none] Szerep megvonva, { $about }.
    }
moderation-audit-rename = Átnevezés: { $before }, új név: { $about }.
moderation-audit-sign-out = Mindenhol kijelentkeztetve: { $about }.
moderation-audit-end = Lezárt asztal: { $table }.
server-ended = A szerver üzemeltetője győztes nélkül lezárta a játszmát.
## Fiókok

server-somebody = valaki
problem-name-length = A név { $fewest }–{ $most } karakter hosszú.
problem-name-signs = A név betűkből és számjegyekből áll, közöttük szóköz, kötőjel, pont vagy aposztróf lehet.
problem-name-reserved = Ez fenntartott név. Válassz másikat.
problem-name-taken = Ezt a nevet, vagy egy hozzá hasonlót, már viseli valaki. Válassz másikat.
problem-name-of-account = Ez a név egy fiókhoz tartozik. Ha a tiéd, jelentkezz be, különben válassz másikat.
problem-name-differs = Nem ez a fiókod neve. Semmi sem törlődött.
problem-account-already = Már van fiókod.
problem-no-account = Nem vagy bejelentkezve. Előbb jelentkezz be.
problem-passkey-refused = A belépőkulcsot nem sikerült eltárolni. Kezdd újra.
problem-sign-in-refused = Ezzel a belépőkulccsal nem sikerült bejelentkezni. Próbáld újra, vagy válassz más módot.
problem-code-refused = Ez a név és ez a helyreállító kód nem tartozik össze, vagy a kódot már felhasználták.
problem-no-passkeys-here = A belépőkulcsok csak ott működnek, ahol az oldalnak neve van, számokból álló címen nem.
problem-many-passkeys = A fiókodnak annyi belépőkulcsa van, amennyi lehet. Előbb távolíts el egyet.
problem-last-way-in = Ez az utolsó mód, ahogyan a fiókodba bejelentkezhetsz. Előbb adj hozzá másikat.
problem-no-label = A címkében legalább egy látható karakternek kell lennie.
problem-no-mail-server = Ez a szerver nem küld levelet.
problem-mail-wrong = Ez nem e-mail-cím.
problem-mail-taken = Ez az e-mail-cím egy másik fiókhoz tartozik. Jelentkezz be vele.
problem-link-used = Ezt a hivatkozást már felhasználták, vagy túl régi. Kérj újat.
problem-prove-first = Előbb erősítsd meg, hogy te vagy az.
problem-proof-elsewhere = Ezt a hivatkozást abban a böngészőben nyisd meg, amelyben kérted.
problem-nothing-to-carry = Nincs mit átvinni: még nincs asztalod.
problem-carry-account = Itt fiókkal vagy bejelentkezve. Előbb jelentkezz ki, és nyisd meg újra a hivatkozást.
mail-new-account-subject = A Sandtable-fiókod
mail-new-account = Valaki, valószínűleg te, „{ $name }” néven fiókot szeretne létrehozni ezzel az e-mail-címmel. Nyisd meg a hivatkozást, és erősítsd meg. Egyszer működik, 10 percig.
mail-sign-in-subject = Bejelentkezés a Sandtable-be
mail-sign-in = Szia, { $name }! A bejelentkezéshez nyisd meg a hivatkozást, és erősítsd meg. Egyszer működik, 10 percig.
mail-address-subject = Erősítsd meg az e-mail-címedet a Sandtable-höz
mail-address = Nyisd meg a hivatkozást, és erősítsd meg, hogy ez az e-mail-cím ehhez a fiókhoz tartozik: „{ $name }”. Egyszer működik, 10 percig.
mail-proof-subject = Erősítsd meg, hogy te vagy az
mail-proof = Szia, { $name }! A fiókod módosításának folytatásához nyisd meg a hivatkozást ugyanabban a böngészőben, és erősítsd meg. Egyszer működik, 10 percig.
mail-foot = Ha nem te kérted, ne tégy semmit: a hivatkozás nélkül nem történik semmi.

## Meeting

problem-wish-free-seat = Csak olyan asztalhoz lehet csatlakozni, ahol van szabad hely.
problem-wish-side = Nincs ilyen oldal.
problem-wish-reason = Nincs ilyen indok.
problem-table-closed = Ezt az asztalt időközben bezárták.
problem-may-not-meet = Ehhez az asztalhoz nem ülhetsz le.
problem-not-closer = Az asztalt csak az zárhatja be, aki megnyitotta.
problem-somebody-sits = Időközben valaki leült: az asztal nyitva marad.
problem-seek-gone = Épp most talált játszmát, vagy már nem vár.
problem-no-person = Itt senkit sem hívnak így: { $name }
problem-challenge-self = Magadat nem hívhatod ki.
problem-challenge-refused = Őt nem hívhatod ki: { $name }
problem-many-challenges = Sok kihívásod vár még válaszra: előbb vonj vissza egyet.
problem-no-challenge = Ez a kihívás már nincs meg.
problem-challenge-over = Ez a kihívás lejárt, vagy már megválaszolták.
problem-follow-self = Magadat nem követheted.
problem-many-followed = Már annyi embert követsz, amennyit lehet.
decline-later = Most nem, talán később.
decline-enough = Jelenleg elég játszmám van.
decline-side = Inkább a másik oldallal játszanék.
decline-scenario = Inkább egy másik csatát játszanék.
decline-game = Ezt a játékot nem játszom.
## Üzenetek azoknak, akik máshol vannak

telling-turn = Te jössz
telling-challenge = Meghívtak egy játszmára
telling-ended = Véget ért a játszmád
telling-clock = Fogy az időd
telling-petition = Az ellenfeled kér tőled valamit
telling-test = Próbaüzenet a Sandtable-től
telling-test-line = Az üzenetek ide érkeznek.
telling-line = { $known ->
    [yes] { $game }, „{ $scenario }”, a többi játékos: { $others }.
   *[no] { $game }, „{ $scenario }”.
}
telling-line-by = { $known ->
    [yes] A meghívást küldi: { $others }. { $game }, „{ $scenario }”.
   *[no] { $game }, „{ $scenario }”.
}
telling-open = Az asztalhoz
telling-mail-why = Azért kapod ezt a levelet, mert az Üzenetek oldalon ezt kérted.
telling-mail-change = Miről szóljunk
telling-mail-stop = Nem kérek több levelet
problem-no-zone = Nincs ilyen időzóna.
problem-needs-account = Levelet és webhookot csak az kérhet, akinek fiókja van.
problem-no-address = Erre a címre nem küldhető üzenet: https:// kezdetű, nyilvános cím kell.
problem-no-push-keys = A böngésző nem adott használható kulcsokat.
problem-nothing-chosen = Még nincs mit kipróbálni: engedélyezd az üzeneteket ebben a böngészőben, vagy válassz valamihez levelet vagy webhookot.
problem-no-unsubscribing = Ez a hivatkozás nem teljes, vagy nem itt készült.
## Pace: clocks and days off

pace-name-brisk = Gyors
pace-name-evening = Egy este
pace-name-afternoon = Egy hosszú délután
pace-name-daily = Naponta egy lépés
pace-name-steady = Néhány naponta
pace-name-unhurried = Hetente egyszer
pace-none = óra nélkül
pace-live = játékosonként { $bank } perc{ $extra ->
        [0] {""}
       *[other] , lépésenként további { $extra } másodperc
    }
pace-correspondence = lépésenként { $extra } nap{ $bank ->
        [0] {""}
       *[other] , { $bank } nap tartalék
    }
server-lost-on-time = { $side_number ->
        [one] { $side_the } kifutott az időből.
       *[other] { $side_the } kifutottak az időből.
    }
server-asks-clock-bot = { $named ->
        [no] { $side_number ->
            [one] { $side_the } azt kéri, hogy gépi játékos ({ $bot }) folytassa annak a helyén, aki kifutott az időből: { $seat }.
           *[other] { $side_the } azt kérik, hogy gépi játékos ({ $bot }) folytassa annak a helyén, aki kifutott az időből: { $seat }.
        }
       *[other] { $who } azt kéri, hogy gépi játékos ({ $bot }) folytassa annak a helyén, aki kifutott az időből: { $seat }.
    }
server-not-late = Ezen az órán még van idő, vagy a válasz épp most érkezett meg.
server-out-of-time = Lejárt az időd: erről a többiek döntenek.
problem-wish-pace = Az órákat nem lehet így beállítani.
problem-wish-pace-alone = Az órák egymás ellen játszó emberekhez valók: hívj meg valakit.
problem-not-known = Előbb nyiss egy asztalt, vagy ülj le egyhez.
problem-days-off-when = Szabadnap mától kezdve, egy éven belül választható.
problem-days-off-many = Egy évben { $many } szabadnapot vehetsz ki.
problem-day-off-begun = Megkezdett szabadnap nem adható vissza.
problem-rated-wait = Több játszmában is kifutottál az időből: értékelt játszmához ekkortól ülhetsz le újra: { $until } (UTC).
## Ratings and tournaments

server-is-rated = Értékelt
server-rated-stands = Értékelt játszmában a megtett lépés érvényes marad.
server-tournament-waits = Ez az asztal egy versenyé. Ha nem akarsz játszani, ott lépj vissza.
server-called-off = A verseny szervezője lezárta ezt a játszmát: nincs eredménye.
person-gone = Valaki
problem-rated-seed = Az értékelt játszma kockái minden játékostól erednek: mag nem választható.
problem-rated-handicap = Az értékelt játszma előnyadás nélküli.
problem-rated-guided = A vezetett játszma nem értékelt.
problem-rated-branch = Csak a forgatókönyv elejéről induló játszma értékelhető.
problem-rated-seats = Értékelt játszmában mindenkinek egy helye van.
problem-rated-account = Értékelt játszmában csak fiókkal lehet játszani.
problem-tournament-account = A versenyekhez fiók kell.
problem-no-tournament = Nincs ilyen verseny.
problem-not-organiser = Erről csak a szervező dönt.
problem-many-tournaments = Már sok versenyt szervezel: előbb érjen véget valamelyik.
problem-tournament-name = A versenynek név kell.
problem-tournament-points = Adj meg { $many } pontszámot, a legnagyobbal kezdve.
problem-tournament-three = Három játékos asztalánál nincs kieséses verseny és nincs visszavágó.
problem-tournament-seats = A verseny minden forgatókönyvében ugyanannyi hely van.
problem-entries-closed = A nevezés lezárult.
problem-entered-already = Már neveztél.
problem-tournament-full = A verseny megtelt.
problem-not-entered = Nincs ilyen nevezés, vagy már nincs.
problem-not-at-this-time = Ez most nem lehetséges.
problem-few-entries = Előbb legalább { $many } nevezés kell.
problem-not-due = A határidő még nem járt le.
problem-no-match = Nincs ilyen mérkőzés.
problem-went-on = A kieséses verseny ebből az eredményből már továbbment.
problem-needs-winner = Kieséses mérkőzésnek egy győztese van.
problem-reason-needed = Adj meg indokot: mindenki olvashatja.
tournament-log-made = A versenyt létrehozta: { $name }.
tournament-log-opened = A nevezés újra nyitva.
tournament-log-closed = A nevezés lezárult.
tournament-log-round = Kezdődik: { $round }. forduló.
tournament-log-again = { $round }. forduló: döntetlen, { $names } újra játszik.
tournament-log-withdrew = Visszalépett: { $name }.
tournament-log-removed = A szervező törölte: { $name }.
tournament-log-extended = { $round }. forduló: a határidő { $days } nappal későbbi.
tournament-log-forfeited = { $round }. forduló, { $names }: játék nélkül veszített: { $losers }.
tournament-log-corrected = { $round }. forduló: javított eredmény: { $result }.
tournament-log-cancelled = A verseny elmarad.
tournament-log-over = A verseny véget ért.

## Tanácsok

server-hints-rated = Értékelt játszmában nincs tanács.
server-hints-off = Ennél az asztalnál nincs tanács: amikor megnyitották, nem engedélyezték.
server-hints-shared = Ennél a képernyőnél többen játszanak: a tanács elárulná a többieknek, mi van a kezedben.
server-hints-allowed = A tanácskérés engedélyezett: bármelyik játékos megkérdezheti, mit tenne a marsall.
problem-wish-hints = Értékelt játszmában nincs tanács: válaszd az egyiket vagy a másikat.
