# A The Great War szavai magyarul.
#
# A neveknek van puszta alakjuk és névelős alakjuk (.the). Ragozott név nincs: a mondatok úgy
# épülnek, hogy a név alanyesetben maradhasson („a brit gyalogság ellen”, „e7 → f7”).

## The lid of the box

lid-line = Lövészárkok, ágyúk és az első tankok a nyugati fronton
lid-length = körülbelül egy óra
tag-tanks = Tankok

## Nevek

seat-british = britek
    .the = a britek
    .dat = a briteknek
    .number = other
seat-german = németek
    .the = a németek
    .dat = a németeknek
    .number = other

nation-british = brit
nation-german = német
nation-french = francia

unit = { $nation ->
        [british] brit { $kind }
        [german] német { $kind }
        [french] francia { $kind }
       *[none] { $kind }
    }
    .the = { $nation ->
        [none] { $kind_the }
       *[other] a { unit }
    }
unit-with = { $unit } ({ $special })
unit-stuck = { $unit }, elakadt
unit-abandoned = { $unit }, elhagyott
trouble-stuck = elakadt tank
trouble-abandoned = elhagyott tank
nobody = senki
hex = { $name }
    .the = { AZ($name) } { $name }

kind-infantry = gyalogság
    .the = a gyalogság
kind-machine-gun = géppuskás osztag
    .the = a géppuskás osztag
kind-mortar = aknavetős osztag
    .the = az aknavetős osztag
kind-field-artillery = tábori tüzérség
    .the = a tábori tüzérség
kind-mark-i-male = „male” Mark I
    .the = a „male” Mark I
kind-mark-i-female = „female” Mark I
    .the = a „female” Mark I
kind-mark-iv-male = „male” Mark IV
    .the = a „male” Mark IV
kind-mark-iv-female = „female” Mark IV
    .the = a „female” Mark IV
kind-a7v = A7V
    .the = az A7V
kind-captured-mark-iv = zsákmányolt Mark IV
    .the = a zsákmányolt Mark IV
kind-whippet = Whippet
    .the = a Whippet
kind-mark-v-star = Mark V*
    .the = a Mark V*
kind-renault-ft = Renault FT
    .the = a Renault FT
kind-saint-chamond = Saint-Chamond
    .the = a Saint-Chamond

special-bomber = kézigránátos
    .the = a kézigránátos
special-marksman = mesterlövész
    .the = a mesterlövész
special-loader = töltő
    .the = a töltő
special-observer = előretolt megfigyelő
    .the = az előretolt megfigyelő
special-engineer = hadmérnök
    .the = a hadmérnök

terrain-countryside = síkvidék
terrain-forest = erdő
terrain-hill = domb
terrain-building = épület
terrain-rubble = épületrom
terrain-trench = lövészárok
terrain-mine-crater = bombakráter
terrain-fortified-building = megerősített épület
terrain-sunken-lane = mélyút
terrain-river = folyó
terrain-ford = átgázolható folyó

token-shell-crater = aknakráter
token-wire = szögesdrót
token-strongpoint = megerősített pozíció
token-bridge = híd
token-damaged-bridge = sérült híd
token-footbridge = gyaloghíd

face-soldier = katona
face-burst = robbanás
face-skull = halálfej
face-flag = zászló
face-hq = HQ
face-count = { $count } × { $face }

section-left = bal szektor
    .the = a bal szektor
section-center = középső szektor
    .the = a középső szektor
section-right = jobb szektor
    .the = a jobb szektor

## Parancskártyák

card-recon-left = Felderítés balra
    .does = Adj 1 parancsot a bal szektorodban egy egységnek vagy a tartalék tüzérségnek; a kör végén 2 lapot húzol, és 1-et tartasz meg.
card-recon-center = Felderítés középen
    .does = Adj 1 parancsot a középső szektorban egy egységnek vagy a tartalék tüzérségnek; a kör végén 2 lapot húzol, és 1-et tartasz meg.
card-recon-right = Felderítés jobbra
    .does = Adj 1 parancsot a jobb szektorodban egy egységnek vagy a tartalék tüzérségnek; a kör végén 2 lapot húzol, és 1-et tartasz meg.
card-probe-left = Puhatolózás balra
    .does = Adj 2 parancsot a bal szektorodban; az egyiket a tartalék tüzérség is kaphatja.
card-probe-center = Puhatolózás középen
    .does = Adj 2 parancsot a középső szektorban; az egyiket a tartalék tüzérség is kaphatja.
card-probe-right = Puhatolózás jobbra
    .does = Adj 2 parancsot a jobb szektorodban; az egyiket a tartalék tüzérség is kaphatja.
card-attack-left = Támadás balra
    .does = Adj 3 parancsot a bal szektorodban; az egyiket a tartalék tüzérség is kaphatja.
card-attack-center = Támadás középen
    .does = Adj 3 parancsot a középső szektorban; az egyiket a tartalék tüzérség is kaphatja.
card-attack-right = Támadás jobbra
    .does = Adj 3 parancsot a jobb szektorodban; az egyiket a tartalék tüzérség is kaphatja.
card-assault-left = Roham balra
    .does = A bal szektorodban annyi egységnek adj parancsot, ahány parancskártyád van ezzel együtt; a tartalék tüzérségnek nem adhatsz.
card-assault-center = Roham középen
    .does = A középső szektorban annyi egységnek adj parancsot, ahány parancskártyád van ezzel együtt; a tartalék tüzérségnek nem adhatsz.
card-assault-right = Roham jobbra
    .does = A jobb szektorodban annyi egységnek adj parancsot, ahány parancskártyád van ezzel együtt; a tartalék tüzérségnek nem adhatsz.
card-recon-in-force = Harcfelderítés
    .does = Adj 1-1 parancsot mindhárom szektorban; az egyiket a tartalék tüzérség is kaphatja.
card-general-advance = Általános előrenyomulás
    .does = Adj parancsot 2-2 egységnek mindhárom szektorban; a tartalék tüzérségnek nem adhatsz.
card-pincer = Harapófogó
    .does = Adj parancsot 2 egységnek a bal és 2 egységnek a jobb szektorodban; a tartalék tüzérségnek nem adhatsz.
card-artillery-bombard = Tüzérségi bombázás
    .does = A tartalék tüzérséged bármelyik mezőre tüzel, és az első célzáskocka ingyen van; ha nincs tartalék tüzérséged, adj parancsot 1 egységnek bárhol.
card-first-strike = Első csapás
    .does = Akkor játszd ki, amikor az ellenség közelharcot jelent be: a te egységed dob először, és nem nyer teret. A saját körödben sosem játszható ki.
card-about-turn-and-run = Hátra arc és futás!
    .does = Annyi egységnek adj parancsot, ahány parancskártyád van ezzel együtt: a gyalogság legfeljebb 3, a géppuska és az aknavető 2 mezőt mozog; nem harcolhatnak, és senki sem hagyhatja el a táblát.
card-over-the-top = Ki az árokból!
    .does = Annyi gyalogságnak adj parancsot, ahány parancskártyád van ezzel együtt: 2 mező után is harcolhatnak.
card-direct-from-hq = Egyenesen a főhadiszállásról
    .does = Adj parancsot legfeljebb 4 egységnek bárhol.
card-close-assault = Közelharci roham
    .does = Minden egységed parancsot kap, amely mellett ellenség áll: nem mozognak, és közelharcban eggyel több kockával dobnak.
card-fire-fight = Tűzharc
    .does = Adj parancsot legfeljebb 4 egységnek, amely mellett nincs ellenség: nem mozognak, és eggyel több kockával tüzelnek.
card-counter-order = Ellenparancs
    .does = Az ellenfeled legutóbbi lapja lesz belőle, ugyanarra a terepre: az ő balja a te jobbod. Ha még nem játszott ki lapot, adj parancsot 1 egységnek bárhol.
card-recover-regroup = Pihenő és rendeződés
    .does = Adj parancsot 1 egységnek bárhol: előbb visszakap legfeljebb 2 elvesztett figurát, vagy egy elakadt tank dobás nélkül ismét mozgásképes.
card-big-push = Nagy offenzíva
    .does = Válassz egy szektort, és ott kettővel több egységnek adj parancsot, mint ahány parancskártyád van ezzel együtt: a gyalogság közelharcban eggyel több kockával dob.

## Harci kártyák

combat-rifle-butts-and-bayonets = Puskatus és bajonett
    .does = 2 HQ: amikor parancsot kapott egységed közelharcot jelent be, kettővel több kockával dob; teret nem nyerhet.
combat-surprise-attack = Meglepetésszerű támadás
    .does = 2 HQ: a harcaid előtt válassz egy egységet, amely nem kapott parancsot: onnan harcolhat, ahol áll, és nem nyer teret.
combat-machine-gun-barrage = Géppuskás zárótűz
    .does = 2 HQ: a harcaid előtt; parancsot kapott géppuskáid, amelyek nem mozogtak, és az elég géppuskát hordozó tankok ebben a körben eggyel több kockával tüzelnek.
combat-creeping-barrage = Tűzhenger
    .does = 2 HQ: a harcaid előtt, ha a tartalék tüzérséged nem kapott parancsot; parancsot kapott gyalogságod közelharcaiban a terep eggyel kevesebb katonát töröl.
combat-gas-attack = Gáztámadás
    .does = 3 HQ: a harcaid előtt dobj 3 kockával egy ellenséges gyalogos egységre, amely legfeljebb 3 mezőre van valamelyik gyalogos egységedtől: a katona és a halálfej talál, a robbanás nem, és a terep nem véd.
