//! The reader of a whole report of teams: its team records are understood together with its players.

use std::collections::HashMap;

use super::{
    super::{
        Trf, TrfError, TrfErrorKind, line::lines, note::Notes, read::read, remark::RemarkKind,
    },
    records::{TeamNumbers, TeamRecord, TeamRecords},
    report::{TeamReport, WrittenTeam, told_left},
    round::Source,
};
use crate::{
    event::{
        Acceleration, BoardColours, Forbidden, MatchScoring, Points, RoundNumber, Team,
        TeamPenalty, TeamRound, TeamScore, TeamSetup, TeamTable, TeamTableError, Tpn,
    },
    formats::encoding::decode,
    pairing::{baku_group_a, round_robin::annulled_teams, team_swiss::baku},
};

/// Reads a report of teams of any edition.
///
/// # Errors
/// All places where the file contradicts itself or cannot be understood, in the order of the lines;
/// [`TrfErrorKind::NoTeams`] for a file without teams.
pub fn read_teams(bytes: &[u8]) -> Result<TeamReport, Vec<TrfError>> {
    let mut report = read(bytes)?;
    let (text, _) = decode(bytes);
    let (mut records, mut notes) = (TeamRecords::default(), Notes::default());
    for line in lines(&text) {
        records.take(&line, &mut notes);
    }
    // An older report has only records 013; beside 310 they say the same.
    if let (true, Some(boards)) = (records.boards.is_none(), widest(&records.teams)) {
        records.boards = BoardColours::in_turn(boards);
    }
    records.teams.sort_by_key(|team| team.number);
    let reading = Reading::new(&report, &records, &mut notes);
    let made = reading.finish(&mut notes);
    report.remarks.retain(|remark| {
        !matches!(&remark.kind, RemarkKind::TeamRecord { code } if !matches!(code.as_str(), "801" | "802"))
    });
    match made {
        Some((setup, table)) if notes.errors.is_empty() => Ok(TeamReport {
            numbers: records.teams.iter().map(|team| team.number).collect(),
            written: records.teams.iter().map(written).collect(),
            setup,
            table,
            report,
        }),
        _ => {
            notes.errors.sort_by_key(|error| (error.line, error.column));
            Err(notes.errors)
        }
    }
}

const fn written(team: &TeamRecord<'_>) -> WrittenTeam {
    WrittenTeam {
        line: team.line,
        score: team.score,
        rank: team.rank,
    }
}

/// The largest number of members of a team. It is taken as the number of boards if no record says it.
fn widest(teams: &[TeamRecord<'_>]) -> Option<u8> {
    let most = teams.iter().map(|team| team.members.len()).max()?;
    u8::try_from(most).ok()
}

/// The team records together with the players of the report.
struct Reading<'a> {
    report: &'a Trf,
    records: &'a TeamRecords<'a>,
    teams: Vec<Team>,
    team_of: HashMap<Tpn, Tpn>,
    numbers: TeamNumbers,
}

impl<'a> Reading<'a> {
    fn new(report: &'a Trf, records: &'a TeamRecords<'a>, notes: &mut Notes) -> Self {
        if records.teams.is_empty() {
            notes.error((1, 1), TrfErrorKind::NoTeams);
        }
        let mut reading = Self {
            report,
            records,
            teams: Vec::new(),
            team_of: HashMap::new(),
            numbers: TeamNumbers::new(&records.teams),
        };
        let mut before: Option<&TeamRecord<'_>> = None;
        for (index, record) in records.teams.iter().enumerate() {
            if let Some(first) = before.filter(|one| one.number == record.number) {
                let kind = TrfErrorKind::DuplicateTeam {
                    number: record.number,
                    first_line: first.line,
                };
                notes.error((record.line, 5), kind);
            }
            before = Some(record);
            let words = record.members.iter();
            let members = words.filter_map(|word| reading.player("310", *word, notes));
            let members: Vec<Tpn> = members.collect();
            if let Some(team) = Tpn::from_index(index) {
                for player in &members {
                    reading.team_of.entry(*player).or_insert(team);
                }
            }
            reading.teams.push(Team {
                name: record.name.clone(),
                nickname: record.nickname.clone(),
                members,
            });
        }
        reading
    }

    fn player(
        &self,
        code: &str,
        field: super::super::line::Field<'_>,
        notes: &mut Notes,
    ) -> Option<Tpn> {
        let number: Option<u16> = field.text.parse().ok();
        let players = self.report.players.iter();
        let mut numbers = players.map(|player| player.start_number.get());
        let index = number.and_then(|number| numbers.position(|one| one == number));
        let player = index.and_then(Tpn::from_index);
        if player.is_none() {
            let kind = TrfErrorKind::UnknownPlayer {
                code: code.to_owned(),
                number: field.text.to_owned(),
            };
            notes.error(field.at(), kind);
        }
        player
    }

    fn finish(&self, notes: &mut Notes) -> Option<(TeamSetup, TeamTable)> {
        self.find_strays(notes);
        let setup = self.setup(notes)?;
        if !notes.errors.is_empty() {
            return None;
        }
        match TeamTable::new(&setup) {
            Ok(mut table) => {
                self.complete(&mut table, notes);
                Some((setup, table))
            }
            Err(reasons) => {
                for reason in reasons {
                    notes.error(self.place(reason), TrfErrorKind::Teams(reason));
                }
                None
            }
        }
    }

