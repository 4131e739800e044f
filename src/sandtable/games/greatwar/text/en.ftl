# The words of The Great War in English.
#
# A name has a plain form and, as an attribute, one with its article: "German infantry" and "the
# German infantry". Sentences get their capital letter when they are spoken.

## The lid of the box

lid-line = Trenches, guns and the first tanks on the Western Front
lid-length = about an hour
tag-tanks = Tanks

## Names

seat-british = British
    .the = the British
    .number = other
seat-german = Germans
    .the = the Germans
    .number = other

nation-british = British
nation-german = German
nation-french = French

# A unit: its nation, if it is not one's own, and its kind.
unit = { $nation ->
        [british] British { $kind }
        [german] German { $kind }
        [french] French { $kind }
       *[none] { $kind }
    }
    .the = the { unit }
    .many = { $nation ->
        [british] British { $kind_many }
        [german] German { $kind_many }
        [french] French { $kind_many }
       *[none] { $kind_many }
    }
# A unit with a special figure, or a tank in trouble.
unit-with = { $unit } with { $special }
unit-stuck = { $unit }, stuck
unit-abandoned = { $unit }, abandoned
trouble-stuck = stuck tank
trouble-abandoned = abandoned tank
nobody = nobody
hex = { $name }

kind-infantry = infantry
kind-machine-gun = machine gun
    .many = machine guns
kind-mortar = mortar
    .many = mortars
kind-field-artillery = field artillery
kind-mark-i-male = Mark I male
    .many = Mark I males
kind-mark-i-female = Mark I female
    .many = Mark I females
kind-mark-iv-male = Mark IV male
    .many = Mark IV males
kind-mark-iv-female = Mark IV female
    .many = Mark IV females
kind-a7v = A7V
    .many = A7Vs
kind-captured-mark-iv = captured Mark IV
    .many = captured Mark IVs
kind-whippet = Whippet
    .many = Whippets
kind-mark-v-star = Mark V*
    .many = Mark V*s
kind-renault-ft = Renault FT
    .many = Renault FTs
kind-saint-chamond = Saint-Chamond
    .many = Saint-Chamonds

special-bomber = bomber
    .the = the bomber
special-marksman = marksman
    .the = the marksman
special-loader = loader
    .the = the loader
special-observer = forward observer
    .the = the forward observer
special-engineer = engineer
    .the = the engineer

terrain-countryside = countryside
terrain-forest = forest
terrain-hill = hill
terrain-building = building
terrain-rubble = rubble
terrain-trench = trench
terrain-mine-crater = mine crater
terrain-fortified-building = fortified building
terrain-sunken-lane = sunken lane
terrain-river = river
terrain-ford = fordable river

token-shell-crater = shell crater
token-wire = wire
token-strongpoint = strongpoint
token-bridge = bridge
token-damaged-bridge = damaged bridge
token-footbridge = footbridge

face-soldier = soldier
face-burst = burst
face-skull = skull
face-flag = flag
face-hq = HQ
face-count = { $count } × { $face }

section-left = left section
    .the = the left section
section-center = center section
    .the = the center section
section-right = right section
    .the = the right section

## Command cards

card-recon-left = Recon Left
    .does = Give 1 order on your left, to a unit or the reserve artillery; at the end, draw 2 cards and keep 1.
card-recon-center = Recon Center
    .does = Give 1 order in your center, to a unit or the reserve artillery; at the end, draw 2 cards and keep 1.
card-recon-right = Recon Right
    .does = Give 1 order on your right, to a unit or the reserve artillery; at the end, draw 2 cards and keep 1.
card-probe-left = Probe Left
    .does = Give 2 orders on your left; one may go to the reserve artillery.
card-probe-center = Probe Center
    .does = Give 2 orders in your center; one may go to the reserve artillery.
card-probe-right = Probe Right
    .does = Give 2 orders on your right; one may go to the reserve artillery.
card-attack-left = Attack Left
    .does = Give 3 orders on your left; one may go to the reserve artillery.
card-attack-center = Attack Center
    .does = Give 3 orders in your center; one may go to the reserve artillery.
card-attack-right = Attack Right
    .does = Give 3 orders on your right; one may go to the reserve artillery.
card-assault-left = Assault Left
    .does = On your left, order as many units as you hold command cards, this one included; not the reserve artillery.
card-assault-center = Assault Center
    .does = In your center, order as many units as you hold command cards, this one included; not the reserve artillery.
card-assault-right = Assault Right
    .does = On your right, order as many units as you hold command cards, this one included; not the reserve artillery.
card-recon-in-force = Recon in Force
    .does = Give 1 order in each section; one may go to the reserve artillery.
card-general-advance = General Advance
    .does = Order 2 units in each section; not the reserve artillery.
card-pincer = Pincer
    .does = Order 2 units on your left and 2 on your right; not the reserve artillery.
card-artillery-bombard = Artillery Bombard
    .does = Your reserve artillery fires at any hex, and its first targeting die is free; without reserve artillery, order 1 unit anywhere.
card-first-strike = First Strike
    .does = Play it when the enemy declares close combat: your unit rolls first, and gains no ground. It is never the card of your own turn.
card-about-turn-and-run = About Turn and Run!
    .does = Order as many units as you hold command cards, this one included: infantry moves up to 3 hexes, machine guns and mortars 2; none of them battles, and nobody leaves the board.
card-over-the-top = Over the Top
    .does = Order as many infantry units as you hold command cards, this one included: they may move 2 hexes and still battle.
card-direct-from-hq = Direct from HQ
    .does = Order up to 4 units anywhere.
card-close-assault = Close Assault
    .does = All your units that touch the enemy are ordered: they do not move, and have 1 more die in close combat.
card-fire-fight = Fire Fight
    .does = Order up to 4 units that touch no enemy: they do not move, and fire with 1 more die.
card-counter-order = Counter Order
    .does = It becomes the card that your opponent played last, for the same ground: their left is your right. If they have played none, order 1 unit anywhere.
card-recover-regroup = Recover and Regroup
    .does = Order 1 unit anywhere: it first gets back up to 2 lost figures, or a stuck tank is freed without a roll.
card-big-push = Big Push
    .does = Choose a section and order as many units there as you hold command cards, this one included, and 2 more: infantry has 1 more die in close combat.

## Combat cards

combat-rifle-butts-and-bayonets = Rifle Butts and Bayonets
    .does = 2 HQ: when your ordered unit declares close combat, it has 2 more dice; it gains no ground.
combat-surprise-attack = Surprise Attack
    .does = 2 HQ: before your battles, choose a unit without an order: it may battle from where it stands, and gains no ground.
combat-machine-gun-barrage = Machine Gun Barrage
    .does = 2 HQ: before your battles; your ordered machine guns that did not move, and tanks that carry enough of them, fire with 1 more die this turn.
combat-creeping-barrage = Creeping Barrage
    .does = 2 HQ: before your battles, if your reserve artillery has no order; in close combats of your ordered infantry the ground cancels 1 soldier face fewer.
combat-gas-attack = Gas Attack
    .does = 3 HQ: before your battles, roll 3 dice at an enemy soldier unit within 3 hexes of one of yours: soldiers and skulls hit, bursts miss, and its ground is no help.
combat-counter-attack = Counter Attack
    .does = 2 HQ: when your unit has been attacked in close combat and holds its hex, it strikes back at once.
combat-pinned-down = Pinned Down
    .does = 1 HQ: when an enemy soldier unit in range and sight of your infantry or machine guns is about to move, it stays where it is.