combat-counter-attack = Ellentámadás
    .does = 2 HQ: amikor egységedet közelharcban megtámadták, és a mezőjén maradt, azonnal visszavág.
combat-pinned-down = Tűz alatt
    .does = 1 HQ: amikor egy ellenséges gyalogos egység mozogni készül gyalogságod vagy géppuskád lőtávolságában, és az rálát, a helyén marad.
combat-wire-cutters = Drótvágók
    .does = 1 HQ: amikor gyalogságod mozogni készül, a szögesdrót nem állítja meg, ebben a körben nem vesz el tőle kockát, és az útjáról lekerül.
combat-steady-lads = Kitartás, fiúk!
    .does = 1 HQ: amikor zászlót dobtak gyalogos egységed ellen, kettővel többet hagyhat figyelmen kívül, és nem kap tankpánikot.
combat-covering-fire = Fedezőtűz
    .does = 1 HQ: amikor parancsot kapott gyalogságod vagy géppuskád tüzel, eggyel több kockával dob.
combat-sharpshooters = Éles szemű lövészek
    .does = 1 HQ: amikor parancsot kapott gyalogságod vagy géppuskád mozgás nélkül tüzel, a halálfej is talál.
combat-trench-raid = Árokrajtaütés
    .does = 1 HQ: amikor parancsot kapott gyalogságod lövészárokban álló gyalogos egységet támad közelharcban, azt a mezője semmitől sem védi.
combat-aerial-spotter = Légi megfigyelő
    .does = 1 HQ: a célzáskockáid után válassz egyet, amelyik elsodródna: célba ér.
combat-dud-shells = Besült gránátok
    .does = 1 HQ: az ellenség célzáskockái után neki kettőt le kell vennie, tetszése szerint.
combat-stretcher-bearers = Hordágyvivők
    .does = 2 HQ: a köröd végén egy gyalogos egységed, amely mellett nincs ellenség, visszakap 1 figurát.
combat-smoke-screen = Füstfüggöny
    .does = 1 HQ: amikor ellenséges egység tüzel, eggyel kevesebb kockával dob.
combat-supply-dump = Lőszerraktár
    .does = 0 HQ: a köröd végén végy el 2 HQ jelzőt.
combat-intelligence = Hírszerzés
    .does = 0 HQ: a köröd elején nézd meg az ellenség harci kártyáit; egyet közülük, találomra, el kell dobnia.

## Események: a kör és kártyái

event-turn = { $turn }. kör: { $seat_the }.
event-play-card = { $seat_the } lapja: „{ $card }”.
event-counter-order = { $card_id ->
        [none] Az „Ellenparancs” nem talál másolható lapot, és egy egységnek ad parancsot bárhol.
       *[other] Az „Ellenparancs” ezt a lapot másolja: „{ $card }”.
    }
event-draw = { $seat_the } húznak: „{ $card }”.
event-draw-unseen = { $seat_the } húznak egy parancskártyát.
event-discard = { $seat_the } eldobják: „{ $card }”.
event-draw-combat = { $seat_the } harci kártyát húznak: „{ $combat }”.
event-draw-combat-unseen = { $seat_the } húznak egy harci kártyát.
event-combat-card = { $cost ->
        [0] { $seat_the } kijátsszák ezt a harci kártyát: „{ $combat }” (ingyen).
       *[other] { $seat_the } kijátsszák ezt a harci kártyát: „{ $combat }” ({ $cost } HQ jelző).
    }
event-combat-card-on = { $cost ->
        [0] { $seat_the } kijátsszák ezt a harci kártyát: „{ $combat }” (ingyen). Akit érint: { $unit } ({ $hex }).
       *[other] { $seat_the } kijátsszák ezt a harci kártyát: „{ $combat }” ({ $cost } HQ jelző). Akit érint: { $unit } ({ $hex }).
    }
event-spotted = „{ combat-aerial-spotter }”: { AZ($number) } { $number } számot mutató célzáskocka célba ér ({ $hex }).
event-dud = „{ combat-dud-shells }”: { $seat_the } levesznek egy célzáskockát, a száma { $number } ({ $hex }).
event-drop-combat = { $seat_the } eldobják egy HQ jelzőért: „{ $combat }”.
event-spied = { $seat_the } megnézik az ellenség harci kártyáit: { $seen }.
event-spied-unseen = { $seat_the } megnézik az ellenség harci kártyáit.
event-lost-combat = { $seat_the } elvesztenek egy harci kártyát: „{ $combat }”.
event-reshuffle = { $deck ->
        [combat] Az eldobott harci kártyákból új pakli lesz.
       *[command] Az eldobott parancskártyákból új pakli lesz.
    }
event-hq-gained = { $seat_the } { $tokens } HQ jelzőt kapnak.

## Események: parancsok és javítások

event-order = { $unit_the } ({ $hex }) parancsot kap.
event-guns-ordered = { $seat_the } parancsot adnak a tartalék tüzérségüknek.
event-guns-silent = { $seat_the } tartalék tüzérségének nincs jelzője a tüzeléshez.
event-restored = { $unit_the } ({ $hex }) visszakap { $figures } figurát.
event-freed = { $thrown ->
        [0] { $unit_the } ({ $hex }) ismét mozgásképes.
       *[other] { $unit_the } ({ $hex }) ismét mozgásképes: { $faces }.
    }
event-still-stuck = { $unit_the } ({ $hex }) még mindig mozgásképtelen: { $faces }.
event-abandoned = A legénység magára hagyja a tankot: { $unit } ({ $hex }).

## Események: mozgás

event-move = { $unit_the } mozog: { $from } → { $hex }.
event-stuck = { $unit_the } elakad ({ $hex }): { $faces }.
event-not-stuck = { $unit_the } nem akad el ({ $hex }): { $faces }.
event-wire-gone = A szögesdrót ({ $hex }) lekerül.
event-exit = { $unit_the } áttör ({ $hex }), és elhagyja a táblát.

## Események: gránátok

event-shelling = { $seat_the } a senkiföldjét lövik { $hex } körül: { $numbers } ({ $craters ->
        [0] nincs kráter
       *[other] { $craters } kráter
    }).
event-targeting = { $free ->
        [0] { $seat_the } ide lőnek: { $hex }, célzáskockák: { $numbers }.
       *[other] { $seat_the } ide lőnek: { $hex }, célzáskockák (egy ingyen): { $numbers }.
    }
event-ground-changed = A gránátok feltúrják a terepet ({ $hex }).

## Események: harc

throw-result = { $target_class ->
        [tank] { $hits ->
            [0] nincs lehetséges találat
           *[other] { $hits } lehetséges találat
        }
       *[soldiers] { $hits ->
            [0] nincs találat
           *[other] { $hits } találat
        }
    }{ $flags ->
        [0] {""}
       *[other] , { $flags } zászló
    }
event-throw = { $way ->
        [ranged] { $unit_the } ({ $from }) tüzel, célpontja { $target_the } ({ $hex }): { $faces } ({ throw-result }).
        [first-strike] { $unit_the } ({ $from }) csap először { $target_the } ({ $hex }) ellen: { $faces } ({ throw-result }).
        [counter-attack] { $unit_the } ({ $from }) visszavág { $target_the } ({ $hex }) ellen: { $faces } ({ throw-result }).
        [gas] { $seat_the } gáztámadása { $target_the } ({ $hex }) ellen: { $faces } ({ throw-result }).
        [on-target] { $seat_the } gránátjai célba érnek { $target_the } ({ $hex }) ellen: { $faces } ({ throw-result }).
        [drift] { $seat_the } egyik gránátja elsodródik { $target_the } ({ $hex }) felé: { $faces } ({ throw-result }).
        [three-plus] { $seat_the } gránátjai lesújtanak { $target_the } ({ $hex }) ellen: { $faces } ({ throw-result }).
       *[close] { $unit_the } ({ $from }) közelharcot vív { $target_the } ({ $hex }) ellen: { $faces } ({ throw-result }).
    }
event-confirm = A lehetséges találatok újradobása { $unit_the } ({ $hex }) ellen: { $faces } ({ $hits ->
        [0] nincs megerősített találat
       *[other] { $hits } megerősített találat
    }).
event-losses = { $unit_class ->
        [tank] { $left ->
                [0] { $unit_the } ({ $hex }) megkapja az utolsó találatot.
               *[other] { $unit_the } ({ $hex }) { $blocks } találatot kap, még { $left } semmisíti meg.
            }
       *[soldiers] { $left ->
                [0] { $unit_the } ({ $hex }) elveszti utolsó { $blocks ->
                    [1] figuráját
                   *[other] { $blocks } figuráját
                }.
               *[other] { $unit_the } ({ $hex }) { $blocks } figurát veszít, { $left } marad.
            }
    }
event-special-lost = { $unit_the } ({ $hex }) elveszti a különleges figuráját is ({ $special }): { $faces }.
event-special-kept = { $unit_the } ({ $hex }) megtartja a különleges figuráját ({ $special }): { $faces }.
event-destroyed = { $unit_the } ({ $hex }) megsemmisül.
event-flags-ignored = { $unit_the } ({ $hex }) figyelmen kívül hagy { $flags } zászlót{ $reasons ->
        [0] {""}
       *[other] {" "}({ $because })
    }.
