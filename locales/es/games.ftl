# Una partida registrada: piezas capturadas, jaque continuo, ejercicios.
captured-title = Piezas capturadas
captured-by = { $side ->
    [white] Capturadas por las blancas: { $count }
   *[black] Capturadas por las negras: { $count }
}
perpetual-check = Jaque continuo
perpetual-check-says = { $side ->
    [white] Las blancas
   *[black] Las negras
} dan jaque en cada movimiento y los jaques se repiten ({ $checks }); la posición está en el tablero por { $n }.ª vez: { $moves }.
perpetual-check-not-yet = El jaque continuo no es tablas por sí mismo: lo es por acuerdo (5.2.3), por reclamación a la tercera vez (9.2), por sí solo a la quinta (9.6.1).
perpetual-check-claim = Quien está en juego puede reclamar tablas por la triple repetición (9.2); a la quinta son tablas sin reclamación (9.6.1).
perpetual-check-fivefold = La posición se ha dado cinco veces: son tablas sin reclamación (9.6.1).
perpetual-check-not-yet-1952 = El jaque continuo no es tablas por sí mismo: lo es por acuerdo (12.2) o por reclamación a la tercera vez (12.3).
perpetual-check-claim-1952 = Se pueden reclamar tablas por la triple repetición (12.3).
games-look = Ver
game-shown-place = Ronda { $round }, tablero { $board }.
game-shown-no-moves = Ningún movimiento registrado.
exercises-title = Ejercicios de la partida
exercises-back = Volver a la partida
exercises-none = Los ejercicios se hacen con una partida terminada y sus movimientos.
exercises-name = Nombre
exercises-answers = Respuestas
exercise-mate = { $side ->
    [white] Las blancas
   *[black] Las negras
} juegan y dan mate en una. ¿Cómo?
exercise-check = { $side ->
    [white] El rey blanco
   *[black] El rey negro
} está en jaque. ¿Qué movimientos lo evitan?
exercise-en-passant = { $side ->
    [white] Juegan blancas.
   *[black] Juegan negras.
} ¿Qué peón se puede capturar al paso?
exercise-captures = { $side ->
    [white] Juegan blancas.
   *[black] Juegan negras.
} ¿Qué capturas son posibles?
exercise-castling-short = ¿Pueden { $side ->
    [white] las blancas
   *[black] las negras
} hacer ahora el enroque corto? ¿Por qué?
exercise-castling-long = ¿Pueden { $side ->
    [white] las blancas
   *[black] las negras
} hacer ahora el enroque largo? ¿Por qué?
exercise-ending = { $side ->
    [white] Juegan blancas.
   *[black] Juegan negras.
} ¿Es mate, ahogado o sigue la partida?
exercise-yes = Sí, nada lo impide.
exercise-no = No.
exercise-goes-on = La partida sigue: hay movimientos legales.
examples-title = Tablas y enroque: ejemplos juzgados
examples-lead = Cada posición la juzga el programa, con las mismas reglas que las partidas de los torneos.
examples-draws = Cinco maneras de hacer tablas
examples-draw-stalemate = Ahogado
examples-draw-material = Rey y caballo contra rey
examples-draw-fifty-moves = Cincuenta jugadas
examples-draw-repetition = Triple repetición
examples-draw-agreement = Por acuerdo
examples-claim-repetition = La posición se ha dado tres veces, aunque no seguidas: quien está en juego puede reclamar tablas.
examples-claim-fifty = { $n } medias jugadas sin captura ni movimiento de peón, es decir, 50 jugadas de cada parte: quien está en juego puede reclamar tablas.
examples-agreement = Ambas partes han movido: pueden acordar tablas.
examples-castling = Cuatro obstáculos al enroque
examples-obstacle-king-moved = El rey ya se ha movido
examples-obstacle-rook-moved = La torre ya se ha movido
examples-obstacle-man-between = Una pieza en medio
examples-obstacle-attacked = Una casilla del rey está atacada
examples-for-ever = Para toda la partida.
examples-for-now = Solo por ahora: si cesa la causa, se puede enrocar.
