# What the machine itself says, whatever the game.

with-rule = { $text } (rule { $rule })

refusal-allowed = This is allowed.
refusal-game-over = The game is over.
refusal-not-your-question = It is not your turn to answer.
refusal-not-asked-now = That is not what is asked now.
refusal-no-such-action = There is no such action.
