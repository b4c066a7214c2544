//! What is written reads back as the same tournament, in both dialects.

#![expect(clippy::as_conversions, reason = "small numbers from dice")]

use chrono::NaiveDate;
use proptest::prelude::*;

use super::{
    super::{pairing_record::points_by_round, *},
    file, record,
};
use crate::event::{
    Acceleration, Birth, BoardResult, Bye, Colour, Crosstable, Elo, Federation, Forbidden,
    Participant, Points, RoundEntry, RoundNumber, ScoringSystem, Sex, Title, Tpn,
};

/// Choices taken from a list of numbers, so that failures shrink.
struct Dice(std::vec::IntoIter<u16>);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        usize::from(self.0.next().unwrap_or(0)) % sides
    }

    fn often(&mut self) -> bool {
        self.roll(4) != 0
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())].clone()
    }

    fn text(&mut self) -> String {
        self.pick(&[
            "Torneo d'autunno",
            "Città di Forlì",
            "Ñandú, Ægir",
            "O'Neill, Zoë-Anne",
            "Rossi,Maria",
            "A",
            "Müller  Straße",
            "1-0 001 ###",
            "Квадрат, Ян",
        ])
        .to_owned()
    }

    fn maybe<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.often().then(|| make(self))
    }

    fn date(&mut self) -> NaiveDate {
        let (month, day) = (self.roll(12) + 1, self.roll(28) + 1);
        NaiveDate::from_ymd_opt(2001 + self.roll(30) as i32, month as u32, day as u32).unwrap()
    }

    fn tpn(&mut self, players: usize) -> Tpn {
        Tpn::from_index(self.roll(players)).unwrap()
    }

    fn round(&mut self, from: u8, to: u8) -> RoundNumber {
        RoundNumber::new(from + self.roll(usize::from(to - from) + 1) as u8).unwrap()
    }
}

fn scoring(dice: &mut Dice) -> ScoringSystem {
    let p = Points::from_halves;
    match dice.roll(4) {
        0 => ScoringSystem::STANDARD,
        1 => ScoringSystem::THREE_ONE_ZERO,
        2 => ScoringSystem::new(p(6), p(4), p(2), p(4)).unwrap(),
        _ => {
            let any = |dice: &mut Dice| p(dice.roll(7) as i32);
            let usual = |dice: &mut Dice, usual| if dice.often() { usual } else { any(dice) };
            let (draw, loss) = (any(dice), any(dice));
            let (draw, loss) = (draw.max(loss), draw.min(loss));
            let win = draw + p(1) + any(dice);
            let absent = any(dice);
            ScoringSystem {
                win,
                draw,
                loss,
                forfeit_win: usual(dice, win),
                forfeit_loss: usual(dice, absent),
                pairing_allocated_bye: usual(dice, win),
                full_point_bye: usual(dice, win),
                half_point_bye: usual(dice, draw),
                zero_point_bye: usual(dice, absent),
            }
        }
    }
}

/// Rounds that are over, and byes after them.
fn rounds(
    dice: &mut Dice,
    players: usize,
    completed: u8,
    planned: u8,
) -> (Vec<Vec<RoundEntry>>, Vec<AnnouncedBye>) {
    let mut rows: Vec<Vec<RoundEntry>> = vec![Vec::new(); players];
    for _ in 0..completed {
        let mut free: Vec<usize> = (0..players).collect();
        while !free.is_empty() {
            let first = free.swap_remove(dice.roll(free.len()));
            if free.is_empty() || !dice.often() {
                let bye = dice.pick(&[
                    Bye::PairingAllocated,
                    Bye::FullPoint,
                    Bye::HalfPoint,
                    Bye::ZeroPoint,
                ]);
                rows[first].push(RoundEntry::Bye(bye));
                continue;
            }
            let second = free.swap_remove(dice.roll(free.len()));
            let result = dice.pick(&BoardResult::ALL);
            let number = |index| Tpn::from_index(index).unwrap();
            rows[first].push(result.entry(Colour::White, number(second)));
            rows[second].push(result.entry(Colour::Black, number(first)));
        }
    }
    let mut announced = Vec::new();
    // Somebody is left to be paired, or else the round would be over.
    for (player, row) in rows.iter_mut().enumerate().skip(1) {
        if completed < planned && dice.roll(4) == 0 {
            let bye = dice.pick(&[Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint]);
            row.push(RoundEntry::Bye(bye));
        }
        if completed + 1 < planned && dice.roll(4) == 0 {
            announced.push(AnnouncedBye {
                player: Tpn::from_index(player).unwrap(),
                round: dice.round(completed + 2, planned),
                bye: dice.pick(&[Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint]),
            });
        }
    }
    (rows, announced)
}

