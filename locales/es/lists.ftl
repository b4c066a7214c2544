# Listas de Elo.
list-refused-in-work = Se está cargando otra lista de Elo: espere a que termine.
list-refused-heading = No es una lista de Elo: en la primera línea falta { $field }.
list-refused-lines = { $count ->
    [one] Una línea no se puede leer: no ha cambiado nada.
   *[other] { $count } líneas no se pueden leer: no ha cambiado nada.
}
list-refused-empty = La lista está vacía.
list-refused-too-many = La lista tiene más jugadores de los que tratto admite.
list-refused-unreadable = El archivo no se puede leer hasta el final: { $words }.
list-refused-archive = El archivo comprimido está dañado o protegido con contraseña.
list-refused-not-one = { $count ->
    [0] En el archivo comprimido no hay ninguna lista (.txt, .xml).
   *[other] En el archivo comprimido hay { $count } archivos: envíe el de la lista.
}
list-refused-too-large = El archivo descomprimido es mayor de lo que tratto lee.
list-refused-date = La lista no dice de qué mes es: indique el día desde el que está en vigor.
list-refused-kind = La lista tiene Elo de un solo tipo: indique si es clásico, rápido o relámpago.
list-refused-no-ratings = No se reconoce ninguna columna de Elo: indique qué contienen las columnas.
list-refused-asked = Así se entienden las columnas: corrija lo que haga falta y elija el archivo de nuevo para cargar la lista.
list-refused-no-heading = Ninguna columna tiene el encabezado «{ $heading }».
list-refused-xml = En la línea { $line }, columna { $column }, el XML no es el de una lista de Elo.
list-refused-none = Aquí no hay ninguna lista de Elo.
list-fault-field = «{ $text }» no es { $field }
list-fault-too-long = la línea es demasiado larga
list-fault-twice = el ID FIDE { $number } ya está en la línea { $line }
listed-after-start = Esta lista entra en vigor después del primer día del torneo.
listed-by-hand = Busque con el ID FIDE o en otra lista, o escriba los datos en el formulario de la nueva inscripción.
listed-entered = Con inscripción
listed-fill = Rellenar el formulario
listed-filled = Rellenado con la lista { $list }. Compruebe e inscriba.
listed-first = Los primeros { $n }: para encontrar más escriba también el nombre
listed-found = { $n ->
    [one] Un jugador
   *[other] { $n } jugadores
}
listed-inactive = sin actividad
listed-label = Nombre o ID FIDE
listed-lead = Su elección rellena el formulario de la nueva inscripción. Nadie queda inscrito hasta que lo confirme allí.
listed-list = { $source } del { $date }
listed-no-list = En este servidor no hay ninguna lista de Elo: escriba los datos en el formulario de la nueva inscripción.
listed-no-list-admin = Cargar una lista de Elo
listed-nobody = En la lista no hay nadie con este nombre o número.
listed-origin = Elo tomado de la lista { $list }.
listed-other-kind = Esta lista no tiene Elo { $kind }: el formulario queda sin Elo.
listed-title = Buscar en las listas de Elo
listed-which = Lista de Elo
lists-column-heading = Encabezado
lists-column-holds = Contiene
lists-column-rows = Primeras filas
lists-columns-note = Indique qué contiene cada columna y elija el archivo de nuevo. Las próximas listas de la misma fuente se leen igual, sin preguntas.
lists-file = Archivo de la lista
lists-file-note = Como lo da la federación, en texto, XML o tabla CSV, también ZIP. Se lee según llega; mientras, las páginas responden.
lists-from = en vigor desde el { $date }
lists-here = { $n ->
    [0] No hay ninguna lista de Elo
    [one] Una lista de Elo
   *[other] { $n } listas de Elo
}
lists-kind = Elo
lists-kind-combined = clásico, rápido y relámpago
lists-kind-said = como dice la lista o su nombre
lists-lead = Los árbitros buscan en ellas a quién inscribir y comparan con ellas las inscripciones.
lists-leave-out = Omitir las líneas que no se pueden leer
lists-left-out = { $n ->
    [one] Lista cargada con un jugador. Se omitieron estas líneas:
   *[other] Lista cargada con { $n } jugadores. Se omitieron estas líneas:
}
lists-lines = Líneas que no se pueden leer
lists-look = Mostrar antes cómo se entienden las columnas de una tabla
lists-missing = faltan los jugadores: cárguela de nuevo
lists-nothing-changed = Las listas quedan como están. Elija el archivo de nuevo.
lists-open = Abrir las listas de Elo
lists-players = { $n ->
    [one] un jugador
   *[other] { $n } jugadores
}
lists-remove = Quitar
lists-remove-lead = Ya no se encontrará a nadie en ella. Las inscripciones rellenadas con esta lista quedan como están.
lists-remove-title = ¿Quitar esta lista de Elo?
lists-said-note = La lista completa de la FIDE y la de XML no dicen su día; el texto de un solo tipo de juego dice el mes. Una lista de la misma fuente, tipo y día se sustituye.
lists-source = De quién es la lista
lists-take-in = Cargar una lista
lists-take-in-do = Cargar la lista
lists-taken = cargada el { $when } por { $who }
lists-taken-at-server = cargada el { $when } por el servidor
lists-title = Listas de Elo
lists-valid-from = En vigor desde
flash-list-removed = Lista de Elo quitada.
flash-list-taken-in = Lista de Elo cargada.
job-rating-list = Cargando la lista de Elo
refresh-all = { $n ->
    [one] Actualizar la única sin dudas
   *[other] Actualizar las { $n } sin dudas
}
refresh-differ = { $n ->
    [one] Una inscripción difiere de la lista
   *[other] { $n } inscripciones difieren de la lista
}
refresh-do = Actualizar las marcadas
refresh-late = Esta lista entra en vigor después del primer día del torneo: sus Elo no son los del torneo. No hay nada marcado.
refresh-lead = Cada inscripción se busca por su número y se muestra como está y como dice la lista. Nada cambia hasta que lo decida.
refresh-look = revisar
refresh-missing = { $n ->
    [one] En la lista falta el número de una inscripción
   *[other] En la lista faltan los números de { $n } inscripciones
}
refresh-mix = Estos Elo deben estar junto a los de otra fuente
refresh-mixed = { $list }: no son los Elo que tienen las demás inscripciones. No hay nada marcado, y nada cambia hasta que diga que deben estar juntos.
refresh-no-list = En este servidor no hay ninguna lista con Elo de este tipo de juego.
refresh-no-rating = La lista no tiene Elo de este tipo de juego: el de la inscripción puede ser nacional.
refresh-numbers = Números de emparejamiento
refresh-numbers-follow = Los números de emparejamiento siguen a los Elo hasta que se publique la ronda 1, si son los de la clasificación inicial.
refresh-numbers-stay = Los números de emparejamiento quedan como están. Para darlos todos de nuevo:
refresh-origin-typed = escrito a mano o sin lista
refresh-origins = De dónde vienen los Elo:
refresh-other-list = Comparar con esta lista
refresh-other-name = En la lista este número es de { $name }.
refresh-other-year = Según la lista, el año de nacimiento es { $year }.
refresh-same = { $n ->
    [0] Ninguna inscripción coincide con la lista.
    [one] Una inscripción coincide con la lista.
   *[other] { $n } inscripciones coinciden con la lista.
}
refresh-start = Primer día del torneo: { $date }
refresh-title = Comparar las inscripciones con una lista de Elo
refresh-unnumbered = { $n ->
    [one] Una inscripción no tiene número con que buscarla
   *[other] { $n } inscripciones no tienen número con que buscarlas
}
refusal-ratings-mixed = Los Elo de { $source } estarían junto a los de otra fuente: diga que deben estarlo.
flash-entries-refreshed = Inscripciones actualizadas con la lista.
action-entry-refresh = Inscripciones actualizadas con una lista de Elo
players-filled = Rellenado con la lista { $list }. Compruébelo y añada.
players-find-in-list = Buscar en la lista Elo: nombre o ID FIDE
