//! Values a function could give instead of its own, by the type it gives.

use syn::{GenericArgument, Path, PathArguments, ReturnType, Type, TypeParamBound};

/// Stands for an iterator of which nothing is taken.
pub const NOTHING_OF_IT: &str = "::std::iter::empty()";

/// Names of ours for a `Result`.
const RESULTS: [&str; 2] = ["Result", "Play"];

/// The values for what a function gives; `text` shows a type as it is written.
pub fn of(output: &ReturnType, text: &dyn Fn(&Type) -> String) -> Vec<String> {
    match output {
        ReturnType::Default => vec!["()".to_owned()],
        ReturnType::Type(_, ty) => values(ty, text),
    }
}

fn all(values: &[&str]) -> Vec<String> {
    values.iter().map(|v| (*v).to_owned()).collect()
}

/// The value that nothing is known of.
fn default() -> Vec<String> {
    all(&["Default::default()"])
}

fn values(ty: &Type, text: &dyn Fn(&Type) -> String) -> Vec<String> {
    match ty {
        Type::Path(p) => of_path(&p.path, text),
        Type::Reference(r) => match &*r.elem {
            Type::Path(p) if p.path.is_ident("str") => all(&["\"\"", "\"xyzzy\""]),
            Type::Slice(s) => leaked(&s.elem, text),
            elem => each(values(elem, text), |v| format!("Box::leak(Box::new({v}))")),
        },
        Type::Slice(s) => leaked(&s.elem, text),
        Type::Array(a) => {
            // A length that is more than a name or a number is left as it is written in the type.
            let whole = text(ty);
            let length = whole.rsplit_once(';').map_or("0", |(_, n)| n.trim_end_matches(']').trim()).to_owned();
            each(values(&a.elem, text), |v| match length.parse() {
                // A list cannot be copied: each is written out.
                Ok(n) if v.contains("vec!") => format!("[{}]", vec![v.as_str(); n].join(", ")),
                _ => format!("[{v}; {length}]"),
            })
        }
        Type::Tuple(t) => {
            let mut sets: Vec<String> = vec![String::new()];
            for elem in &t.elems {
                let ways = values(elem, text);
                sets = sets.iter().flat_map(|s| ways.iter().map(move |v| format!("{s}{v}, "))).collect();
            }
            each(sets, |s| format!("({})", if t.elems.len() == 1 { s.as_str() } else { s.trim_end_matches(", ") }))
        }
        Type::ImplTrait(i) => {
            let iterator = i.bounds.iter().any(|b| {
                matches!(b, TypeParamBound::Trait(t) if t.path.segments.last().is_some_and(|s| s.ident == "Iterator"))
            });
            if iterator { all(&[NOTHING_OF_IT]) } else { Vec::new() }
        }
        Type::Never(_) => Vec::new(),
        _ => default(),
    }
}

fn each(values: Vec<String>, f: impl Fn(&String) -> String) -> Vec<String> {
    values.iter().map(f).collect()
}

fn leaked(elem: &Type, text: &dyn Fn(&Type) -> String) -> Vec<String> {
    let mut made = all(&["Vec::leak(Vec::new())"]);
    made.extend(each(values(elem, text), |v| format!("Vec::leak(vec![{v}])")));
    made
}

/// The first type between `<` and `>`, if there is any.
fn first_type(path: &Path) -> Option<&Type> {
    let PathArguments::AngleBracketed(args) = &path.segments.last()?.arguments else { return None };
    args.args.iter().find_map(|a| if let GenericArgument::Type(ty) = a { Some(ty) } else { None })
}

fn of_path(path: &Path, text: &dyn Fn(&Type) -> String) -> Vec<String> {
    let Some(last) = path.segments.last() else { return default() };
    let name = last.ident.to_string();
    let inner = first_type(path);
    let inside = |empty: &[&str], way: &dyn Fn(&String) -> String| {
        let mut made = all(empty);
        made.extend(inner.map_or(Vec::new(), |ty| each(values(ty, text), way)));
        made
    };
    match name.as_str() {
        "bool" => all(&["true", "false"]),
        "String" => all(&["String::new()", "\"xyzzy\".into()"]),
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => all(&["0", "1"]),
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => all(&["0", "1", "-1"]),
        _ if RESULTS.contains(&name.as_str()) => match inner {
            None if name == "Play" => all(&["Ok(())"]),
            None => all(&["Ok(Default::default())"]),
            Some(_) => inside(&[], &|v| format!("Ok({v})")),
        },
        "Option" => inside(&["None"], &|v| format!("Some({v})")),
        "Vec" => inside(&["vec![]"], &|v| format!("vec![{v}]")),
        "Box" | "Cell" | "RefCell" | "Arc" | "Rc" | "Mutex" => inside(&[], &|v| format!("{name}::new({v})")),
        "Cow" => inside(&[], &|v| format!("({v}).into()")),
        "BTreeMap" => all(&["Default::default()"]),
        _ if inner.is_some() => inside(&[&format!("{name}::new()")], &|v| format!("{name}::from_iter([{v}])")),
        _ => default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(ty: &str) -> Vec<String> {
        let signature = format!("fn f() -> {ty} {{}}");
        let item: syn::ItemFn = syn::parse_str(&signature).expect("a function");
        of(&item.sig.output, &|ty| {
            let range = syn::spanned::Spanned::span(ty).byte_range();
            signature.get(range).unwrap_or_default().to_owned()
        })
    }

    #[test]
    fn values_fit_the_type() {
        assert_eq!(given("bool"), ["true", "false"]);
        assert_eq!(given("i32"), ["0", "1", "-1"]);
        assert_eq!(given("Option<u8>"), ["None", "Some(0)", "Some(1)"]);
        assert_eq!(given("Play"), ["Ok(())"]);
        assert_eq!(given("Play<bool>"), ["Ok(true)", "Ok(false)"]);
        assert_eq!(given("Vec<&str>"), ["vec![]", "vec![\"\"]", "vec![\"xyzzy\"]"]);
        assert_eq!(given("(bool, ())"), ["(true, ())", "(false, ())"]);
        assert_eq!(given("[u8; 2 + 1]"), ["[0; 2 + 1]", "[1; 2 + 1]"]);
        assert_eq!(given("[Vec<Thing>; 2]")[0], "[vec![], vec![]]");
        assert_eq!(given("&'static [u8]"), ["Vec::leak(Vec::new())", "Vec::leak(vec![0])", "Vec::leak(vec![1])"]);
        assert_eq!(given("Few<bool>"), ["Few::new()", "Few::from_iter([true])", "Few::from_iter([false])"]);
        assert_eq!(given("&Thing"), ["Box::leak(Box::new(Default::default()))"]);
        assert_eq!(given("impl Iterator<Item = u8> + '_"), [NOTHING_OF_IT]);
        assert!(given("!").is_empty() && given("impl Fn()").is_empty());
    }
}
