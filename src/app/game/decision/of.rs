//! From a judgement to the decision that is stored.

use crate::{
    app::game::{
        question::Question,
        ruling::{Answer, Judged},
        touched,
    },
    clock::{Bonus, Kind as Chess, LateVerdict, TimeControl},
    event::Colour,
    rules::{
        Square,
        can_mate::Verdict as Mate,
        diagnosis::Ply,
        history::Game,
        notation::{Style, write_move},
        touched::{Obligation, Permitted},
        verdict::{
            ClaimRuling, IllegalPosition, IllegalRuling, PositionRuling, Reason, Supervision,
            Undecided, Verdict,
        },
    },
};

use super::{Applied, Decision, Event, Outcome, ProofNote, Side, Stood};

impl Decision {
    /// The decision that a judgement amounts to; none when a claim is not heard or nothing can be decided.
    #[must_use]
    pub fn of(judged: &Judged) -> Option<Self> {
        let game = &judged.view.game;
        Some(Self {
            event: event(judged)?,
            by: judged.question.colour().map(Side::from),
            at: Stood::after(game, game.plies()),
            outcome: outcome(judged)?,
            article: judged.article().to_owned(),
            reason: reason(judged).map(|reason| reason.code().to_owned()),
            rules: applied(judged),
        })
    }

    /// What the men of an illegal move oblige to, where its text can be tried on the board (4.3, 7.5.1).
    #[must_use]
    pub fn bound_by(game: &Game, written: &str) -> Option<(Outcome, &'static str)> {
        let permitted = touched::after_written(game, written)?;
        Some((bound(game, &permitted), permitted.article.0))
    }
}

fn reason(judged: &Judged) -> Option<Reason> {
    match &judged.answer {
        Answer::Late {
            verdict: LateVerdict::Lost,
            ..
        } => Some(Reason::DefaultTime),
        _ => judged.ruling()?.reason,
    }
}

fn event(judged: &Judged) -> Option<Event> {
    Some(match &judged.question {
        Question::Flag { .. } => Event::Flag {
            completed: judged.prescribed?.completed,
            required: judged.prescribed?.required,
        },
        Question::BothFlags { .. } => Event::BothFlags,
        Question::Resignation(_) => Event::Resignation,
        Question::Agreement => Event::Agreement,
        Question::End => Event::End,
        Question::Illegal(report) => Event::Illegal {
            act: report.act.code().to_owned(),
            written: report.written.clone(),
            earlier: u32::try_from(judged.view.illegal_moves(report.by)).unwrap_or(u32::MAX),
            same_move: report.same_move,
            continued: report.continued.clone(),
        },
        Question::Position(report) => {
            let men = position_men(judged);
            Event::IllegalPosition {
                sighting: report.sighting.code().to_owned(),
                both_kings: men.map_or(report.both_kings, |men| men.both_kings_in_check),
                pawns: men.map_or_else(Vec::new, |men| {
                    let squares = men.pawns_on_last_rank.into_iter();
                    squares.map(|square| square.to_string()).collect()
                }),
                men: report.men.clone(),
            }
        }
        Question::Touched { squares, .. } => Event::Touched {
            squares: names(&touched::squares(squares).unwrap_or_default()),
        },
        Question::Late { has_come, .. } => Event::Late {
            minutes: match judged.answer {
                Answer::Late { minutes, .. } => minutes,
                _ => return None,
            },
            has_come: *has_come,
            allowed: u32::try_from(judged.view.summary.default_minutes).unwrap_or(0),
        },
        Question::Claim { on, announced, .. } => Event::Claim {
            on: on.code().to_owned(),
            announced: announced_move(judged)
                .map_or_else(|| announced.trim().to_owned(), |m| m.san),
        },
    })
}

const fn position_men(judged: &Judged) -> Option<IllegalPosition> {
    match &judged.answer {
        Answer::Position { men, .. } => *men,
        _ => None,
    }
}

/// The game with the announced move, as if made.
pub(in crate::app::game) fn with_announced(judged: &Judged) -> Game {
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

fn announced_move(judged: &Judged) -> Option<Stood> {
    let game = with_announced(judged);
    (game.plies() > judged.view.game.plies()).then(|| Stood::after(&game, game.plies()))
}

fn outcome(judged: &Judged) -> Option<Outcome> {
    Some(match &judged.answer {
        Answer::Ends { ruling, mate } => of_game(judged, ruling.verdict, mate.as_ref()),
        Answer::Illegal { ruling, mate } => match ruling {
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
            // An illegal move, which has its own act.
            PositionRuling::Intervene => return None,
        },
        Answer::Touched(permitted) => bound(&judged.view.game, permitted),
        Answer::Late { verdict, .. } => match verdict {
            LateVerdict::Punctual | LateVerdict::Plays { .. } => Outcome::PlaysOn,
            LateVerdict::MayStillCome(seconds) => Outcome::MayStillCome {
                minutes: seconds / 60,
            },
            LateVerdict::Lost => Outcome::LostByDefault,
        },
        Answer::CountedAlready => Outcome::CountedAlready,
        Answer::Claim { ruling, .. } => of_claim(judged, ruling),
        Answer::NotHeard(_)
        | Answer::NoAgreement(_)
        | Answer::NotEnded
        | Answer::Unreadable(_)
        | Answer::PositionDiffers { .. }
        | Answer::PositionUnreadable
        | Answer::SquaresUnreadable
        | Answer::MinutesUnreadable => return None,
    })
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

/// What touched men oblige to, as data.
pub(in crate::app::game) fn bound(game: &Game, permitted: &Permitted) -> Outcome {
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
        squares: names(&squares),
        moves: moves
            .iter()
            .map(|played| write_move(game.position(), *played, Style::SAN))
            .collect(),
    }
}

fn of_game(judged: &Judged, verdict: Verdict, mate: Option<&Mate>) -> Outcome {
    match verdict {
        Verdict::EarlierEnd { end, after } => Outcome::EarlierEnd {
            end: end.code().to_owned(),
            winner: end.winner().map(Side::from),
            after: Stood::after(&judged.view.game, after.0),
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
    let played = with_announced(judged);
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
            must_play: announced_move(judged),
            illegal: !illegal.is_empty(),
            occurrences: stood(occurrences),
            half_moves: *half_move_clock,
            limit: judged.view.game.fifty_half_moves(),
        },
    }
}

/// The increment that pressing the clock gave to the offender, in seconds.
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
        edition: judged.view.game.edition().id().to_owned(),
        chess: judged.view.summary.kind.code().to_owned(),
        supervision: supervision.code().to_owned(),
        setting: setting.map(|setting| setting.to_string()),
        chosen_by: judged.settings.chosen.as_ref().map(|(by, _)| by.clone()),
        chosen_at: judged.settings.chosen.as_ref().map(|(_, at)| *at),
    }
}
