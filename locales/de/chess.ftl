# Wörter des Bretts und der Ergebnisse.
white = Weiß
black = Schwarz
board = Brett
board-short = Br.
round = Runde
# Above a column of round numbers.
round-short = Rd.
of = von { $n }
n-of-m = { $n } von { $m }
points = Punkte
result = Ergebnis
player = Name
opponent = Gegner
colour = Farbe
rating = Elo
club = Verein
place = Platz
place-short = Pl.
surname = Nachname
find = Suchen
print = Drucken
close = Schließen
playing = spielt
bye = Bye
bye-short = Bye
square-empty = leer
piece-wk = weißer König
piece-wq = weiße Dame
piece-wr = weißer Turm
piece-wb = weißer Läufer
piece-wn = weißer Springer
piece-wp = weißer Bauer
piece-bk = schwarzer König
piece-bq = schwarze Dame
piece-br = schwarzer Turm
piece-bb = schwarzer Läufer
piece-bn = schwarzer Springer
piece-bp = schwarzer Bauer
piece-queen = Dame
piece-rook = Turm
piece-bishop = Läufer
piece-knight = Springer
promotion = Der Bauer wird
result-white-wins = Weiß gewinnt
result-draw = remis
result-black-wins = Schwarz gewinnt
result-white-wins-forfeit = Weiß gewinnt kampflos
result-black-wins-forfeit = Schwarz gewinnt kampflos
result-double-forfeit = beiderseits kampflos
result-both-lose = beide verlieren
result-white-draws-black-loses = halber Punkt für Weiß, Schwarz verliert
result-white-loses-black-draws = Weiß verliert, halber Punkt für Schwarz
result-white-wins-unrated = Weiß gewinnt, nicht gewertet
result-draw-unrated = remis, nicht gewertet
result-black-wins-unrated = Schwarz gewinnt, nicht gewertet
result-adjourned = Hängepartie
result-adjourned-short = Häng.
# Points with their noun. What $amount may be: none, half, one, between (1½), more.
points-count = { $amount ->
    [half] { $points } Punkt
    [one] { $points } Punkt
   *[more] { $points } Punkte
}
points-with = { $amount ->
    [half] mit { $points } Punkt
    [one] mit { $points } Punkt
   *[more] mit { $points } Punkten
}
