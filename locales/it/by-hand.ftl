# La bozza cambiata a mano, e il turno ripreso.
by-hand-title = Turno { $round }, a mano
by-hand-open = Cambia a mano
by-hand-go-on = Continua a mano
by-hand-tag = Bozza, a mano
by-hand-nobody-sees = Nessuno la vede finché non la pubblichi.
by-hand-changes = A mano
by-hand-n-changes = { $n ->
    [0] nessun cambio
    [one] un cambio
   *[other] { $n } cambi
}
by-hand-engine = Motore
by-hand-back = Torna al motore
by-hand-key-take = prendi, poi scambia
by-hand-colours = Inverti i colori
by-hand-unseat = Sciogli il tavolo
by-hand-no-bye = Togli il bye
by-hand-give-bye = Dai il bye
by-hand-let-go = Lascia
by-hand-take-then = Tocca un altro nome: si scambiano i posti.
by-hand-column = A mano
by-hand-was = era { $name }
by-hand-colours-changed = colori invertiti
by-hand-new-board = tavolo nuovo
by-hand-bye = Bye:
by-hand-rest = Abbina gli altri con il motore
by-hand-waiting = { $n ->
    [one] Uno è senza tavolo
   *[other] { $n } sono senza tavolo
}
by-hand-as-ruled = Come il motore
by-hand-differs = { $n ->
    [one] Un posto diverso dal motore
   *[other] { $n } posti diversi dal motore
}
by-hand-no-rules = Il motore non trova un abbinamento
by-hand-criteria = Criteri che cambiano
by-hand-criterion = Criterio
by-hand-ruled = motore
by-hand-group = gruppo di { $points }
by-hand-none = nessuno
by-hand-not-as-ruled = diverso dal motore.
by-hand-level-2 = avviso: { $what }
by-hand-level-3 = chiede conferma: { $what }
by-hand-level-4 = chiede conferma due volte: { $what }
by-hand-pair-all = Abbina tutti, poi pubblica.
by-hand-missing = Prima di pubblicare mancano risultati: { $boards }.
by-hand-reason = Motivo
by-hand-reason-short = motivo
by-hand-reason-note = va nel rapporto, in chiaro
by-hand-in-report = Nel TRF:
by-hand-published = Abbinato a mano: { $reason }
by-hand-not-done = Il cambio non è stato fatto.
by-hand-leave = Lascia com’è
by-hand-anyway = Fallo lo stesso
by-hand-pair = { $white } – { $black }
by-hand-rematch = { $pair } si è già giocata al turno { $round } (C1).
by-hand-forbidden = { $pair } è una coppia vietata.
by-hand-bye-barred = { $name } non può avere il bye: lo ha già avuto, o ha avuto punti senza giocare (C2).
by-hand-third-colour = { $name } ha lo stesso colore per la terza volta di fila (C11).
by-hand-colour-difference = { $name } va oltre due colori di differenza (C10).
by-hand-both-against-due = { $pair }: nessuno dei due ha il colore dovuto.
by-hand-colours-turned = { $pair }: i colori non sono quelli dell’articolo 5.
take-back-open = Riprendi il turno
take-back-title = Riprendere il turno { $round }?
take-back-lead = Il turno torna bozza: sparisce dalle pagine di tutti, i tavoli restano come sono, a mano si può cambiare, poi si pubblica di nuovo.
take-back-sheets = I fogli appesi e i telefoni dei giocatori dicono un turno che non vale più: avvisa la sala.
take-back-reason = Motivo
take-back-yes = Riprendi il turno { $round }
take-back-sure = Sì, la sala è avvisata: riprendi il turno { $round }
take-back-second = Resta una domanda: il turno { $round } è già pubblico. Chi lo ha letto si siederà lì.
flash-round-taken-back = Il turno è di nuovo una bozza.
by-hand-end = Concludi la fase manuale
flash-by-hand-ended = Fase manuale conclusa: la bozza si può pubblicare.
no-pairing-title = Il turno { $round } non si può abbinare
no-pairing-what = Si può abbinare a mano: la bozza comincia senza tavoli, e la pagina chiede un sì per ogni coppia contro il regolamento.
no-pairing-by-hand = Abbina a mano
action-round-draft-by-hand = Bozza vuota, da abbinare a mano
action-round-by-hand-end = Fase manuale conclusa
by-hand-empty = Svuota la bozza
by-hand-empty-note = Per fissare alcune coppie e lasciare il resto al motore.
