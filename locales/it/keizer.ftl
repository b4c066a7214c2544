# Sistema Keizer, per le serate di circolo
pairing-edition-keizer = Keizer (serate di circolo)
settings-keizer = Per il sistema Keizer
settings-keizer-note = Una vittoria vale quanto il posto dell’avversario in classifica. Le frazioni si scrivono 2/3, 0,35 o 35%; con + davanti sono punti fissi (+12). I campi vuoti seguono il modello scelto.
field-keizer-preset = Modello
keizer-preset-usual = Consueto: bye e mezzo punto ½, assenza 0,35, bye da un punto 0,7
keizer-preset-classic = Classico (federazione olandese): bye 2/3, assenza 1/3
keizer-preset-free-keizer = FreeKeizer: come il classico, e 1/6 per la sconfitta
field-keizer-values = Valori dei posti in classifica
keizer-values-players = Il primo quanti sono i giocatori, poi uno in meno per posto
keizer-values-three-times = Il primo tre volte l’ultimo, uno in meno per posto
keizer-values-fixed = Come scritto qui sotto
field-keizer-top = Valore del primo
field-keizer-step = Quanto in meno per ogni posto (vuoto: 1)
field-keizer-own = Il proprio valore conta una volta
keizer-own-yes = Sì
keizer-own-no = No
field-keizer-frozen = Valori usati per i turni già giocati
keizer-frozen-no = Quelli di oggi: ogni turno si ricalcola
keizer-frozen-yes = Quelli di allora: restano
field-keizer-loss = Sconfitta, parte del valore dell’avversario
field-keizer-bye = Bye assegnato, parte del proprio valore
field-keizer-full = Bye da un punto (incarico per il club)
field-keizer-half = Bye da mezzo punto
field-keizer-absence = Assenza o bye da zero punti
field-keizer-late = Punti per ogni turno prima di arrivare (vuoto: 0)
field-keizer-most = Assenze che contano (vuoto: 5; all: tutte)
field-keizer-halved = Assenze oltre il numero
keizer-halved-no = Non contano
keizer-halved-yes = Le assenze oltre il numero valgono metà
field-keizer-between = Turni tra due partite degli stessi due (vuoto: 3)
problem-keizer-fraction = «{ $value }» non è una frazione da 0 a 1 in sessantesimi: per esempio 1/6, 0,35 o 35%.
problem-keizer-worth = «{ $value }» non è una frazione da 0 a 1 in sessantesimi (1/2, 0,35, 35%) né un numero di punti (+12).
problem-keizer-not-accelerated = Con il sistema Keizer l’accelerazione non si usa.
keizer-column = Keizer
keizer-score = punteggio Keizer
keizer-standings-note = La classifica segue il punteggio Keizer; a parità il numero di abbinamento più basso. Toccando il punteggio si vede da che cosa è fatto.
keizer-decimal = { $whole },{ $part }
keizer-rule-players = il primo vale quanti sono i giocatori
keizer-rule-three-times = il primo vale tre volte l’ultimo
keizer-rule-fixed = il primo vale { $top }, ogni posto { $step } in meno
keizer-rule-anew = turni ricalcolati ogni volta
keizer-rule-frozen = turni con i valori di allora
keizer-rule-halved = { $n ->
    [0] tutte le assenze valgono metà
    [one] le assenze oltre la prima valgono metà
   *[other] le assenze oltre { $n } valgono metà
}
keizer-own = Il proprio valore
keizer-won = Vittoria con { $name }
keizer-drawn = Patta con { $name }
keizer-lost = Sconfitta con { $name }
keizer-won-forfeit = Vittoria a forfait con { $name }
keizer-lost-forfeit = Assenza alla partita con { $name }
keizer-open = Partita con { $name }, senza risultato
keizer-bye = Bye assegnato
bye-duty = incarico per il club (1 punto)
bye-duty-short = inc.
keizer-full = Incarico per il club
keizer-half = Bye da mezzo punto
keizer-absence = Assenza
keizer-too-many = Assenza oltre quelle che contano
keizer-halved = Assenza oltre quelle che contano: vale metà
keizer-late = Turno prima di arrivare
keizer-counted = { $part } × { $value }
explain-articles-keizer = La FIDE non ha regole per il sistema Keizer: le annuncia il bando. I colori seguono C.04.3 art. 5.2.
explain-keizer-lead = Si incontrano i vicini in classifica, a meno che si siano già incontrati da poco.
explain-keizer-there = { $n ->
    [one] C’è un solo giocatore.
   *[other] Ci sono { $n } giocatori, abbinati dalla cima della classifica in giù.
}
explain-keizer-round-bye = Sono dispari: il bye va a { $name }.
explain-keizer-rematches = { $n ->
    [one] Una coppia si incontra di nuovo prima del previsto: non si poteva evitare.
   *[other] { $n } coppie si incontrano di nuovo prima del previsto: non si poteva evitare.
}
explain-keizer-member = posto { $rank } in classifica, valore { $value }, punteggio Keizer { $score }
explain-keizer-neighbours = Tra i presenti { $a } è al posto { $place } della classifica e { $b } al posto { $other }: sono vicini, e i vicini si incontrano.
explain-keizer-near = Tra i presenti { $a } è al posto { $place } della classifica e { $b } al posto { $other }.
explain-keizer-between-soon = { $b } sta tra loro, ma ha incontrato { $a } al turno { $round }: di nuovo si può dal turno { $again }.
explain-keizer-between-whole = { $b } sta tra loro, ma se incontrasse { $a } gli altri avrebbero avversari più lontani.
explain-keizer-forbidden = { $a } e { $b } in questo torneo non si possono abbinare.
explain-keizer-met-soon = Si sono incontrati al turno { $round }: è presto per farlo di nuovo, ma per il turno intero non c’era di meglio.
explain-keizer-met = Si sono incontrati al turno { $round }: sono passati abbastanza turni.
explain-keizer-bye-first = I giocatori sono dispari. { $name }, al posto { $place } tra i presenti, è il più basso in classifica di quelli che hanno avuto meno bye: finora nessuno.
explain-keizer-bye-again = I giocatori sono dispari. { $name }, al posto { $place } tra i presenti, è il più basso in classifica di quelli che hanno avuto meno bye.
explain-keizer-lower-had = { $name } sta più in basso, ma ha già avuto il bye al turno { $round }.
explain-keizer-lower-needed = { $name } sta più in basso, ma senza quel nome gli altri non si potrebbero abbinare tutti.
explain-keizer-as-paired = L’abbinamento è proprio questo.
explain-keizer-not-there = { $name } non è abbinato in questo turno.
explain-keizer-too-soon = { $a } e { $b } si sono incontrati al turno { $round }: possono farlo di nuovo dal turno { $again }.
explain-keizer-worse-bye = Con { $a } contro { $b } il bye toccherebbe a qualcuno il cui turno viene dopo.
explain-keizer-worse-rematches = Con { $a } contro { $b } { $asked ->
    [one] si incontrerebbe di nuovo troppo presto una coppia
   *[other] si incontrerebbero di nuovo troppo presto { $asked } coppie
}, invece di { $ruled }.
explain-keizer-worse-rounds = Con { $a } contro { $b } altri si incontrerebbero di nuovo ancora più presto.
explain-keizer-worse-distances = Con { $a } contro { $b } gli avversari sarebbero più lontani in classifica: la somma dei quadrati delle distanze è { $asked } invece di { $ruled }.
explain-keizer-as-good = Il turno con { $a } contro { $b } sarebbe altrettanto buono; in quello scelto chi è più in alto ha l’avversario più vicino.
explain-keizer-incomplete = Così gli altri non si potrebbero abbinare tutti.
explain-keizer-no-bye = I giocatori sono pari: nessuno ha il bye.
explain-keizer-had-bye = { $name } ha già avuto il bye al turno { $round }; altri l’hanno avuto meno volte.
explain-keizer-lower = { $b } è più in basso di { $a } in classifica, e il bye va a chi è più in basso.
