//! Who may do what. Only this module decides.
//!
//! | what | file |
//! |---|---|
//! | the actions, and what a write for each locks | `action` |
//! | whether an actor may do an action | `permission` |
//! | the role of an actor in a tournament | `roles` |
//! | what a device of the staff may see and do | `stations` |
//! | the clubs that somebody decides about | `moderators` |

mod action;
mod moderators;
mod permission;
mod roles;
mod stations;

pub use action::Action;
pub(super) use moderators::charge;
pub(super) use permission::{may, require, require_as};
pub(super) use roles::role;
pub use roles::{TournamentRole, signed_in};
pub(super) use stations::{Post, must_be_at, role_at};

#[cfg(test)]
mod tests;
