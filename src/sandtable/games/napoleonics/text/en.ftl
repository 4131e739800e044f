# The words of Napoleonics in English.
#
# A name has a plain form and, as an attribute, one with its article: "French line infantry" and
# "the French line infantry". Sentences get their capital letter when they are spoken.

## The lid of the box

lid-line = Thirteen battles from Roliça to Waterloo, fought with a hand of cards
lid-length = about an hour

## Names

seat-french = French
    .the = the French
    .number = other
seat-allied = Allies
    .the = the allies
    .number = other

nation-french = French
nation-british = British
nation-portuguese = Portuguese

# A unit: its nation, if it is not one's own, and its kind.
unit = { $nation ->
        [french] French { $kind }
        [british] British { $kind }
        [portuguese] Portuguese { $kind }
       *[none] { $kind }
    }
    .the = the { unit }
leader = { $name }
nobody = nobody
hex = { $name }

kind-line = line infantry
kind-light = light infantry
kind-rifle = rifle light infantry
kind-grenadier = grenadier infantry
kind-young-guard = Young Guard
kind-old-guard = Old Guard
kind-guard-grenadier = guard grenadier infantry
kind-militia = militia
kind-light-cavalry = light cavalry
kind-heavy-cavalry = heavy cavalry
kind-cuirassier = cuirassier cavalry
kind-guard-cavalry = guard heavy cavalry
kind-foot-artillery = foot artillery
kind-horse-artillery = horse artillery
kind-guard-artillery = guard foot artillery

terrain-clear = clear ground
terrain-forest = forest
    .the = the forest
terrain-hill = hill
    .the = the hill
terrain-rugged-hill = rugged hill
    .the = the rugged hill
terrain-town = town
    .the = the town
terrain-windmill = windmill
    .the = the windmill
terrain-field-works = field works
    .the = the field works
terrain-river = river
    .the = the river
terrain-ford = fordable river
    .the = the fordable river
terrain-bridge = bridge
    .the = the bridge
terrain-sand = sand
    .the = the sand

face-infantry = infantry
face-cavalry = cavalry
face-artillery = artillery
face-flag = flag
face-saber = saber
face-count = { $count } × { $face }

section-left = left flank
    .the = the left flank
section-center = center
    .the = the center
section-right = right flank
    .the = the right flank

direction-w = west
direction-nw = northwest
direction-ne = northeast
direction-e = east
direction-se = southeast
direction-sw = southwest

## Cards

card-scout-left = Scout Left
    .does = Order 1 unit or leader on your left flank; at the end, draw 2 cards and keep 1.
card-scout-center = Scout Center
    .does = Order 1 unit or leader in your center; at the end, draw 2 cards and keep 1.
card-scout-right = Scout Right
    .does = Order 1 unit or leader on your right flank; at the end, draw 2 cards and keep 1.
card-probe-left = Probe Left
    .does = Order 2 units or leaders on your left flank.
card-probe-center = Probe Center
    .does = Order 2 units or leaders in your center.
card-probe-right = Probe Right
    .does = Order 2 units or leaders on your right flank.
card-attack-left = Attack Left
    .does = Order 3 units or leaders on your left flank.
card-attack-center = Attack Center
    .does = Order 3 units or leaders in your center.
card-attack-right = Attack Right
    .does = Order 3 units or leaders on your right flank.
card-assault-left = Assault Left
    .does = On your left flank, order as many units or leaders as you hold cards, this one included.
card-assault-center = Assault Center
    .does = In your center, order as many units or leaders as you hold cards, this one included.
card-assault-right = Assault Right
    .does = On your right flank, order as many units or leaders as you hold cards, this one included.
card-coordinated-advance = Coordinated Advance
    .does = Order 1 unit or leader on each flank and 2 in your center.
card-flank-attack = Flank Attack
    .does = Order 2 units or leaders on each flank.
card-forward = Forward
    .does = Order 2 units or leaders in each section.
card-recon-in-force = Recon in Force
    .does = Order 1 unit or leader in each section.
card-bayonet-charge = Bayonet Charge
    .does = Order up to 4 infantry units: they may move 2 hexes and melee, but not fire; guards have 1 more die.
card-bombard = Bombard
    .does = Order up to 4 artillery units: each moves up to 3 hexes, or stays and battles with 2 more dice (guards 3).
card-cavalry-charge = Cavalry Charge
    .does = Order up to 4 units of cavalry and horse artillery: cavalry has 1 more die (guards 2), and heavy cavalry may move 3 hexes and battle.
card-counter-attack = Counter Attack
    .does = Play the card that your opponent played last, with left and right exchanged.
card-elan = Élan
    .does = Roll a die for each card you hold: each symbol orders a unit of its class, each flag any unit or leader, and all battle with 1 more die; then the cards are reshuffled.
card-fire-and-hold = Fire and Hold
    .does = Order up to 4 units of infantry and artillery that touch no enemy: they stand and fire with 1 more die.
card-first-strike = First Strike
    .does = Play it when the enemy declares a melee: your unit rolls first.
card-force-march = Force March
    .does = Order all your infantry in one section: light infantry, grenadiers, guards and units with a leader may move 2 hexes and battle, others 1 hex, or 2 without a battle.
card-cold-steel = Give Them the Cold Steel
    .does = All your units that touch the enemy are ordered: without moving, they melee with 1 more die.
card-leadership = Leadership
    .does = All your leaders are ordered, and so are the units they stay with, which battle with 1 more die.
card-grande-manoeuvre = La Grande Manoeuvre
    .does = Order up to 4 units or leaders: they may move 4 hexes and not battle; or order 1 unit as usual.
card-rally = Rally
    .does = Roll a die for each card you hold: each symbol returns a block to a weakened unit of its class, and that unit is ordered.
card-short-supply = Short Supply
    .does = Choose a unit of either army that is not in square: its owner takes it back to its baseline.

## Events: the turn and its cards

event-turn = Turn { $turn }: { $seat_the }.
event-play-card = { $seat_the } play { $card }.
event-counter-attack = { $card_id ->
        [none] Counter Attack finds no card to copy.
       *[other] Counter Attack becomes { $card }.
    }
event-draw = { $seat_the } draw { $card }.
event-draw-unseen = { $seat_the } draw a card.
event-discard = { $seat_the } discard { $card }.
event-reshuffle = The discards are shuffled back into the draw pile.

## Events: orders

