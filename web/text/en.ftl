# The page's own words in English. What a game says comes from the server.

sandtable = Sandtable
close = Close
try-again = Try again
page-missing = This page could not be loaded.
rule-number = Rule { $rule }
rules-further = { $count ->
        [one] 1 further rule
       *[other] { $count } further rules
    }
rules-also = See also:

## Pages

skip-to-content = To the content
loading = One moment
copied = Copied.
copy-failed = The browser did not allow copying. Select the text and copy it by hand.
copy-link = Copy link
go-home = To the home page
your-name = Your name
your-name-note = As the others at the table see it. It may stay empty.
word-label = Your word for the dice
word-note = It is mixed with the server's secret, so that neither you nor the server can choose the dice; any word will do.

nav-label = Pages
nav-mine = My tables
nav-rules = Rules
nav-verify = Fair dice

trouble-offline = The server does not answer. Is it running?
trouble-missing = There is nothing at this address, or no longer.
trouble-large = This is too large for the server.
trouble-often = That was a little fast. Try again in a minute.
trouble-refused = The server did not accept this: { $why }
trouble-other = Something went wrong on the server.

foot-what = Sandtable: historical board wargames with a referee who knows the rules.
foot-licence = Open source, Apache License 2.0. The rules are told in our own words; the drawings are our own.
foot-version = Version { $version }

set-title = Settings
set-language = Language
set-theme = Light
set-theme-auto = As the system
set-theme-light = Day
set-theme-dark = Night
set-motion = Moving pieces and dice
set-motion-auto = As the system
set-motion-on = On
set-motion-off = Off
set-sure = Ask once more before dice are thrown or cards are drawn
set-sound = Sounds: wood, cards and dice
set-places = Names of the places on the board
set-kept = These choices are kept in this browser only.

home-title = A battle on the table, tonight
home-lead = A map, the armies and a referee who knows every rule. Against the computer, a friend beside you, or one far away.
home-guided = Guided first battle
home-guided-note = Never played? A short battle, with advice at every question.
home-all-mine = All my tables
home-your-turn = { $tables ->
        [one] My tables: your turn at 1
       *[other] My tables: your turn at { $tables }
    }
home-choose = Choose a battle
home-game = Game
home-turns = { $turns ->
        [one] about 1 turn
       *[other] about { $turns } turns
    }
home-picture = The field of { $name }
home-wins = Who usually wins
home-measured = { $games ->
        [one] Measured on 1 game, with a captain in every seat.
       *[other] Measured on { $games } games, with a captain in every seat.
    }
home-hand = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
home-specials = Objectives and special rules
home-reconstructed = What is reconstructed in it
home-advanced = More choices: name, dice, seed
home-switches = { $count ->
        [0] Optional rules
       *[other] Optional rules ({ $count })
    }
home-seed = A seed of your own
home-seed-note = Only for playing alone: the same seed brings the same dice. The game is marked as such.
home-seed-not = Not with a guest: whoever chooses the seed could know the dice.
home-start = Start the battle
home-opening = Setting up
home-also = Records
home-load = Load a record
home-load-note = A game that was saved as a file opens as a replay.

seats-mine = You play
seats-begins = begins
seats-against = Against
seats-invite = A friend elsewhere
seats-invite-note = you get a link to send
seats-here = Somebody at this screen
seats-here-note = you take turns; each hand is shown only to its owner

invite-label = Link for { $seat }
invite-new = New link for this seat: { $seat }
invite-note = The link works once: whoever opens it first takes the seat.

join-title = Invitation
join-eyebrow = You are invited to a game: { $game }
join-by = { $host } invites you to play this side: { $seat }.
join-by-somebody = You are invited to play this side: { $seat }.
join-accept = Take the seat
join-used = This link has been used: somebody has already taken the seat ({ $seat }). Ask for another link, or for another game.
join-yours = You already sit at this table. If the link is for somebody else, send it to that person.
join-unknown-title = No such invitation
join-unknown = The link is not complete, or a newer one has replaced it. Ask for it again, and copy all of it.

