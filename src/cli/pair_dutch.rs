//! `pair` for the FIDE (Dutch) System: the boards in the format of bbpPairings, or their explanation.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::{
    event::{Colour, Points, RoundNumber, Tpn},
    formats::{bbp, trf::Trf},
    i18n::Words,
    pairing::{
        RoundPairing, Rule,
        dutch::{
            Alternative, Answer, BracketReport, Edition, Explained, PairReport, Preference,
            Strength, Verdict,
        },
    },
    words::pairing::{Sentence, Speaker},
};

use super::pair_schedule::Asked;

/// The answer as printed.
///
/// # Errors
/// No player has one of the numbers.
pub fn text(
    report: &Trf,
    edition: Edition,
    explained: &Explained,
    asked: &Asked<'_>,
) -> Result<String, String> {
    let session = Session {
        report,
        round: asked.round,
        edition,
        explained,
        t: asked.t,
    };
    if let Some([a, b]) = asked.two {
        return session.two(*a, *b, asked.json);
    }
    Ok(if asked.json {
        session.round_json(asked.explain)
    } else if asked.explain {
        session.round_words()
    } else {
        bbp::write(&session.boards())
    })
}

/// A paired round, with the names and words for its explanation.
struct Session<'a> {
    report: &'a Trf,
    round: RoundNumber,
    edition: Edition,
    explained: &'a Explained,
    t: Words,
}

impl Session<'_> {
    /// The number in the file, which differs from the pairing number if the file has gaps.
    fn own(&self, tpn: Tpn) -> Tpn {
        let player = self.report.players.get(tpn.index());
        player.map_or(tpn, |player| player.start_number)
    }

    /// The pairing number for a number of the file.
    fn tpn(&self, own: u16) -> Option<Tpn> {
        let mut players = self.report.players.iter();
        Tpn::from_index(players.position(|player| player.start_number.get() == own)?)
    }

    fn name(&self, tpn: Tpn) -> String {
        let player = self.report.players.get(tpn.index());
        let name = player.map_or("", |player| player.name.as_str());
        format!("{} ({})", name.replace(", ", " "), self.own(tpn))
    }

    fn boards(&self) -> Vec<bbp::Board> {
        let RoundPairing { pairs, bye } = self.explained.pairing();
        let mut boards: Vec<bbp::Board> = pairs
            .iter()
            .map(|pair| bbp::Board::Pair {
                white: self.own(pair.white),
                black: self.own(pair.black),
            })
            .collect();
        boards.extend(bye.map(|tpn| bbp::Board::Bye(self.own(tpn))));
        boards
    }

    fn speak<T>(&self, say: impl FnOnce(&Speaker<'_>) -> T) -> T {
        let name = |tpn| self.name(tpn);
        say(&Speaker {
            t: self.t,
            edition: self.edition,
            name: &name,
        })
    }

    /// Every group: its players, its pairs with their reasons, its criteria.
    fn round_words(&self) -> String {
        let report = self.explained.report();
        let mut text = format!(
            "{}\n",
            self.t.with_one("explain-round-title", "round", self.round)
        );
        self.speak(|speaker| {
            for (place, bracket) in report.brackets.iter().enumerate() {
                let last = place + 1 == report.brackets.len();
                let points = speaker.points(bracket.score);
                let _ = writeln!(
                    text,
                    "\n{}",
                    self.t.with_one("explain-group", "points", points)
                );
                let _ = writeln!(text, "{}", speaker.bracket(bracket, last));
                for pair in &bracket.pairs {
                    let names = [
                        ("white", self.name(pair.pair.white)),
                        ("black", self.name(pair.pair.black)),
                    ];
                    let line = self.t.with("explain-pair-line", &names);
                    let _ = writeln!(text, "\n  {line}");
                    self.reasons(&mut text, speaker, pair.pair.white);
                }
                for (name, number, value) in speaker.criteria(bracket) {
                    let _ = writeln!(text, "  {number}  {name}: {value}");
                }
            }
            if let Some(taker) = report.bye {
                let line = self
                    .t
                    .with_one("explain-group-bye", "name", self.name(taker));
                let _ = writeln!(text, "\n{line}");
                self.reasons(&mut text, speaker, taker);
            }
        });
        text
    }

    fn reasons(&self, text: &mut String, speaker: &Speaker<'_>, tpn: Tpn) {
        if let Ok(Some(reason)) = self.explained.reason(tpn) {
            for sentence in speaker.reason(&reason) {
                let _ = writeln!(text, "    {}", line(&sentence));
            }
        }
    }

    /// Why `a` and `b` meet, or why not.
    fn two(&self, a: u16, b: u16, as_json: bool) -> Result<String, String> {
        let find = |own| {
            self.tpn(own)
                .ok_or_else(|| format!("no player has the number {own}"))
        };
        let (who, instead) = match (a, b) {
            (0, 0) => return Err("0 is the bye: name at least one player".to_owned()),
            (0, own) | (own, 0) => (find(own)?, Alternative::Bye(find(own)?)),
            (a, b) => (find(a)?, Alternative::Pair(find(a)?, find(b)?)),
        };
        let answer = self.explained.ask(instead).map_err(|e| e.to_string())?;
        let as_paired = answer.verdict == Verdict::AsPaired;
        let sentences = self.speak(|speaker| {
            if !as_paired {
                return vec![speaker.answer(&answer)];
            }
            match self.explained.reason(who) {
                Ok(Some(reason)) => speaker.reason(&reason),
                _ => Vec::new(),
            }
        });
        if as_json {
            let value = json!({
                "round": self.round.get(),
                "rules": self.edition.code(),
                "numbers": [a, b],
                "paired": as_paired,
                "verdict": verdict_json(&answer, self.edition),
                "words": words_json(&sentences),
            });
            return Ok(format!("{value:#}\n"));
        }
        Ok(sentences.iter().fold(String::new(), |text, sentence| {
            text + &line(sentence) + "\n"
        }))
    }

    fn round_json(&self, explain: bool) -> String {
        let boards: Vec<Value> = self
            .boards()
            .into_iter()
            .map(|board| match board {
                bbp::Board::Pair { white, black } => {
                    json!({ "white": white.get(), "black": black.get() })
                }
                bbp::Board::Bye(player) => json!({ "bye": player.get() }),
            })
            .collect();
        let mut value = json!({
            "round": self.round.get(),
            "rules": self.edition.code(),
            "boards": boards,
        });
        if explain {
            let report = self.explained.report();
            let brackets: Vec<Value> = report
                .brackets
                .iter()
                .map(|b| self.bracket_json(b))
                .collect();
            if let Some(map) = value.as_object_mut() {
                map.insert("brackets".to_owned(), Value::Array(brackets));
                let bye = report.bye.map(|tpn| self.reasons_json(tpn));
                map.insert("bye".to_owned(), bye.unwrap_or(Value::Null));
            }
        }
        format!("{value:#}\n")
    }

    fn bracket_json(&self, bracket: &BracketReport) -> Value {
        let own = |list: &[Tpn]| list.iter().map(|t| self.own(*t).get()).collect::<Vec<_>>();
        let criteria: serde_json::Map<String, Value> = bracket
            .criteria
            .iter()
            .map(|(criterion, values)| (criterion.number(self.edition).to_owned(), json!(values)))
            .filter(|(number, _)| !number.is_empty())
            .collect();
        json!({
            "score": decimal(bracket.score),
            "mdps": own(&bracket.mdps),
            "residents": own(&bracket.residents),
            "downfloaters": own(&bracket.downfloaters),
            "criteria": criteria,
            "pairs": bracket.pairs.iter().map(|pair| self.pair_json(pair)).collect::<Vec<_>>(),
        })
    }

    fn pair_json(&self, pair: &PairReport) -> Value {
        let due = |preference: Preference| {
            json!({
                "colour": preference.colour.map(colour_code),
                "strength": match preference.strength {
                    Strength::None => "none",
                    Strength::Mild => "mild",
                    Strength::Strong => "strong",
                    Strength::Absolute => "absolute",
                },
            })
        };
        json!({
            "white": self.own(pair.pair.white).get(),
            "black": self.own(pair.pair.black).get(),
            "due": [due(pair.white), due(pair.black)],
            "why": self.reasons_json(pair.pair.white),
        })
    }

    fn reasons_json(&self, tpn: Tpn) -> Value {
        match self.explained.reason(tpn) {
            Ok(Some(reason)) => {
                let sentences = self.speak(|speaker| speaker.reason(&reason));
                json!({ "number": self.own(tpn).get(), "words": words_json(&sentences) })
            }
            _ => Value::Null,
        }
    }
}

