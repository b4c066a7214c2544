//! Repeats the deeds about clubs, players and accounts, as far as they are public.

use crate::app::{
    AppError,
    accounts::{self, NewAccount},
    clubs::{self, ClubInput, Secretary, moderation},
    deed::{
        AccountCreated, ClubApproved, ClubChanged, ClubDecided, ClubMerged, ClubRegistered,
        ClubsDecided, InvitationAccepted, LinkAdded, LinkRemoved, ModeratorSet, NewClub, OfAccount,
        PlayerAdded, PlayerChanged, PlayerErased, PlayersImported, RightChanged,
        SecretaryDismissed, SecretaryNamed,
    },
    links,
    players::{self, AddTo},
};

use super::{Again, fresh};

/// Replaces the e-mail that a club must have and that no deed holds.
const WITHHELD: &str = "withheld@club.invalid";

fn with_email(given: &ClubInput) -> ClubInput {
    ClubInput {
        email: WITHHELD.to_owned(),
        ..given.clone()
    }
}

impl Again<'_> {
    pub(super) fn register_club(&self, deed: &ClubRegistered) -> Result<bool, AppError> {
        // The network of the sender is not known, so each deed counts as sent from a network of its own.
        let network = &self.key;
        fresh(clubs::register(
            &self.ctx,
            &self.actor,
            self.key(),
            &with_email(&deed.given),
            network,
        )?)
    }

    pub(super) fn approve_club(&self, deed: &ClubApproved) -> Result<bool, AppError> {
        let secretary = deed.secretary.as_ref().map(|made| Secretary {
            name: made.name.clone(),
            display_name: made.display_name.clone(),
        });
        fresh(clubs::approve(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.club,
            deed.version,
            secretary.as_ref(),
        )?)
    }

    pub(super) fn reject_club(&self, deed: &ClubDecided) -> Result<bool, AppError> {
        // Older programs did not ask for a reason.
        let reason = Some(deed.reason.as_str()).filter(|reason| !reason.is_empty());
        let reason = reason.unwrap_or("–");
        fresh(clubs::reject(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.club,
            deed.version,
            reason,
        )?)
    }

    pub(super) fn change_club(&self, deed: &ClubChanged) -> Result<bool, AppError> {
        fresh(clubs::change(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.club,
            deed.version,
            &with_email(&deed.after),
        )?)
    }

    pub(super) fn decide_clubs(&self, deed: &ClubsDecided) -> Result<bool, AppError> {
        let clubs: Vec<(i32, i32)> = deed
            .clubs
            .iter()
            .map(|mark| (mark.club, mark.version))
            .collect();
        fresh(moderation::decide(
            &self.ctx,
            &self.actor,
            self.key(),
            &clubs,
            deed.decision,
            &deed.reason,
        )?)
    }

    pub(super) fn merge_club(&self, deed: &ClubMerged) -> Result<bool, AppError> {
        fresh(moderation::merge(
            &self.ctx,
            &self.actor,
            self.key(),
            (deed.club, deed.version),
            deed.into,
        )?)
    }

    pub(super) fn name_secretary(&self, deed: &SecretaryNamed) -> Result<bool, AppError> {
        let secretary = Secretary {
            name: deed.secretary.name.clone(),
            display_name: deed.secretary.display_name.clone(),
        };
        fresh(clubs::name_secretary(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.club,
            &secretary,
            "",
        )?)
    }

    pub(super) fn dismiss_secretary(&self, deed: &SecretaryDismissed) -> Result<bool, AppError> {
        fresh(clubs::dismiss_secretary(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.club,
            deed.user,
        )?)
    }

    pub(super) fn set_moderator(&self, deed: &ModeratorSet) -> Result<bool, AppError> {
        fresh(moderation::set_moderator(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.user,
            &deed.after,
        )?)
    }

    pub(super) fn add_link(&self, deed: &LinkAdded) -> Result<bool, AppError> {
        fresh(links::add(&self.ctx, &self.actor, self.key(), &deed.given)?)
    }

    pub(super) fn remove_link(&self, deed: &LinkRemoved) -> Result<bool, AppError> {
        fresh(links::remove(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.link,
        )?)
    }

    pub(super) fn add_player(&self, deed: &PlayerAdded) -> Result<bool, AppError> {
        let into = match deed.club {
            Some(club) if deed.for_club => AddTo::Club(club),
            club => AddTo::Registry(club),
        };
        fresh(players::add(
            &self.ctx,
            &self.actor,
            self.key(),
            into,
            &deed.given,
        )?)
    }

    pub(super) fn change_player(&self, deed: &PlayerChanged) -> Result<bool, AppError> {
        let club = match deed.club {
            NewClub::Same => None,
            NewClub::Out => Some(None),
            NewClub::To(club) => Some(Some(club)),
        };
        fresh(players::edit(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.player,
            deed.version,
            &deed.after,
            club,
        )?)
    }

    pub(super) fn erase_player(&self, deed: &PlayerErased) -> Result<bool, AppError> {
        fresh(players::erase(
            &self.ctx,
            &self.actor,
            self.key(),
            (deed.player, deed.club),
            true,
        )?)
    }

    pub(super) fn import_players(&self, deed: &PlayersImported) -> Result<bool, AppError> {
        fresh(players::import_again(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.club,
            &deed.players,
        )?)
    }

    pub(super) fn create_account(&self, deed: &AccountCreated) -> Result<bool, AppError> {
        let input = NewAccount {
            name: deed.name.clone(),
            display_name: deed.display_name.clone(),
            is_admin: deed.is_admin,
            club_id: deed.club,
            may_create_tournaments: deed.may_create,
            email: String::new(),
            password: None,
        };
        fresh(accounts::create(
            &self.ctx,
            &self.actor,
            self.key(),
            &input,
        )?)
    }

    pub(super) fn disable_account(
        &self,
        deed: &OfAccount,
        disabled: bool,
    ) -> Result<bool, AppError> {
        fresh(accounts::set_disabled(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.user,
            disabled,
        )?)
    }

    pub(super) fn may_create(&self, deed: &RightChanged, may: bool) -> Result<bool, AppError> {
        fresh(accounts::set_may_create(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.user,
            may,
        )?)
    }

    pub(super) fn accept_invitation(&self, deed: &InvitationAccepted) -> Result<bool, AppError> {
        accounts::accepted_again(&self.ctx, &self.actor, deed)?;
        Ok(true)
    }
}