mine-title = My tables
mine-you = you
mine-open = free seat
mine-somebody = a guest
mine-your-turn = Your turn
mine-their-turn = Waiting for the other side
mine-waiting = Waiting for somebody to sit down
mine-over = Finished
mine-unseen = { $count ->
        [one] 1 new answer
       *[other] { $count } new answers
    }
mine-group-turn = Your turn
mine-group-others = The others are thinking
mine-group-waiting = Free seats
mine-group-over = Finished
mine-empty = No tables yet.
mine-empty-note = Every battle that you begin or join will wait for you here, also after you close the browser.
mine-begin = Choose a battle
mine-note = Your tables belong to this browser: a cookie in it keeps your seats.

steps-title = Replay
steps-step = Step { $step } of { $steps }
steps-previous = Previous step
steps-next = Next step
steps-play = Play
steps-pause = Pause
steps-turn-back = Previous turn
steps-turn-on = Next turn
steps-speed = Speed
steps-turns = Turns
steps-view = Seen by
steps-as-anybody = anybody
steps-as-referee = the referee (all cards)
steps-begin = The armies stand ready.
steps-hidden = An answer that only its owner may see.
steps-answered = { $side }: { $answer }
steps-download = Download the record
steps-branch = Play from here
steps-branch-note = A new table begins from this position, with new dice. The game you are looking at stays as it is.
steps-branch-start = Begin from step { $step }
steps-to-table = To the table
steps-keys = ← → one step, Page Up and Page Down one turn, Home and End, space plays
steps-hand = Hand

report-title = After-action report
report-story = The story
report-copy = Copy as text for a forum
report-as-text = The whole report as text
report-timeline = { $name }, turn by turn
report-score-of = { $side }: { $score } ({ $name })
report-luck = The luck of the dice
report-luck-note = What the dice brought, beside what the same throws bring on average.
report-luck-even = As many hits as one may expect.
report-luck-more = Hits beyond the expected: { $hits }.
report-luck-fewer = Hits short of the expected: { $hits }.
report-hits = Hits
report-expected = Expected
report-throws = { $throws ->
        [one] 1 throw
       *[other] { $throws } throws
    }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
report-best = Best throw: { $throw }
report-worst = Worst throw: { $throw }
report-losses = Losses
report-unit = Unit
report-lost = Lost
report-lost-of = lost: { $lost } of { $start }
report-no-losses = No losses.

book-chapters = Chapters
book-whole = The rules on a page of their own
book-search = Search the rules
book-search-hint = Words, or a number such as 12.3
book-hit = { $hit } of { $hits }
book-no-hit = Not found
book-previous = Previous place
book-next = Next place

aids-title = Player aids
aids-empty = Nothing to show here yet.

pledge-short = Fair dice: how the pledge works
pledge-explained = Before the game the server draws a secret and shows a commitment to it, a kind of fingerprint; then each seat adds a word, and all dice and draws follow from the secret and the words together. When the game is over the secret is shown, and anybody can check that it fits the commitment and that every die and card came from it.

check-title = Fair dice
check-file = Open a record
check-or-paste = or paste one below
check-record = Record
check-do = Check
check-busy = Checking
check-ok = Every die and every draw is as pledged.
check-bad = Something does not fit.
check-commitment = Commitment
check-words = Words
check-secret = Secret
check-chosen = The seed of this game was chosen for playing alone.
check-not-yet = The secret is shown when the game is over.
check-yourself = Without trusting this page
check-yourself-note = The same check runs on your own machine, with nothing but the record:

lost-title = Off the map
lost-lead = There is nothing at this address. The road leads back to the home page.

## The table

you = you
home = Home
menu = Menu
cancel = Cancel
tools = Tools
score = Score
score-of = { $score } of { $needed }
cards-held = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
present = at the table
absent = away
undo = Undo
what-happened = What happened
watch-coming = One moment, it is being fetched.
watch-before = Before it began.
next = Next
next-all = Show all ({ $count })
undo-not = Nothing can be taken back here: dice were thrown, a card was seen, or it was not your answer.
reset-turn = Reset my turn
rules = Rules
aids = Player aids
question = The question
answers-there = Answers on the board
answers-on-board = { $count ->
        [one] One place is lit on the board:
       *[other] { $count } places are lit on the board:
    }
