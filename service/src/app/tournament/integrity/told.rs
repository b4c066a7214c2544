//! What deeds report about integrity: the event, its round, and the facts.

use crate::{
    app::{
        Deed,
        deed::{
            ByeSet, DeedKind, PairProhibited, ResultEntered, SettingsChanged, Subject,
            TeamsForbidden,
        },
    },
    event::{BoardResult, Bye, RoundNumber},
    formats::trf::IntegrityEvent,
};

use super::super::{Loaded, settings_input::SettingsInput};

/// The kinds of deeds that can be such events.
pub(super) fn kinds() -> Vec<&'static str> {
    DeedKind::codes(|kind| {
        matches!(
            kind,
            DeedKind::RoundPublished
                | DeedKind::RoundTakenBack
                | DeedKind::SettingsChanged
                | DeedKind::PairForbidden
                | DeedKind::PairAllowed
                | DeedKind::TeamsForbidden
                | DeedKind::TeamsAllowed
                | DeedKind::ResultCorrected
                | DeedKind::ResultRatingCorrected
                | DeedKind::ByeSet
                | DeedKind::FideModeLeft
                | DeedKind::TournamentImported
                | DeedKind::NumbersExchanged
                | DeedKind::Renumbered
                | DeedKind::IntegrityUndone
                | DeedKind::ResultUndone
        )
    })
}

pub(super) fn round_of(number: i32) -> Option<RoundNumber> {
    u8::try_from(number).ok().and_then(RoundNumber::new)
}

/// Round and board of a pairing, as `3.12`; empty if the pairing no longer exists.
fn board(loaded: &Loaded, pairing: i32) -> (Option<RoundNumber>, String) {
    let row = loaded.pairings.iter().find(|row| row.id == pairing);
    let found = row.and_then(|row| {
        let round = loaded
            .rounds
            .iter()
            .find(|round| round.id == row.round_id)?;
        Some((round.number, row.board))
    });
    match found {
        Some((round, board)) => (round_of(round), format!("{round}.{board}")),
        None => (None, String::new()),
    }
}

fn changed(before: &SettingsInput, after: &SettingsInput) -> Vec<(IntegrityEvent, String)> {
    let mut list = Vec::new();
    if before.rounds != after.rounds {
        let facts = format!("{} > {}", before.rounds, after.rounds);
        list.push((IntegrityEvent::RoundsChanged, facts));
    }
    let ties = |settings: &SettingsInput| {
        [
            &settings.tie_breaks,
            &settings.tie_break_edition,
            &settings.remaining_ties,
            &settings.unrated,
            &settings.unrated_rating,
        ]
        .map(Clone::clone)
    };
    if ties(before) != ties(after) {
        let facts = format!("{} > {}", before.tie_breaks, after.tie_breaks);
        list.push((IntegrityEvent::TieBreaksChanged, facts));
    }
    let points = |settings: &SettingsInput| {
        let SettingsInput {
            win,
            draw,
            loss,
            pairing_bye,
            ..
        } = settings;
        format!("{win}-{draw}-{loss}, bye {pairing_bye}")
    };
    if scoring(before) != scoring(after) {
        let facts = format!("{} > {}", points(before), points(after));
        list.push((IntegrityEvent::ScoringChanged, facts));
    }
    list
}

/// All values of points in the settings.
fn scoring(settings: &SettingsInput) -> [&String; 9] {
    [
        &settings.win,
        &settings.draw,
        &settings.loss,
        &settings.pairing_bye,
        &settings.forfeit_win,
        &settings.forfeit_loss,
        &settings.full_point_bye,
        &settings.half_point_bye,
        &settings.zero_point_bye,
    ]
}

/// Whether a result turns a game into an adjourned one.
fn adjourns(entered: &ResultEntered) -> bool {
    let adjourned = Some(BoardResult::Adjourned);
    entered.after.result == adjourned && entered.before.result != adjourned
}

/// Kind of event, round, facts, reason.
pub(super) type Told = (IntegrityEvent, Option<RoundNumber>, String, String);

fn adjourned(loaded: &Loaded, subject: Option<&Subject>) -> Vec<Told> {
    let (round, facts) = board(loaded, subject.and_then(Subject::board).unwrap_or_default());
    vec![(IntegrityEvent::Adjourned, round, facts, String::new())]
}

