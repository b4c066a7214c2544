# Prima di abbinare, pubblicare, correggere: le domande che si fanno all’arbitro.
unseen-title = Chi non si è visto prima del turno { $round }
unseen-question = { $n ->
    [one] Un giocatore non si è visto
   *[other] { $n } giocatori non si sono visti
}
unseen-lead = Nessuno di loro è abbinato finché non decidi: per ciascuno, oppure per tutti insieme. Il turno { $round } non è ancora preparato.
unseen-why = Perché lo chiediamo
unseen-what = Che cosa fare
unseen-what-of = Che cosa fare: { $name }
unseen-choose = scegli
unseen-not-marked = non è segnato presente
unseen-absent-before = assente senza avviso al turno prima
unseen-forfeited = non si è presentato alla partita del turno prima
unseen-absent = assente in questo turno
unseen-out = ritirato dal torneo
unseen-awaited = arriva: abbinalo lo stesso
unseen-with-these = Prepara il turno con queste scelte
unseen-to-check-in = Torna all’accredito
unseen-for-all = Lo stesso per tutti quelli senza una scelta
entries-chosen-white = Bianco, scelto dall’arbitro
entries-chosen-black = Nero, scelto dall’arbitro
rule-initial-drawn = il numero 1 ha il { $side ->
    [black] Nero
   *[white] Bianco
} al primo turno, sorteggiato dal programma ({ $lot })
draft-stale = La bozza non vale più. Dopo averla preparata sono cambiati: { $what }.
basis-results = risultati
basis-entries = iscritti
basis-absences = bye, ritiri o rientri
basis-prohibitions = abbinamenti vietati
basis-rules = regole dell’abbinamento
basis-program = versione del programma
draft-differs = Con i dati di adesso { $n ->
    [one] cambierebbe un tavolo
   *[other] cambierebbero { $n } tavoli
} su { $m }.
draft-other-bye = I tavoli resterebbero gli stessi, ma cambierebbe il bye.
draft-same-boards = Con i dati di adesso gli abbinamenti sarebbero gli stessi.
draft-impossible = Con i dati di adesso il turno non si può abbinare.
draft-prepare-again = Prepara di nuovo il turno { $round }
publish-nobody-seen = Nessuno è segnato presente: l’accredito non è stato fatto, e sono abbinati tutti gli iscritti senza bye.
earlier-title = Turno { $round }, tavolo { $board }: cambiare il risultato?
earlier-values = { $stored } diventa { $wanted }
earlier-consequence = { $n ->
    [1] La classifica cambia da questo turno in poi. Il turno { $first } resta come è stato abbinato.
   *[other] La classifica cambia da questo turno in poi. I turni da { $first } a { $last } restano come sono stati abbinati.
}
earlier-yes = Cambia il risultato
earlier-rating-consequence = Questo turno non è né l’ultimo né il penultimo: in modalità FIDE la classifica e gli abbinamenti restano come sono. Il risultato giusto va nel rapporto per l’Elo, con la riga « ### Correction ».
earlier-rating-yes = Correggi il rapporto per l’Elo
desk-rating-corrected = Per l’Elo: tavolo { $board }, { $result } ({ $reason }).
download-rating-trf = TRF26 per l’Elo, con i risultati corretti
earlier-no = Lascia com’è
field-reason = Motivo
reopen-title = Riapri il torneo
reopen-lead = La classifica non sarà più definitiva e risultati, iscritti e impostazioni si potranno cambiare di nuovo. Il motivo resta nel registro.
reopen-go-on = Continua
reopen-sure = Riaprire davvero il torneo?
reopen-consequence = Chi ha già mandato classifica e rapporto dovrà mandarli di nuovo.
reopen-because = Motivo: { $reason }
reopen-yes = Riapri il torneo
reopen-closed = Il torneo è chiuso
reopen-closed-note = Risultati, abbinamenti, iscritti e impostazioni non cambiano più.
flash-tournament-reopened = Torneo riaperto.
namesakes-title = È la stessa persona?
namesakes-lead = Il nome è già tra gli iscritti. Non è ancora stato scritto niente.
namesakes-which = Chi
namesakes-there = già iscritto
namesakes-new = da iscrivere
namesakes-another = { $n ->
    [one] È un’altra persona: iscrivi
   *[other] Sono altre persone: iscrivi
}
namesakes-same = È la stessa: non iscrivere
my-board-over = Hai finito
my-board-place = Posto { $place } { points-with }.
my-board-points = Punti: { $points }. La classifica finale non c’è ancora.

# L’accredito
check-in-who = Chi è arrivato
check-in-of = { $n ->
    [one] da segnare su uno
   *[other] da segnare su { $n }
}
check-in-hits = { $n } trovati, { $open } da segnare
check-in-hits-live = %n trovati, %m da segnare
check-in-offline = Rete assente: %n in attesa, partono da soli.
check-in-show-open = Da segnare { $n }
check-in-show-here = Presenti { $n }
check-in-show-away = Non vengono { $n }
check-in-show-all = Tutti { $n }
check-in-filter = Chi si vede
check-in-print = Stampa il foglio
check-in-new = Nuovo sul posto
check-in-here = Presente
check-in-away = Non viene
check-in-unmark = Da segnare
check-in-withdrawn = ritirato
check-in-nobody = Nessuno da segnare: si può chiudere l’accredito.
check-in-open = aperto
check-in-closed = chiuso da { $name } alle { $time }
check-in-round-1 = Il turno 1 comincia { $when }
check-in-last = Ultima azione
check-in-last-here = { $name } è presente.
check-in-last-open = { $name } è da segnare.
check-in-last-away = { $name } non viene al turno 1.
check-in-key-here = presente, e svuota
check-in-key-away = non viene al turno 1
check-in-key-clear = svuota la ricerca
check-in-key-new = nuovo sul posto
check-in-key-show = solo da segnare, o tutti
