//! `pair` for round robins of players or teams: a row of the Berger table, and its explanation.

use serde_json::{Value, json};

use crate::{
    event::{RoundNumber, Tpn},
    formats::{
        bbp,
        trf::{TeamReport, Trf},
    },
    i18n::Words,
    pairing::{
        Pair, Seat,
        round_robin::{Answer, Explained, Schedule},
    },
    words::{pairing::Sentence, round_robin},
};

/// The question about a round.
pub struct Asked<'a> {
    pub round: RoundNumber,
    /// Whether to explain the round.
    pub explain: bool,
    /// Explain why or when these two numbers of the file meet; 0 stands for a free round.
    pub two: Option<&'a [u16]>,
    /// Whether the answer is JSON.
    pub json: bool,
    /// The reader's language.
    pub t: Words,
}

/// The participants of a schedule: the players or the teams of a file.
pub trait Field {
    /// Number of participants.
    fn size(&self) -> usize;
    /// The number of a participant in the file.
    fn own(&self, tpn: Tpn) -> Tpn;
    /// The name of a participant.
    fn name(&self, tpn: Tpn) -> String;
    /// The seat that two numbers of the file name; 0 stands for a free round.
    ///
    /// # Errors
    /// Nobody has one of the numbers.
    fn seat(&self, numbers: [u16; 2]) -> Result<Seat, String>;
}

impl Field for Trf {
    fn size(&self) -> usize {
        self.players.len()
    }

    fn own(&self, tpn: Tpn) -> Tpn {
        let player = self.players.get(tpn.index());
        player.map_or(tpn, |player| player.start_number)
    }

    fn name(&self, tpn: Tpn) -> String {
        let player = self.players.get(tpn.index());
        player.map_or_else(|| tpn.to_string(), |player| player.name.replace(", ", " "))
    }

    fn seat(&self, numbers: [u16; 2]) -> Result<Seat, String> {
        seat(self, numbers)
    }
}

impl Field for TeamReport {
    fn size(&self) -> usize {
        self.setup.teams.len()
    }

    fn own(&self, tpn: Tpn) -> Tpn {
        Tpn::new(self.number(tpn)).unwrap_or(tpn)
    }

    fn name(&self, tpn: Tpn) -> String {
        Self::name(self, tpn).to_owned()
    }

    fn seat(&self, numbers: [u16; 2]) -> Result<Seat, String> {
        let find = |own: u16| {
            let team = self.team(own);
            team.ok_or_else(|| format!("no team has the number {own}"))
        };
        seat_of(numbers, find)
            .unwrap_or_else(|| Err("0 is a free round: name at least one team".to_owned()))
    }
}

/// The answer as printed.
///
/// # Errors
/// The schedule has no such round, or nobody has one of the numbers.
pub fn text(field: &impl Field, schedule: Schedule, asked: &Asked<'_>) -> Result<String, String> {
    let size = u16::try_from(field.size()).unwrap_or(u16::MAX);
    let found = Explained::of(size, asked.round, schedule);
    let found = found.map_err(|error| error.to_string())?;
    if let Some([a, b]) = asked.two {
        return two(field, &found, asked, [*a, *b]);
    }
    let round = found.report();
    let own = |tpn: Tpn| field.own(tpn);
    let pairs = round.round.pairing.pairs.iter();
    let said = round_robin::round(asked.t, &round, asked.round);
    if asked.json {
        let boards: Vec<Value> = pairs
            .map(|pair| json!({ "white": own(pair.white).get(), "black": own(pair.black).get() }))
            .chain(
                round
                    .round
                    .free
                    .iter()
                    .map(|free| json!({ "bye": own(*free).get() })),
            )
            .collect();
        let mut value = json!({
            "round": asked.round.get(),
            "rules": schedule.code(),
            "row": round.round.place.row,
            "cycle": round.round.place.cycle,
            "boards": boards,
        });
        if let Some(map) = value.as_object_mut().filter(|_| asked.explain) {
            map.insert("words".to_owned(), words_json(&said));
        }
        return Ok(format!("{value:#}\n"));
    }
    let mut boards: Vec<bbp::Board> = pairs
        .map(|pair| bbp::Board::Pair {
            white: own(pair.white),
            black: own(pair.black),
        })
        .collect();
    let free = round.round.free.iter();
    boards.extend(free.map(|free| bbp::Board::Bye(own(*free))));
    Ok(if asked.explain {
        lines(&said)
    } else {
        bbp::write(&boards)
    })
}

fn two(
    field: &impl Field,
    found: &Explained,
    asked: &Asked<'_>,
    numbers: [u16; 2],
) -> Result<String, String> {
    let seat = field.seat(numbers)?;
    let name = |tpn: Tpn| field.name(tpn);
    let answer = found.why_not(seat);
    let said = match (&answer, seat) {
        (Answer::AsPaired, Seat::Pair(pair)) => found
            .why(pair.white)
            .map(|reason| round_robin::reason(asked.t, &reason, asked.round))
            .unwrap_or_default(),
        _ => vec![round_robin::answer(asked.t, &answer, &name)],
    };
    if asked.json {
        let value = json!({
            "round": asked.round.get(),
            "numbers": numbers,
            "paired": answer == Answer::AsPaired,
            "words": words_json(&said),
        });
        return Ok(format!("{value:#}\n"));
    }
    Ok(lines(&said))
}

/// The seat of two numbers; 0 stands for the bye. `None` if both are 0.
///
/// # Errors
/// The error of `find` for a number that nobody has.
fn seat_of(
    numbers: [u16; 2],
    find: impl Fn(u16) -> Result<Tpn, String>,
) -> Option<Result<Seat, String>> {
    let pair = |a, b| {
        Ok(Seat::Pair(Pair {
            white: find(a)?,
            black: find(b)?,
        }))
    };
    match numbers {
        [0, 0] => None,
        [0, own] | [own, 0] => Some(find(own).map(Seat::Bye)),
        [a, b] => Some(pair(a, b)),
    }
}

/// The seat that two numbers of the file name; 0 stands for the bye, or a free round.
///
/// # Errors
/// No player has one of the numbers.
pub(super) fn seat(report: &Trf, numbers: [u16; 2]) -> Result<Seat, String> {
    let find = |own: u16| {
        let mut players = report.players.iter();
        let index = players.position(|player| player.start_number.get() == own);
        let tpn = index.and_then(Tpn::from_index);
        tpn.ok_or_else(|| format!("no player has the number {own}"))
    };
    seat_of(numbers, find)
        .unwrap_or_else(|| Err("0 is a free round: name at least one player".to_owned()))
}

/// Sentences with their articles, one on each line.
pub(super) fn lines(sentences: &[Sentence]) -> String {
    let lines = sentences.iter();
    lines.fold(String::new(), |text, sentence| {
        let article = match sentence.article.as_str() {
            "" => String::new(),
            article => format!(" [{article}]"),
        };
        format!("{text}{}{article}\n", sentence.text)
    })
}

/// Sentences as JSON.
pub(super) fn words_json(sentences: &[Sentence]) -> Value {
    let values = sentences.iter();
    values
        .map(|sentence| json!({ "text": sentence.text, "article": sentence.article }))
        .collect()
}
