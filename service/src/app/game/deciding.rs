//! Turns a judgement into the decision that is stored.

use crate::{
    app::game::{
        decision::{Applied, Decision, Outcome, ProofNote, Side, Stood},
        ruling::{Answer, Judged},
        touched,
    },
    clock::{Bonus, Kind as Chess, TimeControl},
    event::Colour,
    rules::{
        can_mate::Verdict as Mate,
        diagnosis::Ply,
        history::Game,
        laws::Article,
        notation::{Style, write_move},
        touched::{Obligation, Permitted},
        verdict::{
            ClaimRuling, IllegalRuling, PositionRuling, Reason, Supervision, Undecided, Verdict,
        },
    },
};

impl Decision {
    /// The decision that a judgement leads to; `None` if a claim is not heard or nothing can be decided.
    #[must_use]
    pub fn of(judged: &Judged) -> Option<Self> {
        let game = &judged.view.game;
        Some(Self {
            event: judged.question.event(judged)?,
            by: judged.question.colour().map(Side::from),
            at: judged.stood(game.plies()),
            outcome: outcome(judged)?,
            article: judged.article().number().to_owned(),
            reason: reason(judged),
            rules: applied(judged),
        })
    }

    /// The obligation from the pieces touched by an illegal move, if its text can be tried on the board (4.3, 7.5.1).
    #[must_use]
    pub fn bound_by(game: &Game, written: &str) -> Option<(Outcome, Article)> {
        let permitted = touched::after_written(game, written)?;
        Some((bound(game, &permitted), permitted.article))
    }
}

fn reason(judged: &Judged) -> Option<Reason> {
    match &judged.answer {
        Answer::Found { reason, .. } => *reason,
        _ => judged.ruling()?.reason,
    }
}

fn outcome(judged: &Judged) -> Option<Outcome> {
    Some(match &judged.answer {
        Answer::Ends { ruling, mate } => of_game(judged, ruling.verdict, mate.as_ref()),
        Answer::Illegal { ruling, mate, .. } => match ruling {
            IllegalRuling::Ends(ruling) => of_game(judged, ruling.verdict, mate.as_ref()),
            IllegalRuling::TimeAdded {
                to,
                seconds,
                remedy,
                ..
            } => Outcome::TimeAdded {
                to: (*to).into(),
                seconds: seconds.0,
                remedy: remedy.code().to_owned(),
                increment: judged
                    .question
                    .colour()
                    .and_then(|by| increment(judged, by)),
            },
            IllegalRuling::RemedyOnly(remedy) => Outcome::RemedyOnly {
                remedy: remedy.code().to_owned(),
            },
            IllegalRuling::NotCompleted => Outcome::NotCompleted,
            IllegalRuling::Stands => Outcome::Stands,
        },
        Answer::Position { ruling, .. } => match ruling {
            PositionRuling::Wait => Outcome::Waits,
            PositionRuling::Decided(ruling) => of_game(judged, ruling.verdict, None),
            // An illegal move, which is judged on its own page.
            PositionRuling::Intervene => return None,
        },
        Answer::Found { outcome, .. } => outcome.clone(),
        Answer::Claim { ruling, .. } => of_claim(judged, ruling),
        Answer::Unheard { .. }
        | Answer::Unreadable(_)
        | Answer::Illegible { .. }
        | Answer::Impossible(_)
        | Answer::NoPosition
        | Answer::Open => return None,
    })
}

/// The obligation from touched pieces, as data.
pub(super) fn bound(game: &Game, permitted: &Permitted) -> Outcome {
    let (to, squares) = match permitted.obligation {
        Obligation::Move(square) => ("move", vec![square]),
        Obligation::Capture(square) => ("capture", vec![square]),
        Obligation::CaptureWith(own, taken) => ("capture-with", vec![own, taken]),
        Obligation::Castle(_) => ("castle", Vec::new()),
        Obligation::KingInsteadOfCastling(square) => ("king", vec![square]),
        Obligation::Free => ("free", Vec::new()),
    };
    let moves = match permitted.obligation {
        Obligation::Free => &[],
        _ => permitted.moves.as_slice(),
    };
    Outcome::Bound {
        to: to.to_owned(),
        squares: squares.iter().map(ToString::to_string).collect(),
        moves: moves
            .iter()
            .map(|played| write_move(game.position(), *played, Style::SAN))
            .collect(),
    }
}

