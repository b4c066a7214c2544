//! How use cases read: each its own snapshot, or several together one.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, TryLockError,
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::Duration,
};

use chrono::NaiveDateTime;

use crate::{
    app::{Actor, AppError, readings::Reading},
    live::{self, Distance, Source},
    store::{CameTo, Conn, Snapshot},
};

use super::Context;

/// So often somebody who waits for a standby looks whether it is well.
const LOOK_AROUND: Duration = Duration::from_millis(500);

/// Work at a standby. It is boxed, so that what waits for it is compiled once and not for each page.
type AtStandby = Box<dyn FnOnce(&Context) -> Result<(), AppError> + Send>;

/// A snapshot that several use cases share; begun by the first of them that reads.
#[derive(Clone, Default)]
pub(super) struct Shared(Arc<Mutex<Option<Snapshot>>>);

/// The moment from which time alone makes something else of what was read; the earliest of those that were told.
#[derive(Clone, Default)]
pub(super) struct Until(Arc<Mutex<Option<NaiveDateTime>>>);

/// What several use cases give together of persons' data that not everybody sees, with who gets it.
#[derive(Clone, Default)]
pub(super) struct Given(Arc<Mutex<Vec<(Actor, Reading)>>>);

impl Given {
    fn add(&self, actor: &Actor, reading: Reading) {
        let mut given = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        given.push((actor.clone(), reading));
    }

    fn take(&self) -> Vec<(Actor, Reading)> {
        let mut given = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut given)
    }
}

impl Shared {
    fn end(&self) {
        let mut held = match self.0.lock() {
            Ok(held) => held,
            Err(broken) => broken.into_inner(),
        };
        drop(held.take());
    }
}

impl Context {
    /// Runs use cases that read, all of them on one snapshot: what they give is of one moment, however many they are.
    /// The snapshot ends with `work`. Nothing can be written through the context that `work` is given; afterwards it is
    /// written down who read what of persons (`Self::gives`).
    /// Within the work of another call it reads in the snapshot of that one.
    ///
    /// # Errors
    /// Those of `work`; storage failures.
    pub fn in_one_snapshot<T>(
        &self,
        work: impl FnOnce(&Self) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        self.within(Shared::default(), work)
    }

