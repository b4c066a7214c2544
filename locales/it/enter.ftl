# Iscriversi da sé: il modulo, i collegamenti, le richieste, la porta dei circoli.
enter-go = Iscriviti
enter-title = Iscrizione
enter-until = Si chiude il { $day }.
enter-who = Chi gioca
enter-find-label = Cognome, ID FIDE o ID nazionale
enter-find = Trova
enter-filled = Dati presi da { $list }, Elo { $rating }: controllali e completa la data di nascita.
enter-found = { $n ->
    [0] Nessuno trovato con questo nome.
    [one] Una persona trovata.
   *[other] { $n } persone trovate.
}
enter-choose = Scegli chi gioca
enter-nobody = Nessuno di questi: scrivo i miei dati
enter-nobody-note = Nessun elenco pubblico nomina i minori che non hanno ancora giocato: si trovano nelle liste Elo con numero e cognome insieme, o si scrivono qui.
enter-go-on = Continua con chi hai scelto
enter-club-question = Vuoi iscrivere più persone del tuo circolo?
enter-full = I posti sono presi: la richiesta va in lista d’attesa.
enter-email = E-mail
enter-back-to-find = Cerca di nuovo nella lista
enter-on-its-way = Non è ancora arrivata in sala. Ci va da sé appena il computer della sala ha rete; qui si leggerà che cosa decide l’arbitro.
enter-byes = Bye
enter-byes-rounds = Turni con il bye
enter-byes-note = Mezzo punto ciascuno, al massimo { $most }, fino al turno { $last }.
enter-fee = Quota: { $fee }
enter-fee-label = Quota
enter-fee-paid = { $fee }, pagata
enter-fee-rest = { $fee }, di cui { $open } da pagare
enter-fee-is = Quota: { $fee }.
enter-fee-note = In sede, all’accredito, o con un bonifico: codice e causale sono nella conferma.
enter-guardian = Un genitore o tutore conferma
enter-guardian-note = Sotto i { $age } anni l’iscrizione resta in attesa finché un genitore o tutore apre il collegamento che trovi nella conferma.
enter-guardian-name = Nome e cognome del genitore o tutore
enter-guardian-email = E-mail del genitore o tutore
enter-shown = Che cosa si vede
enter-shown-note = Abbinamenti e classifica escono con nome, Elo e circolo. È il torneo a pubblicarli; puoi scegliere come, e cambiare idea.
enter-notice = Informativa
enter-notice-version = Informativa, versione { $number } del { $day }
enter-send = Manda la richiesta
enter-nothing-sent = Niente è ancora stato mandato.
enter-request-of = Iscrizione di
enter-at = { $day }, { $time }
enter-awaited = in attesa
enter-step-sent = Ricevuta
enter-step-guardian = Conferma di un genitore o tutore
enter-step-waiting = Lista d’attesa
enter-step-accepted = Accettata dall’arbitro
enter-step-refused = Non accettata
enter-step-withdrawn = Ritirata
setting-request_state-requested = Ricevuta
setting-request_state-guardian = Aspetta un genitore o tutore
setting-request_state-waiting = In lista d’attesa
setting-request_state-confirmed = Accettata
setting-request_state-refused = Non accettata
setting-request_state-withdrawn = Ritirata
enter-lead-requested = L’arbitro decide; di solito in giornata. Torna su questa pagina per vedere la risposta.
enter-lead-guardian = Manca la conferma di { $name }: mandale o mandagli il collegamento qui sotto.
enter-lead-waiting = { $n ->
    [one] Tutti i posti sono presi: sei il primo della lista.
   *[other] Tutti i posti sono presi: sei al posto { $n } della lista.
}
enter-lead-confirmed = Ci vediamo al torneo. Da qui puoi ancora ritirarti o cambiare come sei mostrato.
enter-lead-refused = L’arbitro non ha accettato la richiesta: { $reason }
enter-lead-withdrawn = La richiesta è ritirata.
enter-code = Codice
enter-guardian-how = Chi apre questo collegamento può confermare o fermare l’iscrizione: dallo soltanto al genitore o tutore.
enter-guardian-write = Scrivi al genitore o tutore
enter-guardian-subject = Conferma l’iscrizione di { $name } a { $tournament }
enter-guardian-letter = { $name } vuole giocare a { $tournament }. Un genitore o tutore conferma aprendo questo collegamento:
enter-pay-note = Inquadra il codice con l’app della banca, o copia i dati.
enter-pay-code = Codice per il bonifico
enter-payee = A favore di
enter-reference = Causale
enter-keep = Conserva questa pagina
enter-keep-note = Con questo collegamento vedi la risposta, cambi e ti ritiri. Chi ce l’ha può farlo al posto tuo.
enter-keep-write = Manda il collegamento per e-mail
enter-own-subject = Iscrizione di { $name } a { $tournament }
enter-own-letter = La pagina dell’iscrizione di { $name } a { $tournament }:
enter-change = Cambia l’iscrizione
enter-change-save = Salva
flash-enter-changed = Cambiata.
enter-withdraw = Ritira l’iscrizione
enter-withdraw-note = Chi è dopo sale di un posto. Non si torna allo stesso.
enter-withdraw-now = Ritira
flash-enter-withdrawn = Ritirata.
enter-guardian-lead = { $name }, con questa conferma dici che il minore può giocare e come è mostrato.
enter-guardian-yes = Confermo per { $name }
enter-guardian-yes-note = Si conservano l’ora e la versione dell’informativa. Con lo stesso collegamento puoi cambiare la scelta o ritirare.
flash-enter-confirmed = Confermata: adesso decide l’arbitro.
# L’elenco degli arbitri.
enter-requests = Richieste
enter-requests-open = { $n ->
    [0] Nessuna richiesta da decidere
    [one] Una richiesta da decidere
   *[other] { $n } richieste da decidere
}
enter-no-requests = Nessuno ha ancora mandato una richiesta.
enter-places = Posti presi: { $taken } su { $places }.
enter-taken = { $n ->
    [one] Un iscritto.
   *[other] { $n } iscritti.
}
enter-never-opened = Il modulo d’iscrizione non è mai stato aperto.
enter-is-open = Il modulo è aperto.
enter-is-closed = Il modulo è chiuso.
enter-sent-code = del { $day }, codice { $code }
enter-waiting-place = In lista d’attesa, { $place }°
enter-guardian-is = Genitore o tutore: { $name }.
enter-guardian-awaited = Non ha ancora confermato.
enter-guardian-link = Ha confermato con il collegamento.
enter-guardian-paper = Ha firmato su carta.
enter-guardian-club = Ha risposto il circolo.
enter-byes-are = Bye: { $rounds }.
enter-do-accept = Accetta
enter-do-accept-of = Accetta { $name }
enter-do-another = È un’altra persona: accetta
enter-do-paper = Il genitore o tutore ha firmato
enter-do-wait = In lista d’attesa
enter-do-again = Riporta tra le richieste
enter-do-refuse = Non accettare
enter-reason = Motivo
flash-enter-accepted = Accettata: il giocatore è iscritto.
flash-enter-refused = Non accettata.
flash-enter-put-waiting = In lista d’attesa.
flash-enter-signed = La firma del genitore o tutore è annotata.
flash-enter-returned = È di nuovo tra le richieste.
# Che cosa decide l’arbitro principale.
enter-door-title = Modulo d’iscrizione
enter-door-lead = Chi apre il modulo riceve richieste; ciascuna diventa un iscritto quando un arbitro l’accetta.
enter-door-open = Apri o cambia il modulo
enter-door-note = Chi vuole giocare si iscrive da sé, dal telefono; qui decidi chi entra.
field-door-open = I giocatori possono iscriversi da sé
field-door-until = Ultimo giorno
field-door-places = Posti
field-door-rating-least = Elo da
field-door-rating-most = Elo fino a
field-door-club-places = Posti per circolo
field-door-guardian = Un genitore o tutore conferma sotto gli anni
field-door-payee = Intestatario del conto
field-door-iban = IBAN
field-door-notice = Informativa sui dati
enter-account-note = Con un conto, nella conferma c’è un codice che le app delle banche leggono. Quanto paga ciascuno lo dicono le fasce.
field-byes = Bye
field-consent = Il circolo ha il consenso dei genitori o tutori per i minori
field-request-state = Richiesta
field-guardian-name = Nome del genitore o tutore
field-guardian-email = E-mail del genitore o tutore
enter-notice-note = Parole nuove fanno una versione nuova (ora è la { $number }); ogni richiesta conserva la sua.
enter-notice-first = I dati servono a organizzare il torneo: abbinamenti, classifica, rapporto alla federazione. Nome, anno di nascita, Elo e circolo si pubblicano come scegli; la data di nascita intera e gli indirizzi li vedono solo gli arbitri. Puoi chiedere di vedere, correggere o cancellare i tuoi dati all’organizzatore.
# Dei circoli.
enter-club-title = Iscrizione del circolo
enter-club-who = Chi del circolo gioca
enter-club-nobody = Tutti i giocatori del circolo sono già iscritti o richiesti.
enter-club-choices = Scelte e dati
enter-club-send = Manda le richieste
flash-enter-club-sent = Le richieste sono mandate.
enter-club-sent-title = Mandate dal circolo
enter-club-total = Da pagare in tutto: { $total }.
enter-club-entered = { $n ->
    [one] Un giocatore del circolo è già iscritto.
   *[other] { $n } giocatori del circolo sono già iscritti.
}
enter-club-back = Ritira
enter-club-back-of = Ritira { $name }
refusal-door-closed = Le iscrizioni non sono aperte.
refusal-too-many-requests = Da qui sono arrivate troppe richieste. La prossima si accetta alle { $time }.
refusal-rating-elsewhere = Con { $rating } { $name } non è di questa sezione.
refusal-unrated-elsewhere = Senza Elo { $name } non è di questa sezione.
refusal-enter-section = La sua è la sezione { $section }.
refusal-ask-organiser = Chiedi all’organizzatore.
problem-ratings-crossed = Meno di { $value }.
enter-door-limits = A chi è riservata la sezione, e quanti per circolo; chi viene dopo aspetta. Vuoto: nessun limite.
enter-sections = Sezione
enter-section-from = da { $least }
enter-section-to = fino a { $most }
enter-section-between = da { $least } a { $most }
enter-section-yours = la tua, con { $rating }
enter-section-yours-unrated = la tua, senza Elo
enter-section-closed = chiusa
enter-club-places = { $n ->
    [one] Un giocatore per circolo; chi viene dopo aspetta.
   *[other] { $n } giocatori per circolo; chi viene dopo aspetta.
}
refusal-request-decided = Di questa richiesta si è già deciso.
refusal-guardian-first = Prima conferma un genitore o tutore.
refusal-guardians-choice = Ha scelto un genitore o tutore: solo da lì si può cambiare.
problem-iban = «{ $value }» non è un IBAN: controlla le cifre.
problem-byes-many = Al massimo { $value }.
problem-byes-late = Solo fino al turno { $value }.
action-tournament-door = Modulo d’iscrizione
action-request-send = Richiesta d’iscrizione
action-request-send-club = Richieste di un circolo
action-request-fetch = Richiesta arrivata dal sito
action-request-change = Richiesta cambiata
action-request-confirm = Conferma di un genitore o tutore
action-request-withdraw = Richiesta ritirata
action-request-accept = Richiesta accettata
action-request-decide = Decisione su una richiesta
