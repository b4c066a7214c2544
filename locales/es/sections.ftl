# Eventos con varias secciones.
event-sections = Secciones
event-section = Sección
event-entries = Inscripciones del evento
event-desk = Inscripciones de todas las secciones
event-check-in = Control de todas las secciones
event-players = { $n ->
    [one] 1 participante
   *[other] { $n } participantes
}
event-rounds = { $n ->
    [one] 1 ronda
   *[other] { $n } rondas
}
event-round-running = ronda { $round } de { $all }
event-standings-after = tras la ronda { $round }
event-first = Primeros puestos
event-whole-standings = Toda la clasificación
event-pairings = Emparejamientos
event-participants = Participantes
event-fees = Cuotas
event-papers = Hojas de todas las secciones
event-paper-check-in = Hoja de control
event-paper-roster = Lista de participantes
event-paper-standings = Clasificaciones
event-paper-pairings = Emparejamientos
event-no-pairings = Ninguna ronda está publicada.
event-search = Buscar por nombre, club o número
event-found = { $n ->
    [one] 1 participante
   *[other] { $n } participantes
}
event-move = Pasar a { $section }
event-move-to = Pasar a
event-moved = { $name } está en { $section }.
event-also-in = también en { $section }
event-all-sections = Todas
event-key-row = fila
section-title = Secciones
section-note = Un evento puede tener varios torneos: A, B, C, abierto y juvenil. Comparten fechas, lugar, inscripciones, control, cuotas y árbitros; rondas, clasificación y archivo son de cada uno.
section-open = Secciones del evento
section-none = Este torneo está solo. La primera sección añadida lo convierte en un evento.
section-of = Sección { $label } de { $event }
section-here = este torneo
section-add = Añadir una sección
section-add-lead = Sale un torneo con las mismas fechas, lugar, reglas, cuotas y árbitros que este; después sus ajustes se cambian como siempre.
section-save = Guardar
section-name-hint = vacío: nombre del evento y sección
section-rounds-hint = vacío: como aquí
section-make = Convertir en evento
section-make-lead = Cómo se llama el evento, y cómo se llama este torneo dentro de él.
section-may-not = Para añadir una sección hace falta el derecho de crear torneos.
field-event-name = Nombre del evento
field-section-label = Sección
flash-section-saved = Sección guardada.
flash-section-added = Sección añadida.
flash-entry-moved = Cambio de sección hecho.
action-section-set = Sección de un evento
action-section-add = Sección añadida
action-entry-move-out = Paso a otra sección
action-entry-move-in = Llegada de otra sección
trail-moved = { $name } ({ $section })
refusal-no-event = Este torneo no es sección de un evento.
refusal-other-event = Los dos torneos no son secciones del mismo evento.
refusal-section-begun = La sección { $section } ha empezado: la ronda 1 está publicada, y quien juega sigue en su sección. Quien deba jugar en otra se retira aquí y se inscribe allí.
refusal-section-drafted = En la sección { $section } la ronda 1 ya está preparada. Descarte el borrador y luego haga el cambio.
section-unlike = No todas las secciones coinciden
section-unlike-lead = Fechas, lugar y árbitros son del evento. Las secciones marcadas quedan como esta; quien trabaja aquí recibe la invitación también allí.
section-unlike-button = Poner como aquí
section-unlike-field = { $field }: { $there }; aquí { $here }
section-unlike-staff = { $name } trabaja aquí y no allí
flash-section-common = Las secciones coinciden.
