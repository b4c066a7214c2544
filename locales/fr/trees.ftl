# Décisions par questions

tree-step = { $question } { $answer }.
ruling-title-start = Position initiale ou échiquier erronés
ruling-title-colours = Couleurs inversées
ruling-title-displaced = Pièces déplacées
ruling-title-clock = Pendule défectueuse ou mal réglée
ruling-title-pausing = Pendules arrêtées
ruling-title-device = Téléphone ou autre appareil
ruling-title-distraction = Dérangement
ruling-title-refusal = Refus de suivre les règles
ruling-title-penalty = Sanction
incident-pausing = pendules arrêtées
incident-refusal = refus de suivre les règles
incident-penalty = sanction
tree-player = Camp
tree-next = Suivant
tree-again = Recalculer
tree-discretion = l’arbitre décide
tree-unknown-answer = Cette réponse n’est pas parmi celles possibles.
tree-note = enregistrez avec vos propres mots
tree-penalties = Sanctions déjà données dans le tournoi
record-tree-start = Position initiale ou échiquier erronés.
record-tree-colours = Couleurs inversées.
record-tree-displaced = { $side ->
    [white] Les Blancs ont déplacé des pièces.
    [black] Les Noirs ont déplacé des pièces.
   *[none] Pièces déplacées.
}
record-tree-clock = Pendule défectueuse ou mal réglée.
record-tree-pausing = { $side ->
    [white] Pendules arrêtées, Blancs.
    [black] Pendules arrêtées, Noirs.
   *[none] Pendules arrêtées.
}
record-tree-device = { $side ->
    [white] Blancs : téléphone ou autre appareil.
    [black] Noirs : téléphone ou autre appareil.
   *[none] Téléphone ou autre appareil.
}
record-tree-distraction = { $side ->
    [white] Dérangement, Blancs.
    [black] Dérangement, Noirs.
   *[none] Dérangement.
}
record-tree-refusal = { $side ->
    [white] Les Blancs refusent de suivre les règles.
    [black] Les Noirs refusent de suivre les règles.
   *[none] Refus de suivre les règles.
}
record-tree-penalty = { $side ->
    [white] Sanction aux Blancs.
    [black] Sanction aux Noirs.
   *[none] Sanction.
}
ask-play-competition = Les règles de compétition s’appliquent
ask-play-otherwise = Rapide ou blitz sans surveillance complète
ask-over-yes = La partie a déjà un résultat
ask-over-no = La partie est en cours
ask-reversed-ten-moves = L’édition compte dix coups
ask-reversed-goes-on = Selon l’édition on continue, sauf décision de l’arbitre
ask-reversed-silent = L’édition n’en parle pas
ask-restorable-last = L’édition veut la dernière position sûre
ask-restorable-annulled = L’édition annule la partie
ask-ten = Combien de coups a achevés le camp qui en a le moins ?
ask-ten-fewer = Moins de dix coups
ask-ten-ten = Dix coups ou plus
ask-wrong = Qu’est-ce qui était faux ?
ask-wrong-array = La position initiale des pièces
ask-wrong-board = L’échiquier était tourné
ask-misplaced = Qu’est-ce qui était mal placé ?
ask-misplaced-king = Un roi
ask-misplaced-rook = Une tour
ask-misplaced-other = Autre chose, ou l’échiquier
ask-otherwise = Que décidez-vous ?
ask-otherwise-goes-on = On continue
ask-otherwise-new-game = On recommence avec les bonnes couleurs
ask-when = Quand l’a-t-on vu ?
ask-when-now = Aussitôt
ask-when-later = Plus tard, le jeu avait continué
ask-when-resumed = À la reprise d’une partie ajournée
ask-pressed = A-t-on appuyé sur la pendule sans les remettre en place ?
ask-pressed-no = Non
ask-pressed-yes = Oui
ask-own-time = Une sanction ?
ask-own-time-none = Aucune
ask-own-time-penalty = Oui, de la liste
ask-called = Une sanction ?
ask-called-none = Aucune
ask-called-penalty = Oui, de la liste
ask-identified = La position d’avant est-elle connue ?
ask-identified-yes = Oui
ask-identified-no = Non
ask-clock = Qu’est-ce qui ne va pas ?
ask-clock-defect = La pendule semble défectueuse
ask-clock-setting = Elle est mal réglée
ask-evident = Le défaut est-il évident ?
ask-evident-yes = Oui
ask-evident-no = Non
ask-schedule = Les horaires en souffrent-ils gravement ?
ask-schedule-no = Non
ask-schedule-yes = Oui
ask-paused-by = Qui a arrêté les pendules ?
ask-paused-by-arbiter = L’arbitre
ask-paused-by-player = Le camp indiqué
ask-reason = Pour quel motif ?
ask-reason-valid = Un motif valable : une pièce manquante, une demande, un dérangement
ask-reason-screen = Une demande fondée seulement sur un écran
ask-reason-none = Aucun motif valable
ask-disturbed-by = Qui a dérangé ?
ask-disturbed-by-opponent = Ce camp a dérangé l’adversaire
ask-disturbed-by-claims = Ce camp, par des demandes ou propositions sans fondement
ask-disturbed-by-outside = Quelque chose d’extérieur
ask-time-for = À qui donnez-vous du temps ?
ask-time-for-one = À un camp
ask-time-for-both = Aux deux
ask-time-for-nobody = À personne
ask-device = Que s’est-il passé ?
ask-device-person = La personne l’avait sur elle
ask-device-bag-off = Il était éteint, dans le sac
ask-device-bag-on = Il était allumé dans le sac, ou il a sonné
ask-device-bag-used = La personne a utilisé le sac sans permission
ask-device-search-refused = La personne refuse la fouille
ask-device-spectator = Il est à quelqu’un du public
ask-milder = Le règlement annonce-t-il une sanction plus légère ?
ask-milder-no = Non
ask-milder-yes = Oui
ask-allowed = Le règlement permet-il un appareil éteint dans un sac ?
ask-allowed-yes = Oui
ask-allowed-no = Non
ask-event-rule = Que dit le règlement ?
ask-event-rule-lost = Partie perdue
ask-event-rule-none = Rien
ask-guilty = Qui refuse ?
ask-guilty-one = Un camp
ask-guilty-both = Les deux
ask-penalty = Quelle sanction ?
ask-penalty-warning = Avertissement
ask-penalty-time-to-opponent = Temps à l’adversaire
ask-penalty-time-off = Temps en moins
ask-penalty-opponents-points = Plus de points à l’adversaire
ask-penalty-points-off = Points en moins au classement
ask-penalty-game-lost = Partie perdue
ask-penalty-fine = Amende
ask-penalty-excluded = Exclusion de rondes
ask-penalty-expelled = Exclusion du tournoi
ask-opponents-minutes = Combien de minutes à l’adversaire ?
ask-minutes-off = Combien de minutes en moins ?
ask-points = Combien de points en moins ?
ask-points-half = Un demi-point
ask-points-one = Un point
ask-opponents-score = Que reçoit l’adversaire ?
ask-opponents-score-full = Un point
ask-opponents-score-half = Un demi-point
ask-opponents-score-none = Rien
ask-announced = L’amende était-elle annoncée ?
ask-announced-yes = Oui
ask-announced-no = Non
ruled-over = Le résultat reste
ruled-void = La partie est annulée et une autre est jouée
ruled-transfer = On continue sur un échiquier bien placé
ruled-no-castling = On continue : le camp dont le roi est mal placé ne peut pas roquer
ruled-no-castling-with-it = On continue : pas de roque avec la tour mal placée
ruled-not-contested = On continue : après dix coups, cela ne se conteste plus
ruled-right-colours = Une nouvelle partie est jouée avec les bonnes couleurs
ruled-colours-stay = On continue avec les couleurs jouées
ruled-puts-back = Qui les a déplacées les remet en place sur son propre temps
ruled-put-back = Pendules arrêtées : les pièces sont remises en place
ruled-before-it = On revient à la position d’avant le déplacement ; aucun acte illégal
ruled-last-certain = On revient à la dernière position sûre ; aucun acte illégal
ruled-annulled = La partie est annulée et une autre est jouée
ruled-resumed-wrongly = La position de l’ajournement est rétablie et on repart de là
ruled-replaced = La pendule est remplacée
ruled-display-stands = Ce que montre la pendule fait foi
ruled-set-anew = La pendule est corrigée
ruled-setting-stays = Le réglage reste tel quel
ruled-paused = L’arbitre a arrêté les pendules
ruled-paused-rightly = Le camp a arrêté les pendules à raison
ruled-not-from-a-screen = La demande n’est pas admise : elle se fonde sur un écran
ruled-extra-time = Temps en plus à un camp
ruled-extra-time-both = Temps en plus aux deux
ruled-no-extra-time = Pas de temps en plus
ruled-spectator-out = La personne du public est éloignée
ruled-device-lost = { $side ->
    [white] Les Blancs perdent, les Noirs gagnent
    [black] Les Noirs perdent, les Blancs gagnent
   *[none] Partie perdue
}
ruled-device-allowed = Aucune sanction : l’appareil était permis
ruled-warning = { $side ->
    [white] Avertissement aux Blancs
    [black] Avertissement aux Noirs
   *[none] Avertissement
}
ruled-time-to-opponent = { $gains ->
    [white] { $amount } en plus aux Blancs
    [black] { $amount } en plus aux Noirs
   *[none] { $amount } en plus à l’adversaire
}
ruled-time-off = { $side ->
    [white] { $amount } en moins aux Blancs
    [black] { $amount } en moins aux Noirs
   *[none] { $amount } en moins
}
ruled-opponents-points = Les points de l’adversaire montent
ruled-points-off = { $side ->
    [white] Points retirés aux Blancs : { $amount }
    [black] Points retirés aux Noirs : { $amount }
   *[none] Points retirés : { $amount }
}
ruled-game-lost = { $side ->
    [white] Les Blancs perdent la partie
    [black] Les Noirs perdent la partie
   *[none] Partie perdue
}
ruled-fine = Amende
ruled-fine-refused = Pas d’amende : elle n’était pas annoncée
ruled-excluded = { $side ->
    [white] Blancs : exclusion d’une ou de plusieurs rondes
    [black] Noirs : exclusion d’une ou de plusieurs rondes
   *[none] Exclusion d’une ou de plusieurs rondes
}
ruled-expelled = { $side ->
    [white] Blancs : exclusion du tournoi
    [black] Noirs : exclusion du tournoi
   *[none] Exclusion du tournoi
}
ruled-refusal-lost = { $side ->
    [white] Les Blancs perdent la partie
    [black] Les Noirs perdent la partie
   *[none] Partie perdue
}
ruled-both-lose = Les deux perdent
ruled-board-transferred = Reportez la position sur l’autre échiquier.
ruled-board-restored = Rétablissez la position d’avant.
ruled-board-last-identifiable = Rétablissez la dernière position sûre.
ruled-board-new-game = Retirez les coups enregistrés et commencez une nouvelle partie.
ruled-by-judgement = C’est vous qui fixez les temps.
ask-opponents-minutes-1 = 1 minute
ask-opponents-minutes-2 = 2 minutes
ask-opponents-minutes-5 = 5 minutes
ask-opponents-minutes-10 = 10 minutes
ask-minutes-off-1 = 1 minute
ask-minutes-off-2 = 2 minutes
ask-minutes-off-5 = 5 minutes
ask-minutes-off-10 = 10 minutes
refusal-not-annulled = Aucun incident n’annule la partie de cet échiquier.
action-game-annul = Partie annulée
game-begin-anew = Commencer la nouvelle partie
game-begin-anew-note = { $n ->
    [0] La partie est annulée.
    [1] La partie est annulée : son demi-coup reste dans le journal.
   *[other] La partie est annulée : ses { $n } demi-coups restent dans le journal.
}
ruling-title-quickplay = Les deux dernières minutes sans incrément
ruling-title-resumption = Reprise d’une partie ajournée
incident-quickplay = deux dernières minutes sans incrément
incident-resumption = reprise d’une partie ajournée
record-tree-quickplay = { $side ->
    [white] Demande des Blancs dans les deux dernières minutes.
    [black] Demande des Noirs dans les deux dernières minutes.
   *[none] Demande dans les deux dernières minutes.
}
record-tree-resumption = { $side ->
    [white] Reprise, concerne les Blancs.
    [black] Reprise, concerne les Noirs.
   *[none] Reprise.
}
flag-after-claim = La décision sur une demande avait été différée
sealed-someone-missing = Quelqu’un manque ou est en retard, ou un temps est faux
ask-guidelines-hold = Le tournoi a annoncé les Directives III et la partie est sans incrément
ask-guidelines-do-not = Les Directives III n’ont pas été annoncées, ou du temps s’ajoute aux coups, ou c’est un blitz
ask-last-minutes = Combien de temps reste-t-il à ce camp ?
ask-last-minutes-under = Moins de deux minutes, et il a le trait
ask-last-minutes-more = Deux minutes ou plus, ou il n’a pas le trait
ask-last-minutes-flag = Le drapeau est tombé après que la décision a été différée
ask-quickplay = Que demande ce camp ?
ask-quickplay-increment = Cinq secondes par coup pour les deux, ce qui vaut aussi proposition de nulle
ask-quickplay-claim = La nulle : l’adversaire ne peut pas gagner par des moyens normaux, ou n’essaie pas
ask-quickplay-no-arbiter = La nulle, et aucun arbitre ne suit le tournoi
ask-five-seconds = Et ensuite ?
ask-five-seconds-accepted = L’adversaire accepte la nulle
ask-five-seconds-given = J’accorde : cinq secondes aux deux
ask-five-seconds-refused = Je n’accorde pas
ask-normal-means = Que décidez-vous ?
ask-normal-means-agreed = J’accepte : nulle
ask-normal-means-postponed = Je diffère la décision et je suis la partie
ask-normal-means-rejected = Je rejette la demande
ask-meanwhile = L’adversaire reçoit-il deux minutes ?
ask-meanwhile-two-minutes = Oui, deux minutes
ask-meanwhile-nothing = Non
ask-at-flag = L’adversaire pouvait-il gagner par des moyens normaux, et essayait-il ?
ask-at-flag-drawn = Non : nulle
ask-at-flag-flag = Oui : le drapeau tombé décide
ask-resumption = Que se passe-t-il ?
ask-resumption-replier = Qui doit répondre manque
ask-resumption-sealer = Qui a mis le coup sous enveloppe manque
ask-resumption-both = Les deux manquent : le camp indiqué est celui qui doit répondre
ask-resumption-late = Ce camp arrive après le délai de forfait
ask-resumption-times = La pendule de ce camp montre un temps faux
ask-reply = Que fait l’adversaire ?
ask-reply-sealed = Met aussi sa réponse sous enveloppe
ask-reply-made = Joue sa réponse sur l’échiquier
ask-sealed-ends = Le coup sous enveloppe met-il fin à la partie ?
ask-sealed-ends-yes = Oui
ask-sealed-ends-no = Non
ask-late-decision = Que décidez-vous ?
ask-late-decision-lost = La partie est perdue
ask-late-decision-otherwise = On continue
ask-pointed-out = Quand a-t-il été signalé ?
ask-pointed-out-before = Avant le premier coup de ce camp
ask-pointed-out-later = Plus tard
ask-serious = Les conséquences seraient-elles trop graves ?
ask-serious-yes = Oui
ask-serious-no = Non
ask-acts-count-count = Dans cette édition, c’est un acte illégal
ask-acts-count-menu = Dans cette édition, ce n’est pas un acte illégal
ask-offence = Pour quoi ?
ask-offence-other-hand = Pendule appuyée de l’autre main
ask-offence-clock-handling = Pendule frappée, soulevée ou appuyée avant le coup
ask-offence-no-move = Pendule appuyée sans aucun coup
ask-offence-not-recording = Coups non notés
ask-offence-writing-in-advance = Coup noté à l’avance
ask-offence-leaving = Sortie de l’aire ou de la zone de tournoi sans permission
ask-offence-notes-or-advice = Notes, conseils ou autre échiquier
ask-offence-smoking = Fumer où c’est interdit
ask-offence-disrepute = Conduite qui discrédite le jeu
ask-offence-another = Autre chose
ruled-quickplay-not-held = Non admise : les Directives III ne valent pas dans cette partie
ruled-quickplay-too-early = Non admise : seulement avec moins de deux minutes et avec le trait
ruled-quickplay-referred = Le jeu est fini : la position est notée, vérifiée par l’adversaire et soumise à qui décidera
ruled-quickplay-accepted = Nulle : l’adversaire a accepté
ruled-five-seconds = Cinq secondes par coup pour les deux, { $gains ->
    [white] { $amount } en plus aux Blancs
    [black] { $amount } en plus aux Noirs
   *[none] { $amount } en plus à l’adversaire
}
ruled-no-five-seconds = Pas de cinq secondes : la proposition de nulle reste ouverte jusqu’à la réponse de l’adversaire
ruled-quickplay-drawn = Nulle : l’adversaire ne peut pas gagner par des moyens normaux, ou n’essaie pas
ruled-quickplay-rejected = Demande rejetée : { $gains ->
    [white] { $amount } en plus aux Blancs
    [black] { $amount } en plus aux Noirs
   *[none] { $amount } en plus à l’adversaire
}
ruled-quickplay-postponed-with-time = Décision différée : { $gains ->
    [white] { $amount } en plus aux Blancs
    [black] { $amount } en plus aux Noirs
   *[none] { $amount } en plus à l’adversaire
}
ruled-quickplay-postponed = Décision différée : la partie continue devant l’arbitre
ruled-quickplay-flag-decides = Pas de nulle : le drapeau tombé décide
ruled-replier-clock-runs = La pendule de qui doit répondre tourne ; l’enveloppe s’ouvre à son arrivée
ruled-replier-loses-time = Qui doit répondre perd le temps jusqu’à son arrivée
ruled-reply-sealed = La réponse aussi va sous enveloppe, et la pendule de qui manque tourne
ruled-reply-made = La réponse est jouée et la pendule de qui manque tourne
ruled-sealed-move-ends = La fin par le coup sous enveloppe vaut : ouvrez l’enveloppe
ruled-late-at-resumption = { $side ->
    [white] Les Blancs arrivent trop tard et perdent
    [black] Les Noirs arrivent trop tard et perdent
   *[none] Trop tard : partie perdue
}
ruled-late-plays-on = En retard, mais on continue
ruled-times-corrected = Le temps est corrigé
ruled-times-stand = Le temps reste tel qu’il est affiché
ruled-illegal-act = C’est un acte illégal : il se juge comme tel
