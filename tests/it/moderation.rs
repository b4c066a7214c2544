//! Clubs for those who decide about them: the list and its keys, regions, suspension, merging, secretaries.

use crate::{
    clubs::{approved, filled, register, registration},
    enter::open,
    privacy::player,
    support::{Browser, TestApp, form::Form, on_both_databases, page::Page, sql::execute},
    team_events::made,
};

on_both_databases!(
    many_clubs_are_decided_at_once,
    a_moderator_decides_about_their_regions_alone,
    a_suspended_club_can_do_nothing,
    a_club_becomes_part_of_another_one,
    a_club_changes_its_secretary_and_is_never_without_one,
);

/// Number of the club of this name.
fn number(app: &TestApp, name: &str) -> i32 {
    let query = format!("SELECT CAST(id AS TEXT) AS line FROM clubs WHERE name = '{name}'");
    app.lines(&query).remove(0).parse().unwrap()
}

fn states(app: &TestApp) -> Vec<String> {
    app.lines("SELECT name || ' ' || status AS line FROM clubs ORDER BY name")
}

/// The form of the list with these clubs ticked.
fn ticked(browser: &mut Browser, list: &str, clubs: &[i32]) -> Form {
    let page = browser.open(list);
    let values = page.assert_ok().attributes("[name=club]", "value");
    let mut form = page.form("form[action$=\"/decide\"]");
    for club in clubs {
        let start = format!("{club}:");
        let value = values.iter().find(|value| value.starts_with(&start));
        form = form.tick_value(
            "club",
            value.unwrap_or_else(|| panic!("{club}: {values:?}")),
        );
    }
    form
}

fn decide(browser: &mut Browser, clubs: &[i32], what: &str, reason: &str) -> Page {
    let form = ticked(browser, "/admin/clubs", clubs);
    browser.send(form.set("reason", reason).press("do", what))
}

fn many_clubs_are_decided_at_once(mut app: TestApp) {
    let mut admin = app.admin();
    for name in ["Torre Alta", "Alfiere Bianco", "Cavallo Stanco"] {
        register(&app, name);
    }
    let [tower, bishop, knight] =
        ["Torre Alta", "Alfiere Bianco", "Cavallo Stanco"].map(|name| number(&app, name));
    admin.open("/admin").link("Decide about clubs");
    admin
        .open("/admin/clubs?status=pending&q=stanco")
        .assert_shows("Cavallo Stanco")
        .assert_hides("Torre Alta");
    admin
        .open("/admin/clubs?region=Molise")
        .assert_hides("Torre Alta");
    // Nobody chosen, no reason: nothing is written, and what was ticked stays so.
    decide(&mut admin, &[], "approve", "").assert_status(422);
    let refused = decide(&mut admin, &[tower, bishop], "reject", "");
    refused.assert_status(422);
    assert_eq!(refused.attributes("[name=club][checked]", "value").len(), 2);
    decide(&mut admin, &[tower, bishop], "approve", "").assert_status(303);
    // One among them is decided already: none is touched.
    decide(&mut admin, &[knight, tower], "reject", "doppione").assert_status(422);
    assert_eq!(
        states(&app),
        [
            "Alfiere Bianco approved",
            "Cavallo Stanco pending",
            "Torre Alta approved"
        ]
    );
    decide(&mut admin, &[knight], "reject", "doppione").assert_status(303);
    assert_eq!(app.count("clubs WHERE status = 'rejected'"), 1);
    // Both who came in are written to, and so is the other.
    assert_eq!(app.count("outbox WHERE class = 'club-approved'"), 2);
    assert_eq!(app.count("outbox WHERE class = 'club-rejected'"), 1);
    // Two see the same list: the second is told.
    let stale = ticked(&mut admin, "/admin/clubs", &[bishop]).set("reason", "quote");
    decide(&mut admin, &[bishop], "suspend", "quote").assert_status(303);
    decide(&mut admin, &[bishop], "restore", "").assert_status(303);
    admin.send(stale.press("do", "suspend")).assert_status(409);
}

