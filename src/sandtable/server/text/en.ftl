## Games and bots

game-napoleonics = Commands & Colors: Napoleonics
game-napoleonics-about = Battles of the Peninsular War and of 1815. You command with cards: each orders a few units, they march, and then dice decide.
game-greatwar = The Great War
game-greatwar-about = Battles of the Western Front, 1915 to 1918, with trenches, guns behind the lines and the first tanks. Cards order a few units, headquarters tokens pay for shells and surprises.
game-maria = Maria
game-maria-about = The War of the Austrian Succession, 1741 to 1744, on two maps: Austria alone against France and Prussia, and politics in between. Cards of four suits fight where the suit of the ground allows.
game-lastman = To the Last Man!
game-lastman-about = The Great War in the West, 1914 to 1919, area by area: armies, trenches, gas, tanks and a deck of cards that starts offensives and pays for losses.
box-players = { $most ->
        [one] { $most } player
       *[other] { $fewest ->
            [0] { $most } players
           *[other] { $fewest } or { $most } players
        }
    }

bot-random = the recruit
bot-random-about = Answers at random. For a first look at the rules.
bot-corporal = the corporal
bot-corporal-about = Hits where it hits hardest and comes nearer where it cannot hit. A relaxed game.
bot-captain = the captain
bot-captain-about = Weighs ground, support and what you can do to it. A real opponent.
bot-marshal = the marshal
bot-marshal-about = Tries out what may happen before it answers, and takes a moment for it. A strong opponent.
bot-emperor = the emperor
bot-emperor-about = The marshal with ten seconds for a hard choice. As strong as we have it.
level-measured = { $games ->
        [one] Won { $share }% of 1 game here against { $other }.
       *[other] Won { $share }% of { $games } games here against { $other }.
    }
level-measured-of-three = { $games ->
        [one] Won { $share }% of 1 game here against { $other }; of three players each would win a third.
       *[other] Won { $share }% of { $games } games here against { $other }; of three players each would win a third.
    }

## The table

server-bot-thinks = { $bot } is thinking.
server-waiting-for = { $named ->
        [no] Waiting for { $side_the }.
       *[other] Waiting for { $who } ({ $side }).
    }
server-bot-late = { $bot } has taken too long. Let it try again, or give the seat to another.
server-bot-failed = { $bot } could not answer. Let it try again, or give the seat to another.
server-asks-take-back = { $named ->
        [no] { $side_number ->
            [one] { $side_the } asks to take back its last choice.
           *[other] { $side_the } ask to take back their last choice.
        }
       *[other] { $who } asks to take back the last choice.
    }
server-asks-bot = { $named ->
        [no] { $side_number ->
            [one] { $side_the } asks for another bot ({ $seat }): { $bot }.
           *[other] { $side_the } ask for another bot ({ $seat }): { $bot }.
        }
       *[other] { $who } asks for another bot ({ $seat }): { $bot }.
    }
server-asks-draw = { $named ->
        [no] { $side_number ->
            [one] { $side_the } offers a draw.
           *[other] { $side_the } offer a draw.
        }
       *[other] { $who } offers a draw.
    }
server-asks-armistice = { $named ->
        [no] { $side_number ->
            [one] { $side_the } offers an armistice, at the victory level of this moment.
           *[other] { $side_the } offer an armistice, at the victory level of this moment.
        }
       *[other] { $who } offers an armistice, at the victory level of this moment.
    }
table-option = Optional rule: { $rule }
server-asks-rematch = { $named ->
        [no] { $side_number ->
            [one] { $side_the } asks for another game, with sides swapped.
           *[other] { $side_the } ask for another game, with sides swapped.
        }
       *[other] { $who } asks for another game, with sides swapped.
    }
server-asks-rematch-same = { $named ->
        [no] { $side_number ->
            [one] { $side_the } asks for another game, with the same sides.
           *[other] { $side_the } ask for another game, with the same sides.
        }
       *[other] { $who } asks for another game, with the same sides.
    }
server-resigned = { $side_number ->
        [one] { $side_the } has resigned.
       *[other] { $side_the } have resigned.
    }
server-drawn = A draw, by agreement.

## What may not be

