# Eventi in più sezioni.
event-sections = Sezioni
event-section = Sezione
event-entries = Iscritti dell’evento
event-desk = Iscritti di tutte le sezioni
event-check-in = Accredito di tutte le sezioni
event-players = { $n ->
    [one] 1 iscritto
   *[other] { $n } iscritti
}
event-rounds = { $n ->
    [one] 1 turno
   *[other] { $n } turni
}
event-round-running = turno { $round } di { $all }
event-standings-after = dopo il turno { $round }
event-first = Prime posizioni
event-whole-standings = Tutta la classifica
event-pairings = Abbinamenti
event-participants = Iscritti
event-fees = Quote
event-papers = Fogli di tutte le sezioni
event-paper-check-in = Foglio dell’accredito
event-paper-roster = Elenco degli iscritti
event-paper-standings = Classifiche
event-paper-pairings = Abbinamenti
event-no-pairings = Nessun turno è pubblicato.
event-search = Cerca per nome, circolo o numero
event-found = { $n ->
    [one] 1 iscritto
   *[other] { $n } iscritti
}
event-move = Sposta in { $section }
event-move-to = Sposta in
event-moved = { $name } è in { $section }.
event-also-in = anche in { $section }
event-all-sections = Tutte
event-key-row = riga
section-title = Sezioni
section-note = Un evento può avere più tornei: A, B, C, open e giovanile. Hanno in comune date, luogo, iscritti, accredito, quote e arbitri; turni, classifica e archivio restano di ognuno.
section-open = Sezioni dell’evento
section-none = Questo torneo è solo. La prima sezione aggiunta ne fa un evento.
section-of = Sezione { $label } di { $event }
section-here = questo torneo
section-add = Aggiungi una sezione
section-add-lead = Nasce un torneo con le stesse date, lo stesso luogo, le regole, le quote e gli arbitri di questo; poi le sue impostazioni si cambiano come sempre.
section-save = Salva
section-name-hint = vuoto: nome dell’evento e sezione
section-rounds-hint = vuoto: come qui
section-make = Fanne un evento
section-make-lead = Come si chiama l’evento, e come si chiama questo torneo al suo interno.
section-may-not = Per aggiungere una sezione serve il diritto di creare tornei.
field-event-name = Nome dell’evento
field-section-label = Sezione
flash-section-saved = Sezione salvata.
flash-section-added = Sezione aggiunta.
flash-entry-moved = Spostamento fatto.
action-section-set = Sezione di un evento
action-section-add = Sezione aggiunta
action-entry-move-out = Passaggio a un’altra sezione
action-entry-move-in = Arrivo da un’altra sezione
trail-moved = { $name } ({ $section })
refusal-no-event = Questo torneo non è la sezione di un evento.
refusal-other-event = I due tornei non sono sezioni dello stesso evento.
refusal-section-begun = La sezione { $section } è cominciata: il turno 1 è pubblicato, e chi gioca resta nella sua sezione. Chi deve giocare altrove si ritira qui e si iscrive là.
refusal-section-drafted = Nella sezione { $section } il turno 1 è già preparato. Butta la bozza, poi sposta.

section-unlike = Non tutte le sezioni dicono lo stesso
section-unlike-lead = Date, luogo e arbitri sono dell’evento. Le sezioni segnate diventano come questa; chi lavora qui riceve l’invito anche là.
section-unlike-button = Rendi come qui
section-unlike-field = { $field }: { $there }; qui { $here }
section-unlike-staff = { $name } lavora qui e non là
flash-section-common = Le sezioni dicono lo stesso.
