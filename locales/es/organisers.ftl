# Federaciones y organizadores junto a quien tiene esta instalación.
accent-baize = Verde
accent-indigo = Índigo
accent-moss = Musgo
accent-petrol = Petróleo
accent-plum = Ciruela
accent-umber = Tierra de sombra
account-organiser-arbiter = Trabaja para este organizador: los torneos que crea son suyos.
account-organiser-officer = Es responsable de este organizador.
action-organiser-add = Añade un organizador
action-organiser-change = Cambia un organizador
action-organiser-leave = Deja un organizador
action-organiser-remove-person = Saca a alguien de un organizador
action-organiser-set-person = Incluye a alguien en un organizador
action-tournament-held-by = Dice quién organiza el torneo
category-ages = de { $least } a { $most } años
category-ages-least = { $n ->
    [one] un año o más
   *[other] { $n } años o más
}
category-ages-most = { $n ->
    [one] hasta un año
   *[other] hasta { $n } años
}
category-ages-note = Cuenta la edad cumplida el 31 de diciembre del año en que empieza el torneo.
flash-holder-set = El organizador del torneo queda anotado.
flash-organiser-added = El organizador está añadido.
flash-organiser-left = Ya no trabaja para este organizador.
flash-organiser-person-removed = Ya no trabaja para este organizador.
flash-organiser-person-set = La persona queda anotada.
flash-organiser-saved = Los datos del organizador están guardados.
holder-house = Quien tiene este sitio
holder-label = Quién lo organiza
holder-note = El nombre y el color del organizador aparecen en las páginas del torneo, su pie de página en las hojas. Las provincias y categorías son las suyas.
holder-title = Organizador
organiser-accent = Color
organiser-all = { $n ->
    [one] El torneo en el calendario
   *[other] Los { $n } torneos
 }
organiser-arbiter = árbitro
organiser-calendar = Su calendario
organiser-categories = Categorías nacionales
organiser-categories-note = Una por línea, la más alta primero: la sigla de cuatro caracteres como máximo y el nombre, «A1 Primera clase». Una categoría de edad lleva al final las edades entre paréntesis: «U10 Sub-10 (9-10)», «U8 Sub-8 (-8)», «S50 Veteranos (50+)». Si no hay ninguna valen las de Italia.
organiser-coming = En curso y próximos
organiser-country = País
organiser-duty = Función
organiser-edit = Cambiar los datos
organiser-federation = Federación (tres letras)
organiser-ground = Regiones, provincias, categorías
organiser-held = { $n ->
    [0] Ningún torneo
    [one] Un torneo
   *[other] { $n } torneos
 }
organiser-imprint = Pie de página de las hojas
organiser-imprint-note = Por ejemplo la sede y el número de registro.
organiser-italy = Italia
organiser-keep = Gestión
organiser-language = Idioma de los correos
organiser-language-none = El del sitio
organiser-language-note = Para quien no ha elegido ninguno.
organiser-leave = Dejar
organiser-leave-note = Quien se va pierde las regiones sobre las que decide; sus torneos siguen siendo del organizador. Solo los responsables y los administradores pueden readmitirle.
organiser-leave-regions = Sus regiones: { $regions }.
organiser-leave-title = ¿Dejar { $name }?
organiser-leave-yes = Sí, dejar
organiser-look = Aspecto y hojas
organiser-name = Nombre
organiser-new = Nuevo organizador
organiser-officer = responsable
organiser-officer-note = Responsable: cambia estos datos y decide sobre los clubes.
organiser-own-clubs = Clubes propios
organiser-own-clubs-note = Quien tiene regiones propias tiene también clubes propios: se registran desde su página y sus responsables deciden sobre ellos. Quien usa las regiones de Italia comparte los clubes de todos.
organiser-people = Quién trabaja ahí
organiser-people-lead = Los torneos que crean estas personas son del organizador.
organiser-people-none = Todavía nadie.
organiser-person-add = Añadir a alguien
organiser-person-remove = Sacar
organiser-territory = Regiones y provincias
organiser-territory-note = Una región por línea: su nombre, dos puntos, sus provincias con la sigla separadas por comas, «Oberland: TH Thun, IN Interlaken». Una región de una sola provincia se escribe «TI Ticino». Si no hay ninguna valen las de Italia.
organiser-web = Sitio web
organiser-what = Qué cambia
organiser-what-note = Una federación u organizador tiene nombre, color, calendario y hojas propios y, si quiere, regiones, provincias y categorías propias.
organiser-who = Quién es
organisers-lead = Federaciones y organizadores con páginas propias en este sitio.
organisers-none = Todavía no hay ninguno.
organisers-title = Federaciones y organizadores
own-categories-note = Categorías del organizador: { $list }. Se indican con «categoría» y la sigla.
problem-list-code = Línea { $value }: una sigla tiene de una a seis letras o cifras.
problem-list-long-code = Línea { $value }: la sigla de una categoría tiene como máximo cuatro letras o cifras.
problem-list-long-name = Línea { $value }: el nombre tiene más de sesenta caracteres.
problem-list-no-name = Línea { $value }: falta el nombre.
problem-list-too-many = Línea { $value }: son demasiadas.
problem-list-twice = Línea { $value }: ya está.
problem-moderates-elsewhere = { $value } ya decide sobre los clubes de algunas regiones: puede añadirlo un administrador.
problem-no-account = No hay ninguna cuenta con el nombre de usuario { $value }.
problem-territory-used = Hay clubes en provincias que dejarían de existir: { $value }. Antes tienen que cambiar la suya.
problem-works-for-another = { $value } ya trabaja para otro organizador.
refusal-last-officer = Nadie más podría dirigir el organizador: nombre antes a otro responsable, que haya elegido su contraseña.