combat-wire-cutters = Wire Cutters
    .does = 1 HQ: when your infantry is about to move, wire does not stop it, costs it no die this turn, and is cleared on its way.
combat-steady-lads = Steady, Lads!
    .does = 1 HQ: when flags have been rolled against your soldier unit, it may ignore 2 more of them, and does not panic before tanks.
combat-covering-fire = Covering Fire
    .does = 1 HQ: when your ordered infantry or machine gun fires, it has 1 more die.
combat-sharpshooters = Sharpshooters
    .does = 1 HQ: when your ordered infantry or machine gun fires and has not moved, skulls hit as well.
combat-trench-raid = Trench Raid
    .does = 1 HQ: when your ordered infantry attacks soldiers in a trench in close combat, their hex protects them from nothing.
combat-aerial-spotter = Aerial Spotter
    .does = 1 HQ: after your targeting dice, choose one that drifts: it is On Target.
combat-dud-shells = Dud Shells
    .does = 1 HQ: after the enemy's targeting dice, they must take away two of them, of their choice.
combat-stretcher-bearers = Stretcher Bearers
    .does = 2 HQ: at the end of your turn, one of your soldier units that touches no enemy gets back 1 figure.
combat-smoke-screen = Smoke Screen
    .does = 1 HQ: when an enemy unit fires, it has 1 die fewer.
combat-supply-dump = Supply Dump
    .does = 0 HQ: at the end of your turn, take 2 HQ tokens.
combat-intelligence = Intelligence
    .does = 0 HQ: at the start of your turn, look at the enemy's combat cards; one of them, by chance, is discarded.

## Events: the turn and its cards

event-turn = Turn { $turn }: { $seat_the }.
event-play-card = { $seat_the } play { $card }.
event-counter-order = { $card_id ->
        [none] Counter Order finds no card to copy, and orders one unit anywhere.
       *[other] Counter Order becomes { $card }.
    }
event-draw = { $seat_the } draw { $card }.
event-draw-unseen = { $seat_the } draw a command card.
event-discard = { $seat_the } discard { $card }.
event-draw-combat = { $seat_the } draw the combat card { $combat }.
event-draw-combat-unseen = { $seat_the } draw a combat card.
event-combat-card = { $seat_the } play { $combat } for { $cost ->
        [0] nothing
        [one] 1 HQ token
       *[other] { $cost } HQ tokens
    }.
event-combat-card-on = { $seat_the } play { $combat } on { $unit_the } at { $hex }, for { $cost ->
        [0] nothing
        [one] 1 HQ token
       *[other] { $cost } HQ tokens
    }.
event-spotted = Aerial Spotter: the die with { $number } is now On Target at { $hex }.
event-dud = Dud Shells: { $seat_the } take away a targeting die with { $number } at { $hex }.
event-drop-combat = { $seat_the } throw away { $combat } for an HQ token.
event-spied = { $seat_the } see the enemy’s combat cards: { $seen }.
event-spied-unseen = { $seat_the } see the enemy’s combat cards.
event-lost-combat = { $seat_the } lose the combat card { $combat }.
event-reshuffle = { $deck ->
        [combat] The discarded combat cards are shuffled into a new pile.
       *[command] The discarded command cards are shuffled into a new pile.
    }
event-hq-gained = { $seat_the } take { $tokens ->
        [one] 1 HQ token
       *[other] { $tokens } HQ tokens
    }.

## Events: orders and repairs

event-order = { $unit } at { $hex } is ordered.
event-guns-ordered = { $seat_the } order their reserve artillery.
event-guns-silent = The reserve artillery of { $seat_the } has no token to fire with.
event-restored = { $unit } at { $hex } gets back { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }.
event-freed = { $thrown ->
        [0] { $unit } at { $hex } is free again.
       *[other] { $unit } at { $hex } is free again: { $faces }.
    }
event-still-stuck = { $unit } at { $hex } stays stuck: { $faces }.
event-abandoned = { $unit } at { $hex } is abandoned by its crew.

## Events: movement

event-move = { $unit } moves from { $from } to { $hex }.
event-stuck = { $unit } gets stuck at { $hex }: { $faces }.
event-not-stuck = { $unit } gets through at { $hex }: { $faces }.
event-wire-gone = The wire at { $hex } is gone.
event-exit = { $unit } breaks through at { $hex } and leaves the board.

## Events: shells

event-shelling = { $seat_the } shell no-man’s-land around { $hex }: { $numbers } ({ $craters ->
        [0] no crater
        [one] 1 crater
       *[other] { $craters } craters
    }).
event-targeting = { $free ->
        [0] { $seat_the } shell { $hex }, targeting dice: { $numbers }.
       *[other] { $seat_the } shell { $hex }, targeting dice (one of them free): { $numbers }.
    }
event-ground-changed = The shells tear up the ground at { $hex }.

## Events: combat

# What the dice of `event-throw` did.
throw-result = { $target_class ->
        [tank] { $hits ->
            [0] no possible hit
            [one] 1 possible hit
           *[other] { $hits } possible hits
        }
       *[soldiers] { $hits ->
            [0] no hit
            [one] 1 hit
           *[other] { $hits } hits
        }
    }{ $flags ->
        [0] {""}
        [one] , 1 flag
       *[other] , { $flags } flags
    }
event-throw = { $way ->
        [ranged] { $unit } at { $from } fires on { $target_the } at { $hex }: { $faces } ({ throw-result }).
        [first-strike] { $unit } at { $from } strikes first at { $target_the } at { $hex }: { $faces } ({ throw-result }).
        [counter-attack] { $unit } at { $from } strikes back at { $target_the } at { $hex }: { $faces } ({ throw-result }).
        [gas] Gas of { $seat_the } drifts over { $target_the } at { $hex }: { $faces } ({ throw-result }).
        [on-target] Shells of { $seat_the } are On Target, on { $target_the } at { $hex }: { $faces } ({ throw-result }).
        [drift] A shell of { $seat_the } drifts to { $target_the } at { $hex }: { $faces } ({ throw-result }).
        [three-plus] The shells of { $seat_the } crash down on { $target_the } at { $hex }: { $faces } ({ throw-result }).
       *[close] { $unit } at { $from } attacks { $target_the } at { $hex }: { $faces } ({ throw-result }).
    }
event-confirm = The hits on { $unit_the } at { $hex } are rolled again: { $faces } ({ $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }).
event-losses = { $unit_class ->
        [tank] { $left ->
                [0] { $unit } at { $hex } takes its last hit.
               *[other] { $unit } at { $hex } takes { $blocks ->
                    [one] 1 hit
                   *[other] { $blocks } hits
                }; { $left } more would destroy it.
            }
       *[soldiers] { $left ->
                [0] { $unit } at { $hex } loses its last { $blocks ->
                    [one] figure
                   *[other] { $blocks } figures
                }.
               *[other] { $unit } at { $hex } loses { $blocks ->
                    [one] 1 figure
                   *[other] { $blocks } figures
                }, { $left } left.
            }
    }
event-special-lost = { $unit } at { $hex } loses { $special_the } as well: { $faces }.
event-special-kept = { $unit } at { $hex } keeps { $special_the }: { $faces }.
event-destroyed = { $unit } at { $hex } is destroyed.
event-flags-ignored = { $unit } at { $hex } ignores { $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    }{ $reasons ->
        [0] {""}
       *[other] {" "}({ $because })
    }.
event-must-retreat = { $unit } at { $hex } must retreat { $flags ->
        [one] 1 hex
       *[other] { $flags } hexes
    }.
