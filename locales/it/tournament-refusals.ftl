refusal-already-entered = { $name } è già tra gli iscritti.
refusal-entries-closed = Le iscrizioni dei circoli sono chiuse: rivolgiti all’arbitro.
refusal-places-taken = I posti sono finiti: { $name } non si può iscrivere direttamente. Manda la richiesta con il modulo del torneo, Iscrizione del circolo: va in lista d’attesa.
refusal-places-taken-ask = I posti sono finiti: { $name } non si può iscrivere direttamente. Rivolgiti all’arbitro.
refusal-club-places-taken = I posti per il tuo circolo sono finiti: { $name } non si può iscrivere direttamente. Manda la richiesta con il modulo del torneo, Iscrizione del circolo: va in lista d’attesa.
refusal-club-places-taken-ask = I posti per il tuo circolo sono finiti: { $name } non si può iscrivere direttamente. Rivolgiti all’arbitro.
refusal-consent = Serve il consenso dei genitori o tutori: { $names }. Se il circolo ce l’ha, segna la casella sotto i giocatori e iscrivili di nuovo.
refusal-field-full = Il torneo ha già 9999 iscritti: un rapporto FIDE non ne contiene di più.
refusal-nobody-chosen = Non hai scelto nessun giocatore.
refusal-numbers-given = I numeri di abbinamento sono già assegnati: il giocatore può solo ritirarsi.
refusal-nobody-present = Nessuno è segnato presente: segna prima chi è arrivato.
refusal-tournament-over = Il torneo è chiuso: risultati, abbinamenti, iscritti, mosse e impostazioni non cambiano più. L’arbitro principale lo può riaprire dalle impostazioni, con il motivo.
refusal-already-withdrawn = Il ritiro è già registrato.
refusal-not-withdrawn = Nessun ritiro è registrato.
refusal-already-published = Il turno { $round } è già pubblicato.
refusal-not-published = Il turno { $round } non è pubblicato.
refusal-no-such-round = Il turno { $round } non esiste.
refusal-pair-forbidden = Questi due non possono già incontrarsi, o sono la stessa persona.
refusal-all-rounds-played = Tutti i turni previsti sono abbinati.
refusal-rounds-to-play = { $played ->
    [0] Non è stato giocato nessun turno: il torneo non è finito.
    [one] È stato giocato un turno: il torneo non è finito.
   *[other] Sono stati giocati { $played } turni: il torneo non è finito.
}
refusal-too-few-players = Servono almeno due giocatori liberi da abbinare.
refusal-no-pairing = Il turno { $round } non si può abbinare: nessun abbinamento rispetta tutti i criteri assoluti (C.04.3 art. 1.9). La bozza non è cambiata. Decide l’arbitro principale.
refusal-round-out-of-order = Tocca al turno { $expected }, non al { $asked }. Niente è cambiato.
refusal-no-draft = Non c’è nessuna bozza da pubblicare.
refusal-missing-results = { $n ->
    [one] Manca il risultato del tavolo { $boards }: il turno { $round } si può preparare, non pubblicare.
   *[other] Mancano { $n } risultati, tavoli { $boards }: il turno { $round } si può preparare, non pubblicare.
}
refusal-games-open = { $n ->
    [one] Manca un risultato o una partita è aggiornata: tavolo { $boards }. Il torneo non è finito.
   *[other] Mancano { $n } risultati o ci sono partite aggiornate: tavoli { $boards }. Il torneo non è finito.
}
refusal-conflicts-open = { $n ->
    [one] Per un tavolo ci sono due valori diversi (tavolo { $boards }): prima scegli quale vale.
   *[other] Per { $n } tavoli ci sono due valori diversi (tavoli { $boards }): prima scegli quali valgono.
}
board-of-round = { $board } (turno { $round })
refusal-draft-outdated = Dopo la bozza del turno { $round } qualcosa è cambiato: preparala di nuovo prima di pubblicarla.
refusal-overtaken = Mentre il programma lavorava il torneo è cambiato: non è stato scritto niente. Prova di nuovo.
refusal-stopped = Il lavoro è durato più del tempo concesso, o qualcuno l’ha fermato: non è stato scritto niente.
refusal-busy = Troppi lavori sono già in attesa. Riprova tra poco.
refusal-announced-fixed = Più di 50 mosse si annunciano prima di cominciare: il turno 1 è già pubblicato.
refusal-points-fixed = I punteggi non si cambiano più: il torneo è accelerato e un turno è già abbinato.
refusal-rounds-played = { $played ->
    [one] È già abbinato un turno: non possono essere di meno.
   *[other] Sono già abbinati { $played } turni: non possono essere di meno.
}
refusal-result-conflict = Tavolo { $board }: { $values }. Per ora vale { $stored }.
refusal-also-entered = Lo stesso risultato l’ha inserito anche { $by }: resta.
refusal-nothing-to-undo = Non c’è più niente da annullare: quel risultato è già cambiato.
result-none = nessun risultato
problem-time-control = Non capisco questa cadenza. Scrivi per esempio 90+30, oppure 90/40+30:30+30.
problem-points = Servono punti interi o mezzi, per esempio 1, ½ o 0,5.
problem-scoring = Vittoria, patta e sconfitta devono essere in ordine decrescente, e il bye non può valere più della vittoria.
problem-tie-break = «{ $value }» non è un codice di spareggio.
refusal-tournament-not-over = Il torneo non è chiuso.
refusal-asked-twice = Serve una seconda conferma.
refusal-unseen = Prima di abbinare il turno { $round } decidi che cosa fare di chi non si è visto: { $names }.
refusal-not-cleared = Il risultato del turno { $round } non si cancella più: si corregge, e la correzione va nel rapporto per l’Elo.
refusal-earlier-round = Il turno { $round } è passato: il risultato del tavolo { $board } si cambia dalla pagina di quel turno, con il motivo.
refusal-fide-id-taken = L’ID FIDE { $number } è di { $name }, che è già tra gli iscritti.
refusal-namesakes = C’è già tra gli iscritti: { $names }.
refusal-not-paired-here = Questo torneo è importato con il sistema «{ $system }», con cui il programma non abbina e non spiega gli abbinamenti. Se i prossimi turni si giocano con il sistema olandese, sceglilo nelle impostazioni.

# La bozza cambiata a mano.
refusal-by-hand-not-begun = Nessuno ha cominciato a cambiare questa bozza a mano.
refusal-by-hand-begun = La bozza si sta già cambiando a mano.
refusal-not-in-draft = { $name } non gioca in questo turno.
refusal-nothing-to-swap = Tra { $one } e { $two } non c’è niente da scambiare.
refusal-no-seat = { $name } non ha un tavolo.
refusal-has-seat = { $name } ha già un posto: prima liberalo.
refusal-bye-given = Il bye è già di { $name }.
refusal-without-seat = { $n ->
    [0] Qualcuno nella bozza non gioca più: cambiala, o torna al motore.
    [one] Senza tavolo: { $names }. Abbina tutti prima di pubblicare.
   *[other] Senza tavolo: { $names }. Abbina tutti prima di pubblicare.
}
refusal-next-drafted = Il turno { $next } è già preparato: scarta la sua bozza, poi riprendi il turno { $round }.
refusal-round-begun = { $n ->
    [one] Il turno { $round } è cominciato: al tavolo { $boards } c’è già un risultato, una mossa o un incidente. Non si può più riprendere.
   *[other] Il turno { $round } è cominciato: ai tavoli { $boards } c’è già un risultato, una mossa o un incidente. Non si può più riprendere.
}
