//! Games from PGN: every byte is kept, and nothing is skipped without a remark.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::{self, codes::language_code},
        game::{LoadedGame, open_pairing},
        tournament::{Basis, Loaded, until_written},
    },
    event::{Halt, RoundState, without_unseen},
    formats::pgn::{self, PgnGame},
    rules::{
        Chess, Position,
        notation::{Style, write_move},
        scoresheet::{Encoding, Finding, FindingKind},
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

use super::{ImportRefusal, trf_out::name_key};

/// Where a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// To this board.
    Board {
        /// Number of the round, from 1.
        round: i32,
        /// Number of the board, from 1.
        board: i32,
    },
    /// To no board: neither round and board nor names fit one pairing only.
    Nowhere,
    /// To no board: moves of that board are recorded already.
    Taken {
        /// Number of the round, from 1.
        round: i32,
        /// Number of the board, from 1.
        board: i32,
    },
    /// To no board: the game does not begin with the initial position.
    OtherPosition,
}

/// What was read of one game.
#[derive(Clone, Debug)]
pub struct GameReport {
    /// Number in the text, from 1.
    pub number: usize,
    /// Line on which it begins, from 1.
    pub line: u32,
    /// White, as in the tags.
    pub white: String,
    /// Black.
    pub black: String,
    /// Half-moves read.
    pub plies: usize,
    /// Half-moves with a clock.
    pub clocks: usize,
    /// Where the game is stored.
    pub placement: Placement,
    /// What is to be said about the text, with line and column.
    pub findings: Vec<Finding>,
}

/// What was read of a text.
#[derive(Clone, Debug, Default)]
pub struct GamesPreview {
    /// The games in their order.
    pub games: Vec<GameReport>,
}

impl GamesPreview {
    /// Findings because of which moves or signs of the text are in no move list.
    #[must_use]
    pub fn losses(&self) -> usize {
        self.games
            .iter()
            .flat_map(|game| &game.findings)
            .filter(|finding| is_loss(finding))
            .count()
    }
}

fn is_loss(finding: &Finding) -> bool {
    finding.kind.breaks_record()
        || matches!(
            finding.kind,
            FindingKind::MovesNotRead { .. }
                | FindingKind::Form { .. }
                | FindingKind::MoreFaults { .. }
                | FindingKind::BadClock { .. }
        )
}

/// A game and the bytes that belong to it: from the end of the one before to its own end.
struct Read {
    game: PgnGame,
    source: String,
    /// Each move in UCI and in SAN: written before the transaction begins.
    texts: Vec<(String, String)>,
}

fn read(text: &[u8], halt: &Halt) -> Result<Vec<Read>, AppError> {
    let refuse = |refusal| Err(Refusal::Import(refusal).into());
    let games: Vec<PgnGame> = pgn::games(text).collect();
    let empty = games
        .iter()
        .all(|game| game.tags.is_empty() && game.moves.is_empty());
    if empty {
        return refuse(ImportRefusal::NoGame);
    }
    let mut from = 0;
    let last = games.len() - 1;
    games
        .into_iter()
        .enumerate()
        .map(|(index, game)| {
            halt.reached(index, last + 1);
            if halt.is_due() {
                return Err(Refusal::Stopped.into());
            }
            let to = if index == last {
                text.len()
            } else {
                game.span.end
            };
            let bytes = text.get(from..to).unwrap_or_default();
            from = to;
            // PostgreSQL holds no NUL.
            let source = Encoding::of(bytes).decode(bytes).replace('\0', "\u{fffd}");
            let texts = move_texts(&game);
            Ok(Read {
                game,
                source,
                texts,
            })
        })
        .collect()
}

/// The whole text again, for the deed.
fn whole(games: &[Read]) -> String {
    games.iter().map(|read| read.source.as_str()).collect()
}

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

fn tag<'a>(game: &'a PgnGame, name: &str) -> &'a str {
    game.tag(name).unwrap_or_default()
}

fn clean(text: &str) -> String {
    without_unseen(text).chars().take(200).collect()
}

/// Words of a name in alphabetical order, so that it does not matter which comes first.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = name_key(name).split(' ').map(str::to_owned).collect();
    words.sort();
    words.retain(|word| !word.is_empty());
    words
}

/// The pairings of published rounds, to find that of a game.
struct Boards<'a> {
    all: Vec<(i32, &'a PairingRow, [Vec<String>; 2])>,
}

