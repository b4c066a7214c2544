//! What a draft was made from, so that an outdated draft is recognised without pairing again.
//!
//! The pairing depends on the crosstable before the round, the byes known for it, the prohibitions, the rules, and the program. A
//! draft keeps a hash of each of them. If all hashes are equal, the rules still give this draft.

use sha2::{Digest, Sha256};

use crate::{
    app::AppError,
    event::{Outcome, Points, RoundEntry, RoundState, Tpn},
    store::rows::rounds::RoundRow,
};

use super::{Loaded, loaded::course_of, teams::paired};

/// One part of what a pairing is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The participants, by number.
    Entries,
    /// Results of the published rounds. An adjourned or missing game counts as a draw (C.04.2 art. 3.1).
    Results,
    /// Participants who are free in the round: byes, withdrawals, returns, late entries.
    Absences,
    /// Pairs that must not meet in the round.
    Prohibitions,
    /// Points, number of rounds, editions, acceleration, colour of number 1.
    Rules,
    /// Version of the program that made the draft.
    Program,
}

impl Part {
    /// All values, in the order in which they are named.
    pub const ALL: [Self; 6] = [
        Self::Results,
        Self::Entries,
        Self::Absences,
        Self::Prohibitions,
        Self::Rules,
        Self::Program,
    ];

    /// The code, as stored and as used in message keys.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Entries => "entries",
            Self::Results => "results",
            Self::Absences => "absences",
            Self::Prohibitions => "prohibitions",
            Self::Rules => "rules",
            Self::Program => "program",
        }
    }
}

/// A cell of the crosstable as pairing sees it. Opponents are named by the number of their entry, which never changes.
fn cell(loaded: &Loaded, entry: RoundEntry) -> String {
    let id = |tpn: Tpn| loaded.entry_of(tpn).map_or(0, |entry| entry.id);
    match entry {
        RoundEntry::Played {
            opponent,
            colour,
            outcome,
            ..
        } => format!("{}{colour:?}{outcome:?}", id(opponent)),
        RoundEntry::Pending { opponent, colour } => {
            format!("{}{colour:?}{:?}", id(opponent), Outcome::Draw)
        }
        RoundEntry::Forfeit {
            opponent,
            colour,
            won,
        } => format!("{}{colour:?}forfeit{won}", id(opponent)),
        RoundEntry::Bye(bye) => format!("{bye:?}"),
    }
}

fn points(points: Points) -> String {
    points.halves().to_string()
}

/// The parts as text, in the order of [`Part::ALL`].
fn texts(loaded: &Loaded) -> Result<[Vec<String>; 6], AppError> {
    let published = loaded.published();
    let round = published.saturating_add(1);
    let table = loaded.crosstable(published, true)?;
    let id = |tpn: Tpn| loaded.entry_of(tpn).map_or(0, |entry| entry.id);
    let (mut entries, mut results, mut absences) = (Vec::new(), Vec::new(), Vec::new());
    for (index, participant) in table.participants().iter().enumerate() {
        let entry = Tpn::from_index(index).map_or(0, id);
        entries.push(entry.to_string());
        let (played, next) = participant
            .entries
            .split_at(usize::from(published).min(participant.entries.len()));
        let zero = RoundEntry::Bye(crate::event::Bye::ZeroPoint);
        // Before its first round a late entry has only absences, which follow from the list of entries.
        if played.iter().any(|cell| *cell != zero) {
            let cells: Vec<String> = played.iter().map(|entry| cell(loaded, *entry)).collect();
            results.push((entry, cells.join(",")));
        }
        if let Some(next) = next.first() {
            absences.push((entry, cell(loaded, *next)));
        }
    }
    // Points taken off count with the results.
    results.extend(table.deductions.iter().map(|taken| {
        let points = points(taken.points);
        (id(taken.player), format!("{}-{points}", taken.round))
    }));
    // So does the decision who goes on from a drawn game of a knock-out.
    results.extend(table.going_on.iter().map(|one| {
        let round = one.round;
        (id(one.player), format!("{round} goes on"))
    }));
    results.sort();
    absences.sort();
    let named = |list: Vec<(i32, String)>| {
        let lines = list.into_iter();
        lines.map(|(id, text)| format!("{id}:{text}")).collect()
    };
    let mut prohibitions: Vec<String> = table
        .forbidden
        .iter()
        .filter(|pair| pair.first.get() <= round && round <= pair.last.get())
        .map(|pair| {
            let mut members: Vec<i32> = pair.members.iter().map(|tpn| id(*tpn)).collect();
            members.sort_unstable();
            format!("{members:?}")
        })
        .collect();
    prohibitions.sort();
    let scoring = table.scoring;
    let engine = match &loaded.teams {
        None => loaded.engine()?.code(),
        Some(_) => loaded.tournament.rules.pairing_system.code().to_owned(),
    };
    let mut rules = vec![
        engine,
        table.rounds_planned().to_string(),
        format!("{:?}", table.initial_colour),
    ];
    rules.extend(
        [
            scoring.win,
            scoring.draw,
            scoring.loss,
            scoring.forfeit_win,
            scoring.forfeit_loss,
            scoring.pairing_allocated_bye,
            scoring.full_point_bye,
            scoring.half_point_bye,
            scoring.zero_point_bye,
        ]
        .map(points),
    );
    rules.extend(table.accelerations.iter().map(|given| {
        let (first, last) = (id(given.first), id(given.last));
        let rounds = (given.first_round.get(), given.last_round.get());
        format!("{} {first}-{last} {rounds:?}", points(given.points))
    }));
    let (mut results, mut absences): (Vec<String>, Vec<String>) = (named(results), named(absences));
    if let Some(stored) = &loaded.teams {
        let [played, teams, away, chosen] = paired::basis(loaded, stored)?;
        results.extend(played);
        entries.extend(teams);
        absences.extend(away);
        rules.extend(chosen);
    }
    Ok([
        results,
        entries,
        absences,
        prohibitions,
        rules,
        vec![env!("CARGO_PKG_VERSION").to_owned()],
    ])
}

