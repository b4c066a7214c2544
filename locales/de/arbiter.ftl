the-pawn = der Bauer { $square }
the-knight = der Springer { $square }
the-bishop = der Läufer { $square }
the-rook = der Turm { $square }
the-queen = die Dame { $square }
the-king = der König { $square }
The-pawn = Der Bauer { $square }
The-knight = Der Springer { $square }
The-bishop = Der Läufer { $square }
The-rook = Der Turm { $square }
The-queen = Die Dame { $square }
The-king = Der König { $square }
by-pawn = vom Bauern { $square }
by-knight = vom Springer { $square }
by-bishop = vom Läufer { $square }
by-rook = vom Turm { $square }
by-queen = von der Dame { $square }
by-king = vom König { $square }
no-pawn = Kein Bauer
no-knight = Kein Springer
no-bishop = Kein Läufer
no-rook = Kein Turm
no-queen = Keine Dame
no-king = Kein König
illegal-game-over = Die Partie ist schon zu Ende.
illegal-opponents-man = { $man } gehört der Gegenseite.
illegal-empty-square = Auf { $square } steht keine Figur.
illegal-no-such-man = { $man } kann dorthin.
illegal-same-square = Start und Ziel sind dasselbe Feld, { $square }.
illegal-own-man = Das Feld ist besetzt: Dort steht { $man } derselben Farbe.
illegal-king-capture = Der König kann nicht geschlagen werden.
illegal-geometry = { $man } zieht nicht so.
illegal-path-blocked = { $man } versperrt den Weg.
illegal-push-blocked = Der Bauer kann nicht vorrücken: Davor steht { $man }.
illegal-double-step = Der Bauer { $square } ist nicht mehr auf dem Ausgangsfeld: Er rückt nur ein Feld vor.
illegal-pawn-capture = Auf { $square } ist nichts zu schlagen: Ein Bauer zieht nur beim Schlagen schräg.
illegal-en-passant-late = En passant schlagen war nur sofort möglich, bei Zug { $move }
illegal-en-passant-never = Auf { $square } gibt es kein Schlagen en passant.
illegal-promotion-missing = Der Bauer erreicht die letzte Reihe: Die Umwandlungsfigur fehlt, zum Beispiel =D.
illegal-promotion-piece = Ein Bauer wird in Dame, Turm, Läufer oder Springer umgewandelt.
illegal-promotion-place = Mit diesem Zug erreicht kein Bauer die letzte Reihe: keine Umwandlung.
illegal-castling-king-moved = Der König hat bei Zug { $move } gezogen und kann nicht mehr rochieren.
illegal-castling-king-absent = Der König steht nicht auf seinem Ausgangsfeld und kann nicht rochieren.
illegal-castling-rook-moved = Dieser Turm hat schon gezogen, bei Zug { $move }
illegal-castling-rook-absent = Auf { $square } steht kein Turm für die Rochade.
illegal-castling-lost = Das Recht zur Rochade ist schon verloren.
illegal-castling-in-check = Der König steht im Schach ({ $by }): Jetzt ist keine Rochade möglich.
illegal-castling-through = Der König zöge über { $square }, angegriffen { $by }: Jetzt ist keine Rochade möglich.
illegal-castling-into = Der König käme nach { $square }, angegriffen { $by }: Jetzt ist keine Rochade möglich.
illegal-castling-between = Zwischen König und Turm steht { $man }.
illegal-king-attacked = Der König ginge nach { $square }, angegriffen { $by }.
illegal-stays-in-check = Der König ist { $by } angegriffen und bliebe im Schach.
illegal-pinned = Die Figur ist gefesselt: Der König stünde im Schach, angegriffen { $by }.
illegal-en-passant-exposes = En passant schlagen gäbe den König frei, angegriffen { $by }.
illegal-other = Der Zug entspricht nicht Artikel 3.
move-unreadable = „{ $written }“ ist nicht als Zug lesbar.
move-unreadable-at = Das Zeichen „{ $sign }“ passt nicht. Schreiben Sie zum Beispiel Sf3, Lxf7+, 0-0, e8=D.
move-unreadable-short = Etwas fehlt. Schreiben Sie zum Beispiel Sf3, Lxf7+, 0-0, e8=D.
move-ambiguous = „{ $written }“ passt zu { $n } Zügen.
move-ambiguous-choose = Wählen Sie den richtigen.
move-illegal = { $written } ist regelwidrig.
article = (Art. { $article })
end-checkmate = { $winner ->
    [white] Matt: Weiß gewinnt.
   *[black] Matt: Schwarz gewinnt.
}
end-stalemate = Patt: Die Partie ist remis.
end-dead-position = Tote Stellung: Niemand kann mehr mattsetzen. Die Partie ist remis.
end-fivefold = Dieselbe Stellung kam fünfmal vor: Die Partie ist remis.
end-seventy-five = Fünfundsiebzig Züge beider Seiten ohne Schlag- oder Bauernzug: Die Partie ist remis.
problem-clock = „{ $value }“ ist keine Zeit: Schreiben Sie 1:28:05 oder 28:05.
game-subtitle = Runde { $round }, { $control }
game-position-after = Stellung nach { $move }
game-position-start = Anfangsstellung
before-first-move = vor dem ersten Zug
after-moves = { $start ->
    [one] am Anfang und nach { $moves }
   *[other] nach { $moves }
}
at-the-start = am Anfang
after-move = nach { $move }
signal-threefold = Dreimalige Stellungswiederholung
signal-threefold-now = { $side ->
    [white] Weiß kann jetzt Remis beantragen: Die Stellung stand { $moves } auf dem Brett.
   *[black] Schwarz kann jetzt Remis beantragen: Die Stellung stand { $moves } auf dem Brett.
}
signal-fifty = 50 Züge
signal-fifty-now = { $side ->
    [white] Weiß kann jetzt Remis beantragen: { $n } Halbzüge ohne Schlag- oder Bauernzug.
   *[black] Schwarz kann jetzt Remis beantragen: { $n } Halbzüge ohne Schlag- oder Bauernzug.
}
signal-fifty-count = { $n ->
    [one] Ein Halbzug
   *[other] { $n } Halbzüge
} ohne Schlag- oder Bauernzug.
signal-announce = { $side ->
    [white] Weiß kann durch Notieren und Ankündigen Remis beantragen: { $moves }.
   *[black] Schwarz kann durch Notieren und Ankündigen Remis beantragen: { $moves }.
}
signal-repeated = Die Stellung steht zum { $n }. Mal auf dem Brett: { $moves }.
signal-repetition = Wiederholung
signal-moves-after = Nach dem Ende aufgezeichnete Halbzüge: { $n }.
signal-illegal = Regelwidrige Züge
signal-illegal-count = Weiß { $white }, Schwarz { $black }.
signal-flag = Blättchen
signal-flag-text = { $side ->
    [both] Beide gefallen, bemerkt um { $time }.
    [white] Das von Weiß ist gefallen, bemerkt um { $time }.
   *[black] Das von Schwarz ist gefallen, bemerkt um { $time }.
}
signal-draw-offer = Remisangebot
signal-draw-offer-text = { $side ->
    [white] Weiß bot mit dem letzten Zug Remis an.
   *[black] Schwarz bot mit dem letzten Zug Remis an.
}
incident-more = Andere Fälle
incident-colours = vertauschte Farben
incident-position = falsche Anfangsstellung
incident-displaced = verschobene Figuren
incident-clock = Uhr falsch eingestellt
incident-late = Verspätung
incident-disturbance = Störung
incident-health = Gesundheit
incident-appeal = Protest
incident-title = Vorfall an Brett { $board }
incident-kind = Was
incident-player = Seite
incident-player-none = keine von beiden
incident-facts = Der Sachverhalt
incident-ruling = Die Entscheidung
incident-clock-white = Uhr von Weiß
incident-clock-black = Uhr von Schwarz
incident-save = Vorfall eintragen
incident-log = { $side ->
    [white] { $kind }, Weiß. { $facts }
    [black] { $kind }, Schwarz. { $facts }
   *[none] { $kind }. { $facts }
}
action-game-move = Zug
action-game-undo-move = Zug zurückgenommen
action-game-import = Partie importiert
action-incident-append = Vorfall
action-incident-points = Punkte abgezogen
floor-flag = Blättchen gefallen
floor-ended = Partie am Brett beendet
floor-claimable = Remis zu beantragen
floor-illegal = regelwidrige Züge
floor-open-game = Öffnen
floor-illegal-text = Weiß { $white }, Schwarz { $black }.
floor-moves = Zug { $n }
floor-no-moves = kein Zug aufgezeichnet
illegal-cannot-reach = { $man } kommt nicht nach { $to }: { $by } versperrt den Weg.
move-not-recorded = Der Zug ist nicht aufgezeichnet.
