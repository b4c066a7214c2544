//! What the Laws make of an event at the board, and the arbiter's confirmation of it. A verdict alone
//! changes nothing: incident and result are written together when the arbiter confirms.

use std::time::Duration;

use crate::{
    app::{Actor, AppError, Audited, Context, Done, Problem, tournament::Loaded},
    clock::Kind as Chess,
    event::{BoardResult, Colour},
    rules::{
        Color, Move,
        can_mate::{Budget, Verdict as Mate, can_mate_while},
        diagnosis::Attempt,
        history::Game,
        mate_possibility::MatePossibility,
        notation::{Language, NotationError, read_move_in},
        position::color,
        verdict::{
            self, Act, Claim, ClaimError, ClaimRuling, IllegalAct, IllegalRuling, OpenPoints,
            Prescribed, Ruling, Supervision, Verdict,
        },
    },
    store::{
        Scope,
        rows::{self, incidents::NewIncident},
    },
    time::Deadline,
};

use super::{
    LoadedGame,
    incident::Kind,
    record::open_pairing,
    view::{self, GameView},
};

/// How long the arbiter waits for the answer whether a player can still mate.
const PATIENCE: Duration = Duration::from_millis(1_900);

/// What a claim is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClaimOn {
    /// Whichever is good.
    #[default]
    Either,
    /// The position (9.2).
    Repetition,
    /// 50 moves (9.3).
    FiftyMoves,
}

/// What happened at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// The flag of this player is down before the prescribed moves were completed (6.9).
    Flag(Colour),
    /// This player resigns (5.1.2).
    Resignation(Colour),
    /// This player completed an illegal move, which is recorded as an incident already (7.5.5).
    Illegal {
        /// The offender.
        by: Colour,
        /// How the event is supervised; standard chess always fully.
        supervision: Supervision,
    },
    /// A claim of a draw (9.2, 9.3).
    Claim {
        /// Who claims.
        by: Colour,
        /// On what.
        on: ClaimOn,
        /// The announced move as written; empty for a claim on the board.
        announced: String,
        /// Whether a man was touched on this move (9.4).
        touched: bool,
        /// How the event is supervised.
        supervision: Supervision,
    },
}

impl Question {
    /// The player concerned.
    #[must_use]
    pub const fn colour(&self) -> Colour {
        match self {
            Self::Flag(colour) | Self::Resignation(colour) => *colour,
            Self::Illegal { by, .. } | Self::Claim { by, .. } => *by,
        }
    }

    /// The kind of incident that it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Flag(_) => Kind::Flag,
            Self::Resignation(_) => Kind::Resignation,
            Self::Illegal { .. } => Kind::IllegalMove,
            Self::Claim { .. } => Kind::Claim,
        }
    }
}

/// The answer.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Flag or resignation.
    Ends {
        /// What becomes of the game.
        ruling: Ruling,
        /// Whether the opponent can mate, with line or proof; `None` where it was not asked.
        mate: Option<Mate>,
    },
    /// An illegal move.
    Illegal {
        /// What follows.
        ruling: IllegalRuling,
        /// As above, asked only for the second one.
        mate: Option<Mate>,
    },
    /// A claim that was heard.
    Claim {
        /// What follows.
        ruling: Box<ClaimRuling>,
        /// The announced move, when it is legal.
        announced: Option<Move>,
    },
    /// A claim that is not heard.
    NotHeard(ClaimError),
    /// The announced move is not a move.
    Unreadable(NotationError),
}

/// A verdict with the game it was found in.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The game.
    pub view: GameView,
    /// Standard, rapid or blitz.
    pub chess: Chess,
    /// The answer.
    pub answer: Answer,
}

impl Judged {
    /// The ruling about the whole game, if the answer is one.
    #[must_use]
    pub fn ruling(&self) -> Option<Ruling> {
        match &self.answer {
            Answer::Ends { ruling, .. }
            | Answer::Illegal {
                ruling: IllegalRuling::Ends(ruling),
                ..
            } => Some(*ruling),
            Answer::Claim { ruling, .. } => match ruling.as_ref() {
                ClaimRuling::Decided { ruling, .. } => Some(*ruling),
                ClaimRuling::Wrong { .. } => None,
            },
            _ => None,
        }
    }

