//! The steps in their order.

use shakmaty::{Bitboard, Chess, Color, Move, Position, Role, Square};

use super::{
    explore::{End, Limits, Search},
    forced::{self, Walk},
    frozen, gate,
    goal::Goal,
    joint, mating_square, pattern,
    plan::{self, Plan},
    reach::{self, Man},
    sprint::Sprint,
    verdict::{Budget, Effort, LineEnd, Proof, Verdict},
};

/// Positions that each greedy attempt may look at.
const SPRINTS: [usize; 6] = [100, 100, 300, 300, 1000, 1000];
/// Positions that each attempt at a pattern may look at, corner by corner.
const PATTERN_SPRINTS: [usize; 2] = [400, 400];
/// If all those attempts failed, this many patterns are tried with moves of the men of the pattern only.
const NARROW_WALKS: usize = 8;
const NARROW_WALK: usize = 2_000;
/// Positions of the first exploration; each later one may look at eight times as many.
const FIRST_EXPLORATION: u64 = 20_000;
const MAX_EXPLORATIONS: u32 = 12;
/// Plans that take turns in one exploration.
const PLANS: u32 = 6;
/// [`quick`] looks no further if there are more legal moves than this.
const FEW_MOVES: usize = 8;
/// Positions that [`quick`] looks at if there is little choice.
const HANDFUL: usize = 16;

/// Why `winner` cannot mate any more, if a few microseconds are enough to see it.
///
/// For the dead-position flag after each move. `None` means "not shown", not "can mate".
#[must_use]
pub fn quick(position: &Chess, winner: Color) -> Option<Proof> {
    if let Some(proof) = forced::dead(position, winner) {
        return Some(proof);
    }
    match forced::walk(position, winner) {
        Walk::Never(proof) => Some(proof),
        Walk::Mate => None,
        Walk::Choice(moves, last) => {
            let proof = match frozen::locked(&last, winner) {
                Some((men, exits)) => Proof::LockedUntilExit { men, exits },
                None if last.legal_moves().len() > FEW_MOVES => return None,
                None => forced::handful(&last, winner, HANDFUL)?,
            };
            Some(if moves.is_empty() {
                proof
            } else {
                Proof::ForcedLine {
                    moves,
                    end: LineEnd::Dead(Box::new(proof)),
                }
            })
        }
    }
}

/// Why neither side can mate any more (Law 5.2.2), if [`quick`] sees it for both: the proofs for
/// White and for Black.
///
/// Cheap enough to be asked after each move: in most positions of a game it is seen at a glance, in
/// some 20 nanoseconds, that `quick` would show nothing for one side, and the answer is `None` then.
/// For the record of a whole game [`first_dead_position`] is cheaper still.
#[must_use]
pub fn dead_position(position: &Chess) -> Option<[Proof; 2]> {
    let glance = |winner| gate::nothing_to_show(position, winner, FEW_MOVES);
    if Color::ALL.into_iter().any(glance) {
        return None;
    }
    Some([
        quick(position, Color::White)?,
        quick(position, Color::Black)?,
    ])
}

/// The first of the positions of one game, in their order, that is dead (Law 5.2.2): its index.
///
/// A dead position stays dead whatever is played. So the last position is asked first, and the others only if that one is proved to
/// be dead. That is one question for nearly every game.
pub fn first_dead_position<'a>(
    mut positions: impl DoubleEndedIterator<Item = &'a Chess> + Clone,
) -> Option<usize> {
    dead_position(positions.clone().next_back()?)?;
    positions.position(|position| dead_position(position).is_some())
}

/// Can `winner` still checkmate by any series of legal moves (Laws 5.1.2, 6.9, 7.5.5)?
///
/// The same question with the same budget always gets the same answer. Positions only: no 50- or
/// 75-move rule, no repetition.
#[must_use]
pub fn can_mate(position: &Chess, winner: Color, budget: Budget) -> Verdict {
    counted(position, winner, budget).0
}

/// [`can_mate`], with the number of positions that the searches looked at.
#[must_use]
pub fn counted(position: &Chess, winner: Color, budget: Budget) -> (Verdict, u64) {
    ask(position, winner, budget, &|| true)
}

/// [`can_mate`] for somebody who waits. `go_on` is asked every few milliseconds; once it says no, the answer is
/// [`Verdict::Unknown`].
///
/// Nothing else depends on time: if `go_on` is always true, the answer is that of [`can_mate`].
#[must_use]
pub fn can_mate_while(
    position: &Chess,
    winner: Color,
    budget: Budget,
    go_on: &dyn Fn() -> bool,
) -> Verdict {
    ask(position, winner, budget, go_on).0
}

fn ask(
    position: &Chess,
    winner: Color,
    budget: Budget,
    go_on: &dyn Fn() -> bool,
) -> (Verdict, u64) {
    match quick(position, winner) {
        Some(proof) => (Verdict::CannotMate { proof }, 0),
        None => search(position, winner, budget, go_on),
    }
}

/// The searches alone.
pub(super) fn search(
    position: &Chess,
    winner: Color,
    budget: Budget,
    go_on: &dyn Fn() -> bool,
) -> (Verdict, u64) {
    let mut asked = Asked {
        position,
        winner,
        budget,
        go_on,
        spent: 0,
    };
    let verdict = asked.sprint().or_else(|| asked.explore());
    let spent = asked.spent;
    (verdict.unwrap_or(Verdict::Unknown { spent }), spent)
}

