//! The register of a ruleset's tests, and the page it becomes: every rule of the book and every value of every setting against
//! the tests that executed it. An empty cell fails, and so does one filled by word alone.

use montjoie_game::{Book, Ruleset, SettingInfo, Values};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// One test of a ruleset.
#[derive(Clone, Copy)]
pub struct Case {
    /// Its name, as the matrix shows it.
    pub name: &'static str,
    /// Rules it is about: running it must run them.
    pub rules: &'static [&'static str],
    /// Settings it is about: it must try every value of each with [`each_value`].
    pub settings: &'static [&'static str],
    /// The test.
    pub run: fn(),
}

/// A test, on one line of the register.
pub const fn case(
    name: &'static str,
    rules: &'static [&'static str],
    settings: &'static [&'static str],
    run: fn(),
) -> Case {
    Case { name, rules, settings, run }
}

/// The register of one file of tests: `CASES` for the matrix, and a `#[test]` of each function, so that `cargo test -p montjoie-ID NAME` runs it.
///
/// Write `cases! { case("v04_archers_on_pikes", &["BX-04"], &[], v04), … }` where `pub const CASES` stood; the test is `case::v04`.
#[macro_export]
macro_rules! cases {
    ($(case($name:literal, $rules:expr, $settings:expr, $run:ident $(,)?)),* $(,)?) => {
        /// The cases of this file, for the matrix.
        pub const CASES: &[$crate::Case] = &[$($crate::case($name, $rules, $settings, $run)),*];

        mod case {
            $(
                #[test]
                fn $run() {
                    super::$run();
                }
            )*
        }
    };
}

/// Why a rule or a setting has no test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotYet {
    /// It is the work of this issue.
    Todo(u32),
    /// There is nothing in it that could run.
    Because(&'static str),
    /// It has no event and no number of its own: whoever tests this other rule tests it too.
    Implied(&'static str),
}

fn told(why: NotYet) -> String {
    match why {
        NotYet::Todo(issue) => format!("todo (issue {issue})"),
        NotYet::Because(why) => format!("nothing to run: {why}"),
        NotYet::Implied(by) => format!("implied by {by}"),
    }
}

type Tried = BTreeMap<(String, String), i64>;

thread_local! {
    /// What this test has tried: setting and value, and the number it led to.
    static TRIED: RefCell<Tried> = const { RefCell::new(BTreeMap::new()) };
}

/// Tries every value of a setting: `number` gets the setting as a line of `[options]` and returns the number that this value
/// changes. Each value must lead to another number than some other value does. For a number within bounds: [`some_values`].
pub fn each_value<R: Ruleset>(setting: &str, number: impl Fn(&str) -> i64) {
    let info = setting_of::<R>(setting);
    assert!(
        !matches!(info.values, Values::Number(..) | Values::Decimal(..)),
        "{setting} is a number: which values are to be tried?"
    );
    try_values(info, &info.values.all(), number);
}

/// The same for a setting that is a number: these values of it, at least two.
pub fn some_values<R: Ruleset>(setting: &str, values: &[i32], number: impl Fn(&str) -> i64) {
    assert!(values.len() > 1, "one value of {setting} differs from nothing");
    try_values(setting_of::<R>(setting), values, number);
}

fn setting_of<R: Ruleset>(setting: &str) -> &'static SettingInfo {
    let info = R::INFO.settings.iter().find(|s| s.name == setting);
    info.unwrap_or_else(|| panic!("{setting} is no setting of {}", R::INFO.id))
}

fn try_values(info: &SettingInfo, values: &[i32], number: impl Fn(&str) -> i64) {
    let setting = info.name;
    let mut found: Vec<(String, i64)> = Vec::new();
    for value in values {
        let shown = info.values.show(*value);
        let written = if matches!(info.values, Values::Words(_)) { format!("{shown:?}") } else { shown.clone() };
        found.push((shown, number(&format!("{setting} = {written}"))));
    }
    for (value, n) in &found {
        assert!(found.iter().any(|(_, m)| m != n), "{setting} = {value} changes nothing: {found:?}");
    }
    TRIED.with_borrow_mut(|all| {
        for (value, n) in found {
            all.insert((setting.to_owned(), value), n);
        }
    });
}

/// What one case did.
struct Done {
    ran: BTreeSet<&'static str>,
    tried: Tried,
    failed: Option<String>,
}

fn run(case: &Case) -> Done {
    TRIED.take();
    let mut failed = None;
    let ran = montjoie_table::trace::ran(|| {
        if let Err(panic) = catch_unwind(AssertUnwindSafe(case.run)) {
            let said = panic.downcast_ref::<String>().cloned();
            let said = said.or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()));
            failed = Some(said.unwrap_or_default());
        }
    });
    Done { ran: ran.into_iter().map(|r| r.0).collect(), tried: TRIED.take(), failed }
}

