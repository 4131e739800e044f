# A Napoleonics szavai magyarul.
#
# A neveknek van puszta alakjuk és névelős alakjuk (.the). Ragozott név nincs: a mondatok úgy
# épülnek, hogy a név alanyesetben maradhasson („a francia sorgyalogság ellen”, „e7 → f7”).

## The lid of the box

lid-line = Tizenhárom csata Roliçától Waterlooig, egy marék kártyával
lid-length = körülbelül egy óra

## Nevek

seat-french = franciák
    .the = a franciák
    .dat = a franciáknak
    .number = other
seat-allied = szövetségesek
    .the = a szövetségesek
    .dat = a szövetségeseknek
    .number = other

nation-french = francia
nation-british = brit
nation-portuguese = portugál

unit = { $nation ->
        [french] francia { $kind }
        [british] brit { $kind }
        [portuguese] portugál { $kind }
       *[none] { $kind }
    }
    .the = { $nation ->
        [none] { $kind_the }
       *[other] a { unit }
    }
leader = { $name }
nobody = senki
hex = { $name }
    .the = { AZ($name) } { $name }

kind-line = sorgyalogság
    .the = a sorgyalogság
kind-light = könnyűgyalogság
    .the = a könnyűgyalogság
kind-rifle = vadászgyalogság
    .the = a vadászgyalogság
kind-grenadier = gránátos gyalogság
    .the = a gránátos gyalogság
kind-young-guard = Ifjú Gárda
    .the = az Ifjú Gárda
kind-old-guard = Öreg Gárda
    .the = az Öreg Gárda
kind-guard-grenadier = gárdagránátos gyalogság
    .the = a gárdagránátos gyalogság
kind-militia = milícia
    .the = a milícia
kind-light-cavalry = könnyűlovasság
    .the = a könnyűlovasság
kind-heavy-cavalry = nehézlovasság
    .the = a nehézlovasság
kind-cuirassier = vértes lovasság
    .the = a vértes lovasság
kind-guard-cavalry = gárda-nehézlovasság
    .the = a gárda-nehézlovasság
kind-foot-artillery = gyalogtüzérség
    .the = a gyalogtüzérség
kind-horse-artillery = lovastüzérség
    .the = a lovastüzérség
kind-guard-artillery = gárda-gyalogtüzérség
    .the = a gárda-gyalogtüzérség

terrain-clear = nyílt terep
terrain-forest = erdő
terrain-hill = domb
terrain-rugged-hill = szakadékos domb
terrain-town = város
terrain-windmill = szélmalom
terrain-field-works = sáncok
terrain-river = folyó
terrain-ford = gázló
terrain-bridge = híd
terrain-sand = homok

face-infantry = gyalogság
face-cavalry = lovasság
face-artillery = tüzérség
face-flag = zászló
face-saber = kard
face-count = { $count } × { $face }

section-left = balszárny
    .the = a balszárny
section-center = közép
    .the = a közép
section-right = jobbszárny
    .the = a jobbszárny

direction-w = nyugat
direction-nw = északnyugat
direction-ne = északkelet
direction-e = kelet
direction-se = délkelet
direction-sw = délnyugat

## Vezérek

leader-brunswick = a braunschweigi herceg
leader-napoleon = Napóleon
leader-prince-of-orange = az orániai herceg
leader-thomieres = Thomières

## Lapok

card-scout-left = Felderítés a balszárnyon
    .does = Adj parancsot 1 egységnek vagy vezérnek a balszárnyadon; a kör végén 2 lapot húzol, és 1-et tartasz meg.
card-scout-center = Felderítés középen
    .does = Adj parancsot 1 egységnek vagy vezérnek középen; a kör végén 2 lapot húzol, és 1-et tartasz meg.
card-scout-right = Felderítés a jobbszárnyon
    .does = Adj parancsot 1 egységnek vagy vezérnek a jobbszárnyadon; a kör végén 2 lapot húzol, és 1-et tartasz meg.
card-probe-left = Puhatolózás a balszárnyon
    .does = Adj parancsot 2 egységnek vagy vezérnek a balszárnyadon.
card-probe-center = Puhatolózás középen
    .does = Adj parancsot 2 egységnek vagy vezérnek középen.
card-probe-right = Puhatolózás a jobbszárnyon
    .does = Adj parancsot 2 egységnek vagy vezérnek a jobbszárnyadon.
card-attack-left = Támadás a balszárnyon
    .does = Adj parancsot 3 egységnek vagy vezérnek a balszárnyadon.
card-attack-center = Támadás középen
    .does = Adj parancsot 3 egységnek vagy vezérnek középen.
card-attack-right = Támadás a jobbszárnyon
    .does = Adj parancsot 3 egységnek vagy vezérnek a jobbszárnyadon.
card-assault-left = Roham a balszárnyon
    .does = A balszárnyadon annyi egységnek vagy vezérnek adj parancsot, ahány lap van a kezedben ezzel együtt.
card-assault-center = Roham középen
    .does = Középen annyi egységnek vagy vezérnek adj parancsot, ahány lap van a kezedben ezzel együtt.
card-assault-right = Roham a jobbszárnyon
    .does = A jobbszárnyadon annyi egységnek vagy vezérnek adj parancsot, ahány lap van a kezedben ezzel együtt.
card-coordinated-advance = Összehangolt előrenyomulás
    .does = Adj parancsot 1-1 egységnek vagy vezérnek a két szárnyon és 2-nek középen.
card-flank-attack = Szárnytámadás
    .does = Adj parancsot 2-2 egységnek vagy vezérnek a két szárnyon.
card-forward = Előre
    .does = Adj parancsot 2-2 egységnek vagy vezérnek mindhárom szektorban.
card-recon-in-force = Harcfelderítés
    .does = Adj parancsot 1-1 egységnek vagy vezérnek mindhárom szektorban.
card-bayonet-charge = Szuronyroham
    .does = Adj parancsot legfeljebb 4 gyalogos egységnek: 2 mezőt mozoghatnak, aztán közelharcot vívhatnak, de nem tüzelhetnek; a gárda eggyel több kockával harcol.
card-bombard = Ágyúzás
    .does = Adj parancsot legfeljebb 4 tüzéregységnek: mindegyik mozog legfeljebb 3 mezőt, vagy helyben marad, és kettővel több kockával harcol (a gárda hárommal).
card-cavalry-charge = Lovasroham
    .does = Adj parancsot legfeljebb 4 lovas vagy lovastüzér egységnek: a lovasság eggyel több kockával harcol (a gárda kettővel), és a nehézlovasság 3 mező után is harcolhat.
card-counter-attack = Ellentámadás
    .does = Az ellenfeled legutóbbi lapját játszod ki, felcserélt bal és jobb oldallal.
card-elan = Lendület
    .does = Dobj annyi kockával, ahány lap van a kezedben: minden jel a maga fegyvernemének, minden zászló bármely egységnek vagy vezérnek ad parancsot, és mind eggyel több kockával harcol; utána a lapokat újrakeverik.
card-fire-and-hold = Tűz és kitartás
    .does = Adj parancsot legfeljebb 4 gyalogos vagy tüzéregységnek, amely mellett nincs ellenség: helyben maradnak, és eggyel több kockával tüzelnek.
card-first-strike = Első csapás
    .does = Akkor játszd ki, amikor az ellenség közelharcot jelent be: a te egységed dob először.
card-force-march = Erőltetett menet
    .does = Egy szektorban minden gyalogságod parancsot kap: a könnyű, a gránátos, a gárda és a vezér kísérte egység 2 mező után is harcolhat, a többi 1 mező után, vagy 2-t mozog harc nélkül.
card-cold-steel = Hideg acélt nekik
    .does = Minden egységed parancsot kap, amely mellett ellenség áll: mozgás nélkül, eggyel több kockával vívhatnak közelharcot.
card-leadership = Vezéri parancs
    .does = Minden vezéred parancsot kap, és az az egység is, amellyel együtt marad: ez eggyel több kockával harcol.
card-grande-manoeuvre = A nagy hadmozdulat
    .does = Adj parancsot legfeljebb 4 egységnek vagy vezérnek: 4 mezőt mozoghatnak, és nem harcolhatnak; vagy adj parancsot 1 egységnek a szokásos módon.
card-rally = Gyülekező
    .does = Dobj annyi kockával, ahány lap van a kezedben: minden jel egy blokkot ad vissza a fegyvernem egyik meggyengült egységének, és ez az egység parancsot kap.
