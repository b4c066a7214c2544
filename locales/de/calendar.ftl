# Der Turnierkalender.
calendar-all-kinds = alle
calendar-all-regions = alle
calendar-atom = Neues (Atom)
calendar-coming = Demnächst
calendar-csv = CSV
calendar-days = Tage
calendar-entered = Angemeldet
calendar-entries = Anmeldung offen
calendar-everywhere = In allen Regionen
calendar-ics = Diese Suche als iCal-Kalender
calendar-lead = { $lead }.
calendar-lead-coming = { $n ->
    [0] Demnächst kein Turnier
    [one] Demnächst ein Turnier
   *[other] Demnächst { $n } Turniere
}
calendar-lead-entries = { $n ->
    [0] Kein Turnier mit offener Anmeldung
    [one] Ein Turnier mit offener Anmeldung
   *[other] { $n } Turniere mit offener Anmeldung
}
calendar-lead-over = { $n ->
    [0] Kein beendetes Turnier
    [one] Ein beendetes Turnier
   *[other] { $n } beendete Turniere
}
calendar-lead-region = { $lead } in { $region }.
calendar-lead-weekend = { $n ->
    [0] Kein Turnier an diesem Wochenende
    [one] Ein Turnier an diesem Wochenende
   *[other] { $n } Turniere an diesem Wochenende
}
calendar-news = { $days }, { $place }: { $about }
calendar-none = Kein Turnier passt zur Suche.
calendar-over = Beendet
calendar-search = Suchen
calendar-take = Zum Mitnehmen
calendar-title = Kalender
calendar-waiting-list = Warteliste
calendar-weekend = Dieses Wochenende
calendar-words = Turnier, Ort oder Saal
