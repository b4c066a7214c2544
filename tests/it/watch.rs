//! What an operator sees: readiness, metrics, the log; and how the program ends.

use std::{os::unix::net::UnixDatagram, thread, time::Duration};

use crate::support::{
    TestApp,
    folder::Folder,
    on_both_databases,
    tournament::with_round_published,
    wire::{Wire, ask},
};

on_both_databases!(
    metrics_are_for_this_machine_or_the_token,
    requests_are_logged_by_number,
    it_stops_at_once_with_streams_open,
);

fn metrics_are_for_this_machine_or_the_token(mut app: TestApp) {
    drop(app.admin());
    let ready = ask(&app.base, "GET /ready", &[]);
    assert_eq!(
        (ready.status, ready.body.as_slice()),
        (200, &b"ready\n"[..])
    );
    let metrics = ask(&app.base, "GET /metrics", &[]);
    let text = String::from_utf8(metrics.body).unwrap();
    assert_eq!(metrics.status, 200, "{text}");
    let value = |name: &str| -> f64 {
        let line = text
            .lines()
            .find(|line| line.split(' ').next() == Some(name));
        let line = line.unwrap_or_else(|| panic!("no {name} in\n{text}"));
        line.rsplit(' ').next().unwrap().parse().unwrap()
    };
    assert!(value("tratto_http_answers_total{method=\"GET\",status=\"200\"}") >= 2.0);
    assert!(value("tratto_http_seconds_count{method=\"POST\"}") >= 2.0);
    assert!(value("tratto_connections") >= 1.0);
    assert!(value("tratto_connections_limit") > value("tratto_event_streams_limit"));
    assert!(value("tratto_audit_newest") >= 2.0);
    assert!(text.ends_with("# EOF\n"), "{text}");
    // What a proxy hands on comes from elsewhere.
    for header in ["X-Forwarded-For", "Forwarded", "Via"] {
        assert_eq!(
            ask(&app.base, "GET /metrics", &[(header, "for=127.0.0.1")]).status,
            404
        );
    }
    app.start_with("--metrics-token=horse-battery");
    let with = |token: &str| ask(&app.base, "GET /metrics", &[("Authorization", token)]).status;
    assert_eq!(with("Bearer horse-battery"), 200);
    assert_eq!(with("Bearer horse-batter"), 404);
    assert_eq!(with("horse-battery"), 404);
    assert_eq!(ask(&app.base, "GET /metrics", &[]).status, 404);
}

fn requests_are_logged_by_number(mut app: TestApp) {
    app.start_with("--log-format=json");
    let link = app.printed("first administrator: ");
    let answer = app.browser().get(&link);
    let number = answer
        .assert_ok()
        .header("x-request-id")
        .unwrap()
        .to_owned();
    assert_eq!(number.len(), 16, "{number}");
    let missing = app.browser().get("/t/nessuno/round/3?q=1");
    let other = missing
        .assert_status(404)
        .header("x-request-id")
        .unwrap()
        .to_owned();
    assert_ne!(number, other);
    thread::sleep(Duration::from_millis(500));
    let log = app.log();
    let line = |number: &str| -> serde_json::Value {
        let line = log
            .lines()
            .find(|line| line.starts_with('{') && line.contains(number));
        serde_json::from_str(line.unwrap_or_else(|| panic!("no {number} in\n{log}"))).unwrap()
    };
    let first = line(&number);
    assert_eq!(first["method"], "GET");
    assert_eq!(first["status"], 200);
    assert_eq!(first["address"], "/welcome/{secret}");
    assert_eq!(line(&other)["address"], "/t/{slug}/round/{round}");
    // The link is printed once, for who started the program; no request repeats it.
    let secret = link.rsplit('/').next().unwrap();
    assert_eq!(log.matches(secret).count(), 1, "{log}");
}

fn it_stops_at_once_with_streams_open(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo Breve", 4);
    let mut held: Vec<Wire> = Vec::new();
    for _ in 0..20 {
        let mut wire = Wire::open(&app.base);
        wire.head(&format!("GET /t/{slug}/events"), &[]);
        assert_eq!(wire.status(Duration::from_secs(5)), Some(200));
        held.push(wire);
    }
    let (code, took) = app.terminate();
    assert_eq!(code, Some(0));
    assert!(took < Duration::from_secs(2), "{took:?}");
    // Told to stop as soon as it says where it listens, it obeys too.
    for _ in 0..3 {
        app.start();
        assert_eq!(app.terminate().0, Some(0));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_service_manager_is_told() {
    let folder = Folder::new("notify");
    let path = folder.path().join("socket");
    let manager = UnixDatagram::bind(&path).unwrap();
    manager
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    let mut app = TestApp::on_sqlite();
    app.environment = vec![("NOTIFY_SOCKET", path.to_string_lossy().into_owned())];
    app.start();
    let told = || {
        let mut buffer = [0; 256];
        let count = manager.recv(&mut buffer).unwrap();
        String::from_utf8_lossy(&buffer[..count]).trim().to_owned()
    };
    assert_eq!(told(), "READY=1");
    assert_eq!(app.terminate().0, Some(0));
    assert_eq!(told(), "STOPPING=1");
}
