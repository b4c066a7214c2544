//! The crosstable of teams.

use std::{cmp::Ordering, collections::HashMap};

use super::{
    super::{
        Acceleration, BoardResult, Bye, Colour, Forbidden, Outcome, Points, RoundEntry,
        RoundNumber, ScoringSystem, Tpn,
    },
    MatchForfeit, MatchScoring, TeamBye, TeamEntry, TeamMatch, TeamPenalty, TeamScore, TeamSetup,
    TeamTableError,
};

/// Teams by pairing number with their rounds: all that pairing and tie-breaks of teams may look at. The team with number `n`
/// stands at index `n - 1`.
///
/// Built through [`TeamTable::new`], so that both sides of every match agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamTable {
    teams: Vec<Vec<TeamEntry>>,
    rounds_planned: u8,
    boards: usize,
    games: ScoringSystem,
    matches: MatchScoring,
    penalties: Vec<TeamPenalty>,
    /// The colour drawn by lot before round 1 (C.04.6 art. 4.3.1).
    pub initial_colour: Option<Colour>,
    /// Teams that may not meet.
    pub forbidden: Vec<Forbidden>,
    /// Virtual points of the score by which teams are paired (C.04.7).
    pub accelerations: Vec<Acceleration>,
}

impl TeamTable {
    /// The table of an event.
    ///
    /// # Errors
    /// All that cannot be, round by round.
    pub fn new(setup: &TeamSetup) -> Result<Self, Vec<TeamTableError>> {
        let count = setup.teams.len();
        if count > usize::from(Tpn::MAX) {
            return Err(vec![TeamTableError::TooMany(count)]);
        }
        let mut building = Building {
            setup,
            team_of: HashMap::new(),
            teams: vec![Vec::new(); count],
            reasons: Vec::new(),
        };
        building.members();
        let rounds = setup.rounds.len() + usize::from(!setup.next_byes.is_empty());
        if rounds > usize::from(setup.rounds_planned.min(99)) {
            building.reasons.push(TeamTableError::TooManyRounds(rounds));
            return Err(building.reasons);
        }
        for (index, round) in setup.rounds.iter().enumerate() {
            if let Some(number) = RoundNumber::from_index(index) {
                building.round(number, &round.matches, &round.byes);
                building.absent(number);
            }
        }
        if let Some(next) = RoundNumber::from_index(setup.rounds.len()) {
            building.round(next, &[], &setup.next_byes);
        }
        if !building.reasons.is_empty() {
            return Err(building.reasons);
        }
        Ok(Self {
            teams: building.teams,
            rounds_planned: setup.rounds_planned,
            boards: setup.boards.boards(),
            games: setup.games,
            matches: setup.matches,
            penalties: setup.penalties.clone(),
            initial_colour: None,
            forbidden: Vec::new(),
            accelerations: Vec::new(),
        })
    }

