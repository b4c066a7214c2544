error-not-saved = Non enregistré : le serveur ne peut pas écrire
error-not-saved-body = Rien de ce que vous avez envoyé n’a été écrit. Ce qui existe se lit ; tant que cela dure, personne d’autre ne peut se connecter. Avertissez qui gère le serveur.
error-doubtful = Peut-être enregistré, peut-être pas
error-doubtful-body = Le disque a échoué en plein enregistrement : ce que vous avez envoyé est écrit ou non. Regardez la page avant de renvoyer, et donnez le numéro ci-dessous à qui gère le serveur.
error-unreachable = La base de données ne répond pas
error-unreachable-body = Rien ne se lit ni ne s’écrit tant qu’elle n’est pas revenue. Réessayez bientôt ; si cela continue, donnez le numéro ci-dessous à qui gère le serveur.
trouble-damaged = La base de données est abîmée.
trouble-lost = Il manque à la base de données des actions déjà enregistrées.
trouble-replaced = Le fichier de la base de données a été remplacé pendant que le serveur tournait.
trouble-missing = Le fichier de la base de données a été déplacé ou supprimé pendant que le serveur tournait.
trouble-read-only = La base de données est en lecture seule.
trouble-disk-full = Le disque est plein.
trouble-failing = Le disque donne des erreurs.
trouble-newer-schema = Une version plus récente du programme a mis à jour la base de données : ce serveur ne peut que lire.
trouble-unreachable = La base de données ne répond pas.
backup-failed = copie échouée
backup-none = encore aucune copie
backup-now = copie juste faite
backup-minutes = dernière copie il y a { $n } min
backup-hours = dernière copie il y a { $n } h
copies-title = Copies
copies-lead = Si la clé USB se perd ou si l’ordinateur tombe en panne, il reste une copie de tout. tratto en fait une quand vous publiez une ronde, et { $n ->
    [1] chaque minute
   *[other] toutes les { $n } minutes
} tant que quelque chose change.
copies-where = Choisissez un dossier sur un autre disque : celui de l’ordinateur si les données sont sur une clé USB, sinon une clé USB. Le dossier doit déjà exister et ne servir à rien d’autre.
copies-folder = Dossier des copies
copies-folder-how = Écrivez le chemin entier, comme E:\copies. Sous Windows : ouvrez le dossier, cliquez en haut dans la barre d’adresse, copiez, et collez ici.
copies-end-how = Laissez vide pour ne plus en faire : celles qui existent restent où elles sont.
copies-given = Comme indiqué au lancement, les copies vont aussi dans { $folder }.
copies-same-disk = { $folder } se trouve sur le même disque que les données : si ce disque est perdu ou tombe en panne, les copies sont perdues avec lui. Choisissez un dossier sur un autre disque.
copies-not-made = Aucune copie n’est faite.
copies-why = La dernière a échoué : { $why }
copies-back = Le manuel dit comment repartir d’une copie.
flash-copies-set = C’est fait : la première copie arrive dans quelques secondes. Rechargez la page pour la voir.
flash-copies-ended = Plus aucune copie ne va dans ce dossier.
problem-copies-whole = écrivez le chemin entier, à partir de la lettre du disque.
problem-copies-missing = ce dossier n’existe pas : créez-le, ou branchez le disque.
problem-copies-no-folder = ce n’est pas un dossier.
problem-copies-read-only = ce disque est en lecture seule.
problem-copies-full = ce disque est plein.
problem-copies-denied = tratto ne peut pas écrire dans ce dossier : choisissez-en un à vous.
problem-copies-failing = impossible d’écrire dans ce dossier ({ $value }).
newer-ask = Demander s’il y a une version plus récente
newer-asked-at = Demandé à { $address }
newer-by-hand = Rien n’a été installé. Le chapitre « Updating » du manuel dit comment faire ; comparez d’abord la somme de contrôle.
newer-bytes = { $n ->
    [one] { $n } octet
   *[other] { $n } octets
}
newer-commit = Commit { $commit }
newer-file = Fichier
newer-files = Fichiers de cette version
newer-in-clear = l’adresse commence par http:// et mène à une autre machine : elle doit commencer par https://
newer-is-older = Une version plus ancienne s’y trouve : { $version } ({ $date }).
newer-is-there = Il y a une version plus récente : { $version } ({ $date }).
newer-is-this = C’est la version la plus récente : { $version } ({ $date }).
newer-no-address = Personne n’a indiqué où demander les versions plus récentes. La personne qui gère le programme met dans TRATTO_RELEASES, ou dans --releases, l’adresse (https) du fichier tratto-release.json.
newer-no-json = ce qui s’y trouve n’est pas du JSON
newer-no-release = ce qui s’y trouve ne décrit aucune version
newer-own = Ceci est la version { $version }.
newer-private = le nom mène à un réseau privé : rien n’a été demandé
newer-size = Taille
newer-title = Version plus récente
newer-unasked = Impossible de demander s’il y a une version plus récente : { $why }.
newer-when-pressed = On ne le demande que si quelqu’un appuie sur ce bouton. Rien ne s’installe tout seul.
