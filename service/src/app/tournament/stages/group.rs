//! A group as the next stage sees it: its standings, and whether its tie-breaks can be compared with those of other groups.

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

/// A group of the previous stage.
#[derive(Clone, Debug)]
pub struct Group {
    /// Address part of its tournament.
    pub slug: String,
    /// Label of its section.
    pub label: String,
    /// Name of its tournament.
    pub name: String,
    /// Last round that the standings count; 0 before the first.
    pub after: u8,
    /// Whether the standings are final.
    pub is_final: bool,
    /// All participants, in the order of the standings.
    pub lines: Vec<GroupLine>,
}

/// A participant in the standings of a group.
#[derive(Clone, Debug)]
pub struct GroupLine {
    /// The participant.
    pub entrant: Entrant,
    /// Place, from 1; players who cannot be separated share it.
    pub place: usize,
    /// Points in the group so far.
    pub points: Points,
    /// Points of somebody who won every round so far.
    pub most: Points,
    /// Whether they go on by the rule, and why or why not.
    pub why: Why,
    /// Whether they withdrew from the group.
    pub is_withdrawn: bool,
    /// Number of their entry in the next stage; `None` until they are entered there.
    pub entered: Option<i32>,
}

/// A group with the values that the rule looks at.
pub(super) struct Read {
    pub group: Group,
    pub placed: Vec<Placed>,
}

/// What groups must have in common so that their tie-breaks, and not only points, can be compared.
#[derive(PartialEq, Eq)]
struct Alike {
    participants: usize,
    after: u8,
    list: Vec<TieBreak>,
}

/// Reads the groups of these tournaments, in the same order.
///
/// # Errors
/// One of the tournaments is a team event.
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
        // In a schedule a free round offers no points, so it does not count.
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

/// The tie-breaks that can be compared with those of another group: all except the direct encounter and the pairing number.
fn level(standing: &Standing, list: &[TieBreak]) -> Vec<crate::tiebreak::TieBreakValue> {
    let values = standing.values.iter().zip(list);
    let of_group = |code: Code| matches!(code, Code::DirectEncounter | Code::PairingNumber);
    values
        .filter(|(_, tie_break)| !of_group(tie_break.code()))
        .map(|(value, _)| *value)
        .collect()
}
