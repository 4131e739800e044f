# Amit maga a gépezet mond, bármelyik játékban.

with-rule = { $text } (szabály: { $rule })
list-between = { "; " }
list-and = { " és " }

refusal-allowed = Ez szabad.
refusal-game-over = A játék véget ért.
refusal-not-your-question = Most nem te válaszolsz.
refusal-not-asked-now = Most nem ez a kérdés.
refusal-no-such-action = Nincs ilyen lépés.
refusal-answer-first = Ez egy másik válasz után szabad.
    .of = Előbb ezt válaszold: { $first }.

## Bármelyik asztalnál

told-date = { $year }. { $month ->
        [1] január
        [2] február
        [3] március
        [4] április
        [5] május
        [6] június
        [7] július
        [8] augusztus
        [9] szeptember
        [10] október
        [11] november
       *[12] december
    } { $day }.
told-times = { $told } (×{ $count }).
report-throw = { $dice } kockából { $hits } ({ $turn }. kör)
table-turn = { $turn }. kör
table-winner = { $side_number ->
        [one] Győzött { $side_the }.
       *[other] Győztek { $side_the }.
    }
table-draw = Döntetlen.
table-not-over = A játéknak még nincs vége.
table-allowed = „{ $answer }”: szabad.
table-allowed-after = „{ $answer }”: szabad ezután: { $first }.
table-dice = { $dice } kocka
table-hits-expected = átlagosan { $hits } találat
table-eliminates = megsemmisítés: { $chance }
table-flag-chance = zászló: { $chance }

## Hogy tisztességesek voltak-e a kockák

verify-dice = { $dice } kocka és { $draws } húzás: mind a lepecsételt sorozatból való.
verify-branched = { $steps ->
        [0] A felállás és az osztás egy másik játszmából való: annak kockáit ez nem ellenőrzi.
        [one] A felállás és az első válasz egy másik játszmából való: annak kockáit ez nem ellenőrzi.
       *[other] A felállás és az első { $steps } válasz egy másik játszmából való: annak kockáit ez nem ellenőrzi.
    }
verify-pledged = A lenyomat ({ $commitment }...) illik a titokhoz, és a mag a titokból és a játékosok szavaiból adódik.
verify-chosen = Egyéni játék: a magot választották, így senki másnak nem kell megbíznia benne.
verify-unpledged = A játék előtt nem mutattak lenyomatot: aki a magot adta, ismerhette a kockákat.
verify-pending = A lenyomat { $commitment }..., a titkot még nem mutatták meg: a kockák a játék végén ellenőrizhetők.
verify-no-seed = A feljegyzésben nincs sem mag, sem lenyomat: nincs mivel összevetni a kockákat.
verify-words = A játékosok szavai: { $words }.
verify-promised = { $many ->
        [one] Egy szót lenyomattal lekötöttek, mielőtt bármelyik láthatóvá vált, és egyezik.
       *[other] { $many } szót lenyomattal lekötöttek, mielőtt bármelyik láthatóvá vált, és mind egyezik.
    }
verify-line = { $line }. sor: { $what }
verify-outcome-differs = a feljegyzésben „{ $recorded }” áll, a lepecsételt sorozat szerint „{ $sealed }” jön.
verify-too-few-outcomes = A feljegyzés véget ér ott, ahol a lepecsételt sorozat szerint „{ $sealed }” jön.
verify-too-many-outcomes = a feljegyzésben több kocka vagy húzás van, mint a játékban.
verify-does-not-replay = { $why }.
verify-bad-branch = a „branched” sor nem mondja meg, hány válasz után ágazott el.
verify-commitment-differs = a lenyomat ({ $commitment }...) nem a titoké ({ $secret }...).
verify-no-commitment = a titok lenyomat nélkül nem bizonyít semmit.
verify-bad-words = ezek nem a játékosok szavai.
verify-bad-promises = ezek nem szavak lenyomatai.
verify-word-differs = a(z) „{ $word }” szó nem az, amelyet előre lekötöttek.
verify-seed-differs = a mag nem a titokból és a játékosok szavaiból adódik.
verify-chosen-and-pledged = egy mag vagy választott, vagy lenyomattal rögzített, a fejléc pedig mindkettőt állítja.

## Tanácsok

hint-chance = { $chance ->
        [won] szinte megnyert állás
        [very-good] nagyon jó esélyek
        [good] jó esélyek
        [even] egyenlő esélyek
        [poor] gyenge esélyek
        [very-poor] nagyon gyenge esélyek
       *[lost] szinte vesztett állás
    }
hint-behind = { $loss ->
        [best] a legjobb válasz
        [alike] ugyanolyan jó, mint a legjobb
        [hardly] alig rosszabb a legjobbnál
        [little] kicsit rosszabb a legjobbnál
        [next] a következő a százados sorrendjében
       *[clearly] egyértelműen rosszabb a legjobbnál
    }
hint-captain = a százados választása
hint-wins = Még ebben a körben megnyeri a játékot, a kipróbált folytatások ekkora részében: { $share }.
hint-loses = Még ebben a körben elveszti a játékot, a kipróbált folytatások ekkora részében: { $share }.

table-handicap = Előnyadás: { $changes }.