fn player(dice: &mut Dice, start_number: Tpn, players: usize) -> TrfPlayer {
    TrfPlayer {
        sex: dice.maybe(|d| d.pick(&[Sex::Male, Sex::Female])),
        title: dice.maybe(|d| d.pick(&Title::ALL)),
        rating: dice.maybe(|d| Elo::new(1 + d.roll(3999) as u16).unwrap()),
        federation: dice.maybe(|d| Federation::parse(d.pick(&["ITA", "GER", "FID"])).unwrap()),
        fide_id: dice.maybe(|d| 1 + d.roll(60_000) as u64 * 1_000_000),
        birth: dice.maybe(|d| match d.roll(2) {
            0 => Birth::Year(1950 + d.roll(60) as i32),
            _ => Birth::Date(d.date()),
        }),
        points: Some(Points::from_halves(dice.roll(200) as i32)),
        rank: dice.maybe(|d| 1 + d.roll(players) as u16),
        national: (0..dice.roll(3))
            .map(|_| NationalRecord {
                federation: Federation::parse(dice.pick(&["ITA", "BEL"])).unwrap(),
                title: dice.pick(&["", "2N", "CM"]).to_owned(),
                name: dice.text(),
                rating: dice.maybe(|d| 1 + d.roll(3000) as u16),
                origin: dice.pick(&["", "FC", "RM"]).to_owned(),
                number: dice.pick(&["", "123456", "I-98765"]).to_owned(),
                birth: dice.maybe(|d| Birth::Date(d.date())),
            })
            .collect(),
        ..TrfPlayer::new(start_number, dice.text())
    }
}

fn header(dice: &mut Dice) -> Header {
    Header {
        name: dice.text(),
        city: dice.text(),
        federation: dice.maybe(|_| Federation::ITA),
        start: dice.maybe(Dice::date),
        end: dice.maybe(Dice::date),
        type_text: dice.maybe(Dice::text),
        type_code: dice.maybe(|d| d.pick(&["FIDE_DUTCH", "FIDE_DUTCH_2026"]).to_owned()),
        chief_arbiter: dice.maybe(Dice::text),
        deputies: (0..dice.roll(3)).map(|_| dice.text()).collect(),
        time_control: dice.maybe(|_| "90' + 30\"/move".to_owned()),
        time_code: dice.maybe(|_| "5400+30".to_owned()),
        round_dates: {
            let mut dates: Vec<_> = (0..dice.roll(5)).map(|_| dice.maybe(Dice::date)).collect();
            while dates.last().is_some_and(Option::is_none) {
                dates.pop();
            }
            dates
        },
        ranking_method: dice.maybe(|d| RankingMethod {
            federation: d.pick(&["", "IND", "ITA"]).to_owned(),
            method: d.pick(&RatingSource::ALL),
        }),
        program: dice.maybe(Dice::text),
        tie_breaks: (0..dice.roll(3)).map(|_| "BH/C1".to_owned()).collect(),
        standings_order: (0..dice.roll(2)).map(|_| "ARO".to_owned()).collect(),
    }
}

