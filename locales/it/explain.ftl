# Perché un turno è abbinato così.
explain-title = Perché questo abbinamento
explain-title-bye = Perché il bye
explain-round-title = Perché il turno { $round } è abbinato così
explain-round-lead = Il sistema svizzero mette di fronte chi ha gli stessi punti. Si parte dal gruppo più alto: in ogni gruppo la metà alta gioca con la metà bassa, e chi resta senza avversario scende nel gruppo successivo.
explain-round-link = Perché questi abbinamenti?
explain-why = perché?
explain-why-of = Perché { $name } gioca al tavolo { $board }?
explain-why-bye-of = Perché { $name } ha il bye?
explain-back-round = Tutti gli abbinamenti del turno { $round }
explain-whole-round = Come è nato tutto il turno { $round }
explain-draft = Bozza: la vedono solo gli arbitri.
explain-the-two = I due giocatori prima del turno { $round }
explain-the-one = { $name } prima del turno { $round }
explain-col-points = Punti
explain-col-colours = Colori avuti
explain-col-due = Gli spetta
explain-col-floats = Finora
explain-no-colours = nessuna partita
explain-ask = E perché non con…?
explain-ask-label = Cognome o numero
explain-ask-button = Spiega
explain-ask-unknown = Nessuno, o più d’uno, si chiama «{ $text }» in questo torneo: scrivi il cognome e il nome, o il numero.
explain-ask-not-paired = { $name } non è tra gli abbinati di questo turno.
explain-for-experts = Per esperti: i criteri, gruppo per gruppo
explain-articles-2026 = Articoli: regole FIDE C.04.3, edizione del 1º febbraio 2026.
explain-articles-2017 = Articoli: regole FIDE C.04.3, edizione in vigore fino al 31 gennaio 2026.
explain-art = art. { $article }
explain-art-basic = C.04.1 art. { $article }

explain-points-zero = zero punti
explain-points-half = mezzo punto
explain-points-one = un punto
explain-points = { points-count }

# Il gruppo.
explain-first-round = È il primo turno: si parte tutti alla pari e decide l’ordine dei numeri di abbinamento.
explain-same-score = { $a } e { $b } hanno gli stessi punti: { $points }.
explain-other-score = { $a } ha { $points }, { $b } ne ha meno: { $others }.
explain-virtual = Per l’abbinamento a { $name } si contano { $points } in più: è l’accelerazione dei primi turni, e in classifica non vale.
explain-round-virtual = Accelerazione (C.04.7): i numeri da { $first } a { $last } sono abbinati con { $points } in più, e in classifica non se ne tiene conto.
explain-round-virtual-one = Accelerazione (C.04.7): il numero { $first } è abbinato con { $points } in più, e in classifica non se ne tiene conto.
explain-float-odd = { $n ->
    [one] Nel gruppo con { $points } il giocatore era uno solo: resta senza avversario e scende nel gruppo sotto.
   *[other] Nel gruppo con { $points } i giocatori erano { $n }, un numero dispari: uno resta senza avversario e scende nel gruppo sotto.
}
explain-float-many = Nel gruppo con { $points } i giocatori erano { $n }, ma non tutti avevano lì un avversario permesso: { $floaters ->
    [one] uno scende
   *[other] { $floaters } scendono
} nel gruppo sotto.
explain-float-last = Tocca a chi è in fondo al gruppo nell’ordine dei numeri: { $who }.
explain-float-instead = Dopo { $who } nell’ordine c’era { $natural }, ma non poteva scendere al suo posto.
explain-float-skipped = Nemmeno nel gruppo subito sotto c’era un avversario permesso: { $who } scende ancora.

# L’ordine.
explain-natural-halves = Nel gruppo con { $points } sono in { $n } a giocare tra loro, nell’ordine dei numeri: la metà alta contro la metà bassa. { $a } è al posto { $p }, { $b } al posto { $q }: si incontrano.
explain-natural-down = Chi scende gioca con il primo del gruppo che lo riceve: per { $a } è { $b }.
explain-pair-halves = Nel gruppo con { $points } sono in { $n } a giocare tra loro, nell’ordine dei numeri: la metà alta contro la metà bassa. { $a } è al posto { $p }, { $b } al posto { $q }.
explain-pair-down = Chi scende gioca, per quanto si può, con i primi del gruppo che lo riceve, quello con { $points }.
explain-natural-would = Secondo l’ordine a { $who } sarebbe toccato giocare con { $natural }.
explain-best = Fra tutti gli abbinamenti che rispettano i criteri altrettanto bene, questo è il primo nell’ordine previsto.

# Il colore.
explain-colour-both = Il colore: a { $white } spettava il Bianco, a { $black } il Nero.
explain-colour-only-white = Il colore: a { $name } spettava il Bianco; l’altro non ha ancora giocato e prende il Nero.
explain-colour-only-black = Il colore: a { $name } spettava il Nero; l’altro non ha ancora giocato e prende il Bianco.
explain-colour-stronger-white = Il colore: il Bianco spettava a tutti e due, ma a { $who } di più ({ $reason }).
explain-colour-stronger-black = Il colore: il Nero spettava a tutti e due, ma a { $who } di più ({ $reason }).
explain-colour-alternation-white = Il colore: il Bianco spettava a tutti e due nella stessa misura. L’ultima volta che hanno avuto colori diversi { $who } aveva il Nero: ora tocca a { $who } il Bianco.
explain-colour-alternation-black = Il colore: il Nero spettava a tutti e due nella stessa misura. L’ultima volta che hanno avuto colori diversi { $who } aveva il Bianco: ora tocca a { $who } il Nero.
explain-colour-higher-white = Il colore: il Bianco spettava a tutti e due nella stessa misura e hanno avuto gli stessi colori. Lo prende { $who }, più avanti nell’ordine.
explain-colour-higher-black = Il colore: il Nero spettava a tutti e due nella stessa misura e hanno avuto gli stessi colori. Lo prende { $who }, più avanti nell’ordine.
explain-colour-initial-odd-white = Il colore: nessuno dei due ha ancora giocato. { $who } è più avanti e ha un posto dispari: per sorteggio i posti dispari cominciano con il Bianco.
explain-colour-initial-odd-black = Il colore: nessuno dei due ha ancora giocato. { $who } è più avanti e ha un posto dispari: per sorteggio i posti dispari cominciano con il Nero.
explain-colour-initial-even-white = Il colore: nessuno dei due ha ancora giocato. { $who } è più avanti e ha un posto pari: per sorteggio i posti dispari cominciano con il Nero, i pari con il Bianco.
explain-colour-initial-even-black = Il colore: nessuno dei due ha ancora giocato. { $who } è più avanti e ha un posto pari: per sorteggio i posti dispari cominciano con il Bianco, i pari con il Nero.
explain-due-none = nessun colore
explain-due-mild-white = Bianco
explain-due-mild-black = Nero
explain-due-strong-white = Bianco, ha avuto un Nero in più
explain-due-strong-black = Nero, ha avuto un Bianco in più
explain-due-absolute-white = Bianco obbligato
explain-due-absolute-black = Nero obbligato
explain-strength-mild = per alternare
explain-strength-strong = l’altro colore una volta in più
explain-strength-absolute = l’altro colore due volte di fila o due volte in più

