//! Descriptive notation: `P-K4`, `N-KB3`, `PxP`, `B-N5ch`, `P-K8(Q)`.
//!
//! Files have the names of the men that stand on them at the beginning. Ranks are counted from the mover's side. A name may fit several
//! squares and several men. It means the one legal move; if more than one move fits, it is ambiguous, and nothing is guessed. A pawn is
//! named by the file on which it stands. It is not checked which rook or knight is the king's, because a position does not show it.

use shakmaty::{Chess, Color, File, Move, Position, Rank, Role, Square};

use super::form::{Form, Joint, Signs};
use super::language::Language;
use super::read::{Diagnose, NotationError, Reading, attempts, read_any};

/// The name of a man or of files: `K`, `QB`, `KBP`, `Kt`.
#[derive(Clone, Copy, Debug)]
struct Name {
    role: Role,
    /// The files that the name means, for a pawn or a square.
    files: &'static [File],
}

/// The parts of a written move.
#[derive(Clone, Debug)]
struct Said {
    man: Name,
    /// The squares on which the man may stand, if the move says it: `R/K1`, `N/4`.
    from: Vec<Square>,
    takes: bool,
    /// The man that is taken, if the move names it.
    victim: Option<Name>,
    to: Vec<Square>,
    promotion: Option<Role>,
    en_passant: bool,
    check: bool,
    mate: bool,
}

/// Reads one move in `position`.
pub(super) fn read(
    position: &Chess,
    text: &str,
    diagnose: Diagnose<'_>,
) -> Result<Reading, NotationError> {
    let (plain, draw_offer) = match text.trim().strip_suffix("(=)") {
        Some(rest) => (rest.trim_end(), true),
        None => (text.trim(), false),
    };
    let plain = plain.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let plain = plain.trim_start_matches(['.', '…', ' ']);
    if plain.starts_with("O-O") || text.trim().starts_with("0-0") {
        return read_any(position, text, Language::English, diagnose);
    }
    let side = position.turn();
    let Some(said) = parse(plain, side) else {
        return Err(NotationError::Unreadable {
            at: 0,
            found: text.chars().next(),
            foreign: Vec::new(),
        });
    };
    let mut found: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|played| said.fits(position, *played))
        .collect();
    if found.len() > 1 && (said.check || said.mate) {
        found.retain(|played| {
            let mut after = position.clone();
            after.play_unchecked(*played);
            after.is_check() && (!said.mate || after.is_checkmate())
        });
    }
    match found.as_slice() {
        [played] => Ok(Reading {
            played: *played,
            warnings: Vec::new(),
            draw_offer,
            nag: None,
        }),
        [] => Err(said.illegal(position, text, diagnose)),
        _ => Err(NotationError::Ambiguous { candidates: found }),
    }
}

impl Said {
    fn fits(&self, position: &Chess, played: Move) -> bool {
        let Some(from) = played.from() else {
            return false;
        };
        let right_man = !played.is_castle()
            && played.role() == self.man.role
            && (self.man.role != Role::Pawn || self.man.files.contains(&from.file()))
            && (self.from.is_empty() || self.from.contains(&from));
        let right_victim = self.victim.is_none_or(|victim| {
            let stands = match played {
                Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()),
                _ => played.to(),
            };
            let role = position.board().role_at(stands);
            let right_file = victim.role != Role::Pawn || victim.files.contains(&stands.file());
            role == Some(victim.role) && right_file
        });
        right_man
            && right_victim
            && played.is_capture() == self.takes
            && (self.to.is_empty() || self.to.contains(&played.to()))
            && played.promotion() == self.promotion
            && (!self.en_passant || played.is_en_passant())
    }

    /// The error if no move fits: the attempts of all men with this name.
    fn illegal(&self, position: &Chess, text: &str, diagnose: Diagnose<'_>) -> NotationError {
        let victims = |role: Role| {
            let men = position.them() & position.board().by_role(role);
            men.into_iter().collect()
        };
        let squares: Vec<Square> = match self.victim {
            Some(victim) if self.to.is_empty() => victims(victim.role),
            _ => self.to.clone(),
        };
        let forms = squares.into_iter().map(|target| Form::Man {
            role: self.man.role,
            named: true,
            file: None,
            rank: None,
            target,
            promotion: self.promotion,
        });
        let signs = Signs {
            joint: if self.takes {
                Joint::Capture
            } else {
                Joint::Hyphen
            },
            ..Signs::default()
        };
        let attempts = attempts(
            position,
            forms.map(|form| form.with_pawns_file(signs)),
            diagnose,
        );
        if attempts.is_empty() {
            return NotationError::Unreadable {
                at: 0,
                found: text.chars().next(),
                foreign: Vec::new(),
            };
        }
        NotationError::Illegal { attempts }
    }
}