event-order = { $unit } at { $hex } is ordered.
event-order-leader = { $leader } at { $hex } is ordered.
event-orders-done = { $seat_the } have given their orders.
event-orders-nobody = { $seat_the } order nobody this turn.
event-order-one-unit = { $seat_the } may order a single unit, as usual.
event-command-dice = { $seat_the } roll { $faces }.
event-rally = { $unit } at { $hex } gets a block back.
event-short-supply = { $unit } is short of supply and goes back from { $from } to { $hex }.

## Events: movement

event-move = { $unit } moves from { $from } to { $hex }.
event-exit = { $unit } at { $hex } marches off the field.
event-leader-moves = { $leader } rides from { $from } to { $hex }.
event-leader-detached = { $leader } leaves his unit at { $from } and rides to { $hex }.
event-leader-attached = { $leader } joins the unit at { $hex }.

## Events: combat

# What the dice of `event-throw` did.
throw-result = { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }{ $flags ->
        [0] {""}
        [one] , 1 flag
       *[other] , { $flags } flags
    }
event-throw = { $way ->
        [fire] { $unit } at { $from } fires on { $target_the } at { $hex }: { $faces } ({ throw-result }).
        [bonus-melee] { $unit } at { $from } charges on into { $target_the } at { $hex }: { $faces } ({ throw-result }).
        [at-retiring] { $unit } at { $from } strikes at { $target_the } riding off from { $hex }: { $faces } ({ throw-result }).
        [square-fire] The square of { $unit } at { $from } meets { $target_the } at { $hex }: { $faces } ({ throw-result }).
        [first-strike] { $unit } at { $from } strikes first at { $target_the } at { $hex }: { $faces } ({ throw-result }).
        [battle-back] { $unit } at { $from } battles back at { $target_the } at { $hex }: { $faces } ({ throw-result }).
       *[melee] { $unit } at { $from } attacks { $target_the } at { $hex }: { $faces } ({ throw-result }).
    }
event-support = { $unit } at { $hex } adds its dice to the attack on { $target }.
event-losses = { $left ->
        [0] { $unit } at { $hex } loses its last { $blocks ->
                [one] block
               *[other] { $blocks } blocks
            }.
       *[other] { $unit } at { $hex } loses { $blocks ->
                [one] 1 block
               *[other] { $blocks } blocks
            }, { $left } left.
    }
event-eliminated = { $unit } at { $hex } is eliminated.
event-flags-ignored = { $unit } at { $hex } ignores { $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    }{ $reasons ->
        [0] {""}
       *[other] {" "}({ $because })
    }.
ignored-training = its training
ignored-leader = its leader
ignored-support = two units beside it
ignored-works = field works
event-must-retreat = { $unit } must retreat { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }.
event-retreat = { $unit } retreats from { $from } to { $hex }.
event-retreat-one-way = { $unit } has only one way back, to { $hex }.
event-retreat-blocked = { $unit } at { $hex } finds the way back closed for { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }.
event-leader-stops-retreat = { $leader } stops the retreat at { $hex }.
event-takes-ground = { $unit } takes ground, from { $from } to { $hex }.
event-breaks-through = { $unit } breaks through, from { $from } to { $hex }.
event-retires = { $unit } at { $hex } declines the fight, to retire and reform.
event-retire = { $unit } rides back from { $from } to { $hex }.
event-first-strike = First Strike: { $unit } at { $hex } rolls before the attacker.
event-attack-lost = The attack of { $unit_the } from { $from } on { $hex } comes to nothing.
event-no-battle-back = { $unit } at { $hex } has had its roll and does not battle back.
event-no-dice-left = { $unit } at { $hex } is left without dice by the ground and does not roll.
event-forms-square = { $unit } at { $hex } forms square.
event-square-stands = { $unit } at { $hex } is already in square.
event-square-formed = The square at { $hex } costs { $seat_the } a card: { $card }.
event-square-formed-unseen = The square at { $hex } costs { $seat_the } a card.
event-square-left = The square at { $hex } is gone, and { $seat_the } take back { $card }.
event-square-left-unseen = The square at { $hex } is gone, and { $seat_the } take back its card.

## Events: leaders in danger

event-leader-check = Is { $leader } hit? The dice: { $faces }.
event-no-second-check = { $leader } has already been spared in this attack.
event-leader-killed = { $leader } falls at { $hex }.
event-leader-must-retreat = { $leader } has lost his unit at { $hex } and must fall back.
event-leader-retreats = { $leader } falls back from { $from } to { $hex }.
event-leader-escape = { $leader } tries to slip past { $unit_the } at { $hex }: { $faces }.
event-leader-stops = { $leader } halts at { $hex }.
event-leader-leaves = { $leader } at { $hex } rides off the field.

## Events: banners

event-banner = { $seat_the } take { $banners ->
        [one] a banner
       *[other] { $banners } banners
    }.
event-objective = { $seat_the } hold { $hex } and gain { $banners ->
        [one] a banner
       *[other] { $banners } banners
    }.
event-objective-lost = { $seat_the } no longer hold { $hex }, and lose what it was worth.
event-none-left = { $seat_the } have no unit left on the board.
event-victory = { $seat_the } win the battle with { $banners ->
        [one] 1 banner
       *[other] { $banners } banners
    }!

## Questions

question-play-card = Which card do you play?
question-keep-card = Which of the two cards do you keep?
question-order-section = { $card }: whom do you order? (orders left: { $orders })
question-order-class = { $card_id ->
        [bayonet-charge] { $card }: which infantry do you order? (orders left: { $orders })
        [bombard] { $card }: which artillery do you order? (orders left: { $orders })
        [cavalry-charge] { $card }: which cavalry or horse artillery do you order? (orders left: { $orders })
        [fire-and-hold] { $card }: which infantry or artillery do you order? (orders left: { $orders })
        [grande-manoeuvre] { $card }: which units or leaders do you order? (orders left: { $orders })
       *[none] Which unit do you order?
    }
