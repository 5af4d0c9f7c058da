const found = [], body = document.body;
if (!body) return found;
const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT), range = document.createRange();
const boxes = new Map();
// The box a text is set in, and how wide it is inside.
const boxOf = (e) => {
  let box = e;
  while (box !== body && ["inline", "contents"].includes(getComputedStyle(box).display)) box = box.parentElement;
  const style = getComputedStyle(box);
  return { box, wide: box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) };
};
for (let text = walker.nextNode(); text && found.length < 12; text = walker.nextNode()) {
  const e = text.parentElement;
  if (!/\S{4}/.test(text.data) || e.closest("script, style, select, textarea, svg, .sr")) continue;
  const word = text.data.split(/[\s\u00a0\u202f\u200b\-‐–—/]+/).reduce((a, b) => (b.length > a.length ? b : a), "");
  if (word.length < 4 || word.length > 30) continue;
  const from = text.data.indexOf(word);
  range.setStart(text, from);
  range.setEnd(text, from + word.length);
  const needs = [...range.getClientRects()].reduce((sum, at) => sum + at.width, 0);
  if (needs === 0) continue;
  if (!boxes.has(e)) boxes.set(e, boxOf(e));
  const { box, wide } = boxes.get(e);
  // Nothing wider than a point is there to be read.
  if (wide > 1 && needs > wide + 1.5 && e.checkVisibility({ visibilityProperty: true })) {
    found.push(`“${word}” needs ${Math.round(needs)} and has ${Math.round(wide)} in ${box.tagName.toLowerCase()}${box.id ? `#${box.id}` : ""}.${box.className}`);
  }
}
return found;
