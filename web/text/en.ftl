# The page's own words in English. What a game says comes from the server.

sandtable = Sandtable
close = Close
try-again = Try again
page-missing = This page could not be loaded.
rule-number = Rule { $rule }
list-between = { "; " }
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
        [one] Measured on 1 game, with { $bot } in every seat.
       *[other] Measured on { $games } games, with { $bot } in every seat.
    }
home-hand = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
home-specials = Objectives and special rules
home-reconstructed = What is reconstructed in it
home-advanced = More choices: clocks, name, dice, seed
home-switches = { $count ->
        [0] Optional rules
       *[other] Optional rules ({ $count })
    }
handicap = Handicap
handicap-none = As it was
handicap-none-note = No side is helped.
handicap-even = Even chances:
handicap-measured = { $games ->
        [one] { $shares } of 1 measured game.
       *[other] { $shares } of { $games } measured games.
    }
handicap-own = A handicap of your own
handicap-own-note = Choose what a side needs and holds.
handicap-unchanged = as it was
home-seed = A seed of your own
home-seed-note = Only for playing alone: the same seed brings the same dice. The game is marked as such.
home-seed-not = Not with a guest: the player who chooses the seed could know the dice.
home-start = Start the battle
home-opening = Setting up
home-also = Records
home-load = Load a record
home-load-note = A game that was saved as a file opens as a replay.

seats-mine = You play
seats-begins = begins
seats-against = Against
seats-invite = A friend elsewhere
seats-invite-note = by a link, from the lobby, or by name
seats-here = Somebody at this screen
seats-here-note = you take turns; each hand is shown only to its owner

invite-label = Link for { $seat }
invite-new = New link for this seat: { $seat }
invite-note = The link works once: the first to open it takes the seat.

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
steps-keys = ← → one step, Page Up and Page Down one turn, Home and End first and last, space to play or pause
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

analysis-title = Who was winning
analysis-curve = The chance of winning, step by step. At the end: { $ends }
analysis-step = step { $step }
analysis-did = { $side }: decision { $decision }, luck { $luck }
analysis-begun = Chance at the beginning
analysis-own = Own decisions
analysis-others = Decisions of others
analysis-decision = Decision
analysis-luck = Luck
analysis-outlook = Outlook
analysis-end = At the end
analysis-turning = Turning points
analysis-no-turning = No answer and no die changed the chances much.
analysis-better = Better: { $answer } ({ $cost })
analysis-show = Show this step
analysis-note = An estimate, made with all cards open, in percentage points. A decision is measured against what the captain would have answered, by what the player could know. Luck is what dice and cards brought beyond the expected. The outlook is how the estimate itself changes when it looks a turn further.
analysis-working = The game is being analysed. You may leave this page: it goes on.
analysis-failed = The analysis failed.
analysis-impossible = There is no analysis of this game.

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
dice-about = The server committed itself to these dice before the game. At the end it shows its secret, and every throw can be checked.
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

waiting-room = { $others ->
    [one] Waiting for your opponent
   *[other] Waiting for the other players
}
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
answer-unknown = The connection was lost while your last answer was on its way. Check whether it counted, and answer again if not.
line-lost = The connection is lost. Trying to reconnect.
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
moderation-open-empty = No reports are waiting.
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
## Accounts

people-sign-in = Sign in
people-account = Your account
people-account-of = Your account: { $name }
people-optional = You need no account to play. With one, your tables are with you on every device, and nobody else has your name.
people-none-here = This server creates no accounts at this address. Passkeys need an address with a name: https on the web, or http://localhost on your own machine.
people-have = You have an account
people-new = You are new here
people-by-passkey = Sign in with a passkey
people-by-mail = Send me a link
people-by-code = Sign in with a recovery code
people-enter = Sign in
people-name = Name
people-name-label = Your name
people-name-note = 2 to 24 letters or digits. Others see it at every table.
people-mail = Email address
people-code = Recovery code
people-make-passkey = Create an account with a passkey
people-passkey-note = A passkey is kept by your device or your password manager. You unlock it as you unlock the device, and there is no password.
people-make-mail = Create an account with a link by email
people-sent = An email is on its way, if the address is right. Its link works for { $minutes } minutes.
people-sent-to = An email is on its way to { $mail }. Its link works for { $minutes } minutes.
people-signed-in = You are signed in as { $name }.
people-signed-out = You are signed out.
people-brought = { $count ->
        [one] A table has moved to your account.
       *[other] { $count } tables have moved to your account.
    }