server-late = The game has moved on. Here is how it stands now.
server-not-now = Not now.
server-not-stored = This could not be stored, and nothing has changed. Try again.
server-old-rules = This game was made with other rules. It cannot go on, but can be ended by agreement and downloaded.
server-old-rules-short = made with other rules
server-stopped = The rules have changed since: the game was ended without a winner.
server-too-much-work = You have asked for a lot of work. Wait a minute, and try again.
server-no-reply = No reply could be worked out in time. Try again.
server-too-many-questions = One thing at a time: wait for the reply to what you have asked.
server-bot-declines = Your opponent declines.
server-nothing-to-take-back = There is nothing to take back.
server-nothing-to-undo = Nothing can be undone: dice have rolled, cards were seen, or somebody else has answered.
server-too-much-chat = This table has talked enough.
server-asked-already = You have asked already: wait for the next turn.
server-no-such-order = There is no such standing order.
server-no-bot-there = No bot sits there, or there is no such bot.
server-not-your-seat = This is not your seat.
server-onlookers-are-silent = Only players can talk at this table.
server-not-asked = You are not asked anything now.
server-no-such-place = There is no such place.
server-no-such-answer = That is no answer of this game.
server-other-hand = Only the cards of { $name } are asked for now.

## Aids

aids-needed = To win
aids-side = Side
aids-still-needed = { $name } still needed
aids-unit = Unit
aids-strength = Strength
aids-where = Where
aids-gone = gone
aids-discards = Discards
aids-unseen = Still unseen
aids-card = Card
aids-count = Number

## Requests that are refused

problem-no-board = There is no such board.
problem-no-game = There is no such game.
problem-nothing-here = There is nothing at this address.
problem-no-page = The page has not been built: run `make page`.
problem-no-table = There is no such table.
problem-no-puzzle = There is no such puzzle.
problem-too-many = Too many at once: try again in a minute.
problem-too-much-work = You have asked for a lot of work. Wait a minute, and try again.
problem-no-reply = No reply could be worked out in time. Try again.
problem-many-tables = You have many open tables: finish one first, or resign.
problem-not-at-table = You are not sitting at this table.
problem-word-given = Your seats have given their word already.
problem-word-shown = The words for the dice are shown already: no other can be promised.
problem-word-early = Not every seat is bound yet: a promised word is shown only when all are.
problem-word-differs = This is not the word that was promised.
problem-no-host = This server does not answer to this name: its operator sets it with --origin.
problem-invite-used = This invitation has been used already.
problem-invite-unknown = There is no such invitation: the link is not complete, or a newer one has replaced it.
problem-already-here = You already sit at this table: send the link to somebody else.
problem-seat-taken = This seat has just been taken.
problem-not-opener = Only the player who opened the table invites to it.
problem-seat-not-open = This seat is not open.
problem-not-shown-so = This game cannot be shown so while it runs.
problem-not-begun = This game has not begun.
problem-no-scenario = This server does not have the scenario of this record.
problem-no-options = This server does not know the options of this record.
problem-unreadable = This record cannot be read.
problem-runs-not-yours = This game is still running, and it is not yours.
problem-runs-against = You are playing against somebody: wait until the game is over.
problem-no-step = The game has no such step.
problem-over-at-step = The game is over at this step.
problem-secret-later = The secret of the dice is shown when the game is over.
problem-analysis-later = A game is analysed when it is over.
problem-not-checkable = This record cannot be checked here.
problem-bad-record = This record is not valid: { $why }
problem-long-record = A record may have { $most ->
        [one] 1 step
       *[other] { $most } steps
    }.
problem-moved-on = The table has just changed: look again.
problem-not-stored = The database does not answer: nothing has changed.
problem-old-rules = This game was made with other rules, and cannot go on here.
problem-wish-game = There is no such game.
problem-wish-scenario = The game has no such scenario.
problem-wish-seats = The game has another number of seats: { $many }.
problem-wish-bot = There is no such bot.
problem-wish-option = There is no such optional rule.
problem-wish-handicap = That handicap is not possible here.
problem-wish-seed = A seed needs at least one visible character.
problem-wish-solo = A chosen seed is for solo play: others could not trust the dice.
problem-too-large = This is too large.
problem-too-slow = The request took too long to arrive.
problem-foreign = This request comes from another page.
problem-misread = This request cannot be understood: { $why }
problem-broken = Something went wrong here.

## The legend, units and what comes after a lesson