/// Runs every case on every core.
fn run_all(cases: &[Case]) -> Vec<Done> {
    let next = AtomicUsize::new(0);
    let done: Vec<Mutex<Option<Done>>> = cases.iter().map(|_| Mutex::new(None)).collect();
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((case, slot)) = {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    cases.get(i).zip(done.get(i))
                } {
                    *slot.lock().unwrap() = Some(run(case));
                }
            });
        }
    });
    done.into_iter().map(|slot| slot.into_inner().unwrap().expect("every case ran")).collect()
}

/// Runs the register of a ruleset and holds `docs/matrix/<ruleset>.md` against what ran. `MONTJOIE_BLESS=1` writes the page
/// again; `MONTJOIE_CASE=part` runs only the cases whose name holds that part, and looks only at their numbers on the page:
/// `part;=name` takes several, one of them by its whole name, and `?` only lists them all.
pub fn matrix<R: Ruleset>(cases: &[Case], not_yet: &[(&str, NotYet)]) {
    let only = std::env::var("MONTJOIE_CASE").ok();
    let all: Vec<&str> = cases.iter().map(|c| c.name).collect();
    let Some(places) = chosen_of(only.as_deref(), &all) else { return };
    let chosen: Vec<Case> = places.into_iter().map(|i| cases[i]).collect();
    assert!(!chosen.is_empty(), "no case to run");
    let names: BTreeSet<_> = cases.iter().map(|c| c.name).collect();
    assert_eq!(names.len(), cases.len(), "two cases have the same name");
    let done = run_all(&chosen);
    let mut wrong: Vec<String> = Vec::new();
    for (case, done) in chosen.iter().zip(&done) {
        if let Some(said) = &done.failed {
            wrong.push(format!("{}: {said}", case.name));
            continue;
        }
        for rule in case.rules.iter().filter(|r| !done.ran.contains(*r)) {
            wrong.push(format!("{}: claims {rule}, which did not run", case.name));
        }
        for name in case.settings {
            match R::INFO.settings.iter().find(|s| s.name == *name) {
                None => wrong.push(format!("{}: {name} is no setting", case.name)),
                Some(info) if !done.ran.contains(info.rule) => {
                    wrong.push(format!("{}: claims {name}, but its rule {} did not run", case.name, info.rule));
                }
                Some(info) => {
                    if !done.tried.keys().any(|(tried, _)| tried == name) {
                        wrong.push(format!("{}: claims {name}, but never tried it", case.name));
                    }
                    for value in fixed_values(info) {
                        if !done.tried.contains_key(&((*name).to_owned(), value.clone())) {
                            wrong.push(format!("{}: claims {name}, but never tried {value}", case.name));
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
    if only.is_none() {
        hold_page::<R>(cases, &done, not_yet);
    } else {
        hold_numbers::<R>(&chosen, &done);
    }
}

/// The places of what `MONTJOIE_CASE` names, in its order; nothing when it asks for the list, which is then told.
#[expect(clippy::print_stdout, reason = "a list that was asked for")]
pub fn chosen_of(only: Option<&str>, all: &[&str]) -> Option<Vec<usize>> {
    if only == Some("?") {
        all.iter().for_each(|name| println!("case {name}"));
        return None;
    }
    let Some(only) = only else { return Some((0..all.len()).collect()) };
    let meant = |part: &str, name: &str| part.strip_prefix('=').map_or(name.contains(part), |whole| name == whole);
    let mut places = Vec::new();
    for part in only.split(';') {
        let here: Vec<usize> = (0..all.len()).filter(|i| !places.contains(i) && meant(part, all[*i])).collect();
        places.extend(here);
    }
    Some(places)
}

fn page_path<R: Ruleset>() -> String {
    format!("{}/../../docs/matrix/{}.md", env!("CARGO_MANIFEST_DIR"), R::INFO.id)
}

/// Holds the numbers of a few cases against those on the page, where they stand there.
fn hold_numbers<R: Ruleset>(chosen: &[Case], done: &[Done]) {
    let page = std::fs::read_to_string(page_path::<R>()).unwrap_or_default();
    for (case, done) in chosen.iter().zip(done) {
        for ((setting, value), now) in done.tried.iter().filter(|((s, _), _)| case.settings.contains(&s.as_str())) {
            let row = page.lines().find_map(|l| l.strip_prefix(&format!("| {setting} | {value} | ")));
            let Some((numbers, names)) = row.and_then(|r| r.trim_end_matches(" |").split_once(" | ")) else { continue };
            let kept = numbers.split(", ").zip(names.split(", ")).find(|(_, name)| *name == case.name);
            if let Some((kept, name)) = kept {
                assert_eq!(kept, now.to_string(), "{name}: {setting} = {value} is not what docs/matrix says");
            }
        }
    }
}

/// The values every test of a setting has to try; a number has none in particular.
fn fixed_values(info: &SettingInfo) -> Vec<String> {
    match info.values {
        Values::Number(..) | Values::Decimal(..) => Vec::new(),
        _ => info.values.all().into_iter().map(|v| info.values.show(v)).collect(),
    }
}

/// The values of a setting that stand on the page: all it has, or those of a number that were tried.
fn shown_values(info: &SettingInfo, done: &[Done]) -> Vec<String> {
    let mut values = fixed_values(info);
    if values.is_empty() {
        let tried = done.iter().flat_map(|d| d.tried.keys()).filter(|(name, _)| name == info.name);
        values.extend(tried.map(|(_, value)| value.clone()).collect::<BTreeSet<_>>());
    }
    values
}

fn hold_page<R: Ruleset>(cases: &[Case], done: &[Done], not_yet: &[(&str, NotYet)]) {
    let book = Book::parse(R::INFO.book[1]);
    let mut wrong = Vec::new();
    let mut page = format!(
        "# {}: what the tests execute\n\nWritten by `cargo xtask matrix` from the tests that ran; not by hand. A test stands \
         beside a rule when it claims the rule\nand running it executed the rule, beside a value when that value gave another \
         number than some other value did.\n\n| rule | title | mark | tests | status |\n|---|---|---|---|---|\n",
        R::INFO.id
    );
    for entry in &book.entries {
        let tests: Vec<&str> = cases.iter().filter(|c| c.rules.contains(&entry.id.as_str())).map(|c| c.name).collect();
        let excuse = not_yet.iter().find(|(id, _)| *id == entry.id).map(|(_, why)| *why);
        let status = match (tests.is_empty(), excuse) {
            (false, None) => "done".to_owned(),
            (true, Some(why)) => told(why),
            (true, None) => {
                wrong.push(format!("{}: no test executes it", entry.id));
                String::new()
            }
            (false, Some(_)) => {
                wrong.push(format!("{}: tests execute it, and it is still called unfinished", entry.id));
                String::new()
            }
        };
        let row = [&entry.id, &entry.title, entry.mark.word(), &tests.join(", "), &status];
        page.push_str(&format!("| {} |\n", row.join(" | ")));
    }
    let setting = |id: &str| R::INFO.settings.iter().any(|s| s.name == id);
    for (id, why) in not_yet {
        let NotYet::Implied(by) = why else { continue };
        if !cases.iter().any(|c| c.rules.contains(by)) {
            wrong.push(format!("{id}: implied by {by}, which no test executes"));
        }
    }
    for (id, _) in not_yet.iter().filter(|(id, _)| book.rule(id).is_none() && !setting(id)) {
        wrong.push(format!("{id}: called unfinished, but it is neither in the book nor a setting"));
    }
    let known = |id: &&&str| book.rule(id).is_none();
    wrong.extend(cases.iter().flat_map(|c| c.rules).filter(known).map(|id| format!("{id}: not in the book")));
    page.push_str("\n| setting | value | number | tests |\n|---|---|---|---|\n");
    for info in R::INFO.settings {
        let excuse = not_yet.iter().find(|(name, _)| *name == info.name).map(|(_, why)| *why);
        let values = shown_values(info, done);
        match (cases.iter().any(|c| c.settings.contains(&info.name)) && !values.is_empty(), excuse) {
            (false, None) => wrong.push(format!("{}: no test tries it", info.name)),
            (true, Some(_)) => wrong.push(format!("{}: tests try it, and it is still called unfinished", info.name)),
            (false, Some(why)) => page.push_str(&format!("| {} | | | {} |\n", info.name, told(why))),
            (true, None) => {}
        }
        for value in values.iter().filter(|_| excuse.is_none()) {
            let key = (info.name.to_owned(), value.clone());
            let (numbers, names): (Vec<String>, Vec<&str>) = cases
                .iter()
                .zip(done)
                .filter(|(c, _)| c.settings.contains(&info.name))
                .filter_map(|(c, d)| d.tried.get(&key).map(|n| (n.to_string(), c.name)))
                .unzip();
            page.push_str(&format!("| {} | {value} | {} | {} |\n", info.name, numbers.join(", "), names.join(", ")));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
    let path = page_path::<R>();
    if std::env::var_os("MONTJOIE_BLESS").is_some() {
        std::fs::write(&path, &page).expect("the page can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == page,
        "docs/matrix/{}.md is not what the tests execute: `cargo xtask matrix` writes it, or `cargo xtask bless NAME` for one book",
        R::INFO.id
    );
}
