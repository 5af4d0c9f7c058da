//! What can be chosen, and in which words.

use crate::brought::options::CommandMode;
use crate::nouns::terms::{Engagement, Massacre, Posture};
pub use montjoie_game::choices::Yes;
use montjoie_table::{Choice, Object, Token};

macro_rules! worded {
    ($($(#[$meta:meta])* $name:ident($inner:ty)),+ $(,)?) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name(pub $inner);

        impl Choice for $name {
            fn token(self) -> Token {
                Token::verb(self.0.word())
            }

            fn from_words(verb: &str, objects: &[Object]) -> Option<$name> {
                <$inner>::from_word(verb).filter(|_| objects.is_empty()).map($name)
            }
        }
    )+ };
}

worded! {
    /// How far a unit goes in.
    Stance(Engagement),
    /// How far a soldier goes in.
    SoldierStance(Posture),
    /// How a commander commands.
    Commanding(CommandMode),
    /// What the survivors of a massacre do.
    Last(Massacre),
}

/// What a commander says: whether a reserve comes, or how he commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandAnswer {
    /// Whether a reserve is called.
    Call(Yes),
    /// How he commands.
    Mode(Commanding),
}

impl Choice for CommandAnswer {
    fn token(self) -> Token {
        match self {
            CommandAnswer::Call(yes) => yes.token(),
            CommandAnswer::Mode(mode) => mode.token(),
        }
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<CommandAnswer> {
        let call = Yes::from_words(verb, objects).map(CommandAnswer::Call);
        call.or_else(|| Commanding::from_words(verb, objects).map(CommandAnswer::Mode))
    }
}
