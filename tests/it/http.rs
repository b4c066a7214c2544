//! Methods, links, and what is refused before it is read.

use std::time::Duration;

use crate::support::{
    TestApp, on_both_databases,
    tournament::with_round_published,
    wire::{Wire, ask},
};

on_both_databases!(
    head_answers_like_get,
    other_methods_are_told_which_ones_there_are,
    a_link_leads_back_to_this_site_only,
    links_begin_with_the_configured_address,
    files_are_read_only_after_account_and_token,
);

fn head_answers_like_get(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo delle Teste", 4);
    let home = arbiter.get("/");
    let mut paths = home.attributes("link[href]", "href");
    paths.extend(home.attributes("script[src]", "src"));
    assert!(paths.len() > 1, "{paths:?}");
    for path in [
        "/", "/login", "/health", "/mine", "/nothing", "/clubs", "/lang/it",
    ] {
        paths.push(path.to_owned());
    }
    for end in [
        "",
        "/round/1",
        "/standings",
        "/nothing",
        "/desk/1",
        "/desk/1/result",
    ] {
        paths.push(format!("/t/{slug}{end}"));
    }
    for path in paths {
        let get = ask(&app.base, &format!("GET {path}"), &[]);
        let head = ask(&app.base, &format!("HEAD {path}"), &[]);
        assert_eq!(head.status, get.status, "{path}");
        assert_eq!(head.body, b"", "{path}");
        for name in [
            "content-type",
            "cache-control",
            "location",
            "allow",
            "content-length",
        ] {
            assert_eq!(head.header(name), get.header(name), "{path}: {name}");
        }
    }
    // A stream has a head and then nothing, and holds nothing.
    let events = ask(&app.base, &format!("HEAD /t/{slug}/events"), &[]);
    assert_eq!((events.status, events.body.len()), (200, 0));
    assert_eq!(events.header("content-type"), Some("text/event-stream"));
    // The connection is good for the next request.
    let mut wire = Wire::open(&app.base);
    for _ in 0..3 {
        wire.head("HEAD /login", &[]);
        let read = wire.read_until(Duration::from_secs(5), |read| read.ends_with(b"\r\n\r\n"));
        assert!(
            read.starts_with(b"HTTP/1.1 200"),
            "{}",
            String::from_utf8_lossy(&read)
        );
    }
}

fn other_methods_are_told_which_ones_there_are(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo dei Metodi", 4);
    let asset = arbiter.get("/").attributes("link[href]", "href").remove(0);
    let before = app.state();
    let cases = [
        ("/".to_owned(), "get, head"),
        ("/login".to_owned(), "get, head, post"),
        (asset, "get, head"),
        (format!("/t/{slug}/desk/1"), "get, head"),
        (format!("/t/{slug}/desk/1/result"), "post"),
        (format!("/t/{slug}/settings"), "get, head, post"),
        ("/import/confirm".to_owned(), "post"),
        ("/metrics".to_owned(), "get, head"),
    ];
    for (path, allowed) in &cases {
        for method in ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "FIND"] {
            let answer = ask(&app.base, &format!("{method} {path}"), &[]);
            assert_eq!(answer.status, 405, "{method} {path}");
            assert_eq!(answer.header("allow"), Some(*allowed), "{method} {path}");
            assert!(
                answer.header("content-security-policy").is_some(),
                "{method} {path}"
            );
        }
        for (method, name) in [("GET", "get"), ("POST", "post")] {
            let answer = ask(
                &app.base,
                &format!("{method} {path}"),
                &[("Content-Length", "0")],
            );
            let known = allowed.contains(name);
            assert_eq!(
                answer.status == 405,
                !known,
                "{method} {path}: {}",
                answer.status
            );
        }
    }
    for method in ["PUT", "DELETE", "POST"] {
        assert_eq!(
            ask(&app.base, &format!("{method} /nothing"), &[]).status,
            404
        );
    }
    assert_eq!(app.state(), before);
}

fn a_link_leads_back_to_this_site_only(app: TestApp) {
    let mut browser = app.browser();
    for start in ["/lang/it", "/theme/dark"] {
        for (back, leads_to) in [
            ("/%09/evil.example", "/"),
            ("/%0A/evil.example", "/"),
            ("//evil.example", "/"),
            ("/%5Cevil.example", "/"),
            ("%5C%5Cevil.example", "/"),
            ("https://evil.example", "/"),
            ("javascript:alert(1)", "/"),
            ("/t/torneo/desk/1?board=7", "/t/torneo/desk/1?board=7"),
            ("/clubs?q=Bologna%2520centro", "/clubs?q=Bologna%20centro"),
        ] {
            let page = browser.get(&format!("{start}?back={back}"));
            page.assert_status(303);
            assert_eq!(page.header("location"), Some(leads_to), "{start} {back}");
        }
    }
}

fn links_begin_with_the_configured_address(mut app: TestApp) {
    let mut admin = app.admin();
    let mut number = 0;
    let mut link = |admin: &mut crate::support::Browser| {
        number += 1;
        admin.extra = vec![
            ("X-Forwarded-Host", "evil.example".to_owned()),
            ("X-Forwarded-Proto", "https".to_owned()),
            ("Forwarded", "host=evil.example;proto=https".to_owned()),
        ];
        let form = admin.get("/admin").form("form[action=\"/admin/accounts\"]");
        let form = form
            .set("name", &format!("vera{number}"))
            .set("display_name", "Vera Verdi")
            .set("role", "arbiter");
        let page = admin.send(form);
        page.assert_ok().assert_hides("evil.example");
        let html = page.html();
        let end = html.find("/welcome/").unwrap();
        let start = html[..end].rfind(['"', '>', ' ']).unwrap() + 1;
        (
            html[start..end].to_owned(),
            page.header("strict-transport-security").is_some(),
        )
    };
    assert_eq!(link(&mut admin), (app.base.clone(), false));
    app.start_with("--public-url=https://torneo.example/");
    admin.move_to(&app.base);
    assert_eq!(
        link(&mut admin),
        ("https://torneo.example".to_owned(), true)
    );
    let policy = ask(&app.base, "GET /login", &[]);
    assert_eq!(
        policy.header("strict-transport-security"),
        Some("max-age=31536000")
    );
}

fn files_are_read_only_after_account_and_token(mut app: TestApp) {
    let admin = app.admin();
    let session = format!("__Host-session={}", admin.cookie("__Host-session").unwrap());
    let multipart = "multipart/form-data; boundary=xyz";
    let urlencoded = "application/x-www-form-urlencoded";
    let part = "--xyz\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n0000\r\n--xyz\r\n\
        Content-Disposition: form-data; name=\"file\"; filename=\"a.trf\"\r\n\r\n012 ";
    // Five megabytes are announced, some bytes arrive: the answer does not wait for the rest.
    for path in ["/import", "/import/confirm"] {
        for (kind, body) in [(multipart, part), (urlencoded, "csrf=0000&text=012+Torneo")] {
            for (cookie, status) in [("", 401), (session.as_str(), 403)] {
                let mut wire = Wire::open(&app.base);
                wire.head(
                    &format!("POST {path}"),
                    &[
                        ("Content-Type", kind),
                        ("Content-Length", "5000000"),
                        ("Cookie", cookie),
                        ("Sec-Fetch-Site", "same-origin"),
                    ],
                );
                wire.send(body.as_bytes());
                let answered = wire.status(Duration::from_secs(5));
                assert_eq!(answered, Some(status), "{path} {kind} {cookie}");
            }
        }
    }
}
