site-name = tratto
site-description = tratto, gestion et arbitrage de tournois d’échecs
skip-to-content = Aller au contenu
nav-main = Principal
nav-tournaments = Tournois
nav-clubs = Clubs
nav-players = Personnes
nav-tournament = Tournoi
nav-round = Ronde
nav-floor = Salle
nav-entries = Inscriptions
nav-standings = Classement
nav-record = Journal
nav-export = Exporter
nav-settings = Réglages
nav-public = Page publique
nav-admin = Administration
nav-my-club = Mon club
nav-my-tournaments = Mes tournois
language-name = Français
language-label = Langue :
sign-in = Se connecter
sign-out = Se déconnecter
privacy = Confidentialité
open-data = Données ouvertes
accessibility = Accessibilité
optional = facultatif
save = Enregistrer
cancel = Annuler
back = Retour
role-chief = arbitre principal
role-deputy = arbitre
role-admin = administration
role-secretary = secrétaire
live-stale = pas à jour
live-updated = mis à jour à { $time }
form-errors = { $n ->
    [1] Un champ à revoir. Ce que vous avez écrit est encore ici.
   *[other] { $n } champs à revoir. Ce que vous avez écrit est encore ici.
}
handbook-title = Manuel
handbook-lead = Pour les arbitres, pour les clubs, pour qui gère le programme : un chapitre par page.
handbook-find = Chercher dans le manuel
handbook-found = { $n ->
    [0] Aucun chapitre ne contient ces mots.
    [one] Un chapitre.
   *[other] { $n } chapitres.
}
handbook-languages = Le manuel est écrit en italien et en anglais.
