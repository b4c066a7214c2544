# Un brouillon changé à la main, et une ronde retirée.
by-hand-title = Ronde { $round }, à la main
by-hand-open = Changer à la main
by-hand-go-on = Continuer à la main
by-hand-tag = Brouillon, à la main
by-hand-nobody-sees = Personne ne le voit avant que vous le publiiez.
by-hand-changes = À la main
by-hand-n-changes = { $n ->
    [0] aucun changement
    [one] un changement
   *[other] { $n } changements
}
by-hand-engine = Moteur
by-hand-back = Revenir au moteur
by-hand-key-take = prendre, puis échanger
by-hand-colours = Inverser les couleurs
by-hand-unseat = Défaire l’échiquier
by-hand-no-bye = Retirer l’exempt
by-hand-give-bye = Donner l’exempt
by-hand-let-go = Lâcher
by-hand-take-then = Touchez un autre nom : les deux échangent leurs places.
by-hand-column = À la main
by-hand-was = était { $name }
by-hand-colours-changed = couleurs inversées
by-hand-new-board = nouvel échiquier
by-hand-bye = Exempt :
by-hand-rest = Apparier les autres avec le moteur
by-hand-waiting = { $n ->
    [1] Une personne sans échiquier
   *[other] { $n } personnes sans échiquier
}
by-hand-as-ruled = Comme le moteur
by-hand-differs = { $n ->
    [1] Une place autre que celle du moteur
   *[other] { $n } places autres que celles du moteur
}
by-hand-no-rules = Le moteur ne trouve pas d’appariement
by-hand-criteria = Critères qui changent
by-hand-criterion = Critère
by-hand-ruled = moteur
by-hand-group = groupe à { $points }
by-hand-none = aucun
by-hand-not-as-ruled = autre que le moteur.
by-hand-level-2 = avis : { $what }
by-hand-level-3 = demande confirmation : { $what }
by-hand-level-4 = demande deux confirmations : { $what }
by-hand-pair-all = Appariez tout le monde, puis publiez.
by-hand-missing = Avant de publier, des résultats manquent : { $boards }.
by-hand-reason = Motif
by-hand-reason-short = motif
by-hand-reason-note = va tel quel dans le rapport
by-hand-in-report = Dans le TRF :
by-hand-published = Apparié à la main : { $reason }
by-hand-not-done = Le changement n’a pas été fait.
by-hand-leave = Laisser ainsi
by-hand-anyway = Le faire quand même
by-hand-pair = { $white } – { $black }
by-hand-rematch = { $pair } s’est déjà joué à la ronde { $round } (C1).
by-hand-forbidden = Une protection d’appariement interdit { $pair }.
by-hand-bye-barred = { $name } ne peut pas avoir l’exempt : déjà eu, ou points sans jouer (C2).
by-hand-third-colour = { $name } a la même couleur pour la troisième fois de suite (C11).
by-hand-colour-difference = { $name } dépasse une différence de couleurs de deux (C10).
by-hand-both-against-due = { $pair } : aucun des deux n’a la couleur due.
by-hand-colours-turned = { $pair } : les couleurs ne sont pas celles de l’article 5.
take-back-open = Retirer la ronde
take-back-title = Retirer la ronde { $round } ?
take-back-lead = La ronde redevient un brouillon : elle disparaît des pages de tout le monde, les échiquiers restent tels quels, on peut les changer à la main, puis elle est publiée de nouveau.
take-back-sheets = Les feuilles affichées et les téléphones montrent une ronde qui ne vaut plus : prévenez la salle.
take-back-reason = Motif
take-back-yes = Retirer la ronde { $round }
take-back-sure = Oui, la salle le sait : retirer la ronde { $round }
take-back-second = Reste une question : la ronde { $round } est déjà publique. Qui l’a lue s’y assiéra.
flash-round-taken-back = La ronde est de nouveau un brouillon.
by-hand-end = Terminer la phase manuelle
flash-by-hand-ended = Phase manuelle terminée : le brouillon peut être publié.
no-pairing-title = La ronde { $round } ne peut pas être appariée
no-pairing-what = Elle peut être appariée à la main : le brouillon commence sans échiquiers, et la page demande une confirmation pour chaque paire contraire aux règles.
no-pairing-by-hand = Apparier à la main
action-round-draft-by-hand = Brouillon vide, à apparier à la main
action-round-by-hand-end = Phase manuelle terminée
by-hand-empty = Vider le brouillon
by-hand-empty-note = Pour fixer quelques paires et laisser le reste au moteur.
