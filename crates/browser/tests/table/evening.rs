//! One whole evening a book: a battle prepared on the page, two phones and a screen, some twenty steps with typed and rolled dice, orders given and
//! proposed, mistakes taken back, corrected and ruled away, a scene, a what-if, the end, and the next battle made of who is left. All by clicks,
//! keys and touch; under the watchdog; and what is told is held against what is shown. No ruleset is named: they are read from the page.

use crate::evening_hands::{hero, likely, order};
use crate::evening_prepared::{From, TITLE, prepare};
use crate::play::{Waits, door, face, head, knock, let_in, next, waits};
use crate::screens::screen_code;
use montjoie_browser::{Browser, Server, Size, key};

const PLAYERS: [&str; 2] = ["Aude", "Basile"];

/// How many steps are played by hand.
const STEPS: u32 = 20;

/// Everybody at the table.
struct Evening {
    name: String,
    gm: Browser,
    phones: Vec<Browser>,
    screen: Browser,
    place: String,
    steps: u32,
    /// What was done by hand, so that no evening passes without it.
    typed: u32,
    rolled: u32,
    ordered: u32,
    proposed: u32,
}

/// The cards of a part of a page: who, and how strong.
fn cards(of: &str) -> String {
    format!(
        "all({of:?}).filter((c) => c.querySelector('.strength b')).map((c) => \
         c.querySelector('h2, h3').textContent.trim() + ': ' + c.querySelector('.strength b').textContent).sort()"
    )
}

/// What a phone shows of the battle.
const PHONE: &str = "all('#top, #myself, #own-side, #story .log').map((e) => e.textContent).join('|')";

const OWN: &str = "#own-side .card, #mine .card, #myself [id]";

impl Evening {
    fn begin(name: &str, table: &Server, game: i64, from: From) -> Evening {
        let mut gm = Browser::new(&format!("{name}-gm"), "fr", Size::Desktop);
        prepare(&mut gm, &table.link(), game, from);
        gm.shot(&format!("{name}-0-prepared"));
        gm.click("button[value=play]");
        gm.await_sight("#todo");
        gm.until(&format!("document.body.innerText.includes({TITLE:?})"));
        let place = gm.address();
        let evening = Evening {
            name: name.to_owned(),
            gm,
            phones: Vec::new(),
            screen: Browser::new(&format!("{name}-screen"), "fr", Size::Screen),
            place,
            steps: 0,
            typed: 0,
            rolled: 0,
            ordered: 0,
            proposed: 0,
        };
        evening.shot("1-begun");
        evening
    }

    fn shot(&self, what: &str) {
        self.gm.shot(&format!("{}-{what}", self.name));
    }

    /// Two players sit down: one scans the code, one types it. Each leads a side, and somebody of name on it.
    fn sit(&mut self, table: &Server) {
        let heroes = [hero(&self.gm, "a"), hero(&self.gm, "b")];
        for (n, player) in PLAYERS.iter().enumerate() {
            let link = door(&mut self.gm);
            let code = self.gm.said("say('.door .code')");
            let mut phone = Browser::new(&format!("{}-{player}", self.name), "fr", Size::Phone);
            if n == 0 {
                knock(&mut phone, &link, player);
            } else {
                phone.open(&table.door());
                phone.fill("#code", &code);
                phone.fill("#name", player);
                phone.click("form[action='/join'] button");
                phone.await_sight("[role=status]");
            }
            let_in(&mut self.gm, &format!("s{n}"), Some(&heroes[n]), true);
            phone.await_sight("#myself");
            self.phones.push(phone);
        }
        self.gm.await_sight("#todo");
        let link = screen_code(&mut self.gm);
        self.screen.open(&link);
        self.screen.await_sight("#sides");
        self.gm.click("main a[href^='/b/']");
        self.gm.await_sight("#todo");
        self.agree();
        self.screen.shot(&format!("{}-2-screen", self.name));
        self.phones[0].shot(&format!("{}-2-phone", self.name));
    }

