//! Claims of a draw (Laws 9.2–9.5).

use shakmaty::{Color, Move, Position};
use thiserror::Error;

use super::reason::Reason;
use super::result::{Ruling, Undecided, Verdict, earlier_end, ruling};
use super::settings::{AnnouncedMate, OpenPoints, Seconds, Setting, Supervision};
use crate::clock::Kind;
use crate::rules::diagnosis::{Attempt, Illegality, Ply, diagnose_in};
use crate::rules::edition::ClaimLapse;
use crate::rules::history::Game;
use crate::rules::laws::Rule;

/// The kind of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The position on the board has appeared at least three times (9.2.2).
    Threefold,
    /// The last 50 moves by each player were without capture and pawn move (9.3.2).
    FiftyMoves,
    /// The move written down brings about the third occurrence (9.2.1).
    ThreefoldBy(Attempt),
    /// The move written down completes the 50 moves (9.3.1).
    FiftyMovesBy(Attempt),
}

impl Claim {
    const fn announced(self) -> Option<Attempt> {
        match self {
            Self::ThreefoldBy(attempt) | Self::FiftyMovesBy(attempt) => Some(attempt),
            Self::Threefold | Self::FiftyMoves => None,
        }
    }

    const fn reason(self) -> Reason {
        match self {
            Self::Threefold | Self::ThreefoldBy(_) => Reason::ThreefoldClaim,
            Self::FiftyMoves | Self::FiftyMovesBy(_) => Reason::FiftyMovesClaim,
        }
    }

    const fn rule(self) -> Rule {
        match self {
            Self::Threefold => Rule::RepetitionOnTheBoard,
            Self::ThreefoldBy(_) => Rule::RepetitionByAnnouncing,
            Self::FiftyMoves => Rule::FiftyMovesOnTheBoard,
            Self::FiftyMovesBy(_) => Rule::FiftyMovesByAnnouncing,
        }
    }
}

/// Why a claim is not heard at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ClaimError {
    /// Only the player having the move may claim (9.2, 9.3).
    #[error("the claimant does not have the move")]
    NotOnMove,
    /// The claimant has touched a man (9.4). The right comes back with the next move.
    #[error("the claimant has touched a man")]
    HasTouched,
}

/// The answer to a claim that was heard. A claim is also an offer of a draw (9.1.2.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimRuling {
    /// The claim is correct (9.5.2), or the game had ended before, or a mate rules out the draw.
    Decided {
        /// What becomes of the game.
        ruling: Ruling,
        /// The half-moves after which the position stood, with the announced move as if it had been made. Empty for a claim of
        /// 50 moves.
        occurrences: Vec<Ply>,
        /// Half-moves without capture and pawn move, the announced one included.
        half_move_clock: u32,
    },
    /// The claim is wrong (9.5.3): the opponent gains time and the game goes on.
    Wrong {
        /// The player who gains the time.
        to: Color,
        /// How much time; `None` if the edition names no penalty.
        seconds: Option<Seconds>,
        /// The event's choice that set the time, if the Laws leave it open.
        setting: Option<Setting>,
        /// The announced move, which must now be played.
        must_play: Option<Move>,
        /// Why the announced move is illegal; another move of the same man must then be played (articles 3 and 4). Empty if it is
        /// legal or if none was announced.
        illegal: Vec<Illegality>,
        /// The half-moves after which the position stood, the announced move included.
        occurrences: Vec<Ply>,
        /// Half-moves without capture and pawn move, the announced one included.
        half_move_clock: u32,
    },
}

