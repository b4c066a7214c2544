//! A form of a page, filled in as a person would: only fields that are there, only choices that are offered.

use scraper::{ElementRef, Html};

use super::page::selector;

/// A form: where it goes and what it would send now, hidden fields included.
#[derive(Clone, Debug)]
pub struct Form {
    /// Where it goes: path and query.
    pub action: String,
    /// `get` or `post`.
    pub method: String,
    is_multipart: bool,
    controls: Vec<Control>,
    files: Vec<File>,
    pressed: Option<(String, String)>,
}

#[derive(Clone, Debug)]
struct Control {
    name: String,
    kind: Kind,
    /// What is sent; a list of choices may send nothing or several.
    values: Vec<String>,
    /// What may be chosen; empty where anything may be written.
    offered: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Text,
    Hidden,
    Choice,
    Tick,
    File,
    Button,
}

#[derive(Clone, Debug)]
struct File {
    field: String,
    name: String,
    kind: String,
    bytes: Vec<u8>,
}

impl Form {
    /// Reads the controls that belong to `form`, which lies on the page at `url`.
    pub fn read(html: &Html, form: ElementRef<'_>, url: &str) -> Self {
        let attribute = |name: &str| form.attr(name).unwrap_or_default();
        let mut read = Self {
            action: absolute(attribute("action"), url),
            method: if attribute("method").eq_ignore_ascii_case("post") {
                "post"
            } else {
                "get"
            }
            .into(),
            is_multipart: attribute("enctype").eq_ignore_ascii_case("multipart/form-data"),
            controls: Vec::new(),
            files: Vec::new(),
            pressed: None,
        };
        for control in html.select(&selector("input, select, textarea, button")) {
            let belongs = match control.attr("form") {
                Some(id) => form.attr("id") == Some(id),
                None => control.ancestors().any(|node| node.id() == form.id()),
            };
            if belongs && control.attr("disabled").is_none() {
                read.add(control);
            }
        }
        read
    }

    fn add(&mut self, element: ElementRef<'_>) {
        let name = element.attr("name").unwrap_or_default().to_owned();
        if name.is_empty() {
            return;
        }
        let value = element.attr("value").unwrap_or_default().to_owned();
        let kind = element
            .attr("type")
            .unwrap_or_default()
            .to_ascii_lowercase();
        let mut control = Control {
            name,
            kind: Kind::Text,
            values: Vec::new(),
            offered: Vec::new(),
        };
        match (element.value().name(), kind.as_str()) {
            ("select", _) => {
                control.kind = Kind::Choice;
                for option in element.select(&selector("option:not([disabled])")) {
                    let text: String = option.text().collect();
                    let value = option.attr("value").unwrap_or(text.trim()).to_owned();
                    if option.attr("selected").is_some() {
                        control.values.push(value.clone());
                    }
                    control.offered.push(value);
                }
                if control.values.is_empty() && element.attr("multiple").is_none() {
                    control.values.extend(control.offered.first().cloned());
                }
            }
            ("textarea", _) => control.values.push(element.text().collect()),
            ("button", "button" | "reset") | ("input", "button" | "reset") => return,
            ("button", _) | ("input", "submit" | "image") => {
                control.kind = Kind::Button;
                control.offered.push(value);
            }
            (_, "radio" | "checkbox") => {
                let value = if value.is_empty() {
                    "on".to_owned()
                } else {
                    value
                };
                let kind = if kind == "radio" {
                    Kind::Choice
                } else {
                    Kind::Tick
                };
                let checked = element.attr("checked").is_some();
                let known = self
                    .controls
                    .iter_mut()
                    .find(|c| c.name == control.name && c.kind == kind);
                let target = match known {
                    Some(known) => known,
                    None => {
                        control.kind = kind;
                        self.controls.push(control);
                        let Some(added) = self.controls.last_mut() else {
                            return;
                        };
                        added
                    }
                };
                if checked {
                    target.values.push(value.clone());
                }
                target.offered.push(value);
                return;
            }
            (_, "file") => control.kind = Kind::File,
            (_, "hidden") => {
                control.kind = Kind::Hidden;
                control.values.push(value);
            }
            _ => control.values.push(value),
        }
        self.controls.push(control);
    }

