# Listes Elo.
list-refused-in-work = Une autre liste Elo est en cours de chargement : attendez la fin.
list-refused-heading = Ce n’est pas une liste Elo : { $field } manque à la première ligne.
list-refused-lines = { $count ->
    [0] Aucune ligne n’est illisible.
    [one] Une ligne est illisible : rien n’a changé.
   *[other] { $count } lignes sont illisibles : rien n’a changé.
}
list-refused-empty = La liste est vide.
list-refused-too-many = La liste contient plus de noms que tratto n’en accepte.
list-refused-unreadable = Le fichier ne se lit pas jusqu’au bout : { $words }.
list-refused-archive = L’archive est abîmée ou protégée par un mot de passe.
list-refused-not-one = { $count ->
    [0] L’archive ne contient aucune liste (.txt, .xml).
   *[other] L’archive contient { $count } fichiers : envoyez celui de la liste.
}
list-refused-too-large = L’archive, ouverte, dépasse ce que tratto lit.
list-refused-date = La liste ne dit pas son mois : donnez le jour à partir duquel elle vaut.
list-refused-kind = La liste n’a qu’un type d’Elo : dites si standard, rapide ou blitz.
list-refused-no-ratings = Aucune colonne d’Elo reconnue : dites ce que contiennent les colonnes.
list-refused-asked = Voici comment les colonnes sont comprises : corrigez, puis choisissez à nouveau le fichier pour charger la liste.
list-refused-no-heading = Aucune colonne n’a l’en-tête « { $heading } ».
list-refused-xml = À la ligne { $line }, colonne { $column }, le XML n’est pas celui d’une liste Elo.
list-refused-none = Il n’y a ici aucune liste Elo.
list-fault-field = « { $text } » n’est pas { $field }
list-fault-too-long = la ligne est trop longue
list-fault-twice = l’ID FIDE { $number } est déjà à la ligne { $line }
listed-after-start = Cette liste ne vaut qu’après le premier jour du tournoi.
listed-by-hand = Cherchez par ID FIDE ou dans une autre liste, ou saisissez la personne dans le formulaire d’inscription.
listed-entered = Inscription faite
listed-fill = Remplir le formulaire
listed-filled = Rempli depuis la liste { $list }. Vérifiez, puis inscrivez.
listed-first = Les { $n } premiers résultats : saisissez plus du nom pour en trouver d’autres
listed-found = { $n ->
    [0] Personne
    [one] Une personne
   *[other] { $n } personnes
}
listed-inactive = inactif
listed-label = Nom ou ID FIDE
listed-lead = Votre choix remplit le formulaire d’inscription. Personne n’est inscrit tant que vous ne le confirmez pas là.
listed-list = { $source } du { $date }
listed-no-list = Aucune liste Elo sur ce serveur : saisissez la personne dans le formulaire d’inscription.
listed-no-list-admin = Charger une liste Elo
listed-nobody = Personne de ce nom ou numéro dans la liste.
listed-origin = Elo repris de la liste { $list }.
listed-other-kind = Cette liste n’a pas d’Elo { $kind } : le formulaire reste sans Elo.
listed-title = Chercher dans les listes Elo
listed-which = Liste Elo
lists-column-heading = En-tête
lists-column-holds = Contient
lists-column-rows = Premières lignes
lists-columns-note = Dites ce que contient chaque colonne et choisissez à nouveau le fichier. Les prochaines listes de la même source seront lues de la même façon, sans question.
lists-file = Fichier de la liste
lists-file-note = Tel que la fédération le donne, texte, XML ou tableau CSV, en ZIP ou non. Il est lu à mesure ; les pages répondent pendant ce temps.
lists-from = valable dès le { $date }
lists-here = { $n ->
    [0] Aucune liste Elo
    [one] Une liste Elo
   *[other] { $n } listes Elo
}
lists-kind = Elo
lists-kind-combined = standard, rapide et blitz
lists-kind-said = selon la liste ou son nom
lists-lead = Les arbitres y cherchent qui inscrire et y comparent les inscriptions.
lists-leave-out = Ignorer les lignes illisibles
lists-left-out = { $n ->
    [0] Liste chargée sans personne. Lignes ignorées :
    [one] Liste chargée avec une personne. Lignes ignorées :
   *[other] Liste chargée avec { $n } personnes. Lignes ignorées :
}
lists-lines = Lignes illisibles
lists-look = Montrer d’abord comment les colonnes d’un tableau sont comprises
lists-missing = noms manquants : rechargez-la
lists-nothing-changed = Les listes restent telles quelles. Choisissez à nouveau le fichier.
lists-open = Ouvrir les listes Elo
lists-players = { $n ->
    [0] aucune personne
    [one] une personne
   *[other] { $n } personnes
}
lists-remove = Supprimer
lists-remove-lead = Plus personne ne s’y trouvera. Les inscriptions remplies depuis cette liste restent telles quelles.
lists-remove-title = Supprimer cette liste Elo ?
lists-said-note = La liste FIDE complète et celle en XML ne disent pas leur jour ; un texte d’un seul type de jeu dit son mois. Une liste de même source, type et jour est remplacée.
lists-source = De qui est la liste
lists-take-in = Charger une liste
lists-take-in-do = Charger la liste
lists-taken = chargée le { $when } par { $who }
lists-taken-at-server = chargée le { $when } par le serveur
lists-title = Listes Elo
lists-valid-from = Valable dès le
flash-list-removed = Liste Elo supprimée.
flash-list-taken-in = Liste Elo chargée.
job-rating-list = Chargement de la liste Elo
refresh-all = { $n ->
    [1] Mettre à jour la seule sans doute
   *[other] Mettre à jour les { $n } sans doute
}
refresh-differ = { $n ->
    [0] Aucune inscription ne diffère de la liste
    [one] Une inscription diffère de la liste
   *[other] { $n } inscriptions diffèrent de la liste
}
refresh-do = Mettre à jour la sélection
refresh-late = Cette liste ne vaut qu’après le premier jour du tournoi : ses Elo ne sont pas ceux du tournoi. Rien n’est coché.
refresh-lead = Chaque inscription est cherchée par son numéro et montrée telle qu’elle est et telle que la donne la liste. Rien ne change avant que vous le décidiez.
refresh-look = voir
refresh-missing = { $n ->
    [0] La liste a le numéro de toutes les inscriptions
    [one] La liste n’a pas le numéro d’une inscription
   *[other] La liste n’a pas les numéros de { $n } inscriptions
}
refresh-mix = Ces Elo doivent figurer à côté de ceux d’une autre source
refresh-mixed = { $list } : ce ne sont pas les Elo des autres inscriptions. Rien n’est coché, et rien ne change avant que vous disiez qu’ils doivent figurer ensemble.
refresh-no-list = Aucune liste avec des Elo de ce type de jeu sur ce serveur.
refresh-no-rating = La liste n’a pas d’Elo de ce type de jeu : celui de l’inscription peut être national.
refresh-numbers = Numéros d’appariement
refresh-numbers-follow = Les numéros d’appariement suivent les Elo jusqu’à la publication de la ronde 1, s’ils sont ceux du classement initial.
refresh-numbers-stay = Les numéros d’appariement restent tels quels. Pour tout renuméroter :
refresh-origin-typed = saisi à la main ou hors liste
refresh-origins = D’où viennent les Elo :
refresh-other-list = Comparer avec cette liste
refresh-other-name = Dans la liste ce numéro est celui de { $name }.
refresh-other-year = Selon la liste, l’année de naissance est { $year }.
refresh-same = { $n ->
    [0] Aucune inscription n’est comme dans la liste.
    [one] Une inscription est comme dans la liste.
   *[other] { $n } inscriptions sont comme dans la liste.
}
refresh-start = Premier jour du tournoi : { $date }
refresh-title = Comparer les inscriptions avec une liste Elo
refresh-unnumbered = { $n ->
    [0] Toutes les inscriptions ont un numéro avec lequel les chercher
    [one] Une inscription n’a pas de numéro avec lequel la chercher
   *[other] { $n } inscriptions n’ont pas de numéro avec lequel les chercher
}
refusal-ratings-mixed = Les Elo de { $source } figureraient à côté de ceux d’une autre source : dites que c’est voulu.
flash-entries-refreshed = Inscriptions mises à jour depuis la liste.
action-entry-refresh = Inscriptions mises à jour depuis une liste Elo
players-filled = Rempli d’après la liste { $list }. Vérifiez, puis ajoutez.
players-find-in-list = Chercher dans la liste Elo : nom ou ID FIDE
