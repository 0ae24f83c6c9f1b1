import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createIndexNow, type IndexNowOptions } from "#server/indexnow/indexnow";
import { accept, hangUp, neverAnswer, refuseWith, startIndexNowEndpoint } from "#support/outside/indexnow-endpoint";
import { AdminClient } from "#support/site/client";
import { startSite } from "#support/site/site";

const KEY = "AbCd1234-chave";
const BRISK = { gatherMs: 5, retryMs: [5, 5] };

/** A time limit that a test lets pass: on a busy machine an answer that does come takes as long as it takes. */
let patience: AbortController;

beforeEach(() => {
  patience = new AbortController();
  const limited = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => patience.signal);
  onTestFinished(() => limited.mockRestore());
});

async function createNotifier(script: Parameters<typeof startIndexNowEndpoint>[0], options: Partial<IndexNowOptions> = {}) {
  const endpoint = await startIndexNowEndpoint(script);
  const lines: string[] = [];
  const line = (_: object, message: string) => lines.push(message);
  const log = { info: line, warn: line } as unknown as IndexNowOptions["log"];
  const indexNow = createIndexNow({
    siteUrl: "https://site.example",
    readKey: () => KEY,
    endpoint: endpoint.url,
    log,
    ...BRISK,
    ...options,
  });
  onTestFinished(async () => {
    await indexNow.stop();
    await endpoint.close();
  });
  return { endpoint, indexNow, lines };
}

test("addresses that change together are told once each, in one call that names the key and where it stands", async () => {
  const { endpoint, indexNow } = await createNotifier([]);
  for (const path of ["/links-uteis/a", "/links-uteis/b", "/links-uteis/a"]) indexNow.notify(path);
  const [call] = await endpoint.waitForCalls(1);
  expect(call).toEqual({
    host: "site.example",
    key: KEY,
    keyLocation: `https://site.example/${KEY}.txt`,
    urlList: ["https://site.example/links-uteis/a", "https://site.example/links-uteis/b"],
  });
});

test("an endpoint that stumbles, hangs up or does not answer is asked again with the same addresses", async () => {
  const { endpoint, indexNow, lines } = await createNotifier([refuseWith(500), hangUp], { retryMs: [5, 5, 5] });
  indexNow.notify("/links-uteis/a");
  const calls = await endpoint.waitForCalls(3);
  expect(calls.map(({ urlList }) => urlList.length)).toEqual([1, 1, 1]);
  await expect.poll(() => lines).toEqual(["IndexNow refused", "IndexNow away", "IndexNow notified"]);
});

test("attempts end, and what changes afterwards is told anew", async () => {
  const { endpoint, indexNow, lines } = await createNotifier([refuseWith(429), refuseWith(503), neverAnswer], { timeoutMs: 4321 });
  indexNow.notify("/links-uteis/a");
  await endpoint.waitForCalls(3);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(4321);
  patience.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
  await expect.poll(() => lines).toContain("IndexNow given up");
  patience = new AbortController();
  indexNow.notify("/links-uteis/b");
  const calls = await endpoint.waitForCalls(4);
  expect(calls.at(-1)?.urlList).toEqual(["https://site.example/links-uteis/b"]);
});

test("a refusal that would stay one is not repeated", async () => {
  const { endpoint, indexNow, lines } = await createNotifier([refuseWith(403)]);
  indexNow.notify("/links-uteis/a");
  await expect.poll(() => lines).toEqual(["IndexNow refused"]);
  indexNow.notify("/links-uteis/b");
  const calls = await endpoint.waitForCalls(2);
  expect(calls[1]?.urlList).toEqual(["https://site.example/links-uteis/b"]);
});

test("the queue is bounded while the endpoint is away", async () => {
  const { endpoint, indexNow, lines } = await createNotifier([], { maxQueue: 3 });
  for (let number = 0; number < 10; number += 1) indexNow.notify(`/links-uteis/${number}`);
  const [call] = await endpoint.waitForCalls(1);
  expect(call?.urlList).toHaveLength(3);
  expect(lines).toContain("IndexNow queue was full");
});

test("stopping sends what is left at once, and does not wait for an endpoint that never answers", async () => {
  const { endpoint, indexNow } = await createNotifier([], { gatherMs: 60_000 });
  indexNow.notify("/links-uteis/a");
  await indexNow.stop();
  expect(endpoint.calls).toHaveLength(1);

  const stuck = await createNotifier([neverAnswer]);
  stuck.indexNow.notify("/links-uteis/a");
  await stuck.endpoint.waitForCalls(1);
  // It would never end if it waited.
  await stuck.indexNow.stop();
  expect(patience.signal.aborted).toBe(false);
});

test("without a key nobody is told", async () => {
  const { endpoint, indexNow } = await createNotifier([], { readKey: () => undefined });
  indexNow.notify("/links-uteis/a");
  await indexNow.stop();
  expect(endpoint.calls).toEqual([]);
});

test("a site with a key proves it and tells of a page that is published, changed, moved and deleted; no save waits for who is told", async () => {
  const endpoint = await startIndexNowEndpoint([...Array.from({ length: 4 }, () => accept), neverAnswer]);
  const site = await startSite({ env: { INDEXNOW_KEY: KEY, INDEXNOW_ENDPOINT: endpoint.url } });
  onTestFinished(() => site.stop().then(() => undefined));
  const key = await fetch(`${site.url}/${KEY}.txt`, { redirect: "manual" });
  expect([key.status, (await key.text()).trim()]).toEqual([200, KEY]);
  expect(key.headers.get("content-type")).toContain("text/plain");
  expect((await fetch(`${site.url}/outra-chave.txt`)).status).toBe(404);

  const client = await AdminClient.signedIn(site);
  const { id, slug } = await client.ask<{ id: string; slug: string }>("pages.save", { title: "Portão novo", content: "<p>Texto</p>" });
  const [published] = await endpoint.waitForCalls(1);
  expect(published?.urlList).toEqual([`${site.url}/links-uteis/${slug}`]);
  const fields = { title: "Portão novo", slug, content: "<p>Outro texto</p>", status: "public" };
  await client.ask("editor.update", { id, version: 1, fields });
  expect((await endpoint.waitForCalls(2))[1]?.urlList).toEqual([`${site.url}/links-uteis/${slug}`]);
  await client.ask("editor.update", { id, version: 2, fields: { ...fields, slug: "portao-mudado" } });
  const moved = [`${site.url}/links-uteis/${slug}`, `${site.url}/links-uteis/portao-mudado`];
  expect((await endpoint.waitForCalls(3))[2]?.urlList.toSorted()).toEqual(moved.toSorted());
  await client.ask("pages.remove", { id });
  expect((await endpoint.waitForCalls(4))[3]?.urlList).toEqual([`${site.url}/links-uteis/portao-mudado`]);

  // From here on it never answers, and then it is gone.
  await client.ask("pages.save", { title: "Primeira", content: "<p>Texto</p>" });
  await endpoint.waitForCalls(5);
  await client.ask("pages.save", { title: "Segunda", content: "<p>Texto</p>" });
  await endpoint.close();
  await client.ask("pages.save", { title: "Terceira", content: "<p>Texto</p>" });
  expect((await fetch(`${site.url}/links-uteis/terceira`)).status).toBe(200);
});
