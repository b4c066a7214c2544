bracket-final = Finale
bracket-semifinals = Demi-finales
bracket-quarterfinals = Quarts de finale
bracket-round = Ronde { $round }
explain-articles-knock-out = La FIDE n’a pas de règles d’appariement pour l’élimination directe : le tableau vient des numéros d’appariement et le règlement du tournoi l’annonce.
explain-bracket-lead-lives = Qui perd deux fois est dehors. Les deux tableaux sont faits avant la ronde 1 et disent qui rencontre qui.
explain-bracket-lead = Qui perd est hors du tournoi. Le tableau est fait avant la ronde 1 et dit qui rencontre qui.
explain-bracket-players = { $n ->
    [0] Le tableau ne compte personne.
    [one] Le tableau compte une personne.
   *[other] Le tableau compte { $n } personnes.
}
explain-bracket-round = C’est la ronde { $round } sur { $rounds }.
explain-bracket-through = Passent sans jouer : { $names }.
explain-bracket-first = Dans le tableau la première tête de série rencontre la dernière, la deuxième l’avant-dernière, et ainsi de suite : { $a } est la tête de série { $seed }, { $b } la { $other }.
explain-bracket-next = Chaque côté arrive de sa partie du tableau : { $a } est la tête de série { $seed }, { $b } la { $other }.
explain-bracket-final = Chaque côté arrive de sa moitié du tableau et joue la finale : { $a } est la tête de série { $seed }, { $b } la { $other }.
explain-bracket-third = Après une demi-finale perdue, c’est le match pour la troisième place : { $a } est la tête de série { $seed }, { $b } la { $other }.
explain-bracket-bye = { $name } est la tête de série { $seed }. Le tableau a plus de places que de participants : les exempts de la ronde 1 vont aux meilleures têtes de série.
explain-bracket-alone = { $name }, tête de série { $seed }, passe sans jouer : personne ne vient de l’autre côté du tableau.
explain-bracket-colour-balance = Les Blancs vont à { $white } : par rapport aux Noirs, { $black } les a eus plus souvent.
explain-bracket-colour-alternation = Chaque côté a eu les Blancs aussi souvent : ils vont à { $white }, qui avait les Noirs la dernière fois que les couleurs différaient.
explain-bracket-colour-boards = Chaque côté a eu les mêmes couleurs : les meilleures têtes de série ont la couleur tirée au sort et l’autre à tour de rôle, d’échiquier en échiquier.
explain-bracket-colour-second = C’est la deuxième partie du match : les couleurs de la première, inversées.
explain-bracket-as-paired = C’est bien l’appariement.
explain-bracket-later = { $a } et { $b } se rencontrent à la ronde { $round }, si leur chemin va jusque-là.
explain-bracket-out = { $name } est hors du tournoi depuis la ronde { $round }.
explain-bracket-not-in = { $name } n’est pas dans le tableau, qui comprend les présents à la ronde 1.
explain-bracket-has-opponent = { $name } a un adversaire à cette ronde.
action-result-goes-on = Qualification, ronde et échiquier
trail-goes-on-white = les Blancs passent
trail-goes-on-black = les Noirs passent
refusal-ties-open = { $n ->
    [1] De l’échiquier { $boards } de la ronde { $round } personne ne passe encore : le résultat manque, ou la partie est nulle et la page de la ronde attend le nom de qui passe.
   *[other] Des échiquiers { $boards } de la ronde { $round } personne ne passe encore : des résultats manquent, ou des parties sont nulles et la page de la ronde attend le nom de qui passe.
}
refusal-nothing-to-decide = On ne désigne qui passe qu’après une partie nulle d’une élimination directe.
refusal-off-bracket = La ronde { $round } a des échiquiers que le tableau ne donne pas, et l’on ne sait plus qui rencontre qui. Il faut corriger les résultats ou retirer la ronde suivante.
refusal-bracket-by-hand = Les échiquiers d’une élimination directe viennent du tableau : ils ne se changent pas à la main.
refusal-bracket-fixed = Le tableau est publié : il n’a pas de place pour d’autres. Avant le premier résultat la publication peut être retirée.
refusal-bracket-bye = Dans une élimination directe on ne demande pas d’exempt : qui est absent est hors du tournoi, et l’adversaire passe.
goes-on-title = Qui passe
goes-on-who = { $name } passe
goes-on-open = égalité, qui passe ?
goes-on-none = Aucun échiquier à égalité.
flash-goes-on-named = Le passage est noté.
tab-bracket = Tableau
bracket-lead = { $n ->
    [0] Personne encore, élimination directe.
    [one] Une personne, élimination directe.
   *[other] { $n } personnes, élimination directe.
}
bracket-winner = { $name } remporte le tournoi.
bracket-none = Le tableau est là quand la ronde 1 est publiée.
bracket-off = Les rondes de ce tournoi ne sont pas celles d’un tableau de ses numéros d’appariement.
bracket-third = Troisième place
bracket-bye = exempt
bracket-nobody = personne
bracket-open = à jouer
bracket-read-note = Devant le nom la tête de série, après lui ce que la partie a donné. v marque qui passe après une nulle, par départage ou tirage au sort.
bracket-part = Partie { $part }
bracket-last = Dernières rondes
bracket-parts = Parties du tableau
bracket-named = passe après une nulle
bracket-seed = tête de série { $seed }
refusal-match-over = Ce match est terminé : on n’y saisit plus de partie. La dernière peut être retirée.
refusal-further-played = Les deux ont joué un départage après ce résultat. Retirez d’abord ces parties.
refusal-games-decide = Les parties de départage disent qui passe. Retirez la dernière si elle a été mal saisie.
action-result-further = Partie de départage, ronde et échiquier
action-result-further-back = Partie de départage retirée, ronde et échiquier
goes-on-by-word = Par tirage au sort ou par un autre départage :
match-rapid = rapide
match-blitz = blitz
match-armageddon = Armageddon
match-standard = standard
match-title = échiquier { $board }
match-play-on = Jouer le départage
match-goes-on = { $name } passe.
match-page = Parties de départage
match-games-played = Parties du match
match-game = Partie
match-game-short = N°
match-board-game = partie de la ronde
match-open = Pas encore décidé.
match-next = Prochaine partie
match-under-way = { $kind }, partie { $number } sur { $games }
match-next-white = { $what }. Blancs : { $name }.
match-kind = Genre
match-set = Parties comptées ensemble
match-games = { $n ->
    [0] aucune partie
    [one] une partie
   *[other] { $n } parties
}
match-control = Cadence
match-white = Blancs
match-note = Les couleurs changent à chaque partie. Après les parties comptées ensemble passe qui est en tête ; à égalité, les suivantes décident. L’Armageddon est toujours une seule partie, et la nulle y fait passer les Noirs.
match-result = Résultat, les Blancs d’abord
match-take-back = Retirer la dernière partie
match-to-round = Retour à la ronde { $round }
flash-match-game-entered = Partie saisie.
flash-match-game-back = Partie retirée.
bracket-reached-winner = a remporté le tournoi
bracket-reached-third = troisième place
bracket-reached-in = encore en course
bracket-reached-not-in = hors du tableau
bracket-reached-out = { $round }, contre { $name }
bracket-reached-away = { $round }, forfait
bracket-standings-note = Le classement suit le tableau : qui a gagné, puis qui a perdu, ronde par ronde ; dans chaque ronde, points et départages.
bracket-second-final = Seconde finale
bracket-stage-winners = Tableau principal, ronde { $round }
bracket-stage-losers = Repêchages, ronde { $round }
bracket-winners = Tableau principal
bracket-losers = Repêchages
bracket-finals = Finale
bracket-lives-note = Qui perd une fois passe aux repêchages, qui perd deux fois sort. Si la finale est gagnée depuis les repêchages, on en joue une seconde.
explain-bracket-waiting = En attente de leur prochain match : { $names }.
explain-bracket-losers = { $a } (tête de série { $seed }) et { $b } (tête de série { $other }) ont perdu une fois : rencontre des repêchages.
explain-bracket-final-of-both = { $a } et { $b } ont gagné les deux tableaux : c’est la finale.
explain-bracket-second-final = { $a } et { $b } ont perdu une fois chacun : la seconde finale décide.
explain-bracket-other = { $a } n’a pas encore perdu, { $b } a perdu une fois : ils ne peuvent se rencontrer qu’en finale, ronde { $round }.
explain-bracket-waits = { $name } attend : prochain match à la ronde { $round }.
pairing-edition-knock-out-lives = Double élimination : deux défaites éliminent
pairing-edition-knock-out-two-lives = Double élimination, matchs de deux parties
bracket-lead-lives = { $n ->
    [one] { $n } joueur, double élimination.
   *[other] { $n } joueurs, double élimination.
}
