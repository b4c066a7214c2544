# Rapport et appel
report-title = Rapport d’incidents
report-back = aux échiquiers
report-game = la partie
report-gone = remplacé
report-penalties = Sanctions par personne
report-no-penalties = Aucune sanction.
report-penalty = Ronde { $round } : { $said }
appeal-title = Appel
appeal-pack = Dossier d’appel
appeal-by = Présenté par
appeal-against = Contre la décision
appeal-grounds = Motifs
appeal-when = Date et heure
appeal-fee = Dépôt
appeal-decision = Décision du jury
appeal-committee = Jury d’appel
appeal-rules = Règles appliquées
# Le rapport d’arbitre
field-report-recipient = Destinataire
field-report-organiser = Organisateur
field-report-rating-list = Liste Elo utilisée
field-report-valid-for = Valable pour
field-report-parts = Sections
field-report-columns = Colonnes des listes
field-report-text = Texte
action-report-save = Rapport d’arbitre enregistré
report-lead = Ce que le programme sait est déjà sur la feuille : ici se choisissent les sections, leur ordre et le texte.
report-saved = Version { $n }, { $time }, { $name }
report-not-saved = Brouillon : pas encore enregistré
report-save = Enregistrer
report-save-print = Enregistrer et voir la feuille
report-look = Voir la feuille
report-change = Modifier
report-kept = Le texte reste aussi dans le journal : pas d’adresses, et rien sur la santé.
report-up = Monter
report-down = Descendre
report-remove = Retirer
report-add = Ajouter : { $what }
report-heading = Titre
report-text = Texte
report-more-facts = Autres faits, un par ligne
report-names = Noms ou numéros, un par ligne (pour une liste de personnes choisies)
report-places = Combien de places
report-who = Qui
report-columns = Colonnes, outre le nom
report-kind-paragraph = paragraphe
report-kind-people = liste de personnes
report-kind-standings = classement
report-kind-facts = faits à signaler
report-title-paragraph = Pièces jointes
report-title-standings = Classement
report-title-facts = Faits à signaler
report-who-without-national-id = Sans ID national
report-who-without-fide-id = Sans ID FIDE
report-who-unrated = Sans Elo
report-who-foreign = D’autres fédérations
report-who-without-birth = Sans date de naissance
report-who-minors = Moins de 18 ans
report-who-women = Femmes
report-who-withdrawn = Forfaits définitifs
report-who-named = Personnes choisies
report-who-everybody = Tout le monde
report-column-birth = Naissance
report-column-sex = Sexe
report-column-national-id = ID national
report-column-fide-id = ID FIDE
report-column-federation = Féd.
report-column-province = Prov.
report-column-club = Club
report-column-rating = Elo
report-column-category = Catégorie
report-column-place = Place
report-column-points = Points
report-column-email = E-mail
report-column-signature = Signature
report-woman = F
report-man = M
report-nobody = Personne.
report-none = aucun
report-place = Lieu
report-dates = Dates
report-players = { $n }, dont { $home } { $code }
report-women-minors = Femmes, moins de 18 ans
report-games = Parties
report-games-by-colour = { $n } jouées : { $white } aux Blancs, { $draws } nulles, { $black } aux Noirs
report-unplayed = Non jouées
report-forfeits = { $n ->
    [0] aucun forfait
    [one] un forfait
   *[other] { $n } forfaits
}
report-byes = { $n ->
    [0] aucun exempt
    [one] un exempt
   *[other] { $n } exempts
}
report-asked-byes = { $n ->
    [0] aucun bye demandé
    [one] un bye demandé
   *[other] { $n } byes demandés
}
report-asked-byes-duties = { $n ->
    [0] aucun bye demandé ni service
    [one] un bye demandé ou service
   *[other] { $n } byes demandés ou services
}
report-appeals = Appels
report-president = La présidence du club
known-forfeit = échiquier { $board }, { $players } { $result }
known-open = échiquier { $board }, { $players } : sans résultat, ou ajournée
known-by-hand = appariements changés à la main : { $reason }
known-deducted = { $name } : points retirés { $points }
known-withdrawn = après cette ronde, forfait définitif de { $name }
known-late = à partir de cette ronde { $name } joue
known-penalty = échiquier { $board }, { $name } : { $said }
