# Words of the board and of results.
white = Bianco
black = Nero
board = Tavolo
board-short = Tav.
round = Turno
# Above a column of round numbers.
round-short = T.
of = di { $n }
n-of-m = { $n } di { $m }
points = Punti
result = Risultato
player = Giocatore
opponent = Avversario
colour = Colore
rating = Elo
club = Circolo
place = Posizione
place-short = Pos.
surname = Cognome
find = Trova
print = Stampa
close = Chiudi
playing = in gioco
bye = Bye
bye-short = bye
square-empty = vuota
piece-wk = re bianco
piece-wq = donna bianca
piece-wr = torre bianca
piece-wb = alfiere bianco
piece-wn = cavallo bianco
piece-wp = pedone bianco
piece-bk = re nero
piece-bq = donna nera
piece-br = torre nera
piece-bb = alfiere nero
piece-bn = cavallo nero
piece-bp = pedone nero
piece-queen = Donna
piece-rook = Torre
piece-bishop = Alfiere
piece-knight = Cavallo
promotion = Il pedone diventa
result-white-wins = vince il Bianco
result-draw = patta
result-black-wins = vince il Nero
result-white-wins-forfeit = vince il Bianco per forfait
result-black-wins-forfeit = vince il Nero per forfait
result-double-forfeit = doppio forfait
result-both-lose = sconfitta per entrambi
result-white-draws-black-loses = mezzo punto al Bianco, perde il Nero
result-white-loses-black-draws = perde il Bianco, mezzo punto al Nero
result-white-wins-unrated = vince il Bianco, partita non valida per l’Elo
result-draw-unrated = patta, partita non valida per l’Elo
result-black-wins-unrated = vince il Nero, partita non valida per l’Elo
result-adjourned = aggiornata
result-adjourned-short = agg.
# Points with their noun. What $amount may be: none, half, one, between (1½), more.
points-count = { $amount ->
    [half] { $points } punto
    [one] { $points } punto
   *[more] { $points } punti
}
points-with = { $amount ->
    [half] con { $points } punto
    [one] con { $points } punto
   *[more] con { $points } punti
}
