# Le résultat depuis l’échiquier : la page qu’ouvre le code du chevalet.
seat-title = Résultat de l’échiquier { $board }
seat-you = vous
seat-ask = Quel résultat ?
seat-i-won = j’ai gagné, { $name }
seat-they-won = { $name } a gagné
seat-ask-note = Ensuite { $other } confirme, depuis son propre chevalet. Le résultat vaut quand l’arbitre l’accepte : signez quand même la feuille de partie.
seat-you-said = Vous avez écrit
seat-waiting = Maintenant { $other } confirme, depuis son propre chevalet.
seat-i-erred = Je me corrige
seat-other-said = { $name }, à { $time }, a écrit
seat-confirm = Je confirme : { $result }
seat-not-so = Ce n’est pas cela
seat-not-so-note = Si vous écrivez un autre résultat, l’arbitre vient à l’échiquier { $board } et aucun des deux ne compte.
seat-agreed = Les deux camps ont écrit
seat-agreed-next = Le résultat vaut quand l’arbitre l’accepte. Signez la feuille de partie et remettez les pièces en place.
seat-differ = Deux résultats différents
seat-arbiter-comes = L’arbitre arrive, appelé à { $time }. Laissez pièces et pendules telles quelles.
seat-none-counts = Aucun des deux résultats ne compte. Dans la salle, votre échiquier est parmi les premiers.
seat-erred-confirm = Erreur de ma part : je confirme { $result }
seat-differ-note = { $other } voit aussi cette page et peut se corriger : si les deux résultats deviennent égaux, le signalement se ferme de lui-même et reste dans le journal.
seat-taken = L’arbitre a écrit
seat-taken-next = C’est le résultat de l’échiquier. S’il n’est pas juste, dites-le à l’arbitre.
seat-called-arbiter = Vous avez appelé l’arbitre à { $time } : l’arbitre arrive.
seat-called-bye = Vous avez demandé un bye à la ronde { $round } à { $time } : l’arbitre décide.
seat-called-withdrawal = Vous avez déclaré forfait définitif à { $time } : l’arbitre le confirme.
seat-later = Un bye, ou un forfait définitif
seat-bye-round = Bye d’un demi-point
seat-withdraw = Je quitte le tournoi
seat-withdraw-second = Quittez-vous vraiment le tournoi ? Vous n’aurez plus d’appariement aux rondes suivantes. La partie de cette ronde reste telle quelle.
seat-withdraw-sure = Oui, je quitte le tournoi
seat-on-its-way = Cela part maintenant vers les arbitres, dans la salle. Sans réseau là-bas, cela attend ici et part tout seul : si c’est urgent, dites-le à un arbitre.
seat-code-note = Le code ne vaut que pour cet échiquier, cette couleur et cette ronde.
seat-over-title = Cette ronde est finie
seat-guesses-title = Attendez un peu
seat-over = Le code valait pour la ronde { $round }. À la ronde suivante, il y a un nouveau chevalet.
seat-code-alt = Code pour le résultat depuis l’échiquier
seat-card-note = Le résultat peut s’écrire depuis un téléphone
flash-seat-reported = Écrit.
flash-seat-called = L’arbitre le sait.
flash-seats-taken = Résultats acceptés.
refusal-seat-over = La ronde { $round } est finie : le code ne vaut plus.
refusal-seat-taken = L’arbitre a déjà écrit le résultat de l’échiquier { $board }.
refusal-seat-guesses = Trop de codes faux sont venus de ce réseau. Attendez dix minutes, ou dites le résultat à l’arbitre.
refusal-seat-called = Vous l’avez déjà demandé : l’arbitre n’a pas encore répondu.
refusal-seat-no-bye = Aucun bye ne peut être demandé pour cette ronde.
floor-agreed = { $n ->
    [0] Aucun résultat concordant depuis les échiquiers
    [one] Un résultat depuis l’échiquier, concordant
   *[other] { $n } résultats depuis les échiquiers, concordants
}
floor-take-all = Tout accepter
floor-two-reports = Deux résultats depuis l’échiquier
floor-two-reports-text = Les Blancs ont écrit { $white }, les Noirs { $black }.
floor-called = Appelle l’arbitre
floor-called-bye = Demande un bye
floor-called-withdrawal = Forfait définitif
floor-called-text = { $side ->
    [white] Blancs
   *[black] Noirs
}, à { $time }.
floor-called-bye-text = { $side ->
    [white] Blancs
   *[black] Noirs
}, bye d’un demi-point à la ronde { $round }, à { $time }.
floor-answered = Fait
action-seat-report = Résultat depuis l’échiquier
action-seat-call = Signalement depuis l’échiquier
action-seat-answer = Réponse à un signalement
