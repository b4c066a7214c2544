# El archivo de un torneo: salida, entrada, paso a otro ordenador.
archive-title = Archivo del torneo
archive-lead = Un solo fichero con todo: { $players ->
    [one] un participante
   *[other] { $players } participantes
  }, { $rounds ->
    [0] ninguna ronda publicada
    [one] una ronda publicada
   *[other] { $rounds } rondas publicadas
  }, partidas, incidentes, decisiones, premios y registro.
archive-take = Llevárselo
archive-take-note = Se abre igual en otro ordenador, también a media ronda. Contiene datos personales de los participantes: no lo publique.
archive-same-again = Es el fichero con que el torneo sigue en otro lugar: se puede descargar cuantas veces haga falta, y es siempre igual.
archive-download = Descargar el archivo
archive-chief-only = Lo descarga el árbitro principal o un administrador.
archive-digest = Huella
archive-move = Pasar a otro ordenador
archive-move-here = Pulse aquí «Ceder el torneo»: desde ese momento aquí ya no cambia nada.
archive-move-take = Descargue el archivo.
archive-move-there = Ábralo allí desde «Mis torneos», «Abrir un archivo»: el torneo sigue desde donde estaba.
archive-hand-over = Ceder el torneo
archive-handed-note = El torneo sigue en otro lugar. Recupérelo aquí solo si se ha perdido la otra copia: desde ese momento habría dos. Si el otro ordenador envía aquí con un enlace suyo (Ajustes → Copia en un sitio), esta dirección muestra lo que ocurre allí.
archive-take-back = Recuperar el torneo
archive-open-title = Abrir un archivo
archive-open-lead = El torneo llega como estaba: participantes, rondas, partidas, incidentes, premios y registro. Usted pasa a ser su árbitro principal.
archive-open-file = Archivo (.tratto)
archive-open = Abrir
archive-export = Archivo del torneo, paso a otro ordenador
archive-fault-none = El fichero no es el archivo de un torneo, o se interrumpe antes del final.
archive-fault-manifest = manifest.json no se puede leer: el archivo está dañado.
archive-fault-newer = El archivo lo hizo un programa más nuevo ({ $program }, formato { $version }): actualice este.
archive-fault-large = { $part } es demasiado grande para un archivo.
archive-fault-missing = Falta { $part }.
archive-fault-unknown = { $part } no forma parte de un archivo.
archive-fault-broken = { $part } está dañado y no se puede leer.
archive-fault-digest = { $part } no es lo que el archivo tenía al principio: la huella es otra.
archive-fault-row = { $row ->
    [0] La primera línea de { $part } no nombra las columnas correctas.
   *[other] La fila { $row } de { $part } no se puede leer.
}
archive-fault-trail = La fila { $row } de { $part } no sigue a las anteriores: el registro se ha cambiado.
archive-fault-refused = { $part } contiene algo que un torneo no puede tener.
handed-over = Cedido a otro ordenador por { $by }, { $date } a las { $time } (huella { $digest }). Aquí ya no cambia nada.
refusal-not-handed-over = El torneo no se ha cedido.
flash-archive-opened = El torneo está aquí.
flash-handed-over = Torneo cedido. Ahora descargue el archivo y ábralo en el otro ordenador.
flash-hand-over-back = El torneo sigue de nuevo aquí.
objection-hand-over-taken-back = El torneo, cedido a otro ordenador, vuelve a seguir aquí
objection-means-hand-over-taken-back = Si alguien sigue también allí, hay dos torneos que ya no se pueden unir. Lo escrito allí no llega aquí.
action-tournament-open-archive = Abierto desde un archivo, huella
action-tournament-hand-over = Cedido a otro ordenador, huella
action-tournament-take-over-back = Recuperado tras la cesión
job-archive = Preparando el archivo
job-open-archive = Abriendo el archivo
