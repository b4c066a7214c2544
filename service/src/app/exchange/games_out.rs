//! Recorded games as PGN. Flags, claims and incidents are not in them (Laws 11.12, 12.6).

use std::{collections::HashMap, io::Write, mem};

use crate::{
    app::{
        Actor, AppError, Context,
        game::{
            decision::{Decision, Detail},
            initial_position, replay_from,
        },
        tournament::{Loaded, reason::ResultReason},
    },
    clock::{ClockTime, TimeControl},
    event::Outlet,
    formats::pgn::{self, PgnGame, RecordedMove, Stood},
    rules::scoresheet::ResultMark,
    store::{
        Conn,
        rows::{
            self,
            entries::EntryRow,
            games::{GameRow, MoveRow},
            incidents::IncidentRow,
            pairings::PairingRow,
            rounds::RoundRow,
        },
    },
};

use super::{
    around::{Said, SaidOfGame, joined},
    recorded::{Eyes, Place, Recorded, Seen, recorded},
    stood::Standing,
};

/// Which games are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All of the tournament.
    All,
    /// Those of one round: every board in its order, also those of which nothing is seen, so that programs that count games
    /// count boards.
    Round(u8),
    /// Those of one participant, by the number of the entry.
    Player(i32),
    /// One, by its number.
    One(i32),
}

/// Games that are read at once.
const AT_ONCE: usize = 100;
/// Half-moves that are asked for by their numbers at once.
const MOVES_AT_ONCE: usize = 1000;

/// A game with where it was played.
pub(super) struct Stored<'a> {
    pub row: GameRow,
    pub moves: Vec<MoveRow>,
    pub place: Place<'a>,
    /// Whether all moves are seen.
    pub is_whole: bool,
}

impl Stored<'_> {
    fn mark(&self) -> ResultMark {
        match self.place {
            Some((_, pairing)) => ResultMark::of(pairing.result),
            None => ResultMark::read(&self.row.result).unwrap_or(ResultMark::Unknown),
        }
    }
}

/// Reads games that stand together in the order, with their moves.
pub(super) fn read<'a>(
    conn: &mut Conn,
    games: &[&Recorded<'a>],
) -> Result<Vec<Stored<'a>>, AppError> {
    let numbers: Vec<i32> = games.iter().map(|game| game.id).collect();
    let mut rows: HashMap<i32, GameRow> = rows::games::by_numbers(conn, &numbers)?
        .into_iter()
        .map(|row| (row.id, row))
        .collect();
    let (mut whole, mut some) = (Vec::new(), Vec::new());
    for game in games {
        match &game.seen {
            Seen::Whole => whole.push(game.id),
            Seen::Moves(moves) => some.extend_from_slice(moves),
        }
    }
    let mut moves: HashMap<i32, Vec<MoveRow>> = HashMap::new();
    let mut found = rows::games::moves_of(conn, &whole)?;
    for some in some.chunks(MOVES_AT_ONCE) {
        found.extend(rows::games::moves_by_numbers(conn, some)?);
    }
    for row in found {
        moves.entry(row.game_id).or_default().push(row);
    }
    for moves in moves.values_mut() {
        moves.sort_unstable_by_key(|row| row.ply);
    }
    let stored = games.iter().filter_map(|game| {
        Some(Stored {
            row: rows.remove(&game.id)?,
            moves: moves.remove(&game.id).unwrap_or_default(),
            place: game.place,
            is_whole: matches!(game.seen, Seen::Whole),
        })
    });
    Ok(stored.collect())
}

/// Writes games as PGN to `out`, as these eyes see them. However many there are, few of them are held at a time: they are read within one
/// snapshot where the context shares one ([`Context::in_one_snapshot`]).
///
/// # Errors
/// Not found: no such tournament, round or game. `out` takes no more.
pub fn write(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    which: Which,
    eyes: Eyes,
    out: &mut dyn Write,
) -> Result<(), AppError> {
    let (loaded, _) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::File))?;
    let id = loaded.tournament.id;
    if let Which::Round(round) = which
        && (round == 0 || round > loaded.published())
    {
        return Err(AppError::NotFound);
    }
    if let Which::Player(entry) = which
        && (loaded.entry(entry).is_none() || loaded.hides(entry))
    {
        return Err(AppError::NotFound);
    }
    let (mut games, incidents) = ctx.read(|conn| {
        let games = recorded(ctx, conn, &loaded, eyes)?;
        Ok((games, rows::incidents::of_tournament(conn, id)?))
    })?;
    games.retain(|game| match which {
        Which::All => true,
        Which::One(number) => game.id == number,
        Which::Player(entry) => game.is_of(entry),
        Which::Round(number) => game
            .place
            .is_some_and(|(round, _)| round.number == i32::from(number)),
    });
    if games.is_empty() && matches!(which, Which::One(_)) {
        return Err(AppError::NotFound);
    }
    let boards = match which {
        Which::Round(number) => boards_in_order(&loaded, number, games),
        _ => games.into_iter().map(Board::Recorded).collect(),
    };
    for some in boards.chunks(AT_ONCE) {
        let recorded: Vec<&Recorded<'_>> = some.iter().filter_map(Board::recorded).collect();
        let recorded = ctx.read(|conn| read(conn, &recorded))?.into_iter();
        let mut recorded: HashMap<i32, Stored<'_>> =
            recorded.map(|stored| (stored.row.id, stored)).collect();
        for board in some {
            let (game, stood) = match board {
                Board::Bare(round, pairing) => (bare(&loaded, round, pairing), None),
                Board::Recorded(game) => match recorded.remove(&game.id) {
                    Some(stored) => record(&loaded, &incidents, &stored)?,
                    None => continue,
                },
            };
            put(out, &game, stood.as_slice())?;
        }
    }
    Ok(())
}

