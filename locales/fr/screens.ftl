# La salle : écrans, annonces, pendule de la ronde, codes pour les téléphones.
nav-hall = Écrans
hall-title = Écrans et annonces
hall-lead = Ce que montrent les écrans, les annonces à toute la salle et la pendule de la ronde. Chaque écran est une adresse : ouvrez-la sur l’ordinateur du projecteur et pilotez-la d’ici.
hall-notice = Annonce
hall-no-notice = Aucune annonce.
hall-say = Afficher sur tous les écrans
hall-unsay = Retirer l’annonce
hall-said-at = depuis { $time }
hall-text-hint = Avec les seuls échiquiers, l’annonce demande d’apporter le résultat à la table de l’arbitre.
hall-call-missing = Appeler les échiquiers sans résultat : { $boards }
hall-call-many = Appeler les { $n } échiquiers sans résultat
hall-call-these = Ces échiquiers : merci d’apporter les résultats à la table de l’arbitre.
hall-and = { $before } et { $last }
hall-call = { $n ->
    [1] Échiquier { $boards } : merci d’apporter le résultat à la table de l’arbitre.
   *[other] Échiquiers { $boards } : merci d’apporter les résultats à la table de l’arbitre.
}
hall-clock = Pendule de la ronde
hall-clock-set = Régler
hall-clock-stop = Retirer la pendule
hall-in-minutes = dans { $n } min
hall-clock-from = Ronde { $round }, dès { $starts }.
hall-clock-from-to = Ronde { $round }, de { $starts } à { $ends }.
hall-screens = Écrans
hall-codes = Les codes QR mènent à { $base }.
hall-codes-here = Les codes QR mènent à { $base }, qu’un téléphone n’atteint pas. Ouvrez les écrans par l’adresse de cet ordinateur dans le réseau, ou lancez le programme avec --public-url.
hall-shows = Ce que montre { $name }
hall-add = Ajouter l’écran
hall-remove = Supprimer { $name }
hall-keys = Touches : n annonce, b échiquiers, t pendule, c appeler les échiquiers sans résultat, x retirer l’annonce ; flèches d’un écran à l’autre, 1–7 ce qu’il montre.

# Sur les écrans.
hall-lost = Sans réseau : état à …
hall-by-name = échiquier et couleur, par nom
hall-by-board = par échiquier, Blancs à gauche
hall-done = { $done ->
    [one] { $done } résultat sur { $total }
   *[other] { $done } résultats sur { $total }
}
hall-results = derniers résultats
hall-newest-first = les plus récents d’abord
hall-no-results = Encore aucun résultat.
hall-missing = { $n ->
    [0] tous les résultats sont là
    [one] un résultat manque
   *[other] { $n } résultats manquent
}
hall-missing-what = échiquiers sans résultat
hall-all-done = Tous les résultats sont arrivés.
hall-missing-of = { $n ->
    [0] Ronde { $round } : aucun résultat ne manque sur { $total }
    [one] Ronde { $round } : un résultat manque sur { $total }
   *[other] Ronde { $round } : { $n } résultats manquent sur { $total }
}
hall-after = après la ronde { $round }
hall-no-standings = Le classement commence après la première ronde.
hall-tie-breaks = à égalité : { $list }
hall-page = page { $page } sur { $pages }, change toutes les { $seconds } secondes
hall-no-clock = L’heure de la ronde n’est pas encore fixée.
hall-starts-at = commence à { $time }
hall-since = en cours depuis { $time }
hall-ends-at = finit à { $time }
hall-ended-at = finie à { $time }
hall-signal = au signal les Noirs lancent la pendule
hall-clock-left = jusqu’à la fin de la ronde
hall-clock-gone = depuis le début de la ronde
hall-clock-over = la ronde est finie
hall-phones = Téléphones éteints et hors de portée
hall-await-until = On attend jusqu’à { $time }, puis c’est le forfait
hall-await-nobody = Qui n’est pas là au début perd par forfait
hall-draws = Pas de nulle par accord avant le coup { $n }
hall-code-round = Code QR : la ronde sur votre téléphone
hall-code-board = Code QR : mon échiquier sur mon téléphone
hall-code-print-round = La ronde sur votre téléphone
hall-code-print-board = Mon échiquier sur mon téléphone

# Champs, aussi dans le journal.
field-hall-boards = Échiquiers
field-hall-text = Texte
field-clock-round = Ronde
field-clock-day = Jour
field-clock-starts = Début
field-clock-ends = Fin
field-clock-zone = Fuseau horaire
field-screen-name = Nom de l’écran
field-screen-shows = Affiche
field-screen-seconds = Secondes par page
field-screen-theme = Couleurs
setting-screen_shows-names = Appariements par nom
setting-screen_shows-boards = Appariements par échiquier
setting-screen_shows-results = Derniers résultats
setting-screen_shows-missing = Échiquiers manquants
setting-screen_shows-standings = Classement
setting-screen_shows-timer = Pendule
setting-screen_shows-notice = Annonces seulement
setting-screen_theme-light = Clair
setting-screen_theme-dark = Sombre
problem-screen-name = { $value } ne va pas : minuscules sans accents, chiffres et traits d’union seulement.
problem-screens-most = un tournoi a { $value } écrans au plus.
problem-hall-boards = { $value } échiquiers au plus par annonce.
problem-clock-time = { $value } n’est pas une heure : écrivez 15:00, par exemple.
problem-clock-order = la fin est la même que le début.
problem-clock-zone = { $value } n’est pas un fuseau horaire : écrivez +01:00, par exemple.
flash-screen-added = Écran ajouté.
flash-screen-saved = Écran modifié.
flash-screen-removed = Écran supprimé.
flash-hall-announced = L’annonce est sur tous les écrans.
flash-hall-silent = Annonce retirée.
flash-hall-clock-set = Pendule réglée.
flash-hall-clock-off = Pendule retirée.
action-screen-add = Écran ajouté
action-screen-change = Écran modifié
action-screen-remove = Écran supprimé
action-hall-announce = Annonce en salle
action-hall-clock = Pendule de la ronde
