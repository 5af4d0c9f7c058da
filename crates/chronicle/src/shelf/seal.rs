//! Checksums of the battles on a shelf. SQLite knows whether its pages hang together, not whether they say what was written: a bit that
//! flips in a line, a row that is gone, a battle that is gone are seen by the chain of sums each battle has. Form: `docs/formats.md`,
//! *Data folder*.

use super::copies::both;
use super::{damaged, sql, text};
use crate::trouble::{Trouble, id as number};
use montjoie_game::{Arg, Message};
use rusqlite::{Connection, OptionalExtension as _, params};

/// The first layout that has sums.
const SINCE: i64 = 3;

const TABLE: &str = "
    CREATE TABLE IF NOT EXISTS seal (
        battle TEXT PRIMARY KEY, name TEXT NOT NULL, start INTEGER NOT NULL, entries INTEGER NOT NULL, sum INTEGER NOT NULL,
        whole INTEGER NOT NULL
    ) STRICT;
";

/// A battle whose sums do not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Its id.
    pub id: String,
    /// What it is called, in French and English.
    pub name: (String, String),
    /// The first entry that is not what was written, or is not there; 0 when it is what the battle began with, or where it stands.
    pub at: u64,
}

impl Broken {
    /// The sentence, under the name of the reader's language.
    #[must_use]
    pub fn message(&self, name: &str) -> Message {
        Message::new("chronicle-battle-broken")
            .with("name", Arg::Text(name.to_owned()))
            .number("entry", number(self.at))
    }
}

/// A running sum: FNV-1a of 64 bits. A changed byte changes it whatever follows, for each step can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sum(u64);

impl Sum {
    const EMPTY: Sum = Sum(0xcbf2_9ce4_8422_2325);

    /// Of what a battle began with.
    pub fn start(battle: &str, name: &str, header: &str) -> Sum {
        [battle, name, header].iter().fold(Sum::EMPTY, |sum, part| sum.bytes(part.as_bytes()).bytes(&[0]))
    }

    /// Of everything up to and with this entry.
    pub fn with(self, entry: i64, line: &str) -> Sum {
        self.number(entry).bytes(line.as_bytes()).bytes(&[0])
    }

    fn number(self, n: i64) -> Sum {
        self.bytes(&n.to_be_bytes())
    }

    fn bytes(self, bytes: &[u8]) -> Sum {
        Sum(bytes.iter().fold(self.0, |sum, b| (sum ^ u64::from(*b)).wrapping_mul(0x0000_0100_0000_01b3)))
    }

    /// As a column holds it.
    pub fn kept(self) -> i64 {
        self.0.cast_signed()
    }
}

/// What a shelf says of a battle besides its rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seal {
    start: i64,
    entries: i64,
    sum: i64,
}

impl Seal {
    /// Of a battle that has no entry yet.
    pub fn new(start: Sum) -> Seal {
        Seal { start: start.kept(), entries: 0, sum: start.kept() }
    }

    /// With one entry more: the sum its row has.
    pub fn add(&mut self, entry: i64, line: &str) -> i64 {
        self.entries += 1;
        self.sum = Sum(self.sum.cast_unsigned()).with(entry, line).kept();
        self.sum
    }

    /// Over all that changes while a battle is played or put away.
    fn whole(self, archived: bool, touched: i64) -> i64 {
        let parts = [self.start, i64::from(archived), touched, self.entries, self.sum];
        parts.into_iter().fold(Sum::EMPTY, Sum::number).kept()
    }

    /// The seal of a battle, if it holds; none when it does not.
    pub fn of(base: &Connection, battle: &str) -> Result<Option<Seal>, Trouble> {
        let ask =
            "SELECT start, entries, sum, whole, archived, touched FROM seal JOIN battle ON battle.id = seal.battle
                   WHERE seal.battle = ?1";
        let row = base.prepare_cached(ask).and_then(|mut ask| {
            let row = ask.query_row([battle], |row| {
                let seal = Seal { start: row.get(0)?, entries: row.get(1)?, sum: row.get(2)? };
                Ok((seal, row.get::<_, i64>(3)?, row.get::<_, bool>(4)?, row.get::<_, i64>(5)?))
            });
            row.optional()
        });
        let row = row.map_err(sql)?;
        Ok(row.and_then(|(seal, whole, archived, touched)| (seal.whole(archived, touched) == whole).then_some(seal)))
    }

