//! The records that pairing depends on, as the two dialects write them.

use std::{collections::BTreeMap, fmt::Write as _};

use super::{
    AnnouncedBye, Trf,
    pairing_record::points_by_round,
    written::{Dialect, Lines, bye_mark},
};
use crate::event::{Colour, Forbidden, Points, RoundNumber, ScoringSystem, Tpn};

/// Writes 142, 152, 162, 240, 250, 260, 299, or the older XXR, XXC, XXS, BB*, XXA, XXP.
pub(super) fn pairing_records(out: &mut Lines, trf: &Trf, dialect: Dialect) {
    let rounds = trf.table.rounds_planned();
    let new = dialect == Dialect::Trf26;
    if rounds > 0 {
        out.record(if new { "142" } else { "XXR" }, &rounds.to_string());
    }
    match (trf.table.initial_colour, new) {
        (Some(Colour::White), true) => out.record("152", "W"),
        (Some(Colour::Black), true) => out.record("152", "B"),
        (Some(Colour::White), false) => out.record("XXC", "white1"),
        (Some(Colour::Black), false) => out.record("XXC", "black1"),
        (None, _) => {}
    }
    scoring(out, &trf.table.scoring, new);
    if new {
        byes(out, trf);
        accelerations(out, trf);
    } else {
        virtual_points(out, trf);
    }
    deductions(out, trf);
    let groups = &trf.table.forbidden;
    for group in groups {
        let twice = groups.iter().filter(|g| g.members == group.members).count() > 1;
        let always = group.first == RoundNumber::FIRST && group.last.get() == rounds;
        forbidden(out, trf, group, new || twice || !always);
    }
}

/// The start number that stands in the file for a pairing number.
fn start_number(trf: &Trf, tpn: Tpn) -> Tpn {
    let player = trf.players.get(tpn.index());
    player.map_or(tpn, |player| player.start_number)
}

fn scoring(out: &mut Lines, scoring: &ScoringSystem, new: bool) {
    if *scoring == ScoringSystem::STANDARD {
        return;
    }
    let ScoringSystem {
        win,
        draw,
        loss,
        forfeit_win,
        forfeit_loss,
        pairing_allocated_bye,
        full_point_bye,
        half_point_bye,
        zero_point_bye,
    } = *scoring;
    if new {
        let mut values = vec![('W', win), ('D', draw), ('L', loss)];
        if forfeit_loss != Points::ZERO {
            values.push(('A', forfeit_loss));
        }
        if pairing_allocated_bye != win {
            values.push(('P', pairing_allocated_bye));
        }
        let mut line = "162 ".to_owned();
        for (symbol, points) in values {
            let _ = write!(line, " {symbol}{points:>4}   ");
        }
        out.line(&line);
        let is_enough = forfeit_win == win
            && full_point_bye == win
            && half_point_bye == draw
            && zero_point_bye == forfeit_loss;
        if is_enough {
            return;
        }
    }
    out.line(&format!(
        "XXS W={win} D={draw} L={loss} FW={forfeit_win} FL={forfeit_loss} \
         PAB={pairing_allocated_bye} FPB={full_point_bye} HPB={half_point_bye} ZPB={zero_point_bye}"
    ));
    if !new {
        for (code, points) in [
            ("BBW", win),
            ("BBD", draw),
            ("BBL", loss),
            ("BBZ", zero_point_bye),
            ("BBF", forfeit_loss),
            ("BBU", pairing_allocated_bye),
        ] {
            out.line(&format!("{code} {points:>4}"));
        }
    }
}

/// 240, one line for each type and round.
fn byes(out: &mut Lines, trf: &Trf) {
    let mut lines: BTreeMap<(RoundNumber, char), Vec<Tpn>> = BTreeMap::new();
    for AnnouncedBye { player, round, bye } in &trf.announced_byes {
        lines
            .entry((*round, bye_mark(*bye)))
            .or_default()
            .push(start_number(trf, *player));
    }
    for ((round, mark), players) in lines {
        let mut line = format!("240 {mark} {round:>3}");
        for player in players {
            let _ = write!(line, " {player:>4}");
        }
        out.line(&line);
    }
}

fn accelerations(out: &mut Lines, trf: &Trf) {
    for acceleration in &trf.table.accelerations {
        out.line(&format!(
            "250      {:>4} {:>3} {:>3} {:>4} {:>4}",
            acceleration.points,
            acceleration.first_round,
            acceleration.last_round,
            start_number(trf, acceleration.first),
            start_number(trf, acceleration.last),
        ));
    }
}

/// 299: points taken off or given. First come the records that say more than points of one round, as they were read, if all their
/// points still stand in the table; then one record for each remaining penalty, with its round. The older dialect gets them as well:
/// it has no other record for them, and without them the points would not be the sum of the rounds.
fn deductions(out: &mut Lines, trf: &Trf) {
    let mut left = trf.table.deductions.clone();
    for record in &trf.abnormal_points {
        let mut rest = left.clone();
        let is_there = record.deductions.iter().all(|one| {
            let place = rest.iter().position(|other| other == one);
            place.map(|place| rest.remove(place)).is_some()
        });
        if is_there {
            left = rest;
            out.line(&record.line);
        }
    }
    for taken in left {
        // The number ends in column 17. From 10 points on, the minus sign stands in the blank column before the field.
        let points = Points::ZERO - taken.points;
        let player = start_number(trf, taken.player);
        out.line(&format!(
            "299         {points:>5}  {:03} {player:>4}",
            taken.round.get()
        ));
    }
}

/// XXA: a row for each player with virtual points in any round.
fn virtual_points(out: &mut Lines, trf: &Trf) {
    let points = points_by_round(&trf.table.accelerations);
    let last = points.keys().map(|(_, round)| round.get()).max();
    let mut players: Vec<Tpn> = points.keys().map(|(player, _)| *player).collect();
    players.dedup();
    for player in players {
        let mut line = format!("XXA {:>4}", start_number(trf, player));
        for round in (1..=last.unwrap_or(0)).filter_map(RoundNumber::new) {
            let value = points.get(&(player, round)).copied();
            let _ = write!(line, " {:>4}", value.unwrap_or(Points::ZERO));
        }
        out.line(&line);
    }
}

fn forbidden(out: &mut Lines, trf: &Trf, group: &Forbidden, with_rounds: bool) {
    let mut line = if with_rounds {
        format!("260 {:>3} {:>3}", group.first, group.last)
    } else {
        "XXP".to_owned()
    };
    for member in &group.members {
        let _ = write!(line, " {:>4}", start_number(trf, *member));
    }
    out.line(&line);
}