event-must-retreat = { $unit_the } ({ $hex }) { $flags } mezőt kénytelen visszavonulni.
event-retreat = { $unit_the } visszavonul: { $from } → { $hex }.
event-retreat-blocked = { $unit_the } ({ $hex }) nem tud visszavonulni, és { $figures } figurát veszít.
event-first-strike = „Első csapás”: { $unit_the } ({ $hex }) a támadó előtt dob.
event-combat-lost = { $unit_the } ({ $from }) harca elmarad ({ $hex }).
event-gains-ground = { $unit_the } teret nyer: { $from } → { $hex }.
event-surprise = „Meglepetésszerű támadás”: { $unit_the } ({ $hex }) parancs nélkül harcolhat.
event-wire-cut = { $unit_the } átvágja a szögesdrótot ({ $hex }): { $faces }.
event-wire-holds = { $unit_the } nem jut át a szögesdróton ({ $hex }): { $faces }.
event-bridge-built = { $unit_the } helyreállítja a hidat ({ $hex }).

## Események: győzelmi jelzők

event-medal = { $seat_the } { $medals } győzelmi jelzőt szereznek.
event-objective = { $seat_the } tartják a célpontot ({ $hex }), ami { $medals } győzelmi jelzőt ér.
event-objective-lost = { $seat_the } már nem tartják a célpontot ({ $hex }), és visszaadnak { $medals } győzelmi jelzőt.
event-victory = { $seat_the } { $medals } győzelmi jelzővel megnyerik a csatát!
event-drawn = Lejárt az idő: döntetlen, { $medals }-{ $medals } győzelmi jelzővel.
event-drawn-missing = Lejárt az idő: döntetlen, mindkét félnek { $medals } győzelmi jelző hiányzik.

## Kérdések

question-shell-where = Senkiföldje: hová hulljanak a gránátok? ({ $section })
question-intelligence = Kijátszod a „Hírszerzés” lapot?
question-play-card = Melyik parancskártyát játszod ki?
question-order-section = „{ $card }”: kinek adsz parancsot? (maradt: { $orders })
question-order-any = { $card_id ->
        [none] Melyik egységnek adsz parancsot?
        [over-the-top] „{ $card }”: melyik gyalogságnak adsz parancsot? (maradt: { $orders })
       *[other] „{ $card }”: mely egységeknek adsz parancsot? (maradt: { $orders })
    }
question-push-where = „{ $card }”: melyik szektorban?
question-repair-who = Melyik elakadt tankot próbálod megjavítani?
question-repair-dice = { $unit_the } ({ $hex }) { $own ->
        [0] saját javító kocka nélkül dob
       *[other] { $own } saját javító kockával dob
    }: hányat veszel hozzá?
question-abandon = { $unit_the } ({ $hex }) még mindig mozgásképtelen: magára hagyja a legénysége?
question-move-who = Ki mozog most?
question-wire-cutters = { $unit_the } ({ $hex }) mozogni készül: kijátszod a „Drótvágók” lapot?
question-pin-down = { $unit_the } ({ $hex }) mozogni készül: kijátszod a „Tűz alatt” lapot?
question-move-where = Hová mozog { $unit_the } ({ $hex })?
question-target = Melyik mezőre lő a tartalék tüzérség?
question-targeting-dice = Hány célzáskockával? ({ $hex })
question-spotter = Célzáskockák ({ $hex }): { $numbers }. Kijátszod a „Légi megfigyelő” lapot?
question-spot = Célzáskockák ({ $hex }): { $numbers }. Melyik ér célba?
question-duds = Az ellenség célzáskockái ({ $hex }): { $numbers }. Kijátszod a „Besült gránátok” lapot?
question-dud = „Besült gránátok”: melyik célzáskockádat veszed le ({ $numbers })?
question-opening = A harcok előtt: kijátszol harci kártyát?
question-gas-where = Kire száll a gáz?
question-surprise-who = Melyik egység harcol parancs nélkül?
question-battle-who = Ki harcol most?
question-battle-whom = Mit tesz { $unit_the } ({ $hex })?
question-combat-card = { $way ->
        [ranged] { $attacker_the } ({ $from }) tüzel, célpontja { $unit_the } ({ $hex }): kijátszol harci kártyát?
       *[close] { $attacker_the } ({ $from }) közelharcot indít { $unit_the } ({ $hex }) ellen: kijátszol harci kártyát?
    }
question-respond = { $way ->
        [ranged] { $attacker_the } ({ $from }) tüzel, célpontja { $unit_the } ({ $hex }): mi a válaszod?
       *[close] { $attacker_the } ({ $from }) közelharcot indít { $unit_the } ({ $hex }) ellen: mi a válaszod?
    }
question-steady = { $flags } zászló { $unit_the } ({ $hex }) ellen, ebből figyelmen kívül hagyható: { $ignorable }. Kijátszod a „Kitartás, fiúk!” lapot?
question-ignore-flags = { $flags } zászló { $unit_the } ({ $hex }) ellen: hányat hagysz figyelmen kívül?
question-retreat = Merre vonul vissza { $unit_the } ({ $hex })?
question-gain-ground = Teret nyer { $attacker_the } ({ $from } → { $hex })?
question-bonus-combat = { $unit_the } ({ $hex }) még egyszer harcolhat: ki ellen?
question-counter = { $unit_the } ({ $hex }) kitartott: kijátszod az „Ellentámadás” lapot { $attacker_the } ({ $from }) ellen?
question-end-card = A köröd vége: kijátszol harci kártyát?
question-bearers = Melyik egység kap vissza egy figurát?
question-recon = Győzelmi jelzőt veszel el, vagy két lapot húzol, és egyet tartasz meg?
question-keep-card = Melyiket tartod meg a két lap közül?
question-card-or-tokens = Harci kártyát húzol, vagy két HQ jelzőt veszel el?
question-drop-card = Eldobsz egy harci kártyát egy HQ jelzőért?

## Lépések

action-done = { $question ->
        [repair-who] Nincs több javítás
        [move-who] Nincs több mozgás
        [battle-who] Nincs több harc
        [drop-card] Minden harci kártya marad
        [order-any] Nincs több parancs
        [order-section] Nincs több parancs
       *[other] Kész
    }
action-card = Kijátszás: „{ $card }”
action-play = Kijátszás: „{ $combat }” ({ $cost } HQ)
action-pass = { $question ->
        [combat-card] Nincs harci kártya
        [counter] Nincs visszavágás
        [duds] Hulljanak a gránátok
        [end-card] Nincs harci kártya
        [intelligence] Az ellenség kártyái rejtve maradnak
        [opening] Nincs harci kártya
        [pin-down] Hadd mozogjon
        [respond] Nincs válasz
        [spotter] A kockák maradnak, ahogy vannak
        [steady] Nincs harci kártya
        [wire-cutters] A szögesdrót marad
       *[other] Passz
    }
action-order = Parancs: { $unit } ({ $hex })
action-guns = Parancs a tartalék tüzérségnek: { $section }
action-section = { $section_the }
action-repair = Javítás: { $unit } ({ $hex })
action-dice = { $question ->
        [repair-dice] { $dice ->
            [0] Egyet sem
           *[other] { $dice } javító kocka vásárlása
        }
       *[other] { $dice } kocka
    }
action-abandon = A tank elhagyása
action-unit = { $question ->
        [battle-who] Harcol: { $unit } ({ $hex })
        [surprise-who] Meglepetés: { $unit } ({ $hex })
        [bearers] Egy figura vissza: { $unit } ({ $hex })
       *[other] Mozog: { $unit } ({ $hex })
    }
action-move = Mozgás ide: { $hex }
action-stop = { $question ->
        [move-where] Megállás itt
       *[other] Megállás
    }
action-exit = A tábla elhagyása
action-target = { $question ->
        [gas-where] Gáz: { $unit } ({ $hex })
       *[other] Gránátok ide: { $hex }
    }
action-spot = A kocka ezzel a számmal: { $number }
action-dud = Egy kocka levétele ezzel a számmal: { $number }
action-fire = Tűz: { $unit } ({ $hex })
action-attack = Közelharc: { $unit } ({ $hex })
action-cut = A szögesdrót átvágása
action-build = A híd helyreállítása: { $hex }
action-strike = Kijátszás: „Első csapás”
action-ignore = { $flags ->
        [0] Egyet sem
       *[other] { $flags } zászló figyelmen kívül hagyása
    }
action-retreat = Visszavonulás ide: { $hex }
action-advance = Térnyerés: { $hex }
action-hold = { $question ->
        [abandon] A legénység marad
        [battle-whom] Nem harcol
        [bonus-combat] Nincs bónusz harc
        [gain-ground] Marad a helyén
        [move-where] Nem mozog
       *[other] Marad
    }
action-keep = Megtartás: „{ $card }”
action-medal = Győzelmi jelző és egy húzott lap
action-tokens = Két HQ jelző
action-draw = { $question ->
        [recon] Két húzott lap, egy marad
       *[other] Egy húzott harci kártya
    }
action-drop = Eldobás: „{ $combat }”

## Kockák

