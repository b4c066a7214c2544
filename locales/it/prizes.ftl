# Premi: il montepremi, chi prende che cosa e perché, l’elenco, le ricevute.
nav-prizes = Premi
prizes-title = Premi
prizes-caption = Premi assegnati
prizes-none = Non c’è ancora un montepremi.
prizes-none-public = Il montepremi non è ancora annunciato.
prizes-announced = Montepremi
prizes-to-sign = { $n ->
    [one] da firmare
   *[other] da firmare
}
prizes-of = su { $n }
prizes-count = { $n ->
    [one] premio
   *[other] premi
}
prizes-adds-up = Il conto
prizes-given-of = assegnati su { $sum }
prizes-rest = Restano { $sum }: premi senza vincitore, o resti delle divisioni.
prizes-state = Stato
prizes-projection = Proiezione
prizes-if-now = { $n ->
    [one] Se finisse adesso: manca il risultato di un tavolo.
   *[other] Se finisse adesso: mancano i risultati di { $n } tavoli.
}
prizes-after-round = Se il torneo finisse dopo il turno { $round }.
prizes-final = Classifica definitiva
prizes-final-note = Da chiudere: nasce la versione { $n }, con le ricevute.
prizes-close = Chiudi la versione { $n }
prizes-version = Versione { $n }, chiusa { $time }
prizes-version-by = Chiusa da { $name }. Se cambia un risultato nasce la versione { $next } e restano tutte e due.
prizes-old = È una versione superata: vale la { $n }.
prizes-changed = La classifica o le decisioni sono cambiate dopo la versione { $n }.
prizes-see-now = Come sarebbe adesso
prizes-versions = Versioni
prizes-now = Adesso
prizes-last = Ultima azione
prizes-last-signed = { $name }: ha firmato
prizes-undo = Annulla
prizes-all = Tutti { $n }
prizes-todo = Da firmare { $n }
prizes-rules = Montepremi e regole
prizes-print = Stampa elenco
prizes-receipts = Ricevute
prizes-by-hand = Premi speciali ed esclusi
prizes-place = Pos.
prizes-prize = Premio
prizes-account = Conto
prizes-amount = Importo
prizes-sign = Firma
prizes-sign-it = Ha firmato
prizes-signed = firmato { $time }
prizes-signed-by = firmato { $time }, { $name }
prizes-playing = in gioco
prizes-open = Apri il conto
prizes-why = Perché { $name } riceve { $sum }
prizes-not-settled = Le scelte non arrivano a un punto fermo: si mostra l’ultima trovata. Decide l’arbitro.
prizes-key-open = apri il conto
prizes-key-sign = ha firmato, il prossimo
prizes-key-receipts = ricevute
prizes-key-row = riga
prizes-key-print = stampa l’elenco
prizes-general-note = { $method } per i premi di classifica
prizes-one-each-note = Non cumulabili: ognuno prende il più alto, il resto passa.
prizes-cumulative-note = Cumulabili.

prize-general-list = Premi di classifica
prize-nth = { $n }° premio
prize-nth-of = { $n }° { $what }
prize-nth-woman = { $n }ª { $what }
prize-band = { $band }
prize-from = da { $n }
prize-below = sotto { $n }
prize-rated = con Elo
prize-or-unrated = { $what } o senza Elo
prize-unrated = senza Elo
prize-at-most = under { $n }
prize-at-least = over { $n }
prize-born-from = nati dal { $year }
prize-born-until = nati fino al { $year }
prize-women = donna
prize-club = del circolo { $name }
prize-society = della società { $name }
prize-federation = della federazione { $code }
prize-points = { $amount ->
    [half] con almeno { $points } punto
    [one] con almeno { $points } punto
   *[more] con almeno { $points } punti
}
prize-brief-shared = { $sum } in { $n }
prize-passed = passa da { $names }
prize-passed-all = Passa da { $names }.
prize-left = Lascia { $what }: { $sum }.
prize-reason = { $why }.
prize-places = posti { $places }
prize-place = posto { $n }
prize-tied = { $n ->
    [one] Uno
   *[other] { $n } a pari punti
}
prize-same-place = { $n ->
    [one] Uno
   *[other] { $n } allo stesso posto
}
prize-among = { $n ->
    [one] da solo
   *[other] fra { $n }
}
prize-own-half = Metà del suo posto
prize-equal-half = Metà in parti uguali
prize-equal-part = In parti uguali
prize-half-of = metà di { $sum }
prize-half-divided = metà di { $sum }, diviso { $n }
prize-divided = { $sum } diviso { $n }
prize-rounding-term = Arrotondamento
prize-rest = i resti vanno al meglio classificato
prize-rounded-down = per difetto
prize-would-hort = In parti uguali sarebbero { $equal }; a spareggio { $place }.
prize-would-equal = A spareggio sarebbero { $place }.
prize-method-hort = Sistema Hort
prize-method-equal = Parti uguali
prize-method-by-place = A spareggio
prize-rounding-cent = al centesimo
prize-rounding-one = all’unità
prize-rounding-five = a 5
prize-rounding-ten = a 10
prize-beyond-share = dividono tutti i pari merito
prize-beyond-leave = dividono solo quelli entro i premi
prize-yes = sì
prize-no = no

