//! The two things we need of the wire: a request with a JSON body, and base64 read back.

use serde_json::Value;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

/// Sends one request to the driver and reads its answer.
pub fn ask(port: u16, method: &str, path: &str, body: Option<&Value>) -> std::io::Result<Value> {
    let mut socket = TcpStream::connect(("127.0.0.1", port))?;
    // A driver that says nothing for minutes is dead: the test shall say so rather than wait for ever.
    socket.set_read_timeout(Some(Duration::from_secs(180)))?;
    let body = body.map(Value::to_string).unwrap_or_default();
    write!(
        socket,
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut reader = BufReader::new(socket);
    let mut length = None;
    let mut line = String::new();
    loop {
        line.clear();
        if reader.read_line(&mut line)? == 0 || line.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse::<usize>().ok();
        }
    }
    let mut bytes = Vec::new();
    match length {
        Some(length) => {
            bytes.resize(length, 0);
            reader.read_exact(&mut bytes)?;
        }
        None => {
            reader.read_to_end(&mut bytes)?;
        }
    }
    serde_json::from_slice(&bytes).map_err(std::io::Error::other)
}

/// Reads base64; what is no letter of it is passed over.
#[must_use]
pub fn base64(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut held) = (0_u32, 0_u32);
    for byte in text.bytes() {
        let value = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => continue,
        };
        bits = (bits << 6) | u32::from(value);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push(((bits >> held) & 0xff) as u8);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn base64_is_read() {
        assert_eq!(base64("TW9udGpvaWU="), b"Montjoie");
        assert_eq!(base64("TQ=="), b"M");
        assert_eq!(base64(""), b"");
    }
}
