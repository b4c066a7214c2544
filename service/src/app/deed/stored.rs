//! How deeds are stored in the trail: the state before in one column, the rest in another, both as JSON without empty
//! values. Rows of older programs hold words instead. They stay as they are and are read by [`old`](super::old).

use serde_json::{Map, Value};

use crate::{app::AppError, store::rows::audit::AuditRow};

use super::{
    subject::Subject,
    table::{Area, Deed, DeedKind},
};

/// The field of a deed that has its own column.
const BEFORE: &str = "before";

/// A row of the trail after reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// A deed.
    Deed(Box<Deed>),
    /// Words of an older program: the state before and after.
    Old(String, String),
}

impl Written {
    /// Reads a row. Rows of the door, and rows that do not hold a known deed, come back as [`Old`](Self::Old).
    pub(crate) fn of(row: &AuditRow) -> Self {
        let deed = DeedKind::from_code(&row.action)
            .filter(|kind| kind.area() != Area::Door)
            .and_then(|kind| read(kind, &row.before, &row.after));
        match deed {
            Some(deed) => Self::Deed(Box::new(deed)),
            None => Self::Old(row.before.clone(), row.after.clone()),
        }
    }
}

/// Removes empty values from objects: null, empty texts and lists, `false`. Reading a deed restores them.
fn lean(value: Value) -> Value {
    let says_nothing = |value: &Value| match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Bool(true) | Value::Number(_) | Value::Object(_) => false,
    };
    match value {
        Value::Object(fields) => {
            let fields = fields.into_iter().map(|(name, value)| (name, lean(value)));
            Value::Object(fields.filter(|(_, value)| !says_nothing(value)).collect())
        }
        Value::Array(list) => Value::Array(list.into_iter().map(lean).collect()),
        other => other,
    }
}

impl Deed {
    /// The two columns of the trail: the state before, and the deed itself.
    ///
    /// # Errors
    /// A deed that cannot be written as JSON.
    pub(crate) fn stored(&self) -> Result<(String, String), AppError> {
        let value = self
            .to_value()
            .map_err(|error| AppError::System(format!("deed {}: {error}", self.kind().code())))?;
        match lean(value) {
            // A deed of the door keeps its line.
            Value::String(line) => Ok((String::new(), line)),
            Value::Object(mut fields) => {
                let before = fields
                    .remove(BEFORE)
                    .filter(|it| *it != Value::Object(Map::new()));
                let stored = (
                    before.map_or_else(String::new, |before| before.to_string()),
                    Value::Object(fields).to_string(),
                );
                debug_assert_eq!(
                    read(self.kind(), &stored.0, &stored.1).as_ref(),
                    Some(self),
                    "a deed comes back as it was stored"
                );
                Ok(stored)
            }
            other => Ok((String::new(), other.to_string())),
        }
    }

    /// The entry of a deed about a fee, a membership, a category or a section; `here` if it has none.
    fn of_entry(&self, here: Subject) -> Subject {
        let entry = match self {
            Self::EntryMovedOut(moved) | Self::EntryMovedIn(moved) => Some(moved.entry),
            Self::CategorySet(set) => Some(set.entry),
            Self::MembershipSet(set) => Some(set.entry),
            Self::FeeDueSet(set) => Some(set.entry),
            Self::FeePaid(paid) => Some(paid.entry),
            Self::FeeReturned(returned) => returned.entry,
            _ => None,
        };
        entry.map_or(here, Subject::Entry)
    }

