//! From the text of one move to the legal move it means.

use shakmaty::{Chess, Move, Position, Role, Square};
use thiserror::Error;

use super::form::{CheckSign, Form, Joint, Signs};
use super::language::Language;
use super::plain::Plain;
use super::scan::{Scan, scan};
use super::warning::Warning;
use crate::rules::diagnosis::{Attempt, Illegality};

/// A move that was read, with everything else that the text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The move, legal in the position.
    pub played: Move,
    /// Signs that disagree with the facts, or unusual forms.
    pub warnings: Vec<Warning>,
    /// `(=)`: a draw was offered (Law 8.1.5).
    pub draw_offer: bool,
    /// Numeric annotation glyph of `!`, `?`, `!!`, `??`, `!?`, `?!` (1 to 6), `+-` (18), `-+` (19).
    pub nag: Option<u8>,
}

/// A move that the text may mean, and why it is illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalAttempt {
    /// The attempt on the board; `None` if there is no man that could try it.
    pub attempt: Option<Attempt>,
    /// The causes, never empty.
    pub causes: Vec<Illegality>,
}

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The text is not a notation.
    #[error("unreadable at byte {at}")]
    Unreadable {
        /// Byte offset of the first sign that fits no form.
        at: usize,
        /// That sign; `None` if the text ends too early.
        found: Option<char>,
        /// Other languages in which the sign names a man.
        foreign: Vec<Language>,
    },
    /// More than one legal move fits.
    #[error("ambiguous: {} moves fit", candidates.len())]
    Ambiguous {
        /// The moves, two or more.
        candidates: Vec<Move>,
    },
    /// No legal move fits.
    #[error("illegal move")]
    Illegal {
        /// The moves that may have been meant, the nearest to being legal first; never empty.
        attempts: Vec<IllegalAttempt>,
    },
}

pub(super) type Diagnose<'a> = &'a dyn Fn(Attempt) -> Vec<Illegality>;

impl Plain {
    pub(super) fn reading(self, position: &Chess) -> Reading {
        let mut after = position.clone();
        if self.speaks_of_check() {
            after.play_unchecked(self.played);
        }
        Reading {
            played: self.played,
            warnings: self.warnings(&after).collect(),
            draw_offer: false,
            nag: None,
        }
    }
}

/// The general reader, which tries every form.
pub(super) fn read_any(
    position: &Chess,
    text: &str,
    language: Language,
    diagnose: Diagnose<'_>,
) -> Result<Reading, NotationError> {
    let strict = scan(text, language, false);
    let plausible = strict.forms.iter().any(|(form, _)| form.is_plausible());
    let used = if plausible {
        strict
    } else {
        let folded = scan(text, language, true);
        if folded.forms.is_empty() {
            return Err(unreadable(text, language, &strict));
        }
        folded
    };
    resolve(position, &used.forms, diagnose)
}

fn unreadable(text: &str, language: Language, scan: &Scan) -> NotationError {
    let at = scan.stopped_at;
    let found = text.get(at..).and_then(|rest| rest.chars().next());
    let names = |other: &Language| {
        found.is_some_and(|letter| other.roles(letter).iter().any(Option::is_some))
    };
    NotationError::Unreadable {
        at,
        found,
        foreign: Language::WITH_LETTERS
            .into_iter()
            .filter(|&other| other != language)
            .filter(names)
            .collect(),
    }
}

fn resolve(
    position: &Chess,
    forms: &[(Form, Signs)],
    diagnose: Diagnose<'_>,
) -> Result<Reading, NotationError> {
    let plausible_only = forms.iter().any(|(form, _)| form.is_plausible());
    let forms = || {
        forms
            .iter()
            .filter(move |(form, _)| !plausible_only || form.is_plausible())
    };
    let mut found: Vec<(Move, Form, Signs)> = Vec::new();
    for &(form, signs) in forms() {
        for candidate in candidates(position, form, signs) {
            if !found.iter().any(|&(other, _, _)| other == candidate) {
                found.push((candidate, form, signs));
            }
        }
    }
    match found.as_slice() {
        [] => Err(NotationError::Illegal {
            attempts: attempts(
                position,
                forms().map(|&(form, signs)| form.with_pawns_file(signs)),
                diagnose,
            ),
        }),
        &[(played, form, signs)] => Ok(Reading {
            played,
            warnings: warnings(position, played, form, signs),
            draw_offer: signs.draw_offer,
            nag: signs.nag,
        }),
        several => Err(NotationError::Ambiguous {
            candidates: several.iter().map(|&(candidate, _, _)| candidate).collect(),
        }),
    }
}