event-retreat = { $unit } retreats from { $from } to { $hex }.
event-retreat-blocked = { $unit } at { $hex } finds the way back closed and loses { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }.
event-first-strike = First Strike: { $unit } at { $hex } rolls before the attacker.
event-combat-lost = { $unit } at { $from } does not get to its combat against { $hex }.
event-gains-ground = { $unit } gains ground, from { $from } to { $hex }.
event-surprise = Surprise Attack: { $unit } at { $hex } may battle without an order.
event-wire-cut = { $unit } clears the wire at { $hex }: { $faces }.
event-wire-holds = { $unit } does not get through the wire at { $hex }: { $faces }.
event-bridge-built = { $unit } restores the bridge at { $hex }.

## Events: medals

event-medal = { $seat_the } take { $medals ->
        [one] a medal
       *[other] { $medals } medals
    }.
event-objective = { $seat_the } hold the objective at { $hex } and gain { $medals ->
        [one] a medal
       *[other] { $medals } medals
    }.
event-objective-lost = { $seat_the } no longer hold the objective at { $hex } and hand back { $medals ->
        [one] a medal
       *[other] { $medals } medals
    }.
event-victory = { $seat_the } win the battle with { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    }!
event-drawn = Time is up: a draw, { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    } each.
event-drawn-missing = Time is up: a draw, both sides are { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    } short.

## Questions

question-shell-where = No-man’s-land: where do the shells fall in { $section_the }?
question-intelligence = Do you play Intelligence?
question-play-card = Which command card do you play?
question-order-section = { $card }: whom do you order? (orders left: { $orders })
question-order-any = { $card_id ->
        [none] Which unit do you order?
        [over-the-top] { $card }: which infantry do you order? (orders left: { $orders })
       *[other] { $card }: which units do you order? (orders left: { $orders })
    }
question-push-where = { $card }: in which section?
question-repair-who = Which stuck tank tries to get free?
question-repair-dice = { $unit_the } at { $hex } rolls { $own ->
        [0] no dice
        [one] 1 die
       *[other] { $own } dice
    } of its own: how many more do you buy?
question-abandon = { $unit_the } at { $hex } is still stuck: does its crew leave it?
question-move-who = Who moves next?
question-wire-cutters = { $unit_the } at { $hex } is about to move: do you play Wire Cutters?
question-pin-down = { $unit_the } at { $hex } is about to move: do you play Pinned Down?
question-move-where = Where does { $unit_the } at { $hex } move?
question-target = Which hex does the reserve artillery shell?
question-targeting-dice = How many targeting dice for { $hex }?
question-spotter = Targeting dice on { $hex }: { $numbers }. Do you play Aerial Spotter?
question-spot = Targeting dice on { $hex }: { $numbers }. Which one is On Target?
question-duds = Enemy targeting dice on { $hex }: { $numbers }. Do you play Dud Shells?
question-dud = Dud Shells: which of your targeting dice do you take away ({ $numbers })?
question-opening = Before the battles: do you play a combat card?
question-gas-where = On whom does the gas drift?
question-surprise-who = Which unit battles without an order?
question-battle-who = Who battles next?
question-battle-whom = What does { $unit_the } at { $hex } do?
question-combat-card = { $way ->
        [ranged] { $attacker_the } at { $from } fires on { $unit_the } at { $hex }: do you play a combat card?
       *[close] { $attacker_the } at { $from } attacks { $unit_the } at { $hex }: do you play a combat card?
    }
question-respond = { $way ->
        [ranged] { $attacker_the } at { $from } fires on { $unit_the } at { $hex }: what is your answer?
       *[close] { $attacker_the } at { $from } attacks { $unit_the } at { $hex }: what is your answer?
    }
question-steady = { $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    } against { $unit_the } at { $hex }, of which you may ignore { $ignorable }: do you play Steady, Lads!?
question-ignore-flags = { $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    } against { $unit_the } at { $hex }: how many do you ignore?
question-retreat = Where does { $unit_the } at { $hex } retreat?
question-gain-ground = Does { $attacker_the } at { $from } gain ground at { $hex }?
question-bonus-combat = { $unit_the } at { $hex } may battle once more: against whom?
question-counter = { $unit_the } at { $hex } has held: do you play Counter Attack on { $attacker_the } at { $from }?
question-end-card = The end of your turn: do you play a combat card?
question-bearers = Which unit gets a figure back?
question-recon = Do you take a medal, or draw two cards and keep one?
question-keep-card = Which of the two cards do you keep?
question-card-or-tokens = Do you draw a combat card or take two HQ tokens?
question-drop-card = Do you throw away a combat card for an HQ token?

## Actions

action-done = { $question ->
        [repair-who] No more repairs
        [move-who] No more moves
        [battle-who] No more battles
        [drop-card] Keep all combat cards
        [order-any] No more orders
        [order-section] No more orders
       *[other] Done
    }
action-card = Play { $card }
action-play = Play { $combat } ({ $cost } HQ)
action-pass = { $question ->
        [combat-card] Play no combat card
        [counter] Do not strike back
        [duds] Let the shells fall
        [end-card] Play no combat card
        [intelligence] Do not look at their cards
        [opening] Play no combat card
        [pin-down] Let it move
        [respond] No reaction
        [spotter] Leave the dice as they are
        [steady] Play no combat card
        [wire-cutters] Do not cut the wire
       *[other] Pass
    }
action-order = Order { $unit_the } at { $hex }
action-guns = Order the reserve artillery, to shell { $section_the }
action-section = { $section_the }
action-repair = Repair { $unit_the } at { $hex }
action-dice = { $question ->
        [repair-dice] { $dice ->
            [0] Buy none
            [one] Buy 1 die
           *[other] Buy { $dice } dice
        }
       *[other] { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }
    }
action-abandon = Abandon the tank
action-unit = { $question ->
        [battle-who] Battle with { $unit_the } at { $hex }
        [surprise-who] Surprise with { $unit_the } at { $hex }
        [bearers] A figure back for { $unit_the } at { $hex }
       *[other] Move { $unit_the } at { $hex }
    }
action-move = Move to { $hex }
action-stop = { $question ->
        [move-where] Halt here
       *[other] Stop
    }
action-exit = Leave the board
action-target = { $question ->
        [gas-where] Gas on { $unit_the } at { $hex }
       *[other] Shell { $hex }
    }
action-spot = The die with { $number }
action-dud = Take away a { $number }
action-fire = Fire on { $unit_the } at { $hex }
action-attack = Attack { $unit_the } at { $hex }
action-cut = Cut through the wire
action-build = Restore the bridge at { $hex }
action-strike = Play First Strike
action-ignore = { $flags ->
        [0] Ignore none
        [one] Ignore 1 flag
       *[other] Ignore { $flags } flags
    }
action-retreat = Retreat to { $hex }
action-advance = Gain ground at { $hex }
action-hold = { $question ->
        [abandon] The crew stays
        [battle-whom] Do not battle
        [bonus-combat] No bonus combat
        [gain-ground] Stay here
        [move-where] Do not move
       *[other] Stay
    }
action-keep = Keep { $card }
action-medal = Take the medal and draw one card
action-tokens = Take two HQ tokens
action-draw = { $question ->
        [recon] Draw two cards and keep one
       *[other] Draw a combat card
    }
action-drop = Throw away { $combat }

## Dice

