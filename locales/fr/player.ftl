# La page d’une personne, et son échiquier sur le téléphone.
copy-of = Copie de … : le réseau ne répond pas.
my-board-forget = Oublier sur ce téléphone
my-board-how = Ronde par ronde
my-board-remember = Retenir sur ce téléphone
my-board-remember-note = « Mon échiquier » mènera ici aussitôt, et sans réseau la dernière copie s’affichera. Le téléphone garde un code sans nom, jusqu’à une semaine après le tournoi.
my-board-remembered = Ce téléphone retient l’échiquier : « Mon échiquier » mène ici aussitôt, et sans réseau la dernière copie s’affiche.
player-board = échiquier { $board }
player-change = { $change } avec K { $k }
player-colour = Coul.
player-game = Partie
player-game-of = Partie de la ronde { $round }
player-game-short = partie
player-games-pgn = { $n ->
    [1] La partie enregistrée, PGN
   *[other] Les { $n } parties enregistrées, PGN
}
player-next-black = Ronde { $round } : les Noirs à l’échiquier { $board } contre { $name }.
player-next-white = Ronde { $round } : les Blancs à l’échiquier { $board } contre { $name }.
player-number = Numéro d’appariement
player-place = { $place } sur { $players }
player-points = { $points } sur { $rounds }
player-take = À emporter
player-to-ratings = Le calcul complet de l’Elo
player-withdrawn = Forfait définitif après la ronde { $round }.
news-board = Ronde { $round } publiée : échiquier { $board }, { $colour ->
    [white] Blancs
   *[black] Noirs
} contre { $name }
news-feed = Nouvelles (Atom)
news-no-game = Ronde { $round } publiée : { $words }
news-round = Ronde { $round } publiée