answers-tap = { $count ->
        [one] Tap the lit place on the board.
       *[other] Tap one of the { $count } lit places on the board.
    }
answer-from-hand = Choose a card from your hand.
order-nobody = Order nobody?
share-left = { $left } left
share-all = all { $total } given out
share-less = one less for { $name }
share-more = one more for { $name }
share-give = Give them out like this
share-keep = Leave it as it is
share-reset = Back to the suggestion
sure-dice = Dice will be thrown. Sure?
sure-draws = Cards will be drawn, and this cannot be taken back. Sure?
order-nobody-yes = Nobody
plan-to = { $steps ->
        [one] To { $place }, 1 step
       *[other] To { $place }, { $steps } steps
    }
plan-unsure = To { $place }, if the dice allow it
put-back = Another one? Pick this one again to put it back.
plan-steps = One step at a time
tip-more = More
tip-less = Less
cards-offered = Cards to choose from
meanwhile = Meanwhile you may look around: hover over a unit, or open the rules and player aids.
meanwhile-touch = Meanwhile you may look around: tap a unit, or open the rules and player aids.
watching = You are watching.
watching-turn = You are watching. To move: { $sides }.
card-on-table = On the table:
card-can = may be played
hand = Hand
hand-empty = No cards in hand.
hand-onlooker = Onlookers see no hand.
hand-covered = Everybody at this screen may see this question, so the hand stays covered.
log = Log
log-empty = Nothing has happened yet.
log-newest = Newest
log-help = Arrows lead from line to line. Enter keeps the places of a line lit, r opens its rule, R its further rules.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something at the table
chat-send = Send
panels = Beside the board
sheets = Sheets

board = Board
board-help = Arrow keys move over the board, Enter answers, the question mark tells why not.
board-coming = The board is being laid out
board-missing = The board could not be loaded.
zoom-in = Nearer
zoom-out = Further away
zoom-all = The whole board
side-edge = Width of the side panel
side-edge-about = Drag to make the panel wider or narrower; double-click for the usual width

odds = Odds
odds-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
odds-expected = { $hits ->
        [one] 1 hit on average
       *[other] { $hits } hits on average
    }
odds-hits = Chances of hits
odds-row = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
odds-eliminates = eliminated
odds-retreats = must go back
odds-replies = What may come back:
odds-threat = What is coming
hit-by = Can hit it
could-hit = Could be hit from there
hit-dice = { $how ->
        [fire] { $dice ->
            [one] fires 1 die
           *[other] fires { $dice } dice
        }
       *[melee] { $dice ->
            [one] melee 1 die
           *[other] melee { $dice } dice
        }
    }
hit-after-move = after moving

command = Answer in notation
command-hint = order e5, order e6
keys = Keys
key-tab = through the answers
key-arrows = over the board
key-enter = gives the answer; the only one, if there is only one
key-why = why not here?
key-command = command line: order e5, order e6
key-space = Space
key-next = step by step: the next change
key-log = in the log: from line to line; Enter keeps its places lit, r opens its rule
key-zoom = nearer, further, all

briefing = Briefing
settings = Settings
language = Language
theme = Light
theme-auto = as the system has it
theme-light = by day
theme-dark = at night
motion = Motion
motion-auto = as the system has it
motion-on = on
motion-off = off
pace = Pace of the others
pace-instant = at once
pace-brisk = brisk
pace-calm = calm
pace-steps = step by step
volume = Volume
this-table = This table
seat-open = nobody yet
onlookers = { $count ->
        [one] One onlooker
       *[other] { $count } onlookers
    }
match = { $games ->
        [one] One game between you so far
       *[other] { $games } games between you so far
    }
replay = Replay
record = Download record
my-tables = My tables
dice-pledge = Dice
dice-about = The server has pledged itself to these dice before the game. At the end it shows its secret, and every throw can be checked.
dice-chosen = The dice of this game were chosen, so it is for practice.

standing = Standing orders
standing-about = What is answered for you until you say otherwise.
petitions = Requests
take-back = Take back
ask-take-back = Ask to take back
ask-draw = Offer a draw
ask-armistice = Offer an armistice
resign = Resign
resign-sure = Give up the battle?
petition-waiting = Waiting for the answer.
accept = Accept
decline = Decline

