# Liste Elo.
list-refused-in-work = Un’altra lista Elo è in caricamento: attendi che finisca.
list-refused-heading = Non è una lista Elo: nella prima riga manca { $field }.
list-refused-lines = { $count ->
    [one] Una riga non si legge: nulla è cambiato.
   *[other] { $count } righe non si leggono: nulla è cambiato.
}
list-refused-empty = La lista è vuota.
list-refused-too-many = La lista ha più giocatori di quanti tratto ne accetta.
list-refused-unreadable = Il file non si legge fino in fondo: { $words }.
list-refused-archive = L’archivio è rovinato o protetto da password.
list-refused-not-one = { $count ->
    [0] Nell’archivio non c’è alcuna lista (.txt, .xml).
   *[other] Nell’archivio ci sono { $count } file: manda quello della lista.
}
list-refused-too-large = L’archivio, aperto, è più grande di quanto tratto legge.
list-refused-date = La lista non dice di che mese è: indica il giorno da cui è in vigore.
list-refused-kind = La lista ha un solo tipo di Elo: indica se standard, rapid o blitz.
list-refused-no-ratings = Nessuna colonna di Elo riconosciuta: indica che cosa contengono le colonne.
list-refused-asked = Così si intendono le colonne: correggi, e scegli di nuovo il file per caricare la lista.
list-refused-no-heading = Nessuna colonna ha l’intestazione “{ $heading }”.
list-refused-xml = Alla riga { $line }, colonna { $column } l’XML non è quello di una lista Elo.
list-refused-none = Qui non c’è alcuna lista Elo.
list-fault-field = «{ $text }» non è { $field }
list-fault-too-long = la riga è troppo lunga
list-fault-twice = l’ID FIDE { $number } è già alla riga { $line }
listed-after-start = Questa lista entra in vigore solo dopo il primo giorno del torneo.
listed-by-hand = Cerca con l’ID FIDE o in un’altra lista, oppure scrivi il giocatore nel modulo della nuova iscrizione.
listed-entered = Iscritto
listed-fill = Compila il modulo
listed-filled = Compilato dalla lista { $list }. Controlla e iscrivi.
listed-first = I primi { $n } giocatori: per trovarne altri scrivi anche il nome
listed-found = { $n ->
    [one] Un giocatore
   *[other] { $n } giocatori
}
listed-inactive = inattivo
listed-label = Nome o ID FIDE
listed-lead = Chi scegli compila il modulo della nuova iscrizione. Nessuno è iscritto finché non lo confermi lì.
listed-list = { $source } del { $date }
listed-no-list = Su questo server non c’è nessuna lista Elo: scrivi il giocatore nel modulo della nuova iscrizione.
listed-no-list-admin = Carica una lista Elo
listed-nobody = Nella lista non c’è nessuno con questo nome o numero.
listed-origin = Elo preso dalla lista { $list }.
listed-other-kind = In questa lista non ci sono gli Elo { $kind }: il modulo resta senza Elo.
listed-title = Cerca nelle liste Elo
listed-which = Lista Elo
lists-column-heading = Intestazione
lists-column-holds = Contiene
lists-column-rows = Prime righe
lists-columns-note = Indica che cosa contiene ogni colonna e scegli di nuovo il file. Le prossime liste della stessa fonte si leggono allo stesso modo, senza domande.
lists-file = File della lista
lists-file-note = Come lo dà la federazione, testo, XML o tabella CSV, anche ZIP. Si legge mentre arriva; intanto le pagine rispondono.
lists-from = in vigore dal { $date }
lists-here = { $n ->
    [0] Non c’è nessuna lista Elo
    [one] Una lista Elo
   *[other] { $n } liste Elo
}
lists-kind = Elo
lists-kind-combined = standard, rapid e lampo
lists-kind-said = come dice la lista o il suo nome
lists-lead = Gli arbitri vi cercano chi iscrivere e vi confrontano gli iscritti.
lists-leave-out = Tralascia le righe che non si leggono
lists-left-out = { $n ->
    [one] Lista caricata con un giocatore. Queste righe sono state tralasciate:
   *[other] Lista caricata con { $n } giocatori. Queste righe sono state tralasciate:
}
lists-lines = Righe che non si leggono
lists-look = Mostra prima come si intendono le colonne di una tabella
lists-missing = mancano i giocatori: ricaricala
lists-nothing-changed = Le liste restano come sono. Scegli di nuovo il file.
lists-open = Apri le liste Elo
lists-players = { $n ->
    [one] un giocatore
   *[other] { $n } giocatori
}
lists-remove = Togli
lists-remove-lead = Nessuno vi sarà più trovato. Le iscrizioni compilate da questa lista restano come sono.
lists-remove-title = Togliere questa lista Elo?
lists-said-note = La lista FIDE completa e quella in XML non dicono il loro giorno; il testo di un solo tipo di gioco dice il mese. Una lista della stessa fonte, dello stesso tipo e dello stesso giorno viene sostituita.
lists-source = Di chi è la lista
lists-take-in = Carica una lista
lists-take-in-do = Carica la lista
lists-taken = caricata il { $when } da { $who }
lists-taken-at-server = caricata il { $when } dal server
lists-title = Liste Elo
lists-valid-from = In vigore dal
flash-list-removed = Lista Elo tolta.
flash-list-taken-in = Lista Elo caricata.
job-rating-list = Carico la lista Elo
refresh-all = { $n ->
    [one] Aggiorna l’unica senza dubbi
   *[other] Aggiorna tutte e { $n } quelle senza dubbi
}
refresh-differ = { $n ->
    [one] Un’iscrizione è diversa dalla lista
   *[other] { $n } iscrizioni sono diverse dalla lista
}
refresh-do = Aggiorna quelle spuntate
refresh-late = Questa lista entra in vigore dopo il primo giorno del torneo: i suoi Elo non sono quelli del torneo. Non è spuntato niente.
refresh-lead = Ogni iscrizione si cerca con il suo numero e si mostra com’è e come dice la lista. Non cambia niente finché non lo decidi tu.
refresh-look = controlla
refresh-missing = { $n ->
    [one] Nella lista manca il numero di un’iscrizione
   *[other] Nella lista mancano i numeri di { $n } iscrizioni
}
refresh-mix = Questi Elo devono stare accanto a quelli di un’altra fonte
refresh-mixed = { $list }: non sono gli Elo che hanno le altre iscrizioni. Non è spuntato niente, e niente cambia finché non dici che devono stare insieme.
refresh-no-list = Su questo server non c’è una lista con gli Elo di questo tipo di gioco.
refresh-no-rating = La lista non ha un Elo di questo tipo di gioco: quello dell’iscrizione può essere nazionale.
refresh-numbers = Numeri di abbinamento
refresh-numbers-follow = I numeri di abbinamento seguono gli Elo finché non è pubblicato il turno 1, se sono quelli dell’ordine iniziale.
refresh-numbers-stay = I numeri di abbinamento restano come sono. Per ridarli a tutti:
refresh-origin-typed = scritto a mano o non da una lista
refresh-origins = Da dove vengono gli Elo:
refresh-other-list = Confronta con questa lista
refresh-other-name = Nella lista questo numero è di { $name }.
refresh-other-year = Per la lista l’anno di nascita è { $year }.
refresh-same = { $n ->
    [0] Nessuna iscrizione è uguale alla lista.
    [one] Un’iscrizione è uguale alla lista.
   *[other] { $n } iscrizioni sono uguali alla lista.
}
refresh-start = Primo giorno del torneo: { $date }
refresh-title = Confronta gli iscritti con una lista Elo
refresh-unnumbered = { $n ->
    [one] Un’iscrizione non ha un numero con cui cercarla
   *[other] { $n } iscrizioni non hanno un numero con cui cercarle
}
refusal-ratings-mixed = Gli Elo di { $source } starebbero accanto a quelli di un’altra fonte: di’ che va bene così.
flash-entries-refreshed = Iscrizioni aggiornate dalla lista.
action-entry-refresh = Iscrizioni aggiornate da una lista Elo
players-filled = Compilato dalla lista { $list }. Controlla, poi aggiungi.
players-find-in-list = Cerca nella lista Elo: nome o ID FIDE
