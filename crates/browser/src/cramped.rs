//! Text that has not the room it needs: a box narrower than the longest word in it breaks that word letter by letter, cuts it off or lets it
//! run over its neighbour.

use crate::Browser;

/// Looks at every text that is to be seen, at what stands in fields and at what is chosen in lists. One line for each that has not the room.
/// A word is a run of letters and digits; one longer than `LONG` is nobody's fault.
pub(crate) const CRAMPED: &str = r#"(() => {
  const LONG = 30, found = [];
  const pen = document.createElement('canvas').getContext('2d');
  const px = (text) => parseFloat(text) || 0;
  const name = (e) => `${e.tagName.toLowerCase()}${e.id ? '#' + e.id : ''}${[...e.classList].map((c) => '.' + c).join('')}`;
  const where = (e) => [e.parentElement, e].filter(Boolean).map(name).join(' > ');
  const tell = (e, word, wants, has) => found.push(`${where(e)}: "${word}" wants ${Math.ceil(wants)} of ${Math.floor(has)} px in "${e.textContent.trim().slice(0, 60)}"`);
  // Read out and not shown, or drawn: a map has its own rules.
  const aside = (e) => e.closest('.sr, .skip, svg, script, style, textarea, select, code');
  const boxOf = (e) => { let box = e; while (box.parentElement && /^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement; return box; };
  const room = (box) => { const s = getComputedStyle(box); return box.clientWidth - px(s.paddingLeft) - px(s.paddingRight); };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || !e || aside(e) || !seen(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = range.getClientRects();
    if (!lines.length) continue;
    const box = boxOf(e), has = room(box);
    if (lines.length === 1 && lines[0].width <= has + 1) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      // An address or a path is longer than any word, and is broken somewhere.
      const whole = node.data.slice(0, index).match(/\S*$/)[0].length + node.data.slice(index).match(/^\S*/)[0].length;
      if (whole > LONG) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter((r) => r.width > 0);
      const wide = parts.reduce((all, r) => all + r.width, 0);
      const broken = parts.some((r) => r.top >= parts[0].bottom - 1);
      // A box of no width of its own, as a slot of a table may be, is measured by its words.
      if (broken || (has > 0 && wide > has + 1)) { tell(e, word, wide, has); break; }
    }
  }
  for (const field of all('input').filter((f) => seen(f) && /^(text|number|search)$/.test(f.type) && f.value && !/\s/.test(f.value) && f.value.length <= LONG)) {
    if (field.scrollWidth > field.clientWidth + 1) tell(field, field.value, field.scrollWidth, field.clientWidth);
  }
  for (const list of all('select:not([multiple])').filter(seen)) {
    const s = getComputedStyle(list), text = list.selectedOptions[0] ? list.selectedOptions[0].textContent : '';
    pen.font = `${s.fontStyle} ${s.fontWeight} ${s.fontSize} ${s.fontFamily}`;
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      const wide = pen.measureText(word).width;
      if (word.length <= LONG && wide > room(list) + 1) { tell(list, word, wide, room(list)); break; }
    }
  }
  return [...new Set(found)].slice(0, 20);
})()"#;

impl Browser {
    /// Every text in a box narrower than its longest word: where, which word, how much it wants and has. Empty when all is well.
    #[must_use]
    pub fn cramped(&self) -> Vec<String> {
        let found = self.eye(CRAMPED);
        found.as_array().into_iter().flatten().filter_map(|line| line.as_str().map(str::to_owned)).collect()
    }
}
