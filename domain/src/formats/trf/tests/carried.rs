//! Lines that nobody edited go out as they came in, and no line contradicts an edit.

use std::path::Path;

use super::*;
use crate::event::{Birth, Deduction, Elo, PersonName};

/// A report with something of every kind: both dialects, what cannot be read, teams in an individual event, remarks.
const MIXED: &str = "\
012 Torneo misto
012 Another name
022 Roccafiorita
032 ITALIA
042 May 29, 2020
052 soon
062 3 (of 4)
072 2
082 1
092 Individual: Swiss-System
102 Rossi, Anna
112 Bianchi, Ugo, Verdi, Ida
142 4
XXR 4
152 W
XXC white1 rank
162  W 1.0    D 0.5    L 0.0    X 0.5
182 Another program 2.1
202 BH,NEW/X
998 who knows 1
### Provetti, Bice came late
### Withdrawn @ Round 2: 4

013 Squadra                               1    2
310   1 Squadra                          ITA     2000     3     2.5   1    1    2
801  1 Squadra 3
ITA    1 m 2N Provetti, Aldo                    1950 MI        12345 1980/00/00
ITA    9 m 2N Nobody                            1950 MI        12346 1980/00/00
299 W         2.0  001    1
001    1 m  g Provetti, Aldo                    19x0 ITA     8000012 1980/00/00  2.0    7     2 w 1  0000 - *
001    2 q ACM Provetti, Bice                   2300 ITA                         1.0          1 b 0
001    4      Provetti, Dino                    2100 FRA             1990/33/44  9.5    1  0000 - 1
";

fn carried(text: &str) -> (Carried, Trf) {
    let was = read(text.as_bytes()).unwrap_or_else(|errors| panic!("{errors:?}"));
    let place = |number: Tpn| {
        let mut all = was.players.iter();
        all.position(|player| player.start_number == number)
    };
    let lines: Vec<(Option<usize>, String)> = kept_lines(text.as_bytes())
        .into_iter()
        .map(|line| (line.start_number.and_then(place), line.text))
        .collect();
    // What a tournament says of itself, without anything that only the lines hold.
    let mut now = was.clone();
    now.other_records.clear();
    now.team_records.clear();
    let withdrawn = |one: &String| one.contains("Withdrawn");
    now.comments.retain(withdrawn);
    for (index, player) in now.players.iter_mut().enumerate() {
        let name = PersonName::from_comma(&player.name).with_comma();
        *player = TrfPlayer {
            name,
            points: None,
            rank: Some(1),
            national: Vec::new(),
            start_number: Tpn::from_index(index).unwrap(),
            ..player.clone()
        };
        let person = was.players[index].person();
        player.national = TrfPlayer::of_person(player.start_number, &person, None).national;
    }
    for comment in &mut now.comments {
        *comment = comment.replace(": 4", ": 3");
    }
    let whole_births = vec![true; now.players.len()];
    let carried = Carried {
        now,
        lines,
        whole_births,
        ranked_alike: true,
    };
    let was = Carried::was(&carried.lines).unwrap();
    (carried, was)
}

fn out(text: &str, dialect: Dialect, edit: impl FnOnce(&mut Carried)) -> String {
    let (mut carried, was) = carried(text);
    edit(&mut carried);
    carried.write(&was, dialect)
}

/// Lines without the blanks at their ends, and without empty ones at the end of the text.
fn trimmed(text: &str) -> Vec<&str> {
    let text = text.trim_end();
    let lines = text.split('\n').flat_map(|line| line.split('\r'));
    let mut lines: Vec<&str> = lines.map(str::trim_end).collect();
    if text.contains("\r\n") {
        lines = text.lines().map(str::trim_end).collect();
    }
    lines
}

fn differences(before: &str, after: &str) -> (Vec<String>, Vec<String>) {
    let (before, after) = (trimmed(before), trimmed(after));
    let only = |one: &[&str], other: &[&str]| {
        let lines = one.iter().filter(|line| !other.contains(line));
        lines.map(|line| (*line).to_owned()).collect()
    };
    (only(&before, &after), only(&after, &before))
}

#[test]
fn what_nobody_edited_is_the_same_line_by_line() {
    let written = out(MIXED, Dialect::Trf26, |_| {});
    assert_eq!(trimmed(&written), trimmed(MIXED));
    // Records of both dialects stand beside each other where the report had one of them.
    let only_new = MIXED
        .replace("XXR 4\n", "")
        .replace("XXC white1 rank\n", "");
    let written = out(&only_new, Dialect::Trf16, |_| {});
    let (gone, new) = differences(&only_new, &written);
    assert!(gone.is_empty(), "{gone:?}");
    assert_eq!(new, ["XXR 4", "XXC white1"]);
}

/// An edit, the lines that it takes away, and those that stand in their place.
type Case = (
    &'static str,
    fn(&mut Carried),
    &'static [&'static str],
    &'static [&'static str],
);

