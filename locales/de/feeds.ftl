# Züge elektronischer Bretter.
action-feed-add = Zugquelle hinzugefügt
action-feed-remove = Zugquelle entfernt
action-feed-start = Zugquelle gestartet
action-feed-stop = Zugquelle angehalten
action-game-feed = Züge vom Brett
field-feed-host = Quelle
floor-fed-illegal = regelwidriger Zug vom elektronischen Brett
floor-fed-illegal-text = Halbzug { $ply }: { $written }.
problem-feed-address = diese Adresse kann nicht gelesen werden: eine ganze, ohne Namen, Passwort oder # schreiben.
problem-feed-folder = hier gibt es keinen solchen Ordner und keine solche Datei.
problem-feed-no-folder = der Betreiber hat keinen Ordner freigegeben.
problem-feeds-most = ein Turnier hat höchstens { $value } Quellen.