question-order-elan = { $card }: whom do you order with these dice?
question-manoeuvre-or-normal = La Grande Manoeuvre: long moves without battle, or one unit as usual?
question-march-section = In which section does the infantry march?
question-rally-who = { $card }: which unit gets a block back?
question-supply-who = { $card }: which unit of either army must go back?
question-supply-where = Where does { $unit_the } at { $hex } go back to?
question-move-who = Who moves next?
question-move-where = Where does { $unit_the } at { $hex } move?
question-leader-where = Where does { $leader } at { $hex } ride?
question-battle-who = Who battles next?
question-battle-whom = Whom does { $unit_the } at { $hex } attack?
question-support = Which guns join the attack on { $unit_the } at { $hex }?
question-respond = { $attacker_the } at { $from } attacks { $unit_the } at { $hex }: what is your answer?
question-take-ground = Does { $unit_the } at { $from } take ground at { $hex }?
question-break-through = Does { $unit_the } at { $from } break through to { $hex }?
question-break-through-further = Does { $unit_the } at { $hex } ride on?
question-bonus-melee = Whom does { $unit_the } at { $hex } attack in the bonus melee?
question-battle-back = Does { $unit_the } at { $hex } battle back at { $attacker_the } at { $from }?
question-retreat = Where does { $unit_the } at { $hex } retreat?
question-retire = Where does { $unit_the } at { $hex } ride back?
question-ignore-flags = { $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    } against { $unit_the } at { $hex }: how many do you ignore?
question-leader-retreat = Where does { $leader } at { $hex } fall back?

## Actions

action-done = { $question ->
        [move-who] No more moves
        [battle-who] No more battles
        [support] No more guns
        [order-class] No more orders
        [order-elan] No more orders
        [order-section] No more orders
       *[other] Done
    }
action-card = Play { $card }
action-keep = Keep { $card }
action-order = Order { $unit_the } at { $hex }
action-leader = { $question ->
        [move-who] Move { $leader } at { $hex }
       *[other] Order { $leader } at { $hex } by himself
    }
action-unit = { $question ->
        [battle-who] Battle with { $unit_the } at { $hex }
       *[other] Move { $unit_the } at { $hex }
    }
action-move = Move to { $hex }
action-exit = Leave the field
action-leave = Open the square of { $unit_the } at { $hex }
action-fire = Fire on { $unit_the } at { $hex }
action-attack = Attack { $unit_the } at { $hex }
action-support = Add { $unit_the } at { $hex }
action-stand = Stand and fight
action-retire = Retire and reform
action-square = Form square
action-strike = Play First Strike
action-ignore = { $flags ->
        [0] Ignore none
        [one] Ignore 1 flag
       *[other] Ignore { $flags } flags
    }
action-retreat = { $question ->
        [retire] Ride back to { $hex }
       *[other] Retreat to { $hex }
    }
action-stop = { $question ->
        [leader-retreat] Halt here
       *[other] Stop
    }
action-advance = { $question ->
        [take-ground] Take ground at { $hex }
        [break-through-further] Ride on to { $hex }
       *[other] Break through to { $hex }
    }
action-hold = { $question ->
        [battle-back] Do not battle back
        [bonus-melee] No bonus melee
        [break-through] Do not break through
        [break-through-further] Stay here
        [take-ground] Stay here
       *[other] Stay
    }
action-back = Battle back
action-section = Order the infantry of { $section_the }
action-rally = Return a block to { $unit_the } at { $hex }
action-supply = Send back { $unit_the } at { $hex }
action-place = Place it at { $hex }
action-manoeuvre = Up to four units or leaders: long moves, no battle
action-normal = One unit as usual

## Dice

modifier-guns = Guns at this distance: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
modifier-standing-fire = Fire standing: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
modifier-moving-fire = Fire after a move: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
modifier-melee-dice = Melee: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
modifier-combined-arms = Combined arms: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
modifier-against-infantry = { $signed } against infantry
modifier-card-dice = { $signed } for { $card }
modifier-square-one-die = In square: one die at most
modifier-against-square-one-die = Cavalry against a square: one die at most
modifier-out-of-works = { $signed } out across field works
modifier-across-works = { $signed } in across field works
modifier-out-of-terrain = { $signed } attacking out of { $terrain_the }
modifier-into-terrain = { $signed } against a target in { $terrain_the }
modifier-hill-to-hill = { $signed } from hill to hill
modifier-uphill = { $signed } uphill
modifier-downhill = { $signed } downhill
modifier-class-symbols-hit = Symbols of the target's class hit
modifier-sabers-hit = Sabers hit
modifier-sabers-miss = Sabers do not hit
modifier-sabers-kill-leader = A saber kills a leader who stands alone
modifier-retiring-cavalry-symbols = Only cavalry symbols hit those who retire

## Refusals: cards and orders

refusal-not-in-hand = You do not hold this card.
refusal-no-unit-here = There is no unit in this hex.
refusal-not-yours = These are not your troops.
refusal-already-ordered = It already has its order.
    .of = { $unit } at { $hex } already has its order.
refusal-no-leader-here = There is no leader in this hex.
refusal-no-bicorne = This card cannot order a leader by himself.
refusal-section-full = The card has no more orders for this section.
refusal-both-sections-full = The card has no more orders for either section of this hex.
refusal-wrong-section = The card orders nobody in this section.
refusal-in-square-no-detach = A leader cannot leave a unit in square.
    .of = { $leader } at { $hex } cannot leave a unit in square.
refusal-bayonet-infantry = Bayonet Charge orders infantry only.
refusal-bombard-artillery = Bombard orders artillery only.
refusal-charge-cavalry = Cavalry Charge orders cavalry and horse artillery only.
refusal-elan-no-symbol = The dice have no order left for this.
refusal-hold-foot-or-guns = Fire and Hold orders infantry and artillery only.
refusal-hold-not-adjacent = Fire and Hold orders no unit that touches an enemy unit.
    .of = { $unit } at { $hex } touches an enemy unit: Fire and Hold does not order it.
refusal-manoeuvre-no-square = La Grande Manoeuvre orders no unit in square.
refusal-rally-no-symbol = The dice have no symbol left for this class.
refusal-rally-full = The unit is as strong as it was at the start.
refusal-supply-no-square = A unit in square cannot be sent back.
refusal-supply-wrong-row = It goes back to its own section, as close to its baseline as there is room.
refusal-supply-occupied = This hex is not free.
refusal-supply-unit-first = First name the unit that goes back, then its hex.
refusal-supply-one-unit = Short Supply sends one unit back, and it has been named.
refusal-march-no-infantry = You have no infantry in this section.
refusal-march-infantry = Force March orders infantry only.
refusal-march-section = Force March orders all infantry of one section, which you choose.
refusal-steel-adjacent = Give Them the Cold Steel orders only units that touched an enemy when it was played.
refusal-leadership-leaders = Leadership orders leaders, and the units of those who stay with them.
refusal-rally-blocks = Rally orders only units that got a block back.
refusal-supply-no-orders = Short Supply orders nobody.
refusal-counter-nothing = Counter Attack has no card to copy and orders nobody.
refusal-strike-no-orders = First Strike orders nobody in its owner’s turn.
refusal-manoeuvre-choice = First choose: four long moves, or one unit as usual.
refusal-manoeuvre-one-unit = Used in the ordinary way, this card orders one unit, not a leader by himself.
refusal-not-scouted = Only one of the two cards just drawn can be kept.
refusal-keep-no-scout = Only Scout draws two cards to keep one.
refusal-only-march = Only Force March asks for a section.
refusal-only-rally = Only Rally gives blocks back, while its dice have symbols left.
refusal-only-supply = Only Short Supply sends a unit back to its baseline.
refusal-only-manoeuvre = Only La Grande Manoeuvre asks for this.

