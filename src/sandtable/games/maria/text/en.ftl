# The words of Maria in English.
#
# Cities and generals are called as they are in data/. A power has a plain form and, as an attribute,
# one with its article. Sentences get their capital letter when they are spoken.

## The lid of the box

lid-line = A queen alone against half of Europe, with no ally she can trust
lid-length = an evening

## Names

seat-austria = Austria
    .number = one
seat-france = France
    .number = one
seat-prussia = Prussia
    .number = one

power-austria = Austria
power-pragmatic = Pragmatic Army
    .the = the Pragmatic Army
    .brief = Pragmatic
power-france = France
power-bavaria = Bavaria
power-prussia = Prussia
power-saxony = Saxony
nobody = nobody

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
card-reserve = reserve

track-saxony = Saxony
track-russia = Russia
track-italy = Italy

general = { $name }
train = train of { $power_the }
    .the = the train of { $power_the }
train-numbered = train { $number } of { $power_the }
    .the = train { $number } of { $power_the }
hussar = hussar { $number }
off-map = off the map
box-east-prussia = East Prussia
box-italy-france = Italy
box-italy-austria = Italy

stage-set-up = Set-up
stage-politics = Politics
stage-hussars = Hussars
stage-france = France and Bavaria
stage-prussia = Prussia and Saxony
stage-austria = Austria and the Pragmatic Army
stage-vote = Imperial Election
stage-winter = Winter

## Cities that the reader calls something else than the map does

city-paris = Paris
city-dunkerque = Dunkirk
city-strasbourg = Strasbourg
city-gent = Ghent
city-brugge = Bruges
city-antwerpen = Antwerp
city-brussel = Brussels
city-luxembourg = Luxembourg
city-ieper = Ypres
city-amsterdam = Amsterdam
city-liege = Liège
city-koeln = Cologne
city-berlin = Berlin
city-breslau = Wrocław
city-dresden = Dresden
city-leipzig = Leipzig
city-muenchen = Munich
city-nuernberg = Nuremberg
city-prag = Prague
city-bruenn = Brno
city-olmuetz = Olomouc
city-wien = Vienna
city-pressburg = Bratislava
city-oedenburg = Sopron
city-raab = Győr
city-komorn = Komárom
city-stuhlweissenburg = Székesfehérvár
city-tyrnau = Trnava
city-trentschin = Trenčín
city-neutra = Nitra
city-posen = Poznań

## Political events

affair-1 = Sweden marches on Russia
    .does = Move the marker of Russia 1 box to the left.
affair-2 = Coup in the Winter Palace
    .does = Move the marker of Russia 1 box to the left or to the right.
affair-3 = Pressburg stands by Maria Theresa
    .does = Austria recruits up to 3 troops for nothing.
affair-4 = Spaniards land in Tuscany
    .does = Move the marker of Italy 1 box to the left.
affair-5 = Promises to Dresden
    .does = Move the marker of Saxony 1 box to the left.
affair-6 = Gold from London
    .does = Austria draws 2 cards.
affair-7 = Walpole falls
    .does = The Pragmatic Army draws 1 card more a turn until the year ends.
affair-8 = Sardinia chooses Vienna
    .does = Move the marker of Italy 1 box to the right.
affair-9 = A squadron before Naples
    .does = Move the marker of Italy 1 box to the right.
affair-10 = Grumbling in Dresden
    .does = Move the marker of Saxony 1 box to the right.
affair-11 = London and Saint Petersburg agree
    .does = Move the marker of Russia 1 box to the right.
affair-12 = The French militia is called
    .does = France recruits up to 3 troops, at 2 points each.
affair-13 = Imperial Election
    .does = The electors vote at the end of this turn.
affair-14 = Treaty of Worms
    .does = Move the marker of Italy up to 2 boxes to the right.
affair-15 = The Bourbons stand together
    .does = Move the marker of Italy up to 2 boxes to the left.
affair-16 = Whispers in Saint Petersburg
    .does = Move the marker of Russia 1 box to the left.
affair-17 = The old Cardinal dies
    .does = The power that takes it draws 2 cards.
affair-18 = Vienna and Dresden make a pact
    .does = Move the marker of Saxony 1 box to the right.
affair-19 = The States General vote for war
    .does = The Pragmatic Army recruits up to 3 troops, at 2 points each.
affair-20 = League of Frankfurt
    .does = Move the marker of Saxony 1 box to the left.
affair-21 = Jacobite scare
    .does = The Pragmatic Army draws 1 card less a turn until the year ends.
affair-22 = Night at Velletri
    .does = Move the marker of Italy 1 box to the left or to the right.
affair-23 = Bestuzhev in office
    .does = Move the marker of Russia up to 2 boxes to the right.
affair-24 = Pandurs
    .does = Austria recruits up to 2 troops for nothing.
affair-25 = The cantons send recruits
    .does = Prussia recruits up to 3 troops, at 2 points each.

## What happens

