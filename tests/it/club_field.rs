//! A club in a form: its number or words of its name, and a choice where several are meant.

use crate::{
    privacy::player_page,
    support::{TestApp, form::Form, on_both_databases, page::Page, sql::execute},
};

on_both_databases!(
    several_clubs_are_offered_and_nothing_typed_is_lost,
    many_clubs_offer_twenty,
    a_player_keeps_their_club_and_moves_to_another,
    a_secretary_is_made_for_a_club_by_words,
    a_wrong_club_is_told_with_the_other_wrong_fields,
);

fn typed(page: &Page, club: &str) -> Form {
    let form = page.form_to("/players/new");
    form.set("last_name", "Rossini")
        .set("first_name", "Ada")
        .set("birth", "1980")
        .set("club", club)
}

fn offered(page: &Page) -> Vec<String> {
    page.attributes("[name=club_chosen]", "value")
}

fn club_of(app: &TestApp, player: i32) -> String {
    let club = "SELECT COALESCE(CAST(club_id AS TEXT), '') AS line FROM players";
    app.lines(&format!("{club} WHERE id = {player}")).remove(0)
}

fn several_clubs_are_offered_and_nothing_typed_is_lost(mut app: TestApp) {
    let mut admin = app.admin();
    let white = app.club("torre bianca").to_string();
    let black = app.club("torre nera").to_string();
    let other = app.club("cavallo").to_string();
    let page = admin.open("/players/new");
    // The form holds no club until one is looked for.
    page.assert_hides("torre bianca");
    let refused = admin.send(typed(&page, "tor"));
    refused
        .assert_status(422)
        .assert_shows("Several clubs answer to “tor”");
    assert_eq!(offered(&refused), [white.clone(), black.clone()]);
    let form = refused.form_to("/players/new");
    for (field, value) in [
        ("last_name", "Rossini"),
        ("first_name", "Ada"),
        ("birth", "1980"),
        ("club", "tor"),
    ] {
        assert_eq!(form.value(field), Some(value));
    }
    // Another field is wrong: the choice stays.
    let chosen = form.set("club_chosen", &black).set("birth", "never");
    let refused = admin.send(chosen);
    refused.assert_status(422);
    let form = refused.form_to("/players/new");
    assert_eq!(form.value("club_chosen"), Some(black.as_str()));
    // Words that do not fit the choice mean what they say.
    let elsewhere = form.clone().set("birth", "1980").set("club", "caval");
    admin.send(elsewhere).assert_status(303);
    assert_eq!(club_of(&app, 1), other);
    let form = admin.open("/players/new").form_to("/players/new");
    let form = form.set("last_name", "Bianchi").set("club", "nera torre");
    admin.send(form).assert_status(303);
    assert_eq!(club_of(&app, 2), black);
    let form = admin.open("/players/new").form_to("/players/new");
    let form = form.set("last_name", "Verdi").set("club", &white);
    admin.send(form).assert_status(303);
    assert_eq!(club_of(&app, 3), white);
    let nobody = typed(&admin.open("/players/new"), "alfiere");
    let refused = admin.send(nobody);
    refused
        .assert_status(422)
        .assert_shows("No club answers to “alfiere”");
    assert!(offered(&refused).is_empty());
}

fn many_clubs_offer_twenty(mut app: TestApp) {
    let mut admin = app.admin();
    for number in 110..135 {
        app.club(&format!("circolo {number}"));
    }
    let suspended = app.club("circolo sospeso");
    execute(
        &app.database,
        &format!("UPDATE clubs SET status = 'suspended' WHERE id = {suspended}"),
    )
    .unwrap();
    let page = admin.open("/players/new");
    let refused = admin.send(typed(&page, "circolo"));
    refused
        .assert_status(422)
        .assert_shows("Too many clubs answer to “circolo”");
    assert_eq!(offered(&refused).len(), 20);
    for none in [suspended.to_string(), "circolo sospeso".to_owned()] {
        let refused = admin.send(typed(&page, &none));
        refused.assert_status(422).assert_shows("No club answers");
    }
    assert_eq!(app.count("players"), 0);
}

