// Forms of a live page are sent without leaving it: nothing jumps, and what was typed outlives a lost connection. What came of
// it is brought by the stream, to this page as to every other. What is looked at first is shown over the page, whether it is live or not.
"use strict";
(() => {
  const body = document.body, isLive = !!body.dataset.live;
  const base = isLive ? new URL(body.dataset.live, location.href).pathname.replace(/events$/, "") : "/b/";
  let done = false, ruled = false, typing = false, looked = null, last = Promise.resolve();

  // After an answer the cursor goes where the next one is wanted.
  const settle = () => {
    if (!done) return;
    // On a phone what a ruling brought is above the panel it was made in.
    if (ruled && done === "aside" && !matchMedia("(min-width: 700px)").matches) requestAnimationFrame(montjoie.latest);
    ruled = false;
    const at = document.activeElement, lost = !at || at === body;
    // A ruling or a line of one's own leaves the cursor where it is, unless that place is gone.
    if (!lost && (done === "aside" || (at.matches("textarea, input:not([type])") && !at.matches(".faces")))) return;
    const flow = done === "flow";
    done = false;
    const next = document.querySelector("#dice-form input.faces[aria-invalid]") || document.querySelector("#dice-form input.faces[value='']")
      || document.getElementById("orders-form") || document.getElementById("judge-form") || document.querySelector("#todo .primary");
    if (!next) return;
    // Whoever types already is not led elsewhere by an update that comes late.
    if (!lost && at.matches("input.faces") && !next.matches("[aria-invalid]")) { montjoie.reveal(at); return; }
    // A phone's keyboard covers half of what there is to see: it stays away unless it was there.
    if (matchMedia("(min-width: 700px)").matches || (typing && next.matches(".faces"))) {
      // A form is only begun: the next Tab is its first field, and letters are still keys.
      if (next.tagName === "FORM") next.tabIndex = -1;
      next.focus({ preventScroll: true });
      // A chain that broke off goes on where it ended.
      if (next.matches("input") && next.value) next.setSelectionRange(next.value.length, next.value.length);
    } else if (!flow) return;
    if (!next.closest("#todo")) montjoie.begin(next);
  };
  // Other parts may be laid in between, the chances for one: only what is asked counts.
  document.addEventListener("montjoie:laid", (event) => { if (["asks", "todo"].includes(event.target.id)) queueMicrotask(settle); });

  // What it would do lies over the page, and the form it was typed into stays as it is under it.
  const look = (form, page) => {
    const content = document.createElement("div");
    content.className = "look";
    content.append(...page.getElementById("main").childNodes);
    if (!form.closest("#look-box")) looked = form;
    montjoie.over("look-box", content);
  };
  // The form that was looked at; an update may have laid it anew meanwhile.
  const origin = (form) => {
    if (!form.closest("#look-box") || !looked) return null;
    return looked.isConnected ? looked : looked.id ? document.getElementById(looked.id) : null;
  };
  // Why it cannot be is said where it was typed, when that lies over the page or follows nothing.
  const refuse = (form, why) => {
    const said = form.querySelector(".notice.wrong") || form.insertBefore(document.createElement("p"), form.firstChild);
    said.className = "notice wrong";
    said.setAttribute("role", "alert");
    said.textContent = why;
  };

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.method !== "post" || !new URL(form.action).pathname.startsWith(base)) return;
    if (!isLive && !form.matches("form.look, dialog.over form")) return;
    event.preventDefault();
    body.classList.add("sending");
    // Whoever only looks first keeps what they filled in.
    const first = form.matches("form.look") && (!event.submitter || event.submitter.value !== "lay");
    const forms = first ? [] : [form, origin(form)].filter(Boolean);
    for (const one of forms) one.dataset.gone = "yes";
    let taken = false;
    try {
      const sent = new URLSearchParams(new FormData(form, event.submitter));
      const kind = /\/(dice|orders|judge|go|answer|undo|redo)$/.test(form.action) ? "flow" : "aside";
      done = kind;
      ruled = /\/(gesture|amend|ruled|constat)$/.test(form.action) && !first;
      typing = !!document.activeElement && document.activeElement.matches("input.faces");
      // In the order of the taps: a quick hand may send the next before this one is answered.
      const before = last, sending = before.catch(() => {}).then(() => fetch(form.action, { method: "POST", body: sent }));
      last = sending;
      const answer = await sending;
      // Where an answer led is read only where a word on it may be wanted.
      const read = !answer.ok || !answer.redirected || kind === "aside";
      const page = new DOMParser().parseFromString(read ? await answer.text() : "", "text/html");
      if (!answer.ok) {
        // A word on why it cannot be takes the page's place.
        document.documentElement.replaceWith(page.documentElement);
        return;
      }
      // A form is answered by leading elsewhere; what answers by itself wants to be looked at.
      if (!answer.redirected) { done = false; look(form, page); return; }
      const wrong = page.querySelector("#todo .notice.wrong");
      if (wrong && (!isLive || form.closest("dialog.over"))) { done = false; refuse(form, wrong.textContent); return; }
      await montjoie.closed();
      if (new URL(answer.url).pathname !== location.pathname) { location.assign(answer.url); return; }
      if (!body.classList.contains("is-live")) { location.reload(); return; }
      for (const box of document.querySelectorAll("dialog[open]")) box.close();
      // Answers are taken away by what comes of them; a word or a ruling is cleared here.
      if (!wrong && kind === "aside") forms.forEach((one) => one.reset());
      taken = kind === "flow";
    } catch {
      if (isLive) montjoie.lost(); else refuse(form, body.dataset.lost);
    } finally {
      body.classList.remove("sending");
      delete form.dataset.sent;
      // The update may come after the answer: what was sent stays gone until it is there, or somebody types again.
      for (const one of forms) {
        const back = () => delete one.dataset.gone;
        if (taken) one.addEventListener("input", back, { once: true }); else back();
      }
    }
  });
})();
