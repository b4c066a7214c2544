//! Long work for a page. It runs as a job, and the request waits a moment for it. So quick work is answered at once, and longer
//! work shows its progress (`page::server::jobs`).

use std::{
    any::Any,
    future::Future,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use actix_web::{HttpResponse, http::StatusCode, http::header};
use askama::Template;

use crate::{
    app::{Actor, AppError, Context, Refusal},
    event::Halt,
    jobs::{Asker, LONGEST, Number, Order, Phase, Progress, Ticket},
};

use super::{
    Failure, Visitor, render,
    view::{Page, Section},
};

/// Time for which a request waits for its job before it shows the progress.
const MOMENT: Duration = Duration::from_millis(300);
/// Maximum time for a job of somebody with an account.
const PATIENCE: Duration = Duration::from_secs(120);
/// Maximum time for a job of a visitor without account.
const PUBLIC_PATIENCE: Duration = Duration::from_secs(20);

/// Work that a page asks for.
#[derive(Clone, Debug)]
pub struct Task {
    /// Kind of work, as `draft`; it is part of message keys (`job-draft`).
    pub what: &'static str,
    /// Address part of the tournament; may be empty.
    pub slug: String,
    /// What distinguishes this request from others of its kind: the version of the data, or the key of the form.
    pub thing: String,
    /// Address where the page leads when the job is cancelled.
    pub back: String,
    /// Weight of the result if it is kept for the next reader: number of people in it. `None` if it is not kept.
    pub kept: Option<usize>,
    /// Maximum time; `None` for the usual one of this visitor.
    pub patience: Option<Duration>,
}

impl Task {
    /// A change, identified by its form's key. A repeated form joins the running job.
    pub fn change(what: &'static str, slug: &str, key: Option<&str>, back: String) -> Self {
        Self {
            what,
            slug: slug.to_owned(),
            thing: key.unwrap_or_default().to_owned(),
            back,
            kept: None,
            patience: None,
        }
    }

    /// A page or file: `thing` in this version of the tournament, with this number of people in it.
    pub fn page(
        what: &'static str,
        slug: &str,
        thing: &str,
        (version, people): (i32, usize),
    ) -> Self {
        Self {
            what,
            slug: slug.to_owned(),
            thing: format!("{version} {thing}"),
            back: format!("/t/{slug}"),
            kept: Some(people),
            patience: None,
        }
    }
}

/// The outcome of a page's work.
pub enum Reply<T> {
    /// The work is finished.
    Done(Arc<T>),
    /// Not finished yet: the page that says so and asks again.
    Later(HttpResponse),
}

/// The result of a job. The first reader of an error gets it unchanged.
struct Outcome<T>(Mutex<Result<Arc<T>, AppError>>);

impl<T> Outcome<T> {
    fn take(&self) -> Result<Arc<T>, AppError> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *held {
            Ok(value) => Ok(Arc::clone(value)),
            Err(error) => {
                let again = error.again();
                Err(std::mem::replace(error, again))
            }
        }
    }
}

fn outcome<T>(given: Option<Arc<Outcome<T>>>) -> Result<Arc<T>, AppError> {
    given.map_or_else(
        || Err(AppError::System("a job broke down".into())),
        |given| given.take(),
    )
}

type Answer = Pin<Box<dyn Future<Output = Result<HttpResponse, Failure>>>>;

/// The result of a job; `None` if it failed unexpectedly.
type MaybeGiven = Option<Arc<dyn Any + Send + Sync>>;

/// Makes the answer of a finished job for the visitor who comes back for it.
pub struct Ending(Box<dyn Fn(Visitor, MaybeGiven) -> Answer + Send + Sync>);

impl Ending {
    /// The answer.
    pub fn answer(&self, visitor: Visitor, given: Option<Arc<dyn Any + Send + Sync>>) -> Answer {
        (self.0)(visitor, given)
    }
}

impl Visitor {
    /// The owner of the visitor's jobs.
    #[must_use]
    pub fn asker(&self) -> Asker {
        let owner = self.actor().key;
        let is_public = self.user.is_none();
        let who = if is_public {
            format!("address:{}", self.address.network())
        } else {
            owner.clone()
        };
        Asker {
            who,
            owner,
            is_public,
        }
    }

