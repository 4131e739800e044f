# A terminál szavai magyarul. Amit egy játék mond, az a játéknál áll.

## Leülés az asztalhoz

cli-welcome = Melyik csata legyen?
cli-which-scenario = Csata, számmal vagy névvel [{ $default }]:
cli-which-bot = Ellenfél [{ $default }]:
cli-which-seat = A te oldalad [{ $default }]:
cli-choose-number = Válassz számot 1 és { $most } között, vagy nyomj Entert.
cli-begins = kezdő fél
cli-bot-random = találomra válaszol; első ismerkedéshez jó
cli-bot-corporal = oda üt, ahol a legjobban fáj, különben előrenyomul
cli-bot-captain = mérlegeli az esélyeket, a terepet és a győzelem feltételeit
cli-bot-marshal = kipróbálja, mi történhet, és ehhez kér egy kis időt
cli-bot-emperor = ugyanaz, tíz másodperccel egy nehéz döntésre
cli-bot-none = senki: két ember ennél a billentyűzetnél
cli-hint = Számmal vagy jelöléssel válaszolj. A „help” megmutatja, mit írhatsz még.

## Az állás

cli-side = { $side } { $score }, { $cards } lap
cli-your-hand = A kezed
cli-change-seats = { $side_number ->
        [one] Most { $side_the } válaszol. Nyomj Entert, ha már csak ő látja a képernyőt:
       *[other] Most { $side_the } válaszolnak. Nyomj Entert, ha már csak ők látják a képernyőt:
    }
cli-ordered = Parancsot kapott: { $hexes }
cli-legend-marks = ★ vezér, ▣ négyszög, ⚑ célpont, # sáncok; a számjegy a blokkok száma; az aláhúzott egység parancsot kapott; a [f7] választható.

## Válaszok

cli-forced = Csak egy válasz van: { $answer } ({ $rule }).
cli-not-given = Most más a kérdés, ezért ez elmaradt: { $answers }.
cli-done-so-far = Eddig megtörtént: { $answers }.
cli-which = Ez többet is jelenthet: { $answers }. Írd ki egészen.
cli-no-number = Nincs { $number }. válasz; az utolsó: { $most }.
cli-not-understood = „{ $words }”: nem válasz és nem parancs; a „help” felsorolja őket.
cli-for-another = { $side_number ->
        [one] Erre { $side_the } válaszol.
       *[other] Erre { $side_the } válaszolnak.
    }
cli-chance-first = Ami ezután jön: „{ $answer }”, az kockától vagy laptól függ.
cli-undone = Visszavonva.
cli-no-undo = Nincs mit visszavonni: dobás történt, lap került elő, vagy nem te válaszoltál.
cli-no-rule = Nincs ilyen szabály: { $number }.
cli-no-place = Nincs ilyen hely a táblán: „{ $place }”.
cli-look-where = Hová nézzek? Írd be: „look”, aztán a mező nevét.

## Esélyek

cli-no-dice = Nincs dobás.
cli-hits = találat
cli-flags = { $flags ->
        [0] nincs zászló
       *[other] { $flags } zászló
    }
cli-together = összesen
cli-threat = Ha kitart, ez éri: { $dice }.
cli-incoming = Akkor ez éri:
cli-see-also = lásd még: { $rules }

## Mentés és távozás

cli-save-where = Hová? Írd be: „save”, aztán a fájl nevét.
cli-saved = Elmentve: { $file }.
cli-save-before-leaving = Elmentsem a játékot? Adj fájlnevet, vagy nyomj Entert, és mentés nélkül távozol:
cli-save-record = Megtartod a feljegyzést? Adj fájlnevet, vagy nyomj Entert:
cli-input-ended = A bemenet előbb véget ért, mint a játék.

## Programok játékosként

cli-program-failed = Sajnos { $side_the } programja { $how }. Helyette a százados játszik tovább.
cli-program-start = nem indult el ({ $about })
cli-program-time = { $about } másodpercen belül nem válaszolt
cli-program-ended = a játszma vége előtt leállt ({ $about })
cli-program-flood = túl sokat küldött válasz nélkül
cli-program-unread = nem olvassa, amit kap
cli-program-nonsense = olvashatatlan sort küldött ({ $about })
cli-program-illegal = olyan lépéssel válaszolt, amely nem választható: „{ $about }”