/// A board of a file.
enum Board<'a> {
    /// Its game is recorded, and something of it is seen.
    Recorded(Recorded<'a>),
    /// Nothing of it is seen.
    Bare(&'a RoundRow, &'a PairingRow),
}

impl<'a> Board<'a> {
    fn recorded(&self) -> Option<&Recorded<'a>> {
        match self {
            Self::Recorded(game) => Some(game),
            Self::Bare(..) => None,
        }
    }
}

/// All boards of a round by their numbers, with the games that are seen of them.
fn boards_in_order<'a>(loaded: &'a Loaded, number: u8, games: Vec<Recorded<'a>>) -> Vec<Board<'a>> {
    let mut of_board: HashMap<i32, Recorded<'a>> = games
        .into_iter()
        .filter_map(|game| Some((game.place?.1.id, game)))
        .collect();
    let Some(round) = loaded.round(number) else {
        return Vec::new();
    };
    loaded
        .pairings_of(round.id)
        .map(|pairing| match of_board.remove(&pairing.id) {
            Some(game) => Board::Recorded(game),
            None => Board::Bare(round, pairing),
        })
        .collect()
}

/// A board as a game without moves.
fn bare(loaded: &Loaded, round: &RoundRow, pairing: &PairingRow) -> PgnGame {
    let result = ResultMark::of(pairing.result);
    let mut tags = board_tags(loaded, round, pairing, &[]);
    tags.retain(|(_, value)| !value.is_empty());
    tags.push(("Result".to_owned(), result.as_str().to_owned()));
    PgnGame {
        tags,
        result: Some(result),
        ..PgnGame::default()
    }
}

/// Writes one game to `out`.
pub(super) fn put(out: &mut dyn Write, game: &PgnGame, stood: &[Stood]) -> Result<(), AppError> {
    let failed = |error: &dyn std::fmt::Display| AppError::System(format!("writing PGN: {error}"));
    let written = pgn::write_with_stood(game, stood).map_err(|error| failed(&error))?;
    out.write_all(written.as_bytes())
        .map_err(|error| failed(&error))
}

/// The display of whoever moved, where it was written down.
pub(super) fn display(row: &MoveRow) -> Option<ClockTime> {
    let shown = match row.ply % 2 {
        1 => row.white_clock,
        _ => row.black_clock,
    };
    let centiseconds = shown.and_then(|shown| u32::try_from(shown).ok());
    centiseconds.map(ClockTime::from_centiseconds)
}

/// Tags that a file brought with its game.
pub(super) fn tags_of(row: &GameRow) -> Vec<(String, String)> {
    serde_json::from_str(&row.tags).unwrap_or_default()
}

fn record(
    loaded: &Loaded,
    incidents: &[IncidentRow],
    stored: &Stored<'_>,
) -> Result<(PgnGame, Option<Stood>), AppError> {
    let row = &stored.row;
    let brought = tags_of(row);
    let initial = initial_position(&brought);
    let game = replay_from(initial.clone(), row.rules_edition, &stored.moves)?;
    let standing = Standing::of(&game, game.edition(), &standing(incidents, stored)?);
    let named = stored.place.map(|(_, pairing)| names(loaded, pairing));
    let mut said = SaidOfGame::of(row, &game, named, stored.is_whole);
    let opening = mem::take(&mut said.opening);
    let moves = game
        .moves()
        .zip(&stored.moves)
        .map(|(played, row)| {
            let Said {
                spent,
                comment,
                around,
            } = said.next();
            RecordedMove {
                played,
                text: row.san.clone(),
                clock: display(row),
                spent,
                comment: joined(
                    comment,
                    u32::try_from(row.ply)
                        .ok()
                        .and_then(|ply| standing.comment(ply)),
                ),
                around,
            }
        })
        .collect();
    let result = stored.mark();
    let mut tags = match stored.place {
        Some((round, pairing)) => board_tags(loaded, round, pairing, &brought),
        None => free_tags(loaded, row, &brought),
    };
    tags.retain(|(name, value)| name != "Result" && !value.is_empty());
    tags.push(("Result".to_owned(), result.as_str().to_owned()));
    for (name, value) in brought {
        if !tags.iter().any(|(known, _)| *known == name) {
            tags.push((name, value));
        }
    }
    let game = PgnGame {
        tags,
        initial,
        moves,
        result: Some(result),
        opening_comment: joined(opening.comment, standing.comment(0)),
        opening: opening.around,
        ..PgnGame::default()
    };
    Ok((game, standing.last))
}

