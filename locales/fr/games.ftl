# Une partie enregistrée : pièces prises, échec perpétuel, exercices.
captured-title = Pièces prises
captured-by = { $side ->
    [white] Prises par les Blancs : { $count }
   *[black] Prises par les Noirs : { $count }
}
perpetual-check = Échec perpétuel
perpetual-check-says = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} font échec à chaque coup et les échecs se répètent ({ $checks }) ; la position est sur l’échiquier pour la { $n }e fois : { $moves }.
perpetual-check-not-yet = L’échec perpétuel ne rend pas la partie nulle par lui-même : elle le devient par accord (5.2.3), sur demande à la troisième répétition (9.2), d’elle-même à la cinquième (9.6.1).
perpetual-check-claim = Qui a le trait peut demander la nulle par triple répétition (9.2) ; à la cinquième elle est nulle sans demande (9.6.1).
perpetual-check-fivefold = La position est apparue cinq fois : la partie est nulle sans demande (9.6.1).
perpetual-check-not-yet-1952 = L’échec perpétuel ne rend pas la partie nulle par lui-même : elle le devient par accord (12.2) ou sur demande à la troisième répétition (12.3).
perpetual-check-claim-1952 = Qui a le trait peut demander la nulle par triple répétition (12.3).
games-look = Voir
game-shown-place = Ronde { $round }, échiquier { $board }.
game-shown-no-moves = Aucun coup enregistré.
exercises-title = Exercices de la partie
exercises-back = Retour à la partie
exercises-none = Les exercices se font d’une partie finie avec ses coups.
exercises-name = Nom
exercises-answers = Réponses
exercise-mate = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} jouent et matent en un coup. Lequel ?
exercise-check = { $side ->
    [white] Le roi blanc
   *[black] Le roi noir
} est en échec. Quels coups le parent ?
exercise-en-passant = { $side ->
    [white] Trait aux Blancs.
   *[black] Trait aux Noirs.
} Quel pion peut être pris en passant ?
exercise-captures = { $side ->
    [white] Trait aux Blancs.
   *[black] Trait aux Noirs.
} Quelles prises sont possibles ?
exercise-castling-short = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} peuvent-ils faire le petit roque maintenant ? Pourquoi ?
exercise-castling-long = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
} peuvent-ils faire le grand roque maintenant ? Pourquoi ?
exercise-ending = { $side ->
    [white] Trait aux Blancs.
   *[black] Trait aux Noirs.
} Est-ce mat, pat, ou la partie continue-t-elle ?
exercise-yes = Oui, rien ne l’empêche.
exercise-no = Non.
exercise-goes-on = La partie continue : il y a des coups légaux.
examples-title = Nulles et roque : exemples jugés
examples-lead = Chaque position est jugée par le programme, avec les mêmes règles que les parties des tournois.
examples-draws = Cinq façons d’annuler
examples-draw-stalemate = Pat
examples-draw-material = Roi et cavalier contre roi
examples-draw-fifty-moves = Cinquante coups
examples-draw-repetition = Triple répétition
examples-draw-agreement = Par accord
examples-claim-repetition = La position est apparue trois fois, mais pas de suite : qui a le trait peut demander la nulle.
examples-claim-fifty = { $n } demi-coups sans prise ni coup de pion, donc 50 coups de chaque camp : qui a le trait peut demander la nulle.
examples-agreement = Les deux ont joué : la nulle peut être convenue.
examples-castling = Quatre obstacles au roque
examples-obstacle-king-moved = Le roi a bougé
examples-obstacle-rook-moved = La tour a bougé
examples-obstacle-man-between = Une pièce entre les deux
examples-obstacle-attacked = Une case du roi est attaquée
examples-for-ever = Pour toute la partie.
examples-for-now = Maintenant seulement : une fois la cause levée, le roque est possible.
