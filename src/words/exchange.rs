//! Sentences about files that were read.

use std::fmt::Display;

use crate::{
    app::exchange::{CannotHold, ImportRefusal, games_in::Placement, trf_plan::Doubt},
    event::{ByeNames, Colour, TextFault, code_point},
    formats::trf::{Remark, RemarkKind, TrfError, TrfErrorKind, TrfField},
    i18n::Words,
    rules::{audit::FindingRecord, edition::Edition, scoresheet::Finding},
};

use super::{archive, points, result};

/// A sentence about a place of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// The sentence about this place.
    pub words: String,
}

/// Why a file was refused, in one sentence.
#[must_use]
pub fn refused(t: Words, refusal: &ImportRefusal) -> String {
    match refusal {
        ImportRefusal::Trf(errors) => t.n("trf-import-refused-trf", errors.len()),
        ImportRefusal::CannotHold(reasons) => {
            let list: Vec<String> = reasons.iter().map(|r| cannot_hold(t, r)).collect();
            list.join(" ")
        }
        ImportRefusal::NoGame => t.get("trf-import-refused-no-game"),
        ImportRefusal::Games(preview) => t.n("trf-import-refused-games", preview.losses()),
        ImportRefusal::TooManyGames(most) => {
            t.with_one("trf-import-refused-many-games", "most", most)
        }
        ImportRefusal::TooManyRemarks(most) => {
            t.with_one("trf-import-refused-many-remarks", "most", most)
        }
        ImportRefusal::MoreGames(count) => t.n("trf-import-refused-more-games", *count),
        ImportRefusal::BoardTaken => t.get("trf-import-refused-board-taken"),
        ImportRefusal::OtherPosition => t.get("trf-import-refused-other-position"),
        ImportRefusal::Archive(fault) => archive::fault(t, fault),
    }
}

fn cannot_hold(t: Words, reason: &CannotHold) -> String {
    match reason {
        CannotHold::Rounds(rounds) => t.with_one("trf-import-hold-rounds", "rounds", rounds),
        CannotHold::Scoring(s) => t.with(
            "trf-import-hold-scoring",
            &[
                ("win", points::plain(s.forfeit_win)),
                ("loss", points::plain(s.forfeit_loss)),
                ("full", points::plain(s.full_point_bye)),
                ("half", points::plain(s.half_point_bye)),
                ("zero", points::plain(s.zero_point_bye)),
            ],
        ),
        CannotHold::Result(round) => t.with_one("trf-import-hold-result", "round", round),
    }
}

/// The places where a report cannot be read.
#[must_use]
pub fn trf_errors(t: Words, errors: &[TrfError]) -> Vec<Place> {
    errors
        .iter()
        .map(|error| Place {
            line: error.line,
            column: error.column,
            words: trf_error(t, &error.kind),
        })
        .collect()
}

fn trf_error(t: Words, kind: &TrfErrorKind) -> String {
    match kind {
        TrfErrorKind::NoPlayers => t.get("trf-error-no-players"),
        TrfErrorKind::TooManyPlayers(count) => {
            t.with_one("trf-error-too-many-players", "count", count)
        }
        TrfErrorKind::StartNumber(text) => t.with_one("trf-error-start-number", "text", text),
        TrfErrorKind::DuplicateStartNumber { number, first_line } => {
            t.with_two("trf-error-duplicate", "number", number, "line", first_line)
        }
        TrfErrorKind::TooManyRounds => t.get("trf-error-too-many-rounds"),
        TrfErrorKind::Cell { text, round } => {
            t.with_two("trf-error-cell", "text", text.trim(), "round", round)
        }
        TrfErrorKind::UnknownOpponent { opponent, round } => t.with_two(
            "trf-error-unknown-opponent",
            "opponent",
            opponent,
            "round",
            round,
        ),
        TrfErrorKind::OwnOpponent { player, round } => {
            t.with_two("trf-error-himself", "player", player, "round", round)
        }
        TrfErrorKind::OneSided {
            player,
            opponent,
            round,
        } => pair(t, "trf-error-one-sided", player, opponent, round),
        TrfErrorKind::SameColour {
            player,
            opponent,
            round,
        } => pair(t, "trf-error-same-colour", player, opponent, round),
        TrfErrorKind::NoColour {
            player,
            opponent,
            round,
        } => pair(t, "trf-error-no-colour", player, opponent, round),
        TrfErrorKind::Results {
            own,
            other,
            opponent,
            round,
        } => t.with(
            "trf-error-results",
            &[
                ("own", own.to_string()),
                ("other", other.to_string()),
                ("opponent", opponent.to_string()),
                ("round", round.to_string()),
            ],
        ),
        TrfErrorKind::Record { code, text } => {
            t.with_two("trf-error-record", "code", code, "text", text)
        }
        TrfErrorKind::UnknownPlayer { code, number } => {
            t.with_two("trf-error-unknown-player", "code", code, "number", number)
        }
        TrfErrorKind::RecordContradiction { code } => {
            t.with_one("trf-error-contradiction", "code", code)
        }
        TrfErrorKind::NoTeams => t.get("trf-error-no-teams"),
        TrfErrorKind::DuplicateTeam { number, first_line } => t.with_two(
            "trf-error-duplicate-team",
            "number",
            number,
            "line",
            first_line,
        ),
        TrfErrorKind::UnknownTeam { code, number } => {
            t.with_two("trf-error-unknown-team", "code", code, "number", number)
        }
        TrfErrorKind::NoTeam { player } => t.with_one("trf-error-no-team", "player", player),
        TrfErrorKind::Teams(error) => t.with_one("trf-error-teams", "detail", error),
        TrfErrorKind::More => t.get("trf-more"),
        TrfErrorKind::Table(error) => t.with_one("trf-error-table", "detail", error),
    }
}

