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
copies-title = Copie
copies-lead = Se si perde la chiavetta o si rompe il computer, resta una copia di tutto. tratto ne fa una quando pubblichi un turno, e { $n ->
    [one] ogni minuto
   *[other] ogni { $n } minuti
} se qualcosa cambia.
copies-where = Scegli una cartella su un altro disco: quello del computer se i dati stanno su una chiavetta, altrimenti una chiavetta. La cartella deve esserci già, e non servire ad altro.
copies-folder = Cartella delle copie
copies-folder-how = Scrivi il percorso intero, come E:\copie. In Windows: apri la cartella, fai clic sulla barra dell’indirizzo in alto, copia, e incolla qui.
copies-end-how = Lascia vuoto per non farne più: quelle fatte restano dove sono.
copies-given = Come detto all’avvio, le copie vanno anche in { $folder }.
copies-same-disk = { $folder } sta sullo stesso disco dei dati: se quel disco si perde o si rompe, si perdono anche le copie. Scegli una cartella su un altro disco.
copies-not-made = Non si fanno copie.
copies-why = L’ultima non è riuscita: { $why }
copies-back = Come si riparte da una copia lo dice il manuale.
flash-copies-set = Fatto: la prima copia arriva fra pochi secondi. Ricarica la pagina per vederla.
flash-copies-ended = Non si fanno più copie in quella cartella.
problem-copies-whole = scrivi il percorso intero, dalla lettera del disco in poi.
problem-copies-missing = questa cartella non c’è: creala, o collega il disco.
problem-copies-no-folder = questo non è una cartella.
problem-copies-read-only = questo disco si può soltanto leggere.
problem-copies-full = questo disco è pieno.
problem-copies-denied = tratto non può scrivere in questa cartella: scegline una tua.
problem-copies-failing = in questa cartella non si può scrivere ({ $value }).
newer-ask = Controlla se c’è una versione nuova
newer-asked-at = Si chiede a { $address }
newer-by-hand = Non è stato installato niente. Come si aggiorna lo dice il capitolo «Aggiornare» del manuale; prima confronta la somma di controllo.
newer-bytes = { $n } byte
newer-commit = Commit { $commit }
newer-file = File
newer-files = File di questa versione
newer-in-clear = l’indirizzo comincia con http:// e porta a un’altra macchina: deve cominciare con https://
newer-is-older = Lì c’è una versione più vecchia: { $version } ({ $date }).
newer-is-there = C’è una versione nuova: { $version } ({ $date }).
newer-is-this = Questa è la versione più recente: { $version } ({ $date }).
newer-no-address = Nessuno ha indicato dove si controlla se c’è una versione nuova. Chi gestisce il programma mette in TRATTO_RELEASES, o in --releases, l’indirizzo (https) del file tratto-release.json.
newer-no-json = ciò che c’è lì non è JSON
newer-no-release = ciò che c’è lì non descrive una versione
newer-own = Questa è la versione { $version }.
newer-private = il nome porta in una rete privata: non è stato chiesto niente
newer-size = Dimensione
newer-title = Versione nuova
newer-unasked = Non si è potuto controllare se c’è una versione nuova: { $why }.
newer-when-pressed = Si controlla soltanto quando si preme questo pulsante. Niente si installa da sé.
