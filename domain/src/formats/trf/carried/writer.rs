//! The file, line by line.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    super::{
        Dialect, FurtherGame, IntegrityEvent, IntegrityRemark, Trf,
        kept::{Kind, kind},
        line::{Line, lines},
        write::write,
        written::Lines,
    },
    players::{Players, names},
    same::is_same,
    source::Carried,
};
use crate::event::Tpn;

impl Carried {
    /// Writes the file; `was` is the report that the kept lines give ([`Self::was`]).
    #[must_use]
    pub fn write(mut self, was: &Trf, dialect: Dialect) -> String {
        let players = Players::new(&mut self, was);
        self.name_those_who_left();
        let mut plain = self.now.clone();
        plain.other_records.clear();
        let mut base = was.clone();
        for player in &mut base.players {
            player.points = None;
        }
        base.other_records.clear();
        let then = groups(&write(&base, Dialect::Trf26));
        let today = groups(&write(&plain, Dialect::Trf26));
        let out = groups(&write(&self.now, dialect));
        let codes: BTreeSet<&String> = then.keys().chain(today.keys()).chain(out.keys()).collect();
        let mut changed: BTreeSet<String> = codes
            .into_iter()
            .filter(|code| {
                !is_same(
                    code,
                    (was, &then),
                    (&self.now, &today),
                    players.numbers_stand,
                )
            })
            .cloned()
            .collect();
        let has_virtual_points = self
            .lines
            .iter()
            .any(|(_, text)| kind(&Line::new(1, text)) == Kind::Known("250"));
        if !players.results_stand && !has_virtual_points {
            // Only the type of the event announced them; since a round was paired, a record has to give them.
            changed.insert("250".to_owned());
        }
        let writer = Writer {
            carried: &self,
            was,
            dialect,
            players,
            changed,
            new: out,
            out: Lines::default(),
        };
        writer.run()
    }
}

impl Carried {
    /// Replaces pairing numbers by the file's start numbers, in remarks that name players.
    fn name_those_who_left(&mut self) {
        for comment in &mut self.now.comments {
            let Some(mut remark) = IntegrityRemark::parse(comment) else {
                continue;
            };
            let players = &self.now.players;
            let start_number = |number: u16| {
                let player = players.get(Tpn::new(number)?.index())?;
                Some(player.start_number.get())
            };
            if let Some(game) = FurtherGame::parse(&remark) {
                if let Some(game) = game.renumbered(start_number) {
                    *comment = game.remark().to_string();
                }
                continue;
            }
            let number = remark.detail.parse().ok().and_then(start_number);
            if let Some(number) = number.filter(|_| names_a_player(remark.event)) {
                remark.detail = number.to_string();
                *comment = remark.to_string();
            }
        }
    }
}

/// Whether the detail of such a remark is, or begins with, start numbers.
const fn names_a_player(event: IntegrityEvent) -> bool {
    matches!(
        event,
        IntegrityEvent::Withdrawn | IntegrityEvent::GoesOn | IntegrityEvent::FurtherGame
    )
}

/// Whether such a remark goes out as the tournament says now, and not as it came.
const fn is_of_now(event: IntegrityEvent) -> bool {
    names_a_player(event)
        || matches!(
            event,
            IntegrityEvent::ThirdPlace | IntegrityEvent::TwoGames | IntegrityEvent::TwoLives
        )
}

/// The known records of a text, by their TRF26 code.
fn groups(text: &str) -> BTreeMap<String, Vec<String>> {
    let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in lines(text) {
        if let Kind::Known(code) = kind(&line) {
            let group = groups.entry(code.to_owned()).or_default();
            group.push(line.text.to_owned());
        }
    }
    groups
}

struct Writer<'a> {
    carried: &'a Carried,
    was: &'a Trf,
    dialect: Dialect,
    players: Players,
    /// TRF26 codes of records whose content has changed.
    changed: BTreeSet<String>,
    /// Known records as they are written now, without those that were already written.
    new: BTreeMap<String, Vec<String>>,
    out: Lines,
}

