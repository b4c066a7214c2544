# The calendar of tournaments.
calendar-all-kinds = all
calendar-all-regions = all
calendar-atom = News (Atom)
calendar-coming = Coming
calendar-csv = CSV
calendar-days = Days
calendar-entered = Entered
calendar-entries = Entries open
calendar-everywhere = In all regions
calendar-ics = This search as an iCal calendar
calendar-lead = { $lead }.
calendar-lead-coming = { $n ->
    [0] No tournament is coming
    [one] One tournament is coming
   *[other] { $n } tournaments are coming
}
calendar-lead-entries = { $n ->
    [0] No tournament takes entries
    [one] One tournament takes entries
   *[other] { $n } tournaments take entries
}
calendar-lead-over = { $n ->
    [0] No tournament is over
    [one] One tournament is over
   *[other] { $n } tournaments are over
}
calendar-lead-region = { $lead } in { $region }.
calendar-lead-weekend = { $n ->
    [0] No tournament this weekend
    [one] One tournament this weekend
   *[other] { $n } tournaments this weekend
}
calendar-news = { $days }, { $place }: { $about }
calendar-none = No tournament fits the search.
calendar-over = Over
calendar-search = Search
calendar-take = To take away
calendar-title = Calendar
calendar-waiting-list = waiting list
calendar-weekend = This weekend
calendar-words = Tournament, town or hall
