import { type AiProvider, API_KEY, goodText, say, startAiProvider } from "#support/outside/ai-provider";
import { startSite } from "#support/site/site";
import { administratorOf } from "./administrator";
import { testOnStage } from "./fixtures";

/** Whether the site has a key at the beginning of a test. */
interface AiOptions {
  hasKey: boolean;
}

async function startWithProvider() {
  const provider = await startAiProvider();
  const site = await startSite({ env: { AI_BASE_URL: provider.baseUrl } });
  return { provider, site, stop: () => Promise.all([site.stop("SIGKILL"), provider.stop()]) };
}

/** As `test`, on a site with a scripted AI provider, which writes good texts until a test tells it otherwise. */
export const test = testOnStage(startWithProvider).extend<AiOptions & { aiStart: undefined; provider: AiProvider }>({
  provider: async ({ stage }, use) => use(stage.provider),
  hasKey: [true, { option: true }],
  aiStart: [
    async ({ hasKey, provider, site }, use) => {
      provider.play(({ title }) => say(goodText(title)));
      const client = await administratorOf(site);
      await (hasKey ? client.ask("ai.saveKey", { key: API_KEY }) : client.call("ai.removeKey"));
      await use(undefined);
    },
    { auto: true },
  ],
});
