import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { querySite } from "#support/database/database";
import { AdminClient } from "#support/site/client";
import { type SendOptions, send, sendRaw } from "#support/site/http";
import { ADMIN, type Site, startSite } from "#support/site/site";

const SECRET_KEY = "chave-de-teste-que-ninguem-deve-ler-123";
const JSON_TYPE = { "content-type": "application/json" };

let site: Site;
let client: AdminClient;
/** All that was printed after the words of the start, until the process had ended. */
let log: string;

// One site for all: what it printed is whole only when it has ended.
beforeAll(async () => {
  site = await startSite({ env: { SECRET_KEY } });
  const greetingEnd = site.output().lastIndexOf("\n\n") + 2;
  const post = (path: string, options: SendOptions = {}) =>
    send(site, path, { method: "POST", headers: JSON_TYPE, body: "{}", ...options });

  await send(site, "/healthz");
  await send(site, "/faq?token=segredo");
  await send(site, "/faq?utm_source=segredo");
  await send(site, "/nada?senha=segredo", { method: "HEAD" });
  await post("/_actions/pages.list?x=segredo");

  client = await AdminClient.signedIn(site);
  for (const email of [ADMIN.email, "outra@exemplo.com.br"])
    await post("/_actions/session.signIn", { body: JSON.stringify({ email, password: "senha-errada-9" }) });
  await client.get(`/admin/painel?token=${SECRET_KEY}`);
  await client.call("session.signIn", { email: ADMIN.email, password: 5 });

  await post("/_actions/session.signIn", { body: "{bad" });
  await post("/_actions/nada.nada");
  await send(site, "/_actions/pages.list");
  await send(site, "/%E0%A4%A?token=segredo");
  for (const method of ["TRACE", "QUERY", "OPTIONS"]) {
    await sendRaw(site, `${method} /?token=segredo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  }

  // Of no pages at all no list is read.
  await client.ask("pages.save", { title: "Antes da falha", content: "<p>x</p>" });
  await querySite(site, sql`alter table pages rename to pages_away`);
  await send(site, "/cidades/lapa?token=segredo");
  await send(site, "/links-uteis/nada?token=segredo", { headers: { cookie: "abre-facil.session_token=segredo" } });
  await client.call("pages.list", { query: "segredo" });
  await client.call("pages.list", {});
  await client.call("pages.save", { title: "Título", content: "<p>segredo</p>" });
  await client.call("pages.remove", { id: "segredo" });

  await site.stop();
  log = site.output().slice(greetingEnd);
});
afterAll(() => site?.stop("SIGKILL"));

const isJson = (line: string) => {
  try {
    return typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
};

test("each request is one line of JSON with its method, path, status and time", () => {
  const requests = log
    .split("\n")
    .filter(isJson)
    .map((line) => JSON.parse(line))
    .filter(({ method, path }) => method && path !== "/readyz");
  expect(requests.slice(0, 4).map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    "GET /faq 200",
    "GET /faq 200",
    "HEAD /nada 404",
    "POST /_actions/pages.list 401",
  ]);
  for (const { time } of requests) expect(Date.parse(time)).toBeGreaterThan(Date.now() - 3_600_000);
  // A stored page takes no time worth telling.
  expect(requests.slice(0, 4).map(({ ms }) => ms > 0)).toEqual([true, false, true, true]);
});

test("everything printed after the start is lines of JSON, whatever went wrong", () => {
  expect(
    log
      .trim()
      .split("\n")
      .filter((line) => !isJson(line)),
  ).toEqual([]);
});

test("what failed is told, without what stood after the question mark", () => {
  expect(log).toMatch(/no such table|relation \\*"pages\\*" does not exist/);
  expect(
    log
      .split("\n")
      .filter((line) => line.includes("segredo"))
      .map((line) => line.slice(0, 300)),
  ).toEqual([]);
});

const readLines = (text: string) =>
  text
    .split("\n")
    .filter(isJson)
    .map((line) => JSON.parse(line));

test("every line has a level, as a number, and the moment", () => {
  for (const { level, time } of readLines(log)) expect([typeof level, new Date(time).toISOString()]).toEqual(["number", time]);
});

test("each list, fetch, save and deletion that the database refuses is in the log with why", () => {
  const refused = readLines(log).filter(({ err }) => /no such table|does not exist/.test(err?.message));
  const calls = new Set(refused.flatMap(({ action }) => action ?? []));
  expect([...calls]).toEqual(["/_actions/pages.list", "/_actions/pages.save", "/_actions/pages.remove"]);
});

test("the search that the docs advise finds each page that failed, and why", () => {
  const search = /journalctl.*\| (grep .*?)`/.exec(readFileSync("docs/operations.md", "utf8"))?.[1] ?? "";
  const found = readLines(execFileSync("sh", ["-c", search], { input: log, encoding: "utf8" }));
  // Of a page the path is told by the request's own line.
  const failedPages = found.filter(({ method }) => method === "GET").map(({ path, status }) => `${path} ${status}`);
  expect(failedPages).toEqual(["/cidades/lapa 500", "/links-uteis/nada 500"]);
  const reasons = found.filter(({ err, action }) => !action && /no such table|does not exist/.test(err?.message));
  // Pages that are rendered again unasked may fail besides.
  expect(reasons.length).toBeGreaterThanOrEqual(failedPages.length);
  for (const { err } of reasons) expect(err.stack).toContain("\n    at ");
  expect(found.filter(({ status }) => status < 500)).toEqual([]);
});

test("no secret is ever printed", () => {
  const token = decodeURIComponent(client.cookie.split("=")[1] ?? "").split(".")[0] ?? "";
  expect(token.length).toBeGreaterThan(20);
  for (const secret of [SECRET_KEY, ADMIN.password, "senha-errada-9", token]) expect(site.output().includes(secret), secret).toBe(false);
});
