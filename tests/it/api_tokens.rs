//! Tokens of a tournament: what each opens, to whom nothing is opened, and what is written down.

use serde_json::Value;

use crate::{
    privacy::player,
    support::{
        Browser, TestApp,
        json_schema::Document,
        on_both_databases,
        page::Page,
        tournament::{name_deputy, press_result, publish_first, with_players},
    },
};

on_both_databases!(
    a_token_opens_its_scope_of_its_tournament_and_no_other,
    entries_go_out_as_arbiters_report_them_and_each_reading_is_written_down,
    a_token_is_shown_once_and_ends,
);

fn make(chief: &mut Browser, slug: &str, name: &str, scope: &str) -> String {
    let page = chief.open(&format!("/t/{slug}/settings/tokens"));
    let form = page.assert_ok().form_to("/settings/tokens");
    let shown = chief.send(form.set("token_name", name).set("token_scope", scope));
    shown.assert_ok();
    assert!(shown.header("cache-control").unwrap().contains("no-store"));
    shown.texts("#secret").remove(0).trim().to_owned()
}

fn ask(app: &TestApp, token: &str, path: &str) -> Page {
    let bearer = format!("Bearer {token}");
    app.browser().get_with(path, "Authorization", &bearer)
}

fn json(page: &Page) -> Value {
    serde_json::from_slice(&page.bytes).unwrap()
}

fn a_token_opens_its_scope_of_its_tournament_and_no_other(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo delle Chiavi", 4);
    publish_first(&mut chief, &slug);
    press_result(&mut chief, &slug, 1, 1, "1-0").assert_status(303);
    let other = with_players(&mut chief, "Altro Torneo", 2);
    publish_first(&mut chief, &other);
    let results = make(&mut chief, &slug, "Sito del circolo", "results");
    let entries = make(&mut chief, &slug, "Federazione", "entries");
    let path = |slug: &str, rest: &str| format!("/api/v1/tournaments/{slug}{rest}");
    let (of_results, of_entries) = ("/rounds/1/results", "/entries");
    let wrong = "0".repeat(64);
    for (token, slug, rest, status, code) in [
        (results.as_str(), &slug, of_results, 200, ""),
        (&entries, &slug, of_entries, 200, ""),
        (&entries, &slug, of_results, 403, "forbidden"),
        (&results, &slug, of_entries, 403, "forbidden"),
        (&results, &other, of_results, 401, "token_needed"),
        (&entries, &other, of_entries, 401, "token_needed"),
        (&wrong, &slug, of_results, 401, "token_needed"),
        ("", &slug, of_entries, 401, "token_needed"),
        (&results, &slug, "/rounds/2/results", 404, "not_found"),
        (&results, &slug, "/rounds/0/results", 404, "not_found"),
    ] {
        let page = ask(&app, token, &path(slug, rest));
        page.assert_status(status);
        if status == 200 {
            assert_eq!(
                page.header("cache-control"),
                Some("private, no-store"),
                "{rest}"
            );
            assert_eq!(page.header("access-control-allow-origin"), None, "{rest}");
        } else {
            assert_eq!(json(&page)["code"], code, "{rest}");
        }
        let told = page.header("www-authenticate");
        assert_eq!(told, (status == 401).then_some("Bearer"), "{rest}");
    }
    // Who is signed in opens nothing here without a token.
    chief.get(&path(&slug, of_results)).assert_status(401);
    // Answers are as the document says.
    let document = Document(json(&app.browser().get("/api/v1/openapi.json")));
    for (token, rest, address) in [
        (
            &results,
            of_results,
            "/api/v1/tournaments/{slug}/rounds/{round}/results",
        ),
        (&entries, of_entries, "/api/v1/tournaments/{slug}/entries"),
    ] {
        let operation = &document.0["paths"][address]["get"];
        assert!(operation["security"][0]["token"].is_array(), "{operation}");
        let schema = &operation["responses"]["200"]["content"]["application/json"]["schema"];
        let answer = json(&ask(&app, token, &path(&slug, rest)));
        let faults = document.faults(schema, &answer, "");
        assert!(faults.is_empty(), "{faults:#?}\n{answer:#}");
    }
    let answer = json(&ask(&app, &results, &path(&slug, of_results)));
    assert_eq!(answer["boards"][0]["result"], "1-0");
    assert_eq!(answer["boards"][0]["entered_by"], "carla of the tests");
    assert_eq!(answer["boards"][1]["entered_by"], Value::Null);
}

fn readings(app: &TestApp) -> Vec<String> {
    app.lines("SELECT after AS line FROM audit WHERE action = 'token.read-entries' ORDER BY id")
}

