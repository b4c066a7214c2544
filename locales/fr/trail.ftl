# Le journal : ce qui valait avant et après.
trail-actor-visitor = sans compte
trail-actor-command-line = ligne de commande
trail-boards = { $n ->
    [0] aucun échiquier
    [one] un échiquier
   *[other] { $n } échiquiers
}
trail-present = présent
trail-not-present = non présent
trail-absent = { $n ->
    [0] aucune absence
    [one] une absence
   *[other] { $n } absences
}
trail-last-round = après la ronde { $round }
trail-no-round = avant la ronde 1
trail-plays = joue
trail-bye = ronde { $round } : { $what }
trail-bye-or-duty = Bye ou service
trail-half-moves = { $side ->
    [white] de la feuille des Blancs, { $n ->
        [0] aucun demi-coup
        [one] un demi-coup
       *[other] { $n } demi-coups
    }
    [black] de la feuille des Noirs, { $n ->
        [0] aucun demi-coup
        [one] un demi-coup
       *[other] { $n } demi-coups
    }
   *[none] { $n ->
        [0] aucun demi-coup
        [one] un demi-coup
       *[other] { $n } demi-coups
    }
}
trail-incident = { $side ->
    [white] { $what }, Blancs
    [black] { $what }, Noirs
   *[none] { $what }
}
trail-replaced = remplace le n° { $n }
trail-state-registration = inscriptions ouvertes
trail-state-running = en cours
trail-state-finished = terminé
trail-games = { $n ->
    [0] aucune partie
    [one] une partie
   *[other] { $n } parties
}, { $moves ->
    [0] aucun demi-coup
    [one] un demi-coup
   *[other] { $moves } demi-coups
}
action-tournament-create = Tournoi créé
action-tournament-import = Tournoi importé
action-games-import = Parties importées
trail-parts = Parties du journal
trail-part-decisions = Décisions
trail-part-results = Résultats
trail-part-rounds = Rondes
trail-part-entries = Inscriptions
trail-part-games = Parties et coups
trail-part-settings = Réglages
trail-nothing = Rien n’a encore été écrit ici.
trail-corrected = { $result } (motif : { $why })
trail-boards-chosen = { $boards } ; le numéro 1 a les { $side ->
    [black] Noirs
   *[white] Blancs
}, choisis par l’arbitre
trail-boards-drawn = { $boards } ; le numéro 1 a les { $side ->
    [black] Noirs
   *[white] Blancs
}, tirés au sort par le programme (#{ $lot })
action-result-correct-rating = Résultat corrigé pour l’Elo
action-result-correct = Résultat d’une ronde antérieure
action-tournament-reopen = Tournoi rouvert
action-entry-unseen = Absences avant la ronde
trail-newest = Dernière ligne { $row }, empreinte { $hash }… Notez-la : elle dira plus tard si le journal est entier.
trail-imported = { $name } ; { $players ->
    [0] aucune personne
    [one] une personne
   *[other] { $players } personnes
} ; { $rounds ->
    [0] aucune ronde
    [one] une ronde
   *[other] { $rounds } rondes
}
trail-seat-bye = exempt pour { $name }
trail-by-hand = { $boards }, à la main : { $why }
who-read-lead = Dates de naissance complètes, sexe et numéros de licence : qui les a eus sous les yeux, quand et pourquoi.
who-read-nobody = Personne n’a encore ouvert de données que le public ne voit pas.
who-read-note = Qui rouvre la même chose dans l’heure ne laisse qu’une ligne. Cette liste ne fait pas partie du tournoi : elle n’est ni dans le journal ni dans les archives.
who-read-persons = { $n ->
    [0] Aucun joueur
    [one] Un joueur
   *[other] { $n } joueurs
}
who-read-title = Qui a lu les données
who-read-what = Ouvert
who-read-what-arbiters-report = Rapport de l’arbitre
who-read-what-archive = Archive du tournoi
who-read-what-correction = Corrections demandées
who-read-what-entry = Formulaire d’inscription
who-read-what-norm-certificate = Certificat de norme
who-read-what-player = Formulaire du joueur
who-read-what-player-data = Copie des données
who-read-what-rating-report = Rapport pour l’Elo
who-read-what-report = Rapport (TRF)
who-read-whose = De qui
who-read-why = Pourquoi
who-read-why-arbiters-report = Rédiger et remettre le rapport
who-read-why-archive = Passer le tournoi à un autre ordinateur, ou le conserver
who-read-why-correction = Décider de la correction
who-read-why-entry = Corriger les données
who-read-why-norm-certificate = Délivrer le certificat
who-read-why-player = Changer les données
who-read-why-player-data = La remettre à qui l’a demandée
who-read-why-rating-report = L’envoyer au responsable du classement
who-read-why-report = L’envoyer à la fédération