modifier-sheet = The unit: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
modifier-gas = Gas: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
modifier-shells = Shells: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
modifier-bomber = { $signed } for the bomber
modifier-marksman = { $signed } for the marksman
modifier-loader = { $signed } for the loader
modifier-entered = { $signed } for the ground that it has just entered
modifier-wire = { $signed } on wire
modifier-stuck = { $signed } as a stuck tank
modifier-card = { $signed } for the command card
modifier-butts = { $signed } for Rifle Butts and Bayonets
modifier-barrage = { $signed } for Machine Gun Barrage
modifier-crossfire = { $signed } for crossfire
modifier-anti-tank = { $signed } for field guns on a hill against a tank
modifier-covering-fire = { $signed } for Covering Fire
modifier-smoke = { $signed } for Smoke Screen
modifier-soldiers-hit = Soldiers hit
modifier-bursts-hit = Bursts hit
modifier-skulls-hit = Skulls hit
modifier-every-face = Three or more dice On Target: every face hits
modifier-ground-cancels = Soldier faces that the ground cancels: { $count }
modifier-bursts-may-hit = Bursts are possible hits on the tank
modifier-skulls-may-hit = Skulls are possible hits on the tank
modifier-flags-may-hit = Flags are possible hits on the tank
modifier-first-flag = Flags that do nothing to the tank: { $count }

## Refusals: cards and orders

refusal-not-in-hand = You do not hold this card.
refusal-strike-not-now = First Strike answers an enemy’s close combat and is never the card of your own turn.
refusal-no-orders-possible = The card could order nobody, so there are no orders, moves and battles this turn.
refusal-no-unit-here = There is no unit in this hex.
refusal-not-yours = These are not your troops.
refusal-already-ordered = It already has its order.
    .of = { $unit } at { $hex } already has its order.
refusal-abandoned-no-order = An abandoned tank takes no orders.
    .of = { $unit } at { $hex } is abandoned and takes no orders.
refusal-wrong-section = The card orders nobody in this section.
refusal-pushed-elsewhere = The Big Push is for another section.
refusal-section-full = The card has no more orders for this section.
refusal-shared-order = A unit between two sections has used up the order of this section.
refusal-no-orders-left = The card has no order left.
refusal-infantry-only = Over the Top orders infantry only.
refusal-not-adjacent-only = Fire Fight orders no unit that touches an enemy.
refusal-no-guns-in-reserve = You have no reserve artillery in this battle.
refusal-guns-ordered = The reserve artillery already has its order.
refusal-no-guns-by-card = This card does not order the reserve artillery.

## Refusals: combat cards

refusal-combat-not-in-hand = You do not hold this combat card.
refusal-one-combat-card = You have played your one combat card of this turn.
refusal-cards-shut = The command card could order nobody: in these phases nobody plays a combat card this turn.
refusal-too-expensive = You have too few HQ tokens for this card.
refusal-not-in-window = This is not the moment for this card.
refusal-of-no-use = It could do nothing now.
refusal-tank-not-steadied = “Steady, Lads!” is for soldiers, not for tanks.
refusal-smoke-no-shells = Smoke Screen does nothing against the reserve artillery.
refusal-counter-may-not = The attacked unit cannot battle, and so makes no Counter Attack.
refusal-driven-no-counter = Only a unit that still stands in its hex makes a Counter Attack.

## Refusals: repairs

refusal-not-stuck = This tank is not stuck.
refusal-no-tank = Only a tank that is stuck is repaired; this is no tank.
refusal-stuck-this-turn = The tank got stuck this turn; a repair needs an order in a later turn.
refusal-one-attempt = A tank has one attempt a turn, and this one has had it.
refusal-abandoned-no-repair = An abandoned tank is never repaired.
refusal-no-repair-dice = There is not a single die for the attempt.
refusal-too-many-dice = Three dice at most can be bought for a repair.
refusal-no-hq-for-repair = Each repair die costs an HQ token, and you have too few.
refusal-never-repaired = In this scenario this tank stays where it is for good.

## Refusals: movement

refusal-not-ordered = It has no order this turn.
    .of = { $unit } at { $hex } has no order this turn.
refusal-moved-already = It has already had its move.
    .of = { $unit } at { $hex } has already had its move.
refusal-stuck-on-the-way = The tank got stuck, and that ended its move.
    .of = { $unit } at { $hex } got stuck, and that ended its move.
refusal-card-no-move = With this command card nobody moves.
refusal-stuck-no-move = A stuck tank does not move.
    .of = { $unit } at { $hex } is stuck and does not move.
refusal-abandoned-no-move = An abandoned tank does not move.
    .of = { $unit } at { $hex } is abandoned and does not move.
refusal-pinned-no-move = It is pinned down.
    .of = { $unit } at { $hex } is pinned down.
refusal-occupied = There is no room: the hex is taken.
    .of = { $unit } stands at { $hex }.
refusal-shut-in = It can go nowhere: the hexes around it are taken or closed.
    .of = { $unit } at { $hex } can go nowhere: the hexes around it are taken or closed.
refusal-too-far = That is farther than it may go.
    .of = That is farther than { $unit_the } at { $hex } may go.
refusal-run-too-far = Even with About Turn and Run! it goes no farther.
    .of = Even with About Turn and Run! { $unit_the } at { $hex } goes no farther.
refusal-not-next = A move goes on to the next hex.
refusal-already-there = It stands there already: a move goes to the next hex.
    .of = { $unit } stands at { $hex } already: a move goes to the next hex.
refusal-river-closed = The river cannot be entered without a bridge.
refusal-river-closed-to-tanks = Tanks cross a river only by an intact bridge.
refusal-river-closed-to-guns = Field guns cross a river only by an intact bridge.
refusal-damaged-bridge = A damaged bridge carries no tank and no field gun.
refusal-footbridge-only = The footbridge carries no tank and no field gun.
refusal-must-stop = The ground that it entered ends the move.
    .of = The ground at { $hex } has stopped { $unit_the }.
refusal-wire-stops = The wire that it entered ends the move.
    .of = The wire at { $hex } has stopped { $unit_the }.
refusal-no-exit = In this scenario your units may not leave the board.
refusal-not-at-edge = It did not begin its turn on the enemy’s baseline.
    .of = { $unit } at { $hex } did not begin its turn on the enemy’s baseline.
refusal-exit-first = It must leave with the first hex of its move.
refusal-stuck-no-exit = A stuck tank does not leave the board.
refusal-run-no-exit = With About Turn and Run! nobody leaves the board.

## Refusals: combat

refusal-battled-already = It has already battled this turn.
    .of = { $unit } at { $hex } has already battled this turn.
refusal-left-alone = It was named to battle and left alone; it is not asked again this turn.
refusal-moved-too-far = It moved too far to battle.
    .of = { $unit } at { $hex } moved too far to battle.
refusal-run-no-battle = With About Turn and Run! ordered units do not battle.
refusal-moved-no-battle = It has moved and cannot battle.
    .of = { $unit } at { $hex } has moved and cannot battle.
refusal-gun-moved = A field gun moves or battles; this one has moved.
    .of = { $unit } at { $hex } has moved; a field gun moves or battles.
refusal-got-stuck-no-battle = The tank got stuck this turn and cannot battle.
    .of = { $unit } at { $hex } got stuck this turn and cannot battle.
refusal-building-no-battle = The tank has just entered a building and cannot battle.
    .of = { $unit } has just entered the building at { $hex } and cannot battle.
refusal-river-no-battle = Nobody battles from the water.
refusal-broken-bridge-no-battle = Nobody battles from a damaged bridge.
refusal-abandoned-no-battle = An abandoned tank does not battle.
    .of = { $unit } at { $hex } is abandoned and does not battle.
