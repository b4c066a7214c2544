//! Results, rounds, entries and settings done again.

use crate::{
    app::{
        AppError,
        deed::{
            ArbitrationChosen, ArchiveOpened, ByeSet, CheckedIn, DaysSet, DeputyAnswered,
            DeputyInvited, DeputyRemoved, DraftChanged, DraftRestored, EntriesListed,
            EntriesRefreshed, EntryAdded, EntryCorrected, EntryRemoved, EntryShown, FideModeLeft,
            GoesOnNamed, HandOverTakenBack, MatchGameEntered, MatchGameTakenBack, MeetingDaysSet,
            PairProhibited, RegisteredAdded, ResultEntered, ResultTakenBack, RoundDrafted,
            RoundNumbered, RoundPublished, RoundTakenBack, SettingsChanged, TournamentCreated,
            TournamentHandedOver, TournamentImported, TournamentReopened, UnseenAnswered,
            Withdrawn,
        },
        exchange::{
            archive::{self, Bytes},
            import_trf,
        },
        game::arbitration::{self, ArbitrationInput},
        tournament::{
            by_hand,
            byes::{self, Asked},
            closing,
            confirmation::Confirmation,
            days::{self, DaysInput},
            deputies,
            entries::{self, Paying},
            entry_correction, entry_lists, entry_shown, fide_mode,
            first_colour::FirstGiven,
            knock_out, list_refresh,
            match_games::{self, MatchGameInput},
            meeting_days::{self, MeetingDayInput},
            publication,
            ready_to_pair::{self, Answers},
            registered::{self, Registered},
            results::{self, RecordResult, Seen},
            rounds, settings,
            undo::{self, Undo},
        },
    },
    event::Halt,
};

use super::{Again, fresh};

fn number(round: i32) -> Result<u8, AppError> {
    u8::try_from(round).map_err(|_| AppError::NotFound)
}

/// The answer that a deed was done after: all of its questions, with this reason.
pub(super) fn answered(reason: &str) -> Confirmation {
    Confirmation {
        reason: reason.to_owned(),
        sure: true,
    }
}

/// The colour of number 1 with which a round was drafted.
pub(super) fn given(deed: &RoundDrafted) -> FirstGiven {
    let lot = deed.first.and_then(|first| first.lot);
    let chosen = deed.first.filter(|_| lot.is_none());
    FirstGiven {
        colour: chosen.map(|first| first.colour),
        lot,
    }
}