/// The events that a deed was. It was done to `subject` when `newest` was the newest published round.
pub(super) fn told(
    loaded: &Loaded,
    newest: i32,
    subject: Option<&Subject>,
    deed: &Deed,
) -> Vec<Told> {
    use IntegrityEvent as E;
    let now = round_of(newest);
    let one = |event, round, facts, reason: &str| vec![(event, round, facts, reason.to_owned())];
    match deed {
        Deed::RoundPublished(round) if !round.by_hand.is_empty() => one(
            E::ManualPairing,
            round_of(round.round),
            String::new(),
            &round.by_hand,
        ),
        Deed::RoundTakenBack(back) => {
            one(E::Undone, round_of(back.round), String::new(), &back.reason)
        }
        Deed::SettingsChanged(set) if newest > 0 => {
            let SettingsChanged {
                before,
                after,
                reason,
                ..
            } = set.as_ref();
            let list = changed(before, after).into_iter();
            list.map(|(event, facts)| (event, now, facts, reason.clone()))
                .collect()
        }
        Deed::PairForbidden(PairProhibited { names, reason, .. })
        | Deed::TeamsForbidden(TeamsForbidden { names, reason, .. })
            if newest > 0 =>
        {
            one(E::Prohibition, now, names.join(" - "), reason)
        }
        Deed::PairAllowed(PairProhibited { names, reason, .. })
        | Deed::TeamsAllowed(TeamsForbidden { names, reason, .. })
            if newest > 0 =>
        {
            one(
                E::Prohibition,
                now,
                format!("no more {}", names.join(" - ")),
                reason,
            )
        }
        Deed::ResultCorrected(ResultEntered {
            before,
            after,
            confirmed,
            ..
        })
        | Deed::ResultRatingCorrected(ResultEntered {
            before,
            after,
            confirmed,
            ..
        }) => {
            let (round, board) =
                board(loaded, subject.and_then(Subject::board).unwrap_or_default());
            let code = |result: Option<BoardResult>| result.map_or("-", BoardResult::code);
            let facts = format!("{board} {} > {}", code(before.result), code(after.result));
            let event = match deed {
                Deed::ResultRatingCorrected(_) => E::RatingCorrected,
                _ => E::ResultCorrected,
            };
            one(
                event,
                round,
                facts,
                confirmed.as_deref().unwrap_or_default(),
            )
        }
        Deed::ByeSet(ByeSet {
            round,
            bye: Some(Bye::FullPoint),
            reason,
            ..
        }) => {
            let entry = match subject {
                Some(Subject::Entry(entry)) => loaded.entry(*entry),
                _ => None,
            };
            let name = entry.map(|entry| entry.person.name.to_string());
            one(
                E::FullPointBye,
                round_of(*round),
                name.unwrap_or_default(),
                reason,
            )
        }
        Deed::FideModeLeft(left) => one(E::FideModeLeft, now, String::new(), &left.reason),
        Deed::TournamentImported(made) if made.rounds > 0 => {
            one(E::Import, RoundNumber::new(made.rounds), String::new(), "")
        }
        _ => told_since(loaded, now, subject, deed),
    }
}

/// The events about pairing numbers, adjourned games and undoings. `now` was the newest published round.
fn told_since(
    loaded: &Loaded,
    now: Option<RoundNumber>,
    subject: Option<&Subject>,
    deed: &Deed,
) -> Vec<Told> {
    use IntegrityEvent as E;
    let one = |event, round, facts, reason: &str| vec![(event, round, facts, reason.to_owned())];
    match deed {
        Deed::NumbersExchanged(two) => {
            let facts = two.numbers.map(|number| number.to_string()).join(" - ");
            one(E::Exchanged, now, facts, &two.reason)
        }
        Deed::Renumbered(all) if !all.by_hand => {
            let moved = all.moved.iter();
            let facts = moved.map(|one| format!("{} > {}", one.old, one.new));
            let facts = facts.collect::<Vec<_>>().join(" ");
            one(E::Renumbered, now, facts, &all.reason)
        }
        Deed::ResultRecorded(entered) if adjourns(entered) => adjourned(loaded, subject),
        Deed::ResultRuled(ruled) if adjourns(&ruled.result) => adjourned(loaded, subject),
        Deed::IntegrityUndone(undone) => one(
            E::Undone,
            round_of(undone.round),
            undone.facts.clone(),
            &undone.reason,
        ),
        Deed::ResultUndone(back) => {
            let Some(reason) = &back.reason else {
                return Vec::new();
            };
            let (round, facts) =
                board(loaded, subject.and_then(Subject::board).unwrap_or_default());
            one(E::Undone, round, facts, reason)
        }
        _ => Vec::new(),
    }
}
