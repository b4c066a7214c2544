ruling-place = Brett { $board }, Runde { $round }
ruling-back = Zurück zur Partie
ruling-title-flag = Blättchen, vorgeschlagene Entscheidung
ruling-title-resign = Aufgabe, vorgeschlagene Entscheidung
ruling-title-illegal = Regelwidriger Zug
ruling-standing = Das Brett hat schon ein Ergebnis:
ruling-line = Eine Variante als Beweis
ruling-mate = Matt
ruling-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}
ruling-time-added = { $side ->
    [white] Erster regelwidriger Zug: { $time } mehr für Weiß
   *[black] Erster regelwidriger Zug: { $time } mehr für Schwarz
}
ruling-increment = { $side ->
    [white] Von der Uhr von Weiß das durch Drücken gewonnene Inkrement abziehen ({ $n ->
        [one] eine Sekunde
       *[other] { $n } Sekunden
    }).
   *[black] Von der Uhr von Schwarz das durch Drücken gewonnene Inkrement abziehen ({ $n ->
        [one] eine Sekunde
       *[other] { $n } Sekunden
    }).
}
ruling-second-illegal = Zweiter regelwidriger Zug derselben Person.
ruling-not-completed = Der Zug ist nicht abgeschlossen: Er wird mit der berührten Figur berichtigt
ruling-stands = Der regelwidrige Zug ist nicht mehr zu berichtigen und bleibt
ruling-remedy-only = Keine Strafe in dieser Fassung der Regeln
remedy-restore = Stellung vor dem Zug wiederherstellen: Die gezogene Figur gilt als berührt und muss ziehen, wenn sie kann.
remedy-restore-or-annul = Stellung wiederherstellen; geht das nicht, wird die Partie annulliert und eine neue gespielt.
remedy-queen = Der Bauer wird eine Dame derselben Farbe.
remedy-make-move = Nichts ist wiederherzustellen: Der Zug ist noch auszuführen.
remedy-keep = Der Zug an sich ist regelgemäß und bleibt auf dem Brett.
verdict-lost = { $loser ->
    [white] Weiß verliert: Schwarz kann noch mattsetzen
   *[black] Schwarz verliert: Weiß kann noch mattsetzen
}
verdict-won = { $winner ->
    [white] Weiß gewinnt
   *[black] Schwarz gewinnt
}
verdict-drawn = { $loser ->
    [white] Remis: Schwarz kann nicht mehr mattsetzen
   *[black] Remis: Weiß kann nicht mehr mattsetzen
}
verdict-continues = Die Partie geht weiter
verdict-undecided = Nicht entschieden
verdict-unknown-lead = { $n } Stellungen durchsucht, kein Matt gefunden und kein Beweis. Der Schiedsrichter entscheidet.
verdict-no-article = Diese Fassung der Regeln hat keinen Artikel dafür. Der Schiedsrichter entscheidet.
verdict-series-cut = Matt ist möglich, aber das Turnier zählt auch die fünffache Stellungswiederholung und die 75 Züge. Der Schiedsrichter entscheidet.
verdict-announced-mate = Der angekündigte Zug würde mattsetzen. Der Schiedsrichter entscheidet.
verdict-earlier-lead = Die Partie war { $after } zu Ende: Dieses Ergebnis bleibt.
verdict-lost-lead = { $n ->
    [0] Das Matt steht auf dem Brett.
    [one] Die Regel fragt, ob irgendeine Folge regelgemäßer Züge zum Matt führt. Ein Halbzug genügt.
   *[other] Die Regel fragt, ob irgendeine Folge regelgemäßer Züge zum Matt führt. { $n } Halbzüge genügen.
}
proof-lone-king = Nur der König ist da: Er setzt nie matt.
proof-knight-queens = König und Springer gegen König und Damen: Nichts kann die Ecke versperren, es gibt kein Matt.
proof-bishops = Alle Läufer stehen auf Feldern einer Farbe, und keine Figur kann den anderen Weg versperren: Es gibt kein Matt.
proof-locked = Die Struktur ist verriegelt: Unter allen Feldern, die jede Figur erreichen kann, bleibt keines, auf dem der König matt werden könnte.
proof-locked-exits = { $n ->
    [0] Die Struktur ist für immer verriegelt: Kein Zug ändert sie, und mit den erreichbaren Feldern ist Matt unmöglich.
    [one] Solange die Struktur steht, gibt es kein Matt, und nach dem einzigen Zug, der sie ändert, ist die Stellung tot.
   *[other] Solange die Struktur steht, gibt es kein Matt, und nach jedem der { $n } Züge, die sie ändern, ist die Stellung tot.
}
proof-forced = { $n ->
    [0] Die Partie ist auf dem Brett schon zu Ende.
    [one] Es gibt nur einen regelgemäßen Zug.
   *[other] Es gibt jedes Mal nur einen regelgemäßen Zug, { $n } Halbzüge lang.
}
proof-end-other-mates = Am Ende setzt die andere Seite matt.
proof-end-stalemate = Am Ende ist es patt.
proof-end-cycle = Die Stellung wiederholt sich endlos.
proof-exhaustion = { $n ->
    [one] Die einzige erreichbare Stellung ist geprüft: Es gibt kein Matt.
   *[other] Alle { $n } erreichbaren Stellungen sind geprüft: Es gibt kein Matt.
}
ruling-confirm = { $result } bestätigen
ruling-put = { $result } eintragen
ruling-record-only = Ohne Ergebnis festhalten
ruling-otherwise = Anders entscheiden
ruling-other-white = Es betrifft Weiß
ruling-other-black = Es betrifft Schwarz
ruling-no-proof = Es gibt keinen Beweis
ruling-no-proof-text = Die Suche kam zu keiner Antwort: Das Ergebnis bleibt leer. Der Schiedsrichter entscheidet.
fact-proof = Beweis
fact-proof-line = { $n ->
    [0] das Matt auf dem Brett
    [one] Variante von einem Halbzug, von der Regel-Engine geprüft
   *[other] Variante von { $n } Halbzügen, Zug für Zug von der Regel-Engine geprüft
}
fact-searched = Durchsucht
fact-positions = { $n ->
    [one] eine Stellung
   *[other] { $n } Stellungen
}
fact-left-out = Unbeachtet
fact-left-out-text = dreimalige Stellungswiederholung und 50 Züge: Nur die Stellung zählt
fact-before = Davor
fact-before-text = kein Matt, kein Patt, kein Ende von selbst in den aufgezeichneten Zügen
supervision-partial = Ein Schiedsrichter für mehrere Partien
supervision-full = Volle Aufsicht
claim-title = Remisantrag prüfen
claim-by = Wer beantragt
claim-move = Angekündigter Zug, leer, wenn keiner
claim-on = Weshalb
claim-on-either = Wiederholung oder 50 Züge
claim-on-repetition = Wiederholung
claim-on-fifty = 50 Züge
claim-touched = Hat bei diesem Zug schon eine Figur berührt
claim-check = Prüfen
claim-right = Der Antrag ist korrekt: remis
claim-wrong = Der Antrag ist nicht korrekt
claim-right-repetition = Die Stellung kam { $n }-mal vor: { $moves }.
claim-right-fifty = { $n } Halbzüge ohne Schlagen und Bauernzug.
claim-wrong-time = { $side ->
    [white] { $time } mehr für Weiß.
   *[black] { $time } mehr für Schwarz.
}
claim-must-play = { $move } muss gespielt werden.
claim-not-on-move = Antrag nicht zugelassen: Remis beantragen kann nur, wer am Zug ist
claim-has-touched = Antrag nicht zugelassen: Eine Figur wurde schon berührt
claim-not-heard = Keine Strafe; das Recht kehrt mit dem nächsten Zug zurück.
claim-unreadable = Der angekündigte Zug ist nicht lesbar
claim-occurrences = Die Stellungen
near-player-to-move = Am Zug war die andere Seite.
near-castling = Die Rochade mit dem Turm { $rook } war noch möglich, bis { $move }.
near-en-passant = Auf { $square } konnte en passant geschlagen werden.
near-does-not-count = zählt nicht: { $reason }
record-flag = { $side ->
    [white] Blättchenfall Weiß, { $after }.
   *[black] Blättchenfall Schwarz, { $after }.
}
record-resigns = { $side ->
    [white] Weiß gibt auf, { $after }.
   *[black] Schwarz gibt auf, { $after }.
}
record-claim = { $side ->
    [white] Weiß beantragt Remis auf dem Brett, { $after }.
   *[black] Schwarz beantragt Remis auf dem Brett, { $after }.
}
record-claim-move = { $side ->
    [white] Weiß beantragt Remis mit Ankündigung von { $announced }, { $after }.
   *[black] Schwarz beantragt Remis mit Ankündigung von { $announced }, { $after }.
}
incident-resignation = Aufgabe
action-result-ruling = Ergebnis durch Entscheidung
action-game-sheet = Partieformular übernommen
refusal-sheet-disagrees = Das Partieformular setzt die aufgezeichnete Partie nicht fort: Abweichung bei { $move } Zuerst die ungültigen Züge zurücknehmen.
compare-title = Zwei Partieformulare
compare-lead = Beide Formulare abschreiben, wie sie dastehen. Sie werden Halbzug für Halbzug abgeglichen; aufgezeichnet wird erst, wenn Sie eines übernehmen.
compare-white = Formular von Weiß
compare-black = Formular von Schwarz
compare-language = Sprache
language-detect = zu erkennen
language-italian = Italienisch
language-english = Englisch
language-german = Deutsch
language-french = Französisch
language-spanish = Spanisch
compare-check = Vergleichen
compare-same = Beide Formulare zeigen dieselbe Partie
compare-divergence = Abweichung bei { $move }
compare-agreed = { $n ->
    [one] Sie stimmen einen Halbzug überein.
   *[other] Sie stimmen { $n } Halbzüge überein.
}
compare-legal-both = Beide bleiben bis zum Ende regelgemäß.
compare-legal-white = Nur das Formular von Weiß bleibt bis zum Ende regelgemäß.
compare-legal-black = Nur das Formular von Schwarz bleibt bis zum Ende regelgemäß.
compare-legal-neither = Keines bleibt bis zum Ende regelgemäß.
compare-results-differ = Die notierten Ergebnisse sind verschieden.
compare-resumes = Später stimmen sie wieder überein.
compare-take-white = { $n ->
    [one] Weiß übernehmen: ein Halbzug
   *[other] Weiß übernehmen: { $n } Halbzüge
}
compare-take-black = { $n ->
    [one] Schwarz übernehmen: ein Halbzug
   *[other] Schwarz übernehmen: { $n } Halbzüge
}
compare-last-agreed = letzte übereinstimmende Stellung
print-game-title = Partieformular, Brett { $board }
print-incidents = Vorfälle
print-no-incidents = Kein Vorfall festgehalten.
print-clocks = Uhren: Weiß { $white }, Schwarz { $black }.
ruling-record = Entscheidung festhalten
step-to-record = Zum Aufzeichnen zurück zum letzten Zug
step-first = Anfang
step-back = Zurück
step-next = Weiter
step-last = Ende
step-label = Partie durchgehen
signal-dead = Tote Stellung
signal-dead-text = Niemand kann mehr mit einer Folge regelgemäßer Züge mattsetzen: Die Partie ist remis.
floor-verdict = Entscheidung
floor-check = Prüfen
floor-short-time = weniger als fünf Minuten
floor-short-time-text = Weiß { $white }, Schwarz { $black }, Zug { $n }.
floor-claim-open = Remisantrag
floor-draw-offer = Remis angeboten
floor-moves-clocks = Zug { $n }, Uhren { $white } { $black }
floor-go = Zum Brett
floor-go-button = Öffnen
ruling-of-nobody = Es fehlt die Seite: Weiß oder Schwarz?
