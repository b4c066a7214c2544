bracket-final = Final
bracket-semifinals = Semifinals
bracket-quarterfinals = Quarterfinals
bracket-round = Round { $round }
explain-articles-knock-out = FIDE has no rules for pairing a knock-out: the bracket comes from the pairing numbers, and the regulations of the event announce it.
explain-bracket-lead-lives = Whoever loses twice is out. Both brackets are made before round 1, and say who meets whom.
explain-bracket-lead = Whoever loses is out. The bracket was made before round 1 and says who meets whom.
explain-bracket-players = { $n ->
    [one] One player is in the bracket.
   *[other] { $n } players are in the bracket.
}
explain-bracket-round = It is round { $round } of { $rounds }.
explain-bracket-through = On without a game: { $names }.
explain-bracket-first = In the bracket the first seed meets the last one, the second the last but one, and so on: { $a } is seed { $seed }, { $b } is seed { $other }.
explain-bracket-next = Both came through their part of the bracket: { $a } is seed { $seed }, { $b } is seed { $other }.
explain-bracket-final = Both came through their half of the bracket and play the final: { $a } is seed { $seed }, { $b } is seed { $other }.
explain-bracket-third = Both lost their semifinals and play for the third place: { $a } is seed { $seed }, { $b } is seed { $other }.
explain-bracket-bye = { $name } is seed { $seed }. The bracket has more places than players: the byes of round 1 fall to the best seeds.
explain-bracket-alone = { $name }, seed { $seed }, goes on without a game: the other side of the bracket sends nobody.
explain-bracket-colour-balance = White goes to { $white }: compared with Black, { $black } has had White more often.
explain-bracket-colour-alternation = Both have had White as often: White goes to { $white }, who had Black when their colours last differed.
explain-bracket-colour-boards = Both have had the same colours: the better seeds get the colour drawn and the other one by turns, from board to board.
explain-bracket-colour-second = It is the second game of the match: the colours of the first, reversed.
explain-bracket-as-paired = That is how it is paired.
explain-bracket-later = { $a } and { $b } meet in round { $round }, if both get that far.
explain-bracket-out = { $name } has been out since round { $round }.
explain-bracket-not-in = { $name } is not in the bracket: it holds those who were there in round 1.
explain-bracket-has-opponent = { $name } has an opponent in this round.
action-result-goes-on = Going on, round and board
trail-goes-on-white = White goes on
trail-goes-on-black = Black goes on
refusal-ties-open = { $n ->
    [one] From board { $boards } of round { $round } nobody goes on yet: its result is missing, or the game was drawn and you name on the page of the round who goes on.
   *[other] From boards { $boards } of round { $round } nobody goes on yet: results are missing, or games were drawn and you name on the page of the round who goes on.
}
refusal-nothing-to-decide = Who goes on is named only for a drawn game of a knock-out.
refusal-off-bracket = Round { $round } has boards that the bracket does not give, so nobody can say who meets whom now. Correct its results, or take the later round back.
refusal-bracket-by-hand = The boards of a knock-out are those of its bracket: they are not changed by hand.
refusal-bracket-fixed = The bracket is published: it has no place for others. Before the first result the publication can be taken back.
refusal-bracket-bye = In a knock-out nobody asks for a bye: whoever is away is out, and the opponent goes on.
goes-on-title = Who goes on
goes-on-who = { $name } goes on
goes-on-open = level, who goes on?
goes-on-none = No board is level.
flash-goes-on-named = Noted who goes on.
tab-bracket = Bracket
bracket-lead = { $n ->
    [one] One player, knock-out.
   *[other] { $n } players, knock-out.
}
bracket-winner = { $name } won the tournament.
bracket-none = The bracket is there when round 1 is published.
bracket-off = Rounds of this tournament are not those of a bracket of its pairing numbers.
bracket-third = Third place
bracket-bye = bye
bracket-nobody = nobody
bracket-open = to be played
bracket-read-note = Before the name stands the seed, after it what the game gave. v marks who goes on after a drawn game, by tie-break or lot.
bracket-part = Part { $part }
bracket-last = Last rounds
bracket-parts = Parts of the bracket
bracket-named = goes on after a drawn game
bracket-seed = seed { $seed }
refusal-match-over = This match is over: no further game is entered. The last one can be taken back.
refusal-further-played = The two played on after this result. Take their further games back first.
refusal-games-decide = The further games say who goes on. Take the last one back if it was entered wrongly.
action-result-further = Further game, round and board
action-result-further-back = Further game taken back, round and board
goes-on-by-word = By lot, or by another tie-break:
match-rapid = rapid
match-blitz = blitz
match-armageddon = Armageddon
match-standard = standard
match-title = board { $board }
match-play-on = Play on
match-goes-on = { $name } goes on.
match-page = Further games
match-games-played = Games of the match
match-game = Game
match-game-short = No.
match-board-game = game of the round
match-open = Not decided yet.
match-next = Next game
match-under-way = { $kind }, game { $number } of { $games }
match-next-white = { $what }. White: { $name }.
match-kind = Kind
match-set = Games counted together
match-games = { $n ->
    [one] one game
   *[other] { $n } games
}
match-control = Time control
match-white = White
match-note = Colours change from game to game. Whoever is ahead when the games counted together are over goes on; level, the next ones decide. In an Armageddon game, always a single one, a draw lets Black go on.
match-result = Result, White first
match-take-back = Take the last game back
match-to-round = Back to round { $round }
flash-match-game-entered = The game is entered.
flash-match-game-back = The game is taken back.
bracket-reached-winner = won the tournament
bracket-reached-third = third
bracket-reached-in = still in the bracket
bracket-reached-not-in = not in the bracket
bracket-reached-out = { $round }, lost to { $name }
bracket-reached-away = { $round }, did not come
bracket-standings-note = Ranked by the bracket: the winner, then those who lost, by round; within a round by points and tie-breaks.
bracket-second-final = Second final
bracket-stage-winners = Winners’ bracket, round { $round }
bracket-stage-losers = Losers’ bracket, round { $round }
bracket-winners = Winners’ bracket
bracket-losers = Losers’ bracket
bracket-finals = Final
bracket-lives-note = Whoever loses once goes on in the losers’ bracket, whoever loses twice is out. If the final is won from the losers’ bracket, a second one is played.
explain-bracket-waiting = They wait for their next match: { $names }.
explain-bracket-losers = { $a } (seed { $seed }) and { $b } (seed { $other }) have lost once: they meet in the losers’ bracket.
explain-bracket-final-of-both = { $a } and { $b } have won the two brackets: this is the final.
explain-bracket-second-final = { $a } and { $b } have lost once each: the second final decides.
explain-bracket-other = { $a } has not lost, { $b } has lost once: they can meet in the final alone, in round { $round }.
explain-bracket-waits = { $name } waits in this round: their next match is in round { $round }.
pairing-edition-knock-out-lives = Double elimination: two defeats put a player out
pairing-edition-knock-out-two-lives = Double elimination, matches of two games
bracket-lead-lives = { $n ->
    [one] { $n } player, double elimination.
   *[other] { $n } players, double elimination.
}