/// A sentence with its article in brackets.
fn line(sentence: &Sentence) -> String {
    if sentence.article.is_empty() {
        sentence.text.clone()
    } else {
        format!("{} [{}]", sentence.text, sentence.article)
    }
}

fn words_json(sentences: &[Sentence]) -> Vec<Value> {
    let values = sentences.iter();
    values
        .map(|sentence| json!({ "text": sentence.text, "article": sentence.article }))
        .collect()
}

fn verdict_json(answer: &Answer, edition: Edition) -> Value {
    match &answer.verdict {
        Verdict::AsPaired => json!({ "kind": "as-paired" }),
        Verdict::Unsettled => json!({ "kind": "unsettled" }),
        Verdict::NotInQuestion => json!({ "kind": "not-in-question" }),
        Verdict::Forbidden(rule) => json!({
            "kind": "forbidden",
            "rule": match rule {
                Rule::AlreadyMet => "already-met",
                Rule::Forbidden => "forbidden",
                Rule::SameAbsoluteColour => "same-absolute-colour",
            },
            "met_in": answer.met_in.map(RoundNumber::get),
        }),
        Verdict::ByeBarred => json!({ "kind": "bye-barred" }),
        Verdict::NoCompletePairing => json!({ "kind": "no-complete-pairing" }),
        Verdict::Worse {
            bracket,
            criterion,
            paired,
            demanded,
        } => json!({
            "kind": "worse",
            "bracket": bracket.map(decimal),
            "criterion": criterion.number(edition),
            "paired": paired,
            "demanded": demanded,
        }),
        Verdict::Later { bracket, .. } => json!({
            "kind": "later",
            "bracket": bracket.map(decimal),
        }),
    }
}

fn decimal(points: Points) -> f64 {
    f64::from(points.halves()) / 2.0
}

const fn colour_code(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}
