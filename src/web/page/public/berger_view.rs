//! The cross-table of a round robin: everybody against everybody, with results, games still to be played and colours. The
//! rounds are listed below it.

use std::collections::HashMap;

use askama::Template;

use crate::{
    app::tournament::standings::{StandingLine, StandingsView},
    event::{Colour, RoundEntry, Tpn},
    i18n::Words,
    tiebreak::TieBreakValue,
    web::{
        page::public::standings_view::TieBreakColumn,
        show,
        view::{Figure, Page, PlayerName, Section, TournamentHead},
    },
    words::{self, moment},
};

/// Maximum number of participants for the cross-table on a page.
pub const MOST_COLUMNS: usize = 16;

/// Maximum number of games with which all rounds are listed; longer schedules show the current rounds only.
const MOST_GAMES: usize = 72;

/// One game of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BergerGame {
    /// Colour of the row's player.
    pub colour: Colour,
    /// The sign of the result, or the round in which it is to be played (`T6`).
    pub sign: String,
    pub is_played: bool,
    /// The game in words, for screen readers.
    pub words: String,
}

/// A cell of the cross-table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BergerCell {
    /// The player themselves.
    Own,
    /// Their games with the player of the column.
    Games(Vec<BergerGame>),
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BergerRow {
    /// Place from 1; it may be shared.
    pub place: usize,
    /// The number of the schedule.
    pub number: u16,
    pub player: PlayerName,
    /// One cell for each player, in the order of the rows.
    pub cells: Vec<BergerCell>,
    pub points: Figure,
    pub tie_breaks: Vec<Figure>,
    /// Whether their games do not count.
    pub is_annulled: bool,
    /// Last of its score group: a darker line follows.
    pub last_of_group: bool,
}

/// A game of the list of rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundGame {
    pub white: String,
    pub black: String,
    /// Both sides of the result; `None` before the game is played.
    pub result: Option<(&'static str, &'static str)>,
}

/// A round of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BergerRound {
    pub number: u8,
    pub day: Option<String>,
    pub games: Vec<RoundGame>,
    /// Name of the player without an opponent; `None` with an even number of players.
    pub free: Option<String>,
    /// Whether it is being played.
    pub is_current: bool,
}

/// The page of the cross-table.
#[derive(Clone, Debug, Template)]
#[template(path = "public/berger.html")]
pub struct BergerPage {
    /// Data for the frame of every page.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// The first tie-breaks.
    pub columns: Vec<TieBreakColumn>,
    /// By place.
    pub rows: Vec<BergerRow>,
    pub rounds: Vec<BergerRound>,
    /// Number of the last round.
    pub last_round: u8,
    /// Names of the players whose games do not count.
    pub annulled: Vec<String>,
}

impl BergerPage {
    /// The page of a schedule.
    pub fn new(
        page: Page,
        head: TournamentHead,
        view: &StandingsView,
        mut columns: Vec<TieBreakColumn>,
        figure: fn(TieBreakValue) -> Figure,
    ) -> Self {
        let t = page.t;
        let own = |tpn: &Tpn| {
            let mut lines = view.lines.iter();
            let line = lines.find(|line| line.entrant.tpn == Some(*tpn))?;
            Some(line.entrant.name().to_string())
        };
        columns.truncate(SHOWN);
        Self {
            columns,
            rows: rows(t, view, figure),
            rounds: rounds(t, view),
            last_round: view.after,
            annulled: view.annulled.iter().filter_map(own).collect(),
            head,
            page,
        }
    }
}

/// Maximum number of tie-breaks beside the cross-table.
const SHOWN: usize = 2;

impl BergerPage {
    /// Numbers of the rounds.
    fn links(&self) -> Vec<u8> {
        (1..=self.last_round).collect()
    }

    /// Whether only the rounds around the current one are listed.
    fn is_partial(&self) -> bool {
        self.rounds.len() < usize::from(self.last_round)
    }
}