# Le discese.
explain-float-down = contro chi aveva meno punti, o punti senza giocare
explain-float-up = contro chi aveva più punti
explain-float-none = alla pari
explain-float-last-round = turno scorso: { $what }
explain-float-earlier-round = due turni fa: { $what }
explain-remember = Conta anche per i prossimi due turni: si cerca di non far scendere di nuovo { $down } e di non far salire di nuovo { $up }.

# Il bye.
explain-bye-odd = I giocatori da abbinare sono { $n }, un numero dispari: uno ha il bye.
explain-bye-lowest = Il bye va a chi è in fondo: { $who }, con { $points }.
explain-bye-barred = Dietro a { $who } ci sono { $names }, che non possono avere il bye: hanno già avuto un bye o un punto senza giocare.
explain-bye-barred-one = Dietro a { $who } c’è { $names }, che non può avere il bye: ha già avuto un bye o un punto senza giocare.
explain-bye-barred-many = Dietro a { $who } ce ne sono altri { $n } che non possono avere il bye: hanno già avuto un bye o un punto senza giocare.
explain-bye-others = e altri { $n }
explain-bye-instead = Più in fondo c’era { $natural }.

# Perché no.
explain-if-pair = Se { $a } giocasse con { $b },
explain-if-downfloat = Se scendesse { $a },
explain-if-bye = Se { $a } avesse il bye,
explain-no-met = { $a } e { $b } hanno già giocato insieme nel turno { $round }: non si incontrano due volte.
explain-no-met-unknown = { $a } e { $b } hanno già giocato insieme: non si incontrano due volte.
explain-no-forbidden = Per disposizione del torneo { $a } e { $b } non si devono incontrare.
explain-no-colour-white = { $a } e { $b } devono avere per forza il Bianco tutti e due: tra loro non possono giocare.
explain-no-colour-black = { $a } e { $b } devono avere per forza il Nero tutti e due: tra loro non possono giocare.
explain-no-bye = { $a } ha già avuto un bye o un punto senza giocare: non può avere il bye.
explain-no-complete = { $if } qualcuno resterebbe senza avversario permesso: il turno non si potrebbe completare.
explain-no-taken = { $b } gioca con { $taken }, che nell’ordine viene prima di { $a }.
explain-no-later-pair = { $if } i criteri sarebbero rispettati altrettanto bene; ma l’ordine delle prove arriva prima all’abbinamento scelto.
explain-no-as-paired = È proprio così.
explain-no-sense = La domanda non riguarda questo turno.
explain-worse-bye-score = { $if } il bye andrebbe a chi ha { $demanded } invece che a chi ha { $paired }: va a chi ha meno punti.
explain-worse-downfloaters = { $if } { $more ->
    [one] un giocatore in più del gruppo con { $group } resterebbe lì senza avversario
   *[other] { $more } giocatori in più del gruppo con { $group } resterebbero lì senza avversario
}.
explain-worse-downfloater-scores = { $if } dal gruppo con { $group } scenderebbe chi ha più punti.
explain-worse-score-differences = { $if } nel gruppo con { $group } gli avversari sarebbero più lontani nei punti.
explain-worse-following = { $if } il gruppo successivo si abbinerebbe peggio: meno coppie alla pari, o scenderebbe chi ha più punti.
explain-worse-unplayed = { $if } il bye andrebbe a chi ha già { $demanded } turni non giocati, invece di { $paired }.
explain-worse-difference = { $if } { $more ->
    [one] un giocatore in più del gruppo con { $group } avrebbe un colore tre volte più dell’altro
   *[other] { $more } giocatori in più del gruppo con { $group } avrebbero un colore tre volte più dell’altro
}.
explain-worse-third = { $if } { $more ->
    [one] un giocatore in più del gruppo con { $group } avrebbe lo stesso colore per la terza volta di fila
   *[other] { $more } giocatori in più del gruppo con { $group } avrebbero lo stesso colore per la terza volta di fila
}.
explain-worse-colour = { $if } { $more ->
    [one] un giocatore in più del gruppo con { $group } resterebbe senza il colore che gli spetta
   *[other] { $more } giocatori in più del gruppo con { $group } resterebbero senza il colore che gli spetta
}.
explain-worse-strong = { $if } { $more ->
    [one] un giocatore in più del gruppo con { $group } resterebbe senza il suo colore pur avendo avuto l’altro una volta in più
   *[other] { $more } giocatori in più del gruppo con { $group } resterebbero senza il loro colore pur avendo avuto l’altro una volta in più
}.
explain-worse-down-last = { $if } scenderebbe chi è già sceso nel turno scorso.
explain-worse-up-last = { $if } salirebbe a giocare con chi ha più punti chi lo ha già fatto nel turno scorso.
explain-worse-down-earlier = { $if } scenderebbe chi è già sceso due turni fa.
explain-worse-up-earlier = { $if } salirebbe a giocare con chi ha più punti chi lo ha già fatto due turni fa.
explain-worse-down-last-far = { $if } chi è già sceso nel turno scorso avrebbe un avversario più lontano nei punti.
explain-worse-up-last-far = { $if } chi è già salito nel turno scorso avrebbe un avversario più lontano nei punti.
explain-worse-down-earlier-far = { $if } chi è già sceso due turni fa avrebbe un avversario più lontano nei punti.
explain-worse-up-earlier-far = { $if } chi è già salito due turni fa avrebbe un avversario più lontano nei punti.