fn a_moderator_decides_about_their_regions_alone(mut app: TestApp) {
    let mut admin = app.admin();
    register(&app, "Torre di Cremona");
    let mut visitor = app.browser();
    let form = filled(registration(&mut visitor), "Torre di Campobasso")
        .set("region", "Molise")
        .set("province", "CB");
    visitor.send(form).assert_status(303);
    let [here, there] = ["Torre di Cremona", "Torre di Campobasso"].map(|name| number(&app, name));
    let mut moderator = app.account("moira", None);
    moderator.get("/admin/clubs").assert_status(403);
    moderator
        .open("/mine")
        .assert_hides("You decide about the clubs");
    let link = app
        .lines(
            "SELECT '/admin/accounts/' || id || '/regions' AS line FROM users WHERE name = 'moira'",
        )
        .remove(0);
    assert!(admin.open("/admin").html().contains(&link));
    let form = admin.open(&link).form_to("/regions");
    admin
        .send(
            form.tick_value("region", "Molise")
                .tick_value("region", "Abruzzo"),
        )
        .assert_status(303);
    moderator
        .open("/mine")
        .assert_shows("You decide about the clubs of Abruzzo, Molise.");
    let list = moderator.open("/admin/clubs");
    list.assert_ok()
        .assert_shows("Torre di Campobasso")
        .assert_hides("Torre di Cremona");
    moderator.get("/admin").assert_status(403);
    for path in ["", "/merge"] {
        moderator
            .get(&format!("/admin/clubs/{here}{path}"))
            .assert_status(403);
    }
    moderator
        .get(&format!("/clubs/{here}/secretaries"))
        .assert_status(403);
    let one = moderator.open(&format!("/admin/clubs/{there}"));
    one.assert_ok().assert_shows("segreteria@torre.example");
    // A form that says another club is refused as a whole.
    let forged = one
        .form_to("/decide")
        .forge("club", &format!("{here}:1"))
        .press("do", "approve");
    moderator.send(forged).assert_status(403);
    moderator
        .send(one.form_to("/decide").press("do", "approve"))
        .assert_status(303);
    assert_eq!(
        states(&app),
        ["Torre di Campobasso approved", "Torre di Cremona pending"]
    );
    // The moderator names its secretary.
    let page = moderator.open(&format!("/clubs/{there}/secretaries"));
    let form = page.form_to("/secretaries");
    let form = form.set("display_name", "Pia").set("name", "pia");
    let made = moderator.send(form);
    made.assert_ok();
    assert_eq!(made.attributes("#invitation", "href").len(), 1);
    // Without regions the right is gone.
    let form = admin.open(&link).form_to("/regions").untick("region");
    admin.send(form).assert_status(303);
    moderator.get("/admin/clubs").assert_status(403);
}

fn a_suspended_club_can_do_nothing(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut secretary, id) = approved(&app, &mut admin, "Torre Alta", "pia");
    let manage = format!("/clubs/{id}/manage");
    secretary.open(&manage).assert_ok();
    let club: i32 = id.parse().unwrap();
    decide(&mut admin, &[club], "suspend", "quote non versate").assert_status(303);
    let page = secretary.get(&manage);
    assert!(page.status >= 400, "{}", page.status);
    page.assert_shows("The club is suspended: quote non versate");
    let mut visitor = app.browser();
    visitor.get(&format!("/clubs/{id}")).assert_status(404);
    visitor.get("/clubs").assert_hides("Torre Alta");
    // A new club cannot take its name meanwhile.
    let form = filled(registration(&mut visitor), "Torre Alta");
    visitor.send(form).assert_status(422);
    let page = admin.open(&format!("/admin/clubs/{id}"));
    page.assert_shows("quote non versate");
    admin
        .send(page.form_to("/decide").press("do", "restore"))
        .assert_status(303);
    secretary.open(&manage).assert_ok();
    visitor.get(&format!("/clubs/{id}")).assert_ok();
}

