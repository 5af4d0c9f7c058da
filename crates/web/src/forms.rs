//! Forms as they come in: names and values, some names more than once.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use montjoie_chronicle::Trouble;
use montjoie_table::{Side, Subject};

/// The fields of a form, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// Reads `a=1&b=2`.
    #[must_use]
    pub fn parse(text: &str) -> Fields {
        let pair = |part: &str| {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            (decode(name), decode(value))
        };
        Fields(text.split('&').filter(|p| !p.is_empty()).map(pair).collect())
    }

    /// The value of a field; empty when it is not there.
    #[must_use]
    pub fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(n, _)| n == name).map_or("", |(_, v)| v)
    }

    /// Every value of a field.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(n, _)| n == name).map(|(_, v)| v.as_str())
    }

    /// A field as a number.
    #[must_use]
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name).trim().parse().ok()
    }

    /// A number somebody typed: none when nothing is, and what cannot be read is told, never taken for nought.
    ///
    /// # Errors
    /// When something else is written there.
    pub fn figure<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, Trouble> {
        figure(self.get(name))
    }

    /// A field as somebody on the field.
    #[must_use]
    pub fn subject(&self, name: &str) -> Subject {
        montjoie_pages::keys::subject_of(self.get(name)).unwrap_or(Subject::NOBODY)
    }

    /// A field as a side.
    #[must_use]
    pub fn side(&self, name: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|s| montjoie_pages::keys::card(Subject::side(*s)) == self.get(name))
    }
}

/// The same for what was typed.
///
/// # Errors
/// When it is no such number.
pub fn figure<T: std::str::FromStr>(typed: &str) -> Result<Option<T>, Trouble> {
    // As books print it: −2.
    match typed.trim().replace('−', "-").as_str() {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| Trouble::NotDigits(text.chars().take(40).collect())),
    }
}

/// A value as an address holds it.
#[must_use]
pub fn encode(text: &str) -> String {
    let plain = |b: &u8| b.is_ascii_alphanumeric() || b"-_.~[]".contains(b);
    text.bytes().map(|b| if plain(&b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect()
}

fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'+' => bytes.push(b' '),
            b'%' => {
                let mut look = rest.clone();
                let hex = |b: Option<u8>| b.and_then(|b| char::from(b).to_digit(16)).and_then(|d| u8::try_from(d).ok());
                if let (Some(high), Some(low)) = (hex(look.next()), hex(look.next())) {
                    bytes.push(high * 16 + low);
                    rest = look;
                } else {
                    bytes.push(byte);
                }
            }
            other => bytes.push(other),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = StatusCode;

    async fn from_request(request: Request, state: &S) -> Result<Fields, StatusCode> {
        let bytes = Bytes::from_request(request, state).await.map_err(|e| e.status())?;
        Ok(Fields::parse(&String::from_utf8_lossy(&bytes)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_read_as_browsers_write_them() {
        let fields = Fields::parse("a=1&b=x+y&a=%C3%A9%20&BX-10%7E%23u3=tir&broken=%zz&alone");
        assert_eq!(fields.get("b"), "x y");
        assert_eq!(fields.all("a").collect::<Vec<_>>(), ["1", "é "]);
        assert_eq!((fields.get("BX-10~#u3"), fields.get("broken"), fields.get("nothing")), ("tir", "%zz", ""));
        assert_eq!(fields.number::<u8>("a"), Some(1));
        assert_eq!(fields.figure::<i32>("nothing").ok(), Some(None));
        assert!(matches!(fields.figure::<i32>("b"), Err(Trouble::NotDigits(text)) if text == "x y"));
        assert_eq!((figure(" −2 ").ok(), figure("+3").ok()), (Some(Some(-2)), Some(Some(3))));
    }
}