/// The parts of a move's text, without regard to a position.
fn parse(text: &str, side: Color) -> Option<Said> {
    let mut rest = text.trim_end_matches(['!', '?']).trim_end();
    let (mut check, mut mate, mut en_passant) = (false, false, false);
    for end in ["mate", "#", "++", "ch.", "ch", "+", "e.p.", "ep"] {
        if let Some(before) = rest.strip_suffix(end) {
            match end {
                "ch." | "ch" | "+" => check = true,
                "e.p." | "ep" => en_passant = true,
                _ => mate = true,
            }
            rest = before.trim_end();
        }
    }
    let mut promotion = None;
    let begin = rest.trim_end_matches(')');
    if let Some((before, letter)) = begin.rsplit_once(['=', '(']) {
        let [Some(role), _] = Language::English.roles(letter.chars().next()?) else {
            return None;
        };
        if letter.len() > 1 {
            return None;
        }
        promotion = Some(role);
        rest = before;
    }
    let takes = rest.contains('x');
    let (man, target) = rest.split_once(if takes { 'x' } else { '-' })?;
    let (man, from) = man
        .split_once('/')
        .map_or((man, None), |(man, at)| (man, Some(at)));
    let mut said = Said {
        man: name(man)?,
        from: match from {
            Some(place) => places(place, side)?,
            None => Vec::new(),
        },
        takes,
        victim: None,
        to: Vec::new(),
        promotion,
        en_passant,
        check,
        mate,
    };
    if takes {
        let (victim, at) = target
            .split_once('/')
            .map_or((target, None), |(man, at)| (man, Some(at)));
        if let Some(victim) = name(victim) {
            said.victim = Some(victim);
            if let Some(place) = at {
                said.to = places(place, side)?;
            }
            return Some(said);
        }
    }
    said.to = places(target, side)?;
    (!said.to.is_empty()).then_some(said)
}

/// The squares of `K4`, `QB3`, and of a rank alone, `4`.
fn places(text: &str, side: Color) -> Option<Vec<Square>> {
    let (file, rank) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let number: u32 = rank.parse().ok().filter(|rank| (1..=8).contains(rank))?;
    let number = if side.is_white() {
        number - 1
    } else {
        8 - number
    };
    let rank = Rank::new(number);
    let files = if file.is_empty() {
        &File::ALL
    } else {
        name(file).filter(|name| name.role != Role::Pawn)?.files
    };
    Some(
        files
            .iter()
            .map(|file| Square::from_coords(*file, rank))
            .collect(),
    )
}

fn name(text: &str) -> Option<Name> {
    use File::{A, B, C, D, E, F, G, H};
    let text = text.replace("Kt", "N");
    let (of_pawn, text) = match text.strip_suffix('P') {
        Some("") => {
            return Some(Name {
                role: Role::Pawn,
                files: &File::ALL,
            });
        }
        Some(file) => (true, file),
        None => (false, text.as_str()),
    };
    let (role, files): (Role, &'static [File]) = match text {
        "K" => (Role::King, &[E]),
        "Q" => (Role::Queen, &[D]),
        "B" => (Role::Bishop, &[C, F]),
        "N" => (Role::Knight, &[B, G]),
        "R" => (Role::Rook, &[A, H]),
        "KB" => (Role::Bishop, &[F]),
        "QB" => (Role::Bishop, &[C]),
        "KN" => (Role::Knight, &[G]),
        "QN" => (Role::Knight, &[B]),
        "KR" => (Role::Rook, &[H]),
        "QR" => (Role::Rook, &[A]),
        _ => return None,
    };
    let role = if of_pawn { Role::Pawn } else { role };
    Some(Name { role, files })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation::{Style, read_move, write_move};

    fn san(fen: &str, text: &str) -> Result<String, &'static str> {
        let position = crate::rules::position::read_fen(fen).unwrap();
        match read_move(&position, text, Language::Descriptive) {
            Ok(reading) => Ok(write_move(&position, reading.played, Style::SAN)),
            Err(NotationError::Ambiguous { .. }) => Err("ambiguous"),
            Err(NotationError::Illegal { attempts }) if !attempts.is_empty() => Err("illegal"),
            Err(_) => Err("unreadable"),
        }
    }

    const BEGIN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const BLACK: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    const MIDDLE: &str = "r3k2r/pP3ppp/2n5/3pP3/1b6/2N2N2/PPP2PPP/R1BQ1RK1 w kq d6 0 9";

    #[test]
    fn moves_by_the_names_of_men_and_files() {
        for (fen, text, expected) in [
            (BEGIN, "P-K4", Ok("e4")),
            (BEGIN, "N-KB3", Ok("Nf3")),
            (BEGIN, "Kt-QB3", Ok("Nc3")),
            (BEGIN, "N-B3", Err("ambiguous")),
            (BEGIN, "P-B4", Err("ambiguous")),
            (BEGIN, "BP-B4", Err("ambiguous")),
            (BEGIN, "KBP-B4", Ok("f4")),
            (BEGIN, "P-K5", Err("illegal")),
            (BEGIN, "B-K3", Err("illegal")),
            (BEGIN, "QxP", Err("illegal")),
            (BEGIN, "e4", Err("unreadable")),
            (BEGIN, "P-K9", Err("unreadable")),
            (BEGIN, "P-", Err("unreadable")),
            (BEGIN, "Кf3", Err("unreadable")),
            (BLACK, "P-K4", Ok("e5")),
            (BLACK, "1...N-KB3", Ok("Nf6")),
            (MIDDLE, "O-O", Err("illegal")),
            (MIDDLE, "PxP e.p.", Ok("exd6")),
            (MIDDLE, "PxP", Ok("exd6")),
            (MIDDLE, "QxP", Ok("Qxd5")),
            (MIDDLE, "QxQP", Ok("Qxd5")),
            (MIDDLE, "QxP/Q5", Ok("Qxd5")),
            (MIDDLE, "NxQP", Ok("Nxd5")),
            (MIDDLE, "PxR(Q)ch", Ok("bxa8=Q+")),
            (MIDDLE, "P-N8=N", Ok("b8=N")),
            (MIDDLE, "N-Q4", Ok("Nd4")),
            (MIDDLE, "N/B3-K2", Ok("Ne2")),
            (MIDDLE, "N/KB3-R4 !", Ok("Nh4")),
            (MIDDLE, "R-K1", Ok("Re1")),
        ] {
            assert_eq!(san(fen, text), expected.map(str::to_owned), "{text}");
        }
    }
}
