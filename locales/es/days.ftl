# Los días de las rondas.
days-title = Días de las rondas
days-lead = Fechas del torneo: { $span }. Los días figuran en las bases, en los tableros y en el informe para la federación (TRF 132); los vacíos quedan por decidir.
days-open = Elegir los días
days-note = Cuándo se juega cada ronda: para las bases, las páginas de las rondas y el informe.
field-days = Días
problem-round-day = la ronda { $value } no tiene fecha: escriba por ejemplo 2026-11-21.
problem-round-day-outside = la ronda { $value } cae fuera de los días del torneo.
problem-round-day-order = la ronda { $value } va antes que una ronda anterior.
action-tournament-days = Días de las rondas
day-at-hour = { $day }, { $hour }