/// Tags of a game that belongs to no pairing: those of its file, and what the tournament knows.
fn free_tags(
    loaded: &Loaded,
    row: &GameRow,
    brought: &[(String, String)],
) -> Vec<(String, String)> {
    let own = |name: &str| brought.iter().find(|(tag, _)| tag == name);
    let known = [
        ("Event", loaded.tournament.name.as_str()),
        ("White", row.white_name.as_str()),
        ("Black", row.black_name.as_str()),
        ("Round", row.round_tag.as_str()),
    ];
    known
        .into_iter()
        .map(|(name, value)| {
            own(name)
                .cloned()
                .unwrap_or_else(|| (name.to_owned(), value.to_owned()))
        })
        .collect()
}

/// White and Black, as the output names them.
fn names(loaded: &Loaded, pairing: &PairingRow) -> [String; 2] {
    [pairing.white_entry_id, pairing.black_entry_id].map(|entry| {
        let entry = loaded.entry(entry);
        entry.map_or_else(String::new, |entry| entry.person.name.with_comma())
    })
}

pub(super) fn board_tags(
    loaded: &Loaded,
    round: &RoundRow,
    pairing: &PairingRow,
    brought: &[(String, String)],
) -> Vec<(String, String)> {
    let t = &loaded.tournament;
    let mut tags = vec![
        ("Event".to_owned(), t.name.clone()),
        ("Site".to_owned(), format!("{} {}", t.town, t.federation)),
        ("Date".to_owned(), date(loaded, round, brought)),
        (
            "Round".to_owned(),
            format!("{}.{}", round.number, pairing.board),
        ),
    ];
    let players = [
        ("White", loaded.entry(pairing.white_entry_id)),
        ("Black", loaded.entry(pairing.black_entry_id)),
    ];
    for (name, (colour, _)) in names(loaded, pairing).into_iter().zip(players) {
        tags.push((colour.to_owned(), name));
    }
    for (colour, entry) in players {
        let Some(entry) = entry else { continue };
        tags.extend(about(colour, entry));
        let team = loaded.teams.as_ref();
        if let Some(team) = team.and_then(|teams| teams.team_of(entry.id)) {
            tags.push((format!("{colour}Team"), team.name.clone()));
        }
    }
    if let Ok(control) = t.time_control.parse::<TimeControl>()
        && let Some(text) = control.to_pgn()
    {
        tags.push(("TimeControl".to_owned(), text));
    }
    tags.extend(ending(pairing));
    tags
}

/// How the game ended, as far as an arbiter confirmed it: PGN's own word, then cause and article.
fn ending(pairing: &PairingRow) -> Vec<(String, String)> {
    let reason = ResultReason::of(pairing).filter(|_| pairing.result.is_some());
    let Some(ResultReason::Ruled { cause, article, .. }) = reason else {
        return Vec::new();
    };
    let termination = pgn::termination(Some(cause)).to_owned();
    let details = format!("{}, Laws of Chess {article}", cause.code());
    vec![
        ("Termination".to_owned(), termination),
        ("TerminationDetails".to_owned(), details),
    ]
}

/// Decisions on illegal moves of a finished game that stand; while the game goes on they are the arbiters'.
fn standing(incidents: &[IncidentRow], stored: &Stored<'_>) -> Result<Vec<Decision>, AppError> {
    let finished = stored.place.filter(|(_, p)| p.result.is_some());
    let Some((_, pairing)) = finished else {
        return Ok(Vec::new());
    };
    let mut found = Vec::new();
    for row in incidents {
        if row.pairing_id != pairing.id || row.superseded_by.is_some() {
            continue;
        }
        let Some(detail) = &row.detail else { continue };
        let detail = Detail::from_json(detail)?;
        found.extend(detail.decision().filter(|d| d.stood().is_some()).cloned());
    }
    Ok(found)
}

fn about(colour: &str, entry: &EntryRow) -> Vec<(String, String)> {
    [
        (
            "Title",
            entry.person.title.map(|title| title.code().to_owned()),
        ),
        ("Elo", entry.rating.map(|rating| rating.to_string())),
        (
            "FideId",
            entry.person.fide_id.as_ref().map(ToString::to_string),
        ),
    ]
    .into_iter()
    .filter_map(|(what, value)| Some((format!("{colour}{what}"), value?)))
    .collect()
}

/// The day of the round, where it is known for sure.
pub(super) fn date(loaded: &Loaded, round: &RoundRow, brought: &[(String, String)]) -> String {
    let t = &loaded.tournament;
    if let Some((_, date)) = brought.iter().find(|(name, _)| name == "Date") {
        return date.clone();
    }
    let published = round.published_at.map(|at| at.date());
    let day = if t.start_date == t.end_date {
        Some(t.start_date)
    } else {
        published.filter(|day| (t.start_date..=t.end_date).contains(day))
    };
    day.map_or_else(
        || "????.??.??".to_owned(),
        |day| day.format("%Y.%m.%d").to_string(),
    )
}
