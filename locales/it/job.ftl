# Lavori lunghi: pagina di avanzamento.
job-draft = Preparo il turno
job-why = Cerco il perché degli abbinamenti
job-import = Leggo il file del torneo
job-games = Leggo le partite
job-waiting = In coda: tocca prima ad altri lavori.
job-running = In corso da { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }, al massimo { $most }.
job-stopping = Si sta fermando.
job-progress = Avanzamento
job-cancel = Ferma
job-note = La pagina si aggiorna da sola. Finché il lavoro non è finito non si scrive niente; se il server si riavvia il lavoro va perso e va chiesto di nuovo.
job-gone = Lavoro non trovato
job-gone-body = È finito da tempo, non è tuo, o il server è stato riavviato: in questo caso non è stato scritto niente e basta chiederlo di nuovo.
flash-job-cancelled = Lavoro fermato.
