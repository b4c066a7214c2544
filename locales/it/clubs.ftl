# Circoli, giocatori, amministrazione.
clubs-of-region = { $region ->
    [Marche] Circoli nelle Marche
    [Lazio] Circoli nel Lazio
   *[other] Circoli in { $region }
}
clubs-lead = { $n ->
    [0] Nessun circolo è ancora in elenco.
    [one] Un circolo in elenco.
   *[other] { $n } circoli in elenco.
}
clubs-lead-region = Circoli: { $n }. Province: { $provinces }.
clubs-found = { $n ->
    [0] Nessuno corrisponde alla ricerca.
    [one] Uno corrisponde alla ricerca.
   *[other] { $n } corrispondono alla ricerca.
}
clubs-none = Qui non c’è ancora nessun circolo.
clubs-all-regions = Tutte
clubs-all-provinces = Tutte
clubs-name-or-town = Nome o città
clubs-show = Mostra
clubs-tournaments-of = Tornei { $year }
clubs-missing = Manca il tuo circolo?
clubs-missing-note = Bastano il nome, la città e un indirizzo e-mail. Un amministratore controlla e approva.
clubs-other-regions = Altre regioni
clubs-register = Registra il tuo circolo
clubs-register-lead = Compare nell’elenco dopo l’approvazione. Servono tutti i campi, tranne quelli facoltativi.
clubs-the-club = Il circolo
clubs-seat = La sede
clubs-contacts = Contatti
clubs-name = Denominazione
clubs-federation-code = Codice federale
clubs-president = Presidente
clubs-country = Paese
clubs-abroad-note = Fuori dall’Italia, regione e provincia non servono.
clubs-region = Regione
clubs-province = Provincia
clubs-town = Città
clubs-postcode = CAP
clubs-address = Indirizzo
clubs-email = E-mail
clubs-phone = Telefono
clubs-web = Sito
clubs-show-contacts = Mostra a tutti e-mail, telefono e presidente
clubs-send = Invia la richiesta
clubs-send-again = Controlla di nuovo
clubs-send-another = È un altro circolo: invia
clubs-similar = { $n ->
    [one] In questa città c’è già un circolo dal nome simile. Niente è stato ancora inviato.
   *[other] In questa città ci sono già { $n } circoli dal nome simile. Niente è stato ancora inviato.
}
clubs-similar-note = Se è il tuo, chiedi l’accesso a un amministratore invece di registrarlo di nuovo.
clubs-waiting = In attesa di approvazione
clubs-listed = È già in elenco?
clubs-listed-note = Se il circolo c’è già, chiedi l’accesso a un amministratore invece di registrarlo di nuovo. Un circolo della stessa città con un nome simile ti viene mostrato prima dell’invio.
clubs-what-shows = Che cosa si vede
clubs-what-shows-note = Pubblici: nome, città, indirizzo, sito, giocatori e tornei. E-mail, telefono e presidente restano agli amministratori, finché non scegli di mostrarli.
clubs-after = Dopo l’invio
clubs-after-note = 1. Un amministratore controlla e approva. 2. Il segretario riceve il collegamento per scegliere la password. 3. Può aggiungere i giocatori e iscriverli ai tornei.
clubs-sent = Richiesta inviata
clubs-sent-lead = Il circolo compare nell’elenco appena un amministratore lo approva.
clubs-to-directory = Vai ai circoli
clubs-players = { $n ->
    [0] Nessun giocatore
    [one] Un giocatore
   *[other] { $n } giocatori
}
clubs-plays-in = Tornei in cui gioca
clubs-plays-nowhere = Nessun torneo, per ora.
clubs-manage = Gestisci il circolo
clubs-no-players = Ancora nessuno: aggiungi i giocatori uno a uno, o carica l’elenco.
clubs-enter = Iscrivi a un torneo
clubs-nothing-open = Nessun torneo ha le iscrizioni aperte.
clubs-entered = { $n ->
    [one] uno già iscritto
   *[other] { $n } già iscritti
}
clubs-all-entered = Sono già tutti iscritti.
clubs-enter-choose = Scegli i giocatori
clubs-file = Da un file
clubs-file-note = CSV o testo, con le intestazioni nella prima riga. Prima vedi l’anteprima: niente viene scritto.
clubs-file-label = Elenco dei giocatori
clubs-file-preview = Guarda l’anteprima
clubs-file-columns = Colonne: Cognome, Nome, Sesso, Nascita, Federazione, ID FIDE, ID FSI, Titolo, Elo. Basta il cognome.
flash-club-approved = Circolo approvato.
flash-club-rejected = Circolo respinto.
flash-player-added = Giocatore aggiunto.
flash-player-saved = Giocatore salvato.
flash-players-imported = Giocatori importati.
flash-account-made = L’account c’è già: il collegamento si vede una volta sola. Se serve, invita di nuovo.
flash-account-may-create = Ora l’account può creare tornei.
flash-account-may-not-create = L’account non può più creare tornei; quelli che ha restano suoi.
flash-account-disabled = Account disattivato.
flash-account-enabled = Account riattivato.
refusal-similar-clubs = In questa città c’è già un circolo dal nome simile.
refusal-club-decided = Su questo circolo si è già deciso.
refusal-sheet-faulty = L’elenco ha celle da correggere: nessuna riga è stata importata.
problem-postcode = Un CAP ha cinque cifre.
problem-fide-id-taken = È l’ID di { $value }.
problem-namesake = C’è già { $value }. Se è un’altra persona, metti il segno qui e manda di nuovo.
problem-club-none = Nessun circolo risponde a «{ $value }».
problem-club-several = Più circoli rispondono a «{ $value }»: scegline uno qui sotto.
problem-club-many = Troppi circoli rispondono a «{ $value }»: qui sotto ci sono i primi venti, con altre parole ne restano meno.
club-typed-note = Numero del circolo, oppure parole del nome e della città.
club-which = Quale circolo
players-first = I primi { $n }: scrivi qualche lettera in più per restringere.
players-found = { $n ->
    [0] Nessuno con questo nome o numero.
    [one] Un giocatore.
   *[other] { $n } giocatori.
}
players-near = Forse cercavi
players-near-note = Nomi che differiscono per una o due lettere da quel che hai scritto.
players-new = Nuovo giocatore
players-add = Aggiungi il giocatore
players-form-lead = Della nascita è pubblico solo l’anno.
players-birth = Nascita (anno o data)
players-birth-year = Anno di nascita
players-sex = Sesso
players-sex-m = maschile
players-sex-w = femminile
players-fide-standard = FIDE standard
players-fide-rapid = FIDE rapid
players-fide-blitz = FIDE lampo
players-national-standard = Elo nazionale standard
players-national-rapid = Elo nazionale rapid
players-national-blitz = Elo nazionale lampo
players-rating-fide = FIDE
players-rating-national = Nazionale
players-is-another = È un’altra persona
players-edit-who = Modifica { $name }
players-no-tournaments = Nessun torneo, per ora.
players-about = Dati
sheet-preview = Anteprima di { $file }
sheet-region = Righe del file
sheet-line = Riga
sheet-blank = vuoto
sheet-fault = Riga { $line }, { $column }
sheet-bad-cells = { $n ->
    [one] Una cella da correggere. Nessuna riga è stata importata.
   *[other] { $n } celle da correggere. Nessuna riga è stata importata.
}
sheet-refused = Questo elenco non si può importare. Nessuna riga è stata importata.
sheet-empty = Il file è vuoto.
sheet-too-many-rows = Più di { $n } righe: dividi il file.
sheet-no-names = Manca la colonna dei cognomi: la prima riga deve avere le intestazioni.
sheet-repeated-column = Le colonne { $first } e { $second } dicono la stessa cosa: { $column }.
sheet-known = { $n ->
    [one] Una riga è forse di un giocatore già registrato.
   *[other] { $n } righe sono forse di giocatori già registrati.
}
sheet-known-note = Le righe segnate in ocra non vengono importate, se non dici che è un’altra persona.
sheet-known-id = Stesso ID FIDE di { $who }: non si importa.
sheet-known-name = C’è già { $who }.
sheet-known-line = Come la riga { $line }.
sheet-another = È un’altra persona: importa
sheet-import = { $n ->
    [0] Importa i giocatori segnati
    [one] Importa un giocatore
   *[other] Importa { $n } giocatori
}
sheet-other-file = Carica il file corretto
sheet-none-chosen = Scegli un file.
sheet-file = Il file
sheet-rows = Righe
sheet-rows-count = { $n }, più l’intestazione
sheet-separator = Separatore
sheet-comma = virgola
sheet-semicolon = punto e virgola
sheet-tab = tabulazione
sheet-encoding = Caratteri
sheet-columns = Colonne
sheet-columns-kept = { $n ->
    [one] una riconosciuta
   *[other] { $n } riconosciute
}
sheet-columns-ignored = ignorate: { $list }
sheet-all-or-nothing = Tutto o niente
sheet-all-or-nothing-note = L’importazione avviene solo quando ogni cella è a posto. Le celle in ocra sono domande: si può rispondere qui.
cell-missing = Manca.
cell-no-letter = Nessuna lettera nel nome.
cell-no-comma = Serve una virgola tra cognome e nome.
cell-sex = M o F.
cell-no-such-day = Questo giorno non esiste. Va bene anche solo l’anno.
cell-year = L’anno { $year } non può essere.
cell-date = Non è una data. Va bene anche solo l’anno.
cell-federation = Tre lettere, per esempio ITA.
cell-title = Non è un titolo FIDE.
cell-province = Non è una sigla di provincia.
cell-digit = «{ $found }» al posto di una cifra (carattere { $at }).
cell-email = Non è un indirizzo e-mail.
cell-repeated = Lo stesso numero della riga { $line }.
column-last = cognome
column-first = nome
column-name = cognome e nome
column-sex = sesso
column-birth = nascita
column-federation = federazione
column-fide-id = ID FIDE
column-fsi-id = ID nazionale
column-title = titolo
column-rating-std = Elo FIDE standard
column-rating-rapid = Elo FIDE rapid
column-rating-blitz = Elo FIDE lampo
column-national-std = Elo nazionale standard
column-national-rapid = Elo nazionale rapid
column-national-blitz = Elo nazionale lampo
column-category = categoria
column-club = circolo
column-province = provincia
column-email = e-mail
column-phone = telefono
column-section = sezione
column-byes = bye
column-fee-due = quota
column-fee-paid = quota pagata
column-note = note
admin-waiting = { $n ->
    [0] Nessun circolo in attesa
    [one] Un circolo in attesa
   *[other] { $n } circoli in attesa
}
admin-sent = Inviata
admin-similar = Forse è
admin-secretary = Segretario: nome e cognome
admin-approve = Approva
admin-reject = Respingi
admin-accounts = Account
admin-who = Nome
admin-role = Ruolo
admin-club = Circolo del segretario
admin-may-create = può creare tornei
admin-give-create = Autorizza a creare tornei
admin-take-create = Revoca l’autorizzazione a creare tornei
mine-may-not-create = L’autorizzazione a creare e importare tornei la dà un amministratore. Chiedila se ne organizzi uno.
admin-role-arbiter = Arbitro
admin-role-secretary = Segretario di un circolo
admin-role-admin = Amministratore
admin-disabled = disattivato
admin-invited = invitato
admin-invite = Nuovo collegamento
admin-disable = Disattiva
admin-enable = Riattiva
admin-new-account = Nuovo account
admin-new-account-note = Ottieni un collegamento da mandare alla persona, che sceglie la password.
admin-create = Crea l’account
admin-invitation = Collegamento d’invito
admin-invitation-lead = Manda questo collegamento a { $name }: serve a scegliere la password.
admin-invitation-note = Si vede solo adesso, vale una volta sola e scade dopo sette giorni.
clubs-edit = Dati del circolo
clubs-save = Salva i dati
clubs-save-another = È un altro circolo: salva
clubs-similar-edit = { $n ->
    [one] In questa città c’è già un circolo dal nome simile. Niente è stato ancora salvato.
   *[other] In questa città ci sono già { $n } circoli dal nome simile. Niente è stato ancora salvato.
}
clubs-similar-edit-note = Se è lo stesso circolo, chiedi a un amministratore.
clubs-after-change = Dopo il salvataggio
clubs-after-change-note = I dati nuovi valgono subito; il circolo resta approvato. Le iscrizioni ai tornei non cambiano.
flash-club-saved = Dati del circolo salvati.
clubs-kind = Tipo di associazione
association-kind-all = Tutti i tipi
association-kind-club = Club di scacchi
association-kind-circle = Circolo
association-kind-workplace = Dopolavoro
association-kind-association = Associazione
association-kind-school-class = Classe o scuola
clubs-pupils = { $n ->
    [0] Nessun alunno
    [one] Un alunno
   *[other] { $n } alunni
}
