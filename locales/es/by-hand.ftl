# Un borrador cambiado a mano, y una ronda retirada.
by-hand-title = Ronda { $round }, a mano
by-hand-open = Cambiar a mano
by-hand-go-on = Seguir a mano
by-hand-tag = Borrador, a mano
by-hand-nobody-sees = Nadie lo ve hasta que usted lo publique.
by-hand-changes = A mano
by-hand-n-changes = { $n ->
    [0] ningún cambio
    [one] un cambio
   *[other] { $n } cambios
}
by-hand-engine = Motor
by-hand-back = Volver al motor
by-hand-key-take = tomar, luego intercambiar
by-hand-colours = Invertir los colores
by-hand-unseat = Deshacer el tablero
by-hand-no-bye = Quitar el bye
by-hand-give-bye = Dar el bye
by-hand-let-go = Soltar
by-hand-take-then = Toque otro nombre: se intercambian los sitios.
by-hand-column = A mano
by-hand-was = era { $name }
by-hand-colours-changed = colores invertidos
by-hand-new-board = tablero nuevo
by-hand-bye = Bye:
by-hand-rest = Emparejar el resto con el motor
by-hand-waiting = { $n ->
    [one] Hay uno sin tablero
   *[other] Hay { $n } sin tablero
}
by-hand-as-ruled = Como el motor
by-hand-differs = { $n ->
    [one] Un sitio distinto del motor
   *[other] { $n } sitios distintos del motor
}
by-hand-no-rules = El motor no encuentra emparejamiento
by-hand-criteria = Criterios que cambian
by-hand-criterion = Criterio
by-hand-ruled = motor
by-hand-group = grupo de { $points }
by-hand-none = ninguno
by-hand-not-as-ruled = distinto del motor.
by-hand-level-2 = aviso: { $what }
by-hand-level-3 = pide confirmación: { $what }
by-hand-level-4 = pide confirmación dos veces: { $what }
by-hand-pair-all = Empareje a todos y luego publique.
by-hand-missing = Antes de publicar faltan resultados: { $boards }.
by-hand-reason = Motivo
by-hand-reason-short = motivo
by-hand-reason-note = va al informe tal cual
by-hand-in-report = En el TRF:
by-hand-published = Emparejado a mano: { $reason }
by-hand-not-done = El cambio no se ha hecho.
by-hand-leave = Dejarlo
by-hand-anyway = Hacerlo igualmente
by-hand-pair = { $white } – { $black }
by-hand-rematch = { $pair } ya se jugó en la ronda { $round } (C1).
by-hand-forbidden = { $pair } es una pareja prohibida.
by-hand-bye-barred = { $name } no puede tener el bye: ya tuvo uno, o puntos sin jugar (C2).
by-hand-third-colour = { $name } tiene el mismo color por tercera vez seguida (C11).
by-hand-colour-difference = { $name } pasa de dos colores de diferencia (C10).
by-hand-both-against-due = { $pair }: nadie lleva el color que le corresponde.
by-hand-colours-turned = { $pair }: los colores no son los del artículo 5.
take-back-open = Retirar la ronda
take-back-title = ¿Retirar la ronda { $round }?
take-back-lead = La ronda vuelve a ser borrador: desaparece de las páginas de todos, los tableros quedan como están, se pueden cambiar a mano y luego la ronda se publica de nuevo.
take-back-sheets = Las hojas de la pared y los teléfonos de quienes juegan muestran una ronda que ya no vale: avise a la sala.
take-back-reason = Motivo
take-back-yes = Retirar la ronda { $round }
take-back-sure = Sí, la sala lo sabe: retirar la ronda { $round }
take-back-second = Queda una pregunta: la ronda { $round } ya es pública. Quien la haya leído se sentará allí.
flash-round-taken-back = La ronda vuelve a ser un borrador.
by-hand-end = Terminar la fase manual
flash-by-hand-ended = Fase manual terminada: el borrador se puede publicar.
no-pairing-title = La ronda { $round } no se puede emparejar
no-pairing-what = Se puede emparejar a mano: el borrador empieza sin tableros, y la página pide confirmación para cada pareja contraria a las reglas.
no-pairing-by-hand = Emparejar a mano
action-round-draft-by-hand = Borrador vacío, por emparejar a mano
action-round-by-hand-end = Fase manual terminada
by-hand-empty = Vaciar el borrador
by-hand-empty-note = Para fijar algunas parejas y dejar el resto al motor.
