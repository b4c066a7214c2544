//! How use cases read: each in its own snapshot, or several together in one.

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

/// Interval at which a request that waits for a standby checks whether the standby is well.
const LOOK_AROUND: Duration = Duration::from_millis(500);

/// Work for a standby. It is boxed, so that the code that waits for it is compiled once and not for each page.
type AtStandby = Box<dyn FnOnce(&Context) -> Result<(), AppError> + Send>;

/// A snapshot that several use cases share. The first one that reads begins it.
#[derive(Clone, Default)]
pub(super) struct Shared(Arc<Mutex<Option<Snapshot>>>);

/// The moment at which time alone changes the data that were read; the earliest of those reported.
#[derive(Clone, Default)]
pub(super) struct Until(Arc<Mutex<Option<NaiveDateTime>>>);

/// The personal data that several use cases give out together and that not everybody sees, with the reader of each.
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
    /// Runs reading use cases on one snapshot, so that all their results are of the same moment. The snapshot ends with
    /// `work`. Nothing can be written through the context that `work` gets. Afterwards it records who read which
    /// personal data (`Self::gives`). Within the work of another such call it uses that call's snapshot.
    ///
    /// # Errors
    /// Errors of `work`; storage failures.
    pub fn in_one_snapshot<T>(
        &self,
        work: impl FnOnce(&Self) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        self.within(Shared::default(), work)
    }

    /// Reads a public page in one snapshot: from a standby that has every change of `source`, otherwise from the
    /// database. If the standby fails, `work` runs again, so it must not change anything else.
    ///
    /// # Errors
    /// Errors of `work`; storage failures.
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

    /// Runs `work` at a standby, in its own thread: if the standby hangs, only that thread waits. `None` if it did not
    /// succeed, for any reason.
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

    /// Whether `work` was completed at a standby.
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
                // This was counted already.
                Ok(None) => break false,
                // The standby went away, or has not yet received what another server wrote.
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

    /// Whether a standby with this state at the last look is known to be further behind than permitted.
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
        // A clone of the context may still exist somewhere.
        shared.end();
        let done = done?;
        self.write_down_all(&given)?;
        Ok(done)
    }

    /// The context for work within another call, in the same snapshot.
    fn beside_others(&self) -> Self {
        Self {
            until: Until::default(),
            ..self.clone()
        }
    }

    /// The context for work that begins a snapshot.
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

    /// Reports that the data given to `actor` contain personal data that not everybody sees. This is recorded before
    /// they get them: at once, or after the snapshot that several use cases share.
    pub(in crate::app) fn gives(&self, actor: &Actor, reading: Reading) -> Result<(), AppError> {
        match self.shared {
            Some(_) => {
                self.given.add(actor, reading);
                Ok(())
            }
            None => self.write_down(actor, reading),
        }
    }

    /// Reports that the data being read change at this moment without any write, as with moves that are held back
    /// ([`crate::event::LiveDelay`]).
    pub(in crate::app) fn is_true_until(&self, moment: NaiveDateTime) {
        let mut until = self.until.0.lock().unwrap_or_else(PoisonError::into_inner);
        *until = Some(until.map_or(moment, |known| known.min(moment)));
    }

    /// Until when the data read through this context stay true without any write; `None` for ever. Call it at the end
    /// of the work of [`Self::in_one_snapshot`], on the context that the work got.
    #[must_use]
    pub fn true_until(&self) -> Option<NaiveDateTime> {
        *self.until.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads in one snapshot: its own, or that of [`Self::in_one_snapshot`].
    pub(in crate::app) fn read<T>(
        &self,
        work: impl FnOnce(&mut Conn) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        self.beside(|snapshot| match snapshot {
            Some(snapshot) => snapshot.read(work),
            None => self.store.read(work),
        })
    }

    /// Runs `work` with the snapshot that several use cases share, or with `None` if each reads by itself. It is for
    /// data that the store reads in its own way.
    pub(super) fn beside<T>(
        &self,
        work: impl FnOnce(Option<&mut Snapshot>) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        let Some(shared) = &self.shared else {
            return work(None);
        };
        work(self.held(shared)?.as_mut())
    }

    /// The shared snapshot, which is begun if nobody has read yet.
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

    /// Makes one query of the database, in the snapshot that several use cases share, or by itself.
    pub(in crate::app) fn ask<T>(
        &self,
        ask: impl FnMut(&mut Conn) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        match self.shared {
            Some(_) => self.read(ask),
            None => self.store.ask(ask),
        }
    }

    /// The place in the database's log that the data read through `conn` reach; 0 if no standby is read.
    pub(in crate::app) fn place_in_log(&self, conn: &mut Conn) -> Result<i64, AppError> {
        Ok(self.store.place_in_log(conn)?)
    }

    /// The place in the database's log before which all changes committed until now lie.
    pub(super) fn committed_until(&self) -> i64 {
        self.store.committed_until().unwrap_or(live::UNKNOWN)
    }

    /// Refuses a write while a snapshot is open, because the data read in it may be old.
    pub(super) fn must_not_only_read(&self) -> Result<(), AppError> {
        match self.shared {
            Some(_) => Err(AppError::System("a page does not write".into())),
            None => Ok(()),
        }
    }
}
