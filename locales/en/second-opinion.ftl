# A second opinion on a report.
check-impossible = round { $round }: the rules give no pairing: { $why }
check-board = round { $round }, board { $board }: stands { $stands }; the rules give { $given }
check-bye = round { $round }, bye: stands { $stands }; the rules give { $given }
check-seat-bye = { $number } bye
check-colours = { $article } gives the colours
check-nothing-decides = nothing decides
check-not-in-question = it is not in question
check-unsettled = the group is too large to say why
check-match = round { $round }: stands { $stands }; the rules give { $given }
check-met = { $article }: they have met
check-forbidden = the event forbids it
check-same-colour = { $article }: both want the same colour absolutely
check-bye-barred = { $article }: no bye for whoever scored without playing
check-incomplete = { $article }: the others could not all be paired
check-worse = { $criterion } decides: { $stands } where { $possible } is possible
check-in-bracket = { $said } in the bracket of { $points }
check-order-mdp = { $article } (moved-down players) decides
check-order-mdp-transposition = { $article } (transposition against moved-down players) decides
check-order-exchange = { $article } (exchange) decides
check-order-transposition = { $article } (transposition) decides
check-none = nothing
check-standing = standings after round { $round }, number { $number }: { $words }
check-points = stands { points-with }; the rounds give { $computed }
check-place = stands on place { $written }; the rules give place { $first }
check-places = stands on place { $written }; the rules give places { $first } to { $last }
check-team-points = stands with match points { $written } and game points { $games }; the rounds give { $computed } and { $given }
check-decides = { $criterion } decides: { $own } against { $others } of number { $number }
check-std = standings after round { $round }: STD compares with the scheduled opponent (C.07 7.7); compared with a draw, as some programs do, it would differ in { $where }
check-std-at = round { $round } number { $number } against { $opponent }
check-std-other = the places follow the other reading
check-objection = standings after round { $round }: { $code }: { $words }
check-not-ranked = standings are not compared: { $why }
check-reads-std = STD with double forfeits: some programs compare the score with a draw, not with the scheduled opponent (C.07 7.7).
check-reads-koya = Koya (KS): programs differ about the limit, half of the points that can be had, and about opponents with unplayed games.
check-reads-fore-buchholz = Fore Buchholz (FB): programs differ about which games of the last round count as drawn.
job-check = Pairing and ranking the report again

check-title = Second opinion
check-lead = The report (TRF) of any program: every round is paired again, every place ranked again. Nothing is kept unless you ask for it.
check-file = Report
check-paste = or its text
check-button = Pair and rank again
check-again = Another report
check-verified = Verified
check-verified-text = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} and { $players ->
    [one] one place
   *[other] { $players } places
} follow from the rules.
check-differs = It differs
check-differs-text = Boards that differ: { $boards }. Places that differ: { $places }.
check-incomplete-title = Not everything could be compared
check-incomplete-text = What could be compared does not differ.
check-head-pairings = Pairings
check-head-standings = Points and places
check-head-notes = Readings and tie-breaks
check-head-remarks = What was repaired in reading
check-empty = Choose a file or paste its text.
check-broken = This is not a report that can be read.
check-not-paired = The rounds were not paired again: { $why }
check-api = Programs send the report to { $address } and get the same as JSON.
check-keep = Keep this answer at an address of its own, with a badge for other sites
check-keep-note = Its verdict, counts and codes are kept: no name and no file.
check-kept-at = This answer is kept at its own address
check-kept-secret = With this link, shown only now, you remove it:
check-kept-note = No name and no file is kept. Whoever has the report compares its SHA-256 with this one.
check-kept-badge = Badge for other sites
check-kept-how = Copy this into a page:
check-kept-rounds = Rounds paired again
check-kept-boards = Boards that differ
check-kept-system = System
check-kept-players = Players
check-kept-after = Ranked after round
check-kept-places = Places that differ
check-kept-tie-breaks = Tie-breaks
check-kept-date = Compared on
check-kept-digest = SHA-256 of the report
check-kept-made = Compared on { $date }
check-badge-verified = { $n ->
    [one] verified by tratto: one round
   *[other] verified by tratto: { $n } rounds
}
check-badge-differs = tratto: it differs
check-badge-incomplete = tratto: not all compared
check-remove-title = Remove this answer?
check-remove-lead = Its page and its badge will be gone, on other sites too.
check-remove = Remove
flash-check-removed = Answer removed.