modifier-sheet = Az egység: { $dice } kocka
modifier-gas = Gáz: { $dice } csatakocka
modifier-shells = Gránátok: { $dice } csatakocka
modifier-bomber = { $signed } a kézigránátos miatt
modifier-marksman = { $signed } a mesterlövész miatt
modifier-loader = { $signed } a töltő miatt
modifier-entered = { $signed } a terep miatt, ahová most lépett
modifier-wire = { $signed } szögesdróton
modifier-stuck = { $signed } elakadt tankként
modifier-card = { $signed } a parancskártya miatt
modifier-butts = { $signed } a lap miatt: „Puskatus és bajonett”
modifier-barrage = { $signed } a lap miatt: „Géppuskás zárótűz”
modifier-crossfire = { $signed } kereszttűz miatt
modifier-anti-tank = { $signed } dombon álló tábori tüzérség tank ellen
modifier-covering-fire = { $signed } a lap miatt: „Fedezőtűz”
modifier-smoke = { $signed } a lap miatt: „Füstfüggöny”
modifier-soldiers-hit = A katona talál
modifier-bursts-hit = A robbanás talál
modifier-skulls-hit = A halálfej talál
modifier-every-face = Három vagy több célba ért kocka: minden oldal talál
modifier-ground-cancels = Katona, amelyet a terep töröl: { $count }
modifier-bursts-may-hit = A robbanás lehetséges találat a tankon
modifier-skulls-may-hit = A halálfej lehetséges találat a tankon
modifier-flags-may-hit = A zászló lehetséges találat a tankon
modifier-first-flag = Zászló, amely nem árt a tanknak: { $count }

## Elutasítások: kártyák és parancsok

refusal-not-in-hand = Ez a lap nincs a kezedben.
refusal-strike-not-now = Az „Első csapás” az ellenség közelharcára válasz, a saját körödben sosem játszható ki.
refusal-no-orders-possible = A lap senkinek sem adhatott parancsot, ezért ebben a körben nincs parancs, mozgás és harc.
refusal-no-unit-here = Ezen a mezőn nincs egység.
refusal-not-yours = Ezek nem a te csapataid.
refusal-already-ordered = Már kapott parancsot.
    .of = { $unit_the } ({ $hex }) már kapott parancsot.
refusal-abandoned-no-order = Elhagyott tank nem kap parancsot.
    .of = { $unit_the } ({ $hex }) elhagyott, nem kap parancsot.
refusal-wrong-section = A lap ebben a szektorban senkinek sem ad parancsot.
refusal-pushed-elsewhere = A „Nagy offenzíva” másik szektorban folyik.
refusal-section-full = A lapnak nincs több parancsa ebben a szektorban.
refusal-shared-order = Egy két szektor határán álló egység elhasználta ennek a szektornak a parancsát.
refusal-no-orders-left = A lapnak nincs több parancsa.
refusal-infantry-only = A „Ki az árokból!” csak gyalogságnak ad parancsot.
refusal-not-adjacent-only = A „Tűzharc” nem ad parancsot olyan egységnek, amely mellett ellenség áll.
refusal-no-guns-in-reserve = Ebben a csatában nincs tartalék tüzérséged.
refusal-guns-ordered = A tartalék tüzérség már megkapta a parancsát.
refusal-no-guns-by-card = Ez a lap nem ad parancsot a tartalék tüzérségnek.

## Elutasítások: harci kártyák

refusal-combat-not-in-hand = Ez a harci kártya nincs a kezedben.
refusal-one-combat-card = Ebben a körben már kijátszottad az egyetlen harci kártyádat.
refusal-cards-shut = A parancskártya senkinek sem adhatott parancsot: ezekben a fázisokban senki sem játszhat ki harci kártyát.
refusal-too-expensive = Nincs elég HQ jelződ ehhez a laphoz.
refusal-not-in-window = Most nincs itt ennek a lapnak az ideje.
refusal-of-no-use = Most nem érne semmit.
refusal-tank-not-steadied = A „Kitartás, fiúk!” gyalogos egységeké, nem tankoké.
refusal-smoke-no-shells = A „Füstfüggöny” a tartalék tüzérség ellen nem használható.
refusal-counter-may-not = A megtámadott egység nem harcolhat, ezért nem hajthat végre „Ellentámadást”.
refusal-driven-no-counter = „Ellentámadást” csak olyan egység hajthat végre, amely a mezőjén maradt.

## Elutasítások: javítás

refusal-not-stuck = Ez a tank nincs elakadva.
refusal-no-tank = Csak elakadt tankot lehet javítani; ez nem tank.
refusal-stuck-this-turn = A tank ebben a körben akadt el; javításához egy későbbi körben kell parancs.
refusal-one-attempt = Egy tank körönként egyszer próbálkozhat, és ez már próbálkozott.
refusal-abandoned-no-repair = Elhagyott tankot sosem lehet megjavítani.
refusal-no-repair-dice = Egyetlen javító kocka sincs a próbálkozáshoz.
refusal-too-many-dice = Egy javításhoz legfeljebb három javító kockát lehet venni.
refusal-no-hq-for-repair = Minden javító kocka egy HQ jelzőbe kerül, és nincs elég jelződ.
refusal-never-repaired = Ebben a forgatókönyvben ez a tank végleg a helyén marad.

## Elutasítások: mozgás

refusal-not-ordered = Ebben a körben nincs parancsa.
    .of = { $unit_the } ({ $hex }) ebben a körben nem kapott parancsot.
refusal-moved-already = Már megvolt a mozgása.
    .of = { $unit_the } ({ $hex }) már túl van a mozgásán.
refusal-stuck-on-the-way = A tank elakadt, és ezzel véget ért a mozgása.
    .of = { $unit_the } ({ $hex }) elakadt, és ezzel véget ért a mozgása.
refusal-card-no-move = Ezzel a parancskártyával senki sem mozog.
refusal-stuck-no-move = Elakadt tank nem mozog.
    .of = { $unit_the } ({ $hex }) elakadt, nem mozog.
refusal-abandoned-no-move = Elhagyott tank nem mozog.
    .of = { $unit_the } ({ $hex }) elhagyott, nem mozog.
refusal-pinned-no-move = Tűz alatt van, nem mozdulhat.
    .of = { $unit_the } ({ $hex }) tűz alatt van, nem mozdulhat.
refusal-occupied = Nincs hely: a mező foglalt.
    .of = A mezőn ({ $hex }) már ott áll { $unit_the }.
refusal-shut-in = Sehová sem mehet: a szomszédos mezők foglaltak vagy zártak.
    .of = Sehová sem mehet { $unit_the } ({ $hex }): a szomszédos mezők foglaltak vagy zártak.
refusal-too-far = Ez messzebb van, mint ameddig elérhet.
    .of = Ez messzebb van, mint ameddig { $unit_the } ({ $hex }) elmehet.
refusal-run-too-far = A „Hátra arc és futás!” lappal sem mehet messzebbre.
    .of = { $unit_the } ({ $hex }) a „Hátra arc és futás!” lappal sem mehet messzebbre.
refusal-not-next = A mozgás a szomszédos mezőn folytatódik.
refusal-already-there = Már ott áll: a mozgás a szomszédos mezőre visz.
    .of = { $unit_the } már ott áll ({ $hex }): a mozgás a szomszédos mezőre visz.
refusal-river-closed = A folyóra híd nélkül nem lehet lépni.
refusal-river-closed-to-tanks = Tank csak ép hídon kel át a folyón.
refusal-river-closed-to-guns = Tábori tüzérség csak ép hídon kel át a folyón.
refusal-damaged-bridge = A sérült híd nem bír el tankot és ágyút.
refusal-footbridge-only = A gyaloghíd nem bír el tankot és ágyút.
refusal-must-stop = A terep, ahová lépett, megállítja a mozgást.
    .of = A terep ({ $hex }) megállította az egységet: { $unit }.
refusal-wire-stops = A szögesdrót, ahová lépett, megállítja a mozgást.
    .of = A szögesdrót ({ $hex }) megállította az egységet: { $unit }.
refusal-no-exit = Ebben a forgatókönyvben az egységeid nem hagyhatják el a táblát.
refusal-not-at-edge = Nem az ellenség alapvonalán kezdte a kört.
    .of = { $unit_the } ({ $hex }) nem az ellenség alapvonalán kezdte a kört.
refusal-exit-first = A mozgása első mezőjével kell elhagynia a táblát.
refusal-stuck-no-exit = Elakadt tank nem hagyhatja el a táblát.
refusal-run-no-exit = A „Hátra arc és futás!” lappal senki sem hagyhatja el a táblát.

## Elutasítások: harc

refusal-battled-already = Ebben a körben már harcolt.
    .of = { $unit_the } ({ $hex }) ebben a körben már harcolt.
refusal-left-alone = Már sorra került, és nem harcolt; ebben a körben újra nem kerül sorra.
refusal-moved-too-far = Túl messzire mozgott ahhoz, hogy harcoljon.
    .of = { $unit_the } ({ $hex }) túl messzire mozgott ahhoz, hogy harcoljon.
refusal-run-no-battle = A „Hátra arc és futás!” lappal a parancsot kapott egységek nem harcolnak.
refusal-moved-no-battle = Mozgott, ezért nem harcolhat.
    .of = { $unit_the } ({ $hex }) mozgott, ezért nem harcolhat.
refusal-gun-moved = A tábori tüzérség vagy mozog, vagy harcol; ez már mozgott.
    .of = { $unit_the } ({ $hex }) már mozgott; a tábori tüzérség vagy mozog, vagy harcol.
refusal-got-stuck-no-battle = A tank ebben a körben elakadt, ezért nem harcolhat.
    .of = { $unit_the } ({ $hex }) ebben a körben elakadt, ezért nem harcolhat.
refusal-building-no-battle = A tank most ért épületbe, ezért nem harcolhat.
    .of = { $unit_the } most ért az épületbe ({ $hex }), ezért nem harcolhat.
refusal-river-no-battle = A vízből senki sem harcol.
refusal-broken-bridge-no-battle = Sérült hídról senki sem harcol.
refusal-abandoned-no-battle = Elhagyott tank nem harcol.
    .of = { $unit_the } ({ $hex }) elhagyott, nem harcol.
