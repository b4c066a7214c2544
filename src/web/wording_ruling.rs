//! Sentences about rulings: verdicts, proofs, claims, penalties.

use crate::{
    app::game::ruling::{Answer, Judged, Question},
    clock::{Bonus, TimeControl},
    event::Colour,
    i18n::Words,
    rules::{
        can_mate::{LineEnd, MaterialRule, Proof, Verdict as Mate},
        diagnosis::Ply,
        history::{Difference, Game, NearMiss},
        notation::{Style, write_move},
        position::color,
        verdict::{ClaimError, ClaimRuling, IllegalRuling, Remedy, Seconds, Undecided, Verdict},
    },
};

use super::wording_chess::{self, numbered, side};

/// The half-move `ply` of `game` with its number, or the words for the beginning.
pub fn after(t: Words, game: &Game, ply: u32) -> String {
    let played = ply.checked_sub(1).and_then(|before| {
        let position = game.position_after(before)?;
        let played = game.moves().nth(usize::try_from(before).ok()?)?;
        let style = Style::Short(wording_chess::letters(t));
        Some(numbered(ply, &write_move(position, played, style)))
    });
    played.unwrap_or_else(|| t.get("game-position-start"))
}

fn minutes(t: Words, seconds: Seconds) -> String {
    t.n("ruling-minutes", seconds.0 / 60)
}

/// The verdict in one sentence.
pub fn headline(t: Words, judged: &Judged, question: &Question) -> String {
    let loser = side(color(question.colour()));
    match &judged.answer {
        Answer::Claim { ruling, .. } => match ruling.as_ref() {
            ClaimRuling::Wrong { .. } => t.get("claim-wrong"),
            ClaimRuling::Decided { ruling, .. } => match ruling.verdict {
                Verdict::Drawn => t.get("claim-right"),
                other => of_game(t, other, None, loser),
            },
        },
        Answer::NotHeard(ClaimError::NotOnMove) => t.get("claim-not-on-move"),
        Answer::NotHeard(ClaimError::HasTouched) => t.get("claim-has-touched"),
        Answer::Unreadable(_) => t.get("claim-unreadable"),
        Answer::Ends { ruling, mate } => of_game(t, ruling.verdict, mate.as_ref(), loser),
        Answer::Illegal { ruling, mate } => match ruling {
            IllegalRuling::Ends(ruling) => of_game(t, ruling.verdict, mate.as_ref(), loser),
            IllegalRuling::TimeAdded { to, seconds, .. } => t.a2(
                "ruling-time-added",
                "side",
                side(*to),
                "time",
                minutes(t, *seconds),
            ),
            IllegalRuling::NotCompleted => t.get("ruling-not-completed"),
            IllegalRuling::Stands => t.get("ruling-stands"),
            IllegalRuling::RemedyOnly(_) => t.get("ruling-remedy-only"),
        },
    }
}

fn of_game(t: Words, verdict: Verdict, mate: Option<&Mate>, loser: &'static str) -> String {
    match (verdict, mate) {
        (Verdict::EarlierEnd { end, .. }, _) => wording_chess::end(t, end),
        (Verdict::Won(_), Some(Mate::CanMate { .. })) => t.a("verdict-lost", "loser", loser),
        (Verdict::Won(winner), _) => t.a("verdict-won", "winner", side(winner)),
        (Verdict::Drawn, _) => t.a("verdict-drawn", "loser", loser),
        (Verdict::Continues, _) => t.get("verdict-continues"),
        (Verdict::ArbiterDecides(_), _) => t.get("verdict-undecided"),
    }
}

/// What else is to be said about the verdict.
pub fn lead(t: Words, judged: &Judged, question: &Question) -> String {
    match &judged.answer {
        Answer::Claim { ruling, announced } => claim_lead(t, judged, ruling, *announced),
        Answer::NotHeard(_) => t.get("claim-not-heard"),
        Answer::Unreadable(_) => String::new(),
        Answer::Ends { ruling, mate } => game_lead(t, judged, ruling.verdict, mate.as_ref()),
        Answer::Illegal { ruling, mate } => match ruling {
            IllegalRuling::Ends(ruling) => {
                let second = t.get("ruling-second-illegal");
                let rest = game_lead(t, judged, ruling.verdict, mate.as_ref());
                format!("{second} {rest}")
            }
            IllegalRuling::TimeAdded { remedy, .. } => {
                let mut text = remedy_words(t, *remedy);
                if let Some(taken) = increment(t, judged, question.colour()) {
                    text = format!("{taken} {text}");
                }
                text
            }
            IllegalRuling::RemedyOnly(remedy) => remedy_words(t, *remedy),
            IllegalRuling::NotCompleted | IllegalRuling::Stands => String::new(),
        },
    }
}

/// The increment that pressing the clock gave to the offender.
fn increment(t: Words, judged: &Judged, colour: Colour) -> Option<String> {
    let control: TimeControl = judged.view.summary.time_control.parse().ok()?;
    let number = judged.view.game.plies() / 2 + 1;
    let Bonus::Increment(seconds) = control.schedule(colour).place(number)?.rules.bonus() else {
        return None;
    };
    (seconds > 0).then(|| {
        t.a2(
            "ruling-increment",
            "side",
            side(color(colour)),
            "n",
            seconds,
        )
    })
}

fn remedy_words(t: Words, remedy: Remedy) -> String {
    t.get(match remedy {
        Remedy::Restore => "remedy-restore",
        Remedy::RestoreOrAnnul => "remedy-restore-or-annul",
        Remedy::Queen => "remedy-queen",
        Remedy::MakeMove => "remedy-make-move",
        Remedy::Keep => "remedy-keep",
    })
}

