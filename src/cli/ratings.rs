//! `ratings`: the rating changes and norms of the players of a report.

use std::path::PathBuf;

use chrono::Datelike;
use serde_json::json;

use crate::{
    event::{Federation, LeastGames, Tpn},
    formats::trf::Trf,
    norms::{self, Applicant, Foe, ForeignField, Met, NormTitle},
    rating::{self, Estimate, First, Known, List, NoFirstRating, RULESET},
};

use super::{Exit, files};

/// Rating changes, performances and norms of a report: an estimate.
#[derive(clap::Args)]
pub struct Ratings {
    /// TRF16 or TRF26; `-` for the standard input.
    file: PathBuf,
    /// The rating list that the event counts for.
    #[arg(long, value_enum, default_value = "standard")]
    list: Kind,
    /// Only the first rounds, up to this one.
    #[arg(long)]
    after: Option<u8>,
    /// Year of the event; by default that of its first day.
    #[arg(long)]
    year: Option<i32>,
    /// One JSON object instead of columns.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Kind {
    Standard,
    Rapid,
    Blitz,
}

impl From<Kind> for List {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Standard => Self::Standard,
            Kind::Rapid => Self::Rapid,
            Kind::Blitz => Self::Blitz,
        }
    }
}

/// One player with their estimated changes.
struct Line {
    tpn: Tpn,
    estimate: Estimate,
    norms: Vec<NormTitle>,
}

impl Ratings {
    /// Prints number, rating, K, points, expected points, change and performances.
    pub fn run(self) -> Exit {
        let report = match files::read_trf(&self.file) {
            Ok((report, _)) => report,
            Err(exit) => return exit,
        };
        let Some(year) = self.year.or(report.header.start.map(|day| day.year())) else {
            let name = self.file.display();
            eprintln!("tratto: {name}: the file has no first day (042); say the year with --year");
            return Exit::Usage;
        };
        let rounds = report.rounds_completed();
        let rounds = self.after.map_or(rounds, |after| after.min(rounds));
        let lines = lines(&report, rounds, self.list.into(), year);
        let text = if self.json {
            as_json(&report, rounds, &lines)
        } else {
            as_text(&report, &lines)
        };
        files::write(None, &text)
    }
}

fn lines(report: &Trf, rounds: u8, list: List, year: i32) -> Vec<Line> {
    let player = |tpn: Tpn| report.players.get(tpn.index());
    let known = |tpn: Tpn| Known {
        rating: player(tpn).and_then(|player| player.rating),
        birth_year: player(tpn).and_then(|player| player.birth.map(|birth| birth.year())),
        ..Known::default()
    };
    let foe = |tpn: Tpn| Foe {
        rating: player(tpn).and_then(|player| player.rating),
        title: player(tpn).and_then(|player| player.title),
        federation: player(tpn).and_then(|player| player.federation),
    };
    let host = report.header.federation.unwrap_or(Federation::ITA);
    let is_swiss = !report.header.paired_as().system.is_predetermined();
    let exempt = is_swiss && ForeignField::of(&report.table, rounds, host, &foe).exempts();
    let all = (0..report.players.len()).filter_map(Tpn::from_index);
    all.filter_map(|tpn| {
        let estimate = rating::estimate(&report.table, tpn, rounds, &known, (list, year))?;
        let of = player(tpn)?;
        let met = Met::of(&report.table, tpn, rounds, &foe);
        let applicant = Applicant {
            federation: of.federation,
        };
        let is_woman = of.sex == Some(crate::event::Sex::Female);
        let titles = NormTitle::ALL.into_iter().filter(|title| {
            list == List::Standard
                && title.is_open_to(of.title)
                && (is_woman || !title.is_for_women())
        });
        let made = titles.filter(|title| {
            let ways = (exempt, is_swiss);
            norms::best(*title, applicant, &met, LeastGames::Nine, ways).is_norm()
        });
        Some(Line {
            tpn,
            norms: made.collect(),
            estimate,
        })
    })
    .collect()
}

fn hundredths(number: i32) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let size = number.unsigned_abs();
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

fn optional(number: Option<i32>) -> String {
    number.map_or_else(|| "-".to_owned(), |number| number.to_string())
}

