# Un torneo nuevo: de qué se parte.
beginning-blitz = Relámpago en una tarde
beginning-blitz-note = suizo, 9 rondas
beginning-club = Veladas de club
beginning-club-note = Keizer: se viene cuando se quiere
beginning-cup = Copa
beginning-cup-note = eliminatorias, con tercer puesto
beginning-lead = Bastan nombre, lugar y fechas: lo demás es lo de un torneo así, y se cambia hasta la primera ronda.
beginning-league = Liga por equipos
beginning-league-note = ida y vuelta
beginning-no-norms = Sin normas: hacen falta más rondas a ritmo clásico.
beginning-norms = Se pueden hacer normas.
beginning-other-kind = El ritmo es { $is }, y el torneo figura como { $chosen }.
beginning-rapid = Rápidas en un día
beginning-rapid-note = suizo, 7 rondas
beginning-rated = Vale para el Elo { $kind }.
beginning-round-robin = Liga
beginning-round-robin-note = todos contra todos
beginning-rounds = { $n ->
    [one] Una ronda.
   *[other] { $n } rondas.
}
beginning-rounds-by-table = El calendario dice cuántas rondas hay.
beginning-schools = Equipos escolares, pocas rondas
beginning-schools-note = Molter: puntos para el equipo, sin encuentros
beginning-teams = Torneo por equipos
beginning-teams-note = suizo por equipos, 5 rondas
beginning-title = Partir de
beginning-two-clubs = Encuentro de dos clubes
beginning-two-clubs-note = cada uno con todos los del otro
beginning-weekend = Torneo de fin de semana
beginning-weekend-note = suizo, 5 rondas
beginning-will-be = Será así
settings-more-play = Más sobre el juego: aceleración, reglas, en vivo, normas
settings-more-ranking = Más sobre los desempates
systems-club = Veladas de club
systems-knock-out = Eliminatorias
systems-reported = Como en el informe
systems-round-robin = Liga
systems-sides = Entre clubes o equipos, partidas individuales
systems-swiss = Suizo
systems-teams = Por equipos
