# A Maria szavai magyarul.
#
# A városok és tábornokok neve olyan, mint a data/ mappában. A neveknek van puszta alakjuk és
# névelős alakjuk (.the), a hatalmaknak részes esetük is (.dat); más ragozott név nincs.

## The lid of the box

lid-line = Egy királynő egyedül fél Európa ellen, biztos szövetséges nélkül
lid-length = egy este

## Nevek

seat-austria = Ausztria
    .dat = Ausztriának
    .number = one
seat-france = Franciaország
    .dat = Franciaországnak
    .number = one
seat-prussia = Poroszország
    .dat = Poroszországnak
    .number = one

power-austria = Ausztria
    .dat = Ausztriának
power-pragmatic = Pragmatikus Hadsereg
    .the = a Pragmatikus Hadsereg
    .brief = Pragmatikus
    .dat = a Pragmatikus Hadseregnek
power-france = Franciaország
    .dat = Franciaországnak
power-bavaria = Bajorország
    .dat = Bajorországnak
power-prussia = Poroszország
    .dat = Poroszországnak
power-saxony = Szászország
    .dat = Szászországnak
nobody = senki
    .dat = senkinek

suit-clubs = treff
suit-diamonds = káró
suit-hearts = kőr
suit-spades = pikk
card-reserve = tartalék

track-saxony = Szászország
track-russia = Oroszország
track-italy = Itália

general = { $name }
train = { $power } ellátóoszlopa
    .the = { $power_the } ellátóoszlopa
train-numbered = { $power } { $number }. ellátóoszlopa
    .the = { $power_the } { $number }. ellátóoszlopa
hussar = { $number }. huszár
    .the = { AZ($number) } { $number }. huszár
off-map = térképen kívül
box-east-prussia = Kelet-Poroszország
box-italy-france = Itália
box-italy-austria = Itália

stage-set-up = Felállítás
stage-politics = Politika
stage-hussars = Huszárok
stage-france = Franciaország és Bajorország
stage-prussia = Poroszország és Szászország
stage-austria = Ausztria és a Pragmatikus Hadsereg
stage-vote = Császárválasztás
stage-winter = Tél

## Városok, amelyeket az olvasó másképp hív, mint a térkép

city-paris = Párizs
city-dunkerque = Dunkerque
city-strasbourg = Strasbourg
city-gent = Gent
city-brugge = Brugge
city-antwerpen = Antwerpen
city-brussel = Brüsszel
city-luxembourg = Luxemburg
city-ieper = Ypern
city-amsterdam = Amszterdam
city-liege = Liège
city-koeln = Köln
city-berlin = Berlin
city-breslau = Boroszló
city-dresden = Drezda
city-leipzig = Lipcse
city-muenchen = München
city-nuernberg = Nürnberg
city-prag = Prága
city-bruenn = Brünn
city-olmuetz = Olmütz
city-wien = Bécs
city-pressburg = Pozsony
city-oedenburg = Sopron
city-raab = Győr
city-komorn = Komárom
city-stuhlweissenburg = Székesfehérvár
city-tyrnau = Nagyszombat
city-trentschin = Trencsén
city-neutra = Nyitra
city-posen = Poznań

## Politikai események

affair-1 = Svédország Oroszország ellen vonul
    .does = Mozgasd Oroszország jelzőjét 1 mezővel balra.
affair-2 = Puccs a Téli Palotában
    .does = Mozgasd Oroszország jelzőjét 1 mezővel balra vagy jobbra.
affair-3 = Pozsony Mária Terézia mellé áll
    .does = Ausztria ingyen toboroz legfeljebb 3 csapatot.
affair-4 = Spanyolok szállnak partra Toszkánában
    .does = Mozgasd Itália jelzőjét 1 mezővel balra.
affair-5 = Ígéretek Drezdának
    .does = Mozgasd Szászország jelzőjét 1 mezővel balra.
affair-6 = Arany Londonból
    .does = Ausztria 2 kártyát húz.
affair-7 = Walpole megbukik
    .does = A Pragmatikus Hadsereg az év végéig fordulónként 1 kártyával többet húz.
affair-8 = Szardínia Bécset választja
    .does = Mozgasd Itália jelzőjét 1 mezővel jobbra.
affair-9 = Hajóraj Nápoly előtt
    .does = Mozgasd Itália jelzőjét 1 mezővel jobbra.
affair-10 = Zúgolódás Drezdában
    .does = Mozgasd Szászország jelzőjét 1 mezővel jobbra.
affair-11 = London és Szentpétervár megegyezik
    .does = Mozgasd Oroszország jelzőjét 1 mezővel jobbra.
affair-12 = Behívják a francia milíciát
    .does = Franciaország legfeljebb 3 csapatot toboroz, darabját 2-ért.
affair-13 = Császárválasztás
    .does = A választók e forduló végén szavaznak.
affair-14 = A wormsi szerződés
    .does = Mozgasd Itália jelzőjét legfeljebb 2 mezővel jobbra.
affair-15 = A Bourbonok összetartanak
    .does = Mozgasd Itália jelzőjét legfeljebb 2 mezővel balra.
affair-16 = Suttogás Szentpéterváron
    .does = Mozgasd Oroszország jelzőjét 1 mezővel balra.
affair-17 = Meghal az öreg bíboros
    .does = Aki elveszi, 2 kártyát húz.
affair-18 = Bécs és Drezda szövetkezik
    .does = Mozgasd Szászország jelzőjét 1 mezővel jobbra.
affair-19 = A holland rendek csapatokat szavaznak meg
    .does = A Pragmatikus Hadsereg legfeljebb 3 csapatot toboroz, darabját 2-ért.
affair-20 = A frankfurti unió
    .does = Mozgasd Szászország jelzőjét 1 mezővel balra.
affair-21 = Jakobita riadalom
    .does = A Pragmatikus Hadsereg az év végéig fordulónként 1 kártyával kevesebbet húz.
affair-22 = Éjszaka Velletrinél
    .does = Mozgasd Itália jelzőjét 1 mezővel balra vagy jobbra.
affair-23 = Besztuzsev hivatalban
    .does = Mozgasd Oroszország jelzőjét legfeljebb 2 mezővel jobbra.
affair-24 = Pandúrok
    .does = Ausztria ingyen toboroz legfeljebb 2 csapatot.
affair-25 = A kantonok újoncokat küldenek
    .does = Poroszország legfeljebb 3 csapatot toboroz, darabját 2-ért.

## Mi történik

event-turn = Kezdődik { AZ($turn) } { $turn }. forduló.
event-laid-out = Kezdődik a háború: a bábuk és jelzők a helyükön állnak, { $turns } forduló vár.
event-musters = { $power_the } titokban eloszt { $count } csapatot.
event-dealt = { $power_the } ezzel kezd: { $cards }.
event-dealt-unseen = { $power_the } { $count } kártyával kezd.
event-new-deck = Kezdődik { AZ($count) } { $count }. pakli.
event-reshuffle = A két legvastagabb dobópakli összekeverve: { $count } kártya.
event-income = { $count ->
        [0] { $power_the } nem húz kártyát.
       *[other] { $power_the } ezt húzza: { $cards }.
    }
event-income-unseen = { $power_the } { $count ->
        [0] nem húz kártyát
       *[other] { $count } kártyát húz
    }.
event-draws-nothing = { $power_the } nem húz kártyát: { $city } elveszett.
event-drew-already = { $power_the } ebben a fordulóban már húzott.
event-pays = { $power_the } ezzel fizet: { $card } (értéke { $value }).

event-offers-subsidy = { $power_the } fordulónként egy kártyát ajánl { $other_dat }, { $count } fordulóra.
event-contract = { $power_the } fordulónként egy kártyát ad { $other_dat }, { $count } fordulóra.
event-contract-late = { $power_the } a következő fordulótól fordulónként egy kártyát ad { $other_dat }, { $count } fordulóra.
event-contract-refused = { $power_the } és { $other_the } nem egyezik meg.
event-contract-ended = { $power_the } és { $other_the } felbontja a szerződését.
event-contract-over = Lejárt { $power_the } és { $other_the } szerződése.
event-contract-suspended = Ebben a fordulóban szünetel { $power_the } és { $other_the } szerződése.
event-contract-void = Semmis { $power_the } és { $other_the } szerződése.

event-hussar-placed = { $piece_the } ide lovagol: { $city }.
event-hussar-left = { $piece_the } marad, ahol van: { $city }.
event-hussar-gone = { $piece_the } lekerül a térképről: { $city }.
event-hussar-leaves = { $piece_the } elhagyja a semlegessé vált várost: { $city }.