/// The columns, separated by tabs.
fn as_text(report: &Trf, lines: &[Line]) -> String {
    let mut text = "number\tname\trating\tK\treason\tgames\tscore\texpected\tchange\tnew\tRp\tTPR\tPTP\tnorms\n".to_owned();
    for line in lines {
        let it = &line.estimate;
        let name = report.players.get(line.tpn.index());
        let name = name.map_or("", |player| player.name.as_str());
        let (k, reason) = it.coefficient.map_or(("-".to_owned(), "unrated"), |k| {
            (k.k.to_string(), k.reason.code())
        });
        let (games, score, expected, change) = match it.change {
            Some(change) => (
                change.games.to_string(),
                hundredths(change.score * 50),
                hundredths(change.expected),
                hundredths(change.hundredths),
            ),
            None => {
                let counted = it.rounds.iter().filter(|round| round.game.is_ok());
                let none = || "-".to_owned();
                (counted.count().to_string(), none(), none(), none())
            }
        };
        let norms: Vec<&str> = line.norms.iter().map(|title| title.code()).collect();
        let performance = it.performances;
        let cells = [
            files::number(report, line.tpn).to_string(),
            name.to_owned(),
            optional(it.rating.map(i32::from)),
            k,
            reason.to_owned(),
            games,
            score,
            expected,
            change,
            optional(it.after()),
            optional(performance.rp),
            optional(performance.tpr),
            optional(performance.ptp),
            norms.join(" "),
        ];
        text.push_str(&cells.join("\t"));
        text.push('\n');
    }
    text
}

/// `{"rules", "norm_rules", "rounds", "estimate": true, "players": […]}`; points and rating changes are in points.
fn as_json(report: &Trf, rounds: u8, lines: &[Line]) -> String {
    let players = lines.iter().map(|line| {
        let it = &line.estimate;
        let name = report.players.get(line.tpn.index());
        let games = it.rounds.iter().map(|round| {
            let opponent = round.entry.opponent();
            let opponent = opponent.map(|tpn| files::number(report, tpn).get());
            match round.game {
                Ok(game) => json!({
                    "round": round.round.get(),
                    "opponent": opponent,
                    "opponent_rating": game.opponent.get(),
                    "score": points(game.halves * 50),
                    "difference": game.expectation.map(|it| it.difference),
                    "difference_counted": game.expectation.map(|it| it.counted),
                    "expected": game.expectation.map(|it| points(it.percent.into())),
                    "change": game.expectation.map(|it| points(it.hundredths)),
                }),
                Err(why) => json!({
                    "round": round.round.get(),
                    "opponent": opponent,
                    "left_out": why.code(),
                }),
            }
        });
        json!({
            "number": files::number(report, line.tpn).get(),
            "name": name.map_or("", |player| player.name.as_str()),
            "rating": it.rating.map(|rating| rating.get()),
            "k": it.coefficient.map(|k| k.k),
            "k_reason": it.coefficient.map(|k| k.reason.code()),
            "k_assumed": it.coefficient.map(|k| k.assumed),
            "score": it.change.map(|change| points(change.score * 50)),
            "expected": it.change.map(|change| points(change.expected)),
            "change": it.change.map(|change| points(change.hundredths)),
            "change_rounded": it.change.map(|change| change.points),
            "new_rating": it.after(),
            "first_rating": it.first.map(first),
            "rp": it.performances.rp,
            "tpr": it.performances.tpr,
            "ptp": it.performances.ptp,
            "norms": line.norms.iter().map(|title| title.code()).collect::<Vec<_>>(),
            "games": games.collect::<Vec<_>>(),
        })
    });
    let whole = json!({
        "rules": RULESET,
        "norm_rules": norms::RULESET,
        "rounds": rounds,
        "estimate": true,
        "players": players.collect::<Vec<_>>(),
    });
    format!("{whole}\n")
}

fn points(hundredths_of: i32) -> serde_json::Value {
    serde_json::from_str(&hundredths(hundredths_of)).unwrap_or(serde_json::Value::Null)
}

fn first(first: First) -> &'static str {
    match first {
        First::Rating(_) => "published",
        First::NoPoints | First::Not(NoFirstRating::Score(_)) => "no-points",
        First::Not(NoFirstRating::TooFewGames(_)) => "too-few-games",
        First::Not(NoFirstRating::BelowFloor(_)) => "below-floor",
    }
}
