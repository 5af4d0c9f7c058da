//! Where a source can be mutated, and into what: the genres of `cargo mutants`, found in the syntax tree.

use crate::values;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Block, Expr, Member, Pat, ReturnType, Safety, Signature, UnOp};

/// What kind of small thing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Genre {
    /// A function gives a fixed value.
    Value,
    /// One operator for another.
    Binary,
    /// A `!` or `-` taken away.
    Unary,
    /// An arm of a match taken away, where a wildcard catches.
    Arm,
    /// The guard of an arm always or never true.
    Guard,
    /// A field of a struct left to the base it is completed from.
    Field,
}

impl Genre {
    /// Every genre, and what `cargo mutants` calls it.
    pub const ALL: [(Genre, &'static str); 6] = [
        (Genre::Value, "FnValue"),
        (Genre::Binary, "BinaryOperator"),
        (Genre::Unary, "UnaryOperator"),
        (Genre::Arm, "MatchArm"),
        (Genre::Guard, "MatchArmGuard"),
        (Genre::Field, "StructField"),
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        Genre::ALL.iter().find(|(g, _)| *g == self).map_or("", |(_, name)| name)
    }
}

/// A mutant of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// Its genre.
    pub genre: Genre,
    /// Line in the source, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong, in words.
    pub what: String,
    /// What stands in the place of the original.
    pub instead: String,
    /// Why no switch can be written for it, if so.
    pub left_out: Option<&'static str>,
}

/// A place of the source that carries mutants. Ranges are bytes of the source.
#[derive(Clone, Debug)]
pub struct Site {
    /// The text that the switch replaces; empty for what is only put in.
    pub range: Range<usize>,
    /// How the switch is written.
    pub shape: SwitchShape,
    /// Its mutants: indices into [`SourceMutants::mutants`].
    pub mutants: Range<usize>,
}

/// How the switch of a site is written.
#[derive(Clone, Debug)]
pub enum SwitchShape {
    /// At the head of a function: return early.
    Body,
    /// Around the whole of a function that gives an iterator: take none of it.
    Iterator,
    /// Two operands that are compared, calculated with, or joined lazily.
    Binary { left: Range<usize>, right: Range<usize>, op: String, kind: Operator },
    /// One operand; a literal is written twice.
    Unary { operand: Range<usize>, op: &'static str, literal: bool },
    /// After the pattern of an arm without a guard.
    Arm,
    /// Around a guard: the mutants are always true, never true.
    Guard,
    /// A field's value and where the others come from; `name` when it is written in short.
    Field { value: Range<usize>, base: Range<usize>, path: String, name: String, short: bool },
}

/// What an operator does with its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// Looks at both.
    Compares,
    /// Takes both.
    Calculates,
    /// Looks at the second only if it must.
    Lazy,
    /// Changes the first.
    Assigns,
}

/// All that was found in a source.
#[derive(Debug, Default)]
pub struct SourceMutants {
    /// Every mutant, in the order of the source.
    pub mutants: Vec<Mutant>,
    /// Every place, outer ones before those inside them.
    pub sites: Vec<Site>,
}

/// Finds the mutants of a source.
pub fn find(source: &str) -> Result<SourceMutants, String> {
    let file =
        syn::parse_file(source).map_err(|e| format!("{}:{}: {e}", e.span().start().line, e.span().start().column))?;
    let mut finder = Finder { source, found: SourceMutants::default(), names: Vec::new(), consts: 0 };
    finder.visit_file(&file);
    Ok(finder.found)
}

struct Finder<'s> {
    source: &'s str,
    found: SourceMutants,
    /// The impls and functions we are in.
    names: Vec<String>,
    /// How many constant contexts we are in: there no switch can be read.
    consts: usize,
}

fn bytes(node: &impl Spanned) -> Range<usize> {
    let span = node.span();
    span.byte_range()
}

/// Tests are not mutated.
fn is_test(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|a| {
        let mut test = a.path().is_ident("test");
        if a.path().is_ident("cfg") {
            // A cfg in another form is none of ours.
            let _other = a.parse_nested_meta(|m| {
                test |= m.path.is_ident("test");
                Ok(())
            });
        }
        test
    })
}

/// Whether a condition binds: `let` is no value that could be switched.
fn binds(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(b) if matches!(b.op, BinOp::And(_)) => binds(&b.left) || binds(&b.right),
        _ => false,
    }
}

