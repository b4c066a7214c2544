//! Who is stopped from trying passwords and who is not, what ends a session and a link, and what is kept of it all.

use crate::support::{
    Browser, TestApp,
    app::ADMIN,
    on_both_databases,
    page::Page,
    sql::{PASSWORD, execute},
};

on_both_databases!(
    heavy_outsiders_lock_nobody_out,
    old_password_is_throttled,
    disabled_account_stays_disabled,
    links_end_with_the_password,
    resets_live_half_an_hour,
    logging_in_again_ends_the_former_session,
    sessions_are_listed_and_ended,
    failures_are_kept_without_what_was_typed,
    common_passwords_are_refused,
);

const FOR: &str = "X-Forwarded-For";
const HOW: &str = "X-Forwarded-Proto";

fn try_from(app: &TestApp, browser: Option<&Browser>, client: &str, name: &str, pass: &str) -> u16 {
    let mut browser = browser.map_or_else(|| app.browser(), Clone::clone);
    if !client.is_empty() {
        browser.extra = vec![(FOR, client.to_owned()), (HOW, "https".to_owned())];
    }
    let form = browser.get("/login").form("form[action=\"/login\"]");
    let form = form.set("name", name).set("password", pass);
    browser.send(form).status
}

/// A browser in which the account was signed in before.
fn signed_out(mut browser: Browser) -> Browser {
    let page = browser.open("/account");
    browser.send(page.form_to("/logout")).assert_status(303);
    browser
}

fn heavy_outsiders_lock_nobody_out(mut app: TestApp) {
    drop(app.admin());
    let known = app.account("vera", None);
    app.start_with("--trusted-proxy=127.0.0.1");
    let mut known = known;
    known.move_to(&app.base);
    let known = signed_out(known);
    let wrong = |browser: Option<&Browser>, client: &str| {
        try_from(&app, browser, client, "vera", "wrong-password")
    };
    // 105 wrong passwords from 21 addresses; after a hundred of them an address has two tries.
    for client in 1..=21 {
        let client = format!("203.0.113.{client}");
        let answers: Vec<u16> = (0..5).map(|_| wrong(None, &client)).collect();
        let expected = if client.ends_with(".21") {
            [422, 429, 429, 429, 429]
        } else {
            [422, 422, 422, 422, 429]
        };
        assert_eq!(answers, expected, "{client}");
        assert_eq!(
            try_from(&app, None, &client, "vera", PASSWORD),
            429,
            "{client}"
        );
    }
    // Their owner is let in from anywhere else, and in her own browser even from an attacker's address.
    let right =
        |browser: Option<&Browser>, client: &str| try_from(&app, browser, client, "vera", PASSWORD);
    assert_eq!(right(None, "198.51.100.1"), 303);
    assert_eq!(right(Some(&known), "203.0.113.1"), 303);
    // An account under such pressure gives newcomers fewer tries.
    assert_eq!(wrong(None, "198.51.100.2"), 422);
    assert_eq!(wrong(None, "198.51.100.2"), 429);
    assert_eq!(right(None, "198.51.100.2"), 429);
    // The known browser is counted by itself.
    let answers: Vec<u16> = (0..5)
        .map(|_| wrong(Some(&known), "198.51.100.3"))
        .collect();
    assert_eq!(answers, [422, 422, 422, 422, 429]);
    assert_eq!(right(Some(&known), "198.51.100.3"), 429);
    // Each pause left one row, however often it was tried again.
    for _ in 0..10 {
        assert_eq!(try_from(&app, None, "203.0.113.1", "vera", PASSWORD), 429);
    }
    assert_eq!(app.count("audit WHERE action = 'session.throttle'"), 23);
}

fn change(browser: &mut Browser, old: &str, new: &str) -> Page {
    let page = browser.open("/account");
    let form = page.form("form[action=\"/account\"]");
    let form = form.set("old", old).set("password", new);
    browser.send(form.set("repeated", new))
}

fn old_password_is_throttled(mut app: TestApp) {
    drop(app.admin());
    let mut vera = app.account("vera", None);
    let new = "queen-takes-queen-9";
    for _ in 0..5 {
        change(&mut vera, "wrong", new).assert_status(422);
    }
    let page = change(&mut vera, PASSWORD, new);
    page.assert_status(429)
        .assert_shows("Too many wrong passwords");
    assert_eq!(
        app.count("audit WHERE action = 'account.refuse-password'"),
        5
    );
    // Only this is closed: logging in is not.
    app.sign_in("vera", PASSWORD);
    // A quarter of an hour later it is open again.
    let earlier = "UPDATE attempts SET at = '2026-01-01 00:00:00'";
    execute(&app.database, earlier).unwrap();
    change(&mut vera, PASSWORD, new).assert_status(303);
}

/// Asks for a new link as the administrator; answers its path.
fn new_link(app: &TestApp, admin: &mut Browser, name: &str) -> String {
    let user = format!("SELECT CAST(id AS TEXT) AS line FROM users WHERE name = '{name}'");
    let user = app.lines(&user).remove(0);
    let page = admin.open("/admin");
    let page = admin.send(page.form_to(&format!("/admin/accounts/{user}/invite")));
    page.assert_ok().attributes("#invitation", "href").remove(0)
}

