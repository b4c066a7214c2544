//! The contents of the arbiter's report that come from the program: facts about the event, and matters to be reported.

use crate::{
    app::{
        game::{
            incident::Kind,
            report::{Report, ReportLine},
        },
        tournament::{
            entrant::Entrant,
            papers::statistics::Statistics,
            report::{known::Known, view::ReportView},
            standings::StandingsView,
            teams::standings::TeamStandingsView,
        },
    },
    event::ByeNames,
    i18n::Words,
    web::{show, view::tournament::Fact},
    words::{self, moment, points},
};

/// The data of the report, read in one snapshot.
pub struct Sources {
    pub report: ReportView,
    pub figures: Statistics,
    pub incidents: Report,
    /// `None` in a team event.
    pub standings: Option<StandingsView>,
    /// `None` in an event of players.
    pub teams: Option<TeamStandingsView>,
}

/// A matter to be reported: place and description.
pub struct FactRow {
    /// `Turno 5`; empty for lines that the arbiters add.
    pub head: String,
    /// What happened.
    pub text: String,
}

fn fact(t: Words, term: &str, text: String) -> Option<Fact> {
    (!text.is_empty()).then(|| Fact {
        term: t.get(term),
        text,
    })
}

/// Place, days, organiser, rounds, and the rules.
pub fn about(t: Words, report: &ReportView) -> Vec<Fact> {
    let summary = &report.summary;
    let town = match summary.province.as_str() {
        "" => summary.town.clone(),
        province => format!("{} ({province})", summary.town),
    };
    let place = [town, summary.venue.clone()].into_iter();
    let place: Vec<String> = place.filter(|part| !part.is_empty()).collect();
    let rounds = (summary.course.published(), summary.course.planned());
    let mut facts: Vec<Fact> = [
        fact(t, "report-place", place.join(", ")),
        fact(
            t,
            "report-dates",
            moment::span(t, summary.start, summary.end),
        ),
        fact(t, "field-report-organiser", report.input.organiser.clone()),
        fact(
            t,
            "field-rounds",
            t.with_two("n-of-m", "n", rounds.0, "m", rounds.1),
        ),
    ]
    .into_iter()
    .flatten()
    .collect();
    facts.extend(show::rules(t, summary));
    facts
}

/// The field of players, the games, and the ratings they count for.
pub fn figures(t: Words, sources: &Sources) -> Vec<Fact> {
    let (field, total) = (&sources.figures.field, &sources.figures.total);
    let home = &sources.report.summary.federation;
    let of_home: usize = field
        .federations
        .iter()
        .filter(|(federation, _)| federation.code() == home)
        .map(|(_, n)| n)
        .sum();
    let titled: Vec<String> = field
        .titles
        .iter()
        .map(|(title, n)| format!("{n} {}", words::title::title(t, title.code())))
        .collect();
    let average = field
        .average
        .map_or_else(String::new, |mean| mean.to_string());
    let list = &sources.report.input.rating_list;
    let average = [average, list.clone()].into_iter();
    let average: Vec<String> = average.filter(|part| !part.is_empty()).collect();
    let asked = match sources.report.summary.bye_names() {
        ByeNames::Club => "report-asked-byes-duties",
        ByeNames::Usual | ByeNames::Schedule => "report-asked-byes",
    };
    let unplayed = [
        ("report-forfeits", total.forfeits),
        ("report-byes", total.allocated_byes),
        (asked, total.asked_byes),
    ];
    let unplayed = unplayed.iter().filter(|(_, n)| *n > 0);
    let unplayed: Vec<String> = unplayed.map(|(words, n)| t.n(words, n)).collect();
    let games = [
        ("n", total.played().to_string()),
        ("white", total.white_wins.to_string()),
        ("draws", total.draws.to_string()),
        ("black", total.black_wins.to_string()),
    ];
    [
        fact(
            t,
            "statistics-players",
            t.with_three(
                "report-players",
                "n",
                field.players,
                "home",
                of_home,
                "code",
                home,
            ),
        ),
        fact(t, "statistics-average", average.join(", ")),
        fact(t, "statistics-titles", titled.join(", ")),
        fact(
            t,
            "report-women-minors",
            format!("{}, {}", field.women, field.under_18),
        ),
        fact(t, "report-games", t.with("report-games-by-colour", &games)),
        fact(
            t,
            "report-unplayed",
            if unplayed.is_empty() {
                t.get("report-none")
            } else {
                unplayed.join(", ")
            },
        ),
        fact(
            t,
            "field-report-valid-for",
            sources.report.input.valid_for.clone(),
        ),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn known(t: Words, round: i32, fact: &Known) -> FactRow {
    let players = |players: &[Entrant; 2]| {
        let [white, black] = players;
        format!("{} – {}", white.name(), black.name())
    };
    let text = match fact {
        Known::Forfeit {
            board,
            players: both,
            result,
        } => {
            let result = words::result::glyphs(t, *result);
            let names = players(both);
            t.with_three(
                "known-forfeit",
                "board",
                board,
                "players",
                names,
                "result",
                result,
            )
        }
        Known::Open {
            board,
            players: both,
        } => t.with_two("known-open", "board", board, "players", players(both)),
        Known::ByHand(reason) => t.with_one("known-by-hand", "reason", reason),
        Known::Deducted(player, taken) => {
            let taken = points::plain(*taken);
            t.with_two("known-deducted", "name", player.name(), "points", taken)
        }
        Known::Withdrawn(player) => t.with_one("known-withdrawn", "name", player.name()),
        Known::Late(player) => t.with_one("known-late", "name", player.name()),
    };
    FactRow {
        head: if round > 0 {
            t.with_one("round-title", "round", round)
        } else {
            t.get("papers-before")
        },
        text,
    }
}

/// A penalty that counts: player, board and article.
fn penalty(t: Words, line: &ReportLine) -> Option<FactRow> {
    let said = words::decision::ruled(t, line.penalty()?);
    let name = line
        .player()
        .map_or_else(String::new, |player| player.name().to_string());
    Some(FactRow {
        head: t.with_one("round-title", "round", line.round),
        text: t.with_three(
            "known-penalty",
            "board",
            line.board,
            "name",
            name,
            "said",
            said,
        ),
    })
}

/// The matters to be reported: known facts, penalties, lines that the arbiters add, appeals.
pub fn facts(t: Words, sources: &Sources, text: &str) -> Vec<FactRow> {
    let report = &sources.report;
    let mut facts: Vec<FactRow> = report
        .known
        .iter()
        .map(|(round, fact)| known(t, *round, fact))
        .collect();
    if let Some(left) = &report.summary.fide_left {
        facts.push(FactRow {
            head: t.get("fide-mode"),
            text: t.with_one("fide-mode-since", "round", left.round),
        });
    }
    let lines = &sources.incidents.lines;
    facts.extend(lines.iter().filter_map(|line| penalty(t, line)));
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        facts.push(FactRow {
            head: String::new(),
            text: line.to_owned(),
        });
    }
    let appeals = lines.iter().filter(|line| line.line.kind == Kind::Appeal);
    let appeals = appeals.filter(|line| line.line.stands()).count();
    facts.push(FactRow {
        head: t.get("report-appeals"),
        text: if appeals == 0 {
            t.get("report-none")
        } else {
            appeals.to_string()
        },
    });
    facts
}
