//! The crosstable of teams.

use super::{
    super::{
        Acceleration, Bye, Colour, Forbidden, Points, RoundEntry, RoundNumber, ScoringSystem, Tpn,
    },
    MatchScoring, TeamEntry, TeamPenalty, TeamScore, TeamSetup, TeamTableError,
    building::build,
};

/// Teams by pairing number with their rounds: everything that pairing and tie-breaks of teams may look at. The team with number
/// `n` stands at index `n - 1`.
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
    /// Virtual points, added to the score by which teams are paired (C.04.7).
    pub accelerations: Vec<Acceleration>,
    /// Teams that left a round robin before completing half of their matches. These matches count for nobody (C.05 art. 6.6).
    pub annulled: Vec<Tpn>,
}

impl TeamTable {
    /// The table of an event.
    ///
    /// # Errors
    /// Everything that is wrong, round by round.
    pub fn new(setup: &TeamSetup) -> Result<Self, Vec<TeamTableError>> {
        let count = setup.teams.len();
        if count > usize::from(Tpn::MAX) {
            return Err(vec![TeamTableError::TooMany(count)]);
        }
        Ok(Self {
            teams: build(setup)?,
            rounds_planned: setup.rounds_planned,
            boards: setup.boards.boards(),
            games: setup.games,
            matches: setup.matches,
            penalties: setup.penalties.clone(),
            initial_colour: None,
            forbidden: Vec::new(),
            accelerations: Vec::new(),
            annulled: Vec::new(),
        })
    }

    /// How many teams there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.teams.len()
    }

    /// Whether the table has no team.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.teams.is_empty()
    }

    /// The pairing numbers.
    pub fn tpns(&self) -> impl Iterator<Item = Tpn> {
        (0..self.teams.len()).filter_map(Tpn::from_index)
    }

    /// The rounds of a team, oldest first. The list may be one longer than the rounds that were paired, when a bye is already known
    /// for the next round. It is empty if there is no such team.
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

    /// How many rounds were paired; the round after them is paired next.
    #[must_use]
    pub fn rounds_paired(&self) -> u8 {
        let shortest = self.teams.iter().map(Vec::len).min().unwrap_or(0);
        u8::try_from(shortest).unwrap_or(u8::MAX)
    }

    /// The points that penalties of the first `rounds` rounds take off a team.
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
        let counted = entries.filter(|entry| !self.is_annulled(team, entry));
        let scored: TeamScore = counted.map(|entry| entry.score).sum();
        scored - self.deducted(team, rounds)
    }

    /// Whether this entry of a team is a match that does not count, because one of the two teams left too early.
    #[must_use]
    pub fn is_annulled(&self, team: Tpn, entry: &TeamEntry) -> bool {
        let opponent = entry.seat.opponent();
        opponent.is_some_and(|opponent| {
            let mut left = self.annulled.iter();
            left.any(|one| *one == team || *one == opponent)
        })
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

    /// The table as it was before `round` was paired. A team that had neither a match nor the pairing-allocated bye in it keeps its
    /// entry for that round.
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
