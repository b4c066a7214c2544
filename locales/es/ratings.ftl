# Qué significa el torneo para quien juega: variaciones de Elo, primeras valoraciones, categorías, normas.
nav-ratings = Elo
nav-norms = Normas
nav-norm = Norma
federation-short = Fed.
unrated = sin Elo

ratings-title = Elo tras la ronda { $round }
ratings-title-running = Elo tras las partidas jugadas
ratings-title-start = Elo al empezar
ratings-dateline = tras la ronda { $round } de { $rounds }
ratings-games = Partidas
ratings-games-of = Partidas de { $name }
ratings-opponent = Rival
ratings-expected = Esperados
ratings-plus-minus = Elo +/−
ratings-after = Estimación
ratings-category = Categoría
ratings-reached = alcanzada
ratings-category-note = Categoría italiana según el Elo FIDE clásico (reglamento nacional desde 2021): una vez alcanzada se conserva, así que puede ser más alta que la que figura aquí.
ratings-change = Variación
ratings-average = Media de rivales
ratings-tpr = Performance (TPR)
ratings-ptp = Performance perfecta (PTP)
ratings-rp = Performance para normas (Rp)
ratings-here = En este torneo
ratings-more = Ver también
ratings-to-player = Página personal
ratings-to-all = El Elo de todos
ratings-plot = Puntos hechos { $points }, puntos esperados { $expected }, ronda a ronda
ratings-plot-note = Línea continua: puntos hechos. Línea discontinua: puntos esperados.
ratings-person-lead = Puesto { $place } de { $players }, { points-count } tras { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}.
ratings-person-points = { points-count } tras { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}.

rating-list-standard = Lista FIDE de clásico (B.02). Cuentan las partidas jugadas contra rivales con Elo.
rating-list-rapid = Lista FIDE de rápido (B.02, parte de rápido y relámpago). Por encima de 2600, con 600 puntos o más de diferencia la partida no cuenta.
rating-list-blitz = Lista FIDE de relámpago (B.02, parte de rápido y relámpago). Por encima de 2600, con 600 puntos o más de diferencia la partida no cuenta.
rating-cap-standard = Una diferencia de más de 400 puntos cuenta como 400 (B.02 art. 8.3.1); desde 2650 cuenta entera.
rating-cap-rapid = Una diferencia de más de 400 puntos cuenta como 400 (B.02 art. 8.3.1), para todos.
rating-estimate = Estimación: la FIDE calcula por meses y redondea al final.
rating-estimated = → { $rating } estimado
rating-head-standard = Elo clásico
rating-head-rapid = Elo rápido
rating-head-blitz = Elo relámpago

rating-k-published = K { $k }: es el de la lista.
rating-k-reached-2400 = K { $k }: ha alcanzado 2400 (B.02 art. 8.3.3).
rating-k-junior = K { $k }: hasta el año en que cumple 18, por debajo de 2300 (B.02 art. 8.3.3).
rating-k-few-games = K { $k }: menos de treinta partidas valoradas (B.02 art. 8.3.3).
rating-k-usual = K { $k }: nunca 2400, treinta partidas o más, no júnior (B.02 art. 8.3.3).
rating-k-reduced = Reducido de { $before } a { $k }: K por partidas no pasa de 700 (B.02 art. 8.3.3).
rating-k-assumed = Aquí no se conocen el total de partidas ni el Elo máximo: se suponen al menos treinta partidas y ningún Elo más alto.
rating-k-short-published = lista
rating-k-short-reached-2400 = 2400
rating-k-short-junior = júnior
rating-k-short-few-games = menos de 30

rating-not-bye = sin rival
rating-not-forfeit = incomparecencia: no cuenta (B.02 art. 5.1)
rating-not-no-move = menos de un movimiento: no cuenta (B.02 art. 5.1)
rating-not-unfinished = en curso
rating-not-unrated-opponent = rival sin Elo: no cuenta (B.02 art. 6)
rating-not-too-far-apart = 600 puntos o más: no cuenta