event-turn = Turn { $turn } begins.
event-laid-out = The war begins: pieces and markers stand in their places, for { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
event-musters = { $power_the } shares out { $count ->
        [one] 1 troop
       *[other] { $count } troops
    } in secret.
event-dealt = { $power_the } begins with { $cards }.
event-dealt-unseen = { $power_the } begins with { $count } { $count ->
        [one] card
       *[other] cards
    }.
event-new-deck = Deck { $count } is begun.
event-reshuffle = The two fullest piles of discards are shuffled: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-income = { $power_the } draws { $count ->
        [0] nothing
       *[other] { $cards }
    }.
event-income-unseen = { $power_the } draws { $count ->
        [0] nothing
        [one] 1 card
       *[other] { $count } cards
    }.
event-draws-nothing = { $power_the } draws nothing: { $city } is lost.
event-drew-already = { $power_the } has drawn its cards of this turn already.
event-pays = { $power_the } pays with { $card }, worth { $value }.

event-offers-subsidy = { $power_the } offers { $other_the } a card a turn, for { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }.
event-contract = { $power_the } gives { $other_the } a card a turn, for { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }.
event-contract-late = { $power_the } will give { $other_the } a card a turn from the next turn on, for { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }.
event-contract-refused = { $power_the } and { $other_the } do not agree.
event-contract-ended = { $power_the } and { $other_the } end their contract.
event-contract-over = The contract of { $power_the } with { $other_the } has run out.
event-contract-suspended = The contract of { $power_the } with { $other_the } rests this turn.
event-contract-void = The contract of { $power_the } with { $other_the } is void.

event-hussar-placed = { $piece } rides to { $city }.
event-hussar-left = { $piece } stays: { $city }.
event-hussar-gone = { $piece } is driven out of { $city }.
event-hussar-leaves = { $piece } leaves { $city }, which is neutral now.

event-toll = { $piece } is cut off by hussars: a toll of { $value } must be paid for his supply.
event-toll-ruins = { $power_the } owes { $count } and has only { $value }: the whole hand is gone.
event-supplied = { $piece } in { $city } is in supply.
event-unsupplied = { $piece } is out of supply and loses { $count ->
        [one] 1 troop
       *[other] { $count } troops
    }.
event-union-shares = { $piece } and { $partner } share what is left.
event-keeps = { $piece } stays, { $partner } leaves the map.
event-general-lost = { $piece } has no troops left in { $city } and leaves the map.

event-steps = { $piece }: { $from } → { $city }.
event-unites = { $piece } joins { $partner } in { $city }.
event-union-agreed = { $piece } may join.
event-union-refused = The union is refused.
event-hands-over = { $power_the } lets its partner move.
event-disputes = { $power_the } disputes the order: from now on they take turns in Flanders.
event-train-lost = { $piece_the } is lost in { $city }.
event-train-placed = { $piece_the } is set up in { $city }.
event-hurries-past = { $piece } hurries past { $city } and does not conquer it.
event-passes-in-vain = { $piece } passes { $city } out of supply and does not conquer it.
event-query = { $city } is protected by { $piece }: { $power_the } leaves a query there.
event-query-lifted = { $city } is not conquered by { $power_the }: the query is lifted.
event-conquers = { $power_the } conquers { $city }.
event-elector-turned = { $power_the } turns the elector of { $city }.
event-electors-box = The electors' box: { $power }.
event-aside-returns = { $count ->
        [one] 1 marker of { $power_the } that had been set aside comes back to the pool.
       *[other] { $count } markers of { $power_the } that had been set aside come back to the pool.
    }
event-shifts = { $piece } now has { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }.
event-shifts-unseen = { $piece } and his partner share their troops anew.

event-commands = { $piece } commands in { $city }.
event-battle = { $piece } ({ $from }) attacks { $target } ({ $city }).
event-troops-shown = Troops: { $piece } { $troops }, { $target } { $count }.
event-plays = { $power_the } plays { $card }, worth { $value }, for { $piece } in { $city }.
event-drawn = The battle of { $piece } ({ $from }) against { $target } ({ $city }) is a draw.
event-beaten = { $piece } ({ $power }) beats { $target } ({ $other }) in { $city } by { $count }: { $troops ->
        [one] 1 troop is lost
       *[other] { $troops } troops are lost
    }.
event-subordinate-loses = { $piece }, the subordinate, loses { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    } first.
event-losses-spread = { $piece } keeps { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }.
event-losses-spread-unseen = { $power_the } spreads its losses.
event-retreats = { $piece } retreats: { $from } → { $city }.
event-battle-markers = { $count ->
        [0] The battle box of { $power_the } is full: no marker is put into it.
        [one] { $power_the } puts 1 marker into its battle box.
       *[other] { $power_the } puts { $count } markers into its battle box.
    }
event-markers-lost = { $count ->
        [0] { $power_the } has no marker in its battle box to lose.
        [one] { $power_the } takes 1 marker out of its battle box.
       *[other] { $power_the } takes { $count } markers out of its battle box.
    }

event-event-revealed = On offer: "{ $event }".
event-election-comes = "{ $event }": the electors will vote at the end of this turn.
event-trump-turned = { $card } is turned over: its suit is trump.
event-trump-named = { $power_the } names { $suit } as trump.
event-places-card = { $power_the } places { $card } face down.
event-places-card-unseen = { $power_the } places a card face down.
event-places-nothing = { $power_the } places nothing.
event-card-counts = { $power_the } shows { $card }: it counts.
event-card-goes-back = { $power_the } shows { $card }: it goes back to the hand.
event-display-total = { $power_the } has { $value } on the display.
event-holds-cards = { $power_the } keeps its cards, worth { $value }, on the display.
event-takes-event = { $power_the } takes "{ $event }".
event-cards-stay = The cards of { $power_the } stay on the display.
event-cards-come-back = { $count ->
        [one] 1 card comes
       *[other] { $count } cards come
    } back to { $power_the }.
event-cards-late = { $count ->
        [one] 1 card comes
       *[other] { $count } cards come
    } back to { $power_the } next turn.
event-event-lapses = Nobody takes "{ $event }".
event-does-nothing = { $power_the } makes no use of "{ $event }".
event-marker-shifts = { $power_the } moves the marker of { $track } to box { $value }.
event-event-recruits = { $power_the } may recruit { $count ->
        [one] 1 troop
       *[other] up to { $count } troops
    } at once.
event-event-draws = { $power_the } draws { $cards }.
event-event-draws-unseen = { $power_the } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-event-income = The income of { $power_the } changes by { $value } until the year ends.
event-goes-on-mission = { $piece } leaves on a mission of { $power_the }.
event-mission-owed = { $power_the } has nobody to send: the mission is owed.
event-return-waits = { $piece } cannot come back yet.
event-returns-from-mission = { $piece } comes back from his mission to { $city }.
event-italy-box = The Italy box: { $power }.
event-marker-moves = The marker of { $track } moves to box { $value }.

event-votes-francis = { $city }: { $power_the } votes for Francis of Lorraine.
event-votes-charles = { $city }: { $power_the } votes for Charles Albert of Bavaria.
event-emperor = { $count ->
        [one] 1 vote
       *[other] { $count } votes
    } for Francis, { $value } for Charles Albert: { $power_the } has made the Emperor.

event-offers-peace = { $power_the } offers { $other_the } peace for Silesia.
event-refuses-peace = { $power_the } refuses.
event-annexes-silesia = { $other_the } agrees: { $power_the } annexes Silesia.
event-silesia-box = { $power_the } has a marker in the Silesia box.
event-train-comes = { $piece_the } comes to { $city }.
event-truce = { $power_the } is neutral until its stage after the next.
event-truce-over = The truce of { $power_the } is over.
event-reduces = { $power_the } reduces its objectives: { $count ->
        [one] 1 marker leaves
       *[other] { $count } markers leave
    } Austria.
event-marker-leaves = A marker of { $power_the } leaves { $city } for its pool.
event-marker-aside = A marker of { $power_the } leaves { $city } and is set aside.

event-saxony-wavers = { $power } wavers: { $count ->
        [one] 1 step
       *[other] { $count } steps
    }.
event-steps-lost = { $count ->
        [one] 1 step at the end of the track of { $track } is lost.
       *[other] { $count } steps at the end of the track of { $track } are lost.
    }
event-forbids-steps = { $power_the } forbids { $count ->
        [one] 1 step
       *[other] { $count } steps
    }.
event-saxony-let-go = { $power_the } lets Saxony go.
event-saxony-neutral = { $power } is neutral.
event-saxony-austrian = { $power } is an ally of Austria.
event-saxony-prussian = { $power } is an ally of Prussia again.
event-is-sent = { $piece_the } is sent from { $from } to { $city }.

event-winter = Winter after turn { $turn }.
event-recruits = { $power_the } recruits { $count ->
        [one] 1 troop
       *[other] { $count } troops
    } for { $value }.
event-troop-placed = { $piece } gets 1 troop.
event-troop-placed-unseen = A general of { $power_the } gets 1 troop.
event-comes-back = { $piece } comes back to the map in { $city }.
event-winter-scores = The pools after turn { $turn } are noted.
event-winters = { $power_the } has { $count } from its winters.

event-wins = { $power_the } wins: all its markers are placed.
event-wins-by-winters = { $power_the } wins with { $count } from its winters, the fewest of all.
event-austria-held = { $power_the } has held out and wins.

## What is asked

sharing-muster = Share out your troops among your generals.
sharing-shift = How do generals in one city share their troops?
question-muster = { $power_the } has { $count ->
        [one] 1 troop
       *[other] { $count } troops
    } left for { $generals ->
        [one] 1 general
       *[other] { $generals } generals
    }: how many for { $piece }?
question-subsidy = Negotiation: to whom does { $power_the } offer one of its new cards each turn?
question-subsidy-turns = For how many turns does { $power_the } give { $other_the } a card?
question-subsidy-answer = { $power_the } offers { $other_the } a card a turn, for { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, as a binding contract. Agreed?
question-end-answer = { $power_the } wants to end its contract with { $other_the }. Agreed?
question-hussar = Where does { $piece } go?
question-pay = { $reason ->
        [toll] Hussars take a toll that must be paid: { $power_the } owes { $count }.
        [train] For its train { $power_the } owes { $count }.
        [mission] For the mission { $power_the } owes { $count }.
       *[other] { $power_the } owes { $count }.
    } Which card pays? No change is given.
question-supply = The hand was worth { $count } in all, less than the toll: who is supplied with it?
question-keep = One troop is left: does { $piece } stay, or the other?
question-move = { $power }: which piece moves?
question-step = Where does { $piece_the } go?
question-march-together = { $piece } would march together with { $partner }. Agreed?
question-unite = { $piece } would join { $partner }. Agreed?
question-consent = A general would join yours in { $city }. Agreed?
question-train-where = Where is { $piece_the } set up?
question-shift = { $piece } and { $partner } have { $count ->
        [one] 1 troop
       *[other] { $count } troops
    } together: how many for { $piece }?
question-attack = Who fights first?
question-target = Whom does { $city } attack?
question-commander = Who commands in { $city }?
question-battle-card = { $score ->
        [0] The battle stands even.
       *[other] You are behind by { $score }.
    } Which card does { $power_the } play for { $piece } against { $target } in { $city }?
question-reserve-value = How much does the reserve of { $power_the } count in { $city }?
question-spread-losses = What is left is shared with { $partner }: how many for { $piece }?
question-survivor = One troop is left in { $city }: who stays?
question-retreat = { $piece } retreats from { $city }, { $count ->
        [one] 1 more city
       *[other] { $count } more cities
    }: where to?
question-trump = { $power_the } names the trump: which suit?
question-place-card = Which card does { $power_the } place face down? Only { $sign } and reserves count.
question-take-event = Does { $power_the } take an event, or keep its cards on the display?
question-shift-marker = How far does the marker of { $track } move?
question-event-effect = "{ $event }": let it happen?
question-mission = Which general of { $power_the } leaves on the mission?
question-return = Does { $piece } come back from his mission?
question-relocate = Where does { $piece_the } go?
question-saxon-steps = { $count ->
        [one] Saxony would take 1 step to the right
       *[other] Saxony would take { $count } steps to the right
    }: how many do you forbid?
question-vote = For whom does { $city } vote?
question-offer-peace = Offer Austria peace for Silesia?
question-answer-peace = Prussia offers peace for Silesia. Agreed?
question-second-train = Where is { $piece_the } set up?
question-reduce = Reduce the objectives of France?
question-recruit-pay = A troop costs { $price }; { $power_the } has paid { $count }, enough for { $troops ->
        [0] none
        [one] 1 troop
       *[other] { $troops } troops
    }. Which card pays?
question-recruit = { $power_the } has { $count ->
        [one] 1 troop
       *[other] { $count } troops
    } to place: who gets one?
question-enter-at = Where does { $piece } come back?

## What may be answered

action-done = { $question ->
        [move] end the movement
        [recruit-pay] pay no more
        [recruit] no more troops
       *[other] done
    }
action-pass = { $question ->
        [battle-card] play no card
        [place-card] place nothing
        [subsidy] offer nothing
        [shift-marker] leave the marker where it is
        [event-effect] let nothing happen
        [mission] send nobody
        [return] stay on the mission
        [offer-peace] offer no peace
        [reduce] reduce nothing
       *[other] pass
    }
action-agree = { $question ->
        [answer-peace] accept the peace
        [consent] let him join
        [end-answer] end the contract
        [event-effect] let it happen
        [march-together] march together
        [subsidy-answer] accept the contract
        [unite] let him join
       *[other] agree
    }
action-refuse = { $question ->
        [answer-peace] refuse the peace
        [consent] do not let him join
        [end-answer] keep the contract
        [march-together] do not march together
        [subsidy-answer] refuse the contract
        [unite] do not let him join
       *[other] refuse
    }
action-troops = { $count ->
        [one] 1 troop
       *[other] { $count } troops
    }
action-card = play { $card }
action-value = as { $count }
action-pay = pay with { $card }: worth { $value }
action-supply = supply { $piece }
action-hussar = to { $city }
action-leave = { $question ->
        [hussar] leave it where it is
       *[other] leave it
    }
action-move = move { $piece_the }
action-together = { $question ->
        [return] { $piece } joins the general who is there
       *[other] the union of { $piece } marches together
    }
action-force = force march: { $piece }
action-force-together = force march: the union of { $piece }
action-step = to { $city }
action-stop = { $question ->
        [step] end the march here
       *[other] stop
    }
action-replace = buy { $piece_the } a new place
action-at = in { $city }
action-hand-over = let the partner move first, then go on
action-dispute = demand to take turns in Flanders
action-attack = from { $city }
action-target = against { $city }
action-commander = { $piece } commands
action-keep = { $piece } stays
action-retreat = to { $city }
action-trump = { $sign } { $suit }
action-place = place { $card }
action-take = take "{ $event }"
action-hold = { $question ->
        [take-event] keep the cards on the display
       *[other] hold
    }
action-left = { $count ->
        [one] 1 box to the left
       *[other] { $count } boxes to the left
    }{ $told }
action-right = { $count ->
        [one] 1 box to the right
       *[other] { $count } boxes to the right
    }{ $told }
action-recruit = a troop for { $piece }
action-enter = { $piece } comes back
action-mission = send { $piece }
action-return = { $piece } comes back
action-francis = for Francis of Lorraine
action-charles = for Charles Albert of Bavaria
action-offer = offer peace
action-reduce = reduce the objectives
action-forbid = { $count ->
        [0] forbid none
        [one] forbid 1 step
       *[other] forbid { $count } steps
    }
action-subsidy = a contract with { $power_the }
action-end-subsidy = end the contract with { $power_the }
action-turns = { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }

## Beside the board

panel-battle = Battle
panel-powers = Powers
panel-pool = To place
panel-box = Battle
panel-aside = Aside
panel-cards = Cards
panel-display = Political display
panel-offered = On offer
panel-takers = For { $powers }.
panel-trump = Trump
panel-tracks = Politics
status-prussian-ally = ally of Prussia
status-neutral = neutral
status-austrian-ally = ally of Austria
box-income = { $power }: { $count } card a turn
box-set-income = { $power }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } a turn
box-mission = { $power }: a general on a mission
box-marker = { $power }: a marker of victory
panel-contracts = Contracts
panel-compulsory = owed in 1741
panel-contracts-note = Offered at the beginning of the stages of France and of Austria. If both powers agree, both are bound.
panel-winters = Winter sheet
panel-sum = Sum
panel-troops = { $count ->
        [one] 1 troop
       *[other] { $count } troops
    }
panel-score-then = Score after it: { $score }
panel-battle-note = { $score ->
        [0] Even. { $piece } must play a { $sign } card, if he has one.
       *[other] { $piece } is { $score } behind: a { $sign } card, a reserve, or defeat.
    }
panel-battle-course = Score of { $piece }: { $course }.
panel-beyond = { $power }: every marker is placed. Earned beyond them: { $beyond }.
panel-pool-tip = Still to be placed, of { $count }
panel-face-down = Face down
panel-box-nothing = no effect
look-at-home = { $piece } is at home and needs no train.
look-fed = { $piece } is fed by a train, { $count ->
        [one] 1 road
       *[other] { $count } roads
    } away.
look-toll = Hussars are in the way of { $piece }: supply costs { $count }.
look-hungry = { $piece } is out of supply here.
look-guarded = Protected by { $piece }.
look-unguarded = Protected by nobody: an enemy who marches through takes it.
holding-battles = in the battle box
holding-aside = set aside
holding-beyond = earned beyond its markers
look-minor-fortress = A fortress, held by: { $power }
look-major-fortress = A major fortress, held by: { $power }
look-general-known = { $piece } ({ $power }), { panel-troops }
look-general = { $piece } ({ $power }), { $least } to { $most } troops
legend-minor-fortress = fortress
legend-major-fortress = major fortress
war-turn = Turn { $turn }
war-markers = Markers of victory
war-story-begin = { $title }: { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $count ->
        [0] no battle
        [one] 1 battle
       *[other] { $count } battles
    }.
war-story-year = { $year }
war-story-politics = Politics: { $taken }.
war-story-battles = { $count ->
        [one] One battle was fought.
       *[other] { $left ->
            [0] { $count } battles were fought.
           *[other] { $count } battles were fought; the bloodiest:
        }
    }
war-story-beaten = { $winner } ({ $power }) beat { $loser } ({ $other }) at { $city } by { $count }; { $troops ->
        [one] 1 troop was lost
       *[other] { $troops } troops were lost
    }.
war-story-drawn = { $piece } and { $target } fought to a draw at { $city }.
war-story-took = { $power_the } took { $cities }.
war-story-off = Without troops and off the map: { $generals }.
war-story-markers = Markers of victory placed by then: { $standing }.
war-story-winters = What was left over the winters, in sum: { $standing }.
war-ending = { $power_the } wins after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }: { $how ->
        [held] it has held out
        [winters] it had the fewest markers left over the winters
       *[markers] all its markers are placed
    }.

