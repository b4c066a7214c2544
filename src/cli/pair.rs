//! `pair`: the next round of a report, its pairing as bbpPairings prints it, and why it is so.

use std::{
    fmt::Write as _,
    path::{Path, PathBuf},
};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::{Value, json};

use crate::{
    event::{Colour, Halt, Points, RoundEntry, RoundNumber, Tpn},
    formats::{
        bbp,
        trf::{TeamReport, Trf},
    },
    i18n::{Lang, Words},
    pairing::{
        Engine, RoundPairing, Rule, System,
        dutch::{
            Alternative, Answer, BracketReport, Edition, Explained, PairReport, Preference,
            Strength, Verdict,
        },
        round_robin::Schedule,
        team_swiss,
    },
    words::pairing::{Sentence, Speaker},
};

use super::{
    Exit,
    editions::{self, Named},
    files::{self, Report},
    pair_schedule::{self, Asked},
    pair_told, teams,
};

/// Pairs the next round of a report.
#[derive(clap::Args)]
pub struct Pair {
    /// TRF16 or TRF26; `-` for the standard input.
    file: PathBuf,
    #[command(flatten)]
    named: Named,
    /// Every group of the round and why its pairs are made, in words.
    #[arg(long, conflicts_with = "explain_pair")]
    explain: bool,
    /// Why these two numbers of the file meet, or why not; 0 stands for the bye.
    #[arg(long, num_args = 2, value_names = ["A", "B"])]
    explain_pair: Option<Vec<u16>>,
    /// The answer as JSON.
    #[arg(long)]
    json: bool,
    /// Language of the words.
    #[arg(long, default_value = "en", value_parser = language())]
    lang: Lang,
}

/// The languages of the house by their tags.
fn language() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| Lang::from_code(&code).unwrap_or_default())
}

impl Pair {
    /// Prints the pairing as bbpPairings does, or its explanation.
    pub fn run(self) -> Exit {
        let report = match files::read_report(&self.file) {
            Ok(Report::Players(report, _)) => *report,
            Ok(Report::Teams(report, _)) => return self.of_teams(&report),
            Err(exit) => return exit,
        };
        say_unfinished(&self.file, &report);
        let next = report.rounds_completed().saturating_add(1);
        let planned = report.table.rounds_planned();
        let round = RoundNumber::new(next).filter(|_| next <= planned);
        let Some(round) = round else {
            eprintln!(
                "{}:1:1: all {planned} rounds are paired",
                self.file.display()
            );
            return Exit::Input;
        };
        let engine = editions::of_report(&report, self.named);
        let edition = match engine.map(|engine| engine.in_round(&report.table, round)) {
            Ok(Engine::Dutch(edition)) => edition,
            Ok(Engine::RoundRobin(schedule)) => {
                let text = pair_schedule::text(&report, schedule, &self.asked(round));
                return self.printed(text);
            }
            Ok(
                engine @ (Engine::Dubov
                | Engine::Burstein
                | Engine::Lim
                | Engine::DoubleSwiss
                | Engine::Keizer(_)
                | Engine::KnockOut(_)),
            ) => {
                return match engine.solve(&report.table, round, &Halt::never()) {
                    Ok(found) => {
                        self.printed(pair_told::text(&report, engine, &found, &self.asked(round)))
                    }
                    Err(error) => {
                        eprintln!("tratto: {}: {error}", self.file.display());
                        Exit::NoPairing
                    }
                };
            }
            Err(unknown) => {
                eprintln!("tratto: {}: {unknown}", self.file.display());
                return Exit::Input;
            }
        };
        let explained = match Explained::new(&report.table, round, edition) {
            Ok(explained) => explained,
            Err(error) => {
                eprintln!("tratto: {}: {error}", self.file.display());
                return Exit::NoPairing;
            }
        };
        let session = Session {
            report: &report,
            round,
            edition,
            explained: &explained,
            t: Words(self.lang),
        };
        let text = if let Some([a, b]) = self.explain_pair.as_deref() {
            match session.two(*a, *b, self.json) {
                Ok(text) => text,
                Err(reason) => {
                    eprintln!("tratto: {}: {reason}", self.file.display());
                    return Exit::Usage;
                }
            }
        } else if self.json {
            session.round_json(self.explain)
        } else if self.explain {
            session.round_words()
        } else {
            bbp::write(&session.boards())
        };
        files::write(None, &text)
    }
}