    /// Every phone and the screen stand where the game master's page stands, and show whom they know as that page does, as soon as they have heard.
    fn agree(&self) {
        let stands = self.gm.said("`${say('.top .round')} · ${say('.steps [aria-current]')}`");
        let shown = list(&self.gm, &cards(".card"));
        assert!(!shown.is_empty(), "no card on the game master's page");
        assert!(!self.gm.holds("one('.card .strength .words')"), "the game master is told that something is unknown");
        for phone in &self.phones {
            phone.until(&format!("say('.top .round') === {stands:?}"));
            assert_eq!(phone.overflow(), 0, "wider than the phone: {}", phone.widest());
            phone.until(&format!("((own) => own.length && own.every((c) => {shown:?}.includes(c)))({})", cards(OWN)));
        }
        self.screen.until(&format!("say('#sides .middle .n') === {stands:?}"));
        let named: Vec<&str> = shown.iter().filter_map(|card| card.rsplit_once(": ")).map(|(name, _)| name).collect();
        self.screen.until(&format!(
            "all('#front .token').filter((t) => t.querySelector('.n')).map((t) => [t.querySelector('.name').textContent.trim(), \
             t.querySelector('.n').textContent]).every(([who, n]) => !{named:?}.includes(who) || {shown:?}.includes(`${{who}}: ${{n}}`))"
        ));
        assert_eq!(self.screen.overflow(), 0, "wider than the screen: {}", self.screen.widest());
    }

    /// Phones answer what they are asked: a die rolled or typed, an order proposed. The game master's page shows it.
    fn propose(&mut self) {
        for (n, (phone, player)) in self.phones.iter_mut().zip(PLAYERS).enumerate() {
            // Players take turns at being quick; for the other the game master answers.
            if (self.steps + u32::try_from(n).unwrap_or(0)).is_multiple_of(2) {
                continue;
            }
            let row = format!(
                "all('#dice-form tbody tr, #orders-form tbody tr').find((r) => [...r.querySelectorAll('.waits')].some((w) => w.textContent.includes({player:?})))"
            );
            if !self.gm.holds(&row) {
                continue;
            }
            // Who is waited for has been asked.
            let field = self.gm.said(&format!("{row}.querySelector('select, input.faces').id"));
            phone.until(&format!("one('#{field}') && one('#{field}').closest('#asked form.ask:not(.sent)')"));
            if phone.holds(&format!("one('#{field}').matches('select')")) {
                let wanted = phone.said(&likely(&field));
                phone.choose(&format!("#{field}"), &wanted);
                phone.click_on(&format!("one('#{field}').form.querySelector('button[value=confirm]')"));
                phone.until(&format!("one('#{field}').closest('form.ask.sent')"));
                // Each reads it in their own words: the phone may not know whom it names.
                self.gm.until(&format!(
                    "one('#orders-form #{field}').value && one('#{field}').parentElement.textContent.includes({player:?})"
                ));
            } else {
                // Her own die on the table, or the program's.
                let rolls = self.steps % 4 < 2;
                if !rolls {
                    phone.click(&format!("#{field}"));
                    let digits = face(phone);
                    phone.faces(&digits);
                    self.typed += 1;
                }
                let way = if rolls { "roll" } else { "confirm" };
                phone.click_on(&format!("one('#{field}').form.querySelector('button[value={way}]')"));
                phone.until(&format!("one('#{field}').closest('form.ask.sent')"));
                self.gm.until(&format!("one('#dice-form #{field}').value"));
            }
            self.proposed += 1;
        }
    }

