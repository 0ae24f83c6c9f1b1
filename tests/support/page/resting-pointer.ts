import type { Page } from "@playwright/test";

/** A browser without a window makes up a pointer that comes to rest in the corner of a page: nobody's sign of life. */
export async function ignoreRestingPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("pointermove", (event) => event.movementX || event.movementY || event.stopImmediatePropagation(), true);
  });
}
