//! The list of errors above a form: it calls each field as its label does, and leads to it.

use crate::support::{TestApp, on_both_databases, page::Page, tournament::with_players};

on_both_databases!(
    errors_call_fields_as_their_labels_do,
    what_is_counted_are_fields_and_not_remarks,
);

/// Every line of the list leads to a field whose label begins with the name in the line.
fn assert_named(page: &Page, at_least: usize) {
    page.assert_status(422);
    let lines = page.texts("#errors li a");
    let targets = page.attributes("#errors li a", "href");
    assert!(
        lines.len() >= at_least,
        "{} lines on {}",
        lines.len(),
        page.url
    );
    for (line, target) in lines.iter().zip(targets) {
        let field = target.trim_start_matches('#');
        let labels = page.texts(&format!("label[for={field}]"));
        let label = labels.first().map_or("", String::as_str);
        let named = line.split(": ").next().unwrap_or_default();
        assert!(
            !label.is_empty() && line.contains(": ") && label.starts_with(named),
            "{}: \"{line}\" about the field \"{label}\"",
            page.url
        );
    }
}

fn errors_call_fields_as_their_labels_do(mut app: TestApp) {
    let link = app.printed("first administrator: ");
    for language in ["it", "en"] {
        let mut visitor = app.browser();
        visitor.language = language.to_owned();
        let page = visitor.open(&link);
        assert_named(&visitor.submit(page.form("main form")), 2);
        let page = visitor.open("/clubs/register");
        assert_named(&visitor.submit(page.form_to("/clubs/register")), 2);
    }
    let mut admin = app.admin();
    for language in ["it", "en"] {
        admin.language = language.to_owned();
        for (address, form, at_least) in [
            ("/account", "/account", 1),
            ("/admin", "/admin/accounts", 2),
            ("/tournaments/new", "/tournaments/new", 1),
        ] {
            let page = admin.open(address);
            let empty = page.form_to(form);
            let names: Vec<String> = empty.names().iter().map(|&name| name.to_owned()).collect();
            let typed = [
                "name",
                "display_name",
                "town",
                "password",
                "repeated",
                "old",
            ];
            let empty = typed
                .iter()
                .filter(|name| names.iter().any(|own| own == *name))
                .fold(empty, |form, name| form.set(name, ""));
            assert_named(&admin.submit(empty), at_least);
        }
    }
}

fn what_is_counted_are_fields_and_not_remarks(mut app: TestApp) {
    let mut admin = app.admin();
    let head = |page: &Page| page.assert_status(422).texts("#errors .head").join(" ");
    // Three lines of one list are one field, however much is wrong with them.
    let page = admin.open("/organisers/new");
    let form = page
        .form_to("/organisers/new")
        .set("name", "Lega dei Laghi");
    let form = form.set("country", "Lagonia");
    let lists = form.set("categories", "A1 First\nA1 Again\nB\nC");
    let refused = admin.send(lists.clone());
    assert_eq!(refused.texts("#errors a[href='#f-categories']").len(), 3);
    let said = head(&refused);
    assert!(said.starts_with("One field needs"), "{said}");
    let refused = admin.send(lists.set("federation", "LAGO"));
    let said = head(&refused);
    assert!(said.starts_with("2 fields need"), "{said}");
    // The days of the rounds are named together, and each is a field of its own.
    let slug = with_players(&mut admin, "Torneo dei Campi", 2);
    let page = admin.open(&format!("/t/{slug}/settings/days"));
    let form = page.form_to("/settings/days").set("day_1", "1999-01-01");
    let refused = admin.send(form.set("day_2", "1999-01-02"));
    let said = head(&refused);
    assert!(said.starts_with("2 fields need"), "{said}");
}
