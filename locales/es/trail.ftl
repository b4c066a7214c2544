# El registro de actos: qué valía antes y después.
trail-boards = { $n ->
    [one] un tablero
   *[other] { $n } tableros
}
trail-present = presente
trail-not-present = no presente
trail-absent = { $n ->
    [0] ningún ausente
    [one] un ausente
   *[other] { $n } ausentes
}
trail-last-round = tras la ronda { $round }
trail-no-round = antes de la ronda 1
trail-plays = juega
trail-bye = ronda { $round }: { $what }
trail-half-moves = { $side ->
    [white] de la planilla de las blancas, { $n ->
        [one] una media jugada
       *[other] { $n } medias jugadas
    }
    [black] de la planilla de las negras, { $n ->
        [one] una media jugada
       *[other] { $n } medias jugadas
    }
   *[none] { $n ->
        [one] una media jugada
       *[other] { $n } medias jugadas
    }
}
trail-incident = { $side ->
    [white] { $what }, blancas
    [black] { $what }, negras
   *[none] { $what }
}
trail-replaced = sustituye al n.º { $n }
trail-state-registration = inscripción abierta
trail-state-running = en curso
trail-state-finished = finalizado
trail-games = { $n ->
    [one] una partida
   *[other] { $n } partidas
}, { $moves ->
    [one] una media jugada
   *[other] { $moves } medias jugadas
}
action-tournament-create = Torneo creado
action-tournament-import = Torneo importado
action-games-import = Partidas importadas
trail-parts = Partes del registro de actos
trail-part-decisions = Decisiones
trail-part-results = Resultados
trail-part-rounds = Rondas
trail-part-entries = Inscripciones
trail-part-games = Partidas y movimientos
trail-part-settings = Ajustes
trail-nothing = Aquí aún no se ha escrito nada.
trail-corrected = { $result } (motivo: { $why })
trail-boards-chosen = { $boards }; el número 1 lleva { $side ->
    [black] negras
   *[white] blancas
}, por elección del árbitro
trail-boards-drawn = { $boards }; el número 1 lleva { $side ->
    [black] negras
   *[white] blancas
}, por sorteo del programa (#{ $lot })
action-result-correct-rating = Resultado corregido para el Elo
action-result-correct = Resultado de una ronda anterior
action-tournament-reopen = Torneo reabierto
action-entry-unseen = Ausentes antes de la ronda
trail-newest = Última fila { $row }, huella { $hash }… Anótela: más tarde dirá si el registro está completo.
trail-imported = { $name }; { $players ->
    [one] un participante
   *[other] { $players } participantes
}; { $rounds ->
    [0] ninguna ronda
    [one] una ronda
   *[other] { $rounds } rondas
}
trail-seat-bye = bye a { $name }
trail-by-hand = { $boards }, a mano: { $why }
