//! The way of a player through a bracket: their ties, the one that puts them out, and where two meet.

use super::{
    Bracket,
    lives::Lives,
    place::{Part, Place, Source, Stage},
    tie::{End, Side, Tie},
};
use crate::event::{RoundNumber, Tpn};

impl Bracket {
    /// All ties by round, without the match for the third place.
    pub fn all_ties(&self) -> impl Iterator<Item = &Tie> {
        self.rounds.iter().flatten()
    }

    /// The rounds of all parts, such as `round 3 of 4 of the losers' bracket`. The second final is included while it may still
    /// be played.
    #[must_use]
    pub fn stages(&self) -> Vec<Stage> {
        let stages = self.plan.stages().into_iter();
        let is_there = |stage: &Stage| {
            stage.part != Part::SecondFinal || self.last_round() == self.plan.last_round()
        };
        stages.filter(is_there).collect()
    }

    /// The rounds of parts that are played in a round of the event; with two lives there may be two.
    #[must_use]
    pub fn stages_in(&self, round: RoundNumber) -> Vec<Stage> {
        let mut stages: Vec<Stage> = self.ties(round).iter().map(|tie| tie.place.stage).collect();
        stages.dedup();
        stages
    }

    /// The ties of a round of a part, from the top to the foot.
    pub fn ties_of(&self, stage: Stage) -> impl Iterator<Item = &Tie> {
        let ties = self.all_ties().chain(self.third());
        ties.filter(move |tie| tie.place.stage == stage)
    }

    /// The tie of a player in a round; `None` if they are out, wait or are not in the bracket.
    #[must_use]
    pub fn tie_of(&self, tpn: Tpn, round: RoundNumber) -> Option<&Tie> {
        let mut ties = self.ties(round).iter();
        ties.find(|tie| tie.is_of(tpn))
    }

    /// The first tie of a player in this round or later, if it is already known to be theirs.
    #[must_use]
    pub fn next_tie(&self, tpn: Tpn, round: RoundNumber) -> Option<&Tie> {
        let mut ties = self.all_ties().skip_while(|tie| tie.round < round);
        ties.find(|tie| tie.is_of(tpn))
    }

    /// The tie in which a player was put out, by a loss or because they stayed away. `None` if they are still in the event, and
    /// for the winner.
    #[must_use]
    pub fn put_out_by(&self, tpn: Tpn) -> Option<&Tie> {
        let mut ties = self.all_ties().filter(|tie| tie.is_of(tpn));
        ties.find(|tie| match tie.end {
            End::GoesOn(other, _) => other != tpn && !self.has_another_life(tie, tpn),
            End::Nobody => true,
            End::Open | End::Undecided => false,
        })
    }

    /// Whether a player lost a tie before a round, but could go on with their second life.
    #[must_use]
    pub fn has_lost(&self, tpn: Tpn, before: RoundNumber) -> bool {
        let mut ties = self.all_ties().take_while(|tie| tie.round < before);
        ties.any(|tie| {
            let lost = matches!(tie.end, End::GoesOn(other, _) if other != tpn);
            lost && tie.is_of(tpn) && self.has_another_life(tie, tpn)
        })
    }

    /// Whether the loser of this tie still goes on.
    fn has_another_life(&self, tie: &Tie, tpn: Tpn) -> bool {
        match (self.lives(), tie.place.stage.part) {
            (Lives::Two, Part::Winners) => true,
            (Lives::Two, Part::Final) => tie.sides.first() == Some(&Side::Player(tpn)),
            _ => false,
        }
    }

    /// Players without a tie in a round who have one later, best seed first. With two lives these are the players of the
    /// winners' bracket, every other round.
    #[must_use]
    pub fn waiting(&self, round: RoundNumber) -> Vec<Tpn> {
        // A player who is out has no later tie.
        let waits =
            |tpn: &Tpn| self.tie_of(*tpn, round).is_none() && self.next_tie(*tpn, round).is_some();
        self.seeds().iter().copied().filter(waits).collect()
    }

    /// Whether nothing is left to be played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let last = self.all_ties().last();
        last.is_none_or(|tie| matches!(tie.end, End::GoesOn(..) | End::Nobody))
    }

    /// The round in which two would meet if both won all their ties from this round on; `None` if one of them is out, or if
    /// they are the same player.
    #[must_use]
    pub fn next_meeting(&self, one: Tpn, two: Tpn, from: RoundNumber) -> Option<RoundNumber> {
        let [own, other] = [one, two].map(|tpn| self.way(tpn, from));
        let met = own.iter().find(|(place, _)| {
            let mut places = other.iter().map(|(place, _)| place);
            places.any(|there| there == place)
        });
        met.filter(|_| one != two).map(|(_, round)| *round)
    }

    /// The ties of a player who wins all of them from a round on.
    fn way(&self, tpn: Tpn, from: RoundNumber) -> Vec<(Place, RoundNumber)> {
        let mut way = Vec::new();
        let mut next = self.next_tie(tpn, from);
        while let Some(tie) = next {
            way.push((tie.place, tie.round));
            let source = Source::Winner(tie.place);
            next = self.all_ties().find(|tie| tie.from.contains(&source));
        }
        way
    }

    /// Whether nobody can come from this source, whatever the results: no seed ever stood there.
    #[must_use]
    pub fn is_never_filled(&self, source: Source) -> bool {
        let sides = |place: Place| {
            let mut ties = self.all_ties();
            let tie = ties.find(|tie| tie.place == place);
            tie.map(|tie| tie.from.map(|source| self.is_never_filled(source)))
        };
        match source {
            Source::Seed(seed) => seed > self.seeds().len(),
            Source::Winner(place) => sides(place).is_some_and(|never| never == [true, true]),
            // A player without an opponent does not lose.
            Source::Loser(place) => sides(place).is_some_and(|never| never.contains(&true)),
        }
    }
}
