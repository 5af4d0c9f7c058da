//! The events of a closed step as a journal keeps them: JSON, as it was written. Read into values they take ten times the room, and a journal
//! holds those of every step that was ever closed, on whatever branch.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// What happened in a step.
#[derive(Clone, Debug)]
pub struct Facts(Box<RawValue>);

impl Facts {
    /// These events.
    #[must_use]
    pub fn new(events: &[Value]) -> Facts {
        Facts(to_raw_value(events).expect("values are JSON"))
    }

    /// One by one.
    #[must_use]
    pub fn values(&self) -> Vec<Value> {
        serde_json::from_str(self.0.get()).expect("only lists of JSON are let in")
    }
}

impl PartialEq for Facts {
    fn eq(&self, other: &Facts) -> bool {
        self.0.get() == other.0.get() || self.values() == other.values()
    }
}

impl Serialize for Facts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Facts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Facts, D::Error> {
        let raw = Box::<RawValue>::deserialize(deserializer)?;
        if !raw.get().starts_with('[') {
            return Err(D::Error::custom("events are a list"));
        }
        Ok(Facts(raw))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn facts_are_written_as_they_were_read() {
        let text = r#"[{"b":1,"a":[2.0,"é"]},"snow"]"#;
        let facts: Facts = serde_json::from_str(text).expect("a list");
        assert_eq!(serde_json::to_string(&facts).expect("JSON"), text);
        assert_eq!(facts, Facts::new(&[json!({ "b": 1, "a": [2.0, "é"] }), json!("snow")]));
        assert_ne!(facts, Facts::new(&[json!("snow")]));
        // Through a value, as a line is read that something is wrong with.
        let again: Facts = serde_json::from_value(json!(["snow"])).expect("a list");
        assert_eq!(again.values(), [json!("snow")]);
        for no_list in [r#"{"a":1}"#, "3", "[1,", "null"] {
            assert!(serde_json::from_str::<Facts>(no_list).is_err(), "{no_list}");
        }
    }
}