/// A question on its way through the searches.
struct Asked<'a> {
    position: &'a Chess,
    winner: Color,
    budget: Budget,
    go_on: &'a dyn Fn() -> bool,
    /// Positions looked at so far.
    spent: u64,
}

impl Asked<'_> {
    fn left(&self) -> u64 {
        self.budget.nodes.saturating_sub(self.spent)
    }

    /// Several greedy attempts with different plans.
    fn sprint(&mut self) -> Option<Verdict> {
        let mut sprint = Sprint::new();
        let (position, winner) = (self.position, self.winner);
        let mut run = |(plan, limit): (Plan, usize)| {
            let left = usize::try_from(self.left()).unwrap_or(usize::MAX);
            let (end, effort) = sprint.run(position, winner, &plan, limit.min(left));
            self.settle(end, effort)
        };
        let plan_of = |round| Plan::new(position, winner, round, u64::MAX);
        if plan::has_only_minors(position.board(), winner) {
            let patterns = pattern::nearest(position, winner).into_iter();
            let mut plans = patterns
                .zip(PATTERN_SPRINTS)
                .map(|((corner, goals), limit)| (plan_of(0).with_pattern(corner, goals), limit));
            if let Some(verdict) = plans.find_map(&mut run) {
                return Some(verdict);
            }
        }
        let mut sprints = (0_u32..).zip(SPRINTS);
        let found = sprints.find_map(|(round, limit)| run((plan_of(round), limit)));
        if found.is_some() || !plan::has_only_minors(position.board(), winner) {
            return found;
        }
        let patterns = pattern::several(position, winner, NARROW_WALKS).into_iter();
        let walk = |(corner, goals)| {
            let plan = plan_of(0).with_pattern(corner, goals).narrowed();
            (plan, NARROW_WALK)
        };
        patterns.map(walk).find_map(&mut run)
    }

    /// Ever longer explorations with different plans, the last one as long as the budget lasts.
    fn explore(&mut self) -> Option<Verdict> {
        let men = reach::saturate(self.position, self.winner);
        let targets = men
            .as_ref()
            .map_or(u64::MAX, |men| mating_square::candidates(men, self.winner));
        let mut limit = FIRST_EXPLORATION;
        for round in 0..MAX_EXPLORATIONS {
            if self.left() == 0 || !(self.go_on)() {
                break;
            }
            let plans: Vec<Plan> = (round * PLANS..(round + 1) * PLANS)
                .map(|number| {
                    let plan = Plan::new(self.position, self.winner, number, targets);
                    match (number % 3, &men) {
                        (1, Some(men)) => with_places(plan, men, self.winner),
                        (2, _) => plan.breaking_through(),
                        _ => plan,
                    }
                })
                .collect();
            let limits = Limits {
                nodes: limit.min(self.left()),
                bytes: self.budget.table_bytes,
                go_on: self.go_on,
            };
            let (end, effort) = Search::run(self.position, self.winner, &plans, limits);
            if let Some(verdict) = self.settle(end, effort) {
                return Some(verdict);
            }
            limit = limit.saturating_mul(8);
        }
        None
    }

    /// Adds the effort of a search to the total; returns the verdict if the search reached one.
    fn settle(&mut self, end: End, effort: Effort) -> Option<Verdict> {
        self.spent += effort.positions;
        match end {
            End::Mate(line) => {
                is_mate(self.position, self.winner, &line).then_some(Verdict::CanMate { line })
            }
            End::Exhausted => Some(Verdict::CannotMate {
                proof: Proof::Exhaustion { effort },
            }),
            End::Limit => None,
        }
    }
}

/// The plan with places for the men, if these can be named.
fn with_places(plan: Plan, men: &[Man], winner: Color) -> Plan {
    let nailed = men.iter().filter(|man| !man.may_leave());
    let nailed = nailed.map(|man| man.home).collect();
    let goals = goals(men, winner, plan.target());
    plan.with_places(goals, nailed)
}

/// Places of the men for a mate on `target`.
fn goals(men: &[Man], winner: Color, target: Square) -> Vec<Goal> {
    let square = Bitboard::from_square(target).0;
    let placed = joint::placement(men, winner, square, None).unwrap_or_default();
    if placed.is_empty() {
        return Vec::new();
    }
    let loser_king = men
        .iter()
        .find(|man| man.role == Role::King && man.color != winner);
    let places = placed
        .iter()
        .filter_map(|(index, place)| Some((men.get(*index)?, *place)));
    places
        .chain(loser_king.map(|king| (king, target)))
        .map(|(man, place)| Goal::new(man, place))
        .collect()
}

/// Replays a line: are all its moves legal, and is the other side checkmated at its end?
fn is_mate(root: &Chess, winner: Color, line: &[Move]) -> bool {
    let mut position = root.clone();
    for mv in line {
        if !position.is_legal(*mv) {
            return false;
        }
        position.play_unchecked(*mv);
    }
    position.turn() != winner && position.is_checkmate()
}
