//! Repeats the deeds about entries by players themselves, and about their requests. Links cannot be repeated: a request
//! gets new ones.

use crate::app::{
    AppError,
    deed::{
        ClubRequested, CorrectionDecided, DoorSet, EntryErased, EntryRequested, RequestAccepted,
        RequestChanged, RequestConfirmed, RequestCorrected, RequestDecided, RequestFetched,
        RequestWithdrawn,
    },
    tournament::{
        entry_door::{
            by_link::{self, Holder},
            club, correct, corrections,
            decide::{self, Decision},
            door, erase,
            from_site::{self, Asked},
            inputs::RequestInput,
            send,
        },
        erasure, retention,
    },
};

use super::{Again, fresh};

impl Again<'_> {
    pub(super) fn set_door(&self, deed: &DoorSet) -> Result<bool, AppError> {
        fresh(door::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.version,
            &deed.after,
        )?)
    }

    pub(super) fn send_request(&self, deed: &EntryRequested) -> Result<bool, AppError> {
        let secret = send::new_secret()?;
        let input = RequestInput {
            // No deed holds the name of the guardian.
            guardian_name: "–".to_owned(),
            ..deed.given.clone()
        };
        fresh(send::send_listed(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            (&input, &deed.listed),
            &secret,
            "replay",
        )?)
    }

    pub(super) fn send_club(&self, deed: &ClubRequested) -> Result<bool, AppError> {
        let players = deed.sent.iter();
        let players: Vec<i32> = players
            .filter_map(|sent| sent.given.player.parse().ok())
            .collect();
        fresh(club::send(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            &players,
            true,
        )?)
    }

    pub(super) fn fetch_request(&self, deed: &RequestFetched) -> Result<bool, AppError> {
        let (slug, request) = (self.slug()?, deed.request);
        let known = match deed.before {
            Some(_) => Some(by_link::of_trail(&self.ctx, &slug, request)?),
            None => None,
        };
        let asked = Asked::of_deed(deed, known.as_ref())?;
        let (ctx, actor) = (&self.ctx, &self.actor);
        fresh(from_site::take(
            ctx,
            actor,
            self.key(),
            &slug,
            (&asked, deed.post),
        )?)
    }

    pub(super) fn change_request(&self, deed: &RequestChanged) -> Result<bool, AppError> {
        fresh(by_link::change(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            Holder::Trail(deed.request),
            &deed.after,
        )?)
    }

    pub(super) fn correct_request(&self, deed: &RequestCorrected) -> Result<bool, AppError> {
        fresh(correct::correct_again(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed,
        )?)
    }

    pub(super) fn decide_correction(&self, deed: &CorrectionDecided) -> Result<bool, AppError> {
        fresh(corrections::decide(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.request,
            deed.taken,
        )?)
    }

    pub(super) fn forget_contacts(&self) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(retention::forget(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
        )?)
    }

    pub(super) fn erase(&self, deed: &EntryErased) -> Result<bool, AppError> {
        let (ctx, actor, slug, key) = (&self.ctx, &self.actor, self.slug()?, self.key());
        if let Some(request) = deed.link {
            let holder = Holder::Trail(request);
            return fresh(erase::erase(ctx, actor, key, &slug, holder, true)?);
        }
        let entry = deed.entry.ok_or(AppError::NotFound)?;
        fresh(erasure::by_director(ctx, actor, key, &slug, entry, true)?)
    }

    pub(super) fn confirm_request(&self, deed: &RequestConfirmed) -> Result<bool, AppError> {
        let (slug, key) = (self.slug()?, self.key());
        if deed.how == "paper" {
            let signed = decide::signed_on_paper(&self.ctx, &self.actor, key, &slug, deed.request)?;
            return fresh(signed);
        }
        let input = RequestInput {
            name_shown: deed.name_shown.code().to_owned(),
            publication: deed.publication.code().to_owned(),
            ..RequestInput::default()
        };
        let (ctx, actor, holder) = (&self.ctx, &self.actor, Holder::Trail(deed.request));
        fresh(by_link::confirm(ctx, actor, key, &slug, holder, &input)?)
    }

    pub(super) fn withdraw_request(&self, deed: &RequestWithdrawn) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(by_link::withdraw(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            Holder::Trail(deed.request),
        )?)
    }

    pub(super) fn accept_request(&self, deed: &RequestAccepted) -> Result<bool, AppError> {
        fresh(decide::accept_rated(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.request,
            (deed.another, deed.rating_list.parse().ok()),
        )?)
    }

    pub(super) fn decide_request(&self, deed: &RequestDecided) -> Result<bool, AppError> {
        let decision = Decision::of(deed.after).ok_or(AppError::NotFound)?;
        fresh(decide::decide(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.request,
            (decision, &deed.reason),
        )?)
    }
}
