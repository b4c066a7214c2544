//! What a random tournament looks like.

use crate::{
    event::{Colour, Elo, ScoringSystem},
    pairing::Engine,
};

/// What a random tournament looks like. Chances are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Participants, at least 1.
    pub participants: u16,
    /// Rounds, 1..=99.
    pub rounds: u8,
    /// What pairs the rounds.
    pub engine: Engine,
    /// What results are worth.
    pub scoring: ScoringSystem,
    /// Baku acceleration, where the scoring system allows it.
    pub baku: bool,
    /// The colour of the first number in round 1; drawn by lot without it.
    pub initial_colour: Option<Colour>,
    /// Ratings to be used, one for each participant, in any order. Participants beyond these get random ratings.
    pub ratings: Vec<Elo>,
    pub lowest_rating: Elo,
    pub highest_rating: Elo,
    /// How many games between equals are drawn; fewer the more unequal the players are.
    pub draws: u16,
    /// Pairings that are not played, by one player's fault.
    pub forfeits: u16,
    /// Pairings that are not played because neither player comes.
    pub double_forfeits: u16,
    /// Games with an odd result: both lose, or one draws and the other loses.
    pub odd_results: u16,
    /// Games of less than one move, which are not rated.
    pub unrated_games: u16,
    /// Half-point byes, for each participant and round.
    pub half_point_byes: u16,
    /// Absences for one round, for each participant and round.
    pub absences: u16,
    /// Full-point byes, for each participant and round.
    pub full_point_byes: u16,
    /// Withdrawals, for each participant and round.
    pub withdrawals: u16,
    /// Participants who arrive after round 1.
    pub late_entries: u16,
    /// Groups of two to four participants who may not meet in some or all rounds.
    pub forbidden_groups: u16,
}

/// The lowest rating that FIDE publishes (B.02).
const LOWEST: Elo = elo(1400);
/// A strong field.
const HIGHEST: Elo = elo(2500);

const fn elo(rating: u16) -> Elo {
    match Elo::new(rating) {
        Ok(elo) => elo,
        // Only the constants above come here; this stops the compilation, never the program.
        Err(_) => elo(1),
    }
}

impl Options {
    /// These options for matches of two games: an even number of rounds.
    pub(super) fn of_matches(&self) -> Self {
        let rounds = self.rounds.min(98);
        Self {
            rounds: rounds + rounds % 2,
            ..self.clone()
        }
    }

    /// These options for a schedule of so many rounds: everybody is there from the first to the last.
    pub(super) fn scheduled(&self, rounds: u8) -> Self {
        Self {
            rounds,
            baku: false,
            half_point_byes: 0,
            absences: 0,
            full_point_byes: 0,
            withdrawals: 0,
            late_entries: 0,
            forbidden_groups: 0,
            ..self.clone()
        }
    }

    /// These options for a knock-out of two lives with so many rounds: nobody comes late, and who is away or withdraws is.
    pub(super) fn of_two_lives(&self, rounds: u8) -> Self {
        Self {
            absences: self.absences,
            withdrawals: self.withdrawals,
            ..self.scheduled(rounds)
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            participants: 40,
            rounds: 7,
            engine: Engine::default(),
            scoring: ScoringSystem::default(),
            baku: false,
            initial_colour: None,
            ratings: Vec::new(),
            lowest_rating: LOWEST,
            highest_rating: HIGHEST,
            draws: 300,
            forfeits: 10,
            double_forfeits: 1,
            odd_results: 0,
            unrated_games: 0,
            half_point_byes: 15,
            absences: 5,
            full_point_byes: 0,
            withdrawals: 5,
            late_entries: 20,
            forbidden_groups: 0,
        }
    }
}
