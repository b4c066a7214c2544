# Was das Turnier für die Spielenden bedeutet: Elo-Änderungen, erste Elo-Zahlen, Kategorien, Normen.
nav-ratings = Elo
nav-norms = Normen
nav-norm = Norm
federation-short = Verb.
unrated = ohne Elo

ratings-title = Elo nach Runde { $round }
ratings-title-running = Elo nach den gespielten Partien
ratings-title-start = Elo zu Beginn
ratings-dateline = nach Runde { $round } von { $rounds }
ratings-games = Partien
ratings-games-of = Partien von { $name }
ratings-opponent = Gegner
ratings-expected = Erwartet
ratings-plus-minus = Elo +/−
ratings-after = Schätzung
ratings-category = Kategorie
ratings-reached = erreicht
ratings-category-note = Italienische Kategorie nach der Standard-Elo der FIDE (italienische Ordnung seit 2021): Einmal erreicht, bleibt sie, sie kann also höher sein als hier.
ratings-change = Änderung
ratings-average = Gegnerschnitt
ratings-tpr = Performance (TPR)
ratings-ptp = Perfekte Performance (PTP)
ratings-rp = Performance für Normen (Rp)
ratings-here = In diesem Turnier
ratings-more = Siehe auch
ratings-to-player = Seite der Person
ratings-to-all = Elo von allen
ratings-plot = Erzielte Punkte { $points }, erwartete Punkte { $expected }, Runde für Runde
ratings-plot-note = Durchgezogen: erzielte Punkte. Gestrichelt: erwartete Punkte.
ratings-person-lead = Platz { $place } von { $players }, { points-count } nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}.
ratings-person-points = { points-count } nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}.

rating-list-standard = FIDE-Liste Standard (B.02). Es zählen Partien gegen Personen mit Elo.
rating-list-rapid = FIDE-Liste Schnellschach (B.02, Teil Schnellschach und Blitz). Über 2600 wird eine Differenz ab 600 Punkten nicht gewertet.
rating-list-blitz = FIDE-Liste Blitz (B.02, Teil Schnellschach und Blitz). Über 2600 wird eine Differenz ab 600 Punkten nicht gewertet.
rating-cap-standard = Eine Differenz über 400 Punkten zählt 400 (B.02 Art. 8.3.1); ab 2650 zählt sie ganz.
rating-cap-rapid = Eine Differenz über 400 Punkten zählt 400 (B.02 Art. 8.3.1), für alle.
rating-estimate = Schätzung: Die FIDE rechnet monatsweise und rundet am Ende.
rating-estimated = → { $rating } geschätzt
rating-head-standard = Elo Standard
rating-head-rapid = Elo Schnellschach
rating-head-blitz = Elo Blitz

rating-k-published = K { $k }: wie in der Liste.
rating-k-reached-2400 = K { $k }: 2400 erreicht (B.02 Art. 8.3.3).
rating-k-junior = K { $k }: bis zum Jahr des 18. Geburtstags, unter 2300 (B.02 Art. 8.3.3).
rating-k-few-games = K { $k }: weniger als dreißig gewertete Partien (B.02 Art. 8.3.3).
rating-k-usual = K { $k }: nie 2400, dreißig Partien oder mehr, nicht jugendlich (B.02 Art. 8.3.3).
rating-k-reduced = Von { $before } auf { $k } gesenkt: K mal Partien ist höchstens 700 (B.02 Art. 8.3.3).
rating-k-assumed = Gesamtzahl der Partien und höchste Elo-Zahl sind hier nicht bekannt: Angenommen werden mindestens dreißig Partien und keine höhere Zahl.
rating-k-short-published = Liste
rating-k-short-reached-2400 = 2400
rating-k-short-junior = Jugend
rating-k-short-few-games = unter 30

rating-not-bye = ohne Gegenseite
rating-not-forfeit = kampflos: zählt nicht (B.02 Art. 5.1)
rating-not-no-move = weniger als ein Zug: zählt nicht (B.02 Art. 5.1)
rating-not-unfinished = läuft
rating-not-unrated-opponent = Gegenseite ohne Elo: zählt nicht (B.02 Art. 6)
rating-not-too-far-apart = 600 Punkte oder mehr: zählt nicht

