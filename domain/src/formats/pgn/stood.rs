//! Games in which an illegal move stood (Law A.5.2). A list of legal moves cannot show such a game.
//!
//! PGN has no sign for such a move. The game is written as several records, one after the other. Each has the players' tags and
//! `Part`. Each but the first begins from the position that the illegal move left (`SetUp`, `FEN`). Each but the last ends with a
//! comment on the illegal move and with `*`. So every record is legal by itself, every program can replay it, and the result of
//! the game is counted only once.

use shakmaty::{Chess, EnPassantMode, fen::Fen};

use super::pgn_game::{PgnGame, RecordedMove};
use super::termination::termination;
use super::write::{WriteError, write};
use crate::rules::scoresheet::ResultMark;

/// An illegal move that stood, and what followed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stood {
    /// The comment on it, in the language of the file: the move as it was made, and the article.
    pub comment: String,
    /// The position after the illegal move.
    pub left: Chess,
    /// The moves from there up to the next illegal one, or to the end.
    pub moves: Vec<RecordedMove>,
}

/// Writes a game whose record breaks at illegal moves that stood. `game` holds the tags, the result, and the moves before the
/// first illegal one. If `stood` is empty, the text is that of [`write()`].
///
/// ```
/// # use tratto_domain::{formats::pgn::{PgnGame, Stood, write_with_stood}, rules::position::read_fen};
/// let left = read_fen("rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2").unwrap();
/// let comment = "2. Ke1-e3 is illegal (3.8.1) and stood (A.5.2)".to_owned();
/// let stood = Stood { comment, left, moves: Vec::new() };
/// let text = write_with_stood(&PgnGame::default(), &[stood])?;
/// assert!(text.contains("[Part \"2/2\"]"));
/// # Ok::<(), tratto_domain::formats::pgn::WriteError>(())
/// ```
///
/// # Errors
/// [`WriteError`]; half-moves are counted within their own record.
pub fn write_with_stood(game: &PgnGame, stood: &[Stood]) -> Result<String, WriteError> {
    if stood.is_empty() {
        return write(game);
    }
    let parts = stood.len() + 1;
    let first = PgnGame {
        moves: game.moves.clone(),
        initial: game.initial.clone(),
        opening_comment: game.opening_comment.clone(),
        opening: game.opening.clone(),
        ..part(game, 1, parts)
    };
    let mut records = vec![first];
    for (number, broken) in (2..).zip(stood) {
        if let Some(before) = records.last_mut() {
            add_comment(before, &broken.comment);
        }
        let mut record = PgnGame {
            moves: broken.moves.clone(),
            initial: broken.left.clone(),
            ..part(game, number, parts)
        };
        let fen = Fen::from_position(&broken.left, EnPassantMode::Legal).to_string();
        record
            .tags
            .retain(|(name, _)| name != "FEN" && name != "SetUp");
        record.tags.push(("SetUp".to_owned(), "1".to_owned()));
        record.tags.push(("FEN".to_owned(), fen));
        records.push(record);
    }
    records.iter().map(write).collect()
}

/// The tags of one record of a game; only the last has the result.
fn part(game: &PgnGame, number: usize, parts: usize) -> PgnGame {
    let mut tags = game.tags.clone();
    let mut result = game.result;
    if number < parts {
        result = Some(ResultMark::Unknown);
        for (name, value) in &mut tags {
            match name.as_str() {
                "Result" => ResultMark::Unknown.as_str().clone_into(value),
                "Termination" => termination(None).clone_into(value),
                _ => {}
            }
        }
    }
    tags.push(("Part".to_owned(), format!("{number}/{parts}")));
    PgnGame {
        tags,
        result,
        ..PgnGame::default()
    }
}