refusal-enemy-adjacent = An enemy touches it: it fights that enemy in close combat, or nobody.
    .of = An enemy touches { $unit_the } at { $hex }: it fights in close combat or not at all.
refusal-tank-meets-enemy = An enemy touches the tank: it fights in close combat and does not fire.
    .of = An enemy touches { $unit_the } at { $hex }: the tank fights in close combat and does not fire.
refusal-gun-meets-enemy = An enemy touches the field gun: it fights in close combat and does not fire.
    .of = An enemy touches { $unit_the } at { $hex }: a field gun then fights in close combat and does not fire.
refusal-no-enemy-there = There is no enemy to attack.
refusal-adjacent-no-fire = A neighbour is attacked in close combat, not fired at.
    .of = A neighbour of { $unit_the } at { $hex } is attacked in close combat, not fired at.
refusal-out-of-range = The target is out of range.
    .of = The target is out of range of { $unit_the } at { $hex }.
refusal-not-in-sight = Something on the way blocks the line of sight.
    .of = The line of sight is blocked at { $hex }.
refusal-hill-hides = A hill on the way hides the target.
    .of = The hill at { $hex } hides the target.
refusal-third-hill-hides = Another hill between the two hills hides the target.
    .of = Another hill, at { $hex }, hides the target.
refusal-both-sides-hide = The line of sight is blocked on both sides.
refusal-edge-hides = The line of sight runs along the edge of the board, past a hex that blocks it.
refusal-no-dice = No dice are left for this attack.
    .of = { $unit } at { $hex } has no dice left for this attack.
refusal-not-adjacent = The enemy is not in an adjacent hex.
    .of = The enemy is not adjacent to { $unit_the } at { $hex }.
refusal-passes-for-friend = In this scenario this tank still passes for one of your own.
refusal-no-wire-here = There is no wire in its hex.
refusal-wire-moved = It has moved; only a unit that stays on the wire can cut it.
refusal-only-infantry-cuts = Only infantry cuts wire.
refusal-no-engineer = The unit has no engineer.
refusal-no-broken-bridge = There is no damaged bridge there, or it is too far.
refusal-engineer-moved = It has moved; an engineer who builds stays where he is.

## Refusals: shells and gas

refusal-not-in-section = The guns were ordered for another section.
refusal-too-strong = The reserve artillery has no more dice than its strength.
refusal-one-die-at-least = The reserve artillery fires with at least one die.
refusal-no-hq-to-aim = Each targeting die costs an HQ token, and you have too few.
refusal-only-free-die = Without an HQ token you fire only with a die that is free.
refusal-one-free-die = Only one targeting die is free, and you have too few HQ tokens for the others.
refusal-guns-silent = No targeting die could be paid for, so the order of the reserve artillery was lost.
refusal-no-such-die = There is no such die to choose.
refusal-spot-drifting = That die is On Target already: Aerial Spotter is for one that drifts.
refusal-outside-rows = The shelling falls between the lines only.
refusal-other-section-next = Another section is shelled now: left, center, right, one after the other.
refusal-no-card-for-shelling = { combat-aerial-spotter } and { combat-dud-shells } are not played when no-man’s-land is shelled.
refusal-gas-too-far = None of your soldiers is within three hexes.
refusal-gas-no-tanks = Gas does nothing to tanks.
refusal-surprise-no-order = Surprise Attack is for a unit that has no order.
    .of = { $unit } at { $hex } has an order: Surprise Attack is for a unit that has none.
refusal-bearers-touched = Stretcher Bearers do not reach a unit that touches an enemy.
refusal-bearers-whole = This unit has lost no figure.
refusal-bearers-no-tanks = Stretcher Bearers are for soldiers, not for tanks.

## Refusals: flags, retreats, gaining ground

refusal-too-many-flags = You cannot ignore that many flags.
refusal-not-toward-home = A retreat goes to the next row toward your own side.
refusal-retreat-blocked = This hex is closed to a retreat.
    .of = { $unit } stands at { $hex }, so nobody retreats there.
refusal-retreat-water = It cannot retreat into this water.
refusal-bonus-close-only = The bonus combat of a male tank is close combat.
refusal-tanks-stay = A tank never retreats.
refusal-every-face-hits = With three or more dice On Target every face is a hit, and flags drive nobody back.
refusal-first-flag-ignored = Against a tank the first flag is always ignored; there is nothing to choose.
refusal-no-flag-fell = No flag was rolled.
refusal-open-ground = Its ground lets it ignore no flag.
refusal-gas-no-cover = Against gas no ground protects, and no flag is ignored.
refusal-raid-no-cover = In a Trench Raid the trench protects nobody, and no flag is ignored.
refusal-all-ignored = All flags were ignored, so nobody retreats.
refusal-destroyed-no-retreat = The unit was destroyed, and does not retreat.
refusal-not-vacated = Only the hex that the enemy has just left can be gained.
refusal-fire-no-ground = Ground is gained after close combat only, never after fire.
refusal-stands-firm = The enemy was neither destroyed nor driven back, so there is no ground to gain.
refusal-no-order-no-ground = Only a unit with an order gains ground.
refusal-kind-no-ground = Machine guns, mortars and field guns gain no ground.
refusal-halted-no-ground = It entered ground that stopped it this turn, and so gains none.
refusal-wire-no-ground = It entered wire this turn, and so gains no ground.
refusal-butts-no-ground = After Rifle Butts and Bayonets no ground is gained.
refusal-stuck-no-ground = A stuck tank gains no ground.
refusal-closed-no-ground = The hex is closed to this unit, so it is not gained.
refusal-held-no-ground = The enemy could not retreat and still stands there, so there is no ground to gain.
refusal-surprise-no-ground = A Surprise Attack gains no ground.
refusal-reaction-no-ground = A unit that fights in the enemy’s turn gains no ground.
refusal-struck-first = The First Strike came before its combat, which does not take place.
refusal-no-ground-no-bonus = A bonus combat needs ground that was gained, and this tank gained none.
refusal-stuck-no-bonus = The tank got stuck on the ground it gained, and so has no bonus combat.
refusal-halted-no-bonus = The tank entered ground that stopped it: it gains no ground and has no bonus combat.
refusal-card-no-bonus = The card forbids the tank to gain ground, and without that there is no bonus combat.
refusal-stuck-tank-no-bonus = A stuck tank gains no ground and never has a bonus combat.
refusal-one-bonus = The tank has had its bonus combat, and there is no second one.
refusal-not-won-no-bonus = A bonus combat follows a close combat that was won, and the enemy still stands.
refusal-infantry-no-bonus = Only tanks battle again after they gained ground.

# What can be done only at its own time

