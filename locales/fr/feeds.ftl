# Coups des échiquiers électroniques.
action-feed-add = Source de coups ajoutée
action-feed-remove = Source de coups retirée
action-feed-start = Source de coups démarrée
action-feed-stop = Source de coups arrêtée
action-game-feed = Coups venus de l’échiquier
field-feed-host = Source
floor-fed-illegal = coup illégal de l’échiquier électronique
floor-fed-illegal-text = Demi-coup { $ply } : { $written }.
problem-feed-address = cette adresse ne peut pas être lue : écrivez-la entière, sans nom, mot de passe ni #.
problem-feed-folder = il n’y a ici ni dossier ni fichier de ce nom.
problem-feed-no-folder = l’exploitant n’a ouvert aucun dossier.
problem-feeds-most = un tournoi a au plus { $value } sources.
