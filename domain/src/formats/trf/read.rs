//! The reader: from bytes to [`Trf`].

use std::collections::BTreeMap;

use super::{
    Header, MOST_PLAYERS, RemarkKind, Trf, TrfError, TrfErrorKind,
    abnormal::{self, is_abnormal},
    acceleration::assume_baku,
    byes::{announced, enter_absences, enter_byes, entries},
    cell::read_cells,
    file::{going_on, left},
    header::{Declared, read_header},
    line::{Line, lines},
    note::Notes,
    pairing_record::{
        PairingRecords, is_pairing_record, is_team_record, keep_team_record, read_pairing_records,
    },
    player::{NationalRecord, TrfPlayer, points_start, read_national, read_player},
    scoring::ScoringRecords,
    table::{Grid, Numbering, RawPlayer, resolve, rounds_completed},
};
use crate::{
    event::{Crosstable, Participant, Points, RoundEntry, RoundNumber, Tpn},
    formats::encoding::{Encoding, decode},
    pairing::{Entrants, System, round_robin},
};

/// Reads a tournament report of any edition.
///
/// Harmless faults with only one possible meaning are repaired, each with a remark in [`Trf::remarks`].
///
/// # Errors
/// All places where the file contradicts itself or cannot be understood, in the order of the lines; at most 1000, and
/// [`TrfErrorKind::More`] after them.
pub fn read(bytes: &[u8]) -> Result<Trf, Vec<TrfError>> {
    let (text, encoding) = decode(bytes);
    let mut file = File::default();
    if !matches!(encoding, Encoding::Utf8 | Encoding::Utf8Bom) {
        file.notes.remark((1, 1), RemarkKind::Encoding(encoding));
    }
    for line in lines(&text) {
        file.take(line);
    }
    file.finish()
}

/// The records sorted by kind.
#[derive(Default)]
struct File<'a> {
    header: Header,
    declared: Declared,
    players: Vec<RawPlayer>,
    /// Number of records 001; those beyond the allowed number are only counted.
    player_count: usize,
    /// Line and column of the first record beyond the allowed number.
    first_beyond: Option<(usize, usize)>,
    national: Vec<(Tpn, NationalRecord, Line<'a>)>,
    pairing: Vec<Line<'a>>,
    scoring: ScoringRecords,
    team_records: Vec<String>,
    other_records: Vec<String>,
    comments: Vec<String>,
    notes: Notes,
}

impl<'a> File<'a> {
    fn take(&mut self, line: Line<'a>) {
        let code = line.code();
        let notes = &mut self.notes;
        if let Some(comment) = line.text.strip_prefix("###") {
            self.comments.push(comment.trim_end().to_owned());
        } else if line.text.trim().is_empty() {
        } else if code == "001" {
            self.player_count += 1;
            if self.player_count > usize::from(MOST_PLAYERS) {
                let at = (line.number, 1);
                self.first_beyond.get_or_insert(at);
                return;
            }
            let line = aligned(line, notes);
            if let Some(player) = read_player(&line, notes) {
                self.players.push(RawPlayer {
                    line: line.number,
                    player,
                    cells: read_cells(&line, notes),
                });
            }
        } else if is_pairing_record(code) || is_abnormal(&line) {
            self.pairing.push(line);
        } else if is_team_record(code) {
            self.declared.teams |= matches!(code, "013" | "310");
            keep_team_record(&line, &mut self.team_records, notes);
        } else if read_header(&line, &mut self.header, &mut self.declared, notes)
            || self.scoring.read(&line, notes)
        {
        } else if let Some((number, record)) = read_national(&line, notes) {
            self.national.push((number, record, line));
        } else {
            let code = code.to_owned();
            notes.remark((line.number, 1), RemarkKind::Unknown { code });
            self.other_records.push(line.text.trim_end().to_owned());
        }
    }

    /// Moves records 299 of a team event to the team records. Points taken off teams or given to them stand in other columns than
    /// those of players, so these records were taken for unknown ones before the event was known to be one of teams.
    fn take_points_of_teams(&mut self) {
        let is_of_points = |line: &String| line.starts_with("299");
        let all = std::mem::take(&mut self.other_records).into_iter();
        let (points, others): (Vec<String>, _) = all.partition(is_of_points);
        self.other_records = others;
        self.team_records.extend(points);
        for remark in &mut self.notes.remarks {
            if let RemarkKind::Unknown { code } = &mut remark.kind
                && code == "299"
            {
                let code = std::mem::take(code);
                remark.kind = RemarkKind::TeamRecord { code };
            }
        }
    }

