var e=`# The page's own words in English. What a game says comes from the server.

sandtable = Sandtable
close = Close
try-again = Try again
page-missing = This page could not be loaded.
rule-number = Rule { $rule }
`;export{e as default};