# Fédérations et organisateurs à côté de ceux à qui appartient cette installation.
accent-baize = Vert
accent-indigo = Indigo
accent-moss = Mousse
accent-petrol = Pétrole
accent-plum = Prune
accent-umber = Terre d’ombre
account-organiser-arbiter = Vous travaillez pour cet organisateur : les tournois que vous créez sont les siens.
account-organiser-officer = Vous êtes responsable de cet organisateur.
action-organiser-add = Ajoute un organisateur
action-organiser-change = Modifie un organisateur
action-organiser-leave = Quitte un organisateur
action-organiser-remove-person = Retire quelqu’un d’un organisateur
action-organiser-set-person = Ajoute quelqu’un à un organisateur
action-tournament-held-by = Dit qui organise le tournoi
category-ages = de { $least } à { $most } ans
category-ages-least = { $n ->
    [1] un an et plus
   *[other] { $n } ans et plus
}
category-ages-most = { $n ->
    [1] jusqu’à un an
   *[other] jusqu’à { $n } ans
}
category-ages-note = L’âge qui compte est celui atteint au 31 décembre de l’année où le tournoi commence.
flash-holder-set = L’organisateur du tournoi est noté.
flash-organiser-added = L’organisateur est ajouté.
flash-organiser-left = Vous ne travaillez plus pour cet organisateur.
flash-organiser-person-removed = Cette personne ne travaille plus pour cet organisateur.
flash-organiser-person-set = La personne est notée.
flash-organiser-saved = Les données de l’organisateur sont enregistrées.
holder-house = Ceux à qui appartient ce site
holder-label = Qui l’organise
holder-note = Le nom et la couleur de l’organisateur figurent sur les pages du tournoi, son pied de page sur les feuilles. Départements et catégories sont les siens.
holder-title = Organisateur
organiser-accent = Couleur
organiser-all = { $n ->
    [1] Le tournoi dans le calendrier
   *[other] Les { $n } tournois
 }
organiser-arbiter = arbitre
organiser-calendar = Son calendrier
organiser-categories = Catégories nationales
organiser-categories-note = Une par ligne, la plus haute d’abord : le sigle de quatre caractères au plus et le nom, « A1 Première classe ». Une catégorie d’âge a ses âges entre parenthèses à la fin : « U10 Moins de 10 ans (9-10) », « U8 Moins de 8 ans (-8) », « S50 Seniors (50+) ». Sans rien, celles d’Italie valent.
organiser-coming = En cours et à venir
organiser-country = Pays
organiser-duty = Fonction
organiser-edit = Modifier les données
organiser-federation = Fédération (trois lettres)
organiser-ground = Régions, départements, catégories
organiser-held = { $n ->
    [0] Aucun tournoi
    [one] Un tournoi
   *[other] { $n } tournois
 }
organiser-imprint = Pied de page des feuilles
organiser-imprint-note = Par exemple le siège et le numéro d’enregistrement.
organiser-italy = Italie
organiser-keep = Gestion
organiser-language = Langue des messages
organiser-language-none = Celle du site
organiser-language-note = Pour ceux qui n’en ont choisi aucune.
organiser-leave = Quitter
organiser-leave-note = Qui part perd les régions dont il décide ; ses tournois restent à l’organisateur. Seuls ses responsables et l’administration peuvent le reprendre.
organiser-leave-regions = Vos régions : { $regions }.
organiser-leave-title = Quitter { $name } ?
organiser-leave-yes = Oui, quitter
organiser-look = Aspect et feuilles
organiser-name = Nom
organiser-new = Nouvel organisateur
organiser-officer = responsable
organiser-officer-note = Responsable : modifie ces données et décide des clubs.
organiser-own-clubs = Ses propres clubs
organiser-own-clubs-note = Un organisateur qui a ses régions a aussi ses clubs : ils s’inscrivent depuis sa page, et ses responsables en décident. Celui qui emploie les régions d’Italie partage les clubs de tous.
organiser-people = Qui y travaille
organiser-people-lead = Les tournois que ces personnes créent sont ceux de l’organisateur.
organiser-people-none = Personne pour l’instant.
organiser-person-add = Ajouter quelqu’un
organiser-person-remove = Retirer
organiser-territory = Régions et départements
organiser-territory-note = Une région par ligne : son nom, deux-points, ses départements avec leur code entre virgules, « Oberland: TH Thun, IN Interlaken ». Une région d’un seul département s’écrit « TI Ticino ». Sans rien, celles d’Italie valent.
organiser-web = Site
organiser-what = Ce qui change
organiser-what-note = Une fédération ou un organisateur a son nom, sa couleur, son calendrier et ses feuilles et, si besoin, ses régions, départements et catégories.
organiser-who = Qui est-ce
organisers-lead = Fédérations et organisateurs qui ont leurs pages sur ce site.
organisers-none = Il n’y en a pas encore.
organisers-title = Fédérations et organisateurs
own-categories-note = Catégories de l’organisateur : { $list }. On les désigne par « catégorie » et le sigle.
problem-list-code = Ligne { $value } : un sigle a d’une à six lettres ou chiffres.
problem-list-long-code = Ligne { $value } : le sigle d’une catégorie a quatre lettres ou chiffres au plus.
problem-list-long-name = Ligne { $value } : le nom a plus de soixante caractères.
problem-list-no-name = Ligne { $value } : il manque le nom.
problem-list-too-many = Ligne { $value } : il y en a trop.
problem-list-twice = Ligne { $value } : il y est déjà.
problem-moderates-elsewhere = { $value } décide déjà des clubs de certaines régions : un administrateur peut l’ajouter.
problem-no-account = Il n’y a pas de compte au nom d’utilisateur { $value }.
problem-territory-used = Des clubs sont dans des départements qui n’existeraient plus : { $value }. Ils changent d’abord le leur.
problem-works-for-another = { $value } travaille déjà pour un autre organisateur.
refusal-last-officer = Personne d’autre ne pourrait diriger l’organisateur : nommez d’abord un autre responsable, qui ait choisi un mot de passe.
