//! The judgement of an event at the board by the Laws: verdict, proof, and the arbiter's confirmation.

use askama::Template;

use crate::{
    app::game::incident::page::Text,
    web::view::{BoardView, DeskNav, DeskPage, FormView, Law, Page, PlayerName, ResultMark},
};

/// Options of a choice: code and words.
pub type Options = Vec<(String, String)>;

/// A half-move of the line that proves a mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineStep {
    /// `61.` or `61…`, where a number is written.
    pub number: Option<String>,
    /// The move in the reader's notation.
    pub san: String,
    /// Address that shows the position after this move.
    pub link: String,
    /// Whether the board shows the position after it.
    pub current: bool,
}

/// A small diagram.
#[derive(Clone, Debug)]
pub struct Mini {
    /// The diagram.
    pub board: BoardView,
    /// The move before it, or `posizione iniziale`.
    pub caption: String,
    /// Why a near miss does not count.
    pub note: Option<String>,
}

/// The form with which the arbiter confirms.
#[derive(Clone, Debug)]
pub struct Confirm {
    /// Words of the button, with the result.
    pub label: String,
    /// Words of the button that records the incident alone.
    pub record: String,
    /// Whether a result is offered.
    pub offers_result: bool,
    /// Hidden fields.
    pub fields: Vec<(String, String)>,
    /// The typed note and clocks, with their errors.
    pub form: FormView,
    /// Whether it asks for the moves written after an illegal move that stands.
    pub asks_moves_after: bool,
    /// Whether it asks for the new clock times.
    pub asks_times: bool,
}

/// The form of a claim.
#[derive(Clone, Debug)]
pub struct ClaimForm {
    /// The typed values, with their errors.
    pub form: FormView,
    /// The players as options.
    pub sides: Vec<(String, String)>,
    /// The possible claims, as options.
    pub kinds: Vec<(String, String)>,
    /// Whether a piece was touched.
    pub touched: bool,
}

/// The form of an illegal act.
#[derive(Clone, Debug)]
pub struct IllegalForm {
    /// The typed values.
    pub form: FormView,
    /// The players as options.
    pub sides: Vec<(String, String)>,
    /// The acts of 7.5.1–7.5.4, as options.
    pub acts: Vec<(String, String)>,
    /// When it was noticed, as options.
    pub moments: Vec<(String, String)>,
    /// Whether to ask if the act belongs to a move that was penalised already.
    pub asks_same_move: bool,
    /// Whether the act belongs to such a move.
    pub same_move: bool,
    /// Number of illegal moves that count already, in words.
    pub counts: String,
}

/// A choice among options, in the form of a question.
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
    /// The typed values, with their errors.
    pub form: FormView,
    /// What the article says, shown before the question.
    pub lead: String,
    /// The choices of the form.
    pub choices: Vec<AskedChoice>,
    /// The text fields of the form.
    pub texts: &'static [Text],
}

/// A question of a decision tree, with its answers.
#[derive(Clone, Debug)]
pub struct TreeQuestion {
    /// Name of the field.
    pub code: &'static str,
    /// The question.
    pub title: String,
    /// Whether the Laws leave the answer to the arbiter.
    pub is_discretion: bool,
    /// The answers: code, words, and whether it was given.
    pub options: Vec<(&'static str, String, bool)>,
}

/// The form of a ruling by questions.
#[derive(Clone, Debug)]
pub struct TreeForm {
    /// The player, and the errors.
    pub form: FormView,
    /// The rule that applies.
    pub law: Law,
    /// The players as options; `None` if no player is concerned.
    pub sides: Option<Options>,
    /// Address of the penalties given so far, if a penalty may follow.
    pub penalties: Option<String>,
    /// Address where it is recorded in the arbiter's own words.
    pub note: String,
    /// Facts known from the record, the settings and the edition of the Laws.
    pub known: Vec<String>,
    /// The questions; an open one comes last.
    pub questions: Vec<TreeQuestion>,
    /// Whether a question is open.
    pub is_open: bool,
}

/// The form that asks for the period in which a flag fell.
#[derive(Clone, Debug)]
pub struct FlagForm {
    /// The typed values.
    pub form: FormView,
    /// The periods, as options.
    pub periods: Vec<(String, String)>,
    /// Whether the last move was made but the clock not pressed; `None` if that is not asked.
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

/// The content of a verdict, on screen and on paper.
#[derive(Clone, Debug)]
pub struct Said {
    /// The result that follows; `None` without one.
    pub outcome: Option<ResultMark>,
    /// One sentence.
    pub headline: String,
    /// One or two sentences more.
    pub lead: String,
    /// `(art. 6.9)`.
    pub article: Law,
    /// The line that proves a mate.
    pub line: Vec<LineStep>,
    /// Title above the diagrams.
    pub minis_title: String,
    pub minis: Vec<Mini>,
    /// The announcement to each player: name, language, sentence.
    pub told: Vec<(String, &'static str, String)>,
    /// Facts: term and text.
    pub facts: Vec<(String, String)>,
}

/// The verdict with what can be done about it.
#[derive(Clone, Debug)]
pub struct Found {
    /// The content of the verdict.
    pub said: Said,
    /// Whether the search ended without a decision.
    pub undecided: bool,
    /// Address of the same question with a longer search.
    pub further: Option<String>,
    /// The form of the confirmation, while it can be confirmed.
    pub confirm: Option<Confirm>,
    /// Link to the verdict on paper: message key, and address.
    pub print: Option<(&'static str, String)>,
    /// Address of the settings that the judgement used.
    pub settings: String,
    /// Other readings of the same event: words and address.
    pub others: Vec<(String, String)>,
}

/// The page of a verdict.
#[derive(Clone, Debug, Template)]
#[template(path = "game/verdict.html")]
pub struct VerdictPage {
    /// Data for the frame of every page.
    pub page: Page,
    /// The arbiter's bar.
    pub desk: DeskNav,
    /// Address of the game.
    pub base: String,
    /// The position set up by hand; empty for the recorded one.
    pub fen: String,
    /// Whether somebody entered the position.
    pub is_known: bool,
    /// Address where the position is set up.
    pub set_up: String,
    /// Address that the confirmation posts to.
    pub action: String,
    /// The judged game.
    pub case: Case,
    /// White's clock as last recorded.
    pub white_clock: Option<String>,
    /// Black's clock as last recorded.
    pub black_clock: Option<String>,
    /// The result that is entered already.
    pub standing: Option<ResultMark>,
    /// The record that is corrected, in words.
    pub correcting: Option<String>,
    /// The form of a claim.
    pub claim: Option<ClaimForm>,
    /// The form of an illegal act.
    pub illegal: Option<IllegalForm>,
    /// The form of an illegal position, of touched pieces or of lateness.
    pub ask: Option<AskForm>,
    /// The form of a ruling by questions.
    pub tree: Option<TreeForm>,
    /// The form of a flag; `None` with a single period.
    pub flag: Option<FlagForm>,
    /// The verdict; `None` before there is something to judge.
    pub found: Option<Found>,
}

impl VerdictPage {
    /// Number of the corrected record, for the forms that ask again.
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
    /// Data for the frame of every page.
    pub page: Page,
    /// The judged game.
    pub case: Case,
    /// Name and town of the tournament.
    pub tournament: String,
    /// What happened.
    pub what: String,
    /// The verdict.
    pub said: Said,
    /// Whether the arbiter has yet to confirm it.
    pub is_proposal: bool,
    /// Time of printing, in words.
    pub printed: String,
}
