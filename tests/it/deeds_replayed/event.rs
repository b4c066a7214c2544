//! An event in which everything happens at least once, and much at random: the same for the same seed.

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use tratto::{
    app::{
        Actor, AppError, Context, Done, Refusal, SignedIn,
        accounts::{self, AcceptInvitation, LogIn, NewAccount},
        clubs::{self, ClubInput, Secretary},
        deed::{Deed, DeedKind},
        exchange::{games_in, import_trf, trf_in::ImportInput},
        game::{
            arbitration::{self, ArbitrationInput},
            confirm::{self, Confirmation},
            incident::{self, IncidentInput},
            question::{IllegalReport, Noticed, Question},
            record::{self, RecordMove},
            sheets::{self, KeepSheets, SheetText},
            view,
        },
        players::{self, Into, PlayerInput},
        tournament::{
            board::{self, BoardLine},
            byes::{self, Asked},
            closing::{self, Reopening},
            days, deputies, entries, entry_correction,
            entry_values::EntryInput,
            ready_to_pair::{self, Answer, Answers},
            results::{self, RecordResult, Seen},
            rounds, settings,
            settings_input::SettingsInput,
            undo::{self, Undo},
        },
        trail,
    },
    event::{BoardResult, Colour, Halt},
    rules::{notation::Language, verdict::Act},
};

const PASSWORD: &str = "rook-lifts-quietly-31";
const BIRTHDAY: &str = "1987-05-03";
const EMAIL: &str = "segreteria@torrebianca.example";
const PHONE: &str = "0372 000111";

pub struct Event<'a> {
    ctx: &'a Context,
    moment: NaiveDateTime,
    state: u64,
    forms: u32,
    /// The chief arbiter, and a deputy.
    arbiters: Vec<Actor>,
    slug: String,
    entries: Vec<i32>,
    /// Deeds done.
    done: usize,
}