fn a_club_becomes_part_of_another_one(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut secretary, old) = approved(&app, &mut admin, "Torre Vecchia", "pia");
    let (_, new) = approved(&app, &mut admin, "Alfiere Nuovo", "alba");
    let [from, into] = [&old, &new].map(|id| id.parse::<i32>().unwrap());
    let members = ["Primo", "Secondo"].map(|name| player(&app, from, name, "1980"));
    // A request that the old club sent goes along.
    let slug = made(&mut admin, "Coppa delle Fusioni", "2");
    open(&mut admin, &slug, &[]);
    let door = format!("/t/{slug}/enter/club");
    let form = secretary.open(&door).form_to("/enter/club");
    let form = form.set("player", &members[0].to_string()).tick("consent");
    secretary.send(form).assert_status(303);
    let page = admin.open(&format!("/admin/clubs/{old}/merge?q=alfiere"));
    page.assert_ok()
        .assert_shows("Torre Vecchia (2 players)")
        .assert_shows("Alfiere Nuovo");
    // Nothing chosen is the club itself.
    let form = page.form("form[method=post][action$=\"/merge\"]");
    admin.send(form.clone()).assert_status(422);
    admin
        .send(form.clone().set("into", &new))
        .assert_status(303);
    assert_eq!(
        states(&app),
        ["Alfiere Nuovo approved", "Torre Vecchia merged"]
    );
    assert_eq!(app.count(&format!("players WHERE club_id = {into}")), 2);
    assert_eq!(app.count(&format!("users WHERE club_id = {into}")), 2);
    // Its address leads on, its secretary works there, and it is not merged twice.
    let mut visitor = app.browser();
    let moved = visitor.get(&format!("/clubs/{old}"));
    moved.assert_status(301);
    assert_eq!(
        moved.redirect().as_deref(),
        Some(format!("/clubs/{new}").as_str())
    );
    secretary
        .open(&format!("/clubs/{new}/manage"))
        .assert_ok()
        .assert_shows("Secondo");
    secretary
        .get(&format!("/clubs/{old}/manage"))
        .assert_status(403);
    let page = secretary.open(&door);
    assert_eq!(page.texts("ul.requests > li").len(), 1);
    secretary
        .send(page.form("ul.requests > li:first-child form"))
        .assert_status(303);
    let states = app.lines("SELECT state AS line FROM entry_requests");
    assert_eq!(states, ["withdrawn"]);
    let again = form
        .set("into", &new)
        .forge("version", "3")
        .forge("key", "key-key-key-key-9");
    admin.send(again).assert_status(422);
    admin
        .open(&format!("/admin/clubs/{old}"))
        .assert_shows("part of another club")
        .assert_shows("Alfiere Nuovo");
}

fn a_club_changes_its_secretary_and_is_never_without_one(mut app: TestApp) {
    let mut admin = app.admin();
    let (mut pia, id) = approved(&app, &mut admin, "Torre Alta", "pia");
    let path = format!("/clubs/{id}/secretaries");
    let link = pia.open(&format!("/clubs/{id}/manage")).link("Secretaries");
    assert_eq!(link, path);
    let dismiss = |page: &Page, name: &str| {
        let names = page.texts("table.list th.name");
        let at = names.iter().position(|one| one.contains(name)).unwrap();
        let action = &page.attributes("table.list form", "action")[at];
        page.form(&format!("form[action=\"{action}\"]"))
    };
    let page = pia.open(&path);
    pia.send(dismiss(&page, "Pia"))
        .assert_status(422)
        .assert_shows("Nobody else could act for the club");
    let form = page.form_to("/secretaries");
    let wrong = pia.send(
        form.clone()
            .set("display_name", "Ada Nuova")
            .set("name", "x y"),
    );
    wrong.assert_status(422);
    assert_eq!(
        wrong.form_to("/secretaries").value("display_name"),
        Some("Ada Nuova")
    );
    let made = pia.send(form.set("display_name", "Ada Nuova").set("name", "adele"));
    let link = made.assert_ok().attributes("#invitation", "href").remove(0);
    // As long as no password is chosen nobody could act.
    let page = pia.open(&path);
    page.assert_shows("Ada Nuova");
    pia.send(dismiss(&page, "Pia")).assert_status(422);
    let mut ada = app.browser();
    let form = ada.get(&link).assert_ok().form("main form");
    let password = "bishop-and-pawn-43";
    ada.send(form.set("password", password).set("repeated", password))
        .assert_status(303);
    let mut ada = app.sign_in("adele", password);
    let page = ada.open(&path);
    ada.send(dismiss(&page, "Pia")).assert_status(303);
    pia.get(&format!("/clubs/{id}/manage")).assert_status(403);
    ada.open(&format!("/clubs/{id}/manage")).assert_ok();
    // A disabled account acts for nobody.
    execute(
        &app.database,
        "UPDATE users SET club_id = (SELECT max(id) FROM clubs), disabled_at = created_at WHERE name = 'pia'",
    )
    .unwrap();
    let page = ada.open(&path);
    ada.send(dismiss(&page, "Ada Nuova")).assert_status(422);
    ada.send(dismiss(&page, "Pia")).assert_status(303);
}
