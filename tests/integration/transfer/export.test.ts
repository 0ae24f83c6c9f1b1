import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TEXT_COLUMNS } from "#domain/page/page-fields";
import { COLUMNS } from "#domain/transfer/columns";
import { querySite } from "#support/database/database";
import { emptyPages } from "#support/database/empty-pages";
import { writeRealPage } from "#support/publishing/real-page";
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";
import { sendImport } from "#support/site/transfer";

let site: Site;
let client: AdminClient;

const real = writeRealPage();

beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
});
beforeEach(async () => {
  await emptyPages(site);
  const pages = [
    { titulo: "=cmd|' /C calc'!A0", endereco: "perigo", conteudo: '<p>Aspas "duplas"; ponto e vírgula,\nlinha nova</p>' },
    { titulo: "'=já marcado", endereco: "marcado", conteudo: "<p>b</p>", palavras_chave: "motor, portão" },
    { titulo: "Rascunho", endereco: "rascunho", conteudo: "<p>c</p>", situacao: "rascunho", origem: "ia" },
    { titulo: real.title, endereco: "no-ar", conteudo: real.content, origem: "local", numeros_da_pagina: "R$ 90; 3 metros" },
  ];
  await sendImport(site, client, "gravar", JSON.stringify(pages), "formato=json");
});
afterAll(() => site?.stop());

const readPages = () =>
  querySite<{ status: string }>(
    site,
    sql`select ${sql.raw(TEXT_COLUMNS.join(", "))}, status, origin, created_at, is_indexed from pages order by seq`,
  );

test("the CSV is a download that Excel reads: marked as UTF-8, semicolons, no cell that could run", async () => {
  const answer = await client.get("/admin/exportar.csv");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="paginas-\d{4}-\d\d-\d\d\.csv"$/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...rows] = parse(bytes, { bom: true, delimiter: ";" });
  expect(head).toEqual(COLUMNS);
  expect(rows.map(([title]) => title)).toEqual(["'=cmd|' /C calc'!A0", "''=já marcado", "Rascunho", real.title]);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test.each(["csv", "json"])("what is exported as %s comes back the same on another site, held back pages as drafts", async (format) => {
  await querySite(site, sql`update pages set is_indexed = 0 where title = ${sql.lit(real.title)}`);
  const before = await readPages();
  expect(before.map(({ status }) => status)).toEqual(["held", "held", "draft", "public"]);
  const file = Buffer.from(await (await client.get(`/admin/exportar.${format}`)).arrayBuffer());
  await emptyPages(site);
  const { body } = await sendImport(site, client, "gravar", file, `formato=${format}`);
  expect(body).toEqual({ imported: 4, held: 0, skipped: 0 });
  expect(await readPages()).toEqual(before.map((page) => (page.status === "held" ? { ...page, status: "draft" } : page)));
});

test("pages in the trash stay out, and a site without pages exports an empty list", async () => {
  await querySite(site, sql`update pages set deleted_at = '2026-01-01T00:00:00.000Z'`);
  expect(await (await client.get("/admin/exportar.json")).json()).toEqual([]);
  const lines = (await (await client.get("/admin/exportar.csv")).text()).trim().split("\r\n");
  expect(lines).toHaveLength(1);
});

test("without a session there is nothing to download", async () => {
  for (const format of ["csv", "json"]) {
    const answer = await new AdminClient(site).get(`/admin/exportar.${format}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/login"]);
  }
});

test("thousands of pages leave as they are read", async () => {
  await emptyPages(site);
  const content = `<p>${"0".repeat(4000)}</p>`;
  const day = "2026-01-01T00:00:00.000Z";
  await querySite(
    site,
    sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
      insert into pages(id, slug, title, description, content, search_text, origin, created_at, updated_at)
      select 'id-' || i, 'p-' || i, 'Página ' || i, '', ${sql.lit(content)}, 'pagina', 'local', ${sql.lit(day)}, ${sql.lit(day)} from n`,
  );
  const answer = await client.get("/admin/exportar.json");
  expect(answer.headers.get("content-length")).toBeNull();
  const list = (await answer.json()) as { endereco: string }[];
  expect(list).toHaveLength(5000);
  expect(new Set(list.map(({ endereco }) => endereco)).size).toBe(5000);
});
