//! Every page rendered from invented data, in both languages. With `TRATTO_PAGES=folder` the pages are
//! also written there, to be looked at.

use std::{collections::BTreeMap, env, fs, path::Path};

use askama::Template;
use scraper::{Html, Selector};

use super::*;
use crate::{
    event::{BoardResult, Colour, Points},
    i18n::{Lang, Words},
    web::assets,
};

type Sample = (
    u16,
    &'static str,
    &'static str,
    &'static str,
    i32,
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    i32,
    &'static str,
    &'static str,
);

/// Board, White, half-points, result, Black, half-points, tone, state.
const BOARDS: [Sample; 16] = [
    (
        1,
        "Bellandi",
        "Tommaso",
        "MF",
        7,
        "",
        "Ravaglioli",
        "Ennio",
        "CM",
        8,
        "",
        "",
    ),
    (
        2,
        "Soncin",
        "Davide",
        "CM",
        7,
        "1/2-1/2",
        "Marchesan",
        "Piero",
        "M",
        7,
        "other",
        "12:31 Calligaro, adesso",
    ),
    (
        3,
        "Di Stasio",
        "Lorenzo",
        "M",
        6,
        "",
        "Dragosin",
        "Mihai",
        "",
        6,
        "warn",
        "reclamo in corso",
    ),
    (
        4,
        "Ferraguti",
        "Olmo",
        "CM",
        6,
        "1-0",
        "Cappiello",
        "Rocco",
        "CM",
        5,
        "",
        "12:44 Brandimarte",
    ),
    (
        5,
        "De Nicolò",
        "Margherita",
        "CM",
        5,
        "",
        "Mantovanelli",
        "Irene",
        "",
        5,
        "",
        "mossa 22 alle 12:41",
    ),
    (
        6,
        "Stellacci",
        "Diego",
        "",
        5,
        "0-1",
        "Tirabassi",
        "Gino",
        "CM",
        5,
        "",
        "12:40 Brandimarte",
    ),
    (
        7, "Quaranta", "Ilaria", "MFf", 4, "1/2-1/2", "Pomarici", "Vito", "", 4, "bad", "",
    ),
    (
        8,
        "Valdambrini",
        "Leone",
        "",
        4,
        "",
        "D’Alconte",
        "Sveva",
        "CM",
        4,
        "",
        "",
    ),
    (
        9,
        "Pastorin",
        "Giada",
        "",
        4,
        "1/2-1/2",
        "Sartorel",
        "Bruno",
        "",
        4,
        "",
        "12:12 Brandimarte",
    ),
    (
        10,
        "Cantalupo",
        "Fabio",
        "",
        4,
        "",
        "Nardecchio",
        "Anita",
        "",
        4,
        "",
        "orologi 0:14 0:03",
    ),
    (
        11,
        "Gherardeschi",
        "Nora",
        "",
        4,
        "1-0",
        "Lucarno",
        "A.",
        "",
        4,
        "",
        "12:29 Brandimarte",
    ),
    (
        12,
        "Acquafresca",
        "Livia",
        "",
        3,
        "",
        "Lo Verde",
        "Salvatore",
        "",
        3,
        "",
        "",
    ),
    (
        13,
        "Zambelloni",
        "Carlo",
        "",
        3,
        "",
        "Pieralice",
        "Saverio",
        "",
        3,
        "queued",
        "",
    ),
    (
        14,
        "Buonconti",
        "Elia",
        "",
        2,
        "",
        "Baldisserri",
        "Emma",
        "",
        2,
        "queued",
        "",
    ),
    (
        15,
        "Vescovelli",
        "Pia",
        "",
        2,
        "",
        "Torregiani",
        "Ugo",
        "",
        2,
        "",
        "",
    ),
    (
        16,
        "Orsatti",
        "Giulio",
        "",
        0,
        "+/-",
        "Crivelloni",
        "Marta",
        "",
        2,
        "",
        "10:00 forfait, art. 6.7",
    ),
];

type Standing = (
    &'static str,
    &'static str,
    &'static str,
    u16,
    &'static str,
    [i64; 4],
);

