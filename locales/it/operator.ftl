error-not-saved = Non salvato: adesso il server non può scrivere
error-not-saved-body = Niente di quanto hai mandato è stato scritto. Quello che c’è si può leggere; finché dura, nessun altro può accedere. Avvisa chi gestisce il server.
error-doubtful = Forse salvato, forse no
error-doubtful-body = Il disco ha dato un errore proprio mentre salvava: quanto hai mandato può essere scritto o no. Guarda la pagina prima di mandarlo di nuovo, e di’ il numero qui sotto a chi gestisce il server.
error-unreachable = La base dati non risponde
error-unreachable-body = Niente si può leggere o scrivere finché non torna. Riprova tra poco; se continua, di’ il numero qui sotto a chi gestisce il server.
trouble-damaged = La base dati è danneggiata.
trouble-lost = Alla base dati mancano azioni che erano già salvate.
trouble-replaced = Il file della base dati è stato sostituito mentre il server era acceso.
trouble-missing = Il file della base dati è stato spostato o cancellato mentre il server era acceso.
trouble-read-only = La base dati è di sola lettura.
trouble-disk-full = Il disco è pieno.
trouble-failing = Il disco dà errori.
trouble-newer-schema = Una versione più nuova del programma ha aggiornato la base dati: questo server può solo leggere.
trouble-unreachable = La base dati non risponde.
backup-failed = copia non riuscita
backup-none = nessuna copia ancora
backup-now = copia appena fatta
backup-minutes = ultima copia { $n } min fa
backup-hours = { $n ->
    [one] ultima copia { $n } ora fa
   *[other] ultima copia { $n } ore fa
}
