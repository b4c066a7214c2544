//! Holds JSON against the schemas of an OpenAPI document: the part of JSON Schema that such documents have, and stricter: a
//! field that no schema names is a fault.

use std::collections::BTreeSet;

use serde_json::Value;

/// A document with its schemas.
pub struct Document(pub Value);

impl Document {
    fn followed<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(path) => {
                let pointer = path.strip_prefix('#').unwrap();
                self.0.pointer(pointer).unwrap_or_else(|| panic!("{path}"))
            }
            None => schema,
        }
    }

    /// Schemas that hold at the same time.
    fn all<'a>(&'a self, schema: &'a Value) -> Vec<&'a Value> {
        let schema = self.followed(schema);
        let mut found = vec![schema];
        for part in schema["allOf"].as_array().into_iter().flatten() {
            found.extend(self.all(part));
        }
        found
    }

    /// What is wrong with `value`, each with its place.
    pub fn faults(&self, schema: &Value, value: &Value, at: &str) -> Vec<String> {
        let all = self.all(schema);
        let mut faults = Vec::new();
        for schema in &all {
            for key in ["oneOf", "anyOf"] {
                let Some(choices) = schema[key].as_array() else {
                    continue;
                };
                let of = |choice| self.faults(choice, value, at);
                let tried: Vec<Vec<String>> = choices.iter().map(of).collect();
                if !tried.iter().any(Vec::is_empty) {
                    faults.push(format!("{at}: none of {key}: {tried:?}"));
                }
                if tried.iter().all(Vec::is_empty) && tried.len() > 1 && key == "oneOf" {
                    faults.push(format!("{at}: all of {key}"));
                }
            }
            let types: Vec<&str> = match &schema["type"] {
                Value::String(one) => vec![one],
                Value::Array(many) => many.iter().filter_map(Value::as_str).collect(),
                _ => Vec::new(),
            };
            if !types.is_empty() && !types.iter().any(|name| is_a(name, value)) {
                faults.push(format!("{at}: {value} is no {types:?}"));
            }
            if let Some(least) = schema["minimum"].as_f64()
                && value.as_f64().is_some_and(|value| value < least)
            {
                faults.push(format!("{at}: {value} below {least}"));
            }
            if let Some(format) = schema["format"].as_str() {
                faults.extend(format_fault(format, value).map(|why| format!("{at}: {why}")));
            }
            for name in schema["required"].as_array().into_iter().flatten() {
                let name = name.as_str().unwrap();
                if value.is_object() && value.get(name).is_none() {
                    faults.push(format!("{at}: {name} is missing"));
                }
            }
            if let (Some(items), Some(values)) = (schema.get("items"), value.as_array()) {
                for (index, item) in values.iter().enumerate() {
                    faults.extend(self.faults(items, item, &format!("{at}[{index}]")));
                }
            }
        }
        let known: Vec<(&String, &Value)> = all
            .iter()
            .filter_map(|schema| schema["properties"].as_object())
            .flatten()
            .collect();
        let names: BTreeSet<&String> = known.iter().map(|(name, _)| *name).collect();
        for (name, inner) in value.as_object().into_iter().flatten() {
            if !names.is_empty() && !names.contains(name) {
                faults.push(format!("{at}: {name} stands in no schema"));
            }
            for (_, schema) in known.iter().filter(|(known, _)| *known == name) {
                faults.extend(self.faults(schema, inner, &format!("{at}.{name}")));
            }
        }
        faults
    }

    /// Fields of schemas that no words describe.
    pub fn undescribed(&self) -> Vec<String> {
        let mut found = Vec::new();
        let schemas = self.0["components"]["schemas"].as_object().unwrap();
        for (name, schema) in schemas {
            let parts =
                std::iter::once(schema).chain(schema["allOf"].as_array().into_iter().flatten());
            for part in parts {
                for (field, of) in part["properties"].as_object().into_iter().flatten() {
                    // Of a field that may be null the words stand beside the reference.
                    let choices = of["oneOf"].as_array().into_iter().flatten();
                    let mut words = std::iter::once(of)
                        .chain(choices)
                        .filter_map(|part| part["description"].as_str());
                    if !words.any(|words| words.len() >= 4) {
                        found.push(format!("{name}.{field}"));
                    }
                }
            }
        }
        found
    }
}

fn is_a(name: &str, value: &Value) -> bool {
    match name {
        "null" => value.is_null(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("type {other}"),
    }
}

fn format_fault(format: &str, value: &Value) -> Option<String> {
    let text = value.as_str()?;
    let fits = match format {
        "date" => chrono::NaiveDate::parse_from_str(text, "%Y-%m-%d").is_ok(),
        "date-time" => chrono::DateTime::parse_from_rfc3339(text).is_ok() && text.ends_with('Z'),
        other => panic!("format {other} of a text"),
    };
    (!fits).then(|| format!("{text} is no {format}"))
}

#[test]
fn what_does_not_fit_is_told() {
    let document = Document(serde_json::json!({"components": {"schemas": {
        "Name": {"type": "object", "required": ["n"], "properties": {"n": {"type": "string", "description": "Name."}}},
        "Line": {"allOf": [
            {"$ref": "#/components/schemas/Name"},
            {"type": "object", "required": ["place"], "properties": {
                "place": {"type": "integer", "minimum": 1},
                "day": {"type": ["string", "null"], "format": "date"},
                "who": {"oneOf": [{"type": "null"}, {"$ref": "#/components/schemas/Name"}]},
            }},
        ]},
    }}}));
    let line = serde_json::json!({"$ref": "#/components/schemas/Line"});
    let faults = |value| document.faults(&line, &value, "").len();
    let good = serde_json::json!({"n": "A", "place": 1, "day": "2026-11-21", "who": {"n": "B"}});
    assert_eq!(faults(good.clone()), 0);
    for (field, value) in [
        ("place", serde_json::json!("1")),
        ("place", serde_json::json!(0)),
        ("day", serde_json::json!("21/11/2026")),
        ("who", serde_json::json!({"m": "B"})),
        ("else", serde_json::json!(1)),
        ("n", serde_json::json!(null)),
    ] {
        let mut bad = good.clone();
        bad[field] = value;
        assert!(faults(bad) > 0, "{field}");
    }
    let mut bad = good;
    bad.as_object_mut().unwrap().remove("n");
    assert_eq!(faults(bad), 1);
    assert_eq!(
        document.undescribed(),
        ["Line.day", "Line.place", "Line.who"]
    );
}
