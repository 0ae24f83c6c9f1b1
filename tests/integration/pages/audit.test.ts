import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { KindCounts } from "#domain/audit/audit-finding";
import { querySite } from "#support/database/database";
import { makeText } from "#support/publishing/made-up-text";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";

interface Found {
  counts: KindCounts;
  findings: { kind: string; path: string; pageId?: string; title: string; detail: { says: string; pages?: { path: string }[] } }[];
}

let site: Site;
let client: AdminClient;
const ids = new Map<string, string>();

beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
  const save = async (title: string, content: string) => {
    const { id } = await client.ask<{ id: string }>("pages.save", { title, content });
    ids.set(title, id);
  };
  await save("Receita de bolo de cenoura", "<p>Bata no liquidificador.</p>");
  await save("Troca de roldana do portão", makeText(0, 30));
  await save("Roldana do portão: a troca", makeText(0, 30));
  for (let number = 1; number <= 12; number += 1)
    await save(`No menu ${number}`, '<p>Veja <a href="/links-uteis/troca-de-roldana-do-portao">isto</a>.</p>');
  // As pages are that went public before anybody asked.
  await querySite(site, sql`update pages set allowed = null where title not like 'No menu%'`);
});
afterAll(() => site?.stop());

const list = (kind?: string) => client.ask<Found>("audit.list", { kind });
const titlesOf = async (kind: string) => (await list(kind)).findings.map(({ title }) => title);
const idOf = (title: string) => ids.get(title) ?? "";

async function audit(): Promise<void> {
  await client.ask("audit.begin");
  await expect
    .poll(() => client.ask<{ isRunning: boolean }>("audit.read"), { timeout: 30_000 })
    .toMatchObject({ isRunning: false, last: {} });
}

test("what the rules hold against public pages is found, with who leads to none of them; not what an administrator allowed", async () => {
  expect(await client.ask("audit.read")).toEqual({ isRunning: false });
  await audit();
  expect(await titlesOf("relevance")).toContain("Receita de bolo de cenoura");
  expect(await titlesOf("thin")).toEqual(["Receita de bolo de cenoura"]);
  expect(await titlesOf("substance")).toEqual(["Roldana do portão: a troca", "Troca de roldana do portão"]);
  // One is linked from the text of another page.
  expect((await titlesOf("orphan")).toSorted()).toEqual(["Receita de bolo de cenoura", "Roldana do portão: a troca"]);
  const { findings } = await list("substance");
  expect(findings[0]?.detail.pages?.[0]?.path).toBe("/links-uteis/troca-de-roldana-do-portao");
  const { counts } = await list();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(await client.ask("panel.opening")).toMatchObject({ toDo: { findings: total } });
});

test("a page that search engines leave out says so, is in no site map, and is found no more for what only they mind", async () => {
  const path = "/links-uteis/receita-de-bolo-de-cenoura";
  const id = idOf("Receita de bolo de cenoura");
  const read = async (address: string) => (await send(site, address)).text;
  expect(await read("/sitemaps/links-uteis-1.xml")).toContain(path);
  expect(await read(path)).not.toContain("noindex");
  expect(await client.ask("pages.setIndexed", { ids: [id], isIndexed: false })).toEqual({ changed: [id] });
  expect(await client.ask("pages.setIndexed", { ids: [id], isIndexed: false })).toEqual({ changed: [] });
  expect(await read(path)).toContain('<meta name="robots" content="noindex, follow"');
  expect(await read("/sitemaps/links-uteis-1.xml")).not.toContain(path);
  expect(await read("/sitemap")).toContain(path);
  expect(await titlesOf("thin")).toEqual([]);
  expect(await titlesOf("relevance")).toContain("Receita de bolo de cenoura");
  await client.ask("pages.setIndexed", { ids: [id], isIndexed: true });
  expect(await read("/sitemaps/links-uteis-1.xml")).toContain(path);
  expect(await titlesOf("thin")).toEqual(["Receita de bolo de cenoura"]);
});

test("merged pages lead to those that stay, of two that were to be merged with each other one does, and restoring undoes it", async () => {
  const [one, other] = ["/links-uteis/troca-de-roldana-do-portao", "/links-uteis/roldana-do-portao-a-troca"];
  const [oneId, otherId] = [idOf("Troca de roldana do portão"), idOf("Roldana do portão: a troca")];
  const merges = [
    { id: otherId, toPath: one },
    { id: oneId, toPath: other },
    { id: oneId, toPath: one },
  ];
  const outcome = await client.ask<{ merged: { id: string }[]; skipped: { reason: string }[] }>("audit.merge", { merges });
  expect(outcome.merged.map(({ id }) => id)).toEqual([otherId]);
  expect(outcome.skipped).toHaveLength(2);
  const answer = await send(site, other);
  expect([answer.status, answer.headers.location]).toEqual([301, one]);
  expect(await titlesOf("substance")).toEqual(["Troca de roldana do portão"]);
  await client.ask("trash.restoreMany", { ids: [otherId] });
  expect((await send(site, other)).status).toBe(200);
  expect(await client.ask("lostAddresses.listRedirects")).toEqual({ redirects: [] });
  expect(await titlesOf("substance")).toHaveLength(2);
});

test("a page that was edited is asked again only by the next audit", async () => {
  const id = idOf("Troca de roldana do portão");
  const { page } = await client.ask<{ page: Record<string, unknown> & { version: number } }>("editor.open", { id });
  await client.ask("editor.update", {
    id,
    version: page.version,
    fields: { ...page, content: makeText(100, 130), keywords: "", ownFigures: "" },
  });
  expect(await titlesOf("substance")).toEqual(["Roldana do portão: a troca"]);
  await audit();
  expect(await titlesOf("substance")).toEqual([]);
});

test("what has not changed is not asked again until the register does", async () => {
  const title = "No menu 7";
  await querySite(site, sql`update pages set updated_at = '2026-01-01T00:00:00.000Z' where title = ${title}`);
  await audit();
  // Behind its back: it says nothing of a change.
  await querySite(site, sql`update pages set allowed = null where title = ${title}`);
  await audit();
  expect(await titlesOf("thin")).not.toContain(title);
  await client.ask("register.save", { changes: [{ path: "identity.tradeName", typed: "Abre Logo", seenVersion: 0 }] });
  await audit();
  expect(await titlesOf("thin")).toContain(title);
});