    /// How many teams there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.teams.len()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.teams.is_empty()
    }

    /// The pairing numbers.
    pub fn tpns(&self) -> impl Iterator<Item = Tpn> {
        (0..self.teams.len()).filter_map(Tpn::from_index)
    }

    /// The rounds of a team, oldest first. May be one longer than the rounds that were paired: a bye known for the next one. None
    /// of a team that there is not.
    #[must_use]
    pub fn entries(&self, team: Tpn) -> &[TeamEntry] {
        self.teams.get(team.index()).map_or(&[], Vec::as_slice)
    }

    /// One round of a team, if known.
    #[must_use]
    pub fn entry(&self, team: Tpn, round: RoundNumber) -> Option<&TeamEntry> {
        self.entries(team).get(round.index())
    }

    /// How many rounds the event has.
    #[must_use]
    pub const fn rounds_planned(&self) -> u8 {
        self.rounds_planned
    }

    /// How many boards a match has.
    #[must_use]
    pub const fn boards(&self) -> usize {
        self.boards
    }

    /// What games are worth.
    #[must_use]
    pub const fn games(&self) -> &ScoringSystem {
        &self.games
    }

    /// What matches are worth.
    #[must_use]
    pub const fn matches(&self) -> &MatchScoring {
        &self.matches
    }

    /// How many rounds were paired, so that the next one is to be paired.
    #[must_use]
    pub fn rounds_paired(&self) -> u8 {
        let shortest = self.teams.iter().map(Vec::len).min().unwrap_or(0);
        u8::try_from(shortest).unwrap_or(u8::MAX)
    }

    /// What penalties of the first `rounds` rounds take off a team.
    #[must_use]
    pub fn deducted(&self, team: Tpn, rounds: u8) -> TeamScore {
        let own = self.penalties.iter().filter(|one| one.team == team);
        own.filter(|one| one.round.get() <= rounds)
            .map(|one| one.score)
            .sum()
    }

    /// What a team scored in the first `rounds` rounds, less what penalties take off.
    #[must_use]
    pub fn score_after(&self, team: Tpn, rounds: u8) -> TeamScore {
        let entries = self.entries(team).iter().take(usize::from(rounds));
        let scored: TeamScore = entries.map(|entry| entry.score).sum();
        scored - self.deducted(team, rounds)
    }

    /// The score with which a team goes into the pairing of `round`, without virtual points.
    #[must_use]
    pub fn score_before(&self, team: Tpn, round: RoundNumber) -> TeamScore {
        let entries = self.entries(team).iter().take(round.index());
        let scored: TeamScore = entries.map(|entry| entry.for_pairing).sum();
        (scored - self.deducted(team, round.get() - 1)).at_least_zero()
    }

    /// The virtual points of a team in `round` (C.04.7).
    #[must_use]
    pub fn virtual_points(&self, team: Tpn, round: RoundNumber) -> Points {
        let all = self.accelerations.iter().filter(|one| {
            (one.first_round..=one.last_round).contains(&round)
                && (one.first..=one.last).contains(&team)
        });
        all.map(|one| one.points).sum()
    }

    /// The table as it was before `round` was paired. Whoever had no match in it and no bye of the pairing keeps that round.
    #[must_use]
    pub fn before(&self, round: RoundNumber) -> Self {
        let stays = |entry: &TeamEntry| {
            matches!(
                entry.seat,
                RoundEntry::Bye(Bye::FullPoint | Bye::HalfPoint | Bye::ZeroPoint)
            )
        };
        let mut before = self.clone();
        for entries in &mut before.teams {
            let keeps = entries.get(round.index()).is_some_and(stays);
            entries.truncate(round.index() + usize::from(keeps));
        }
        let own = |one: &TeamPenalty| one.round < round;
        before.penalties.retain(own);
        before
    }
}

/// A table that is being built.
struct Building<'a> {
    setup: &'a TeamSetup,
    /// The team of each player.
    team_of: HashMap<Tpn, Tpn>,
    teams: Vec<Vec<TeamEntry>>,
    reasons: Vec<TeamTableError>,
}

