// The page goes along with the battle: the field with the cursor, the words that say whose it is, and the newest result are in sight
// after every step, unless somebody looks elsewhere.
"use strict";
(() => {
  const root = document.documentElement, one = (what) => document.querySelector(what);
  const shown = (e) => !!e && e.getClientRects().length > 0;

  // The line to do lies over the top of the window, the tabs of a phone over its foot: what is brought into sight stays clear of both.
  const clear = () => {
    const todo = one("#todo"), tabs = one(".tabs");
    root.style.scrollPaddingTop = todo ? `${todo.offsetHeight + 10}px` : "";
    root.style.scrollPaddingBottom = shown(tabs) ? `${tabs.offsetHeight + 10}px` : "10px";
    return [todo ? todo.offsetHeight : 0, innerHeight - (shown(tabs) ? tabs.offsetHeight : 0)];
  };
  const rowOf = (field) => field.closest("tr, .judgement, .ask") || field;
  const inSight = (e) => {
    if (!shown(e)) return false;
    const [top, foot] = clear(), r = e.getBoundingClientRect();
    return r.top >= top - 1 && r.bottom <= foot + 1;
  };
  const reveal = (field) => {
    const [top, foot] = clear(), row = rowOf(field);
    if (row.offsetHeight < foot - top) row.scrollIntoView({ block: "nearest" });
    else field.scrollIntoView({ block: "nearest" });
  };
  // Where the next answer is wanted, with what has just happened above it if both have room.
  const begin = (field) => {
    const row = field.tagName === "FORM" ? rowOf(field.querySelector("tbody tr, .judgement, select, input:not([type=hidden])") || field) : rowOf(field);
    const latest = one("#latest"), head = shown(latest) && latest.childElementCount ? latest : row.closest("form") || row;
    const [top, foot] = clear();
    if (inSight(row) && inSight(head)) return;
    const fits = row.getBoundingClientRect().bottom - head.getBoundingClientRect().top < foot - top - 20;
    if (fits) head.scrollIntoView({ block: "start" });
    // Where no cursor waits, what has just happened is seen first.
    else if (field.tagName === "FORM" && head === latest) { head.scrollIntoView({ block: "start" }); return; }
    if (row.offsetHeight < foot - top) row.scrollIntoView({ block: "nearest" });
  };
  const latest = () => {
    const box = one("#latest");
    if (shown(box) && box.childElementCount && !inSight(box.lastElementChild)) box.scrollIntoView({ block: "start" });
  };
  let still = false;
  // A page that moves under a finger takes the tap elsewhere: it moves when the finger is gone.
  let pressed = false;
  document.addEventListener("pointerdown", () => { pressed = true; }, true);
  for (const up of ["pointerup", "pointercancel"]) document.addEventListener(up, () => setTimeout(() => { pressed = false; }), true);
  document.addEventListener("focusin", (event) => {
    const field = event.target;
    if (still || !field.matches("input, select, textarea")) return;
    if (!field.matches("input.faces")) {
      // Reached by a key: a tall one may hang over the foot of the window.
      if (!pressed) requestAnimationFrame(() => { if (document.activeElement === field && !inSight(field)) field.scrollIntoView({ block: "nearest" }); });
      return;
    }
    if (!pressed) reveal(field);
    else document.addEventListener("pointerup", () => setTimeout(() => { if (document.activeElement === field) reveal(field); }), { once: true });
  });
  // An update keeps the cursor in sight if it was, and does not pull back whoever looks elsewhere.
  const steady = (change) => {
    const at = document.activeElement, was = at && at !== document.body && inSight(at);
    still = true;
    try { change(); } finally { still = false; }
    // What was laid above the chronicle may have moved it.
    follow(false);
    const now = document.activeElement;
    if (was && now && now !== document.body && now.matches("input, select, textarea") && !inSight(now)) reveal(now);
  };

  // The newest lines of the chronicle, in their own column or on the page of a phone.
  const NEAR = 60;
  let away = false, news = false, ours = -1, lines = 0, told = "";
  const column = () => {
    const c = one(".col-c");
    if (!shown(c)) return null;
    if (/auto|scroll/.test(getComputedStyle(c).overflowY)) return c;
    return matchMedia("(max-width: 699px)").matches ? document.scrollingElement : null;
  };
  // How far the end of the chronicle is below what one sees.
  const below = (c) => {
    const [, foot] = clear(), end = one(".col-c .log").getBoundingClientRect().bottom;
    return end - (c === document.scrollingElement ? foot : Math.min(foot, c.getBoundingClientRect().bottom));
  };
  // The column is as high as the window below it is: a short one that begins low would end out of sight, and could not be scrolled.
  const fit = (c) => {
    if (!c || c === document.scrollingElement) return;
    const [top] = clear();
    c.style.maxHeight = `${Math.max(160, innerHeight - Math.max(top, c.getBoundingClientRect().top) - 12)}px`;
  };
  const button = () => { const b = one(".newer"); if (b) b.hidden = !news; };
  const follow = (always) => {
    const c = column(), log = one(".col-c .log");
    if (!c || !log) return;
    fit(c);
    // A correction may tell as many lines as there were, and others.
    const all = log.querySelectorAll(".line"), last = all.length ? all[all.length - 1].textContent : "";
    const more = all.length > lines || (all.length > 0 && last !== told);
    [lines, told] = [all.length, last];
    if (always) away = false;
    if (away && below(c) > NEAR) { news = news || more; button(); return; }
    away = false;
    news = false;
    button();
    if (below(c) > -8) c.scrollTop += below(c) + 24;
    ours = c.scrollTop;
  };
  document.addEventListener("scroll", (event) => {
    const c = column(), which = event.target === document ? document.scrollingElement : event.target;
    if (which === document.scrollingElement) fit(c);
    // The column moves with the page until it sticks: its foot may leave the window, with the newest line on it.
    if (c && which !== c && which === document.scrollingElement && !away) follow(false);
    if (!c || which !== c || Math.abs(c.scrollTop - ours) < 2) return;
    ours = -1;
    away = below(c) > NEAR;
    if (!away) { news = false; button(); }
  }, true);
  document.addEventListener("click", (event) => { if (event.target.closest(".newer")) follow(true); });
  document.addEventListener("montjoie:tab", (event) => { if (event.detail === "tab-chronicle") follow(true); });
  document.addEventListener("montjoie:laid", (event) => { clear(); if (event.target.id === "chronicle") follow(false); });
  // A tablet that is turned shows the field with the cursor still; one that only hides its own bars pulls nobody back.
  let wide = innerWidth;
  addEventListener("resize", () => {
    clear();
    follow(false);
    if (innerWidth === wide) return;
    wide = innerWidth;
    // The browser has its own mind about where a page of another width was: it is heard first.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const at = document.activeElement;
      if (at && at.matches("input, select, textarea") && !inSight(at)) reveal(at);
    }));
  });
  Object.assign(window.montjoie, { reveal, begin, latest, steady });

  clear();
  if (column() !== document.scrollingElement) follow(true);
  const first = one("#dice-form input.faces:not([value]), #dice-form input.faces[value='']");
  if (first && matchMedia("(min-width: 700px)").matches) first.focus();
  // A window without the column opens as it stands after a step: the newest lines and what is asked next may lie several windows below the front.
  document.addEventListener("DOMContentLoaded", () => {
    const box = one("#latest"), asked = document.activeElement === first ? first : one("#dice-form, #orders-form, #judge-form");
    if (location.hash || !shown(box) || !box.childElementCount) return;
    if (asked) begin(asked);
    else latest();
  });
})();
