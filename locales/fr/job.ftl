# Travaux longs : la page de leur avancement.
job-draft = Préparation de la ronde
job-why = Recherche des raisons des appariements
job-import = Lecture du fichier du tournoi
job-games = Lecture des parties
job-waiting = En file : d’autres travaux passent avant.
job-running = En cours depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, { $most } au plus.
job-stopping = Arrêt en cours.
job-progress = Avancement
job-cancel = Arrêter
job-note = La page se met à jour d’elle-même. Rien n’est écrit avant la fin du travail ; si le serveur redémarre, le travail est perdu et doit être redemandé.
job-gone = Travail introuvable
job-gone-body = Il est fini depuis longtemps, il n’est pas à vous, ou le serveur a redémarré : dans ce cas rien n’a été écrit, et il suffit de le redemander.
job-lost-body = Le serveur qui faisait ce travail s’est arrêté ou l’a oublié. Regardez s’il a été fait avant de le redemander ; le même formulaire, envoyé de nouveau, ne compte qu’une fois.
job-elsewhere = Un autre serveur s’en occupe
job-elsewhere-body = La demande est arrivée à un autre serveur de ce site que celui qui fait le travail. Rien n’est perdu : la page redemande d’elle-même jusqu’à ce que le bon réponde. Inutile d’attendre : ce que le travail écrit se voit aussitôt sur la page d’où vous l’avez demandé ; le même formulaire, envoyé de nouveau, ne compte qu’une fois.
job-elsewhere-not-stopped = Le travail n’a pas été arrêté : un autre serveur de ce site s’en occupe. La page revient d’elle-même au travail ; appuyez-y de nouveau sur « Arrêter ».
job-elsewhere-link = À la page du travail
flash-job-cancelled = Travail arrêté.
