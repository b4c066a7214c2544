ruling-place = Tablero { $board }, ronda { $round }
ruling-back = Volver a la partida
ruling-title-flag = Bandera, decisión propuesta
ruling-title-resign = Abandono, decisión propuesta
ruling-title-illegal = Movimiento ilegal
ruling-standing = El tablero ya tiene resultado:
ruling-line = Una variante que lo prueba
ruling-mate = mate
ruling-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minutos
}
ruling-time-added = { $side ->
    [white] Primer movimiento ilegal: { $time } más para las blancas
   *[black] Primer movimiento ilegal: { $time } más para las negras
}
ruling-increment = { $side ->
    [white] Quite del reloj de las blancas el incremento ganado al pulsar ({ $n ->
        [one] un segundo
       *[other] { $n } segundos
    }).
   *[black] Quite del reloj de las negras el incremento ganado al pulsar ({ $n ->
        [one] un segundo
       *[other] { $n } segundos
    }).
}
ruling-second-illegal = Segundo movimiento ilegal del mismo bando.
ruling-not-completed = El movimiento no está completado: se corrige con la pieza tocada
ruling-stands = El movimiento ilegal ya no se puede corregir y queda
ruling-remedy-only = Sin sanción en esta edición de las Leyes
remedy-restore = Ponga la posición anterior al movimiento: la pieza movida cuenta como tocada y hay que moverla, si se puede.
remedy-restore-or-annul = Ponga la posición anterior; si no se puede, la partida se anula y se juega otra.
remedy-queen = El peón se convierte en dama del mismo color.
remedy-make-move = No hay nada que restablecer: hay que hacer un movimiento.
remedy-keep = El movimiento en sí es legal y queda en el tablero.
verdict-lost = { $loser ->
    [white] Pierden las blancas: las negras aún pueden dar mate
   *[black] Pierden las negras: las blancas aún pueden dar mate
}
verdict-won = { $winner ->
    [white] Ganan las blancas
   *[black] Ganan las negras
}
verdict-drawn = { $loser ->
    [white] Tablas: las negras ya no pueden dar mate
   *[black] Tablas: las blancas ya no pueden dar mate
}
verdict-continues = La partida sigue
verdict-undecided = Sin decidir
verdict-unknown-lead = Examinadas { $n } posiciones, ni mate ni prueba. Decide el árbitro.
verdict-no-article = Esta edición de las Leyes no tiene artículo para el caso. Decide el árbitro.
verdict-series-cut = El mate es posible, pero el torneo cuenta la quíntuple repetición y las 75 jugadas. Decide el árbitro.
verdict-announced-mate = El movimiento anunciado daría mate. Decide el árbitro.
verdict-earlier-lead = La partida había terminado { $after }: ese resultado se mantiene.
verdict-lost-lead = { $n ->
    [0] El mate está en el tablero.
    [one] La regla pregunta si alguna serie de movimientos legales lleva al mate. Basta una media jugada.
   *[other] La regla pregunta si alguna serie de movimientos legales lleva al mate. Bastan { $n } medias jugadas.
}
proof-lone-king = Solo tiene el rey: nunca da mate.
proof-knight-queens = Rey y caballo contra rey y damas: nada puede cerrar la esquina, no hay mate.
proof-bishops = Todos los alfiles están en casillas del mismo color y ninguna pieza puede cerrar la otra vía: no hay mate.
proof-locked = La estructura está cerrada: con todas las casillas que cada pieza puede alcanzar, no queda ninguna en que el rey pueda recibir mate.
proof-locked-exits = { $n ->
    [0] La estructura está cerrada para siempre: ningún movimiento la cambia, y con las casillas alcanzables el mate es imposible.
    [one] Mientras la estructura siga así no hay mate, y tras el único movimiento que la cambia la posición está muerta.
   *[other] Mientras la estructura siga así no hay mate, y tras cada uno de los { $n } movimientos que la cambian la posición está muerta.
}
proof-forced = { $n ->
    [0] La partida ya ha terminado en el tablero.
    [one] Hay un solo movimiento legal.
   *[other] Cada vez hay un solo movimiento legal, durante { $n } medias jugadas.
}
proof-end-other-mates = Al final da mate la otra parte.
proof-end-stalemate = Al final el rey queda ahogado.
proof-end-cycle = La posición se repite sin fin.
proof-exhaustion = { $n ->
    [one] Examinada la única posición alcanzable: no hay mate.
   *[other] Examinadas las { $n } posiciones alcanzables: no hay mate.
}
ruling-confirm = Confirmar { $result }
ruling-put = Poner { $result }
ruling-record-only = Registrar sin resultado
ruling-otherwise = Decidir otra cosa
ruling-other-white = Se refiere a las blancas
ruling-other-black = Se refiere a las negras
ruling-no-proof = No hay prueba
ruling-no-proof-text = El cálculo no llegó a una respuesta: el resultado queda vacío. Decide el árbitro.
fact-proof = Prueba
fact-proof-line = { $n ->
    [0] el mate en el tablero
    [one] variante de una media jugada, verificada por el motor de reglas
   *[other] variante de { $n } medias jugadas, verificada paso a paso por el motor de reglas
}
fact-searched = Examinado
fact-positions = { $n ->
    [one] una posición
   *[other] { $n } posiciones
}
fact-left-out = Sin contar
fact-left-out-text = triple repetición y 50 jugadas: solo cuenta la posición
fact-before = Antes
fact-before-text = ni mate, ni ahogado, ni final automático en los movimientos registrados
supervision-partial = Un árbitro para varias partidas
supervision-full = Supervisión plena
claim-title = Comprobar una reclamación de tablas
claim-by = Quién reclama
claim-move = Movimiento anunciado, vacío si no hay
claim-on = Por qué
claim-on-either = repetición o 50 jugadas
claim-on-repetition = repetición
claim-on-fifty = 50 jugadas
claim-touched = Ya ha tocado una pieza en este movimiento
claim-check = Comprobar
claim-right = Reclamación correcta: tablas
claim-wrong = Reclamación incorrecta
claim-right-repetition = La posición se ha dado { $n } veces: { $moves }.
claim-right-fifty = { $n } medias jugadas sin capturas ni movimientos de peón.
claim-wrong-time = { $side ->
    [white] { $time } más para las blancas.
   *[black] { $time } más para las negras.
}
claim-must-play = Hay que jugar { $move }.
claim-not-on-move = No se admite: solo puede reclamar quien está en juego
claim-has-touched = No se admite: ya tocó una pieza
claim-not-heard = Sin sanción; el derecho vuelve con el movimiento siguiente.
claim-unreadable = No se puede leer el movimiento anunciado
claim-occurrences = Las posiciones
near-player-to-move = Estaba en juego la otra parte.
near-castling = Aún se podía enrocar con la torre { $rook }, hasta { $move }.
near-en-passant = Se podía capturar al paso en { $square }.
near-does-not-count = no cuenta: { $reason }
record-flag = { $side ->
    [white] Cae la bandera de las blancas, { $after }.
   *[black] Cae la bandera de las negras, { $after }.
}
record-resigns = { $side ->
    [white] Las blancas abandonan, { $after }.
   *[black] Las negras abandonan, { $after }.
}
record-claim = { $side ->
    [white] Las blancas reclaman tablas en el tablero, { $after }.
   *[black] Las negras reclaman tablas en el tablero, { $after }.
}
record-claim-move = { $side ->
    [white] Las blancas reclaman tablas anunciando { $announced }, { $after }.
   *[black] Las negras reclaman tablas anunciando { $announced }, { $after }.
}
incident-resignation = abandono
action-result-ruling = Resultado por decisión
action-game-sheet = Planilla elegida
refusal-sheet-disagrees = La planilla elegida no continúa la partida registrada: difiere en { $move } Anule primero los movimientos que no valen.
compare-title = Dos planillas
compare-lead = Copie las dos planillas como están escritas. Se alinean media jugada a media jugada; no se registra nada hasta que elija una.
compare-white = Planilla de las blancas
compare-black = Planilla de las negras
compare-language = Idioma
language-detect = por reconocer
language-italian = italiano
language-english = inglés
language-german = alemán
language-french = francés
language-spanish = español
compare-check = Comparar
compare-same = Las dos planillas dan la misma partida
compare-divergence = Difieren en { $move }
compare-agreed = { $n ->
    [one] Coinciden durante una media jugada.
   *[other] Coinciden durante { $n } medias jugadas.
}
compare-legal-both = Ambas son legales hasta el final.
compare-legal-white = Solo la planilla de las blancas es legal hasta el final.
compare-legal-black = Solo la planilla de las negras es legal hasta el final.
compare-legal-neither = Ninguna es legal hasta el final.
compare-results-differ = Los resultados escritos son distintos.
compare-resumes = Más adelante vuelven a coincidir.
compare-take-white = { $n ->
    [one] Tomar la de blancas: una media jugada
   *[other] Tomar la de blancas: { $n } medias jugadas
}
compare-take-black = { $n ->
    [one] Tomar la de negras: una media jugada
   *[other] Tomar la de negras: { $n } medias jugadas
}
compare-last-agreed = última posición en que coinciden
print-game-title = Planilla, tablero { $board }
print-incidents = Incidentes
print-no-incidents = Ningún incidente registrado.
print-clocks = Relojes: blancas { $white }, negras { $black }.
ruling-record = Registrar la decisión
step-to-record = Volver al último movimiento para registrar
step-first = Inicio
step-back = Atrás
step-next = Adelante
step-last = Fin
step-label = Recorrer la partida
signal-dead = Posición muerta
signal-dead-text = Nadie puede ya dar mate con ninguna serie de movimientos legales: son tablas.
floor-verdict = Decisión
floor-check = Comprobar
floor-short-time = menos de cinco minutos
floor-short-time-text = Blancas { $white }, negras { $black }, movimiento { $n }.
floor-claim-open = reclamación de tablas
floor-draw-offer = tablas ofrecidas
floor-moves-clocks = movimiento { $n }, relojes { $white } { $black }
floor-go = Ir al tablero
floor-go-button = Abrir
ruling-of-nobody = No se indica de quién: ¿blancas o negras?
