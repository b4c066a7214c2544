# Avant la ronde 1 : ce qui reste à régler, et la clôture du pointage.
preflight-title = Avant la ronde 1
preflight-not-paired = Pas encore appariée
preflight-begins = { $day }
preflight-begins-at = { $day }, à { $hour }
preflight-to-do = À régler
preflight-n-and-m = { $n } et { $m }
preflight-counts = { $n ->
    [0] rien ne bloque l’appariement
    [one] un point bloque l’appariement
   *[other] { $n } points bloquent l’appariement
}, { $m ->
    [0] aucun avertissement
    [one] un avertissement
   *[other] { $m } avertissements
}
preflight-check-in = Pointage
preflight-check-in-closed = clos à { $time } par { $name } : { $n ->
    [0] aucune présence
    [one] une présence
   *[other] { $n } présences
}
preflight-check-in-so-far = encore ouvert : { $n ->
    [0] aucune présence
    [one] une présence
   *[other] { $n } présences
} sur { $m }
preflight-remaining = { $n ->
    [0] Tout est en ordre avant la ronde 1
    [one] Reste un point avant la ronde 1
   *[other] Restent { $n } points avant la ronde 1
}
preflight-key-act = faire l’action de la ligne
preflight-key-row = ligne
preflight-key-go = aller à la ligne
preflight-key-leave = laisser ainsi, avec motif
preflight-key-again = tout revérifier
preflight-again = Revérifier
preflight-leave = Laisser ainsi…
preflight-leave-it = Laisser ainsi
preflight-left = Laissé ainsi
preflight-left-by = { $reason } ({ $name }, { $time })
preflight-reconsider = Reprendre
preflight-in-order = En ordre
preflight-checked = Vérifié à { $time } ; revérifié tout seul à chaque changement. « Préparer la ronde 1 » s’ouvre quand rien ne bloque.
preflight-blocks = bloque
preflight-warns = avertit
preflight-and-more = { $names } et { $n } autres
preflight-none = aucun
preflight-n-of-m = { $n } sur { $m }
preflight-too-few = { $n ->
    [0] Aucune inscription encore
    [one] Une seule inscription
   *[other] { $n } inscriptions
}
preflight-too-few-what = Il en faut au moins deux pour apparier.
preflight-check-in-unused = Aucune présence n’est pointée
preflight-check-in-unused-what = Sans pointage, les absents seraient appariés aussi. Pointez qui est là, ou écrivez pourquoi ce n’est pas nécessaire : le motif reste dans le journal.
preflight-check-in-open = { $n ->
    [0] Le pointage est encore ouvert : tout le monde est pointé
    [one] Le pointage est encore ouvert : une personne n’a pas été vue
   *[other] Le pointage est encore ouvert : { $n } personnes n’ont pas été vues
}
preflight-check-in-open-what = Une absence n’est pas un forfait définitif : dites-le pour chaque personne, maintenant.
preflight-lists = { $n ->
    [1] La liste d’une équipe ne respecte pas qui peut jouer.
   *[other] Les listes de { $n } équipes ne respectent pas qui peut jouer.
}
preflight-lists-what = { $names }. Corrigez la liste, ou laissez-la ainsi avec un motif.
preflight-doubles = { $n ->
    [1] Une inscription porte le nom d’une autre
   *[other] { $n } inscriptions portent le même nom qu’une autre
}
preflight-doubles-what = { $names }. Si c’est la même personne, supprimez une inscription ; sinon, ajoutez ce qui les distingue.
preflight-no-id = { $n ->
    [1] Une personne n’a pas d’ID FIDE
   *[other] { $n } personnes n’ont pas d’ID FIDE
}
preflight-no-id-what = { $names }. Sans ID, les parties ne comptent pas pour l’Elo.
preflight-no-birth = { $n ->
    [1] L’année de naissance ou le sexe d’une personne manque
   *[other] L’année de naissance ou le sexe de { $n } personnes manque
}
preflight-no-birth-what = { $names }. Le rapport les demande et les prix par âge en dépendent.
preflight-no-colour = La couleur de l’échiquier 1 n’est pas tirée au sort
preflight-no-colour-what = Le numéro 1 aura les Blancs ou les Noirs ; le reste suit. Un choix à la main reste noté comme choix.
preflight-no-tie-breaks = Aucun départage
preflight-no-tie-breaks-what = Les mêmes points donneraient la même place.
preflight-void = { $n ->
    [1] { $codes } : sans valeur pour qui rencontre une personne sans Elo
   *[other] { $codes } : sans valeur pour qui rencontre une des { $n } personnes sans Elo
}
preflight-void-what = { $names }. Choisissez avec quel Elo elles comptent, ou retirez le départage : une fois le tournoi commencé, c’est trop tard.
preflight-bye = L’exempt vaut { $bye }, une victoire { $win }
preflight-bye-what = Les règles de la FIDE lui donnent les points d’une victoire, sauf si le règlement dit autre chose.
preflight-byes = { $n ->
    [1] Une personne a des byes d’un demi-point que le règlement n’accorde pas
   *[other] { $n } personnes ont des byes d’un demi-point que le règlement n’accorde pas
}
preflight-byes-what = { $names }.
preflight-no-days = { $n ->
    [1] Une ronde n’a pas de jour
   *[other] { $n } rondes n’ont pas de jour
}
preflight-no-days-what = Les jours figurent dans le règlement, aux échiquiers et dans le rapport à la fédération.
preflight-no-hours = { $n ->
    [1] Une ronde n’a pas d’heure
   *[other] { $n } rondes n’ont pas d’heure
}
preflight-no-hours-what = Le délai de forfait se compte depuis l’heure du début.
preflight-no-chief = Le nom de l’arbitre principal manque
preflight-no-chief-what = Il figure dans le règlement, sur les feuilles et dans le rapport.
preflight-registration = Enregistrement à la fédération : avant le { $date }
preflight-registration-past = Enregistrement à la fédération : délai passé le { $date }
preflight-registration-what = { $n ->
    [1] Un jour avant le début
   *[other] { $n } jours avant le début
} ; 30 jours pour un tournoi à normes ou titres, ou avec des 2700 (2500 chez les femmes). Une fois l’enregistrement fait, écrivez quand ou sous quel code.
preflight-no-sheet = Pas d’essai d’impression
preflight-no-sheet-what = La feuille de pointage suffit pour essayer imprimante et papier. Une fois sortie, notez-le ici.
preflight-act-enter = Inscrire
preflight-act-check-in = Aller au pointage
preflight-act-close = Clore le pointage
preflight-act-lists = Voir les équipes
preflight-act-correct = Corriger la première
preflight-act-byes = Voir les byes
preflight-act-draw = Tirer au sort
preflight-act-tie-breaks = Choisir les départages
preflight-act-unrated = Choisir la règle
preflight-act-points = Voir les points
preflight-act-days = Choisir jours et heures
preflight-act-chief = Écrire le nom
preflight-act-report = Télécharger le rapport
preflight-act-sheet = Imprimer un essai
preflight-choose-white = Choisir les Blancs
preflight-choose-black = Choisir les Noirs
preflight-fact-players = Participants
preflight-fact-even = { $n ->
    [0] personne à la ronde 1
   *[other] { $n } à la ronde 1, nombre pair : pas d’exempt
}
preflight-fact-odd = { $n ->
    [1] une seule personne à la ronde 1
   *[other] { $n } à la ronde 1, nombre impair : un exempt
}
preflight-fact-births = Année et sexe
preflight-fact-forbidden = Protections d’appariement
preflight-fact-byes = Byes d’un demi-point demandés
preflight-fact-byes-of = ronde { $round } : { $n }
preflight-fact-backup = Sauvegarde
preflight-fact-fide = Mode FIDE
preflight-fact-fide-on = actif dès la première ronde
preflight-fact-fide-left = le tournoi l’a quitté
check-players = Nombre de participants
check-check-in = Pointage
check-doubles = Homonymes
check-ids = ID FIDE
check-births = Année et sexe
check-colour = Couleur du numéro 1
check-tie-breaks = Départages
check-unrated = Personnes sans Elo
check-bye-points = Points de l’exempt
check-byes = Byes d’un demi-point
check-days = Jours et heures
check-staff = Arbitre principal
check-registration = Enregistrement
check-sheets = Essai d’impression
check-in-sheet = Feuille de pointage
check-in-year = Année
close-title = Clore le pointage
close-missing = { $n ->
    [one] personne non vue
   *[other] personnes non vues
}
close-lead = Une absence n’est pas un forfait définitif : dites-le pour chaque personne, maintenant. Pour qui ne manque que cette ronde, la question revient avant la prochaine.
close-note = Rien n’est décidé tant que vous ne clôturez pas. Personne ne devient absent, retiré ou présent sans que vous le disiez.
close-absent = cette ronde
close-out = toutes les rondes : forfait définitif
close-awaited = arrive plus tard : à apparier
close-do = Clore le pointage
close-back = Retour au pointage
close-lacking = { $n ->
    [1] Une réponse manque encore : le pointage est resté ouvert.
   *[other] { $n } réponses manquent encore : le pointage est resté ouvert.
}
entries-why-unchecked = Pas de pointage : pourquoi
objection-nobody-checked-in = Aucune présence n’est pointée
objection-means-nobody-checked-in = Toutes les inscriptions sont appariées, même qui n’est pas venu. Pointez qui est là, ou écrivez pourquoi le pointage n’est pas nécessaire.
objection-too-many-half-point-byes = { $n ->
    [0] Le règlement n’accorde pas de bye d’un demi-point
    [one] Le règlement en accorde un par personne
   *[other] Le règlement en accorde { $n } par personne
}
objection-means-too-many-half-point-byes = Un bye d’un demi-point de plus dépasse la limite : les autres se sont inscrits en la connaissant.
objection-late-half-point-bye = Le règlement accorde des byes d’un demi-point jusqu’à la ronde { $round }
objection-means-late-half-point-bye = Dans les dernières rondes, un demi-point sans jouer décide des places.
objection-barred-half-point-bye = Le tournoi n’accorde pas de bye d’un demi-point à cette personne
objection-means-barred-half-point-bye = Un arbitre l’a décidé. Un forfait annoncé (0 point) reste possible.
entry-no-half-point-bye = pas de bye de ½
entries-bar-half-point-byes = Pas de bye d’un demi-point
entries-give-half-point-byes = Accorder des byes d’un demi-point
field-most-half-point-byes = Byes d’un demi-point par personne, au plus
field-last-rounds-without-byes = Dernières rondes sans bye d’un demi-point
refusal-colour-stands = La couleur du numéro 1 est déjà fixée : un tirage ne se répète pas.
action-round-accept-check = Laissé ainsi avant la ronde 1
action-round-first-colour = Couleur du numéro 1
action-entry-bar-half-point-byes = Byes d’un demi-point d’une personne
trail-colour-drawn = { $side ->
    [black] Noirs
   *[white] Blancs
}, tirés au sort par le programme (n° { $lot })
trail-colour-chosen = { $side ->
    [black] Noirs
   *[white] Blancs
}, choisis par l’arbitre
trail-half-point-byes = accordés
trail-no-half-point-byes = non accordés