    /// The result that follows; none where nothing follows of itself.
    #[must_use]
    pub fn result(&self) -> Option<BoardResult> {
        result_of(self.ruling()?.verdict)
    }
}

fn win(winner: Color) -> BoardResult {
    match winner {
        Color::White => BoardResult::WhiteWins,
        Color::Black => BoardResult::BlackWins,
    }
}

/// The result that a verdict gives; nothing undecided becomes one.
#[must_use]
pub fn result_of(verdict: Verdict) -> Option<BoardResult> {
    match verdict {
        Verdict::EarlierEnd { end, .. } => Some(end.winner().map_or(BoardResult::Draw, win)),
        Verdict::Won(winner) => Some(win(winner)),
        Verdict::Drawn => Some(BoardResult::Draw),
        Verdict::Continues | Verdict::ArbiterDecides(_) => None,
    }
}

/// The kind of chess from its code in the settings.
#[must_use]
pub fn chess_kind(code: &str) -> Chess {
    match code {
        "rapid" => Chess::Rapid,
        "blitz" => Chess::Blitz,
        _ => Chess::Standard,
    }
}

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
    (by, on, announced, touched): (Colour, ClaimOn, &str, bool),
    supervision: Supervision,
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
        let kind = (chess, supervision);
        verdict::claim(game, color(by), claim, touched, kind, OpenPoints::default())
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

fn answer(view: &GameView, chess: Chess, question: &Question) -> Answer {
    let game = &view.game;
    match question {
        Question::Flag(colour) => {
            let (chances, mate) = opponent(game, *colour);
            let moves = Prescribed::REST_OF_GAME;
            let points = OpenPoints::default();
            let ruling = verdict::flag_fall(game, color(*colour), moves, chances, points);
            Answer::Ends { ruling, mate }
        }
        Question::Resignation(colour) => {
            let (chances, mate) = opponent(game, *colour);
            let ruling = verdict::resignation(game, color(*colour), chances, OpenPoints::default());
            Answer::Ends { ruling, mate }
        }
        Question::Illegal { by, supervision } => {
            let counted = u32::try_from(view.illegal_moves(*by)).unwrap_or(u32::MAX);
            let case = IllegalAct {
                act: Act::IllegalMove,
                offender: color(*by),
                kind: chess,
                supervision: *supervision,
                earlier: counted.saturating_sub(1),
                clock_pressed: true,
                opponent_has_moved: false,
            };
            let (chances, mate) = if case.earlier > 0 {
                opponent(game, *by)
            } else {
                (MatePossibility::Unknown, None)
            };
            let ruling = verdict::illegal_act(game, case, chances, OpenPoints::default());
            Answer::Illegal { ruling, mate }
        }
        Question::Claim {
            by,
            on,
            announced,
            touched,
            supervision,
        } => {
            let asked = (*by, *on, announced.as_str(), *touched);
            claim_answer(game, chess, asked, *supervision)
        }
    }
}

/// Answers a question about the game as it stands. May search for a second: off the event loop.
///
/// # Errors
/// Not an arbiter of this tournament; no such pairing.
pub fn judge(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    pairing: i32,
    question: &Question,
) -> Result<Judged, AppError> {
    let view = view::of_pairing(ctx, actor, slug, pairing)?;
    let chess = chess_kind(&view.summary.kind);
    let answer = answer(&view, chess, question);
    Ok(Judged {
        view,
        chess,
        answer,
    })
}

/// The arbiter's confirmation: words for the record, and the versions that he saw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmation {
    /// Number of the pairing.
    pub pairing: i32,
    /// What happened.
    pub question: Question,
    /// What happened, in words.
    pub facts: String,
    /// What was ruled, in words.
    pub ruling: String,
    /// Version of the game that the arbiter saw.
    pub game_version: i32,
    /// Version of the pairing that the arbiter saw.
    pub pairing_version: i32,
    /// Whether the result is written too, as far as one follows.
    pub with_result: bool,
}

