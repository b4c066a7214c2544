//! Writing an event of teams: the games of its players and the records about teams.

use std::collections::HashMap;

use super::super::{
    Dialect, Header, IntegrityEvent, IntegrityRemark, Trf, TrfPlayer, write::write,
};
use crate::event::{
    BoardResult, Bye, Crosstable, CrosstableError, MatchForfeit, Participant, Points, RoundEntry,
    RoundNumber, TeamBye, TeamSetup, TeamTable, Tpn,
};

/// Writes the report of a team event. `players` are the members of the teams of `setup`, in the order of their numbers. `table` is
/// made from `setup` and gives the points of the teams. `places` are the places of the teams, by pairing number. `left` are the teams
/// that left a round robin, and `remarks` the remarks on the integrity of the event.
///
/// # Errors
/// The contradictions, if the games of the players contradict each other.
pub fn write_teams(
    header: Header,
    players: Vec<TrfPlayer>,
    setup: &TeamSetup,
    table: &TeamTable,
    places: &[u16],
    left: &[Tpn],
    remarks: &[IntegrityRemark],
) -> Result<String, Vec<CrosstableError>> {
    let mut games = games(setup, players.len())?;
    games.initial_colour = table.initial_colour;
    let mut trf = Trf::new(header, players, games);
    trf.is_of_teams = true;
    trf.team_records = records(setup, table, places);
    let left = left.iter().map(|team| IntegrityRemark {
        event: IntegrityEvent::Withdrawn,
        round: None,
        detail: format!("T{team}"),
    });
    let told = remarks.iter().cloned().chain(left);
    trf.comments = told.map(|remark| remark.to_string()).collect();
    Ok(write(&trf, Dialect::Trf26))
}

/// The games of this many players. A report gives a full-point bye to a player who sits opposite an empty chair.
fn games(setup: &TeamSetup, players: usize) -> Result<Crosstable, Vec<CrosstableError>> {
    let mut rows: Vec<Vec<RoundEntry>> = vec![Vec::new(); players];
    for round in &setup.rounds {
        let mut entries: HashMap<Tpn, RoundEntry> = HashMap::new();
        for board in round.matches.iter().flat_map(|one| &one.boards) {
            let result = board.result.unwrap_or(BoardResult::Adjourned);
            match (board.of_white, board.of_black) {
                (Some(white), Some(black)) => {
                    entries.insert(white, result.entry(board.colour, black));
                    entries.insert(black, result.entry(!board.colour, white));
                }
                (Some(alone), None) | (None, Some(alone)) => {
                    entries.insert(alone, RoundEntry::Bye(Bye::FullPoint));
                }
                (None, None) => {}
            }
        }
        for TeamBye { team, bye } in &round.byes {
            let team = setup.teams.get(team.index());
            for player in team.map_or(&[][..], |team| &team.members) {
                entries.insert(*player, RoundEntry::Bye(*bye));
            }
        }
        for (index, row) in rows.iter_mut().enumerate() {
            let entry = Tpn::from_index(index).and_then(|player| entries.get(&player));
            row.push(entry.copied().unwrap_or(RoundEntry::Bye(Bye::ZeroPoint)));
        }
    }
    let participants = rows.into_iter().map(|entries| Participant {
        rating: None,
        entries,
    });
    Crosstable::new(participants.collect(), setup.rounds_planned, setup.games)
}

/// Points, four characters wide.
fn four(points: Points) -> String {
    format!("{points:>4}")
}

fn records(setup: &TeamSetup, table: &TeamTable, places: &[u16]) -> Vec<String> {
    let matches = &setup.matches;
    let mut lines = vec![
        format!("352 {}", setup.boards),
        format!(
            "362 TW{}   TD{}   TL{}",
            four(matches.win()),
            four(matches.draw()),
            four(matches.loss())
        ),
    ];
    for one in &table.accelerations {
        lines.push(format!(
            "250 {}  0.0 {:>3} {:>3} {:>4} {:>4}",
            four(one.points),
            one.first_round,
            one.last_round,
            one.first,
            one.last
        ));
    }
    for one in &table.forbidden {
        let members = one.members.iter().map(|team| format!(" {team:>4}"));
        let members: String = members.collect();
        lines.push(format!("260 {:>3} {:>3}{members}", one.first, one.last));
    }
    lines.extend(penalties(setup));
    lines.extend(byes(setup));
    lines.extend(forfeits(setup));
    lines.extend(line_ups(setup));
    lines.extend(allocated(setup));
    for (index, team) in setup.teams.iter().enumerate() {
        let Some(tpn) = Tpn::from_index(index) else {
            continue;
        };
        let score = table.score_after(tpn, table.rounds_paired());
        let cut = |text: &str, most: usize| text.chars().take(most).collect::<String>();
        let place = places.get(index).map(u16::to_string).unwrap_or_default();
        let members = team.members.iter().map(|player| format!(" {player:>4}"));
        lines.push(format!(
            "310 {tpn:>3} {:<32} {:<5} {:>6} {:>6} {:>6} {place:>3} {}",
            cut(&team.name, 32),
            cut(&team.nickname, 5),
            "",
            score.match_points,
            score.game_points,
            members.collect::<String>(),
        ));
    }
    lines
}

