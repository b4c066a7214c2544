//! What search engines are told: the pages that there are, those that are none of theirs, and nothing of children.

use crate::support::{Browser, TestApp, on_both_databases, page::Page, tournament::with_players};

on_both_databases!(
    a_site_map_names_what_may_be_kept,
    pages_say_their_own_address,
);

/// Enters somebody with a year of birth.
fn enter(arbiter: &mut Browser, slug: &str, surname: &str, birth: &str) {
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.assert_ok().form("form[action$=\"/entries\"]");
    let form = form
        .set("last_name", surname)
        .set("first_name", "Zelinda")
        .set("birth", birth);
    arbiter.send(form).assert_status(303);
}

fn on(arbiter: &mut Browser, slug: &str, day: &str) {
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.assert_ok().form_to("/settings");
    arbiter
        .send(form.set("start", day).set("end", day))
        .assert_status(303);
}

fn a_site_map_names_what_may_be_kept(mut app: TestApp) {
    let mut arbiter = app.admin();
    let mut slugs = Vec::new();
    // Eighteen on that day, but the year does not tell it: left out.
    for (name, birth) in [
        ("Torneo dei Grandi", "1990"),
        ("Torneo dei Piccoli", "2014"),
        ("Torneo di Confine", "2009-01-01"),
        ("Torneo degli Adulti", "2008"),
    ] {
        let slug = with_players(&mut arbiter, name, 1);
        enter(&mut arbiter, &slug, "Provettoni", birth);
        on(&mut arbiter, &slug, "2027-06-01");
        slugs.push(slug);
    }
    let mut visitor = app.browser();
    let site = visitor.get("/sitemap/site.xml").html();
    assert!(!site.contains("/organisers"), "{site}");
    let league = crate::organisers::league(&mut arbiter);
    let robots = visitor.get("/robots.txt").html();
    assert!(robots.contains("\nDisallow: /t/*/desk\n"), "{robots}");
    let (_, map) = robots.split_once("Sitemap: ").unwrap();
    assert_eq!(map.trim(), format!("{}/sitemap.xml", app.base));
    let index = visitor.get("/sitemap.xml").html();
    assert!(index.contains("/sitemap/site.xml</loc>"), "{index}");
    assert!(index.contains("/sitemap/2027.xml</loc>"), "{index}");
    let year = visitor.get("/sitemap/2027.xml").html();
    let named: Vec<bool> = slugs
        .iter()
        .map(|slug| year.contains(&format!("<loc>{}/t/{slug}</loc>", app.base)))
        .collect();
    assert_eq!(named, [true, false, false, true], "{year}");
    visitor.get("/sitemap/1999.xml").assert_status(404);
    let site = visitor.get("/sitemap/site.xml").html();
    for page in [
        "calendar",
        "organisers",
        &format!("o/{league}"),
        &format!("o/{league}/clubs"),
    ] {
        assert!(site.contains(&format!("/{page}</loc>")), "{page} {site}");
    }
    // What is named may be read.
    for map in [site, year] {
        for address in map.split("<loc>").skip(1) {
            let (address, _) = address.split_once("</loc>").unwrap();
            let path = address.strip_prefix(&app.base).unwrap();
            let page = visitor.get(path);
            let robots = page.assert_ok().attributes("meta[name=robots]", "content");
            assert!(robots.is_empty(), "{path} {robots:?}");
        }
    }
}

fn pages_say_their_own_address(mut app: TestApp) {
    let slug = with_players(&mut app.admin(), "Torneo dei Grandi", 2);
    // Without a public address nobody can know which one is meant.
    let page = app.browser().get(&format!("/t/{slug}?page=1"));
    assert!(page.attributes("link[rel=canonical]", "href").is_empty());
    let told = page
        .attributes("meta[name=description]", "content")
        .remove(0);
    assert!(
        told.starts_with("Torneo dei Grandi. Roccafiorita"),
        "{told}"
    );
    app.start_with("--public-url=https://scacchi.example");
    let page = app.browser().get(&format!("/t/{slug}/standings?after=1"));
    assert_eq!(
        page.attributes("link[rel=canonical]", "href"),
        [format!("https://scacchi.example/t/{slug}/standings")]
    );
    // A picture announces it, in the language of the page.
    let told = |page: &Page, name: &str| {
        let css = format!("meta[property='og:{name}']");
        page.attributes(&css, "content").remove(0)
    };
    let first = app.browser().get(&format!("/t/{slug}"));
    assert!(told(&first, "title").starts_with("Torneo dei Grandi, "));
    let picture = told(&page, "image");
    let path = picture.strip_prefix("https://scacchi.example").unwrap();
    assert!(
        path.starts_with(&format!("/t/{slug}/card.png?lang=")),
        "{path}"
    );
    let drawn = app.browser().get(path);
    drawn.assert_ok();
    assert_eq!(drawn.header("content-type"), Some("image/png"));
    assert!(drawn.bytes.starts_with(b"\x89PNG\r\n\x1a\n"));
    assert!(drawn.bytes.len() < 60_000, "{}", drawn.bytes.len());
    let english = app.browser().get(&format!("/t/{slug}/card.png?lang=en"));
    let italian = app.browser().get(&format!("/t/{slug}/card.png?lang=it"));
    assert_ne!(english.bytes, italian.bytes);
    app.browser().get("/t/nessuno/card.png").assert_status(404);
    // Each language has an address, and an address may name its language, whatever the browser asks for.
    let own = format!("https://scacchi.example/t/{slug}/standings");
    let alternates = |page: &Page| {
        let tags = page.attributes("link[hreflang]", "hreflang");
        let links = page.attributes("link[hreflang]", "href");
        tags.into_iter().zip(links).collect::<Vec<_>>()
    };
    let languages = ["it", "en", "fr", "de", "es"];
    let named = languages.map(|lang| (lang.to_owned(), format!("{own}?lang={lang}")));
    let asked = ("x-default".to_owned(), own.clone());
    let told: Vec<_> = named.into_iter().chain([asked]).collect();
    assert_eq!(alternates(&page), told);
    for (lang, title) in [
        ("it", "Classifica"),
        ("en", "Standings"),
        ("fr", "Classement"),
        ("de", "Rangliste"),
        ("es", "Clasificación"),
    ] {
        let page = app
            .browser()
            .get(&format!("/t/{slug}/standings?lang={lang}"));
        page.assert_shows(title);
        assert_eq!(page.attributes("html", "lang"), [lang]);
        assert_eq!(
            page.attributes("link[rel=canonical]", "href"),
            [format!("{own}?lang={lang}")]
        );
        assert_eq!(alternates(&page), told);
        // The way to the other language leaves this one behind.
        let back = page.attributes("a[hreflang]", "href");
        assert!(
            back.iter().all(|link| !link.contains("lang%3D")),
            "{back:?}"
        );
    }
}
