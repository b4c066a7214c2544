# Por qué una ronda está emparejada así.
explain-title = Por qué este emparejamiento
explain-title-bye = Por qué este bye
explain-round-title = Por qué la ronda { $round } está emparejada así
explain-round-lead = El sistema suizo enfrenta a quienes tienen los mismos puntos. Se empieza por el grupo más alto: en cada grupo la mitad superior juega con la inferior, y quien queda sin rival baja al grupo siguiente.
explain-round-link = ¿Por qué estos emparejamientos?
explain-why = ¿por qué?
explain-why-of = ¿Por qué { $name } juega en el tablero { $board }?
explain-why-bye-of = ¿Por qué { $name } tiene el bye?
explain-back-round = Todos los emparejamientos de la ronda { $round }
explain-whole-round = Cómo salió toda la ronda { $round }
explain-draft = Borrador: solo lo ven los árbitros.
explain-the-two = Quienes juegan, antes de la ronda { $round }
explain-the-one = { $name } antes de la ronda { $round }
explain-col-points = Puntos
explain-col-colours = Colores previos
explain-col-due = Le corresponde
explain-col-floats = Hasta ahora
explain-no-colours = ninguna partida
explain-ask = ¿Y por qué no con…?
explain-ask-label = Apellido o número
explain-ask-button = Explicar
explain-ask-unknown = Nadie, o más de una persona, se llama «{ $text }» en este torneo: escriba apellido y nombre, o el número.
explain-ask-not-paired = { $name } no figura en los emparejamientos de esta ronda.
explain-for-experts = Para especialistas: los criterios, grupo por grupo
explain-articles-2026 = Artículos: reglas FIDE C.04.3, edición del 1 de febrero de 2026.
explain-articles-2017 = Artículos: reglas FIDE C.04.3, edición vigente hasta el 31 de enero de 2026.
explain-art = art. { $article }
explain-art-basic = C.04.1 art. { $article }
explain-points-zero = cero puntos
explain-points-half = medio punto
explain-points-one = un punto
explain-points = { points-count }
# El grupo.
explain-first-round = Es la primera ronda: se empieza en igualdad y decide el orden de los números de emparejamiento.
explain-same-score = { $a } y { $b } tienen los mismos puntos: { $points }.
explain-other-score = { $a } tiene { $points }, { $b } tiene menos: { $others }.
explain-virtual = Para el emparejamiento a { $name } se le cuentan { $points } más: es la aceleración de las primeras rondas, y no vale en la clasificación.
explain-round-virtual = Aceleración (C.04.7): los números { $first } a { $last } se emparejan con { $points } más, y en la clasificación no se tiene en cuenta.
explain-round-virtual-one = Aceleración (C.04.7): el número { $first } se empareja con { $points } más, y en la clasificación no se tiene en cuenta.
explain-float-odd = { $n ->
    [one] En el grupo con { $points } había una sola persona: queda sin rival y baja al grupo siguiente.
   *[other] En el grupo con { $points } había { $n } participantes, un número impar: queda una persona sin rival y baja al grupo siguiente.
}
explain-float-many = En el grupo con { $points } había { $n } participantes, pero no había allí un rival posible para todo el mundo: { $floaters ->
    [one] baja una persona
   *[other] bajan { $floaters }
} al grupo siguiente.
explain-float-last = Le toca a quien está al final del grupo en el orden de los números: { $who }.
explain-float-instead = Después de { $who } en el orden estaba { $natural }, pero no podía bajar en su lugar.
explain-float-skipped = Tampoco en el grupo siguiente había un rival posible: { $who } baja otra vez.
# El orden.
explain-natural-halves = En el grupo con { $points } hay { $n } para jugar entre sí, en el orden de los números: la mitad superior contra la inferior. { $a } está en el puesto { $p }, { $b } en el puesto { $q }: se enfrentan.
explain-natural-down = Quien baja juega con el primer número del grupo que lo recibe: para { $a } es { $b }.
explain-pair-halves = En el grupo con { $points } hay { $n } para jugar entre sí, en el orden de los números: la mitad superior contra la inferior. { $a } está en el puesto { $p }, { $b } en el puesto { $q }.
explain-pair-down = Quien baja juega, en lo posible, con los primeros números del grupo que lo recibe, el de { $points }.
explain-natural-would = Según el orden, a { $who } le habría tocado jugar con { $natural }.
explain-best = De todos los emparejamientos que respetan igual de bien los criterios, este es el primero en el orden previsto.
# El color.
explain-colour-both = El color: a { $white } le correspondían blancas, a { $black } negras.
explain-colour-only-white = El color: a { $name } le correspondían blancas; la otra parte aún no ha jugado y lleva negras.
explain-colour-only-black = El color: a { $name } le correspondían negras; la otra parte aún no ha jugado y lleva blancas.
explain-colour-stronger-white = El color: a ambas partes les correspondían blancas, pero más a { $who } ({ $reason }).
explain-colour-stronger-black = El color: a ambas partes les correspondían negras, pero más a { $who } ({ $reason }).
explain-colour-alternation-white = El color: a ambas partes les correspondían blancas en igual medida. La última vez que tuvieron colores distintos { $who } llevaba negras: ahora a { $who } le tocan blancas.
explain-colour-alternation-black = El color: a ambas partes les correspondían negras en igual medida. La última vez que tuvieron colores distintos { $who } llevaba blancas: ahora a { $who } le tocan negras.
explain-colour-higher-white = El color: a ambas partes les correspondían blancas en igual medida y han tenido los mismos colores. Las lleva { $who }, que va antes en el orden.
explain-colour-higher-black = El color: a ambas partes les correspondían negras en igual medida y han tenido los mismos colores. Las lleva { $who }, que va antes en el orden.
explain-colour-initial-odd-white = El color: ninguna de las dos partes ha jugado aún. { $who } va antes y tiene un puesto impar: por sorteo, los puestos impares empiezan con blancas.
explain-colour-initial-odd-black = El color: ninguna de las dos partes ha jugado aún. { $who } va antes y tiene un puesto impar: por sorteo, los puestos impares empiezan con negras.
explain-colour-initial-even-white = El color: ninguna de las dos partes ha jugado aún. { $who } va antes y tiene un puesto par: por sorteo, los puestos impares empiezan con negras, los pares con blancas.
explain-colour-initial-even-black = El color: ninguna de las dos partes ha jugado aún. { $who } va antes y tiene un puesto par: por sorteo, los puestos impares empiezan con blancas, los pares con negras.
explain-due-none = ningún color
explain-due-mild-white = Blancas
explain-due-mild-black = Negras
explain-due-strong-white = Blancas, llevó negras una vez más
explain-due-strong-black = Negras, llevó blancas una vez más
explain-due-absolute-white = Blancas obligadas
explain-due-absolute-black = Negras obligadas
explain-strength-mild = para alternar
explain-strength-strong = el otro color una vez más
explain-strength-absolute = el otro color dos veces seguidas o dos veces más
# Los flotantes.
explain-float-down = contra alguien con menos puntos, o puntos sin jugar
explain-float-up = contra alguien con más puntos
explain-float-none = en igualdad
explain-float-last-round = ronda anterior: { $what }
explain-float-earlier-round = hace dos rondas: { $what }
explain-remember = Cuenta también para las dos rondas siguientes: se procura que { $down } no baje de nuevo y que { $up } no suba de nuevo.
# El bye.
explain-bye-odd = Hay que emparejar a { $n } participantes, un número impar: alguien tiene el bye.
explain-bye-lowest = El bye va a quien está al final: { $who }, con { $points }.
explain-bye-barred = Por detrás de { $who } están { $names }, que no pueden tener el bye: ya han tenido un bye o un punto sin jugar.
explain-bye-barred-one = Por detrás de { $who } está { $names }, que no puede tener el bye: ya ha tenido un bye o un punto sin jugar.
explain-bye-barred-many = Por detrás de { $who } hay { $n } más que no pueden tener el bye: ya han tenido un bye o un punto sin jugar.
explain-bye-others = y { $n } más
explain-bye-instead = Más atrás estaba { $natural }.
# Por qué no.
explain-if-pair = Si { $a } jugara con { $b },
explain-if-downfloat = Si bajara { $a },
explain-if-bye = Si { $a } tuviera el bye,
explain-no-met = { $a } y { $b } ya jugaron entre sí en la ronda { $round }: nadie se enfrenta dos veces.
explain-no-met-unknown = { $a } y { $b } ya han jugado entre sí: nadie se enfrenta dos veces.
explain-no-forbidden = Por disposición del torneo, { $a } y { $b } no deben enfrentarse.
explain-no-colour-white = { $a } y { $b } deben llevar blancas obligatoriamente: no pueden jugar entre sí.
explain-no-colour-black = { $a } y { $b } deben llevar negras obligatoriamente: no pueden jugar entre sí.
explain-no-bye = { $a } ya ha tenido un bye o un punto sin jugar: no puede tener el bye.
explain-no-complete = { $if } alguien quedaría sin rival posible: la ronda no podría completarse.
explain-no-taken = { $b } juega con { $taken }, que en el orden va antes que { $a }.
explain-no-later-pair = { $if } los criterios se respetarían igual de bien; pero el orden de las pruebas llega antes al emparejamiento elegido.
explain-no-as-paired = Es justo así.
explain-no-sense = La pregunta no se refiere a esta ronda.
explain-worse-bye-score = { $if } el bye iría a alguien con { $demanded } en vez de a alguien con { $paired }: va a quien tiene menos puntos.
explain-worse-downfloaters = { $if } { $more ->
    [one] una persona más del grupo con { $group } quedaría allí sin rival
   *[other] { $more } personas más del grupo con { $group } quedarían allí sin rival
}.
explain-worse-downfloater-scores = { $if } del grupo con { $group } bajaría alguien con más puntos.
explain-worse-score-differences = { $if } en el grupo con { $group } los rivales estarían más lejos en puntos.
explain-worse-following = { $if } el grupo siguiente se emparejaría peor: menos parejas en igualdad, o bajaría alguien con más puntos.
explain-worse-unplayed = { $if } el bye iría a alguien que ya tiene { $demanded } rondas no jugadas, en vez de { $paired }.
explain-worse-difference = { $if } { $more ->
    [one] una persona más del grupo con { $group } tendría un color tres veces más que el otro
   *[other] { $more } personas más del grupo con { $group } tendrían un color tres veces más que el otro
}.
explain-worse-third = { $if } { $more ->
    [one] una persona más del grupo con { $group } tendría el mismo color por tercera vez seguida
   *[other] { $more } personas más del grupo con { $group } tendrían el mismo color por tercera vez seguida
}.
explain-worse-colour = { $if } { $more ->
    [one] una persona más del grupo con { $group } quedaría sin el color que le corresponde
   *[other] { $more } personas más del grupo con { $group } quedarían sin el color que les corresponde
}.
explain-worse-strong = { $if } { $more ->
    [one] una persona más del grupo con { $group } quedaría sin su color pese a haber tenido el otro una vez más
   *[other] { $more } personas más del grupo con { $group } quedarían sin su color pese a haber tenido el otro una vez más
}.
explain-worse-down-last = { $if } bajaría alguien que ya bajó en la ronda anterior.
explain-worse-up-last = { $if } subiría alguien que ya subió en la ronda anterior.
explain-worse-down-earlier = { $if } bajaría alguien que ya bajó hace dos rondas.
explain-worse-up-earlier = { $if } subiría alguien que ya subió hace dos rondas.
explain-worse-down-last-far = { $if } alguien que ya bajó en la ronda anterior tendría un rival más lejano en puntos.
explain-worse-up-last-far = { $if } alguien que ya subió en la ronda anterior tendría un rival más lejano en puntos.
explain-worse-down-earlier-far = { $if } alguien que ya bajó hace dos rondas tendría un rival más lejano en puntos.
explain-worse-up-earlier-far = { $if } alguien que ya subió hace dos rondas tendría un rival más lejano en puntos.
# Distinto de las reglas.
explain-otherwise = Con los datos de hoy las reglas darían otra cosa: o un árbitro cambió el emparejamiento, o se corrigió un resultado después de publicarlo.
explain-otherwise-pair = Las reglas darían a { $white } con blancas contra { $black }.
explain-otherwise-colours = La pareja es la correcta, los colores no.
explain-otherwise-bye = Las reglas darían el bye a { $who }.
explain-round-differs = { $n ->
    [one] Un emparejamiento es distinto del que dan las reglas con los datos de hoy
   *[other] { $n } participantes tienen un emparejamiento distinto del que dan las reglas con los datos de hoy
}: { $names }.
explain-not-paired = { $name } no tiene emparejamiento en esta ronda: { $bye }.
# Los grupos.
explain-group = Grupo con { $points }
explain-group-collapsed = Últimos grupos juntos, desde { $points } hacia abajo
explain-group-members = { $n ->
    [one] Un participante
   *[other] { $n } participantes
}
explain-group-moved = { $n ->
    [one] baja uno del grupo anterior: { $names }
   *[other] bajan { $n } del grupo anterior: { $names }
}
explain-group-down = { $n ->
    [one] Baja al grupo siguiente: { $names }.
   *[other] Bajan al grupo siguiente: { $names }.
}
explain-group-bye = { $name } tiene el bye.
explain-group-nobody-down = No baja nadie.
explain-pair-line = { $white } – { $black }
explain-criteria-none = Se respetan por completo todos los criterios de calidad.
criterion-bye-score = Puntos de quien tiene el bye
criterion-downfloaters = Cuántos bajan
criterion-downfloater-scores = Puntos de quienes bajan
criterion-following-bracket = Quién baja del grupo siguiente
criterion-unplayed-games = Rondas no jugadas de quien tiene el bye
criterion-colour-difference = Un color tres veces más que el otro
criterion-third-colour = Mismo color tres veces seguidas
criterion-colour-preference = Color que corresponde y no se da
criterion-strong-preference = Color que corresponde con fuerza y no se da
criterion-downfloat = Flotantes descendentes repetidos de la ronda anterior
criterion-upfloat = Flotantes ascendentes repetidos de la ronda anterior
criterion-earlier-downfloat = Flotantes descendentes repetidos de hace dos rondas
criterion-earlier-upfloat = Flotantes ascendentes repetidos de hace dos rondas
criterion-downfloat-difference = Distancia de los flotantes descendentes repetidos de la ronda anterior
criterion-upfloat-difference = Distancia de los flotantes ascendentes repetidos de la ronda anterior
criterion-earlier-downfloat-difference = Distancia de los flotantes descendentes repetidos de hace dos rondas
criterion-earlier-upfloat-difference = Distancia de los flotantes ascendentes repetidos de hace dos rondas
# Los ajustes.
settings-pairing-edition = Cómo se juega
pairing-edition-2026 = Suizo: se enfrentan quienes tienen los mismos puntos (FIDE holandés, 2026)
pairing-edition-2017 = Suizo, reglas hasta enero de 2026 (FIDE holandés, 2017)
pairing-edition-dubov = Suizo Dubov
match-game-of = Encuentro { $match }, partida { $game } de 2.
pairing-edition-burstein = Suizo Burstein
pairing-edition-lim = Suizo Lim (experimental)
pairing-edition-double-swiss = Doble suizo
pairing-edition-custom-swiss = Suizo con reglas propias
pairing-edition-round-robin = Liga: todos contra todos, una vez
pairing-edition-double-round-robin = Liga a doble vuelta: todos contra todos, ida y vuelta
pairing-edition-round-robin-3 = Liga: todos contra todos, tres veces
pairing-edition-round-robin-4 = Liga: todos contra todos, cuatro veces
pairing-edition-schiller = Schiller: cada uno juega con todos los de los demás bandos
pairing-edition-scheveningen = Scheveningen: cada uno juega con todos los del otro bando, una vez
pairing-edition-double-scheveningen = Scheveningen doble: cada uno juega con todos los del otro bando, dos veces
pairing-edition-hutton = Hutton: muchos bandos en una ronda
pairing-edition-molter = Molter: muchos bandos en pocas rondas
pairing-edition-knock-out = Eliminatorias
pairing-edition-knock-out-third = Eliminatorias, con partida por el tercer puesto
pairing-edition-knock-out-two = Eliminatorias, encuentros de dos partidas
pairing-edition-knock-out-two-third = Eliminatorias, encuentros de dos partidas, con encuentro por el tercer puesto
pairing-edition-team-swiss = Suizo por equipos
pairing-edition-team-round-robin = Liga por equipos: todos contra todos, una vez
pairing-edition-double-team-round-robin = Liga por equipos a doble vuelta: todos contra todos, ida y vuelta
pairing-edition-unknown = Un sistema que el programa no conoce
settings-acceleration = Aceleración
acceleration-none = ninguna
acceleration-baku = Bakú
acceleration-listed = puntos virtuales del archivo importado
settings-initial-colour = Color del número 1
initial-colour-lot = lo sortea el programa en la ronda 1
settings-unplayed = Puntos de las partidas no jugadas
settings-unplayed-note = Si se dejan vacíos, siguen victoria, tablas y cero. Solo se cambian si las bases lo dicen.
settings-forfeit-win = Victoria por incomparecencia
settings-forfeit-loss = Pérdida por incomparecencia
settings-full-point-bye = Bye de un punto
settings-half-point-bye = Bye de medio punto
settings-zero-point-bye = Bye de cero puntos
settings-tie-break-edition = Reglas de desempate
tie-break-edition-2026-03 = C.07 del 1 de marzo de 2026
tie-break-edition-2024-08 = C.07 del 1 de agosto de 2024
settings-remaining-ties = Empates restantes
remaining-ties-shared = comparten el puesto
remaining-ties-number = por número de emparejamiento
remaining-ties-lots = sorteo
settings-lots-seed = Semilla del sorteo; si se deja vacía, la saca el programa
problem-numbering = El sorteo restringido de Varma es para ligas, los bombos para eliminatorias.
problem-rounds-of-matches = En el doble suizo cada encuentro es de dos partidas, es decir, de dos rondas: hace falta un número par, no { $value }.
problem-baku-points = La aceleración Bakú exige que una victoria valga dos tablas y una derrota nada (C.04.7).
problem-lots-seed = «{ $value }» no es una semilla: solo cifras.
settings-unrated = Quien no tiene Elo, en los desempates basados en el Elo
unrated-drop = el desempate se anula para todos
unrated-count-as = cuenta con el Elo indicado al lado
unrated-leave-out = las partidas contra esa persona no cuentan
settings-unrated-rating = Elo con que cuenta quien no lo tiene
problem-unrated-rating = Hace falta un Elo de 1 a 3999 para quien no lo tiene.
rule-unrated-drop = Si juega alguien sin Elo, se anulan los desempates basados en el Elo (C.07 art. 10).
rule-unrated-count-as = Quien no tiene Elo cuenta con { $rating }.
rule-unrated-leave-out = Las partidas contra quien no tiene Elo no cuentan en los desempates basados en el Elo.
standings-swiss-only = { $list }: no se admite en las ligas (C.07 art. 8). Se calcula según las bases.
standings-unrated = { $count ->
    [one] { $list }: no se calcula, porque un participante no tiene Elo y las bases no dicen cómo contarlo (C.07 art. 10).
   *[other] { $list }: no se calcula, porque { $count } participantes no tienen Elo y las bases no dicen cómo contarlos (C.07 art. 10).
}
absent-dropped = desempate no calculado: hay alguien sin Elo (C.07 art. 10)
absent-unrated = sin Elo
absent-no-game = ninguna partida jugada
absent-no-rated-opponent = ningún rival con Elo en el tablero
absent-all-cut = el corte excluye a todos los rivales
problem-tie-break-edition = { $value } solo existe desde la edición del 1 de marzo de 2026.
problem-tie-break-schedule = { $value }: el Buchholz no es para ligas, donde todos juegan contra todos (C.07 art. 8). Use por ejemplo DE, SB, KS, WIN.
refusal-pairing-rules-fixed = Sistema, aceleración y color del número 1 ya no se cambian: hay una ronda emparejada.
rule-system-2026 = Suizo FIDE (holandés), 2026
rule-system-2017 = Suizo FIDE (holandés), 2017
rule-acceleration-baku = aceleración Bakú
rule-acceleration-listed = con puntos virtuales
rule-initial-white = el número 1 empieza con blancas
rule-initial-black = el número 1 empieza con negras
rule-tie-breaks-2026-03 = C.07, marzo de 2026
rule-tie-breaks-2024-08 = C.07, agosto de 2024
rule-remaining-shared = Quienes siguen en empate comparten el puesto.
rule-remaining-number = Quienes siguen en empate van en el orden de los números de emparejamiento.
rule-remaining-lots = Entre quienes siguen en empate se sortea con la semilla { $seed }.
standings-lots = Entre quienes seguían en empate se sorteó con la semilla { $seed }: con la misma semilla cualquiera puede repetir el sorteo.
standings-lots-later = Entre quienes empaten al final se sorteará con la semilla { $seed }.
standings-shared = Los puestos compartidos llevan el mismo número.
pages-label = Páginas
pages-label-below = Páginas, bajo la lista
page-find = Buscar en la lista
desk-draw-colour = lo sortea el programa
explain-open-pairs = { $n ->
    [one] Una pareja
   *[other] { $n } parejas
}
explain-natural-two = En el grupo con { $points } quedan dos para jugar entre sí: { $a } y { $b }.
term-adjusted = Tiene { points-count }, pero aquí cuenta { $score }: las rondas finales no jugadas valen como tablas (art. 16.3).
term-dummy-why = Ronda no jugada: cuenta como una partida con un rival que tiene sus mismos puntos (art. 16.4).
term-product = { $score } × { $points }.
unfold-average = media de { $terms }
unfold-performance = performance contra { $terms }
explain-no-unsettled = { $if } habría que rehacer un grupo de más de mil participantes: demasiado cálculo para una pregunta.
settings-round-robin = Números de una liga o de unas eliminatorias
settings-round-robin-note = En una liga las rondas las dice la tabla Berger: el número escrito arriba no cuenta. Todas las rondas se preparan y se publican juntas.
settings-exchanged = Últimas dos rondas de cada vuelta
exchanged-yes = intercambiadas, si sigue otra vuelta: nadie tiene tres veces el mismo color
exchanged-no = como en la tabla
settings-numbering = Números de tabla, cabezas de serie
numbering-rating = por Elo
numbering-lots = por sorteo
numbering-pots = por sorteo en bombos: los dos primeros cabezas de serie por Elo, luego 3–4, 5–8 y así sucesivamente por sorteo (eliminatorias)
numbering-restricted-lots = por sorteo restringido de Varma (de 9 a 24 participantes)
numbering-hand = a mano: se escriben en la página de los números
settings-numbers-seed = Semilla del sorteo de números; si se deja vacía, la saca el programa
rule-round-robin = { $n ->
    [one] Liga
    [2] Liga a doble vuelta
   *[other] Liga a { $n } vueltas
}
rule-exchanged = últimas dos rondas de cada vuelta intercambiadas
rule-numbers-rating = números por Elo
rule-numbers-hand = números dados a mano
rule-numbers-lots = números por sorteo (semilla { $seed })
rule-numbers-pots = cabezas de serie por sorteo en bombos (semilla { $seed })
rule-numbers-restricted-lots = números por sorteo restringido de Varma (semilla { $seed })
explain-annex-berger = C.05, anexo 1
explain-articles-schedule = Reglas FIDE C.05, torneos de liga.
explain-schedule-all = En una liga todos juegan contra todos: los emparejamientos se conocen antes de empezar y los resultados no los cambian.
explain-schedule-row = Es la fila { $row } de la tabla Berger para { $table }: los números de tabla dicen quién juega con quién y con qué color.
explain-schedule-cycle = La ronda { $round } es de la vuelta { $cycle }.
explain-schedule-reversed = En esta vuelta los colores de la tabla se invierten: quien tuvo blancas lleva negras.
explain-schedule-exchanged = Las dos últimas rondas de la vuelta se intercambian, para que nadie tenga tres veces seguidas el mismo color.
explain-schedule-as-paired = Sí juegan entre sí en esta ronda.
explain-schedule-nobody-free = Son pares: no descansa nadie.
explain-schedule-free = Descansa { $name }: son impares, y en cada ronda le toca a alguien distinto.
explain-schedule-other = Se enfrentan en otra ronda: { $rounds }.
explain-schedule-meeting = ronda { $round }, { $white } lleva blancas
explain-schedule-lead = Aquí no se elige nada: todo el calendario sale de la tabla.
explain-schedule-title = Fila { $row } de la tabla
explain-sides-all = Se enfrentan dos bandos: cada uno juega con todos los del otro, y los emparejamientos se hicieron antes de empezar.
explain-sides-row = Es la fila { $row } de la tabla Scheveningen para { $members } por bando.
explain-sides-same = Los dos son del bando { $side }: los de un bando no se enfrentan.
explain-sides-never = Según la tabla no se enfrentan.
side-number = Bando { $side }
side-without-club = sin club
refusal-not-two-sides = Un Scheveningen necesita dos clubes, o dos federaciones, con igual número de jugadores. Hay: { $sides }. O dé los números a mano: la primera mitad es un bando, la segunda el otro.
refusal-odd-sides = Un Scheveningen necesita dos bandos iguales, y los jugadores son impares.
refusal-schedule-fixed = El calendario está publicado: no hay sitio para más participantes, y solo descansa quien dice la tabla. Antes de empezar se puede retirar la publicación, y quien sustituye ocupa el lugar de quien se va corrigiendo su inscripción.
refusal-no-envelopes = El sorteo restringido de Varma es para 9 a 24 participantes, y aquí hay { $players }: elija el sorteo libre.
refusal-schedule-by-hand = El calendario de una liga no se cambia a mano: se cambian los números.
berger-note = Se lee por filas. R y un número: la ronda en que se juega, con el color indicado.
berger-number = Número de tabla
berger-to-play = R{ $round }
berger-left = Quien se retira con menos de la mitad de sus partidas jugadas sale de la clasificación, para todos; sus partidas quedan aquí y para el Elo.
berger-annulled = No cuentan las partidas de { $name }.
berger-rounds = Calendario
berger-free = descansa { $name }
# El sistema Dubov.
explain-articles-dubov = Artículos: reglas FIDE C.04.4.1 (sistema Dubov), edición del 1 de febrero de 2026.
explain-dubov-lead = Grupo por grupo, desde arriba: todos deben tener rivales con la misma media de Elo.
explain-dubov-upfloaters = { $n ->
    [one] Desde abajo sube { $names }
   *[other] Desde abajo suben { $names }
}: si no, en el grupo alguien quedaría sin rival.
explain-dubov-seekers = Esperan blancas { $white } y negras { $black }: un bando juega con el otro.
explain-dubov-shifted = Para que los bandos sean iguales y no quede nadie sin rival cambian de bando, desde el centro de la lista: { $names }.
explain-dubov-order = Uno de los bandos va en orden de media de Elo de los rivales anteriores, de menor a mayor, y { $a } está en el puesto { $place }. A cada cual le toca, por número, el primer rival del otro bando que no deja a nadie sin rival: aquí { $b }.
explain-dubov-passed-needed = Antes de { $b } en el orden: { $names }. Pero entonces quien viene después en la lista quedaría sin rival.
explain-dubov-bye = El bye va a quien tiene menos puntos, luego más partidas jugadas, luego el número más alto: { $who }, con { $points }.
explain-dubov-worse-upfloaters = { $if } al grupo con { $group } tendrían que subir más participantes.
explain-dubov-worse-scores = { $if } al grupo con { $group } tendría que subir alguien con menos puntos.
explain-dubov-worse-maximum = { $if } al grupo con { $group } subiría alguien que ya ha subido todas las veces permitidas.
explain-dubov-worse-upfloats = { $if } al grupo con { $group } subiría de nuevo alguien que ya ha subido más veces.
explain-dubov-worse-last = { $if } al grupo con { $group } subiría de nuevo alguien que subió en la ronda anterior.
explain-dubov-later-upfloaters = { $if } al grupo con { $group } subirían otros: igual de bien, pero más adelante en el orden.
explain-dubov-later-shift = { $if } en el grupo con { $group } cambiarían de bando otros: igual de bien, pero más lejos del centro de la lista.
explain-dubov-later-order = { $if } sería igual de bueno; pero por turno, según la media de los rivales, a cada cual le toca el primer rival posible por número, y así sale el emparejamiento elegido.
explain-dubov-average = media de los rivales { $average }
explain-dubov-no-average = aún sin rivales
explain-dubov-upfloats = { $n ->
    [one] subió una vez
   *[other] subió { $n } veces
}
explain-dubov-upfloated-last = también en la ronda anterior
explain-dubov-criterion-upfloaters = Quiénes suben
explain-dubov-criterion-maximum = Suben tras haber subido todas las veces permitidas
explain-dubov-criterion-upfloats = Cuántas veces habían subido
explain-dubov-criterion-last = Suben tras haber subido en la ronda anterior
# El sistema Burstein.
explain-articles-burstein = Artículos: reglas FIDE C.04.4.2 (sistema Burstein), edición del 1 de febrero de 2026.
explain-burstein-bye = El bye va a quien tiene menos puntos, luego más partidas jugadas, luego el último lugar por fuerza de los rivales: { $who }, con { $points }.
explain-burstein-bye-index = { $if } el bye no iría a { $taker }, que con los mismos puntos y partidas ha tenido rivales más débiles y va antes.
explain-burstein-criterion-floaters = Quiénes bajan
explain-burstein-criterion-next = Quiénes bajarían del grupo siguiente, y sus puntos
explain-burstein-floaters = { $n ->
    [one] Baja { $names }
   *[other] Bajan { $names }
}: en el grupo no hay rival para todos.
explain-burstein-index = Buchholz { $buchholz }; Sonneborn-Berger { $berger }
explain-burstein-later = { $if } en el grupo con { $group } sería igual de bueno; pero, empezando por el primer número, a cada cual le toca el último rival posible, y así sale el emparejamiento elegido.
explain-burstein-lead = Grupo por grupo, desde arriba: la fuerza de los rivales anteriores ordena el grupo, y el primer puesto juega con el último.
explain-burstein-moved-down = { $n ->
    [one] Desde arriba bajó { $names }.
   *[other] Desde arriba bajaron { $names }.
}
explain-burstein-order = Empezando por el primer puesto, a cada cual le toca el último rival posible: para { $a } es { $b }.
explain-burstein-passed-needed = Antes de { $b } en el orden: { $names }. Pero entonces alguien más quedaría sin rival, tendría que bajar o no tendría el color que le corresponde.
explain-burstein-ranking = En el grupo cuenta la fuerza de los rivales anteriores: la suma de sus puntos (Buchholz), luego el Sonneborn-Berger, luego el número. { $a } está en el puesto { $p }, { $b } en el puesto { $q }.
explain-burstein-worse-floaters = { $if } del grupo con { $group } tendrían que bajar más participantes.
explain-burstein-worse-next = { $if } tras el grupo con { $group } tendrían que bajar también del siguiente más participantes, o alguien con más puntos.
explain-burstein-worse-scores = { $if } del grupo con { $group } tendría que bajar alguien con más puntos.
explain-articles-lim = Artículos: reglas FIDE C.04.4.3 (sistema Lim), en vigor desde el 1 de febrero de 2026. Experimental: ningún otro programa lo ha confirmado por completo.
explain-lim-back = La pareja de { $name } en otro grupo se deshizo, para que se pueda emparejar el grupo mediano.
explain-lim-bye = El bye va al último del grupo más bajo, en la primera ronda a quien tiene el Elo más bajo: { $who }, con { $points }.
explain-lim-bye-number = { $if } el bye no iría a { $taker }, que tiene el número más alto y va antes.
explain-lim-bye-rating = { $if } el bye no iría a { $taker }, que tiene un Elo más bajo y va antes.
explain-lim-came = De grupos vecinos: { $names }.
explain-lim-colour-higher-black = El color: a ambos les correspondían negras y han llevado los mismos colores. En el grupo mediano y por encima las lleva el primer número: { $who }.
explain-lim-colour-higher-white = El color: a ambos les correspondían blancas y han llevado los mismos colores. En el grupo mediano y por encima las lleva el primer número: { $who }.
explain-lim-colour-history-black = El color: a ambos les correspondían negras. La última vez que llevaron colores distintos { $who } llevaba blancas: ahora { $who } lleva negras.
explain-lim-colour-history-white = El color: a ambos les correspondían blancas. La última vez que llevaron colores distintos { $who } llevaba negras: ahora { $who } lleva blancas.
explain-lim-colour-limits = El color: al revés, alguien tendría el mismo color por tercera vez seguida, o tres partidas más con él que con el otro.
explain-lim-colour-lower-black = El color: a ambos les correspondían negras y han llevado los mismos colores. Por debajo del grupo mediano las lleva el último número: { $who }.
explain-lim-colour-lower-white = El color: a ambos les correspondían blancas y han llevado los mismos colores. Por debajo del grupo mediano las lleva el último número: { $who }.
explain-lim-criterion-floaters = Quiénes flotan al grupo siguiente
explain-lim-criterion-taken-back = Parejas de otros grupos deshechas
explain-lim-exchange = A { $a } se le proponía { $proposed }. En el orden de los cambios, el primer rival posible, antes quien espera el otro color, es { $b }.
explain-lim-floated-last = flotó en la ronda anterior
explain-lim-floater = { $a } viene de otro grupo y toma rival antes que los demás: el primero posible por número, antes quien espera el otro color. Es { $b }.
explain-lim-floats = Al grupo siguiente hacia el mediano: { $names }.
explain-lim-kind-a = { $name } flota otra vez, sin rival posible en el grupo siguiente (tipo a).
explain-lim-kind-b = { $name } flota otra vez, con un rival posible en el grupo siguiente (tipo b).
explain-lim-kind-c = { $name } flota desde su propio grupo, sin rival posible en el siguiente (tipo c).
explain-lim-kind-d = { $name } flota desde su propio grupo, con un rival posible en el siguiente (tipo d).
explain-lim-later-colour = { $if } en el grupo con { $group } flotaría alguien a quien no le corresponde el color que espera más gente.
explain-lim-later-exchange = { $if } en el grupo con { $group } alguien a quien le toca antes no tendría el primer rival posible en el orden de propuesta y cambios.
explain-lim-later-kind = { $if } en el grupo con { $group } flotaría alguien que va después: quien ya ha flotado o no tiene rival posible en el grupo siguiente.
explain-lim-later-last = { $if } en el grupo con { $group } flotaría alguien que ya flotó en la ronda anterior.
explain-lim-later-number = { $if } en el grupo con { $group } flotaría alguien que va después por número.
explain-lim-later-opponent = { $if } en el grupo con { $group } alguien venido de otro grupo no tendría el primer rival posible.
explain-lim-lead = De los dos extremos hacia el centro: los grupos por encima de la puntuación mediana desde arriba, los de debajo desde abajo, el grupo mediano al final.
explain-lim-majority = A { $name } le correspondía el color que más gente esperaba en ese grupo.
explain-lim-not-floated = no flotó en la ronda anterior
explain-lim-passed-colour = Antes de { $b } en el orden: { $names }. Pero les corresponde el mismo color que a { $a }.
explain-lim-passed-needed = Antes de { $b } en el orden: { $names }. Pero entonces no se podría emparejar a todos los demás del grupo.
explain-lim-proposal = La primera mitad de la lista juega con la segunda, en orden: a { $a } se le proponía { $b }, y así queda.
explain-lim-side-above = Por encima del mediano: se empareja hacia abajo, desde el primer número.
explain-lim-side-below = Por debajo del mediano: se empareja hacia arriba, desde el último número.
explain-lim-side-median = El grupo mediano: se empareja hacia abajo, al final.
explain-lim-taken-back = { $n ->
    [one] El grupo mediano no se podía emparejar: se deshizo una pareja de otro grupo.
   *[other] El grupo mediano no se podía emparejar: se deshicieron { $n } parejas de otros grupos.
}
explain-lim-worse-floaters = { $if } en el grupo con { $group } quedarían menos parejas, y tendrían que flotar más participantes.
explain-lim-worse-taken-back = { $if } para el grupo mediano habría que deshacer más parejas de otros grupos.
# El doble suizo.
explain-articles-double-swiss = Artículos: reglas FIDE C.04.5 (sistema doble suizo), edición del 1 de febrero de 2026.
explain-double-bye = El bye del encuentro va a quien tiene menos puntos, luego más encuentros jugados, luego el número más alto: { $who }, con { $points }.
explain-double-bye-matches = { $if } el bye no iría a { $taker }, que con los mismos puntos ha jugado más encuentros y va antes.
explain-double-colour-alternation = El color: la última vez que tuvieron colores distintos { $white } llevaba negras: ahora lleva blancas en la primera partida.
explain-double-colour-fewer = El color: { $white } ha llevado blancas en menos encuentros, y ahora las lleva en la primera partida.
explain-double-colour-higher-black = El color: hasta ahora han tenido los mismos colores. { $who }, por delante en la clasificación, llevó por última vez blancas y ahora empieza con negras.
explain-double-colour-higher-white = El color: hasta ahora han tenido los mismos colores. { $who }, por delante en la clasificación, llevó por última vez negras y ahora empieza con blancas.
explain-double-colour-other = El color: hasta ahora solo { $white } ha tenido uno, negras, y ahora empieza con blancas.
explain-double-criterion-distances = Cuántos puntos por debajo están
explain-double-criterion-floated = Suben y en el encuentro anterior tuvieron un rival con otros puntos
explain-double-criterion-following = El grupo siguiente no se puede emparejar bien (1) o sí (0)
explain-double-criterion-opponents = Sus rivales que en el encuentro anterior tuvieron un rival con otros puntos
explain-double-floated = en el encuentro anterior tuvo un rival con otros puntos
explain-double-later = { $if } el grupo con { $group } sería igual de bueno; pero los números más bajos están arriba y, empezando por el primero, a cada uno le toca el más bajo de los de abajo: así sale el emparejamiento elegido.
explain-double-lead = Encuentros de dos partidas, grupo por grupo, desde arriba: en cada uno los números más bajos juegan con los más altos. Los colores se miran al final.
explain-double-order = En el grupo los números más bajos están arriba y los más altos abajo. Empezando por el primero, a cada uno le toca el más bajo de los de abajo que no deja a nadie sin rival: para { $a } es { $b }.
explain-double-passed-needed = Antes de { $b } en el orden: { $names }. Pero entonces alguien más quedaría sin rival, o el grupo sería peor.
explain-double-second = Es la segunda partida del encuentro: la misma pareja, con los colores invertidos.
explain-double-second-bye = Es la segunda mitad del bye, que vale para todo el encuentro.
explain-double-second-only = { $if } sería otro encuentro: la segunda partida la juega quien jugó la primera.
explain-double-worse-floated = { $if } al grupo con { $group } subiría alguien que en el encuentro anterior tuvo un rival con otros puntos.
explain-double-worse-following = { $if } tras el grupo con { $group } el siguiente no se podría emparejar igual de bien.
explain-double-worse-opponents = { $if } en el grupo con { $group } quien sube jugaría con alguien que en el encuentro anterior tuvo un rival con otros puntos.
# El suizo por equipos.
explain-articles-team-swiss = Artículos: reglas FIDE C.04.6 (sistema suizo por equipos), edición del 1 de febrero de 2026.
explain-team-bye = El bye va a quien tiene menos puntos, luego más encuentros jugados, luego el número más alto: { $who }, con { $points }.
explain-team-colour-alternation = El color: la última vez que tuvieron colores distintos { $white } llevaba negras en el primer tablero: ahora lleva blancas.
explain-team-colour-difference = El color: { $white } ha llevado blancas en el primer tablero menos veces, en comparación con negras, y ahora las lleva.
explain-team-colour-first-black = El color: hasta ahora han tenido los mismos colores. { $who }, por delante en la clasificación, llevó por última vez blancas en el primer tablero y ahora lleva negras.
explain-team-colour-first-white = El color: hasta ahora han tenido los mismos colores. { $who }, por delante en la clasificación, llevó por última vez negras en el primer tablero y ahora lleva blancas.
explain-team-colour-only-black = El color: solo a { $who } le correspondía uno, negras en el primer tablero, y lo tiene.
explain-team-colour-only-white = El color: solo a { $who } le correspondía uno, blancas en el primer tablero, y lo tiene.
explain-team-colour-other = El color: hasta ahora solo { $who } ha tenido uno, y ahora tiene el otro.
explain-team-colour-preference-black = El color: a ambos equipos les corresponderían negras en el primer tablero, y hasta ahora han tenido los mismos colores. Las lleva { $who }, por delante en la clasificación.
explain-team-colour-preference-white = El color: a ambos equipos les corresponderían blancas en el primer tablero, y hasta ahora han tenido los mismos colores. Las lleva { $who }, por delante en la clasificación.
explain-team-colour-stronger-black = El color: a ambos equipos les corresponderían negras en el primer tablero, y { $who } las necesita más.
explain-team-colour-stronger-white = El color: a ambos equipos les corresponderían blancas en el primer tablero, y { $who } las necesita más.
explain-team-criterion-colour = Encuentros de dos equipos a los que corresponde el mismo color
explain-team-criterion-floated = Equipos que suben y en la ronda anterior tuvieron un rival con otros puntos
explain-team-criterion-opponents = Sus rivales que en la ronda anterior tuvieron un rival con otros puntos
explain-team-criterion-strong = Encuentros de dos equipos que necesitan el mismo color
explain-team-criterion-upfloaters = Equipos que suben
explain-team-group = { $n ->
    [one] En el grupo con { $group } hay un equipo.
   *[other] En el grupo con { $group } hay { $n } equipos.
}
explain-team-lead = Grupo por grupo, desde arriba: en cada uno los números más bajos juegan con los más altos. Los colores son los del primer tablero, y nunca impiden un encuentro.
explain-team-members = { $n ->
    [one] Un equipo.
   *[other] { $n } equipos.
}
explain-team-order = En el grupo los números más bajos están arriba y los más altos abajo. Entre los emparejamientos igual de buenos va primero aquel en que a cada equipo, empezando por el primero, le toca el número más bajo de los de abajo: para { $a } es { $b }.
explain-team-passed-needed = Antes de { $b } en el orden: { $names }. Pero entonces otro equipo quedaría sin rival, o el grupo sería peor.
explain-team-upfloaters = { $n ->
    [one] Desde abajo sube { $names }
   *[other] Desde abajo suben { $names }
}: si no, no todos los equipos del grupo podrían emparejarse.
explain-team-worse-colour = { $if } en el grupo con { $group } más equipos no tendrían el color que les corresponde.
explain-team-worse-floated = { $if } al grupo con { $group } subiría un equipo que en la ronda anterior tuvo un rival con otros puntos.
explain-team-worse-opponents = { $if } en el grupo con { $group } quien sube jugaría con un equipo que en la ronda anterior tuvo un rival con otros puntos.
explain-team-worse-strong = { $if } en el grupo con { $group } más equipos no tendrían el color que necesitan.
explain-team-worse-upfloaters = { $if } al grupo con { $group } tendrían que subir más equipos.
# Dubov, Burstein y doble suizo.
explain-swiss-bye-games = { $if } el bye no iría a { $taker }, que con los mismos puntos ha jugado más partidas y va antes.
explain-swiss-bye-needed = Antes en el orden: { $names }. Pero así no se habría podido emparejar a todos los demás.
explain-swiss-bye-number = { $if } el bye no iría a { $taker }, que con los mismos puntos y partidas tiene el número más alto y va antes.
explain-swiss-bye-score = { $if } el bye no iría a { $taker }, que tiene menos puntos y va antes.
explain-swiss-criterion-colours = Colores que corresponden y no se dan
explain-swiss-criterion-scores = Sus puntos
explain-swiss-group = Se emparejan en el grupo con { $group }: { $n ->
    [one] un participante
   *[other] { $n } participantes
}.
explain-swiss-members = { $n ->
    [one] Un participante.
   *[other] { $n } participantes.
}
explain-swiss-passed-colour = Antes de { $b } en el orden: { $names }. Pero tendrían que llevar el mismo color que { $a }.
explain-swiss-passed-forbidden = Antes de { $b } en el orden: { $names }. Con { $a } el emparejamiento está prohibido, por disposición del torneo.
explain-swiss-passed-met = Antes de { $b } en el orden: { $names }. Con { $a } ya hubo partida.
explain-swiss-worse-colours = { $if } en el grupo con { $group } más participantes no tendrían el color que les corresponde.
