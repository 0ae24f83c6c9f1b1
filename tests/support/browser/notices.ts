import { type BrowserContext, expect, type Page } from "@playwright/test";

const shown = new WeakMap<BrowserContext, string[]>();

/** Notes every notice that a browser's pages show: they leave by themselves, before a busy machine may look at them. */
export async function noteNotices(context: BrowserContext): Promise<void> {
  const texts: string[] = [];
  shown.set(context, texts);
  await context.exposeBinding("noteNotice", (_, text: string) => void texts.push(text));
  await context.addInitScript(() => {
    const noted = new WeakSet<Element>();
    const textOf = (notice: Element) => notice.querySelector("[data-content]")?.textContent;
    const note = (notice: Element, moved: (string | null | undefined)[]) => {
      if (noted.has(notice) || !notice.closest('section[aria-label^="Avisos"]') || !notice.checkVisibility()) return;
      noted.add(notice);
      // As a pointer that comes to rest on it does.
      if (Reflect.get(window, "holdsOffers") && notice.querySelector("[data-button]")) {
        notice.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      }
      const from = moved.indexOf(textOf(notice));
      if (from >= 0) {
        moved.splice(from, 1);
        return;
      }
      for (const part of notice.querySelectorAll("[data-title], [data-description]")) {
        if (part.textContent) Reflect.get(window, "noteNotice")(part.textContent);
      }
    };
    /** Texts of notices taken out of the page before they had left: a window of another width draws them anew elsewhere. */
    const findTakenOut = (changes: MutationRecord[]) =>
      changes
        .flatMap(({ removedNodes }) => [...removedNodes])
        .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll("[data-sonner-toast]")] : []))
        .filter((notice) => noted.has(notice) && notice.getAttribute("data-removed") === "false")
        .map(textOf);
    new MutationObserver((changes) => {
      const moved = findTakenOut(changes);
      for (const notice of document.querySelectorAll("[data-sonner-toast]")) note(notice, moved);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Expects none of those that were shown so far. */
export function forgetNotices(context: BrowserContext): void {
  shown.get(context)?.splice(0);
}

/** A notice with each of these titles or descriptions has been shown since the same was expected last. */
export async function expectNotices(page: Page, ...texts: readonly string[]): Promise<void> {
  const all = shown.get(page.context());
  if (!all) throw new Error("Nobody notes the notices of this browser");
  for (const text of texts) {
    await expect.poll(() => all, { message: `notice "${text}"` }).toContain(text);
    all.splice(all.indexOf(text), 1);
  }
}

/** Has notices that offer something stay until it is pressed, from now on. */
export async function holdOffers(page: Page): Promise<void> {
  const hold = () => Object.assign(window, { holdsOffers: true });
  await page.addInitScript(hold);
  await page.evaluate(hold);
}
