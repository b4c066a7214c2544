# Che cosa vale il torneo per chi gioca: variazioni Elo, prime valutazioni, categorie, norme.
nav-ratings = Elo
nav-norms = Norme
nav-norm = Norma
federation-short = Fed.
unrated = senza Elo

ratings-title = Elo dopo il turno { $round }
ratings-title-running = Elo dopo le partite giocate
ratings-title-start = Elo alla partenza
ratings-dateline = dopo il turno { $round } di { $rounds }
ratings-games = Partite
ratings-games-of = Partite di { $name }
ratings-opponent = Avversario
ratings-expected = Attesi
ratings-plus-minus = Elo +/−
ratings-after = Stima
ratings-category = Categoria
ratings-reached = raggiunta
ratings-category-note = Categoria nazionale secondo l’Elo FIDE standard (Regolamento tecnico federale dal 2021): una volta raggiunta si conserva, quindi può essere più alta di quella scritta qui.
ratings-change = Variazione
ratings-average = Media avversari
ratings-tpr = Performance (TPR)
ratings-ptp = Performance perfetta (PTP)
ratings-rp = Performance per norme (Rp)
ratings-here = In questo torneo
ratings-more = Vedi anche
ratings-to-player = La pagina del giocatore
ratings-to-all = L’Elo di tutti
ratings-plot = Punti fatti { $points }, punti attesi { $expected }, turno per turno
ratings-plot-note = Linea piena: punti fatti. Linea tratteggiata: punti attesi.
ratings-person-lead = Posto { $place } su { $players }, { points-count } dopo { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
}.
ratings-person-points = { points-count } dopo { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
}.

rating-list-standard = Lista FIDE standard (B.02). Contano le partite giocate contro chi ha un Elo.
rating-list-rapid = Lista FIDE rapid (B.02, parte rapid e blitz). Oltre i 2600, con 600 punti o più di differenza la partita non conta.
rating-list-blitz = Lista FIDE blitz (B.02, parte rapid e blitz). Oltre i 2600, con 600 punti o più di differenza la partita non conta.
rating-cap-standard = Una differenza oltre i 400 punti conta 400 (B.02 art. 8.3.1); per chi ha 2650 o più conta intera.
rating-cap-rapid = Una differenza oltre i 400 punti conta 400 (B.02 art. 8.3.1), per tutti.
rating-estimate = Stima: la FIDE calcola sul mese e arrotonda alla fine.
rating-estimated = → { $rating } stimato
rating-head-standard = Elo standard
rating-head-rapid = Elo rapid
rating-head-blitz = Elo blitz

rating-k-published = K { $k }: è quello della lista.
rating-k-reached-2400 = K { $k }: ha raggiunto 2400 (B.02 art. 8.3.3).
rating-k-junior = K { $k }: fino all’anno dei 18, sotto 2300 (B.02 art. 8.3.3).
rating-k-few-games = K { $k }: meno di trenta partite valutate (B.02 art. 8.3.3).
rating-k-usual = K { $k }: mai 2400, trenta partite o più, non junior (B.02 art. 8.3.3).
rating-k-reduced = Ridotto da { $before } a { $k }: K per partite non supera 700 (B.02 art. 8.3.3).
rating-k-assumed = Partite in tutto ed Elo massimo non sono noti qui: si suppongono almeno trenta partite e nessun Elo più alto.
rating-k-short-published = lista
rating-k-short-reached-2400 = 2400
rating-k-short-junior = junior
rating-k-short-few-games = meno di 30

rating-not-bye = nessun avversario
rating-not-forfeit = forfait: non conta (B.02 art. 5.1)
rating-not-no-move = meno di una mossa: non conta (B.02 art. 5.1)
rating-not-unfinished = in corso
rating-not-unrated-opponent = avversario senza Elo: non conta (B.02 art. 6)
rating-not-too-far-apart = 600 punti o più: non conta