    /// Lays it on a battle, after everything else that is written of it.
    pub fn lay(self, base: &Connection, battle: &str) -> Result<(), Trouble> {
        let (name, archived, touched): (String, bool, i64) = base
            .prepare_cached("SELECT name, archived, touched FROM battle WHERE id = ?1")
            .and_then(|mut ask| ask.query_row([battle], |row| Ok((text(row, 0)?, row.get(1)?, row.get(2)?))))
            .map_err(sql)?;
        let put = "INSERT INTO seal (battle, name, start, entries, sum, whole) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                   ON CONFLICT (battle) DO UPDATE SET entries = ?4, sum = ?5, whole = ?6";
        base.prepare_cached(put)
            .and_then(|mut put| {
                let whole = self.whole(archived, touched);
                put.execute(params![battle, name, self.start, self.entries, self.sum, whole])
            })
            .map(drop)
            .map_err(sql)
    }
}

/// Makes room for the sums, and lays them on the battles of an older layout as they are.
pub(super) fn bring_up_to_date(base: &Connection) -> Result<(), Trouble> {
    let there = |ask: &str| base.query_row(ask, [], |_| Ok(())).optional().map_err(sql).map(|row| row.is_some());
    if !there("SELECT 1 FROM pragma_table_info('entry') WHERE name = 'sum'")? {
        base.execute_batch("ALTER TABLE entry ADD COLUMN sum INTEGER").map_err(sql)?;
    }
    // What has its sums keeps them: only the number of the layout was another.
    if there("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'seal'")? {
        return Ok(());
    }
    base.execute_batch(TABLE).map_err(sql)?;
    for (id, name, header) in battles(base).map_err(sql)? {
        let mut seal = Seal::new(Sum::start(&id, &name, &header));
        let mut ask = base.prepare_cached("SELECT id, line FROM entry WHERE battle = ?1 ORDER BY id").map_err(sql)?;
        let rows = ask.query_map([&id], |row| Ok((row.get(0)?, text(row, 1)?)));
        let rows: Vec<(i64, String)> = rows.and_then(Iterator::collect).map_err(sql)?;
        let mut put = base.prepare_cached("UPDATE entry SET sum = ?3 WHERE battle = ?1 AND id = ?2").map_err(sql)?;
        for (entry, line) in rows {
            put.execute(params![id, entry, seal.add(entry, &line)]).map_err(sql)?;
        }
        seal.lay(base, &id)?;
    }
    Ok(())
}

fn battles(base: &Connection) -> rusqlite::Result<Vec<(String, String, String)>> {
    let mut ask = base.prepare("SELECT id, name, header FROM battle ORDER BY touched DESC, id")?;
    ask.query_map([], |row| Ok((text(row, 0)?, text(row, 1)?, text(row, 2)?)))?.collect()
}

/// Whether a file has sums: one of an older layout has none, and holds as far as it can be read.
fn sealed(base: &Connection) -> Result<bool, Trouble> {
    let layout: i64 = base.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(damaged)?;
    Ok(layout >= SINCE)
}

/// The lines of a battle, its header first, each checked against its sum; else the first entry that does not hold.
pub(super) fn lines(base: &Connection, battle: &str) -> Result<Result<Vec<u8>, u64>, Trouble> {
    let row = base
        .query_row("SELECT name, header FROM battle WHERE id = ?1", [battle], |row| Ok((text(row, 0)?, text(row, 1)?)))
        .optional()
        .map_err(sql)?;
    let (name, header): (String, String) = row.ok_or(Trouble::NotAJournal)?;
    let summed = sealed(base)?;
    let seal = if summed { Seal::of(base, battle)? } else { None };
    let start = Sum::start(battle, &name, &header);
    if summed && seal.is_none_or(|seal| seal.start != start.kept()) {
        return Ok(Err(0));
    }
    let mut bytes = header.into_bytes();
    bytes.push(b'\n');
    let mut now = Seal::new(start);
    let mut last = 0;
    let ask = if summed {
        "SELECT id, line, sum FROM entry WHERE battle = ?1 ORDER BY id"
    } else {
        "SELECT id, line, NULL FROM entry WHERE battle = ?1 ORDER BY id"
    };
    let mut ask = base.prepare_cached(ask).map_err(damaged)?;
    let mut rows = ask.query([battle]).map_err(damaged)?;
    while let Some(row) = rows.next().map_err(damaged)? {
        let (entry, sum): (i64, Option<i64>) = (row.get(0).map_err(damaged)?, row.get(2).map_err(damaged)?);
        // Damage that makes it no text is damage of this one battle.
        let Ok(line) = row.get_ref(1).map_err(damaged)?.as_str() else { return Ok(Err(entry.unsigned_abs())) };
        if summed && Some(now.add(entry, line)) != sum {
            return Ok(Err(last + 1));
        }
        last = entry.unsigned_abs();
        bytes.extend_from_slice(line.as_bytes());
        bytes.push(b'\n');
    }
    if seal.is_some_and(|seal| seal != now) {
        return Ok(Err(last + 1));
    }
    Ok(Ok(bytes))
}

