//! Screens: adding, changing and removing them. A screen is an address that everybody may open; it holds no secret.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::Action,
        deed::{ScreenAdded, ScreenChanged, ScreenRemoved},
    },
    event::Word,
    store::{
        Conn,
        rows::{
            self,
            screens::{NewScreen, ScreenRow},
        },
    },
};

use super::{
    hall_input::ScreenInput,
    showing::{Showing, Theme},
};

/// Maximum number of screens in a tournament.
const MOST_SCREENS: usize = 20;
/// Minimum and maximum of the seconds for which a page stays.
const SECONDS: (i64, i64) = (5, 120);
/// Maximum length of a name, in characters.
const LONGEST_NAME: usize = 20;

/// A screen of the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Number of the screen.
    pub id: i32,
    /// Short name, part of its address.
    pub name: String,
    /// What it shows.
    pub shows: Showing,
    /// Seconds for which a page stays.
    pub page_seconds: u32,
    /// Colours of the screen.
    pub theme: Theme,
    /// Row version.
    pub version: i32,
}

impl Screen {
    fn of(row: ScreenRow) -> Result<Self, AppError> {
        Ok(Self {
            id: row.id,
            shows: row.shows.word()?,
            theme: row.theme.word()?,
            page_seconds: u32::try_from(row.page_seconds).unwrap_or(12),
            name: row.name,
            version: row.version,
        })
    }

    /// The screen as typed.
    #[must_use]
    pub fn input(&self) -> ScreenInput {
        ScreenInput {
            screen_name: self.name.clone(),
            screen_shows: self.shows.code().to_owned(),
            screen_seconds: self.page_seconds.to_string(),
            screen_theme: self.theme.code().to_owned(),
        }
    }

    /// Checks the form; `others` are the names that are already taken.
    fn parse(input: &ScreenInput, others: &[&str]) -> Result<Self, AppError> {
        let mut checks = Checks::default();
        let name = checks.required("screen_name", &input.screen_name, LONGEST_NAME);
        let name = name.to_lowercase();
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if !name.chars().all(is_plain) {
            let value = name.clone();
            let key = "problem-screen-name";
            checks.refuse("screen_name", Problem::Because { key, value });
        } else if others.contains(&name.as_str()) {
            checks.refuse("screen_name", Problem::Taken);
        }
        let shows = Showing::from_code(&input.screen_shows);
        if shows.is_none() {
            checks.refuse("screen_shows", Problem::Choice);
        }
        let theme = Theme::from_code(&input.screen_theme);
        if theme.is_none() {
            checks.refuse("screen_theme", Problem::Choice);
        }
        let (least, most) = SECONDS;
        let seconds = checks.number("screen_seconds", &input.screen_seconds, least, most);
        checks.finish()?;
        Ok(Self {
            id: 0,
            name,
            shows: shows.unwrap_or_default(),
            page_seconds: seconds
                .and_then(|number| u32::try_from(number).ok())
                .unwrap_or_default(),
            theme: theme.unwrap_or_default(),
            version: 0,
        })
    }

    fn row(&self, tournament: i32, version: i32) -> NewScreen<'_> {
        NewScreen {
            tournament_id: tournament,
            name: &self.name,
            shows: self.shows.into(),
            page_seconds: i32::try_from(self.page_seconds).unwrap_or(i32::MAX),
            theme: self.theme.into(),
            version,
        }
    }
}

/// Lists the screens of a tournament, oldest first.
pub(super) fn all(conn: &mut Conn, tournament: i32) -> Result<Vec<Screen>, AppError> {
    let rows = rows::screens::of_tournament(conn, tournament)?;
    rows.into_iter().map(Screen::of).collect()
}

/// Adds a screen. Returns its number.
///
/// # Errors
/// The actor is not an arbiter of this tournament. Fields to be corrected: a name that is taken or cannot be part of an address,
/// too many screens, and others.
pub fn add(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &ScreenInput,
) -> Result<Done<i32>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let there = all(conn, id)?;
        if there.len() >= MOST_SCREENS {
            let mut checks = Checks::default();
            let (key, value) = ("problem-screens-most", MOST_SCREENS.to_string());
            checks.refuse("screen_name", Problem::Because { key, value });
            checks.finish()?;
        }
        let names: Vec<&str> = there.iter().map(|screen| screen.name.as_str()).collect();
        let wanted = Screen::parse(input, &names)?;
        let screen = rows::screens::insert(conn, &wanted.row(id, 1))?;
        Ok(Audited {
            value: screen,
            deed: Deed::ScreenAdded(ScreenAdded {
                screen,
                given: wanted.input(),
            }),
        })
    })
}

fn find(conn: &mut Conn, tournament: i32, screen: i32) -> Result<(Screen, Vec<Screen>), AppError> {
    let (mut found, others): (Vec<_>, Vec<_>) = all(conn, tournament)?
        .into_iter()
        .partition(|one| one.id == screen);
    Ok((found.pop().ok_or(AppError::NotFound)?, others))
}

/// Changes what a screen shows, and how.
///
/// # Errors
/// As [`add`]; no such screen; stale if somebody else changed it since `version`.
pub fn change(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (screen, version): (i32, i32),
    input: &ScreenInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let (before, others) = find(conn, id, screen)?;
        let names: Vec<&str> = others.iter().map(|other| other.name.as_str()).collect();
        let wanted = Screen::parse(input, &names)?;
        if !rows::screens::update(conn, screen, version, &wanted.row(id, version + 1))? {
            return Err(AppError::Stale);
        }
        Ok(Audited {
            value: (),
            deed: Deed::ScreenChanged(ScreenChanged {
                screen,
                version,
                before: before.input(),
                after: wanted.input(),
            }),
        })
    })
}

/// Removes a screen; its address is then invalid.
///
/// # Errors
/// The actor is not an arbiter of this tournament; no such screen.
pub fn remove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    screen: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let (before, _) = find(conn, id, screen)?;
        rows::screens::delete(conn, screen)?;
        Ok(Audited {
            value: (),
            deed: Deed::ScreenRemoved(ScreenRemoved {
                screen,
                before: before.input(),
            }),
        })
    })
}
