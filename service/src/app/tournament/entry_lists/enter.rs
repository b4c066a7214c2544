//! Importing a list into a tournament.

use std::collections::BTreeSet;

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::{EntriesListed, EntryListed, HeadingNamed},
        person_input::TypedAt,
        tournament::{
            Loaded, byes::of_match, entries::add, entry_values::EntryValues, numbering::has_numbers,
        },
    },
    event::Bye,
    formats::{
        csv::{Heading, Meanings, PlayerColumn, by_heading},
        sheet::Sheet,
        trf,
    },
    store::{
        Conn,
        rows::{self, byes::NewBye},
    },
};

use super::{
    choices::{Choices, Take},
    judge::{Judged, Ready, Status, judge, read},
    listed::Listed,
    look::meanings,
    rated::Rated,
    source::Source,
};

/// Imports a list: all its rows, or only the correct ones, without those that are left out, have an open question, or are already
/// entered. The arbiter's meanings of headings are remembered for their next list. Returns the number of new entries.
///
/// # Errors
/// [`Refusal::NotASheet`]; [`Refusal::SheetFaulty`]; [`Refusal::NobodyChosen`] if no row is left; [`Refusal::FieldFull`]; the
/// actor is not an arbiter of this tournament.
pub fn enter(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    source: &Source,
    choices: &Choices,
    take: Take,
) -> Result<Done<usize>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    let (meanings, of) = ctx.read(|conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        let tournament = rows::tournaments::by_id(conn, id)?;
        let of = (tournament.kind, tournament.start_date);
        Ok((meanings(conn, actor)?, of))
    })?;
    let sheet = source.sheet().map_err(Refusal::NotASheet)?;
    let rated = Rated::look(ctx, actor, of, &read(&sheet, &meanings, choices))?;
    // Thousands of look-ups: done outside the transaction, and repeated inside it only if something changed since.
    let before = ctx.read(|conn| {
        let newest = newest(conn, id)?;
        Ok((newest, looked(conn, actor, id, &sheet, (choices, &rated))?))
    })?;
    ctx.write_much(actor, Action::RunTournament(id), key, |conn| {
        let (stood, mut judged) = before;
        if newest(conn, id)? != stood {
            judged = looked(conn, actor, id, &sheet, (choices, &rated))?;
        }
        if !judged.sheet.faults.is_empty() {
            return Err(Refusal::SheetFaulty.into());
        }
        if judged.beyond.is_some() {
            return Err(Refusal::FieldFull.into());
        }
        if take == Take::All && judged.count(Status::Red) > 0 {
            return Err(Refusal::SheetFaulty.into());
        }
        let headings = named(conn, actor, &sheet, &judged.sheet.columns, choices)?;
        let rows = judged.lines.into_iter().filter_map(|line| line.ready);
        insert(conn, actor, id, rows.collect(), headings, now)
    })
}

/// State of the tournament and the registry.
type Newest = [Option<(i32, String)>; 2];

fn newest(conn: &mut Conn, tournament: i32) -> Result<Newest, AppError> {
    Ok([
        rows::audit_chain::newest_of(conn, Some(tournament))?,
        rows::audit_chain::newest_of(conn, None)?,
    ])
}

fn looked(
    conn: &mut Conn,
    actor: &Actor,
    tournament: i32,
    sheet: &Sheet,
    (choices, rated): (&Choices, &Rated),
) -> Result<Judged, AppError> {
    let loaded = Loaded::by_id(conn, tournament)?;
    let meanings = meanings(conn, actor)?;
    let read = read(sheet, &meanings, choices);
    judge(conn, &loaded, read, rated, choices)
}

/// Maximum length of a heading that is remembered, in characters.
const LONGEST_HEADING: usize = 80;

