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
    ages_of_a_category_are_shown_and_proposed,
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

fn ages_of_a_category_are_shown_and_proposed(mut app: TestApp) {
    let typed = "Prim Primavera\nU10 Under 10 (9-10)\nU12 Under 12 (-12)\nS50 Seniors (50+)";
    let (mut admin, mut arbiter, slug) = held(&mut app, typed);
    let form = admin.open("/o/lega-dei-laghi/edit").form_to("/edit");
    assert_eq!(form.value("categories"), Some(typed));
    let page = app.browser().open("/o/lega-dei-laghi");
    assert_eq!(
        page.texts("[aria-labelledby=categories] li"),
        [
            "Prim Primavera",
            "U10 Under 10 9 to 10 years",
            "U12 Under 12 up to 12 years",
            "S50 Seniors 50 years and more"
        ]
    );
    page.assert_shows("completed by 31 December");
    // The narrowest that fits is proposed, and nobody gets one unasked.
    let settings = arbiter.open(&format!("/t/{slug}/settings"));
    let start = settings.attributes("#f-start", "value").remove(0);
    let year: i32 = start[..4].parse().unwrap();
    for (name, age, proposed) in [
        ("Otto", 8, Some("U12")),
        ("Nove", 9, Some("U10")),
        ("Dieci", 10, Some("U10")),
        ("Undici", 11, Some("U12")),
        ("Tredici", 13, None),
        ("Cinquanta", 50, Some("S50")),
    ] {
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.form("form[action$=\"/entries\"]");
        let form = form.set("last_name", name).set("first_name", "Ugo");
        let form = form.set("birth", &(year - age).to_string());
        arbiter.send(form).assert_status(303);
        let fees = arbiter.open(&format!("/t/{slug}/fees"));
        let fee = arbiter.open(&fees.link(&format!("{name} Ugo")));
        match proposed {
            Some(code) => fee.assert_shows(&format!("by age: {code}")),
            None => fee.assert_hides("by age:"),
        };
        assert_eq!(fee.form_to("/category").value("category"), Some(""));
    }
    let fees = arbiter.open(&format!("/t/{slug}/fees"));
    let fee = arbiter.open(&fees.link("Provetti01 Zelinda"));
    fee.assert_ok().assert_hides("by age:");
    assert_eq!(app.count("listed_entries WHERE category <> ''"), 1);
    // Fields that ask for a category name the ages too.
    let bands = arbiter.open(&format!("/t/{slug}/fees/bands"));
    bands.assert_shows("U10 Under 10 (9-10), U12 Under 12 (-12)");
}
