# L’inizio del turno: ore, orologio, tolleranza, sedie vuote.
start-title = Inizio del turno { $round }
start-open = Inizio del turno, sedie vuote
start-clock = Inizio
start-began = alle { $hour }
start-not-begun = Orologio non avviato
start-announced = Annunciato alle { $hour }
start-now = Comincia adesso
start-as-announced = Comincia all’ora annunciata
start-default = Tolleranza
start-over = finita alle { $hour }
start-until = fino alle { $hour }
start-minutes = { $n ->
    [0] nessuna: chi non c’è all’inizio perde
    [one] un minuto dall’inizio
   *[other] { $n } minuti dall’inizio
}
start-missing = { $n ->
    [0] tutti i risultati ci sono
    [one] un tavolo senza risultato
   *[other] { $n } tavoli senza risultato
}
start-key-seats = scrivi le sedie vuote
start-late = Arrivato
start-forfeit = Forfait
start-taken = C’era
start-empty = { $n ->
    [0] Nessuna sedia vuota
    [one] Una partita non è ancora cominciata
   *[other] { $n } partite non sono ancora cominciate
}
start-seats = Sedie vuote
start-note = Segna
start-seats-hint = Numero del tavolo con w per il Bianco, n per il Nero; il numero da solo per tutti e due.
start-rule = Decidi altrimenti
start-at = Ora d’arrivo, { $seat }: vuota vale adesso
problem-seats = «{ $value }»: scrivi il numero di un tavolo senza risultato, con w o n.
problem-round-hour = al turno { $value } non c’è un’ora: scrivi per esempio 15:00.
problem-round-hour-typed = «{ $value }» non è un’ora: scrivi per esempio 15:12.
field-hour = Ora del turno { $round }
field-zone = Fuso orario della sede
field-seats = Sedie vuote
field-at = Ora d’arrivo
days-zone-note = Vuoto: ora dell’Europa centrale (CET), legale d’estate. Altrove scrivi quanto si è avanti su UTC, per esempio +05:30.
refusal-round-not-started = L’orologio del turno non è avviato: il ritardo si conta dall’inizio.
refusal-may-still-come = Può ancora arrivare, fino alle { $time }.
action-round-seats = Sedie vuote
trail-seat = { $side ->
    [black] { $board } Nero
   *[white] { $board } Bianco
}
trail-seats-empty = vuote: { $seats }
trail-seats-taken = occupate: { $seats }
