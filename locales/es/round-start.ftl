# El inicio de una ronda: horas, reloj, tiempo de incomparecencia, sillas vacías.
start-title = Inicio de la ronda { $round }
start-open = Inicio de la ronda, sillas vacías
start-clock = Inicio
start-began = a las { $hour }
start-not-begun = Reloj sin poner en marcha
start-announced = Anunciado para las { $hour }
start-now = Empezar ahora
start-as-announced = Empezar a la hora anunciada
start-default = Tiempo de incomparecencia
start-over = pasado desde las { $hour }
start-until = hasta las { $hour }
start-minutes = { $n ->
    [0] ninguno: quien no está al empezar pierde
    [one] un minuto desde el inicio
   *[other] { $n } minutos desde el inicio
}
start-missing = { $n ->
    [0] están todos los resultados
    [one] un tablero sin resultado
   *[other] { $n } tableros sin resultado
}
start-key-seats = escribir las sillas vacías
start-late = Llegó
start-forfeit = Incomparecencia
start-taken = Estaba
start-empty = { $n ->
    [0] Ninguna silla vacía
    [one] Una partida aún no ha empezado
   *[other] { $n } partidas aún no han empezado
}
start-seats = Sillas vacías
start-note = Anotar
start-seats-hint = Número del tablero con w para las blancas, n para las negras; el número solo para ambas.
start-rule = Decidir otra cosa
start-at = Hora de llegada, { $seat }: vacía vale ahora
problem-seats = «{ $value }»: escriba el número de un tablero sin resultado, con w o n.
problem-round-hour = la ronda { $value } no tiene hora: escriba por ejemplo 15:00.
problem-round-hour-typed = «{ $value }» no es una hora: escriba por ejemplo 15:12.
field-hour = Hora de la ronda { $round }
field-zone = Huso horario del lugar
field-seats = Sillas vacías
field-at = Hora de llegada
days-zone-note = Vacío: hora central europea (CET), con horario de verano. En otros lugares escriba el adelanto sobre UTC, por ejemplo +05:30.
refusal-round-not-started = El reloj de la ronda no está en marcha: el retraso se cuenta desde el inicio.
refusal-may-still-come = Aún puede llegar, hasta las { $time }.
action-round-seats = Sillas vacías
trail-seat = { $side ->
    [black] { $board } negras
   *[white] { $board } blancas
}
trail-seats-empty = vacías: { $seats }
trail-seats-taken = ocupadas: { $seats }
