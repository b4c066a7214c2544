# Mode FIDE, questions avant ce qui touche à la régularité du tournoi, liste de ces interventions.
confirm-title = Avant de le faire
confirm-title-refused = Impossible en mode FIDE
confirm-level-3 = Il faut un motif, qui reste dans le journal.
confirm-level-4 = Il faut un motif et une seconde confirmation. Le motif reste dans le journal et peut aller dans le rapport du tournoi.
confirm-level-5 = Rien n’a été changé.
confirm-second = Confirmez-vous ?
confirm-reason-given = Motif : { $reason }
confirm-go-on = Continuer
confirm-yes = Oui, le faire
confirm-back = Non, revenir
objection-rounds-changed = Les rondes passent de { $from } à { $to } après le début
objection-means-rounds-changed = La dernière ronde, que le règlement apparie autrement, change, ainsi que tous les départages. Le rapport le dit.
objection-tie-breaks-changed = Les départages changent après le début
objection-means-tie-breaks-changed = Le classement de chaque ronde est recalculé. Les inscriptions se sont faites avec d’autres départages. Le rapport le dit.
objection-pair-forbidden = Une protection d’appariement s’ajoute après le début
objection-means-pair-forbidden = Les rondes déjà jouées ont été appariées sans cette protection. En mode FIDE, les protections se décident avant la ronde 1. Le rapport dit qu’il y en a eu une, sans noms.
objection-pair-allowed = Une protection d’appariement est levée après le début
objection-means-pair-allowed = Les rondes déjà jouées ont été appariées avec cette protection. En mode FIDE elle reste jusqu’à la fin. Le rapport dit qu’une protection a changé, sans noms.
objection-second-half-point-bye = Il y a déjà un bye d’un demi-point à la ronde { $round }
objection-means-second-half-point-bye = Le règlement n’en accorde d’habitude qu’un : deux byes font un point entier sans jouer.
objection-full-point-bye = Un point entier sans jouer
objection-means-full-point-bye = Les règles le déconseillent. Le rapport le dit.
objection-fide-mode-left = Le tournoi quitte le mode FIDE
objection-means-fide-mode-left = Il n’y a pas de retour. Chaque page du tournoi le montre, le rapport dit à partir de quelle ronde, et la fédération peut refuser d’homologuer le tournoi.
refusal-asked = Il faut d’abord une confirmation et un motif.
refusal-fide-mode-left-already = Le tournoi a déjà quitté le mode FIDE.
fide-mode = Mode FIDE
fide-mode-about = Ce qu’est le mode FIDE
fide-mode-on = Actif. Ce qu’un tournoi homologué ne peut pas faire est refusé ; ce qu’il ne peut faire qu’avec un motif est demandé d’abord.
fide-mode-leave = Quitter le mode FIDE
fide-mode-left = Quitté après la ronde { $round } : { $reason }
fide-mode-since = { $round ->
    [0] Hors du mode FIDE dès le début
   *[other] Hors du mode FIDE après la ronde { $round }
}
integrity-title = Régularité du tournoi
integrity-lead = Les interventions qui touchent aux appariements, aux points et au classement, comme le rapport les dit.
integrity-events = Interventions
integrity-nothing = Aucune : chaque ronde est celle du règlement.
integrity-why = Motif
integrity-remark = Dans le rapport
integrity-in-round = { $what }, ronde { $round }
integrity-mpa = Appariement changé à la main
integrity-import = Importé d’un rapport
integrity-fide-mode-left = Mode FIDE quitté
integrity-rounds-changed = Nombre de rondes changé
integrity-scoring-changed = Points changés
integrity-tie-breaks-changed = Départages changés
integrity-renumbered = Numéros d’appariement refaits
integrity-result-corrected = Résultat d’une ronde antérieure corrigé
integrity-correction = Résultat corrigé dans le seul rapport d’homologation
integrity-adjourned = Partie ajournée
integrity-exchanged = Numéros d’appariement échangés
integrity-full-point-bye = Bye point entier
integrity-prohibition = Protection d’appariement ajoutée ou levée après le début
integrity-undone = Ronde publiée retirée
action-tournament-fide-mode-left = Mode FIDE quitté
integrity-undone-of = Annulé : { $what }
integrity-undo-column = Annuler
integrity-undo = Annuler
flash-full-point-bye = Bye point entier donné. Les règles le déconseillent : il reste parmi les interventions et dans le TRF.
flash-club-duty = Service pour le club noté, un bye point entier : il reste parmi les interventions et dans le TRF.
flash-integrity-undone = Annulé : tout est comme avant.
undoable-undone = Annulé
undoable-never = Ne s’annule pas
undoable-elsewhere = Fait sur un autre ordinateur
undoable-built-upon = Plus maintenant : le tournoi a continué
undoable-closed = Tournoi clos
objection-undo = Ceci est annulé : { $what }
objection-means-undo = Ce qui était avant revient. Le journal garde les deux ; le rapport dit que c’est annulé.
objection-means-undo-mpa = La ronde n’est plus publiée et n’a plus de brouillon : prévenez qui l’a lue, puis préparez-la de nouveau selon le règlement. Le rapport le dit.
objection-means-undo-import = Les rondes, résultats, byes et inscriptions venus avec le fichier disparaissent ; les réglages restent. Le rapport le dit.
objection-numbers-exchanged = Deux numéros d’appariement s’échangent
objection-means-numbers-exchanged = C’est permis à égalité, avec le même Elo et le même titre. Les rondes publiées restent ; les suivantes s’apparient avec les nouveaux numéros. Le rapport le dit.
objection-renumbered = Les numéros d’appariement sont refaits
objection-means-renumbered = Chaque personne reçoit le numéro du classement initial, avec les Elo et titres actuels. Les rondes publiées restent ; les suivantes s’apparient avec les nouveaux numéros. Le rapport le dit.
refusal-numbers-fixed = Les numéros d’appariement restent : la ronde 4 est appariée (C.04.2 art. 2.3), ou le calendrier est fait.
refusal-numbers-accelerated = Les numéros d’appariement restent : le tournoi est accéléré, et les groupes sont ceux de la ronde 1.
refusal-not-equals = { $one } et { $two } ne sont pas à égalité : autre Elo ou autre titre.
refusal-numbers-as-ranked = Les numéros sont déjà ceux du classement initial.
numbers-title = Numéros d’appariement
numbers-lead = Le classement initial : Elo, titre et, à égalité, l’alphabet ou un autre critère annoncé. Les données fausses se corrigent, et les numéros se refont, tant que la ronde 4 n’est pas appariée.
numbers-see = Voir les numéros, échanger à égalité, renuméroter
numbers-none = Les numéros sont donnés avec le brouillon de la ronde 1.
numbers-as-ranked = Ce sont ceux du classement initial.
numbers-moved = { $n ->
    [0] Tout le monde a le numéro du classement initial.
    [one] Une personne a un autre numéro que celui du classement initial.
   *[other] { $n } personnes ont un autre numéro que celui du classement initial.
}
numbers-renew = Renuméroter
numbers-ranked = Ordre
numbers-equals = À égalité
numbers-exchange = Échanger avec { $with }
numbers-to-write = Écrire les numéros
numbers-write = { $n ->
    [1] Écrivez 1.
   *[other] Écrivez le numéro de chacun, de 1 à { $n } : chaque numéro une seule fois.
}
numbers-of = Numéro de { $name }
numbers-give = Enregistrer les numéros
problem-numbers-odd = Ce ne sont pas des numéros de cette grille : { $value }.
problem-numbers-twice = Deux fois le même numéro : { $value }.
problem-numbers-missing = Il manque les numéros : { $value }.
flash-numbers-given = Numéros enregistrés.
flash-numbers-exchanged = Numéros échangés.
flash-numbers-renewed = Numéros refaits.
action-entry-exchange-numbers = Numéros d’appariement échangés
action-entry-renumber = Numéros d’appariement refaits
action-tournament-undo = Intervention annulée
objection-points-changed = Les points changent après le début
objection-means-points-changed = Le classement de chaque ronde change, ainsi que les appariements à venir ; les rondes publiées ont été appariées avec les points d’avant. En mode FIDE, les points se fixent avant la ronde 1. Le rapport le dit.
