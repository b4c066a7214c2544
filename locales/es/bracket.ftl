bracket-final = Final
bracket-semifinals = Semifinales
bracket-quarterfinals = Cuartos de final
bracket-round = Ronda { $round }
explain-articles-knock-out = La FIDE no tiene reglas de emparejamiento para las eliminatorias: el cuadro sale de los números de emparejamiento y las bases lo anuncian.
explain-bracket-lead-lives = Quien pierde dos veces queda fuera. Los dos cuadros se hacen antes de la ronda 1 y dicen quién se enfrenta a quién.
explain-bracket-lead = Quien pierde queda fuera. El cuadro se hace antes de la ronda 1 y dice quién se enfrenta a quién.
explain-bracket-players = { $n ->
    [one] El cuadro tiene un participante.
   *[other] El cuadro tiene { $n } participantes.
}
explain-bracket-round = Es la ronda { $round } de { $rounds }.
explain-bracket-through = Pasan sin jugar: { $names }.
explain-bracket-first = En el cuadro el primer cabeza de serie se enfrenta al último, el segundo al penúltimo, y así: { $a } es el cabeza de serie { $seed }, { $b } el { $other }.
explain-bracket-next = Llegan de sus partes del cuadro: { $a } es el cabeza de serie { $seed }, { $b } el { $other }.
explain-bracket-final = Llegan de las dos mitades del cuadro y juegan la final: { $a } es el cabeza de serie { $seed }, { $b } el { $other }.
explain-bracket-third = Perdieron las semifinales y juegan por el tercer puesto: { $a } es el cabeza de serie { $seed }, { $b } el { $other }.
explain-bracket-bye = { $name } es el cabeza de serie { $seed }. El cuadro tiene más plazas que participantes: los byes de la ronda 1 son para los mejores cabezas de serie.
explain-bracket-alone = { $name }, cabeza de serie { $seed }, pasa sin jugar: del otro lado del cuadro no llega nadie.
explain-bracket-colour-balance = Las blancas son para { $white }: comparadas con las negras, { $black } las ha llevado más veces.
explain-bracket-colour-alternation = Han llevado blancas el mismo número de veces: son para { $white }, que llevó negras la última vez que los colores fueron distintos.
explain-bracket-colour-boards = Han llevado los mismos colores: los mejores cabezas de serie llevan por turno el color sorteado y el otro, tablero a tablero.
explain-bracket-colour-second = Es la segunda partida del encuentro: los colores de la primera, invertidos.
explain-bracket-as-paired = Así está emparejado.
explain-bracket-later = { $a } y { $b } se enfrentan en la ronda { $round }, si llegan hasta ahí.
explain-bracket-out = { $name } está fuera desde la ronda { $round }.
explain-bracket-not-in = { $name } no está en el cuadro, que reúne a quienes estaban en la ronda 1.
explain-bracket-has-opponent = { $name } tiene rival en esta ronda.
action-result-goes-on = Paso de ronda, ronda y tablero
trail-goes-on-white = pasan las blancas
trail-goes-on-black = pasan las negras
refusal-ties-open = { $n ->
    [one] Del tablero { $boards } de la ronda { $round } todavía no pasa nadie: falta el resultado, o son tablas y en la página de la ronda hay que decir quién pasa.
   *[other] De los tableros { $boards } de la ronda { $round } todavía no pasa nadie: faltan resultados, o son tablas y en la página de la ronda hay que decir quién pasa.
}
refusal-nothing-to-decide = Solo se indica quién pasa tras unas tablas en unas eliminatorias.
refusal-off-bracket = La ronda { $round } tiene tableros que el cuadro no da, y nadie puede decir quién se enfrenta a quién. Hay que corregir sus resultados o retirar la ronda siguiente.
refusal-bracket-by-hand = Los tableros de unas eliminatorias salen del cuadro: no se cambian a mano.
refusal-bracket-fixed = El cuadro está publicado: no tiene sitio para otros. Antes del primer resultado la publicación se puede retirar.
refusal-bracket-bye = En unas eliminatorias no se pide bye: quien falta queda fuera y el rival pasa.
goes-on-title = Quién pasa
goes-on-who = pasa { $name }
goes-on-open = empate, ¿quién pasa?
goes-on-none = Ningún tablero en empate.
flash-goes-on-named = Anotado quién pasa.
tab-bracket = Cuadro
bracket-lead = { $n ->
    [one] Un participante, eliminatorias.
   *[other] { $n } participantes, eliminatorias.
}
bracket-winner = { $name } ha ganado el torneo.
bracket-none = El cuadro aparece cuando se publica la ronda 1.
bracket-off = Las rondas de este torneo no son las de un cuadro de sus números de emparejamiento.
bracket-third = Tercer puesto
bracket-bye = bye
bracket-nobody = nadie
bracket-open = por jugar
bracket-read-note = Antes del nombre el cabeza de serie, después lo que dio la partida. v señala quién pasa después de unas tablas, por desempate o sorteo.
bracket-part = Parte { $part }
bracket-last = Últimas rondas
bracket-parts = Partes del cuadro
bracket-named = pasa después de unas tablas
bracket-seed = cabeza de serie { $seed }
refusal-match-over = Este encuentro ha terminado: no se anotan más partidas. La última se puede retirar.
refusal-further-played = Después de este resultado los dos jugaron el desempate. Retire primero esas partidas.
refusal-games-decide = Las partidas de desempate dicen quién pasa. Retire la última si está mal anotada.
action-result-further = Partida de desempate, ronda y tablero
action-result-further-back = Partida de desempate retirada, ronda y tablero
goes-on-by-word = Por sorteo o con otro desempate:
match-rapid = rápido
match-blitz = relámpago
match-armageddon = Armagedón
match-standard = clásico
match-title = tablero { $board }
match-play-on = Jugar el desempate
match-goes-on = Pasa { $name }.
match-page = Partidas de desempate
match-games-played = Partidas del encuentro
match-game = Partida
match-game-short = N.º
match-board-game = partida de la ronda
match-open = Aún por decidir.
match-next = Próxima partida
match-under-way = { $kind }, partida { $number } de { $games }
match-next-white = { $what }. Blancas: { $name }.
match-kind = Tipo
match-set = Partidas que se suman
match-games = { $n ->
    [one] una partida
   *[other] { $n } partidas
}
match-control = Ritmo de juego
match-white = Blancas
match-note = Los colores cambian de partida en partida. Acabadas las partidas que se suman pasa quien va por delante; si hay empate deciden las siguientes. El Armagedón es siempre una sola partida, y con tablas pasan las negras.
match-result = Resultado, primero las blancas
match-take-back = Retirar la última partida
match-to-round = Volver a la ronda { $round }
flash-match-game-entered = Partida anotada.
flash-match-game-back = Partida retirada.
bracket-reached-winner = ganó el torneo
bracket-reached-third = tercer puesto
bracket-reached-in = sigue en liza
bracket-reached-not-in = fuera del cuadro
bracket-reached-out = { $round }, contra { $name }
bracket-reached-away = { $round }, no se presentó
bracket-standings-note = La clasificación sigue el cuadro: quien ganó, luego quienes cayeron, ronda por ronda; en cada ronda, puntos y desempates.
bracket-second-final = Segunda final
bracket-stage-winners = Cuadro principal, ronda { $round }
bracket-stage-losers = Repesca, ronda { $round }
bracket-winners = Cuadro principal
bracket-losers = Repesca
bracket-finals = Final
bracket-lives-note = Quien pierde una vez pasa a la repesca, quien pierde dos queda fuera. Si la final la gana quien viene de la repesca, se juega una segunda.
explain-bracket-waiting = Esperan su próximo encuentro: { $names }.
explain-bracket-losers = { $a } (cabeza de serie { $seed }) y { $b } (cabeza de serie { $other }) han perdido una vez: se enfrentan en la repesca.
explain-bracket-final-of-both = { $a } y { $b } han ganado los dos cuadros: es la final.
explain-bracket-second-final = { $a } y { $b } han perdido una vez cada uno: la segunda final decide.
explain-bracket-other = { $a } no ha perdido, { $b } ha perdido una vez: solo pueden encontrarse en la final, ronda { $round }.
explain-bracket-waits = { $name } espera en esta ronda: su próximo encuentro es en la ronda { $round }.
pairing-edition-knock-out-lives = Doble eliminación: dos derrotas dejan fuera
pairing-edition-knock-out-two-lives = Doble eliminación, encuentros de dos partidas
bracket-lead-lives = { $n ->
    [one] { $n } jugador, doble eliminación.
   *[other] { $n } jugadores, doble eliminación.
}
