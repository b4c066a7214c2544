# Partidas en directo.
live-title = Ronda { $round }, en directo
live-title-none = En directo
live-link = Partidas en directo
live-delay-none = sin retraso
live-delay = con { $what } de retraso
live-delay-both = con { $minutes } y al menos { $moves } de retraso
live-delay-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
live-delay-moves = { $n ->
    [one] { $n } movimiento
   *[other] { $n } movimientos
}
live-none = Aún no hay movimientos que mostrar. Las partidas aparecen aquí solas.
live-last = Tablero { $board }, último movimiento
live-at = a las { $time }
live-moves-of = Movimientos del tablero { $board }
live-others = Otros tableros
live-more = Otros tableros:
live-clocks = { $white } y { $black }
live-key-move = movimiento
live-key-board = tablero
live-rest = { $seen ->
    [one] Un tablero con movimientos
   *[other] { $seen } tableros con movimientos
}{ $others ->
    [0] .
    [one] ; del otro se ve el resultado.
   *[other] ; de los otros { $others } se ve el resultado.
}
rule-live = Movimientos en directo
field-live-minutes = Retraso de los movimientos en directo en minutos, de 0 a 60 (vacío: 15)
field-live-moves = Movimientos retenidos en directo, de 0 a 50 (vacío: ninguno)
spoken-move = { $man } de { $from } a { $to }
spoken-capture = { $man } de { $from } captura en { $to }
spoken-castle-short = enroque corto
spoken-castle-long = enroque largo
spoken-promotion = promociona: { $man }
spoken-check = jaque
spoken-mate = jaque mate
