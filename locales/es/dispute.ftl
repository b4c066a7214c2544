# Una posición puesta por el árbitro, y qué se dice a cada parte
position-set-up = posición puesta { $fen }
in-position-set-up = en la posición puesta { $fen }
position-unknown = Ponga la posición, o introduzca los movimientos
position-unknown-lead = De esta partida no hay nada registrado: nadie ha dicho al programa cómo están las piezas. Sin la posición no hay decisión.
position-cannot-be = La posición es imposible
position-nobody-entered = Posición desconocida: ningún movimiento registrado
position-caption-set-up = { $side ->
    [white] Posición puesta por el árbitro, mueven blancas
   *[black] Posición puesta por el árbitro, mueven negras
}
setup-fault-men = No se pueden leer las piezas: ocho filas separadas por barras, de la 8 a la 1.
setup-fault-turn = No se puede leer quién mueve: w o b.
setup-fault-castling-text = No se pueden leer los derechos de enroque: KQkq, o una parte.
setup-fault-en-passant-text = No se puede leer la casilla de captura al paso: por ejemplo e6.
setup-fault-half-moves = No se puede leer el número de medias jugadas sin capturas ni movimientos de peón.
setup-fault-number = No se puede leer el número del movimiento.
setup-fault-whole = No es una FEN.
setup-fault-empty = No hay ninguna pieza en el tablero.
setup-fault-missing-king = Falta un rey.
setup-fault-kings = Un bando tiene más de un rey.
setup-fault-pawn = Hay un peón en la primera o en la octava fila.
setup-fault-castling = Para el enroque, rey y torre deben estar en sus casillas de origen.
setup-fault-en-passant = Para la captura al paso hace falta el peón que acaba de dar el paso doble.
setup-fault-check = Está en jaque el bando que no mueve.
setup-fault-impossible-check = Ningún movimiento puede haber dado este jaque.
setup-fault-men-too-many = Hay más piezas de las que pueden haber salido de los peones que faltan.
dispute-title = Conflicto en el tablero
dispute-open = Poner la posición y decidir
dispute-check = Comprobar la posición
dispute-recorded = Como está registrada, { $move }
dispute-empty = Tablero vacío
dispute-start = Posición inicial
dispute-board = Como el tablero
dispute-take = tomar
dispute-no-board = En ese tablero no hay ningún movimiento registrado en esta ronda.
dispute-hand = Pieza por poner
dispute-off = quitar
dispute-position = La posición que se está poniendo
dispute-turn = Mueven
dispute-castling = Enroque aún posible
dispute-castle-wk = Blancas corto
dispute-castle-wq = Blancas largo
dispute-castle-bk = Negras corto
dispute-castle-bq = Negras largo
dispute-en-passant = Captura al paso en
dispute-number = Movimiento número
dispute-half = Medias jugadas sin capturas ni movimientos de peón
dispute-more = FEN, enroque, captura al paso, número de movimiento
dispute-happened = Qué ha pasado
happened-flag-white = Bandera de las blancas
happened-flag-black = Bandera de las negras
happened-resign-white = Las blancas abandonan
happened-resign-black = Las negras abandonan
happened-illegal-white = Acto ilegal de las blancas
happened-illegal-black = Acto ilegal de las negras
happened-claim = Reclamación por las 50 jugadas
happened-both-flags = Ambas banderas
happened-end = Posición muerta, mate, ahogado
judged-elsewhere = ¿Están las piezas de otro modo en el tablero?
judged-set-up = Poner la posición
judged-moves = Introducir los movimientos
judged-sheets = Copiar las planillas
search-on = Seguir buscando
search-on-note = Cuatro veces más posiciones, medio minuto como máximo. Mientras tanto puede dejar la página.
job-search = Se busca si un mate es posible
flag-which-period = ¿En qué período cayó la bandera?
flag-which-period-lead = Los movimientos hechos no están registrados y el ritmo tiene varios períodos. Elija el período arriba, o introduzca los movimientos.
flag-which-move = ¿Cuántos movimientos se hicieron?
flag-which-move-lead = Había que completar cierto número de movimientos. Ponga la posición con su número de movimiento, o introduzca los movimientos.
claim-needs-moves = Para una reclamación hacen falta los movimientos
claim-needs-moves-lead = La posición por sí sola no dice cuántas veces se ha dado. Introduzca los movimientos de las planillas; para las 50 jugadas bastan, con la posición, las medias jugadas contadas.
act-no-pawn = Ningún peón puede haber llegado allí
act-no-pawn-lead = En esta posición ningún peón de ese bando llega a la última fila con un movimiento legal: ninguno quedó sin sustituir. Revise el bando, la casilla y los movimientos registrados.
ruling-legal = Movimiento legal: nada que sancionar
ruling-legal-lead = El movimiento cumple los artículos 3.1 a 3.9. No se añade tiempo, y no cuenta como acto ilegal.
fact-position = Juzgado en
fact-why-illegal = Por qué es ilegal
fact-not-held = Posición
fact-not-held-text = sin registrar: que el movimiento fuera ilegal se apoya en lo que vio el árbitro
verdict-guidelines-not-announced = No se sabe qué bandera cayó antes. Las Directrices III, que lo decidirían, valen solo donde el torneo las anunció y no se añade tiempo a los movimientos. Decide el árbitro.
told-title = Para decir a las partes
told-won = { $event ->
    [flag] Se ha agotado el tiempo del rival y usted aún puede dar mate: gana la partida.
    [resignation] El rival ha abandonado: gana la partida.
    [illegal] El rival ha completado un segundo acto ilegal: gana la partida.
    [sealed] El movimiento secreto del rival no vale: gana la partida.
   *[other] Gana la partida.
}
told-lost = { $event ->
    [flag] Se ha agotado su tiempo y el rival aún puede dar mate: pierde la partida.
    [resignation] Ha abandonado: pierde la partida.
    [illegal] Ha completado un segundo acto ilegal: pierde la partida.
    [sealed] Su movimiento secreto no vale: pierde la partida.
   *[other] Pierde la partida.
}
told-drawn = { $event ->
    [flag] { $who ->
        [by] Se ha agotado su tiempo, pero el rival no puede dar mate con ninguna serie de movimientos legales: son tablas.
       *[other] Se ha agotado el tiempo del rival, pero usted no puede dar mate con ninguna serie de movimientos legales: son tablas.
    }
    [resignation] { $who ->
        [by] Ha abandonado, pero el rival no puede dar mate con ninguna serie de movimientos legales: son tablas.
       *[other] El rival ha abandonado, pero usted no puede dar mate con ninguna serie de movimientos legales: son tablas.
    }
    [illegal] { $who ->
        [by] Es su segundo acto ilegal, pero el rival no puede dar mate con ninguna serie de movimientos legales: son tablas.
       *[other] Es el segundo acto ilegal del rival, pero usted no puede dar mate con ninguna serie de movimientos legales: son tablas.
    }
   *[other] La partida es tablas.
}
told-won-earlier = La partida ya había terminado en el tablero: ha ganado.
told-lost-earlier = La partida ya había terminado en el tablero: ha perdido.
told-drawn-earlier = La partida ya había terminado en el tablero: son tablas.
told-time-gained = { $event ->
    [claim] La reclamación del rival es incorrecta: usted recibe { $time }, la partida sigue.
   *[other] El rival ha completado un acto ilegal: usted recibe { $time }, la partida sigue.
}
told-time-given = { $event ->
    [claim] Su reclamación es incorrecta: el rival recibe { $time }, la partida sigue.
   *[other] Ha completado un acto ilegal: el rival recibe { $time }, la partida sigue.
}
told-claim-right = { $who ->
    [by] Su reclamación es correcta: son tablas.
   *[other] La reclamación del rival es correcta: son tablas.
}
told-legal = { $who ->
    [by] Su movimiento es legal: la partida sigue.
   *[other] El movimiento del rival es legal: la partida sigue.
}
told-continues = La partida sigue.
arbitration-quickplay-finish = Directrices III, partidas sin incremento
arbitration-quickplay-finish-note = Valen solo donde el torneo las anunció, no se añade tiempo a los movimientos y no es relámpago (III.2.1, III.2.2).
setting-quickplay-finish-not-announced = no anunciadas: no valen
setting-quickplay-finish-announced = anunciadas
