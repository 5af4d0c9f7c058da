// The page follows the battle: one stream, closed while nobody looks, opened again where it was left.
"use strict";
(() => {
  if (!document.body.dataset.live) return;
  const body = document.body, badge = document.getElementById("not-live");
  let seen = "0", stream = null, timer = 0;

  const live = (on) => { if (badge) badge.hidden = on; body.classList.toggle("is-live", on); };
  // The server is heard every fifteen seconds; twice that without a word and the page says that it may be old.
  const heard = () => {
    live(true);
    clearTimeout(timer);
    timer = setTimeout(() => { live(false); reopen(); }, 30000);
  };

  // What a person typed and has not sent, what is folded out, where the cursor stands: none of it is lost to an update.
  const keep = (old) => {
    const kept = { values: [], open: [], focus: null };
    for (const field of old.querySelectorAll("input[name], select[name], textarea[name]")) {
      // What is on its way comes back as the server took it.
      if (field.form && field.form.dataset.gone) continue;
      const box = field.type === "checkbox" || field.type === "radio";
      const was = box ? field.defaultChecked : field.tagName === "SELECT"
        ? [...field.options].filter((o) => o.defaultSelected).map((o) => o.value).join("\n") : field.defaultValue;
      const now = box ? field.checked : field.tagName === "SELECT"
        ? [...field.selectedOptions].map((o) => o.value).join("\n") : field.value;
      const untouched = field.tagName === "SELECT" && was === "" && field.selectedIndex <= 0 && !field.multiple;
      if (now !== was && !untouched && field.type !== "hidden") kept.values.push([field.id, field.name, field.value, box, now, field.tagName === "SELECT" ? [...field.selectedOptions].map((o) => o.textContent) : []]);
    }
    for (const one of old.querySelectorAll("details[data-keep]")) kept.open.push([one.dataset.keep, one.open]);
    const at = document.activeElement;
    if (at && old.contains(at)) kept.focus = [at.id, at.name, at.selectionStart, at.selectionEnd];
    return kept;
  };
  const restore = (now, kept) => {
    for (const [id, name, value, box, was, texts] of kept.values) {
      // Several fields may carry one name, as the effects of an outcome do: each finds its own again.
      const fields = [...now.querySelectorAll("[name]")].filter((f) => f.name === name);
      const field = (id && fields.find((f) => f.id === id)) || (box ? fields.find((f) => f.value === value) : fields[0]);
      if (!field) continue;
      if (box) field.checked = was;
      else if (field.tagName === "SELECT") {
        const values = was.split("\n");
        // An answer that was fetched is not among those the update brought: it is put back.
        values.forEach((v, i) => { if (v && field.dataset.more && ![...field.options].some((o) => o.value === v)) field.add(new Option(texts[i] || v, v)); });
        for (const option of field.options) option.selected = values.includes(option.value);
      } else field.value = was;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    for (const [key, open] of kept.open) {
      const one = [...now.querySelectorAll("details[data-keep]")].find((d) => d.dataset.keep === key);
      if (one) one.open = open;
    }
    if (kept.focus) {
      const [id, name, from, to] = kept.focus;
      const field = (id && document.getElementById(id)) || [...now.querySelectorAll("[name]")].find((f) => f.name === name);
      if (field) {
        field.focus({ preventScroll: true });
        try { if (from !== null && from !== undefined) field.setSelectionRange(from, to); } catch { /* not a text field */ }
      }
    }
  };

  const lay = (id, html) => {
    const old = document.getElementById(id);
    if (!old) return;
    const made = new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
    if (!made) return;
    const kept = keep(old);
    const log = old.querySelector(".log"), down = log && log.scrollTop;
    // A form that was fetched and is being filled in goes over as it is.
    for (const held of old.querySelectorAll("details[data-hold][data-full]")) {
      const box = [...made.querySelectorAll("details[data-hold]")].find((d) => d.dataset.keep === held.dataset.keep);
      // What is still on its way is fetched again.
      if (!box || !held.querySelector("form")) continue;
      box.dataset.full = "yes";
      box.replaceChildren(...held.childNodes);
    }
    old.replaceWith(made);
    restore(made, kept);
    // The colours of the sides lie on the body, for everything on it.
    if (made.dataset.body) {
      body.classList.remove(...[...body.classList].filter((c) => /^[ab]-/.test(c)));
      body.classList.add(...made.dataset.body.split(" "));
    }
    if (log && made.querySelector(".log")) made.querySelector(".log").scrollTop = down;
    made.dispatchEvent(new CustomEvent("montjoie:laid", { bubbles: true }));
  };

  Object.assign(window.montjoie, { lay, lost: () => live(false) });

  const on = (event) => {
    heard();
    if (event.lastEventId) seen = event.lastEventId;
    if (event.type === "reload") { location.reload(); return; }
    if (!event.data) return;
    const changed = JSON.parse(event.data);
    montjoie.steady(() => { for (const [id, html] of changed) lay(id, html); });
  };
  const open = () => {
    if (stream || document.hidden) return;
    const from = new URL(body.dataset.live, location.href);
    // A stream opened anew does not send Last-Event-ID by itself.
    if (seen !== "0") from.searchParams.set("after", seen);
    stream = new EventSource(from);
    stream.onopen = heard;
    stream.onmessage = on;
    stream.addEventListener("reload", on);
    stream.addEventListener("gone", () => location.reload());
    stream.addEventListener("beat", heard);
    stream.onerror = () => { live(false); if (stream && stream.readyState === EventSource.CLOSED) { shut(); setTimeout(open, 2000); } };
  };
  const shut = () => { if (stream) stream.close(); stream = null; clearTimeout(timer); };
  const reopen = () => { shut(); open(); };
  document.addEventListener("visibilitychange", () => (document.hidden ? shut() : open()));
  addEventListener("pagehide", shut);
  addEventListener("pageshow", open);
  addEventListener("online", reopen);
  addEventListener("offline", () => { shut(); live(false); });
  open();
})();
