//! The round entries of the two teams of a match, from its boards.

use std::cmp::Ordering;

use super::{
    super::{BoardResult, Colour, Outcome, Points, RoundEntry},
    MatchBoard, MatchForfeit, TeamEntry, TeamMatch, TeamScore, TeamSetup,
};

/// Points and state of the boards of a match, the team with White on board 1 first.
struct Boards {
    scored: [Vec<Points>; 2],
    for_pairing: [Points; 2],
    is_played: bool,
    is_pending: bool,
}

impl Boards {
    fn of(setup: &TeamSetup, one: &TeamMatch) -> Self {
        let mut found = Self {
            scored: [Vec::new(), Vec::new()],
            for_pairing: [Points::ZERO; 2],
            is_played: false,
            is_pending: false,
        };
        if let (Some(forfeit), true) = (one.forfeit, one.boards.is_empty()) {
            let (won, lost) = (setup.games.forfeit_win, setup.games.forfeit_loss);
            let each = match forfeit {
                MatchForfeit::WhiteCame => [won, lost],
                MatchForfeit::BlackCame => [lost, won],
                MatchForfeit::NobodyCame => [lost, lost],
            };
            let boards = setup.boards.boards();
            found.scored = each.map(|points| vec![points; boards]);
            found.for_pairing = [0, 1].map(|side: usize| {
                let scored = found.scored.get(side).into_iter().flatten();
                scored.copied().sum()
            });
            return found;
        }
        for board in &one.boards {
            found.take_in(setup, one, *board);
        }
        found
    }

    fn take_in(&mut self, setup: &TeamSetup, one: &TeamMatch, board: MatchBoard) {
        let result = board
            .result
            .filter(|result| *result != BoardResult::Adjourned);
        let is_open = result.is_none() && one.forfeit.is_none();
        self.is_pending |= is_open;
        self.is_played |= is_open || result.is_some_and(|result| !result.is_forfeit());
        let sides = [(board.colour, one.black), (!board.colour, one.white)];
        let of_sides = self.scored.iter_mut().zip(&mut self.for_pairing);
        for ((scored, for_pairing), (colour, opponent)) in of_sides.zip(sides) {
            let points = result.map_or(Points::ZERO, |result| {
                setup.games.points(result.entry(colour, opponent))
            });
            scored.push(points);
            *for_pairing += if is_open { setup.games.draw } else { points };
        }
    }
}

/// The entries of the two teams of a match, the team with White on board 1 first.
pub(super) fn sides(setup: &TeamSetup, one: &TeamMatch) -> [TeamEntry; 2] {
    let boards = Boards::of(setup, one);
    let game_points = |side: &Vec<Points>| side.iter().copied().sum::<Points>();
    let scored = boards.scored.each_ref().map(game_points);
    let nobody = !boards.is_played && scored == [Points::ZERO; 2];
    let worth = |own: Points, other: Points| match own.cmp(&other) {
        _ if nobody => Points::ZERO,
        Ordering::Greater => setup.matches.win(),
        Ordering::Equal => setup.matches.draw(),
        Ordering::Less => setup.matches.loss(),
    };
    let side = |colour: Colour| {
        let ((own, other), (planned, others), points) = match colour {
            Colour::White => (
                (scored[0], scored[1]),
                (boards.for_pairing[0], boards.for_pairing[1]),
                &boards.scored[0],
            ),
            Colour::Black => (
                (scored[1], scored[0]),
                (boards.for_pairing[1], boards.for_pairing[0]),
                &boards.scored[1],
            ),
        };
        let opponent = match colour {
            Colour::White => one.black,
            Colour::Black => one.white,
        };
        let seat = if boards.is_pending {
            RoundEntry::Pending { opponent, colour }
        } else if boards.is_played {
            RoundEntry::Played {
                opponent,
                colour,
                outcome: match own.cmp(&other) {
                    Ordering::Greater => Outcome::Win,
                    Ordering::Equal => Outcome::Draw,
                    Ordering::Less => Outcome::Loss,
                },
                rated: true,
            }
        } else {
            RoundEntry::Forfeit {
                opponent,
                colour,
                won: own > other,
            }
        };
        TeamEntry {
            seat,
            score: TeamScore {
                match_points: if boards.is_pending {
                    Points::ZERO
                } else {
                    worth(own, other)
                },
                game_points: own,
            },
            for_pairing: TeamScore {
                match_points: worth(planned, others),
                game_points: planned,
            },
            boards: points.clone(),
        }
    };
    Colour::ALL.map(side)
}
