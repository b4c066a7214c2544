# Rulings by questions

tree-step = { $question } { $answer }.
ruling-title-start = Wrong initial position or board
ruling-title-colours = Colours reversed
ruling-title-displaced = Displaced pieces
ruling-title-clock = Clock defective or set wrongly
ruling-title-pausing = Clocks paused
ruling-title-device = Telephone or other device
ruling-title-distraction = Distraction
ruling-title-refusal = Refusal to comply
ruling-title-penalty = Penalty
incident-pausing = clocks paused
incident-refusal = refusal to comply
incident-penalty = penalty
tree-player = Player
tree-next = Next
tree-again = Ask again
tree-discretion = the arbiter decides
tree-unknown-answer = This is not one of the possible answers.
tree-note = record it in your own words
tree-penalties = Penalties given so far in the event
record-tree-start = Wrong initial position or board.
record-tree-colours = Colours reversed.
record-tree-displaced = { $side ->
    [white] White displaced pieces.
    [black] Black displaced pieces.
   *[none] Pieces displaced.
}
record-tree-clock = Clock defective or set wrongly.
record-tree-pausing = { $side ->
    [white] Clocks paused, White.
    [black] Clocks paused, Black.
   *[none] Clocks paused.
}
record-tree-device = { $side ->
    [white] White: telephone or other device.
    [black] Black: telephone or other device.
   *[none] Telephone or other device.
}
record-tree-distraction = { $side ->
    [white] Distraction, White.
    [black] Distraction, Black.
   *[none] Distraction.
}
record-tree-refusal = { $side ->
    [white] White refuses to comply with the Laws.
    [black] Black refuses to comply with the Laws.
   *[none] Refusal to comply with the Laws.
}
record-tree-penalty = { $side ->
    [white] Penalty for White.
    [black] Penalty for Black.
   *[none] Penalty.
}
ask-play-competition = The competition rules apply
ask-play-otherwise = Rapid or blitz without full supervision
ask-over-yes = The game has a result already
ask-over-no = The game is going on
ask-reversed-ten-moves = The edition counts ten moves
ask-reversed-goes-on = By the edition play goes on unless the arbiter rules otherwise
ask-reversed-silent = The edition is silent
ask-restorable-last = The edition wants the last certain position
ask-restorable-annulled = The edition annuls the game
ask-ten = How many moves has the player with fewer completed?
ask-ten-fewer = Fewer than ten moves
ask-ten-ten = Ten moves or more
ask-wrong = What was wrong?
ask-wrong-array = The initial position of the pieces
ask-wrong-board = The board was turned
ask-misplaced = What was misplaced?
ask-misplaced-king = A king
ask-misplaced-rook = A rook
ask-misplaced-other = Something else, or the board
ask-otherwise = What do you decide?
ask-otherwise-goes-on = Play goes on
ask-otherwise-new-game = A new game with the right colours
ask-when = When was it seen?
ask-when-now = Just now
ask-when-later = Later, play had gone on
ask-when-resumed = On resumption of an adjourned game
ask-pressed = Was the clock pressed without putting them back?
ask-pressed-no = No
ask-pressed-yes = Yes
ask-own-time = A penalty?
ask-own-time-none = None
ask-own-time-penalty = Yes, from the menu
ask-called = A penalty?
ask-called-none = None
ask-called-penalty = Yes, from the menu
ask-identified = Is the position before it known?
ask-identified-yes = Yes
ask-identified-no = No
ask-clock = What is the matter?
ask-clock-defect = The clock seems defective
ask-clock-setting = It is set wrongly
ask-evident = Is the defect evident?
ask-evident-yes = Yes
ask-evident-no = No
ask-schedule = Does the schedule suffer severely?
ask-schedule-no = No
ask-schedule-yes = Yes
ask-paused-by = Who paused the clocks?
ask-paused-by-arbiter = The arbiter
ask-paused-by-player = The player
ask-reason = For what reason?
ask-reason-valid = A valid reason: a missing piece, a claim, a disturbance
ask-reason-screen = A claim that rests on a screen alone
ask-reason-none = No valid reason
ask-disturbed-by = Who disturbed?
ask-disturbed-by-opponent = The player disturbed the opponent
ask-disturbed-by-claims = The player, with senseless claims or offers
ask-disturbed-by-outside = Something from outside
ask-time-for = Who gets time?
ask-time-for-one = One of them
ask-time-for-both = Both
ask-time-for-nobody = Nobody
ask-device = What happened?
ask-device-person = The player had it on the person
ask-device-bag-off = It was off, in the bag
ask-device-bag-on = It was on in the bag, or it rang
ask-device-bag-used = The player used the bag without permission
ask-device-search-refused = The player refuses a search
ask-device-spectator = It is a spectator’s
ask-milder = Do the regulations announce a milder penalty?
ask-milder-no = No
ask-milder-yes = Yes
ask-allowed = Do the regulations allow a device switched off in a bag?
ask-allowed-yes = Yes
ask-allowed-no = No
ask-event-rule = What do the regulations say?
ask-event-rule-lost = The game is lost
ask-event-rule-none = Nothing
ask-guilty = Who refuses?
ask-guilty-one = One of them
ask-guilty-both = Both
ask-penalty = Which penalty?
ask-penalty-warning = Warning
ask-penalty-time-to-opponent = Time to the opponent
ask-penalty-time-off = Time off
ask-penalty-opponents-points = More points for the opponent
ask-penalty-points-off = Points off in the standings
ask-penalty-game-lost = Game lost
ask-penalty-fine = Fine
ask-penalty-excluded = Exclusion from rounds
ask-penalty-expelled = Expulsion from the event
ask-opponents-minutes = How many minutes for the opponent?
ask-minutes-off = How many minutes off?
ask-points = How many points off?
ask-points-half = Half a point
ask-points-one = One point
ask-opponents-score = What does the opponent get?
ask-opponents-score-full = One point
ask-opponents-score-half = Half a point
ask-opponents-score-none = Nothing
ask-announced = Was the fine announced?
ask-announced-yes = Yes
ask-announced-no = No
ruled-over = The result stands
ruled-void = The game is void and another is played
ruled-transfer = Play goes on with the board placed rightly
ruled-no-castling = Play goes on: the player whose king is misplaced may not castle
ruled-no-castling-with-it = Play goes on: no castling with the misplaced rook
ruled-not-contested = Play goes on: after ten moves it is not contested any more
ruled-right-colours = A new game is played with the right colours
ruled-colours-stay = Play goes on with the colours as played
ruled-puts-back = Whoever displaced them puts them back on their own time
ruled-put-back = Clocks paused: the pieces are put back
ruled-before-it = The position before the displacement is restored; no illegal act
ruled-last-certain = The last certain position is restored; no illegal act
ruled-annulled = The game is annulled and another is played
ruled-resumed-wrongly = The position of the adjournment is set up and play goes on from it
ruled-replaced = The clock is replaced
ruled-display-stands = What the clock shows stands
ruled-set-anew = The clock is corrected
ruled-setting-stays = The setting stays as it is
ruled-paused = The arbiter paused the clocks
ruled-paused-rightly = The player rightly paused the clocks
ruled-not-from-a-screen = The claim is not heard: it rests on a screen
ruled-extra-time = More time for one player
ruled-extra-time-both = More time for both
ruled-no-extra-time = No extra time
ruled-spectator-out = The spectator is sent away
ruled-device-lost = { $side ->
    [white] White loses, Black wins
    [black] Black loses, White wins
   *[none] Game lost
}
ruled-device-allowed = No penalty: the device was allowed
ruled-warning = { $side ->
    [white] Warning for White
    [black] Warning for Black
   *[none] Warning
}
ruled-time-to-opponent = { $gains ->
    [white] { $amount } more for White
    [black] { $amount } more for Black
   *[none] { $amount } more for the opponent
}
ruled-time-off = { $side ->
    [white] { $amount } less for White
    [black] { $amount } less for Black
   *[none] { $amount } less
}
ruled-opponents-points = The opponent’s points are raised
ruled-points-off = { $side ->
    [white] Points taken off White: { $amount }
    [black] Points taken off Black: { $amount }
   *[none] Points taken off: { $amount }
}
ruled-game-lost = { $side ->
    [white] White loses the game
    [black] Black loses the game
   *[none] Game lost
}
ruled-fine = Fine
ruled-fine-refused = No fine: it was not announced
ruled-excluded = { $side ->
    [white] White is excluded from one or more rounds
    [black] Black is excluded from one or more rounds
   *[none] Exclusion from one or more rounds
}
ruled-expelled = { $side ->
    [white] White is expelled from the event
    [black] Black is expelled from the event
   *[none] Expulsion from the event
}
ruled-refusal-lost = { $side ->
    [white] White loses the game
    [black] Black loses the game
   *[none] Game lost
}
ruled-both-lose = Both lose
ruled-board-transferred = Carry the position over to the other board.
ruled-board-restored = Restore the position before.
ruled-board-last-identifiable = Restore the last certain position.
ruled-board-new-game = Take the recorded moves back and begin a new game.
ruled-by-judgement = You set the times.
ask-opponents-minutes-1 = 1 minute
ask-opponents-minutes-2 = 2 minutes
ask-opponents-minutes-5 = 5 minutes
ask-opponents-minutes-10 = 10 minutes
ask-minutes-off-1 = 1 minute
ask-minutes-off-2 = 2 minutes
ask-minutes-off-5 = 5 minutes
ask-minutes-off-10 = 10 minutes
refusal-not-annulled = No incident annuls the game of this board.
action-game-annul = Game annulled
game-begin-anew = Begin the new game
game-begin-anew-note = { $n ->
    [0] The game is annulled.
    [one] The game is annulled: its half-move stays in the record.
   *[other] The game is annulled: its { $n } half-moves stay in the record.
}
ruling-title-quickplay = The last two minutes without increment
ruling-title-resumption = Resumption of an adjourned game
incident-quickplay = last two minutes without increment
incident-resumption = resumption of an adjourned game
record-tree-quickplay = { $side ->
    [white] White claims in the last two minutes.
    [black] Black claims in the last two minutes.
   *[none] Claim in the last two minutes.
}
record-tree-resumption = { $side ->
    [white] Resumption, about White.
    [black] Resumption, about Black.
   *[none] Resumption.
}
flag-after-claim = The decision on a claim was postponed
sealed-someone-missing = Somebody is missing or late, or a time is wrong
ask-guidelines-hold = The event announced Guidelines III and the game has no increment
ask-guidelines-do-not = Guidelines III were not announced, or time is added to the moves, or it is blitz
ask-last-minutes = How much time does the player have?
ask-last-minutes-under = Less than two minutes, and it is the player’s move
ask-last-minutes-more = Two minutes or more, or it is not the player’s move
ask-last-minutes-flag = The flag fell after the decision was postponed
ask-quickplay = What does the player ask?
ask-quickplay-increment = Five seconds a move for both, which is also a draw offer
ask-quickplay-claim = A draw: the opponent cannot win by normal means, or makes no effort to
ask-quickplay-no-arbiter = A draw, and no arbiter supervises the event
ask-five-seconds = What follows?
ask-five-seconds-accepted = The opponent accepts the draw
ask-five-seconds-given = I agree: five seconds for both
ask-five-seconds-refused = I do not agree
ask-normal-means = What do you decide?
ask-normal-means-agreed = I agree: draw
ask-normal-means-postponed = I postpone the decision and watch the game
ask-normal-means-rejected = I reject the claim
ask-meanwhile = Does the opponent get two minutes?
ask-meanwhile-two-minutes = Yes, two minutes
ask-meanwhile-nothing = No
ask-at-flag = Could the opponent win by normal means, and try to?
ask-at-flag-drawn = No: draw
ask-at-flag-flag = Yes: the fallen flag decides
ask-resumption = What is the matter?
ask-resumption-replier = The player who must reply is absent
ask-resumption-sealer = The player who sealed is absent
ask-resumption-both = Both are absent: the player named is the one who must reply
ask-resumption-late = The player arrives after the default time
ask-resumption-times = The player’s clock shows a wrong time
ask-reply = What does the opponent do?
ask-reply-sealed = Seals the reply too
ask-reply-made = Makes the reply on the board
ask-sealed-ends = Does the sealed move end the game?
ask-sealed-ends-yes = Yes
ask-sealed-ends-no = No
ask-late-decision = What do you decide?
ask-late-decision-lost = The game is lost
ask-late-decision-otherwise = Play goes on
ask-pointed-out = When was it pointed out?
ask-pointed-out-before = Before the player’s first move
ask-pointed-out-later = Later
ask-serious = Would the consequences be too serious?
ask-serious-yes = Yes
ask-serious-no = No
ask-acts-count-count = In this edition it is an illegal act
ask-acts-count-menu = In this edition it is no illegal act
ask-offence = For what?
ask-offence-other-hand = The clock pressed with the other hand
ask-offence-clock-handling = The clock struck, lifted, or pressed before the move
ask-offence-no-move = The clock pressed without any move
ask-offence-not-recording = Moves not recorded
ask-offence-writing-in-advance = A move written in advance
ask-offence-leaving = Left the area or the venue without permission
ask-offence-notes-or-advice = Notes, advice or another board
ask-offence-smoking = Smoking where it is forbidden
ask-offence-disrepute = Conduct that brings chess into disrepute
ask-offence-another = Something else
ruled-quickplay-not-held = Not heard: Guidelines III do not hold in this game
ruled-quickplay-too-early = Not heard: only with less than two minutes and on one’s own move
ruled-quickplay-referred = Play is over: the position is written down, verified by the opponent and referred
ruled-quickplay-accepted = Draw: the opponent accepted
ruled-five-seconds = Five seconds a move for both, { $gains ->
    [white] { $amount } more for White
    [black] { $amount } more for Black
   *[none] { $amount } more for the opponent
}
ruled-no-five-seconds = No five seconds: the draw offer stands until the opponent answers
ruled-quickplay-drawn = Draw: the opponent cannot win by normal means, or makes no effort to
ruled-quickplay-rejected = Claim rejected: { $gains ->
    [white] { $amount } more for White
    [black] { $amount } more for Black
   *[none] { $amount } more for the opponent
}
ruled-quickplay-postponed-with-time = Decision postponed: { $gains ->
    [white] { $amount } more for White
    [black] { $amount } more for Black
   *[none] { $amount } more for the opponent
}
ruled-quickplay-postponed = Decision postponed: the game goes on before the arbiter
ruled-quickplay-flag-decides = No draw: the fallen flag decides
ruled-replier-clock-runs = The clock of the player who must reply runs; the envelope is opened when they arrive
ruled-replier-loses-time = The player who must reply loses the time until arrival
ruled-reply-sealed = The reply is sealed too, and the absent player’s clock runs
ruled-reply-made = The reply is made and the absent player’s clock runs
ruled-sealed-move-ends = The end by the sealed move stands: open the envelope
ruled-late-at-resumption = { $side ->
    [white] White arrives too late and loses
    [black] Black arrives too late and loses
   *[none] Too late: game lost
}
ruled-late-plays-on = Late, but play goes on
ruled-times-corrected = The time is corrected
ruled-times-stand = The time stays as shown
ruled-illegal-act = This is an illegal act: judge it as such
