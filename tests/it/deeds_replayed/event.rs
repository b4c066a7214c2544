//! An event in which everything happens at least once, and much at random: the same for the same seed.

use std::path::{Path, PathBuf};

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use tratto::app::{
    Actor, AppError, Context, Done, SignedIn,
    accounts::{self, NewAccount},
};

pub(super) const PASSWORD: &str = "rook-lifts-quietly-31";
pub(super) const BIRTHDAY: &str = "1987-05-03";
pub(super) const EMAIL: &str = "segreteria@torrebianca.example";
pub(super) const ADDRESS: &str = "dora@arbitri.example";
pub(super) const PHONE: &str = "0372 000111";

pub struct Event<'a> {
    pub(super) ctx: &'a Context,
    pub(super) moment: NaiveDateTime,
    state: u64,
    forms: u32,
    /// The chief arbiter, and a deputy.
    pub(super) arbiters: Vec<Actor>,
    pub(super) slug: String,
    pub(super) entries: Vec<i32>,
    /// Where archives are kept under their digests.
    pub(super) archives: PathBuf,
    /// Whether a site follows already, so that none is named.
    pub(super) is_followed: bool,
    /// Deeds done.
    done: usize,
}

impl<'a> Event<'a> {
    /// `archives` is the folder in which archives are kept under their digests.
    pub fn new(ctx: &'a Context, seed: u64, archives: &Path) -> Self {
        let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        Self {
            ctx,
            moment: day.and_hms_opt(9, 0, 0).unwrap(),
            state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15),
            forms: 0,
            arbiters: Vec::new(),
            slug: String::new(),
            entries: Vec::new(),
            archives: archives.to_owned(),
            is_followed: false,
            done: 0,
        }
    }

    /// The same where a site follows.
    pub fn followed(self) -> Self {
        Self {
            is_followed: true,
            ..self
        }
    }

    /// A number below `most`: splitmix64.
    pub(super) fn below(&mut self, most: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % u64::try_from(most).unwrap()).unwrap()
    }

    /// A use case some seconds later; what is refused is part of an event, a fault is not.
    pub(super) fn try_to<T>(
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
    pub(super) fn must<T>(
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

    pub(super) fn account(&mut self, name: &str, club: Option<i32>, may_create: bool) -> Actor {
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

    pub(super) fn chief(&self) -> Actor {
        self.arbiters[0].clone()
    }

    pub(super) fn arbiter(&mut self) -> Actor {
        let one = self.below(self.arbiters.len());
        self.arbiters[one].clone()
    }

    /// Everything. What must not be in the trail is answered.
    pub fn happen(mut self) -> Vec<String> {
        let secret = self.accounts();
        let (secretary, registered) = self.registry();
        self.tournament(&secretary, &registered);
        self.door(&secretary, registered[0]);
        self.sections();
        self.round_one();
        for _ in 0..90 {
            self.at_random();
        }
        self.incidents();
        self.screens();
        let token = self.tokens();
        self.stations();
        self.play_out();
        self.end();
        self.undone();
        self.stages();
        self.imported();
        self.rating_list();
        self.moved();
        self.teams();
        self.bracket();
        self.schedule();
        self.club_evenings();
        self.left_open();
        vec![
            PASSWORD.to_owned(),
            secret,
            token,
            BIRTHDAY.to_owned(),
            BIRTHDAY.replace('-', "/"),
            EMAIL.to_owned(),
            PHONE.to_owned(),
            "Zelinda Provetti".to_owned(),
            // Of a player in the report.
            "2006/08/13".to_owned(),
        ]
    }
}
