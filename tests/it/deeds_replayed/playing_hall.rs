//! Incidents and games.

use tratto::{
    app::{
        Actor,
        exchange::games_in::{self, GamesText},
        game::{
            annul, confirm,
            confirmation::Confirmation,
            empty_seats,
            feed::{self, FedBoard, FedPly},
            incident::{self, IncidentInput},
            record::{self, RecordMove},
            sheets,
            sheets_input::{KeepSheets, SheetText},
            view,
        },
        tournament::{
            board::BoardLine,
            entries, publication, rounds,
            seat_reports::{
                code,
                seat::{self, Asks},
            },
        },
    },
    event::{BoardResult, Colour, Halt, SeatCall},
    rules::{notation::Language, verdict::Act},
};

use super::event::Event;

impl Event<'_> {
    /// Judged by the page with this address, with these fields typed.
    pub(super) fn judged(
        &mut self,
        board: &BoardLine,
        page: &str,
        fields: &[(&str, &str)],
        with_result: bool,
    ) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let now = self.ctx.at(self.moment);
        let there = view::of_pairing(&now, &chief, &slug, board.pairing).unwrap();
        let earlier = (page == "illegal").then(|| there.illegal_moves(Colour::White));
        let asked = fields
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let input = Confirmation {
            pairing: board.pairing,
            page: page.to_owned(),
            asked: asked.collect(),
            mover: Colour::White,
            note: "Visto dall’arbitro.".to_owned(),
            white_clock: "0:41:07".to_owned(),
            black_clock: String::new(),
            game_version: there.version,
            pairing_version: there.board.version,
            earlier,
            with_result,
            supersedes: None,
        };
        self.must(|ctx, key| confirm::confirm(ctx, &chief, key, &slug, &input));
    }

    /// A fresh round with an incident of each kind, games from sheets and files.
    pub(super) fn incidents(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let (round, _) = self.boards();
        self.complete();
        let next = round + 1;
        // All come back, and one is asked about.
        for entry in self.entries.clone() {
            self.try_to(|ctx, key| entries::take_back(ctx, &chief, key, &slug, entry));
        }
        let asked = self.below(2);
        let (_, before) = self.boards();
        let mut forfeit = before[asked].clone();
        forfeit.version = self.pairing_version(forfeit.pairing);
        self.enter(&chief, &forfeit, Some(BoardResult::WhiteWinsByForfeit), 0);
        if next <= 5 {
            self.answer(next);
            self.try_to(|ctx, key| {
                rounds::draft(ctx, &chief, key, &slug, next, None, &Halt::never())
            });
            self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, next));
        }
        let (_, boards) = self.boards();
        let chairs = empty_seats::parse("1w 2n 3").unwrap();
        let now = self.boards().0;
        for empty in [true, false, true] {
            self.must(|ctx, key| empty_seats::note(ctx, &chief, key, &slug, now, &chairs, empty));
        }
        // Two phones at the first board that differ, and a call that is answered.
        let codes = code::of_round(&self.ctx.at(self.moment), &chief, &slug, now).unwrap();
        let [white, black] = codes[0].1.clone();
        let phone = Actor::visitor("a phone".to_owned());
        let said = [
            (&white, BoardResult::WhiteWins),
            (&black, BoardResult::Draw),
            (&black, BoardResult::WhiteWins),
        ];
        for (seat, result) in said {
            self.must(|ctx, key| seat::report(ctx, &phone, key, &slug, seat, result));
        }
        let asks = Asks {
            kind: SeatCall::Arbiter,
            round: None,
            sure: false,
        };
        for number in 1..=2 {
            self.must(|ctx, key| seat::call(ctx, &phone, key, &slug, &white, asks));
            if number == 1 {
                self.must(|ctx, key| seat::answer(ctx, &chief, key, &slug, number));
            }
        }
        // Nobody recorded these games: the arbiter sets the positions up.
        let fen = ("fen", "4k3/8/8/8/8/8/4P3/4K2R w K - 0 31");
        for act in [Act::TwoHands, Act::ClockWithoutMove] {
            let fields = [
                ("side", "white"),
                ("act", act.code()),
                ("written", "Txh7"),
                fen,
            ];
            self.judged(&boards[0], "illegal", &fields, true);
        }
        self.judged(&boards[1], "resign", &[("side", "black"), fen], true);
        let late = [("side", "white"), ("minutes", "12"), ("come", "yes")];
        self.judged(&boards[2], "late", &late, false);
        self.judged(&boards[2], "touched", &[("squares", "e2"), fen], false);
        let penalty = [
            ("side", "white"),
            ("offence", "another"),
            ("penalty", "points-off"),
            ("points", "half"),
        ];
        self.judged(&boards[2], "penalty", &penalty, false);
        let last = boards.last().unwrap();
        self.moves(last);
        // It began with the wrong array, and is played anew.
        self.judged(last, "start", &[("wrong", "array")], false);
        let (pairing, version) = (last.pairing, self.version(last.pairing));
        self.must(|ctx, key| annul::begin_anew(ctx, &chief, key, &slug, pairing, version));
        self.moves(last);
        let envelope = [
            ("number", "3"),
            ("white_left", "0:25:30"),
            ("black_left", "0:19:07"),
            ("offer", "white"),
            ("resumes", "domenica alle 9, sala B"),
        ];
        self.judged(last, "adjourn", &envelope, true);
        let stated = [("found", "position-lost")];
        self.judged(last, "sealed", &stated, false);
        self.judged(last, "agreement", &[], true);
        let phone = IncidentInput {
            pairing: boards[2].pairing,
            kind: "phone".to_owned(),
            colour: "black".to_owned(),
            facts: "Un telefono.".to_owned(),
            result: "1-0".to_owned(),
            pairing_version: self.pairing_version(boards[2].pairing),
            ..IncidentInput::default()
        };
        self.must(|ctx, key| incident::append(ctx, &chief, key, &slug, &phone));
        self.games(&boards);
    }

    pub(super) fn pairing_version(&self, pairing: i32) -> i32 {
        let now = self.ctx.at(self.moment);
        let there = view::of_pairing(&now, &self.chief(), &self.slug, pairing).unwrap();
        there.board.version
    }

    pub(super) fn games(&mut self, boards: &[BoardLine]) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let sheet = |text: &str| SheetText {
            text: text.to_owned(),
            language: Some(Language::Italian),
        };
        let kept = KeepSheets {
            pairing: boards[0].pairing,
            version: self.version(boards[0].pairing),
            white: sheet("1. d4 d5 2. c4 e6 3. Cc3 Cf6"),
            black: sheet("1. d4 d5 2. c4 e6 3. Cc3"),
            take_white: true,
        };
        self.must(|ctx, key| sheets::keep(ctx, &chief, key, &slug, &kept));
        let (pairing, version) = (boards[0].pairing, self.version(boards[0].pairing));
        self.must(|ctx, key| record::undo(ctx, &chief, key, &slug, pairing, version));
        let moves = self.version(boards[0].pairing);
        let played = RecordMove {
            pairing,
            version: moves,
            written: "Cf6".to_owned(),
            clock: "1:10:00".to_owned(),
        };
        self.must(|ctx, key| record::record(ctx, &chief, key, &slug, &played));
        // An electronic board goes on, and puts its last move right.
        let program = Actor::program();
        for uci in ["c1g5", "g1f3"] {
            let fed = FedBoard {
                pairing,
                version: self.version(pairing),
                keep: 6,
                moves: vec![FedPly {
                    written: uci.to_owned(),
                    uci: uci.to_owned(),
                    clock: Some(390_000),
                }],
            };
            self.must(|ctx, key| feed::pour_board(ctx, &program, key, &slug, &fed));
        }
        let text = "[Event \"x\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. c4 e5 2. Nc3 Nf6 1/2-1/2\n";
        let pairing = boards[1].pairing;
        let taken = self.try_to(|ctx, key| {
            games_in::import_board(
                ctx,
                &chief,
                key,
                &slug,
                pairing,
                GamesText::Bytes(text.as_bytes()),
                true,
            )
        });
        if taken.is_none() {
            // Moves were recorded there at random: another board has none.
            let pairing = boards[boards.len() - 1].pairing;
            self.must(|ctx, key| {
                games_in::import_board(
                    ctx,
                    &chief,
                    key,
                    &slug,
                    pairing,
                    GamesText::Bytes(text.as_bytes()),
                    true,
                )
            });
        }
        let two =
            format!("{text}\n[Event \"y\"]\n[White \"Nicol\u{f2}\"]\n\n1. e4 {{bene}} c5 *\n");
        self.must(|ctx, key| {
            games_in::import_games(
                ctx,
                &chief,
                key,
                &slug,
                GamesText::Bytes(two.as_bytes()),
                true,
                &Halt::never(),
            )
        });
    }
}
