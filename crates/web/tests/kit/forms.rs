//! The forms of a page as a browser has them: what each field may send.

use crate::common::between;
use montjoie_table::Rng;

/// One of these.
pub fn one<'a, T>(rng: &mut Rng, list: &'a [T]) -> Option<&'a T> {
    let size = u32::try_from(list.len()).ok().filter(|n| *n > 0)?;
    list.get(rng.below(size) as usize)
}

/// A form: its fields, and what its buttons send.
#[derive(Default)]
pub struct Sheet {
    fields: Vec<Field>,
    buttons: Vec<(String, String)>,
}

struct Field {
    name: String,
    /// What it may hold; empty where somebody types.
    values: Vec<String>,
    /// Whether it may be left out: a tick.
    tick: bool,
}

/// The forms of a page that go to this word.
pub fn sheets(page: &str, word: &str) -> Vec<Sheet> {
    let mut all = Vec::new();
    for form in page.split("<form ").skip(1) {
        let (tag, inner) = form.split_once('>').unwrap();
        if between(tag, "action=\"", "\"").is_some_and(|to| to.ends_with(&format!("/{word}"))) {
            all.push(sheet(inner.split("</form>").next().unwrap()));
        }
    }
    all
}

fn sheet(inner: &str) -> Sheet {
    let mut sheet = Sheet::default();
    for piece in inner.split('<').skip(1) {
        let tag = piece.split('>').next().unwrap();
        let plain = |text: String| text.replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&");
        let value = between(tag, "value=\"", "\"").map(plain);
        if tag.starts_with("option") {
            if let Some(list) = sheet.fields.last_mut() {
                list.values.push(value.unwrap_or_default());
            }
            continue;
        }
        let Some(name) = between(tag, " name=\"", "\"").map(plain) else { continue };
        if tag.starts_with("button") {
            sheet.buttons.push((name, value.unwrap_or_default()));
        } else if name != "head" {
            let typed = value.filter(|text| !text.is_empty());
            let tick = tag.contains("checkbox") || tag.contains("radio");
            sheet.fields.push(Field { name, values: typed.into_iter().collect(), tick });
        }
    }
    sheet
}

impl Sheet {
    /// Filled in by somebody who means it, more or less: every field, and a button.
    pub fn filled(&self, rng: &mut Rng) -> Vec<(String, String)> {
        let mut pairs = Vec::new();
        for field in &self.fields {
            if field.tick && rng.below(2) == 0 {
                continue;
            }
            let typed = ["1", "3", "4", "Parce que."].map(str::to_owned);
            let value = one(rng, &field.values).or_else(|| one(rng, &typed)).cloned().unwrap_or_default();
            pairs.push((field.name.clone(), value));
        }
        pairs.extend(one(rng, &self.buttons).cloned());
        pairs
    }
}
