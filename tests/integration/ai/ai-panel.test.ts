import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { business } from "#content/business";
import { describeFacts } from "#domain/facts/published-business";
import type { AiTextEvent } from "#domain/generation/ai/text-event";
import { formatMoney } from "#domain/text/format";
import { countRows, querySite } from "#support/database/database";
import { wholeTest } from "#support/machine/whole-test";
import { type AiProvider, API_KEY, cutText, goodText, refuse, type Scene, say, startAiProvider } from "#support/outside/ai-provider";
import { readActionData } from "#support/site/action-data";
import { type TextRequest, watchText, writeText } from "#support/site/ai-text";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";

let provider: AiProvider;
let site: Site;
let client: AdminClient;
/** All that the server answered the administrator. */
let answers = "";

beforeAll(async () => {
  provider = await startAiProvider();
  site = await startSite({ env: { AI_BASE_URL: provider.baseUrl } });
  client = await AdminClient.signedIn(site);
});
afterAll(async () => {
  await site?.stop();
  await provider?.stop();
  // Whatever the tests did.
  expect(answers).not.toContain(SECRET_PART);
  expect(site.output()).not.toContain(SECRET_PART);
});
beforeEach(async () => {
  provider.play(({ title }) => say(goodText(title)));
  await ask("ai.saveKey", { key: API_KEY });
  provider.requests.length = 0;
});

const SECRET_PART = API_KEY.slice(3, -4);

async function ask<T>(action: string, input?: unknown): Promise<T> {
  const answer = await client.call(action, input);
  const text = await answer.text();
  answers += text;
  if (!answer.ok) throw new Error(`${action} answered ${answer.status}: ${text}`);
  return readActionData<T>(text);
}

const storedKey = async () => (await querySite<{ value: string }>(site, sql`select value from settings where name = 'ai-key'`))[0]?.value;
const countPages = () => countRows(site, "pages");
const messageOf = async (answer: Response) => {
  const body = (await answer.json()) as { message?: string; issues?: { message: string }[] };
  return body.issues?.[0]?.message ?? body.message;
};

async function* tellForEver(text: string): AsyncGenerator<string> {
  for (;;) yield* cutText(text, 8, 20);
}

/** A text told again and again until it was so often, and some of it was heard meanwhile: that is as it is written. */
async function hear(request: TextRequest, text: string, least: number): Promise<{ events: AiTextEvent[]; times: number }> {
  const events: AiTextEvent[] = [];
  let times = 0;
  async function* tell() {
    for (; times < least || events.length < 3; times += 1) yield* cutText(text, 8, 5);
  }
  provider.play(() => ({ kind: "pieces", pieces: tell() }));
  for await (const event of watchText(client, request)) events.push(event);
  return { events, times };
}

test("nobody but an administrator can ask for a text or touch the key", async () => {
  const before = await storedKey();
  const stranger = new AdminClient(site);
  expect((await stranger.post("/admin/ia/texto", { title: "Teste" })).status).toBe(303);
  for (const action of ["ai.describeKey", "ai.saveKey", "ai.removeKey", "ai.testKey"]) {
    const answer = await stranger.call(action, { key: API_KEY });
    expect(answer.status, action).toBe(401);
  }
  expect(await storedKey()).toBe(before);
});

test("without a key the text fails as specified and the local generator's text comes instead", async () => {
  await ask("ai.removeKey");
  expect(await ask("ai.describeKey")).toEqual({ key: null, model: "gpt-4o", origin: new URL(provider.baseUrl).origin });
  expect(await writeText(client, { title: "Motor em Moema" })).toMatchObject({
    kind: "failed",
    message: "API Key is required for content generation",
    backup: { title: "Motor em Moema", slug: "motor-em-moema", html: expect.stringContaining("<h2>") },
  });
  expect(await ask("ai.testKey")).toEqual({ isWorking: false, message: "API Key is required for content generation" });
  expect(provider.requests).toEqual([]);
});

