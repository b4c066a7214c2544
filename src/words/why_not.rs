//! Why the FIDE (Dutch) System does not pair a round in another way, in sentences that an arbiter would say to a parent, each
//! with its article.

use crate::{
    event::{Colour, Points},
    pairing::{
        Rule,
        dutch::{Alternative, Answer, Criterion, Edition, Verdict},
    },
};

use super::{
    pairing::{Sentence, Speaker},
    pairing_colours::by_colour,
};

impl Speaker<'_> {
    /// Why another pairing was not made.
    #[must_use]
    pub fn answer(&self, answer: &Answer) -> Sentence {
        let t = self.t;
        let plain = |key: &str| Sentence {
            text: t.get(key),
            article: String::new(),
        };
        match &answer.verdict {
            Verdict::AsPaired => plain("explain-no-as-paired"),
            Verdict::NotInQuestion => plain("explain-no-sense"),
            Verdict::Unsettled => Sentence {
                text: t.with_one("explain-no-unsettled", "if", self.premise(answer)),
                article: String::new(),
            },
            Verdict::Forbidden(rule) => self.forbidden(answer, *rule),
            Verdict::ByeBarred => {
                let who = match answer.instead {
                    Alternative::Bye(who)
                    | Alternative::Downfloat(who)
                    | Alternative::Pair(who, _) => who,
                };
                Sentence {
                    text: t.with_one("explain-no-bye", "a", self.name(who)),
                    article: self.criterion("C2", "C.2"),
                }
            }
            Verdict::NoCompletePairing => Sentence {
                text: t.with_one("explain-no-complete", "if", self.premise(answer)),
                article: self.criterion("C4", "C.4"),
            },
            Verdict::Worse {
                bracket,
                criterion,
                paired,
                demanded,
            } => self.worse(answer, *bracket, *criterion, (paired, demanded)),
            Verdict::Later { rule, .. } => {
                let article = self
                    .t
                    .with_one("explain-art", "article", self.order_article(*rule));
                match (answer.taken_by, answer.instead) {
                    (Some(taken), Alternative::Pair(a, b)) => {
                        let names = [
                            ("a", self.name(a)),
                            ("b", self.name(b)),
                            ("taken", self.name(taken)),
                        ];
                        let text = t.with("explain-no-taken", &names);
                        Sentence { text, article }
                    }
                    _ => Sentence {
                        text: t.with_one("explain-no-later-pair", "if", self.premise(answer)),
                        article,
                    },
                }
            }
        }
    }

    fn forbidden(&self, answer: &Answer, rule: Rule) -> Sentence {
        let Alternative::Pair(a, b) = answer.instead else {
            return self.plain("explain-no-sense", &[]);
        };
        let names = [("a", self.name(a)), ("b", self.name(b))];
        let (text, article) = match rule {
            Rule::AlreadyMet => match answer.met_in {
                Some(round) => {
                    let [a, b] = names;
                    let values = [a, b, ("round", round.to_string())];
                    (self.t.with("explain-no-met", &values), ("C1", "C.1"))
                }
                None => (self.t.with("explain-no-met-unknown", &names), ("C1", "C.1")),
            },
            Rule::Forbidden => (self.t.with("explain-no-forbidden", &names), ("", "")),
            Rule::SameAbsoluteColour => {
                let key = by_colour(
                    answer.both_want.unwrap_or(Colour::White),
                    "explain-no-colour-white",
                    "explain-no-colour-black",
                );
                (self.t.with(key, &names), ("C3", "C.3"))
            }
        };
        Sentence {
            text,
            article: self.criterion(article.0, article.1),
        }
    }

    fn worse(
        &self,
        answer: &Answer,
        bracket: Option<Points>,
        criterion: Criterion,
        (paired, demanded): (&[i32], &[i32]),
    ) -> Sentence {
        let key = match (criterion, self.edition) {
            (Criterion::ByeScore, _) => "explain-worse-bye-score",
            (Criterion::Downfloaters, _) => "explain-worse-downfloaters",
            (Criterion::DownfloaterScores, Edition::Fide2026) => "explain-worse-downfloater-scores",
            (Criterion::DownfloaterScores, Edition::Fide2017) => "explain-worse-score-differences",
            (Criterion::FollowingBracket, _) => "explain-worse-following",
            (Criterion::UnplayedGames, _) => "explain-worse-unplayed",
            (Criterion::ColourDifference, _) => "explain-worse-difference",
            (Criterion::ThirdColour, _) => "explain-worse-third",
            (Criterion::ColourPreference, _) => "explain-worse-colour",
            (Criterion::StrongPreference, _) => "explain-worse-strong",
            (Criterion::Downfloat, _) => "explain-worse-down-last",
            (Criterion::Upfloat, _) => "explain-worse-up-last",
            (Criterion::EarlierDownfloat, _) => "explain-worse-down-earlier",
            (Criterion::EarlierUpfloat, _) => "explain-worse-up-earlier",
            (Criterion::DownfloatDifference, _) => "explain-worse-down-last-far",
            (Criterion::UpfloatDifference, _) => "explain-worse-up-last-far",
            (Criterion::EarlierDownfloatDifference, _) => "explain-worse-down-earlier-far",
            (Criterion::EarlierUpfloatDifference, _) => "explain-worse-up-earlier-far",
        };
        let first = |values: &[i32]| values.first().copied().unwrap_or(0);
        let shown = |values: &[i32]| {
            let value = first(values);
            if criterion == Criterion::ByeScore {
                self.points(Points::from_halves(value))
            } else {
                value.to_string()
            }
        };
        let values = [
            ("if", self.premise(answer)),
            ("group", self.points(bracket.unwrap_or_default())),
            ("paired", shown(paired)),
            ("demanded", shown(demanded)),
            (
                "more",
                first(demanded).saturating_sub(first(paired)).to_string(),
            ),
        ];
        Sentence {
            text: self.t.with(key, &values),
            article: criterion.number(self.edition).to_owned(),
        }
    }

    fn premise(&self, answer: &Answer) -> String {
        self.premise_of(answer.instead)
    }

    /// `Se A giocasse con B,`.
    pub(super) fn premise_of(&self, instead: Alternative) -> String {
        match instead {
            Alternative::Pair(a, b) => {
                let names = [("a", self.name(a)), ("b", self.name(b))];
                self.t.with("explain-if-pair", &names)
            }
            Alternative::Downfloat(a) => self.t.with_one("explain-if-downfloat", "a", self.name(a)),
            Alternative::Bye(a) => self.t.with_one("explain-if-bye", "a", self.name(a)),
        }
    }
}
