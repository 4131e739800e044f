# A To the Last Man! szavai magyarul, tegező formában.
#
# A területek neve olyan, mint a data/ mappában, és rag nem tapad hozzájuk. A feleknek, a nemzeteknek
# és a hadseregeknek van névelős alakjuk is (.the); a lapok neve a mondatban idézőjelben áll.

## The lid of the box

lid-line = Az egész nyugati háború a Marne-tól az utolsó offenzívákig
lid-length = évenként egy este

## Sides, nations and units

seat-german = Németország
    .number = one
seat-entente = antant
    .the = az antant
    .number = one
nation-ge = német
    .the = a német
nation-fr = francia
    .the = a francia
nation-uk = brit
    .the = a brit
nation-be = belga
    .the = a belga
nation-us = amerikai
    .the = az amerikai
kind-ge-infantry = német gyalogság
kind-ge-stosstruppen = rohamcsapat
kind-ge-cavalry = német lovasság
kind-ge-artillery = német tüzérség
kind-ge-siege-gun = német ostromágyú
kind-ge-biplane = német kétfedelű
kind-ge-tank = német tank
kind-ge-paris-gun = Párizs-ágyú
kind-fr-infantry = francia gyalogság
kind-fr-cavalry = francia lovasság
kind-fr-artillery = francia tüzérség
kind-fr-biplane = francia kétfedelű
kind-fr-tank = francia tank
kind-uk-infantry = brit gyalogság
kind-uk-commonwealth = nemzetközösségi gyalogság
kind-uk-cavalry = brit lovasság
kind-uk-artillery = brit tüzérség
kind-uk-biplane = brit kétfedelű
kind-uk-tank = brit tank
kind-be-infantry = belga gyalogság
kind-us-infantry = amerikai gyalogság
kind-us-cavalry = amerikai lovasság
kind-us-artillery = amerikai tüzérség
kind-us-biplane = amerikai kétfedelű
kind-us-tank = amerikai tank

## Types, where the nation is plain

type-infantry = gyalogság
type-stosstruppen = rohamcsapat
type-commonwealth = nemzetközösségi gyalogság
type-cavalry = lovasság
type-artillery = tüzérség
type-siege-gun = ostromágyúk
type-biplane = kétfedelűek
type-tank = tankok
type-paris-gun = Párizs-ágyú
pool-fort = erőd
pool-dug = beásott gyalogság
pool-fortified = megerősített gyalogság
pool-british-guns = brit tüzérség
pool-gun-dice = a lap tüzérségi kockái
pool-tank-dice = a lap tankkockái
pool-storm-dice = a lap rohamkockái

## Területek, ahogy a térképen állnak

area-england = Anglia
area-flanders = Flandria
area-ghent = Gent
area-antwerp = Antwerpen
area-brussels = Brüsszel
area-mons = Mons
area-namur = Namur
area-liege = Liège
area-ardennes = Ardennek
    .the = az Ardennek
area-luxembourg = Luxemburg
area-calais = Calais
area-lille = Lille
area-artois = Artois
area-cambrai = Cambrai
area-maubeuge = Maubeuge
area-picardy = Pikárdia
area-normandy = Normandia
area-compiegne = Compiègne
area-laon = Laon
area-sedan = Sedan
area-reims = Reims
area-chateau-thierry = Château-Thierry
area-champagne = Champagne
area-verdun = Verdun
area-saint-mihiel = Saint-Mihiel
area-bar-le-duc = Bar-le-Duc
area-nancy = Nancy
area-epinal = Épinal
area-belfort = Belfort
area-paris = Párizs
area-chartres = Chartres
area-orleans = Orléans
area-auxerre = Auxerre
area-troyes = Troyes
area-chaumont = Chaumont
area-dijon = Dijon
area-besancon = Besançon
area-aachen = Aachen
area-koln = Köln
area-eifel = Eifel
    .the = az Eifel
area-koblenz = Koblenz
area-trier = Trier
area-diedenhofen = Diedenhofen
area-metz = Metz
area-saarbrucken = Saarbrücken
area-mainz = Mainz
area-kaiserslautern = Kaiserslautern
area-karlsruhe = Karlsruhe
area-strassburg = Strassburg
area-mulhausen = Mülhausen
area-freiburg = Freiburg

## Levels and seasons

level-decisive-entente = döntő antantgyőzelem
level-substantial-entente = jelentős antantgyőzelem
level-marginal-entente = szűk antantgyőzelem
level-stalemate = patthelyzet
level-marginal-german = szűk német győzelem
level-substantial-german = jelentős német győzelem
level-decisive-german = döntő német győzelem
season-spring = { $years } tavasza
season-summer = { $years } nyara
season-autumn = { $years } ősze
season-winter = { $years } tele

## Cards

card-offensive = Offenzíva
    .does = Bármennyi egység mozoghat, ellenséges területre léphetsz, csatákat vívhatsz.
card-limited-offensive = Korlátozott offenzíva
    .does = Offenzíva, de összesen egy csatával.
card-big-push = A nagy támadás
    .does = Antant, 1916 tavaszától: offenzíva, és kétszer egy F2-es tüzérségi kocka egy csatában, ahol brit hadsereg van.
card-gericht = Gericht
    .does = Németország, 1916 tavaszától: offenzíva, és kétszer egy F2-es tüzérségi kocka egy csatában, ahol német hadsereg van.
card-tout-le-monde = Mindenki a csatába!
    .does = Antant, 1918 tavaszától: offenzíva, és két-két F2-es tankkocka egy vagy két csatában, ahol francia hadsereg van.
card-friedensturm = Friedensturm
    .does = Németország, 1918 tavaszától: offenzíva, és két-két F2-es rohamkocka egy vagy két csatában, ahol német hadsereg van.
card-ersatz-2 = Pótlás 2
    .does = Ugyanannak a tűznek legfeljebb két találatáért fizet.
card-ersatz-3 = Pótlás 3
    .does = Ugyanannak a tűznek legfeljebb három találatáért fizet.
card-poison-gas = Mérges gáz!
    .does = 1915 tavaszától: a tüzérséged egy csatában F2-vel lő.
card-advanced-artillery-barrage = Tökéletesített pergőtűz!
    .does = 1917 tavaszától: a tüzérséged egy csatában F3-mal lő.
card-bad-weather = Rossz idő
    .does = A védő játssza ki: az offenzíva egy fokkal gyengébb lesz; se gáz, se kétfedelű.
card-strategic-reserves = Hadászati tartalék!
    .does = Még egy egység mehet, ameddig csak baráti területeken át út vezet.
card-surprise-attack = Meglepetésszerű támadás!
    .does = Egy csatában a támadó tüzel először.
card-entente-military-crisis = Az antant katonai válsága!
    .does = Németország játssza ki 1915-ben, 1917-ben vagy 1918-ban: az antant gyalogságot vesz le, vagy egy ponttal fizet.
card-german-military-crisis = Német katonai válság!
    .does = Az antant játssza ki 1914-ben, 1916-ban vagy 1918-ban: Németország gyalogságot vesz le, vagy egy ponttal fizet.

## Names

nobody = senki
off-map = a térképen kívül
eastern-box = a keleti front doboza
force-pool = készlet
no-card = nincs lap
    .number = other
army-numbered = { $nation } { $number }. hadsereg
    .the = { $nation_the } { $number }. hadsereg
army-single = { $nation } hadsereg
    .the = { $nation_the } hadsereg

## Events: the course of the war

event-dealt = { $side_the } kezében { $count } lap van.
event-keeps-card = { $side_the } ezt a lapot tartja meg: „{ $card }”.
event-keeps-card-unseen = { $side_the } megtartja két lapja egyikét.
event-set-up-done = { $side_the } felállította az erőit.
event-season = Kezdődik { $season }; győzelmi pont: { $points }.
event-reshuffled = Az eldobott lapokat bekeverik a húzópakliba: { $count } lap.
event-card-leaves = Kikerül a játékból: „{ $card }”.
event-initiative = { $side_the } kezd ebben az évszakban.
event-bids = { $side_the } ajánlata: { $count } lap.
event-armistice-offered = { $side_the } fegyverszünetet ajánl.
event-armistice-refused = { $side_the } elutasítja a fegyverszünetet.
event-armistice = Fegyverszünet; győzelmi pont: { $points }, { $level }.
event-resigned = Feladás; győzelmi pont: { $points }, { $level }.
event-decisive = Eldőlt a háború; győzelmi pont: { $points }, { $level }.
event-last-turn-over = Véget ért az utolsó évszak; győzelmi pont: { $points }, { $level }.

## Events: cards and passes

event-offensive = { $side_the } kijátssza ezt a lapot: „{ $card }”.
event-pass = { $side_the } passzol.
event-no-exchange = { $side_the } nem cserél lapot.
event-lays-down = { $side_the } leteszi ezt a lapot: „{ $card }”.
event-draws = { $side_the } ezt a lapot húzza: „{ $card }”.
event-draws-unseen = { $side_the } húz egy lapot.
event-crisis = { $side_the } kijátssza ezt a lapot: „{ $card }”.
event-crisis-refused = { $side_the } senkit sem ad fel a válságban, és egy győzelmi ponttal fizet.
event-crisis-removes = A válság áldozata: { $kind } ({ $area }).
event-reserves = { $side_the } kijátssza ezt a lapot: „{ $card }”.

## Events: movement