people-cancelled = The browser did not give a passkey. Try again, or choose another way.
people-passkey-here = This device already has a passkey of your account.
people-made = Welcome, { $name }
people-codes-title = Recovery codes
people-codes-about = If you lose your devices, each of these codes signs you in once. Keep them where you will find them again: they are shown only now.
people-codes-copy = Copy
people-codes-save = Save as a file
people-codes-done = I have kept them
people-codes-left = { $count ->
        [0] You have no recovery code left.
        [one] You have 1 recovery code left.
       *[other] You have { $count } recovery codes left.
    }
people-codes-new = Create ten new codes
people-carry-title = Take your tables to another device
people-carry-about = Without an account, a link makes another device the same guest. It works once. Do not give it to anybody else.
people-carry-make = Create a link
people-carry-again = Another link
people-carry-picture = QR code of the link
people-carry-note = Scan the picture with the other device, or open the link there, within { $minutes } minutes.
people-carry-ask = From now on this device sits at the same tables as the one that made the link. Tables that you have here come along.
people-carry-take = Take my tables along
people-carried = Your tables are here as well.
people-link-sign-in = Sign in
people-link-sign-in-ask = Sign in as { $name } in this browser?
people-link-sign-in-yes = Sign in
people-link-new-account = Your new account
people-link-new-account-ask = Create the account “{ $name }” with the address { $mail }?
people-link-new-account-yes = Create the account
people-link-new-account-done = The account “{ $name }” is ready, and you are signed in.
people-link-new-account-there = The account “{ $name }” is ready in the browser in which it was asked for. To use it here, sign in.
people-link-address = Your email address
people-link-address-ask = Does { $mail } belong to the account “{ $name }”?
people-link-address-yes = Yes, confirm it
people-link-address-done = The address { $mail } is confirmed.
people-link-address-there = The address { $mail } is confirmed.
people-link-proof = Confirm that it is you
people-link-proof-ask = Confirm in this browser that you are { $name }?
people-link-proof-yes = Yes, it is me
people-link-proof-done = Confirmed. Go back to the window in which you asked for the link.
people-prove = Confirm that it is you
people-prove-about = This change concerns the security of your account or your data. It needs a confirmation that is at most ten minutes old.
people-prove-passkey = Confirm with a passkey
people-prove-mail = Send a link to { $mail }
people-prove-sent = An email is on its way to { $mail }. Open its link in this browser, within { $minutes } minutes. This window then goes on by itself.
people-prove-code-note = A recovery code works once.
people-prove-code = Confirm with the code
people-prove-none = There is no way to confirm it here. Open the page in a browser and at an address where your passkey works.
people-not-proved = Nothing has been changed: it was not confirmed that it is you.
people-save = Save
people-renamed = Your name has been changed.
people-passkeys = Passkeys
people-passkeys-none = You have no passkey.
people-passkeys-not-here = No passkey can be added at this address of the page, or in this browser.
people-passkey-add = Add a passkey
people-last-way = This is the only way into your account. Add another one before you remove it.
people-made-used = Created { $created }, used { $used }
people-since-used = Since { $created }, used { $used }
people-label = Label
people-label-it = Label “{ $what }”
people-remove = Remove
people-remove-it = Remove “{ $what }”
people-mail-add = Add an email address
people-mail-other = Another email address
people-mail-note = For links to sign in with. Nobody else sees it.
people-mail-confirm = Send a link to confirm
people-sessions = Where you are signed in
people-this-browser = this browser
people-some-browser = A browser
people-end = Sign out
people-end-it = Sign out: { $what }
people-end-others = Sign out everywhere else
people-sign-out = Sign out
people-data = Your data
people-data-about = You can download everything that is stored about you, or delete your account.
people-export = Download my data
people-delete = Delete my account
people-delete-title = Delete your account?
people-delete-about = Your name, passkeys, email address and sessions are deleted, and you give up games that are not over. Games that you have finished stay, with “somebody” in your place. This cannot be undone.
people-delete-name = Type your name to confirm: { $name }
people-delete-yes = Delete forever
people-keep = Keep the account
people-deleted = Your account has been deleted.
people-mine-note = These are the tables of { $name }, on every device where you sign in.
people-mine-more = Take them to another device

