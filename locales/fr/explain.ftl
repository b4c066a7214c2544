# Pourquoi une ronde est appariée ainsi.
explain-title = Pourquoi cet appariement
explain-title-bye = Pourquoi cet exempt
explain-round-title = Pourquoi la ronde { $round } est appariée ainsi
explain-round-lead = Le système suisse apparie à points égaux. On part du groupe le plus haut : dans chaque groupe la moitié haute joue contre la moitié basse, et qui reste sans adversaire descend dans le groupe suivant.
explain-round-link = Pourquoi ces appariements ?
explain-why = pourquoi
explain-why-of = Pourquoi { $name } joue à l’échiquier { $board } ?
explain-why-bye-of = Pourquoi { $name } a l’exempt ?
explain-back-round = Tous les appariements de la ronde { $round }
explain-whole-round = Comment s’est faite toute la ronde { $round }
explain-draft = Brouillon : seuls les arbitres le voient.
explain-the-two = Les deux adversaires avant la ronde { $round }
explain-the-one = { $name } avant la ronde { $round }
explain-col-points = Points
explain-col-colours = Couleurs eues
explain-col-due = Couleur due
explain-col-floats = Jusqu’ici
explain-no-colours = aucune partie
explain-ask = Et pourquoi pas contre… ?
explain-ask-label = Nom ou numéro
explain-ask-button = Expliquer
explain-ask-unknown = Aucune personne, ou plus d’une, pour « { $text } » dans ce tournoi : écrivez le nom et le prénom, ou le numéro.
explain-ask-not-paired = { $name } n’est pas dans les appariements de cette ronde.
explain-for-experts = Pour spécialistes : les critères, groupe par groupe
explain-articles-2026 = Articles : règles FIDE C.04.3, édition du 1er février 2026.
explain-articles-2017 = Articles : règles FIDE C.04.3, édition en vigueur jusqu’au 31 janvier 2026.
explain-art = art. { $article }
explain-art-basic = C.04.1 art. { $article }

explain-points-zero = zéro point
explain-points-half = un demi-point
explain-points-one = un point
explain-points = { points-count }

# Le groupe.
explain-first-round = C’est la première ronde : tout le monde part à égalité et l’ordre des numéros d’appariement décide.
explain-same-score = { $a } et { $b } ont les mêmes points : { $points }.
explain-other-score = { $a } a { $points }, { $b } en a moins : { $others }.
explain-virtual = Pour l’appariement on compte { $points } de plus à { $name } : c’est l’accélération des premières rondes, qui ne compte pas au classement.
explain-round-virtual = Accélération (C.04.7) : les numéros { $first } à { $last } sont appariés avec { $points } de plus, et le classement n’en tient pas compte.
explain-round-virtual-one = Accélération (C.04.7) : le numéro { $first } est apparié avec { $points } de plus, et le classement n’en tient pas compte.
explain-float-odd = { $n ->
    [1] Le groupe à { $points } comptait une seule personne : elle reste sans adversaire et descend dans le groupe du dessous.
   *[other] Le groupe à { $points } comptait { $n } personnes, un nombre impair : une reste sans adversaire et descend dans le groupe du dessous.
}
explain-float-many = Le groupe à { $points } comptait { $n } personnes, mais certaines n’y avaient pas d’adversaire possible : { $floaters ->
    [1] une descend
   *[other] { $floaters } descendent
} dans le groupe du dessous.
explain-float-last = Descend qui est en bas du groupe dans l’ordre des numéros : { $who }.
explain-float-instead = Après { $who }, dans l’ordre, venait { $natural }, mais sans pouvoir descendre à sa place.
explain-float-skipped = Même le groupe juste en dessous n’avait pas d’adversaire possible : { $who } descend encore.

# L’ordre.
explain-natural-halves = Dans le groupe à { $points }, { $n } personnes jouent entre elles, dans l’ordre des numéros : la moitié haute contre la moitié basse. { $a } est à la place { $p }, { $b } à la place { $q } : voilà la rencontre.
explain-natural-down = Qui descend joue contre le premier numéro du groupe d’accueil : pour { $a }, c’est { $b }.
explain-pair-halves = Dans le groupe à { $points }, { $n } personnes jouent entre elles, dans l’ordre des numéros : la moitié haute contre la moitié basse. { $a } est à la place { $p }, { $b } à la place { $q }.
explain-pair-down = Qui descend joue, autant que possible, contre les premiers numéros du groupe d’accueil, celui à { $points }.
explain-natural-would = Selon l’ordre, { $who } aurait dû jouer contre { $natural }.
explain-best = De tous les appariements qui respectent aussi bien les critères, celui-ci est le premier dans l’ordre prévu.