## Refusals: movement

refusal-not-ordered = It has no order this turn.
    .of = { $unit } at { $hex } has no order this turn.
refusal-moved-already = It has already moved.
    .of = { $unit } at { $hex } has already moved.
refusal-leader-joined = A leader has just joined this unit, so it stays where it is.
    .of = A leader has just joined { $unit_the } at { $hex }, so it stays where it is.
refusal-leader-moved = This leader has already moved.
    .of = { $leader } at { $hex } has already moved.
refusal-leader-has-joined = A leader who joined a unit does not move again this turn.
    .of = { $leader } at { $hex } joined a unit and does not move again this turn.
refusal-leader-opened-square = His unit opened its square on his order; if he rode off, it could not have.
refusal-square-stays = A unit in square does not move.
    .of = { $unit } at { $hex } is in square and does not move.
refusal-hold-no-move = With Fire and Hold nobody moves.
refusal-steel-no-move = With Give Them the Cold Steel nobody moves before the battle.
refusal-mud = In this scenario such units do not move on the first turn.
    .of = In this scenario { $unit_the } at { $hex } does not move on the first turn.
refusal-too-far = That is farther than it may go.
    .of = { $unit } at { $hex } may not go that far.
refusal-too-far-leader = That is farther than he may go.
    .of = { $leader } at { $hex } may not go that far.
refusal-occupied = There is no room: the hex is taken.
    .of = { $unit } at { $hex } finds no room there: the hex is taken.
refusal-shut-in = It can go nowhere: the hexes around it are taken or closed.
    .of = { $unit } at { $hex } can go nowhere: the hexes around it are taken or closed.
refusal-enemy-there = The enemy is in the way.
    .of = { $unit } at { $hex } cannot go there: the enemy is in the way.
refusal-friends-in-the-way = Your own troops are in the way.
    .of = { $unit } at { $hex } cannot go there: your own troops are in the way.
refusal-impassable = This ground cannot be entered.
refusal-ground-in-the-way = Ground that cannot be entered is in the way.
refusal-sand-stops-guns = Artillery cannot enter sand.
refusal-rugged = Nobody can enter a rugged hill.
refusal-river-closed = The river cannot be entered without a bridge or a ford.
refusal-terrain-stops = The ground on the way ends the move.
refusal-forest-stops = The forest on the way ends the move.
    .of = The forest at { $hex } ends the move.
refusal-town-stops = The town on the way ends the move.
    .of = The town at { $hex } ends the move.
refusal-works-stop = The field works on the way end the move.
    .of = The field works at { $hex } end the move.
refusal-ford-stops = The ford on the way ends the move.
    .of = The ford at { $hex } ends the move.
refusal-sand-stops = The sand on the way ends the move.
    .of = The sand at { $hex } ends the move.
refusal-two-leaders = Two leaders cannot share a hex.
    .of = { $unit } at { $hex } has a leader, and two cannot share a hex.
refusal-leader-ends-move = A unit that meets a lone leader stops and takes him along.
    .of = { $unit } at { $hex } stops where it meets a lone leader, and takes him along.
refusal-leader-taken = Another leader is already there.
    .of = { $leader } at { $hex } cannot end his ride where another leader is.
refusal-leader-enemy = A leader cannot ride into the enemy.
    .of = { $leader } at { $hex } cannot ride into the enemy.
refusal-finish-move = Finish this move before the next.
refusal-same-hex = It is already there.
refusal-no-exit = In this scenario your units may not leave the field.
refusal-leader-no-exit = A leader leaves the field only in a retreat.
refusal-exit-too-far = It cannot reach the edge with a hex of movement to spare.
refusal-not-in-square = The unit is not in square.
    .of = { $unit } at { $hex } is not in square.
refusal-cavalry-near = The square stays closed while enemy cavalry touches it.
    .of = The square at { $hex } stays closed while enemy cavalry touches it.

## Refusals: combat

refusal-movement-over = The moves are over: now the battles are fought.
refusal-finish-first = Finish this battle before the next.
refusal-leader-alone = A leader does not battle without a unit.
refusal-battled-already = It has already battled this turn.
    .of = { $unit } at { $hex } has already battled this turn.
refusal-moved-too-far = It moved too far to battle.
    .of = { $unit } at { $hex } moved too far to battle.
refusal-light-moved-two = Light infantry that moved two hexes does not battle.
    .of = { $unit } at { $hex } moved two hexes and does not battle.
refusal-light-moved-fire = Light infantry that moved two hexes does not fire.
    .of = { $unit } at { $hex } moved two hexes and does not fire.
refusal-guns-moved = These guns have moved and cannot battle.
    .of = { $unit } at { $hex } has moved and cannot battle.
refusal-manoeuvre-no-battle = With La Grande Manoeuvre nobody battles.
refusal-bombard-moved = With Bombard, guns that have moved do not battle.
    .of = { $unit } at { $hex } has moved with Bombard and does not battle.
refusal-forest-entered = It has just entered a forest and cannot battle.
    .of = { $unit } at { $hex } has just entered a forest and cannot battle.
refusal-town-entered = It has just entered a town and cannot battle.
    .of = { $unit } at { $hex } has just entered a town and cannot battle.
refusal-march-order = In this scenario it is still on the march and cannot battle on the first turn.
    .of = In this scenario { $unit_the } at { $hex } is still on the march and cannot battle on the first turn.
refusal-no-enemy-there = There is no enemy to attack.
refusal-cavalry-no-fire = Cavalry cannot fire.
    .of = { $unit } at { $hex } cannot fire: cavalry battles only in melee.
refusal-adjacent-no-fire = With an enemy unit next to it, it cannot fire.
    .of = { $unit } at { $hex } has an enemy unit next to it and cannot fire.
