// The map: a counter picked up shows where it may go, by two taps or carried there by mouse or finger. The choice is made in the list of
// orders, which is what is sent.
"use strict";
(() => {
  const all = (what, where = document) => [...where.querySelectorAll(what)];
  const orderOf = (who) => all("select[data-of]").find((s) => s.dataset.of === who && [...s.options].some((o) => o.dataset.to));
  const spots = (to) => all("[data-cell], [data-piece]").filter((e) => (e.dataset.cell || e.dataset.piece) === to);
  const tell = (text, wrong) => {
    const said = document.getElementById("map-said");
    if (!said || !text) return;
    said.textContent = text;
    said.classList.remove("sr");
    said.classList.toggle("wrong", wrong);
  };
  let held = null;
  const lands = () => { const list = held && orderOf(held); return list ? [...list.options].filter((o) => o.dataset.to) : []; };
  const release = () => {
    held = null;
    for (const e of all(".may-go, .held")) { e.classList.remove("may-go", "held"); if (e.dataset.cell) { e.removeAttribute("tabindex"); e.removeAttribute("role"); e.removeAttribute("aria-label"); } }
  };
  const pick = (who) => {
    release();
    if (!orderOf(who)) return false;
    held = who;
    for (const e of spots(who)) e.classList.add("held");
    for (const option of lands()) {
      for (const e of spots(option.dataset.to)) {
        e.classList.add("may-go");
        if (e.dataset.cell) { e.setAttribute("tabindex", "0"); e.setAttribute("role", "button"); e.setAttribute("aria-label", option.textContent); }
      }
    }
    return true;
  };
  const put = (to) => {
    const option = lands().find((o) => o.dataset.to === to);
    if (!option) return false;
    const select = orderOf(held);
    select.value = option.value;
    select.dispatchEvent(new Event("input", { bubbles: true }));
    tell(option.textContent, false);
    release();
    return true;
  };

  // Carried: from so many points on it is no tap any more.
  const TAP = 8, EDGE = 20, PACE = 9, WAIT = 15;
  let grip = null, dragged = false;
  const onMap = (event) => {
    const map = document.querySelector("svg.map"), drawn = map && map.getScreenCTM();
    return drawn ? new DOMPoint(event.clientX, event.clientY).matrixTransform(drawn.inverse()) : null;
  };
  const carry = () => {
    const now = onMap(grip.at);
    if (now && grip.start) grip.piece.setAttribute("transform", `translate(${now.x - grip.start.x} ${now.y - grip.start.y})`);
  };
  // A map larger than its window goes along when the counter is held at its edge for a moment.
  const along = () => {
    if (!grip || !grip.moved) return;
    const box = document.querySelector(".map-box"), r = box && box.getBoundingClientRect(), { clientX: x, clientY: y } = grip.at;
    if (r) {
      const way = (at, low, high) => (at < low + EDGE ? -PACE : at > high - EDGE ? PACE : 0);
      const [right, down] = [way(x, r.left, r.right), way(y, r.top, r.bottom)];
      grip.waits = right || down ? grip.waits + 1 : 0;
      if (grip.waits > WAIT) { box.scrollBy(right, down); carry(); }
    }
    requestAnimationFrame(along);
  };
  const letGo = () => { if (grip && grip.moved) grip.piece.removeAttribute("transform"); grip = null; };
  document.addEventListener("pointerdown", (event) => {
    dragged = false;
    letGo();
    const piece = event.isPrimary && event.button === 0 && event.target.closest && event.target.closest("[data-piece]");
    if (!piece || (held && piece.classList.contains("may-go")) || !orderOf(piece.dataset.piece)) return;
    grip = { piece, who: piece.dataset.piece, id: event.pointerId, at: event, start: onMap(event), moved: false, waits: 0 };
  });
  document.addEventListener("pointermove", (event) => {
    if (!grip || event.pointerId !== grip.id) return;
    const first = grip.at;
    if (!grip.moved) {
      if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < TAP) return;
      if (!pick(grip.who)) { grip = null; return; }
      [grip.moved, dragged] = [true, true];
      try { grip.piece.setPointerCapture(event.pointerId); } catch { /* the pointer is gone */ }
      requestAnimationFrame(along);
    }
    grip.at = event;
    carry();
  });
  document.addEventListener("pointerup", (event) => {
    if (!grip || event.pointerId !== grip.id) return;
    const { moved, who } = grip;
    letGo();
    if (!moved) return;
    const under = document.elementsFromPoint(event.clientX, event.clientY).map((e) => e.closest("[data-piece], [data-cell]")).filter(Boolean);
    const there = under.map((e) => e.dataset.piece || e.dataset.cell);
    if (there.some(put)) return;
    // Back where it lay: nothing was meant. Anywhere else is told, and where it may go stays lit.
    const said = document.getElementById("map-said"), cell = under.find((e) => e.dataset.cell), own = spots(who)[0];
    const middle = (e) => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
    const home = cell && own && document.elementsFromPoint(...middle(own)).includes(cell);
    if (home) release(); else tell(said && said.dataset.not, true);
  });
  document.addEventListener("pointercancel", () => { if (grip && grip.moved) release(); letGo(); });
  // A finger that carries a counter neither scrolls the page nor asks for a menu.
  const hold = (event) => { if (grip && event.cancelable) event.preventDefault(); };
  document.addEventListener("contextmenu", hold);
  document.addEventListener("dragstart", (event) => { if (event.target.closest && event.target.closest("svg.map")) event.preventDefault(); });
  const touchMap = (event) => {
    const spot = event.target.closest && event.target.closest("[data-piece], [data-cell]");
    if (!spot) return;
    const id = spot.dataset.piece || spot.dataset.cell;
    if (dragged) { event.preventDefault(); dragged = false; return; }
    if (held && put(id)) { event.preventDefault(); return; }
    if (spot.dataset.piece && pick(id)) { event.preventDefault(); return; }
    if (held && spot.dataset.cell) { const said = document.getElementById("map-said"); tell(said && said.dataset.not, true); }
  };
  document.addEventListener("click", touchMap, true);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && held) release();
    if ((event.key === "Enter" || event.key === " ") && event.target.dataset && event.target.dataset.cell) touchMap(event);
  });

  // Orders noted in the list and not sent yet: a line from each counter to where it would go. Who waits for an order can be carried.
  const plans = () => {
    const map = document.querySelector("svg.map");
    if (!map) return;
    if (!map.dataset.held) { map.dataset.held = "yes"; map.addEventListener("touchmove", hold, { passive: false }); }
    for (const piece of all("[data-piece]", map)) piece.classList.toggle("movable", !!orderOf(piece.dataset.piece));
    all(".plan", map).forEach((line) => line.remove());
    const middle = (box) => ["x", "y"].map((at) => Number(box.getAttribute(at)) + Number(box.getAttribute("width")) / 2);
    for (const select of all("select[data-of]")) {
      const to = select.selectedOptions[0] && select.selectedOptions[0].dataset.to;
      const piece = spots(select.dataset.of)[0], spot = to && spots(to)[0];
      if (!piece || !spot || !spot.closest("svg.map")) continue;
      const [from, end] = [piece, spot].map((e) => middle(e.querySelector("rect") || e));
      const line = document.createElementNS("http://www.w3.org/2000/svg", "line");
      [line.className.baseVal, line.dataset.plan] = ["plan", select.dataset.of];
      [["x1", from[0]], ["y1", from[1]], ["x2", end[0]], ["y2", end[1]]].forEach(([name, value]) => line.setAttribute(name, value));
      map.insertBefore(line, map.querySelector(".piece"));
    }
  };
  document.addEventListener("input", plans);
  document.addEventListener("change", plans);
  document.addEventListener("montjoie:laid", plans);
  plans();
})();