test("what cannot be a key is refused with the specified message and not kept", async () => {
  await ask("ai.removeKey");
  for (const key of ["", "sk-curta", "pk-1234567890123456789", "sk-com espaço no meio 12345"]) {
    const answer = await client.call("ai.saveKey", { key });
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).toBe("A chave API da OpenAI deve começar com 'sk-' e ter pelo menos 20 caracteres.");
  }
  expect(await storedKey()).toBeUndefined();
});

test("a key is kept sealed, shown by its last four characters, replaced, tested with one call, and removed", async () => {
  await ask("ai.saveKey", { key: "sk-a-primeira-chave-1234567890-AAAA" });
  expect(await ask("ai.describeKey")).toMatchObject({ key: { lastFour: "AAAA", isReadable: true } });
  const first = await storedKey();
  await ask("ai.saveKey", { key: `  ${API_KEY}  ` });
  expect(await ask("ai.describeKey")).toMatchObject({ key: { lastFour: "WXYZ" } });
  expect(await storedKey()).not.toBe(first);
  expect(await storedKey()).not.toContain("sk-");

  expect(await ask("ai.testKey")).toEqual({ isWorking: true, message: "A chave funciona com o modelo gpt-4o." });
  expect(provider.requests.map(({ authorization }) => authorization)).toEqual([`Bearer ${API_KEY}`]);
  provider.play(() => refuse(401, { message: `Incorrect API key provided: ${API_KEY}` }));
  expect(await ask("ai.testKey")).toEqual({ isWorking: false, message: "Erro ao gerar conteúdo: Incorrect API key provided: (chave)" });

  expect(await ask("ai.removeKey")).toEqual({ removed: true });
  expect(await ask("ai.removeKey")).toEqual({ removed: false });
  expect(await storedKey()).toBeUndefined();
});

test("the text comes as it is written, and is stored only when it is saved, as a page by AI", async () => {
  const before = await countPages();
  const { events } = await hear({ title: "Motor deslizante em Moema", creativity: 100 }, goodText("Motor deslizante em Moema"), 3);
  const lengths = events.filter((event) => event.kind === "text").map(({ html }) => html.length);
  expect(lengths.length).toBeGreaterThan(2);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(provider.requests[0]?.body).toMatchObject({ stream: true, temperature: 1 });
  const last = events.at(-1);
  if (last?.kind !== "done") throw new Error(`Ended with ${JSON.stringify(last)}`);
  expect(await countPages()).toBe(before);

  const { title, description, html } = last.page;
  const { slug } = await ask<{ slug: string }>("pages.save", { title, description, content: html, origin: "ai" });
  const [row] = await querySite(site, sql`select * from pages where slug = ${slug}`);
  expect(row).toMatchObject({ origin: "ai", title: "Motor deslizante em Moema", content: html });
});

test("on its page the text stands in one prose container, each block directly in it", async () => {
  provider.play(({ title }) => say(`<div class="prose lg:prose-xl">${goodText(title)}</div>`));
  const last = await writeText(client, { title: "Motor pivotante em Moema" });
  if (last.kind !== "done") throw new Error(`Ended with ${JSON.stringify(last)}`);
  const { slug } = await ask<{ slug: string }>("pages.save", {
    title: last.page.title,
    description: "",
    content: last.page.html,
    origin: "ai",
  });
  const document = parse((await send(site, `/links-uteis/${slug}`)).text);
  const containers = document.querySelectorAll(".prose");
  expect(containers).toHaveLength(1);
  expect(containers[0]?.childNodes.map(({ rawTagName }) => rawTagName).filter(Boolean)).toEqual(["h2", "p", "h3", "ul", "h2", "p"]);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
});

test("lines of the instructions reach the provider as lines", async () => {
  provider.play(() => say("<p>Texto.</p>"));
  await writeText(client, { title: "Visita", instructions: " Garantia de 90 dias\nAtendemos aos sábados " });
  expect(JSON.stringify(provider.requests.at(-1))).toContain("Garantia de 90 dias\\nAtendemos aos sábados");
});

