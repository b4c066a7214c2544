//! The links on the pages about chess: rules, origin, Italian sites, sites of the world. Everybody reads them;
//! administrators maintain them.

use crate::{
    event::{LinkSection, Word},
    store::rows::{self, site_links::SiteLinkRow},
};

use super::{
    Actor, AppError, Audited, Checks, Context, Deed, Done, LinkInput, Problem,
    access::{self, Action},
    deed::{LinkAdded, LinkRemoved},
};

/// A link of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Number of the link.
    pub id: i32,
    /// Title of the link.
    pub title: String,
    /// Address of the link.
    pub address: String,
    /// Description of what is found there; may be empty.
    pub note: String,
}

/// The links of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Links {
    /// The links, in the order in which they were added.
    pub links: Vec<Link>,
    /// Whether the reader may change them.
    pub may_keep: bool,
}

/// The links of a page, and whether `actor` may change them.
///
/// # Errors
/// Storage failures.
pub fn of_section(ctx: &Context, actor: &Actor, section: LinkSection) -> Result<Links, AppError> {
    ctx.read(|conn| {
        let rows = rows::site_links::of_section(conn, section)?;
        let link = |row: SiteLinkRow| Link {
            id: row.id,
            title: row.title,
            address: row.address,
            note: row.note,
        };
        Ok(Links {
            links: rows.into_iter().map(link).collect(),
            may_keep: access::may(conn, actor, Action::Administer)?,
        })
    })
}

/// Adds a link to a page and gives its number; only for administrators.
///
/// # Errors
/// Fields to be corrected: no title; an invalid web address.
pub fn add(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    input: &LinkInput,
) -> Result<Done<i32>, AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::Administer))?;
    let mut checks = Checks::default();
    let section = LinkSection::from_code(input.section.trim());
    if section.is_none() {
        checks.refuse("section", Problem::Choice);
    }
    let title = checks.required("title", &input.title, 120);
    let address = checks.url("address", &input.address);
    if input.address.trim().is_empty() {
        checks.refuse("address", Problem::Required);
    }
    let note = checks.text("note", &input.note, 240);
    checks.finish()?;
    let given = LinkInput {
        section: input.section.trim().to_owned(),
        title,
        address,
        note,
    };
    ctx.write(actor, Action::Administer, key, |conn| {
        let link = rows::site_links::insert(
            conn,
            &rows::site_links::NewSiteLink {
                // A missing section was refused above.
                section: section.unwrap_or(LinkSection::Rules).into(),
                title: &given.title,
                address: &given.address,
                note: &given.note,
            },
        )?;
        Ok(Audited {
            value: link,
            deed: Deed::LinkAdded(LinkAdded {
                link,
                given: given.clone(),
            }),
        })
    })
}

/// Removes a link; only for administrators.
///
/// # Errors
/// No such link.
pub fn remove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    link: i32,
) -> Result<Done<()>, AppError> {
    ctx.write(actor, Action::Administer, key, |conn| {
        let row = rows::site_links::by_id(conn, link)?;
        rows::site_links::delete(conn, link)?;
        Ok(Audited {
            value: (),
            deed: Deed::LinkRemoved(LinkRemoved {
                link,
                before: LinkInput::of(&row),
            }),
        })
    })
}
