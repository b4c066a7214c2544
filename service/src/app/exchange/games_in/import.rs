//! Imports the games of a text, all of them or none.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed,
        exchange::ImportRefusal,
        game::{LoadedGame, open_pairing},
        tournament::{Basis, Loaded, until_written},
    },
    event::Halt,
    rules::{Chess, position::is_array_of_960},
    store::rows::{self, pairings::PairingRow},
};

use super::{
    boards::Boards,
    report::{GameReport, GamesPreview, Placement},
    store::Storing,
    text::{GamesText, ReadGame},
};

/// Maximum games in one text.
pub const MOST_GAMES: usize = 100_000;
/// Maximum remarks about one text.
pub const MOST_REMARKS: usize = 50_000;

/// Share of the work that storing takes; reading the text counts as one part.
const STORING: usize = 5;

fn refuse(refusal: ImportRefusal) -> AppError {
    Refusal::Import(refusal).into()
}

/// Progress of reading and storing a text, as the job shows it.
struct Way<'a> {
    halt: &'a Halt,
    bytes: usize,
}

impl Way<'_> {
    fn read(&self, bytes: usize) -> Result<(), AppError> {
        self.halt.reached(bytes, self.bytes * (1 + STORING));
        if self.halt.is_due() {
            return Err(Refusal::Stopped.into());
        }
        Ok(())
    }

    /// Reports the progress, and whether to stop. It does not pause for others, who wait for the transaction anyway.
    fn stored(&self, bytes: usize) -> Result<(), AppError> {
        let done = self.bytes + bytes * STORING;
        self.halt.reached(done, self.bytes * (1 + STORING));
        if self.halt.is_due_now() {
            return Err(Refusal::Stopped.into());
        }
        Ok(())
    }
}

/// Reads a text and finds the places of its games.
fn look<'a>(
    text: GamesText<'_>,
    way: &Way<'_>,
    boards: &mut Boards<'a>,
) -> Result<(GamesPreview, Vec<Option<&'a PairingRow>>), AppError> {
    let mut preview = GamesPreview::default();
    let mut placed = Vec::new();
    let (mut is_empty, mut remarks) = (true, 0);
    text.each(|ReadGame { game, end, .. }| {
        way.read(end)?;
        is_empty &= game.tags.is_empty() && game.moves.is_empty();
        let (placement, pairing) = boards.place(&game);
        placed.push(pairing);
        let number = preview.games.len() + 1;
        let report = GameReport::of(number, &game, placement);
        remarks += report.findings.len();
        preview.games.push(report);
        if number > MOST_GAMES {
            return Err(refuse(ImportRefusal::TooManyGames(MOST_GAMES)));
        }
        if remarks > MOST_REMARKS {
            return Err(refuse(ImportRefusal::TooManyRemarks(MOST_REMARKS)));
        }
        Ok(())
    })?;
    if is_empty {
        return Err(refuse(ImportRefusal::NoGame));
    }
    Ok((preview, placed))
}

/// Imports all games of a text. A game that fits exactly one pairing goes to its board; the others are stored without
/// one. Results of the boards stay as the arbiter entered them.
///
/// # Errors
/// [`ImportRefusal::Games`] if something in the text would appear in no move list and `accept` is not set; no game;
/// more games or remarks than [`MOST_GAMES`], [`MOST_REMARKS`]; not an arbiter of this tournament;
/// [`Refusal::Stopped`]; [`Refusal::Overtaken`]. Nothing changes then.
pub fn import_games(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    text: GamesText<'_>,
    accept: bool,
    halt: &Halt,
) -> Result<Done<GamesPreview>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    let bytes = text.len()?;
    let way = Way { halt, bytes };
    until_written(halt, || {
        let basis = match Basis::read(ctx, actor, key, slug)? {
            Done::Fresh(basis) => basis,
            Done::Repeated(subject) => return Ok(Done::Repeated(subject)),
        };
        let loaded = &*basis.snapshot;
        let with_moves = ctx.read(|conn| Ok(rows::games::pairings_with_moves(conn, id)?))?;
        let mut boards = Boards::of(loaded, with_moves.into_iter().collect());
        let (preview, placed) = look(text, &way, &mut boards)?;
        if !accept && preview.losses() > 0 {
            return Err(refuse(ImportRefusal::Games(Box::new(preview))));
        }
        // A closed tournament accepts games too: they fill boards without moves and change no result.
        ctx.write_much_to_closed(actor, Action::RunTournament(id), key, |conn| {
            basis.must_stand(conn)?;
            let mut whole = String::with_capacity(bytes);
            let mut storing = Storing::new(actor, loaded, now);
            let mut placed = placed.into_iter();
            // Reading a game again costs a hundredth of storing it.
            text.each(|read| {
                way.stored(read.end)?;
                whole.push_str(&read.source);
                storing.add(conn, read, placed.next().flatten())
            })?;
            storing.finish(conn)?;
            Ok(Audited {
                deed: Deed::GamesImported(deed::GamesImported {
                    games: preview.games.len(),
                    plies: preview.games.iter().map(|game| game.plies).sum(),
                    accept,
                    text: whole,
                }),
                value: preview,
            })
        })
    })
}

/// Imports the game of one board.
///
/// # Errors
/// As [`import_games`]; more than one game; moves of this board are recorded already.
pub fn import_board(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    pairing: i32,
    text: GamesText<'_>,
    accept: bool,
) -> Result<Done<GamesPreview>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.read(|conn| access::require(conn, actor, Action::RunTournament(id)))?;
    let (mut first, mut count) = (None, 0);
    text.each(|read| {
        count += 1;
        if first.is_none() {
            first = Some(read);
        }
        Ok(())
    })?;
    let is_game = |read: &ReadGame| !read.game.tags.is_empty() || !read.game.moves.is_empty();
    let Some(read) = first.filter(|read| count > 1 || is_game(read)) else {
        return Err(refuse(ImportRefusal::NoGame));
    };
    ctx.write_much_to_closed(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let pairing = open_pairing(conn, &loaded, pairing)?;
        if count > 1 {
            return Err(refuse(ImportRefusal::MoreGames(count)));
        }
        let initial = &read.game.initial;
        if *initial != Chess::default() && !is_array_of_960(initial) {
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
            games: vec![GameReport::of(1, &read.game, placement)],
        };
        if !accept && preview.losses() > 0 {
            return Err(refuse(ImportRefusal::Games(Box::new(preview))));
        }
        let deed = Deed::GameImported(deed::GameImported {
            pairing: pairing.id,
            plies: read.game.moves.len(),
            accept,
            text: read.source.clone(),
        });
        let mut storing = Storing::new(actor, &loaded, now);
        storing.add(conn, read, Some(&pairing))?;
        storing.finish(conn)?;
        Ok(Audited {
            deed,
            value: preview,
        })
    })
}
