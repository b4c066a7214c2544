# Una partita registrata: pezzi presi, scacco perpetuo, esercizi.
captured-title = Pezzi presi
captured-by = { $side ->
    [white] Presi dal Bianco: { $count }
   *[black] Presi dal Nero: { $count }
}
perpetual-check = Scacco perpetuo
perpetual-check-says = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} dà scacco a ogni mossa e gli scacchi si ripetono ({ $checks }); la posizione è sulla scacchiera per la { $n }ª volta: { $moves }.
perpetual-check-not-yet = Lo scacco perpetuo non è di per sé patta: lo diventa per accordo (5.2.3), su richiesta alla terza volta (9.2), da sé alla quinta (9.6.1).
perpetual-check-claim = Chi ha il tratto può richiedere la patta per la terza ripetizione (9.2); alla quinta è patta senza richiesta (9.6.1).
perpetual-check-fivefold = La posizione è apparsa cinque volte: è patta senza richiesta (9.6.1).
perpetual-check-not-yet-1952 = Lo scacco perpetuo non è di per sé patta: lo diventa per accordo (12.2) o su richiesta alla terza volta (12.3).
perpetual-check-claim-1952 = Il giocatore può richiedere la patta per la terza ripetizione (12.3).
games-look = Guarda
game-shown-place = Turno { $round }, tavolo { $board }.
game-shown-no-moves = Nessuna mossa registrata.
exercises-title = Esercizi dalla partita
exercises-back = Torna alla partita
exercises-none = Gli esercizi si fanno da una partita finita e con le sue mosse.
exercises-name = Nome
exercises-answers = Risposte
exercise-mate = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} muove e dà matto in una mossa. Quale?
exercise-check = { $side ->
    [white] Il re bianco
   *[black] Il re nero
} è sotto scacco. Quali mosse lo parano?
exercise-en-passant = { $side ->
    [white] Tocca al Bianco.
   *[black] Tocca al Nero.
} Quale pedone si può prendere al varco?
exercise-captures = { $side ->
    [white] Tocca al Bianco.
   *[black] Tocca al Nero.
} Quali prese sono possibili?
exercise-castling-short = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} può arroccare corto adesso? Perché?
exercise-castling-long = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} può arroccare lungo adesso? Perché?
exercise-ending = { $side ->
    [white] Tocca al Bianco.
   *[black] Tocca al Nero.
} È matto, stallo o la partita continua?
exercise-yes = Sì, niente lo impedisce.
exercise-no = No.
exercise-goes-on = La partita continua: ci sono mosse legali.
examples-title = Patte e arrocco: esempi giudicati
examples-lead = Ogni posizione è giudicata dal programma con le stesse regole che usa per le partite dei tornei.
examples-draws = Cinque modi di pattare
examples-draw-stalemate = Stallo
examples-draw-material = Re e cavallo contro re
examples-draw-fifty-moves = Cinquanta mosse
examples-draw-repetition = Terza ripetizione
examples-draw-agreement = Accordo
examples-claim-repetition = La posizione è apparsa tre volte, anche se non di seguito: chi ha il tratto può richiedere la patta.
examples-claim-fifty = { $n } semimosse senza catture e senza mosse di pedone, cioè 50 mosse a testa: chi ha il tratto può richiedere la patta.
examples-agreement = Tutti e due hanno mosso: possono accordarsi per la patta.
examples-castling = Quattro ostacoli all’arrocco
examples-obstacle-king-moved = Il re si è già mosso
examples-obstacle-rook-moved = La torre si è già mossa
examples-obstacle-man-between = Un pezzo in mezzo
examples-obstacle-attacked = Una casa del re è attaccata
examples-for-ever = Per tutta la partita.
examples-for-now = Solo per adesso: se la causa cessa, si può arroccare.
