//! The round desk: results of one round, entered with one hand on the numeric keypad.
//!
//! Every row has a real form behind it. Its buttons post `result` (a [`BoardResult::code`] or `clear`), `board`, `version`,
//! `csrf` and `key` to [`RoundDesk::posts_to`]. Undo posts to `{base}/undo`, and `g` to `{base}/pair`. The choice in a conflict
//! posts to the same address as results. Links go to `{base}?show=…`, `{base}?board=N`, `{base}?page=N`,
//! `{base}/board/N/history`, `{base}/board/N/incident`, `{base}/reading`, `{base}/publish`.

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
    /// Boards with two conflicting values.
    Unclear,
}

/// Whether players can see the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundState {
    /// Only arbiters see it.
    Draft,
    /// Everyone sees it since this time: `9:14`.
    Published(String),
}

/// How the last column of a row is coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Nothing special.
    #[default]
    Plain,
    /// Somebody else wrote it just now.
    Other,
}

impl Tone {
    /// The class of the last column, beside `state`.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Other => " other",
        }
    }
}

/// Two conflicting values for one board.
#[derive(Clone, Debug)]
pub struct Conflict {
    /// Who wrote which value and when, and which one counts now, in full sentences.
    pub text: String,
    /// The values to choose from; the last one counts now. `None` is an empty board.
    pub values: Vec<Option<BoardResult>>,
    /// Number of the newest value. A choice with this number has seen all values up to it.
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
    /// Time and name of the entry, or the present event at the board; may be empty.
    pub state: String,
    /// Colour of the last column.
    pub tone: Tone,
    /// Version of the row, for optimistic locking.
    pub version: i64,
    /// Whether the next key goes to this row.
    pub active: bool,
    /// Two conflicting values, from which an arbiter has to choose.
    pub conflict: Option<Conflict>,
}

/// A drawn board of a knock-out, from which one player advances.
#[derive(Clone, Debug)]
pub struct TieRow {
    /// Number of the pairing.
    pub pairing: i32,
    /// Number of the board.
    pub board: i32,
    /// Version of the row.
    pub version: i32,
    /// Both players: the value that the form sends, the name, and whether they advance.
    pub sides: [(&'static str, PlayerName, bool); 2],
    /// Whether it is decided who advances.
    pub is_decided: bool,
    /// The words of the link to their further games.
    pub words: String,
    /// The scores of their further games, set by set; empty before the first.
    pub score: String,
    /// Whether the further games decide who advances.
    pub is_played_out: bool,
}

/// An entry of the reader that counts and that undo takes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnEntry {
    /// Number of the action, which undo sends.
    pub id: i32,
    /// Key of the request that wrote the entry; may be empty.
    pub key: String,
    /// Whether it belongs to the round shown; otherwise undo leads to the desk of its round.
    pub is_here: bool,
    /// Number of the board.
    pub board: i32,
    /// The result that undo brings back, in signs; empty for an empty board.
    pub before: String,
}

/// The desk of a round.
#[derive(Clone, Debug, Template)]
#[template(path = "desk/round.html")]
pub struct RoundDesk {
    /// Data for the frame of every page.
    pub page: Page,
    /// The arbiter's bar.
    pub desk: DeskNav,
    /// Why the sent value was not written.
    pub error: Option<String>,
    /// Address of the round's desk, without a slash at the end.
    pub base: String,
    /// What changed since the draft was made; `None` if the draft can be published.
    pub stale: Option<String>,
    /// Whether results are sent without the script's queue, because a question comes first, as in an earlier round.
    pub plain: bool,
    /// Address that results are posted to, with the page of the list to come back to.
    pub posts_to: String,
    /// Links to the other boards of a long list.
    pub pages: Pages,
    /// Number of the round.
    pub round: u8,
    /// Number of rounds of the tournament.
    pub rounds: u8,
    /// The rounds that have a desk: published ones, and the draft.
    pub links: Vec<RoundLink>,
    /// Day of the round: `Sabato 21 novembre 2026`.
    pub day: Option<String>,
    /// Draft or published.
    pub state: RoundState,
    /// Whether the round is printed, and the state of the next round's draft, in sentences.
    pub state_note: String,
    /// Address of the form for the days of single boards or matches; `None` outside a schedule, and for a draft.
    pub days: Option<String>,
    /// First of the drafted rounds that are published together; `None` if it is this round, or no draft.
    pub together: Option<u8>,
    /// Which game of which match it is, if matches have two games.
    pub match_game: Option<String>,
    /// The rows shown.
    pub rows: Vec<DeskRow>,
    /// Number of boards in the round.
    pub total: usize,
    /// Boards without a result, in ascending order.
    pub missing: Vec<u16>,
    /// Number of boards with two conflicting values.
    pub unclear: usize,
    /// Which rows are shown.
    pub filter: Filter,
    /// Whether these are only the rows that a screen asked for, with everything else that may have changed with them.
    pub is_partial: bool,
    /// How many boards fit the search.
    pub matches: usize,
    /// The searched text, if it fits no board.
    pub nobody: Option<String>,
    /// The reader, by number of the account. Their keys that are not saved yet belong to nobody else.
    pub me: i32,
    /// The reader's newest entry, in words.
    pub last: Option<String>,
    /// The reader's entries that undo takes back one after the other, newest first. An entry of a past round ends the list,
    /// because it changes only after a question.
    pub own: Vec<OwnEntry>,
    /// Version of the tournament. A page is never replaced by an older one.
    pub version: i32,
    /// Whether boards of any round have two conflicting values.
    pub has_conflicts: bool,
    /// The participants with a bye, in sentences.
    pub byes: Vec<String>,
    /// Boards whose result differs in the rating report, in sentences.
    pub corrections: Vec<String>,
    /// Whether the draft is being changed by hand.
    pub by_hand: bool,
    /// Why the published round differs from what the rules gave.
    pub by_hand_reason: Option<String>,
    /// Whether the round can be taken back: it is the last one and has no result.
    pub may_take_back: bool,
    /// Number of the round that can be prepared next.
    pub next_round: Option<u8>,
    /// The matches, in a team event.
    pub team_matches: Matches,
    /// The drawn boards of the newest round, in a knock-out.
    pub ties: Option<Vec<TieRow>>,
    /// Whether boards may be changed by hand.
    pub may_change_by_hand: bool,
}

/// A result button: its key (may be empty), the value sent, and the words beside the key (`None`: the result itself).
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

/// Maximum number of boards without a result that the margin names; the others are in the list.
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

    /// Words of the button that chooses a value; `last` marks the value that counts now.
    fn choice(&self, value: &Option<BoardResult>, last: bool) -> String {
        let t = self.page.t;
        match (value, last) {
            (Some(result), true) => t.with_one("desk-keep", "result", self.glyphs(result)),
            (Some(result), false) => t.with_one("desk-put", "result", self.glyphs(result)),
            (None, true) => t.get("desk-keep-nothing"),
            (None, false) => t.get("desk-put-nothing"),
        }
    }

    /// The label of a value in the script's queue.
    fn label(&self, value: &Option<BoardResult>) -> String {
        value
            .as_ref()
            .map_or_else(String::new, |result| self.glyphs(result))
    }

    /// Number of the newest conflict that a row shows; 0 for none.
    fn seen(row: &DeskRow) -> i32 {
        row.conflict.as_ref().map_or(0, |conflict| conflict.newest)
    }

    /// Code with which a value is sent.
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

    /// Whether the round is a draft, with pairs and without results.
    const fn is_draft(&self) -> bool {
        matches!(self.state, RoundState::Draft)
    }

    /// Whether the script can ask for its rows one by one.
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
