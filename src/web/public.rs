//! Pages and files for everybody: made once, and kept until something changes.

use std::{future::Future, pin::Pin, sync::Arc, time::Duration};

use actix_web::{HttpResponse, rt};
use tokio::time::timeout;

use crate::{
    app::{Actor, AppError, Context},
    live::Source,
    words::moment,
};

use super::{
    Failure, Visitor,
    download::download,
    headers::Openness,
    kept::{Answer, Fresh, Written},
    off_the_loop::off_the_loop,
    render::Drawn,
    shows::Shows,
};

/// Time to wait for another request that makes the same page.
const PATIENCE: Duration = Duration::from_secs(20);

const HTML: &str = "text/html; charset=utf-8";

/// An answer made for everybody.
enum Made {
    /// To be kept.
    Fresh(Fresh, Source),
    /// Not to be kept: a redirect, or a page with a status other than 200.
    Other(Drawn),
}

/// The work that makes it, boxed so that the code that waits for it is compiled once and not for each page.
type Making = Pin<Box<dyn Future<Output = Result<Made, Failure>>>>;

impl Visitor {
    /// The same as [`show`](Self::show), for a page that everybody may see. For visitors without account it is made once for
    /// all of them; then neither `read` nor `draw` knows who asks.
    pub async fn show_public<T: Send + 'static>(
        &self,
        shows: Shows,
        read: impl Fn(&Context, &Actor) -> Result<T, AppError> + Send + Sync + 'static,
        draw: impl FnOnce(&Self, T) -> Result<Drawn, Failure> + Send + 'static,
    ) -> Result<HttpResponse, Failure> {
        let Some(everybody) = self.everybody() else {
            return self.show(read, draw).await;
        };
        if !everybody.key().is_keepable() {
            let source = shows.known_source(&self.state.ctx);
            let read = move |visitor: &Self| visitor.read_public_now(source, read);
            return self.show_as(read, draw).await;
        }
        let make = async move {
            let turn = everybody.turn().await?;
            let visitor = everybody.clone();
            let made = off_the_loop(Box::new(move || {
                let known = shows.known_source(&visitor.state.ctx);
                let read = move |ctx: &Context, actor: &Actor| {
                    let read = read(ctx, actor)?;
                    Ok((shows.source(ctx)?, read, ctx.true_until()))
                };
                let (source, read, until) = visitor.read_public_now(known, read)?;
                let drawn = draw(&visitor, read)?;
                drop(turn);
                Ok(match drawn.page() {
                    Ok(body) => Made::Fresh(
                        Fresh {
                            kind: HTML,
                            file: None,
                            open: Openness::Own,
                            body: body.into(),
                            until,
                        },
                        source,
                    ),
                    Err(other) => Made::Other(other),
                })
            }));
            made.await
                .unwrap_or_else(|error| Err(everybody.fail(error)))
        };
        self.kept(Box::pin(make)).await
    }

    /// Shows what other sites may read or embed. It is the same for every reader, so that no account and no cookie counts.
    pub async fn show_open<T: Send + 'static, W: Into<Written> + 'static>(
        &self,
        (kind, open): (&'static str, Openness),
        shows: Shows,
        read: impl Fn(&Context, &Actor) -> Result<T, AppError> + Send + Sync + 'static,
        draw: impl FnOnce(&Self, T) -> Result<W, Failure> + Send + 'static,
    ) -> Result<HttpResponse, Failure> {
        let everybody = self.as_everybody();
        let visitor = everybody.clone();
        let make = async move {
            let turn = visitor.turn().await?;
            let own = visitor.clone();
            let made = off_the_loop(Box::new(move || {
                let known = shows.known_source(&own.state.ctx);
                let read = move |ctx: &Context, actor: &Actor| {
                    let read = read(ctx, actor)?;
                    Ok((shows.source(ctx)?, read, ctx.true_until()))
                };
                let (source, read, until) = own.read_public_now(known, read)?;
                let body = draw(&own, read)?.into();
                drop(turn);
                let fresh = Fresh {
                    kind,
                    file: None,
                    open,
                    body,
                    until,
                };
                Ok(Made::Fresh(fresh, source))
            }));
            made.await.unwrap_or_else(|error| Err(visitor.fail(error)))
        };
        match everybody.key().is_keepable() {
            true => everybody.kept(Box::pin(make)).await,
            false => everybody.unkept(Box::pin(make)).await,
        }
    }

    /// Makes an answer for one request without keeping it, because there are too many addresses like this one.
    async fn unkept(&self, make: Making) -> Result<HttpResponse, Failure> {
        let ctx = &self.state.ctx;
        let (then, day) = (ctx.live.versions().now(), moment::today(ctx.clock.now()));
        match make.await? {
            Made::Fresh(fresh, source) => self.give(&Answer::new(fresh, source, then, day)).await,
            Made::Other(drawn) => Ok(drawn.answer(self)),
        }
    }

    /// A file that is the same for everybody. It is made as a job, once for each version of the tournament. `write` gives its
    /// name and its content.
    pub async fn public_file(
        &self,
        kind: &'static str,
        slug: &str,
        write: impl Fn(&Context) -> Result<(String, Written), AppError> + Send + Sync + 'static,
    ) -> Result<HttpResponse, Failure> {
        let reader = self.as_everybody();
        if reader.key().is_keepable() {
            reader.kept_file(kind, slug, move |ctx, _| write(ctx)).await
        } else {
            reader.own_file(kind, slug, move |ctx, _| write(ctx)).await
        }
    }

    /// A list that is the same for everybody and contains full addresses. It is made as a job for each request.
    pub async fn list_file(
        &self,
        kind: &'static str,
        what: &str,
        write: impl FnOnce(&Context) -> Result<(String, Written), AppError> + Send + 'static,
    ) -> Result<HttpResponse, Failure> {
        let reader = self.as_everybody();
        reader.own_file(kind, what, move |ctx, _| write(ctx)).await
    }

    /// A file that contains more for some readers. The one for visitors without account is kept.
    pub async fn file(
        &self,
        kind: &'static str,
        slug: &str,
        write: impl Fn(&Context, &Actor) -> Result<(String, Written), AppError> + Send + Sync + 'static,
    ) -> Result<HttpResponse, Failure> {
        match self.everybody().filter(|all| all.key().is_keepable()) {
            Some(everybody) => everybody.kept_file(kind, slug, write).await,
            None => self.own_file(kind, slug, write).await,
        }
    }

    async fn own_file(
        &self,
        kind: &'static str,
        slug: &str,
        write: impl FnOnce(&Context, &Actor) -> Result<(String, Written), AppError> + Send + 'static,
    ) -> Result<HttpResponse, Failure> {
        let write = |ctx: &Context, actor: &Actor| ctx.in_one_snapshot(|ctx| write(ctx, actor));
        let written = self.in_turn("export", slug, write).await;
        let written = written.map_err(|error| self.fail(error))?;
        let (name, body) = Arc::unwrap_or_clone(written);
        Ok(download(&self.asks, kind, &name, body))
    }

    async fn kept_file(
        &self,
        kind: &'static str,
        slug: &str,
        write: impl Fn(&Context, &Actor) -> Result<(String, Written), AppError> + Send + Sync + 'static,
    ) -> Result<HttpResponse, Failure> {
        let shows = Shows::Tournament(slug.to_owned());
        let write = move |ctx: &Context, actor: &Actor| {
            let (known, actor) = (shows.known_source(ctx), actor.clone());
            ctx.in_one_public_snapshot(known, move |ctx| {
                let written = write(ctx, &actor)?;
                Ok((shows.source(ctx)?, written, ctx.true_until()))
            })
        };
        let (reader, slug) = (self.clone(), slug.to_owned());
        let make = async move {
            let written = reader.in_turn("export", &slug, write).await;
            let written = written.map_err(|error| reader.fail(error))?;
            let (source, (name, body), until) = Arc::unwrap_or_clone(written);
            let fresh = Fresh {
                kind,
                file: Some(name),
                open: Openness::Own,
                body,
                until,
            };
            Ok(Made::Fresh(fresh, source))
        };
        self.kept(Box::pin(make)).await
    }

    async fn kept(&self, make: Making) -> Result<HttpResponse, Failure> {
        let (key, ctx, pages) = (self.key(), &self.state.ctx, &self.state.kept);
        let slot = pages.slot(&key);
        let asked = slot.begun();
        // One request makes it; the others wait and get that one, even if it is out of date by then.
        let Ok(turn) = timeout(PATIENCE, slot.turn.clone().lock_owned()).await else {
            return Err(self.fail(AppError::Busy("the same page is being made")));
        };
        let now = ctx.clock.now();
        let day = moment::today(now);
        let versions = ctx.live.versions();
        let found = slot.current(versions, day, now);
        if let Some(answer) = found.or_else(|| slot.made_after(asked, day, now)) {
            drop(turn);
            return self.give(&answer).await;
        }
        slot.begin();
        let then = versions.now();
        // It is completed even if its reader goes away, because others wait for it.
        let pages = pages.clone();
        let made = rt::spawn(async move {
            let made = make.await;
            let made = made.map(|made| match made {
                Made::Fresh(fresh, source) => {
                    let answer = Answer::new(fresh, source, then, day).into();
                    pages.keep(&slot, &answer);
                    Ok(answer)
                }
                Made::Other(drawn) => Err(drawn),
            });
            if !matches!(made, Ok(Ok(_))) {
                pages.forget(&key);
            }
            drop(turn);
            made
        });
        let made = made.await;
        let made = made.map_err(|error| self.fail(AppError::System(error.to_string())))?;
        match made? {
            Ok(answer) => self.give(&answer).await,
            Err(drawn) => Ok(drawn.answer(self)),
        }
    }

    async fn give(&self, answer: &Answer) -> Result<HttpResponse, Failure> {
        let given = answer.give(&self.asks).await;
        given.map_err(|error| self.fail(AppError::System(error.to_string())))
    }
}
