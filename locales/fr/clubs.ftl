# Clubs, joueurs, administration.
clubs-of-region = Clubs : { $region }
clubs-lead = { $n ->
    [0] Aucun club n’est encore dans la liste.
    [one] Un club dans la liste.
   *[other] { $n } clubs dans la liste.
}
clubs-lead-region = Clubs : { $n }. Provinces : { $provinces }.
clubs-found = { $n ->
    [0] Aucun ne correspond à la recherche.
    [one] Un correspond à la recherche.
   *[other] { $n } correspondent à la recherche.
}
clubs-none = Il n’y a encore aucun club ici.
clubs-all-regions = Toutes
clubs-all-provinces = Toutes
clubs-name-or-town = Nom ou ville
clubs-show = Afficher
clubs-tournaments-of = Tournois { $year }
clubs-missing = Votre club n’y est pas ?
clubs-missing-note = Le nom, la ville et une adresse e-mail suffisent. L’administration vérifie et approuve.
clubs-other-regions = Autres régions
clubs-register = Inscrire votre club
clubs-register-lead = Il paraît dans la liste une fois approuvé. Tous les champs sont requis, sauf les facultatifs.
clubs-the-club = Le club
clubs-seat = Le siège
clubs-contacts = Contacts
clubs-name = Nom
clubs-federation-code = Code fédéral
clubs-president = Présidence
clubs-country = Pays
clubs-abroad-note = Hors d’Italie, région et province ne sont pas nécessaires.
clubs-region = Région
clubs-province = Province
clubs-town = Ville
clubs-postcode = Code postal
clubs-address = Adresse
clubs-email = E-mail
clubs-phone = Téléphone
clubs-web = Site web
clubs-show-contacts = Montrer à tout le monde e-mail, téléphone et présidence
clubs-send = Envoyer la demande
clubs-send-again = Vérifier de nouveau
clubs-send-another = C’est un autre club : envoyer
clubs-similar = { $n ->
    [1] Un club de cette ville a un nom semblable. Rien n’a encore été envoyé.
   *[other] { $n } clubs de cette ville ont un nom semblable. Rien n’a encore été envoyé.
}
clubs-similar-note = Si c’est le vôtre, demandez l’accès à l’administration au lieu de l’inscrire de nouveau.
clubs-waiting = En attente d’approbation
clubs-listed = Est-il déjà dans la liste ?
clubs-listed-note = Si le club y est, demandez l’accès à l’administration au lieu de l’inscrire de nouveau. Un club de la même ville au nom semblable vous est montré avant l’envoi.
clubs-what-shows = Ce qui se voit
clubs-what-shows-note = Public : nom, ville, adresse, site, membres et tournois. E-mail, téléphone et présidence restent à l’administration tant que vous ne choisissez pas de les montrer.
clubs-after = Après l’envoi
clubs-after-note = 1. L’administration vérifie et approuve. 2. Le secrétariat reçoit le lien pour choisir un mot de passe. 3. Il peut alors ajouter les membres et les inscrire aux tournois.
clubs-sent = Demande envoyée
clubs-sent-lead = Le club paraît dans la liste dès que l’administration l’approuve.
clubs-to-directory = Aller aux clubs
clubs-players = { $n ->
    [0] Aucun membre
    [one] Un membre
   *[other] { $n } membres
}
clubs-plays-in = Tournois où il joue
clubs-plays-nowhere = Aucun tournoi pour l’instant.
clubs-manage = Gérer le club
clubs-no-players = Encore personne : ajoutez les membres un par un, ou téléversez la liste.
clubs-enter = Inscrire à un tournoi
clubs-nothing-open = Aucun tournoi n’accepte d’inscriptions.
clubs-entered = { $n ->
    [one] { $n } inscription déjà faite
   *[other] { $n } inscriptions déjà faites
}
clubs-all-entered = Toutes les inscriptions sont déjà faites.
clubs-enter-choose = Choisir les joueurs
clubs-file = Depuis un fichier
clubs-file-note = CSV ou texte, avec les en-têtes à la première ligne. Vous voyez d’abord un aperçu : rien n’est écrit.
clubs-file-label = Liste des membres
clubs-file-preview = Voir l’aperçu
clubs-file-columns = Colonnes : Nom, Prénom, Sexe, Naissance, Fédération, ID FIDE, ID national, Titre, Elo. Le nom de famille suffit.
flash-club-approved = Club approuvé.
flash-club-rejected = Club refusé.
flash-player-added = Fiche ajoutée.
flash-player-saved = Fiche enregistrée.
flash-players-imported = Liste importée.
flash-account-made = Le compte existe déjà : le lien ne s’affiche qu’une fois. Au besoin, invitez de nouveau.
flash-account-may-create = Le compte peut maintenant créer des tournois.
flash-account-may-not-create = Le compte ne peut plus créer de tournois ; il garde les siens.
flash-account-disabled = Compte désactivé.
flash-account-enabled = Compte réactivé.
refusal-similar-clubs = Un club de cette ville a un nom semblable.
refusal-club-decided = Ce club a déjà fait l’objet d’une décision.
refusal-sheet-faulty = La liste a des cellules à corriger : aucune ligne n’a été importée.
problem-postcode = Un code postal italien a cinq chiffres.
problem-fide-id-taken = C’est l’ID de { $value }.
problem-namesake = Il y a déjà { $value }. Si c’est une autre personne, cochez ici et envoyez de nouveau.
problem-club-none = Aucun club ne correspond à « { $value } ».
problem-club-several = Plusieurs clubs correspondent à « { $value } » : choisissez-en un ci-dessous.
problem-club-many = Trop de clubs correspondent à « { $value } » : les vingt premiers sont ci-dessous, d’autres mots en laissent moins.
club-typed-note = Le numéro du club, ou des mots de son nom et de sa ville.
club-which = Quel club
players-first = Les { $n } premiers noms : écrivez quelques lettres de plus.
players-found = { $n ->
    [0] Personne avec ce nom ou numéro.
    [one] Une personne.
   *[other] { $n } personnes.
}
players-near = Cherchiez-vous
players-near-note = Des noms qui diffèrent d’une ou deux lettres de ce que vous avez écrit.
players-new = Nouvelle fiche
players-add = Ajouter la fiche
players-form-lead = De la naissance, seule l’année est publique.
players-birth = Naissance (année ou date)
players-birth-year = Année de naissance
players-sex = Sexe
players-sex-m = masculin
players-sex-w = féminin
players-fide-standard = FIDE standard
players-fide-rapid = FIDE rapide
players-fide-blitz = FIDE blitz
players-national-standard = National standard
players-national-rapid = National rapide
players-national-blitz = National blitz
players-rating-fide = FIDE
players-rating-national = National
players-is-another = C’est une autre personne
players-edit-who = Modifier { $name }
players-no-tournaments = Aucun tournoi pour l’instant.
players-about = Données
sheet-preview = Aperçu de { $file }
sheet-region = Lignes du fichier
sheet-line = Ligne
sheet-blank = vide
sheet-fault = Ligne { $line }, { $column }
sheet-bad-cells = { $n ->
    [1] Une cellule à corriger. Aucune ligne n’a été importée.
   *[other] { $n } cellules à corriger. Aucune ligne n’a été importée.
}
sheet-refused = Cette liste ne peut pas être importée. Aucune ligne n’a été importée.
sheet-empty = Le fichier est vide.
sheet-too-many-rows = Plus de { $n } lignes : divisez le fichier.
sheet-no-names = Il manque la colonne des noms de famille : la première ligne doit contenir les en-têtes.
sheet-repeated-column = Les colonnes { $first } et { $second } disent la même chose : { $column }.
sheet-known = { $n ->
    [1] Une ligne est peut-être celle d’une personne déjà enregistrée.
   *[other] { $n } lignes sont peut-être celles de personnes déjà enregistrées.
}
sheet-known-note = Les lignes marquées en ocre ne sont pas importées, sauf si vous dites que c’est une autre personne.
sheet-known-id = Même ID FIDE que { $who } : pas importé.
sheet-known-name = Il y a déjà { $who }.
sheet-known-line = Comme à la ligne { $line }.
sheet-another = C’est une autre personne : importer
sheet-import = { $n ->
    [0] Importer les personnes cochées
    [one] Importer une personne
   *[other] Importer { $n } personnes
}
sheet-other-file = Téléverser le fichier corrigé
sheet-none-chosen = Choisissez un fichier.
sheet-file = Le fichier
sheet-rows = Lignes
sheet-rows-count = { $n }, plus l’en-tête
sheet-separator = Séparateur
sheet-comma = virgule
sheet-semicolon = point-virgule
sheet-tab = tabulation
sheet-encoding = Caractères
sheet-columns = Colonnes
sheet-columns-kept = { $n ->
    [0] aucune reconnue
    [one] une reconnue
   *[other] { $n } reconnues
}
sheet-columns-ignored = laissées de côté : { $list }
sheet-all-or-nothing = Tout ou rien
sheet-all-or-nothing-note = La liste n’est importée que si chaque cellule est juste. Les cellules en ocre sont des questions : vous pouvez y répondre ici.
cell-missing = À remplir.
cell-no-letter = Aucune lettre dans le nom.
cell-no-comma = Il faut une virgule entre nom et prénom.
cell-sex = H ou F.
cell-no-such-day = Ce jour n’existe pas. L’année seule convient.
cell-year = L’année { $year } est impossible.
cell-date = Pas une date. L’année seule convient.
cell-federation = Trois lettres, par exemple ITA.
cell-title = Pas un titre FIDE.
cell-province = Pas un sigle de province.
cell-digit = « { $found } » à la place d’un chiffre (caractère { $at }).
cell-email = Pas une adresse e-mail.
cell-repeated = Le même numéro qu’à la ligne { $line }.
column-last = nom
column-first = prénom
column-name = nom et prénom
column-sex = sexe
column-birth = naissance
column-federation = fédération
column-fide-id = ID FIDE
column-fsi-id = ID national
column-title = titre
column-rating-std = Elo FIDE standard
column-rating-rapid = Elo FIDE rapide
column-rating-blitz = Elo FIDE blitz
column-national-std = Elo national standard
column-national-rapid = Elo national rapide
column-national-blitz = Elo national blitz
column-category = catégorie
column-club = club
column-province = province
column-email = e-mail
column-phone = téléphone
column-section = section
column-byes = byes
column-fee-due = droits
column-fee-paid = droits payés
column-note = note
admin-waiting = { $n ->
    [0] Aucun club en attente
    [one] Un club en attente
   *[other] { $n } clubs en attente
}
admin-sent = Envoyée
admin-similar = Peut-être
admin-secretary = Secrétaire : nom et prénom
admin-approve = Approuver
admin-reject = Refuser
admin-accounts = Comptes
admin-who = Nom
admin-role = Rôle
admin-club = Club du secrétariat
admin-may-create = peut créer des tournois
admin-give-create = Autoriser à créer des tournois
admin-take-create = Retirer le droit de créer des tournois
mine-may-not-create = Le droit de créer et d’importer des tournois est donné par l’administration. Demandez-le si vous en organisez un.
admin-role-arbiter = Arbitre
admin-role-secretary = Secrétaire d’un club
admin-role-admin = Administration
admin-disabled = désactivé
admin-invited = invité
admin-invite = Nouveau lien
admin-disable = Désactiver
admin-enable = Réactiver
admin-new-account = Nouveau compte
admin-new-account-note = Vous obtenez un lien à envoyer à la personne, qui choisit le mot de passe.
admin-create = Créer le compte
admin-invitation = Lien d’invitation
admin-invitation-lead = Envoyez ce lien à { $name }, pour choisir un mot de passe.
admin-invitation-note = Il ne s’affiche que maintenant, sert une fois et expire après sept jours.
clubs-edit = Données du club
clubs-save = Enregistrer
clubs-save-another = C’est un autre club : enregistrer
clubs-similar-edit = { $n ->
    [1] Un club de cette ville a déjà un nom semblable. Rien n’a encore été enregistré.
   *[other] { $n } clubs de cette ville ont déjà un nom semblable. Rien n’a encore été enregistré.
}
clubs-similar-edit-note = Si c’est le même club, demandez à l’administration.
clubs-after-change = Après l’enregistrement
clubs-after-change-note = Les nouvelles données valent aussitôt ; le club reste approuvé. Les inscriptions aux tournois ne changent pas.
flash-club-saved = Les données du club sont enregistrées.
clubs-kind = Type d’association
association-kind-all = Tous les types
association-kind-club = Club d’échecs
association-kind-circle = Circolo (club de loisirs)
association-kind-workplace = Dopolavoro (club d’entreprise)
association-kind-association = Association
association-kind-school-class = Classe ou école
clubs-pupils = { $n ->
    [0] Aucun élève
    [one] Un élève
   *[other] { $n } élèves
}
