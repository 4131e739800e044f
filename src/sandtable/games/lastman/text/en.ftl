# The words of To the Last Man! in English.
#
# Areas are called as they are in data/. Sentences get their capital letter when they are spoken.

## The lid of the box

lid-line = The whole war in the West, from the Marne to the last offensives
lid-length = an evening for each year

## Sides, nations and units

seat-german = Germany
    .number = one
seat-entente = Entente
    .the = the Entente
    .number = one
nation-ge = German
nation-fr = French
nation-uk = British
nation-be = Belgian
nation-us = American
kind-ge-infantry = German infantry
kind-ge-stosstruppen = Stoßtruppen
kind-ge-cavalry = German cavalry
kind-ge-artillery = German artillery
kind-ge-siege-gun = German siege gun
    .the = a German siege gun
kind-ge-biplane = German biplane
    .the = a German biplane
kind-ge-tank = German tank
    .the = a German tank
kind-ge-paris-gun = Paris Gun
    .the = the Paris Gun
kind-fr-infantry = French infantry
kind-fr-cavalry = French cavalry
kind-fr-artillery = French artillery
kind-fr-biplane = French biplane
    .the = a French biplane
kind-fr-tank = French tank
    .the = a French tank
kind-uk-infantry = British infantry
kind-uk-commonwealth = Commonwealth infantry
kind-uk-cavalry = British cavalry
kind-uk-artillery = British artillery
kind-uk-biplane = British biplane
    .the = a British biplane
kind-uk-tank = British tank
    .the = a British tank
kind-be-infantry = Belgian infantry
kind-us-infantry = American infantry
kind-us-cavalry = American cavalry
kind-us-artillery = American artillery
kind-us-biplane = American biplane
    .the = an American biplane
kind-us-tank = American tank
    .the = an American tank

## Types, where the nation is plain

type-infantry = infantry
type-stosstruppen = Stoßtruppen
type-commonwealth = Commonwealth infantry
type-cavalry = cavalry
type-artillery = artillery
type-siege-gun = siege guns
type-biplane = biplanes
type-tank = tanks
type-paris-gun = Paris Gun
pool-fort = fort
pool-dug = entrenched infantry
pool-fortified = fortified infantry
pool-british-guns = British artillery
pool-gun-dice = extra artillery
pool-tank-dice = extra tanks
pool-storm-dice = extra Stoßtruppen

## Areas, as the map letters them

area-england = England
area-flanders = Flanders
area-ghent = Ghent
area-antwerp = Antwerp
area-brussels = Brussels
area-mons = Mons
area-namur = Namur
area-liege = Liège
area-ardennes = Ardennes
    .the = the Ardennes
area-luxembourg = Luxembourg
area-calais = Calais
area-lille = Lille
area-artois = Artois
area-cambrai = Cambrai
area-maubeuge = Maubeuge
area-picardy = Picardy
area-normandy = Normandy
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
area-paris = Paris
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
    .the = the Eifel
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

level-decisive-entente = Decisive Entente victory
level-substantial-entente = Substantial Entente victory
level-marginal-entente = Marginal Entente victory
level-stalemate = Stalemate
level-marginal-german = Marginal German victory
level-substantial-german = Substantial German victory
level-decisive-german = Decisive German victory
season-spring = Spring { $years }
season-summer = Summer { $years }
season-autumn = Autumn { $years }
season-winter = Winter { $years }

## Cards

card-offensive = Offensive
    .does = Any number of units move, enemy areas may be entered, battles may be fought.
card-limited-offensive = Limited Offensive
    .does = An Offensive with one battle in all.
card-big-push = The Big Push
    .does = Entente, from spring 1916: an Offensive, and an artillery die at F2 twice in one battle with a British army.
card-gericht = Gericht
    .does = Germany, from spring 1916: an Offensive, and an artillery die at F2 twice in one battle with a German army.
card-tout-le-monde = Tout Le Monde A La Bataille!
    .does = Entente, from spring 1918: an Offensive, and two tank dice at F2 in one or two battles with French armies.
card-friedensturm = Friedensturm
    .does = Germany, from spring 1918: an Offensive, and two Stoßtruppen dice at F2 in one or two battles with German armies.
card-ersatz-2 = Ersatz 2
    .does = Pays for up to two hits of one fire.
card-ersatz-3 = Ersatz 3
    .does = Pays for up to three hits of one fire.
card-poison-gas = Poison Gas!
    .does = From spring 1915: your artillery in one battle fires at F2.
card-advanced-artillery-barrage = Advanced Artillery Barrage!
    .does = From spring 1917: your artillery in one battle fires at F3.
card-bad-weather = Bad Weather
    .does = The defender makes the Offensive a lesser one; no gas, no biplanes.
card-strategic-reserves = Strategic Reserves!
    .does = One more unit goes as far as friendly areas lead.
card-surprise-attack = Surprise Attack!
    .does = In one battle the attacker fires first.
card-entente-military-crisis = Entente Military Crisis!
    .does = Played by Germany in 1915, 1917 or 1918: the Entente removes infantry or pays a point.
card-german-military-crisis = German Military Crisis!
    .does = Played by the Entente in 1914, 1916 or 1918: Germany removes infantry or pays a point.

## Names

nobody = nobody
off-map = off the map
eastern-box = Eastern Front box
force-pool = force pool
no-card = no card
    .number = other
army-numbered = { $nation } Army { $number }
    .the = the { $nation } Army { $number }
army-single = { $nation } Army
    .the = the { $nation } Army

## Events: the course of the war

