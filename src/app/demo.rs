//! What a demonstration needs beside the ordinary use cases: clubs that are approved already.

use crate::store::{Scope, rows, rows::clubs::NewClub};

use super::{Actor, AppError, Audited, Context, fold};

/// An invented club.
#[derive(Clone, Copy, Debug)]
pub struct DemoClub {
    name: &'static str,
    region: &'static str,
    province: &'static str,
    town: &'static str,
    postcode: &'static str,
    address: &'static str,
    status: &'static str,
}

impl DemoClub {
    /// An approved club.
    #[must_use]
    pub const fn new(
        name: &'static str,
        region: &'static str,
        province: &'static str,
        town: &'static str,
        postcode: &'static str,
        address: &'static str,
    ) -> Self {
        Self {
            name,
            region,
            province,
            town,
            postcode,
            address,
            status: "approved",
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The same club before anybody approved it.
    #[must_use]
    pub const fn pending(self) -> Self {
        Self {
            status: "pending",
            ..self
        }
    }
}

/// Registers the clubs; their numbers, in order.
///
/// # Errors
/// Storage failures.
pub fn clubs(ctx: &Context, clubs: &[DemoClub]) -> Result<Vec<i32>, AppError> {
    let now = ctx.clock.now();
    let done = ctx.write(&Actor::command_line(), Scope::Registry, None, |conn| {
        let mut numbers = Vec::new();
        for club in clubs {
            let (name_key, town_key) = (fold(club.name), fold(club.town));
            let domain = fold(club.name).replace(' ', "-");
            let (email, web) = (
                format!("segreteria@{domain}.example"),
                format!("https://{domain}.example"),
            );
            numbers.push(rows::clubs::insert(
                conn,
                &NewClub {
                    name: club.name,
                    name_key: &name_key,
                    region: club.region,
                    province: club.province,
                    town: club.town,
                    town_key: &town_key,
                    postcode: club.postcode,
                    address: club.address,
                    email: &email,
                    phone: "",
                    web: &web,
                    president: "",
                    federation_code: "",
                    country: "Italia",
                    show_contacts: true,
                    status: club.status,
                    created_at: now,
                    version: 1,
                },
            )?);
        }
        Ok(Audited {
            subject: "clubs".to_owned(),
            action: "club.demo",
            before: String::new(),
            after: format!("{} clubs", numbers.len()),
            value: numbers,
        })
    })?;
    Ok(done.fresh().unwrap_or_default())
}
