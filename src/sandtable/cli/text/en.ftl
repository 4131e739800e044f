# The words of the terminal in English. What a game says stands with the game.

## Sitting down

cli-welcome = Which battle?
cli-which-scenario = Battle, by number or name [{ $default }]:
cli-which-bot = Opponent [{ $default }]:
cli-which-seat = Your side [{ $default }]:
cli-choose-number = Choose a number from 1 to { $most }, or press Enter.
cli-begins = begins
cli-bot-random = answers by chance; good for a first look
cli-bot-corporal = fires where it hurts most, else advances
cli-bot-captain = weighs odds, ground and what wins
cli-bot-marshal = tries out what may happen, and takes a moment
cli-bot-emperor = the same with ten seconds for a hard choice
cli-bot-none = nobody: two people at this keyboard
cli-hint = Answer with a number or in notation. "help" lists what else you can type.

## How things stand

cli-side = { $side } { $score }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
cli-your-hand = Your hand
cli-change-seats = A question for { $side_the }. Press Enter when only they can see the screen:
cli-ordered = Ordered: { $hexes }
cli-legend-marks = ★ leader, ▣ square, ⚑ objective, # field works; the digit is blocks; underlined units have an order; [f7] may be chosen.

## Answers

cli-forced = Only one answer: { $answer }. ({ $rule })
cli-not-given = Something else is asked now, so this was not given: { $answers }.
cli-done-so-far = Done so far: { $answers }.
cli-which = That could be: { $answers }. Name it in full.
cli-no-number = There is no answer { $number }; the last one is { $most }.
cli-not-understood = "{ $words }" is no answer and no command; "help" lists them.
cli-for-another = That is for { $side_the } to answer.
cli-chance-first = What follows "{ $answer }" depends on dice or cards.
cli-undone = Taken back.
cli-no-undo = There is nothing to take back: dice were rolled, a card was seen, or it was not your answer.
cli-no-rule = There is no rule { $number }.
cli-no-place = There is no place "{ $place }" on the board.
cli-look-where = Where? Type "look" and the name of a hex.

## Odds

cli-no-dice = No dice are thrown.
cli-hits = hits
cli-flags = { $flags ->
        [0] no flag
        [one] 1 flag
       *[other] { $flags } flags
    }
cli-together = in all
cli-threat = If it stands, it faces: { $dice }.
cli-incoming = Then it faces:
cli-see-also = see also { $rules }

## Saving and leaving

cli-save-where = Where? Type "save" and the name of a file.
cli-saved = Saved in { $file }.
cli-save-before-leaving = Save the game? Name a file, or press Enter to leave without:
cli-save-record = Keep the record? Name a file, or press Enter:
cli-input-ended = The input ended before the game did.

## Programs as players

cli-program-failed = The program of { $side_the } { $how }. The captain plays on.
cli-program-start = could not be started ({ $about })
cli-program-time = gave no answer within { $about } s
cli-program-ended = ended before the game did ({ $about })
cli-program-flood = sent too much without an answer
cli-program-unread = does not read what it is sent
cli-program-nonsense = sent a line that cannot be read ({ $about })
cli-program-illegal = answered with an action that is not offered: "{ $about }"

## The end

cli-hashes-agree = { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }, { $hashes ->
        [one] 1 hash: it agrees.
       *[other] { $hashes } hashes: all agree.
    }
cli-no-hashes = { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }, no hashes: not checked.

## What must be installed

cli-needs-server = the table in the browser needs packages that are not installed; install them with: pip install "sandtable[server]"
cli-needs-postgres = PostgreSQL needs a package that is not installed; install it with: pip install "sandtable[postgres]"
cli-needs-mcp = language models need a package that is not installed; install it with: pip install "sandtable[mcp]"
cli-needs-data = datasets need a package that is not installed; install it with: pip install "sandtable[data]"
cli-needs-cluster = a cluster needs a package that is not installed; install it with: pip install "sandtable[cluster]"

## Help

cli-help =
    Answers: type the number of an answer, its notation (order f7), or a part that can mean one only (f7, o f7, done).
    Separate several answers in one line with commas: order f7, order f8, done.
    Where a unit must be named first and only one will do, name the target at once: attack e6.

    ?ACTION         why an action is refused, and by which rule: ?move f9 or ?unit f7, move f9
    odds ACTION     exact odds of a fight, every die with its rule; "odds" alone for all of them
    hint            what the marshal would answer, with its chances, and why
    look HEX        what is in a hex
    rules N10.5     a paragraph of the rules; "rules" alone for the rule of this question
    hand            your cards and what they do
    answers         all answers, in words
    board           the board once more (or just press Enter)
    flip            turn the board around
    legend          the signs on the board
    log, log all    what happened
    undo            take the last answer back, as long as nothing was rolled or seen
    save FILE       store the game; sandtable play --load FILE goes on with it
    quit            leave the table


