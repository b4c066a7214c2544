//! The prospectus: what the organiser tells players, written with simple marks and read by everybody.

use crate::support::{
    TestApp, on_both_databases,
    tournament::{name_deputy, with_players},
};

on_both_databases!(
    a_prospectus_is_written_and_read,
    what_is_wrong_is_said_and_nothing_is_lost,
    the_chief_arbiter_alone_writes_it,
);

const TEXT: &str = "Torneo **aperto** a tutti.\r\n\r\n## La giornata\r\n\r\n- conferma entro le 9\r\n- premi alle 18\r\n\r\n\
                    <script>alert(1)</script> https://torre.example/a";

fn a_prospectus_is_written_and_read(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Open della Torre", 2);
    let page = format!("/t/{slug}/announcement");
    let mut visitor = app.browser().in_italian();
    visitor
        .get(&page)
        .assert_ok()
        .assert_hides("Contatti")
        .assert_hides("Scrivi il bando");
    let link = arbiter.open(&page).link("Scrivi il bando");
    let form = arbiter.open(&link).form_to("/settings/prospectus");
    let form = form
        .set("prospectus_organiser", "Circolo della Torre")
        .set("prospectus_email", "open@torre.example")
        .set("prospectus_phone", "+39 0533 12345")
        .set("prospectus_site", "torre.example")
        .set("prospectus_text", TEXT)
        .set("prospectus_prizes", "1. cento euro\r\n2. cinquanta euro");
    let sent = arbiter.send(form);
    assert_eq!(sent.redirect().as_deref(), Some(page.as_str()));
    let read = visitor.get(&page);
    read.assert_ok();
    assert_eq!(read.texts(".told h2"), ["Premi"]);
    assert_eq!(read.texts(".told h3"), ["La giornata"]);
    assert_eq!(read.texts(".told strong"), ["aperto"]);
    assert_eq!(
        read.texts(".told ul li"),
        ["conferma entro le 9", "premi alle 18"]
    );
    assert_eq!(read.texts(".told ol li"), ["cento euro", "cinquanta euro"]);
    // What looks like a program is shown as it was typed.
    read.assert_shows("<script>alert(1)</script>");
    assert_eq!(read.texts(".told a"), ["https://torre.example/a"]);
    assert_eq!(
        read.texts(".reach a"),
        [
            "open@torre.example",
            "+39 0533 12345",
            "https://torre.example"
        ]
    );
    // Programs read the same, but for how to reach people.
    let told = visitor.get(&format!("/api/v1/tournaments/{slug}")).html();
    for word in [
        "Circolo della Torre",
        "torre.example",
        "Torneo **aperto**",
        "1. cento euro",
    ] {
        assert!(told.contains(word), "{word} {told}");
    }
    for word in ["open@torre", "0533"] {
        assert!(!told.contains(word), "{word} {told}");
    }
    // How to reach people stands in no trail, what is told does.
    let told = "audit WHERE action = 'prospectus.write'";
    assert_eq!(app.count(told), 1);
    let held = format!("{told} AND (after LIKE '%open@torre%' OR after LIKE '%12345%')");
    assert_eq!(app.count(&held), 0);
    let held = format!("{told} AND after LIKE '%La giornata%'");
    assert_eq!(app.count(&held), 1);
    // A copy of the tournament that is opened elsewhere tells the same.
    let form = arbiter
        .open(&format!("/t/{slug}/settings/prospectus"))
        .form_to("/settings/prospectus");
    assert_eq!(form.value("prospectus_email"), Some("open@torre.example"));
    assert_eq!(
        form.value("prospectus_text"),
        Some(TEXT.replace("\r\n", "\n").as_str())
    );
    // In English, its headings are English.
    app.browser()
        .get(&page)
        .assert_shows("Prizes")
        .assert_shows("Contact");
}

fn what_is_wrong_is_said_and_nothing_is_lost(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open della Torre", 2);
    let address = format!("/t/{slug}/settings/prospectus");
    let first = arbiter.open(&address).form_to("/settings/prospectus");
    let wrong = first
        .clone()
        .set("prospectus_email", "open@torre")
        .set("prospectus_text", "Welcome.");
    let page = arbiter.send(wrong);
    page.assert_status(422);
    let form = page.form_to("/settings/prospectus");
    assert_eq!(form.value("prospectus_email"), Some("open@torre"));
    assert_eq!(form.value("prospectus_text"), Some("Welcome."));
    let errors = page.texts(".field.bad .err");
    assert_eq!(errors.len(), 1, "{errors:?}");
    arbiter
        .send(form.set("prospectus_email", "open@torre.example"))
        .assert_status(303);
    // Somebody who saw the empty form writes over nothing.
    arbiter
        .send(first.set("prospectus_text", "Other words."))
        .assert_status(409);
    app.browser()
        .get(&format!("/t/{slug}/announcement"))
        .assert_shows("Welcome.")
        .assert_hides("Other words.");
}

fn the_chief_arbiter_alone_writes_it(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open della Torre", 2);
    let mut deputy = app.account("dora", None);
    name_deputy(&mut arbiter, &slug, "dora", &mut deputy);
    let page = deputy.open(&format!("/t/{slug}/settings/prospectus"));
    page.assert_shows("The chief arbiter writes the prospectus.");
    let form = page
        .form_to("/settings/prospectus")
        .set("prospectus_text", "Mine.");
    deputy.send(form).assert_status(403);
}
