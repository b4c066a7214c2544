# La dernière page de la journée.
end-title = Fin du tournoi
end-lead-closed = Le tournoi est clos : restent les imprimés et les envois.
end-lead-nothing = Plus rien n’est ouvert : le tournoi peut être clos.
end-lead-open = { $n ->
    [0] Aucun point n’est encore ouvert.
    [one] Un point est encore ouvert.
   *[other] { $n } points sont encore ouverts.
}
end-open = Encore ouvert
end-open-rounds = { $published ->
    [0] Aucune ronde publiée
    [one] Rondes à jouer : une publiée
   *[other] Rondes à jouer : { $published } publiées
}
end-open-results = { $n ->
    [1] Un résultat manque
   *[other] { $n } résultats manquent
}
end-open-adjourned = { $n ->
    [1] Une partie ajournée
   *[other] { $n } parties ajournées
}
end-open-conflicts = { $n ->
    [1] Deux résultats pour un échiquier
   *[other] Deux résultats pour { $n } échiquiers
}
end-open-incidents = { $n ->
    [1] Un incident sans décision
   *[other] { $n } incidents sans décision
}
end-open-days = { $n ->
    [1] Une ronde sans jour
   *[other] { $n } rondes sans jour
}
end-open-days-note = Le rapport dit quel jour elle a été jouée.
end-open-prizes = Prix non clos
end-open-prizes-changed = Prix changés après leur clôture
end-open-prizes-changed-note = Le classement donnerait d’autres prix que la dernière version.
end-open-receipts = { $n ->
    [1] Un reçu à signer
   *[other] { $n } reçus à signer
}
end-do-pair = À la ronde
end-do-enter = Saisir
end-do-decide = Décider
end-do-days = Fixer les jours
end-do-close-prizes = Clore les prix
end-do-sign = Faire signer
end-do-read = Relire
end-do-complete = Compléter
end-do-print = Imprimer
end-do-download = Télécharger
end-do-archive = Archiver
end-close = Clôture
end-closed = Tournoi clos : le classement est final.
end-reopen = Rouvrir le tournoi
end-close-chief = L’arbitre principal le clôt.
end-close-later = Il se clôt quand rondes, résultats et parties ajournées sont en ordre.
end-papers = Imprimés et fichiers
end-paper-certificates = Diplômes
end-paper-certificates-note = Un par personne, avec ses rondes.
end-paper-report = Rapport d’arbitre
end-paper-report-note = Pour la fédération : ce que le programme sait est déjà écrit.
end-paper-reading = Seconde lecture de la dernière ronde
end-paper-reading-note = Les résultats ressaisis d’après les bulletins et comparés.
end-paper-standings = Classement final
end-paper-it1 = Certificat IT1 de { $player }
end-paper-norms = Normes
end-paper-norms-note = { $n ->
    [0] Aucune.
    [one] Une réalisée.
   *[other] { $n } réalisées.
}
end-paper-prizes = Prix
end-paper-prizes-note = Version { $version } : { $prizes ->
    [0] aucun prix
    [one] un prix
   *[other] { $prizes } prix
}
end-paper-incidents = Incidents et sanctions
end-paper-incidents-note = { $n ->
    [0] aucun
    [one] un
   *[other] { $n }
}
end-file-trf16 = Rapport TRF16
end-file-trf16-note = Pour la fédération et l’homologation.
end-file-trf26 = Rapport TRF26
end-file-trf26-note = Avec ce qui a touché à la régularité du tournoi.
end-file-pgn = Parties PGN
end-file-pgn-note = Toutes les parties enregistrées.
end-file-csv = Classement CSV
end-file-csv-note = Pour le site web et les tableurs.
end-file-archive = Archive du tournoi
end-file-archive-note = Tout en un fichier, pour une clé USB ou un autre ordinateur.
end-deadlines = Délais
end-deadline-rating-officer = Au responsable Elo sous { $days } jours : { $date }
end-deadline-federation = À la fédération italienne sous { $days } jours : { $date }
end-deadline-fide = À la FIDE sous { $days } jours : { $date }
end-left = { $days ->
    [0] échéance aujourd’hui
    [one] reste un jour
   *[other] restent { $days } jours
}
end-late = { $days ->
    [1] un jour de retard
   *[other] { $days } jours de retard
}
end-link = Fin du tournoi
