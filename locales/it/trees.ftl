# Decisioni a domande

tree-step = { $question } { $answer }.
ruling-title-start = Posizione iniziale o scacchiera sbagliata
ruling-title-colours = Colori invertiti
ruling-title-displaced = Pezzi spostati
ruling-title-clock = Orologio difettoso o regolato male
ruling-title-pausing = Orologi fermati
ruling-title-device = Telefono o altro dispositivo
ruling-title-distraction = Disturbo
ruling-title-refusal = Rifiuto di rispettare le regole
ruling-title-penalty = Penalità
incident-pausing = orologi fermati
incident-refusal = rifiuto di rispettare le regole
incident-penalty = penalità
tree-player = Giocatore
tree-next = Avanti
tree-again = Ricalcola
tree-discretion = decide l’arbitro
tree-unknown-answer = Questa risposta non è tra quelle possibili.
tree-note = registra con parole tue
tree-penalties = Penalità già date nel torneo
record-tree-start = Posizione iniziale o scacchiera sbagliata.
record-tree-colours = Colori invertiti.
record-tree-displaced = { $side ->
    [white] Il Bianco ha spostato dei pezzi.
    [black] Il Nero ha spostato dei pezzi.
   *[none] Pezzi spostati.
}
record-tree-clock = Orologio difettoso o regolato male.
record-tree-pausing = { $side ->
    [white] Orologi fermati, Bianco.
    [black] Orologi fermati, Nero.
   *[none] Orologi fermati.
}
record-tree-device = { $side ->
    [white] Bianco: telefono o altro dispositivo.
    [black] Nero: telefono o altro dispositivo.
   *[none] Telefono o altro dispositivo.
}
record-tree-distraction = { $side ->
    [white] Disturbo, Bianco.
    [black] Disturbo, Nero.
   *[none] Disturbo.
}
record-tree-refusal = { $side ->
    [white] Il Bianco rifiuta di rispettare le regole.
    [black] Il Nero rifiuta di rispettare le regole.
   *[none] Rifiuto di rispettare le regole.
}
record-tree-penalty = { $side ->
    [white] Penalità al Bianco.
    [black] Penalità al Nero.
   *[none] Penalità.
}
ask-play-competition = Valgono le regole di gara
ask-play-otherwise = Rapid o lampo senza supervisione piena
ask-over-yes = La partita ha già un risultato
ask-over-no = La partita è in corso
ask-reversed-ten-moves = L’edizione conta dieci mosse
ask-reversed-goes-on = Per l’edizione si continua, salvo decisione dell’arbitro
ask-reversed-silent = L’edizione non ne parla
ask-restorable-last = L’edizione vuole l’ultima posizione sicura
ask-restorable-annulled = L’edizione annulla la partita
ask-ten = Quante mosse ha completato chi ne ha fatte meno?
ask-ten-fewer = Meno di dieci mosse
ask-ten-ten = Dieci mosse o più
ask-wrong = Che cosa era sbagliato?
ask-wrong-array = La posizione iniziale dei pezzi
ask-wrong-board = La scacchiera era girata
ask-misplaced = Che cosa era fuori posto?
ask-misplaced-king = Un re
ask-misplaced-rook = Una torre
ask-misplaced-other = Altro, o la scacchiera
ask-otherwise = Che cosa decidi?
ask-otherwise-goes-on = Si continua
ask-otherwise-new-game = Si ricomincia con i colori giusti
ask-when = Quando si è visto?
ask-when-now = Subito
ask-when-later = Più tardi, si era continuato a giocare
ask-when-resumed = Alla ripresa di una partita aggiornata
ask-pressed = L’orologio è stato premuto senza rimetterli a posto?
ask-pressed-no = No
ask-pressed-yes = Sì
ask-own-time = Una penalità?
ask-own-time-none = Nessuna
ask-own-time-penalty = Sì, dal menù
ask-called = Una penalità?
ask-called-none = Nessuna
ask-called-penalty = Sì, dal menù
ask-identified = Si sa qual era la posizione prima?
ask-identified-yes = Sì
ask-identified-no = No
ask-clock = Che cosa non va?
ask-clock-defect = L’orologio sembra difettoso
ask-clock-setting = È regolato male
ask-evident = Il difetto è evidente?
ask-evident-yes = Sì
ask-evident-no = No
ask-schedule = Il programma del torneo ne soffre gravemente?
ask-schedule-no = No
ask-schedule-yes = Sì
ask-paused-by = Chi ha fermato gli orologi?
ask-paused-by-arbiter = L’arbitro
ask-paused-by-player = Il giocatore
ask-reason = Per quale motivo?
ask-reason-valid = Un motivo valido: un pezzo che manca, una richiesta, un disturbo
ask-reason-screen = Una richiesta fondata solo su uno schermo
ask-reason-none = Nessun motivo valido
ask-disturbed-by = Chi ha disturbato?
ask-disturbed-by-opponent = Il giocatore ha disturbato l’avversario
ask-disturbed-by-claims = Il giocatore, con richieste o offerte senza senso
ask-disturbed-by-outside = Qualcosa da fuori
ask-time-for = A chi dai tempo?
ask-time-for-one = A uno dei due
ask-time-for-both = A entrambi
ask-time-for-nobody = A nessuno
ask-device = Che cosa è successo?
ask-device-person = Il giocatore lo aveva addosso
ask-device-bag-off = Era spento nella borsa
ask-device-bag-on = Era acceso nella borsa, o ha suonato
ask-device-bag-used = Il giocatore ha usato la borsa senza permesso
ask-device-search-refused = Il giocatore rifiuta il controllo
ask-device-spectator = È di uno spettatore
ask-milder = Il regolamento annuncia una penalità più mite?
ask-milder-no = No
ask-milder-yes = Sì
ask-allowed = Il regolamento permette un dispositivo spento nella borsa?
ask-allowed-yes = Sì
ask-allowed-no = No
ask-event-rule = Che cosa dice il regolamento?
ask-event-rule-lost = Partita persa
ask-event-rule-none = Niente
ask-guilty = Chi rifiuta?
ask-guilty-one = Uno dei due
ask-guilty-both = Entrambi
ask-penalty = Quale penalità?
ask-penalty-warning = Ammonizione
ask-penalty-time-to-opponent = Tempo all’avversario
ask-penalty-time-off = Tempo in meno
ask-penalty-opponents-points = Più punti all’avversario
ask-penalty-points-off = Punti in meno in classifica
ask-penalty-game-lost = Partita persa
ask-penalty-fine = Ammenda
ask-penalty-excluded = Esclusione da turni
ask-penalty-expelled = Esclusione dal torneo
ask-opponents-minutes = Quanti minuti all’avversario?
ask-minutes-off = Quanti minuti in meno?
ask-points = Quanti punti in meno?
ask-points-half = Mezzo punto
ask-points-one = Un punto
ask-opponents-score = Quanto riceve l’avversario?
ask-opponents-score-full = Un punto
ask-opponents-score-half = Mezzo punto
ask-opponents-score-none = Niente
ask-announced = L’ammenda era annunciata?
ask-announced-yes = Sì
ask-announced-no = No
ruled-over = Il risultato resta
ruled-void = La partita è annullata e se ne gioca un’altra
ruled-transfer = Si continua su una scacchiera messa bene
ruled-no-castling = Si continua: chi ha il re fuori posto non può arroccare
ruled-no-castling-with-it = Si continua: non si arrocca con la torre fuori posto
ruled-not-contested = Si continua: dopo dieci mosse non si contesta più
ruled-right-colours = Si gioca una nuova partita con i colori giusti
ruled-colours-stay = Si continua con i colori giocati
ruled-puts-back = Chi li ha spostati li rimette a posto nel proprio tempo
ruled-put-back = Orologi fermi: i pezzi si rimettono a posto
ruled-before-it = Si torna alla posizione prima dello spostamento; nessun atto illegale
ruled-last-certain = Si torna all’ultima posizione sicura; nessun atto illegale
ruled-annulled = La partita è annullata e se ne gioca un’altra
ruled-resumed-wrongly = Si rimette la posizione dell’aggiornamento e si continua da lì
ruled-replaced = L’orologio si sostituisce
ruled-display-stands = Vale quello che l’orologio mostra
ruled-set-anew = L’orologio si corregge
ruled-setting-stays = La regolazione resta com’è
ruled-paused = L’arbitro ha fermato gli orologi
ruled-paused-rightly = Il giocatore ha fermato gli orologi con ragione
ruled-not-from-a-screen = La richiesta non si accoglie: si fonda su uno schermo
ruled-extra-time = Tempo in più a un giocatore
ruled-extra-time-both = Tempo in più a entrambi
ruled-no-extra-time = Nessun tempo in più
ruled-spectator-out = Lo spettatore è allontanato
ruled-device-lost = { $side ->
    [white] Il Bianco perde, il Nero vince
    [black] Il Nero perde, il Bianco vince
   *[none] Partita persa
}
ruled-device-allowed = Nessuna penalità: il dispositivo era permesso
ruled-warning = { $side ->
    [white] Ammonizione al Bianco
    [black] Ammonizione al Nero
   *[none] Ammonizione
}
ruled-time-to-opponent = { $gains ->
    [white] { $amount } in più al Bianco
    [black] { $amount } in più al Nero
   *[none] { $amount } in più all’avversario
}
ruled-time-off = { $side ->
    [white] { $amount } in meno al Bianco
    [black] { $amount } in meno al Nero
   *[none] { $amount } in meno
}
ruled-opponents-points = I punti dell’avversario salgono
ruled-points-off = { $side ->
    [white] Punti tolti al Bianco: { $amount }
    [black] Punti tolti al Nero: { $amount }
   *[none] Punti tolti: { $amount }
}
ruled-game-lost = { $side ->
    [white] Il Bianco perde la partita
    [black] Il Nero perde la partita
   *[none] Partita persa
}
ruled-fine = Ammenda
ruled-fine-refused = Nessuna ammenda: non era annunciata
ruled-excluded = { $side ->
    [white] Il Bianco è escluso da uno o più turni
    [black] Il Nero è escluso da uno o più turni
   *[none] Esclusione da uno o più turni
}
ruled-expelled = { $side ->
    [white] Il Bianco è escluso dal torneo
    [black] Il Nero è escluso dal torneo
   *[none] Esclusione dal torneo
}
ruled-refusal-lost = { $side ->
    [white] Il Bianco perde la partita
    [black] Il Nero perde la partita
   *[none] Partita persa
}
ruled-both-lose = Perdono entrambi
ruled-board-transferred = Riporta la posizione sull’altra scacchiera.
ruled-board-restored = Rimetti la posizione di prima.
ruled-board-last-identifiable = Rimetti l’ultima posizione sicura.
ruled-board-new-game = Togli le mosse registrate e comincia una partita nuova.
ruled-by-judgement = I tempi li metti tu.
ask-opponents-minutes-1 = 1 minuto
ask-opponents-minutes-2 = 2 minuti
ask-opponents-minutes-5 = 5 minuti
ask-opponents-minutes-10 = 10 minuti
ask-minutes-off-1 = 1 minuto
ask-minutes-off-2 = 2 minuti
ask-minutes-off-5 = 5 minuti
ask-minutes-off-10 = 10 minuti
refusal-not-annulled = Nessun episodio annulla la partita di questa scacchiera.
action-game-annul = Partita annullata
game-begin-anew = Comincia la nuova partita
game-begin-anew-note = { $n ->
    [0] La partita è annullata.
    [one] La partita è annullata: la sua semimossa resta nel registro.
   *[other] La partita è annullata: le { $n } semimosse restano nel registro.
}
ruling-title-quickplay = Gli ultimi due minuti senza incremento
ruling-title-resumption = Ripresa di una partita aggiornata
incident-quickplay = ultimi due minuti senza incremento
incident-resumption = ripresa di una partita aggiornata
record-tree-quickplay = { $side ->
    [white] Richiesta del Bianco negli ultimi due minuti.
    [black] Richiesta del Nero negli ultimi due minuti.
   *[none] Richiesta negli ultimi due minuti.
}
record-tree-resumption = { $side ->
    [white] Ripresa, riguarda il Bianco.
    [black] Ripresa, riguarda il Nero.
   *[none] Ripresa.
}
flag-after-claim = La decisione su una richiesta era stata rimandata
sealed-someone-missing = Manca qualcuno, o è in ritardo, o un tempo è sbagliato
ask-guidelines-hold = Il torneo ha annunciato le Linee guida III e la partita è senza incremento
ask-guidelines-do-not = Le Linee guida III non sono annunciate, o alle mosse si aggiunge tempo, o è lampo
ask-last-minutes = Quanto tempo ha il giocatore?
ask-last-minutes-under = Meno di due minuti, e ha il tratto
ask-last-minutes-more = Due minuti o più, oppure non ha il tratto
ask-last-minutes-flag = La bandierina è caduta dopo il rinvio della decisione
ask-quickplay = Che cosa chiede il giocatore?
ask-quickplay-increment = Cinque secondi per mossa a entrambi, che vale anche come offerta di patta
ask-quickplay-claim = La patta: l’avversario non può vincere con mezzi normali, o non ci prova
ask-quickplay-no-arbiter = La patta, e nessun arbitro segue il torneo
ask-five-seconds = Che cosa segue?
ask-five-seconds-accepted = L’avversario accetta la patta
ask-five-seconds-given = Acconsento: cinque secondi a entrambi
ask-five-seconds-refused = Non acconsento
ask-normal-means = Che cosa decidi?
ask-normal-means-agreed = Accolgo: patta
ask-normal-means-postponed = Rinvio la decisione e seguo la partita
ask-normal-means-rejected = Respingo la richiesta
ask-meanwhile = L’avversario riceve due minuti?
ask-meanwhile-two-minutes = Sì, due minuti
ask-meanwhile-nothing = No
ask-at-flag = L’avversario poteva vincere con mezzi normali, e ci provava?
ask-at-flag-drawn = No: patta
ask-at-flag-flag = Sì: decide la bandierina
ask-resumption = Che cosa succede?
ask-resumption-replier = Manca chi deve rispondere
ask-resumption-sealer = Manca chi ha messo in busta
ask-resumption-both = Mancano entrambi: il giocatore indicato è chi deve rispondere
ask-resumption-late = Il giocatore arriva dopo la tolleranza
ask-resumption-times = L’orologio del giocatore segna un tempo sbagliato
ask-reply = Che cosa fa l’avversario?
ask-reply-sealed = Mette in busta anche la risposta
ask-reply-made = Gioca la risposta sulla scacchiera
ask-sealed-ends = La mossa in busta finisce la partita?
ask-sealed-ends-yes = Sì
ask-sealed-ends-no = No
ask-late-decision = Che cosa decidi?
ask-late-decision-lost = La partita è persa
ask-late-decision-otherwise = Si continua
ask-pointed-out = Quando è stato segnalato?
ask-pointed-out-before = Prima della prima mossa del giocatore
ask-pointed-out-later = Più tardi
ask-serious = Le conseguenze sarebbero troppo gravi?
ask-serious-yes = Sì
ask-serious-no = No
ask-acts-count-count = Per questa edizione è un atto illegale
ask-acts-count-menu = Per questa edizione non è un atto illegale
ask-offence = Per che cosa?
ask-offence-other-hand = Orologio premuto con l’altra mano
ask-offence-clock-handling = Orologio colpito, sollevato o premuto prima della mossa
ask-offence-no-move = Orologio premuto senza alcuna mossa
ask-offence-not-recording = Mosse non trascritte
ask-offence-writing-in-advance = Mossa scritta in anticipo
ask-offence-leaving = Uscita dall’area o dalla sede senza permesso
ask-offence-notes-or-advice = Appunti, consigli o un’altra scacchiera
ask-offence-smoking = Fumo dove è vietato
ask-offence-disrepute = Comportamento che discredita il gioco
ask-offence-another = Altro
ruled-quickplay-not-held = Non ammessa: in questa partita le Linee guida III non valgono
ruled-quickplay-too-early = Non ammessa: solo con meno di due minuti e con il tratto
ruled-quickplay-referred = La partita è finita: la posizione si scrive, l’avversario la verifica e si rimette a chi deciderà
ruled-quickplay-accepted = Patta: l’avversario ha accettato
ruled-five-seconds = Cinque secondi per mossa a entrambi, { $gains ->
    [white] { $amount } in più al Bianco
    [black] { $amount } in più al Nero
   *[none] { $amount } in più all’avversario
}
ruled-no-five-seconds = Niente cinque secondi: l’offerta di patta resta aperta finché l’avversario non risponde
ruled-quickplay-drawn = Patta: l’avversario non può vincere con mezzi normali, o non ci prova
ruled-quickplay-rejected = Richiesta respinta: { $gains ->
    [white] { $amount } in più al Bianco
    [black] { $amount } in più al Nero
   *[none] { $amount } in più all’avversario
}
ruled-quickplay-postponed-with-time = Decisione rimandata: { $gains ->
    [white] { $amount } in più al Bianco
    [black] { $amount } in più al Nero
   *[none] { $amount } in più all’avversario
}
ruled-quickplay-postponed = Decisione rimandata: si continua davanti all’arbitro
ruled-quickplay-flag-decides = Niente patta: decide la bandierina
ruled-replier-clock-runs = Corre l’orologio di chi deve rispondere; la busta si apre quando arriva
ruled-replier-loses-time = Chi deve rispondere perde il tempo fino al suo arrivo
ruled-reply-sealed = Anche la risposta va in busta, e corre l’orologio di chi manca
ruled-reply-made = La risposta è giocata e corre l’orologio di chi manca
ruled-sealed-move-ends = Vale la fine data dalla mossa in busta: apri la busta
ruled-late-at-resumption = { $side ->
    [white] Il Bianco arriva troppo tardi e perde
    [black] Il Nero arriva troppo tardi e perde
   *[none] Troppo tardi: partita persa
}
ruled-late-plays-on = In ritardo, ma si continua
ruled-times-corrected = Il tempo si corregge
ruled-times-stand = Il tempo resta quello segnato
ruled-illegal-act = È un atto illegale: si giudica come tale
