//! Deeds done again: each through the use case that left it, on a database that stands as the first one stood then.
//!
//! The clock stands still at the moment of each deed, and the accounts are those of the replay. What each use case
//! leaves in the trail must be the deed that it was made from: numbers, versions and all. So the replay stops at the
//! first deed that became something else.
//!
//! Numbers are given by the databases in the order of the deeds. A refused write of the first database that used one up
//! (PostgreSQL gives none back) is such a difference; the replay names the row.

mod before_round;
mod by_hand;
mod door;
mod entry;
mod game;
mod hall;
mod numbers;
mod organisers;
mod prizes;
mod prospectus;
mod registry;
mod report;
mod round;
mod seat;
mod sections;
mod station;
mod teams;
mod token;
mod tournament;

use std::collections::BTreeMap;

use thiserror::Error;

use std::fs::File;

use crate::store::rows;

use super::{
    Actor, AppError, Context, Deed, Done, Refusal, SignedIn,
    deed::{IntegrityUndone, ResultTakenBack, Told},
    tournament::stations::pairing,
    trail,
};

/// Where a replay stopped.
#[derive(Debug, Error)]
pub enum Stopped {
    /// A use case refused.
    #[error("row {row}, {action}: {why}")]
    Refused {
        /// Number of the row.
        row: i32,
        /// Code of the deed.
        action: &'static str,
        /// The error with which it was refused.
        why: AppError,
    },
    /// A use case left another deed, or none.
    #[error("row {row}: {told:?} became {found:?}")]
    Differs {
        /// Number of the row.
        row: i32,
        /// The deed.
        told: Box<Deed>,
        /// What it became.
        found: Option<Box<Deed>>,
    },
}

/// What a replay did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replayed {
    /// Deeds done again.
    pub done: usize,
    /// Deeds that leave nothing to be done again: log-ins, passwords, links.
    pub left: usize,
}

/// Where the archive with a digest is.
pub type Archives<'a> = &'a dyn Fn(&str) -> Option<File>;

/// Does these deeds again, oldest first, on a database without any. The archives that were opened are needed for it: a
/// deed holds their digests.
///
/// # Errors
/// The first deed that is refused, or becomes another; an archive that is not there.
pub fn replay(ctx: &Context, deeds: &[Told], archives: Archives<'_>) -> Result<Replayed, Stopped> {
    let mut replayed = Replayed::default();
    let mut rows = BTreeMap::new();
    // The second row of a deed that concerns two tournaments: the next deed must be it.
    let mut second = None;
    for told in deeds {
        if let Some(row) = second.take() {
            second_is_told(told, &row)?;
            rows.insert(told.row, row.row);
            replayed.done += 1;
            continue;
        }
        let refused = |why| Stopped::Refused {
            row: told.row,
            action: told.deed.kind().code(),
            why,
        };
        let before = trail::newest(ctx).map_err(refused)?;
        let again = Again::of(ctx, told, &rows, archives).map_err(refused)?;
        if !again.apply(&told.deed).map_err(refused)? {
            replayed.left += 1;
            continue;
        }
        let left = trail::deeds(ctx, before).map_err(refused)?;
        match left.as_slice() {
            [one] if one.deed == with_rows(&told.deed, &rows) => {
                rows.insert(told.row, one.row);
                replayed.done += 1;
            }
            [one, other] if one.deed == told.deed && matches!(told.deed, Deed::EntryMovedIn(_)) => {
                rows.insert(told.row, one.row);
                replayed.done += 1;
                second = Some(other.clone());
            }
            others => {
                return Err(Stopped::Differs {
                    row: told.row,
                    told: Box::new(told.deed.clone()),
                    found: others.first().map(|one| Box::new(one.deed.clone())),
                });
            }
        }
    }
    Ok(replayed)
}

/// The deed that follows one which left two rows.
fn second_is_told(told: &Told, found: &Told) -> Result<(), Stopped> {
    if told.deed == found.deed && told.tournament == found.tournament {
        return Ok(());
    }
    Err(Stopped::Differs {
        row: told.row,
        told: Box::new(told.deed.clone()),
        found: Some(Box::new(found.deed.clone())),
    })
}

