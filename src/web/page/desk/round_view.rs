//! The round desk: results of one round, entered with one hand on the numeric keypad.
//!
//! Every row has a real form behind it: its buttons post `result` (a [`BoardResult::code`] or
//! `clear`), `board`, `version`, `csrf` and `key` to [`RoundDesk::posts_to`]. Undo posts to `{base}/undo`, the
//! choice in a conflict where results go too, `g` to `{base}/pair`. Links go to `{base}?show=…`,
//! `{base}?board=N`, `{base}?page=N`, `{base}/board/N/history`, `{base}/board/N/incident`, `{base}/reading`,
//! `{base}/publish`.

use askama::Template;

use crate::{
    event::BoardResult,
    web::view::{
        DeskNav, DeskPage, Figure, Page, Pages, PlayerName, ResultMark, matches::Matches,
        tournament::RoundLink,
    },
    words::result,
};

/// Which rows are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Filter {
    /// Every board.
    #[default]
    All,
    /// Boards without a result.
    Missing,
    /// Boards with two different values.
    Unclear,
}

/// Whether players see the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundState {
    /// Only arbiters see it.
    Draft,
    /// Everyone sees it since this time: `9:14`.
    Published(String),
}

/// How a row's last column is coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Nothing special.
    #[default]
    Plain,
    /// Somebody else wrote it just now.
    Other,
}

impl Tone {
    /// Class after `state`.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Other => " other",
        }
    }
}

/// Two values for one board.
#[derive(Clone, Debug)]
pub struct Conflict {
    /// Who wrote what, when, and which counts now, in full sentences.
    pub text: String,
    /// The values to choose from, the one that counts now last; `None` is an empty board.
    pub values: Vec<Option<BoardResult>>,
    /// Number of the newest value: who chooses has seen all up to it.
    pub newest: i32,
}

/// One board.
#[derive(Clone, Debug)]
pub struct DeskRow {
    /// Number of the pairing.
    pub pairing: i32,
    /// Its place in the list, from 1.
    pub place: usize,
    /// Number of the board.
    pub board: u16,
    pub white: PlayerName,
    /// White's points before the round.
    pub white_points: Figure,
    pub black: PlayerName,
    /// Black's points before the round.
    pub black_points: Figure,
    /// The result, when there is one.
    pub result: Option<BoardResult>,
    /// Time and name, or what is going on; may be empty.
    pub state: String,
    /// Colour of the last column.
    pub tone: Tone,
    /// Version of the row, for the optimistic lock.
    pub version: i64,
    /// The row that the next key goes to.
    pub active: bool,
    /// Two values that an arbiter has to choose from.
    pub conflict: Option<Conflict>,
}

