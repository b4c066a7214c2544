# Competiciones de varios bandos con partidas individuales.
explain-hutton-all = Se enfrentan { $sides } bandos de { $members } en una sola ronda: el tablero k juega la ronda k de la tabla Berger de los bandos.
explain-molter-all = Se enfrentan { $sides } bandos de { $members } en menos rondas que bandos: nadie juega con el suyo ni dos veces con el mismo.
explain-molter-row = Es la fila { $row } de la tabla Molter: se enfrentan tableros de la misma fuerza.
explain-schiller-all = Se enfrentan { $sides } bandos de { $members }: cada uno juega con todos los de los demás, y los emparejamientos se hicieron antes de empezar.
explain-schiller-row = Es la fila { $row } de la tabla Schiller: los bandos se enfrentan según Berger, cada encuentro según Scheveningen.
field-sides = Bandos (Schiller, Hutton, Molter)
misfit-no-rounds = Hace falta al menos una ronda.
misfit-no-table = No hay tabla Molter para { $sides } bandos.
misfit-odd-sides = En el Molter cada bando tiene un número par de jugadores: aquí { $members }.
misfit-sides = Bandos: { $sides }; este sistema necesita { $range }.
misfit-too-few = { $n ->
    [0] No hay jugadores: la tabla necesita al menos { $least }.
    [one] Hay un solo jugador: la tabla necesita al menos { $least }.
   *[other] Hay { $n } jugadores: la tabla necesita al menos { $least }.
}
misfit-too-many = Hay { $n } jugadores: la tabla llega a { $most }.
misfit-too-many-rounds = Serían { $rounds } rondas: como máximo { $most }.
misfit-unequal = Jugadores: { $n }; no forman { $sides } bandos iguales.
problem-molter-rounds = En el Molter hay menos rondas que bandos: { $value } como máximo.
refusal-not-sides = Hacen falta { $needed } bandos, clubes o federaciones, con igual número de jugadores. Hay: { $sides }. O dé los números a mano: primero los del bando 1, luego los del 2, y así.
refusal-unequal-sides = Hacen falta { $needed } bandos iguales, y los jugadores no se reparten así.
rule-sides = { $n ->
    [one] { $n } bando
   *[other] { $n } bandos
}
side = Bando
sides-caption = Puntos de los bandos