# La couleur.
explain-colour-both = La couleur : les Blancs étaient dus à { $white }, les Noirs à { $black }.
explain-colour-only-white = La couleur : les Blancs étaient dus à { $name } ; l’adversaire n’a pas encore joué et prend les Noirs.
explain-colour-only-black = La couleur : les Noirs étaient dus à { $name } ; l’adversaire n’a pas encore joué et prend les Blancs.
explain-colour-stronger-white = La couleur : les Blancs étaient dus des deux côtés, mais davantage à { $who } ({ $reason }).
explain-colour-stronger-black = La couleur : les Noirs étaient dus des deux côtés, mais davantage à { $who } ({ $reason }).
explain-colour-alternation-white = La couleur : les Blancs étaient dus autant des deux côtés. La dernière fois que leurs couleurs ont différé, { $who } avait les Noirs et a donc maintenant les Blancs.
explain-colour-alternation-black = La couleur : les Noirs étaient dus autant des deux côtés. La dernière fois que leurs couleurs ont différé, { $who } avait les Blancs et a donc maintenant les Noirs.
explain-colour-higher-white = La couleur : les Blancs étaient dus autant des deux côtés, avec les mêmes couleurs jusqu’ici. { $who }, plus haut dans l’ordre, les a.
explain-colour-higher-black = La couleur : les Noirs étaient dus autant des deux côtés, avec les mêmes couleurs jusqu’ici. { $who }, plus haut dans l’ordre, les a.
explain-colour-initial-odd-white = La couleur : aucune partie jouée des deux côtés. { $who } est plus haut et à une place impaire : par tirage au sort, les places impaires commencent avec les Blancs.
explain-colour-initial-odd-black = La couleur : aucune partie jouée des deux côtés. { $who } est plus haut et à une place impaire : par tirage au sort, les places impaires commencent avec les Noirs.
explain-colour-initial-even-white = La couleur : aucune partie jouée des deux côtés. { $who } est plus haut et à une place paire : par tirage au sort, les places impaires commencent avec les Noirs, les paires avec les Blancs.
explain-colour-initial-even-black = La couleur : aucune partie jouée des deux côtés. { $who } est plus haut et à une place paire : par tirage au sort, les places impaires commencent avec les Blancs, les paires avec les Noirs.
explain-due-none = aucune couleur
explain-due-mild-white = Blancs
explain-due-mild-black = Noirs
explain-due-strong-white = Blancs, après une fois de plus les Noirs
explain-due-strong-black = Noirs, après une fois de plus les Blancs
explain-due-absolute-white = Blancs obligatoires
explain-due-absolute-black = Noirs obligatoires
explain-strength-mild = pour alterner
explain-strength-strong = une fois de plus l’autre couleur
explain-strength-absolute = l’autre couleur deux fois de suite ou deux fois de plus

# Les flottements.
explain-float-down = contre moins de points, ou points sans jouer
explain-float-up = contre plus de points
explain-float-none = à égalité
explain-float-last-round = dernière ronde : { $what }
explain-float-earlier-round = il y a deux rondes : { $what }
explain-remember = Cela compte aussi pour les deux prochaines rondes : on évite de faire redescendre { $down } et de faire remonter { $up }.

# L’exempt.
explain-bye-odd = Il y a { $n } personnes à apparier, un nombre impair : une a l’exempt.
explain-bye-lowest = L’exempt va en bas du classement : { $who }, avec { $points }.
explain-bye-barred = Derrière { $who } il y a { $names }, qui ne peuvent pas avoir l’exempt : il y a déjà eu un bye ou un point sans jouer.
explain-bye-barred-one = Derrière { $who } il y a { $names }, qui ne peut pas avoir l’exempt : il y a déjà eu un bye ou un point sans jouer.
explain-bye-barred-many = Derrière { $who } il y a encore { $n } personnes qui ne peuvent pas avoir l’exempt : déjà un bye ou un point sans jouer.
explain-bye-others = et { $n } autres
explain-bye-instead = Plus bas il y avait { $natural }.

# Pourquoi pas.
explain-if-pair = Si { $a } jouait contre { $b },
explain-if-downfloat = Si { $a } descendait,
explain-if-bye = Si { $a } avait l’exempt,
explain-no-met = { $a } et { $b } ont déjà joué ensemble à la ronde { $round } : on ne se rencontre pas deux fois.
explain-no-met-unknown = { $a } et { $b } ont déjà joué ensemble : on ne se rencontre pas deux fois.
explain-no-forbidden = Par décision du tournoi, { $a } et { $b } ne doivent pas se rencontrer.
explain-no-colour-white = { $a } et { $b } doivent absolument avoir les Blancs : pas de partie possible entre eux.
explain-no-colour-black = { $a } et { $b } doivent absolument avoir les Noirs : pas de partie possible entre eux.
explain-no-bye = { $a } a déjà eu un bye ou un point sans jouer et ne peut pas avoir l’exempt.
explain-no-complete = { $if } quelqu’un resterait sans adversaire possible : la ronde ne pourrait pas être complétée.
explain-no-taken = { $b } joue contre { $taken }, qui vient avant { $a } dans l’ordre.
explain-no-later-pair = { $if } les critères seraient aussi bien respectés ; mais l’ordre des essais arrive d’abord à l’appariement choisi.
explain-no-as-paired = C’est justement le cas.
explain-no-sense = La question ne concerne pas cette ronde.
explain-worse-bye-score = { $if } l’exempt irait à quelqu’un avec { $demanded } au lieu de { $paired } : il va à qui a le moins de points.
explain-worse-downfloaters = { $if } { $more ->
    [1] une personne de plus du groupe à { $group } y resterait sans adversaire
   *[other] { $more } personnes de plus du groupe à { $group } y resteraient sans adversaire
}.
explain-worse-downfloater-scores = { $if } du groupe à { $group } descendrait quelqu’un avec plus de points.
explain-worse-score-differences = { $if } dans le groupe à { $group } l’écart de points entre adversaires serait plus grand.
explain-worse-following = { $if } le groupe suivant serait moins bien apparié : moins de paires à égalité, ou quelqu’un avec plus de points descendrait.
explain-worse-unplayed = { $if } l’exempt irait à quelqu’un qui a déjà { $demanded } rondes non jouées, au lieu de { $paired }.
explain-worse-difference = { $if } { $more ->
    [1] une personne de plus du groupe à { $group } aurait une couleur trois fois plus que l’autre
   *[other] { $more } personnes de plus du groupe à { $group } auraient une couleur trois fois plus que l’autre
}.
explain-worse-third = { $if } { $more ->
    [1] une personne de plus du groupe à { $group } aurait la même couleur pour la troisième fois de suite
   *[other] { $more } personnes de plus du groupe à { $group } auraient la même couleur pour la troisième fois de suite
}.
explain-worse-colour = { $if } { $more ->
    [1] une personne de plus du groupe à { $group } n’aurait pas la couleur due
   *[other] { $more } personnes de plus du groupe à { $group } n’auraient pas la couleur due
}.
explain-worse-strong = { $if } { $more ->
    [1] une personne de plus du groupe à { $group } n’aurait pas la couleur due après une fois de plus l’autre
   *[other] { $more } personnes de plus du groupe à { $group } n’auraient pas la couleur due après une fois de plus l’autre
}.
explain-worse-down-last = { $if } quelqu’un qui est descendu à la dernière ronde descendrait encore.
explain-worse-up-last = { $if } quelqu’un qui est monté à la dernière ronde monterait encore.
explain-worse-down-earlier = { $if } quelqu’un qui est descendu il y a deux rondes descendrait encore.
explain-worse-up-earlier = { $if } quelqu’un qui est monté il y a deux rondes monterait encore.
explain-worse-down-last-far = { $if } quelqu’un qui est descendu à la dernière ronde aurait un adversaire plus éloigné en points.
explain-worse-up-last-far = { $if } quelqu’un qui est monté à la dernière ronde aurait un adversaire plus éloigné en points.
explain-worse-down-earlier-far = { $if } quelqu’un qui est descendu il y a deux rondes aurait un adversaire plus éloigné en points.
explain-worse-up-earlier-far = { $if } quelqu’un qui est monté il y a deux rondes aurait un adversaire plus éloigné en points.