event-toll = { $piece_the }: huszárok állják az útját, az ellátásáért { $value } pontot kell fizetni.
event-toll-ruins = { $power_the } { $count } ponttal tartozik, de csak { $value } pontja van: minden kártyája odavan.
event-supplied = { $piece_the } ellátásban van: { $city }.
event-unsupplied = { $piece_the } ellátás nélkül marad, és { $count } csapatot veszít.
event-union-shares = { $piece_the } és { $partner_the } megosztozik azon, ami maradt.
event-keeps = { $piece_the } marad, { $partner_the } lekerül a térképről.
event-general-lost = { $piece_the } minden csapatát elvesztette, és lekerül a térképről: { $city }.

event-steps = { $piece }: { $from } → { $city }.
event-unites = { $piece_the } és { $partner_the } egyesül: { $city }.
event-union-agreed = { $piece_the } csatlakozhat.
event-union-refused = Nem csatlakozhat.
event-hands-over = { $power_the } átadja a sort társának.
event-disputes = { $power_the } vitatja a sorrendet: mostantól felváltva mozognak Flandriában.
event-train-lost = { $piece_the } elveszett: { $city }.
event-train-placed = { $piece_the } új helyre kerül: { $city }.
event-hurries-past = { $piece_the } erőltetett menetben van, nem foglal: { $city }.
event-passes-in-vain = { $piece_the } ellátás nélkül halad át, nem foglal: { $city }.
event-query = { $city }: védi { $piece_the }. { $power_the } kérdőjelet hagy ott.
event-query-lifted = { $city }: { $power_the } nem foglalja el, a kérdőjel lekerül.
event-conquers = { $power_the } elfoglalja: { $city }.
event-elector-turned = { $power_the } átfordítja a választó jelzőjét: { $city }.
event-electors-box = A választók mezője: { $power }.
event-aside-returns = { $power_the } { $count } félretett jelzője visszakerül a készletbe.
event-shifts = { $piece_the } csapatainak száma most { $troops }.
event-shifts-unseen = { $piece_the } és társa újra elosztja csapatait.

event-commands = { $piece_the } a parancsnok: { $city }.
event-battle = { $piece_the } ({ $from }) támad: { $target } ({ $city }).
event-troops-shown = Csapatok: { $piece } { $troops }, { $target } { $count }.
event-plays = { $power_the } kijátssza: { $card } (értéke { $value }); tábornoka { $piece } ({ $city }).
event-drawn = Döntetlen csata: { $piece_the } ({ $from }) és { $target_the } ({ $city }).
event-beaten = { $piece_the } ({ $power }) { $count } ponttal győz, a vesztes { $target_the } ({ $other }, { $city }): { $troops } csapat veszett el.
event-subordinate-loses = { $piece_the } az alárendelt: ő veszít előbb, { $troops } csapatot.
event-losses-spread = { $piece_the } megmaradt csapatai: { $troops }.
event-losses-spread-unseen = { $power_the } elosztja a veszteségét.
event-retreats = { $piece_the } visszavonul: { $from } → { $city }.
event-battle-markers = { $count ->
        [0] { $power_the } csatarovata tele van: nem kerül bele jelző.
       *[other] { $power_the } { $count } jelzőt tesz a csatarovatába.
    }
event-markers-lost = { $count ->
        [0] { $power_the } csatarovatában nincs elveszthető jelző.
       *[other] { $power_the } { $count } jelzőt vesz ki a csatarovatából.
    }

event-event-revealed = A kínálatban: „{ $event }”.
event-election-comes = „{ $event }”: a választók e forduló végén szavaznak.
event-trump-turned = Felfordítva: { $card }. Ennek a színe az adu.
event-trump-named = { $power_the } megnevezi az adut: { $suit }.
event-places-card = { $power_the } lefordítva letesz egy kártyát: { $card }.
event-places-card-unseen = { $power_the } lefordítva letesz egy kártyát.
event-places-nothing = { $power_the } nem tesz le kártyát.
event-card-counts = { $power_the } megmutatja: { $card }. Számít.
event-card-goes-back = { $power_the } megmutatja: { $card }. Visszakerül a kézbe.
event-display-total = { $power_the } összege a politikai táblán: { $value }.
event-holds-cards = { $power_the } a politikai táblán tartja kártyáit, értékük { $value }.
event-takes-event = { $power_the } elveszi: „{ $event }”.
event-cards-stay = { $power_the } kártyái a politikai táblán maradnak.
event-cards-come-back = { $power_the } visszakap { $count } kártyát.
event-cards-late = { $power_the } a következő fordulóban visszakap { $count } kártyát.
event-event-lapses = Senki sem veszi el: „{ $event }”.
event-does-nothing = { $power_the } nem él vele: „{ $event }”.
event-marker-shifts = { $power_the } elmozdítja a jelzőt ({ $track }), új helye { AZ($value) } { $value }. mező.
event-event-recruits = { $power_the } azonnal toborozhat: { $count ->
        [one] 1 csapat
       *[other] legfeljebb { $count } csapat
    }.
event-event-draws = { $power_the } ezt húzza: { $cards }.
event-event-draws-unseen = { $power_the } { $count } kártyát húz.
event-event-income = { $power_the } jövedelme az év végéig ennyivel változik: { $value }.
event-goes-on-mission = { $piece_the } küldetésre indul ({ $power }).
event-mission-owed = { $power_the } nem tud kit küldeni: a küldetés függőben marad.
event-return-waits = { $piece_the } még nem térhet vissza.
event-returns-from-mission = { $piece_the } visszatér a küldetésről: { $city }.
event-italy-box = Itália mezője: { $power }.
event-marker-moves = A jelző ({ $track }) új helye { AZ($value) } { $value }. mező.

event-votes-francis = { $city }: { $power_the } Lotaringiai Ferencre szavaz.
event-votes-charles = { $city }: { $power_the } Bajor Károly Albertre szavaz.
event-emperor = { $count } szavazat Ferencre, { $value } Károly Albertre: { $power_the } adja a császárt.

event-offers-peace = { $power_the } békét ajánl { $other_dat } Sziléziáért.
event-refuses-peace = { $power_the } elutasítja.
event-annexes-silesia = { $other_the } elfogadja: { $power_the } bekebelezi Sziléziát.
event-silesia-box = { $power_the } jelzőt kap Szilézia mezőjébe.
event-train-comes = { $piece_the } a térképre kerül: { $city }.
event-truce = { $power_the } semleges a második következő szakaszáig.
event-truce-over = { $power_the } fegyverszünete véget ért.
event-reduces = { $power_the } csökkenti a céljait: { $count } jelző kerül le Ausztriából.
event-marker-leaves = { $power_the } egyik jelzője visszakerül a készletbe: { $city }.
event-marker-aside = { $power_the } egyik jelzője félrekerül: { $city }.

event-saxony-wavers = { $power_the } ingadozik: { $count } lépés.
event-steps-lost = { $count } lépés elvész a sáv végén ({ $track }).
event-forbids-steps = { $power_the } { $count } lépést megtilt.
event-saxony-let-go = { $power_the } elengedi Szászországot.
event-saxony-neutral = { $power_the } semleges.
event-saxony-austrian = { $power_the } Ausztria szövetségese.
event-saxony-prussian = { $power_the } újra Poroszország szövetségese.
event-is-sent = { $piece_the } áthelyezve: { $from } → { $city }.

event-winter = Tél { AZ($turn) } { $turn }. forduló után.
event-recruits = { $power_the } toboroz: { $count } csapat, ára { $value }.
event-troop-placed = { $piece_the } 1 csapatot kap.
event-troop-placed-unseen = { $power_the } egyik tábornoka 1 csapatot kap.
event-comes-back = { $piece_the } visszatér a térképre: { $city }.
event-winter-scores = Feljegyezve a téli pontszám { AZ($turn) } { $turn }. forduló után.
event-winters = { $power_the } téli pontjai: { $count }.

event-wins = { $power_the } nyer: minden jelzőjét lerakta.
event-wins-by-winters = { $power_the } nyer a legkevesebb téli ponttal: { $count }.
event-austria-held = { $power_the } kitartott, és nyer.

## Mit kérdezünk

sharing-muster = Oszd el csapataidat a tábornokok között.
sharing-shift = Hogyan osztoznak csapataikon az egy városban álló tábornokok?
question-muster = { $power_the } még { $count } csapatot oszt szét { $generals } tábornok között: mennyit kap { $piece }?
question-subsidy = Tárgyalás: kinek ajánl { $power_the } fordulónként egy kártyát a jövedelméből?
question-subsidy-turns = Hány fordulón át ad { $power_the } egy-egy kártyát { $other_dat }?
question-subsidy-answer = { $power_the } { $turns } fordulón át fordulónként egy kártyát ajánl { $other_dat }, kötelező szerződéssel. Elfogadod?
question-end-answer = { $power_the } fel akarja bontani a szerződést ({ $other }). Elfogadod?
question-hussar = Hová megy { $piece_the }?
question-pay = { $reason ->
        [toll] A huszárok díját kötelező megfizetni: { $power_the } { $count } ponttal tartozik.
        [train] Az ellátóoszlopért { $power_the } { $count } ponttal tartozik.
        [mission] A küldetésért { $power_the } { $count } ponttal tartozik.
       *[other] { $power_the } { $count } ponttal tartozik.
    } Melyik kártyával fizetsz? Visszajáró nincs.
