# L’archive d’un tournoi : sortie, entrée, passage à un autre ordinateur.
archive-title = Archive du tournoi
archive-lead = Un seul fichier avec tout : { $players ->
    [0] aucune inscription
    [one] une inscription
   *[other] { $players } inscriptions
  }, { $rounds ->
    [0] aucune ronde publiée
    [one] une ronde publiée
   *[other] { $rounds } rondes publiées
  }, parties, incidents, décisions, prix et journal.
archive-take = L’emporter
archive-take-note = Elle s’ouvre à l’identique sur un autre ordinateur, même en pleine ronde. Elle contient des données personnelles : ne la publiez pas.
archive-same-again = C’est le fichier avec lequel le tournoi continue ailleurs : il se télécharge aussi souvent que nécessaire, toujours le même.
archive-download = Télécharger l’archive
archive-chief-only = L’arbitre principal ou un administrateur la télécharge.
archive-digest = Empreinte
archive-move = Passer à un autre ordinateur
archive-move-here = Ici, appuyez sur « Céder le tournoi » : dès lors, plus rien ne change ici.
archive-move-take = Téléchargez l’archive.
archive-move-there = Là-bas, ouvrez-la depuis « Mes tournois », « Ouvrir une archive » : le tournoi continue d’où il était.
archive-hand-over = Céder le tournoi
archive-handed-note = Le tournoi continue ailleurs. Ne le reprenez que si l’autre copie est perdue : dès lors il y en aurait deux. Si l’autre ordinateur envoie ici avec un lien de vous (Réglages → Copie sur un site), cette adresse montre ce qui s’y passe.
archive-take-back = Reprendre le tournoi
archive-open-title = Ouvrir une archive
archive-open-lead = Le tournoi arrive tel qu’il était : participants, rondes, parties, incidents, prix et journal. Vous en devenez l’arbitre principal.
archive-open-file = Archive (.tratto)
archive-open = Ouvrir
archive-export = Archive du tournoi, passage à un autre ordinateur
archive-fault-none = Le fichier n’est pas l’archive d’un tournoi, ou s’arrête avant la fin.
archive-fault-manifest = manifest.json est illisible : l’archive est abîmée.
archive-fault-newer = L’archive vient d’un programme plus récent ({ $program }, format { $version }) : mettez celui-ci à jour.
archive-fault-large = { $part } est trop grand pour une archive.
archive-fault-missing = { $part } manque.
archive-fault-unknown = { $part } ne fait pas partie d’une archive.
archive-fault-broken = { $part } est abîmé et illisible.
archive-fault-digest = { $part } n’est pas ce que l’archive avait à l’origine : l’empreinte diffère.
archive-fault-row = { $row ->
    [0] La première ligne de { $part } ne nomme pas les bonnes colonnes.
   *[other] La ligne { $row } de { $part } est illisible.
}
archive-fault-trail = La ligne { $row } de { $part } ne suit pas celles d’avant : le journal a été changé.
archive-fault-refused = { $part } contient quelque chose qu’un tournoi ne peut pas avoir.
handed-over = Cédé à un autre ordinateur par { $by }, le { $date } à { $time } (empreinte { $digest }). Plus rien ne change ici.
refusal-not-handed-over = Le tournoi n’a pas été cédé.
flash-archive-opened = Le tournoi est ici.
flash-handed-over = Tournoi cédé. Téléchargez maintenant l’archive et ouvrez-la sur l’autre ordinateur.
flash-hand-over-back = Le tournoi continue de nouveau ici.
objection-hand-over-taken-back = Le tournoi, cédé à un autre ordinateur, reprend ici
objection-means-hand-over-taken-back = Si quelqu’un continue aussi là-bas, il y a deux tournois qui ne se réunissent plus. Ce qui a été écrit là-bas n’arrive pas ici.
action-tournament-open-archive = Ouvert depuis une archive, empreinte
action-tournament-hand-over = Cédé à un autre ordinateur, empreinte
action-tournament-take-over-back = Repris après la cession
job-archive = Préparation de l’archive
job-open-archive = Ouverture de l’archive
