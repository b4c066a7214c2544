//! Entries in the record: added, corrected, checked in, withdrawn, renumbered.

use crate::{
    app::{
        deed::{Deed, NumberMoved},
        tournament::entry_values::EntryInput,
    },
    event::{NameShown, Publication},
};

use super::{RecordValue as V, changed, count, fields_of, number, refreshed, text};

fn name(entry: &EntryInput) -> String {
    entry.person.name().to_string()
}

impl V {
    /// Both sides of a deed about an entry.
    pub(super) fn of_entry(deed: &Deed) -> (Self, Self) {
        match deed {
            Deed::EntryAdded(added) => (V::None, text(name(&added.given))),
            Deed::RegisteredAdded(added) => (V::None, text(added.names.join(", "))),
            Deed::StageEntered(entered) => {
                let names = entered.entries.iter().map(|entry| entry.name.as_str());
                (V::None, text(names.collect::<Vec<_>>().join(", ")))
            }
            Deed::EntriesListed(listed) => {
                let names = listed.entries.iter();
                let names = names.map(|entry| entry.given.person.name().to_string());
                (V::None, text(names.collect::<Vec<_>>().join(", ")))
            }
            Deed::EntriesRefreshed(refreshed) => (V::None, text(refreshed::told(refreshed))),
            Deed::EntryRemoved(removed) => (text(name(&removed.before)), V::None),
            Deed::EntryCorrected(corrected) => changed(
                &fields_of(&corrected.before.fields()),
                &fields_of(&corrected.after.fields()),
            ),
            Deed::EntryShown(shown) => {
                let side = |name: NameShown, publication: Publication| {
                    let fields = [
                        ("name_shown", name.code()),
                        ("publication", publication.code()),
                    ];
                    fields_of(&fields)
                };
                changed(
                    &side(shown.name_before, shown.publication_before),
                    &side(shown.name_shown, shown.publication),
                )
            }
            Deed::CheckedIn(checked) => V::of_check_in(checked),
            Deed::CheckInClosed(closed) if closed.others.is_empty() => {
                (V::None, V::Absent(count(closed.absent.len())))
            }
            Deed::CheckInClosed(closed) => {
                let others = closed.others.iter();
                let others = others.map(|one| (one.name.clone(), one.answer)).collect();
                (
                    V::None,
                    V::CheckInClosed(count(closed.absent.len()), others),
                )
            }
            Deed::HalfPointByesBarred(set) => {
                (V::HalfPointByes(!set.before), V::HalfPointByes(!set.barred))
            }
            Deed::UnseenAnswered(answered) => {
                let answers = answered.answers.iter();
                let answers = answers.map(|one| (one.name.clone(), one.answer));
                (V::None, V::Answers(answers.collect()))
            }
            Deed::EntryWithdrawn(gone) => (V::None, V::LastRound(number(gone.round))),
            Deed::EntryTakenBack(back) => (V::LastRound(number(back.round)), V::None),
            Deed::ByeSet(set) => {
                let bye = |bye| V::Bye(number(set.round), bye);
                (bye(set.before), bye(set.bye))
            }
            Deed::NumbersExchanged(two) => {
                let [a, b] = two.numbers;
                let side = |numbers: [i32; 2]| {
                    let numbered = numbers.iter().zip(&two.names);
                    let numbered = numbered.map(|(number, name)| format!("{number} {name}"));
                    text(numbered.collect::<Vec<_>>().join(", "))
                };
                (side([a, b]), side([b, a]))
            }
            Deed::Renumbered(all) => {
                let side = |of: fn(&NumberMoved) -> i32| {
                    let numbers = all.moved.iter().map(|one| of(one).to_string());
                    text(numbers.collect::<Vec<_>>().join(", "))
                };
                (side(|one| one.old), side(|one| one.new))
            }
            Deed::PairForbidden(pair) => (V::None, text(pair.names.join(" – "))),
            Deed::PairAllowed(pair) => (text(pair.names.join(" – ")), text(pair.reason.clone())),
            _ => V::of_request(deed),
        }
    }
}