## Meeting people

nav-lobby = Opponents
meet-title = Find an opponent
meet-lead = Sit down at a table that is waiting for somebody, or be paired with the first player who fits.
meet-tables = Open tables
meet-host = Opened by:
meet-guest = a guest
meet-guest-named = { $name } (guest)
meet-yours = Your table
meet-close = Close it
meet-join = Join: { $side }
meet-running = Running
meet-all-games = All games
meet-all-languages = All languages
meet-empty = Nobody is waiting at a table right now.
meet-empty-note = Open one: it is shown here, and you are free to do something else in the meantime. You will find it under “My tables”.
meet-none-fits = No open table fits this choice.
meet-show-all = Show all tables
meet-open = Open a table
meet-stale = The server does not answer at the moment. This list may be out of date.
meet-now = Play now
meet-now-note = You are paired with the first player who wants to play the same. What you leave open is decided by chance.
meet-any-game = Any game
meet-battle = Battle
meet-any-battle = Any battle
meet-side = Side
meet-any-side = Either side
meet-any-pace = Any pace
meet-any-pace-note = If neither of you names one, there are no clocks.
meet-now-start = Play now
meet-now-waiting = Looking for an opponent
meet-now-waiting-note = Others see in this lobby that you are waiting. Keep this page open: when somebody is found, the table opens by itself.
meet-now-cancel = Stop looking
meet-now-expired = The search has ended, because this page was not active for a while.
meet-seeks = They want to play now
meet-seek-side = wants to be: { $side }
meet-seek-join = Play
meet-followed = People you follow
meet-followed-waits = is waiting at an open table
meet-followed-plays = { $games ->
        [one] is playing 1 game
       *[other] is playing { $games } games
    }
meet-who = Who may join
meet-who-private = Only by your link
meet-who-private-note = the table is in no list
meet-who-open = Anybody
meet-who-open-note = it is listed under “Opponents”; the game is public
meet-who-challenge = One person
meet-who-challenge-note = by the name of an account; once it begins, the game is public
meet-who-name = Name of that person
meet-who-name-note = The challenge is shown to them under “My tables”.
meet-waiting-open = This table is listed under “Opponents”: anybody may join. You can also send a link.
meet-waiting-challenge = The person you have challenged sees it under “My tables”. You can also send a link.
meet-received = You have been challenged
meet-sent = Your challenges
meet-from = From:
meet-to = To:
meet-until = Open until { $time }
meet-accept = Accept: { $side }
meet-decline = Decline
meet-decline-why = Reason
meet-decline-not = Back
meet-declined = Declined: { $reason }
meet-expired = Expired without an answer.
meet-withdraw = Withdraw
meet-put-away = Put away
meet-since = Here since { $day }
meet-challenge = Challenge
meet-follow = Follow
meet-unfollow = Unfollow
meet-person-running = Running games
meet-results = Results
meet-won = Won
meet-drawn = Drawn
meet-lost = Lost
meet-person-quiet = No public games yet. A challenge would be a beginning.
meet-you-quiet = No public games yet. They begin under “Opponents”.
meet-person-note = Only public games are shown and counted here, never private tables.
meet-nobody-title = Nobody here has this name
meet-nobody = There is no account with the name { $name }. Guests have no page of their own.
## Messages while one is elsewhere

