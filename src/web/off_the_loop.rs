//! Jobs off the event loop.

use std::sync::{Arc, Mutex, PoisonError};

use actix_web::web;

use crate::app::AppError;

/// Runs `job` off the event loop, where it delays no request. The result bypasses the task, so that the task is compiled only
/// once and not for each page.
///
/// # Errors
/// [`AppError::System`] if the job did not finish.
pub(super) async fn off_the_loop<T: Send + 'static>(
    job: Box<dyn FnOnce() -> T + Send>,
) -> Result<T, AppError> {
    let done = Arc::new(Mutex::new(None));
    let given = Arc::clone(&done);
    let work = move || {
        let value = job();
        *given.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
    };
    run(Box::new(work)).await?;
    let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
    done.take()
        .ok_or_else(|| AppError::System("a job gave nothing".to_owned()))
}

async fn run(work: Box<dyn FnOnce() + Send>) -> Result<(), AppError> {
    let done = web::block(work).await;
    done.map_err(|error| AppError::System(error.to_string()))
}
