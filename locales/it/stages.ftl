# Fasi di un evento: chi passa dai gironi alla fase seguente.
stage-title = Chi passa il turno
stage-open = Gironi da cui arrivano i giocatori
stage-note = Una finale prende i suoi giocatori dalle classifiche di altre sezioni, con una regola che tutti possono leggere.
stage-lead = I giocatori di questa sezione arrivano dalle classifiche dei gironi scelti qui. Chi passa si vede a ogni turno, con il perché.
stage-none = Questa sezione non prende i giocatori da nessun girone.
stage-no-event = I gironi e la finale sono sezioni di uno stesso evento: prima se ne fa un evento.
stage-rule = Regola
stage-groups = Gironi
stage-save = Salva la regola
stage-rule-first = { $n ->
    [one] Passa il primo di ogni girone.
   *[other] Passano i primi { $n } di ogni girone.
}
stage-rule-best = { $n ->
    [one] Passa anche il migliore fra quelli subito dietro, uno per girone.
   *[other] Passano anche i migliori { $n } fra quelli subito dietro, uno per girone.
}
stage-rule-how = Fra gironi diversi conta la parte dei punti possibili; poi, se i gironi contano allo stesso modo, gli spareggi. Chi è pari sull’ultimo posto utile gioca uno spareggio o va al sorteggio.
stage-provisional = Provvisorio: qualche girone non è finito.
stage-final = I gironi sono finiti.
stage-missing = Un girone non è su questo server: { $groups }
stage-group = Girone { $group }
stage-after = dopo il turno { $round }
stage-before = non è cominciato
stage-over = classifica finale
stage-passes = Passa
stage-waits = Da decidere
stage-entered = già iscritto
stage-withdrawn = ritirato
stage-why-place = { $place }° del girone
stage-why-best-next = { $rank }° fra quelli subito dietro, con { $points } su { $most }
stage-why-shared = Pari sull’ultimo posto che passa: decide uno spareggio o il sorteggio
stage-why-shared-next = Pari con un altro girone, { $points } su { $most }: decide uno spareggio o il sorteggio
stage-why-next = { $rank }° fra quelli subito dietro, con { $points } su { $most }: non basta
stage-enter = Iscrivi i segnati
stage-enter-note = Sono segnati quelli che passano. Chi vince uno spareggio si segna a mano, e così chi prende il posto di un rinunciatario: il registro dice com’è arrivato ognuno.
stage-enter-order = L’ordine è quello delle teste di serie: i primi dei gironi, poi i secondi, e avanti così. Se i numeri si danno a mano e qui non c’è ancora nessuno, i numeri seguono questo ordine.
stage-take = Segna { $name }
field-groups = Gironi
field-first-of-each = Primi di ogni girone
field-best-next = Migliori fra quelli subito dietro
problem-stage-nobody = Con questa regola non passa nessuno.
flash-stage-saved = Regola salvata.
flash-stage-entered = Iscritti dai gironi.
action-stage-set = Gironi di una fase
action-stage-enter = Iscritti dai gironi