    /// The game master does what the page asks for: some dice typed, the others rolled; an order chosen, the others by doctrine.
    fn step(&mut self) -> bool {
        let before = head(&self.gm);
        let kind = waits(&self.gm);
        let by_hand = self.steps % 3 != 2;
        match kind {
            Waits::Over => return false,
            Waits::Dice | Waits::Orders => self.propose(),
            Waits::Judgement | Waits::Nothing => {}
        }
        let gm = &mut self.gm;
        match kind {
            Waits::Dice => {
                let empty = "all('#dice-form input.faces').find((f) => !f.value)";
                if by_hand && gm.holds(empty) {
                    gm.click_on(empty);
                    for _ in 0..4 {
                        if !gm.holds("document.activeElement.matches('input.faces') && !document.activeElement.value") {
                            break;
                        }
                        let (field, digits) = (gm.said("document.activeElement.id"), face(gm));
                        gm.faces(&digits);
                        gm.until(&format!("one('#{field}').classList.contains('full')"));
                        self.typed += 1;
                    }
                }
                if gm.holds(empty) {
                    if self.steps.is_multiple_of(2) {
                        gm.press("r");
                    } else {
                        gm.click("#dice-form button[value=roll]");
                    }
                    gm.until("all('#dice-form input.faces').every((f) => f.value)");
                    self.rolled += 1;
                }
            }
            Waits::Orders => {
                let open = "all('#orders-form tbody select').find((s) => !s.value)";
                if by_hand && gm.holds(&format!("{open} && {open}.options.length > 1")) {
                    let field = gm.said(&format!("{open}.id"));
                    order(gm, &field);
                    self.ordered += 1;
                }
                gm.click("#orders-form button[value=doctrine]");
                gm.until("all('#orders-form tbody select').every((s) => s.value)");
            }
            _ => {}
        }
        if self.steps.is_multiple_of(2) {
            gm.press("n");
        } else {
            gm.click("#todo .primary");
        }
        gm.until(&format!("one('input[name=head]').value !== {before:?}"));
        self.steps += 1;
        self.agree();
        true
    }

    fn play(&mut self, steps: u32) {
        for _ in 0..steps {
            if !self.step() {
                return;
            }
        }
    }

    /// Goes on until dice were typed and rolled, orders given and proposed.
    fn play_until_all_was_done(&mut self) {
        for _ in 0..40 {
            if [self.typed, self.rolled, self.ordered, self.proposed].iter().all(|n| *n > 0) || !self.step() {
                return;
            }
        }
    }

    /// Taken back and brought again; the phones go along.
    fn undo_and_redo(&mut self) {
        let (there, story) = (head(&self.gm), list(&self.gm, &cards(".card")));
        self.gm.click(".moves form:first-child button");
        self.gm.until(&format!("one('input[name=head]').value !== {there:?}"));
        self.agree();
        self.gm.press(&format!("{}y", key::CONTROL));
        self.gm.until(&format!("one('input[name=head]').value === {there:?}"));
        assert_eq!(list(&self.gm, &cards(".card")), story, "what was brought again is what was there");
        self.agree();
    }

    /// A die that was read wrongly: what its correction changes is seen first, then laid.
    fn amend(&mut self) {
        let before = head(&self.gm);
        self.gm.click_on("all('#chronicle .log a.sum').filter(seen).at(-1)");
        self.gm.await_sight("#rule-box form[action$='/amend'] input[name=faces]");
        let was = self.gm.said("one('#rule-box input[name=faces]').value");
        // Each face another one that every die has and none throws again; those of larger dice have two digits.
        let sides = self.gm.said("one('#rule-box').textContent.match(/d(\\d+)/)[1]");
        let (width, one, two) =
            if sides.parse::<u8>().is_ok_and(|n| n <= 10) { (1, "1", "2") } else { (2, "11", "12") };
        let typed: Vec<char> = was.chars().filter(char::is_ascii_digit).collect();
        let other = |face: &[char]| if face.iter().collect::<String>() == one { two } else { one };
        let faces: Vec<&str> = typed.chunks(width).map(other).collect();
        self.gm.fill("#rule-box input[name=faces]", &faces.join(" "));
        self.gm.click("#rule-box form[action$='/amend'] button");
        self.gm.await_sight("form[action$='/amend'] button[value=lay]");
        self.shot("4-amend-seen-first");
        self.gm.click("form[action$='/amend'] button[value=lay]");
        self.gm.await_sight("#todo");
        self.gm.until(&format!("one('input[name=head]').value !== {before:?}"));
        self.agree();
    }