replace-by = Replace it by
replace = Replace
away = { $count ->
        [one] One thing happened while you were away.
       *[other] { $count } things happened while you were away.
    }
away-title = While you were away
away-watch = Show me
away-skip = Skip
away-done = To the present
step-back = One step back
step-on = One step on
step-of = { $step } of { $steps }
pause = Pause
go-on = Go on

cover-title = Hand the screen to: { $side }
cover-about = The hand is shown only when its owner says so.
cover-sit = { $side }: I am here

waiting-room = Waiting for your opponent
waiting-others = Not everybody is here yet.
waiting-about = The game begins by itself as soon as every seat is taken. You may close this page and come back.

you-won = The day is yours.
you-lost = The day is theirs.
won-by = Victory: { $side }.
report = Report
end = The end
end-look = Look at the board
end-over = The game is over.
end-drawn = A draw.
rematch = Once more:
rematch-same = Same sides
rematch-swapped = Sides swapped
rematch-round = Sides passed round
to-rematch = To the rematch

tab-your-turn = ● Your turn — { $title }
table-coming = Sitting down at the table
no-table = No such table
no-table-about = It may have been removed, or the link is not complete.
sending = Sending…
sending-offline = Offline, trying again. It goes on by itself.
sending-what = Not sent yet: { $words }
answer-unknown = The connection was lost while your last answer was on its way. Look whether it counted, and answer again if not.
line-lost = The connection is lost. Trying to come back.
line-back = Connected again.
refused-late = The question had already changed. Here is how things stand now.
replay-missing = The replay could not be loaded.

## After a lesson, and explanations

learned = What you have learned
learned-next = What comes next
explain = { $what }: what is this?

## Moderation

nav-moderation = Moderation
chat-players-only = The players talk among themselves.
chat-is-open = Onlookers read this and write here.
chat-is-closed = Only the players read this.
chat-open = Ask to open it to onlookers
chat-close = Close it to onlookers
person-more = Mute, block or report
person-mute = Mute
person-mute-about = You do not see what they write. They are not told.
person-mute-done = You no longer see what { $who } writes.
person-block = Block
person-block-about = They cannot sit down at your tables, challenge you, or write where you sit.
person-block-done = { $who } is blocked.
person-report = Report
person-report-about = A moderator looks at it.
person-report-why = What is wrong?
person-report-words = What happened (may stay empty)
person-report-kept = The table and the chat, as you see them now, are sent with it.
person-report-send = Send the report
person-report-done = Thank you. A moderator will look at it.
person-undo = You can undo a mute or a block in the settings.
reason-rude = Insults
reason-spam = Spam
reason-cheating = Cheating
reason-leaving = Leaving games
reason-name = Offensive name
reason-other = Something else
avoided-title = Muted and blocked
avoided-nameless = Nameless
avoided-mute = muted
avoided-block = blocked
avoided-lift = Undo
moderation-title = Moderation
moderation-open = Open reports
moderation-closed = Closed reports
moderation-sanctions = In force
moderation-audit = Log
moderation-open-empty = No report waits.
moderation-closed-empty = No report has been closed yet.
moderation-sanctions-empty = Nobody is muted or suspended.
moderation-audit-empty = Nothing has been done yet.
moderation-older = Show older
moderation-by = reported by { $who }
moderation-given = by { $who }
moderation-back = All reports
moderation-table = To the table
moderation-replay = The game at that moment
moderation-gone = The table no longer exists.
moderation-no-chat = Nothing had been said.
moderation-decide = Decide
moderation-decided = Closed: { $outcome }.
moderation-done = Done. The log has it.
moderation-days = How long
moderation-days-count = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
moderation-note = Note for the log
moderation-to-them = Your words to { $who }
moderation-before = Decided before
moderation-before-none = Nothing so far.
moderation-lift = Lift
moderation-words = “{ $words }”
moderation-read = I have read this
act-warn = Warn
act-warn-about = They are told.
act-mute = Mute
act-mute-about = They cannot write in any chat.
act-suspend = Suspend
act-suspend-about = They cannot open or join tables. Running games go on.
act-dismiss = Dismiss
act-dismiss-about = Nothing is done.
