# Il calendario dei tornei.
calendar-all-kinds = tutti
calendar-all-regions = tutte
calendar-atom = Novità (Atom)
calendar-coming = In programma
calendar-csv = CSV
calendar-days = Giorni
calendar-entered = Iscritti
calendar-entries = Iscrizioni aperte
calendar-everywhere = In tutte le regioni
calendar-ics = Calendario iCal di questa ricerca
calendar-lead = { $lead }.
calendar-lead-coming = { $n ->
    [0] Nessun torneo in programma
    [one] Un torneo in programma
   *[other] { $n } tornei in programma
}
calendar-lead-entries = { $n ->
    [0] Nessun torneo con iscrizioni aperte
    [one] Un torneo con iscrizioni aperte
   *[other] { $n } tornei con iscrizioni aperte
}
calendar-lead-over = { $n ->
    [0] Nessun torneo concluso
    [one] Un torneo concluso
   *[other] { $n } tornei conclusi
}
calendar-lead-region = { $lead } in { $region }.
calendar-lead-weekend = { $n ->
    [0] Nessun torneo in questo fine settimana
    [one] Un torneo in questo fine settimana
   *[other] { $n } tornei in questo fine settimana
}
calendar-news = { $days }, { $place }: { $about }
calendar-none = Nessun torneo corrisponde alla ricerca.
calendar-over = Conclusi
calendar-search = Cerca
calendar-take = Da portare via
calendar-title = Calendario
calendar-waiting-list = lista d’attesa
calendar-weekend = Questo fine settimana
calendar-words = Torneo, città o sede
