//! Printed tables as the rulesets keep them: lines of cells between commas, the first line naming the columns.

/// Rows of a file, cell by cell; quotes hold commas together.
pub fn rows(csv: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    csv.lines().skip(1).map(|line| {
        let (mut cells, mut start, mut quoted) = (Vec::new(), 0, false);
        for (i, c) in line.char_indices() {
            match c {
                '"' => quoted = !quoted,
                ',' if !quoted => {
                    cells.push(line[start..i].trim_matches('"'));
                    start = i + 1;
                }
                _ => {}
            }
        }
        cells.push(line[start..].trim_matches('"'));
        cells
    })
}
