//! Who goes on into a section by the current standings of its groups.

use std::{collections::HashMap, sync::Arc};

use crate::{
    app::{
        Actor, AppError, Context,
        access::TournamentRole,
        tournament::{Snapshot, summary::Summary},
    },
    event::Outlet,
    stages::{Rule, qualify, seeds},
    store::{
        Conn,
        rows::{self, stages::QualifiedRow},
    },
};

use super::{
    group::{self, Group},
    set::others_of,
    stage_input::{groups_of, rule_of},
};

/// A section that can be chosen as a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupChoice {
    /// Address part of its tournament.
    pub slug: String,
    /// Label of the section.
    pub label: String,
    /// Name of its tournament.
    pub name: String,
    /// Whether it is chosen as a group.
    pub is_chosen: bool,
}

/// A section with the players who come into it from its groups.
#[derive(Clone, Debug)]
pub struct StageView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// The other sections of the event.
    pub choices: Vec<GroupChoice>,
    /// The rule; `None` when the section takes its players from no group.
    pub rule: Option<Rule>,
    /// The groups that could be read, in their order.
    pub groups: Vec<Group>,
    /// The players who go on, in the order of the seeds: index of the group, and of the line in it.
    pub seeds: Vec<(usize, usize)>,
    /// Address parts of groups that could not be found.
    pub missing: Vec<String>,
}

impl StageView {
    /// Whether the standings of all groups are final, and no group is missing.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.missing.is_empty() && self.groups.iter().all(|group| group.is_final)
    }
}

/// The rule, groups and seeds of a section.
pub(super) struct Stage {
    pub rule: Option<Rule>,
    pub groups: Vec<Group>,
    pub seeds: Vec<(usize, usize)>,
    pub missing: Vec<String>,
}

impl Stage {
    /// Reads the groups with `open`, which returns a tournament as the reader may see it.
    pub fn read(
        conn: &mut Conn,
        tournament: i32,
        mut open: impl FnMut(&mut Conn, &str) -> Result<Arc<Snapshot>, AppError>,
    ) -> Result<Self, AppError> {
        let row = rows::stages::of_tournament(conn, tournament)?;
        let rule = row.as_ref().and_then(rule_of);
        let (mut loaded, mut missing) = (Vec::new(), Vec::new());
        for slug in row.as_ref().map(groups_of).unwrap_or_default() {
            match open(conn, &slug) {
                Ok(group) => loaded.push(group),
                Err(AppError::NotFound) => missing.push(slug),
                Err(error) => return Err(error),
            }
        }
        let (mut groups, mut placed) = (Vec::new(), Vec::new());
        for read in group::read(&loaded)? {
            groups.push(read.group);
            placed.push(read.placed);
        }
        let told = rule.map(|rule| qualify(&placed, rule)).unwrap_or_default();
        let came = rows::stages::qualified(conn, tournament)?;
        for (group, told) in groups.iter_mut().zip(&told) {
            mark(group, told, &came);
        }
        Ok(Self {
            rule,
            groups,
            seeds: seeds(&told),
            missing,
        })
    }
}

/// Sets for each line of a group whether the player goes on, and whether they are already entered.
fn mark(group: &mut Group, told: &[crate::stages::Why], came: &[QualifiedRow]) {
    let of_group = came.iter().filter(|row| row.group_slug == group.slug);
    let entries: HashMap<i32, i32> = of_group
        .map(|row| (row.group_number, row.entry_id))
        .collect();
    for (line, why) in group.lines.iter_mut().zip(told) {
        line.why = *why;
        let number = line.entrant.tpn.map(|tpn| i32::from(tpn.get()));
        line.entered = number.and_then(|number| entries.get(&number).copied());
    }
}

/// Who goes on into a section, as everybody may see it.
///
/// # Errors
/// No such tournament; the tournament, or one of its groups, is a team event.
pub fn view(ctx: &Context, actor: &Actor, slug: &str) -> Result<StageView, AppError> {
    ctx.read(|conn| {
        let (loaded, role) = ctx.shown_to(conn, actor, slug, Outlet::Page)?;
        loaded.must_be_of_players()?;
        let stage = Stage::read(conn, loaded.tournament.id, |conn, slug| {
            Ok(ctx.shown_to(conn, actor, slug, Outlet::Page)?.0)
        })?;
        let mut choices = Vec::new();
        let others = match &loaded.tournament.marks.section {
            Some(_) => others_of(conn, &loaded.tournament)?,
            None => Vec::new(),
        };
        for slug in others {
            let other = rows::tournaments::by_slug(conn, &slug)?;
            let section = other.marks.section.as_ref();
            choices.push(GroupChoice {
                is_chosen: stage.groups.iter().any(|group| group.slug == slug),
                label: section.map(|own| own.label.clone()).unwrap_or_default(),
                name: other.name,
                slug,
            });
        }
        Ok(StageView {
            summary: Summary::of(&loaded)?,
            role,
            choices,
            rule: stage.rule,
            groups: stage.groups,
            seeds: stage.seeds,
            missing: stage.missing,
        })
    })
}
