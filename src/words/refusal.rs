//! Why something is refused, in a sentence for the person who asked.

use crate::{
    app::{EventRefusal, Refusal, UnknownWord},
    i18n::Words,
};

use super::{
    archive, board_list::boards_of_rounds, by_hand, entering, exchange, integrity, knock_out,
    mirror, moment, moves, rating_list, result_conflict, round_robin, sheet, station, who_plays,
};

/// The sentence about a stored code that this version does not know.
#[must_use]
pub fn newer(t: Words, unknown: &UnknownWord) -> String {
    t.with_two(
        "error-newer-body",
        "place",
        &unknown.place,
        "word",
        &unknown.word,
    )
}

/// A round that asks a question first.
fn of_round(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Unseen { round, people } => {
            let names = people.iter().map(|line| line.entrant.name().to_string());
            let names = names.collect::<Vec<_>>().join(", ");
            t.with_two("refusal-unseen", "round", round, "names", names)
        }
        Refusal::EarlierRound(change) => t.with_two(
            "refusal-earlier-round",
            "round",
            change.round,
            "board",
            change.board,
        ),
        _ => String::new(),
    }
}

/// Jobs that did not finish.
fn of_work(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Overtaken => t.get("refusal-overtaken"),
        Refusal::Stopped => t.get("refusal-stopped"),
        Refusal::Busy => t.get("refusal-busy"),
        _ => String::new(),
    }
}

/// Refusals about sections and fees.
fn of_event(t: Words, why: &EventRefusal) -> String {
    match why {
        EventRefusal::NoEvent => t.get("refusal-no-event"),
        EventRefusal::OtherEvent => t.get("refusal-other-event"),
        EventRefusal::Begun {
            section,
            is_published: true,
        } => t.with_one("refusal-section-begun", "section", section),
        EventRefusal::Begun { section, .. } => {
            t.with_one("refusal-section-drafted", "section", section)
        }
        EventRefusal::NothingDue => t.get("refusal-nothing-due"),
        EventRefusal::Cancelled { receipt } => {
            t.with_one("refusal-payment-cancelled", "receipt", receipt)
        }
        EventRefusal::EntryPaid => t.get("refusal-entry-paid"),
        EventRefusal::RatingsMixed { source } => {
            t.with_one("refusal-ratings-mixed", "source", source)
        }
    }
}

