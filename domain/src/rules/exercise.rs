//! Questions for learners, from the positions of a recorded game.

use shakmaty::{CastlingSide, EnPassantMode, Move, Position};

use super::{
    diagnosis::{Attempt, Illegality, diagnose_in},
    history::{End, Game},
};

/// A question about a position, with its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// How can the side to move mate in one? The mating moves.
    Mate(Vec<Move>),
    /// How can the side to move answer the check? All legal moves.
    Check(Vec<Move>),
    /// May a pawn be taken en passant? The legal captures.
    EnPassant(Vec<Move>),
    /// May the side to move castle on this side? The obstacles; empty if it may.
    Castling(CastlingSide, Vec<Illegality>),
    /// What can be taken? All legal captures.
    Captures(Vec<Move>),
    /// How did the game end in the last position? `None` if it is not over.
    Ending(Option<End>),
}

/// A question about the position after some half-moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// Half-moves played.
    pub half_moves: u32,
    /// The question with its answer.
    pub question: Question,
}

/// The questions from the positions of `game`, in its order: at most one of each kind, but castling once when it is legal and once when
/// it is not.
#[must_use]
pub fn exercises(game: &Game) -> Vec<Exercise> {
    let mut found: Vec<Exercise> = Vec::new();
    let mut before = Game::with_edition(game.initial().clone(), game.edition());
    let mut moves = game.moves();
    for half_moves in 0..=game.plies() {
        for question in questions(&before) {
            // Of the mates the latest is kept; of other kinds the first.
            let same = |known: &Exercise| same_kind(&known.question, &question);
            let position = found.iter().position(same);
            let exercise = Exercise {
                half_moves,
                question: question.clone(),
            };
            match position {
                None => found.push(exercise),
                Some(at) if matches!(question, Question::Mate(_)) => {
                    if let Some(known) = found.get_mut(at) {
                        *known = exercise;
                    }
                }
                Some(_) => {}
            }
        }
        if let Some(played) = moves.next() {
            before.push(played);
        }
    }
    if game.plies() > 0 {
        let end = game.automatic_end().and_then(|end| end.primary());
        found.push(Exercise {
            half_moves: game.plies(),
            question: Question::Ending(end),
        });
    }
    found.sort_by_key(|exercise| exercise.half_moves);
    found
}

fn same_kind(one: &Question, other: &Question) -> bool {
    match (one, other) {
        (Question::Castling(_, a), Question::Castling(_, b)) => a.is_empty() == b.is_empty(),
        _ => std::mem::discriminant(one) == std::mem::discriminant(other),
    }
}