/// The legal moves that a form can mean.
fn candidates(position: &Chess, form: Form, signs: Signs) -> Vec<Move> {
    let form = form.with_pawns_file(signs);
    match form {
        Form::Castle(side) => position.castling_moves(side).into_iter().collect(),
        Form::Man {
            file: Some(file),
            rank: Some(rank),
            target,
            promotion,
            role,
            named,
        } => {
            let from = Square::from_coords(file, rank);
            let attempt = Attempt::Squares {
                from,
                to: target,
                promotion,
            };
            let right_man = !named || position.board().role_at(from) == Some(role);
            attempt
                .find(position)
                .filter(|_| right_man)
                .into_iter()
                .collect()
        }
        Form::Man {
            role,
            file,
            rank,
            target,
            promotion,
            ..
        } => position
            .san_candidates(role, target)
            .into_iter()
            .chain(king_castles(position, role, target))
            .filter(|candidate| {
                let from = candidate.from();
                candidate.promotion() == promotion
                    && file.is_none_or(|file| from.is_some_and(|from| from.file() == file))
                    && rank.is_none_or(|rank| from.is_some_and(|from| from.rank() == rank))
            })
            .filter(|candidate| !candidate.is_castle() || role == Role::King)
            .collect(),
    }
}

/// `Rg1` for castling, if the king could not go there otherwise.
fn king_castles(position: &Chess, role: Role, target: Square) -> Option<Move> {
    let king = position.board().king_of(position.turn())?;
    let attempt = Attempt::squares(king, target).on(position);
    matches!((role, attempt), (Role::King, Attempt::Castle(_)))
        .then(|| attempt.find(position))
        .flatten()
}

/// All moves that the forms may have meant, with the causes, the nearest to being legal first.
pub(super) fn attempts(
    position: &Chess,
    forms: impl Iterator<Item = Form>,
    diagnose: Diagnose<'_>,
) -> Vec<IllegalAttempt> {
    let mut attempts: Vec<IllegalAttempt> = forms
        .flat_map(|form| meant(position, form))
        .map(|meant| match meant {
            Ok(attempt) => IllegalAttempt {
                attempt: Some(attempt),
                causes: diagnose(attempt),
            },
            Err(cause) => IllegalAttempt {
                attempt: None,
                causes: vec![cause],
            },
        })
        .filter(|attempt| !attempt.causes.is_empty())
        .collect();
    attempts.sort_by_key(|attempt| {
        std::cmp::Reverse(attempt.causes.first().map_or(0, Illegality::stage))
    });
    attempts
}

fn meant(position: &Chess, form: Form) -> Vec<Result<Attempt, Illegality>> {
    let Form::Man {
        role,
        named,
        file,
        rank,
        target,
        promotion,
    } = form
    else {
        let Form::Castle(side) = form else {
            return Vec::new();
        };
        return vec![Ok(Attempt::Castle(side))];
    };
    let piece = role.of(position.turn());
    let to = |from| Attempt::Squares {
        from,
        to: target,
        promotion,
    };
    if let (Some(file), Some(rank)) = (file, rank) {
        let from = Square::from_coords(file, rank);
        let right = !named
            || position
                .board()
                .piece_at(from)
                .is_none_or(|found| found.role == role);
        return vec![right.then(|| to(from)).ok_or(Illegality::NoSuchMan(piece))];
    }
    let mut men: Vec<_> = position
        .board()
        .by_piece(piece)
        .into_iter()
        .filter(|from| file.is_none_or(|file| from.file() == file))
        .filter(|from| rank.is_none_or(|rank| from.rank() == rank))
        .map(|from| Ok(to(from)))
        .collect();
    if men.is_empty() {
        men.push(Err(Illegality::NoSuchMan(piece)));
    }
    men
}

fn warnings(position: &Chess, played: Move, form: Form, signs: Signs) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let mut warn = |when: bool, warning: Warning| {
        if when {
            warnings.push(warning);
        }
    };
    let capture = played.is_capture();
    warn(signs.capitals, Warning::LetterCase);
    warn(signs.joint == Joint::Dot, Warning::DotForHyphen);
    warn(
        signs.joint == Joint::Capture && !capture,
        Warning::NotACapture,
    );
    warn(
        signs.joint == Joint::Hyphen && capture,
        Warning::CaptureWithHyphen,
    );
    warn(
        signs.en_passant && !played.is_en_passant(),
        Warning::NotEnPassant,
    );
    let named_king = matches!(form, Form::Man { .. }) && !form.is_unnamed_squares();
    warn(
        played.is_castle() && named_king,
        Warning::CastlingAsKingMove,
    );
    warn(signs.bare_equals, Warning::BareEquals);
    if signs.check != CheckSign::None {
        let mut after = position.clone();
        after.play_unchecked(played);
        let checkers = after.checkers();
        match signs.check {
            CheckSign::Check => warn(checkers.is_empty(), Warning::NotCheck),
            CheckSign::Mate => warn(!after.is_checkmate(), Warning::NotMate),
            CheckSign::Double => warn(
                !checkers.more_than_one() && !after.is_checkmate(),
                Warning::NotDoubleCheck,
            ),
            CheckSign::None => {}
        }
    }
    warnings
}
