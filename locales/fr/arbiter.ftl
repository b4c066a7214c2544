the-pawn = le pion { $square }
the-knight = le cavalier { $square }
the-bishop = le fou { $square }
the-rook = la tour { $square }
the-queen = la dame { $square }
the-king = le roi { $square }
The-pawn = Le pion { $square }
The-knight = Le cavalier { $square }
The-bishop = Le fou { $square }
The-rook = La tour { $square }
The-queen = La dame { $square }
The-king = Le roi { $square }
by-pawn = par le pion { $square }
by-knight = par le cavalier { $square }
by-bishop = par le fou { $square }
by-rook = par la tour { $square }
by-queen = par la dame { $square }
by-king = par le roi { $square }
no-pawn = Aucun pion
no-knight = Aucun cavalier
no-bishop = Aucun fou
no-rook = Aucune tour
no-queen = Aucune dame
no-king = Aucun roi
illegal-game-over = La partie est déjà finie.
illegal-opponents-man = { $man } est à l’adversaire.
illegal-empty-square = Il n’y a pas de pièce en { $square }.
illegal-no-such-man = { $man } ne peut y arriver.
illegal-same-square = Départ et arrivée sont la même case, { $square }.
illegal-own-man = La case est occupée : { $man } de la même couleur s’y trouve.
illegal-king-capture = Le roi ne se prend pas.
illegal-geometry = { $man } ne se déplace pas ainsi.
illegal-path-blocked = { $man } barre le chemin.
illegal-push-blocked = Le pion ne peut pas avancer : { $man } est devant.
illegal-double-step = Le pion { $square } a quitté sa case de départ : il n’avance que d’une case.
illegal-pawn-capture = Il n’y a rien à prendre en { $square } : un pion ne va en diagonale que pour prendre.
illegal-en-passant-late = La prise en passant n’était possible que tout de suite, au coup { $move }
illegal-en-passant-never = Il n’y a pas de prise en passant en { $square }.
illegal-promotion-missing = Le pion arrive sur la dernière rangée : la pièce de promotion manque, par exemple =D.
illegal-promotion-piece = Un pion est promu en dame, tour, fou ou cavalier.
illegal-promotion-place = Aucun pion n’arrive sur la dernière rangée par ce coup : pas de promotion.
illegal-castling-king-moved = Le roi a bougé au coup { $move } et ne peut plus roquer.
illegal-castling-king-absent = Le roi n’est pas sur sa case de départ et ne peut pas roquer.
illegal-castling-rook-moved = Cette tour a déjà bougé au coup { $move }
illegal-castling-rook-absent = Il n’y a pas de tour en { $square } pour roquer.
illegal-castling-lost = Le droit de roquer est déjà perdu.
illegal-castling-in-check = Le roi est en échec ({ $by }) : pas de roque maintenant.
illegal-castling-through = Le roi passerait par { $square }, case attaquée { $by } : pas de roque maintenant.
illegal-castling-into = Le roi arriverait en { $square }, case attaquée { $by } : pas de roque maintenant.
illegal-castling-between = Entre le roi et la tour il y a { $man }.
illegal-king-attacked = Le roi irait en { $square }, case attaquée { $by }.
illegal-stays-in-check = Le roi est attaqué { $by } et resterait en échec.
illegal-pinned = La pièce est clouée : le roi serait en échec, attaqué { $by }.
illegal-en-passant-exposes = La prise en passant découvrirait le roi, attaqué { $by }.
illegal-other = Le coup n’est pas conforme à l’article 3.
move-unreadable = « { $written } » n’est pas un coup lisible.
move-unreadable-at = Le signe « { $sign } » ne va pas. Écrivez par exemple Cf3, Fxf7+, 0-0, e8=D.
move-unreadable-short = Il manque quelque chose. Écrivez par exemple Cf3, Fxf7+, 0-0, e8=D.
move-ambiguous = « { $written } » convient à { $n } coups.
move-ambiguous-choose = Choisissez le bon.
move-illegal = { $written } n’est pas légal.
article = (art. { $article })
end-checkmate = { $winner ->
    [white] Mat : les Blancs gagnent.
   *[black] Mat : les Noirs gagnent.
}
end-stalemate = Pat : la partie est nulle.
end-dead-position = Position morte : aucun camp ne peut plus mater. La partie est nulle.
end-fivefold = La même position est apparue cinq fois : la partie est nulle.
end-seventy-five = Soixante-quinze coups de chaque camp sans prise ni coup de pion : la partie est nulle.
problem-clock = « { $value } » n’est pas un temps : écrivez 1:28:05 ou 28:05.
game-subtitle = Ronde { $round }, { $control }
game-position-after = position après { $move }
game-position-start = position initiale
before-first-move = avant le premier coup
after-moves = { $start ->
    [1] au début et après { $moves }
   *[other] après { $moves }
}
at-the-start = au début
after-move = après { $move }
signal-threefold = Triple répétition
signal-threefold-now = { $side ->
    [white] Les Blancs peuvent demander la nulle maintenant : la position est apparue { $moves }.
   *[black] Les Noirs peuvent demander la nulle maintenant : la position est apparue { $moves }.
}
signal-fifty = 50 coups
signal-fifty-now = { $side ->
    [white] Les Blancs peuvent demander la nulle maintenant : { $n } demi-coups sans prise ni coup de pion.
   *[black] Les Noirs peuvent demander la nulle maintenant : { $n } demi-coups sans prise ni coup de pion.
}
signal-fifty-count = { $n ->
    [one] { $n } demi-coup
   *[other] { $n } demi-coups
} sans prise ni coup de pion.
signal-announce = { $side ->
    [white] Les Blancs peuvent demander la nulle en notant et annonçant { $moves }.
   *[black] Les Noirs peuvent demander la nulle en notant et annonçant { $moves }.
}
signal-repeated = La position est sur l’échiquier pour la { $n }e fois : { $moves }.
signal-repetition = Répétition
signal-moves-after = Demi-coups enregistrés après la fin : { $n }.
signal-illegal = Coups illégaux
signal-illegal-count = Blancs { $white }, Noirs { $black }.
signal-flag = Drapeau
signal-flag-text = { $side ->
    [both] Les deux sont tombés, constaté à { $time }.
    [white] Tombé chez les Blancs, constaté à { $time }.
   *[black] Tombé chez les Noirs, constaté à { $time }.
}
signal-draw-offer = Proposition de nulle
signal-draw-offer-text = { $side ->
    [white] Les Blancs ont proposé la nulle avec le dernier coup.
   *[black] Les Noirs ont proposé la nulle avec le dernier coup.
}
incident-more = Autres cas
incident-colours = couleurs inversées
incident-position = position initiale erronée
incident-displaced = pièces déplacées
incident-clock = pendule mal réglée
incident-late = retard
incident-disturbance = dérangement
incident-health = santé
incident-appeal = appel
incident-title = Incident à l’échiquier { $board }
incident-kind = Quoi
incident-player = Camp
incident-player-none = aucun des deux
incident-facts = Les faits
incident-ruling = La décision
incident-clock-white = Pendule des Blancs
incident-clock-black = Pendule des Noirs
incident-save = Enregistrer l’incident
incident-log = { $side ->
    [white] { $kind }, Blancs. { $facts }
    [black] { $kind }, Noirs. { $facts }
   *[none] { $kind }. { $facts }
}
action-game-move = Coup
action-game-undo-move = Coup annulé
action-game-import = Partie importée
action-incident-append = Incident
action-incident-points = Points retirés
floor-flag = drapeau tombé
floor-ended = partie finie sur l’échiquier
floor-claimable = nulle à demander
floor-illegal = coups illégaux
floor-open-game = Ouvrir
floor-illegal-text = Blancs { $white }, Noirs { $black }.
floor-moves = coup { $n }
floor-no-moves = aucun coup enregistré
illegal-cannot-reach = { $man } n’arrive pas en { $to } : { $by } barre le chemin.
move-not-recorded = Le coup n’est pas enregistré.
