//! Small copies of standings and pairings within pages of other sites: these alone may be framed, they are in the language of
//! their address, and programs find them by oEmbed.

use serde_json::Value;

use crate::support::{
    TestApp, on_both_databases,
    page::Page,
    tournament::{press_result, with_round_published},
};

on_both_databases!(
    only_small_copies_may_be_framed,
    a_small_copy_shows_the_list_and_nothing_else,
    programs_find_the_small_copy_of_a_page,
);

/// Every address of the table that everybody may ask for, with what stands for its parts.
fn addresses(slug: &str) -> Vec<String> {
    let filled = |address: &str| {
        let parts = [
            ("{slug}", slug),
            ("{round}", "1"),
            ("{code}", "en"),
            ("{entry}", "1"),
            ("{edition}", "fide-2023"),
            ("{book}", "arbiter"),
            ("{topic}", "scheveningen"),
            ("{chapter}", "7"),
            ("{section}", "italy"),
            ("{board}", "1"),
        ];
        parts
            .iter()
            .fold(address.to_owned(), |path, (hole, value)| {
                path.replace(hole, value)
            })
    };
    include_str!("routes.txt")
        .lines()
        .filter_map(|line| line.strip_prefix("GET ")?.split_whitespace().next())
        .filter(|address| !address.ends_with("/events") && !address.starts_with("/lang/"))
        .map(filled)
        .filter(|address| !address.contains('{'))
        .collect()
}

fn may_be_framed(page: &Page) -> bool {
    let policy = page.header("content-security-policy").unwrap();
    let denied = page.header("x-frame-options") == Some("DENY");
    let by_policy = policy.contains("frame-ancestors *");
    assert_ne!(denied, by_policy, "{}: {policy}", page.url);
    assert!(
        by_policy || policy.contains("frame-ancestors 'none'"),
        "{}",
        page.url
    );
    by_policy
}

fn only_small_copies_may_be_framed(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Cornici", 4);
    let mut framed = Vec::new();
    let all = addresses(&slug);
    assert!(all.len() > 80, "{}", all.len());
    for address in &all {
        // From the pages and from the shelf.
        let pages = [app.browser().get(address), app.browser().get(address)];
        let [first, second] = pages.map(|page| may_be_framed(&page));
        assert_eq!(first, second, "{address}");
        if first {
            framed.push(address.clone());
        }
        // Who is signed in is not shown within another page either.
        assert_eq!(may_be_framed(&arbiter.get(address)), first, "{address}");
    }
    let copies = ["pairings", "round/1", "standings"];
    assert_eq!(
        framed,
        copies.map(|copy| format!("/embed/en/{slug}/{copy}"))
    );
    for wrong in [
        "/embed/en/nessuno/standings",
        "/embed/xx/a/standings",
        "/embed/en/a",
    ] {
        let page = app.browser().get(wrong);
        page.assert_status(404);
        assert!(!may_be_framed(&page), "{wrong}");
    }
    let path = format!("/embed/en/{slug}/round/2");
    app.browser().get(&path).assert_status(404);
}