rating-first = primo Elo { $rating }
rating-first-no-points = nessun punto: un primo torneo a zero non conta (B.02 art. 7.1)
rating-first-too-few = { $n ->
    [0] nessuna partita valida: ne servono cinque (B.02 art. 7.1)
    [one] una partita valida: ne servono cinque (B.02 art. 7.1)
   *[other] { $n } partite valide: ne servono cinque (B.02 art. 7.1)
}
rating-first-below = { $rating }, sotto 1400: non si pubblica (B.02 art. 7.1.4)
rating-first-title = Da che cosa nasce il primo Elo
rating-first-average = Media degli avversari
rating-first-average-why = ({ $sum } + 1800 + 1800) : { $count }; due patte con 1800 si aggiungono alle { $games } partite (B.02 art. 8.2)
rating-first-percent = Percentuale
rating-first-percent-why = punti fatti più uno, su partite più due (B.02 art. 8.2)
rating-first-difference = Differenza
rating-first-difference-why = tabella 8.1.1
rating-first-sum = Primo Elo
rating-first-capped = sarebbe { $rating }: il massimo è 2200 (B.02 art. 8.2.3)

rating-terms-title = Perché il turno { $round } vale { $change }
rating-term-difference = Differenza che conta
rating-term-plain = { $own } − { $opponent }
rating-term-whole = non oltre 400, si usa intera
rating-term-capped = oltre 400, conta 400 (B.02 art. 8.3.1)
rating-term-exempt = oltre 400, ma da 2650 in su si usa intera (B.02 art. 8.3.1)
rating-term-expected = Punti attesi
rating-term-row = tabella 8.1.2: da { $from } a { $to }
rating-term-row-last = tabella 8.1.2: da { $from } in su
rating-term-gain = Fatti meno attesi
rating-term-k = Per K { $k }
rating-total-title = Da che cosa nasce la variazione
rating-total-score = Punti fatti
rating-total-games = { $n ->
    [one] in una partita che conta
   *[other] in { $n } partite che contano
}
rating-total-expected = somma delle partite
rating-total-rounded = Variazione
rating-total-rounding = arrotondata all’intero, il mezzo lontano da zero (B.02 art. 8.3.4)

rating-category = Categoria { $category }: da { $rating }.
rating-category-none = Nessuna categoria nazionale con questo Elo.
rating-category-reached = Con la stima raggiunge la { $category }: da { $rating }.
rating-category-unverified = Le soglie di 1N e CM vengono da fonti secondarie: da confermare prima di scriverle su un documento.
rating-title-reached = Da { $rating } l’Elo dà il titolo di { $title }, dopo { $games } partite valide (B.01).