# Autre chose que les règles.
explain-otherwise = Avec les données d’aujourd’hui les règles donneraient autre chose : soit l’arbitrage a changé l’appariement, soit un résultat a été corrigé après la publication.
explain-otherwise-pair = Les règles donneraient { $white } avec les Blancs contre { $black }.
explain-otherwise-colours = La paire est la bonne, les couleurs non.
explain-otherwise-bye = Selon les règles, { $who } aurait l’exempt.
explain-round-differs = { $n ->
    [1] Un appariement diffère de ce que les règles donnent avec les données d’aujourd’hui
   *[other] { $n } personnes ont un appariement qui diffère de ce que les règles donnent avec les données d’aujourd’hui
} : { $names }.
explain-not-paired = { $name } n’a pas d’appariement dans cette ronde : { $bye }.

# Les groupes.
explain-group = Groupe à { $points }
explain-group-collapsed = Derniers groupes réunis, à partir de { $points }
explain-group-members = { $n ->
    [0] Personne
    [one] Une personne
   *[other] { $n } personnes
}
explain-group-moved = { $n ->
    [one] une descend du groupe du dessus : { $names }
   *[other] { $n } descendent du groupe du dessus : { $names }
}
explain-group-down = { $n ->
    [one] Descend dans le groupe suivant : { $names }.
   *[other] Descendent dans le groupe suivant : { $names }.
}
explain-group-bye = { $name } a l’exempt.
explain-group-nobody-down = Personne ne descend.
explain-pair-line = { $white } – { $black }
explain-criteria-none = Tous les critères de qualité sont pleinement respectés.

criterion-bye-score = Points de l’exempt
criterion-downfloaters = Combien descendent
criterion-downfloater-scores = Points de qui descend
criterion-following-bracket = Qui descend du groupe suivant
criterion-unplayed-games = Rondes non jouées de l’exempt
criterion-colour-difference = Une couleur trois fois plus que l’autre
criterion-third-colour = Même couleur trois fois de suite
criterion-colour-preference = Couleurs dues non données
criterion-strong-preference = Couleurs fortement dues non données
criterion-downfloat = Descentes répétées de la dernière ronde
criterion-upfloat = Montées répétées de la dernière ronde
criterion-earlier-downfloat = Descentes répétées de l’avant-dernière ronde
criterion-earlier-upfloat = Montées répétées de l’avant-dernière ronde
criterion-downfloat-difference = Écart des descentes répétées de la dernière ronde
criterion-upfloat-difference = Écart des montées répétées de la dernière ronde
criterion-earlier-downfloat-difference = Écart des descentes répétées de l’avant-dernière ronde
criterion-earlier-upfloat-difference = Écart des montées répétées de l’avant-dernière ronde

