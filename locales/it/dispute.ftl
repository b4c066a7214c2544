# Una posizione disposta dall’arbitro, e che cosa si dice a ciascun giocatore
position-set-up = posizione disposta { $fen }
in-position-set-up = nella posizione disposta { $fen }
position-unknown = Disponi la posizione, o inserisci le mosse
position-unknown-lead = Di questa partita non è registrato nulla: nessuno ha detto al programma come stanno i pezzi. Senza la posizione non c’è decisione.
position-cannot-be = La posizione non può esistere
position-nobody-entered = Posizione non nota: nessuna mossa registrata
position-caption-set-up = { $side ->
    [white] Posizione disposta dall’arbitro, muove il Bianco
   *[black] Posizione disposta dall’arbitro, muove il Nero
}
setup-fault-men = I pezzi non si leggono: otto traverse divise da barre, dalla 8 alla 1.
setup-fault-turn = Chi ha il tratto non si legge: w o b.
setup-fault-castling-text = I diritti di arrocco non si leggono: KQkq, o una parte.
setup-fault-en-passant-text = La casa della presa al varco non si legge: per esempio e6.
setup-fault-half-moves = Il numero delle semimosse senza prese né mosse di pedone non si legge.
setup-fault-number = Il numero della mossa non si legge.
setup-fault-whole = Non è una FEN.
setup-fault-empty = Sulla scacchiera non c’è nessun pezzo.
setup-fault-missing-king = Manca un re.
setup-fault-kings = Un giocatore ha più di un re.
setup-fault-pawn = C’è un pedone sulla prima o sull’ottava traversa.
setup-fault-castling = Per l’arrocco re e torre devono essere nelle case d’origine.
setup-fault-en-passant = Per la presa al varco serve il pedone che ha appena fatto il doppio passo.
setup-fault-check = È sotto scacco chi non ha il tratto.
setup-fault-impossible-check = Nessuna mossa può aver dato questo scacco.
setup-fault-men-too-many = Ci sono più pezzi di quanti i pedoni mancanti possano essere diventati.
dispute-title = Contestazione alla scacchiera
dispute-open = Disponi la posizione e decidi
dispute-check = Controlla la posizione
dispute-recorded = Come registrata, { $move }
dispute-empty = Scacchiera vuota
dispute-start = Posizione iniziale
dispute-board = Come il tavolo
dispute-take = prendi
dispute-no-board = A quel tavolo, in questo turno, nessuna mossa è registrata.
dispute-hand = Pezzo da mettere
dispute-off = togli
dispute-position = La posizione che si sta disponendo
dispute-turn = Muove
dispute-castling = Arrocco ancora possibile
dispute-castle-wk = Bianco corto
dispute-castle-wq = Bianco lungo
dispute-castle-bk = Nero corto
dispute-castle-bq = Nero lungo
dispute-en-passant = Presa al varco in
dispute-number = Mossa numero
dispute-half = Semimosse senza prese né mosse di pedone
dispute-more = FEN, arrocco, presa al varco, numero della mossa
dispute-happened = Che cosa è successo
happened-flag-white = Bandierina del Bianco
happened-flag-black = Bandierina del Nero
happened-resign-white = Il Bianco abbandona
happened-resign-black = Il Nero abbandona
happened-illegal-white = Atto illegale del Bianco
happened-illegal-black = Atto illegale del Nero
happened-claim = Richiesta per le 50 mosse
happened-both-flags = Tutte e due le bandierine
happened-end = Posizione morta, matto, stallo
judged-elsewhere = Sulla scacchiera i pezzi stanno altrimenti?
judged-set-up = Disponi la posizione
judged-moves = Inserisci le mosse
judged-sheets = Copia i formulari
search-on = Cerca ancora
search-on-note = Quattro volte le posizioni, al più mezzo minuto. Intanto puoi lasciare la pagina.
job-search = Si cerca se un matto è possibile
flag-which-period = In quale periodo è caduta la bandierina?
flag-which-period-lead = Le mosse fatte non sono registrate e la cadenza ha più periodi. Scegli il periodo qui sopra, o inserisci le mosse.
flag-which-move = Quante mosse sono state fatte?
flag-which-move-lead = Il giocatore doveva completare un numero di mosse. Disponi la posizione con il numero della mossa, o inserisci le mosse.
claim-needs-moves = Per una richiesta servono le mosse
claim-needs-moves-lead = La sola posizione non dice quante volte è apparsa. Inserisci le mosse dai formulari; per le 50 mosse bastano, con la posizione, le semimosse contate.
act-no-pawn = Nessun pedone può esserci arrivato
act-no-pawn-lead = In questa posizione nessun pedone del giocatore arriva all’ultima traversa con una mossa legale: nessuno è rimasto senza promozione. Controlla il giocatore, la casa e le mosse registrate.
ruling-legal = Mossa legale: niente da penalizzare
ruling-legal-lead = La mossa rispetta gli articoli da 3.1 a 3.9. Nessun tempo è aggiunto, e non conta come atto illegale.
fact-position = Giudicata
fact-why-illegal = Perché è illegale
fact-not-held = Posizione
fact-not-held-text = non registrata: che la mossa fosse illegale lo dice ciò che l’arbitro ha visto
verdict-guidelines-not-announced = Non si sa quale bandierina è caduta prima. Le linee guida III, che deciderebbero, valgono solo dove il torneo le ha annunciate e alle mosse non si aggiunge tempo. Decide l’arbitro.
told-title = Da dire ai giocatori
told-won = { $event ->
    [flag] Il tempo dell’avversario è finito e tu puoi ancora dare matto: hai vinto.
    [resignation] L’avversario ha abbandonato: hai vinto.
    [illegal] L’avversario ha completato un secondo atto illegale: hai vinto.
    [sealed] La mossa in busta dell’avversario non vale: hai vinto.
   *[other] Hai vinto.
}
told-lost = { $event ->
    [flag] Il tuo tempo è finito e l’avversario può ancora dare matto: hai perso.
    [resignation] Hai abbandonato: hai perso.
    [illegal] Hai completato un secondo atto illegale: hai perso.
    [sealed] La tua mossa in busta non vale: hai perso.
   *[other] Hai perso.
}
told-drawn = { $event ->
    [flag] { $who ->
        [by] Il tuo tempo è finito, ma l’avversario non può dare matto con nessuna serie di mosse legali: è patta.
       *[other] Il tempo dell’avversario è finito, ma tu non puoi dare matto con nessuna serie di mosse legali: è patta.
    }
    [resignation] { $who ->
        [by] Hai abbandonato, ma l’avversario non può dare matto con nessuna serie di mosse legali: è patta.
       *[other] L’avversario ha abbandonato, ma tu non puoi dare matto con nessuna serie di mosse legali: è patta.
    }
    [illegal] { $who ->
        [by] È il tuo secondo atto illegale, ma l’avversario non può dare matto con nessuna serie di mosse legali: è patta.
       *[other] È il secondo atto illegale dell’avversario, ma tu non puoi dare matto con nessuna serie di mosse legali: è patta.
    }
   *[other] La partita è patta.
}
told-won-earlier = La partita era già finita sulla scacchiera: hai vinto.
told-lost-earlier = La partita era già finita sulla scacchiera: hai perso.
told-drawn-earlier = La partita era già finita sulla scacchiera: è patta.
told-time-gained = { $event ->
    [claim] La richiesta dell’avversario è sbagliata: guadagni { $time }, la partita continua.
   *[other] L’avversario ha completato un atto illegale: guadagni { $time }, la partita continua.
}
told-time-given = { $event ->
    [claim] La tua richiesta è sbagliata: l’avversario guadagna { $time }, la partita continua.
   *[other] Hai completato un atto illegale: l’avversario guadagna { $time }, la partita continua.
}
told-claim-right = { $who ->
    [by] La tua richiesta è giusta: è patta.
   *[other] La richiesta dell’avversario è giusta: è patta.
}
told-legal = { $who ->
    [by] La tua mossa è legale: la partita continua.
   *[other] La mossa dell’avversario è legale: la partita continua.
}
told-continues = La partita continua.
arbitration-quickplay-finish = Linee guida III, partite senza incremento
arbitration-quickplay-finish-note = Valgono solo dove il torneo le ha annunciate, alle mosse non si aggiunge tempo, e non è lampo (III.2.1, III.2.2).
setting-quickplay-finish-not-announced = non annunciate: non valgono
setting-quickplay-finish-announced = annunciate
