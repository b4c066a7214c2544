download-chess-results = XML per chess-results.com
download-calendar = Calendario
export-lead = I file e i fogli di questo torneo. Gli indirizzi non cambiano: si possono linkare.
export-sheets = Fogli da stampare
export-round-csv = Abbinamenti del turno { $round } CSV
export-in = Importa
print-draft = bozza
print-default-time = { $n ->
    [0] Tolleranza: nessuna.
    [one] Tolleranza { $n } minuto.
   *[other] Tolleranza { $n } minuti.
}
print-draw-offers = Nessun accordo di patta prima della mossa { $n }.
print-published = Pubblicato alle { $time }.
print-tie-break-rules = Regole degli spareggi C.07, 1 marzo 2026.
print-provisional = Provvisoria: mancano risultati.
games-title = { $n ->
    [0] Partite
    [one] Una partita
   *[other] { $n } partite
}
games-links = Collegamenti
games-none = Nessuna partita registrata.
games-place = Turno
games-moves = Mosse
games-open = Apri
games-import = Importa partite
games-import-board = Partita del tavolo { $board }, turno { $round }: { $names }
games-import-lead = PGN con orologi e commenti. Ogni segno resta; quel che non è una mossa viene elencato.
games-import-do = Importa
games-import-sorted = Prima le partite con osservazioni, poi quelle senza tavolo, poi le altre.
games-choose-again = Il file è troppo lungo per stare in questa pagina: se lo vuoi importare, sceglilo di nuovo.
games-file = File PGN
games-text = o testo PGN
games-accept = Importa lo stesso: quel che non si è capito resta nel testo conservato con la partita.
games-number = N.
games-clocks = Orologi
games-where = Tavolo
games-imported = { $n ->
    [one] { $n } partita importata.
   *[other] { $n } partite importate.
}
games-placed = turno { $round }, tavolo { $board }
games-placed-nowhere = nessun tavolo: né il numero né i nomi corrispondono
games-placed-taken = nessun tavolo: al turno { $round }, tavolo { $board } ci sono già le mosse
games-placed-other-position = nessun tavolo: posizione iniziale diversa
trf-import-title = Importa un torneo
trf-import-lead = Il file TRF16 o TRF26 di un torneo in corso o finito. Niente cambia prima dell’anteprima.
trf-import-file = File TRF
trf-import-text = o il testo del file
trf-import-look = Anteprima
trf-import-preview = Anteprima dell’importazione
trf-import-preview-lead = Giocatori: { $players }. Turni giocati: { $published } di { $rounds }.
trf-import-confirm = Importa
trf-import-doubts = Da controllare
trf-import-no-remarks = Il file è stato letto senza osservazioni.
trf-import-remarks = { $n ->
    [one] { $n } osservazione
   *[other] { $n } osservazioni
}
trf-import-line = Riga
trf-import-column = Colonna
trf-import-what = Che cosa
trf-import-nothing-changed = Niente è stato cambiato.
trf-import-refused-trf = { $n ->
    [one] Il file ha { $n } errore.
   *[other] Il file ha { $n } errori.
}
trf-import-refused-no-game = In questo testo non c’è nessuna partita (riga 1, colonna 1).
trf-import-refused-games = { $n ->
    [one] { $n } punto non è stato capito.
   *[other] { $n } punti non sono stati capiti.
}
trf-import-refused-more-games = Il testo ha { $n } partite: un tavolo ne prende una.
trf-import-refused-many-games = Il testo ha più di { $most } partite: importale in più file.
trf-import-refused-many-remarks = Le osservazioni sono più di { $most }: forse non è un file PGN.
trf-import-refused-board-taken = Le mosse di questo tavolo sono già registrate. Prima bisogna annullarle.
trf-import-refused-other-position = La partita non comincia dalla posizione iniziale.
trf-import-hold-rounds = { $rounds } turni sono più dei 30 che un torneo può avere qui.
trf-import-hold-scoring = I punti di forfait e bye devono stare fra zero e una vittoria, e la vittoria valere più della patta: forfait vinto { $win }, forfait perso { $loss }, bye { $full }, { $half }, { $zero }.
trf-import-hold-result = Una coppia di risultati del turno { $round } non corrisponde a nessun risultato previsto.
trf-import-doubt-no-name = Il file non dà un nome.
trf-import-doubt-no-dates = Il file non dà le date: scrivi quando si è giocato.
trf-import-doubt-time-control = La cadenza «{ $text }» resta come testo.
trf-import-doubt-tie-break = Lo spareggio { $code } non è conosciuto e viene tralasciato.
trf-import-doubt-no-tie-breaks = Nessuno spareggio: a pari punti il posto è condiviso, finché le impostazioni non ne indicano.
trf-import-doubt-no-initial-colour = Niente dice il colore sorteggiato per il numero 1.
trf-import-doubt-initial-white = Colore iniziale ricavato dal turno 1: Bianco.
trf-import-doubt-initial-black = Colore iniziale ricavato dal turno 1: Nero.
trf-import-doubt-system = Il file dice { $code }: il torneo resta di questo sistema, ma il programma non ne abbina altri turni.
trf-import-doubt-not-used = Il record { $code } resta per il file e qui non ordina nessuno.
trf-import-doubt-teams = Qui giocano squadre: il programma prende i giocatori e le loro partite e non abbina altri turni. I record delle squadre restano per il file.
flash-tournament-imported = Torneo importato. Ne sei l’arbitro principale.
trf-more = E altro.
trf-not-known = non noto
trf-error-no-players = Nessun record di giocatore (001).
trf-error-too-many-players = { $count } giocatori sono più di 9999.
trf-error-start-number = «{ $text }» non è un numero di abbinamento.
trf-error-duplicate = Il numero { $number } c’è già alla riga { $line }.
trf-error-too-many-rounds = Più di 99 turni.
trf-error-cell = «{ $text }» non è un risultato del turno { $round }.
trf-error-unknown-opponent = L’avversario { $opponent } del turno { $round } non è nel file.
trf-error-himself = Il numero { $player } ha per avversario sé stesso al turno { $round }.
trf-error-one-sided = Il numero { $opponent } non ha { $player } come avversario al turno { $round }.
trf-error-same-colour = I numeri { $player } e { $opponent } hanno lo stesso colore al turno { $round }.
trf-error-no-colour = I numeri { $player } e { $opponent } non hanno colore al turno { $round }.
trf-error-results = I risultati «{ $own }» e «{ $other }» (contro il numero { $opponent }) si contraddicono al turno { $round }.
trf-error-record = Record { $code }: «{ $text }» non si legge.
trf-error-unknown-player = Il record { $code } nomina il numero { $number }, che non è nel file.
trf-error-contradiction = Il record { $code } contraddice il resto del file.
trf-error-table = Il tabellone si contraddice: { $detail }.
trf-error-no-teams = Nessun record di squadra (310).
trf-error-duplicate-team = La squadra { $number } c’è già alla riga { $line }.
trf-error-unknown-team = Il record { $code } nomina la squadra { $number }, che non è nel file.
trf-error-no-team = Il numero { $player } gioca e non è in nessuna squadra.
trf-error-teams = Le squadre o i loro incontri si contraddicono: { $detail }.
trf-field-sex = sesso
trf-field-title = titolo
trf-field-rating = Elo
trf-field-federation = federazione
trf-field-fide-id = ID FIDE
trf-field-birth = nascita
trf-field-points = punti
trf-field-rank = posto
trf-field-date = data
trf-field-rounds = turni
trf-field-initial-colour = colore iniziale
trf-field-ranking-method = metodo di ordinamento
trf-field-count = conteggio
trf-remark-encoding = Il file non è UTF-8 ma { $encoding }.
trf-remark-byte-columns = Le colonne di questa riga sono contate in byte.
trf-remark-unreadable = { $field }: «{ $text }» non si legge e resta vuoto.
trf-remark-date-form = La data «{ $text }» ha un’altra forma ed è stata capita.
trf-remark-birth-form = { $n ->
    [one] La data di nascita di { $n } giocatore ha un’altra forma ed è stata capita.
   *[other] Le date di nascita di { $n } giocatori hanno un’altra forma e sono state capite.
}
trf-remark-unseen = Un segno che non si vede, { $code }, è stato tolto.
trf-remark-mixed-scripts = «{ $word }» mescola lettere simili di alfabeti diversi; è rimasta così.
trf-remark-no-name = Un giocatore senza nome.
trf-remark-repeated = Un secondo record { $code }: vale il primo.
trf-remark-unknown = Il record { $code } non è conosciuto e non viene conservato.
trf-remark-count = Il record { $code } dice { $written }, nel file sono { $counted }.
trf-remark-renumbered = I numeri di abbinamento hanno buchi (il più alto è { $highest }): { $changed ->
    [one] un giocatore ha
   *[other] { $changed } giocatori hanno
} un altro numero.
trf-remark-rounds-assumed = Il numero dei turni non è dato: { $rounds }.
trf-remark-rounds-raised = { $written ->
    [one] È dato un turno
   *[other] Sono dati { $written } turni
}, nel file sono { $taken }.
trf-remark-points = Il numero { $player } ha { points-count } nel file e { $computed } secondo i risultati.
trf-remark-colour-from-opponent = Numero { $player }, turno { $round }: colore preso dall’avversario.
trf-remark-colour-assumed = Forfait senza colori al turno { $round }: Bianco a { $white }, Nero a { $black }.
trf-remark-colour-without-opponent = Numero { $player }, turno { $round }: un colore senza avversario è stato tralasciato.
trf-remark-result-without-opponent = Numero { $player }, turno { $round }: «{ $written }» senza avversario, letto come { $taken }.
trf-remark-no-result = { $player } contro { $opponent }, turno { $round }: nessun risultato.
trf-remark-baku-assumed = L’accelerazione Baku è annunciata senza punti virtuali: gruppo A fino al numero { $last }.
trf-remark-rank-as-number = Il file vuole il posto come numero di abbinamento; vale quello scritto nel record.
trf-remark-scoring-code = Il codice di punteggio «{ $text }» è tralasciato.
trf-remark-team-record = Il record { $code } parla di squadre.
finding-illegal-move = { $text } è illegale; la partita registrata finisce prima.
finding-unreadable-move = «{ $text }» non è una mossa; la partita registrata finisce prima.
finding-ambiguous-move = { $text } è ambigua ({ $moves }); la partita registrata finisce prima.
finding-null-move = Mossa nulla «{ $text }»; la partita registrata finisce prima.
finding-moves-not-read = { $count ->
    [one] Una semimossa non è stata letta.
   *[other] { $count } semimosse non sono state lette.
}
finding-too-long = La registrazione finisce qui: più di { $count } semimosse.
finding-more-faults = { $count ->
    [one] Un altro difetto di forma.
   *[other] Altri { $count } difetti di forma.
}
finding-move-number = Numero di mossa «{ $text }» invece di { $expected }
finding-ambiguous-language = Le lettere vanno bene in più lingue. { $expected }
finding-bad-position = La posizione iniziale «{ $text }» non è una posizione.
finding-other-variant = «{ $text }» non è il gioco delle Regole degli scacchi: le mosse non si leggono.
finding-results-differ = Risultato «{ $text }» dopo le mosse, { $expected } nei tag.
finding-bad-clock = L’orologio «{ $text }» non si legge.
finding-variation-not-read = «{ $text }» in una variante non è una mossa: la variante resta com’è scritta.
finding-variation-left-out = Una variante è troppo lunga o troppo profonda e viene tralasciata.
finding-stray-sign = «{ $text }» non fa parte di una partita.
finding-broken-tag = «{ $text }» non è un tag.
finding-open-comment = Un commento non è chiuso: «{ $text }».
finding-open-variation = Una variante non è chiusa: «{ $text }».
finding-stray-close = «{ $text }» non chiude niente.
finding-sign-without-move = «{ $text }» non appartiene a nessuna mossa.
finding-not-a-capture = { $text }: non è una presa.
finding-capture-with-hyphen = { $text }: presa scritta con il trattino.
finding-not-check = { $text }: non è scacco.
finding-not-mate = { $text }: non è matto.
finding-not-double-check = { $text }: non è scacco doppio.
finding-not-en-passant = { $text }: non è presa en passant.
finding-dot-for-hyphen = { $text }: un punto al posto del trattino.
finding-letter-case = { $text }: maiuscole insolite.
finding-castling-as-king-move = { $text }: arrocco scritto come mossa di re.
finding-bare-equals = { $text }: un uguale isolato.
pair-unfinished = Turno { $round }, { $white } – { $black }: nessun risultato; per l’abbinamento conta come patta (C.04.2 art. 3.1).
download-workbook = Cartella per Excel
workbook-black = n
workbook-name = Nome
workbook-number = N.
workbook-place = Posto
workbook-points = Punti
workbook-row = Riga
workbook-title = Titolo
workbook-white = b
download-bundle = Pagine per un sito o una chiavetta (ZIP)
bundle-lead = Gli abbinamenti, le classifiche e i giocatori come li vede il pubblico, da aprire con index.html.
bundle-live = La pagina che si aggiorna:
bundle-made = Copia fatta con tratto: funziona senza un server.
bundle-standings-after = Classifica dopo il turno
bundle-state = Stato del { $moment }
job-bundle = Preparo le pagine
