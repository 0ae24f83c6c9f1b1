import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { business } from "#content/business";
import { formatMoney } from "#domain/text/format";
import { toSlug } from "#domain/text/slug";
import type { AffectedPages } from "#server/facts/affected-pages";
import { type AiProvider, API_KEY, say, startAiProvider } from "#support/outside/ai-provider";
import { REAL_TITLES, writeRealPage } from "#support/publishing/real-page";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { finishRun, startRun } from "#support/site/runs";
import { type Site, startSite } from "#support/site/site";
import { sendImport, toCsv } from "#support/site/transfer";

const plan = business.plans.find(({ id }) => id !== "solo");
if (!plan) throw new Error("The register has no other plan");
const QUOTE = `{{plano-${plan.id}-preco}}`;
const WAS = formatMoney(plan.price);
const DEARER = plan.price + 7919;
const BECOMES = formatMoney(DEARER);

let provider: AiProvider;
let site: Site;
let client: AdminClient;

const [AI_TITLE, LOCAL_TITLE, IMPORTED_TITLE] = [REAL_TITLES[0], "Preço do motor deslizante", REAL_TITLES[1]];
const real = (title: string, more: string) => writeRealPage(title).content + more;

beforeAll(async () => {
  provider = await startAiProvider();
  site = await startSite({ env: { AI_BASE_URL: provider.baseUrl } });
  client = await AdminClient.signedIn(site);
  await client.ask("ai.saveKey", { key: API_KEY });
});
afterAll(async () => {
  await site?.stop();
  await provider?.stop();
});

test("pages by AI, by the generator, imported and by hand are kept and exported by names, and say what the register says now", async () => {
  provider.play(({ title }) => say(real(title, `<p>O motor do portão custa R$ {{ Plano ${plan.id} Preço }}.</p>`)));
  await finishRun(client, await startRun(client, { kind: "ai-batch", titles: [AI_TITLE] }));
  await finishRun(client, await startRun(client, { kind: "local-batch", titles: [LOCAL_TITLE] }));
  await sendImport(
    site,
    client,
    "gravar",
    toCsv([
      ["titulo", "conteudo"],
      [IMPORTED_TITLE, real(IMPORTED_TITLE, `<p>O motor sai por ${QUOTE}.</p>`)],
    ]),
  );
  const fields = { title: "Preço à mão", slug: "preco-a-mao", description: `Só ${QUOTE}.`, keywords: "", content: `<p>É ${QUOTE}.</p>` };
  await client.ask("editor.create", { fields: { ...fields, status: "public" } });

  const paths = [...[AI_TITLE, LOCAL_TITLE, IMPORTED_TITLE].map(toSlug), "preco-a-mao"].map((slug) => `/links-uteis/${slug}`);
  const read = async () => await Promise.all(paths.map(async (path) => (await send(site, path)).text));
  const tellAmount = async (amount: string) => (await read()).map((text) => text.includes(amount) && !text.includes("{{"));
  expect(await tellAmount(WAS)).toEqual([true, true, true, true]);
  const exported = await (await client.get("/admin/exportar.json")).text();
  for (const content of ["<p>O motor do portão custa ", "<p>O motor sai por ", "<p>É "])
    expect(exported).toContain(`${content}${QUOTE}.</p>"`);

  await client.ask("register.save", { changes: [{ path: `plans.${plan.id}.price`, typed: DEARER, seenVersion: 0 }] });
  await expect.poll(() => tellAmount(BECOMES)).toEqual([true, true, true, true]);
  const texts = await read();
  expect(texts.filter((text) => text.includes(`${WAS}.</p>`))).toEqual([]);
  expect(texts[3]).toContain(`<meta name="description" content="Só ${BECOMES}."`);
  expect(texts[3]).toContain(`"description":"Só ${BECOMES}."`);
});