refusal-enemy-adjacent = Ellenség áll mellette: vele vív közelharcot, vagy senkivel.
    .of = { $unit_the } ({ $hex }) mellett ellenség áll: közelharcot vív, vagy nem harcol.
refusal-tank-meets-enemy = Ellenség áll a tank mellett: közelharcot vív, és nem tüzel.
    .of = { $unit_the } ({ $hex }) mellett ellenség áll: a tank közelharcot vív, és nem tüzel.
refusal-gun-meets-enemy = Ellenség áll a tábori tüzérség mellett: közelharcot vív, és nem tüzel.
    .of = { $unit_the } ({ $hex }) mellett ellenség áll: ilyenkor közelharcot vív, és nem tüzel.
refusal-no-enemy-there = Nincs megtámadható ellenség.
refusal-adjacent-no-fire = A szomszédos ellenséggel közelharcot kell vívni, tüzelni nem lehet rá.
    .of = { $unit_the } ({ $hex }) a szomszédos ellenséggel közelharcot vív, tüzelni nem lehet rá.
refusal-out-of-range = A célpont lőtávolságon kívül van.
    .of = { $unit_the } ({ $hex }) lőtávolságán kívül van a célpont.
refusal-not-in-sight = Valami eltakarja a célpontot, nincs rálátás.
    .of = A rálátást eltakarja valami itt: { $hex }.
refusal-hill-hides = Egy közbeeső domb eltakarja a célpontot.
    .of = A domb ({ $hex }) eltakarja a célpontot.
refusal-third-hill-hides = A két domb közötti harmadik eltakarja a célpontot.
    .of = Egy harmadik domb ({ $hex }) eltakarja a célpontot.
refusal-both-sides-hide = A rálátást mindkét oldalon eltakarja valami.
refusal-edge-hides = A rálátás a tábla szélén halad, egy takaró mező mellett.
refusal-no-dice = Ehhez a támadáshoz nem marad kocka.
    .of = { $unit_the } ({ $hex }) számára nem marad kocka ehhez a támadáshoz.
refusal-not-adjacent = Az ellenség nem szomszédos mezőn áll.
    .of = { $unit_the } ({ $hex }) nem szomszédos az ellenséggel.
refusal-passes-for-friend = Ebben a forgatókönyvben ezt a tankot még a sajátodnak hiszed.
refusal-no-wire-here = A mezőjén nincs szögesdrót.
refusal-wire-moved = Mozgott; szögesdrótot csak az vág át, aki rajta marad.
refusal-only-infantry-cuts = Szögesdrótot csak gyalogság vág át.
refusal-no-engineer = Az egységben nincs hadmérnök.
refusal-no-broken-bridge = Ott nincs sérült híd, vagy túl messze van.
refusal-engineer-moved = Mozgott; a hadmérnök, aki épít, a helyén marad.

## Elutasítások: gránátok és gáz

refusal-not-in-section = Az ágyúk másik szektorra kaptak parancsot.
refusal-too-strong = A tartalék tüzérség nem dob több kockával, mint az ereje.
refusal-one-die-at-least = A tartalék tüzérség legalább egy kockával tüzel.
refusal-no-hq-to-aim = Minden célzáskocka egy HQ jelzőbe kerül, és nincs elég jelződ.
refusal-only-free-die = HQ jelző nélkül csak ingyenes kockával tüzelhetsz.
refusal-one-free-die = Csak egy célzáskocka ingyenes, és a többire nincs elég HQ jelződ.
refusal-guns-silent = Egyetlen célzáskockára sem volt jelző, ezért a tartalék tüzérség parancsa elveszett.
refusal-no-such-die = Nincs ilyen választható kocka.
refusal-spot-drifting = Ez a kocka már célba ért: a „Légi megfigyelő” egy elsodródó kockára való.
refusal-outside-rows = A gránátok csak a vonalak közé hullanak.
refusal-other-section-next = Most másik szektor következik: bal, közép, jobb, sorban egymás után.
refusal-no-card-for-shelling = A senkiföldje ágyúzásakor nem játszható ki sem „{ combat-aerial-spotter }”, sem „{ combat-dud-shells }”.
refusal-gas-too-far = Egyetlen gyalogos egységed sincs három mezőn belül.
refusal-gas-no-tanks = A gáz nem árt a tankoknak.
refusal-surprise-no-order = A „Meglepetésszerű támadás” parancs nélküli egységé.
    .of = { $unit_the } ({ $hex }) parancsot kapott: a „Meglepetésszerű támadás” parancs nélküli egységé.
refusal-bearers-touched = A „Hordágyvivők” nem jutnak el olyan egységhez, amely mellett ellenség áll.
refusal-bearers-whole = Ez az egység egyetlen figurát sem veszített.
refusal-bearers-no-tanks = A „Hordágyvivők” gyalogos egységeké, nem tankoké.

## Elutasítások: zászlók, visszavonulás, térnyerés

refusal-too-many-flags = Ennyi zászlót nem hagyhatsz figyelmen kívül.
refusal-not-toward-home = Visszavonulni a saját oldalad felé eső következő sorba lehet.
refusal-retreat-blocked = Erre a mezőre nem lehet visszavonulni.
    .of = A mezőn ({ $hex }) már ott áll { $unit_the }, oda nem lehet visszavonulni.
refusal-retreat-water = Ebbe a vízbe nem vonulhat vissza.
refusal-bonus-close-only = A „male” tank bónusz harca csak közelharc lehet.
refusal-tanks-stay = Tank sosem vonul vissza.
refusal-every-face-hits = Három vagy több célba ért kockánál minden oldal találat, a zászlók senkit sem űznek vissza.
refusal-first-flag-ignored = Tank ellen az első zászló mindig hatástalan; nincs mit választani.
refusal-no-flag-fell = Nem dobtak zászlót.
refusal-open-ground = A terepe miatt egy zászlót sem hagyhat figyelmen kívül.
refusal-gas-no-cover = Gáz ellen semmilyen terep nem véd, és egy zászlót sem lehet figyelmen kívül hagyni.
refusal-raid-no-cover = „Árokrajtaütésnél” az árok senkit sem véd, és egy zászlót sem lehet figyelmen kívül hagyni.
refusal-all-ignored = Minden zászló hatástalan maradt, ezért senki sem vonul vissza.
refusal-destroyed-no-retreat = Az egység megsemmisült, nem vonul vissza.
refusal-not-vacated = Teret nyerni csak azon a mezőn lehet, amelyet az ellenség épp elhagyott.
refusal-fire-no-ground = Teret nyerni csak közelharc után lehet, tüzeléssel soha.
refusal-stands-firm = Az ellenség se nem semmisült meg, se nem vonult vissza, így nincs hol teret nyerni.
refusal-no-order-no-ground = Teret csak parancsot kapott egység nyerhet.
refusal-kind-no-ground = Géppuska, aknavető és tábori tüzérség nem nyer teret.
refusal-halted-no-ground = Ebben a körben olyan terepre lépett, amely megállította, ezért nem nyer teret.
refusal-wire-no-ground = Ebben a körben szögesdrótra lépett, ezért nem nyer teret.
refusal-butts-no-ground = „Puskatus és bajonett” után nem lehet teret nyerni.
refusal-stuck-no-ground = Elakadt tank nem nyer teret.
refusal-closed-no-ground = A mező zárva van ez előtt az egység előtt, ezért ott nem nyerhet teret.
refusal-held-no-ground = Az ellenség nem tudott visszavonulni, és még ott áll, így nincs hol teret nyerni.
refusal-surprise-no-ground = „Meglepetésszerű támadással” nem lehet teret nyerni.
refusal-reaction-no-ground = Az ellenség körében harcoló egység nem nyer teret.
refusal-struck-first = Az „Első csapás” megelőzte a harcát, amely így elmarad.
refusal-no-ground-no-bonus = A bónusz harchoz térnyerés kell, és ez a tank nem nyert teret.
refusal-stuck-no-bonus = A tank elakadt a megnyert téren, ezért nincs bónusz harca.
refusal-halted-no-bonus = A tank olyan terepre lépett, amely megállította: nem nyer teret, és nincs bónusz harca.
refusal-card-no-bonus = A lap miatt a tank nem nyerhet teret, és anélkül nincs bónusz harc.
refusal-stuck-tank-no-bonus = Elakadt tank nem nyer teret, és sosincs bónusz harca.
refusal-one-bonus = A tanknak megvolt a bónusz harca, és második nincs.
refusal-not-won-no-bonus = Bónusz harc csak megnyert közelharc után jár, az ellenség pedig még a helyén áll.
refusal-infantry-no-bonus = Térnyerés után csak tank harcolhat újra.

## Elutasítások: aminek most nincs itt az ideje