/// Records 299: points taken off, each with the round from which they count.
fn penalties(setup: &TeamSetup) -> impl Iterator<Item = String> {
    setup.penalties.iter().map(|one| {
        let signed = |points: Points| match points {
            Points::ZERO => String::new(),
            points => (Points::ZERO - points).to_string(),
        };
        format!(
            "299   {:>5} {:>5}  {:03} {:>4}",
            signed(one.score.match_points),
            signed(one.score.game_points),
            one.round.get(),
            one.team
        )
    })
}

/// Records 240: byes that were asked for, including those of the next round.
fn byes(setup: &TeamSetup) -> Vec<String> {
    let mut lines = Vec::new();
    let next = std::iter::once(&setup.next_byes);
    let all = setup.rounds.iter().map(|round| &round.byes).chain(next);
    for (index, byes) in all.enumerate() {
        for kind in [Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint] {
            let teams = byes.iter().filter(|one| one.bye == kind);
            let teams: String = teams.map(|one| format!(" {:>4}", one.team)).collect();
            if let (false, Some(round)) = (teams.is_empty(), RoundNumber::from_index(index)) {
                lines.push(format!("240 {} {round:>3}{teams}", kind.code()));
            }
        }
    }
    lines
}

/// Records 330: matches forfeited as a whole.
fn forfeits(setup: &TeamSetup) -> Vec<String> {
    let mut lines = Vec::new();
    for (index, round) in setup.rounds.iter().enumerate() {
        for one in &round.matches {
            let mark = match one.forfeit {
                None => continue,
                Some(MatchForfeit::WhiteCame) => "+-",
                Some(MatchForfeit::BlackCame) => "-+",
                Some(MatchForfeit::NobodyCame) => "--",
            };
            if let Some(round) = RoundNumber::from_index(index) {
                lines.push(format!(
                    "330 {mark} {round:>3} {:>3} {:>3}",
                    one.white, one.black
                ));
            }
        }
    }
    lines
}

/// Records 300: line-ups that are not in the order of the members, or that have an empty chair.
fn line_ups(setup: &TeamSetup) -> Vec<String> {
    let mut lines = Vec::new();
    for (index, round) in setup.rounds.iter().enumerate() {
        let Some(round_number) = RoundNumber::from_index(index) else {
            continue;
        };
        for one in &round.matches {
            let white = one
                .boards
                .iter()
                .map(|board| board.of_white)
                .collect::<Vec<_>>();
            let black = one
                .boards
                .iter()
                .map(|board| board.of_black)
                .collect::<Vec<_>>();
            for (team, other, chairs) in
                [(one.white, one.black, white), (one.black, one.white, black)]
            {
                let members = setup
                    .teams
                    .get(team.index())
                    .map_or(&[][..], |team| &team.members);
                let place = |player: Tpn| members.iter().position(|member| *member == player);
                let places: Vec<usize> =
                    chairs.iter().flatten().filter_map(|p| place(*p)).collect();
                if places.is_sorted() && chairs.iter().all(Option::is_some) {
                    continue;
                }
                let chairs = chairs.iter().map(|chair| chair.map_or(0, Tpn::get));
                let chairs: String = chairs.map(|number| format!(" {number:>4}")).collect();
                lines.push(format!(
                    "300 {round_number:>3} {team:>3} {other:>3}{chairs}"
                ));
            }
        }
    }
    lines
}

/// Records 320: the teams with a pairing-allocated bye; no record if no team had one. A record has room for one team in each round,
/// so further teams of a round are in further records.
fn allocated(setup: &TeamSetup) -> Vec<String> {
    let takers = |byes: &[TeamBye]| -> Vec<Tpn> {
        let takers = byes.iter().filter(|one| one.bye == Bye::PairingAllocated);
        takers.map(|one| one.team).collect()
    };
    let rounds = setup.rounds.iter().map(|round| takers(&round.byes));
    let rounds: Vec<Vec<Tpn>> = rounds.collect();
    let most = rounds.iter().map(Vec::len).max().unwrap_or(0);
    let record = |place: usize| {
        let takers = rounds.iter().map(|takers| match takers.get(place) {
            Some(team) => format!(" {team:>3}"),
            None => " 000".to_owned(),
        });
        let takers: String = takers.collect();
        format!(
            "320 {} {}{takers}",
            four(setup.bye.match_points),
            four(setup.bye.game_points)
        )
    };
    (0..most).map(record).collect()
}
