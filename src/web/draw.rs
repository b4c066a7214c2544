//! Pages: read in one snapshot and drawn, in one job off the event loop.

use actix_web::HttpResponse;

use crate::{
    app::{Actor, AppError, Context},
    live::Source,
};

use super::{Failure, Visitor, off_the_loop::off_the_loop, readers::Turn, render::Drawn};

impl Visitor {
    /// Shows a page. `read` may call several use cases; all of them read the same snapshot. Then `draw` makes the page, without
    /// a connection to the database. Both run in one job off the event loop, so that a long page delays no other request.
    pub async fn show<T>(
        &self,
        read: impl FnOnce(&Context, &Actor) -> Result<T, AppError> + Send + 'static,
        draw: impl FnOnce(&Self, T) -> Result<Drawn, Failure> + Send + 'static,
    ) -> Result<HttpResponse, Failure> {
        self.show_as(move |visitor| visitor.read_now(read), draw)
            .await
    }

    /// The same as [`show`](Self::show), with data that are read in another way.
    pub(super) async fn show_as<T>(
        &self,
        read: impl FnOnce(&Self) -> Result<T, Failure> + Send + 'static,
        draw: impl FnOnce(&Self, T) -> Result<Drawn, Failure> + Send + 'static,
    ) -> Result<HttpResponse, Failure> {
        let turn = self.turn().await?;
        let visitor = self.clone();
        let drawn = off_the_loop(Box::new(move || {
            let read = read(&visitor);
            // Drawing needs no connection, but it keeps its place: the number of pages at a time is limited.
            let drawn = read.and_then(|read| draw(&visitor, read));
            drop(turn);
            drawn
        }));
        self.answer(drawn.await)
    }

    /// Shows a page of data at hand, without reading any.
    pub async fn draw(
        &self,
        draw: impl FnOnce(&Self) -> Result<Drawn, Failure> + Send + 'static,
    ) -> Result<HttpResponse, Failure> {
        let visitor = self.clone();
        let drawn = off_the_loop(Box::new(move || draw(&visitor)));
        self.answer(drawn.await)
    }

    /// Reads data that are not for a page, in one snapshot off the event loop.
    pub async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Context, &Actor) -> Result<T, AppError> + Send + 'static,
    ) -> Result<T, Failure> {
        let turn = self.turn().await?;
        let visitor = self.clone();
        let read = off_the_loop(Box::new(move || {
            let read = visitor.read_now(read);
            drop(turn);
            read
        }));
        read.await.unwrap_or_else(|error| Err(self.fail(error)))
    }

    pub(super) fn read_now<T>(
        &self,
        read: impl FnOnce(&Context, &Actor) -> Result<T, AppError>,
    ) -> Result<T, Failure> {
        let actor = self.actor();
        let ctx = &self.state.ctx;
        ctx.in_one_snapshot(|ctx| read(ctx, &actor))
            .map_err(|error| self.fail(error))
    }

    /// Reads public data that are not for a page. They may be read from a standby, and a second time.
    pub(super) fn read_public_now<T: Send + 'static>(
        &self,
        source: Source,
        read: impl Fn(&Context, &Actor) -> Result<T, AppError> + Send + Sync + 'static,
    ) -> Result<T, Failure> {
        let actor = self.actor();
        let ctx = &self.state.ctx;
        ctx.in_one_public_snapshot(source, move |ctx| read(ctx, &actor))
            .map_err(|error| self.fail(error))
    }

    pub(super) async fn turn(&self) -> Result<Turn, Failure> {
        let turn = self.state.readers.turn().await;
        turn.map_err(|error| self.fail(error))
    }

    fn answer(
        &self,
        drawn: Result<Result<Drawn, Failure>, AppError>,
    ) -> Result<HttpResponse, Failure> {
        let drawn = drawn.map_err(|error| self.fail(error))??;
        Ok(drawn.answer(self))
    }
}