## A vége

cli-hashes-agree = { $answers } válasz, { $hashes ->
        [one] 1 ellenőrző összeg: egyezik.
       *[other] { $hashes } ellenőrző összeg: mind egyezik.
    }
cli-no-hashes = { $answers } válasz, ellenőrző összeg nincs: nem volt mit ellenőrizni.

## Amit telepíteni kell

cli-needs-server = a böngészős asztalhoz olyan csomagok kellenek, amelyek nincsenek telepítve; így telepítheted őket: pip install "sandtable[server]"
cli-needs-postgres = a PostgreSQL-hez olyan csomag kell, amely nincs telepítve; így telepítheted: pip install "sandtable[postgres]"
cli-needs-mcp = a nyelvi modellekhez olyan csomag kell, amely nincs telepítve; így telepítheted: pip install "sandtable[mcp]"
cli-needs-data = az adathalmazokhoz olyan csomag kell, amely nincs telepítve; így telepítheted: pip install "sandtable[data]"
cli-needs-cluster = a számítógépfürthöz olyan csomag kell, amely nincs telepítve; így telepítheted: pip install "sandtable[cluster]"

## Segítség

cli-help =
    Válasz: írd be a számát, a jelölését (order f7), vagy annak egy részét, ha csak egyet jelenthet (f7, o f7, done).
    Több válasz egy sorban, vesszővel elválasztva: order f7, order f8, done.
    Ahol előbb egységet kell nevezni, és csak egy jöhet szóba, rögtön a célpontot is mondhatod: attack e6.

    ?ACTION         miért nem szabad valami, és melyik szabály tiltja: ?move f9 vagy ?unit f7, move f9
    odds ACTION     egy harc pontos esélyei, minden kocka a szabályával; magában az „odds” mindegyiké
    hint            mit válaszolna a marsall, milyen eséllyel és miért
    look HEX        mi van egy mezőn
    rules N10.5     a szabályok egy bekezdése; magában a „rules” a kérdésé
    hand            a lapjaid, és mire valók
    answers         minden válasz, szavakkal
    board           a tábla még egyszer (vagy csak Enter)
    flip            megfordítja a táblát
    legend          a tábla jelei
    log, log all    mi történt
    undo            visszavonja az utolsó választ, amíg nem volt dobás, és semmi nem került elő
    save FILE       elmenti a játékot; a sandtable play --load FILE folytatja
    quit            felállsz az asztaltól


## Térképek: nemzetek és oldalak egy-két betűvel, egységek röviden

cli-nation-austria = A
cli-nation-pragmatic = PS
cli-nation-france = F
cli-nation-bavaria = B
cli-nation-prussia = P
cli-nation-saxony = Sz
cli-nation-ge = NÉ
cli-nation-fr = FR
cli-nation-uk = BR
cli-nation-be = BE
cli-nation-us = AM
cli-nation-german = N
cli-nation-entente = A
cli-nation-disputed = N/A
cli-piece-train = oszlop
cli-piece-hussar = huszár
cli-piece-infantry = gyal.
cli-piece-stosstruppen = roham
cli-piece-commonwealth = nemz.k.
cli-piece-cavalry = lov.
cli-piece-artillery = tüz.
cli-piece-siege-gun = ostrom
cli-piece-biplane = repülő
cli-piece-tank = harck.
cli-piece-paris-gun = Párizs

## Térképek: ami mellettük áll