/// Surname, name, title, rating, club; points and three tie-breaks in quarters.
const STANDINGS: [Standing; 33] = [
    (
        "Ravaglioli",
        "Ennio",
        "CM",
        2121,
        "Due Alfieri, Faenza",
        [16, 34, 42, 42],
    ),
    (
        "Soncin",
        "Davide",
        "CM",
        2098,
        "Pedone Passato, Trieste",
        [14, 36, 42, 35],
    ),
    (
        "Bellandi",
        "Tommaso",
        "MF",
        2281,
        "Cavallo in f3, Cremona",
        [14, 32, 40, 33],
    ),
    (
        "Marchesan",
        "Piero",
        "M",
        2188,
        "Pedone Passato, Trieste",
        [14, 28, 36, 31],
    ),
    (
        "Ferraguti",
        "Olmo",
        "CM",
        2010,
        "Scacchiera del Po, Casalmaggiore",
        [12, 32, 40, 24],
    ),
    (
        "Dragosin",
        "Mihai",
        "",
        1931,
        "Scacchiera del Po, Casalmaggiore",
        [12, 32, 32, 16],
    ),
    (
        "Di Stasio",
        "Lorenzo",
        "M",
        2207,
        "Due Alfieri, Faenza",
        [12, 30, 36, 22],
    ),
    (
        "Cappiello",
        "Rocco",
        "CM",
        2077,
        "Torre di Guardia, Gaeta",
        [10, 38, 38, 15],
    ),
    (
        "Tirabassi",
        "Gino",
        "CM",
        2033,
        "Zeitnot, Terni",
        [10, 28, 32, 14],
    ),
    (
        "Mantovanelli",
        "Irene",
        "",
        1904,
        "Cavallo in f3, Cremona",
        [10, 26, 30, 13],
    ),
    (
        "De Nicolò",
        "Margherita",
        "CM",
        2054,
        "Arrocco, Ascoli Piceno",
        [10, 24, 32, 14],
    ),
    (
        "Stellacci",
        "Diego",
        "",
        1578,
        "Scuola del Gambetto, Modica",
        [10, 20, 20, 10],
    ),
    (
        "Pomarici",
        "Vito",
        "",
        1815,
        "Scuola del Gambetto, Modica",
        [8, 32, 40, 17],
    ),
    (
        "Quaranta",
        "Ilaria",
        "MFf",
        2243,
        "Variante Lunga, Lucca",
        [8, 32, 36, 12],
    ),
    (
        "Valdambrini",
        "Leone",
        "",
        1768,
        "Donna d’Argento, Nuoro",
        [8, 32, 32, 4],
    ),
    (
        "D’Alconte",
        "Sveva",
        "CM",
        2150,
        "Torre di Guardia, Gaeta",
        [8, 30, 36, 15],
    ),
    (
        "Pastorin",
        "Giada",
        "",
        1966,
        "Pedone Passato, Trieste",
        [8, 30, 34, 12],
    ),
    (
        "Lucarno",
        "A.",
        "",
        1399,
        "Cavallo in f3, Cremona",
        [8, 30, 34, 12],
    ),
    (
        "Cantalupo",
        "Fabio",
        "",
        1887,
        "Zeitnot, Terni",
        [8, 28, 28, 7],
    ),
    (
        "Sartorel",
        "Bruno",
        "",
        1790,
        "Pedone Passato, Trieste",
        [8, 26, 30, 10],
    ),
    (
        "Gherardeschi",
        "Nora",
        "",
        1842,
        "Variante Lunga, Lucca",
        [8, 24, 28, 8],
    ),
    (
        "Nardecchio",
        "Anita",
        "",
        1655,
        "Arrocco, Ascoli Piceno",
        [8, 24, 24, 4],
    ),
    (
        "Acquafresca",
        "Livia",
        "",
        1751,
        "Donna d’Argento, Nuoro",
        [6, 34, 38, 9],
    ),
    (
        "Pieralice",
        "Saverio",
        "",
        1611,
        "Zeitnot, Terni",
        [6, 28, 34, 14],
    ),
    (
        "Lo Verde",
        "Salvatore",
        "",
        1987,
        "Scuola del Gambetto, Modica",
        [6, 28, 34, 10],
    ),
    (
        "Zambelloni",
        "Carlo",
        "",
        1948,
        "Cavallo in f3, Cremona",
        [6, 28, 32, 8],
    ),
    (
        "Torregiani",
        "Ugo",
        "",
        1684,
        "Arrocco, Ascoli Piceno",
        [4, 26, 26, 0],
    ),
    (
        "Vescovelli",
        "Pia",
        "",
        1467,
        "Scacchiera del Po, Casalmaggiore",
        [4, 24, 28, 4],
    ),
    (
        "Crivelloni",
        "Marta",
        "",
        1702,
        "Scacchiera del Po, Casalmaggiore",
        [4, 22, 26, 4],
    ),
    (
        "Buonconti",
        "Elia",
        "",
        1869,
        "Variante Lunga, Lucca",
        [4, 20, 24, 4],
    ),
    (
        "Baldisserri",
        "Emma",
        "",
        1540,
        "Due Alfieri, Faenza",
        [4, 18, 18, 0],
    ),
    (
        "Ghiringo",
        "Matteo",
        "",
        1502,
        "Cavallo in f3, Cremona",
        [0, 30, 34, 0],
    ),
    (
        "Orsatti",
        "Giulio",
        "",
        1733,
        "Zeitnot, Terni",
        [0, 26, 30, 0],
    ),
];