question-supply = A kezed összesen { $count } pontot ért, kevesebbet a díjnál: ki kap belőle ellátást?
question-keep = Egy csapat maradt: { $piece_the } marad, vagy a másik?
question-move = { $power }: melyik bábu mozog?
question-step = Hová megy { $piece_the }?
question-march-together = { $piece_the } együtt menne vele: { $partner }. Elfogadod?
question-unite = { $piece_the } egyesülne vele: { $partner }. Elfogadod?
question-consent = Egy tábornok a tiédhez csatlakozna: { $city }. Elfogadod?
question-train-where = Hová kerül { $piece_the }?
question-shift = { $piece_the } és { $partner_the } együtt: { $count } csapat. Mennyi legyen nála: { $piece }?
question-attack = Ki harcol először?
question-target = Kit támad meg innen: { $city }?
question-commander = Ki a parancsnok itt: { $city }?
question-battle-card = { $score ->
        [0] Az állás egyenlő.
       *[other] A hátrányod { $score }.
    } Melyik kártyát játssza ki { $power_the } ({ $piece }, { $target } ellen, { $city })?
question-reserve-value = Mennyit számít a tartalék ({ $power }, { $city })?
question-spread-losses = A maradékon osztozik vele: { $partner }. Mennyi legyen nála: { $piece }?
question-survivor = Egy csapat maradt itt: { $city }. Ki marad?
question-retreat = { $piece_the } visszavonul innen: { $city }, még { $count } városnyit. Merre?
question-trump = { $power_the } megnevezi az adut: melyik szín?
question-place-card = Melyik kártyát teszi le lefordítva { $power_the }? Csak { $sign } és tartalék számít.
question-take-event = { $power_the } eseményt vesz el, vagy a politikai táblán tartja a kártyáit?
question-shift-marker = Mennyit mozduljon a jelző ({ $track })?
question-event-effect = „{ $event }”: megtörténjen?
question-mission = Melyik tábornok megy küldetésre ({ $power })?
question-return = Visszatér a küldetésről { $piece_the }?
question-relocate = Hová megy { $piece_the }?
question-saxon-steps = Szászország { $count } lépést tenne jobbra: hányat tiltasz meg?
question-vote = Kire szavaz { $city }?
question-offer-peace = Békét ajánlasz Ausztriának Sziléziáért?
question-answer-peace = Poroszország békét ajánl Sziléziáért. Elfogadod?
question-second-train = Hová kerül { $piece_the }?
question-reduce = Csökkented a francia célokat?
question-recruit-pay = Egy csapat ára { $price }; { $power_the } eddig { $count } pontot fizetett, ez { $troops ->
        [0] egy csapatra sem elég
       *[other] { $troops } csapatra elég
    }. Melyik kártyával fizetsz?
question-recruit = { $power_the } még { $count } csapatot helyezhet el. Ki kapjon egyet?
question-enter-at = Hol tér vissza { $piece_the }?

## Mit válaszolhatsz

action-done = { $question ->
        [move] a mozgás vége
        [recruit-pay] nincs több fizetés
        [recruit] nincs több csapat
       *[other] kész
    }
action-pass = { $question ->
        [battle-card] nem játszik ki kártyát
        [place-card] nem kerül le kártya
        [subsidy] nincs ajánlat
        [shift-marker] a jelző marad
        [event-effect] ne történjen semmi
        [mission] senki sem megy
        [return] küldetésben marad
        [offer-peace] nincs békeajánlat
        [reduce] nincs csökkentés
       *[other] passz
    }
action-agree = { $question ->
        [answer-peace] a béke elfogadása
        [consent] csatlakozhat
        [end-answer] a szerződés felbontása
        [event-effect] történjen meg
        [march-together] együtt menetelnek
        [subsidy-answer] a szerződés elfogadása
        [unite] csatlakozhat
       *[other] elfogadás
    }
action-refuse = { $question ->
        [answer-peace] a béke elutasítása
        [consent] nem csatlakozhat
        [end-answer] a szerződés marad
        [march-together] nem menetelnek együtt
        [subsidy-answer] a szerződés elutasítása
        [unite] nem csatlakozhat
       *[other] elutasítás
    }
action-troops = { $count } csapat
action-card = kijátszás: { $card }
action-value = értéke { $count }
action-pay = fizetés: { $card }, értéke { $value }
action-supply = ellátást kap { $piece_the }
action-hussar = ide: { $city }
action-leave = { $question ->
        [hussar] marad, ahol van
       *[other] marad
    }
action-move = mozog { $piece_the }
action-together = { $question ->
        [return] { $piece_the } csatlakozik ahhoz, aki ott áll
       *[other] az egyesült sereg együtt mozog: { $piece }
    }
action-force = erőltetett menet: { $piece }
action-force-together = az egyesült sereg erőltetett menete: { $piece }
action-step = ide: { $city }
action-stop = { $question ->
        [step] a menet vége itt
       *[other] megállás
    }
action-replace = új helyre kerül: { $piece }
action-at = itt: { $city }
action-hand-over = előbb a társ mozogjon, aztán folytatás
action-dispute = a felváltva mozgás követelése Flandriában
action-attack = innen: { $city }
action-target = ez ellen: { $city }
action-commander = { $piece_the } a parancsnok
action-keep = { $piece_the } marad
action-retreat = ide: { $city }
action-trump = { $sign } { $suit }
action-place = letétel: { $card }
action-take = esemény elvétele: „{ $event }”
action-hold = { $question ->
        [take-event] a kártyák a politikai táblán maradnak
       *[other] megtartás
    }
action-left = { $count } mezővel balra{ $told }
action-right = { $count } mezővel jobbra{ $told }
action-recruit = egy csapat: { $piece }
action-enter = visszatér { $piece_the }
action-mission = küldetésre: { $piece }
action-return = visszatér { $piece_the }
action-francis = Lotaringiai Ferencre
action-charles = Bajor Károly Albertre
action-offer = béke ajánlása
action-reduce = a célok csökkentése
action-forbid = { $count ->
        [0] egy lépés sem tilos
       *[other] { $count } lépés megtiltása
    }
action-subsidy = szerződés: { $power }
action-end-subsidy = a szerződés vége: { $power }
action-turns = { $count } forduló

## A térkép mellett

panel-battle = Csata
panel-powers = Hatalmak
panel-pool = Hátravan
panel-box = Csatarovat
panel-aside = Félre
panel-cards = Kártyák
panel-display = Politikai tábla
panel-offered = A kínálatban
panel-takers = Elveheti: { $powers }.
panel-trump = Adu
panel-tracks = Politika
status-prussian-ally = Poroszország szövetségese
status-neutral = semleges
status-austrian-ally = Ausztria szövetségese
box-income = { $power }: fordulónként { $count } kártya
box-set-income = { $power }: fordulónként { $count } kártya
box-mission = { $power }: egy tábornok küldetésben
box-marker = { $power }: egy győzelmi jelző
panel-contracts = Szerződések
panel-compulsory = 1741-ben kötelező
panel-contracts-note = A francia és az osztrák szakasz elején ajánlhatók. Ha mindkét hatalom egyetért, mindkettőt kötelezi.
panel-winters = Téli pontok lapja
panel-sum = Összesen
panel-troops = { $count } csapat
panel-score-then = Állás utána: { $score }
panel-battle-note = { $score ->
        [0] Döntetlen az állás. { $piece }: { $sign } kártyát kell kijátszania, ha van.
       *[other] { $piece } hátránya { $score }: egy { $sign } kártya, tartalék, vagy vereség.
    }
panel-battle-course = { $piece } állása: { $course }.
panel-beyond = { $power }: minden jelző le van rakva. Ezen felül járna: { $beyond }.
panel-pool-tip = Még lerakandó, összesen { $count }
panel-face-down = Képpel lefelé
panel-box-nothing = nincs hatása
look-at-home = { $piece_the } otthon van, nem kell neki ellátóoszlop.
look-fed = { $piece_the } ellátása megvan: az ellátóoszlop { $count } útra van.
look-toll = { $piece_the } útját huszárok állják: az ellátás ára { $count }.
look-hungry = { $piece_the } itt ellátás nélkül van.
look-guarded = Védi: { $piece }.
look-unguarded = Senki sem védi: az átvonuló ellenség elfoglalja.
holding-battles = a csatarovatban
holding-aside = félretéve
holding-beyond = a jelzőin felül
look-minor-fortress = Erőd, birtokosa: { $power }
look-major-fortress = Nagy erőd, birtokosa: { $power }
look-general-known = { $piece } ({ $power }), { panel-troops }
look-general = { $piece } ({ $power }), { $least }–{ $most } csapat
legend-minor-fortress = erőd
legend-major-fortress = nagy erőd
war-turn = { $turn }. forduló
war-markers = Győzelmi jelzők
war-story-begin = { $title }: { $turns } forduló, { $count ->
        [0] csata nélkül
       *[other] { $count } csata
    }.
