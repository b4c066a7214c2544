# Piezas tocadas
ruling-title-touched = Pieza tocada
incident-touched = pieza tocada
touched-lead = Escriba las casillas de las piezas tocadas, en su orden: dan los movimientos permitidos (art. §touched-men§).
touched-squares = Casillas de las piezas tocadas
touched-squares-note = Por ejemplo e1 h1 para rey y luego torre. Si no está claro cuál se tocó antes, ponga primero la pieza de quien está en juego.
touched-unreadable = No se pueden leer las casillas: escriba por ejemplo e1 h1.
touched-move = Hay que mover la pieza de { $square }
touched-capture = Hay que capturar la pieza de { $square }
touched-capture-with = La pieza de { $square } debe capturar la de { $other }
touched-castle = Hay que enrocar
touched-king = El enroque no es legal: hay que mover el rey de { $square }
touched-free = Ninguna obligación: cualquier movimiento legal
touched-moves = Permitidos: { $moves }.
record-touched = { $side ->
    [white] Las blancas tocan { $squares }, { $after }.
   *[black] Las negras tocan { $squares }, { $after }.
}
fact-touched = Pieza tocada
# Llegada tarde
ruling-title-late = Llegada tarde
late-lead = { $n ->
    [0] Este torneo no tiene tiempo de incomparecencia: quien no está al empezar pierde, salvo otra decisión del árbitro (art. §default-time§).
    [one] El tiempo de incomparecencia de este torneo es de un minuto: quien llega después pierde, salvo otra decisión del árbitro (art. §default-time§).
   *[other] El tiempo de incomparecencia de este torneo es de { $n } minutos: quien llega después pierde, salvo otra decisión del árbitro (art. §default-time§).
}
late-who = Quién
late-both = ambas partes
late-come = Llegada
late-come-yes = ha llegado
late-come-no = aún no ha llegado
late-minutes = Minutos desde el inicio de la ronda
late-minutes-note = Un número entero: 0 si estaba.
late-unreadable = Escriba los minutos como número entero de 0 a 600.
late-plays = Juega: dentro del tiempo de incomparecencia
late-plays-lead = El tiempo pasado queda en su reloj.
late-plays-both = Faltaban ambas partes: el tiempo pasado lo pierden las blancas, hasta su llegada.
late-may-come = { $n ->
    [0] Aún puede llegar en este minuto
    [one] Aún puede llegar, en un minuto
   *[other] Aún puede llegar, en { $n } minutos
}
late-lost = { $side ->
    [white] Pierden las blancas: pasado el tiempo de incomparecencia
    [black] Pierden las negras: pasado el tiempo de incomparecencia
   *[both] Pierden ambas partes: pasado el tiempo de incomparecencia
}
late-lost-lead = El árbitro puede decidir otra cosa.
late-otherwise = Decidir otra cosa, con sus palabras
record-late-yes = { $side ->
    [white] Las blancas llegan { $n ->
        [one] un minuto
       *[other] { $n } minutos
    } tarde.
    [black] Las negras llegan { $n ->
        [one] un minuto
       *[other] { $n } minutos
    } tarde.
   *[both] Ambas partes llegan { $n ->
        [one] un minuto
       *[other] { $n } minutos
    } tarde.
}
record-late-no = { $side ->
    [white] Las blancas no están tras { $n ->
        [one] un minuto
       *[other] { $n } minutos
    }.
    [black] Las negras no están tras { $n ->
        [one] un minuto
       *[other] { $n } minutos
    }.
   *[both] Faltan ambas partes tras { $n ->
        [one] un minuto
       *[other] { $n } minutos
    }.
}
record-late-allowed = { $n ->
    [0] Tiempo de incomparecencia: 0 minutos.
    [one] Tiempo de incomparecencia: un minuto.
   *[other] Tiempo de incomparecencia: { $n } minutos.
}
offer-only = Solo ofrecidas, no aceptadas
# Planillas
record-sheets = Planillas como se entregaron