card-short-supply = Utánpótláshiány
    .does = Válassz egy egységet bármelyik seregből, amely nincs négyszögben: a gazdája visszaviszi az alapvonalára.

## Események: a kör és lapjai

event-turn = { $turn }. kör: { $seat_the }.
event-play-card = { $seat_the } lapja: „{ $card }”.
event-counter-attack = { $card_id ->
        [none] Az „Ellentámadás” nem talál másolható lapot.
       *[other] Az „Ellentámadás” ezt a lapot másolja: „{ $card }”.
    }
event-draw = { $seat_the } húznak: „{ $card }”.
event-draw-unseen = { $seat_the } húznak egy lapot.
event-discard = { $seat_the } eldobják: „{ $card }”.
event-reshuffle = Az eldobott lapok visszakerülnek a húzópakliba.

## Események: parancsok

event-order = { $unit_the } ({ $hex }) parancsot kap.
event-order-leader = { $leader } ({ $hex }) parancsot kap.
event-orders-done = { $seat_the } kiadták a parancsaikat.
event-orders-nobody = { $seat_the } ebben a körben senkinek sem adnak parancsot.
event-order-one-unit = { $seat_the } egyetlen egységnek adhatnak parancsot, a szokásos módon.
event-command-dice = { $seat_the } dobása: { $faces }.
event-rally = { $unit_the } ({ $hex }) visszakap egy blokkot.
event-short-supply = { $unit_the } utánpótlás híján hátramegy: { $from } → { $hex }.

## Események: mozgás

event-move = { $unit_the } mozog: { $from } → { $hex }.
event-exit = { $unit_the } ({ $hex }) elhagyja a táblát.
event-leader-moves = { $leader } ellovagol: { $from } → { $hex }.
event-leader-detached = { $leader } elválik az egységétől: { $from } → { $hex }.
event-leader-attached = { $leader } csatlakozik az egységhez ({ $hex }).

## Események: harc

throw-result = { $hits ->
        [0] nincs találat
       *[other] { $hits } találat
    }{ $flags ->
        [0] {""}
       *[other] , { $flags } zászló
    }
event-throw = { $way ->
        [fire] { $unit_the } ({ $from }) tüzel, célpontja { $target_the } ({ $hex }): { $faces } ({ throw-result }).
        [bonus-melee] { $unit_the } ({ $from }) bónusz közelharcot vív { $target_the } ({ $hex }) ellen: { $faces } ({ throw-result }).
        [at-retiring] { $unit_the } ({ $from }) lecsap, mielőtt { $target_the } ({ $hex }) kitérne: { $faces } ({ throw-result }).
        [square-fire] A négyszög ({ $unit }, { $from }) dob először { $target_the } ({ $hex }) ellen: { $faces } ({ throw-result }).
        [first-strike] { $unit_the } ({ $from }) csap először { $target_the } ({ $hex }) ellen: { $faces } ({ throw-result }).
        [battle-back] { $unit_the } ({ $from }) visszavág { $target_the } ({ $hex }) ellen: { $faces } ({ throw-result }).
       *[melee] { $unit_the } ({ $from }) közelharcot vív { $target_the } ({ $hex }) ellen: { $faces } ({ throw-result }).
    }
event-support = { $unit_the } ({ $hex }) kockái is részt vesznek a támadásban, célpont: { $target }.
event-losses = { $left ->
        [0] { $unit_the } ({ $hex }) elveszti utolsó { $blocks ->
                [1] blokkját
               *[other] { $blocks } blokkját
            }.
       *[other] { $unit_the } ({ $hex }) { $blocks } blokkot veszít, { $left } marad.
    }
event-eliminated = { $unit_the } ({ $hex }) megsemmisül.
event-flags-ignored = { $unit_the } ({ $hex }) figyelmen kívül hagy { $flags } zászlót{ $reasons ->
        [0] {""}
       *[other] {" "}({ $because })
    }.
ignored-training = a kiképzése
ignored-leader = a vezére
ignored-support = két szomszédos saját egység
ignored-works = a sáncok
event-must-retreat = { $unit_the } { $hexes } mezőt kénytelen visszavonulni.
event-retreat = { $unit_the } visszavonul: { $from } → { $hex }.
event-retreat-one-way = { $unit_the } egyetlen úton vonulhat vissza: { $hex }.
event-retreat-blocked = { $unit_the } ({ $hex }) nem tud visszavonulni { $hexes } mezőt.
event-leader-stops-retreat = { $leader } megállítja a visszavonulást ({ $hex }).
event-takes-ground = { $unit_the } teret nyer: { $from } → { $hex }.
event-breaks-through = { $unit_the } áttör: { $from } → { $hex }.
event-retires = { $unit_the } ({ $hex }) nem fogadja el a harcot: kitér, és rendezi sorait.
event-retire = { $unit_the } kitér: { $from } → { $hex }.
event-first-strike = „Első csapás”: { $unit_the } ({ $hex }) a támadó előtt dob.
event-attack-lost = { $unit_the } ({ $from }) támadása elmarad ({ $hex }).
event-no-battle-back = { $unit_the } ({ $hex }) már dobott, ezért nem vág vissza.
event-no-dice-left = { $unit_the } ({ $hex }) nem dob: a terep minden kockáját elveszi.
event-forms-square = { $unit_the } ({ $hex }) négyszöget alakít.
event-square-stands = { $unit_the } ({ $hex }) már négyszögben áll.
event-square-formed = A négyszög ({ $hex }) egy lapba kerül { $seat_dat }: „{ $card }”.
event-square-formed-unseen = A négyszög ({ $hex }) egy lapba kerül { $seat_dat }.
event-square-left = A négyszög ({ $hex }) megszűnik, { $seat_the } visszakapják a lapot: „{ $card }”.
event-square-left-unseen = A négyszög ({ $hex }) megszűnik, { $seat_the } visszakapják a lapját.

## Események: vezérek veszélyben

event-leader-check = { $leader } sorsa a kockákon: { $faces }.
event-no-second-check = { $leader } ebben a támadásban már megmenekült.
event-leader-killed = { $leader } elesik ({ $hex }).
event-leader-must-retreat = { $leader } egység nélkül maradt ({ $hex }), és vissza kell vonulnia.
event-leader-retreats = { $leader } visszavonul: { $from } → { $hex }.
event-leader-escape = { $leader } átvágna az ellenségen, útját állja { $unit_the } ({ $hex }): { $faces }.
event-leader-stops = { $leader } megáll ({ $hex }).
event-leader-leaves = { $leader } ({ $hex }) elhagyja a csatateret.

## Események: győzelmi zászlók

event-banner = { $seat_the } { $banners } győzelmi zászlót szereznek.
event-objective = { $seat_the } tartják { $hex_the } mezőt, ami { $banners } győzelmi zászlót ér.
event-objective-lost = { $seat_the } már nem tartják { $hex_the } mezőt, és elvesztik, amit ért.
event-none-left = { $seat_dat } egyetlen egységük sem maradt a táblán.
event-victory = { $seat_the } { $banners } győzelmi zászlóval megnyerik a csatát!

## Kérdések

question-play-card = Melyik lapot játszod ki?
question-keep-card = Melyiket tartod meg a két lap közül?
question-order-section = „{ $card }”: kinek adsz parancsot? (maradt: { $orders })
question-order-class = { $card_id ->
        [bayonet-charge] „{ $card }”: melyik gyalogságnak adsz parancsot? (maradt: { $orders })
        [bombard] „{ $card }”: melyik tüzérségnek adsz parancsot? (maradt: { $orders })
        [cavalry-charge] „{ $card }”: melyik lovasságnak vagy lovastüzérségnek adsz parancsot? (maradt: { $orders })
        [fire-and-hold] „{ $card }”: melyik gyalogságnak vagy tüzérségnek adsz parancsot? (maradt: { $orders })
        [grande-manoeuvre] „{ $card }”: melyik egységnek vagy vezérnek adsz parancsot? (maradt: { $orders })
       *[none] Melyik egységnek adsz parancsot?
    }