# Norme.
norm-of = norma di { $title }
norm-for = Norma di { $title }
norm-title-gm = Grande Maestro
norm-title-im = Maestro Internazionale
norm-title-wgm = Grande Maestro femminile
norm-title-wim = Maestro Internazionale femminile
norms-title = Norme dopo il turno { $round }
norms-title-running = Norme dopo le partite giocate
norms-title-start = Norme
norms-note = Regolamento dei titoli FIDE B.01 dal 1º gennaio 2024. Da verificare a parte: iscrizione del torneo 30 giorni prima, al più due turni al giorno, due ore per 60 mosse, arbitro principale IA o FA.
norms-impossible = Qui non si fanno norme: servono partite a tempo lungo e almeno { $n } turni (B.01 art. 1.4.1).
norms-made = Norme fatte
norms-made-none = Ancora nessuna.
norms-near = Chi ci può arrivare
norms-near-none = Per ora nessuno a quattro turni o meno dalla fine.
norms-others = { $n ->
    [one] Per un altro giocatore la norma non è in vista.
   *[other] Per altri { $n } giocatori la norma non è in vista.
}
norms-women = Le norme femminili compaiono per chi ha già un titolo femminile; gli arbitri le vedono per tutte.
norms-exempt-hosts = { $event }: per i giocatori { $federation } le regole sulle federazioni non si applicano (B.01 art. { $article }), come dice l’arbitro nelle impostazioni. Almeno una norma della richiesta deve essere senza esenzione (1.4.3e).
norms-exempt = { $event }: le regole sulle federazioni non si applicano (B.01 art. { $article }), come dice l’arbitro nelle impostazioni. Almeno una norma della richiesta deve essere senza esenzione (1.4.3e).
norm-exemption-none = nessuna esenzione
norm-exemption-championship = finale di campionato nazionale
norm-exemption-teams = campionato nazionale a squadre
norm-exemption-zonal = torneo zonale o subzonale
norm-games-nine = nove
norm-games-seven = sette: gare a squadre elencate lì
norms-foreign-free = Le regole sulle federazioni non si applicano: in ogni turno almeno { $rated } stranieri con Elo di { $federations } federazioni, { $titled } dei quali GM, MI, WGM o WIM (B.01 art. 1.4.3d).
norms-foreign-bound = Valgono le regole sulle federazioni. Nel turno con meno stranieri erano { $rated } con Elo, di { $federations ->
    [one] una federazione
   *[other] { $federations } federazioni
}, { $titled } titolati; per l’art. 1.4.3d ne servono 20, di 3, con 10 titolati.
norms-person-lead = Le condizioni una per una.
norms-person-none = Ha già tutti i titoli che qui si possono ottenere, o il torneo non è a tempo lungo.
norms-to-ratings = Le sue partite e il suo Elo
norm-says = Esito
norm-made = Norma di { $title }
norm-made-text = Performance { $performance } in { $games } partite, { $score } punti: tutte le condizioni sono rispettate.
norm-exact = Fatta, senza margine.
norm-exceeds = Fatta, con { $points } in più del necessario.
norm-verdict-made = Tutte le condizioni sono rispettate.
norm-verdict-unmet = { $n ->
    [one] Manca una condizione.
   *[other] Mancano { $n } condizioni.
}
norm-condition = Condizione
norm-asked = Serve
norm-found = C’è
norm-article = Articolo
norm-at-least = almeno { $value }
norm-at-most = al più { $value }
norm-met = a posto
norm-waived = non si applica (B.01 art. { $article })
norm-lacking = { $n ->
    [one] ne manca 1
   *[other] ne mancano { $n }
}
norm-short-by = { $n ->
    [one] manca 1
   *[other] mancano { $n }
}
norm-too-many = { $n } di troppo
norm-condition-games = Partite
norm-condition-federations = Federazioni diverse dalla propria
norm-condition-own-federation = Avversari della propria federazione
norm-condition-one-federation = Avversari di una stessa federazione
norm-condition-title-holders = Avversari titolati (senza CM)
norm-condition-required-titles = Avversari { $who }
norm-condition-average = Media degli avversari
norm-condition-score = Percentuale dei punti
norm-condition-performance = Performance (Rp)
norm-required-gm = GM
norm-required-im = GM o MI
norm-required-wgm = GM, MI o WGM
norm-required-wim = GM, MI, WGM o WIM
norm-games = { $n ->
    [one] La partita che conta
   *[other] Le { $n } partite che contano
}
norm-counted = Conta
norm-left-out = Il turno { $round } non conta: { $why }.
norm-left-not-played = deciso senza giocare (B.01 art. 1.4.2)
norm-left-no-federation = avversario di cui non si sa la federazione (B.01 art. 1.4.2)
norm-unmet-line = { $name }: { $found }, serve { $needed } (B.01 art. { $article }).