/// What stands for an operator, as `cargo mutants` has it.
fn others(op: &BinOp) -> Option<(&'static str, Operator, &'static [&'static str])> {
    use Operator::{Assigns, Calculates, Compares, Lazy};
    Some(match op {
        BinOp::Eq(_) => ("==", Compares, &["!="]),
        BinOp::Ne(_) => ("!=", Compares, &["=="]),
        BinOp::Lt(_) => ("<", Compares, &["==", ">", "<="]),
        BinOp::Gt(_) => (">", Compares, &["==", "<", ">="]),
        BinOp::Le(_) => ("<=", Compares, &[">"]),
        BinOp::Ge(_) => (">=", Compares, &["<"]),
        BinOp::And(_) => ("&&", Lazy, &["||"]),
        BinOp::Or(_) => ("||", Lazy, &["&&"]),
        BinOp::Add(_) => ("+", Calculates, &["-", "*"]),
        BinOp::Sub(_) => ("-", Calculates, &["+", "/"]),
        BinOp::Mul(_) => ("*", Calculates, &["+", "/"]),
        BinOp::Div(_) => ("/", Calculates, &["%", "*"]),
        BinOp::Rem(_) => ("%", Calculates, &["/", "+"]),
        BinOp::Shl(_) => ("<<", Calculates, &[">>"]),
        BinOp::Shr(_) => (">>", Calculates, &["<<"]),
        BinOp::BitAnd(_) => ("&", Calculates, &["|", "^"]),
        BinOp::BitOr(_) => ("|", Calculates, &["&", "^"]),
        BinOp::BitXor(_) => ("^", Calculates, &["|", "&"]),
        BinOp::AddAssign(_) => ("+=", Assigns, &["-=", "*="]),
        BinOp::SubAssign(_) => ("-=", Assigns, &["+=", "/="]),
        BinOp::MulAssign(_) => ("*=", Assigns, &["+=", "/="]),
        BinOp::DivAssign(_) => ("/=", Assigns, &["%=", "*="]),
        BinOp::RemAssign(_) => ("%=", Assigns, &["/=", "+="]),
        BinOp::ShlAssign(_) => ("<<=", Assigns, &[">>="]),
        BinOp::ShrAssign(_) => (">>=", Assigns, &["<<="]),
        BinOp::BitAndAssign(_) => ("&=", Assigns, &["|="]),
        BinOp::BitOrAssign(_) => ("|=", Assigns, &["&="]),
        BinOp::BitXorAssign(_) => ("^=", Assigns, &["|=", "&="]),
        _ => return None,
    })
}

impl Finder<'_> {
    fn text(&self, range: Range<usize>) -> &str {
        self.source.get(range).unwrap_or_default()
    }

    /// Notes the mutants of a place; `at` is where a reader is sent.
    fn note(
        &mut self,
        at: &impl Spanned,
        genre: Genre,
        range: Range<usize>,
        shape: SwitchShape,
        made: Vec<(String, String)>,
    ) {
        let first = self.found.mutants.len();
        let start = at.span().start();
        let within = self.names.join("::");
        for (what, instead) in made {
            let what = if within.is_empty() || genre == Genre::Value { what } else { format!("{what} in {within}") };
            let left_out = (self.consts > 0).then_some("a constant reads no switch");
            let (line, column) = (start.line, start.column + 1);
            self.found.mutants.push(Mutant { genre, line, column, what, instead, left_out });
        }
        self.found.sites.push(Site { range, shape, mutants: first..self.found.mutants.len() });
    }

    /// The last noted mutants cannot be switched.
    fn leave_out(&mut self, why: &'static str) {
        if let Some(site) = self.found.sites.last() {
            for mutant in &mut self.found.mutants[site.mutants.clone()] {
                mutant.left_out = Some(why);
            }
        }
    }

    fn function(&mut self, sig: &Signature, block: &Block, inside: impl FnOnce(&mut Self)) {
        self.names.push(sig.ident.to_string());
        let constant = sig.constness.is_some();
        self.consts += usize::from(constant);
        // A function within a constant's closure, or the other way round, is judged by its own head.
        let body = block.brace_token.span;
        let (open, close) = (body.open().byte_range().end, body.close().byte_range().start);
        let name = self.names.join("::");
        let output = match &sig.output {
            ReturnType::Default => String::new(),
            ReturnType::Type(_, ty) => format!(" -> {}", self.text(bytes(ty))),
        };
        let made = |values: &[String]| {
            let what = |v: &String| (format!("replace {name}{output} with {v}"), v.clone());
            values.iter().map(what).collect::<Vec<_>>()
        };
        let values = values::of(&sig.output, &|ty| self.text(bytes(ty)).to_owned());
        if let Some(first) = block.stmts.first() {
            let (empties, others): (Vec<String>, Vec<String>) =
                values.into_iter().partition(|v| v == values::NOTHING_OF_IT);
            if !empties.is_empty() {
                self.note(first, Genre::Value, open..close, SwitchShape::Iterator, made(&empties));
                if self.text(open..close).contains("return") {
                    self.leave_out("an iterator with an early return");
                }
            }
            let same = |v: &String| self.text(open..close).trim() == v;
            let others: Vec<String> = others.into_iter().filter(|v| !same(v)).collect();
            if !others.is_empty() {
                self.note(first, Genre::Value, open..open, SwitchShape::Body, made(&others));
            }
        }
        inside(self);
        self.consts -= usize::from(constant);
        self.names.pop();
    }

    fn constant(&mut self, inside: impl FnOnce(&mut Self)) {
        self.consts += 1;
        inside(self);
        self.consts -= 1;
    }
}

