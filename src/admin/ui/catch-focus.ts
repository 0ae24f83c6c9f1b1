/** As long as a closing dialog and a list that is drawn anew may take. */
const WITHIN_MS = 1500;

/** Gives the focus to an element if what has it now goes within a moment, as a row does whose page was mended. */
export function catchFocus(heir: HTMLElement | null): void {
  const until = performance.now() + WITHIN_MS;
  const look = () => {
    if (document.activeElement === document.body) heir?.focus();
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  look();
}