fn pair(
    t: Words,
    key: &str,
    player: impl ToString,
    opponent: impl ToString,
    round: impl ToString,
) -> String {
    t.with(
        key,
        &[
            ("player", player.to_string()),
            ("opponent", opponent.to_string()),
            ("round", round.to_string()),
        ],
    )
}

const fn field(field: TrfField) -> &'static str {
    match field {
        TrfField::Sex => "trf-field-sex",
        TrfField::Title => "trf-field-title",
        TrfField::Rating => "trf-field-rating",
        TrfField::Federation => "trf-field-federation",
        TrfField::FideId => "trf-field-fide-id",
        TrfField::Birth => "trf-field-birth",
        TrfField::Points => "trf-field-points",
        TrfField::Rank => "trf-field-rank",
        TrfField::Date => "trf-field-date",
        TrfField::Rounds => "trf-field-rounds",
        TrfField::InitialColour => "trf-field-initial-colour",
        TrfField::RankingMethod => "trf-field-ranking-method",
        TrfField::Count => "trf-field-count",
    }
}

/// What the reader of a report repaired, assumed or ignored.
#[must_use]
pub fn trf_remarks(t: Words, remarks: &[Remark]) -> Vec<Place> {
    remarks
        .iter()
        .map(|remark| Place {
            line: remark.line,
            column: remark.column,
            words: trf_remark(t, &remark.kind),
        })
        .collect()
}

fn trf_remark(t: Words, kind: &RemarkKind) -> String {
    match kind {
        RemarkKind::Encoding(encoding) => {
            t.with_one("trf-remark-encoding", "encoding", format!("{encoding:?}"))
        }
        RemarkKind::ByteColumns => t.get("trf-remark-byte-columns"),
        RemarkKind::Unreadable { field: f, text } => {
            let field = t.get(field(*f));
            t.with_two("trf-remark-unreadable", "field", field, "text", text)
        }
        RemarkKind::DateForm { text } => t.with_one("trf-remark-date-form", "text", text),
        RemarkKind::BirthForm { players } => t.n("trf-remark-birth-form", *players),
        RemarkKind::Text(fault) => unusual_text(t, fault),
        RemarkKind::NoName => t.get("trf-remark-no-name"),
        RemarkKind::Repeated { code } => t.with_one("trf-remark-repeated", "code", code),
        RemarkKind::Unknown { code } => t.with_one("trf-remark-unknown", "code", code),
        RemarkKind::Count {
            code,
            written,
            counted,
        } => t.with_three(
            "trf-remark-count",
            "code",
            code,
            "written",
            written,
            "counted",
            counted,
        ),
        RemarkKind::Renumbered { changed, highest } => t.with_two(
            "trf-remark-renumbered",
            "changed",
            changed,
            "highest",
            highest,
        ),
        RemarkKind::RoundsAssumed(rounds) => {
            t.with_one("trf-remark-rounds-assumed", "rounds", rounds)
        }
        RemarkKind::RoundsRaised { written, taken } => t.with_two(
            "trf-remark-rounds-raised",
            "written",
            written,
            "taken",
            taken,
        ),
        RemarkKind::Points {
            player,
            written,
            computed,
        } => {
            let [points, amount] = points::counted(*written);
            let player = ("player", player.to_string());
            let computed = ("computed", points::plain(*computed));
            t.with("trf-remark-points", &[player, points, amount, computed])
        }
        RemarkKind::ColourFromOpponent { player, round } => {
            of_round(t, "trf-remark-colour-from-opponent", player, round)
        }
        RemarkKind::ColourWithoutOpponent { player, round } => {
            of_round(t, "trf-remark-colour-without-opponent", player, round)
        }
        RemarkKind::ColourAssumed {
            white,
            black,
            round,
        } => colour_assumed(t, white, black, round),
        RemarkKind::ResultWithoutOpponent {
            player,
            round,
            written,
            taken,
        } => {
            let usual = |bye| result::bye(t, bye, ByeNames::Usual);
            let taken = taken.map_or_else(|| t.get("trf-not-known"), usual);
            let values = [
                ("player", player.to_string()),
                ("round", round.to_string()),
                ("written", written.to_string()),
                ("taken", taken),
            ];
            t.with("trf-remark-result-without-opponent", &values)
        }
        RemarkKind::NoResult {
            player,
            opponent,
            round,
        } => pair(t, "trf-remark-no-result", player, opponent, round),
        RemarkKind::BakuAssumed { last } => {
            t.with_one("trf-remark-baku-assumed", "last", last.get())
        }
        RemarkKind::RankAsNumber => t.get("trf-remark-rank-as-number"),
        RemarkKind::ScoringCode { text } => t.with_one("trf-remark-scoring-code", "text", text),
        RemarkKind::More => t.get("trf-more"),
        RemarkKind::TeamRecord { code } => t.with_one("trf-remark-team-record", "code", code),
    }
}

