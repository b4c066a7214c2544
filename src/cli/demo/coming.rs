//! An invented future tournament, with fees, texts of its organiser, and its entry form.

use crate::app::{
    Actor, AppError, Context,
    tournament::fees::{self, FeeTableInput},
};

use super::{
    cast::OPEN,
    play::{Event, day, settings},
    prospectus, requests,
};

/// A future tournament.
pub fn rapid(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let start = day(ctx, 0, 40);
    let mut input = settings("Semilampo di Santa Lucia", "Cremona", start, 0, 7);
    input.kind = "rapid".to_owned();
    input.time_control = "15 + 10\"".to_owned();
    input.province = "CR".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    event.enter((0..OPEN.len()).step_by(4))?;
    let bands = FeeTableInput {
        bands: "under 18: 10\n15".to_owned(),
    };
    fees::set_table(ctx, arbiter, None, &event.slug, 0, &bands)?;
    prospectus::write(ctx, arbiter, &event.slug)?;
    requests::open(ctx, arbiter, &event.slug, start)
}
