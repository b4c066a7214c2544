//! The end of the day: what is still open after the last result, and the deadlines for reports.

use chrono::{Days, NaiveDate, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        game::report,
        organisers,
    },
    event::{Categories, Federation, RoundState},
    store::rows::tournaments::TournamentRow,
};

use super::{
    closing::CLOSED,
    conflicts, kept,
    prizes::view::{self, PrizesView, Wanted},
    summary::Summary,
};

/// A task that is still open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StillOpen {
    /// Rounds are still to be played.
    Rounds {
        /// Number of published rounds.
        published: u8,
    },
    /// Missing results: rounds and boards.
    Results(Vec<(u8, i32)>),
    /// Number of open conflicts between two values.
    Conflicts(usize),
    /// Adjourned games: rounds and boards.
    Adjourned(Vec<(u8, i32)>),
    /// Incidents about which nothing was decided.
    Incidents {
        /// Number of incidents.
        count: usize,
        /// Number of the pairing of the first one.
        first: i32,
    },
    /// Number of rounds whose day is not known.
    Days(usize),
    /// No version of the prizes is closed yet.
    Prizes,
    /// The standings give other prizes than the newest version.
    PrizesChanged,
    /// Number of receipts that are not signed.
    Receipts(usize),
}

impl StillOpen {
    /// Whether the tournament cannot be closed while this is open.
    #[must_use]
    pub const fn keeps_open(&self) -> bool {
        matches!(
            self,
            Self::Rounds { .. } | Self::Results(_) | Self::Conflicts(_) | Self::Adjourned(_)
        )
    }
}

/// A deadline for a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deadline {
    /// The report to the federation's rating officer: seven days after the end (B.02 art. 9.1).
    RatingOfficer,
    /// The papers to the Italian federation: eight days after the end.
    Federation,
    /// The report at FIDE: thirty days after the end (B.02 art. 9.1).
    Fide,
}

impl Deadline {
    /// All deadlines, the earliest first.
    pub const ALL: [Self; 3] = [Self::RatingOfficer, Self::Federation, Self::Fide];

    /// The code used in messages.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::RatingOfficer => "rating-officer",
            Self::Federation => "federation",
            Self::Fide => "fide",
        }
    }

    /// The deadlines of an event, the earliest first. Only Italian events send papers to the Italian federation.
    pub fn of(is_italian: bool) -> impl Iterator<Item = Self> {
        let all = Self::ALL.into_iter();
        all.filter(move |one| is_italian || *one != Self::Federation)
    }

    /// Days after the last day of the event.
    #[must_use]
    pub const fn days(self) -> u64 {
        match self {
            Self::RatingOfficer => 7,
            Self::Federation => 8,
            Self::Fide => 30,
        }
    }

    /// Last day of the deadline; `end` is the last day of the event.
    #[must_use]
    pub fn last_day(self, end: NaiveDate) -> NaiveDate {
        end.checked_add_days(Days::new(self.days())).unwrap_or(end)
    }
}

/// The page for the end of the day.
#[derive(Clone, Debug)]
pub struct EndView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Open tasks, in the order in which they are done.
    pub open: Vec<StillOpen>,
    /// Number of incidents that still count.
    pub incidents: usize,
    /// The newest closed version of the prizes, and its number of prizes; `None` if there is none.
    pub prizes: Option<(i32, usize)>,
    /// Whether the tournament is closed.
    pub is_closed: bool,
    /// Whether the event is Italian.
    pub is_italian: bool,
    /// Time of the page, in UTC.
    pub now: NaiveDateTime,
}

impl EndView {
    /// Whether the tournament can be closed now.
    #[must_use]
    pub fn may_close(&self) -> bool {
        !self.is_closed && !self.open.iter().any(StillOpen::keeps_open)
    }
}