/// What is unusual in a text that was kept as it is.
fn unusual_text(t: Words, fault: &TextFault) -> String {
    match fault {
        TextFault::Unseen { sign, .. } => {
            t.with_one("trf-remark-unseen", "code", code_point(*sign))
        }
        TextFault::MixedScripts { word, .. } => {
            t.with_one("trf-remark-mixed-scripts", "word", word)
        }
    }
}

fn colour_assumed(
    t: Words,
    white: impl Display,
    black: impl Display,
    round: impl Display,
) -> String {
    let key = "trf-remark-colour-assumed";
    t.with_three(key, "white", white, "black", black, "round", round)
}

fn of_round(t: Words, key: &str, player: impl Display, round: impl Display) -> String {
    t.with_two(key, "player", player, "round", round)
}

/// A part of a report that could not be imported as it is.
#[must_use]
pub fn doubt(t: Words, doubt: &Doubt) -> String {
    match doubt {
        Doubt::NoName => t.get("trf-import-doubt-no-name"),
        Doubt::NoDates => t.get("trf-import-doubt-no-dates"),
        Doubt::TimeControl(text) => t.with_one("trf-import-doubt-time-control", "text", text),
        Doubt::TieBreak(code) => t.with_one("trf-import-doubt-tie-break", "code", code),
        Doubt::NoTieBreaks => t.get("trf-import-doubt-no-tie-breaks"),
        Doubt::NoInitialColour => t.get("trf-import-doubt-no-initial-colour"),
        Doubt::InitialColour(Colour::White) => t.get("trf-import-doubt-initial-white"),
        Doubt::InitialColour(Colour::Black) => t.get("trf-import-doubt-initial-black"),
        Doubt::System(code) => t.with_one("trf-import-doubt-system", "code", code),
        Doubt::NotUsed(code) => t.with_one("trf-import-doubt-not-used", "code", code),
        Doubt::Teams => t.get("trf-import-doubt-teams"),
    }
}

/// The remarks on the text of a game.
#[must_use]
pub fn findings(t: Words, findings: &[Finding]) -> Vec<Place> {
    findings
        .iter()
        .map(|finding| {
            let record = FindingRecord::new(finding, Edition::default());
            let detail = record.detail;
            let key = format!("finding-{}", record.code);
            let words = t.with(
                &key,
                &[
                    ("text", detail.text.unwrap_or_default()),
                    ("expected", detail.expected.unwrap_or_default()),
                    (
                        "count",
                        detail.count.map_or_else(String::new, |n| n.to_string()),
                    ),
                    ("moves", detail.candidates.join(", ")),
                ],
            );
            Place {
                line: usize::try_from(finding.line).unwrap_or(usize::MAX),
                column: usize::try_from(finding.column).unwrap_or(usize::MAX),
                words,
            }
        })
        .collect()
}

/// Where a game was placed.
#[must_use]
pub fn placement(t: Words, placement: Placement) -> String {
    match placement {
        Placement::Board { round, board } => {
            t.with_two("games-placed", "round", round, "board", board)
        }
        Placement::Nowhere => t.get("games-placed-nowhere"),
        Placement::Taken { round, board } => {
            t.with_two("games-placed-taken", "round", round, "board", board)
        }
        Placement::OtherPosition => t.get("games-placed-other-position"),
    }
}
