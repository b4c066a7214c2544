# Phases d’un événement : qui passe des groupes à la phase suivante.
stage-title = Qui se qualifie
stage-open = Groupes d’où viennent les joueurs
stage-note = Une finale prend ses joueurs dans les classements d’autres sections, selon une règle que chacun peut lire.
stage-lead = Les joueurs de cette section viennent des classements des groupes choisis ici. On voit après chaque ronde qui se qualifie, et pourquoi.
stage-none = Cette section ne prend ses joueurs dans aucun groupe.
stage-no-event = Les groupes et la finale sont des sections d’un même événement : il faut d’abord le créer.
stage-rule = Règle
stage-groups = Groupes
stage-save = Enregistrer la règle
stage-rule-first = { $n ->
    [1] Le premier de chaque groupe se qualifie.
   *[other] Les { $n } premiers de chaque groupe se qualifient.
}
stage-rule-best = { $n ->
    [1] Le meilleur des suivants, un par groupe, se qualifie aussi.
   *[other] Les { $n } meilleurs des suivants, un par groupe, se qualifient aussi.
}
stage-rule-how = Entre groupes compte la part des points possibles, puis, si les groupes comptent de la même façon, les départages. Les ex æquo à la dernière place qualificative jouent un match de départage ou tirent au sort.
stage-provisional = Provisoire : un groupe n’est pas terminé.
stage-final = Les groupes sont terminés.
stage-missing = Un groupe n’est pas sur ce serveur : { $groups }
stage-group = Groupe { $group }
stage-after = après la ronde { $round }
stage-before = pas commencé
stage-over = classement final
stage-passes = Qualifié
stage-waits = À décider
stage-entered = inscrit
stage-withdrawn = forfait définitif
stage-why-place = Place { $place } du groupe
stage-why-best-next = Numéro { $rank } des suivants, avec { $points } sur { $most }
stage-why-shared = Ex æquo à la dernière place qualificative : un match de départage ou le sort décide
stage-why-shared-next = À égalité avec un autre groupe, { $points } sur { $most } : un match de départage ou le sort décide
stage-why-next = Numéro { $rank } des suivants, avec { $points } sur { $most } : insuffisant
stage-enter = Inscrire les joueurs cochés
stage-enter-note = Les qualifiés sont cochés. Cochez à la main qui gagne un match de départage ou prend la place d’un joueur qui renonce : le registre dit comment chacun est venu.
stage-enter-order = L’ordre est celui des têtes de série : les premiers des groupes, puis les deuxièmes, et ainsi de suite. Si les numéros se donnent à la main et que personne n’est inscrit, ils suivent cet ordre.
stage-take = Cocher { $name }
field-groups = Groupes
field-first-of-each = Premiers de chaque groupe
field-best-next = Meilleurs des suivants
problem-stage-nobody = Avec cette règle, personne ne se qualifie.
flash-stage-saved = Règle enregistrée.
flash-stage-entered = Inscrits depuis les groupes.
action-stage-set = Groupes d’une phase
action-stage-enter = Inscrits depuis les groupes
