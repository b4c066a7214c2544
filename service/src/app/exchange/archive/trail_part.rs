//! The part of an archive that holds a trail: the rows as they were written, with their hashes, and the subject of each
//! in the archive's own numbers.

use serde_json::Value;

use crate::{
    app::deed::{GONE, Subject, Written},
    store::rows::{
        audit::AuditRow,
        moment,
        sealed_trail::{NewSealed, SealedRow},
    },
};

use super::{numbers, row::small};

/// First version of the format in which a row lists the rows that its deed names.
const NAMED_SINCE: u32 = 2;

/// Columns of the part in a version of the format.
pub(in crate::app::exchange) fn columns(version: u32) -> &'static [&'static str] {
    if version < NAMED_SINCE {
        COLUMNS.split_last().map_or(&[], |(_, older)| older)
    } else {
        &COLUMNS
    }
}

const COLUMNS: [&str; 12] = [
    "number",
    "at",
    "user_id",
    "actor",
    "action",
    "tournament_id",
    "subject",
    "before",
    "after",
    "hash",
    "about",
    "named",
];

/// Name of the part that holds the trail with this number, from 1.
pub(super) fn name(chain: i32) -> String {
    format!("trail-{chain}.jsonl")
}

/// The number of the trail in the part of this name; `None` if the part is no trail.
pub(super) fn chain_of(name: &str) -> Option<i32> {
    let chain = name.strip_prefix("trail-")?.strip_suffix(".jsonl")?;
    chain
        .parse()
        .ok()
        .filter(|found: &i32| *found > 0 && self::name(*found) == name)
}

/// A row of this machine's trail in the form of a sealed row.
pub(in crate::app::exchange) fn sealed(row: AuditRow) -> SealedRow {
    let named = match Written::of(&row) {
        Written::Deed(mut deed) => deed.named_rows(),
        Written::Old(..) => String::new(),
    };
    SealedRow {
        named,
        number: row.id,
        at: row.at,
        user_id: row.user_id,
        actor: row.actor,
        action: row.action,
        origin: row.tournament_id,
        about: row.subject.clone(),
        subject: row.subject,
        before: row.before,
        after: row.after,
        hash: row.hash,
    }
}

/// A row as a line; `other` gives the place of a row in a table.
pub(in crate::app::exchange) fn line(
    row: SealedRow,
    other: impl Fn(&str, i32) -> Option<i32>,
) -> String {
    let about = numbers::about(&row.about, &other);
    let named = numbers::named(&row.named, &other);
    let values: [Value; 12] = [
        row.number.into(),
        moment::written(row.at).into(),
        row.user_id.into(),
        row.actor.into(),
        row.action.into(),
        row.origin.into(),
        row.subject.into(),
        row.before.into(),
        row.after.into(),
        row.hash.into(),
        about.into(),
        named.into(),
    ];
    Value::Array(values.into()).to_string()
}

/// Reads a line in a version of the format; `None` if it is no row of a trail. Its subject is given by places in the
/// archive.
pub(in crate::app::exchange) fn read(line: &str, version: u32) -> Option<SealedRow> {
    of_values(serde_json::from_str(line).ok()?, version)
}

/// Reads the values of a line; `None` if they are no row of a trail.
pub(in crate::app::exchange) fn of_values(
    mut values: Vec<Value>,
    version: u32,
) -> Option<SealedRow> {
    if version < NAMED_SINCE {
        values.push("".into());
    }
    let [
        number,
        at,
        user,
        actor,
        action,
        origin,
        subject,
        before,
        after,
        hash,
        about,
        named,
    ]: [Value; 12] = values.try_into().ok()?;
    let text = |value: Value| match value {
        Value::String(text) if !text.contains('\0') => Some(text),
        _ => None,
    };
    let maybe = |value: Value| match value {
        Value::Null => Some(None),
        _ => small(&value).map(Some),
    };
    let about = text(about)?;
    let is_subject = |text: &str| text.is_empty() || Subject::parse(text).is_some();
    Some(SealedRow {
        number: small(&number)?,
        at: moment::read(at.as_str()?)?,
        user_id: maybe(user)?,
        actor: text(actor)?,
        action: text(action)?,
        origin: maybe(origin)?,
        subject: text(subject)?,
        before: text(before)?,
        after: text(after)?,
        hash: text(hash)?,
        about: is_subject(&about).then_some(about)?,
        named: text(named)
            .filter(|named| named.split(',').all(|row| row == GONE || is_subject(row)))?,
    })
}

/// A row to be stored here; `other` gives the number of the row at a place in the archive.
pub(in crate::app::exchange) fn kept(
    row: SealedRow,
    (tournament, chain): (i32, i32),
    other: impl Fn(&str, i32) -> Option<i32>,
) -> NewSealed {
    NewSealed {
        about: numbers::about(&row.about, &other),
        named: numbers::named(&row.named, &other),
        tournament_id: tournament,
        chain,
        number: row.number,
        at: row.at,
        user_id: row.user_id,
        actor: row.actor,
        action: row.action,
        origin: row.origin,
        subject: row.subject,
        before: row.before,
        after: row.after,
        hash: row.hash,
    }
}