/// A drawn board of a knock-out, from which somebody goes on.
#[derive(Clone, Debug)]
pub struct TieRow {
    /// Number of the pairing.
    pub pairing: i32,
    /// Number of the board.
    pub board: i32,
    /// Version of the row.
    pub version: i32,
    /// Both players: what the form sends, the name, and whether they go on.
    pub sides: [(&'static str, PlayerName, bool); 2],
    /// Whether one of them goes on.
    pub is_decided: bool,
    /// What the link to their further games says.
    pub words: String,
    /// What their further games gave, set by set; empty before the first.
    pub score: String,
    /// Whether the further games say who goes on.
    pub is_played_out: bool,
}

/// An entry of the reader that stands, which undo takes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnEntry {
    /// Number of the action, which undo sends.
    pub id: i32,
    /// Key of the request that wrote it; may be empty.
    pub key: String,
    /// Whether it is on the round shown; otherwise undo leads to its desk.
    pub is_here: bool,
    /// Number of the board.
    pub board: i32,
    /// The signs that undo brings back; empty for an empty board.
    pub before: String,
}

/// The page.
#[derive(Clone, Debug, Template)]
#[template(path = "desk/round.html")]
pub struct RoundDesk {
    /// What every page needs.
    pub page: Page,
    /// The arbiter's bar.
    pub desk: DeskNav,
    /// Why what was sent was not written.
    pub error: Option<String>,
    /// Address of the round's desk, without a slash at the end.
    pub base: String,
    /// What changed since the draft was made; `None` when it can be published.
    pub stale: Option<String>,
    /// Whether results are sent without the queue, because a question comes first: an earlier round.
    pub plain: bool,
    /// Where results go, with the window to come back to.
    pub posts_to: String,
    /// The way to the other boards of a long list.
    pub pages: Pages,
    /// Number of the round.
    pub round: u8,
    /// Rounds of the tournament.
    pub rounds: u8,
    /// The rounds that have a desk: published ones, and the draft.
    pub links: Vec<RoundLink>,
    /// Day of the round: `Sabato 21 novembre 2026`.
    pub day: Option<String>,
    /// Draft or published.
    pub state: RoundState,
    /// Printed or not, next round's draft, in sentences.
    pub state_note: String,
    /// Address of the form for days of single boards or matches, in a schedule.
    pub days: Option<String>,
    /// The first of the drafts, where it is another one: they are published together.
    pub together: Option<u8>,
    /// Which game of which match it is, where matches are of two games.
    pub match_game: Option<String>,
    /// The rows shown.
    pub rows: Vec<DeskRow>,
    /// Boards of the round.
    pub total: usize,
    /// Boards without a result, in order.
    pub missing: Vec<u16>,
    /// Boards with two values.
    pub unclear: usize,
    /// Which rows are shown.
    pub filter: Filter,
    /// Whether these are only the rows that a screen asked for, with what else may have changed with them.
    pub is_partial: bool,
    /// How many boards fit what was looked up.
    pub matches: usize,
    /// What was looked up and fits no board.
    pub nobody: Option<String>,
    /// The reader, by number of the account: what they pressed and is not saved yet is nobody else's.
    pub me: i32,
    /// The reader's newest entry, in words.
    pub last: Option<String>,
    /// The reader's entries that undo takes back one after the other, newest first. Those of rounds that are past are
    /// changed after a question only, and end the list.
    pub own: Vec<OwnEntry>,
    /// Version of the tournament: a page never gives way to an older one.
    pub version: i32,
    /// Whether boards of any round have two values.
    pub has_conflicts: bool,
    /// Who has a bye, in sentences.
    pub byes: Vec<String>,
    /// Boards of which the rating report says something else, in sentences.
    pub corrections: Vec<String>,
    /// Whether the draft is being changed by hand.
    pub by_hand: bool,
    /// Why the published round is not what the rules gave.
    pub by_hand_reason: Option<String>,
    /// Whether the round could be taken back: the last one, without a result.
    pub may_take_back: bool,
    /// Number of the round that can be prepared.
    pub next_round: Option<u8>,
    /// In an event of teams its matches.
    pub team_matches: Matches,
    /// In the newest round of a knock-out its drawn boards.
    pub ties: Option<Vec<TieRow>>,
    /// Whether boards may be changed by hand.
    pub may_change_by_hand: bool,
}

/// A result button: key (may be empty), value sent, words beside the key (none: the result itself).
struct ResultKey {
    key: &'static str,
    result: BoardResult,
    words: Option<&'static str>,
}

const fn result_key(
    key: &'static str,
    result: BoardResult,
    words: Option<&'static str>,
) -> ResultKey {
    ResultKey { key, result, words }
}

const RESULT_KEYS: [ResultKey; 8] = [
    result_key("1", BoardResult::WhiteWins, None),
    result_key("5", BoardResult::Draw, None),
    result_key("0", BoardResult::BlackWins, None),
    result_key("+", BoardResult::WhiteWinsByForfeit, None),
    result_key("-", BoardResult::BlackWinsByForfeit, None),
    result_key("*", BoardResult::DoubleForfeit, Some("desk-double-forfeit")),
    result_key("a", BoardResult::Adjourned, Some("desk-adjourned")),
    result_key("", BoardResult::BothLose, Some("desk-both-lose")),
];

/// Boards without a result that the margin counts up; the others are in the list.
const MISSING_SHOWN: usize = 30;

impl RoundDesk {
    fn mark(&self, result: &BoardResult) -> ResultMark {
        ResultMark {
            t: self.page.t,
            result: *result,
        }
    }

    fn glyphs(&self, result: &BoardResult) -> String {
        result::glyphs(self.page.t, *result)
    }

    /// Words of the button that chooses a value; `last` is the one that counts now.
    fn choice(&self, value: &Option<BoardResult>, last: bool) -> String {
        let t = self.page.t;
        match (value, last) {
            (Some(result), true) => t.with_one("desk-keep", "result", self.glyphs(result)),
            (Some(result), false) => t.with_one("desk-put", "result", self.glyphs(result)),
            (None, true) => t.get("desk-keep-nothing"),
            (None, false) => t.get("desk-put-nothing"),
        }
    }

    /// What the queue shows for a value.
    fn label(&self, value: &Option<BoardResult>) -> String {
        value
            .as_ref()
            .map_or_else(String::new, |result| self.glyphs(result))
    }

    /// The newest conflict that a row shows, 0 for none.
    fn seen(row: &DeskRow) -> i32 {
        row.conflict.as_ref().map_or(0, |conflict| conflict.newest)
    }

    /// What a value is sent as.
    fn code(value: &Option<BoardResult>) -> &'static str {
        value.map_or("clear", BoardResult::code)
    }

    fn words(&self, result: &BoardResult) -> String {
        self.page.t.get(result::words_key(*result))
    }

    /// `tavolo 8, Valdambrini, D’Alconte, manca`, for screen readers.
    fn row_words(&self, row: &DeskRow) -> String {
        let t = self.page.t;
        let result = row
            .result
            .map_or_else(|| t.get("desk-missing-word"), |result| self.words(&result));
        let board = t.with_one("desk-row-board", "board", row.board);
        format!(
            "{board}, {}, {}, {result}",
            row.white.surname, row.black.surname
        )
    }

    /// A draft has pairs, and no results yet.
    const fn is_draft(&self) -> bool {
        matches!(self.state, RoundState::Draft)
    }

    /// Whether its rows can be asked for one by one.
    fn has_live_rows(&self) -> bool {
        self.filter == Filter::All && !self.is_draft()
    }

    fn done(&self) -> usize {
        self.total.saturating_sub(self.missing.len())
    }

    fn missing_list(&self) -> String {
        let first = self.missing.iter().take(MISSING_SHOWN);
        let mut numbers: Vec<String> = first.map(u16::to_string).collect();
        if self.missing.len() > MISSING_SHOWN {
            numbers.push("…".to_owned());
        }
        numbers.join(", ")
    }
}
