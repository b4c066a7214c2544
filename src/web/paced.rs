//! Bodies of requests: limited in size, and in the time that they may take.

use std::{io, time::Duration};

use actix_web::{dev::Payload, error::PayloadError, web::Bytes};
use futures_util::{Stream, StreamExt, stream};
use tokio::time::{Instant, timeout_at};

/// Time that every body may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// One more second is allowed for each of this many bytes that arrived, for a slow phone's upload in a full hall.
const BYTES_A_SECOND: u64 = 8 * 1024;

/// Why a body was not read completely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// More bytes than this form may have.
    TooLarge,
    /// It took too long.
    TooSlow,
    /// The connection ended, or the bytes are not a body.
    Broken,
    /// It does not begin as required.
    Refused,
}

/// Whether reading ended because it took too long.
pub fn is_too_slow(error: &PayloadError) -> bool {
    matches!(error, PayloadError::Io(error) if error.kind() == io::ErrorKind::TimedOut)
}

/// The parts of the body, until it takes too long for the amount that has arrived.
pub fn paced(payload: Payload) -> impl Stream<Item = Result<Bytes, PayloadError>> {
    let begun = Instant::now();
    stream::unfold(Some((payload, 0_u64)), move |state| async move {
        let (mut payload, arrived) = state?;
        let until = begun + PATIENCE + Duration::from_secs(arrived / BYTES_A_SECOND);
        match timeout_at(until, payload.next()).await {
            Ok(None) => None,
            Ok(Some(Ok(bytes))) => {
                let arrived = arrived + u64::try_from(bytes.len()).unwrap_or(0);
                Some((Ok(bytes), Some((payload, arrived))))
            }
            Ok(Some(Err(error))) => Some((Err(error), None)),
            Err(_) => Some((Err(PayloadError::Io(io::ErrorKind::TimedOut.into())), None)),
        }
    })
    // A reader of multipart forms asks once more after the end.
    .fuse()
}

/// Reads a body of at most `most` bytes that begins with `start`. A body that begins otherwise is not read further.
///
/// # Errors
/// [`Unread`] says why.
pub async fn read(payload: Payload, most: usize, start: &str) -> Result<Vec<u8>, Unread> {
    let mut pieces = std::pin::pin!(paced(payload));
    let mut body = Vec::new();
    while let Some(piece) = pieces.next().await {
        let piece = piece.map_err(|error| {
            if is_too_slow(&error) {
                Unread::TooSlow
            } else {
                Unread::Broken
            }
        })?;
        if body.len() + piece.len() > most {
            return Err(Unread::TooLarge);
        }
        body.extend_from_slice(&piece);
        if body
            .iter()
            .zip(start.as_bytes())
            .any(|(sent, wanted)| sent != wanted)
        {
            return Err(Unread::Refused);
        }
    }
    Ok(body)
}
