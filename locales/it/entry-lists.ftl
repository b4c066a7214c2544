# Elenchi di iscritti: file, righe incollate, anteprima, doppioni.
entry-list-title = Elenco di iscritti
entry-list-open = Prendi da un elenco
entry-list-lead = Un file o le righe copiate da un foglio di calcolo. Prima di iscrivere si vede tutto, cella per cella.
entry-list-file = File (CSV, XLSX, ODS, TRF)
entry-list-text = Oppure incolla qui le righe
entry-list-look = Guarda l’elenco
entry-list-columns = Le colonne
entry-list-columns-note = Cognome e nome (anche in una cella sola), nascita, ID FIDE, ID nazionale, Elo, categoria, circolo, provincia, bye, quota e quota pagata: le intestazioni si riconoscono in italiano, inglese, tedesco, francese e spagnolo, in qualunque ordine. Sopra può esserci un titolo.
entry-list-nothing = Scegli un file o incolla delle righe.
entry-list-nothing-written = Nessuno è stato iscritto.
entry-list-pasted = righe incollate
entry-list-refused = Questo elenco non si può prendere così com’è. Nessuno è stato iscritto.
entry-list-red = { $n ->
    [one] Una riga è da correggere: resta fuori se iscrivi le altre.
   *[other] { $n } righe sono da correggere: restano fuori se iscrivi le altre.
}
entry-list-beyond = Dalla riga { $line } in poi non c’è posto: un torneo ha al massimo { $most } giocatori.
entry-list-good = { $n ->
    [one] Una riga da iscrivere
   *[other] { $n } righe da iscrivere
}
entry-list-line = Riga { $line }
entry-list-doubles = { $n ->
    [one] Una riga forse è doppia
   *[other] { $n } righe forse sono doppie
}
entry-list-doubles-note = Le righe con lo stesso nome restano fuori, se non dici che sono due persone. Lo stesso numero non può essere di due persone.
entry-list-same = Uguale
entry-list-another = Sono due persone: iscrivi
entry-list-there = { $n ->
    [one] Una riga è già iscritta
   *[other] { $n } righe sono già iscritte
}
entry-list-new = nuovo
entry-list-linked = nel registro
entry-list-is-red = da correggere
entry-list-is-asked = domanda
entry-list-is-there = già iscritto
entry-list-is-omitted = lasciato fuori
entry-list-omit = lascia fuori
entry-list-cut = Cognome { $surname }, nome { $given }
entry-list-sure = È { $who }.
entry-list-likely = Forse è { $who }.
entry-list-several = Nel registro ce n’è più d’uno: chi è?
entry-list-nobody = nessuno di questi
entry-list-unlink = è un’altra persona
entry-list-believe-list = valgono i dati dell’elenco
entry-list-differs = { $field }: elenco { $list }, registro { $registry }.
entry-list-rated-differs = { $field }: elenco { $list }, lista Elo { $rated }.
entry-list-rated-likely = Nella lista { $list } forse è { $who }.
entry-list-rated-several = Nella lista { $list } sono in { $count } con questo nome e anno: il numero FIDE dice chi è.
entry-list-rated-sure = Nella lista { $list } è { $who }.
entry-list-enter = { $n ->
    [one] Iscrivi un giocatore
   *[other] Iscrivi { $n } giocatori
}
entry-list-enter-good = { $n ->
    [one] Iscrivi un giocatore, senza le righe rosse
   *[other] Iscrivi { $n } giocatori, senza le righe rosse
}
entry-list-again = Rileggi
entry-list-mapping = Che cosa dicono le colonne
entry-list-mapping-note = Quello che cambi qui vale anche per i prossimi elenchi con la stessa intestazione.
entry-list-heading = La prima riga è l’intestazione
entry-list-aside = non si prende
entry-list-byes = Bye chiesti
entry-list-byes-note = I turni della colonna dei bye sono
same-by-fide-id = Stesso ID FIDE
same-by-national-id = Stesso ID nazionale
same-by-player = Stesso giocatore del registro
same-by-name = Stesso nome e anno
flash-entry-list-entered = Elenco preso: giocatori iscritti.
job-entry-list = Lettura dell’elenco
action-entry-add-listed = Iscrizioni da un elenco
entry-fee-paid = pagati { $due }
entry-fee-open = pagati { $paid } di { $due }
fee-decimal = ,
fee-euro = { $amount } €
sheet-outcome = Esito
sheet-hidden = { $n ->
    [one] Un’altra riga non è mostrata.
   *[other] Altre { $n } righe non sono mostrate.
}
sheet-format = Formato
sheet-name = Foglio
sheet-merged-heading = L’intestazione { $area } unisce più colonne: dividi le celle.
cell-amount = Non è un importo, per esempio 20 o 12,50.
cell-formula = Formula senza valore: incolla il valore.
cell-encoding = Lettere rovinate dal carattere { $at }: salva il file in UTF-8.
cell-merged = Celle unite ({ $area }): dividile.
not-a-sheet-picture = Questa è un’immagine, non un elenco.
not-a-sheet-old-workbook = Questo è un foglio nel vecchio formato XLS o protetto da password: salvalo in XLSX, ODS o CSV.
not-a-sheet-other = Questo file non è un elenco: servono CSV, XLSX, ODS o TRF.
not-a-sheet-broken = Il foglio non si può leggere: è incompleto o protetto da password.
not-a-sheet-too-large = Il foglio è troppo grande.
not-a-sheet-encoding = I caratteri non si leggono (riga { $line }, carattere { $column }): salva il file in UTF-8.
not-a-sheet-report = Il file TRF ha degli errori.
not-a-sheet-report-place = Riga { $line }, colonna { $column }: { $words }
