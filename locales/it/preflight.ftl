# Prima del turno 1: che cosa resta da sistemare, e la chiusura dell’accredito.
preflight-title = Prima del turno 1
preflight-not-paired = Non ancora abbinato
preflight-begins = { $day }
preflight-begins-at = { $day }, alle { $hour }
preflight-to-do = Da sistemare
preflight-n-and-m = { $n } e { $m }
preflight-counts = { $n ->
    [0] niente blocca l’abbinamento
    [one] una blocca l’abbinamento
   *[other] { $n } bloccano l’abbinamento
}, { $m ->
    [0] niente avvisa
    [one] una avvisa
   *[other] { $m } avvisano
}
preflight-check-in = Accredito
preflight-check-in-closed = chiuso alle { $time } da { $name }: { $n ->
    [one] un presente
   *[other] { $n } presenti
}
preflight-check-in-so-far = ancora aperto: { $n ->
    [0] nessun presente
    [one] un presente
   *[other] { $n } presenti
} su { $m }
preflight-remaining = { $n ->
    [0] Prima del turno 1 è tutto a posto
    [one] Prima del turno 1 resta una cosa
   *[other] Prima del turno 1 restano { $n } cose
}
preflight-key-act = fai l’azione della riga
preflight-key-row = riga
preflight-key-go = vai alla voce
preflight-key-leave = va bene così, con motivo
preflight-key-again = ricontrolla tutto
preflight-again = Ricontrolla
preflight-leave = Va bene così…
preflight-leave-it = Va bene così
preflight-left = Lasciato così
preflight-left-by = { $reason } ({ $name }, { $time })
preflight-reconsider = Riprendi
preflight-in-order = In ordine
preflight-checked = Controllato alle { $time }, si ricontrolla da solo a ogni cambiamento. «Prepara turno 1» si apre quando nessuna voce blocca.
preflight-blocks = blocca
preflight-warns = avvisa
preflight-and-more = { $names } e altri { $n }
preflight-none = nessuno
preflight-n-of-m = { $n } su { $m }
preflight-too-few = { $n ->
    [0] Non c’è ancora nessun iscritto
    [one] C’è un solo iscritto
   *[other] Ci sono { $n } iscritti
}
preflight-too-few-what = Per abbinare ne servono almeno due.
preflight-check-in-unused = Nessuno è segnato presente
preflight-check-in-unused-what = Senza accredito sarebbero abbinati anche gli assenti. Segna chi c’è, oppure scrivi perché non serve: il motivo resta nel registro.
preflight-check-in-open = { $n ->
    [0] L’accredito è ancora aperto: sono tutti segnati
    [one] L’accredito è ancora aperto: un giocatore non si è visto
   *[other] L’accredito è ancora aperto: { $n } giocatori non si sono visti
}
preflight-check-in-open-what = Assente non è ritirato: per ciascuno dillo tu, adesso.
preflight-lists = { $n ->
    [one] La lista di una squadra non rispetta chi può giocare.
   *[other] Le liste di { $n } squadre non rispettano chi può giocare.
}
preflight-lists-what = { $names }. Correggi la lista, o lascia così con il motivo.
preflight-doubles = { $n ->
    [one] Un iscritto ha il nome di un altro
   *[other] { $n } iscritti hanno lo stesso nome di un altro
}
preflight-doubles-what = { $names }. Se è la stessa persona, togli un’iscrizione; se sono due, aggiungi ciò che le distingue.
preflight-no-id = { $n ->
    [one] Un giocatore è senza ID FIDE
   *[other] { $n } giocatori sono senza ID FIDE
}
preflight-no-id-what = { $names }. Senza ID le partite non contano per l’Elo.
preflight-no-birth = { $n ->
    [one] Di un giocatore manca l’anno di nascita o il sesso
   *[other] Di { $n } giocatori manca l’anno di nascita o il sesso
}
preflight-no-birth-what = { $names }. Il rapporto li vuole, e i premi per età ne dipendono.
preflight-no-colour = Il colore del tavolo 1 non è sorteggiato
preflight-no-colour-what = Il numero 1 avrà il Bianco o il Nero; gli altri seguono. Chi lo sceglie a mano lascia scritto che è una scelta.
preflight-no-tie-breaks = Nessuno spareggio
preflight-no-tie-breaks-what = Chi ha gli stessi punti avrebbe lo stesso posto.
preflight-void = { $n ->
    [one] { $codes }: senza valore per chi incontra un giocatore senza Elo
   *[other] { $codes }: senza valore per chi incontra { $n } giocatori senza Elo
}
preflight-void-what = { $names }. Scegli con quale Elo contano, oppure togli lo spareggio: a torneo cominciato è tardi.
preflight-bye = Il bye di chi resta solo vale { $bye }, una vittoria { $win }
preflight-bye-what = Il regolamento FIDE gli dà i punti di una vittoria, se il bando non dice altro.
preflight-byes = { $n ->
    [one] Un giocatore ha bye da mezzo punto che il bando non concede
   *[other] { $n } giocatori hanno bye da mezzo punto che il bando non concede
}
preflight-byes-what = { $names }.
preflight-no-days = { $n ->
    [one] Un turno è senza giorno
   *[other] { $n } turni sono senza giorno
}
preflight-no-days-what = I giorni stanno nel bando, ai tavoli e nel rapporto per la federazione.
preflight-no-hours = { $n ->
    [one] Un turno è senza ora
   *[other] { $n } turni sono senza ora
}
preflight-no-hours-what = Dall’ora d’inizio si conta il tempo di tolleranza.
preflight-no-chief = Manca il nome dell’arbitro principale
preflight-no-chief-what = Va nel bando, sui fogli e nel rapporto.
preflight-registration = Registrazione alla federazione: entro il { $date }
preflight-registration-past = Registrazione alla federazione: scadeva il { $date }
preflight-registration-what = { $n ->
    [one] Un giorno prima dell’inizio
   *[other] { $n } giorni prima dell’inizio
}; 30 giorni se il torneo vale per norme o titoli, o giocano 2700 (2500 tra le donne). Fatta la registrazione, scrivi quando o con che codice.
preflight-no-sheet = Nessuna stampa di prova
preflight-no-sheet-what = Il foglio dell’accredito basta per provare stampante e carta. Uscito il foglio, segnalo qui.
preflight-act-enter = Iscrivi
preflight-act-check-in = Vai all’accredito
preflight-act-close = Chiudi l’accredito
preflight-act-lists = Guarda le squadre
preflight-act-correct = Correggi il primo
preflight-act-byes = Guarda i bye
preflight-act-draw = Sorteggia
preflight-act-tie-breaks = Scegli gli spareggi
preflight-act-unrated = Scegli la regola
preflight-act-points = Guarda i punti
preflight-act-days = Scegli giorni e ore
preflight-act-chief = Scrivi il nome
preflight-act-report = Scarica il rapporto
preflight-act-sheet = Stampa una prova
preflight-choose-white = Scegli Bianco
preflight-choose-black = Scegli Nero
preflight-fact-players = Giocatori
preflight-fact-even = { $n ->
    [0] nessuno al turno 1
   *[other] { $n } al turno 1, numero pari: nessun bye di chi resta solo
}
preflight-fact-odd = { $n ->
    [one] uno solo al turno 1
   *[other] { $n } al turno 1, numero dispari: uno avrà il bye
}
preflight-fact-births = Anno e sesso
preflight-fact-forbidden = Coppie vietate
preflight-fact-byes = Bye da mezzo punto chiesti
preflight-fact-byes-of = turno { $round }: { $n }
preflight-fact-backup = Copia di sicurezza
preflight-fact-fide = Modalità FIDE
preflight-fact-fide-on = attiva dal primo turno
preflight-fact-fide-left = il torneo ne è uscito
check-players = Numero dei giocatori
check-check-in = Accredito
check-doubles = Omonimi
check-ids = ID FIDE
check-births = Anno e sesso
check-colour = Colore del numero 1
check-tie-breaks = Spareggi
check-unrated = Giocatori senza Elo
check-bye-points = Punti del bye
check-byes = Bye da mezzo punto
check-days = Giorni e ore
check-staff = Arbitro principale
check-registration = Registrazione
check-sheets = Stampa di prova
check-in-sheet = Foglio dell’accredito
check-in-year = Anno
close-title = Chiudi l’accredito
close-missing = { $n ->
    [one] non si è visto
   *[other] non si sono visti
}
close-lead = Assente non è ritirato: per ciascuno dillo tu, adesso. Chi manca solo a questo turno sarà chiesto di nuovo prima del prossimo.
close-note = Niente è deciso finché non chiudi. Nessuno è dato per assente, ritirato o presente da solo.
close-absent = questo turno
close-out = tutti i turni: ritirato
close-awaited = arriva più tardi: abbinalo
close-do = Chiudi l’accredito
close-back = Torna all’accredito
close-lacking = { $n ->
    [one] Manca ancora una risposta: l’accredito è rimasto aperto.
   *[other] Mancano ancora { $n } risposte: l’accredito è rimasto aperto.
}
entries-why-unchecked = Accredito non fatto: perché
objection-nobody-checked-in = Nessuno è segnato presente
objection-means-nobody-checked-in = Sono abbinati tutti gli iscritti, anche chi non è venuto. Segna i presenti, o scrivi perché l’accredito non serve.
objection-too-many-half-point-byes = { $n ->
    [0] Il bando non concede bye da mezzo punto
    [one] Il bando ne concede uno solo a giocatore
   *[other] Il bando ne concede { $n } a giocatore
}
objection-means-too-many-half-point-byes = Un altro bye da mezzo punto va oltre: gli altri si sono iscritti sapendo il limite.
objection-late-half-point-bye = Il bando concede bye da mezzo punto fino al turno { $round }
objection-means-late-half-point-bye = Negli ultimi turni mezzo punto senza giocare decide la classifica.
objection-barred-half-point-bye = Il torneo non concede bye da mezzo punto a questo giocatore
objection-means-barred-half-point-bye = Lo ha deciso un arbitro. Un bye da zero punti resta possibile.
entry-no-half-point-bye = niente bye da ½
entries-bar-half-point-byes = Niente bye da mezzo punto
entries-give-half-point-byes = Concedi bye da mezzo punto
field-most-half-point-byes = Bye da mezzo punto a giocatore, al massimo
field-last-rounds-without-byes = Ultimi turni senza bye da mezzo punto
refusal-colour-stands = Il colore del numero 1 c’è già: un sorteggio non si ripete.
action-round-accept-check = Lasciato così prima del turno 1
action-round-first-colour = Colore del numero 1
action-entry-bar-half-point-byes = Bye da mezzo punto a un giocatore
trail-colour-drawn = { $side ->
    [black] Nero
   *[white] Bianco
}, sorteggiato dal programma (n. { $lot })
trail-colour-chosen = { $side ->
    [black] Nero
   *[white] Bianco
}, scelto dall’arbitro
trail-half-point-byes = concessi
trail-no-half-point-byes = non concessi
