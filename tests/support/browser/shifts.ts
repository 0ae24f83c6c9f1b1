import type { Page } from "@playwright/test";

/** Notes, from the next navigation on, what moves on a page while it loads. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
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
