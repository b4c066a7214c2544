ruling-place = Échiquier { $board }, ronde { $round }
ruling-back = Retour à la partie
ruling-title-flag = Drapeau, décision proposée
ruling-title-resign = Abandon, décision proposée
ruling-title-illegal = Coup illégal
ruling-standing = L’échiquier a déjà un résultat :
ruling-line = Une variante qui le prouve
ruling-mate = mat
ruling-minutes = { $n ->
    [0] zéro minute
    [one] une minute
   *[other] { $n } minutes
}
ruling-time-added = { $side ->
    [white] Premier coup illégal : { $time } en plus aux Blancs
   *[black] Premier coup illégal : { $time } en plus aux Noirs
}
ruling-increment = { $side ->
    [white] Retirez de la pendule des Blancs l’incrément gagné en appuyant ({ $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }).
   *[black] Retirez de la pendule des Noirs l’incrément gagné en appuyant ({ $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }).
}
ruling-second-illegal = Deuxième coup illégal du même camp.
ruling-not-completed = Le coup n’est pas achevé : il se corrige avec la pièce touchée
ruling-stands = Le coup illégal ne peut plus être corrigé et reste
ruling-remedy-only = Aucune sanction dans cette édition des règles
remedy-restore = Rétablissez la position d’avant le coup : la pièce jouée compte comme touchée et doit être jouée, si elle peut l’être.
remedy-restore-or-annul = Rétablissez la position ; si c’est impossible, la partie est annulée et une autre est jouée.
remedy-queen = Le pion devient une dame de la même couleur.
remedy-make-move = Rien à rétablir : un coup doit être joué.
remedy-keep = Le coup en soi est légal et reste sur l’échiquier.
verdict-lost = { $loser ->
    [white] Les Blancs perdent : les Noirs peuvent encore mater
   *[black] Les Noirs perdent : les Blancs peuvent encore mater
}
verdict-won = { $winner ->
    [white] Les Blancs gagnent
   *[black] Les Noirs gagnent
}
verdict-drawn = { $loser ->
    [white] Nulle : les Noirs ne peuvent plus mater
   *[black] Nulle : les Blancs ne peuvent plus mater
}
verdict-continues = La partie continue
verdict-undecided = Indécis
verdict-unknown-lead = { $n } positions cherchées, aucun mat trouvé et aucune preuve. L’arbitre décide.
verdict-no-article = Cette édition des règles n’a pas d’article pour ce cas. L’arbitre décide.
verdict-series-cut = Le mat est possible, mais le tournoi compte la cinquième répétition et les 75 coups. L’arbitre décide.
verdict-announced-mate = Le coup annoncé ferait mat. L’arbitre décide.
verdict-earlier-lead = La partie était finie { $after } : ce résultat reste.
verdict-lost-lead = { $n ->
    [0] Le mat est sur l’échiquier.
    [one] La règle demande si une série quelconque de coups légaux mène au mat. Un demi-coup suffit.
   *[other] La règle demande si une série quelconque de coups légaux mène au mat. { $n } demi-coups suffisent.
}
proof-lone-king = Il n’y a que le roi : il ne mate jamais.
proof-knight-queens = Roi et cavalier contre roi et dames : rien ne peut bloquer le coin, le mat n’existe pas.
proof-bishops = Les fous sont tous sur des cases d’une même couleur et aucune pièce ne peut bloquer l’autre voie : le mat n’existe pas.
proof-locked = La structure est bloquée : parmi toutes les cases que chaque pièce peut atteindre, il n’en reste aucune où le roi pourrait être mat.
proof-locked-exits = { $n ->
    [0] La structure est bloquée pour toujours : aucun coup ne la change, et avec les cases accessibles le mat est impossible.
    [one] Tant que la structure tient il n’y a pas de mat, et après le seul coup qui la change la position est morte.
   *[other] Tant que la structure tient il n’y a pas de mat, et après chacun des { $n } coups qui la changent la position est morte.
}
proof-forced = { $n ->
    [0] La partie est déjà finie sur l’échiquier.
    [one] Il n’y a qu’un seul coup légal.
   *[other] Il n’y a chaque fois qu’un seul coup légal, pendant { $n } demi-coups.
}
proof-end-other-mates = À la fin, l’autre camp mate.
proof-end-stalemate = À la fin, c’est pat.
proof-end-cycle = La position se répète sans fin.
proof-exhaustion = { $n ->
    [1] La seule position accessible a été examinée : il n’y a pas de mat.
   *[other] Les { $n } positions accessibles ont toutes été examinées : il n’y a pas de mat.
}
ruling-confirm = Confirmer { $result }
ruling-put = Donner { $result }
ruling-record-only = Enregistrer sans résultat
ruling-otherwise = Décider autrement
ruling-other-white = Cela concerne les Blancs
ruling-other-black = Cela concerne les Noirs
ruling-no-proof = Il n’y a pas de preuve
ruling-no-proof-text = Le calcul n’a pas abouti : le résultat reste vide. L’arbitre décide.
fact-proof = Preuve
fact-proof-line = { $n ->
    [0] le mat sur l’échiquier
    [one] variante d’un demi-coup, vérifiée par le moteur de règles
   *[other] variante de { $n } demi-coups, vérifiée coup par coup par le moteur de règles
}
fact-searched = Cherché
fact-positions = { $n ->
    [0] aucune position
    [1] une position
   *[other] { $n } positions
}
fact-left-out = Non considérés
fact-left-out-text = triple répétition et 50 coups : seule la position compte
fact-before = Avant
fact-before-text = ni mat, ni pat, ni fin automatique dans les coups enregistrés
supervision-partial = Un arbitre pour plusieurs parties
supervision-full = Surveillance complète
claim-title = Vérification d’une demande de nulle
claim-by = Qui demande la nulle
claim-move = Coup annoncé, vide si aucun
claim-on = Motif
claim-on-either = répétition ou 50 coups
claim-on-repetition = répétition
claim-on-fifty = 50 coups
claim-touched = A déjà touché une pièce à ce coup
claim-check = Vérifier
claim-right = Demande correcte : nulle
claim-wrong = Demande incorrecte
claim-right-repetition = La position est apparue { $n } fois : { $moves }.
claim-right-fifty = { $n } demi-coups sans prise ni coup de pion.
claim-wrong-time = { $side ->
    [white] { $time } en plus aux Blancs.
   *[black] { $time } en plus aux Noirs.
}
claim-must-play = { $move } doit être joué.
claim-not-on-move = Demande non admise : seul le camp au trait peut demander la nulle
claim-has-touched = Demande non admise : une pièce a déjà été touchée
claim-not-heard = Aucune sanction ; le droit revient au coup suivant.
claim-unreadable = Le coup annoncé est illisible
claim-occurrences = Les positions
near-player-to-move = L’autre camp avait le trait.
near-castling = Le roque avec la tour { $rook } était encore possible, jusqu’à { $move }.
near-en-passant = Une prise en passant était possible en { $square }.
near-does-not-count = ne compte pas : { $reason }
record-flag = { $side ->
    [white] Drapeau des Blancs tombé, { $after }.
   *[black] Drapeau des Noirs tombé, { $after }.
}
record-resigns = { $side ->
    [white] Les Blancs abandonnent, { $after }.
   *[black] Les Noirs abandonnent, { $after }.
}
record-claim = { $side ->
    [white] Les Blancs demandent la nulle sur l’échiquier, { $after }.
   *[black] Les Noirs demandent la nulle sur l’échiquier, { $after }.
}
record-claim-move = { $side ->
    [white] Les Blancs demandent la nulle en annonçant { $announced }, { $after }.
   *[black] Les Noirs demandent la nulle en annonçant { $announced }, { $after }.
}
incident-resignation = abandon
action-result-ruling = Résultat par décision
action-game-sheet = Feuille de partie choisie
refusal-sheet-disagrees = La feuille choisie ne continue pas la partie enregistrée : elle diffère à { $move } Annulez d’abord les coups qui ne valent pas.
compare-title = Deux feuilles de partie
compare-lead = Copiez les deux feuilles comme elles sont écrites. Elles sont alignées demi-coup par demi-coup ; rien n’est enregistré tant que vous n’en prenez pas une.
compare-white = Feuille des Blancs
compare-black = Feuille des Noirs
compare-language = Langue
language-detect = à reconnaître
language-italian = italien
language-english = anglais
language-german = allemand
language-french = français
language-spanish = espagnol
compare-check = Comparer
compare-same = Les deux feuilles ont la même partie
compare-divergence = Elles diffèrent à { $move }
compare-agreed = { $n ->
    [0] Elles ne concordent sur aucun demi-coup.
    [one] Elles concordent sur un demi-coup.
   *[other] Elles concordent sur { $n } demi-coups.
}
compare-legal-both = Les deux restent légales jusqu’à la fin.
compare-legal-white = Seule la feuille des Blancs reste légale jusqu’à la fin.
compare-legal-black = Seule la feuille des Noirs reste légale jusqu’à la fin.
compare-legal-neither = Aucune ne reste légale jusqu’à la fin.
compare-results-differ = Les résultats écrits diffèrent.
compare-resumes = Plus loin elles concordent de nouveau.
compare-take-white = { $n ->
    [0] Prendre les Blancs : aucun demi-coup
    [one] Prendre les Blancs : un demi-coup
   *[other] Prendre les Blancs : { $n } demi-coups
}
compare-take-black = { $n ->
    [0] Prendre les Noirs : aucun demi-coup
    [one] Prendre les Noirs : un demi-coup
   *[other] Prendre les Noirs : { $n } demi-coups
}
compare-last-agreed = dernière position commune
print-game-title = Feuille de partie, échiquier { $board }
print-incidents = Incidents
print-no-incidents = Aucun incident enregistré.
print-clocks = Pendules : Blancs { $white }, Noirs { $black }.
ruling-record = Enregistrer la décision
step-to-record = Revenir au dernier coup pour enregistrer
step-first = Début
step-back = Précédent
step-next = Suivant
step-last = Fin
step-label = Parcourir la partie
signal-dead = Position morte
signal-dead-text = Aucun des deux camps ne peut plus mater par une série de coups légaux : la partie est nulle.
floor-verdict = Décision
floor-check = Vérifier
floor-short-time = moins de cinq minutes
floor-short-time-text = Blancs { $white }, Noirs { $black }, coup { $n }.
floor-claim-open = demande de nulle
floor-draw-offer = nulle proposée
floor-moves-clocks = coup { $n }, pendules { $white } { $black }
floor-go = Aller à l’échiquier
floor-go-button = Ouvrir
ruling-of-nobody = Il n’est pas dit quel camp : Blancs ou Noirs ?
