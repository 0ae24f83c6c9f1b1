// What a page does once it is painted, for whatever ends before that puts the paint off. The page stands without it.

const root = document.documentElement;
const header = document.querySelector("header");
const HEADLINES = "h1, h2, h3, .headline";
const LIGHTEST = 0.8;
const STEP = 0.02;

/**
 * Tells the server what happens on the page: that it is shown, which a cache between would keep from it, and that somebody
 * opens the chat, dials the number or copies it, by a mouse, a finger or a key. The page brings its code and each link its
 * place; nothing is stored in the browser.
 */
const tell = (what) => navigator.sendBeacon("/contar", [what, root.dataset.page, document.referrer.split("/")[2]].join(" "));

function tellPress({ target, button }) {
  const contact = target.closest?.("[data-contact]");
  if (contact && button < 2) tell(contact.dataset.contact);
}

function tellCopy() {
  const copied = getSelection();
  if (!/^[\s\S]{0,60}\d-\d{4}[\s\S]{0,40}$/.test(copied)) return;
  for (const link of document.querySelectorAll("[data-contact^=call]"))
    if (copied.containsNode(link, true)) return tell(`copy${link.dataset.contact.slice(4)}`);
}

/**
 * A phone's first page is painted in the system's letters. The headlines take theirs as soon as these are there; one in
 * view that would take more lines is made as much smaller as keeps it from moving what stands below.
 */
async function showHeadlineFont() {
  const [font] = await document.fonts.load("bold semi-expanded 1em Archivo");
  if (!font) return;
  const inView = [...document.querySelectorAll(HEADLINES)].filter((line) => line.getBoundingClientRect().top < innerHeight);
  const heights = inView.map((line) => line.offsetHeight);
  root.classList.add("with-fonts");
  inView.forEach((line, index) => {
    const size = Number.parseFloat(getComputedStyle(line).fontSize);
    for (let share = 1; line.offsetHeight > heights[index] && share > LIGHTEST; ) {
      share -= STEP;
      line.style.fontSize = `${size * share}px`;
    }
    line.style.minHeight = `${heights[index]}px`;
  });
}

function fetchMenu() {
  for (const sign of COMING_NEAR) header.removeEventListener(sign, fetchMenu);
  import(root.dataset.menu);
}

const COMING_NEAR = ["pointermove", "pointerdown", "focusin"];
for (const sign of COMING_NEAR) header.addEventListener(sign, fetchMenu);
// He may have been quicker.
if (header.matches(":focus-within, :has(details[open])") || header.contains(root.early)) fetchMenu();

// A page that a browser renders ahead is shown when it is looked at.
if (document.prerendering) document.addEventListener("prerenderingchange", () => tell("shown"), { once: true });
else tell("shown");
addEventListener("click", tellPress);
addEventListener("auxclick", tellPress);
addEventListener("copy", tellCopy);
if (root.early) tellPress({ target: root.early, button: 0 });
if (root.dataset.islands && document.querySelector("astro-island")) import(root.dataset.islands);
if (!root.classList.contains("with-fonts")) showHeadlineFont();
