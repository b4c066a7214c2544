//! Records of players, written from the kept lines and from the tournament as it is now, and lines that name players.

use std::{
    cmp::Ordering,
    collections::{HashMap, HashSet},
};

use super::super::{
    Dialect, NationalRecord, Trf, TrfPlayer,
    cell::first_column,
    line::Line,
    player::{points_start, tpn},
    write::{national_record, player_record},
};
use super::source::Carried;
use crate::event::{Birth, NationalId, PersonName, Tpn};

/// Columns of the fields of a record 001, except start number, name, points and rounds. They include the blank columns beside
/// the fields, because some programs fill those.
const FIELDS: [(usize, usize); 7] = [
    (9, 10),
    (11, 14),
    (48, 52),
    (53, 56),
    (57, 69),
    (70, 79),
    (85, 89),
];

const NUMBER: (usize, usize) = (5, 8);
const NAME: (usize, usize) = (15, 47);
const BIRTH: (usize, usize) = (70, 79);

/// How the players of the report correspond to the players of today.
pub(super) struct Players {
    /// For each player of today, their index in the report; `None` for a new player.
    from: Vec<Option<usize>>,
    /// Each start number of the report, with the start number that the player has today.
    numbers: Vec<(Tpn, Option<Tpn>)>,
    /// Whether the players are the same as in the report, each with the same number.
    pub numbers_stand: bool,
    /// Whether all rounds are the same as in the report.
    pub results_stand: bool,
    /// Players of the report whose name has changed since or who are gone, as the report has them.
    pub renamed: Vec<TrfPlayer>,
    /// Number of rounds that were over in the report: a blank in one of them is an absence.
    over: usize,
}

impl Players {
    /// Compares the players, and gives those of today what still holds for them: number, name as written, national records, place.
    pub fn new(carried: &mut Carried, was: &Trf) -> Self {
        let now_count = carried.now.players.len();
        let from = places(carried, was);
        let mut place_of = vec![None; was.players.len()];
        for (place, old) in from.iter().enumerate() {
            if let Some(slot) = old.and_then(|old| place_of.get_mut(old)) {
                *slot = Some(place);
            }
        }
        let numbers_stand = was.players.len() == now_count
            && from
                .iter()
                .enumerate()
                .all(|(place, old)| *old == Some(place));
        let (then, today) = (&was.table, &carried.now.table);
        let results_stand = numbers_stand && then.participants() == today.participants();
        let ranks_stand = carried.ranked_alike
            && results_stand
            && then.scoring == today.scoring
            && then.deductions == today.deductions;
        let order = &mut carried.now.header.standings_order;
        if !ranks_stand
            && order
                .first()
                .is_some_and(|first| !first.eq_ignore_ascii_case("PTS"))
        {
            // The places are computed anew, by points first.
            order.clear();
        }
        let mut renamed = Vec::new();
        let mut numbers = Vec::new();
        for (old, place) in was.players.iter().zip(place_of) {
            let Some(player) = place.and_then(|place| carried.now.players.get_mut(place)) else {
                renamed.push(old.clone());
                numbers.push((old.start_number, None));
                continue;
            };
            if !carry(player, old, numbers_stand) {
                renamed.push(old.clone());
            }
            if ranks_stand {
                player.rank = old.rank;
            }
            numbers.push((old.start_number, Some(player.start_number)));
        }
        carried.now.team_records.clone_from(&was.team_records);
        Self {
            from,
            numbers,
            numbers_stand,
            results_stand,
            renamed,
            over: usize::from(was.rounds_completed()),
        }
    }

