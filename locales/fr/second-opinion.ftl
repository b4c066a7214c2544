# Un second avis sur un rapport.
check-impossible = ronde { $round } : les règles ne donnent aucun appariement : { $why }
check-board = ronde { $round }, échiquier { $board } : il y a { $stands } ; les règles donnent { $given }
check-bye = ronde { $round }, exempt : il y a { $stands } ; les règles donnent { $given }
check-seat-bye = { $number } exempt
check-colours = { $article } donne les couleurs
check-nothing-decides = rien ne décide
check-not-in-question = pas en question
check-unsettled = le groupe est trop grand pour dire pourquoi
check-match = ronde { $round } : il y a { $stands } ; les règles donnent { $given }
check-met = { $article } : rencontre déjà jouée
check-forbidden = le tournoi l’interdit
check-same-colour = { $article } : même couleur due absolument des deux côtés
check-bye-barred = { $article } : pas d’exempt pour qui a eu des points sans jouer
check-incomplete = { $article } : le reste ne pouvait pas être apparié en entier
check-worse = { $criterion } décide : { $stands } là où { $possible } est possible
check-in-bracket = { $said } dans le groupe à { $points }
check-order-mdp = { $article } (flotteurs descendants) décide
check-order-mdp-transposition = { $article } (transposition contre les flotteurs descendants) décide
check-order-exchange = { $article } (échange) décide
check-order-transposition = { $article } (transposition) décide
check-none = rien
check-standing = classement après la ronde { $round }, numéro { $number } : { $words }
check-points = a { points-count } dans le fichier ; les rondes en donnent { $computed }
check-place = est à la place { $written } ; les règles donnent la place { $first }
check-places = est à la place { $written } ; les règles donnent les places { $first } à { $last }
check-team-points = a dans le fichier : points de match { $written }, points de partie { $games } ; les rondes donnent { $computed } et { $given }
check-decides = { $criterion } décide : { $own } contre { $others } du numéro { $number }
check-std = classement après la ronde { $round } : STD compare avec l’adversaire prévu (C.07 7.7) ; comparé à une nulle, comme le font certains programmes, il différerait en { $where }
check-std-at = ronde { $round } numéro { $number } contre { $opponent }
check-std-other = les places suivent l’autre lecture
check-objection = classement après la ronde { $round } : { $code } : { $words }
check-not-ranked = le classement n’est pas comparé : { $why }
check-reads-std = STD avec double forfait : certains programmes comparent le score avec une nulle, pas avec l’adversaire prévu (C.07 7.7).
check-reads-koya = Koya (KS) : les programmes diffèrent sur la limite, la moitié des points possibles, et sur les adversaires à parties non jouées.
check-reads-fore-buchholz = Fore Buchholz (FB) : les programmes diffèrent sur les parties de la dernière ronde qui comptent comme nulles.
job-check = Appariements et classement du rapport refaits

check-title = Second avis
check-lead = Le rapport (TRF) de n’importe quel programme : chaque ronde est appariée à nouveau, chaque place recalculée. Rien n’est conservé, sauf si vous le demandez.
check-file = Rapport
check-paste = ou son texte
check-button = Apparier et classer à nouveau
check-again = Un autre rapport
check-verified = Vérifié
check-verified-text = { $rounds ->
    [1] Une ronde
   *[other] { $rounds } rondes
} et { $players ->
    [1] une place
   *[other] { $players } places
} découlent des règles.
check-differs = Il y a des différences
check-differs-text = Échiquiers différents : { $boards }. Places différentes : { $places }.
check-incomplete-title = Tout n’a pas pu être comparé
check-incomplete-text = Ce qui a pu être comparé ne diffère pas.
check-head-pairings = Appariements
check-head-standings = Points et places
check-head-notes = Lectures et départages
check-head-remarks = Ce qui a été réparé à la lecture
check-empty = Choisissez un fichier ou collez son texte.
check-broken = Ce n’est pas un rapport lisible.
check-not-paired = Les rondes n’ont pas été appariées à nouveau : { $why }
check-api = Les programmes envoient le rapport à { $address } et reçoivent la même chose en JSON.
check-keep = Conserver cette réponse à sa propre adresse, avec un badge pour d’autres sites
check-keep-note = Le résultat, les nombres et les codes sont conservés : aucun nom, aucun fichier.
check-kept-at = Cette réponse est conservée à sa propre adresse
check-kept-secret = Avec ce lien, affiché seulement maintenant, vous la supprimez :
check-kept-note = Aucun nom ni fichier n’est conservé. Qui a le rapport compare son SHA-256 avec celui-ci.
check-kept-badge = Badge pour d’autres sites
check-kept-how = Copiez ceci dans une page :
check-kept-rounds = Rondes appariées à nouveau
check-kept-boards = Échiquiers différents
check-kept-system = Système
check-kept-players = Joueurs
check-kept-after = Classement après la ronde
check-kept-places = Places différentes
check-kept-tie-breaks = Départages
check-kept-date = Comparé le
check-kept-digest = SHA-256 du rapport
check-kept-made = Comparé le { $date }
check-badge-verified = { $n ->
    [0] vérifié par tratto : aucune ronde
    [one] vérifié par tratto : une ronde
   *[other] vérifié par tratto : { $n } rondes
}
check-badge-differs = tratto : il y a des différences
check-badge-incomplete = tratto : comparaison incomplète
check-remove-title = Supprimer cette réponse ?
check-remove-lead = Sa page et son badge disparaîtront, sur d’autres sites aussi.
check-remove = Supprimer
flash-check-removed = Réponse supprimée.
