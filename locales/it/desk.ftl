# The arbiter's pages: round desk, hall, game.
round-title = Turno { $round }
desk-state = Stato
desk-draft = Bozza
desk-published = Pubblicato { $time }
desk-publish = Pubblica il turno { $round }
desk-results = Risultati
desk-missing-boards = { $n ->
    [one] manca il tavolo { $boards }
   *[other] mancano i tavoli { $boards }
}
desk-to-save = Da salvare
desk-queued = in coda, non ancora salvato
# The script puts the numbers for n and s, and for why what the server says.
desk-waiting = Da salvare: {"{n}"}.
desk-away = Da salvare: {"{n}"}. Rete assente da {"{s}"} s. Puoi continuare.
desk-failing = Non salvati: {"{n}"}. {"{why}"} Il programma riprova da sé.
desk-refused = Non salvati: {"{n}"}. L’accesso è scaduto: accedi in un’altra scheda, poi riprova da qui.
desk-last-action = Ultima azione
desk-no-action = Nessuna
desk-no-board = Quel tavolo non c’è in questo turno: niente è stato scritto.
desk-unknown-result = Questo risultato non esiste: niente è stato scritto.
desk-undo = Annulla
desk-keys = Tasti
desk-all-keys = tutti i tasti
desk-boards = Tavoli del turno { $round }
desk-filter = Filtro
desk-all = Tutti { $n }
desk-missing = Mancanti { $n }
desk-unclear = Da chiarire { $n }
desk-goto-label = Vai al tavolo o al cognome
desk-goto = Tavolo o cognome
desk-prepare = Prepara turno { $round }
desk-caption = Risultati del turno { $round }
desk-enter-result = manca, inserisci il risultato
desk-missing-word = manca
desk-row-board = tavolo { $board }
desk-waiting-for-key = in attesa del tasto
desk-two-values = due valori diversi
desk-put = Assegna { $result }
desk-keep = Tieni { $result }
desk-double-forfeit = doppio forfait
desk-both-lose = sconfitta per entrambi
desk-adjourned = aggiornata
desk-clear = svuota
desk-incident = incidente
desk-history = storia
desk-history-of = Storia del tavolo { $board }
desk-order-fixed = L’ordine delle righe resta fermo finché la pagina è aperta.
key-next = prossimo vuoto
key-row = riga
key-goto = tavolo o cognome
key-missing = solo mancanti
key-reading = seconda lettura
floor-title = Sala, turno { $round }
floor-calling = { $n ->
    [one] chiama l’arbitro
   *[other] chiamano l’arbitro
}
floor-watch = da guardare
floor-playing = in gioco
floor-finished-count = { $n ->
    [one] finita
   *[other] finite
}
floor-calls = Chiede un arbitro
floor-no-calls = Nessun tavolo chiama.
floor-calm = Tranquille
floor-finished = Finite
floor-arbiters-only = Questa pagina è solo per gli arbitri: i segnali di patta da richiedere non compaiono in nessuna pagina pubblica.
game-board = Tavolo { $board }
game-back-to-floor = Torna alla sala
game-turn = { $side ->
    [white] Ha il tratto il Bianco, mossa { $number }.
   *[black] Ha il tratto il Nero, mossa { $number }.
}
game-flip = Gira
game-print-position = Stampa la posizione
game-scoresheet = Formulario
game-notation = notazione italiana
game-move-label = { $side ->
    [white] Mossa { $number } del Bianco
   *[black] Mossa { $number } del Nero
}
game-record = Registra
game-offline = La rete non risponde: la mossa non è registrata. È ancora nel campo.
game-left = Scritte dopo e non ancora registrate:
game-correct-transcript = Correggi la trascrizione
game-was-completed = È stata giocata e completata
game-moves = Mosse
game-number = Numero
game-clock = orologio
game-folded = Mosse 1–{ $number }
game-undo = Annulla { $written }
game-paste-pgn = Incolla PGN
game-two-sheets = Due formulari
game-signals = Segnali
game-arbiters-only = solo per gli arbitri
game-no-signals = Niente da segnalare in questa posizione.
game-claimable = Da richiedere
game-announcing = Annunciando
game-ended = Finita
game-verify-claim = Verifica una richiesta di patta
incident = Incidente
incident-illegal = mossa illegale
incident-flag = bandierina
incident-claim = richiesta di patta
incident-offer = offerta di patta
incident-phone = telefono
incident-other = altro
# Due valori per un tavolo; annullare.
desk-you = tu
desk-keep-nothing = Lascia vuoto
desk-put-nothing = Svuota
desk-unclear-note = Ci sono due valori per un tavolo: scegli quale vale prima di pubblicare o di chiudere il torneo.
desk-nobody-found = Nessun tavolo e nessun cognome: { $text }
desk-found-of = { $n } di { $m }: Invio passa al prossimo
history-kept = non scritto: c’era già un altro valore
history-undone-kept = ritirato
floor-two-values = Due valori per il risultato
game-back-to-desk = Torna al banco
floor-choose = Scegli al banco