/// The deed with the rows of this trail in the place of those of the first.
fn with_rows(deed: &Deed, rows: &BTreeMap<i32, i32>) -> Deed {
    let of = |back: &ResultTakenBack| ResultTakenBack {
        of: rows.get(&back.of).copied().unwrap_or_default(),
        ..back.clone()
    };
    match deed {
        Deed::ResultUndone(back) => Deed::ResultUndone(of(back)),
        Deed::ResultWithdrawn(back) => Deed::ResultWithdrawn(of(back)),
        Deed::IntegrityUndone(undone) => Deed::IntegrityUndone(IntegrityUndone {
            of: rows.get(&undone.of).copied().unwrap_or_default(),
            ..undone.clone()
        }),
        // Of the fields whose values no deed holds, none changes here.
        Deed::ClubChanged(club) => {
            let mut club = club.clone();
            club.changed
                .retain(|field| !WITHHELD.contains(&field.as_str()));
            Deed::ClubChanged(club)
        }
        other => other.clone(),
    }
}

/// Fields of a club that are in no deed.
const WITHHELD: [&str; 3] = ["email", "phone", "president"];

/// One deed to be done again.
struct Again<'a> {
    /// The context with its clock at the moment of the deed.
    ctx: Context,
    actor: Actor,
    /// Its form.
    key: String,
    /// The tournament that it is in.
    tournament: Option<i32>,
    /// Row of the first trail → row of this one.
    rows: &'a BTreeMap<i32, i32>,
    archives: Archives<'a>,
}

impl<'a> Again<'a> {
    fn of(
        ctx: &Context,
        told: &Told,
        rows: &'a BTreeMap<i32, i32>,
        archives: Archives<'a>,
    ) -> Result<Self, AppError> {
        let actor = match told.user_id {
            Some(id) => {
                let row = ctx.read(|conn| Ok(rows::users::by_id(conn, id)?))?;
                Actor::signed_in(SignedIn {
                    id: row.id,
                    display_name: row.display_name,
                    is_admin: row.is_admin,
                    club_id: row.club_id,
                })
            }
            None if told.actor == Actor::command_line().name() => Actor::command_line(),
            None if told.actor == Actor::program().name() => Actor::program(),
            None => match told.tournament {
                Some(id) => pairing::named(ctx, id, &told.actor)?,
                None => None,
            }
            .map_or_else(|| Actor::visitor("replay".to_owned()), Actor::station),
        };
        Ok(Self {
            ctx: ctx.at(told.at),
            actor,
            key: format!("replay-{}", told.row),
            tournament: told.tournament,
            rows,
            archives,
        })
    }

    fn key(&self) -> Option<&str> {
        Some(&self.key)
    }

    /// Address part of the tournament.
    fn slug(&self) -> Result<String, AppError> {
        let id = self.tournament.ok_or(AppError::NotFound)?;
        self.ctx
            .read(|conn| Ok(rows::tournaments::by_id(conn, id)?.slug))
    }