fn game_lead(t: Words, judged: &Judged, verdict: Verdict, mate: Option<&Mate>) -> String {
    match (verdict, mate) {
        (Verdict::EarlierEnd { after: ply, .. }, _) => t.a(
            "verdict-earlier-lead",
            "move",
            after(t, &judged.view.game, ply.0),
        ),
        (Verdict::ArbiterDecides(Undecided::MateUnknown), Some(Mate::Unknown { spent })) => {
            t.a("verdict-unknown-lead", "n", spent)
        }
        (Verdict::ArbiterDecides(Undecided::NoArticle), _) => t.get("verdict-no-article"),
        (Verdict::ArbiterDecides(Undecided::SeriesMayBeCut), _) => t.get("verdict-series-cut"),
        (Verdict::ArbiterDecides(Undecided::AnnouncedMate), _) => t.get("verdict-announced-mate"),
        (Verdict::Won(_), Some(Mate::CanMate { line })) => t.n("verdict-lost-lead", line.len()),
        (_, Some(Mate::CannotMate { proof })) => proof_words(t, proof),
        _ => String::new(),
    }
}

/// Why no mate is possible, in words.
pub fn proof_words(t: Words, proof: &Proof) -> String {
    match proof {
        Proof::Material { rule } => t.get(match rule {
            MaterialRule::LoneKing => "proof-lone-king",
            MaterialRule::KnightAgainstQueens => "proof-knight-queens",
            MaterialRule::BishopsOfOneColour => "proof-bishops",
        }),
        Proof::LockedStructure { .. } => t.get("proof-locked"),
        Proof::LockedUntilExit { exits, .. } => t.n("proof-locked-exits", *exits),
        Proof::ForcedLine { moves, end } => {
            let first = t.n("proof-forced", moves.len());
            let how = match end {
                LineEnd::OtherSideMates => t.get("proof-end-other-mates"),
                LineEnd::Stalemate => t.get("proof-end-stalemate"),
                LineEnd::Cycle => t.get("proof-end-cycle"),
                LineEnd::Dead(proof) => proof_words(t, proof),
            };
            format!("{first} {how}")
        }
        Proof::Exhaustion { effort } => t.a("proof-exhaustion", "n", effort.positions),
    }
}

/// The game with the announced move, as if made.
pub fn with_announced(judged: &Judged) -> Game {
    let mut game = judged.view.game.clone();
    if let Answer::Claim {
        announced: Some(announced),
        ..
    } = &judged.answer
    {
        game.push(*announced);
    }
    game
}

fn claim_lead(
    t: Words,
    judged: &Judged,
    ruling: &ClaimRuling,
    announced: Option<crate::rules::Move>,
) -> String {
    let played = with_announced(judged);
    let list = |plies: &[Ply]| {
        let names: Vec<String> = plies.iter().map(|ply| after(t, &played, ply.0)).collect();
        names.join(", ")
    };
    match ruling {
        ClaimRuling::Decided {
            ruling,
            occurrences,
            half_move_clock,
        } => match ruling.verdict {
            Verdict::Drawn if ruling.article.0.starts_with("9.2") => t.a2(
                "claim-right-repetition",
                "n",
                occurrences.len(),
                "moves",
                list(occurrences),
            ),
            Verdict::Drawn => t.a("claim-right-fifty", "n", half_move_clock),
            other => game_lead(t, judged, other, None),
        },
        ClaimRuling::Wrong {
            to,
            seconds,
            must_play,
            illegal,
            occurrences,
            half_move_clock,
            ..
        } => {
            let mut text = t.a3(
                "claim-wrong-counts",
                "n",
                occurrences.len().max(1),
                "half",
                half_move_clock,
                "limit",
                judged.view.game.fifty_half_moves(),
            );
            if let Some(seconds) = seconds {
                let penalty = t.a2(
                    "claim-wrong-time",
                    "side",
                    side(*to),
                    "time",
                    minutes(t, *seconds),
                );
                text = format!("{text} {penalty}");
            }
            if must_play.is_some() || announced.is_some() {
                let name = after(t, &played, played.plies());
                text = format!("{text} {}", t.a("claim-must-play", "move", name));
            }
            if !illegal.is_empty() {
                let reasons: Vec<String> = illegal
                    .iter()
                    .map(|cause| wording_chess::illegality(t, cause))
                    .collect();
                let told = t.a("claim-illegal-move", "reason", reasons.join(" "));
                text = format!("{text} {told}");
            }
            text
        }
    }
}

/// Why a position that looks the same does not count.
pub fn near_miss(t: Words, game: &Game, miss: &NearMiss) -> String {
    let reasons: Vec<String> = miss
        .differences
        .iter()
        .map(|difference| match difference {
            Difference::PlayerToMove => t.get("near-player-to-move"),
            Difference::CastlingRightLost { rook, by } => {
                t.a2("near-castling", "rook", rook, "move", after(t, game, by.0))
            }
            Difference::EnPassantThen(square) => t.a("near-en-passant", "square", square),
        })
        .collect();
    reasons.join(" ")
}

/// What happened, for the record.
pub fn facts(t: Words, judged: &Judged, question: &Question) -> String {
    let game = &judged.view.game;
    let stood = after(t, game, game.plies());
    let who = side(color(question.colour()));
    match question {
        Question::Flag(_) => t.a2("record-flag", "side", who, "move", stood),
        Question::Resignation(_) => t.a2("record-resigns", "side", who, "move", stood),
        Question::Illegal { .. } => String::new(),
        Question::Claim { announced, .. } if announced.trim().is_empty() => {
            t.a2("record-claim", "side", who, "move", stood)
        }
        Question::Claim { announced, .. } => t.a3(
            "record-claim-move",
            "side",
            who,
            "move",
            stood,
            "announced",
            announced.trim(),
        ),
    }
}