    /// A ruling, seen first: what the page said would become of somebody is what their card shows.
    fn rule(&mut self) {
        let who = self.gm.said("all('#army-a .card').find((c) => c.querySelector('.strength b') && c.id.startsWith('u') && !c.matches('.out')).id");
        let name = self.gm.said(&format!("say('#{who} h3')"));
        let gm = &mut self.gm;
        gm.unfold("#panel-gesture");
        gm.choose("#gesture-what", "take");
        gm.choose("#gesture-who", &who);
        gm.fill("#gesture-men", "3");
        gm.fill("#gesture-reason", "une fondrière");
        gm.click("#gesture-form button[value=preview]");
        gm.await_sight("form[action$='/gesture'] button[value=lay]:not(#gesture-form button)");
        let row = format!("all('table.plain tbody tr').find((r) => seen(r) && r.textContent.includes({name:?}))");
        let said = gm.said(&format!("{row}.cells[2].textContent"));
        self.shot("5-rule-seen-first");
        let gm = &mut self.gm;
        gm.click("form[action$='/gesture'] button[value=lay]:not(#gesture-form button)");
        gm.await_sight("#todo");
        gm.until(&format!("{said:?}.startsWith(one('#{who} .strength .n').innerText.replace(/^\\D+/, '').trim())"));
        self.agree();
    }

    /// A scene with what its outcome does, and to whom.
    fn scene(&mut self) {
        let hero = hero(&self.gm, "a");
        let foe = self.gm.said("all('#army-b .card').find((c) => c.querySelector('.strength b') && c.id.startsWith('u') && !c.matches('.out')).id");
        let strength = format!("say('#{foe} .strength b')");
        let was = self.gm.said(&strength);
        let gm = &mut self.gm;
        gm.click("details[data-keep='open-scene'] > summary");
        gm.fill("#scene-title", "Le pont du moulin");
        gm.choose("#scene-who", &hero);
        gm.fill("#scene-stakes", "Tenir le pont jusqu'au soir");
        gm.choose("#scene-triumph-0-gesture", "take");
        gm.choose("#scene-triumph-0-who", &foe);
        gm.fill("#scene-triumph-0-men", "5");
        gm.click("button[value=open]");
        gm.await_sight("#scene-form");
        // Whoever is on her side reads what is at stake.
        self.phones[0].until("document.body.innerText.includes('Tenir le pont')");
        self.phones[0].shot(&format!("{}-6-scene-phone", self.name));
        let gm = &mut self.gm;
        gm.click("#scene-is-triumph");
        gm.fill("#scene-told", "Seule sur le pont, elle les a tous retenus.");
        gm.click("#scene-form button[value=end]");
        gm.until(&format!("!one('#scene-form') && {strength} !== {was:?}"));
        self.phones[0].until("document.body.innerText.includes('elle les a tous retenus')");
        self.shot("6-scene-ended");
        self.screen.shot(&format!("{}-6-scene-screen", self.name));
        self.agree();
    }

    /// What the phones and the screen show of the battle.
    fn others(&self) -> Vec<String> {
        let phones = self.phones.iter().map(|phone| phone.said(PHONE));
        phones.chain([self.screen.said("one('main').textContent")]).collect()
    }

    /// A look at how it might have gone: two steps beside the battle, and back. Nobody else goes along.
    fn what_if(&mut self) {
        let there = head(&self.gm);
        let others = self.others();
        let gm = &mut self.gm;
        gm.click("#chronicle a[href$='/chronicle']");
        gm.await_sight(".book .log .more");
        gm.click_on("((all) => all[Math.floor(all.length / 2)])(all('.log .line .more').filter(seen))");
        gm.await_sight("#rule-box form[action$='/what-if'] button");
        gm.click("#rule-box form[action$='/what-if'] button");
        gm.await_sight("#what-if button[value=back]");
        for _ in 0..2 {
            assert!(next(gm), "there is something to try");
        }
        self.shot("7-what-if");
        assert_eq!(self.others(), others, "somebody went along with a what-if");
        let gm = &mut self.gm;
        gm.click("#what-if button[value=back]");
        gm.until(&format!("one('input[name=head]').value === {there:?} && !seen(one('#what-if'))"));
        assert_eq!(self.others(), others, "somebody moved when the game master came back");
        self.agree();
    }