fn a_player_keeps_their_club_and_moves_to_another(mut app: TestApp) {
    let mut admin = app.admin();
    let white = app.club("torre bianca").to_string();
    // Words that a second club has too.
    app.club("torre bianca nuova");
    let black = app.club("torre nera").to_string();
    let form = typed(&admin.open("/players/new"), &white);
    admin.send(form).assert_status(303);
    let edit = format!("{}/edit", player_page(&app, 1));
    // Nobody changed the text: the player stays.
    let form = admin.open(&edit).form_to("/edit");
    assert!(form.value("club").unwrap().starts_with("torre bianca"));
    admin
        .send(form.set("first_name", "Adele"))
        .assert_status(303);
    assert_eq!(club_of(&app, 1), white);
    let form = admin.open(&edit).form_to("/edit");
    let refused = admin.send(form.set("club", "torre bia"));
    refused.assert_status(422);
    assert_eq!(offered(&refused).len(), 2);
    let form = refused.form_to("/edit");
    admin.send(form.set("club", "nera")).assert_status(303);
    assert_eq!(club_of(&app, 1), black);
    let form = admin.open(&edit).form_to("/edit");
    admin.send(form.set("club", "")).assert_status(303);
    assert_eq!(club_of(&app, 1), "");
}

fn a_secretary_is_made_for_a_club_by_words(mut app: TestApp) {
    let mut admin = app.admin();
    let white = app.club("torre bianca").to_string();
    let black = app.club("torre nera").to_string();
    let form = admin.open("/admin").form_to("/admin/accounts");
    let form = form
        .set("display_name", "Pia Segretaria")
        .set("name", "pia")
        .set("role", "secretary")
        .set("club", "torre");
    let refused = admin.send(form);
    refused.assert_status(422);
    assert_eq!(offered(&refused), [white, black.clone()]);
    let form = refused.form_to("/admin/accounts");
    assert_eq!(form.value("display_name"), Some("Pia Segretaria"));
    admin.send(form.set("club_chosen", &black)).assert_ok();
    let club = "SELECT CAST(club_id AS TEXT) AS line FROM users WHERE name = 'pia'";
    assert_eq!(app.lines(club), [black]);
    admin.open("/admin").assert_shows("secretary: torre nera");
}

/// The fields to which the list above a form that came back leads, by name.
fn wrong(page: &Page) -> Vec<String> {
    page.assert_status(422);
    let mut fields = page.attributes("#errors li a", "href");
    fields.sort();
    fields
}

fn a_wrong_club_is_told_with_the_other_wrong_fields(mut app: TestApp) {
    let mut admin = app.admin();
    let club = app.club("torre bianca");
    let form = typed(&admin.open("/players/new"), "alfiere").set("birth", "never");
    let refused = admin.send(form.set("last_name", ""));
    assert_eq!(wrong(&refused), ["#f-birth", "#f-club", "#f-last_name"]);
    // A player who moves.
    let form = refused.form_to("/players/new").set("club", "bianca");
    let form = form.set("last_name", "Rossini").set("birth", "1980");
    admin.send(form).assert_status(303);
    let form = admin
        .open(&format!("{}/edit", player_page(&app, 1)))
        .form_to("/edit");
    let refused = admin.send(form.set("club", "alfiere").set("birth", "never"));
    assert_eq!(wrong(&refused), ["#f-birth", "#f-club"]);
    assert_eq!(club_of(&app, 1), club.to_string());
    // An account: of no club, of a club that there is not, of no role.
    let form = admin.open("/admin").form_to("/admin/accounts");
    let form = form.set("name", "pia").set("display_name", "");
    for (club, role, field) in [
        ("", "secretary", "#f-club"),
        ("alfiere", "secretary", "#f-club"),
        ("", "owner", "#f-role"),
    ] {
        let form = form.clone().set("club", club).forge("role", role);
        let refused = admin.send(form);
        let mut fields = ["#f-display_name", field];
        fields.sort_unstable();
        assert_eq!(wrong(&refused), fields, "{club} {role}");
    }
    // A log-in name that somebody has.
    let taken = form.set("name", "ada").set("display_name", "Ada");
    let refused = admin.send(taken.set("role", "secretary").set("club", "alfiere"));
    assert_eq!(wrong(&refused), ["#f-club", "#f-name"]);
    assert_eq!((app.count("players"), app.count("users")), (1, 1));
    // Who may not do this is told so, whatever is wrong.
    let mut secretary = app.account("sergio", Some(club));
    let token = secretary
        .open("/account")
        .attributes("[name=csrf]", "value")
        .remove(0);
    let fields = [
        ("csrf", token.as_str()),
        ("last_name", ""),
        ("club", "alfiere"),
    ];
    secretary.post("/players/new", &fields).assert_status(403);
}