prize-fund-title = Montepremi
prize-fund-lead = Incolla o scrivi gli importi dal primo posto in giù, poi una riga per ogni altro premio.
prize-fund-amounts-hint = Uno per riga o di seguito; 5x100 sono cinque da 100; 300 + coppa; 10% del totale.
prize-fund-others-hint = A chi, due punti, gli importi: sotto 2000: 100 60 · 1800-1999: 80 · donne: 150 100 · U18: 100 · over 60: 50 · nati dal 2010: 40 · circolo Tre Ponti: coppa · federazione ITA: 50 · categoria 2N 3N: 40 · senza Elo: 30 · donne, U18: 50 · Fascia A = 1600-1799: 60 · speciale Miglior partita: 50
prize-fund-understood = Come si è capito
prize-fund-chief-only = Il montepremi lo cambia l’arbitro principale.
prize-fund-members = A chi
field-prize-total = Totale
field-prize-currency = Valuta
field-prize-general = Premi di classifica
field-prize-others = Altri premi
field-prize-general-method = Pari punti, premi di classifica
field-prize-other-method = Pari punti, altri premi
field-prize-rounding = Quote arrotondate per difetto
field-prize-one-each = Un premio a testa: ognuno prende il più alto
field-prize-general-first = A parità di importo, il premio di classifica
field-prize-beyond = Pari merito oltre l’ultimo premio
field-prize-least-games = Partite giocate, almeno
field-prize-special = Premio
field-prize-entry = Giocatore
field-prize-reason = Motivo
problem-prize-total = { $value } non è un importo
problem-prize-more = i premi fanno { $value }, più del totale
problem-prize-amount = riga { $value } non è un importo
problem-prize-condition = riga { $value }: non si capisce a chi
problem-prize-colon = riga { $value }: mancano i due punti fra a chi e quanto
problem-prize-none = riga { $value } non ha importi
problem-prize-rising = riga { $value } è più del premio prima
problem-prize-part = riga { $value } del totale, che non è scritto
problem-prize-many = riga { $value } sono il massimo
problem-prize-special = riga { $value }: un premio speciale è uno solo
problem-prize-twice = riga { $value } c’è due volte

prize-decide-title = Premi speciali ed esclusi
prize-decide-lead = Chi vince i premi che dà una giuria o l’arbitro, e chi non concorre ai premi: sempre con il motivo.
prize-decide-bar = Nessun premio (escluso)
prize-decide-save = Registra
prize-decide-take-back = Togli
prize-decide-none = Nessuna decisione.
prize-decide-named = { $special }: { $name }
prize-decide-barred = { $name }: escluso dai premi
flash-prizes-closed = La versione è chiusa: le ricevute sono pronte.
flash-prize-decided = Registrato.
refusal-no-prize-fund = Non c’è un montepremi.
refusal-prizes-unchanged = Niente è cambiato dopo l’ultima versione.
refusal-prize-list-old = C’è una versione più nuova dei premi: si firma quella.
refusal-prize-signed = Ha già firmato, registrato da { $name }.

print-prizes-receive = Ricevo dall’organizzazione del torneo il premio indicato accanto al mio nome.
print-prizes-letters = in lettere
print-prizes-signature = Firma per ricevuta
print-prizes-total = { $n ->
    [one] Un premio
   *[other] { $n } premi
}
print-prizes-version = Versione { $n }, { $time }, dopo il turno { $round }
print-prizes-projection = Proiezione: non è l’elenco definitivo
print-prizes-minors = Per un minorenne firma anche un genitore o tutore.
print-prizes-list = Elenco
print-prizes-treasurer = Il cassiere
print-prizes-organiser = Per l’organizzazione
receipt-title = Ricevuta n. { $n }
receipt-text = Ricevo dall’organizzazione del torneo
receipt-sum = la somma di
receipt-goods = il premio
receipt-as = come
receipt-id = Codice fiscale o documento
receipt-withholding = Ritenuta, se dovuta
receipt-net = Netto
receipt-place-date = Luogo e data
receipt-parent = Un genitore o tutore
receipt-replaces = Elenco premi, versione { $n }

trail-prizes = versione { $number }, { $n ->
    [one] un premio
   *[other] { $n } premi
}
trail-receipt = n. { $number }, { $name }
trail-prize-barred = { $name } escluso ({ $why })
trail-prize-named = { $special }: { $name } ({ $why })
action-prizes-fund = Montepremi
action-prizes-decide = Decisione sui premi
action-prizes-close = Premi chiusi
action-prizes-sign = Ricevuta firmata
action-prizes-unsign = Firma della ricevuta tolta