fn tournament(dice: &mut Dice) -> Trf {
    let players = 1 + dice.roll(12);
    let planned = 1 + dice.roll(9) as u8;
    let completed = dice.roll(usize::from(planned) + 1) as u8;
    let (rows, announced_byes) = rounds(dice, players, completed, planned);
    let mut start_number = 0;
    let records: Vec<TrfPlayer> = (0..players)
        .map(|_| {
            start_number += if dice.often() {
                1
            } else {
                1 + dice.roll(500) as u16
            };
            player(dice, Tpn::new(start_number).unwrap(), players)
        })
        .collect();
    let participants = rows
        .into_iter()
        .zip(&records)
        .map(|(entries, player)| Participant {
            rating: player.rating,
            entries,
        })
        .collect();
    let mut table = Crosstable::new(participants, planned, scoring(dice)).unwrap();
    table.initial_colour = dice.maybe(|d| d.pick(&[Colour::White, Colour::Black]));
    for _ in 0..dice.roll(3) {
        let (a, b) = (dice.tpn(players), dice.tpn(players));
        let (first, last) = (dice.round(1, planned), dice.round(1, planned));
        table.accelerations.push(Acceleration {
            points: Points::from_halves(1 + dice.roll(3) as i32),
            first_round: first.min(last),
            last_round: first.max(last),
            first: a.min(b),
            last: a.max(b),
        });
    }
    for _ in 0..if players > 1 { dice.roll(3) } else { 0 } {
        let (first, last) = (dice.round(1, planned), dice.round(1, planned));
        table.forbidden.push(Forbidden {
            first: if dice.often() {
                RoundNumber::FIRST
            } else {
                first.min(last)
            },
            last: if dice.often() {
                RoundNumber::new(planned).unwrap()
            } else {
                first.max(last)
            },
            members: (0..2 + dice.roll(2)).map(|_| dice.tpn(players)).collect(),
        });
    }
    let mut trf = Trf::new(header(dice), records, table);
    trf.announced_byes = announced_byes;
    trf.other_records = (0..dice.roll(2)).map(|_| "QQ7 kept".to_owned()).collect();
    trf.comments = (0..dice.roll(2)).map(|_| " a comment".to_owned()).collect();
    trf
}

/// What the dialect can hold.
fn expected(trf: &Trf, dialect: Dialect) -> Trf {
    let mut trf = trf.clone();
    if dialect == Dialect::Trf16 {
        let header = &mut trf.header;
        let code = header.type_code.take();
        if header.type_text.is_none() {
            header.type_text.clone_from(&code);
            header.type_code = code;
        }
        header.time_code = None;
        header.ranking_method = None;
        header.program = None;
        header.tie_breaks.clear();
        header.standings_order.clear();
    }
    trf
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn written_files_read_back(rolls in proptest::collection::vec(any::<u16>(), 0..900)) {
        let trf = tournament(&mut Dice(rolls.into_iter()));
        for dialect in [Dialect::Trf16, Dialect::Trf26] {
            let text = write(&trf, dialect);
            prop_assert_eq!(text.matches("\r\n").count(), text.matches(['\r', '\n']).count() / 2);
            let mut back = read(text.as_bytes())
                .map_err(|errors| TestCaseError::fail(format!("{errors:?}\n{text}")))?;
            // What is written is in the form that the format asks for.
            let repaired = back.remarks.iter().find(|remark| {
                use RemarkKind as K;
                matches!(
                    remark.kind,
                    K::Unreadable { .. }
                        | K::DateForm { .. }
                        | K::BirthForm { .. }
                        | K::Repeated { .. }
                        | K::Text(_)
                        | K::ByteColumns
                )
            });
            prop_assert_eq!(repaired, None, "{}", text);
            back.remarks.clear();
            let mut expected = expected(&trf, dialect);
            prop_assert_eq!(
                points_by_round(&back.table.accelerations),
                points_by_round(&expected.table.accelerations)
            );
            if dialect == Dialect::Trf16 {
                back.table.accelerations.clear();
                expected.table.accelerations.clear();
            } else {
                expected.announced_byes.sort_by_key(|bye| (bye.player, bye.round));
                back.announced_byes.sort_by_key(|bye| (bye.player, bye.round));
            }
            prop_assert_eq!(back, expected, "{}", text);
        }
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        let _ = read(&bytes);
    }

    #[test]
    fn no_damaged_file_makes_the_reader_panic(
        rolls in proptest::collection::vec(any::<u16>(), 0..300),
        damage in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8),
    ) {
        let trf = tournament(&mut Dice(rolls.into_iter()));
        for dialect in [Dialect::Trf16, Dialect::Trf26] {
            let mut bytes = write(&trf, dialect).into_bytes();
            for (at, byte) in &damage {
                let at = at.index(bytes.len());
                bytes[at] = *byte;
            }
            match read(&bytes) {
                Ok(trf) => {
                    let _ = write(&trf, dialect);
                }
                Err(errors) => prop_assert!(errors.iter().all(|e| e.line > 0 && e.column > 0)),
            }
        }
    }
}