war-story-year = { $year }
war-story-politics = Politika: { $taken }.
war-story-battles = { $count ->
        [one] Egy csatát vívtak.
       *[other] { $left ->
            [0] { $count } csatát vívtak.
           *[other] { $count } csatát vívtak; a legvéresebbek:
        }
    }
war-story-beaten = { $city }: { $winner } ({ $power }) győzött { $loser } ({ $other }) ellen, különbség { $count }, veszteség { $troops } csapat.
war-story-drawn = { $city }: { $piece_the } és { $target_the } döntetlenül harcolt.
war-story-took = { $power_the } elfoglalta: { $cities }.
war-story-off = Csapat nélkül lekerült a térképről: { $generals }.
war-story-markers = Addig lerakott győzelmi jelzők: { $standing }.
war-story-winters = Ami télről télre maradt, összesen: { $standing }.
war-ending = { $power_the } nyer { $turns } forduló után: { $how ->
        [held] kitartott a végéig
        [winters] télről télre neki maradt a legkevesebb jelzője
       *[markers] minden jelzőjét lerakta
    }.

## Miért nem

refusal-not-in-hand = Ennek a hatalomnak nincs ilyen kártyája.
    .of = { $power_dat } nincs ilyen kártyája.
refusal-hussar-map = A huszárok csak Csehország térképén járnak.
    .of = { $city }: a huszárok csak Csehország térképén járnak.
refusal-hussar-far = Egyetlen osztrák tábornok sincs tőle 4 városon belül.
    .of = { $city }: egyetlen osztrák tábornok sincs tőle 4 városon belül.
refusal-hussar-piece = Ott egy bábu áll.
    .of = { $city }: ott áll { $piece_the }.
refusal-hussar-twice = A másik huszár már ott van.
    .of = { $city }: ott már { $piece_the } áll.
refusal-hussar-stays = Már ott van: hagyd ott.
    .of = { $city }: { $piece_the } már ott van, hagyd ott.
refusal-hussar-neutral = Az a föld semleges.
    .of = { $city }: az a föld semleges.
refusal-no-toll = Nincs díj: huszár nélküli út látja el, vagy nem ellensége Ausztriának.
    .of = { $piece_the } nem tartozik díjjal: huszár nélküli út látja el, vagy nem ellensége Ausztriának.
refusal-toll-covered = Az ellátása már ki van fizetve.
    .of = { $piece_the } ellátása már ki van fizetve.
refusal-toll-too-high = A megmaradt pontok nem fedezik az ellátását.
    .of = A megmaradt pontok nem fedezik az ellátást: { $piece }.
refusal-not-your-piece = Ezt a bábut nem te mozgatod.
    .of = Nem te mozgatod: { $piece }.
refusal-hussar-no-piece = A huszár nem bábu, nem menetel.
    .of = { $piece_the } nem bábu, és nem vonul.
refusal-not-this-stage = Ez a hatalom nem ebben a szakaszban cselekszik.
    .of = { $piece_the } olyan hatalomé, amely nem ebben a szakaszban cselekszik.
refusal-not-on-map = Nincs a térképen.
    .of = { $piece_the } nincs a térképen.
refusal-moved-already = Már mozgott.
    .of = { $piece_the } már mozgott.
refusal-united-now = Aki most egyesült, nem mozog többet.
    .of = { $piece_the } most egyesült, nem mozog többet.
refusal-no-union = Egyedül áll.
    .of = { $piece_the } egyedül áll.
refusal-name-commander = Az egyesült sereg parancsnokát nevezd meg.
    .of = Az egyesült sereg parancsnoka { $piece }: őt nevezd meg.
refusal-name-the-other = Az egyesült sereg a másik tábornok nevén vonul.
    .of = Az egyesült sereg { $piece } nevén vonul: őt nevezd meg.
refusal-no-way-out = Minden szomszédos város zárva van előtte.
    .of = Minden szomszédos város zárva van: { $piece }.
refusal-no-forced-way = Onnan minden főút zárva van az erőltetett menet előtt.
    .of = Onnan minden főút zárva van az erőltetett menet előtt: { $piece }.
refusal-not-next = Egy lépés egy úton vezet: városról városra menj oda.
    .of = { $city }: nem szomszédos, városról városra menj oda.
refusal-stands-there = Ott áll: egy lépés szomszédos városba vezet.
    .of = { $city }: { $piece_the } már ott áll, egy lépés szomszédos városba vezet.
refusal-too-far = Egy tábornok 3 várost mozog, csak főúton 4-et.
    .of = { $city }: egy tábornok 3 várost mozog, csak főúton 4-et.
refusal-train-too-far = Egy ellátóoszlop 2 várost mozog, csak főúton 3-at.
    .of = { $city }: egy ellátóoszlop 2 várost mozog, csak főúton 3-at.
refusal-train-never-forced = Erőltetett menetre csak tábornok képes, ellátóoszlop nem.
    .of = { $piece_the } nem tesz erőltetett menetet: az a tábornokoké.
refusal-forced-too-far = Az erőltetett menet legfeljebb 8 város.
    .of = { $city }: az erőltetett menet legfeljebb 8 város.
refusal-other-map = Ez a hatalom nem mehet át a másik térképre.
    .of = { $city }: ez a hatalom nem mehet át a másik térképre.
refusal-neutral-ground = Az a föld semleges.
    .of = { $city }: az a föld semleges.
refusal-neutral-stays = Semleges bábu nem hagyja el az országát.
    .of = { $city }: semleges bábu nem hagyja el az országát.
refusal-taken-by-piece = Ott egy bábu áll.
    .of = { $city }: ott áll { $piece_the }, és bábut nem lehet átugrani.
refusal-train-blocks = Baráti ellátóoszlop zárja el az utat.
    .of = { $city }: az utat baráti oszlop zárja el ({ $piece }).
refusal-train-enters-nothing = Az ellátóoszlop nem megy be olyan városba, ahol bábu áll.
    .of = Az ellátóoszlop nem megy be olyan városba, ahol bábu áll: { $piece } ({ $city }).
refusal-no-third-general = Három tábornok sosem áll egy városban.
    .of = { $city }: ott már két tábornok áll, az egyik { $piece_the }.
refusal-union-no-third = Egyesült sereg nem csatlakozik senkihez.
    .of = Egyesült sereg nem csatlakozik senkihez: { $piece } ({ $city }).
refusal-main-roads-only = Az erőltetett menet csak főúton halad.
    .of = { $city }: az erőltetett menet csak főúton halad.
refusal-forced-fortress = Az erőltetett menet nem megy be ellenséges erődbe.
    .of = { $city }: az erőltetett menet nem megy be ellenséges erődbe.
refusal-forced-near-enemy = Az erőltetett menet nem halad el ellenség mellett.
    .of = { $city }: mellette áll { $piece_the } ({ $from }), és az erőltetett menet nem halad el ellenség mellett.
refusal-forced-train = Az erőltetett menet nem tör össze ellátóoszlopot.
    .of = Az erőltetett menet nem tör össze ellátóoszlopot: { $piece } ({ $city }).
refusal-step-first = Előbb lépj egyet.
refusal-other-done = A társad befejezte a mozgást.
refusal-handed-back = Épp visszakaptad a sort: mozogj, vagy fejezd be.
refusal-flanders-done = Flandriában már végeztél.
refusal-train-in-hand = Előbb le kell tenni és ki kell fizetni az ellátóoszlopot.
    .of = Előbb ezt kell letenni és kifizetni: { $piece }.
refusal-no-train = Ez nem ennek a játéknak az ellátóoszlopa.
refusal-train-not-bought = A második porosz ellátóoszlop Szilézia bekebelezésére vár.
refusal-train-moved = Amelyik ellátóoszlop már mozgott, nem helyezhető át.
    .of = { $piece_the } már mozgott, nem helyezhető át.
refusal-cannot-pay = A kezedben lévő kártyák 4-nél kevesebbet érnek.
    .of = { $power }: a kézben lévő kártyák 4-nél kevesebbet érnek.
refusal-no-place = Nincs számára szabad erőd.
    .of = { $piece }: egyetlen erőd sem szabad számára.
refusal-not-major-fortress = Nagy erőd kell hozzá.
    .of = { $city }: nagy erőd kell hozzá.
refusal-not-home-fortress = Saját országbeli erőd kell, vagy a kisebb társé.
    .of = { $city } nem { $power_the } erődje, és nem is a kisebb társáé.
refusal-place-taken = Ott egy bábu áll.
    .of = { $city }: ott áll { $piece_the }.
refusal-place-lost = Az erődöt nem ez a hatalom és nem barátja tartja.
    .of = { $city }: az erődöt nem ez a hatalom és nem barátja tartja.
refusal-too-few-troops = A másik tábornoknak 8-nál több csapata lenne.
    .of = { $piece_the } 8-nál több csapatot vezetne.
