import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { toSlug } from "#domain/text/slug";
import { countRows, querySite } from "#support/database/database";
import { emptyPages } from "#support/database/empty-pages";
import { REAL_TITLES, writeRealPage } from "#support/publishing/real-page";
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";
import { sendImport, toCsv } from "#support/site/transfer";

let site: Site;
let client: AdminClient;

beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
});
afterAll(() => site?.stop());
beforeEach(() => emptyPages(site));

const countPages = () => countRows(site, "pages");
const check = (file: string | Buffer, query?: string) => sendImport(site, client, "conferir", file, query);
const write = (file: string | Buffer, query?: string) => sendImport(site, client, "gravar", file, query);
const HEAD = ["titulo", "conteudo"];

const realRow = (title: string) => [title, writeRealPage(title).content];

test("a file is checked without writing, and its pages are public as soon as it is imported, but for those that are held back", async () => {
  const [first, second] = REAL_TITLES;
  const file = toCsv([HEAD, realRow(first), ["Portão da serra", "<p>Texto</p>"], realRow(second)]);
  const paths = [toSlug(first), "portao-da-serra", toSlug(second)].map((slug) => `/links-uteis/${slug}`);
  const checked = await check(file);
  expect(checked.status).toBe(200);
  expect(checked.body).toMatchObject({ total: 3, fresh: 3, existing: 0, problemCount: 0 });
  expect(checked.body.sample.map(({ row, slug }) => [row, `/links-uteis/${slug}`])).toEqual(paths.map((path, index) => [index + 2, path]));
  expect(await countPages()).toBe(0);

  await fetch(`${site.url}/sitemap`);
  expect((await write(file)).body).toEqual({ imported: 2, held: 1, skipped: 0 });
  for (const [index, status] of [200, 404, 200].entries()) expect((await fetch(site.url + paths[index])).status).toBe(status);
  expect(await (await fetch(`${site.url}/sitemap`)).text()).toContain(paths[2]);
  const { pages } = await client.ask<{ pages: object[] }>("pages.list", { status: "held" });
  expect(pages).toMatchObject([
    { title: "Portão da serra", held: expect.arrayContaining([expect.objectContaining({ rule: "substance" })]) },
  ]);
});

test("many pages are judged before they are written, each against those of the file before it, and remembered after it", async () => {
  const [first, second] = REAL_TITLES;
  const [, text] = realRow(first) as [string, string];
  const short = Array.from({ length: 50 }, (_, number) => [`Portão número ${number}`, "<p>Texto</p>"]);
  expect((await write(toCsv([HEAD, [first, text], [second, text], ...short]))).body).toEqual({ imported: 1, held: 51, skipped: 0 });
  const { pages } = await client.ask<{ pages: object[] }>("pages.list", { status: "held", query: second });
  expect(pages).toMatchObject([
    {
      title: second,
      held: expect.arrayContaining([
        expect.objectContaining({ rule: "substance", pages: [{ path: `/links-uteis/${toSlug(first)}`, title: first }] }),
      ]),
    },
  ]);
  await expect.poll(() => countRows(site, "page_sketches")).toBe(1);
});

test("commas, semicolons and tabs part columns, with or without the mark of UTF-8", async () => {
  for (const separator of [",", ";", "\t"]) {
    const { body } = await check(`\uFEFFtitulo${separator}conteudo\nPortão${separator}<p>Olá</p>\n`);
    expect(body, JSON.stringify(separator)).toMatchObject({ total: 1, problemCount: 0 });
  }
});

test("addresses that exist are skipped or numbered, as asked, those within the file too", async () => {
  await write(toCsv([HEAD, ["Portão", "<p>1</p>"]]));
  const file = toCsv([HEAD, ["Portão", "<p>2</p>"], ["Motor", "<p>3</p>"], ["Motor", "<p>4</p>"]]);
  const { body } = await check(file);
  expect(body).toMatchObject({ total: 3, fresh: 1, existing: 2 });
  expect(body.sample.map(({ slug, taken }) => [slug, taken])).toEqual([
    ["portao", "page"],
    ["motor", "row"],
    ["motor", undefined],
  ]);
  expect((await write(file, "formato=csv&existentes=pular")).body).toEqual({ imported: 0, held: 1, skipped: 2 });
  expect((await write(file, "formato=csv&existentes=numerar")).body).toEqual({ imported: 0, held: 3, skipped: 0 });
  const slugs = await querySite<{ slug: string }>(site, sql`select slug from pages order by slug`);
  expect(slugs.map(({ slug }) => slug)).toEqual(["motor", "motor-2", "motor-3", "portao", "portao-2"]);
});