    /// Reads a public page in one snapshot, from a standby that has every change of `source`, otherwise from the database.
    /// What fails at the standby is done once more, so `work` changes nothing else.
    ///
    /// # Errors
    /// Those of `work`; storage failures.
    pub fn in_one_public_snapshot<T: Send + 'static>(
        &self,
        source: Source,
        work: impl Fn(&Self) -> Result<T, AppError> + Send + Sync + 'static,
    ) -> Result<T, AppError> {
        let is_asked = self.shared.is_none() && source != Source::Nothing;
        let Some(most_behind) = self.store.most_behind().filter(|_| is_asked) else {
            return self.in_one_snapshot(work);
        };
        let wanted = self.live.versions().wanted(source, most_behind);
        let is_behind = |came_to| self.is_behind(came_to);
        if !self.store.may_ask_standby(wanted, is_behind) {
            return self.in_one_snapshot(work);
        }
        let work = Arc::new(work);
        match self.at_standby(wanted, Arc::clone(&work)) {
            Some(done) => Ok(done),
            None => self.in_one_snapshot(|ctx| work(ctx)),
        }
    }

    /// Runs `work` at a standby, in a thread of its own: one that hangs is left alone with it. `None` when that did not
    /// succeed, for whatever reason.
    fn at_standby<T: Send + 'static>(
        &self,
        wanted: Option<i64>,
        work: Arc<impl Fn(&Self) -> Result<T, AppError> + Send + Sync + 'static>,
    ) -> Option<T> {
        let done = Arc::new(Mutex::new(None));
        let given = Arc::clone(&done);
        let work = move |ctx: &Self| {
            let value = work(ctx)?;
            *given.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
            Ok(())
        };
        if !self.done_at_standby(wanted, Box::new(work)) {
            return None;
        }
        done.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Whether `work` came to its end at a standby.
    fn done_at_standby(&self, wanted: Option<i64>, work: AtStandby) -> bool {
        let (sender, answer) = mpsc::sync_channel(1);
        let ctx = self.clone();
        let reading = move || {
            let is_behind = |came_to| ctx.is_behind(came_to);
            let snapshot = ctx.store.snapshot_at_standby(wanted, is_behind);
            let done = snapshot.map(|snapshot| {
                let shared = Shared(Arc::new(Mutex::new(Some(snapshot))));
                ctx.within(shared, work)
            });
            drop(sender.send(done));
        };
        let begun = thread::Builder::new().name("standby".to_owned());
        if begun.spawn(reading).is_err() {
            return false;
        }
        let failed = loop {
            match answer.recv_timeout(LOOK_AROUND) {
                Ok(Some(Ok(()))) => return true,
                // Counted already.
                Ok(None) => break false,
                // It went away, or has not heard yet of what another server wrote.
                Ok(Some(Err(_))) | Err(RecvTimeoutError::Disconnected) => break true,
                Err(RecvTimeoutError::Timeout) if self.all_standbys_are_well() => {}
                Err(RecvTimeoutError::Timeout) => break true,
            }
        };
        if failed {
            self.store.read_again();
        }
        false
    }

    /// Whether a standby that had come so far at the last look is known to be further behind than what is read may be.
    fn is_behind(&self, came_to: CameTo) -> bool {
        let most_behind = self.store.most_behind().unwrap_or_default();
        let versions = self.live.versions();
        let distance = versions.distance(came_to.place, came_to.at, most_behind);
        matches!(distance, Distance::Behind { .. })
    }

    fn all_standbys_are_well(&self) -> bool {
        self.store.standby_conditions().iter().all(Result::is_ok)
    }

    fn within<T>(
        &self,
        shared: Shared,
        work: impl FnOnce(&Self) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        if self.shared.is_some() {
            return work(&self.beside_others());
        }
        let given = Given::default();
        let done = work(&self.sharing(&shared, &given));
        // A clone of the context may still be held somewhere.
        shared.end();
        let done = done?;
        self.write_down_all(&given)?;
        Ok(done)
    }

    /// For work within that of another call, in the same snapshot.
    fn beside_others(&self) -> Self {
        Self {
            until: Until::default(),
            ..self.clone()
        }
    }

    /// For work that begins a snapshot.
    fn sharing(&self, shared: &Shared, given: &Given) -> Self {
        Self {
            shared: Some(shared.clone()),
            given: given.clone(),
            until: Until::default(),
            ..self.clone()
        }
    }

    fn write_down_all(&self, given: &Given) -> Result<(), AppError> {
        for (actor, reading) in given.take() {
            self.write_down(&actor, reading)?;
        }
        Ok(())
    }

    /// Says that what is given to `actor` holds data of persons that not everybody sees. It is written down before they get
    /// it: at once, or after the snapshot that several use cases share.
    pub(in crate::app) fn gives(&self, actor: &Actor, reading: Reading) -> Result<(), AppError> {
        match self.shared {
            Some(_) => {
                self.given.add(actor, reading);
                Ok(())
            }
            None => self.write_down(actor, reading),
        }
    }

    /// Says that what is read now shows something else from this moment on, though nobody changes anything: moves that
    /// are held back ([`crate::event::LiveDelay`]).
    pub(in crate::app) fn is_true_until(&self, moment: NaiveDateTime) {
        let mut until = self.until.0.lock().unwrap_or_else(PoisonError::into_inner);
        *until = Some(until.map_or(moment, |known| known.min(moment)));
    }

    /// Until when what was read through this context stays true if nobody changes anything; `None` for ever. Asked at the
    /// end of the work of [`Self::in_one_snapshot`], of the context that it was given.
    #[must_use]
    pub fn true_until(&self) -> Option<NaiveDateTime> {
        *self.until.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One snapshot for reading: its own, or that of [`Self::in_one_snapshot`].
    pub(in crate::app) fn read<T>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        self.beside(|snapshot| match snapshot {
            Some(snapshot) => snapshot.read(work),
            None => self.store.read(work),
        })
    }

    /// Runs `work` with the snapshot that several use cases share, or with none where each reads for itself: for what the
    /// store reads in its own way.
    pub(super) fn beside<T>(
        &self,
        work: impl FnOnce(Option<&mut Snapshot>) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        let Some(shared) = &self.shared else {
            return work(None);
        };
        work(self.held(shared)?.as_mut())
    }

    /// The snapshot that is shared, begun where nobody has read yet.
    fn held<'s>(&self, shared: &'s Shared) -> Result<MutexGuard<'s, Option<Snapshot>>, AppError> {
        let mut held = match shared.0.try_lock() {
            Ok(held) => held,
            Err(TryLockError::Poisoned(_)) => {
                return Err(AppError::System("a read broke down".into()));
            }
            Err(TryLockError::WouldBlock) => {
                return Err(AppError::System("a read inside another".into()));
            }
        };
        if held.is_none() {
            *held = Some(self.store.snapshot()?);
        }
        Ok(held)
    }

    /// Asks one question of the database: in the snapshot that several use cases share, or by itself.
    pub(in crate::app) fn ask<T>(
        &self,
        ask: impl FnMut(&mut Conn) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        match self.shared {
            Some(_) => self.read(ask),
            None => self.store.ask(ask),
        }
    }

    /// How far the database's log has come with what `conn` has read; 0 where no standby is read.
    pub(in crate::app) fn place_in_log(&self, conn: &mut Conn) -> Result<i64, AppError> {
        Ok(self.store.place_in_log(conn)?)
    }

    /// Where the changes lie in the database's log that were committed until now: before this place.
    pub(super) fn committed_until(&self) -> i64 {
        self.store.committed_until().unwrap_or(live::UNKNOWN)
    }

    /// Refuses to write beside an open snapshot: what was read there may be old.
    pub(super) fn must_not_only_read(&self) -> Result<(), AppError> {
        match self.shared {
            Some(_) => Err(AppError::System("a page does not write".into())),
            None => Ok(()),
        }
    }
}