impl<'a> Event<'a> {
    pub fn new(ctx: &'a Context, seed: u64) -> Self {
        let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        Self {
            ctx,
            moment: day.and_hms_opt(9, 0, 0).unwrap(),
            state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15),
            forms: 0,
            arbiters: Vec::new(),
            slug: String::new(),
            entries: Vec::new(),
            done: 0,
        }
    }

    /// A number below `most`: splitmix64.
    fn below(&mut self, most: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % u64::try_from(most).unwrap()).unwrap()
    }

    /// A use case some seconds later; what is refused is part of an event, a fault is not.
    fn try_to<T>(
        &mut self,
        work: impl FnOnce(&Context, Option<&str>) -> Result<Done<T>, AppError>,
    ) -> Option<T> {
        self.moment += TimeDelta::seconds(7);
        self.forms += 1;
        let key = format!("form-{}", self.forms);
        match work(&self.ctx.at(self.moment), Some(&key)) {
            Ok(done) => {
                self.done += 1;
                done.fresh()
            }
            Err(
                AppError::Refused(_) | AppError::Fields(_) | AppError::Stale | AppError::NotFound,
            ) => None,
            Err(fault) => panic!("{fault}"),
        }
    }

    /// A use case that is not refused.
    fn must<T>(
        &mut self,
        work: impl FnOnce(&Context, Option<&str>) -> Result<Done<T>, AppError>,
    ) -> T {
        self.moment += TimeDelta::seconds(7);
        self.forms += 1;
        let key = format!("form-{}", self.forms);
        let done = work(&self.ctx.at(self.moment), Some(&key));
        self.done += 1;
        done.unwrap().fresh().unwrap()
    }

    fn account(&mut self, name: &str, club: Option<i32>, may_create: bool) -> Actor {
        let line = Actor::command_line();
        let input = NewAccount {
            name: name.to_owned(),
            display_name: format!("Signora {name}"),
            club_id: club,
            may_create_tournaments: may_create,
            password: Some(PASSWORD.to_owned()),
            ..NewAccount::default()
        };
        let (id, _) = self.must(|ctx, key| accounts::create(ctx, &line, key, &input));
        Actor::signed_in(SignedIn {
            id,
            display_name: input.display_name,
            is_admin: false,
            club_id: club,
        })
    }

    fn chief(&self) -> Actor {
        self.arbiters[0].clone()
    }

    fn arbiter(&mut self) -> Actor {
        let one = self.below(self.arbiters.len());
        self.arbiters[one].clone()
    }

    /// Everything. What must not be in the trail is answered.
    pub fn happen(mut self) -> Vec<String> {
        let secret = self.accounts();
        let (secretary, registered) = self.registry();
        self.tournament(&secretary, &registered);
        self.round_one();
        for _ in 0..90 {
            self.at_random();
        }
        self.incidents();
        self.play_out();
        self.end();
        self.imported();
        vec![
            PASSWORD.to_owned(),
            secret,
            BIRTHDAY.to_owned(),
            BIRTHDAY.replace('-', "/"),
            EMAIL.to_owned(),
            PHONE.to_owned(),
            "Zelinda Provetti".to_owned(),
            // Of a player in the report.
            "2006/08/13".to_owned(),
        ]
    }

    /// An administrator by link, accounts with all that can be done to them; a link's secret is answered.
    fn accounts(&mut self) -> String {
        let secret = accounts::first_admin_invitation(&self.ctx.at(self.moment))
            .unwrap()
            .unwrap();
        let accept = |name: &str, secret: &str| AcceptInvitation {
            secret: secret.to_owned(),
            name: name.to_owned(),
            display_name: "Ada".to_owned(),
            password: PASSWORD.to_owned(),
            repeated: PASSWORD.to_owned(),
        };
        accounts::accept_invitation(&self.ctx.at(self.moment), &accept("ada", &secret)).unwrap();
        let line = Actor::command_line();
        let invited = NewAccount {
            name: "bea".to_owned(),
            display_name: "Bea".to_owned(),
            ..NewAccount::default()
        };
        let (bea, link) = self.must(|ctx, key| accounts::create(ctx, &line, key, &invited));
        accounts::accept_invitation(&self.ctx.at(self.moment), &accept("", &link.unwrap()))
            .unwrap();
        let again = self.must(|ctx, key| accounts::invite_again(ctx, &line, key, bea));
        for may in [true, false] {
            self.must(|ctx, key| accounts::set_may_create(ctx, &line, key, bea, may));
        }
        for disabled in [true, false] {
            self.must(|ctx, key| accounts::set_disabled(ctx, &line, key, bea, disabled));
        }
        let chief = self.account("carla", None, true);
        let deputy = self.account("dora", None, false);
        let entry = LogIn {
            name: "dora".to_owned(),
            password: PASSWORD.to_owned(),
            address: "192.0.2.7".to_owned(),
            network: "192.0.2.7".to_owned(),
            device: None,
            former: None,
            browser: "Browser".to_owned(),
        };
        let session = accounts::log_in(&self.ctx.at(self.moment), &entry)
            .unwrap()
            .session;
        self.must(|ctx, key| accounts::end_other_sessions(ctx, &deputy, key, &session));
        let now = self.ctx.at(self.moment);
        let refused = accounts::change_password(&now, &deputy, "wrong", PASSWORD, PASSWORD);
        refused.unwrap_err();
        let other = format!("{PASSWORD}-new");
        accounts::change_password(&now, &deputy, PASSWORD, &other, &other).unwrap();
        self.arbiters = vec![chief, deputy];
        drop(again);
        secret
    }

    /// Clubs and players; the secretary of one, and her players.
    fn registry(&mut self) -> (Actor, Vec<i32>) {
        let line = Actor::command_line();
        let visitor = Actor::visitor("somebody".to_owned());
        let club = |name: &str| ClubInput {
            name: name.to_owned(),
            province: "CR".to_owned(),
            town: "Roccafiorita".to_owned(),
            postcode: "26100".to_owned(),
            address: "Via dei Tigli 4".to_owned(),
            email: EMAIL.to_owned(),
            phone: PHONE.to_owned(),
            president: "Zelinda Provetti".to_owned(),
            show_contacts: true,
            ..ClubInput::default()
        };
        let one = club("Torre Bianca");
        let id = self.must(|ctx, key| clubs::register(ctx, &visitor, key, &one, "192.0.2.7"));
        let other = club("Alfiere Cattivo");
        let bad = self.must(|ctx, key| clubs::register(ctx, &visitor, key, &other, "192.0.2.7"));
        self.must(|ctx, key| clubs::reject(ctx, &line, key, bad, 1));
        let made = Secretary {
            name: "pia".to_owned(),
            display_name: "Pia".to_owned(),
        };
        self.must(|ctx, key| clubs::approve(ctx, &line, key, id, 1, Some(&made)));
        let secretary = self.account("rita", Some(id), false);
        let changed = ClubInput {
            web: "https://torrebianca.example".to_owned(),
            phone: String::new(),
            ..one
        };
        self.must(|ctx, key| clubs::change(ctx, &secretary, key, id, 2, &changed));
        let mut registered = Vec::new();
        for number in 0..4 {
            let input = PlayerInput {
                last_name: format!("Registrati{number}"),
                first_name: "Ugo".to_owned(),
                birth: BIRTHDAY.to_owned(),
                fide: [
                    format!("{}", 1500 + 10 * number),
                    String::new(),
                    String::new(),
                ],
                ..PlayerInput::default()
            };
            let into = if number == 0 {
                Into::Registry(None)
            } else {
                Into::Club(id)
            };
            let actor = if number == 0 { &line } else { &secretary };
            registered.push(self.must(|ctx, key| players::add(ctx, actor, key, into, &input)));
        }
        let now = self.ctx.at(self.moment);
        let editable = players::for_edit(&now, &line, registered[0]).unwrap();
        let edited = PlayerInput {
            title: "CM".to_owned(),
            ..editable.input
        };
        let version = editable.version;
        let (player, into) = (registered[0], Some(Some(id)));
        self.must(|ctx, key| players::edit(ctx, &line, key, player, version, &edited, into));
        let list = format!(
            "Cognome;Nome;Nascita;Elo\nSartorel;Bruno;{BIRTHDAY};1790\nVerdini;Ada;1970;\n"
        );
        self.must(|ctx, key| players::import(ctx, &secretary, key, id, list.as_bytes(), &[]));
        (secretary, registered)
    }

    fn settings(&mut self) -> SettingsInput {
        SettingsInput {
            name: "Torneo delle Repliche".to_owned(),
            town: "Cremona".to_owned(),
            federation: "ITA".to_owned(),
            start: "2026-11-21".to_owned(),
            end: "2026-11-24".to_owned(),
            rounds: "5".to_owned(),
            kind: "standard".to_owned(),
            time_control: "90 + 30\"".to_owned(),
            rules_edition: "fide-2023".to_owned(),
            win: "1".to_owned(),
            draw: "0.5".to_owned(),
            loss: "0".to_owned(),
            pairing_bye: "1".to_owned(),
            tie_breaks: "BH/C1, BH, SB".to_owned(),
            default_minutes: "30".to_owned(),
            remaining_ties: "lots".to_owned(),
            acceleration: if self.below(2) == 0 { "baku" } else { "none" }.to_owned(),
            ..SettingsInput::default()
        }
    }

    /// A tournament with its entries.
    fn tournament(&mut self, secretary: &Actor, registered: &[i32]) {
        let (chief, input) = (self.chief(), self.settings());
        self.slug = self.must(|ctx, key| settings::create(ctx, &chief, key, &input));
        let slug = self.slug.clone();
        for (index, player) in registered.iter().enumerate().skip(1) {
            let actor = if index == 1 { &chief } else { secretary };
            let made = self
                .must(|ctx, key| entries::add_registered(ctx, actor, key, &slug, &[*player], true));
            self.entries.extend(made);
        }
        for number in 0..9_usize {
            let input = EntryInput {
                last_name: format!("Iscritti{number}"),
                first_name: "Ada".to_owned(),
                sex: "w".to_owned(),
                birth: if number == 0 { BIRTHDAY } else { "1990" }.to_owned(),
                rating: (1400 + self.below(700)).to_string(),
                ..EntryInput::default()
            };
            let made = self.must(|ctx, key| entries::add_typed(ctx, &chief, key, &slug, &input));
            self.entries.push(made);
        }
        let gone = self.entries.pop().unwrap();
        self.must(|ctx, key| byes::set(ctx, &chief, key, &slug, gone, 2, Asked::Half));
        self.must(|ctx, key| entries::remove(ctx, &chief, key, &slug, gone));
        let days: Vec<String> = ["2026-11-21", "", "2026-11-22"].map(str::to_owned).into();
        let (mut input, version) = settings::get(&self.ctx.at(self.moment), &chief, &slug).unwrap();
        self.must(|ctx, key| days::set(ctx, &chief, key, &slug, version, &days));
        input.venue = "Sala dei Tigli".to_owned();
        self.must(|ctx, key| settings::update(ctx, &chief, key, &slug, version + 1, &input));
        self.arbitration();
        for name in ["dora", "bea", "nessuno"] {
            self.must(|ctx, key| deputies::invite(ctx, &chief, key, &slug, name));
        }
        let now = self.ctx.at(self.moment);
        let asked = deputies::invited(&now, &chief, &slug).unwrap();
        let number = |name: &str| asked.iter().find(|(_, known)| known == name).unwrap().0;
        let (dora, bea, nobody) = (number("dora"), number("bea"), number("nessuno"));
        let deputy = self.arbiters[1].clone();
        self.must(|ctx, key| deputies::answer(ctx, &deputy, key, dora, true));
        let declines = Actor::signed_in(SignedIn {
            id: self.user_of("bea"),
            display_name: "Bea".to_owned(),
            is_admin: false,
            club_id: None,
        });
        self.must(|ctx, key| deputies::answer(ctx, &declines, key, bea, false));
        self.must(|ctx, key| deputies::withdraw(ctx, &chief, key, &slug, nobody));
    }

    fn user_of(&self, name: &str) -> i32 {
        let all = accounts::list(self.ctx, &Actor::command_line()).unwrap();
        all.iter().find(|account| account.name == name).unwrap().id
    }

    fn arbitration(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let (_, _, there) = arbitration::get(&self.ctx.at(self.moment), &chief, &slug).unwrap();
        let points = there.points.settings();
        let input = ArbitrationInput {
            supervision: if self.below(2) == 0 {
                "full"
            } else {
                "partial"
            }
            .to_owned(),
            points: points.map(|s| (s.point(), s.choice().to_owned())).into(),
            period_switch: "zero".to_owned(),
        };
        let version = there.version;
        self.must(|ctx, key| arbitration::set(ctx, &chief, key, &slug, version, &input));
    }

    /// The check-in and the first round.
    fn round_one(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        for entry in self.entries.clone().into_iter().skip(2) {
            self.must(|ctx, key| entries::check_in(ctx, &chief, key, &slug, entry, true));
        }
        self.must(|ctx, key| entries::close_check_in(ctx, &chief, key, &slug));
        let late = self.entries[0];
        self.must(|ctx, key| entries::check_in(ctx, &chief, key, &slug, late, true));
        let (a, b) = (self.entries[3], self.entries[4]);
        let pair = self.must(|ctx, key| byes::forbid(ctx, &chief, key, &slug, a, b));
        self.must(|ctx, key| byes::allow(ctx, &chief, key, &slug, pair));
        self.correct(a);
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 1, None, &Halt::never()));
        self.must(|ctx, key| rounds::discard(ctx, &chief, key, &slug));
        let colour = Some(Colour::Black).filter(|_| self.below(2) == 0);
        self.must(|ctx, key| rounds::draft(ctx, &chief, key, &slug, 1, colour, &Halt::never()));
        self.must(|ctx, key| rounds::publish(ctx, &chief, key, &slug, 1));
        self.must(|ctx, key| rounds::mark_printed(ctx, &chief, key, &slug, 1));
    }

    fn correct(&mut self, entry: i32) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let now = self.ctx.at(self.moment);
        let there = entry_correction::for_correction(&now, &chief, &slug, entry).unwrap();
        let input = EntryInput {
            rating: (1400 + self.below(700)).to_string(),
            ..there.input
        };
        let version = there.version;
        self.try_to(|ctx, key| {
            entry_correction::correct(ctx, &chief, key, &slug, entry, version, &input)
        });
    }

    /// The newest published round and its boards.
    fn boards(&self) -> (u8, Vec<BoardLine>) {
        let view = board::round(self.ctx, &self.chief(), &self.slug, None).unwrap();
        (view.round, view.boards)
    }

    fn enter(&mut self, actor: &Actor, board: &BoardLine, result: Option<BoardResult>, seen: i32) {
        let slug = self.slug.clone();
        let input = RecordResult {
            pairing: board.pairing,
            version: board.version,
            result,
            reason: None,
            confirmed: None,
        };
        let seen = Seen {
            after: None,
            conflict: seen,
        };
        self.try_to(|ctx, key| results::record(ctx, actor, key, &slug, &input, &seen));
    }

    fn a_result(&mut self) -> Option<BoardResult> {
        match self.below(8) {
            0 | 1 => Some(BoardResult::WhiteWins),
            2 => Some(BoardResult::BlackWins),
            3 | 4 => Some(BoardResult::Draw),
            5 => Some(BoardResult::WhiteWinsByForfeit),
            6 => Some(BoardResult::Adjourned),
            _ => None,
        }
    }

    /// One thing that happens at a desk.
    fn at_random(&mut self) {
        let (actor, slug) = (self.arbiter(), self.slug.clone());
        let (round, boards) = self.boards();
        let pick = self.below(boards.len());
        let mut board = boards[pick].clone();
        let who = self.below(self.entries.len());
        let entry = self.entries[who];
        match self.below(16) {
            0..=4 => {
                let result = self.a_result();
                // Somebody whose page is old: the other value is kept beside it.
                if self.below(3) == 0 {
                    board.version -= 1;
                }
                self.enter(&actor, &board, result, 0);
            }
            5 => self.undo_last(&actor),
            6 => self.settle(&actor),
            7 => {
                let asked = [Asked::Half, Asked::Zero, Asked::None][self.below(3)];
                let round = i32::from(round) + 1;
                self.try_to(|ctx, key| byes::set(ctx, &actor, key, &slug, entry, round, asked));
            }
            8 => {
                self.try_to(|ctx, key| entries::withdraw(ctx, &actor, key, &slug, entry));
            }
            9 | 10 => {
                self.try_to(|ctx, key| entries::take_back(ctx, &actor, key, &slug, entry));
            }
            11 => {
                let present = self.below(2) == 0;
                self.try_to(|ctx, key| entries::check_in(ctx, &actor, key, &slug, entry, present));
            }
            12 => self.correct(entry),
            13 => self.moves(&board),
            14 => self.note(&board),
            _ => self.next_round(),
        }
    }

    /// Takes back the newest entry of this arbiter, by its row or by its form.
    fn undo_last(&mut self, actor: &Actor) {
        let slug = self.slug.clone();
        let me = actor.user.as_ref().map(|user| user.id);
        let told = trail::deeds(self.ctx, 0).unwrap();
        let last = told.iter().rfind(|one| {
            let entered = matches!(one.deed, Deed::ResultRecorded(_) | Deed::ResultKept(_));
            entered && one.user_id == me
        });
        if let Some(last) = last {
            let what = Undo::Action(last.row);
            self.try_to(|ctx, key| undo::undo(ctx, actor, key, &slug, &what));
        }
    }

    /// Enters what stands on a board with an open conflict, having seen it.
    fn settle(&mut self, actor: &Actor) {
        let now = self.ctx.at(self.moment);
        let floor = tratto::app::game::floor::floor(&now, actor, &self.slug).unwrap();
        let open = floor.boards.iter().find(|one| !one.conflicts.is_empty());
        if let Some(open) = open {
            let (line, seen) = (open.line.clone(), open.conflicts.last().unwrap().id);
            self.enter(actor, &line, line.result, seen);
        }
    }

    fn version(&self, pairing: i32) -> i32 {
        let now = self.ctx.at(self.moment);
        view::of_pairing(&now, &self.chief(), &self.slug, pairing)
            .unwrap()
            .version
    }

    /// The next moves of a game, and one taken back.
    fn moves(&mut self, board: &BoardLine) {
        const MOVES: [&str; 10] = [
            "e4", "e5", "Cf3", "Cc6", "Ab5", "a6", "Aa4", "Cf6", "0-0", "Ae7",
        ];
        let (actor, slug) = (self.arbiter(), self.slug.clone());
        for _ in 0..3 {
            let now = self.ctx.at(self.moment);
            let there = view::of_pairing(&now, &actor, &slug, board.pairing).unwrap();
            let Some(written) = MOVES.get(there.moves.len()) else {
                return;
            };
            let input = RecordMove {
                pairing: board.pairing,
                version: there.version,
                written: (*written).to_owned(),
                clock: if self.below(2) == 0 { "1:28:05" } else { "" }.to_owned(),
            };
            self.try_to(|ctx, key| record::record(ctx, &actor, key, &slug, &input));
        }
        if self.below(3) == 0 {
            let (pairing, version) = (board.pairing, self.version(board.pairing));
            self.try_to(|ctx, key| record::undo(ctx, &actor, key, &slug, pairing, version));
        }
    }

    /// Something that is only noted.
    fn note(&mut self, board: &BoardLine) {
        let (actor, slug) = (self.arbiter(), self.slug.clone());
        let input = IncidentInput {
            pairing: board.pairing,
            kind: ["phone", "clock", "disturbance"][self.below(3)].to_owned(),
            colour: "white".to_owned(),
            facts: "Un telefono ha squillato.".to_owned(),
            white_set: "1:20:00".to_owned(),
            ..IncidentInput::default()
        };
        self.try_to(|ctx, key| incident::append(ctx, &actor, key, &slug, &input));
    }

    /// Completes the results of a round, pairs and publishes the next.
    fn next_round(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let (round, _) = self.boards();
        if round >= 4 {
            return;
        }
        self.complete();
        let next = round + 1;
        let mut drafted = self
            .try_to(|ctx, key| rounds::draft(ctx, &chief, key, &slug, next, None, &Halt::never()));
        if drafted.is_none() {
            self.answer(next);
            drafted = self.try_to(|ctx, key| {
                rounds::draft(ctx, &chief, key, &slug, next, None, &Halt::never())
            });
        }
        if drafted.is_some() {
            self.try_to(|ctx, key| rounds::publish(ctx, &chief, key, &slug, next));
        }
    }

    /// Answers for everybody who was not seen.
    fn answer(&mut self, round: u8) {
        self.moment += TimeDelta::seconds(7);
        let all = [Answer::Awaited, Answer::Absent, Answer::Out][self.below(3)];
        let answers = Answers {
            all: Some(all),
            ..Answers::default()
        };
        let now = self.ctx.at(self.moment);
        ready_to_pair::answer(&now, &self.chief(), &self.slug, round, &answers).unwrap();
    }

    /// Every board of the newest round has a result, and no other value waits.
    fn complete(&mut self) {
        let chief = self.chief();
        for _ in 0..30 {
            let now = self.ctx.at(self.moment);
            let floor = tratto::app::game::floor::floor(&now, &chief, &self.slug).unwrap();
            let open = floor.boards.iter().find(|one| {
                !one.conflicts.is_empty()
                    || matches!(one.line.result, None | Some(BoardResult::Adjourned))
            });
            let Some(open) = open else {
                return;
            };
            let seen = open.conflicts.last().map_or(0, |conflict| conflict.id);
            let line = open.line.clone();
            let result = match line.result {
                None | Some(BoardResult::Adjourned) => Some(BoardResult::Draw),
                stands => stands,
            };
            self.enter(&chief, &line, result, seen);
        }
    }

    fn judged(&mut self, board: &BoardLine, question: Question, with_result: bool) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let now = self.ctx.at(self.moment);
        let there = view::of_pairing(&now, &chief, &slug, board.pairing).unwrap();
        let earlier = match &question {
            Question::Illegal(report) => Some(there.illegal_moves(report.by)),
            _ => None,
        };
        let input = Confirmation {
            pairing: board.pairing,
            question,
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
    fn incidents(&mut self) {
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
            self.must(|ctx, key| rounds::publish(ctx, &chief, key, &slug, next));
        }
        let (_, boards) = self.boards();
        let illegal = |act| {
            Question::Illegal(IllegalReport {
                by: Colour::White,
                act,
                written: "Txh7".to_owned(),
                noticed: Noticed::AtOnce,
                same_move: false,
                continued: String::new(),
            })
        };
        self.judged(&boards[0], illegal(Act::TwoHands), true);
        self.judged(&boards[0], illegal(Act::ClockWithoutMove), true);
        self.judged(&boards[1], Question::Resignation(Colour::Black), true);
        let late = Question::Late {
            by: Some(Colour::White),
            minutes: "12".to_owned(),
            has_come: true,
        };
        self.judged(&boards[2], late, false);
        let touched = Question::Touched {
            by: Colour::White,
            squares: "e2".to_owned(),
        };
        self.judged(&boards[2], touched, false);
        let last = boards.last().unwrap();
        self.moves(last);
        self.judged(last, Question::Agreement, true);
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

    fn pairing_version(&self, pairing: i32) -> i32 {
        let now = self.ctx.at(self.moment);
        let there = view::of_pairing(&now, &self.chief(), &self.slug, pairing).unwrap();
        there.board.version
    }

    fn games(&mut self, boards: &[BoardLine]) {
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
        let text = "[Event \"x\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. c4 e5 2. Nc3 Nf6 1/2-1/2\n";
        let pairing = boards[1].pairing;
        let taken = self.try_to(|ctx, key| {
            games_in::import_board(ctx, &chief, key, &slug, pairing, text.as_bytes(), true)
        });
        if taken.is_none() {
            // Moves were recorded there at random: another board has none.
            let pairing = boards[boards.len() - 1].pairing;
            self.must(|ctx, key| {
                games_in::import_board(ctx, &chief, key, &slug, pairing, text.as_bytes(), true)
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
                two.as_bytes(),
                true,
                &Halt::never(),
            )
        });
    }

    /// The rest of the rounds.
    fn play_out(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        for _ in 0..6 {
            self.complete();
            let (round, _) = self.boards();
            if round >= 5 {
                return;
            }
            let next = round + 1;
            self.answer(next);
            self.try_to(|ctx, key| {
                rounds::draft(ctx, &chief, key, &slug, next, None, &Halt::never())
            });
            self.must(|ctx, key| rounds::publish(ctx, &chief, key, &slug, next));
        }
    }

    /// What the chance may have left out, the end, and what comes after.
    fn end(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let deputy = self.arbiters[1].clone();
        let (_, boards) = self.boards();
        let mut board = boards[0].clone();
        board.version = self.pairing_version(board.pairing);
        // Two values, one withdrawn, one settled, an entry taken back.
        let mut old = board.clone();
        old.version -= 1;
        let other = |stands: Option<BoardResult>| {
            Some(match stands {
                Some(BoardResult::WhiteWins) => BoardResult::BlackWins,
                _ => BoardResult::WhiteWins,
            })
        };
        self.enter(&deputy, &old, other(board.result), 0);
        self.undo_last(&deputy);
        self.enter(&deputy, &old, other(board.result), 0);
        self.settle(&chief);
        let stands = board.result;
        self.enter(&chief, &board, other(stands), 0);
        self.undo_last(&chief);
        let entry = self.entries[5];
        self.try_to(|ctx, key| entries::take_back(ctx, &chief, key, &slug, entry));
        self.must(|ctx, key| entries::withdraw(ctx, &chief, key, &slug, entry));
        self.must(|ctx, key| entries::take_back(ctx, &chief, key, &slug, entry));
        self.earlier_round();
        self.complete();
        self.must(|ctx, key| closing::finish(ctx, &chief, key, &slug));
        let refused = rounds::discard(&self.ctx.at(self.moment), &chief, None, &slug);
        assert!(matches!(
            refused,
            Err(AppError::Refused(Refusal::TournamentOver))
        ));
        let reason = Reopening {
            reason: "moduli scambiati".to_owned(),
            sure: true,
        };
        self.must(|ctx, key| closing::reopen(ctx, &chief, key, &slug, &reason));
        let user = deputy.user.unwrap().id;
        self.must(|ctx, key| settings::remove_deputy(ctx, &chief, key, &slug, user));
        self.must(|ctx, key| closing::finish(ctx, &chief, key, &slug));
    }

    /// A result of round 1 that is changed on purpose.
    fn earlier_round(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let view = board::round(self.ctx, &chief, &slug, Some(1)).unwrap();
        let board = &view.boards[0];
        let input = RecordResult {
            pairing: board.pairing,
            version: board.version,
            result: Some(match board.result {
                Some(BoardResult::WhiteWins) => BoardResult::BlackWins,
                _ => BoardResult::WhiteWins,
            }),
            reason: None,
            confirmed: Some("moduli scambiati".to_owned()),
        };
        self.must(|ctx, key| results::record(ctx, &chief, key, &slug, &input, &Seen::default()));
    }

    /// Another tournament, from a report.
    fn imported(&mut self) {
        let chief = self.chief();
        let report = std::fs::read("tests/tournaments/000001001.trf").unwrap();
        let given = ImportInput {
            name: "Torneo Importato".to_owned(),
            ..ImportInput::default()
        };
        let made =
            self.must(|ctx, key| import_trf(ctx, &chief, key, &report, &given, &Halt::never()));
        let slug = made.slug;
        let told = trail::deeds(self.ctx, 0).unwrap();
        assert_eq!(
            told.last().unwrap().deed.kind(),
            DeedKind::TournamentImported
        );
        let reason = Reopening {
            reason: "un turno in più".to_owned(),
            sure: true,
        };
        self.must(|ctx, key| closing::reopen(ctx, &chief, key, &slug, &reason));
    }
}
