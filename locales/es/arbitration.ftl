# Decisiones
ruling-title-agreement = Tablas por acuerdo, decisión propuesta
ruling-title-end = Fin de la partida, decisión propuesta
ruling-counted-already = Ya contada: dos infracciones en el mismo movimiento cuentan como una
ruling-counted-already-lead = Ninguna sanción nueva; queda la de la primera infracción.
ruling-stands-lead = La posición queda como está. El movimiento entra en el acta de la partida y en el PGN, no en el cómputo.
ruling-correcting = Corrige el apunte de las { $time }: aquel queda legible en el acta, sustituido.
ruling-note = Nota
ruling-print = Imprimir la prueba
verdict-agreed = Tablas por acuerdo
verdict-moves-completed = La partida sigue: los movimientos del período están completados
verdict-moves-completed-lead = Movimientos completados { $n }, prescritos { $of }: empieza el período siguiente.
agreement-not-yet = Aún no se pueden acordar tablas
agreement-no-move = Cada parte debe haber hecho al menos un movimiento.
agreement-too-early = Las bases del torneo lo permiten solo después de { $n ->
    [one] un movimiento
   *[other] { $n } movimientos
}.
end-not-reached = La partida no ha terminado por sí sola
end-not-reached-lead = En los movimientos registrados no hay mate, ahogado, posición muerta, quíntuple repetición ni 75 jugadas.
claim-wrong-repetition = { $n ->
    [one] La posición se ha dado una vez, no tres: { $moves }.
    [2] La posición se ha dado dos veces, no tres: { $moves }.
   *[other] La posición se ha dado { $n } veces, no tres: { $moves }.
}
claim-wrong-fifty = { $n ->
    [0] El último movimiento es una captura o de peón: para las 50 jugadas hacen falta { $limit } medias jugadas sin ellos.
    [one] Una media jugada sin captura ni movimiento de peón: hacen falta { $limit }.
   *[other] { $n } medias jugadas sin captura ni movimiento de peón: hacen falta { $limit }.
}
claim-announced-illegal = El movimiento anunciado { $move } no es legal: hay que mover esa pieza, si se puede.
claim-announced = anunciado, aún no jugado
fact-rules = Reglas
fact-setting = Opción del torneo
fact-chosen = Quién eligió
fact-chosen-by = { $name }, { $time }
fact-chosen-nobody = nadie: valen los valores iniciales
fact-announced = Movimiento anunciado
fact-new-clock = de { $before } (leído tras el movimiento { $n }) a { $after }
supervision-short-rapid-partial = sin supervisión plena
supervision-short-rapid-full = supervisión plena
supervision-short-blitz-partial = sin supervisión plena
supervision-short-blitz-full = supervisión plena
# Movimientos ilegales
illegal-by = Quién
illegal-act = Qué ha pasado
illegal-noticed = Cuándo se advirtió
illegal-written = El movimiento, como se escribió o se hizo
illegal-same-move = Mismo movimiento que la infracción ya registrada aquí: dos infracciones en un movimiento cuentan como una
illegal-continued = Los movimientos escritos después, como en la planilla
act-illegal-move = movimiento contrario al artículo 3
act-pawn-not-replaced = peón en la última fila sin sustituir
act-clock-without-move = reloj pulsado sin mover
act-two-hands = movimiento hecho con dos manos
noticed-at-once = enseguida, con el reloj pulsado
noticed-after-reply = tras el movimiento del rival
noticed-after-game = terminada la partida
noticed-before-pressing = reloj aún sin pulsar
record-illegal-move = { $side ->
    [white] Movimiento ilegal de las blancas{ $written }, { $after }.
   *[black] Movimiento ilegal de las negras{ $written }, { $after }.
}
record-pawn-not-replaced = { $side ->
    [white] Las blancas dejan el peón en la última fila{ $written }, { $after }.
   *[black] Las negras dejan el peón en la última fila{ $written }, { $after }.
}
record-clock-without-move = { $side ->
    [white] Las blancas pulsan el reloj sin mover{ $written }, { $after }.
   *[black] Las negras pulsan el reloj sin mover{ $written }, { $after }.
}
record-two-hands = { $side ->
    [white] Las blancas mueven con dos manos{ $written }, { $after }.
   *[black] Las negras mueven con dos manos{ $written }, { $after }.
}
record-written = { " " }«{ $written }»
record-continued = Escritos después: { $moves }.
record-flag-moves = Movimientos completados { $n } de { $of }.
record-agreement = Ambas partes acuerdan tablas, { $after }.
record-end = Fin de la partida constatado { $after }.
record-result = Resultado decidido: { $result }.
record-clocks-set = Puestos en: blancas { $white }, negras { $black }.
record-counter = Contador del reloj { $counter }, movimientos completados { $moves }: diferencia { $drift }.
# Causa del resultado
cause-checkmate = jaque mate
cause-resignation = abandono
cause-stalemate = ahogado
cause-dead-position = posición muerta
cause-agreement = tablas por acuerdo
cause-default-time = llegada tarde
cause-flag = caída de bandera
cause-both-flags = ambas banderas
cause-illegal-moves = movimientos ilegales
cause-illegal-position = posición ilegal
cause-threefold-claim = triple repetición
cause-fifty-moves-claim = 50 jugadas
cause-fivefold-repetition = quíntuple repetición
cause-seventy-five-moves = 75 jugadas
cause-device = dispositivo electrónico
cause-refusal = negativa a cumplir las Leyes
cause-penalty = sanción
cause-abandoned = abandono del local de juego
cause-emergency = emergencia
cause-arbiters-decision = decisión del árbitro
# Bandera
flag-period = En qué período cayó
flag-period-moves = antes del control del movimiento { $n }
flag-period-rest = en el tiempo para acabar la partida
flag-unpressed = El último movimiento está hecho, pero el reloj sin pulsar
# Acta del tablero
record-title = Acta del tablero
record-print = Imprimir el acta
record-open = Acta del tablero
record-replaced = { $n ->
    [one] Un apunte sustituido.
   *[other] { $n } apuntes sustituidos.
}
record-correct = Corregir
record-withdraw = Retirar
record-superseded = sustituido por el n.º { $n } a las { $time }
record-supersedes = sustituye al n.º { $list }
record-note = No se borra nada: una corrección sustituye el apunte, que queda legible. El resultado solo cambia si usted lo cambia.
record-result-in-doubt = El resultado se apoya en un apunte sustituido: decida si cambia.
incident-ended = fin de la partida
incident-withdrawn = apunte retirado
incident-withdraw-title = Retirar un apunte
incident-withdraw-why = Por qué se retira
incident-withdraw-note = Queda en el acta, sustituido; si era un movimiento ilegal, ya no se cuenta.
incident-correcting = Sustituye el apunte de las { $time }: { $kind }.
incident-set-white = Reloj de las blancas puesto en
incident-set-black = Reloj de las negras puesto en
incident-counter = Contador de movimientos del reloj
incident-result = Resultado que decide
incident-result-none = ninguno, la partida sigue
incident-article = Artículo, si es otro
# Relojes
clock-title = Relojes
clock-expected = puede mostrar { $bounds }
clock-between = de { $least } a { $most }
clock-should-show = Tras el movimiento { $n } debería mostrar: { $bounds }.
clock-not-known = Sin una lectura anterior no se sabe qué debería mostrar.
clock-to-control = { $n ->
    [0] Movimientos del período completados.
    [one] Falta un movimiento para el control.
   *[other] Faltan { $n } movimientos para el control.
}
clock-exempt = Menos de cinco minutos: no es obligatorio anotar.
clock-must-write = Menos de cinco minutos, pero con 30 segundos por movimiento sigue siendo obligatorio anotar.
clock-exempt-moves = { $side ->
    [white] Blancas sin obligación de anotar del movimiento { $from } al { $to }.
   *[black] Negras sin obligación de anotar del movimiento { $from } al { $to }.
}
clock-missing-period = { $side ->
    [white] Blancas, movimiento { $move }: muestra { $shown }, falta el tiempo del nuevo período ({ $by }).
   *[black] Negras, movimiento { $move }: muestra { $shown }, falta el tiempo del nuevo período ({ $by }).
}
clock-missing-increment = { $side ->
    [white] Blancas, movimiento { $move }: muestra { $shown }, falta el incremento de { $by ->
        [one] un segundo
       *[other] { $by } segundos
    }.
   *[black] Negras, movimiento { $move }: muestra { $shown }, falta el incremento de { $by ->
        [one] un segundo
       *[other] { $by } segundos
    }.
}
clock-too-much = { $side ->
    [white] Blancas, movimiento { $move }: muestra { $shown }, al menos { $by } de más.
   *[black] Negras, movimiento { $move }: muestra { $shown }, al menos { $by } de más.
}
clock-too-little = { $side ->
    [white] Blancas, movimiento { $move }: muestra { $shown }, al menos { $by } de menos.
   *[black] Negras, movimiento { $move }: muestra { $shown }, al menos { $by } de menos.
}
clock-counter-ahead = Quizá el contador de movimientos va adelantado y el período se añadió antes de tiempo.
# Planilla
sheet-illegal-before = Antes de este, ilegal: { $written }
sheet-illegal-stands = Ilegal, se mantiene
game-confirm-end = Ir a la confirmación
signal-dead-over = Posición muerta, la partida ha terminado.
# Sala
floor-announceable = tablas reclamables anunciando el movimiento
floor-claimable-text = { $side ->
    [white] Las blancas pueden reclamar tablas ahora: { $what }.
   *[black] Las negras pueden reclamar tablas ahora: { $what }.
}
floor-announceable-text = { $side ->
    [white] Las blancas pueden reclamar tablas anunciando un movimiento: { $what }.
   *[black] Las negras pueden reclamar tablas anunciando un movimiento: { $what }.
}
floor-confirm-end = Confirmar
floor-wrong-clock = reloj por revisar
floor-missing = Falta el resultado
floor-no-board = «{ $typed }» no es un tablero de esta ronda. Escriba por ejemplo 12, o 12 l b: movimiento ilegal de las negras.
floor-go-note = Número del tablero, luego si hace falta la tecla del incidente y w o b para las blancas o las negras: 12 l b.
# Ajustes del arbitraje
arbitration-open = Abrir las opciones de arbitraje
arbitration-title = Arbitraje
arbitration-lead = Lo que el texto de las Leyes deja abierto se decide antes, una sola vez. Cada decisión registra la opción que valía y quién la eligió.
arbitration-edition = Edición de las Leyes
arbitration-kind = Tipo de juego
arbitration-change-there = se cambia en los ajustes
arbitration-supervision = Supervisión en rápido y relámpago
arbitration-supervision-note = En las partidas clásicas valen siempre las reglas de competición. Las bases deben declararlo.
arbitration-supervised-blitz = Sanción en relámpago con supervisión plena
arbitration-supervised-blitz-note = En el texto de 2023 el relámpago con supervisión plena remite a las reglas de competición sin repetir el minuto del rápido: a la letra, dos minutos. En ediciones anteriores es siempre uno.
arbitration-series = «Cualquier serie de movimientos legales»
arbitration-series-note = Bandera, abandono, segundo movimiento ilegal: ¿cuenta solo la posición, o también la quíntuple repetición y las 75 jugadas que vendrían antes?
arbitration-announced-mate = Reclamación correcta, pero el movimiento anunciado daría mate
arbitration-announced-mate-note = El texto no dice qué va primero.
arbitration-period-switch = Cuándo añade el reloj el período siguiente
arbitration-period-switch-note = Sirve para calcular qué debería mostrar.
arbitration-save = Guardar las opciones
arbitration-chief-only = Las cambia el árbitro principal.
period-switch-moves = con el último movimiento del período, por el contador
period-switch-zero = al llegar a cero
setting-supervised-blitz-two-minutes = dos minutos, a la letra
setting-supervised-blitz-one-minute = un minuto, como en rápido
setting-series-any = cuenta solo la posición
setting-series-until-automatic-draw = cuentan también la quíntuple repetición y las 75 jugadas: si el mate es posible, decide el árbitro
setting-announced-mate-arbiter = decide el árbitro
setting-announced-mate-claim = primero la reclamación: tablas
setting-announced-mate-mate = primero el mate
action-tournament-arbitration = Opciones de arbitraje
print-arbiter = Árbitro
print-proposal = Decisión propuesta: vale cuando la confirma el árbitro.
print-printed-at = Impreso a las { $time }.
