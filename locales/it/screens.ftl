# La sala: schermi, avvisi, orologio del turno, codici per i telefoni.
nav-hall = Schermi
hall-title = Schermi e avvisi
hall-lead = Che cosa mostrano gli schermi, gli avvisi a tutta la sala e l’orologio del turno. Ogni schermo è un indirizzo: aprilo sul computer del proiettore e comandalo da qui.
hall-notice = Avviso
hall-no-notice = Nessun avviso.
hall-say = Mostra su tutti gli schermi
hall-unsay = Togli l’avviso
hall-said-at = dalle { $time }
hall-text-hint = Con i soli tavoli si chiede ai giocatori di portare il risultato al banco.
hall-call-missing = Chiama i tavoli senza risultato: { $boards }
hall-call-many = Chiama i { $n } tavoli senza risultato
hall-call-these = I giocatori di questi tavoli portino il risultato al banco.
hall-and = { $before } e { $last }
hall-call = { $n ->
    [one] I giocatori del tavolo { $boards } portino il risultato al banco.
   *[other] I giocatori dei tavoli { $boards } portino il risultato al banco.
}
hall-clock = Orologio del turno
hall-clock-set = Imposta
hall-clock-stop = Togli l’orologio
hall-in-minutes = fra { $n } min
hall-clock-from = Turno { $round }, dalle { $starts }.
hall-clock-from-to = Turno { $round }, dalle { $starts } alle { $ends }.
hall-screens = Schermi
hall-codes = I codici QR portano a { $base }.
hall-codes-here = I codici QR portano a { $base }, che un telefono non raggiunge. Apri gli schermi con l’indirizzo di questo computer nella rete, o avvia il programma con --public-url.
hall-shows = Che cosa mostra { $name }
hall-add = Aggiungi lo schermo
hall-remove = Togli { $name }
hall-keys = Tasti: n avviso, b tavoli, t orologio, c chiama i tavoli senza risultato, x togli l’avviso; frecce da uno schermo all’altro, 1–7 che cosa mostra.

# Sugli schermi.
hall-lost = Senza rete: è lo stato delle …
hall-by-name = tavolo e colore, per cognome
hall-by-board = per tavolo, il Bianco a sinistra
hall-done = { $total ->
    [one] { $done } di un risultato
   *[other] { $done } di { $total } risultati
}
hall-results = ultimi risultati
hall-newest-first = i più recenti per primi
hall-no-results = Ancora nessun risultato.
hall-missing = { $n ->
    [0] tutti i risultati
    [one] manca un risultato
   *[other] mancano { $n } risultati
}
hall-missing-what = tavoli senza risultato
hall-all-done = Tutti i risultati sono arrivati.
hall-missing-of = { $n ->
    [one] Turno { $round }: manca un risultato su { $total }
   *[other] Turno { $round }: mancano { $n } risultati su { $total }
}
hall-after = dopo il turno { $round }
hall-no-standings = La classifica comincia dopo il primo turno.
hall-tie-breaks = a pari punti: { $list }
hall-page = pagina { $page } di { $pages }, cambia ogni { $seconds } secondi
hall-no-clock = L’ora del turno non è ancora stabilita.
hall-starts-at = comincia alle { $time }
hall-since = in gioco dalle { $time }
hall-ends-at = termina alle { $time }
hall-ended-at = terminato alle { $time }
hall-signal = al segnale il Nero avvia l’orologio
hall-clock-left = alla fine del turno
hall-clock-gone = dall’inizio del turno
hall-clock-over = il turno è terminato
hall-phones = Telefoni spenti e fuori dalla portata
hall-await-until = Si attende fino alle { $time }, poi è forfait
hall-await-nobody = Chi non c’è all’inizio perde per forfait
hall-draws = Niente patta d’accordo prima della mossa { $n }
hall-code-round = Codice QR: il turno sul telefono
hall-code-board = Codice QR: il mio tavolo sul telefono
hall-code-print-round = Il turno sul telefono
hall-code-print-board = Il mio tavolo sul telefono

# Campi, anche nel registro.
field-hall-boards = Tavoli
field-hall-text = Testo
field-clock-round = Turno
field-clock-day = Giorno
field-clock-starts = Inizio
field-clock-ends = Fine
field-clock-zone = Fuso orario
field-screen-name = Nome dello schermo
field-screen-shows = Mostra
field-screen-seconds = Secondi a pagina
field-screen-theme = Colori
setting-screen_shows-names = Abbinamenti per nome
setting-screen_shows-boards = Abbinamenti per tavolo
setting-screen_shows-results = Ultimi risultati
setting-screen_shows-missing = Tavoli mancanti
setting-screen_shows-standings = Classifica
setting-screen_shows-timer = Orologio
setting-screen_shows-notice = Solo avvisi
setting-screen_theme-light = Chiaro
setting-screen_theme-dark = Scuro
problem-screen-name = { $value } non va: solo lettere minuscole senza accenti, cifre e trattini.
problem-screens-most = gli schermi di un torneo sono al massimo { $value }.
problem-hall-boards = al massimo { $value } tavoli per avviso.
problem-clock-time = { $value } non è un’ora: scrivi per esempio 15:00.
problem-clock-order = la fine è uguale all’inizio.
problem-clock-zone = { $value } non è un fuso orario: scrivi per esempio +01:00.
flash-screen-added = Schermo aggiunto.
flash-screen-saved = Schermo cambiato.
flash-screen-removed = Schermo tolto.
flash-hall-announced = L’avviso è su tutti gli schermi.
flash-hall-silent = Avviso tolto.
flash-hall-clock-set = Orologio impostato.
flash-hall-clock-off = Orologio tolto.
action-screen-add = Schermo aggiunto
action-screen-change = Schermo cambiato
action-screen-remove = Schermo tolto
action-hall-announce = Avviso in sala
action-hall-clock = Orologio del turno
