//! The rest of the rounds, the end, and another tournament from a report.

use std::io::Write as _;

use chrono::TimeDelta;

use tratto::{
    app::{
        Actor, AppError, PersonInput, Refusal,
        deed::DeedKind,
        exchange::{
            archive::{self, Bytes},
            import_input::ImportInput,
            import_trf,
        },
        rating_lists::{self, ListInput},
        tournament::{
            board, byes, closing,
            confirmation::Confirmation,
            deputies, entries,
            entry_values::EntryInput,
            erasure, fide_mode,
            list_refresh::{self, Chosen},
            prizes, prospectus, publication, ratings, report,
            results::{self, RecordResult, Seen},
            retention, rounds, settings,
            settings_input::SettingsInput,
            summary,
        },
        trail,
    },
    event::{BoardResult, Halt},
    norms::NormTitle,
};

use super::{cast::yes, event::Event};

impl Event<'_> {
    /// The rest of the rounds.
    pub(super) fn play_out(&mut self) {
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
            self.must(|ctx, key| publication::publish(ctx, &chief, key, &slug, next));
        }
    }

    /// What the chance may have left out, the end, and what comes after.
    pub(super) fn end(&mut self) {
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
        let (newest, _) = self.boards();
        self.earlier_round(1);
        self.earlier_round(newest - 1);
        self.complete();
        self.must(|ctx, key| fide_mode::leave(ctx, &chief, key, &slug, &yes()));
        let (a, b) = (self.entries[6], self.entries[7]);
        let pair = self.must(|ctx, key| byes::forbid(ctx, &chief, key, &slug, (a, b), &yes()));
        self.must(|ctx, key| byes::allow(ctx, &chief, key, &slug, pair, &yes()));
        self.must(|ctx, key| closing::finish(ctx, &chief, key, &slug));
        let refused = rounds::discard(&self.ctx.at(self.moment), &chief, None, &slug);
        assert!(matches!(
            refused,
            Err(AppError::Refused(Refusal::TournamentOver))
        ));
        let reason = Confirmation {
            reason: "moduli scambiati".to_owned(),
            sure: true,
        };
        self.must(|ctx, key| closing::reopen(ctx, &chief, key, &slug, &reason));
        // Somebody asks to be erased: first they are named no more, and after the end nobody can tell who it was.
        let gone = *self.entries.last().unwrap();
        let erased =
            self.must(|ctx, key| erasure::by_director(ctx, &chief, key, &slug, gone, true));
        assert!(!erased);
        let user = deputy.user.unwrap().id;
        self.must(|ctx, key| deputies::remove(ctx, &chief, key, &slug, user));
        self.must(|ctx, key| closing::finish(ctx, &chief, key, &slug));
        self.prizes();
        self.prospectus();
        self.report();
        self.certificate();
        let erased =
            self.must(|ctx, key| erasure::by_director(ctx, &chief, key, &slug, gone, true));
        assert!(erased);
        // What serves to reach people goes when the event is long over.
        self.moment += TimeDelta::days(120);
        let program = Actor::program();
        self.must(|ctx, key| retention::forget(ctx, &program, key, &slug));
    }

    /// What the organiser tells players, written twice.
    fn prospectus(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let mut input = prospectus::input::ProspectusInput {
            prospectus_email: "open@torre.example".to_owned(),
            prospectus_site: "torre.example".to_owned(),
            prospectus_text: "Benvenuti.\r\n\r\n- caffè".to_owned(),
            ..Default::default()
        };
        self.must(|ctx, key| prospectus::kept::write(ctx, &chief, key, &slug, 0, &input));
        input.prospectus_phone = "+39 0533 12345".to_owned();
        input.prospectus_lodging = "Albergo del Ponte".to_owned();
        self.must(|ctx, key| prospectus::kept::write(ctx, &chief, key, &slug, 1, &input));
    }

    /// A report, written twice.
    fn report(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let mut input = report::input::ReportInput::usual();
        input.organiser = "Circolo della Torre".to_owned();
        self.must(|ctx, key| report::save::save(ctx, &chief, key, &slug, 0, &input));
        input.parts.swap(0, 1);
        input.parts[0].text = "Sala chiusa dieci minuti.\r\nNessun reclamo.".to_owned();
        self.must(|ctx, key| report::save::save(ctx, &chief, key, &slug, 1, &input));
    }

    /// The certificate of a norm, written over twice.
    fn certificate(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let entry = ratings::view::ratings(self.ctx, &chief, &slug, 1)
            .unwrap()
            .lines[0]
            .entrant
            .entry;
        let of = (slug.as_str(), entry, NormTitle::Im);
        let mut input = ratings::certificate_input::CertificateInput::default();
        input
            .0
            .insert("it1_arbiter_id".to_owned(), " 800123 ".to_owned());
        self.must(|ctx, key| ratings::certificate::save(ctx, &chief, key, of, 0, &input));
        input.0.insert("it1_arbiter_id".to_owned(), String::new());
        input
            .0
            .insert("it1_remarks".to_owned(), "1.5.6a".to_owned());
        self.must(|ctx, key| ratings::certificate::save(ctx, &chief, key, of, 1, &input));
    }

    /// A fund, somebody named and somebody excluded, two versions, a signature taken back.
    fn prizes(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let mut input = prizes::fund_input::FundInput {
            general: "400 300 200 100".to_owned(),
            others: "sotto 2000: 60 40\ndonne, U18: 30\nspeciale Miglior partita: 50".to_owned(),
            ..prizes::fund_input::FundInput::usual()
        };
        self.must(|ctx, key| prizes::fund::set(ctx, &chief, key, &slug, 0, &input));
        self.must(|ctx, key| prizes::close::close(ctx, &chief, key, &slug, 1));
        let signed = prizes::receipts::Receipt {
            list: 1,
            position: 0,
        };
        for is_signed in [true, false, true] {
            self.must(|ctx, key| {
                prizes::receipts::sign(ctx, &chief, key, &slug, signed, is_signed)
            });
        }
        let named = prizes::decisions::DecisionInput {
            special: "Miglior partita".to_owned(),
            entry: self.entries[3],
            reason: "Il finale di torri".to_owned(),
            take_back: false,
        };
        let barred = prizes::decisions::DecisionInput {
            special: String::new(),
            ..named.clone()
        };
        for decision in [&named, &barred] {
            self.must(|ctx, key| prizes::decisions::decide(ctx, &chief, key, &slug, decision));
        }
        let back = prizes::decisions::DecisionInput {
            take_back: true,
            ..barred
        };
        self.must(|ctx, key| prizes::decisions::decide(ctx, &chief, key, &slug, &back));
        input.general = "400 300 150 100".to_owned();
        self.must(|ctx, key| prizes::fund::set(ctx, &chief, key, &slug, 1, &input));
        self.must(|ctx, key| prizes::close::close(ctx, &chief, key, &slug, 2));
    }

    /// A result of round 1 that is changed on purpose.
    fn earlier_round(&mut self, round: u8) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let view = board::round(self.ctx, &chief, &slug, Some(round)).unwrap();
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

    /// The tournament goes to another machine and comes back as another tournament; the first one is taken back.
    pub(super) fn moved(&mut self) {
        let (chief, slug) = (self.chief(), self.slug.clone());
        let mut bytes = Vec::new();
        let ctx = self.ctx.at(self.moment);
        let packed = archive::pack(&ctx, &chief, &slug, &Halt::never(), &mut bytes).unwrap();
        let digest = self.must(|ctx, key| {
            archive::hand_over(ctx, &chief, key, &slug, packed.newest, &Halt::never())
        });
        assert_eq!(digest, packed.digest);
        std::fs::write(self.archives.join(&digest), &bytes).unwrap();
        let refused = archive::hand_over(&ctx, &chief, None, &slug, packed.newest, &Halt::never());
        assert!(matches!(
            refused,
            Err(AppError::Refused(Refusal::HandedOver { .. }))
        ));
        let held = Bytes::Held(&bytes);
        let opened = self.must(|ctx, key| archive::open(ctx, &chief, key, held, &Halt::never()));
        assert_eq!(opened.slug, format!("{slug}-2"));
        self.must(|ctx, key| archive::take_back(ctx, &chief, key, &slug, &yes()));
        let there = &opened.slug;
        let (version, _) = summary::version(&ctx, there).unwrap();
        self.must(|ctx, key| archive::hand_over(ctx, &chief, key, there, version, &Halt::never()));
    }

    /// Another tournament, from a report.
    pub(super) fn imported(&mut self) {
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
        let reason = Confirmation {
            reason: "un turno in più".to_owned(),
            sure: true,
        };
        self.must(|ctx, key| closing::reopen(ctx, &chief, key, &slug, &reason));
    }

    /// A rating list that comes and goes: its people are in no deed.
    pub(super) fn rating_list(&mut self) {
        const HEADING: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
        let line = Actor::command_line();
        let person = format!(
            "{:<15}{:<61}{:<4}{:<33}2105   9  20    0   0   0    0   0   0 1990  w   ",
            800_001, "Brandimarte, Ottavia", "ITA", "F"
        );
        let mut file = tempfile::tempfile().unwrap();
        write!(file, "{HEADING}\n{person}\n").unwrap();
        let input = ListInput {
            valid_from: Some("2026-10-01".parse().unwrap()),
            ..ListInput::default()
        };
        let halt = Halt::never();
        let taken =
            self.must(|ctx, key| rating_lists::take_in(ctx, &line, key, &file, &input, &halt));
        assert_eq!(taken.players, 1);
        self.refreshed(taken.list);
        self.must(|ctx, key| rating_lists::remove(ctx, &line, key, taken.list));
    }

    /// An entry takes over what the list says of it.
    fn refreshed(&mut self, list: i32) {
        let chief = self.chief();
        let input = SettingsInput {
            name: "Torneo Confrontato".to_owned(),
            acceleration: "none".to_owned(),
            ..self.settings()
        };
        let slug = self.must(|ctx, key| settings::create(ctx, &chief, key, &input));
        let input = EntryInput {
            person: PersonInput {
                last_name: "Brandimarte".to_owned(),
                first_name: "Ottavia".to_owned(),
                fide_id: "800001".to_owned(),
                ..PersonInput::default()
            },
            rating: "1800".to_owned(),
            ..EntryInput::default()
        };
        let entry = self.must(|ctx, key| entries::add_typed(ctx, &chief, key, &slug, &input));
        let chosen = Chosen::These(vec![(entry, 1)]);
        let done = self
            .must(|ctx, key| list_refresh::accept(ctx, &chief, key, &slug, list, &chosen, false));
        assert_eq!(done, 1);
    }
}