/// The sentence about a refusal.
#[must_use]
pub fn refusal(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::LogIn { .. }
        | Refusal::OldPasswordClosed
        | Refusal::Invitation
        | Refusal::FirstAdminElsewhere
        | Refusal::LogInElsewhere
        | Refusal::LogInInClear
        | Refusal::AccountDisabled
        | Refusal::TooManyClubs { .. } => at_the_door(t, refusal),
        Refusal::LetterDone | Refusal::ResetClosed => at_the_door(t, refusal),
        Refusal::TooManyDeputies => t.get("refusal-too-many-deputies"),
        Refusal::AlreadyEntered { name } => t.with_one("refusal-already-entered", "name", name),
        Refusal::FideIdTaken { number, holder } => {
            t.with_two("refusal-fide-id-taken", "number", number, "name", holder)
        }
        Refusal::Namesakes(pairs) => {
            let names = pairs.iter().map(|pair| pair.there.person.name.to_string());
            let names: Vec<String> = names.collect();
            t.with_one("refusal-namesakes", "names", names.join(", "))
        }
        Refusal::DoorClosed | Refusal::TooManyRequests { .. } => entering::refused(t, refusal),
        Refusal::RequestDecided | Refusal::OtherSection { .. } => entering::refused(t, refusal),
        Refusal::GuardianFirst | Refusal::GuardiansChoice => entering::refused(t, refusal),
        Refusal::EntriesClosed | Refusal::FieldFull => entering::refused(t, refusal),
        Refusal::NobodyChosen | Refusal::NobodyPresent => entering::refused(t, refusal),
        Refusal::NumbersGiven | Refusal::NotAtOnce(_) => entering::refused(t, refusal),
        Refusal::AlreadyWithdrawn | Refusal::NotWithdrawn => entering::refused(t, refusal),
        Refusal::Team(why) => who_plays::refusal(t, why),
        Refusal::Event(why) => of_event(t, why),
        Refusal::Overtaken | Refusal::Stopped | Refusal::Busy => of_work(t, refusal),
        Refusal::NoPrizeFund
        | Refusal::PrizesUnchanged
        | Refusal::PrizeListOld
        | Refusal::PrizeSigned { .. } => of_prizes(t, refusal),
        Refusal::HandedOver { by, at, digest } => archive::handed_over(t, by, *at, digest),
        Refusal::Mirrored(of) => mirror::not_here(t, of),
        Refusal::TournamentOver | Refusal::TournamentNotOver => of_state(t, refusal),
        Refusal::AskedTwice | Refusal::NotAnnulled | Refusal::Asked(_) => of_state(t, refusal),
        Refusal::NoDraft | Refusal::PairForbidden | Refusal::NotHandedOver => of_state(t, refusal),
        Refusal::NotUndone(_)
        | Refusal::NumbersFixed
        | Refusal::NumbersAccelerated
        | Refusal::NotEquals { .. }
        | Refusal::NumbersAsRanked => integrity::refused(t, refusal),
        Refusal::FideModeLeftAlready => t.get("refusal-fide-mode-left-already"),
        Refusal::Unseen { .. } | Refusal::EarlierRound(_) => of_round(t, refusal),
        Refusal::NotCleared { .. } | Refusal::AlreadyPublished { .. } => of_state(t, refusal),
        Refusal::NotPublished { .. } | Refusal::NoSuchRound { .. } => of_state(t, refusal),
        Refusal::PasskeyNotTaken => t.get("refusal-passkey-not-taken"),
        Refusal::NotThisBoard { .. } | Refusal::NoSuchPairing => station::refused(t, refusal),
        Refusal::SeatOver { .. } | Refusal::SeatTaken { .. } => of_seats(t, refusal),
        Refusal::SeatGuesses | Refusal::SeatCalled | Refusal::SeatNoBye => of_seats(t, refusal),
        Refusal::AllRoundsPlayed
        | Refusal::RoundsToPlay { .. }
        | Refusal::TooFewPlayers
        | Refusal::NotPairedHere(_)
        | Refusal::NoPairing { .. }
        | Refusal::RoundOutOfOrder { .. } => not_paired(t, refusal),
        Refusal::MissingResults { round, boards } => missing_results(t, *round, boards),
        Refusal::TiesOpen { .. } | Refusal::NothingToDecide => knock_out::refused(t, refusal),
        Refusal::MatchOver | Refusal::FurtherPlayed => knock_out::refused(t, refusal),
        Refusal::GamesDecide => knock_out::refused(t, refusal),
        Refusal::OffBracket { .. } | Refusal::BracketByHand => knock_out::refused(t, refusal),
        Refusal::BracketFixed | Refusal::BracketBye => knock_out::refused(t, refusal),
        Refusal::GamesOpen { boards } => open_boards(t, "refusal-games-open", boards),
        Refusal::ConflictsOpen { boards } => open_boards(t, "refusal-conflicts-open", boards),
        Refusal::DraftOutdated { .. } => of_state(t, refusal),
        Refusal::ByHandNotBegun
        | Refusal::ByHandBegun
        | Refusal::AgainstRules(_)
        | Refusal::NotInDraft { .. }
        | Refusal::NothingToSwap { .. }
        | Refusal::NoSeat { .. }
        | Refusal::HasSeat { .. }
        | Refusal::ByeGiven { .. }
        | Refusal::WithoutSeat { .. }
        | Refusal::NextDrafted { .. }
        | Refusal::RoundBegun { .. } => by_hand::refused(t, refusal),
        Refusal::PointsFixed | Refusal::ScheduleFixed => of_settings(t, refusal),
        Refusal::NoTable(_) | Refusal::NoEnvelopes { .. } => of_settings(t, refusal),
        Refusal::ScheduleByHand | Refusal::PairingRulesFixed => of_settings(t, refusal),
        Refusal::AnnouncedFixed | Refusal::NotSides { .. } => of_settings(t, refusal),
        Refusal::ColourStands | Refusal::RoundNotStarted | Refusal::MayStillCome { .. } => {
            beginning(t, refusal)
        }
        Refusal::BakuPoints => t.get("problem-baku-points"),
        Refusal::RoundsPlayed { played } => t.with_one("refusal-rounds-played", "played", played),
        Refusal::ResultConflict(conflict) => result_conflict::refused(t, conflict),
        Refusal::AlsoEntered { by } => t.with_one("refusal-also-entered", "by", by),
        Refusal::NothingToUndo => t.get("refusal-nothing-to-undo"),
        Refusal::SimilarClubs(_) => t.get("refusal-similar-clubs"),
        Refusal::ClubDecided | Refusal::ClubSuspended { .. } => of_clubs(t, refusal),
        Refusal::LastSecretary | Refusal::LastOfficer | Refusal::NoMerge => of_clubs(t, refusal),
        Refusal::SheetFaulty => t.get("refusal-sheet-faulty"),
        Refusal::NotASheet(what) => sheet::not_a_sheet(t, what).join(" "),
        Refusal::Import(refusal) => exchange::refused(t, refusal),
        Refusal::List(refusal) => rating_list::refused(t, refusal),
        Refusal::SheetDisagrees { ply } => disagrees(t, *ply),
        Refusal::Move(refusal) => moves::refused(t, refusal).reason,
    }
}