## Why not

refusal-not-in-hand = This power does not hold that card.
    .of = { $power_the } does not hold that card.
refusal-hussar-map = Hussars ride on the map of Bohemia only.
    .of = { $city }: hussars ride on the map of Bohemia only.
refusal-hussar-far = No Austrian general is within 4 cities of it.
    .of = { $city }: no Austrian general is within 4 cities of it.
refusal-hussar-piece = A piece stands there.
    .of = { $piece_the } stands in { $city }.
refusal-hussar-twice = The other hussar is there already.
    .of = { $piece } is in { $city } already.
refusal-hussar-stays = It is there already: leave it.
    .of = { $piece } is in { $city } already: leave it.
refusal-hussar-neutral = That ground is neutral.
    .of = { $city }: that ground is neutral.
refusal-no-toll = No toll is due: a path without hussars feeds him, or he is no enemy of Austria.
    .of = { $piece } owes no toll: a path without hussars feeds him, or he is no enemy of Austria.
refusal-toll-covered = His supply is paid for already.
    .of = The supply of { $piece } is paid for already.
refusal-toll-too-high = What is left does not cover his supply.
    .of = What is left does not cover the supply of { $piece }.
refusal-not-your-piece = That piece is not yours to move.
    .of = { $piece_the } is not yours to move.
