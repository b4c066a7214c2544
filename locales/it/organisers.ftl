# Federazioni e organizzatori accanto a chi tiene questa installazione.
accent-baize = Verde
accent-indigo = Indaco
accent-moss = Muschio
accent-petrol = Petrolio
accent-plum = Prugna
accent-umber = Terra d’ombra
account-organiser-arbiter = Lavori per questo organizzatore: i tornei che crei sono suoi.
account-organiser-officer = Sei responsabile di questo organizzatore.
action-organiser-add = Aggiunge un organizzatore
action-organiser-change = Cambia un organizzatore
action-organiser-leave = Lascia un organizzatore
action-organiser-remove-person = Toglie una persona da un organizzatore
action-organiser-set-person = Mette una persona in un organizzatore
action-tournament-held-by = Dice chi organizza il torneo
category-ages = da { $least } a { $most } anni
category-ages-least = { $n ->
    [one] da un anno in su
   *[other] da { $n } anni in su
}
category-ages-most = { $n ->
    [one] fino a un anno
   *[other] fino a { $n } anni
}
category-ages-note = Conta l’età compiuta entro il 31 dicembre dell’anno in cui il torneo comincia.
flash-holder-set = L’organizzatore del torneo è annotato.
flash-organiser-added = L’organizzatore è aggiunto.
flash-organiser-left = Non lavori più per questo organizzatore.
flash-organiser-person-removed = Non lavora più per questo organizzatore.
flash-organiser-person-set = La persona è annotata.
flash-organiser-saved = I dati dell’organizzatore sono salvati.
holder-house = Chi tiene questo sito
holder-label = Chi lo organizza
holder-note = Il nome e il colore dell’organizzatore stanno sulle pagine del torneo, il suo piè di pagina sui fogli. Province e categorie sono le sue.
holder-title = Organizzatore
organiser-accent = Colore
organiser-all = { $n ->
    [one] Il torneo nel calendario
   *[other] Tutti i { $n } tornei
 }
organiser-arbiter = arbitro
organiser-calendar = Il suo calendario
organiser-categories = Categorie nazionali
organiser-categories-note = Una per riga, dalla più alta: la sigla di al massimo quattro caratteri e il nome, «A1 Prima classe». Se è una categoria d’età, in fondo le età tra parentesi: «U10 Under 10 (9-10)», «U8 Under 8 (-8)», «S50 Senior (50+)». Se non scrivi niente valgono quelle italiane.
organiser-coming = In corso e in arrivo
organiser-country = Paese
organiser-duty = Compito
organiser-edit = Cambia i dati
organiser-federation = Federazione (tre lettere)
organiser-ground = Regioni, province, categorie
organiser-held = { $n ->
    [0] Nessun torneo
    [one] Un torneo
   *[other] { $n } tornei
 }
organiser-imprint = Piè di pagina dei fogli
organiser-imprint-note = Per esempio sede e codice fiscale.
organiser-italy = Italia
organiser-keep = Gestione
organiser-language = Lingua delle lettere
organiser-language-none = Quella del sito
organiser-language-note = Per chi non ha scelto una lingua.
organiser-leave = Lascia
organiser-leave-note = Chi lascia perde le regioni di cui decide; i suoi tornei restano dell’organizzatore. Solo i responsabili e gli amministratori possono riprenderlo.
organiser-leave-regions = Le tue regioni: { $regions }.
organiser-leave-title = Lasciare { $name }?
organiser-leave-yes = Sì, lascio
organiser-look = Aspetto e fogli
organiser-name = Nome
organiser-new = Nuovo organizzatore
organiser-officer = responsabile
organiser-officer-note = Responsabile: cambia questi dati e decide sui circoli.
organiser-own-clubs = Circoli suoi
organiser-own-clubs-note = Chi ha regioni sue ha anche circoli suoi, che si registrano dalla sua pagina e sui quali decidono i suoi responsabili. Chi usa le regioni italiane condivide i circoli di tutti.
organiser-people = Chi ci lavora
organiser-people-lead = I tornei che queste persone creano sono dell’organizzatore.
organiser-people-none = Ancora nessuno.
organiser-person-add = Aggiungi una persona
organiser-person-remove = Togli
organiser-territory = Regioni e province
organiser-territory-note = Una regione per riga: il nome, due punti, le province con la sigla separate da virgole, «Oberland: TH Thun, IN Interlaken». Una regione con una sola provincia si scrive «TI Ticino». Se non scrivi niente valgono quelle italiane.
organiser-web = Sito
organiser-what = Che cosa cambia
organiser-what-note = Una federazione o un organizzatore ha nome, colore, calendario e fogli suoi; se vuole, anche regioni, province e categorie sue.
organiser-who = Chi è
organisers-lead = Federazioni e organizzatori con pagine proprie su questo sito.
organisers-none = Non ce ne sono ancora.
organisers-title = Federazioni e organizzatori
own-categories-note = Categorie dell’organizzatore: { $list }. Si indicano con «categoria» e la sigla.
problem-list-code = Riga { $value }: la sigla ha da una a sei lettere o cifre.
problem-list-long-code = Riga { $value }: la sigla di una categoria ha al massimo quattro lettere o cifre.
problem-list-long-name = Riga { $value }: il nome ha più di sessanta caratteri.
problem-list-no-name = Riga { $value }: manca il nome.
problem-list-too-many = Riga { $value }: sono troppe.
problem-list-twice = Riga { $value }: c’è già.
problem-moderates-elsewhere = { $value } decide già sui circoli di alcune regioni: può aggiungerlo un amministratore.
problem-no-account = Non c’è un account con il nome utente { $value }.
problem-territory-used = Ci sono circoli in province che non ci sarebbero più: { $value }. Prima devono cambiare la loro.
problem-works-for-another = { $value } lavora già per un altro organizzatore.
refusal-last-officer = Nessun altro potrebbe dirigere l’organizzatore: prima nomina un altro responsabile, che abbia scelto la password.
