# Eine vom Schiedsrichter aufgebaute Stellung, und was beiden Seiten gesagt wird
position-set-up = aufgebaute Stellung { $fen }
in-position-set-up = in der aufgebauten Stellung { $fen }
position-unknown = Stellung aufbauen oder Züge eingeben
position-unknown-lead = Von dieser Partie ist nichts aufgezeichnet, also weiß das Programm nicht, wie die Figuren stehen. Ohne Stellung keine Entscheidung.
position-cannot-be = Die Stellung ist unmöglich
position-nobody-entered = Stellung unbekannt: Kein Zug ist aufgezeichnet
position-caption-set-up = { $side ->
    [white] Vom Schiedsrichter aufgebaute Stellung, Weiß am Zug
   *[black] Vom Schiedsrichter aufgebaute Stellung, Schwarz am Zug
}
setup-fault-men = Die Figuren sind nicht lesbar: acht Reihen mit Schrägstrichen, von der achten zur ersten.
setup-fault-turn = Wer am Zug ist, ist nicht lesbar: w oder b.
setup-fault-castling-text = Die Rochaderechte sind nicht lesbar: KQkq oder ein Teil davon.
setup-fault-en-passant-text = Das En-passant-Feld ist nicht lesbar: zum Beispiel e6.
setup-fault-half-moves = Die Zahl der Halbzüge ohne Schlagen und Bauernzug ist nicht lesbar.
setup-fault-number = Die Zugnummer ist nicht lesbar.
setup-fault-whole = Das ist keine FEN.
setup-fault-empty = Auf dem Brett steht keine Figur.
setup-fault-missing-king = Ein König fehlt.
setup-fault-kings = Eine Seite hat mehr als einen König.
setup-fault-pawn = Ein Bauer steht auf der ersten oder achten Reihe.
setup-fault-castling = Zur Rochade gehören König und Turm auf ihren Ausgangsfeldern.
setup-fault-en-passant = Zu en passant gehört der Bauer, der eben den Doppelschritt gemacht hat.
setup-fault-check = Im Schach steht die Seite, die nicht am Zug ist.
setup-fault-impossible-check = Kein Zug kann dieses Schach geboten haben.
setup-fault-men-too-many = Es sind mehr Figuren, als aus den fehlenden Bauern werden konnten.
dispute-title = Streitfall am Brett
dispute-open = Stellung aufbauen und entscheiden
dispute-check = Stellung prüfen
dispute-recorded = Wie aufgezeichnet, { $move }
dispute-empty = Leeres Brett
dispute-start = Anfangsstellung
dispute-board = Wie Brett
dispute-take = übernehmen
dispute-no-board = An diesem Brett ist in dieser Runde kein Zug aufgezeichnet.
dispute-hand = Figur zum Hinstellen
dispute-off = weg
dispute-position = Die aufgebaute Stellung
dispute-turn = Am Zug
dispute-castling = Rochade noch möglich
dispute-castle-wk = Weiß kurz
dispute-castle-wq = Weiß lang
dispute-castle-bk = Schwarz kurz
dispute-castle-bq = Schwarz lang
dispute-en-passant = En passant auf
dispute-number = Zugnummer
dispute-half = Halbzüge ohne Schlagen und Bauernzug
dispute-more = FEN, Rochade, en passant, Zugnummer
dispute-happened = Was geschehen ist
happened-flag-white = Blättchen von Weiß
happened-flag-black = Blättchen von Schwarz
happened-resign-white = Weiß gibt auf
happened-resign-black = Schwarz gibt auf
happened-illegal-white = Regelwidrige Handlung von Weiß
happened-illegal-black = Regelwidrige Handlung von Schwarz
happened-claim = Antrag wegen 50 Zügen
happened-both-flags = Beide Blättchen
happened-end = Tote Stellung, Matt, Patt
judged-elsewhere = Stehen die Figuren auf dem Brett anders?
judged-set-up = Stellung aufbauen
judged-moves = Züge eingeben
judged-sheets = Formulare abschreiben
search-on = Weitersuchen
search-on-note = Viermal so viele Stellungen, höchstens eine halbe Minute. Die Seite kann inzwischen verlassen werden.
job-search = Suche, ob ein Matt möglich ist
flag-which-period = In welcher Zeitperiode fiel das Blättchen?
flag-which-period-lead = Die Züge sind nicht aufgezeichnet, und die Bedenkzeit hat mehrere Zeitperioden. Zeitperiode oben wählen oder Züge eingeben.
flag-which-move = Wie viele Züge wurden gemacht?
flag-which-move-lead = Eine Zahl von Zügen war abzuschließen. Stellung mit Zugnummer aufbauen oder Züge eingeben.
claim-needs-moves = Ein Antrag braucht die Züge
claim-needs-moves-lead = Eine Stellung allein sagt nicht, wie oft sie vorkam. Züge von den Formularen eingeben; für 50 Züge genügen mit der Stellung die gezählten Halbzüge.
act-no-pawn = Kein Bauer kann dort angekommen sein
act-no-pawn-lead = In dieser Stellung erreicht kein Bauer dieser Seite mit einem regelgemäßen Zug die letzte Reihe, also blieb keiner unersetzt. Seite, Feld und aufgezeichnete Züge prüfen.
ruling-legal = Regelgemäßer Zug: nichts zu bestrafen
ruling-legal-lead = Der Zug entspricht den Artikeln 3.1 bis 3.9. Es gibt keine Zeitgutschrift, und er zählt nicht als regelwidrige Handlung.
fact-position = Beurteilt
fact-why-illegal = Warum regelwidrig
fact-not-held = Stellung
fact-not-held-text = nicht aufgezeichnet: Dass der Zug regelwidrig war, beruht auf dem, was der Schiedsrichter sah
verdict-guidelines-not-announced = Niemand weiß, welches Blättchen zuerst fiel. Die Richtlinien III, die entscheiden würden, gelten nur, wo das Turnier sie angekündigt hat und es keine Zeit je Zug gibt. Der Schiedsrichter entscheidet.
told-title = Den beiden zu sagen
told-won = { $event ->
    [flag] Die Zeit der Gegenseite ist abgelaufen, und Sie können noch mattsetzen: Sie haben gewonnen.
    [resignation] Die Gegenseite hat aufgegeben: Sie haben gewonnen.
    [illegal] Die Gegenseite hat eine zweite regelwidrige Handlung abgeschlossen: Sie haben gewonnen.
    [sealed] Der Abgabezug der Gegenseite gilt nicht: Sie haben gewonnen.
   *[other] Sie haben gewonnen.
}
told-lost = { $event ->
    [flag] Ihre Zeit ist abgelaufen, und die Gegenseite kann noch mattsetzen: Sie haben verloren.
    [resignation] Sie haben aufgegeben: Sie haben verloren.
    [illegal] Sie haben eine zweite regelwidrige Handlung abgeschlossen: Sie haben verloren.
    [sealed] Ihr Abgabezug gilt nicht: Sie haben verloren.
   *[other] Sie haben verloren.
}
told-drawn = { $event ->
    [flag] { $who ->
        [by] Ihre Zeit ist abgelaufen, aber die Gegenseite kann mit keiner Folge regelgemäßer Züge mattsetzen: Die Partie ist remis.
       *[other] Die Zeit der Gegenseite ist abgelaufen, aber Sie können mit keiner Folge regelgemäßer Züge mattsetzen: Die Partie ist remis.
    }
    [resignation] { $who ->
        [by] Sie haben aufgegeben, aber die Gegenseite kann mit keiner Folge regelgemäßer Züge mattsetzen: Die Partie ist remis.
       *[other] Die Gegenseite hat aufgegeben, aber Sie können mit keiner Folge regelgemäßer Züge mattsetzen: Die Partie ist remis.
    }
    [illegal] { $who ->
        [by] Es ist Ihre zweite regelwidrige Handlung, aber die Gegenseite kann mit keiner Folge regelgemäßer Züge mattsetzen: Die Partie ist remis.
       *[other] Es ist die zweite regelwidrige Handlung der Gegenseite, aber Sie können mit keiner Folge regelgemäßer Züge mattsetzen: Die Partie ist remis.
    }
   *[other] Die Partie ist remis.
}
told-won-earlier = Die Partie war auf dem Brett schon zu Ende: Sie haben gewonnen.
told-lost-earlier = Die Partie war auf dem Brett schon zu Ende: Sie haben verloren.
told-drawn-earlier = Die Partie war auf dem Brett schon zu Ende: Sie ist remis.
told-time-gained = { $event ->
    [claim] Der Antrag der Gegenseite ist nicht korrekt: Sie gewinnen { $time }, die Partie geht weiter.
   *[other] Die Gegenseite hat eine regelwidrige Handlung abgeschlossen: Sie gewinnen { $time }, die Partie geht weiter.
}
told-time-given = { $event ->
    [claim] Ihr Antrag ist nicht korrekt: Die Gegenseite gewinnt { $time }, die Partie geht weiter.
   *[other] Sie haben eine regelwidrige Handlung abgeschlossen: Die Gegenseite gewinnt { $time }, die Partie geht weiter.
}
told-claim-right = { $who ->
    [by] Ihr Antrag ist korrekt: Die Partie ist remis.
   *[other] Der Antrag der Gegenseite ist korrekt: Die Partie ist remis.
}
told-legal = { $who ->
    [by] Ihr Zug ist regelgemäß: Die Partie geht weiter.
   *[other] Der Zug der Gegenseite ist regelgemäß: Die Partie geht weiter.
}
told-continues = Die Partie geht weiter.
arbitration-quickplay-finish = Richtlinien III, Partien ohne Inkrement
arbitration-quickplay-finish-note = Sie gelten nur, wo das Turnier sie angekündigt hat, ohne Zeit je Zug und nicht im Blitz (III.2.1, III.2.2).
setting-quickplay-finish-not-announced = nicht angekündigt: Sie gelten nicht
setting-quickplay-finish-announced = angekündigt
