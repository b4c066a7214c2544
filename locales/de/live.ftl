# Live-Partien.
live-title = Runde { $round }, live
live-title-none = Live
live-link = Live-Partien
live-delay-none = sofort gezeigt
live-delay = { $what } hinter den Brettern
live-delay-both = { $minutes } und mindestens { $moves } hinter den Brettern
live-delay-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
live-delay-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
live-none = Noch kein Zug zu zeigen. Die Partien erscheinen hier von selbst.
live-last = Brett { $board }, letzter Zug
live-at = um { $time }
live-moves-of = Züge von Brett { $board }
live-others = Andere Bretter
live-more = Andere Bretter:
live-clocks = { $white } und { $black }
live-key-move = Zug
live-key-board = Brett
live-rest = { $seen ->
    [one] Ein Brett mit Zügen
   *[other] { $seen } Bretter mit Zügen
}{ $others ->
    [0] .
    [one] ; vom anderen ist das Ergebnis zu sehen.
   *[other] ; von den anderen { $others } ist das Ergebnis zu sehen.
}
rule-live = Live-Züge
field-live-minutes = Verzögerung der Live-Züge in Minuten, 0 bis 60 (leer: 15)
field-live-moves = Live zurückgehaltene Züge, 0 bis 50 (leer: keine)
spoken-move = { $man } von { $from } nach { $to }
spoken-capture = { $man } von { $from } schlägt auf { $to }
spoken-castle-short = kurze Rochade
spoken-castle-long = lange Rochade
spoken-promotion = Umwandlung: { $man }
spoken-check = Schach
spoken-mate = Matt
