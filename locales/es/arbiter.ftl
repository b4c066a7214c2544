the-pawn = el peón de { $square }
the-knight = el caballo de { $square }
the-bishop = el alfil de { $square }
the-rook = la torre de { $square }
the-queen = la dama de { $square }
the-king = el rey de { $square }
The-pawn = El peón de { $square }
The-knight = El caballo de { $square }
The-bishop = El alfil de { $square }
The-rook = La torre de { $square }
The-queen = La dama de { $square }
The-king = El rey de { $square }
by-pawn = por el peón de { $square }
by-knight = por el caballo de { $square }
by-bishop = por el alfil de { $square }
by-rook = por la torre de { $square }
by-queen = por la dama de { $square }
by-king = por el rey de { $square }
no-pawn = Ningún peón
no-knight = Ningún caballo
no-bishop = Ningún alfil
no-rook = Ninguna torre
no-queen = Ninguna dama
no-king = Ningún rey
illegal-game-over = La partida ya ha terminado.
illegal-opponents-man = { $man } es del rival.
illegal-empty-square = En { $square } no hay ninguna pieza.
illegal-no-such-man = { $man } puede llegar allí.
illegal-same-square = Origen y destino son la misma casilla, { $square }.
illegal-own-man = La casilla está ocupada: allí está { $man } del mismo color.
illegal-king-capture = El rey no se captura.
illegal-geometry = { $man } no se mueve así.
illegal-path-blocked = { $man } cierra el paso.
illegal-push-blocked = El peón no puede avanzar: delante está { $man }.
illegal-double-step = El peón de { $square } ya no está en su casilla inicial: avanza una sola casilla.
illegal-pawn-capture = En { $square } no hay nada que capturar: el peón va en diagonal solo al capturar.
illegal-en-passant-late = La captura al paso solo era posible enseguida, en el movimiento { $move }
illegal-en-passant-never = En { $square } no hay captura al paso.
illegal-promotion-missing = El peón llega a la última fila: falta la pieza de promoción, por ejemplo =D.
illegal-promotion-piece = Un peón promociona a dama, torre, alfil o caballo.
illegal-promotion-place = Ningún peón llega a la última fila con este movimiento: no hay promoción.
illegal-castling-king-moved = El rey ya se movió en el movimiento { $move } y no puede enrocar.
illegal-castling-king-absent = El rey no está en su casilla inicial y no puede enrocar.
illegal-castling-rook-moved = Esta torre ya se movió en el movimiento { $move }
illegal-castling-rook-absent = En { $square } no está la torre para enrocar.
illegal-castling-lost = El derecho a enrocar ya se perdió.
illegal-castling-in-check = El rey está en jaque ({ $by }): por ahora no se puede enrocar.
illegal-castling-through = El rey pasaría por { $square }, atacada { $by }: por ahora no se puede enrocar.
illegal-castling-into = El rey llegaría a { $square }, atacada { $by }: por ahora no se puede enrocar.
illegal-castling-between = Entre rey y torre está { $man }.
illegal-king-attacked = El rey iría a { $square }, atacada { $by }.
illegal-stays-in-check = El rey está atacado { $by } y seguiría en jaque.
illegal-pinned = La pieza está clavada: el rey quedaría en jaque, atacado { $by }.
illegal-en-passant-exposes = La captura al paso descubriría al rey, atacado { $by }.
illegal-other = El movimiento no respeta el artículo 3.
move-unreadable = «{ $written }» no se puede leer como movimiento.
move-unreadable-at = El signo «{ $sign }» no encaja. Escriba por ejemplo Cf3, Axf7+, 0-0, e8=D.
move-unreadable-short = Falta algo. Escriba por ejemplo Cf3, Axf7+, 0-0, e8=D.
move-ambiguous = «{ $written }» vale para { $n } movimientos.
move-ambiguous-choose = Elija el correcto.
move-illegal = { $written } no es legal.
article = (art. { $article })
end-checkmate = { $winner ->
    [white] Jaque mate: ganan blancas.
   *[black] Jaque mate: ganan negras.
}
end-stalemate = Ahogado: la partida es tablas.
end-dead-position = Posición muerta: ninguna de las partes puede ya dar mate. La partida es tablas.
end-fivefold = La misma posición se ha dado cinco veces: la partida es tablas.
end-seventy-five = Setenta y cinco jugadas de cada parte sin captura ni movimiento de peón: la partida es tablas.
problem-clock = «{ $value }» no es un tiempo: escriba 1:28:05 o 28:05.
game-subtitle = Ronda { $round }, { $control }
game-position-after = posición tras { $move }
game-position-start = posición inicial
before-first-move = antes del primer movimiento
after-moves = { $start ->
    [one] al inicio y tras { $moves }
   *[other] tras { $moves }
}
at-the-start = al inicio
after-move = tras { $move }
signal-threefold = Triple repetición
signal-threefold-now = { $side ->
    [white] Las blancas pueden reclamar tablas ahora: la posición se ha dado { $moves }.
   *[black] Las negras pueden reclamar tablas ahora: la posición se ha dado { $moves }.
}
signal-fifty = 50 jugadas
signal-fifty-now = { $side ->
    [white] Las blancas pueden reclamar tablas ahora: { $n } medias jugadas sin captura ni movimiento de peón.
   *[black] Las negras pueden reclamar tablas ahora: { $n } medias jugadas sin captura ni movimiento de peón.
}
signal-fifty-count = { $n ->
    [one] Una media jugada
   *[other] { $n } medias jugadas
} sin captura ni movimiento de peón.
signal-announce = { $side ->
    [white] Las blancas pueden reclamar tablas anotando y anunciando { $moves }.
   *[black] Las negras pueden reclamar tablas anotando y anunciando { $moves }.
}
signal-repeated = La posición está en el tablero por { $n }.ª vez: { $moves }.
signal-repetition = Repetición
signal-moves-after = Medias jugadas registradas después del final: { $n }.
signal-illegal = Movimientos ilegales
signal-illegal-count = Blancas { $white }, negras { $black }.
signal-flag = Bandera
signal-flag-text = { $side ->
    [both] Han caído ambas, visto a las { $time }.
    [white] Ha caído la de las blancas, visto a las { $time }.
   *[black] Ha caído la de las negras, visto a las { $time }.
}
signal-draw-offer = Oferta de tablas
signal-draw-offer-text = { $side ->
    [white] Las blancas ofrecieron tablas con el último movimiento.
   *[black] Las negras ofrecieron tablas con el último movimiento.
}
incident-more = Otros casos
incident-colours = colores invertidos
incident-position = posición inicial errónea
incident-displaced = piezas desplazadas
incident-clock = reloj mal ajustado
incident-late = retraso
incident-disturbance = molestias
incident-health = salud
incident-appeal = apelación
incident-title = Incidente en el tablero { $board }
incident-kind = Qué
incident-player = Participante
incident-player-none = ninguno
incident-facts = Los hechos
incident-ruling = La decisión
incident-clock-white = Reloj de las blancas
incident-clock-black = Reloj de las negras
incident-save = Registrar el incidente
incident-log = { $side ->
    [white] { $kind }, blancas. { $facts }
    [black] { $kind }, negras. { $facts }
   *[none] { $kind }. { $facts }
}
action-game-move = Movimiento
action-game-undo-move = Movimiento anulado
action-game-import = Partida importada
action-incident-append = Incidente
action-incident-points = Puntos restados
floor-flag = bandera caída
floor-ended = partida terminada en el tablero
floor-claimable = tablas reclamables
floor-illegal = movimientos ilegales
floor-open-game = Abrir
floor-illegal-text = Blancas { $white }, negras { $black }.
floor-moves = movimiento { $n }
floor-no-moves = ningún movimiento registrado
illegal-cannot-reach = { $man } no llega a { $to }: { $by } cierra el paso.
move-not-recorded = El movimiento no está registrado.