event-dealt = { $side_the } holds { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-keeps-card = { $side_the } keeps { $card }.
event-keeps-card-unseen = { $side_the } keeps one of its two cards.
event-set-up-done = { $side_the } has set up its forces.
event-season = { $season } begins, with { $points ->
        [0] no victory points
        [one] 1 victory point
       *[other] { $points } victory points
    }.
event-reshuffled = The discards are shuffled into the draw pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-card-leaves = { $card } leaves the game.
event-initiative = { $side_the } goes first this season.
event-bids = { $side_the } bids { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }.
event-armistice-offered = { $side_the } offers an armistice.
event-armistice-refused = { $side_the } refuses the armistice.
event-armistice = Armistice, with { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }: { $level }.
event-resigned = The game is given up, with { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }: { $level }.
event-decisive = { $points ->
        [one] 1 victory point decides
       *[other] { $points } victory points decide
    } the war: { $level }.
event-last-turn-over = The last season is over, with { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }: { $level }.

## Events: cards and passes

event-offensive = { $side_the } plays { $card }.
event-pass = { $side_the } passes.
event-no-exchange = { $side_the } exchanges no cards.
event-lays-down = { $side_the } lays down { $card }.
event-draws = { $side_the } draws { $card }.
event-draws-unseen = { $side_the } draws a card.
event-crisis = { $side_the } plays { $card }.
event-crisis-refused = { $side_the } gives up nobody to the crisis and pays a victory point.
event-crisis-removes = The crisis takes { $kind_the } in { $area_the }.
event-reserves = { $side_the } plays { $card }.

## Events: movement

event-steps = { $who_the } goes from { $from_the } to { $area_the }.
event-goes-by-rail = { $who_the } goes by rail from { $from_the } to { $area_the }.
event-goes-strategic = { $who_the } goes by strategic movement from { $from_the } to { $area_the }.
event-sails = { $who_the } sails from { $from_the } to { $area_the }.
event-goes-east = { $who_the } leaves { $from_the } for the Eastern Front box.
event-comes-west = { $who_the } comes from the Eastern Front box to { $area_the }.
event-reserves-go = { $who_the } goes as a reserve from { $from_the } to { $area_the }.
event-evacuates = { $who_the } is brought by sea from { $from_the } to { $area_the }.
event-joins-army = { $kind_the } joins the { $army } in { $area_the }.
event-leaves-army = { $kind_the } leaves the { $army } in { $area_the }.
event-army-takes-in = The { $army } takes in { $kind_the } in { $area_the }.
event-taken-in = The { $army } takes in { $kind_the } in { $area_the }.
event-takes-area = { $side_the } takes { $area_the }.
event-area-disputed = { $area_the } is disputed.
event-area-given-up = { $area_the } falls to { $side_the }.
event-area-joins = { $area_the } joins { $side_the }.
event-area-reverts = { $area_the } is again in the hands of { $side_the }.
event-stray-leaves = The empty { $army } leaves { $from_the } for { $area_the }.
event-goes-back = { $who_the } goes back to { $area_the }.
event-regroups = { $kind_the } regroups in { $area_the }.
event-regroups-unseen = { $side_the } regroups.
event-suppressed = The { $army } in { $area_the } is dissolved.
event-put-out-of-army = { $joins ->
        [army] { $kind_the } of the dissolved army joins the { $army } in { $area_the }.
       *[area] { $kind_the } of the dissolved army stays in { $area_the }.
    }

## Events: battles

event-declares = { $side_the } declares a battle in { $area_the }.
event-assigns = { $side_the } plays { $card } on { $area_the }.
event-bonus = { $card } lends its dice to the battle in { $area_the }.
event-weather = { $side_the } brings Bad Weather over the offensive of the other side.
event-offensive-shrinks = { $card_number ->
        [one] The offensive of { $side_the } now counts as { $card }.
       *[other] The offensive of { $side_the } is called off.
    }
event-gas-gone = The gas of { $side_the } over { $area_the } blows away.
event-battle-dropped = There is no battle in { $area_the } after all.
event-no-battle = There is nobody left to fight in { $area_the }.
event-battle = { $side_the } attacks: the battle of { $area_the } begins.
event-surprise = { $side_the } attacks by surprise: the battle of { $area_the } begins.
event-fires = { $side_the } fires in { $area_the }, { $pool } at F{ $level }: { $faces } ({ $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }).
event-dogfight = { $side_the } fights in the air over { $area }: { $faces } ({ $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }).
event-pursues = Cavalry of { $side_the } pursues in { $area }: { $faces } ({ $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }).
event-rolled-again = A biplane of { $side_the } forces a die of { $kind } to be rolled again in { $area }: { $faces } ({ $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }).
event-ground-attack = { $side_the } sends { $count ->
        [one] 1 biplane
       *[other] { $count } biplanes
    } against the ground in { $area_the }.
event-scrambles = A biplane of { $side_the } scrambles to { $area_the }.
event-tanks-silent = Tanks of { $side_the } do not fire in the rough ground of { $area_the }.
event-army-stranded = The { $army } has nowhere to go back to from { $area_the } and is eliminated.
event-unit-lost = { $side_the } loses { $kind_the } in { $area_the }.
event-army-eliminated = The { $army } in { $area_the } is eliminated.
event-card-pays = { $side_the } pays { $count ->
        [one] 1 hit
       *[other] { $count } hits
    } in { $area_the } with { $card }.
event-fort-hit = The fort of { $area_the } is down to { $level }.
event-fort-gone = The fort of { $area_the } falls.
event-hits-void = { $count ->
        [one] 1 hit on { $side_the } in { $area_the } comes to nothing.
       *[other] { $count } hits on { $side_the } in { $area_the } come to nothing.
    }
event-forces-back = { $count ->
        [one] 1 army of { $side_the } must go back from { $area_the }.
       *[other] { $count } armies of { $side_the } must go back from { $area_the }.
    }
event-nobody-left = { $side_the } has nobody left in { $area_the }.
event-names-retreat = { $who_the } is to retreat from { $from_the } to { $area_the }.
event-retreats = { $kind_the } retreats from { $from_the } to { $area_the }.
event-army-retreats = The { $army } retreats from { $from_the } to { $area_the }.
event-put-out = { $kind_the } is put out of the { $army } and stays in { $area_the }.
event-guns-abandoned = { $kind_the } is abandoned in { $area_the }.
event-left-behind = { $kind_the } stays behind in { $area_the }.
event-left-lost = { $kind_the } has already retreated and is lost in { $area_the }.
event-retreated-lost = { $kind_the } is left alone among enemies in { $area_the } and is lost.
event-auxiliaries-lost = { $kind_the } is without infantry in { $area_the } and is lost.
event-battle-over = The battle of { $area_the } is over; { $side_the } holds the ground.
event-battle-undecided = The battle of { $area_the } is over; both sides hold on.

## Events: supply, production and reinforcements

event-supply = Areas out of supply: Germany { $german }, the Entente { $entente }.
event-starves = { $kind_the } is out of supply in { $area_the } and is lost.
event-army-starves = The { $army } is out of supply in { $area_the } and loses { $kind_the }.
event-army-starved = The { $army } is out of supply in { $area_the } and is eliminated.
event-fort-starves = The fort of { $area_the } is out of supply: { $level }.
event-spends = { $side_the } spends { $points ->
        [0] no build points
        [one] 1 build point
       *[other] { $points } build points
    }.
event-built = { $side_the } builds { $kind_the } in { $area_the }.
event-rebuilt = The { $army } is rebuilt in { $area_the }.
event-upgraded = { $kind_the } in { $area_the } becomes Stoßtruppen.
event-entrenched = { $side_the } digs in at { $area_the }.
event-fortified = The { $army } in { $area_the } is fortified.
event-buys-cards = { $side_the } buys { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }.
event-buys-cards-unseen = { $side_the } buys { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-discards = { $side_the } discards { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }.
event-order-lost = Something on the list of { $side_the } has become impossible and is lost.
event-box-rolled = Losses in the Eastern Front box, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $faces }; lost: { $count }.
event-box-linked = The Eastern Front is a game of its own: no losses are rolled for the box.
event-box-lost = { $kind_the } is lost in the Eastern Front box.
event-box-army-lost = The { $army } is lost in the Eastern Front box.
event-army-arrives = The { $army } arrives in { $area_the }.
event-unit-arrives = { $kind_the } arrives in { $area_the }.
event-arrival-lost = There is no counter left: { $kind } does not arrive.
event-waits = Reinforcements of { $side_the } have no place yet and wait.
event-substitutes = Infantry comes instead of Stoßtruppen: { $count }.
event-swapped = { $kind_the } relieves British infantry in { $area_the }.
event-built-unseen = { $side_the } builds something in { $area_the }.
event-joins-army-unseen = A unit joins the { $army } in { $area_the }.
event-put-out-of-army-unseen = A unit of the dissolved army joins the { $army } in { $area_the }.
event-unit-arrives-unseen = A unit arrives in { $area_the }.
event-swapped-unseen = { $kind_the } relieves British infantry.

## Questions

question-armistice = Armistice?
question-assign-where = { $card }: on which battle?
question-attrition = What does the { $army } lose for lack of supply?
question-bid = Bid another card? So far: { $count }
question-bonus = Which battle gets the dice of { $card }?
question-box-loss = What is lost in the Eastern Front box?
question-box-piece = Which unit is lost?
question-cavalry-retreat = { $area }: does cavalry leave before the battle?
question-combat-cards = Play combat cards
question-crisis = { $card }: give up the infantry?
question-crisis-piece = Which infantry goes?
question-crisis-where = { $card }: from where is infantry removed?
question-declare = Declare battles
question-discard = Too many cards: discard one
question-exchange = Exchange cards?
question-fight = Which battle is next?
question-ground-attack = { $area }: how many biplanes attack the ground?
question-keep-battle = Bad Weather leaves one battle: which?
question-keep-card = Which card do you keep?
question-movement = Which unit moves?
question-opening = Offensive or Pass?
question-pay-hit = { $area }: pay for a hit
question-pay-piece = Which unit is lost?
question-pay-plane = { $area }: pay for a hit in the air
question-pay-pursuit = { $area }: pay for a hit of the pursuit
question-pay-siege = { $area }: pay for a hit of siege guns
question-place-army = Where does the { $army } arrive?
question-place-unit = Where does { $kind_the } arrive?
question-react = { $area }: which hit does a biplane force to be rolled again?
question-regroup = Regroup armies?
question-regroup-exchange = Which unit comes back in exchange?
question-regroup-piece = Which unit changes places?
question-regroup-where = Where does it go?
question-reserves-unit = Strategic Reserves: which unit?
question-retreat-after = { $area }: who retreats after the battle?
question-retreat-aim = { $area }: retreat after the battle, and where to?
question-retreat-army = Where does the army go, or who is put out of it first?
question-retreat-empty = Where does the empty army go?
question-retreat-forced = { $area }: which army must go back?
question-retreat-forced-aim = { $area }: where do the armies go back to?
question-retreat-instead = { $area }: who retreats instead of firing?
question-retreat-join = { $area }: does it join an army there?
question-retreat-lost = { $area }: there is no room to go back; which army is lost?
question-retreat-piece = Which unit retreats?
question-retreat-take-in = Does the army take in a unit?
question-retreat-where = Where does it retreat to?
question-scramble = { $area }: do biplanes come to the battle?
question-set-up-army = Where does the { $army } stand?
question-set-up-piece = Where does { $kind_the } stand?
question-spend = Spend build points: { $count } left
question-spend-kind = Who digs in?
question-spend-where = Where is it built?
question-stray = Where does the empty { $army } go?
question-suppress-where = The army is dissolved: where does { $kind_the } go?
question-swap = Where does { $kind_the } relieve British infantry?
question-swap-which = Which infantry is relieved?
question-take-in = { $area }: which unit does the army take in?
question-weather = Play Bad Weather?
question-where-to = From { $area }: where to?
question-which-piece = Which unit?

## Answers

action-done = { $question ->
        [bid] bid no more cards
        [bonus] no more dice of the card
        [cavalry-retreat] the cavalry stays and fights
        [combat-cards] play no more combat cards
        [declare] declare no more battles
        [exchange] exchange no more cards
        [keep-battle] keep no battle
        [movement] end the movement
        [react] let the hits stand
        [regroup] end the regrouping
        [retreat-after] nobody else retreats
        [retreat-aim] stand fast, no retreat
        [retreat-instead] nobody else retreats: fire
        [scramble] no more biplanes come
        [spend] spend no more
       *[other] done
    }
action-pass = { $question ->
        [opening] pass: no Offensive
        [weather] do not play Bad Weather
       *[other] pass
    }
action-agree = { $question ->
        [armistice] accept the armistice
        [crisis] give up the infantry
       *[other] agree
    }
action-refuse = { $question ->
        [armistice] refuse the armistice
        [crisis] keep the infantry, pay a victory point
       *[other] refuse
    }
action-card = play { $card }
action-ersatz = { $card }: { $pays ->
        [one] pays 1 hit
       *[other] pays up to { $pays } hits
    }
action-drop = lay down { $card }
action-from = from { $container_the }
action-piece = { $piece }{ $dug ->
        [yes] , entrenched
       *[no] {""}
    }
action-army = the { $army } with all its units
action-step = to { $area_the }
action-stop = { $question ->
        [retreat-join] join no army
        [retreat-take-in] take in nobody
        [take-in] take in nobody
        [where-to] stay here
       *[other] stop
    }
action-into = into the { $army }
action-rail = by rail to { $area_the }
action-strategic = strategic movement to { $area_the }
action-sea = by sea to { $area_the }
action-box = to the Eastern Front box
action-at = in { $area_the }
action-battle = battle in { $area_the }
action-fight = fight in { $area_the }
action-assign = assign { $card }
action-retreat = retreat to { $area_the }
action-lose = lose a unit from { $container_the }
action-fort = the fort loses a point
action-number = { $count }
action-buy = build { $piece }{ $dug ->
        [yes] , entrenched
       *[no] {""}
    }
action-rebuild = rebuild the { $army }
action-upgrade = Stoßtruppen in { $container_the }
action-entrench = dig in: { $container_the }
action-fortify = fortify the { $army }
action-cards = buy { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
action-armistice = offer an armistice
action-resign = resign
action-suppress = dissolve the { $army }

## Refusals

refusal-no-candidate = Only one of your two cards can be kept.
refusal-deploy-abroad = Forces are set up in their own country.
refusal-deploy-army = Armies are set up first.
refusal-deploy-full = Three units stand there already.
refusal-must-declare = Areas that became disputed in this turn must be declared.
    .of = { $area_the } became disputed in this turn and is declared by itself.
refusal-not-disputed = There is no battle where only one side is.
    .of = Only one side is in { $area }: no battle.
refusal-declared-already = That battle is declared already.
    .of = The battle of { $area_the } is declared already.
refusal-one-battle = A Limited Offensive has one battle.
    .of = { $area_the } would be another battle: a Limited Offensive has one.
refusal-no-battle-there = No battle is declared there.
    .of = No battle is declared in { $area_the }.
refusal-no-bonus-army = The army that the card asks for is not in that battle.
    .of = The army that the card asks for is not in { $area_the }.
refusal-bonus-twice = That battle has the dice already.
    .of = The battle of { $area_the } has the dice already.
refusal-card-not-held = You do not hold that card.
    .of = You do not hold { $card }.
refusal-not-combat-card = That card is not played on a battle.
    .of = { $card } is not played on a battle.
refusal-not-defenders-card = Only the attacker plays that card.
    .of = Only the attacker plays { $card }.
refusal-card-too-early = The time for that card has not come yet.
    .of = The time for { $card } has not come yet.
refusal-one-gas = There is gas of yours on that battle already.
    .of = There is gas of yours on the battle of { $area_the } already.
refusal-one-barrage = There is a barrage of yours on that battle already.
    .of = There is a barrage of yours on the battle of { $area_the } already.
refusal-gas-or-barrage = Gas and barrage do not go together in one battle.
refusal-one-surprise = That battle is a surprise already.
    .of = The battle of { $area_the } is a surprise already.
refusal-gas-blown-away = Bad Weather blows all gas away.
refusal-weather-too-early = There is no Bad Weather in the first turn.
refusal-one-weather = Bad Weather comes once in a player turn.
refusal-weather-defenders = The defender plays Bad Weather when battles are declared.
refusal-must-fight = A declared battle must be fought.
refusal-fight-not-declared = That battle is not declared, or it is over.
    .of = No battle is declared in { $area_the }, or it is over.
refusal-fort-or-card = Hits of siege guns are paid by the fort or by cards.
refusal-no-such-piece = There is no such unit.
    .of = There is no { $kind } to lose there.
refusal-none-dug-in = None of the units that can be taken stands alone and dug in.
    .of = Of the { $kind } that can be taken nothing stands alone and dug in.
refusal-all-dug-in = Only units that are dug in can be taken.
    .of = Of the { $kind } only what is dug in can be taken.
refusal-not-in-battle = That unit is not in the battle.
    .of = Nothing of yours in { $container_the } is in the battle.
refusal-not-most-numerous = An army loses of its most numerous kind.
    .of = { $kind_the } is not the most numerous kind of the army, and that one loses.
refusal-not-named = Only units that are going back pay for the pursuit.
refusal-nobody-alone = No unit of yours stands alone there.
    .of = No unit of yours stands alone in { $area_the }.
refusal-not-strongest = The strongest unit pays first.
    .of = { $army_the } is not the strongest: the strongest unit pays first.
refusal-only-biplanes = Hits in the air fall on biplanes.
refusal-paris-gun-stays = The Paris Gun is never a loss.
refusal-retreated-spared = Units that have retreated take no part in the battle.
    .of = Units in { $container_the } that have retreated take no part in the battle.
refusal-no-reaction = There is no such hit to be rolled again.
refusal-no-scramble = No biplane can come from there.
refusal-scramble-embattled = That biplane has a battle of its own.
refusal-scramble-full = There is no room for it in the battle area.
refusal-must-react = A biplane that has come must react.
refusal-has-reacted = A biplane that has reacted does not fire in this battle any more.
refusal-retreat-far = A retreat goes to an adjacent area.
    .of = { $area_the } is not adjacent: nobody retreats so far.
refusal-retreat-enemy = Nobody retreats into an enemy area.
    .of = { $area_the } is an enemy area: nobody retreats there.
refusal-retreat-neutral = Nobody retreats into a neutral area.
    .of = { $area_the } is neutral: nobody retreats there.
refusal-retreat-full = There is no room to retreat to.
    .of = There is no room to retreat to { $area_the }.
refusal-retreat-empty = An empty army goes to a friendly area, or where infantry takes it in.
    .of = { $area }: an empty army goes to a friendly area, or where infantry takes it in.
refusal-same-area = After a battle all of a side go to the same area.
    .of = { $area_the } is another area: after a battle all of a side go to the same one.
refusal-retreated-twice = It has retreated already.
    .of = { $who_the } has retreated already.
refusal-only-cavalry = Only cavalry leaves before the battle.
    .of = Only cavalry leaves before the battle, not { $who_the }.
refusal-fort-holds = A fort never retreats.
    .of = The fort in { $area_the } never retreats.
refusal-guns-stay = Siege guns and the Paris Gun never retreat.
    .of = { $kind_the } never retreats.
refusal-not-retreating = That unit cannot retreat now.
    .of = { $who_the } cannot retreat now.
refusal-forced-first = Armies that are forced back come first.
refusal-army-keeps-one = A forced army keeps at least one unit.
refusal-no-room-to-stay = There is no room for it beside the army.
refusal-one-offensive = One offensive card is played in a player turn.
refusal-not-in-your-hand = You do not hold that card.
    .of = You do not hold { $card }.
refusal-crisis-wrong-side = That crisis is not yours to play.
    .of = { $card } is not yours to play.
refusal-crisis-wrong-year = There is no such crisis this year.
    .of = { $card } has no event this year.
refusal-crisis-all = A crisis is met in full or not at all.
refusal-crisis-agree-first = First say whether the crisis is met.
refusal-crisis-not-that = The crisis asks for other infantry.
    .of = The crisis does not take { $kind_the } here.
refusal-offered-already = An armistice was offered already.
refusal-pass-one-unit = In a Pass one unit moves.
refusal-pass-no-enemy = Enemy areas are entered in an Offensive only.
    .of = { $area_the } is an enemy area: these are entered in an Offensive only.
refusal-not-yours = That unit is not yours.
    .of = { $who_the } is not yours.
refusal-fort-stays = A fort never moves, nor joins an army.
    .of = The fort in { $area_the } never moves, nor joins an army.
refusal-not-here = There is no such unit here.
    .of = { $who_the } is not there.
refusal-has-moved = It has moved already.
    .of = { $who_the } has moved already.
refusal-holds-moved = The army holds a unit that has come from elsewhere.
    .of = { $who_the } holds a unit that has come from elsewhere.
refusal-nowhere-to-go = It has nowhere to go.
    .of = { $who_the } has nowhere to go.
refusal-already-there = It is there already.
    .of = It is in { $area_the } already.
refusal-not-next = That area is not adjacent.
    .of = { $area_the } is not adjacent.
refusal-closed-area = Nobody may enter that area.
refusal-too-far = It cannot go that far.
    .of = { $who_the } cannot go that far.
refusal-disputed-to-enemy = From a disputed area nobody enters an enemy one.
    .of = { $area_the } is an enemy area: nobody enters one from a disputed area.
refusal-stranded-to-enemy = Units left in an enemy area go to friendly or disputed ones.
    .of = { $area_the } is closed to them: units left in an enemy area go to friendly or disputed ones.
refusal-guns-first = Guns and biplanes follow units that can take an area.
    .of = Guns and biplanes enter { $area_the } only after units that can take it.
refusal-empty-to-enemy = An empty army never enters an enemy area.
    .of = { $area_the } is closed to an empty army, as every enemy or neutral area is.
refusal-empty-to-disputed = An empty army enters a disputed area only to take in a unit.
    .of = { $area_the } is disputed: an empty army enters only to be filled there.
refusal-one-new-battle = A Limited Offensive opens one battle.
    .of = { $area_the } would be a second battle: a Limited Offensive opens one.
refusal-area-full = Three units are there already.
    .of = Three units are in { $area_the } already.
refusal-belgians-stay = Belgians on the German side never leave Belgium.
refusal-neutral-not-now = Neutral areas are entered in an Offensive only.
    .of = { $area_the } is neutral: such areas are entered in an Offensive only.
refusal-neutral-from-disputed = From a disputed area nobody enters a neutral one.
    .of = { $area_the } is neutral: nobody enters it from a disputed area.
refusal-other-nation = An army holds units of its own nation.
    .of = { $army_the } holds units of its own nation.
refusal-army-full = That army has no room for it.
    .of = { $army_the } has no room for it.
refusal-army-guns = That army has all the artillery it may have this year.
    .of = { $army_the } has all the artillery it may have this year.
refusal-army-plane = An army has one biplane.
    .of = { $army_the } has its one biplane.
refusal-join-elsewhere = That army is not here.
    .of = { $army_the } is not here.
refusal-same-army = It is in that army already.
    .of = It is in { $army_the } already.
refusal-apart-in-england = In England these stay apart.
refusal-go-somewhere = A move must lead somewhere.
refusal-army-joins-nothing = An army does not join an army.
refusal-must-join = There is only room inside an army.
refusal-must-take-in = The army must take in a unit here.
refusal-not-combined = That is a whole move and not combined with another.
refusal-cannot-take = That unit cannot be taken in.
    .of = { $kind_the } cannot be taken in.
refusal-rail-two = Two units go by rail in a player turn.
refusal-rail-start = Rail begins in an area that was friendly all the turn.
    .of = { $who_the } is in { $from_the }, which was not friendly all the turn: no rail begins there.
refusal-rail-end = Rail ends in an area that was friendly all the turn.
    .of = { $area_the } was not friendly all the turn: no rail ends there.
refusal-rail-no-line = No friendly line of three areas leads there.
    .of = No friendly line of three areas leads to { $area_the }.
refusal-strategic-german = Strategic movement is for the Entente.
refusal-strategic-spent = No more units move strategically in this turn.
refusal-strategic-start = Strategic movement begins in a friendly supply source.
    .of = { $who_the } is in { $from_the }, and strategic movement begins in a friendly supply source.
refusal-strategic-end = Strategic movement ends in a friendly supply source.
    .of = { $area_the } is no friendly supply source of the Entente.
refusal-sea-uk-only = Only British units cross the sea.
    .of = { $who_the } does not cross the sea: only British units do.
refusal-sea-one = One unit crosses the sea in a player turn.
refusal-sea-ports = Ships go between England and friendly or disputed supply sources on the coast.
refusal-sea-neutral = No ship goes to a neutral country.
    .of = { $area } is neutral: no ship goes there.
refusal-sea-americans = A British army with American infantry does not cross.
    .of = { $who_the } holds American infantry and does not cross the sea.
refusal-box-germans = Only German units go to the Eastern Front.
refusal-box-no-rail = Nobody comes out of the Eastern Front box by rail or over sea.
refusal-box-source = The way east begins and ends in a friendly German supply source.
    .of = { $area_the } is no friendly German supply source: the way east begins and ends in one.
refusal-reserves-nobody = There is nobody whom reserves could move.
refusal-reserves-start = Reserves start from a friendly or disputed area.
refusal-reserves-enemy = Reserves end in a friendly or disputed area.
    .of = { $area_the } is an enemy area: reserves do not go there.
refusal-reserves-no-way = No way of friendly areas leads there.
    .of = No way of friendly areas leads to { $area_the }.
refusal-reserves-no-sea = Reserves cross no sea and do not go east.
refusal-stray-not-there = An empty army goes to an adjacent friendly area.
    .of = { $area_the } is no adjacent friendly area: an empty army goes to one.
refusal-no-exchange = A player who has played a card exchanges none.
refusal-not-own-area = New units come to friendly or disputed areas.
    .of = { $area_the } is neither friendly nor disputed.
refusal-unsupplied = That area is out of supply.
    .of = { $area_the } is out of supply.
refusal-no-room-in-area = There is no room in that area.
    .of = There is no room in { $area_the }.
refusal-in-england-only = British armies appear in England.
refusal-in-france-only = American reinforcements land in France.
refusal-empty-among-enemies = An empty army does not stand among enemies.
refusal-army-not-there = That army is not on the map.
    .of = { $army_the } is not on the map.
refusal-still-neutral = That country is still neutral.
    .of = { $who_the } belongs to a country that is still neutral.
refusal-no-swap-there = There is no British infantry to relieve there.
    .of = There is no British infantry to relieve in { $container_the }.
refusal-no-such-unit-there = There is no such unit there.
    .of = There is no such { $kind } there.
refusal-regrouped-already = That unit has regrouped already.
    .of = { $kind_the } has regrouped already.
refusal-regroup-elsewhere = Regrouping stays within an area.
    .of = It cannot regroup to { $container_the }: regrouping stays within an area.
refusal-starved-not-there = There is no such unit in that army.
    .of = There is no such { $kind } in that army.
refusal-paris-gun-last = The Paris Gun goes last.
refusal-not-in-box = It is not in the Eastern Front box.
    .of = Nothing of { $container_the } is in the Eastern Front box.
refusal-army-not-empty = That army is not empty.
    .of = { $army_the } is not empty.
refusal-not-in-container = There is no such unit in it.
    .of = There is no { $kind } in it.
refusal-too-expensive = There are not enough build points.
    .of = There are not enough build points left for { $who_the }.
refusal-pool-empty = There is none in the force pool.
    .of = There is no { $who } in the force pool.
refusal-never-bought-first = Commonwealth infantry is rebuilt, never bought before it came.
refusal-biplane-year = The biplanes of this year are all in play.
refusal-not-your-nation = That nation is not on your side.
    .of = { $who_the } is of a nation that is not on your side.
refusal-nowhere-to-build = There is nowhere to build it.
    .of = There is nowhere to build { $kind_the }.
refusal-army-not-lost = Only an eliminated army is rebuilt.
    .of = { $army_the } is not eliminated: only such an army is rebuilt.
refusal-not-at-home = An army is rebuilt in its own country.
    .of = { $area_the } is abroad: an army is rebuilt in its own country.
refusal-rebuild-disputed = An army is not rebuilt in a disputed area.
    .of = { $area_the } is disputed: no army is rebuilt there.
refusal-no-home-left = There is no supplied area left at home.
    .of = No supplied area is left at home for { $army_the }.
refusal-upgrade-early = Stoßtruppen come from summer 1917.
refusal-upgrade-once = One unit is upgraded in a Production.
refusal-upgrade-german = Only German infantry is upgraded.
refusal-upgrade-nobody = There is no German infantry there.
    .of = There is no German infantry in { $container_the }.
refusal-upgrade-nobody-alone = No German infantry stands alone there.
    .of = No German infantry stands alone in { $area_the }.
refusal-upgrade-unsupplied = The infantry there is out of supply.
    .of = The infantry in { $container_the } is out of supply.
refusal-upgrade-pool = There are no Stoßtruppen in the force pool.
refusal-dig-limit = No more build points for digging in this turn.
refusal-cannot-dig = It cannot dig in.
    .of = { $kind_the } cannot dig in.
refusal-dug-already = It is entrenched already.
refusal-no-fortifying = Fortifying is not played in this game.
refusal-not-entrenched = Only an entrenched army is fortified.
refusal-fortified-already = It is fortified already.
refusal-piles-empty = There are no cards left to buy.
refusal-card-already-laid = That card is laid down already.
    .of = { $card } is laid down already.
refusal-winning = A player who is winning does not resign.
refusal-no-suppressing = Dissolving armies is not played in this game.
refusal-suppressed-already = One army is dissolved in a season.
refusal-suppress-unsupplied = An army out of supply is not dissolved.
refusal-suppress-no-room = There is no room for its units.
refusal-moves-later = Units move in the Movement phase.
refusal-battles-later = Battles are declared and fought after movement.
refusal-no-hits-now = There are no hits to pay for now.
refusal-no-retreat-now = Nobody retreats now.
refusal-production-later = Build points are spent in Production.
refusal-spend-after-supply = Build points are spent after the supply check.
refusal-pass-later = A Pass is said at the beginning of a player turn.
refusal-infantry-one-type = All infantry counts as one kind here, and it is the most numerous.
refusal-retreat-sea = Nobody retreats over the sea.
refusal-crisis-own-turn = A crisis is played in your own player turn.
refusal-passes-full = Three units are there: nobody passes through.
    .of = Three units are in { $area }: nobody passes through.
refusal-stand-full = There is no room for it beside the army.
refusal-rail-full = A full area is in the way of the train.
    .of = A full area is in the way of the train to { $area_the }.
refusal-rail-neutral = No train goes into a neutral area.
    .of = { $area_the } is neutral: no train goes there.
refusal-strategic-england = Strategic movement does not reach England.
refusal-reserves-no-box = Reserves do not go to the Eastern Front.
refusal-reserves-no-rail = The card itself moves the unit: no train or strategic movement.
refusal-reserves-full = Only full areas lead there.
    .of = Only full areas lead to { $area_the }.
refusal-reserves-neutral = Reserves do not enter a neutral area.
    .of = { $area_the } is neutral: reserves do not go there.
refusal-not-in-the-box = Nothing is built or entrenched in the Eastern Front box.
refusal-more-than-all = That is more than all build points of this turn.
refusal-pool-spent = Your list has taken the last one in the force pool.
    .of = Your list has taken the last { $kind } in the force pool.
refusal-americans-later = American units are built from summer 1917.
refusal-stormers-later = Stoßtruppen are built from summer 1917.
refusal-biplanes-later = Biplanes are built from 1916.
refusal-tanks-later = Tanks: British and French from summer 1917, German from spring 1918, American from summer 1918.
refusal-paris-gun-later = The Paris Gun is built from spring 1918.
refusal-army-not-arrived = An army that has not arrived yet cannot be bought.
    .of = { $army_the } has not arrived yet and cannot be bought.
refusal-name-unit = First name the unit that is to go.
    .of = First name { $who_the } in { $from }.
refusal-end-move-first = First the unit that is moving ends its move.
refusal-nobody-moves = No unit can move any more.
refusal-fought-in-air = The biplanes have fought in the air and do no more in this battle.
refusal-grounded = In Bad Weather no biplane flies.
refusal-no-army-to-regroup = There is no army to regroup with.
    .of = There is no army to regroup with in { $container_the }.
refusal-no-bonus-card = No special Offensive gives dice in this player turn.
refusal-offensive-later = An Offensive card opens your own player turn.
refusal-passed = You have passed: this player turn is no Offensive.
refusal-ersatz-pays = That card pays for hits in a battle.
    .of = { $card } pays for hits in a battle.
refusal-no-second-round = The attacker plays cards on battles before the defender, and only once.
refusal-attackers-cards-first = The attacker lays cards on the battles before the defender does.
refusal-no-battle-yet = No battle is declared yet on which that card could be laid.
    .of = No battle is declared yet on which { $card } could be laid.
refusal-combat-cards-later = That card is laid on a battle when battles are declared.
    .of = { $card } is laid on a battle when battles are declared.
refusal-lay-it = That card is laid on a battle: assign it.
    .of = { $card } is laid on a battle: assign it.
refusal-weather-later = Bad Weather is played by the defender when battles are declared, after the cards of the attacker.
refusal-weather-over = Bad Weather comes before the other cards of the defender: its moment is over.
refusal-reserves-later = Strategic Reserves! is played during movement.
refusal-reserves-own-turn = Strategic Reserves! is played by the side whose player turn it is.
refusal-crisis-not-now = No crisis while hits are paid or a retreat is being carried out.
refusal-exchange-later = Cards are exchanged as the last act of your own Pass.
refusal-exchange-in-pass = Cards are exchanged in a Pass, not in an Offensive.
refusal-discards-later = Cards above the limit are laid down when all build points are spent.
refusal-within-limit = Your hand is within the limit.
refusal-pass-no-battle = In a Pass there is no battle.
refusal-attacker-declares = The attacker names the battles.
refusal-declaring-over = Battles are declared before the first one is fought.
refusal-declaring-done = All battles are declared before cards are laid on them.
refusal-fight-later = Battles are fought when both sides have laid their cards.
refusal-one-battle-first = The next battle is named when this one is finished.
refusal-payer-named = The unit that pays is named already.
refusal-cards-pay-hits = Cards pay only for hits in a battle.
refusal-nothing-to-place = Nothing is to be placed now.
refusal-name-place = First say from where the unit is taken.
refusal-no-ground-attack = No biplane attacks the ground now.
refusal-nothing-offered = Nothing was offered or asked for.
refusal-name-purchase = First say what is bought.
refusal-entry-first = First finish this entry of the list: say where it goes, or which unit it is.
refusal-lists-are-in = The build points of this turn are spent.
refusal-armistice-later = An armistice is offered at the first decision of your player turn, or while you regroup.
refusal-armistice-at-table = An armistice is offered from the menu of the table.
refusal-resign-later = You may resign at the first decision of your player turn.
refusal-resign-at-table = You resign from the menu of the table.
refusal-suppress-later = An army is dissolved at the first decision of your player turn.
refusal-must-answer = Nobody goes on here without an answer.
refusal-other-word = There is another answer for that here.
refusal-choose-first = Something else is asked here first.
refusal-suppress-not-there = That army is not on the map on your side.
refusal-suppress-elsewhere = The units of a dissolved army stay in its area.
refusal-retreats-already = It is named for the retreat already.
    .of = { $who_the } is named for the retreat already.
refusal-retreat-nowhere = There is no friendly or disputed area to retreat to.
refusal-nothing-to-dig = Nothing of yours that could dig in is there.
    .of = Nothing of yours that could dig in is in { $container_the }.
refusal-nobody-digs-alone = Nothing of yours that could dig in stands alone there.
    .of = Nothing of yours that could dig in stands alone in { $area_the }.
refusal-bought-undug = Entrenchments are bought apart from the unit.
refusal-not-to-fortify = Only an army of yours on the map is fortified.
refusal-dig-supplied = In this game units out of supply do not entrench.
refusal-bonus-spent = The card gives its dice in no further battle.
    .of = The card gives its dice in no further battle: not in { $area_the }.
refusal-crisis-infantry = Only infantry meets a crisis.
    .of = { $kind_the } is no infantry: only infantry meets a crisis.
refusal-rebuild-elsewhere = An army is rebuilt in a friendly area.
    .of = { $area_the } is not friendly: an army is rebuilt in a friendly area.
refusal-no-card-bought = At least one card is bought.

## Beside the board

panel-points = Victory
panel-modifiers = Points
panel-areas = areas
panel-armies = lost armies
panel-crises = crises
panel-box = Eastern Front
panel-blockade = blockade
panel-gun = Paris Gun
panel-total = total
panel-seasons = Seasons
panel-build = build points
panel-limit = card limit
panel-arrives = arrives
panel-nothing = nothing
panel-battle = Battle of { $area }
panel-battles = Battles to come
panel-hits = hits to pay
panel-cavalry = cavalry retreats
panel-dogfight = dogfight
panel-guns = attacker's artillery
panel-defence = defensive fire
panel-attack = attacker's fire
panel-retreat = retreats
panel-production = Production
panel-spent = spent
panel-left = left
panel-bought = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
panel-digs = dig in: { $place }
panel-upgrade = upgrade: { $place }
panel-fortify = fortify: { $place }
holding-points = victory points
holding-build = build points
war-ending = { $level }, after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
war-armistice = An armistice: { $level }.
war-given-up = That is one level worse for them: { $level }.
war-moment = { $season }, turn { $turn }
look-area = { $area }: { $status }
look-points = worth { $count }
look-fort = fort { $count }
look-rough = rough ground
look-source = supply source
look-borders = borders { $areas }
look-disputed = disputed
look-neutral = neutral
look-entrenched = { $who }, entrenched
legend-front = front line
legend-disputed = disputed: both sides are there
legend-fort = fort with its strength
legend-dug = entrenched
modifier-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
modifier-firepower = hits by firepower

## Odds

odds-throw = { $side }: { $step }
odds-pool = { $dice } × { $pool } at F{ $level }
odds-pursuit = pursuit
odds-again = a die rolled again
odds-forces-back = Chance that an army is forced back: { $chance } (L5.6.1)
odds-battle = A battle in { $area_the }, as things stand. { $fires }.
odds-battle-veiled = A battle in { $area_the }; what is in the armies is secret.

## After the war

war-points-beyond = Points beyond a stalemate
war-story-begin = { $title }: { $seasons ->
        [one] one season
       *[other] { $seasons } seasons
    } and { $count ->
        [one] one battle
       *[other] { $count } battles
    }. Germany lost { $german ->
        [one] one unit
       *[other] { $german } units
    }, the Entente { $entente }.
war-story-season = { $season }.
war-story-offensives = { $count ->
        [one] { $side_the } opened one offensive.
       *[other] { $side_the } opened { $count } offensives.
    }
war-story-battles = { $count ->
        [one] There was one battle.
       *[other] { $left ->
            [0] There were { $count } battles.
           *[other] There were { $count } battles; those that cost most:
        }
    }
war-story-battle = { $area }, { $count ->
        [one] one battle
       *[other] { $count } battles
    }: Germany lost { $german ->
        [one] one unit
       *[other] { $german } units
    }, the Entente { $entente }.
war-story-holds = { $side_the } held the ground.
war-story-both-hold = Both sides held on.
war-story-took = { $side_the } took { $areas }.
war-story-spent = Build points spent: Germany { $german }, the Entente { $entente }.
war-story-standing = At the end of it there were { $points ->
        [one] one victory point
       *[other] { $points } victory points
    }: { $level }.
war-report-alone = units without an army
war-report-strength = Units on the map
war-report-spent = Build points spent
war-report-seasons = Season by season
war-report-points = points
war-report-battles = battles
war-report-lost = { $side }: lost
war-report-build = { $side }: build
war-report-level = level
war-report-losses = Losses
war-report-start = from
war-report-units = units
war-report-gone = eliminated

## Standing orders

standing-no-weather = Play no Bad Weather until I say otherwise
standing-no-regrouping = Regroup nothing until I say otherwise
standing-no-exchange = Exchange no cards when passing, until I say otherwise
standing-no-cavalry-retreat = Cavalry stays and fights until I say otherwise

## Beside the map

panel-attacker = attacker
panel-defender = defender
panel-dice = { $count } × { $pool } at F{ $level }
panel-fires = Fires with { $dice }
panel-templates = Armies
panel-entrenched = entrenched
panel-fortified = fortified
panel-retreated = has retreated
panel-veiled = { $count ->
        [one] 1 unit, which nobody else sees
       *[other] { $count } units, which nobody else sees
    }
panel-free-infantry = { $count ->
    [one] one space for infantry is free
   *[other] { $count } spaces for infantry are free
}
panel-free-auxiliary = { $count ->
    [one] one space for auxiliaries is free
   *[other] { $count } spaces for auxiliaries are free
}
panel-in-the-east = Eastern Front box
panel-price = price
panel-to-be-had = to be had
panel-planned = on the list
panel-secret = Nobody else sees the list before both are done.
panel-prices = Prices
panel-lost-army = a lost army, rebuilt
panel-one-upgrade = infantry made Stoßtruppen
panel-four-dig = { $count ->
        [one] 1 digs in
       *[other] up to { $count } dig in
    }
panel-one-card = a card
panel-cards = Cards
panel-hand = in hand
panel-piles = Draw pile { $draw } · discards { $discards } · out of the game { $out }

option-play-on = Play on to autumn 1919, whatever the scenario (L10.7)
option-hidden = What is in an army is secret (L11.9)
option-scramble = Biplanes of the defender may fly to a battle next door (L11.1)
option-bidding = Both sides bid cards for going first in a season (L11.2)
option-superiority = British artillery defends better from 1918 on (L11.3)
option-antwerp-supply = Antwerp supplies itself (L11.4)
option-antwerp-evacuation = The Belgian Army may leave Antwerp by sea (L11.5)
option-fortifying = Entrenched armies may be fortified (L11.6)
option-suppressing = An army may be dissolved once a season (L11.8)
option-linked = The war in the East is another game: no points and no losses in the Box (L11.11)
option-historical-cards = Each side keeps one of two cards to begin with (L10.3)
option-strict-limited = A Limited Offensive enters one enemy area, of any kind (L9.3)
option-armistice = Armistice and resigning are answers in the game as well (L3.8)
option-moves-stand = Bad Weather takes no move back (L9.9.1)
option-attackers-gas = Bad Weather cancels the gas of the attacker alone (L9.9.2)
option-full-pursuit = Cavalry pursues only where all units retreat (L8.5.4)
option-supplied-trenches = Units out of supply do not entrench (L6.6)

## The map

map-north-sea = NORTH SEA
map-dover = Strait of Dover
map-channel = THE CHANNEL
map-netherlands = NETHERLANDS
map-switzerland = SWITZERLAND

## The guided season

guide-welcome = Welcome, General! You lead Germany in the summer of 1914 and win if the victory points are { $points } or more when the season ends (L3.3).
guide-ahead = Victory points: { $points }. As things stand, you win.
guide-behind = Victory points: { $points }. You lack { $missing }. Areas with a number in a gold ring bring them.
guide-opening = A card that says Offensive lets all your units move and enter enemy areas; without one you Pass, move one unit and enter nothing (L2.5). Two Passes in a row end the season, so attack while you have the cards (L2.9).
    .short = Offensive, or Pass. Two Passes in a row end the season (L2.9).
guide-offensives = You can open one with: { $cards }. Keep Ersatz cards to pay for losses.
guide-no-offensive = You hold no Offensive: Pass, and exchange cards afterwards (L2.14).
guide-movement = Pick an army or a unit, then a lit area; each goes once, one area far, cavalry two (L4.1). An empty enemy area is yours as soon as you enter; where enemies stand, there will be a battle (L4.2). Choose “End the movement” when all stand well.
    .short = Who goes next? Choose “End the movement” when all stand well.
guide-which-piece = A whole army moves as one unit; a piece may also leave it and go alone (L4.12). Together they fight better: send cavalry alone only into empty areas.
    .short = The whole army, or one piece of it?
guide-where-to = From a friendly area you may go anywhere next to it, from a disputed one not into enemy land (L4.3). Leave somebody behind where the enemy could walk in.
    .short = Three units at most fit into an area; an army counts as one (L1.4).
guide-take-in = There is room only inside an army here: it takes the unit in (L1.4.3).
guide-open = Worth points and without defenders, next to your armies: { $areas }.
guide-enter = Nobody defends it, and it is worth points: { $areas }.
guide-contested = There you would have to fight: { $areas }. Bring a second army, and guns.
guide-declare = New disputed areas must be fought over; in old ones you may fight or wait (L2.7.1). Fight where you throw more dice than the enemy.
guide-combat-cards = Combat cards would be laid on a battle now (L2.7.2). The small deck of this lesson has none, so choose “Play no more combat cards”.
guide-fight = One battle after the other: your artillery fires first, then all defenders, then all of yours who are left (L5.2). One die a unit; F1 hits on a 1, F2 on a 1 or 2 (L5.2.1).
    .short = Begin with the battle that you are most likely to win.
guide-good-battle = Hits to expect in { $area }: { $own } of yours against { $other }.
guide-hard-battle = Hits to expect in { $area }: only { $own } of yours against { $other }. It will cost you.
guide-cavalry-retreat = Cavalry may ride away before the dice fall (L5.5.3). It fires only in defence, so it risks little by leaving; but then it pays for no hit either.
guide-pay-hit = Each hit costs a unit or a card. Of units the strongest army pays first, with the kind it has most of (L5.3). Any card pays one hit: give those that you will not need.
    .short = A unit or a card for each hit (L5.3).
guide-ersatz = { $card } pays for several hits at once (L5.3.5).
guide-pay-piece = Which unit of the army is lost? Infantry holds the ground; keep guns for the next attack.
guide-pay-siege = Hits of siege guns are paid by the fort or by cards (L5.3.7).
guide-pay-pursuit = Cavalry has caught those who are leaving: they pay, or a card does (L8.5.4).
guide-retreat-instead = The defender may go back instead of firing (L5.5.1). Do it where you are much weaker; the area is lost, but not the army.
guide-retreat-aim = The round is over. A unit that stays keeps the area disputed, and nobody scores it (L3.1). Go back only if the next fire would destroy you.
guide-retreat-after = All who go back after a battle go to the same area (L5.5.2).
guide-retreat-piece = Which unit goes back?
guide-retreat-where = A retreat goes to a friendly or disputed area next door (L5.5).
guide-retreat-army = The army goes back as a whole; single units may be left behind to hold on (L5.5.5).
guide-retreat-empty = An empty army does not stay among enemies (L8.1.7).
guide-retreat-join = In an army it counts towards its strength, and takes no room of its own (L1.4).
guide-retreat-take-in = The army may take units along that it finds there (L5.5.5).
guide-stray = An empty army leaves a disputed area (L8.1.7).
guide-exchange = A player who passes without a card may lay cards down and draw as many (L2.14). Change those that are no use to you, such as a third Ersatz.
guide-attrition = No way of friendly areas leads from here to a supply source, so the army loses a unit (L6.5). Keep the road home open.
guide-spend = Production (L7): build points become infantry for 1, guns, cavalry, trenches, new cards. Both sides write their list in secret.
    .short = Build points that are not spent are lost (L7.1).
guide-last-season = This lesson ends with its one season: nothing that you buy now will fight. Look at the prices and choose “Spend no more”.
guide-spend-kind = Trenches double the fire of infantry in defence until it moves (L7.5).
guide-spend-where = New units appear in supplied areas that are yours or disputed (L7).
guide-regroup = Units in one area may change between armies now, without moving on the map (L2.2.1). Nothing has to be done here.
guide-regroup-piece = Which unit changes places?
guide-regroup-where = Into another army here, or to stand alone (L2.2.1).
guide-regroup-exchange = That army is full: a unit comes back in exchange.
guide-discard = The hand has a limit at the end of Production (L7.2): lay down what helps least.
guide-box-loss = Units in the Eastern Front box are worth points, but dice may take some (L3.6).
guide-box-piece = Which unit is lost in the East? (L3.6)

## The header and the panels: what each value means

help-side = A side of the war, with its player. The one with a frame has to answer now (L2).
help-score = Victory points: areas that Germany holds, and modifiers. Many are good for Germany, few for the Entente; the level of victory goes by them (L3).
help-cards = Cards in hand. Offensives open attacks, every card pays for at least one hit (L9).
help-moment = The season. Sides take turns until both pass one after the other; then comes Production (L2).
help-holding-points = Victory points as they stand now (L3.1).
help-holding-build = Build points of this season: they are spent in Production on units, trenches and cards (L7).
help-panel-points = The track of victory points with its levels, and below what the total is made of (L3.2, L3.3).
help-panel-seasons = This season and the next ones: build points, card limits, the blockade and who arrives (L2.2, L2.11).
help-panel-piles = Cards of both sides and the piles: one deck serves both (L1.5).
help-panel-hand = Cards in hand now (L1.5).
help-panel-limit = So many cards may be kept after Production (L7.2).
help-panel-build = Build points to spend in Production this season (L7.1).
help-panel-box = German units on the Eastern Front: each 5 build points of them are worth a point, and dice take some (L3.6).
help-panel-armies = Each army in full: where it is, its infantry on the left, guns, cavalry and the like on the right, and free spaces (L1.3).
help-panel-battle = The battle that is being fought: its steps in order, both sides with their units, and the dice of the next fire (L5.2).
help-panel-battles = Battles that are declared and still to be fought, with the units of both sides (L2.7).
help-panel-production = Your build points and what you have put on the list; it is carried out when both lists are ready (L7.8).
help-panel-prices = What can be had this season and what it costs (L7.7).
help-panel-price = Price in build points (L7.7).
help-panel-to-be-had = So many are left in the force pool (L1.8).
help-panel-planned = So many are on your list (L7.8).

## The legend of the map

sign-country = country and border
    .does = The tint says to which country an area belongs; a thick broken line is a border. Armies are rebuilt at home.
sign-held = occupied area
    .does = Hatched in the colour of the side that holds it, where that is not its own country.
sign-disputed = disputed area
    .does = Hatched in both colours with a red edge: units of both sides are there. It scores for nobody, and nobody goes on from it into enemy land.
sign-front = front line
    .does = A red line with pale dashes between the areas of the two sides.
sign-worth = victory points
    .does = A number in a gold ring: so many points for Germany while it holds the area alone.
sign-fort = fort
    .does = A pentagon with its strength: so many dice at F2 in defence, and it takes as many hits. From 2 on it holds the area by itself (L8.11).
sign-rough = rough ground
    .does = Shaded with small hills: tanks do not fire here.
sign-railway = railway
    .does = A faint line with sleepers between neighbours: two units a turn go up to three areas by rail, through friendly land.
sign-source = supply source
    .does = A disc with a depot at the edge of the map, in the colour of its side. Units need a chain of friendly areas to one of them.
sign-closed = closed land
    .does = Thin slanting lines: nobody ever enters.
sign-river = river
    .does = Drawn for the eye: it hinders nobody.
sign-battle = battle
    .does = Crossed swords: a battle is declared here.
sign-entrenched = entrenched
    .does = A toothed line above the counter: infantry defends at F2 until it moves.
sign-empty = empty army
    .does = A pale counter with a broken edge: nothing is in it; it holds nothing and leaves disputed areas.

## The sheet of units

army-of = { $nation } armies
figure-attack = attack
figure-defence = defence
figure-dug = F{ $level } entrenched
figure-moves = areas a move
figure-price = price in build points
figure-counters = counters
figure-since = from
figure-strength = strength
figure-armies = armies
figure-infantry-spaces = spaces for infantry
figure-auxiliary-spaces = other spaces
unit-army = Holds units of its own nation and moves as one (L8.1). Lost, it counts a point until it is rebuilt (L3.2).
unit-infantry = Takes and holds ground; it may dig in (L8.2, L7.5).
unit-stosstruppen = A hit of theirs forces an enemy army back; they never dig in (L8.3, L5.6).
unit-commonwealth = Infantry that fires better; it relieves British infantry when it arrives (L8.4).
unit-cavalry = May leave before a battle; attacks only where no enemy infantry is, and pursues those who go (L8.5).
unit-artillery = Fires twice on the attack, first of all (L8.6).
unit-siege-gun = Fires at forts only, twice on the attack; it never retreats (L8.7).
unit-biplane = Fights enemy biplanes, attacks the ground, or forces a hit to be rolled again (L8.8).
unit-tank = A hit of theirs forces an enemy army back; silent in rough ground (L8.9, L5.6).
unit-paris-gun = Worth a point in Paris or next to it; it is never a loss (L8.10).
unit-holds-nothing = Alone it takes and holds no area (L4.2.4).

## What the guided season has taught

learned-1 = An Offensive card moves everybody; two Passes in a row end the season (L2.5, L2.9).
learned-2 = Empty areas are taken by walking in; where both sides stand, nobody scores (L3.1, L4.2).
learned-3 = In a battle guns fire first, then the defender, then the attacker: bring artillery and numbers (L5.2).
learned-4 = Hits are paid with units or with cards; an Ersatz card saves an army (L5.3).
learned-5 = Supply and Production come at the end of each season: keep the road home open and spend every point (L6, L7).

## How the sheet of units is read

help-units = F1 hits on a 1, F2 on a 1 or 2, F3 on up to 3, one die a unit (L5.2.1). Prices are those of Production (L7.7).

## Hints

hint-points = { $more ->
        [yes] Germany has more victory points.
       *[no] Germany has fewer victory points.
    }
hint-men = { $more ->
        [yes] You have more units on the map.
       *[no] You have fewer units on the map.
    }
hint-their-men = { $more ->
        [yes] The enemy has more units on the map.
       *[no] The enemy has fewer units on the map.
    }
hint-blows = { $more ->
        [yes] You are stronger in attack.
       *[no] You are weaker in attack.
    }
hint-guard = { $more ->
        [yes] You are stronger in defence.
       *[no] You are weaker in defence.
    }
hint-areas = { $more ->
        [yes] Your areas are worth more, or are safer.
       *[no] Your areas are worth less, or are less safe.
    }
hint-cards = { $more ->
        [yes] You keep more cards.
       *[no] You keep fewer cards.
    }

# The goals of puzzles

goal-take = Take { $area } this turn.
goal-hold = Hold { $area } to the end of the enemy’s next turn.
goal-destroy = Destroy the { $army } this turn.
goal-win = Win the war this turn.