question-order-elan = „{ $card }”: kinek adsz parancsot ezekkel a kockákkal?
question-manoeuvre-or-normal = „A nagy hadmozdulat”: hosszú mozgás harc nélkül, vagy egyetlen egység a szokásos módon?
question-march-section = Melyik szektorban menetel a gyalogság?
question-rally-who = „{ $card }”: melyik egység kap vissza egy blokkot?
question-supply-who = „{ $card }”: melyik egység menjen hátra a két seregből?
question-supply-where = Hová megy hátra { $unit_the } ({ $hex })?
question-move-who = Ki mozog most?
question-move-where = Hová mozog { $unit_the } ({ $hex })?
question-leader-where = Hová lovagol { $leader } ({ $hex })?
question-battle-who = Ki harcol most?
question-battle-whom = Kit támad { $unit_the } ({ $hex })?
question-support = Melyik ágyúk csatlakoznak a támadáshoz { $unit_the } ({ $hex }) ellen?
question-respond = { $attacker_the } ({ $from }) közelharcot indít { $unit_the } ({ $hex }) ellen: mi a válaszod?
question-take-ground = Teret nyer { $unit_the } ({ $from } → { $hex })?
question-break-through = Áttör { $unit_the } ({ $from } → { $hex })?
question-break-through-further = Továbblovagol { $unit_the } ({ $hex })?
question-bonus-melee = Kit támad bónusz közelharcban { $unit_the } ({ $hex })?
question-battle-back = Visszavág { $unit_the } ({ $hex }) { $attacker_the } ({ $from }) ellen?
question-retreat = Merre vonul vissza { $unit_the } ({ $hex })?
question-retire = Merre tér ki { $unit_the } ({ $hex })?
question-ignore-flags = { $flags } zászló { $unit_the } ({ $hex }) ellen: hányat hagysz figyelmen kívül?
question-leader-retreat = Merre vonul vissza { $leader } ({ $hex })?

## Lépések

action-done = { $question ->
        [move-who] Nincs több mozgás
        [battle-who] Nincs több harc
        [support] Nincs több ágyú
        [order-class] Nincs több parancs
        [order-elan] Nincs több parancs
        [order-section] Nincs több parancs
       *[other] Kész
    }
action-card = Kijátszás: „{ $card }”
action-keep = Megtartás: „{ $card }”
action-order = Parancs: { $unit } ({ $hex })
action-leader = { $question ->
        [move-who] Mozog: { $leader } ({ $hex })
       *[other] Külön parancs: { $leader } ({ $hex })
    }
action-unit = { $question ->
        [battle-who] Harcol: { $unit } ({ $hex })
       *[other] Mozog: { $unit } ({ $hex })
    }
action-move = Mozgás ide: { $hex }
action-exit = A tábla elhagyása
action-leave = Négyszög bontása: { $unit } ({ $hex })
action-fire = Tűz: { $unit } ({ $hex })
action-attack = Közelharc: { $unit } ({ $hex })
action-support = Csatlakozik: { $unit } ({ $hex })
action-stand = Helytállás
action-retire = Kitérés és rendeződés
action-square = Négyszög alakítása
action-strike = Kijátszás: „Első csapás”
action-ignore = { $flags ->
        [0] Egyet sem
       *[other] { $flags } zászló figyelmen kívül hagyása
    }
action-retreat = { $question ->
        [retire] Kitérés ide: { $hex }
       *[other] Visszavonulás ide: { $hex }
    }
action-stop = { $question ->
        [leader-retreat] Megállás itt
       *[other] Megállás
    }
action-advance = { $question ->
        [take-ground] Térnyerés: { $hex }
        [break-through-further] Tovább ide: { $hex }
       *[other] Áttörés ide: { $hex }
    }
action-hold = { $question ->
        [battle-back] Nincs visszavágás
        [bonus-melee] Nincs bónusz közelharc
        [break-through] Nincs áttörés
        [break-through-further] Marad a helyén
        [take-ground] Marad a helyén
       *[other] Marad
    }
action-back = Visszavágás
action-section = { $section_the } gyalogsága
action-rally = Egy blokk vissza: { $unit } ({ $hex })
action-supply = Hátraküldés: { $unit } ({ $hex })
action-place = Ide kerül: { $hex }
action-manoeuvre = Legfeljebb négy egység vagy vezér: hosszú mozgás, harc nélkül
action-normal = Egy egység a szokásos módon

## Kockák

modifier-guns = Ágyúk ezen a távolságon: { $dice } kocka
modifier-standing-fire = Tűz állva: { $dice } kocka
modifier-moving-fire = Tűz mozgás után: { $dice } kocka
modifier-melee-dice = Közelharc: { $dice } kocka
modifier-combined-arms = Összfegyvernemi támadás: { $dice } kocka
modifier-against-infantry = { $signed } gyalogság ellen
modifier-card-dice = { $signed } a lap miatt: „{ $card }”
modifier-square-one-die = Négyszögben: legfeljebb egy kocka
modifier-against-square-one-die = Lovasság négyszög ellen: legfeljebb egy kocka
modifier-out-of-works = { $signed } a sáncokon át kifelé
modifier-across-works = { $signed } a sáncokon át befelé
modifier-out-of-terrain = { $signed } a támadó terepe miatt: { $terrain }
modifier-into-terrain = { $signed } a célpont terepe miatt: { $terrain }
modifier-hill-to-hill = { $signed } dombról dombra
modifier-uphill = { $signed } dombra fel
modifier-downhill = { $signed } dombról le
modifier-class-symbols-hit = A célpont fegyvernemének jele talál
modifier-sabers-hit = A kard is talál
modifier-sabers-miss = A kard nem talál
modifier-sabers-kill-leader = Egy kard is megöli a magában álló vezért
modifier-retiring-cavalry-symbols = A kitérőket csak a lovasság jele találja el

## Elutasítások: lapok és parancsok

refusal-not-in-hand = Ez a lap nincs a kezedben.
refusal-no-unit-here = Ezen a mezőn nincs egység.
refusal-not-yours = Ezek nem a te csapataid.
refusal-already-ordered = Már kapott parancsot.
    .of = { $unit_the } ({ $hex }) már kapott parancsot.
refusal-no-leader-here = Ezen a mezőn nincs vezér.
refusal-no-bicorne = Ez a lap nem adhat parancsot egy vezérnek külön.
refusal-section-full = A lapnak nincs több parancsa ebben a szektorban.
refusal-both-sections-full = A lapnak nincs több parancsa a mező egyik szektorában sem.
refusal-wrong-section = A lap ebben a szektorban senkinek sem ad parancsot.
refusal-in-square-no-detach = A vezér nem hagyhatja el a négyszögben álló egységet.
    .of = { $leader } ({ $hex }) nem hagyhatja el a négyszögben álló egységet.
refusal-bayonet-infantry = A „Szuronyroham” csak gyalogságnak ad parancsot.
refusal-bombard-artillery = Az „Ágyúzás” csak tüzérségnek ad parancsot.
refusal-charge-cavalry = A „Lovasroham” csak lovasságnak és lovastüzérségnek ad parancsot.
refusal-elan-no-symbol = A kockák erre már nem adnak parancsot.
refusal-hold-foot-or-guns = A „Tűz és kitartás” csak gyalogságnak és tüzérségnek ad parancsot.
refusal-hold-not-adjacent = A „Tűz és kitartás” nem ad parancsot olyan egységnek, amely mellett ellenséges egység áll.
    .of = { $unit_the } ({ $hex }) mellett ellenséges egység áll: a „Tűz és kitartás” nem ad neki parancsot.
refusal-manoeuvre-no-square = „A nagy hadmozdulat” nem ad parancsot négyszögben álló egységnek.
refusal-rally-no-symbol = A kockákon nincs több jel ennek a fegyvernemnek.
refusal-rally-full = Az egység olyan erős, mint az elején volt.
refusal-supply-no-square = Négyszögben álló egység nem küldhető hátra.
refusal-supply-wrong-row = A saját szektorában megy hátra, az alapvonalhoz legközelebbi szabad sorba.
refusal-supply-occupied = Ez a mező nem szabad.
refusal-supply-unit-first = Előbb a hátraküldött egységet kell megnevezni, azután a mezőjét.
refusal-supply-one-unit = Az „Utánpótláshiány” egyetlen egységet küld hátra, és azt már megnevezték.
refusal-march-no-infantry = Ebben a szektorban nincs gyalogságod.
refusal-march-infantry = Az „Erőltetett menet” csak gyalogságnak ad parancsot.
refusal-march-section = Az „Erőltetett menet” egyetlen, általad választott szektor teljes gyalogságának ad parancsot.
refusal-steel-adjacent = A „Hideg acélt nekik” csak azoknak az egységeknek ad parancsot, amelyek mellett a kijátszásakor ellenség állt.
refusal-leadership-leaders = A „Vezéri parancs” a vezéreknek ad parancsot, és azoknak az egységeknek, amelyeknél a vezér ott marad.
refusal-rally-blocks = A „Gyülekező” csak azoknak az egységeknek ad parancsot, amelyek blokkot kaptak vissza.
refusal-supply-no-orders = Az „Utánpótláshiány” senkinek sem ad parancsot.
refusal-counter-nothing = Az „Ellentámadás” nem talált másolható lapot, ezért senkinek sem ad parancsot.
refusal-strike-no-orders = Az „Első csapás” a gazdája körében senkinek sem ad parancsot.
refusal-manoeuvre-choice = Előbb válassz: négy hosszú mozgás vagy egy egység a szokásos módon.
refusal-manoeuvre-one-unit = A szokásos módon ez a lap egy egységnek ad parancsot, vezérnek külön nem.
refusal-not-scouted = Csak a két most húzott lap egyike tartható meg.
refusal-keep-no-scout = Csak a felderítő lappal húzol kettőt, hogy egyet megtarts.
refusal-only-march = Csak az „Erőltetett menet” kér szektort.
refusal-only-rally = Blokkot csak a „Gyülekező” ad vissza, amíg a kockáin maradt jel.
refusal-only-supply = Csak az „Utánpótláshiány” küld egységet vissza az alapvonalához.
refusal-only-manoeuvre = Ezt csak „A nagy hadmozdulat” kérdezi.