refusal-too-many-troops = A másik tábornoknak nem maradna csapata.
    .of = { $piece_the } csapat nélkül maradna.
refusal-not-of-the-union = Nem ebből az egyesült seregből való.
    .of = { $piece_the } nem ebből az egyesült seregből való.
refusal-union-refused = A másik hatalom nem járul hozzá.
    .of = { $city }: { $piece } hatalma nem egyezik bele.
refusal-must-fight = Aki ellenség mellett áll, harcolnia kell.
refusal-no-battle-here = Onnan senkinek sem kell harcolnia.
    .of = { $city }: onnan senkinek sem kell harcolnia.
refusal-no-enemy-beside = Ott nincs megtámadható ellenség.
    .of = { $city }: ott nincs megtámadható ellenség.
refusal-austria-first = Ausztria csatái jönnek előbb.
refusal-retreated-already = Aki visszavonult, ebben a fázisban nem harcol többet.
    .of = { $piece_the } visszavonult, és ebben a fázisban már nem harcol.
refusal-fought-already = Ez a kettő már megküzdött.
    .of = { $piece_the } és { $target_the } már megküzdött.
refusal-not-listed = Ennek a kettőnek nincs több csatája: hogy ki kivel küzd, a fázis elején eldőlt.
    .of = { $piece_the } és { $target_the } között nincs több csata: hogy ki kivel küzd, a fázis elején eldőlt.
refusal-changed-sides = Aki oldalt váltott, ebben a fázisban nem harcol többet.
    .of = { $piece_the } oldalt váltott, és ebben a fázisban már nem harcol.
refusal-not-in-union = Nincs ebben az egyesült seregben.
    .of = { $piece_the } nincs ebben az egyesült seregben.
refusal-not-held = Ennek a hatalomnak nincs ilyen kártyája.
    .of = { $power_dat } nincs ilyen kártyája.
refusal-value-first = Előbb nevezd meg a kijátszott tartalék értékét.
refusal-commander-first = Előbb nevezd meg, ki az egyesült sereg parancsnoka.
refusal-partners-card = Csak a parancsnok hatalmának kártyái játszhatók ki.
    .of = Csak a parancsnok hatalmának kártyái játszhatók ki: { $power }.
refusal-wrong-suit = Nem olyan színű, mint a város, ahol a tábornokod áll.
    .of = { $city } színe { $suit }, a kártyáé más.
refusal-must-play = Az állás 0: a színnek megfelelő kártyát kell kijátszanod.
refusal-not-a-value = A tartalék 1-től 8-ig számít.
refusal-not-a-share = A maradék így nem osztható el.
refusal-not-a-survivor = Nem a kettő egyike.
    .of = { $piece_the } nem a kettő egyike.
refusal-not-adjacent-retreat = A visszavonulás városról városra halad.
    .of = { $city }: a visszavonulás városról városra halad.
refusal-visited-twice = A visszavonulás nem ér kétszer ugyanabba a városba.
    .of = { $city }: a visszavonulás nem ér kétszer ugyanabba a városba.
refusal-retreat-occupied = Ott egy bábu áll.
    .of = { $city }: ott áll { $piece_the }.
refusal-retreat-closed = Az a föld zárva van e hatalom előtt.
    .of = { $city }: az a föld zárva van e hatalom előtt.
refusal-retreat-too-short = Onnan a visszavonulás nem lenne befejezhető.
    .of = { $city }: onnan a visszavonulás nem lenne befejezhető.
refusal-retreat-not-furthest = A visszavonulásnak a győztestől a lehető legmesszebb kell vezetnie.
    .of = { $city }: a visszavonulásnak a győztestől a lehető legmesszebb kell vezetnie.
refusal-not-held-to-pay = Ennek a hatalomnak nincs ilyen kártyája.
    .of = { $power_dat } nincs ilyen kártyája.
refusal-no-room-for-troops = Senkinél sincs hely több csapatnak.
refusal-enough-paid = Ennyi csapat már ki van fizetve, több nem jár.
refusal-not-its-power = Más hatalomé.
    .of = { $piece_the } más hatalomé.
refusal-not-removed = Nincs levéve a térképről.
    .of = { $piece_the } már a térképen van.
refusal-must-reenter = Előbb vissza kell térnie a térképre.
    .of = { $piece_the } előbb térjen vissza a térképre.
refusal-eight-troops = 8 csapata van, több senkinek sem lehet.
    .of = { $piece }: 8 csapata van, több senkinek sem lehet.
refusal-no-way-back = Egyetlen erőd sem áll nyitva előtte.
    .of = Egyetlen erőd sem áll nyitva: { $piece }.
refusal-nobody-to-recruit = Senki sem kaphat csapatot: egyetlen erőd sem áll nyitva annak, aki visszatérhetne.
    .of = Senki sem kaphat csapatot ({ $power }): nincs tábornoka a térképen, és egyetlen erőd sem áll nyitva annak, aki visszatérhetne.
refusal-not-an-entry = Saját országának nagy erődje kell.
    .of = { $city }: saját országának nagy erődje kell.
refusal-entry-held = Az erőd ellenséges kézen van.
    .of = { $city }: az erőd ellenséges kézen van.
refusal-entry-occupied = Olyan bábu áll ott, amelyhez nem csatlakozhat.
    .of = { $city }: ott áll { $piece_the }, oda nem csatlakozhat.
refusal-place-all-troops = A kifizetett csapatokat el kell helyezni.
refusal-below-least = Ennél több csapattal kezd.
    .of = { $piece_the } ennél több csapattal kezd.
refusal-over-most = Nem kezdhet ennyi csapattal.
    .of = { $piece_the } nem kezdhet ennyi csapattal.
refusal-sum-unfit = Nem jönne ki a hatalom csapatainak összege.
refusal-moves-later = A bábuk saját szakaszuk mozgási fázisában mozognak.
refusal-moves-over = A mozgási fázis véget ért.
refusal-others-march = Más hatalom bábui mozognak, a saját szakaszukban.
refusal-stage-of-others = Más hatalom szakasza van.
    .of = { $piece_the } más szakaszban mozog.
refusal-no-step-now = Senki sem menetel: előbb válassz egy bábut.
refusal-no-placing-now = Most nem kerül le semmi: előbb nevezz meg egy ellátóoszlopot, a mozgási fázisban.
refusal-fight-later = A csaták a mozgás után jönnek.
refusal-fights-in-stage = A tábornokok a saját hatalmuk szakaszában támadnak.
refusal-fights-over = E szakasz csatái véget értek.
refusal-no-card-now = Kártyát csatában a hátrányban lévő fél játszik ki.
refusal-no-payment-now = Most nincs mit fizetni.
refusal-no-toll-now = Most nem kell díjat elosztani.
refusal-supply-later = Az ellátást a kártyahúzás után ellenőrizzük.
refusal-supply-over = E szakasz ellátását már ellenőriztük.
refusal-supply-of-stage = Csak a szakasz hatalmainak ellátását ellenőrizzük.
    .of = Az ellátást mindenkinél a saját szakaszában ellenőrizzük: { $piece }.
refusal-hussars-later = A huszárok a saját szakaszukban kerülnek helyükre.
refusal-no-command-now = Most nem kell parancsnokot megnevezni.
refusal-no-survivor-now = Most senkiről sem kell lemondanod.
refusal-no-retreat-now = Most senki sem vonul vissza.
refusal-politics-later = Ez a politikai szakaszhoz tartozik.
refusal-politics-over = E forduló eseményei lezárultak: csak a hatásaik következnek.
refusal-no-recruits-now = Csapatot télen lehet toborozni, vagy esemény révén.
refusal-recruits-in-turn = Télen a hatalmak egymás után toboroznak.
    .of = Télen a hatalmak egymás után toboroznak: most soron van { $power }.
refusal-recruits-by-event = Most csak az esemény szerinti hatalom toboroz.
    .of = Ezzel az eseménnyel csak egy hatalom toboroz: { $power }.
refusal-name-place-first = Előbb mondd meg, hol tér vissza.
    .of = Előbb mondd meg, hol tér vissza { $piece }.
refusal-awaits-consent = Előbb a másik hatalom dönt arról, hogy a két tábornok egyesülhet-e.
refusal-no-mission-now = Most nincs kötelező küldetés.
refusal-no-vote-now = Most nincs választás.
refusal-votes-in-turn = A hatalmak a politikai tábla sorrendjében szavaznak.
refusal-no-vote-left = Nincs több választófejedelmi székhely, amelyért szavazhatnál.
refusal-no-offer-now = Békét Poroszország ajánlhat, a szakasza végén.
refusal-peace-offered = A békeajánlat megtörtént, most Ausztria felel rá.
refusal-mission-goes-on = A sáv még megköveteli a küldetését.
    .of = { $piece_the } nem tér vissza: a sáv még megköveteli a küldetését.
