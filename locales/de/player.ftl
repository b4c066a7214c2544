# Die Seite einer Person und ihr Brett am Telefon.
copy-of = Kopie von …: Das Netz antwortet nicht.
my-board-forget = Auf diesem Telefon vergessen
my-board-how = Wie es lief, Runde für Runde
my-board-remember = Auf diesem Telefon merken
my-board-remember-note = „Mein Brett“ führt dann gleich hierher, und ohne Netz erscheint die letzte Kopie. Auf dem Telefon bleibt ein Code ohne Namen, bis eine Woche nach dem Turnier.
my-board-remembered = Dieses Telefon merkt sich das Brett: „Mein Brett“ führt gleich hierher, und ohne Netz erscheint die letzte Kopie.
player-board = Brett { $board }
player-change = { $change } mit K { $k }
player-colour = Farbe
player-game = Partie
player-game-of = Partie der Runde { $round }
player-game-short = Partie
player-games-pgn = { $n ->
    [one] Die aufgezeichnete Partie, PGN
   *[other] Die { $n } aufgezeichneten Partien, PGN
}
player-next-black = Runde { $round }: Schwarz an Brett { $board } gegen { $name }.
player-next-white = Runde { $round }: Weiß an Brett { $board } gegen { $name }.
player-number = Startnummer
player-place = { $place } von { $players }
player-points = { $points } aus { $rounds }
player-take = Zum Mitnehmen
player-to-ratings = Die Elo-Änderung im Einzelnen
player-withdrawn = Rücktritt nach Runde { $round }.
news-board = Runde { $round } veröffentlicht: Brett { $board }, { $colour ->
    [white] Weiß
   *[black] Schwarz
} gegen { $name }
news-feed = Neues (Atom)
news-no-game = Runde { $round } veröffentlicht: { $words }
news-round = Runde { $round } veröffentlicht