event-steps = { $who }: { $from } → { $area }.
event-goes-by-rail = { $who }: vasúton { $from } → { $area }.
event-goes-strategic = { $who }: hadászati mozgással { $from } → { $area }.
event-sails = { $who }: tengeren { $from } → { $area }.
event-goes-east = { $who }: { $from } → a keleti front doboza.
event-comes-west = { $who }: a keleti front doboza → { $area }.
event-reserves-go = { $who }: tartalékként { $from } → { $area }.
event-evacuates = { $who }: tengeren át kimenekítve { $from } → { $area }.
event-joins-army = { $area }: { $kind } csatlakozik { $army_the } kötelékéhez.
event-leaves-army = { $area }: { $kind } kiválik { $army_the } kötelékéből.
event-army-takes-in = { $area }: { $army_the } befogad egy egységet: { $kind }.
event-taken-in = { $area }: { $army_the } befogad egy egységet: { $kind }.
event-takes-area = { $side_the } elfoglalja ezt a területet: { $area }.
event-area-disputed = { $area }: a terület vitatott lett.
event-area-given-up = { $area }: a terület új birtokosa { $side_the }.
event-area-joins = { $area }: a terület mostantól ezen az oldalon áll: { $side }.
event-area-reverts = { $area }: a terület ismét régi birtokosáé: { $side }.
event-stray-leaves = { $army } (üres): { $from } → { $area }.
event-goes-back = { $who }: visszatér → { $area }.
event-regroups = { $area }: { $kind } átcsoportosul.
event-regroups-unseen = { $side_the } átcsoportosít.
event-suppressed = { $area }: feloszlik { $army_the }.
event-put-out-of-army = { $joins ->
        [army] { $area }: a feloszlatott hadsereg egysége csatlakozik: { $kind } → { $army }.
       *[area] { $area }: a feloszlatott hadsereg egysége itt marad: { $kind }.
    }

## Events: battles

event-declares = { $area }: { $side_the } csatát jelent be.
event-assigns = { $area }: { $side_the } kijátssza ezt a lapot: „{ $card }”.
event-bonus = { $area }: a csata megkapja a lap kockáit: „{ $card }”.
event-weather = { $side_the } „Rossz idő” lapja lecsap az ellenfél offenzívájára.
event-offensive-shrinks = { $card_number ->
        [one] { $side_the } offenzívája mostantól ennyit ér: „{ $card }”.
       *[other] { $side_the } offenzívája elmarad.
    }
event-gas-gone = { $area }: { $side_the } gázát elfújja a szél.
event-battle-dropped = { $area }: mégsem lesz csata.
event-no-battle = { $area }: már nincs kivel harcolni.
event-battle = { $area }: { $side_the } támad, elkezdődik a csata.
event-surprise = { $area }: { $side_the } meglepetésszerűen támad, elkezdődik a csata.
event-fires = { $area }: { $side_the } tüzel; { $pool }, F{ $level }: { $faces }; találat: { $hits }.
event-dogfight = { $area }: { $side_the } légi harcot vív: { $faces }; találat: { $hits }.
event-pursues = { $area }: { $side_the } lovassága üldöz: { $faces }; találat: { $hits }.
event-rolled-again = { $area }: { $side_the } kétfedelűje miatt újradobott kocka, { $kind }: { $faces }; találat: { $hits }.
event-ground-attack = { $area }: { $side_the } ennyi kétfedelűvel támad földi célt: { $count }.
event-scrambles = { $area }: { $side_the } egyik kétfedelűje riadóra ideszáll.
event-tanks-silent = { $area }: { $side_the } tankjai nehéz terepen nem tüzelnek.
event-army-stranded = { $area }: { $army_the } nem tud hová visszavonulni, megsemmisül.
event-unit-lost = { $area }: { $side_the } vesztesége: { $kind }.
event-army-eliminated = { $area }: megsemmisül { $army_the }.
event-card-pays = { $area }: { $side_the } ezzel a lappal fizet: „{ $card }”; találat: { $count }.
event-fort-hit = { $area }: az erőd ereje { $level }.
event-fort-gone = { $area }: elesik az erőd.
event-hits-void = { $area }: { $side_the } ellen hatástalan találat: { $count }.
event-forces-back = { $area }: { $side_the } ennyi hadseregének kell visszavonulnia: { $count }.
event-nobody-left = { $area }: { $side_the } egy egységgel sincs már jelen.
event-names-retreat = { $who }: vissza fog vonulni { $from } → { $area }.
event-retreats = { $kind }: visszavonul { $from } → { $area }.
event-army-retreats = { $army }: visszavonul { $from } → { $area }.
event-put-out = { $area }: { $kind } kikerül { $army_the } kötelékéből, és ott marad.
event-guns-abandoned = { $area }: hátrahagyják: { $kind }.
event-left-behind = { $area }: ott marad: { $kind }.
event-left-lost = { $area }: már visszavonult egyszer, ezért elvész: { $kind }.
event-retreated-lost = { $area }: egyedül maradt az ellenség közt, ezért elvész: { $kind }.
event-auxiliaries-lost = { $area }: gyalogság nélkül maradt, ezért elvész: { $kind }.
event-battle-over = { $area }: vége a csatának, { $side_the } tartja a terepet.
event-battle-undecided = { $area }: vége a csatának, mindkét fél kitart.

## Events: supply, production and reinforcements

event-supply = Ellátatlan területek száma: Németország { $german }, antant { $entente }.
event-starves = { $area }: ellátatlan, ezért elvész: { $kind }.
event-army-starves = { $area }: { $army_the } ellátatlan; vesztesége: { $kind }.
event-army-starved = { $area }: { $army_the } ellátatlan, ezért megsemmisül.
event-fort-starves = { $area }: az erőd ellátatlan; ereje: { $level }.
event-spends = { $side_the } { $points } építési pontot költ el.
event-built = { $area }: { $side_the } új egysége: { $kind }.
event-rebuilt = { $area }: újjáalakul { $army_the }.
event-upgraded = { $area }: rohamcsapattá képzik át: { $kind }.
event-entrenched = { $area }: { $side_the } beássa magát.
event-fortified = { $area }: { $army_the } megerősíti az állását.
event-buys-cards = { $side_the } { $count } lapot vesz ({ $cards }).
event-buys-cards-unseen = { $side_the } { $count } lapot vesz.
event-discards = { $side_the } { $count } lapot dob el ({ $cards }).
event-order-lost = { $side_the } listáján valami lehetetlenné vált, és elvész.
event-box-rolled = Veszteségdobás a keleti front dobozára, amelynek értéke { $points } pont: { $faces }; elvész: { $count }.
event-box-linked = A keleti front külön játék: a dobozra nincs veszteségdobás.
event-box-lost = A keleti front dobozában elvész: { $kind }.
event-box-army-lost = A keleti front dobozában elvész { $army_the }.
event-army-arrives = { $area }: megérkezik { $army_the }.
event-unit-arrives = { $area }: megérkezik: { $kind }.
event-arrival-lost = Nincs több jelző, ezért nem érkezik meg: { $kind }.
event-waits = { $side_the } erősítésének még nincs helye, várnia kell.
event-substitutes = Rohamcsapat helyett gyalogság érkezik: { $count }.
event-swapped = { $area }: brit gyalogságot vált fel: { $kind }.
event-built-unseen = { $area }: { $side_the } épít valamit.
event-joins-army-unseen = { $area }: egy egység csatlakozik { $army_the } kötelékéhez.
event-put-out-of-army-unseen = { $area }: a feloszlatott hadsereg egy egysége csatlakozik: { $army }.
event-unit-arrives-unseen = { $area }: megérkezik egy egység.
event-swapped-unseen = Brit gyalogságot vált fel: { $kind }.

## Questions

