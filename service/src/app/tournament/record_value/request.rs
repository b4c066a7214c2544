//! Requests of players to enter, in the record.

use crate::{
    app::{PersonInput, deed::Deed, tournament::entry_door::inputs::RequestInput},
    event::RequestState,
};

use super::{RecordValue as V, changed, fields_of, text};

/// Both sides of a correction, with its state.
fn corrected_to(before: &PersonInput, after: &PersonInput, state: &'static str) -> (V, V) {
    let mut after = fields_of(&after.fields());
    after.extend(fields_of(&[("correction", state)]));
    changed(&fields_of(&before.fields()), &after)
}

impl V {
    /// Both sides of a deed about a request.
    pub(super) fn of_request(deed: &Deed) -> (Self, Self) {
        match deed {
            Deed::EntryRequested(sent) => (V::None, text(sent.name.clone())),
            Deed::ClubRequested(sent) => {
                let names = sent.sent.iter().map(|one| one.name.clone());
                (V::None, text(names.collect::<Vec<_>>().join(", ")))
            }
            Deed::RequestFetched(fetched) => {
                let state = |state: RequestState| {
                    V::Settings(fields_of(&[("request_state", state.code())]))
                };
                match fetched.before {
                    None => (V::None, text(fetched.name.clone())),
                    Some(before) => (state(before), state(fetched.after)),
                }
            }
            Deed::RequestChanged(request) => {
                let fields = |input: &RequestInput| {
                    fields_of(&[
                        ("byes", input.byes.as_str()),
                        ("name_shown", &input.name_shown),
                        ("publication", &input.publication),
                    ])
                };
                changed(&fields(&request.before), &fields(&request.after))
            }
            Deed::RequestCorrected(corrected) => {
                let state = if corrected.asked { "asked" } else { "written" };
                corrected_to(&corrected.before, &corrected.after, state)
            }
            Deed::CorrectionDecided(decided) => {
                let state = if decided.taken { "taken" } else { "declined" };
                corrected_to(&decided.before, &decided.after, state)
            }
            Deed::ContactsForgotten(forgotten) => {
                let [requests, unplayed] =
                    [forgotten.requests, forgotten.unplayed].map(|count| count.to_string());
                let fields = [
                    ("forgotten_requests", requests.as_str()),
                    ("forgotten_unplayed", &unplayed),
                ];
                (V::None, V::Settings(fields_of(&fields)))
            }
            Deed::EntryErased(erased) => {
                let state = if erased.done { "done" } else { "asked" };
                (V::None, V::Settings(fields_of(&[("erasure", state)])))
            }
            Deed::RequestConfirmed(confirmed) => (V::None, text(confirmed.name.clone())),
            Deed::RequestWithdrawn(withdrawn) => (text(withdrawn.name.clone()), V::None),
            Deed::RequestAccepted(accepted) => (V::None, text(accepted.name.clone())),
            Deed::RequestDecided(decided) => {
                let side = |state: RequestState, reason: &str| {
                    let mut fields = vec![("request_state", state.code())];
                    if !reason.is_empty() {
                        fields.push(("reason", reason));
                    }
                    fields_of(&fields)
                };
                (
                    V::Settings(side(decided.before, "")),
                    V::Settings(side(decided.after, &decided.reason)),
                )
            }
            _ => (V::None, V::None),
        }
    }
}