refusal-hussar-no-piece = A hussar is no piece and does not march.
    .of = { $piece } is no piece and does not march.
refusal-not-this-stage = That power does not act in this stage.
    .of = { $piece_the } is of a power that does not act in this stage.
refusal-not-on-map = It is not on the map.
    .of = { $piece_the } is not on the map.
refusal-moved-already = It has moved already.
    .of = { $piece_the } has moved already.
refusal-united-now = A general who has just united moves no more.
    .of = { $piece } has just united and moves no more.
refusal-no-union = He stands alone.
    .of = { $piece } stands alone.
refusal-name-commander = Name the commander of the union.
    .of = { $piece } commands the union: name him.
refusal-name-the-other = The union marches under the name of its other general.
    .of = The union marches under the name of { $piece }: name him.
refusal-no-way-out = Every city beside it is closed to it.
    .of = Every city beside { $piece_the } is closed.
refusal-no-forced-way = Every main road from there is closed to a force march.
    .of = Every main road from there is closed to a force march of { $piece }.
refusal-not-next = One step leads along one road: go there city by city.
    .of = { $city } is not adjacent: go there city by city.
refusal-stands-there = It stands there: a step leads to an adjacent city.
    .of = { $piece_the } stands in { $city }: a step leads to an adjacent city.
refusal-too-far = A general moves 3 cities, 4 on main roads alone.
    .of = { $city }: a general moves 3 cities, 4 on main roads alone.
refusal-train-too-far = A train moves 2 cities, 3 on main roads alone.
    .of = { $city }: a train moves 2 cities, 3 on main roads alone.
refusal-train-never-forced = A force march is for generals, not for trains.
    .of = { $piece_the } makes no force march: that is for generals.
refusal-forced-too-far = A force march has 8 cities at most.
    .of = { $city }: a force march has 8 cities at most.
refusal-other-map = That power may not go to the other map.
    .of = { $city }: that power may not go to the other map.
refusal-neutral-ground = That ground is neutral.
    .of = { $city }: that ground is neutral.
refusal-neutral-stays = A neutral piece does not leave its country.
    .of = { $city }: a neutral piece does not leave its country.
refusal-taken-by-piece = A piece stands there.
    .of = { $piece_the } stands in { $city }, and nobody jumps over a piece.
refusal-train-blocks = A friendly train is in the way.
    .of = { $piece_the } in { $city }, which is friendly, is in the way.
refusal-train-enters-nothing = A train enters no city with a piece.
    .of = A train enters no city with a piece: { $piece_the } stands in { $city }.
refusal-no-third-general = Three generals never share a city.
    .of = Two generals stand in { $city } already; { $piece } is one of them.
refusal-union-no-third = A union joins nobody.
    .of = A union joins nobody, and { $piece } stands in { $city }.
refusal-main-roads-only = A force march keeps to main roads.
    .of = { $city }: a force march keeps to main roads.
refusal-forced-fortress = A force march does not enter an enemy fortress.
    .of = { $city }: a force march does not enter an enemy fortress.