/// Adds words after the last move.
fn add_comment(record: &mut PgnGame, words: &str) {
    let place = match record.moves.last_mut() {
        Some(last) => &mut last.comment,
        None => &mut record.opening_comment,
    };
    match place {
        Some(before) => {
            before.push(' ');
            before.push_str(words);
        }
        None => *place = Some(words.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::pgn::games;
    use crate::rules::position::{read_fen, write_fen};
    use crate::{event::Word as _, rules::verdict::Reason};

    fn read(text: &str) -> Vec<PgnGame> {
        games(text.as_bytes()).collect()
    }

    #[test]
    fn article_a_5_2_an_illegal_move_that_stood_is_written_as_legal_records() {
        let before = "[White \"Rossi\"]\n[Black \"Bianchi\"]\n[Result \"0-1\"]\n\
            [Termination \"time forfeit\"]\n\n1. e4 e5 {[%clk 0:04:10]} 0-1";
        let game = read(before).remove(0);
        let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2";
        let left = read_fen(fen).unwrap();
        let after = read(&format!("[FEN \"{fen}\"]\n\n2... Nf6 3. Kd3 *")).remove(0);
        let stood = Stood {
            comment: "2. Ke1-e3: illegale (3.8.1), non corretta in tempo (A.5.2)".to_owned(),
            left: left.clone(),
            moves: after.moves.clone(),
        };
        let text = write_with_stood(&game, std::slice::from_ref(&stood)).unwrap();
        let records = read(&text);
        assert_eq!(records.len(), 2);
        assert!(
            records
                .iter()
                .all(|record| record.complete && record.findings.is_empty())
        );
        assert_eq!(records[0].moves[1].clock, game.moves[1].clock);
        let comment = records[0].moves[1].comment.as_deref();
        assert_eq!(comment, Some(stood.comment.as_str()));
        assert_eq!(write_fen(&records[1].initial), write_fen(&left));
        assert_eq!(records[1].moves.len(), 2);
        let results: Vec<_> = records
            .iter()
            .map(|record| (record.result, record.tag("Termination"), record.tag("Part")))
            .collect();
        assert_eq!(
            results,
            [
                (Some(ResultMark::Unknown), Some("unterminated"), Some("1/2")),
                (
                    Some(ResultMark::BlackWins),
                    Some("time forfeit"),
                    Some("2/2")
                ),
            ]
        );
        // Without one, the game as it is; before the first move, the words come first.
        assert_eq!(write_with_stood(&game, &[]), write(&game));
        let at_once = write_with_stood(&PgnGame::default(), &[stood]).unwrap();
        assert_eq!(
            read(&at_once)[0].opening_comment.as_deref(),
            Some("2. Ke1-e3: illegale (3.8.1), non corretta in tempo (A.5.2)")
        );
    }

    /// The first record begins where the game began; each says once where it begins.
    #[test]
    fn article_a_5_2_records_of_a_game_that_began_from_a_position() {
        let start = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1";
        let text = format!("[SetUp \"1\"]\n[FEN \"{start}\"]\n\n{{prima}} 1... Ke7 2. e4 *");
        let mut game = read(&text).remove(0);
        game.result = Some(ResultMark::WhiteWins);
        let fen = "4k3/8/8/4P3/8/8/8/4K3 b - - 0 2";
        let stood = Stood {
            comment: "illegale".to_owned(),
            left: read_fen(fen).unwrap(),
            moves: Vec::new(),
        };
        let records = read(&write_with_stood(&game, &[stood]).unwrap());
        let begun: Vec<_> = (records.iter())
            .map(|record| {
                let names = record
                    .tags
                    .iter()
                    .filter(|(name, _)| name == "FEN" || name == "SetUp");
                (
                    record.tag("FEN"),
                    names.count(),
                    record.opening_comment.as_deref(),
                    record.result,
                )
            })
            .collect();
        let last = Some(ResultMark::WhiteWins);
        assert_eq!(
            begun,
            [
                (Some(start), 2, Some("prima"), Some(ResultMark::Unknown)),
                (Some(fen), 2, None, last)
            ]
        );
        assert_eq!(write_fen(&records[0].initial), start);
        assert_eq!(records[0].moves.len(), 2);
    }

    #[test]
    fn every_reason_has_its_word() {
        let words = [
            "abandoned",
            "adjudication",
            "death",
            "emergency",
            "normal",
            "rules infraction",
            "time forfeit",
            "unterminated",
        ];
        for reason in Reason::ALL {
            assert!(words.contains(&termination(Some(reason))), "{reason:?}");
            assert_eq!(Reason::from_code(reason.code()), Some(reason));
        }
        assert_eq!(termination(None), "unterminated");
        assert_eq!(termination(Some(Reason::Flag)), "time forfeit");
        assert_eq!(termination(Some(Reason::IllegalMoves)), "rules infraction");
        assert_eq!(termination(Some(Reason::ThreefoldClaim)), "normal");
    }
}
