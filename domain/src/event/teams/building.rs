//! From an event as it is entered to the rounds of each team.

use std::collections::HashMap;

use super::{
    super::{BoardResult, Bye, Colour, Points, RoundEntry, RoundNumber, Tpn},
    MatchForfeit, TeamBye, TeamEntry, TeamMatch, TeamScore, TeamSetup, TeamTableError,
    sides::sides,
};

/// The rounds of each team.
///
/// # Errors
/// Everything that is wrong, round by round.
pub(super) fn build(setup: &TeamSetup) -> Result<Vec<Vec<TeamEntry>>, Vec<TeamTableError>> {
    let mut building = Building {
        setup,
        team_of: HashMap::new(),
        teams: vec![Vec::new(); setup.teams.len()],
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
    if building.reasons.is_empty() {
        Ok(building.teams)
    } else {
        Err(building.reasons)
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

    /// Gives a zero-point bye to each team that the round does not mention.
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

/// Whether a board contradicts this forfeit of the whole match.
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