/// Opponent's place, colour, sign; `x` is a bye.
const CROSS: [&str; 33] = [
    "15b1 6w1 5b1 8w1",
    "23w1 10b1 7b1 3w½",
    "19w1 9b1 16w1 2b½",
    "13b1 17w1 8b½ 11w1",
    "22w1 14b1 1w0 18b1",
    "32w1 1b0 15w1 14b1",
    "21w1 25b1 2w0 20b1",
    "33b1 18w1 4w½ 1b0",
    "27b1 3w0 13b½ 23w1",
    "28b1 2w0 23b½ 24w1",
    "29w1 x½ 26b1 4b0",
    "17b½ 24w0 32b1 26w1",
    "4w0 22b1 9w½ x½",
    "30b1 5w0 21b1 6w0",
    "1w0 32b1 6b0 28w1",
    "20w1 26b½ 3b0 19w½",
    "12w½ 4b0 27w1 25b½",
    "x1 8b0 30w+ 5w0",
    "3b0 33w1 24b½ 16b½",
    "16b0 31w1 25w1 7w0",
    "7b0 27w1 14w0 29b1",
    "5b0 13w0 33b1 30w1",
    "2b0 28w1 10w½ 9b0",
    "25w0 12b1 19w½ 10b0",
    "24b1 7w0 20b0 17w½",
    "31b1 16w½ 11w0 12b0",
    "9w0 21b0 17b0 32w1",
    "10w0 23b0 x1 15b0",
    "11b0 30w0 31b1 21w0",
    "14w0 29b1 18b– 22b0",
    "26w0 20b0 29w0 33w1",
    "6b0 15w0 12w0 27b0",
    "8w0 19b0 22w0 31b0",
];

const POSITION: &str = "3rr1k1/1ppq1pp1/p1n2n1p/4p3/P3P3/2P1RNNP/1PQ2PP1/4R1K1 w - - 9 23";

const SHEET: [(&str, &str, &str, &str); 11] = [
    ("Axe6", "1:10:57", "Txe6", "1:13:37"),
    ("Cg3", "1:08:36", "d5", "1:07:23"),
    ("Dc2", "1:06:21", "Dd7", "1:02:55"),
    ("Ae3", "1:04:08", "Axe3", "0:59:20"),
    ("Txe3", "0:59:50", "Td8", "0:52:53"),
    ("Tae1", "0:56:47", "dxe4", "0:45:13"),
    ("dxe4", "0:53:57", "Tee8", "0:39:53"),
    ("Cf5", "0:50:35", "Te6", "0:36:37"),
    ("Cg3", "0:47:09", "Tee8", "0:30:38"),
    ("Cf5", "0:44:30", "Te6", "0:22:53"),
    ("Cg3", "0:42:08", "Tee8", "0:20:03"),
];

fn page(lang: Lang) -> Page {
    Page {
        t: Words(lang),
        csrf: "c5rf".into(),
        key: "k3y".into(),
        live: Some("/t/nebbia/live".into()),
        ..Page::default()
    }
}

fn desk(current: DeskPage) -> DeskNav {
    DeskNav {
        slug: "nebbia".into(),
        name: "Open della Nebbia".into(),
        who: "Ottavia Brandimarte, arbitro capo".into(),
        current,
    }
}

fn head(t: Words, tab: tournament::Tab) -> TournamentHead {
    TournamentHead {
        t,
        slug: "nebbia".into(),
        name: "Open della Nebbia".into(),
        lead: "Cremona, Sala dei Mercanti, 18–22 novembre 2026. Sette turni, 90 minuti più 30 secondi a mossa. Trentatré giocatori.".into(),
        tab,
    }
}

fn name(surname: &str, given: &str, title: &str, link: bool) -> PlayerName {
    PlayerName {
        title: (!title.is_empty()).then(|| title.to_owned()),
        link: link.then(|| "/players/7".to_owned()),
        ..PlayerName::new(surname, given)
    }
}

fn points(halves: i32) -> Figure {
    Points::from_halves(halves).into()
}

fn results(lang: Lang) -> desk::RoundDesk {
    let rows: Vec<desk::DeskRow> = BOARDS
        .iter()
        .map(|&(board, ws, wg, wt, wp, code, bs, bg, bt, bp, tone, state)| desk::DeskRow {
            board,
            white: name(ws, wg, wt, false),
            white_points: points(wp),
            black: name(bs, bg, bt, false),
            black_points: points(bp),
            result: BoardResult::from_code(code),
            state: state.to_owned(),
            tone: match tone {
                "other" => desk::Tone::Other,
                "warn" => desk::Tone::Warn,
                _ => desk::Tone::Plain,
            },
            version: 3,
            active: board == 8,
            conflict: (tone == "bad").then(|| desk::Conflict {
                text: "Tu hai scritto 1–0 alle 11:58. Calligaro ha scritto ½–½ alle 11:57, dal tavolo dei risultati. Per ora vale ½–½, salvato per primo.".into(),
                values: vec![BoardResult::WhiteWins, BoardResult::Draw],
            }),
        })
        .collect();
    let missing: Vec<u16> = rows
        .iter()
        .filter(|row| row.result.is_none())
        .map(|row| row.board)
        .collect();
    desk::RoundDesk {
        page: page(lang),
        desk: desk(DeskPage::Round),
        base: "/t/nebbia/desk/5".into(),
        posts_to: "/t/nebbia/desk/5/result".into(),
        pages: super::Pages::default(),
        round: 5,
        rounds: 7,
        state: desk::RoundState::Published("9:14".into()),
        state_note: "Stampato 9:16. Bozza del turno 6 non ancora fatta.".into(),
        total: rows.len(),
        rows,
        missing,
        unclear: 1,
        error: None,
        filter: desk::Filter::All,
        last_action: Some(desk::LastAction {
            text: "Tavolo 14, 1–0 Buonconti".into(),
            id: 41,
        }),
        others: vec!["Calligaro, al tavolo 2".into()],
        byes: vec!["Riposa Ghiringo Matteo, un punto.".into()],
        next_round: Some(6),
    }
}

