//! Entering the players who go on from the groups.

use std::sync::Arc;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::{StageEntered, StageEntry},
        tournament::{
            Loaded, entries, entry_values::EntryValues, namesakes, numbering::has_numbers,
        },
    },
    pairing::{Format, round_robin::Numbering},
    stages::Grounds,
    store::{
        Conn,
        rows::{self, entries::EntryRow, stages::QualifiedRow},
    },
};

use super::{group::GroupLine, view::Stage};

/// A player of a group who was chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chosen {
    /// Address part of the group.
    pub group: String,
    /// Pairing number of the player in the group.
    pub number: i32,
}

/// A player who goes on, ready to be entered.
struct Going {
    row: EntryRow,
    line: GroupLine,
    slug: String,
    label: String,
}

/// Enters the chosen players of the groups. Seeded players come first, in the order of the seeds; then those whom the rule does
/// not name. Each new entry takes over the data of the entry in the group, and how the player wished to be shown. A player who is
/// already entered stays as they are. If the settings say that numbers are given by hand and nobody was entered before, this
/// order also gives the numbers. Returns how many players were entered.
///
/// # Errors
/// [`Refusal::NobodyChosen`] if there is nobody to enter; not found if a chosen player is not in a group; [`Refusal::Namesakes`]
/// if the same person is already entered; [`Refusal::FieldFull`]; a schedule or a bracket that has begun; the actor is not an
/// arbiter of the section and of every group.
pub fn enter(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    chosen: &[Chosen],
) -> Result<Done<usize>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    let going = ctx.read(|conn| going(ctx, conn, actor, id, chosen))?;
    ctx.write_much(actor, Action::RunTournament(id), key, |conn| {
        if going.is_empty() {
            return Err(Refusal::NobodyChosen.into());
        }
        let mut loaded = Loaded::by_id(conn, id)?;
        let by_order = gives_numbers(&loaded);
        let numbered = has_numbers(&loaded);
        let (mut entered, mut alike) = (Vec::new(), Vec::new());
        for one in &going {
            if numbered && !entered.is_empty() {
                loaded = Loaded::by_id(conn, id)?;
            }
            let values = EntryValues::of(&one.row);
            alike.extend(namesakes::of(&loaded, &values)?);
            let entry = entries::add(conn, &loaded, &values, now)?;
            rows::entries::set_shown(conn, entry, one.row.name_shown, one.row.publication)?;
            let number = one.line.entrant.tpn.map_or(0, |tpn| i32::from(tpn.get()));
            let note = QualifiedRow {
                entry_id: entry,
                group_slug: one.slug.clone(),
                group_label: one.label.clone(),
                group_number: number,
                place: i32::try_from(one.line.place).unwrap_or(i32::MAX),
                points: one.line.points.halves(),
                most: one.line.most.halves(),
                grounds: Grounds::from(one.line.why),
            };
            rows::stages::note(conn, id, &note)?;
            if !numbered {
                let row = rows::entries::by_id(conn, id, entry)?;
                Arc::make_mut(&mut loaded.entries).push(row);
            }
            entered.push(StageEntry {
                entry,
                name: one.row.person.name.to_string(),
                group: one.slug.clone(),
                number,
                place: note.place,
                grounds: note.grounds.code().to_owned(),
            });
        }
        if !alike.is_empty() {
            // The error rolls everything back. The arbiter then chooses again, without the people who are already entered.
            return Err(Refusal::Namesakes(alike).into());
        }
        if by_order {
            let numbers = (1..).zip(&entered);
            let numbers: Vec<(i32, Option<i32>)> = numbers
                .map(|(number, one)| (one.entry, Some(number)))
                .collect();
            rows::entries::set_tpns(conn, &numbers)?;
        }
        Ok(Audited {
            value: entered.len(),
            deed: Deed::StageEntered(StageEntered { entries: entered }),
        })
    })
}

/// Whether the order in which players are entered gives their numbers.
fn gives_numbers(loaded: &Loaded) -> bool {
    let rules = &loaded.tournament.rules;
    loaded.entries.is_empty()
        && rules.numbering == Numbering::Hand
        && matches!(
            rules.pairing_system.format(),
            Format::Schedule | Format::KnockOut
        )
}

/// The chosen players who are not entered yet: seeded players first, in the order of the seeds, then the others.
fn going(
    ctx: &Context,
    conn: &mut Conn,
    actor: &Actor,
    id: i32,
    chosen: &[Chosen],
) -> Result<Vec<Going>, AppError> {
    let mut groups = Vec::new();
    let stage = Stage::read(conn, id, |conn, slug| {
        let group = ctx.tournament(conn, slug)?;
        groups.push(Arc::clone(&group));
        Ok(group)
    })?;
    for group in &groups {
        access::require(conn, actor, Action::RunTournament(group.tournament.id))?;
    }
    let rest = stage.groups.iter().enumerate();
    let rest = rest.flat_map(|(at, group)| (0..group.lines.len()).map(move |row| (at, row)));
    let rest = rest.filter(|place| !stage.seeds.contains(place));
    let order: Vec<(usize, usize)> = stage.seeds.iter().copied().chain(rest).collect();
    let (mut going, mut known) = (Vec::new(), 0);
    for (at, row) in order {
        let (Some(group), Some(loaded)) = (stage.groups.get(at), groups.get(at)) else {
            continue;
        };
        let Some(line) = group.lines.get(row) else {
            continue;
        };
        let number = line.entrant.tpn.map(|tpn| i32::from(tpn.get()));
        let is_chosen = |one: &&Chosen| one.group == group.slug && Some(one.number) == number;
        let asked = chosen.iter().filter(is_chosen).count();
        known += asked;
        let entry = loaded.entry(line.entrant.entry);
        if let Some(row) = entry.filter(|_| asked > 0 && line.entered.is_none()) {
            going.push(Going {
                row: row.clone(),
                line: line.clone(),
                slug: group.slug.clone(),
                label: group.label.clone(),
            });
        }
    }
    if known < chosen.len() {
        return Err(AppError::NotFound);
    }
    Ok(going)
}
