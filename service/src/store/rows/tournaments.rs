//! Tournaments.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::prelude::*;

use crate::{
    clock,
    event::{Colour, LeastGames, NormExemption, TournamentState},
    pairing::{
        Accelerated, Engine, Format, System, dutch, keizer,
        knock_out::{Cup, Games, Lives},
        round_robin::{Numbering, Schedule, Table},
    },
    rules,
    store::{
        Code, Conn, StoreError,
        columns::columns,
        rows::{
            entry_doors::OpenRow, handed_over::HandedOverRow, mirrored::MirroredRow,
            organisers::HolderRow, round_hours::HoursRow, sections::SectionRow,
        },
        schema::{
            entry_doors, handed_over, mirrored, organised, organisers, round_hours, sections,
            tournament_rules, tournaments,
        },
        word::{Read, ReadOr, Written},
    },
    tiebreak,
};

/// A tournament. Points in half-points, times in minutes.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct TournamentRow {
    pub id: i32,
    pub slug: String,
    pub name: String,
    pub town: String,
    pub venue: String,
    pub province: String,
    pub federation: String,
    pub start_date: NaiveDate,
    pub end_date: NaiveDate,
    pub rounds_planned: i32,
    #[diesel(deserialize_as = Read<tournaments::kind>)]
    pub kind: clock::Kind,
    pub time_control: String,
    #[diesel(deserialize_as = Read<tournaments::rules_edition>)]
    pub rules_edition: rules::edition::Edition,
    pub win: i32,
    pub draw: i32,
    pub loss: i32,
    pub pairing_bye: i32,
    pub tie_breaks: String,
    /// Draws may not be offered before this move (Law 9.1.1); 0 for no limit.
    pub draw_offer_limit: i32,
    /// Default time (Law 6.7.1).
    pub default_minutes: i32,
    #[diesel(deserialize_as = ReadOr<tournaments::initial_colour>)]
    pub initial_colour: Option<Colour>,
    pub chief_arbiter: String,
    /// Names separated by semicolons.
    pub deputy_arbiters: String,
    #[diesel(deserialize_as = Read<tournaments::state>)]
    pub state: TournamentState,
    pub created_at: NaiveDateTime,
    pub version: i32,
    /// Days of the rounds as a report gave them: `2026-11-21,,2026-11-22`.
    pub round_dates: String,
    /// Federation and method of the starting ranks as a report gave them: `ITA FIDON`.
    pub ranking_method: String,
    /// The number that the program drew for the colour of number 1 (even: white); empty when it was chosen.
    pub initial_colour_lot: String,
    /// Positions for which more than 50 moves were announced: `KRB-KR 75`; empty for none.
    pub more_than_fifty: String,
    #[diesel(embed)]
    pub marks: MarksRow,
    #[diesel(embed)]
    pub rules: RulesRow,
}

/// What every page of the tournament says of it.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct MarksRow {
    /// Whether FIDE mode was left.
    #[diesel(embed)]
    pub fide_mode: FideModeRow,
    /// That another machine goes on with it.
    #[diesel(embed)]
    pub handed_over: Option<HandedOverRow>,
    /// That it follows a hall.
    #[diesel(embed)]
    pub mirrored: Option<MirroredRow>,
    /// When its rounds begin, as far as that is announced.
    #[diesel(embed)]
    pub hours: Option<HoursRow>,
    /// Whether players may enter themselves.
    #[diesel(embed)]
    pub door: Option<OpenRow>,
    /// Of which event it is a section.
    #[diesel(embed)]
    pub section: Option<SectionRow>,
    /// Who holds it, where that is not whose installation this is.
    #[diesel(embed)]
    pub holder: Option<HolderRow>,
}

/// Whether FIDE mode was left.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct FideModeRow {
    /// After which published round (0 before the first); none while the tournament is in it.
    pub fide_left_round: Option<i32>,
    /// Why.
    pub fide_left_reason: String,
}

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

/// What can be set, at the beginning and later.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = tournaments)]
pub struct TournamentValues<'a> {
    pub name: &'a str,
    pub town: &'a str,
    pub venue: &'a str,
    pub province: &'a str,
    pub federation: &'a str,
    pub start_date: NaiveDate,
    pub end_date: NaiveDate,
    pub rounds_planned: i32,
    pub kind: Code,
    pub time_control: &'a str,
    pub rules_edition: Code,
    pub win: i32,
    pub draw: i32,
    pub loss: i32,
    pub pairing_bye: i32,
    pub tie_breaks: &'a str,
    pub draw_offer_limit: i32,
    pub default_minutes: i32,
    pub chief_arbiter: &'a str,
    pub deputy_arbiters: &'a str,
    pub more_than_fifty: &'a str,
}

pub fn insert(
    conn: &mut Conn,
    slug: &str,
    values: &TournamentValues<'_>,
    rules: &RulesRow,
    created_at: NaiveDateTime,
) -> Result<i32, StoreError> {
    let id = diesel::insert_into(tournaments::table)
        .values((
            tournaments::slug.eq(slug),
            values,
            tournaments::state.eq(TournamentState::Registration.code()),
            tournaments::created_at.eq(created_at),
            tournaments::version.eq(1),
        ))
        .returning(tournaments::id)
        .get_result(conn)?;
    diesel::insert_into(tournament_rules::table)
        .values((tournament_rules::tournament_id.eq(id), rules.clone()))
        .execute(conn)?;
    super::seats::make_key(conn, id)?;
    Ok(id)
}

