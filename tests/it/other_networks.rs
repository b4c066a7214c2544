//! A program that is shared in the hall follows the networks of its machine: with another router there is another listener, certificate
//! and code. Tried in a network of the test's own, where the machine lets it have one.

use std::{
    env, fs,
    net::Ipv4Addr,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use crate::{
    started::{Home, make_first_administrator},
    support::{Browser, not_tried, page::Page, tournament::with_players},
};

/// The test below, as this program calls it.
const NAME: &str = "other_networks::the_hall_follows_the_networks";
/// Set where the networks are the test's own.
const INSIDE: &str = "TRATTO_TEST_OWN_NETWORKS";
/// Said there at the end: without it nothing was tried.
const FOLLOWED: &str = "the networks were followed";

/// How long the program may take to follow: it looks every three seconds.
const PATIENCE: Duration = Duration::from_secs(30);
/// After so long it is known whether another machine has the name, and the page says so.
const ASKED: Duration = Duration::from_secs(5);
/// How long the test waits between two looks of its own.
const PAUSE: Duration = Duration::from_millis(100);

/// Addresses that two routers give.
const FIRST: &str = "192.168.77.5";
const SECOND: &str = "10.9.8.7";

#[test]
fn the_hall_follows_the_networks() {
    if env::var_os(INSIDE).is_some() {
        follow();
        println!("{FOLLOWED}");
        return;
    }
    let tried = format!("ip link set lo up && ip address add {FIRST}/24 dev lo");
    let tried = Command::new("unshare")
        .args(["-rn", "sh", "-c", &tried])
        .output();
    if !tried.is_ok_and(|output| output.status.success()) {
        not_tried("this machine gives nobody a network of their own");
        return;
    }
    let output = Command::new("unshare")
        .arg("-rn")
        .arg(env::current_exe().unwrap())
        .args(["--exact", NAME, "--nocapture"])
        .env(INSIDE, "1")
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    let is_done = output.status.success() && said.contains(FOLLOWED);
    assert!(is_done, "{said}");
}

/// Gives the machine an address, or takes it away.
fn address(deed: &str, host: &str) {
    ip(&["address", deed, &format!("{host}/24"), "dev", "lo"]);
}

fn ip(arguments: &[&str]) {
    let done = Command::new("ip").args(arguments).status();
    assert!(done.is_ok_and(|done| done.success()), "ip {arguments:?}");
}

/// Whether anybody listens at this address, as the system itself says (proc(5)).
fn is_open(host: &str, port: u16) -> bool {
    let ip: Ipv4Addr = host.parse().unwrap();
    let number = u32::from_ne_bytes(ip.octets());
    let line = format!("{number:08X}:{port:04X} 00000000:0000 0A");
    let table = fs::read_to_string("/proc/net/tcp").unwrap();
    table.contains(&line)
}

/// A shared program, as its owner and its hall see it.
struct Scene {
    owner: Browser,
    slug: String,
    port: u16,
    /// The certificate of its machine.
    authority: Vec<u8>,
}

/// Pictures of the codes: that of the first address, and that of a tournament, as it is printed.
type Codes = (String, String);

impl Scene {
    fn tls(&self) -> u16 {
        self.port + 1
    }

    /// The page, as soon as it leads to these addresses and to no others.
    fn leads_to(&mut self, hosts: &[&str]) -> Page {
        let (port, tls) = (self.port, self.tls());
        let plain = hosts.iter().map(|host| format!("http://{host}:{port}"));
        let protected = hosts.iter().flat_map(|host| {
            [
                format!("http://{host}:{port}/hall/trust"),
                format!("https://{host}:{tls}"),
            ]
        });
        let wanted: Vec<String> = plain.chain(protected).collect();
        let begun = Instant::now();
        loop {
            let page = self.owner.open("/admin/hall");
            if page.attributes("main .copy a", "href") == wanted {
                return page;
            }
            let is_soon = begun.elapsed() < PATIENCE;
            assert!(is_soon, "{wanted:?}, not {}", page.text());
            thread::sleep(PAUSE);
        }
    }

    /// Asks at an address as the hall does: in clear, and as a device that trusts the machine.
    fn answers_at(&self, host: &str) {
        let plain = format!("http://{host}:{}", self.port);
        let page = format!("/t/{}/players", self.slug);
        Browser::new(&plain).get(&page).assert_ok();
        let secure = format!("https://{host}:{}", self.tls());
        let mut device = Browser::trusting(&secure, &self.authority);
        device.get("/login").assert_ok();
    }

    /// Waits until nobody listens there any more.
    fn ends_at(&self, host: &str) {
        for port in [self.port, self.tls()] {
            let begun = Instant::now();
            while is_open(host, port) {
                assert!(begun.elapsed() < PATIENCE, "{host}:{port}");
                thread::sleep(PAUSE);
            }
        }
    }

    fn codes(&mut self) -> Codes {
        let printed = format!("/t/{}/code/round", self.slug);
        let first = self.owner.get("/admin/hall/code/0");
        let printed = self.owner.get(&printed);
        (first.assert_ok().html(), printed.assert_ok().html())
    }

    /// Whether the page has the name for the hall: nobody else has it here.
    fn is_named(&self, page: &Page) -> bool {
        let name = format!("http://tratto.local:{}", self.port);
        page.attributes("main a", "href").contains(&name)
    }

    /// The name stays when everybody was asked for it: what the program said of other addresses is its own.
    fn keeps_its_name(&mut self) {
        thread::sleep(ASKED);
        let page = self.owner.open("/admin/hall");
        assert!(self.is_named(&page), "{}", page.text());
    }
}

fn follow() {
    ip(&["link", "set", "lo", "up"]);
    let home = Home::new();
    let started = home.start(&[]);
    let mut owner = make_first_administrator(&home.opened(1)[0], &started.base);
    let slug = with_players(&mut owner, "Torneo dei Router", 2);
    let form = owner.open("/admin/hall").form_to("/admin/hall");
    owner.send(form).assert_status(303);
    let authority = owner.get("/hall/authority.crt").bytes;
    let port = started.port();
    let mut scene = Scene {
        owner,
        slug,
        port,
        authority,
    };
    let page = scene.leads_to(&[]);
    page.assert_shows("No network found");
    assert!(!scene.is_named(&page), "{}", page.text());
    address("add", FIRST);
    let page = scene.leads_to(&[FIRST]);
    page.assert_hides("No network found");
    assert!(scene.is_named(&page), "{}", page.text());
    assert!(is_open(FIRST, port) && is_open(FIRST, scene.tls()));
    scene.answers_at(FIRST);
    let of_first = scene.codes();
    // Another router.
    address("add", SECOND);
    address("del", FIRST);
    let page = scene.leads_to(&[SECOND]);
    assert!(scene.is_named(&page), "{}", page.text());
    scene.answers_at(SECOND);
    scene.ends_at(FIRST);
    scene.keeps_its_name();
    let of_second = scene.codes();
    assert!(of_first.0 != of_second.0 && of_first.1 != of_second.1);
    // Both, the likelier one first.
    address("add", FIRST);
    scene.leads_to(&[FIRST, SECOND]);
    for host in [FIRST, SECOND] {
        scene.answers_at(host);
    }
    assert!(scene.codes() == of_first, "the same address, the same code");
    scene.keeps_its_name();
    // None again.
    address("del", FIRST);
    address("del", SECOND);
    let page = scene.leads_to(&[]);
    page.assert_shows("No network found");
    assert!(!scene.is_named(&page), "{}", page.text());
    for host in [FIRST, SECOND] {
        scene.ends_at(host);
    }
}
