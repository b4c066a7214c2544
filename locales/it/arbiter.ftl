the-pawn = il pedone { $square }
the-knight = il cavallo { $square }
the-bishop = l’alfiere { $square }
the-rook = la torre { $square }
the-queen = la donna { $square }
the-king = il re { $square }
The-pawn = Il pedone { $square }
The-knight = Il cavallo { $square }
The-bishop = L’alfiere { $square }
The-rook = La torre { $square }
The-queen = La donna { $square }
The-king = Il re { $square }
by-pawn = dal pedone { $square }
by-knight = dal cavallo { $square }
by-bishop = dall’alfiere { $square }
by-rook = dalla torre { $square }
by-queen = dalla donna { $square }
by-king = dal re { $square }
no-pawn = Nessun pedone
no-knight = Nessun cavallo
no-bishop = Nessun alfiere
no-rook = Nessuna torre
no-queen = Nessuna donna
no-king = Nessun re
illegal-game-over = La partita è già finita.
illegal-opponents-man = { $man } è dell’avversario.
illegal-empty-square = In { $square } non c’è nessun pezzo.
illegal-no-such-man = { $man } può arrivarci.
illegal-same-square = Partenza e arrivo sono la stessa casa, { $square }.
illegal-own-man = La casa è occupata: c’è { $man } dello stesso colore.
illegal-king-capture = Il re non si cattura.
illegal-geometry = { $man } non si muove così.
illegal-path-blocked = { $man } chiude la strada.
illegal-push-blocked = Il pedone non può avanzare: davanti c’è { $man }.
illegal-double-step = Il pedone { $square } non è più sulla casa di partenza: avanza di una sola casa.
illegal-pawn-capture = In { $square } non c’è niente da prendere: il pedone va in diagonale solo prendendo.
illegal-en-passant-late = La presa en passant si poteva fare solo subito, alla mossa { $move }
illegal-en-passant-never = In { $square } non c’è nessuna presa en passant.
illegal-promotion-missing = Il pedone arriva sull’ultima traversa: manca il pezzo della promozione, per esempio =D.
illegal-promotion-piece = Il pedone si promuove in donna, torre, alfiere o cavallo.
illegal-promotion-place = Nessun pedone arriva sull’ultima traversa con questa mossa: niente promozione.
illegal-castling-king-moved = Il re si è già mosso alla mossa { $move } e non può più arroccare.
illegal-castling-king-absent = Il re non è sulla sua casa di partenza e non può arroccare.
illegal-castling-rook-moved = Questa torre si è già mossa alla mossa { $move }
illegal-castling-rook-absent = In { $square } non c’è la torre per arroccare.
illegal-castling-lost = Il diritto di arroccare è già perso.
illegal-castling-in-check = Il re è sotto scacco ({ $by }): per ora l’arrocco non è ammesso.
illegal-castling-through = Il re attraverserebbe { $square }, attaccata { $by }: per ora l’arrocco non è ammesso.
illegal-castling-into = Il re arriverebbe in { $square }, attaccata { $by }: per ora l’arrocco non è ammesso.
illegal-castling-between = Fra re e torre c’è { $man }.
illegal-king-attacked = Il re andrebbe in { $square }, attaccata { $by }.
illegal-stays-in-check = Il re è attaccato { $by } e resterebbe sotto scacco.
illegal-pinned = Il pezzo è inchiodato: il re resterebbe sotto scacco, attaccato { $by }.
illegal-en-passant-exposes = La presa en passant scoprirebbe il re, attaccato { $by }.
illegal-other = La mossa non rispetta l’articolo 3.
move-unreadable = «{ $written }» non è una mossa leggibile.
move-unreadable-at = Il segno «{ $sign }» non ci sta. Scrivi per esempio Cf3, Axf7+, 0-0, e8=D.
move-unreadable-short = Manca qualcosa. Scrivi per esempio Cf3, Axf7+, 0-0, e8=D.
move-ambiguous = «{ $written }» vale per { $n } mosse.
move-ambiguous-choose = Scegli quella giusta.
move-illegal = { $written } non è legale.
article = (art. { $article })
end-checkmate = { $winner ->
    [white] Scacco matto: vince il Bianco.
   *[black] Scacco matto: vince il Nero.
}
end-stalemate = Stallo: la partita è patta.
end-dead-position = Posizione morta: nessuno dei due può più dare matto. La partita è patta.
end-fivefold = La stessa posizione è comparsa cinque volte: la partita è patta.
end-seventy-five = Settantacinque mosse di ciascun giocatore senza prese né mosse di pedone: la partita è patta.
problem-clock = «{ $value }» non è un tempo: scrivi 1:28:05 o 28:05.
game-subtitle = Turno { $round }, { $control }
game-position-after = posizione dopo { $move }
game-position-start = posizione iniziale
before-first-move = prima della prima mossa
after-moves = { $start ->
    [one] all’inizio e dopo { $moves }
   *[other] dopo { $moves }
}
at-the-start = all’inizio
after-move = dopo { $move }
signal-threefold = Tripla ripetizione
signal-threefold-now = { $side ->
    [white] Il Bianco può richiedere la patta adesso: la posizione è comparsa { $moves }.
   *[black] Il Nero può richiedere la patta adesso: la posizione è comparsa { $moves }.
}
signal-fifty = 50 mosse
signal-fifty-now = { $side ->
    [white] Il Bianco può richiedere la patta adesso: { $n } semimosse senza prese né pedoni.
   *[black] Il Nero può richiedere la patta adesso: { $n } semimosse senza prese né pedoni.
}
signal-fifty-count = { $n ->
    [one] Una semimossa
   *[other] { $n } semimosse
} senza prese né mosse di pedone.
signal-announce = { $side ->
    [white] Il Bianco può richiedere la patta scrivendo e annunciando { $moves }.
   *[black] Il Nero può richiedere la patta scrivendo e annunciando { $moves }.
}
signal-repeated = La posizione è sulla scacchiera per la { $n }ª volta: { $moves }.
signal-repetition = Ripetizione
signal-moves-after = Semimosse registrate dopo la fine: { $n }.
signal-illegal = Mosse illegali
signal-illegal-count = Bianco { $white }, Nero { $black }.
signal-flag = Bandierina
signal-flag-text = { $side ->
    [both] Cadute tutte e due, rilevate alle { $time }.
    [white] Caduta al Bianco, rilevata alle { $time }.
   *[black] Caduta al Nero, rilevata alle { $time }.
}
signal-draw-offer = Offerta di patta
signal-draw-offer-text = { $side ->
    [white] Il Bianco ha offerto patta con l’ultima mossa.
   *[black] Il Nero ha offerto patta con l’ultima mossa.
}
incident-more = Altri casi
incident-colours = colori invertiti
incident-position = posizione iniziale sbagliata
incident-displaced = pezzi spostati
incident-clock = orologio impostato male
incident-late = ritardo
incident-disturbance = disturbo
incident-health = salute
incident-appeal = ricorso
incident-title = Incidente al tavolo { $board }
incident-kind = Che cosa
incident-player = Giocatore
incident-player-none = nessuno dei due
incident-facts = I fatti
incident-ruling = La decisione
incident-clock-white = Orologio del Bianco
incident-clock-black = Orologio del Nero
incident-save = Registra l’incidente
incident-log = { $side ->
    [white] { $kind }, Bianco. { $facts }
    [black] { $kind }, Nero. { $facts }
   *[none] { $kind }. { $facts }
}
action-game-move = Mossa
action-game-undo-move = Mossa annullata
action-game-import = Partita importata
action-incident-append = Incidente
action-incident-points = Punti tolti
floor-flag = bandierina caduta
floor-ended = partita finita sulla scacchiera
floor-claimable = patta da richiedere
floor-illegal = mosse illegali
floor-open-game = Apri
floor-illegal-text = Bianco { $white }, Nero { $black }.
floor-moves = mossa { $n }
floor-no-moves = nessuna mossa registrata
illegal-cannot-reach = { $man } non arriva in { $to }: { $by } chiude la strada.
move-not-recorded = La mossa non è registrata.
