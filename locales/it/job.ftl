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
job-lost-body = Il server che faceva questo lavoro si è spento o non lo ricorda più. Prima di chiederlo di nuovo guarda se è stato fatto; lo stesso modulo, mandato di nuovo, conta una volta sola.
job-elsewhere = Se ne occupa un altro server
job-elsewhere-body = La richiesta è arrivata a un server di questo sito che non è quello che fa il lavoro. Non si è perso niente: la pagina chiede di nuovo da sola finché risponde quello giusto. Non serve aspettare: quello che il lavoro scrive si vede subito nella pagina da cui l’hai chiesto; lo stesso modulo, mandato di nuovo, conta una volta sola.
job-elsewhere-not-stopped = Il lavoro non è stato fermato: se ne occupa un altro server di questo sito. La pagina torna da sola al lavoro; lì premi di nuovo «Ferma».
job-elsewhere-link = Alla pagina del lavoro
flash-job-cancelled = Lavoro fermato.