# Diverso dalle regole.
explain-otherwise = Con i dati di oggi le regole darebbero altro: o un arbitro ha cambiato l’abbinamento, o dopo la pubblicazione è stato corretto un risultato.
explain-otherwise-pair = Le regole darebbero { $white } con il Bianco contro { $black }.
explain-otherwise-colours = I due giocatori sono quelli giusti, i colori no.
explain-otherwise-bye = Le regole darebbero il bye a { $who }.
explain-round-differs = { $n ->
    [one] Un abbinamento è diverso da quello che le regole danno con i dati di oggi
   *[other] { $n } giocatori hanno un abbinamento diverso da quello che le regole danno con i dati di oggi
}: { $names }.
explain-not-paired = { $name } non ha un abbinamento in questo turno: { $bye }.

# I gruppi.
explain-group = Gruppo con { $points }
explain-group-collapsed = Ultimi gruppi insieme, da { $points } in giù
explain-group-members = { $n ->
    [one] Un giocatore
   *[other] { $n } giocatori
}
explain-group-moved = { $n ->
    [one] uno scende dal gruppo sopra: { $names }
   *[other] { $n } scendono dal gruppo sopra: { $names }
}
explain-group-down = { $n ->
    [one] Scende nel gruppo sotto: { $names }.
   *[other] Scendono nel gruppo sotto: { $names }.
}
explain-group-bye = { $name } ha il bye.
explain-group-nobody-down = Nessuno scende.
explain-pair-line = { $white } – { $black }
explain-criteria-none = Tutti i criteri di qualità sono rispettati in pieno.

criterion-bye-score = Punti di chi ha il bye
criterion-downfloaters = Quanti scendono
criterion-downfloater-scores = Punti di chi scende
criterion-following-bracket = Chi scende dal gruppo successivo
criterion-unplayed-games = Turni non giocati di chi ha il bye
criterion-colour-difference = Colore tre volte più dell’altro
criterion-third-colour = Stesso colore tre volte di fila
criterion-colour-preference = Colore dovuto non concesso
criterion-strong-preference = Colore dovuto con forza non concesso
criterion-downfloat = Downfloat ripetuti dal turno scorso
criterion-upfloat = Upfloat ripetuti dal turno scorso
criterion-earlier-downfloat = Downfloat ripetuti da due turni fa
criterion-earlier-upfloat = Upfloat ripetuti da due turni fa
criterion-downfloat-difference = Distanza nei downfloat ripetuti dal turno scorso
criterion-upfloat-difference = Distanza negli upfloat ripetuti dal turno scorso
criterion-earlier-downfloat-difference = Distanza nei downfloat ripetuti da due turni fa
criterion-earlier-upfloat-difference = Distanza negli upfloat ripetuti da due turni fa