fn a_small_copy_shows_the_list_and_nothing_else(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Cornici", 5);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    for (copy, whole) in [
        ("standings", format!("/t/{slug}/standings")),
        ("pairings", format!("/t/{slug}/round/1")),
        ("round/1", format!("/t/{slug}/round/1")),
    ] {
        let path = format!("/embed/it/{slug}/{copy}");
        let page = app.browser().get(&path);
        page.assert_ok();
        assert_eq!(
            page.attributes("html", "lang"),
            ["it"],
            "the language of the address"
        );
        assert_eq!(page.attributes("base", "target"), ["_top"]);
        let html = page.html();
        for absent in [
            "<script",
            "<form",
            "<nav",
            "name=\"csrf\"",
            "href=\"/login\"",
            "style=\"",
        ] {
            assert!(!html.contains(absent), "{path}: {absent}");
        }
        assert!(page.bytes.len() < 30_000);
        assert_eq!(page.header("set-cookie"), None);
        assert!(page.attributes("h1 a", "href") == [whole.clone()], "{path}");
        // The same people in the same order as on the whole page, and whoever asks gets the same.
        let names = |page: &Page| page.texts("td.name");
        assert_eq!(
            names(&page),
            names(&app.browser().in_italian().get(&whole)),
            "{path}"
        );
        assert!(arbiter.get(&path).bytes == page.bytes, "{path}");
        let tag = page.header("etag").unwrap().to_owned();
        let same = app.browser().get_with(&path, "If-None-Match", &tag);
        assert_eq!(same.status, 304);
        assert!(may_be_framed(&same));
        let english = app.browser().get(&format!("/embed/en/{slug}/{copy}"));
        assert_eq!(english.attributes("html", "lang"), ["en"]);
    }
    // The next result is in the next copy.
    let path = format!("/embed/it/{slug}/pairings");
    let before = app.browser().get(&path).bytes;
    press_result(&mut arbiter, &slug, 1, 2, "0-1").assert_status(303);
    assert!(app.browser().get(&path).bytes != before);
}

fn programs_find_the_small_copy_of_a_page(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo \"delle\" Cornici", 4);
    app.start_with("--public-url=https://torneo.example");
    let page = app.browser().get(&format!("/t/{slug}/standings"));
    let links = page.attributes("link[type=\"application/json+oembed\"]", "href");
    let [link] = links.as_slice() else {
        panic!("{links:?}");
    };
    let link = link.strip_prefix("https://torneo.example").unwrap();
    let found = app.browser().get(link);
    found.assert_ok();
    assert_eq!(found.header("access-control-allow-origin"), Some("*"));
    let answer: Value = serde_json::from_slice(&found.bytes).unwrap();
    assert_eq!(
        (&answer["version"], &answer["type"]),
        (&"1.0".into(), &"rich".into())
    );
    assert_eq!(answer["title"], "Torneo \"delle\" Cornici, Standings");
    let html = answer["html"].as_str().unwrap();
    let source = format!("src=\"https://torneo.example/embed/en/{slug}/standings\"");
    assert!(
        html.starts_with("<iframe ") && html.contains(&source),
        "{html}"
    );
    assert!(
        html.contains("title=\"Torneo &quot;delle&quot; Cornici, Standings\""),
        "{html}"
    );
    // The page of the round says the code to be copied; pages without a small copy have no link.
    let round = app.browser().get(&format!("/t/{slug}"));
    let codes = round.texts(".embed-code pre");
    assert!(codes.len() == 2 && codes[0].contains(&source), "{codes:?}");
    let players = app.browser().get(&format!("/t/{slug}/players"));
    assert!(
        players
            .attributes("link[type=\"application/json+oembed\"]", "href")
            .is_empty()
    );
    let ask = |app: &TestApp, rest: &str| app.browser().get(&format!("/oembed?url={rest}"));
    let small = ask(
        &app,
        &format!("https://torneo.example/t/{slug}/round/1&maxwidth=300&maxheight=9"),
    );
    let answer: Value = serde_json::from_slice(&small.bytes).unwrap();
    assert_eq!(
        (&answer["width"], &answer["height"]),
        (&300.into(), &160.into())
    );
    for (rest, status) in [
        (format!("https://altro.example/t/{slug}"), 404),
        (
            format!("https://torneo.example.altro.example/t/{slug}"),
            404,
        ),
        ("https://torneo.example/t/nessuno".to_owned(), 404),
        ("https://torneo.example/clubs".to_owned(), 404),
        (format!("https://torneo.example/t/{slug}&format=xml"), 501),
        (
            format!("https://torneo.example/t/{slug}&maxwidth=wide"),
            400,
        ),
    ] {
        let page = ask(&app, &rest);
        page.assert_status(status);
        assert_eq!(
            page.header("content-type"),
            Some("application/problem+json"),
            "{rest}"
        );
    }
}