## Elutasítások: mozgás

refusal-not-ordered = Ebben a körben nincs parancsa.
    .of = { $unit_the } ({ $hex }) ebben a körben parancs nélkül áll.
refusal-moved-already = Már mozgott.
    .of = { $unit_the } ({ $hex }) már mozgott.
refusal-leader-joined = Az egységhez most csatlakozott egy vezér, ezért a helyén marad.
    .of = Az egységhez ({ $unit }, { $hex }) most csatlakozott egy vezér, ezért a helyén marad.
refusal-leader-moved = Ez a vezér már mozgott.
    .of = { $leader } ({ $hex }) már mozgott.
refusal-leader-has-joined = Az egységhez csatlakozott vezér ebben a körben már nem mozog.
    .of = { $leader } ({ $hex }) egységhez csatlakozott, ebben a körben már nem mozog.
refusal-leader-opened-square = Az egysége az ő parancsára bontotta fel a négyszöget; nélküle nem tehetné.
refusal-square-stays = A négyszögben álló egység nem mozog.
    .of = { $unit_the } ({ $hex }) négyszögben áll, ezért nem mozog.
refusal-hold-no-move = A „Tűz és kitartás” lappal senki sem mozog.
refusal-steel-no-move = A „Hideg acélt nekik” lappal senki sem mozog a harc előtt.
refusal-mud = Ebben a forgatókönyvben az ilyen egység nem mozog az első körben.
    .of = Ebben a forgatókönyvben { $unit_the } ({ $hex }) nem mozog az első körben.
refusal-too-far = Ez messzebb van, mint ameddig elérhet.
    .of = { $unit_the } ({ $hex }) nem mehet ilyen messzire.
refusal-too-far-leader = Ez messzebb van, mint ameddig a vezér elérhet.
    .of = { $leader } ({ $hex }) nem mehet ilyen messzire.
refusal-occupied = Nincs hely: a mező foglalt.
    .of = { $unit_the } ({ $hex }) nem fér el ott: a mező foglalt.
refusal-shut-in = Sehová sem mehet: a szomszédos mezők foglaltak vagy zártak.
    .of = Sehová sem mehet, a szomszédos mezők foglaltak vagy zártak: { $unit } ({ $hex }).
refusal-enemy-there = Az ellenség útban van.
    .of = { $unit_the } ({ $hex }) útjában ellenség áll.
refusal-friends-in-the-way = A saját csapataid útban vannak.
    .of = { $unit_the } ({ $hex }) útjában saját csapatok állnak.
refusal-impassable = Ez a terep járhatatlan.
refusal-ground-in-the-way = Járhatatlan terep van útban.
refusal-sand-stops-guns = A tüzérség nem léphet homokra.
refusal-rugged = A szakadékos dombra senki sem léphet.
refusal-river-closed = A folyón csak hídon vagy gázlón lehet átkelni.
refusal-terrain-stops = Az útba eső terep megállítja a mozgást.
refusal-forest-stops = Az útba eső erdő megállítja a mozgást.
    .of = Az erdő ({ $hex }) megállítja a mozgást.
refusal-town-stops = Az útba eső város megállítja a mozgást.
    .of = A város ({ $hex }) megállítja a mozgást.
refusal-works-stop = Az útba eső sáncok megállítják a mozgást.
    .of = A sáncok ({ $hex }) megállítják a mozgást.
refusal-ford-stops = Az útba eső gázló megállítja a mozgást.
    .of = A gázló ({ $hex }) megállítja a mozgást.
refusal-sand-stops = Az útba eső homok megállítja a mozgást.
    .of = A homok ({ $hex }) megállítja a mozgást.
refusal-two-leaders = Két vezér nem állhat egy mezőn.
    .of = { $unit_the } ({ $hex }) élén már vezér áll, és kettő nem állhat egy mezőn.
refusal-leader-ends-move = Az egység megáll a magában álló vezérnél, és maga mellé veszi.
    .of = { $unit_the } ({ $hex }) megáll a magában álló vezérnél, és maga mellé veszi.
refusal-leader-taken = Ott már másik vezér áll.
    .of = { $leader } ({ $hex }) nem állhat meg ott, ahol másik vezér van.
refusal-leader-enemy = A vezér nem lovagolhat az ellenség mezőjére.
    .of = { $leader } ({ $hex }) nem lovagolhat az ellenség mezőjére.
refusal-finish-move = Fejezd be ezt a mozgást a következő előtt.
refusal-same-hex = Már ott van.
refusal-no-exit = Ebben a forgatókönyvben az egységeid nem hagyhatják el a táblát.
refusal-leader-no-exit = A vezér csak visszavonulva hagyhatja el a csatateret.
refusal-exit-too-far = Nem éri el a tábla szélét úgy, hogy még egy mezőnyi mozgása maradjon.
refusal-not-in-square = Az egység nincs négyszögben.
    .of = { $unit_the } ({ $hex }) nem áll négyszögben.
refusal-cavalry-near = Amíg ellenséges lovasság áll mellette, a négyszög nem bomolhat fel.
    .of = Amíg ellenséges lovasság áll mellette, a négyszög ({ $hex }) nem bomolhat fel.

## Elutasítások: harc

refusal-movement-over = A mozgásnak vége: most a harc következik.
refusal-finish-first = Fejezd be ezt a harcot a következő előtt.
refusal-leader-alone = A vezér egység nélkül nem harcol.
refusal-battled-already = Ebben a körben már harcolt.
    .of = { $unit_the } ({ $hex }) ebben a körben már harcolt.
refusal-moved-too-far = Túl messzire mozgott ahhoz, hogy harcoljon.
    .of = { $unit_the } ({ $hex }) túl messzire mozgott ahhoz, hogy harcoljon.
refusal-light-moved-two = A két mezőt mozgott könnyűgyalogság nem harcol.
    .of = { $unit_the } ({ $hex }) két mezőt mozgott, ezért nem harcol.
refusal-light-moved-fire = A két mezőt mozgott könnyűgyalogság nem tüzel.
    .of = { $unit_the } ({ $hex }) két mezőt mozgott, ezért nem tüzel.
refusal-guns-moved = Ezek az ágyúk mozogtak, ezért nem harcolhatnak.
    .of = { $unit_the } ({ $hex }) mozgott, ezért nem harcolhat.
refusal-manoeuvre-no-battle = „A nagy hadmozdulat” lappal senki sem harcol.
refusal-bombard-moved = Az „Ágyúzás” lappal a mozgott ágyúk nem harcolnak.
    .of = { $unit_the } ({ $hex }) az „Ágyúzás” lappal mozgott, ezért nem harcol.
refusal-forest-entered = Most ért erdőbe, ezért nem harcolhat.
    .of = { $unit_the } ({ $hex }) most ért erdőbe, ezért nem harcolhat.
refusal-town-entered = Most ért városba, ezért nem harcolhat.
    .of = { $unit_the } ({ $hex }) most ért városba, ezért nem harcolhat.
refusal-march-order = Ebben a forgatókönyvben még menetel, és az első körben nem harcolhat.
    .of = Ebben a forgatókönyvben { $unit_the } ({ $hex }) még menetel, és az első körben nem harcolhat.