# Réglages.
settings-pairing-edition = Comment on joue
pairing-edition-2026 = Suisse : on joue à points égaux (FIDE hollandais, 2026)
pairing-edition-2017 = Suisse, règles jusqu’à janvier 2026 (FIDE hollandais, 2017)
pairing-edition-dubov = Suisse Dubov
match-game-of = Match { $match }, partie { $game } sur 2.
pairing-edition-burstein = Suisse Burstein
pairing-edition-lim = Suisse Lim (expérimental)
pairing-edition-double-swiss = Double suisse
pairing-edition-custom-swiss = Suisse avec ses propres règles
pairing-edition-round-robin = Toutes rondes : tout le monde se rencontre une fois
pairing-edition-double-round-robin = Toutes rondes aller-retour : tout le monde se rencontre deux fois
pairing-edition-round-robin-3 = Toutes rondes : tout le monde se rencontre trois fois
pairing-edition-round-robin-4 = Toutes rondes : tout le monde se rencontre quatre fois
pairing-edition-schiller = Schiller : chacun rencontre tous ceux des autres camps
pairing-edition-scheveningen = Scheveningen : chacun rencontre tous ceux de l’autre camp, une fois
pairing-edition-double-scheveningen = Scheveningen double : chacun rencontre tous ceux de l’autre camp, deux fois
pairing-edition-hutton = Hutton : beaucoup de camps en une ronde
pairing-edition-molter = Molter : beaucoup de camps en peu de rondes
pairing-edition-knock-out = Élimination directe
pairing-edition-knock-out-third = Élimination directe, avec match pour la troisième place
pairing-edition-knock-out-two = Élimination directe, matchs de deux parties
pairing-edition-knock-out-two-third = Élimination directe, matchs de deux parties, avec match pour la troisième place
pairing-edition-team-swiss = Suisse par équipes
pairing-edition-team-round-robin = Toutes rondes par équipes : chacune contre chacune une fois
pairing-edition-double-team-round-robin = Toutes rondes par équipes : chacune contre chacune, aller-retour
pairing-edition-unknown = Système que le programme ne connaît pas
settings-acceleration = Accélération
acceleration-none = aucune
acceleration-baku = Baku
acceleration-listed = points virtuels du fichier importé
settings-initial-colour = Couleur du numéro 1
initial-colour-lot = tirée au sort par le programme à la ronde 1
settings-unplayed = Points des parties non jouées
settings-unplayed-note = Vides, ils suivent la victoire, la nulle et zéro. Ne les changez que si le règlement le dit.
settings-forfeit-win = Gain par forfait
settings-forfeit-loss = Défaite par forfait
settings-full-point-bye = Bye d’un point
settings-half-point-bye = Bye d’un demi-point
settings-zero-point-bye = Forfait annoncé (0 point)
settings-tie-break-edition = Règles de départage
tie-break-edition-2026-03 = C.07 du 1er mars 2026
tie-break-edition-2024-08 = C.07 du 1er août 2024
settings-remaining-ties = Égalités restantes
remaining-ties-shared = ex æquo
remaining-ties-number = par numéro d’appariement
remaining-ties-lots = tirage au sort
settings-lots-seed = Graine du tirage au sort ; vide, le programme la tire
problem-numbering = Les enveloppes de Varma sont pour les toutes rondes, les chapeaux pour l’élimination directe.
problem-rounds-of-matches = Au double suisse, chaque match compte deux parties, donc deux rondes : il en faut un nombre pair, pas { $value }.
problem-baku-points = L’accélération Baku demande qu’une victoire vaille deux nulles et une défaite rien (C.04.7).
problem-lots-seed = « { $value } » n’est pas une graine : des chiffres seulement.
settings-unrated = Sans Elo, dans les départages basés sur l’Elo
unrated-drop = le départage tombe pour tout le monde
unrated-count-as = compte avec l’Elo indiqué à côté
unrated-leave-out = les parties contre cette personne ne comptent pas
settings-unrated-rating = Elo avec lequel compte qui n’en a pas
problem-unrated-rating = Il faut un Elo de 1 à 3999 pour qui n’en a pas.
rule-unrated-drop = Si quelqu’un sans Elo participe, les départages basés sur l’Elo tombent (C.07 art. 10).
rule-unrated-count-as = Qui n’a pas d’Elo compte avec { $rating }.
rule-unrated-leave-out = Les parties contre qui n’a pas d’Elo ne comptent pas dans les départages basés sur l’Elo.
standings-swiss-only = { $list } : non admis en toutes rondes (C.07 art. 8). Calculé comme annoncé.
standings-unrated = { $count ->
    [1] { $list } : non calculé, car une personne n’a pas d’Elo et le règlement ne dit pas comment la compter (C.07 art. 10).
   *[other] { $list } : non calculé, car { $count } personnes n’ont pas d’Elo et le règlement ne dit pas comment les compter (C.07 art. 10).
}
absent-dropped = départage non calculé : quelqu’un n’a pas d’Elo (C.07 art. 10)
absent-unrated = sans Elo
absent-no-game = aucune partie jouée
absent-no-rated-opponent = aucun adversaire avec Elo affronté sur l’échiquier
absent-all-cut = tous les adversaires sont tronqués
problem-tie-break-edition = { $value } n’existe que depuis l’édition du 1er mars 2026.
problem-tie-break-schedule = { $value } : le Buchholz n’est pas pour les toutes rondes, où chacun rencontre tous les autres (C.07 art. 8). Prenez par exemple DE, SB, KS, WIN.
refusal-pairing-rules-fixed = Système, accélération et couleur du numéro 1 ne changent plus : une ronde est déjà appariée.
rule-system-2026 = Suisse FIDE (hollandais), 2026
rule-system-2017 = Suisse FIDE (hollandais), 2017
rule-acceleration-baku = accélération Baku
rule-acceleration-listed = avec points virtuels
rule-initial-white = le numéro 1 commence avec les Blancs
rule-initial-black = le numéro 1 commence avec les Noirs
rule-tie-breaks-2026-03 = C.07, mars 2026
rule-tie-breaks-2024-08 = C.07, août 2024
rule-remaining-shared = Qui reste à égalité est ex æquo.
rule-remaining-number = Qui reste à égalité suit l’ordre des numéros d’appariement.
rule-remaining-lots = Qui reste à égalité est départagé par tirage au sort, avec la graine { $seed }.
standings-lots = Les égalités restantes ont été départagées par tirage au sort avec la graine { $seed } : avec la même graine, n’importe qui refait le même tirage.
standings-lots-later = Les égalités restantes à la fin seront départagées par tirage au sort avec la graine { $seed }.
standings-shared = Les ex æquo ont le même numéro.
pages-label = Pages
pages-label-below = Pages, sous la liste
page-find = Chercher dans la liste
desk-draw-colour = tirée au sort par le programme
explain-open-pairs = { $n ->
    [0] Aucune paire
    [one] Une paire
   *[other] { $n } paires
}
explain-natural-two = Dans le groupe à { $points } deux personnes restent à jouer ensemble : { $a } et { $b }.
term-adjusted = A { points-count }, mais compte ici { $score } : les rondes finales non jouées valent une nulle (art. 16.3).
term-dummy-why = Ronde non jouée : compte comme une partie contre un adversaire avec les mêmes points (art. 16.4).
term-product = { $score } × { $points }.
unfold-average = moyenne de { $terms }
unfold-performance = performance contre { $terms }
explain-no-unsettled = { $if } il faudrait apparier à nouveau un groupe de plus de mille personnes : trop de calculs pour une question.
settings-round-robin = Numéros d’un toutes rondes ou d’une élimination directe
settings-round-robin-note = Dans un toutes rondes, la grille Berger donne les rondes : le nombre écrit plus haut ne compte pas. Toutes les rondes se préparent et se publient ensemble.
settings-exchanged = Deux dernières rondes de chaque cycle
exchanged-yes = échangées, si un autre cycle suit : personne n’a trois fois la même couleur
exchanged-no = comme dans la grille
settings-numbering = Numéros de la grille, têtes de série
numbering-rating = par Elo
numbering-lots = au sort
numbering-pots = au sort par chapeaux : les deux premières têtes de série par Elo, puis 3–4, 5–8 et ainsi de suite au sort (élimination directe)
numbering-restricted-lots = au sort avec les enveloppes de Varma (de 9 à 24 personnes)
numbering-hand = à la main : on les écrit sur la page des numéros
settings-numbers-seed = Graine du tirage des numéros ; vide, le programme la tire
rule-round-robin = { $n ->
    [1] Toutes rondes
    [2] Toutes rondes aller-retour
   *[other] Toutes rondes, { $n } cycles
}
rule-exchanged = deux dernières rondes de chaque cycle échangées
rule-numbers-rating = numéros par Elo
rule-numbers-hand = numéros donnés à la main
rule-numbers-lots = numéros au sort (graine { $seed })
rule-numbers-pots = têtes de série au sort par chapeaux (graine { $seed })
rule-numbers-restricted-lots = numéros au sort avec les enveloppes de Varma (graine { $seed })
explain-annex-berger = C.05, annexe 1
explain-articles-schedule = Règles FIDE C.05, tournois toutes rondes.
explain-schedule-all = En toutes rondes chacun rencontre tout le monde : les appariements sont connus avant le début et les résultats ne les changent pas.
explain-schedule-row = C’est la ligne { $row } de la grille Berger pour { $table } : les numéros de la grille disent qui joue contre qui et avec quelle couleur.
explain-schedule-cycle = La ronde { $round } est du cycle { $cycle }.
explain-schedule-reversed = Dans ce cycle les couleurs de la grille sont inversées : qui avait les Blancs a les Noirs.
explain-schedule-exchanged = Les deux dernières rondes du cycle sont échangées, pour que personne n’ait trois fois de suite la même couleur.
explain-schedule-as-paired = C’est bien la rencontre de cette ronde.
explain-schedule-nobody-free = Le nombre est pair : personne n’a l’exempt.
explain-schedule-free = Exempt : { $name } ; le nombre est impair, et chaque ronde exempte une autre personne.
explain-schedule-other = La rencontre a lieu dans une autre ronde : { $rounds }.
explain-schedule-meeting = ronde { $round }, { $white } a les Blancs
explain-schedule-lead = Ici rien n’est choisi : tout le calendrier vient de la grille.
explain-schedule-title = Ligne { $row } de la grille
explain-sides-all = Deux camps s’affrontent : chacun joue contre tous ceux de l’autre, et les appariements sont faits avant le début.
explain-sides-row = C’est la ligne { $row } de la table Scheveningen pour { $members } de chaque côté.
explain-sides-same = Ils sont tous deux du camp { $side } : on ne joue pas contre son camp.
explain-sides-never = La table ne les fait pas se rencontrer.
side-number = Camp { $side }
side-without-club = sans club
refusal-not-two-sides = Un Scheveningen demande deux clubs, ou deux fédérations, avec le même nombre de joueurs. Il y a : { $sides }. Ou bien donnez les numéros à la main : la première moitié est un camp, la seconde l’autre.
refusal-odd-sides = Un Scheveningen demande deux camps égaux, et les joueurs sont en nombre impair.
refusal-schedule-fixed = Le calendrier est publié : il n’y a plus de place, et l’exempt ne suit que la grille. Avant le début on peut retirer la publication, et qui remplace prend la place de qui part, par correction de l’inscription.
refusal-no-envelopes = Les enveloppes de Varma existent de 9 à 24 personnes, et il y en a { $players } : tirez au sort sans elles.
refusal-schedule-by-hand = Le calendrier d’un toutes rondes ne se change pas à la main : ce sont les numéros qui changent.
berger-note = Se lit par ligne. R et un nombre : la ronde où l’on joue, avec la couleur indiquée.
berger-number = Numéro de la grille
berger-to-play = R{ $round }
berger-left = Qui part avant la moitié de ses parties sort du classement, pour tout le monde ; ses parties restent ici et pour l’Elo.
berger-annulled = Les parties de { $name } ne comptent pas.
berger-rounds = Calendrier
berger-free = exempt : { $name }

