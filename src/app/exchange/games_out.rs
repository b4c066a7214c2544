//! Recorded games as PGN, and the list of them. Flags, claims and incidents are not in them (Laws 11.12, 12.6).

use std::{collections::HashMap, sync::Arc};

use crate::{
    app::{
        AppError, Context,
        game::{
            decision::{Decision, Detail},
            initial_position, replay_from,
        },
        tournament::{Loaded, Snapshot, reason::ResultReason, summary::Summary},
    },
    clock::{ClockTime, TimeControl},
    event::{BoardResult, RoundState},
    formats::pgn::{self, PgnGame, RecordedMove, Stood},
    rules::scoresheet::ResultMark,
    store::rows::{
        self,
        entries::EntryRow,
        games::{GameRow, MoveRow},
        incidents::IncidentRow,
        pairings::PairingRow,
        rounds::RoundRow,
    },
};

use super::stood::Standing;

/// Which games are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// All of the tournament.
    All,
    /// Those of one round.
    Round(u8),
    /// One, by its number.
    One(i32),
}

/// A recorded game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// Number of the game.
    pub game: i32,
    /// Round and board; `None` for a game that belongs to no pairing.
    pub place: Option<(u8, u16)>,
    /// Number of the pairing.
    pub pairing: Option<i32>,
    /// Round as written in the file, for a game that belongs to no pairing.
    pub round_tag: String,
    /// White.
    pub white: String,
    /// Black.
    pub black: String,
    /// Result of the pairing, or what the file says of a game that belongs to none; `None` while it is played.
    pub result: Option<BoardResult>,
    /// Half-moves recorded.
    pub plies: usize,
}

/// The recorded games of a tournament.
#[derive(Clone, Debug)]
pub struct GameList {
    /// The tournament.
    pub summary: Summary,
    /// By round and board, then those without pairing.
    pub games: Vec<GameLine>,
}

/// A game with where it was played.
pub(super) struct Stored {
    pub row: GameRow,
    pub moves: Vec<MoveRow>,
    place: Option<(RoundRow, PairingRow)>,
}

impl Stored {
    fn key(&self) -> (i32, i32, i32) {
        self.place
            .as_ref()
            .map_or((i32::MAX, i32::MAX, self.row.id), |(round, pairing)| {
                (round.number, pairing.board, self.row.id)
            })
    }

    fn result(&self) -> Option<BoardResult> {
        match &self.place {
            Some((_, pairing)) => pairing.result,
            None => match ResultMark::read(&self.row.result)? {
                ResultMark::WhiteWins => Some(BoardResult::WhiteWins),
                ResultMark::BlackWins => Some(BoardResult::BlackWins),
                ResultMark::Draw => Some(BoardResult::Draw),
                ResultMark::Unknown => None,
            },
        }
    }

    /// Its line of the list.
    pub fn line(&self) -> GameLine {
        GameLine {
            game: self.row.id,
            place: self.place.as_ref().and_then(|(round, pairing)| {
                Some((
                    u8::try_from(round.number).ok()?,
                    u16::try_from(pairing.board).ok()?,
                ))
            }),
            pairing: self.row.pairing_id,
            round_tag: self.row.round_tag.clone(),
            white: self.row.white_name.clone(),
            black: self.row.black_name.clone(),
            result: self.result(),
            plies: self.moves.len(),
        }
    }

    fn mark(&self) -> ResultMark {
        match &self.place {
            Some((_, pairing)) => mark(pairing.result),
            None => ResultMark::read(&self.row.result).unwrap_or(ResultMark::Unknown),
        }
    }
}

fn mark(result: Option<BoardResult>) -> ResultMark {
    match result {
        Some(
            BoardResult::WhiteWins
            | BoardResult::WhiteWinsByForfeit
            | BoardResult::WhiteWinsUnrated,
        ) => ResultMark::WhiteWins,
        Some(
            BoardResult::BlackWins
            | BoardResult::BlackWinsByForfeit
            | BoardResult::BlackWinsUnrated,
        ) => ResultMark::BlackWins,
        Some(BoardResult::Draw | BoardResult::DrawUnrated) => ResultMark::Draw,
        // PGN has no sign for two losses, for ½–0 or for a game under way.
        _ => ResultMark::Unknown,
    }
}

