# Tournois en plusieurs sections.
event-sections = Sections
event-section = Section
event-entries = Inscriptions de l’événement
event-desk = Inscriptions de toutes les sections
event-check-in = Pointage de toutes les sections
event-players = { $n ->
    [one] { $n } inscription
   *[other] { $n } inscriptions
}
event-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
event-round-running = ronde { $round } sur { $all }
event-standings-after = après la ronde { $round }
event-first = En tête
event-whole-standings = Classement complet
event-pairings = Appariements
event-participants = Inscriptions
event-fees = Droits d’inscription
event-papers = Feuilles de toutes les sections
event-paper-check-in = Feuille de pointage
event-paper-roster = Liste des inscriptions
event-paper-standings = Classements
event-paper-pairings = Appariements
event-no-pairings = Aucune ronde n’est publiée.
event-search = Chercher par nom, club ou numéro
event-found = { $n ->
    [one] { $n } inscription
   *[other] { $n } inscriptions
}
event-move = Déplacer vers { $section }
event-move-to = Déplacer vers
event-moved = { $name } est dans { $section }.
event-also-in = aussi dans { $section }
event-all-sections = Toutes
event-key-row = ligne
section-title = Sections
section-note = Un événement peut réunir plusieurs tournois : A, B, C, open et jeunes. Ils partagent dates, lieu, inscriptions, pointage, droits et arbitres ; rondes, classement et archive restent à chacun.
section-open = Sections de l’événement
section-none = Ce tournoi est seul. La première section ajoutée en fait un événement.
section-of = Section { $label } de { $event }
section-here = ce tournoi
section-add = Ajouter une section
section-add-lead = Elle devient un tournoi avec les dates, le lieu, les règles, les droits et les arbitres de celui-ci ; ses réglages se changent ensuite comme toujours.
section-save = Enregistrer
section-name-hint = vide : nom de l’événement et section
section-rounds-hint = vide : comme ici
section-make = En faire un événement
section-make-lead = Le nom de l’événement, et celui de ce tournoi en son sein.
section-may-not = Pour ajouter une section il faut le droit de créer des tournois.
field-event-name = Nom de l’événement
field-section-label = Section
flash-section-saved = Section enregistrée.
flash-section-added = Section ajoutée.
flash-entry-moved = Déplacement fait.
action-section-set = Section d’un événement
action-section-add = Section ajoutée
action-entry-move-out = Passage à une autre section
action-entry-move-in = Arrivée d’une autre section
trail-moved = { $name } ({ $section })
refusal-no-event = Ce tournoi n’est pas une section d’un événement.
refusal-other-event = Les deux tournois ne sont pas des sections d’un même événement.
refusal-section-begun = La section { $section } a commencé : la ronde 1 est publiée, et qui joue reste dans sa section. Qui doit jouer ailleurs se retire ici et s’inscrit là.
refusal-section-drafted = Dans la section { $section } la ronde 1 est déjà préparée. Supprimez le brouillon, puis déplacez.

section-unlike = Les sections ne concordent pas toutes
section-unlike-lead = Dates, lieu et arbitres sont à l’événement. Les sections cochées deviennent comme celle-ci ; qui travaille ici reçoit aussi l’invitation là-bas.
section-unlike-button = Rendre comme ici
section-unlike-field = { $field } : { $there } ; ici { $here }
section-unlike-staff = { $name } travaille ici et pas là-bas
flash-section-common = Les sections concordent.
