//! Pages and files as visitors ask for them.

use std::{fs, io::Result};

use super::{
    bench::{Bench, Site},
    client::Client,
    load::{Borne, Load},
    request,
    table::{self, Table, thousands},
    tournament::command,
};

/// One way to ask for a page.
#[derive(Clone, Copy)]
struct Asked<'a> {
    path: &'a str,
    /// `Accept-Encoding`; empty for none.
    packed: &'a str,
    /// The reader has the page already, and says so.
    has_it: bool,
    /// The reader was here before, and sends the cookie they got.
    came_before: bool,
}

impl<'a> Asked<'a> {
    fn plain(path: &'a str) -> Self {
        Self {
            path,
            packed: "",
            has_it: false,
            came_before: false,
        }
    }

    fn packed(path: &'a str, packed: &'a str) -> Self {
        Self {
            packed,
            ..Self::plain(path)
        }
    }
}

/// Standings of 200 players.
pub async fn standings(bench: &Bench, table: &mut Table) -> Result<()> {
    let site = bench.site(bench.database("pages"), &[200]).await?;
    let path = site.path("standings");
    let rows = [
        ("plain", Asked::plain(&path)),
        ("gzip", Asked::packed(&path, "gzip")),
        ("br", Asked::packed(&path, "br")),
        (
            "gzip, a visitor who came before",
            Asked {
                came_before: true,
                ..Asked::packed(&path, "gzip")
            },
        ),
        (
            "gzip, the reader has it",
            Asked {
                has_it: true,
                ..Asked::packed(&path, "gzip")
            },
        ),
    ];
    for (how, asked) in rows {
        let what = format!("standings of 200, {how}");
        add(bench, table, &site, &what, bench.pages(), asked).await?;
    }
    Ok(())
}

/// Home with four tournaments, and with a thousand.
pub async fn home(bench: &Bench, table: &mut Table) -> Result<()> {
    let site = bench
        .site(bench.database("home"), &[200, 100, 60, 40])
        .await?;
    let four = "home, 4 tournaments, gzip";
    add(
        bench,
        table,
        &site,
        four,
        bench.pages(),
        Asked::packed("/", "gzip"),
    )
    .await?;
    let number = if bench.quick { 50 } else { 1_000 };
    let database = bench.database("many");
    import_many(bench, &database, number);
    let site = bench.serve(database, Vec::new());
    let many = format!("home, {} tournaments, gzip", thousands(number));
    add(
        bench,
        table,
        &site,
        &many,
        bench.pages(),
        Asked::packed("/", "gzip"),
    )
    .await
}

/// Many small tournaments, all over.
fn import_many(bench: &Bench, database: &str, number: usize) {
    let folder = bench.folder.path().join("many");
    let (into, number) = (folder.to_string_lossy(), number.to_string());
    let mut arguments = vec!["generate", "--players", "8", "--rounds", "3", "--seed", "1"];
    arguments.extend(["--count", &number, "--out", &into]);
    command(&bench.binary, &arguments, "");
    for file in fs::read_dir(&folder).into_iter().flatten().flatten() {
        let path = file.path();
        let path = path.to_string_lossy();
        command(
            &bench.binary,
            &["import", "--database", database, &path],
            "",
        );
    }
}

/// A round, standings as CSV and a report of 5,000 players.
pub async fn large(bench: &Bench, table: &mut Table) -> Result<()> {
    let players = if bench.quick { 1_000 } else { 5_000 };
    let site = bench.site(bench.database("large"), &[players]).await?;
    let round = site.tournaments.first().map_or(0, |of| of.round);
    let load = Load {
        clients: 8,
        ..bench.pages()
    };
    let rows = [
        (
            format!("round {round}"),
            site.path(&format!("round/{round}")),
        ),
        ("standings".to_owned(), site.path("standings")),
        ("standings.csv".to_owned(), site.path("standings.csv")),
        ("tournament.trf26".to_owned(), site.path("tournament.trf26")),
    ];
    for (name, path) in rows {
        let what = format!("{name} of {}, gzip, 8 clients", thousands(players));
        let asked = Asked::packed(&path, "gzip");
        add(bench, table, &site, &what, load, asked).await?;
        let what = format!(
            "{name} of {}, the reader has it, 8 clients",
            thousands(players)
        );
        let asked = Asked {
            has_it: true,
            ..asked
        };
        add(bench, table, &site, &what, load, asked).await?;
    }
    Ok(())
}

impl Site {
    /// A page of the first tournament.
    pub fn path(&self, page: &str) -> String {
        format!("/t/{}/{page}", self.slug())
    }
}

/// Measures one way to ask for a page.
async fn add(
    bench: &Bench,
    table: &mut Table,
    site: &Site,
    what: &str,
    load: Load,
    asked: Asked<'_>,
) -> Result<()> {
    let server = site.server.address();
    let mut client = Client::new(server);
    let mut headers = Vec::new();
    if !asked.packed.is_empty() {
        headers.push(("Accept-Encoding", asked.packed));
    }
    let mut path = asked.path.to_owned();
    let mut first = client.get(&path, &headers).await?;
    // A page may have moved, to an address of its own for each language for instance.
    if let (300..=399, Some(there)) = (first.status, first.header("location")) {
        path = there.to_owned();
        first = client.get(&path, &headers).await?;
    }
    let cookies = client.cookies();
    if asked.came_before && !cookies.is_empty() {
        headers.push(("Cookie", &cookies));
    }
    if asked.has_it {
        let Some(tag) = first.header("etag") else {
            table.add(what, "the page has no ETag".to_owned(), String::new());
            return Ok(());
        };
        headers.push(("If-None-Match", tag));
    }
    let answer = Client::new(server).get(&path, &headers).await?;
    let request = request::get(server, &path, &headers);
    let borne: Borne = load.put(server, site.server.process(), &request).await?;
    let size = match answer.status {
        304 => "304".to_owned(),
        _ => format!("{} B {}", thousands(answer.body.len()), answer.packing()),
    };
    let figure = format!("{size}, {}", table::page(&borne));
    table.add(what, figure, bench.yardsticks.beside_hello(&borne));
    Ok(())
}