fn hall(lang: Lang) -> floor::FloorPage {
    let call =
        |board: &str, urgent, white: &str, black: &str, why: &str, text: &str, action: &str| {
            floor::Call {
                board: board.into(),
                urgent,
                white: white.into(),
                black: black.into(),
                why: why.into(),
                text: text.into(),
                action: action.into(),
                link: format!("/t/nebbia/game/{board}"),
            }
        };
    let sample = |&(board, ws, _, _, _, code, bs, _, _, _, _, _): &Sample| {
        (
            board.to_string(),
            format!("{ws}, {bs}"),
            BoardResult::from_code(code),
        )
    };
    floor::FloorPage {
        page: page(lang),
        desk: desk(DeskPage::Floor),
        round: 5,
        updated: "12:47".into(),
        typed: String::new(),
        not_found: None,
        missing: Vec::new(),
        calls: vec![
            call(
                "12",
                true,
                "Acquafresca Livia",
                "Lo Verde Salvatore",
                "Bandierina del Bianco",
                "Segnata alle 12:46 da Calligaro, orologio 0:00:00. Il Nero ha re e cavallo: decidere se può dare matto.",
                "Verdetto",
            ),
            call(
                "3",
                true,
                "Di Stasio Lorenzo",
                "Dragosin Mihai",
                "Reclamo di patta",
                "Di Stasio ha scritto 41.Tb7 e fermato l’orologio alle 12:44. Terza volta: il programma conferma.",
                "Verifica",
            ),
            call(
                "10",
                false,
                "Cantalupo Fabio",
                "Nardecchio Anita",
                "Meno di cinque minuti",
                "Nero 0:03:12, mossa 38, con incremento: resta l’obbligo di scrivere.",
                "Apri",
            ),
            call(
                "7",
                false,
                "Quaranta Ilaria",
                "Pomarici Vito",
                "Due risultati diversi",
                "1–0 di Brandimarte, ½–½ di Calligaro.",
                "Scegli",
            ),
        ],
        calm: BOARDS
            .iter()
            .map(sample)
            .filter(|(board, _, result)| {
                result.is_none() && ["1", "8", "15"].contains(&board.as_str())
            })
            .map(|(board, names, _)| floor::CalmBoard {
                link: format!("/t/nebbia/game/{board}"),
                board,
                names,
                note: "mossa 34, orologi 0:21 0:18".into(),
            })
            .collect(),
        finished: BOARDS
            .iter()
            .map(sample)
            .filter_map(|(board, names, result)| {
                Some(floor::FinishedBoard {
                    board,
                    names,
                    result: ResultMark {
                        t: Words(lang),
                        result: result?,
                    },
                })
            })
            .collect(),
    }
}

