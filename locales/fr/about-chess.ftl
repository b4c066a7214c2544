# Les pages sur les échecs, et la liste des tournois par région.
links-rules = Règles
links-rules-text-1 = Un tournoi sur tratto suit l’édition des règles de la FIDE que nomme son règlement : celle en vigueur, ou celle du Congrès de Stockholm de 1952. Chaque décision cite l’article de l’édition du tournoi.
links-rules-text-2 = Les règles du jeu disent comment les pièces se déplacent, quand un coup est exécuté, ce qui suit une irrégularité, comment finit une partie. Les règles du tournoi, soit appariements, points et départages, figurent dans le règlement de chaque tournoi.
links-origin = Origine et légende
links-origin-text-1 = Les échecs descendent du chaturanga, joué en Inde vers le VIe siècle : quatre corps d’armée, soit fantassins, cavaliers, éléphants et chars, autour d’un roi et de son conseiller. Par la Perse et le monde arabe, le jeu atteignit l’Europe avant l’an mil, notamment par la Sicile et l’Espagne.
links-origin-text-2 = À la fin du XVe siècle, la dame et le fou prirent leurs longs coups d’aujourd’hui. Le roque et la prise en passant se fixèrent plus tard, en Italie avec des règles propres jusqu’au XIXe siècle. La FIDE fut fondée à Paris en 1924.
links-origin-text-3 = La légende parle de Sissa, qui demanda au roi un grain de blé sur la première case et le double sur chaque case suivante : sur 64 cases cela fait 18 446 744 073 709 551 615 grains, plus que n’en avait le royaume.
links-italy = Sites italiens
links-italy-text-1 = Fédération, comités régionaux, clubs, revues et archives en Italie. Les clubs inscrits sur tratto figurent dans la liste des clubs, région par région.
links-world = Sites du monde
links-world-text-1 = Fédérations, règles, classements et archives de parties du monde.
links-title = Liens
links-none = Aucun lien pour l’instant.
links-others = Autres pages
links-add = Ajouter un lien
links-add-button = Ajouter
links-name = Titre
links-address = Adresse
links-note = Ce qu’on y trouve
links-remove = Retirer { $title }
links-remove-short = Retirer
flash-link-added = Lien ajouté.
flash-link-removed = Lien retiré.
tournaments-title = Tournois
tournaments-by-region = Tournois par région
tournaments-of-region = Tournois : { $region }
tournaments-lead = { $n ->
    [0] Aucun tournoi
    [one] Un tournoi
   *[other] { $n } tournois
}
tournaments-none = Aucun tournoi dans cette région.
tournaments-elsewhere = À l’étranger ou sans province
tournaments-regions = Par région
tournaments-all = Tous les tournois
tournaments-state = État
tournament-state-registration = inscriptions ouvertes
tournament-state-running = en cours
tournament-state-finished = terminé
