//! Categories of an organiser's own, wherever a tournament asks for the category of somebody.

use crate::{
    organisers,
    support::{
        Browser, TestApp, on_both_databases,
        tournament::{enter_all, publish_round, with_players},
    },
};

on_both_databases!(
    prizes_and_fees_are_for_the_categories_of_the_organiser,
    what_was_typed_outlives_the_categories_of_the_organiser,
    categories_have_short_codes,
);

const CATEGORIES: &str = "Prim Primavera up to 10\nGiov Giovani";

/// A tournament of one round with four players, held by an organiser with these categories, the third of whom is in the first.
fn held(app: &mut TestApp, categories: &str) -> (Browser, Browser, String) {
    let mut admin = app.admin();
    let mut arbiter = app.account("luce", None);
    let league = organisers::league(&mut admin);
    set_categories(&mut admin, &league, categories);
    let page = admin.open(&format!("/o/{league}/people"));
    let form = page.form_to("/people").set("name", "luce");
    admin.send(form).assert_status(303);
    let slug = with_players(&mut arbiter, "Coppa del Lago", 4);
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.form_to("/settings").set("rounds", "1");
    let form = form.set("initial_colour", "white");
    arbiter.send(form).assert_status(303);
    let fees = arbiter.open(&format!("/t/{slug}/fees"));
    let fee = arbiter.open(&fees.link("Provetti03 Zelinda"));
    let form = fee.form_to("/category").set("category", "Prim");
    arbiter.send(form).assert_status(303);
    (admin, arbiter, slug)
}

fn set_categories(admin: &mut Browser, league: &str, categories: &str) {
    let page = admin.open(&format!("/o/{league}/edit"));
    let form = page.form_to("/edit").set("categories", categories);
    admin.send(form).assert_status(303);
}

/// What the list of fees says of somebody.
fn fee(arbiter: &mut Browser, slug: &str, name: &str) -> String {
    let page = arbiter.open(&format!("/t/{slug}/fees"));
    let rows = page.texts("table.fees tbody tr");
    let row = rows.into_iter().find(|row| row.starts_with(name));
    row.unwrap_or_default()
}

fn type_fund(arbiter: &mut Browser, slug: &str, others: &str) -> u16 {
    let page = arbiter.open(&format!("/t/{slug}/prizes/fund"));
    page.assert_shows("Prim Primavera up to 10, Giov Giovani");
    let form = page.form_to("/prizes/fund").set("others", others);
    arbiter.send(form).status
}

fn type_bands(arbiter: &mut Browser, slug: &str, bands: &str) -> u16 {
    let page = arbiter.open(&format!("/t/{slug}/fees/bands"));
    page.assert_shows("Prim Primavera up to 10, Giov Giovani");
    let form = page.form_to("/fees/bands").set("bands", bands);
    arbiter.send(form).status
}

/// Who gets prizes as the standings are.
fn winners(arbiter: &mut Browser, slug: &str) -> Vec<String> {
    let page = arbiter.open(&format!("/t/{slug}/prizes/desk"));
    page.assert_ok().texts("tr[data-prize] td.name")
}

fn prizes_and_fees_are_for_the_categories_of_the_organiser(mut app: TestApp) {
    let (_, mut arbiter, slug) = held(&mut app, CATEGORIES);
    assert_eq!(app.count("listed_entries WHERE category = 'Prim'"), 1);
    // Those of the Italian federation are none here.
    assert_eq!(type_bands(&mut arbiter, &slug, "categoria 2N: 10\n40"), 422);
    assert_eq!(type_fund(&mut arbiter, &slug, "categoria 2N: 50"), 422);
    assert_eq!(
        type_bands(&mut arbiter, &slug, "categoria PRIM: 10\n40"),
        303
    );
    assert!(fee(&mut arbiter, &slug, "Provetti03").contains("€10"));
    assert!(fee(&mut arbiter, &slug, "Provetti04").contains("€40"));
    publish_round(&mut arbiter, &slug, 1);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let typed = "Under ten = category prim: 50\ncategory Giov: 30";
    assert_eq!(type_fund(&mut arbiter, &slug, typed), 303);
    let all = winners(&mut arbiter, &slug);
    assert_eq!(all.len(), 1, "{all:?}");
    assert!(all[0].starts_with("Provetti03"), "{all:?}");
    // Papers name the category, and nobody is proposed one of the Italian federation.
    let paper = arbiter.open(&format!("/t/{slug}/papers/players?split=category"));
    let heads = paper.texts(".list-part h2");
    assert!(heads[0].starts_with("Prim Primavera up to 10"), "{heads:?}");
}

fn what_was_typed_outlives_the_categories_of_the_organiser(mut app: TestApp) {
    let (mut admin, mut arbiter, slug) = held(&mut app, CATEGORIES);
    assert_eq!(type_bands(&mut arbiter, &slug, "Prim: 10\n40"), 303);
    publish_round(&mut arbiter, &slug, 1);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    assert_eq!(type_fund(&mut arbiter, &slug, "Prim: 50"), 303);
    set_categories(&mut admin, "lega-dei-laghi", "");
    assert!(fee(&mut arbiter, &slug, "Provetti03").contains("€10"));
    assert_eq!(winners(&mut arbiter, &slug).len(), 1);
    // Nobody types them any more.
    let page = arbiter.open(&format!("/t/{slug}/fees/bands"));
    page.assert_hides("Primavera");
    let form = page.form_to("/fees/bands").set("bands", "Giov: 10\n40");
    arbiter.send(form).assert_status(422);
}

fn categories_have_short_codes(mut app: TestApp) {
    let mut admin = app.admin();
    let league = organisers::league(&mut admin);
    let page = admin.open(&format!("/o/{league}/edit"));
    let form = page
        .form_to("/edit")
        .set("categories", "A1 First\nPrima Spring");
    let refused = admin.send(form);
    refused
        .assert_status(422)
        .assert_shows("Line 2: Prima Spring: the abbreviation of a category has four letters");
}
