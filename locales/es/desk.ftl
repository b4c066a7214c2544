# Las páginas del árbitro: mesa de la ronda, sala, partida.
round-title = Ronda { $round }
desk-state = Estado
desk-draft = Borrador
desk-published = Publicada { $time }
desk-publish = Publicar la ronda { $round }
desk-results = Resultados
desk-missing-boards = { $n ->
    [one] falta el tablero { $boards }
   *[other] faltan los tableros { $boards }
}
desk-to-save = Por guardar
desk-queued = en cola, aún sin guardar
# El script pone los números en n y s, y en why lo que dice el servidor.
desk-waiting = Por guardar: {"{n}"}.
desk-away = Por guardar: {"{n}"}. Sin red desde hace {"{s}"} s. Puede continuar.
desk-failing = No guardados: {"{n}"}. {"{why}"} El programa lo intenta de nuevo.
desk-refused = No guardados: {"{n}"}. El acceso ha caducado: acceda en otra pestaña y pruebe de nuevo aquí.
desk-last-action = Última acción
desk-no-action = Ninguna
desk-no-board = Esta ronda no tiene ese tablero: no se ha escrito nada.
desk-unknown-result = Este resultado no existe: no se ha escrito nada.
desk-undo = Deshacer
desk-keys = Teclas
desk-all-keys = todas las teclas
desk-boards = Tableros de la ronda { $round }
desk-filter = Filtro
desk-all = Todos { $n }
desk-missing = Faltan { $n }
desk-unclear = Por aclarar { $n }
desk-goto-label = Ir a un tablero o apellido
desk-goto = Tablero o apellido
desk-prepare = Preparar ronda { $round }
desk-caption = Resultados de la ronda { $round }
desk-enter-result = falta, escriba el resultado
desk-missing-word = falta
desk-row-board = tablero { $board }
desk-waiting-for-key = en espera de tecla
desk-two-values = dos valores distintos
desk-put = Poner { $result }
desk-keep = Mantener { $result }
desk-double-forfeit = doble incomparecencia
desk-both-lose = pierden ambas partes
desk-adjourned = aplazada
desk-clear = vaciar
desk-incident = incidente
desk-history = historial
desk-history-of = Historial del tablero { $board }
desk-order-fixed = Las filas mantienen su orden mientras la página está abierta.
key-next = siguiente vacío
key-row = fila
key-goto = tablero o apellido
key-missing = solo los que faltan
key-reading = segunda lectura
floor-title = Sala de juego, ronda { $round }
floor-calling = { $n ->
    [one] llama al árbitro
   *[other] llaman al árbitro
}
floor-watch = por vigilar
floor-playing = en curso
floor-finished-count = { $n ->
    [one] terminada
   *[other] terminadas
}
floor-calls = Piden un árbitro
floor-no-calls = Ningún tablero llama.
floor-calm = Tranquilas
floor-finished = Terminadas
floor-arbiters-only = Esta página es solo para árbitros: los avisos de tablas reclamables no aparecen en ninguna página pública.
game-board = Tablero { $board }
game-back-to-floor = Volver a la sala
game-turn = { $side ->
    [white] Juegan blancas, movimiento { $number }.
   *[black] Juegan negras, movimiento { $number }.
}
game-flip = Girar
game-print-position = Imprimir la posición
game-scoresheet = Planilla
game-notation = notación española
game-move-label = { $side ->
    [white] Movimiento { $number } de las blancas
   *[black] Movimiento { $number } de las negras
}
game-record = Registrar
game-offline = La red no responde: el movimiento no está registrado. Sigue en el campo.
game-left = Escritos después y aún sin registrar:
game-correct-transcript = Corregir la transcripción
game-was-completed = Se jugó y se completó
game-moves = Movimientos
game-number = Número
game-clock = reloj
game-folded = Movimientos 1–{ $number }
game-undo = Deshacer { $written }
game-paste-pgn = Pegar PGN
game-two-sheets = Dos planillas
game-signals = Avisos
game-arbiters-only = solo árbitros
game-no-signals = Nada que señalar en esta posición.
game-claimable = Reclamable
game-announcing = Anunciando
game-ended = Terminada
game-verify-claim = Comprobar una reclamación
incident = Incidente
incident-illegal = movimiento ilegal
incident-flag = caída de bandera
incident-claim = reclamación de tablas
incident-offer = oferta de tablas
incident-phone = teléfono
incident-other = otro
# Dos valores para un tablero; deshacer.
desk-you = usted
desk-keep-nothing = Dejar vacío
desk-put-nothing = Vaciar
desk-unclear-note = Un tablero tiene dos valores: elija cuál vale antes de publicar o de cerrar el torneo.
desk-nobody-found = Ningún tablero ni apellido: { $text }
desk-found-of = { $n } de { $m }: Intro pasa al siguiente
history-kept = no escrito: ya había otro valor
history-undone-kept = retirado
floor-two-values = Dos valores para el resultado
game-back-to-desk = Volver a la mesa arbitral
floor-choose = Elegir en la mesa arbitral
