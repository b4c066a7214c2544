//! What the Laws make of an event at the board: verdict, proof, and the arbiter's confirmation.

use askama::Template;

use crate::{
    app::game::incident::page::Text,
    web::view::{BoardView, DeskNav, DeskPage, FormView, Law, Page, PlayerName, ResultMark},
};

/// Choices: code and words.
pub type Options = Vec<(String, String)>;

/// A half-move of the line that proves a mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineStep {
    /// `61.` or `61…`, where a number is written.
    pub number: Option<String>,
    /// The move in the reader's notation.
    pub san: String,
    /// Address that shows the position after it.
    pub link: String,
    /// Whether it is the one on the board.
    pub current: bool,
}

/// A small diagram.
#[derive(Clone, Debug)]
pub struct Mini {
    /// The diagram.
    pub board: BoardView,
    /// The move before it, or `posizione iniziale`.
    pub caption: String,
    /// Why it does not count, for a near miss.
    pub note: Option<String>,
}

/// The form with which the arbiter confirms.
#[derive(Clone, Debug)]
pub struct Confirm {
    /// Words of the button; the result stands in it.
    pub label: String,
    /// Words of the button that records the incident alone.
    pub record: String,
    /// Whether a result is offered.
    pub offers_result: bool,
    /// Hidden fields.
    pub fields: Vec<(String, String)>,
    /// Note and clocks as typed, and what is wrong with them.
    pub form: FormView,
    /// Whether the moves written after one that stands are asked for.
    pub asks_moves_after: bool,
    /// Whether the times that the clocks are set to are asked for.
    pub asks_times: bool,
}

/// The form of a claim.
#[derive(Clone, Debug)]
pub struct ClaimForm {
    /// What was typed, and what is wrong with it.
    pub form: FormView,
    /// The players as options.
    pub sides: Vec<(String, String)>,
    /// What can be claimed, as options.
    pub kinds: Vec<(String, String)>,
    /// Whether a man was touched.
    pub touched: bool,
}

/// The form of an illegal act.
#[derive(Clone, Debug)]
pub struct IllegalForm {
    /// What was typed.
    pub form: FormView,
    /// The players as options.
    pub sides: Vec<(String, String)>,
    /// The acts of 7.5.1–7.5.4, as options.
    pub acts: Vec<(String, String)>,
    /// When it was noticed, as options.
    pub moments: Vec<(String, String)>,
    /// Whether to ask if it belongs to a move that was penalised already.
    pub asks_same_move: bool,
    /// Whether it does.
    pub same_move: bool,
    /// How many count already.
    pub counts: String,
}

/// A list of choices in the form of a question.
#[derive(Clone, Debug)]
pub struct AskedChoice {
    /// Name of the field.
    pub name: &'static str,
    /// Key of its label.
    pub label: &'static str,
    /// The choices.
    pub options: Vec<(String, String)>,
}

/// The form of a question with some choices and texts.
#[derive(Clone, Debug)]
pub struct AskForm {
    /// What was typed, and what is wrong with it.
    pub form: FormView,
    /// What the article says, before anything was asked.
    pub lead: String,
    pub choices: Vec<AskedChoice>,
    pub texts: &'static [Text],
}

