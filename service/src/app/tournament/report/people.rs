//! The players in a list of the report, as far as its reader may know them.

use std::collections::HashMap;

use chrono::NaiveDate;

use crate::{
    app::{fold, privacy::Reader, tournament::entrant::Entrant},
    event::{Birth, Federation, FieldClass, PersonField, Points, Sex},
    store::rows::{entries::EntryRow, listed_entries::ListedRow},
};

use super::{input::Part, words::Who};

/// A player in a list.
#[derive(Clone, Debug)]
pub struct ReportPerson {
    /// The participant.
    pub entrant: Entrant,
    /// Birth date or year, as far as the reader may know it.
    pub birth: Option<Birth>,
    /// Sex; `None` if it is not known, or not for this reader.
    pub sex: Option<Sex>,
    /// Number in the national register; empty if there is none, or it is not for this reader.
    pub national_id: String,
    /// Two-letter code of the province; may be empty.
    pub province: String,
    /// National category; may be empty.
    pub category: String,
    /// Place and points; `None` before there are standings.
    pub rank: Option<(usize, Points)>,
}

/// Data for finding and describing players.
pub(super) struct Field<'loaded> {
    pub entries: &'loaded [EntryRow],
    pub listed: HashMap<i32, ListedRow>,
    /// Place and points, by number of the entry.
    pub ranks: HashMap<i32, (usize, Points)>,
    pub reader: Reader,
    /// First day of the tournament.
    pub start: NaiveDate,
    pub federation: Option<Federation>,
}

/// The players in a list, and the typed lines that fit no participant.
pub(super) fn people(field: &Field<'_>, part: &Part) -> (Vec<ReportPerson>, Vec<String>) {
    if part.who == Who::Named {
        return named(field, &part.text);
    }
    let found = field.entries.iter();
    let found = found.filter(|entry| fits(field, part.who, entry));
    let mut found: Vec<&EntryRow> = found.collect();
    found.sort_by(|a, b| a.name_key.cmp(&b.name_key));
    let people = found.into_iter().map(|entry| person(field, entry));
    (people.collect(), Vec::new())
}

fn fits(field: &Field<'_>, who: Who, entry: &EntryRow) -> bool {
    let person = &entry.person;
    match who {
        Who::WithoutNationalId => person.national_id.is_none(),
        Who::WithoutFideId => person.fide_id.is_none(),
        Who::Unrated => entry.rating.is_none(),
        Who::Foreign => person
            .federation
            .is_some_and(|federation| Some(federation) != field.federation),
        Who::WithoutBirth => person.birth.is_none(),
        Who::Minors => person
            .birth
            .is_some_and(|birth| birth.may_be_minor(field.start)),
        Who::Women => person.sex == Some(Sex::Female),
        Who::Withdrawn => entry.withdrawn_after.is_some(),
        Who::Everybody => true,
        Who::Named => false,
    }
}

/// The players named in the text, in order: by pairing number, or by the beginning of their name.
fn named(field: &Field<'_>, text: &str) -> (Vec<ReportPerson>, Vec<String>) {
    let mut people = Vec::new();
    let mut unknown = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let key = fold(line);
        let number = line.parse::<i32>().ok();
        let found = field.entries.iter().find(|entry| match number {
            Some(number) => entry.tpn == Some(number),
            None => !key.is_empty() && entry.name_key.starts_with(&key),
        });
        match found {
            Some(entry) => people.push(person(field, entry)),
            None => unknown.push(line.to_owned()),
        }
    }
    (people, unknown)
}

fn person(field: &Field<'_>, entry: &EntryRow) -> ReportPerson {
    let class: FieldClass = field.reader.class(entry);
    let listed = field.listed.get(&entry.id);
    let person = &entry.person;
    ReportPerson {
        entrant: Entrant::from(entry),
        birth: field.reader.birth(entry),
        sex: person.sex.filter(|_| PersonField::Sex.is_for(class)),
        national_id: person
            .national_id
            .as_ref()
            .filter(|_| PersonField::NationalId.is_for(class))
            .map_or_else(String::new, ToString::to_string),
        province: listed.map_or_else(String::new, |row| row.province.clone()),
        category: listed.map_or_else(String::new, |row| row.category.clone()),
        rank: field.ranks.get(&entry.id).copied(),
    }
}
