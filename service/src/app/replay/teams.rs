//! Repeats the deeds about teams.

use crate::{
    app::{
        AppError,
        deed::{
            LineUpHandedIn, LineUpSet, LineUpsDue, TeamAdded, TeamAway, TeamByeSet, TeamChanged,
            TeamMembersSet, TeamPenalised, TeamPenaltyLifted, TeamRemoved, TeamRulesSet,
            TeamsForbidden, TeamsOrdered,
        },
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
    pub(super) fn set_team_rules(&self, deed: &TeamRulesSet) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let (version, after) = (deed.version, &deed.after);
        fresh(rules::set(ctx, actor, key, &slug, version, after)?)
    }

    pub(super) fn add_team(&self, deed: &TeamAdded) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        fresh(enrol::add(ctx, actor, key, &slug, &deed.given)?)
    }

    pub(super) fn change_team(&self, deed: &TeamChanged) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let (which, after) = ((deed.team, deed.version), &deed.after);
        fresh(enrol::change(ctx, actor, key, &slug, which, after)?)
    }

    pub(super) fn remove_team(&self, deed: &TeamRemoved) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        fresh(enrol::remove(ctx, actor, key, &slug, deed.team)?)
    }

    pub(super) fn set_team_away(&self, deed: &TeamAway) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let (team, away) = (deed.team, deed.away);
        fresh(enrol::set_away(ctx, actor, key, &slug, team, away)?)
    }

    pub(super) fn order_teams(&self, deed: &TeamsOrdered) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let wanted = Wanted::List(deed.after.clone());
        fresh(enrol::order(ctx, actor, key, &slug, &wanted)?)
    }

    pub(super) fn set_team_members(&self, deed: &TeamMembersSet) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let (team, wanted) = (deed.team, Wanted::List(deed.after.clone()));
        fresh(enrol::set_members(ctx, actor, key, &slug, team, &wanted)?)
    }

    pub(super) fn penalise_team(&self, deed: &TeamPenalised) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let points = |halves| Points::from_halves(halves).to_string();
        let input = PenaltyInput {
            penalty_match: points(deed.match_points),
            penalty_game: points(deed.game_points),
            penalty_round: deed.round.to_string(),
            penalty_reason: deed.reason.clone(),
            penalty_way: if deed.is_given { GIVEN } else { "" }.to_owned(),
        };
        let which = (slug.as_str(), deed.team);
        fresh(penalties::give(ctx, actor, key, which, &input)?)
    }

    pub(super) fn lift_team_penalty(&self, deed: &TeamPenaltyLifted) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let which = (slug.as_str(), deed.was.team);
        fresh(penalties::lift(ctx, actor, key, which, deed.penalty)?)
    }

    pub(super) fn set_team_bye(&self, deed: &TeamByeSet) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let which = (slug.as_str(), deed.team);
        fresh(byes::set(ctx, actor, key, which, deed.round, deed.bye)?)
    }

    pub(super) fn forbid_teams(&self, deed: &TeamsForbidden) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let (which, answer) = ((deed.teams, Some(deed.last)), answered(&deed.reason));
        fresh(prohibitions::forbid(
            ctx, actor, key, &slug, which, &answer,
        )?)
    }

    pub(super) fn allow_teams(&self, deed: &TeamsForbidden) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let (which, answer) = (deed.prohibition, answered(&deed.reason));
        fresh(prohibitions::allow(ctx, actor, key, &slug, which, &answer)?)
    }

    pub(super) fn set_line_up(&self, deed: &LineUpSet) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let which = WhichMatch {
            round: u8::try_from(deed.round).unwrap_or(u8::MAX),
            number: deed.number,
            version: deed.version,
        };
        let (after, reason) = (&deed.after, &deed.reason);
        fresh(line_up::set(ctx, actor, key, &slug, which, after, reason)?)
    }

    pub(super) fn open_due_line_ups(&self, deed: &LineUpsDue) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let which = (deed.round, deed.number);
        fresh(due_line_ups::open(ctx, actor, key, &slug, which)?)
    }

    pub(super) fn hand_line_up_in(&self, deed: &LineUpHandedIn) -> Result<bool, AppError> {
        let (ctx, actor, key, slug) = (&self.ctx, &self.actor, self.key(), self.slug()?);
        let code = captain::code_of(ctx, &slug, deed.team)?;
        let which = (slug.as_str(), code.as_str());
        let (round, after) = (deed.round, &deed.after);
        fresh(captain::hand_in(ctx, actor, key, which, round, after)?)
    }
}
