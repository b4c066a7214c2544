//! `standings` for teams.

use serde_json::{Value, json};

use crate::{
    event::ScoreKind,
    formats::trf::TeamReport,
    tiebreak::{TeamOrder, TeamStanding, TeamTieBreakError, TeamValue},
};

/// The ranking order of the teams of a report: its primary score, then the codes of record 202, or of 212 if there is no 202.
///
/// # Errors
/// The records that name a code which is not a tie-break of teams, and that code.
pub fn order_of(
    report: &TeamReport,
    primary: ScoreKind,
) -> Result<TeamOrder, (&'static [&'static str], TeamTieBreakError)> {
    let header = &report.report.header;
    let (codes, records): (_, &'static [&'static str]) = if header.tie_breaks.is_empty() {
        (&header.standings_order, &["212"])
    } else {
        (&header.tie_breaks, &["202", "212"])
    };
    TeamOrder::parse(primary, codes).map_err(|error| (records, error))
}

/// Number, place, match points, game points and tie-breaks of each team, best first.
pub fn standings_table(
    report: &TeamReport,
    order: &TeamOrder,
    ranking: &[TeamStanding],
    separator: &str,
) -> String {
    let mut head: Vec<String> = ["Team", "Rank", "MP", "GP"].map(str::to_owned).to_vec();
    head.extend(order.list.iter().map(ToString::to_string));
    let rows = ranking.iter().map(|line| {
        let mut row = vec![
            report.number(line.tpn).to_string(),
            line.place.to_string(),
            line.score.match_points.to_string(),
            line.score.game_points.to_string(),
        ];
        row.extend(line.values.iter().map(ToString::to_string));
        row
    });
    let lines = std::iter::once(head).chain(rows);
    lines.fold(String::new(), |text, row| {
        text + &row.join(separator) + "\n"
    })
}

/// `{"rounds": …, "primary": …, "tie_breaks": […], "standings": [{"number", "place", "name", "match_points", "game_points",
/// "values"}]}`; values of TBR and BBE are lists.
pub fn standings_json(
    report: &TeamReport,
    rounds: u8,
    order: &TeamOrder,
    ranking: &[TeamStanding],
) -> String {
    let value = |value: &TeamValue| match value {
        TeamValue::Number(value) if value.is_missing() => Value::Null,
        TeamValue::Number(value) => number(&value.to_string()),
        TeamValue::Boards(boards) => {
            let boards = boards.iter();
            boards.map(|points| number(&points.to_string())).collect()
        }
    };
    let rows = ranking.iter().map(|line| {
        json!({
            "number": report.number(line.tpn),
            "place": line.place,
            "name": report.name(line.tpn),
            "match_points": number(&line.score.match_points.to_string()),
            "game_points": number(&line.score.game_points.to_string()),
            "values": line.values.iter().map(value).collect::<Vec<_>>(),
        })
    });
    let codes: Vec<String> = order.list.iter().map(ToString::to_string).collect();
    let whole = json!({
        "rounds": rounds,
        "primary": order.primary.code(),
        "tie_breaks": codes,
        "standings": rows.collect::<Vec<_>>(),
    });
    format!("{whole}\n")
}

/// A number, as a JSON number with the printed digits.
fn number(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or(Value::Null)
}
