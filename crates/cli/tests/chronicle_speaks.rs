//! What the journal and everything done with it says exists in both languages, with the values it brings.

use montjoie_text::{Texts, check};

#[test]
fn the_chronicle_speaks_both_languages() {
    let texts = Texts::new(&[montjoie_chronicle::TEXT]).expect("the files are sound");
    assert_eq!(texts.missing(), Vec::<String>::new());
    assert_eq!(check(&texts, &montjoie_chronicle::samples()), Vec::<String>::new());
}
