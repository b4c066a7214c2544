# Le calendrier des tournois.
calendar-all-kinds = tous
calendar-all-regions = toutes
calendar-atom = Nouvelles (Atom)
calendar-coming = À venir
calendar-csv = CSV
calendar-days = Jours
calendar-entered = Inscriptions
calendar-entries = Inscriptions ouvertes
calendar-everywhere = Dans toutes les régions
calendar-ics = Cette recherche en calendrier iCal
calendar-lead = { $lead }.
calendar-lead-coming = { $n ->
    [0] Aucun tournoi à venir
    [one] Un tournoi à venir
   *[other] { $n } tournois à venir
}
calendar-lead-entries = { $n ->
    [0] Aucun tournoi avec inscriptions ouvertes
    [one] Un tournoi avec inscriptions ouvertes
   *[other] { $n } tournois avec inscriptions ouvertes
}
calendar-lead-over = { $n ->
    [0] Aucun tournoi terminé
    [one] Un tournoi terminé
   *[other] { $n } tournois terminés
}
calendar-lead-region = { $lead }, région { $region }.
calendar-lead-weekend = { $n ->
    [0] Aucun tournoi ce week-end
    [one] Un tournoi ce week-end
   *[other] { $n } tournois ce week-end
}
calendar-news = { $days }, { $place } : { $about }
calendar-none = Aucun tournoi ne correspond à la recherche.
calendar-over = Terminés
calendar-search = Chercher
calendar-take = À emporter
calendar-title = Calendrier
calendar-waiting-list = liste d’attente
calendar-weekend = Ce week-end
calendar-words = Tournoi, ville ou salle
