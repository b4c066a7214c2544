//! Checks that the schema accepts exactly the words that the program writes and reads, on both databases.

use std::{collections::BTreeMap, fs, path::Path};

use crate::{
    clock::{self, PeriodSwitch},
    event::{
        Accent, ArbiterRole, AssociationKind, BoardNews, BoardResult, BroadcastState,
        BroadcastVisibility, Bye, CheckVerdict, ClubStatus, Colour, ConflictEnd, DeliveryState,
        Duty, EnteredBy, FeedKind, FeedState, FeedTrouble, LeastGames, LetterClass, LetterState,
        LinkSection, ListKind, MatchGameKind, Membership, NameShown, NormExemption, PaymentMethod,
        PersonalOutput, Presence, Publication, RequestState, RoundState, ScoreKind, SeatCall, Sex,
        Title, TokenScope, TournamentState, WebhookEvent, Word,
    },
    line_ups::BoardOrder,
    pairing::{Accelerated, System, dutch, round_robin::Numbering, team_swiss::Preferences},
    rules::{
        edition::Edition,
        verdict::{Reason, Supervision},
    },
    tiebreak::{self, RemainingTies, UnratedRule},
};

use super::{
    game::incident::Kind,
    tournament::screens::showing::{Showing, Theme},
};

type Words = BTreeMap<String, Vec<String>>;

fn of<W: Word>(place: &str) -> (String, Vec<String>) {
    let mut words: Vec<String> = W::ALL.iter().map(|word| word.code().to_owned()).collect();
    words.sort();
    (place.to_owned(), words)
}

fn known() -> Words {
    let listed = |place: &str, words: &[&str]| {
        let mut words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        words.sort();
        (place.to_owned(), words)
    };
    BTreeMap::from([
        of::<ClubStatus>("clubs.status"),
        of::<AssociationKind>("clubs.kind"),
        of::<LinkSection>("site_links.section"),
        of::<Accent>("organisers.accent"),
        of::<ListKind>("rating_lists.kind"),
        of::<Sex>("players.sex"),
        of::<Title>("players.title"),
        of::<clock::Kind>("tournaments.kind"),
        of::<Edition>("tournaments.rules_edition"),
        of::<Colour>("tournaments.initial_colour"),
        of::<TournamentState>("tournaments.state"),
        of::<System>("tournament_rules.pairing_system"),
        of::<dutch::Edition>("tournament_rules.pairing_edition"),
        of::<Accelerated>("tournament_rules.acceleration"),
        of::<tiebreak::Edition>("tournament_rules.tie_break_edition"),
        of::<RemainingTies>("tournament_rules.remaining_ties"),
        of::<UnratedRule>("tournament_rules.unrated"),
        of::<Numbering>("tournament_rules.numbering"),
        of::<NormExemption>("tournament_rules.norm_exemption"),
        of::<LeastGames>("tournament_rules.norm_games"),
        of::<ArbiterRole>("tournament_arbiters.role"),
        of::<Sex>("entries.sex"),
        of::<Title>("entries.title"),
        of::<EnteredBy>("entries.entered_by"),
        of::<NameShown>("entries.name_shown"),
        of::<Publication>("entries.publication"),
        of::<Sex>("entry_requests.sex"),
        of::<Title>("entry_requests.title"),
        of::<RequestState>("entry_requests.state"),
        of::<NameShown>("entry_requests.name_shown"),
        of::<Publication>("entry_requests.publication"),
        of::<Bye>("byes.kind"),
        of::<Presence>("presence.answer"),
        of::<PersonalOutput>("readings.output"),
        of::<LetterClass>("outbox.class"),
        of::<LetterState>("outbox.state"),
        of::<Membership>("entry_fees.membership"),
        of::<PaymentMethod>("payments.method"),
        of::<RoundState>("rounds.state"),
        of::<BoardResult>("pairings.result"),
        of::<Reason>("pairings.result_cause"),
        of::<Edition>("games.rules_edition"),
        of::<Kind>("incidents.kind"),
        of::<Colour>("incidents.colour"),
        of::<Supervision>("arbitration.supervision"),
        of::<PeriodSwitch>("arbitration.period_switch"),
        of::<BoardResult>("result_conflicts.wanted"),
        of::<BoardResult>("result_conflicts.stood"),
        of::<ConflictEnd>("result_conflicts.settled"),
        of::<BoardResult>("rating_corrections.result"),
        of::<MatchGameKind>("match_games.kind"),
        listed(
            "match_games.result",
            &["1-0", "1/2-1/2", "0-1", "+/-", "-/+"],
        ),
        listed("seat_reports.result", &["1-0", "1/2-1/2", "0-1"]),
        of::<SeatCall>("seat_calls.kind"),
        listed("hall_post.result", &["1-0", "1/2-1/2", "0-1"]),
        of::<SeatCall>("hall_post.asked"),
        of::<TokenScope>("api_tokens.scope"),
        of::<Duty>("stations.duty"),
        of::<WebhookEvent>("webhook_messages.event"),
        of::<DeliveryState>("webhook_messages.state"),
        of::<FeedKind>("feeds.kind"),
        of::<FeedState>("feeds.state"),
        of::<FeedTrouble>("feed_troubles.trouble"),
        of::<BroadcastState>("broadcasts.state"),
        of::<BroadcastVisibility>("broadcasts.visibility"),
        of::<BoardNews>("push_messages.news"),
        of::<CheckVerdict>("kept_opinions.verdict"),
        of::<Showing>("screens.shows"),
        of::<Theme>("screens.theme"),
        of::<ScoreKind>("team_rules.primary_score"),
        of::<Preferences>("team_rules.preferences"),
        of::<BoardOrder>("team_rules.board_order"),
        listed("norm_certificates.title", &["GM", "IM", "WGM", "WIM"]),
        // These are written and counted, but never read into a value.
        listed("invitations.kind", &["first-admin", "password", "reset"]),
        listed(
            "attempts.kind",
            &[
                "log-in",
                "old-password",
                "noted",
                "club",
                "entry",
                "reset",
                "board-news",
            ],
        ),
    ])
}

