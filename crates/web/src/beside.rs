//! The table while the GM looks at a what-if: what is seen by whom, and what the table sends meanwhile.

use crate::look::Who;
use crate::odds::Position;
use crate::room::{Inside, Rolled};
use crate::settings::OpenScene;
use montjoie_chronicle::Chronicle;
use montjoie_game::Message;
use montjoie_pages::plain::{Change, Confirm};
use montjoie_pages::{Beside, Draft, OddsPanel, Proposer};
use montjoie_table::KeyName;
use std::collections::BTreeMap;

/// What lies on the battle's own table while the GM looks at a what-if.
#[derive(Default)]
pub(crate) struct SetAside {
    /// What was typed, rolled or proposed for the battle and not confirmed.
    pub drafts: BTreeMap<KeyName, Draft>,
    /// What the program rolled for it.
    pub rolled: Rolled,
    /// Its chances.
    pub odds: Option<(Position, OddsPanel)>,
}

impl Inside {
    /// What somebody looks at: the GM perhaps a what-if, everybody else the battle.
    pub fn seen_by(&self, who: &Who) -> &Chronicle {
        match who {
            Who::Gm => &self.chronicle,
            Who::Player(_) | Who::Screen => self.chronicle.live(),
        }
    }

    /// The drafts that somebody may see.
    pub fn drafts_of(&self, who: &Who) -> &BTreeMap<KeyName, Draft> {
        match (who, &self.battle) {
            (Who::Player(_) | Who::Screen, Some(desk)) => &desk.drafts,
            _ => &self.drafts,
        }
    }

    /// The drafts of the battle, whatever the GM looks at: those of players.
    pub fn battle_drafts(&mut self) -> &mut BTreeMap<KeyName, Draft> {
        match &mut self.battle {
            Some(desk) => &mut desk.drafts,
            None => &mut self.drafts,
        }
    }

    /// The chances that somebody may see, and whether they are of the battle as it stands for them.
    pub fn odds_of(&self, who: &Who) -> Option<(&OddsPanel, bool)> {
        if matches!(who, Who::Gm) {
            let at = Position::of(&self.chronicle);
            return self.odds.as_ref().map(|(of, odds)| (odds, *of == at));
        }
        let viewer = crate::odds::shown_as(self, who).filter(|_| self.settings.odds_revealed)?;
        let ((_, of), odds) = self.shown.iter().find(|((of, _), _)| *of == viewer)?;
        Some((odds, self.taken.contains(&(viewer, *of))))
    }

    /// The scene under way where the GM stands.
    pub fn scene(&self) -> Option<&OpenScene> {
        if self.chronicle.in_what_if() { self.settings.what_if_scene.as_ref() } else { self.settings.scene.as_ref() }
    }

    /// The same, to be written over.
    pub fn scene_mut(&mut self) -> Option<&mut OpenScene> {
        if self.chronicle.in_what_if() { self.settings.what_if_scene.as_mut() } else { self.settings.scene.as_mut() }
    }

    /// Opens or ends it.
    pub fn set_scene(&mut self, scene: Option<OpenScene>) {
        if self.chronicle.in_what_if() {
            self.settings.what_if_scene = scene;
        } else {
            self.settings.scene = scene;
        }
    }

    /// Where the GM stands, as forms carry it: a page that saw the battle does nothing to a what-if, though both stand at the same entry.
    pub fn standing(&self) -> String {
        montjoie_pages::standing(self.chronicle.head(), self.chronicle.in_what_if())
    }

    /// Lays the battle's own drafts and chances aside when a what-if begins, and takes them up when the GM comes back.
    pub fn keep_apart(&mut self) {
        if self.chronicle.in_what_if() != self.battle.is_some() {
            self.typed.retain(|(seat, _), _| seat.is_some());
        }
        match (self.chronicle.in_what_if(), self.battle.take()) {
            (true, None) => {
                let (drafts, rolled) = (std::mem::take(&mut self.drafts), std::mem::take(&mut self.rolled));
                self.battle = Some(SetAside { drafts, rolled, odds: self.odds.clone() });
            }
            (false, Some(desk)) => (self.drafts, self.rolled, self.odds) = (desk.drafts, desk.rolled, desk.odds),
            (_, same) => self.battle = same,
        }
    }

    /// Who of the table waits for the GM to come back to the battle.
    fn came(&self) -> Vec<String> {
        let proposed = self.battle.iter().flat_map(|desk| desk.drafts.values()).filter_map(|draft| match &draft.by {
            Some(Proposer::Player { name, .. }) => Some(name.clone()),
            _ => None,
        });
        let name = |id: u32| self.seats.list.iter().find(|s| s.id == id).map(|s| s.name.clone());
        proposed.chain(self.settings.asked.iter().filter_map(|asked| name(asked.seat))).collect()
    }

    /// The what-if the GM looks at, for the banner.
    pub fn beside(&self) -> Option<Beside> {
        let what_if = self.chronicle.what_if()?;
        Some(Beside {
            since: what_if.since,
            battle: what_if.battle,
            steps: what_if.steps,
            steps_aside: what_if.steps_aside,
            lines_aside: what_if.lines_aside,
            answers_aside: what_if.answers_aside,
            came: self.came(),
        })
    }

    /// What going on for good would do: what is put aside, and who stands otherwise than in the battle.
    pub fn for_good(&self) -> Option<Confirm> {
        let beside = self.beside()?;
        let battle = self.chronicle.live().fight().fates();
        let then = self.chronicle.fight().fates();
        let changes = battle.iter().filter_map(|was| {
            let now = then.iter().find(|f| f.subject == was.subject)?;
            (now != was).then_some(Change::Fate(*was, *now))
        });
        Some(Confirm {
            title: "page-what-if-good-title".to_owned(),
            told: beside.put_aside(),
            changes: changes.collect(),
            notes: vec![Message::new("page-what-if-follow")],
            action: montjoie_pages::Form::WhatIf,
            ..Confirm::default()
        })
    }
}
