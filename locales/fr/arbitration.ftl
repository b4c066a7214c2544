# Décisions
ruling-title-agreement = Nulle par accord, décision proposée
ruling-title-end = Fin de la partie, décision proposée
ruling-counted-already = Déjà compté : deux infractions dans un même coup comptent une fois
ruling-counted-already-lead = Pas de nouvelle sanction ; celle de la première infraction demeure.
ruling-stands-lead = La position reste telle quelle. Le coup entre dans le procès-verbal de la partie et le PGN, pas dans le décompte.
ruling-correcting = Corrige l’enregistrement de { $time } : il reste lisible, remplacé.
ruling-note = Note
ruling-print = Imprimer la preuve
verdict-agreed = Nulle par accord
verdict-moves-completed = La partie continue : les coups de la période sont achevés
verdict-moves-completed-lead = Coups achevés { $n }, prescrits { $of } : la période suivante commence.
agreement-not-yet = La nulle ne peut pas encore être convenue
agreement-no-move = Chaque camp doit avoir joué au moins un coup.
agreement-too-early = Le règlement du tournoi ne la permet qu’après { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}.
end-not-reached = La partie n’est pas finie d’elle-même
end-not-reached-lead = Les coups enregistrés ne montrent ni mat, ni pat, ni position morte, ni cinquième répétition, ni 75 coups.
claim-wrong-repetition = { $n ->
    [1] La position est apparue une fois, pas trois : { $moves }.
    [2] La position est apparue deux fois, pas trois : { $moves }.
   *[other] La position est apparue { $n } fois, pas trois : { $moves }.
}
claim-wrong-fifty = { $n ->
    [0] Le dernier coup est une prise ou un coup de pion : pour 50 coups il faut { $limit } demi-coups sans.
    [one] Un demi-coup sans prise ni coup de pion : il en faut { $limit }.
   *[other] { $n } demi-coups sans prise ni coup de pion : il en faut { $limit }.
}
claim-announced-illegal = Le coup annoncé { $move } n’est pas légal : cette pièce doit bouger, si elle le peut.
claim-announced = annoncé, pas encore joué
fact-rules = Règles
fact-setting = Choix du tournoi
fact-chosen = Qui a choisi
fact-chosen-by = { $name }, { $time }
fact-chosen-nobody = personne : les valeurs par défaut valent
fact-announced = Coup annoncé
fact-new-clock = de { $before } (lu après le coup { $n }) à { $after }
supervision-short-rapid-partial = sans surveillance complète
supervision-short-rapid-full = surveillance complète
supervision-short-blitz-partial = sans surveillance complète
supervision-short-blitz-full = surveillance complète
# Coups illégaux
illegal-by = Qui
illegal-act = Ce qui s’est passé
illegal-noticed = Quand on l’a remarqué
illegal-written = Le coup, tel qu’écrit ou joué
illegal-same-move = Même coup que l’infraction déjà enregistrée ici : deux infractions dans un coup comptent une
illegal-continued = Les coups écrits après, comme sur la feuille de partie
act-illegal-move = coup contraire à l’article 3
act-pawn-not-replaced = pion sur la dernière rangée non remplacé
act-clock-without-move = pendule appuyée sans coup joué
act-two-hands = coup joué à deux mains
noticed-at-once = tout de suite, pendule appuyée
noticed-after-reply = après le coup de l’adversaire
noticed-after-game = après la partie
noticed-before-pressing = pendule pas encore appuyée
record-illegal-move = { $side ->
    [white] Coup illégal des Blancs{ $written }, { $after }.
   *[black] Coup illégal des Noirs{ $written }, { $after }.
}
record-pawn-not-replaced = { $side ->
    [white] Les Blancs laissent le pion sur la dernière rangée{ $written }, { $after }.
   *[black] Les Noirs laissent le pion sur la dernière rangée{ $written }, { $after }.
}
record-clock-without-move = { $side ->
    [white] Les Blancs appuient sur la pendule sans jouer{ $written }, { $after }.
   *[black] Les Noirs appuient sur la pendule sans jouer{ $written }, { $after }.
}
record-two-hands = { $side ->
    [white] Les Blancs jouent à deux mains{ $written }, { $after }.
   *[black] Les Noirs jouent à deux mains{ $written }, { $after }.
}
record-written = { " " }« { $written } »
record-continued = Écrits après : { $moves }.
record-flag-moves = Coups achevés { $n } sur { $of }.
record-agreement = Nulle convenue entre adversaires, { $after }.
record-end = Fin de la partie constatée { $after }.
record-result = Résultat décidé : { $result }.
record-clocks-set = Réglées à : Blancs { $white }, Noirs { $black }.
record-counter = Compteur de la pendule { $counter }, coups achevés { $moves } : écart { $drift }.
# Cause du résultat
cause-checkmate = mat
cause-resignation = abandon
cause-stalemate = pat
cause-dead-position = position morte
cause-agreement = nulle par accord
cause-default-time = délai de forfait dépassé
cause-flag = chute du drapeau
cause-both-flags = les deux drapeaux
cause-illegal-moves = coups illégaux
cause-illegal-position = position illégale
cause-threefold-claim = triple répétition
cause-fifty-moves-claim = 50 coups
cause-fivefold-repetition = cinquième répétition
cause-seventy-five-moves = 75 coups
cause-device = appareil électronique
cause-refusal = refus de suivre les règles
cause-penalty = sanction
cause-abandoned = aire de jeu quittée
cause-emergency = urgence
cause-arbiters-decision = décision de l’arbitre
# Drapeau
flag-period = Dans quelle période il est tombé
flag-period-moves = avant le contrôle au coup { $n }
flag-period-rest = dans le temps pour finir la partie
flag-unpressed = Le dernier coup a été joué, mais sans appuyer sur la pendule
# Procès-verbal de l’échiquier
record-title = Procès-verbal de l’échiquier
record-print = Imprimer le procès-verbal
record-open = Procès-verbal de l’échiquier
record-replaced = { $n ->
    [0] Aucun enregistrement remplacé.
    [one] Un enregistrement remplacé.
   *[other] { $n } enregistrements remplacés.
}
record-correct = Corriger
record-withdraw = Retirer
record-superseded = remplacé par le n° { $n } à { $time }
record-supersedes = remplace le n° { $list }
record-note = Rien n’est supprimé : une correction remplace l’enregistrement, qui reste lisible. Le résultat ne change que si vous le changez.
record-result-in-doubt = Le résultat repose sur un enregistrement remplacé : décidez s’il change.
incident-ended = fin de la partie
incident-withdrawn = enregistrement retiré
incident-withdraw-title = Retirer un enregistrement
incident-withdraw-why = Pourquoi il est retiré
incident-withdraw-note = Il reste au procès-verbal, remplacé ; un coup illégal n’est plus compté.
incident-correcting = Remplace l’enregistrement de { $time } : { $kind }.
incident-set-white = Pendule des Blancs réglée à
incident-set-black = Pendule des Noirs réglée à
incident-counter = Compteur de coups de la pendule
incident-result = Résultat que vous décidez
incident-result-none = aucun, la partie continue
incident-article = Article, si autre
# Pendules
clock-title = Pendules
clock-expected = peut indiquer { $bounds }
clock-between = de { $least } à { $most }
clock-should-show = Après le coup { $n } elle devrait indiquer : { $bounds }.
clock-not-known = Sans lecture antérieure on ne sait pas ce qu’elle devrait indiquer.
clock-to-control = { $n ->
    [0] Coups de la période achevés.
    [one] Un coup jusqu’au contrôle.
   *[other] { $n } coups jusqu’au contrôle.
}
clock-exempt = Moins de cinq minutes : noter les coups n’est pas obligatoire.
clock-must-write = Moins de cinq minutes, mais avec 30 secondes par coup la notation reste obligatoire.
clock-exempt-moves = { $side ->
    [white] Blancs dispensés de noter du coup { $from } au coup { $to }.
   *[black] Noirs dispensés de noter du coup { $from } au coup { $to }.
}
clock-missing-period = { $side ->
    [white] Blancs, coup { $move } : indique { $shown }, il manque le temps de la nouvelle période ({ $by }).
   *[black] Noirs, coup { $move } : indique { $shown }, il manque le temps de la nouvelle période ({ $by }).
}
clock-missing-increment = { $side ->
    [white] Blancs, coup { $move } : indique { $shown }, il manque l’incrément de { $by ->
        [one] { $by } seconde
       *[other] { $by } secondes
    }.
   *[black] Noirs, coup { $move } : indique { $shown }, il manque l’incrément de { $by ->
        [one] { $by } seconde
       *[other] { $by } secondes
    }.
}
clock-too-much = { $side ->
    [white] Blancs, coup { $move } : indique { $shown }, au moins { $by } de trop.
   *[black] Noirs, coup { $move } : indique { $shown }, au moins { $by } de trop.
}
clock-too-little = { $side ->
    [white] Blancs, coup { $move } : indique { $shown }, au moins { $by } de moins.
   *[black] Noirs, coup { $move } : indique { $shown }, au moins { $by } de moins.
}
clock-counter-ahead = Le compteur de coups est peut-être en avance et la période ajoutée trop tôt.
# Feuille de partie
sheet-illegal-before = Avant celui-ci, illégal : { $written }
sheet-illegal-stands = Illégal, maintenu
game-confirm-end = Aller à la confirmation
signal-dead-over = Position morte, la partie est finie.
# Salle
floor-announceable = nulle à demander en annonçant le coup
floor-claimable-text = { $side ->
    [white] Les Blancs peuvent demander la nulle maintenant : { $what }.
   *[black] Les Noirs peuvent demander la nulle maintenant : { $what }.
}
floor-announceable-text = { $side ->
    [white] Les Blancs peuvent demander la nulle en annonçant un coup : { $what }.
   *[black] Les Noirs peuvent demander la nulle en annonçant un coup : { $what }.
}
floor-confirm-end = Confirmer
floor-wrong-clock = pendule à regarder
floor-missing = Résultat manquant
floor-no-board = « { $typed } » n’est pas un échiquier de cette ronde. Écrivez par exemple 12, ou 12 l b : coup illégal des Noirs.
floor-go-note = Numéro de l’échiquier, puis au besoin la touche de l’incident et w ou b pour le camp : 12 l b.
# Réglages de l’arbitrage
arbitration-open = Ouvrir les choix d’arbitrage
arbitration-title = Arbitrage
arbitration-lead = Ce que le texte des règles laisse ouvert se décide avant, une fois. Chaque décision enregistre le choix qui valait et qui l’a fait.
arbitration-edition = Édition des règles
arbitration-kind = Type de jeu
arbitration-change-there = se change dans les réglages
arbitration-supervision = Surveillance en rapide et blitz
arbitration-supervision-note = Les parties standard suivent toujours les règles de compétition. Le règlement du tournoi doit le déclarer.
arbitration-supervised-blitz = Sanction en blitz avec surveillance complète
arbitration-supervised-blitz-note = Dans le texte de 2023, le blitz avec surveillance complète renvoie aux règles de compétition sans répéter la minute du rapide : à la lettre, deux minutes. Dans les éditions antérieures c’est toujours une.
arbitration-series = « Toute série de coups légaux »
arbitration-series-note = Drapeau, abandon, deuxième coup illégal : la position décide-t-elle seule, ou aussi la cinquième répétition et les 75 coups qui viendraient avant ?
arbitration-announced-mate = Demande correcte, mais le coup annoncé ferait mat
arbitration-announced-mate-note = Le texte ne dit pas ce qui vient d’abord.
arbitration-period-switch = Quand la pendule ajoute la période suivante
arbitration-period-switch-note = Pour calculer ce qu’elle devrait indiquer.
arbitration-save = Enregistrer les choix
arbitration-chief-only = L’arbitre principal les change.
period-switch-moves = avec le dernier coup de la période, selon le compteur
period-switch-zero = quand elle arrive à zéro
setting-supervised-blitz-two-minutes = deux minutes, à la lettre
setting-supervised-blitz-one-minute = une minute, comme en rapide
setting-series-any = la position seule décide
setting-series-until-automatic-draw = la cinquième répétition et les 75 coups comptent aussi : si le mat est possible, l’arbitre décide
setting-announced-mate-arbiter = l’arbitre décide
setting-announced-mate-claim = d’abord la demande : nulle
setting-announced-mate-mate = d’abord le mat
action-tournament-arbitration = Choix d’arbitrage
print-arbiter = Arbitre
print-proposal = Décision proposée : elle vaut quand l’arbitre la confirme.
print-printed-at = Imprimé à { $time }.