# Le impostazioni.
settings-pairing-edition = Come si gioca
pairing-edition-2026 = Svizzero: si incontra chi ha gli stessi punti (FIDE olandese, 2026)
pairing-edition-2017 = Svizzero, regole fino al gennaio 2026 (FIDE olandese, 2017)
pairing-edition-dubov = Svizzero Dubov
match-game-of = Incontro { $match }, partita { $game } di 2.
pairing-edition-burstein = Svizzero Burstein
pairing-edition-lim = Svizzero Lim (sperimentale)
pairing-edition-double-swiss = Doppio svizzero
pairing-edition-custom-swiss = Svizzero con regole proprie
pairing-edition-round-robin = Girone all’italiana: tutti contro tutti, una volta
pairing-edition-double-round-robin = Girone all’italiana: tutti contro tutti, andata e ritorno
pairing-edition-round-robin-3 = Girone all’italiana: tutti contro tutti, tre volte
pairing-edition-round-robin-4 = Girone all’italiana: tutti contro tutti, quattro volte
pairing-edition-schiller = Schiller: ognuno incontra tutti quelli delle altre squadre
pairing-edition-scheveningen = Scheveningen: ognuno incontra tutti quelli dell’altra parte, una volta
pairing-edition-double-scheveningen = Scheveningen doppio: ognuno incontra tutti quelli dell’altra parte, due volte
pairing-edition-hutton = Hutton: molte squadre in un turno
pairing-edition-molter = Molter: molte squadre in pochi turni
pairing-edition-knock-out = Eliminazione diretta
pairing-edition-knock-out-third = Eliminazione diretta, con finale per il terzo posto
pairing-edition-knock-out-two = Eliminazione diretta, incontri di due partite
pairing-edition-knock-out-two-third = Eliminazione diretta, incontri di due partite, con finale per il terzo posto
pairing-edition-team-swiss = Svizzero a squadre
pairing-edition-team-round-robin = Girone all’italiana a squadre: tutte contro tutte, una volta
pairing-edition-double-team-round-robin = Girone all’italiana a squadre: tutte contro tutte, andata e ritorno
pairing-edition-unknown = Sistema che il programma non conosce
settings-acceleration = Accelerazione
acceleration-none = nessuna
acceleration-baku = Baku
acceleration-listed = punti virtuali del file importato
settings-initial-colour = Colore del numero 1
initial-colour-lot = lo sorteggia il programma al primo turno
settings-unplayed = Punti delle partite non giocate
settings-unplayed-note = Vuoti seguono vittoria, patta e zero. Cambiano solo se il bando lo dice.
settings-forfeit-win = Vittoria a forfait
settings-forfeit-loss = Sconfitta a forfait
settings-full-point-bye = Bye da un punto
settings-half-point-bye = Bye da mezzo punto
settings-zero-point-bye = Bye da zero punti
settings-tie-break-edition = Regole degli spareggi
tie-break-edition-2026-03 = C.07 del 1º marzo 2026
tie-break-edition-2024-08 = C.07 del 1º agosto 2024
settings-remaining-ties = Parità residue
remaining-ties-shared = ex aequo
remaining-ties-number = decide il numero di abbinamento
remaining-ties-lots = sorteggio
settings-lots-seed = Seme del sorteggio; vuoto lo estrae il programma
problem-numbering = Le buste di Varma sono dei gironi, le urne dell’eliminazione diretta.
problem-rounds-of-matches = Nel doppio svizzero ogni incontro è di due partite, cioè di due turni: serve un numero pari di turni, non { $value }.
problem-baku-points = L’accelerazione Baku vuole che una vittoria valga due patte e una sconfitta niente (C.04.7).
problem-lots-seed = «{ $value }» non è un seme: servono solo cifre.
settings-unrated = Chi non ha Elo, negli spareggi basati sull’Elo
unrated-drop = lo spareggio cade per tutti
unrated-count-as = conta con l’Elo indicato qui accanto
unrated-leave-out = le partite contro di lui non contano
settings-unrated-rating = Elo con cui conta chi non ne ha
problem-unrated-rating = Serve un Elo da 1 a 3999 per chi non ne ha.
rule-unrated-drop = Se gioca qualcuno senza Elo, gli spareggi basati sull’Elo cadono (C.07 art. 10).
rule-unrated-count-as = Chi non ha Elo conta con { $rating }.
rule-unrated-leave-out = Le partite contro chi non ha Elo non contano negli spareggi basati sull’Elo.
standings-swiss-only = { $list }: non è ammesso nei gironi all’italiana (C.07 art. 8). È calcolato come dal bando.
standings-unrated = { $count ->
    [one] { $list }: non calcolato, perché un partecipante non ha Elo e il bando non dice come contarlo (C.07 art. 10).
   *[other] { $list }: non calcolato, perché { $count } partecipanti non hanno Elo e il bando non dice come contarli (C.07 art. 10).
}
absent-dropped = spareggio non calcolato: c’è chi non ha Elo (C.07 art. 10)
absent-unrated = non ha Elo
absent-no-game = nessuna partita giocata
absent-no-rated-opponent = nessun avversario con Elo affrontato sulla scacchiera
absent-all-cut = tutti gli avversari sono esclusi dal taglio
problem-tie-break-edition = { $value } esiste solo dall’edizione del 1º marzo 2026.
problem-tie-break-schedule = { $value }: in un girone il Buchholz non si usa, perché ognuno sa già chi incontra (C.07 art. 8). Usa per esempio DE, SB, KS, WIN.
refusal-pairing-rules-fixed = Sistema, accelerazione e colore del numero 1 non si cambiano più: un turno è già abbinato.
rule-system-2026 = Svizzero FIDE (olandese), 2026
rule-system-2017 = Svizzero FIDE (olandese), 2017
rule-acceleration-baku = accelerazione Baku
rule-acceleration-listed = con punti virtuali
rule-initial-white = il numero 1 comincia con il Bianco
rule-initial-black = il numero 1 comincia con il Nero
rule-tie-breaks-2026-03 = C.07, marzo 2026
rule-tie-breaks-2024-08 = C.07, agosto 2024
rule-remaining-shared = Chi resta pari è ex aequo.
rule-remaining-number = Chi resta pari è nell’ordine dei numeri di abbinamento.
rule-remaining-lots = Chi resta pari è sorteggiato con il seme { $seed }.
standings-lots = Chi era ancora pari è stato sorteggiato con il seme { $seed }: con lo stesso seme chiunque rifà lo stesso sorteggio.
standings-lots-later = Chi resta pari alla fine sarà sorteggiato con il seme { $seed }.
standings-shared = Gli ex aequo hanno lo stesso numero.
pages-label = Pagine
pages-label-below = Pagine, sotto la lista
page-find = Trova nella lista
desk-draw-colour = lo sorteggia il programma
explain-open-pairs = { $n ->
    [one] Una coppia
   *[other] { $n } coppie
}
explain-natural-two = Nel gruppo con { $points } restano in due a giocare tra loro: { $a } e { $b }.
term-adjusted = Ha { points-count }, ma qui conta { $score }: i turni finali saltati valgono come patte (art. 16.3).
term-dummy-why = Turno non giocato: conta come una partita con un avversario che ha i suoi stessi punti (art. 16.4).
term-product = { $score } × { $points }.
unfold-average = media di { $terms }
unfold-performance = performance contro { $terms }
explain-no-unsettled = { $if } andrebbe rifatto da capo un gruppo di oltre mille giocatori: sono troppi conti per una domanda.
settings-round-robin = Numeri di un girone o di un’eliminazione diretta
settings-round-robin-note = In un girone i turni li dice la tabella di Berger: il numero scritto sopra non conta. Tutti i turni si preparano e si pubblicano insieme.
settings-exchanged = Ultimi due turni di ogni giro
exchanged-yes = scambiati, se ne segue un altro: nessuno ha tre volte lo stesso colore
exchanged-no = come nella tabella
settings-numbering = Numeri di tabella, teste di serie
numbering-rating = per Elo
numbering-lots = a sorte
numbering-pots = a sorte in urne: le prime due teste di serie per Elo, poi 3–4, 5–8 e così via a sorte (eliminazione diretta)
numbering-restricted-lots = a sorte con le buste di Varma (da 9 a 24 giocatori)
numbering-hand = a mano: si scrivono nella pagina dei numeri
settings-numbers-seed = Seme del sorteggio dei numeri; vuoto lo estrae il programma
rule-round-robin = { $n ->
    [one] Girone all’italiana
    [2] Girone all’italiana, andata e ritorno
   *[other] Girone all’italiana, { $n } giri
}
rule-exchanged = ultimi due turni di ogni giro scambiati
rule-numbers-rating = numeri per Elo
rule-numbers-hand = numeri dati a mano
rule-numbers-lots = numeri a sorte (seme { $seed })
rule-numbers-pots = teste di serie a sorte in urne (seme { $seed })
rule-numbers-restricted-lots = numeri a sorte con le buste di Varma (seme { $seed })
explain-annex-berger = C.05, allegato 1
explain-articles-schedule = Regole FIDE C.05, tornei all’italiana.
explain-schedule-all = In un girone tutti incontrano tutti: gli abbinamenti sono decisi prima di cominciare e i risultati non li cambiano.
explain-schedule-row = È la riga { $row } della tabella di Berger per { $table }: i numeri di tabella dicono chi gioca con chi e con quale colore.
explain-schedule-cycle = Il turno { $round } è del giro { $cycle }.
explain-schedule-reversed = In questo giro i colori della tabella sono scambiati: chi aveva il Bianco ha il Nero.
explain-schedule-exchanged = Gli ultimi due turni del giro sono scambiati, perché nessuno abbia tre volte di fila lo stesso colore.
explain-schedule-as-paired = Giocano proprio insieme in questo turno.
explain-schedule-nobody-free = Sono pari: nessuno ha il turno libero.
explain-schedule-free = Turno libero per { $name }: sono dispari, e a ogni turno tocca a un altro.
explain-schedule-other = Si incontrano in un altro turno: { $rounds }.
explain-schedule-meeting = turno { $round }, { $white } ha il Bianco
explain-schedule-lead = Qui non si sceglie nulla: il calendario intero viene dalla tabella.
explain-schedule-title = Riga { $row } della tabella
explain-sides-all = Si affrontano due parti: ognuno incontra tutti quelli dell’altra, e gli abbinamenti sono decisi prima di cominciare.
explain-sides-row = È la riga { $row } della tabella Scheveningen per { $members } contro { $members }.
explain-sides-same = Sono tutti e due della parte { $side }: chi è della stessa parte non si incontra.
explain-sides-never = La tabella non li fa incontrare.
side-number = Parte { $side }
side-without-club = senza circolo
refusal-not-two-sides = Per lo Scheveningen servono due circoli, o due federazioni, con lo stesso numero di giocatori. Qui ci sono: { $sides }. Oppure i numeri si danno a mano: la prima metà è una parte, la seconda l’altra.
refusal-odd-sides = Per lo Scheveningen servono due parti uguali, e i giocatori sono dispari.
refusal-schedule-fixed = Il calendario è pubblicato: non c’è posto per altri, e il turno libero è solo di chi dice la tabella. Prima di cominciare si può ritirare la pubblicazione, e chi subentra prende il posto di chi lascia correggendo la sua iscrizione.
refusal-no-envelopes = Le buste di Varma ci sono da 9 a 24 giocatori, e qui sono { $players }: si sorteggia senza.
refusal-schedule-by-hand = Il calendario di un girone non si cambia a mano: si cambiano i numeri.
berger-note = Si legge per riga. T e un numero: il turno in cui si gioca, con il colore indicato.
berger-number = Numero di tabella
berger-to-play = T{ $round }
berger-left = Chi lascia con meno di metà partite giocate esce dalla classifica, per tutti; le sue partite restano qui e per l’Elo.
berger-annulled = Non contano le partite di { $name }.
berger-rounds = Calendario
berger-free = turno libero: { $name }

