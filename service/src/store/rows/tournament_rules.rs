//! What a tournament chooses for pairing and ranking.

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

/// What the event chooses for pairing and ranking. Points in half-points.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = tournament_rules, treat_none_as_null = true)]
pub struct RulesRow {
    #[diesel(deserialize_as = Read<tournament_rules::pairing_system>, serialize_as = Code)]
    pub pairing_system: System,
    /// The code of TRF record 192 with which another system than the Dutch came, without its acceleration; otherwise empty.
    pub type_code: String,
    /// Edition of the FIDE (Dutch) System; of no meaning while the system is another.
    #[diesel(deserialize_as = Read<tournament_rules::pairing_edition>, serialize_as = Code)]
    pub pairing_edition: dutch::Edition,
    #[diesel(deserialize_as = Read<tournament_rules::acceleration>, serialize_as = Code)]
    pub acceleration: Accelerated,
    /// Edition of C.07.
    #[diesel(deserialize_as = Read<tournament_rules::tie_break_edition>, serialize_as = Code)]
    pub tie_break_edition: tiebreak::Edition,
    /// What becomes of ties at the end of the list.
    #[diesel(deserialize_as = Read<tournament_rules::remaining_ties>, serialize_as = Code)]
    pub remaining_ties: tiebreak::RemainingTies,
    /// What becomes of unrated participants in tie-breaks of ratings.
    #[diesel(deserialize_as = Read<tournament_rules::unrated>, serialize_as = Code)]
    pub unrated: tiebreak::UnratedRule,
    /// The rating with which they count, where they count with one.
    pub unrated_rating: Option<i32>,
    /// Seed of the lots, in digits; empty when none was drawn.
    pub lots_seed: String,
    pub forfeit_win: i32,
    pub forfeit_loss: i32,
    pub full_point_bye: i32,
    pub half_point_bye: i32,
    pub zero_point_bye: i32,
    /// How many half-point byes a participant may have; none: as many as are asked for.
    pub most_half_point_byes: Option<i32>,
    /// In how many last rounds nobody may have one.
    pub last_rounds_without_byes: i32,
    /// Minutes after which everybody sees a move of an unfinished game, 0 to 60.
    pub live_minutes: i32,
    /// Moves of both sides after which they see it, 0 to 50.
    pub live_moves: i32,
    /// How often everybody meets everybody in a round robin.
    pub cycles: i32,
    /// Games of the two in a row.
    pub games_in_a_row: i32,
    /// Whether the last two rounds of a cycle that another one follows are exchanged.
    pub exchanged: bool,
    /// How a round robin gives its numbers.
    #[diesel(deserialize_as = Read<tournament_rules::numbering>, serialize_as = Code)]
    pub numbering: Numbering,
    /// Seed of the lots for numbers, in digits; empty when none was drawn.
    pub numbers_seed: String,
    /// What kind of event frees norms of the rules on federations.
    #[diesel(deserialize_as = Read<tournament_rules::norm_exemption>, serialize_as = Code)]
    pub norm_exemption: NormExemption,
    /// Whether those who lost the semifinals of a knock-out play for the third place.
    pub third_place: bool,
    /// What an event by the Keizer system announces; of no meaning while the system is another.
    #[diesel(deserialize_as = Read<tournament_rules::keizer>, serialize_as = Written)]
    pub keizer: keizer::Parameters,
    /// Of how many sides an event of the Schiller, Hutton or Molter system is; 0 where a report did not tell it, and in other events.
    pub sides: i32,
    /// How many rounds of its table an event of the Molter system plays; 0 in other events.
    pub table_rounds: i32,
    /// How many ties somebody loses before a knock-out puts them out: 1 or 2.
    pub lives: i32,
    /// How many games a norm needs at least.
    #[diesel(deserialize_as = Read<tournament_rules::norm_games>, serialize_as = Code)]
    pub norm_games: LeastGames,
}

impl RulesRow {
    /// The schedule of a round robin, or of an event of sides.
    pub fn schedule(&self) -> Schedule {
        let small = |number: i32| u8::try_from(number).unwrap_or(1);
        let (cycles, games) = (small(self.cycles), small(self.games_in_a_row));
        // The schema takes no other numbers.
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

    /// What a knock-out announces of its matches.
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

    /// How the rounds come about.
    pub fn format(&self) -> Format {
        match self.engine() {
            Some(Engine::KnockOut(cup)) if cup.games == Games::Two => Format::Matches,
            _ => self.pairing_system.format(),
        }
    }

    /// What pairs and explains the rounds; `None` for a system by which no event is held here.
    pub fn engine(&self) -> Option<Engine> {
        let system = self.pairing_system;
        match system.engine(self.pairing_edition, self.schedule())? {
            Engine::KnockOut(_) => Some(Engine::KnockOut(self.cup())),
            Engine::Keizer(_) => Some(Engine::Keizer(self.keizer)),
            engine => Some(engine),
        }
    }
}
