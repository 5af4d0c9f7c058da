// Forms of a live page are sent without leaving it: nothing jumps, and what was typed outlives a lost connection. What came of
// it is brought by the stream, to this page as to every other.
"use strict";
(() => {
  const body = document.body;
  if (!body.dataset.live) return;
  const base = new URL(body.dataset.live, location.href).pathname.replace(/events$/, "");
  let done = false, last = Promise.resolve();

  // After an answer the cursor goes where the next one is wanted.
  const settle = () => {
    if (!done || !matchMedia("(min-width: 700px)").matches) return;
    const at = document.activeElement, lost = !at || at === body;
    // A ruling or a line of one's own leaves the cursor where it is, unless that place is gone.
    if (!lost && (done === "aside" || (at.matches("textarea, input:not([type])") && !at.matches(".faces")))) return;
    done = false;
    const next = document.querySelector("#dice-form input.faces[aria-invalid]") || document.querySelector("#dice-form input.faces[value='']")
      || document.getElementById("orders-form") || document.getElementById("judge-form") || document.querySelector("#todo .primary");
    if (!next) return;
    // A form is only begun: the next Tab is its first field, and letters are still keys.
    if (next.tagName === "FORM") next.tabIndex = -1;
    next.focus({ preventScroll: true });
    // A chain that broke off goes on where it ended.
    if (next.matches("input") && next.value) next.setSelectionRange(next.value.length, next.value.length);
  };
  // Other parts may be laid in between, the chances for one: only what is asked counts.
  document.addEventListener("montjoie:laid", (event) => { if (["asks", "todo"].includes(event.target.id)) queueMicrotask(settle); });

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.method !== "post" || !new URL(form.action).pathname.startsWith(base)) return;
    event.preventDefault();
    body.classList.add("sending");
    // Whoever only looks first keeps what they filled in.
    const first = event.submitter && event.submitter.value === "preview";
    if (!first) form.dataset.gone = "yes";
    try {
      const sent = new URLSearchParams(new FormData(form, event.submitter));
      done = /\/(dice|orders|judge|go|answer|undo|redo)$/.test(form.action) ? "flow" : "aside";
      // In the order of the taps: a quick hand may send the next before this one is answered.
      const before = last, sending = before.catch(() => {}).then(() => fetch(form.action, { method: "POST", body: sent }));
      last = sending;
      const answer = await sending;
      if (!answer.ok) {
        // A word on why it cannot be takes the page's place.
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        document.documentElement.replaceWith(page.documentElement);
        return;
      }
      if (new URL(answer.url).pathname !== location.pathname) { location.assign(answer.url); return; }
      if (!body.classList.contains("is-live")) { location.reload(); return; }
      for (const box of document.querySelectorAll("dialog[open]")) box.close();
      // Answers are taken away by what comes of them; a word or a ruling is cleared here.
      if (!first && done === "aside") form.reset();
    } catch {
      montjoie.lost();
    } finally {
      body.classList.remove("sending");
      delete form.dataset.sent;
      delete form.dataset.gone;
    }
  });
})();
