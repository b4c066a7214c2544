//! Headers, cookies, sessions, throttling, and input that no browser sends.

use std::time::{Duration, Instant};

use crate::support::{
    Browser, TestApp, app::ADMIN, on_both_databases, page::Page, sql::PASSWORD,
    tournament::with_round_published,
};

on_both_databases!(
    headers_on_every_answer,
    cookies_by_way_of_serving,
    log_in_is_throttled,
    heavy_unknown_accounts_take_as_long,
    sessions_end,
    log_in_gives_a_new_session,
    input_that_is_no_text,
);

const FORM: &str = "application/x-www-form-urlencoded";

fn headers_on_every_answer(mut app: TestApp) {
    let mut admin = app.admin();
    let slug = with_round_published(&mut admin, "Torneo delle Testate", 4);
    let home = admin.get("/");
    let mut paths: Vec<String> = home.attributes("link[href], script[src]", "href");
    assert!(!paths.is_empty());
    paths.push("/static/0000000000000000/css/app.css".to_owned());
    paths.push("/static/nothing".to_owned());
    for path in [
        "/",
        "/mine",
        "/login",
        "/account",
        "/health",
        "/nothing",
        "/nothing/at/all",
        "/lang/it",
        "/theme/dark",
    ] {
        paths.push(path.to_owned());
    }
    for end in [
        "",
        "/round/1",
        "/round/9",
        "/round/abc",
        "/desk",
        "/desk/1",
        "/game/99999999999",
        "/events/x",
        "/standings",
    ] {
        paths.push(format!("/t/{slug}{end}"));
    }
    let check = |page: &Page| {
        let header = |name: &str| page.header(name).unwrap_or_default().to_owned();
        let policy = header("content-security-policy");
        for part in [
            "default-src 'none'",
            "script-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        ] {
            assert!(
                policy.contains(part),
                "{} {}: policy \"{policy}\"",
                page.method,
                page.url
            );
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{}", page.url);
        assert_eq!(header("referrer-policy"), "same-origin", "{}", page.url);
        assert_eq!(
            header("cross-origin-opener-policy"),
            "same-origin",
            "{}",
            page.url
        );
        assert!(
            !page.html().contains("style=\""),
            "inline style in {}",
            page.url
        );
        assert!(page.header("server").is_none(), "{}", page.url);
        let kind = header("content-type");
        if !page.bytes.is_empty() {
            assert!(
                !kind.is_empty(),
                "{} {}: no content type",
                page.url,
                page.status
            );
        }
        // Nobody keeps a page, but one that is made for everybody, which has a tag and sets nothing.
        let is_for_all = page.header("etag").is_some();
        if kind.starts_with("text/html") && !is_for_all {
            assert_eq!(header("cache-control"), "no-store", "{}", page.url);
        }
        is_for_all
    };
    for path in &paths {
        assert!(!check(&admin.get(path)), "{path}: an own page");
        let page = app.browser().get(path);
        if check(&page) {
            assert_eq!(page.header("set-cookie"), None, "{path}");
        }
    }
    // Errors of forms: no token, too large.
    let page = admin.post(&format!("/t/{slug}/desk/1/result"), &[]);
    page.assert_status(403);
    check(&page);
    check(&admin.post("/nothing", &[]));
    // Every error is a page of ours, in the reader's language.
    for path in [
        "/nothing",
        "/t/nothing",
        &format!("/t/{slug}/round/abc"),
        &format!("/t/{slug}/game/x"),
    ] {
        let page = app.browser().in_italian().get(path);
        page.assert_status(404).assert_shows("Pagina non trovata");
    }
}

/// The `Set-Cookie` headers of an answer.
fn cookies(page: &Page) -> Vec<String> {
    let set = page.headers.iter().filter(|(name, _)| name == "set-cookie");
    set.map(|(_, value)| value.clone()).collect()
}

fn cookies_by_way_of_serving(mut app: TestApp) {
    drop(app.admin());
    let log_in = |app: &TestApp| {
        let mut browser = app.browser();
        let page = browser.get("/login");
        let mut all = cookies(&page);
        let form = page
            .form("main form")
            .set("name", ADMIN.0)
            .set("password", ADMIN.1);
        all.extend(cookies(&browser.send(form)));
        all.extend(cookies(&browser.get("/lang/it")));
        all.extend(cookies(&browser.get("/theme/dark")));
        all
    };
    let secure = log_in(&app);
    assert_eq!(secure.len(), 5, "{secure:?}");
    for cookie in &secure {
        assert!(
            cookie.contains("HttpOnly")
                && cookie.contains("SameSite=Lax")
                && cookie.contains("Path=/"),
            "{cookie}"
        );
        assert!(!cookie.contains("Domain"), "{cookie}");
    }
    for cookie in &secure {
        assert!(cookie.contains("; Secure"), "{cookie}");
    }
    for cookie in &secure[..2] {
        assert!(cookie.starts_with("__Host-session="), "{cookie}");
    }
    // A session planted under the plain name is none.
    let mut browser = app.sign_in(ADMIN.0, ADMIN.1);
    let secret = browser.cookie("__Host-session").unwrap().to_owned();
    browser.set_cookie("__Host-session", "");
    browser.set_cookie("session", &secret);
    browser.get("/account").assert_status(401);
    app.start_with("--insecure-cookies");
    let plain = log_in(&app);
    for cookie in &plain {
        assert!(!cookie.contains("Secure"), "{cookie}");
    }
    for cookie in &plain[..2] {
        assert!(cookie.starts_with("session="), "{cookie}");
        assert!(
            cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
            "{cookie}"
        );
    }
}

fn try_log_in(app: &TestApp, name: &str, password: &str) -> (u16, Duration) {
    let mut browser = app.browser();
    let form = browser.get("/login").form("main form");
    let begun = Instant::now();
    let page = browser.send(form.set("name", name).set("password", password));
    (page.status, begun.elapsed())
}

fn log_in_is_throttled(mut app: TestApp) {
    drop(app.admin());
    drop(app.account("vera", None));
    for name in ["vera", "nobody-at-all"] {
        assert_eq!(
            try_log_in(&app, name, "not-the-password-1").0,
            422,
            "{name}"
        );
    }
    let mut closed = None;
    for attempt in 1..30 {
        if try_log_in(&app, "vera", "not-the-password-1").0 == 429 {
            closed = Some(attempt);
            break;
        }
    }
    assert!(closed.is_some(), "30 wrong passwords, and still open");
    // Closed for the right password too.
    assert_eq!(try_log_in(&app, "vera", PASSWORD).0, 429);
}

/// Nobody learns from the time of the answer whether an account exists. The smallest of interleaved attempts
/// counts: everything else is noise of the machine.
fn heavy_unknown_accounts_take_as_long(mut app: TestApp) {
    drop(app.admin());
    drop(app.account("vera", None));
    let mut least = [Duration::MAX; 2];
    for _ in 0..4 {
        for (least, name) in least.iter_mut().zip(["vera", "nobody-at-all"]) {
            let (status, took) = try_log_in(&app, name, "not-the-password-1");
            assert_eq!(status, 422, "{name}");
            *least = took.min(*least);
        }
    }
    let [known, unknown] = least.map(|time| time.as_secs_f64());
    assert!(
        unknown > known / 3.0 && known > unknown / 3.0,
        "known {known} s, unknown {unknown} s"
    );
}

fn sessions_end(mut app: TestApp) {
    drop(app.admin());
    let (name, password) = ADMIN;
    let (mut first, mut second) = (app.sign_in(name, password), app.sign_in(name, password));
    let old = first.clone();
    let page = first.get("/account");
    first.send(page.form_to("/logout")).assert_status(303);
    // The cookie of before is worth nothing, the other session goes on.
    old.clone().get("/account").assert_status(401);
    second.get("/account").assert_ok();
    let mut third = app.sign_in(name, password);
    let page = third.get("/account");
    let form = page.form("main form");
    let new = "queen-takes-queen-9";
    let wrong = form
        .clone()
        .set("old", "wrong")
        .set("password", new)
        .set("repeated", new);
    third.send(wrong).assert_status(422);
    second.get("/account").assert_ok();
    let form = form
        .set("old", password)
        .set("password", new)
        .set("repeated", new);
    third.send(form).assert_status(303);
    for browser in [&mut second, &mut third] {
        browser.get("/account").assert_status(401);
    }
    assert_eq!(try_log_in(&app, name, password).0, 422);
    app.sign_in(name, new).get("/account").assert_ok();
}

fn log_in_gives_a_new_session(mut app: TestApp) {
    drop(app.admin());
    let mut browser = app.browser();
    let form = browser.get("/login").form("main form");
    let before = browser.clone();
    let planted = before.cookie("__Host-session").unwrap().to_owned();
    browser
        .send(form.set("name", ADMIN.0).set("password", ADMIN.1))
        .assert_status(303);
    assert_ne!(browser.cookie("__Host-session").unwrap(), planted);
    before.clone().get("/account").assert_status(401);
    // What the database keeps is not what the cookie says.
    let secret = browser.cookie("__Host-session").unwrap();
    let kept = app.lines("SELECT token_hash AS line FROM sessions");
    assert!(!kept.is_empty() && kept.iter().all(|hash| hash != secret));
    // Nonsense in the cookie is a visitor.
    for nonsense in ["x", "'; DROP TABLE sessions", &"a".repeat(3000), "%00"] {
        browser.set_cookie("__Host-session", nonsense);
        browser.get("/account").assert_status(401);
    }
}

fn input_that_is_no_text(mut app: TestApp) {
    let mut admin = app.admin();
    let slug = with_round_published(&mut admin, "Torneo dei Caratteri", 4);
    let entries = format!("/t/{slug}/entries");
    let page = admin.open(&entries);
    let form = page.form("form[action$=\"/entries\"]");
    let csrf = form.value("csrf").unwrap().to_owned();
    let before = app.state();
    // Longer than the field: said at the field, with what was typed.
    let long = admin.send(form.clone().set("last_name", &"x".repeat(500)));
    long.assert_status(422);
    assert!(
        !long.texts("[role=alert], .msg.error").is_empty(),
        "{}",
        long.text()
    );
    // More than a form may have.
    let page = admin.send(form.clone().set("last_name", &"x".repeat(70 * 1024)));
    page.assert_status(413).assert_shows("Too large");
    let send = |admin: &mut Browser, path: &str, rest: &[u8]| {
        let mut body = format!("csrf={csrf}&").into_bytes();
        body.extend(rest);
        admin.post_body(path, FORM, &body).unwrap()
    };
    for (body, what) in [
        (&b"last_name=Pr\xE8va"[..], "Latin-1"),
        (b"last_name=Pr%E8va", "Latin-1, encoded"),
        (b"last_name=Nul%00o", "NUL"),
        (b"last_name=Nul\0o", "NUL, bare"),
        (b"\xFF\xFE\x00\x01", "bytes"),
    ] {
        let page = send(&mut admin, &entries, body);
        assert_eq!(page.status, 400, "{what}: {}", page.text());
        page.assert_shows("Nothing was written");
    }
    assert_eq!(app.state(), before);
    // NUL where the database would be asked: never an error of ours.
    let mut visitor = app.browser();
    for path in [
        "/t/%00",
        "/t/a%00b/standings",
        "/welcome/%00",
        "/t/%FF",
        "/static/%00/a",
        "/lang/%00",
        &format!("/t/{slug}/my-board?q=%00"),
        &format!("/t/{slug}/round/1?x=%00"),
    ] {
        let page = visitor.get(path);
        assert!((400..500).contains(&page.status), "{path}: {}", page.status);
        assert!(page.header("content-security-policy").is_some(), "{path}");
    }
    for path in [
        format!("{entries}?q=%00"),
        format!("/t/{slug}/desk/1?board=%00"),
        format!("/t/{slug}/desk/1?board=%FF"),
    ] {
        let status = admin.get(&path).status;
        assert!((400..500).contains(&status), "{path}: {status}");
    }
    for name in ["ada%00", "%00", "ada%0A", "%F0%9F%90%8E"] {
        let page = admin.clone().post_body(
            "/login",
            FORM,
            format!("csrf={csrf}&name={name}&password=x").as_bytes(),
        );
        assert!((400..500).contains(&page.unwrap().status), "{name}");
    }
    // Control characters are refused, a line end is a blank, markup is text.
    let page = admin.send(form.clone().set("last_name", "Rossi\u{1b}[2J"));
    page.assert_status(422).assert_shows("U+001B");
    admin
        .send(form.set("last_name", "Rossi\r\n<script>alert(1)</script>"))
        .assert_status(303);
    let stored = app
        .lines("SELECT last_name AS line FROM entries ORDER BY id DESC LIMIT 1")
        .remove(0);
    assert_eq!(stored, "Rossi <script>alert(1)</script>");
    let html = admin.get(&entries).html();
    assert!(!html.contains("<script>alert"), "markup came through");
}
