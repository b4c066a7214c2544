# Decisioni
ruling-title-agreement = Patta d’accordo, decisione proposta
ruling-title-end = Fine della partita, decisione proposta
ruling-counted-already = Già contata: due infrazioni nella stessa mossa valgono una
ruling-counted-already-lead = Nessuna nuova penalità; resta quella della prima infrazione.
ruling-stands-lead = La posizione resta com’è. La mossa entra nel verbale della partita e nel PGN, non nel conteggio.
ruling-correcting = Corregge la registrazione delle { $time }: quella resta leggibile nel verbale, sostituita.
ruling-note = Annotazione
ruling-print = Stampa la prova
verdict-agreed = Patta d’accordo
verdict-moves-completed = La partita continua: le mosse del periodo sono complete
verdict-moves-completed-lead = Mosse completate { $n }, prescritte { $of }: comincia il periodo successivo.
agreement-not-yet = La patta non si può ancora accordare
agreement-no-move = Ciascuno deve aver fatto almeno una mossa.
agreement-too-early = Il regolamento del torneo la ammette solo dopo { $n ->
    [one] una mossa
   *[other] { $n } mosse
}.
end-not-reached = La partita non è finita da sola
end-not-reached-lead = Nelle mosse registrate non c’è né matto, né stallo, né posizione morta, né quinta ripetizione, né 75 mosse.
claim-wrong-repetition = { $n ->
    [one] La posizione è comparsa una volta, non tre: { $moves }.
    [2] La posizione è comparsa due volte, non tre: { $moves }.
   *[other] La posizione è comparsa { $n } volte, non tre: { $moves }.
}
claim-wrong-fifty = { $n ->
    [0] L’ultima mossa è una presa o una mossa di pedone: per le 50 mosse servono { $limit } semimosse senza.
    [one] Una semimossa senza prese né mosse di pedone: ne servono { $limit }.
   *[other] { $n } semimosse senza prese né mosse di pedone: ne servono { $limit }.
}
claim-announced-illegal = La mossa annunciata { $move } non è legale: va mosso quel pezzo, se può.
claim-announced = annunciata, non ancora giocata
fact-rules = Regole
fact-setting = Scelta del torneo
fact-chosen = Chi ha scelto
fact-chosen-by = { $name }, { $time }
fact-chosen-nobody = nessuno: valgono i valori di partenza
fact-announced = Mossa annunciata
fact-new-clock = da { $before } (letto dopo la mossa { $n }) a { $after }
supervision-short-rapid-partial = senza supervisione piena
supervision-short-rapid-full = supervisione piena
supervision-short-blitz-partial = senza supervisione piena
supervision-short-blitz-full = supervisione piena
# Mosse illegali
illegal-by = Chi
illegal-act = Che cosa è successo
illegal-noticed = Quando si è notato
illegal-written = La mossa, come scritta o fatta
illegal-same-move = Stessa mossa dell’infrazione già registrata qui: due infrazioni in una mossa contano una
illegal-continued = Le mosse scritte dopo, come stanno sul formulario
act-illegal-move = mossa contraria all’articolo 3
act-pawn-not-replaced = pedone in ultima traversa non sostituito
act-clock-without-move = orologio premuto senza fare la mossa
act-two-hands = mossa fatta con due mani
noticed-at-once = subito, a orologio premuto
noticed-after-reply = dopo la mossa dell’avversario
noticed-after-game = a partita finita
noticed-before-pressing = orologio non ancora premuto
record-illegal-move = { $side ->
    [white] Mossa illegale del Bianco{ $written }, { $after }.
   *[black] Mossa illegale del Nero{ $written }, { $after }.
}
record-pawn-not-replaced = { $side ->
    [white] Il Bianco lascia il pedone in ultima traversa{ $written }, { $after }.
   *[black] Il Nero lascia il pedone in ultima traversa{ $written }, { $after }.
}
record-clock-without-move = { $side ->
    [white] Il Bianco preme l’orologio senza muovere{ $written }, { $after }.
   *[black] Il Nero preme l’orologio senza muovere{ $written }, { $after }.
}
record-two-hands = { $side ->
    [white] Il Bianco muove con due mani{ $written }, { $after }.
   *[black] Il Nero muove con due mani{ $written }, { $after }.
}
record-written = { " " }«{ $written }»
record-continued = Scritte dopo: { $moves }.
record-flag-moves = Mosse completate { $n } su { $of }.
record-agreement = I giocatori si accordano per la patta, { $after }.
record-end = Fine della partita constatata { $after }.
record-result = Risultato deciso: { $result }.
record-clocks-set = Messi a: Bianco { $white }, Nero { $black }.
record-counter = Contatore dell’orologio { $counter }, mosse complete { $moves }: differenza { $drift }.
# Causa del risultato
cause-checkmate = scacco matto
cause-resignation = abbandono
cause-stalemate = stallo
cause-dead-position = posizione morta
cause-agreement = patta d’accordo
cause-default-time = oltre la tolleranza
cause-flag = caduta della bandierina
cause-both-flags = tutte e due le bandierine
cause-illegal-moves = mosse illegali
cause-illegal-position = posizione illegale
cause-threefold-claim = tripla ripetizione
cause-fifty-moves-claim = 50 mosse
cause-fivefold-repetition = quinta ripetizione
cause-seventy-five-moves = 75 mosse
cause-device = dispositivo elettronico
cause-refusal = rifiuto di rispettare le regole
cause-penalty = penalità
cause-abandoned = sede di gioco lasciata
cause-emergency = emergenza
cause-arbiters-decision = decisione dell’arbitro
# Bandierina
flag-period = In quale periodo è caduta
flag-period-moves = prima del controllo alla mossa { $n }
flag-period-rest = nel tempo per finire la partita
flag-unpressed = L’ultima mossa è fatta, ma l’orologio non è premuto
# Verbale del tavolo
record-title = Verbale del tavolo
record-print = Stampa il verbale
record-open = Verbale del tavolo
record-replaced = { $n ->
    [one] Una registrazione sostituita.
   *[other] { $n } registrazioni sostituite.
}
record-correct = Correggi
record-withdraw = Ritira
record-superseded = sostituita dalla n. { $n } alle { $time }
record-supersedes = sostituisce la n. { $list }
record-note = Niente si cancella: una correzione sostituisce la registrazione, che resta leggibile. Il risultato cambia solo se lo cambi tu.
record-result-in-doubt = Il risultato poggia su una registrazione sostituita: decidi se cambia.
incident-ended = fine della partita
incident-withdrawn = registrazione ritirata
incident-withdraw-title = Ritira una registrazione
incident-withdraw-why = Perché si ritira
incident-withdraw-note = Resta nel verbale, sostituita; se era una mossa illegale, non si conta più.
incident-correcting = Sostituisce la registrazione delle { $time }: { $kind }.
incident-set-white = Orologio del Bianco messo a
incident-set-black = Orologio del Nero messo a
incident-counter = Contatore delle mosse sull’orologio
incident-result = Risultato che decidi
incident-result-none = nessuno, la partita continua
incident-article = Articolo, se diverso
# Orologi
clock-title = Orologi
clock-expected = può mostrare { $bounds }
clock-between = da { $least } a { $most }
clock-should-show = Dopo la mossa { $n } dovrebbe mostrare: { $bounds }.
clock-not-known = Senza una lettura precedente non si sa che cosa dovrebbe mostrare.
clock-to-control = { $n ->
    [0] Mosse del periodo complete.
    [one] Manca una mossa al controllo.
   *[other] Mancano { $n } mosse al controllo.
}
clock-exempt = Meno di cinque minuti: non è obbligatorio trascrivere le mosse.
clock-must-write = Meno di cinque minuti, ma con 30 secondi a mossa resta l’obbligo di trascrivere le mosse.
clock-exempt-moves = { $side ->
    [white] Bianco esonerato dalla trascrizione dalla mossa { $from } alla { $to }.
   *[black] Nero esonerato dalla trascrizione dalla mossa { $from } alla { $to }.
}
clock-missing-period = { $side ->
    [white] Bianco, mossa { $move }: mostra { $shown }, manca il tempo del nuovo periodo ({ $by }).
   *[black] Nero, mossa { $move }: mostra { $shown }, manca il tempo del nuovo periodo ({ $by }).
}
clock-missing-increment = { $side ->
    [white] Bianco, mossa { $move }: mostra { $shown }, manca l’incremento di { $by ->
        [one] un secondo
       *[other] { $by } secondi
    }.
   *[black] Nero, mossa { $move }: mostra { $shown }, manca l’incremento di { $by ->
        [one] un secondo
       *[other] { $by } secondi
    }.
}
clock-too-much = { $side ->
    [white] Bianco, mossa { $move }: mostra { $shown }, almeno { $by } di troppo.
   *[black] Nero, mossa { $move }: mostra { $shown }, almeno { $by } di troppo.
}
clock-too-little = { $side ->
    [white] Bianco, mossa { $move }: mostra { $shown }, almeno { $by } di meno.
   *[black] Nero, mossa { $move }: mostra { $shown }, almeno { $by } di meno.
}
clock-counter-ahead = Forse il contatore delle mosse è avanti e il periodo è stato aggiunto prima.
# Formulario
sheet-illegal-before = Prima di questa, illegale: { $written }
sheet-illegal-stands = Illegale, resta
game-confirm-end = Vai alla conferma
signal-dead-over = Posizione morta, la partita è finita.
# Sala
floor-announceable = patta da richiedere annunciando la mossa
floor-claimable-text = { $side ->
    [white] Il Bianco può richiedere la patta adesso: { $what }.
   *[black] Il Nero può richiedere la patta adesso: { $what }.
}
floor-announceable-text = { $side ->
    [white] Il Bianco può richiedere la patta annunciando una mossa: { $what }.
   *[black] Il Nero può richiedere la patta annunciando una mossa: { $what }.
}
floor-confirm-end = Conferma
floor-wrong-clock = orologio da guardare
floor-missing = Manca il risultato
floor-no-board = «{ $typed }» non è un tavolo di questo turno. Scrivi per esempio 12, oppure 12 l b: mossa illegale del Nero.
floor-go-note = Numero del tavolo, poi se serve il tasto dell’incidente e w o b per il giocatore: 12 l b.
# Impostazioni dell’arbitraggio
arbitration-open = Apri le scelte di arbitraggio
arbitration-title = Arbitraggio
arbitration-lead = Ciò che il testo delle regole lascia aperto si decide prima, una volta per tutte. Ogni decisione registra la scelta che valeva e chi l’ha fatta.
arbitration-edition = Edizione delle regole
arbitration-kind = Tipo di gioco
arbitration-change-there = si cambia nelle impostazioni
arbitration-supervision = Supervisione in rapid e lampo
arbitration-supervision-note = Nelle partite standard valgono sempre le regole di gara. Il bando deve dichiararlo.
arbitration-supervised-blitz = Penalità nel lampo con supervisione piena
arbitration-supervised-blitz-note = Nel testo del 2023 il lampo con supervisione piena rimanda alle regole di gara senza ripetere il minuto del rapid: alla lettera, due minuti. Nelle edizioni precedenti è sempre un minuto.
arbitration-series = «Qualsiasi serie di mosse legali»
arbitration-series-note = Bandierina, abbandono, seconda mossa illegale: conta solo la posizione, o anche la quinta ripetizione e le 75 mosse che verrebbero prima?
arbitration-announced-mate = Richiesta corretta, ma la mossa annunciata darebbe matto
arbitration-announced-mate-note = Il testo non dice quale viene prima.
arbitration-period-switch = Quando l’orologio aggiunge il periodo successivo
arbitration-period-switch-note = Serve a calcolare che cosa dovrebbe mostrare.
arbitration-save = Salva le scelte
arbitration-chief-only = Le cambia l’arbitro principale.
period-switch-moves = con l’ultima mossa del periodo, dal contatore
period-switch-zero = quando arriva a zero
setting-supervised-blitz-two-minutes = due minuti, alla lettera
setting-supervised-blitz-one-minute = un minuto, come nel rapid
setting-series-any = conta solo la posizione
setting-series-until-automatic-draw = contano anche la quinta ripetizione e le 75 mosse: se il matto è possibile, decide l’arbitro
setting-announced-mate-arbiter = decide l’arbitro
setting-announced-mate-claim = prima la richiesta: patta
setting-announced-mate-mate = prima il matto
action-tournament-arbitration = Scelte di arbitraggio
print-arbiter = Arbitro
print-proposal = Decisione proposta: vale con la conferma dell’arbitro.
print-printed-at = Stampato alle { $time }.
