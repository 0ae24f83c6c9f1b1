/**
 * Runs in the browser: the name, size and place of each link and control of the page as it stands that takes less than 44 by 44
 * pixels, but for links within a sentence.
 */
export function findSmallTargets(): string[] {
  const TARGETS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=menuitem], [role=option]";
  const SIZE = 44;
  /** From the middle, within what is rounded. */
  const REACH = SIZE / 2 - 0.5;
  const isLarge = (length: number) => length >= SIZE - 0.5;
  const lengthOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, "").length ?? 0;

  /** Its height is that of the line, which it shares with words that lead nowhere. */
  function isInSentence(element: Element): boolean {
    if (getComputedStyle(element).display !== "inline") return false;
    let line = element.parentElement;
    while (line && getComputedStyle(line).display === "inline") line = line.parentElement;
    const others = [...(line?.querySelectorAll(TARGETS) ?? [])].reduce((sum, other) => sum + lengthOf(other), 0);
    return lengthOf(line) > others;
  }

  /** What is pressed there is this element, whatever is drawn beyond its box. */
  function reaches(element: Element, x: number, y: number): boolean {
    const pressed = document.elementFromPoint(x, y);
    const { labels } = element as HTMLInputElement;
    return [element, ...(labels ?? [])].some((part) => part.contains(pressed));
  }

  function isSmall(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    // What is for assistive programs alone is a point.
    if (width <= 1 || height <= 1 || (isLarge(width) && isLarge(height)) || isInSentence(element)) return false;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const areLabelsLarge = [...((element as HTMLInputElement).labels ?? [])].some((label) => {
      const box = label.getBoundingClientRect();
      return isLarge(box.width) && isLarge(box.height);
    });
    if (areLabelsLarge) return false;
    const isWide = isLarge(width) || (reaches(element, x - REACH, y) && reaches(element, x + REACH, y));
    const isHigh = isLarge(height) || (reaches(element, x, y - REACH) && reaches(element, x, y + REACH));
    return !isWide || !isHigh;
  }

  const shown = [...document.querySelectorAll(TARGETS)].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.matches(":disabled") &&
      // What somebody drew is as large as he drew it.
      (element as HTMLElement).style.width === "" &&
      !element.closest("[inert], [aria-hidden=true]"),
  );
  const before = scrollY;
  const small = shown.filter(isSmall).map((element) => {
    const { width, height } = element.getBoundingClientRect();
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    const place = element.closest("[id]")?.id ?? "";
    return `${element.localName} "${name.slice(0, 60)}" in #${place}: ${Math.round(width)} × ${Math.round(height)} px`;
  });
  scrollTo({ top: before, behavior: "instant" });
  return small;
}