question-armistice = Elfogadod a fegyverszünetet?
question-assign-where = „{ $card }”: melyik csatában?
question-attrition = Mit veszítsen az ellátás hiánya miatt { $army_the }?
question-bid = Teszel még lapot az ajánlatba? Eddig: { $count }
question-bonus = Melyik csata kapja meg a lap kockáit: „{ $card }”?
question-box-loss = Mi vesszen el a keleti front dobozában?
question-box-piece = Melyik egység vesszen el?
question-cavalry-retreat = { $area }: elvonul a lovasságod a csata előtt?
question-combat-cards = Játssz ki harci lapokat
question-crisis = „{ $card }”: feladod a gyalogságot?
question-crisis-piece = Melyik gyalogságot adod fel?
question-crisis-where = „{ $card }”: honnan veszed le a gyalogságot?
question-declare = Jelentsd be a csatákat
question-discard = Túl sok lapod van: dobj el egyet
question-exchange = Cserélsz lapot?
question-fight = Melyik csata a következő?
question-ground-attack = { $area }: hány kétfedelűd támadjon földi célt?
question-keep-battle = A rossz idő egyetlen csatát hagy meg: melyiket?
question-keep-card = Melyik lapot tartod meg?
question-movement = Melyik egységed mozogjon?
question-opening = Offenzíva vagy passz?
question-pay-hit = { $area }: fizess meg egy találatért
question-pay-piece = Melyik egység vesszen el?
question-pay-plane = { $area }: fizess meg egy légi találatért
question-pay-pursuit = { $area }: fizess meg az üldözők egy találatáért
question-pay-siege = { $area }: fizess meg egy ostromágyú találatáért
question-place-army = Hová érkezzen { $army_the }?
question-place-unit = Hová érkezzen: { $kind }?
question-react = { $area }: melyik találatot dobassa újra a kétfedelűd?
question-regroup = Átcsoportosítod a hadseregeidet?
question-regroup-exchange = Melyik egység jöjjön cserébe?
question-regroup-piece = Melyik egység kerüljön máshová?
question-regroup-where = Hová kerüljön?
question-reserves-unit = „Hadászati tartalék!”: melyik egység?
question-retreat-after = { $area }: ki vonuljon vissza a csata után?
question-retreat-aim = { $area }: hová vonulsz vissza a csata után?
question-retreat-army = Hová menjen a hadsereg, vagy ki váljon ki előbb belőle?
question-retreat-empty = Hová menjen az üres hadsereg?
question-retreat-forced = { $area }: melyik hadsereged vonuljon vissza kényszerből?
question-retreat-forced-aim = { $area }: hová vonuljanak vissza a visszaszorított hadseregek?
question-retreat-instead = { $area }: ki vonuljon vissza tüzelés helyett?
question-retreat-join = { $area }: csatlakozzon ott egy hadsereghez?
question-retreat-lost = { $area }: nincs hely a visszavonuláshoz; melyik hadsereg vesszen el?
question-retreat-piece = Melyik egység vonuljon vissza?
question-retreat-take-in = Befogadjon a hadsereg egy egységet?
question-retreat-where = Hová vonuljon vissza?
question-scramble = { $area }: riasztod a kétfedelűidet a csatához?
question-set-up-army = Hol álljon fel { $army_the }?
question-set-up-piece = Hol álljon fel: { $kind }?
question-spend = Költsd el az építési pontjaidat; maradt: { $count }
question-spend-kind = Ki ássa be magát?
question-spend-where = Hol jelenjen meg?
question-stray = Hová menjen az üres hadsereg: { $army }?
question-suppress-where = A hadsereg feloszlik. Hová kerüljön: { $kind }?
question-swap = Hol váltson fel brit gyalogságot: { $kind }?
question-swap-which = Melyik gyalogságot váltsa fel?
question-take-in = { $area }: melyik egységet fogadja be a hadsereg?
question-weather = Kijátszod a „Rossz idő” lapot?
question-where-to = Innen: { $area }. Hová?
question-which-piece = Melyik egység?

## Answers

action-done = { $question ->
        [bid] az ajánlat vége
        [bonus] nem kell több kocka a lapról
        [cavalry-retreat] a lovasság marad és harcol
        [combat-cards] a kijátszás vége
        [declare] a bejelentés vége
        [exchange] a csere vége
        [keep-battle] egy csata se maradjon
        [movement] a mozgás vége
        [react] a találatok maradnak
        [regroup] az átcsoportosítás vége
        [retreat-after] más nem vonul vissza
        [retreat-aim] helytállás, visszavonulás nélkül
        [retreat-instead] más nem vonul vissza: tűz
        [scramble] nem jön több kétfedelű
        [spend] a költés vége
       *[other] kész
    }
action-pass = { $question ->
        [opening] passz: nincs offenzíva
        [weather] a „Rossz idő” a kézben marad
       *[other] passz
    }
action-agree = { $question ->
        [armistice] a fegyverszünet elfogadása
        [crisis] a gyalogság feladása
       *[other] elfogadás
    }
action-refuse = { $question ->
        [armistice] a fegyverszünet elutasítása
        [crisis] a gyalogság marad, egy győzelmi pontért
       *[other] elutasítás
    }
action-card = kijátszás: „{ $card }”
action-ersatz = „{ $card }”: { $pays ->
        [one] 1 találatért fizet
       *[other] legfeljebb { $pays } találatért fizet
    }
action-drop = letétel: „{ $card }”
action-from = innen: { $container }
action-piece = { $piece }{ $dug ->
        [yes] , beásva
       *[no] {""}
    }
action-army = { $army }, minden egységével
action-step = ide: { $area }
action-stop = { $question ->
        [retreat-join] nem csatlakozik hadsereghez
        [retreat-take-in] senkit sem fogad be
        [take-in] senkit sem fogad be
        [where-to] itt marad
       *[other] megállás
    }
action-into = ebbe: { $army }
action-rail = vasúton: { $area }
action-strategic = hadászati mozgás: { $area }
action-sea = tengeren át: { $area }
action-box = a keleti front dobozába
action-at = itt: { $area }
action-battle = csata: { $area }
action-fight = a következő csata: { $area }
action-assign = csatához rendelés: „{ $card }”
action-retreat = visszavonulás: { $area }
action-lose = veszteség innen: { $container }
action-fort = az erőd veszít egyet az erejéből
action-number = { $count }
action-buy = építés: { $piece }{ $dug ->
        [yes] , beásva
       *[no] {""}
    }
action-rebuild = újjáalakítás: { $army }
action-upgrade = átképzés rohamcsapattá: { $container }
action-entrench = beásás: { $container }
action-fortify = állás megerősítése: { $army }
action-cards = lapvásárlás: { $count }
action-armistice = fegyverszünet ajánlása
action-resign = a háború feladása
action-suppress = feloszlatás: { $army }

## Refusals

refusal-no-candidate = Csak a két lapod egyikét tarthatod meg.
refusal-deploy-abroad = Mindenki a saját országában áll fel.
refusal-deploy-army = Előbb a hadseregeknek kell felállniuk.
refusal-deploy-full = Már három egység áll ott.
refusal-must-declare = Ahol a terület ebben a körben lett vitatott, ott csatát kell bejelentened.
    .of = { $area }: ebben a körben lett vitatott, magától be van jelentve.
refusal-not-disputed = Ahol csak az egyik fél van jelen, ott nincs csata.
    .of = { $area }: csak az egyik oldal van ott, nincs csata.
refusal-declared-already = Ezt a csatát már bejelentetted.
    .of = { $area }: ezt a csatát már bejelentették.
refusal-one-battle = A korlátozott offenzívában egyetlen csata lehet.
    .of = { $area }: ez még egy csata volna; a korlátozott offenzívában egyetlen lehet.
refusal-no-battle-there = Ott nincs bejelentett csata.
    .of = { $area }: ott nincs bejelentett csata.
refusal-no-bonus-army = Abban a csatában nincs olyan hadsereg, amilyet a lap kér.
    .of = { $area }: nincs ott a lap által kívánt hadsereg.
refusal-bonus-twice = Az a csata már megkapta a kockákat.
    .of = { $area }: ez a csata már megkapta a kockákat.
refusal-card-not-held = Nincs a kezedben ilyen lap.
    .of = Nincs a kezedben: „{ $card }”.
refusal-not-combat-card = Ez a lap nem csatára való.
    .of = „{ $card }”: nem csatára való.
refusal-not-defenders-card = Ezt a lapot csak a támadó játszhatja ki.
    .of = „{ $card }”: csak a támadó játszhatja ki.
refusal-card-too-early = Ennek a lapnak még nem jött el az ideje.
    .of = Még nem jött el az ideje: „{ $card }”.
refusal-one-gas = Abban a csatában már bevetettél gázt.
    .of = { $area }: ott már bevetettél gázt.
refusal-one-barrage = Abban a csatában már van pergőtüzed.
    .of = { $area }: ott már van pergőtüzed.
refusal-gas-or-barrage = Ugyanabban a csatában nem vethetsz be gázt is, pergőtüzet is.
refusal-one-surprise = Az a csata már meglepetésszerű.
    .of = { $area }: ez a csata már meglepetésszerű.
refusal-gas-blown-away = A rossz idő minden gázt elfúj.
refusal-weather-too-early = Az első fordulóban nincs rossz idő.
refusal-one-weather = Egy játékoskörben csak egyszer lehet rossz idő.
refusal-weather-defenders = A rossz időt a védő játssza ki, a csaták bejelentésekor.
refusal-must-fight = A bejelentett csatát meg kell vívni.
refusal-fight-not-declared = Azt a csatát nem jelentették be, vagy már vége.
    .of = { $area }: ott nincs bejelentett csata, vagy már véget ért.
refusal-fort-or-card = Az ostromágyúk találataiért az erőd vagy lapok fizetnek.
refusal-no-such-piece = Nincs ilyen egység.
    .of = { $kind }: nincs ott ilyen, amely elveszhetne.
refusal-none-dug-in = A választható egységek közül egy sem áll magában, beásva.
    .of = { $kind }: a választhatók közül egy sem áll magában, beásva.
refusal-all-dug-in = Csak beásott egység választható.
    .of = { $kind }: csak beásott egység választható.
refusal-not-in-battle = Az az egység nincs a csatában.
    .of = { $container }: ott semmid sincs a csatában.
refusal-not-most-numerous = A hadsereg abból az egységfajtából veszít, amelyikből a legtöbb van benne.
    .of = { $kind }: nem ebből van a legtöbb; a hadsereg abból veszít.
refusal-not-named = Az üldözők találataiért csak a visszavonulók fizetnek.
refusal-nobody-alone = Ott nem áll magában egyetlen egységed sem.
    .of = { $area }: ott nem áll magában egyetlen egységed sem.
refusal-not-strongest = A veszteséget mindig a legerősebb egység viseli.
    .of = { $army }: nem a legerősebb; a veszteséget mindig a legerősebb egység viseli.
refusal-only-biplanes = Légi harcban csak kétfedelű lehet a veszteség.
refusal-paris-gun-stays = A Párizs-ágyú sosem lehet veszteség.
refusal-retreated-spared = Aki már visszavonult, nem vesz részt a csatában.
    .of = { $container }: aki visszavonult, nem vesz részt a csatában.