# Le système Dubov.
explain-articles-dubov = Articles : règles FIDE C.04.4.1 (système Dubov), édition du 1er février 2026.
explain-dubov-lead = Groupe par groupe, depuis le haut : tout le monde doit rencontrer des adversaires de même moyenne Elo.
explain-dubov-upfloaters = { $n ->
    [one] { $names } monte
   *[other] { $names } montent
} du bas : sinon certaines personnes du groupe n’auraient pas d’adversaire.
explain-dubov-seekers = Attendent les Blancs : { $white } ; attendent les Noirs : { $black }. Les deux camps jouent l’un contre l’autre.
explain-dubov-shifted = Pour que les camps soient égaux et que chacun ait un adversaire, ont changé de camp, depuis le milieu de la liste : { $names }.
explain-dubov-order = Un camp est dans l’ordre de la moyenne Elo des adversaires rencontrés, la plus basse d’abord, et { $a } y est à la place { $place }. Chacun prend, dans l’ordre des numéros, le premier de l’autre camp qui laisse un adversaire à tous : ici { $b }.
explain-dubov-passed-needed = Avant { $b } il y avait { $names }, mais la suite de la liste en a besoin.
explain-dubov-bye = L’exempt va à qui a le moins de points, puis le plus de parties jouées, puis le plus grand numéro : { $who }, avec { $points }.
explain-dubov-worse-upfloaters = { $if } plus de personnes devraient monter dans le groupe à { $group }.
explain-dubov-worse-scores = { $if } quelqu’un avec moins de points devrait monter dans le groupe à { $group }.
explain-dubov-worse-maximum = { $if } quelqu’un qui est déjà monté autant de fois que permis monterait dans le groupe à { $group }.
explain-dubov-worse-upfloats = { $if } quelqu’un qui est déjà monté plus souvent remonterait dans le groupe à { $group }.
explain-dubov-worse-last = { $if } quelqu’un qui est monté à la dernière ronde remonterait dans le groupe à { $group }.
explain-dubov-later-upfloaters = { $if } d’autres monteraient dans le groupe à { $group } : aussi bien, mais plus loin dans l’ordre.
explain-dubov-later-shift = { $if } d’autres changeraient de camp dans le groupe à { $group } : aussi bien, mais plus loin du milieu de la liste.
explain-dubov-later-order = { $if } ce serait aussi bon ; mais chacun à son tour, par moyenne des adversaires, prend le premier adversaire possible par numéro, et cela donne l’appariement choisi.
explain-dubov-average = moyenne des adversaires { $average }
explain-dubov-no-average = encore aucun adversaire
explain-dubov-upfloats = { $n ->
    [0] aucune montée
    [one] une montée
   *[other] { $n } montées
}
explain-dubov-upfloated-last = dont la dernière ronde
explain-dubov-criterion-upfloaters = Qui monte
explain-dubov-criterion-maximum = Qui monte après être monté autant de fois que permis
explain-dubov-criterion-upfloats = Leurs montées précédentes
explain-dubov-criterion-last = Qui remonte après la dernière ronde

