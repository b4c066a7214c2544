//! The codes, read and written.

use super::*;
use dutch::Edition::{Fide2017, Fide2026};

#[test]
fn every_code_names_its_system() {
    for (code, system, edition, baku) in [
        ("FIDE_DUTCH", System::Dutch, None, false),
        ("FIDE_DUTCH_BAKU", System::Dutch, None, true),
        ("FIDE_DUTCH_2017", System::Dutch, Some(Fide2017), false),
        ("FIDE_DUTCH_2026_BAKU", System::Dutch, Some(Fide2026), true),
        ("FIDE_DUTCH_2025", System::Dutch, Some(Fide2026), false),
        ("FIDE_DUBOV_BAKU", System::Dubov, None, true),
        ("FIDE_BURSTEIN", System::Burstein, None, false),
        ("FIDE_DOUBLESWISS_BAKU", System::DoubleSwiss, None, true),
        ("CUSTOM_SWISS", System::CustomSwiss, None, false),
        ("CUSTOM_KNOCKOUT", System::KnockOut, None, false),
        ("FIDE_ROUNDROBIN", System::RoundRobin, None, false),
        ("BERGER_ROUNDROBIN_G3", System::RoundRobin, None, false),
        (
            "FIDE_DOUBLEROUNDROBIN",
            System::DoubleRoundRobin,
            None,
            false,
        ),
        ("FIDE_SCHILLER", System::Schiller, None, false),
        ("FIDE_SCHEVENINGEN_2", System::Scheveningen, None, false),
        ("FIDE_TEAM_TYPEA_MP_GP_BAKU", System::TeamSwiss, None, true),
        ("CUSTOM_TEAM_SWISS", System::TeamSwiss, None, false),
        (
            "BERGER_TEAM_ROUNDROBIN_MP",
            System::TeamRoundRobin,
            None,
            false,
        ),
        // It is never mistaken for the edition that it resembles.
        ("FIDE_DUTCH_2031", System::Unknown, None, false),
        ("FIDE_DUTCH_LIKE_BAKU", System::Unknown, None, true),
        ("fide_dutch", System::Unknown, None, false),
        ("FIDE_ROUNDROBIN_SHORT", System::Unknown, None, false),
        ("BERGER_ROUNDROBIN_G9", System::Unknown, None, false),
        ("", System::Unknown, None, false),
    ] {
        let read = TypeCode::read(code);
        assert_eq!(
            (read.system, read.edition, read.baku),
            (system, edition, baku),
            "{code}"
        );
        assert_eq!(read.written(), code);
    }
    for system in System::ALL {
        let back = system.code192().map(System::from_192);
        let same = match system {
            System::Lim | System::Keizer | System::Hutton | System::Molter => {
                Some(System::CustomSwiss)
            }
            System::Unknown => None,
            other => Some(other),
        };
        assert_eq!(back, same);
    }
}

#[test]
fn round_robins_keep_their_schedule() {
    for (code, cycles, games, exchanged) in [
        ("FIDE_ROUNDROBIN", 1, 1, true),
        ("BERGER_ROUNDROBIN", 1, 1, false),
        ("BERGER_ROUNDROBIN_G3", 1, 3, false),
        ("FIDE_DOUBLEROUNDROBIN", 2, 1, true),
        ("BERGER_DOUBLEROUNDROBIN", 2, 1, false),
    ] {
        let read = TypeCode::read(code);
        let schedule = Schedule::new(cycles, games, exchanged).unwrap();
        let engine = read.paired_by(None).unwrap();
        assert_eq!(engine, Engine::RoundRobin(schedule), "{code}");
        assert_eq!(TypeCode::of(engine, None, false).written(), code);
        let teams = team_round_robin(schedule, ScoreKind::MatchPoints);
        assert_eq!(teams, code.replacen('_', "_TEAM_", 1));
        let by_games = team_round_robin(schedule, ScoreKind::GamePoints);
        assert_eq!(by_games, format!("{teams}_GP"));
        assert_eq!(TypeCode::read(&by_games).schedule, schedule);
        let read = TypeCode::read(&teams);
        let found = (read.system, read.schedule);
        assert_eq!(found, (System::TeamRoundRobin, schedule), "{teams}");
    }
}