refusal-no-reaction = Nincs ilyen újradobható találat.
refusal-no-scramble = Onnan nem jöhet kétfedelű.
refusal-scramble-embattled = Annak a kétfedelűnek a saját területén is csata vár.
refusal-scramble-full = A csata területén nincs hely számára.
refusal-must-react = A riadóra érkezett kétfedelűnek be kell avatkoznia.
refusal-has-reacted = Az a kétfedelű, amely már beavatkozott, ebben a csatában nem tüzel.
refusal-retreat-far = Csak szomszédos területre lehet visszavonulni.
    .of = { $area }: nem szomszédos, odáig nem lehet visszavonulni.
refusal-retreat-enemy = Ellenséges területre nem lehet visszavonulni.
    .of = { $area }: ellenséges terület, oda nem lehet visszavonulni.
refusal-retreat-neutral = Semleges területre nem lehet visszavonulni.
    .of = { $area }: semleges terület, oda nem lehet visszavonulni.
refusal-retreat-full = A visszavonulónak ott nincs hely.
    .of = { $area }: nincs hely a visszavonulóknak.
refusal-retreat-empty = Üres hadsereg csak baráti területre mehet, vagy oda, ahol van gyalogságod.
    .of = { $area }: üres hadsereg csak baráti területre mehet, vagy oda, ahol van gyalogságod.
refusal-same-area = Csata után minden egységed ugyanarra a területre vonul vissza.
    .of = { $area }: ez másik terület; csata után minden egységed ugyanoda vonul vissza.
refusal-retreated-twice = Ez az egység már visszavonult.
    .of = { $who }: már visszavonult.
refusal-only-cavalry = A csata előtt csak a lovasság vonulhat el.
    .of = { $who }: a csata előtt csak a lovasság vonulhat el.
refusal-fort-holds = Erőd sosem vonul vissza.
    .of = { $area }: az erőd sosem vonul vissza.
refusal-guns-stay = Az ostromágyú és a Párizs-ágyú sosem vonul vissza.
    .of = { $kind }: sosem vonul vissza.
refusal-not-retreating = Az az egység most nem vonulhat vissza.
    .of = { $who }: most nem vonulhat vissza.
refusal-forced-first = Előbb a visszaszorított hadseregeknek kell menniük.
refusal-army-keeps-one = A visszaszorított hadseregben legalább egy egységnek maradnia kell.
refusal-no-room-to-stay = A hadsereg mellett nincs számára hely.
refusal-one-offensive = Egy játékoskörben csak egy offenzívalap játszható ki.
refusal-not-in-your-hand = Nincs a kezedben ilyen lap.
    .of = Nincs a kezedben: „{ $card }”.
refusal-crisis-wrong-side = Ezt a válságot nem te játszhatod ki.
    .of = „{ $card }”: ezt nem te játszhatod ki.
refusal-crisis-wrong-year = Ebben az évben nincs ilyen válság.
    .of = „{ $card }”: ebben az évben nincs eseménye.
refusal-crisis-all = A válságot vagy egészében teljesíted, vagy sehogy.
refusal-crisis-agree-first = Előbb döntsd el, hogy megadod-e, amit a válság követel.
refusal-crisis-not-that = A válság más gyalogságot követel.
    .of = { $kind }: a válság itt nem ezt követeli.
refusal-offered-already = Már ajánlottak fegyverszünetet.
refusal-pass-one-unit = Passz esetén egyetlen egység mozoghat.
refusal-pass-no-enemy = Ellenséges területre csak offenzívában lehet belépni.
    .of = { $area }: ellenséges terület, oda csak offenzívában lehet lépni.
refusal-not-yours = Az az egység nem a tiéd.
    .of = { $who }: nem a tiéd.
refusal-fort-stays = Erőd sosem mozog, és hadsereghez sem csatlakozik.
    .of = { $area }: az erőd sosem mozog, és hadsereghez sem csatlakozik.
refusal-not-here = Itt nincs ilyen egység.
    .of = { $who }: nincs ott.
refusal-has-moved = Ez az egység már mozgott.
    .of = { $who }: már mozgott.
refusal-holds-moved = A hadseregben máshonnan érkezett egység is van.
    .of = { $who }: máshonnan jött egység van benne.
refusal-nowhere-to-go = Nincs hová mennie.
    .of = { $who }: nincs hová mennie.
refusal-already-there = Már ott van.
    .of = { $area }: már ott van.
refusal-not-next = Az a terület nem szomszédos.
    .of = { $area }: ez a terület nem szomszédos.
refusal-closed-area = Arra a területre senki sem léphet.
refusal-too-far = Nem mehet ilyen messzire.
    .of = { $who }: nem juthat el odáig.
refusal-disputed-to-enemy = Vitatott területről nem lehet ellenségesre lépni.
    .of = { $area }: ellenséges terület, vitatott területről oda senki sem léphet.
refusal-stranded-to-enemy = Aki ellenséges területen rekedt, csak baráti vagy vitatott területre mehet.
    .of = { $area }: zárt terület; aki ellenséges területen rekedt, csak baráti vagy vitatott területre mehet.
refusal-guns-first = Ágyú és kétfedelű csak olyan egység után léphet be, amely foglalni tud.
    .of = { $area }: ágyú és kétfedelű csak olyan egység után léphet be, amely foglalni tud.
refusal-empty-to-enemy = Üres hadsereg nem léphet ellenséges területre.
    .of = { $area }: üres hadsereg sem ellenséges, sem semleges területre nem léphet.
refusal-empty-to-disputed = Üres hadsereg csak akkor mehet vitatott területre, ha ott befogad egy egységet.
    .of = { $area }: vitatott terület, üres hadsereg csak feltöltésre léphet oda.
refusal-one-new-battle = A korlátozott offenzíva egyetlen csatát nyithat.
    .of = { $area }: ez már a második csata volna; a korlátozott offenzíva egyet nyithat.
refusal-area-full = Azon a területen már három egység van.
    .of = { $area }: ott már három egység van.
refusal-belgians-stay = A német oldalon harcoló belgák nem hagyják el Belgiumot.
refusal-neutral-not-now = Semleges területre csak offenzívában lehet belépni.
    .of = { $area }: semleges terület, oda csak offenzívában lehet belépni.
refusal-neutral-from-disputed = Vitatott területről nem lehet semlegesre lépni.
    .of = { $area }: semleges terület, vitatott területről oda senki sem léphet.
refusal-other-nation = Egy hadseregbe csak a saját nemzetének egységei tartozhatnak.
    .of = { $army }: csak saját nemzetének egységei lehetnek benne.
refusal-army-full = Abban a hadseregben nincs számára hely.
    .of = { $army }: nincs benne számára hely.
refusal-army-guns = Abban a hadseregben idén nem lehet több tüzérség.
    .of = { $army }: megvan az idén megengedett összes tüzérsége.
refusal-army-plane = Egy hadseregben egyetlen kétfedelű lehet.
    .of = { $army }: már megvan az egyetlen kétfedelűje.
refusal-join-elsewhere = Az a hadsereg nem itt van.
    .of = { $army }: nincs itt.
refusal-same-army = Már abban a hadseregben van.
    .of = { $army }: már abban van.
refusal-apart-in-england = Angliában ezek nem egyesülhetnek.
refusal-go-somewhere = A mozgásnak valahová vezetnie kell.
refusal-army-joins-nothing = Hadsereg nem csatlakozik hadsereghez.
refusal-must-join = Ott csak egy hadseregben van hely.
refusal-must-take-in = A hadseregnek itt be kell fogadnia egy egységet.
refusal-not-combined = Ez önmagában teljes mozgás, mással nem kapcsolható össze.
refusal-cannot-take = Az az egység most nem fogadható be.
    .of = { $kind }: most nem fogadható be.
refusal-rail-two = Egy játékoskörben legfeljebb két egység mehet vasúton.
refusal-rail-start = Vasúton csak olyan területről lehet indulni, amely a kör kezdete óta baráti.
    .of = { $who } ({ $from }): a terület nem volt végig baráti, onnan nem indul vonat.
refusal-rail-end = Vasúton csak olyan területre lehet érkezni, amely a kör kezdete óta baráti.
    .of = { $area }: nem volt végig baráti, oda nem visz vonat.
refusal-rail-no-line = Nem vezet oda legfeljebb három területnyi baráti vonal.
    .of = { $area }: nem vezet oda legfeljebb három területnyi baráti vonal.
refusal-strategic-german = Hadászati mozgása csak az antantnak van.
refusal-strategic-spent = Ebben a körben több egység nem mehet hadászati mozgással.
refusal-strategic-start = A hadászati mozgás baráti ellátási forrásból indul.
    .of = { $who } ({ $from }): a hadászati mozgás baráti ellátási forrásból indul.
refusal-strategic-end = A hadászati mozgás baráti ellátási forrásban ér véget.
    .of = { $area }: nem az antant baráti ellátási forrása.
refusal-sea-uk-only = A tengeren csak brit egységek kelhetnek át.
    .of = { $who }: a tengeren csak brit egységek kelhetnek át.
refusal-sea-one = Egy játékoskörben egyetlen egység kelhet át a tengeren.
refusal-sea-ports = Hajók csak Anglia és a baráti vagy vitatott parti ellátási források között járnak.
refusal-sea-neutral = Semleges országba nem megy hajó.
    .of = { $area }: semleges terület, oda nem megy hajó.
refusal-sea-americans = Amerikai gyalogságot is magában foglaló brit hadsereg nem kelhet át a tengeren.
    .of = { $who }: amerikai gyalogság van benne, ezért nem kelhet át a tengeren.