refusal-one-card = Egy körben egy parancskártyát lehet kijátszani.
refusal-shelling-first = Előbb a senkiföldjét kell lőni, az első kör előtt.
refusal-card-first = Előbb játssz ki egy parancskártyát.
refusal-orders-first = Előbb nevezz meg mindenkit, akinek a lap parancsot ad.
refusal-orders-over = Minden parancs elhangzott; ebben a körben már senki sem kap parancsot.
refusal-repair-first = Előbb az elakadt tankok javítása jön.
refusal-movement-first = Előbb a mozgás jön, amíg van, aki mozogna.
refusal-movement-over = A mozgásnak vége: most a harc következik.
refusal-guns-first = A tartalék tüzérség mindenki más előtt tüzel.
refusal-finish-first = Fejezd be ezt a következő előtt.
refusal-move-ends-first = Előbb fejezd be az úton lévő egység mozgását.
refusal-name-mover-first = Előbb nevezd meg az egységet, amely mozogni fog.
refusal-name-fighter-first = Előbb nevezd meg az egységet, amely harcolni fog.
refusal-enemy-turn = Az ellenség köre van.
refusal-turn-over = A körnek vége; már csak kártyákról és jelzőkről döntesz.
refusal-no-units-by-card = A „Tüzérségi bombázás” csak a tartalék tüzérségnek ad parancsot.
refusal-adjacent-only = A „Közelharci roham” csak olyan egységnek ad parancsot, amely mellett ellenség áll.
refusal-no-repair-now = Javítani akkor lehet, amikor minden parancs elhangzott, az első mozgás előtt.
refusal-no-abandon-now = Tankot csak közvetlenül egy sikertelen javítás után lehet elhagyni.
refusal-target-first = Előbb válassz célpontot, aztán kockákat.
refusal-target-chosen = Ennek a bombázásnak a célpontja és kockái már megvannak.
refusal-guns-later = A tartalék tüzérség a mozgás után céloz.
refusal-guns-have-fired = A tartalék tüzérség egyszer tüzel, mindenki más előtt: ez a pillanat elmúlt.
refusal-guns-not-ordered = A tartalék tüzérségnek ebben a körben nincs parancsa.
refusal-no-spot-now = Kockát csak a célzáskockák után kijátszott „Légi megfigyelőnél” lehet választani.
refusal-no-dud-now = Kockát csak a célzáskockák után kijátszott „Besült gránátoknál” lehet levenni.
refusal-name-tank-first = Előbb nevezd meg a javítandó tankot.
refusal-repair-under-way = Előbb fejezd be a megkezdett javítást.
    .of = Előbb fejezd be a megkezdett javítást: { $unit } ({ $hex }).
refusal-no-strike-now = Az „Első csapás” csak az ellenség épp bejelentett közelharcára válasz.
refusal-strike-not-held = Az „Első csapás” nincs a kezedben.
refusal-striker-may-not = A megtámadott egység nem harcolhat, ezért nem csaphat le elsőként.
refusal-no-flag-now = Most nincs figyelmen kívül hagyható zászló.
refusal-panic = Akit tank támad közelharcban, tankpánikot kap, és egy zászlót sem hagyhat figyelmen kívül.
refusal-no-retreat-now = Most senkinek sem kell visszavonulnia.
refusal-no-advance-now = Most nincs hol teret nyerni.
refusal-no-keep-now = Most nincs két lap, amelyből választhatnál.
refusal-not-drawn = Ez nem az egyik húzott lap.
refusal-no-medal-now = Győzelmi jelző csak „Felderítés” lapért jár, és csak ahol a forgatókönyv mondja.
refusal-no-medal-by-copy = Győzelmi jelző csak a bal, középső és jobb „Felderítésért” jár, másolatáért nem.
refusal-no-choice-now = Harci kártyát vagy két jelzőt körönként egyszer lehet elvenni, a parancskártya húzása után.
refusal-hand-full = Öt harci kártyád van, ennél több senkinek sem lehet.
refusal-pool-empty = A közös készletben nem maradt HQ jelző.
refusal-no-drop-now = Harci kártyát annak a körnek a végén dobhatsz el, amelyben egyet sem játszottál ki.
refusal-played-no-drop = Ebben a körben kijátszottál egy harci kártyát, ezért nem dobhatsz el egyet jelzőért.
refusal-no-window-now = Most nem kártyáról kell dönteni.
refusal-no-march-now = Most egyetlen egység sincs úton.
refusal-card-is-played = Egy parancskártyát ki kell játszani.
refusal-must-retreat = A megmaradt zászlóknak engedelmeskedni kell: az egység visszavonul.
refusal-must-choose = Válassz: egy harci kártya vagy két HQ jelző.
refusal-must-keep = A két lap egyikét meg kell tartani.
refusal-section-first = Előbb válaszd ki a „Nagy offenzíva” szektorát.
refusal-must-answer = Előbb arra kell válaszolni, ami most kérdés.
refusal-no-section-now = Most nem kell szektort választani.

## A csata előtt és után

brief-first-and-medals = Kezdenek { $side_the }. A győzelemhez { $medals } győzelmi jelző kell.
brief-means = { $side_the }: { $command } parancskártya, { $combat } harci kártya, { $hq } HQ jelző, { $artillery ->
        [0] tartalék tüzérség nélkül
       *[other] { $artillery } erejű tartalék tüzérség
    }.
brief-inventions = Nem kiadott tankok, hanem a fordító kiegészítései: { $tanks } (G29.2).
battle-ending = Győztek { $side_the }: { $medals } győzelmi jelző { $against } ellen, { $turns } kör alatt.
battle-drawn = Döntetlen: { $medals }-{ $medals } győzelmi jelző, { $turns } kör alatt.

## Hogy állnak a dolgok

holding-hq = HQ jelző
holding-combat = harci kártya
holding-artillery = tartalék tüzérség

## Mi van egy mezőn

look-soldiers = { $unit }, { $blocks }/{ $full } figura
look-tank = { $unit }, { $blocks } találat semmisíti meg
look-invention = nem kiadott tank, hanem a fordító kiegészítése (G29.2)
look-trench = lövészárok, gazdái { $side_the }, { $line }. vonal
look-objective = { $medals } győzelmi jelző, ha { $side_the } tartják
look-objective-both = { $medals } győzelmi jelző annak, aki tartja
look-held = most { $side_the } tartják

## Esélyek

drawback-stuck = { $chance } eséllyel elakad
drawback-no-battle = utána nincs harc
odds-target = A célpontnak { $blocks } figurája van, és { $flags ->
        [0] egy zászlót sem
       *[other] { $flags } zászlót
    } hagyhat figyelmen kívül (G12.5).
odds-tank = A tankot { $blocks } találat semmisíti meg; a lehetséges találatokat újra kell dobni{ $dice ->
        [0] {""}
       *[other] {" "}({ $dice } kockával többel)
    }, és a robbanás számít (G28.5).
odds-may-strike = Lehet nála az „Első csapás” (G21.6): { table-dice } a tiéd előtt.
odds-may-smoke = Lehet nála „Füstfüggöny”: eggyel kevesebb kocka (G22).
odds-may-counter = Ha a mezőjén marad, „Ellentámadás” jöhet (G22): { table-dice }.
aim-dice = { $tokens ->
        [0] Célzáskocka: { $dice }, ingyen
       *[other] Célzáskocka: { $dice }, ára { $tokens } HQ jelző
    }
aim-on-target = Célba ér (egy szám kétszer vagy többször): { $chance }
aim-changes = Három vagy több ér célba, és megváltozik a terep: { $chance }
aim-every-face = Három vagy több ér célba, és minden oldal talál: { $chance }
aim-drifts = Elsodródó gránát, minden szomszédos mezőre: { $chance }
aim-friends = Veszélyben lévő saját egységeid: { $hexes }
odds-may-duds = Jöhetnek a „Besült gránátok”: 2 célzáskockával kevesebb (G22).
odds-threat = Ha nem teszel semmit

## A terep, táblázatban

ground-river = Híd nélkül senki sem léphet rá.
ground-no-heavy = Tank és tábori tüzérség nem léphet rá.
ground-stops = Aki ide lép, itt megáll.
ground-stops-soldiers = A gyalogos egység, amely ide lép, itt megáll.
ground-entering = Az egység abban a körben, amelyben ide lép, eggyel kevesebb kockával dob.
ground-on-wire = Az itt álló gyalogos egység eggyel kevesebb kockával dob.
ground-tanks-clear = A tank, amely ide lép, eltávolítja.
ground-no-battle = Innen senki sem harcol.
ground-tanks-no-battle = A tank abban a körben, amelyben ide lép, nem harcol.
ground-blocks-sight = Elzárja a rálátást.
ground-high = Elzárja a rálátást, kivéve ugyanannak a dombnak két mezője között (G8.12).
ground-protects = { $soldiers ->
        [0] Egy katonát sem
       *[other] { $soldiers } katonát
    } töröl, figyelmen kívül hagyható zászló: { $flags }.
ground-protects-fire = Távolsági harcban { $soldiers ->
        [0] egy katonát sem
       *[other] { $soldiers } katonát
    } töröl, figyelmen kívül hagyható zászló: { $flags }.
ground-protects-close = Közelharcban { $soldiers ->
        [0] egy katonát sem
       *[other] { $soldiers } katonát
    } töröl, figyelmen kívül hagyható zászló: { $flags }.
ground-from-below = Csak az ellen véd, aki nem dombon áll.
ground-adds = Ez hozzáadódik a mező többi védelméhez.
ground-instead = A mező többi védelme helyett véd.
ground-tank-die = A tank, amely ide lép, eggyel több kockával dob elakadásra.
ground-tank-die-trench = A tank, amely ide lép, eggyel több kockával dob elakadásra, kivéve a saját oldala árkában.
ground-as-open = Nyílt terepnek számít.

## Állandó parancsok

standing-no-reactions = A bejelentett harcokra nem válaszolok, amíg mást nem mondok

## Egy csata utólag: a története

# Ki dobott, ha nem egy egység a tábláról.
report-shells = { $seat_the } tartalék tüzérsége
    .the = { $seat_the } tartalék tüzérsége
report-gas = { $seat_the } gáza
    .the = { $seat_the } gáza