refusal-forced-near-enemy = A force march does not pass beside an enemy.
    .of = { $city } lies beside { $piece_the } in { $from }, and a force march does not pass beside an enemy.
refusal-forced-train = A force march runs over no train.
    .of = A force march runs over no train: { $piece_the } stands in { $city }.
refusal-step-first = Take a step first.
refusal-other-done = Your partner has finished moving.
refusal-handed-back = It was just handed back to you: move, or be done.
refusal-flanders-done = You have finished in Flanders.
refusal-train-in-hand = First the train is set down and paid for.
    .of = { $piece } is set down and paid for first.
refusal-no-train = That is no train of this game.
refusal-train-not-bought = The second Prussian train waits for the annexation of Silesia.
refusal-train-moved = A train that has moved is not set down anew.
    .of = { $piece_the } has moved and is not set down anew.
refusal-cannot-pay = The hand is worth less than 4.
    .of = The hand of { $power_the } is worth less than 4.
refusal-no-place = No fortress is free for it.
    .of = No fortress is free for { $piece_the }.
refusal-not-major-fortress = It must be a major fortress.
    .of = { $city }: it must be a major fortress.
refusal-not-home-fortress = It must be a fortress of one's own country, or of the minor partner.
    .of = { $city } is no fortress of { $power_the } at home, nor of its minor partner.
refusal-place-taken = A piece stands there.
    .of = { $piece_the } stands in { $city }.
refusal-place-lost = The fortress is not held by this power or its friends.
    .of = { $city } is not held by this power or its friends.
refusal-too-few-troops = The other general would lead more than 8 troops.
    .of = { $piece } would lead more than 8 troops.
refusal-too-many-troops = The other general would be left without a troop.
    .of = { $piece } would be left without a troop.
refusal-not-of-the-union = He is not of this union.
    .of = { $piece } is not of this union.
refusal-union-refused = The other power does not consent.
    .of = The power of { $piece } in { $city } does not consent.
refusal-must-fight = A general who stands beside an enemy must fight.
refusal-no-battle-here = Nobody has to fight from there.
    .of = { $city }: nobody has to fight from there.
refusal-no-enemy-beside = No enemy to fight stands there.
    .of = { $city }: no enemy to fight stands there.
refusal-austria-first = The battles of Austria come first.
refusal-retreated-already = A general who has retreated fights no more in this phase.
    .of = { $piece } has retreated and fights no more in this phase.
refusal-fought-already = These two have fought already.
    .of = { $piece } and { $target } have fought already.
refusal-not-listed = These two have no battle left: who fights whom was settled when the phase began.
    .of = { $piece } and { $target } have no battle left: who fights whom was settled when the phase began.
refusal-changed-sides = A general who has changed sides fights no more in this phase.
    .of = { $piece } has changed sides and fights no more in this phase.
refusal-not-in-union = He does not stand in this union.
    .of = { $piece } does not stand in this union.
refusal-not-held = This power does not hold that card.
    .of = { $power_the } does not hold that card.
refusal-value-first = First name the value of the reserve on the table.
refusal-commander-first = First name who commands the union.
refusal-partners-card = Only cards of the commander's power may be played.
    .of = Only cards of { $power_the }, the commander's power, may be played.
refusal-wrong-suit = It is not of the suit of the city where your general stands.
    .of = { $city } is a city of { $suit }, and the card is of another suit.
refusal-must-play = The score is 0: a card of the suit must be played.
refusal-not-a-value = A reserve counts 1 to 8.
refusal-not-a-share = What is left cannot be shared like that.
refusal-not-a-survivor = He is not one of the two.
    .of = { $piece } is not one of the two.
refusal-not-adjacent-retreat = A retreat goes from city to city.
    .of = { $city }: a retreat goes from city to city.
refusal-visited-twice = A retreat enters no city twice.
    .of = { $city }: a retreat enters no city twice.
refusal-retreat-occupied = A piece stands there.
    .of = { $piece_the } stands in { $city }.
refusal-retreat-closed = That ground is closed to this power.
    .of = { $city }: that ground is closed to this power.
refusal-retreat-too-short = From there the retreat could not be finished.
    .of = { $city }: from there the retreat could not be finished.
refusal-retreat-not-furthest = The retreat must lead as far away from the winner as possible.
    .of = { $city }: the retreat must lead as far away from the winner as possible.
refusal-not-held-to-pay = This power does not hold that card.
    .of = { $power_the } does not hold that card.
refusal-no-room-for-troops = Nobody has room for more troops.
refusal-enough-paid = That many troops are paid for, and no more are to be had.
refusal-not-its-power = He is of another power.
    .of = { $piece } is of another power.
refusal-not-removed = He is not off the map.
    .of = { $piece } is on the map already.
refusal-must-reenter = He must come back to the map first.
    .of = { $piece } must come back to the map first.
refusal-eight-troops = He has 8 troops, and no general has more.
    .of = { $piece } has 8 troops, and no general has more.
refusal-no-way-back = No fortress is open to him.
    .of = No fortress is open to { $piece }.
refusal-nobody-to-recruit = Nobody there can get troops: no fortress is open to a general who could come back.
    .of = Nobody of { $power } can get troops: no general is on the map, and no fortress is open to one who could come back.
refusal-not-an-entry = It must be a major fortress of his own country.
    .of = { $city }: it must be a major fortress of his own country.
refusal-entry-held = The fortress is in enemy hands.
    .of = { $city }: the fortress is in enemy hands.
refusal-entry-occupied = A piece stands there that he may not join.
    .of = { $piece_the } stands in { $city }: no union is possible there.
refusal-place-all-troops = Troops that are paid for must be placed.
refusal-below-least = He begins with more troops than that.
    .of = { $piece } begins with more troops than that.
refusal-over-most = He cannot begin with so many troops.
    .of = { $piece } cannot begin with so many troops.
refusal-sum-unfit = The troops of this power would not add up.
refusal-moves-later = Pieces move in the movement phase of their own stage.
refusal-moves-over = The movement phase is over.
refusal-others-march = Pieces of another power are moving, in its own stage.
refusal-stage-of-others = It is another power's stage.
    .of = { $piece_the } moves in another stage.
refusal-no-step-now = Nobody is on the march: pick a piece first.
refusal-no-placing-now = Nothing is being set down: name a train first, in the movement phase.
refusal-fight-later = Battles come after the movement.
refusal-fights-in-stage = Generals attack in the stage of their own power.
refusal-fights-over = The battles of this stage are over.
refusal-no-card-now = Cards are played in battle, by the side that is behind.
refusal-no-payment-now = There is nothing to pay now.
refusal-no-toll-now = No toll is shared out now.
refusal-supply-later = Supply is checked after the cards are drawn.
refusal-supply-over = The supply of this stage has been checked.
refusal-supply-of-stage = Only the powers of the stage have their supply checked.
    .of = { $piece } has his supply checked in the stage of his own power.
