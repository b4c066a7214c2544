//! The fields of a form.

use std::collections::BTreeMap;

use serde::{
    Deserializer,
    de::{
        DeserializeOwned, IntoDeserializer, Visitor,
        value::{Error as ValueError, MapDeserializer},
    },
};

use crate::app::AppError;

/// The fields of a form, in the order sent. A name may occur several times.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// The first value of a field; empty if the field is missing.
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

    /// The form as a struct of texts and boxes, by the names of the fields. If a name occurs twice, its first value counts;
    /// missing fields have the values of an empty form.
    #[must_use]
    pub fn read<T: DeserializeOwned + Default>(&self) -> T {
        let mut first = BTreeMap::new();
        for (name, value) in &self.0 {
            first.entry(name.as_str()).or_insert(Typed(value));
        }
        let read = T::deserialize(MapDeserializer::<_, ValueError>::new(first.into_iter()));
        debug_assert!(
            read.is_ok(),
            "a form has a field that is neither text, box nor number"
        );
        // Texts and boxes accept every value.
        read.unwrap_or_default()
    }

    /// A whole number, such as the number or version of a row.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<i32> {
        Typed(self.get(name)).number()
    }

    /// The version of the row that the form was filled from.
    ///
    /// # Errors
    /// [`AppError::NotFound`] if the form has none; our pages always send it.
    pub fn version(&self) -> Result<i32, AppError> {
        self.number("version").ok_or(AppError::NotFound)
    }

    /// The idempotency key of the form; `None` unless it has the format that our pages use.
    #[must_use]
    pub fn key(&self) -> Option<String> {
        let key = self.get("key");
        let fits = (16..=80).contains(&key.len())
            && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        fits.then(|| key.to_owned())
    }
}

/// A typed value: a text, or a box, which is ticked if the value is not empty.
struct Typed<'a>(&'a str);

impl Typed<'_> {
    fn number(&self) -> Option<i32> {
        self.0.trim().parse().ok()
    }
}

impl<'de> IntoDeserializer<'de, ValueError> for Typed<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Typed<'de> {
    type Error = ValueError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_bool(!self.0.is_empty())
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_i32(self.number().unwrap_or_default())
    }

    /// Numbers alone may be absent: a text that is absent is empty.
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        match self.number() {
            Some(_) => visitor.visit_some(self),
            None => visitor.visit_none(),
        }
    }

    serde::forward_to_deserialize_any! {
        i8 i16 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Default, PartialEq, serde::Deserialize)]
    #[serde(default)]
    struct Named {
        name: String,
        given: String,
    }

    #[derive(Debug, Default, PartialEq, serde::Deserialize)]
    #[serde(default)]
    struct Form {
        #[serde(flatten)]
        who: Named,
        town: String,
        ticked: bool,
        open: bool,
    }

    #[test]
    fn a_form_is_read_by_the_names_of_its_fields() {
        let sent = [
            ("town", "Cremona"),
            ("name", "Rossi"),
            ("name", "Verdi"),
            ("csrf", "x"),
            ("town", "Lodi"),
            ("ticked", "on"),
            ("open", ""),
        ];
        let fields = Fields(
            sent.map(|(name, value)| (name.to_owned(), value.to_owned()))
                .into(),
        );
        let expected = Form {
            town: "Cremona".to_owned(),
            who: Named {
                name: "Rossi".to_owned(),
                ..Named::default()
            },
            ticked: true,
            ..Form::default()
        };
        assert_eq!(fields.read::<Form>(), expected);
        assert_eq!(Fields::default().read::<Form>(), Form::default());
    }

    #[derive(Debug, Default, PartialEq, serde::Deserialize)]
    #[serde(default)]
    struct Numbered {
        version: Option<i32>,
        count: i32,
    }

    #[test]
    fn numbers_are_read_as_one_by_one() {
        for (typed, expected) in [
            ("7", Some(7)),
            (" -7 ", Some(-7)),
            ("0", Some(0)),
            ("", None),
            ("seven", None),
            ("7.5", None),
            ("9999999999", None),
        ] {
            let fields = Fields(
                [("version", typed), ("count", typed), ("count", "1")]
                    .map(|(name, value)| (name.to_owned(), value.to_owned()))
                    .into(),
            );
            let read: Numbered = fields.read();
            assert_eq!(read.version, expected, "{typed}");
            assert_eq!(read.count, expected.unwrap_or(0), "{typed}");
            assert_eq!(fields.number("version"), expected, "{typed}");
        }
        assert_eq!(Fields::default().read::<Numbered>(), Numbered::default());
    }
}
