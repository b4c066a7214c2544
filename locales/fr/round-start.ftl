# Le début d’une ronde : heures, pendule, délai de forfait, chaises vides.
start-title = Début de la ronde { $round }
start-open = Début de la ronde, chaises vides
start-clock = Début
start-began = à { $hour }
start-not-begun = Pendule non lancée
start-announced = Annoncé pour { $hour }
start-now = Commencer maintenant
start-as-announced = Commencer à l’heure annoncée
start-default = Délai de forfait
start-over = fini depuis { $hour }
start-until = jusqu’à { $hour }
start-minutes = { $n ->
    [0] aucun : qui n’est pas là au début perd
    [one] une minute à partir du début
   *[other] { $n } minutes à partir du début
}
start-missing = { $n ->
    [0] tous les résultats sont là
    [one] un échiquier sans résultat
   *[other] { $n } échiquiers sans résultat
}
start-key-seats = saisir les chaises vides
start-late = Arrivée
start-forfeit = Forfait
start-taken = Était là
start-empty = { $n ->
    [0] Aucune chaise vide
    [one] Une partie n’a pas encore commencé
   *[other] { $n } parties n’ont pas encore commencé
}
start-seats = Chaises vides
start-note = Noter
start-seats-hint = Numéro de l’échiquier avec w pour les Blancs, n pour les Noirs ; le numéro seul pour les deux.
start-rule = Décider autrement
start-at = Heure d’arrivée, { $seat } : vide vaut maintenant
problem-seats = « { $value } » : écrivez le numéro d’un échiquier sans résultat, avec w ou n.
problem-round-hour = la ronde { $value } n’a pas d’heure : écrivez par exemple 15:00.
problem-round-hour-typed = « { $value } » n’est pas une heure : écrivez par exemple 15:12.
field-hour = Heure de la ronde { $round }
field-zone = Fuseau horaire du lieu
field-seats = Chaises vides
field-at = Heure d’arrivée
days-zone-note = Vide : heure d’Europe centrale, avec heure d’été. Ailleurs, écrivez l’avance sur UTC, par exemple +05:30.
refusal-round-not-started = La pendule de la ronde n’est pas lancée : le retard se compte à partir du début.
refusal-may-still-come = Peut encore arriver, jusqu’à { $time }.
action-round-seats = Chaises vides
trail-seat = { $side ->
    [black] { $board } Noirs
   *[white] { $board } Blancs
}
trail-seats-empty = vides : { $seats }
trail-seats-taken = occupées : { $seats }
