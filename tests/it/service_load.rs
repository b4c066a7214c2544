//! The service under load, in short: what one thing costs beside another. Times depend on the machine, ratios of
//! processor time hardly; `cargo bench --bench service` measures the rest with the same client.
//!
//! Each constant is what holds today, with room for a machine at work, and says what it was when it was set. Whatever
//! makes the service quicker should make one of them smaller.

#[path = "../../benches/service/answer.rs"]
mod answer;
#[path = "../../benches/service/client.rs"]
mod client;
#[path = "../../benches/service/connection.rs"]
mod connection;
#[path = "../../benches/service/desk.rs"]
mod desk;
#[path = "../../benches/service/load.rs"]
mod load;
#[path = "../../benches/service/process.rs"]
mod process;
#[path = "../../benches/service/recording.rs"]
mod recording;
#[path = "../../benches/service/registry.rs"]
mod registry;
#[path = "../../benches/service/request.rs"]
mod request;
#[path = "../../benches/service/stream.rs"]
mod stream;
#[path = "../../benches/service/times.rs"]
mod times;
#[path = "../../benches/service/tournament.rs"]
mod tournament;
#[path = "../../benches/service/writers.rs"]
mod writers;

use std::{net::SocketAddr, path::Path, time::Duration};

use client::Client;
use desk::Desk;
use load::Load;
use process::Process;
use recording::record;
use stream::{Stream, address};
use tournament::Tournament;

use crate::support::{
    TestApp,
    app::{ADMIN, binary},
    folder::Folder,
    on_both_databases,
};

on_both_databases!(
    heavy_pages_cost_little_when_nothing_changed,
    heavy_a_result_costs_little_more_in_a_large_field,
    heavy_many_desks_are_served_alike,
    heavy_listeners_cost_little,
);

/// The standings of 200 players, packed, beside the style sheet as it is. It was 1.0: both are given from memory. When the
/// page was made anew each time it was 37 to 60.
const STANDINGS_TO_STATIC: f64 = 4.0;
/// `304 Not Modified` of a report beside the report itself. It was 0.9 to 1.0: nothing is made for either, and the report's
/// bytes are few. A tag that must first be found out would cost as much as the report.
const NOT_MODIFIED_TO_REPORT: f64 = 1.5;
/// A result among 1,000 players beside one among 50. It was 1.0 to 1.3.
const RESULT_OF_1000_TO_50: f64 = 2.0;
/// A result when sixteen desks send at once beside one of a desk alone. It was 0.7: those who wait share a commit.
const SIXTEEN_DESKS_TO_ONE: f64 = 1.5;
/// Results of the desk that is served most beside those of the one that is served least, in the same time. It was 1.1.
const MOST_TO_LEAST_SERVED: usize = 2;
/// What one more listener adds to a result beside the style sheet as it is. It was 0.08 to 0.17: a line that is written
/// once is sent. The result itself is no measure for it: whatever makes that cheaper would look like dearer listeners.
const LISTENER_TO_STATIC: f64 = 0.5;
/// A search among 20,000 players beside one among 1,000. It was 1.0.
const SEARCH_OF_20000_TO_1000: f64 = 3.0;

/// A few clients for a moment.
const LOAD: Load = Load {
    clients: 4,
    lasts: Duration::from_millis(300),
};

fn wait_for<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_all().build().unwrap();
    runtime.block_on(future)
}

fn address_of(app: &TestApp) -> SocketAddr {
    let address = app.base.strip_prefix("http://").unwrap();
    address.parse().unwrap()
}

fn process_of(app: &TestApp) -> Process {
    Process(app.process().unwrap())
}

/// A tournament of so many players in the database of the server.
fn import(app: &TestApp, name: &str, players: usize) -> Tournament {
    let (binary, folder) = (binary(), Folder::new("load"));
    Tournament::import(
        Path::new(&binary),
        &app.database,
        folder.path(),
        name,
        players,
    )
}

