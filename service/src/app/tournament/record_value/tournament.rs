//! The tournament itself, with its settings and its end, in the record.

use crate::{
    app::{
        deed::{DaysSet, Deed, MeetingDay, MeetingDaysSet},
        tournament::{closing::CLOSED, stages::StageInput},
    },
    event::TournamentState,
};

use super::{RecordValue as V, changed, count, fields_of, text};

impl V {
    /// Both sides of a deed about the tournament.
    pub(super) fn of_tournament(deed: &Deed) -> (Self, Self) {
        match deed {
            Deed::TournamentCreated(created) => (V::None, text(created.settings.name.clone())),
            Deed::TournamentImported(imported) => {
                let (players, rounds) = (count(imported.players), u32::from(imported.rounds));
                (V::None, V::Imported(imported.name.clone(), players, rounds))
            }
            Deed::SettingsChanged(settings) => changed(
                &fields_of(&settings.before.fields()),
                &fields_of(&settings.after.fields()),
            ),
            Deed::PrizeFundSet(set) => changed(
                &fields_of(&set.before.fields()),
                &fields_of(&set.after.fields()),
            ),
            Deed::DoorSet(set) => changed(
                &fields_of(&set.before.fields()),
                &fields_of(&set.after.fields()),
            ),
            Deed::SectionSet(set) => changed(
                &fields_of(&set.before.fields()),
                &fields_of(&set.after.fields()),
            ),
            Deed::HolderSet(set) => (text(set.before.clone()), text(set.after.clone())),
            Deed::StageSet(set) => {
                let fields = |input: &StageInput| {
                    let fields = input.fields().into_iter();
                    fields
                        .map(|(name, value)| (name.to_owned(), value))
                        .collect::<Vec<_>>()
                };
                changed(&fields(&set.before), &fields(&set.after))
            }
            Deed::SectionAdded(added) => (
                V::None,
                text(format!("{}: {}", added.label, added.settings.name)),
            ),
            Deed::FeeTableSet(set) => changed(
                &fields_of(&set.before.fields()),
                &fields_of(&set.after.fields()),
            ),
            Deed::ProspectusWritten(written) => changed(
                &fields_of(&written.before.fields()),
                &fields_of(&written.after.fields()),
            ),
            Deed::ReportSaved(saved) => changed(&saved.before.fields(), &saved.after.fields()),
            Deed::NormCertificateSaved(saved) => {
                changed(&saved.before.fields(), &saved.after.fields())
            }
            Deed::PrizeDecided(_)
            | Deed::PrizesClosed(_)
            | Deed::PrizeSigned(_)
            | Deed::PrizeUnsigned(_) => V::of_prizes(deed),
            Deed::MeetingDaysSet(set) => of_meetings(set),
            Deed::DaysSet(set) => of_days(set),
            Deed::ArbitrationChosen(chosen) => {
                let before: Vec<_> = chosen.before.clone().into_iter().collect();
                let after: Vec<_> = chosen.after.clone().into_iter().collect();
                changed(&before, &after)
            }
            Deed::DeputyInvited(deputy) => (V::None, text(deputy.name.clone())),
            Deed::InvitationWithdrawn(deputy) => (text(deputy.name.clone()), V::None),
            Deed::DeputyAdded(deputy) | Deed::DeputyDeclined(deputy) => {
                (V::None, text(deputy.name.clone()))
            }
            Deed::DeputyRemoved(deputy) => (text(deputy.name.clone()), V::None),
            Deed::TournamentClosed(closed) => {
                let state = |state: TournamentState| V::State(state.code().to_owned());
                (state(closed.before), state(CLOSED))
            }
            Deed::TournamentReopened(reopened) => {
                let closed = V::State(CLOSED.code().to_owned());
                (closed, text(reopened.reason.clone()))
            }
            Deed::FideModeLeft(left) => (V::None, text(left.reason.clone())),
            Deed::IntegrityUndone(undone) => (
                text(
                    format!("{} {}", undone.event, undone.facts)
                        .trim()
                        .to_owned(),
                ),
                text(undone.reason.clone()),
            ),
            Deed::ArchiveOpened(opened) => (V::None, text(digest(&opened.digest))),
            Deed::TournamentHandedOver(over) => (V::None, text(digest(&over.digest))),
            Deed::HandOverTakenBack(back) => {
                (text(digest(&back.digest)), text(back.reason.clone()))
            }
            _ => (V::None, V::None),
        }
    }
}

/// The beginning of an archive's digest, in the form in which people compare it: `3f2a 91c0 77de`.
fn digest(digest: &str) -> String {
    let groups = digest.as_bytes().chunks(4).take(3);
    let groups: Vec<_> = groups.map(String::from_utf8_lossy).collect();
    groups.join(" ")
}

/// Both sides of the days of single boards or matches, by their numbers.
fn of_meetings(set: &MeetingDaysSet) -> (V, V) {
    let side = |of: fn(&MeetingDay) -> &str| {
        let days = set.days.iter().filter(|one| !of(one).is_empty());
        let days = days.map(|one| format!("{}: {}", one.number, of(one)));
        text(days.collect::<Vec<_>>().join("; "))
    };
    (side(|one| &one.before), side(|one| &one.day))
}

/// Both sides of the days of the rounds, with hours and time zone.
fn of_days(set: &DaysSet) -> (V, V) {
    let days = |days: &[String]| -> Vec<(String, String)> {
        let rounds = (1..).map(|round: u32| round.to_string());
        rounds.zip(days.iter().cloned()).collect()
    };
    let all = |given: &[String], hours: &[String], zone: &str| {
        let mut all = days(given);
        let named = (1..).map(|round: u32| format!("hour_{round}"));
        all.extend(named.zip(hours.iter().cloned()));
        if !zone.is_empty() {
            all.push(("zone".to_owned(), zone.to_owned()));
        }
        all
    };
    changed(
        &all(&set.before, &set.hours_before, &set.zone_before),
        &all(&set.days, &set.hours, &set.zone),
    )
}
