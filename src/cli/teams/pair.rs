//! `pair` for teams: the matches by the numbers of the teams, or their explanation bracket by bracket.

use serde_json::{Value, json};

use crate::{
    cli::pair_schedule::{Asked, Field, lines, words_json},
    event::Tpn,
    formats::{bbp, trf::TeamReport},
    pairing::{
        Pair, Seat,
        dutch::Edition,
        team_swiss::{Explained, TeamEvent},
    },
    words::{
        pairing::{Sentence, Speaker},
        team_swiss,
    },
};

/// The answer as printed.
///
/// # Errors
/// No team has one of the numbers.
pub fn pair_text(
    report: &TeamReport,
    event: &TeamEvent,
    found: &Explained,
    asked: &Asked<'_>,
) -> Result<String, String> {
    let name = |team: Tpn| report.name(team).to_owned();
    let speaker = Speaker {
        t: asked.t,
        edition: Edition::Fide2026,
        name: &name,
    };
    if let Some([a, b]) = asked.two {
        return two(report, found, asked, &speaker, [*a, *b]);
    }
    if asked.json {
        return Ok(as_json(report, event, found, asked, &speaker));
    }
    let pairing = found.pairing();
    if !asked.explain {
        let own = |team: Tpn| Tpn::new(report.number(team)).unwrap_or(team);
        let pairs = pairing.pairs.iter().map(|pair| bbp::Board::Pair {
            white: own(pair.white),
            black: own(pair.black),
        });
        let bye = pairing.bye.map(|bye| bbp::Board::Bye(own(bye)));
        return Ok(bbp::write(&pairs.chain(bye).collect::<Vec<_>>()));
    }
    let mut text = format!("{}\n", team_swiss::lead(&speaker));
    for bracket in found.report().brackets {
        let told = team_swiss::bracket(&speaker, &bracket);
        text.push_str(&format!("\n{}\n{}\n", told.title, told.lead));
        for pair in told.pairs {
            text.push_str(&format!(
                "\n  {} - {}\n",
                name(pair.white),
                name(pair.black)
            ));
            for line in lines(&said(found, &speaker, pair.white)).lines() {
                text.push_str(&format!("    {line}\n"));
            }
        }
        for (name, number, value) in told.criteria {
            text.push_str(&format!("  {number}  {name}: {value}\n"));
        }
    }
    if let Some(bye) = pairing.bye {
        text.push_str(&format!("\n{}", lines(&said(found, &speaker, bye))));
    }
    Ok(text)
}

/// Why a team has this match or the bye.
fn said(found: &Explained, speaker: &Speaker<'_>, team: Tpn) -> Vec<Sentence> {
    let why = found.why(team);
    why.map_or_else(Vec::new, |why| team_swiss::reason(speaker, &why))
}

fn as_json(
    report: &TeamReport,
    event: &TeamEvent,
    found: &Explained,
    asked: &Asked<'_>,
    speaker: &Speaker<'_>,
) -> String {
    let pairing = found.pairing();
    let pairs = pairing.pairs.iter().map(
        |pair| json!({ "white": report.number(pair.white), "black": report.number(pair.black) }),
    );
    let bye = pairing.bye.map(|bye| json!({ "bye": report.number(bye) }));
    let matches: Vec<Value> = pairs.chain(bye).collect();
    let mut value = json!({
        "round": asked.round.get(),
        "rules": event.rules.code(),
        "matches": matches,
    });
    if let Some(map) = value.as_object_mut().filter(|_| asked.explain) {
        let brackets = found.report().brackets;
        let groups = brackets.iter().map(|bracket| {
            let told = team_swiss::bracket(speaker, bracket);
            let criteria = told.criteria.iter().map(|(name, number, value)| {
                json!({ "criterion": number, "name": name, "value": value })
            });
            let why = told.pairs.iter().map(|pair| {
                json!({
                    "white": report.number(pair.white),
                    "black": report.number(pair.black),
                    "why": words_json(&said(found, speaker, pair.white)),
                })
            });
            json!({
                "title": told.title,
                "words": told.lead,
                "matches": why.collect::<Vec<_>>(),
                "criteria": criteria.collect::<Vec<_>>(),
            })
        });
        map.insert("groups".to_owned(), groups.collect());
        let bye = pairing
            .bye
            .map(|bye| words_json(&said(found, speaker, bye)));
        map.insert("bye".to_owned(), bye.unwrap_or(Value::Null));
    }
    format!("{value:#}\n")
}

/// Why two teams meet, or why not; 0 stands for the bye.
fn two(
    report: &TeamReport,
    found: &Explained,
    asked: &Asked<'_>,
    speaker: &Speaker<'_>,
    numbers: [u16; 2],
) -> Result<String, String> {
    let seat = report.seat(numbers)?;
    let (Seat::Bye(one) | Seat::Pair(Pair { white: one, .. })) = seat;
    let sits = match (found.pairing().seat(one), seat) {
        (Some(Seat::Pair(stands)), Seat::Pair(asked)) => {
            [stands.white, stands.black].contains(&asked.black)
        }
        (Some(Seat::Bye(_)), Seat::Bye(_)) => true,
        _ => false,
    };
    let said = if sits {
        said(found, speaker, one)
    } else {
        let answer = found.why_not(seat).map_err(|error| error.to_string())?;
        vec![team_swiss::answer(speaker, &answer)]
    };
    if asked.json {
        let value = json!({
            "round": asked.round.get(),
            "numbers": numbers,
            "paired": sits,
            "words": words_json(&said),
        });
        return Ok(format!("{value:#}\n"));
    }
    Ok(lines(&said))
}