fn one_game(lang: Lang) -> game::GamePage {
    let half = |san: &str, clock: &str, repeated, current| {
        Some(game::SheetMove {
            ply: 0,
            san: san.into(),
            clock: Some(clock.into()),
            repeated,
            current,
            wrong: false,
            note: None,
            clock_wrong: None,
            clock_expected: None,
        })
    };
    let t = Words(lang);
    game::GamePage {
        page: page(lang),
        desk: desk(DeskPage::Floor),
        base: "/t/nebbia/game/5".into(),
        board_number: "5".into(),
        subtitle: "Turno 5, regole FIDE 2023, standard 90′ + 30″".into(),
        white: name("De Nicolò", "Margherita", "CM", true),
        black: name("Mantovanelli", "Irene", "", true),
        white_clock: Some(game::ClockFace { text: "0:42:08".into(), running: true }),
        black_clock: Some(game::ClockFace { text: "0:20:03".into(), running: false }),
        board: BoardView {
            last: Some(("e6".into(), "e8".into())),
            refused: vec!["e5".into(), "e4".into(), "e3".into()],
            dests: BTreeMap::from([("f3".into(), vec!["e5".into(), "d2".into(), "h2".into()]), ("e3".into(), vec!["d3".into(), "e2".into()])]),
            form: Some("move-form".into()),
            ..BoardView::diagram(t, POSITION, "Posizione dopo 22…Tee8, muove il Bianco")
        },
        turn: Colour::White,
        move_number: 23,
        version: 44,
        written: "Txe5".into(),
        refusal: Some(game::Refusal {
            head: "Txe5 non è legale".into(),
            reason: "La torre e3 non arriva in e5: il pedone e4 chiude la colonna.".into(),
            article: Some("art. 3.5".into()),
            hint: Some("In e5 può catturare solo il cavallo. La torre può andare in d3 o in e2.".into()),
            candidates: vec!["Cxe5".into()],
            can_be_completed: true,
        }),
        sheet: SHEET
            .iter()
            .enumerate()
            .map(|(at, &(white, white_clock, black, black_clock))| game::SheetRow {
                number: 12 + u32::try_from(at).unwrap(),
                white: half(white, white_clock, false, false),
                black: half(black, black_clock, black == "Tee8", at == 10),
            })
            .collect(),
        folded_to: Some(11),
        last_move: Some(game::LastMove { written: "22…Tee8".into() }),
        plies: 44,
        at: 44,
        signals: vec![
            game::Signal { tag: Some(game::SignalTag::Claimable), title: "Tre volte, ora".into(), article: "art. 9.2.2".into(), text: "La stessa posizione dopo 18…Tee8, 20…Tee8, 22…Tee8. Può reclamare il Bianco, prima di toccare un pezzo.".into(), meter: None, can_verify: true },
            game::Signal { tag: Some(game::SignalTag::Announcing), title: "Tre volte".into(), article: "art. 9.2.1".into(), text: "Se il Bianco scrive 23.Cf5 e reclama, la posizione è la terza, dopo 19.Cf5 e 21.Cf5.".into(), meter: None, can_verify: false },
            game::Signal { tag: None, title: "Cinquanta mosse".into(), article: "art. 9.3".into(), text: "4½ di 50. Ultimo pedone o cattura: 18.dxe4".into(), meter: Some((9, 100)), can_verify: false },
            game::Signal { tag: None, title: "Mosse illegali".into(), article: "art. 7.5.5".into(), text: "Bianco nessuna. Nero una, alla mossa 16: la prossima perde.".into(), meter: None, can_verify: false },
        ],
        log: vec![
            game::LogLine { time: "11:20".into(), text: "Nero, illegale 16…Td4, completata. Due minuti al Bianco.".into(), source: Some("7.5.5, Calligaro".into()) },
            game::LogLine { time: "9:41".into(), text: "Il Nero arriva, undici minuti di ritardo, nei limiti.".into(), source: Some("6.7".into()) },
        ],
        superseded: 0,
        clocks: None,
        over: None,
        end: None,
    }
}

fn public(lang: Lang) -> tournament::TournamentPage {
    let t = Words(lang);
    let fact = |term: &str, text: &str| tournament::Fact {
        term: term.into(),
        text: text.into(),
    };
    let mut rows: Vec<tournament::PairingRow> = BOARDS
        .iter()
        .map(
            |&(board, ws, wg, wt, wp, code, bs, bg, bt, bp, _, _)| tournament::PairingRow {
                board: Some(board),
                white: name(ws, wg, wt, true),
                white_points: points(wp),
                other: tournament::Opposite::Black(name(bs, bg, bt, true), points(bp)),
                result: BoardResult::from_code(code).map(|result| ResultMark { t, result }),
                version: 1,
                why: Some((
                    format!("/t/nebbia/round/5/why/{board}"),
                    format!("Perché {ws} – {bs}?"),
                )),
            },
        )
        .collect();
    rows.push(tournament::PairingRow {
        board: None,
        white: name("Ghiringo", "Matteo", "", true),
        white_points: points(0),
        other: tournament::Opposite::Bye(points(2), "riposo, un punto".into()),
        result: None,
        version: 1,
        why: None,
    });
    tournament::TournamentPage {
        page: page(lang),
        head: head(t, tournament::Tab::Pairings),
        title: "Turno 5 in gioco".into(),
        status: "Sabato ore 9:30. Sette risultati su sedici, aggiornato alle 12:47.".into(),
        round: 5,
        pages: super::Pages::default(),
        rounds: (1..=7)
            .map(|number| tournament::RoundLink {
                number,
                published: number < 6,
                current: number == 5,
            })
            .collect(),
        rows,
        schedule: vec![
            fact("Turno 5", "sab 21, ore 9:30, in gioco"),
            fact("Turno 6", "sab 21, ore 15:30"),
            fact("Turno 7", "dom 22, ore 9:30"),
            fact("Premi", "dom 22, ore 14:30"),
        ],
        rules: vec![
            fact("Sistema", "svizzero olandese 2026"),
            fact("Spareggi", "Buchholz meno 1, Buchholz, Sonneborn-Berger"),
            fact("Tolleranza", "30 minuti"),
            fact("Patte", "nessun accordo prima della mossa 20"),
            fact("Arbitri", "Ottavia Brandimarte, Renzo Calligaro"),
        ],
        downloads: [
            "Abbinamenti CSV",
            "Partite PGN",
            "Torneo TRF26",
            "Calendario dei turni iCal",
        ]
        .map(|label| tournament::Download {
            label: label.into(),
            link: "/t/nebbia/file".into(),
        })
        .into(),
    }
}