fn entries_go_out_as_arbiters_report_them_and_each_reading_is_written_down(mut app: TestApp) {
    drop(app.admin());
    let club = app.club("Circolo Uno");
    let mut chief = app.account("carla", None);
    let mut secretary = app.account("sergio", Some(club));
    let slug = with_players(&mut chief, "Torneo delle Chiavi", 2);
    let by_club = player(&app, club, "Riservatiuno", "2014-07-08");
    let by_chief = player(&app, club, "Riservatidue", "2013-02-03");
    for (browser, number) in [(&mut secretary, by_club), (&mut chief, by_chief)] {
        let token = browser
            .get("/login")
            .attributes("[name=csrf]", "value")
            .remove(0);
        let number = number.to_string();
        let fields = [
            ("csrf", token.as_str()),
            ("player", &number),
            ("consent", "1"),
        ];
        let path = format!("/t/{slug}/entries/register");
        browser.post(&path, &fields).assert_status(303);
    }
    let token = make(&mut chief, &slug, "Federazione", "entries");
    let path = format!("/api/v1/tournaments/{slug}/entries");
    ask(&app, &"0".repeat(64), &path).assert_status(401);
    assert!(readings(&app).is_empty(), "who is refused reads nothing");
    let answer = json(&ask(&app, &token, &path));
    assert_eq!(answer["total"], 4);
    let of = |surname: &str| {
        let mut all = answer["entries"].as_array().unwrap().iter();
        all.find(|one| one["surname"] == surname).unwrap()
    };
    // As the arbiters see them: whole names, and of the date what the club entered.
    let (uno, due) = (of("Riservatiuno"), of("Riservatidue"));
    assert_eq!(
        (&uno["given"], &uno["birth_date"]),
        (&"Zita".into(), &"2014-07-08".into())
    );
    assert_eq!(
        (&due["birth_date"], &due["birth_year"]),
        (&Value::Null, &2013.into())
    );
    let window = json(&ask(&app, &token, &format!("{path}?limit=3&after=2")));
    assert_eq!(window["entries"].as_array().unwrap().len(), 2);
    let told = readings(&app);
    assert_eq!(told.len(), 2);
    assert!(
        told[0].contains("\"entries\":4") && told[0].contains("Federazione"),
        "{told:?}"
    );
    assert!(told[1].contains("\"entries\":2"), "{told:?}");
    // The record says so; everybody's answer stays everybody's.
    chief
        .open(&format!("/t/{slug}/record"))
        .assert_shows("Entries read by a program");
    let public = app
        .browser()
        .get(&format!("/api/v1/tournaments/{slug}/players"));
    assert!(!public.html().contains("Riservati") && !public.html().contains("2014-07-08"));
    let all = app.lines("SELECT before || after AS line FROM audit");
    assert!(
        all.iter().all(|row| !row.contains(&token)),
        "the secret is in no deed"
    );
    assert_eq!(
        app.count(&format!("api_tokens WHERE token_hash = '{token}'")),
        0
    );
}

fn a_token_is_shown_once_and_ends(mut app: TestApp) {
    drop(app.admin());
    let mut chief = app.account("carla", None);
    let slug = with_players(&mut chief, "Torneo delle Chiavi", 4);
    publish_first(&mut chief, &slug);
    let mut deputy = app.account("dora", None);
    name_deputy(&mut chief, &slug, "dora", &mut deputy);
    let settings = format!("/t/{slug}/settings/tokens");
    deputy.get(&settings).assert_status(403);
    let first = make(&mut chief, &slug, "Sito", "results");
    let second = make(&mut chief, &slug, "Schermo", "results");
    let page = chief.open(&settings);
    page.assert_shows("Sito").assert_shows("Schermo");
    assert!(!page.html().contains(&first) && !page.html().contains(&second));
    // Sent twice, it makes one, and what was shown is not shown again.
    let form = page.form_to("/settings/tokens").set("token_name", "Doppio");
    assert_eq!(chief.send(form.clone()).texts("#secret").len(), 1);
    assert!(chief.send(form).texts("#secret").is_empty());
    assert_eq!(app.count("api_tokens"), 3);
    let page = chief.open(&settings);
    let form = page.form_to("/settings/tokens").set("token_name", "");
    chief.send(form).assert_status(422);
    let path = format!("/api/v1/tournaments/{slug}/rounds/1/results");
    let works = |app: &TestApp, token: &str| ask(app, token, &path).status;
    assert_eq!((works(&app, &first), works(&app, &second)), (200, 200));
    let revoke = page
        .attributes("form[action$=\"/revoke\"]", "action")
        .remove(0);
    chief.send(page.form_to(&revoke)).assert_status(303);
    assert_eq!((works(&app, &first), works(&app, &second)), (401, 200));
    // A closed tournament opens nothing, and opened again it does.
    let state = |state: &str| {
        let statement = format!("UPDATE tournaments SET state = '{state}'");
        crate::support::sql::execute(&app.database, &statement).unwrap();
    };
    state("finished");
    press(&mut chief, &settings);
    assert_eq!(works(&app, &second), 401);
    chief
        .open(&settings)
        .assert_shows("The tournament is closed");
}

/// One write through the program, so that what was written past it is read.
fn press(chief: &mut Browser, settings: &str) {
    let page = chief.open(settings);
    let revoke = page
        .attributes("form[action$=\"/revoke\"]", "action")
        .remove(1);
    chief.send(page.form_to(&revoke)).assert_status(303);
}
