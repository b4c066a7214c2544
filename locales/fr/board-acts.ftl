# Pièces touchées
ruling-title-touched = Pièce touchée
incident-touched = pièce touchée
touched-lead = Écrivez les cases des pièces touchées, dans l’ordre : elles donnent les coups permis (art. §touched-men§).
touched-squares = Cases des pièces touchées
touched-squares-note = Par exemple e1 h1 pour roi, puis tour. Si on ne sait pas laquelle a été touchée d’abord, mettez d’abord la pièce du camp au trait.
touched-unreadable = Les cases sont illisibles : écrivez par exemple e1 h1.
touched-move = La pièce en { $square } doit être jouée
touched-capture = La pièce en { $square } doit être prise
touched-capture-with = La pièce en { $square } doit prendre celle en { $other }
touched-castle = Le roque doit être joué
touched-king = Le roque n’est pas légal : le roi en { $square } doit être joué
touched-free = Aucune obligation : tout coup légal
touched-moves = Coups permis : { $moves }.
record-touched = { $side ->
    [white] Les Blancs touchent { $squares }, { $after }.
   *[black] Les Noirs touchent { $squares }, { $after }.
}
fact-touched = Pièce touchée
# Retard
ruling-title-late = Retard
late-lead = { $n ->
    [0] Ce tournoi n’a pas de délai de forfait : qui n’est pas là au début perd, sauf décision contraire de l’arbitre (art. §default-time§).
    [one] Le délai de forfait de ce tournoi est d’une minute : qui arrive plus tard perd, sauf décision contraire de l’arbitre (art. §default-time§).
   *[other] Le délai de forfait de ce tournoi est de { $n } minutes : qui arrive plus tard perd, sauf décision contraire de l’arbitre (art. §default-time§).
}
late-who = Qui
late-both = les deux
late-come = Arrivée
late-come-yes = est là
late-come-no = pas encore là
late-minutes = Minutes depuis le début de la ronde
late-minutes-note = Un nombre entier : 0 en cas de présence.
late-unreadable = Écrivez les minutes en nombre entier, de 0 à 600.
late-plays = Joue : dans le délai de forfait
late-plays-lead = Le temps écoulé reste sur la pendule.
late-plays-both = Les deux manquaient : les Blancs perdent le temps écoulé, jusqu’à leur arrivée.
late-may-come = { $n ->
    [0] Peut encore arriver dans cette minute
    [one] Peut encore arriver, sous une minute
   *[other] Peut encore arriver, sous { $n } minutes
}
late-lost = { $side ->
    [white] Les Blancs perdent : délai de forfait dépassé
    [black] Les Noirs perdent : délai de forfait dépassé
   *[both] Les deux perdent : délai de forfait dépassé
}
late-lost-lead = L’arbitre peut décider autrement.
late-otherwise = Décider autrement, avec vos propres mots
record-late-yes = { $side ->
    [white] Les Blancs arrivent avec { $n } min de retard.
    [black] Les Noirs arrivent avec { $n } min de retard.
   *[both] Les deux arrivent avec { $n } min de retard.
}
record-late-no = { $side ->
    [white] Les Blancs ne sont pas là après { $n } min.
    [black] Les Noirs ne sont pas là après { $n } min.
   *[both] Aucun des deux n’est là après { $n } min.
}
record-late-allowed = { $n ->
    [0] Délai de forfait : aucun.
    [one] Délai de forfait : une minute.
   *[other] Délai de forfait : { $n } minutes.
}
offer-only = Seulement proposée, pas acceptée
# Feuilles de partie
record-sheets = Feuilles de partie telles que remises
