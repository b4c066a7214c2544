# Mosse delle scacchiere elettroniche.
action-feed-add = Fonte di mosse aggiunta
action-feed-remove = Fonte di mosse tolta
action-feed-start = Fonte di mosse avviata
action-feed-stop = Fonte di mosse fermata
action-game-feed = Mosse arrivate dalla scacchiera
field-feed-host = Fonte
floor-fed-illegal = mossa illegale dalla scacchiera elettronica
floor-fed-illegal-text = Semimossa { $ply }: { $written }.
problem-feed-address = il server di questo indirizzo non si può leggere: scrivi un indirizzo intero, senza nome, password o #.
problem-feed-folder = qui non c’è una cartella o un file così.
problem-feed-no-folder = l’operatore non ha aperto nessuna cartella.
problem-feeds-most = le fonti di un torneo sono al massimo { $value }.
