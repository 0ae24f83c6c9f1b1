import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { wording } from "#support/content/site-wording";
import { querySite } from "#support/database/database";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";

let site: Site;
let client: AdminClient;

beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
});
afterAll(() => site?.stop());

const rename = (from: string, to: string) => querySite(site, sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`);

/** Takes the pages away from the site, until the end of the test or until they are given back. */
async function breakPages(): Promise<() => Promise<void>> {
  await rename("pages", "pages_away");
  let isBroken = true;
  const mend = async () => {
    if (isBroken) await rename("pages_away", "pages");
    isBroken = false;
  };
  onTestFinished(mend);
  return mend;
}

/** Its own row is read for every render, what the menu shows is not. */
async function savePage(title: string): Promise<string> {
  return `/links-uteis/${(await client.ask<{ slug: string }>("pages.save", { title, content: "<p>x</p>" })).slug}`;
}

test("while pages cannot be rendered the stored ones are served, and the new ones as soon as they can", async () => {
  const path = await savePage("Antes da falha");
  // Asked for once, it is not among the pages that are rendered again unasked.
  const stored = await send(site, path);
  expect(stored.status).toBe(200);
  const later = await savePage("Depois da falha");
  const mend = await breakPages();
  const kept = await send(site, path, { headers: { "accept-encoding": "br" } });
  expect(kept.status).toBe(200);
  expect(kept.text).toBe(stored.text);
  expect((await send(site, "/healthz")).status).toBe(200);
  await mend();
  // Asked once: whatever render of before still fails, it answers nobody who comes now.
  expect((await send(site, path)).text).toContain(later);
});

test("a page that cannot be rendered and is not stored says so, without telling why, and is not kept", async () => {
  const path = await savePage("Nunca visitada");
  const mend = await breakPages();
  const failed = await send(site, path);
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect(failed.text).toContain(wording.failure.title);
  expect(failed.text).toMatch(/<meta name="keywords" content="[^"]+"/);
  expect(failed.text).not.toMatch(/no such table|does not exist|\.mjs|at async/);
  expect(failed.headers["cache-control"]).toMatch(/no-store/);
  expect(failed.headers["content-security-policy"]).toBeDefined();
  await mend();
  expect((await send(site, path)).status).toBe(200);
});

test("an action that fails says so, without telling why", async () => {
  // Of no pages at all no list is read.
  await savePage("Que não se lista");
  await breakPages();
  const answer = await client.call("pages.list", {});
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(await answer.text()).not.toMatch(/no such table|does not exist|\.mjs/);
});