/// Judges a claim. `touched` says whether the claimant has touched a man on this move; a claim
/// cannot be withdrawn (9.5.1).
///
/// # Errors
/// [`ClaimError`] if the player has no right to claim.
pub fn claim(
    game: &Game,
    claimant: Color,
    claim: Claim,
    touched: bool,
    (kind, supervision): (Kind, Supervision),
    points: OpenPoints,
) -> Result<ClaimRuling, ClaimError> {
    if let Some(ruling) = earlier_end(game) {
        return Ok(ClaimRuling::Decided {
            ruling,
            occurrences: game.occurrence_plies(),
            half_move_clock: game.half_move_clock(),
        });
    }
    let laws = game.edition().provisions();
    if game.position().turn() != claimant {
        return Err(ClaimError::NotOnMove);
    }
    if touched && laws.claim_lapse == ClaimLapse::Touching {
        return Err(ClaimError::HasTouched);
    }
    let wrong = |must_play, illegal, facts: Facts| ClaimRuling::Wrong {
        to: claimant.other(),
        seconds: laws
            .penalties
            .then(|| points.added_time(game.edition(), kind, supervision)),
        setting: points
            .added_time_rests_on(game.edition(), kind, supervision)
            .filter(|_| laws.penalties),
        must_play,
        illegal,
        occurrences: facts.occurrences,
        half_move_clock: facts.half_move_clock,
    };
    let Some(attempt) = claim.announced() else {
        let facts = Facts::now(game);
        let claims = game.claims_now();
        let right = match claim {
            Claim::Threefold | Claim::ThreefoldBy(_) => claims.threefold,
            Claim::FiftyMoves | Claim::FiftyMovesBy(_) => claims.fifty_moves,
        };
        return Ok(if right {
            facts.decided(ruling(
                Verdict::Drawn,
                (game.edition(), claim.rule()),
                claim.reason(),
            ))
        } else {
            wrong(None, Vec::new(), facts)
        });
    };
    let Some(announced) = attempt.find(game.position()) else {
        let illegal = diagnose_in(game, attempt);
        return Ok(wrong(None, illegal, Facts::now(game)));
    };
    let facts = Facts::after(game, announced);
    let right = game.announce(announced).is_some_and(|found| match claim {
        Claim::Threefold | Claim::ThreefoldBy(_) => found.threefold(),
        Claim::FiftyMoves | Claim::FiftyMovesBy(_) => found.fifty_moves,
    });
    Ok(if right {
        facts.decided(announced_ruling(game, announced, claim, points))
    } else {
        wrong(Some(announced), Vec::new(), facts)
    })
}

fn announced_ruling(game: &Game, announced: Move, claim: Claim, points: OpenPoints) -> Ruling {
    let (edition, position) = (game.edition(), game.position());
    let law = (edition, claim.rule());
    let mut after = position.clone();
    after.play_unchecked(announced);
    if !after.is_checkmate() {
        return ruling(Verdict::Drawn, law, claim.reason());
    }
    let found = match points.announced_mate {
        AnnouncedMate::Claim => ruling(Verdict::Drawn, law, claim.reason()),
        AnnouncedMate::Mate => ruling(
            Verdict::Won(position.turn()),
            (edition, Rule::Checkmate),
            Reason::Checkmate,
        ),
        AnnouncedMate::ArbiterDecides => ruling(
            Verdict::ArbiterDecides(Undecided::AnnouncedMate),
            law,
            claim.reason(),
        ),
    };
    Ruling {
        setting: Some(Setting::AnnouncedMate(points.announced_mate)),
        ..found
    }
}

struct Facts {
    occurrences: Vec<Ply>,
    half_move_clock: u32,
}

impl Facts {
    fn now(game: &Game) -> Self {
        Self {
            occurrences: game.occurrence_plies(),
            half_move_clock: game.half_move_clock(),
        }
    }

    fn after(game: &Game, announced: Move) -> Self {
        let mut played = game.clone();
        played.push(announced);
        Self::now(&played)
    }

    fn decided(self, ruling: Ruling) -> ClaimRuling {
        ClaimRuling::Decided {
            ruling,
            occurrences: self.occurrences,
            half_move_clock: self.half_move_clock,
        }
    }
}
