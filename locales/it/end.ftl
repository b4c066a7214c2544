# L’ultima pagina della giornata.
end-title = Fine del torneo
end-lead-closed = Il torneo è chiuso: restano le carte e gli invii.
end-lead-nothing = Non è rimasto niente in sospeso: il torneo si può chiudere.
end-lead-open = { $n ->
    [one] Una cosa è ancora aperta.
   *[other] { $n } cose sono ancora aperte.
}
end-open = Ancora aperto
end-open-rounds = { $published ->
    [0] Nessun turno pubblicato
    [one] Turni da giocare: pubblicato uno
   *[other] Turni da giocare: pubblicati { $published }
}
end-open-results = { $n ->
    [one] Manca un risultato
   *[other] Mancano { $n } risultati
}
end-open-adjourned = { $n ->
    [one] Una partita aggiornata
   *[other] { $n } partite aggiornate
}
end-open-conflicts = { $n ->
    [one] Due risultati per un tavolo
   *[other] Due risultati per { $n } tavoli
}
end-open-incidents = { $n ->
    [one] Un incidente senza decisione
   *[other] { $n } incidenti senza decisione
}
end-open-days = { $n ->
    [one] Un turno senza giorno
   *[other] { $n } turni senza giorno
}
end-open-days-note = Il rapporto dice in che giorno si è giocato.
end-open-prizes = Premi non chiusi
end-open-prizes-changed = Premi cambiati dopo la chiusura
end-open-prizes-changed-note = La classifica darebbe premi diversi dall’ultima versione.
end-open-receipts = { $n ->
    [one] Una ricevuta da firmare
   *[other] { $n } ricevute da firmare
}
end-do-pair = Al turno
end-do-enter = Inserisci
end-do-decide = Decidi
end-do-days = Metti i giorni
end-do-close-prizes = Chiudi i premi
end-do-sign = Fai firmare
end-do-read = Rileggi
end-do-print = Stampa
end-do-complete = Completa
end-do-download = Scarica
end-do-archive = Archivia
end-close = Chiusura
end-closed = Torneo chiuso: la classifica è definitiva.
end-reopen = Riapri il torneo
end-close-chief = Lo chiude l’arbitro principale.
end-close-later = Si chiude quando turni, risultati e partite aggiornate sono a posto.
end-papers = Carte e file
end-paper-certificates = Attestati
end-paper-certificates-note = Uno per giocatore, con i suoi turni.
end-paper-report = Verbale del torneo
end-paper-report-note = Per la federazione: quello che il programma sa è già scritto.
end-paper-reading = Seconda lettura dell’ultimo turno
end-paper-reading-note = I risultati ribattuti dai moduli e confrontati.
end-paper-standings = Classifica finale
end-paper-it1 = Certificato IT1 di { $player }
end-paper-norms = Norme
end-paper-norms-note = { $n ->
    [0] Nessuna.
    [one] Una conseguita.
   *[other] { $n } conseguite.
}
end-paper-prizes = Premi
end-paper-prizes-note = Versione { $version }: { $prizes ->
    [one] un premio
   *[other] { $prizes } premi
}
end-paper-incidents = Incidenti e sanzioni
end-paper-incidents-note = { $n ->
    [0] nessuno
    [one] uno
   *[other] { $n }
}
end-file-trf16 = Rapporto TRF16
end-file-trf16-note = Per la federazione e l’omologazione.
end-file-trf26 = Rapporto TRF26
end-file-trf26-note = Con gli interventi sulla regolarità.
end-file-pgn = Partite PGN
end-file-pgn-note = Tutte quelle registrate.
end-file-csv = Classifica CSV
end-file-csv-note = Per il sito e i fogli di calcolo.
end-file-archive = Archivio del torneo
end-file-archive-note = Tutto in un file, per la chiavetta o un altro computer.
end-deadlines = Scadenze
end-deadline-rating-officer = All’ufficiale Elo entro { $days } giorni: { $date }
end-deadline-federation = Alla FSI entro { $days } giorni: { $date }
end-deadline-fide = Alla FIDE entro { $days } giorni: { $date }
end-left = { $days ->
    [0] scade oggi
    [one] resta un giorno
   *[other] restano { $days } giorni
}
end-late = { $days ->
    [one] scaduto da un giorno
   *[other] scaduto da { $days } giorni
}
end-link = Fine del torneo
