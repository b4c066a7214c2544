# La última página de la jornada.
end-title = Fin del torneo
end-lead-closed = El torneo está cerrado: quedan las hojas y los archivos por enviar.
end-lead-nothing = No queda nada pendiente: el torneo se puede cerrar.
end-lead-open = { $n ->
    [one] Queda una cosa pendiente.
   *[other] Quedan { $n } cosas pendientes.
}
end-open = Pendiente
end-open-rounds = { $published ->
    [0] Ninguna ronda publicada
    [one] Rondas por jugar: una publicada
   *[other] Rondas por jugar: { $published } publicadas
}
end-open-results = { $n ->
    [one] Falta un resultado
   *[other] Faltan { $n } resultados
}
end-open-adjourned = { $n ->
    [one] Una partida aplazada
   *[other] { $n } partidas aplazadas
}
end-open-conflicts = { $n ->
    [one] Dos resultados para un tablero
   *[other] Dos resultados para { $n } tableros
}
end-open-incidents = { $n ->
    [one] Un incidente sin decisión
   *[other] { $n } incidentes sin decisión
}
end-open-days = { $n ->
    [one] Una ronda sin día
   *[other] { $n } rondas sin día
}
end-open-days-note = El informe dice qué día se jugó.
end-open-prizes = Premios sin cerrar
end-open-prizes-changed = Premios cambiados tras cerrarlos
end-open-prizes-changed-note = La clasificación daría otros premios que la última versión.
end-open-receipts = { $n ->
    [one] Un recibo por firmar
   *[other] { $n } recibos por firmar
}
end-do-pair = A la ronda
end-do-enter = Escribir
end-do-decide = Decidir
end-do-days = Poner los días
end-do-close-prizes = Cerrar los premios
end-do-sign = Hacer firmar
end-do-read = Releer
end-do-complete = Completar
end-do-print = Imprimir
end-do-download = Descargar
end-do-archive = Archivar
end-close = Cierre
end-closed = Torneo cerrado: la clasificación es definitiva.
end-reopen = Reabrir el torneo
end-close-chief = Lo cierra el árbitro principal.
end-close-later = Se cierra cuando rondas, resultados y partidas aplazadas están completos.
end-papers = Hojas y archivos
end-paper-certificates = Diplomas
end-paper-certificates-note = Uno por participante, con sus rondas.
end-paper-report = Informe arbitral
end-paper-report-note = Para la federación: lo que el programa sabe ya está escrito.
end-paper-reading = Segunda lectura de la última ronda
end-paper-reading-note = Los resultados tecleados otra vez de las papeletas y comparados.
end-paper-standings = Clasificación final
end-paper-it1 = Certificado IT1 de { $player }
end-paper-norms = Normas
end-paper-norms-note = { $n ->
    [0] Ninguna.
    [one] Una conseguida.
   *[other] { $n } conseguidas.
}
end-paper-prizes = Premios
end-paper-prizes-note = Versión { $version }: { $prizes ->
    [one] un premio
   *[other] { $prizes } premios
}
end-paper-incidents = Incidentes y sanciones
end-paper-incidents-note = { $n ->
    [0] ninguno
    [one] uno
   *[other] { $n }
}
end-file-trf16 = Informe TRF16
end-file-trf16-note = Para la federación y el Elo.
end-file-trf26 = Informe TRF26
end-file-trf26-note = Con las intervenciones que afectan a la integridad.
end-file-pgn = Partidas PGN
end-file-pgn-note = Todas las registradas.
end-file-csv = Clasificación CSV
end-file-csv-note = Para el sitio web y hojas de cálculo.
end-file-archive = Archivo del torneo
end-file-archive-note = Todo en un archivo, para una memoria USB u otro ordenador.
end-deadlines = Plazos
end-deadline-rating-officer = Al responsable de Elo en { $days } días: { $date }
end-deadline-federation = A la federación italiana en { $days } días: { $date }
end-deadline-fide = A la FIDE en { $days } días: { $date }
end-left = { $days ->
    [0] vence hoy
    [one] queda un día
   *[other] quedan { $days } días
}
end-late = { $days ->
    [one] vencido hace un día
   *[other] vencido hace { $days } días
}
end-link = Fin del torneo