    /// Value that a field would send now.
    pub fn value(&self, name: &str) -> Option<&str> {
        let control = self
            .controls
            .iter()
            .find(|c| c.name == name && c.kind != Kind::Button)?;
        control.values.first().map(String::as_str)
    }

    /// Names of the fields, in the page's order.
    pub fn names(&self) -> Vec<&str> {
        self.controls
            .iter()
            .map(|control| control.name.as_str())
            .collect()
    }

    /// Writes a text, or takes one of the choices offered.
    #[track_caller]
    pub fn set(mut self, name: &str, value: &str) -> Self {
        let names = format!("{:?}", self.names());
        let control = self
            .controls
            .iter_mut()
            .find(|c| c.name == name && matches!(c.kind, Kind::Text | Kind::Choice | Kind::Tick))
            .unwrap_or_else(|| panic!("the form has no field \"{name}\"; it has {names}"));
        assert!(
            control.offered.is_empty() || control.offered.iter().any(|offered| offered == value),
            "field \"{name}\" offers {:?}, not \"{value}\"",
            control.offered
        );
        control.values = vec![value.to_owned()];
        self
    }

    /// Takes a choice of one of several lists of the same name, from 0.
    #[track_caller]
    pub fn choose(mut self, name: &str, index: usize, value: &str) -> Self {
        let mut lists = self.controls.iter_mut().filter(|c| c.name == name);
        let list = lists
            .nth(index)
            .unwrap_or_else(|| panic!("no list {index} is called \"{name}\""));
        assert!(
            list.offered.iter().any(|offered| offered == value),
            "{:?}",
            list.offered
        );
        list.values = vec![value.to_owned()];
        self
    }

    /// Ticks a box (all boxes of that name).
    #[track_caller]
    pub fn tick(self, name: &str) -> Self {
        self.with(name, |control| control.values.clone_from(&control.offered))
    }

    /// Ticks the box of that name and value beside those that are ticked.
    #[track_caller]
    pub fn tick_value(self, name: &str, value: &str) -> Self {
        self.with(name, |control| {
            assert!(
                control.offered.iter().any(|offered| offered == value),
                "{:?}",
                control.offered
            );
            control.values.push(value.to_owned());
        })
    }

    /// Takes the tick off a box, or the choice off a list.
    #[track_caller]
    pub fn untick(self, name: &str) -> Self {
        self.with(name, |control| control.values.clear())
    }

    /// Overwrites any field, hidden ones too: what a forger does.
    #[track_caller]
    pub fn forge(self, name: &str, value: &str) -> Self {
        self.with(name, |control| control.values = vec![value.to_owned()])
    }

    /// Leaves a field out altogether.
    pub fn without(mut self, name: &str) -> Self {
        self.controls.retain(|control| control.name != name);
        self
    }

    /// Chooses a file to upload.
    #[track_caller]
    pub fn upload(mut self, field: &str, name: &str, kind: &str, bytes: &[u8]) -> Self {
        let is_file = self
            .controls
            .iter()
            .any(|c| c.name == field && c.kind == Kind::File);
        assert!(
            is_file,
            "the form has no file field \"{field}\"; it has {:?}",
            self.names()
        );
        self.files.retain(|file| file.field != field);
        self.files.push(File {
            field: field.into(),
            name: name.into(),
            kind: kind.into(),
            bytes: bytes.to_vec(),
        });
        self
    }

    /// Presses the button of that name and value instead of the first one.
    #[track_caller]
    pub fn press(mut self, name: &str, value: &str) -> Self {
        let is_there = self.controls.iter().any(|c| {
            c.kind == Kind::Button && c.name == name && c.offered.iter().any(|own| own == value)
        });
        assert!(
            is_there,
            "the form has no button {name}={value}; it has {:?}",
            self.names()
        );
        self.pressed = Some((name.to_owned(), value.to_owned()));
        self
    }

