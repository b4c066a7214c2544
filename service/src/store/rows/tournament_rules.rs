//! The choices of a tournament for pairing and ranking.

use diesel::prelude::*;

use crate::{
    event::{LeastGames, NormExemption},
    pairing::{
        Accelerated, Engine, Format, System, dutch, keizer,
        knock_out::{Cup, Games, Lives},
        round_robin::{Numbering, Schedule, Table},
    },
    store::{
        Code,
        schema::tournament_rules,
        word::{Read, Written},
    },
    tiebreak,
};

/// The choices of a tournament for pairing and ranking. Points are in half-points.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = tournament_rules, treat_none_as_null = true)]
pub struct RulesRow {
    #[diesel(deserialize_as = Read<tournament_rules::pairing_system>, serialize_as = Code)]
    pub pairing_system: System,
    /// Code in TRF record 192 of an imported system other than the Dutch one, without its acceleration; otherwise
    /// empty.
    pub type_code: String,
    /// Edition of the FIDE (Dutch) System; without meaning for another system.
    #[diesel(deserialize_as = Read<tournament_rules::pairing_edition>, serialize_as = Code)]
    pub pairing_edition: dutch::Edition,
    #[diesel(deserialize_as = Read<tournament_rules::acceleration>, serialize_as = Code)]
    pub acceleration: Accelerated,
    /// Edition of C.07.
    #[diesel(deserialize_as = Read<tournament_rules::tie_break_edition>, serialize_as = Code)]
    pub tie_break_edition: tiebreak::Edition,
    /// Treatment of ties that remain after all tie-breaks.
    #[diesel(deserialize_as = Read<tournament_rules::remaining_ties>, serialize_as = Code)]
    pub remaining_ties: tiebreak::RemainingTies,
    /// Treatment of unrated participants in tie-breaks based on ratings.
    #[diesel(deserialize_as = Read<tournament_rules::unrated>, serialize_as = Code)]
    pub unrated: tiebreak::UnratedRule,
    /// The rating that unrated participants count with; `None` if they do not count with one.
    pub unrated_rating: Option<i32>,
    /// Seed for the lots, in digits; empty if none was drawn.
    pub lots_seed: String,
    pub forfeit_win: i32,
    pub forfeit_loss: i32,
    pub full_point_bye: i32,
    pub half_point_bye: i32,
    pub zero_point_bye: i32,
    /// Maximum half-point byes of a participant; `None` without a limit.
    pub most_half_point_byes: Option<i32>,
    /// Number of last rounds in which nobody may have one.
    pub last_rounds_without_byes: i32,
    /// Delay in minutes before everybody sees a move of an unfinished game, 0 to 60.
    pub live_minutes: i32,
    /// Delay in moves of both sides, 0 to 50.
    pub live_moves: i32,
    /// How often each player meets each other in a round robin.
    pub cycles: i32,
    /// Number of consecutive games between the same two players.
    pub games_in_a_row: i32,
    /// Whether the last two rounds of a cycle are exchanged if another cycle follows.
    pub exchanged: bool,
    /// How a round robin assigns its pairing numbers.
    #[diesel(deserialize_as = Read<tournament_rules::numbering>, serialize_as = Code)]
    pub numbering: Numbering,
    /// Seed for drawing pairing numbers, in digits; empty if none was drawn.
    pub numbers_seed: String,
    /// Kind of event that exempts norms from the rules on federations.
    #[diesel(deserialize_as = Read<tournament_rules::norm_exemption>, serialize_as = Code)]
    pub norm_exemption: NormExemption,
    /// Whether the losers of a knock-out's semifinals play for third place.
    pub third_place: bool,
    /// Parameters of the Keizer system; without meaning for another system.
    #[diesel(deserialize_as = Read<tournament_rules::keizer>, serialize_as = Written)]
    pub keizer: keizer::Parameters,
    /// Number of sides in the Schiller, Hutton or Molter system; 0 if a report did not give it, and in other events.
    pub sides: i32,
    /// Number of rounds of the Molter table that are played; 0 in other events.
    pub table_rounds: i32,
    /// Number of lost ties after which a knock-out eliminates a player: 1 or 2.
    pub lives: i32,
    /// Minimum games for a norm.
    #[diesel(deserialize_as = Read<tournament_rules::norm_games>, serialize_as = Code)]
    pub norm_games: LeastGames,
}

impl RulesRow {
    /// The schedule of a round robin, or of an event of several sides.
    pub fn schedule(&self) -> Schedule {
        let small = |number: i32| u8::try_from(number).unwrap_or(1);
        let (cycles, games) = (small(self.cycles), small(self.games_in_a_row));
        // The schema accepts no other numbers.
        let schedule = Schedule::new(cycles, games, self.exchanged).unwrap_or_default();
        let sides = small(self.sides);
        schedule.of(match self.pairing_system {
            System::Scheveningen => Table::Scheveningen,
            System::Schiller if sides > 0 => Table::Schiller { sides },
            System::Hutton if sides > 0 => Table::Hutton { sides },
            System::Molter if sides > 0 => Table::Molter {
                sides,
                rounds: small(self.table_rounds),
            },
            _ => Table::Berger,
        })
    }

    /// The rules of a knock-out about its matches.
    pub const fn cup(&self) -> Cup {
        Cup {
            third_place: self.third_place,
            games: match self.games_in_a_row {
                2 => Games::Two,
                _ => Games::One,
            },
            lives: match self.lives {
                2 => Lives::Two,
                _ => Lives::One,
            },
        }
    }

    /// How the rounds are made.
    pub fn format(&self) -> Format {
        match self.engine() {
            Some(Engine::KnockOut(cup)) if cup.games == Games::Two => Format::Matches,
            _ => self.pairing_system.format(),
        }
    }

    /// The engine that pairs and explains the rounds; `None` for a system that is not implemented here.
    pub fn engine(&self) -> Option<Engine> {
        let system = self.pairing_system;
        match system.engine(self.pairing_edition, self.schedule())? {
            Engine::KnockOut(_) => Some(Engine::KnockOut(self.cup())),
            Engine::Keizer(_) => Some(Engine::Keizer(self.keizer)),
            engine => Some(engine),
        }
    }
}
