# Parties en direct.
live-title = Ronde { $round }, en direct
live-title-none = En direct
live-link = En direct
live-delay-none = sans différé
live-delay = avec { $what } de différé
live-delay-both = avec { $minutes } et au moins { $moves } de différé
live-delay-minutes = { $n ->
    [one] { $n } min
   *[other] { $n } min
}
live-delay-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
live-none = Aucun coup à montrer encore. Les parties apparaissent ici d’elles-mêmes.
live-last = Échiquier { $board }, dernier coup
live-at = à { $time }
live-moves-of = Coups de l’échiquier { $board }
live-others = Autres échiquiers
live-more = Autres échiquiers :
live-clocks = { $white } et { $black }
live-key-move = coup
live-key-board = échiquier
live-rest = { $seen ->
    [0] Aucun échiquier avec les coups
    [one] Un échiquier avec les coups
   *[other] { $seen } échiquiers avec les coups
}{ $others ->
    [0] .
    [one] { "" } ; de l’autre, le résultat s’affiche.
   *[other] { "" } ; des { $others } autres, le résultat s’affiche.
}
rule-live = Coups en direct
field-live-minutes = Différé des coups en minutes, 0 à 60 (vide : 15)
field-live-moves = Coups retenus en direct, 0 à 50 (vide : aucun)
spoken-move = { $man } de { $from } en { $to }
spoken-capture = { $man } de { $from } prend en { $to }
spoken-castle-short = petit roque
spoken-castle-long = grand roque
spoken-promotion = promotion : { $man }
spoken-check = échec
spoken-mate = mat
