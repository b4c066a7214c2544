# Eine aufgezeichnete Partie: geschlagene Figuren, Dauerschach, Aufgaben.
captured-title = Geschlagene Figuren
captured-by = { $side ->
    [white] Von Weiß geschlagen: { $count }
   *[black] Von Schwarz geschlagen: { $count }
}
perpetual-check = Dauerschach
perpetual-check-says = { $side ->
    [white] Weiß
   *[black] Schwarz
} gibt mit jedem Zug Schach, und die Schachgebote wiederholen sich ({ $checks }); die Stellung steht zum { $n }. Mal auf dem Brett: { $moves }.
perpetual-check-not-yet = Dauerschach allein ist noch kein Remis: Remis wird es durch Übereinkunft (5.2.3), auf Antrag beim dritten Mal (9.2), von selbst beim fünften (9.6.1).
perpetual-check-claim = Wer am Zug ist, kann wegen dreimaliger Stellungswiederholung Remis beantragen (9.2); beim fünften Mal ist es ohne Antrag remis (9.6.1).
perpetual-check-fivefold = Die Stellung kam fünfmal vor: Es ist ohne Antrag remis (9.6.1).
perpetual-check-not-yet-1952 = Dauerschach allein ist noch kein Remis: Remis wird es durch Übereinkunft (12.2) oder auf Antrag beim dritten Mal (12.3).
perpetual-check-claim-1952 = Wegen dreimaliger Stellungswiederholung kann Remis beantragt werden (12.3).
games-look = Ansehen
game-shown-place = Runde { $round }, Brett { $board }.
game-shown-no-moves = Keine Züge aufgezeichnet.
exercises-title = Aufgaben aus der Partie
exercises-back = Zurück zur Partie
exercises-none = Aufgaben entstehen aus einer beendeten Partie mit ihren Zügen.
exercises-name = Name
exercises-answers = Lösungen
exercise-mate = { $side ->
    [white] Weiß
   *[black] Schwarz
} zieht und setzt in einem Zug matt. Wie?
exercise-check = { $side ->
    [white] Der weiße König
   *[black] Der schwarze König
} steht im Schach. Welche Züge wehren es ab?
exercise-en-passant = { $side ->
    [white] Weiß am Zug.
   *[black] Schwarz am Zug.
} Welcher Bauer kann en passant geschlagen werden?
exercise-captures = { $side ->
    [white] Weiß am Zug.
   *[black] Schwarz am Zug.
} Welche Schlagzüge sind möglich?
exercise-castling-short = Kann { $side ->
    [white] Weiß
   *[black] Schwarz
} jetzt kurz rochieren? Warum?
exercise-castling-long = Kann { $side ->
    [white] Weiß
   *[black] Schwarz
} jetzt lang rochieren? Warum?
exercise-ending = { $side ->
    [white] Weiß am Zug.
   *[black] Schwarz am Zug.
} Ist es matt, patt, oder geht die Partie weiter?
exercise-yes = Ja, nichts hindert daran.
exercise-no = Nein.
exercise-goes-on = Die Partie geht weiter: Es gibt regelgemäße Züge.
examples-title = Remis und Rochade: beurteilte Beispiele
examples-lead = Jede Stellung beurteilt das Programm nach denselben Regeln wie die Turnierpartien.
examples-draws = Fünf Wege zum Remis
examples-draw-stalemate = Patt
examples-draw-material = König und Springer gegen König
examples-draw-fifty-moves = Fünfzig Züge
examples-draw-repetition = Dreimalige Stellungswiederholung
examples-draw-agreement = Durch Übereinkunft
examples-claim-repetition = Die Stellung kam dreimal vor, wenn auch nicht hintereinander: Wer am Zug ist, kann Remis beantragen.
examples-claim-fifty = { $n } Halbzüge ohne Schlag- und Bauernzug, also 50 Züge von jeder Seite: Wer am Zug ist, kann Remis beantragen.
examples-agreement = Beide haben gezogen: Sie können Remis vereinbaren.
examples-castling = Vier Hindernisse für die Rochade
examples-obstacle-king-moved = Der König hat schon gezogen
examples-obstacle-rook-moved = Der Turm hat schon gezogen
examples-obstacle-man-between = Eine Figur dazwischen
examples-obstacle-attacked = Ein Feld des Königs ist angegriffen
examples-for-ever = Für die ganze Partie.
examples-for-now = Nur jetzt: Fällt der Grund weg, ist die Rochade möglich.