refusal-no-enemy-there = Nincs megtámadható ellenség.
refusal-cavalry-no-fire = A lovasság nem tüzelhet.
    .of = { $unit_the } ({ $hex }) nem tüzelhet: a lovasság csak közelharcot vív.
refusal-adjacent-no-fire = Ellenséges egység áll mellette, ezért nem tüzelhet.
    .of = { $unit_the } ({ $hex }) mellett ellenséges egység áll, ezért nem tüzelhet.
refusal-target-adjacent = Szomszédos egységek nem tüzelnek egymásra: közelharcot vívnak.
    .of = { $unit_the } ({ $hex }) nem tüzel a szomszédjára ({ $target }): közelharcot vívnak.
refusal-out-of-range = A célpont lőtávolságon kívül van.
    .of = { $unit_the } ({ $hex }) nem éri el a célpontot ({ $target }): lőtávolságon kívül van.
refusal-lone-leader-no-fire = A magában álló vezérre nem lehet tüzelni.
    .of = A magában álló vezérre ({ $target }) nem lehet tüzelni.
refusal-not-in-sight = Valami eltakarja a célpontot, nincs rálátás.
    .of = Nincs rálátás ({ $hex } → { $target }): eltakarja, ami útban van ({ $between }).
refusal-blocked-both-sides = A rálátást mindkét oldalon eltakarja valami.
    .of = A rálátást ({ $hex } → { $target }) mindkét oldalon eltakarja valami, itt is: { $between }.
refusal-hill-hides = Egy közbeeső domb eltakarja a célpontot.
    .of = A domb ({ $between }) eltakarja a célpontot ({ $hex } → { $target }).
refusal-rugged-hides = Egy közbeeső szakadékos domb eltakarja a célpontot.
    .of = A szakadékos domb ({ $between }) eltakarja a célpontot ({ $hex } → { $target }).
refusal-no-dice = Ehhez a támadáshoz nem marad kocka.
    .of = { $unit_the } ({ $hex }) ehhez a támadáshoz kocka nélkül marad.
refusal-not-adjacent = Az ellenség nem szomszédos mezőn áll.
    .of = { $unit_the } ({ $hex }) nem szomszédos a célponttal ({ $target }).
refusal-bayonet-no-fire = A „Szuronyroham” lappal senki sem tüzel.
refusal-steel-no-fire = A „Hideg acélt nekik” lappal senki sem tüzel.
refusal-hold-no-melee = A „Tűz és kitartás” lappal nincs közelharc.
refusal-no-melee-in-river = Folyóban nincs közelharc.
refusal-no-combat-rugged = Szakadékos dombon nincs harc.
refusal-support-not-guns = Csak tüzérség csatlakozhat, és csak gyalogság vagy lovasság közelharcához.
refusal-support-attacker = Közelharchoz csak a támadó ágyúi csatlakozhatnak.
refusal-support-lone-leader = Magában álló vezér elleni támadáshoz ágyú nem csatlakozhat.
refusal-support-busy = Ezek mellett az ágyúk mellett másik ellenséges egység áll.
    .of = Az ágyúk ({ $hex }) mellett másik ellenséges egység áll.
refusal-support-no-sight = Összfegyvernemi támadásban az ágyúk nem lőnek el saját csapat felett, sem a támadó egységen át.
    .of = Összfegyvernemi támadásban az ágyúk ({ $hex }) nem lőnek a célpontra ({ $target }) saját csapat felett, sem a támadó egységen át.
refusal-support-hidden = Valami eltakarja a célpontot ezek elől az ágyúk elől.
    .of = Valami eltakarja a célpontot ({ $target }) az ágyúk ({ $hex }) elől.
refusal-support-needed = A támadásnak nincs saját kockája: ágyúknak kell csatlakozniuk.

## Elutasítások: a védő válaszai

refusal-retire-cavalry-only = Csak gyalogságtól megtámadott lovasság térhet ki és rendezheti sorait.
refusal-retire-no-room = A kitéréshez két szabad mező kell a saját oldala felé.
refusal-square-infantry-only = Csak lovasságtól megtámadott gyalogság alakíthat négyszöget.
refusal-square-formed-already = Már négyszögben áll.
refusal-square-few-cards = A négyszöghöz legalább három lap kell a kezedben.
refusal-square-terrain = Ezen a terepen nem alakítható négyszög.
refusal-square-no-counter = Mind a négy négyszögjelző foglalt.
refusal-no-first-strike = Nincs „Első csapás” a kezedben.
refusal-strike-no-dice = Az egységnek nincs kockája a csapáshoz.
refusal-strike-gone = „Első csapás” már nem jöhet.
refusal-strike-leader = A magában álló vezér nem mér első csapást.
refusal-strike-attacker = Az „Első csapás” a védő válasza, nem a támadóé.
refusal-strike-square = A négyszög amúgy is a lovasság előtt dob.
refusal-strike-ranged = Az „Első csapás” közelharcra válasz, nem tűzre.
refusal-retire-ranged = A lovasság tűz elől nem tér ki.
refusal-retire-attacker = A támadó nem tér ki.
refusal-square-ranged = Négyszög lovassági közelharc ellen alakul, nem tűz alatt.
refusal-square-attacker = A támadó gyalogság az „Első csapás” ellen nem alakít négyszöget.
refusal-one-response = A védő egyszer válaszol a közelharcra, a dobás előtt.
refusal-not-against-back = A visszavágásra nincs válasz: se „Első csapás”, se kitérés, se négyszög.

## Elutasítások: visszavonulás és ami utána jön

refusal-too-many-ignored = Ennyi zászlót nem hagyhatsz figyelmen kívül.
refusal-no-flags = Nem jött zászló, amelyet figyelmen kívül hagyhatna.
refusal-too-few-flags = Nem jött ennyi zászló.
refusal-nothing-bolsters = Sem vezér, sem támogatás, sem sánc, sem kiképzés nem enged zászlót figyelmen kívül hagynia.
    .of = { $unit_the } ({ $hex }) nem hagyhat zászlót figyelmen kívül: nincs vezére, támogatása, sánca vagy kiképzése.
refusal-square-unsupported = A négyszög nem kap támogatást a mellette álló egységektől.
    .of = A négyszög ({ $hex }) nem kap támogatást a mellette álló egységektől.
refusal-repulse-flag = A lovasság nem hagyhatja figyelmen kívül a négyszög dobta zászlót.
    .of = { $unit_the } ({ $hex }) nem hagyhatja figyelmen kívül a négyszög dobta zászlót.
refusal-retiring-flags = A kitérő lovasság ellen a zászlók nem számítanak.
refusal-leader-flags = A magában álló vezérre a zászlók nem hatnak.
refusal-no-retreat = Egyetlen zászló sem kényszerít visszavonulásra.
refusal-square-no-retreat = A négyszög sosem mozdul: helyette blokkot veszít.
    .of = { $unit_the } ({ $hex }) négyszögben áll és nem mozdul: helyette blokkot veszít.
refusal-retire-dead-end = Arra nincs második mező a kitéréshez.
refusal-retire-leader = Ott vezér áll: a kitérő lovasság csak a második mezőn érhet vezérhez, és csak ha nincs sajátja.
refusal-leader-must-go = A visszavonuló vezér legalább egy mezőt megy.
    .of = { $leader } ({ $hex }) legalább egy mezőt köteles visszavonulni.
refusal-leader-gone-far = A vezér legfeljebb három mezőt vonul vissza.
refusal-not-a-retreat = Visszavonulni a saját oldalad felé eső következő sorba lehet.
refusal-retreat-blocked = Erre a mezőre nem lehet visszavonulni.
    .of = { $unit_the } ({ $hex }) nem vonulhat vissza arra a mezőre: zárva van előtte.
refusal-retreat-two-leaders = Ott már másik vezér áll.
refusal-leader-cannot-stop = A vezér itt nem fejezheti be a visszavonulását.
refusal-leader-no-end = Arra nincs mező, ahol befejezhetné a visszavonulását.
refusal-leaders-everywhere = Arra minden elérhető mező foglalt.
refusal-leader-not-at-edge = Nincs a tábla saját szélén.
refusal-advance-elsewhere = Csak az ellenség elhagyta mező foglalható el.
refusal-not-driven-out = Az ellenség nem hagyta el azt a mezőt.
refusal-advance-ranged = Tűz után nincs térnyerés.
refusal-advance-guns = A tüzérség sosem nyer teret.
refusal-advance-square = A négyszögben álló egység nem nyer teret.
refusal-advance-lost = A támadás a dobása előtt elakadt: nincs elfoglalható terep.
refusal-advance-back = Visszavágás után nincs térnyerés.
refusal-breakthrough-elsewhere = Az áttörés az ellenség elhagyta mezővel kezdődik.
refusal-breakthrough-too-far = Az áttörés csak egy mezővel visz tovább.
refusal-breakthrough-stopped = A kiürült mező terepe megállítja az áttörést.
    .of = A terep ({ $hex }) megállítja az áttörést.
