//! Memory of a server that was asked for a large tournament.

use std::io::Result;

use super::{
    bench::Bench,
    client::Client,
    table::{Table, thousands},
};

/// Resident memory before and after every page of a tournament of 5,000 was read, and the most that it was.
pub async fn memory(bench: &Bench, table: &mut Table) -> Result<()> {
    let players = if bench.quick { 1_000 } else { 5_000 };
    let site = bench.site(bench.database("memory"), &[players]).await?;
    let tournament = site.first()?.clone();
    // The one that published has paired: another one only reads.
    let database = site.database.clone();
    drop(site);
    let site = bench.serve_again(database);
    let process = site.server.process();
    let mut client = Client::new(site.server.address());
    client.get("/", &[]).await?;
    let rest = process.resident().unwrap_or_default();
    let (slug, round) = (&tournament.slug, tournament.round);
    for page in [
        String::new(),
        "/standings".to_owned(),
        format!("/round/{round}"),
        "/players".to_owned(),
        "/crosstable".to_owned(),
        "/standings.csv".to_owned(),
        "/tournament.trf26".to_owned(),
    ] {
        for packed in ["gzip", "identity"] {
            let path = format!("/t/{slug}{page}");
            client.get(&path, &[("Accept-Encoding", packed)]).await?;
        }
    }
    let after = process.resident().unwrap_or_default();
    let peak = process.peak().unwrap_or_default();
    let figure = format!("{rest:.0} MB at rest, {after:.0} MB after, {peak:.0} MB at most");
    let ratio = format!("× {:.1} of rest", peak / rest);
    table.add(
        &format!("memory, every page of {} read", thousands(players)),
        figure,
        ratio,
    );
    Ok(())
}
