# El registro de actos: qué valía antes y después.
trail-actor-visitor = sin cuenta
trail-actor-command-line = línea de comandos
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
trail-bye-or-duty = Bye o servicio
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
who-read-lead = Fechas de nacimiento completas, sexo y números de licencia: quién los ha tenido delante, cuándo y para qué.
who-read-nobody = Nadie ha abierto todavía datos que el público no ve.
who-read-note = Quien vuelve a abrir lo mismo en una hora deja una sola fila. Esta lista no forma parte del torneo: no está en el registro ni en los archivos.
who-read-persons = { $n ->
    [one] Un jugador
   *[other] { $n } jugadores
}
who-read-title = Quién ha leído los datos
who-read-what = Abierto
who-read-what-arbiters-report = Informe del árbitro
who-read-what-archive = Archivo del torneo
who-read-what-correction = Correcciones pedidas
who-read-what-entry = Formulario de inscripción
who-read-what-norm-certificate = Certificado de norma
who-read-what-player = Formulario del jugador
who-read-what-player-data = Copia de los datos
who-read-what-rating-report = Informe para Elo
who-read-what-report = Informe (TRF)
who-read-whose = De quién
who-read-why = Para qué
who-read-why-arbiters-report = Redactar y entregar el informe
who-read-why-archive = Pasar el torneo a otro ordenador o conservarlo
who-read-why-correction = Decidir la corrección
who-read-why-entry = Corregir los datos
who-read-why-norm-certificate = Expedir el certificado
who-read-why-player = Cambiar los datos
who-read-why-player-data = Darla a quien la pidió
who-read-why-rating-report = Enviarlo a quien calcula el Elo
who-read-why-report = Enviarlo a la federación
