//! The tables for those who finish on paper say what the rules do.

use crate::field::{battle, company, person, regiment, side};
use montjoie_game::Shown as _;
use montjoie_game::{PaperCell, PaperTable};
use montjoie_trial::cases;

cases! {
    case("tables_on_paper_by_scale", &[], &[], by_scale),
    case("results_on_paper", &[], &[], results),
    case("numbers_on_paper", &[], &[], numbers),
    case("lines_and_soldiers_on_paper", &[], &[], lines),
}

fn said(cell: &PaperCell) -> String {
    match cell {
        PaperCell::Blank => String::new(),
        PaperCell::Word(id) => id.trim_start_matches("jet-").to_owned(),
        PaperCell::Words(ids) => ids.join("+").replace("jet-", ""),
        PaperCell::Sign(sign) => sign.clone(),
        PaperCell::Number(n) => n.to_string(),
        PaperCell::Signed(n) => format!("{n:+}"),
        PaperCell::Times(num, den) | PaperCell::Ratio(num, den) => format!("{num}/{den}"),
        PaperCell::Span(low, high) => {
            let end = |n: &Option<i64>| n.map(|n| n.to_string()).unwrap_or_default();
            format!("{}..{}", end(low), end(high))
        }
        other => panic!("{other:?} is not of this book"),
    }
}

fn tables(scales: &str, options: &str, reserve: bool) -> Vec<PaperTable> {
    let held = if reserve { "arrives = \"reserve\"" } else { "" };
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("ca", 40, ""),
        regiment("rr", held),
        company("cr", 40, ""),
        person("pj", "rank = \"soldier\";unit = \"ca\""),
        side("b", ""),
        regiment("rb", ""),
        company("cb", 40, ""),
    ];
    battle(scales, options, &parts).bout.tables()
}

/// The rows of a table, cells apart by bars.
fn rows(all: &[PaperTable], title: &str) -> Vec<String> {
    let table = all.iter().find(|t| t.title == format!("jet-table-{title}"));
    let line = |row: &Vec<PaperCell>| row.iter().map(said).collect::<Vec<_>>().join("|");
    table.unwrap_or_else(|| panic!("{title} is not printed")).rows.iter().map(line).collect()
}

fn by_scale() {
    let titles = |scales: &str, options: &str| {
        let all = tables(scales, options, false);
        all.iter().map(|t| t.title.trim_start_matches("jet-table-").to_owned()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(titles("army", ""), "summary numbers army");
    assert_eq!(titles("regiment", ""), "summary numbers regiment engagement");
    assert_eq!(titles("company", ""), "summary numbers company engagement");
    assert_eq!(titles("regiment", "all_front_line = true"), "summary numbers regiment");
    assert_eq!(titles("army-regiment", ""), "summary numbers army regiment engagement");
    assert_eq!(titles("regiment-company", ""), "summary numbers regiment company engagement companies");
    assert_eq!(titles("company-individual", ""), "summary numbers company engagement soldier chances postures");
}

fn results() {
    let all = tables("army-regiment-company-individual", "", true);
    let summary = [
        "row-spectacular_failure|..-26|-20|+30|-6",
        "row-absolute_failure|-25..4|-10|+20|-3",
        "row-failure|5..75||+10|-2",
        "row-um66|UM 66||+40|-2",
        "row-partial_success|76..90|+5|-10|+1",
        "row-um100|UM 100|+50|-50|+8",
        "row-relative_success|91..110|+10|-20|+2",
        "row-success|111..175|+20|-30|+3",
        "row-absolute_success|176..|+30|-40|+6",
    ];
    assert_eq!(rows(&all, "summary"), summary);
    let army = rows(&all, "army");
    assert_eq!(army[0], "row-spectacular_failure|..-26|table-own|≥ 6 : 1|-6|||ground-unspecified|reserve-on_time");
    assert_eq!(
        army[1],
        "row-absolute_failure|-25..4|table-own|3 : 1|-3|−20 × 3||ground-unspecified|reserve-delay_plus_1"
    );
    assert_eq!(army[3], "row-um66|UM 66|table-own|2 : 1|-2||-20|ground-unspecified|reserve-not_before_2");
    assert_eq!(army[4], "row-partial_success|76..90|table-enemy|1½ : 1|+1|||ground-none|reserve-on_time");
    assert_eq!(army[5], "row-um100|UM 100|table-enemy|8 : 1|+8|||ground-gain_or_keep|reserve-immediate");
    // Nobody in reserve, no word of reserves; nor of the lower ranks, which have none.
    let none = rows(&tables("army", "", false), "army");
    assert_eq!(none[1], "row-absolute_failure|-25..4|table-own|3 : 1|-3|−20 × 3||ground-unspecified");
    assert_eq!(rows(&all, "regiment")[1], "row-absolute_failure|-25..4|table-own|3 : 1|-3|−30 × 3||ground-unspecified");
}

fn numbers() {
    let line = |options: &str| rows(&tables("army", options, false), "numbers");
    let larger = "table-larger|+0|+5|+13|+18|+25|+38|+50|+75|+100";
    assert_eq!(line(""), [larger.to_owned(), larger.replace('+', "-").replace("larger|-0", "smaller|+0")]);
    let all = tables("army", "", false);
    let heads: Vec<String> = all[1].heads.iter().skip(1).map(said).collect();
    assert_eq!(heads, ["10/10", "12/10", "15/10", "17/10", "20/10", "25/10", "30/10", "40/10", "50/10"]);
    assert!(line("numeric_mod_cap = 50")[0].ends_with("|+50|+50|+50"));
}

fn lines() {
    let all = tables("army-regiment-company-individual", "", false);
    let levels = [
        "state-reserve||0/2|filter-none",
        "state-withdrawn|+20|0/2|filter-none",
        "state-second_line||1/2|filter-um_only",
        "state-first_line|-10|2/2|filter-all",
    ];
    assert_eq!(rows(&all, "engagement"), levels);
    let companies = [
        "state-reserve|yes|||",
        "state-withdrawn||yes|yes|",
        "state-second_line||yes|yes|yes",
        "state-first_line|||yes|yes",
    ];
    assert_eq!(rows(&all, "companies"), companies);
    let postures = [
        "state-reserve|filter-none|filter-none",
        "state-withdrawn|filter-um_only|filter-none",
        "state-second_line|filter-all|filter-um_only",
        "state-first_line|filter-all|filter-um_only",
    ];
    assert_eq!(rows(&all, "postures"), postures);
    let soldiers = rows(&all, "soldier");
    assert_eq!(soldiers[0], "row-spectacular_failure|..-26|||table-no-roll|3|");
    assert_eq!(soldiers[1], "row-absolute_failure|-25..4|-20|-20|-50|2|");
    assert_eq!(soldiers[2], "row-failure|5..75|-10|-10|-20||chance-loose_horse");
    assert_eq!(soldiers[3], "row-um66|UM 66|||-10||chance-challenge+chance-banner");
    assert_eq!(soldiers[8], "row-absolute_success|176..|+30|+30|+30||chance-cut_in_two");
    let chances = rows(&all, "chances");
    assert_eq!(chances[0], "chance-loose_horse|-20||JET-50");
    assert!(chances.contains(&"chance-cut_in_two|+10|+10|JET-56".to_owned()), "{chances:?}");
}