/// The code of a system of sides is never read as another system, and pairs nothing if it does not tell the number of sides.
#[test]
fn systems_of_sides_are_read_as_far_as_their_code_tells() {
    let two = Schedule::SINGLE.of(Table::Scheveningen);
    let more = |table| Schedule::SINGLE.of(table);
    for (schedule, code, system, paired_by) in [
        (two, "FIDE_SCHEVENINGEN", System::Scheveningen, Some(two)),
        (
            more(Table::Schiller { sides: 3 }),
            "FIDE_SCHILLER",
            System::Schiller,
            None,
        ),
        (
            more(Table::Hutton { sides: 3 }),
            "CUSTOM_SWISS",
            System::CustomSwiss,
            None,
        ),
        (
            more(Table::Molter {
                sides: 3,
                rounds: 2,
            }),
            "CUSTOM_SWISS",
            System::CustomSwiss,
            None,
        ),
    ] {
        let written = TypeCode::of(Engine::RoundRobin(schedule), None, false);
        assert_eq!((written.written().as_str(), written.system), (code, system));
        let engine = paired_by.map(Engine::RoundRobin);
        assert_eq!(written.paired_by(None).ok(), engine, "{code}");
    }
    let variant = TypeCode::read("FIDE_SCHEVENINGEN_2");
    assert_eq!(variant.schedule, two);
    assert_eq!(variant.written(), "FIDE_SCHEVENINGEN_2");
}

#[test]
fn code_then_date_tell_the_edition() {
    let date = |month, day| NaiveDate::from_ymd_opt(2026, month, day);
    let (january, february) = (date(1, 31), date(2, 1));
    for (code, start, edition) in [
        (None, None, Some(Fide2026)),
        (None, january, Some(Fide2017)),
        (None, february, Some(Fide2026)),
        (Some("FIDE_DUTCH"), january, Some(Fide2017)),
        (Some("FIDE_DUTCH_BAKU"), february, Some(Fide2026)),
        (Some("FIDE_DUTCH_2017"), february, Some(Fide2017)),
        (Some("FIDE_DUTCH_2026_BAKU"), january, Some(Fide2026)),
        (Some("FIDE_DUTCH_2025"), january, Some(Fide2026)),
        (Some("CUSTOM_SWISS"), february, None),
        (Some("FIDE_DUTCH_2031"), february, None),
    ] {
        let read = TypeCode::of_report(code);
        let engine = edition.map(Engine::Dutch);
        assert_eq!(read.paired_by(start).ok(), engine, "{code:?} {start:?}");
    }
    let dubov = TypeCode::read("FIDE_DUBOV_BAKU");
    assert_eq!(dubov.paired_by(None), Ok(Engine::Dubov));
    assert_eq!(TypeCode::of(Engine::Dubov, None, true), dubov);
    let burstein = TypeCode::read("FIDE_BURSTEIN");
    assert_eq!(burstein.paired_by(None), Ok(Engine::Burstein));
    assert_eq!(TypeCode::of(Engine::Burstein, None, false), burstein);
    let double = TypeCode::read("FIDE_DOUBLESWISS_BAKU");
    assert_eq!(double.paired_by(None), Ok(Engine::DoubleSwiss));
    assert_eq!(TypeCode::of(Engine::DoubleSwiss, None, true), double);
    // The Lim System has no code of its own: what is written is not read as the Lim System.
    let lim = TypeCode::of(Engine::Lim, None, true);
    assert_eq!(lim.written(), "CUSTOM_SWISS_BAKU");
    assert_eq!(lim.system, System::CustomSwiss);
    let error = TypeCode::read("CUSTOM_SWISS_BAKU").paired_by(None);
    let error = error.unwrap_err();
    assert_eq!(error.system, System::CustomSwiss);
    assert_eq!(
        error.to_string(),
        "the pairings of CUSTOM_SWISS are not known"
    );
    for edition in dutch::Edition::ALL {
        for start in [None, january, february] {
            for baku in [false, true] {
                let written = TypeCode::of(Engine::Dutch(edition), start, baku).written();
                let read = TypeCode::read(&written);
                assert_eq!((read.edition_on(start), read.baku), (edition, baku));
            }
        }
    }
    let plain = TypeCode::of(Engine::Dutch(Fide2026), february, false).written();
    assert_eq!(plain, "FIDE_DUTCH");
}