async fn signed_in(app: &TestApp) -> Desk {
    let (name, password) = ADMIN;
    Desk::sign_in(address_of(app), name, password)
        .await
        .unwrap()
}

/// The same with its sixth round published.
async fn in_play(app: &TestApp, desk: &mut Desk, name: &str, players: usize) -> Tournament {
    let tournament = import(app, name, players);
    let (slug, round) = (&tournament.slug, tournament.round);
    desk.prepare(slug, round).await.unwrap();
    desk.publish(slug, round).await.unwrap();
    tournament
}

/// Processor time of the server for one answer, in milliseconds; all answers must have this status.
async fn cost(app: &TestApp, path: &str, headers: &[(&str, &str)], status: u16) -> f64 {
    let server = address_of(app);
    let request = request::get(server, path, headers);
    let borne = LOAD.put(server, process_of(app), &request).await.unwrap();
    let others = borne.statuses.keys().find(|other| **other != status);
    assert_eq!(others, None, "{path}: {:?}", borne.statuses);
    milliseconds(borne.cpu)
}

/// Processor time of the server for the style sheet, in milliseconds: given from memory, made by nobody.
async fn style_sheet(app: &TestApp) -> f64 {
    let page = Client::new(address_of(app)).get("/", &[]).await;
    let page = page.unwrap().text();
    let (_, sheet) = page.split_once("rel=\"stylesheet\" href=\"").unwrap();
    cost(app, sheet.split('"').next().unwrap(), &[], 200).await
}

fn milliseconds(cpu: Option<Duration>) -> f64 {
    times::ms(cpu.expect("processor time stands in /proc"))
}

/// Asserts that `one` costs no more than so many times the `other`, and says what it was.
fn assert_at_most(what: &str, one: f64, other: f64, most: f64) {
    let ratio = one / other;
    println!(
        "{what}: {one:.2} ms beside {other:.2} ms of processor time, {ratio:.2} of {most} at most"
    );
    assert!(
        ratio <= most,
        "{what}: {one:.2} ms beside {other:.2} ms, {ratio:.2} times"
    );
}

fn heavy_pages_cost_little_when_nothing_changed(mut app: TestApp) {
    app.admin();
    wait_for(async {
        let slug = in_play(&app, &mut signed_in(&app).await, "Torneo Letto", 200)
            .await
            .slug;
        let gzip = ("Accept-Encoding", "gzip");
        let sheet = style_sheet(&app).await;
        let standings = cost(&app, &format!("/t/{slug}/standings"), &[gzip], 200).await;
        assert_at_most(
            "standings beside a style sheet",
            standings,
            sheet,
            STANDINGS_TO_STATIC,
        );
        let path = format!("/t/{slug}/tournament.trf26");
        let report = Client::new(address_of(&app))
            .get(&path, &[gzip])
            .await
            .unwrap();
        let tag = report.header("etag").unwrap();
        let has_it = [gzip, ("If-None-Match", tag)];
        let not_modified = cost(&app, &path, &has_it, 304).await;
        let report = cost(&app, &path, &[gzip], 200).await;
        assert_at_most(
            "a 304 beside its report",
            not_modified,
            report,
            NOT_MODIFIED_TO_REPORT,
        );
    });
}

fn heavy_a_result_costs_little_more_in_a_large_field(mut app: TestApp) {
    app.admin();
    wait_for(async {
        let mut desk = signed_in(&app).await;
        let mut costs = Vec::new();
        for players in [50, 1_000] {
            let name = format!("Torneo di {players}");
            let tournament = in_play(&app, &mut desk, &name, players).await;
            let mut boards = desk.boards(&tournament, 0, 1).await.unwrap();
            costs.push(result(&app, &mut desk, &mut boards).await);
        }
        assert_at_most(
            "a result among 1,000 beside 50",
            costs[1],
            costs[0],
            RESULT_OF_1000_TO_50,
        );
    });
}