impl Writer<'_> {
    fn run(mut self) -> String {
        let carried = self.carried;
        let mut new: Vec<&String> = carried.now.comments.iter().collect();
        let mut is_first = true;
        for (player, text) in &carried.lines {
            let line = Line::new(1, text);
            match kind(&line) {
                Kind::Blank => self.out.line(""),
                Kind::Comment => {
                    let comment = text.strip_prefix("###").unwrap_or(text);
                    if self.says_comment(comment) {
                        self.out.line(text);
                        new.retain(|one| one.trim() != comment.trim());
                    }
                }
                Kind::Player => {
                    if is_first {
                        self.changed_records("240");
                    }
                    if !self.players.numbers_stand && is_first {
                        self.all_players();
                    } else if self.players.numbers_stand {
                        self.player(*player, Some(&line));
                    }
                    is_first = false;
                }
                Kind::National if !self.is_kept_as_it_is(text) => self.national(*player, &line),
                Kind::Known(code) if !self.is_kept_as_it_is(text) => self.known(code, &line),
                Kind::National | Kind::Known(_) | Kind::Other => self.other(&line),
            }
        }
        self.changed_records("999");
        let nationals = self.players.new_nationals(carried, self.was);
        nationals.iter().for_each(|line| self.out.line(line));
        for comment in new {
            self.out.line(&format!("###{comment}"));
        }
        self.out.text
    }

    /// Whether the line goes out as it is: a record of a team event, or one that could not be understood, whatever its code.
    fn is_kept_as_it_is(&self, text: &str) -> bool {
        let mut kept = self.was.team_records.iter().chain(&self.was.other_records);
        kept.any(|record| record == text)
    }

    fn says_comment(&self, comment: &str) -> bool {
        let remark = IntegrityRemark::parse(comment);
        if remark.is_some_and(|remark| is_of_now(remark.event)) {
            let mut now = self.carried.now.comments.iter();
            return now.any(|one| one.trim() == comment.trim());
        }
        !names(comment, &self.players.renamed)
    }

    fn player(&mut self, player: Option<usize>, kept: Option<&Line<'_>>) {
        let byes_stand = !self.changed.contains("240");
        let written = player.and_then(|player| {
            let kept = kept.map(|line| (line, byes_stand));
            self.players
                .record(self.carried, self.was, player, kept, self.dialect)
        });
        if let Some(line) = written {
            self.out.line(&line);
        }
    }

    /// Writes all players, in the order of their numbers of today.
    fn all_players(&mut self) {
        let carried = self.carried;
        let mut kept: BTreeMap<usize, Line<'_>> = BTreeMap::new();
        for (player, text) in &carried.lines {
            let line = Line::new(1, text);
            if let Some(place) = player.filter(|_| kind(&line) == Kind::Player) {
                kept.insert(place, line);
            }
        }
        for place in 0..carried.now.players.len() {
            self.player(Some(place), kept.get(&place));
        }
    }

    fn national(&mut self, player: Option<usize>, line: &Line<'_>) {
        let carried = self.carried;
        let written =
            player.and_then(|player| self.players.national(carried, self.was, player, line));
        if let Some(line) = written {
            self.out.line(&line);
        }
    }

    /// Writes a record that the program knows. An unchanged record goes out as it came; if the report had it in the other dialect
    /// only, the record of the written dialect is added. A changed group is written anew in the place of its first line.
    fn known(&mut self, code: &str, line: &Line<'_>) {
        let stands = !self.changed.contains(code);
        let lines = self.new.remove(code).unwrap_or_default();
        if !stands || !self.has_own(code) {
            lines.iter().for_each(|line| self.out.line(line));
        }
        if stands {
            self.out.line(line.text);
        }
    }

    /// Whether the kept lines have this record with a code of the dialect that is written.
    fn has_own(&self, code: &str) -> bool {
        let two = matches!(code, "142" | "152" | "162" | "240" | "250" | "260");
        let is_older = |own: &str| own.starts_with("XX") || own.starts_with("BB");
        let mut kept = self
            .carried
            .lines
            .iter()
            .map(|(_, text)| Line::new(1, text));
        !two || kept.any(|line| {
            let own = match self.dialect {
                Dialect::Trf26 => !is_older(line.code()),
                // Pairs that are prohibited in some rounds only have the same record in both dialects.
                Dialect::Trf16 => is_older(line.code()) || code == "260",
            };
            kind(&line) == Kind::Known(code) && own
        })
    }

    /// Writes the changed records below a code that have no line in the report and so no place among its lines.
    fn changed_records(&mut self, before: &str) {
        let carried = self.carried;
        let comes = |code: &String| {
            let mut kept = carried.lines.iter().map(|(_, text)| Line::new(1, text));
            kept.any(|line| kind(&line) == Kind::Known(code))
        };
        let codes: Vec<String> = self.new.keys().cloned().collect();
        for code in codes.iter().filter(|code| code.as_str() < before) {
            if comes(code) {
                continue;
            }
            let lines = self.new.remove(code).unwrap_or_default();
            if self.changed.contains(code) {
                lines.iter().for_each(|line| self.out.line(line));
            }
        }
    }

    fn other(&mut self, line: &Line<'_>) {
        let players = &self.players;
        let stale = matches!(line.code(), "801" | "802") && !players.results_stand;
        if stale || names(line.text, &players.renamed) {
            return;
        }
        let text = players.of_teams(line);
        self.out.line(&text);
    }
}