/// Records the incident and, where the verdict gives one, the result with reason and article: one
/// transaction. An open incident of the same kind and player without a ruling is replaced.
///
/// # Errors
/// Stale when game or board changed since the arbiter looked; a result conflict; a claim that is not
/// heard.
pub fn confirm(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &Confirmation,
) -> Result<Done<i32>, AppError> {
    let judged = judge(ctx, actor, slug, input.pairing, &input.question)?;
    if matches!(judged.answer, Answer::NotHeard(_) | Answer::Unreadable(_)) {
        return Err(AppError::Fields(vec![crate::app::FieldError {
            field: "move",
            problem: Problem::Choice,
        }]));
    }
    let article = article(&judged);
    let result = judged.result().filter(|_| input.with_result);
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Scope::Tournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let pairing = open_pairing(conn, actor, &loaded, input.pairing)?;
        let edition = &loaded.tournament.rules_edition;
        let game = LoadedGame::of_pairing(conn, pairing.id, edition)?;
        if game.version() != input.game_version || judged.view.version != input.game_version {
            return Err(AppError::Stale);
        }
        let kind = input.question.kind();
        let colour = match input.question.colour() {
            Colour::White => "white",
            Colour::Black => "black",
        };
        let replaced = rows::incidents::of_pairing(conn, pairing.id)?
            .into_iter()
            .rfind(|row| {
                row.superseded_by.is_none()
                    && row.kind == kind.code()
                    && row.colour.as_deref() == Some(colour)
                    // Claims may come one after the other; a flag falls once, an illegal move counts once.
                    && (row.ruling.is_empty() || kind != Kind::Claim)
            });
        let facts = match &replaced {
            Some(row) if !row.facts.is_empty() => format!("{} {}", row.facts, input.facts),
            _ => input.facts.clone(),
        };
        let incident = rows::incidents::insert(
            conn,
            &NewIncident {
                tournament_id: id,
                pairing_id: pairing.id,
                game_id: game.row.as_ref().map(|row| row.id),
                ply: i32::try_from(game.game.plies()).ok(),
                kind: kind.code(),
                colour: Some(colour),
                facts: facts.trim(),
                article,
                ruling: &input.ruling,
                white_clock: replaced.as_ref().and_then(|row| row.white_clock),
                black_clock: replaced.as_ref().and_then(|row| row.black_clock),
                recorded_by: actor.name(),
                recorded_at: now,
            },
        )?;
        if let Some(old) = &replaced {
            rows::incidents::supersede(conn, old.id, incident)?;
        }
        let Some(result) = result else {
            return Ok(Audited {
                value: incident,
                action: "incident.append",
                subject: format!("pairing-incident:{}", pairing.id),
                before: String::new(),
                after: format!("{} {colour}", kind.code()),
            });
        };
        let write = crate::app::tournament::results::RecordResult {
            pairing: pairing.id,
            version: input.pairing_version,
            result: Some(result),
            reason: Some(input.ruling.clone()),
        };
        let written =
            crate::app::tournament::results::write(conn, actor, id, &write, "result.ruling", now)?;
        Ok(Audited {
            value: incident,
            action: written.action,
            subject: written.subject,
            before: written.before,
            after: written.after,
        })
    })
}

/// The article on which the answer rests.
#[must_use]
pub fn article(judged: &Judged) -> &'static str {
    if let Some(ruling) = judged.ruling() {
        return ruling.article.0;
    }
    match &judged.answer {
        Answer::Illegal {
            ruling: IllegalRuling::TimeAdded { article, .. },
            ..
        } => article.0,
        Answer::Illegal { .. } => "7.5",
        Answer::Claim { .. } => "9.5.3",
        Answer::NotHeard(ClaimError::HasTouched) => "9.4",
        _ => "9.2",
    }
}
