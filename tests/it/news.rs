//! News of a tournament as feeds: its rounds, and those of one participant.

use crate::support::{
    TestApp, on_both_databases,
    tournament::{enter_all, publish_round, with_round_published},
};

on_both_databases!(rounds_are_told_in_both_feeds);

fn rounds_are_told_in_both_feeds(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Notizie", 5);
    let pairing = app
        .lines(
            "SELECT CAST(white_entry_id AS TEXT) || ' ' || CAST(black_entry_id AS TEXT) AS line \
                FROM pairings WHERE board = 1 ORDER BY id",
        )
        .remove(0);
    let (white, black) = pairing.split_once(' ').unwrap();
    let name = |entry: &str| {
        let query = format!(
            "SELECT last_name || ' ' || first_name AS line FROM entries WHERE id = {entry}"
        );
        app.lines(&query).remove(0)
    };
    let (white_name, black_name) = (name(white), name(black));
    let mut reader = app.browser();
    let feed = |reader: &mut crate::support::Browser, path: &str| {
        let page = reader.get(path);
        page.assert_ok();
        assert_eq!(
            page.header("content-type"),
            Some("application/atom+xml; charset=utf-8")
        );
        page.html()
    };
    let all = feed(&mut reader, &format!("/t/{slug}/rounds.atom?lang=it"));
    assert!(all.contains("<title>Turno 1 pubblicato</title>"), "{all}");
    assert!(all.contains(&format!("/t/{slug}/round/1</id>")), "{all}");
    let own = format!("/t/{slug}/my-board/{white}/rounds.atom?lang=it");
    let told = format!("<title>Turno 1 pubblicato: tavolo 1, Bianco contro {black_name}</title>");
    let text = feed(&mut reader, &own);
    assert!(text.contains(&told), "{told} {text}");
    let other = feed(
        &mut reader,
        &format!("/t/{slug}/my-board/{black}/rounds.atom?lang=en"),
    );
    let told = format!("<title>Round 1 published: board 1, Black against {white_name}</title>");
    assert!(other.contains(&told), "{told} {other}");
    // A round that is drafted is no news; published it comes first.
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    let text = feed(&mut reader, &own);
    let (second, first) = (text.find("Turno 2"), text.find("Turno 1"));
    assert!(second.is_some() && second < first, "{text}");
    assert_eq!(text.matches("<entry>").count(), 2, "{text}");
    // Somebody who is named nowhere is in no feed, not even as an opponent.
    let hide = format!("UPDATE entries SET publication = 'hall' WHERE id = {black}");
    crate::support::sql::execute(&app.database, &hide).unwrap();
    app.start();
    let mut reader = app.browser();
    let text = feed(&mut reader, &own);
    assert!(!text.contains(&black_name), "{text}");
    reader
        .get(&format!("/t/{slug}/my-board/424242/rounds.atom"))
        .assert_status(404);
    // Both pages lead to theirs.
    for (page, path) in [
        (format!("/t/{slug}"), format!("/t/{slug}/rounds.atom")),
        (
            format!("/t/{slug}/my-board/{white}"),
            format!("/t/{slug}/my-board/{white}/rounds.atom"),
        ),
    ] {
        let links = reader
            .get(&page)
            .attributes("link[type='application/atom+xml']", "href");
        assert_eq!(links, [path]);
    }
}