fn standing_rows(open: Option<usize>) -> Vec<standings::StandingsRow> {
    STANDINGS
        .iter()
        .enumerate()
        .map(|(at, &(surname, given, title, rating, club, [own, first, second, third]))| standings::StandingsRow {
            place: u16::try_from(at + 1).unwrap(),
            player: name(surname, given, title, true),
            rating: Some(rating),
            club: club.into(),
            points: Figure::quarters(own),
            tie_breaks: [first, second, third]
                .into_iter()
                .enumerate()
                .map(|(column, value)| standings::TieBreakCell {
                    value: Figure::quarters(value),
                    open: (column == 0).then(|| format!("BH-C1.{at}")),
                    is_open: column == 0 && open == Some(at),
                })
                .collect(),
            unfolded: (open == Some(at)).then(|| {
                let term = |round: u8, what: &str, quarters, why: &str, cut| standings::Term {
                    round: format!("Turno {round}"),
                    what: what.into(),
                    value: Figure::quarters(quarters),
                    why: why.into(),
                    cut,
                };
                standings::Unfolded {
                    title: "Perché De Nicolò ha Buchholz meno 1 pari a 6".into(),
                    terms: vec![
                        term(1, "Bianco contro Crivelloni", 4, "i punti di Crivelloni", false),
                        term(2, "Riposo", 8, "riposo chiesto: avversario fittizio con i punti di De Nicolò, al massimo mezzo a turno (art. 16.4). Tolto, perché il taglio colpisce per primo il turno non giocato per scelta (art. 16.5).", true),
                        term(3, "Nero contro Zambelloni", 6, "i punti di Zambelloni", false),
                        term(4, "Nero contro Marchesan", 14, "i punti di Marchesan", false),
                    ],
                    sum_name: "Buchholz meno 1".into(),
                    sum: Figure::quarters(24),
                    sum_note: "1 + 1½ + 3½; con il turno 2 il Buchholz intero è 8".into(),
                }
            }),
            last_of_group: STANDINGS.get(at + 1).is_some_and(|next| next.5[0] != own),
        })
        .collect()
}

fn columns() -> Vec<standings::TieBreakColumn> {
    [
        ("BH-C1", "Buchholz meno 1"),
        ("BH", "Buchholz"),
        ("SB", "Sonneborn-Berger"),
    ]
    .map(|(code, name)| standings::TieBreakColumn {
        code: code.into(),
        name: name.into(),
    })
    .into()
}

fn cross(lang: Lang) -> crosstable::CrosstablePage {
    let sign = |text: &str| {
        ["1", "½", "0", "+", "–"]
            .into_iter()
            .find(|sign| *sign == text)
            .unwrap_or("")
    };
    let cell = |text: &str| {
        let Some(at) = text.find(['w', 'b']) else {
            return crosstable::CrossCell::Bye(Figure::text(text.trim_start_matches('x')));
        };
        crosstable::CrossCell::Game {
            place: text[..at].parse().unwrap(),
            colour: if text[at..].starts_with('w') {
                Colour::White
            } else {
                Colour::Black
            },
            sign: sign(&text[at + 1..]),
        }
    };
    crosstable::CrosstablePage {
        page: page(lang),
        head: head(Words(lang), tournament::Tab::Crosstable),
        rounds: vec![1, 2, 3, 4],
        pages: super::Pages::default(),
        rows: standing_rows(None)
            .into_iter()
            .zip(CROSS)
            .map(|(row, cells)| crosstable::CrossRow {
                place: row.place,
                player: row.player,
                cells: cells.split_whitespace().map(cell).collect(),
                points: row.points,
                last_of_group: row.last_of_group,
            })
            .collect(),
    }
}

fn mine(lang: Lang) -> my_board::MyBoardPage {
    let round = |number, colour, opponent: &str, sign: &str| my_board::MyRound {
        number,
        colour: Some(colour),
        opponent: opponent.into(),
        sign: sign.into(),
    };
    my_board::MyBoardPage {
        page: page(lang),
        slug: "nebbia".into(),
        tournament: "Open della Nebbia".into(),
        dateline: "Turno 6, sabato 21 novembre, ore 15:30".into(),
        who: "Nora Gherardeschi".into(),
        pairing: my_board::MyPairing::Board {
            number: 7,
            colour: Colour::Black,
            place: Some("seconda fila, vicino alla finestra".into()),
            opponent: name("Cantalupo", "Fabio", "", false),
            about: "1N, 1887, Zeitnot, Terni. Due punti e mezzo.".into(),
            why: Some("/t/nebbia/why/21".into()),
        },
        status: "Pubblicato alle 14:52, aggiornato alle 15:06.".into(),
        call_arbiter: Some("/t/nebbia/call/7".into()),
        report_result: Some("/t/nebbia/report/7".into()),
        ask_bye: Some("/t/nebbia/bye".into()),
        rounds: vec![
            round(1, Colour::Black, "Di Stasio Lorenzo", "0"),
            round(2, Colour::White, "Torregiani Ugo", "1"),
            round(3, Colour::White, "Quaranta Ilaria", "0"),
            round(4, Colour::Black, "Crivelloni Marta", "1"),
            round(5, Colour::White, "Lucarno A.", "1"),
        ],
    }
}