cli-cards = { $cards } kártya
cli-reserve = tartalék
cli-not-in-view = Nem látszik:
cli-pieces-not-in-view = { $count } bábu nem látszik
cli-whole-map = map whole: az egész térkép
cli-near-map = map near: vissza a kérdéshez
cli-more-answers = és még { $count }: answers
cli-which-number = Ez több válasz is lehet; válassz számot:
cli-map-how = Írd: „map whole”, „map near”, vagy „map” és west, east, north vagy south.
cli-no-panel = Nincs ilyen panel. A „panels” mindet megmutatja.
cli-help-mouse = Az egér: kattints egy válaszra vagy egy kiemelt helyre; más helyre kattintva megnézheted, mi van ott. A görgő vagy a Page Up visszagörget. Szöveget Shifttel jelölhetsz ki. Egér nélkül: sandtable play --no-mouse.
cli-help-map =
    Válaszok: írd be a válasz számát, nevét (Prag, Karl von Lothringen), jelölését (step prag), vagy egy részét, amely csak egyet jelenthet (prag, done).
    Több válasz egy sorban, vesszővel elválasztva: 3, step prag, stop.
    A térképen [3] az a hely, amelyet a 3. válasz nevez meg; ▸ jelzi, melyik helyről szól a kérdés.

    ?ACTION         miért nem szabad valami, és melyik szabály szerint: ?step Prag
    odds ACTION     egy harc pontos esélyei, minden kocka a szabályával; „odds” egymagában mindre
    hint            mit válaszolna a marsall, milyen eséllyel és miért
    look PLACE      mi van egy helyen
    map             az egész térkép, vagy vissza a kérdés helyéhez
    map west        a térkép más része: west, east, north, south (vagy Ctrl és egy nyíl)
    panels          minden, ami a térkép mellett van; „panel” és egy cím nyitja vagy csukja
    rules M12.2     a szabályok egy pontja; „rules” egymagában a kérdés szabályára
    hand            a kártyáid, és mire valók
    answers         minden válasz, szavakkal
    board           a térkép még egyszer (vagy csak Enter)
    legend          a térkép jelei
    log, log all    mi történt
    undo            az utolsó válasz visszavonása, amíg semmit nem dobtak vagy láttak
    save FILE       mentés; sandtable play --load FILE folytatja
    quit            felállsz az asztaltól
cli-legend-towns =
    ♣ ♦ ♥ ♠ egy név mellett: város és körzetének színe. ◇ erőd, ◆ nagy erőd, ♔ választófejedelem, utána az, aki birtokolja; ⚑ győzelmi jelző, ? elfoglalandó.
    ─ főút, · más út. A·Traun② 5: kié a tábornok, a neve, a rangja és a csapatai, amennyire tudod. ! nincs ellátása, ✓ már lépett.
cli-legend-areas =
    Egy terület neve mögött: kié (N/A: vitatott), ★ a pontja, # az erődje, ⚔ csata.
    NÉ 5^×6: 5. német hadsereg, beásva, 6 egységgel; FR gyal.×2: két magában álló francia gyalogság.
cli-legend-map = [3] a 3. válasz helye; ▸ a kérdés helye; +2 még két bábu.
cli-hint-from = A kör végéig kipróbálva. Minden válasz a legjobbhoz mérve, a legjobb a következőhöz.
cli-hint-quick = Itt semmit sem lehet végigjátszani: ez a százados gyors tanácsa.
cli-analysis-axis = Nyerési esély
cli-analysis-begun = Kezdet
cli-analysis-decision = Saját döntések
cli-analysis-others = Mások döntései
cli-analysis-luck = Szerencse
cli-analysis-outlook = Kilátás
cli-analysis-end = Vége
cli-analysis-turning = Fordulópontok, a válaszoló fél százalékpontjaiban:
cli-analysis-no-turning = Egyetlen válasz és kocka sem változtatott sokat az esélyeken.
cli-analysis-point = { $number }. { $moment }, { $step }. lépés, { $side }: { $answer }
cli-analysis-did = Döntés { $decision }, szerencse { $luck }
cli-analysis-changed = Az esély változása: { $change }
cli-analysis-better = Jobb lett volna: { $answer } (ez a válasz: { $cost })

# Feladványok

cli-puzzle-decision = { $answer }: { $chance }, a legjobb: { $best }{ $good ->
        [yes] {"."}
       *[no] . Jobb: { $better }
    }
cli-puzzle-solved = { $reached ->
        [yes] Megoldottad!
       *[no] Megoldottad: jól döntöttél, bárhogy estek is a kockák.
    }
cli-puzzle-missed = Nem sikerült: volt egyértelműen jobb válasz.
