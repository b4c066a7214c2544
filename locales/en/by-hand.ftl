# A draft changed by hand, and a round taken back.
by-hand-title = Round { $round }, by hand
by-hand-open = Change by hand
by-hand-go-on = Go on by hand
by-hand-tag = Draft, by hand
by-hand-nobody-sees = Nobody sees it until you publish it.
by-hand-changes = By hand
by-hand-n-changes = { $n ->
    [0] no change
    [one] one change
   *[other] { $n } changes
}
by-hand-engine = Engine
by-hand-back = Back to the engine
by-hand-key-take = take, then swap
by-hand-colours = Turn the colours
by-hand-unseat = Dissolve the board
by-hand-no-bye = Take the bye away
by-hand-give-bye = Give the bye
by-hand-let-go = Let go
by-hand-take-then = Touch another name: the two swap seats.
by-hand-column = By hand
by-hand-was = was { $name }
by-hand-colours-changed = colours turned
by-hand-new-board = new board
by-hand-bye = Bye:
by-hand-rest = Let the engine pair the others
by-hand-waiting = { $n ->
    [one] One has no board
   *[other] { $n } have no board
}
by-hand-as-ruled = As the engine
by-hand-differs = { $n ->
    [one] One seat other than the engine’s
   *[other] { $n } seats other than the engine’s
}
by-hand-no-rules = The engine finds no pairing
by-hand-criteria = Criteria that change
by-hand-criterion = Criterion
by-hand-ruled = engine
by-hand-group = group of { $points }
by-hand-none = none
by-hand-not-as-ruled = other than the engine.
by-hand-level-2 = notice: { $what }
by-hand-level-3 = asks for a yes: { $what }
by-hand-level-4 = asks twice: { $what }
by-hand-pair-all = Pair everybody, then publish.
by-hand-missing = Before you publish, results are missing: { $boards }.
by-hand-reason = Reason
by-hand-reason-short = reason
by-hand-reason-note = goes into the report as written
by-hand-in-report = In the TRF:
by-hand-published = Paired by hand: { $reason }
by-hand-not-done = The change was not made.
by-hand-leave = Leave it
by-hand-anyway = Do it all the same
by-hand-pair = { $white } – { $black }
by-hand-rematch = { $pair } was played already in round { $round } (C1).
by-hand-forbidden = { $pair } is a prohibited pair.
by-hand-bye-barred = { $name } may not have the bye: they had one already, or points without play (C2).
by-hand-third-colour = { $name } has the same colour for the third time in a row (C11).
by-hand-colour-difference = { $name } goes beyond a colour difference of two (C10).
by-hand-both-against-due = { $pair }: neither has the colour that they are due.
by-hand-colours-turned = { $pair }: the colours are not those of article 5.
take-back-open = Take the round back
take-back-title = Take round { $round } back?
take-back-lead = The round becomes a draft again: it vanishes from everybody’s pages, the boards stay as they are, they can be changed by hand, then it is published anew.
take-back-sheets = The sheets on the wall and the players’ phones show a round that no longer counts: tell the hall.
take-back-reason = Reason
take-back-yes = Take round { $round } back
take-back-sure = Yes, the hall knows: take round { $round } back
take-back-second = One question is left: round { $round } is public already. Whoever read it will sit down there.
flash-round-taken-back = The round is a draft again.
by-hand-end = End the manual phase
flash-by-hand-ended = Manual phase ended: the draft can be published.
no-pairing-title = Round { $round } cannot be paired
no-pairing-what = It can be paired by hand: the draft begins without boards, and the page asks for a yes for each pair against the rules.
no-pairing-by-hand = Pair by hand
action-round-draft-by-hand = Empty draft, to be paired by hand
action-round-by-hand-end = Manual phase ended
by-hand-empty = Empty the draft
by-hand-empty-note = To fix some pairs and leave the rest to the engine.
