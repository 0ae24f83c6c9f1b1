import { type BrowserContext, expect, type Page } from "@playwright/test";

/** What a notice says; one without a description has an empty one. */
interface Notice {
  title: string;
  description: string;
}

interface Told {
  /** Shown, and not expected yet. */
  waiting: Notice[];
  /** Titles of those that were expected. */
  expected: Set<string>;
}

const told = new WeakMap<BrowserContext, Told>();

/** Notes every notice that a browser's pages show: they leave by themselves, before a busy machine may look at them. */
export async function noteNotices(context: BrowserContext): Promise<void> {
  const waiting: Notice[] = [];
  told.set(context, { waiting, expected: new Set() });
  await context.exposeBinding("noteNotice", (_, notice: Notice) => void waiting.push(notice));
  await context.addInitScript(() => {
    const noted = new WeakSet<Element>();
    const read = (notice: Element): Notice => ({
      title: notice.querySelector("[data-title]")?.textContent ?? "",
      description: notice.querySelector("[data-description]")?.textContent ?? "",
    });
    /** A window of another width draws its notices anew in another place, also one that is about to leave. */
    const isMoved = (notice: Element, gone: Element) =>
      gone.getAttribute("data-y-position") !== notice.getAttribute("data-y-position") &&
      JSON.stringify(read(gone)) === JSON.stringify(read(notice));
    const note = (notice: Element, gone: Element[]) => {
      if (noted.has(notice) || !notice.closest('section[aria-label^="Avisos"]') || !notice.checkVisibility()) return;
      noted.add(notice);
      // As a pointer that comes to rest on it does.
      if (Reflect.get(window, "holdsOffers") && notice.querySelector("[data-button]")) {
        notice.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      }
      const from = gone.findIndex((one) => isMoved(notice, one));
      if (from >= 0) gone.splice(from, 1);
      else Reflect.get(window, "noteNotice")(read(notice));
    };
    const findGone = (changes: MutationRecord[]) =>
      changes
        .flatMap(({ removedNodes }) => [...removedNodes])
        .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll("[data-sonner-toast]")] : []))
        .filter((notice) => noted.has(notice));
    new MutationObserver((changes) => {
      const gone = findGone(changes);
      for (const notice of document.querySelectorAll("[data-sonner-toast]")) note(notice, gone);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Expects none of those that were shown so far. */
export function forgetNotices(context: BrowserContext): void {
  told.get(context)?.waiting.splice(0);
  told.get(context)?.expected.clear();
}

/** One notice, whole, with this title, and this description where one is given, has been shown since such a one was expected last. */
export async function expectNotice(page: Page, title: string, description?: string): Promise<void> {
  const { waiting, expected } = toldBy(page.context());
  const find = () => waiting.findIndex((one) => one.title === title && (description === undefined || one.description === description));
  const read = () => (find() < 0 ? waiting : title);
  await expect.poll(read, { message: ["notice", title, description].filter(Boolean).join(": ") }).toBe(title);
  waiting.splice(find(), 1);
  expected.add(title);
}

/**
 * Notices that were shown once more than they were expected: an earlier one that nobody expected may have been taken for
 * the one of a later action, before that was done.
 */
export function listTaken(context: BrowserContext): string[] {
  const { waiting, expected } = toldBy(context);
  return waiting.map(({ title }) => title).filter((title) => expected.has(title));
}

function toldBy(context: BrowserContext): Told {
  const known = told.get(context);
  if (!known) throw new Error("Nobody notes the notices of this browser");
  return known;
}

/** Has notices that offer something stay until it is pressed, from now on. */
export async function holdOffers(page: Page): Promise<void> {
  const hold = () => Object.assign(window, { holdsOffers: true });
  await page.addInitScript(hold);
  await page.evaluate(hold);
}