/// A question of a tree with its answers.
#[derive(Clone, Debug)]
pub struct TreeQuestion {
    /// Name of the field.
    pub code: &'static str,
    /// The question.
    pub title: String,
    /// Whether the Laws leave it to the arbiter.
    pub is_discretion: bool,
    /// Code, words, and whether it was given.
    pub options: Vec<(&'static str, String, bool)>,
}

/// The form of a ruling by questions.
#[derive(Clone, Debug)]
pub struct TreeForm {
    /// The player, and what is wrong.
    pub form: FormView,
    /// The rule under which it falls.
    pub law: Law,
    /// The players as options, where one is concerned.
    pub sides: Option<Options>,
    /// Where the penalties given so far are, where one may follow.
    pub penalties: Option<String>,
    /// Where it is recorded in the arbiter's words alone.
    pub note: String,
    /// What record, settings and edition answered.
    pub known: Vec<String>,
    /// The questions, the open one last.
    pub questions: Vec<TreeQuestion>,
    /// Whether one is open.
    pub is_open: bool,
}

/// In which period a flag fell.
#[derive(Clone, Debug)]
pub struct FlagForm {
    /// What was typed.
    pub form: FormView,
    /// The periods, as options.
    pub periods: Vec<(String, String)>,
    /// Whether the last move was made but the clock not pressed; `None` where it is not asked.
    pub unpressed: Option<bool>,
}

/// The game that is judged, on screen and on paper.
#[derive(Clone, Debug)]
pub struct Case {
    /// Title of the page.
    pub title: String,
    /// `Tavolo 12, turno 5`.
    pub place: String,
    pub white: PlayerName,
    pub black: PlayerName,
    /// The position.
    pub board: BoardView,
}

/// What the verdict says, on screen and on paper.
#[derive(Clone, Debug)]
pub struct Said {
    /// The result that follows, if one does.
    pub outcome: Option<ResultMark>,
    /// One sentence.
    pub headline: String,
    /// One or two sentences more.
    pub lead: String,
    /// `(art. 6.9)`.
    pub article: Law,
    /// The mating line.
    pub line: Vec<LineStep>,
    /// Title above the diagrams.
    pub minis_title: String,
    pub minis: Vec<Mini>,
    /// What each player is told: name, language, sentence.
    pub told: Vec<(String, &'static str, String)>,
    /// Terms and what they are.
    pub facts: Vec<(String, String)>,
}

/// The verdict proper.
#[derive(Clone, Debug)]
pub struct Found {
    /// What it says.
    pub said: Said,
    /// What is said when nothing was decided.
    pub undecided: bool,
    /// Address of the same question with a longer search.
    pub further: Option<String>,
    /// The form, while it can be confirmed.
    pub confirm: Option<Confirm>,
    /// The verdict on paper: key of the words, and address.
    pub print: Option<(&'static str, String)>,
    /// Address of the settings by which it was judged.
    pub settings: String,
    /// Other readings of the same event: words and address.
    pub others: Vec<(String, String)>,
}

/// The page.
#[derive(Clone, Debug, Template)]
#[template(path = "game/verdict.html")]
pub struct VerdictPage {
    /// What every page needs.
    pub page: Page,
    /// The arbiter's bar.
    pub desk: DeskNav,
    /// Address of the game.
    pub base: String,
    /// The position that was set up; empty for that of the record.
    pub fen: String,
    /// Whether somebody entered the position.
    pub is_known: bool,
    /// Where the position is set up.
    pub set_up: String,
    /// Address that the confirmation posts to.
    pub action: String,
    /// What is judged.
    pub case: Case,
    /// White's clock as last recorded.
    pub white_clock: Option<String>,
    /// Black's clock as last recorded.
    pub black_clock: Option<String>,
    /// The result that stands already.
    pub standing: Option<ResultMark>,
    /// Which record it corrects, in words.
    pub correcting: Option<String>,
    /// The form of a claim.
    pub claim: Option<ClaimForm>,
    /// The form of an illegal act.
    pub illegal: Option<IllegalForm>,
    /// The form of an illegal position, of touched men, of lateness.
    pub ask: Option<AskForm>,
    /// The form of a ruling by questions.
    pub tree: Option<TreeForm>,
    /// The form of a flag, where there are several periods.
    pub flag: Option<FlagForm>,
    /// The verdict, once there is something to judge.
    pub found: Option<Found>,
}

impl VerdictPage {
    /// The record that is corrected, for the forms that ask again.
    fn corrected(&self) -> Option<&str> {
        let forms = [
            self.claim.as_ref().map(|claim| &claim.form),
            self.illegal.as_ref().map(|illegal| &illegal.form),
            self.ask.as_ref().map(|ask| &ask.form),
            self.flag.as_ref().map(|flag| &flag.form),
            self.tree.as_ref().map(|tree| &tree.form),
        ];
        let typed = forms
            .into_iter()
            .flatten()
            .map(|form| form.value("supersedes"));
        typed.into_iter().find(|value| !value.is_empty())
    }
}

/// A verdict on paper, with its proof.
#[derive(Clone, Debug, Template)]
#[template(path = "game/verdict_print.html")]
pub struct PrintedVerdict {
    /// What every page needs.
    pub page: Page,
    /// What is judged.
    pub case: Case,
    /// Name and town of the tournament.
    pub tournament: String,
    /// What happened.
    pub what: String,
    /// The verdict.
    pub said: Said,
    /// Whether the arbiter's confirmation is still to come.
    pub is_proposal: bool,
    /// When it was printed, in words.
    pub printed: String,
}
