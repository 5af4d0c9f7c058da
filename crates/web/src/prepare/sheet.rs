//! The sheet of whoever is open in the army list: first the fields that count in the book in hand, then everything else, folded.

use super::view::{ScenarioReading, bare, named, within};
use montjoie_chronicle::ScenarioTable;
use montjoie_game::scenario::{Expected, Pasted};
use montjoie_game::{Arg, Message};
use montjoie_pages::prepare::{PreparedField, PreparedSheet};
use montjoie_text::Lang;

/// From here on fields are folded away.
const RARE: usize = 200;

impl ScenarioReading<'_> {
    pub(super) fn sheet(&self, place: &str) -> Option<PreparedSheet> {
        let block = self.blocks.iter().find(|b| b.path == place && !b.path.is_empty())?;
        let asked = self.asked.get(&bare(place))?;
        let mut fields: Vec<(usize, PreparedField)> = Vec::new();
        let line = block.get("line").map(|line| self.lines(line)).and_then(|lines| lines.into_iter().next());
        let simple = |want: &Expected| !matches!(want, Expected::Table | Expected::Tables | Expected::TableOrTables);
        // How many they are stands on the line of the unit.
        let on_its_line = |key: &str| key == "count" && block.kind == "unit" && self.counted(block).is_some();
        for (key, want) in asked.iter().filter(|(key, want)| simple(want) && !on_its_line(key)) {
            fields.push((self.rank(key, block), self.field(block, key, want, line.as_ref())));
        }
        fields.sort_by_key(|(rank, _)| *rank);
        let fields = fields.into_iter().map(|(rank, field)| PreparedField { rare: rank >= RARE, ..field }).collect();
        Some(PreparedSheet {
            place: place.to_owned(),
            name: self.called(block),
            derived: self.sheet_of(place).map(|s| self.derived(s, false)).unwrap_or_default(),
            understood: line.map(|line| self.understood(&line)),
            fields,
            fixed: block.kind == "side" || !block.path.ends_with(']'),
        })
    }

    /// Of a hero the fields its book counts by, of a unit those of the catalogue, of anything else what is written or there are few of.
    fn rank(&self, key: &str, block: &ScenarioTable) -> usize {
        // The one field of a name stands on the line; its languages apart are for whoever plays in both.
        if ["name", "name_fr", "name_en", "id", "gender"].contains(&key)
            && matches!(block.kind.as_str(), "unit" | "character" | "side")
        {
            return RARE + usize::from(!key.starts_with("name"));
        }
        let format = self.game.map(|g| g.format());
        let hero = format.as_ref().filter(|_| block.kind == "character").map(|f| f.hero).unwrap_or_default();
        if !hero.is_empty() {
            return hero.iter().position(|(k, _)| *k == key).unwrap_or(RARE + 10);
        }
        let columns = format.as_ref().filter(|_| block.kind == "unit").map(|f| f.columns).unwrap_or_default();
        if let Some(at) = columns.iter().position(|k| *k == key) {
            return 10 + at;
        }
        const FIRST: [&str; 7] = ["name", "name_fr", "name_en", "count", "troop", "unit", "round"];
        let place = FIRST.iter().position(|k| *k == key);
        let written = block.get(key).map(|_| 100);
        let few = self.asked.get(&bare(&block.path)).is_some_and(|keys| keys.len() <= 12);
        place.or(written).unwrap_or(if few { 150 } else { RARE + 20 })
    }

    fn help(&self, key: &str, want: &Expected) -> String {
        let ruleset = self.ruleset();
        let ids = [format!("{ruleset}-key-{key}-help"), format!("page-key-{key}-help")];
        let mut told: Vec<String> =
            ids.iter().find(|id| self.words.texts.has(id)).map(|id| self.words.word(id)).into_iter().collect();
        told.push(self.wanted(want));
        told.join(" ")
    }

    fn wanted(&self, want: &Expected) -> String {
        let bounds = |id, least: i64, most: i64| Message::new(id).number("min", least).number("max", most);
        match want {
            Expected::Int(least, most) => self.words.say(&bounds("page-want-int", *least, *most)),
            Expected::Decimal(least, most) => self.words.say(&bounds("page-want-decimal", *least, *most)),
            Expected::Text => self.words.word("page-want-text"),
            Expected::Flag => self.words.word("page-want-flag"),
            Expected::OneOf(_) => self.words.word("page-want-choice"),
            Expected::Dice => self.words.word("page-want-dice"),
            Expected::Id => self.words.word("page-want-id"),
            Expected::List(each) => {
                let mut told = self.words.word("page-want-list");
                if let Expected::OneOf(all) = &**each {
                    told.push_str(&format!(" {}", all.join(", ")));
                }
                told
            }
            _ => self.words.word("page-want-any"),
        }
    }

    fn field(&self, block: &ScenarioTable, key: &str, want: &Expected, line: Option<&Pasted>) -> PreparedField {
        let name = format!("{}.{key}", block.path);
        let value = block.get(key).unwrap_or_default().to_owned();
        let of_line = line.and_then(|l| {
            if key == "count" {
                l.unit.count.map(|n| n.to_string())
            } else {
                l.unit.keys.iter().find(|(k, _)| *k == key).map(|(_, v)| v.clone())
            }
        });
        let troop = || {
            let catalogue = self.game?.format().catalogue;
            let id = block.get("troop").or(line.and_then(|l| l.unit.troop.as_deref()))?;
            let value = catalogue.find(id)?.value(key)?;
            Some(self.in_edition(key, value))
        };
        let other = || {
            let lang = [("name_fr", Lang::Fr), ("name_en", Lang::En)].into_iter().find(|(k, _)| *k == key)?.1;
            named(block, lang).map(str::to_owned)
        };
        let from = |id, value: String| self.words.say(&Message::new(id).with("value", Arg::Text(value)));
        let shown = |v: String| match want {
            Expected::Flag if v == "true" => self.words.word("page-yes"),
            Expected::Flag if v == "false" => self.words.word("page-no"),
            Expected::OneOf(_) => self.choice(key, &v),
            _ => v,
        };
        let usual = of_line
            .map(|v| from("page-prepare-of-line", shown(v)))
            .or_else(|| troop().map(|v| from("page-prepare-of-troop", shown(v))))
            .or_else(|| other().map(|v| from("page-prepare-of-other", v)));
        let values = match want {
            Expected::Flag => ["true", "false"]
                .map(|v| (v.to_owned(), self.words.word(if v == "true" { "page-yes" } else { "page-no" }), v == value))
                .to_vec(),
            Expected::OneOf(all) => all.iter().map(|v| (v.clone(), self.choice(key, v), *v == value)).collect(),
            Expected::Id => self
                .ids(block)
                .into_iter()
                .map(|(id, text)| {
                    let chosen = id == value;
                    (id, text, chosen)
                })
                .collect(),
            _ => Vec::new(),
        };
        // A value that is none of those offered is still shown.
        let odd = !value.is_empty() && !values.is_empty() && !values.iter().any(|(_, _, chosen)| *chosen);
        let mut values = values;
        if odd {
            values.push((value.clone(), value.clone(), true));
        }
        let wrong = self.problems.iter().find(|p| within(&p.path, &name));
        PreparedField {
            label: self.label(key),
            key: key.to_owned(),
            help: self.help(key, want),
            wrong: wrong.map(|p| self.told(p)),
            usual,
            value,
            values,
            name,
            rare: false,
        }
    }

    /// Everybody of the same side who can be named.
    fn ids(&self, block: &ScenarioTable) -> Vec<(String, String)> {
        let side = block.path.split('.').next().unwrap_or_default();
        let same = |path: &str| !side.starts_with("side[") || path.starts_with(&format!("{side}."));
        self.blocks
            .iter()
            .filter(|b| same(&b.path) && b.path != block.path && b.path.contains('.'))
            .filter_map(|b| {
                let id = b.get("id").or(self.ids.get(&b.path).map(String::as_str))?.to_owned();
                Some((id, self.called(b)))
            })
            .collect()
    }
}
