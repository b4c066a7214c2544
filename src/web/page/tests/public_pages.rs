//! The public pages and those on paper, with data.

use super::*;
use crate::web::view::matches::Matches;

pub(super) fn public(lang: Lang) -> tournament_view::TournamentPage {
    let t = Words(lang);
    let fact = |term: &str, text: &str| tournament::Fact {
        term: term.into(),
        text: text.into(),
    };
    let mut rows: Vec<tournament_view::PairingRow> = BOARDS
        .iter()
        .map(
            |&(board, ws, wg, wt, wp, code, bs, bg, bt, bp, _, _)| tournament_view::PairingRow {
                pairing: i32::from(board),
                board: Some(board),
                place: usize::from(board),
                white: name(ws, wg, wt, true),
                white_points: points(wp),
                other: tournament_view::Opposite::Black(name(bs, bg, bt, true), points(bp)),
                result: BoardResult::from_code(code).map(|result| ResultMark { t, result }),
                version: 1,
                on: None,
                why: Some((
                    format!("/t/nebbia/round/5/why/{board}"),
                    format!("Perché {ws} – {bs}?"),
                )),
            },
        )
        .collect();
    rows.push(tournament_view::PairingRow {
        pairing: 0,
        board: None,
        place: 0,
        white: name("Ghiringo", "Matteo", "", true),
        white_points: points(0),
        other: tournament_view::Opposite::Bye(points(2), "bye, un punto".into()),
        result: None,
        version: 1,
        on: None,
        why: None,
    });
    tournament_view::TournamentPage {
        page: page(lang),
        team_matches: Matches::none(Words(lang)),
        head: head(t, tournament::Tab::Pairings),
        title: "Turno 5 in gioco".into(),
        status: "Sabato ore 9:30. Sette risultati su sedici, aggiornato alle 12:47.".into(),
        round: 5,
        pages: Pages::default(),
        is_partial: false,
        stands_at: 90,
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
        embed: crate::web::view::EmbedCode::default(),
        downloads: [
            "Abbinamenti CSV",
            "Partite PGN",
            "Torneo TRF26",
            "Calendario dei turni iCal",
        ]
        .map(|label| download::Download {
            label: label.into(),
            link: "/t/nebbia/file".into(),
        })
        .into(),
    }
}

pub(super) fn standing_rows(open: Option<usize>) -> Vec<standings::StandingsRow> {
    STANDINGS
        .iter()
        .enumerate()
        .map(|(at, &(surname, given, title, rating, club, [own, first, second, third]))| standings::StandingsRow {
            place: u16::try_from(at + 1).unwrap(),
            player: name(surname, given, title, true),
            rating: Some(rating),
            club: club.into(),
            reached: None,
            points: Figure::quarters(own),
            tie_breaks: [first, second, third]
                .into_iter()
                .enumerate()
                .map(|(column, value)| standings::TieBreakCell {
                    absent: None,
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
                        term(2, "Bye", 8, "bye richiesto: avversario fittizio con i punti di De Nicolò, al massimo mezzo a turno (art. 16.4). Tolto, perché il taglio colpisce per primo il turno non giocato per scelta (art. 16.5).", true),
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

pub(super) fn columns() -> Vec<standings::TieBreakColumn> {
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

/// The standings, with a value of the eleventh player unfolded.
pub(super) fn ranked(lang: Lang) -> standings::StandingsPage {
    standings::StandingsPage {
        side_rows: Vec::new(),
        sides: None,
        page: page(lang),
        head: head(Words(lang), tournament::Tab::Standings),
        title: "Classifica dopo il turno 4".into(),
        after_round: 4,
        pinned: false,
        columns: columns(),
        rows: standing_rows(Some(10)),
        pages: Pages::default(),
        find: String::new(),
        is_of_bracket: false,
        is_by_keizer: false,
        ties: "Gli ex aequo hanno lo stesso numero.".into(),
        objections: Vec::new(),
    }
}

pub(super) fn cross(lang: Lang) -> crosstable::CrosstablePage {
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
            number: text[..at].parse().unwrap(),
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
        pages: Pages::default(),
        rows: standing_rows(None)
            .into_iter()
            .zip(CROSS)
            .enumerate()
            .map(|(index, (row, cells))| crosstable::CrossRow {
                number: index + 1,
                place: row.place,
                player: row.player,
                cells: cells.split_whitespace().map(cell).collect(),
                points: row.points,
                last_of_group: row.last_of_group,
            })
            .collect(),
    }
}

pub(super) fn mine(lang: Lang) -> my_board::MyBoardPage {
    let round = |number, colour, opponent: &str, sign: &str| my_board::MyRound {
        number,
        colour: Some(colour),
        opponent: opponent.into(),
        sign: sign.into(),
    };
    my_board::MyBoardPage {
        page: page(lang),
        slug: "nebbia".into(),
        entry: 21,
        on_phone: my_board::OnPhone::Offered,
        tournament: "Open della Nebbia".into(),
        dateline: "Turno 6, sabato 21 novembre, ore 15:30".into(),
        who: "Nora Gherardeschi".into(),
        no_index: false,
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

pub(super) fn sheet() -> print::SheetFrame {
    print::SheetFrame {
        title: "Turno 5".into(),
        tournament: "Open della Nebbia, Cremona".into(),
        date: "sabato 21 novembre 2026, ore 9:30".into(),
        note: "Ghiringo Matteo: bye. Tolleranza 30 minuti. Nessun accordo di patta prima della mossa 20.".into(),
        foot: "Pubblicato alle 9:14. Arbitro principale Ottavia Brandimarte".into(),
        code: (
            "/t/nebbia/code/round/5".into(),
            "Il turno sul telefono".into(),
        ),
    }
}

pub(super) fn wall(lang: Lang) -> print::PrintPairings {
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
        ways: print::SheetWays {
            base: "/t/nebbia/print".into(),
            round: 5,
            back: "/t/nebbia/desk/5".into(),
            printed: Some("/t/nebbia/desk/5/printed".into()),
        },
        page: page(lang),
        sheet: sheet(),
        table: print::WallTable {
            t: Words(lang),
            rows: rows.collect(),
        },
    }
}

pub(super) fn seats(lang: Lang) -> print::PrintSeats {
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
        opponent: "bye, un punto".into(),
    });
    rows.sort_by_key(|row| row.player.plain());
    print::PrintSeats {
        ways: print::SheetWays {
            base: "/t/nebbia/print".into(),
            round: 5,
            back: "/t/nebbia/desk/5".into(),
            printed: Some("/t/nebbia/desk/5/printed".into()),
        },
        page: page(lang),
        sheet: sheet(),
        table: print::SeatsTable {
            t: Words(lang),
            rows,
        },
    }
}
