//! Teams in the record.

use crate::{
    app::deed::{Deed, TeamPenalised, TeamsForbidden},
    event::{Bye, Points},
};

use super::{RecordValue as V, changed, fields_of, text};

impl V {
    /// Both sides of a deed about teams; `None` for any other deed.
    pub(super) fn of_teams(deed: &Deed) -> Option<(Self, Self)> {
        Some(match deed {
            Deed::TeamRulesSet(set) => changed(
                &fields_of(&set.before.fields()),
                &fields_of(&set.after.fields()),
            ),
            Deed::TeamAdded(added) => changed(&[], &fields_of(&added.given.fields())),
            Deed::TeamChanged(changed_team) => changed(
                &fields_of(&changed_team.before.fields()),
                &fields_of(&changed_team.after.fields()),
            ),
            Deed::TeamRemoved(removed) => changed(&fields_of(&removed.before.fields()), &[]),
            Deed::TeamAway(away) => (V::Present(!away.before), V::Present(!away.away)),
            Deed::TeamMembersSet(set) => {
                let side = |members: &[i32]| text(format!("{}: {}", set.name, members.len()));
                (side(&set.before), side(&set.after))
            }
            Deed::LineUpHandedIn(handed) | Deed::LineUpsOpened(handed) => {
                let side = |members: &[i32]| match members {
                    [] => V::None,
                    members => text(format!("{}: {}", handed.name, members.len())),
                };
                (side(&handed.before), side(&handed.after))
            }
            Deed::TeamPenalised(given) => (V::None, penalty(given)),
            Deed::TeamPenaltyLifted(lifted) => (penalty(&lifted.was), V::None),
            Deed::TeamByeSet(set) => {
                let side = |bye: Option<Bye>| match bye {
                    None => V::None,
                    Some(bye) => text(format!("{} {}: {}", set.name, set.round, bye.code())),
                };
                (side(set.before), side(set.bye))
            }
            Deed::TeamsForbidden(two) => (V::None, forbidden(two)),
            Deed::TeamsAllowed(two) => (forbidden(two), text(two.reason.clone())),
            Deed::LineUpSet(set) => (
                text(set.number.to_string()),
                text(format!("{} {}", set.number, set.reason).trim().to_owned()),
            ),
            Deed::LineUpsDue(due) => (V::None, text(due.number.to_string())),
            Deed::TeamsOrdered(_) => (V::None, V::None),
            _ => return None,
        })
    }
}

/// A penalty: `Torre Antica 3: 1 / 0.5, Sedia vuota` for team, round, match points, game points, reason.
fn penalty(given: &TeamPenalised) -> V {
    let points = Points::from_halves;
    text(format!(
        "{} {}: {}{} / {}, {}",
        given.name,
        given.round,
        if given.is_given { "+" } else { "" },
        points(given.match_points),
        points(given.game_points),
        given.reason
    ))
}

/// A prohibition: `Torre Antica – Cavallo, 2–5` for the two teams and the rounds.
fn forbidden(two: &TeamsForbidden) -> V {
    let [one, other] = &two.names;
    text(format!("{one} – {other}, {}–{}", two.first, two.last))
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDateTime;

    use super::*;
    use crate::{
        app::deed::{DeedKind, Written},
        store::rows::audit::AuditRow,
    };

    /// A deed with this code and empty fields.
    fn empty(code: &str) -> Deed {
        let row = AuditRow {
            id: 1,
            at: NaiveDateTime::default(),
            user_id: None,
            actor: String::new(),
            action: code.to_owned(),
            tournament_id: None,
            subject: String::new(),
            before: String::new(),
            after: "{}".to_owned(),
            hash: String::new(),
        };
        match Written::of(&row) {
            Written::Deed(deed) => *deed,
            Written::Old(..) => panic!("{code}"),
        }
    }

    #[test]
    fn every_deed_of_teams_has_its_words_here() {
        let codes = DeedKind::codes(|_| true).into_iter();
        let of_teams = codes.filter(|code| code.starts_with("team.") || code.starts_with("match."));
        let mut seen = 0;
        for code in of_teams {
            assert!(V::of_teams(&empty(code)).is_some(), "{code}");
            seen += 1;
        }
        assert!(seen >= 16, "{seen}");
        assert_eq!(V::of_teams(&empty("entry.bye")), None);
    }
}
