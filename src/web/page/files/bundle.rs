//! The public pages of a tournament as a ZIP file for plain web hosting, for its arbiters.

use std::time::Duration;

use actix_web::{HttpRequest, HttpResponse};

use crate::{
    app::{AppError, tournament::summary},
    web::{
        Failure, Reply, Task, Visitor, Writing,
        bundle::{self, Addresses, Bundle},
        download::{ZIP, download},
        kept::Written,
        routing::{self as web, Path, ServiceConfig},
    },
};

/// Time limit for the pages of the largest tournament.
const PATIENCE: Duration = Duration::from_secs(600);

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/pages.zip", web::get().to(file));
}

/// The file, in the reader's language. While it is being made, the same address shows the progress.
async fn file(
    visitor: Visitor,
    slug: Path<String>,
    request: HttpRequest,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let read = visitor.read(move |ctx, actor| {
        let (_, role) = summary::get(ctx, actor, &asked)?;
        Ok((role, summary::version(ctx, &asked)?))
    });
    let (role, version) = read.await?;
    visitor.arbiter(role)?;
    let addresses = request.app_data::<Addresses>().copied();
    let no_table = || visitor.fail(AppError::System("no table of addresses".into()));
    let addresses = addresses.ok_or_else(no_table)?;
    let task = Task {
        back: format!("/t/{slug}/export"),
        patience: Some(PATIENCE),
        ..Task::page("bundle", &slug, visitor.lang.code(), version)
    };
    let wanted = Bundle {
        slug: slug.clone(),
        lang: visitor.lang,
        config: (*visitor.state.config).clone(),
    };
    let packed = visitor.look(task, move |ctx, _, halt| {
        let files = bundle::pack(ctx, addresses, &wanted, halt)?;
        let mut file = Writing::default();
        bundle::zip(&files, &mut file)?;
        file.end_as_file()
            .map_err(|error| AppError::System(error.to_string()))
    });
    match packed.await? {
        Reply::Later(progress) => Ok(progress),
        Reply::Done(file) => {
            let name = format!("{slug}-{}.zip", visitor.lang.code());
            let body = Written::Long((*file).clone());
            Ok(download(&visitor.asks, ZIP, &name, body))
        }
    }
}
