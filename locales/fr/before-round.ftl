# Avant d’apparier, de publier, de corriger : ce qui est demandé à l’arbitre.
unseen-title = Absences avant la ronde { $round }
unseen-question = { $n ->
    [1] Une personne n’a pas été vue
   *[other] { $n } personnes n’ont pas été vues
}
unseen-lead = Aucune n’est appariée avant votre décision : pour chacune, ou pour toutes ensemble. La ronde { $round } n’est pas encore préparée.
unseen-why = Pourquoi cette question
unseen-what = Que faire
unseen-what-of = Que faire : { $name }
unseen-choose = choisir
unseen-not-marked = présence non pointée
unseen-absent-before = absence sans préavis à la ronde d’avant
unseen-forfeited = absence à la partie de la ronde d’avant
unseen-absent = absence à cette ronde
unseen-out = forfait définitif
unseen-awaited = arrive : apparier quand même
unseen-with-these = Préparer la ronde avec ces choix
unseen-to-check-in = Retour au pointage
unseen-for-all = Le même choix pour qui n’en a pas
entries-chosen-white = Blancs, choix de l’arbitre
entries-chosen-black = Noirs, choix de l’arbitre
rule-initial-drawn = le numéro 1 a les { $side ->
    [black] Noirs
   *[white] Blancs
} à la ronde 1, tirage au sort du programme ({ $lot })
draft-stale = Le brouillon ne vaut plus. Changé depuis : { $what }.
basis-results = résultats
basis-entries = inscriptions
basis-absences = byes, forfaits définitifs ou retours
basis-prohibitions = protections d’appariement
basis-rules = règles d’appariement
basis-program = version du programme
draft-differs = Avec les données actuelles, { $n ->
    [1] un échiquier sur { $m } changerait
   *[other] { $n } échiquiers sur { $m } changeraient
}.
draft-other-bye = Les échiquiers resteraient, mais l’exempt changerait.
draft-same-boards = Avec les données actuelles, les appariements seraient les mêmes.
draft-impossible = Avec les données actuelles, la ronde ne peut pas être appariée.
draft-prepare-again = Préparer de nouveau la ronde { $round }
publish-nobody-seen = Aucune présence n’est pointée : le pointage n’a pas été fait, et tout le monde est apparié, sauf les byes.
earlier-title = Ronde { $round }, échiquier { $board } : changer le résultat ?
earlier-values = { $stored } devient { $wanted }
earlier-consequence = { $n ->
    [1] Le classement change à partir de cette ronde. La ronde { $first } reste comme elle a été appariée.
   *[other] Le classement change à partir de cette ronde. Les rondes { $first } à { $last } restent comme elles ont été appariées.
}
earlier-yes = Changer le résultat
earlier-rating-consequence = Cette ronde n’est ni la dernière ni l’avant-dernière : en mode FIDE, le classement et les appariements restent tels quels. Le bon résultat va dans le rapport d’homologation, avec une ligne « ### Correction ».
earlier-rating-yes = Corriger le rapport d’homologation
desk-rating-corrected = Pour l’Elo : échiquier { $board }, { $result } ({ $reason }).
download-rating-trf = TRF26 pour l’Elo, avec les résultats corrigés
earlier-no = Laisser ainsi
field-reason = Motif
reopen-title = Rouvrir le tournoi
reopen-lead = Le classement ne sera plus final, et résultats, inscriptions et réglages pourront de nouveau changer. Le motif reste dans le journal.
reopen-go-on = Continuer
reopen-sure = Vraiment rouvrir le tournoi ?
reopen-consequence = Qui a déjà envoyé classement et rapport devra les renvoyer.
reopen-because = Motif : { $reason }
reopen-yes = Rouvrir le tournoi
reopen-closed = Le tournoi est clos
reopen-closed-note = Résultats, appariements, inscriptions et réglages ne changent plus.
flash-tournament-reopened = Tournoi rouvert.
namesakes-title = Est-ce la même personne ?
namesakes-lead = Le nom est déjà parmi les inscriptions. Rien n’a encore été écrit.
namesakes-which = Qui
namesakes-there = inscription faite
namesakes-new = à inscrire
namesakes-another = { $n ->
    [1] Une autre personne : inscrire
   *[other] D’autres personnes : inscrire
}
namesakes-same = La même : ne pas inscrire
my-board-over = Vous avez terminé
my-board-place = Place { $place } { points-with }.
my-board-points = Points : { $points }. Le classement final n’est pas encore là.
# Le pointage
check-in-who = Qui est là
check-in-of = { $n ->
    [0] à pointer sur zéro
    [one] à pointer sur un
   *[other] à pointer sur { $n }
}
check-in-hits = Résultats : { $n }, à pointer : { $open }
check-in-hits-live = Résultats : %n, à pointer : %m
check-in-offline = Réseau absent : %n en attente, envoi automatique.
check-in-show-open = À pointer { $n }
check-in-show-here = Présences { $n }
check-in-show-away = Ne viennent pas { $n }
check-in-show-all = Tout { $n }
check-in-filter = Qui s’affiche
check-in-print = Imprimer la feuille
check-in-new = Quelqu’un de nouveau
check-in-here = Est là
check-in-away = Ne vient pas
check-in-unmark = À pointer
check-in-withdrawn = forfait définitif
check-in-nobody = Il ne reste personne à pointer : le pointage peut être clos.
check-in-open = ouvert
check-in-closed = clos par { $name } à { $time }
check-in-round-1 = La ronde 1 commence { $when }
check-in-last = Dernière action
check-in-last-here = { $name } est là.
check-in-last-open = { $name } est à pointer.
check-in-last-away = { $name } ne vient pas à la ronde 1.
check-in-key-here = est là, et vider
check-in-key-away = ne vient pas à la ronde 1
check-in-key-clear = vider la recherche
check-in-key-new = quelqu’un de nouveau
check-in-key-show = à pointer seulement, ou tout
