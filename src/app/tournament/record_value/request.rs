//! Players who enter themselves, in the record.

use crate::{
    app::{deed::Deed, tournament::entry_door::inputs::RequestInput},
    event::RequestState,
};

use super::{RecordValue as V, changed, fields_of, text};

impl V {
    /// Both sides of a deed about a request.
    pub(super) fn of_request(deed: &Deed) -> (Self, Self) {
        match deed {
            Deed::EntryRequested(sent) => (V::None, text(sent.name.clone())),
            Deed::ClubRequested(sent) => {
                let names = sent.sent.iter().map(|one| one.name.clone());
                (V::None, text(names.collect::<Vec<_>>().join(", ")))
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