#[test]
fn columns_are_where_the_format_has_them() {
    let mut one = TrfPlayer::new(Tpn::new(1).unwrap(), "Bianchi, Lucía");
    one.sex = Some(Sex::Female);
    one.title = Some(Title::Wgm);
    one.rating = Elo::new(2401).ok();
    one.federation = Some(Federation::ITA);
    one.fide_id = Some(812_345);
    one.birth = Some(Birth::Year(1999));
    one.rank = Some(2);
    let two = TrfPlayer::new(Tpn::new(7).unwrap(), "Neri, Ugo");
    let draw = BoardResult::Draw;
    let [t1, t2] = [1, 2].map(|n| Tpn::new(n).unwrap());
    let participants = vec![
        Participant {
            rating: one.rating,
            entries: vec![
                draw.entry(Colour::White, t2),
                RoundEntry::Bye(Bye::HalfPoint),
            ],
        },
        Participant {
            rating: None,
            entries: vec![draw.entry(Colour::Black, t1)],
        },
    ];
    let mut table = Crosstable::new(participants, 3, ScoringSystem::THREE_ONE_ZERO).unwrap();
    table.initial_colour = Some(Colour::White);
    table.accelerations.push(Acceleration {
        points: Points::from_halves(2),
        first_round: RoundNumber::FIRST,
        last_round: RoundNumber::new(2).unwrap(),
        first: t1,
        last: t1,
    });
    table.forbidden.push(Forbidden {
        first: RoundNumber::FIRST,
        last: RoundNumber::new(3).unwrap(),
        members: vec![t1, t2],
    });
    let header = Header {
        name: "Prova".to_owned(),
        type_code: Some("FIDE_DUTCH".to_owned()),
        round_dates: vec![NaiveDate::from_ymd_opt(2026, 11, 21)],
        ..Header::default()
    };
    let mut trf = Trf::new(header, vec![one, two], table);
    trf.announced_byes.push(AnnouncedBye {
        player: t2,
        round: RoundNumber::new(3).unwrap(),
        bye: Bye::ZeroPoint,
    });
    let players = [
        "001    1 wWGM Bianchi, Lucía                    2401 ITA      812345 1999/00/00  2.0    2     7 w =  0000 - H",
        "001    7      Neri, Ugo                            0                             1.0          1 b =",
    ];
    let dates = format!("132{}26/11/21", " ".repeat(88));
    let common = ["012 Prova", "062 2", "072 1", "082 0"];
    let new = [
        "142 3",
        "152 W",
        "162  W 3.0    D 1.0    L 0.0",
        "240 Z   3    7",
        "250       1.0   1   2    1    1",
        "260   1   3    1    7",
    ];
    let expected: Vec<&str> = common
        .into_iter()
        .chain([dates.as_str(), "192 FIDE_DUTCH"])
        .chain(players)
        .chain(new)
        .collect();
    let written = write(&trf, Dialect::Trf26);
    assert_eq!(written.lines().collect::<Vec<_>>(), expected);

    let old_players = [
        players[0].to_owned(),
        format!("{}            0000 - Z", players[1]),
    ];
    let old = [
        "XXR 3",
        "XXC white1",
        "XXS W=3.0 D=1.0 L=0.0 FW=3.0 FL=0.0 PAB=3.0 FPB=3.0 HPB=1.0 ZPB=0.0",
        "BBW  3.0",
        "BBD  1.0",
        "BBL  0.0",
        "BBZ  0.0",
        "BBF  0.0",
        "BBU  3.0",
        "XXA    1  1.0  1.0",
        "XXP    1    7",
    ];
    let expected: Vec<&str> = common
        .into_iter()
        .chain(["092 FIDE_DUTCH", dates.as_str()])
        .chain(old_players.iter().map(String::as_str))
        .chain(old)
        .collect();
    let written = write(&trf, Dialect::Trf16);
    assert_eq!(written.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn points_of_any_length_leave_the_other_columns_where_they_are() {
    let cases = [
        (0, "  0.0", true),
        (20, " 10.0", true),
        (199, " 99.5", true),
        (200, "  100", true),
        (201, "100.5", true),
        (1999, "999.5", true),
        (2000, " 1000", true),
        (2001, "     ", false),
        (-1, " -0.5", true),
        (-20, "  -10", true),
        (-21, "-10.5", true),
    ];
    for (halves, columns, kept) in cases {
        let text = file(&[record("1", "", "   2 w 1"), record("2", "", "   1 b 0")]);
        let mut trf = read(text.as_bytes()).unwrap();
        let points = Points::from_halves(halves);
        trf.players[0].points = Some(points);
        for dialect in [Dialect::Trf16, Dialect::Trf26] {
            let written = write(&trf, dialect);
            let line = written.lines().find(|line| line.starts_with("001    1"));
            assert_eq!(&line.unwrap()[79..84], columns);
            let back = read(written.as_bytes()).unwrap();
            assert_eq!(back.table, trf.table, "{halves}");
            assert_eq!(back.players[0].points, kept.then_some(points), "{halves}");
        }
    }
}

/// A game without a result has the mark of the new format; the old one leaves its column blank.
#[test]
fn games_under_way() {
    let text = file(&[record("1", "", "   2 w ?"), record("2", "", "   1 b ?")]);
    let trf = read(text.as_bytes()).unwrap();
    for (dialect, cell) in [(Dialect::Trf26, "   2 w ?"), (Dialect::Trf16, "   2 w")] {
        let written = write(&trf, dialect);
        let line = written.lines().find(|line| line.starts_with("001    1"));
        assert_eq!(line.unwrap()[91..].trim_end(), cell);
        assert_eq!(read(written.as_bytes()).unwrap().table, trf.table);
    }
}

/// XXP holds for all rounds, and one that names the same players twice counts once: then the rounds are written.
#[test]
fn prohibitions_that_the_old_format_can_hold() {
    let written = |groups: &[(u8, &[u16])]| {
        let lines = (1..=3).map(|n: u16| record(&n.to_string(), "", ""));
        let mut trf = read(file(&lines.collect::<Vec<_>>()).as_bytes()).unwrap();
        trf.table.forbidden = groups
            .iter()
            .map(|(last, members)| Forbidden {
                first: RoundNumber::FIRST,
                last: RoundNumber::new(*last).unwrap(),
                members: members.iter().filter_map(|n| Tpn::new(*n)).collect(),
            })
            .collect();
        let text = write(&trf, Dialect::Trf16);
        assert_eq!(read(text.as_bytes()).unwrap().table, trf.table, "{text}");
        let lines = text.lines().filter_map(|line| line.get(..3));
        let codes = lines.filter(|code| matches!(*code, "XXP" | "260"));
        codes.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(written(&[(9, &[1, 2])]), "XXP");
    assert_eq!(written(&[(8, &[1, 2])]), "260");
    assert_eq!(
        written(&[(9, &[1, 2]), (9, &[1, 3]), (9, &[2, 3])]),
        "XXP XXP XXP"
    );
    assert_eq!(written(&[(9, &[1, 2]), (4, &[1, 2])]), "260 260");
}

#[test]
fn a_file_without_rounds_tells_of_none() {
    let player = TrfPlayer::new(Tpn::new(1).unwrap(), "Neri, Ugo");
    let nobody = Participant {
        rating: None,
        entries: Vec::new(),
    };
    let table = Crosstable::new(vec![nobody], 0, ScoringSystem::STANDARD).unwrap();
    let trf = Trf::new(Header::default(), vec![player], table);
    for dialect in [Dialect::Trf16, Dialect::Trf26] {
        let written = write(&trf, dialect);
        let mut codes = record_codes(&written).map(|(_, code)| code);
        assert!(
            !codes.any(|code| matches!(code, "142" | "XXR")),
            "{written}"
        );
    }
}