# Il sistema Dubov.
explain-articles-dubov = Articoli: regole FIDE C.04.4.1 (sistema Dubov), edizione del 1º febbraio 2026.
explain-dubov-lead = Gruppo per gruppo, dall’alto: tutti devono incontrare avversari con la stessa media Elo.
explain-dubov-upfloaters = { $n ->
    [one] Dal basso sale { $names }
   *[other] Dal basso salgono { $names }
}: altrimenti nel gruppo non tutti avrebbero un avversario.
explain-dubov-seekers = Aspettano il Bianco in { $white }, il Nero in { $black }: gli uni giocano con gli altri.
explain-dubov-shifted = Perché le due parti siano pari e tutti abbiano un avversario hanno cambiato parte, dal centro della lista: { $names }.
explain-dubov-order = Una delle parti è in ordine di media Elo degli avversari incontrati, dalla più bassa, e { $a } è al posto { $place }. Ciascuno prende, nell’ordine dei numeri, il primo dell’altra parte che lascia un avversario a tutti: qui { $b }.
explain-dubov-passed-needed = Prima di { $b } nell’ordine: { $names }. Ma chi viene dopo nella lista resterebbe senza avversario.
explain-dubov-bye = Il bye va a chi ha meno punti, poi più partite giocate, poi il numero più alto: { $who }, con { $points }.
explain-dubov-worse-upfloaters = { $if } al gruppo a { $group } dovrebbero salire più giocatori.
explain-dubov-worse-scores = { $if } al gruppo a { $group } dovrebbe salire qualcuno con meno punti.
explain-dubov-worse-maximum = { $if } al gruppo a { $group } salirebbe qualcuno che è già salito quante volte si può.
explain-dubov-worse-upfloats = { $if } al gruppo a { $group } salirebbe di nuovo qualcuno che è già salito più volte.
explain-dubov-worse-last = { $if } al gruppo a { $group } salirebbe di nuovo qualcuno che è salito nell’ultimo turno.
explain-dubov-later-upfloaters = { $if } al gruppo a { $group } salirebbero altri: altrettanto bene, ma più avanti nell’ordine.
explain-dubov-later-shift = { $if } nel gruppo a { $group } cambierebbero parte altri: altrettanto bene, ma più lontani dal centro della lista.
explain-dubov-later-order = { $if } sarebbe altrettanto buono; ma ciascuno a turno, per media degli avversari, prende il primo avversario possibile per numero, e così viene l’abbinamento scelto.
explain-dubov-average = media degli avversari { $average }
explain-dubov-no-average = ancora nessun avversario
explain-dubov-upfloats = { $n ->
    [one] è salito una volta
   *[other] è salito { $n } volte
}
explain-dubov-upfloated-last = anche nell’ultimo turno
explain-dubov-criterion-upfloaters = Chi sale
explain-dubov-criterion-maximum = Chi sale ed era già salito quante volte si può
explain-dubov-criterion-upfloats = Quante volte questi erano saliti
explain-dubov-criterion-last = Chi sale dopo essere salito nell’ultimo turno