refusal-hussars-later = Hussars are placed in their own stage.
refusal-no-command-now = No commander is named now.
refusal-no-survivor-now = Nobody has to be given up now.
refusal-no-retreat-now = Nobody retreats now.
refusal-politics-later = That belongs to the politics stage.
refusal-politics-over = The events of this turn are over: only their effects follow.
refusal-no-recruits-now = Troops are recruited in winter, or by an event.
refusal-recruits-in-turn = In winter the powers recruit one after another.
    .of = In winter the powers recruit one after another: now it is the turn of { $power_the }.
refusal-recruits-by-event = Only the power that the event names recruits now.
    .of = By this event nobody recruits but { $power_the }.
refusal-name-place-first = First say where he comes back.
    .of = First say where { $piece } comes back.
refusal-awaits-consent = First the other power says whether the two generals may unite.
refusal-no-mission-now = No mission is demanded now.
refusal-no-vote-now = There is no election now.
refusal-votes-in-turn = The powers vote in the order of the display.
refusal-no-vote-left = No electoral seat is left for which you vote.
refusal-no-offer-now = Prussia offers peace, at the end of its stage.
refusal-peace-offered = Peace is offered, and Austria answers now.
refusal-mission-goes-on = The track still demands his mission.
    .of = { $piece } stays away: the track still demands his mission.
refusal-no-reduction-now = France reduces its objectives, at the end of its stage.
refusal-no-forbidding-now = Saxony is not wavering now.
refusal-shift-first = First say how many troops each of the two generals has.
refusal-no-shift-now = No troops are shared out or shifted now.
refusal-must-answer = There is no passing here: the rule wants an answer.
refusal-no-such-card = You do not hold that card.
    .of = { $power_the } does not hold that card.
refusal-on-display = That card lies on the display.
refusal-not-on-offer = That event is not on offer.
    .of = "{ $event }" is not on offer.
refusal-no-emblem = The event does not show this power's emblem.
    .of = "{ $event }" does not show this power's emblem.
refusal-wrong-direction = The event does not move the marker that way.
refusal-too-many-steps = The event does not move the marker so far.
refusal-track-ends = The track ends there.
refusal-not-for-mission = He cannot be sent on this mission.
    .of = { $piece } cannot be sent on this mission.
refusal-mission-too-expensive = Sending a general from off the map costs 8.
    .of = { $piece } is off the map: sending a general from there costs 8.
refusal-mission-is-due = Somebody must be sent.
refusal-not-on-mission = He is not on a mission.
    .of = { $piece } is not on this mission.
refusal-entry-blocked = The city where he would come back is not free.
    .of = The city where { $piece } would come back is not free.
refusal-nobody-to-join = There is nobody whom he could join.
refusal-not-its-home = It goes to its own country.
    .of = { $city }: it goes to its own country.
refusal-closed-to-it = It may not stand there.
    .of = { $city }: it may not stand there.
refusal-city-taken = A piece stands there.
    .of = { $piece_the } stands in { $city }.
refusal-not-nearest = Another city is nearer.
    .of = { $city }: another city is nearer.
refusal-not-next-to-it = It makes room in an adjacent city.
    .of = { $city }: it makes room in an adjacent city.
refusal-not-so-many-steps = Saxony does not take so many steps.
refusal-silesia-not-held = Prussia does not hold all of Silesia.
    .of = Prussia does not hold all of Silesia: { $city } is missing.
refusal-peace-made = Peace has been made once already.
refusal-french-in-austria = A French general stands in Core Austria.
    .of = { $piece } stands in { $city }, in Core Austria.
refusal-reduced-already = The objectives have been reduced already.
refusal-nothing-to-reduce = France has no marker in Core Austria.
refusal-not-prussian-fortress = It must be a major fortress of Prussia.
    .of = { $city }: it must be a major fortress of Prussia.
refusal-fortress-taken = A piece stands there.
    .of = { $piece_the } stands in { $city }.
refusal-gives-nothing = Only a major power gives cards.
refusal-not-allied = These powers are neither allied nor partners.
    .of = { $power_the } and { $other_the } are neither allied nor partners.
refusal-contract-runs = They have a contract already.
    .of = { $power_the } gives { $other_the } a card already, by contract.
refusal-compulsory = The subsidy of 1741 cannot be ended.
refusal-no-contract = They have no contract.
    .of = { $power_the } has no contract with { $other_the }.
refusal-own-powers = Between powers of one player only Bavaria and Saxony may be given a card.
refusal-offered-already = That was offered already in this stage.
refusal-not-so-long = The war does not last so long.
refusal-no-talks-now = Contracts are made at the beginning of a stage.
refusal-receiver-first = First name the power that is to receive the cards.
refusal-turns-first = First say for how many turns the contract runs.
    .of = First say for how many turns the contract with { $other_the } runs.
refusal-offer-first = First answer the offer that was made to you.
refusal-not-taking-part = It takes no part in this game.
refusal-who-moves = Your partner is moving now.
refusal-winner-leads = The winner chooses the way of a retreat.
refusal-toll-at-home = A general at home owes no toll.
    .of = { $piece } is at home and owes no toll.
refusal-toll-of-other = Another power's toll is paid from its own hand.
    .of = { $piece } is of another power, which pays its own tolls.
refusal-named-together = A union is supplied as one: name its other general.
    .of = A union is supplied as one: name { $piece }.
refusal-hand-too-small = The hand did not cover the tolls, so all its cards went.
refusal-away-on-mission = He is on a mission, off the map.
    .of = { $piece } is on a mission, off the map.
refusal-train-set-down = A train that was set down anew does not move in this phase.
    .of = { $piece_the } was set down anew in this phase and stays there.
refusal-no-main-road = No main road leaves that city.
    .of = No main road leaves { $city }.
refusal-links-closed = In the introductory game the map of Flanders is closed.
    .of = { $city }: in the introductory game the map of Flanders is closed.
refusal-taken-by-ally = Allies do not share a city and do not pass each other.
    .of = { $piece_the } stands in { $city }, and allies do not share a city.
refusal-in-dispute = The order is disputed: in Flanders the two move in turn.
refusal-flanders-begun = A piece has moved in Flanders already, so the order is not disputed any more.
refusal-no-partner = There is no partner to move in turn with.
refusal-over-eight = No general leads more than 8 troops.
    .of = { $piece }: no general leads more than 8 troops.
refusal-no-troops-left = Every general leads at least 1 troop.
    .of = { $piece }: every general leads at least 1 troop.
refusal-no-enemy-near = No enemy stands next to it.
    .of = No enemy stands next to { $city }.
refusal-not-beside-attacker = That is not next to the city that attacks.
    .of = { $city } is not next to { $from }, from where the attack is made.
refusal-allies-at-peace = They are allies and never fight each other.
    .of = { $piece } and { $target } are of allied powers, which never fight each other.
refusal-never-at-war = Prussia and Saxony never fight the Pragmatic Army.
    .of = { $piece } and { $target }: Prussia and Saxony never fight the Pragmatic Army.
refusal-neutral-at-peace = A neutral general takes no part in combat.
    .of = { $piece } and { $target }: a neutral general takes no part in combat.
refusal-name-attacker = Name the city that attacks first.
refusal-moving-side-fights = The moving side decides on its battles.
    .of = { $city }: the moving side decides on the battle from there.