fn sheet() -> print::SheetFrame {
    print::SheetFrame {
        title: "Turno 5".into(),
        tournament: "Open della Nebbia, Cremona".into(),
        date: "sabato 21 novembre 2026, ore 9:30".into(),
        note: "Riposa Ghiringo Matteo, un punto. Tolleranza 30 minuti. Nessun accordo di patta prima della mossa 20.".into(),
        foot: "Pubblicato alle 9:14. Arbitro capo Ottavia Brandimarte".into(),
    }
}

fn wall(lang: Lang) -> print::PrintPairings {
    let rows =
        BOARDS.iter().map(
            |&(board, ws, wg, _, wp, _, bs, bg, _, bp, _, _)| print::WallRow {
                board,
                white: name(ws, wg, "", false),
                white_points: points(wp),
                black: name(bs, bg, "", false),
                black_points: points(bp),
            },
        );
    print::PrintPairings {
        page: page(lang),
        sheet: sheet(),
        rows: rows.collect(),
    }
}

fn seats(lang: Lang) -> print::PrintSeats {
    let mut rows: Vec<print::SeatRow> = BOARDS
        .iter()
        .flat_map(|&(board, ws, wg, _, _, _, bs, bg, _, _, _, _)| {
            let seat = |player: PlayerName, colour, opponent: PlayerName| print::SeatRow {
                player,
                board: Some(board),
                colour: Some(colour),
                opponent: opponent.plain(),
            };
            let (white, black) = (PlayerName::new(ws, wg), PlayerName::new(bs, bg));
            [
                seat(white.clone(), Colour::White, black.clone()),
                seat(black, Colour::Black, white),
            ]
        })
        .collect();
    rows.push(print::SeatRow {
        player: PlayerName::new("Ghiringo", "Matteo"),
        board: None,
        colour: None,
        opponent: "riposo, un punto".into(),
    });
    rows.sort_by_key(|row| row.player.plain());
    print::PrintSeats {
        page: page(lang),
        sheet: sheet(),
        rows,
    }
}

fn every_page(lang: Lang) -> Vec<(&'static str, String)> {
    let t = Words(lang);
    vec![
        ("round", results(lang).render().unwrap()),
        ("floor", hall(lang).render().unwrap()),
        ("game", one_game(lang).render().unwrap()),
        ("tournament", public(lang).render().unwrap()),
        (
            "standings",
            standings::StandingsPage {
                page: page(lang),
                head: head(t, tournament::Tab::Standings),
                title: "Classifica dopo il turno 4".into(),
                after_round: 4,
                columns: columns(),
                rows: standing_rows(Some(10)),
                pages: super::Pages::default(),
                find: String::new(),
                ties: "I posti in comune hanno lo stesso numero.".into(),
            }
            .render()
            .unwrap(),
        ),
        ("crosstable", cross(lang).render().unwrap()),
        ("my-board", mine(lang).render().unwrap()),
        ("print-pairings", wall(lang).render().unwrap()),
        ("print-seats", seats(lang).render().unwrap()),
        (
            "print-standings",
            standings::PrintStandings {
                page: page(lang),
                title: "Classifica dopo il turno 4".into(),
                tournament: "Open della Nebbia, Cremona".into(),
                date: "venerdì 20 novembre 2026".into(),
                columns: columns(),
                rows: standing_rows(None),
                note: "Elo alla lista del 1º novembre 2026.".into(),
                arbiter: "Ottavia Brandimarte".into(),
            }
            .render()
            .unwrap(),
        ),
    ]
}

fn select<'page>(page: &'page Html, selector: &str) -> Vec<scraper::ElementRef<'page>> {
    page.select(&Selector::parse(selector).unwrap()).collect()
}

