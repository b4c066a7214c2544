# Antes de emparejar, publicar, corregir: lo que se pregunta al árbitro.
unseen-title = Sin ver antes de la ronda { $round }
unseen-question = { $n ->
    [one] Una persona no se ha presentado
   *[other] { $n } personas no se han presentado
}
unseen-lead = No se empareja a nadie de esta lista hasta que decida: para cada persona, o para todas a la vez. La ronda { $round } aún no está preparada.
unseen-why = Por qué se pregunta
unseen-what = Qué hacer
unseen-what-of = Qué hacer: { $name }
unseen-choose = elegir
unseen-not-marked = sin marcar como presente
unseen-absent-before = ausente sin aviso en la ronda anterior
unseen-forfeited = no vino a la partida de la ronda anterior
unseen-absent = ausente esta ronda
unseen-out = se retira del torneo
unseen-awaited = viene: emparejar igualmente
unseen-with-these = Preparar la ronda con estas opciones
unseen-to-check-in = Volver al control
unseen-for-all = La misma opción para el resto
entries-chosen-white = Blancas, elegido por el árbitro
entries-chosen-black = Negras, elegido por el árbitro
rule-initial-drawn = el número 1 lleva { $side ->
    [black] negras
   *[white] blancas
} en la ronda 1, sorteado por el programa ({ $lot })
draft-stale = El borrador ya no vale. Ha cambiado desde que se preparó: { $what }.
basis-results = resultados
basis-entries = inscripciones
basis-absences = byes, retiradas o regresos
basis-prohibitions = emparejamientos prohibidos
basis-rules = reglas de emparejamiento
basis-program = versión del programa
draft-differs = Con los datos de ahora { $n ->
    [one] cambiaría uno
   *[other] cambiarían { $n }
} de { $m } tableros.
draft-other-bye = Los tableros quedarían igual, pero cambiaría el bye.
draft-same-boards = Con los datos de ahora los emparejamientos serían los mismos.
draft-impossible = Con los datos de ahora la ronda no se puede emparejar.
draft-prepare-again = Preparar de nuevo la ronda { $round }
publish-nobody-seen = Nadie está marcado como presente: no se hizo el control, y se empareja a todos los inscritos sin bye.
earlier-title = Ronda { $round }, tablero { $board }: ¿cambiar el resultado?
earlier-values = { $stored } pasa a { $wanted }
earlier-consequence = { $n ->
    [1] La clasificación cambia desde esta ronda. La ronda { $first } queda como se emparejó.
   *[other] La clasificación cambia desde esta ronda. Las rondas { $first } a { $last } quedan como se emparejaron.
}
earlier-yes = Cambiar el resultado
earlier-rating-consequence = Esta ronda no es la última ni la penúltima: en modo FIDE la clasificación y los emparejamientos quedan como están. El resultado correcto va al informe para Elo, con la línea «### Correction».
earlier-rating-yes = Corregir el informe para Elo
desk-rating-corrected = Para Elo: tablero { $board }, { $result } ({ $reason }).
download-rating-trf = TRF26 para Elo, con los resultados corregidos
earlier-no = Dejarlo
field-reason = Motivo
reopen-title = Reabrir el torneo
reopen-lead = La clasificación dejará de ser definitiva, y resultados, inscripciones y ajustes se podrán cambiar de nuevo. El motivo queda en el registro.
reopen-go-on = Seguir
reopen-sure = ¿Reabrir de verdad el torneo?
reopen-consequence = Quien ya haya enviado clasificación e informe tendrá que enviarlos de nuevo.
reopen-because = Motivo: { $reason }
reopen-yes = Reabrir el torneo
reopen-closed = El torneo está cerrado
reopen-closed-note = Resultados, emparejamientos, inscripciones y ajustes ya no cambian.
flash-tournament-reopened = Torneo reabierto.
namesakes-title = ¿Es la misma persona?
namesakes-lead = El nombre ya figura en las inscripciones. Aún no se ha escrito nada.
namesakes-which = Quién
namesakes-there = ya figura
namesakes-new = por inscribir
namesakes-another = { $n ->
    [one] Es otra persona: inscribir
   *[other] Son otras personas: inscribir
}
namesakes-same = Es la misma: no inscribir
my-board-over = Ha terminado
my-board-place = Puesto { $place } { points-with }.
my-board-points = Puntos: { $points }. Aún no hay clasificación final.

# El control
check-in-who = Quién ha llegado
check-in-of = { $n ->
    [one] por marcar de uno
   *[other] por marcar de { $n }
}
check-in-hits = { $n } encontrados, { $open } por marcar
check-in-hits-live = %n encontrados, %m por marcar
check-in-offline = Sin red: %n en espera, se envían solos.
check-in-show-open = Por marcar { $n }
check-in-show-here = Presentes { $n }
check-in-show-away = No vienen { $n }
check-in-show-all = Todos { $n }
check-in-filter = Quién se ve
check-in-print = Imprimir la hoja
check-in-new = Alta en la sala
check-in-here = Presente
check-in-away = No viene
check-in-unmark = Por marcar
check-in-withdrawn = retirada
check-in-nobody = No queda nadie por marcar: se puede cerrar el control.
check-in-open = abierto
check-in-closed = cerrado por { $name } a las { $time }
check-in-round-1 = La ronda 1 empieza { $when }
check-in-last = Última acción
check-in-last-here = { $name }: presente.
check-in-last-open = { $name }: por marcar.
check-in-last-away = { $name } no viene a la ronda 1.
check-in-key-here = presente, y vaciar
check-in-key-away = no viene a la ronda 1
check-in-key-clear = vaciar la búsqueda
check-in-key-new = alta en la sala
check-in-key-show = solo por marcar, o todos
