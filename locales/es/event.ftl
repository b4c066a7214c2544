birth-year = Año
birth = Nacimiento
bye-full-point = bye de un punto
bye-half-point = bye de medio punto
bye-none = ninguno: juega
bye-zero-point = ausente
bye-allocated = bye
bye-sentence = { $name }: { $what }.
bye-letter-h = ½
bye-letter-z = 0
bye-letter-f = 1
entry-bye = R{ $round }: { $kind }
desk-draft-together = Se publica junto con la ronda { $round }.
desk-draft-ready = El borrador se puede publicar.
desk-draft-waits = { $n ->
    [one] Falta aún el resultado del tablero { $boards }: el borrador no se puede publicar.
   *[other] Faltan aún los resultados de los tableros { $boards }: el borrador no se puede publicar.
}
desk-last-round = Es la última ronda.
desk-next-drafted = El borrador de la ronda { $round } está listo.
desk-next-not-drafted = Borrador de la ronda { $round } aún sin hacer.
desk-not-printed = Falta imprimir.
desk-printed = Impreso { $time }.
desk-saved-now = { $time } { $name }, ahora
desk-last = Tablero { $board }, { $result }: { $names }
entries-add = Añadir
entries-allow = Permitir
entries-bye = Bye
entries-change = Cambiar
entries-close-check-in = Cerrar el control
entries-count = { $n ->
    [0] Ninguna inscripción
    [one] Una inscripción
   *[other] { $n } inscripciones
}
entries-drawn-colour = Color sorteado para el número 1
entries-enter-chosen = Inscribir la selección
entries-find = De la lista de jugadores
entries-find-label = Apellido, ID FIDE o ID nacional
entries-forbid = Prohibir
entries-forbid-label = No deben enfrentarse
entries-forbid-second = y
entries-forbidden = Emparejamientos prohibidos
entries-found-nobody = Nadie con este nombre en la lista de jugadores, o ya tiene inscripción.
entries-is-present = Presente
entries-mark-present = Marcar presente
entries-new = Nueva inscripción
entries-presence = Presencia
entries-present = { $n ->
    [0] No hay nadie presente aún.
    [one] Hay una persona presente.
   *[other] Hay { $n } presentes.
}
entries-remove = Borrar la inscripción
entries-take-back = Readmitir desde la próxima ronda
entries-withdraw = Retirar desde la próxima ronda
entry-late = desde la ronda { $round }
entry-withdrawn = retirada tras la ronda { $round }
federation = Federación
find-nobody = Ninguna inscripción tiene un apellido que empiece por «{ $surname }».
history-after = Después
history-before = Antes
history-none = En este tablero no se ha escrito nada.
history-time = Hora
history-undone = anulado
history-who = Quién
home-title = tratto: torneos de ajedrez
home-all-boards = Todos los tableros
home-coming = Próximos, inscripción abierta
home-dateline = { $n ->
    [0] { $date }. Ningún torneo en curso.
    [one] { $date }. Un torneo en curso.
   *[other] { $date }. { $n } torneos en curso.
}
home-story = { $place }. Ronda { $round } de { $rounds }. { $done ->
    [0] Ninguna partida terminada de { $total }.
    [one] Terminada una partida de { $total }.
   *[other] Terminadas { $done } partidas de { $total }.
}
home-find = Buscar
home-find-label = Participante: apellido, ID FIDE o ID nacional
home-finished = Finalizados
home-kind = Tipo
home-playing = También en curso hoy
home-quiet = Hoy no se juega
home-quiet-lead = Abajo, los próximos torneos y los finalizados.
home-nothing-yet = Aún no hay ningún torneo: el primero que abra un árbitro aparecerá aquí.
home-regions = Clubes por región
home-register-club = Registrar su club
home-when = Fecha
home-where = Dónde
mine-desk = Mesa arbitral
mine-earlier = Torneos anteriores
mine-none-yet = Aún no dirige ningún torneo.
mine-none = Aún no dirige ningún torneo. Cree uno o pida al árbitro principal que le añada.
my-board-waiting = La primera ronda aún no está publicada.
my-board-status = Publicada a las { $time }. Puntos hasta ahora: { $points }.
number-short = N.º
publish-boards = { $n ->
    [one] Un tablero.
   *[other] { $n } tableros.
}
publish-consequence = Desde ese momento la ve todo el mundo y ya no se vuelve a emparejar.
publish-discard = Descartar el borrador
publish-go-to-results = Ir a los resultados que faltan
publish-missing = { $n ->
    [one] Falta el resultado del tablero { $boards }: la ronda se puede preparar, no publicar.
   *[other] Faltan los resultados de los tableros { $boards }: la ronda se puede preparar, no publicar.
}
publish-question = ¿Publicar la ronda { $round }?
reading-compare = Comparar
reading-different = { $n ->
    [0] Todos los resultados coinciden.
    [one] Un resultado es distinto.
   *[other] { $n } resultados son distintos.
}
reading-differs = distinto: comprobar
reading-label = Resultados seguidos, una tecla por tablero: 1 5 0 + - * . a
reading-lead = Vuelva a leer las papeletas (o las planillas firmadas) y tecléelo todo otra vez: no se cambia nada, se ven las diferencias.
reading-players = Participantes
reading-stored = Guardado
reading-title = Segunda lectura de la ronda { $round }
reading-typed = Tecleado
record-lead = Cada decisión: quién, cuándo, antes y después. No se borra nada.
record-what = Qué
round-finished = Ronda { $round } finalizada
round-none = Ninguna ronda publicada
round-playing = Ronda { $round } en curso
round-status = Publicada a las { $time }. Resultados: { $done } de { $total }.
rule-draw-offers = Tablas por acuerdo
rule-draw-offers-from = no antes del movimiento { $n }
rule-minutes = { $n ->
    [0] ninguno
    [one] un minuto
   *[other] { $n } minutos
}
rule-system = Sistema
rule-control = Ritmo de juego
rule-tie-breaks = Desempates
rule-default-time = Tiempo de incomparecencia
rule-edition = Reglas
rule-chief = Árbitro principal
rule-more-than-fifty = Más de 50 jugadas
settings-more-than-fifty = Más de 50 jugadas para posiciones anunciadas, solo con las Leyes de 1952 (12.4): RTA-RT 75
problem-more-than-fifty = «{ $value }» no es una posición con su número de jugadas, como RTA-RT 75.
problem-more-than-fifty-edition = Solo las Leyes de 1952 permiten anunciar más de 50 jugadas (12.4).
rule-deputies = Árbitros
settings-deputies = Árbitros, separados por punto y coma
settings-add-deputy = Invitar a un árbitro por su nombre de usuario
settings-arbiters = Árbitros con acceso
settings-create = Crear el torneo
settings-event = El torneo
settings-finish = Cerrar el torneo
settings-finish-note = La clasificación pasa a ser definitiva.
settings-help = Cómo se escribe
settings-help-control = Ritmo de juego: 90+30 son noventa minutos y treinta segundos por movimiento; 90/40+30:30+30 añade media hora tras el movimiento 40.
settings-help-tie-breaks = Desempates en su orden, separados por comas: BH/C1 Buchholz −1, BH Buchholz, SB Sonneborn-Berger, DE resultado particular, WIN victorias, PS progresivo, ARO media de Elo de los rivales.
settings-new = Nuevo torneo
settings-play = El juego
settings-ranking = Puntos y desempates
settings-remove-deputy = Quitar
settings-name = Nombre
settings-town = Ciudad
settings-province = Provincia
settings-venue = Sala de juego
settings-start = Primer día
settings-end = Último día
settings-rounds = Rondas
settings-kind = Tipo
settings-default-minutes = Tiempo de incomparecencia en minutos
settings-draw-offer-limit = Sin tablas por acuerdo antes del movimiento
settings-win = Victoria
settings-draw = Tablas
settings-loss = Derrota
settings-pairing-bye = Bye
settings-tie-breaks = Desempates
standings-running = Clasificación provisional
standings-after = Clasificación tras la ronda { $round }
standings-final = Clasificación final
standings-start = Clasificación inicial
term-black = Negras contra { $name }
term-white = Blancas contra { $name }
term-capped = Sería { $value }, reducido (art. 16.4).
term-dummy = rival virtual
term-dummy-of = ronda no jugada con { $name }
term-cut-least = Quitado por ser el menor (art. 14.1).
term-cut-vur = Quitado: ausencia voluntaria (art. 16.5).
term-cut-most = Quitado por ser el mayor (art. 14.3).
term-cut-limit = No cuenta: por debajo del límite (art. 9.2).
unfold-title = Por qué { $name } tiene { $tie_break } igual a { $value }
tournament-lead = { $place }, { $dates }. { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
}, { $kind }, { $control }. Inscripciones: { $players }.
given-name = Nombre
fide-title = Título FIDE
fide-id = ID FIDE
national-id = ID nacional
kind-standard = clásico
kind-rapid = rápido
kind-blitz = relámpago
control-minutes = { $n } min
control-seconds = { $n } s
control-for-moves = { $time } para { $n ->
    [one] un movimiento
   *[other] { $n } movimientos
}
control-then = { $first }, luego { $next }
control-increment = + { $n } s por movimiento
control-delay = demora { $n } s
control-bronstein = Bronstein { $n } s
control-throughout = { $time }; { $bonus } desde el primer movimiento
control-sides = Blancas { $white }, negras { $black }
edition-fide-2023 = FIDE 2023
edition-fide-2018 = FIDE 2018
edition-fide-2017 = FIDE 2017
edition-fide-2014 = FIDE 2014
edition-fide-1952 = FIDE 1952
edition-by-date = Según la fecha de inicio
download-pairings = Emparejamientos CSV
download-pairings-pgn = Emparejamientos para los tableros electrónicos (PGN)
download-standings = Clasificación CSV
download-trf16 = Torneo TRF16
download-trf26 = Torneo TRF26
download-games = Partidas PGN
download-games-round = Partidas de la ronda PGN
flash-entry-added = Inscripción añadida.
flash-entries-added = Inscripciones añadidas.
flash-entry-removed = Inscripción borrada.
flash-check-in-closed = Control cerrado.
flash-draft-discarded = El borrador se ha descartado.
flash-tournament-created = Torneo creado. Ahora las inscripciones.
flash-settings-saved = Ajustes guardados.
# Cómo se escriben las fechas. $month es el nombre del mes; en date-short, su número.
date-whole = { $day } de { $month } de { $year }
date-day-month = { $day } de { $month }
date-of-weekday = { $weekday } { $date }
date-short = { $day }/{ $month }
date-span = { $first } – { $last }
date-span-of-a-month = { $first }–{ $last } de { $month } de { $year }
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
weekday-1 = lunes
weekday-2 = martes
weekday-3 = miércoles
weekday-4 = jueves
weekday-5 = viernes
weekday-6 = sábado
weekday-7 = domingo
tie-break-de = Resultado particular
tie-break-win = Número de victorias
tie-break-won = Partidas ganadas en el tablero
tie-break-bpg = Partidas con negras
tie-break-bwg = Victorias con negras
tie-break-ps = Progresivo
tie-break-rep = Rondas jugadas por elección
tie-break-std = Puntos estándar
tie-break-tpn = Número de emparejamiento
tie-break-bh = Buchholz
tie-break-aob = Media de Buchholz de los rivales
tie-break-fb = Fore Buchholz
tie-break-sb = Sonneborn-Berger
tie-break-ks = Koya
tie-break-aro = Media de Elo de los rivales
tie-break-tpr = Performance
tie-break-ptp = Performance perfecta
tie-break-apro = Media de performances rivales
tie-break-appo = Media de performances perfectas rivales
tie-break-rtng = Elo
tie-break-modifier-c1 = −1
tie-break-modifier-c2 = −2
tie-break-modifier-m1 = mediano 1
tie-break-modifier-m2 = mediano 2
tie-break-modifier-p = con incomparecencias
tie-break-modifier-r = invertido
tie-break-modifier-f = Fore
action-tournament-update = Ajustes
action-tournament-add-deputy = Árbitro añadido
action-tournament-remove-deputy = Árbitro quitado
action-tournament-finish = Torneo cerrado
action-entry-add = Inscripción
action-entry-add-registered = Inscripciones de la lista de jugadores
action-entry-remove = Inscripción borrada
action-entry-check-in = Presencia
action-entry-show = Cómo se muestra a un participante
action-entry-close-check-in = Control cerrado
action-entry-withdraw = Retirada
action-entry-take-back = Readmisión
action-entry-bye = Bye solicitado
action-pair-forbid = Emparejamiento prohibido
action-pair-allow = Prohibición levantada
action-round-draft = Borrador de la ronda
action-round-by-hand = Emparejamiento a mano, ronda
action-round-change = Cambio a mano, ronda
action-round-restore = Cambio a mano anulado, ronda
action-round-take-back = Publicación retirada, ronda
action-round-discard = Borrador descartado, ronda
action-round-publish = Publicación de la ronda
action-round-print = Impresión de la ronda
action-result-record = Resultado, ronda y tablero
action-result-undo = Resultado anulado
action-result-conflict = Dos valores, el segundo no escrito
action-result-settle = Dos valores, elegido el escrito
action-result-withdraw = Valor retirado
import-title = Importar un torneo
# Control de jugadores, corrección de una inscripción, listas vacías.
entries-arrive = Marcar presente: primeras letras del apellido, o el número
entries-arrived = { $name }: presente.
entries-arrived-nobody = Ninguna inscripción coincide con «{ $who }».
entries-arrived-several = { $n ->
    [one] Responde una: elija.
   *[other] Responden { $n }: elija, o escriba más letras.
}
entries-correct = Corregir los datos
entries-correct-lead = Vale para este torneo: clasificaciones, hojas e informes. Emparejamientos y resultados quedan como están.
entries-correct-number = El número de emparejamiento sigue siendo { $number }.
entries-none-yet = Nadie todavía. Busque en la lista de jugadores o escriba una nueva inscripción.
entries-none-public = Aún no hay inscripciones.
flash-entry-corrected = Inscripción corregida.
action-entry-correct = Inscripción corregida
desk-last-elsewhere = Ronda { $round }, tablero { $board }, { $result }: { $names }
desk-past-round = La ronda { $round } ya está publicada: una corrección cambia puntos y clasificación, no los emparejamientos.
desk-pairings = Tableros
floor-before = Ninguna ronda está publicada: la sala muestra los tableros de la ronda en curso.
floor-to-desk = Ir a la ronda
print-ways = La hoja
print-back = Ronda { $round }
print-back-standings = Clasificación
print-done = Marcar como impresa
rule-starting-rank = Orden inicial
starting-rank-fide = Elo FIDE
starting-rank-nro = solo Elo nacional
starting-rank-fidon = Elo FIDE; si falta, el nacional
starting-rank-nidof = Elo nacional; si falta, el FIDE
starting-rank-hbfn = el más alto entre Elo FIDE y nacional
starting-rank-lbfn = el más bajo entre Elo FIDE y nacional
starting-rank-other = de otro modo
bye-free = descansa
desk-schedule = Todo el calendario está publicado: los resultados se escriben en cualquier ronda.
rounds-count = { $n ->
    [one] una ronda
   *[other] { $n } rondas
}