norm-head-zero = La norma di { $title } non dipende più dai punti
norm-head-half = Mezzo punto alla norma di { $title }
norm-head-one = Un punto alla norma di { $title }
norm-head = { points-count } alla norma di { $title }
norm-points-zero = giocare, anche senza punti,
norm-points-half = mezzo punto
norm-points-one = un punto
norm-points = { points-count }
norm-last-rounds = { $n ->
    [one] nell’ultima
   *[other] nelle ultime { $n }
}
norm-next-rounds = { $n ->
    [one] nella prossima
   *[other] nelle prossime { $n }
}
norm-enough = Basta { $points } { $rounds }
norm-if-opponent = , con un avversario ancora ignoto da { $rating } in su.
norm-if-opponents = , con avversari ancora ignoti da { $rating } in su.
norm-still-holders = { $n ->
    [one] Serve ancora un avversario titolato.
   *[other] Servono ancora { $n } avversari titolati.
}
norm-still-required = { $n ->
    [one] Serve ancora un avversario { $who }.
   *[other] Servono ancora { $n } avversari { $who }.
}
norm-table-title = Che cosa basta per le norme
norm-table-note = { $n ->
    [one] Regolamento B.01, un turno alla fine. Il più basso degli avversari conta la soglia del titolo, chi non ha Elo conta 1400. Le federazioni dipendono da chi arriva.
   *[other] Regolamento B.01, { $n } turni alla fine. Il più basso degli avversari conta la soglia del titolo, chi non ha Elo conta 1400. Le federazioni dipendono da chi arriva.
}
norm-table-note-counting = { $n ->
    [one] Regolamento B.01, ancora un turno che conta: le partite contano fino alla tredicesima. Il più basso degli avversari conta la soglia del titolo, chi non ha Elo conta 1400. Le federazioni dipendono da chi arriva.
   *[other] Regolamento B.01, ancora { $n } turni che contano: le partite contano fino alla tredicesima. Il più basso degli avversari conta la soglia del titolo, chi non ha Elo conta 1400. Le federazioni dipendono da chi arriva.
}
norm-ends-with = Se chiude con
norm-in-the-last = nelle ultime
norm-in-the-next = nelle prossime
norm-yes = sì
norm-no = no
norm-one-from = avversario da { $rating }
norm-each-from = avversari da { $rating }
norm-no-average = no: servirebbe media { $average }
norm-conditions-link = Le condizioni delle norme, una per una
papers-norms = Norme e certificati IT1
papers-norms-note = chi ne ha fatta una, che cosa manca, il certificato

# Il certificato (IT1).
norm-certificate = Certificato IT1
norm-certificate-for = Certificato di norma: { $title }
norm-certificate-edit = Correggi i valori
norm-certificate-print = Guarda il foglio
norm-certificate-lead = Ogni valore si può scrivere a mano: vale al posto di quello calcolato e resta nel registro.
norm-certificate-field = Voce
norm-certificate-computed = Calcolato
norm-certificate-written = Scritto a mano
norm-certificate-field-head = Se si applica 1.4.3d
norm-certificate-version = Corretto a mano, versione { $version }.
norm-certificate-official = Per la federazione che conferma ({ $federation })
norm-certificate-date = Data
norm-certificate-privacy = I dati servono alla FIDE per assegnare il titolo. L’asterisco segna un valore scritto dall’arbitro.
action-norm-certificate = Certificato di norma corretto a mano
field-it1_last_name = Cognome
field-it1_first_name = Nome
field-it1_fide_id = ID FIDE
field-it1_federation = Federazione del giocatore
field-it1_event = Torneo
field-it1_start = Inizio
field-it1_close = Fine
field-it1_chief_arbiter = Arbitro principale
field-it1_arbiter_id = ID FIDE dell’arbitro principale
field-it1_games = Partite
field-it1_rate_of_play = Tempo di riflessione
field-it1_federations = Federazioni degli avversari
field-it1_foreign = Avversari di altra federazione
field-it1_rated = Avversari con Elo
field-it1_from_host = Avversari della federazione ospitante
field-it1_titled = Avversari titolati
field-it1_gm = di cui GM
field-it1_im = di cui MI
field-it1_wgm = di cui WGM
field-it1_wim = di cui WIM
field-it1_fm = di cui MF
field-it1_wfm = di cui WFM
field-it1_field_federations = Federazioni (1.4.3d)
field-it1_field_rated = Stranieri con Elo (1.4.3d)
field-it1_field_titled = di cui GM, MI, WGM, WIM (1.4.3d)
field-it1_remarks = Note particolari
field-it1_average = Media degli avversari (1.4.6b)
field-it1_score_needed = Punti necessari
field-it1_score = Punti fatti
field-it1_exceeds = In più del necessario
field-it1_confirming = Federazione che conferma
field-it1_official = Dirigente della federazione