refusal-box-germans = A keleti frontra csak német egységek mehetnek.
refusal-box-no-rail = A keleti front dobozából senki sem jöhet ki vasúton vagy tengeren.
refusal-box-source = A keleti út baráti német ellátási forrásban kezdődik és végződik.
    .of = { $area }: nem baráti német ellátási forrás; a keleti út ilyenben kezdődik és végződik.
refusal-reserves-nobody = Nincs kit tartalékként mozgatni.
refusal-reserves-start = A tartalék baráti vagy vitatott területről indul.
refusal-reserves-enemy = A tartalék baráti vagy vitatott területre érkezik.
    .of = { $area }: ellenséges terület, tartalék oda nem mehet.
refusal-reserves-no-way = Nem vezet oda út baráti területeken át.
    .of = { $area }: nem vezet oda út baráti területeken át.
refusal-reserves-no-sea = A tartalék nem kelhet át a tengeren, és nem mehet a keleti frontra.
refusal-stray-not-there = Az üres hadsereg szomszédos baráti területre megy.
    .of = { $area }: nem szomszédos baráti terület; az üres hadsereg ilyenre megy.
refusal-no-exchange = Aki lapot játszott ki, nem cserélhet.
refusal-not-own-area = Egység csak baráti vagy vitatott területre érkezhet.
    .of = { $area }: se nem baráti, se nem vitatott terület.
refusal-unsupplied = Az a terület ellátatlan.
    .of = { $area }: ellátatlan terület.
refusal-no-room-in-area = Azon a területen nincs hely.
    .of = { $area }: nincs ott hely.
refusal-in-england-only = A brit hadseregek Angliában jelennek meg.
refusal-in-france-only = Az amerikai erősítések Franciaországban szállnak partra.
refusal-empty-among-enemies = Üres hadsereg nem maradhat ellenség között.
refusal-army-not-there = Az a hadsereg nincs a térképen.
    .of = { $army }: nincs a térképen.
refusal-still-neutral = Az az ország még semleges.
    .of = { $who }: az országa még semleges.
refusal-no-swap-there = Ott nincs felváltható brit gyalogság.
    .of = { $container }: nincs ott felváltható brit gyalogság.
refusal-no-such-unit-there = Ott nincs ilyen egység.
    .of = { $kind }: nincs ott ilyen.
refusal-regrouped-already = Az az egység már átcsoportosult.
    .of = { $kind }: már átcsoportosult.
refusal-regroup-elsewhere = Az átcsoportosítás nem lépheti át a terület határát.
    .of = { $container }: az átcsoportosítás nem lépheti át a terület határát.
refusal-starved-not-there = Nincs ilyen egység abban a hadseregben.
    .of = { $kind }: nincs ilyen abban a hadseregben.
refusal-paris-gun-last = A Párizs-ágyú vész el utoljára.
refusal-not-in-box = Ez az egység nincs a keleti front dobozában.
    .of = { $container }: nincs a keleti front dobozában.
refusal-army-not-empty = Az a hadsereg nem üres.
    .of = { $army }: nem üres.
refusal-not-in-container = Abban nincs ilyen egység.
    .of = { $kind }: nincs benne ilyen.
refusal-too-expensive = Nincs elég építési pontod.
    .of = { $who }: nincs rá elég építési pontod.
refusal-pool-empty = A készletben nincs több ilyen egység.
    .of = A készletben nincs ilyen: { $who }.
refusal-never-bought-first = A nemzetközösségi gyalogság csak pótolható; amíg meg nem érkezett, nem vehető meg.
refusal-biplane-year = Az eddig kapható kétfedelűek már mind játékban vannak.
refusal-not-your-nation = Az a nemzet nem a te oldaladon áll.
    .of = { $who }: ez a nemzet nem a te oldaladon áll.
refusal-nowhere-to-build = Nincs hol felállítani.
    .of = { $kind }: nincs hol felállítani.
refusal-army-not-lost = Csak megsemmisült hadsereg alakítható újjá.
    .of = { $army }: nem semmisült meg, ezért nem alakítható újjá.
refusal-not-at-home = Hadsereg csak a saját országában alakítható újjá.
    .of = { $area }: idegen ország; hadsereg csak a sajátjában alakítható újjá.
refusal-rebuild-disputed = Vitatott területen nem alakítható újjá hadsereg.
    .of = { $area }: vitatott terület, ott nem alakítható újjá hadsereg.
refusal-no-home-left = Az országában nem maradt ellátott terület.
    .of = { $army }: az országában nem maradt ellátott terület.
refusal-upgrade-early = Rohamcsapat csak 1917 nyarától van.
refusal-upgrade-once = Egy termelésben egyetlen egység képezhető át.
refusal-upgrade-german = Csak német gyalogság képezhető át.
refusal-upgrade-nobody = Ott nincs német gyalogság.
    .of = { $container }: nincs ott német gyalogság.
refusal-upgrade-nobody-alone = Ott nem áll magában német gyalogság.
    .of = { $area }: ott nem áll magában német gyalogság.
refusal-upgrade-unsupplied = Az ottani gyalogság ellátatlan.
    .of = { $container }: az ottani gyalogság ellátatlan.
refusal-upgrade-pool = A készletben nincs rohamcsapat.
refusal-dig-limit = Ebben a fordulóban nem költhetsz több pontot beásásra.
refusal-cannot-dig = Ez az egység nem áshatja be magát.
    .of = { $kind }: nem áshatja be magát.
refusal-dug-already = Ez az egység már beásta magát.
refusal-no-fortifying = Ebben a játszmában nincs állásmegerősítés.
refusal-not-entrenched = Csak beásott hadsereg erősítheti meg az állását.
refusal-fortified-already = Ez a hadsereg már megerősítette az állását.
refusal-piles-empty = Nincs több megvehető lap.
refusal-card-already-laid = Azt a lapot már letetted.
    .of = „{ $card }”: már letetted.
refusal-winning = Aki nyerésre áll, nem adhatja fel.
refusal-no-suppressing = Ebben a játszmában nem oszlatható fel hadsereg.
refusal-suppressed-already = Egy évszakban csak egy hadsereg oszlatható fel.
refusal-suppress-unsupplied = Ellátatlan hadsereg nem oszlatható fel.
refusal-suppress-no-room = Az egységeinek nincs hely.
refusal-moves-later = Az egységek a mozgási fázisban mozognak.
refusal-battles-later = A csatákat a mozgás után kell bejelenteni és megvívni.
refusal-no-hits-now = Most nincs fizetendő találat.
refusal-no-retreat-now = Most senki sem vonulhat vissza.
refusal-production-later = Építési pontot csak a termeléskor lehet elkölteni.
refusal-spend-after-supply = Építési pontot az ellátás vizsgálata után lehet elkölteni.
refusal-pass-later = Passzolni csak a játékoskör elején lehet.
refusal-infantry-one-type = Itt minden gyalogság egy fajtának számít, és az a legszámosabb.
refusal-retreat-sea = Tengeren át senki sem vonulhat vissza.
refusal-crisis-own-turn = Válságot csak a saját játékosköröd alatt játszhatsz ki.
refusal-passes-full = Három egység áll ott: senki sem haladhat át rajta.
    .of = { $area }: ott már három egység van, senki sem haladhat át rajta.
refusal-stand-full = Nincs számára hely a hadsereg mellett.
refusal-rail-full = Megtelt terület állja a vonat útját.
    .of = { $area }: megtelt terület állja a vonat útját.
refusal-rail-neutral = Semleges területre nem megy vonat.
    .of = { $area }: semleges terület, oda nem megy vonat.
refusal-strategic-england = A hadászati mozgás Angliát nem éri el.
refusal-reserves-no-box = A tartalék nem mehet a keleti frontra.
refusal-reserves-no-rail = Az egységet maga a lap mozgatja: se vonat, se hadászati mozgás.
refusal-reserves-full = Csak megtelt területeken át vezet oda út.
    .of = { $area }: csak megtelt területeken át vezet oda út.
refusal-reserves-neutral = A tartalék nem léphet semleges területre.
    .of = { $area }: semleges terület, tartalék oda nem léphet.
refusal-not-in-the-box = A keleti front dobozában semmi sem építhető és semmi sem ásható be.
refusal-more-than-all = Ez több, mint e forduló összes építési pontja.
refusal-pool-spent = A listád már elvitte a készlet utolsó darabját.
    .of = { $kind }: a listád már elvitte a készlet utolsó darabját.
refusal-americans-later = Amerikai egység 1917 nyarától építhető.
refusal-stormers-later = Rohamcsapat 1917 nyarától építhető.
refusal-biplanes-later = Kétfedelű 1916-tól építhető.
refusal-tanks-later = Tank: brit és francia 1917 nyarától, német 1918 tavaszától, amerikai 1918 nyarától építhető.
refusal-paris-gun-later = A Párizs-ágyú 1918 tavaszától építhető.
refusal-army-not-arrived = Még meg nem érkezett hadsereg nem vásárolható.
    .of = { $army }: még nem érkezett meg, nem vásárolható.
refusal-name-unit = Előbb nevezd meg az egységet, amely menjen.
    .of = Előbb nevezd meg: { $who } ({ $from }).
