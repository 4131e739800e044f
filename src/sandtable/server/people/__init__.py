"""People who have an account: names, ways to sign in, sessions."""
