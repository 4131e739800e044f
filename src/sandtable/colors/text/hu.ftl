# A család hatszögmezős csatáinak közös szavai, magyarul.

## Egy csata utólag: a története

report-and = { $first } és { $last }
report-drawn = { $battle }: { $turn } kör után senki sem győzött; { $first_the } és { $second_the } egyaránt itt tartanak: { $first_score }.
report-crushing-1 = Egy pillanatig sem volt kétséges.
report-crushing-2 = { $seat_the } egyszer sem tudtak talpra állni.
report-first-blood-1 = Az első vér ({ $turn }. kör): { $unit_the } eltalálta az ellenfelét, és ez { $target_the } volt ({ $hex }).
report-first-blood-2 = Hamar elkezdődött ({ $turn }. kör): { $unit_the } csapott le először, és { $target_the } látta kárát ({ $hex }).
report-late-blood-1 = { $quiet } körön át csak manővereztek a seregek; aztán ({ $turn }. kör) { $unit_the } lecsapott, és { $target_the } látta kárát ({ $hex }).
report-late-blood-2 = Csak { $quiet } csendes kör után folyt vér ({ $turn }. kör): { $unit_the } eltalálta az ellenfelét, és ez { $target_the } volt ({ $hex }).
report-hard-1 = { $turn }. kör: { $lost }.
report-hard-2 = Sokba került az összecsapás ({ $turn }. kör): { $lost }.
report-hard-3 = Megritkultak a sorok ({ $turn }. kör): { $lost }.
report-hardest-1 = Ez volt a legvéresebb kör ({ $turn }.): { $lost }.
report-hardest-2 = Semmi sem került ennyibe ({ $turn }. kör): { $lost }.
report-hardest-3 = Ekkor jött a legrosszabb ({ $turn }. kör): { $lost }.
report-destroyed-1 = { $count ->
        [one] Nem érte meg a kör végét { $units }.
       *[other] Nem érték meg a kör végét: { $units }.
    }
report-destroyed-2 = { $count ->
        [one] Megsemmisült { $units }.
       *[other] Megsemmisültek: { $units }.
    }
report-destroyed-3 = { $count ->
        [one] Itt veszett oda { $units }.
       *[other] Itt vesztek oda: { $units }.
    }
report-objective-lost = { $seat_the } elvesztették { $hex_the } mezőt ({ $turn }. kör).
report-lead-changed = { $times ->
        [one] A vezetés egyszer cserélt gazdát.
       *[other] A vezetés { $times } alkalommal cserélt gazdát.
    }
report-lead-taken = { $seat_the } végleg az élre álltak ({ $turn }. kör).
report-last-unit-1 = A véget { $unit_the } pusztulása hozta el ({ $hex }).
report-last-unit-2 = Itt dőlt el a csata: { $hex }, ahol { $unit_the } megsemmisült.
report-last-objective = A döntést { $hex_the } mező hozta, amelyet { $seat_the } tartottak.
report-last-exit = A döntést az hozta, hogy { $unit_the } elhagyta a táblát.
report-dice-fair = A kockák igazságosak voltak: { $seat_the } { $hits } találatot értek el (várható volt: { $expected }), { $other_the } pedig { $other_hits } találatot (várható volt: { $other_expected }).
report-dice-kind = A kockák { $seat_dat } kedveztek: { $hits } találat (várható volt: { $expected }), míg { $other_the } { $other_hits } találatot értek el (várható volt: { $other_expected }).
report-dice-cruel = A kockák { $other_dat } nem kegyelmeztek: { $other_hits } találat (várható volt: { $other_expected }), míg { $seat_the } { $hits } találatot értek el (várható volt: { $expected }).
report-best-throw = A nap dobása ({ $turn }. kör): { $unit_the } { $dice } kockával { $hits } találatot ért el, célpontja { $target_the } volt.

## Egy csata utólag: a táblázatai

report-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-table-luck = Kockák
report-head-side = Fél
report-head-throws = Dobás
report-head-dice = Kocka
report-head-hits = Találat
report-head-expected = Várható
report-head-luck = Szerencse
report-head-best = Legjobb dobás
report-head-worst = Legrosszabb dobás
report-head-turn = Kör
report-table-losses = Veszteségek
report-head-unit = Egység
report-head-start = Mező
report-head-gone = Elveszett (kör)

## The legend

sign-section = szektorvonal
    .does = Bal, középső és jobb részre osztja a táblát, ahogy az egyes játékosok látják. A szektorkártyák egy szektor egységeinek adnak parancsot; a vonalra eső mező mindkettőhöz tartozik.
sign-objective = célpont
    .does = Olyan mező, amely annyit ér a birtokosának, amennyit a zászlója mutat; ha a zászló az egyik fél színeit viseli, csak annak számít.
sign-lit = világító mező
    .does = Most választhatod: egység, amelynek parancsot adsz, mező, ahová léphetsz, vagy célpont.
sign-ordered = lobogó
    .does = Ez az egység parancsot kapott ebben a körben: mozoghat és harcolhat, ahogy a kártyája engedi.

## Amit egy hatszögről elmondunk

place-objective = célpont ({ $worth })

## Tanácsok

hint-danger = { $more ->
        [yes] Az egységeid nagyobb veszélyben vannak.
       *[no] Az egységeid kisebb veszélyben vannak.
    }
hint-their-danger = { $more ->
        [yes] Az ellenség egységei nagyobb veszélyben vannak.
       *[no] Az ellenség egységei kisebb veszélyben vannak.
    }
hint-chances = { $more ->
        [yes] Az egységeidnek jobb célpontjaik lesznek.
       *[no] Az egységeidnek rosszabb célpontjaik lesznek.
    }
hint-their-chances = { $more ->
        [yes] Az ellenségnek jobb célpontjai lesznek.
       *[no] Az ellenségnek rosszabb célpontjai lesznek.
    }
hint-weak = { $more ->
        [yes] Több egységed áll a megsemmisülés szélén.
       *[no] Kevesebb egységed áll a megsemmisülés szélén.
    }
hint-their-weak = { $more ->
        [yes] Több ellenséges egység áll a megsemmisülés szélén.
       *[no] Kevesebb ellenséges egység áll a megsemmisülés szélén.
    }
hint-strength = { $more ->
        [yes] Több erőd marad.
       *[no] Kevesebb erőd marad.
    }
hint-their-strength = { $more ->
        [yes] Az ellenségnek több ereje marad.
       *[no] Az ellenségnek kevesebb ereje marad.
    }

## Előnyadás

handicap-cards = { $side_the } kezében { $count } parancskártyával { $change ->
        [fewer] kevesebb
       *[more] több
    } van
handicap-label-cards = { $side }: parancskártyák
# A feladványok céljai

battle-goal-destroy = Ebben a körben semmisüljön meg { $unit_the } ({ $hex }).
battle-goal-keep = Maradjon életben { $unit_the } ({ $hex }): ki kell bírnia az ellenség következő körét is.
battle-goal-unharmed = Ne veszíts egységet az ellenség következő körének végéig.
battle-goal-win = Nyerd meg a csatát ebben a körben.
