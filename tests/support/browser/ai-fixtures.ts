import { type AiProvider, API_KEY, goodText, say, startAiProvider } from "#support/outside/ai-provider";
import { AdminClient } from "#support/site/client";
import { startSite } from "#support/site/site";
import { test as base } from "./fixtures";

/** Whether the site has a key at the beginning of a test. */
interface AiOptions {
  hasKey: boolean;
}

/** As `test`, on a site with a scripted AI provider, which writes good texts until a test tells it otherwise. */
export const test = base.extend<AiOptions & { aiStart: undefined }, { provider: AiProvider }>({
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
  hasKey: [true, { option: true }],
  aiStart: [
    async ({ hasKey, provider, site }, use) => {
      provider.play(({ title }) => say(goodText(title)));
      const client = await AdminClient.signedIn(site);
      await (hasKey ? client.ask("ai.saveKey", { key: API_KEY }) : client.call("ai.removeKey"));
      await use(undefined);
    },
    { auto: true },
  ],
});
