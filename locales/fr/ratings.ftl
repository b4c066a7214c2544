# Ce que le tournoi vaut pour qui joue : variations Elo, premiers Elo, catégories, normes.
nav-ratings = Elo
nav-norms = Normes
nav-norm = Norme
federation-short = Féd.
unrated = sans Elo
ratings-title = Elo après la ronde { $round }
ratings-title-running = Elo après les parties jouées
ratings-title-start = Elo au départ
ratings-dateline = après la ronde { $round } sur { $rounds }
ratings-games = Parties
ratings-games-of = Parties de { $name }
ratings-opponent = Adversaire
ratings-expected = Attendu
ratings-plus-minus = Elo +/−
ratings-after = Estimation
ratings-category = Catégorie
ratings-reached = atteinte
ratings-category-note = Catégorie italienne selon l’Elo FIDE standard (règlement national depuis 2021) : une fois atteinte, elle est gardée ; elle peut donc être plus haute que celle écrite ici.
ratings-change = Variation
ratings-average = Moyenne adv.
ratings-tpr = Performance (TPR)
ratings-ptp = Performance parfaite (PTP)
ratings-rp = Performance pour les normes (Rp)
ratings-here = Dans ce tournoi
ratings-more = Voir aussi
ratings-to-player = La page de la personne
ratings-to-all = L’Elo de tout le monde
ratings-plot = Points faits { $points }, points attendus { $expected }, ronde par ronde
ratings-plot-note = Ligne pleine : points faits. Ligne en tirets : points attendus.
ratings-person-lead = Place { $place } sur { $players }, { points-count } après { $rounds ->
    [0] zéro ronde
    [one] une ronde
   *[other] { $rounds } rondes
}.
ratings-person-points = { points-count } après { $rounds ->
    [0] zéro ronde
    [one] une ronde
   *[other] { $rounds } rondes
}.
rating-list-standard = Liste FIDE standard (B.02). Les parties jouées contre des adversaires avec Elo comptent.
rating-list-rapid = Liste FIDE rapide (B.02, partie rapide et blitz). Au-dessus de 2600, une partie avec 600 points d’écart ou plus ne compte pas.
rating-list-blitz = Liste FIDE blitz (B.02, partie rapide et blitz). Au-dessus de 2600, une partie avec 600 points d’écart ou plus ne compte pas.
rating-cap-standard = Un écart de plus de 400 points compte 400 (B.02 art. 8.3.1) ; à partir de 2650 il compte en entier.
rating-cap-rapid = Un écart de plus de 400 points compte 400 (B.02 art. 8.3.1), pour tout le monde.
rating-estimate = Estimation : la FIDE calcule par mois et arrondit à la fin.
rating-estimated = → { $rating } estimé
rating-head-standard = Elo standard
rating-head-rapid = Elo rapide
rating-head-blitz = Elo blitz
rating-k-published = K { $k } : celui de la liste.
rating-k-reached-2400 = K { $k } : 2400 déjà atteint (B.02 art. 8.3.3).
rating-k-junior = K { $k } : jusqu’à l’année des 18 ans, sous 2300 (B.02 art. 8.3.3).
rating-k-few-games = K { $k } : moins de trente parties comptabilisées (B.02 art. 8.3.3).
rating-k-usual = K { $k } : jamais 2400, trente parties ou plus, hors jeunes (B.02 art. 8.3.3).
rating-k-reduced = Réduit de { $before } à { $k } : K fois les parties ne dépasse pas 700 (B.02 art. 8.3.3).
rating-k-assumed = Le nombre total de parties et l’Elo maximum ne sont pas connus ici : on suppose trente parties au moins et aucun Elo plus haut.
rating-k-short-published = liste
rating-k-short-reached-2400 = 2400
rating-k-short-junior = jeune
rating-k-short-few-games = moins de 30
rating-not-bye = pas d’adversaire
rating-not-forfeit = forfait : ne compte pas (B.02 art. 5.1)
rating-not-no-move = moins d’un coup : ne compte pas (B.02 art. 5.1)
rating-not-unfinished = en cours
rating-not-unrated-opponent = adversaire sans Elo : ne compte pas (B.02 art. 6)
rating-not-too-far-apart = 600 points ou plus : ne compte pas
rating-first = premier Elo { $rating }
rating-first-no-points = aucun point : un premier tournoi à zéro ne compte pas (B.02 art. 7.1)
rating-first-too-few = { $n ->
    [0] aucune partie valable : il en faut cinq (B.02 art. 7.1)
    [one] une partie valable : il en faut cinq (B.02 art. 7.1)
   *[other] { $n } parties valables : il en faut cinq (B.02 art. 7.1)
}
rating-first-below = { $rating }, sous 1400 : non publié (B.02 art. 7.1.4)
rating-first-title = De quoi se compose le premier Elo
rating-first-average = Moyenne des adversaires
rating-first-average-why = ({ $sum } + 1800 + 1800) : { $count } ; deux nulles contre 1800 s’ajoutent aux parties ({ $games }) (B.02 art. 8.2)
rating-first-percent = Pourcentage
rating-first-percent-why = points faits plus un, sur parties plus deux (B.02 art. 8.2)
rating-first-difference = Écart
rating-first-difference-why = table 8.1.1
rating-first-sum = Premier Elo
rating-first-capped = serait { $rating } : 2200 est le maximum (B.02 art. 8.2.3)
rating-terms-title = Pourquoi la ronde { $round } vaut { $change }
rating-term-difference = Écart qui compte
rating-term-plain = { $own } − { $opponent }
rating-term-whole = pas plus de 400, pris en entier
rating-term-capped = plus de 400, compte 400 (B.02 art. 8.3.1)
rating-term-exempt = plus de 400, mais pris en entier à partir de 2650 (B.02 art. 8.3.1)
rating-term-expected = Points attendus
rating-term-row = table 8.1.2 : { $from } à { $to }
rating-term-row-last = table 8.1.2 : { $from } et plus
rating-term-gain = Faits moins attendus
rating-term-k = Fois K { $k }
rating-total-title = De quoi se compose la variation
rating-total-score = Points faits
rating-total-games = { $n ->
    [0] en aucune partie qui compte
    [one] en une partie qui compte
   *[other] en { $n } parties qui comptent
}
rating-total-expected = somme des parties
rating-total-rounded = Variation
rating-total-rounding = arrondie à l’entier, les demis en s’éloignant de zéro (B.02 art. 8.3.4)
rating-category = Catégorie { $category } : à partir de { $rating }.
rating-category-none = Aucune catégorie italienne avec cet Elo.
rating-category-reached = L’estimation atteint { $category } : à partir de { $rating }.
rating-category-unverified = Les seuils de 1N et CM viennent de sources secondaires : à confirmer avant de les écrire sur un document.
rating-title-reached = À partir de { $rating }, l’Elo donne le titre de { $title }, après { $games } parties comptées (B.01).
# Normes.
norm-of = norme de { $title }
norm-for = Norme de { $title }
norm-title-gm = Grand Maître
norm-title-im = Maître International
norm-title-wgm = Grand Maître féminin
norm-title-wim = Maître International féminin
norms-title = Normes après la ronde { $round }
norms-title-running = Normes après les parties jouées
norms-title-start = Normes
norms-note = Règlement des titres FIDE B.01 du 1er janvier 2024. À vérifier à part : enregistrement du tournoi 30 jours avant, deux rondes par jour au plus, deux heures pour 60 coups, arbitre principal AI ou AF.
norms-impossible = Pas de norme ici : il faut des parties standard et au moins { $n } rondes (B.01 art. 1.4.1).
norms-made = Normes réalisées
norms-made-none = Aucune pour l’instant.
norms-near = Qui peut encore y arriver
norms-near-none = Personne pour l’instant à quatre rondes ou moins de la fin.
norms-others = { $n ->
    [0] Aucune autre norme n’est en vue.
    [one] Pour une autre personne, aucune norme n’est en vue.
   *[other] Pour { $n } autres personnes, aucune norme n’est en vue.
}
norms-women = Les normes féminines s’affichent pour qui a déjà un titre féminin ; les arbitres les voient pour toutes.
norms-exempt-hosts = { $event } : pour les personnes de { $federation }, les règles sur les fédérations ne s’appliquent pas (B.01 art. { $article }), comme l’arbitre le dit dans les réglages. Au moins une norme de la demande doit être faite sans exemption (1.4.3e).
norms-exempt = { $event } : les règles sur les fédérations ne s’appliquent pas (B.01 art. { $article }), comme l’arbitre le dit dans les réglages. Au moins une norme de la demande doit être faite sans exemption (1.4.3e).
norm-exemption-none = aucune exemption
norm-exemption-championship = finale d’un championnat national
norm-exemption-teams = championnat national par équipes
norm-exemption-zonal = tournoi zonal ou sous-zonal
norm-games-nine = neuf
norm-games-seven = sept : épreuves par équipes qui y figurent
norms-foreign-free = Les règles sur les fédérations ne s’appliquent pas : à chaque ronde au moins { $rated } personnes de l’étranger avec Elo, de { $federations } fédérations, dont { $titled } GMI, MI, GMF ou MIF (B.01 art. 1.4.3d).
norms-foreign-bound = Les règles sur les fédérations s’appliquent. À la ronde avec le moins de personnes de l’étranger, { $rated } avaient un Elo, de { $federations ->
    [one] { $federations } fédération
   *[other] { $federations } fédérations
}, et { $titled } un titre ; l’art. 1.4.3d en demande 20, de 3, avec 10 titres.
norms-person-lead = Les conditions, une par une.
norms-person-none = Tous les titres possibles ici sont déjà acquis, ou le tournoi n’est pas en cadence standard.
norms-to-ratings = Parties et Elo
norm-says = Bilan
norm-made = Norme de { $title }
norm-made-text = Performance { $performance } en { $games } parties, { $score } points : toutes les conditions sont remplies.
norm-exact = Réalisée, sans marge.
norm-exceeds = Réalisée, avec { $points } de plus que nécessaire.
norm-verdict-made = Toutes les conditions sont remplies.
norm-verdict-unmet = { $n ->
    [0] Toutes les conditions sont remplies.
    [one] Une condition n’est pas remplie.
   *[other] { $n } conditions ne sont pas remplies.
}
norm-condition = Condition
norm-asked = Requis
norm-found = Obtenu
norm-article = Article
norm-at-least = au moins { $value }
norm-at-most = au plus { $value }
norm-met = remplie
norm-waived = ne s’applique pas (B.01 art. { $article })
norm-lacking = il en manque { $n }
norm-short-by = il manque { $n }
norm-too-many = { $n } de trop
norm-condition-games = Parties
norm-condition-federations = Fédérations autres que la sienne
norm-condition-own-federation = Adversaires de sa propre fédération
norm-condition-one-federation = Adversaires d’une même fédération
norm-condition-title-holders = Adversaires avec titre (sans CM)
norm-condition-required-titles = Adversaires { $who }
norm-condition-average = Moyenne des adversaires
norm-condition-score = Pourcentage de points
norm-condition-performance = Performance (Rp)
norm-required-gm = GMI
norm-required-im = GMI ou MI
norm-required-wgm = GMI, MI ou GMF
norm-required-wim = GMI, MI, GMF ou MIF
norm-games = { $n ->
    [0] Aucune partie ne compte
    [one] La partie qui compte
   *[other] Les { $n } parties qui comptent
}
norm-counted = Compte
norm-left-out = La ronde { $round } ne compte pas : { $why }.
norm-left-not-played = décidée sans jouer (B.01 art. 1.4.2)
norm-left-no-federation = adversaire de fédération inconnue (B.01 art. 1.4.2)
norm-unmet-line = { $name } : { $found }, requis { $needed } (B.01 art. { $article }).
norm-head-zero = La norme de { $title } ne dépend plus des points
norm-head-half = À un demi-point de la norme de { $title }
norm-head-one = À un point de la norme de { $title }
norm-head = À { points-count } de la norme de { $title }
norm-points-zero = jouer, même sans points,
norm-points-half = un demi-point
norm-points-one = un point
norm-points = { points-count }
norm-last-rounds = { $n ->
    [1] dans la dernière
   *[other] dans les { $n } dernières
}
norm-next-rounds = { $n ->
    [1] dans la prochaine
   *[other] dans les { $n } prochaines
}
norm-enough = Ce qui suffit : { $points } { $rounds }
norm-if-opponent = , si l’adversaire encore inconnu a au moins { $rating }.
norm-if-opponents = , si les adversaires encore inconnus ont au moins { $rating }.
norm-still-holders = { $n ->
    [1] Il faut encore un adversaire avec titre.
   *[other] Il faut encore { $n } adversaires avec titre.
}
norm-still-required = { $n ->
    [1] Il faut encore un adversaire { $who }.
   *[other] Il faut encore { $n } adversaires { $who }.
}
norm-table-title = Ce qui suffit pour les normes
norm-table-note = { $n ->
    [1] Règlement B.01, une ronde à jouer. L’adversaire le plus bas compte au plancher du titre, sans Elo 1400. Les fédérations dépendent des adversaires à venir.
   *[other] Règlement B.01, { $n } rondes à jouer. L’adversaire le plus bas compte au plancher du titre, sans Elo 1400. Les fédérations dépendent des adversaires à venir.
}
norm-table-note-counting = { $n ->
    [1] Règlement B.01, encore une ronde qui compte : les parties comptent jusqu’à la treizième. L’adversaire le plus bas compte au plancher du titre, sans Elo 1400. Les fédérations dépendent des adversaires à venir.
   *[other] Règlement B.01, encore { $n } rondes qui comptent : les parties comptent jusqu’à la treizième. L’adversaire le plus bas compte au plancher du titre, sans Elo 1400. Les fédérations dépendent des adversaires à venir.
}
norm-ends-with = Score final
norm-in-the-last = dans les dernières
norm-in-the-next = dans les prochaines
norm-yes = oui
norm-no = non
norm-one-from = adversaire dès { $rating }
norm-each-from = adversaires dès { $rating }
norm-no-average = non : il faudrait une moyenne de { $average }
norm-conditions-link = Les conditions des normes, une par une
papers-norms = Normes et certificats IT1
papers-norms-note = qui en a réalisé une, ce qui manque, le certificat
# Le certificat (IT1).
norm-certificate = Certificat IT1
norm-certificate-for = Certificat de norme : { $title }
norm-certificate-edit = Corriger les valeurs
norm-certificate-print = Voir la feuille
norm-certificate-lead = Toute valeur peut s’écrire à la main : elle remplace celle calculée et reste dans le journal.
norm-certificate-field = Rubrique
norm-certificate-computed = Calculé
norm-certificate-written = Écrit à la main
norm-certificate-field-head = Si 1.4.3d est appliqué
norm-certificate-version = Corrigé à la main, version { $version }.
norm-certificate-official = Pour la fédération qui confirme ({ $federation })
norm-certificate-date = Date
norm-certificate-privacy = Les données servent à la FIDE pour attribuer le titre. Un astérisque marque une valeur écrite par l’arbitre.
action-norm-certificate = Certificat de norme corrigé à la main
field-it1_last_name = Nom
field-it1_first_name = Prénom
field-it1_fide_id = ID FIDE
field-it1_federation = Fédération de la personne
field-it1_event = Tournoi
field-it1_start = Début
field-it1_close = Fin
field-it1_chief_arbiter = Arbitre principal
field-it1_arbiter_id = ID FIDE de l’arbitre principal
field-it1_games = Parties
field-it1_rate_of_play = Cadence
field-it1_federations = Fédérations des adversaires
field-it1_foreign = Adversaires d’une autre fédération
field-it1_rated = Adversaires avec Elo
field-it1_from_host = Adversaires de la fédération hôte
field-it1_titled = Adversaires avec titre
field-it1_gm = dont GMI
field-it1_im = dont MI
field-it1_wgm = dont GMF
field-it1_wim = dont MIF
field-it1_fm = dont MF
field-it1_wfm = dont MFF
field-it1_field_federations = Fédérations (1.4.3d)
field-it1_field_rated = De l’étranger avec Elo (1.4.3d)
field-it1_field_titled = dont GMI, MI, GMF, MIF (1.4.3d)
field-it1_remarks = Remarques particulières
field-it1_average = Moyenne des adversaires (1.4.6b)
field-it1_score_needed = Score requis
field-it1_score = Score
field-it1_exceeds = Au-delà de la norme de
field-it1_confirming = Fédération qui confirme
field-it1_official = Responsable de la fédération