test("one wrong row among many keeps all of them out, and each problem names its row and column", async () => {
  const file = toCsv([
    [...HEAD, "endereco", "situacao", "criada_em"],
    ["Certo", "<p>Texto</p>", "", "", ""],
    ["", "<p>Texto</p>", "", "", ""],
    ["Sem texto", "", "", "", ""],
    ["Endereço errado", "<p>Texto</p>", "Não Vale", "no ar", "ontem"],
    ["Só script", "<script>alert(1)</script>", "", "", ""],
    ["a".repeat(201), "<p>Texto</p>", "", "", ""],
  ]);
  const answer = await write(file);
  expect(answer.status).toBe(422);
  expect(answer.body.problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
    "3 titulo",
    "4 conteudo",
    "5 endereco",
    "5 situacao",
    "5 criada_em",
    "6 conteudo",
    "7 titulo",
  ]);
  expect(answer.body.problems[2]?.message).toContain("nao-vale");
  expect(await countPages()).toBe(0);
});

test.each([
  ["unknown columns", "titulo;conteudo;preço\na;b;c", /“preço” não é conhecida.*titulo, endereco/],
  ["a missing column", "titulo\na", /Falta a coluna “conteudo”/],
  ["a column twice", "titulo;título;conteudo\na;b;c", /aparece duas vezes/],
  ["a prototype's name", "titulo;conteudo;__proto__\na;b;c", /“__proto__” não é conhecida/],
  ["only headings", "titulo;conteudo\n", /só o cabeçalho/],
  ["nothing", "", /vazio/],
  ["one byte", "a", /não é conhecida/],
  ["a quote never closed", 'titulo;conteudo\na;"<p>b', /aspas/],
  ["a quote within a text", 'titulo;conteudo\na;b "c" d\n', /aspas/],
  ["a spreadsheet's own format", "PK\u0003\u0004 planilha", /planilha/],
  ["zeros", "titulo;conteudo\na;b\0c", /não são texto/],
])("a CSV with %s is refused in a sentence", async (_, file, message) => {
  const { status, body } = await check(file);
  expect(status).toBe(422);
  expect(body.problems[0]?.message).toMatch(message);
});

test("rows with too few or too many columns are named", async () => {
  const { body } = await check("titulo;conteudo\na;b;c\nsó um\n;;\nc;d;;\n");
  expect(body.problems.map(({ row }) => row)).toEqual([2, 3]);
});

test("letters that are no UTF-8 are found by line", async () => {
  const latin = Buffer.concat([Buffer.from("titulo;conteudo\nCerto;<p>a</p>\n"), Buffer.from("Portão;<p>b</p>\n", "latin1")]);
  const { status, body } = await check(latin);
  expect(status).toBe(422);
  expect(body.problems[0]?.message).toMatch(/UTF-8.*linha 3/);
  const { body: wide } = await check(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("titulo", "utf16le")]));
  expect(wide.problems[0]?.message).toContain("UTF-16");
});

test("formulas are refused by row, and text marked as text loses the mark", async () => {
  const { body } = await check("titulo;conteudo\n=HYPERLINK(1);<p>a</p>\n@b;<p>c</p>\n");
  expect(body.problems.map(({ row, column }) => [row, column])).toEqual([
    [2, "titulo"],
    [3, "titulo"],
  ]);
  expect(body.problems[0]?.message).toContain("fórmula");
  await write("titulo;conteudo\n'-10% no motor;<p>a</p>\n");
  const title = (await querySite<{ title: string }>(site, sql`select title from pages`))[0]?.title;
  expect(title).toBe("-10% no motor");
});

