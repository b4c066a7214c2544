//! Who may play for a team by the rules of the event, and where a team's list or line-up breaks them.
//!
//! Captains must keep the rules. Arbiters are shown what breaks them, and decide.

use chrono::Datelike;

use crate::{
    app::{AppError, Refusal, organisers, tournament::candidate::candidate},
    line_ups::{Least, LineUpFault, LineUpRules, read_quotas},
    prizes::{Candidate, Reading},
    store::rows::{teams::TeamRulesRow, tournaments::TournamentRow},
};

use super::{
    super::loaded::Loaded,
    TeamRefusal,
    stored::{Teams, broken},
    who_plays_fault::WhoPlaysFault,
};

/// A quota: players who must be in the line-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Description of these players, as the arbiter typed it.
    pub whom: String,
    /// How many of them must play.
    pub least: Least,
}

/// The quotas of the event.
pub(super) fn asked(loaded: &Loaded, stored: &Teams) -> Result<Vec<Asked>, AppError> {
    let quotas = rules(&stored.rules, &loaded.tournament)?.quotas.into_iter();
    let asked = quotas.map(|quota| Asked {
        whom: quota.whom,
        least: quota.least,
    });
    Ok(asked.collect())
}

/// The rules on who may play.
fn rules(row: &TeamRulesRow, tournament: &TournamentRow) -> Result<LineUpRules, AppError> {
    let categories = organisers::categories_of(tournament)?;
    let most = row.most_members.and_then(|most| u8::try_from(most).ok());
    Ok(LineUpRules {
        order: row.board_order,
        tolerance: u16::try_from(row.order_tolerance).unwrap_or_default(),
        most_members: most,
        quotas: read_quotas(&row.quotas, Reading::Stored(&categories))
            .map_err(|_| broken(&row.quotas))?,
        year: tournament.start_date.year(),
        categories,
    })
}

fn candidates(loaded: &Loaded, stored: &Teams, entries: &[i32]) -> Vec<Candidate> {
    let one = |entry: &i32| {
        let category = stored.categories.get(entry).map_or("", String::as_str);
        let row = loaded.entry(*entry);
        row.map_or_else(Candidate::default, |row| candidate(row, category))
    };
    entries.iter().map(one).collect()
}

fn named(
    loaded: &Loaded,
    rules: &LineUpRules,
    entries: &[i32],
    fault: LineUpFault,
) -> WhoPlaysFault {
    let name = |place: usize| {
        let row = entries.get(place).and_then(|entry| loaded.entry(*entry));
        row.map_or_else(String::new, |row| row.person.name.to_string())
    };
    let whom = |quota: usize| {
        let rule = rules.quotas.get(quota);
        rule.map_or_else(String::new, |rule| rule.whom.clone())
    };
    match fault {
        LineUpFault::TooMany { found, most } => WhoPlaysFault::TooMany { found, most },
        LineUpFault::Order { above, below } => WhoPlaysFault::Order {
            above: name(above),
            below: name(below),
        },
        LineUpFault::TooFew {
            quota,
            found,
            least,
        } => WhoPlaysFault::TooFew {
            whom: whom(quota),
            found,
            least,
        },
        LineUpFault::NotAllowed { quota, who } => WhoPlaysFault::NotAllowed {
            whom: whom(quota),
            who: name(who),
        },
    }
}

/// The rules that a team's list breaks; empty for an empty list.
pub(in crate::app::tournament) fn of_list(
    loaded: &Loaded,
    stored: &Teams,
    team: i32,
) -> Result<Vec<WhoPlaysFault>, AppError> {
    let (rules, list) = (
        rules(&stored.rules, &loaded.tournament)?,
        stored.members_of(team),
    );
    if list.is_empty() {
        return Ok(Vec::new());
    }
    let faults = rules.of_list(&candidates(loaded, stored, &list));
    let faults = faults.into_iter();
    Ok(faults
        .map(|fault| named(loaded, &rules, &list, fault))
        .collect())
}

/// The rules that a line-up breaks; empty if nobody sits there.
pub(super) fn of_line_up(
    loaded: &Loaded,
    stored: &Teams,
    playing: &[i32],
) -> Result<Vec<WhoPlaysFault>, AppError> {
    let rules = rules(&stored.rules, &loaded.tournament)?;
    if playing.is_empty() {
        return Ok(Vec::new());
    }
    let faults = rules.of_line_up(&candidates(loaded, stored, playing));
    let faults = faults.into_iter();
    Ok(faults
        .map(|fault| named(loaded, &rules, playing, fault))
        .collect())
}

/// Refuses a line-up that breaks the rules although the available players would allow one that keeps them.
///
/// # Errors
/// [`TeamRefusal::WhoPlays`] with everything that breaks the rules.
pub(super) fn require(
    loaded: &Loaded,
    stored: &Teams,
    playing: &[i32],
    there: &[i32],
) -> Result<(), AppError> {
    let rules = rules(&stored.rules, &loaded.tournament)?;
    let faults = rules.of_choice(
        &candidates(loaded, stored, playing),
        &candidates(loaded, stored, there),
    );
    if faults.is_empty() {
        return Ok(());
    }
    let faults = faults.into_iter();
    let faults = faults.map(|fault| named(loaded, &rules, playing, fault));
    Err(Refusal::Team(TeamRefusal::WhoPlays(faults.collect())).into())
}