/// Changes the settings; `false` when the row changed meanwhile.
pub fn update(
    conn: &mut Conn,
    id: i32,
    version: i32,
    values: &TournamentValues<'_>,
    rules: &RulesRow,
) -> Result<bool, StoreError> {
    let row = tournaments::table
        .find(id)
        .filter(tournaments::version.eq(version));
    let changed = diesel::update(row)
        .set((values, tournaments::version.eq(version + 1)))
        .execute(conn)?;
    if changed == 1 {
        diesel::update(tournament_rules::table.find(id))
            .set(rules.clone())
            .execute(conn)?;
    }
    Ok(changed == 1)
}

/// The number of rounds, where a schedule tells it.
pub fn set_rounds_planned(conn: &mut Conn, id: i32, rounds: i32) -> Result<(), StoreError> {
    diesel::update(tournaments::table.find(id))
        .set(tournaments::rounds_planned.eq(rounds))
        .execute(conn)?;
    Ok(())
}

pub fn set_state(conn: &mut Conn, id: i32, state: TournamentState) -> Result<(), StoreError> {
    diesel::update(tournaments::table.find(id))
        .set(tournaments::state.eq(state.code()))
        .execute(conn)?;
    Ok(())
}

/// FIDE mode is left after this published round.
///
/// # Errors
/// Storage failures.
pub fn leave_fide_mode(
    conn: &mut Conn,
    id: i32,
    round: i32,
    reason: &str,
) -> Result<(), StoreError> {
    diesel::update(tournaments::table.find(id))
        .set((
            tournaments::fide_left_round.eq(round),
            tournaments::fide_left_reason.eq(reason),
        ))
        .execute(conn)?;
    Ok(())
}

/// Days of the rounds, as [`TournamentRow::round_dates`] keeps them; `false` when the row is no longer of `version`.
pub fn set_round_dates(
    conn: &mut Conn,
    id: i32,
    version: i32,
    round_dates: &str,
) -> Result<bool, StoreError> {
    let row = tournaments::table
        .find(id)
        .filter(tournaments::version.eq(version));
    let changed = diesel::update(row)
        .set((
            tournaments::round_dates.eq(round_dates),
            tournaments::version.eq(version + 1),
        ))
        .execute(conn)?;
    Ok(changed == 1)
}

/// What a report said beside the settings.
pub fn set_report_records(
    conn: &mut Conn,
    id: i32,
    round_dates: &str,
    ranking_method: &str,
) -> Result<(), StoreError> {
    diesel::update(tournaments::table.find(id))
        .set((
            tournaments::round_dates.eq(round_dates),
            tournaments::ranking_method.eq(ranking_method),
        ))
        .execute(conn)?;
    Ok(())
}

/// The colour of number 1; `None` while none was drawn. `lot` is the number that the program drew, empty when the colour
/// was chosen.
pub fn set_initial_colour(
    conn: &mut Conn,
    id: i32,
    colour: Option<Colour>,
    lot: &str,
) -> Result<(), StoreError> {
    diesel::update(tournaments::table.find(id))
        .set((
            tournaments::initial_colour.eq(colour.map(Colour::code)),
            tournaments::initial_colour_lot.eq(lot),
        ))
        .execute(conn)?;
    Ok(())
}

/// The number of the tournament with this address part.
pub fn id_of(conn: &mut Conn, slug: &str) -> Result<i32, StoreError> {
    Ok(tournaments::table
        .filter(tournaments::slug.eq(slug))
        .select(tournaments::id)
        .first(conn)?)
}

/// How far the tournament with this number is.
pub fn state_of(conn: &mut Conn, id: i32) -> Result<Read<tournaments::state>, StoreError> {
    Ok(tournaments::table
        .filter(tournaments::id.eq(id))
        .select(tournaments::state)
        .first(conn)?)
}

pub fn by_slug(conn: &mut Conn, slug: &str) -> Result<TournamentRow, StoreError> {
    Ok(tournaments::table
        .inner_join(tournament_rules::table)
        .left_join(handed_over::table)
        .left_join(mirrored::table)
        .left_join(round_hours::table)
        .left_join(entry_doors::table)
        .left_join(sections::table)
        .left_join(organised::table.inner_join(organisers::table))
        .filter(tournaments::slug.eq(slug))
        .select(columns::<TournamentRow>())
        .first(conn)?)
}

pub fn by_id(conn: &mut Conn, id: i32) -> Result<TournamentRow, StoreError> {
    Ok(tournaments::table
        .inner_join(tournament_rules::table)
        .left_join(handed_over::table)
        .left_join(mirrored::table)
        .left_join(round_hours::table)
        .left_join(entry_doors::table)
        .left_join(sections::table)
        .left_join(organised::table.inner_join(organisers::table))
        .filter(tournaments::id.eq(id))
        .select(columns::<TournamentRow>())
        .first(conn)?)
}

pub fn slug_exists(conn: &mut Conn, slug: &str) -> Result<bool, StoreError> {
    let count: i64 = tournaments::table
        .filter(tournaments::slug.eq(slug))
        .count()
        .get_result(conn)?;
    Ok(count > 0)
}

/// What a list of links needs of a tournament: nothing of it can be unreadable.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct HeadingRow {
    pub slug: String,
    pub name: String,
    pub town: String,
    pub start_date: NaiveDate,
    pub end_date: NaiveDate,
}

/// The heading of a tournament.
pub fn heading(conn: &mut Conn, id: i32) -> Result<HeadingRow, StoreError> {
    Ok(tournaments::table
        .find(id)
        .select(HeadingRow::as_select())
        .first(conn)?)
}
