//! The hall in the record, and what programs, other servers, boards and sites do with a tournament.

use crate::app::deed::Deed;

use super::{RecordValue, changed, fields_of};

impl RecordValue {
    /// Both sides of such a deed; `None` for any other deed.
    pub(super) fn of_hall(deed: &Deed) -> Option<(Self, Self)> {
        Some(match deed {
            Deed::TokenMade(made) => changed(&[], &fields_of(&made.given.fields())),
            Deed::TokenRevoked(revoked) => changed(&fields_of(&revoked.before.fields()), &[]),
            Deed::StationMade(made) => changed(&[], &fields_of(&made.given.fields())),
            Deed::StationPaired(paired) => changed(&[], &fields_of(&paired.given.fields())),
            Deed::StationRevoked(gone) => changed(&fields_of(&gone.before.fields()), &[]),
            Deed::WebhookAdded(of) | Deed::WebhookTested(of) => {
                changed(&[], &fields_of(&[("webhook_host", of.host.as_str())]))
            }
            Deed::FeedAdded(of) | Deed::FeedStarted(of) => {
                changed(&[], &fields_of(&[("feed_host", of.host.as_str())]))
            }
            Deed::FeedStopped(of) | Deed::FeedRemoved(of) => {
                changed(&fields_of(&[("feed_host", of.host.as_str())]), &[])
            }
            Deed::BroadcastAdded(of) | Deed::BroadcastStarted(of) => {
                changed(&[], &fields_of(&[("broadcast_host", of.host.as_str())]))
            }
            Deed::BroadcastStopped(of) | Deed::BroadcastRemoved(of) => {
                changed(&fields_of(&[("broadcast_host", of.host.as_str())]), &[])
            }
            Deed::MirrorBegun(of) | Deed::MirrorGoesOn(of) => {
                changed(&[], &fields_of(&[("mirror_host", of.host.as_str())]))
            }
            Deed::MirrorStopped(of) | Deed::MirrorForgotten(of) => {
                changed(&fields_of(&[("mirror_host", of.host.as_str())]), &[])
            }
            Deed::MirrorCodesSet(set) => {
                let codes = if set.to_site { "site" } else { "hall" };
                let fields = [("mirror_host", set.host.as_str()), ("mirror_codes", codes)];
                changed(&[], &fields_of(&fields))
            }
            Deed::HallFollowed(followed) => {
                let deeds = followed.deeds.to_string();
                let fields = [
                    ("hall_machine", followed.machine.as_str()),
                    ("hall_deeds", deeds.as_str()),
                ];
                changed(&[], &fields_of(&fields))
            }
            Deed::HallHeard(of) => {
                changed(&[], &fields_of(&[("hall_machine", of.machine.as_str())]))
            }
            Deed::HallSilent(of) | Deed::HallLetGo(of) => {
                changed(&fields_of(&[("hall_machine", of.machine.as_str())]), &[])
            }
            Deed::WebhookRemoved(of) => {
                changed(&fields_of(&[("webhook_host", of.host.as_str())]), &[])
            }
            Deed::EntriesRead(read) => {
                let entries = read.entries.to_string();
                let fields = [
                    ("token_name", read.name.as_str()),
                    ("token_entries", entries.as_str()),
                ];
                changed(&[], &fields_of(&fields))
            }
            Deed::ScreenAdded(added) => changed(&[], &fields_of(&added.given.fields())),
            Deed::ScreenChanged(screen) => changed(
                &fields_of(&screen.before.fields()),
                &fields_of(&screen.after.fields()),
            ),
            Deed::ScreenRemoved(removed) => changed(&fields_of(&removed.before.fields()), &[]),
            Deed::Announced(said) => changed(
                &fields_of(&said.before.fields()),
                &fields_of(&said.after.fields()),
            ),
            Deed::RoundClockSet(clock) => changed(
                &fields_of(&clock.before.fields()),
                &fields_of(&clock.after.fields()),
            ),
            _ => return None,
        })
    }
}
