//! Teams put together again.

use crate::{
    app::{
        AppError, Deed,
        tournament::teams::{
            byes, captain, due_line_ups,
            enrol::{self, Wanted},
            line_up::{self, WhichMatch},
            penalties::{self, GIVEN, PenaltyInput},
            prohibitions, rules,
        },
    },
    event::Points,
};

use super::{Again, fresh, tournament::answered};

impl Again<'_> {
    /// A deed about teams.
    pub(super) fn of_teams(&self, deed: &Deed) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        match deed {
            Deed::TeamRulesSet(set) => {
                fresh(rules::set(ctx, actor, key, &slug, set.version, &set.after)?)
            }
            Deed::TeamAdded(added) => fresh(enrol::add(ctx, actor, key, &slug, &added.given)?),
            Deed::TeamChanged(changed) => {
                let which = (changed.team, changed.version);
                fresh(enrol::change(
                    ctx,
                    actor,
                    key,
                    &slug,
                    which,
                    &changed.after,
                )?)
            }
            Deed::TeamRemoved(gone) => fresh(enrol::remove(ctx, actor, key, &slug, gone.team)?),
            Deed::TeamAway(away) => fresh(enrol::set_away(
                ctx, actor, key, &slug, away.team, away.away,
            )?),
            Deed::TeamsOrdered(ordered) => {
                let wanted = Wanted::List(ordered.after.clone());
                fresh(enrol::order(ctx, actor, key, &slug, &wanted)?)
            }
            Deed::TeamMembersSet(set) => {
                let wanted = Wanted::List(set.after.clone());
                fresh(enrol::set_members(
                    ctx, actor, key, &slug, set.team, &wanted,
                )?)
            }
            Deed::LineUpSet(set) => {
                let which = WhichMatch {
                    round: u8::try_from(set.round).unwrap_or(u8::MAX),
                    number: set.number,
                    version: set.version,
                };
                let (after, reason) = (&set.after, &set.reason);
                fresh(line_up::set(ctx, actor, key, &slug, which, after, reason)?)
            }
            Deed::LineUpsDue(due) => {
                let which = (due.round, due.number);
                fresh(due_line_ups::open(ctx, actor, key, &slug, which)?)
            }
            Deed::TeamPenalised(given) => {
                let points = |halves| Points::from_halves(halves).to_string();
                let input = PenaltyInput {
                    penalty_match: points(given.match_points),
                    penalty_game: points(given.game_points),
                    penalty_round: given.round.to_string(),
                    penalty_reason: given.reason.clone(),
                    penalty_way: if given.is_given { GIVEN } else { "" }.to_owned(),
                };
                let which = (slug.as_str(), given.team);
                fresh(penalties::give(ctx, actor, key, which, &input)?)
            }
            Deed::TeamPenaltyLifted(lifted) => {
                let which = (slug.as_str(), lifted.was.team);
                fresh(penalties::lift(ctx, actor, key, which, lifted.penalty)?)
            }
            Deed::TeamByeSet(set) => {
                let which = (slug.as_str(), set.team);
                fresh(byes::set(ctx, actor, key, which, set.round, set.bye)?)
            }
            Deed::TeamsForbidden(two) => {
                let (which, answer) = ((two.teams, Some(two.last)), answered(&two.reason));
                fresh(prohibitions::forbid(
                    ctx, actor, key, &slug, which, &answer,
                )?)
            }
            Deed::TeamsAllowed(two) => {
                let (which, answer) = (two.prohibition, answered(&two.reason));
                fresh(prohibitions::allow(ctx, actor, key, &slug, which, &answer)?)
            }
            Deed::LineUpHandedIn(handed) | Deed::LineUpsOpened(handed) => {
                let code = captain::code_of(ctx, &slug, handed.team)?;
                let which = (slug.as_str(), code.as_str());
                let (round, after) = (handed.round, &handed.after);
                fresh(captain::hand_in(ctx, actor, key, which, round, after)?)
            }
            _ => Ok(false),
        }
    }
}
