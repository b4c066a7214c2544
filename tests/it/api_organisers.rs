//! The data for programs of an installation that carries several organisers: who holds what is said, and can be asked for.

use serde_json::{Value, json};

use crate::{
    organisers,
    support::{
        TestApp, json_schema::Document, on_both_databases, page::Page, tournament::with_players,
    },
};

on_both_databases!(
    tournaments_say_who_holds_them,
    clubs_are_those_of_the_organiser_that_is_asked_for,
    categories_of_a_tournament_say_their_ages,
);

fn read(app: &TestApp, path: &str) -> Value {
    let page = app.browser().get(path);
    page.assert_ok();
    serde_json::from_slice(&page.bytes).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What is wrong with an answer, as the document says it.
fn faults(app: &TestApp, path: &str, answer: &Value) -> Vec<String> {
    let document = Document(read(app, "/api/v1/openapi.json"));
    let operation = document.0["paths"][path]["get"].clone();
    let schema = &operation["responses"]["200"]["content"]["application/json"]["schema"];
    document.faults(schema, answer, "")
}

/// The names of a list.
fn names(answer: &Value, list: &str) -> Vec<String> {
    let all = answer[list].as_array().unwrap().iter();
    all.filter_map(|one| one["name"].as_str().map(str::to_owned))
        .collect()
}

fn tournaments_say_who_holds_them(mut app: TestApp) {
    let mut admin = app.admin();
    let mut arbiter = app.account("luce", None);
    let league = organisers::league(&mut admin);
    let form = admin.open(&format!("/o/{league}/people"));
    let form = form.form_to("/people").set("name", "luce");
    admin.send(form).assert_status(303);
    let own = with_players(&mut arbiter, "Coppa del Lago", 2);
    let house = with_players(&mut admin, "Torneo di Casa", 2);
    let list = "/api/v1/tournaments";
    let answer = read(&app, &format!("{list}?organiser={league}"));
    assert_eq!(names(&answer, "tournaments"), ["Coppa del Lago"]);
    assert_eq!(faults(&app, list, &answer), Vec::<String>::new());
    let holder =
        json!({ "slug": league, "name": "Lega dei Laghi", "page": format!("/o/{league}") });
    assert_eq!(answer["tournaments"][0]["organiser"], holder);
    assert_eq!(names(&read(&app, list), "tournaments").len(), 2);
    let one = read(&app, &format!("{list}/{own}"));
    assert_eq!(one["organiser"], holder);
    let one = read(&app, &format!("{list}/{house}"));
    assert_eq!(one["organiser"], Value::Null);
    let nobody = app.browser().get(&format!("{list}?organiser=nobody"));
    nobody.assert_status(404);
}

fn clubs_are_those_of_the_organiser_that_is_asked_for(mut app: TestApp) {
    let mut admin = app.admin();
    let league = organisers::league(&mut admin);
    for (name, province) in [("Torre sul Lago", "BL"), ("Cavallo del Sud", "TI")] {
        let mut visitor = app.browser();
        let page = visitor.open(&format!("/clubs/register?organiser={league}"));
        let form = page
            .form("main form")
            .set("name", name)
            .set("town", "Riva")
            .set("email", "club@riva.example")
            .set("province", province);
        visitor.send(form).assert_status(303);
    }
    let page: Page = admin.open("/admin/clubs");
    let mut form = page.form("form[action$='/decide']");
    for value in page.attributes("[name=club]", "value") {
        form = form.tick_value("club", &value);
    }
    admin.send(form.press("do", "approve")).assert_status(303);
    app.club("Circolo di Casa");
    let list = "/api/v1/clubs";
    for (search, found) in [
        ("", &["Circolo di Casa"][..]),
        (
            "?organiser=lega-dei-laghi",
            &["Torre sul Lago", "Cavallo del Sud"][..],
        ),
        (
            "?organiser=lega-dei-laghi&region=Ticino",
            &["Cavallo del Sud"][..],
        ),
        (
            "?organiser=lega-dei-laghi&province=bl",
            &["Torre sul Lago"][..],
        ),
        ("?organiser=lega-dei-laghi&q=sud", &["Cavallo del Sud"][..]),
        ("?organiser=lega-dei-laghi&kind=nonsense&q=nord", &[][..]),
    ] {
        let answer = read(&app, &format!("{list}{search}"));
        assert_eq!(names(&answer, "clubs"), found, "{search}");
        assert_eq!(answer["total"], found.len(), "{search}");
        assert_eq!(
            faults(&app, list, &answer),
            Vec::<String>::new(),
            "{search}"
        );
    }
    let first = read(&app, "/api/v1/clubs?organiser=lega-dei-laghi&limit=1");
    let club = &first["clubs"][0];
    assert_eq!(club["organiser"]["name"], "Lega dei Laghi");
    assert_eq!(
        (&club["region"], &club["province"]),
        (&json!("Oberland"), &json!("BL"))
    );
    assert_eq!(
        first["next"],
        "/api/v1/clubs?organiser=lega-dei-laghi&after=1&limit=1"
    );
    let house = read(&app, list);
    assert_eq!(house["clubs"][0]["organiser"], Value::Null);
    let nobody = app.browser().get("/api/v1/clubs?organiser=nobody");
    nobody.assert_status(404);
}

fn category(code: &str, name: &str, least: Option<u8>, greatest: Option<u8>) -> Value {
    json!({ "code": code, "name": name, "least_age": least, "greatest_age": greatest })
}

fn categories_of_a_tournament_say_their_ages(mut app: TestApp) {
    let mut admin = app.admin();
    let mut arbiter = app.account("luce", None);
    let league = organisers::league(&mut admin);
    let form = admin.open(&format!("/o/{league}/edit")).form_to("/edit");
    let typed = "A1 First class\nU10 Under 10 (9-10)\nU8 Under 8 (-8)\nS50 Seniors (50+)";
    admin.send(form.set("categories", typed)).assert_status(303);
    let form = admin.open(&format!("/o/{league}/people"));
    let form = form.form_to("/people").set("name", "luce");
    admin.send(form).assert_status(303);
    let own = with_players(&mut arbiter, "Coppa del Lago", 2);
    let house = with_players(&mut admin, "Torneo di Casa", 2);
    let answer = read(&app, &format!("/api/v1/tournaments/{own}"));
    assert_eq!(
        answer["categories"],
        json!([
            category("A1", "First class", None, None),
            category("U10", "Under 10", Some(9), Some(10)),
            category("U8", "Under 8", None, Some(8)),
            category("S50", "Seniors", Some(50), None),
        ])
    );
    let path = "/api/v1/tournaments/{slug}";
    assert_eq!(faults(&app, path, &answer), Vec::<String>::new());
    let answer = read(&app, &format!("/api/v1/tournaments/{house}"));
    assert_eq!(answer["categories"], json!([]));
}