    fn finish(mut self) -> Result<Trf, Vec<TrfError>> {
        self.number_players();
        let numbering = Numbering::new(&self.players);
        self.attach_national(&numbering);
        self.find_type_code();
        let teams = self.is_team_event();
        let widest = self
            .players
            .iter()
            .map(|p| p.cells.len())
            .max()
            .unwrap_or(0);
        let mut rounds_planned = self.rounds_planned(widest);

        let pairing = std::mem::take(&mut self.pairing);
        let records = if teams {
            for line in &pairing {
                keep_team_record(line, &mut self.team_records, &mut self.notes);
            }
            self.take_points_of_teams();
            PairingRecords::default()
        } else {
            let last_round = RoundNumber::new(rounds_planned).unwrap_or(RoundNumber::FIRST);
            read_pairing_records(&pairing, &numbering, last_round, &mut self.notes)
        };
        let mut grid = resolve(&self.players, &numbering, teams, &mut self.notes);
        enter_byes(&mut grid, &records, &mut self.notes);
        let scoring = self.scoring.finish(&mut self.notes);
        if !self.notes.errors.is_empty() {
            return Err(self.notes.into_errors());
        }

        let completed = rounds_completed(&grid);
        enter_absences(&mut grid, completed, &records, &mut self.notes);
        let needed = grid
            .iter()
            .filter_map(|row| row.iter().rposition(Option::is_some))
            .max()
            .map_or(0, |index| index + 1);
        rounds_planned = rounds_planned.max(u8::try_from(needed).unwrap_or(u8::MAX));
        let mut announced_byes = Vec::new();
        let participants = self
            .players
            .iter()
            .zip(&grid)
            .enumerate()
            .map(|(index, (raw, row))| {
                announced_byes.extend(announced(index, row, completed));
                Participant {
                    rating: raw.player.rating,
                    entries: entries(row, completed),
                }
            })
            .collect();
        let mut table = match Crosstable::new(participants, rounds_planned, scoring) {
            Ok(table) => table,
            Err(reasons) => {
                for reason in reasons {
                    self.notes.error((1, 1), TrfErrorKind::Table(reason));
                }
                return Err(self.notes.into_errors());
            }
        };
        table.initial_colour = self.declared.initial_colour;
        table.forbidden = records.forbidden;
        table.accelerations = records.accelerations;
        let abnormal_points = abnormal::enter(records.abnormal, &mut table);
        if self.header.paired_as().system.is_predetermined() {
            table.annulled = self.annulled(&table);
        }
        if self.header.paired_as().system == System::KnockOut {
            let players: Vec<TrfPlayer> =
                self.players.iter().map(|raw| raw.player.clone()).collect();
            table.going_on = going_on(&players, &self.comments);
        }
        let at = self.declared.type_at.unwrap_or((1, 1));
        assume_baku(&self.header, at, &self.players, &mut table, &mut self.notes);
        if !self.notes.errors.is_empty() {
            return Err(self.notes.into_errors());
        }
        self.compare_counts();
        self.compare_points(&table, &grid);
        self.notes
            .remarks
            .sort_by_key(|note| (note.line, note.column));
        Ok(Trf {
            header: self.header,
            players: self.players.into_iter().map(|raw| raw.player).collect(),
            table,
            announced_byes,
            abnormal_points,
            is_of_teams: teams,
            team_records: self.team_records,
            other_records: self.other_records,
            comments: self.comments,
            remarks: self.notes.remarks,
        })
    }

    /// Players who left, by the remarks of the file, and whose games do not count.
    fn annulled(&self, table: &Crosstable) -> Vec<Tpn> {
        let players: Vec<TrfPlayer> = self.players.iter().map(|raw| raw.player.clone()).collect();
        let left = left(&players, &self.comments).into_iter();
        round_robin::annulled(table, &left.map(|(tpn, _)| tpn).collect::<Vec<Tpn>>())
    }

    /// Sorts the players by start number and finds duplicates and gaps.
    fn number_players(&mut self) {
        if self.players.is_empty() {
            if self.notes.errors.is_empty() {
                self.notes.error((1, 1), TrfErrorKind::NoPlayers);
            }
            return;
        }
        if let Some(at) = self.first_beyond {
            self.notes
                .error(at, TrfErrorKind::TooManyPlayers(self.player_count));
        }
        let mut first_lines: BTreeMap<Tpn, usize> = BTreeMap::new();
        for raw in &self.players {
            let number = raw.player.start_number;
            match first_lines.get(&number) {
                Some(&first_line) => {
                    let kind = TrfErrorKind::DuplicateStartNumber { number, first_line };
                    self.notes.error((raw.line, 5), kind);
                }
                None => {
                    first_lines.insert(number, raw.line);
                }
            }
        }
        self.players.sort_by_key(|raw| raw.player.start_number);
        let changed = self
            .players
            .iter()
            .enumerate()
            .filter(|(index, raw)| raw.player.start_number.index() != *index);
        if let (Ok(changed @ 1..), Some(last)) =
            (u16::try_from(changed.count()), self.players.last())
        {
            let highest = last.player.start_number;
            let kind = RemarkKind::Renumbered { changed, highest };
            self.notes.remark((1, 1), kind);
        }
    }

    fn attach_national(&mut self, numbering: &Numbering) {
        for (number, record, line) in std::mem::take(&mut self.national) {
            let index = numbering.get(u32::from(number.get())).map(Tpn::index);
            match index.and_then(|index| self.players.get_mut(index)) {
                Some(raw) => raw.player.national.push(record),
                None => {
                    let code = line.code().to_owned();
                    self.notes
                        .remark((line.number, 1), RemarkKind::Unknown { code });
                    self.other_records.push(line.text.trim_end().to_owned());
                }
            }
        }
    }

