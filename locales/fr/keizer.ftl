# Système Keizer, pour les soirées de club
pairing-edition-keizer = Keizer (soirées de club)
settings-keizer = Pour le système Keizer
settings-keizer-note = Une victoire vaut la place de l’adversaire au classement. Les fractions s’écrivent 2/3, 0,35 ou 35% ; précédées de +, ce sont des points fixes (+12). Les champs vides suivent le modèle.
field-keizer-preset = Modèle
keizer-preset-usual = Habituel : exempt et bye d’un demi-point ½, absence 0,35, bye d’un point 0,7
keizer-preset-classic = Classique (fédération néerlandaise) : exempt 2/3, absence 1/3
keizer-preset-free-keizer = FreeKeizer : comme le classique, et 1/6 pour une défaite
field-keizer-values = Valeurs des places
keizer-values-players = Le premier autant que de joueurs, puis un de moins par place
keizer-values-three-times = Le premier trois fois le dernier, un de moins par place
keizer-values-fixed = Comme écrit ci-dessous
field-keizer-top = Valeur du premier
field-keizer-step = De moins pour chaque place (vide : 1)
field-keizer-own = Sa propre valeur compte une fois
keizer-own-yes = Oui
keizer-own-no = Non
field-keizer-frozen = Valeurs des rondes déjà jouées
keizer-frozen-no = Celles d’aujourd’hui : chaque ronde est recalculée
keizer-frozen-yes = Celles d’alors : elles restent
field-keizer-loss = Défaite, part de la valeur de l’adversaire
field-keizer-bye = Exempt, part de sa propre valeur
field-keizer-full = Bye d’un point (service pour le club)
field-keizer-half = Bye d’un demi-point
field-keizer-absence = Absence ou forfait annoncé (0 point)
field-keizer-late = Points par ronde avant l’arrivée (vide : 0)
field-keizer-most = Absences qui comptent (vide : 5 ; all : toutes)
field-keizer-halved = Absences au-delà de ce nombre
keizer-halved-no = Elles ne comptent pas
keizer-halved-yes = Les absences au-delà du nombre valent la moitié
field-keizer-between = Rondes entre deux parties des mêmes joueurs (vide : 3)
problem-keizer-fraction = « { $value } » n’est pas une fraction de 0 à 1 en soixantièmes : par exemple 1/6, 0,35 ou 35%.
problem-keizer-worth = « { $value } » n’est ni une fraction de 0 à 1 en soixantièmes (1/2, 0,35, 35%) ni un nombre de points (+12).
problem-keizer-not-accelerated = Le système Keizer se joue sans accélération.
keizer-column = Keizer
keizer-score = score Keizer
keizer-standings-note = Le classement suit le score Keizer ; à égalité, le plus petit numéro d’appariement passe devant. Touchez un score pour voir de quoi il est fait.
keizer-decimal = { $whole },{ $part }
keizer-rule-players = le premier vaut autant que de joueurs
keizer-rule-three-times = le premier vaut trois fois le dernier
keizer-rule-fixed = le premier vaut { $top }, chaque place { $step } de moins
keizer-rule-anew = rondes recalculées à chaque fois
keizer-rule-frozen = rondes avec leurs valeurs d’alors
keizer-rule-halved = { $n ->
    [0] toutes les absences valent la moitié
    [one] les absences après la première valent la moitié
   *[other] les absences au-delà de { $n } valent la moitié
}
keizer-own = Sa propre valeur
keizer-won = Victoire contre { $name }
keizer-drawn = Nulle avec { $name }
keizer-lost = Défaite contre { $name }
keizer-won-forfeit = Victoire par forfait contre { $name }
keizer-lost-forfeit = Absence à la partie avec { $name }
keizer-open = Partie avec { $name }, sans résultat
keizer-bye = Exempt
bye-duty = service pour le club (1 point)
bye-duty-short = serv.
keizer-full = Service pour le club
keizer-half = Bye d’un demi-point
keizer-absence = Absence
keizer-too-many = Absence au-delà de celles qui comptent
keizer-halved = Absence au-delà de celles qui comptent : elle vaut la moitié
keizer-late = Ronde avant l’arrivée
keizer-counted = { $part } × { $value }
explain-articles-keizer = La FIDE n’a pas de règles pour le système Keizer : le règlement les annonce. Les couleurs suivent C.04.3 art. 5.2.
explain-keizer-lead = Les voisins du classement se rencontrent, sauf s’ils l’ont fait il y a peu.
explain-keizer-there = { $n ->
    [0] Personne n’est présent.
    [one] Un seul joueur est présent.
   *[other] { $n } joueurs sont présents, appariés du haut du classement vers le bas.
}
explain-keizer-round-bye = Leur nombre est impair : { $name } a l’exempt.
explain-keizer-rematches = { $n ->
    [1] Une paire se rencontre de nouveau plus tôt que prévu : on ne pouvait l’éviter.
   *[other] { $n } paires se rencontrent de nouveau plus tôt que prévu : on ne pouvait l’éviter.
}
explain-keizer-member = place { $rank } du classement, valeur { $value }, score Keizer { $score }
explain-keizer-neighbours = Parmi les présents, { $a } est à la place { $place } du classement et { $b } à la place { $other } : ils sont voisins, et les voisins se rencontrent.
explain-keizer-near = Parmi les présents, { $a } est à la place { $place } du classement et { $b } à la place { $other }.
explain-keizer-between-soon = { $b } se trouve entre eux, mais a rencontré { $a } à la ronde { $round } : de nouveau possible dès la ronde { $again }.
explain-keizer-between-whole = { $b } se trouve entre eux, mais contre { $a } d’autres auraient des adversaires plus éloignés.
explain-keizer-forbidden = { $a } et { $b } ne peuvent être appariés dans ce tournoi.
explain-keizer-met-soon = Ils se sont rencontrés à la ronde { $round } : c’est tôt, mais pour la ronde entière il n’y avait pas mieux.
explain-keizer-met = Ils se sont rencontrés à la ronde { $round } : assez de rondes ont passé.
explain-keizer-bye-first = Le nombre de joueurs est impair. { $name }, à la place { $place } parmi les présents, est le plus bas de ceux qui ont eu le moins souvent l’exempt : jamais jusqu’ici.
explain-keizer-bye-again = Le nombre de joueurs est impair. { $name }, à la place { $place } parmi les présents, est le plus bas de ceux qui ont eu le moins souvent l’exempt.
explain-keizer-lower-had = { $name } est plus bas, mais a eu l’exempt à la ronde { $round }.
explain-keizer-lower-needed = { $name } est plus bas, mais sans ce nom les autres ne pourraient tous être appariés.
explain-keizer-as-paired = C’est bien l’appariement.
explain-keizer-not-there = { $name } n’est pas dans les appariements de cette ronde.
explain-keizer-too-soon = { $a } et { $b } se sont rencontrés à la ronde { $round } : ils le peuvent de nouveau dès la ronde { $again }.
explain-keizer-worse-bye = Avec { $a } contre { $b }, l’exempt irait à quelqu’un qui vient plus tard dans l’ordre.
explain-keizer-worse-rematches = Avec { $a } contre { $b }, { $asked ->
    [1] une paire se rencontrerait
   *[other] { $asked } paires se rencontreraient
} trop tôt, au lieu de { $ruled }.
explain-keizer-worse-rounds = Avec { $a } contre { $b }, d’autres se rencontreraient encore plus tôt.
explain-keizer-worse-distances = Avec { $a } contre { $b }, les adversaires seraient plus éloignés au classement : la somme des carrés des distances est { $asked } au lieu de { $ruled }.
explain-keizer-as-good = La ronde avec { $a } contre { $b } serait aussi bonne ; dans celle qui est faite, les mieux placés ont l’adversaire le plus proche.
explain-keizer-incomplete = Alors les autres ne pourraient tous être appariés.
explain-keizer-no-bye = Le nombre de joueurs est pair : personne n’a l’exempt.
explain-keizer-had-bye = { $name } a eu l’exempt à la ronde { $round } ; d’autres l’ont eu moins souvent.
explain-keizer-lower = { $b } est plus bas que { $a } au classement, et l’exempt va à qui est le plus bas.