## Maps: nations and sides in a letter or two, pieces in short

cli-nation-austria = A
cli-nation-pragmatic = PA
cli-nation-france = F
cli-nation-bavaria = B
cli-nation-prussia = P
cli-nation-saxony = S
cli-nation-ge = GE
cli-nation-fr = FR
cli-nation-uk = UK
cli-nation-be = BE
cli-nation-us = US
cli-nation-german = G
cli-nation-entente = E
cli-nation-disputed = G/E
cli-piece-train = train
cli-piece-hussar = hussar
cli-piece-infantry = inf
cli-piece-stosstruppen = storm
cli-piece-commonwealth = Cwlth
cli-piece-cavalry = cav
cli-piece-artillery = art
cli-piece-siege-gun = siege
cli-piece-biplane = plane
cli-piece-tank = tank
cli-piece-paris-gun = ParisG

## Maps: what is said beside them

cli-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
cli-reserve = reserve
cli-not-in-view = Not in view:
cli-pieces-not-in-view = { $count ->
        [one] 1 piece not in view
       *[other] { $count } pieces not in view
    }
cli-whole-map = map whole: the whole map
cli-near-map = map near: back to the question
cli-more-answers = and { $count } more: answers
cli-which-number = That could be several answers; choose a number:
cli-map-how = Type "map whole", "map near", or "map" and west, east, north or south.
cli-no-panel = There is no such panel. "panels" shows them all.
cli-help-mouse = The mouse: click an answer, or a lit place; click another place to look at it. The wheel or Page Up scrolls back. Hold Shift to mark text. Without the mouse: sandtable play --no-mouse.
cli-help-map =
    Answers: type the number of an answer, its name (Prag, Karl von Lothringen), its notation (step prag), or a part that can mean one only (prag, done).
    Separate several answers in one line with commas: 3, step prag, stop.
    On the map, [3] is a place that answer 3 names; ▸ is where the question is about.

    ?ACTION         why an action is refused, and by which rule: ?step Prag
    odds ACTION     exact odds of a fight, every die with its rule; "odds" alone for all of them
    hint            what the marshal would answer, with its chances, and why
    look PLACE      what is in a place
    map             the whole map, or back to the part that is asked about
    map west        another part of the map: west, east, north, south (or Ctrl and an arrow key)
    panels          all that lies beside the map; "panel" and a title opens or folds one
    rules M12.2     a paragraph of the rules; "rules" alone for the rule of this question
    hand            your cards and what they do
    answers         all answers, in words
    board           the map once more (or just press Enter)
    legend          the signs on the map
    log, log all    what happened
    undo            take the last answer back, as long as nothing was rolled or seen
    save FILE       store the game; sandtable play --load FILE goes on with it
    quit            leave the table
cli-legend-towns =
    ♣ ♦ ♥ ♠ beside a name: a town, and the suit of its sector. ◇ minor fortress, ◆ major fortress, ♔ elector, then who holds it; ⚑ marker of victory, ? to be conquered.
    ─ main road, · other road. A·Traun② 5: whose general, his name, his rank, his troops as far as you know them. ! out of supply, ✓ has moved.
cli-legend-areas =
    Behind the name of an area: who holds it (G/E: disputed), ★ its points, # its fort, ⚔ a battle.
    GE 5^×6: German Army 5, entrenched, with 6 units; FR inf×2: two French infantry units that stand alone.
cli-legend-map = [3] a place of answer 3; ▸ the place of the question; +2 two more pieces.
cli-hint-from = Played out to the end of the turn. Each answer is compared with the best, the best with the next.
cli-hint-quick = Nothing can be played out here: this is the captain’s quick advice.
cli-analysis-axis = Chance of winning
cli-analysis-begun = Beginning
cli-analysis-decision = Own decisions
cli-analysis-others = Decisions of others
cli-analysis-luck = Luck
cli-analysis-outlook = Outlook
cli-analysis-end = End
cli-analysis-turning = Turning points, in percentage points of the side that answered:
cli-analysis-no-turning = No answer and no die changed the chances much.
cli-analysis-point = { $number }. { $moment }, step { $step }, { $side }: { $answer }
cli-analysis-did = Decision { $decision }, luck { $luck }
cli-analysis-changed = The chance changed by { $change }
cli-analysis-better = Better: { $answer } (this answer: { $cost })

# Puzzles

cli-puzzle-decision = { $answer }: { $chance }, the best: { $best }{ $good ->
        [yes] {"."}
       *[no] . Better: { $better }
    }
cli-puzzle-solved = { $reached ->
        [yes] Solved!
       *[no] Solved: your answers were right, whatever the dice said.
    }
cli-puzzle-missed = Not solved: there was a clearly better answer.
