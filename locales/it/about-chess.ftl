# Le pagine sugli scacchi e l’elenco dei tornei per regione.
links-rules = Regolamento
links-rules-text-1 = Un torneo su tratto segue il regolamento FIDE scelto nel suo bando: quello in vigore o quello del Congresso di Stoccolma del 1952. Ogni decisione cita l’articolo dell’edizione del torneo.
links-rules-text-2 = Il regolamento dice come si muovono i pezzi, quando una mossa è eseguita, che cosa segue a un’irregolarità, come finisce la partita. Le regole del torneo, cioè abbinamenti, punti e spareggi, stanno nel bando di ogni torneo.
links-origin = Origine e leggenda
links-origin-text-1 = Gli scacchi discendono dal chaturanga, giocato in India intorno al VI secolo: quattro corpi d’armata, cioè fanti, cavalieri, elefanti e carri, intorno a un re e al suo consigliere. Dalla Persia e dal mondo arabo il gioco arrivò in Europa prima del Mille, anche attraverso la Sicilia e la Spagna.
links-origin-text-2 = Alla fine del Quattrocento donna e alfiere presero le mosse lunghe di oggi. L’arrocco e la presa al varco si fissarono più tardi, in Italia con regole proprie fino all’Ottocento. La FIDE nacque a Parigi nel 1924.
links-origin-text-3 = La leggenda racconta di Sissa, che per il gioco chiese al re un chicco di grano sulla prima casa e il doppio su ogni casa seguente: sulle 64 case fanno 18.446.744.073.709.551.615 chicchi, più di quanto grano ci fosse nel regno.
links-italy = Siti italiani
links-italy-text-1 = Federazione, comitati regionali, circoli, riviste e archivi in Italia. I circoli iscritti a tratto sono nell’elenco dei circoli, regione per regione.
links-world = Siti mondiali
links-world-text-1 = Federazioni, regolamenti, classifiche e archivi di partite del mondo.
links-title = Collegamenti
links-none = Nessun collegamento per ora.
links-others = Altre pagine
links-add = Aggiungi un collegamento
links-add-button = Aggiungi
links-name = Titolo
links-address = Indirizzo
links-note = Che cosa si trova lì
links-remove = Togli { $title }
links-remove-short = Togli
flash-link-added = Collegamento aggiunto.
flash-link-removed = Collegamento tolto.
tournaments-title = Tornei
tournaments-by-region = Tornei per regione
tournaments-of-region = Tornei in { $region }
tournaments-lead = { $n ->
    [0] Nessun torneo
    [one] Un torneo
   *[other] { $n } tornei
}
tournaments-none = Nessun torneo in questa regione.
tournaments-elsewhere = All’estero o senza provincia
tournaments-regions = Per regione
tournaments-all = Tutti i tornei
tournaments-state = Stato
tournament-state-registration = iscrizioni aperte
tournament-state-running = in corso
tournament-state-finished = concluso