report-running = { $battle }, ameddig a csata eljutott ({ $turn }. kör): { $first_the } { $first_score }, { $second_the } { $second_score } győzelmi jelzőnél tartanak.
report-won-1 = { $battle }: { $seat_the } győztek { $score } győzelmi jelzővel { $against } ellenében ({ $turn }. kör).
report-won-2 = { $battle }: { $turn } kör után { $seat_the } maradtak a terep urai, { $score } győzelmi jelzővel { $against } ellenében.
report-won-3 = { $seat_the } megnyerték a csatát ({ $battle }): { $score } győzelmi jelzőt szereztek { $against } ellenében, { $turn } kör alatt.
report-narrow-1 = Egyetlen győzelmi jelzőn múlt, hogy nem { $seat_the } győztek.
report-narrow-2 = Hajszálon múlt: { $seat_dat } csak egy győzelmi jelző hiányzott.
report-bloodless = Eddig egyetlen ember sem esett el.
report-lost-both = { $first_the } { $first_blocks }, { $second_the } { $second_blocks } figurát vesztettek
report-lost-one = { $seat_the } { $blocks } figurát vesztettek, az ellenfelük egyet sem
report-tanks-rolled = Egyetlen tank sem akadt el.
report-tank-stuck-1 = Elakadt { $unit_the } ({ $hex }, { $turn }. kör).
report-tank-stuck-2 = Idáig jutott { $unit_the }, tovább nem: { $hex } ({ $turn }. kör).
report-tank-abandoned = A legénysége magára hagyta: { $unit } ({ $hex }, { $turn }. kör).
report-guns = { $times ->
        [one] { $seat_the } tartalék tüzérsége egyszer lőtt.
        [2] { $seat_the } tartalék tüzérsége kétszer lőtt.
       *[other] { $seat_the } tartalék tüzérsége { $times } alkalommal lőtt.
    }
report-torn = { $count ->
        [one] A gránátok feltúrták ezt a mezőt: { $hexes }.
       *[other] A gránátok feltúrták ezeket a mezőket: { $hexes }.
    }
report-broke-through = Áttört { $unit_the } ({ $hex }, { $turn }. kör).
report-objective-1 = { $seat_the } elfoglalták { $hex_the } mezőt ({ $turn }. kör), ami { $score } győzelmi jelzőt ért.
report-objective-2 = { $hex_the } mező { $score } győzelmi jelzőt hozott { $seat_dat } ({ $turn }. kör).
report-lead-kept = { $seat_the } az első győzelmi jelzőtől az utolsóig vezettek.

## Egy csata utólag: a táblázatai

report-head-blocks = Figura

## Ami győzelmet hoz

score-name = Győzelmi jelzők
score-count = { $score } győzelmi jelző
score-of = { $score }/{ $needed } győzelmi jelző
score-wins = győzelem { $needed } győzelmi jelzővel
battle-goal-score = Szerezz { $many } győzelmi jelzőt ebben a körben.

## Az irányított első csata: ami egy kérdésről bármikor elmondható

guide-shell-where = Az első kör előtt az ágyúid a senkiföldjét lövik, szektoronként egyszer (G17). A kráter fedezéket ad az úton, ezért olyan mezőt válassz, ahol a te embereid fognak átkelni.
guide-intelligence = A „Hírszerzés” semmibe sem kerül: látod az ellenség harci kártyáit, és egyet elveszít közülük (G22). Akkor játszd ki, amikor sok van nála.
guide-play-card = A parancskártya mondja meg, mely egységeid mozdulnak meg ebben a körben; a többi vár (G5). Olyat keress, amely több, az ellenséghez közeli egységnek ad parancsot, lehetőleg ott, ahol a tankjaid vannak.
    .short = Melyik szektornak van most a legnagyobb szüksége rád (G5)?
guide-order-section = Mutasd meg, kit mozdít meg a lap: ebben a körben csak ők mozognak és harcolnak (G6). Azokat válaszd, akik elérnek egy ellenséget; sok lapnál egy parancs a tartalék tüzérségnek is mehet (G6.4).
    .short = Előbb azok, akik elérnek egy ellenséget, aztán azok, akik mögöttük jönnek (G6).
guide-order-any = Ez a lap bárhol álló egységeknek ad parancsot (G21). Azokat válaszd, amelyek ebben a körben elérnek egy ellenséget. A fel nem használt parancs elvész.
    .short = Azokat válaszd, amelyek ebben a körben elérnek egy ellenséget (G21).
guide-push-where = A lap teljes súlya egyetlen szektorra esik (G21). Azt válaszd, ahol a legtöbb gyalogságod éri el az ellenséget.
guide-repair-who = A parancsot kapott elakadt tankot meg lehet próbálni megjavítani, mielőtt bárki mozogna (G26). Egyetlen HQ szimbólum elég hozzá.
guide-repair-dice = Minden további javító kocka egy HQ jelzőbe kerül, legfeljebb három lehet, és a jelző mindenképpen elvész (G26.3). Két vagy több kocka akkor éri meg, ha a tank közelében ellenség van.
guide-abandon = Az elhagyott tank soha többé nem mozog és nem harcol, de az ellenségnek csak egy győzelmi jelzőt ér (G26.7, G26.8). Addig tartsd benne a legénységet, amíg van kire lőnie.
guide-move-who = Előbb mindenki mozog, és csak azután harcol bárki is, egyik egység a másik után (G7). Az elöl állók menjenek először, hogy legyen hely. Senkinek sem kötelező mozognia: szólj, ha kész vagy.
    .short = Előbb az elöl állók; senkinek sem kötelező mozognia (G7).
guide-wire-cutters = A „Drótvágók” lappal a szögesdrót nem állítja meg ezt a gyalogságot, és ebben a körben nem vesz el tőle kockát (G22). Megér egy jelzőt, ha így eléri az ellenséget.
guide-pin-down = A „Tűz alatt” lap a helyén tartja ezt az ellenséges egységet (G22). Olyan ellen játszd ki, amely különben egy gyenge egységedre rontana.
guide-move-where = A gyalogság egy mezőt megy és harcol, vagy kettőt és nem harcol; a géppuskás és az aknavetős osztag vagy mozog, vagy harcol (G7). A legtöbb terep megállítja a mozgást, a szögesdrót pedig mindenkit, csak a tankot nem. Mutass egy mezőre, és meglátod, ki tudna ott eltalálni.
    .short = Mutass egy mezőre, és meglátod, ki tudna ott eltalálni (G7).
guide-target = A tartalék tüzérséged a szektora bármelyik mezőjére lőhet; jó célpont a lövészárokban álló ellenség (G16). Az azonos számú kockák a mezőre esnek, a többi a szomszédos mezőkre sodródik. Mutass egy mezőre, és meglátod az esélyeket.
guide-targeting-dice = Egy jelző egy kockát ér (G16.4). Egyetlen kocka sosem ér célba; háromtól a mező majdnem minden második lövéskor kap, és három egyforma a terepet is megváltoztatja (G16.9).
guide-spotter = A „Légi megfigyelő” lappal egy elsodródó kocka célba ér (G22). Megéri a jelzőt, ha áll valaki azon a mezőn.
guide-spot = Melyik elsodródó kocka érjen célba (G22)? Legjobb az, amelyik a saját egységeid felé sodródna.
guide-duds = A „Besült gránátok” két kockát vesznek el ettől a lövéstől (G22). Akkor játszd ki, ha az ott álló egységed többet ér egy jelzőnél.
guide-dud = Két kockád besült (G22). Az egyedüli számokat add oda, és tartsd meg azokat, amelyekből kettő jött.
guide-opening = A harcaid előtt kijátszhatsz egy harci kártyát HQ jelzőért, körönként egyet (G20, G22). Tartogasd olyan körre, amelyben több egységednek használ.
guide-gas-where = A gáz minden lövészárokba beszivárog: a katona és a halálfej talál, és a terep senkit sem véd (G22.3). Azt az ellenséget válaszd, amelyik a legjobban beásta magát.
guide-surprise-who = Egy parancs nélküli egység onnan harcolhat, ahol áll (G22.4). A legjobb célponttal rendelkezőt válaszd.
guide-battle-who = Minden egység, amely parancsot kapott, egyszer harcolhat: tüzel egy legalább két mezőre álló ellenségre, vagy közelharcot vív egy szomszéddal (G8). Előbb tüzelj, hogy a roham kevesebb védőt találjon. Senkinek sem kötelező harcolnia.
    .short = Előbb tüzelj, utána rohamozz (G8).
guide-battle-whom = A kockák száma a távolságtól függ, nem a veszteségtől (G9, G10). A katona és a robbanás talál, közelharcban a halálfej is, a zászló pedig visszaveti; de a célpont terepe katonákat töröl (G11). Az esélyek mindezt kiszámolják.
    .short = Vesd össze az esélyeket, és nézd meg, mit töröl a célpontok terepe (G11).
guide-combat-card = Kijátszhatsz egy harci kártyát ehhez a harchoz, ha ki tudod fizetni (G20). A több kocka akkor ér a legtöbbet, ha végezni tudsz az ellenséggel.
guide-respond = Az ellenség támadást jelentett be, és a dobás előtt lappal válaszolhatsz (G20.11). Ha nincs nálad semmi hasznos, hadd jöjjön.
    .short = Válaszolj egy lappal, vagy hadd jöjjön (G20.11).
