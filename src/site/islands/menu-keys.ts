/**
 * Moves focus and opens or closes panels for a key pressed inside the menu; true when the key meant something.
 * Right opens a category and enters its list, left and Escape go back, up and down walk the entries.
 */
export function handleMenuKey(menu: Element, key: string): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !menu.contains(focused)) return false;
  switch (key) {
    case "ArrowRight":
      return isSummary(focused) && openAndEnter(focused);
    case "ArrowLeft":
    case "Escape":
      return leave(focused);
    case "ArrowDown":
      return isTopEntry(focused) ? openAndEnter(focused) : moveFocus(menu, focused, 1);
    case "ArrowUp":
      return moveFocus(menu, focused, -1);
    default:
      return false;
  }
}

function isSummary(element: HTMLElement): boolean {
  return element.tagName === "SUMMARY";
}

function isTopEntry(element: HTMLElement): boolean {
  return isSummary(element) && element.parentElement?.parentElement?.closest("details") === null;
}

function openAndEnter(summary: HTMLElement): boolean {
  const details = summary.parentElement as HTMLDetailsElement;
  details.open = true;
  details.querySelector<HTMLElement>(":scope > :not(summary) :is(a, summary)")?.focus();
  return true;
}

/** Closes the innermost open panel around the focus and puts the focus on its summary. */
function leave(focused: HTMLElement): boolean {
  const around = isSummary(focused) && !(focused.parentElement as HTMLDetailsElement).open ? focused.parentElement?.parentElement : focused;
  const details = around?.closest("details");
  if (!details) return false;
  details.open = false;
  details.querySelector("summary")?.focus();
  return true;
}

function moveFocus(menu: Element, focused: HTMLElement, step: 1 | -1): boolean {
  const entries = [...menu.querySelectorAll<HTMLElement>("a, summary")].filter((entry) =>
    entry.checkVisibility({ visibilityProperty: true }),
  );
  const next = entries[entries.indexOf(focused) + step];
  next?.focus();
  return next !== undefined;
}
