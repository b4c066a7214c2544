//! A tournament for one test, made in process: no server, no pages, and the time stands still.

use chrono::NaiveDate;
use tratto::{
    app::{
        Actor, AppError, Context, Done, PersonInput, Refusal, SignedIn,
        accounts::{self, NewAccount},
        tournament::{
            board::{self, BoardLine},
            deputies, entries,
            entry_list::{self, EntryLine},
            entry_values::EntryInput,
            preflight::{self, Check},
            publication,
            results::{self, RecordResult, Recorded, Seen},
            rounds, settings,
            settings_input::SettingsInput,
        },
        trail,
    },
    event::{BoardResult, Halt},
    time::Clock,
};

use crate::support::{folder::Folder, postgres::Database};

pub(super) struct Hall {
    pub(super) ctx: Context,
    pub(super) chief: Actor,
    pub(super) slug: String,
    /// In the order of their strength.
    pub(super) entries: Vec<i32>,
    /// Removed with the hall.
    folder: Folder,
}

pub(super) fn account(ctx: &Context, name: &str) -> Actor {
    let input = NewAccount {
        name: name.to_owned(),
        display_name: format!("Arbitra {name}"),
        may_create_tournaments: true,
        ..NewAccount::default()
    };
    let made = accounts::create(ctx, &Actor::command_line(), None, &input);
    let (id, _) = made.unwrap().fresh().unwrap();
    Actor::signed_in(SignedIn {
        id,
        display_name: input.display_name,
        is_admin: false,
        club_id: None,
    })
}

pub(super) fn player(number: usize) -> EntryInput {
    EntryInput {
        person: PersonInput {
            last_name: format!("Provetti{number}"),
            first_name: "Zelinda".to_owned(),
            ..PersonInput::default()
        },
        rating: (2000 - 10 * number).to_string(),
        ..EntryInput::default()
    }
}

impl Hall {
    /// A tournament of so many players and rounds, before the first one.
    pub(super) fn new(players: usize, rounds: u8) -> Self {
        let folder = Folder::new("hall");
        let file = folder.path().join("tratto.db");
        Self::on(&file.to_string_lossy(), folder, players, rounds)
    }

    /// The same with another tournament of its database.
    pub(super) fn with_slug(self, slug: String) -> Self {
        Self { slug, ..self }
    }

    /// Where its file lies, if it is not on PostgreSQL.
    pub(super) fn database(&self) -> String {
        let file = self.folder.path().join("tratto.db");
        file.to_string_lossy().into_owned()
    }

    /// The same on PostgreSQL, in a database that outlives it.
    pub(super) fn on_postgres(database: &Database, players: usize, rounds: u8) -> Self {
        Self::on(&database.url(), Folder::new("hall"), players, rounds)
    }

    /// As [`new`](Self::new), so many minutes after nine: what is done at the same moment under the same names is the same event.
    pub(super) fn minutes_later(minutes: u32, players: usize, rounds: u8) -> Self {
        let folder = Folder::new("hall");
        let file = folder.path().join("tratto.db");
        let file = file.to_string_lossy().into_owned();
        Self::begun((&file, minutes), folder, players, rounds)
    }

    fn on(url: &str, folder: Folder, players: usize, rounds: u8) -> Self {
        Self::begun((url, 0), folder, players, rounds)
    }

    fn begun((url, minutes): (&str, u32), folder: Folder, players: usize, rounds: u8) -> Self {
        let morning = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        let ctx = Context::open(url, Clock::System).unwrap();
        let ctx = ctx.at(morning.and_hms_opt(9, minutes, 0).unwrap());
        let chief = account(&ctx, "carla");
        let input = SettingsInput {
            name: "Torneo della Sala".to_owned(),
            town: "Cremona".to_owned(),
            federation: "ITA".to_owned(),
            start: "2026-11-21".to_owned(),
            end: "2026-11-22".to_owned(),
            rounds: rounds.to_string(),
            kind: "standard".to_owned(),
            time_control: "90 + 30\"".to_owned(),
            rules_edition: "fide-2023".to_owned(),
            win: "1".to_owned(),
            draw: "0.5".to_owned(),
            loss: "0".to_owned(),
            pairing_bye: "1".to_owned(),
            tie_breaks: "BH".to_owned(),
            default_minutes: "30".to_owned(),
            initial_colour: "white".to_owned(),
            ..SettingsInput::default()
        };
        let slug = settings::create(&ctx, &chief, None, &input).unwrap();
        let mut hall = Self {
            ctx,
            chief,
            slug: slug.fresh().unwrap(),
            entries: Vec::new(),
            folder,
        };
        for number in 0..players {
            let entry = hall.enter(&player(number)).unwrap();
            hall.entries.push(entry);
        }
        // Round 1 is prepared without a check-in.
        let why = "Si comincia subito.";
        let (ctx, slug) = (&hall.ctx, &hall.slug);
        preflight::accept(ctx, &hall.chief, None, slug, Check::CheckIn, why).unwrap();
        hall
    }

