//! Why a round is paired as it is.

use askama::Template;

use crate::{
    event::Colour,
    web::view::{Figure, Page, PlayerName, Section, TournamentHead},
    words::pairing::Sentence,
};

/// A participant concerned by the explanation, as they stood before the round.
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

/// The pairing that is explained.
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
    /// Number of the entry of the participant who asks.
    pub entry: i32,
    /// The question as typed.
    pub text: String,
    /// The answer, if there was a question.
    pub answer: Option<Sentence>,
}

/// The explanation for one participant.
#[derive(Clone, Debug, Template)]
#[template(path = "public/why.html")]
pub struct WhyPage {
    /// Data for the frame of every page.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// `Perché questo avversario`.
    pub title: String,
    /// Number of the round.
    pub round: u8,
    /// Whether it is a draft.
    pub is_draft: bool,
    /// The pairing that is explained; `None` for a participant who is not paired.
    pub subject: Option<Subject>,
    /// Unusual facts, before the reasons.
    pub notice: Vec<Sentence>,
    /// The reasons.
    pub said: Vec<Sentence>,
    /// Caption of the table of facts.
    pub facts_title: String,
    /// The table of facts.
    pub facts: Vec<MemberFacts>,
    /// The question at the end; `None` for the bye.
    pub question: Option<Question>,
    /// The edition of the quoted articles.
    pub articles: String,
}

/// One pair of a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairLine {
    pub white: PlayerName,
    pub black: PlayerName,
    /// Address of the explanation of this pair.
    pub why: String,
}

/// A criterion that is not fully met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CriterionLine {
    /// Its requirement.
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
    /// Its participants, its downfloaters and those who float in, in sentences.
    pub lead: String,
    /// The pairs; empty if they are on a page of their own.
    pub pairs: Vec<PairLine>,
    /// Address of the page with the pairs, in a large round.
    pub open: Option<String>,
    /// Number of pairs.
    pub count: usize,
    /// The criteria that are not fully met.
    pub criteria: Vec<CriterionLine>,
}

/// The explanation for a whole round.
#[derive(Clone, Debug, Template)]
#[template(path = "public/why_round.html")]
pub struct WhyRoundPage {
    /// Data for the frame of every page.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// `Perché il turno 4 è abbinato così`.
    pub title: String,
    /// The subject of the page, in a sentence.
    pub lead: String,
    /// Number of the round.
    pub round: u8,
    /// Whether it is a draft.
    pub is_draft: bool,
    /// The participants who are paired with virtual points, in sentences.
    pub accelerated: Vec<String>,
    /// The pairings that differ from what the rules give.
    pub differs: Option<String>,
    /// The brackets, from the top.
    pub brackets: Vec<BracketSection>,
    /// Whether the system has criteria that experts want to read.
    pub has_criteria: bool,
    /// The edition of the quoted articles.
    pub articles: String,
}
