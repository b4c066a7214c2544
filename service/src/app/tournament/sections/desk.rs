//! The list of entries over all sections of an event.

use std::collections::BTreeMap;

use crate::{
    app::{
        Actor, AppError, Context,
        namesake::Someone,
        tournament::entry_list::{self, EntryLine},
    },
    event::Birth,
};

use super::{Event, event};

/// An entry in one of the sections.
#[derive(Clone, Debug)]
pub struct EventLine {
    /// Index of its section in [`Event::sections`].
    pub section: usize,
    pub entry: EntryLine,
    /// Labels of other sections with an entry of the same name that may be the same person.
    pub also_in: Vec<String>,
}

/// The desk of an event.
#[derive(Clone, Debug)]
pub struct EventDesk {
    pub event: Event,
    /// All entries, by name.
    pub lines: Vec<EventLine>,
}

/// Reads the entries of all sections of which the reader is an arbiter.
///
/// # Errors
/// No such event; the actor is not an arbiter of any of its sections.
pub fn desk(ctx: &Context, actor: &Actor, slug: &str) -> Result<EventDesk, AppError> {
    let event = event(ctx, actor, slug)?;
    if event.role().is_none() {
        let nobody = actor.user.is_none() && !actor.is_command_line();
        return Err(if nobody {
            AppError::SignInNeeded
        } else {
            AppError::Forbidden
        });
    }
    let mut lines = Vec::new();
    for (section, of) in event.sections.iter().enumerate() {
        if of.role.is_none() {
            continue;
        }
        let list = entry_list::list(ctx, actor, &of.summary.slug)?;
        lines.extend(list.entries.into_iter().map(|entry| EventLine {
            section,
            entry,
            also_in: Vec::new(),
        }));
    }
    lines.sort_by_cached_key(|line| {
        let name = crate::app::fold(&line.entry.entrant.name().to_string());
        (name, line.entry.entrant.entry)
    });
    mark_doubles(&event, &mut lines);
    Ok(EventDesk { event, lines })
}

fn someone(line: &EventLine) -> Someone {
    let person = &line.entry.entrant.person;
    Someone::new(&crate::event::Person {
        name: person.name.clone(),
        birth: person.birth_year.map(Birth::Year),
        fide_id: person.fide_id.clone(),
        ..Default::default()
    })
}

/// Sets for each entry the other sections in which the person may be entered, too.
fn mark_doubles(event: &Event, lines: &mut [EventLine]) {
    let people: Vec<(usize, Someone)> = lines
        .iter()
        .map(|line| (line.section, someone(line)))
        .collect();
    let mut by_name: BTreeMap<Vec<String>, Vec<usize>> = BTreeMap::new();
    for (index, (_, person)) in people.iter().enumerate() {
        let words = person.words().to_vec();
        by_name.entry(words).or_default().push(index);
    }
    for (index, line) in lines.iter_mut().enumerate() {
        let Some((section, person)) = people.get(index) else {
            continue;
        };
        let same = by_name.get(person.words()).into_iter().flatten();
        let others = same.filter_map(|other| people.get(*other));
        let others = others.filter(|(other, them)| other != section && person.may_be(them));
        line.also_in = others
            .filter_map(|(other, _)| Some(event.sections.get(*other)?.section.label.clone()))
            .collect();
    }
}
