# Decisiones por preguntas

tree-step = { $question } { $answer }.
ruling-title-start = Posición inicial o tablero equivocados
ruling-title-colours = Colores invertidos
ruling-title-displaced = Piezas desplazadas
ruling-title-clock = Reloj defectuoso o mal ajustado
ruling-title-pausing = Relojes parados
ruling-title-device = Teléfono u otro dispositivo
ruling-title-distraction = Molestias
ruling-title-refusal = Negativa a cumplir las Leyes
ruling-title-penalty = Sanción
incident-pausing = relojes parados
incident-refusal = negativa a cumplir las Leyes
incident-penalty = sanción
tree-player = Bando
tree-next = Siguiente
tree-again = Recalcular
tree-discretion = decide el árbitro
tree-unknown-answer = Esta respuesta no está entre las posibles.
tree-note = regístrelo con sus palabras
tree-penalties = Sanciones ya puestas en el torneo
record-tree-start = Posición inicial o tablero equivocados.
record-tree-colours = Colores invertidos.
record-tree-displaced = { $side ->
    [white] Las blancas desplazaron piezas.
    [black] Las negras desplazaron piezas.
   *[none] Piezas desplazadas.
}
record-tree-clock = Reloj defectuoso o mal ajustado.
record-tree-pausing = { $side ->
    [white] Relojes parados, blancas.
    [black] Relojes parados, negras.
   *[none] Relojes parados.
}
record-tree-device = { $side ->
    [white] Blancas: teléfono u otro dispositivo.
    [black] Negras: teléfono u otro dispositivo.
   *[none] Teléfono u otro dispositivo.
}
record-tree-distraction = { $side ->
    [white] Molestias, blancas.
    [black] Molestias, negras.
   *[none] Molestias.
}
record-tree-refusal = { $side ->
    [white] Las blancas se niegan a cumplir las Leyes.
    [black] Las negras se niegan a cumplir las Leyes.
   *[none] Negativa a cumplir las Leyes.
}
record-tree-penalty = { $side ->
    [white] Sanción a las blancas.
    [black] Sanción a las negras.
   *[none] Sanción.
}
ask-play-competition = Valen las reglas de competición
ask-play-otherwise = Rápido o relámpago sin supervisión plena
ask-over-yes = La partida ya tiene resultado
ask-over-no = La partida está en curso
ask-reversed-ten-moves = La edición cuenta diez movimientos
ask-reversed-goes-on = Según la edición se sigue, salvo decisión del árbitro
ask-reversed-silent = La edición no lo trata
ask-restorable-last = La edición pide la última posición segura
ask-restorable-annulled = La edición anula la partida
ask-ten = ¿Cuántos movimientos ha completado quien ha hecho menos?
ask-ten-fewer = Menos de diez movimientos
ask-ten-ten = Diez movimientos o más
ask-wrong = ¿Qué estaba mal?
ask-wrong-array = La posición inicial de las piezas
ask-wrong-board = El tablero estaba girado
ask-misplaced = ¿Qué estaba mal colocado?
ask-misplaced-king = Un rey
ask-misplaced-rook = Una torre
ask-misplaced-other = Otra cosa, o el tablero
ask-otherwise = ¿Qué decide?
ask-otherwise-goes-on = Se sigue
ask-otherwise-new-game = Se empieza de nuevo con los colores correctos
ask-when = ¿Cuándo se vio?
ask-when-now = Enseguida
ask-when-later = Más tarde, se había seguido jugando
ask-when-resumed = Al reanudar una partida aplazada
ask-pressed = ¿Se pulsó el reloj sin recolocarlas?
ask-pressed-no = No
ask-pressed-yes = Sí
ask-own-time = ¿Una sanción?
ask-own-time-none = Ninguna
ask-own-time-penalty = Sí, de la lista
ask-called = ¿Una sanción?
ask-called-none = Ninguna
ask-called-penalty = Sí, de la lista
ask-identified = ¿Se sabe cuál era la posición anterior?
ask-identified-yes = Sí
ask-identified-no = No
ask-clock = ¿Qué pasa?
ask-clock-defect = El reloj parece defectuoso
ask-clock-setting = Está mal ajustado
ask-evident = ¿Es evidente el defecto?
ask-evident-yes = Sí
ask-evident-no = No
ask-schedule = ¿Se resiente gravemente el horario?
ask-schedule-no = No
ask-schedule-yes = Sí
ask-paused-by = ¿Quién paró los relojes?
ask-paused-by-arbiter = El árbitro
ask-paused-by-player = Quien juega
ask-reason = ¿Por qué motivo?
ask-reason-valid = Un motivo válido: falta una pieza, una reclamación, una molestia
ask-reason-screen = Una reclamación basada solo en una pantalla
ask-reason-none = Ningún motivo válido
ask-disturbed-by = ¿Quién molestó?
ask-disturbed-by-opponent = El bando indicado molestó al rival
ask-disturbed-by-claims = El bando indicado, con reclamaciones u ofertas sin sentido
ask-disturbed-by-outside = Algo de fuera
ask-time-for = ¿A quién da tiempo?
ask-time-for-one = A una de las partes
ask-time-for-both = A ambas
ask-time-for-nobody = A ninguna
ask-device = ¿Qué ha pasado?
ask-device-person = Lo llevaba encima
ask-device-bag-off = Estaba apagado en la bolsa
ask-device-bag-on = Estaba encendido en la bolsa, o sonó
ask-device-bag-used = Usó la bolsa sin permiso
ask-device-search-refused = Se niega a un registro
ask-device-spectator = Es de un espectador
ask-milder = ¿Anuncian las bases una sanción más leve?
ask-milder-no = No
ask-milder-yes = Sí
ask-allowed = ¿Permiten las bases un dispositivo apagado en la bolsa?
ask-allowed-yes = Sí
ask-allowed-no = No
ask-event-rule = ¿Qué dicen las bases?
ask-event-rule-lost = Partida perdida
ask-event-rule-none = Nada
ask-guilty = ¿Quién se niega?
ask-guilty-one = Una de las partes
ask-guilty-both = Ambas
ask-penalty = ¿Qué sanción?
ask-penalty-warning = Amonestación
ask-penalty-time-to-opponent = Tiempo para el rival
ask-penalty-time-off = Menos tiempo
ask-penalty-opponents-points = Más puntos para el rival
ask-penalty-points-off = Menos puntos en la clasificación
ask-penalty-game-lost = Partida perdida
ask-penalty-fine = Multa
ask-penalty-excluded = Exclusión de rondas
ask-penalty-expelled = Expulsión del torneo
ask-opponents-minutes = ¿Cuántos minutos para el rival?
ask-minutes-off = ¿Cuántos minutos menos?
ask-points = ¿Cuántos puntos menos?
ask-points-half = Medio punto
ask-points-one = Un punto
ask-opponents-score = ¿Cuánto recibe el rival?
ask-opponents-score-full = Un punto
ask-opponents-score-half = Medio punto
ask-opponents-score-none = Nada
ask-announced = ¿Estaba anunciada la multa?
ask-announced-yes = Sí
ask-announced-no = No
ruled-over = El resultado se mantiene
ruled-void = La partida se anula y se juega otra
ruled-transfer = Se sigue en un tablero bien colocado
ruled-no-castling = Se sigue: quien tiene el rey mal colocado no puede enrocar
ruled-no-castling-with-it = Se sigue: no se enroca con la torre mal colocada
ruled-not-contested = Se sigue: tras diez movimientos ya no se discute
ruled-right-colours = Se juega otra partida con los colores correctos
ruled-colours-stay = Se sigue con los colores jugados
ruled-puts-back = Quien las desplazó las recoloca en su propio tiempo
ruled-put-back = Relojes parados: se recolocan las piezas
ruled-before-it = Se vuelve a la posición anterior al desplazamiento; ningún acto ilegal
ruled-last-certain = Se vuelve a la última posición segura; ningún acto ilegal
ruled-annulled = La partida se anula y se juega otra
ruled-resumed-wrongly = Se pone la posición del aplazamiento y se sigue desde ella
ruled-replaced = El reloj se sustituye
ruled-display-stands = Vale lo que muestra el reloj
ruled-set-anew = El reloj se corrige
ruled-setting-stays = El ajuste queda como está
ruled-paused = El árbitro paró los relojes
ruled-paused-rightly = Los relojes se pararon con razón
ruled-not-from-a-screen = La reclamación no se acepta: se basa en una pantalla
ruled-extra-time = Más tiempo para una de las partes
ruled-extra-time-both = Más tiempo para ambas partes
ruled-no-extra-time = Sin tiempo adicional
ruled-spectator-out = Se expulsa al espectador
ruled-device-lost = { $side ->
    [white] Pierden las blancas, ganan las negras
    [black] Pierden las negras, ganan las blancas
   *[none] Partida perdida
}
ruled-device-allowed = Sin sanción: el dispositivo estaba permitido
ruled-warning = { $side ->
    [white] Amonestación a las blancas
    [black] Amonestación a las negras
   *[none] Amonestación
}
ruled-time-to-opponent = { $gains ->
    [white] { $amount } más para las blancas
    [black] { $amount } más para las negras
   *[none] { $amount } más para el rival
}
ruled-time-off = { $side ->
    [white] { $amount } menos para las blancas
    [black] { $amount } menos para las negras
   *[none] { $amount } menos
}
ruled-opponents-points = Suben los puntos del rival
ruled-points-off = { $side ->
    [white] Puntos restados a las blancas: { $amount }
    [black] Puntos restados a las negras: { $amount }
   *[none] Puntos restados: { $amount }
}
ruled-game-lost = { $side ->
    [white] Las blancas pierden la partida
    [black] Las negras pierden la partida
   *[none] Partida perdida
}
ruled-fine = Multa
ruled-fine-refused = Sin multa: no estaba anunciada
ruled-excluded = { $side ->
    [white] Las blancas quedan excluidas de una o más rondas
    [black] Las negras quedan excluidas de una o más rondas
   *[none] Exclusión de una o más rondas
}
ruled-expelled = { $side ->
    [white] Las blancas quedan expulsadas del torneo
    [black] Las negras quedan expulsadas del torneo
   *[none] Expulsión del torneo
}
ruled-refusal-lost = { $side ->
    [white] Las blancas pierden la partida
    [black] Las negras pierden la partida
   *[none] Partida perdida
}
ruled-both-lose = Pierden ambas partes
ruled-board-transferred = Pase la posición al otro tablero.
ruled-board-restored = Ponga la posición anterior.
ruled-board-last-identifiable = Ponga la última posición segura.
ruled-board-new-game = Quite los movimientos registrados y empiece otra partida.
ruled-by-judgement = Los tiempos los pone usted.
ask-opponents-minutes-1 = 1 minuto
ask-opponents-minutes-2 = 2 minutos
ask-opponents-minutes-5 = 5 minutos
ask-opponents-minutes-10 = 10 minutos
ask-minutes-off-1 = 1 minuto
ask-minutes-off-2 = 2 minutos
ask-minutes-off-5 = 5 minutos
ask-minutes-off-10 = 10 minutos
refusal-not-annulled = Ningún incidente anula la partida de este tablero.
action-game-annul = Partida anulada
game-begin-anew = Empezar la nueva partida
game-begin-anew-note = { $n ->
    [0] La partida está anulada.
    [one] La partida está anulada: su media jugada queda en el registro.
   *[other] La partida está anulada: sus { $n } medias jugadas quedan en el registro.
}
ruling-title-quickplay = Los dos últimos minutos sin incremento
ruling-title-resumption = Reanudación de una partida aplazada
incident-quickplay = dos últimos minutos sin incremento
incident-resumption = reanudación de una partida aplazada
record-tree-quickplay = { $side ->
    [white] Reclamación de las blancas en los dos últimos minutos.
    [black] Reclamación de las negras en los dos últimos minutos.
   *[none] Reclamación en los dos últimos minutos.
}
record-tree-resumption = { $side ->
    [white] Reanudación, sobre las blancas.
    [black] Reanudación, sobre las negras.
   *[none] Reanudación.
}
flag-after-claim = La decisión sobre una reclamación estaba pospuesta
sealed-someone-missing = Falta alguien, o llega tarde, o un tiempo es erróneo
ask-guidelines-hold = El torneo anunció las Directrices III y la partida no tiene incremento
ask-guidelines-do-not = No se anunciaron las Directrices III, o se añade tiempo a los movimientos, o es relámpago
ask-last-minutes = ¿Cuánto tiempo le queda?
ask-last-minutes-under = Menos de dos minutos, y está en juego
ask-last-minutes-more = Dos minutos o más, o no está en juego
ask-last-minutes-flag = La bandera cayó después de posponer la decisión
ask-quickplay = ¿Qué pide?
ask-quickplay-increment = Cinco segundos por movimiento para ambas partes, que vale también como oferta de tablas
ask-quickplay-claim = Tablas: el rival no puede ganar por medios normales, o no lo intenta
ask-quickplay-no-arbiter = Tablas, y ningún árbitro supervisa el torneo
ask-five-seconds = ¿Qué sigue?
ask-five-seconds-accepted = El rival acepta tablas
ask-five-seconds-given = Lo concedo: cinco segundos para ambas partes
ask-five-seconds-refused = No lo concedo
ask-normal-means = ¿Qué decide?
ask-normal-means-agreed = Acepto: tablas
ask-normal-means-postponed = Pospongo la decisión y observo la partida
ask-normal-means-rejected = Rechazo la reclamación
ask-meanwhile = ¿Recibe el rival dos minutos?
ask-meanwhile-two-minutes = Sí, dos minutos
ask-meanwhile-nothing = No
ask-at-flag = ¿Podía el rival ganar por medios normales, y lo intentaba?
ask-at-flag-drawn = No: tablas
ask-at-flag-flag = Sí: decide la bandera caída
ask-resumption = ¿Qué pasa?
ask-resumption-replier = Falta quien debe responder
ask-resumption-sealer = Falta quien selló
ask-resumption-both = Faltan ambas partes: el bando indicado es el que debe responder
ask-resumption-late = Llega pasado el tiempo de incomparecencia
ask-resumption-times = Su reloj muestra un tiempo erróneo
ask-reply = ¿Qué hace el rival?
ask-reply-sealed = Sella también la respuesta
ask-reply-made = Juega la respuesta en el tablero
ask-sealed-ends = ¿Termina la partida el movimiento secreto?
ask-sealed-ends-yes = Sí
ask-sealed-ends-no = No
ask-late-decision = ¿Qué decide?
ask-late-decision-lost = La partida está perdida
ask-late-decision-otherwise = Se sigue
ask-pointed-out = ¿Cuándo se señaló?
ask-pointed-out-before = Antes de su primer movimiento
ask-pointed-out-later = Más tarde
ask-serious = ¿Serían demasiado graves las consecuencias?
ask-serious-yes = Sí
ask-serious-no = No
ask-acts-count-count = En esta edición es un acto ilegal
ask-acts-count-menu = En esta edición no es un acto ilegal
ask-offence = ¿Por qué infracción?
ask-offence-other-hand = Reloj pulsado con la otra mano
ask-offence-clock-handling = Reloj golpeado, levantado o pulsado antes de mover
ask-offence-no-move = Reloj pulsado sin mover
ask-offence-not-recording = Movimientos sin anotar
ask-offence-writing-in-advance = Movimiento anotado por adelantado
ask-offence-leaving = Salida de la zona o del recinto sin permiso
ask-offence-notes-or-advice = Notas, consejos u otro tablero
ask-offence-smoking = Fumar donde está prohibido
ask-offence-disrepute = Conducta que desprestigia el ajedrez
ask-offence-another = Otra cosa
ruled-quickplay-not-held = No se admite: en esta partida no valen las Directrices III
ruled-quickplay-too-early = No se admite: solo con menos de dos minutos y estando en juego
ruled-quickplay-referred = La partida ha terminado: se escribe la posición, el rival la verifica y se remite a quien decida
ruled-quickplay-accepted = Tablas: el rival ha aceptado
ruled-five-seconds = Cinco segundos por movimiento para ambas partes, { $gains ->
    [white] { $amount } más para las blancas
    [black] { $amount } más para las negras
   *[none] { $amount } más para el rival
}
ruled-no-five-seconds = Sin cinco segundos: la oferta de tablas sigue abierta hasta que el rival responda
ruled-quickplay-drawn = Tablas: el rival no puede ganar por medios normales, o no lo intenta
ruled-quickplay-rejected = Reclamación rechazada: { $gains ->
    [white] { $amount } más para las blancas
    [black] { $amount } más para las negras
   *[none] { $amount } más para el rival
}
ruled-quickplay-postponed-with-time = Decisión pospuesta: { $gains ->
    [white] { $amount } más para las blancas
    [black] { $amount } más para las negras
   *[none] { $amount } más para el rival
}
ruled-quickplay-postponed = Decisión pospuesta: se sigue ante el árbitro
ruled-quickplay-flag-decides = Sin tablas: decide la bandera caída
ruled-replier-clock-runs = Corre el reloj de quien debe responder; el sobre se abre cuando llegue
ruled-replier-loses-time = Quien debe responder pierde el tiempo hasta su llegada
ruled-reply-sealed = La respuesta también se sella, y corre el reloj de quien falta
ruled-reply-made = La respuesta está jugada y corre el reloj de quien falta
ruled-sealed-move-ends = Vale el final dado por el movimiento secreto: abra el sobre
ruled-late-at-resumption = { $side ->
    [white] Las blancas llegan demasiado tarde y pierden
    [black] Las negras llegan demasiado tarde y pierden
   *[none] Demasiado tarde: partida perdida
}
ruled-late-plays-on = Tarde, pero se sigue
ruled-times-corrected = El tiempo se corrige
ruled-times-stand = El tiempo queda como se muestra
ruled-illegal-act = Es un acto ilegal: se juzga como tal
