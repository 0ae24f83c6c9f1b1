import type { Page } from "@playwright/test";

/**
 * Notes, from the next navigation on, what moves on a page while it loads. An icon alone does not count: a busy browser
 * may paint it, in the middle of its button, before it has read the words beside it, which would move with it otherwise.
 */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    const isIcon = ({ previousRect }: { previousRect: DOMRectReadOnly }) => previousRect.width <= 24 && previousRect.height <= 24;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { previousRect: DOMRectReadOnly }[] })[]) {
        if (entry.sources.length === 0 || !entry.sources.every(isIcon)) shifts.push(JSON.stringify(entry));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved on the page since it began to load. */
export async function readShifts(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  return await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Reflect.get(globalThis, "shifts") as string[];
  });
}