# Il sistema Burstein.
explain-articles-burstein = Articoli: regole FIDE C.04.4.2 (sistema Burstein), edizione del 1º febbraio 2026.
explain-burstein-bye = Il bye va a chi ha meno punti, poi più partite giocate, poi è ultimo nella graduatoria per forza degli avversari: { $who }, con { $points }.
explain-burstein-bye-index = { $if } il bye non andrebbe a { $taker }, che a pari punti e partite ha incontrato avversari più deboli e viene prima.
explain-burstein-criterion-floaters = Chi scende
explain-burstein-criterion-next = Chi scenderebbe dal gruppo seguente, e i suoi punti
explain-burstein-floaters = { $n ->
    [one] Scende { $names }
   *[other] Scendono { $names }
}: nel gruppo non tutti hanno un avversario.
explain-burstein-index = Buchholz { $buchholz }; Sonneborn-Berger { $berger }
explain-burstein-later = { $if } nel gruppo a { $group } sarebbe altrettanto buono; ma a partire dal primo ciascuno prende l’ultimo avversario possibile, e così viene l’abbinamento scelto.
explain-burstein-lead = Gruppo per gruppo, dall’alto: la forza degli avversari incontrati mette in fila chi è nel gruppo, e il primo gioca con l’ultimo.
explain-burstein-moved-down = { $n ->
    [one] Dall’alto è sceso { $names }.
   *[other] Dall’alto sono scesi { $names }.
}
explain-burstein-order = A partire dal primo, ciascuno gioca con l’ultimo possibile: per { $a } è { $b }.
explain-burstein-passed-needed = Prima di { $b } nell’ordine: { $names }. Ma allora qualcun altro resterebbe senza avversario, dovrebbe scendere o non avrebbe il colore che aspetta.
explain-burstein-ranking = Nel gruppo conta la forza degli avversari incontrati: la somma dei loro punti (Buchholz), poi il Sonneborn-Berger, poi il numero. { $a } è al posto { $p }, { $b } al posto { $q }.
explain-burstein-worse-floaters = { $if } dal gruppo a { $group } dovrebbero scendere più giocatori.
explain-burstein-worse-next = { $if } dopo il gruppo a { $group } dovrebbero scendere anche dal seguente più giocatori, o qualcuno con più punti.
explain-burstein-worse-scores = { $if } dal gruppo a { $group } dovrebbe scendere qualcuno con più punti.
explain-articles-lim = Articoli: regole FIDE C.04.4.3 (sistema Lim), in vigore dal 1º febbraio 2026. Sperimentale: nessun altro programma lo ha confermato per intero.
explain-lim-back = La coppia di { $name } in un altro gruppo è stata sciolta, perché il gruppo mediano si possa abbinare.
explain-lim-bye = Il bye va all’ultimo del gruppo più basso, al primo turno a chi ha l’Elo più basso: { $who }, con { $points }.
explain-lim-bye-number = { $if } il bye non andrebbe a { $taker }, che ha il numero più alto e viene prima.
explain-lim-bye-rating = { $if } il bye non andrebbe a { $taker }, che ha un Elo più basso e viene prima.
explain-lim-came = Da gruppi vicini: { $names }.
explain-lim-colour-higher-black = Il colore: il Nero spettava a tutti e due, che hanno avuto gli stessi colori. Nel gruppo mediano e sopra lo prende chi viene prima nei numeri: { $who }.
explain-lim-colour-higher-white = Il colore: il Bianco spettava a tutti e due, che hanno avuto gli stessi colori. Nel gruppo mediano e sopra lo prende chi viene prima nei numeri: { $who }.
explain-lim-colour-history-black = Il colore: il Nero spettava a tutti e due. L’ultima volta che hanno avuto colori diversi { $who } aveva il Bianco: ora tocca a { $who } il Nero.
explain-lim-colour-history-white = Il colore: il Bianco spettava a tutti e due. L’ultima volta che hanno avuto colori diversi { $who } aveva il Nero: ora tocca a { $who } il Bianco.
explain-lim-colour-limits = Il colore: al contrario qualcuno avrebbe lo stesso colore per la terza volta di fila, o tre partite in più con quello che con l’altro.
explain-lim-colour-lower-black = Il colore: il Nero spettava a tutti e due, che hanno avuto gli stessi colori. Sotto il gruppo mediano lo prende chi viene dopo nei numeri: { $who }.
explain-lim-colour-lower-white = Il colore: il Bianco spettava a tutti e due, che hanno avuto gli stessi colori. Sotto il gruppo mediano lo prende chi viene dopo nei numeri: { $who }.
explain-lim-criterion-floaters = Chi si sposta nel gruppo seguente
explain-lim-criterion-taken-back = Coppie di altri gruppi sciolte
explain-lim-exchange = A { $a } era proposto { $proposed }. Nell’ordine degli scambi il primo avversario possibile, chi aspetta l’altro colore davanti, è { $b }.
explain-lim-floated-last = spostato di gruppo nel turno precedente
explain-lim-floater = { $a } viene da un altro gruppo e prende l’avversario prima degli altri: il primo possibile per numero, chi aspetta l’altro colore davanti. È { $b }.
explain-lim-floats = Al gruppo seguente verso il mediano: { $names }.
explain-lim-kind-a = { $name } si è spostato di nuovo, e nel gruppo seguente non c’è un avversario possibile (tipo a).
explain-lim-kind-b = { $name } si è spostato di nuovo, e nel gruppo seguente c’è un avversario possibile (tipo b).
explain-lim-kind-c = { $name } si è spostato dal proprio gruppo, e nel seguente non c’è un avversario possibile (tipo c).
explain-lim-kind-d = { $name } si è spostato dal proprio gruppo, e nel seguente c’è un avversario possibile (tipo d).
explain-lim-later-colour = { $if } nel gruppo a { $group } si sposterebbe qualcuno a cui non spetta il colore che aspettano in più.
explain-lim-later-exchange = { $if } nel gruppo a { $group } qualcuno a cui tocca prima non avrebbe il primo avversario possibile nell’ordine di proposta e scambi.
explain-lim-later-kind = { $if } nel gruppo a { $group } si sposterebbe qualcuno che viene dopo: chi si è già spostato, o non ha un avversario possibile nel gruppo seguente.
explain-lim-later-last = { $if } nel gruppo a { $group } si sposterebbe qualcuno che si è già spostato nel turno precedente.
explain-lim-later-number = { $if } nel gruppo a { $group } si sposterebbe qualcuno che viene dopo per numero.
explain-lim-later-opponent = { $if } nel gruppo a { $group } chi viene da un altro gruppo non avrebbe il primo avversario possibile.
explain-lim-lead = Dai due estremi verso il centro: i gruppi sopra il punteggio mediano dall’alto, quelli sotto dal basso, il gruppo mediano per ultimo.
explain-lim-majority = A { $name } spettava il colore che in quel gruppo aspettavano in più.
explain-lim-not-floated = non spostato di gruppo nel turno precedente
explain-lim-passed-colour = Prima di { $b } nell’ordine: { $names }. Ma a loro spetta lo stesso colore di { $a }.
explain-lim-passed-needed = Prima di { $b } nell’ordine: { $names }. Ma allora gli altri del gruppo non si potrebbero abbinare tutti.
explain-lim-proposal = La prima metà della lista gioca con la seconda, nell’ordine: a { $a } era proposto { $b }, e così resta.
explain-lim-side-above = Sopra il mediano: si abbina verso il basso, a partire dal numero 1.
explain-lim-side-below = Sotto il mediano: si abbina verso l’alto, a partire dall’ultimo numero.
explain-lim-side-median = Il gruppo mediano: si abbina verso il basso, per ultimo.
explain-lim-taken-back = { $n ->
    [one] Il gruppo mediano non si poteva abbinare: è stata sciolta una coppia di un altro gruppo.
   *[other] Il gruppo mediano non si poteva abbinare: sono state sciolte { $n } coppie di altri gruppi.
}
explain-lim-worse-floaters = { $if } nel gruppo a { $group } resterebbero meno coppie, e più giocatori dovrebbero spostarsi.
explain-lim-worse-taken-back = { $if } per il gruppo mediano si dovrebbero sciogliere più coppie di altri gruppi.

