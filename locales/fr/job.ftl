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
flash-job-cancelled = Travail arrêté.
