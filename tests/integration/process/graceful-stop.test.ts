import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { API_KEY, goodText, startAiProvider } from "#support/outside/ai-provider";
import { watchText } from "#support/site/ai-text";
import { AdminClient } from "#support/site/client";
import { followRun, watchRun } from "#support/site/runs";
import { type Site, startSite } from "#support/site/site";

/** What leaves no question to the database open stops alike whichever is behind. */

async function start(env: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ env });
  onTestFinished(async () => {
    await site.stop("SIGKILL");
  });
  return site;
}

async function open(site: Site): Promise<Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

// Who has to be ended by force ends with code 1.
const refuses = (site: Site) =>
  fetch(`${site.url}/healthz`).then(
    () => false,
    () => true,
  );

test("a request under way is answered before the process ends, new ones are refused", async () => {
  const site = await start();
  const socket = await open(site);
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  const body = JSON.stringify({ email: "a@x.com", password: "x" });
  socket.write(
    `POST /_actions/session.signIn HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  // Another request on a connection of its own is answered only after the server has read the first one's head.
  await fetch(`${site.url}/healthz`);
  const stopped = site.stop("SIGTERM");
  await expect.poll(() => refuses(site)).toBe(true);
  expect(answer).toBe("");
  socket.write(body.slice(10));
  expect(await stopped).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toContain("Email ou senha incorretos");
});

test("SIGINT ends a site that has nothing to do at once, with code 0; neither a second signal nor a connection that has asked for nothing yet changes that", async () => {
  const site = await start();
  await open(site);
  await fetch(`${site.url}/faq`);
  const first = site.stop("SIGINT");
  const second = site.stop("SIGINT");
  expect([await first, await second]).toEqual([0, 0]);
});

test("neither somebody who watches a run nor a text that the AI provider is still writing keeps the site from stopping, and the provider is told", async () => {
  const provider = await startAiProvider(({ title }) => ({ kind: "text", content: goodText(title).repeat(20), pieceMs: 100 }));
  onTestFinished(() => provider.stop());
  const site = await start({ AI_BASE_URL: provider.baseUrl, PACE: "default" });
  const client = await AdminClient.signedIn(site);
  const { jobId } = await client.ask<{ jobId: string }>("runs.start", { kind: "bulk-presets", status: "draft" });
  // What a site reads once to write pages is read with the first of them; the stop waits for no more than a page.
  await followRun(client, jobId, ({ results }) => results.length > 0);
  const run = watchRun(client, jobId);
  await run.next();
  await client.ask("ai.saveKey", { key: API_KEY });
  const events = watchText(client, { title: "Motor em Moema" });
  expect((await events.next()).value).toMatchObject({ kind: "text" });
  const stopped = site.stop("SIGTERM");
  const rest = await Array.fromAsync(events);
  expect(await stopped).toBe(0);
  expect(rest.at(-1)).toMatchObject({
    kind: "failed",
    message: "O servidor está reiniciando. Tente de novo em instantes.",
    backup: { title: "Motor em Moema" },
  });
  await expect.poll(() => provider.requests[0]?.isAborted).toBe(true);
  await run.return(undefined).catch(() => {});
});