fn choose(app: &TestApp, link: &str, password: &str) -> u16 {
    let mut browser = app.browser();
    let page = browser.get(link);
    if page.status != 200 {
        return page.status;
    }
    let form = page.form("main form").set("password", password);
    browser.send(form.set("repeated", password)).status
}

fn disabled_account_stays_disabled(mut app: TestApp) {
    let mut admin = app.admin();
    let mut vera = app.account("vera", None);
    let link = new_link(&app, &mut admin, "vera");
    // The form is open already when the account is disabled.
    let mut waiting = app.browser();
    let form = waiting.get(&link).assert_ok().form("main form");
    let page = admin.open("/admin");
    admin.send(page.form_to("/disable")).assert_status(303);
    vera.get("/account").assert_status(401);
    let new = "queen-takes-queen-9";
    let form = form.set("password", new).set("repeated", new);
    waiting.send(form).assert_status(422);
    assert_eq!(choose(&app, &link, new), 422);
    for password in [new, PASSWORD] {
        assert_eq!(try_from(&app, None, "", "vera", password), 422);
    }
    assert_eq!(app.count("users WHERE disabled_at IS NOT NULL"), 1);
    // It gets no link either, and after it is enabled the one of before is dead.
    let page = admin.open("/admin");
    let invites = page.attributes("form[action$=\"/invite\"]", "action");
    assert_eq!(invites.len(), 1, "{invites:?}");
    let csrf = page.attributes("[name=csrf]", "value").remove(0);
    let user = app.lines("SELECT CAST(id AS TEXT) AS line FROM users WHERE name = 'vera'");
    let invite = format!("/admin/accounts/{}/invite", user[0]);
    let page = admin.post(&invite, &[("csrf", &csrf)]);
    page.assert_status(422)
        .assert_shows("The account is disabled");
    let page = admin.open("/admin");
    admin.send(page.form_to("/enable")).assert_status(303);
    assert_eq!(choose(&app, &link, new), 422);
    app.sign_in("vera", PASSWORD);
}

fn links_end_with_the_password(mut app: TestApp) {
    let mut admin = app.admin();
    let mut vera = app.account("vera", None);
    let link = new_link(&app, &mut admin, "vera");
    change(&mut vera, PASSWORD, "queen-takes-queen-9").assert_status(303);
    assert_eq!(choose(&app, &link, "rook-takes-pawn-31"), 422);
    // Two links: the newer ends the older, and using it ends the sessions.
    let mut vera = app.sign_in("vera", "queen-takes-queen-9");
    let older = new_link(&app, &mut admin, "vera");
    let newer = new_link(&app, &mut admin, "vera");
    assert_eq!(choose(&app, &older, "rook-takes-pawn-31"), 422);
    vera.get("/account").assert_ok();
    assert_eq!(choose(&app, &newer, "rook-takes-pawn-31"), 303);
    vera.get("/account").assert_status(401);
    assert_eq!(choose(&app, &newer, "rook-takes-pawn-32"), 422);
    app.sign_in("vera", "rook-takes-pawn-31");
}

fn resets_live_half_an_hour(mut app: TestApp) {
    let mut admin = app.admin();
    drop(app.account("vera", None));
    let page = admin.open("/admin");
    let form = page.form("form[action=\"/admin/accounts\"]");
    let form = form
        .set("name", "nuova")
        .set("display_name", "Nuova Persona");
    let page = admin.send(form.set("role", "arbiter"));
    page.assert_ok().assert_shows("seven days");
    drop(new_link(&app, &mut admin, "vera"));
    let minutes = |name: &str| {
        let rows = app.lines(&format!(
            "SELECT CAST(i.created_at AS TEXT) || '|' || CAST(i.expires_at AS TEXT) AS line \
             FROM invitations i JOIN users u ON u.id = i.user_id WHERE u.name = '{name}'"
        ));
        let moment = |text: &str| {
            chrono::NaiveDateTime::parse_from_str(&text.replace('T', " "), "%Y-%m-%d %H:%M:%S%.f")
        };
        let (from, to) = rows[0].split_once('|').unwrap();
        (moment(to).unwrap() - moment(from).unwrap()).num_minutes()
    };
    assert_eq!((minutes("vera"), minutes("nuova")), (30, 7 * 24 * 60));
    let page = admin.open("/admin");
    let invites = page.attributes("form[action$=\"/invite\"]", "action");
    let vera = app.lines("SELECT CAST(id AS TEXT) AS line FROM users WHERE name = 'vera'");
    let of_vera = format!("/admin/accounts/{}/invite", vera[0]);
    assert!(invites.contains(&of_vera));
    let page = admin.send(page.form_to(&of_vera));
    page.assert_ok().assert_shows("thirty minutes");
    let link = page.attributes("#invitation", "href").remove(0);
    app.browser().get(&link).assert_ok();
    let past = "UPDATE invitations SET expires_at = '2026-01-01 00:00:00' WHERE kind = 'reset'";
    execute(&app.database, past).unwrap();
    app.browser().get(&link).assert_status(422);
}

