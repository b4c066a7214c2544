//! Collecting the pages: the program asks its own addresses one after the other, in one snapshot.

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    fmt::Display,
    io::Write,
};

use actix_web::{
    App,
    body::{MessageBody, to_bytes},
    cookie::Cookie,
    dev::{Service, ServiceResponse},
    http::{StatusCode, header},
    rt::System,
    test,
    web::{Data, ServiceConfig},
};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use crate::{
    app::{AppError, Context, Refusal},
    config::ServeConfig,
    event::Halt,
    i18n::{Lang, Words},
    web::{State, assets},
};

use super::{
    frame::Frame,
    markup,
    places::{self, place},
    rewriting::{self, Rewriting},
};

/// Maximum number of pages and files, so that endless links are not followed for ever.
const MOST: usize = 20_000;

/// The program's table of addresses, which is asked for the pages.
#[derive(Clone, Copy)]
pub struct Addresses(pub fn(&mut ServiceConfig));

/// The bundle that is wanted.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// Address part of the tournament.
    pub slug: String,
    /// The language of the pages.
    pub lang: Lang,
    /// Settings of the server. Links that leave the bundle lead to its public address.
    pub config: ServeConfig,
}

/// An answer of the program.
enum Answer {
    Page(String),
    File(Vec<u8>),
    Elsewhere(String),
    /// Nothing public.
    Nothing,
}

/// A page as the site shows it.
struct Taken {
    address: String,
    html: String,
}

/// The collected answers, by the files that will hold them.
#[derive(Default)]
struct Harvest {
    pages: BTreeMap<String, Taken>,
    files: BTreeMap<String, Vec<u8>>,
    /// Addresses that another file holds, because they redirect there.
    elsewhere: BTreeMap<String, String>,
    assets: BTreeSet<String>,
}

fn failed(error: impl Display) -> AppError {
    AppError::System(format!("a bundle of pages: {error}"))
}

/// The files of the bundle, by name. All pages are read in one snapshot and made for everybody. The same data at the same
/// moment give the same bytes.
///
/// # Errors
/// No such tournament; [`Refusal::Stopped`] when `halt` says so; the program cannot answer its own requests.
pub fn pack(
    ctx: &Context,
    addresses: Addresses,
    bundle: &Bundle,
    halt: &Halt,
) -> Result<BTreeMap<String, Vec<u8>>, AppError> {
    let harvest = ctx.in_one_snapshot(|ctx| {
        let state = State::new(ctx.clone(), bundle.config.clone());
        System::new().block_on(gather(state, addresses, bundle, halt))
    })?;
    let frame = Frame {
        t: Words(bundle.lang),
        slug: &bundle.slug,
        base: bundle.config.public_url.as_deref(),
        now: ctx.clock.now(),
        standings: harvest.standings(&bundle.slug),
    };
    harvest.written(bundle, &frame)
}

/// Writes the files as one ZIP, in the order of their names.
///
/// # Errors
/// The ZIP cannot be written.
pub fn zip(files: &BTreeMap<String, Vec<u8>>, out: impl Write) -> Result<(), AppError> {
    let mut zip = ZipWriter::new_stream(out);
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, bytes) in files {
        zip.start_file(name, options).map_err(failed)?;
        zip.write_all(bytes).map_err(failed)?;
    }
    zip.finish().map_err(failed)?;
    Ok(())
}

async fn gather(
    state: State,
    addresses: Addresses,
    bundle: &Bundle,
    halt: &Halt,
) -> Result<Harvest, AppError> {
    let app = App::new().app_data(Data::new(state)).configure(addresses.0);
    let program = test::init_service(app).await;
    let mut harvest = Harvest::default();
    let first = format!("/t/{}", bundle.slug);
    let mut seen: BTreeSet<String> = place(&bundle.slug, &first).into_iter().collect();
    let mut queue = VecDeque::from([first]);
    let mut done = 0;
    while let Some(address) = queue.pop_front() {
        if halt.is_due_now() {
            return Err(Refusal::Stopped.into());
        }
        let request = test::TestRequest::get()
            .uri(&address)
            .cookie(Cookie::new("lang", bundle.lang.code()))
            .to_request();
        let response = program.call(request).await.map_err(failed)?;
        let answer = read(response).await?;
        for next in harvest.take(&bundle.slug, address, answer) {
            let file = place(&bundle.slug, &next);
            if file.is_some_and(|file| seen.len() < MOST && seen.insert(file)) {
                queue.push_back(next);
            }
        }
        done += 1;
        halt.reached(done, seen.len());
    }
    if harvest.pages.is_empty() {
        return Err(AppError::NotFound);
    }
    Ok(harvest)
}

