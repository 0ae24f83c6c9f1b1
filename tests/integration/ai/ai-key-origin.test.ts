import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { querySite } from "#support/database/database";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { wholeTest } from "#support/machine/whole-test";
import { type AiProvider, API_KEY, startAiProvider } from "#support/outside/ai-provider";
import { CALL_KEY } from "#support/site/actions";
import { writeText } from "#support/site/ai-text";
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";

let own: AiProvider;
let other: AiProvider;
beforeAll(async () => {
  [own, other] = await Promise.all([startAiProvider(), startAiProvider()]);
});
afterAll(async () => {
  await Promise.all([own?.stop(), other?.stop()]);
});
beforeEach(() => {
  for (const provider of [own, other]) provider.requests.length = 0;
});

const TEXT = { title: "Motor em Moema" };
const RUN = { callKey: CALL_KEY, kind: "ai-batch", titles: [TEXT.title] };

/** Does something on a site that asks this provider, and stops it. */
async function on<T>(dataDir: string, baseUrl: string, work: (client: AdminClient, site: Site) => Promise<T>): Promise<T> {
  const site = await startSite({ dataDir, env: { AI_BASE_URL: baseUrl } });
  try {
    return await work(await AdminClient.signedIn(site), site);
  } finally {
    await site.stop();
  }
}

const refusalOf = (savedFor: AiProvider, used: AiProvider) =>
  `A chave de IA foi salva para ${new URL(savedFor.baseUrl).origin} e não vai a outro endereço. O serviço de IA agora é ${new URL(used.baseUrl).origin}: salve a chave outra vez para usá-la nele.`;

test("a saved key goes nowhere but to the origin it was saved for, whoever asks, until it is given again; one of an earlier release was saved for whom this one first asked", async () => {
  const dataDir = makeTemporaryFolder();
  await on(dataDir, own.baseUrl, async (client) => {
    await client.ask("ai.saveKey", { key: API_KEY });
    expect(await client.ask("ai.testKey")).toMatchObject({ isWorking: true });
  });
  expect(own.requests).toHaveLength(1);
  const message = refusalOf(own, other);
  await on(dataDir, other.baseUrl, async (client) => {
    expect(await client.ask("ai.testKey")).toEqual({ isWorking: false, message });
    expect(await writeText(client, TEXT)).toMatchObject({ kind: "failed", message });
    const started = await client.call("runs.start", RUN);
    expect([started.status, ((await started.json()) as { message: string }).message]).toEqual([412, message]);
    expect(await client.ask("ai.describeKey")).toMatchObject({ key: { lastFour: "WXYZ", problem: message } });
    expect(other.requests).toEqual([]);

    await client.ask("ai.saveKey", { key: API_KEY });
    expect(await client.ask("ai.testKey")).toMatchObject({ isWorking: true });
    expect(other.requests).toHaveLength(1);
  });

  await querySite({ dataDir }, sql`delete from settings where name = 'ai-key-origin'`);
  await on(dataDir, own.baseUrl, async () => {});
  await on(dataDir, other.baseUrl, async (client) => {
    expect(await client.ask("ai.testKey")).toEqual({ isWorking: false, message });
  });
  expect(other.requests).toHaveLength(1);
});

wholeTest(
  "an administrator who changes the address in the register gets no key, reaches nothing in the server's network, and what an earlier release took of it is not used",
  async () => {
    const dataDir = makeTemporaryFolder();
    const saved = "https://ia.exemplo.com.br/v1";
    const refusal = (origin: string) => ({
      isWorking: false,
      message: expect.stringContaining(`A chave de IA foi salva para ${origin} e não vai a outro endereço.`),
    });
    const before = await startSite({ dataDir });
    try {
      const client = await AdminClient.signedIn(before);
      await client.ask("ai.saveKey", { key: API_KEY });
      const save = async (typed: string) =>
        (await client.ask<{ outcome: string }>("register.save", { changes: [{ path: "site.aiBaseUrl", typed, seenVersion: 0 }] })).outcome;
      for (const address of [other.baseUrl, other.baseUrl.replace("http:", "https:"), "https://localhost:443/v1", "https://[::1]/v1"])
        expect(await save(address), address).not.toBe("saved");
      expect(await save(saved)).toBe("saved");
      expect(await client.ask("ai.testKey")).toEqual(refusal("https://api.openai.com"));
    } finally {
      await before.stop();
    }

    await querySite({ dataDir }, sql`update owner_values set value = ${JSON.stringify(other.baseUrl)} where path = 'fact/site.aiBaseUrl'`);
    await querySite({ dataDir }, sql`delete from settings where name = 'ai-key-origin'`);
    const after = await startSite({ dataDir });
    try {
      const client = await AdminClient.signedIn(after);
      expect(await client.ask("ai.testKey")).toEqual(refusal(new URL(other.baseUrl).origin));
      expect(await client.ask("register.list")).toMatchObject({ unused: [{ path: "site.aiBaseUrl", text: other.baseUrl }] });
    } finally {
      await after.stop();
    }
    expect(other.requests).toEqual([]);
  },
);