fn logging_in_again_ends_the_former_session(mut app: TestApp) {
    drop(app.admin());
    let mut browser = app.account("vera", None);
    let former = browser.clone();
    let mut elsewhere = app.sign_in("vera", PASSWORD);
    // The log-in page is also open to somebody who is signed in.
    let form = browser.get("/login").form("form[action=\"/login\"]");
    let form = form.set("name", "vera").set("password", PASSWORD);
    browser.send(form).assert_status(303);
    former.clone().get("/account").assert_status(401);
    browser.get("/account").assert_ok();
    elsewhere.get("/account").assert_ok();
    assert_eq!(
        app.count("sessions s JOIN users u ON u.id = s.user_id WHERE u.name = 'vera'"),
        2
    );
    // One browser, one row, however often it logs in.
    assert_eq!(
        app.count("known_devices d JOIN users u ON u.id = d.user_id WHERE u.name = 'vera'"),
        2
    );
}

fn sessions_are_listed_and_ended(mut app: TestApp) {
    let mut admin = app.admin();
    let mut first = app.account("vera", None);
    let mut second = app.browser();
    let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    second.extra = vec![("User-Agent", firefox.to_owned())];
    let form = second.get("/login").form("main form");
    let form = form.set("name", "vera").set("password", PASSWORD);
    second.send(form).assert_status(303);
    let mut third = app.sign_in("vera", PASSWORD);
    let page = second.get("/account/sessions");
    page.assert_ok()
        .assert_shows("Firefox, Linux")
        .assert_shows("127.0.0.1");
    assert_eq!(page.texts("tbody tr").len(), 3);
    assert_eq!(page.texts("tbody .tag"), ["this one"]);
    // The administrator's own list knows nothing of them, and cannot end them.
    let own = admin.get("/account/sessions");
    assert_eq!(own.texts("tbody tr").len(), 1);
    let csrf = own.attributes("[name=csrf]", "value").remove(0);
    let ends = page.attributes("form[action$=\"/end\"]", "action");
    for end in &ends {
        admin.post(end, &[("csrf", &csrf)]).assert_status(404);
    }
    // The oldest is at the end of the list.
    second.send(page.form_to(&ends[2])).assert_status(303);
    first.get("/account").assert_status(401);
    third.get("/account").assert_ok();
    let page = second.get("/account/sessions");
    second.send(page.form_to("/end-others")).assert_status(303);
    third.get("/account").assert_status(401);
    let page = second.get("/account/sessions");
    assert_eq!(page.assert_ok().texts("tbody tr").len(), 1);
    admin.get("/account").assert_ok();
}

fn failures_are_kept_without_what_was_typed(mut app: TestApp) {
    let mut admin = app.admin();
    let mut vera = app.account("vera", None);
    // A password in the field for the name.
    let secret = "my-own-secret-5150";
    assert_eq!(try_from(&app, None, "", secret, "x"), 422);
    assert_eq!(try_from(&app, None, "", "Vera", "wrong-password"), 422);
    let rows = app.lines(
        "SELECT subject || ' ' || after AS line FROM audit WHERE action = 'session.refuse' ORDER BY id",
    );
    assert!(
        rows[0].starts_with("user:? ? ") && rows[0].ends_with(", 127.0.0.1"),
        "{rows:?}"
    );
    assert!(
        rows[1].ends_with("vera, 127.0.0.1") && !rows[1].starts_with("user:?"),
        "{rows:?}"
    );
    for (table, column) in [
        ("audit", "actor || subject || before || after"),
        ("attempts", "subject || source"),
    ] {
        let all = app.lines(&format!("SELECT {column} AS line FROM {table}"));
        assert!(all.iter().all(|line| !line.contains(secret)), "{table}");
    }
    // Its owner sees it, an administrator too, nobody else.
    let page = vera.get("/account/events");
    page.assert_ok()
        .assert_shows("Log-in refused")
        .assert_shows("vera, 127.0.0.1");
    let user = app.lines("SELECT CAST(id AS TEXT) AS line FROM users WHERE name = 'vera'");
    let path = format!("/admin/accounts/{}/events", user[0]);
    admin.get(&path).assert_ok().assert_shows("Log-in refused");
    let mut other = app.account("ugo", None);
    other.get(&path).assert_status(403);
    other
        .get("/account/events")
        .assert_ok()
        .assert_hides("vera");
}

fn common_passwords_are_refused(mut app: TestApp) {
    drop(app.admin());
    let mut vera = app.account("vera.lodi", None);
    for password in [
        "corvette1",
        "Scaccomatto1",
        "veralodi",
        "vera.lodi",
        "tratto2026",
    ] {
        let page = change(&mut vera, PASSWORD, password);
        page.assert_status(422).assert_shows("guessed early");
    }
    change(&mut vera, PASSWORD, "la nebbia sale").assert_status(303);
    drop(app.sign_in("vera.lodi", "la nebbia sale"));
    app.sign_in(ADMIN.0, ADMIN.1);
}
