# Rapporto e ricorso

report-title = Rapporto degli incidenti
report-back = ai tavoli
report-game = la partita
report-gone = sostituito
report-penalties = Penalità per giocatore
report-no-penalties = Nessuna penalità.
report-penalty = Turno { $round }: { $said }
appeal-title = Ricorso
appeal-pack = Fascicolo per il ricorso
appeal-by = Presentato da
appeal-against = Contro la decisione
appeal-grounds = Motivi
appeal-when = Data e ora
appeal-fee = Deposito
appeal-decision = Decisione della commissione
appeal-committee = Commissione d’appello
appeal-rules = Regole applicate

# Verbale del torneo
field-report-recipient = Destinatario
field-report-organiser = Organizzatore
field-report-rating-list = Lista Elo usata
field-report-valid-for = Valido per
field-report-parts = Parti
field-report-columns = Colonne degli elenchi
field-report-text = Testo
action-report-save = Verbale salvato
report-lead = Quello che il programma sa è già nel foglio: qui si scelgono le parti, il loro ordine e il testo.
report-saved = Versione { $n }, { $time }, { $name }
report-not-saved = Bozza: non ancora salvata
report-save = Salva
report-save-print = Salva e guarda il foglio
report-look = Guarda il foglio
report-change = Modifica
report-kept = Il testo resta anche nel registro: niente recapiti e niente dati sulla salute.
report-up = Su
report-down = Giù
report-remove = Togli
report-add = Aggiungi: { $what }
report-heading = Titolo
report-text = Testo
report-more-facts = Altri fatti, uno per riga
report-names = Nomi o numeri, uno per riga (per un elenco di persone scelte)
report-places = Quanti posti
report-who = Chi
report-columns = Colonne, oltre al nome
report-kind-paragraph = paragrafo
report-kind-people = elenco di giocatori
report-kind-standings = classifica
report-kind-facts = fatti da segnalare
report-title-paragraph = Si allegano
report-title-standings = Classifica
report-title-facts = Fatti da segnalare
report-who-without-national-id = Giocatori senza codice federale
report-who-without-fide-id = Giocatori senza ID FIDE
report-who-unrated = Giocatori senza Elo
report-who-foreign = Giocatori di altre federazioni
report-who-without-birth = Giocatori senza data di nascita
report-who-minors = Minorenni
report-who-women = Giocatrici
report-who-withdrawn = Ritirati
report-who-named = Persone scelte
report-who-everybody = Tutti i giocatori
report-column-birth = Nascita
report-column-sex = Sesso
report-column-national-id = Codice federale
report-column-fide-id = ID FIDE
report-column-federation = Fed.
report-column-province = Prov.
report-column-club = Circolo
report-column-rating = Elo
report-column-category = Categoria
report-column-place = Posto
report-column-points = Punti
report-column-email = E-mail
report-column-signature = Firma
report-woman = F
report-man = M
report-nobody = Nessuno.
report-none = nessuno
report-place = Luogo
report-dates = Date
report-players = { $n }, di cui { $home } { $code }
report-women-minors = Donne, under 18
report-games = Partite
report-games-by-colour = { $n } giocate: { $white } al Bianco, { $draws } patte, { $black } al Nero
report-unplayed = Non giocate
report-forfeits = { $n } forfait
report-byes = { $n } bye
report-asked-byes = { $n ->
    [one] un bye chiesto
   *[other] { $n } bye chiesti
}
report-asked-byes-duties = { $n ->
    [one] un bye chiesto o incarico
   *[other] { $n } bye chiesti o incarichi
}
report-appeals = Ricorsi
report-president = Il presidente dell’associazione
known-forfeit = tavolo { $board }, { $players } { $result }
known-open = tavolo { $board }, { $players }: senza risultato o aggiornata
known-by-hand = abbinamenti cambiati a mano: { $reason }
known-deducted = { $name }: punti tolti { $points }
known-withdrawn = dopo questo turno si è ritirato { $name }
known-late = da questo turno gioca { $name }
known-penalty = tavolo { $board }, { $name }: { $said }