refusal-one-card = One command card a turn is played.
refusal-shelling-first = No-man’s-land is shelled first, before the first turn.
refusal-card-first = First play a command card.
refusal-orders-first = First name everybody whom the card orders.
refusal-orders-over = All orders have been named; nobody is ordered any more this turn.
refusal-repair-first = First the stuck tanks try to get free.
refusal-movement-first = Movement comes first, until nobody is left to move.
refusal-movement-over = The moves are over: now the battles are fought.
refusal-guns-first = The reserve artillery fires before anybody else battles.
refusal-finish-first = Finish this before the next.
refusal-move-ends-first = First end the move of the unit that is on its way.
refusal-name-mover-first = First name the unit that is to move.
refusal-name-fighter-first = First name the unit that is to battle.
refusal-enemy-turn = It is the enemy’s turn.
refusal-turn-over = The turn is over; only cards and tokens are left to choose.
refusal-no-units-by-card = Artillery Bombard orders the reserve artillery and nobody else.
refusal-adjacent-only = Close Assault orders only units that touch an enemy.
refusal-no-repair-now = A repair is tried when all orders are given, before the first move.
refusal-no-abandon-now = A tank is abandoned right after a failed repair, and at no other time.
refusal-target-first = First choose the target, then the dice.
refusal-target-chosen = The target and the dice of this bombardment are chosen.
refusal-guns-later = The reserve artillery aims after the moves.
refusal-guns-have-fired = The reserve artillery fires once, before everybody else: that moment is over.
refusal-guns-not-ordered = The reserve artillery has no order this turn.
refusal-no-spot-now = A die is chosen only when Aerial Spotter was played after the targeting dice.
refusal-no-dud-now = Dice are removed only when Dud Shells was played after the targeting dice.
refusal-name-tank-first = First name the tank that is to be repaired.
refusal-repair-under-way = First finish the repair that is under way.
    .of = First finish the repair of { $unit_the } at { $hex }.
refusal-no-strike-now = First Strike answers a close combat that the enemy has just declared, and nothing else.
refusal-strike-not-held = You do not hold First Strike.
refusal-striker-may-not = The attacked unit cannot battle, and so cannot strike first.
refusal-no-flag-now = There is no flag that could be ignored now.
refusal-panic = Soldiers whom a tank attacks in close combat panic, and ignore no flag.
refusal-no-retreat-now = Nobody has to retreat now.
refusal-no-advance-now = There is no ground to gain now.
refusal-no-keep-now = There are no two cards to choose from now.
refusal-not-drawn = This is not one of the two cards that you drew.
refusal-no-medal-now = A medal is taken for a Recon card only, and where the scenario says so.
refusal-no-medal-by-copy = Only Recon Left, Center and Right bring the medal, and no copy of them.
refusal-no-choice-now = A combat card or two tokens are taken once a turn, after the command card is drawn.
refusal-hand-full = You hold five combat cards, and nobody holds more.
refusal-pool-empty = There are no HQ tokens left in the pool.
refusal-no-drop-now = A combat card is thrown away at the end of a turn in which you played none.
refusal-played-no-drop = You played a combat card this turn, and so throw none away for a token.
refusal-no-window-now = No card is asked for now.
refusal-no-march-now = No unit is on its way now.
refusal-card-is-played = One command card must be played.
refusal-must-retreat = Flags that were not ignored must be obeyed: the unit retreats.
refusal-must-choose = Choose one: a combat card or two HQ tokens.
refusal-must-keep = One of the two cards must be kept.
refusal-section-first = First choose the section of the Big Push.
refusal-must-answer = What is asked now must be answered first.
refusal-no-section-now = No section is chosen now.

## Before and after the battle

brief-first-and-medals = First to move: { $side_the }. { $medals ->
        [one] 1 medal wins
       *[other] { $medals } medals win
    } the battle.
brief-means = { $side_the } begin with { $command ->
        [one] 1 command card
       *[other] { $command } command cards
    }, { $combat ->
        [one] 1 combat card
       *[other] { $combat } combat cards
    }, { $hq ->
        [one] 1 HQ token
       *[other] { $hq } HQ tokens
    } and { $artillery ->
        [0] no reserve artillery
       *[other] reserve artillery of strength { $artillery }
    }.
brief-inventions = Not published tanks, but additions of the translator: { $tanks } (G29.2).
battle-ending = Victory for { $side_the }: { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    } to { $against }, in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
battle-drawn = A draw: { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    } each, in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.

## How things stand

holding-hq = HQ tokens
holding-combat = combat cards
holding-artillery = reserve artillery

## What is in a hex

look-soldiers = { $unit }, { $blocks } of { $full ->
        [one] 1 figure
       *[other] { $full } figures
    }
look-tank = { $unit }, { $blocks ->
        [one] 1 hit destroys it
       *[other] { $blocks } hits destroy it
    }
look-invention = not a published tank, but an addition of the translator (G29.2)
look-trench = trench of { $side_the }, line { $line }
look-objective = { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    } for { $side_the }
look-objective-both = { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    } for either side
look-held = held by { $side_the }

## Odds

drawback-stuck = { $chance } to get stuck
drawback-no-battle = then no battle
odds-target = The target has { $blocks ->
        [one] 1 figure
       *[other] { $blocks } figures
    } and may ignore { $flags ->
        [0] no flag
        [one] 1 flag
       *[other] { $flags } flags
    } (G12.5).
odds-tank = The tank is destroyed by { $blocks ->
        [one] 1 hit
       *[other] { $blocks } hits
    }; possible hits are rolled again{ $dice ->
        [0] {""}
        [one] {" "}with 1 more die
       *[other] {" "}with { $dice } more dice
    }, and bursts count (G28.5).
odds-may-strike = It may have First Strike (G21.6): { table-dice } before yours.
odds-may-smoke = There may be a Smoke Screen: 1 die fewer (G22).
odds-may-counter = If it holds its hex, there may be a Counter Attack (G22): { table-dice }.
aim-dice = { $tokens ->
        [0] Targeting dice: { $dice }, for nothing
        [one] Targeting dice: { $dice }, for 1 HQ token
       *[other] Targeting dice: { $dice }, for { $tokens } HQ tokens
    }
aim-on-target = On Target, a number twice or more: { $chance }
aim-changes = Three or more On Target, which changes the ground: { $chance }
aim-every-face = Three or more On Target, where every face hits: { $chance }
aim-drifts = A shell drifts to each of the hexes around: { $chance }
aim-friends = Your own units in danger: { $hexes }
odds-may-duds = There may be Dud Shells: 2 targeting dice fewer (G22).
odds-threat = If you do nothing

## Ground, in a chart

ground-river = Nobody may enter without a bridge.
ground-no-heavy = Tanks and field guns may not enter.
ground-stops = A unit that enters ends its move here.
ground-stops-soldiers = Soldiers who enter end their move here.
ground-entering = A unit that entered this turn has 1 die fewer.
ground-on-wire = Soldiers here have 1 die fewer.
ground-tanks-clear = A tank that enters removes it.
ground-no-battle = Nobody battles from here.
ground-tanks-no-battle = A tank that entered this turn does not battle.
ground-blocks-sight = It blocks the line of sight.
ground-high = It blocks the line of sight, except between two hexes of the same hill (G8.12).
ground-protects = It cancels { $soldiers ->
        [0] no soldier face
        [one] 1 soldier face
       *[other] { $soldiers } soldier faces
    }, and lets { $flags ->
        [0] no flag
        [one] 1 flag
       *[other] { $flags } flags
    } be ignored.
ground-protects-fire = In ranged combat it cancels { $soldiers ->
        [0] no soldier face
        [one] 1 soldier face
       *[other] { $soldiers } soldier faces
    }, and lets { $flags ->
        [0] no flag
        [one] 1 flag
       *[other] { $flags } flags
    } be ignored.
ground-protects-close = In close combat it cancels { $soldiers ->
        [0] no soldier face
        [one] 1 soldier face
       *[other] { $soldiers } soldier faces
    }, and lets { $flags ->
        [0] no flag
        [one] 1 flag
       *[other] { $flags } flags
    } be ignored.
ground-from-below = It protects only from units that are not on a hill.
ground-adds = This comes on top of what else is in the hex.
ground-instead = It protects in place of what else is in the hex.
ground-tank-die = A tank that enters rolls 1 more die in its stuck check.
ground-tank-die-trench = A tank that enters rolls 1 more die in its stuck check, except in a trench of its own side.
ground-as-open = Counts as open ground.

