# Partita sospesa: la busta (Linee guida I)
ruling-title-adjourn = Aggiornamento della partita
incident-adjourned = aggiornamento
adjourn-lead = Chi ha il tratto scrive la mossa, la chiude in busta e ferma l’orologio (art. §sealed-move§). Qui si riempie la busta; l’aggiornamento vale dove il regolamento la prevede.
adjourn-number = Mossa in busta, numero
adjourn-number-note = La mette in busta chi ha il tratto.
adjourn-number-unreadable = Scrivi il numero della mossa, da 1 a 999.
adjourn-white-left = Tempo rimasto al Bianco
adjourn-black-left = Tempo rimasto al Nero
adjourn-clock-note = Come li mostra l’orologio: 0:25:30.
adjourn-clock-unreadable = Il tempo non si legge: scrivi per esempio 0:25:30.
adjourn-offer = Proposta di patta aperta
adjourn-offer-none = nessuna
adjourn-offer-white = del Bianco
adjourn-offer-black = del Nero
adjourn-resumes = Ripresa: giorno, ora e luogo
adjourn-resumes-note = Va sulla busta, per esempio: domenica 29 alle 9, sala B.
adjourn-resumes-missing = Scrivi quando e dove si riprende.
adjourn-kept = Chi custodisce la busta
adjourn-headline = Partita aggiornata: la mossa { $number } è in busta
adjourn-done-lead = Per l’abbinamento vale come patta finché non è finita.
adjourn-print = Stampa la busta
adjourn-sealed = { $side ->
    [white] { $number }ª, del Bianco
   *[black] { $number }ª, del Nero
}
record-adjourned = { $side ->
    [white] Partita aggiornata { $after }: il Bianco mette in busta la mossa { $number }.
   *[black] Partita aggiornata { $after }: il Nero mette in busta la mossa { $number }.
}
record-adjourned-times = Tempo rimasto: Bianco { $white }, Nero { $black }.
record-adjourned-resumes = Ripresa: { $resumes }.
record-adjourned-offer = { $side ->
    [white] È aperta una proposta di patta del Bianco.
   *[black] È aperta una proposta di patta del Nero.
}
cause-adjournment = partita aggiornata
# L’apertura della busta
ruling-title-sealed = Mossa in busta
incident-sealed = mossa in busta
sealed-lead = La busta si apre quando c’è chi deve rispondere (art. §envelope-opened§). Scrivi la mossa come sta sul foglio.
sealed-found = Che cosa c’è
sealed-found-opened = la busta, aperta ora
sealed-found-missing = la busta manca: la mossa è dichiarata
sealed-found-position-lost = la posizione non si ricostruisce
sealed-written = La mossa, com’è scritta
sealed-written-note = Con le lettere di qualunque lingua. Vuota se sul foglio non c’è nulla.
sealed-state-anew = La mossa dichiarata deve essere una sola e legale: chiedila di nuovo.
sealed-played = Si gioca la mossa in busta: { $move }
sealed-lead-opened = Rimetti sugli orologi i tempi della busta, fa’ la mossa sulla scacchiera e avvia l’orologio di chi risponde. Poi registrala.
sealed-lead-missing = Si gioca la mossa dichiarata, con i tempi annotati; se non si ritrovano li mette l’arbitro. Poi registrala.
sealed-lead-position-lost = La partita si rigioca.
sealed-is-clear = La partita era già finita quando la mossa fu messa in busta.
sealed-is-ambiguous = La mossa in busta è ambigua: più mosse legali le corrispondono.
sealed-is-unclear = Di quello che sta in busta non si può stabilire il significato.
sealed-is-illegal = La mossa in busta è illegale.
ruled-position-lost = La partita è annullata e se ne gioca un’altra
record-sealed-opened = { $side ->
    [white] Si apre la busta del Bianco: { $written }.
   *[black] Si apre la busta del Nero: { $written }.
}
record-sealed-missing = { $side ->
    [white] La busta manca. Il Bianco dichiara la mossa: { $written }.
   *[black] La busta manca. Il Nero dichiara la mossa: { $written }.
}
record-sealed-position-lost = La posizione dell’aggiornamento non si ricostruisce.
cause-sealed-move = mossa in busta
# Sulla pagina della partita
signal-adjourned-bare = È aggiornata senza busta: se c’è una mossa sigillata, riempila qui.
signal-adjourned-envelope = La mossa è in busta. Alla ripresa si rimettono posizione e tempi; poi si apre la busta.
signal-sealed-move = La mossa in busta è { $move }: registrala e si continua.
signal-resumed = Si è ripreso. Le mosse si registrano qui; il risultato si inserisce alla fine.
signal-fill-envelope = Riempi la busta
signal-open-envelope = Apri la busta
signal-record-sealed = Registra la mossa
