# Imprimés : la page qui les rassemble et les feuilles de l’arbitre
nav-papers = Imprimés
papers-lead = Chaque feuille d’un geste, dans l’ordre de la journée. Celles à afficher sont publiques, les autres réservées aux arbitres.
papers-before = Avant le tournoi
papers-every-round = À chaque ronde
papers-of-this-round = Ronde { $round }
papers-end = À la fin
papers-always = À tout moment
papers-check-in = Feuille de pointage
papers-check-in-note = Cases à cocher, droits à encaisser, totaux.
papers-badges = Badges
papers-badges-note = Dix par feuille, pour les arbitres aussi.
papers-announcement = Règlement
papers-announcement-note = Règles, jours et cadence comme annoncés.
papers-players = Liste des inscriptions
papers-players-parts = Liste par groupes
papers-players-money = Liste avec les droits
papers-both = Les deux feuilles de la ronde
papers-both-note = Par échiquier et par nom, en une impression.
papers-of-round = { $what }, { $round }
papers-matches = Feuilles de match
papers-matches-note = Un match par feuille : compositions, résultats, signatures des capitaines.
papers-results = Résultats
papers-results-note = Par échiquier, avec la signature de l’arbitre.
papers-slips = Bulletins de résultat
papers-slips-note = Quatre par feuille : deux signatures, résultat, demandes.
papers-cards = Chevalets
papers-cards-note = Trois par feuille, à couper et plier.
papers-cards-cut = Chevalets, feuille { $n } sur { $m } : couper sur les tirets, plier au milieu
papers-cards-back = Après la partie, signez les feuilles et arrêtez la pendule. Le code ouvre la ronde sur un téléphone.
papers-cross = Grille américaine
papers-cross-note = Sur des feuilles à assembler.
papers-cross-final = Grille finale
papers-cross-after = Grille après la ronde { $round }
papers-cross-part = Rondes { $first }–{ $last }, numéros { $from }–{ $to }
papers-standings = Classement
papers-certificates = Diplômes
papers-certificates-note = Un par personne, avec ses rondes.
papers-prizes = Liste des prix
papers-receipts = Reçus des prix
papers-report = Rapport d’arbitre
papers-report-note = Pour la fédération : ce que le programme sait est déjà écrit.
papers-statistics = Le tournoi en chiffres
papers-incidents = Incidents et sanctions
papers-appeal = Formulaire d’appel
papers-appeal-note = À remplir à la main. Le dossier d’un échiquier s’imprime depuis sa partie.
papers-order = Ordre
papers-order-name = par nom
papers-order-number = par numéro
papers-order-rating = par Elo
papers-order-club = par club
papers-order-federation = par fédération
papers-order-category = par catégorie
papers-split = Par groupes
papers-split-none = non
papers-split-club = par club
papers-split-federation = par fédération
papers-split-category = par catégorie
papers-least = Groupes d’au moins
papers-with-money = avec les droits
papers-choose = Afficher
papers-others = Autres
papers-without = Non indiqué
papers-n-players = { $n ->
    [0] aucune personne
    [one] une personne
   *[other] { $n } personnes
}
papers-federation-short = Féd.
papers-category-short = Cat.
papers-due = Droits
papers-paid = Payé
papers-open = À payer
papers-money-sum = Droits { $due }, payés { $paid }, à encaisser { $open }.
papers-present = est là
papers-not-present = pas encore là
papers-present-short = Prés.
papers-present-sum = Présences { $n }.
papers-notes = Notes
papers-gone = forfait définitif
papers-from-round = dès la ronde { $round }
papers-bye-in = ronde { $round } : { $what }
papers-missing = { $n ->
    [0] Aucun résultat ne manque.
    [one] Un résultat manque.
   *[other] { $n } résultats manquent.
}
papers-yes = oui
papers-no = non
key-print-both = imprimer les deux feuilles de la ronde
slip-signature = signature
slip-claims = Demandes :
slip-threefold = triple répétition
slip-fifty = 50 coups
slip-flag = drapeau
slip-illegal = coup illégal
slip-clocks = Pendules
slip-arbiter = Vu par l’arbitre
certificates-all = Tous
certificates-first = Trois premières places
certificate-place-1 = première place
certificate-place-2 = deuxième place
certificate-place-3 = troisième place
certificate-took-part = attestation de participation
certificate-detail = Place { $place } sur { $players }, { points-with } en { $rounds ->
    [0] zéro ronde
    [one] une ronde
   *[other] { $rounds } rondes
}
certificate-rounds = Les rondes
certificate-president = pour l’organisation
appeal-board = Ronde et échiquier
appeal-opponent = Adversaire
appeal-asks = Ce qui est demandé
appeal-decided = Texte de la décision
appeal-fee-back = Dépôt rendu
statistics-games = parties jouées
statistics-white = gagnées par les Blancs
statistics-draws = nulles
statistics-black = gagnées par les Noirs
statistics-field = Qui a joué
statistics-players = Participation
statistics-rated = { $n }, dont { $rated } avec Elo
statistics-average = Elo moyen
statistics-span = { $mean }, de { $low } à { $high }
statistics-women = Femmes
statistics-under-18 = Moins de 18 ans
statistics-clubs = Clubs
statistics-withdrawn = Forfaits définitifs
statistics-titles = Titres FIDE
statistics-federations = Fédérations
statistics-favourites = Avec l’Elo le plus haut
statistics-favourites-won = victoires
statistics-favourites-drew = nulles
statistics-favourites-lost = défaites
statistics-upset = Dans la plus grande surprise, l’écart était de { $points ->
    [1] un point
   *[other] { $points } points
}.
statistics-incidents = Incidents
statistics-rounds = Ronde par ronde
statistics-share = Blancs, nulles, Noirs
statistics-decided = Autres
statistics-forfeits = Forfaits
statistics-byes = Exempts
statistics-asked-byes = Byes demandés
statistics-asked-byes-duties = Byes demandés, services
statistics-open = Ouverts
statistics-all = Total
