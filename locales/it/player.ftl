# La pagina del giocatore, e il suo tavolo sul telefono.
copy-of = Copia delle …: la rete non risponde.
my-board-forget = Dimentica su questo telefono
my-board-how = Com’è andata, turno per turno
my-board-remember = Ricorda su questo telefono
my-board-remember-note = «Il mio tavolo» porterà subito qui, e senza rete si vedrà l’ultima copia. Sul telefono resta un codice senza nome, fino a una settimana dopo il torneo.
my-board-remembered = Questo telefono ricorda il tavolo: «Il mio tavolo» porta subito qui, e senza rete si vede l’ultima copia.
player-board = tavolo { $board }
player-change = { $change } con K { $k }
player-colour = Col.
player-game = Partita
player-game-of = Partita del turno { $round }
player-game-short = partita
player-games-pgn = { $n ->
    [one] La partita registrata, PGN
   *[other] Le { $n } partite registrate, PGN
}
player-next-black = Turno { $round }: ha il Nero al tavolo { $board } contro { $name }.
player-next-white = Turno { $round }: ha il Bianco al tavolo { $board } contro { $name }.
player-number = Numero di tabellone
player-place = { $place }º su { $players }
player-points = { $points } su { $rounds }
player-take = Da portare via
player-to-ratings = Il conto dell’Elo per intero
player-withdrawn = Ritiro dopo il turno { $round }.
news-board = Turno { $round } pubblicato: tavolo { $board }, { $colour ->
    [white] Bianco
   *[black] Nero
} contro { $name }
news-feed = Novità (Atom)
news-no-game = Turno { $round } pubblicato: { $words }
news-round = Turno { $round } pubblicato