/// The words between the next parentheses, sorted.
fn words(text: &str) -> Vec<String> {
    let list = text.split_once('(').map_or("", |(_, rest)| rest);
    let list = list.split_once(')').map_or("", |(list, _)| list);
    let words = list.split(',').map(|word| word.trim().trim_matches('\''));
    let mut words: Vec<String> = words.map(str::to_owned).collect();
    words.sort();
    words
}

/// All migrations of a database, one after the other; the last rule for a column counts.
fn migrations(database: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../migrations")
        .join(database);
    let folders = fs::read_dir(root).unwrap();
    let mut folders: Vec<_> = folders.map(|folder| folder.unwrap().path()).collect();
    folders.sort();
    let texts = folders
        .iter()
        .map(|folder| fs::read_to_string(folder.join("up.sql")).unwrap());
    texts.collect()
}

/// The words that the SQLite triggers accept: for a new row, and for a changed one.
fn on_sqlite(migration: &str) -> [Words; 2] {
    let mut taken = [Words::new(), Words::new()];
    for part in migration.split("RAISE(ABORT, '").skip(1) {
        let Some((place, _)) = part.split_once(": not a word") else {
            continue;
        };
        let changed = usize::from(part.contains(" IS NOT OLD."));
        let rest = part.split_once(" NOT IN").map_or("", |(_, rest)| rest);
        taken[changed].insert(place.to_owned(), words(rest));
    }
    taken
}

/// The words that the PostgreSQL checks accept.
fn on_postgres(migration: &str) -> Words {
    let mut taken = Words::new();
    for table in migration.split("\nALTER TABLE ").skip(1) {
        let table = table.split(';').next().unwrap_or_default();
        let name = table.split_whitespace().next().unwrap_or_default();
        for check in table.split("CHECK (").skip(1) {
            // A check of a range of numbers.
            if !check.contains('\'') {
                continue;
            }
            let column = check.split_whitespace().next().unwrap_or_default();
            taken.insert(format!("{name}.{column}"), words(check));
        }
    }
    taken
}

#[test]
fn the_schema_takes_the_words_of_the_program() {
    let known = known();
    for word in known.values() {
        let mut once = word.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), word.len(), "{word:?}");
    }
    for taken in on_sqlite(&migrations("sqlite")) {
        assert_eq!(taken, known);
    }
    assert_eq!(on_postgres(&migrations("postgres")), known);
}
