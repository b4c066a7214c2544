//! A group as the stage behind it sees it: its standings, and how alike it counts.

use crate::{
    app::{
        AppError,
        tournament::{
            Snapshot,
            entrant::Entrant,
            ranked::{is_final, last_complete, parse_list},
        },
    },
    event::Points,
    stages::{Placed, Why},
    tiebreak::{Code, Standing, TieBreak},
};

/// A group of the stage before.
#[derive(Clone, Debug)]
pub struct Group {
    /// Address part of its tournament.
    pub slug: String,
    /// Label of its section.
    pub label: String,
    /// Name of its tournament.
    pub name: String,
    /// The last round that its standings count; 0 before the first.
    pub after: u8,
    /// Whether its standings are the final ones.
    pub is_final: bool,
    /// Everybody in it, in the order of the standings.
    pub lines: Vec<GroupLine>,
}

/// Somebody in the standings of a group.
#[derive(Clone, Debug)]
pub struct GroupLine {
    /// The participant there.
    pub entrant: Entrant,
    /// Place from 1; whoever cannot be separated shares it.
    pub place: usize,
    /// Points in the group so far.
    pub points: Points,
    /// The points of somebody who won every round.
    pub most: Points,
    /// Whether they go on by the rule, and why.
    pub why: Why,
    /// Whether they left the group.
    pub is_withdrawn: bool,
    /// Number of their entry in the stage behind, once they are in it.
    pub entered: Option<i32>,
}

/// A group read, and what the rule looks at.
pub(super) struct Read {
    pub group: Group,
    pub placed: Vec<Placed>,
}

/// By what groups can be compared beyond points: they count alike.
#[derive(PartialEq, Eq)]
struct Alike {
    participants: usize,
    after: u8,
    list: Vec<TieBreak>,
}

/// The groups of these tournaments, in their order.
///
/// # Errors
/// An event of teams.
pub(super) fn read(groups: &[std::sync::Arc<Snapshot>]) -> Result<Vec<Read>, AppError> {
    let mut alike = Vec::new();
    for loaded in groups {
        alike.push(Alike {
            participants: loaded.entries.len(),
            after: last_complete(loaded),
            list: parse_list(&loaded.tournament.tie_breaks)?,
        });
    }
    let are_alike = alike.windows(2).all(|two| two.first() == two.last());
    let read = groups.iter().zip(&alike).map(|(loaded, own)| {
        let list = are_alike.then_some(own.list.as_slice());
        of(loaded, own.after, list)
    });
    read.collect()
}

fn of(loaded: &Snapshot, after: u8, list: Option<&[TieBreak]>) -> Result<Read, AppError> {
    loaded.must_be_of_players()?;
    let ranked = loaded.ranked(after)?;
    let section = loaded.tournament.marks.section.as_ref();
    let win = ranked.table.scoring.win.halves();
    let (mut lines, mut placed) = (Vec::new(), Vec::new());
    for standing in &ranked.standings {
        let Some(row) = loaded.entry_of(standing.tpn) else {
            continue;
        };
        let participant = ranked.table.participants().get(standing.tpn.index());
        // In a schedule a free round is none of theirs.
        let rounds = match participant.filter(|_| loaded.course.is_schedule()) {
            Some(one) => {
                let entries = one.entries.iter().take(after.into());
                entries.filter(|entry| entry.opponent().is_some()).count()
            }
            None => after.into(),
        };
        let most = Points::from_halves(win * i32::try_from(rounds).unwrap_or(i32::MAX));
        placed.push(Placed {
            place: standing.place,
            points: standing.points,
            most,
            level: list.map_or_else(Vec::new, |list| level(standing, list)),
        });
        lines.push(GroupLine {
            entrant: Entrant::from(row),
            place: standing.place,
            points: standing.points,
            most,
            why: Why::Behind,
            is_withdrawn: row.withdrawn_after.is_some(),
            entered: None,
        });
    }
    let group = Group {
        slug: loaded.tournament.slug.clone(),
        label: section.map(|own| own.label.clone()).unwrap_or_default(),
        name: loaded.tournament.name.clone(),
        after,
        is_final: after > 0 && is_final(loaded, after),
        lines,
    };
    Ok(Read { group, placed })
}

/// The tie-breaks that can be compared with those of another group: not the direct encounter, and no number of the draw.
fn level(standing: &Standing, list: &[TieBreak]) -> Vec<crate::tiebreak::TieBreakValue> {
    let values = standing.values.iter().zip(list);
    let of_group = |code: Code| matches!(code, Code::DirectEncounter | Code::PairingNumber);
    values
        .filter(|(_, tie_break)| !of_group(tie_break.code()))
        .map(|(value, _)| *value)
        .collect()
}