    /// Takes the code of 192 from 092, where generators write it.
    fn find_type_code(&mut self) {
        let is_code = |text: &&String| {
            text.contains('_')
                && text
                    .bytes()
                    .all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_')
        };
        if self.header.type_code.is_none() {
            self.header.type_code = self.header.type_text.as_ref().filter(is_code).cloned();
        }
    }

    fn is_team_event(&self) -> bool {
        let system = self.header.paired_as().system;
        // Records 013 may also stand for clubs in an individual event.
        let text = self.header.type_text.as_deref().unwrap_or("");
        let individual = text.to_lowercase().starts_with("individual");
        system.entrants() == Entrants::Teams || (self.declared.teams && !individual)
    }

    /// The rounds planned: the declared number, but at least as many as stand in the file.
    fn rounds_planned(&mut self, widest: usize) -> u8 {
        let widest = u8::try_from(widest).unwrap_or(u8::MAX);
        match self.declared.rounds {
            Some((written, at)) if written < widest => {
                let taken = widest;
                self.notes
                    .remark(at, RemarkKind::RoundsRaised { written, taken });
                widest
            }
            Some((written, _)) => written,
            None => {
                self.notes.remark((1, 1), RemarkKind::RoundsAssumed(widest));
                widest
            }
        }
    }

    fn compare_counts(&mut self) {
        let rated = self
            .players
            .iter()
            .filter(|raw| raw.player.rating.is_some());
        let (players, rated) = (self.players.len(), rated.count());
        let teams = |code| {
            let of_code = |text: &&String| text.starts_with(code);
            self.team_records.iter().filter(of_code).count()
        };
        let teams = teams("310").max(teams("013"));
        for (code, written, at) in std::mem::take(&mut self.declared.counts) {
            let counted = match code {
                "062" => players,
                "072" => rated,
                _ => teams,
            };
            let counted = u32::try_from(counted).unwrap_or(u32::MAX);
            if counted != written {
                let kind = RemarkKind::Count {
                    code,
                    written,
                    counted,
                };
                self.notes.remark(at, kind);
            }
        }
    }

    /// Compares the written points with the rounds. They may or may not include the bye of the round to be paired.
    fn compare_points(&mut self, table: &Crosstable, grid: &Grid) {
        for (raw, (number, (row, participant))) in self
            .players
            .iter()
            .zip((1..).zip(grid.iter().zip(table.participants())))
        {
            let penalties =
                Tpn::new(number).map_or(Points::ZERO, |player| table.deducted(player, u8::MAX));
            let sum = |entries: &mut dyn Iterator<Item = &RoundEntry>| -> Points {
                entries
                    .filter(|entry| {
                        Tpn::new(number).is_none_or(|player| !table.is_annulled(player, **entry))
                    })
                    .map(|entry| table.scoring.points(*entry))
                    .sum::<Points>()
                    - penalties
            };
            let all = sum(&mut row.iter().flatten().chain(absences(row, participant)));
            let completed = usize::from(table.rounds_paired());
            let over = sum(&mut participant.entries.iter().take(completed));
            if let Some(written) = raw.player.points
                && written != all
                && written != over
            {
                let kind = RemarkKind::Points {
                    player: raw.player.start_number,
                    written,
                    computed: all,
                };
                self.notes.remark((raw.line, 81), kind);
            }
        }
    }
}

/// The entries of the table whose columns are blank in the file.
fn absences<'a>(
    row: &'a [Option<RoundEntry>],
    participant: &'a Participant,
) -> impl Iterator<Item = &'a RoundEntry> {
    participant
        .entries
        .iter()
        .enumerate()
        .filter(|(round, _)| row.get(*round).copied().flatten().is_none())
        .map(|(_, entry)| entry)
}

/// Counts the columns of a line in bytes, if rating, points and rounds are in their places only then.
pub(super) fn aligned<'a>(line: Line<'a>, notes: &mut Notes) -> Line<'a> {
    let fits = |line: &Line<'_>| {
        let blank = |column| line.columns(column, column).trim().is_empty();
        let rating = line.field(49, 52).text;
        let points = line.field(points_start(line), 84).text;
        [48, 53, 57, 69, 85, 90, 91].into_iter().all(blank)
            && (rating.is_empty() || rating.parse::<u16>().is_ok())
            && (points.is_empty() || points.parse::<Points>().is_ok())
    };
    match line.by_bytes() {
        Some(by_bytes) if !fits(&line) && fits(&by_bytes) => {
            notes.remark((line.number, 1), RemarkKind::ByteColumns);
            by_bytes
        }
        _ => line,
    }
}

impl Notes {
    fn into_errors(mut self) -> Vec<TrfError> {
        self.errors.sort_by_key(|error| (error.line, error.column));
        self.errors
    }
}