/// A sentence about the half-move from which two scoresheets differ.
fn disagrees(t: Words, ply: u32) -> String {
    t.with_one("refusal-sheet-disagrees", "move", moves::numbered(ply, ""))
}

/// Why the tournament, a round or another object is not in the required state.
fn of_state(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::TournamentOver => t.get("refusal-tournament-over"),
        Refusal::TournamentNotOver => t.get("refusal-tournament-not-over"),
        Refusal::NotHandedOver => t.get("refusal-not-handed-over"),
        Refusal::NotAnnulled => t.get("refusal-not-annulled"),
        Refusal::AskedTwice => t.get("refusal-asked-twice"),
        Refusal::Asked(_) => t.get("refusal-asked"),
        Refusal::PairForbidden => t.get("refusal-pair-forbidden"),
        Refusal::NoDraft => t.get("refusal-no-draft"),
        Refusal::NotCleared { round } => t.with_one("refusal-not-cleared", "round", round),
        Refusal::DraftOutdated { round, .. } => {
            t.with_one("refusal-draft-outdated", "round", round)
        }
        Refusal::AlreadyPublished { round } => {
            t.with_one("refusal-already-published", "round", round)
        }
        Refusal::NotPublished { round } => t.with_one("refusal-not-published", "round", round),
        Refusal::NoSuchRound { round } => t.with_one("refusal-no-such-round", "round", round),
        _ => String::new(),
    }
}

/// Why a setting cannot be changed.
fn of_settings(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::PointsFixed => t.get("refusal-points-fixed"),
        Refusal::ScheduleFixed => t.get("refusal-schedule-fixed"),
        Refusal::NoTable(misfit) => round_robin::misfit(t, *misfit),
        Refusal::NotSides { needed, sides } => round_robin::not_sides(t, *needed, sides),
        Refusal::NoEnvelopes { players } => t.with_one("refusal-no-envelopes", "players", players),
        Refusal::ScheduleByHand => t.get("refusal-schedule-by-hand"),
        Refusal::AnnouncedFixed => t.get("refusal-announced-fixed"),
        _ => t.get("refusal-pairing-rules-fixed"),
    }
}

/// Why a report from a seat is refused.
fn of_seats(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::SeatOver { round } => t.with_one("refusal-seat-over", "round", round),
        Refusal::SeatTaken { board } => t.with_one("refusal-seat-taken", "board", board),
        Refusal::SeatGuesses => t.get("refusal-seat-guesses"),
        Refusal::SeatCalled => t.get("refusal-seat-called"),
        _ => t.get("refusal-seat-no-bye"),
    }
}

