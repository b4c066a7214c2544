//! A new tournament begins from an event as it is usually played, and says what will come of it.

use crate::support::{TestApp, on_both_databases};

on_both_databases!(an_event_begins_as_it_is_usually_played);

fn an_event_begins_as_it_is_usually_played(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let page = arbiter.open("/tournaments/new");
    page.assert_ok()
        .assert_shows("Bastano nome, luogo e date")
        .assert_shows("5 turni.")
        .assert_shows("Vale per le variazioni Elo standard.")
        .assert_shows("Niente norme");
    assert_eq!(page.texts("[aria-current=true]"), ["Torneo di un weekend"]);
    let links = page.attributes(".side a[href*='from=']", "href");
    assert_eq!(links.len(), 9, "{links:?}");
    // Each of them makes a tournament with a name and a place alone, and says itself what it is.
    for (at, link) in links.iter().enumerate() {
        let page = arbiter.open(link);
        assert_eq!(page.assert_ok().texts("[aria-current=true]").len(), 1);
        assert!(page.bytes.len() < 40_000, "{link}: {}", page.bytes.len());
        let form = page
            .form_to("/tournaments/new")
            .set("name", &format!("Torneo numero {at}"))
            .set("town", "Roccafiorita");
        let system = form.value("pairing_edition").unwrap_or_default().to_owned();
        let created = arbiter.send(form);
        created.assert_status(303);
        let slug = created.redirect().unwrap_or_default();
        let slug = slug.split('/').nth(2).unwrap_or_default().to_owned();
        let settings = arbiter.open(&format!("/t/{slug}/settings"));
        let form = settings.assert_ok().form_to("/settings");
        let stands = form.value("pairing_edition").unwrap_or_default();
        assert!(
            stands == system || (system.is_empty() && stands == "2026"),
            "{link}: {system} {stands}"
        );
    }
    // What does not fit together is said before anything is made.
    let page = arbiter.open("/tournaments/new?from=rapid");
    let form = page.form_to("/tournaments/new");
    let form = form.set("name", "").set("time_control", "90+30");
    let again = arbiter.send(form);
    again
        .assert_status(422)
        .assert_shows("La cadenza è standard, e il torneo è detto rapid.");
    // Whoever wrote something else is not told that they began from there.
    assert!(again.texts("[aria-current=true]").is_empty());
    // The systems stand in groups.
    let groups = page.attributes("select[name=pairing_edition] optgroup", "label");
    assert_eq!(
        groups[..3],
        ["Svizzero", "Girone all’italiana", "Eliminazione diretta"]
    );
}
