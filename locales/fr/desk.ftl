# Les pages de l’arbitre : table de la ronde, salle, partie.
round-title = Ronde { $round }
desk-state = État
desk-draft = Brouillon
desk-published = Publiée { $time }
desk-publish = Publier la ronde { $round }
desk-results = Résultats
desk-missing-boards = { $n ->
    [1] l’échiquier { $boards } manque
   *[other] les échiquiers { $boards } manquent
}
desk-to-save = À enregistrer
desk-queued = en file, pas encore enregistré
# Le script met les nombres pour n et s, et pour why ce que dit le serveur.
desk-waiting = À enregistrer : {"{n}"}.
desk-away = À enregistrer : {"{n}"}. Réseau absent depuis {"{s}"} s. Vous pouvez continuer.
desk-failing = Non enregistrés : {"{n}"}. {"{why}"} Nouvel essai automatique.
desk-refused = Non enregistrés : {"{n}"}. Votre connexion a expiré : connectez-vous dans un autre onglet, puis réessayez ici.
desk-last-action = Dernière action
desk-no-action = Aucune
desk-no-board = Cet échiquier n’existe pas dans la ronde : rien n’a été écrit.
desk-unknown-result = Ce résultat n’existe pas : rien n’a été écrit.
desk-undo = Annuler
desk-keys = Touches
desk-all-keys = toutes les touches
desk-boards = Échiquiers de la ronde { $round }
desk-filter = Filtre
desk-all = Tous { $n }
desk-missing = Manquants { $n }
desk-unclear = À régler { $n }
desk-goto-label = Aller à un échiquier ou à un nom
desk-goto = Échiquier ou nom
desk-prepare = Préparer la ronde { $round }
desk-caption = Résultats de la ronde { $round }
desk-enter-result = manque, saisir le résultat
desk-missing-word = manque
desk-row-board = échiquier { $board }
desk-waiting-for-key = attend une touche
desk-two-values = deux valeurs différentes
desk-put = Mettre { $result }
desk-keep = Garder { $result }
desk-double-forfeit = double forfait
desk-both-lose = les deux perdent
desk-adjourned = ajournée
desk-clear = vider
desk-incident = incident
desk-history = historique
desk-history-of = Historique de l’échiquier { $board }
desk-order-fixed = Les lignes gardent leur ordre tant que la page est ouverte.
key-next = prochain vide
key-row = ligne
key-goto = échiquier ou nom
key-missing = seulement manquants
key-reading = seconde lecture
floor-title = Salle de jeu, ronde { $round }
floor-calling = { $n ->
    [one] appelle l’arbitre
   *[other] appellent l’arbitre
}
floor-watch = à suivre
floor-playing = en cours
floor-finished-count = { $n ->
    [one] finie
   *[other] finies
}
floor-calls = Demande un arbitre
floor-no-calls = Aucun échiquier n’appelle.
floor-calm = Tranquilles
floor-finished = Finies
floor-arbiters-only = Cette page est réservée aux arbitres : les signaux de nulle à demander ne figurent sur aucune page publique.
game-board = Échiquier { $board }
game-back-to-floor = Retour à la salle de jeu
game-turn = { $side ->
    [white] Trait aux Blancs, coup { $number }.
   *[black] Trait aux Noirs, coup { $number }.
}
game-flip = Retourner
game-print-position = Imprimer la position
game-scoresheet = Feuille de partie
game-notation = notation française
game-move-label = { $side ->
    [white] Coup { $number } des Blancs
   *[black] Coup { $number } des Noirs
}
game-record = Enregistrer
game-offline = Le réseau ne répond pas : le coup n’est pas enregistré. Il est encore dans le champ.
game-left = Écrits après et pas encore enregistrés :
game-correct-transcript = Corriger la transcription
game-was-completed = Il a été joué et achevé
game-moves = Coups
game-number = Numéro
game-clock = pendule
game-folded = Coups 1–{ $number }
game-undo = Annuler { $written }
game-paste-pgn = Coller un PGN
game-two-sheets = Deux feuilles de partie
game-signals = Signaux
game-arbiters-only = réservé aux arbitres
game-no-signals = Rien à signaler dans cette position.
game-claimable = À demander
game-announcing = En annonçant
game-ended = Finie
game-verify-claim = Vérifier une demande de nulle
incident = Incident
incident-illegal = coup illégal
incident-flag = chute du drapeau
incident-claim = demande de nulle
incident-offer = proposition de nulle
incident-phone = téléphone
incident-other = autre
# Deux valeurs pour un échiquier ; annuler.
desk-you = vous
desk-keep-nothing = Laisser vide
desk-put-nothing = Vider
desk-unclear-note = Un échiquier a deux valeurs : choisissez laquelle vaut avant de publier ou de clore le tournoi.
desk-nobody-found = Aucun échiquier ni nom : { $text }
desk-found-of = { $n } sur { $m } : Entrée passe au suivant
history-kept = non écrit : une autre valeur y était
history-undone-kept = retiré
floor-two-values = Deux valeurs pour le résultat
game-back-to-desk = Retour à la table
floor-choose = Choisir à la table