fn skipped(sig: &Signature, attrs: &[Attribute], block: &Block) -> bool {
    matches!(sig.safety, Safety::Unsafe(_)) || is_test(attrs) || block.stmts.is_empty()
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, i: &'ast syn::ItemFn) {
        if !skipped(&i.sig, &i.attrs, &i.block) {
            self.function(&i.sig, &i.block, |f| visit::visit_block(f, &i.block));
        }
    }

    fn visit_impl_item_fn(&mut self, i: &'ast syn::ImplItemFn) {
        // There is often no other way to make a thing anew.
        if !skipped(&i.sig, &i.attrs, &i.block) && i.sig.ident != "new" {
            self.function(&i.sig, &i.block, |f| visit::visit_block(f, &i.block));
        }
    }

    fn visit_trait_item_fn(&mut self, i: &'ast syn::TraitItemFn) {
        if let Some(block) = &i.default
            && !skipped(&i.sig, &i.attrs, block)
            && i.sig.ident != "new"
        {
            self.function(&i.sig, block, |f| visit::visit_block(f, block));
        }
    }

    fn visit_item_impl(&mut self, i: &'ast syn::ItemImpl) {
        let of = i.trait_.as_ref().map(|(path, _)| path);
        let default = of.is_some_and(|p| p.segments.last().is_some_and(|s| s.ident == "Default"));
        if is_test(&i.attrs) || default {
            return;
        }
        let this = self.text(bytes(&i.self_ty)).to_owned();
        let name = of.map_or(this.clone(), |p| format!("<impl {} for {this}>", self.text(bytes(p))));
        self.names.push(name);
        visit::visit_item_impl(self, i);
        self.names.pop();
    }

    fn visit_item_trait(&mut self, i: &'ast syn::ItemTrait) {
        self.names.push(i.ident.to_string());
        visit::visit_item_trait(self, i);
        self.names.pop();
    }

    fn visit_item_mod(&mut self, i: &'ast syn::ItemMod) {
        if !is_test(&i.attrs) {
            self.names.push(i.ident.to_string());
            visit::visit_item_mod(self, i);
            self.names.pop();
        }
    }

    fn visit_item_const(&mut self, i: &'ast syn::ItemConst) {
        self.constant(|f| visit::visit_item_const(f, i));
    }

    fn visit_impl_item_const(&mut self, i: &'ast syn::ImplItemConst) {
        self.constant(|f| visit::visit_impl_item_const(f, i));
    }

    fn visit_trait_item_const(&mut self, i: &'ast syn::TraitItemConst) {
        self.constant(|f| visit::visit_trait_item_const(f, i));
    }

    fn visit_item_static(&mut self, i: &'ast syn::ItemStatic) {
        self.constant(|f| visit::visit_item_static(f, i));
    }

    fn visit_expr_const(&mut self, i: &'ast syn::ExprConst) {
        self.constant(|f| visit::visit_expr_const(f, i));
    }

    fn visit_variant(&mut self, i: &'ast syn::Variant) {
        self.constant(|f| visit::visit_variant(f, i));
    }

    fn visit_type_array(&mut self, i: &'ast syn::TypeArray) {
        self.constant(|f| visit::visit_type_array(f, i));
    }

    fn visit_expr_repeat(&mut self, i: &'ast syn::ExprRepeat) {
        self.visit_expr(&i.expr);
        self.constant(|f| f.visit_expr(&i.len));
    }

    fn visit_expr_closure(&mut self, i: &'ast syn::ExprClosure) {
        // What a constant keeps for later runs like any other code.
        let outside = std::mem::take(&mut self.consts);
        visit::visit_expr_closure(self, i);
        self.consts = outside;
    }

    fn visit_expr_call(&mut self, i: &'ast syn::ExprCall) {
        // How much room is taken beforehand changes nothing that is seen.
        let room =
            matches!(&*i.func, Expr::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "with_capacity"));
        if !room {
            visit::visit_expr_call(self, i);
        }
    }

    fn visit_expr_binary(&mut self, i: &'ast syn::ExprBinary) {
        if let Some((op, kind, others)) = others(&i.op) {
            let made = others.iter().map(|o| (format!("replace {op} with {o}"), (*o).to_owned())).collect();
            let shape = SwitchShape::Binary { left: bytes(&i.left), right: bytes(&i.right), op: op.to_owned(), kind };
            self.note(&i.op, Genre::Binary, bytes(i), shape, made);
            if kind == Operator::Lazy && (binds(&i.left) || binds(&i.right)) {
                self.leave_out("a chain of lets has no other operator");
            }
        }
        visit::visit_expr_binary(self, i);
    }

    fn visit_expr_unary(&mut self, i: &'ast syn::ExprUnary) {
        let op = match i.op {
            UnOp::Not(_) => Some("!"),
            UnOp::Neg(_) => Some("-"),
            _ => None,
        };
        if let Some(op) = op {
            let literal = matches!(&*i.expr, Expr::Lit(_));
            let shape = SwitchShape::Unary { operand: bytes(&i.expr), op, literal };
            self.note(&i.op, Genre::Unary, bytes(i), shape, vec![(format!("delete {op}"), String::new())]);
        }
        visit::visit_expr_unary(self, i);
    }

    fn visit_expr_match(&mut self, i: &'ast syn::ExprMatch) {
        self.visit_expr(&i.expr);
        let catches = i.arms.iter().any(|a| matches!(a.pat, Pat::Wild(_)));
        for arm in &i.arms {
            match &arm.pat {
                Pat::Guard(guarded) => {
                    let range = bytes(&guarded.guard);
                    let text = self.text(range.clone()).split_whitespace().collect::<Vec<_>>().join(" ");
                    let made = ["true", "false"]
                        .map(|v| (format!("replace match guard {text} with {v}"), v.to_owned()))
                        .to_vec();
                    self.note(&guarded.guard, Genre::Guard, range, SwitchShape::Guard, made);
                    if binds(&guarded.guard) {
                        self.leave_out("a guard that binds");
                    }
                    self.visit_expr(&guarded.guard);
                }
                Pat::Wild(_) => {}
                pat if catches => {
                    let end = bytes(pat).end;
                    let text = self.text(bytes(pat)).split_whitespace().collect::<Vec<_>>().join(" ");
                    self.note(
                        pat,
                        Genre::Arm,
                        end..end,
                        SwitchShape::Arm,
                        vec![(format!("delete match arm {text}"), String::new())],
                    );
                }
                _ => {}
            }
            self.visit_expr(&arm.body);
        }
    }

    fn visit_pat(&mut self, _: &'ast Pat) {
        // A pattern is no expression: it cannot hold a switch.
    }

    fn visit_expr_struct(&mut self, i: &'ast syn::ExprStruct) {
        for field in &i.fields {
            if let (Some(rest), Member::Named(name)) = (&i.rest, &field.member) {
                let path = self.text(bytes(&i.path)).to_owned();
                let what = format!("delete field {name} from struct {path} expression");
                let shape = SwitchShape::Field {
                    value: bytes(&field.expr),
                    base: bytes(rest),
                    path,
                    name: name.to_string(),
                    short: field.colon_token.is_none(),
                };
                self.note(field, Genre::Field, bytes(field), shape, vec![(what, String::new())]);
            }
            self.visit_expr(&field.expr);
        }
        if let Some(rest) = &i.rest {
            self.visit_expr(rest);
        }
    }
}