    /// The subject of the deed in this tournament.
    #[expect(clippy::too_many_lines, reason = "a table: an arm a kind of deed")]
    pub(crate) fn subject(&self, tournament: Option<i32>) -> Subject {
        let here = || Subject::Tournament(tournament.unwrap_or_default());
        match self {
            Self::ResultRecorded(result)
            | Self::ResultCorrected(result)
            | Self::ResultRatingCorrected(result)
            | Self::ResultSettled(result)
            | Self::ResultKept(result) => Subject::Pairing(result.pairing),
            Self::ResultRuled(ruled) => Subject::Pairing(ruled.result.pairing),
            Self::ResultUndone(back) | Self::ResultWithdrawn(back) => {
                Subject::Pairing(back.pairing)
            }
            Self::GoesOnNamed(named) => Subject::Pairing(named.pairing),
            Self::MatchGameEntered(game) => Subject::Pairing(game.pairing),
            Self::MatchGameTakenBack(game) => Subject::Pairing(game.pairing),
            Self::SeatReported(said) => Subject::Pairing(said.pairing),
            Self::SeatCalled(said) => Subject::Pairing(said.pairing),
            Self::SeatAnswered(said) => Subject::Pairing(said.pairing),
            Self::SeatsNoted(noted) => Subject::Round(noted.round),
            Self::HalfPointByesBarred(barred) => Subject::Entry(barred.entry),
            Self::RoundDrafted(round) | Self::DraftedByHand(round) => Subject::Round(round.round),
            Self::ByHandEnded(ended) => Subject::Round(ended.round),
            Self::RoundDiscarded(round) | Self::RoundPrinted(round) | Self::ByHandBegun(round) => {
                Subject::Round(round.round)
            }
            Self::DraftChanged(changed) => Subject::Round(changed.round),
            Self::DraftRestored(restored) => Subject::Round(restored.round),
            Self::RoundTakenBack(back) => Subject::Round(back.round),
            Self::RoundPublished(round) => Subject::Round(round.round),
            Self::EntryAdded(added) => Subject::Entry(added.entry),
            Self::EntryRemoved(removed) => Subject::Entry(removed.entry),
            Self::EntryCorrected(corrected) => Subject::Entry(corrected.entry),
            Self::EntryShown(shown) => Subject::Entry(shown.entry),
            Self::EntryRequested(sent) => Subject::Request(sent.request),
            Self::RequestFetched(fetched) => Subject::Request(fetched.request),
            Self::RequestChanged(changed) => Subject::Request(changed.request),
            Self::RequestCorrected(corrected) => Subject::Request(corrected.request),
            Self::CorrectionDecided(decided) => Subject::Request(decided.request),
            Self::EntryErased(erased) => match (erased.entry, erased.link) {
                (Some(entry), _) => Subject::Entry(entry),
                (None, Some(request)) => Subject::Request(request),
                (None, None) => here(),
            },
            Self::RequestConfirmed(confirmed) => Subject::Request(confirmed.request),
            Self::RequestWithdrawn(withdrawn) => Subject::Request(withdrawn.request),
            Self::RequestAccepted(accepted) => Subject::Request(accepted.request),
            Self::RequestDecided(decided) => Subject::Request(decided.request),
            Self::CheckedIn(checked) => Subject::Entry(checked.entry),
            Self::EntryWithdrawn(gone) | Self::EntryTakenBack(gone) => Subject::Entry(gone.entry),
            Self::ByeSet(bye) => Subject::Entry(bye.entry),
            Self::EntryMovedOut(_) | Self::EntryMovedIn(_) => self.of_entry(here()),
            Self::CategorySet(_) | Self::MembershipSet(_) => self.of_entry(here()),
            Self::FeeDueSet(_) | Self::FeePaid(_) | Self::FeeReturned(_) => self.of_entry(here()),
            Self::SectionSet(_) | Self::FeeTableSet(_) | Self::HolderSet(_) => here(),
            Self::StageSet(_) | Self::StageEntered(_) => here(),
            Self::LineUpSet(set) => Subject::Round(set.round),
            Self::LineUpsDue(due) => Subject::Round(due.round),
            Self::MeetingDaysSet(set) => Subject::Round(set.round),
            Self::LineUpHandedIn(handed) | Self::LineUpsOpened(handed) => {
                Subject::Round(handed.round)
            }
            Self::TeamRulesSet(_)
            | Self::TeamAdded(_)
            | Self::TeamChanged(_)
            | Self::TeamRemoved(_)
            | Self::TeamAway(_)
            | Self::TeamsOrdered(_)
            | Self::TeamPenalised(_)
            | Self::TeamPenaltyLifted(_)
            | Self::TeamByeSet(_)
            | Self::TeamsForbidden(_)
            | Self::TeamsAllowed(_)
            | Self::TeamMembersSet(_) => here(),
            Self::UnseenAnswered(answered) => Subject::Round(answered.round),
            Self::PairForbidden(pair) | Self::PairAllowed(pair) => Subject::Prohibition(pair.pair),
            Self::MovePlayed(played) => Subject::Game(played.pairing),
            Self::GameFed(fed) => Subject::Game(fed.given.pairing),
            Self::MoveTakenBack(back) => Subject::Game(back.pairing),
            Self::GameAnnulled(annulled) => Subject::Game(annulled.pairing),
            Self::SheetKept(kept) => Subject::Game(kept.given.pairing),
            Self::GameImported(imported) => Subject::Game(imported.pairing),
            Self::IncidentRecorded(recorded) | Self::PointsTaken(recorded) => {
                Subject::Incidents(recorded.given.pairing())
            }
            Self::TournamentCreated(created) => Subject::Slug(created.slug.clone()),
            Self::SectionAdded(added) => Subject::Slug(added.slug.clone()),
            Self::TournamentImported(imported) => Subject::Slug(imported.slug.clone()),
            Self::ArchiveOpened(opened) => Subject::Slug(opened.slug.clone()),
            Self::RegisteredAdded(_)
            | Self::ClubRequested(_)
            | Self::DoorSet(_)
            | Self::DecisionWritten(_)
            | Self::EntriesListed(_)
            | Self::EntriesRefreshed(_)
            | Self::CheckInClosed(_)
            | Self::CheckAccepted(_)
            | Self::FirstColourSet(_)
            | Self::GamesImported(_)
            | Self::SettingsChanged(_)
            | Self::DaysSet(_)
            | Self::ArbitrationChosen(_)
            | Self::DeputyInvited(_)
            | Self::InvitationWithdrawn(_)
            | Self::DeputyAdded(_)
            | Self::DeputyDeclined(_)
            | Self::DeputyRemoved(_)
            | Self::TokenMade(_)
            | Self::TokenRevoked(_)
            | Self::EntriesRead(_)
            | Self::StationMade(_)
            | Self::StationPaired(_)
            | Self::StationRevoked(_)
            | Self::WebhookAdded(_)
            | Self::WebhookTested(_)
            | Self::WebhookRemoved(_)
            | Self::FeedAdded(_)
            | Self::FeedStopped(_)
            | Self::FeedStarted(_)
            | Self::FeedRemoved(_)
            | Self::BroadcastAdded(_)
            | Self::BroadcastStopped(_)
            | Self::BroadcastStarted(_)
            | Self::BroadcastRemoved(_)
            | Self::MirrorBegun(_)
            | Self::MirrorStopped(_)
            | Self::MirrorGoesOn(_)
            | Self::MirrorForgotten(_)
            | Self::MirrorCodesSet(_)
            | Self::HallFollowed(_)
            | Self::HallHeard(_)
            | Self::HallSilent(_)
            | Self::HallLetGo(_)
            | Self::ScreenAdded(_)
            | Self::ScreenChanged(_)
            | Self::ScreenRemoved(_)
            | Self::Announced(_)
            | Self::RoundClockSet(_)
            | Self::TournamentClosed(_)
            | Self::TournamentReopened(_)
            | Self::TournamentHandedOver(_)
            | Self::HandOverTakenBack(_)
            | Self::FideModeLeft(_)
            | Self::NumbersExchanged(_)
            | Self::Renumbered(_)
            | Self::IntegrityUndone(_)
            | Self::ProspectusWritten(_)
            | Self::ContactsForgotten(_)
            | Self::PrizeFundSet(_)
            | Self::PrizesClosed(_)
            | Self::PrizeSigned(_)
            | Self::PrizeUnsigned(_)
            | Self::ReportSaved(_) => here(),
            Self::PrizeDecided(decided) => Subject::Entry(decided.entry),
            Self::NormCertificateSaved(saved) => Subject::Entry(saved.entry),
            Self::ClubRegistered(club) => Subject::Club(club.club),
            Self::ClubApproved(club) => Subject::Club(club.club),
            Self::ClubRejected(club) => Subject::Club(club.club),
            Self::ClubChanged(club) => Subject::Club(club.club),
            Self::ClubsDecided(decided) => {
                Subject::Club(decided.clubs.first().map_or(0, |club| club.club))
            }
            Self::ClubProved(proved) => Subject::Club(proved.club),
            Self::ClubMerged(merged) => Subject::Club(merged.club),
            Self::SecretaryNamed(named) => Subject::Club(named.club),
            Self::SecretaryDismissed(dismissed) => Subject::Club(dismissed.club),
            Self::LinkAdded(added) => Subject::Link(added.link),
            Self::LinkRemoved(removed) => Subject::Link(removed.link),
            Self::CopiesFolderSet(_) => Subject::Server,
            Self::ListTakenIn(taken) => Subject::RatingList(taken.list),
            Self::ListRemoved(removed) => Subject::RatingList(removed.list),
            Self::PlayersImported(imported) => Subject::Club(imported.club),
            Self::PlayerAdded(added) => Subject::Player(added.player),
            Self::PlayerChanged(changed) => Subject::Player(changed.player),
            Self::PlayerErased(erased) => Subject::Player(erased.player),
            Self::AccountCreated(created) => Subject::User(Some(created.user)),
            Self::AccountDisabled(of)
            | Self::AccountEnabled(of)
            | Self::InvitedAgain(of)
            | Self::PasswordRefused(of)
            | Self::AddressSet(of)
            | Self::PasskeyAdded(of)
            | Self::PasskeyRemoved(of)
            | Self::RecoveryCodesMade(of)
            | Self::RecoveryCodeUsed(of)
            | Self::ResetWritten(of)
            | Self::PasswordChanged(of) => Subject::User(Some(of.user)),
            Self::MayCreate(right) | Self::MayNotCreate(right) => Subject::User(Some(right.user)),
            Self::HallLinkMade(of) | Self::HallLinkRemoved(of) => Subject::User(Some(of.user)),
            Self::ModeratorSet(set) => Subject::User(Some(set.user)),
            Self::OrganiserAdded(added) => Subject::Organiser(added.organiser),
            Self::OrganiserChanged(changed) => Subject::Organiser(changed.organiser),
            Self::OrganiserPersonSet(person)
            | Self::OrganiserPersonRemoved(person)
            | Self::OrganiserLeft(person) => Subject::Organiser(person.organiser),
            Self::InvitationAccepted(accepted) => Subject::User(Some(accepted.user)),
            Self::LetterTriedAgain(of) | Self::LetterByHand(of) => Subject::Letter(of.letter),
            Self::SessionEnded(ended) => Subject::User(Some(ended.user)),
            Self::FirstAdminInvited(granted) => Subject::Invitation(granted.invitation),
            Self::LoggedIn(door)
            | Self::LogInRefused(door)
            | Self::LogInClosed(door)
            | Self::ResetAsked(door)
            | Self::LoggedOut(door) => door.subject.clone(),
        }
    }
}

fn read(kind: DeedKind, before: &str, after: &str) -> Option<Deed> {
    let mut fields: Map<String, Value> = serde_json::from_str(after).ok()?;
    if !before.is_empty() {
        fields.insert(BEFORE.to_owned(), serde_json::from_str(before).ok()?);
    }
    Deed::from_value(kind, Value::Object(fields)).ok()
}
