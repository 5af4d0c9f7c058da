// Preparing, live: what is typed or pressed is read at once, and what follows from it is shown without leaving the page. The page works without.
"use strict";
(() => {
  let busy = Promise.resolve(), leaving = false, timer = 0, counting = null;
  const one = (css, where = document) => where.querySelector(css);
  const form = () => document.getElementById("prepare-form");
  const fold = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/œ/g, "oe").replace(/æ/g, "ae").toLowerCase();

  // The catalogue is searched as one types.
  const seek = () => {
    const field = document.getElementById("seek");
    if (!field) return;
    const words = fold(field.value).split(/[^\p{L}\p{N}+\-\/]+/u).filter(Boolean);
    const kind = (document.getElementById("seek-kind") || {}).value || "", worth = (document.getElementById("seek-worth") || {}).value || "";
    let shown = 0, all = 0;
    for (const row of document.querySelectorAll(".rows > li")) {
      const by = row.dataset.found.split(" ");
      row.hidden = !!((kind && row.dataset.kind !== kind) || (worth && row.dataset.worth !== worth) || !words.every((w) => by.some((b) => b.startsWith(w))));
      shown += !row.hidden;
      all += 1;
    }
    const told = document.getElementById("found");
    if (told) told.textContent = told.textContent.replace(/\d+/, shown).replace(/\d+(\D*)$/, `${all}$1`);
  };

  // What was typed since the writing was sent: the answer does not know of it yet. Where a line went away, those after it move up: then a
  // field of the same name may be another's.
  const since = (sent) => {
    if (["drop", "copy"].includes(sent.get("do").split("~")[0])) return [];
    const typed = [...form().querySelectorAll("input[id][name], select[id][name]")].filter((f) => f.type !== "hidden" && f.type !== "checkbox" && f.type !== "radio");
    return typed.filter((f) => sent.has(f.name) && !sent.getAll(f.name).includes(f.value)).map((f) => [f.id, f.value]);
  };

  // The new page takes the place of the old: what is folded open, where one was and what is being typed stay.
  const lay = (page, wanted, sent) => {
    const now = document.getElementById("main"), made = page.getElementById("main");
    if (!made || !one("#prepare-form", made)) return false;
    const at = document.activeElement, id = at && at.id, value = at && at.name === "do" ? at.value : null;
    const typed = at && "value" in at && at.tagName !== "BUTTON" ? at.value : null;
    const [from, to] = typed !== null && at.selectionStart !== undefined ? [at.selectionStart, at.selectionEnd] : [null, null];
    const open = [...now.querySelectorAll("details[data-keep]")].filter((d) => d.open).map((d) => d.dataset.keep);
    const pasted = ["paste-a", "paste-b"].map((p) => [p, (document.getElementById(p) || {}).value]);
    const rows = one(".rows", now), down = rows ? rows.scrollTop : 0, [x, y] = [scrollX, scrollY];
    const counted = one("#chances .scale", now) ? one("#chances", now).innerHTML : "";
    const newer = since(sent);
    now.replaceWith(made);
    for (const [field, text] of newer) if (document.getElementById(field)) document.getElementById(field).value = text;
    for (const d of made.querySelectorAll("details[data-keep]")) if (open.includes(d.dataset.keep)) d.open = true;
    if (!wanted) for (const [p, text] of pasted) if (text && document.getElementById(p)) document.getElementById(p).value = text;
    // The old chances stay, greyed, until there are new ones.
    const waits = one("#chances [data-count]", made);
    if (waits && counted) {
      const box = one("#chances", made);
      box.dataset.count = waits.dataset.count;
      box.innerHTML = counted;
      box.classList.add("old");
    }
    seek();
    if (one(".rows", made)) one(".rows", made).scrollTop = down;
    scrollTo(x, y);
    if (wanted === "sheet") {
      const sheet = document.getElementById("sheet"), name = sheet && one(".own-name", sheet.closest("li"));
      if (sheet) (sheet.closest("li") || sheet).scrollIntoView({ block: "nearest" });
      if (name && sheet.closest(".person")) { name.focus({ preventScroll: true }); name.select(); return true; }
    } else if (wanted) {
      const there = document.getElementById(wanted);
      if (there && matchMedia("(min-width: 700px)").matches) there.scrollIntoView({ block: "nearest" });
    }
    const again = (id && document.getElementById(id)) || (value && [...made.querySelectorAll("button[name=do]")].find((b) => b.value === value));
    if (again) {
      if (typed !== null && again.value !== typed) again.value = typed;
      again.focus({ preventScroll: true });
      try { if (from !== null) again.setSelectionRange(from, to); } catch { /* not a text field */ }
    }
    return true;
  };

  const send = async (sent, wanted) => {
    const answer = await fetch(form().action, { method: "POST", body: sent });
    if (!answer.ok || leaving) return;
    const to = new URL(answer.url);
    if (to.pathname !== new URL(form().action).pathname) { location.assign(answer.url); return; }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!lay(page, wanted, sent)) { location.assign(answer.url); return; }
    history.replaceState(null, "", to.pathname + to.search);
    soon();
  };
  // In the order they were pressed, each with the writing the one before it left.
  const queue = (what, wanted) => {
    busy = busy.then(async () => {
      if (leaving || !form()) return;
      const sent = new URLSearchParams(new FormData(form()));
      // Pasted lines wait for their own button.
      if (what === "read" && !wanted) { sent.set("paste_a", ""); sent.set("paste_b", ""); }
      sent.set("do", what);
      try { await send(sent, wanted); } catch { montjoie.lost && montjoie.lost(); }
    });
  };

  // The chances are counted half a second after the last change.
  const soon = () => {
    clearTimeout(timer);
    const box = document.getElementById("chances"), from = box && (box.dataset.count || (one("[data-count]", box) || { dataset: {} }).dataset.count);
    if (from) timer = setTimeout(() => count(from), 500);
  };
  const count = async (from) => {
    if (leaving) return;
    const writing = one("input[name=writing]", form()).value;
    counting = new AbortController();
    try {
      const answer = await fetch(from, { signal: counting.signal });
      const piece = answer.ok ? await answer.text() : "";
      const box = document.getElementById("chances");
      if (!piece || !box || one("input[name=writing]", form()).value !== writing) return;
      const made = new DOMParser().parseFromString(piece, "text/html");
      box.replaceChildren(...made.body.childNodes);
      box.classList.remove("old");
      delete box.dataset.count;
    } catch { /* the button stays */ }
  };

  document.addEventListener("input", (event) => { if (["seek", "seek-kind", "seek-worth"].includes(event.target.id)) seek(); });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.target.matches("input, textarea, select")) {
      const field = document.getElementById("seek");
      if (field) { event.preventDefault(); field.focus(); field.select(); }
    }
    if (event.target.id === "seek" && event.key === "Enter") {
      event.preventDefault();
      const row = [...document.querySelectorAll(".rows > li")].find((r) => !r.hidden);
      if (row) one(event.shiftKey ? ".plus.side-b" : ".plus.side-a", row).click();
    }
  });
  document.addEventListener("change", (event) => {
    const field = event.target;
    if (!field.name || !field.closest("#prepare-form") || field.tagName === "TEXTAREA" || field.id.startsWith("seek")) return;
    queue("read");
  });
  document.addEventListener("submit", (event) => {
    const button = event.submitter, value = button ? button.value : "read";
    const what = value.split("~")[0];
    if (event.target.id !== "prepare-form" || ["play", "raw", "forget"].includes(what)) {
      // What is fought or forgotten is prepared no more: nothing is counted for it.
      leaving = true;
      clearTimeout(timer);
      if (counting) counting.abort();
      return;
    }
    event.preventDefault();
    const wanted = { edit: "sheet", add: "sheet", copy: "sheet", options: "options", read: button && !button.matches(".sr") ? "read" : "" }[what];
    const place = value.split("~")[1] || "";
    queue(value, wanted !== undefined ? wanted : what === "more" || what === "less" ? "" : what === "troop" ? added(place) : "");
  });
  // Where the next unit of a side will stand.
  const added = (side) => {
    const host = document.getElementById(side === "side[2]" ? "host-b" : "host-a");
    const n = host ? host.querySelectorAll(".lines:not(.persons) > li:not(.inner)").length + 1 : 1;
    return `f-${`${side}.unit[${n}]`.replace(/[^a-zA-Z0-9]/g, "-")}`;
  };
  addEventListener("pageshow", () => { leaving = false; seek(); soon(); });
})();
