//! As much of JSON Schema as our schemas use.

use serde_json::Value;

/// Where a value does not fit a schema, and which rule of it.
pub fn faults(value: &Value, schema: &Value, root: &Value, at: &str) -> Vec<String> {
    let Some(rules) = schema.as_object() else { return Vec::new() };
    rules.iter().flat_map(|(rule, want)| check(value, rule, want, schema, (root, at))).collect()
}

fn check(value: &Value, rule: &str, want: &Value, schema: &Value, (root, at): (&Value, &str)) -> Vec<String> {
    let list = || want.as_array().expect("a list");
    let fits = |one: &Value| faults(value, one, root, at).is_empty();
    let fine = match rule {
        "$ref" => {
            let path = want.as_str().expect("a path").trim_start_matches('#');
            return faults(value, root.pointer(path).expect("it leads somewhere"), root, at);
        }
        "items" => {
            let each = value.as_array().into_iter().flatten().enumerate();
            return each.flat_map(|(i, one)| faults(one, want, root, &format!("{at}[{i}]"))).collect();
        }
        "properties" => {
            let known = want.as_object().expect("keys");
            let each = value.as_object().into_iter().flatten();
            return each
                .filter_map(|(k, v)| known.get(k).map(|s| faults(v, s, root, &format!("{at}.{k}"))))
                .flatten()
                .collect();
        }
        "additionalProperties" if want == &Value::Bool(false) => {
            let known = schema["properties"].as_object().expect("keys");
            let unknown = value.as_object().into_iter().flatten().filter(|(k, _)| !known.contains_key(*k));
            return unknown.map(|(k, _)| format!("{at}.{k}: unknown")).collect();
        }
        "anyOf" => list().iter().any(fits),
        "oneOf" => list().iter().filter(|one| fits(one)).count() == 1,
        "enum" => list().contains(value),
        "const" => want == value,
        "type" => match want {
            Value::String(kind) => is(value, kind),
            _ => list().iter().any(|kind| is(value, kind.as_str().expect("a word"))),
        },
        "minimum" => value.as_f64().is_none_or(|n| n >= want.as_f64().expect("a number")),
        "maximum" => value.as_f64().is_none_or(|n| n <= want.as_f64().expect("a number")),
        "minLength" => value.as_str().is_none_or(|s| s.chars().count() as u64 >= want.as_u64().expect("a number")),
        "minProperties" => value.as_object().is_none_or(|o| o.len() as u64 >= want.as_u64().expect("a number")),
        "maxProperties" => value.as_object().is_none_or(|o| o.len() as u64 <= want.as_u64().expect("a number")),
        "required" => {
            value.as_object().is_none_or(|o| list().iter().all(|k| o.contains_key(k.as_str().expect("a key"))))
        }
        "pattern" => value.as_str().is_none_or(|text| matches(text, want.as_str().expect("a pattern"))),
        "$schema" | "title" | "description" | "$defs" | "additionalProperties" => true,
        other => panic!("a rule the test does not know: {other}"),
    };
    if fine { Vec::new() } else { vec![format!("{at}: {rule} {want}")] }
}

fn is(value: &Value, kind: &str) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("a type the test does not know: {other}"),
    }
}

fn matches(text: &str, pattern: &str) -> bool {
    match pattern {
        "^[a-z0-9_-]+$" => {
            let id = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b"_-".contains(&b);
            !text.is_empty() && text.bytes().all(id)
        }
        "^[0-9a-f]{16}$" => text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit()),
        "^#(-|[ucpase][0-9]+)$" => {
            let mut chars = text.chars();
            let number = |rest: &str| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit());
            chars.next() == Some('#')
                && match chars.next() {
                    Some('-') => chars.as_str().is_empty(),
                    Some(letter) => "ucpase".contains(letter) && number(chars.as_str()),
                    None => false,
                }
        }
        other => panic!("a pattern the test does not know: {other}"),
    }
}
