# Antes de la ronda 1: qué queda por arreglar, y el cierre del control de jugadores.
preflight-title = Antes de la ronda 1
preflight-not-paired = Aún sin emparejar
preflight-begins = { $day }
preflight-begins-at = { $day }, a las { $hour }
preflight-to-do = Por arreglar
preflight-n-and-m = { $n } y { $m }
preflight-counts = { $n ->
    [0] nada bloquea el emparejamiento
    [one] una bloquea el emparejamiento
   *[other] { $n } bloquean el emparejamiento
}, { $m ->
    [0] nada avisa
    [one] una avisa
   *[other] { $m } avisan
}
preflight-check-in = Control de jugadores
preflight-check-in-closed = cerrado a las { $time } por { $name }: { $n ->
    [one] un presente
   *[other] { $n } presentes
}
preflight-check-in-so-far = aún abierto: { $n ->
    [0] ningún presente
    [one] un presente
   *[other] { $n } presentes
} de { $m }
preflight-remaining = { $n ->
    [0] Todo está en orden antes de la ronda 1
    [one] Queda una cosa antes de la ronda 1
   *[other] Quedan { $n } cosas antes de la ronda 1
}
preflight-key-act = hacer la acción de la fila
preflight-key-row = fila
preflight-key-go = ir a la fila
preflight-key-leave = dejar así, con motivo
preflight-key-again = comprobar todo de nuevo
preflight-again = Comprobar de nuevo
preflight-leave = Dejar así…
preflight-leave-it = Dejar así
preflight-left = Se deja así
preflight-left-by = { $reason } ({ $name }, { $time })
preflight-reconsider = Retomar
preflight-in-order = En orden
preflight-checked = Comprobado a las { $time }; se comprueba solo con cada cambio. «Preparar ronda 1» se abre cuando nada bloquea.
preflight-blocks = bloquea
preflight-warns = avisa
preflight-and-more = { $names } y { $n } más
preflight-none = ninguno
preflight-n-of-m = { $n } de { $m }
preflight-too-few = { $n ->
    [0] Aún no hay ninguna inscripción
    [one] Solo hay una inscripción
   *[other] Hay { $n } inscripciones
}
preflight-too-few-what = Para emparejar hacen falta al menos dos.
preflight-check-in-unused = Nadie está marcado como presente
preflight-check-in-unused-what = Sin control se emparejaría también a los ausentes. Marque quién está, o escriba por qué no hace falta: el motivo queda en el registro.
preflight-check-in-open = { $n ->
    [0] El control sigue abierto: todos están marcados
    [one] El control sigue abierto: una persona sin presentarse
   *[other] El control sigue abierto: { $n } personas sin presentarse
}
preflight-check-in-open-what = Ausencia no es retirada: diga ahora, en cada caso, cuál de las dos.
preflight-lists = { $n ->
    [one] La lista de un equipo no respeta quién puede jugar.
   *[other] Las listas de { $n } equipos no respetan quién puede jugar.
}
preflight-lists-what = { $names }. Corrija la lista, o déjela así con un motivo.
preflight-doubles = { $n ->
    [one] Una inscripción tiene el nombre de otra
   *[other] { $n } inscripciones comparten nombre
}
preflight-doubles-what = { $names }. Si es la misma persona, quite una inscripción; si son dos, añada lo que las distingue.
preflight-no-id = { $n ->
    [one] Un participante no tiene ID FIDE
   *[other] { $n } participantes no tienen ID FIDE
}
preflight-no-id-what = { $names }. Sin ID las partidas no valen para el Elo.
preflight-no-birth = { $n ->
    [one] Falta el año de nacimiento o el sexo de un participante
   *[other] Falta el año de nacimiento o el sexo de { $n } participantes
}
preflight-no-birth-what = { $names }. El informe los pide, y los premios por edad dependen de ellos.
preflight-no-colour = El color del tablero 1 no está sorteado
preflight-no-colour-what = El número 1 llevará blancas o negras; los demás siguen. Si se elige a mano, queda escrito que es una elección.
preflight-no-tie-breaks = Sin desempates
preflight-no-tie-breaks-what = Quienes tienen los mismos puntos compartirían el puesto.
preflight-void = { $n ->
    [one] { $codes }: sin valor para quien juega con un participante sin Elo
   *[other] { $codes }: sin valor para quien juega con uno de { $n } participantes sin Elo
}
preflight-void-what = { $names }. Elija con qué Elo cuentan, o quite el desempate: con el torneo empezado es tarde.
preflight-bye = El bye asignado vale { $bye }, una victoria { $win }
preflight-bye-what = Las reglas de la FIDE le dan los puntos de una victoria, si las bases no dicen otra cosa.
preflight-byes = { $n ->
    [one] Un participante tiene byes de medio punto que las bases no conceden
   *[other] { $n } participantes tienen byes de medio punto que las bases no conceden
}
preflight-byes-what = { $names }.
preflight-no-days = { $n ->
    [one] Una ronda no tiene día
   *[other] { $n } rondas no tienen día
}
preflight-no-days-what = Los días figuran en las bases, en los tableros y en el informe para la federación.
preflight-no-hours = { $n ->
    [one] Una ronda no tiene hora
   *[other] { $n } rondas no tienen hora
}
preflight-no-hours-what = Desde la hora de comienzo se cuenta el tiempo de incomparecencia.
preflight-no-chief = Falta el nombre del árbitro principal
preflight-no-chief-what = Va en las bases, en las hojas y en el informe.
preflight-registration = Registro en la federación: antes del { $date }
preflight-registration-past = Registro en la federación: vencía el { $date }
preflight-registration-what = { $n ->
    [one] Un día antes del comienzo
   *[other] { $n } días antes del comienzo
}; 30 días si el torneo vale para normas o títulos, o juega alguien de 2700 (mujeres, 2500). Hecho el registro, escriba cuándo o con qué código.
preflight-no-sheet = Sin impresión de prueba
preflight-no-sheet-what = La hoja de control basta para probar impresora y papel. Cuando salga, anótelo aquí.
preflight-act-enter = Inscribir
preflight-act-check-in = Ir al control
preflight-act-close = Cerrar el control
preflight-act-lists = Ver los equipos
preflight-act-correct = Corregir la primera
preflight-act-byes = Ver los byes
preflight-act-draw = Sortear
preflight-act-tie-breaks = Elegir desempates
preflight-act-unrated = Elegir la regla
preflight-act-points = Ver los puntos
preflight-act-days = Elegir días y horas
preflight-act-chief = Escribir el nombre
preflight-act-report = Descargar el informe
preflight-act-sheet = Imprimir una prueba
preflight-choose-white = Elegir blancas
preflight-choose-black = Elegir negras
preflight-fact-players = Participantes
preflight-fact-even = { $n ->
    [0] nadie en la ronda 1
   *[other] { $n } en la ronda 1, número par: sin bye asignado
}
preflight-fact-odd = { $n ->
    [one] solo uno en la ronda 1
   *[other] { $n } en la ronda 1, número impar: uno tendrá el bye
}
preflight-fact-births = Año y sexo
preflight-fact-forbidden = Parejas prohibidas
preflight-fact-byes = Byes de medio punto solicitados
preflight-fact-byes-of = ronda { $round }: { $n }
preflight-fact-backup = Copia de seguridad
preflight-fact-fide = Modo FIDE
preflight-fact-fide-on = activo desde la primera ronda
preflight-fact-fide-left = el torneo lo ha dejado
check-players = Número de participantes
check-check-in = Control de jugadores
check-doubles = Homónimos
check-ids = ID FIDE
check-births = Año y sexo
check-colour = Color del número 1
check-tie-breaks = Desempates
check-unrated = Participantes sin Elo
check-bye-points = Puntos del bye
check-byes = Byes de medio punto
check-days = Días y horas
check-staff = Árbitro principal
check-registration = Registro
check-sheets = Impresión de prueba
check-in-sheet = Hoja de control
check-in-year = Año
close-title = Cerrar el control de jugadores
close-missing = { $n ->
    [one] no ha aparecido
   *[other] no han aparecido
}
close-lead = Ausencia no es retirada: diga ahora, en cada caso, cuál de las dos. Por quien falta solo a esta ronda se vuelve a preguntar antes de la siguiente.
close-note = Nada se decide hasta que cierre. Nadie pasa a ausente, retirado o presente por silencio.
close-absent = esta ronda
close-out = todas las rondas: retirada
close-awaited = llega más tarde: emparejar
close-do = Cerrar el control
close-back = Volver al control
close-lacking = { $n ->
    [one] Falta aún una respuesta: el control sigue abierto.
   *[other] Faltan aún { $n } respuestas: el control sigue abierto.
}
entries-why-unchecked = Sin control de jugadores: por qué
objection-nobody-checked-in = Nadie está marcado como presente
objection-means-nobody-checked-in = Se emparejan todas las inscripciones, también las de quienes no han venido. Marque a los presentes, o escriba por qué no hace falta el control.
objection-too-many-half-point-byes = { $n ->
    [0] Las bases no conceden byes de medio punto
    [one] Las bases conceden uno por participante
   *[other] Las bases conceden { $n } por participante
}
objection-means-too-many-half-point-byes = Otro bye de medio punto va más allá: los demás se inscribieron conociendo el límite.
objection-late-half-point-bye = Las bases conceden byes de medio punto hasta la ronda { $round }
objection-means-late-half-point-bye = En las últimas rondas, medio punto sin jugar decide puestos.
objection-barred-half-point-bye = El torneo no concede byes de medio punto a este participante
objection-means-barred-half-point-bye = Lo decidió un árbitro. Sigue siendo posible un bye de cero puntos.
entry-no-half-point-bye = sin bye de ½
entries-bar-half-point-byes = Sin byes de medio punto
entries-give-half-point-byes = Permitir byes de medio punto
field-most-half-point-byes = Byes de medio punto por participante, como máximo
field-last-rounds-without-byes = Últimas rondas sin byes de medio punto
refusal-colour-stands = El color del número 1 ya está fijado: un sorteo no se repite.
action-round-accept-check = Dejado así antes de la ronda 1
action-round-first-colour = Color del número 1
action-entry-bar-half-point-byes = Byes de medio punto de un participante
trail-colour-drawn = { $side ->
    [black] Negras
   *[white] Blancas
}, por sorteo del programa (n.º { $lot })
trail-colour-chosen = { $side ->
    [black] Negras
   *[white] Blancas
}, por elección del árbitro
trail-half-point-byes = concedidos
trail-no-half-point-byes = no concedidos