impl<'a> Boards<'a> {
    fn of(loaded: &'a Loaded) -> Self {
        let name = |entry| {
            loaded
                .entry(entry)
                .map_or_else(Vec::new, |e| words(&e.person.name.with_comma()))
        };
        let numbers: HashMap<i32, i32> = loaded
            .rounds
            .iter()
            .filter(|round| round.state == RoundState::Published)
            .map(|round| (round.id, round.number))
            .collect();
        let all = loaded
            .pairings
            .iter()
            .filter_map(|pairing| {
                let names = [name(pairing.white_entry_id), name(pairing.black_entry_id)];
                Some((*numbers.get(&pairing.round_id)?, pairing, names))
            })
            .collect();
        Self { all }
    }

    /// By both names, or by round and board where no name speaks against it.
    fn find(&self, game: &PgnGame) -> Option<(i32, &'a PairingRow)> {
        let (white, black) = (words(tag(game, "White")), words(tag(game, "Black")));
        let mut parts = tag(game, "Round")
            .split('.')
            .map(|part| part.trim().parse::<i32>());
        let (round, board) = (
            parts.next().and_then(Result::ok),
            parts.next().and_then(Result::ok),
        );
        let named: Vec<_> = self
            .all
            .iter()
            .filter(|(_, _, [w, b])| *w == white && *b == black)
            .collect();
        let of_round: Vec<_> = named
            .iter()
            .filter(|(number, ..)| Some(*number) == round)
            .collect();
        match (of_round.as_slice(), named.as_slice()) {
            ([(number, pairing, _)], _) | ([], [(number, pairing, _)]) => {
                return Some((*number, pairing));
            }
            _ => {}
        }
        self.all
            .iter()
            .find(|(number, pairing, _)| Some(*number) == round && Some(pairing.board) == board)
            .filter(|(_, _, [w, b])| {
                let unknown = white.is_empty() && black.is_empty();
                unknown || white == *w || black == *b
            })
            .map(|(number, pairing, _)| (*number, *pairing))
    }
}

fn report(number: usize, game: &PgnGame, placement: Placement) -> GameReport {
    GameReport {
        number,
        line: game.line,
        white: clean(tag(game, "White")),
        black: clean(tag(game, "Black")),
        plies: game.moves.len(),
        clocks: game.moves.iter().filter(|m| m.clock.is_some()).count(),
        placement,
        findings: game.findings.clone(),
    }
}

/// Takes in all games of a text. Those that fit one pairing go to its board, the others stand by themselves.
/// Results of the boards stay as the arbiter entered them. The text is read before the transaction begins.
///
/// # Errors
/// [`ImportRefusal::Games`] when something of the text would be in no move list and `accept` is not set; no game;
/// not an arbiter of this tournament; [`Refusal::Stopped`]; [`Refusal::Overtaken`]. Nothing changes then.
pub fn import_games(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    text: &[u8],
    accept: bool,
    halt: &Halt,
) -> Result<Done<GamesPreview>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.read(|conn| access::require(conn, actor, Action::RunTournament(id)))?;
    let games = read(text, halt)?;
    until_written(halt, || {
        let basis = match Basis::read(ctx, actor, key, slug)? {
            Done::Fresh(basis) => basis,
            Done::Repeated(subject) => return Ok(Done::Repeated(subject)),
        };
        let loaded = &*basis.snapshot;
        let boards = Boards::of(loaded);
        let mut preview = GamesPreview::default();
        let mut placed = Vec::with_capacity(games.len());
        let mut taken = HashSet::new();
        ctx.read(|conn| -> Result<(), AppError> {
            for (number, read) in (1..).zip(&games) {
                let (placement, pairing) = place(conn, loaded, &boards, &taken, &read.game)?;
                taken.extend(pairing.map(|pairing| pairing.id));
                placed.push(pairing);
                preview.games.push(report(number, &read.game, placement));
            }
            Ok(())
        })?;
        if !accept && preview.losses() > 0 {
            return Err(Refusal::Import(ImportRefusal::Games(Box::new(preview))).into());
        }
        // A closed tournament takes games too: they fill boards without moves and touch no result.
        ctx.write_much_to_closed(actor, Action::RunTournament(id), key, |conn| {
            basis.must_stand(conn)?;
            for (read, board) in games.iter().zip(&placed) {
                store(conn, actor, loaded, *board, read, now)?;
            }
            let moves: usize = preview.games.iter().map(|game| game.plies).sum();
            Ok(Audited {
                deed: Deed::GamesImported(deed::GamesImported {
                    games: preview.games.len(),
                    plies: moves,
                    accept,
                    text: whole(&games),
                }),
                value: preview,
            })
        })
    })
}

