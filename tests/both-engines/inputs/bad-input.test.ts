import { expect } from "vitest";
import { countRows } from "#support/database/database";
import { CALL_KEY } from "#support/site/actions";
import type { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;
let client: AdminClient;

test.beforeAll(({ stage }) => {
  ({ site, client } = stage);
});

/** What the database holds of everything an action may write. */
const countAll = () => Promise.all(["pages", "jobs", "job_items"].map((table) => countRows(site, table)));

async function refusalOf(action: string, input: unknown) {
  const before = await countAll();
  const answer = await client.call(action, input);
  const { message, issues } = (await answer.json()) as { message?: string; issues?: { message: string }[] };
  expect(await countAll()).toEqual(before);
  return { status: answer.status, messages: [...(issues ?? []).map((issue) => issue.message), message ?? ""].join("\n") };
}

const save = (title: unknown, content: unknown = "<p>Texto</p>") => ({ title, content });
const byHand = (content: string) => ({ fields: { title: "Título", slug: "titulo", content, status: "public" } });
const LONG = "palavra ".repeat(70).slice(0, 500);

test.each<[string, string, unknown, RegExp]>([
  ["an empty title", "pages.save", save(""), /Informe um título/],
  ["a blank title", "pages.save", save(" \t \n "), /Informe um título/],
  ["a title of 500 characters", "pages.save", save(LONG), /500 caracteres|499 caracteres/],
  ["a title of emoji", "pages.save", save("🚪🔧🚪"), /letras ou números/],
  ["a title of signs", "pages.save", save("?!—…"), /letras ou números/],
  ["no content", "pages.save", save("Título", ""), /É necessário gerar conteúdo antes de salvar a página/],
  ["blank content", "pages.save", save("Título", " \n "), /É necessário gerar conteúdo antes de salvar a página/],
  [
    "content of which nothing is left",
    "pages.save",
    save("Título", "<script>alert(1)</script>"),
    /É necessário gerar conteúdo antes de salvar a página/,
  ],
  ["content without a letter", "pages.save", save("Título", "<p>&nbsp;</p><hr>"), /É necessário gerar conteúdo antes de salvar a página/],
  ["elements deep in others", "pages.save", save("Título", `${"<div>".repeat(24_000)}a`), /elementos demais/],
  ["fewer, one in the other", "pages.save", save("Título", `${"<div>".repeat(200)}a`), /mais de 100 elementos um dentro do outro/],
  ["a page by hand without a letter", "editor.create", byHand("<p></p>"), /Escreva o conteúdo antes de publicar/],
  ["a page by hand of a script", "editor.create", byHand("<script>texto</script>"), /não tem nenhum texto para ler/],
  ["a page of the browser without a letter", "browserPages.bring", save("Título", "<p></p>"), /não tem nenhum texto para ler/],
  ["content too long", "pages.save", save("Título", `<p>${"a".repeat(200_001)}</p>`), /longo demais/],
  ["a description too long", "pages.save", { ...save("Título"), description: "a".repeat(501) }, /500 caracteres/],
  ["an empty title to preview", "generation.preview", { title: "" }, /Informe um título/],
  ["a title of emoji to preview", "generation.preview", { title: "🚪" }, /letras ou números/],
  ["no titles", "runs.start", { kind: "local-batch", titles: [] }, /Adicione pelo menos um título válido/],
  ["one bad title among good ones", "runs.start", { kind: "local-batch", titles: ["Bom título", "🚪"] }, /letras ou números/],
  [
    "ten thousand titles",
    "runs.start",
    { kind: "local-batch", titles: Array.from({ length: 10_000 }, (_, n) => `Título ${n}`) },
    /no máximo 500 títulos/,
  ],
  ["ten thousand titles to check", "runs.check", { kind: "local-batch", titles: Array(10_000).fill("Título") }, /no máximo 500 títulos/],
])("%s is refused with a sentence that says how to mend it, and nothing is saved", async (_, action, input, message) => {
  const { status, messages } = await refusalOf(action, input);
  expect(status).toBe(400);
  expect(messages).toMatch(message);
});

test("a call of more parts than any has is refused before it is parsed", async () => {
  const headers = { "content-type": "Application/JSON", origin: site.url, cookie: client.cookie };
  const keys = Array.from({ length: 80_000 }, (_, number) => `"${number}":0`);
  for (const body of [`{"ids":[${"{},".repeat(300_000)}{}]}`, "[".repeat(900_000), `{${keys}}`]) {
    const { status, text } = await send(site, "/_actions/pages.removeMany", { method: "POST", headers, body });
    expect([status, text]).toEqual([413, expect.stringContaining("O pedido tem partes demais.")]);
  }
});

test("ten thousand bad titles are refused in an answer no longer than they are", async () => {
  const input = { kind: "local-batch", titles: Array(10_000).fill("🚪") };
  const answer = await client.call("runs.start", input);
  expect(answer.status).toBe(400);
  expect((await answer.text()).length).toBeLessThan(200_000);
});

test.each<[string, unknown]>([
  ["pages.save", save(5)],
  ["pages.save", save(null)],
  ["pages.save", save("Título", ["<p>x</p>"])],
  ["pages.save", { ...save("Título"), description: 5 }],
  ["pages.save", null],
  ["pages.save", []],
  ["pages.save", "texto"],
  ["pages.list", { page: 0 }],
  ["pages.list", { page: 1.5 }],
  ["pages.list", { page: "2" }],
  ["pages.list", { page: 1e12 }],
  ["pages.list", { query: "a".repeat(201) }],
  ["pages.remove", {}],
  ["pages.remove", { id: 5 }],
  ["pages.remove", { id: "a".repeat(65) }],
  ["audit.list", { kind: "sem-nome" }],
  ["audit.nameFigures", { pages: [], figures: [{ figure: "R$ 800" }] }],
  ["audit.nameFigures", { pages: [{ id: "x", version: 1 }], figures: [] }],
  ["audit.nameFigures", { pages: [{ id: "x", version: 0 }], figures: [{ figure: "R$ 800" }] }],
  ["audit.putFiguresBack", { pages: [] }],
  ["generation.preview", { title: "Título", creativity: 101 }],
  ["generation.preview", { title: "Título", creativity: -5 }],
  ["generation.preview", { title: "Título", creativity: "75" }],
  ["runs.start", { kind: "outra" }],
  ["runs.start", {}],
  ["runs.start", { kind: "bulk-presets", existing: "overwrite" }],
  ["runs.start", { kind: "local-batch", titles: "Um título" }],
  ["runs.start", { kind: "local-batch", titles: [["Um"]] }],
  ["runs.findLatest", { kind: "__proto__" }],
  ["runs.cancel", { jobId: null }],
  ["session.signIn", { email: ["a@x.com"], password: {} }],
  ["session.signIn", { email: "a@x.com", password: "x".repeat(129) }],
])("%s refuses %j", async (action, input) => {
  expect((await refusalOf(action, input)).status).toBe(400);
});

test.each(["pages.save", "pages.list", "session.signIn", "runs.start"])("%s refuses what is no JSON", async (action) => {
  for (const body of ["{", "{bad}", '{"title":', "undefined", "\u0000", "<xml/>"]) {
    const before = await countAll();
    const headers = { "content-type": "application/json", cookie: client.cookie };
    const { status, headers: answered } = await send(site, `/_actions/${action}`, { method: "POST", headers, body });
    expect(status, body).toBe(400);
    expect(answered["content-type"], body).toMatch(/^(application\/json|text\/plain)/);
    expect(await countAll()).toEqual(before);
  }
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/xml", ""])(
  "an action sent as %j is refused",
  async (type) => {
    const headers = { cookie: client.cookie, ...(type && { "content-type": type }) };
    const { status } = await send(site, "/_actions/pages.save", {
      method: "POST",
      headers,
      body: JSON.stringify({ ...save("Outro tipo"), callKey: CALL_KEY }),
    });
    expect([400, 415]).toContain(status);
    expect((await send(site, "/links-uteis/outro-tipo")).status).toBe(404);
  },
);

test("an action sent as a form to a page does nothing and fails in no way", async () => {
  for (const [type, body] of [
    ["application/x-www-form-urlencoded", "title=Por+formulario"],
    ["application/json", "{bad"],
    ["application/json", JSON.stringify(save("Por formulario"))],
  ] as const) {
    const headers = { "content-type": type };
    const { status } = await send(site, "/faq?_action=pages.save", { method: "POST", headers, body });
    expect(status, body).toBeGreaterThanOrEqual(400);
    expect(status, body).toBeLessThan(500);
  }
});

test("unknown ids are answered as such", async () => {
  expect(await client.ask("pages.remove", { id: "nada" })).toEqual({ removed: false });
  const cancelled = await client.call("runs.cancel", { jobId: "nada" });
  expect(cancelled.status).toBe(404);
  expect(await cancelled.text()).toContain("Esta execução já terminou.");
  expect((await client.get("/admin/execucoes/nada")).status).toBe(404);
});