refusal-target-adjacent = Neighbours do not fire at each other: they melee.
    .of = { $unit } at { $hex } does not fire at its neighbour at { $target }: they melee.
refusal-out-of-range = The target is out of range.
    .of = The target at { $target } is out of range of { $unit_the } at { $hex }.
refusal-lone-leader-no-fire = A leader who stands alone is no target for fire.
    .of = The leader at { $target } stands alone and is no target for fire.
refusal-not-in-sight = Something on the way blocks the line of sight.
    .of = The line of sight from { $hex } to { $target } is blocked by what is at { $between }.
refusal-blocked-both-sides = The line of sight is blocked on both sides.
    .of = The line of sight from { $hex } to { $target } is blocked on both sides, at { $between } as well.
refusal-hill-hides = A hill on the way hides the target.
    .of = The hill at { $between } hides { $target } from { $hex }.
refusal-rugged-hides = A rugged hill on the way hides the target.
    .of = The rugged hill at { $between } hides { $target } from { $hex }.
refusal-no-dice = No dice are left for this attack.
    .of = { $unit } at { $hex } has no dice left for this attack.
refusal-not-adjacent = The enemy is not in an adjacent hex.
    .of = The enemy at { $target } is not next to { $unit_the } at { $hex }.
refusal-bayonet-no-fire = With Bayonet Charge nobody fires.
refusal-steel-no-fire = With Give Them the Cold Steel nobody fires.
refusal-hold-no-melee = With Fire and Hold there is no melee.
refusal-no-melee-in-river = There is no melee in a river.
refusal-no-combat-rugged = There is no combat on a rugged hill.
refusal-support-not-guns = Only artillery can join, and only a melee of infantry or cavalry.
refusal-support-attacker = Only the attacker’s guns join a melee.
refusal-support-lone-leader = Guns do not join an attack on a leader who stands alone.
refusal-support-busy = Another enemy unit touches these guns.
    .of = Another enemy unit touches the guns at { $hex }.
refusal-support-no-sight = Guns do not fire over friends in combined arms, nor through the unit that attacks.
    .of = In combined arms the guns at { $hex } do not fire over friends at { $target }, nor through the unit that attacks.
refusal-support-hidden = Something hides the target from these guns.
    .of = Something hides { $target } from the guns at { $hex }.
refusal-support-needed = The attack has no dice of its own: guns must join.

## Refusals: the defender's answers

refusal-retire-cavalry-only = Only cavalry attacked by infantry may retire and reform.
refusal-retire-no-room = To retire, it needs two open hexes toward its own side.
refusal-square-infantry-only = Only infantry attacked by cavalry may form square.
refusal-square-formed-already = It is already in square.
refusal-square-few-cards = You need at least three cards in hand to form square.
refusal-square-terrain = No square can be formed on this ground.
refusal-square-no-counter = All four square counters are in use.
refusal-no-first-strike = You do not hold First Strike.
refusal-strike-no-dice = The unit has no dice to strike with.
refusal-strike-gone = No First Strike can come any more.
refusal-strike-leader = A leader who stands alone does not strike first.
refusal-strike-attacker = First Strike is the defender’s answer, not the attacker’s.
refusal-strike-square = A square rolls before the cavalry anyway.
refusal-strike-ranged = First Strike answers a melee, not fire.
refusal-retire-ranged = Cavalry does not retire and reform from fire.
refusal-retire-attacker = The attacker does not retire and reform.
refusal-square-ranged = A square is formed against a cavalry melee, not under fire.
refusal-square-attacker = Infantry that attacks forms no square against First Strike.
refusal-one-response = The defender answers a melee once, before the dice.
refusal-not-against-back = Nothing answers a battle back: no First Strike, no retiring, no square.

## Refusals: retreats and what follows

refusal-too-many-ignored = You cannot ignore that many flags.
refusal-no-flags = No flag was rolled that it could ignore.
refusal-too-few-flags = Not that many flags were rolled.
refusal-nothing-bolsters = No leader, support, works or training lets it ignore a flag.
    .of = No leader, support, works or training lets { $unit_the } at { $hex } ignore a flag.
refusal-square-unsupported = A square gets no support from units beside it.
    .of = The square at { $hex } gets no support from units beside it.
refusal-repulse-flag = Cavalry cannot ignore a flag rolled by a square.
    .of = { $unit } at { $hex } cannot ignore a flag rolled by a square.
refusal-retiring-flags = Flags count for nothing against cavalry that retires.
refusal-leader-flags = Flags have no effect on a leader who stands alone.
refusal-no-retreat = No flag drove it back: nobody has to retreat.
refusal-square-no-retreat = A square never moves: it loses blocks instead.
    .of = { $unit } at { $hex } is in square and never moves: it loses blocks instead.
refusal-retire-dead-end = That way there is no second hex to retire to.
refusal-retire-leader = A leader stands there: cavalry that retires meets one only on its second hex, and only if it has none.
refusal-leader-must-go = A leader who must retreat goes at least one hex.
    .of = { $leader } at { $hex } must retreat at least one hex.
refusal-leader-gone-far = A leader retreats three hexes at most.
refusal-not-a-retreat = A retreat goes to the next row toward your own side.
refusal-retreat-blocked = This hex is closed to a retreat.
    .of = { $unit } at { $hex } cannot retreat to that hex: it is closed.
refusal-retreat-two-leaders = Another leader is already there.
refusal-leader-cannot-stop = A leader cannot end his retreat here.
refusal-leader-no-end = That way there is no hex where he could end his retreat.
refusal-leaders-everywhere = That way every hex within reach is taken.
refusal-leader-not-at-edge = He is not at his own edge of the field.
refusal-advance-elsewhere = Only the hex that the enemy left can be taken.
refusal-not-driven-out = The enemy has not left that hex.
refusal-advance-ranged = No ground is taken after fire.
refusal-advance-guns = Artillery never takes ground.
refusal-advance-square = A unit in square takes no ground.
refusal-advance-lost = The attack was stopped before its dice: there is no ground to take.
refusal-advance-back = No ground is taken after a battle back.
refusal-breakthrough-elsewhere = A breakthrough begins in the hex that the enemy left.
refusal-breakthrough-too-far = A breakthrough goes only one hex farther.
refusal-breakthrough-stopped = The ground of the vacated hex ends the breakthrough.
    .of = The ground at { $hex } ends the breakthrough.
