//! What a book is good for, as a table chooses one: stated by the book, asked by interfaces, which know no rule.

/// The answers a book suits, question by question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Suits {
    /// How long: `short` (half an hour), `hour`, `evening`.
    pub time: &'static [&'static str],
    /// How many players: `few` (one or two), `many`.
    pub players: &'static [&'static str],
    /// Whether on a map: `no`, `yes`.
    pub map: &'static [&'static str],
    /// How much there is to decide: `outcome`, `units`, `heroes`.
    pub detail: &'static [&'static str],
    /// In which age: `antiquity`, `middle`, `fantasy`, `powder`, `machines`.
    pub age: &'static [&'static str],
}

/// A question and the words it is answered by.
pub type SuitQuestion = (&'static str, &'static [&'static str]);

impl Suits {
    /// The questions, each with its answers.
    pub const QUESTIONS: [SuitQuestion; 5] = [
        ("time", &["short", "hour", "evening"]),
        ("players", &["few", "many"]),
        ("map", &["no", "yes"]),
        ("detail", &["outcome", "units", "heroes"]),
        ("age", &["antiquity", "middle", "fantasy", "powder", "machines"]),
    ];

    /// What it suits of a question.
    #[must_use]
    pub fn of(&self, question: &str) -> &'static [&'static str] {
        match question {
            "time" => self.time,
            "players" => self.players,
            "map" => self.map,
            "detail" => self.detail,
            "age" => self.age,
            _ => &[],
        }
    }

    /// How well it suits these answers: an answer it suits alone weighs as much as one it names first.
    #[must_use]
    pub fn score(&self, answers: &[(&str, &str)]) -> usize {
        let one = |(question, answer): &(&str, &str)| match self.of(question).iter().position(|a| a == answer) {
            Some(0) => 3,
            Some(_) => 2,
            None => 0,
        };
        answers.iter().map(one).sum()
    }
}

/// A battle that is shipped: its id, the scenario, and what was counted by playing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shipped {
    /// Its id.
    pub id: &'static str,
    /// The scenario.
    pub text: &'static str,
    /// What was counted; none where nobody has.
    pub counted: Option<Counted>,
}

/// What was counted by playing a shipped battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The round in which half of the battles are over.
    pub rounds: u32,
    /// In hundredths, how often each side won.
    pub won: [u32; 2],
}

impl Counted {
    /// The line of a battle in the table of a book's battles: `id,rounds,first,second`.
    #[must_use]
    pub fn read(table: &str, id: &str) -> Option<Counted> {
        let line = table.lines().find(|line| line.split(',').next() == Some(id))?;
        let mut numbers = line.split(',').skip(1).map(|n| n.trim().parse().ok());
        let mut next = || numbers.next().flatten();
        Some(Counted { rounds: next()?, won: [next()?, next()?] })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_is_weighed_by_the_answers_it_suits() {
        let book = Suits { time: &["hour", "short"], map: &["no"], ..Suits::default() };
        assert_eq!(book.score(&[("time", "hour"), ("map", "no")]), 6);
        assert_eq!(book.score(&[("time", "short"), ("map", "yes")]), 2);
        assert_eq!(book.score(&[]), 0);
    }

    #[test]
    fn a_table_of_battles_is_read_line_by_line() {
        let table = "id,rounds,first,second\npont,9,51,40\n";
        assert_eq!(Counted::read(table, "pont"), Some(Counted { rounds: 9, won: [51, 40] }));
        assert_eq!(Counted::read(table, "gué"), None);
        assert_eq!(Counted::read(table, "id"), None);
    }
}