    /// The rest by itself.
    fn go_on(&mut self) {
        let gm = &mut self.gm;
        gm.unfold("#panel-conduct");
        gm.choose("#conduct-judgements", "program");
        gm.click("#panel-conduct form button:not([value]), #panel-conduct form button[value=set]");
        gm.until("[...one('#conduct-judgements').options].find((o) => o.value === 'program').defaultSelected");
        for _ in 0..200 {
            if waits(gm) == Waits::Over {
                return;
            }
            if waits(gm) == Waits::Judgement {
                next(gm);
                continue;
            }
            let before = head(gm);
            gm.unfold("#panel-go");
            gm.click("#panel-go button[value=round]");
            gm.until(&format!("one('input[name=head]').value !== {before:?} || one('#todo a.primary')"));
        }
        panic!("the battle goes on for ever");
    }

    /// What is left of everyone, and the next battle made of them.
    fn after(&mut self) {
        self.agree();
        self.shot("8-over");
        self.screen.shot(&format!("{}-8-over-screen", self.name));
        for (phone, player) in self.phones.iter().zip(PLAYERS) {
            phone.shot(&format!("{}-8-over-{player}", self.name));
        }
        let gm = &mut self.gm;
        gm.click("#todo a.primary");
        gm.await_sight("a[href$='/next']");
        gm.shot(&format!("{}-9-after", self.name));
        gm.click("a[href$='/next']");
        let file = gm.saved("suite.toml");
        // The rounds lead back into the battle as well: this leads to where it stands.
        gm.click_on(&format!("all('main a:not(.button)').find((a) => a.href === {:?})", self.place));
        gm.await_sight("#todo");
        gm.click(".home");
        gm.await_sight("#import");
        gm.give_file("#import", &file);
        gm.click("form[action='/import'] button");
        gm.await_sight("#prepare-form");
        gm.shot(&format!("{}-9-next", self.name));
        gm.until("!one('button[value=play]').disabled");
        gm.click("button[value=play]");
        gm.await_sight("#todo");
        assert_ne!(gm.address(), self.place, "the next battle is another");
        assert!(gm.number("all('.card').length") > 0);
    }
}

/// A list an expression gives, one line each.
fn list(of: &Browser, expression: &str) -> Vec<String> {
    of.said(&format!("({expression}).join('\\n')")).lines().map(str::to_owned).collect()
}

fn evening(game: i64, from: From) {
    let name = format!("evening-{game}");
    let table = Server::open(&name);
    let mut evening = Evening::begin(&name, &table, game, from);
    evening.sit(&table);
    evening.play(6);
    evening.shot("3-sixth");
    evening.undo_and_redo();
    evening.play(4);
    evening.amend();
    evening.rule();
    evening.play(5);
    evening.scene();
    evening.what_if();
    evening.play(STEPS - 15);
    evening.play_until_all_was_done();
    let Evening { steps, typed, rolled, ordered, proposed, .. } = evening;
    assert!(steps >= STEPS, "the battle was over after {steps} steps");
    assert!(
        typed > 0 && rolled > 0 && ordered > 0 && proposed > 0,
        "{typed} dice typed, {rolled} times rolled, {ordered} orders, {proposed} proposed"
    );
    evening.go_on();
    evening.after();
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn an_evening_by_the_first_book() {
    evening(0, From::Catalogue);
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn an_evening_by_the_second_book() {
    evening(1, From::File);
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn an_evening_by_the_third_book() {
    evening(2, From::Sample);
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn an_evening_by_the_fourth_book() {
    evening(3, From::Catalogue);
}
