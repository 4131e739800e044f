"""The command `sandtable`, driven as a person or a program would."""
