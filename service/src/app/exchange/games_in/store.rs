//! Stores imported games, some at a time.

use std::mem;

use chrono::NaiveDateTime;

use crate::{
    app::{Actor, AppError, deed::codes::language_code, tournament::Loaded},
    formats::pgn::PgnGame,
    rules::{
        Position,
        notation::{Style, write_move},
    },
    store::{
        Conn,
        rows::{
            self,
            games::{NewGame, NewMove},
            pairings::PairingRow,
        },
    },
};

use super::{
    report::{clean, tag},
    text::ReadGame,
};

/// Games stored together, so that a statement holds many moves and memory few games.
const AT_ONCE: usize = 64;

/// Stores games in the order of the text.
pub(super) struct Storing<'a> {
    actor: &'a Actor,
    loaded: &'a Loaded,
    now: NaiveDateTime,
    waiting: Vec<(ReadGame, Option<&'a PairingRow>)>,
}

impl<'a> Storing<'a> {
    /// Nothing waits yet.
    pub fn new(actor: &'a Actor, loaded: &'a Loaded, now: NaiveDateTime) -> Self {
        Self {
            actor,
            loaded,
            now,
            waiting: Vec::new(),
        }
    }

    /// Adds a game of this board, or of no board.
    pub fn add(
        &mut self,
        conn: &mut Conn,
        read: ReadGame,
        board: Option<&'a PairingRow>,
    ) -> Result<(), AppError> {
        self.waiting.push((read, board));
        if self.waiting.len() < AT_ONCE {
            return Ok(());
        }
        self.finish(conn)
    }

    /// Stores the games that still wait.
    pub fn finish(&mut self, conn: &mut Conn) -> Result<(), AppError> {
        let games = mem::take(&mut self.waiting);
        let mut heads = Vec::with_capacity(games.len());
        let mut there = Vec::with_capacity(games.len());
        for (read, board) in &games {
            let head = Head::of(self.loaded, *board, &read.game)?;
            there.push(head.give_to_board(conn, *board, &read.source)?);
            heads.push(head);
        }
        let fresh: Vec<NewGame<'_>> = games
            .iter()
            .zip(&heads)
            .zip(&there)
            .filter(|(_, there)| there.is_none())
            .map(|(((read, board), head), _)| self.row(*board, head, &read.source))
            .collect();
        let mut fresh = rows::games::insert_all(conn, &fresh)?.into_iter();
        let texts: Vec<_> = games
            .iter()
            .map(|(read, _)| move_texts(&read.game))
            .collect();
        let mut moves = Vec::new();
        for (((read, _), texts), there) in games.iter().zip(&texts).zip(there) {
            let Some(id) = there.or_else(|| fresh.next()) else {
                return Err(AppError::System("a game without a number".into()));
            };
            moves.extend(self.moves(id, &read.game, texts));
        }
        Ok(rows::games::insert_moves(conn, &moves)?)
    }

    fn row<'b>(&self, board: Option<&PairingRow>, head: &'b Head, source: &'b str) -> NewGame<'b> {
        let tournament = &self.loaded.tournament;
        NewGame {
            tournament_id: tournament.id,
            pairing_id: board.map(|pairing| pairing.id),
            white_name: &head.white,
            black_name: &head.black,
            round_tag: &head.round,
            result: &head.result,
            rules_edition: tournament.rules_edition.into(),
            tags: &head.tags,
            source,
            source_language: head.language,
            created_at: self.now,
            version: 1,
        }
    }

    fn moves<'b>(
        &'b self,
        game_id: i32,
        game: &'b PgnGame,
        texts: &'b [(String, String)],
    ) -> impl Iterator<Item = NewMove<'b>> {
        let (mut white_clock, mut black_clock) = (None, None);
        let made_by = self.actor.name();
        let moves = (1_i32..).zip(&game.moves).zip(texts);
        moves.map(move |((ply, recorded), (uci, san))| {
            let clock = recorded.clock;
            let clock = clock.and_then(|clock| i32::try_from(clock.centiseconds()).ok());
            if ply % 2 == 1 {
                white_clock = clock;
            } else {
                black_clock = clock;
            }
            NewMove {
                game_id,
                ply,
                uci,
                san,
                written: &recorded.text,
                white_clock,
                black_clock,
                draw_offer: false,
                made_by,
                made_at: self.now,
            }
        })
    }
}

/// What is stored of a game besides its text and its moves.
struct Head {
    white: String,
    black: String,
    round: String,
    result: String,
    /// The tags as JSON.
    tags: String,
    language: Option<&'static str>,
}

impl Head {
    fn of(loaded: &Loaded, board: Option<&PairingRow>, game: &PgnGame) -> Result<Self, AppError> {
        let tags = serde_json::to_string(&game.tags)
            .map_err(|error| AppError::System(error.to_string()))?
            .replace("\\u0000", "\\ufffd");
        let name = |entry: i32| {
            let entry = loaded.entry(entry);
            entry.map_or_else(String::new, |entry| entry.person.name.with_comma())
        };
        let (white, black, round) = match board {
            Some(pairing) => {
                let round = loaded.rounds.iter().find(|r| r.id == pairing.round_id);
                let number = round.map_or(0, |round| round.number);
                (
                    name(pairing.white_entry_id),
                    name(pairing.black_entry_id),
                    format!("{number}.{}", pairing.board),
                )
            }
            None => (
                clean(tag(game, "White")),
                clean(tag(game, "Black")),
                clean(tag(game, "Round")),
            ),
        };
        let result = game
            .result
            .map_or_else(|| tag(game, "Result"), |mark| mark.as_str());
        Ok(Self {
            white,
            black,
            round,
            result: clean(result),
            tags,
            language: game.language.map(language_code),
        })
    }

    /// Adds the text to the game of this board if one exists already, and gives its number.
    fn give_to_board(
        &self,
        conn: &mut Conn,
        board: Option<&PairingRow>,
        source: &str,
    ) -> Result<Option<i32>, AppError> {
        let Some(pairing) = board else {
            return Ok(None);
        };
        let Some(row) = rows::games::of_pairing(conn, pairing.id)? else {
            return Ok(None);
        };
        rows::games::set_source(conn, row.id, source, &self.tags, self.language)?;
        if !rows::games::touch(conn, row.id, row.version)? {
            return Err(AppError::Stale);
        }
        Ok(Some(row.id))
    }
}

/// Each move in UCI and in SAN.
fn move_texts(game: &PgnGame) -> Vec<(String, String)> {
    let mut position = game.initial.clone();
    let mut texts = Vec::with_capacity(game.moves.len());
    for recorded in &game.moves {
        texts.push((
            write_move(&position, recorded.played, Style::Uci),
            write_move(&position, recorded.played, Style::SAN),
        ));
        position.play_unchecked(recorded.played);
    }
    texts
}
