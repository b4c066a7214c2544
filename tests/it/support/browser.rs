//! A browser without scripts: cookies, forms, redirects only when asked.

use std::{collections::BTreeMap, sync::Arc, thread, time::Duration};

use ureq::tls::{Certificate, RootCerts, TlsConfig};

use super::{form::Form, page::Page};

/// Redirects followed before giving up.
const MOST_REDIRECTS: usize = 5;

/// One person's browser: its cookies last as long as it does. Cheap to clone; a clone has its own jar.
#[derive(Clone)]
pub struct Browser {
    agent: ureq::Agent,
    base: String,
    cookies: BTreeMap<String, String>,
    /// What goes into `Accept-Language`.
    pub language: String,
    /// What goes into `Sec-Fetch-Site` with a form; `None` sends neither it nor `Origin`.
    pub fetch_site: Option<String>,
    /// Whether it waits for the end of a job and shows what came of it; otherwise the page of its progress.
    pub waits_for_jobs: bool,
    /// Headers sent besides.
    pub extra: Vec<(&'static str, String)>,
}

/// The longest answer that is read, in bytes.
const MOST_READ: u64 = 64 << 20;

impl Browser {
    /// Where its server is reached.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// A browser for the server at `base`.
    pub fn new(base: &str) -> Self {
        Self::trusting(base, &[])
    }

    /// A browser that trusts one authority, whose certificate (DER) this is, and no other; none where it is empty.
    pub fn trusting(base: &str, authority: &[u8]) -> Self {
        let roots = Some(authority).filter(|certificate| !certificate.is_empty());
        let roots = roots.map(|certificate| Certificate::from_der(certificate).to_owned());
        let tls = TlsConfig::builder()
            .root_certs(RootCerts::Specific(Arc::new(roots.into_iter().collect())))
            .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .build();
        let config = ureq::Agent::config_builder()
            .tls_config(tls)
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .timeout_global(Some(Duration::from_secs(30)))
            // A connection kept for later may be closed by the server just when it is used again.
            .max_idle_connections(0)
            .max_idle_connections_per_host(0)
            .build();
        Self {
            agent: config.into(),
            base: base.to_owned(),
            cookies: BTreeMap::new(),
            language: "en".to_owned(),
            fetch_site: Some("same-origin".to_owned()),
            waits_for_jobs: true,
            extra: Vec::new(),
        }
    }

    /// The same person at another address of the server (it was started again).
    pub fn move_to(&mut self, base: &str) {
        base.clone_into(&mut self.base);
    }

    /// Prefers Italian.
    pub fn in_italian(mut self) -> Self {
        "it".clone_into(&mut self.language);
        self
    }

    /// Value of a cookie.
    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(String::as_str)
    }

    /// Sets a cookie, an empty value removes it.
    pub fn set_cookie(&mut self, name: &str, value: &str) {
        if value.is_empty() {
            self.cookies.remove(name);
        } else {
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
    }

    /// Asks for a page; redirects are not followed.
    pub fn get(&mut self, path: &str) -> Page {
        self.try_get(path)
            .unwrap_or_else(|error| panic!("GET {path}: {error}"))
    }

    /// [`get`](Self::get) that may find no server.
    pub fn try_get(&mut self, path: &str) -> Result<Page, String> {
        let page = self.ask(path)?;
        self.after_job(page)
    }

    /// The answer as it comes.
    fn ask(&mut self, path: &str) -> Result<Page, String> {
        let url = self.url(path);
        let mut request = self.agent.get(&url);
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        let response = request.call().map_err(|error| error.to_string())?;
        self.page("GET", &url, response)
    }

    /// What came of the job whose progress this page shows. A busy machine may make a job of anything.
    fn after_job(&mut self, mut page: Page) -> Result<Page, String> {
        loop {
            let next = match page.redirect() {
                Some(location) if location.starts_with("/jobs/") => location,
                None if page.status == 202 => page.url.clone(),
                _ => return Ok(page),
            };
            if !self.waits_for_jobs {
                return Ok(page);
            }
            thread::sleep(Duration::from_millis(100));
            page = self.ask(&next)?;
        }
    }

    /// Asks for a page with one more header.
    pub fn get_with(&mut self, path: &str, name: &str, value: &str) -> Page {
        let url = self.url(path);
        let mut request = self.agent.get(&url).header(name, value);
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        let response = request
            .call()
            .unwrap_or_else(|error| panic!("GET {path}: {error}"));
        self.page("GET", &url, response)
            .unwrap_or_else(|error| panic!("GET {path}: {error}"))
    }

    /// Asks for a page and follows redirects.
    pub fn open(&mut self, path: &str) -> Page {
        let page = self.get(path);
        self.follow(page)
    }

    /// Posts urlencoded fields to an address, with nothing added.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let body = super::form::urlencoded(fields.iter().copied());
        let sent = self.post_body(path, "application/x-www-form-urlencoded", body.as_bytes());
        sent.unwrap_or_else(|error| panic!("POST {path}: {error}"))
    }