rating-first = primer Elo { $rating }
rating-first-no-points = ningún punto: un primer torneo a cero no cuenta (B.02 art. 7.1)
rating-first-too-few = { $n ->
    [0] ninguna partida válida: hacen falta cinco (B.02 art. 7.1)
    [one] una partida válida: hacen falta cinco (B.02 art. 7.1)
   *[other] { $n } partidas válidas: hacen falta cinco (B.02 art. 7.1)
}
rating-first-below = { $rating }, por debajo de 1400: no se publica (B.02 art. 7.1.4)
rating-first-title = De dónde sale el primer Elo
rating-first-average = Media de rivales
rating-first-average-why = ({ $sum } + 1800 + 1800) : { $count }; dos tablas contra 1800 se suman a las { $games } partidas (B.02 art. 8.2)
rating-first-percent = Porcentaje
rating-first-percent-why = puntos hechos más uno, sobre partidas más dos (B.02 art. 8.2)
rating-first-difference = Diferencia
rating-first-difference-why = tabla 8.1.1
rating-first-sum = Primer Elo
rating-first-capped = sería { $rating }: el máximo es 2200 (B.02 art. 8.2.3)

rating-terms-title = Por qué la ronda { $round } vale { $change }
rating-term-difference = Diferencia que cuenta
rating-term-plain = { $own } − { $opponent }
rating-term-whole = no pasa de 400, se usa entera
rating-term-capped = pasa de 400, cuenta como 400 (B.02 art. 8.3.1)
rating-term-exempt = pasa de 400, pero desde 2650 se usa entera (B.02 art. 8.3.1)
rating-term-expected = Puntos esperados
rating-term-row = tabla 8.1.2: de { $from } a { $to }
rating-term-row-last = tabla 8.1.2: { $from } o más
rating-term-gain = Hechos menos esperados
rating-term-k = Por K { $k }
rating-total-title = De dónde sale la variación
rating-total-score = Puntos hechos
rating-total-games = { $n ->
    [one] en una partida que cuenta
   *[other] en { $n } partidas que cuentan
}
rating-total-expected = suma de las partidas
rating-total-rounded = Variación
rating-total-rounding = redondeada al entero, el medio alejándose de cero (B.02 art. 8.3.4)

rating-category = Categoría { $category }: desde { $rating }.
rating-category-none = Ninguna categoría italiana con este Elo.
rating-category-reached = La estimación alcanza { $category }: desde { $rating }.
rating-category-unverified = Los límites de 1N y CM vienen de fuentes secundarias: confírmelos antes de escribirlos en un documento.
rating-title-reached = A partir de { $rating }, el Elo da el título de { $title }, tras { $games } partidas válidas (B.01).