refusal-no-reduction-now = A céljait Franciaország csökkentheti, a szakasza végén.
refusal-no-forbidding-now = Szászország most nem ingadozik.
refusal-shift-first = Előbb oszd el a két tábornok csapatait.
refusal-no-shift-now = Most nem osztasz el és nem csoportosítasz át csapatokat.
refusal-must-answer = Itt nem passzolhatsz: a szabály választ kíván.
refusal-no-such-card = Nincs ilyen kártyád.
    .of = { $power_dat } nincs ilyen kártyája.
refusal-on-display = Ez a kártya a politikai táblán fekszik.
refusal-not-on-offer = Ez az esemény nincs a kínálatban.
    .of = „{ $event }”: nincs a kínálatban.
refusal-no-emblem = Az eseményen nincs rajta e hatalom címere.
    .of = „{ $event }”: nincs rajta e hatalom címere.
refusal-wrong-direction = Az esemény nem arra viszi a jelzőt.
refusal-too-many-steps = Az esemény nem viszi ilyen messzire a jelzőt.
refusal-track-ends = Ott véget ér a sáv.
refusal-not-for-mission = Nem küldhető erre a küldetésre.
    .of = { $piece_the } nem küldhető erre a küldetésre.
refusal-mission-too-expensive = A térképen kívüli tábornok küldése 8-ba kerül.
    .of = { $piece_the } a térképen kívül van: onnan küldetésre küldeni 8 pontba kerül.
refusal-mission-is-due = Valakit küldeni kell.
refusal-not-on-mission = Nincs küldetésben.
    .of = { $piece_the } nincs ebben a küldetésben.
refusal-entry-blocked = A város, ahová visszatérne, nem szabad.
    .of = Nem szabad az a város, ahová { $piece_the } visszatérne.
refusal-nobody-to-join = Nincs kihez csatlakoznia.
refusal-not-its-home = A saját országába megy.
    .of = { $city }: a saját országába megy.
refusal-closed-to-it = Ott nem állhat.
    .of = { $city }: ott nem állhat.
refusal-city-taken = Ott egy bábu áll.
    .of = { $city }: ott áll { $piece_the }.
refusal-not-nearest = Van közelebbi város.
    .of = { $city }: van közelebbi város.
refusal-not-next-to-it = Szomszédos városba húzódik.
    .of = { $city }: szomszédos városba húzódik.
refusal-not-so-many-steps = Szászország nem tesz ennyi lépést.
refusal-silesia-not-held = Poroszország nem tartja egész Sziléziát.
    .of = Poroszország nem tartja egész Sziléziát: hiányzik { $city }.
refusal-peace-made = Egyszer már békét kötöttek.
refusal-french-in-austria = Francia tábornok áll Ausztria törzsterületén.
    .of = { $piece_the } Ausztria törzsterületén áll: { $city }.
refusal-reduced-already = A célok már csökkentek.
refusal-nothing-to-reduce = Franciaországnak nincs jelzője Ausztria törzsterületén.
refusal-not-prussian-fortress = Porosz nagy erőd kell.
    .of = { $city }: porosz nagy erőd kell.
refusal-fortress-taken = Ott egy bábu áll.
    .of = { $city }: ott áll { $piece_the }.
refusal-gives-nothing = Kártyát csak nagyhatalom adhat.
refusal-not-allied = Ezek a hatalmak se nem szövetségesek, se nem társak.
    .of = { $power_the } és { $other_the } se nem szövetséges, se nem társ.
refusal-contract-runs = Már van köztük szerződés.
    .of = { $power_the } és { $other_the } között már van szerződés.
refusal-compulsory = Az 1741-es juttatás nem szüntethető meg.
refusal-no-contract = Nincs köztük szerződés.
    .of = { $power_the } és { $other_the } között nincs szerződés.
refusal-own-powers = Egy játékos hatalmai közül csak Bajorország és Szászország kaphat kártyát.
refusal-offered-already = Ebben a szakaszban ezt már felajánlották.
refusal-not-so-long = A háború nem tart ilyen sokáig.
refusal-no-talks-now = Szerződést egy szakasz elején lehet kötni.
refusal-receiver-first = Előbb nevezd meg a hatalmat, amely a kártyákat kapja.
refusal-turns-first = Előbb mondd meg, hány fordulóra szól a szerződés.
    .of = Előbb mondd meg, hány fordulóra szól a szerződés: { $other }.
refusal-offer-first = Előbb válaszolj a neked tett ajánlatra.
refusal-not-taking-part = Ebben a játékban nem vesz részt.
refusal-who-moves = Most a társad mozog.
refusal-winner-leads = A visszavonulás útját a győztes választja.
refusal-toll-at-home = Hazai földön a tábornok nem tartozik díjjal.
    .of = { $piece_the } hazai földön áll, nem tartozik díjjal.
refusal-toll-of-other = Minden hatalom a saját tábornokaiért fizet.
    .of = { $piece_the } más hatalomé, amely maga fizet érte.
refusal-named-together = Az egyesült sereget együtt látják el: a másik tábornokát nevezd meg.
    .of = Az egyesült sereg egyként kap utánpótlást: { $piece } nevét mondd.
refusal-hand-too-small = A kártyák nem fedezték a díjakat, ezért mind elvesztek.
refusal-away-on-mission = Küldetésben van, a térképen kívül.
    .of = { $piece_the } küldetésben van, a térképen kívül.
refusal-train-set-down = Az áthelyezett ellátóoszlop ebben a fázisban nem mozog.
    .of = { $piece_the } ebben a fázisban került új helyre, és ott marad.
refusal-no-main-road = Abból a városból nem indul főút.
    .of = { $city }: innen nem indul főút.
refusal-links-closed = A bevezető játékban Flandria térképe zárva van.
    .of = { $city }: a bevezető játékban Flandria térképe zárva van.
refusal-taken-by-ally = A szövetségesek nem állnak egy városban, és nem haladnak át egymáson.
    .of = { $city }: ott áll { $piece_the }, és a szövetségesek nem osztoznak egy városon.
refusal-in-dispute = A sorrend vitás: Flandriában felváltva mozognak.
refusal-flanders-begun = Flandriában már mozgott bábu, ezért a sorrend többé nem vitatható.
refusal-no-partner = Nincs másik játékos, aki felváltva mozogna veled.
refusal-over-eight = Egy tábornoknak sem lehet 8-nál több csapata.
    .of = { $piece }: egyetlen tábornok sem vezet 8-nál több csapatot.
refusal-no-troops-left = Minden tábornoknál van legalább 1 csapat.
    .of = { $piece }: minden tábornok legalább 1 csapatot vezet.
refusal-no-enemy-near = Mellette nem áll ellenség.
    .of = { $city } mellett nem áll ellenség.
refusal-not-beside-attacker = Ez a város nem szomszédos azzal, ahonnan a támadás indul.
    .of = { $city } nem szomszédos azzal a várossal, ahonnan a támadás indul ({ $from }).
refusal-allies-at-peace = Szövetségesek, sosem harcolnak egymással.
    .of = { $piece_the } és { $target_the } szövetséges hatalmaké, amelyek sohasem harcolnak egymással.
refusal-never-at-war = Poroszország és Szászország sosem harcol a Pragmatikus Hadsereggel.
    .of = { $piece_the } és { $target_the }: Poroszország és Szászország sohasem harcol a Pragmatikus Hadsereggel.
refusal-neutral-at-peace = Semleges tábornok nem vesz részt harcban.
    .of = { $piece_the } és { $target_the }: semleges tábornok nem vesz részt harcban.
refusal-name-attacker = Előbb a támadó várost nevezd meg.
refusal-moving-side-fights = Csatáiról a lépő fél dönt.
    .of = { $city }: az innen vívott csatáról a lépő fél dönt.
refusal-one-by-one = A csaták egymás után zajlanak: ez még nem ért véget.
    .of = A csaták egymás után zajlanak: még nem ért véget ez a csata: { $from } – { $city }.
refusal-must-begin = Az erők kezdetben egyenlők: a támadónak a színnek megfelelő kártyát kell kijátszania.
refusal-one-each = Mindkét tábornoknál marad legalább 1 csapat.
refusal-no-reserve = Csak a tartalék értékét kell megnevezni, amikor kijátsszák.
refusal-retreat-train = A visszavonulás nem tör össze ellátóoszlopot.
    .of = A visszavonulás nem tör össze ellátóoszlopot: { $piece } ({ $city }).
refusal-retreat-joins = A visszavonuló tábornok nem csatlakozik senkihez.
    .of = A visszavonuló tábornok nem csatlakozik senkihez: { $piece } ({ $city }).
refusal-drawn-battle = A csata döntetlen: senki sem vonul vissza.
    .of = { $piece_the } és { $target_the } csatája döntetlen: senki sem vonul vissza.
refusal-nobody-left = Minden csapat elveszett: nincs, aki visszavonuljon.
    .of = { $piece_the } minden csapatát elvesztette: nincs, aki visszavonuljon.