# Le système Burstein.
explain-articles-burstein = Articles : règles FIDE C.04.4.2 (système Burstein), édition du 1er février 2026.
explain-burstein-bye = L’exempt va à qui a le moins de points, puis le plus de parties jouées, puis la dernière place par force des adversaires : { $who }, avec { $points }.
explain-burstein-bye-index = { $if } l’exempt n’irait pas à { $taker }, qui, avec autant de points et de parties, a rencontré des adversaires plus faibles et passe avant.
explain-burstein-criterion-floaters = Qui descend
explain-burstein-criterion-next = Qui descendrait du groupe suivant, et ses points
explain-burstein-floaters = { $n ->
    [one] { $names } descend
   *[other] { $names } descendent
} : certaines personnes du groupe n’ont pas d’adversaire.
explain-burstein-index = Buchholz { $buchholz } ; Sonneborn-Berger { $berger }
explain-burstein-later = { $if } ce serait aussi bon dans le groupe à { $group } ; mais à partir du premier, chacun prend le dernier adversaire possible, et cela donne l’appariement choisi.
explain-burstein-lead = Groupe par groupe, depuis le haut : la force des adversaires rencontrés ordonne le groupe, et le premier joue contre le dernier.
explain-burstein-moved-down = { $n ->
    [one] { $names } vient du dessus.
   *[other] { $names } viennent du dessus.
}
explain-burstein-order = À partir du premier, chacun joue contre le dernier possible : pour { $a }, c’est { $b }.
explain-burstein-passed-needed = Avant { $b } il y avait { $names } : mais alors quelqu’un d’autre serait sans adversaire, devrait descendre ou n’aurait pas la couleur due.
explain-burstein-ranking = Dans le groupe compte la force des adversaires rencontrés : la somme de leurs points (Buchholz), puis le Sonneborn-Berger, puis le numéro. { $a } est à la place { $p }, { $b } à la place { $q }.
explain-burstein-worse-floaters = { $if } plus de personnes devraient descendre du groupe à { $group }.
explain-burstein-worse-next = { $if } après le groupe à { $group }, plus de personnes, ou quelqu’un avec plus de points, devraient descendre aussi du suivant.
explain-burstein-worse-scores = { $if } quelqu’un avec plus de points devrait descendre du groupe à { $group }.
explain-articles-lim = Articles : règles FIDE C.04.4.3 (système Lim), en vigueur depuis le 1er février 2026. Expérimental : aucun autre programme ne l’a confirmé en entier.
explain-lim-back = La paire de { $name } dans un autre groupe a été défaite, pour que le groupe médian puisse être apparié.
explain-lim-bye = L’exempt va à la dernière place du groupe le plus bas, à la première ronde au plus petit Elo : { $who }, avec { $points }.
explain-lim-bye-number = { $if } l’exempt n’irait pas à { $taker }, qui a un plus grand numéro et passe avant.
explain-lim-bye-rating = { $if } l’exempt n’irait pas à { $taker }, qui a un Elo plus bas et passe avant.
explain-lim-came = Venus de groupes voisins : { $names }.
explain-lim-colour-higher-black = La couleur : les Noirs étaient dus aux deux, avec les mêmes couleurs jusqu’ici. Dans le groupe médian et au-dessus, c’est le premier numéro qui les a : { $who }.
explain-lim-colour-higher-white = La couleur : les Blancs étaient dus aux deux, avec les mêmes couleurs jusqu’ici. Dans le groupe médian et au-dessus, c’est le premier numéro qui les a : { $who }.
explain-lim-colour-history-black = La couleur : les Noirs étaient dus aux deux. La dernière fois que leurs couleurs différaient, { $who } avait les Blancs : maintenant { $who } a les Noirs.
explain-lim-colour-history-white = La couleur : les Blancs étaient dus aux deux. La dernière fois que leurs couleurs différaient, { $who } avait les Noirs : maintenant { $who } a les Blancs.
explain-lim-colour-limits = La couleur : dans l’autre sens, quelqu’un aurait la même couleur une troisième fois de suite, ou trois parties de plus avec elle qu’avec l’autre.
explain-lim-colour-lower-black = La couleur : les Noirs étaient dus aux deux, avec les mêmes couleurs jusqu’ici. En dessous du groupe médian, c’est le dernier numéro qui les a : { $who }.
explain-lim-colour-lower-white = La couleur : les Blancs étaient dus aux deux, avec les mêmes couleurs jusqu’ici. En dessous du groupe médian, c’est le dernier numéro qui les a : { $who }.
explain-lim-criterion-floaters = Qui flotte vers le groupe suivant
explain-lim-criterion-taken-back = Paires d’autres groupes défaites
explain-lim-exchange = La proposition pour { $a } était { $proposed }. Dans l’ordre des échanges, le premier adversaire possible, d’abord qui attend l’autre couleur, est { $b }.
explain-lim-floated-last = a flotté à la ronde précédente
explain-lim-floater = { $a } vient d’un autre groupe et prend son adversaire avant les autres : le premier possible par numéro, d’abord qui attend l’autre couleur. C’est { $b }.
explain-lim-floats = Vers le groupe suivant en direction du médian : { $names }.
explain-lim-kind-a = { $name } flotte de nouveau, sans adversaire possible dans le groupe suivant (type a).
explain-lim-kind-b = { $name } flotte de nouveau, avec un adversaire possible dans le groupe suivant (type b).
explain-lim-kind-c = { $name } flotte depuis son propre groupe, sans adversaire possible dans le suivant (type c).
explain-lim-kind-d = { $name } flotte depuis son propre groupe, avec un adversaire possible dans le suivant (type d).
explain-lim-later-colour = { $if } dans le groupe à { $group }, quelqu’un qui n’attend pas la couleur la plus attendue flotterait.
explain-lim-later-exchange = { $if } dans le groupe à { $group }, quelqu’un dont le tour vient avant n’aurait pas le premier adversaire possible dans l’ordre de la proposition et des échanges.
explain-lim-later-kind = { $if } dans le groupe à { $group }, quelqu’un qui vient plus tard flotterait : qui a déjà flotté, ou n’a pas d’adversaire possible dans le groupe suivant.
explain-lim-later-last = { $if } dans le groupe à { $group }, quelqu’un qui a déjà flotté à la ronde précédente flotterait encore.
explain-lim-later-number = { $if } dans le groupe à { $group }, quelqu’un qui vient plus tard par numéro flotterait.
explain-lim-later-opponent = { $if } dans le groupe à { $group }, quelqu’un venu d’un autre groupe n’aurait pas le premier adversaire possible.
explain-lim-lead = Des deux bouts vers le milieu : les groupes au-dessus du score médian depuis le haut, ceux en dessous depuis le bas, le groupe médian en dernier.
explain-lim-majority = { $name } attendait la couleur la plus attendue dans ce groupe.
explain-lim-not-floated = n’a pas flotté à la ronde précédente
explain-lim-passed-colour = Avant { $b } il y avait { $names } : même couleur due que { $a }.
explain-lim-passed-needed = Avant { $b } il y avait { $names } : mais alors le reste du groupe n’aurait pas pu être apparié en entier.
explain-lim-proposal = La première moitié de la liste joue contre la seconde, dans l’ordre : la proposition pour { $a } était { $b }, et elle est maintenue.
explain-lim-side-above = Au-dessus du médian : apparié vers le bas, à partir du premier numéro.
explain-lim-side-below = En dessous du médian : apparié vers le haut, à partir du dernier numéro.
explain-lim-side-median = Le groupe médian : apparié vers le bas, en dernier.
explain-lim-taken-back = { $n ->
    [1] Le groupe médian ne pouvait pas être apparié : une paire d’un autre groupe a été défaite.
   *[other] Le groupe médian ne pouvait pas être apparié : { $n } paires d’autres groupes ont été défaites.
}
explain-lim-worse-floaters = { $if } le groupe à { $group } garderait moins de paires, et plus de personnes devraient flotter.
explain-lim-worse-taken-back = { $if } pour le groupe médian, il faudrait défaire plus de paires d’autres groupes.