#[test]
fn pages_obey_the_strict_policy() {
    for lang in Lang::ALL {
        for (name, html) in every_page(lang) {
            if let Ok(folder) = env::var("TRATTO_PAGES") {
                fs::write(
                    Path::new(&folder).join(format!("{name}-{}.html", lang.code())),
                    &html,
                )
                .unwrap();
            }
            let page = Html::parse_document(&html);
            assert_eq!(page.errors.len(), 0, "{name}: {:?}", page.errors);
            assert!(
                select(&page, "[style], style").is_empty(),
                "{name}: inline style"
            );
            for script in select(&page, "script") {
                assert!(
                    script.attr("src").is_some() && script.inner_html().is_empty(),
                    "{name}: inline script"
                );
            }
            for element in select(&page, "[src], link[href]") {
                let address = element.attr("src").or(element.attr("href")).unwrap();
                assert!(
                    address.starts_with("/static/") && !address.contains("/missing/"),
                    "{name}: {address}"
                );
            }
            for element in select(&page, "*") {
                assert!(
                    element
                        .value()
                        .attrs()
                        .all(|(attribute, _)| !attribute.starts_with("on")),
                    "{name}: {element:?}"
                );
            }
        }
    }
}

#[test]
fn pages_are_built_for_everyone() {
    for lang in Lang::ALL {
        for (name, html) in every_page(lang) {
            let page = Html::parse_document(&html);
            assert_eq!(select(&page, "h1").len(), 1, "{name}: one h1");
            assert_eq!(
                select(&page, "main#main").len(),
                1,
                "{name}: skip link's goal"
            );
            assert_eq!(
                select(&page, &format!("html[lang={}]", lang.code())).len(),
                1
            );
            for table in select(&page, "table:not(.board):not(.terms):not(.sheet)") {
                assert_eq!(
                    table.select(&Selector::parse("caption").unwrap()).count(),
                    1,
                    "{name}: caption"
                );
            }
            for field in select(&page, "input:not([type=hidden])") {
                let label = format!("label[for='{}']", field.attr("id").unwrap_or("none"));
                assert_eq!(select(&page, &label).len(), 1, "{name}: {label}");
            }
            let mut ids: Vec<&str> = select(&page, "[id]")
                .iter()
                .filter_map(|e| e.attr("id"))
                .collect();
            let count = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), count, "{name}: an id twice");
            for form in select(&page, "form[method=post]") {
                for field in ["csrf", "key"] {
                    let hidden =
                        Selector::parse(&format!("input[type=hidden][name={field}]")).unwrap();
                    assert_eq!(form.select(&hidden).count(), 1, "{name}: {field}");
                }
            }
        }
    }
}

#[test]
fn every_row_of_the_desk_has_its_form() {
    let html = results(Lang::It).render().unwrap();
    let page = Html::parse_document(&html);
    let rows = select(&page, "tr[data-board]");
    assert_eq!(rows.len(), 16);
    for row in rows {
        let board = row.attr("data-board").unwrap();
        let legend = format!("#keys-{board} form[method=post][data-board='{board}']");
        let form = select(&page, &legend);
        assert_eq!(form.len(), 1, "{legend}");
        let values: Vec<&str> = form[0]
            .select(&Selector::parse("button[name=result]").unwrap())
            .filter_map(|button| button.attr("value"))
            .collect();
        assert_eq!(
            values,
            [
                "1-0", "1/2-1/2", "0-1", "+/-", "-/+", "-/-", "adj", "0-0", "clear"
            ]
        );
    }
    assert_eq!(select(&page, "tr.now[aria-current=true]").len(), 1);
    assert_eq!(select(&page, "tr.legend:not([hidden])").len(), 1);
}

#[test]
fn text_is_escaped_and_never_becomes_markup() {
    let mut page = public(Lang::It);
    let evil = "<script>alert(1)</script>\"'&";
    page.title = evil.into();
    page.head.name = evil.into();
    page.rows[0].white = PlayerName {
        title: Some(evil.into()),
        link: Some("/x\"onclick=\"y".into()),
        ..PlayerName::new(evil, evil)
    };
    let parsed = Html::parse_document(&page.render().unwrap());
    assert!(select(&parsed, "script:not([src])").is_empty());
    assert!(select(&parsed, "[onclick]").is_empty());
    assert_eq!(select(&parsed, "h1")[0].text().collect::<String>(), evil);
}

#[test]
fn claim_signals_stay_on_the_arbiters_pages() {
    for (name, html) in every_page(Lang::It) {
        let told =
            html.contains("Reclamabile") || html.contains("9.2.2") || html.contains("eclamo");
        assert_eq!(told, ["game", "floor", "round"].contains(&name), "{name}");
    }
}

#[test]
fn the_board_is_a_grid_of_named_squares() {
    let html = one_game(Lang::En).render().unwrap();
    let page = Html::parse_document(&html);
    let cells = select(&page, "table[role=grid] td[role=gridcell]");
    assert_eq!(cells.len(), 64);
    for cell in cells {
        let picture = cell.select(&Selector::parse("img[alt]").unwrap()).next();
        let words = cell
            .attr("aria-label")
            .or(picture.and_then(|img| img.attr("alt")))
            .unwrap();
        assert!(
            words.starts_with(cell.attr("data-square").unwrap()),
            "{words}"
        );
    }
    assert_eq!(
        assets::optional_asset_url(assets::BOARD_SCRIPT).is_some(),
        !select(&page, "[data-chessground]").is_empty()
    );
}