    /// Does a deed; `false` where nothing is left to be done.
    #[expect(clippy::too_many_lines, reason = "a table: an arm a kind of deed")]
    fn apply(&self, deed: &Deed) -> Result<bool, AppError> {
        match deed {
            Deed::ResultRecorded(result)
            | Deed::ResultCorrected(result)
            | Deed::ResultRatingCorrected(result)
            | Deed::ResultSettled(result)
            | Deed::ResultKept(result) => self.result(result),
            Deed::ResultUndone(back) | Deed::ResultWithdrawn(back) => self.take_back(back),
            Deed::ResultRuled(ruled) => self.incident(&ruled.incident),
            Deed::GoesOnNamed(named) => self.name_goes_on(named),
            Deed::MatchGameEntered(game) => self.enter_match_game(game),
            Deed::MatchGameTakenBack(game) => self.take_match_game_back(game),
            Deed::RoundDrafted(draft) => self.draft(draft),
            Deed::RoundDiscarded(_) => self.discard(),
            Deed::ByHandBegun(round) => self.begin_by_hand(round),
            Deed::DraftedByHand(draft) => self.draft_by_hand(draft),
            Deed::ByHandEnded(ended) => self.end_by_hand(ended),
            Deed::DraftChanged(changed) => self.change_draft(changed),
            Deed::DraftRestored(restored) => self.restore_draft(restored),
            Deed::RoundTakenBack(back) => self.take_round_back(back),
            Deed::RoundPublished(round) => self.publish(round),
            Deed::RoundPrinted(round) => self.print(round),
            Deed::EntryAdded(added) => self.add_entry(added),
            Deed::RegisteredAdded(added) => self.add_registered(added),
            Deed::EntriesListed(listed) => self.enter_list(listed),
            Deed::EntriesRefreshed(refreshed) => self.refresh_entries(refreshed),
            Deed::EntryRemoved(removed) => self.remove_entry(removed),
            Deed::EntryCorrected(corrected) => self.correct_entry(corrected),
            Deed::EntryShown(shown) => self.show_entry(shown),
            Deed::DoorSet(set) => self.set_door(set),
            Deed::EntryRequested(sent) => self.send_request(sent),
            Deed::ClubRequested(sent) => self.send_club(sent),
            Deed::RequestFetched(fetched) => self.fetch_request(fetched),
            Deed::RequestChanged(changed) => self.change_request(changed),
            Deed::RequestCorrected(corrected) => self.correct_request(corrected),
            Deed::CorrectionDecided(decided) => self.decide_correction(decided),
            Deed::ContactsForgotten(_) => self.forget_contacts(),
            Deed::EntryErased(erased) => self.erase(erased),
            Deed::RequestConfirmed(confirmed) => self.confirm_request(confirmed),
            Deed::RequestWithdrawn(withdrawn) => self.withdraw_request(withdrawn),
            Deed::RequestAccepted(accepted) => self.accept_request(accepted),
            Deed::RequestDecided(decided) => self.decide_request(decided),
            Deed::CheckedIn(checked) => self.check_in(checked),
            Deed::CheckInClosed(closed) => self.close_check_in(closed),
            Deed::CheckAccepted(accepted) => self.accept_check(accepted),
            Deed::FirstColourSet(set) => self.set_first_colour(set),
            Deed::SeatsNoted(noted) => self.note_seats(noted),
            Deed::SeatReported(said) => self.report_from_seat(said),
            Deed::SeatCalled(said) => self.call_from_seat(said),
            Deed::SeatAnswered(said) => self.answer_seat(said),
            Deed::HalfPointByesBarred(barred) => self.bar_half_point_byes(barred),
            Deed::UnseenAnswered(answered) => self.answer_unseen(answered),
            Deed::EntryWithdrawn(gone) => self.withdraw(gone),
            Deed::EntryTakenBack(back) => self.take_entry_back(back),
            Deed::ByeSet(bye) => self.set_bye(bye),
            Deed::EntryMovedOut(_) | Deed::EntryMovedIn(_) => self.of_event(deed),
            Deed::CategorySet(_) | Deed::MembershipSet(_) => self.of_event(deed),
            Deed::SectionSet(_) | Deed::SectionAdded(_) => self.of_event(deed),
            Deed::StageSet(_) | Deed::StageEntered(_) => self.of_event(deed),
            Deed::FeeTableSet(_) | Deed::FeeDueSet(_) => self.of_event(deed),
            Deed::FeePaid(_) | Deed::FeeReturned(_) => self.of_event(deed),
            Deed::TeamRulesSet(_)
            | Deed::TeamAdded(_)
            | Deed::TeamChanged(_)
            | Deed::TeamRemoved(_)
            | Deed::TeamAway(_)
            | Deed::TeamsOrdered(_)
            | Deed::TeamPenalised(_)
            | Deed::TeamPenaltyLifted(_)
            | Deed::TeamByeSet(_)
            | Deed::TeamsForbidden(_)
            | Deed::TeamsAllowed(_)
            | Deed::TeamMembersSet(_)
            | Deed::LineUpSet(_)
            | Deed::LineUpsDue(_)
            | Deed::LineUpHandedIn(_)
            | Deed::LineUpsOpened(_) => self.of_teams(deed),
            Deed::NumbersExchanged(two) => self.exchange_numbers(two),
            Deed::Renumbered(all) => self.renumber(all),
            Deed::PairForbidden(pair) => self.forbid(pair),
            Deed::PairAllowed(pair) => self.allow(pair),
            Deed::MovePlayed(played) => self.play(played),
            Deed::GameFed(fed) => self.feed_game(fed),
            Deed::MoveTakenBack(back) => self.take_move_back(back),
            Deed::GameAnnulled(annulled) => self.annul_game(annulled),
            Deed::SheetKept(kept) => self.keep_sheets(kept),
            Deed::GameImported(imported) => self.import_game(imported),
            Deed::GamesImported(imported) => self.import_games(imported),
            Deed::IncidentRecorded(recorded) | Deed::PointsTaken(recorded) => {
                self.incident(recorded)
            }
            Deed::TournamentCreated(created) => self.create(created),
            Deed::TournamentImported(imported) => self.import(imported),
            Deed::SettingsChanged(settings) => self.update(settings),
            Deed::DaysSet(days) => self.set_days(days),
            Deed::MeetingDaysSet(days) => self.set_meeting_days(days),
            Deed::ArbitrationChosen(chosen) => self.choose_arbitration(chosen),
            Deed::DeputyInvited(deputy) => self.invite_deputy(deputy),
            Deed::InvitationWithdrawn(deputy) => self.withdraw_invitation(deputy),
            Deed::DeputyAdded(deputy) => self.answer_invitation(deputy, true),
            Deed::DeputyDeclined(deputy) => self.answer_invitation(deputy, false),
            Deed::DeputyRemoved(deputy) => self.remove_deputy(deputy),
            Deed::TokenMade(made) => self.make_token(made),
            Deed::TokenRevoked(revoked) => self.revoke_token(revoked),
            Deed::StationMade(made) => self.make_station(made),
            Deed::StationPaired(paired) => self.pair_station(paired),
            Deed::StationRevoked(revoked) => self.revoke_station(revoked),
            Deed::ScreenAdded(added) => self.add_screen(added),
            Deed::ScreenChanged(changed) => self.change_screen(changed),
            Deed::ScreenRemoved(removed) => self.remove_screen(removed),
            Deed::Announced(announced) => self.announce(announced),
            Deed::RoundClockSet(clock) => self.set_round_clock(clock),
            Deed::TournamentClosed(_) => self.close(),
            Deed::TournamentReopened(reopened) => self.reopen(reopened),
            Deed::ArchiveOpened(opened) => self.open_archive(opened),
            Deed::TournamentHandedOver(over) => self.hand_over(over),
            Deed::HandOverTakenBack(back) => self.take_over_back(back),
            Deed::FideModeLeft(left) => self.leave_fide_mode(left),
            Deed::IntegrityUndone(undone) => self.undo_integrity(undone.of, &undone.reason),
            Deed::ProspectusWritten(written) => self.write_prospectus(written),
            Deed::PrizeFundSet(set) => self.set_prize_fund(set),
            Deed::PrizeDecided(decided) => self.decide_prize(decided),
            Deed::PrizesClosed(closed) => self.close_prizes(closed),
            Deed::PrizeSigned(signed) => self.sign_prize(signed, true),
            Deed::PrizeUnsigned(signed) => self.sign_prize(signed, false),
            Deed::ReportSaved(saved) => self.save_report(saved),
            Deed::NormCertificateSaved(saved) => self.save_certificate(saved),
            Deed::ClubRegistered(club) => self.register_club(club),
            Deed::ClubApproved(club) => self.approve_club(club),
            Deed::ClubRejected(club) => self.reject_club(club),
            Deed::ClubChanged(club) => self.change_club(club),
            Deed::ClubsDecided(decided) => self.decide_clubs(decided),
            Deed::ClubMerged(merged) => self.merge_club(merged),
            Deed::SecretaryNamed(named) => self.name_secretary(named),
            Deed::SecretaryDismissed(dismissed) => self.dismiss_secretary(dismissed),
            Deed::ModeratorSet(set) => self.set_moderator(set),
            Deed::OrganiserAdded(added) => self.add_organiser(added),
            Deed::OrganiserChanged(changed) => self.change_organiser(changed),
            Deed::OrganiserPersonSet(person) => self.set_organiser_person(person),
            Deed::OrganiserPersonRemoved(person) => self.remove_organiser_person(person),
            Deed::OrganiserLeft(person) => self.leave_organiser(person),
            Deed::HolderSet(set) => self.set_holder(set),
            Deed::LinkAdded(link) => self.add_link(link),
            Deed::LinkRemoved(link) => self.remove_link(link),
            Deed::PlayerAdded(player) => self.add_player(player),
            Deed::PlayerChanged(player) => self.change_player(player),
            Deed::PlayerErased(erased) => self.erase_player(erased),
            Deed::PlayersImported(list) => self.import_players(list),
            Deed::AccountCreated(account) => self.create_account(account),
            Deed::AccountDisabled(of) => self.disable_account(of, true),
            Deed::AccountEnabled(of) => self.disable_account(of, false),
            Deed::MayCreate(right) => self.may_create(right, true),
            Deed::MayNotCreate(right) => self.may_create(right, false),
            Deed::InvitationAccepted(accepted) => self.accept_invitation(accepted),
            // Links, letters, passwords and sessions cannot be repeated, nor what was read with a token, whose secret nobody
            // has, nor rating lists, whose files are in no deed, nor servers that are told, whose addresses
            // are in none, nor what was followed of a hall, which is in the hall's deeds.
            Deed::EntriesRead(_)
            | Deed::WebhookAdded(_)
            | Deed::WebhookTested(_)
            | Deed::WebhookRemoved(_)
            | Deed::FeedAdded(_)
            | Deed::FeedStopped(_)
            | Deed::FeedStarted(_)
            | Deed::FeedRemoved(_)
            | Deed::BroadcastAdded(_)
            | Deed::BroadcastStopped(_)
            | Deed::BroadcastStarted(_)
            | Deed::BroadcastRemoved(_)
            | Deed::MirrorBegun(_)
            | Deed::MirrorStopped(_)
            | Deed::MirrorGoesOn(_)
            | Deed::MirrorForgotten(_)
            | Deed::MirrorCodesSet(_)
            | Deed::HallFollowed(_)
            | Deed::HallHeard(_)
            | Deed::HallSilent(_)
            | Deed::HallLetGo(_)
            | Deed::HallLinkMade(_)
            | Deed::HallLinkRemoved(_)
            | Deed::ListTakenIn(_)
            | Deed::ListRemoved(_)
            | Deed::ClubProved(_)
            | Deed::FirstAdminInvited(_)
            | Deed::InvitedAgain(_)
            | Deed::PasswordRefused(_)
            | Deed::PasswordChanged(_)
            | Deed::AddressSet(_)
            | Deed::PasskeyAdded(_)
            | Deed::PasskeyRemoved(_)
            | Deed::RecoveryCodesMade(_)
            | Deed::RecoveryCodeUsed(_)
            | Deed::ResetAsked(_)
            | Deed::ResetWritten(_)
            | Deed::LetterTriedAgain(_)
            | Deed::LetterByHand(_)
            | Deed::DecisionWritten(_)
            | Deed::SessionEnded(_)
            | Deed::LoggedIn(_)
            | Deed::LogInRefused(_)
            | Deed::LogInClosed(_)
            | Deed::LoggedOut(_) => Ok(false),
        }
    }
}

/// A use case that was carried out now.
fn fresh<T>(done: Done<T>) -> Result<bool, AppError> {
    done.fresh().map(|_| true).ok_or(Refusal::Overtaken.into())
}
