//! The desk, the floor and a game, with data.

use crate::web::view::Law;

use super::*;
use crate::web::view::matches::Matches;
use crate::{
    rules::{Chess, history::Game},
    web::view::captured::CapturedView,
};

pub(super) fn results(lang: Lang) -> desk::RoundDesk {
    let rows: Vec<desk::DeskRow> = BOARDS
        .iter()
        .map(|&(board, ws, wg, wt, wp, code, bs, bg, bt, bp, tone, state)| desk::DeskRow {
            pairing: i32::from(board),
            place: usize::from(board),
            board,
            white: name(ws, wg, wt, false),
            white_points: points(wp),
            black: name(bs, bg, bt, false),
            black_points: points(bp),
            result: BoardResult::from_code(code),
            state: state.to_owned(),
            tone: match tone {
                "other" => desk::Tone::Other,
                _ => desk::Tone::Plain,
            },
            version: 3,
            active: board == 8,
            conflict: (tone == "bad").then(|| desk::Conflict {
                text: "Tu hai scritto 1–0 alle 11:58. Calligaro ha scritto ½–½ alle 11:57, dal tavolo dei risultati. Per ora vale ½–½, salvato per primo.".into(),
                values: vec![Some(BoardResult::WhiteWins), Some(BoardResult::Draw)],
                newest: 7,
            }),
        })
        .collect();
    let missing: Vec<u16> = rows
        .iter()
        .filter(|row| row.result.is_none())
        .map(|row| row.board)
        .collect();
    desk::RoundDesk {
        match_game: None,
        together: None,
        days: None,
        page: page(lang),
        desk: desk(DeskPage::Round),
        team_matches: Matches::none(Words(lang)),
        base: "/t/nebbia/desk/5".into(),
        posts_to: "/t/nebbia/desk/5/result".into(),
        stale: None,
        plain: false,
        pages: Pages::default(),
        round: 5,
        rounds: 7,
        links: (1..=6)
            .map(|number| tournament::RoundLink {
                number,
                published: number < 6,
                current: number == 5,
            })
            .collect(),
        day: Some("Sabato 21 novembre 2026".into()),
        state: desk::RoundState::Published("9:14".into()),
        state_note: "Stampato 9:16. Bozza del turno 6 non ancora fatta.".into(),
        total: rows.len(),
        rows,
        missing,
        unclear: 1,
        error: None,
        filter: desk::Filter::All,
        is_partial: false,
        matches: 0,
        nobody: None,
        me: 7,
        last: Some("Tavolo 14, 1–0 Buonconti".into()),
        own: vec![desk::OwnEntry {
            id: 41,
            key: String::new(),
            is_here: true,
            board: 14,
            before: String::new(),
        }],
        version: 90,
        has_conflicts: true,
        byes: vec!["Ghiringo Matteo: bye.".into()],
        corrections: vec!["Per l’Elo: tavolo 3, 0–1 (moduli scambiati).".into()],
        ties: None,
        may_change_by_hand: true,
        by_hand: false,
        by_hand_reason: None,
        may_take_back: false,
        next_round: Some(6),
    }
}

pub(super) fn hall(lang: Lang) -> floor::FloorPage {
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
                answer: None,
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
        agreed: Vec::new(),
        missing: Vec::new(),
        calls: vec![
            call(
                "12",
                true,
                "Acquafresca Livia",
                "Lo Verde Salvatore",
                "Bandierina del Bianco",
                "Segnata alle 12:46 da Calligaro, orologio 0:00:00. Il Nero ha re e cavallo: decidere se può dare matto.",
                "Decisione",
            ),
            call(
                "3",
                true,
                "Di Stasio Lorenzo",
                "Dragosin Mihai",
                "Richiesta di patta",
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

pub(super) fn one_game(lang: Lang) -> game::GamePage {
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
        back: None,
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
        newer: 44,
        written: "Txe5".into(),
        refusal: Some(game::Refusal {
            head: "Txe5 non è legale".into(),
            reason: "La torre e3 non arriva in e5: il pedone e4 chiude la colonna.".into(),
            article: Some(Law { text: "art. 3.5".into(), link: None }),
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
        annulled: None,
        last_move: Some(game::LastMove { written: "22…Tee8".into(), spelling: Vec::new() }),
        plies: 44,
        at: 44,
        signals: vec![
            game::Signal { tag: Some(game::SignalTag::Claimable), title: "Tre volte, ora".into(), article: Law { text: "art. 9.2.2".into(), link: None }, text: "La stessa posizione dopo 18…Tee8, 20…Tee8, 22…Tee8. Il Bianco può richiedere la patta, prima di toccare un pezzo.".into(), meter: None, check: Some(("game-verify-claim", "/t/open/game/4/claim".into())) },
            game::Signal { tag: Some(game::SignalTag::Announcing), title: "Tre volte".into(), article: Law { text: "art. 9.2.1".into(), link: None }, text: "Se il Bianco scrive 23.Cf5 e richiede la patta, la posizione è la terza, dopo 19.Cf5 e 21.Cf5.".into(), meter: None, check: None },
            game::Signal { tag: None, title: "Cinquanta mosse".into(), article: Law { text: "art. 9.3".into(), link: None }, text: "4½ di 50. Ultimo pedone o cattura: 18.dxe4".into(), meter: Some((9, 100)), check: None },
            game::Signal { tag: None, title: "Mosse illegali".into(), article: Law { text: "art. 7.5.5".into(), link: None }, text: "Bianco nessuna. Nero una, alla mossa 16: la prossima perde.".into(), meter: None, check: None },
        ],
        waits_for_positions: false,
        log: vec![
            game::LogLine { time: "11:20".into(), text: "Nero, illegale 16…Td4, completata. Due minuti al Bianco.".into(), source: Some("7.5.5, Calligaro".into()), law: None },
            game::LogLine { time: "9:41".into(), text: "Il Nero arriva, undici minuti di ritardo, nei limiti.".into(), source: Some("6.7".into()), law: None },
        ],
        superseded: 0,
        captured: CapturedView::after(t, &Game::new(Chess::default()), 0),
        clocks: None,
        over: None,
        is_over: false,
        end: None,
    }
}
