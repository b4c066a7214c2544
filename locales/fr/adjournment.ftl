# Une partie ajournée : l’enveloppe (Directives I)
ruling-title-adjourn = Ajournement
incident-adjourned = ajournement
adjourn-lead = Qui a le trait écrit le coup, le met sous enveloppe et arrête la pendule (art. §sealed-move§). Ici se remplit l’enveloppe ; on n’ajourne que là où le règlement du tournoi le prévoit.
adjourn-number = Coup sous enveloppe, numéro
adjourn-number-note = Qui a le trait le met sous enveloppe.
adjourn-number-unreadable = Écrivez le numéro du coup, de 1 à 999.
adjourn-white-left = Temps restant aux Blancs
adjourn-black-left = Temps restant aux Noirs
adjourn-clock-note = Comme le montre la pendule : 0:25:30.
adjourn-clock-unreadable = Le temps est illisible : écrivez par exemple 0:25:30.
adjourn-offer = Proposition de nulle ouverte
adjourn-offer-none = aucune
adjourn-offer-white = des Blancs
adjourn-offer-black = des Noirs
adjourn-resumes = Reprise : jour, heure et lieu
adjourn-resumes-note = Figure sur l’enveloppe, par exemple : dimanche 29 à 9 h, salle B.
adjourn-resumes-missing = Écrivez quand et où la partie reprend.
adjourn-kept = Qui garde l’enveloppe
adjourn-headline = Partie ajournée : le coup { $number } est sous enveloppe
adjourn-done-lead = Pour l’appariement, elle compte comme nulle tant qu’elle n’est pas finie.
adjourn-print = Imprimer l’enveloppe
adjourn-sealed = { $side ->
    [white] { $number }, des Blancs
   *[black] { $number }, des Noirs
}
record-adjourned = { $side ->
    [white] Partie ajournée { $after } : les Blancs mettent le coup { $number } sous enveloppe.
   *[black] Partie ajournée { $after } : les Noirs mettent le coup { $number } sous enveloppe.
}
record-adjourned-times = Temps restant : Blancs { $white }, Noirs { $black }.
record-adjourned-resumes = Reprise : { $resumes }.
record-adjourned-offer = { $side ->
    [white] Une proposition de nulle des Blancs est ouverte.
   *[black] Une proposition de nulle des Noirs est ouverte.
}
cause-adjournment = partie ajournée
# L’ouverture de l’enveloppe
ruling-title-sealed = Coup sous enveloppe
incident-sealed = coup sous enveloppe
sealed-lead = L’enveloppe s’ouvre en présence de qui doit répondre (art. §envelope-opened§). Écrivez le coup comme il figure sur la feuille.
sealed-found = Ce qu’il y a
sealed-found-opened = l’enveloppe, ouverte maintenant
sealed-found-missing = pas d’enveloppe : le coup est déclaré
sealed-found-position-lost = la position ne peut pas être reconstituée
sealed-written = Le coup tel qu’il est écrit
sealed-written-note = Avec les lettres de n’importe quelle langue. Vide si la feuille ne dit rien.
sealed-state-anew = Le coup déclaré doit être un seul coup légal : redemandez-le.
sealed-played = Le coup sous enveloppe est joué : { $move }
sealed-lead-opened = Remettez les pendules aux temps de l’enveloppe, jouez le coup sur l’échiquier et mettez en marche la pendule de qui répond. Puis enregistrez-le.
sealed-lead-missing = Le coup déclaré est joué, avec les temps notés ; s’ils ne se retrouvent pas, l’arbitre les fixe. Puis enregistrez-le.
sealed-lead-position-lost = La partie est rejouée.
sealed-is-clear = La partie était finie avant la mise sous enveloppe du coup.
sealed-is-ambiguous = Le coup sous enveloppe est ambigu : plusieurs coups légaux conviennent.
sealed-is-unclear = On ne peut donner un sens à ce qui est dans l’enveloppe.
sealed-is-illegal = Le coup sous enveloppe est illégal.
ruled-position-lost = La partie est annulée et une autre est jouée
record-sealed-opened = { $side ->
    [white] L’enveloppe des Blancs est ouverte : { $written }.
   *[black] L’enveloppe des Noirs est ouverte : { $written }.
}
record-sealed-missing = { $side ->
    [white] L’enveloppe manque. Les Blancs déclarent le coup : { $written }.
   *[black] L’enveloppe manque. Les Noirs déclarent le coup : { $written }.
}
record-sealed-position-lost = La position de l’ajournement ne peut pas être reconstituée.
cause-sealed-move = coup sous enveloppe
# Sur la page de la partie
signal-adjourned-bare = Ajournée sans enveloppe : si un coup a été mis sous enveloppe, remplissez-la ici.
signal-adjourned-envelope = Le coup est sous enveloppe. À la reprise, position et temps sont rétablis ; puis l’enveloppe s’ouvre.
signal-sealed-move = Le coup sous enveloppe est { $move } : enregistrez-le, et on continue.
signal-resumed = La partie a repris. Les coups s’enregistrent ici ; le résultat se saisit à la fin.
signal-fill-envelope = Remplir l’enveloppe
signal-open-envelope = Ouvrir l’enveloppe
signal-record-sealed = Enregistrer le coup
