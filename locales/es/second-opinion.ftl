# Una segunda opinión sobre un informe.
check-impossible = ronda { $round }: las reglas no dan ningún emparejamiento: { $why }
check-board = ronda { $round }, tablero { $board }: está { $stands }; las reglas dan { $given }
check-bye = ronda { $round }, bye: está { $stands }; las reglas dan { $given }
check-seat-bye = { $number } bye
check-colours = los colores los da { $article }
check-nothing-decides = nada decide
check-not-in-question = no está en cuestión
check-unsettled = el grupo es demasiado grande para decir por qué
check-match = ronda { $round }: está { $stands }; las reglas dan { $given }
check-met = { $article }: ya se han enfrentado
check-forbidden = el torneo no lo permite
check-same-colour = { $article }: a ambas partes les corresponde de forma absoluta el mismo color
check-bye-barred = { $article }: sin bye para quien ha puntuado sin jugar
check-incomplete = { $article }: no se podía emparejar a todos los demás
check-worse = decide { $criterion }: { $stands } donde es posible { $possible }
check-in-bracket = { $said } en el grupo con { $points }
check-order-mdp = decide { $article } (jugadores que bajan)
check-order-mdp-transposition = decide { $article } (transposición contra los jugadores que bajan)
check-order-exchange = decide { $article } (intercambio)
check-order-transposition = decide { $article } (transposición)
check-none = nada
check-standing = clasificación tras la ronda { $round }, número { $number }: { $words }
check-points = figura { points-with }; las rondas dan { $computed }
check-place = figura en el puesto { $written }; las reglas dan el puesto { $first }
check-places = figura en el puesto { $written }; las reglas dan los puestos { $first } a { $last }
check-team-points = figura con puntos de encuentro { $written } y puntos de tablero { $games }; las rondas dan { $computed } y { $given }
check-decides = decide { $criterion }: { $own } contra { $others } del número { $number }
check-std = clasificación tras la ronda { $round }: STD compara con el rival previsto (C.07 7.7); comparando con unas tablas, como hacen algunos programas, cambiaría en { $where }
check-std-at = ronda { $round } número { $number } contra { $opponent }
check-std-other = los puestos siguen la otra lectura
check-objection = clasificación tras la ronda { $round }: { $code }: { $words }
check-not-ranked = la clasificación no se compara: { $why }
check-reads-std = STD con doble incomparecencia: algunos programas comparan la puntuación con unas tablas, no con el rival previsto (C.07 7.7).
check-reads-koya = Koya (KS): los programas difieren en el límite, la mitad de los puntos posibles, y en los rivales con partidas no jugadas.
check-reads-fore-buchholz = Fore Buchholz (FB): los programas difieren en qué partidas de la última ronda cuentan como tablas.
job-check = Rehaciendo emparejamientos y clasificación del informe
check-title = Segunda opinión
check-lead = El informe (TRF) de cualquier programa: cada ronda se empareja de nuevo, cada puesto se vuelve a calcular. No se guarda nada, salvo que usted lo pida.
check-file = Informe
check-paste = o su texto
check-button = Rehacer emparejamientos y clasificación
check-again = Otro informe
check-verified = Verificado
check-verified-text = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
} y { $players ->
    [one] un puesto
   *[other] { $players } puestos
} se siguen de las reglas.
check-differs = Hay diferencias
check-differs-text = Tableros distintos: { $boards }. Puestos distintos: { $places }.
check-incomplete-title = No se ha podido comparar todo
check-incomplete-text = Lo que se ha podido comparar no difiere.
check-head-pairings = Emparejamientos
check-head-standings = Puntos y puestos
check-head-notes = Lecturas y desempates
check-head-remarks = Qué se ha arreglado al leer
check-empty = Elija un archivo o pegue su texto.
check-broken = No es un informe que se pueda leer.
check-not-paired = Las rondas no se han emparejado de nuevo: { $why }
check-api = Los programas envían el informe a { $address } y reciben lo mismo en JSON.
check-keep = Guardar esta respuesta en una dirección propia, con un distintivo para otros sitios
check-keep-note = Se guardan el resultado, los recuentos y los códigos: ningún nombre y ningún archivo.
check-kept-at = Esta respuesta se guarda en su propia dirección
check-kept-secret = Con este enlace, que solo se muestra ahora, usted la quita:
check-kept-note = No se guarda ningún nombre ni archivo. Quien tenga el informe compara su SHA-256 con este.
check-kept-badge = Distintivo para otros sitios
check-kept-how = Copie esto en una página:
check-kept-rounds = Rondas emparejadas de nuevo
check-kept-boards = Tableros diferentes
check-kept-system = Sistema
check-kept-players = Jugadores
check-kept-after = Clasificación tras la ronda
check-kept-places = Puestos diferentes
check-kept-tie-breaks = Desempates
check-kept-date = Comparado el
check-kept-digest = SHA-256 del informe
check-kept-made = Comparado el { $date }
check-badge-verified = { $n ->
    [one] verificado por tratto: una ronda
   *[other] verificado por tratto: { $n } rondas
}
check-badge-differs = tratto: hay diferencias
check-badge-incomplete = tratto: comparación incompleta
check-remove-title = ¿Quitar esta respuesta?
check-remove-lead = Su página y su distintivo dejarán de estar, también en otros sitios.
check-remove = Quitar
flash-check-removed = Respuesta quitada.