rating-first = erste Elo-Zahl { $rating }
rating-first-no-points = keine Punkte: Ein erstes Turnier ohne Punkte zählt nicht (B.02 Art. 7.1)
rating-first-too-few = { $n ->
    [0] keine gültige Partie: Fünf sind nötig (B.02 Art. 7.1)
    [one] eine gültige Partie: Fünf sind nötig (B.02 Art. 7.1)
   *[other] { $n } gültige Partien: Fünf sind nötig (B.02 Art. 7.1)
}
rating-first-below = { $rating }, unter 1400: wird nicht veröffentlicht (B.02 Art. 7.1.4)
rating-first-title = Woraus die erste Elo-Zahl entsteht
rating-first-average = Gegnerschnitt
rating-first-average-why = ({ $sum } + 1800 + 1800) : { $count }; zu den { $games } Partien kommen zwei Remis gegen 1800 (B.02 Art. 8.2)
rating-first-percent = Prozentsatz
rating-first-percent-why = erzielte Punkte plus eins, aus Partien plus zwei (B.02 Art. 8.2)
rating-first-difference = Differenz
rating-first-difference-why = Tabelle 8.1.1
rating-first-sum = Erste Elo-Zahl
rating-first-capped = wäre { $rating }: höchstens 2200 (B.02 Art. 8.2.3)

rating-terms-title = Warum Runde { $round } { $change } bringt
rating-term-difference = Zählende Differenz
rating-term-plain = { $own } − { $opponent }
rating-term-whole = nicht über 400, zählt ganz
rating-term-capped = über 400, zählt 400 (B.02 Art. 8.3.1)
rating-term-exempt = über 400, aber ab 2650 ganz gezählt (B.02 Art. 8.3.1)
rating-term-expected = Punkterwartung
rating-term-row = Tabelle 8.1.2: { $from } bis { $to }
rating-term-row-last = Tabelle 8.1.2: { $from } und mehr
rating-term-gain = Erzielt minus erwartet
rating-term-k = Mal K { $k }
rating-total-title = Woraus die Änderung entsteht
rating-total-score = Erzielte Punkte
rating-total-games = { $n ->
    [one] in einer zählenden Partie
   *[other] in { $n } zählenden Partien
}
rating-total-expected = Summe der Partien
rating-total-rounded = Änderung
rating-total-rounding = auf ganze Zahl gerundet, Halbe von null weg (B.02 Art. 8.3.4)

rating-category = Kategorie { $category }: ab { $rating }.
rating-category-none = Keine italienische Kategorie mit dieser Elo-Zahl.
rating-category-reached = Die Schätzung erreicht { $category }: ab { $rating }.
rating-category-unverified = Die Grenzen von 1N und CM stammen aus zweiter Hand: vor Gebrauch in einem Dokument bestätigen.
rating-title-reached = Ab { $rating } gibt die Wertungszahl den Titel { $title }, nach { $games } gewerteten Partien (B.01).

