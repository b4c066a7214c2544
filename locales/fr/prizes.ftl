# Prix : le total, qui prend quoi et pourquoi, la liste, les reçus.
nav-prizes = Prix
prizes-title = Prix
prizes-caption = Prix attribués
prizes-none = Aucun prix n’est encore fixé.
prizes-none-public = Les prix ne sont pas encore annoncés.
prizes-announced = Total des prix
prizes-to-sign = { $n ->
    [one] à signer
   *[other] à signer
}
prizes-of = sur { $n }
prizes-count = { $n ->
    [one] prix
   *[other] prix
}
prizes-adds-up = Le compte
prizes-given-of = attribués sur { $sum }
prizes-rest = Restent { $sum } : prix sans gagnant, ou restes des divisions.
prizes-state = État
prizes-projection = Projection
prizes-if-now = { $n ->
    [1] Si tout finissait maintenant : le résultat d’un échiquier manque.
   *[other] Si tout finissait maintenant : les résultats de { $n } échiquiers manquent.
}
prizes-after-round = Si le tournoi finissait après la ronde { $round }.
prizes-final = Classement final
prizes-final-note = À clore : la version { $n } vient avec ses reçus.
prizes-close = Clore la version { $n }
prizes-version = Version { $n }, close { $time }
prizes-version-by = Close par { $name }. Si un résultat change, la version { $next } naît et les deux restent.
prizes-old = Cette version est remplacée : la { $n } vaut.
prizes-changed = Le classement ou les décisions ont changé après la version { $n }.
prizes-see-now = Ce que ce serait maintenant
prizes-versions = Versions
prizes-now = Maintenant
prizes-last = Dernière action
prizes-last-signed = { $name } a signé
prizes-undo = Annuler
prizes-all = Tous { $n }
prizes-todo = À signer { $n }
prizes-rules = Prix et règles
prizes-print = Imprimer la liste
prizes-receipts = Reçus
prizes-by-hand = Prix spéciaux et exclusions
prizes-place = Pl.
prizes-prize = Prix
prizes-account = Compte
prizes-amount = Montant
prizes-sign = Signature
prizes-sign-it = A signé
prizes-signed = signé { $time }
prizes-signed-by = signé { $time }, { $name }
prizes-playing = en cours
prizes-open = Ouvrir le compte
prizes-why = Pourquoi { $name } reçoit { $sum }
prizes-not-settled = Les choix ne se stabilisent pas : le dernier trouvé est affiché. L’arbitre décide.
prizes-key-open = ouvrir le compte
prizes-key-sign = a signé, au suivant
prizes-key-receipts = reçus
prizes-key-row = ligne
prizes-key-print = imprimer la liste
prizes-general-note = { $method } pour les prix de classement
prizes-one-each-note = Non cumulables : chacun prend le plus haut, l’autre passe.
prizes-cumulative-note = Cumulables.

prize-general-list = Prix de classement
prize-nth = Prix n° { $n }
prize-nth-of = N° { $n } { $what }
prize-nth-woman = N° { $n } { $what }
prize-band = { $band }
prize-from = à partir de { $n }
prize-below = moins de { $n }
prize-rated = avec Elo
prize-or-unrated = { $what } ou sans Elo
prize-unrated = sans Elo
prize-at-most = U{ $n }
prize-at-least = { $n } ans et plus
prize-born-from = naissance dès { $year }
prize-born-until = naissance jusqu’en { $year }
prize-women = femmes
prize-club = du club { $name }
prize-society = du club { $name }
prize-federation = de la fédération { $code }
prize-points = { $amount ->
    [more] avec au moins { $points } points
   *[less] avec au moins { $points } point
}
prize-brief-shared = { $sum } à { $n }
prize-passed = passé par { $names }
prize-passed-all = Passé par { $names }.
prize-left = Laisse { $what } : { $sum }.
prize-reason = { $why }.
prize-places = places { $places }
prize-place = place { $n }
prize-tied = { $n ->
    [1] Une personne
   *[other] { $n } à égalité de points
}
prize-same-place = { $n ->
    [1] Une personne
   *[other] { $n } à la même place
}
prize-among = { $n ->
    [1] sans partage
   *[other] entre { $n }
}
prize-own-half = Moitié de sa propre place
prize-equal-half = Moitié en parts égales
prize-equal-part = En parts égales
prize-half-of = moitié de { $sum }
prize-half-divided = moitié de { $sum }, divisée par { $n }
prize-divided = { $sum } divisé par { $n }
prize-rounding-term = Arrondi
prize-rest = les restes vont à la meilleure place
prize-rounded-down = arrondi vers le bas
prize-would-hort = En parts égales ce serait { $equal } ; aux départages { $place }.
prize-would-equal = Aux départages ce serait { $place }.
prize-method-hort = Système Hort
prize-method-equal = Parts égales
prize-method-by-place = Aux départages
prize-rounding-cent = au centième
prize-rounding-one = à l’unité
prize-rounding-five = à 5
prize-rounding-ten = à 10
prize-beyond-share = tous les ex æquo partagent
prize-beyond-leave = seuls les primés partagent
prize-yes = oui
prize-no = non