# Normas.
norm-of = norma de { $title }
norm-for = Norma de { $title }
norm-title-gm = Gran Maestro
norm-title-im = Maestro Internacional
norm-title-wgm = Gran Maestra Femenina
norm-title-wim = Maestra Internacional Femenina
norms-title = Normas tras la ronda { $round }
norms-title-running = Normas tras las partidas jugadas
norms-title-start = Normas
norms-note = Reglamento de títulos FIDE B.01 del 1 de enero de 2024. A comprobar aparte: registro del torneo 30 días antes, dos rondas al día como máximo, dos horas para 60 movimientos, árbitro principal IA o FA.
norms-impossible = Aquí no se hacen normas: hacen falta partidas clásicas y al menos { $n } rondas (B.01 art. 1.4.1).
norms-made = Normas hechas
norms-made-none = Ninguna todavía.
norms-near = Quién puede aún conseguirla
norms-near-none = Por ahora nadie, con cuatro rondas o menos por jugar.
norms-others = { $n ->
    [one] Para un participante más no hay norma a la vista.
   *[other] Para otros { $n } participantes no hay norma a la vista.
}
norms-women = Las normas femeninas aparecen para quien ya tiene un título femenino; los árbitros las ven para todas.
norms-exempt-hosts = { $event }: para quienes son de { $federation } las reglas sobre federaciones no se aplican (B.01 art. { $article }), como dice el árbitro en los ajustes. Al menos una norma de la solicitud debe lograrse sin exención (1.4.3e).
norms-exempt = { $event }: las reglas sobre federaciones no se aplican (B.01 art. { $article }), como dice el árbitro en los ajustes. Al menos una norma de la solicitud debe lograrse sin exención (1.4.3e).
norm-exemption-none = sin exención
norm-exemption-championship = final de un campeonato nacional
norm-exemption-teams = campeonato nacional por equipos
norm-exemption-zonal = torneo zonal o subzonal
norm-games-nine = nueve
norm-games-seven = siete: pruebas por equipos que allí figuran
norms-foreign-free = Las reglas sobre federaciones no se aplican: en cada ronda hay al menos { $rated } participantes de fuera con Elo, de { $federations } federaciones, { $titled } con título GM, MI, GMF o MIF (B.01 art. 1.4.3d).
norms-foreign-bound = Valen las reglas sobre federaciones. En la ronda con menos participantes de fuera había { $rated } con Elo, de { $federations ->
    [one] una federación
   *[other] { $federations } federaciones
}, { $titled } con título; el art. 1.4.3d pide 20, de 3, y 10 con título.
norms-person-lead = Las condiciones, una a una.
norms-person-none = Ya tiene todos los títulos que aquí se pueden conseguir, o el torneo no es de ajedrez clásico.
norms-to-ratings = Sus partidas y su Elo
norm-says = Resultado
norm-made = Norma de { $title }
norm-made-text = Performance { $performance } en { $games } partidas, { $score } puntos: se cumplen todas las condiciones.
norm-exact = Hecha, sin margen.
norm-exceeds = Hecha, con { $points } más de lo necesario.
norm-verdict-made = Se cumplen todas las condiciones.
norm-verdict-unmet = { $n ->
    [one] Falta una condición.
   *[other] Faltan { $n } condiciones.
}
norm-condition = Condición
norm-asked = Se pide
norm-found = Hay
norm-article = Artículo
norm-at-least = al menos { $value }
norm-at-most = como máximo { $value }
norm-met = cumplida
norm-waived = no se aplica (B.01 art. { $article })
norm-lacking = { $n ->
    [one] falta 1
   *[other] faltan { $n }
}
norm-short-by = { $n ->
    [one] falta 1
   *[other] faltan { $n }
}
norm-too-many = sobran { $n }
norm-condition-games = Partidas
norm-condition-federations = Federaciones distintas de la propia
norm-condition-own-federation = Rivales de la propia federación
norm-condition-one-federation = Rivales de una misma federación
norm-condition-title-holders = Rivales con título (sin MC)
norm-condition-required-titles = Rivales { $who }
norm-condition-average = Media de rivales
norm-condition-score = Porcentaje de puntos
norm-condition-performance = Performance (Rp)
norm-required-gm = GM
norm-required-im = GM o MI
norm-required-wgm = GM, MI o GMF
norm-required-wim = GM, MI, GMF o MIF
norm-games = { $n ->
    [one] La partida que cuenta
   *[other] Las { $n } partidas que cuentan
}
norm-counted = Cuenta
norm-left-out = La ronda { $round } no cuenta: { $why }.
norm-left-not-played = decidida sin jugar (B.01 art. 1.4.2)
norm-left-no-federation = rival de federación desconocida (B.01 art. 1.4.2)
norm-unmet-line = { $name }: { $found }, se pide { $needed } (B.01 art. { $article }).