async fn read<B: MessageBody>(response: ServiceResponse<B>) -> Result<Answer, AppError> {
    let status = response.status();
    let text_of = |name| {
        let value = response.headers().get(name);
        value
            .and_then(|value| value.to_str().ok())
            .map(str::to_owned)
    };
    let (kind, location) = (text_of(header::CONTENT_TYPE), text_of(header::LOCATION));
    if status.is_redirection() {
        return Ok(location.map_or(Answer::Nothing, Answer::Elsewhere));
    }
    if status.is_server_error() {
        return Err(failed(status));
    }
    if status != StatusCode::OK {
        return Ok(Answer::Nothing);
    }
    let body = to_bytes(response.into_body()).await;
    let body = body.map_err(|_| failed("an answer breaks off"))?.to_vec();
    if kind.is_some_and(|kind| kind.starts_with("text/html")) {
        return String::from_utf8(body).map(Answer::Page).map_err(failed);
    }
    Ok(Answer::File(body))
}

impl Harvest {
    /// Keeps an answer, and returns the addresses that it links to.
    fn take(&mut self, slug: &str, address: String, answer: Answer) -> Vec<String> {
        let Some(file) = place(slug, &address) else {
            return Vec::new();
        };
        match answer {
            Answer::Nothing => Vec::new(),
            Answer::File(bytes) => {
                self.files.insert(file, bytes);
                Vec::new()
            }
            Answer::Elsewhere(to) => {
                if let Some(other) = place(slug, &to) {
                    self.elsewhere.insert(file, other);
                }
                vec![to]
            }
            Answer::Page(html) => {
                let links = markup::links(&markup::unserved(&html));
                let (own, others): (Vec<String>, Vec<String>) = links
                    .iter()
                    .map(|link| places::resolved(&address, link))
                    .partition(|link| places::asset(link).is_some());
                let names = own.iter().filter_map(|link| places::asset(link));
                self.assets.extend(names.map(ToOwned::to_owned));
                let mut next = others;
                next.extend(standings_after(slug, &address));
                self.pages.insert(file, Taken { address, html });
                next
            }
        }
    }

    /// The file that holds the content of an address.
    fn held(&self, slug: &str, address: &str) -> Option<String> {
        let file = place(slug, address)?;
        let file = self.elsewhere.get(&file).cloned().unwrap_or(file);
        let name = file.strip_prefix("assets/");
        let is_held = self.pages.contains_key(&file)
            || self.files.contains_key(&file)
            || name.is_some_and(|name| self.assets.contains(name));
        is_held.then_some(file)
    }

    /// The standings after each round, in the order of the rounds.
    fn standings(&self, slug: &str) -> Vec<(u8, String)> {
        let of_round = |round: u8| {
            let names = ["teams", "standings"];
            let mut addresses = names
                .map(|name| format!("/t/{slug}/{name}?after={round}"))
                .into_iter();
            let file = addresses.find_map(|address| {
                let file = place(slug, &address)?;
                self.pages.contains_key(&file).then_some(file)
            });
            Some((round, file?))
        };
        (1..=u8::MAX).filter_map(of_round).collect()
    }

    /// The files of the bundle.
    fn written(
        mut self,
        bundle: &Bundle,
        frame: &Frame<'_>,
    ) -> Result<BTreeMap<String, Vec<u8>>, AppError> {
        let named: Vec<String> = self
            .assets
            .iter()
            .filter(|name| is_style(name))
            .flat_map(|name| rewriting::named_in(assets::text(name)))
            .map(ToOwned::to_owned)
            .collect();
        self.assets.extend(named);
        let mut files = BTreeMap::new();
        let held = |address: &str| self.held(&bundle.slug, address);
        // The first page of a tournament may redirect to another one, but a folder always begins with a page.
        let first = self.elsewhere.get(places::FIRST);
        let first = first.and_then(|to| Some((places::FIRST, self.pages.get(to)?)));
        let pages = self
            .pages
            .iter()
            .map(|(file, taken)| (file.as_str(), taken));
        for (file, Taken { address, html }) in pages.chain(first) {
            let (head, foot) = frame.around(file).map_err(failed)?;
            let page = Rewriting {
                file,
                address,
                held: &held,
                base: frame.base,
                head: &head,
                foot: &foot,
            };
            files.insert(file.to_owned(), page.page(html).into_bytes());
        }
        for name in &self.assets {
            let file = format!("assets/{name}");
            let bytes = if is_style(name) {
                rewriting::style(&file, assets::text(name)).into_bytes()
            } else {
                assets::bytes(name).to_vec()
            };
            files.insert(file, bytes);
        }
        files.extend(self.files);
        Ok(files)
    }
}

/// The standings after the round of this page; team events have their standings elsewhere.
fn standings_after(slug: &str, address: &str) -> Vec<String> {
    let path = address.split('?').next().unwrap_or_default();
    let page = path.strip_prefix(&format!("/t/{slug}/"));
    let Some((name, round)) = page.and_then(|page| page.split_once('/')) else {
        return Vec::new();
    };
    if name != "round" || round.contains('/') {
        return Vec::new();
    }
    ["standings", "teams"]
        .map(|name| format!("/t/{slug}/{name}?after={round}"))
        .to_vec()
}

fn is_style(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, kind)| kind == "css")
}
