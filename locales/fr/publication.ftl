# Comment une personne est montrée à qui ne dirige pas le tournoi.
field-name-shown = Nom
field-publication = Où le nom figure
setting-name_shown-unsaid = Aucun choix : entier, l’initiale pour les mineurs
setting-name_shown-whole = Nom et prénom
setting-name_shown-initial = Nom et initiale
setting-publication-hall = En salle seulement
setting-publication-web = En salle et sur les pages
setting-publication-federation = En salle, sur les pages et dans les fichiers
entry-shown-title = Ce que voient les autres
entry-shown-note = Cela vaut pour pages, écrans et fichiers publics. Qui choisit « en salle seulement » y figure comme « Anonyme » avec son numéro. Les feuilles et rapports des arbitres restent complets.
entry-shown-save = Enregistrer le choix
entry-shown = Le choix est enregistré : pages et fichiers le suivent dès maintenant.
entries-hidden = { $n ->
    [1] Il y a aussi un mineur, affiché dès qu’il joue.
   *[other] Il y a aussi { $n } mineurs, affichés dès qu’ils jouent.
}

# Qui a choisi de ne pas être nommé.
player-withheld = Anonyme { $number }