/// Whether an event is Italian: by its federation or, if none is given, by the categories of its organiser.
fn is_italian(tournament: &TournamentRow) -> Result<bool, AppError> {
    match kept::federation(&tournament.federation)? {
        Some(federation) => Ok(federation == Federation::ITA),
        None => Ok(organisers::categories_of(tournament)? == Categories::Italy),
    }
}

/// Reads what is still open in a tournament.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn view(ctx: &Context, actor: &Actor, slug: &str) -> Result<EndView, AppError> {
    let (summary, role, mut open, is_closed, is_italian) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?;
        let summary = Summary::of(&loaded)?;
        let mut open = Vec::new();
        if !loaded.course.is_complete() {
            open.push(StillOpen::Rounds {
                published: loaded.published(),
            });
        }
        let (missing, adjourned) = (loaded.missing(), loaded.adjourned());
        if !missing.is_empty() {
            open.push(StillOpen::Results(missing));
        }
        if !adjourned.is_empty() {
            open.push(StillOpen::Adjourned(adjourned));
        }
        let conflicts = conflicts::open(conn, id)?.len();
        if conflicts > 0 {
            open.push(StillOpen::Conflicts(conflicts));
        }
        let published = loaded.rounds.iter();
        let published = published.filter(|round| round.state == RoundState::Published);
        let several = summary.start != summary.end;
        let without_day = published
            .filter_map(|round| u8::try_from(round.number).ok())
            .filter(|round| several && summary.day_of(*round).is_none());
        let days = without_day.count();
        let is_closed = loaded.tournament.state == CLOSED;
        // A closed tournament's settings cannot change.
        if days > 0 && !is_closed {
            open.push(StillOpen::Days(days));
        }
        let is_italian = is_italian(&loaded.tournament)?;
        Ok((summary, role, open, is_closed, is_italian))
    })?;
    let report = report::report(ctx, actor, slug)?;
    let stand = report.lines.iter().filter(|line| line.line.stands());
    let incidents = stand.clone().count();
    let undecided = stand.filter(|line| line.line.is_open());
    if let Some(first) = undecided.clone().next() {
        open.push(StillOpen::Incidents {
            count: undecided.count(),
            first: first.pairing,
        });
    }
    let prizes = view::desk(ctx, actor, slug, Wanted::Newest)?;
    open.extend(of_prizes(&prizes));
    Ok(EndView {
        prizes: prizes
            .version
            .as_ref()
            .map(|version| (version.number, prizes.lines.len())),
        summary,
        role,
        open,
        incidents,
        is_closed,
        is_italian,
        now: ctx.clock.now(),
    })
}

fn of_prizes(prizes: &PrizesView) -> Option<StillOpen> {
    prizes.fund()?;
    if prizes.version.is_none() {
        return Some(StillOpen::Prizes);
    }
    if prizes.has_changed {
        return Some(StillOpen::PrizesChanged);
    }
    match prizes.to_sign() {
        0 => None,
        unsigned => Some(StillOpen::Receipts(unsigned)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_the_last_day() {
        let end = NaiveDate::from_ymd_opt(2026, 12, 27).unwrap_or_default();
        let last = Deadline::ALL.map(|one| one.last_day(end).to_string());
        assert_eq!(last, ["2027-01-03", "2027-01-04", "2027-01-26"]);
    }

    #[test]
    fn the_italian_federation_waits_for_events_of_italy() {
        assert_eq!(Deadline::of(true).collect::<Vec<_>>(), Deadline::ALL);
        let elsewhere = [Deadline::RatingOfficer, Deadline::Fide];
        assert_eq!(Deadline::of(false).collect::<Vec<_>>(), elsewhere);
    }

    #[test]
    fn only_what_the_standings_wait_for_keeps_it_open() {
        assert!(StillOpen::Adjourned(vec![(3, 1)]).keeps_open());
        assert!(StillOpen::Rounds { published: 4 }.keeps_open());
        assert!(!StillOpen::Receipts(2).keeps_open());
        assert!(!StillOpen::Prizes.keeps_open());
    }
}
