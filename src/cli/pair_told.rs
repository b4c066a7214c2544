//! `pair` for the Swiss systems other than the Dutch one: the boards, or their explanation bracket by bracket.

use serde_json::{Value, json};

use crate::{
    event::Tpn,
    formats::{bbp, trf::Trf},
    pairing::{Engine, Seat, Solved},
    words::{pairing::Sentence, why::Teller},
};

use super::pair_schedule::{Asked, lines, seat, words_json};

/// The answer as printed.
///
/// # Errors
/// No player has one of the numbers.
pub fn text(
    report: &Trf,
    engine: Engine,
    found: &Solved,
    asked: &Asked<'_>,
) -> Result<String, String> {
    let name = |tpn: Tpn| {
        let player = report.players.get(tpn.index());
        player.map_or_else(|| tpn.to_string(), |player| player.name.replace(", ", " "))
    };
    let teller = Teller {
        t: asked.t,
        name: &name,
    };
    if let Some([a, b]) = asked.two {
        return two(report, found, asked, &teller, [*a, *b]);
    }
    let own = |tpn: Tpn| {
        let player = report.players.get(tpn.index());
        player.map_or(tpn, |player| player.start_number)
    };
    let pairing = found.pairing();
    let byes: Vec<Tpn> = pairing
        .bye
        .into_iter()
        .chain(found.through().iter().copied())
        .collect();
    let told = teller.groups(&found.report()).unwrap_or_default().groups;
    if asked.json {
        let pairs = pairing.pairs.iter();
        let pairs = pairs
            .map(|pair| json!({ "white": own(pair.white).get(), "black": own(pair.black).get() }));
        let byes = byes.iter().map(|bye| json!({ "bye": own(*bye).get() }));
        let boards: Vec<Value> = pairs.chain(byes).collect();
        let mut value = json!({
            "round": asked.round.get(),
            "rules": engine.code(),
            "boards": boards,
        });
        if let Some(map) = value.as_object_mut().filter(|_| asked.explain) {
            let groups = told.iter().map(|told| {
                let criteria = told.criteria.iter().map(|(name, number, value)| {
                    json!({ "criterion": number, "name": name, "value": value })
                });
                json!({
                    "title": told.title,
                    "words": told.lead,
                    "criteria": criteria.collect::<Vec<_>>(),
                })
            });
            map.insert("groups".to_owned(), groups.collect());
        }
        return Ok(format!("{value:#}\n"));
    }
    if !asked.explain {
        let pairs = pairing.pairs.iter().map(|pair| bbp::Board::Pair {
            white: own(pair.white),
            black: own(pair.black),
        });
        let byes = byes.iter().map(|bye| bbp::Board::Bye(own(*bye)));
        return Ok(bbp::write(&pairs.chain(byes).collect::<Vec<_>>()));
    }
    let why = |tpn| said(found, asked, &teller, tpn);
    let mut text = String::new();
    for told in told {
        text.push_str(&format!("{}\n{}\n", told.title, told.lead));
        for pair in told.pairs {
            text.push_str(&format!("  {} - {}\n", name(pair.white), name(pair.black)));
            for line in lines(&why(pair.white)?).lines() {
                text.push_str(&format!("    {line}\n"));
            }
        }
    }
    for bye in byes {
        text.push_str(&lines(&why(bye)?));
    }
    Ok(text)
}

/// Why a participant has this board or the bye.
fn said(
    found: &Solved,
    asked: &Asked<'_>,
    teller: &Teller<'_>,
    tpn: Tpn,
) -> Result<Vec<Sentence>, String> {
    let why = found.why(tpn).map_err(|error| error.to_string())?;
    let said = why.map(|why| teller.why(&why, asked.round));
    Ok(said.unwrap_or_default())
}

fn two(
    report: &Trf,
    found: &Solved,
    asked: &Asked<'_>,
    teller: &Teller<'_>,
    numbers: [u16; 2],
) -> Result<String, String> {
    let seat = seat(report, numbers)?;
    let pairing = found.pairing();
    let (Seat::Bye(one) | Seat::Pair(crate::pairing::Pair { white: one, .. })) = seat;
    let sits = match (pairing.seat(one), seat) {
        (Some(Seat::Pair(stands)), Seat::Pair(asked)) => {
            [stands.white, stands.black].contains(&asked.black)
        }
        (Some(Seat::Bye(_)), Seat::Bye(_)) => true,
        (None, Seat::Bye(tpn)) => found.through().contains(&tpn),
        _ => false,
    };
    let said = if sits {
        said(found, asked, teller, one)?
    } else {
        let answer = found.why_not(seat).map_err(|error| error.to_string())?;
        vec![teller.why_not(&answer)]
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
