//! Long work for a page: begun as a job and waited for a moment, so that what is quick answers at once; what is not
//! shows its progress (`page::jobs`).

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

/// So long a request waits for its job before it shows the progress.
const MOMENT: Duration = Duration::from_millis(300);
/// A job of somebody with an account.
const PATIENCE: Duration = Duration::from_secs(120);
/// A job of a visitor without one.
const PUBLIC_PATIENCE: Duration = Duration::from_secs(20);

/// Work as a page asks for it.
#[derive(Clone, Debug)]
pub struct Task {
    /// What kind, `draft`: part of message names (`job-draft`).
    pub what: &'static str,
    /// The tournament's address part, or empty.
    pub slug: String,
    /// What tells this request from others of the kind: the version of the data, the form's key.
    pub thing: String,
    /// Where the page leads when the job is cancelled.
    pub back: String,
    /// Weight of the result when it is kept for the next who asks (people in it).
    pub kept: Option<usize>,
    /// How long it may take; what is usual for who asks when `None`.
    pub patience: Option<Duration>,
}

impl Task {
    /// A change, told by its form's key. A second press of the same key joins the running job.
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

    /// A page or file: of `thing` in this version of the tournament, with so many people in it.
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

/// What became of a page's work.
pub enum Reply<T> {
    /// It is done.
    Done(Arc<T>),
    /// Not yet: the page that says so and asks again.
    Later(HttpResponse),
}

/// What a job gives. Whoever takes an error first has it as it was.
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

/// The result of a job; `None` when it broke down.
type MaybeGiven = Option<Arc<dyn Any + Send + Sync>>;

/// What makes a finished job's answer for the visitor who comes back for it.
pub struct Ending(Box<dyn Fn(Visitor, MaybeGiven) -> Answer + Send + Sync>);

impl Ending {
    /// The answer.
    pub fn answer(&self, visitor: Visitor, given: Option<Arc<dyn Any + Send + Sync>>) -> Answer {
        (self.0)(visitor, given)
    }
}

impl Visitor {
    /// Whose job it is.
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

    /// The present moment in seconds since 1970, as numbers of jobs have it.
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
        // Readers without account all see the same.
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

    /// Work that ends by itself within seconds, in its turn among the jobs: the request waits for it.
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
            // It is not done later, when nobody expects it any more.
            ticket.cancel();
            Err(Refusal::Busy.into())
        }
    }

    /// Work that changes nothing and may be long, for who waits for the answer, as programs do. It stops when its patience
    /// is over.
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

    /// Work that changes nothing. While it goes on, the same address shows its progress and asks again.
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

    /// Work that may change something, and the answer to it. When it takes longer than a moment, the answer is a page
    /// with an address of its own, which makes `ending` when the job is over.
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

    /// As [`carry_out`](Self::carry_out), for an answer of several pages: `ending` is given the address at which the others are found.
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

/// What makes the answer for the visitor who comes back for it.
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
    /// 0 to 100; none while it waits.
    percent: Option<u8>,
    id: Number,
    can_cancel: bool,
}

/// The page of a job that is not over; it asks again by itself.
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
