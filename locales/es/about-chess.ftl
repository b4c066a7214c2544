# Las páginas sobre el ajedrez y la lista de torneos por región.
links-rules = Reglamento
links-rules-text-1 = Un torneo en tratto sigue la edición de las Leyes FIDE elegida en sus bases: la vigente o la del Congreso de Estocolmo de 1952. Cada decisión cita el artículo de la edición del torneo.
links-rules-text-2 = Las Leyes dicen cómo se mueven las piezas, cuándo está hecho un movimiento, qué sigue a una irregularidad, cómo termina la partida. Las reglas del torneo, es decir, emparejamientos, puntos y desempates, están en las bases de cada torneo.
links-origin = Origen y leyenda
links-origin-text-1 = El ajedrez desciende del chaturanga, jugado en la India hacia el siglo VI: cuatro cuerpos de ejército, es decir, infantes, jinetes, elefantes y carros, en torno a un rey y su consejero. Desde Persia y el mundo árabe el juego llegó a Europa antes del año 1000, también por Sicilia y España.
links-origin-text-2 = A finales del siglo XV la dama y el alfil tomaron los movimientos largos de hoy. El enroque y la captura al paso se fijaron más tarde, en Italia con reglas propias hasta el siglo XIX. La FIDE nació en París en 1924.
links-origin-text-3 = La leyenda cuenta de Sissa, que pidió al rey un grano de trigo por la primera casilla y el doble por cada una de las siguientes: en las 64 casillas son 18 446 744 073 709 551 615 granos, más trigo del que había en el reino.
links-italy = Sitios italianos
links-italy-text-1 = Federación, comités regionales, clubes, revistas y archivos de Italia. Los clubes registrados en tratto están en la lista de clubes, región por región.
links-world = Sitios del mundo
links-world-text-1 = Federaciones, reglamentos, clasificaciones y archivos de partidas del mundo.
links-title = Enlaces
links-none = Aún no hay enlaces.
links-others = Otras páginas
links-add = Añadir un enlace
links-add-button = Añadir
links-name = Título
links-address = Dirección
links-note = Qué se encuentra allí
links-remove = Quitar { $title }
links-remove-short = Quitar
flash-link-added = Enlace añadido.
flash-link-removed = Enlace quitado.
tournaments-title = Torneos
tournaments-by-region = Torneos por región
tournaments-of-region = Torneos: { $region }
tournaments-lead = { $n ->
    [0] Ningún torneo
    [one] Un torneo
   *[other] { $n } torneos
}
tournaments-none = Ningún torneo en esta región.
tournaments-elsewhere = En el extranjero o sin provincia
tournaments-regions = Por región
tournaments-all = Todos los torneos
tournaments-state = Estado
tournament-state-registration = inscripción abierta
tournament-state-running = en curso
tournament-state-finished = finalizado
