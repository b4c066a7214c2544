//! Imports a rating list.

use std::fs::File;

use chrono::NaiveDate;
use fst::MapBuilder;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::{HeadingNamed, ListTakenIn},
        list_refusal::{LineFault, ListRefusal},
    },
    event::{Halt, ListKind},
    store::{
        BuiltList, NewList, StoreError,
        rows::{
            list_columns,
            list_players::NewListWord,
            rating_lists::{self, NewRatingList},
        },
    },
};

use super::{
    columns::Columns,
    kept::FIDE,
    reading::{self, Known, Read},
    source,
};

/// Words that are written at once.
const AT_ONCE: usize = 10_048;
/// Maximum letters of an owner's name.
const LONGEST_SOURCE: usize = 40;

/// Input to import a list.
#[derive(Clone, Debug, Default)]
pub struct ListInput {
    /// Name of the file, which may say the kind (`standard_rating_list.txt`).
    pub file: String,
    /// Owner of the list; FIDE if empty.
    pub source: String,
    /// First day on which it is valid; `None` to take it from the list.
    pub valid_from: Option<NaiveDate>,
    /// The kind of its ratings, if the list does not give it.
    pub kind: Option<ListKind>,
    /// Whether to leave out lines that cannot be read, instead of refusing the list.
    pub leave_out: bool,
    /// Meanings of the columns of a table whose headings do not say it.
    pub columns: Columns,
}

/// The result of an import.
#[derive(Clone, Debug)]
pub struct TakenIn {
    /// Number of the list.
    pub list: i32,
    /// Kind of the list.
    pub kind: ListKind,
    /// First day on which it is valid.
    pub valid_from: NaiveDate,
    /// Number of its players.
    pub players: usize,
    /// The first lines that were left out.
    pub left_out: Vec<LineFault>,
    /// Whether it replaced a list with the same owner, kind and date.
    pub replaced: bool,
}

/// Imports a list; it replaces the one with the same owner, kind and date. Only for administrators. Until it is
/// complete, nobody finds anything in it, and the earlier one is used. Progress is reported in players of the list,
/// then in words.
///
/// # Errors
/// [`ListRefusal`] with the reason; nothing changes then.
pub fn take_in(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    file: &File,
    input: &ListInput,
    halt: &Halt,
) -> Result<Done<TakenIn>, AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::Administer))?;
    let mut checks = Checks::default();
    let mut source = checks.text("source", &input.source, LONGEST_SOURCE);
    checks.finish()?;
    if source.is_empty() {
        FIDE.clone_into(&mut source);
    }
    let sha256 = source::digest(file).map_err(source::unreadable)?;
    let number = i32::try_from(ctx.chance.draw()? >> 1).unwrap_or(1).max(1);
    let mut new = ctx.new_list(number).map_err(in_work)?;
    let columns = ctx.read(|conn| input.columns.with_noted(conn, &source))?;
    let read = source::with_text(file, &input.file, |text, name| {
        let known = Known {
            kind: input.kind.or_else(|| kind_of_name(name)),
            is_dated: input.valid_from.is_some(),
            is_fide: source == FIDE,
            leave_out: input.leave_out,
            columns: &columns,
        };
        reading::read(text, &known, &mut new, halt)
    })?;
    let valid_from = input.valid_from.or(read.month);
    let valid_from = valid_from.ok_or(ListRefusal::DateNeeded)?;
    write_words(&mut new, &read, halt)?;
    let built = new.finish()?;
    let taken = TakenIn {
        list: 0,
        kind: read.kind,
        valid_from,
        players: read.names.len(),
        left_out: read.left_out,
        replaced: false,
    };
    let headings = columns.new_ones();
    let done = keep(ctx, actor, key, &built, (&source, &sha256), taken, headings);
    // The earlier list, or this one if it was refused.
    ctx.clear_lists_after(built);
    done
}

/// The only write: the row of the list, which replaces the earlier one, and the meanings of its headings.
fn keep(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    built: &BuiltList,
    (source, sha256): (&str, &str),
    taken: TakenIn,
    headings: Vec<HeadingNamed>,
) -> Result<Done<TakenIn>, AppError> {
    let (kind, valid_from) = (taken.kind, taken.valid_from);
    let players = i32::try_from(taken.players).unwrap_or(i32::MAX);
    let imported_at = ctx.clock.now();
    ctx.write(actor, Action::Administer, key, |conn| {
        let before = rating_lists::of_date(conn, source, kind, valid_from)?;
        if let Some(before) = &before {
            rating_lists::delete(conn, before.id)?;
        }
        for named in &headings {
            list_columns::set(conn, source, &named.heading, &named.meaning)?;
        }
        let list = rating_lists::insert(
            conn,
            &NewRatingList {
                source,
                kind: kind.into(),
                valid_from,
                data: built.number(),
                sha256,
                players,
                imported_at,
            },
        )?;
        Ok(Audited {
            value: TakenIn {
                list,
                replaced: before.is_some(),
                ..taken
            },
            deed: Deed::ListTakenIn(ListTakenIn {
                list,
                source: source.to_owned(),
                kind: kind.code().to_owned(),
                valid_from: Some(valid_from),
                sha256: sha256.to_owned(),
                players,
                replaced: before.map(|before| before.id),
                headings,
            }),
        })
    })
}

fn in_work(error: StoreError) -> AppError {
    match error {
        StoreError::ListInWork => ListRefusal::InWork.into(),
        error => error.into(),
    }
}

/// The kind given by the name of a file: FIDE's names are `standard_rating_list.txt`, `rapid_…`, `blitz_…`.
fn kind_of_name(name: &str) -> Option<ListKind> {
    let name = name.to_lowercase();
    [ListKind::Standard, ListKind::Rapid, ListKind::Blitz]
        .into_iter()
        .find(|kind| name.contains(kind.code()))
}

/// Writes the words of the names in the order of their keys, and the vocabulary.
fn write_words(new: &mut NewList, read: &Read, halt: &Halt) -> Result<(), AppError> {
    let broken = |error: fst::Error| AppError::System(format!("words of names: {error}"));
    let rotations = read.names.rotations();
    let mut vocabulary = MapBuilder::memory();
    let (mut current, mut names) = ("", 0_u64);
    let mut rows = Vec::with_capacity(AT_ONCE);
    for (done, part) in rotations.chunks(AT_ONCE).enumerate() {
        if halt.is_due() {
            return Err(Refusal::Stopped.into());
        }
        halt.reached(done.saturating_mul(AT_ONCE), rotations.len());
        rows.clear();
        for rotation in part {
            let word = read.names.word(rotation);
            if word != current {
                if names > 0 {
                    vocabulary.insert(current, names).map_err(broken)?;
                }
                (current, names) = (word, 0);
            }
            names += 1;
            let (federation, small) = read.federations.at(rotation.name);
            rows.push(NewListWord {
                list_id: new.number(),
                key: read.names.key(rotation),
                no: i32::try_from(rotation.name).map_or(i32::MAX, |place| place.saturating_add(1)),
                federation: federation.to_owned(),
                small,
            });
        }
        new.add_words(&rows)?;
    }
    if names > 0 {
        vocabulary.insert(current, names).map_err(broken)?;
    }
    let words = vocabulary.into_inner().map_err(broken)?;
    Ok(new.set_vocabulary(&words, &read.federations.small())?)
}
