//! From codes of the use cases to sentences.

use crate::{
    app::{Problem, Refusal},
    event::{BirthError, BoardResult},
    i18n::Words,
};

/// The sentence about a field.
#[must_use]
pub fn problem(t: Words, problem: &Problem) -> String {
    match problem {
        Problem::Required => t.get("problem-required"),
        Problem::TooLong { max } => t.n("problem-too-long", *max),
        Problem::TooShort { min } => t.n("problem-too-short", *min),
        Problem::Email => t.get("problem-email"),
        Problem::Url => t.get("problem-url"),
        Problem::Phone => t.get("problem-phone"),
        Problem::Number { min, max } => t.a2("problem-number", "min", min, "max", max),
        Problem::Date => t.get("problem-date"),
        Problem::Birth(error) => birth(t, error),
        Problem::Choice => t.get("problem-choice"),
        Problem::Taken => t.get("problem-taken"),
        Problem::Mismatch => t.get("problem-mismatch"),
        Problem::CommonPassword => t.get("problem-common-password"),
        Problem::ProvinceOutsideRegion { region } => {
            t.a("problem-province-outside-region", "region", region)
        }
        Problem::DateOrder => t.get("problem-date-order"),
        Problem::Because { key, value } => t.a(key, "value", value),
    }
}

/// The sentence about a date of birth.
#[must_use]
pub fn birth(t: Words, error: &BirthError) -> String {
    match error {
        BirthError::NoSuchDay { .. } => t.get("cell-no-such-day"),
        BirthError::Year(year) => t.a("cell-year", "year", year),
        BirthError::Format => t.get("cell-date"),
    }
}

/// The sentence about a refusal.
#[must_use]
pub fn refusal(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::LogIn { left: 0 } => t.get("refusal-log-in-closed"),
        Refusal::LogIn { left } => t.n("refusal-log-in", *left),
        Refusal::Invitation => t.get("refusal-invitation"),
        Refusal::AlreadyEntered { name } => t.a("refusal-already-entered", "name", name),
        Refusal::EntriesClosed => t.get("refusal-entries-closed"),
        Refusal::FieldFull => t.get("refusal-field-full"),
        Refusal::NobodyChosen => t.get("refusal-nobody-chosen"),
        Refusal::NumbersGiven => t.get("refusal-numbers-given"),
        Refusal::NobodyPresent => t.get("refusal-nobody-present"),
        Refusal::AlreadyWithdrawn => t.get("refusal-already-withdrawn"),
        Refusal::NotWithdrawn => t.get("refusal-not-withdrawn"),
        Refusal::TournamentOver => t.get("refusal-tournament-over"),
        Refusal::Overtaken => t.get("refusal-overtaken"),
        Refusal::Stopped => t.get("refusal-stopped"),
        Refusal::Busy => t.get("refusal-busy"),
        Refusal::AlreadyPublished { round } => t.a("refusal-already-published", "round", round),
        Refusal::NotPublished { round } => t.a("refusal-not-published", "round", round),
        Refusal::NoSuchRound { round } => t.a("refusal-no-such-round", "round", round),
        Refusal::PairForbidden => t.get("refusal-pair-forbidden"),
        Refusal::AllRoundsPlayed => t.get("refusal-all-rounds-played"),
        Refusal::RoundsToPlay { played } => t.a("refusal-rounds-to-play", "played", played),
        Refusal::TooFewPlayers => t.get("refusal-too-few-players"),
        Refusal::NoPairing { round } => t.a("refusal-no-pairing", "round", round),
        Refusal::RoundOutOfOrder { expected, asked } => t.a2(
            "refusal-round-out-of-order",
            "expected",
            expected,
            "asked",
            asked,
        ),
        Refusal::NoDraft => t.get("refusal-no-draft"),
        Refusal::MissingResults { round, boards } => {
            let list = boards_of_rounds(t, boards, round - 1);
            let count = boards.len();
            t.a3(
                "refusal-missing-results",
                "n",
                count,
                "round",
                round,
                "boards",
                list,
            )
        }
        Refusal::GamesOpen { boards } => t.a2(
            "refusal-games-open",
            "n",
            boards.len(),
            "boards",
            boards_of_rounds(t, boards, 0),
        ),
        Refusal::DraftOutdated { round } => t.a("refusal-draft-outdated", "round", round),
        Refusal::PointsFixed => t.get("refusal-points-fixed"),
        Refusal::PairingRulesFixed => t.get("refusal-pairing-rules-fixed"),
        Refusal::BakuPoints => t.get("problem-baku-points"),
        Refusal::RoundsPlayed { played } => t.a("refusal-rounds-played", "played", played),
        Refusal::ResultConflict(conflict) => {
            let (stored, wanted) = (glyphs(t, conflict.stored), glyphs(t, conflict.wanted));
            t.with(
                "refusal-result-conflict",
                &[
                    ("board", conflict.board.to_string()),
                    ("stored", stored),
                    ("by", conflict.by.clone()),
                    ("wanted", wanted),
                ],
            )
        }
        Refusal::NothingToUndo => t.get("refusal-nothing-to-undo"),
        Refusal::SimilarClubs(_) => t.get("refusal-similar-clubs"),
        Refusal::ClubDecided => t.get("refusal-club-decided"),
        Refusal::SheetFaulty => t.get("refusal-sheet-faulty"),
        Refusal::Import(refusal) => super::wording_exchange::refused(t, refusal),
        Refusal::SheetDisagrees { ply } => t.a(
            "refusal-sheet-disagrees",
            "move",
            super::wording_chess::numbered(*ply, ""),
        ),
        Refusal::Move(refusal) => super::wording_chess::refused(t, refusal).reason,
    }
}

/// A result's signs, or the word for none.
fn glyphs(t: Words, result: Option<BoardResult>) -> String {
    result.map_or_else(
        || t.get("result-none"),
        |result| super::view::result::glyphs(t, result),
    )
}

/// The sentence behind a flash code; only codes that exist as messages.
#[must_use]
pub fn flash(t: Words, code: &str) -> Option<String> {
    let key = format!("flash-{code}");
    let fits = code.len() <= 40 && code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    (fits && t.has(&key)).then(|| t.get(&key))
}

/// `3, 4` for boards of the `present` round, `3 (turno 2)` for a board of another.
pub fn boards_of_rounds(t: Words, boards: &[(u8, i32)], present: i32) -> String {
    let list: Vec<String> = boards
        .iter()
        .map(|(round, board)| {
            if i32::from(*round) == present {
                board.to_string()
            } else {
                t.a2("board-of-round", "board", board, "round", round)
            }
        })
        .collect();
    list.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn boards_of_other_rounds_name_their_round() {
        let open = Refusal::GamesOpen {
            boards: vec![(1, 37)],
        };
        let said = refusal(Words(Lang::It), &open);
        assert!(said.contains("tavolo 37 (turno 1)"), "{said}");
        let boards = [(2, 3), (2, 4), (1, 37)];
        let list = boards_of_rounds(Words(Lang::En), &boards, 2);
        assert_eq!(list, "3, 4, 37 (round 1)");
    }
}
