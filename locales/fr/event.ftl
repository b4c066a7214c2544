birth-year = Année
birth = Naissance
bye-full-point = bye d’un point
bye-half-point = bye d’un demi-point
bye-none = aucun : joue
bye-zero-point = forfait annoncé
bye-allocated = exempt
bye-sentence = { $name } : { $what }.
bye-letter-h = ½
bye-letter-z = 0
bye-letter-f = 1
entry-bye = R{ $round } : { $kind }
desk-draft-together = Publiée avec la ronde { $round }.
desk-draft-ready = Le brouillon peut être publié.
desk-draft-waits = { $n ->
    [1] Le résultat de l’échiquier { $boards } manque encore : le brouillon ne peut pas être publié.
   *[other] Les résultats des échiquiers { $boards } manquent encore : le brouillon ne peut pas être publié.
}
desk-last-round = C’est la dernière ronde.
desk-next-drafted = Le brouillon de la ronde { $round } est prêt.
desk-next-not-drafted = La ronde { $round } n’a pas encore de brouillon.
desk-not-printed = Reste à imprimer.
desk-printed = Imprimé { $time }.
desk-saved-now = { $time } { $name }, maintenant
desk-last = Échiquier { $board }, { $result } : { $names }
entries-add = Ajouter
entries-allow = Autoriser
entries-bye = Bye
entries-change = Modifier
entries-close-check-in = Clore le pointage
entries-count = { $n ->
    [0] Aucune inscription
    [one] Une inscription
   *[other] { $n } inscriptions
}
entries-drawn-colour = Couleur tirée au sort pour le numéro 1
entries-enter-chosen = Inscrire les personnes choisies
entries-find = Depuis le registre
entries-find-label = Nom, ID FIDE ou ID national
entries-forbid = Interdire
entries-forbid-label = Ne doivent pas se rencontrer
entries-forbid-second = et
entries-forbidden = Protections d’appariement
entries-found-nobody = Personne de ce nom dans le registre, ou inscription déjà faite.
entries-is-present = Présent
entries-mark-present = Pointer
entries-new = Nouvelle inscription
entries-presence = Présence
entries-present = { $n ->
    [0] Aucune présence pointée.
    [one] Une présence pointée.
   *[other] { $n } présences pointées.
}
entries-remove = Supprimer l’inscription
entries-take-back = Réadmettre dès la prochaine ronde
entries-withdraw = Retirer dès la prochaine ronde
entry-late = dès la ronde { $round }
entry-withdrawn = forfait définitif après la ronde { $round }
federation = Fédération
find-nobody = Aucune inscription avec un nom qui commence par « { $surname } ».
history-after = Après
history-before = Avant
history-none = Rien n’a été écrit sur cet échiquier.
history-time = Heure
history-undone = annulé
history-who = Qui
home-title = tratto : tournois d’échecs
home-all-boards = Tous les échiquiers
home-coming = À venir, inscriptions ouvertes
home-dateline = { $n ->
    [0] { $date }. Aucun tournoi en cours.
    [one] { $date }. Un tournoi en cours.
   *[other] { $date }. { $n } tournois en cours.
}
home-story = { $place }. Ronde { $round } sur { $rounds } : { $done ->
    [0] aucune partie finie sur { $total }.
    [one] une partie finie sur { $total }.
   *[other] { $done } parties finies sur { $total }.
}
home-find = Chercher
home-find-label = Qui : nom, ID FIDE ou ID national
home-finished = Terminés
home-kind = Type
home-playing = En cours aussi
home-quiet = Personne ne joue aujourd’hui
home-quiet-lead = Ci-dessous, les tournois à venir et ceux qui sont terminés.
home-nothing-yet = Il n’y a encore aucun tournoi : le premier ouvert par un arbitre apparaît ici.
home-regions = Clubs par région
home-register-club = Inscrire votre club
home-when = Date
home-where = Lieu
mine-desk = Table de l’arbitre
mine-earlier = Tournois précédents
mine-none-yet = Vous ne dirigez encore aucun tournoi.
mine-none = Vous ne dirigez encore aucun tournoi. Créez-en un, ou demandez à l’arbitre principal de vous ajouter.
my-board-waiting = La première ronde n’est pas encore publiée.
my-board-status = Publiée à { $time }. Points jusqu’ici : { $points }.
number-short = N°
publish-boards = { $n ->
    [0] Aucun échiquier.
    [one] Un échiquier.
   *[other] { $n } échiquiers.
}
publish-consequence = Dès lors tout le monde la voit et elle n’est plus appariée à nouveau.
publish-discard = Supprimer le brouillon
publish-go-to-results = Voir les résultats manquants
publish-missing = { $n ->
    [1] Le résultat de l’échiquier { $boards } manque : la ronde peut être préparée, pas publiée.
   *[other] Les résultats des échiquiers { $boards } manquent : la ronde peut être préparée, pas publiée.
}
publish-question = Publier la ronde { $round } ?
reading-compare = Comparer
reading-different = { $n ->
    [0] Tous les résultats concordent.
    [one] Un résultat diffère.
   *[other] { $n } résultats diffèrent.
}
reading-differs = diffère : vérifiez
reading-label = Résultats à la suite, une touche par échiquier : 1 5 0 + - * . a
reading-lead = Relisez les bulletins de résultat (ou les feuilles de partie signées) et ressaisissez tout : rien n’est modifié, les différences s’affichent.
reading-players = Noms
reading-stored = Enregistré
reading-title = Seconde lecture de la ronde { $round }
reading-typed = Saisi
record-lead = Chaque décision : qui, quand, avant et après. Rien n’est jamais supprimé.
record-what = Quoi
round-finished = Ronde { $round } terminée
round-none = Aucune ronde publiée
round-playing = Ronde { $round } en cours
round-status = Publiée à { $time }. Résultats : { $done } sur { $total }.
rule-draw-offers = Nulle par accord
rule-draw-offers-from = pas avant le coup { $n }
rule-minutes = { $n ->
    [0] aucun
    [one] une minute
   *[other] { $n } minutes
}
rule-system = Système
rule-control = Cadence
rule-tie-breaks = Départages
rule-default-time = Délai de forfait
rule-edition = Règles
rule-chief = Arbitre principal
rule-more-than-fifty = Plus de 50 coups
settings-more-than-fifty = Plus de 50 coups pour des positions annoncées, selon les règles de 1952 seules (12.4) : KRB-KR 75
problem-more-than-fifty = « { $value } » n’est pas une position avec son nombre de coups, comme KRB-KR 75.
problem-more-than-fifty-edition = Seules les règles de 1952 permettent d’annoncer plus de 50 coups (12.4).
rule-deputies = Arbitres adjoints
settings-deputies = Arbitres adjoints, séparés par des points-virgules
settings-add-deputy = Inviter un arbitre par nom d’utilisateur
settings-arbiters = Arbitres avec accès
settings-create = Créer le tournoi
settings-event = Le tournoi
settings-finish = Clore le tournoi
settings-finish-note = Le classement devient définitif.
settings-help = Comment l’écrire
settings-help-control = Cadence : 90+30 = quatre-vingt-dix minutes et trente secondes par coup ; 90/40+30:30+30 ajoute une demi-heure après le coup 40.
settings-help-tie-breaks = Départages dans l’ordre, séparés par des virgules : BH/C1 Buchholz tronqué 1, BH Buchholz, SB Sonneborn-Berger, DE confrontation directe, WIN victoires, PS cumulatif, ARO moyenne des adversaires.
settings-new = Nouveau tournoi
settings-play = Le jeu
settings-ranking = Points et départages
settings-remove-deputy = Retirer
settings-name = Nom
settings-town = Ville
settings-province = Province
settings-venue = Salle de jeu
settings-start = Premier jour
settings-end = Dernier jour
settings-rounds = Rondes
settings-kind = Type
settings-default-minutes = Délai de forfait en minutes
settings-draw-offer-limit = Pas de nulle par accord avant le coup
settings-win = Victoire
settings-draw = Nulle
settings-loss = Défaite
settings-pairing-bye = Exempt
settings-tie-breaks = Départages
standings-running = Classement provisoire
standings-after = Classement après la ronde { $round }
standings-final = Classement final
standings-start = Classement initial
term-black = Noirs contre { $name }
term-white = Blancs contre { $name }
term-capped = Serait { $value }, plafonné (art. 16.4).
term-dummy = adversaire virtuel
term-dummy-of = ronde non jouée avec { $name }
term-cut-least = Tronqué comme le plus bas (art. 14.1).
term-cut-vur = Tronqué : absence volontaire (art. 16.5).
term-cut-most = Tronqué comme le plus haut (art. 14.3).
term-cut-limit = Ne compte pas : sous la limite (art. 9.2).
unfold-title = Pourquoi { $name } a { $tie_break } de { $value }
tournament-lead = { $place }, { $dates }. { $rounds ->
    [1] Une ronde
   *[other] { $rounds } rondes
}, { $kind }, { $control }. Inscriptions : { $players }.
given-name = Prénom
fide-title = Titre FIDE
fide-id = ID FIDE
national-id = ID national
kind-standard = standard
kind-rapid = rapide
kind-blitz = blitz
control-minutes = { $n } min
control-seconds = { $n } s
control-for-moves = { $time } pour { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
control-then = { $first }, puis { $next }
control-increment = + { $n } s par coup
control-delay = différé { $n } s
control-bronstein = Bronstein { $n } s
control-throughout = { $time } ; { $bonus } dès le premier coup
control-sides = Blancs { $white }, Noirs { $black }
edition-fide-2023 = FIDE 2023
edition-fide-2018 = FIDE 2018
edition-fide-2017 = FIDE 2017
edition-fide-2014 = FIDE 2014
edition-fide-1952 = FIDE 1952
edition-by-date = Selon le premier jour
download-pairings = Appariements CSV
download-pairings-pgn = Appariements pour les échiquiers électroniques (PGN)
download-standings = Classement CSV
download-trf16 = Tournoi TRF16
download-trf26 = Tournoi TRF26
download-games = Parties PGN
download-games-round = Parties de la ronde PGN
flash-entry-added = Inscription ajoutée.
flash-entries-added = Inscriptions faites.
flash-entry-removed = Inscription supprimée.
flash-check-in-closed = Pointage clos.
flash-draft-discarded = Le brouillon a été supprimé.
flash-tournament-created = Tournoi créé. Maintenant, les inscriptions.
flash-settings-saved = Réglages enregistrés.
# Comment on écrit les dates. $month est le nom du mois, dans date-short son numéro.
date-whole = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
date-day-month = { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
date-of-weekday = { $weekday } { $date }
date-short = { $day }/{ $month }
date-span = { $first } – { $last }
date-span-of-a-month = { $first }–{ $last } { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche
tie-break-de = Confrontation directe
tie-break-win = Nombre de victoires
tie-break-won = Parties gagnées sur l’échiquier
tie-break-bpg = Parties avec les Noirs
tie-break-bwg = Gains avec les Noirs
tie-break-ps = Cumulatif
tie-break-rep = Rondes jouées par choix
tie-break-std = Points standards
tie-break-tpn = Numéro d’appariement
tie-break-bh = Buchholz
tie-break-aob = Moyenne du Buchholz des adversaires
tie-break-fb = Fore Buchholz
tie-break-sb = Sonneborn-Berger
tie-break-ks = Koya
tie-break-aro = Moyenne Elo des adversaires
tie-break-tpr = Performance
tie-break-ptp = Performance parfaite
tie-break-apro = Moyenne des performances des adversaires
tie-break-appo = Moyenne des performances parfaites des adversaires
tie-break-rtng = Elo
tie-break-modifier-c1 = tronqué 1
tie-break-modifier-c2 = tronqué 2
tie-break-modifier-m1 = médian 1
tie-break-modifier-m2 = médian 2
tie-break-modifier-p = avec les forfaits
tie-break-modifier-r = inversé
tie-break-modifier-f = Fore
action-tournament-update = Réglages
action-tournament-add-deputy = Arbitre ajouté
action-tournament-remove-deputy = Arbitre retiré
action-tournament-finish = Tournoi clos
action-entry-add = Inscription
action-entry-add-registered = Inscriptions depuis le registre
action-entry-remove = Inscription supprimée
action-entry-check-in = Présence
action-entry-show = Affichage d’une personne
action-entry-close-check-in = Pointage clos
action-entry-withdraw = Forfait définitif
action-entry-take-back = Réadmission
action-entry-bye = Bye demandé
action-pair-forbid = Protection d’appariement
action-pair-allow = Protection d’appariement levée
action-round-draft = Brouillon de la ronde
action-round-by-hand = Appariement manuel, ronde
action-round-change = Changement manuel, ronde
action-round-restore = Changement manuel annulé, ronde
action-round-take-back = Ronde retirée
action-round-discard = Brouillon supprimé, ronde
action-round-publish = Publication de la ronde
action-round-print = Impression de la ronde
action-result-record = Résultat, ronde et échiquier
action-result-undo = Résultat annulé
action-result-conflict = Deux valeurs, la seconde non écrite
action-result-settle = Deux valeurs, celle déjà écrite choisie
action-result-withdraw = Valeur retirée
import-title = Importer un tournoi
# Pointage, correction d’une inscription, listes vides.
entries-arrive = Pointer : premières lettres du nom, ou le numéro
entries-arrived = { $name } : présence pointée.
entries-arrived-nobody = Aucune inscription ne correspond à « { $who } ».
entries-arrived-several = { $n ->
    [1] Une réponse : choisissez.
   *[other] { $n } réponses : choisissez, ou écrivez quelques lettres de plus.
}
entries-correct = Corriger les données
entries-correct-lead = Vaut pour ce tournoi : classement, feuilles et rapports. Appariements et résultats restent tels quels.
entries-correct-number = Le numéro d’appariement reste { $number }.
entries-none-yet = Encore personne. Cherchez dans le registre, ou écrivez une nouvelle inscription.
entries-none-public = Encore aucune inscription.
flash-entry-corrected = Inscription corrigée.
action-entry-correct = Inscription corrigée
desk-last-elsewhere = Ronde { $round }, échiquier { $board }, { $result } : { $names }
desk-past-round = La ronde { $round } est déjà publiée : une correction change points et classement, pas les appariements.
desk-pairings = Échiquiers
floor-before = Aucune ronde n’est publiée : la salle affiche les échiquiers de la ronde en cours.
floor-to-desk = Aller à la ronde
print-ways = La feuille
print-back = Ronde { $round }
print-back-standings = Classement
print-done = Marquer comme imprimé
rule-starting-rank = Ordre initial
starting-rank-fide = Elo FIDE
starting-rank-nro = Elo national seulement
starting-rank-fidon = Elo FIDE, à défaut national
starting-rank-nidof = Elo national, à défaut FIDE
starting-rank-hbfn = le plus haut des Elo FIDE et national
starting-rank-lbfn = le plus bas des Elo FIDE et national
starting-rank-other = autrement
bye-free = exempt
desk-schedule = Tout le calendrier est publié : les résultats se saisissent dans n’importe quelle ronde.
rounds-count = { $n ->
    [0] aucune ronde
    [one] une ronde
   *[other] { $n } rondes
}
