//! What can be chosen, and its words.

use crate::nouns::battle::Battle;
pub use montjoie_game::choices::Yes;
use montjoie_game::choices::{one_of, somebody};

/// No first, then yes: the options of what is not done as a rule.
pub fn no_or_yes(_: &Battle, offer: &mut dyn FnMut(Yes)) {
    offer(Yes(false));
    offer(Yes(true));
}

somebody! {
    /// Whom a group attacks; nobody: it stays on the defensive, or holds its fire.
    AttackOn("attaquer"), HOLD = "tenir";
    /// Who pursues; nobody: they are let go.
    Pursuer("poursuivre_avec"), NOBODY = "laisser_fuir";
    /// Who bears a group's losses: one unit before the others, or all in proportion.
    Bearer("faire_porter_par"), ALL = "partager";
}

one_of! {
    /// What the besiegers do with their week.
    Besieger {
        /// Wait.
        Wait = "attendre",
        /// Storm the place.
        Storm = "assaut",
        /// Go home.
        Lift = "lever_le_siege",
    }
    /// What the garrison does with its week.
    Besieged {
        /// Hold on.
        Hold = "tenir",
        /// Come out and fight.
        Sortie = "sortie",
        /// Open the gates.
        Surrender = "se_rendre",
    }
}
