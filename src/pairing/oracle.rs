//! A slow checker of the absolute criteria, written from the text and sharing nothing with the engine but
//! the crosstable, for the tests.

use crate::event::{Bye, Colour, Crosstable, Points, RoundEntry, RoundNumber, Tpn};

use super::dutch::RoundPairing;

fn played(table: &Crosstable, tpn: Tpn, rounds: u8) -> Vec<(Tpn, Colour)> {
    (1..=rounds)
        .filter_map(|round| match table.entry(tpn, RoundNumber::new(round)?)? {
            RoundEntry::Played {
                opponent, colour, ..
            } => Some((opponent, colour)),
            _ => None,
        })
        .collect()
}

/// C.04.3 art. 1.7.1, counted game by game.
fn absolute_colour(games: &[(Tpn, Colour)]) -> Option<Colour> {
    let whites = games.iter().filter(|(_, c)| *c == Colour::White).count();
    let blacks = games.len() - whites;
    if whites >= blacks + 2 {
        return Some(Colour::Black);
    }
    if blacks >= whites + 2 {
        return Some(Colour::White);
    }
    match games {
        [.., (_, a), (_, b)] if a == b => Some(!*a),
        _ => None,
    }
}

/// All breaches of C1–C3 and of C.04.1 art. 3 in a pairing of `round`.
pub(crate) fn breaches(
    table: &Crosstable,
    round: RoundNumber,
    pairing: &RoundPairing,
) -> Vec<String> {
    let before = round.get() - 1;
    let mut found = Vec::new();
    let mut seen = vec![0; table.participants().len()];
    for pair in &pairing.pairs {
        seen[pair.white.index()] += 1;
        seen[pair.black.index()] += 1;
        let white = played(table, pair.white, before);
        let black = played(table, pair.black, before);
        if white.iter().any(|(opponent, _)| *opponent == pair.black) {
            found.push(format!("{}-{} have met", pair.white, pair.black));
        }
        for group in &table.forbidden {
            if group.first <= round
                && round <= group.last
                && group.members.contains(&pair.white)
                && group.members.contains(&pair.black)
            {
                found.push(format!("{}-{} forbidden", pair.white, pair.black));
            }
        }
        let score = |tpn: Tpn| {
            let mut sum = table.score_after(tpn, before);
            for range in &table.accelerations {
                if range.first_round <= round
                    && round <= range.last_round
                    && range.first <= tpn
                    && tpn <= range.last
                {
                    sum += range.points;
                }
            }
            sum
        };
        let last = round.get() == table.rounds_planned();
        let most: Points = table.scoring.win.times(i32::from(before));
        let top = |tpn: Tpn| last && score(tpn).times(2) > most;
        let wish = absolute_colour(&white);
        if wish.is_some() && wish == absolute_colour(&black) && !top(pair.white) && !top(pair.black)
        {
            found.push(format!("{}-{} want one colour", pair.white, pair.black));
        }
        let refused = |games: &[(Tpn, Colour)], colour: Colour| {
            absolute_colour(games).is_some_and(|wish| wish != colour)
        };
        if !top(pair.white)
            && !top(pair.black)
            && (refused(&white, Colour::White) || refused(&black, Colour::Black))
        {
            found.push(format!("{}-{} colours", pair.white, pair.black));
        }
    }
    if let Some(bye) = pairing.bye {
        seen[bye.index()] += 1;
        for entry in table.participants()[bye.index()]
            .entries
            .iter()
            .take(usize::from(before))
        {
            let unplayed = !matches!(entry, RoundEntry::Played { .. });
            if *entry == RoundEntry::Bye(Bye::PairingAllocated)
                || (unplayed && table.scoring.points(*entry) >= table.scoring.win)
            {
                found.push(format!("{bye} may not have the bye"));
            }
        }
    }
    for (index, participant) in table.participants().iter().enumerate() {
        let expected = usize::from(participant.entries.len() < usize::from(round.get()));
        if seen[index] != expected {
            found.push(format!("{} stands {} times", index + 1, seen[index]));
        }
    }
    found
}