const CASES: &[Case] = &[
    (
        "a record that was read twice",
        |now| now.now.header.name = "Nuovo".to_owned(),
        &["012 Torneo misto", "012 Another name"],
        &["012 Nuovo"],
    ),
    (
        "a rating that could not be read",
        |now| now.now.players[0].rating = Elo::new(1980).ok(),
        &[
            "072 2",
            "001    1 m  g Provetti, Aldo                    19x0 ITA     8000012 1980/00/00  2.0    7     2 w 1  0000 - *",
        ],
        &[
            "072 3",
            "001    1 m  g Provetti, Aldo                    1980 ITA     8000012 1980/00/00  2.0    7     2 w 1  0000 - *",
        ],
    ),
    (
        "another name: what names the old one goes",
        |now| now.now.players[1].name = "Nuova, Bice".to_owned(),
        &[
            "### Provetti, Bice came late",
            "001    2 q ACM Provetti, Bice                   2300 ITA                         1.0          1 b 0",
        ],
        &[
            "001    2 q ACMNuova, Bice                       2300 ITA                         1.0          1 b 0",
        ],
    ),
    (
        "back in the event",
        |now| now.now.comments.clear(),
        &["### Withdrawn @ Round 2: 4"],
        &[],
    ),
    (
        "a whole date of birth, which the national record follows",
        |now| now.now.players[0].birth = Birth::parse("1980/05/04").ok(),
        &[
            "ITA    1 m 2N Provetti, Aldo                    1950 MI        12345 1980/00/00",
            "001    1 m  g Provetti, Aldo                    19x0 ITA     8000012 1980/00/00  2.0    7     2 w 1  0000 - *",
        ],
        &[
            "ITA    1 m 2N Provetti, Aldo                    1950 MI        12345 1980/05/04",
            "001    1 m  g Provetti, Aldo                    19x0 ITA     8000012 1980/05/04  2.0    7     2 w 1  0000 - *",
        ],
    ),
    (
        "a birth that could not be read is for nobody else",
        |now| now.whole_births[2] = false,
        &[
            "001    4      Provetti, Dino                    2100 FRA             1990/33/44  9.5    1  0000 - 1",
        ],
        &[
            "001    4      Provetti, Dino                    2100 FRA                         9.5    1  0000 - 1",
        ],
    ),
    (
        "a penalty: points, places and the other abnormal points",
        |now| {
            now.now.table.deductions.push(Deduction {
                player: tpn(2),
                round: round(1),
                points: Points::from_halves(1),
            });
        },
        &[
            "299 W         2.0  001    1",
            "001    1 m  g Provetti, Aldo                    19x0 ITA     8000012 1980/00/00  2.0    7     2 w 1  0000 - *",
            "001    2 q ACM Provetti, Bice                   2300 ITA                         1.0          1 b 0",
        ],
        &[
            "299 W         2.0  001    1",
            "299          -0.5  001    2",
            "001    1 m  g Provetti, Aldo                    19x0 ITA     8000012 1980/00/00  2.0    1     2 w 1  0000 - *",
            "001    2 q ACM Provetti, Bice                   2300 ITA                        -0.5    1     1 b 0",
        ],
    ),
];

#[test]
fn an_edit_makes_its_own_lines_anew_and_no_others() {
    for (what, edit, gone, new) in CASES {
        let written = out(MIXED, Dialect::Trf26, edit);
        let (before, after) = (trimmed(MIXED), trimmed(&written));
        // A line in both lists only changed its place or number.
        let gone: Vec<&str> = gone
            .iter()
            .filter(|line| !new.contains(line))
            .copied()
            .collect();
        let new: Vec<&str> = new
            .iter()
            .filter(|line| !before.contains(line))
            .copied()
            .collect();
        let (mut was, mut is) = differences(MIXED, &written);
        was.sort();
        is.sort();
        let sorted = |mut lines: Vec<&str>| {
            lines.sort_unstable();
            lines
                .iter()
                .map(|line| (*line).to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            (was, is),
            (sorted(gone), sorted(new)),
            "{what}\n{}",
            after.join("\n")
        );
        read(written.as_bytes()).unwrap_or_else(|errors| panic!("{what}: {errors:?}"));
    }
}

fn same_line_by_line(files: &[(String, Vec<u8>)]) {
    for (path, bytes) in files {
        let text = crate::formats::encoding::decode(bytes).0.replace('\t', " ");
        // A report may have records of both dialects; what it has of one only stands beside the other's.
        for dialect in [Dialect::Trf16, Dialect::Trf26] {
            let written = out(&text, dialect, |_| {});
            let (gone, new) = differences(&text, &written);
            assert!(gone.is_empty(), "{path}: {gone:#?}");
            let beside = |line: &String| {
                let codes = ["142", "152", "162", "240", "250", "260", "XX", "BB"];
                codes.iter().any(|code| line.starts_with(code))
            };
            assert!(new.iter().all(beside), "{path}: {new:#?}");
        }
    }
}

#[test]
fn tournaments_go_out_line_by_line_as_they_came() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/tournaments");
    let files: Vec<(String, Vec<u8>)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.display().to_string(), std::fs::read(&path).unwrap()))
        .collect();
    assert!(files.len() > 200);
    same_line_by_line(&files);
}

#[test]
fn corpus_files_go_out_line_by_line_as_they_came() {
    for folder in [
        "real",
        "edge",
        "generated",
        "disputed",
        "adversarial",
        "large",
    ] {
        same_line_by_line(&files(folder));
    }
}