test("the text is heard and comes with what facts say beside their names, and no name is seen that has only begun", async () => {
  const [name, reads] = Object.entries(describeFacts(business)).find(([fact]) => fact.endsWith("-preco")) ?? [];
  const block = (price: string | undefined) => `<p>O motor do portão custa ${price}.</p>`;
  const { events, times } = await hear({ title: "Preço por IA" }, block(`{{${name}}}`), 40);
  const write = (price: string | undefined) => block(price).repeat(times);
  const heard = events.filter((event) => event.kind === "text");
  expect(heard.length).toBeGreaterThan(2);
  const begun = heard.map(({ shown }) => shown.replace(/<\/p>$/, ""));
  expect(begun.filter((shown) => !write(reads).startsWith(shown))).toEqual([]);
  expect(events.at(-1)).toMatchObject({ kind: "done", page: { html: write(`{{${name}}}`), shown: write(reads) } });
});

test("a money figure that is not in the register is pointed out, one of the instructions is not", async () => {
  const known = formatMoney(business.maintenance.express.price);
  provider.play(() => say(`<p>Instalação por R$ 7.919 e revisão por ${known}. Na promoção, R$ 6.917.</p>`));
  expect(await writeText(client, { title: "Promoção", instructions: "Motor por R$ 6.917 em julho" })).toMatchObject({
    kind: "done",
    unknownMoney: ["R$ 7.919"],
  });
});

test("instructions that quote what is not in the register are refused before anything is written with it", async () => {
  const message = "O dado “{{plano-lua-preco}}” não existe. Escolha outro ou tire-o das instruções.";
  const input = { title: "Motor em Moema", instructions: "Por {{plano-lua-preco}}." };
  const run = { kind: "local-batch", titles: [input.title], instructions: input.instructions };
  const asked = [client.post("/admin/ia/texto", input), client.call("generation.preview", input), client.call("runs.start", run)];
  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).toBe(message);
  }
  expect(provider.requests).toEqual([]);
});

const faults: [name: string, scene: Scene, message: string][] = [
  [
    "401",
    refuse(401, { message: `Incorrect API key provided: ${API_KEY}.` }),
    "Erro ao gerar conteúdo: Incorrect API key provided: (chave).",
  ],
  [
    "404 model",
    refuse(404, { message: "The model `gpt-4o` does not exist", code: "model_not_found" }),
    'Erro ao gerar conteúdo: Modelo "gpt-4o" não encontrado no provedor. The model `gpt-4o` does not exist Escolha outro modelo no Cadastro',
  ],
  ["429 without Retry-After", refuse(429, { message: "Rate limit reached" }), "Erro ao gerar conteúdo: Rate limit reached"],
  [
    "429 for an hour",
    refuse(429, { message: "Rate limit reached" }, { "retry-after": "3600" }),
    "Erro ao gerar conteúdo: Rate limit reached",
  ],
  ["500", refuse(500), "Erro ao gerar conteúdo: Erro desconhecido"],
  ["reset", { kind: "reset", afterHeaders: true }, "Erro ao gerar conteúdo: A conexão com o provedor falhou"],
  ["invalid JSON", { kind: "raw", body: "data: {nada\n\n" }, "Resposta da API não contém o conteúdo esperado"],
  ["no choices", { kind: "no-choices" }, "Resposta da API não contém o conteúdo esperado"],
  ["empty content", say(""), "Resposta da API não contém o conteúdo esperado"],
  ["5 MB", say(`<p>${"portão ".repeat(750_000)}</p>`), "Erro ao gerar conteúdo: A resposta do provedor é grande demais"],
  [
    "wrong language",
    say(`<p>${"This is a text about automatic gates and their motors, written in English. ".repeat(5)}</p>`),
    "Erro ao gerar conteúdo: O texto não veio em português",
  ],
];