/// Why a round cannot be paired.
fn not_paired(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::AllRoundsPlayed => t.get("refusal-all-rounds-played"),
        Refusal::RoundsToPlay { played } => t.with_one("refusal-rounds-to-play", "played", played),
        Refusal::TooFewPlayers => t.get("refusal-too-few-players"),
        Refusal::NotPairedHere(system) => {
            let system = t.get(&format!("pairing-edition-{}", system.code()));
            t.with_one("refusal-not-paired-here", "system", system)
        }
        Refusal::NoPairing { round } => t.with_one("refusal-no-pairing", "round", round),
        Refusal::RoundOutOfOrder { expected, asked } => t.with_two(
            "refusal-round-out-of-order",
            "expected",
            expected,
            "asked",
            asked,
        ),
        _ => String::new(),
    }
}

/// Refusals about clubs and their secretaries, and about officers of organisers.
fn of_clubs(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::ClubDecided => t.get("refusal-club-decided"),
        Refusal::ClubSuspended { reason } => t.with_one("refusal-club-suspended", "reason", reason),
        Refusal::LastSecretary => t.get("refusal-last-secretary"),
        Refusal::LastOfficer => t.get("refusal-last-officer"),
        Refusal::NoMerge => t.get("refusal-no-merge"),
        _ => String::new(),
    }
}

/// Why a log-in or registration is refused.
fn at_the_door(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::LogIn { left: 0 } => t.get("refusal-log-in-closed"),
        Refusal::LogIn { left } => t.n("refusal-log-in", *left),
        Refusal::OldPasswordClosed => t.get("refusal-old-password-closed"),
        Refusal::Invitation => t.get("refusal-invitation"),
        Refusal::FirstAdminElsewhere => t.get("refusal-first-admin-elsewhere"),
        Refusal::LogInElsewhere => t.get("refusal-log-in-elsewhere"),
        Refusal::LogInInClear => t.get("refusal-log-in-in-clear"),
        Refusal::ResetClosed => t.get("refusal-reset-closed"),
        Refusal::LetterDone => t.get("refusal-letter-done"),
        Refusal::AccountDisabled => t.get("refusal-account-disabled"),
        Refusal::TooManyClubs { again } => {
            t.with_one("refusal-too-many-clubs", "time", moment::clock_time(*again))
        }
        _ => String::new(),
    }
}

/// Why a round cannot begin like this.
fn beginning(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::ColourStands => t.get("refusal-colour-stands"),
        Refusal::RoundNotStarted => t.get("refusal-round-not-started"),
        Refusal::MayStillCome { until } => t.with_one("refusal-may-still-come", "time", until),
        _ => String::new(),
    }
}

/// Why prizes cannot be changed.
fn of_prizes(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoPrizeFund => t.get("refusal-no-prize-fund"),
        Refusal::PrizesUnchanged => t.get("refusal-prizes-unchanged"),
        Refusal::PrizeListOld => t.get("refusal-prize-list-old"),
        Refusal::PrizeSigned { by } => t.with_one("refusal-prize-signed", "name", by),
        _ => String::new(),
    }
}

fn missing_results(t: Words, round: i32, boards: &[(u8, i32)]) -> String {
    t.with_three(
        "refusal-missing-results",
        "n",
        boards.len(),
        "round",
        round,
        "boards",
        boards_of_rounds(t, boards, round - 1),
    )
}

fn open_boards(t: Words, key: &str, boards: &[(u8, i32)]) -> String {
    let list = boards_of_rounds(t, boards, 0);
    t.with_two(key, "n", boards.len(), "boards", list)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn boards_of_other_rounds_name_their_round() {
        let open = Refusal::GamesOpen {
            boards: vec![(1, 37)],
        };
        let said = refusal(Words(Lang::It), &open);
        assert!(said.contains("tavolo 37 (turno 1)"), "{said}");
        let boards = [(2, 3), (2, 4), (1, 37)];
        let list = boards_of_rounds(Words(Lang::En), &boards, 2);
        assert_eq!(list, "3, 4, 37 (round 1)");
    }
}
