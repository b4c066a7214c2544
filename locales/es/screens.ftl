# La sala: pantallas, avisos, reloj de la ronda, códigos para teléfonos.
nav-hall = Pantallas
hall-title = Pantallas y avisos
hall-lead = Qué muestran las pantallas, los avisos a toda la sala y el reloj de la ronda. Cada pantalla es una dirección: ábrala en el ordenador del proyector y contrólela desde aquí.
hall-notice = Aviso
hall-no-notice = Ningún aviso.
hall-say = Mostrar en todas las pantallas
hall-unsay = Quitar el aviso
hall-said-at = desde las { $time }
hall-text-hint = Si solo se indican tableros, se pide a quienes juegan que lleven el resultado a la mesa arbitral.
hall-call-missing = Llamar a los tableros sin resultado: { $boards }
hall-call-many = Llamar a los { $n } tableros sin resultado
hall-call-these = Lleven el resultado de estos tableros a la mesa arbitral, por favor.
hall-and = { $before } y { $last }
hall-call = { $n ->
    [one] Lleven el resultado del tablero { $boards } a la mesa arbitral, por favor.
   *[other] Lleven los resultados de los tableros { $boards } a la mesa arbitral, por favor.
}
hall-clock = Reloj de la ronda
hall-clock-set = Fijar
hall-clock-stop = Quitar el reloj
hall-in-minutes = en { $n } min
hall-clock-from = Ronda { $round }, desde las { $starts }.
hall-clock-from-to = Ronda { $round }, de { $starts } a { $ends }.
hall-screens = Pantallas
hall-codes = Los códigos QR llevan a { $base }.
hall-codes-here = Los códigos QR llevan a { $base }, adonde un teléfono no llega. Abra las pantallas con la dirección de este ordenador en la red, o inicie el programa con --public-url.
hall-shows = Qué muestra { $name }
hall-add = Añadir la pantalla
hall-remove = Quitar { $name }
hall-keys = Teclas: n aviso, b tableros, t reloj, c llamar a los tableros sin resultado, x quitar el aviso; flechas de una pantalla a otra, 1–7 qué muestra.
# En las pantallas.
hall-lost = Sin red: es el estado de las …
hall-by-name = tablero y color, por apellido
hall-by-board = por tablero, blancas a la izquierda
hall-done = { $total ->
    [one] { $done } de un resultado
   *[other] { $done } de { $total } resultados
}
hall-results = últimos resultados
hall-newest-first = los más recientes primero
hall-no-results = Aún no hay resultados.
hall-missing = { $n ->
    [0] todos los resultados
    [one] falta un resultado
   *[other] faltan { $n } resultados
}
hall-missing-what = tableros sin resultado
hall-all-done = Están todos los resultados.
hall-missing-of = { $n ->
    [one] Ronda { $round }: falta un resultado de { $total }
   *[other] Ronda { $round }: faltan { $n } resultados de { $total }
}
hall-after = tras la ronda { $round }
hall-no-standings = La clasificación empieza tras la primera ronda.
hall-tie-breaks = desempates: { $list }
hall-page = página { $page } de { $pages }, cambia cada { $seconds } segundos
hall-no-clock = La hora de la ronda aún no está fijada.
hall-starts-at = empieza a las { $time }
hall-since = en curso desde las { $time }
hall-ends-at = termina a las { $time }
hall-ended-at = terminó a las { $time }
hall-signal = a la señal, las negras ponen en marcha el reloj
hall-clock-left = hasta el final de la ronda
hall-clock-gone = desde el comienzo de la ronda
hall-clock-over = la ronda ha terminado
hall-phones = Teléfonos apagados y fuera del alcance
hall-await-until = Se espera hasta las { $time }; después es incomparecencia
hall-await-nobody = Quien no está al comienzo pierde por incomparecencia
hall-draws = Sin tablas por acuerdo antes del movimiento { $n }
hall-code-round = Código QR: la ronda en su teléfono
hall-code-board = Código QR: mi tablero en mi teléfono
hall-code-print-round = La ronda en su teléfono
hall-code-print-board = Mi tablero en mi teléfono
# Campos, también en el registro.
field-hall-boards = Tableros
field-hall-text = Texto
field-clock-round = Ronda
field-clock-day = Día
field-clock-starts = Comienzo
field-clock-ends = Final
field-clock-zone = Zona horaria
field-screen-name = Nombre de la pantalla
field-screen-shows = Muestra
field-screen-seconds = Segundos por página
field-screen-theme = Colores
setting-screen_shows-names = Emparejamientos por nombre
setting-screen_shows-boards = Emparejamientos por tablero
setting-screen_shows-results = Últimos resultados
setting-screen_shows-missing = Tableros que faltan
setting-screen_shows-standings = Clasificación
setting-screen_shows-timer = Reloj
setting-screen_shows-notice = Solo avisos
setting-screen_theme-light = Claro
setting-screen_theme-dark = Oscuro
problem-screen-name = { $value } no vale: solo minúsculas sin acentos, cifras y guiones.
problem-screens-most = las pantallas de un torneo son { $value } como máximo.
problem-hall-boards = { $value } tableros como máximo por aviso.
problem-clock-time = { $value } no es una hora: escriba por ejemplo 15:00.
problem-clock-order = el final es igual que el comienzo.
problem-clock-zone = { $value } no es una zona horaria: escriba por ejemplo +01:00.
flash-screen-added = Pantalla añadida.
flash-screen-saved = Pantalla cambiada.
flash-screen-removed = Pantalla quitada.
flash-hall-announced = El aviso está en todas las pantallas.
flash-hall-silent = Aviso quitado.
flash-hall-clock-set = Reloj fijado.
flash-hall-clock-off = Reloj quitado.
action-screen-add = Pantalla añadida
action-screen-change = Pantalla cambiada
action-screen-remove = Pantalla quitada
action-hall-announce = Aviso en la sala
action-hall-clock = Reloj de la ronda
