bracket-final = Finale
bracket-semifinals = Semifinali
bracket-quarterfinals = Quarti di finale
bracket-round = Turno { $round }
explain-articles-knock-out = La FIDE non ha regole per abbinare l’eliminazione diretta: il tabellone viene dai numeri di abbinamento e il bando lo annuncia.
explain-bracket-lead-lives = Chi perde due volte è fuori. I due tabelloni sono fatti prima del turno 1 e dicono chi incontra chi.
explain-bracket-lead = Chi perde è fuori. Il tabellone è fatto prima del turno 1 e dice chi incontra chi.
explain-bracket-players = { $n ->
    [one] Il tabellone ha un giocatore.
   *[other] Il tabellone ha { $n } giocatori.
}
explain-bracket-round = È il turno { $round } di { $rounds }.
explain-bracket-through = Passano senza giocare: { $names }.
explain-bracket-first = Nel tabellone la prima testa di serie incontra l’ultima, la seconda la penultima e così via: { $a } è la testa di serie { $seed }, { $b } la { $other }.
explain-bracket-next = Dalle loro parti del tabellone sono arrivati fin qui: { $a } è la testa di serie { $seed }, { $b } la { $other }.
explain-bracket-final = Arrivano dalle due metà del tabellone e giocano la finale: { $a } è la testa di serie { $seed }, { $b } la { $other }.
explain-bracket-third = Hanno perso le semifinali e giocano per il terzo posto: { $a } è la testa di serie { $seed }, { $b } la { $other }.
explain-bracket-bye = { $name } è la testa di serie { $seed }. Il tabellone ha più posti che giocatori: i bye del turno 1 vanno alle prime teste di serie.
explain-bracket-alone = { $name }, testa di serie { $seed }, passa senza giocare: dall’altra parte del tabellone non arriva nessuno.
explain-bracket-colour-balance = Il Bianco va a { $white }: rispetto al Nero, { $black } l’ha avuto più spesso.
explain-bracket-colour-alternation = Hanno avuto il Bianco lo stesso numero di volte: va a { $white }, che aveva il Nero l’ultima volta che i colori erano diversi.
explain-bracket-colour-boards = Hanno avuto gli stessi colori: le migliori teste di serie hanno il colore sorteggiato e l’altro a turno, scacchiera per scacchiera.
explain-bracket-colour-second = È la seconda partita dell’incontro: i colori della prima, invertiti.
explain-bracket-as-paired = L’abbinamento è proprio questo.
explain-bracket-later = { $a } e { $b } si incontrano al turno { $round }, se ci arrivano entrambi.
explain-bracket-out = { $name } è fuori dal turno { $round }.
explain-bracket-not-in = { $name } non è nel tabellone, che comprende chi c’era al turno 1.
explain-bracket-has-opponent = { $name } ha un avversario in questo turno.
action-result-goes-on = Passaggio del turno, turno e scacchiera
trail-goes-on-white = passa il Bianco
trail-goes-on-black = passa il Nero
refusal-ties-open = { $n ->
    [one] Dalla scacchiera { $boards } del turno { $round } non passa ancora nessuno: manca il risultato, oppure è patta e sulla pagina del turno va indicato chi passa.
   *[other] Dalle scacchiere { $boards } del turno { $round } non passa ancora nessuno: mancano risultati, oppure sono patte e sulla pagina del turno va indicato chi passa.
}
refusal-nothing-to-decide = Chi passa si indica solo per una patta dell’eliminazione diretta.
refusal-off-bracket = Il turno { $round } ha scacchiere che non sono del tabellone, e non si sa chi incontra chi. Occorre correggere i risultati o ritirare il turno seguente.
refusal-bracket-by-hand = Le scacchiere dell’eliminazione diretta vengono dal tabellone e non si cambiano a mano.
refusal-bracket-fixed = Il tabellone è pubblicato: non ha posto per altri. Prima del primo risultato la pubblicazione si può ritirare.
refusal-bracket-bye = Nell’eliminazione diretta non si chiede il bye: chi manca è fuori e l’avversario passa.
goes-on-title = Chi passa
goes-on-who = passa { $name }
goes-on-open = in parità, chi passa?
goes-on-none = Nessuna scacchiera in parità.
flash-goes-on-named = Indicato chi passa.
tab-bracket = Tabellone
bracket-lead = { $n ->
    [one] Un giocatore, eliminazione diretta.
   *[other] { $n } giocatori, eliminazione diretta.
}
bracket-winner = { $name } ha vinto il torneo.
bracket-none = Il tabellone c’è quando è pubblicato il turno 1.
bracket-off = I turni di questo torneo non sono quelli di un tabellone dei suoi numeri di abbinamento.
bracket-third = Terzo posto
bracket-bye = bye
bracket-nobody = nessuno
bracket-open = da giocare
bracket-read-note = Prima del nome la testa di serie, dopo il nome il punteggio della partita. v segna chi passa dopo una patta, per spareggio o sorteggio.
bracket-part = Parte { $part }
bracket-last = Ultimi turni
bracket-parts = Parti del tabellone
bracket-named = passa dopo una patta
bracket-seed = testa di serie { $seed }
refusal-match-over = Il match è finito: non si inseriscono altre partite. L’ultima si può ritirare.
refusal-further-played = Dopo questo risultato i due hanno giocato lo spareggio. Prima occorre ritirarne le partite.
refusal-games-decide = Chi passa lo dicono le partite di spareggio. Se l’ultima è inserita male, si ritira.
action-result-further = Partita di spareggio, turno e scacchiera
action-result-further-back = Partita di spareggio ritirata, turno e scacchiera
goes-on-by-word = Per sorteggio o con altro spareggio:
match-rapid = rapid
match-blitz = lampo
match-armageddon = Armageddon
match-standard = standard
match-title = tavolo { $board }
match-play-on = Gioca lo spareggio
match-goes-on = Passa { $name }.
match-page = Partite di spareggio
match-games-played = Partite del match
match-game = Partita
match-game-short = N.
match-board-game = partita del turno
match-open = Ancora da decidere.
match-next = Prossima partita
match-under-way = { $kind }, partita { $number } di { $games }
match-next-white = { $what }. Bianco: { $name }.
match-kind = Tipo
match-set = Partite che si sommano
match-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}
match-control = Cadenza
match-white = Bianco
match-note = I colori si alternano di partita in partita. Finite le partite che si sommano, passa chi è in vantaggio; in parità decidono le successive. L’Armageddon è sempre una partita sola, e con la patta passa il Nero.
match-result = Risultato, prima il Bianco
match-take-back = Ritira l’ultima partita
match-to-round = Torna al turno { $round }
flash-match-game-entered = Partita inserita.
flash-match-game-back = Partita ritirata.
bracket-reached-winner = ha vinto il torneo
bracket-reached-third = terzo posto
bracket-reached-in = ancora in gara
bracket-reached-not-in = fuori dal tabellone
bracket-reached-out = { $round }, contro { $name }
bracket-reached-away = { $round }, assente
bracket-standings-note = La classifica segue il tabellone. Prima chi ha vinto, poi chi è uscito, turno per turno; in ogni turno punti e spareggi.
bracket-second-final = Seconda finale
bracket-stage-winners = Tabellone principale, turno { $round }
bracket-stage-losers = Ripescaggi, turno { $round }
bracket-winners = Tabellone principale
bracket-losers = Ripescaggi
bracket-finals = Finale
bracket-lives-note = Chi perde una volta passa ai ripescaggi, chi perde due volte esce. Se la finale la vince chi viene dai ripescaggi, si gioca una seconda finale.
explain-bracket-waiting = Aspettano il prossimo incontro: { $names }.
explain-bracket-losers = { $a } (testa di serie { $seed }) e { $b } (testa di serie { $other }) hanno perso una volta: si incontrano nei ripescaggi.
explain-bracket-final-of-both = { $a } e { $b } hanno vinto i due tabelloni: è la finale.
explain-bracket-second-final = { $a } e { $b } hanno perso una volta ciascuno: la seconda finale decide.
explain-bracket-other = { $a } non ha ancora perso, { $b } ha perso una volta: possono incontrarsi solo in finale, al turno { $round }.
explain-bracket-waits = { $name } in questo turno aspetta: il suo prossimo incontro è al turno { $round }.
pairing-edition-knock-out-lives = Doppia eliminazione: si esce alla seconda sconfitta
pairing-edition-knock-out-two-lives = Doppia eliminazione, incontri di due partite
bracket-lead-lives = { $n ->
    [one] { $n } giocatore, doppia eliminazione.
   *[other] { $n } giocatori, doppia eliminazione.
}