    /// The present time in seconds since 1970, as numbers of jobs use it.
    #[must_use]
    pub fn now_in_seconds(&self) -> u64 {
        let now = self.state.ctx.clock.now().and_utc().timestamp();
        u64::try_from(now).unwrap_or_default()
    }

    fn ask<T: Send + Sync + 'static>(
        &self,
        task: &Task,
        work: impl FnOnce(&Context, &Actor, &Halt) -> Result<T, AppError> + Send + 'static,
    ) -> Result<Ticket<Outcome<T>>, AppError> {
        self.order(self.order_of(task), work)
    }

    fn order<T: Send + Sync + 'static>(
        &self,
        order: Order,
        work: impl FnOnce(&Context, &Actor, &Halt) -> Result<T, AppError> + Send + 'static,
    ) -> Result<Ticket<Outcome<T>>, AppError> {
        let (ctx, actor) = (self.state.ctx.clone(), self.actor());
        let ticket = self.state.jobs.ask(order, move |halt| {
            Outcome(Mutex::new(work(&ctx, &actor, halt).map(Arc::new)))
        });
        ticket.ok_or_else(|| Refusal::Busy.into())
    }

    fn order_of(&self, task: &Task) -> Order {
        let asker = self.asker();
        // All readers without account see the same.
        let reader = if asker.is_public && task.kept.is_some() {
            "public"
        } else {
            asker.owner.as_str()
        };
        let thing = if task.thing.is_empty() {
            String::new()
        } else {
            format!("{} {} {reader} {}", task.what, task.slug, task.thing)
        };
        let usual = if asker.is_public {
            PUBLIC_PATIENCE
        } else {
            PATIENCE
        };
        Order {
            what: task.what,
            lane: task.slug.clone(),
            asked: self.now_in_seconds(),
            patience: task.patience.unwrap_or(usual).min(LONGEST),
            asker,
            thing,
            back: task.back.clone(),
            kept: task.kept,
            may_be_long: true,
        }
    }

    /// Work that ends by itself within seconds, done as a job; the request waits for it.
    pub async fn in_turn<T: Send + Sync + 'static>(
        &self,
        what: &'static str,
        slug: &str,
        work: impl FnOnce(&Context, &Actor) -> Result<T, AppError> + Send + 'static,
    ) -> Result<Arc<T>, AppError> {
        let order = Order {
            may_be_long: false,
            ..self.order_of(&Task::change(what, slug, None, String::new()))
        };
        let ticket = self.order(order, move |ctx, actor, halt| {
            if halt.is_due() {
                return Err(Refusal::Stopped.into());
            }
            work(ctx, actor)
        })?;
        if ticket.within(PATIENCE).await {
            outcome(ticket.result())
        } else {
            // It must not be done later, when nobody expects it any more.
            ticket.cancel();
            Err(Refusal::Busy.into())
        }
    }

    /// Work that changes nothing and may take long, for clients that wait for the answer, as programs do. It stops when its
    /// maximum time is over.
    pub async fn wait_for<T: Send + Sync + 'static>(
        &self,
        what: &'static str,
        work: impl FnOnce(&Context, &Actor, &Halt) -> Result<T, AppError> + Send + 'static,
    ) -> Result<Arc<T>, AppError> {
        let order = self.order_of(&Task::change(what, "", None, String::new()));
        let patience = order.patience;
        let ticket = self.order(order, work)?;
        if ticket.within(patience).await {
            outcome(ticket.result())
        } else {
            ticket.cancel();
            Err(Refusal::Busy.into())
        }
    }

    /// Work that changes nothing. While it runs, the same address shows its progress and asks again.
    pub async fn look<T: Send + Sync + 'static>(
        &self,
        task: Task,
        work: impl FnOnce(&Context, &Actor, &Halt) -> Result<T, AppError> + Send + 'static,
    ) -> Result<Reply<T>, Failure> {
        let ticket = self.ask(&task, work).map_err(|error| self.fail(error))?;
        if ticket.within(MOMENT).await {
            let done = outcome(ticket.result());
            return done.map(Reply::Done).map_err(|error| self.fail(error));
        }
        under_way(self, &ticket.progress()).map(Reply::Later)
    }

    /// Work that may change something, and its answer. If it takes longer than a moment, the answer is a page with an address
    /// of its own, which calls `ending` when the job is over.
    pub async fn carry_out<T, F, E>(
        self,
        task: Task,
        work: impl FnOnce(&Context, &Actor, &Halt) -> Result<T, AppError> + Send + 'static,
        ending: F,
    ) -> Result<HttpResponse, Failure>
    where
        T: Send + Sync + 'static,
        F: Fn(Self, Result<Arc<T>, AppError>) -> E + Send + Sync + 'static,
        E: Future<Output = Result<HttpResponse, Failure>> + 'static,
    {
        let ticket = self.ask(&task, work).map_err(|error| self.fail(error))?;
        if ticket.within(MOMENT).await {
            return ending(self, outcome(ticket.result())).await;
        }
        leave_ending(&ticket, ending);
        Ok(super::redirect(&address_of(&ticket), None))
    }

    /// The same as [`carry_out`](Self::carry_out), for an answer of several pages; `ending` gets the address where the others
    /// are found.
    pub async fn carry_out_in_pages<T, F, E>(
        self,
        task: Task,
        work: impl FnOnce(&Context, &Actor, &Halt) -> Result<T, AppError> + Send + 'static,
        ending: F,
    ) -> Result<HttpResponse, Failure>
    where
        T: Send + Sync + 'static,
        F: Fn(Self, String, Result<Arc<T>, AppError>) -> E + Clone + Send + Sync + 'static,
        E: Future<Output = Result<HttpResponse, Failure>> + 'static,
    {
        let ticket = self.ask(&task, work).map_err(|error| self.fail(error))?;
        let address = address_of(&ticket);
        let (again, at) = (ending.clone(), address.clone());
        leave_ending(&ticket, move |visitor, done| {
            again(visitor, at.clone(), done)
        });
        if ticket.within(MOMENT).await {
            return ending(self, address, outcome(ticket.result())).await;
        }
        Ok(super::redirect(&address, None))
    }
}

