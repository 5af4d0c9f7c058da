// The watchdog's look at a page: one line a fault, nothing where all is well. It looks, it does not touch.
const faults = [], body = document.body;
// A page a test wrote into its own address is none of the program's.
if (!body || location.protocol === "data:") return faults;

// What the person sees of a place: the window, less what the boxes around it cut off.
const sight = (e) => {
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let box = e.parentElement; box && box !== body && box !== document.documentElement; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.overflowX !== "visible" || style.overflowY !== "visible") {
      const at = box.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, at.left), Math.max(top, at.top), Math.min(right, at.right), Math.min(bottom, at.bottom)];
    }
    if (style.position === "fixed") break;
  }
  return { left, top, right, bottom };
};
// A thing higher than its window cannot be seen whole: its nearest edge will do.
const inSight = (e) => {
  const at = e.getBoundingClientRect(), within = sight(e), slack = 3;
  const high = at.height > within.bottom - within.top, wide = at.width > within.right - within.left;
  const down = high ? at.bottom > within.top + 12 && at.top < within.bottom - 12 : at.top >= within.top - slack && at.bottom <= within.bottom + slack;
  const across = wide ? at.right > within.left + 12 && at.left < within.right - 12 : at.left >= within.left - slack && at.right <= within.right + slack;
  return down && across;
};
const named = (e) => `${e.tagName.toLowerCase()}${e.id ? `#${e.id}` : e.name ? `[name=${e.name}]` : ""}`;
const where = (e) => { const at = e.getBoundingClientRect(); return `${Math.round(at.left)},${Math.round(at.top)} to ${Math.round(at.right)},${Math.round(at.bottom)} of ${innerWidth}×${innerHeight}`; };

// A message nobody wrote is shown as its key, in the text or in an attribute.
for (const key of new Set(document.documentElement.outerHTML.match(/⟨[^⟩]{0,80}⟩/g) || [])) faults.push(`a raw message key: ${key}`);

// Whoever types must see where.
const at = document.activeElement;
if (at && at.matches("input:not([type=hidden]), select, textarea") && at.checkVisibility({ visibilityProperty: true })) {
  if (!inSight(at)) {
    faults.push(`the focused field is out of sight: ${named(at)} at ${where(at)}`);
  } else {
    const box = at.getBoundingClientRect(), within = sight(at);
    const x = (Math.max(box.left, within.left) + Math.min(box.right, within.right)) / 2, y = (Math.max(box.top, within.top) + Math.min(box.bottom, within.bottom)) / 2;
    const over = document.elementFromPoint(x, y);
    if (over && over !== at && !at.contains(over) && !(at.labels && [...at.labels].some((l) => l.contains(over)))) faults.push(`the focused field is covered: ${named(at)} by ${named(over)}.${over.className}`);
  }
}

// What has just happened is told where the game master looks: at the end of the chronicle, or above what is asked next where a window has no
// room for its column. Who reads further up is left there, and told that there is more.
const shown = (css) => [...document.querySelectorAll(css)].filter((l) => l.checkVisibility());
const told = shown("body.gm #chronicle .log .line"), latest = shown("body.gm #latest .line"), more = shown("#chronicle .newer");
const newest = (latest.length ? latest : told).at(-1), asks = document.getElementById("asks");
// On a small window whoever works at another part of the page, a panel far below for one, is left there too.
const elsewhere = latest.length && asks && (asks.getBoundingClientRect().bottom < 0 || asks.getBoundingClientRect().top > innerHeight);
if (newest && !elsewhere) {
  const key = (newest.querySelector(".text") || newest).textContent;
  if (window.watchedNewest !== key) {
    if ([told.at(-1), latest.at(-1), more[0]].some((e) => e && inSight(e))) window.watchedNewest = key;
    else faults.push(`the newest line of the chronicle is out of sight: ${JSON.stringify(key.trim().slice(0, 80))} at ${where(newest)}`);
  }
}
return faults;