impl Pair {
    fn of_teams(&self, report: &TeamReport) -> Exit {
        let path = self.file.display();
        let coded = report.report.header.paired_as();
        if coded.system == System::TeamRoundRobin {
            return self.of_a_schedule_of_teams(report, coded.schedule);
        }
        let event = match report.event() {
            Ok(event) => event,
            Err(error) => {
                eprintln!("tratto: {path}: {error}");
                return Exit::Input;
            }
        };
        say_unfinished(&self.file, &report.report);
        let planned = event.table.rounds_planned();
        let next = event.table.rounds_paired().saturating_add(1);
        let Some(round) = RoundNumber::new(next).filter(|_| next <= planned) else {
            eprintln!("{path}:1:1: all {planned} rounds are paired");
            return Exit::Input;
        };
        match team_swiss::Explained::until(&event, round, &Halt::never()) {
            Ok(found) => self.printed(teams::pair_text(report, &event, &found, &self.asked(round))),
            Err(error) => {
                eprintln!("tratto: {path}: {error}");
                Exit::NoPairing
            }
        }
    }

    /// The first round of a schedule of teams that is not played whole.
    fn of_a_schedule_of_teams(&self, report: &TeamReport, schedule: Schedule) -> Exit {
        let path = self.file.display();
        let planned = report.table.rounds_planned();
        let teams = u16::try_from(report.setup.teams.len()).unwrap_or(u16::MAX);
        let Some(schedule) = schedule.with_rounds(teams, planned) else {
            eprintln!("tratto: {path}: {teams} teams have no schedule of {planned} rounds");
            return Exit::NoPairing;
        };
        let next = report.report.rounds_completed().saturating_add(1);
        let Some(round) = RoundNumber::new(next).filter(|_| next <= planned) else {
            eprintln!("{path}:1:1: all {planned} rounds are paired");
            return Exit::Input;
        };
        self.printed(pair_schedule::text(report, schedule, &self.asked(round)))
    }

    fn asked(&self, round: RoundNumber) -> Asked<'_> {
        Asked {
            round,
            explain: self.explain,
            two: self.explain_pair.as_deref(),
            json: self.json,
            t: Words(self.lang),
        }
    }

    fn printed(&self, text: Result<String, String>) -> Exit {
        match text {
            Ok(text) => files::write(None, &text),
            Err(reason) => {
                eprintln!("tratto: {}: {reason}", self.file.display());
                Exit::Usage
            }
        }
    }
}

/// Says of each game without a result how it counts for the next pairing.
fn say_unfinished(path: &Path, report: &Trf) {
    let players = report.table.participants().iter().enumerate();
    for (index, participant) in players {
        for (round, entry) in participant.entries.iter().enumerate() {
            let (
                RoundEntry::Pending {
                    opponent,
                    colour: Colour::White,
                },
                Some(white),
            ) = (entry, Tpn::from_index(index))
            else {
                continue;
            };
            eprintln!(
                "tratto: {}: {}",
                path.display(),
                files::words().a3(
                    "pair-unfinished",
                    "round",
                    round + 1,
                    "white",
                    files::number(report, white),
                    "black",
                    files::number(report, *opponent),
                )
            );
        }
    }
}

struct Session<'a> {
    report: &'a Trf,
    round: RoundNumber,
    edition: Edition,
    explained: &'a Explained,
    t: Words,
}

impl Session<'_> {
    /// The number of the file, which differs from the pairing number where the file has gaps.
    fn own(&self, tpn: Tpn) -> Tpn {
        let player = self.report.players.get(tpn.index());
        player.map_or(tpn, |player| player.start_number)
    }

    /// The pairing number behind a number of the file.
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

    /// Every group: who is in it, its pairs with the reasons, its criteria.
    fn round_words(&self) -> String {
        let report = self.explained.report();
        let mut text = format!("{}\n", self.t.a("explain-round-title", "round", self.round));
        self.speak(|speaker| {
            for (place, bracket) in report.brackets.iter().enumerate() {
                let last = place + 1 == report.brackets.len();
                let points = speaker.points(bracket.score);
                let _ = writeln!(text, "\n{}", self.t.a("explain-group", "points", points));
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
                let line = self.t.a("explain-group-bye", "name", self.name(taker));
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
