# La página de quien juega, y su tablero en el teléfono.
copy-of = Copia de las …: la red no responde.
my-board-forget = Olvidar en este teléfono
my-board-how = Cómo fue, ronda a ronda
my-board-remember = Recordar en este teléfono
my-board-remember-note = «Mi tablero» llevará aquí enseguida, y sin red se verá la última copia. En el teléfono queda un código sin nombre, hasta una semana después del torneo.
my-board-remembered = Este teléfono recuerda el tablero: «Mi tablero» lleva aquí enseguida, y sin red se ve la última copia.
player-board = tablero { $board }
player-change = { $change } con K { $k }
player-colour = Col.
player-game = Partida
player-game-of = Partida de la ronda { $round }
player-game-short = partida
player-games-pgn = { $n ->
    [one] La partida registrada, PGN
   *[other] Las { $n } partidas registradas, PGN
}
player-next-black = Ronda { $round }: negras en el tablero { $board } contra { $name }.
player-next-white = Ronda { $round }: blancas en el tablero { $board } contra { $name }.
player-number = Número de emparejamiento
player-place = { $place } de { $players }
player-points = { $points } de { $rounds }
player-take = Para llevar
player-to-ratings = El cálculo completo del Elo
player-withdrawn = Retirada tras la ronda { $round }.
news-board = Ronda { $round } publicada: tablero { $board }, { $colour ->
    [white] blancas
   *[black] negras
} contra { $name }
news-feed = Novedades (Atom)
news-no-game = Ronda { $round } publicada: { $words }
news-round = Ronda { $round } publicada
