# Il registro: che cosa valeva prima e dopo.
trail-actor-visitor = senza account
trail-actor-command-line = riga di comando
trail-boards = { $n ->
    [one] un tavolo
   *[other] { $n } tavoli
}
trail-present = presente
trail-not-present = non presente
trail-absent = { $n ->
    [0] nessun assente
    [one] un assente
   *[other] { $n } assenti
}
trail-last-round = dopo il turno { $round }
trail-no-round = prima del turno 1
trail-plays = gioca
trail-bye = turno { $round }: { $what }
trail-bye-or-duty = Bye o incarico
trail-half-moves = { $side ->
    [white] dal formulario del Bianco, { $n ->
        [one] una semimossa
       *[other] { $n } semimosse
    }
    [black] dal formulario del Nero, { $n ->
        [one] una semimossa
       *[other] { $n } semimosse
    }
   *[none] { $n ->
        [one] una semimossa
       *[other] { $n } semimosse
    }
}
trail-incident = { $side ->
    [white] { $what }, Bianco
    [black] { $what }, Nero
   *[none] { $what }
}
trail-replaced = sostituisce la n. { $n }
trail-state-registration = iscrizioni aperte
trail-state-running = in corso
trail-state-finished = concluso
trail-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}, { $moves ->
    [one] una semimossa
   *[other] { $moves } semimosse
}
action-tournament-create = Torneo creato
action-tournament-import = Torneo importato
action-games-import = Partite importate
trail-parts = Parti del registro
trail-part-decisions = Decisioni
trail-part-results = Risultati
trail-part-rounds = Turni
trail-part-entries = Iscritti
trail-part-games = Partite e mosse
trail-part-settings = Impostazioni
trail-nothing = Qui non è ancora stato scritto niente.
trail-corrected = { $result } (motivo: { $why })
trail-boards-chosen = { $boards }; il numero 1 ha il { $side ->
    [black] Nero
   *[white] Bianco
}, scelto dall’arbitro
trail-boards-drawn = { $boards }; il numero 1 ha il { $side ->
    [black] Nero
   *[white] Bianco
}, sorteggiato dal programma (#{ $lot })
action-result-correct-rating = Risultato corretto per l’Elo
action-result-correct = Risultato di un turno precedente
action-tournament-reopen = Torneo riaperto
action-entry-unseen = Assenti prima del turno
trail-newest = Ultima riga { $row }, impronta { $hash }… Annotala: dirà in seguito se il registro è completo.
trail-imported = { $name }; { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}; { $rounds ->
    [0] nessun turno
    [one] un turno
   *[other] { $rounds } turni
}
trail-seat-bye = bye a { $name }
trail-by-hand = { $boards }, a mano: { $why }
who-read-lead = Date di nascita intere, sesso e numeri di tessera: chi li ha avuti davanti, quando e per che cosa.
who-read-nobody = Nessuno ha ancora aperto dati che il pubblico non vede.
who-read-note = Chi riapre la stessa cosa entro un’ora lascia una riga sola. Questo elenco non fa parte del torneo: non entra nel registro né negli archivi.
who-read-persons = { $n ->
    [one] Un giocatore
   *[other] { $n } giocatori
}
who-read-title = Chi ha letto i dati
who-read-what = Aperto
who-read-what-arbiters-report = Verbale dell’arbitro
who-read-what-archive = Archivio del torneo
who-read-what-correction = Correzioni chieste
who-read-what-entry = Modulo dell’iscrizione
who-read-what-norm-certificate = Certificato di norma
who-read-what-player = Modulo del tesserato
who-read-what-player-data = Copia dei dati
who-read-what-rating-report = Rapporto per l’Elo
who-read-what-report = Rapporto (TRF)
who-read-whose = Di chi
who-read-why = Per che cosa
who-read-why-arbiters-report = Compilare e consegnare il verbale
who-read-why-archive = Passare il torneo a un altro computer o conservarlo
who-read-why-correction = Decidere la correzione
who-read-why-entry = Correggere i dati
who-read-why-norm-certificate = Rilasciare il certificato
who-read-why-player = Cambiare i dati
who-read-why-player-data = Darla a chi l’ha chiesta
who-read-why-rating-report = Mandarlo a chi calcola l’Elo
who-read-why-report = Mandarlo alla federazione
