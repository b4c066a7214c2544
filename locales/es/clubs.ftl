# Clubes, jugadores, administración.
clubs-of-region = Clubes: { $region }
clubs-lead = { $n ->
    [0] Aún no figura ningún club.
    [one] Figura un club.
   *[other] Figuran { $n } clubes.
}
clubs-lead-region = Clubes: { $n }. Provincias: { $provinces }.
clubs-found = { $n ->
    [0] Ninguno responde a la búsqueda.
    [one] Uno responde a la búsqueda.
   *[other] { $n } responden a la búsqueda.
}
clubs-none = Aquí no hay todavía ningún club.
clubs-all-regions = Todas
clubs-all-provinces = Todas
clubs-name-or-town = Nombre o ciudad
clubs-show = Mostrar
clubs-tournaments-of = Torneos { $year }
clubs-missing = ¿Falta su club?
clubs-missing-note = Bastan el nombre, la ciudad y una dirección de correo. Un administrador lo comprueba y lo aprueba.
clubs-other-regions = Otras regiones
clubs-register = Registrar su club
clubs-register-lead = Figura en la lista una vez aprobado. Hacen falta todos los campos, salvo los opcionales.
clubs-the-club = El club
clubs-seat = La sede
clubs-contacts = Contacto
clubs-name = Nombre
clubs-federation-code = Código federativo
clubs-president = Presidencia
clubs-country = País
clubs-abroad-note = Fuera de Italia no hacen falta región ni provincia.
clubs-region = Región
clubs-province = Provincia
clubs-town = Ciudad
clubs-postcode = Código postal
clubs-address = Dirección
clubs-email = Correo
clubs-phone = Teléfono
clubs-web = Sitio web
clubs-show-contacts = Mostrar a todos correo, teléfono y presidencia
clubs-send = Enviar la solicitud
clubs-send-again = Comprobar otra vez
clubs-send-another = Es otro club: enviar
clubs-similar = { $n ->
    [one] En esta ciudad ya hay un club de nombre parecido. Aún no se ha enviado nada.
   *[other] En esta ciudad ya hay { $n } clubes de nombre parecido. Aún no se ha enviado nada.
}
clubs-similar-note = Si es el suyo, pida acceso a un administrador en vez de registrarlo otra vez.
clubs-waiting = Por aprobar
clubs-listed = ¿Figura ya en la lista?
clubs-listed-note = Si el club ya está, pida acceso a un administrador en vez de registrarlo otra vez. Un club de la misma ciudad y de nombre parecido se le muestra antes de enviar.
clubs-what-shows = Qué se ve
clubs-what-shows-note = Público: nombre, ciudad, dirección, sitio web, jugadores y torneos. Correo, teléfono y presidencia los ven solo los administradores, mientras usted no decida mostrarlos.
clubs-after = Tras el envío
clubs-after-note = 1. Un administrador lo comprueba y lo aprueba. 2. La secretaría recibe el enlace para elegir la contraseña. 3. Después puede añadir jugadores e inscribirlos en torneos.
clubs-sent = Solicitud enviada
clubs-sent-lead = El club figura en la lista en cuanto lo aprueba un administrador.
clubs-to-directory = Ir a los clubes
clubs-players = { $n ->
    [0] Ningún jugador
    [one] Un jugador
   *[other] { $n } jugadores
}
clubs-plays-in = Torneos en que juega
clubs-plays-nowhere = Ningún torneo, por ahora.
clubs-manage = Gestionar el club
clubs-no-players = Nadie todavía: añada jugadores uno a uno, o suba la lista.
clubs-enter = Inscribir en un torneo
clubs-nothing-open = Ningún torneo tiene la inscripción abierta.
clubs-entered = { $n ->
    [one] una inscripción hecha
   *[other] { $n } inscripciones hechas
}
clubs-all-entered = Ya están inscritos todos.
clubs-enter-choose = Elegir los jugadores
clubs-file = De un archivo
clubs-file-note = CSV o texto, con encabezados en la primera línea. Primero ve la vista previa: no se escribe nada.
clubs-file-label = Lista de jugadores
clubs-file-preview = Ver la vista previa
clubs-file-columns = Columnas: Apellidos, Nombre, Sexo, Nacimiento, Federación, ID FIDE, ID nacional, Título, Elo. Bastan los apellidos.
flash-club-approved = Club aprobado.
flash-club-rejected = Club rechazado.
flash-player-added = Jugador añadido.
flash-player-saved = Jugador guardado.
flash-players-imported = Jugadores importados.
flash-account-made = La cuenta ya existe: el enlace se muestra una sola vez. Si hace falta, invite de nuevo.
flash-account-may-create = Ahora la cuenta puede crear torneos.
flash-account-may-not-create = La cuenta ya no puede crear torneos; conserva los que tiene.
flash-account-disabled = Cuenta desactivada.
flash-account-enabled = Cuenta reactivada.
refusal-similar-clubs = En esta ciudad ya hay un club de nombre parecido.
refusal-club-decided = Sobre este club ya se ha decidido.
refusal-sheet-faulty = La lista tiene celdas por corregir: no se ha importado ninguna línea.
problem-postcode = Un código postal italiano tiene cinco cifras.
problem-fide-id-taken = Es el ID de { $value }.
problem-namesake = Ya está { $value }. Si es otra persona, marque aquí y envíe otra vez.
problem-club-none = Ningún club coincide con «{ $value }».
problem-club-several = Varios clubes coinciden con «{ $value }»: elija uno abajo.
problem-club-many = Demasiados clubes coinciden con «{ $value }»: abajo están los veinte primeros, con más palabras quedan menos.
club-typed-note = El número del club, o palabras de su nombre y ciudad.
club-which = Qué club
players-first = Los primeros { $n }: escriba alguna letra más para acotar.
players-found = { $n ->
    [0] Nadie con este nombre o número.
    [one] Un jugador.
   *[other] { $n } jugadores.
}
players-near = Quizá buscaba
players-near-note = Nombres que difieren en una o dos letras de lo escrito.
players-new = Nuevo jugador
players-add = Añadir el jugador
players-form-lead = Del nacimiento solo es público el año.
players-birth = Nacimiento (año o fecha)
players-birth-year = Año de nacimiento
players-sex = Sexo
players-sex-m = masculino
players-sex-w = femenino
players-fide-standard = FIDE clásico
players-fide-rapid = FIDE rápido
players-fide-blitz = FIDE relámpago
players-national-standard = Elo nacional clásico
players-national-rapid = Elo nacional rápido
players-national-blitz = Elo nacional relámpago
players-rating-fide = FIDE
players-rating-national = Nacional
players-is-another = Es otra persona
players-edit-who = Modificar { $name }
players-no-tournaments = Ningún torneo, por ahora.
players-about = Datos
sheet-preview = Vista previa de { $file }
sheet-region = Líneas del archivo
sheet-line = Línea
sheet-blank = vacío
sheet-fault = Línea { $line }, { $column }
sheet-bad-cells = { $n ->
    [one] Una celda por corregir. No se ha importado ninguna línea.
   *[other] { $n } celdas por corregir. No se ha importado ninguna línea.
}
sheet-refused = Esta lista no se puede importar. No se ha importado ninguna línea.
sheet-empty = El archivo está vacío.
sheet-too-many-rows = Más de { $n } líneas: divida el archivo.
sheet-no-names = Falta la columna de apellidos: la primera línea debe llevar los encabezados.
sheet-repeated-column = Las columnas { $first } y { $second } dicen lo mismo: { $column }.
sheet-known = { $n ->
    [one] Una línea es quizá de alguien ya registrado.
   *[other] { $n } líneas son quizá de personas ya registradas.
}
sheet-known-note = Las líneas marcadas en ocre no se importan, salvo que indique que es otra persona.
sheet-known-id = Mismo ID FIDE que { $who }: no se importa.
sheet-known-name = Ya está { $who }.
sheet-known-line = Como la línea { $line }.
sheet-another = Otra persona: importar
sheet-import = { $n ->
    [0] Importar los marcados
    [one] Importar un jugador
   *[other] Importar { $n } jugadores
}
sheet-other-file = Subir el archivo corregido
sheet-none-chosen = Elija un archivo.
sheet-file = El archivo
sheet-rows = Líneas
sheet-rows-count = { $n }, más el encabezado
sheet-separator = Separador
sheet-comma = coma
sheet-semicolon = punto y coma
sheet-tab = tabulador
sheet-encoding = Caracteres
sheet-columns = Columnas
sheet-columns-kept = { $n ->
    [one] una reconocida
   *[other] { $n } reconocidas
}
sheet-columns-ignored = omitidas: { $list }
sheet-all-or-nothing = Todo o nada
sheet-all-or-nothing-note = La lista solo se importa cuando cada celda está bien. Las celdas en ocre son preguntas: se pueden responder aquí.
cell-missing = Falta.
cell-no-letter = Ninguna letra en el nombre.
cell-no-comma = Hace falta una coma entre apellido y nombre.
cell-sex = H y M, o M y F.
cell-no-such-day = Ese día no existe. Vale también solo el año.
cell-year = El año no puede ser { $year }.
cell-date = No es una fecha. Vale también solo el año.
cell-federation = Tres letras, por ejemplo ITA.
cell-title = No es un título FIDE.
cell-province = No es un código de provincia.
cell-digit = «{ $found }» en lugar de una cifra (carácter { $at }).
cell-email = No es una dirección de correo.
cell-repeated = El mismo número que en la línea { $line }.
column-last = apellido
column-first = nombre
column-name = apellido y nombre
column-sex = sexo
column-birth = nacimiento
column-federation = federación
column-fide-id = ID FIDE
column-fsi-id = ID nacional
column-title = título
column-rating-std = Elo FIDE clásico
column-rating-rapid = Elo FIDE rápido
column-rating-blitz = Elo FIDE relámpago
column-national-std = Elo nacional clásico
column-national-rapid = Elo nacional rápido
column-national-blitz = Elo nacional relámpago
column-category = categoría
column-club = club
column-province = provincia
column-email = correo
column-phone = teléfono
column-section = sección
column-byes = byes
column-fee-due = cuota
column-fee-paid = cuota pagada
column-note = nota
admin-waiting = { $n ->
    [0] Ningún club en espera
    [one] Un club en espera
   *[other] { $n } clubes en espera
}
admin-sent = Enviada
admin-similar = Quizá es
admin-secretary = Secretaría: nombre y apellidos
admin-approve = Aprobar
admin-reject = Rechazar
admin-accounts = Cuentas
admin-who = Nombre
admin-role = Función
admin-club = Club de la secretaría
admin-may-create = puede crear torneos
admin-give-create = Autorizar a crear torneos
admin-take-create = Retirar la autorización de crear torneos
mine-may-not-create = La autorización para crear e importar torneos la da un administrador. Pídala si organiza uno.
admin-role-arbiter = Árbitro
admin-role-secretary = Secretaría de un club
admin-role-admin = Administrador
admin-disabled = desactivada
admin-invited = invitada
admin-invite = Enlace nuevo
admin-disable = Desactivar
admin-enable = Reactivar
admin-new-account = Nueva cuenta
admin-new-account-note = Recibe un enlace para enviarlo a la persona, que elige la contraseña.
admin-create = Crear la cuenta
admin-invitation = Enlace de invitación
admin-invitation-lead = Envíe este enlace a { $name }: sirve para elegir la contraseña.
admin-invitation-note = Solo se muestra ahora, vale una vez y caduca a los siete días.
clubs-edit = Datos del club
clubs-save = Guardar los datos
clubs-save-another = Es otro club: guardar
clubs-similar-edit = { $n ->
    [one] En esta ciudad ya hay un club de nombre parecido. Aún no se ha guardado nada.
   *[other] En esta ciudad ya hay { $n } clubes de nombre parecido. Aún no se ha guardado nada.
}
clubs-similar-edit-note = Si es el mismo club, pregunte a un administrador.
clubs-after-change = Tras guardar
clubs-after-change-note = Los datos nuevos valen enseguida; el club sigue aprobado. Las inscripciones en torneos no cambian.
flash-club-saved = Datos del club guardados.
clubs-kind = Tipo de entidad
association-kind-all = Todos los tipos
association-kind-club = Club de ajedrez
association-kind-circle = Circolo (círculo social)
association-kind-workplace = Dopolavoro (club de empresa)
association-kind-association = Asociación
association-kind-school-class = Clase o escuela
clubs-pupils = { $n ->
    [0] Ningún alumno
    [one] Un alumno
   *[other] { $n } alumnos
}
