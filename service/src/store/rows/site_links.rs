//! Links on the pages about chess, which administrators maintain.

use diesel::prelude::*;

use crate::{
    event::LinkSection,
    store::{Code, Conn, StoreError, schema::site_links, word::Read},
};

/// A link.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = site_links)]
pub struct SiteLinkRow {
    pub id: i32,
    /// The page that shows it.
    #[diesel(deserialize_as = Read<site_links::section>)]
    pub section: LinkSection,
    pub title: String,
    /// Address of the link, `https://…`.
    pub address: String,
    /// Description of what is found there; may be empty.
    pub note: String,
}

/// A link to be stored.
#[derive(Debug, Insertable)]
#[diesel(table_name = site_links)]
pub struct NewSiteLink<'a> {
    pub section: Code,
    pub title: &'a str,
    pub address: &'a str,
    pub note: &'a str,
}

/// Stores a link. Returns its number.
pub fn insert(conn: &mut Conn, link: &NewSiteLink<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(site_links::table)
        .values(link)
        .returning(site_links::id)
        .get_result(conn)?)
}

/// Deletes a link.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(site_links::table.find(id)).execute(conn)?;
    Ok(())
}

/// The link with this number.
pub fn by_id(conn: &mut Conn, id: i32) -> Result<SiteLinkRow, StoreError> {
    Ok(site_links::table
        .find(id)
        .select(SiteLinkRow::as_select())
        .first(conn)?)
}

/// The links of a page, in the order in which they were added.
pub fn of_section(conn: &mut Conn, section: LinkSection) -> Result<Vec<SiteLinkRow>, StoreError> {
    Ok(site_links::table
        .filter(site_links::section.eq(section.code()))
        .order(site_links::id)
        .select(SiteLinkRow::as_select())
        .load(conn)?)
}