test("content is sanitised before it is stored", async () => {
  await write(
    toCsv([HEAD, ["Limpo", '<h1>Título</h1><p onclick="x()">Bom</p><script>alert(1)</script><iframe src="https://x"></iframe>']]),
  );
  const content = (await querySite<{ content: string }>(site, sql`select content from pages`))[0]?.content;
  expect(content).toBe("<h2>Título</h2><p>Bom</p>");
});

test("JSON with every column comes in as it says", async () => {
  const file = JSON.stringify([
    {
      titulo: "Do arquivo",
      endereco: "endereco-proprio",
      descricao: "Descrição",
      palavras_chave: ["motor", "portão"],
      conteudo: "<p>Texto</p>",
      situacao: "rascunho",
      origem: "ia",
      criada_em: "2024-05-06T07:08:09Z",
    },
    { ...writeRealPage(), slug: "antigo" },
  ]);
  expect((await check(file, "formato=json")).body).toMatchObject({ total: 2, drafts: 1, problemCount: 0 });
  await write(file, "formato=json");
  const rows = await querySite(site, sql`select slug, description, keywords, status, origin, created_at from pages order by seq`);
  expect(rows[0]).toEqual({
    slug: "endereco-proprio",
    description: "Descrição",
    keywords: "motor, portão",
    status: "draft",
    origin: "ai",
    created_at: "2024-05-06T07:08:09.000Z",
  });
  expect(rows[1]).toMatchObject({ slug: "antigo", status: "public", origin: "manual" });
  expect((await fetch(`${site.url}/links-uteis/endereco-proprio`)).status).toBe(404);
});

test.each([
  ["no JSON", '[{"titulo": "a",}]', /JSON válido/],
  ["an object", '{"titulo":"a"}', /lista de páginas/],
  ["an empty list", "[]", /nenhuma página/],
  ["a list of texts", '["a"]', /objeto entre chaves/],
  ["a number for a text", '[{"titulo":1,"conteudo":"b"}]', /texto entre aspas/],
  ["a prototype", '[{"titulo":"a","conteudo":"<p>b</p>","__proto__":{"isAdmin":true}}]', /“__proto__” não é conhecida/],
  ["a constructor", '[{"titulo":"a","conteudo":"<p>b</p>","constructor":{"prototype":{"x":1}}}]', /“constructor” não é conhecida/],
  ["a missing column", '[{"titulo":"a"}]', /Falta esta coluna/],
])("JSON that is %s is refused in a sentence", async (_, file, message) => {
  const { status, body } = await write(file, "formato=json");
  expect(status).toBe(422);
  expect(body.problems.map((problem) => problem.message).join(" ")).toMatch(message);
  expect(await countPages()).toBe(0);
});

test("without a session nothing is read", async () => {
  const answer = await sendImport(site, new AdminClient(site), "gravar", toCsv([HEAD, ["a", "<p>b</p>"]]));
  expect(answer.status).toBe(401);
  expect(await countPages()).toBe(0);
});

test("an import sent again with its key writes nothing more and answers the same", async () => {
  const file = toCsv([
    [...HEAD, "situacao"],
    ["Importada uma vez", "<p>Texto</p>", "rascunho"],
  ]);
  const send = (key?: string) => sendImport(site, client, "gravar", file, "formato=csv&existentes=numerar", key);
  const key = "a-chave-desta-importacao";
  const before = await countPages();
  const answers = await Promise.all([send(key), send(key)]);
  for (const answer of [...answers, await send(key)]) expect(answer).toEqual({ status: 200, body: { imported: 1, held: 0, skipped: 0 } });
  expect(await countPages()).toBe(before + 1);
  expect((await send()).body).toEqual({ imported: 1, held: 0, skipped: 0 });
  expect(await countPages()).toBe(before + 2);
  expect((await send("")).status).toBe(400);
});

test("an import is in the activity log", async () => {
  await write(toCsv([HEAD, ["Registrada", "<p>Texto</p>"], realRow(REAL_TITLES[0])]));
  const { activities } = await client.ask<{ activities: { action: string; subject: string }[] }>("activities.list", {
    action: "pages.imported",
  });
  expect(activities[0]).toMatchObject({ action: "pages.imported", subject: "2 páginas, 1 retida" });
});
