site-name = tratto
site-description = tratto, gestione e arbitraggio di tornei di scacchi
skip-to-content = Vai al contenuto
nav-main = Principale
nav-tournaments = Tornei
nav-clubs = Circoli
nav-players = Giocatori
nav-tournament = Torneo
nav-round = Turno
nav-floor = Sala
nav-entries = Iscritti
nav-standings = Classifica
nav-record = Registro
nav-export = Esporta
nav-settings = Impostazioni
nav-public = Pagina pubblica
nav-admin = Amministrazione
nav-my-club = Il mio circolo
nav-my-tournaments = I miei tornei
language-name = Italiano
language-label = Lingua:
sign-in = Accedi
sign-out = Esci
privacy = Riservatezza
open-data = Dati aperti
accessibility = Accessibilità
optional = facoltativo
save = Salva
cancel = Annulla
back = Indietro
role-chief = arbitro principale
role-deputy = arbitro
role-admin = amministratore
role-secretary = segretario
live-stale = non aggiornato
live-updated = aggiornato alle { $time }
form-errors = { $n ->
    [one] Un campo da rivedere. Quello che hai scritto è ancora qui.
   *[other] { $n } campi da rivedere. Quello che hai scritto è ancora qui.
}
handbook-title = Manuale
handbook-lead = Per chi arbitra, per i circoli, per chi gestisce il programma: un capitolo a pagina.
handbook-find = Cerca nel manuale
handbook-found = { $n ->
    [0] Nessun capitolo ha queste parole.
    [one] Un capitolo.
   *[other] { $n } capitoli.
}
handbook-languages = Il manuale è scritto in italiano e in inglese.