    /// Line and column for an error: the record of the player, or else that of the team.
    fn place(&self, reason: TeamTableError) -> (usize, usize) {
        let of_player = || {
            let player = self.report.players.get(reason.player()?.index())?;
            self.records.players.get(&player.start_number.get())
        };
        let of_team = || {
            let team = self.records.teams.get(reason.team()?.index())?;
            Some(&team.line)
        };
        let line = of_player().or_else(of_team).copied();
        (line.unwrap_or(1), 1)
    }

    /// Adds an error for each player who met somebody but is in no team.
    fn find_strays(&self, notes: &mut Notes) {
        let players = self.report.table.participants().iter().enumerate();
        for (index, player) in players {
            let plays = player
                .entries
                .iter()
                .any(|entry| entry.opponent().is_some());
            let tpn = Tpn::from_index(index);
            let is_of_team = tpn.is_some_and(|tpn| self.team_of.contains_key(&tpn));
            let record = self.report.players.get(index);
            if let (true, false, Some(record)) = (plays, is_of_team, record) {
                let number = record.start_number;
                let line = self.records.players.get(&number.get());
                let at = (line.copied().unwrap_or(1), 5);
                notes.error(at, TrfErrorKind::NoTeam { player: number });
            }
        }
    }

    fn setup(&self, notes: &mut Notes) -> Option<TeamSetup> {
        let records = self.records;
        let colours = records.boards.clone()?;
        let games = self.report.table.scoring;
        let matches = records.matches.unwrap_or(MatchScoring::TWO_ONE_ZERO);
        let mut line_ups = HashMap::new();
        for (round, team, chairs) in &records.line_ups {
            let players = chairs.iter();
            let players = players.map(|chair| self.player("300", (*chair)?, notes));
            let players = players.collect();
            if let Some(team) = self.numbers.get(*team, notes) {
                line_ups.insert((*round, team), players);
            }
        }
        let mut forfeits = Vec::new();
        for (round, forfeit, [white, black]) in &records.forfeits {
            let white = self.numbers.get(*white, notes);
            let both = white.zip(self.numbers.get(*black, notes));
            forfeits.extend(both.map(|(white, black)| (*round, *forfeit, [white, black])));
        }
        let named = |named, notes: &mut Notes| self.numbers.get(named, notes);
        let byes = records.byes.iter();
        let byes = byes.filter_map(|(round, team)| Some((*round, named(*team, notes)?)));
        let byes: Vec<(RoundNumber, Tpn)> = byes.collect();
        let asked = records.asked.iter();
        let asked =
            asked.filter_map(|(round, bye, team)| Some((*round, *bye, named(*team, notes)?)));
        let asked: Vec<_> = asked.collect();
        let source = Source {
            players: &self.report.table,
            teams: &self.teams,
            team_of: &self.team_of,
            colours: &colours,
            line_ups: &line_ups,
            forfeits: &forfeits,
            byes: &byes,
            asked: &asked,
        };
        let planned = self.report.table.rounds_planned();
        let mut from_last = (1..=99).rev().filter_map(RoundNumber::new);
        let last = from_last.find(|round| source.is_paired(*round));
        let paired = last.map_or(0, RoundNumber::get);
        let rounds = (1..=paired).filter_map(RoundNumber::new);
        let rounds: Vec<TeamRound> = rounds.map(|round| source.round(round)).collect();
        let next = RoundNumber::new(paired + 1).filter(|round| round.get() <= planned);
        let penalties = records.given.iter().filter_map(|(score, round, team)| {
            Some(TeamPenalty {
                team: named(*team, notes)?,
                round: *round,
                score: TeamScore::ZERO - *score,
            })
        });
        let penalties = penalties.collect();
        let usual = TeamSetup::usual_bye(&colours, &games, &matches);
        Some(TeamSetup {
            teams: self.teams.clone(),
            rounds_planned: planned.max(paired),
            bye: records.bye.unwrap_or(usual),
            next_byes: next.map_or_else(Vec::new, |next| source.asked_for(next)),
            rounds,
            boards: colours.clone(),
            games,
            matches,
            penalties,
        })
    }

    /// Teams that left, by the remarks of the file.
    fn left(&self) -> Vec<Tpn> {
        told_left(self.report, |number| {
            let mut teams = self.records.teams.iter();
            let index = teams.position(|team| team.number == number)?;
            Tpn::from_index(index)
        })
    }

    /// Adds initial colour, prohibitions and virtual points to the table.
    fn complete(&self, table: &mut TeamTable, notes: &mut Notes) {
        table.initial_colour = self.report.table.initial_colour;
        for ([first, last], members) in &self.records.forbidden {
            let members = members.iter();
            let members = members.filter_map(|team| self.numbers.get(*team, notes));
            table.forbidden.push(Forbidden {
                first: *first,
                last: *last,
                members: members.collect(),
            });
        }
        for (points, [first_round, last_round], [first, last]) in &self.records.virtual_points {
            let first = self.numbers.get(*first, notes);
            let teams = first.zip(self.numbers.get(*last, notes));
            table
                .accelerations
                .extend(teams.map(|(first, last)| Acceleration {
                    points: *points,
                    first_round: *first_round,
                    last_round: *last_round,
                    first,
                    last,
                }));
        }
        table.accelerations.retain(|one| one.points != Points::ZERO);
        let code = self.report.header.paired_as();
        if code.baku && self.records.virtual_points.is_empty() {
            let last = Tpn::from_index(baku_group_a(table.len()).saturating_sub(1));
            let found = last.and_then(|last| baku(last, table.rounds_planned(), table.matches()));
            table.accelerations = found.unwrap_or_default();
        }
        if code.system.is_predetermined() {
            table.annulled = annulled_teams(table, &self.left());
        }
    }
}