refusal-bonus-no-further = After its bonus melee cavalry enters the vacated hex, and no further one.
refusal-bonus-not-entered = Cavalry that did not enter the vacated hex has no bonus melee.
    .of = { $unit } at { $hex } did not enter the vacated hex and has no bonus melee.
refusal-bonus-entered-ground = Cavalry that broke through into a forest or town has no bonus melee.
    .of = { $unit } at { $hex } broke through into a forest or town and has no bonus melee.
refusal-bonus-once = Cavalry has one bonus melee a turn.
    .of = { $unit } at { $hex } has had its bonus melee.
refusal-back-ranged = Nobody shoots back at fire.
refusal-back-gone = The defender is gone and does not battle back.
refusal-back-left = A unit that left its hex does not battle back.
    .of = { $unit }, now at { $hex }, left its hex and does not battle back.
refusal-back-retired = Cavalry that retired does not battle back.
    .of = { $unit }, now at { $hex }, retired and does not battle back.
refusal-back-fought-first = A defender that fought first does not battle back.
    .of = { $unit } at { $hex } fought first and does not battle back.
refusal-back-square = A square that rolled against cavalry does not battle back.
    .of = The square at { $hex } has rolled and does not battle back.
refusal-back-no-dice = It has no dice to battle back with.
    .of = { $unit } at { $hex } has no dice to battle back with.
refusal-back-to-back = A battle back is never battled back.

# What can be done only at its own time

refusal-orders-over = All orders have been named; nobody is ordered any more this turn.
refusal-orders-first = First name everybody whom the card orders.
refusal-card-first = First play a card.
refusal-one-card = One card a turn is played.
refusal-others-turn = It is the other player’s turn.
refusal-must-answer = What is asked now must be answered first.
refusal-no-orders-left = The card has no order left.
refusal-movement-first = Movement comes first, until nobody is left to move.
refusal-leader-not-ordered = This leader has no order of his own.
    .of = { $leader } at { $hex } has no order of his own.
refusal-leader-stays-attached = An attached leader moves with the unit unless he has an order of his own.
    .of = { $leader } at { $hex } has no order of his own and moves with his unit.
refusal-no-advance-now = There is no ground to take now: only the attacker in a melee goes into the hex that he cleared.
refusal-no-flag-now = There is no flag that could be ignored now.
refusal-no-strike-now = First Strike answers a melee that the enemy has just declared, and nothing else.
refusal-no-back-now = There is nothing to battle back against now.
refusal-no-retire-now = Cavalry retires only when infantry has just declared a melee against it.
refusal-no-square-now = Infantry forms square only when cavalry has just declared a melee against it.
refusal-no-support-now = Guns join when infantry or cavalry declares a melee, not now.
refusal-no-retreat-now = Nobody has to retreat now.
refusal-no-stop-now = Only a leader who retreats may stop.
refusal-no-leave-now = A square opens in its owner’s movement, when it is ordered.

## Before and after the battle

brief-first-and-banners = First to move: { $side_the }. { $banners ->
        [one] 1 banner wins
       *[other] { $banners } banners win
    } the battle.
battle-ending = Victory for { $side_the }: { $banners ->
        [one] 1 banner
       *[other] { $banners } banners
    } to { $against }, in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.

## What is in a hex

look-unit = { $nation }: { $kind }, { $blocks } of { $full ->
        [one] 1 block
       *[other] { $full } blocks
    }
look-unit-square = { $nation }: { $kind } in square, { $blocks } of { $full ->
        [one] 1 block
       *[other] { $full } blocks
    }
look-objective = { $banners ->
        [one] 1 banner
       *[other] { $banners } banners
    } for { $side_the } while they hold it
look-objective-for-good = { $banners ->
        [one] 1 banner
       *[other] { $banners } banners
    } for { $side_the }, for good

## Readings of the rules that a table may choose

option-light-melee = Light infantry that moved two hexes may melee (N7.8)
option-rifle-fire = Riflemen that moved fire with 3, 2, 2 dice (N10.5)
option-grenadier-fire = French grenadiers fire with one more die (N10.5)
option-leader-exit = An ordered leader may leave the field over his own edge (N8.8)

## Odds

drawback-no-battle = then no battle
odds-target = The target has { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    } and may ignore { $flags ->
        [0] no flag
        [one] 1 flag
       *[other] { $flags } flags
    } (N15.2).
odds-square-first = The square throws first: { table-dice } (N24.8).
odds-may-square = It may form square (N24.1): then { $square ->
        [0] the ground takes its die
       *[other] it throws first
    }, and { $dice ->
        [0] the ground takes yours (N24.7).
        [one] you throw one die.
       *[other] you throw { $dice } dice.
    }
odds-may-retire = It may retire and reform (N23.1): then only cavalry symbols hit, and flags do nothing.
odds-may-strike = It may have First Strike (N28.7): { table-dice } before yours.
odds-battle-back = If it stays, it may battle back (N21.1): { $dice }.
odds-dice-with-blocks = { table-dice } with { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }
odds-no-battle-back = Nothing is thrown back.
odds-threat = If it stands
odds-square-throws = { $dice ->
        [0] The ground takes your die (N24.6).
       *[other] You throw first: { table-dice } (N24.8).
    }{ $theirs ->
        [0] {" "}The cavalry does not throw: the ground takes its die (N24.7).
       *[other] {""}
    }

## Ground, in a chart

ground-closed = Nobody may enter.
ground-closed-guns = Artillery may not enter.
ground-stops = A unit that enters ends its move here.
ground-no-battle = No unit battles in the turn in which it enters.
ground-light-battles = In the turn in which it enters, only light-type infantry battles.
ground-blocks-sight = It blocks the line of sight.
ground-high = It hides what lies behind it from the plain, and the plain behind it from the hill; hill sees hill (N11.6 to N11.8).
ground-no-square = No square can be formed here.
ground-no-combat = Nobody fights into it or out of it.
ground-no-melee = No melee into it or out of it.
ground-into-both = Dice against a target here: { $dice }.
ground-into-melee = Dice in melee against a target here: { $dice }.
ground-into-fire = Dice in fire against a target here: { $dice }.
ground-out-both = Dice from here: { $dice }.
ground-out-melee = Dice in melee from here: { $dice }.
ground-out-fire = Dice in fire from here: { $dice }.
ground-uphill = Dice uphill: { $dice }.
ground-downhill = Dice downhill: { $dice }.
ground-level = Dice from hill to hill: { $dice }.
ground-works-in = Dice inward across a built side: { $dice }.
ground-works-out = Dice outward across a built side: { $dice }.
ground-ignores-flags = Flags that may be ignored behind a built side: { $flags }.
ground-not-the-hill = On a hill, an attack inward across a built side is reckoned by the works alone.
ground-no-charge-dice = The extra dice of Cavalry Charge are lost, into it and out of it.
ground-as-clear = Counts as clear ground.
ground-change = { $class } { $change }