refusal-no-whole-way = Nem volt teljes hosszúságú út, ezért minden elveszett.
    .of = { $piece_the } előtt nem volt teljes hosszúságú út, így minden odaveszett.
refusal-pay-first = Előbb fizess ki egy csapatot.
refusal-nothing-to-pay = Ennek a hatalomnak nincs kártyája, amivel csapatot fizetne.
refusal-still-on-mission = Aki küldetésben van, nincs levéve, és télen nem tér vissza.
    .of = { $piece_the } küldetésben van, nincs levéve, és télen nem tér vissza.
refusal-entry-in-muenchen = A bevezető játékban a franciák Münchenben térnek vissza.
    .of = { $city }: a bevezető játékban a franciák Münchenben térnek vissza.
refusal-entry-full = Ott már két tábornok áll.
    .of = { $city }: ott már két tábornok áll, az egyik { $piece_the }.
refusal-another-moves = Most másik bábu mozog: sorban mozognak.
    .of = Most { $piece_the } lép: mindegyik a maga sorában.
refusal-order-later = Egy bábu menetel: a sorrendről akkor dönthettek, ha már lépett.
refusal-nobody-removed = E hatalom egyetlen tábornoka sincs a térképen kívül, ezért senki sem tér vissza.
refusal-name-general-first = Előbb a visszatérő tábornokot nevezd meg.
refusal-no-politics = A bevezető játékban nincs politika.
refusal-no-subsidies = A bevezető játékban nincs juttatás.
refusal-no-return-now = Küldetésből a politikai szakasz után térnek vissza a tábornokok.
refusal-must-choose-francis = Ausztria és a Pragmatikus Hadsereg Ferencre szavaz.
refusal-steps-lost = Szászország jelzője az utolsó mezőn áll: a lépések elvesznek.
refusal-nothing-proposed = Nincs javaslat, amelyre felelni kellene.
refusal-other-word = Erre itt másik válasz való.
refusal-minor-power = A kisebb hatalmak nem vesznek részt a politikában.
refusal-no-cards-to-place = Kártya nélküli hatalom nem helyez el semmit.
refusal-placed-in-turn = Minden hatalom fordulónként legfeljebb egy kártyát helyez el, a politikai tábla sorrendjében.
refusal-trump-first = Az adut a kártyák elhelyezése előtt nevezik meg.
refusal-trump-is-named = Az adut egyszer nevezi meg az utolsó csata győztese.
refusal-trump-is-turned = Még senki sem nyert csatát: az adut a felfordított kártya adja.
refusal-not-in-turn = A hatalmak a kártyák felfedése után cselekszenek, a legnagyobb összeg kezd.
refusal-had-its-turn = Ez a hatalom már sorra került: megtartotta a kártyáit, vagy elvett egy eseményt.
refusal-nothing-on-display = Akinek nincs kártyája a politikai táblán, az nem kerül sorra.
refusal-both-taken = Mindkét eseményt elvették, mielőtt sorra került.
refusal-no-event-taken = A jelző akkor mozog, ha elveszik az eseményt, amely mozgatja.
refusal-mission-owed = A hatalomnak nincs kit küldenie, és nem tud 8-at fizetni: a küldetéssel adós marad.
refusal-not-empty = A legközelebbi üres városba megy.
    .of = { $city }: nem üres, ott áll { $piece_the }; a legközelebbi üres városba megy.
refusal-gives-itself = Egy hatalom sem köt szerződést önmagával.
refusal-neutral-no-contract = Semleges hatalomnak nincs szerződése.
refusal-compulsory-runs = Az 1741-es kötelező juttatás már folyik.

## A vezetett hadjárat

guide-welcome = Üdvözöllek, marsall! Franciaországot és Bajorországot vezeted, és nyersz, mihelyt minden győzelmi jelződ ellenséges erődön fekszik (M22.1).
guide-muster = Titokban osztod szét a csapataidat (M5.3): az ellenség a tábornokokat látja, az erejüket nem. Azt erősítsd meg, aki harcolni fog; legfeljebb 8 csapata lehet.
guide-hussar = A huszárok megdrágítják az ellenség ellátását: tedd őket a tábornoka és az ellátóoszlopa közti utakra (M10, M11.6).
guide-move = Minden bábu egyszer mozog: válaszd ki, aztán egy világító várost (M12.1). A tábornok úgy foglal el ellenséges erődöt, hogy átvonul rajta és továbbmegy, ha három városon belül nincs ellenséges tábornok (M15). Vidd vele az ellátóoszlopot is: hat útnál messzebbről nem látja el (M11).
    .short = Minden bábu egyszer mozog. Ha mind jó helyen áll, fejezd be a mozgást.
guide-step = Három város, vagy négy a főutakon, a kettős vonalakon (M12.2). Mutass egy városra, és látod, mi esik el útközben. Aki ellenség mellett áll meg, annak harcolnia kell (M16.1), nézd meg hát előbb a hely színét.
    .short = Aki ellenség mellett áll meg, annak harcolnia kell (M16.1).
guide-march-together = Két tábornok egy városban egyesült: csapataik együtt számítanak, és annyit mozognak, mint egy (M9).
guide-shift = Az egy városban álló tábornokok a mozgás előtt és után csapatokat adhatnak egymásnak (M9.7).
guide-train-where = Az elveszett ellátóoszlopot 4 pontért új helyen vehetsz, saját nagy erődben (M14).
guide-pay = A saját kezedből fizetsz, bármilyen színnel; a többlet elvész (M7.7). Olyan színt adj, amelyben nem fogsz harcolni.
guide-supply = A díj több volt, mint az egész kezed: válaszd ki, kit lát el mégis (M11.10).
guide-keep = Kettőjüknek egy csapat maradt: egyikük lekerül a térképről, és télen jön vissza, ha toborzol neki (M9.8, M20.4).
guide-attack = Mindenki harcol, aki ellenség mellett áll; te mondod meg a sorrendet (M16.2). Ott kezdd, ahol megvannak a kártyáid.
guide-target = Egyik szomszédot a másik után támadja; előbb a gyengébbet válaszd (M16.2).
guide-commander = Csak a parancsnok hatalmának kártyái játszhatók ki (M9.4, M16.12).
guide-battle-card = Az állás a csapatok különbségével indul. Aki hátrányban van, kártyákat játszik ki egyesével, amíg előnybe nem kerül; csak annak a helynek a színe jó, ahol a saját tábornoka áll, vagy tartalék (M16.5, M16.6). Aki nem játszik ki többet, annyi csapatot veszít, amennyi a hátránya, és annyi várossal vonul vissza (M16.10, M17).
    .short = Hozd be a hátrányt a színed egy kártyájával, vagy állj le, és veszíts annyi csapatot, amennyi a hátrányod (M16.6, M16.10).
guide-reserve-value = A tartalék annyit ér, amennyit akarsz, 1-től 8-ig (M7.2). A sok nem mindig jobb: kis előnynél az ellenfél tovább játszik.
guide-spread-losses = Te mondod meg, ki viseli az egyesült sereg veszteségeit (M16.12).
guide-survivor = Csak egy csapat maradt: az egyik tábornok marad vele (M16.12).
guide-retreat = A győztes választja a visszavonulás útját, magától a lehető legmesszebb (M17). Kergesd el az ellátóoszlopától.
guide-recruit-pay = Télen a kártyákból csapatok lesznek (M20.2). Néhányat tarts meg: kártya nélkül a legerősebb sereg is veszít.
guide-recruit = Az új csapatokat bármelyik tábornokod kaphatja, egyenként legfeljebb nyolcat (M20.3).
guide-enter-at = Aki lekerült a térképről, saját országának nagy erődjében tér vissza (M20.5).
guide-could-conquer = { $piece_the } átvonulva elfoglalhatná: { $city }. Senki sem védi.
guide-prizes = Átvonulva elfoglalható, mert senki sem védi: { $cities }.
guide-cards = { $count ->
        [0] Nincs { $sign } kártyád
       *[other] { $count } { $sign } kártyád van, értékük { $value }
    }{ $reserves ->
        [0] {"."}
       *[other] ; tartalék: { $reserves }.
    }

## Mi látható a térképen

sign-suit = Szín
    .does = A talajon lévő kis jelek. Csatában annak a helynek a színét játszod, ahol a saját tábornokod áll.
sign-road = Utak
    .does = A tábornok három várost megy, az ellátóoszlop kettőt; eggyel többet, ha végig főúton, kettős vonalon marad.
sign-fortress = Erőd
    .does = Csillag, a nagy erődé nagyobb. Az ellátott ellenséges tábornok átvonulva elfoglalja, ha három városon belül senki sem védi.
sign-elector = Választófejedelem
    .does = Korona. A császárválasztáson úgy szavaz, ahogy az akarja, aki tartja.
sign-marker = Győzelmi jelző
    .does = Kis jelvény egy erőd mellett: ki foglalta el. Aki mindet lerakta, nyer.
