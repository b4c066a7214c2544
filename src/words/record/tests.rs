//! The wording of the audit trail, in cases.

use super::*;
use crate::{
    app::{
        Actor, Deed,
        deed::{Answered, Area, ByeSet, ResultEntered, Stood, TournamentImported, UnseenAnswered},
        tournament::{settings_input::SettingsInput, unseen_answer::Answer},
    },
    event::{BoardResult, Bye},
    i18n::Lang,
};

#[test]
fn every_field_has_its_label() {
    let input = SettingsInput::default();
    let fields = input.fields().into_iter().map(|(field, _)| field);
    for field in fields.chain(["supervision", "period-switch"]) {
        for lang in Lang::ALL {
            let said = setting(Words(lang), field, "7");
            assert!(!said.starts_with(field), "{field}: {said}");
        }
    }
}

/// The acts in a tournament's record, and those in the log of an account.
#[test]
fn every_deed_that_is_shown_has_its_words() {
    let is_shown = |kind: DeedKind| {
        let (of, _) = kind.code().split_once('.').unwrap_or_default();
        kind.area() != Area::Registry || matches!(of, "account" | "session")
    };
    for code in DeedKind::codes(is_shown) {
        let key = format!("action-{}", code.replace('.', "-"));
        for lang in Lang::ALL {
            assert!(Words(lang).has(&key), "{key}");
        }
    }
}

/// Acts are worded like the rows of older programs.
#[test]
fn deeds_are_worded_as_before() {
    let t = Words(Lang::It);
    let row = |deed: Deed| {
        let (before, after) = RecordValue::of_deed(&deed);
        let said = |side| value(t, ByeNames::Usual, side);
        (said(&before), said(&after))
    };
    let stood = |result| Stood {
        result: Some(result),
        reason: None,
    };
    let mut entered = ResultEntered {
        before: stood(BoardResult::WhiteWins),
        after: stood(BoardResult::BlackWins),
        ..ResultEntered::default()
    };
    let both = |left: &str, right: &str| (left.to_owned(), right.to_owned());
    assert_eq!(
        row(Deed::ResultRecorded(entered.clone())),
        both("1–0", "0–1")
    );
    entered.confirmed = Some("moduli scambiati".to_owned());
    assert_eq!(
        row(Deed::ResultCorrected(entered)),
        both("1–0", "0–1 (motivo: moduli scambiati)")
    );
    let gone = Answered {
        entry: 7,
        name: "Rossi Anna".to_owned(),
        answer: Answer::Out,
    };
    assert_eq!(
        row(Deed::UnseenAnswered(UnseenAnswered {
            round: 2,
            answers: vec![gone],
        })),
        both("", "Rossi Anna: ritirato dal torneo")
    );
    let imported = TournamentImported {
        name: "Open".to_owned(),
        players: 4,
        rounds: 0,
        ..TournamentImported::default()
    };
    assert_eq!(
        row(Deed::TournamentImported(imported)),
        both("", "Open; 4 giocatori; nessun turno")
    );
    let set = ByeSet {
        round: 3,
        bye: Some(Bye::HalfPoint),
        ..ByeSet::default()
    };
    assert_eq!(
        row(Deed::ByeSet(set)),
        both("turno 3: gioca", "turno 3: bye da mezzo punto")
    );
}

#[test]
fn codes_are_worded_in_the_readers_language() {
    let row = |action, before, after| {
        let (before, after) = RecordValue::of_old(action, before, after);
        let t = Words(Lang::It);
        let said = |side| value(t, ByeNames::Usual, side);
        (said(&before), said(&after))
    };
    let cases = [
        (
            ("result.ruling", "1-0", "0-1; resignation; 12; 5.1.2"),
            ("1–0", "0–1, abbandono (art. 5.1.2)"),
        ),
        (("round.publish", "", "1 boards"), ("", "un tavolo")),
        (("round.publish", "", "16 boards"), ("", "16 tavoli")),
        (
            ("entry.check-in", "false", "true"),
            ("non presente", "presente"),
        ),
        (
            ("entry.bye", "3", "3H"),
            ("turno 3: gioca", "turno 3: bye da mezzo punto"),
        ),
        (("game.move", "", "12 Nf6"), ("", "6…Cf6")),
        (
            ("incident.append", "", "illegal white"),
            ("", "mossa illegale, Bianco"),
        ),
        (
            ("incident.append", "4", "position"),
            ("sostituisce la n. 4", "posizione iniziale sbagliata"),
        ),
        (
            (
                "tournament.update",
                "rounds=5\nkind=standard",
                "rounds=5\nkind=rapid",
            ),
            ("Tipo: standard", "Tipo: rapid"),
        ),
        (
            (
                "tournament.arbitration",
                "supervision=partial;a=b",
                "supervision=full;a=b",
            ),
            (
                "Supervisione in rapid e lampo: Un arbitro per più partite",
                "Supervisione in rapid e lampo: Supervisione piena",
            ),
        ),
    ];
    for ((action, before, after), (left, right)) in cases {
        assert_eq!(
            row(action, before, after),
            (left.to_owned(), right.to_owned())
        );
    }
}

#[test]
fn whoever_has_no_account_is_named_in_the_readers_language() {
    let t = Words(Lang::De);
    for (name, shown) in [
        (Actor::command_line().name(), "Kommandozeile"),
        (Actor::visitor(String::new()).name(), "ohne Konto"),
        ("Ottavia Brandimarte", "Ottavia Brandimarte"),
    ] {
        assert_eq!(actor(t, name), shown);
    }
}