guide-steady = A „Kitartás, fiúk!” lappal ez az egység kettővel több zászlót hagyhat figyelmen kívül, még tankpánik idején is (G22). Ott játszd ki, ahol tartani kell az árkot.
guide-ignore-flags = A jó terepen álló egység figyelmen kívül hagyhat zászlókat, és a helyén maradhat (G12.5). Inkább vonulj vissza, ha gyenge, és a következő csapás végezne vele.
guide-retreat = Minden zászló egy mezővel a saját oldalad felé veti vissza az egységet (G12). Ha az útja zárva van, minden mezőért egy figurával fizet. Fedezéket válassz, vagy az utat a tieid felé.
guide-gain-ground = Aki közelharcban kiürített egy mezőt, bemozoghat oda (G13). Egy lövészárokért megéri; a tank dob az elakadásra, és utána még egyszer harcolhat (G25.5, G27.6).
guide-bonus-combat = A tankod teret nyert, és nem akadt el: ebben a körben még egyszer harcolhat (G27.6). Alig van ok arra, hogy ne tegye.
guide-counter = Az egységed megtartotta a mezőjét: az „Ellentámadás” lappal azonnal visszavág (G22). Akkor tedd, ha a támadó gyenge.
guide-end-card = A köröd végén egy harci kártya még hozhat figurát vagy jelzőt (G20.11).
guide-bearers = Melyik egység kapjon vissza egy figurát (G22)? Az egyetlen figurából álló egység hamar elvesző győzelmi jelző.
guide-recon = Felderítés után két lapot húzol, és egyet megtartasz, vagy elveszed a győzelmi jelzőt, ha a forgatókönyv kínálja (G20). A győzelmi jelző győzelmi jelző.
guide-keep-card = Azt a lapot tartsd meg, amelyik olyan szektorban ad parancsot, ahol sok egységed van az ellenség közelében (G20).
guide-card-or-tokens = Minden kör ezzel a választással ér véget: egy harci kártya, vagy két HQ jelző, amelyből lapokat, gránátokat és javítást fizetsz (G20.6). Háromnál kevesebb jelzővel jelzőt vegyél.
    .short = Háromnál kevesebb jelzővel jelzőt vegyél (G20.6).
guide-drop-card = Egy fölösleges harci kártyát HQ jelzőre cserélhetsz (G20.7).

## Az irányított első csata: megjegyzések az állásról

guide-welcome = Üdvözöllek, tábornok! Az győz, aki előbb szerez { $medals } győzelmi jelzőt: egy jár minden megsemmisített ellenséges egységért, kettő egy tankért, és néhány a terepért (G23). A körödben kijátszol egy parancskártyát, parancsot adsz, mozogsz, harcolsz és húzol (G4).
guide-last-medal = Még egy győzelmi jelző, és tiéd a csata: a leggyengébb ellenséget ({ $hex }) { $blocks } találat semmisíti meg.
guide-enemy-last-medal = Vigyázz: az ellenségnek már csak egy győzelmi jelző hiányzik. Tartsd távol tőle a gyenge egységeidet.
guide-useful-card = Ez a lap { $units } egységedet viheti harcba ebben a körben: „{ $card }”.
guide-can-battle = Akiknek parancsot adhatsz, azok közül ők harcolhatnak ebben a körben: { $hexes }.
guide-tank-risk = A tank elakadhat ott, ahol dobnia kell: a legrosszabb mezőn { $chance } az esélye (G25). Az első mezőért sima terepen nem kell dobni.
guide-tank-rolls = Itt a tank dobás nélkül átjut (G25.2). Útközben letapossa a szögesdrótot, és az sosem állítja meg.
guide-guns-have-target = Innen van célpontja, és ha mozog, ebben a körben nem harcol (G7.5): jobb, ha a helyén marad.
guide-trench-in-reach = Lövészárok van elérhető közelben ({ $hex }): benne az embereid zászlókat hagyhatnak figyelmen kívül, és katonákat töröl (G18).
guide-against-tank = A tank ({ $hex }) ellen csak lehetséges találatok vannak: újra kell dobni őket, és csak a robbanás számít (G28). A tábori tüzérség és a gránátok ehhez egy kockával többet kapnak.
guide-last-figure = Ennek az egységnek ({ $hex }) egy figurája maradt: egyetlen találat egy győzelmi jelző.
guide-sheltered = Az ellenség ({ $hex }) fedezékben van: { $faces } katona nem árt neki (G11.1).
guide-shell-there = Az ellenség ({ $hex }) körül nincs saját egységed: az elsodródó gránát senkit sem talál el közületek (G16.8).

## The header: what each value means

help-side = A csata egyik oldala és a játékosa. A bekeretezettnek kell most válaszolnia (G4).
help-score = Megszerzett győzelmi jelzők és a győzelemhez kellő szám: megsemmisített egységekért, a legtöbb tankért kettő, és célpontokért (G23).
help-cards = Parancskártyák a kézben. Körönként egyet játszol ki: ez mondja meg, ki kap parancsot (G5).
help-moment = A kör. Mindkét oldal a maga körében játszik: lap, parancsok, mozgás, harc, új lapok (G4).
help-holding-hq = A törzs pénze. Harci kártyát, célzáskockát és javítást fizetnek; új a HQ oldalakból és a kör végén jön (G19).
help-holding-combat = A kézben: meglepetések a kör egy-egy pillanatára, HQ jelzőért (G20, G22).
help-holding-artillery = A tábla mögötti tartalék tüzérség ereje: egy lövetéshez legfeljebb ennyi célzáskocka (G16).

## The sheet of units and the legend

sign-stuck = elakadt tank
    .does = Nem mozog, amíg egy parancs ki nem szabadítja; tüzelni tud (G26).
sign-abandoned = elhagyott tank
    .does = A legénysége elhagyta: nem csinál többé semmit, és az ellenségnek egy győzelmi jelzőt ért (G26).
sign-bomber = kézigránátos
    .does = Gyalogsággal: két mezőre a halálfej is talál, és közelharcban jobban küzd.
sign-marksman = mesterlövész
    .does = Nem mozgott gyalogsággal: eggyel több kocka tüzeléskor.
sign-loader = töltő
    .does = Nem mozgott géppuskával: eggyel több kocka tüzeléskor.
sign-observer = előretolt megfigyelő
    .does = Gyalogsággal: a tartalék tüzérséget arra irányítja, amit lát.
sign-engineer = hadmérnök
    .does = Gyalogsággal: harc helyett hidat javít.
figure-strength = erő
figure-move = mozgás
figure-close = közelharc
figure-ranged = tűz 2, 3… mezőre
figure-medals = győzelmi jelző érte
unit-no-sight = Rálátás nélkül is tüzel (G8.5).
unit-skulls = A halálfej is talál ekkora távolságra: { $hexes } (G9).
unit-gains-ground = Közelharc után teret nyer (G13).
unit-every-hex = Minden megtett mezőn elakadhat (G25.2).
unit-after-first = A második mezőtől kezdve és rossz terepen elakadhat (G25.2).
unit-repair = Saját kockái a kiszabaduláshoz: { $count } (G26.2).
unit-barrage = Géppuskás zárótüzet adhat (G29).
unit-invented = Saját adatlap, nem a dobozból való (G29.2).

## What the guided battle has taught

learned-1 = A parancskártya mondja meg, ki cselekszik; a harci kártyák és a HQ jelzők egy-egy pillanatot változtatnak meg (G5, G19, G22).
learned-2 = Lövészárok, kráter és drót dönti el, mit érnek a kockák: fedezéktől fedezékig haladj (G11, G18).
learned-3 = A tank átgázol a dróton és magára vonja a tüzet, de a terep megfogja: a második mező előtt mérlegeld az elakadást (G25).
learned-4 = Győzelmi jelzők nyernek: megsemmisített egységekért és a forgatókönyv fizette terepért (G23).

## How the sheet of units is read

help-units = Zárójelben: meddig megy, ha harcolni is fog. A tüzelés kockái sorban 2, 3, 4… mezőre értendők; a veszteség nem változtat rajtuk (G7, G9, G10).

# Other readings of the rules, offered when a table is opened

option-three-alike = Csak három azonos számú célzáskocka változtatja meg a terepet (G16.7)
option-gaining-adds = A térnyerés kockája a mező kockájához adódik hozzá (G25.13)
option-one-confirm-die = Tank elleni találat megerősítéséhez legfeljebb egy plusz kocka jár (G28.7)
option-bonus-without-ground = A közelharcot megnyerő tanknak akkor is jár bónusz harc, ha a helyén marad (G27.6)

## Tanácsok

hint-score = { $more ->
        [yes] Több győzelmi jelzőt szerzel.
       *[no] Kevesebb győzelmi jelzőt szerzel.
    }
hint-their-score = { $more ->
        [yes] Az ellenség több győzelmi jelzőt szerez.
       *[no] Az ellenség kevesebb győzelmi jelzőt szerez.
    }
hint-places = { $more ->
        [yes] Az egységeid jobb fedezékben vagy a célpontokhoz közelebb állnak.
       *[no] Az egységeid rosszabb fedezékben vagy a célpontoktól távolabb állnak.
    }
hint-tokens = { $more ->
        [yes] Több HQ jelződ marad.
       *[no] Kevesebb HQ jelződ marad.
    }
hint-combat-cards = { $more ->
        [yes] Több harci kártyád marad.
       *[no] Kevesebb harci kártyád marad.
    }
hint-stuck = { $more ->
        [yes] A tankjaid gyakrabban akadnak el.
       *[no] A tankjaid ritkábban akadnak el.
    }

## Előnyadás: mi változik az egyik félnek

handicap-medals = { $side_dat } { $count } győzelmi jelzővel { $change ->
        [fewer] kevesebb
       *[more] több
    } kell a győzelemhez
handicap-label-medals = { $side }: győzelmi jelző a győzelemhez
