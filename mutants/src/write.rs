//! The source with a switch at every place: all its mutants in one build.
//!
//! Each mutant's own text stands on a line of its own, so that a compiler's complaint names it.

use crate::find::{Operator, Site, SourceMutants, SwitchShape};
use std::ops::Range;

/// How a place is written: a bad fit for the compiler is tried another way before it is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WriteStyle {
    /// Operands are looked at once.
    Once,
    /// Operands are written out for each mutant: longer, but nothing is left to infer.
    Twice,
    /// As it was.
    Plain,
}

/// A written source and where things stand in it. Lines count from 1.
#[derive(Debug, Default)]
pub struct Rewritten {
    /// The text.
    pub text: String,
    /// The lines of each mutant, by its index.
    pub mutants: Vec<(usize, usize)>,
    /// The lines of each place, by its index.
    pub sites: Vec<(Range<usize>, usize)>,
}

/// Writes it. The number of a mutant is `before` + its index + 1; `alive` and `ways` say which are still written, and how.
pub fn write(source: &str, found: &SourceMutants, before: usize, alive: &[bool], ways: &[WriteStyle]) -> Rewritten {
    let mut writer = Writer { source, found, before, alive, ways, out: Rewritten::default(), line: 1 };
    writer.source(0..source.len(), 0);
    writer.out
}

struct Writer<'a> {
    source: &'a str,
    found: &'a SourceMutants,
    before: usize,
    alive: &'a [bool],
    ways: &'a [WriteStyle],
    out: Rewritten,
    line: usize,
}

