refusal-already-entered = L’inscription de { $name } est déjà faite.
refusal-entries-closed = Les inscriptions par les clubs sont closes : adressez-vous à l’arbitre.
refusal-places-taken = Il n’y a plus de place : { $name } ne peut être inscrit directement. Envoyez la demande par le formulaire du tournoi, Inscription par un club : elle va sur la liste d’attente.
refusal-places-taken-ask = Il n’y a plus de place : { $name } ne peut être inscrit directement. Adressez-vous à l’arbitre.
refusal-club-places-taken = Il n’y a plus de place pour votre club : { $name } ne peut être inscrit directement. Envoyez la demande par le formulaire du tournoi, Inscription par un club : elle va sur la liste d’attente.
refusal-club-places-taken-ask = Il n’y a plus de place pour votre club : { $name } ne peut être inscrit directement. Adressez-vous à l’arbitre.
refusal-consent = Il faut le consentement des représentants légaux : { $names }. Si le club l’a, cochez la case sous les joueurs et inscrivez-les à nouveau.
refusal-field-full = Le tournoi a déjà 9999 inscriptions : un rapport FIDE n’en contient pas plus.
refusal-nobody-chosen = Vous n’avez choisi personne.
refusal-numbers-given = Les numéros d’appariement sont attribués : seul un forfait définitif est possible.
refusal-nobody-present = Aucune présence n’est pointée : pointez d’abord qui est là.
refusal-already-withdrawn = Le forfait définitif est déjà enregistré.
refusal-not-withdrawn = Aucun forfait définitif n’est enregistré.
refusal-tournament-over = Le tournoi est clos : résultats, appariements, inscriptions, coups et réglages ne changent plus. L’arbitre principal peut le rouvrir depuis les réglages, avec un motif.
refusal-already-published = La ronde { $round } est déjà publiée.
refusal-not-published = La ronde { $round } n’est pas publiée.
refusal-no-such-round = La ronde { $round } n’existe pas.
refusal-pair-forbidden = La rencontre de ces deux personnes est déjà interdite, ou elles n’en font qu’une.
refusal-all-rounds-played = Toutes les rondes prévues sont appariées.
refusal-rounds-to-play = { $played ->
    [0] Aucune ronde n’a été jouée : le tournoi n’est pas terminé.
    [one] Une ronde a été jouée : le tournoi n’est pas terminé.
   *[other] { $played } rondes ont été jouées : le tournoi n’est pas terminé.
}
refusal-too-few-players = Il faut au moins deux personnes à apparier.
refusal-no-pairing = La ronde { $round } ne peut pas être appariée : aucun appariement ne respecte tous les critères absolus (C.04.3 art. 1.9). Le brouillon n’a pas changé. L’arbitre principal décide.
refusal-round-out-of-order = La prochaine ronde est la { $expected }, pas la { $asked }. Rien n’a changé.
refusal-no-draft = Il n’y a pas de brouillon à publier.
refusal-missing-results = { $n ->
    [1] Le résultat de l’échiquier { $boards } manque : la ronde { $round } peut être préparée, pas publiée.
   *[other] { $n } résultats manquent, échiquiers { $boards } : la ronde { $round } peut être préparée, pas publiée.
}
refusal-games-open = { $n ->
    [1] Une partie est sans résultat ou ajournée : échiquier { $boards }. Le tournoi n’est pas terminé.
   *[other] { $n } parties sont sans résultat ou ajournées : échiquiers { $boards }. Le tournoi n’est pas terminé.
}
refusal-conflicts-open = { $n ->
    [1] Un échiquier a deux valeurs différentes (échiquier { $boards }) : choisissez d’abord celle qui vaut.
   *[other] { $n } échiquiers ont deux valeurs différentes (échiquiers { $boards }) : choisissez d’abord celles qui valent.
}
board-of-round = { $board } (ronde { $round })
refusal-draft-outdated = Quelque chose a changé après le brouillon de la ronde { $round } : préparez-la de nouveau avant de publier.
refusal-overtaken = Le tournoi a changé pendant que le programme travaillait : rien n’a été écrit. Réessayez.
refusal-stopped = Le travail a duré trop longtemps, ou quelqu’un l’a arrêté : rien n’a été écrit.
refusal-busy = Trop de travaux attendent déjà. Réessayez bientôt.
refusal-announced-fixed = L’annonce de plus de 50 coups se fait avant le début du tournoi : la ronde 1 est déjà publiée.
refusal-points-fixed = Les points ne peuvent plus changer : le tournoi est accéléré et une ronde est appariée.
refusal-rounds-played = { $played ->
    [1] Une ronde est déjà appariée : il ne peut pas y en avoir moins.
   *[other] { $played } rondes sont déjà appariées : il ne peut pas y en avoir moins.
}
refusal-result-conflict = Échiquier { $board } : { $values }. Pour l’instant, c’est { $stored } qui vaut.
refusal-also-entered = { $by } a aussi saisi le même résultat : il reste.
refusal-nothing-to-undo = Plus rien à annuler : ce résultat a déjà changé.
result-none = pas de résultat
problem-time-control = Cette cadence n’est pas comprise. Écrivez par exemple 90+30, ou 90/40+30:30+30.
problem-points = Il faut des points entiers ou demis, par exemple 1, ½ ou 0,5.
problem-scoring = Victoire, nulle et défaite doivent être en ordre décroissant, et l’exempt ne peut pas valoir plus que la victoire.
problem-tie-break = « { $value } » n’est pas un code de départage.
refusal-tournament-not-over = Le tournoi n’est pas clos.
refusal-asked-twice = Il faut une seconde confirmation.
refusal-unseen = Avant d’apparier la ronde { $round }, dites ce que deviennent les personnes non vues : { $names }.
refusal-not-cleared = Le résultat de la ronde { $round } ne peut plus être effacé : il se corrige, et la correction va dans le rapport d’homologation.
refusal-earlier-round = La ronde { $round } est passée : le résultat de l’échiquier { $board } se change depuis la page de cette ronde, avec un motif.
refusal-fide-id-taken = L’ID FIDE { $number } est celui de { $name }, dont l’inscription est déjà faite.
refusal-namesakes = Inscription déjà faite : { $names }.
refusal-not-paired-here = Ce tournoi a été importé avec le système « { $system } », avec lequel le programme n’apparie pas et n’explique pas les appariements. Si les prochaines rondes se jouent au système hollandais, choisissez-le dans les réglages.
# Un brouillon changé à la main.
refusal-by-hand-not-begun = Personne n’a commencé à changer ce brouillon à la main.
refusal-by-hand-begun = Le brouillon est déjà en train d’être changé à la main.
refusal-not-in-draft = { $name } ne joue pas dans cette ronde.
refusal-nothing-to-swap = { $one } et { $two } n’ont rien à échanger.
refusal-no-seat = { $name } n’a pas d’échiquier.
refusal-has-seat = { $name } a déjà une place : libérez-la d’abord.
refusal-bye-given = { $name } a déjà l’exempt.
refusal-without-seat = { $n ->
    [0] Quelqu’un dans le brouillon ne joue plus : changez-le, ou revenez au moteur.
    [one] Sans échiquier : { $names }. Appariez tout le monde avant de publier.
   *[other] Sans échiquier : { $names }. Appariez tout le monde avant de publier.
}
refusal-next-drafted = La ronde { $next } est déjà préparée : supprimez son brouillon, puis retirez la ronde { $round }.
refusal-round-begun = { $n ->
    [1] La ronde { $round } a commencé : à l’échiquier { $boards } il y a un résultat, un coup ou un incident. Elle ne peut plus être retirée.
   *[other] La ronde { $round } a commencé : aux échiquiers { $boards } il y a un résultat, un coup ou un incident. Elle ne peut plus être retirée.
}
