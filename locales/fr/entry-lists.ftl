# Listes d’inscriptions : fichiers, lignes collées, aperçu, doublons.
entry-list-title = Liste d’inscriptions
entry-list-open = Prendre dans une liste
entry-list-lead = Un fichier, ou des lignes copiées d’un tableur. Tout est montré cellule par cellule avant d’inscrire.
entry-list-file = Fichier (CSV, XLSX, ODS, TRF)
entry-list-text = Ou collez les lignes ici
entry-list-look = Voir la liste
entry-list-columns = Les colonnes
entry-list-columns-note = Nom et prénom (aussi dans une cellule), naissance, ID FIDE, ID national, Elo, catégorie, club, province, byes, droits et droits payés : les en-têtes sont compris en italien, anglais, allemand, français et espagnol, dans n’importe quel ordre. Un titre peut figurer au-dessus.
entry-list-nothing = Choisissez un fichier ou collez des lignes.
entry-list-nothing-written = Personne n’a été inscrit.
entry-list-pasted = lignes collées
entry-list-refused = Cette liste ne peut pas être reprise telle quelle. Personne n’a été inscrit.
entry-list-red = { $n ->
    [0] Aucune ligne n’est à corriger.
    [one] Une ligne est à corriger : elle reste dehors si vous inscrivez les autres.
   *[other] { $n } lignes sont à corriger : elles restent dehors si vous inscrivez les autres.
}
entry-list-beyond = À partir de la ligne { $line } il n’y a plus de place : un tournoi a au plus { $most } participants.
entry-list-good = { $n ->
    [0] Aucune ligne à inscrire
    [one] Une ligne à inscrire
   *[other] { $n } lignes à inscrire
}
entry-list-line = Ligne { $line }
entry-list-doubles = { $n ->
    [0] Aucune ligne n’est un doublon
    [one] Une ligne est peut-être un doublon
   *[other] { $n } lignes sont peut-être des doublons
}
entry-list-doubles-note = Les lignes de même nom restent dehors, sauf si vous dites que ce sont deux personnes. Un même numéro ne peut pas être celui de deux personnes.
entry-list-same = Identique
entry-list-another = Deux personnes : inscrire
entry-list-there = { $n ->
    [0] Aucune ligne n’est déjà inscrite
    [one] Une ligne est déjà inscrite
   *[other] { $n } lignes sont déjà inscrites
}
entry-list-new = nouvelle
entry-list-linked = dans le registre
entry-list-is-red = à corriger
entry-list-is-asked = question
entry-list-is-there = déjà inscrite
entry-list-is-omitted = laissée dehors
entry-list-omit = laisser dehors
entry-list-cut = Nom { $surname }, prénom { $given }
entry-list-sure = C’est { $who }.
entry-list-likely = C’est peut-être { $who }.
entry-list-several = Le registre en contient plusieurs : qui est-ce ?
entry-list-nobody = aucune de ces personnes
entry-list-unlink = une autre personne
entry-list-believe-list = prendre les données de la liste
entry-list-differs = { $field } : liste { $list }, registre { $registry }.
entry-list-rated-differs = { $field } : liste { $list }, liste Elo { $rated }.
entry-list-rated-likely = Peut-être { $who } de la liste { $list }.
entry-list-rated-several = La liste { $list } en a { $count } de ce nom et de cette année : l’ID FIDE dit qui c’est.
entry-list-rated-sure = { $who } de la liste { $list }.
entry-list-enter = { $n ->
    [1] Inscrire une personne
   *[other] Inscrire { $n } personnes
}
entry-list-enter-good = { $n ->
    [1] Inscrire une personne, sans les lignes rouges
   *[other] Inscrire { $n } personnes, sans les lignes rouges
}
entry-list-again = Relire
entry-list-mapping = Ce que contiennent les colonnes
entry-list-mapping-note = Ce que vous changez ici vaut aussi pour vos prochaines listes de même en-tête.
entry-list-heading = La première ligne est l’en-tête
entry-list-aside = laissée de côté
entry-list-byes = Byes demandés
entry-list-byes-note = Les rondes de la colonne des byes sont
same-by-fide-id = Même ID FIDE
same-by-national-id = Même ID national
same-by-player = Même personne du registre
same-by-name = Mêmes nom et année
flash-entry-list-entered = Liste reprise : inscriptions faites.
job-entry-list = Lecture de la liste
action-entry-add-listed = Inscriptions depuis une liste
entry-fee-paid = { $due } payés
entry-fee-open = { $paid } payés sur { $due }
fee-decimal = ,
fee-euro = { $amount } €
sheet-outcome = Issue
sheet-hidden = { $n ->
    [1] Une autre ligne n’est pas affichée.
   *[other] { $n } autres lignes ne sont pas affichées.
}
sheet-format = Format
sheet-name = Feuille
sheet-merged-heading = L’en-tête { $area } réunit plusieurs colonnes : séparez les cellules.
cell-amount = Pas un montant : écrivez par exemple 20 ou 12,50.
cell-formula = Formule sans valeur : collez la valeur.
cell-encoding = Lettres abîmées à partir du caractère { $at } : enregistrez le fichier en UTF-8.
cell-merged = Cellules fusionnées ({ $area }) : séparez-les.
not-a-sheet-picture = C’est une image, pas une liste.
not-a-sheet-old-workbook = C’est un classeur de l’ancien format XLS, ou protégé par un mot de passe : enregistrez-le en XLSX, ODS ou CSV.
not-a-sheet-other = Ce fichier n’est pas une liste : il faut CSV, XLSX, ODS ou TRF.
not-a-sheet-broken = Le classeur est illisible : incomplet ou protégé par un mot de passe.
not-a-sheet-too-large = Le classeur est trop grand.
not-a-sheet-encoding = Les caractères sont illisibles (ligne { $line }, caractère { $column }) : enregistrez le fichier en UTF-8.
not-a-sheet-report = Le fichier TRF contient des erreurs.
not-a-sheet-report-place = Ligne { $line }, colonne { $column } : { $words }
