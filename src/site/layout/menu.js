// What script adds to the menu: its long lists, arrow keys between and inside its panels, Escape, and closing when the
// visitor goes elsewhere. A page fetches this as he comes near its menu, which stands without it.

const menu = document.getElementById("menu");
const header = menu.closest("header");
const COMING_NEAR = ["pointerover", "focusin"];

let isFetching = false;

async function fillPanels() {
  if (isFetching) return;
  isFetching = true;
  try {
    const answer = await fetch(menu.dataset.lists);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const lists = new DOMParser().parseFromString(await answer.text(), "text/html").querySelectorAll(".menu-panel");
    menu.querySelectorAll("[data-later]").forEach((panel, index) => {
      const hadFocus = panel.contains(document.activeElement);
      panel.replaceChildren(...lists[index].childNodes);
      panel.removeAttribute("data-later");
      if (hadFocus) firstIn(panel)?.focus();
    });
    for (const event of COMING_NEAR) header.removeEventListener(event, fillPanels);
  } catch {
    // The links to the lists stand; whoever comes again asks again.
  }
  isFetching = false;
}

const isSummary = (element) => element.tagName === "SUMMARY";
const isTopEntry = (element) => isSummary(element) && !element.parentElement.parentElement.closest("details");
const firstIn = (element) => element.querySelector("a, summary");

/** Moves the focus, or opens or closes a panel, for a key pressed inside the menu; true when the key meant something. */
function handleKey(key, focused) {
  if (key === "ArrowRight") return isSummary(focused) && openAndEnter(focused);
  if (key === "ArrowLeft" || key === "Escape") return leave(focused);
  if (key === "ArrowDown") return isTopEntry(focused) ? openAndEnter(focused) : moveFocus(focused, 1);
  return key === "ArrowUp" && moveFocus(focused, -1);
}

function openAndEnter(summary) {
  summary.parentElement.open = true;
  firstIn(summary.nextElementSibling)?.focus();
  return true;
}

/** Closes the innermost open panel around the focus and puts the focus on its summary. */
function leave(focused) {
  const around = isSummary(focused) && !focused.parentElement.open ? focused.parentElement.parentElement : focused;
  const details = around.closest("details");
  if (!details) return false;
  details.open = false;
  details.querySelector("summary").focus();
  return true;
}

function moveFocus(focused, step) {
  const entries = [...menu.querySelectorAll("a, summary")].filter((entry) => entry.checkVisibility({ visibilityProperty: true }));
  const next = entries[entries.indexOf(focused) + step];
  next?.focus();
  return next !== undefined;
}

function closeAll() {
  for (const open of menu.querySelectorAll("details[open]")) open.open = false;
}

fillPanels();
for (const event of COMING_NEAR) header.addEventListener(event, fillPanels);
// He may have opened a panel and left before this was there.
if (!header.matches(":hover, :focus-within")) closeAll();
menu.addEventListener("keydown", (event) => {
  if (handleKey(event.key, event.target)) event.preventDefault();
});
document.addEventListener("pointerdown", ({ target }) => {
  if (!menu.contains(target)) closeAll();
});
