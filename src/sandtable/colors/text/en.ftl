# The words that hex battles of the family share, in English.

## A battle after the fact: its story

report-and = { $first } and { $last }
report-drawn = Nobody has won { $battle } after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }: { $first_the } and { $second_the } stand at { $first_score } each.
report-crushing-1 = It was never in doubt.
report-crushing-2 = { $seat_the } never found their feet.
report-first-blood-1 = First blood was drawn in turn { $turn }, when { $unit_the } hit { $target_the } at { $hex }.
report-first-blood-2 = It began early: in turn { $turn } { $unit_the } hit { $target_the } at { $hex }.
report-late-blood-1 = For { $quiet ->
        [one] one turn
       *[other] { $quiet } turns
    } the armies only manoeuvred; in turn { $turn } { $unit_the } made a start and hit { $target_the } at { $hex }.
report-late-blood-2 = It took until turn { $turn }, after { $quiet ->
        [one] a quiet one
       *[other] { $quiet } quiet ones
    }, for blood to be drawn: { $unit_the } hit { $target_the } at { $hex }.
report-hard-1 = In turn { $turn } { $lost }.
report-hard-2 = Turn { $turn } was dearly paid for: { $lost }.
report-hard-3 = Turn { $turn } tore gaps into the lines: { $lost }.
report-hardest-1 = Turn { $turn } was the bloodiest: { $lost }.
report-hardest-2 = Nothing cost as much as turn { $turn }: { $lost }.
report-hardest-3 = The worst of it came in turn { $turn }: { $lost }.
report-destroyed-1 = { $count ->
        [one] { $units } did not live to see the end of it.
       *[other] { $units } did not live to see the end of it.
    }
report-destroyed-2 = { $count ->
        [one] { $units } was destroyed.
       *[other] { $units } were destroyed.
    }
report-destroyed-3 = { $count ->
        [one] That was the end of { $units }.
       *[other] That was the end of { $units }.
    }
report-objective-lost = In turn { $turn } { $seat_the } lost their hold on { $hex }.
report-lead-changed = { $times ->
        [one] The lead changed hands once.
       *[other] The lead changed hands { $times } times.
    }
report-lead-taken = { $seat_the } went ahead for good in turn { $turn }.
report-last-unit-1 = The end came with the loss of { $unit_the } at { $hex }.
report-last-unit-2 = It was decided at { $hex }, where { $unit_the } was wiped out.
report-last-objective = It was decided by { $hex }, in the hands of { $seat_the }.
report-last-exit = It was decided by { $unit_the }, marching off the field.
report-dice-fair = The dice were fair: { $seat_the } made { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } where { $expected } were to be expected, and { $other_the } { $other_hits } for { $other_expected }.
report-dice-kind = The dice were kind to { $seat_the }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } where { $expected } were to be expected, while { $other_the } made { $other_hits } for { $other_expected }.
report-dice-cruel = The dice were cruel to { $other_the }: { $other_hits ->
        [one] 1 hit
       *[other] { $other_hits } hits
    } where { $other_expected } were to be expected, while { $seat_the } made { $hits } for { $expected }.
report-best-throw = The throw of the day, in turn { $turn }: { $unit_the } made { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } on { $target_the } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.

## A battle after the fact: its tables

report-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-table-luck = Dice
report-head-side = Side
report-head-throws = Throws
report-head-dice = Dice
report-head-hits = Hits
report-head-expected = Expected
report-head-luck = Luck
report-head-best = Best throw
report-head-worst = Worst throw
report-head-turn = Turn
report-table-losses = Losses
report-head-unit = Unit
report-head-start = Hex
report-head-gone = Lost in turn

## The legend

sign-section = section line
    .does = It parts the board into left, center and right as each player sees it. Section cards order units of one section; a hex on a line belongs to both.
sign-objective = objective
    .does = A hex that is worth what its flag says to the side that holds it; a flag in the colours of one side counts for that side only.
sign-lit = lit hex
    .does = You may choose it now: a unit to order, a hex to go to, a target.
sign-ordered = pennant
    .does = This unit has an order this turn: it may move and battle as its card allows.

## What is said of a hex

place-objective = objective ({ $worth })

## Hints

hint-danger = { $more ->
        [yes] Your units are in more danger.
       *[no] Your units are in less danger.
    }
hint-their-danger = { $more ->
        [yes] The enemy’s units are in more danger.
       *[no] The enemy’s units are in less danger.
    }
hint-chances = { $more ->
        [yes] Your units will have better targets.
       *[no] Your units will have worse targets.
    }
hint-their-chances = { $more ->
        [yes] The enemy will have better targets.
       *[no] The enemy will have worse targets.
    }
hint-weak = { $more ->
        [yes] More of your units are nearly wiped out.
       *[no] Fewer of your units are nearly wiped out.
    }
hint-their-weak = { $more ->
        [yes] More enemy units are nearly wiped out.
       *[no] Fewer enemy units are nearly wiped out.
    }
hint-strength = { $more ->
        [yes] You keep more strength.
       *[no] You keep less strength.
    }
hint-their-strength = { $more ->
        [yes] The enemy keeps more strength.
       *[no] The enemy keeps less strength.
    }

## Handicaps

handicap-cards = { $side_the } hold { $count ->
        [one] 1 command card
       *[other] { $count } command cards
    } { $change ->
        [fewer] { $count ->
            [one] less
           *[other] fewer
        }
       *[more] more
    }
handicap-label-cards = { $side }: command cards
# The goals of puzzles

battle-goal-destroy = Destroy { $unit_the } at { $hex } this turn.
battle-goal-keep = Save { $unit_the } at { $hex }: it must survive the enemy’s next turn.
battle-goal-unharmed = Lose no unit by the end of the enemy’s next turn.
battle-goal-win = Win the battle this turn.
