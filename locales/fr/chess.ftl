# Mots de l’échiquier et des résultats.
white = Blancs
black = Noirs
board = Échiquier
board-short = Éch.
round = Ronde
# Above a column of round numbers.
round-short = Rd
of = sur { $n }
n-of-m = { $n } sur { $m }
points = Points
result = Résultat
player = Nom
opponent = Adversaire
colour = Couleur
rating = Elo
club = Club
place = Place
place-short = Pl.
surname = Nom de famille
find = Chercher
print = Imprimer
close = Fermer
playing = en cours
bye = Bye
bye-short = bye
square-empty = vide
piece-wk = roi blanc
piece-wq = dame blanche
piece-wr = tour blanche
piece-wb = fou blanc
piece-wn = cavalier blanc
piece-wp = pion blanc
piece-bk = roi noir
piece-bq = dame noire
piece-br = tour noire
piece-bb = fou noir
piece-bn = cavalier noir
piece-bp = pion noir
piece-queen = Dame
piece-rook = Tour
piece-bishop = Fou
piece-knight = Cavalier
promotion = Le pion devient
result-white-wins = les Blancs gagnent
result-draw = nulle
result-black-wins = les Noirs gagnent
result-white-wins-forfeit = les Blancs gagnent par forfait
result-black-wins-forfeit = les Noirs gagnent par forfait
result-double-forfeit = double forfait
result-both-lose = les deux perdent
result-white-draws-black-loses = demi-point aux Blancs, les Noirs perdent
result-white-loses-black-draws = les Blancs perdent, demi-point aux Noirs
result-white-wins-unrated = les Blancs gagnent, partie non comptabilisée pour l’Elo
result-draw-unrated = nulle, partie non comptabilisée pour l’Elo
result-black-wins-unrated = les Noirs gagnent, partie non comptabilisée pour l’Elo
result-adjourned = ajournée
result-adjourned-short = aj.
# Points with their noun. What $amount may be: none, half, one, between (1½), more.
points-count = { $amount ->
    [more] { $points } points
   *[less] { $points } point
}
points-with = { $amount ->
    [more] avec { $points } points
   *[less] avec { $points } point
}