## Standing orders

standing-no-reactions = Let declared combats go on unanswered until I say otherwise

## A battle after the fact: its story

# Who threw, where it is no unit on the board.
report-shells = reserve artillery of { $seat_the }
    .the = the reserve artillery of { $seat_the }
report-gas = gas of { $seat_the }
    .the = the gas of { $seat_the }
report-running = { $battle }, as far as it was fought: in turn { $turn } { $first_the } have { $first_score ->
        [one] 1 medal
       *[other] { $first_score } medals
    } and { $second_the } { $second_score }.
report-won-1 = { $battle } went to { $seat_the } in turn { $turn }, { $score ->
        [one] 1 medal
       *[other] { $score } medals
    } to { $against }.
report-won-2 = { $battle }: after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    } the ground belonged to { $seat_the }, with { $score ->
        [one] 1 medal
       *[other] { $score } medals
    } against { $against }.
report-won-3 = { $seat_the } have won { $battle }, { $score ->
        [one] 1 medal
       *[other] { $score } medals
    } to { $against } in { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }.
report-narrow-1 = One more medal, and the day would have belonged to { $seat_the }.
report-narrow-2 = It hung by a thread: { $seat_the } were a single medal short.
report-bloodless = So far not a man has fallen.
report-lost-both = { $first_the } lost { $first_blocks ->
        [one] 1 figure
       *[other] { $first_blocks } figures
    } and { $second_the } { $second_blocks }
report-lost-one = { $seat_the } lost { $blocks ->
        [one] 1 figure
       *[other] { $blocks } figures
    }, and their enemies none
report-tanks-rolled = Not one of the tanks got stuck.
report-tank-stuck-1 = In turn { $turn } { $unit_the } got stuck at { $hex }.
report-tank-stuck-2 = { $unit_the } went no farther than { $hex }, in turn { $turn }.
report-tank-abandoned = In turn { $turn } its crew left { $unit_the } at { $hex } to its fate.
report-guns = The reserve artillery of { $seat_the } fired { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }.
report-torn = { $count ->
        [one] Its shells left nothing of { $hexes } as it was.
       *[other] The shells left nothing of { $hexes } as it was.
    }
report-broke-through = In turn { $turn } { $unit_the } broke through at { $hex }.
report-objective-1 = { $seat_the } took { $hex } in turn { $turn }, worth { $score ->
        [one] a medal
       *[other] { $score } medals
    }.
report-objective-2 = In turn { $turn } { $hex } brought { $seat_the } { $score ->
        [one] a medal
       *[other] { $score } medals
    }.
report-lead-kept = { $seat_the } were ahead from the first medal to the last.

## A battle after the fact: its tables

report-head-blocks = Figures

## What wins

score-name = Medals
score-count = { $score ->
        [one] 1 medal
       *[other] { $score } medals
    }
score-of = { $needed ->
        [one] { $score }/1 medal
       *[other] { $score }/{ $needed } medals
    }
score-wins = { $needed ->
        [one] 1 medal wins
       *[other] { $needed } medals win
    }
battle-goal-score = Win { $many ->
        [one] a medal
       *[other] { $many } medals
    } this turn.

## The guided first battle: what can be said of a question at any time

guide-shell-where = Before the first turn your guns shell no-man’s-land, once in each section (G17). Craters give cover on the way, so choose a hex where your own men will have to cross.
guide-intelligence = Intelligence costs nothing: you see the enemy’s combat cards, and one of them is gone (G22). Use it when they hold many.
guide-play-card = A command card says which of your units wake up this turn; all the others wait (G5). Look for one that orders several units close to the enemy, best where your tanks are.
    .short = Which section needs you most now (G5)?
guide-order-section = Point out whom the card wakes up: only those move and battle this turn (G6). Choose those who can reach an enemy; with many cards one order may go to the reserve artillery instead (G6.4).
    .short = First those who can reach an enemy, then those who come up behind them (G6).
guide-order-any = This card orders units wherever they stand (G21). Choose those who can reach an enemy this turn. Orders that you do not use are gone.
    .short = Choose those who can reach an enemy this turn (G21).
guide-push-where = The whole weight of the card falls on one section (G21). Choose the one where most of your infantry can reach the enemy.
guide-repair-who = A stuck tank that has an order may try to get free before anybody moves (G26). One HQ face among its dice is enough.
guide-repair-dice = Each further die costs an HQ token, three at most, and the tokens are gone whatever comes (G26.3). Two dice or more are worth it when the tank has an enemy in reach.
guide-abandon = An abandoned tank never moves or battles again, but it is worth only one medal to the enemy (G26.7, G26.8). Keep the crew in it as long as it has somebody to shoot at.
guide-move-who = Everybody moves before anybody battles, one unit after the other (G7). Those in front go first, to make room. Nobody has to move: say so when you are done.
    .short = Those in front first; nobody has to move (G7).
guide-wire-cutters = With Wire Cutters the wire does not stop this infantry, and takes no die from it this turn (G22). Worth a token when it can reach the enemy that way.
guide-pin-down = Pinned Down keeps this enemy unit where it is (G22). Use it on one that would otherwise fall upon a weak unit of yours.
guide-move-where = Infantry goes one hex and battles, or two and does not; machine guns and mortars move or battle (G7). Most ground ends the move, and wire does for everybody but tanks. Point at a hex to see who could hit you there.
    .short = Point at a hex to see who could hit you there (G7).
guide-target = Your reserve artillery shells any hex of its section; enemies in trenches are good targets (G16). Dice that show the same number fall on the hex, the others drift into the hexes around it. Point at a hex to see the chances.
guide-targeting-dice = A token buys a die (G16.4). One die alone can never be On Target; from three on the hex is hit almost one time in two, and three alike also change the ground (G16.9).
guide-spotter = Aerial Spotter makes one drifting die count as On Target (G22). It is worth its token when somebody stands in that hex.
guide-spot = Which of the drifting dice should fall on the target (G22)? Best one that would drift toward your own units.
guide-duds = Dud Shells take two dice from these shells (G22). Play it when your unit in that hex is worth more than a token.
guide-dud = Two of your dice are duds (G22). Give up single numbers and keep those that came twice.
guide-opening = Before your battles you may play one combat card for its HQ tokens, one in a turn (G20, G22). Keep it for a turn in which several of your units profit.
guide-gas-where = Gas finds its way into every trench: soldiers and skulls hit, and the ground protects nobody (G22.3). Choose the enemy who is best dug in.
guide-surprise-who = One unit without an order may battle from where it stands (G22.4). Choose the one with the best target.
guide-battle-who = Each unit that you ordered may battle once: fire at an enemy two hexes off or more, or close combat with a neighbour (G8). Fire first, so that your assault finds fewer defenders. Nobody has to battle.
    .short = Fire first, assault afterwards (G8).
guide-battle-whom = How many dice it rolls depends on the distance, not on its losses (G9, G10). Soldiers and bursts hit, in close combat skulls too, and flags drive back; but the ground of the target cancels soldier faces (G11). The odds panel reckons all of this.
    .short = Compare the odds, and what the ground of each target cancels (G11).
guide-combat-card = You may play one combat card for this combat, if you can pay for it (G20). More dice are worth the most against an enemy who could be finished off.
guide-respond = The enemy has declared an attack, and you may answer with a card before the dice fall (G20.11). If you hold nothing useful, let it come.
    .short = Answer with a card, or let it come (G20.11).