refusal-bonus-no-further = Bónusz közelharca után a lovasság a kiürült mezőre lép, tovább nem.
refusal-bonus-not-entered = Amely lovasság nem lépett a kiürült mezőre, annak nincs bónusz közelharca.
    .of = { $unit_the } ({ $hex }) nem lépett a kiürült mezőre, ezért nincs bónusz közelharca.
refusal-bonus-entered-ground = Az erdőbe vagy városba áttört lovasságnak nincs bónusz közelharca.
    .of = { $unit_the } ({ $hex }) erdőbe vagy városba tört át, ezért nincs bónusz közelharca.
refusal-bonus-once = A lovasságnak körönként egy bónusz közelharca van.
    .of = { $unit_the } ({ $hex }) már megvívta a bónusz közelharcát.
refusal-back-ranged = Tűzre senki sem lő vissza.
refusal-back-gone = A védő odaveszett, nem vág vissza.
refusal-back-left = Amely egység elhagyta a mezőjét, nem vág vissza.
    .of = { $unit_the } (most { $hex }) elhagyta a mezőjét, nem vág vissza.
refusal-back-retired = A kitért lovasság nem vág vissza.
    .of = { $unit_the } (most { $hex }) kitért, nem vág vissza.
refusal-back-fought-first = Amely védő elsőként harcolt, nem vág vissza.
    .of = { $unit_the } ({ $hex }) elsőként harcolt, nem vág vissza.
refusal-back-square = A lovasság ellen dobott négyszög nem vág vissza.
    .of = A négyszög ({ $hex }) már dobott, nem vág vissza.
refusal-back-no-dice = Nincs kockája a visszavágáshoz.
    .of = { $unit_the } ({ $hex }) kockák híján nem vág vissza.
refusal-back-to-back = Visszavágásra nincs visszavágás.

## Elutasítások: aminek most nincs itt az ideje

refusal-orders-over = Minden parancs elhangzott; ebben a körben már senki sem kap parancsot.
refusal-orders-first = Előbb nevezz meg mindenkit, akinek a lap parancsot ad.
refusal-card-first = Előbb játssz ki egy lapot.
refusal-one-card = Egy körben egy lapot lehet kijátszani.
refusal-others-turn = Most az ellenfél köre tart.
refusal-must-answer = Előbb arra kell válaszolni, ami most kérdés.
refusal-no-orders-left = A lapnak nincs több parancsa.
refusal-movement-first = Előbb a mozgás jön, amíg van, aki mozogna.
refusal-leader-not-ordered = Ennek a vezérnek nincs saját parancsa.
    .of = { $leader } ({ $hex }) saját parancs nélkül nem mozog.
refusal-leader-stays-attached = A csatlakozott vezér az egységével mozog, hacsak nincs saját parancsa.
    .of = { $leader } ({ $hex }) saját parancs nélkül az egységével mozog.
refusal-no-advance-now = Most nincs elfoglalható terep: csak a közelharc támadója léphet a megtisztított mezőre.
refusal-no-flag-now = Most nincs figyelmen kívül hagyható zászló.
refusal-no-strike-now = Az „Első csapás” csak az ellenség épp bejelentett közelharcára válasz.
refusal-no-back-now = Most nincs mire visszavágni.
refusal-no-retire-now = A lovasság csak akkor tér ki, ha épp gyalogság jelentett be ellene közelharcot.
refusal-no-square-now = A gyalogság csak akkor alakít négyszöget, ha épp lovasság jelentett be ellene közelharcot.
refusal-no-support-now = A tüzérség akkor csatlakozik, amikor gyalogság vagy lovasság közelharcot jelent be, nem most.
refusal-no-retreat-now = Most senkinek sem kell visszavonulnia.
refusal-no-stop-now = Csak visszavonuló vezér állhat meg.
refusal-no-leave-now = A négyszög a tulajdonosa mozgásakor bomlik fel, ha parancsot kapott.

## A csata előtt és után

brief-first-and-banners = Kezdenek { $side_the }. A győzelemhez { $banners } győzelmi zászló kell.
battle-ending = Győztek { $side_the }: { $banners } zászló { $against } ellen, { $turns } kör alatt.

## Mi van egy mezőn

look-unit = { $nation } { $kind }, { $blocks }/{ $full } blokk
look-unit-square = { $nation } { $kind } négyszögben, { $blocks }/{ $full } blokk
look-objective = { $banners } győzelmi zászló, amíg { $side_the } tartják
look-objective-for-good = { $banners } győzelmi zászló véglegesen, ha { $side_the } elfoglalják

## Választható szabályértelmezések

option-light-melee = A két mezőt mozgott könnyűgyalogság közelharcot vívhat (N7.8)
option-rifle-fire = A mozgott vadászgyalogság 3, 2, 2 kockával tüzel (N10.5)
option-grenadier-fire = A francia gránátosok eggyel több kockával tüzelnek (N10.5)
option-leader-exit = A parancsot kapott vezér a saját szélén elhagyhatja a táblát (N8.8)

## Esélyek

drawback-no-battle = utána nincs harc
odds-target = A célpontnak { $blocks } blokkja van, és { $flags ->
        [0] egy zászlót sem
       *[other] { $flags } zászlót
    } hagyhat figyelmen kívül (N15.2).
odds-square-first = A négyszög dob először: { table-dice } (N24.8).
odds-may-square = Négyszöget alakíthat (N24.1): akkor { $square ->
        [0] a terep elveszi a kockáját
       *[other] ő dob először
    }, és { $dice ->
        [0] a tiédet elveszi a terep (N24.7).
       *[other] te { $dice } kockával dobsz.
    }
odds-may-retire = Kitérhet és rendezheti sorait (N23.1): akkor csak a lovassági jel talál, és a zászló nem számít.
odds-may-strike = Lehet nála az „Első csapás” (N28.7): { table-dice } a tiéd előtt.
odds-battle-back = Ha ott marad, visszavághat (N21.1): { $dice }.
odds-dice-with-blocks = { table-dice } { $blocks } blokkal
odds-no-battle-back = Nincs válaszdobás.
odds-threat = Ha kitart
odds-square-throws = { $dice ->
        [0] A terep elveszi a kockádat (N24.6).
       *[other] Te dobsz először: { table-dice } (N24.8).
    }{ $theirs ->
        [0] {" "}A lovasság nem dob: a terep elveszi a kockáját (N24.7).
       *[other] {""}
    }

## A terep, táblázatban

ground-closed = Senki sem léphet rá.
ground-closed-guns = A tüzérség nem léphet rá.
ground-stops = Aki ide lép, itt megáll.
ground-no-battle = Az egység abban a körben, amelyben ide lép, nem harcol.
ground-light-battles = Abban a körben, amelyben ide lép, csak a könnyű típusú gyalogság harcol.
ground-blocks-sight = Elzárja a rálátást.
ground-high = A síkról eltakarja, ami mögötte van, a dombról pedig a mögötte fekvő síkot; dombról dombra látni (N11.6–N11.8).
ground-no-square = Itt nem alakítható négyszög.
ground-no-combat = Se befelé, se kifelé nincs harc.
ground-no-melee = Se befelé, se kifelé nincs közelharc.
ground-into-both = Kocka az itteni célpont ellen: { $dice }.
ground-into-melee = Kocka közelharcban az itteni célpont ellen: { $dice }.
ground-into-fire = Kocka tűzharcban az itteni célpont ellen: { $dice }.
ground-out-both = Kocka innen: { $dice }.
ground-out-melee = Kocka közelharcban innen: { $dice }.
ground-out-fire = Kocka tűzharcban innen: { $dice }.
ground-uphill = Kocka dombra fel: { $dice }.
ground-downhill = Kocka dombról le: { $dice }.
ground-level = Kocka dombról dombra: { $dice }.
ground-works-in = Kocka sáncolt oldalon át befelé: { $dice }.
ground-works-out = Kocka sáncolt oldalon át kifelé: { $dice }.
ground-ignores-flags = Sáncolt oldal mögött figyelmen kívül hagyható zászló: { $flags }.
ground-not-the-hill = Dombon a sáncolt oldalon át befelé irányuló támadásnál csak a sánc számít.
ground-no-charge-dice = A „Lovasroham” többletkockái elvesznek, befelé és kifelé is.
ground-as-clear = Nyílt terepnek számít.
ground-change = { $class } { $change }