norm-head-zero = La norma de { $title } ya no depende de los puntos
norm-head-half = A medio punto de la norma de { $title }
norm-head-one = A un punto de la norma de { $title }
norm-head = A { points-count } de la norma de { $title }
norm-points-zero = jugar, aun sin puntos,
norm-points-half = medio punto
norm-points-one = un punto
norm-points = { points-count }
norm-last-rounds = { $n ->
    [one] en la última
   *[other] en las últimas { $n }
}
norm-next-rounds = { $n ->
    [one] en la próxima
   *[other] en las próximas { $n }
}
norm-enough = Basta con { $points } { $rounds }
norm-if-opponent = , con un rival aún desconocido de { $rating } o más.
norm-if-opponents = , con rivales aún desconocidos de { $rating } o más.
norm-still-holders = { $n ->
    [one] Hace falta aún un rival con título.
   *[other] Hacen falta aún { $n } rivales con título.
}
norm-still-required = { $n ->
    [one] Hace falta aún un rival { $who }.
   *[other] Hacen falta aún { $n } rivales { $who }.
}
norm-table-title = Qué basta para las normas
norm-table-note = { $n ->
    [one] Reglamento B.01, falta una ronda. El rival más bajo cuenta con el mínimo del título, quien no tiene Elo con 1400. Las federaciones dependen de quién toque.
   *[other] Reglamento B.01, faltan { $n } rondas. El rival más bajo cuenta con el mínimo del título, quien no tiene Elo con 1400. Las federaciones dependen de quién toque.
}
norm-table-note-counting = { $n ->
    [one] Reglamento B.01, falta una ronda que cuenta: las partidas cuentan hasta la decimotercera. El rival más bajo cuenta con el mínimo del título, quien no tiene Elo con 1400. Las federaciones dependen de quién toque.
   *[other] Reglamento B.01, faltan { $n } rondas que cuentan: las partidas cuentan hasta la decimotercera. El rival más bajo cuenta con el mínimo del título, quien no tiene Elo con 1400. Las federaciones dependen de quién toque.
}
norm-ends-with = Si acaba con
norm-in-the-last = en las últimas
norm-in-the-next = en las próximas
norm-yes = sí
norm-no = no
norm-one-from = rival desde { $rating }
norm-each-from = rivales desde { $rating }
norm-no-average = no: haría falta una media de { $average }
norm-conditions-link = Las condiciones de las normas, una a una
papers-norms = Normas y certificados IT1
papers-norms-note = quién la ha hecho, qué falta, el certificado

# El certificado (IT1).
norm-certificate = Certificado IT1
norm-certificate-for = Certificado de norma: { $title }
norm-certificate-edit = Corregir los valores
norm-certificate-print = Ver la hoja
norm-certificate-lead = Cada valor se puede escribir a mano: sustituye al calculado y queda en el registro.
norm-certificate-field = Dato
norm-certificate-computed = Calculado
norm-certificate-written = Escrito a mano
norm-certificate-field-head = Si se aplica 1.4.3d
norm-certificate-version = Corregido a mano, versión { $version }.
norm-certificate-official = Para la federación que confirma ({ $federation })
norm-certificate-date = Fecha
norm-certificate-privacy = Los datos sirven a la FIDE para otorgar el título. El asterisco marca un valor escrito por el árbitro.
action-norm-certificate = Certificado de norma corregido a mano
field-it1_last_name = Apellido
field-it1_first_name = Nombre
field-it1_fide_id = ID FIDE
field-it1_federation = Federación de quien juega
field-it1_event = Torneo
field-it1_start = Inicio
field-it1_close = Fin
field-it1_chief_arbiter = Árbitro principal
field-it1_arbiter_id = ID FIDE del árbitro principal
field-it1_games = Partidas
field-it1_rate_of_play = Ritmo de juego
field-it1_federations = Federaciones de los rivales
field-it1_foreign = Rivales de otra federación
field-it1_rated = Rivales con Elo
field-it1_from_host = Rivales de la federación anfitriona
field-it1_titled = Rivales con título
field-it1_gm = de ellos GM
field-it1_im = de ellos MI
field-it1_wgm = de ellos GMF
field-it1_wim = de ellos MIF
field-it1_fm = de ellos MF
field-it1_wfm = de ellos MFF
field-it1_field_federations = Federaciones (1.4.3d)
field-it1_field_rated = De fuera con Elo (1.4.3d)
field-it1_field_titled = de ellos GM, MI, GMF, MIF (1.4.3d)
field-it1_remarks = Observaciones
field-it1_average = Media de rivales (1.4.6b)
field-it1_score_needed = Puntos necesarios
field-it1_score = Puntos hechos
field-it1_exceeds = Supera la norma en
field-it1_confirming = Federación que confirma
field-it1_official = Responsable de la federación