aids-legend = Legend
aids-legend-rest = Not on this map now
aids-units = Units
aids-units-rest = Not in this game
server-next-scenario = Play “{ $title }” against { $bot }
server-next-opponent = Play this again without tips against { $bot }
server-next-rules = Read the rules

## Moderation

server-asks-open-chat = { $named ->
        [no] { $side_number ->
            [one] { $side_the } asks to open the chat to onlookers, for reading and writing.
           *[other] { $side_the } ask to open the chat to onlookers, for reading and writing.
        }
       *[other] { $who } asks to open the chat to onlookers, for reading and writing.
    }
server-muted = You cannot write until { $until }. Reason: { moderation-reason }.
server-suspended = You cannot open or join tables until { $until }. Reason: { moderation-reason }. Your running games go on.
server-blocked-here = A player at this table does not want to hear from you.
server-talks-too-fast = That was a lot at once. Wait a moment before you write more.
problem-suspended = You cannot open or join tables until { $until }. Reason: { moderation-reason }. Your running games go on.
problem-blocked-table = You cannot sit down at this table: a player there has blocked you.
problem-unknown-visitor = Open or join a table first: then you have somebody to mute, block or report.
problem-nobody-there = There is nobody there.
problem-not-yourself = That is you.
problem-reported-already = You have reported this already. A moderator will look at it.
problem-not-moderator = This is for moderators.
problem-no-report = There is nothing with this number.
problem-report-closed = Another moderator has already decided this.
problem-not-in-force = This is no longer in force.
problem-own-report = This is about you, or you have reported it: another moderator decides.
problem-higher-role = You cannot act on a moderator or an administrator.
moderation-reason = { $reason ->
        [rude] insults
        [spam] spam
        [cheating] cheating
        [leaving] leaving games
        [name] an offensive name
       *[other] disturbing others
    }
moderation-sanction = { $kind ->
        [mute] mute
       *[suspend] suspension
    }
moderation-told-warn = A moderator has warned you. Reason: { moderation-reason }.
moderation-told-mute = You cannot write in the chat until { $until }. Reason: { moderation-reason }.
moderation-told-suspend = You cannot open or join tables until { $until }. Reason: { moderation-reason }. Your running games go on.
moderation-told-lifted = A moderator has lifted your { moderation-sanction }.
moderation-did-warn = Warned: { moderation-reason }
moderation-did-mute = { $lifted ->
        [yes] Muted until { $until }, lifted since: { moderation-reason }
       *[no] Muted until { $until }: { moderation-reason }
    }
moderation-did-suspend = { $lifted ->
        [yes] Suspended until { $until }, lifted since: { moderation-reason }
       *[no] Suspended until { $until }: { moderation-reason }
    }
moderation-outcome-warn = warned
moderation-outcome-mute = muted
moderation-outcome-suspend = suspended
moderation-outcome-dismiss = dismissed
moderation-audit-warn = Warned { $about }: { moderation-reason }.
moderation-audit-mute = Muted { $about } ({ $days } d): { moderation-reason }.
moderation-audit-suspend = Suspended { $about } ({ $days } d): { moderation-reason }.
moderation-audit-dismiss = Dismissed a report about { $about }: { moderation-reason }.
moderation-audit-lift = Lifted the { moderation-sanction } of { $about }.
moderation-audit-role = { $role ->
        [moderator] Made { $about } a moderator.
        [admin] Made { $about } an administrator.
       *[none] Took the role of { $about } away.
    }
moderation-audit-rename = Renamed { $before } to { $about }.
moderation-audit-sign-out = Signed { $about } out everywhere.
moderation-audit-end = Ended table { $table }.
server-ended = The operator of this server has ended the game, without a winner.
## Accounts