impl Building<'_> {
    fn members(&mut self) {
        for (index, team) in self.setup.teams.iter().enumerate() {
            let Some(second) = Tpn::from_index(index) else {
                continue;
            };
            for player in &team.members {
                let first = *self.team_of.entry(*player).or_insert(second);
                if first != second {
                    self.reasons.push(TeamTableError::MemberOfTwo {
                        player: *player,
                        first,
                        second,
                    });
                }
            }
        }
    }

    fn round(&mut self, round: RoundNumber, matches: &[TeamMatch], byes: &[TeamBye]) {
        let mut players = HashMap::new();
        for one in matches {
            self.check(round, one, &mut players);
            let [white, black] = sides(self.setup, one);
            self.put(round, one.white, white);
            self.put(round, one.black, black);
        }
        for one in byes {
            let score = bye_score(self.setup, one.bye);
            let entry = TeamEntry {
                seat: RoundEntry::Bye(one.bye),
                score,
                for_pairing: score,
                boards: Vec::new(),
            };
            self.put(round, one.team, entry);
        }
    }

    /// Whoever stands nowhere stayed away.
    fn absent(&mut self, round: RoundNumber) {
        for entries in &mut self.teams {
            if entries.len() <= round.index() {
                entries.push(TeamEntry {
                    seat: RoundEntry::Bye(Bye::ZeroPoint),
                    score: TeamScore::ZERO,
                    for_pairing: TeamScore::ZERO,
                    boards: Vec::new(),
                });
            }
        }
    }

    fn put(&mut self, round: RoundNumber, team: Tpn, entry: TeamEntry) {
        match self.teams.get_mut(team.index()) {
            None => self
                .reasons
                .push(TeamTableError::UnknownTeam { team, round }),
            Some(entries) if entries.len() > round.index() => {
                self.reasons.push(TeamTableError::Twice { team, round });
            }
            Some(entries) => entries.push(entry),
        }
    }

    fn check(&mut self, round: RoundNumber, one: &TeamMatch, players: &mut HashMap<Tpn, ()>) {
        let team = one.white;
        if one.white == one.black {
            self.reasons
                .push(TeamTableError::OwnOpponent { team, round });
        }
        let boards = one.boards.len();
        if boards > self.setup.boards.boards() {
            self.reasons.push(TeamTableError::TooManyBoards {
                team,
                round,
                boards,
            });
        }
        for (place, board) in one.boards.iter().enumerate() {
            for (player, team) in [(board.of_white, one.white), (board.of_black, one.black)] {
                let Some(player) = player else { continue };
                if self.team_of.get(&player) != Some(&team) {
                    self.reasons.push(TeamTableError::NoMember {
                        player,
                        team,
                        round,
                    });
                }
                if players.insert(player, ()).is_some() {
                    self.reasons
                        .push(TeamTableError::PlaysTwice { player, round });
                }
            }
            let is_empty = board.of_white.is_none() || board.of_black.is_none();
            if is_empty && board.result.is_some_and(|result| !result.is_forfeit()) {
                let board = place + 1;
                self.reasons
                    .push(TeamTableError::EmptyChair { team, round, board });
            }
        }
        if one.forfeit.is_some_and(|forfeit| contradicts(one, forfeit)) {
            self.reasons.push(TeamTableError::Forfeit { team, round });
        }
    }
}

/// Whether a board says something else than that the match was forfeited so.
fn contradicts(one: &TeamMatch, forfeit: MatchForfeit) -> bool {
    one.boards.iter().any(|board| {
        let of_white = match (board.result, board.colour) {
            (None, _) => return false,
            (Some(BoardResult::DoubleForfeit), _) => return false,
            (Some(BoardResult::WhiteWinsByForfeit), colour) => colour == Colour::White,
            (Some(BoardResult::BlackWinsByForfeit), colour) => colour == Colour::Black,
            (Some(_), _) => return true,
        };
        match forfeit {
            MatchForfeit::WhiteCame => !of_white,
            MatchForfeit::BlackCame => of_white,
            MatchForfeit::NobodyCame => true,
        }
    })
}

fn bye_score(setup: &TeamSetup, bye: Bye) -> TeamScore {
    let boards = i32::try_from(setup.boards.boards()).unwrap_or(i32::MAX);
    let (match_points, game) = match bye {
        Bye::PairingAllocated => return setup.bye,
        Bye::FullPoint => (setup.matches.win(), setup.games.win),
        Bye::HalfPoint => (setup.matches.draw(), setup.games.draw),
        Bye::ZeroPoint => (Points::ZERO, Points::ZERO),
    };
    TeamScore {
        match_points,
        game_points: game.times(boards),
    }
}

/// What the boards of a match come to, White's team first.
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

    fn take_in(&mut self, setup: &TeamSetup, one: &TeamMatch, board: super::MatchBoard) {
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

/// The two sides of a match, White's first.
fn sides(setup: &TeamSetup, one: &TeamMatch) -> [TeamEntry; 2] {
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