fn rows(t: Words, view: &StandingsView, figure: fn(TieBreakValue) -> Figure) -> Vec<BergerRow> {
    let slug = &view.summary.slug;
    let order: Vec<Tpn> = view.lines.iter().filter_map(|l| l.entrant.tpn).collect();
    let lines = view.lines.iter().enumerate();
    lines
        .filter_map(|(index, line)| {
            let tpn = line.entrant.tpn?;
            let mut games = games(t, line);
            let cells = order.iter().map(|other| {
                if *other == tpn {
                    BergerCell::Own
                } else {
                    BergerCell::Games(games.remove(other).unwrap_or_default())
                }
            });
            let next = view.lines.get(index + 1);
            Some(BergerRow {
                place: line.place,
                number: tpn.get(),
                player: show::name(t, &line.entrant, Some(slug)),
                cells: cells.collect(),
                points: line.points.into(),
                tie_breaks: line.values.iter().take(SHOWN).map(|v| figure(*v)).collect(),
                is_annulled: view.annulled.contains(&tpn),
                last_of_group: next.is_some_and(|next| next.points != line.points),
            })
        })
        .collect()
}

/// The games of a row by opponent, in the order of the rounds.
fn games(t: Words, line: &StandingLine) -> HashMap<Tpn, Vec<BergerGame>> {
    let mut all: HashMap<Tpn, Vec<BergerGame>> = HashMap::new();
    for (round, entry) in (1_u8..).zip(&line.entries) {
        let (Some(opponent), Some(colour)) = (entry.opponent(), entry.colour()) else {
            continue;
        };
        let is_played = !matches!(entry, RoundEntry::Pending { .. });
        let sign = match is_played {
            true => words::result::sign(*entry).to_owned(),
            false => t.with_one("berger-to-play", "round", round),
        };
        let side = t.get(match colour {
            Colour::White => "white",
            Colour::Black => "black",
        });
        all.entry(opponent).or_default().push(BergerGame {
            colour,
            sign,
            is_played,
            words: side,
        });
    }
    all
}

fn rounds(t: Words, view: &StandingsView) -> Vec<BergerRound> {
    let summary = &view.summary;
    let surname = |tpn: Tpn| {
        let mut lines = view.lines.iter();
        let line = lines.find(|line| line.entrant.tpn == Some(tpn));
        line.map_or_else(String::new, |l| l.entrant.name().surname().to_owned())
    };
    let all = usize::from(view.after) * (view.lines.len() / 2);
    let current = summary.course.current();
    (1..=view.after)
        .filter(|round| all <= MOST_GAMES || round.abs_diff(current) <= 1)
        .map(|round| {
            let index = usize::from(round) - 1;
            let mut boards = Vec::new();
            let mut free = None;
            for line in &view.lines {
                let Some(own) = line.entrant.tpn else {
                    continue;
                };
                match line.entries.get(index) {
                    Some(entry) if entry.colour() == Some(Colour::White) => {
                        if let Some(black) = entry.opponent() {
                            boards.push((own.min(black), own, black, *entry));
                        }
                    }
                    Some(RoundEntry::Bye(_)) | None => free = Some(surname(own)),
                    Some(_) => {}
                }
            }
            boards.sort_by_key(|(first, ..)| *first);
            let games = boards.into_iter().map(|(_, white, black, entry)| {
                let mut lines = view.lines.iter();
                let of_black = lines.find(|line| line.entrant.tpn == Some(black));
                let other = of_black.and_then(|line| line.entries.get(index));
                let is_played = !matches!(entry, RoundEntry::Pending { .. });
                RoundGame {
                    white: surname(white),
                    black: surname(black),
                    result: other
                        .filter(|_| is_played)
                        .map(|other| (words::result::sign(entry), words::result::sign(*other))),
                }
            });
            BergerRound {
                number: round,
                day: summary.day_of(round).map(|day| moment::short_date(t, day)),
                games: games.collect(),
                free,
                is_current: round == current,
            }
        })
        .collect()
}