telling-title = Messages
telling-link = Messages: be told when it is your turn
telling-lead = While you are away, Sandtable can tell you what awaits you.
telling-here = In this browser
telling-ability-on = This browser takes messages, also while no page of Sandtable is open.
telling-ability-off = This browser takes no messages yet. It will ask you whether it may.
telling-ability-denied = Messages from this page are forbidden in this browser. You can allow them in its settings, beside the address, and then come back here.
telling-ability-insecure = Messages need a page that came over https. The operator of this server can set that up.
telling-ability-install = Add Sandtable to the home screen first: Share, then Add to Home Screen. Opened from there, it can take messages.
telling-ability-none = This browser cannot take messages from pages.
telling-allow = Allow messages here
telling-stop = No more messages here
telling-others = Your other browsers
telling-some-browser = A browser
telling-forget = No more there
telling-what = What you are told
telling-on-turn = It is your turn
telling-on-challenge = A challenge or an invitation
telling-on-ended = A game has ended
telling-on-clock = Your clock is running low
telling-on-petition = An opponent asks for your consent
telling-by-push = Browser
telling-by-mail = Email
telling-by-webhook = Webhook
telling-when = When
telling-after-0 = At once
telling-after-300 = After 5 min
telling-after-3600 = After 1 hour
telling-looking = You are told once a turn, and not while you have the table before you or if you have looked at it in the meantime. Games against bots alone send nothing.
telling-missing-mail-account = Emails are for people with an account.
telling-missing-mail-mail = For emails, your account needs an address that you have confirmed.
telling-missing-webhook-account = Webhooks are for people with an account.
telling-missing-webhook-address = For a webhook, enter its address below.
telling-quiet = Quiet hours
telling-quiet-on = Hold messages back at night
telling-quiet-from = From
telling-quiet-to = Until
telling-zone = Time zone
telling-webhook = Your webhook
telling-webhook-address = Address
telling-webhook-note = Discord, Mattermost and Slack show what arrives. Anybody who knows the address can write there: keep it to yourself.
telling-webhook-dead = This address has answered that it no longer exists. Enter another.
telling-try = Try it
telling-test = Send me a test
telling-testing = Sending…
telling-result-sent = { $channel }: sent ({ $name })
telling-result-failed = { $channel }: could not be delivered ({ $name })
telling-saving-busy = Saving…
telling-saving-done = Saved.
unsubscribe-title = No more emails
unsubscribe-about = Sandtable will send you no more emails about your games.
unsubscribe-do = Stop the emails
unsubscribe-done = You will get no more emails about your games.
unsubscribe-unknown = This link is not complete, or was not made by this server.
unsubscribe-choose = Choose what you are told
## Clocks and days off

