//! A tournament, as lists and headings show it.

use chrono::{NaiveDate, NaiveDateTime};

use crate::{
    app::{Actor, AppError, Context, Following, access, privacy},
    clock,
    event::{Accent, ByeNames, Colour, LiveDelay, Province, ScoringSystem},
    formats::trf::RankingMethod,
    pairing::{
        Accelerated, Course, Engine, Format, System, dutch,
        keizer::Parameters,
        knock_out::Cup,
        round_robin::{Numbering, Schedule},
    },
    rules,
    store::rows::{self, organisers::HolderRow},
    tiebreak::Regulations,
};

pub use crate::event::TournamentState as State;

use super::{
    Loaded,
    fide_mode::{self, Left},
    kept, live_delay,
    loaded::{regulations_of, scoring_of},
    round_hours::Hours,
    section::Section,
};

/// Record that a tournament was handed over to another server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandedOver {
    /// Name, as shown, of whoever handed it over.
    pub by: String,
    /// When it was handed over, in UTC.
    pub at: NaiveDateTime,
    /// Digest of the archive.
    pub digest: String,
}

/// The federation or the organiser who holds a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Address part of the holder.
    pub slug: String,
    /// Name of the holder.
    pub name: String,
    /// Accent colour of its pages.
    pub accent: Accent,
    /// Text at the foot of its papers; may be empty.
    pub imprint: String,
    /// Whether it has its own list of provinces.
    pub has_provinces: bool,
}

impl Holder {
    fn of(row: HolderRow) -> Self {
        Self {
            slug: row.slug,
            name: row.name,
            accent: row.accent,
            imprint: row.imprint,
            has_provinces: !row.territory.is_empty(),
        }
    }
}

/// A tournament, as lists and headings show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Number of the tournament.
    pub id: i32,
    /// Address part.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// Town in which it is played.
    pub town: String,
    /// Hall in which it is played; may be empty.
    pub venue: String,
    /// Province code; may be empty.
    pub province: String,
    /// Federation code.
    pub federation: String,
    /// First day.
    pub start: NaiveDate,
    /// Last day.
    pub end: NaiveDate,
    /// Rounds planned and published.
    pub course: Course,
    /// Number of entries.
    pub players: usize,
    /// Whether it is a team event whose teams are stored.
    pub is_of_teams: bool,
    /// Standard, rapid or blitz.
    pub kind: clock::Kind,
    /// Time control as text.
    pub time_control: String,
    /// Edition of the Laws.
    pub rules_edition: rules::edition::Edition,
    /// Points for results and byes.
    pub scoring: ScoringSystem,
    /// Codes of the tie-breaks in order, separated by commas.
    pub tie_breaks: String,
    pub pairing_system: System,
    /// Edition of the FIDE (Dutch) System, if that is the system.
    pub pairing_edition: dutch::Edition,
    /// The schedule; only used in a round robin.
    pub schedule: Schedule,
    /// The rules of a knock-out's matches; only used in a knock-out.
    pub cup: Cup,
    /// The settings of the Keizer system; `None` for another system.
    pub keizer: Option<Parameters>,
    /// How pairing numbers are given in a round robin or a knock-out.
    pub numbering: Numbering,
    /// Seed of the lots for the numbers; empty if none was drawn.
    pub numbers_seed: String,
    /// The acceleration of pairing scores.
    pub acceleration: Accelerated,
    /// The rules for tie-breaks.
    pub regulations: Regulations,
    /// Default time in minutes.
    pub default_minutes: i32,
    /// Move before which draws may not be offered; 0 for no limit.
    pub draw_offer_limit: i32,
    /// Delay with which moves are shown.
    pub live_delay: LiveDelay,
    /// Positions for which more than 50 moves were announced: `KRB-KR 75`; empty for none.
    pub more_than_fifty: String,
    /// When and why FIDE mode was left; `None` while the tournament is in it.
    pub fide_left: Option<Left>,
    /// The hand-over to another server; `None` if there was none.
    pub handed_over: Option<HandedOver>,
    /// What the tournament follows, if a hall runs it; otherwise `None`.
    pub following: Option<Following>,
    /// Days of the rounds from round 1 on; `None` where not known.
    pub round_dates: Vec<Option<NaiveDate>>,
    /// Hours at which the rounds begin.
    pub hours: Hours,
    /// How the starting ranks were made, if the tournament states it.
    pub ranking_method: Option<RankingMethod>,
    /// Colour of the odd numbers in round 1; `None` until it is decided.
    pub initial_colour: Option<Colour>,
    /// The number drawn for that colour; empty if the colour was chosen.
    pub initial_colour_lot: String,
    /// Name of the chief arbiter.
    pub chief_arbiter: String,
    /// Names of the deputies, as typed; may be empty.
    pub deputy_arbiters: String,
    /// State of the tournament.
    pub state: State,
    /// Row version of the settings.
    pub version: i32,
    /// The event and the section to which it belongs; `None` for a tournament on its own.
    pub section: Option<Section>,
    /// The holder; `None` if it is the operator of this server.
    pub holder: Option<Holder>,
    /// Whether a participant may be under 18; then search engines must not keep pages that name participants. Not computed for
    /// lists, which name nobody.
    pub has_minors: bool,
    /// Whether players can ask to enter.
    pub takes_requests: bool,
}