sign-general = Tábornok
    .does = Henger a rangjával; az I. a II. előtt parancsnokol. A szám mellette a csapatai, ha ismered. Pipa: már mozgott.
sign-train = Ellátóoszlop
    .does = Szekér. Hat nyitott úton belül látja el hatalma tábornokait; otthonuktól távol szükségük van rá.
sign-hussar = Huszárok
    .does = Kis zászló, Ausztriáé. A mellette elvezető ellátás kártyába kerül, és fizetni kötelező.

option-returns-late = A politikai tábláról visszatérő kártyák egy fordulóval később jönnek (M23.8)
option-loser-matches = A vesztes csak annyi jelzőt vesz ki a csatarovatából, amennyit a győztes betesz (M21.5)
option-silesia-austria = Ausztria Sziléziában is hazai földön van a bekebelezésig: nem kell oda ellátóoszlop (M3.6)
option-silesia-both = Ausztria és Poroszország is hazai földön van Sziléziában a bekebelezésig (M3.6)

## The header and the panels: what each value means

help-side = Egy hely a hatalmaival és a játékosa. A bekeretezettnek kell most válaszolnia (M6).
help-score = Lerakott győzelmi jelzők, a hely élen álló hatalmának összes jelzőjéből. Aki mindet lerakta, nyer (M21, M22).
help-cards = A hely összes hatalmának taktikai kártyái együtt: csatát nyernek, fizetnek és szavaznak (M7).
help-moment = A forduló, és hogy kié a szakasz. Három forduló egy év; utána tél van (M6).
help-holding-battle-box = Jelzők a csatarovatban: megnyert csatákért járnak, vereséggel elvesznek; legfeljebb kettő (M21.4).
help-holding-aside = Félretett jelzők: lerakottnak számítanak, és kikerültek a játékból (M21.1).
help-holding-beyond = A hatalom saját jelzőin felül szerzett jelzők. A következő ellenőrzéskor nyer; ha többen vannak, az, akinek több van (M21.3, M22.2).
help-panel-battle = A két fél a csapataival, terepének színével és a sorban kijátszott kártyákkal. Aki le van maradva, folytatja vagy veszít (M16).
help-panel-powers = Hogyan állnak a hatalmak: hol vannak a győzelmi jelzőik, és hány kártyájuk van (M21).
help-panel-pool = A készletben maradt jelzők. A hatalom akkor nyer, ha egy sem marad (M22.1).
help-panel-box = Jelzők a csatarovatban, megnyert csatákért, legfeljebb kettő (M21.4).
help-panel-aside = A játékból kikerült, lerakottnak számító jelzők (M21.1).
help-panel-cards = A hatalom kezében lévő kártyák (M7).
help-panel-contracts = Juttatások: ki kinek ad fordulónként egy kártyát, és meddig (M8.6, M30).
help-panel-winters = Mennyi volt az egyes készletekben telente. Ha előbb senki sem nyer, a legkisebb összeg győz (M20.8, M22.4).
help-panel-year = Ennek az évnek a tele: a készletben maradt jelzők (M20.8).
help-panel-sum = Az összes tél együtt; a legkevesebb nyer (M22.4).
help-panel-display = Politika: két esemény van a kínálatban, és minden hatalom letehet értük egy kártyát; akinek aduból a legtöbb van, az választ először (M23).
help-panel-tracks = Szászország, Oroszország és Itália: az események mozgatják a jelzőiket, és minden mező azt hozza, ami alatta áll (M24).

## More of the legend and the pieces

sign-main-road = Főút
    .does = Kettős vonal. Aki az egész menet alatt főúton marad, egy várossal messzebbre jut.
sign-link = Út a két térkép között
    .does = Flandria egy városát Csehország egyikével köti össze; szomszédosak.
sign-city = Város
    .does = A bábuk városokban állnak és utakon mennek; nyílt várost nem lehet elfoglalni, és nem ér semmit.
sign-major = Nagy erőd
    .does = Mint bármelyik erőd; hazájában itt térnek vissza az elveszett tábornokok és ellátóoszlopok is.
sign-territory = Ország
    .does = Színes sáv a határa mentén. Otthon a tábornoknak nem kell ellátóoszlop; ott nem raknak jelzőt.
sign-river = Folyó
    .does = Csak a szemnek: senkit sem akadályoz.
sign-query = Kérdőjel
    .does = Erőd, amelyen átvonultak, miközben védte valaki; mégis elesik, ha a védőnek még ebben a szakaszban távoznia kell.
sign-down = Ellátatlan tábornok
    .does = Vonalkázott: nem kapott ellátást, nem hódít, és ha megismétlődik, több csapatot veszít.
figure-moves = város fordulónként
figure-on-main = főúton { $count }
figure-forced = erőltetett menet
figure-troops = csapat
figure-protects = erődöt véd ennyi városon belül
figure-feeds = ennyi úton belül lát el
figure-price = ára kártyákban

## What the guided campaign has taught

learned-1 = Az erőd az átvonuló, ellátott tábornoké, ha három városon belül senki sem védi (M15).
learned-2 = A csatát annak a színnek a kártyái döntik el, amelyen állsz: előbb a terepet válaszd meg (M16.5).
learned-3 = A hat nyitott úton belüli ellátóoszlop eteti a tábornokot; elvágva éhezik (M11).
learned-4 = A jelzők készlete a háború órája: aki kiüríti, nyer (M22).

## How the sheet of pieces is read

help-units = Háromféle bábu minden hatalomnak; a szín és a címer mutatja, kié (M2).

## A térkép

land-core-austria = Ausztria
land-austrian-netherlands = Osztrák Németalföld
land-france = Franciaország
land-bavaria = Bajorország
land-prussia = Poroszország
land-saxony = Szászország
land-netherlands = Holland Köztársaság
land-hanover = Hannover
land-silesia = Szilézia
land-empire = a Birodalom
land-poland = Lengyelország

look-elector = választófejedelmi székhely
place-minor-fortress = erőd, birtokosa: { $power }
place-major-fortress = nagy erőd, birtokosa: { $power }
look-passed = áthaladt rajta: { $power }

map-austria = AUSZTRIA
map-bohemia = CSEHORSZÁG
map-silesia = SZILÉZIA
map-saxony = SZÁSZORSZÁG
map-brandenburg = BRANDENBURG
map-bavaria = BAJORORSZÁG
map-poland = LENGYELORSZÁG
map-france = FRANCIAORSZÁG
map-austrian-netherlands = OSZTRÁK NÉMETALFÖLD
map-dutch-republic = HOLLANDIA
map-empire = BIRODALOM
map-north-sea = ÉSZAKI-TENGER

## Tanácsok

hint-markers = { $more ->
        [yes] Több győzelmi jelződ marad, amelyet még le kell raknod.
       *[no] Kevesebb győzelmi jelződ marad, amelyet még le kell raknod.
    }
hint-their-markers = { $more ->
        [yes] A többieknek több lerakandó győzelmi jelzőjük marad.
       *[no] A többieknek kevesebb lerakandó győzelmi jelzőjük marad.
    }
hint-troops = { $more ->
        [yes] Több csapatod lesz.
       *[no] Kevesebb csapatod lesz.
    }
hint-their-troops = { $more ->
        [yes] A többieknek több csapatuk lesz.
       *[no] A többieknek kevesebb csapatuk lesz.
    }
hint-hands = { $more ->
        [yes] Erősebb kártyák lesznek a kezedben.
       *[no] Gyengébb kártyák lesznek a kezedben.
    }
hint-prizes = { $more ->
        [yes] A tábornokaid jobb helyen állnak, hogy erődöket foglaljanak el.
       *[no] A tábornokaid rosszabb helyen állnak, hogy erődöket foglaljanak el.
    }
hint-alarms = { $more ->
        [yes] Az erődjeid nagyobb veszélyben vannak.
       *[no] Az erődjeid kisebb veszélyben vannak.
    }
hint-trains = { $more ->
        [yes] Több ellátóoszlopod marad.
       *[no] Kevesebb ellátóoszlopod marad.
    }
hint-hunger = { $more ->
        [yes] A tábornokaid ellátása rosszabb.
       *[no] A tábornokaid ellátása jobb.
    }

## Előnyadás: mi változik egy hatalomnak

handicap-markers = { $side_dat } { $count } győzelmi jelzővel { $change ->
        [fewer] kevesebbet
       *[more] többet
    } kell leraknia
handicap-label-markers = { $side }: győzelmi jelzők
# A feladványok céljai

goal-take = Foglald el ezt az erődöt ebben a szakaszban: { $city }.
goal-hold = Tartsd meg ezt az erődöt a következő szakasz végéig: { $city }.
goal-beat = Kényszerítsd visszavonulásra ebben a szakaszban: { $piece }.
goal-capture = Ejtsd zsákmányul ebben a szakaszban: { $piece }.
goal-win = Nyerd meg a játszmát ebben a szakaszban.