/// Processor time of a result, in milliseconds: the least of three runs.
async fn result(app: &TestApp, desk: &mut Desk, boards: &mut desk::Boards) -> f64 {
    let mut least = f64::INFINITY;
    for _ in 0..3 {
        let recorded = record(process_of(app), desk, boards, 10, false).await;
        least = least.min(milliseconds(recorded.unwrap().cpu));
    }
    least
}

fn heavy_many_desks_are_served_alike(mut app: TestApp) {
    app.admin();
    wait_for(async {
        let mut chief = signed_in(&app).await;
        let tournament = in_play(&app, &mut chief, "Torneo dei Banchi", 200).await;
        let mut boards = chief.boards(&tournament, 0, 1).await.unwrap();
        let alone = result(&app, &mut chief, &mut boards).await;
        let other = in_play(&app, &mut chief, "Torneo di Tutti", 200).await;
        let mut writers = Vec::new();
        for number in 0..16 {
            let mut desk = signed_in(&app).await;
            let boards = desk.boards(&other, number, 16).await.unwrap();
            writers.push((desk, boards));
        }
        let before = process_of(&app).used().unwrap();
        let written = writers::write(writers, Duration::from_secs(2))
            .await
            .unwrap()
            .0;
        let used = process_of(&app).used().unwrap().since(&before);
        let (least, most) = written.least_and_most;
        println!(
            "{} results, {least} to {most} a desk",
            written.times.count()
        );
        assert!(written.refused.is_empty(), "{written:?}");
        // One more may be under way when the time is over.
        assert!(
            most <= least * MOST_TO_LEAST_SERVED + 1,
            "{least} and {most}"
        );
        let together = times::ms(used) / f64::from(u32::try_from(written.times.count()).unwrap());
        assert_at_most(
            "a result of sixteen desks",
            together,
            alone,
            SIXTEEN_DESKS_TO_ONE,
        );
    });
}

fn heavy_listeners_cost_little(mut app: TestApp) {
    app.admin();
    wait_for(async {
        let mut desk = signed_in(&app).await;
        let tournament = in_play(&app, &mut desk, "Torneo Ascoltato", 200).await;
        let mut boards = desk.boards(&tournament, 0, 1).await.unwrap();
        let unheard = result(&app, &mut desk, &mut boards).await;
        let mut streams = Vec::new();
        for place in 0..200 {
            let stream = Stream::open(address_of(&app), address(place), &tournament.slug).await;
            streams.push(stream.unwrap());
        }
        let mut least = f64::INFINITY;
        for _ in 0..12 {
            let before = process_of(&app).used().unwrap();
            assert_eq!(desk.record(&mut boards).await.unwrap().status, 303);
            for stream in &mut streams {
                let heard = tokio::time::timeout(Duration::from_secs(20), stream.event()).await;
                heard.expect("everybody hears").unwrap();
            }
            least = least.min(times::ms(process_of(&app).used().unwrap().since(&before)));
        }
        let sheet = style_sheet(&app).await;
        assert_at_most(
            "what a listener adds to a result",
            (least - unheard).max(0.0) / 200.0,
            sheet,
            LISTENER_TO_STATIC,
        );
    });
}

/// The registry is filled past the program, which only the tests of SQLite can.
#[test]
fn heavy_a_search_grows_slower_than_the_registry() {
    let mut app = TestApp::on_sqlite();
    let mut costs = Vec::new();
    for (before, players) in [(0, 1_000), (1_000, 20_000)] {
        app.stop();
        registry::fill(&app.database, before, players).unwrap();
        app.start();
        costs.push(wait_for(cost(&app, "/players?q=babababa+adele", &[], 200)));
    }
    assert_at_most(
        "a search among 20,000 beside 1,000",
        costs[1],
        costs[0],
        SEARCH_OF_20000_TO_1000,
    );
}
