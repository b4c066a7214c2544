refusal-already-entered = { $name } ya tiene inscripción.
refusal-entries-closed = La inscripción por clubes está cerrada: pregunte al árbitro.
refusal-places-taken = No quedan plazas: { $name } no se puede inscribir directamente. Envíe la solicitud con el formulario del torneo, Inscripción por el club: va a la lista de espera.
refusal-places-taken-ask = No quedan plazas: { $name } no se puede inscribir directamente. Diríjase al árbitro.
refusal-club-places-taken = No quedan plazas para su club: { $name } no se puede inscribir directamente. Envíe la solicitud con el formulario del torneo, Inscripción por el club: va a la lista de espera.
refusal-club-places-taken-ask = No quedan plazas para su club: { $name } no se puede inscribir directamente. Diríjase al árbitro.
refusal-consent = Hace falta el consentimiento de los tutores legales: { $names }. Si el club lo tiene, marque la casilla bajo los jugadores e inscríbalos de nuevo.
refusal-field-full = El torneo ya tiene 9999 inscripciones: un informe FIDE no admite más.
refusal-nobody-chosen = No ha elegido a nadie.
refusal-numbers-given = Los números de emparejamiento ya están asignados: solo cabe la retirada.
refusal-nobody-present = Nadie está marcado como presente: marque antes quién ha llegado.
refusal-already-withdrawn = La retirada ya está registrada.
refusal-not-withdrawn = No hay ninguna retirada registrada.
refusal-tournament-over = El torneo está cerrado: resultados, emparejamientos, inscripciones, movimientos y ajustes ya no cambian. El árbitro principal puede reabrirlo desde los ajustes, con un motivo.
refusal-already-published = La ronda { $round } ya está publicada.
refusal-not-published = La ronda { $round } no está publicada.
refusal-no-such-round = No existe la ronda { $round }.
refusal-pair-forbidden = Ya tienen prohibido enfrentarse, o son la misma persona.
refusal-all-rounds-played = Todas las rondas previstas están emparejadas.
refusal-rounds-to-play = { $played ->
    [0] No se ha jugado ninguna ronda: el torneo no ha terminado.
    [one] Se ha jugado una ronda: el torneo no ha terminado.
   *[other] Se han jugado { $played } rondas: el torneo no ha terminado.
}
refusal-too-few-players = Hacen falta al menos dos participantes libres para emparejar.
refusal-no-pairing = La ronda { $round } no se puede emparejar: ningún emparejamiento cumple todos los criterios absolutos (C.04.3 art. 1.9). El borrador no ha cambiado. Decide el árbitro principal.
refusal-round-out-of-order = Toca la ronda { $expected }, no la { $asked }. No se ha cambiado nada.
refusal-no-draft = No hay ningún borrador que publicar.
refusal-missing-results = { $n ->
    [one] Falta el resultado del tablero { $boards }: la ronda { $round } se puede preparar, no publicar.
   *[other] Faltan { $n } resultados, tableros { $boards }: la ronda { $round } se puede preparar, no publicar.
}
refusal-games-open = { $n ->
    [one] Falta un resultado o hay una partida aplazada: tablero { $boards }. El torneo no ha terminado.
   *[other] Faltan { $n } resultados o hay partidas aplazadas: tableros { $boards }. El torneo no ha terminado.
}
refusal-conflicts-open = { $n ->
    [one] Un tablero tiene dos valores distintos (tablero { $boards }): elija antes cuál vale.
   *[other] { $n } tableros tienen dos valores distintos (tableros { $boards }): elija antes cuáles valen.
}
board-of-round = { $board } (ronda { $round })
refusal-draft-outdated = Algo cambió tras el borrador de la ronda { $round }: prepárelo de nuevo antes de publicar.
refusal-overtaken = El torneo cambió mientras el programa trabajaba: no se ha escrito nada. Pruebe de nuevo.
refusal-stopped = El trabajo duró más de lo permitido, o alguien lo paró: no se ha escrito nada.
refusal-busy = Ya hay demasiados trabajos en espera. Pruebe de nuevo en breve.
refusal-announced-fixed = Más de 50 jugadas deben anunciarse antes de empezar: la ronda 1 ya está publicada.
refusal-points-fixed = Los puntos ya no se pueden cambiar: el torneo es acelerado y hay una ronda emparejada.
refusal-rounds-played = { $played ->
    [one] Ya hay una ronda emparejada: no pueden ser menos.
   *[other] Ya hay { $played } rondas emparejadas: no pueden ser menos.
}
refusal-result-conflict = Tablero { $board }: { $values }. Por ahora vale { $stored }.
refusal-also-entered = { $by } también escribió el mismo resultado: se mantiene.
refusal-nothing-to-undo = Ya no hay nada que anular: ese resultado ya ha cambiado.
result-none = sin resultado
problem-time-control = No se entiende este ritmo de juego. Escriba por ejemplo 90+30, o 90/40+30:30+30.
problem-points = Hacen falta puntos enteros o medios, por ejemplo 1, ½ o 0,5.
problem-scoring = Victoria, tablas y derrota deben ir de mayor a menor, y el bye no puede valer más que la victoria.
problem-tie-break = «{ $value }» no es un código de desempate.
refusal-tournament-not-over = El torneo no está cerrado.
refusal-asked-twice = Hace falta una segunda confirmación.
refusal-unseen = Antes de emparejar la ronda { $round } decida qué hacer con quienes no se han presentado: { $names }.
refusal-not-cleared = El resultado de la ronda { $round } ya no se puede borrar: se corrige, y la corrección va al informe para Elo.
refusal-earlier-round = La ronda { $round } ya pasó: el resultado del tablero { $board } se cambia en la página de esa ronda, con un motivo.
refusal-fide-id-taken = El ID FIDE { $number } es de { $name }, que ya tiene inscripción.
refusal-namesakes = Ya tienen inscripción: { $names }.
refusal-not-paired-here = Este torneo se importó con el sistema «{ $system }», con el que el programa no empareja ni explica emparejamientos. Si las próximas rondas se juegan con el sistema holandés, elíjalo en los ajustes.

# El borrador cambiado a mano.
refusal-by-hand-not-begun = Nadie ha empezado a cambiar este borrador a mano.
refusal-by-hand-begun = El borrador ya se está cambiando a mano.
refusal-not-in-draft = { $name } no juega en esta ronda.
refusal-nothing-to-swap = { $one } y { $two } no tienen nada que intercambiar.
refusal-no-seat = { $name } no tiene tablero.
refusal-has-seat = { $name } ya tiene un sitio: libérelo antes.
refusal-bye-given = { $name } ya tiene el bye.
refusal-without-seat = { $n ->
    [0] Alguien del borrador ya no juega: cámbielo, o vuelva al motor.
    [one] Sin tablero: { $names }. Empareje a todos antes de publicar.
   *[other] Sin tablero: { $names }. Empareje a todos antes de publicar.
}
refusal-next-drafted = La ronda { $next } ya está preparada: descarte su borrador y luego retire la ronda { $round }.
refusal-round-begun = { $n ->
    [one] La ronda { $round } ha empezado: en el tablero { $boards } hay un resultado, un movimiento o un incidente. Ya no se puede retirar.
   *[other] La ronda { $round } ha empezado: en los tableros { $boards } hay un resultado, un movimiento o un incidente. Ya no se puede retirar.
}
