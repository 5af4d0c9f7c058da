// Small comforts of the table. Every page works without them.
"use strict";
(() => {
  const all = (what, where = document) => [...where.querySelectorAll(what)];
  document.documentElement.classList.add("js");

  // Dice: the server reads the faces and says what they come to. Here digits are counted, so that the cursor can go on.
  const says = (field) => all("output").find((o) => o.htmlFor.contains(field.id));
  const mark = (field, far, text) => {
    const out = says(field);
    for (const name of ["full", "again", "bad"]) field.classList.toggle(name, far === name);
    if (!out) return;
    out.classList.toggle("again", far === "again");
    out.textContent = text;
  };
  const sum = async (field) => {
    const typed = field.value;
    if (!field.dataset.read || !typed.trim()) { mark(field, "part", ""); return false; }
    try {
      const answer = await fetch(`${field.dataset.read}&faces=${encodeURIComponent(typed)}`);
      if (!answer.ok) return false;
      const { far, text } = await answer.json();
      if (field.value !== typed) { if (far === "full") spill(field, typed); return false; }
      mark(field, far, text);
      return far === "full";
    } catch { return false; }
  };
  // Whoever types faster than the server tells that a chain has ended meant the next dice.
  const spill = async (field, typed) => {
    const rest = field.value.slice(typed.length);
    let into = after(field);
    if (field.dataset.digits || !field.value.startsWith(typed) || !/^\d+$/.test(rest) || !into || document.activeElement !== field) return;
    field.value = typed;
    sum(field);
    into.focus();
    for (const digit of rest) {
      into.value += digit;
      const full = await sum(into);
      if (!full && !typedAll(into)) continue;
      onward(into);
      if (!(into = after(into))) return;
    }
  };
  const onward = (field) => {
    const next = after(field);
    const button = field.form.querySelector("button.confirm, button[value=confirm]");
    if (next || button) (next || button).focus();
  };
  // As many digits as the dice have: nobody waits for the server to go on to the next field.
  const typedAll = (field) => field.dataset.digits && field.value.replace(/\D/g, "").length >= Number(field.dataset.digits);
  const fields = (form) => all("input.faces", form);
  const after = (field) => { const list = fields(field.form); return list.slice(list.indexOf(field) + 1).find((f) => !f.value); };
  document.addEventListener("input", (event) => {
    const field = event.target;
    if (field.classList && field.classList.contains("faces")) {
      field.value = field.value.replace(/[^\d\s,;+]/g, "");
      // What is typed is seen whole, however long it grows.
      if (field.value.length >= field.size) field.size = Math.min(32, field.value.length + 2);
      const known = sum(field);
      if (event.isTrusted && typedAll(field)) onward(field);
      // The end of a chain is for the server to tell; whoever has gone on is left where they are.
      else if (event.isTrusted && !field.dataset.digits) known.then((full) => { if (full && document.activeElement === field) onward(field); });
    }
    chosen(field);
  });
  // Some browsers tell of a choice from a list only when it is made, not as it is made.
  const chosen = (field) => {
    if (!field.matches) return;
    if (field.matches("#gesture-what, select.needy")) needs();
    if (field.closest("#orders-form")) missing();
  };
  document.addEventListener("change", (event) => chosen(event.target));

  // Orders still missing are counted as one chooses.
  const missing = () => {
    const form = document.getElementById("orders-form"), line = document.getElementById("orders-missing");
    if (!form || !line) return;
    const left = all("tbody select", form).filter((s) => s.value === "").length;
    const said = left === 0 ? line.dataset.none : left === 1 ? line.dataset.one : line.dataset.many;
    if (said) line.textContent = said.replace("777", left);
  };

  // A ruling shows only the fields it needs.
  const needs = () => {
    for (const what of all("#gesture-what, select.needy")) {
      const list = ((what.selectedOptions[0] || {}).dataset || {}).needs || "";
      for (const one of all("[data-need]", what.closest(".effect") || what.form)) one.hidden = !list.split(" ").includes(one.dataset.need);
    }
  };
  document.addEventListener("click", (event) => {
    const opener = event.target.closest("[data-open]");
    if (opener) { document.getElementById(opener.dataset.open).showModal(); return; }
    const link = event.target.closest("a");
    if (!link) return;
    if (link.dataset.who) {
      const panel = document.getElementById("panel-gesture"), who = document.getElementById("gesture-who");
      if (panel && who) { event.preventDefault(); panel.open = true; who.value = link.dataset.who; tab("tab-todo"); document.getElementById("gesture-what").focus(); }
    } else if ((link.classList.contains("rule") || link.dataset.over !== undefined) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      rule(link.href, link.closest("dialog.over"));
    } else if (link.hash && link.pathname === location.pathname) {
      const there = document.getElementById(link.hash.slice(1));
      // What is folded away is folded out for whoever is led to it.
      for (let box = there && there.closest("details"); box; box = box.parentElement.closest("details")) box.open = true;
      const of = there && there.closest(".tab");
      if (of) tab(of.dataset.tabOf || of.id);
    }
  });

  // A question with many answers, or an effect that may fall on many, fetches them when somebody turns to it.
  const answers = async (event) => {
    const row = event.target.closest && event.target.closest("tr, .effect");
    for (const select of row ? all("select[data-more]", row) : []) {
      const src = select.dataset.more;
      delete select.dataset.more;
      try {
        const whole = new DOMParser().parseFromString(await (await fetch(src)).text(), "text/html").querySelector("#fetched select");
        if (!whole) continue;
        const now = select.value;
        select.replaceChildren(...whole.children);
        select.value = now;
        const link = row.querySelector("a.more-choices");
        if (link) link.remove();
      } catch { select.dataset.more = src; }
    }
  };
  document.addEventListener("mouseover", answers);
  document.addEventListener("focusin", answers);

  // A sheet is fetched when its card is opened.
  document.addEventListener("toggle", async (event) => {
    const box = event.target;
    if (!box.open || !box.dataset.src || box.dataset.full) return;
    box.dataset.full = "yes";
    try {
      const answer = await fetch(box.dataset.src);
      const text = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("fetched");
      const link = box.querySelector("summary + *");
      if (text && link) { text.removeAttribute("id"); link.replaceWith(text); needs(); }
    } catch { delete box.dataset.full; }
  }, true);

  // What is shown over the table: a rule, a line, a look at what something would do. The browser's way back closes what lies uppermost,
  // and leaves the table under it as it was.
  const boxes = () => all("dialog.over").filter((box) => box.open);
  const depth = () => (history.state && history.state.over) || 0;
  const opened = () => Math.max(0, ...boxes().map((box) => box.level));
  let leaving = null;
  // Whatever closed a box, the way back no longer leads through it.
  const leave = () => {
    if (leaving || depth() <= opened()) return leaving || Promise.resolve();
    const way = new Promise((gone) => {
      const end = () => { if (leaving === way) leaving = null; gone(); };
      addEventListener("popstate", end, { once: true });
      // A browser that forgot the way back must not keep anybody waiting.
      setTimeout(end, 1000);
    });
    leaving = way;
    history.go(opened() - depth());
    return leaving;
  };
  addEventListener("popstate", () => boxes().filter((box) => box.level > depth()).forEach((box) => box.close()));
  const over = (id, content) => {
    let box = document.getElementById(id);
    if (!box) {
      box = document.createElement("dialog");
      [box.id, box.className] = [id, "over"];
      document.body.append(box);
      box.addEventListener("click", (event) => {
        if (event.target !== box && !event.target.closest("[data-close]")) return;
        event.preventDefault();
        box.close();
      });
      box.addEventListener("close", () => { if (!box.open) box.replaceChildren(); leave(); });
    }
    const close = document.createElement("button");
    close.type = "button";
    close.dataset.close = "";
    close.textContent = "✕";
    close.setAttribute("aria-label", (document.querySelector("#keys button") || close).textContent);
    box.replaceChildren(content, ...(content.querySelector("[data-close]") ? [] : [close]));
    box.setAttribute("aria-label", content.querySelector("h1").textContent);
    if (!box.open) {
      box.level = opened() + 1;
      box.showModal();
      history.pushState({ over: box.level }, "");
    }
    const first = content.querySelector("input.faces, .primary");
    if (first) first.focus();
    fields(box).forEach(sum);
  };
  // Closes all of them, and goes on when the way back is clear.
  const closed = () => { boxes().forEach((box) => box.close()); return leave(); };
  // Loaded anew, nothing lies over the table any more.
  if (depth()) leave();
  window.montjoie = { over, closed, whole: (select) => answers({ target: select }) };

  // A rule asked for in a box lies over it: what was typed there stays.
  const rule = async (href, inside) => {
    try {
      const answer = await fetch(href);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const text = page.getElementById("sheet") || page.getElementById("rule") || page.getElementById("fetched");
      if (!text) throw new Error("no rule");
      over(inside ? "more-box" : "rule-box", text);
    } catch { location.href = href; }
  };

  // Tabs of a phone.
  const tabs = all(".tabs a");
  const tab = (id) => {
    if (!tabs.some((t) => t.hash === `#${id}`)) return;
    for (const t of tabs) t.toggleAttribute("aria-current", t.hash === `#${id}`);
    for (const part of all(".tab")) part.classList.toggle("shown", part.id === id || part.dataset.tabOf === id);
  };
  for (const t of tabs) t.addEventListener("click", (event) => { event.preventDefault(); tab(t.hash.slice(1)); scrollTo(0, 0); document.dispatchEvent(new CustomEvent("montjoie:tab", { detail: t.hash.slice(1) })); });
  tab("tab-todo");

  // The chronicle is filtered in place.
  const filter = () => {
    const who = document.getElementById("filter-who"), kind = document.getElementById("filter-kind");
    if (!who || !kind) return;
    if (who.value || kind.value) for (const box of all("#chronicle .log details.fold")) box.open = true;
    for (const line of all(".log .line")) {
      line.hidden = (who.value && line.dataset.who !== who.value) || (kind.value && !line.classList.contains(kind.value));
    }
  };
  document.addEventListener("change", (event) => { if (event.target.closest(".filter")) filter(); });
  document.addEventListener("submit", (event) => {
    if (event.target.matches(".chronicle .filter")) { event.preventDefault(); filter(); return; }
    // A double tap sends once; another button of the same form is another wish.
    const wish = event.submitter ? `${event.submitter.name}=${event.submitter.value}` : "sent";
    if (event.target.dataset.sent === wish) event.preventDefault();
    event.target.dataset.sent = wish;
    setTimeout(() => delete event.target.dataset.sent, 4000);
  });

  // Whoever is looked at lights up its opponents and its lines.
  const light = (card) => {
    for (const lit of all(".lit")) lit.classList.remove("lit");
    for (const lit of all(".line-lit")) lit.classList.remove("line-lit");
    if (!card) return;
    for (const id of (card.dataset.against || "").split(" ").filter(Boolean)) {
      const foe = document.getElementById(id);
      if (foe) foe.classList.add("lit");
    }
    for (const line of all(".log .line")) line.classList.toggle("line-lit", line.dataset.who === card.id);
  };
  document.addEventListener("mouseover", (event) => light(event.target.closest && event.target.closest(".card")));
  document.addEventListener("focusin", (event) => light(event.target.closest && event.target.closest(".card")));

  // Keys: shown on the buttons and on “?”. Never while somebody types.
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest && event.target.closest("input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]");
    const key = `${event.ctrlKey || event.metaKey ? "ctrl+" : ""}${event.key.toLowerCase()}`;
    // What lies over the table has its own buttons, and Escape closes it.
    if (document.querySelector("dialog[open]")) return;
    const press = (what) => {
      const button = all("[data-key]").find((b) => b.dataset.key === what && !b.disabled);
      if (button) { event.preventDefault(); button.click(); }
    };
    if (key === "ctrl+enter") return press("n");
    if (key === "escape" && typing) { typing.blur(); return; }
    // A field for faces takes digits only: letters are free to be keys there, and so is undoing when nothing was typed.
    const faces = typing && typing.classList.contains("faces");
    if (typing && !(faces && (key.startsWith("ctrl+") ? typing.value === typing.defaultValue : /^[a-z?]$/.test(key)))) return;
    if (key === "ctrl+z" || key === "ctrl+y") return press(key);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "?") { const box = document.getElementById("keys"); const help = document.getElementById("help"); if (box || help) { event.preventDefault(); if (box) box.showModal(); else { help.open = !help.open; help.scrollIntoView({ block: "nearest" }); if (help.open) help.firstElementChild.focus({ preventScroll: true }); } } return; }
    if ("1234".includes(key) && tabs[key - 1]) { event.preventDefault(); tabs[key - 1].click(); const there = document.querySelector(tabs[key - 1].hash); if (there) there.scrollIntoView(); return; }
    if (key === "/") { const box = document.getElementById("filter-who"); if (box) { event.preventDefault(); tab("tab-chronicle"); box.focus(); } return; }
    if (key === "j" || key === "k") {
      const cards = all(".card a.sheet"), at = cards.indexOf(document.activeElement);
      const next = cards[at + (key === "j" ? 1 : -1)] || cards[key === "j" ? 0 : cards.length - 1];
      if (next) { event.preventDefault(); next.focus(); }
      return;
    }
    press(key);
  });

  // An abbreviation that is touched says what it means, where no pointer hovers.
  document.addEventListener("click", (event) => {
    const short = event.target.closest && event.target.closest("abbr[title], dt[title]"), told = document.querySelector(".meaning");
    if (told) told.remove();
    if (!short || matchMedia("(hover: hover)").matches) return;
    const says = document.createElement("p");
    says.className = "meaning";
    says.setAttribute("role", "status");
    says.textContent = `${short.textContent} : ${short.title}`;
    document.querySelector("main").append(says);
  });

  const ready = () => { needs(); fields(document).forEach(sum); const current = document.querySelector(".tabs [aria-current]"); if (current) tab(current.hash.slice(1)); };
  document.addEventListener("montjoie:laid", () => { ready(); filter(); });
  // A form of a scene that was sent back: the cursor goes to what it wants.
  let ending = false;
  document.addEventListener("submit", (event) => { if (event.target.id === "scene-form") ending = true; });
  document.addEventListener("montjoie:laid", (event) => {
    if (!ending || event.target.id !== "scene") return;
    ending = false;
    const wanted = event.target.querySelector("[aria-invalid]") || event.target.querySelector("p.wrong");
    if (wanted) { wanted.scrollIntoView({ block: "center" }); if (wanted.matches("select, input")) wanted.focus({ preventScroll: true }); }
  });
  ready();
})();