## Standing orders

standing-no-first-strike = Decline First Strike until I say otherwise

## The guided battle: what a friendly referee says to each question, later in short

guide-play-card = A card says which of your troops wake up this turn; all the others wait (N5). Look for one that orders several units close to the enemy, best in the section where you are already strong.
    .short = Which section needs you most this turn (N5)?
guide-keep-card = After a Scout card you see two new cards and keep one (N22.3). Choose the one that orders units in a section where you have many near the enemy.
guide-order-section = Point out whom the card wakes up: only those move and battle this turn (N6). A leader who stands with a unit comes along for the same order. Choose those who can reach an enemy, and the guns that have something to shoot at.
    .short = Order those who can reach an enemy, then those who come up behind them (N6).
guide-order-class = This card orders troops of one kind, wherever they stand (N28). Choose those who can reach an enemy this turn. Orders that you do not use are gone.
    .short = Choose those who can reach an enemy this turn (N28).
guide-order-elan = Each symbol orders a unit of its class, each flag any unit or leader, and all of them battle with one more die (N28.5). So choose those who can battle at once.
    .short = Choose those who can battle at once (N28.5).
guide-manoeuvre-or-normal = Either up to four units march far and do not battle, or a single unit acts as usual (N28.11). March to bring up those who stand far behind.
guide-march-section = All your infantry in one section is ordered (N28.8). Choose the section where most of it can reach the enemy.
guide-rally-who = One of your weakened units gets a block back, and an order as well (N28.12). A unit with a single block left is a banner about to be lost: think of it first.
guide-supply-who = A unit of your choice has to go all the way back to its own baseline (N28.13). Send away the enemy who is in the best position, and usually none of your own.
guide-supply-where = This unit goes back to your baseline (N28.13). Choose the place from which it comes back soonest, or where it is needed.
guide-move-who = Everybody moves before anybody battles (N4.1), one unit after the other. Those in front go first, to make room. Nobody has to move: say so when you are done.
    .short = Those in front go first, to make room (N7.1).
guide-move-where = Infantry goes one hex, light cavalry three, heavy cavalry two, and foot guns either move or battle (N7). Stay together: with two friends beside it a unit may ignore a flag (N15.2). Point at a hex to see who could hit you there.
    .short = Point at a hex to see who could hit you there, and stay close to your friends (N7).
guide-leader-where = A leader rides up to three hexes and may join a unit without one (N8). With him it may ignore a flag, but he can fall if it loses blocks (N13), and that is a banner. Do not leave him alone near the enemy.
guide-battle-who = Each unit that you ordered may battle once: fire at an enemy two hexes off or more, or melee with a neighbour (N9). Often guns and muskets go first, so that the bayonet finds a weaker enemy. Nobody has to battle.
    .short = Fire first, then charge what is weakened (N9).
guide-battle-whom = A unit throws about one die for each of its blocks (N10, N12). Symbols of the target’s class hit, in melee sabers too, and flags drive it back. The odds panel shows your chances and what may come back; it is better to finish one enemy than to weaken three a little.
    .short = Compare the odds, and what may come back (N10, N12).
guide-support = Guns that could battle this turn may add their dice to a melee (N25). They do not battle again afterwards, so spare them if they have a better target of their own.
guide-respond = The enemy attacks you hand to hand, and you answer before the dice fall (N12.2). If your unit still stands in its hex afterwards, it may battle back (N21).
    .short = A unit that still stands in its hex afterwards may battle back (N21).
guide-take-ground = Infantry that has emptied a hex in melee may walk into it (N18). It keeps the enemy running, but look whether your unit would stand there all alone.
    .short = Would your unit stand there all alone (N18)?
guide-break-through = Cavalry that has emptied a hex in melee may ride into it, one hex farther, and attack once more (N19, N20). Ride on if there is a weak enemy nearby; stay if you would only be surrounded.
guide-break-through-further = The cavalry may ride one hex farther, or stop here (N19). Look for a hex beside a weak enemy or lonely guns: it may attack once more from there (N20).
guide-bonus-melee = After a breakthrough cavalry may attack a second time (N20). Do it against guns or a weak unit; a fresh one battles back as always (N21).
guide-battle-back = Your unit has held its hex and may hit back with the blocks that are left, at no cost (N21). Nobody answers a battle back, so there is hardly ever a reason not to.
    .short = A battle back costs nothing (N21).
guide-retreat = Each flag drives the unit one hex toward your own side (N14). If its way is closed, it pays a block for each hex. Choose a hex with cover, or with friends beside it.
    .short = Choose a hex with cover, or with friends beside it (N14).
guide-retire = The cavalry rides back two hexes toward your own side (N23). Choose a way that leaves it out of reach of the infantry, and not in front of your own guns.
guide-ignore-flags = A leader, two friends in touching hexes or good troops let a unit ignore flags (N15). It keeps its hex and may battle back after a melee. Go back instead if it is weak and the enemy is strong.
    .short = A unit that ignores a flag keeps its hex; a weak one may prefer to go (N15).
guide-leader-retreat = A leader who has lost his unit, or was attacked alone, falls back one to three hexes (N16). Bring him to a unit without a leader: alone he is easily lost, and that is a banner.

## The guided battle: what he points out

guide-welcome = Welcome, General! The side that is first to take { $banners ->
        [one] 1 banner
       *[other] { $banners } banners
    } wins: one for each enemy unit that loses its last block, one for each leader who falls (N3). In your turn you play a card, give orders, move, and battle (N4).
guide-last-banner = One more banner and the battle is yours: the weakest enemy, at { $hex }, has { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    } left.
guide-enemy-last-banner = Careful: the enemy needs only one more banner. Keep your weak units out of its reach.
guide-useful-card = { $card } can bring { $units ->
        [one] one of your units
       *[other] { $units } of your units
    } into battle this turn.