/// The questions about the present position of `game`.
fn questions(game: &Game) -> Vec<Question> {
    let position = game.position();
    let legal = position.legal_moves();
    let mut questions = Vec::new();
    let mut ask = |moves: Vec<Move>, most: usize, question: fn(Vec<Move>) -> Question| {
        if (1..=most).contains(&moves.len()) {
            questions.push(question(moves));
        }
    };
    let mates = legal.iter().copied().filter(|played| {
        let mut after = position.clone();
        after.play_unchecked(*played);
        after.is_checkmate()
    });
    ask(mates.collect(), 3, Question::Mate);
    if position.is_check() {
        ask(legal.iter().copied().collect(), 6, Question::Check);
    }
    if position.ep_square(EnPassantMode::Legal).is_some() {
        let taken = legal
            .iter()
            .copied()
            .filter(|played| played.is_en_passant());
        ask(taken.collect(), 2, Question::EnPassant);
    }
    let captures: Vec<Move> = legal.iter().copied().filter(|m| m.is_capture()).collect();
    if captures.len() > 1 {
        ask(captures, 5, Question::Captures);
    }
    for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
        // No question about castling once the right is lost for ever.
        if !position.castles().has(position.turn(), side) || game.plies() < 4 {
            continue;
        }
        let hindered = diagnose_in(game, Attempt::Castle(side));
        let by_men_alone = hindered
            .iter()
            .all(|cause| matches!(cause, Illegality::CastlingManBetween(_)));
        if hindered.is_empty() || !by_men_alone {
            questions.push(Question::Castling(side, hindered));
        }
    }
    questions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Chess,
        notation::{Language, Style, read_move_in, write_move},
    };

    fn played(moves: &str) -> Game {
        let mut game = Game::new(Chess::default());
        for text in moves.split_whitespace() {
            let reading = read_move_in(&game, text, Language::English).unwrap();
            game.push(reading.played);
        }
        game
    }

    fn texts(game: &Game, half_moves: u32, moves: &[Move]) -> Vec<String> {
        let position = game.position_after(half_moves).unwrap();
        let mut texts: Vec<String> = moves
            .iter()
            .map(|played| write_move(position, *played, Style::SAN))
            .collect();
        texts.sort();
        texts
    }

    /// The scholar's mate: its mate, the captures, and the end.
    #[test]
    fn questions_of_the_scholars_mate() {
        let game = played("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
        let list = exercises(&game);
        let mate = list
            .iter()
            .find(|exercise| matches!(exercise.question, Question::Mate(_)))
            .unwrap();
        let Question::Mate(moves) = &mate.question else {
            panic!("{list:?}");
        };
        assert_eq!(mate.half_moves, 6);
        assert_eq!(texts(&game, 6, moves), ["Qxf7#"]);
        let Question::Ending(end) = &list.last().unwrap().question else {
            panic!("{list:?}");
        };
        assert!(matches!(end, Some(End::Checkmate { .. })));
        assert!(
            list.windows(2)
                .all(|two| two[0].half_moves <= two[1].half_moves)
        );
    }

    #[test]
    fn questions_of_castling_en_passant_and_check() {
        // Black's bishop on a6 guards f1 when White wants to castle; then it is gone.
        let game = played("e4 b6 Nf3 Ba6 Bxa6 Nxa6 O-O e6 e5 d5 exd6 Qxd6 Re1 O-O-O d4 Qxh2+ Nxh2");
        let list = exercises(&game);
        let of = |wanted: fn(&Question) -> bool| {
            list.iter()
                .find(|exercise| wanted(&exercise.question))
                .cloned()
        };
        let passing = of(|q| matches!(q, Question::EnPassant(_))).unwrap();
        let Question::EnPassant(moves) = &passing.question else {
            panic!("{list:?}");
        };
        assert_eq!(texts(&game, passing.half_moves, moves), ["exd6"]);
        let check = of(|q| matches!(q, Question::Check(_))).unwrap();
        let Question::Check(moves) = &check.question else {
            panic!("{list:?}");
        };
        assert_eq!(
            texts(&game, check.half_moves, moves),
            ["Kf1", "Kxh2", "Nxh2"]
        );
        let castling = of(|q| matches!(q, Question::Castling(_, why) if why.is_empty())).unwrap();
        assert!(castling.half_moves >= 6, "{castling:?}");
        assert_eq!(
            of(|q| matches!(q, Question::Ending(_))).unwrap().question,
            Question::Ending(None)
        );
        // No kind twice.
        for (index, one) in list.iter().enumerate() {
            for other in &list[index + 1..] {
                assert!(
                    !same_kind(&one.question, &other.question),
                    "{one:?} {other:?}"
                );
            }
        }
    }

    /// The latest mate, and of everything else the first; one capture is no choice; what hinders castling is asked from
    /// the third move on, unless men between king and rook are all of it.
    #[test]
    fn what_is_asked_and_when() {
        for (moves, expected) in [
            (
                "e4 e5 Bc4 Nc6 Qh5 a6 a3 Nf6 Qxf7#",
                &["6 captures", "8 mate", "9 castling", "9 ending"][..],
            ),
            ("d4 e6 c4 Bb4+ Nc3", &["4 check", "4 castling", "5 ending"]),
            ("e4 f6 Qh5+ g6", &["3 check", "4 captures", "4 ending"]),
        ] {
            let asked = exercises(&played(moves));
            let found = asked.iter().map(|exercise| {
                let kind = match exercise.question {
                    Question::Mate(_) => "mate",
                    Question::Check(_) => "check",
                    Question::EnPassant(_) => "en passant",
                    Question::Castling(..) => "castling",
                    Question::Captures(_) => "captures",
                    Question::Ending(_) => "ending",
                };
                format!("{} {kind}", exercise.half_moves)
            });
            assert_eq!(found.collect::<Vec<_>>(), expected, "{moves}");
        }
    }

    #[test]
    fn a_game_without_moves_asks_nothing() {
        assert_eq!(exercises(&Game::new(Chess::default())), []);
    }
}
