//! Repeated checks, in words.

use crate::{
    i18n::Words,
    rules::{
        edition::Edition,
        history::{Game, PerpetualCheck},
    },
};

use super::{moves::side, ruling, stood};

/// `Il Nero dà scacco perpetuo: …`: which checks repeat, when the position occurred, and the rule that makes the game a draw.
#[must_use]
pub fn sentence(t: Words, game: &Game, found: &PerpetualCheck) -> String {
    let named = |ply: u32| ruling::after(t, game, ply);
    let checks: Vec<String> = found.checks.iter().map(|ply| named(ply.0)).collect();
    let plies = found.stood.iter().map(|ply| (ply.0, named(ply.0)));
    let said = t.with(
        "perpetual-check-says",
        &[
            ("side", side(found.by).to_owned()),
            ("checks", checks.join(", ")),
            ("n", found.stood.len().to_string()),
            ("moves", stood::occurrences(t, plies)),
        ],
    );
    let rule = match (game.edition(), found.stood.len()) {
        (Edition::Fide1952, 3..) => "perpetual-check-claim-1952",
        (Edition::Fide1952, _) => "perpetual-check-not-yet-1952",
        (_, 5..) => "perpetual-check-fivefold",
        (_, 3..) => "perpetual-check-claim",
        _ => "perpetual-check-not-yet",
    };
    format!("{said} {}", t.get(rule))
}