# Normen.
norm-of = { $title }-Norm
norm-for = { $title }-Norm
norm-title-gm = Großmeister
norm-title-im = Internationaler Meister
norm-title-wgm = Großmeister der Frauen
norm-title-wim = Internationaler Meister der Frauen
norms-title = Normen nach Runde { $round }
norms-title-running = Normen nach den gespielten Partien
norms-title-start = Normen
norms-note = FIDE-Titelordnung B.01 vom 1. Januar 2024. Gesondert zu prüfen: Turniermeldung 30 Tage vorher, höchstens zwei Runden am Tag, zwei Stunden für 60 Züge, Hauptschiedsrichter IA oder FA.
norms-impossible = Hier gibt es keine Normen: Nötig sind Standardpartien und mindestens { $n } Runden (B.01 Art. 1.4.1).
norms-made = Erzielte Normen
norms-made-none = Noch keine.
norms-near = Wer es noch schaffen kann
norms-near-none = Vorerst niemand, bei vier oder weniger Runden bis zum Ende.
norms-others = { $n ->
    [one] Für eine weitere Person ist keine Norm in Sicht.
   *[other] Für { $n } weitere Personen ist keine Norm in Sicht.
}
norms-women = Frauennormen erscheinen für alle mit einem Frauentitel; das Schiedsrichterteam sieht sie für alle Frauen.
norms-exempt-hosts = { $event }: Für { $federation } gelten die Verbandsregeln nicht (B.01 Art. { $article }), wie in den Einstellungen angegeben. Mindestens eine Norm des Antrags muss ohne Ausnahme erzielt sein (1.4.3e).
norms-exempt = { $event }: Die Verbandsregeln gelten nicht (B.01 Art. { $article }), wie in den Einstellungen angegeben. Mindestens eine Norm des Antrags muss ohne Ausnahme erzielt sein (1.4.3e).
norm-exemption-none = keine Ausnahme
norm-exemption-championship = Endrunde einer Landesmeisterschaft
norm-exemption-teams = Landesmeisterschaft für Mannschaften
norm-exemption-zonal = Zonen- oder Subzonenturnier
norm-games-nine = neun
norm-games-seven = sieben: dort genannte Mannschaftswettbewerbe
norms-foreign-free = Die Verbandsregeln gelten nicht: in jeder Runde mindestens { $rated } mit Elo aus dem Ausland, aus { $federations } Verbänden, davon { $titled } GM, IM, WGM oder WIM (B.01 Art. 1.4.3d).
norms-foreign-bound = Die Verbandsregeln gelten. In der Runde mit den wenigsten aus dem Ausland waren { $rated } mit Elo, aus { $federations ->
    [one] einem Verband
   *[other] { $federations } Verbänden
}, { $titled } mit Titel; Art. 1.4.3d verlangt 20, aus 3, davon 10 mit Titel.
norms-person-lead = Die Bedingungen, eine nach der anderen.
norms-person-none = Alle hier erreichbaren Titel sind schon vorhanden, oder das Turnier ist kein Standardschach.
norms-to-ratings = Partien und Elo
norm-says = Ergebnis
norm-made = { $title }-Norm
norm-made-text = Performance { $performance } in { $games } Partien, { $score } Punkte: Alle Bedingungen sind erfüllt.
norm-exact = Erzielt, ohne Reserve.
norm-exceeds = Erzielt, mit { $points } mehr als nötig.
norm-verdict-made = Alle Bedingungen sind erfüllt.
norm-verdict-unmet = { $n ->
    [one] Eine Bedingung ist nicht erfüllt.
   *[other] { $n } Bedingungen sind nicht erfüllt.
}
norm-condition = Bedingung
norm-asked = Nötig
norm-found = Vorhanden
norm-article = Artikel
norm-at-least = mindestens { $value }
norm-at-most = höchstens { $value }
norm-met = erfüllt
norm-waived = gilt nicht (B.01 Art. { $article })
norm-lacking = { $n ->
    [one] 1 fehlt
   *[other] { $n } fehlen
}
norm-short-by = { $n ->
    [one] 1 fehlt
   *[other] { $n } fehlen
}
norm-too-many = { $n } zu viel
norm-condition-games = Partien
norm-condition-federations = Andere Verbände als der eigene
norm-condition-own-federation = Gegner aus dem eigenen Verband
norm-condition-one-federation = Gegner aus demselben Verband
norm-condition-title-holders = Gegner mit Titel (ohne CM)
norm-condition-required-titles = Gegner mit Titel { $who }
norm-condition-average = Gegnerschnitt
norm-condition-score = Punkte in Prozent
norm-condition-performance = Performance (Rp)
norm-required-gm = GM
norm-required-im = GM oder IM
norm-required-wgm = GM, IM oder WGM
norm-required-wim = GM, IM, WGM oder WIM
norm-games = { $n ->
    [one] Die zählende Partie
   *[other] Die { $n } zählenden Partien
}
norm-counted = Zählt als
norm-left-out = Runde { $round } zählt nicht: { $why }.
norm-left-not-played = ohne Spiel entschieden (B.01 Art. 1.4.2)
norm-left-no-federation = Verband der Gegenseite unbekannt (B.01 Art. 1.4.2)
norm-unmet-line = { $name }: { $found }, nötig { $needed } (B.01 Art. { $article }).

