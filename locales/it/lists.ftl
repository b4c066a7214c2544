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
    [0] Nell’archivio non c’è alcuna lista (.txt).
   *[other] Nell’archivio ci sono { $count } file: manda quello della lista.
}
list-refused-too-large = L’archivio, aperto, è più grande di quanto tratto legge.
list-refused-date = La lista non dice di che mese è: indica il giorno da cui è in vigore.
list-refused-kind = La lista ha un solo tipo di Elo: indica se standard, rapid o blitz.
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
listed-no-list-admin = Importane una con il comando «tratto list import FILE».
listed-nobody = Nella lista non c’è nessuno con questo nome o numero.
listed-other-kind = In questa lista non ci sono gli Elo { $kind }: il modulo resta senza Elo.
listed-title = Cerca nelle liste Elo
listed-which = Lista Elo