    /// Sends a form as a browser would; redirects are not followed.
    pub fn send(&mut self, form: Form) -> Page {
        let path = form.action.clone();
        self.try_send(form)
            .unwrap_or_else(|error| panic!("form to {path}: {error}"))
    }

    /// [`send`](Self::send) that may find no server, or lose it before the answer.
    pub fn try_send(&mut self, form: Form) -> Result<Page, String> {
        if form.method == "get" {
            return self.try_get(&form.query());
        }
        let (kind, body) = form.body();
        self.post_body(&form.action, &kind, &body)
    }

    /// Sends a form and follows redirects.
    pub fn submit(&mut self, form: Form) -> Page {
        let page = self.send(form);
        self.follow(page)
    }

    /// Follows the redirects of a page.
    pub fn follow(&mut self, page: Page) -> Page {
        let mut page = page;
        for _ in 0..MOST_REDIRECTS {
            let Some(location) = page.redirect() else {
                return page;
            };
            page = self.get(&location);
        }
        panic!(
            "more than {MOST_REDIRECTS} redirects, the last to {}",
            page.url
        )
    }

    /// Posts bytes as they are.
    pub fn post_body(&mut self, path: &str, kind: &str, body: &[u8]) -> Result<Page, String> {
        let url = self.url(path);
        let mut request = self.agent.post(&url).header("Content-Type", kind);
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        if let Some(site) = &self.fetch_site {
            request = request
                .header("Sec-Fetch-Site", site)
                .header("Origin", &self.base);
        }
        let response = request.send(body).map_err(|error| error.to_string())?;
        let page = self.page("POST", &url, response)?;
        self.after_job(page)
    }

    fn headers(&self) -> Vec<(&'static str, String)> {
        let mut headers = vec![
            ("Accept-Language", self.language.clone()),
            ("Accept", "text/html,*/*".to_owned()),
        ];
        headers.extend(self.extra.iter().cloned());
        if !self.cookies.is_empty() {
            let pairs: Vec<String> = self
                .cookies
                .iter()
                .map(|(name, value)| format!("{name}={value}"))
                .collect();
            headers.push(("Cookie", pairs.join("; ")));
        }
        headers
    }

    fn url(&self, path: &str) -> String {
        if path.starts_with("http://") || path.starts_with("https://") {
            path.to_owned()
        } else {
            format!("{}{path}", self.base)
        }
    }

    fn page(
        &mut self,
        method: &str,
        url: &str,
        mut response: ureq::http::Response<ureq::Body>,
    ) -> Result<Page, String> {
        let headers: Vec<(String, String)> = response
            .headers()
            .iter()
            .map(|(name, value)| {
                (
                    name.as_str().to_owned(),
                    String::from_utf8_lossy(value.as_bytes()).into_owned(),
                )
            })
            .collect();
        for (_, cookie) in headers.iter().filter(|(name, _)| name == "set-cookie") {
            self.keep(cookie);
        }
        let bytes = response
            .body_mut()
            .with_config()
            .limit(MOST_READ)
            .read_to_vec()
            .map_err(|error| error.to_string())?;
        let path = url.strip_prefix(&self.base).unwrap_or(url).to_owned();
        Ok(Page {
            method: method.to_owned(),
            url: if path.is_empty() {
                "/".to_owned()
            } else {
                path
            },
            base: self.base.clone(),
            status: response.status().as_u16(),
            headers,
            bytes,
        })
    }

    /// Keeps or removes a cookie. `Secure` is no obstacle: browsers treat the loopback address as secure.
    fn keep(&mut self, header: &str) {
        let mut parts = header.split(';').map(str::trim);
        let Some((name, value)) = parts.next().and_then(|pair| pair.split_once('=')) else {
            return;
        };
        let ends = parts.any(|part| part.eq_ignore_ascii_case("max-age=0"));
        self.set_cookie(name, if ends { "" } else { value });
    }
}
