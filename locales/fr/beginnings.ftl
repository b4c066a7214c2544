# Un nouveau tournoi : d’où il part.
beginning-blitz = Blitz en une soirée
beginning-blitz-note = suisse, 9 rondes
beginning-club = Soirées de club
beginning-club-note = Keizer : on vient quand on veut
beginning-cup = Coupe
beginning-cup-note = élimination directe, avec la troisième place
beginning-lead = Un nom, un lieu et des dates suffisent : le reste est celui d’un tel tournoi, et se change jusqu’à la première ronde.
beginning-league = Championnat par équipes
beginning-league-note = aller et retour
beginning-no-norms = Pas de normes : il faut plus de rondes à cadence longue.
beginning-norms = Des normes de titres sont possibles.
beginning-other-kind = La cadence est { $is }, mais le tournoi est annoncé { $chosen }.
beginning-rapid = Rapide en un jour
beginning-rapid-note = suisse, 7 rondes
beginning-rated = Compte pour l’Elo { $kind }.
beginning-round-robin = Toutes rondes
beginning-round-robin-note = chacun contre chacun
beginning-rounds = { $n ->
    [0] Aucune ronde.
    [one] Une ronde.
   *[other] { $n } rondes.
}
beginning-rounds-by-table = Le calendrier dit le nombre de rondes.
beginning-schools = Équipes scolaires, peu de rondes
beginning-schools-note = Molter : des points pour l’équipe, sans matchs
beginning-teams = Tournoi par équipes
beginning-teams-note = suisse par équipes, 5 rondes
beginning-title = Partir de
beginning-two-clubs = Rencontre de deux clubs
beginning-two-clubs-note = chacun contre tous ceux de l’autre
beginning-weekend = Tournoi de week-end
beginning-weekend-note = suisse, 5 rondes
beginning-will-be = Ce sera ainsi
settings-more-play = Autres réglages : accélération, règles, direct, normes
settings-more-ranking = Autres réglages des départages
systems-club = Soirées de club
systems-knock-out = Élimination directe
systems-reported = Comme dans le rapport
systems-round-robin = Toutes rondes
systems-sides = Entre clubs ou équipes, parties individuelles
systems-swiss = Suisse
systems-teams = Par équipes