## Állandó parancsok

standing-no-first-strike = Lemondok az „Első csapás” lapról, amíg mást nem mondok

## A vezetett csata: mit mond egy barátságos bíró az egyes kérdésekhez, később röviden

guide-play-card = A lap mondja meg, mely csapataid mozdulnak meg ebben a körben; a többi vár (N5). Olyat keress, amely több, az ellenséghez közeli egységnek ad parancsot, lehetőleg abban a szektorban, ahol már erős vagy.
    .short = Melyik szektornak van most a legnagyobb szüksége rád (N5)?
guide-keep-card = Felderítés után két új lapot látsz, és egyet tartasz meg (N22.3). Azt válaszd, amelyik olyan szektorban ad parancsot, ahol sok egységed van az ellenség közelében.
guide-order-section = Mutasd meg, kit mozdít meg a lap: ebben a körben csak ők mozognak és harcolnak (N6). Az egységgel együtt álló vezér ugyanazzal a paranccsal megy. Azokat válaszd, akik elérnek egy ellenséget, és azokat az ágyúkat, amelyeknek van mire lőniük.
    .short = Előbb azoknak adj parancsot, akik elérnek egy ellenséget, aztán azoknak, akik mögöttük jönnek (N6).
guide-order-class = Ez a lap egyféle csapatoknak ad parancsot, bárhol álljanak is (N28). Azokat válaszd, amelyek ebben a körben elérnek egy ellenséget. A fel nem használt parancs elvész.
    .short = Azokat válaszd, amelyek ebben a körben elérnek egy ellenséget (N28).
guide-order-elan = Minden jel a maga fegyvernemének egy egységének, minden zászló bármely egységnek vagy vezérnek ad parancsot, és mind eggyel több kockával harcol (N28.5). Azokat válaszd tehát, akik rögtön harcolhatnak.
    .short = Azokat válaszd, akik rögtön harcolhatnak (N28.5).
guide-manoeuvre-or-normal = Vagy legfeljebb négy egység megy messzire harc nélkül, vagy egyetlen egység cselekszik a szokásos módon (N28.11). A hadmozdulat arra jó, hogy előrehozd, aki nagyon lemaradt.
guide-march-section = Egy szektorban minden gyalogságod parancsot kap (N28.8). Azt a szektort válaszd, ahol a legtöbben elérik az ellenséget.
guide-rally-who = Egyik meggyengült egységed visszakap egy blokkot, és parancsot is (N28.12). Akinek egyetlen blokkja maradt, az lassan elvesztett győzelmi zászló: rá gondolj először.
guide-supply-who = Egy általad választott egységnek az alapvonaláig kell hátramennie (N28.13). A legjobb helyen álló ellenséget küldd el, és rendszerint ne a magadét.
guide-supply-where = Ez az egység az alapvonaladra megy hátra (N28.13). Olyan helyet válassz, ahonnan a leghamarabb visszaér, vagy ahol szükség van rá.
guide-move-who = Előbb mindenki mozog, csak aztán harcol bárki is (N4.1), egyik egység a másik után. Akik elöl állnak, induljanak először, hogy helyet adjanak. Senkinek sem kötelező mozognia: szólj, ha végeztél.
    .short = Akik elöl állnak, induljanak először, hogy helyet adjanak (N7.1).
guide-move-where = A gyalogság egy mezőt megy, a könnyűlovasság hármat, a nehézlovasság kettőt, a gyalogtüzérség pedig vagy mozog, vagy harcol (N7). Maradjatok együtt: ha két saját egység áll mellette, egy egység figyelmen kívül hagyhat egy zászlót (N15.2). Mutass egy mezőre, és meglátod, ki tudna ott eltalálni.
    .short = Mutass egy mezőre, és meglátod, ki tudna ott eltalálni; és maradj a tieid közelében (N7).
guide-leader-where = A vezér legfeljebb három mezőt lovagol, és csatlakozhat vezér nélküli egységhez (N8). Vele az egység figyelmen kívül hagyhat egy zászlót, de ha blokkot veszít, ő is veszélybe kerül (N13), és az egy győzelmi zászló. Ne hagyd magára az ellenség közelében.
guide-battle-who = Minden egység, amely parancsot kapott, egyszer harcolhat: tüzel egy legalább két mezőre álló ellenségre, vagy közelharcot vív egy szomszéddal (N9). Sokszor az ágyúk és a muskéták jönnek előbb, hogy a szurony már gyengébb ellenséget találjon. Senkinek sem kötelező harcolnia.
    .short = Előbb a tűz, aztán a roham az ellen, aki meggyengült (N9).
guide-battle-whom = Egy egység nagyjából annyi kockával dob, ahány blokkja van (N10, N12). A célpont fegyvernemének jele talál, közelharcban a kard is, a zászló pedig visszaveti. Az esélyek mutatják, mire számíthatsz, és mit kaphatsz vissza; inkább egy ellenséggel végezz, mint hogy hármat megkarcolj.
    .short = Vesd össze az esélyeket azzal, amit visszakaphatsz (N10, N12).
guide-support = Azok az ágyúk, amelyek ebben a körben harcolhatnának, hozzáadhatják kockáikat egy közelharchoz (N25). Utána már nem harcolnak: hagyd ki őket, ha jobb saját célpontjuk van.
guide-respond = Az ellenség közelharcot indít ellened, és te a dobás előtt válaszolsz (N12.2). Ha az egységed utána is a mezőjén áll, visszavághat (N21).
    .short = Aki utána is a mezőjén áll, visszavághat (N21).
guide-take-ground = Az a gyalogság, amely közelharcban megtisztított egy mezőt, rá is léphet (N18). Így nem hagysz nyugtot az ellenségnek, de nézd meg, nem marad-e ott az egységed egyedül.
    .short = Nem marad-e ott az egységed egyedül (N18)?
guide-break-through = Az a lovasság, amely közelharcban megtisztított egy mezőt, rá is léphet, egy mezővel továbbmehet, és még egyszer támadhat (N19, N20). Menj tovább, ha gyenge ellenség van a közelben; maradj, ha csak bekerítenének.
guide-break-through-further = A lovasság egy mezővel továbblovagolhat, vagy itt megállhat (N19). Gyenge ellenség vagy magányos ágyúk melletti mezőt keress: onnan még egyszer támadhat (N20).
guide-bonus-melee = Áttörés után a lovasság másodszor is támadhat (N20). Ágyúk vagy gyenge egység ellen tedd meg; az ép egység visszavág, mint mindig (N21).
guide-battle-back = Az egységed megtartotta a mezőjét, és a megmaradt blokkjaival visszavághat, ami semmibe sem kerül (N21). A visszavágásra senki sem felel, így szinte sosincs okod lemondani róla.
    .short = A visszavágás semmibe sem kerül (N21).
guide-retreat = Minden zászló egy mezővel veti vissza az egységet a saját oldalad felé (N14). Ha nincs szabad útja, minden mezőért egy blokkal fizet. Fedezéket adó mezőt válassz, vagy olyat, amely mellett a tieid állnak.
    .short = Fedezéket adó mezőt válassz, vagy olyat, amely mellett a tieid állnak (N14).
guide-retire = A lovasság két mezőt lovagol hátra a saját oldalad felé (N23). Olyan utat válassz, amely után a gyalogság nem éri el, és ne a saját ágyúid elé állj.
guide-ignore-flags = Egy vezér, két szomszédos saját egység vagy a kiképzése révén egy egység figyelmen kívül hagyhat zászlókat (N15). Akkor megtartja a mezőjét, és közelharc után visszavághat. Ha gyenge, az ellenség pedig erős, inkább vonuljon vissza.
    .short = Aki zászlót hagy figyelmen kívül, megtartja a mezőjét; aki gyenge, talán jobb, ha megy (N15).
guide-leader-retreat = Az a vezér, aki elvesztette az egységét, vagy akit magában támadtak meg, egy–három mezőt vonul vissza (N16). Vidd vezér nélküli egységhez: magában könnyen odavész, és az egy győzelmi zászló az ellenségnek.

## A vezetett csata: amire felhívja a figyelmet