fn address_of<T: Send + Sync + 'static>(ticket: &Ticket<Outcome<T>>) -> String {
    format!("/jobs/{}", ticket.progress().id)
}

/// Leaves with the job how its answer is made for the visitor who comes back.
fn leave_ending<T, F, E>(ticket: &Ticket<Outcome<T>>, ending: F)
where
    T: Send + Sync + 'static,
    F: Fn(Visitor, Result<Arc<T>, AppError>) -> E + Send + Sync + 'static,
    E: Future<Output = Result<HttpResponse, Failure>> + 'static,
{
    let answer = move |visitor, given: Option<Arc<dyn Any + Send + Sync>>| -> Answer {
        let given = given.and_then(|given| given.downcast::<Outcome<T>>().ok());
        Box::pin(ending(visitor, outcome(given)))
    };
    ticket.set_ending(Arc::new(Ending(Box::new(answer))));
}

#[derive(Template)]
#[template(path = "server/job.html")]
struct JobPage {
    page: Page,
    title: String,
    lead: String,
    /// 0 to 100; `None` while the job waits.
    percent: Option<u8>,
    id: Number,
    can_cancel: bool,
}

/// The page of an unfinished job; it asks again by itself.
pub fn under_way(visitor: &Visitor, progress: &Progress) -> Result<HttpResponse, Failure> {
    let t = visitor.words();
    let lead = match progress.phase {
        Phase::Waiting => t.get("job-waiting"),
        Phase::Stopping => t.get("job-stopping"),
        Phase::Running | Phase::Over => t.with_two(
            "job-running",
            "seconds",
            progress.age.as_secs(),
            "most",
            progress.patience.as_secs(),
        ),
    };
    let template = JobPage {
        page: visitor.page(Section::Other),
        title: t.get(&format!("job-{}", progress.what)),
        lead,
        percent: (progress.phase == Phase::Running).then_some(progress.percent),
        id: progress.id,
        can_cancel: matches!(progress.phase, Phase::Waiting | Phase::Running),
    };
    let mut answer = render(visitor, StatusCode::ACCEPTED, &template)?.answer(visitor);
    answer
        .headers_mut()
        .insert(header::RETRY_AFTER, header::HeaderValue::from_static("2"));
    Ok(answer)
}
