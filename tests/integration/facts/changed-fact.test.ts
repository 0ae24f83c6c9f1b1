import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AffectedPages } from "#server/facts/affected-pages";
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

const PRICE = "plans.solo.price";
/** Nothing else says this amount. */
const NEW = "R$ 98.642";

async function readPage(path: string): Promise<string> {
  return String((await send(site, path)).body);
}

test("before a save the pages that will change are named, and after it they are those that did", async () => {
  const changes = [{ path: PRICE, typed: NEW, seenVersion: 0 }];
  const { affected } = await client.ask<{ affected: AffectedPages }>("register.preview", { changes });
  expect(affected.isEverywhere).toBe(false);
  expect(affected.authored.map(({ path }) => path)).toContain("/");
  expect(await readPage("/")).not.toContain(NEW);

  expect(await client.ask("register.save", { changes })).toMatchObject({ outcome: "saved" });
  expect(await readPage("/")).toContain(NEW);
});

test("what stands around every page changes all of them", async () => {
  const changes = [{ path: "contact.phone", typed: "(11) 98765-4321", seenVersion: 0 }];
  const { affected } = await client.ask<{ affected: AffectedPages }>("register.preview", { changes });
  expect(affected.isEverywhere).toBe(true);
  expect(await client.ask("register.save", { changes })).toMatchObject({ outcome: "saved" });
  const html = await readPage("/faq");
  expect(html).toContain("https://wa.me/5511987654321?text=");
  expect(html).toContain("(11) 98765-4321");
  expect(html).not.toContain("5511900000000");
});

test("what an owner types is text wherever it stands, whatever signs it holds", async () => {
  const typed = 'Casa & Cia <b> "x" [a](http://b.example)';
  expect(await client.ask("register.save", { changes: [{ path: "identity.tradeName", typed, seenVersion: 0 }] })).toMatchObject({
    outcome: "saved",
  });
  await client.ask("pages.save", { title: "Sobre nós", description: "Da {{empresa}}.", content: "<p>Somos a {{empresa}}</p>" });
  for (const path of ["/", "/termos", "/topicos/motor-de-portao-ppa", "/atendimento-guarulhos", "/links-uteis/sobre-nos"]) {
    const html = await readPage(path);
    const root = parse(html);
    // Between the quotes of an attribute the sign opens nothing.
    expect(html.replace(/="[^"]*"/g, ""), path).not.toContain("<b>");
    expect(root.querySelector('a[href^="http://b"]'), path).toBeNull();
    const graph = JSON.parse(root.querySelector('script[type="application/ld+json"]')?.text ?? "") as { "@graph": { name?: string }[] };
    expect(graph["@graph"][0]?.name).toBe(typed);
    expect(root.querySelector("footer h2")?.text).toBe(typed);
  }
  expect(parse(await readPage("/termos")).querySelector(".prose")?.text).toContain(typed);
  const own = parse(await readPage("/links-uteis/sobre-nos"));
  expect(own.querySelector(".prose")?.text).toContain(`Somos a ${typed}`);
});

test("values that break a rule are told by field, and an old version with who was there first", async () => {
  const broken = [{ path: PRICE, typed: "-1", seenVersion: 1 }];
  expect(await client.ask("register.preview", { changes: broken })).toMatchObject({ outcome: "refused", problems: [{ path: PRICE }] });
  expect(await client.ask("register.save", { changes: broken })).toMatchObject({ outcome: "refused", problems: [{ path: PRICE }] });
  const stale = [{ path: PRICE, typed: "R$ 900", seenVersion: 0 }];
  const answer = { outcome: "stale", changed: [{ path: PRICE, version: 1, text: NEW }] };
  expect(await client.ask("register.preview", { changes: stale })).toMatchObject(answer);
  expect(await client.ask("register.save", { changes: stale })).toMatchObject(answer);
});

test("the record says who changed what, from what to what", async () => {
  const { activities } = await client.ask<{ activities: unknown[] }>("activities.list", { page: 1 });
  expect(activities).toContainEqual(expect.objectContaining({ action: "fact.changed", subjectId: PRICE, after: NEW }));
});