# Le double suisse.
explain-articles-double-swiss = Articles : règles FIDE C.04.5 (double suisse), édition du 1er février 2026.
explain-double-bye = L’exempt du match va à qui a le moins de points, puis le plus de matchs joués, puis le plus grand numéro : { $who }, avec { $points }.
explain-double-bye-matches = { $if } l’exempt n’irait pas à { $taker }, qui, avec autant de points, a joué plus de matchs et passe avant.
explain-double-colour-alternation = La couleur : la dernière fois que les couleurs ont différé, { $white } avait les Noirs et a maintenant les Blancs dans la première partie.
explain-double-colour-fewer = La couleur : { $white } a eu les Blancs dans moins de matchs, et les a maintenant dans la première partie.
explain-double-colour-higher-black = La couleur : les mêmes couleurs jusqu’ici. { $who }, plus haut au classement, avait les Blancs en dernier et commence avec les Noirs.
explain-double-colour-higher-white = La couleur : les mêmes couleurs jusqu’ici. { $who }, plus haut au classement, avait les Noirs en dernier et commence avec les Blancs.
explain-double-colour-other = La couleur : une seule jusqu’ici, les Noirs à { $white }, qui commence maintenant avec les Blancs.
explain-double-criterion-distances = De combien de points plus bas
explain-double-criterion-floated = Qui monte après un adversaire d’un autre score au match d’avant
explain-double-criterion-following = Le groupe suivant ne peut pas être bien apparié (1) ou le peut (0)
explain-double-criterion-opponents = Qui joue contre eux après un adversaire d’un autre score au match d’avant
explain-double-floated = adversaire d’un autre score au match d’avant
explain-double-later = { $if } le groupe à { $group } serait aussi bon ; mais les petits numéros sont en haut et, à partir du premier, chacun prend le plus petit du bas : cela donne l’appariement choisi.
explain-double-lead = Matchs de deux parties, groupe par groupe, depuis le haut : dans chacun les petits numéros jouent contre les grands. Les couleurs viennent en dernier.
explain-double-order = Dans le groupe les petits numéros sont en haut et les grands en bas. À partir du premier, chacun prend le plus petit du bas qui laisse un adversaire à tous : pour { $a }, c’est { $b }.
explain-double-passed-needed = Avant { $b } il y avait { $names } : mais alors quelqu’un d’autre serait sans adversaire, ou le groupe serait moins bon.
explain-double-second = C’est la seconde partie du match : les mêmes, couleurs inversées.
explain-double-second-bye = C’est la seconde moitié de l’exempt, qui vaut pour tout le match.
explain-double-second-only = { $if } ce serait un autre match : la seconde partie se joue entre les mêmes que la première.
explain-double-worse-floated = { $if } quelqu’un qui a eu au match précédent un adversaire d’un autre score monterait dans le groupe à { $group }.
explain-double-worse-following = { $if } après le groupe à { $group }, le suivant ne pourrait pas être aussi bien apparié.
explain-double-worse-opponents = { $if } dans le groupe à { $group }, qui monte rencontrerait quelqu’un qui a eu au match précédent un adversaire d’un autre score.