fn of_game(judged: &Judged, verdict: Verdict, mate: Option<&Mate>) -> Outcome {
    match verdict {
        Verdict::EarlierEnd { end, after } => Outcome::EarlierEnd {
            end: end.into(),
            winner: end.winner().map(Side::from),
            after: judged.stood(after.0),
        },
        Verdict::Won(winner) => Outcome::Won {
            winner: winner.into(),
            line: match mate {
                Some(Mate::CanMate { line }) => u32::try_from(line.len()).ok(),
                _ => None,
            },
        },
        Verdict::Drawn => Outcome::Drawn {
            proof: match mate {
                Some(Mate::CannotMate { proof }) => Some(ProofNote::of(proof)),
                _ => None,
            },
        },
        Verdict::Continues => Outcome::Continues,
        Verdict::ArbiterDecides(why) => Outcome::Undecided {
            why: match why {
                Undecided::MateUnknown => "mate-unknown",
                Undecided::SeriesMayBeCut => "series-may-be-cut",
                Undecided::NoArticle => "no-article",
                Undecided::AnnouncedMate => "announced-mate",
                Undecided::GuidelinesNotAnnounced => "guidelines-not-announced",
            }
            .to_owned(),
            spent: match mate {
                Some(Mate::Unknown { spent }) => Some(*spent),
                _ => None,
            },
        },
    }
}

fn of_claim(judged: &Judged, ruling: &ClaimRuling) -> Outcome {
    let played = judged.with_announced();
    let stood = |plies: &[Ply]| -> Vec<Stood> {
        plies
            .iter()
            .map(|ply| Stood::after(&played, ply.0))
            .collect()
    };
    match ruling {
        ClaimRuling::Decided {
            ruling,
            occurrences,
            half_move_clock,
        } => match ruling.verdict {
            Verdict::Drawn => Outcome::ClaimRight {
                occurrences: stood(occurrences),
                half_moves: *half_move_clock,
            },
            other => of_game(judged, other, None),
        },
        ClaimRuling::Wrong {
            to,
            seconds,
            illegal,
            occurrences,
            half_move_clock,
            ..
        } => Outcome::ClaimWrong {
            to: (*to).into(),
            seconds: seconds.map(|seconds| seconds.0),
            must_play: judged.announced_move(),
            illegal: !illegal.is_empty(),
            occurrences: stood(occurrences),
            half_moves: *half_move_clock,
            limit: judged.view.game.fifty_half_moves(),
        },
    }
}

/// The increment that the offender gained by pressing the clock, in seconds.
fn increment(judged: &Judged, colour: Colour) -> Option<u32> {
    let control: TimeControl = judged.view.summary.time_control.parse().ok()?;
    let number = judged.view.game.plies() / 2 + 1;
    let Bonus::Increment(seconds) = control.schedule(colour).place(number)?.rules.bonus() else {
        return None;
    };
    (seconds > 0).then_some(u32::from(seconds))
}

fn applied(judged: &Judged) -> Applied {
    let setting = match &judged.answer {
        Answer::Ends { ruling, .. }
        | Answer::Illegal {
            ruling: IllegalRuling::Ends(ruling),
            ..
        }
        | Answer::Position {
            ruling: PositionRuling::Decided(ruling),
            ..
        } => ruling.setting,
        Answer::Illegal {
            ruling: IllegalRuling::TimeAdded { setting, .. },
            ..
        } => *setting,
        Answer::Claim { ruling, .. } => match ruling.as_ref() {
            ClaimRuling::Decided { ruling, .. } => ruling.setting,
            ClaimRuling::Wrong { setting, .. } => *setting,
        },
        _ => None,
    };
    let supervision = match judged.chess {
        Chess::Standard => Supervision::Full,
        Chess::Rapid | Chess::Blitz => judged.settings.supervision,
    };
    Applied {
        edition: judged.view.game.edition(),
        chess: judged.view.summary.kind,
        supervision,
        setting: setting.map(|setting| setting.to_string()),
        chosen_by: judged.settings.chosen.as_ref().map(|(by, _)| by.clone()),
        chosen_at: judged.settings.chosen.as_ref().map(|(_, at)| *at),
    }
}
