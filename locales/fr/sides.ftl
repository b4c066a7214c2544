# Compétitions de plusieurs camps, à parties individuelles.
explain-hutton-all = { $sides } camps de { $members } s’affrontent en une ronde : l’échiquier k joue la ronde k de la grille Berger des camps.
explain-molter-all = { $sides } camps de { $members } s’affrontent en moins de rondes que de camps : personne ne rencontre son camp, ni deux fois le même.
explain-molter-row = C’est la ligne { $row } de la table Molter : les échiquiers de même force se rencontrent.
explain-schiller-all = { $sides } camps de { $members } s’affrontent : chacun joue contre tous ceux des autres camps, et les appariements sont faits avant le début.
explain-schiller-row = C’est la ligne { $row } de la table Schiller : les camps se rencontrent selon Berger, chaque match selon Scheveningen.
field-sides = Camps (Schiller, Hutton, Molter)
misfit-no-rounds = Il faut au moins une ronde.
misfit-no-table = Il n’y a pas de table Molter pour { $sides } camps.
misfit-odd-sides = Au Molter chaque camp a un nombre pair de joueurs : ici { $members }.
misfit-sides = Camps : { $sides } ; ce système en demande { $range }.
misfit-too-few = { $n ->
    [0] Il n’y a pas de joueur : la table en demande au moins { $least }.
    [1] Il y a un seul joueur : la table en demande au moins { $least }.
   *[other] Il y a { $n } joueurs : la table en demande au moins { $least }.
}
misfit-too-many = Il y a { $n } joueurs : la table va jusqu’à { $most }.
misfit-too-many-rounds = Il y aurait { $rounds } rondes : { $most } au plus.
misfit-unequal = Joueurs : { $n } ; cela ne fait pas { $sides } camps égaux.
problem-molter-rounds = Au Molter il y a moins de rondes que de camps : { $value } au plus.
refusal-not-sides = Il faut { $needed } camps, clubs ou fédérations, avec le même nombre de joueurs. Il y a : { $sides }. Ou bien donnez les numéros à la main : d’abord le camp 1, puis le camp 2, et ainsi de suite.
refusal-unequal-sides = Il faut { $needed } camps avec le même nombre de joueurs, et les joueurs ne se partagent pas ainsi.
rule-sides = { $n ->
    [one] { $n } camp
   *[other] { $n } camps
}
side = Camp
sides-caption = Points des camps