server-somebody = somebody
problem-name-length = A name has { $fewest } to { $most } characters.
problem-name-signs = A name consists of letters and digits, with spaces, hyphens, dots or apostrophes between them.
problem-name-reserved = This name is reserved. Choose another.
problem-name-taken = Somebody has this name already, or one that looks like it. Choose another.
problem-name-of-account = This name belongs to somebody who has an account. Sign in if it is yours, or choose another.
problem-name-differs = This is not the name of your account. Nothing was deleted.
problem-account-already = You have an account already.
problem-no-account = You are not signed in. Sign in first.
problem-passkey-refused = The passkey could not be stored. Begin again.
problem-sign-in-refused = You could not be signed in with this passkey. Try again, or choose another way.
problem-code-refused = This name and this recovery code do not belong together, or the code has been used.
problem-no-passkeys-here = Passkeys work only where the page has a name, not at a numeric address.
problem-many-passkeys = Your account has as many passkeys as it can have. Remove one first.
problem-last-way-in = This is the last way to sign in to your account. Add another one first.
problem-no-label = A label needs at least one visible character.
problem-no-mail-server = This server sends no emails.
problem-mail-wrong = This is not an email address.
problem-mail-taken = Another account has this email address. Sign in with it.
problem-link-used = This link has been used already, or it is too old. Ask for a new one.
problem-prove-first = Confirm first that it is you.
problem-proof-elsewhere = Open this link in the browser in which you asked for it.
problem-nothing-to-carry = There is nothing to take along: you have no table yet.
problem-carry-account = You are signed in here. Sign out first, and open the link again.
mail-new-account-subject = Your Sandtable account
mail-new-account = Somebody, probably you, wants to create the account “{ $name }” with this email address. Open this link and confirm it. It works once, for 10 minutes.
mail-sign-in-subject = Sign in to Sandtable
mail-sign-in = Hello { $name }! Open this link and confirm it to sign in. It works once, for 10 minutes.
mail-address-subject = Confirm your email address for Sandtable
mail-address = Open this link and confirm that this email address belongs to the account “{ $name }”. It works once, for 10 minutes.
mail-proof-subject = Confirm that it is you
mail-proof = Hello { $name }! To go on with the change of your account, open this link in the same browser and confirm it. It works once, for 10 minutes.
mail-foot = If you did not ask for this, do nothing: without the link nothing happens.

## Meeting

problem-wish-free-seat = Somebody can only join a table with a free seat.
problem-wish-side = There is no such side.
problem-wish-reason = There is no such reason.
problem-table-closed = This table has been closed in the meantime.
problem-may-not-meet = You cannot join this table.
problem-not-closer = Only the person who opened the table can close it.
problem-somebody-sits = Somebody has taken a seat in the meantime: the table stays open.
problem-seek-gone = This person has just found a game, or is no longer waiting.
problem-no-person = There is nobody with this name here: { $name }
problem-challenge-self = You cannot challenge yourself.
problem-challenge-refused = You cannot challenge { $name }.
problem-many-challenges = Many of your challenges are still waiting for an answer: withdraw one first.
problem-no-challenge = This challenge is no longer there.
problem-challenge-over = This challenge has expired or was answered already.
problem-follow-self = You cannot follow yourself.
problem-many-followed = You already follow as many people as you can.
decline-later = Not now, perhaps later.
decline-enough = I have enough games at the moment.
decline-side = I would rather play the other side.
decline-scenario = I would rather play another battle.
decline-game = I do not play this game.
## Messages to people who are elsewhere

telling-turn = It is your turn
telling-challenge = You are invited to a game
telling-ended = Your game has ended
telling-clock = Your clock is running low
telling-petition = Your opponent has a request
telling-test = A test from Sandtable
telling-test-line = Messages reach you here.
telling-line = { $known ->
    [yes] { $game }, “{ $scenario }”, with { $others }.
   *[no] { $game }, “{ $scenario }”.
}
telling-line-by = { $known ->
    [yes] { $others } would like to play: { $game }, “{ $scenario }”.
   *[no] { $game }, “{ $scenario }”.
}
telling-open = To the table
telling-mail-why = You get this email because you asked for it on the Messages page.
telling-mail-change = Choose what you are told
telling-mail-stop = No more emails
problem-no-zone = There is no such time zone.
problem-needs-account = Emails and webhooks are for people with an account.
problem-no-address = Messages cannot be sent to this address: it must begin with https:// and be public.
problem-no-push-keys = The browser gave no keys that can be used.
problem-nothing-chosen = There is nothing to test yet: allow messages in this browser, or choose email or a webhook for something.
problem-no-unsubscribing = This link is not complete, or was not made here.
## Pace: clocks and days off

pace-name-brisk = Brisk
pace-name-evening = An evening
pace-name-afternoon = A long afternoon
pace-name-daily = A turn a day
pace-name-steady = Every few days
pace-name-unhurried = Once a week
pace-none = no clocks
pace-live = { $bank ->
        [one] 1 minute
       *[other] { $bank } minutes
    } each{ $extra ->
        [0] {""}
        [one] , 1 second more a turn
       *[other] , { $extra } seconds more a turn
    }
