# Une position posée par l’arbitre, et ce qui est dit à chaque camp
position-set-up = position posée { $fen }
in-position-set-up = dans la position posée { $fen }
position-unknown = Posez la position, ou saisissez les coups
position-unknown-lead = Rien n’est enregistré de cette partie : personne n’a dit au programme où sont les pièces. Sans la position, pas de décision.
position-cannot-be = La position est impossible
position-nobody-entered = Position inconnue : aucun coup enregistré
position-caption-set-up = { $side ->
    [white] Position posée par l’arbitre, trait aux Blancs
   *[black] Position posée par l’arbitre, trait aux Noirs
}
setup-fault-men = Les pièces sont illisibles : huit rangées séparées par des barres obliques, de la 8 à la 1.
setup-fault-turn = Le trait est illisible : w ou b.
setup-fault-castling-text = Les droits de roque sont illisibles : KQkq, ou une partie.
setup-fault-en-passant-text = La case de la prise en passant est illisible : par exemple e6.
setup-fault-half-moves = Le nombre de demi-coups sans prise ni coup de pion est illisible.
setup-fault-number = Le numéro du coup est illisible.
setup-fault-whole = Ce n’est pas un FEN.
setup-fault-empty = Il n’y a aucune pièce sur l’échiquier.
setup-fault-missing-king = Il manque un roi.
setup-fault-kings = Un camp a plus d’un roi.
setup-fault-pawn = Un pion est sur la première ou la huitième rangée.
setup-fault-castling = Pour le roque, roi et tour doivent être sur leurs cases d’origine.
setup-fault-en-passant = La prise en passant demande le pion qui vient d’avancer de deux cases.
setup-fault-check = Le camp qui n’a pas le trait est en échec.
setup-fault-impossible-check = Aucun coup ne peut avoir donné cet échec.
setup-fault-men-too-many = Il y a plus de pièces que les pions manquants n’ont pu en devenir.
dispute-title = Litige à l’échiquier
dispute-open = Poser la position et décider
dispute-check = Vérifier la position
dispute-recorded = Comme enregistré, { $move }
dispute-empty = Échiquier vide
dispute-start = Position initiale
dispute-board = Comme l’échiquier
dispute-take = prendre
dispute-no-board = Aucun coup n’est enregistré à cet échiquier dans cette ronde.
dispute-hand = Pièce à poser
dispute-off = retirer
dispute-position = La position en train d’être posée
dispute-turn = Trait
dispute-castling = Roque encore possible
dispute-castle-wk = Blancs petit
dispute-castle-wq = Blancs grand
dispute-castle-bk = Noirs petit
dispute-castle-bq = Noirs grand
dispute-en-passant = En passant en
dispute-number = Coup numéro
dispute-half = Demi-coups sans prise ni coup de pion
dispute-more = FEN, roque, en passant, numéro du coup
dispute-happened = Ce qui s’est passé
happened-flag-white = Drapeau des Blancs
happened-flag-black = Drapeau des Noirs
happened-resign-white = Les Blancs abandonnent
happened-resign-black = Les Noirs abandonnent
happened-illegal-white = Acte illégal des Blancs
happened-illegal-black = Acte illégal des Noirs
happened-claim = Demande pour les 50 coups
happened-both-flags = Les deux drapeaux
happened-end = Position morte, mat, pat
judged-elsewhere = Pièces placées autrement sur l’échiquier ?
judged-set-up = Poser la position
judged-moves = Saisir les coups
judged-sheets = Copier les feuilles de partie
search-on = Chercher encore
search-on-note = Quatre fois plus de positions, une demi-minute au plus. Vous pouvez quitter la page entre-temps.
job-search = On cherche si un mat est possible
flag-which-period = Dans quelle période le drapeau est-il tombé ?
flag-which-period-lead = Les coups joués ne sont pas enregistrés et la cadence a plusieurs périodes. Choisissez la période ci-dessus, ou saisissez les coups.
flag-which-move = Combien de coups ont été joués ?
flag-which-move-lead = Un nombre de coups devait être achevé. Posez la position avec le numéro du coup, ou saisissez les coups.
claim-needs-moves = Une demande exige les coups
claim-needs-moves-lead = La position seule ne dit pas combien de fois elle est apparue. Saisissez les coups des feuilles de partie ; pour les 50 coups, les demi-coups comptés avec la position suffisent.
act-no-pawn = Aucun pion ne peut y être arrivé
act-no-pawn-lead = Dans cette position aucun pion de ce camp n’atteint la dernière rangée par un coup légal : aucun n’est donc resté sans promotion. Vérifiez le camp, la case et les coups enregistrés.
ruling-legal = Coup légal : rien à sanctionner
ruling-legal-lead = Le coup respecte les articles 3.1 à 3.9. Aucun temps n’est ajouté, et il ne compte pas comme acte illégal.
fact-position = Jugé dans
fact-why-illegal = Pourquoi illégal
fact-not-held = Position
fact-not-held-text = non enregistrée : que le coup soit illégal repose sur ce que l’arbitre a vu
verdict-guidelines-not-announced = On ne sait pas quel drapeau est tombé d’abord. Les Directives III, qui décideraient, ne valent que si le tournoi les a annoncées et si aucun temps ne s’ajoute aux coups. L’arbitre décide.
told-title = À dire aux deux camps
told-won = { $event ->
    [flag] Le temps de l’adversaire est écoulé et vous pouvez encore mater : vous gagnez.
    [resignation] L’adversaire a abandonné : vous gagnez.
    [illegal] L’adversaire a achevé un deuxième acte illégal : vous gagnez.
    [sealed] Le coup sous enveloppe de l’adversaire ne vaut pas : vous gagnez.
   *[other] Vous gagnez.
}
told-lost = { $event ->
    [flag] Votre temps est écoulé et l’adversaire peut encore mater : vous perdez.
    [resignation] Vous avez abandonné : vous perdez.
    [illegal] Vous avez achevé un deuxième acte illégal : vous perdez.
    [sealed] Votre coup sous enveloppe ne vaut pas : vous perdez.
   *[other] Vous perdez.
}
told-drawn = { $event ->
    [flag] { $who ->
        [by] Votre temps est écoulé, mais l’adversaire ne peut mater par aucune série de coups légaux : la partie est nulle.
       *[other] Le temps de l’adversaire est écoulé, mais vous ne pouvez mater par aucune série de coups légaux : la partie est nulle.
    }
    [resignation] { $who ->
        [by] Vous avez abandonné, mais l’adversaire ne peut mater par aucune série de coups légaux : la partie est nulle.
       *[other] L’adversaire a abandonné, mais vous ne pouvez mater par aucune série de coups légaux : la partie est nulle.
    }
    [illegal] { $who ->
        [by] C’est votre deuxième acte illégal, mais l’adversaire ne peut mater par aucune série de coups légaux : la partie est nulle.
       *[other] C’est le deuxième acte illégal de l’adversaire, mais vous ne pouvez mater par aucune série de coups légaux : la partie est nulle.
    }
   *[other] La partie est nulle.
}
told-won-earlier = La partie était déjà finie sur l’échiquier : vous avez gagné.
told-lost-earlier = La partie était déjà finie sur l’échiquier : vous avez perdu.
told-drawn-earlier = La partie était déjà finie sur l’échiquier : elle est nulle.
told-time-gained = { $event ->
    [claim] La demande de l’adversaire est incorrecte : vous gagnez { $time }, la partie continue.
   *[other] L’adversaire a achevé un acte illégal : vous gagnez { $time }, la partie continue.
}
told-time-given = { $event ->
    [claim] Votre demande est incorrecte : l’adversaire gagne { $time }, la partie continue.
   *[other] Vous avez achevé un acte illégal : l’adversaire gagne { $time }, la partie continue.
}
told-claim-right = { $who ->
    [by] Votre demande est correcte : la partie est nulle.
   *[other] La demande de l’adversaire est correcte : la partie est nulle.
}
told-legal = { $who ->
    [by] Votre coup est légal : la partie continue.
   *[other] Le coup de l’adversaire est légal : la partie continue.
}
told-continues = La partie continue.
arbitration-quickplay-finish = Directives III, parties sans incrément
arbitration-quickplay-finish-note = Elles ne valent que si le tournoi les a annoncées, si aucun temps ne s’ajoute aux coups et si ce n’est pas un blitz (III.2.1, III.2.2).
setting-quickplay-finish-not-announced = non annoncées : elles ne valent pas
setting-quickplay-finish-announced = annoncées