for (const [name, scene, message] of faults) {
  test(`${name}: the administrator reads why and gets the local text; nothing is stored`, async () => {
    provider.play(() => scene);
    const before = await countPages();
    const last = await writeText(client, { title: "Motor em Moema" });
    answers += JSON.stringify(last);
    expect(last).toMatchObject({ kind: "failed", message, backup: { html: expect.stringContaining("<h2>") } });
    expect(await countPages()).toBe(before);
  });
}

wholeTest("a slow drip, then silence: the administrator reads how long was waited and gets the local text", async () => {
  const hasty = await startSite({ env: { AI_BASE_URL: provider.baseUrl, AI_TIMEOUT_SECONDS: "3" } });
  try {
    const hastyClient = await AdminClient.signedIn(hasty);
    await hastyClient.ask("ai.saveKey", { key: API_KEY });
    for (const scene of [{ kind: "drip" }, { kind: "silence" }] satisfies Scene[]) {
      provider.play(() => scene);
      expect(await writeText(hastyClient, { title: "Motor em Moema" })).toMatchObject({
        kind: "failed",
        message: "Erro ao gerar conteúdo: O provedor não terminou em 3 segundos",
        backup: { html: expect.stringContaining("<h2>") },
      });
    }
    expect(await countRows(hasty, "pages")).toBe(0);
  } finally {
    await hasty.stop();
  }
});

test("429 with Retry-After: the administrator is told of the wait, then the text comes", async () => {
  provider.play(({ title }, number) => (number === 1 ? refuse(429, { message: "Calma" }, { "retry-after": "1" }) : say(goodText(title))));
  const events = await Array.fromAsync(watchText(client, { title: "Motor em Moema" }));
  expect(events[0]).toMatchObject({ kind: "waiting", message: "Erro ao gerar conteúdo: Calma", retryAt: expect.any(String) });
  expect(events.at(-1)?.kind).toBe("done");
});

test("who stops the text makes the provider stop", async () => {
  // It never ends by itself.
  provider.play(({ title }) => ({ kind: "pieces", pieces: tellForEver(goodText(title)) }));
  const events = watchText(client, { title: "Motor em Moema" });
  await events.next();
  await events.return(undefined);
  await expect.poll(() => provider.requests[0]?.isAborted).toBe(true);
});

test("input that cannot be a page is refused with how to mend it", async () => {
  const answer = await client.post("/admin/ia/texto", { title: "???" });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: "O título precisa ter letras ou números. Escreva o assunto da página com palavras." });
  expect((await client.post("/admin/ia/texto", "nada")).status).toBe(400);
});

test("a key sealed under another SECRET_KEY is said to be unreadable and never sent", async () => {
  await querySite(site, sql`update settings set value = 'AAAA.BBBB.CCCC' where name = 'ai-key'`);
  expect(await ask("ai.describeKey")).toMatchObject({ key: { lastFour: "", isReadable: false } });
  expect(await writeText(client, { title: "Motor em Moema" })).toMatchObject({
    kind: "failed",
    message: "API Key is required for content generation",
  });
  expect(provider.requests).toEqual([]);
});

test("the key is in no page, answer, log line or activity", async () => {
  await ask("ai.describeKey");
  await ask("activities.list", {});
  for (const path of ["/admin/painel", "/admin/batch-creator", "/"])
    expect(await (await client.get(path)).text(), path).not.toContain(SECRET_PART);
  expect(answers).toContain("WXYZ");
  expect(answers).not.toContain(SECRET_PART);
  expect(site.output()).not.toContain(SECRET_PART);
});

test("the data folder holds it only sealed", async () => {
  await writeText(client, { title: "Motor em Moema" });
  for (const name of readdirSync(site.dataDir)) {
    expect(readFileSync(join(site.dataDir, name)).includes(SECRET_PART), name).toBe(false);
  }
});
