# Archivio di un torneo: uscita, entrata, passaggio a un altro computer.
archive-title = Archivio del torneo
archive-lead = Un solo file con tutto: { $players ->
    [one] un iscritto
   *[other] { $players } iscritti
  }, { $rounds ->
    [0] nessun turno pubblicato
    [one] un turno pubblicato
   *[other] { $rounds } turni pubblicati
  }, partite, incidenti, decisioni, premi e registro.
archive-take = Portalo via
archive-take-note = Si riapre uguale su un altro computer, anche a metà turno. Contiene i dati personali degli iscritti: non pubblicarlo.
archive-same-again = È il file con cui il torneo prosegue altrove: si può scaricare quante volte serve, ed è sempre uguale.
archive-download = Scarica l’archivio
archive-chief-only = Lo scarica l’arbitro principale o un amministratore.
archive-digest = Impronta
archive-move = Passa a un altro computer
archive-move-here = Qui premi «Cedi il torneo»: da quel momento qui non cambia più niente.
archive-move-take = Scarica l’archivio.
archive-move-there = Là aprilo da «I miei tornei», «Apri un archivio»: il torneo prosegue da dov’era.
archive-hand-over = Cedi il torneo
archive-handed-note = Il torneo prosegue altrove. Riprendilo qui solo se l’altra copia è andata persa: da quel momento le copie sarebbero due. Se l’altro computer manda qui le novità con un tuo collegamento (Impostazioni → Copia su un sito), questo indirizzo mostra quello che succede lì.
archive-take-back = Riprendi il torneo qui
archive-open-title = Apri un archivio
archive-open-lead = Il torneo arriva com’era: giocatori, turni, partite, incidenti, premi e registro. Ne diventi l’arbitro principale.
archive-open-file = Archivio (.tratto)
archive-open = Apri
archive-export = Archivio del torneo, passaggio a un altro computer
archive-fault-none = Il file non è l’archivio di un torneo, o si interrompe prima della fine.
archive-fault-manifest = manifest.json non si legge: l’archivio è rovinato.
archive-fault-newer = L’archivio è stato fatto da un programma più nuovo ({ $program }, formato { $version }): aggiorna questo.
archive-fault-large = { $part } è troppo grande per un archivio.
archive-fault-missing = Manca { $part }.
archive-fault-unknown = { $part } non fa parte di un archivio.
archive-fault-broken = { $part } è rovinato e non si legge.
archive-fault-digest = { $part } non è quello che l’archivio aveva in origine: l’impronta è un’altra.
archive-fault-row = { $row ->
    [0] La prima riga di { $part } non nomina le colonne giuste.
   *[other] La riga { $row } di { $part } non si legge.
}
archive-fault-trail = La riga { $row } di { $part } non segue quelle prima: il registro è stato cambiato.
archive-fault-refused = { $part } contiene qualcosa che un torneo non può avere.
handed-over = Ceduto a un altro computer da { $by }, { $date } alle { $time } (impronta { $digest }). Qui non cambia più niente.
refusal-not-handed-over = Il torneo non è stato ceduto.
flash-archive-opened = Il torneo è qui.
flash-handed-over = Torneo ceduto. Ora scarica l’archivio e aprilo sull’altro computer.
flash-hand-over-back = Il torneo prosegue di nuovo qui.
objection-hand-over-taken-back = Il torneo, ceduto a un altro computer, riprende qui
objection-means-hand-over-taken-back = Se anche là qualcuno va avanti, i tornei diventano due e non si possono più riunire. Ciò che è stato scritto là non arriva qui.
action-tournament-open-archive = Aperto da un archivio, impronta
action-tournament-hand-over = Ceduto a un altro computer, impronta
action-tournament-take-over-back = Ripreso dopo la cessione
job-archive = Preparo l’archivio
job-open-archive = Apro l’archivio