guide-can-battle = Of those that you may order, these can battle this turn: { $hexes }.
guide-guns-have-target = These guns have a target from here, and if they move they do not fire this turn (N7.10): better let them stand.
guide-foot-has-target = From here it can fire with all its dice; after a move it has only about half of them (N10.5).
guide-cover-in-reach = Woods and towns protect a unit inside, but a unit that enters stops there and, as a rule, does not battle this turn (N26.4, N26.7).
guide-last-block = The unit at { $hex } has one block left: a single hit is a banner.
guide-sheltered = The enemy at { $hex } is protected by { $terrain_the }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } less for you ({ $rule }).
guide-may-form-square = The infantry at { $hex } may form square: then it throws first, and you have one die at most (N24).
guide-square-offered = In square your infantry throws first, and the cavalry has one die at most. It costs you a card, and other enemies find a square an easy target (N24).
guide-retire-offered = Your cavalry may ride back two hexes: then only cavalry symbols hit it, but it does not battle back (N23).
guide-strike-offered = You hold First Strike: with it your unit throws before the attacker does (N28.7).

## A battle after the fact: its story

report-running = { $battle }, as far as it was fought: in turn { $turn } { $first_the } have { $first_score ->
        [one] 1 banner
       *[other] { $first_score } banners
    } and { $second_the } { $second_score }.
report-won-1 = { $battle } went to { $seat_the } in turn { $turn }, { $score ->
        [one] 1 banner
       *[other] { $score } banners
    } to { $against }.
report-won-2 = { $battle }: after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    } { $seat_the } were masters of the field, with { $score ->
        [one] 1 banner
       *[other] { $score } banners
    } against { $against }.
report-won-3 = { $seat_the } have won { $battle }, { $score ->
        [one] 1 banner
       *[other] { $score } banners
    } to { $against } in { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }.
report-narrow-1 = One more banner, and the day would have belonged to { $seat_the }.
report-narrow-2 = It hung by a thread: { $seat_the } were a single banner short.
report-bloodless = So far not a block has fallen.
report-lost-both = { $first_the } lost { $first_blocks ->
        [one] 1 block
       *[other] { $first_blocks } blocks
    } and { $second_the } { $second_blocks }
report-lost-one = { $seat_the } lost { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }, and their enemies none
report-leaders-safe = All the generals came through it alive.
report-leader-fell-1 = { $leader } fell at { $hex } in turn { $turn }.
report-leader-fell-2 = { $seat_the } lost { $leader } at { $hex } in turn { $turn }.
report-square-broken-1 = In turn { $turn } the square of { $unit_the } at { $hex } was broken.
report-square-broken-2 = Not even its square saved { $unit_the } at { $hex } in turn { $turn }.
report-squares-held = { $count ->
        [one] One square was formed, and it held.
       *[other] { $count } squares were formed, and none of them broke.
    }
report-objective-1 = { $seat_the } took { $hex } in turn { $turn }, worth { $score ->
        [one] a banner
       *[other] { $score } banners
    }.
report-objective-2 = In turn { $turn } { $hex } brought { $seat_the } { $score ->
        [one] a banner
       *[other] { $score } banners
    }.
report-lead-kept = { $seat_the } were ahead from the first banner to the last.
report-last-leader = It ended with the death of { $leader } at { $hex }.
report-last-nobody = { $seat_the } had nobody left on the field.

## A battle after the fact: its tables

report-head-blocks = Blocks

## What wins

score-name = Banners
score-count = { $score ->
        [one] 1 banner
       *[other] { $score } banners
    }
score-of = { $needed ->
        [one] { $score }/1 banner
       *[other] { $score }/{ $needed } banners
    }
score-wins = { $needed ->
        [one] 1 banner wins
       *[other] { $needed } banners win
    }
battle-goal-score = Win { $many ->
        [one] a banner
       *[other] { $many } banners
    } this turn.

## The header: what each value means

help-side = A side of the battle, with its player. The one with a frame has to answer now (N4).
help-score = Banners won, of those that win the battle: one for each enemy unit that loses its last block, one for each leader, some for objectives (N3).
help-cards = Command cards in hand. One is played each turn and one is drawn (N5, N22); cards that say so order as many units as there are cards (N6.6).
help-moment = The turn. Each side plays in its own: a card, orders, moves, battles, a new card (N4).

## The sheet of units and the legend

sign-leader = leader
    .does = A bust with his name. A unit with him ignores a flag and fights better; if he falls, the enemy gains a banner.
sign-square = square
    .does = Infantry that has formed square against cavalry: it does not move and fires with one die, but horsemen attack it with one die only.
figure-blocks = blocks
figure-move = move
figure-range = range
figure-standing = fire, standing
figure-moving = fire, moved
figure-guns = fire at 2, 3… hexes
figure-melee = melee
unit-against-infantry = { $dice ->
        [one] One die
       *[other] { $dice } dice
    } more in melee against infantry (N12.3).
unit-no-sabers = Sabers do not hit for it (N12.8).
unit-ignores-flags = Ignores { $count ->
        [one] one flag
       *[other] { $count } flags
    } (N15).
unit-runs = Goes back { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    } for each flag (N14).
unit-light = Light: it may battle on entering woods (N26.4).
unit-may-square = May form square against cavalry (N24).

## What the guided battle has taught

learned-1 = A card decides who acts; units near the enemy in one section make the most of it (N5, N6).
learned-2 = Dice go by blocks, distance and ground: look at the odds before each attack (N10, N12, N26).
learned-3 = A unit that attacks in melee may be hit back by those who stand; flags drive them off before that (N14, N21).
learned-4 = Banners win, not ground: finish a weak unit rather than scratch three (N3).

## How the sheet of units is read

help-units = In brackets: how far it goes if it is to battle as well. Dice are listed for a unit with 1, 2, 3… blocks left, those of guns by distance at full strength (N7, N10, N12).

## Hints

hint-score = { $more ->
        [yes] You win more banners.
       *[no] You win fewer banners.
    }
hint-their-score = { $more ->
        [yes] The enemy wins more banners.
       *[no] The enemy wins fewer banners.
    }
hint-places = { $more ->
        [yes] Your units are nearer to ground that gives banners.
       *[no] Your units are farther from ground that gives banners.
    }
hint-hand = { $more ->
        [yes] You keep a better hand of cards.
       *[no] You keep a worse hand of cards.
    }

## Handicaps: what is changed for a side

handicap-banners = { $side_the } need { $count ->
        [one] 1 banner
       *[other] { $count } banners
    } { $change ->
        [fewer] { $count ->
            [one] less
           *[other] fewer
        }
       *[more] more
    } to win
handicap-label-banners = { $side }: banners to win
