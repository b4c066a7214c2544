site-name = tratto
site-description = tratto, gestión y arbitraje de torneos de ajedrez
skip-to-content = Ir al contenido
nav-main = Principal
nav-tournaments = Torneos
nav-clubs = Clubes
nav-players = Jugadores
nav-tournament = Torneo
nav-round = Ronda
nav-floor = Sala
nav-entries = Inscripciones
nav-standings = Clasificación
nav-record = Registro
nav-export = Exportar
nav-settings = Ajustes
nav-public = Página pública
nav-admin = Administración
nav-my-club = Mi club
nav-my-tournaments = Mis torneos
language-name = Español
language-label = Idioma:
sign-in = Acceder
sign-out = Salir
privacy = Privacidad
open-data = Datos abiertos
accessibility = Accesibilidad
optional = opcional
save = Guardar
cancel = Cancelar
back = Atrás
role-chief = árbitro principal
role-deputy = árbitro
role-admin = administrador
role-secretary = secretaría
live-stale = sin actualizar
live-updated = actualizado a las { $time }
form-errors = { $n ->
    [one] Un campo por revisar. Lo que ha escrito sigue aquí.
   *[other] { $n } campos por revisar. Lo que ha escrito sigue aquí.
}
handbook-title = Manual
handbook-lead = Para árbitros, para clubes, para quien gestiona el programa: un capítulo por página.
handbook-find = Buscar en el manual
handbook-found = { $n ->
    [0] Ningún capítulo tiene estas palabras.
    [one] Un capítulo.
   *[other] { $n } capítulos.
}
handbook-languages = El manual está escrito en italiano y en inglés.
