# Palabras del tablero y de los resultados.
white = Blancas
black = Negras
board = Tablero
board-short = Tab.
round = Ronda
# Above a column of round numbers.
round-short = R.
of = de { $n }
n-of-m = { $n } de { $m }
points = Puntos
result = Resultado
player = Participante
opponent = Rival
colour = Color
rating = Elo
club = Club
place = Puesto
place-short = Pos.
surname = Apellido
find = Buscar
print = Imprimir
close = Cerrar
playing = en curso
bye = Bye
bye-short = bye
square-empty = vacía
piece-wk = rey blanco
piece-wq = dama blanca
piece-wr = torre blanca
piece-wb = alfil blanco
piece-wn = caballo blanco
piece-wp = peón blanco
piece-bk = rey negro
piece-bq = dama negra
piece-br = torre negra
piece-bb = alfil negro
piece-bn = caballo negro
piece-bp = peón negro
piece-queen = Dama
piece-rook = Torre
piece-bishop = Alfil
piece-knight = Caballo
promotion = El peón se convierte en
result-white-wins = ganan blancas
result-draw = tablas
result-black-wins = ganan negras
result-white-wins-forfeit = ganan blancas por incomparecencia
result-black-wins-forfeit = ganan negras por incomparecencia
result-double-forfeit = doble incomparecencia
result-both-lose = pierden ambas partes
result-white-draws-black-loses = medio punto a blancas, pierden negras
result-white-loses-black-draws = pierden blancas, medio punto a negras
result-white-wins-unrated = ganan blancas, partida no valedera para Elo
result-draw-unrated = tablas, partida no valedera para Elo
result-black-wins-unrated = ganan negras, partida no valedera para Elo
result-adjourned = aplazada
result-adjourned-short = apl.
# Points with their noun. What $amount may be: none, half, one, between (1½), more.
points-count = { $amount ->
    [half] { $points } punto
    [one] { $points } punto
   *[more] { $points } puntos
}
points-with = { $amount ->
    [half] con { $points } punto
    [one] con { $points } punto
   *[more] con { $points } puntos
}
