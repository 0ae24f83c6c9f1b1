import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countRows } from "#support/database/database";
import { emptyPages } from "#support/database/empty-pages";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
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
const MEGABYTE = 1024 * 1024;
const LOOK_EVERY_MS = 10;

test("ten thousand pages come in at once while the site goes on answering; one more is refused", async () => {
  const rows = Array.from({ length: 10_000 }, (_, number) => [
    `Página número ${number}`,
    `<h2>Sobre</h2><p>${"texto ".repeat(10)}${number}</p>`,
    "rascunho",
  ]);
  const file = toCsv([[...HEAD, "situacao"], ...rows]);
  const importing = write(file);
  let answered = 0;
  // No faster than that: the processor is the import's.
  while ((await Promise.race([importing, sleep(LOOK_EVERY_MS)])) === undefined) {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    answered += 1;
  }
  expect((await importing).body).toEqual({ imported: 10_000, held: 0, skipped: 0 });
  expect(await countPages()).toBe(10_000);
  expect(answered).toBeGreaterThan(10);

  const { body } = await check(toCsv([[...HEAD, "situacao"], ...rows, ["Mais uma", "<p>Texto</p>", "rascunho"]]));
  expect(body.problems.map(({ message }) => message).join()).toContain("10.000");
});

test("a file over 50 MB is refused, as announced or as it comes; one just under is read", async () => {
  const announced = await send(site, "/admin/importar/conferir?formato=csv", {
    method: "POST",
    headers: { cookie: client.cookie, origin: site.url, "content-length": 50 * MEGABYTE + 1 },
    body: Buffer.alloc(50 * MEGABYTE + 1, "a"),
  });
  expect([announced.status, announced.text]).toEqual([413, expect.stringContaining("50 MB")]);

  const chunked = await send(site, "/admin/importar/conferir?formato=csv", {
    method: "POST",
    headers: { cookie: client.cookie, origin: site.url, "transfer-encoding": "chunked" },
    body: Buffer.alloc(51 * MEGABYTE, "a"),
  });
  expect([chunked.status, chunked.text]).toEqual([413, expect.stringContaining("50 MB")]);

  const line = `Página;${"x".repeat(900_000)}\n`;
  const large = await check(`titulo;conteudo\n${line.repeat(55)}`);
  expect(large.status).toBe(422);
  expect(large.body.problems[0]).toMatchObject({ row: 2, column: "conteudo" });
});
