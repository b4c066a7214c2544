//! The matches of a round, from the games of its players and the records about teams.

use std::collections::{BTreeMap, HashMap};

use super::lineup::{Chair, boards};
use crate::event::{
    BoardColours, BoardResult, Bye, Colour, Crosstable, MatchBoard, MatchForfeit, RoundEntry,
    RoundNumber, Team, TeamBye, TeamMatch, TeamRound, Tpn,
};

/// The sources of a round.
pub(super) struct Source<'a> {
    pub players: &'a Crosstable,
    pub teams: &'a [Team],
    pub team_of: &'a HashMap<Tpn, Tpn>,
    pub colours: &'a BoardColours,
    /// 300: line-ups by round and team; `None` for an empty chair.
    pub line_ups: &'a HashMap<(RoundNumber, Tpn), Vec<Option<Tpn>>>,
    /// 330: round, forfeit, and the two teams; the one with White on board 1 comes first.
    pub forfeits: &'a [(RoundNumber, MatchForfeit, [Tpn; 2])],
    /// 320: pairing-allocated byes.
    pub byes: &'a [(RoundNumber, Tpn)],
    /// 240: byes that were asked for.
    pub asked: &'a [(RoundNumber, Bye, Tpn)],
}

impl Source<'_> {
    /// Whether any two players met in the round, or anybody had the pairing-allocated bye.
    pub fn is_paired(&self, round: RoundNumber) -> bool {
        let is_of = |one: RoundNumber| one == round;
        self.byes.iter().any(|(one, _)| is_of(*one))
            || self.forfeits.iter().any(|(one, ..)| is_of(*one))
            || self.players.participants().iter().any(|player| {
                let entry = player.entries.get(round.index());
                entry.is_some_and(|entry| {
                    entry.opponent().is_some() || *entry == RoundEntry::Bye(Bye::PairingAllocated)
                })
            })
    }

    /// The matches and byes of the round.
    pub fn round(&self, round: RoundNumber) -> TeamRound {
        let mut matches: Vec<TeamMatch> = Vec::new();
        for (one, two) in self.meetings(round) {
            matches.push(self.a_match(round, one, two));
        }
        for (_, forfeit, [white, black]) in self.forfeits.iter().filter(|one| one.0 == round) {
            let pair = [*white, *black];
            let known = matches
                .iter_mut()
                .find(|made| pair.contains(&made.white) && pair.contains(&made.black));
            match known {
                Some(made) => {
                    made.forfeit = Some(if made.white == *white {
                        *forfeit
                    } else {
                        turned(*forfeit)
                    });
                }
                None => matches.push(TeamMatch {
                    white: *white,
                    black: *black,
                    boards: Vec::new(),
                    forfeit: Some(*forfeit),
                }),
            }
        }
        matches.sort_by_key(|made| (made.white.min(made.black), made.white));
        let byes = self.byes_of(round, &matches);
        TeamRound { matches, byes }
    }

    /// The byes of the round that were asked for.
    pub fn asked_for(&self, round: RoundNumber) -> Vec<TeamBye> {
        let asked = self.asked.iter().filter(|(one, ..)| *one == round);
        let asked = asked.map(|(_, bye, team)| TeamBye {
            team: *team,
            bye: *bye,
        });
        asked.collect()
    }

    fn byes_of(&self, round: RoundNumber, matches: &[TeamMatch]) -> Vec<TeamBye> {
        let mut byes = self.asked_for(round);
        let has_bye = |byes: &[TeamBye], team: Tpn| byes.iter().any(|one| one.team == team);
        for (_, team) in self.byes.iter().filter(|(one, _)| *one == round) {
            byes.push(TeamBye {
                team: *team,
                bye: Bye::PairingAllocated,
            });
        }
        // Byes that only the players' records tell.
        for team in (0..self.teams.len()).filter_map(Tpn::from_index) {
            let meets = matches
                .iter()
                .any(|one| [one.white, one.black].contains(&team));
            if meets || has_bye(&byes, team) {
                continue;
            }
            let told = self.members(team).filter_map(|player| {
                match self.players.entry(player, round)? {
                    RoundEntry::Bye(Bye::ZeroPoint) => None,
                    RoundEntry::Bye(bye) => Some(bye),
                    _ => None,
                }
            });
            let told = told.min_by_key(|bye| Bye::ALL.iter().position(|one| one == bye));
            byes.extend(told.map(|bye| TeamBye { team, bye }));
        }
        byes
    }

    fn members(&self, team: Tpn) -> impl Iterator<Item = Tpn> {
        let team = self.teams.get(team.index());
        team.map_or(&[][..], |team| &team.members).iter().copied()
    }

    /// The pairs of teams that met, the smaller number first.
    fn meetings(&self, round: RoundNumber) -> Vec<(Tpn, Tpn)> {
        let mut met = BTreeMap::new();
        for (player, team) in self.team_of {
            let entry = self.players.entry(*player, round);
            let opponent = entry.and_then(|entry| entry.opponent());
            let other = opponent.and_then(|opponent| self.team_of.get(&opponent));
            if let Some(other) = other {
                met.insert((*team.min(other), *team.max(other)), ());
            }
        }
        met.into_keys().collect()
    }

    /// The line-up of a team against another one.
    fn line_up(&self, round: RoundNumber, team: Tpn, other: Tpn) -> Vec<Chair> {
        let chair = |player: Tpn| {
            let entry = self.players.entry(player, round)?;
            let opponent = entry.opponent();
            let is_theirs = opponent.is_some_and(|one| self.team_of.get(&one) == Some(&other));
            let is_alone = entry == RoundEntry::Bye(Bye::FullPoint);
            (is_theirs || is_alone).then_some(Chair {
                player: Some(player),
                opponent,
            })
        };
        let empty = Chair {
            player: None,
            opponent: None,
        };
        match self.line_ups.get(&(round, team)) {
            Some(players) => {
                let chairs = players.iter();
                let chairs = chairs.map(|player| player.and_then(chair).unwrap_or(empty));
                chairs.collect()
            }
            None => self.members(team).filter_map(chair).collect(),
        }
    }

    fn a_match(&self, round: RoundNumber, one: Tpn, two: Tpn) -> TeamMatch {
        let chairs = boards(
            &self.line_up(round, one, two),
            &self.line_up(round, two, one),
        );
        let entry = |player: Option<Tpn>| self.players.entry(player?, round);
        // The first board with known colours tells which team has White on board 1.
        let first_has_white = chairs.iter().enumerate().find_map(|(board, (first, _))| {
            let colour = entry(*first)?.colour()?;
            Some(colour == self.colours.colour(board))
        });
        let is_turned = !first_has_white.unwrap_or(true);
        let boards = chairs
            .into_iter()
            .enumerate()
            .map(|(board, (first, second))| {
                let (of_white, of_black) = if is_turned {
                    (second, first)
                } else {
                    (first, second)
                };
                let ruled = self.colours.colour(board);
                let colour = entry(of_white)
                    .and_then(RoundEntry::colour)
                    .unwrap_or(ruled);
                let alone = |colour| match colour {
                    Colour::White => BoardResult::WhiteWinsByForfeit,
                    Colour::Black => BoardResult::BlackWinsByForfeit,
                };
                let result = match (of_white, of_black) {
                    (Some(_), None) => Some(alone(colour)),
                    (None, Some(_)) => Some(alone(!colour)),
                    (None, None) => Some(BoardResult::DoubleForfeit),
                    (Some(_), Some(_)) => {
                        let both = entry(of_white).zip(entry(of_black));
                        both.and_then(|(white, black)| match colour {
                            Colour::White => BoardResult::from_entries(white, black),
                            Colour::Black => BoardResult::from_entries(black, white),
                        })
                    }
                };
                MatchBoard {
                    of_white,
                    of_black,
                    colour,
                    result: result.filter(|result| *result != BoardResult::Adjourned),
                }
            });
        let boards = boards.collect();
        let (white, black) = if is_turned { (two, one) } else { (one, two) };
        TeamMatch {
            white,
            black,
            boards,
            forfeit: None,
        }
    }
}

const fn turned(forfeit: MatchForfeit) -> MatchForfeit {
    match forfeit {
        MatchForfeit::WhiteCame => MatchForfeit::BlackCame,
        MatchForfeit::BlackCame => MatchForfeit::WhiteCame,
        MatchForfeit::NobodyCame => MatchForfeit::NobodyCame,
    }
}
