ruling-place = Tavolo { $board }, turno { $round }
ruling-back = Torna alla partita
ruling-title-flag = Bandierina, decisione proposta
ruling-title-resign = Abbandono, decisione proposta
ruling-title-illegal = Mossa illegale
ruling-standing = Al tavolo c’è già un risultato:
ruling-line = Una variante che lo prova
ruling-mate = matto
ruling-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
ruling-time-added = { $side ->
    [white] Prima mossa illegale: { $time } in più al Bianco
   *[black] Prima mossa illegale: { $time } in più al Nero
}
ruling-increment = { $side ->
    [white] Togli all’orologio del Bianco l’incremento guadagnato premendo ({ $n ->
        [one] un secondo
       *[other] { $n } secondi
    }).
   *[black] Togli all’orologio del Nero l’incremento guadagnato premendo ({ $n ->
        [one] un secondo
       *[other] { $n } secondi
    }).
}
ruling-second-illegal = Seconda mossa illegale dello stesso giocatore.
ruling-not-completed = La mossa non è completata: il giocatore la corregge con il pezzo toccato
ruling-stands = La mossa illegale non si può più correggere e resta
ruling-remedy-only = Nessuna penalità in questa edizione delle regole
remedy-restore = Rimetti la posizione com’era prima della mossa: il pezzo mosso è toccato e va mosso, se può.
remedy-restore-or-annul = Rimetti la posizione com’era; se non si può, la partita è annullata e se ne gioca un’altra.
remedy-queen = Il pedone diventa una donna dello stesso colore.
remedy-make-move = Non c’è nulla da ripristinare: il giocatore deve fare la mossa.
remedy-keep = La mossa in sé è legale e resta sulla scacchiera.
verdict-lost = { $loser ->
    [white] Il Bianco perde: il Nero può ancora dare matto
   *[black] Il Nero perde: il Bianco può ancora dare matto
}
verdict-won = { $winner ->
    [white] Vince il Bianco
   *[black] Vince il Nero
}
verdict-drawn = { $loser ->
    [white] Patta: il Nero non può più dare matto
   *[black] Patta: il Bianco non può più dare matto
}
verdict-continues = La partita continua
verdict-undecided = Non deciso
verdict-unknown-lead = Cercate { $n } posizioni, nessun matto trovato e nessuna prova. Decide l’arbitro.
verdict-no-article = Questa edizione delle regole non ha un articolo per il caso. Decide l’arbitro.
verdict-series-cut = Il matto è possibile, ma il torneo conta le cinque ripetizioni e le 75 mosse. Decide l’arbitro.
verdict-announced-mate = La mossa annunciata darebbe matto. Decide l’arbitro.
verdict-earlier-lead = La partita era finita { $after }: quel risultato resta.
verdict-lost-lead = { $n ->
    [0] Il matto è sulla scacchiera.
    [one] La regola chiede se una serie qualsiasi di mosse legali porta al matto. Basta una semimossa.
   *[other] La regola chiede se una serie qualsiasi di mosse legali porta al matto. Ne bastano { $n } semimosse.
}
proof-lone-king = Ha solo il re: con nessuna posizione si dà matto.
proof-knight-queens = Ha re e cavallo contro re e donne: niente può chiudere l’angolo, il matto non esiste.
proof-bishops = Gli alfieri stanno tutti su case dello stesso colore e nessun pezzo può chiudere l’altra via: il matto non esiste.
proof-locked = La struttura è chiusa: con tutte le case che ogni pezzo può raggiungere non resta nessuna casa in cui il re possa prendere matto.
proof-locked-exits = { $n ->
    [0] La struttura è chiusa per sempre: nessuna mossa la cambia, e con le case raggiungibili il matto è impossibile.
    [one] Finché la struttura resta com’è non c’è matto, e dopo l’unica mossa che la cambia la posizione è morta.
   *[other] Finché la struttura resta com’è non c’è matto, e dopo ciascuna delle { $n } mosse che la cambiano la posizione è morta.
}
proof-forced = { $n ->
    [0] La partita è già finita sulla scacchiera.
    [one] C’è una sola mossa legale.
   *[other] Ogni volta c’è una sola mossa legale, per { $n } semimosse.
}
proof-end-other-mates = Alla fine dà matto l’altro.
proof-end-stalemate = Alla fine è stallo.
proof-end-cycle = La posizione si ripete all’infinito.
proof-exhaustion = { $n ->
    [one] Esaminata la sola posizione raggiungibile: il matto non c’è.
   *[other] Esaminate tutte le { $n } posizioni raggiungibili: il matto non c’è.
}
ruling-confirm = Conferma { $result }
ruling-put = Assegna { $result }
ruling-record-only = Registra senza risultato
ruling-otherwise = Decidi diversamente
ruling-other-white = Riguarda il Bianco
ruling-other-black = Riguarda il Nero
ruling-no-proof = La prova non c’è
ruling-no-proof-text = Il calcolo non è arrivato a una risposta: il risultato resta vuoto. Decide l’arbitro.
fact-proof = Prova
fact-proof-line = { $n ->
    [0] il matto sulla scacchiera
    [one] variante di una semimossa, verificata dal motore delle regole
   *[other] variante di { $n } semimosse, verificata mossa per mossa dal motore delle regole
}
fact-searched = Cercato
fact-positions = { $n ->
    [one] una posizione
   *[other] { $n } posizioni
}
fact-left-out = Non considerati
fact-left-out-text = tripla ripetizione e 50 mosse: conta solo la posizione
fact-before = Prima
fact-before-text = nessun matto, nessuno stallo, nessuna fine automatica nelle mosse registrate
supervision-partial = Un arbitro per più partite
supervision-full = Supervisione piena
claim-title = Verifica di una richiesta di patta
claim-by = Chi richiede la patta
claim-move = Mossa annunciata, vuoto se nessuna
claim-on = Su che cosa
claim-on-either = ripetizione o 50 mosse
claim-on-repetition = ripetizione
claim-on-fifty = 50 mosse
claim-touched = Ha già toccato un pezzo in questa mossa
claim-check = Verifica
claim-right = Richiesta corretta: patta
claim-wrong = Richiesta non corretta
claim-right-repetition = La posizione è comparsa { $n } volte: { $moves }.
claim-right-fifty = { $n } semimosse senza prese né mosse di pedone.
claim-wrong-time = { $side ->
    [white] Al Bianco { $time } in più.
   *[black] Al Nero { $time } in più.
}
claim-must-play = { $move } va giocata.
claim-not-on-move = Richiesta non ammessa: può richiedere la patta solo chi ha il tratto
claim-has-touched = Richiesta non ammessa: ha già toccato un pezzo
claim-not-heard = Nessuna penalità; il diritto torna con la mossa successiva.
claim-unreadable = La mossa annunciata non si legge
claim-occurrences = Le posizioni
near-player-to-move = Aveva il tratto l’altro giocatore.
near-castling = Si poteva ancora arroccare con la torre { $rook }, fino a { $move }.
near-en-passant = Si poteva prendere en passant in { $square }.
near-does-not-count = non conta: { $reason }
record-flag = { $side ->
    [white] Bandierina caduta al Bianco, { $after }.
   *[black] Bandierina caduta al Nero, { $after }.
}
record-resigns = { $side ->
    [white] Il Bianco abbandona, { $after }.
   *[black] Il Nero abbandona, { $after }.
}
record-claim = { $side ->
    [white] Il Bianco richiede la patta sulla scacchiera, { $after }.
   *[black] Il Nero richiede la patta sulla scacchiera, { $after }.
}
record-claim-move = { $side ->
    [white] Il Bianco richiede la patta annunciando { $announced }, { $after }.
   *[black] Il Nero richiede la patta annunciando { $announced }, { $after }.
}
incident-resignation = abbandono
action-result-ruling = Risultato per decisione
action-game-sheet = Formulario scelto
refusal-sheet-disagrees = Il formulario scelto non continua la partita registrata: differisce a { $move } Annulla prima le mosse che non valgono.
compare-title = Due formulari
compare-lead = Copia i due formulari come sono scritti. Si allineano semimossa per semimossa; niente si registra finché non ne scegli uno.
compare-white = Formulario del Bianco
compare-black = Formulario del Nero
compare-language = Lingua
language-detect = da riconoscere
language-italian = italiano
language-english = inglese
language-german = tedesco
language-french = francese
language-spanish = spagnolo
compare-check = Confronta
compare-same = I due formulari sono la stessa partita
compare-divergence = Differiscono a { $move }
compare-agreed = { $n ->
    [one] Concordano per una semimossa.
   *[other] Concordano per { $n } semimosse.
}
compare-legal-both = Tutti e due restano legali fino alla fine.
compare-legal-white = Solo il formulario del Bianco resta legale fino alla fine.
compare-legal-black = Solo il formulario del Nero resta legale fino alla fine.
compare-legal-neither = Nessuno dei due resta legale fino alla fine.
compare-results-differ = I risultati scritti sono diversi.
compare-resumes = Più avanti tornano a concordare.
compare-take-white = { $n ->
    [one] Prendi il Bianco: una semimossa
   *[other] Prendi il Bianco: { $n } semimosse
}
compare-take-black = { $n ->
    [one] Prendi il Nero: una semimossa
   *[other] Prendi il Nero: { $n } semimosse
}
compare-last-agreed = ultima posizione concorde
print-game-title = Formulario, tavolo { $board }
print-incidents = Incidenti
print-no-incidents = Nessun incidente registrato.
print-clocks = Orologi: Bianco { $white }, Nero { $black }.
ruling-record = Registra la decisione
step-to-record = Torna all’ultima mossa per registrare
step-first = Inizio
step-back = Indietro
step-next = Avanti
step-last = Fine
step-label = Scorri la partita
signal-dead = Posizione morta
signal-dead-text = Nessuno dei due può più dare matto con una serie di mosse legali: la partita è patta.
floor-verdict = Decisione
floor-check = Verifica
floor-short-time = meno di cinque minuti
floor-short-time-text = Bianco { $white }, Nero { $black }, mossa { $n }.
floor-claim-open = richiesta di patta
floor-draw-offer = patta offerta
floor-moves-clocks = mossa { $n }, orologi { $white } { $black }
floor-go = Vai al tavolo
floor-go-button = Apri
ruling-of-nobody = Non è indicato quale giocatore: Bianco o Nero?
