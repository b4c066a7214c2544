# Un torneo nuovo: da che cosa si parte.
beginning-blitz = Lampo in serata
beginning-blitz-note = svizzero, 9 turni
beginning-club = Serate di circolo
beginning-club-note = Keizer: ci si iscrive e si manca quando si vuole
beginning-cup = Coppa
beginning-cup-note = eliminazione diretta, finale per il terzo posto
beginning-lead = Bastano nome, luogo e date: il resto è già quello di un torneo così, e si cambia fino al primo turno.
beginning-league = Campionato a squadre
beginning-league-note = andata e ritorno
beginning-no-norms = Niente norme: servono più turni a tempo lungo.
beginning-norms = Si possono fare norme internazionali.
beginning-other-kind = La cadenza è { $is }, e il torneo è detto { $chosen }.
beginning-rapid = Rapid in giornata
beginning-rapid-note = svizzero, 7 turni
beginning-rated = Vale per le variazioni Elo { $kind }.
beginning-round-robin = Girone all’italiana
beginning-round-robin-note = tutti contro tutti
beginning-rounds = { $n ->
    [one] Un turno.
   *[other] { $n } turni.
}
beginning-rounds-by-table = Quanti turni sono lo dice il calendario.
beginning-schools = Squadre di scuola, pochi turni
beginning-schools-note = Molter: si gioca per la squadra, senza incontri
beginning-teams = Gara a squadre
beginning-teams-note = svizzero a squadre, 5 turni
beginning-title = Parti da
beginning-two-clubs = Incontro fra due circoli
beginning-two-clubs-note = ognuno contro tutti quelli dell’altro
beginning-weekend = Torneo di un weekend
beginning-weekend-note = svizzero, 5 turni
beginning-will-be = Sarà così
settings-more-play = Altro sul gioco: accelerazione, regole, dirette, norme
settings-more-ranking = Altro sugli spareggi
systems-club = Serate di circolo
systems-knock-out = Eliminazione diretta
systems-reported = Come nel rapporto
systems-round-robin = Girone all’italiana
systems-sides = Fra circoli o squadre, con giochi individuali
systems-swiss = Svizzero
systems-teams = A squadre
