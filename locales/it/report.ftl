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
