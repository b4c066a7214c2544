download-chess-results = XML para chess-results.com
download-calendar = Calendario
export-lead = Archivos y hojas de este torneo. Las direcciones no cambian: se pueden enlazar.
export-sheets = Hojas para imprimir
export-round-csv = Emparejamientos de la ronda { $round } CSV
export-in = Importar
print-draft = borrador
print-default-time = { $n ->
    [0] Tiempo de incomparecencia: ninguno.
    [one] Tiempo de incomparecencia: { $n } minuto.
   *[other] Tiempo de incomparecencia: { $n } minutos.
}
print-draw-offers = Sin tablas por acuerdo antes del movimiento { $n }.
print-published = Publicado a las { $time }.
print-tie-break-rules = Reglas de desempate C.07, 1 de marzo de 2026.
print-provisional = Provisional: faltan resultados.
games-title = { $n ->
    [0] Partidas
    [one] Una partida
   *[other] { $n } partidas
}
games-links = Enlaces
games-none = Ninguna partida registrada todavía.
games-place = Ronda
games-moves = Movimientos
games-open = Abrir
games-import = Importar partidas
games-import-board = Partida del tablero { $board }, ronda { $round }: { $names }
games-import-lead = PGN con relojes y comentarios. Se conserva cada signo; lo que no es un movimiento se enumera.
games-import-do = Importar
games-import-sorted = Primero las partidas con observaciones, luego las que no tienen tablero, luego las demás.
games-choose-again = El archivo es demasiado largo para quedar en esta página: elíjalo otra vez para importarlo.
games-file = Archivo PGN
games-text = o texto PGN
games-accept = Importar de todos modos: lo que no se ha entendido queda en el texto guardado con la partida.
games-number = N.º
games-clocks = Relojes
games-where = Tablero
games-imported = { $n ->
    [one] { $n } partida importada.
   *[other] { $n } partidas importadas.
}
games-placed = ronda { $round }, tablero { $board }
games-placed-nowhere = sin tablero: no coinciden ni el número ni los nombres
games-placed-taken = sin tablero: la ronda { $round }, tablero { $board } ya tiene sus movimientos
games-placed-other-position = sin tablero: otra posición inicial
trf-import-title = Importar un torneo
trf-import-lead = El archivo TRF16 o TRF26 de un torneo en curso o finalizado. Nada cambia antes de la vista previa.
trf-import-file = Archivo TRF
trf-import-text = o el texto del archivo
trf-import-look = Vista previa
trf-import-preview = Vista previa de la importación
trf-import-preview-lead = Participantes: { $players }. Rondas jugadas: { $published } de { $rounds }.
trf-import-confirm = Importar
trf-import-doubts = Por comprobar
trf-import-no-remarks = El archivo se ha leído sin observaciones.
trf-import-remarks = { $n ->
    [one] { $n } observación
   *[other] { $n } observaciones
}
trf-import-line = Línea
trf-import-column = Columna
trf-import-what = Qué
trf-import-nothing-changed = No se ha cambiado nada.
trf-import-refused-trf = { $n ->
    [one] El archivo tiene { $n } error.
   *[other] El archivo tiene { $n } errores.
}
trf-import-refused-no-game = En este texto no hay ninguna partida (línea 1, columna 1).
trf-import-refused-games = { $n ->
    [one] No se ha entendido { $n } punto.
   *[other] No se han entendido { $n } puntos.
}
trf-import-refused-more-games = El texto tiene { $n } partidas: un tablero admite una.
trf-import-refused-many-games = El texto tiene más de { $most } partidas: impórtelas en varios archivos.
trf-import-refused-many-remarks = Hay más de { $most } observaciones: quizá no sea un archivo PGN.
trf-import-refused-board-taken = Los movimientos de este tablero ya están registrados. Primero hay que anularlos.
trf-import-refused-other-position = La partida no empieza desde la posición inicial.
trf-import-hold-rounds = { $rounds } rondas son más de las 30 que un torneo puede tener aquí.
trf-import-hold-scoring = Los puntos de incomparecencias y byes deben estar entre cero y una victoria, y la victoria valer más que las tablas: victoria por incomparecencia { $win }, pérdida por incomparecencia { $loss }, byes { $full }, { $half }, { $zero }.
trf-import-hold-result = Un par de resultados de la ronda { $round } no corresponde a ningún resultado previsto.
trf-import-doubt-no-name = El archivo no da un nombre.
trf-import-doubt-no-dates = El archivo no da las fechas: escriba cuándo se jugó.
trf-import-doubt-time-control = El ritmo de juego «{ $text }» queda como texto.
trf-import-doubt-tie-break = El desempate { $code } no se conoce y se omite.
trf-import-doubt-no-tie-breaks = Ningún desempate: a igualdad de puntos se comparte el puesto, hasta que los ajustes indiquen alguno.
trf-import-doubt-no-initial-colour = Nada dice el color sorteado para el número 1.
trf-import-doubt-initial-white = Color inicial deducido de la ronda 1: blancas.
trf-import-doubt-initial-black = Color inicial deducido de la ronda 1: negras.
trf-import-doubt-system = El archivo dice { $code }: el torneo sigue siendo de este sistema, pero el programa no empareja más rondas con él.
trf-import-doubt-not-used = El registro { $code } se guarda para el archivo y aquí no ordena a nadie.
trf-import-doubt-teams = Aquí juegan equipos: el programa toma participantes y partidas y no empareja más rondas. Los registros de equipos se guardan para el archivo.
flash-tournament-imported = Torneo importado. Usted es su árbitro principal.
trf-more = Y más.
trf-not-known = desconocido
trf-error-no-players = Ningún registro de jugador (001).
trf-error-too-many-players = { $count } participantes son más de 9999.
trf-error-start-number = «{ $text }» no es un número de emparejamiento.
trf-error-duplicate = El número { $number } ya está en la línea { $line }.
trf-error-too-many-rounds = Más de 99 rondas.
trf-error-cell = «{ $text }» no es un resultado de la ronda { $round }.
trf-error-unknown-opponent = El rival { $opponent } de la ronda { $round } no está en el archivo.
trf-error-himself = El número { $player } es su propio rival en la ronda { $round }.
trf-error-one-sided = El número { $opponent } no tiene a { $player } como rival en la ronda { $round }.
trf-error-same-colour = Los números { $player } y { $opponent } tienen el mismo color en la ronda { $round }.
trf-error-no-colour = Los números { $player } y { $opponent } no tienen color en la ronda { $round }.
trf-error-results = Los resultados «{ $own }» y «{ $other }» (contra el número { $opponent }) se contradicen en la ronda { $round }.
trf-error-record = Registro { $code }: «{ $text }» no se puede leer.
trf-error-unknown-player = El registro { $code } nombra el número { $number }, que no está en el archivo.
trf-error-contradiction = El registro { $code } contradice el resto del archivo.
trf-error-table = El cuadro se contradice: { $detail }.
trf-error-no-teams = Ningún registro de equipo (310).
trf-error-duplicate-team = El equipo { $number } ya está en la línea { $line }.
trf-error-unknown-team = El registro { $code } nombra el equipo { $number }, que no está en el archivo.
trf-error-no-team = El número { $player } juega y no está en ningún equipo.
trf-error-teams = Los equipos o sus encuentros se contradicen: { $detail }.
trf-field-sex = sexo
trf-field-title = título
trf-field-rating = Elo
trf-field-federation = federación
trf-field-fide-id = ID FIDE
trf-field-birth = nacimiento
trf-field-points = puntos
trf-field-rank = puesto
trf-field-date = fecha
trf-field-rounds = rondas
trf-field-initial-colour = color inicial
trf-field-ranking-method = método de orden
trf-field-count = recuento
trf-remark-encoding = El archivo no es UTF-8, sino { $encoding }.
trf-remark-byte-columns = Las columnas de esta línea se cuentan en bytes.
trf-remark-unreadable = { $field }: «{ $text }» no se puede leer y queda vacío.
trf-remark-date-form = La fecha «{ $text }» tiene otra forma y se ha entendido.
trf-remark-birth-form = { $n ->
    [one] La fecha de nacimiento de { $n } participante tiene otra forma y se ha entendido.
   *[other] Las fechas de nacimiento de { $n } participantes tienen otra forma y se han entendido.
}
trf-remark-unseen = Se ha quitado un signo que no se ve, { $code }.
trf-remark-mixed-scripts = «{ $word }» mezcla letras parecidas de varios alfabetos; se ha dejado así.
trf-remark-no-name = Un participante sin nombre.
trf-remark-repeated = Un segundo registro { $code }: vale el primero.
trf-remark-unknown = El registro { $code } no se conoce y no se guarda.
trf-remark-count = El registro { $code } dice { $written }, el archivo tiene { $counted }.
trf-remark-renumbered = Los números de emparejamiento tienen huecos (el más alto es { $highest }): { $changed ->
    [one] una persona tiene
   *[other] { $changed } participantes tienen
} otro número.
trf-remark-rounds-assumed = No se da el número de rondas: { $rounds }.
trf-remark-rounds-raised = { $written ->
    [one] Se da una ronda
   *[other] Se dan { $written } rondas
}, en el archivo hay { $taken }.
trf-remark-points = El número { $player } tiene { points-count } en el archivo y { $computed } según los resultados.
trf-remark-colour-from-opponent = Número { $player }, ronda { $round }: color tomado del rival.
trf-remark-colour-assumed = Incomparecencia sin colores en la ronda { $round }: blancas para { $white }, negras para { $black }.
trf-remark-colour-without-opponent = Número { $player }, ronda { $round }: se ha omitido un color sin rival.
trf-remark-result-without-opponent = Número { $player }, ronda { $round }: «{ $written }» sin rival, leído como { $taken }.
trf-remark-no-result = { $player } contra { $opponent }, ronda { $round }: sin resultado.
trf-remark-baku-assumed = Se anuncia la aceleración Bakú sin puntos virtuales: grupo A hasta el número { $last }.
trf-remark-rank-as-number = El archivo quiere el puesto como número de emparejamiento; vale el escrito en el registro.
trf-remark-scoring-code = El código de puntuación «{ $text }» se omite.
trf-remark-team-record = El registro { $code } trata de equipos.
finding-illegal-move = { $text } es ilegal; la partida registrada acaba antes.
finding-unreadable-move = «{ $text }» no es un movimiento; la partida registrada acaba antes.
finding-ambiguous-move = { $text } es ambiguo ({ $moves }); la partida registrada acaba antes.
finding-null-move = Movimiento nulo «{ $text }»; la partida registrada acaba antes.
finding-moves-not-read = { $count ->
    [one] Una media jugada sin leer.
   *[other] { $count } medias jugadas sin leer.
}
finding-too-long = El registro acaba aquí: más de { $count } medias jugadas.
finding-more-faults = { $count ->
    [one] Otro defecto de forma.
   *[other] Otros { $count } defectos de forma.
}
finding-move-number = Número de movimiento «{ $text }» en vez de { $expected }
finding-ambiguous-language = Las letras valen en varios idiomas. { $expected }
finding-bad-position = La posición inicial «{ $text }» no es una posición.
finding-other-variant = «{ $text }» no es el juego de las Leyes del ajedrez; sus movimientos no se leen.
finding-results-differ = Resultado «{ $text }» tras los movimientos, { $expected } en las etiquetas.
finding-bad-clock = El reloj «{ $text }» no se puede leer.
finding-variation-not-read = «{ $text }» en una variante no es un movimiento; la variante queda como está escrita.
finding-variation-left-out = Una variante es demasiado larga o demasiado profunda y se omite.
finding-stray-sign = «{ $text }» no forma parte de una partida.
finding-broken-tag = «{ $text }» no es una etiqueta.
finding-open-comment = Un comentario sin cerrar: «{ $text }».
finding-open-variation = Una variante sin cerrar: «{ $text }».
finding-stray-close = «{ $text }» no cierra nada.
finding-sign-without-move = «{ $text }» no pertenece a ningún movimiento.
finding-not-a-capture = { $text }: no es una captura.
finding-capture-with-hyphen = { $text }: captura escrita con guion.
finding-not-check = { $text }: no es jaque.
finding-not-mate = { $text }: no es mate.
finding-not-double-check = { $text }: no es jaque doble.
finding-not-en-passant = { $text }: no es captura al paso.
finding-dot-for-hyphen = { $text }: un punto en vez del guion.
finding-letter-case = { $text }: mayúsculas inusuales.
finding-castling-as-king-move = { $text }: enroque escrito como movimiento de rey.
finding-bare-equals = { $text }: un signo igual suelto.
pair-unfinished = Ronda { $round }, { $white } – { $black }: sin resultado; para el emparejamiento cuenta como tablas (C.04.2 art. 3.1).
download-workbook = Libro de Excel
workbook-black = n
workbook-name = Nombre
workbook-number = N.º
workbook-place = Puesto
workbook-points = Puntos
workbook-row = Fila
workbook-title = Título
workbook-white = b
download-bundle = Páginas para un sitio web o una memoria USB (ZIP)
bundle-lead = Emparejamientos, clasificaciones y jugadores como los ve el público; se abre con index.html.
bundle-live = La página que se actualiza:
bundle-made = Copia hecha con tratto: funciona sin servidor.
bundle-standings-after = Clasificación tras la ronda
bundle-state = Estado del { $moment }
job-bundle = Preparando las páginas
