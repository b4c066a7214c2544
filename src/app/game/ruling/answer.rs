//! One answer for each question.

use std::time::Duration;

use super::{
    super::{
        arbitration::Arbitration,
        question::{ClaimOn, IllegalReport, Noticed, PositionReport, Question},
        touched,
        view::GameView,
    },
    Answer,
};
use crate::{
    clock::{Arrival, DefaultTime, Kind as Chess, TimeControl},
    event::Colour,
    rules::{
        can_mate::{Budget, Verdict as Mate, can_mate_while, dead_position},
        diagnosis::{Article, Attempt},
        history::Game,
        mate_possibility::MatePossibility,
        notation::{Language, NotationError, read_move_in},
        position::{color, read_men},
        touched::permitted,
        verdict::{
            self, Claim, ClaimRuling, Flags, IllegalAct, IllegalRuling, OpenPoints, Prescribed,
            Reason, Ruling, Sighting, Verdict,
        },
    },
    time::Deadline,
};

/// How long the arbiter waits for the answer whether a player can still mate.
const PATIENCE: Duration = Duration::from_millis(1_900);

/// Whether the opponent of `colour` can mate; not searched when the game is over already.
fn opponent(game: &Game, colour: Colour) -> (MatePossibility, Option<Mate>) {
    if game.has_ended() {
        return (MatePossibility::Unknown, None);
    }
    let deadline = Deadline::within(PATIENCE);
    let winner = color(colour).other();
    let go_on = || deadline.is_ahead();
    let mate = can_mate_while(game.position(), winner, Budget::FLAG_FALL, &go_on);
    (MatePossibility::from(&mate), Some(mate))
}

fn claim_answer(
    game: &Game,
    chess: Chess,
    settings: &Arbitration,
    (by, on, announced, touched): (Colour, ClaimOn, &str, bool),
) -> Answer {
    let announced = announced.trim();
    let (attempt, legal) = if announced.is_empty() {
        (None, None)
    } else {
        match read_move_in(game, announced, Language::ItalianOrEnglish) {
            Ok(reading) => (Some(Attempt::of(reading.played)), Some(reading.played)),
            Err(NotationError::Illegal { attempts }) => {
                match attempts.iter().find_map(|tried| tried.attempt) {
                    Some(attempt) => (Some(attempt), None),
                    None => return Answer::Unreadable(NotationError::Illegal { attempts }),
                }
            }
            Err(error) => return Answer::Unreadable(error),
        }
    };
    let judge = |claim| {
        let kind = (chess, settings.supervision);
        verdict::claim(game, color(by), claim, touched, kind, settings.points)
    };
    let repetition = attempt.map_or(Claim::Threefold, Claim::ThreefoldBy);
    let fifty = attempt.map_or(Claim::FiftyMoves, Claim::FiftyMovesBy);
    let found = match on {
        ClaimOn::Repetition => judge(repetition),
        ClaimOn::FiftyMoves => judge(fifty),
        ClaimOn::Either => match judge(repetition) {
            Ok(wrong @ ClaimRuling::Wrong { .. }) => match judge(fifty) {
                Ok(right @ ClaimRuling::Decided { .. }) => Ok(right),
                _ => Ok(wrong),
            },
            other => other,
        },
    };
    match found {
        Ok(ruling) => Answer::Claim {
            ruling: Box::new(ruling),
            announced: legal,
        },
        Err(error) => Answer::NotHeard(error),
    }
}

fn illegal_answer(
    view: &GameView,
    chess: Chess,
    settings: &Arbitration,
    report: &IllegalReport,
) -> Answer {
    if report.noticed == Noticed::AfterGame {
        // Nothing is corrected after the game (7.5.1); the record says that it happened.
        return Answer::Illegal {
            ruling: IllegalRuling::Stands,
            mate: None,
        };
    }
    let counted = u32::try_from(view.illegal_moves(report.by)).unwrap_or(u32::MAX);
    if report.same_move && counted > 0 {
        return Answer::CountedAlready;
    }
    let case = IllegalAct {
        act: report.act,
        offender: color(report.by),
        kind: chess,
        supervision: settings.supervision,
        earlier: counted,
        clock_pressed: report.noticed != Noticed::BeforePressing,
        opponent_has_moved: report.noticed == Noticed::AfterReply,
    };
    let (chances, mate) = if case.earlier > 0 && case.clock_pressed {
        opponent(&view.game, report.by)
    } else {
        (MatePossibility::Unknown, None)
    };
    let ruling = verdict::illegal_act(&view.game, case, chances, settings.points);
    Answer::Illegal { ruling, mate }
}

/// An end that the record proves: one of the Laws' automatic ends, or a dead position found by reasoning.
fn end_answer(game: &Game) -> Answer {
    if let Some(ruling) = verdict::earlier_end(game) {
        return Answer::Ends { ruling, mate: None };
    }
    let dead =
        game.edition().provisions().dead_position && dead_position(game.position()).is_some();
    if !dead {
        return Answer::NotEnded;
    }
    let ruling = Ruling {
        verdict: Verdict::Drawn,
        article: Article("5.2.2"),
        reason: Some(Reason::DeadPosition),
        setting: None,
    };
    Answer::Ends { ruling, mate: None }
}

