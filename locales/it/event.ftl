birth-year = Anno
birth = Nascita
bye-full-point = bye da un punto
bye-half-point = bye da mezzo punto
bye-none = nessuno: gioca
bye-zero-point = assente
bye-allocated = bye
bye-sentence = { $name }: { $what }.
bye-letter-h = ½
bye-letter-z = 0
bye-letter-f = 1
entry-bye = T{ $round }: { $kind }
desk-draft-together = Si pubblica insieme al turno { $round }.
desk-draft-ready = La bozza si può pubblicare.
desk-draft-waits = { $n ->
    [one] Manca ancora il risultato del tavolo { $boards }: la bozza non si può pubblicare.
   *[other] Mancano ancora i risultati dei tavoli { $boards }: la bozza non si può pubblicare.
}
desk-last-round = È l’ultimo turno.
desk-next-drafted = La bozza del turno { $round } è pronta.
desk-next-not-drafted = Bozza del turno { $round } non ancora fatta.
desk-not-printed = Resta da stampare.
desk-printed = Stampato { $time }.
desk-saved-now = { $time } { $name }, adesso
desk-last = Tavolo { $board }, { $result }: { $names }
entries-add = Aggiungi
entries-allow = Permetti
entries-bye = Bye
entries-change = Modifica
entries-close-check-in = Chiudi l’accredito
entries-count = { $n ->
    [0] Nessun iscritto
    [one] Un iscritto
   *[other] { $n } iscritti
}
entries-drawn-colour = Colore sorteggiato per il numero 1
entries-enter-chosen = Iscrivi i giocatori scelti
entries-find = Dall’elenco dei giocatori
entries-find-label = Cognome, ID FIDE o ID nazionale
entries-forbid = Vieta
entries-forbid-label = Non devono incontrarsi
entries-forbid-second = e
entries-forbidden = Abbinamenti vietati
entries-found-nobody = Nessuno con questo nome nell’elenco dei giocatori, o è già tra gli iscritti.
entries-is-present = Presente
entries-mark-present = Segna presente
entries-new = Nuova iscrizione
entries-presence = Presenza
entries-present = { $n ->
    [0] Nessuno è ancora segnato presente.
    [one] Uno è presente.
   *[other] { $n } sono presenti.
}
entries-remove = Cancella l’iscrizione
entries-take-back = Riammetti dal prossimo turno
entries-withdraw = Ritira dal prossimo turno
entry-late = dal turno { $round }
entry-withdrawn = ritiro dopo il turno { $round }
federation = Federazione
find-nobody = Nessun iscritto ha il cognome che comincia per «{ $surname }».
history-after = Dopo
history-before = Prima
history-none = Su questo tavolo non è stato scritto niente.
history-time = Ora
history-undone = annullato
history-who = Chi
home-title = tratto: tornei di scacchi
home-all-boards = Tutti i tavoli
home-coming = Prossimi, iscrizioni aperte
home-dateline = { $n ->
    [0] { $date }. Nessun torneo in gioco.
    [one] { $date }. Un torneo in gioco.
   *[other] { $date }. { $n } tornei in gioco.
}
home-story = { $place }. Turno { $round } di { $rounds }. { $done ->
    [0] Nessuna partita finita su { $total }.
    [one] Finita una partita su { $total }.
   *[other] Finite { $done } partite su { $total }.
}
home-find = Trova
home-find-label = Giocatore: cognome, ID FIDE o ID nazionale
home-finished = Conclusi
home-kind = Tipo
home-playing = In gioco anche oggi
home-quiet = Oggi non si gioca
home-quiet-lead = Qui sotto i prossimi tornei e quelli conclusi.
home-nothing-yet = Non c’è ancora nessun torneo: appena un arbitro ne apre uno, compare qui.
home-regions = Circoli per regione
home-register-club = Registra il tuo circolo
home-when = Data
home-where = Dove
mine-desk = Tavolo dell’arbitro
mine-earlier = Tornei precedenti
mine-none-yet = Non dirigi ancora nessun torneo.
mine-none = Non dirigi ancora nessun torneo. Creane uno, o chiedi all’arbitro principale di aggiungerti.
my-board-waiting = Il primo turno non è ancora pubblicato.
my-board-status = Pubblicato alle { $time }. Punti finora: { $points }.
number-short = N.
publish-boards = { $n ->
    [one] Un tavolo.
   *[other] { $n } tavoli.
}
publish-consequence = Da quel momento tutti lo vedono e non si riabbina più.
publish-discard = Scarta la bozza
publish-go-to-results = Vai ai risultati che mancano
publish-missing = { $n ->
    [one] Manca il risultato del tavolo { $boards }: il turno si può preparare, non pubblicare.
   *[other] Mancano i risultati dei tavoli { $boards }: il turno si può preparare, non pubblicare.
}
publish-question = Pubblicare il turno { $round }?
reading-compare = Confronta
reading-different = { $n ->
    [0] Tutti i risultati coincidono.
    [one] Un risultato è diverso.
   *[other] { $n } risultati sono diversi.
}
reading-differs = diverso: controlla
reading-label = Risultati in fila, un tasto per tavolo: 1 5 0 + - * . a
reading-lead = Rileggi i cedolini (o i formulari firmati) e ribatti tutto: niente viene cambiato, le differenze si vedono.
reading-players = Giocatori
reading-stored = Salvato
reading-title = Seconda lettura del turno { $round }
reading-typed = Ribattuto
record-lead = Ogni decisione con chi, quando, prima e dopo. Non si cancella niente.
record-what = Che cosa
round-finished = Turno { $round } concluso
round-none = Nessun turno pubblicato
round-playing = Turno { $round } in gioco
round-status = Pubblicato alle { $time }. Risultati: { $done } su { $total }.
rule-draw-offers = Patta d’accordo
rule-draw-offers-from = non prima della mossa { $n }
rule-minutes = { $n ->
    [0] nessuna
    [one] un minuto
   *[other] { $n } minuti
}
rule-system = Sistema
rule-control = Cadenza
rule-tie-breaks = Spareggi
rule-default-time = Tolleranza
rule-edition = Regole
rule-chief = Arbitro principale
rule-more-than-fifty = Più di 50 mosse
settings-more-than-fifty = Più di 50 mosse per posizioni annunciate, solo con il regolamento del 1952 (12.4): RTA-RT 75
problem-more-than-fifty = «{ $value }» non è una posizione con il suo numero di mosse, come RTA-RT 75.
problem-more-than-fifty-edition = Solo il regolamento del 1952 permette di annunciare più di 50 mosse (12.4).
rule-deputies = Arbitri
settings-deputies = Arbitri, separati da punto e virgola
settings-add-deputy = Invita un arbitro con il suo nome utente
settings-arbiters = Arbitri con accesso
settings-create = Crea il torneo
settings-event = Il torneo
settings-finish = Chiudi il torneo
settings-finish-note = La classifica diventa definitiva.
settings-help = Come si scrive
settings-help-control = Cadenza: 90+30 sono novanta minuti e trenta secondi a mossa; 90/40+30:30+30 aggiunge mezz’ora dopo la mossa 40.
settings-help-tie-breaks = Spareggi nell’ordine, separati da virgole: BH/C1 Buchholz Cut 1, BH Buchholz, SB Sonneborn-Berger, DE scontro diretto, WIN vittorie, PS progressivo, ARO media degli avversari.
settings-new = Nuovo torneo
settings-play = Il gioco
settings-ranking = Punti e spareggi
settings-remove-deputy = Togli
settings-name = Nome
settings-town = Città
settings-province = Provincia
settings-venue = Sala di gioco
settings-start = Primo giorno
settings-end = Ultimo giorno
settings-rounds = Turni
settings-kind = Tipo
settings-default-minutes = Tolleranza in minuti
settings-draw-offer-limit = Niente patta d’accordo prima della mossa
settings-win = Vittoria
settings-draw = Patta
settings-loss = Sconfitta
settings-pairing-bye = Bye
settings-tie-breaks = Spareggi
standings-after = Classifica dopo il turno { $round }
standings-running = Classifica provvisoria
standings-final = Classifica finale
standings-start = Lista iniziale
term-black = Nero contro { $name }
term-white = Bianco contro { $name }
term-capped = Sarebbe { $value }, ridotto (art. 16.4).
term-dummy = avversario virtuale
term-dummy-of = turno non giocato con { $name }
term-cut-least = Tolto come il più basso (art. 14.1).
term-cut-vur = Tolto: assenza voluta (art. 16.5).
term-cut-most = Tolto come il più alto (art. 14.3).
term-cut-limit = Non conta: sotto il limite (art. 9.2).
unfold-title = Perché { $name } ha { $tie_break } pari a { $value }
tournament-lead = { $place }, { $dates }. { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
}, { $kind }, { $control }. Iscritti: { $players }.
given-name = Nome
fide-title = Titolo FIDE
fide-id = ID FIDE
national-id = ID nazionale
kind-standard = standard
kind-rapid = rapid
kind-blitz = lampo
control-minutes = { $n } min
control-seconds = { $n } s
control-for-moves = { $time } per { $n ->
    [one] una mossa
   *[other] { $n } mosse
}
control-then = { $first }, poi { $next }
control-increment = + { $n } s a mossa
control-delay = ritardo { $n } s
control-bronstein = Bronstein { $n } s
control-throughout = { $time }; { $bonus } dalla prima mossa
control-sides = Bianco { $white }, Nero { $black }
edition-fide-2023 = FIDE 2023
edition-fide-2018 = FIDE 2018
edition-fide-2017 = FIDE 2017
edition-fide-2014 = FIDE 2014
edition-fide-1952 = FIDE 1952
edition-by-date = Secondo la data di inizio
download-pairings = Abbinamenti CSV
download-pairings-pgn = Abbinamenti per le scacchiere elettroniche (PGN)
download-standings = Classifica CSV
download-trf16 = Torneo TRF16
download-trf26 = Torneo TRF26
download-games = Partite PGN
download-games-round = Partite del turno PGN
flash-entry-added = Iscritto aggiunto.
flash-entries-added = Giocatori iscritti.
flash-entry-removed = Iscrizione cancellata.
flash-check-in-closed = Accredito chiuso.
flash-draft-discarded = La bozza è stata scartata.
flash-tournament-created = Torneo creato. Ora gli iscritti.
flash-settings-saved = Impostazioni salvate.
# Come si scrivono le date. $month è il nome del mese, in date-short il suo numero.
date-whole = { $day } { $month } { $year }
date-day-month = { $day } { $month }
date-of-weekday = { $weekday } { $date }
date-short = { $day }/{ $month }
date-span = { $first } – { $last }
date-span-of-a-month = { $first }–{ $last } { $month } { $year }
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
weekday-1 = lunedì
weekday-2 = martedì
weekday-3 = mercoledì
weekday-4 = giovedì
weekday-5 = venerdì
weekday-6 = sabato
weekday-7 = domenica
tie-break-de = Scontro diretto
tie-break-win = Numero di vittorie
tie-break-won = Partite vinte sulla scacchiera
tie-break-bpg = Partite giocate col Nero
tie-break-bwg = Vittorie col Nero
tie-break-ps = Progressivo
tie-break-rep = Turni giocati per scelta
tie-break-std = Punti standard
tie-break-tpn = Numero di abbinamento
tie-break-bh = Buchholz
tie-break-aob = Media dei Buchholz degli avversari
tie-break-fb = Fore Buchholz
tie-break-sb = Sonneborn-Berger
tie-break-ks = Koya
tie-break-aro = Media Elo degli avversari
tie-break-tpr = Performance
tie-break-ptp = Performance perfetta
tie-break-apro = Media delle performance degli avversari
tie-break-appo = Media delle performance perfette degli avversari
tie-break-rtng = Elo
tie-break-modifier-c1 = Cut 1
tie-break-modifier-c2 = Cut 2
tie-break-modifier-m1 = mediano 1
tie-break-modifier-m2 = mediano 2
tie-break-modifier-p = con i forfait
tie-break-modifier-r = al contrario
tie-break-modifier-f = Fore
action-tournament-update = Impostazioni
action-tournament-add-deputy = Arbitro aggiunto
action-tournament-remove-deputy = Arbitro tolto
action-tournament-finish = Torneo chiuso
action-entry-add = Iscrizione
action-entry-add-registered = Iscrizioni dall’elenco dei giocatori
action-entry-remove = Iscrizione cancellata
action-entry-check-in = Presenza
action-entry-show = Come è mostrato un giocatore
action-entry-close-check-in = Accredito chiuso
action-entry-withdraw = Ritiro
action-entry-take-back = Riammissione
action-entry-bye = Bye richiesto
action-pair-forbid = Abbinamento vietato
action-pair-allow = Divieto tolto
action-round-draft = Bozza del turno
action-round-by-hand = Abbinamento a mano, turno
action-round-change = Cambio a mano, turno
action-round-restore = Cambio a mano annullato, turno
action-round-take-back = Turno ripreso
action-round-discard = Bozza scartata, turno
action-round-publish = Pubblicazione del turno
action-round-print = Stampa del turno
action-result-record = Risultato, turno e tavolo
action-result-undo = Risultato annullato
action-result-conflict = Due valori, il secondo non scritto
action-result-settle = Due valori, scelto quello scritto
action-result-withdraw = Valore ritirato
import-title = Importa un torneo
# Accredito, correzione di un’iscrizione, liste vuote.
entries-arrive = Segna presente: le prime lettere del cognome, o il numero
entries-arrived = { $name } è presente.
entries-arrived-nobody = Nessun iscritto risponde a «{ $who }».
entries-arrived-several = { $n ->
    [one] Ne risponde uno: scegli.
   *[other] Rispondono in { $n }: scegli, o scrivi qualche lettera in più.
}
entries-correct = Correggi i dati
entries-correct-lead = Vale per questo torneo: classifiche, fogli e rapporti. Abbinamenti e risultati restano come sono.
entries-correct-number = Il numero di abbinamento resta { $number }.
entries-none-yet = Ancora nessuno. Cerca nell’elenco dei giocatori, o scrivi una nuova iscrizione.
entries-none-public = Ancora nessun iscritto.
flash-entry-corrected = Iscrizione corretta.
action-entry-correct = Iscrizione corretta
desk-last-elsewhere = Turno { $round }, tavolo { $board }, { $result }: { $names }
desk-past-round = Il turno { $round } è già pubblicato: una correzione cambia punti e classifica, non gli abbinamenti.
desk-pairings = Tavoli
floor-before = Nessun turno è pubblicato: la sala mostra i tavoli del turno in gioco.
floor-to-desk = Vai al turno
print-ways = Il foglio
print-back = Turno { $round }
print-back-standings = Classifica
print-done = Segna come stampato
rule-starting-rank = Ordine iniziale
starting-rank-fide = Elo FIDE
starting-rank-nro = solo Elo nazionale
starting-rank-fidon = Elo FIDE, in mancanza quello nazionale
starting-rank-nidof = Elo nazionale, in mancanza quello FIDE
starting-rank-hbfn = il più alto fra Elo FIDE e nazionale
starting-rank-lbfn = il più basso fra Elo FIDE e nazionale
starting-rank-other = in un altro modo
bye-free = turno libero
desk-schedule = Il calendario è pubblicato per intero: i risultati si scrivono in qualsiasi turno.
rounds-count = { $n ->
    [one] un turno
   *[other] { $n } turni
}
