# An adjourned game: the envelope (Guidelines I)
ruling-title-adjourn = Adjournment
incident-adjourned = adjournment
adjourn-lead = The player to move writes the move, seals it and stops the clock (art. §sealed-move§). Here the envelope is filled in; games are adjourned where the rules of the event say so.
adjourn-number = Sealed move, number
adjourn-number-note = The player who has the move seals it.
adjourn-number-unreadable = Write the number of the move, from 1 to 999.
adjourn-white-left = Time left to White
adjourn-black-left = Time left to Black
adjourn-clock-note = As the clock shows them: 0:25:30.
adjourn-clock-unreadable = The time cannot be read: write for example 0:25:30.
adjourn-offer = Open offer of a draw
adjourn-offer-none = none
adjourn-offer-white = by White
adjourn-offer-black = by Black
adjourn-resumes = Resumption: day, hour and place
adjourn-resumes-note = It stands on the envelope, for example: Sunday 29 at 9, room B.
adjourn-resumes-missing = Write when and where play resumes.
adjourn-kept = Who keeps the envelope
adjourn-headline = Adjourned: move { $number } is sealed
adjourn-done-lead = For the pairing it counts as a draw until it is over.
adjourn-print = Print the envelope
adjourn-sealed = { $side ->
    [white] { $number }, by White
   *[black] { $number }, by Black
}
record-adjourned = { $side ->
    [white] Game adjourned { $after }: White seals move { $number }.
   *[black] Game adjourned { $after }: Black seals move { $number }.
}
record-adjourned-times = Time left: White { $white }, Black { $black }.
record-adjourned-resumes = Resumption: { $resumes }.
record-adjourned-offer = { $side ->
    [white] An offer of a draw by White is open.
   *[black] An offer of a draw by Black is open.
}
cause-adjournment = adjourned
# Opening the envelope
ruling-title-sealed = Sealed move
incident-sealed = sealed move
sealed-lead = The envelope is opened when the player who must reply is present (art. §envelope-opened§). Write the move as it stands on the sheet.
sealed-found = What is there
sealed-found-opened = the envelope, opened now
sealed-found-missing = no envelope: the move is stated
sealed-found-position-lost = the position cannot be set up again
sealed-written = The move as it is written
sealed-written-note = With the letters of any language. Empty where the sheet says nothing.
sealed-state-anew = The stated move must be a single legal one: ask for it again.
sealed-played = The sealed move is played: { $move }
sealed-lead-opened = Set the clocks to the times on the envelope, make the move on the board and start the clock of the player who replies. Then record it.
sealed-lead-missing = The stated move is played, with the times that were noted; where they are not found the arbiter sets them. Then record it.
sealed-lead-position-lost = The game is played anew.
sealed-is-clear = The game had ended before the move was sealed.
sealed-is-ambiguous = The sealed move is ambiguous: more than one legal move fits.
sealed-is-unclear = What is in the envelope cannot be given a meaning.
sealed-is-illegal = The sealed move is illegal.
ruled-position-lost = The game is annulled and another one is played
record-sealed-opened = { $side ->
    [white] White’s envelope is opened: { $written }.
   *[black] Black’s envelope is opened: { $written }.
}
record-sealed-missing = { $side ->
    [white] The envelope is missing. White states the move: { $written }.
   *[black] The envelope is missing. Black states the move: { $written }.
}
record-sealed-position-lost = The position of the adjournment cannot be set up again.
cause-sealed-move = sealed move
# On the page of the game
signal-adjourned-bare = Adjourned without an envelope: if a move was sealed, fill it in here.
signal-adjourned-envelope = The move is sealed. On resumption position and times are set up; then the envelope is opened.
signal-sealed-move = The sealed move is { $move }: record it, and play goes on.
signal-resumed = Play has resumed. Moves are recorded here; the result is entered at the end.
signal-fill-envelope = Fill in the envelope
signal-open-envelope = Open the envelope
signal-record-sealed = Record the move