# Il doppio svizzero.
explain-articles-double-swiss = Articoli: regole FIDE C.04.5 (sistema doppio svizzero), edizione del 1º febbraio 2026.
explain-double-bye = Il bye dell’incontro va a chi ha meno punti, poi più incontri giocati, poi il numero più alto: { $who }, con { $points }.
explain-double-bye-matches = { $if } il bye non andrebbe a { $taker }, che a pari punti ha giocato più incontri e viene prima.
explain-double-colour-alternation = Il colore: l’ultima volta che hanno avuto colori diversi { $white } aveva il Nero: ora ha il Bianco nella prima partita.
explain-double-colour-fewer = Il colore: { $white } ha avuto il Bianco in meno incontri, e ora lo ha nella prima partita.
explain-double-colour-higher-black = Il colore: finora hanno avuto gli stessi colori. { $who }, più avanti in classifica, aveva per ultimo il Bianco e ora comincia con il Nero.
explain-double-colour-higher-white = Il colore: finora hanno avuto gli stessi colori. { $who }, più avanti in classifica, aveva per ultimo il Nero e ora comincia con il Bianco.
explain-double-colour-other = Il colore: finora solo { $white } ne ha avuto uno, il Nero, e ora comincia con il Bianco.
explain-double-criterion-distances = Di quanti punti stanno più in basso
explain-double-criterion-floated = Chi sale e nell’incontro prima aveva un avversario con altri punti
explain-double-criterion-following = Il gruppo seguente non si può abbinare bene (1) o si può (0)
explain-double-criterion-opponents = Chi li incontra e nell’incontro prima aveva un avversario con altri punti
explain-double-floated = nell’incontro prima aveva un avversario con altri punti
explain-double-later = { $if } il gruppo a { $group } sarebbe altrettanto buono; ma i numeri più piccoli stanno sopra, e a partire dal primo ciascuno prende il più piccolo di sotto: così viene l’abbinamento scelto.
explain-double-lead = Incontri di due partite, gruppo per gruppo, dall’alto: in ciascuno i numeri più piccoli giocano con i più grandi. I colori si guardano per ultimi.
explain-double-order = Nel gruppo i numeri più piccoli stanno sopra e i più grandi sotto. A partire dal primo, ciascuno prende il più piccolo di sotto che lascia un avversario a tutti: per { $a } è { $b }.
explain-double-passed-needed = Prima di { $b } nell’ordine: { $names }. Ma allora qualcun altro resterebbe senza avversario, o il gruppo sarebbe peggiore.
explain-double-second = È la seconda partita dell’incontro: gli stessi due, a colori invertiti.
explain-double-second-bye = È la seconda metà del bye, che vale per tutto l’incontro.
explain-double-second-only = { $if } sarebbe un altro incontro: la seconda partita la gioca chi ha giocato la prima.
explain-double-worse-floated = { $if } al gruppo a { $group } salirebbe qualcuno che nell’incontro prima aveva un avversario con altri punti.
explain-double-worse-following = { $if } dopo il gruppo a { $group } il seguente non si potrebbe abbinare altrettanto bene.
explain-double-worse-opponents = { $if } nel gruppo a { $group } chi sale incontrerebbe qualcuno che nell’incontro prima aveva un avversario con altri punti.

