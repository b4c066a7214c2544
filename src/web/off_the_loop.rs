//! Jobs off the event loop.

use actix_web::web;

use crate::app::AppError;

/// Runs `job` where it holds no request up. It is boxed, so that what waits for a page is compiled once and not for each
/// page.
///
/// # Errors
/// [`AppError::System`] when the job did not come to its end.
pub(super) async fn off_the_loop<T: Send + 'static>(
    job: Box<dyn FnOnce() -> T + Send>,
) -> Result<T, AppError> {
    let done = web::block(job).await;
    done.map_err(|error| AppError::System(error.to_string()))
}
