//! The fields of a form.

use crate::app::AppError;

/// The fields of a form, in the order sent. A name may occur several times.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// The first value of a field, empty when it is absent.
    #[must_use]
    pub fn get(&self, name: &str) -> &str {
        self.0
            .iter()
            .find(|(key, _)| key == name)
            .map_or("", |(_, value)| value.as_str())
    }

    /// An owned copy of [`get`](Self::get).
    #[must_use]
    pub fn text(&self, name: &str) -> String {
        self.get(name).to_owned()
    }

    /// All values of a field.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0
            .iter()
            .filter(move |(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }

    /// Whether a check box is ticked.
    #[must_use]
    pub fn is_on(&self, name: &str) -> bool {
        !self.get(name).is_empty()
    }

    /// A number, such as a row's number or version.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<i32> {
        self.get(name).trim().parse().ok()
    }

    /// The version of the row that the form was made from.
    ///
    /// # Errors
    /// [`AppError::NotFound`] when the form has none, as none of our pages would send it.
    pub fn version(&self) -> Result<i32, AppError> {
        self.number("version").ok_or(AppError::NotFound)
    }

    /// The idempotency key that the form carried, when it has the form that our pages give it.
    #[must_use]
    pub fn key(&self) -> Option<String> {
        let key = self.get("key");
        let fits = (16..=80).contains(&key.len())
            && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        fits.then(|| key.to_owned())
    }
}