/// Some lines of a battle that was read before, each checked against its sum; none where one does not hold.
pub(super) fn some_lines(
    base: &Connection,
    battle: &str,
    (first, last): (u64, u64),
) -> Result<Option<Vec<String>>, Trouble> {
    let number = |id: u64| i64::try_from(id).map_err(|e| Trouble::Io(e.to_string()));
    let before = "SELECT coalesce((SELECT sum FROM entry WHERE battle = ?1 AND id < ?2 ORDER BY id DESC LIMIT 1),
                                  (SELECT start FROM seal WHERE battle = ?1))";
    let from = number(first)?;
    let sum: Option<i64> = base
        .prepare_cached(before)
        .and_then(|mut ask| ask.query_row(params![battle, from], |row| row.get(0)))
        .map_err(damaged)?;
    let Some(mut sum) = sum else { return Ok(None) };
    let ask = "SELECT id, line, sum FROM entry WHERE battle = ?1 AND id BETWEEN ?2 AND ?3 ORDER BY id";
    let mut ask = base.prepare_cached(ask).map_err(damaged)?;
    let mut rows = ask.query(params![battle, from, number(last)?]).map_err(damaged)?;
    let mut lines = Vec::new();
    while let Some(row) = rows.next().map_err(damaged)? {
        let (entry, kept): (i64, Option<i64>) = (row.get(0).map_err(damaged)?, row.get(2).map_err(damaged)?);
        let Ok(line) = row.get_ref(1).map_err(damaged)?.as_str() else { return Ok(None) };
        sum = Sum(sum.cast_unsigned()).with(entry, line).kept();
        if kept != Some(sum) {
            return Ok(None);
        }
        lines.push(line.to_owned());
    }
    Ok(Some(lines))
}

/// Every battle whose sums do not hold, and every one that is gone though its seal is there.
pub(super) fn broken(base: &Connection) -> Result<Vec<Broken>, Trouble> {
    if !sealed(base)? {
        return Ok(Vec::new());
    }
    let mut all = Vec::new();
    for (id, name, _) in battles(base).map_err(damaged)? {
        if let Err(at) = lines(base, &id)? {
            all.push(Broken { name: both(&name), id, at });
        }
    }
    let gone = "SELECT battle, name FROM seal WHERE battle NOT IN (SELECT id FROM battle) ORDER BY battle";
    let mut ask = base.prepare(gone).map_err(damaged)?;
    let rows = ask.query_map([], |row| Ok((text(row, 0)?, text(row, 1)?)));
    let rows: Vec<(String, String)> = rows.and_then(Iterator::collect).map_err(damaged)?;
    all.extend(rows.into_iter().map(|(id, name)| Broken { id, name: both(&name), at: 0 }));
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_single_bit_changes_the_sum() {
        let line = r#"{"id":7,"parent":6,"author":"gm","body":{"note":{"text":"Il pleut."}}}"#;
        let of = |bytes: &[u8]| Sum::EMPTY.number(7).bytes(bytes).bytes(&[0]);
        assert_eq!(of(line.as_bytes()), Sum::EMPTY.with(7, line));
        for bit in 0..line.len() * 8 {
            let mut other = line.as_bytes().to_vec();
            other[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(of(&other), of(line.as_bytes()), "bit {bit}");
        }
        // The published vector of the method.
        assert_eq!(Sum::EMPTY.bytes(b"foobar").0, 0x8594_4171_f739_67e8);
    }
}
