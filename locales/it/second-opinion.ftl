# Un secondo parere su un rapporto.
check-impossible = turno { $round }: le regole non danno alcun abbinamento: { $why }
check-board = turno { $round }, tavolo { $board }: c’è { $stands }; le regole danno { $given }
check-bye = turno { $round }, bye: c’è { $stands }; le regole danno { $given }
check-seat-bye = { $number } bye
check-colours = i colori li dà { $article }
check-nothing-decides = niente decide
check-not-in-question = non è in questione
check-unsettled = il gruppo è troppo grande per dire perché
check-match = turno { $round }: c’è { $stands }; le regole danno { $given }
check-met = { $article }: si sono già incontrati
check-forbidden = il torneo non lo permette
check-same-colour = { $article }: a tutti e due spetta in modo assoluto lo stesso colore
check-bye-barred = { $article }: niente bye a chi ha fatto punti senza giocare
check-incomplete = { $article }: gli altri non si potevano abbinare tutti
check-worse = decide { $criterion }: { $stands } dove si può avere { $possible }
check-in-bracket = { $said } nel gruppo con { $points }
check-order-mdp = decide { $article } (giocatori scesi)
check-order-mdp-transposition = decide { $article } (trasposizione contro i giocatori scesi)
check-order-exchange = decide { $article } (scambio)
check-order-transposition = decide { $article } (trasposizione)
check-none = niente
check-standing = classifica dopo il turno { $round }, numero { $number }: { $words }
check-points = nel file ha { points-count }; i turni ne danno { $computed }
check-place = è al posto { $written }; le regole danno il posto { $first }
check-places = è al posto { $written }; le regole danno i posti da { $first } a { $last }
check-team-points = nel file ha punti incontro { $written } e punti partita { $games }; i turni ne danno { $computed } e { $given }
check-decides = decide { $criterion }: { $own } contro { $others } del numero { $number }
check-std = classifica dopo il turno { $round }: STD confronta con l’avversario previsto (C.07 7.7); confrontando con una patta, come fanno alcuni programmi, cambierebbe in { $where }
check-std-at = turno { $round } numero { $number } contro { $opponent }
check-std-other = i posti seguono l’altra lettura
check-objection = classifica dopo il turno { $round }: { $code }: { $words }
check-not-ranked = la classifica non è confrontata: { $why }
check-reads-std = STD con doppio forfait: alcuni programmi confrontano il punteggio con una patta, non con l’avversario previsto (C.07 7.7).
check-reads-koya = Koya (KS): i programmi differiscono sul limite, metà dei punti possibili, e sugli avversari con partite non giocate.
check-reads-fore-buchholz = Fore Buchholz (FB): i programmi differiscono su quali partite dell’ultimo turno contano come patte.
job-check = Rifaccio abbinamenti e classifica del rapporto

check-title = Secondo parere
check-lead = Il rapporto (TRF) di qualsiasi programma: ogni turno è abbinato di nuovo, ogni posto ricalcolato. Niente viene conservato, se non lo chiedi.
check-file = Rapporto
check-paste = oppure il suo testo
check-button = Rifai abbinamenti e classifica
check-again = Un altro rapporto
check-verified = Verificato
check-verified-text = { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
} e { $players ->
    [one] un posto
   *[other] { $players } posti
} seguono dalle regole.
check-differs = Ci sono differenze
check-differs-text = Tavoli diversi: { $boards }. Posti diversi: { $places }.
check-incomplete-title = Non tutto si è potuto confrontare
check-incomplete-text = Quello che si è potuto confrontare non è diverso.
check-head-pairings = Abbinamenti
check-head-standings = Punti e posti
check-head-notes = Letture e spareggi
check-head-remarks = Che cosa è stato sistemato in lettura
check-empty = Scegli un file o incolla il suo testo.
check-broken = Non è un rapporto che si possa leggere.
check-not-paired = I turni non sono stati abbinati di nuovo: { $why }
check-api = I programmi mandano il rapporto a { $address } e ricevono lo stesso in JSON.
check-keep = Conserva questa risposta a un suo indirizzo, con un bollino per altri siti
check-keep-note = Si conservano l’esito, i conteggi e i codici: nessun nome e nessun file.
check-kept-at = Questa risposta è conservata al suo indirizzo
check-kept-secret = Con questo link, mostrato solo ora, la togli:
check-kept-note = Nessun nome e nessun file è conservato. Chi ha il rapporto ne confronta lo SHA-256 con questo.
check-kept-badge = Bollino per altri siti
check-kept-how = Copia questo in una pagina:
check-kept-rounds = Turni abbinati di nuovo
check-kept-boards = Tavoli diversi
check-kept-system = Sistema
check-kept-players = Giocatori
check-kept-after = Classifica dopo il turno
check-kept-places = Posti diversi
check-kept-tie-breaks = Spareggi
check-kept-date = Confrontato il
check-kept-digest = SHA-256 del rapporto
check-kept-made = Confrontato il { $date }
check-badge-verified = { $n ->
    [one] verificato da tratto: un turno
   *[other] verificato da tratto: { $n } turni
}
check-badge-differs = tratto: ci sono differenze
check-badge-incomplete = tratto: confronto incompleto
check-remove-title = Togliere questa risposta?
check-remove-lead = La sua pagina e il suo bollino non ci saranno più, nemmeno su altri siti.
check-remove = Togli
flash-check-removed = Risposta tolta.
