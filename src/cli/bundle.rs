//! `export --format html`: the public pages of a tournament as files for plain web hosting.

use std::{
    collections::BTreeMap,
    fs, io,
    net::{Ipv4Addr, SocketAddr},
    path::Path,
};

use crate::{
    app::{AppError, Context},
    config::ServeConfig,
    event::Halt,
    web::{
        bundle::{self, Addresses, Bundle},
        routes,
    },
};

use super::{Exit, files};

/// The pages, by the names of their files. `site` is the public address of the server, where links to other pages lead.
///
/// # Errors
/// No such tournament, or it cannot be read.
pub fn pages(
    ctx: &Context,
    slug: &str,
    site: Option<&str>,
) -> Result<BTreeMap<String, Vec<u8>>, AppError> {
    let wanted = Bundle {
        slug: slug.to_owned(),
        lang: files::words().0,
        config: settings(site),
    };
    bundle::pack(ctx, Addresses(routes::configure), &wanted, &Halt::never())
}

/// Writes the pages: into an existing folder, otherwise as a ZIP to a file or to the standard output.
pub fn write(out: Option<&Path>, pages: &BTreeMap<String, Vec<u8>>) -> Exit {
    if let Some(folder) = out.filter(|out| out.is_dir()) {
        return match unpacked(folder, pages) {
            Ok(()) => Exit::Done,
            Err(error) => files::unread(folder, &error),
        };
    }
    let mut packed = Vec::new();
    match bundle::zip(pages, &mut packed) {
        Ok(()) => files::write_bytes(out, &packed),
        Err(error) => files::refused(None, error),
    }
}

fn unpacked(folder: &Path, pages: &BTreeMap<String, Vec<u8>>) -> io::Result<()> {
    for (name, bytes) in pages {
        let file = folder.join(name);
        if let Some(parent) = file.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(file, bytes)?;
    }
    Ok(())
}

/// Settings of a server that is never reached.
fn settings(site: Option<&str>) -> ServeConfig {
    ServeConfig {
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        insecure_cookies: false,
        public_url: site.map(|site| site.trim_end_matches('/').to_owned()),
        trusted_proxies: Vec::new(),
        metrics_token: None,
        sends_mail: false,
        tells_private: false,
        pushes_private: false,
        reads_private: false,
        boards_folder: None,
        most_upload: 0,
        releases: None,
        started: None,
        secure: None,
    }
}
