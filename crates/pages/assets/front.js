// The front: orders are given by pointing. A unit taken in hand shows whom it may aim at; pointed at, the order is noted in the list of orders,
// which is what is sent. Arrows are drawn for what is noted (dots) and for what was ordered and not carried out (full).
"use strict";
(() => {
  const all = (what, where = document) => [...where.querySelectorAll(what)];
  const front = () => document.getElementById("front");
  const said = () => document.getElementById("front-said");
  const unit = (id) => all("#front [data-unit]").find((e) => e.dataset.unit === id);
  const listsOf = (id) => all("select[data-of]").filter((s) => s.dataset.of === id);
  const tell = (text) => { if (said()) said().textContent = text || ""; };
  let held = [], tags = [];

  // Choices open to everybody in hand, by what they would write down.
  const options = () => {
    const each = held.map((id) => listsOf(id).flatMap((s) => [...s.options].filter((o) => o.value).map((option) => ({ select: s, option }))));
    return (each[0] || []).filter((one) => each.every((list) => list.some((o) => o.option.value === one.option.value)));
  };
  const toward = (id) => options().filter((one) => one.option.dataset.to === id);
  // What is meant for nobody on the front: a verb alone, or a cell of a map.
  const alone = () => options().filter((one) => !one.option.dataset.to || (!unit(one.option.dataset.to) && !document.querySelector(`[data-cell="${one.option.dataset.to}"]`)));

  const clear = () => {
    for (const e of all("#front .held, #front .may-aim")) e.classList.remove("held", "may-aim");
    for (const e of all("#front .key-tag, #front .deeds")) e.remove();
    tags = [];
  };
  const release = () => { held = []; clear(); tell(""); };

  const note = (value) => {
    let text = "";
    for (const id of held) {
      for (const select of listsOf(id)) {
        const option = [...select.options].find((o) => o.value === value);
        if (!option) continue;
        select.value = value;
        text = option.textContent;
        select.dispatchEvent(new Event("input", { bubbles: true }));
        break;
      }
    }
    const last = held[held.length - 1];
    release();
    tell(text);
    if (last && unit(last)) { const link = unit(last).querySelector(".token"); if (link) link.focus({ preventScroll: true }); }
  };

  // Several deeds: asked beside whoever is meant.
  const ask = (beside, list, from) => {
    for (const e of all("#front .deeds")) e.remove();
    const box = document.createElement("div"), title = document.createElement("p");
    [box.className, title.textContent] = ["deeds", said() ? said().dataset.deeds : ""];
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", title.textContent);
    box.append(title);
    tags = tags.slice(0, from);
    list.forEach((one, i) => {
      const button = document.createElement("button"), key = document.createElement("kbd");
      button.type = "button";
      button.setAttribute("aria-pressed", one.option.selected);
      button.append(one.option.textContent);
      if (from + i < 9) { key.textContent = from + i + 1; button.prepend(key); tags.push(() => note(one.option.value)); }
      button.addEventListener("click", () => note(one.option.value));
      box.append(button);
    });
    const sheet = document.createElement("a");
    [sheet.href, sheet.textContent, sheet.className] = [sheetOf(beside.dataset.unit), said() ? said().dataset.sheet : "", "quiet"];
    if (held.includes(beside.dataset.unit)) { sheet.addEventListener("click", (event) => { event.preventDefault(); open(beside.dataset.unit); }); box.append(sheet); }
    front().append(box);
    const home = front().getBoundingClientRect(), at = (beside.querySelector(".box") || beside).getBoundingClientRect();
    const left = Math.min(Math.max(0, at.left - home.left), Math.max(0, home.width - box.offsetWidth));
    const under = at.bottom - home.top + 8, over = at.top - home.top - box.offsetHeight - 8;
    box.style.left = `${left}px`;
    box.style.top = `${at.bottom + box.offsetHeight + 8 > innerHeight && over > 0 ? over : under}px`;
    return box;
  };

  const show = () => {
    clear();
    held.forEach((id) => { const e = unit(id); if (e) e.classList.add("held"); });
    const targets = all("#front [data-unit]").filter((e) => !held.includes(e.dataset.unit) && toward(e.dataset.unit).length);
    targets.forEach((e, i) => {
      e.classList.add("may-aim");
      if (i > 8) return;
      const tag = document.createElement("span");
      [tag.className, tag.textContent] = ["key-tag", i + 1];
      tag.setAttribute("aria-hidden", "true");
      (e.querySelector(".box") || e).append(tag);
      tags.push(() => aim(e.dataset.unit));
    });
    const rest = alone().concat(toward(held[0]));
    const names = targets.slice(0, 9).map((e, i) => `${i + 1} ${e.querySelector(".name").textContent}`);
    if (said()) tell(targets.length ? `${said().dataset.aim} ${names.join(", ")}` : said().dataset.deeds);
    const last = unit(held[held.length - 1]);
    if (rest.length && last) ask(last, rest, tags.length);
  };
  const take = async (id, more) => {
    const lists = listsOf(id);
    if (!lists.length) return false;
    for (const select of lists) if (select.dataset.more && montjoie.whole) await montjoie.whole(select);
    held = more ? (held.includes(id) ? held.filter((one) => one !== id) : [...held, id]) : [id];
    if (held.length) show(); else release();
    return true;
  };
  const aim = (id) => {
    const list = toward(id);
    if (!list.length) return false;
    if (list.length === 1) note(list[0].option.value);
    else { clear(); held.forEach((one) => unit(one) && unit(one).classList.add("held")); const first = ask(unit(id), list, 0).querySelector("button"); if (first) first.focus({ preventScroll: true }); }
    return true;
  };

  const sheetOf = (id) => `${new URL(document.body.dataset.live || "events", location.href).pathname.replace(/\/events$/, "")}/sheet/${id}`;
  // The sheet of somebody, over the table.
  const open = async (id) => {
    try {
      const answer = await fetch(sheetOf(id));
      const page = answer.ok && new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("sheet");
      if (!page) throw new Error("no sheet");
      for (const inside of all("[id]", page)) inside.removeAttribute("id");
      montjoie.over("sheet-box", page);
    } catch { location.hash = id; }
  };

  document.addEventListener("click", (event) => {
    const link = event.target.closest && event.target.closest("#front .token[href]");
    if (!link) {
      if (held.length && event.target.closest && !event.target.closest(".deeds, #front select, form")) release();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const id = link.closest("[data-unit]").dataset.unit;
    if (held.length && !event.shiftKey) {
      if (held.includes(id) && held.length === 1) { release(); open(id); return; }
      if (aim(id)) return;
    }
    if (listsOf(id).length) { take(id, event.shiftKey && held.length > 0); return; }
    if (held.length) { tell(said() && said().dataset.not); return; }
    open(id);
  }, true);

  // Tab enters the front once; arrows go to the next counter that way.
  let at = null;
  const tokens = () => all("#front .token[href]").filter((t) => t.getClientRects().length);
  const rove = () => {
    const list = tokens(), here = list.find((t) => t.hash === at) || list[0];
    for (const t of list) t.tabIndex = t === here ? 0 : -1;
  };
  document.addEventListener("focusin", (event) => {
    if (!event.target.matches || !event.target.matches("#front .token")) return;
    at = event.target.hash;
    rove();
  });
  const middle = (e) => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const go = (from, way) => {
    const [x, y] = middle(from), ahead = [];
    for (const t of tokens()) {
      const [tx, ty] = middle(t), on = (tx - x) * way[0] + (ty - y) * way[1], off = Math.abs((tx - x) * way[1]) + Math.abs((ty - y) * way[0]);
      if (t !== from && on > 4) ahead.push([on + 2.5 * off, t]);
    }
    ahead.sort((a, b) => a[0] - b[0]);
    if (ahead.length) ahead[0][1].focus();
  };
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest && event.target.closest("input, textarea, select");
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const token = event.target.closest && event.target.closest("#front .token");
    const done = () => { event.preventDefault(); event.stopImmediatePropagation(); };
    if (token && WAYS[event.key]) { done(); go(token, WAYS[event.key]); return; }
    if (token && event.key === " ") { done(); token.click(); return; }
    if (!held.length || typing) return;
    if (event.key === "Escape") { done(); release(); return; }
    if (/^[1-9]$/.test(event.key) && tags[event.key - 1]) { done(); tags[event.key - 1](); }
  }, true);

  // Arrows: from the edge of a counter to the edge of whom it is meant for.
  const SVG = "http://www.w3.org/2000/svg";
  const draw = () => {
    const hosts = document.querySelector("#front .hosts");
    if (!hosts || !hosts.getClientRects().length) return;
    for (const e of all(".arrows", hosts)) e.remove();
    const home = hosts.getBoundingClientRect(), made = [], used = {};
    const arrow = (from, to, kind) => {
      const [one, other] = [from, to].map((id) => unit(id));
      if (!one || !other || one === other) return;
      const [a, b] = [one, other].map((e) => (e.querySelector(".box") || e).getBoundingClientRect());
      if (!a.width || !b.width) return;
      const down = b.top > a.bottom - 4, up = b.bottom < a.top + 4, right = b.left > a.left;
      used[to] = (used[to] || 0) + 1;
      const shift = ((used[to] % 2 ? 1 : -1) * Math.floor(used[to] / 2)) * 16;
      const from_ = down ? [a.x + a.width / 2, a.bottom] : up ? [a.x + a.width / 2, a.top] : [right ? a.right : a.left, a.y + a.height / 2];
      const end = down ? [b.x + b.width / 2 + shift, b.top - 3] : up ? [b.x + b.width / 2 + shift, b.bottom + 3] : [right ? b.left - 3 : b.right + 3, b.y + b.height / 2 + shift];
      const [x1, y1, x2, y2] = [from_[0] - home.x, from_[1] - home.y, end[0] - home.x, end[1] - home.y];
      const side = one.closest(".side-a") ? "side-a" : "side-b";
      // A long way goes round whoever stands between, one side's to the left, the other's to the right.
      const far = Math.abs(y2 - y1) > 170 ? (side === "side-a" ? -1 : 1) * Math.min(150, home.width / 5) : 0;
      const bend = down || up ? [x1 + far, y1 + (y2 - y1) / 3, x2 + far, y1 + (y2 - y1) * 2 / 3] : [(x1 + x2) / 2, y1 - 26, (x1 + x2) / 2, y2 - 26];
      const turn = Math.atan2(y2 - bend[3], x2 - bend[2]);
      const tip = [-.45, .45].map((d) => `${x2 - 11 * Math.cos(turn + d)} ${y2 - 11 * Math.sin(turn + d)}`);
      made.push([`${side} ${kind}`, `M${x1} ${y1}C${bend.join(" ")} ${x2} ${y2}`], [`${side} head`, `M${x2} ${y2}L${tip.join("L")}Z`]);
    };
    for (const e of all("#front [data-aim][data-unit]")) for (const to of e.dataset.aim.split(" ")) arrow(e.dataset.unit, to, "given");
    for (const select of all("select[data-of]")) {
      const option = select.selectedOptions[0], of = unit(select.dataset.of);
      if (of) of.classList.toggle("has-order", !!select.value);
      if (option && option.value && option.dataset.to) arrow(select.dataset.of, option.dataset.to, "noted");
    }
    if (!made.length) return;
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("class", "arrows");
    svg.setAttribute("aria-hidden", "true");
    for (const [kind, d] of made) {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("class", kind);
      path.setAttribute("d", d);
      svg.append(path);
    }
    hosts.prepend(svg);
  };
  let soon = 0;
  const later = () => { cancelAnimationFrame(soon); soon = requestAnimationFrame(draw); };
  for (const when of ["input", "change", "toggle", "montjoie:tab"]) document.addEventListener(when, later, true);
  addEventListener("resize", later);
  document.addEventListener("montjoie:laid", (event) => {
    if (event.target.id === "front" || event.target.querySelector("select[data-of]") || event.target.id === "asks") { release(); rove(); }
    later();
  });
  rove();
  later();
})();
