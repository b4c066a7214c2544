# Partite dal vivo.
live-title = Turno { $round }, dal vivo
live-title-none = Dal vivo
live-link = Dal vivo
live-delay-none = in diretta
live-delay = in differita di { $what }
live-delay-both = in differita di { $minutes } e di almeno { $moves }
live-delay-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
live-delay-moves = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
}
live-none = Ancora nessuna mossa da mostrare. Le partite compaiono qui da sole.
live-last = Tavolo { $board }, ultima mossa
live-at = alle { $time }
live-moves-of = Mosse del tavolo { $board }
live-others = Altri tavoli
live-more = Altri tavoli:
live-clocks = { $white } e { $black }
live-key-move = mossa
live-key-board = tavolo
live-rest = { $seen ->
    [one] Un tavolo con le mosse
   *[other] { $seen } tavoli con le mosse
}{ $others ->
    [0] .
    [one] ; dell’altro si vede il risultato.
   *[other] ; degli altri { $others } si vede il risultato.
}
rule-live = Mosse dal vivo
field-live-minutes = Differita delle mosse dal vivo in minuti, da 0 a 60 (vuoto: 15)
field-live-moves = Mosse tenute indietro dal vivo, da 0 a 50 (vuoto: nessuna)
spoken-move = { $man } da { $from } in { $to }
spoken-capture = { $man } da { $from } prende in { $to }
spoken-castle-short = arrocco corto
spoken-castle-long = arrocco lungo
spoken-promotion = promuove: { $man }
spoken-check = scacco
spoken-mate = scacco matto
