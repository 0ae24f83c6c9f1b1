import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** Publishes what the editor says is held back, for a reason, as an administrator does. */
export async function publishAnyway(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publicar assim mesmo…" }).click();
  await page.getByLabel("Por que ela pode ir ao ar assim mesmo?").fill("Uma página de teste.");
  await page.getByRole("button", { name: "Publicar assim mesmo", exact: true }).click();
  await expect(page.getByRole("button", { name: "Publicar assim mesmo" })).toHaveCount(0);
}
