download-chess-results = XML pour chess-results.com
download-calendar = Calendrier
export-lead = Fichiers et feuilles de ce tournoi. Les adresses ne changent pas : on peut y faire des liens.
export-sheets = Feuilles à imprimer
export-round-csv = Appariements de la ronde { $round } CSV
export-in = Importer
print-draft = brouillon
print-default-time = { $n ->
    [0] Délai de forfait : aucun.
    [one] Délai de forfait : { $n } minute.
   *[other] Délai de forfait : { $n } minutes.
}
print-draw-offers = Pas de nulle par accord mutuel avant le coup { $n }.
print-published = Publié à { $time }.
print-tie-break-rules = Règles de départage C.07, 1er mars 2026.
print-provisional = Provisoire : des résultats manquent.
games-title = { $n ->
    [0] Parties
    [one] Une partie
   *[other] { $n } parties
}
games-links = Liens
games-none = Aucune partie enregistrée.
games-place = Ronde
games-moves = Coups
games-open = Ouvrir
games-import = Importer des parties
games-import-board = Partie de l’échiquier { $board }, ronde { $round } : { $names }
games-import-lead = PGN avec pendules et commentaires. Chaque signe est gardé ; ce qui n’est pas un coup est listé.
games-import-do = Importer
games-import-sorted = D’abord les parties avec remarques, puis celles sans échiquier, puis les autres.
games-choose-again = Le fichier est trop long pour rester dans cette page : choisissez-le de nouveau pour l’importer.
games-file = Fichier PGN
games-text = ou texte PGN
games-accept = Importer quand même : ce qui n’a pas été compris reste dans le texte gardé avec la partie.
games-number = N°
games-clocks = Pendules
games-where = Échiquier
games-imported = { $n ->
    [one] { $n } partie importée.
   *[other] { $n } parties importées.
}
games-placed = ronde { $round }, échiquier { $board }
games-placed-nowhere = aucun échiquier : ni le numéro ni les noms ne correspondent
games-placed-taken = aucun échiquier : ronde { $round }, échiquier { $board } a déjà ses coups
games-placed-other-position = aucun échiquier : autre position initiale
trf-import-title = Importer un tournoi
trf-import-lead = Le fichier TRF16 ou TRF26 d’un tournoi en cours ou terminé. Rien ne change avant l’aperçu.
trf-import-file = Fichier TRF
trf-import-text = ou le texte du fichier
trf-import-look = Aperçu
trf-import-preview = Aperçu de l’importation
trf-import-preview-lead = Personnes : { $players }. Rondes jouées : { $published } sur { $rounds }.
trf-import-confirm = Importer
trf-import-doubts = À vérifier
trf-import-no-remarks = Le fichier a été lu sans remarque.
trf-import-remarks = { $n ->
    [one] { $n } remarque
   *[other] { $n } remarques
}
trf-import-line = Ligne
trf-import-column = Colonne
trf-import-what = Quoi
trf-import-nothing-changed = Rien n’a été changé.
trf-import-refused-trf = { $n ->
    [one] Le fichier a { $n } erreur.
   *[other] Le fichier a { $n } erreurs.
}
trf-import-refused-no-game = Il n’y a aucune partie dans ce texte (ligne 1, colonne 1).
trf-import-refused-games = { $n ->
    [one] { $n } endroit n’a pas été compris.
   *[other] { $n } endroits n’ont pas été compris.
}
trf-import-refused-more-games = Le texte a { $n } parties : un échiquier en prend une.
trf-import-refused-many-games = Le texte a plus de { $most } parties : importez-les en plusieurs fichiers.
trf-import-refused-many-remarks = Il y a plus de { $most } remarques : ce n’est peut-être pas un fichier PGN.
trf-import-refused-board-taken = Des coups de cet échiquier sont déjà enregistrés. Annulez-les d’abord.
trf-import-refused-other-position = La partie ne commence pas à la position initiale.
trf-import-hold-rounds = { $rounds } rondes, c’est plus que les 30 possibles ici.
trf-import-hold-scoring = Les points des forfaits et des byes doivent être entre zéro et une victoire, et la victoire valoir plus que la nulle : gain par forfait { $win }, défaite par forfait { $loss }, byes { $full }, { $half }, { $zero }.
trf-import-hold-result = Une paire de résultats de la ronde { $round } ne correspond à aucun résultat prévu.
trf-import-doubt-no-name = Le fichier ne donne pas de nom.
trf-import-doubt-no-dates = Le fichier ne donne pas de dates : écrivez quand on a joué.
trf-import-doubt-time-control = La cadence « { $text } » reste comme texte.
trf-import-doubt-tie-break = Le départage { $code } n’est pas connu et est laissé de côté.
trf-import-doubt-no-tie-breaks = Aucun départage : à égalité de points la place est partagée, tant que les réglages n’en indiquent pas.
trf-import-doubt-no-initial-colour = Rien ne dit la couleur tirée au sort pour le numéro 1.
trf-import-doubt-initial-white = Couleur initiale tirée de la ronde 1 : Blancs.
trf-import-doubt-initial-black = Couleur initiale tirée de la ronde 1 : Noirs.
trf-import-doubt-system = Le fichier dit { $code } : le tournoi garde ce système, mais le programme n’apparie pas d’autres rondes.
trf-import-doubt-not-used = L’enregistrement { $code } reste pour le fichier et ne classe personne ici.
trf-import-doubt-teams = Des équipes jouent ici : le programme prend les personnes et leurs parties et n’apparie pas d’autres rondes. Les enregistrements des équipes restent pour le fichier.
flash-tournament-imported = Tournoi importé. Vous en assurez l’arbitrage principal.
trf-more = Et d’autres.
trf-not-known = inconnu
trf-error-no-players = Aucun enregistrement de personne (001).
trf-error-too-many-players = { $count } personnes, c’est plus que 9999.
trf-error-start-number = « { $text } » n’est pas un numéro d’appariement.
trf-error-duplicate = Le numéro { $number } figure déjà à la ligne { $line }.
trf-error-too-many-rounds = Plus de 99 rondes.
trf-error-cell = « { $text } » n’est pas un résultat de la ronde { $round }.
trf-error-unknown-opponent = L’adversaire { $opponent } de la ronde { $round } n’est pas dans le fichier.
trf-error-himself = Le numéro { $player } est son propre adversaire à la ronde { $round }.
trf-error-one-sided = Le numéro { $opponent } n’a pas { $player } comme adversaire à la ronde { $round }.
trf-error-same-colour = Les numéros { $player } et { $opponent } ont la même couleur à la ronde { $round }.
trf-error-no-colour = Les numéros { $player } et { $opponent } n’ont pas de couleur à la ronde { $round }.
trf-error-results = Les résultats « { $own } » et « { $other } » (contre le numéro { $opponent }) se contredisent à la ronde { $round }.
trf-error-record = Enregistrement { $code } : « { $text } » est illisible.
trf-error-unknown-player = L’enregistrement { $code } nomme le numéro { $number }, qui n’est pas dans le fichier.
trf-error-contradiction = L’enregistrement { $code } contredit le reste du fichier.
trf-error-table = La grille se contredit : { $detail }.
trf-error-no-teams = Aucun enregistrement d’équipe (310).
trf-error-duplicate-team = L’équipe { $number } figure déjà à la ligne { $line }.
trf-error-unknown-team = L’enregistrement { $code } nomme l’équipe { $number }, qui n’est pas dans le fichier.
trf-error-no-team = Le numéro { $player } joue et n’est dans aucune équipe.
trf-error-teams = Les équipes ou leurs matchs se contredisent : { $detail }.
trf-field-sex = sexe
trf-field-title = titre
trf-field-rating = Elo
trf-field-federation = fédération
trf-field-fide-id = ID FIDE
trf-field-birth = naissance
trf-field-points = points
trf-field-rank = place
trf-field-date = date
trf-field-rounds = rondes
trf-field-initial-colour = couleur initiale
trf-field-ranking-method = méthode de classement
trf-field-count = décompte
trf-remark-encoding = Le fichier n’est pas en UTF-8 mais en { $encoding }.
trf-remark-byte-columns = Les colonnes de cette ligne sont comptées en octets.
trf-remark-unreadable = { $field } : « { $text } » ne peut pas être lu et reste vide.
trf-remark-date-form = La date « { $text } » a une autre forme et a été comprise.
trf-remark-birth-form = { $n ->
    [one] La date de naissance de { $n } personne a une autre forme et a été comprise.
   *[other] Les dates de naissance de { $n } personnes ont une autre forme et ont été comprises.
}
trf-remark-unseen = Un signe invisible, { $code }, a été retiré.
trf-remark-mixed-scripts = « { $word } » mêle des lettres semblables de plusieurs alphabets ; il reste ainsi.
trf-remark-no-name = Une personne sans nom.
trf-remark-repeated = Un second enregistrement { $code } : le premier vaut.
trf-remark-unknown = L’enregistrement { $code } n’est pas connu et n’est pas gardé.
trf-remark-count = L’enregistrement { $code } dit { $written }, le fichier en contient { $counted }.
trf-remark-renumbered = Les numéros d’appariement ont des trous (le plus haut est { $highest }) : { $changed ->
    [1] une personne a
   *[other] { $changed } personnes ont
} un autre numéro.
trf-remark-rounds-assumed = Le nombre de rondes n’est pas donné : { $rounds }.
trf-remark-rounds-raised = { $written ->
    [one] { $written } ronde est donnée
   *[other] { $written } rondes sont données
}, { $taken } sont dans le fichier.
trf-remark-points = Le numéro { $player } a { points-count } dans le fichier et { $computed } d’après les résultats.
trf-remark-colour-from-opponent = Numéro { $player }, ronde { $round } : couleur prise de l’adversaire.
trf-remark-colour-assumed = Forfait sans couleurs à la ronde { $round } : Blancs à { $white }, Noirs à { $black }.
trf-remark-colour-without-opponent = Numéro { $player }, ronde { $round } : une couleur sans adversaire est laissée de côté.
trf-remark-result-without-opponent = Numéro { $player }, ronde { $round } : « { $written } » sans adversaire, lu comme { $taken }.
trf-remark-no-result = { $player } contre { $opponent }, ronde { $round } : pas de résultat.
trf-remark-baku-assumed = L’accélération Baku est annoncée sans points virtuels : groupe A jusqu’au numéro { $last }.
trf-remark-rank-as-number = Le fichier veut la place comme numéro d’appariement ; le numéro écrit dans l’enregistrement vaut.
trf-remark-scoring-code = Le code de score « { $text } » est laissé de côté.
trf-remark-team-record = L’enregistrement { $code } parle d’équipes.
finding-illegal-move = { $text } est illégal ; la partie enregistrée s’arrête avant.
finding-unreadable-move = « { $text } » n’est pas un coup ; la partie enregistrée s’arrête avant.
finding-ambiguous-move = { $text } est ambigu ({ $moves }) ; la partie enregistrée s’arrête avant.
finding-null-move = Coup vide « { $text } » ; la partie enregistrée s’arrête avant.
finding-moves-not-read = { $count ->
    [1] Un demi-coup n’a pas été lu.
   *[other] { $count } demi-coups n’ont pas été lus.
}
finding-too-long = L’enregistrement s’arrête ici : plus de { $count } demi-coups.
finding-more-faults = { $count ->
    [1] Un autre défaut de forme.
   *[other] { $count } autres défauts de forme.
}
finding-move-number = Numéro de coup « { $text } » au lieu de { $expected }
finding-ambiguous-language = Les lettres vont avec plusieurs langues. { $expected }
finding-bad-position = La position initiale « { $text } » n’est pas une position.
finding-other-variant = « { $text } » n’est pas le jeu des Règles des échecs : ses coups ne sont pas lus.
finding-results-differ = Résultat « { $text } » après les coups, { $expected } dans les balises.
finding-bad-clock = Le temps « { $text } » de la pendule est illisible.
finding-variation-not-read = « { $text } » dans une variante n’est pas un coup : la variante reste telle qu’elle est écrite.
finding-variation-left-out = Une variante est trop longue ou trop profonde et n’est pas reprise.
finding-stray-sign = « { $text } » ne fait pas partie d’une partie.
finding-broken-tag = « { $text } » n’est pas une balise.
finding-open-comment = Un commentaire n’est pas fermé : « { $text } ».
finding-open-variation = Une variante n’est pas fermée : « { $text } ».
finding-stray-close = « { $text } » ne ferme rien.
finding-sign-without-move = « { $text } » n’appartient à aucun coup.
finding-not-a-capture = { $text } : pas une prise.
finding-capture-with-hyphen = { $text } : prise écrite avec un trait d’union.
finding-not-check = { $text } : pas échec.
finding-not-mate = { $text } : pas mat.
finding-not-double-check = { $text } : pas échec double.
finding-not-en-passant = { $text } : pas une prise en passant.
finding-dot-for-hyphen = { $text } : un point au lieu du trait d’union.
finding-letter-case = { $text } : majuscules inhabituelles.
finding-castling-as-king-move = { $text } : roque écrit comme coup du roi.
finding-bare-equals = { $text } : un signe égal isolé.
pair-unfinished = Ronde { $round }, { $white } – { $black } : pas de résultat ; pour l’appariement, compte comme nulle (C.04.2 art. 3.1).
download-workbook = Classeur Excel
workbook-black = n
workbook-name = Nom
workbook-number = N°
workbook-place = Place
workbook-points = Points
workbook-row = Ligne
workbook-title = Titre
workbook-white = b
download-bundle = Pages pour un site ou une clé USB (ZIP)
bundle-lead = Appariements, classements et joueurs tels que le public les voit ; ouvrir index.html.
bundle-live = La page tenue à jour :
bundle-made = Copie faite avec tratto : elle marche sans serveur.
bundle-standings-after = Classement après la ronde
bundle-state = État au { $moment }
job-bundle = Préparation des pages
