# S’inscrire : le formulaire, ses liens, les demandes, la porte des clubs.
enter-go = S’inscrire
enter-title = Inscription
enter-until = Clôture le { $day }.
enter-who = Qui joue
enter-find-label = Nom, ID FIDE ou ID national
enter-find = Chercher
enter-filled = Données prises dans { $list }, Elo { $rating } : vérifiez-les et complétez la date de naissance.
enter-found = { $n ->
    [0] Aucun résultat pour ce nom.
    [one] Une personne trouvée.
   *[other] { $n } personnes trouvées.
}
enter-choose = Choisissez qui joue
enter-nobody = Aucune de ces personnes : j’écris mes données
enter-nobody-note = Aucune liste publique ne nomme les mineurs qui n’ont pas encore joué : on les trouve dans les listes Elo par numéro et nom ensemble, ou on les écrit ici.
enter-go-on = Continuer avec ce choix
enter-club-question = Voulez-vous inscrire plusieurs personnes de votre club ?
enter-full = Toutes les places sont prises : la demande va en liste d’attente.
enter-email = E-mail
enter-back-to-find = Chercher à nouveau dans la liste
enter-on-its-way = La salle ne l’a pas encore reçu. Cela part tout seul dès que l’ordinateur de la salle a du réseau ; la décision de l’arbitre se lira ici.
enter-byes = Byes
enter-byes-rounds = Rondes avec bye
enter-byes-note = Un demi-point chacun, { $most } au plus, jusqu’à la ronde { $last }.
enter-fee = Droits : { $fee }
enter-fee-label = Droits
enter-fee-paid = { $fee }, payés
enter-fee-rest = { $fee }, dont { $open } à payer
enter-fee-is = Droits : { $fee }.
enter-fee-note = Sur place, au pointage, ou par virement : code et référence sont dans la confirmation.
enter-guardian = Un représentant légal confirme
enter-guardian-note = Avant { $age } ans, l’inscription attend qu’un représentant légal ouvre le lien de la confirmation.
enter-guardian-name = Nom et prénom du représentant légal
enter-guardian-email = E-mail du représentant légal
enter-shown = Ce qui s’affiche
enter-shown-note = Appariements et classement sortent avec nom, Elo et club. C’est le tournoi qui les publie ; vous pouvez choisir comment, et changer d’avis.
enter-notice = Notice sur les données
enter-notice-version = Notice sur les données, version { $number } du { $day }
enter-send = Envoyer la demande
enter-nothing-sent = Rien n’a encore été envoyé.
enter-request-of = Inscription de
enter-at = { $day }, { $time }
enter-awaited = en attente
enter-step-sent = Reçue
enter-step-guardian = Confirmée par un représentant légal
enter-step-waiting = Liste d’attente
enter-step-accepted = Acceptée par l’arbitre
enter-step-refused = Non acceptée
enter-step-withdrawn = Retirée
setting-request_state-requested = Reçue
setting-request_state-guardian = Attend un représentant légal
setting-request_state-waiting = En liste d’attente
setting-request_state-confirmed = Acceptée
setting-request_state-refused = Non acceptée
setting-request_state-withdrawn = Retirée
enter-lead-requested = L’arbitre décide, en général le jour même. Revenez sur cette page pour la réponse.
enter-lead-guardian = La confirmation de { $name } manque : envoyez-lui le lien ci-dessous.
enter-lead-waiting = { $n ->
    [1] Toutes les places sont prises : vous êtes en tête de la liste.
   *[other] Toutes les places sont prises : vous êtes à la place { $n } de la liste.
}
enter-lead-confirmed = Rendez-vous au tournoi. Ici vous pouvez encore vous retirer ou changer votre affichage.
enter-lead-refused = L’arbitre n’a pas accepté la demande : { $reason }
enter-lead-withdrawn = La demande est retirée.
enter-code = Code
enter-guardian-how = Qui ouvre ce lien peut confirmer l’inscription ou l’arrêter : ne le donnez qu’au représentant légal.
enter-guardian-write = Écrire au représentant légal
enter-guardian-subject = Confirmez l’inscription de { $name } à { $tournament }
enter-guardian-letter = { $name } veut jouer à { $tournament }. Un représentant légal confirme en ouvrant ce lien :
enter-pay-note = Scannez le code avec l’appli de la banque, ou copiez les données.
enter-pay-code = Code pour le virement
enter-payee = Bénéficiaire
enter-reference = Référence
enter-keep = Gardez cette page
enter-keep-note = Avec ce lien, vous voyez la réponse, modifiez l’inscription ou la retirez. Qui l’a peut le faire à votre place.
enter-keep-write = Envoyer le lien par e-mail
enter-own-subject = Inscription de { $name } à { $tournament }
enter-own-letter = La page de l’inscription de { $name } à { $tournament } :
enter-change = Modifier l’inscription
enter-change-save = Enregistrer
flash-enter-changed = Modifiée.
enter-withdraw = Retirer l’inscription
enter-withdraw-note = Qui suit monte d’une place. On ne revient pas à la même.
enter-withdraw-now = Retirer
flash-enter-withdrawn = Retirée.
enter-guardian-lead = { $name }, par cette confirmation, vous déclarez que l’enfant peut jouer et comment son nom s’affiche.
enter-guardian-yes = Je confirme pour { $name }
enter-guardian-yes-note = L’heure et la version de la notice sont gardées. Avec le même lien, vous pouvez changer le choix ou retirer l’inscription.
flash-enter-confirmed = Confirmée : maintenant l’arbitre décide.
# La liste des arbitres.
enter-requests = Demandes
enter-requests-open = { $n ->
    [0] Aucune demande à décider
    [one] Une demande à décider
   *[other] { $n } demandes à décider
}
enter-no-requests = Personne n’a encore envoyé de demande.
enter-places = Places prises : { $taken } sur { $places }.
enter-taken = { $n ->
    [0] Aucune inscription.
    [one] Une inscription.
   *[other] { $n } inscriptions.
}
enter-never-opened = Le formulaire d’inscription n’a jamais été ouvert.
enter-is-open = Le formulaire est ouvert.
enter-is-closed = Le formulaire est fermé.
enter-sent-code = du { $day }, code { $code }
enter-waiting-place = Liste d’attente, n° { $place }
enter-guardian-is = Représentant légal : { $name }.
enter-guardian-awaited = N’a pas encore confirmé.
enter-guardian-link = Confirmé par le lien.
enter-guardian-paper = Signé sur papier.
enter-guardian-club = Le club en répond.
enter-byes-are = Byes : { $rounds }.
enter-do-accept = Accepter
enter-do-accept-of = Accepter { $name }
enter-do-another = Autre personne : accepter
enter-do-paper = Le représentant légal a signé
enter-do-wait = En liste d’attente
enter-do-again = Remettre dans les demandes
enter-do-refuse = Ne pas accepter
enter-reason = Motif
flash-enter-accepted = Acceptée : l’inscription est faite.
flash-enter-refused = Non acceptée.
flash-enter-put-waiting = En liste d’attente.
flash-enter-signed = La signature du représentant légal est notée.
flash-enter-returned = De nouveau dans les demandes.
# Ce que l’arbitre principal fixe.
enter-door-title = Formulaire d’inscription
enter-door-lead = Qui ouvre le formulaire reçoit des demandes ; chacune devient une inscription quand un arbitre l’accepte.
enter-door-open = Ouvrir ou modifier le formulaire
enter-door-note = Qui veut jouer s’inscrit depuis son téléphone ; ici vous décidez qui entre.
field-door-open = Chacun peut s’inscrire
field-door-until = Dernier jour
field-door-places = Places
field-door-rating-least = Elo à partir de
field-door-rating-most = Elo jusqu’à
field-door-club-places = Places par club
field-door-guardian = Un représentant légal confirme avant l’âge de
field-door-payee = Titulaire du compte
field-door-iban = IBAN
field-door-notice = Notice sur les données
enter-account-note = Avec un compte, la confirmation contient un code que les applis bancaires lisent. Les tranches disent combien chacun paie.
field-byes = Byes
field-consent = Le club a le consentement des représentants légaux pour les mineurs
field-request-state = Demande
field-guardian-name = Nom du représentant légal
field-guardian-email = E-mail du représentant légal
enter-notice-note = De nouveaux mots font une nouvelle version (c’est maintenant la { $number }) ; chaque demande garde la sienne.
enter-notice-first = Les données servent à organiser le tournoi : appariements, classement, rapport à la fédération. Nom, année de naissance, Elo et club sont publiés comme vous le choisissez ; la date de naissance complète et les adresses ne sont vues que par les arbitres. Vous pouvez demander à l’organisateur de voir, corriger ou effacer vos données.
# Des clubs.
enter-club-title = Inscription par un club
enter-club-who = Qui du club joue
enter-club-nobody = Tout le club est déjà inscrit, ou sa demande est envoyée.
enter-club-choices = Choix et données
enter-club-send = Envoyer les demandes
flash-enter-club-sent = Les demandes sont envoyées.
enter-club-sent-title = Envoyées par le club
enter-club-total = À payer en tout : { $total }.
enter-club-entered = { $n ->
    [0] Personne du club n’est encore inscrit.
    [one] Une personne du club est déjà inscrite.
   *[other] { $n } personnes du club sont déjà inscrites.
}
enter-club-back = Retirer
enter-club-back-of = Retirer { $name }
refusal-door-closed = Les inscriptions ne sont pas ouvertes.
refusal-too-many-requests = Trop de demandes sont venues d’ici. La prochaine est acceptée à { $time }.
refusal-rating-elsewhere = Avec { $rating }, { $name } n’est pas de cette section.
refusal-unrated-elsewhere = Sans Elo, { $name } n’est pas de cette section.
refusal-enter-section = La bonne section est { $section }.
refusal-ask-organiser = Demandez à l’organisateur.
problem-ratings-crossed = Moins de { $value }.
enter-door-limits = À qui est réservée la section, et combien par club ; qui vient après attend. Vide : aucune limite.
enter-sections = Section
enter-section-from = à partir de { $least }
enter-section-to = jusqu’à { $most }
enter-section-between = de { $least } à { $most }
enter-section-yours = la vôtre, avec { $rating }
enter-section-yours-unrated = la vôtre, sans Elo
enter-section-closed = close
enter-club-places = { $n ->
    [1] Une personne par club ; qui vient après attend.
   *[other] { $n } personnes par club ; qui vient après attend.
}
refusal-request-decided = Cette demande a déjà été décidée.
refusal-guardian-first = Un représentant légal doit d’abord confirmer.
refusal-guardians-choice = Un représentant légal a choisi : lui seul peut changer.
problem-iban = « { $value } » n’est pas un IBAN : vérifiez les chiffres.
problem-byes-many = { $value } au plus.
problem-byes-late = Jusqu’à la ronde { $value } seulement.
action-tournament-door = Formulaire d’inscription
action-request-send = Demande d’inscription
action-request-send-club = Demandes d’un club
action-request-fetch = Demande venue du site
action-request-change = Demande modifiée
action-request-confirm = Confirmée par un représentant légal
action-request-withdraw = Demande retirée
action-request-accept = Demande acceptée
action-request-decide = Décision sur une demande
