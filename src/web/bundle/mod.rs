//! The public pages of a tournament as files: a ZIP for plain web hosting or a USB stick, without a server.
//!
//! - The pages are those of visitors: the program asks its own table of addresses for them, as everybody and in one language,
//!   so that nothing gets in that the public may not see.
//! - All are read in one snapshot, so that they belong to one moment.
//! - Links between them become relative; a link to another page leads to the site, if it has a public address.
//! - Parts that need a server (forms, scripts, elements marked `data-served` in a template) are left out.
//!
//! | what | file |
//! |---|---|
//! | collecting the pages, writing the ZIP | `copying` |
//! | which file holds which address | `places` |
//! | a page of the site as a page of the bundle | `rewriting` |
//! | HTML as tags and texts | `markup` |
//! | head and foot of the pages | `frame` |

mod copying;
mod frame;
mod markup;
mod places;
mod rewriting;

pub use copying::{Addresses, Bundle, pack, zip};