pace-label = Clocks
pace-none = No clocks
pace-own = Your own times
pace-kind-live = Live, in one sitting
pace-kind-correspondence = By correspondence, over days
pace-note = Everybody takes the time they need.
pace-not = Clocks are for people who play against each other: invite somebody.
pace-note-live = The seconds are added whenever it is the other side’s turn to answer, never above the full time.
pace-note-correspondence = Each time you are asked you first have the days of the turn; then the reserve runs down. Days off stop the clock.
pace-bank-live = Minutes each
pace-extra-live = Seconds more a turn
pace-bank-correspondence = Days in reserve
pace-extra-correspondence = Days a turn
pace-of-table = Clocks: { $pace }.
clock-of = Clock: { $name }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min
clock-reserve = { $pace }. Reserve: { $reserve }
clock-off = On holiday until { $day }: the clock stands still
clock-off-short = on holiday
clock-low = Your time is running low: { $left } left.
time-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
time-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
time-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
time-seconds = { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
out-of-time = Out of time: { $side }.
out-of-time-about = Nothing happens by itself. You may also wait: an answer that still comes counts.
out-of-time-you = Your time has run out.
out-of-time-you-about = Your answer still counts until the others decide.
out-of-time-decide = Decide
claim-win = Claim the win
claim-draw = End the game
claim-bot = Let a bot play on
claim-wait = Wait
mine-left = { $left } left
mine-out-of-time = out of time
days-off = My days off
days-off-about = On a day off your correspondence clocks stand still, and the others see it. You may take { $many ->
        [one] 1 day
       *[other] { $many } days
    } a year. Days are those of Universal Time (UTC).
days-off-left = Left this year: { $left }.
days-off-none = No days off have been chosen.
days-off-today = today
days-off-back = Give back
days-off-first = From
days-off-last = To
days-off-take = Take these days off
days-off-now = Today, from now on
## Ratings and tournaments

nav-tournaments = Tournaments
nav-ratings = Ratings
rated = Rated
rated-game = Rated game
rated-note = The result counts for the ratings of everybody who plays, and nothing can be taken back.
rated-not = Not with a handicap, a seed of your own, or two at one screen.
rating-title = Ratings
rating-choose = Games
rating-best = The highest ratings
rating-empty = Nobody’s rating is certain enough yet. A few rated games are enough.
rating-more = { $count ->
        [one] 1 further player has a provisional rating
       *[other] { $count } further players have provisional ratings
    }: listed are those with an uncertainty of ±{ $certain } or less.
rating-about = A rating is an estimate with its uncertainty: in two cases out of three the true strength lies within it. With 400 points more a player wins about ten games out of eleven. Bots are rated by the same games.
rating-rating = Rating
rating-bot = bot
rating-provisional = provisional
rating-record = { $wins } won, { $draws } drawn, { $losses } lost
rating-none = No rated games yet.
rating-curve = Rating in { $game }, a curve over { $count ->
        [one] 1 game
       *[other] { $count } games
    }, now { $rating }
rating-games = { $count ->
        [one] The rated game
       *[other] The last { $count } rated games
    }
rating-when = Ended
rating-against = Against
rating-result = Result
rating-after = Rating after it
rating-won = won
rating-drew = drawn
rating-place = place { $place }
cup-title = Tournaments
cup-none = No tournament has been created here yet.
cup-guests = Tournaments are for people with an account. Everybody may look on.
cup-new = New tournament
cup-new-missing = A tournament needs a name and at least one scenario.
cup-group-open = Entries are open
cup-group-running = Under way
cup-group-over = Over
cup-status-open = Entries are open
cup-status-closed = Entries are closed
cup-status-over = Over
cup-status-cancelled = Cancelled
cup-round = Round { $round }
cup-round-of = Round { $round } of { $rounds }
cup-you-play = You play
cup-you-organise = You organise
cup-entries-count = { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
cup-until = until { $time }
cup-format = Format
cup-format-swiss = Swiss
cup-format-swiss-note = Players with equal points meet, and nobody meets twice while it can be avoided.
cup-format-round-robin = Round robin
cup-format-round-robin-note = Everybody meets everybody.
cup-format-knockout = Knock-out
cup-format-knockout-note = The loser is out; level matches are played again.
cup-legs = Two legs
cup-legs-note = The same scenario twice, with the sides swapped. With one win each, the score decides.
cup-name = Name
cup-name-note = As everybody sees it in the list.
cup-about = What players should know
cup-game = Game
cup-scenarios = Scenarios
cup-scenarios-note = One for each round, in the order in which you choose them; then the first again.
cup-rounds = Rounds
cup-days = Days for a round
cup-most = Entries at most
cup-points = Points
cup-points-note = By place. Players who share a place share the points.
cup-place = Place { $place }
cup-rated = The games are rated
cup-make = Create the tournament
cup-cancel-form = Never mind
cup-facts = Organised by { $name }. Scenarios: { $scenarios }. { $days ->
        [one] 1 day
       *[other] { $days } days
    } for a round.
cup-enter = Enter
cup-withdraw = Withdraw
cup-withdraw-sure = Withdraw your entry?
cup-withdraw-sure-running = Withdraw? You forfeit your open match, and are not paired again.
cup-stay = Stay
cup-organise = You organise this
cup-start = Close entries and start
cup-close-entries = Close entries
cup-open-entries = Open entries again
cup-extend = Give more time
cup-extend-days = Additional days
cup-remove = Remove a player
cup-cancel = Cancel the tournament
cup-cancel-sure = Cancel it for good
cup-too-few = It needs { $count } entries to start.
cup-overdue = Late
cup-overdue-note = The deadline has passed. Give more time, or decide the matches that are late.
cup-reason = Reason
cup-reason-note = Everybody can read it in the log.
cup-because = Reason: { $reason }
cup-decide = Decide
cup-decide-title = Decide a match
cup-decide-do = Decide like this
cup-decided-forfeit = forfeited
cup-decided-corrected = corrected
cup-forfeit = Forfeit
cup-forfeit-who = Who forfeits?
cup-correct = Enter a result
cup-correct-place = Place
cup-correct-place-of = Place of { $name }
cup-correct-score = Score
cup-correct-score-of = Score of { $name }
cup-correct-note = The same place for both is a draw.
cup-standings = Standings
cup-rank = #
cup-player = Player
cup-points-short = Points
cup-wins = Won
cup-draws = Drawn
cup-losses = Lost
cup-byes-count = Byes
cup-break-buchholz = Buchholz
cup-break-buchholz-note = The points of all opponents together. A bye adds nothing.
cup-break-berger = Sonneborn-Berger
cup-break-berger-note = The points of the beaten opponents, and half of the points of those with whom it was a draw.
cup-break-difference = Score
cup-break-difference-note = One’s own score in all games, minus the score of the opponents.
cup-explained = How the standings are decided
cup-explain-two = Points for the winner and the loser of a match: { $points }. A draw shares them. A bye is worth a win. Ties are broken by the following, in this order.
cup-explain-three = Points by place at a table: { $points }. Players who share a place share the points. A bye is worth a first place. Ties are broken by the following, in this order.
cup-explain-legs = A match has two legs. With one win each, the higher score of both legs together wins the match.
cup-leg = Leg { $leg }:
cup-sit-down = Sit down
cup-play-on = Play on
cup-watch = Watch
cup-look = Look
cup-byes = Bye: { $names }
cup-entries = Entries
cup-entries-none = Nobody has entered yet.
cup-withdrawn = withdrawn
cup-log = What was decided
cup-back = This table belongs to a tournament

## Hints

hint = Hint
hint-title = What the marshal would do
hint-take = Choose
hint-choose = Choose: { $answer }
hint-chance = Chance of winning
hint-waiting = The marshal is trying out the best answers.
hint-missing = No hint came.
hint-about = Each answer was played out to the end of the turn, in positions that fit what you know. The best is compared with the next, the others with the best.
hint-about-quick = Nothing can be played out here: this is the captain’s quick advice.
hints-allowed = Hints allowed
hints-allowed-note = Players may ask what the marshal would do. Everybody at the table sees that it is allowed.
hints-not-rated = Not in a rated game.

# Puzzles

puzzles-title = Puzzles
puzzles-about = Positions from games between bots, each with one clearly best answer. Play the turn: your decisions count, not your luck.
puzzles-choose = Choose a game
puzzles-solved = { $solved } of { $count } solved
puzzles-next = Next puzzle: number { $number }
puzzles-is-solved = Solved
puzzles-of-game = Puzzles of this game
puzzle-title = Puzzle { $number }
puzzle-rating = Your turn is over. The engine is rating your answers…
puzzle-solved = Solved!
puzzle-solved-unlucky = Solved: your answers were right, only the dice were against you.
puzzle-missed = Not solved: there was a clearly better answer.
puzzle-chances = Your answer: { $chance }, the best: { $best }
puzzle-better = Better: { $answer }
puzzle-solution = The solution
puzzle-course = One way to the goal: { $course }
puzzle-how = The chance of reaching the goal, from games that the captain bot plays on after each answer, all with the same dice and with a new guess at what you cannot see.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-solve = Show the solution
puzzle-all = All puzzles