guide-steady = Steady, Lads! lets this unit ignore two more flags, even panic before a tank (G22). Use it where the trench must hold.
guide-ignore-flags = Good ground lets a unit ignore flags and stay (G12.5). Go back instead if it is weak and the next blow would finish it.
guide-retreat = Each flag drives the unit one hex toward your own side (G12). If its way is closed, it pays a figure for each hex. Choose cover, or the way back to your friends.
guide-gain-ground = A unit that has emptied a hex in close combat may walk into it (G13). A trench is worth it; a tank rolls whether it gets stuck, and may then battle once more (G25.5, G27.6).
guide-bonus-combat = Your tank has gained ground without getting stuck and may battle once more this turn (G27.6). There is hardly ever a reason not to.
guide-counter = Your unit has held its hex: with Counter Attack it strikes back at once (G22). Do it if the attacker is weak.
guide-end-card = At the end of your turn a combat card can still bring figures or tokens (G20.11).
guide-bearers = Which unit gets a figure back (G22)? A unit with a single figure left is a medal about to be lost.
guide-recon = After a Recon card you draw two cards and keep one, or take the medal where the scenario offers it (G20). A medal is a medal.
guide-keep-card = Keep the card that orders units in a section where you have many near the enemy (G20).
guide-card-or-tokens = Every turn ends with this choice: a combat card, or two HQ tokens to pay for cards, shells and repairs (G20.6). With fewer than three tokens take tokens.
    .short = With fewer than three tokens take tokens (G20.6).
guide-drop-card = A combat card that you will not need may be turned into an HQ token (G20.7).

## The guided first battle: remarks on the position

guide-welcome = Welcome, General! The side that is first to take { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    } wins: one for each enemy unit destroyed, two for a tank, and some for ground (G23). In your turn you play a command card, give orders, move, battle, and draw (G4).
guide-last-medal = One more medal and the battle is yours: the weakest enemy, at { $hex }, is gone after { $blocks ->
        [one] 1 hit
       *[other] { $blocks } hits
    }.
guide-enemy-last-medal = Careful: the enemy needs only one more medal. Keep your weak units out of its reach.
guide-useful-card = { $card } can bring { $units ->
        [one] 1 unit
       *[other] { $units } units
    } into battle this turn.
guide-can-battle = Of those that you may order, these can battle this turn: { $hexes }.
guide-tank-risk = The tank may get stuck where it has to roll: { $chance } at the worst hex (G25). Its first hex in the open costs no roll.
guide-tank-rolls = Here the tank gets through without a roll (G25.2). It crushes wire on its way, and wire never stops it.
guide-guns-have-target = It has a target from here, and if it moves it does not battle this turn (G7.5): better let it stand.
guide-trench-in-reach = There is a trench in reach at { $hex }: in it your men can ignore flags, and soldier faces are cancelled (G18).
guide-against-tank = Against the tank at { $hex } hits are only possible ones: they are rolled again, and only bursts count (G28). Field guns and shells have a die more for that.
guide-last-figure = The unit at { $hex } has one figure left: a single hit is a medal.
guide-sheltered = The enemy at { $hex } has cover: { $faces ->
        [one] 1 soldier face does
       *[other] { $faces } soldier faces do
    } nothing to it (G11.1).
guide-shell-there = The enemy at { $hex } has none of your own units around it: shells that drift hit nobody of yours (G16.8).

## The header: what each value means

help-side = A side of the battle, with its player. The one with a frame has to answer now (G4).
help-score = Medals won, of those that win the battle: for destroyed units, two for most tanks, and for objectives (G23).
help-cards = Command cards in hand. One is played each turn and says who is ordered (G5).
help-moment = The turn. Each side plays in its own: a card, orders, moves, battles, new cards (G4).
help-holding-hq = The money of the staff. They pay for combat cards, targeting dice and repairs; HQ faces and the end of a turn bring new ones (G19).
help-holding-combat = In hand: surprises for one moment of a turn, paid with HQ tokens (G20, G22).
help-holding-artillery = Strength of the reserve artillery behind the board: so many targeting dice at most for one shelling (G16).

## The sheet of units and the legend

sign-stuck = stuck tank
    .does = It does not move until an order gets it free; it still fires (G26).
sign-abandoned = abandoned tank
    .does = Its crew has left: it does nothing any more, and was worth a medal to the enemy (G26).
sign-bomber = bomber
    .does = With infantry: at two hexes skulls hit as well, and it fights better at close range.
sign-marksman = marksman
    .does = With infantry that has not moved: one more die in fire.
sign-loader = loader
    .does = With a machine gun that has not moved: one more die in fire.
sign-observer = forward observer
    .does = With infantry: he guides the reserve artillery onto what he sees.
sign-engineer = engineer
    .does = With infantry: he repairs bridges in place of a battle.
figure-strength = strength
figure-move = move
figure-close = close combat
figure-ranged = fire at 2, 3… hexes
figure-medals = medals if destroyed
unit-no-sight = Fires without a line of sight (G8.5).
unit-skulls = Skulls hit as well at: { $hexes } (G9).
unit-gains-ground = Gains ground after close combat (G13).
unit-every-hex = May get stuck with every hex that it moves (G25.2).
unit-after-first = May get stuck from its second hex on, and on bad ground (G25.2).
unit-repair = Dice of its own to get free: { $count } (G26.2).
unit-barrage = May lay a machine gun barrage (G29).
unit-invented = A sheet of our own, not from the box (G29.2).

## What the guided battle has taught

learned-1 = A command card says who acts; combat cards and HQ tokens change single moments (G5, G19, G22).
learned-2 = Trenches, craters and wire decide what dice do: go from cover to cover (G11, G18).
learned-3 = Tanks break wire and draw fire, but the ground stops them: weigh the stuck check before a second hex (G25).
learned-4 = Medals win: for units destroyed, and for ground that the scenario pays for (G23).

## How the sheet of units is read

help-units = In brackets: how far it goes if it is to battle as well. Dice of fire are listed for 2, 3, 4… hexes; losses do not change them (G7, G9, G10).

# Other readings of the rules, offered when a table is opened

option-three-alike = Only three targeting dice of one number change the ground (G16.7)
option-gaining-adds = The stuck die for gaining ground comes on top of the one for the hex (G25.13)
option-one-confirm-die = Hits on tanks are confirmed with one bonus die at most (G28.7)
option-bonus-without-ground = A tank that won its close combat has its bonus combat even if it stays (G27.6)

## Hints

hint-score = { $more ->
        [yes] You win more medals.
       *[no] You win fewer medals.
    }
hint-their-score = { $more ->
        [yes] The enemy wins more medals.
       *[no] The enemy wins fewer medals.
    }
hint-places = { $more ->
        [yes] Your units stand in better cover or nearer to objectives.
       *[no] Your units stand in worse cover or farther from objectives.
    }
hint-tokens = { $more ->
        [yes] You keep more HQ tokens.
       *[no] You keep fewer HQ tokens.
    }
hint-combat-cards = { $more ->
        [yes] You keep more combat cards.
       *[no] You keep fewer combat cards.
    }
hint-stuck = { $more ->
        [yes] Your tanks are more often stuck.
       *[no] Your tanks are stuck less often.
    }

## Handicaps: what is changed for a side

handicap-medals = { $side_the } need { $count ->
        [one] 1 medal
       *[other] { $count } medals
    } { $change ->
        [fewer] { $count ->
            [one] less
           *[other] fewer
        }
       *[more] more
    } to win
handicap-label-medals = { $side }: medals to win
