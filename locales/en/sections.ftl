# Events in several sections.
event-sections = Sections
event-section = Section
event-entries = Entries of the event
event-desk = Entries of all sections
event-check-in = Check-in of all sections
event-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
event-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
event-round-running = round { $round } of { $all }
event-standings-after = after round { $round }
event-first = Leaders
event-whole-standings = Full standings
event-pairings = Pairings
event-participants = Players
event-fees = Entry fees
event-papers = Sheets of all sections
event-paper-check-in = Check-in sheet
event-paper-roster = List of players
event-paper-standings = Standings
event-paper-pairings = Pairings
event-no-pairings = No round is published.
event-search = Search by name, club or number
event-found = { $n ->
    [one] 1 player
   *[other] { $n } players
}
event-move = Move to { $section }
event-move-to = Move to
event-moved = { $name } is in { $section }.
event-also-in = also in { $section }
event-all-sections = All
event-key-row = row
section-title = Sections
section-note = An event can hold several tournaments: A, B, C, open and youth. They share dates, place, entries, check-in, fees and arbiters; rounds, standings and archive stay each one’s own.
section-open = Sections of the event
section-none = This tournament stands alone. The first section added makes it an event.
section-of = Section { $label } of { $event }
section-here = this tournament
section-add = Add a section
section-add-lead = It becomes a tournament with the same dates, place, rules, fees and arbiters as this one; its settings can be changed afterwards as always.
section-save = Save
section-name-hint = empty: name of the event and section
section-rounds-hint = empty: as here
section-make = Make it an event
section-make-lead = What the event is called, and what this tournament is called within it.
section-may-not = To add a section you need the right to create tournaments.
field-event-name = Name of the event
field-section-label = Section
flash-section-saved = Section saved.
flash-section-added = Section added.
flash-entry-moved = Moved.
action-section-set = Section of an event
action-section-add = Section added
action-entry-move-out = Moved to another section
action-entry-move-in = Came from another section
trail-moved = { $name } ({ $section })
refusal-no-event = This tournament is not a section of an event.
refusal-other-event = The two tournaments are not sections of one event.
refusal-section-begun = Section { $section } has begun: round 1 is published, and players stay in their section. Whoever must play elsewhere withdraws here and enters there.
refusal-section-drafted = In section { $section } round 1 is prepared already. Discard the draft, then move.

section-unlike = Not all sections say the same
section-unlike-lead = Dates, place and arbiters belong to the event. The ticked sections become as this one; who works here is invited there too.
section-unlike-button = Make as here
section-unlike-field = { $field }: { $there }; here { $here }
section-unlike-staff = { $name } works here and not there
flash-section-common = The sections say the same.
