//! The table of deeds for the replay: each with the use case that repeats it, and those that cannot be repeated.

use crate::app::{AppError, Deed};

use super::Again;

impl Again<'_> {
    /// Repeats a deed; `false` if there is nothing to repeat.
    #[expect(clippy::too_many_lines, reason = "a table: an arm a kind of deed")]
    pub(super) fn apply(&self, deed: &Deed) -> Result<bool, AppError> {
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
            // The row of the section that the entry left comes with the row of the section that it joined.
            Deed::EntryMovedOut(_) => Ok(false),
            Deed::EntryMovedIn(moved) => self.move_entry(moved),
            Deed::CategorySet(set) => self.set_category(set),
            Deed::MembershipSet(set) => self.set_membership(set),
            Deed::SectionSet(set) => self.set_section(set),
            Deed::SectionAdded(added) => self.add_section(added),
            Deed::StageSet(set) => self.set_stage(set),
            Deed::StageEntered(entered) => self.enter_stage(entered),
            Deed::FeeTableSet(set) => self.set_fee_table(set),
            Deed::FeeDueSet(set) => self.set_fee_due(set),
            Deed::FeePaid(paid) => self.pay_fee(paid),
            Deed::FeeReturned(returned) => self.return_fee(returned),
            Deed::TeamRulesSet(set) => self.set_team_rules(set),
            Deed::TeamAdded(added) => self.add_team(added),
            Deed::TeamChanged(changed) => self.change_team(changed),
            Deed::TeamRemoved(removed) => self.remove_team(removed),
            Deed::TeamAway(away) => self.set_team_away(away),
            Deed::TeamsOrdered(ordered) => self.order_teams(ordered),
            Deed::TeamMembersSet(set) => self.set_team_members(set),
            Deed::TeamPenalised(given) => self.penalise_team(given),
            Deed::TeamPenaltyLifted(lifted) => self.lift_team_penalty(lifted),
            Deed::TeamByeSet(set) => self.set_team_bye(set),
            Deed::TeamsForbidden(two) => self.forbid_teams(two),
            Deed::TeamsAllowed(two) => self.allow_teams(two),
            Deed::LineUpSet(set) => self.set_line_up(set),
            Deed::LineUpsDue(due) => self.open_due_line_ups(due),
            Deed::LineUpHandedIn(handed) | Deed::LineUpsOpened(handed) => {
                self.hand_line_up_in(handed)
            }
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
            // These cannot be repeated: links, letters, passwords and sessions; readings with a token, whose secret is
            // not known; rating lists, whose files are in no deed; servers that are told, whose addresses are in no
            // deed; changes from a hall's machine, which are in the hall's own deeds; folders of one machine.
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
            | Deed::CopiesFolderSet(_)
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
