//! Papers: one page with links to every sheet, sorted by the time of day at which it is printed, and the sheets that only
//! arbiters print. The sheets for the wall, which everybody may see, are in `public`.

use crate::web::routing::ServiceConfig;

mod appeal;
mod badges;
mod certificates;
mod contents;
mod cross;
mod frame;
mod matches;
mod norm_certificate;
mod players;
mod report;
mod report_facts;
mod report_form;
mod report_view;
mod round;
mod statistics;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    contents::configure(config);
    players::configure(config);
    badges::configure(config);
    round::configure(config);
    matches::configure(config);
    cross::configure(config);
    certificates::configure(config);
    statistics::configure(config);
    appeal::configure(config);
    report::configure(config);
    norm_certificate::configure(config);
}