/// Both flags are down: what follows depends on whether another period comes (Guidelines III.3).
fn both_flags(view: &GameView, period: Option<u32>, points: OpenPoints) -> Ruling {
    let control = view.summary.time_control.parse::<TimeControl>().ok();
    let is_last = control.is_none_or(|control| {
        let schedule = control.schedule(Colour::White);
        let number = view.game.plies() / 2 + 1;
        let now = || schedule.place(number).map_or(1, |place| place.period);
        schedule
            .required_moves(period.unwrap_or_else(now))
            .is_none()
    });
    let flags = if is_last {
        Flags::UnknownInLastPeriod
    } else {
        Flags::UnknownBeforeLastPeriod
    };
    // Which flag fell first is not known: nobody is asked whether he can mate.
    verdict::both_flags(&view.game, flags, |_| MatePossibility::Unknown, points)
}

/// Lateness by the event's default time (6.7), both in minutes.
fn late_answer(allowed: i32, minutes: &str, has_come: bool) -> Answer {
    let Some(minutes) = minutes.trim().parse::<u32>().ok().filter(|n| *n <= 600) else {
        return Answer::MinutesUnreadable;
    };
    let allowed = u32::try_from(allowed).unwrap_or(0);
    let late = if has_come {
        Arrival::After(minutes * 60)
    } else {
        Arrival::NotYet(minutes * 60)
    };
    Answer::Late {
        verdict: DefaultTime::from_seconds(allowed.saturating_mul(60)).judge(late),
        minutes,
    }
}

fn position_answer(
    game: &Game,
    chess: Chess,
    settings: &Arbitration,
    report: &PositionReport,
) -> Answer {
    let supervision = settings.supervision;
    let ruling = verdict::illegal_position_seen(game, chess, supervision, report.sighting);
    if report.men.is_empty() {
        return Answer::Position { ruling, men: None };
    }
    let Ok(board) = read_men(&report.men) else {
        return Answer::PositionUnreadable;
    };
    let men = verdict::illegal_position(&board);
    if men.must_wait() == (report.sighting == Sighting::Gone) {
        return Answer::PositionDiffers {
            is_illegal: men.must_wait(),
        };
    }
    Answer::Position {
        ruling,
        men: Some(men),
    }
}

pub(super) fn prescribed(view: &GameView, question: &Question) -> Option<Prescribed> {
    let Question::Flag {
        by,
        period,
        unpressed,
    } = question
    else {
        return None;
    };
    let Ok(control) = view.summary.time_control.parse::<TimeControl>() else {
        return Some(Prescribed::REST_OF_GAME);
    };
    let of = |period| Prescribed::of(&view.game, color(*by), &control, period, !unpressed);
    // The period of the next own move, unless the arbiter says which one it was.
    let now = || {
        let next = of(1).completed.saturating_add(1);
        let place = control.schedule(*by).place(next);
        place.map_or(1, |place| place.period)
    };
    Some(of(period.unwrap_or_else(now)))
}

pub(super) fn answer(
    view: &GameView,
    chess: Chess,
    settings: &Arbitration,
    question: &Question,
    moves: Option<Prescribed>,
) -> Answer {
    let game = &view.game;
    let points = settings.points;
    match question {
        Question::Flag { by, .. } => {
            let moves = moves.unwrap_or(Prescribed::REST_OF_GAME);
            let (chances, mate) = if moves.are_completed() {
                (MatePossibility::Unknown, None)
            } else {
                opponent(game, *by)
            };
            let ruling = verdict::flag_fall(game, color(*by), moves, chances, points);
            Answer::Ends { ruling, mate }
        }
        Question::BothFlags { period } => Answer::Ends {
            ruling: both_flags(view, *period, points),
            mate: None,
        },
        Question::Resignation(by) => {
            let (chances, mate) = opponent(game, *by);
            let ruling = verdict::resignation(game, color(*by), chances, points);
            Answer::Ends { ruling, mate }
        }
        Question::Agreement => {
            let limit = u32::try_from(view.summary.draw_offer_limit).unwrap_or(0);
            match verdict::agreement(game, limit) {
                Ok(ruling) => Answer::Ends { ruling, mate: None },
                // A game that is not recorded move by move may be agreed drawn all the same.
                Err(_) if game.plies() == 0 && limit == 0 => Answer::Ends {
                    ruling: Ruling {
                        verdict: Verdict::Drawn,
                        article: Article("5.2.3"),
                        reason: Some(Reason::Agreement),
                        setting: None,
                    },
                    mate: None,
                },
                Err(error) => Answer::NoAgreement(error),
            }
        }
        Question::End => end_answer(game),
        Question::Illegal(report) => illegal_answer(view, chess, settings, report),
        Question::Position(report) => position_answer(game, chess, settings, report),
        Question::Touched { squares, .. } => touched::squares(squares)
            .map_or(Answer::SquaresUnreadable, |men| {
                Answer::Touched(permitted(game.position(), &men, game.edition()))
            }),
        Question::Late {
            minutes, has_come, ..
        } => late_answer(view.summary.default_minutes, minutes, *has_come),
        Question::Claim {
            by,
            on,
            announced,
            touched,
        } => {
            let asked = (*by, *on, announced.as_str(), *touched);
            claim_answer(game, chess, settings, asked)
        }
    }
}