refusal-end-move-first = Előbb a mozgó egység fejezze be a mozgását.
refusal-nobody-moves = Több egység már nem mozoghat.
refusal-fought-in-air = A kétfedelűek légi harcot vívtak, ebben a csatában mást nem tesznek.
refusal-grounded = Rossz időben nem száll fel kétfedelű.
refusal-no-army-to-regroup = Nincs hadsereg, amellyel átcsoportosulhatna.
    .of = { $container }: nincs ott hadsereg, amellyel átcsoportosulhatna.
refusal-no-bonus-card = Ebben a játékoskörben nincs kockát adó különleges offenzíva.
refusal-offensive-later = Offenzívalap a saját játékosköröd elején játszható ki.
refusal-passed = Passzoltál: ez a játékoskör nem offenzíva.
refusal-ersatz-pays = Ez a lap csatában kapott találatokért fizet.
    .of = „{ $card }”: csatában kapott találatokért fizet.
refusal-no-second-round = A támadó a védő előtt teszi lapjait a csatákra, és csak egyszer.
refusal-attackers-cards-first = A támadó a védő előtt teszi lapjait a csatákra.
refusal-no-battle-yet = Még nincs bejelentett csata, amelyre ez a lap tehető volna.
    .of = „{ $card }”: még nincs bejelentett csata, amelyre tehető volna.
refusal-combat-cards-later = Ez a lap csatára tehető, amikor a csatákat bejelentik.
    .of = „{ $card }”: csatára tehető, amikor a csatákat bejelentik.
refusal-lay-it = Ez a lap csatára tehető: rendeld hozzá egyhez.
    .of = „{ $card }”: csatára tehető, rendeld hozzá egyhez.
refusal-weather-later = Rossz időt a védő játszhat ki, amikor a csatákat bejelentik, a támadó lapjai után.
refusal-weather-over = A rossz idő a védő többi lapja előtt játszható ki: ennek már vége.
refusal-reserves-later = A „Hadászati tartalék!” lap a mozgás során játszható ki.
refusal-reserves-own-turn = A „Hadászati tartalék!” lapot a soron lévő oldal játszhatja ki.
refusal-crisis-not-now = Találatok fizetése vagy visszavonulás közben nincs válság.
refusal-exchange-later = Lapot a saját passzod utolsó lépéseként cserélhetsz.
refusal-exchange-in-pass = Lapot passzkor lehet cserélni, offenzívában nem.
refusal-discards-later = A határ feletti lapokat az építési pontok elköltése után kell eldobni.
refusal-within-limit = A kezed a laplimiten belül van.
refusal-pass-no-battle = Passzkor nincs csata.
refusal-attacker-declares = A csatákat a támadó nevezi meg.
refusal-declaring-over = A csatákat az első megvívása előtt kell bejelenteni.
refusal-declaring-done = Minden csatát be kell jelenteni, mielőtt lap kerülne rájuk.
refusal-fight-later = A csatákat akkor kell megvívni, ha már mindkét fél letette a lapjait.
refusal-one-battle-first = A következő csata akkor nevezhető meg, ha ez véget ért.
refusal-payer-named = A fizető egység már meg van nevezve.
refusal-cards-pay-hits = Lappal csak csatában kapott találatért lehet fizetni.
refusal-nothing-to-place = Most nincs mit lehelyezni.
refusal-name-place = Előbb mondd meg, honnan való az egység.
refusal-no-ground-attack = Most egy kétfedelű sem támad földi célt.
refusal-nothing-offered = Senki sem ajánlott és nem kért semmit.
refusal-name-purchase = Előbb mondd meg, mit veszel.
refusal-entry-first = Előbb fejezd be a lista e tételét: mondd meg, hová kerül, vagy melyik egység az.
refusal-lists-are-in = E forduló építési pontjai már el vannak költve.
refusal-armistice-later = Fegyverszünetet játékosköröd első döntésekor vagy átcsoportosításkor ajánlhatsz.
refusal-armistice-at-table = Fegyverszünetet az asztal menüjéből ajánlhatsz.
refusal-resign-later = Feladni játékosköröd első döntésekor lehet.
refusal-resign-at-table = Feladni az asztal menüjéből lehet.
refusal-suppress-later = Hadsereget játékosköröd első döntésekor lehet feloszlatni.
refusal-must-answer = Itt felelet nélkül nem lehet továbbmenni.
refusal-other-word = Erre itt másik válasz való.
refusal-choose-first = Itt előbb másra kell felelni.
refusal-suppress-not-there = Az a hadsereg nincs a térképen a te oldaladon.
refusal-suppress-elsewhere = A feloszlatott hadsereg egységei a területén maradnak.
refusal-retreats-already = Már ki van jelölve visszavonulásra.
    .of = { $who }: már ki van jelölve visszavonulásra.
refusal-retreat-nowhere = Nincs baráti vagy vitatott terület, ahová visszavonulhatna.
refusal-nothing-to-dig = Nincs ott semmid, ami beáshatná magát.
    .of = { $container }: nincs ott semmid, ami beáshatná magát.
refusal-nobody-digs-alone = Ott nem áll magában semmid, ami beáshatná magát.
    .of = { $area }: ott nem áll magában semmid, ami beáshatná magát.
refusal-bought-undug = A beásást az egységtől külön kell megvenni.
refusal-not-to-fortify = Csak a térképen lévő saját hadsereg erősíthető meg.
refusal-dig-supplied = Ebben a játszmában ellátatlan egység nem áshatja be magát.
refusal-bonus-spent = A lap több csatában nem ad kockát.
    .of = { $area }: a lap több csatában nem ad kockát.
refusal-crisis-infantry = Válságot csak gyalogsággal lehet teljesíteni.
    .of = { $kind }: nem gyalogság; válságot csak gyalogsággal lehet teljesíteni.
refusal-rebuild-elsewhere = Hadsereg csak baráti területen alakítható újjá.
    .of = { $area }: nem baráti terület; hadsereg csak baráti területen alakítható újjá.
refusal-no-card-bought = Legalább egy lapot kell venni.

## Beside the board

panel-points = Győzelem
panel-modifiers = Pontok
panel-areas = területek
panel-armies = elveszett hadseregek
panel-crises = válságok
panel-box = keleti front
panel-blockade = blokád
panel-gun = Párizs-ágyú
panel-total = összesen
panel-seasons = Évszakok
panel-build = építési pont
panel-limit = laplimit
panel-arrives = érkezik
panel-nothing = semmi
panel-battle = Csata: { $area }
panel-battles = Hátralévő csaták
panel-hits = fizetendő találat
panel-cavalry = a lovasság visszavonulása
panel-dogfight = légi harc
panel-guns = a támadó tüzérsége
panel-defence = védőtűz
panel-attack = a támadó tüze
panel-retreat = visszavonulás
panel-production = Termelés
panel-spent = elköltve
panel-left = maradt
panel-bought = { $count } lap
panel-digs = beásás: { $place }
panel-upgrade = átképzés: { $place }
panel-fortify = megerősítés: { $place }
holding-points = győzelmi pont
holding-build = építési pont
war-ending = { $level }, { $turns } forduló után.
war-armistice = Fegyverszünet: { $level }.
war-given-up = Ez a feladó félnek egy fokkal rosszabb: { $level }.
war-moment = { $season }, { $turn }. forduló
look-area = { $area }: { $status }
look-points = { $count } pontot ér
look-fort = erőd, ereje { $count }
look-rough = nehéz terep
look-source = ellátási forrás
look-borders = szomszédai: { $areas }
look-disputed = vitatott
look-neutral = semleges
look-entrenched = { $who }, beásva
legend-front = frontvonal
legend-disputed = vitatott: mindkét fél jelen van
legend-fort = erőd és az ereje
legend-dug = beásva
modifier-dice = { $dice } kocka
modifier-firepower = találat a tűzerő szerint

## Odds

odds-throw = { $side }: { $step }
odds-pool = { $dice } × { $pool }, F{ $level }
odds-pursuit = üldözés
odds-again = újradobott kocka
odds-forces-back = Esély arra, hogy egy hadseregnek vissza kell vonulnia: { $chance } (L5.6.1)
odds-battle = Csata itt: { $area }, a jelenlegi állás szerint. { $fires }.
odds-battle-veiled = Csata itt: { $area }. Hogy mi van a hadseregekben, az titok.

## After the war

war-points-beyond = A patthelyzeten túli pontok
war-story-begin = { $title }: { $seasons } évszak, { $count } csata. Elveszett egységek: Németország { $german }, az antant { $entente }.
war-story-season = { $season }.
war-story-offensives = { $side_the } { $count } offenzívát indított.
war-story-battles = { $count ->
        [one] Egy csata zajlott.
       *[other] { $left ->
            [0] { $count } csata zajlott.
           *[other] { $count } csata zajlott; a legvéresebbek:
        }
    }
war-story-battle = { $area }, { $count } csata: Németország vesztesége { $german }, az antanté { $entente }.
war-story-holds = { $side_the } tartotta a terepet.
war-story-both-hold = Mindkét fél kitartott.
war-story-took = { $side_the } elfoglalta: { $areas }.
war-story-spent = Elköltött építési pont: Németország { $german }, az antant { $entente }.
war-story-standing = Győzelmi pont a végén: { $points }, { $level }.
war-report-alone = hadsereg nélküli egységek
war-report-strength = Egységek a térképen
war-report-spent = Elköltött építési pont
war-report-seasons = Évszakról évszakra
war-report-points = pont
war-report-battles = csata
war-report-lost = { $side }: veszteség
war-report-build = { $side }: építési pont
war-report-level = fok
war-report-losses = Veszteségek
war-report-start = honnan
war-report-units = egység
war-report-gone = megsemmisült