impl Writer<'_> {
    fn say(&mut self, text: &str) {
        self.line += text.matches('\n').count();
        self.out.text.push_str(text);
    }

    /// A range of the source, with the switches of the places from the given one on.
    fn source(&mut self, range: Range<usize>, from: usize) {
        let (source, found) = (self.source, self.found);
        let mut at = range.start;
        for (i, site) in found.sites.iter().enumerate().skip(from) {
            // Those before `at` are inside one that was just written, or left of the range.
            if site.range.start < at || site.range.end > range.end {
                continue;
            }
            self.say(source.get(at..site.range.start).unwrap_or_default());
            self.site(site, i);
            at = site.range.end;
        }
        self.say(source.get(at..range.end).unwrap_or_default());
    }

    /// A mutant's own line.
    fn mutant(&mut self, index: usize, text: &str) {
        self.say("\n");
        self.out.mutants.push((self.line, index));
        self.say(text);
        self.say("\n");
    }

    fn on(&self, index: usize) -> String {
        format!("crate::switched::on({})", self.before + index + 1)
    }

    fn site(&mut self, site: &Site, index: usize) {
        let inner = index + 1;
        let live: Vec<usize> = site.mutants.clone().filter(|m| self.alive[*m]).collect();
        let way = self.ways[index];
        if live.is_empty() || way == WriteStyle::Plain {
            return self.source(site.range.clone(), inner);
        }
        let first = self.line;
        self.shape(site, inner, &live, way);
        self.out.sites.push((first..self.line + 1, index));
    }

    fn shape(&mut self, site: &Site, inner: usize, live: &[usize], way: WriteStyle) {
        let instead = |m: usize| self.found.mutants[m].instead.clone();
        match &site.shape {
            SwitchShape::Body => {
                for m in live {
                    let text = format!("if {} {{ return {}; }}", self.on(*m), instead(*m));
                    self.mutant(*m, &text);
                }
            }
            SwitchShape::Iterator => {
                let on = self.on(live[0]);
                self.say(" let it_ = {");
                self.source(site.range.clone(), inner);
                self.say("};");
                self.mutant(live[0], &format!("it_.take(if {on} {{ 0 }} else {{ usize::MAX }})"));
            }
            SwitchShape::Binary { left, right, op, kind } => {
                self.binary([left.clone(), right.clone()], (op.as_str(), *kind), inner, live, way);
            }
            SwitchShape::Unary { operand, op, literal } => {
                let on = self.on(live[0]);
                if *literal || way == WriteStyle::Twice {
                    self.say("(");
                    self.mutant(live[0], &format!("if {on} {{"));
                    self.source(operand.clone(), inner);
                    self.say(&format!("}} else {{ {op}"));
                    self.source(operand.clone(), inner);
                    self.say("})");
                } else {
                    self.say("(match ");
                    self.source(operand.clone(), inner);
                    self.say(" { x_ =>");
                    self.mutant(live[0], &format!("if {on} {{ x_ }} else"));
                    self.say(&format!("{{ {op}x_ }} }})"));
                }
            }
            SwitchShape::Arm => {
                let text = format!(" if !{} ", self.on(live[0]));
                self.mutant(live[0], &text);
            }
            SwitchShape::Guard => {
                self.say("(");
                for m in live {
                    let text = if instead(*m) == "true" {
                        format!("{} ||", self.on(*m))
                    } else {
                        format!("!{} &&", self.on(*m))
                    };
                    self.mutant(*m, &text);
                }
                self.say("(");
                self.source(site.range.clone(), inner);
                self.say("))");
            }
            SwitchShape::Field { value, base, path, name, short } => {
                let on = self.on(live[0]);
                self.say(&format!("{name}: "));
                self.mutant(
                    live[0],
                    &format!(
                        "if {on} {{ let base_: {path} = {}; base_.{name} }} else",
                        self.source.get(base.clone()).unwrap_or_default().replace('\n', " ")
                    ),
                );
                self.say("{ ");
                if *short {
                    self.say(name)
                } else {
                    self.source(value.clone(), inner)
                }
                self.say(" }");
            }
        }
    }

    fn binary(
        &mut self,
        [left, right]: [Range<usize>; 2],
        (op, kind): (&str, Operator),
        inner: usize,
        live: &[usize],
        way: WriteStyle,
    ) {
        if way == WriteStyle::Twice {
            // Every operand on lines of its own: the mutant's line is the one with the operator.
            self.say("(");
            for m in live {
                let (on, other) = (self.on(*m), self.found.mutants[*m].instead.clone());
                self.say(&format!("if {on} {{ ("));
                self.source(left.clone(), inner);
                self.say(")");
                self.mutant(*m, &other);
                self.say("(");
                self.source(right.clone(), inner);
                self.say(") } else ");
            }
            self.say("{ (");
            self.source(left, inner);
            self.say(&format!(") {op} ("));
            self.source(right, inner);
            self.say(") })");
            return;
        }
        let (open, middle, close, a, b) = match kind {
            Operator::Compares => ("(match (&(", "), &(", ")) { (l_, r_) => {", "*l_", "*r_"),
            Operator::Calculates => ("(match (", ", ", ") { (l_, r_) => {", "l_", "r_"),
            Operator::Assigns => {
                self.say("{ let r_ = ");
                self.source(right, inner);
                self.say(";");
                for m in live {
                    let (on, other) = (self.on(*m), self.found.mutants[*m].instead.clone());
                    self.say(&format!("if {on} {{ "));
                    self.source(left.clone(), inner);
                    self.mutant(*m, &format!("{other} r_ }} else"));
                }
                self.say("{ ");
                self.source(left, inner);
                self.say(&format!(" {op} r_ }} }}"));
                return;
            }
            Operator::Lazy => {
                // The left decides alone when it is what the switch says; else the right is asked, as ever.
                let sign = if op == "&&" { "" } else { "!" };
                self.say("({ let l_: bool = ");
                self.source(left, inner);
                self.say(";");
                let on = self.on(live[0]);
                self.mutant(live[0], &format!("let s_ = {sign}{on};"));
                self.say("if l_ == s_ { s_ } else { ");
                self.source(right, inner);
                self.say(" } })");
                return;
            }
        };
        self.say(open);
        self.source(left, inner);
        self.say(middle);
        self.source(right, inner);
        self.say(close);
        for m in live {
            let text = format!("if {} {{ {a} {} {b} }} else", self.on(*m), self.found.mutants[*m].instead);
            self.mutant(*m, &text);
        }
        self.say(&format!("{{ {a} {op} {b} }} }} }})"));
    }
}

/// What a complaint of the compiler is about.
#[derive(Debug, PartialEq, Eq)]
pub enum Blame {
    /// These mutants do not compile.
    Mutants(Vec<usize>),
    /// This place is written in a way that does not compile.
    Site(usize),
}