    /// The record of a player with their rounds. `kept` is the line of the report, with whether the byes are still the same.
    pub fn record(
        &self,
        carried: &Carried,
        was: &Trf,
        place: usize,
        kept: Option<(&Line<'_>, bool)>,
        dialect: Dialect,
    ) -> Option<String> {
        let written = |trf: &Trf, place: usize, points: bool, dialect| {
            let mut player = trf.players.get(place)?.clone();
            player.points = player.points.filter(|_| points);
            Some(player_record(
                trf,
                Tpn::from_index(place)?,
                &player,
                dialect,
            ))
        };
        let new = written(&carried.now, place, true, dialect)?;
        let old = self.from.get(place).copied().flatten();
        let (Some((kept, byes_stand)), Some(old)) = (kept, old) else {
            return Some(new);
        };
        let then = written(was, old, false, Dialect::Trf26)?;
        let today = written(&carried.now, place, true, Dialect::Trf26)?;
        let lines = [&then, &today, &new].map(|text| Line::new(1, text));
        let whole = carried.whole_births.get(place).copied().unwrap_or(false);
        let mut record = Record::new(&lines[2], kept);
        record.field(NUMBER, &lines, true);
        let name = lines[2].field(NAME.0, NAME.1).text;
        let is_same = kept.field(NAME.0, NAME.1).text == name;
        let own = if is_same { kept } else { &lines[2] };
        record.put(NAME, own.columns(NAME.0, NAME.1));
        for field in FIELDS.into_iter().chain([(points_start(kept), 84)]) {
            record.field(field, &lines, whole || !may_be_day(kept, field));
        }
        let width = kept.width().max(lines[2].width());
        for round in 0.. {
            let first = first_column(round);
            if first > width {
                break;
            }
            let cell = (first - 2, first + 7);
            let blank = kept.field(cell.0, cell.1).text.is_empty();
            // A blank is an absence if the round was over; byes of later rounds stand here or in record 240.
            let may = match round.cmp(&self.over) {
                Ordering::Less => true,
                Ordering::Equal => !blank,
                Ordering::Greater => !blank && byes_stand,
            };
            record.field(cell, &lines, may);
        }
        Some(record.text())
    }

    /// A national record that came with the report.
    pub fn national(
        &self,
        carried: &Carried,
        was: &Trf,
        place: usize,
        kept: &Line<'_>,
    ) -> Option<String> {
        let old = was.players.get(self.from.get(place).copied().flatten()?)?;
        let now = carried.now.players.get(place)?;
        let whole = carried.whole_births.get(place).copied().unwrap_or(false);
        let index = old.national.iter().position(|one| {
            let text = national_record(old.start_number, one);
            let line = Line::new(1, &text);
            let same = |(from, to)| line.field(from, to).text == kept.field(from, to).text;
            line.code() == kept.code() && same((54, 56)) && same((58, 68))
        })?;
        let mut new = now.national.get(index)?.clone();
        if !whole {
            new.birth = new.birth.map(Birth::year_alone);
        }
        let today = national_record(now.start_number, &new);
        let then = national_record(old.start_number, old.national.get(index)?);
        let lines = [&then, &today, &today].map(|text| Line::new(1, text));
        let mut record = Record::new(&lines[1], kept);
        record.field(NUMBER, &lines, true);
        record.field(NAME, &lines, true);
        for field in [
            (9, 10),
            (11, 14),
            (48, 52),
            (53, 56),
            (57, 69),
            BIRTH,
            (80, 89),
        ] {
            record.field(field, &lines, whole || !may_be_day(kept, field));
        }
        Some(record.text())
    }

    /// National records that the report did not have.
    pub fn new_nationals(&self, carried: &Carried, was: &Trf) -> Vec<String> {
        let mut lines = Vec::new();
        for (player, old) in carried.now.players.iter().zip(&self.from) {
            let old = old.and_then(|old| was.players.get(old));
            let kept = old.map_or(0, |old| old.national.len());
            for record in player.national.iter().skip(kept) {
                lines.push(national_record(player.start_number, record));
            }
        }
        lines
    }

    /// A record of teams with the start numbers of today, and without points that no longer hold.
    pub fn of_teams(&self, line: &Line<'_>) -> String {
        let (first, step) = match line.code() {
            "013" => (37, 5),
            "300" => (17, 5),
            "310" => (74, 5),
            _ => return line.text.to_owned(),
        };
        let mut text: Vec<char> = line.text.chars().collect();
        let mut put = |from: usize, value: &str| {
            for (place, sign) in (from - 1..).zip(value.chars()) {
                if let Some(slot) = text.get_mut(place) {
                    *slot = sign;
                }
            }
        };
        if line.code() == "310" && !self.results_stand {
            put(55, &" ".repeat(17));
        }
        if !self.numbers_stand {
            for column in (first..=line.width()).step_by(step) {
                let number = line.field(column, column + 3).text;
                let known = self
                    .numbers
                    .iter()
                    .find(|(old, _)| old.to_string() == number);
                if let Some((_, new)) = known {
                    let new = new.map(|new| new.to_string()).unwrap_or_default();
                    put(column, &format!("{new:>4}"));
                }
            }
        }
        text.into_iter().collect()
    }
}

/// Whether a field as it came may hold a day of birth, in whatever columns that was written. Not everybody may see the day.
fn may_be_day(kept: &Line<'_>, (from, to): (usize, usize)) -> bool {
    let text = kept.field(from, to).text;
    let is_year = text.strip_suffix("/00/00").unwrap_or(text).len() <= 4;
    let is_points = (from, to) == (points_start(kept), 84);
    let parts = if is_points {
        &['/'][..]
    } else {
        &['/', '.', '-']
    };
    !is_year && text.contains(parts)
}

/// For each player of today, their index in the report; `None` for a new player.
fn places(carried: &Carried, was: &Trf) -> Vec<Option<usize>> {
    let all = was.players.iter().zip(0..);
    let by_number: HashMap<Tpn, usize> =
        all.map(|(one, index)| (one.start_number, index)).collect();
    let mut from = vec![None; carried.now.players.len()];
    for (player, text) in &carried.lines {
        let line = Line::new(1, text);
        if line.code() != "001" {
            continue;
        }
        let number = tpn(line.field(NUMBER.0, NUMBER.1).text);
        if let Some(slot) = player.and_then(|place| from.get_mut(place)) {
            *slot = number.and_then(|number| by_number.get(&number).copied());
        }
    }
    from
}

/// Gives a player what still holds for them. Returns whether their name is unchanged.
fn carry(player: &mut TrfPlayer, old: &TrfPlayer, numbers_stand: bool) -> bool {
    if numbers_stand {
        player.start_number = old.start_number;
    }
    let (name, was) = (
        PersonName::from_comma(&player.name),
        PersonName::from_comma(&old.name),
    );
    let is_named = name == was;
    if is_named {
        player.name.clone_from(&old.name);
    }
    // For a player whose name is withheld now, nothing is taken over from the report.
    if name.withheld_number().is_some() && !is_named {
        return false;
    }
    let number = |player: &TrfPlayer| player.person().national_id;
    let (now_number, old_number) = (number(player), number(old));
    let mut national: Vec<NationalRecord> = old.national.clone();
    if now_number != old_number {
        let is_number = |text: &str| NationalId::parse(text).ok().flatten().is_some();
        let mut own = national.iter_mut();
        match own.find(|record| is_number(&record.number)) {
            Some(record) => record.number = now_number.map(|id| id.to_string()).unwrap_or_default(),
            None => national.append(&mut player.national),
        }
    }
    for record in &mut national {
        if !is_named {
            record.name = player.name.chars().take(33).collect();
        }
        if record.birth == old.birth {
            record.birth = player.birth;
        }
    }
    player.national = national;
    is_named
}

fn words(text: &str) -> HashSet<String> {
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// Whether a line holds the name or the FIDE number of one of these players.
pub(super) fn names(text: &str, players: &[TrfPlayer]) -> bool {
    let all = match players {
        [] => return false,
        _ => words(text),
    };
    let mut players = players.iter();
    players.any(|player| is_named(&all, &player.name, player.fide_id))
}

/// Whether a line of a report names this person: it holds all words of the name, in any order, or the FIDE number.
#[must_use]
pub fn names_player(text: &str, name: &str, fide_id: Option<u64>) -> bool {
    is_named(&words(text), name, fide_id)
}

fn is_named(all: &HashSet<String>, name: &str, fide_id: Option<u64>) -> bool {
    let own = words(name);
    let is_whole = !own.is_empty() && own.iter().all(|word| all.contains(word));
    // A small number may mean anything else.
    is_whole || fide_id.is_some_and(|id| id > 9999 && all.contains(&id.to_string()))
}

/// A record whose fields come from the kept line or from the record of today.
struct Record<'a> {
    text: Vec<char>,
    kept: &'a Line<'a>,
}

impl<'a> Record<'a> {
    fn new(new: &Line<'_>, kept: &'a Line<'a>) -> Self {
        let text = new.text.chars().collect();
        Self { text, kept }
    }

    /// Takes columns `from` to `to` from the kept line, if `then` and `today` agree and `may` allows it.
    fn field(&mut self, (from, to): (usize, usize), [then, today, _]: &[Line<'_>; 3], may: bool) {
        if may && then.field(from, to).text == today.field(from, to).text {
            self.put((from, to), self.kept.columns(from, to));
        }
    }

    fn put(&mut self, (from, to): (usize, usize), value: &str) {
        if self.text.len() < to {
            self.text.resize(to, ' ');
        }
        let mut signs = value.chars();
        for slot in self.text.iter_mut().take(to).skip(from - 1) {
            *slot = signs.next().unwrap_or(' ');
        }
    }

    fn text(self) -> String {
        let text: String = self.text.into_iter().collect();
        text.trim_end().to_owned()
    }
}
