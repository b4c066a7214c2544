# Informe y apelación

report-title = Informe de incidentes
report-back = a los tableros
report-game = la partida
report-gone = sustituido
report-penalties = Sanciones por participante
report-no-penalties = Ninguna sanción.
report-penalty = Ronda { $round }: { $said }
appeal-title = Apelación
appeal-pack = Expediente de apelación
appeal-by = Presentada por
appeal-against = Contra la decisión
appeal-grounds = Motivos
appeal-when = Fecha y hora
appeal-fee = Depósito
appeal-decision = Decisión del comité
appeal-committee = Comité de apelación
appeal-rules = Reglas aplicadas

# El informe arbitral
field-report-recipient = Destinatario
field-report-organiser = Organización
field-report-rating-list = Lista Elo usada
field-report-valid-for = Valedero para
field-report-parts = Partes
field-report-columns = Columnas de las listas
field-report-text = Texto
action-report-save = Informe arbitral guardado
report-lead = Lo que el programa sabe ya está en la hoja: aquí se eligen las partes, su orden y el texto.
report-saved = Versión { $n }, { $time }, { $name }
report-not-saved = Borrador: aún sin guardar
report-save = Guardar
report-save-print = Guardar y ver la hoja
report-look = Ver la hoja
report-change = Cambiar
report-kept = El texto queda también en el registro: sin datos de contacto y sin datos de salud.
report-up = Subir
report-down = Bajar
report-remove = Quitar
report-add = Añadir: { $what }
report-heading = Encabezado
report-text = Texto
report-more-facts = Otros hechos, uno por línea
report-names = Nombres o números, uno por línea (para una lista de personas elegidas)
report-places = Cuántos puestos
report-who = Quién
report-columns = Columnas, además del nombre
report-kind-paragraph = párrafo
report-kind-people = lista de participantes
report-kind-standings = clasificación
report-kind-facts = hechos por informar
report-title-paragraph = Anexos
report-title-standings = Clasificación
report-title-facts = Hechos por informar
report-who-without-national-id = Participantes sin ID nacional
report-who-without-fide-id = Participantes sin ID FIDE
report-who-unrated = Participantes sin Elo
report-who-foreign = Participantes de otras federaciones
report-who-without-birth = Participantes sin fecha de nacimiento
report-who-minors = Menores
report-who-women = Mujeres
report-who-withdrawn = Retiradas
report-who-named = Personas elegidas
report-who-everybody = Todos los participantes
report-column-birth = Nacimiento
report-column-sex = Sexo
report-column-national-id = ID nacional
report-column-fide-id = ID FIDE
report-column-federation = Fed.
report-column-province = Prov.
report-column-club = Club
report-column-rating = Elo
report-column-category = Categoría
report-column-place = Puesto
report-column-points = Puntos
report-column-email = Correo
report-column-signature = Firma
report-woman = F
report-man = M
report-nobody = Nadie.
report-none = ninguno
report-place = Lugar
report-dates = Fechas
report-players = { $n }, { $home } de { $code }
report-women-minors = Mujeres, sub-18
report-games = Partidas
report-games-by-colour = { $n } jugadas: { $white } para blancas, { $draws } tablas, { $black } para negras
report-unplayed = No jugadas
report-forfeits = { $n ->
    [one] una incomparecencia
   *[other] { $n } incomparecencias
}
report-byes = { $n ->
    [one] un bye
   *[other] { $n } byes
}
report-asked-byes = { $n ->
    [one] un bye solicitado
   *[other] { $n } byes solicitados
}
report-asked-byes-duties = { $n ->
    [one] un bye solicitado o servicio
   *[other] { $n } byes solicitados o servicios
}
report-appeals = Apelaciones
report-president = La presidencia del club
known-forfeit = tablero { $board }, { $players } { $result }
known-open = tablero { $board }, { $players }: sin resultado o aplazada
known-by-hand = emparejamientos cambiados a mano: { $reason }
known-deducted = { $name }: puntos restados { $points }
known-withdrawn = tras esta ronda se retiró { $name }
known-late = desde esta ronda juega { $name }
known-penalty = tablero { $board }, { $name }: { $said }