prize-fund-title = Total des prix
prize-fund-lead = Collez ou saisissez les montants depuis la première place, puis une ligne par autre prix.
prize-fund-amounts-hint = Un par ligne ou à la suite ; 5x100 = cinq de 100 ; 300 + coupe ; 10% du total.
prize-fund-others-hint = Pour qui, deux-points, les montants : moins de 2000: 100 60 · 1800-1999: 80 · femmes: 150 100 · U18: 100 · plus de 60: 50 · naissance dès 2010: 40 · club Trois Ponts: coupe · fédération FRA: 50 · catégorie 2N 3N: 40 · sans Elo: 30 · femmes, U18: 50 · Tranche A = 1600-1799: 60 · prix spécial Meilleure partie: 50
prize-fund-understood = Ce qui a été compris
prize-fund-chief-only = L’arbitre principal change les prix.
prize-fund-members = Pour qui
field-prize-total = Total
field-prize-currency = Monnaie
field-prize-general = Prix de classement
field-prize-others = Autres prix
field-prize-general-method = Égalité de points, prix de classement
field-prize-other-method = Égalité de points, autres prix
field-prize-rounding = Parts arrondies vers le bas
field-prize-one-each = Un prix par personne : le plus haut
field-prize-general-first = À montant égal, le prix de classement
field-prize-beyond = Ex æquo au-delà du dernier prix
field-prize-least-games = Parties jouées, au moins
field-prize-special = Prix
field-prize-entry = Participant
field-prize-reason = Motif
problem-prize-total = { $value } n’est pas un montant
problem-prize-more = les prix font { $value }, plus que le total
problem-prize-amount = ligne { $value } : pas un montant
problem-prize-condition = ligne { $value } : pour qui, on ne comprend pas
problem-prize-colon = ligne { $value } : il manque les deux-points entre pour qui et combien
problem-prize-none = ligne { $value } : sans montant
problem-prize-rising = ligne { $value } : plus que le prix précédent
problem-prize-part = ligne { $value } : part d’un total qui n’est pas écrit
problem-prize-many = ligne { $value } au maximum
problem-prize-special = ligne { $value } : un prix spécial est unique
problem-prize-twice = ligne { $value } : déjà là

prize-decide-title = Prix spéciaux et exclusions
prize-decide-lead = Qui gagne les prix donnés par un jury ou l’arbitre, et qui n’en reçoit aucun : toujours avec le motif.
prize-decide-bar = Aucun prix (exclusion)
prize-decide-save = Enregistrer
prize-decide-take-back = Retirer
prize-decide-none = Aucune décision.
prize-decide-named = { $special } : { $name }
prize-decide-barred = { $name } : hors des prix
flash-prizes-closed = La version est close : les reçus sont prêts.
flash-prize-decided = Enregistré.
refusal-no-prize-fund = Aucun prix n’est fixé.
refusal-prizes-unchanged = Rien n’a changé depuis la dernière version.
refusal-prize-list-old = Il existe une version plus récente des prix : c’est elle qu’on signe.
refusal-prize-signed = A déjà signé, noté par { $name }.

print-prizes-receive = Je reçois de l’organisation du tournoi le prix indiqué à côté de mon nom.
print-prizes-letters = en toutes lettres
print-prizes-signature = Signature
print-prizes-total = { $n ->
    [0] Aucun prix
    [one] Un prix
   *[other] { $n } prix
}
print-prizes-version = Version { $n }, { $time }, après la ronde { $round }
print-prizes-projection = Projection : pas la liste définitive
print-prizes-minors = Pour un mineur, un représentant légal signe aussi.
print-prizes-list = Liste
print-prizes-treasurer = Trésorerie
print-prizes-organiser = Pour l’organisation
receipt-title = Reçu n° { $n }
receipt-text = Je reçois de l’organisation du tournoi
receipt-sum = la somme de
receipt-goods = le prix
receipt-as = pour
receipt-id = Numéro fiscal ou document
receipt-withholding = Retenue, si due
receipt-net = Net
receipt-place-date = Lieu et date
receipt-parent = Un représentant légal
receipt-replaces = Liste des prix, version { $n }

trail-prizes = version { $number }, { $n ->
    [0] aucun prix
    [one] un prix
   *[other] { $n } prix
}
trail-receipt = n° { $number }, { $name }
trail-prize-barred = { $name } hors des prix ({ $why })
trail-prize-named = { $special } : { $name } ({ $why })
action-prizes-fund = Total des prix
action-prizes-decide = Décision sur les prix
action-prizes-close = Prix clos
action-prizes-sign = Reçu signé
action-prizes-unsign = Signature d’un reçu retirée
