# What the machine itself says, whatever the game.

with-rule = { $text } (rule { $rule })
list-between = { "; " }
list-and = { " and " }

refusal-allowed = This is allowed.
refusal-game-over = The game is over.
refusal-not-your-question = It is not your turn to answer.
refusal-not-asked-now = That is not what is asked now.
refusal-no-such-action = There is no such action.
refusal-answer-first = This is allowed after another answer.
    .of = First answer: { $first }.

## At any table

told-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
told-times = { $told } (×{ $count }).
report-throw = { $hits } of { $dice } (turn { $turn })
table-turn = Turn { $turn }
table-winner = Victory for { $side_the }.
table-draw = A draw.
table-not-over = The game is not over yet.
table-allowed = "{ $answer }" is allowed.
table-allowed-after = "{ $answer }" is allowed after: { $first }.
table-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
table-hits-expected = { $hits } hits on average
table-eliminates = { $chance } to eliminate
table-flag-chance = { $chance } for a flag

## Whether the dice were honest

verify-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } and { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    } are those of the sealed stream.
verify-branched = { $steps ->
        [0] Set-up and deal come from another game: its dice are not checked here.
        [one] Set-up and the first answer come from another game: its dice are not checked here.
       *[other] Set-up and the first { $steps } answers come from another game: its dice are not checked here.
    }
verify-pledged = The commitment { $commitment }... fits the secret, and the seed follows from the secret and the players' words.
verify-chosen = Solo play: the seed was chosen, so nobody else has to trust it.
verify-unpledged = No commitment was made before the game: the player who drew the seed could have known the dice.
verify-pending = The commitment is { $commitment }..., and the secret is not shown yet: the dice can be checked when the game is over.
verify-no-seed = The record has neither seed nor commitment: there is nothing to check its dice against.
verify-words = The players' words: { $words }.
verify-promised = { $many ->
        [one] One word was
       *[other] { $many } words were
    } promised by hash before any was shown, and fit.
verify-line = Line { $line }: { $what }
verify-outcome-differs = the record has "{ $recorded }" where the sealed stream gives "{ $sealed }".
verify-too-few-outcomes = The record ends where the sealed stream gives "{ $sealed }".
verify-too-many-outcomes = the record has more dice or draws than the game.
verify-does-not-replay = { $why }.
verify-bad-branch = "branched" does not say after how many answers.
verify-commitment-differs = the commitment { $commitment }... is not the one of the secret, { $secret }....
verify-no-commitment = a secret without a commitment proves nothing.
verify-bad-words = these are not the words of players.
verify-bad-promises = these are not promises of words.
verify-word-differs = the word "{ $word }" is not the one that was promised.
verify-seed-differs = the seed does not follow from the secret and the players' words.
verify-chosen-and-pledged = a seed is either chosen or pledged, and the header says both.

## Hints

hint-chance = { $chance ->
        [won] all but won
        [very-good] very good chances
        [good] good chances
        [even] even chances
        [poor] poor chances
        [very-poor] very poor chances
       *[lost] all but lost
    }
hint-behind = { $loss ->
        [best] the best answer
        [alike] as good as the best
        [hardly] hardly worse than the best
        [little] a little worse than the best
        [next] next in the captain’s order
       *[clearly] clearly worse than the best
    }
hint-captain = the captain’s choice
hint-wins = Wins the game this turn in { $share } of the playouts.
hint-loses = Loses the game this turn in { $share } of the playouts.

table-handicap = Handicap: { $changes }.
