import { type AiProvider, startAiProvider } from "#support/outside/ai-provider";
import { startSite } from "#support/site/site";
import { test as base } from "./fixtures";

/** As `test`, on a site whose AI provider is scripted. */
export const test = base.extend<object, { provider: AiProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const provider = await startAiProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ provider }, use) => {
      const site = await startSite({ env: { AI_BASE_URL: provider.baseUrl } });
      await use(site);
      await site.stop("SIGKILL");
    },
    { scope: "worker" },
  ],
});
