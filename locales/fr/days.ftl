# Les jours des rondes.
days-title = Jours des rondes
days-lead = Dates du tournoi : { $span }. Les jours figurent dans le règlement, aux échiquiers et dans le rapport à la fédération (TRF 132) ; les vides restent à fixer.
days-open = Choisir les jours
days-note = Quand se joue chaque ronde : pour le règlement, les pages des rondes et le rapport.
field-days = Jours
problem-round-day = la ronde { $value } n’a pas de date : écrivez par exemple 2026-11-21.
problem-round-day-outside = la ronde { $value } est hors des jours du tournoi.
problem-round-day-order = la ronde { $value } vient avant une ronde antérieure.
action-tournament-days = Jours des rondes
day-at-hour = { $day }, { $hour }