test("what quotes a name nobody knows is refused: on its screen, in a file by its row, and of a run before it starts", async () => {
  const fields = { title: "Lua", slug: "lua", description: "", keywords: "", content: "<p>Por {{plano-lua-preco}}.</p>", status: "draft" };
  const saved = await client.call("editor.create", { fields });
  expect([saved.status, await saved.text()]).toEqual([400, expect.stringContaining("O dado “{{plano-lua-preco}}” não existe.")]);
  const file = toCsv([
    ["titulo", "conteudo"],
    ["Sol", "<p>Um.</p>"],
    ["Lua", fields.content],
  ]);
  const { status, body } = await sendImport(site, client, "gravar", file);
  expect([status, body.problems]).toEqual([422, [{ row: 3, column: "conteudo", message: expect.stringContaining("plano-lua-preco") }]]);
  const run = { kind: "local-batch", titles: ["Lua"], instructions: "Por {{plano-lua-preco}}." };
  expect((await client.call("runs.start", run)).status).toBe(400);
  expect((await send(site, "/links-uteis/lua")).status).toBe(404);
});

test("a run goes on after a text by AI that quotes a name nobody knows, and says which", async () => {
  provider.play(({ title }) => say(real(title, `<p>O motor custa ${title.includes("lua") ? "{{plano-lua-preco}}" : QUOTE}.</p>`)));
  const { status, results } = await finishRun(
    client,
    await startRun(client, { kind: "ai-batch", titles: ["Conserto de motor da lua", REAL_TITLES[2]] }),
  );
  expect([status, results.map(({ status, error }) => [status, error])]).toEqual([
    "done",
    [
      ["failed", "Erro ao gerar conteúdo: O texto cita o dado “{{plano-lua-preco}}”, que não existe no cadastro"],
      ["done", undefined],
    ],
  ]);
});

const PRICE = "plans.solo.price";

async function readPage(path: string): Promise<string> {
  return String((await send(site, path)).body);
}

async function readVersion(path: string): Promise<number> {
  const { fields } = await client.ask<{ fields: { path: string; version: number }[] }>("register.list");
  return fields.find((field) => field.path === path)?.version ?? 0;
}

/** Changes a price to an amount that nothing else says, and gives its version. */
async function changePrice(typed: string): Promise<number> {
  const changes = [{ path: PRICE, typed, seenVersion: await readVersion(PRICE) }];
  expect(await client.ask("register.save", { changes })).toMatchObject({ outcome: "saved" });
  return await readVersion(PRICE);
}

test("before a save the pages that will change are named, and after it they are those that did", async () => {
  const NEW = "R$ 98.642";
  const changes = [{ path: PRICE, typed: NEW, seenVersion: await readVersion(PRICE) }];
  const { affected } = await client.ask<{ affected: AffectedPages }>("register.preview", { changes });
  expect(affected.isEverywhere).toBe(false);
  expect(affected.authored.map(({ path }) => path)).toContain("/");
  expect(affected.inSearchData).toBeGreaterThan(0);
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
  const NEW = "R$ 97.531";
  const version = await changePrice(NEW);
  const broken = [{ path: PRICE, typed: "-1", seenVersion: version }];
  expect(await client.ask("register.preview", { changes: broken })).toMatchObject({ outcome: "refused", problems: [{ path: PRICE }] });
  expect(await client.ask("register.save", { changes: broken })).toMatchObject({ outcome: "refused", problems: [{ path: PRICE }] });
  const stale = [{ path: PRICE, typed: "R$ 900", seenVersion: version - 1 }];
  const answer = { outcome: "stale", changed: [{ path: PRICE, version, text: NEW }] };
  expect(await client.ask("register.preview", { changes: stale })).toMatchObject(answer);
  expect(await client.ask("register.save", { changes: stale })).toMatchObject(answer);
});

test("the record says who changed what, from what to what", async () => {
  const NEW = "R$ 96.420";
  await changePrice(NEW);
  const { activities } = await client.ask<{ activities: unknown[] }>("activities.list", { page: 1 });
  expect(activities).toContainEqual(expect.objectContaining({ action: "fact.changed", subjectId: PRICE, after: NEW }));
});