    #[track_caller]
    fn with(mut self, name: &str, change: impl FnOnce(&mut Control)) -> Self {
        let names = format!("{:?}", self.names());
        let control = self
            .controls
            .iter_mut()
            .find(|c| c.name == name)
            .unwrap_or_else(|| panic!("the form has no field \"{name}\"; it has {names}"));
        change(control);
        self
    }

    /// Everything but files, in the order in which it is sent.
    pub fn fields(&self) -> Vec<(String, String)> {
        let first_button = self.controls.iter().find(|c| c.kind == Kind::Button);
        let button = self.pressed.clone().or_else(|| {
            first_button.map(|c| {
                (
                    c.name.clone(),
                    c.offered.first().cloned().unwrap_or_default(),
                )
            })
        });
        self.controls
            .iter()
            .filter(|c| !matches!(c.kind, Kind::Button | Kind::File))
            .flat_map(|c| c.values.iter().map(|value| (c.name.clone(), value.clone())))
            .chain(button)
            .collect()
    }

    /// The address of a form with method GET.
    pub fn query(&self) -> String {
        let fields = self.fields();
        let query = urlencoded(
            fields
                .iter()
                .map(|(name, value)| (name.as_str(), value.as_str())),
        );
        format!(
            "{}?{query}",
            self.action.split('?').next().unwrap_or_default()
        )
    }

    /// Content type and body of a form with method POST.
    pub fn body(&self) -> (String, Vec<u8>) {
        let fields = self.fields();
        if !self.is_multipart {
            let body = urlencoded(
                fields
                    .iter()
                    .map(|(name, value)| (name.as_str(), value.as_str())),
            );
            return (
                "application/x-www-form-urlencoded".into(),
                body.into_bytes(),
            );
        }
        let boundary = "tratto-test-boundary-7d1c02";
        let mut body = Vec::new();
        for (name, value) in &fields {
            let head =
                format!("--{boundary}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n");
            body.extend(head.as_bytes());
            body.extend(value.as_bytes());
            body.extend(b"\r\n");
        }
        // A file field in which nothing was chosen is sent empty, as browsers do.
        let empty = self
            .controls
            .iter()
            .filter(|c| c.kind == Kind::File && self.files.iter().all(|file| file.field != c.name))
            .map(|c| File {
                field: c.name.clone(),
                name: String::new(),
                kind: "application/octet-stream".into(),
                bytes: Vec::new(),
            });
        for file in self.files.iter().cloned().chain(empty) {
            let head = format!(
                "--{boundary}\r\nContent-Disposition: form-data; name=\"{}\"; filename=\"{}\"\r\nContent-Type: {}\r\n\r\n",
                file.field, file.name, file.kind
            );
            body.extend(head.as_bytes());
            body.extend(&file.bytes);
            body.extend(b"\r\n");
        }
        body.extend(format!("--{boundary}--\r\n").as_bytes());
        (format!("multipart/form-data; boundary={boundary}"), body)
    }
}

/// Pairs as `application/x-www-form-urlencoded`.
pub fn urlencoded<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let pairs: Vec<(&str, &str)> = pairs.into_iter().collect();
    serde_urlencoded::to_string(pairs).unwrap()
}

/// An action against the address of its page: empty means the page itself.
fn absolute(action: &str, url: &str) -> String {
    if action.is_empty() {
        url.to_owned()
    } else if action.starts_with('/') || action.starts_with("http://") {
        action.to_owned()
    } else if action.starts_with('?') {
        format!("{}{action}", url.split('?').next().unwrap_or_default())
    } else {
        let folder = url
            .split('?')
            .next()
            .and_then(|path| path.rsplit_once('/'))
            .unwrap_or_default()
            .0;
        format!("{folder}/{action}")
    }
}