refusal-one-by-one = Battles are fought one after another: this one is not over.
    .of = Battles are fought one after another: the one from { $from } against { $city } is not over.
refusal-must-begin = The troops are equal at the start: the attacker must play a card of the suit.
refusal-one-each = Both generals keep at least 1 troop.
refusal-no-reserve = Only a reserve has its value named, when it is played.
refusal-retreat-train = A retreat runs over no train.
    .of = A retreat runs over no train: { $piece_the } stands in { $city }.
refusal-retreat-joins = A retreating general joins nobody.
    .of = A retreating general joins nobody, and { $piece } stands in { $city }.
refusal-drawn-battle = The battle was drawn: nobody retreats.
    .of = The battle of { $piece } and { $target } was drawn: nobody retreats.
refusal-nobody-left = All troops were lost: nobody is left to retreat.
    .of = { $piece } lost all troops: nobody is left to retreat.
refusal-no-whole-way = There was no way of the full length, so all was lost.
    .of = { $piece } had no way of the full length, so all was lost.
refusal-pay-first = Pay for a troop first.
refusal-nothing-to-pay = This power has no cards to pay for troops.
refusal-still-on-mission = A general on a mission is not removed, and does not come back in winter.
    .of = { $piece } is on a mission, not removed, and does not come back in winter.
refusal-entry-in-muenchen = In the introductory game the French come back in München.
    .of = { $city }: in the introductory game the French come back in München.
refusal-entry-full = Two generals stand there already.
    .of = Two generals stand in { $city } already; { $piece } is one of them.
refusal-another-moves = Another piece is moving: each moves in its turn.
    .of = { $piece_the } is moving: each moves in its turn.
refusal-order-later = A piece is on the march: the order is settled when it has moved.
refusal-nobody-removed = No general of this power is off the map, so nobody comes back.
refusal-name-general-first = Name the general who comes back first.
refusal-no-politics = The introductory game has no politics.
refusal-no-subsidies = The introductory game has no subsidies.
refusal-no-return-now = Generals come back from a mission after the politics stage.
refusal-must-choose-francis = Austria and the Pragmatic Army vote for Francis.
refusal-steps-lost = Saxony's marker is in its last box: the steps are lost.
refusal-nothing-proposed = Nothing is proposed that could be agreed to.
refusal-other-word = There is another answer for that here.
refusal-minor-power = Minor powers take no part in politics.
refusal-no-cards-to-place = A power without cards places none.
refusal-placed-in-turn = Each power places at most one card a turn, in the order of the display.
refusal-trump-first = Trump is named before cards are placed.
refusal-trump-is-named = Trump is named once, by the power that won the last battle.
refusal-trump-is-turned = Nobody has won a battle yet: a card that is turned over names trump.
refusal-not-in-turn = Powers act after the cards are shown, the highest total first.
refusal-had-its-turn = This power has had its turn: it has kept its cards or taken an event.
refusal-nothing-on-display = A power with no card on the display has no turn.
refusal-both-taken = Both events were taken before its turn.
refusal-no-event-taken = A marker moves when an event that moves it is taken.
refusal-mission-owed = The power has nobody to send and cannot pay 8: the mission is owed.
refusal-not-empty = He goes to the nearest empty city.
    .of = { $city } is not empty, { $piece_the } stands there: he goes to the nearest empty city.
refusal-gives-itself = A power makes no contract with itself.
refusal-neutral-no-contract = A neutral power has no contracts.
refusal-compulsory-runs = The compulsory subsidy of 1741 runs already.

## The guided campaign

guide-welcome = Welcome, Marshal! You lead France and Bavaria and win as soon as all your markers of victory lie on enemy fortresses (M22.1).
guide-muster = You share out your troops in secret (M5.3): your enemies see generals, not how strong they are. Strengthen the one who is to fight; he can have 8 at most.
guide-hussar = Hussars make supply expensive for an enemy: put them on the roads between a general and his train (M10, M11.6).
guide-move = Each piece moves once: pick it, then a lit city (M12.1). A general takes an enemy fortress by marching through it and on, if no enemy general is within three cities of it (M15). Bring the train along: more than six roads from it he starves (M11).
    .short = Each piece moves once. When all stand well, end the movement.
guide-step = Three cities, or four on main roads, the double lines (M12.2). Point at a city to see what falls on the way. A general who ends next to an enemy must fight him (M16.1), so look at the suit of the ground first.
    .short = A general who ends next to an enemy must fight him (M16.1).
guide-march-together = Two generals in one city are a union: their troops count together, and it moves as far as one (M9).
guide-shift = Generals in one city may change troops among themselves before and after the moves (M9.7).
guide-train-where = A lost train is bought anew, for cards worth 4, in a major fortress of your own (M14).
guide-pay = You pay with cards of your own hand, of any suit; what you pay too much is lost (M7.7). Give those of a suit in which you will not fight.
guide-supply = The toll was more than your whole hand: choose whom it still feeds (M11.10).
guide-keep = One troop is left for two: one of them leaves the map, and comes back in winter if you recruit for him (M9.8, M20.4).
guide-attack = All who stand next to an enemy fight; you say in which order (M16.2). Begin where you have the cards.
guide-target = He attacks one neighbour after the other; choose the weaker first (M16.2).
guide-commander = Only cards of the commander’s power are played (M9.4, M16.12).
guide-battle-card = The score begins with the difference of the troops. The side that is behind plays cards, one at a time, until it is ahead; only the suit printed where its own general stands will do, or a reserve (M16.5, M16.6). The side that plays no more loses as many troops as it is behind, and goes back as many cities (M16.10, M17).
    .short = Catch up with a card of your suit, or stop and lose as many troops as you are behind (M16.6, M16.10).
guide-reserve-value = A reserve counts what you like, from 1 to 8 (M7.2). The highest value is not always best: a small lead keeps the enemy playing.
guide-spread-losses = You say who of the union bears the losses (M16.12).
guide-survivor = Only one troop is left: one general stays with it (M16.12).
guide-retreat = The winner chooses the way back, as far from the winner as possible (M17). Drive the beaten general away from his train.
guide-recruit-pay = In winter cards become troops (M20.2). Keep some cards: without them the strongest army loses its battles.
guide-recruit = New troops go to any of your generals, eight at most to each (M20.3).
guide-enter-at = A general who had left the map comes back in a major fortress of his own country (M20.5).
guide-could-conquer = { $piece } could march through { $city } and take it: nobody protects it.
guide-prizes = Can be taken by marching through, as nobody protects them: { $cities }.
guide-cards = You hold { $count ->
        [0] no { $sign } card
        [one] 1 { $sign } card, worth { $value }
       *[other] { $count } { $sign } cards, worth { $value }
    }{ $reserves ->
        [0] {"."}
       *[other] ; reserves: { $reserves }.
    }

## What is drawn on the map

sign-suit = Suit
    .does = The small signs on the ground. In a battle you play cards of the suit where your own general stands.
sign-road = Roads
    .does = A general goes three cities, a train two; one more if the whole march keeps to main roads, the double lines.