/// Takes in the game of one board.
///
/// # Errors
/// As [`import_games`]; more than one game; moves of this board are recorded already.
pub fn import_board(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    pairing: i32,
    text: &[u8],
    accept: bool,
) -> Result<Done<GamesPreview>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.read(|conn| access::require(conn, actor, Action::RunTournament(id)))?;
    let games = read(text, &Halt::never())?;
    let refuse = |refusal| AppError::from(Refusal::Import(refusal));
    ctx.write_much_to_closed(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let pairing = open_pairing(conn, &loaded, pairing)?;
        let [read] = games.as_slice() else {
            return Err(refuse(ImportRefusal::MoreGames(games.len())));
        };
        if read.game.initial != Chess::default() {
            return Err(refuse(ImportRefusal::OtherPosition));
        }
        let there = LoadedGame::of_pairing(conn, pairing.id, loaded.tournament.rules_edition)?;
        if !there.moves.is_empty() {
            return Err(refuse(ImportRefusal::BoardTaken));
        }
        let round = loaded.rounds.iter().find(|r| r.id == pairing.round_id);
        let placement = Placement::Board {
            round: round.map_or(0, |round| round.number),
            board: pairing.board,
        };
        let preview = GamesPreview {
            games: vec![report(1, &read.game, placement)],
        };
        if !accept && preview.losses() > 0 {
            return Err(refuse(ImportRefusal::Games(Box::new(preview))));
        }
        store(conn, actor, &loaded, Some(&pairing), read, now)?;
        Ok(Audited {
            deed: Deed::GameImported(deed::GameImported {
                pairing: pairing.id,
                plies: read.game.moves.len(),
                accept,
                text: whole(&games),
            }),
            value: preview,
        })
    })
}

fn place<'a>(
    conn: &mut Conn,
    loaded: &Loaded,
    boards: &Boards<'a>,
    taken: &HashSet<i32>,
    game: &PgnGame,
) -> Result<(Placement, Option<&'a PairingRow>), AppError> {
    let Some((round, pairing)) = boards.find(game) else {
        return Ok((Placement::Nowhere, None));
    };
    if game.initial != Chess::default() {
        return Ok((Placement::OtherPosition, None));
    }
    let board = pairing.board;
    let there = LoadedGame::of_pairing(conn, pairing.id, loaded.tournament.rules_edition)?;
    Ok(if there.moves.is_empty() && !taken.contains(&pairing.id) {
        (Placement::Board { round, board }, Some(pairing))
    } else {
        (Placement::Taken { round, board }, None)
    })
}

fn store(
    conn: &mut Conn,
    actor: &Actor,
    loaded: &Loaded,
    board: Option<&PairingRow>,
    read: &Read,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let game = &read.game;
    let tags = serde_json::to_string(&game.tags)
        .map_err(|error| AppError::System(error.to_string()))?
        .replace("\\u0000", "\\ufffd");
    let source_language = game.language.map(language_code);
    let existing = match board {
        Some(pairing) => rows::games::of_pairing(conn, pairing.id)?,
        None => None,
    };
    let id = if let Some(row) = existing {
        rows::games::set_source(conn, row.id, &read.source, &tags, source_language)?;
        if !rows::games::touch(conn, row.id, row.version)? {
            return Err(AppError::Stale);
        }
        row.id
    } else {
        let name = |entry: i32| {
            let entry = loaded.entry(entry);
            entry.map_or_else(String::new, |entry| entry.person.name.with_comma())
        };
        let (white, black, round_tag) = match board {
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
        rows::games::insert(
            conn,
            &NewGame {
                tournament_id: loaded.tournament.id,
                pairing_id: board.map(|pairing| pairing.id),
                white_name: &white,
                black_name: &black,
                round_tag: &round_tag,
                result: &clean(result),
                rules_edition: loaded.tournament.rules_edition.into(),
                tags: &tags,
                source: &read.source,
                source_language,
                created_at: now,
                version: 1,
            },
        )?
    };
    store_moves(conn, actor, read, id, now)
}

fn store_moves(
    conn: &mut Conn,
    actor: &Actor,
    read: &Read,
    id: i32,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let game = &read.game;
    let mut clocks = Vec::with_capacity(game.moves.len());
    let (mut white, mut black) = (None, None);
    for (ply, recorded) in (1_i32..).zip(&game.moves) {
        let clock = recorded
            .clock
            .and_then(|clock| i32::try_from(clock.centiseconds()).ok());
        if ply % 2 == 1 {
            white = clock;
        } else {
            black = clock;
        }
        clocks.push((white, black));
    }
    let moves: Vec<NewMove<'_>> = (1..)
        .zip(&game.moves)
        .zip(read.texts.iter().zip(&clocks))
        .map(|((ply, recorded), ((uci, san), (white, black)))| NewMove {
            game_id: id,
            ply,
            uci,
            san,
            written: &recorded.text,
            white_clock: *white,
            black_clock: *black,
            draw_offer: false,
            made_by: actor.name(),
            made_at: now,
        })
        .collect();
    Ok(rows::games::insert_moves(conn, &moves)?)
}