    /// Where its data are.
    pub(super) fn file(&self) -> String {
        let file = self.folder.path().join("tratto.db");
        file.to_string_lossy().into_owned()
    }

    /// Another arbiter of the tournament.
    pub(super) fn deputy(&self, name: &str) -> Actor {
        let deputy = account(&self.ctx, name);
        deputies::invite(&self.ctx, &self.chief, None, &self.slug, name).unwrap();
        let asked = deputies::invited(&self.ctx, &self.chief, &self.slug).unwrap();
        let (number, _) = asked.iter().find(|(_, known)| known == name).unwrap();
        deputies::answer(&self.ctx, &deputy, None, *number, true).unwrap();
        deputy
    }

    pub(super) fn enter(&self, input: &EntryInput) -> Result<i32, AppError> {
        let done = entries::add_typed(&self.ctx, &self.chief, None, &self.slug, input)?;
        Ok(done.fresh().unwrap())
    }

    pub(super) fn listed(&self) -> Vec<EntryLine> {
        let list = entry_list::list(&self.ctx, &self.chief, &self.slug).unwrap();
        list.entries
    }

    pub(super) fn draft(&self, round: u8) -> Result<(), AppError> {
        let halt = Halt::never();
        rounds::draft(&self.ctx, &self.chief, None, &self.slug, round, None, &halt).map(|_| ())
    }

    pub(super) fn publish(&self, round: u8) -> Result<(), AppError> {
        publication::publish(&self.ctx, &self.chief, None, &self.slug, round).map(|_| ())
    }

    pub(super) fn pair(&self, round: u8) {
        self.draft(round).unwrap();
        self.publish(round).unwrap();
    }

    pub(super) fn boards(&self, round: u8) -> Vec<BoardLine> {
        let view = board::round(&self.ctx, &self.chief, &self.slug, Some(round));
        view.unwrap().boards
    }

    /// Enters a value upon a version of the row.
    pub(super) fn record(
        &self,
        actor: &Actor,
        key: Option<&str>,
        (pairing, version): (i32, i32),
        result: Option<BoardResult>,
    ) -> Result<Done<Recorded>, AppError> {
        let input = RecordResult {
            pairing,
            version,
            result,
            reason: None,
            confirmed: None,
        };
        let seen = Seen::default();
        results::record(&self.ctx, actor, key, &self.slug, &input, &seen)
    }

    /// White wins on every board that is still open.
    pub(super) fn play(&self, round: u8) {
        for board in self.boards(round) {
            if board.result.is_none() {
                let seen = (board.pairing, board.version);
                self.record(&self.chief, None, seen, Some(BoardResult::WhiteWins))
                    .unwrap();
            }
        }
    }

    /// Number of the newest row of the trail: it stands while nothing is written.
    pub(super) fn newest(&self) -> i32 {
        trail::newest(&self.ctx).unwrap()
    }

    /// Tries what must be refused, and sees that nothing was written.
    pub(super) fn refused<T: std::fmt::Debug>(
        &self,
        work: impl FnOnce(&Self) -> Result<T, AppError>,
    ) -> Refusal {
        let before = self.newest();
        let refusal = match work(self) {
            Err(AppError::Refused(refusal)) => refusal,
            other => panic!("not refused: {other:?}"),
        };
        assert_eq!(self.newest(), before, "{refusal:?} wrote something");
        refusal
    }
}