## Standing orders

standing-no-weather = Nem játszom ki a „Rossz idő” lapot, amíg mást nem mondok
standing-no-regrouping = Nem csoportosítok át, amíg mást nem mondok
standing-no-exchange = Passzkor nem cserélek lapot, amíg mást nem mondok
standing-no-cavalry-retreat = A lovasságom nem vonul el a csaták elől, amíg mást nem mondok

## Beside the map

panel-attacker = támadó
panel-defender = védő
panel-dice = { $count } × { $pool }, F{ $level }
panel-fires = Tüzel: { $dice }
panel-templates = Hadseregek
panel-entrenched = beásva
panel-fortified = megerősítve
panel-retreated = visszavonult
panel-veiled = { $count } egység, amelyet más nem lát
panel-free-infantry = { $count } szabad hely gyalogos egységnek
panel-free-auxiliary = { $count } szabad hely támogató egységnek
panel-in-the-east = A keleti front doboza
panel-price = ár
panel-to-be-had = kapható
panel-planned = a listán
panel-secret = Más nem látja a listát, amíg mindketten el nem készültetek.
panel-prices = Árak
panel-lost-army = elveszett hadsereg újjáalakítása
panel-one-upgrade = gyalogság átképzése rohamcsapattá
panel-four-dig = legfeljebb { $count } ássa be magát
panel-one-card = egy lap
panel-cards = Lapok
panel-hand = kézben
panel-piles = Húzópakli { $draw } · dobott lapok { $discards } · játékon kívül { $out }

option-play-on = A játék 1919 őszéig tart, bármi is a forgatókönyv (L10.7)
option-hidden = A hadseregek állománya titkos (L11.9)
option-scramble = A védő kétfedelűi átrepülhetnek egy szomszédos csatához (L11.1)
option-bidding = A felek lapokkal licitálnak az évszak kezdésére (L11.2)
option-superiority = A brit tüzérség 1918-tól jobban védekezik (L11.3)
option-antwerp-supply = Antwerpen ellátja magát (L11.4)
option-antwerp-evacuation = A belga hadsereg a tengeren elhagyhatja Antwerpent (L11.5)
option-fortifying = A beásott hadseregek megerősíthetők (L11.6)
option-suppressing = Évszakonként egy hadsereg feloszlatható (L11.8)
option-linked = A keleti háború másik játék: a keleti front dobozában nincs pont és veszteség (L11.11)
option-historical-cards = Mindkét fél két lap egyikével kezd (L10.3)
option-strict-limited = A korlátozott offenzíva egyetlen ellenséges területre lép, bármilyen is (L9.3)
option-armistice = A fegyverszünet és a feladás a játékban is válasz (L3.8)
option-moves-stand = A rossz idő nem von vissza mozgást (L9.9.1)
option-attackers-gas = A rossz idő csak a támadó gázát törli (L9.9.2)
option-full-pursuit = A lovasság csak akkor üldöz, ha minden egység visszavonul (L8.5.4)
option-supplied-trenches = Ellátatlan egység nem áshatja be magát (L6.6)

## A térkép

map-north-sea = ÉSZAKI-TENGER
map-dover = Doveri-szoros
map-channel = LA MANCHE
map-netherlands = HOLLANDIA
map-switzerland = SVÁJC

## The guided season

guide-welcome = Üdvözöllek, tábornok! Németországot vezeted 1914 nyarán, és akkor nyersz, ha az évszak végén legalább { $points } győzelmi pont van (L3.3).
guide-ahead = Most { $points } pont van: ha így marad, nyersz.
guide-behind = Most { $points } pont van; még { $missing } hiányzik. Az arany gyűrűben számot viselő területek hozzák.
guide-opening = Offenzívás lappal minden egységed mozoghat és beléphet ellenséges területre; nélküle passzolsz, egy egységet mozgatsz, és nem léphetsz be sehová (L2.5). Két egymás utáni passz lezárja az évszakot: támadj, amíg van lapod (L2.9).
    .short = Offenzíva vagy passz. Két egymás utáni passz lezárja az évszakot (L2.9).
guide-offensives = Ezzel indíthatod: { $cards }. A Pótlás lapokat tartsd meg a veszteségekre.
guide-no-offensive = Nincs offenzívás lapod: passzolj, utána cserélhetsz lapot (L2.14).
guide-movement = Válassz hadsereget vagy egységet, aztán egy világító területet; mindegyik egyszer mehet, egy területnyit, a lovasság kettőt (L4.1). Az üres ellenséges terület azonnal a tiéd; ahol ellenség áll, ott csata lesz (L4.2). Ha mindenki jó helyen van: „A mozgás vége”.
    .short = Ki menjen még? Ha mindenki jó helyen van: „A mozgás vége”.
guide-which-piece = A hadsereg egészben egyetlen egységként mozog; egy darab ki is válhat belőle, és mehet egyedül (L4.12). Együtt jobban harcolnak: egyedül csak lovasságot küldj, üres területre.
    .short = Az egész hadsereg, vagy csak egy darabja?
guide-where-to = Baráti területről bármelyik szomszédosra mehetsz, vitatottról ellenségesre nem (L4.3). Hagyj hátra valakit, ahová az ellenség besétálhatna.
    .short = Egy területen legfeljebb három egység fér el; a hadsereg egynek számít (L1.4).
guide-take-in = Itt csak egy hadseregen belül van hely: a hadsereg befogadja az egységet (L1.4.3).
guide-open = Pontot ér, nincs védője, és hadseregeid mellett van: { $areas }.
guide-enter = Senki sem védi, és pontot ér: { $areas }.
guide-contested = Itt harcolnod kellene: { $areas }. Vigyél oda második hadsereget és ágyúkat is.
guide-declare = Az új vitatott területeken kötelező a csata; a régieken harcolhatsz, vagy várhatsz (L2.7.1). Ott harcolj, ahol több kockával dobsz, mint az ellenség.
guide-combat-cards = Most lehetne harci lapot rakni egy csatára (L2.7.2). A lecke kis paklijában nincs ilyen: válaszd ezt: „A kijátszás vége”.
guide-fight = Egyik csata a másik után: előbb a tüzérséged tüzel, aztán minden védő, végül a megmaradt egységeid (L5.2). Egységenként egy kocka; F1 az 1-esre talál, F2 az 1-esre és a 2-esre (L5.2.1).
    .short = Azzal a csatával kezdd, amelyet a legvalószínűbben megnyersz.
guide-good-battle = { $area }: várhatóan { $own } találatod lesz, az ellenségnek { $other }.
guide-hard-battle = { $area }: várhatóan csak { $own } találatod lesz, az ellenségnek { $other }: drága lesz.
guide-cavalry-retreat = A lovasság elvonulhat, mielőtt a kockák esnek (L5.5.3). Csak védekezésben tüzel, ezért keveset veszít, ha elmegy; viszont akkor találatot sem visel.
guide-pay-hit = Minden találat egy egységbe vagy egy lapba kerül. Az egységek közül a legerősebb hadsereg fizet előbb, abból a fajtából, amelyikből a legtöbb van (L5.3). Bármelyik lap fizet egy találatot: add, amelyikre nem lesz szükséged.
    .short = Minden találatért egy egység vagy egy lap (L5.3).
guide-ersatz = „{ $card }” egyszerre több találatot is kifizet (L5.3.5).
guide-pay-piece = A hadsereg melyik egysége vesszen el? A gyalogság tartja a terepet; az ágyúkat tartsd meg a következő támadásra.
guide-pay-siege = Az ostromágyúk találatait az erőd vagy lapok fizetik (L5.3.7).
guide-pay-pursuit = A lovasság utolérte a távozókat: ők fizetnek, vagy egy lap (L8.5.4).
guide-retreat-instead = A védő tüzelés helyett visszavonulhat (L5.5.1). Akkor tedd, ha sokkal gyengébb vagy: a terület elvész, a hadsereg nem.
guide-retreat-aim = A csata köre véget ért. Aki marad, vitatottan tartja a területet, és senki sem kap érte pontot (L3.1). Csak akkor vonulj vissza, ha a következő tűz megsemmisítene.
guide-retreat-after = A csata után mindenki ugyanarra a területre vonul vissza (L5.5.2).
guide-retreat-piece = Melyik egység vonuljon vissza?
guide-retreat-where = Visszavonulni szomszédos baráti vagy vitatott területre lehet (L5.5).
guide-retreat-army = A hadsereg egészben vonul vissza; egyes egységei hátramaradhatnak (L5.5.5).
guide-retreat-empty = Az üres hadsereg nem maradhat ellenség között (L8.1.7).
guide-retreat-join = Hadseregben annak erejét növeli, és nem foglal külön helyet (L1.4).
guide-retreat-take-in = A hadsereg befogadhatja az ott talált egységeket (L5.5.5).
guide-stray = Az üres hadsereg elhagyja a vitatott területet (L8.1.7).
guide-exchange = Aki lap nélkül passzol, lapokat tehet le, és ugyanannyit húz (L2.14). Cseréld le, amit nem használsz, például a harmadik Pótlást.
guide-attrition = Innen nem vezet út baráti területeken át ellátási forráshoz, ezért a hadsereg elveszít egy egységet (L6.5). Tartsd nyitva a hazavezető utat.
guide-spend = Termelés (L7): az építési pontokból 1-ért gyalogság, ágyú, lovasság, lövészárok vagy új lap lesz. Mindkét fél titokban írja a listáját.
    .short = Az el nem költött építési pont elvész (L7.1).