# Le suisse par équipes.
explain-articles-team-swiss = Articles : règles FIDE C.04.6 (suisse par équipes), édition du 1er février 2026.
explain-team-bye = L’exempt va à qui a le moins de points, puis le plus de matchs joués, puis le plus grand numéro : { $who }, avec { $points }.
explain-team-colour-alternation = La couleur : la dernière fois que les couleurs ont différé, { $white } avait les Noirs à l’échiquier 1 et y a maintenant les Blancs.
explain-team-colour-difference = La couleur : { $white } a eu les Blancs à l’échiquier 1 moins souvent, par rapport aux Noirs, et les a maintenant.
explain-team-colour-first-black = La couleur : les mêmes couleurs jusqu’ici. { $who }, plus haut au classement, avait les Blancs en dernier à l’échiquier 1 et a maintenant les Noirs.
explain-team-colour-first-white = La couleur : les mêmes couleurs jusqu’ici. { $who }, plus haut au classement, avait les Noirs en dernier à l’échiquier 1 et a maintenant les Blancs.
explain-team-colour-only-black = La couleur : elle n’était due qu’à { $who }, les Noirs à l’échiquier 1, et lui est donnée.
explain-team-colour-only-white = La couleur : elle n’était due qu’à { $who }, les Blancs à l’échiquier 1, et lui est donnée.
explain-team-colour-other = La couleur : jusqu’ici une seule, à { $who }, qui a maintenant l’autre.
explain-team-colour-preference-black = La couleur : les Noirs à l’échiquier 1 étaient dus des deux côtés, avec les mêmes couleurs jusqu’ici. { $who }, plus haut au classement, les a.
explain-team-colour-preference-white = La couleur : les Blancs à l’échiquier 1 étaient dus des deux côtés, avec les mêmes couleurs jusqu’ici. { $who }, plus haut au classement, les a.
explain-team-colour-stronger-black = La couleur : les Noirs à l’échiquier 1 étaient dus des deux côtés, et { $who } en a plus besoin.
explain-team-colour-stronger-white = La couleur : les Blancs à l’échiquier 1 étaient dus des deux côtés, et { $who } en a plus besoin.
explain-team-criterion-colour = Matchs de deux équipes auxquelles est due la même couleur
explain-team-criterion-floated = Équipes qui montent après un adversaire d’un autre score à la ronde d’avant
explain-team-criterion-opponents = Leurs adversaires qui ont eu un adversaire d’un autre score à la ronde d’avant
explain-team-criterion-strong = Matchs de deux équipes qui ont besoin de la même couleur
explain-team-criterion-upfloaters = Équipes qui montent
explain-team-group = { $n ->
    [0] Le groupe à { $group } ne compte aucune équipe.
    [one] Le groupe à { $group } compte une équipe.
   *[other] Le groupe à { $group } compte { $n } équipes.
}
explain-team-lead = Groupe par groupe, depuis le haut : dans chacun les petits numéros jouent contre les grands. Les couleurs sont celles de l’échiquier 1 et n’empêchent jamais une rencontre.
explain-team-members = { $n ->
    [0] Aucune équipe.
    [one] Une équipe.
   *[other] { $n } équipes.
}
explain-team-order = Dans le groupe les petits numéros sont en haut et les grands en bas. Parmi les appariements aussi bons, vient d’abord celui où chacune, à partir de la première, prend le plus petit numéro du bas : pour { $a }, c’est { $b }.
explain-team-passed-needed = Avant { $b } il y avait { $names } : mais alors une autre équipe serait sans adversaire, ou le groupe serait moins bon.
explain-team-upfloaters = { $n ->
    [one] { $names } monte
   *[other] { $names } montent
} du bas : sinon certaines équipes du groupe ne pourraient pas être appariées.
explain-team-worse-colour = { $if } dans le groupe à { $group }, plus d’équipes n’auraient pas la couleur due.
explain-team-worse-floated = { $if } une équipe qui a eu à la ronde précédente un adversaire d’un autre score monterait dans le groupe à { $group }.
explain-team-worse-opponents = { $if } dans le groupe à { $group }, qui monte rencontrerait une équipe qui a eu à la ronde précédente un adversaire d’un autre score.
explain-team-worse-strong = { $if } dans le groupe à { $group }, plus d’équipes n’auraient pas la couleur dont elles ont besoin.
explain-team-worse-upfloaters = { $if } plus d’équipes devraient monter dans le groupe à { $group }.

# Dubov, Burstein et double suisse.
explain-swiss-bye-games = { $if } l’exempt n’irait pas à { $taker }, qui, avec autant de points, a joué plus de parties et passe avant.
explain-swiss-bye-needed = Avant, il y avait { $names } : mais le reste n’aurait pas pu être apparié en entier.
explain-swiss-bye-number = { $if } l’exempt n’irait pas à { $taker }, qui, avec autant de points et de parties, a un plus grand numéro et passe avant.
explain-swiss-bye-score = { $if } l’exempt n’irait pas à { $taker }, qui a moins de points et passe avant.
explain-swiss-criterion-colours = Couleurs dues non données
explain-swiss-criterion-scores = Leurs points
explain-swiss-group = Appariement dans le groupe à { $group } : { $n ->
    [1] une personne
   *[other] { $n } personnes
}.
explain-swiss-members = { $n ->
    [0] Personne.
    [one] Une personne.
   *[other] { $n } personnes.
}
explain-swiss-passed-colour = Avant { $b } il y avait { $names } : même couleur obligatoire que { $a }.
explain-swiss-passed-forbidden = Avant { $b } il y avait { $names } : rencontre avec { $a } interdite par décision du tournoi.
explain-swiss-passed-met = Avant { $b } il y avait { $names } : partie contre { $a } déjà jouée.
explain-swiss-worse-colours = { $if } dans le groupe à { $group }, plus de personnes n’auraient pas la couleur due.
