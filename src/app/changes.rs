//! What changed, for live screens.

use std::collections::BTreeMap;

use crate::{live::Change, store::rows};

use super::{AppError, Context};

/// Audit rows may become visible out of the order of their numbers (PostgreSQL gives numbers before the
/// commit): so many rows are looked at again, and the hub drops what it told already.
const OVERLAP: i32 = 64;

/// The actions that change something which everybody may see. What is not here is told to the arbiters only.
const PUBLIC: &[&str] = &[
    "entry.add",
    "entry.add-registered",
    "entry.bye",
    "entry.check-in",
    "entry.close-check-in",
    "entry.correct",
    "entry.remove",
    "entry.take-back",
    "entry.unseen",
    "entry.withdraw",
    "result.clear",
    "result.correct",
    "result.record",
    "result.ruling",
    "result.undo",
    "round.publish",
    "tournament.create",
    "tournament.days",
    "tournament.finish",
    "tournament.import",
    "tournament.reopen",
    "tournament.update",
];

/// Whether an action changes something that everybody may see. Incidents, moves and rulings without a result, drafts and
/// forbidden pairs are for arbiters (Laws 12.6).
#[must_use]
pub fn is_public(action: &str) -> bool {
    PUBLIC.contains(&action)
}

/// What changed after audit row `after` (`None`: nothing, only where the trail stands now), the newest public and the
/// newest other change of each tournament, and the newest row.
///
/// # Errors
/// Storage failures.
pub fn touched_after(ctx: &Context, after: Option<i32>) -> Result<(Vec<Change>, i32), AppError> {
    ctx.read(|conn| {
        let newest = rows::audit::newest(conn)?;
        let Some(after) = after else {
            return Ok((Vec::new(), newest));
        };
        let mut touched = BTreeMap::new();
        let rows = rows::audit::touched_after(conn, after.saturating_sub(OVERLAP))?;
        for (tournament, number, action) in rows {
            touched.insert((tournament, is_public(&action)), number);
        }
        let mut changes: Vec<Change> = touched
            .into_iter()
            .map(|((tournament, is_public), number)| Change {
                tournament,
                number,
                is_public,
            })
            .collect();
        changes.sort_by_key(|change| change.number);
        Ok((changes, newest))
    })
}

/// The number of the newest audit row, 0 when there is none.
///
/// # Errors
/// Storage failures.
pub fn newest(ctx: &Context) -> Result<i32, AppError> {
    ctx.read(|conn| Ok(rows::audit::newest(conn)?))
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    /// What only arbiters see.
    const HIDDEN: &[&str] = &[
        "game.import",
        "game.move",
        "game.sheet",
        "game.undo-move",
        "games.import",
        "incident.append",
        "pair.allow",
        "pair.forbid",
        "result.conflict",
        "result.settle",
        "result.withdraw",
        "round.discard",
        "round.draft",
        "round.print",
        "tournament.add-deputy",
        "tournament.arbitration",
        "tournament.decline-deputy",
        "tournament.invite-deputy",
        "tournament.remove-deputy",
        "tournament.withdraw-invitation",
    ];

    /// Every literal of the form `"game.move"` below `folder`.
    fn actions(folder: &Path, found: &mut BTreeSet<String>) {
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.is_dir() {
                actions(&path, found);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for literal in text.split('"') {
                let Some((of, what)) = literal.split_once('.') else {
                    continue;
                };
                let is_of_tournament = matches!(
                    of,
                    "entry"
                        | "game"
                        | "games"
                        | "incident"
                        | "pair"
                        | "result"
                        | "round"
                        | "tournament"
                );
                let is_word = |c: char| c.is_ascii_lowercase() || c == '-';
                if is_of_tournament && !what.is_empty() && what.chars().all(is_word) {
                    found.insert(literal.to_owned());
                }
            }
        }
    }

    /// A new action is put on one of the two lists: on none, the public pages would not follow it.
    #[test]
    fn of_every_action_it_is_said_who_hears_of_it() {
        let mut found = BTreeSet::new();
        actions(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app"),
            &mut found,
        );
        assert!(found.len() > 25, "{found:?}");
        for action in &found {
            let hidden = HIDDEN.contains(&action.as_str());
            assert!(is_public(action) != hidden, "{action}: who hears of it?");
        }
    }
}