impl Again<'_> {
    pub(super) fn result(&self, deed: &ResultEntered) -> Result<bool, AppError> {
        let input = RecordResult {
            pairing: deed.pairing,
            version: deed.version,
            result: deed.after.result,
            // What was decided with an incident is done again with it.
            reason: None,
            confirmed: deed.confirmed.clone(),
        };
        let seen = Seen {
            after: None,
            conflict: deed.seen.unwrap_or_default(),
        };
        let slug = self.slug()?;
        fresh(results::record(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &input,
            &seen,
        )?)
    }

    pub(super) fn name_goes_on(&self, deed: &GoesOnNamed) -> Result<bool, AppError> {
        fresh(knock_out::name_goes_on(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            (deed.pairing, deed.version),
            deed.after,
        )?)
    }

    pub(super) fn enter_match_game(&self, deed: &MatchGameEntered) -> Result<bool, AppError> {
        fresh(match_games::enter(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            (deed.pairing, deed.version),
            &MatchGameInput::from(&deed.given),
        )?)
    }

    pub(super) fn take_match_game_back(&self, deed: &MatchGameTakenBack) -> Result<bool, AppError> {
        fresh(match_games::take_back(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            (deed.pairing, deed.version),
        )?)
    }

    pub(super) fn take_back(&self, deed: &ResultTakenBack) -> Result<bool, AppError> {
        if let Some(reason) = &deed.reason {
            return self.undo_integrity(deed.of, reason);
        }
        let row = self.rows.get(&deed.of).copied();
        let what = Undo::Action(row.ok_or(AppError::NotFound)?);
        let slug = self.slug()?;
        fresh(undo::undo(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &what,
        )?)
    }

    pub(super) fn draft(&self, deed: &RoundDrafted) -> Result<bool, AppError> {
        let first = given(deed);
        fresh(rounds::draft_with(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            number(deed.round)?,
            first,
            &Halt::never(),
        )?)
    }

    pub(super) fn discard(&self) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(rounds::discard(&self.ctx, &self.actor, self.key(), &slug)?)
    }

    pub(super) fn publish(&self, deed: &RoundPublished) -> Result<bool, AppError> {
        let (slug, round) = (self.slug()?, number(deed.round)?);
        fresh(publication::publish_by_hand(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            round,
            &deed.by_hand,
        )?)
    }

    pub(super) fn begin_by_hand(&self, deed: &RoundNumbered) -> Result<bool, AppError> {
        let (slug, round) = (self.slug()?, number(deed.round)?);
        fresh(by_hand::begin(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            round,
        )?)
    }

    pub(super) fn change_draft(&self, deed: &DraftChanged) -> Result<bool, AppError> {
        fresh(by_hand::change(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            number(deed.round)?,
            deed.change,
            deed.confirmed,
            &Halt::never(),
        )?)
    }

    pub(super) fn restore_draft(&self, deed: &DraftRestored) -> Result<bool, AppError> {
        let (slug, round) = (self.slug()?, number(deed.round)?);
        fresh(by_hand::take_back(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            round,
        )?)
    }

    pub(super) fn take_round_back(&self, deed: &RoundTakenBack) -> Result<bool, AppError> {
        fresh(publication::take_back(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            number(deed.round)?,
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn print(&self, deed: &RoundNumbered) -> Result<bool, AppError> {
        let (slug, round) = (self.slug()?, number(deed.round)?);
        fresh(rounds::mark_printed(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            round,
        )?)
    }

    pub(super) fn add_entry(&self, deed: &EntryAdded) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(entries::add_typed(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.given,
        )?)
    }

    pub(super) fn add_registered(&self, deed: &RegisteredAdded) -> Result<bool, AppError> {
        let chosen = Registered {
            players: &deed.players,
            others: deed.others,
            consent: deed.consent,
        };
        fresh(registered::enter_again(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            &chosen,
        )?)
    }

    pub(super) fn enter_list(&self, deed: &EntriesListed) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(entry_lists::enter_again(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed,
        )?)
    }

    pub(super) fn refresh_entries(&self, deed: &EntriesRefreshed) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(list_refresh::accept_again(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed,
        )?)
    }

    pub(super) fn remove_entry(&self, deed: &EntryRemoved) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(entries::remove(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
        )?)
    }

    pub(super) fn correct_entry(&self, deed: &EntryCorrected) -> Result<bool, AppError> {
        fresh(entry_correction::correct(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.entry,
            deed.version,
            &deed.after,
        )?)
    }

    pub(super) fn show_entry(&self, deed: &EntryShown) -> Result<bool, AppError> {
        let choice = (deed.name_shown, deed.publication);
        let slug = self.slug()?;
        fresh(entry_shown::choose(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
            choice,
        )?)
    }

    pub(super) fn check_in(&self, deed: &CheckedIn) -> Result<bool, AppError> {
        let paying = match (&deed.paid, &deed.returned) {
            (Some(paid), _) => Paying::Open(paid.method),
            (None, Some(back)) => Paying::Return(back.payment, back.reason.clone()),
            (None, None) => Paying::Nothing,
        };
        fresh(entries::check_in_paying(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.entry,
            deed.present,
            paying,
        )?)
    }

    pub(super) fn answer_unseen(&self, deed: &UnseenAnswered) -> Result<bool, AppError> {
        let each = deed.answers.iter().map(|one| (one.entry, one.answer));
        let answers = Answers {
            all: None,
            each: each.collect(),
        };
        let (slug, round) = (self.slug()?, number(deed.round)?);
        ready_to_pair::answer(&self.ctx, &self.actor, &slug, round, &answers)?;
        Ok(true)
    }

    pub(super) fn withdraw(&self, deed: &Withdrawn) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(entries::withdraw(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
        )?)
    }

    pub(super) fn take_entry_back(&self, deed: &Withdrawn) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(entries::take_back(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.entry,
        )?)
    }

    pub(super) fn set_bye(&self, deed: &ByeSet) -> Result<bool, AppError> {
        fresh(byes::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            (deed.entry, deed.round),
            Asked::of(deed.bye).ok_or(AppError::NotFound)?,
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn forbid(&self, deed: &PairProhibited) -> Result<bool, AppError> {
        fresh(byes::forbid(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.entries.into(),
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn allow(&self, deed: &PairProhibited) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(byes::allow(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.pair,
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn create(&self, deed: &TournamentCreated) -> Result<bool, AppError> {
        fresh(settings::create(
            &self.ctx,
            &self.actor,
            self.key(),
            &deed.settings,
        )?)
    }

    pub(super) fn import(&self, deed: &TournamentImported) -> Result<bool, AppError> {
        fresh(import_trf(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.report.as_bytes(),
            &deed.given,
            &Halt::never(),
        )?)
    }

    pub(super) fn update(&self, deed: &SettingsChanged) -> Result<bool, AppError> {
        fresh(settings::update(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.version,
            &deed.after,
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn set_days(&self, deed: &DaysSet) -> Result<bool, AppError> {
        fresh(days::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.version,
            &DaysInput {
                days: deed.days.clone(),
                hours: deed.hours.clone(),
                zone: deed.zone.clone(),
            },
        )?)
    }

    pub(super) fn set_meeting_days(&self, deed: &MeetingDaysSet) -> Result<bool, AppError> {
        let typed = deed.days.iter().map(|one| {
            let (day, hour) = one.day.split_once(' ').unwrap_or((&one.day, ""));
            MeetingDayInput {
                number: one.number,
                day: day.to_owned(),
                hour: hour.to_owned(),
            }
        });
        fresh(meeting_days::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            u8::try_from(deed.round).unwrap_or(0),
            &typed.collect::<Vec<_>>(),
        )?)
    }

    pub(super) fn choose_arbitration(&self, deed: &ArbitrationChosen) -> Result<bool, AppError> {
        fresh(arbitration::set(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.version,
            &ArbitrationInput::of_choices(&deed.after),
        )?)
    }

    pub(super) fn invite_deputy(&self, deed: &DeputyInvited) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(deputies::invite(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.name,
        )?)
    }

    pub(super) fn withdraw_invitation(&self, deed: &DeputyInvited) -> Result<bool, AppError> {
        fresh(deputies::withdraw(
            &self.ctx,
            &self.actor,
            self.key(),
            &self.slug()?,
            deed.invitation,
        )?)
    }

    pub(super) fn answer_invitation(
        &self,
        deed: &DeputyAnswered,
        accept: bool,
    ) -> Result<bool, AppError> {
        fresh(deputies::answer(
            &self.ctx,
            &self.actor,
            self.key(),
            deed.invitation,
            accept,
        )?)
    }

    pub(super) fn remove_deputy(&self, deed: &DeputyRemoved) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(settings::remove_deputy(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            deed.user,
        )?)
    }

    pub(super) fn close(&self) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(closing::finish(&self.ctx, &self.actor, self.key(), &slug)?)
    }

    pub(super) fn reopen(&self, deed: &TournamentReopened) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(closing::reopen(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn open_archive(&self, deed: &ArchiveOpened) -> Result<bool, AppError> {
        let file = (self.archives)(&deed.digest).ok_or(AppError::NotFound)?;
        fresh(archive::open(
            &self.ctx,
            &self.actor,
            self.key(),
            Bytes::File(&file),
            &Halt::never(),
        )?)
    }

    pub(super) fn hand_over(&self, deed: &TournamentHandedOver) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(archive::mark(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &deed.digest,
            None,
        )?)
    }

    pub(super) fn take_over_back(&self, deed: &HandOverTakenBack) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(archive::take_back(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &answered(&deed.reason),
        )?)
    }

    pub(super) fn leave_fide_mode(&self, deed: &FideModeLeft) -> Result<bool, AppError> {
        let slug = self.slug()?;
        fresh(fide_mode::leave(
            &self.ctx,
            &self.actor,
            self.key(),
            &slug,
            &answered(&deed.reason),
        )?)
    }
}
