//! The records about teams, line by line.

use std::collections::BTreeMap;

use super::super::{
    line::{Field, Line},
    note::{Notes, TrfErrorKind},
};
use crate::event::{
    BoardColours, Bye, MatchForfeit, MatchScoring, Points, RoundNumber, TeamScore, Tpn,
};

/// A record 310 or 013, before its members are known.
#[derive(Debug)]
pub(super) struct TeamRecord<'a> {
    pub line: usize,
    pub number: u16,
    pub name: String,
    pub nickname: String,
    pub score: Option<TeamScore>,
    pub rank: Option<u16>,
    pub members: Vec<Field<'a>>,
}

/// A field that names a team, kept until all teams are known.
pub(super) type Named<'a> = (&'static str, Field<'a>);

/// The content of the records. Teams have their numbers in the file.
#[derive(Debug, Default)]
pub(super) struct TeamRecords<'a> {
    pub teams: Vec<TeamRecord<'a>>,
    /// 300: round, team, and players by board; `None` for an empty chair.
    pub line_ups: Vec<(RoundNumber, Named<'a>, Vec<Option<Field<'a>>>)>,
    /// 320: what a pairing-allocated bye is worth.
    pub bye: Option<TeamScore>,
    pub byes: Vec<(RoundNumber, Named<'a>)>,
    /// 330: round, forfeit, and the two teams; the one with White on board 1 comes first.
    pub forfeits: Vec<(RoundNumber, MatchForfeit, [Named<'a>; 2])>,
    pub boards: Option<BoardColours>,
    pub matches: Option<MatchScoring>,
    /// 240: byes that were asked for.
    pub asked: Vec<(RoundNumber, Bye, Named<'a>)>,
    /// 250: virtual points, first and last round, first and last team.
    pub virtual_points: Vec<(Points, [RoundNumber; 2], [Named<'a>; 2])>,
    /// 260: first and last round, and the teams that may not meet.
    pub forbidden: Vec<([RoundNumber; 2], Vec<Named<'a>>)>,
    /// 299: points given; negative points are taken off.
    pub given: Vec<(TeamScore, RoundNumber, Named<'a>)>,
    /// The line number of each record 001, by start number.
    pub players: BTreeMap<u16, usize>,
}

impl<'a> TeamRecords<'a> {
    /// Takes in a line of any kind.
    pub fn take(&mut self, line: &Line<'a>, notes: &mut Notes) {
        let mut reader = Reader { line, notes };
        match line.code() {
            "001" => {
                if let Ok(number) = line.field(5, 8).text.parse() {
                    self.players.entry(number).or_insert(line.number);
                }
            }
            "310" => self.teams.extend(reader.team()),
            "013" => {
                let number = u16::try_from(self.teams.len() + 1).unwrap_or(u16::MAX);
                self.teams.push(reader.old_team(number));
            }
            "300" => self.line_ups.extend(reader.line_up()),
            "320" => self.byes(&mut reader),
            "330" => self.forfeits.extend(reader.forfeit()),
            "352" => {
                let field = line.rest(4);
                match field.text.parse() {
                    Ok(colours) => self.boards = Some(colours),
                    Err(_) => reader.bad(field),
                }
            }
            "362" => self.matches = reader.match_scoring().or(self.matches),
            "240" => reader.asked(&mut self.asked),
            "250" => self.virtual_points.extend(reader.virtual_points()),
            "260" => self.forbidden.extend(reader.forbidden()),
            "299" => reader.given(&mut self.given),
            _ => {}
        }
    }

    fn byes(&mut self, reader: &mut Reader<'_, 'a>) {
        let line = reader.line;
        let worth = (
            reader.points(line.field(5, 8)),
            reader.points(line.field(10, 13)),
        );
        if let (Some(match_points), Some(game_points)) = worth {
            self.bye = Some(TeamScore {
                match_points,
                game_points,
            });
        }
        for index in 0.. {
            let first = 15 + 4 * index;
            if first > line.width() {
                return;
            }
            let field = line.field(first, first + 2);
            let is_somebody = field.text.bytes().any(|byte| byte != b'0');
            if let (true, Some(round)) = (is_somebody, RoundNumber::from_index(index)) {
                self.byes.push((round, ("320", field)));
            }
        }
    }
}

struct Reader<'n, 'a> {
    line: &'n Line<'a>,
    notes: &'n mut Notes,
}

impl<'a> Reader<'_, 'a> {
    fn bad(&mut self, field: Field<'_>) {
        let kind = TrfErrorKind::Record {
            code: self.line.code().to_owned(),
            text: field.text.to_owned(),
        };
        self.notes.error(field.at(), kind);
    }

    fn number(&mut self, field: Field<'_>) -> Option<u16> {
        let number = field.text.parse().ok().filter(|number| *number > 0);
        if number.is_none() {
            self.bad(field);
        }
        number
    }

    fn round(&mut self, field: Field<'_>) -> Option<RoundNumber> {
        let round = field.text.parse().ok().and_then(RoundNumber::new);
        if round.is_none() {
            self.bad(field);
        }
        round
    }

    fn points(&mut self, field: Field<'_>) -> Option<Points> {
        let points = field.text.parse().ok();
        if points.is_none() {
            self.bad(field);
        }
        points
    }

    fn team(&mut self) -> Option<TeamRecord<'a>> {
        let line = self.line;
        let number = self.number(line.field(5, 7))?;
        let written = |first, last| line.field(first, last).text.parse::<Points>().ok();
        let score = written(55, 60).zip(written(62, 67));
        Some(TeamRecord {
            line: line.number,
            number,
            name: self.shown(9, 40),
            nickname: self.shown(42, 46),
            score: score.map(|(match_points, game_points)| TeamScore {
                match_points,
                game_points,
            }),
            rank: line
                .field(69, 71)
                .text
                .parse()
                .ok()
                .filter(|rank| *rank > 0),
            members: line.words(73),
        })
    }

    fn old_team(&mut self, number: u16) -> TeamRecord<'a> {
        TeamRecord {
            line: self.line.number,
            number,
            name: self.shown(5, 36),
            nickname: String::new(),
            score: None,
            rank: None,
            members: self.line.words(37),
        }
    }

    fn shown(&mut self, first: usize, last: usize) -> String {
        let field = self.line.field(first, last);
        self.notes.shown(field.at(), field.text)
    }

    fn line_up(&mut self) -> Option<(RoundNumber, Named<'a>, Vec<Option<Field<'a>>>)> {
        let line = self.line;
        let round = self.round(line.field(5, 7))?;
        let players = line.words(17).into_iter();
        let players = players.map(|word| word.text.bytes().any(|b| b != b'0').then_some(word));
        Some((round, ("300", line.field(9, 11)), players.collect()))
    }

    fn forfeit(&mut self) -> Option<(RoundNumber, MatchForfeit, [Named<'a>; 2])> {
        let line = self.line;
        let field = line.field(5, 6);
        let forfeit = match field.text {
            "+-" => MatchForfeit::WhiteCame,
            "-+" => MatchForfeit::BlackCame,
            "--" => MatchForfeit::NobodyCame,
            _ => {
                self.bad(field);
                return None;
            }
        };
        let round = self.round(line.field(8, 10))?;
        let teams = [line.field(12, 14), line.field(16, 18)];
        Some((round, forfeit, teams.map(|field| ("330", field))))
    }

    /// `TW 2.0   TD 1.0   TL 0.0`: symbols with their values, in fixed columns that are not relied upon.
    fn match_scoring(&mut self) -> Option<MatchScoring> {
        let usual = MatchScoring::TWO_ONE_ZERO;
        let mut values = [usual.win(), usual.draw(), usual.loss()];
        let mut words = self.line.words(4).into_iter();
        while let Some(word) = words.next() {
            let (symbol, rest) = word.text.split_at_checked(2)?;
            let text = if rest.is_empty() {
                words.next().map_or("", |next| next.text)
            } else {
                rest
            };
            let place = ["TW", "TD", "TL"].iter().position(|known| *known == symbol);
            let slot = place.and_then(|place| values.get_mut(place));
            match (slot, text.parse()) {
                (Some(slot), Ok(points)) => *slot = points,
                _ => {
                    self.bad(word);
                    return None;
                }
            }
        }
        let [win, draw, loss] = values;
        let scoring = MatchScoring::new(win, draw, loss);
        if scoring.is_err() {
            self.bad(self.line.rest(4));
        }
        scoring.ok()
    }

    fn asked(&mut self, found: &mut Vec<(RoundNumber, Bye, Named<'a>)>) {
        let words = self.line.words(4);
        let [kind, round, teams @ ..] = words.as_slice() else {
            self.bad(self.line.rest(4));
            return;
        };
        let bye = match kind.text {
            "F" | "f" => Bye::FullPoint,
            "H" | "h" => Bye::HalfPoint,
            "Z" | "z" => Bye::ZeroPoint,
            _ => {
                self.bad(*kind);
                return;
            }
        };
        if let Some(round) = self.round(*round) {
            found.extend(teams.iter().map(|team| (round, bye, ("240", *team))));
        }
    }

    /// 250: the match points, unless they are blank or zero and the record has game points.
    fn virtual_points(&mut self) -> Option<(Points, [RoundNumber; 2], [Named<'a>; 2])> {
        let line = self.line;
        let (of_matches, of_games) = (line.field(5, 8), line.field(10, 13));
        let is_something =
            |field: &Field<'_>| field.text.bytes().any(|b| (b'1'..=b'9').contains(&b));
        let points = self.points(if is_something(&of_matches) || of_games.text.is_empty() {
            of_matches
        } else {
            of_games
        })?;
        let rounds = [
            self.round(line.field(15, 17))?,
            self.round(line.field(19, 21))?,
        ];
        let teams = [line.field(23, 26), line.rest(28)];
        Some((points, rounds, teams.map(|field| ("250", field))))
    }

    fn forbidden(&mut self) -> Option<([RoundNumber; 2], Vec<Named<'a>>)> {
        let words = self.line.words(4);
        let [first, last, teams @ ..] = words.as_slice() else {
            self.bad(self.line.rest(4));
            return None;
        };
        let rounds = [self.round(*first)?, self.round(*last)?];
        Some((rounds, teams.iter().map(|team| ("260", *team)).collect()))
    }

    /// 299: points taken off or given, in one round; `000` stands for all rounds and is read as the first.
    fn given(&mut self, found: &mut Vec<(TeamScore, RoundNumber, Named<'a>)>) {
        let line = self.line;
        let kind = line.field(5, 5);
        if !kind.text.is_empty() {
            self.bad(kind);
            return;
        }
        let mut signed = |first, last| {
            let field = line.field(first, last);
            let (below, number) = match field.text.strip_prefix('-') {
                Some(number) => (true, number),
                None => (false, field.text),
            };
            let points = match number {
                "" => Some(Points::ZERO),
                number => number.parse::<Points>().ok(),
            };
            if points.is_none() {
                self.bad(field);
            }
            points.map(|points| if below { Points::ZERO - points } else { points })
        };
        let (Some(match_points), Some(game_points)) = (signed(7, 11), signed(13, 17)) else {
            return;
        };
        let field = line.field(20, 22);
        let round = match field.text.bytes().all(|byte| byte == b'0') {
            true => Some(RoundNumber::FIRST),
            false => self.round(field),
        };
        let score = TeamScore {
            match_points,
            game_points,
        };
        let teams = line.words(23).into_iter();
        found.extend(teams.filter_map(|team| Some((score, round?, ("299", team)))));
    }
}

/// The teams of a file: their numbers as written, with the dense pairing numbers that they become.
#[derive(Debug, Default)]
pub(super) struct TeamNumbers(BTreeMap<u16, Tpn>);

impl TeamNumbers {
    /// Numbers teams that stand in the order of their numbers.
    pub fn new(teams: &[TeamRecord<'_>]) -> Self {
        let mut numbers = BTreeMap::new();
        for (index, team) in teams.iter().enumerate() {
            if let Some(tpn) = Tpn::from_index(index) {
                numbers.entry(team.number).or_insert(tpn);
            }
        }
        Self(numbers)
    }

    /// The team that a field names; `None` with an error for a team that the file does not have.
    pub fn get(&self, (code, field): Named<'_>, notes: &mut Notes) -> Option<Tpn> {
        let number = field.text.parse().ok();
        let team = number.and_then(|number: u16| self.0.get(&number).copied());
        if team.is_none() {
            let kind = TrfErrorKind::UnknownTeam {
                code: code.to_owned(),
                number: field.text.to_owned(),
            };
            notes.error(field.at(), kind);
        }
        team
    }
}