guide-welcome = Üdvözöllek, tábornok! Az győz, aki előbb szerez { $banners } győzelmi zászlót: egy jár minden ellenséges egységért, amely elveszti az utolsó blokkját, és egy minden elesett vezérért (N3). A körödben kijátszol egy lapot, parancsot adsz, mozogsz és harcolsz (N4).
guide-last-banner = Még egy győzelmi zászló, és tiéd a csata: a leggyengébb ellenségnek ({ $hex }) { $blocks } blokkja maradt.
guide-enemy-last-banner = Vigyázz: az ellenségnek már csak egy győzelmi zászló hiányzik. Tartsd távol tőle a gyenge egységeidet.
guide-useful-card = Ez a lap { $units } egységedet viheti harcba ebben a körben: „{ $card }”.
guide-can-battle = Akiknek parancsot adhatsz, azok közül ebben a körben ezek harcolhatnak: { $hexes }.
guide-guns-have-target = Ezeknek az ágyúknak innen van célpontjuk, és ha mozognak, ebben a körben nem tüzelnek (N7.10): jobb, ha a helyükön maradnak.
guide-foot-has-target = Innen minden kockájával tüzelhet; mozgás után csak nagyjából a felével (N10.5).
guide-cover-in-reach = Az erdő és a város védi azt, aki bent van, de aki belép, ott megáll, és rendszerint nem is harcol ebben a körben (N26.4, N26.7).
guide-last-block = Ennek az egységnek ({ $hex }) egy blokkja maradt: egyetlen találat győzelmi zászlót ér.
guide-sheltered = A terep védi az ellenséget ({ $hex }: { $terrain }, { $rule }): { $dice } kockával kevesebbel dobsz.
guide-may-form-square = Ez a gyalogság ({ $hex }) négyszöget alakíthat: akkor ő dob először, és neked legfeljebb egy kockád van (N24).
guide-square-offered = Négyszögben a gyalogságod dob először, és a lovasságnak legfeljebb egy kockája van. Egy lapodba kerül, és más ellenségnek a négyszög könnyű célpont (N24).
guide-retire-offered = A lovasságod kitérhet két mezőt: akkor csak a lovassági jel találja el, de nem vág vissza (N23).
guide-strike-offered = Nálad van az „Első csapás”: vele az egységed a támadó előtt dob (N28.7).

## Egy csata utólag: a története

report-running = { $battle }, ameddig a csata eljutott ({ $turn }. kör): { $first_the } { $first_score }, { $second_the } { $second_score } győzelmi zászlónál tartanak.
report-won-1 = { $battle }: { $seat_the } győztek { $score } győzelmi zászlóval { $against } ellenében ({ $turn }. kör).
report-won-2 = { $battle }: { $turn } kör után { $seat_the } maradtak a csatatér urai, { $score } győzelmi zászlóval { $against } ellenében.
report-won-3 = { $seat_the } megnyerték a csatát ({ $battle }): { $score } győzelmi zászlót szereztek { $against } ellenében, { $turn } kör alatt.
report-narrow-1 = Egyetlen zászlón múlt, hogy nem { $seat_the } győztek.
report-narrow-2 = Hajszálon múlt: { $seat_dat } csak egy zászló hiányzott.
report-bloodless = Eddig egyetlen blokk sem esett el.
report-lost-both = { $first_the } { $first_blocks }, { $second_the } { $second_blocks } blokkot vesztettek
report-lost-one = { $seat_the } { $blocks } blokkot vesztettek, az ellenfelük egyet sem
report-leaders-safe = Minden vezér élve megúszta.
report-leader-fell-1 = { $leader } elesett ({ $hex }, { $turn }. kör).
report-leader-fell-2 = { $seat_the } elvesztettek egy vezért: { $leader } ({ $hex }, { $turn }. kör).
report-square-broken-1 = Megtört egy négyszög ({ $hex }, { $turn }. kör), és vele veszett el { $unit_the }.
report-square-broken-2 = Négyszögben sem menekült meg { $unit_the } ({ $hex }, { $turn }. kör).
report-squares-held = { $count ->
        [one] Egy négyszög alakult, és kitartott.
       *[other] { $count } négyszög alakult, és egyik sem tört meg.
    }
report-objective-1 = { $seat_the } elfoglalták { $hex_the } mezőt ({ $turn }. kör), ami { $score } győzelmi zászlót ért.
report-objective-2 = { $hex_the } mező { $score } győzelmi zászlót hozott { $seat_dat } ({ $turn }. kör).
report-lead-kept = { $seat_the } az első zászlótól az utolsóig vezettek.
report-last-leader = A csata { $leader } halálával ért véget ({ $hex }).
report-last-nobody = { $seat_dat } senkijük sem maradt a csatatéren.

## Egy csata utólag: a táblázatai

report-head-blocks = Blokk

## Ami győzelmet hoz

score-name = Győzelmi zászlók
score-count = { $score } győzelmi zászló
score-of = { $score }/{ $needed } zászló
score-wins = győzelem { $needed } zászlóval
battle-goal-score = Szerezz { $many } győzelmi zászlót ebben a körben.

## The header: what each value means

help-side = A csata egyik oldala és a játékosa. A bekeretezettnek kell most válaszolnia (N4).
help-score = Megszerzett győzelmi zászlók és a győzelemhez kellő szám: egy jár minden ellenséges egységért, amely elveszti az utolsó blokkját, egy minden vezérért, néhány a célpontokért (N3).
help-cards = Parancskártyák a kézben. Körönként egyet ki kell játszani és egyet húzni (N5, N22); amelyik így szól, annyi egységnek ad parancsot, ahány lapod van (N6.6).
help-moment = A kör. Mindkét oldal a maga körében játszik: lap, parancsok, mozgás, harc, új lap (N4).

## The sheet of units and the legend

sign-leader = vezér
    .does = Mellszobor a nevével. A vele álló egység egy zászlót figyelmen kívül hagy, és jobban harcol; ha elesik, az ellenség győzelmi zászlót kap.
sign-square = négyszög
    .does = Lovasság ellen négyszögbe állt gyalogság: nem mozog és egy kockával dob, de a lovasság is csak egy kockával támadja.
figure-blocks = blokk
figure-move = mozgás
figure-range = lőtáv
figure-standing = tűz állva
figure-moving = tűz mozgás után
figure-guns = tűz 2, 3… mezőre
figure-melee = közelharc
unit-against-infantry = Közelharcban gyalogság ellen { $dice } kockával több (N12.3).
unit-no-sabers = A kard neki nem talál (N12.8).
unit-ignores-flags = { $count } zászlót figyelmen kívül hagy (N15).
unit-runs = Zászlónként { $count } mezőt vonul vissza (N14).
unit-light = Könnyű: erdőbe lépve is harcolhat (N26.4).
unit-may-square = Lovasság ellen négyszöget alakíthat (N24).

## What the guided battle has taught

learned-1 = A lap dönti el, ki cselekszik; az egy szektorban, az ellenséghez közel álló egységek használják ki a legjobban (N5, N6).
learned-2 = A kockák száma a blokkoktól, a távolságtól és a tereptől függ: minden támadás előtt nézd meg az esélyeket (N10, N12, N26).
learned-3 = Aki közelharcot indít, arra a helyben maradók visszavághatnak; a zászlók előbb elűzik őket (N14, N21).
learned-4 = Zászlók nyernek, nem a terep: inkább végezz egy gyenge egységgel, mint hogy hármat megkarcolj (N3).

## How the sheet of units is read

help-units = Zárójelben: meddig megy, ha harcolni is fog. A kockák sorban az 1, 2, 3… blokkos egységre értendők, az ágyúké távolság szerint, teljes erővel (N7, N10, N12).

## Tanácsok

hint-score = { $more ->
        [yes] Több győzelmi zászlót szerzel.
       *[no] Kevesebb győzelmi zászlót szerzel.
    }
hint-their-score = { $more ->
        [yes] Az ellenség több győzelmi zászlót szerez.
       *[no] Az ellenség kevesebb győzelmi zászlót szerez.
    }
hint-places = { $more ->
        [yes] Az egységeid közelebb vannak a zászlót érő terephez.
       *[no] Az egységeid távolabb vannak a zászlót érő tereptől.
    }
hint-hand = { $more ->
        [yes] Jobb lapok maradnak a kezedben.
       *[no] Rosszabb lapok maradnak a kezedben.
    }

## Előnyadás: mi változik az egyik félnek

handicap-banners = { $side_dat } { $count } győzelmi zászlóval { $change ->
        [fewer] kevesebb
       *[more] több
    } kell a győzelemhez
handicap-label-banners = { $side }: győzelmi zászló a győzelemhez