# Lo svizzero a squadre.
explain-articles-team-swiss = Articoli: regole FIDE C.04.6 (sistema svizzero a squadre), edizione del 1º febbraio 2026.
explain-team-bye = Il bye va a chi ha meno punti, poi più incontri giocati, poi il numero più alto: { $who }, con { $points }.
explain-team-colour-alternation = Il colore: l’ultima volta che hanno avuto colori diversi { $white } aveva il Nero in prima scacchiera: ora ha il Bianco.
explain-team-colour-difference = Il colore: { $white } ha avuto il Bianco in prima scacchiera meno spesso, rispetto al Nero, e ora lo ha.
explain-team-colour-first-black = Il colore: finora hanno avuto gli stessi colori. { $who }, più avanti in classifica, aveva per ultimo il Bianco in prima scacchiera e ora ha il Nero.
explain-team-colour-first-white = Il colore: finora hanno avuto gli stessi colori. { $who }, più avanti in classifica, aveva per ultimo il Nero in prima scacchiera e ora ha il Bianco.
explain-team-colour-only-black = Il colore: solo a { $who } ne spettava uno, il Nero in prima scacchiera, e lo ha.
explain-team-colour-only-white = Il colore: solo a { $who } ne spettava uno, il Bianco in prima scacchiera, e lo ha.
explain-team-colour-other = Il colore: finora solo { $who } ne ha avuto uno, e ora ha l’altro.
explain-team-colour-preference-black = Il colore: a tutte e due spetterebbe il Nero in prima scacchiera, e finora hanno avuto gli stessi colori. Lo ha { $who }, più avanti in classifica.
explain-team-colour-preference-white = Il colore: a tutte e due spetterebbe il Bianco in prima scacchiera, e finora hanno avuto gli stessi colori. Lo ha { $who }, più avanti in classifica.
explain-team-colour-stronger-black = Il colore: a tutte e due spetterebbe il Nero in prima scacchiera, e { $who } ne ha più bisogno.
explain-team-colour-stronger-white = Il colore: a tutte e due spetterebbe il Bianco in prima scacchiera, e { $who } ne ha più bisogno.
explain-team-criterion-colour = Incontri di due squadre a cui spetta lo stesso colore
explain-team-criterion-floated = Squadre che salgono e nel turno prima avevano un avversario con altri punti
explain-team-criterion-opponents = Loro avversarie che nel turno prima avevano un avversario con altri punti
explain-team-criterion-strong = Incontri di due squadre che hanno bisogno dello stesso colore
explain-team-criterion-upfloaters = Squadre che salgono
explain-team-group = { $n ->
    [one] Nel gruppo a { $group } c’è una squadra.
   *[other] Nel gruppo a { $group } ci sono { $n } squadre.
}
explain-team-lead = Gruppo per gruppo, dall’alto: in ciascuno i numeri più piccoli giocano con i più grandi. I colori sono quelli della prima scacchiera, e non impediscono mai un incontro.
explain-team-members = { $n ->
    [one] Una squadra.
   *[other] { $n } squadre.
}
explain-team-order = Nel gruppo i numeri più piccoli stanno sopra e i più grandi sotto. Fra gli abbinamenti altrettanto buoni viene prima quello in cui ciascuna, a partire dalla prima, prende il numero più piccolo di sotto: per { $a } è { $b }.
explain-team-passed-needed = Prima di { $b } nell’ordine: { $names }. Ma allora un’altra squadra resterebbe senza avversario, o il gruppo sarebbe peggiore.
explain-team-upfloaters = { $n ->
    [one] Sale dal basso { $names }
   *[other] Salgono dal basso { $names }
}: altrimenti non tutte le squadre del gruppo potrebbero essere abbinate.
explain-team-worse-colour = { $if } nel gruppo a { $group } più squadre non avrebbero il colore che spetta loro.
explain-team-worse-floated = { $if } al gruppo a { $group } salirebbe una squadra che nel turno prima aveva un avversario con altri punti.
explain-team-worse-opponents = { $if } nel gruppo a { $group } chi sale incontrerebbe una squadra che nel turno prima aveva un avversario con altri punti.
explain-team-worse-strong = { $if } nel gruppo a { $group } più squadre non avrebbero il colore di cui hanno bisogno.
explain-team-worse-upfloaters = { $if } al gruppo a { $group } dovrebbero salire più squadre.

# Dubov, Burstein e doppio svizzero.
explain-swiss-bye-games = { $if } il bye non andrebbe a { $taker }, che a pari punti ha giocato più partite e viene prima.
explain-swiss-bye-needed = Prima nell’ordine: { $names }. Ma gli altri non avrebbero potuto essere abbinati tutti.
explain-swiss-bye-number = { $if } il bye non andrebbe a { $taker }, che a pari punti e partite ha il numero più alto e viene prima.
explain-swiss-bye-score = { $if } il bye non andrebbe a { $taker }, che ha meno punti e viene prima.
explain-swiss-criterion-colours = Colori attesi e non avuti
explain-swiss-criterion-scores = I loro punti
explain-swiss-group = Sono abbinati nel gruppo a { $group }: { $n ->
    [one] un giocatore
   *[other] { $n } giocatori
}.
explain-swiss-members = { $n ->
    [one] Un giocatore.
   *[other] { $n } giocatori.
}
explain-swiss-passed-colour = Prima di { $b } nell’ordine: { $names }. A loro e a { $a } deve toccare lo stesso colore.
explain-swiss-passed-forbidden = Prima di { $b } nell’ordine: { $names }. Con { $a } l’incontro è vietato, per disposizione del torneo.
explain-swiss-passed-met = Prima di { $b } nell’ordine: { $names }. Con { $a } la partita c’è già stata.
explain-swiss-worse-colours = { $if } nel gruppo a { $group } più giocatori non avrebbero il colore che aspettano.