sign-fortress = Fortress
    .does = A star, a large one if it is major. An enemy general who is fed takes it by marching through, if no general within three cities protects it.
sign-elector = Elector
    .does = A crown. It votes in the Imperial Election, as its holder wants.
sign-marker = Marker of victory
    .does = A small badge beside a fortress: whose conquest it is. The power that has placed all of them wins.
sign-general = General
    .does = A cylinder with his rank; I commands before II. The number beside him is his troops, where you know them. A tick: he has moved.
sign-train = Supply train
    .does = A wagon. It feeds the generals of its power within six open roads; away from home they need it.
sign-hussar = Hussars
    .does = A pennon, of Austria. Supply past it costs cards, and paying is compulsory.

option-returns-late = Cards that come back from the display come a turn later (M23.8)
option-loser-matches = The beaten take out only as many markers of their battle box as the winner puts in (M21.5)
option-silesia-austria = Austria is at home in Silesia until it is annexed: no train needed there (M3.6)
option-silesia-both = Austria and Prussia are both at home in Silesia until it is annexed (M3.6)

## The header and the panels: what each value means

help-side = A seat with the powers that it plays, and its player. The one with a frame has to answer now (M6).
help-score = Markers of victory placed, of those that the leading power of this seat has. The power that has placed all of them wins (M21, M22).
help-cards = Tactical cards of all powers of this seat together: they win battles, pay and vote (M7).
help-moment = The turn, and whose stage it is. Three turns make a year; then it is winter (M6).
help-holding-battle-box = Markers in the battle box: earned by won battles, lost again by beaten ones; two at most (M21.4).
help-holding-aside = Markers set aside: they count as placed and are out of the game (M21.1).
help-holding-beyond = Markers earned beyond those that the power has. It wins at the next check; of several powers, the one with the most (M21.3, M22.2).
help-panel-battle = Both sides with their troops, the suit of their ground and the cards played in turn. The side that is behind plays on or loses (M16).
help-panel-powers = How each power stands: where its markers of victory are, and how many cards it holds (M21).
help-panel-pool = Markers still in the pool. The power wins when none is left (M22.1).
help-panel-box = Markers in the battle box, earned by won battles, two at most (M21.4).
help-panel-aside = Markers that are out of the game and count as placed (M21.1).
help-panel-cards = Cards in the hand of this power (M7).
help-panel-contracts = Subsidies: who gives whom a card each turn, and for how long (M8.6, M30).
help-panel-winters = What each pool was in each winter. If nobody wins before, the lowest sum wins (M20.8, M22.4).
help-panel-year = The winter of this year: markers that were still in the pool (M20.8).
help-panel-sum = All winters together; the fewest win (M22.4).
help-panel-display = Politics: two events are on offer, and each power may lay a card for them; the most in trumps chooses first (M23).
help-panel-tracks = Saxony, Russia and Italy: events move their markers, and each box brings what is written below (M24).

## More of the legend and the pieces

sign-main-road = Main road
    .does = A double line. A piece that keeps to main roads for its whole march goes one city farther.
sign-link = Road between the maps
    .does = It joins a city of Flanders with one of Bohemia; they are neighbours.
sign-city = City
    .does = Pieces stand in cities and go along roads; an open city cannot be conquered and scores nothing.
sign-major = Major fortress
    .does = Counts like any fortress; lost generals and trains also come back here, in their own country.
sign-territory = Country
    .does = A wash along its border. At home a general needs no train; markers are not placed there.
sign-river = River
    .does = Drawn for the eye: it hinders nobody.
sign-query = Query marker
    .does = A fortress that was passed while somebody protected it; it falls after all if the protector has to leave in this stage.
sign-down = General out of supply
    .does = Hatched: he was not fed, conquers nothing, and loses more troops if it happens again.
figure-moves = cities a turn
figure-on-main = { $count } on main roads
figure-forced = force march
figure-troops = troops
figure-protects = protects fortresses within
figure-feeds = feeds within roads
figure-price = price in cards

## What the guided campaign has taught

learned-1 = A fortress falls to a fed general who marches through it, if nobody protects it within three cities (M15).
learned-2 = Battles are won by cards of the suit on which you stand: choose the ground first (M16.5).
learned-3 = A train within six open roads feeds a general; cut off, he starves (M11).
learned-4 = The pool of markers is the clock of the war: the power that empties it wins (M22).

## How the sheet of pieces is read

help-units = Three kinds of pieces for all powers; colours and arms tell whose they are (M2).

## The map

land-core-austria = Austria
land-austrian-netherlands = Austrian Netherlands
land-france = France
land-bavaria = Bavaria
land-prussia = Prussia
land-saxony = Saxony
land-netherlands = Dutch Republic
land-hanover = Hanover
land-silesia = Silesia
land-empire = the Empire
land-poland = Poland

look-elector = an electoral seat
place-minor-fortress = fortress, held by: { $power }
place-major-fortress = major fortress, held by: { $power }
look-passed = passed by: { $power }

map-austria = AUSTRIA
map-bohemia = BOHEMIA
map-silesia = SILESIA
map-saxony = SAXONY
map-brandenburg = BRANDENBURG
map-bavaria = BAVARIA
map-poland = POLAND
map-france = FRANCE
map-austrian-netherlands = AUSTRIAN NETHERLANDS
map-dutch-republic = DUTCH REPUBLIC
map-empire = THE EMPIRE
map-north-sea = NORTH SEA

## Hints

hint-markers = { $more ->
        [yes] You have more victory markers left to place.
       *[no] You have fewer victory markers left to place.
    }
hint-their-markers = { $more ->
        [yes] The others have more victory markers left to place.
       *[no] The others have fewer victory markers left to place.
    }
hint-troops = { $more ->
        [yes] You have more troops.
       *[no] You have fewer troops.
    }
hint-their-troops = { $more ->
        [yes] The others have more troops.
       *[no] The others have fewer troops.
    }
hint-hands = { $more ->
        [yes] Your hands of cards are stronger.
       *[no] Your hands of cards are weaker.
    }
hint-prizes = { $more ->
        [yes] Your generals stand better for taking fortresses.
       *[no] Your generals stand worse for taking fortresses.
    }
hint-alarms = { $more ->
        [yes] Your fortresses are in more danger.
       *[no] Your fortresses are in less danger.
    }
hint-trains = { $more ->
        [yes] You keep more supply trains.
       *[no] You keep fewer supply trains.
    }
hint-hunger = { $more ->
        [yes] Your generals are worse supplied.
       *[no] Your generals are better supplied.
    }

## Handicaps: what is changed for a power

handicap-markers = { $side_the } has { $count ->
        [one] 1 marker of victory
       *[other] { $count } markers of victory
    } { $change ->
        [fewer] { $count ->
            [one] less
           *[other] fewer
        }
       *[more] more
    } to place
handicap-label-markers = { $side }: markers of victory
# The goals of puzzles

goal-take = Take the fortress of { $city } in this stage.
goal-hold = Hold the fortress of { $city } to the end of the next stage.
goal-beat = Drive { $piece_the } back in this stage.
goal-capture = Capture { $piece_the } in this stage.
goal-win = Win the game in this stage.