norm-head-zero = Die { $title }-Norm hängt nicht mehr von Punkten ab
norm-head-half = Noch ein halber Punkt zur { $title }-Norm
norm-head-one = Noch ein Punkt zur { $title }-Norm
norm-head = Noch { points-count } zur { $title }-Norm
norm-points-zero = mitspielen, auch ohne Punkte,
norm-points-half = ein halber Punkt
norm-points-one = ein Punkt
norm-points = { points-count }
norm-last-rounds = { $n ->
    [one] in der letzten Runde
   *[other] in den letzten { $n } Runden
}
norm-next-rounds = { $n ->
    [one] in der nächsten Runde
   *[other] in den nächsten { $n } Runden
}
norm-enough = Es reicht: { $points } { $rounds }
norm-if-opponent = , wenn die noch unbekannte Gegenseite mindestens { $rating } hat.
norm-if-opponents = , wenn die noch unbekannten Gegner mindestens { $rating } haben.
norm-still-holders = { $n ->
    [one] Eine Person mit Titel muss noch kommen.
   *[other] { $n } Personen mit Titel müssen noch kommen.
}
norm-still-required = { $n ->
    [one] Einmal muss noch { $who } kommen.
   *[other] { $n }-mal muss noch { $who } kommen.
}
norm-table-title = Was für die Normen reicht
norm-table-note = { $n ->
    [one] Ordnung B.01, noch eine Runde. Die schwächste Gegenseite zählt als Untergrenze des Titels, ohne Elo als 1400. Die Verbände hängen davon ab, wer kommt.
   *[other] Ordnung B.01, noch { $n } Runden. Die schwächste Gegenseite zählt als Untergrenze des Titels, ohne Elo als 1400. Die Verbände hängen davon ab, wer kommt.
}
norm-table-note-counting = { $n ->
    [one] Ordnung B.01, noch eine Runde, die zählt: Partien zählen bis zur dreizehnten. Die schwächste Gegenseite zählt als Untergrenze des Titels, ohne Elo als 1400. Die Verbände hängen davon ab, wer kommt.
   *[other] Ordnung B.01, noch { $n } Runden, die zählen: Partien zählen bis zur dreizehnten. Die schwächste Gegenseite zählt als Untergrenze des Titels, ohne Elo als 1400. Die Verbände hängen davon ab, wer kommt.
}
norm-ends-with = Endstand
norm-in-the-last = in den letzten
norm-in-the-next = in den nächsten
norm-yes = ja
norm-no = nein
norm-one-from = Gegner ab { $rating }
norm-each-from = alle Gegner ab { $rating }
norm-no-average = nein: nötig wäre ein Schnitt von { $average }
norm-conditions-link = Die Bedingungen der Normen, eine nach der anderen
papers-norms = Normen und IT1-Zertifikate
papers-norms-note = wer eine erzielt hat, was fehlt, das Zertifikat

# Das Zertifikat (IT1).
norm-certificate = Zertifikat IT1
norm-certificate-for = Normzertifikat: { $title }
norm-certificate-edit = Werte berichtigen
norm-certificate-print = Blatt ansehen
norm-certificate-lead = Jeder Wert kann von Hand geschrieben werden: Er ersetzt den berechneten und bleibt im Protokoll.
norm-certificate-field = Angabe
norm-certificate-computed = Berechnet
norm-certificate-written = Von Hand
norm-certificate-field-head = Wo 1.4.3d gilt
norm-certificate-version = Von Hand berichtigt, Version { $version }.
norm-certificate-official = Für den bestätigenden Verband ({ $federation })
norm-certificate-date = Datum
norm-certificate-privacy = Die Daten sind für die FIDE zur Titelverleihung. Ein Stern kennzeichnet einen Wert vom Schiedsrichter.
action-norm-certificate = Normzertifikat von Hand berichtigt
field-it1_last_name = Nachname
field-it1_first_name = Vorname
field-it1_fide_id = FIDE-ID
field-it1_federation = Eigener Verband
field-it1_event = Turnier
field-it1_start = Beginn
field-it1_close = Ende
field-it1_chief_arbiter = Hauptschiedsrichter
field-it1_arbiter_id = FIDE-ID des Hauptschiedsrichters
field-it1_games = Partien
field-it1_rate_of_play = Bedenkzeit
field-it1_federations = Verbände der Gegner
field-it1_foreign = Gegner aus anderem Verband
field-it1_rated = Gegner mit Elo
field-it1_from_host = Gegner aus dem ausrichtenden Verband
field-it1_titled = Gegner mit Titel
field-it1_gm = davon GM
field-it1_im = davon IM
field-it1_wgm = davon WGM
field-it1_wim = davon WIM
field-it1_fm = davon FM
field-it1_wfm = davon WFM
field-it1_field_federations = Verbände (1.4.3d)
field-it1_field_rated = Ausland mit Elo (1.4.3d)
field-it1_field_titled = davon GM, IM, WGM, WIM (1.4.3d)
field-it1_remarks = Besondere Bemerkungen
field-it1_average = Gegnerschnitt (1.4.6b)
field-it1_score_needed = Nötige Punkte
field-it1_score = Punkte
field-it1_exceeds = Mehr als nötig
field-it1_confirming = Bestätigender Verband
field-it1_official = Für den Verband
