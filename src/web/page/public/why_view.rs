//! Why a round is paired as it is.

use askama::Template;

use crate::{
    event::Colour,
    web::view::{Figure, Page, PlayerName, Section, TournamentHead},
    words::pairing::Sentence,
};

/// One of those whom the explanation is about, as they stood before the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberFacts {
    pub name: PlayerName,
    /// Points for pairing.
    pub points: Figure,
    /// Colours of the games played, oldest first.
    pub colours: Vec<Colour>,
    /// `Bianco, ha avuto un Nero in più`.
    pub due: String,
    /// Floats of the last two rounds; empty before round 2.
    pub floats: String,
}

/// What stands in the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A game: White, Black.
    Game(PlayerName, PlayerName),
    /// The bye.
    Bye(PlayerName),
}

/// The question "why not with …" and its answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// Number of the entry who asks.
    pub entry: i32,
    /// What was typed.
    pub text: String,
    /// The answer, if there was a question.
    pub answer: Option<Sentence>,
}

/// The page for one participant.
#[derive(Clone, Debug, Template)]
#[template(path = "public/why.html")]
pub struct WhyPage {
    /// What every page needs.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// `Perché questo avversario`.
    pub title: String,
    /// Number of the round.
    pub round: u8,
    /// Whether it is a draft.
    pub is_draft: bool,
    /// What stands; `None` for whoever is not paired.
    pub subject: Option<Subject>,
    /// What is out of the ordinary, before the reasons.
    pub notice: Vec<Sentence>,
    /// The reasons.
    pub said: Vec<Sentence>,
    /// Caption of the table.
    pub facts_title: String,
    /// The table.
    pub facts: Vec<MemberFacts>,
    /// The question at the end; none for the bye.
    pub question: Option<Question>,
    /// Which edition the articles are of.
    pub articles: String,
}

/// One pair of a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairLine {
    pub white: PlayerName,
    pub black: PlayerName,
    /// Address of its explanation.
    pub why: String,
}

/// A criterion that is not met in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CriterionLine {
    /// What it asks.
    pub name: String,
    /// `C12`.
    pub number: String,
    pub value: String,
}

/// One bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketSection {
    /// `Gruppo con 3 punti`.
    pub title: String,
    /// Who is in it, who comes and who goes, in sentences.
    pub lead: String,
    /// The pairs, or nothing where they are on a page of their own.
    pub pairs: Vec<PairLine>,
    /// Address of the page with its pairs, in a large round.
    pub open: Option<String>,
    /// Number of pairs.
    pub count: usize,
    /// Criteria not met in full.
    pub criteria: Vec<CriterionLine>,
}

/// The page for a whole round.
#[derive(Clone, Debug, Template)]
#[template(path = "public/why_round.html")]
pub struct WhyRoundPage {
    /// What every page needs.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// `Perché il turno 4 è abbinato così`.
    pub title: String,
    /// What the page tells, in a sentence.
    pub lead: String,
    /// Number of the round.
    pub round: u8,
    /// Whether it is a draft.
    pub is_draft: bool,
    /// Who is paired with virtual points.
    pub accelerated: Vec<String>,
    /// Pairings other than the rules give.
    pub differs: Option<String>,
    /// The brackets, from the top.
    pub brackets: Vec<BracketSection>,
    /// Whether the system has criteria of which experts want to read.
    pub has_criteria: bool,
    /// Which edition the articles are of.
    pub articles: String,
}
