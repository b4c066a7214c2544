# Events of several sides with games of players.
explain-hutton-all = { $sides } sides of { $members } meet in one round: board k plays round k of the Berger table of the sides.
explain-molter-all = { $sides } sides of { $members } meet in fewer rounds than there are sides: nobody meets their own side, or a side twice.
explain-molter-row = It is row { $row } of the Molter table: boards of the same strength meet.
explain-schiller-all = { $sides } sides of { $members } meet: everybody plays everybody of all the others, and the pairings were made before the start.
explain-schiller-row = It is row { $row } of the Schiller table: the sides meet by the Berger table, each match by that of Scheveningen.
field-sides = Sides (Schiller, Hutton, Molter)
misfit-no-rounds = There must be a round.
misfit-no-table = There is no Molter table of { $sides } sides.
misfit-odd-sides = In the Molter system a side has an even number of players: here it has { $members }.
misfit-sides = Sides: { $sides }; this system takes { $range }.
misfit-too-few = { $n ->
    [0] There are no players: the table needs at least { $least }.
    [one] There is one player: the table needs at least { $least }.
   *[other] There are { $n } players: the table needs at least { $least }.
}
misfit-too-many = There are { $n } players: the table holds { $most }.
misfit-too-many-rounds = There would be { $rounds } rounds: there can be { $most } at most.
misfit-unequal = Players: { $n }; they do not make { $sides } sides of one size.
problem-molter-rounds = In the Molter system there are fewer rounds than sides: { $value } at most.
refusal-not-sides = There must be { $needed } sides, clubs or federations, with as many players each. There are: { $sides }. Or give the numbers by hand: first those of side 1, then those of side 2, and so on.
refusal-unequal-sides = There must be { $needed } sides with as many players each, and the players cannot be divided so.
rule-sides = { $n ->
    [one] { $n } side
   *[other] { $n } sides
}
side = Side
sides-caption = Points of the sides