/// The recorded games with at least one move among those wanted; only those of published rounds. One game is read
/// alone, however many there are.
pub(super) fn stored(
    ctx: &Context,
    slug: &str,
    which: Which,
) -> Result<(Arc<Snapshot>, Vec<Stored>), AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        let (games, read) = match which {
            Which::One(game) => {
                let row = rows::games::by_id(conn, id, game)?;
                (vec![row], rows::games::moves(conn, game)?)
            }
            Which::All | Which::Round(_) => (
                rows::games::of_tournament(conn, id)?,
                rows::games::moves_of_tournament(conn, id)?,
            ),
        };
        let mut moves: HashMap<i32, Vec<MoveRow>> = HashMap::new();
        for row in read {
            moves.entry(row.game_id).or_default().push(row);
        }
        let mut all = Vec::new();
        for row in games {
            let moves = moves.remove(&row.id).unwrap_or_default();
            let place = match row.pairing_id {
                None => None,
                Some(pairing) => {
                    let pairing = loaded.pairings.iter().find(|p| p.id == pairing);
                    let Some(pairing) = pairing else { continue };
                    let round = loaded
                        .rounds
                        .iter()
                        .find(|r| r.id == pairing.round_id && r.state == RoundState::Published);
                    let Some(round) = round else { continue };
                    Some((round.clone(), pairing.clone()))
                }
            };
            if moves.is_empty() && row.source.is_empty() {
                continue;
            }
            all.push(Stored { row, moves, place });
        }
        all.sort_by_key(Stored::key);
        Ok((loaded, all))
    })
}

/// The list of recorded games.
///
/// # Errors
/// No such tournament.
pub fn list(ctx: &Context, slug: &str) -> Result<GameList, AppError> {
    let (loaded, all) = stored(ctx, slug, Which::All)?;
    let games = all.iter().map(Stored::line).collect();
    Ok(GameList {
        summary: Summary::of(&loaded)?,
        games,
    })
}

/// Games as PGN.
///
/// # Errors
/// Not found: no such tournament, round or game.
pub fn pgn(ctx: &Context, slug: &str, which: Which) -> Result<String, AppError> {
    let (loaded, all) = stored(ctx, slug, which)?;
    let incidents =
        ctx.read(|conn| Ok(rows::incidents::of_tournament(conn, loaded.tournament.id)?))?;
    if let Which::Round(round) = which
        && (round == 0 || round > loaded.published())
    {
        return Err(AppError::NotFound);
    }
    let wanted = |game: &&Stored| match which {
        Which::All | Which::One(_) => true,
        Which::Round(number) => game
            .place
            .as_ref()
            .is_some_and(|(round, _)| round.number == i32::from(number)),
    };
    let mut text = String::new();
    for game in all.iter().filter(wanted) {
        let (game, stood) = record(&loaded, &incidents, game)?;
        let written = pgn::write_with_stood(&game, stood.as_slice())
            .map_err(|error| AppError::System(format!("writing PGN: {error}")))?;
        text.push_str(&written);
    }
    if text.is_empty() && matches!(which, Which::One(_)) {
        return Err(AppError::NotFound);
    }
    Ok(text)
}

/// Tags that a file brought with its game.
pub(super) fn tags_of(row: &GameRow) -> Vec<(String, String)> {
    serde_json::from_str(&row.tags).unwrap_or_default()
}

fn record(
    loaded: &Loaded,
    incidents: &[IncidentRow],
    stored: &Stored,
) -> Result<(PgnGame, Option<Stood>), AppError> {
    let row = &stored.row;
    let brought = tags_of(row);
    let initial = initial_position(&brought);
    let game = replay_from(initial.clone(), row.rules_edition, &stored.moves)?;
    let standing = Standing::of(&game, game.edition(), &standing(incidents, stored)?);
    let moves = game
        .moves()
        .zip(&stored.moves)
        .map(|(played, row)| {
            let clock = if row.ply % 2 == 1 {
                row.white_clock
            } else {
                row.black_clock
            };
            RecordedMove {
                played,
                text: row.san.clone(),
                clock: clock
                    .and_then(|c| u32::try_from(c).ok())
                    .map(ClockTime::from_centiseconds),
                spent: None,
                comment: u32::try_from(row.ply)
                    .ok()
                    .and_then(|ply| standing.comment(ply)),
            }
        })
        .collect();
    let result = stored.mark();
    let mut tags = match &stored.place {
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
        opening_comment: standing.comment(0),
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

fn board_tags(
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
    for (colour, entry) in players {
        let name = entry.map_or_else(String::new, |entry| entry.person.name.with_comma());
        tags.push((colour.to_owned(), name));
    }
    for (colour, entry) in players {
        let Some(entry) = entry else { continue };
        tags.extend(about(colour, entry));
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
fn standing(incidents: &[IncidentRow], stored: &Stored) -> Result<Vec<Decision>, AppError> {
    let finished = stored.place.as_ref().filter(|(_, p)| p.result.is_some());
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
fn date(loaded: &Loaded, round: &RoundRow, brought: &[(String, String)]) -> String {
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
