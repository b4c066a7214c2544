//! What the machine does with the least there is to do: a server that says "hello", and a disk that keeps one row.

use std::{
    io::{self, Result},
    net::TcpListener,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use actix_web::{App, HttpServer, web};
use diesel::{
    Connection, PgConnection, RunQueryDsl, SqliteConnection, connection::SimpleConnection,
};

use super::{
    child::Server,
    load::{Borne, Load},
    request,
};

/// The argument with which this program is that server.
pub const HELLO: &str = "--hello";

/// Serves "hello" with as many threads as tratto has, until it is ended.
///
/// # Errors
/// No port.
pub fn serve_hello() -> Result<()> {
    let workers = thread::available_parallelism().map_or(2, |cores| cores.get().max(2));
    let listener = TcpListener::bind("127.0.0.1:0")?;
    println!("listening on http://{}", listener.local_addr()?);
    // Ends with the program that started it, however that ends.
    thread::spawn(|| {
        drop(io::copy(&mut io::stdin(), &mut io::sink()));
        std::process::exit(0);
    });
    actix_web::rt::System::new().block_on(async move {
        HttpServer::new(|| App::new().route("/", web::get().to(|| async { "hello" })))
            .workers(workers)
            .tcp_nodelay(true)
            .listen(listener)?
            .run()
            .await
    })
}

/// Asks a bare server for "hello" with this load.
///
/// # Errors
/// A connection that fails.
pub async fn hello(folder: &Path, load: Load) -> Result<Borne> {
    let this = std::env::current_exe()?;
    let server = Server::start(&this, &[HELLO], &folder.join("hello.log"));
    let request = request::get(server.address(), "/", &[]);
    load.put(server.address(), server.process(), &request).await
}

/// Commits of a single row in a second: SQLite in a file of this folder, with a write-ahead log and an fsync for each,
/// as tratto has it. The best of three.
///
/// # Errors
/// The file cannot be written.
pub fn commits_on_sqlite(folder: &Path, lasts: Duration) -> diesel::QueryResult<f64> {
    let file = folder.join("fsync.db").to_string_lossy().into_owned();
    let mut conn = SqliteConnection::establish(&file)
        .map_err(|error| diesel::result::Error::QueryBuilderError(error.into()))?;
    conn.batch_execute(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0",
    )?;
    commits(&mut conn, lasts)
}

/// How long one row takes that is written into this SQLite file every so often, until it is `over`.
///
/// # Errors
/// The file cannot be written.
pub fn rows_every(database: &str, pause: Duration, over: &AtomicBool) -> Result<Vec<Duration>> {
    let mut conn = SqliteConnection::establish(database).map_err(io::Error::other)?;
    conn.batch_execute(
        "PRAGMA busy_timeout = 10000; PRAGMA synchronous = FULL; \
         CREATE TABLE IF NOT EXISTS row_by_row (value INTEGER NOT NULL)",
    )
    .map_err(io::Error::other)?;
    let mut times = Vec::new();
    while !over.load(Ordering::Relaxed) {
        let begun = Instant::now();
        diesel::sql_query("INSERT INTO row_by_row (value) VALUES (1)")
            .execute(&mut conn)
            .map_err(io::Error::other)?;
        times.push(begun.elapsed());
        thread::sleep(pause);
    }
    Ok(times)
}

/// Commits of a single row in a second on a PostgreSQL database, with one connection.
///
/// # Errors
/// The database cannot be reached or written.
pub fn commits_on_postgres(url: &str, lasts: Duration) -> diesel::QueryResult<f64> {
    let mut conn = PgConnection::establish(url)
        .map_err(|error| diesel::result::Error::QueryBuilderError(error.into()))?;
    commits(&mut conn, lasts)
}

fn commits<C>(conn: &mut C, lasts: Duration) -> diesel::QueryResult<f64>
where
    C: SimpleConnection + diesel::connection::LoadConnection,
    diesel::query_builder::SqlQuery: diesel::query_dsl::methods::ExecuteDsl<C>,
{
    conn.batch_execute("CREATE TABLE IF NOT EXISTS row_by_row (value INTEGER NOT NULL)")?;
    let mut best = 0.0_f64;
    for _ in 0..3 {
        let (begun, mut count) = (Instant::now(), 0_u32);
        while begun.elapsed() < lasts {
            diesel::sql_query("INSERT INTO row_by_row (value) VALUES (1)").execute(conn)?;
            count += 1;
        }
        best = best.max(f64::from(count) / begun.elapsed().as_secs_f64());
    }
    conn.batch_execute("DROP TABLE row_by_row")?;
    Ok(best)
}
