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
server-too-many-questions = One thing after another: wait for the reply to what you have asked.
server-bot-declines = Your opponent declines.
server-nothing-to-take-back = There is nothing to take back.
server-nothing-to-undo = Nothing can be undone: dice have rolled, cards were seen, or somebody else has answered.
server-too-much-chat = This table has talked enough.
server-asked-already = You have asked already: wait for the next turn.
server-no-such-order = There is no such standing order.
server-no-bot-there = No bot sits there, or there is no such bot.
server-not-your-seat = This is not your seat.
server-onlookers-are-silent = Only players talk at this table.
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
problem-too-many = Too many at once: try again in a minute.
problem-too-much-work = You have asked for a lot of work. Wait a minute, and try again.
problem-no-reply = No reply could be worked out in time. Try again.
problem-many-tables = You have many open tables: finish one, or resign from it, first.
problem-not-at-table = You do not sit at this table.
problem-word-given = Your seats have given their word already.
problem-word-shown = The words for the dice are shown already: no other can be promised.
problem-word-early = Not every seat is bound yet: a promised word is shown only then.
problem-word-differs = This is not the word that was promised.
problem-no-host = This server does not know itself by this name: its operator names it with --origin.
problem-invite-used = This invitation has been used already.
problem-invite-unknown = There is no such invitation: the link is not complete, or a newer one has replaced it.
problem-already-here = You already sit at this table: send the link to somebody else.
problem-seat-taken = This seat has just been taken.
problem-not-opener = Only whoever opened the table invites to it.
problem-seat-not-open = This seat is not open.
problem-not-shown-so = This game cannot be shown so while it runs.
problem-not-begun = This game has not begun.
problem-no-scenario = This server does not have the scenario of this record.
problem-no-options = This server does not know the options of this record.
problem-unreadable = This record cannot be read.
problem-runs-not-yours = This game still runs, and is not yours.
problem-runs-against = You play against somebody: wait until the game is over.
problem-no-step = The game has no such step.
problem-over-at-step = The game is over at this step.
problem-secret-later = The secret of the dice is shown when the game is over.
problem-not-checkable = This record cannot be checked here.
problem-bad-record = This record is not sound: { $why }
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
problem-wish-seed = A seed has something in it that can be read.
problem-wish-solo = A chosen seed is for solo play: others could not trust the dice.
problem-too-large = This is too large.
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
problem-nobody-there = There is nobody to be found there.
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
moderation-audit-end = Ended table { $table }.
server-ended = The operator of this server has ended the game, without a winner.
problem-name-taken = This name is taken, or looks like one that is.