impl Rewritten {
    /// Whom a complaint about these lines is about; the first lines are the main ones, the others were named with them.
    pub fn blame(&self, lines: &[Range<usize>], ways: &[WriteStyle]) -> Option<Blame> {
        let on = |lines: &Range<usize>| -> Vec<usize> {
            self.mutants.iter().filter(|(line, _)| lines.len() == 1 && lines.contains(line)).map(|(_, m)| *m).collect()
        };
        if let Some(mutants) = lines.iter().map(on).find(|m| !m.is_empty()) {
            return Some(Blame::Mutants(mutants));
        }
        let around = |lines: &Range<usize>| {
            let covers = |site: &&(Range<usize>, usize)| site.0.start <= lines.start && lines.end <= site.0.end;
            let sites = self.sites.iter().filter(covers).filter(|(_, s)| ways[*s] != WriteStyle::Plain);
            sites.min_by_key(|(range, site)| (range.len(), usize::MAX - site)).map(|(_, site)| *site)
        };
        lines.iter().find_map(around).map(Blame::Site)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find::find;

    fn written(source: &str, way: WriteStyle) -> (SourceMutants, Rewritten) {
        let found = find(source).expect("it parses");
        let alive: Vec<bool> = found.mutants.iter().map(|m| m.left_out.is_none()).collect();
        let out = write(source, &found, 0, &alive, &vec![way; found.sites.len()]);
        (found, out)
    }

    /// Whatever is written must still be Rust, and name every mutant it holds.
    fn holds(source: &str, mutants: usize) {
        for way in [WriteStyle::Once, WriteStyle::Twice] {
            let (found, out) = written(source, way);
            syn::parse_file(&out.text).unwrap_or_else(|e| panic!("{e}\n{}", out.text));
            let live: Vec<usize> = (0..found.mutants.len()).filter(|m| found.mutants[*m].left_out.is_none()).collect();
            assert_eq!(live.len(), mutants, "{:#?}", found.mutants);
            for m in live {
                assert!(out.text.contains(&format!("on({})", m + 1)), "{m}\n{}", out.text);
                assert!(out.mutants.iter().any(|(_, at)| *at == m), "{m} has no line\n{}", out.text);
            }
        }
    }

    #[test]
    fn every_shape_is_written() {
        holds("fn f(a: i32, b: i32) -> i32 { a * (b - 1) }", 3 + 2 + 2);
        holds("fn f(a: bool, b: bool) -> bool { !a && b == a }", 2 + 1 + 1 + 1);
        holds("fn f(a: i32) { let mut b = -1; b += a; g(b, -a); }", 1 + 1 + 2 + 1);
        holds("fn f(a: i32) -> u8 { match a { 0 => 1, n if n < 3 => 2, -1 => 4, _ => 3 } }", 2 + 1 + 2 + 3 + 1);
        holds("fn f(p: P) -> P { P { x: 1, y, ..p } }", 1 + 2);
        holds("fn f() -> impl Iterator<Item = u8> { (0..3).map(|x| x + 1) }", 1 + 2);
        holds("impl Default for P { fn default() -> P { P { x: 1 + 1 } } }", 0);
        holds("#[cfg(test)] mod tests { fn f() -> bool { 1 == 2 } }", 0);
    }

    #[test]
    fn constants_and_lets_are_found_and_left_out() {
        let (found, out) = written(
            "const A: u8 = 1 + 2;\nfn f(a: Option<u8>) { if let Some(b) = a && b > 1 { g([0; 1 + 1]) } }",
            WriteStyle::Once,
        );
        let out_of: Vec<&str> = found.mutants.iter().filter_map(|m| m.left_out).collect();
        assert_eq!(out_of.len(), 2 + 1 + 2, "{:#?}", found.mutants);
        assert!(out.text.contains("const A: u8 = 1 + 2;") && out.text.contains("[0; 1 + 1]"), "{}", out.text);
        let (found, _) = written("static A: LazyLock<u8> = LazyLock::new(|| 1 + 2);", WriteStyle::Once);
        assert!(found.mutants.iter().all(|m| m.left_out.is_none()), "a closure runs when it is called");
    }

    #[test]
    fn nothing_alive_is_the_source_itself() {
        let source = "fn f(a: i32) -> bool {\n    // a comment\n    a > 1 || !(a == 3)\n}\n";
        let found = find(source).expect("it parses");
        let out =
            write(source, &found, 0, &vec![false; found.mutants.len()], &vec![WriteStyle::Once; found.sites.len()]);
        assert_eq!(out.text, source);
    }

    fn one(line: usize) -> Vec<Range<usize>> {
        std::iter::once(line..line + 1).collect()
    }

    #[test]
    fn a_complaint_finds_its_mutant_or_its_place() {
        let (found, out) = written("fn f(a: i32, b: i32) -> i32 {\n    a + b\n}\n", WriteStyle::Once);
        let ways = vec![WriteStyle::Once; found.sites.len()];
        let (line, mutant) = *out.mutants.iter().find(|(_, m)| found.mutants[*m].instead == "*").expect("a * b");
        assert_eq!(out.blame(&one(line), &ways), Some(Blame::Mutants(vec![mutant])));
        let last = out.text.lines().position(|l| l.contains("{ l_ + r_ }")).expect("the original") + 1;
        let site = found.sites.iter().position(|s| matches!(s.shape, SwitchShape::Binary { .. })).expect("a place");
        assert_eq!(out.blame(&one(last), &ways), Some(Blame::Site(site)));
        assert_eq!(out.blame(&one(500), &ways), None);
    }
}