/// What a draft of the next round would be made from now: one line for each part, `results=3f…`. An existing draft is ignored.
pub(super) fn of(loaded: &Loaded) -> Result<String, AppError> {
    let lines = Part::ALL.iter().zip(texts(loaded)?).map(|(part, text)| {
        let digest = Sha256::digest(text.join("\n").as_bytes());
        let hex: String = digest.iter().take(16).map(|b| format!("{b:02x}")).collect();
        format!("{}={hex}", part.code())
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// The tournament with this round, the newest one, turned back into a draft.
fn with_draft(loaded: &Loaded, round: &RoundRow) -> Result<Loaded, AppError> {
    let mut then = loaded.clone();
    let rows = then.rounds.iter_mut();
    let newest = u8::try_from(round.number).unwrap_or(u8::MAX);
    let together = loaded.course.together(newest);
    let is_among = |number: i32| u8::try_from(number).is_ok_and(|n| together.contains(&n));
    for row in rows.filter(|row| is_among(row.number)) {
        row.state = RoundState::Draft;
    }
    then.course = course_of(&then.tournament, &then.rounds)?;
    Ok(then)
}

/// Whether the basis of a round can still matter: the round is the draft, or is published and can be taken back.
fn is_newest(loaded: &Loaded, round: &RoundRow) -> bool {
    let Ok(number) = u8::try_from(round.number) else {
        return false;
    };
    let last = i32::from(*loaded.course.together(number).end());
    loaded.rounds.iter().all(|other| other.number <= last)
}

/// What changed since a round was made, for another server whose numbers differ: the codes of the changed parts, separated by
/// commas. `None` if the basis of the round no longer matters.
///
/// # Errors
/// The stored tournament contradicts itself.
pub(in crate::app) fn carried(
    loaded: &Loaded,
    round: &RoundRow,
) -> Result<Option<String>, AppError> {
    let Some(then) = round.basis.as_ref().filter(|_| is_newest(loaded, round)) else {
        return Ok(None);
    };
    let now = of(&with_draft(loaded, round)?)?;
    let parts = Part::ALL.iter().zip(now.lines());
    let changed = parts.filter(|(_, line)| !then.lines().any(|before| before == *line));
    let codes: Vec<&str> = changed.map(|(part, _)| part.code()).collect();
    Ok(Some(codes.join(",")))
}

/// The basis on this server of a round that was [`carried`] here.
///
/// # Errors
/// The stored tournament contradicts itself.
pub(in crate::app) fn arrived(
    loaded: &Loaded,
    round: &RoundRow,
    carried: &str,
) -> Result<String, AppError> {
    let now = of(&with_draft(loaded, round)?)?;
    let lines = Part::ALL.iter().zip(now.lines()).map(|(part, line)| {
        if carried.split(',').any(|code| code == part.code()) {
            format!("{}=-", part.code())
        } else {
            line.to_owned()
        }
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// What changed since the draft was made; empty if there is no draft, or if the rules still give it.
pub(crate) fn changed(loaded: &Loaded) -> Result<Vec<Part>, AppError> {
    let Some(draft) = loaded.draft() else {
        return Ok(Vec::new());
    };
    // If an arbiter changes it by hand, every step already shows the present objections.
    if draft.by_hand.is_some() {
        return Ok(Vec::new());
    }
    let Some(then) = &draft.basis else {
        return Ok(vec![Part::Program]);
    };
    let now = of(loaded)?;
    if *then == now {
        return Ok(Vec::new());
    }
    let parts = Part::ALL.iter().zip(now.lines());
    let changed: Vec<Part> = parts
        .filter(|(_, line)| !then.lines().any(|before| before == *line))
        .map(|(part, _)| *part)
        .collect();
    // No known part differs, so another version of the program wrote the basis.
    Ok(if changed.is_empty() {
        vec![Part::Program]
    } else {
        changed
    })
}