impl Summary {
    /// Whether the arbiter gives the pairing numbers: in a round robin or a knock-out that has no round yet.
    #[must_use]
    pub fn writes_numbers(&self) -> bool {
        let has_table = !matches!(
            self.pairing_system.format(),
            Format::Swiss | Format::Matches
        );
        has_table
            && !self.is_of_teams
            && self.numbering == Numbering::Hand
            && self.course.there() == 0
    }

    /// The Italian province in which it is played; `None` for an organiser's own province, and for none.
    #[must_use]
    pub fn italian_province(&self) -> Option<&'static Province> {
        let is_own = self.holder.as_ref().is_some_and(|one| one.has_provinces);
        Province::by_code(&self.province).filter(|_| !is_own)
    }

    /// The day of a round; `None` if not known.
    #[must_use]
    pub fn day_of(&self, round: u8) -> Option<NaiveDate> {
        let index = usize::from(round).checked_sub(1)?;
        self.round_dates.get(index).copied().flatten()
    }

    /// When a round begins, in UTC; `None` unless day and hour are announced.
    #[must_use]
    pub fn begins(&self, round: u8) -> Option<NaiveDateTime> {
        let (day, hour) = (self.day_of(round)?, self.hours.of_round(round)?);
        Some(self.hours.zone.to_utc(day.and_time(hour)))
    }

    /// The names that the event gives to byes.
    #[must_use]
    pub const fn bye_names(&self) -> ByeNames {
        ByeNames::of(self.keizer.is_some(), self.course.is_schedule())
    }

    pub(crate) fn of(loaded: &Loaded) -> Result<Self, AppError> {
        let day = loaded.tournament.start_date;
        let mut entries = loaded.entries.iter();
        let has_minors = entries.any(|row| privacy::may_be_minor(row, day));
        let row = Self::from_row(&loaded.tournament, loaded.course, loaded.entries.len())?;
        Ok(Self {
            has_minors,
            is_of_teams: loaded.teams.is_some(),
            ..row
        })
    }

    /// A summary from the row alone, without reading entries.
    pub(super) fn from_row(
        row: &rows::tournaments::TournamentRow,
        course: Course,
        players: usize,
    ) -> Result<Self, AppError> {
        Ok(Self {
            id: row.id,
            slug: row.slug.clone(),
            name: row.name.clone(),
            town: row.town.clone(),
            venue: row.venue.clone(),
            province: row.province.clone(),
            federation: row.federation.clone(),
            start: row.start_date,
            end: row.end_date,
            course,
            players,
            is_of_teams: false,
            kind: row.kind,
            time_control: row.time_control.clone(),
            rules_edition: row.rules_edition,
            scoring: scoring_of(row),
            tie_breaks: row.tie_breaks.clone(),
            pairing_system: row.rules.pairing_system,
            pairing_edition: row.rules.pairing_edition,
            schedule: row.rules.schedule(),
            cup: row.rules.cup(),
            keizer: match row.rules.engine() {
                Some(Engine::Keizer(parameters)) => Some(parameters),
                _ => None,
            },
            numbering: row.rules.numbering,
            numbers_seed: row.rules.numbers_seed.clone(),
            acceleration: row.rules.acceleration,
            regulations: regulations_of(row)?,
            default_minutes: row.default_minutes,
            draw_offer_limit: row.draw_offer_limit,
            live_delay: live_delay::of_rules(&row.rules),
            more_than_fifty: row.more_than_fifty.clone(),
            fide_left: fide_mode::left(row),
            handed_over: row.marks.handed_over.as_ref().map(|over| HandedOver {
                by: over.handed_by.clone(),
                at: over.handed_at,
                digest: over.digest.clone(),
            }),
            following: row.marks.mirrored.as_ref().map(Following::of),
            round_dates: kept::dates_from_text(&row.round_dates, usize::from(u8::MAX))?,
            hours: Hours::from_row(row.marks.hours.as_ref())?,
            ranking_method: kept::method_from_text(&row.ranking_method)?,
            initial_colour: row.initial_colour,
            initial_colour_lot: row.initial_colour_lot.clone(),
            chief_arbiter: row.chief_arbiter.clone(),
            deputy_arbiters: row.deputy_arbiters.clone(),
            state: row.state,
            version: row.version,
            section: row.marks.section.as_ref().map(Section::of),
            holder: row.marks.holder.clone().map(Holder::of),
            has_minors: false,
            takes_requests: row.state == State::Registration
                && row.marks.door.as_ref().is_some_and(|door| door.is_open),
        })
    }
}

/// The number of the tournament with this address part.
///
/// # Errors
/// No such tournament.
pub fn number(ctx: &Context, slug: &str) -> Result<i32, AppError> {
    ctx.tournament_id(slug)
}

/// The version of everything stored about a tournament, and the number of entries. The same version gives the same pages.
///
/// # Errors
/// No such tournament.
pub fn version(ctx: &Context, slug: &str) -> Result<(i32, usize), AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        Ok((loaded.version(), loaded.entries.len()))
    })
}

/// Reads a tournament, and the reader's role in it.
///
/// # Errors
/// No such tournament.
pub fn get(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<(Summary, Option<access::TournamentRole>), AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let role = access::role(conn, actor, loaded.tournament.id)?;
        Ok((Summary::of(&loaded)?, role))
    })
}