/// The arbiter's meanings of headings, if they differ from the heading's own meaning and from what they said before.
fn named(
    conn: &mut Conn,
    actor: &Actor,
    sheet: &Sheet,
    columns: &[Heading],
    choices: &Choices,
) -> Result<Vec<HeadingNamed>, AppError> {
    let Some(user) = actor.user.as_ref().filter(|_| choices.columns.is_some()) else {
        return Ok(Vec::new());
    };
    let noted = rows::list_headings::of_user(conn, user.id)?;
    let mut named = Vec::new();
    for (own, plain) in columns.iter().zip(by_heading(sheet)) {
        let heading = Meanings::key(&own.text);
        let meaning = own.column.map_or("", PlayerColumn::code);
        let before = noted.iter().find(|(known, _)| *known == heading);
        let is_new = match before {
            Some((_, before)) => before != meaning,
            None => own.column != plain.column,
        };
        // A column without heading has a letter, which means something else in the next list.
        let is_word = heading.chars().count() > 2 && heading.chars().count() <= LONGEST_HEADING;
        if is_new && is_word {
            named.push(HeadingNamed {
                heading,
                meaning: meaning.to_owned(),
            });
        }
    }
    named.sort_by(|a, b| a.heading.cmp(&b.heading));
    named.dedup_by(|a, b| a.heading == b.heading);
    Ok(named)
}

/// Stores the entries with everything that belongs to them.
fn insert(
    conn: &mut Conn,
    actor: &Actor,
    tournament: i32,
    ready: Vec<Ready>,
    headings: Vec<HeadingNamed>,
    now: NaiveDateTime,
) -> Result<Audited<usize>, AppError> {
    if ready.is_empty() {
        return Err(Refusal::NobodyChosen.into());
    }
    let mut loaded = Loaded::by_id(conn, tournament)?;
    if loaded.entries.len() + ready.len() > usize::from(trf::MOST_PLAYERS) {
        return Err(Refusal::FieldFull.into());
    }
    let numbered = has_numbers(&loaded);
    let (mut entries, mut byes, mut listed) = (Vec::new(), Vec::new(), Vec::new());
    for row in ready {
        let entry = if numbered {
            // Each late entry shifts the numbers for the next one.
            let entry = add(conn, &loaded, &row.values, now)?;
            loaded = Loaded::by_id(conn, tournament)?;
            entry
        } else {
            row.values.insert(conn, tournament, None, 1, now)?
        };
        let rounds = row.byes.iter().flat_map(|round| of_match(&loaded, *round));
        let rounds = rounds.filter(|round| *round > i32::from(loaded.published()));
        byes.extend(
            rounds
                .collect::<BTreeSet<_>>()
                .into_iter()
                .map(|round| NewBye {
                    tournament_id: tournament,
                    entry_id: entry,
                    round,
                    kind: row.bye.into(),
                }),
        );
        listed.extend(row.listed.row(tournament, entry));
        entries.push(EntryListed {
            entry,
            player: row.values.player_id,
            club: row.values.club_id,
            given: row.values.input(row.is_another),
            listed: row.listed.input(),
            bye: Some(row.bye).filter(|_| !row.byes.is_empty()),
            byes: row.byes,
        });
    }
    rows::byes::insert_all(conn, &byes)?;
    rows::listed_entries::insert_all(conn, &listed)?;
    if let Some(user) = &actor.user {
        for named in &headings {
            rows::list_headings::set(conn, user.id, &named.heading, &named.meaning)?;
        }
    }
    Ok(Audited {
        value: entries.len(),
        deed: Deed::EntriesListed(EntriesListed { entries, headings }),
    })
}

/// Stores the entries of a deed that is replayed; the list was checked when it was imported.
pub(in crate::app) fn enter_again(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    deed: &EntriesListed,
) -> Result<Done<usize>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    let ready: Result<Vec<Ready>, AppError> = deed.entries.iter().map(ready_again).collect();
    let ready = ready?;
    let headings = deed.headings.clone();
    ctx.write_much(actor, Action::RunTournament(id), key, |conn| {
        insert(conn, actor, id, ready, headings, now)
    })
}

fn ready_again(row: &EntryListed) -> Result<Ready, AppError> {
    let mut checks = Checks::default();
    // Lists write the numbers of registers as the registry does.
    let person = row.given.person.parse(&mut checks, TypedAt::Registry);
    let rating = checks.rating("rating", &row.given.rating);
    checks.finish()?;
    Ok(Ready {
        values: EntryValues {
            player_id: row.player,
            club_id: row.club,
            club_name: row.given.club.clone(),
            rating_list: row.given.rating_list.parse().ok(),
            ..EntryValues::new(person, rating)
        },
        listed: Listed::from(&row.listed),
        byes: row.byes.clone(),
        bye: row.bye.unwrap_or(Bye::HalfPoint),
        is_another: row.given.is_another,
    })
}
