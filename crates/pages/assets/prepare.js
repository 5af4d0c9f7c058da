// Preparing, live: what is typed is read at once, and the figures that follow from it are shown. The page works without.
"use strict";
(() => {
  let busy = false, again = false, leaving = false;
  const form = () => document.getElementById("prepare-form");
  const read = async () => {
    if (busy) { again = true; return; }
    busy = true;
    do {
      again = false;
      const sent = new URLSearchParams(new FormData(form()));
      // Pasted lines and everything that moves tables wait for their button.
      sent.set("paste_a", ""); sent.set("paste_b", ""); sent.set("do", "read");
      try {
        const answer = await fetch(form().action, { method: "POST", body: sent });
        if (!answer.ok || leaving) break;
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        if (!again) lay(page);
      } catch { break; }
    } while (again);
    busy = false;
  };
  const lay = (page) => {
    const now = document.getElementById("main"), made = page.getElementById("main");
    if (!made || !made.querySelector("#prepare-form")) return;
    const at = document.activeElement, id = at && at.id;
    const typed = at && "value" in at && at.tagName !== "BUTTON" ? at.value : null;
    const [from, to] = at && at.selectionStart !== undefined ? [at.selectionStart, at.selectionEnd] : [null, null];
    const open = [...now.querySelectorAll("details[data-keep]")].filter((d) => d.open).map((d) => d.dataset.keep);
    const pasted = ["paste-a", "paste-b"].map((p) => [p, (document.getElementById(p) || {}).value]);
    now.replaceWith(made);
    for (const one of made.querySelectorAll("details[data-keep]")) if (open.includes(one.dataset.keep)) one.open = true;
    for (const [p, value] of pasted) if (value && document.getElementById(p)) document.getElementById(p).value = value;
    const field = id && document.getElementById(id);
    if (field) {
      if (typed !== null && field.value !== typed) field.value = typed;
      field.focus({ preventScroll: true });
      try { if (from !== null) field.setSelectionRange(from, to); } catch { /* not a text field */ }
    }
  };
  document.addEventListener("change", (event) => {
    const field = event.target;
    if (!field.name || !field.closest("#prepare-form") || field.tagName === "TEXTAREA") return;
    read();
  });
  document.addEventListener("submit", () => { leaving = true; });
  addEventListener("pageshow", () => { leaving = false; });
})();
