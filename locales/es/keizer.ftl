# Sistema Keizer, para las veladas de club
pairing-edition-keizer = Keizer (veladas de club)
settings-keizer = Para el sistema Keizer
settings-keizer-note = Una victoria vale según el puesto del rival en la clasificación. Las fracciones se escriben 2/3, 0,35 o 35%; con + delante son puntos fijos (+12). Los campos vacíos siguen el modelo.
field-keizer-preset = Modelo
keizer-preset-usual = Habitual: bye y bye de medio punto ½, ausencia 0,35, bye de un punto 0,7
keizer-preset-classic = Clásico (federación neerlandesa): bye 2/3, ausencia 1/3
keizer-preset-free-keizer = FreeKeizer: como el clásico, y 1/6 por la derrota
field-keizer-values = Valores de los puestos
keizer-values-players = El primero tanto como jugadores haya, y uno menos por puesto
keizer-values-three-times = El primero tres veces el último, uno menos por puesto
keizer-values-fixed = Como se escribe abajo
field-keizer-top = Valor del primero
field-keizer-step = Cuánto menos por puesto (vacío: 1)
field-keizer-own = El valor propio cuenta una vez
keizer-own-yes = Sí
keizer-own-no = No
field-keizer-frozen = Valores de las rondas ya jugadas
keizer-frozen-no = Los de hoy: cada ronda se recalcula
keizer-frozen-yes = Los de entonces: quedan
field-keizer-loss = Derrota, parte del valor del rival
field-keizer-bye = Bye asignado, parte del valor propio
field-keizer-full = Bye de un punto (servicio para el club)
field-keizer-half = Bye de medio punto
field-keizer-absence = Ausencia o bye de cero puntos
field-keizer-late = Puntos por ronda antes de llegar (vacío: 0)
field-keizer-most = Ausencias que cuentan (vacío: 5; all: todas)
field-keizer-halved = Ausencias por encima del número
keizer-halved-no = No cuentan
keizer-halved-yes = Las ausencias por encima del número valen la mitad
field-keizer-between = Rondas entre dos partidas de los mismos dos (vacío: 3)
problem-keizer-fraction = «{ $value }» no es una fracción de 0 a 1 en sesentavos: por ejemplo 1/6, 0,35 o 35%.
problem-keizer-worth = «{ $value }» no es una fracción de 0 a 1 en sesentavos (1/2, 0,35, 35%) ni un número de puntos (+12).
problem-keizer-not-accelerated = El sistema Keizer va sin aceleración.
keizer-column = Keizer
keizer-score = puntuación Keizer
keizer-standings-note = La clasificación sigue la puntuación Keizer; si es igual, el número de emparejamiento menor. Toque una puntuación para ver de qué se compone.
keizer-decimal = { $whole },{ $part }
keizer-rule-players = el primero vale tanto como jugadores haya
keizer-rule-three-times = el primero vale tres veces el último
keizer-rule-fixed = el primero vale { $top }, cada puesto { $step } menos
keizer-rule-anew = rondas recalculadas cada vez
keizer-rule-frozen = rondas con los valores de entonces
keizer-rule-halved = { $n ->
    [0] todas las ausencias valen la mitad
    [one] las ausencias a partir de la segunda valen la mitad
   *[other] las ausencias por encima de { $n } valen la mitad
}
keizer-own = Valor propio
keizer-won = Victoria contra { $name }
keizer-drawn = Tablas con { $name }
keizer-lost = Derrota contra { $name }
keizer-won-forfeit = Victoria por incomparecencia contra { $name }
keizer-lost-forfeit = Incomparecencia en la partida con { $name }
keizer-open = Partida con { $name }, sin resultado
keizer-bye = Bye asignado
bye-duty = servicio para el club (1 punto)
bye-duty-short = serv.
keizer-full = Servicio para el club
keizer-half = Bye de medio punto
keizer-absence = Ausencia
keizer-too-many = Ausencia más allá de las que cuentan
keizer-halved = Ausencia por encima de las que cuentan: vale la mitad
keizer-late = Ronda antes de llegar
keizer-counted = { $part } × { $value }
explain-articles-keizer = La FIDE no tiene reglas para el sistema Keizer: las anuncian las bases. Los colores siguen C.04.3 art. 5.2.
explain-keizer-lead = Se enfrentan los vecinos de la clasificación, salvo que lo hayan hecho hace poco.
explain-keizer-there = { $n ->
    [one] Hay un solo jugador.
   *[other] Hay { $n } jugadores, emparejados desde lo alto de la clasificación hacia abajo.
}
explain-keizer-round-bye = Son impares: el bye es para { $name }.
explain-keizer-rematches = { $n ->
    [one] Una pareja se enfrenta de nuevo antes de lo debido: no se podía evitar.
   *[other] { $n } parejas se enfrentan de nuevo antes de lo debido: no se podía evitar.
}
explain-keizer-member = puesto { $rank } de la clasificación, valor { $value }, puntuación Keizer { $score }
explain-keizer-neighbours = Entre los presentes { $a } está en el puesto { $place } de la clasificación y { $b } en el puesto { $other }: son vecinos, y los vecinos se enfrentan.
explain-keizer-near = Entre los presentes { $a } está en el puesto { $place } de la clasificación y { $b } en el puesto { $other }.
explain-keizer-between-soon = { $b } está entre ambos, pero se enfrentó a { $a } en la ronda { $round }: de nuevo se puede desde la ronda { $again }.
explain-keizer-between-whole = { $b } está entre ambos, pero contra { $a } otros tendrían rivales más lejanos.
explain-keizer-forbidden = { $a } y { $b } no se pueden emparejar en este torneo.
explain-keizer-met-soon = Se enfrentaron en la ronda { $round }: es pronto, pero para la ronda entera no había nada mejor.
explain-keizer-met = Se enfrentaron en la ronda { $round }: han pasado bastantes rondas.
explain-keizer-bye-first = Los jugadores son impares. { $name }, en el puesto { $place } entre los presentes, es quien está más abajo de quienes tuvieron menos byes: ninguno hasta ahora.
explain-keizer-bye-again = Los jugadores son impares. { $name }, en el puesto { $place } entre los presentes, es quien está más abajo de quienes tuvieron menos byes.
explain-keizer-lower-had = { $name } está más abajo, pero tuvo el bye en la ronda { $round }.
explain-keizer-lower-needed = { $name } está más abajo, pero sin ese nombre los demás no podrían emparejarse todos.
explain-keizer-as-paired = Es justo el emparejamiento.
explain-keizer-not-there = { $name } no está en el emparejamiento de esta ronda.
explain-keizer-too-soon = { $a } y { $b } se enfrentaron en la ronda { $round }: pueden hacerlo de nuevo desde la ronda { $again }.
explain-keizer-worse-bye = Con { $a } contra { $b } el bye sería para alguien a quien le toca más tarde.
explain-keizer-worse-rematches = Con { $a } contra { $b } { $asked ->
    [one] se enfrentaría demasiado pronto una pareja
   *[other] se enfrentarían demasiado pronto { $asked } parejas
}, en lugar de { $ruled }.
explain-keizer-worse-rounds = Con { $a } contra { $b } otros se enfrentarían aún más pronto.
explain-keizer-worse-distances = Con { $a } contra { $b } los rivales estarían más lejos en la clasificación: la suma de los cuadrados de las distancias es { $asked } en lugar de { $ruled }.
explain-keizer-as-good = La ronda con { $a } contra { $b } sería igual de buena; en la que se hizo, quien está más arriba tiene el rival más cercano.
explain-keizer-incomplete = Así los demás no podrían emparejarse todos.
explain-keizer-no-bye = Los jugadores son pares: nadie tiene el bye.
explain-keizer-had-bye = { $name } tuvo el bye en la ronda { $round }; otros lo tuvieron menos veces.
explain-keizer-lower = { $b } está más abajo que { $a } en la clasificación, y el bye es para quien está más abajo.
