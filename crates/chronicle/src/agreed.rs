//! What a table agrees on beside the journal: who knows what, who is led how.

use crate::chronicle::Chronicle;
use crate::stand::Stand;
use crate::trouble::Trouble;
use montjoie_game::Knowledge;

impl Chronicle {
    /// Lets each side know the other this well and the screen for the table both, and leads the sides by these doctrines, from
    /// here on. None of it is history: what was heard is told again by what may be known now.
    ///
    /// # Errors
    /// What is wrong with the journal.
    pub fn set(&mut self, knowledge: [Knowledge; 2], public: Knowledge, doctrines: [usize; 2]) -> Result<(), Trouble> {
        if let Some(live) = &mut self.live {
            live.set(knowledge, public, doctrines)?;
        }
        let fight = self.fight();
        if (fight.knowledge(), fight.public(), fight.doctrines()) == (knowledge, public, doctrines) {
            return Ok(());
        }
        let mut start = self.start.copy();
        start.reveal(knowledge);
        start.show(public);
        start.lead(doctrines);
        let mut stand = Stand::new(start.copy());
        stand.lenient = self.stand.lenient;
        stand.go(&self.journal, self.head())?;
        stand.settle();
        (self.start, self.stand) = (start, stand);
        self.look_again();
        Ok(())
    }
}