guide-last-season = A lecke ezzel az egy évszakkal véget ér: amit most veszel, már nem harcol. Nézd meg az árakat, aztán válaszd ezt: „A költés vége”.
guide-spend-kind = A lövészárok megduplázza a gyalogság védőtüzét, amíg el nem mozdul (L7.5).
guide-spend-where = Az új egységek ellátott baráti vagy vitatott területen jelennek meg (L7).
guide-regroup = Egy területen belül az egységek most hadsereget válthatnak, a térképen nem mozdulnak (L2.2.1). Nem kötelező.
guide-regroup-piece = Melyik egység kerüljön máshová?
guide-regroup-where = Egy másik itteni hadseregbe, vagy álljon egyedül (L2.2.1).
guide-regroup-exchange = Az a hadsereg tele van: cserébe egy egység visszajön.
guide-discard = A Termelés végén a kéznek felső határa van (L7.2): tedd le, ami a legkevesebbet ér.
guide-box-loss = A keleti front dobozában álló egységek pontot érnek, de a kockák elvihetnek belőlük (L3.6).
guide-box-piece = Melyik egység vesszen el keleten? (L3.6)

## The header and the panels: what each value means

help-side = A háború egyik oldala és a játékosa. A bekeretezettnek kell most válaszolnia (L2).
help-score = Győzelmi pontok: a Németország kezén lévő területek és a módosítók. A sok Németországnak, a kevés az antantnak jó; ezen múlik a győzelem szintje (L3).
help-cards = Lapok a kézben. Az offenzívák támadást nyitnak, minden lap kifizet legalább egy találatot (L9).
help-moment = Az évszak. A felek felváltva lépnek, amíg egymás után nem passzolnak; utána jön a Termelés (L2).
help-holding-points = A győzelmi pontok jelenlegi állása (L3.1).
help-holding-build = Az évszak építési pontjai: a Termelésben egységre, lövészárokra és lapra költhetők (L7).
help-panel-points = A győzelmi pontok sávja a szintekkel, alatta az összeg összetevői (L3.2, L3.3).
help-panel-seasons = Ez az évszak és a következők: építési pont, laplimit, blokád és az érkezők (L2.2, L2.11).
help-panel-piles = Mindkét fél lapjai és a paklik: egy közös pakli van (L1.5).
help-panel-hand = Most kézben lévő lapok (L1.5).
help-panel-limit = Termelés után ennyi lap tartható meg (L7.2).
help-panel-build = Az évszak Termelésében elkölthető építési pontok (L7.1).
help-panel-box = Német egységek a keleti fronton: 5 építési pontnyi egy pontot ér, de a kockák elvisznek belőlük (L3.6).
help-panel-armies = Minden hadsereg kinyitva: hol van, balra a gyalogsága, jobbra ágyú, lovasság és társaik, meg a szabad helyek (L1.3).
help-panel-battle = A folyó csata: lépései sorban, a két fél egységei és a következő tűz kockái (L5.2).
help-panel-battles = Bejelentett, még hátralévő csaták a két fél egységeivel (L2.7).
help-panel-production = Az építési pontjaid és a listád; akkor hajtják végre, ha mindkét lista kész (L7.8).
help-panel-prices = Mi kapható ebben az évszakban és mennyiért (L7.7).
help-panel-price = Ár építési pontban (L7.7).
help-panel-to-be-had = Ennyi maradt a készletben (L1.8).
help-panel-planned = Ennyi van a listádon (L7.8).

## The legend of the map

sign-country = ország és határ
    .does = A színezés mutatja, melyik országé a terület; a vastag szaggatott vonal határ. A hadsereget otthon alakítják újjá.
sign-held = megszállt terület
    .does = A birtokos fél színével vonalkázva, ha nem a saját országa.
sign-disputed = vitatott terület
    .does = Két színnel vonalkázva, piros szegéllyel: mindkét fél ott van. Senkinek sem ér pontot, és innen senki sem léphet ellenséges területre.
sign-front = frontvonal
    .does = Piros vonal világos szaggatással a két fél területei között.
sign-worth = győzelmi pont
    .does = Szám arany gyűrűben: ennyi pont Németországnak, amíg egyedül tartja a területet.
sign-fort = erőd
    .does = Ötszög az erejével: védekezésben ennyi kocka F2-vel, és ennyi találatot bír. 2-től egymaga tartja a területet (L8.11).
sign-rough = nehéz terep
    .does = Kis dombokkal árnyékolva: itt a tankok nem tüzelnek.
sign-railway = vasút
    .does = Halvány vonal talpfákkal a szomszédok között: körönként két egység mehet vonaton legfeljebb három területet, baráti földön át.
sign-source = ellátási forrás
    .does = Korong raktárral a térkép szélén, a fél színével. Az egységeknek baráti területek lánca kell valamelyikig.
sign-closed = lezárt föld
    .does = Vékony ferde vonalak: soha senki sem léphet be.
sign-river = folyó
    .does = Csak a szemnek: senkit sem akadályoz.
sign-battle = csata
    .does = Keresztbe tett kardok: itt csatát jelentettek be.
sign-entrenched = beásva
    .does = Fogazott vonal a jelző fölött: a gyalogság F2-vel védekezik, amíg el nem mozdul.
sign-empty = üres hadsereg
    .does = Világos jelző szaggatott szegéllyel: nincs benne semmi; nem tart területet, és elhagyja a vitatottat.

## The sheet of units

army-of = { $nation } hadseregek
figure-attack = támadás
figure-defence = védekezés
figure-dug = F{ $level } beásva
figure-moves = terület lépésenként
figure-price = ár építési pontban
figure-counters = jelző
figure-since = ettől
figure-strength = erő
figure-armies = hadsereg
figure-infantry-spaces = hely gyalogságnak
figure-auxiliary-spaces = egyéb hely
unit-army = Saját nemzete egységeit tartalmazza, és egyként mozog (L8.1). Elvesztve egy pontot számít, amíg újjá nem alakítják (L3.2).
unit-infantry = Területet foglal és tart; beáshatja magát (L8.2, L7.5).
unit-stosstruppen = Találatuk visszaszorít egy ellenséges hadsereget; nem ássák be magukat (L8.3, L5.6).
unit-commonwealth = Jobban tüzelő gyalogság; érkezésekor brit gyalogságot vált fel (L8.4).
unit-cavalry = Csata előtt elvonulhat; csak ott támad, ahol nincs ellenséges gyalogság, és üldözi a távozókat (L8.5).
unit-artillery = Támadáskor kétszer tüzel, és elsőként (L8.6).
unit-siege-gun = Csak erődre tüzel, támadáskor kétszer; soha nem vonul vissza (L8.7).
unit-biplane = Légi harcot vív, földi célt támad, vagy újradobat egy találatot (L8.8).
unit-tank = Találatuk visszaszorít egy ellenséges hadsereget; nehéz terepen hallgatnak (L8.9, L5.6).
unit-paris-gun = Párizsban vagy mellette egy pontot ér; veszteségként sosem vész el (L8.10).
unit-holds-nothing = Egyedül nem foglal és nem tart területet (L4.2.4).

## What the guided season has taught

learned-1 = Az offenzíva mindenkit mozgat; két egymás utáni passz lezárja az évszakot (L2.5, L2.9).
learned-2 = Az üres terület belépéssel a tiéd; ahol mindkét fél ott van, senki sem kap pontot (L3.1, L4.2).
learned-3 = Csatában előbb az ágyúk tüzelnek, aztán a védő, végül a támadó: vigyél tüzérséget és túlerőt (L5.2).
learned-4 = A találatot egységgel vagy lappal fizeted; egy Pótlás hadsereget menthet (L5.3).
learned-5 = Az ellátás és a Termelés az évszak végén jön: tartsd nyitva az utat hazafelé, és költs el minden pontot (L6, L7).

## How the sheet of units is read

help-units = F1 az 1-esre talál, F2 az 1-esre és 2-esre, F3 3-ig, egységenként egy kocka (L5.2.1). Az árak a Termelés árai (L7.7).

## Tanácsok

hint-points = { $more ->
        [yes] Németországnak több győzelmi pontja lesz.
       *[no] Németországnak kevesebb győzelmi pontja lesz.
    }
hint-men = { $more ->
        [yes] Több egységed lesz a térképen.
       *[no] Kevesebb egységed lesz a térképen.
    }
hint-their-men = { $more ->
        [yes] Az ellenségnek több egysége lesz a térképen.
       *[no] Az ellenségnek kevesebb egysége lesz a térképen.
    }
hint-blows = { $more ->
        [yes] Erősebb leszel támadásban.
       *[no] Gyengébb leszel támadásban.
    }
hint-guard = { $more ->
        [yes] Erősebb leszel védekezésben.
       *[no] Gyengébb leszel védekezésben.
    }
hint-areas = { $more ->
        [yes] A területeid többet érnek, vagy nagyobb biztonságban vannak.
       *[no] A területeid kevesebbet érnek, vagy kisebb biztonságban vannak.
    }
hint-cards = { $more ->
        [yes] Több lapod marad.
       *[no] Kevesebb lapod marad.
    }

# A feladványok céljai

goal-take = Foglald el ebben a körben: { $area }.
goal-hold = Tartsd meg az ellenség következő körének végéig: { $area }.
goal-destroy = Semmisítsd meg ebben a körben: { $army }.
goal-win = Nyerd meg a háborút ebben a körben.
