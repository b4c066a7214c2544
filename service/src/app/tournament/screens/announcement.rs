//! The announcement of the desk to the whole hall. It stays on every screen until it is removed or replaced.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, access::Action,
        deed::Announced,
    },
    store::{
        Conn,
        rows::{self, hall::AnnouncementRow},
    },
};

use super::hall_input::AnnouncementInput;

/// Maximum number of boards that an announcement can call.
pub const MOST_BOARDS: usize = 40;
/// Maximum length of the sentence, in characters.
const LONGEST: usize = 200;
/// Highest board number.
const LAST_BOARD: i64 = 9999;

/// An announcement to the hall.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    /// Numbers of the boards that are called.
    pub boards: Vec<u16>,
    /// The sentence; if it is empty, the boards are called to bring their results.
    pub text: String,
    /// Since when it is shown, in UTC; `None` if there is no announcement now.
    pub at: Option<NaiveDateTime>,
    /// Row version; 0 if there never was one.
    pub version: i32,
}

impl Announcement {
    /// The announcement as typed; empty if there is none now.
    #[must_use]
    pub fn input(&self) -> AnnouncementInput {
        if self.at.is_none() {
            return AnnouncementInput::default();
        }
        AnnouncementInput {
            hall_boards: written(&self.boards),
            hall_text: self.text.clone(),
        }
    }

    /// Reads the announcement of a tournament.
    pub(super) fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Self, AppError> {
        let Some(row) = rows::hall::announcement(conn, tournament)? else {
            return Ok(Self::default());
        };
        let boards = row.boards.split(',').filter_map(|n| n.trim().parse().ok());
        Ok(Self {
            boards: boards.collect(),
            text: row.said,
            at: row.announced_at,
            version: row.version,
        })
    }

    fn parse(input: &AnnouncementInput, now: NaiveDateTime) -> Result<Self, AppError> {
        let mut checks = Checks::default();
        let text = checks.text("hall_text", &input.hall_text, LONGEST);
        let between = |c: char| c.is_whitespace() || c == ',' || c == ';';
        let numbers = input.hall_boards.split(between);
        let mut boards: Vec<u16> = Vec::new();
        for number in numbers.filter(|part| !part.is_empty()) {
            if checks.has("hall_boards") {
                break;
            }
            let board = checks.number("hall_boards", number, 1, LAST_BOARD);
            boards.extend(board.and_then(|board| u16::try_from(board).ok()));
        }
        boards.sort_unstable();
        boards.dedup();
        if boards.len() > MOST_BOARDS {
            let (key, value) = ("problem-hall-boards", MOST_BOARDS.to_string());
            checks.refuse("hall_boards", Problem::Because { key, value });
        }
        checks.finish()?;
        let says_something = !boards.is_empty() || !text.is_empty();
        Ok(Self {
            boards,
            text,
            at: says_something.then_some(now),
            version: 0,
        })
    }
}

/// The numbers as `12, 15`.
fn written(boards: &[u16]) -> String {
    let boards: Vec<String> = boards.iter().map(u16::to_string).collect();
    boards.join(", ")
}

/// Makes an announcement; an empty form removes the present one.
///
/// # Errors
/// The actor is not an arbiter of this tournament; fields to be corrected; stale if somebody else changed it since `version`.
pub fn announce(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    input: &AnnouncementInput,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let before = Announcement::of_tournament(conn, id)?;
        let wanted = Announcement::parse(input, now)?;
        if before.version != version {
            return Err(AppError::Stale);
        }
        let row = AnnouncementRow {
            tournament_id: id,
            boards: written(&wanted.boards),
            said: wanted.text.clone(),
            announced_at: wanted.at,
            version: version + 1,
        };
        rows::hall::set_announcement(conn, &row)?;
        Ok(Audited {
            value: (),
            deed: Deed::Announced(Announced {
                version,
                before: before.input(),
                after: wanted.input(),
            }),
        })
    })
}
