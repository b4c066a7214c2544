//! Reads a source: which one is due, what to fetch from the network or the disk, and the outcome. This is book-keeping
//! and leaves no deed; the changes at the boards have their own rows in the trail.

use chrono::Duration;

use crate::{
    app::{AppError, Context, tournament::webhooks::sending::Answer},
    event::{FeedKind, FeedTrouble},
    formats::live::{FaultKind, FedGame, FeedFault, cloud, pgn},
    rules::edition::Edition,
    store::rows::feeds::{self, CameOf, FeedRow, NewTrouble},
};

use super::pour::{Poured, Trouble, pour};

/// Minutes for which a reading holds a source.
const HELD_MINUTES: i64 = 5;
/// Seconds between two readings.
const PAUSE: i64 = 5;
/// Pauses after failures, in seconds; the last one repeats.
const PAUSES: [i64; 6] = [5, 10, 30, 60, 120, 300];
/// The longest pause, in seconds.
const LONGEST: i64 = {
    let [.., longest] = PAUSES;
    longest
};

/// What to fetch, from this machine or from another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted<'a> {
    /// The content at this address.
    Address(&'a str),
    /// This file, or the PGN files in this folder.
    Files(&'a str),
}

/// The reason why nothing was fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    /// The other server answered with an error or not at all.
    Answer(Answer),
    /// There is no such file, or it cannot be read.
    NoFile,
    /// It lies outside the folder that the operator allows.
    Outside,
    /// It is longer than the limit.
    TooLong,
}

/// The outcome of a reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The games were read and written.
    Games(Poured),
    /// Nothing was fetched.
    Missed(Missed),
    /// The content cannot be read.
    Fault(FeedFault),
    /// The tournament no longer accepts moves, or there is no such round.
    Refused,
}

impl Heard {
    /// Seconds until the next reading, as long as readings succeed.
    #[must_use]
    pub const fn pause(&self) -> u32 {
        match self {
            Self::Games(_) => 5,
            Self::Missed(_) | Self::Fault(_) | Self::Refused => 10,
        }
    }

    /// The code that is stored.
    #[must_use]
    pub fn code(&self) -> String {
        match self {
            Self::Games(_) => "read".to_owned(),
            Self::Missed(Missed::Answer(answer)) => answer.code(),
            Self::Missed(Missed::NoFile) => "no-file".to_owned(),
            Self::Missed(Missed::Outside) => "outside".to_owned(),
            Self::Missed(Missed::TooLong) => "too-long".to_owned(),
            Self::Fault(fault) => {
                let kind = match fault.kind {
                    FaultKind::BreaksOff => "breaks-off",
                    FaultKind::Syntax => "syntax",
                    FaultKind::Content => "content",
                };
                format!("{kind} {} {}", fault.line, fault.column)
            }
            Self::Refused => "refused".to_owned(),
        }
    }
}

/// A source that is being read.
#[derive(Clone, Debug)]
pub struct Due {
    /// Number of the source.
    pub id: i32,
    /// Address part of the tournament.
    pub slug: String,
    kind: FeedKind,
    place: String,
    fails: i32,
}

/// Takes the source that has been due longest, and holds it so that nobody else reads it.
///
/// # Errors
/// Storage failures.
pub fn next(ctx: &Context) -> Result<Option<Due>, AppError> {
    let now = ctx.clock.now();
    let Some(id) = ctx.ask(|conn| Ok(feeds::due(conn, now)?))? else {
        return Ok(None);
    };
    hold(ctx, id)
}

/// Corrects times that are in the future because the clock was set back.
///
/// # Errors
/// Storage failures.
pub fn tidy(ctx: &Context) -> Result<(), AppError> {
    let waits = (Duration::seconds(LONGEST), Duration::minutes(HELD_MINUTES));
    ctx.keep_book(|conn| Ok(feeds::set_right(conn, ctx.clock.now(), waits)?))
}

/// Takes and holds this source. `None` if somebody else reads it, or it was stopped or removed.
///
/// # Errors
/// Storage failures.
pub fn hold(ctx: &Context, id: i32) -> Result<Option<Due>, AppError> {
    let now = ctx.clock.now();
    let mut held = None;
    ctx.keep_book(|conn| {
        let until = now + Duration::minutes(HELD_MINUTES);
        held = feeds::hold(conn, id, (now, until))?;
        Ok(())
    })?;
    Ok(held.map(|(row, slug): (FeedRow, String)| Due {
        id: row.id,
        slug,
        kind: row.kind,
        place: row.place,
        fails: row.fails,
    }))
}

/// Fetches what a source needs.
pub type Fetch<'a> = dyn FnMut(Wanted<'_>) -> Result<Vec<Vec<u8>>, Missed> + 'a;