pace-correspondence = { $extra ->
        [one] 1 day
       *[other] { $extra } days
    } a turn{ $bank ->
        [0] {""}
        [one] , 1 day in reserve
       *[other] , { $bank } days in reserve
    }
server-lost-on-time = { $side_number ->
        [one] { $side_the } has run out of time.
       *[other] { $side_the } have run out of time.
    }
server-asks-clock-bot = { $named ->
        [no] { $side_number ->
            [one] { $side_the } asks for a bot ({ $bot }) to play on for the player who has run out of time: { $seat }.
           *[other] { $side_the } ask for a bot ({ $bot }) to play on for the player who has run out of time: { $seat }.
        }
       *[other] { $who } asks for a bot ({ $bot }) to play on for the player who has run out of time: { $seat }.
    }
server-not-late = There is still time on this clock, or the answer has just come.
server-out-of-time = Your time has run out: the others decide about this.
problem-wish-pace = The clocks cannot be set to these times.
problem-wish-pace-alone = Clocks are for people who play against each other: invite somebody.
problem-not-known = Open or join a table first.
problem-days-off-when = Days off can be taken from today on, within a year.
problem-days-off-many = You may take { $many ->
        [one] 1 day off
       *[other] { $many } days off
    } a year.
problem-day-off-begun = A day off that has begun cannot be given back.
problem-rated-wait = You have run out of time in several games: rated games are open to you again from { $until } (UTC).
## Ratings and tournaments

server-is-rated = Rated
server-rated-stands = In a rated game, what has been played stands.
server-tournament-waits = This table belongs to a tournament. To leave it, withdraw there.
server-called-off = The organiser of the tournament ended this game: it has no result.
person-gone = Somebody
problem-rated-seed = A rated game takes its dice from all players: no seed can be chosen.
problem-rated-handicap = A rated game is played without a handicap.
problem-rated-guided = A guided game is not rated.
problem-rated-branch = Only a game from the beginning of a scenario is rated.
problem-rated-seats = In a rated game every person has one seat.
problem-rated-account = A rated game is for people with an account.
problem-tournament-account = Tournaments are for people with an account.
problem-no-tournament = There is no such tournament.
problem-not-organiser = Only the organiser decides this.
problem-many-tournaments = You are already organising many tournaments: let one end first.
problem-tournament-name = A tournament needs a name.
problem-tournament-points = Give { $many } numbers of points, the highest first.
problem-tournament-three = For three at a table there are no knock-outs and no second legs.
problem-tournament-seats = All scenarios of a tournament have the same number of seats.
problem-entries-closed = Entries are closed.
problem-entered-already = You have entered already.
problem-tournament-full = The tournament is full.
problem-not-entered = There is no such entry, or no longer.
problem-not-at-this-time = This cannot be done now.
problem-few-entries = At least { $many } players have to enter first.
problem-not-due = The deadline has not passed yet.
problem-no-match = There is no such match.
problem-went-on = The knock-out has already gone on from this result.
problem-needs-winner = A match of a knock-out has one winner.
problem-reason-needed = Give a reason: everybody can read it.
tournament-log-made = { $name } created the tournament.
tournament-log-opened = Entries are open again.
tournament-log-closed = Entries are closed.
tournament-log-round = Round { $round } begins.
tournament-log-again = Round { $round }: { $names } are level and play again.
tournament-log-withdrew = { $name } withdrew.
tournament-log-removed = The organiser removed { $name }.
tournament-log-extended = Round { $round }: the deadline is { $days ->
        [one] 1 day
       *[other] { $days } days
    } later.
tournament-log-forfeited = Round { $round }, { $names }: forfeited by { $losers }.
tournament-log-corrected = Round { $round }: the result was corrected: { $result }.
tournament-log-cancelled = The tournament was cancelled.
tournament-log-over = The tournament is over.

## Hints

server-hints-rated = In a rated game there are no hints.
server-hints-off = At this table there are no hints: they were not allowed when it was opened.
server-hints-shared = Several people play at this screen: a hint would tell the others what you hold.
server-hints-allowed = Hints are allowed: any player may ask what the marshal would do.
problem-wish-hints = In a rated game there are no hints: choose one or the other.