/// Reads a source, writes its moves to the boards, and stores the outcome.
///
/// # Errors
/// Storage failures.
pub fn take(ctx: &Context, due: &Due, fetch: &mut Fetch<'_>) -> Result<Heard, AppError> {
    let heard = match read(ctx, due, fetch)? {
        Err(heard) => heard,
        Ok((games, broken)) => match pour(ctx, &due.slug, games) {
            Ok(mut poured) => {
                poured.troubles.extend(broken);
                Heard::Games(poured)
            }
            Err(AppError::Refused(_) | AppError::NotFound) => Heard::Refused,
            Err(error) => return Err(error),
        },
    };
    note(ctx, due, &heard)?;
    Ok(heard)
}

/// The content of a source: its games, and the boards that cannot be read; or the reason why there is none.
type Said = Result<(Vec<FedGame>, Vec<Trouble>), Heard>;

fn read(ctx: &Context, due: &Due, fetch: &mut Fetch<'_>) -> Result<Said, AppError> {
    let (edition, round) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, &due.slug)?;
        Ok((
            loaded.tournament.rules_edition,
            u32::from(loaded.course.current()),
        ))
    })?;
    let wanted = match due.kind {
        FeedKind::Cloud => {
            return Ok(read_cloud(&due.place, (edition, round), fetch));
        }
        FeedKind::Address => Wanted::Address(&due.place),
        FeedKind::Folder => Wanted::Files(&due.place),
    };
    Ok(match fetch(wanted) {
        Ok(texts) => {
            let games = texts.iter().flat_map(|text| pgn::read(text, edition));
            Ok((games.collect(), Vec::new()))
        }
        Err(missed) => Err(Heard::Missed(missed)),
    })
}

/// The games of a round of LiveChess Cloud. An unreadable board does not hold up the others.
fn read_cloud(base: &str, (edition, round): (Edition, u32), fetch: &mut Fetch<'_>) -> Said {
    let mut get = |path: String| {
        let texts = fetch(Wanted::Address(&format!("{base}/{path}")));
        let texts = texts.map_err(Heard::Missed)?;
        Ok::<Vec<u8>, Heard>(texts.into_iter().next().unwrap_or_default())
    };
    let tournament = get("tournament.json".to_owned())?;
    let tournament = cloud::read_tournament(&tournament).map_err(Heard::Fault)?;
    let index = usize::try_from(round).unwrap_or(0).checked_sub(1);
    let held = index.and_then(|index| tournament.rounds.get(index));
    if held.is_none_or(|held| held.count == 0) {
        return Ok((Vec::new(), Vec::new()));
    }
    let pairings = get(format!("round-{round}/index.json"))?;
    let pairings = cloud::read_round(&pairings).map_err(Heard::Fault)?;
    let (mut games, mut broken) = (Vec::new(), Vec::new());
    for (board, pairing) in (1_u32..).zip(&pairings) {
        let text = match get(format!("round-{round}/game-{board}.json")) {
            Ok(text) => text,
            // The board has not sent anything yet.
            Err(Heard::Missed(Missed::Answer(Answer::Status(404)))) => continue,
            Err(heard) => return Err(heard),
        };
        match cloud::read_game(&text, (round, board), pairing, edition) {
            Ok(game) => games.push(game),
            Err(fault) => broken.push(Trouble {
                trouble: FeedTrouble::Broken,
                board: Some(board),
                pairing: None,
                ply: None,
                written: String::new(),
                place: Some((fault.line, fault.column)),
            }),
        }
    }
    Ok((games, broken))
}

/// Stores the outcome of a reading. Earlier obstacles are kept if nothing could be read.
fn note(ctx: &Context, due: &Due, heard: &Heard) -> Result<(), AppError> {
    let (now, code) = (ctx.clock.now(), heard.code());
    let count = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
    let number = |number: Option<u32>| number.and_then(|number| i32::try_from(number).ok());
    let poured = match heard {
        Heard::Games(poured) => Some(poured),
        _ => None,
    };
    let pause = usize::try_from(due.fails).ok();
    let pause = pause.and_then(|fails| PAUSES.get(fails).or(PAUSES.last()));
    let seconds = match poured {
        Some(_) => PAUSE,
        None => pause.copied().unwrap_or(PAUSE),
    };
    ctx.keep_book(|conn| {
        let came = CameOf {
            answer: &code,
            fails: match poured {
                Some(_) => 0,
                None => due.fails.saturating_add(1),
            },
            at: now,
            due: now + Duration::seconds(seconds),
            boards: poured.map(|poured| count(poured.boards)),
            moves: poured.map_or(0, |poured| count(poured.moves)),
            taken_back: poured.map_or(0, |poured| count(poured.taken_back)),
        };
        if !feeds::note(conn, due.id, &came)? {
            return Ok(());
        }
        let Some(poured) = poured else { return Ok(()) };
        let rows: Vec<NewTrouble<'_>> = poured
            .troubles
            .iter()
            .map(|one| NewTrouble {
                feed_id: due.id,
                trouble: one.trouble.into(),
                board: number(one.board),
                pairing_id: one.pairing,
                ply: number(one.ply),
                written: &one.written,
                line: number(one.place.map(|(line, _)| line)),
                column_number: number(one.place.map(|(_, column)| column)),
                noticed_at: now,
            })
            .collect();
        Ok(feeds::set_troubles(conn, due.id, &rows)?)
    })
}
