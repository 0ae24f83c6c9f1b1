import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { CALL_KEY } from "#support/site/actions";
import { AdminClient } from "#support/site/client";
import { AMBIGUOUS_FRAMINGS, SMUGGLED } from "#support/site/framings";
import { send, sendRaw } from "#support/site/http";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;

test.beforeAll(({ stage }) => {
  ({ site } = stage);
});

const MEGABYTE = 1024 * 1024;
const statusesOf = (answer: string) => [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
const rawGet = (target: string, headers = "") =>
  sendRaw(site, `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`);

const POST = "POST /_actions/session.signIn HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

test.each<[string, string]>([
  ["a length and chunks", `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["chunks and a length", `${POST}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["two lengths", `${POST}Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`],
  ["a list of lengths", `${POST}Content-Length: 0, ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`],
  ["a length with a sign", `${POST}Content-Length: +0\r\n\r\n${SMUGGLED}`],
  ["a length that is no number", `${POST}Content-Length: 0x0\r\n\r\n${SMUGGLED}`],
  ["a space before the colon", `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["an unknown coding", `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["chunks that are not the last coding", `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["a folded header", `${POST}X-A: b\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["line feeds alone", `${POST.replaceAll("\r\n", "\n")}Content-Length: 0\n\n${SMUGGLED}`],
  ["a carriage return alone", `${POST}X-A: b\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
  ["a chunk size too large for any number", `${POST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff0\r\n\r\n${SMUGGLED}`],
  ["a zero byte in a header", `${POST}X-A: \0\r\nContent-Length: 0\r\n\r\n${SMUGGLED}`],
])("with %s a second request is not smuggled past", async (_, bytes) => {
  const answer = await sendRaw(site, bytes);
  expect(statusesOf(answer)).toEqual([400]);
  expect(answer).not.toContain("smuggled");
});

test("nor with any other framing that two could read differently", async () => {
  expect(AMBIGUOUS_FRAMINGS.length).toBeGreaterThanOrEqual(66);
  const answers = await Promise.all(AMBIGUOUS_FRAMINGS.map((bytes) => sendRaw(site, bytes)));
  const answered = AMBIGUOUS_FRAMINGS.filter((_, index) => statusesOf(answers[index] ?? "").join() !== "400");
  expect(answered).toEqual([]);
});

test("a body on a request that is only read is not taken for the next request", async () => {
  const answer = await sendRaw(
    site,
    `GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${SMUGGLED.length}\r\nConnection: close\r\n\r\n${SMUGGLED}`,
  );
  expect(statusesOf(answer)).toHaveLength(1);
});

test("a write that tells of no body at all is answered, not waited for", async () => {
  const origin = `Origin: ${site.url}\r\nConnection: close\r\n`;
  expect(statusesOf(await sendRaw(site, `${POST}${origin}\r\n`))).toEqual([400]);
});

test("headers that never end are not waited for, and meanwhile others are answered", async () => {
  const { hostname, port } = new URL(site.url);
  const ends = Array.from(
    { length: 200 },
    () =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-A: "));
        const drip = setInterval(() => socket.writable && socket.write("a"), 1000);
        socket.on("error", () => {});
        socket.on("close", () => {
          clearInterval(drip);
          resolve();
        });
        // Nothing comes back before the end, so only the server's own limit closes it.
        socket.resume();
      }),
  );
  expect((await send(site, "/healthz")).status).toBe(200);
  expect((await send(site, "/cidades/santana")).status).toBe(200);
  await Promise.all(ends);
});

test("bodies that come slowly keep nobody else waiting", async () => {
  const { hostname, port } = new URL(site.url);
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(`${POST}Content-Length: 1000\r\n\r\n{`));
    socket.on("error", () => {});
    return socket;
  });
  expect((await send(site, "/healthz")).status).toBe(200);
  expect((await new AdminClient(site).call("session.signIn", { email: "a@b.co", password: "errada" })).status).toBe(401);
  for (const socket of sockets) socket.destroy();
});

test("a compressed body is not unpacked, so it cannot burst", async () => {
  const client = await AdminClient.signedIn(site);
  const headers = { cookie: client.cookie, "content-type": "application/json", "content-encoding": "gzip" };
  const valid = gzipSync(JSON.stringify({ callKey: CALL_KEY, title: "Comprimida", content: "<p>Texto</p>" }));
  expect((await send(site, "/_actions/pages.save", { method: "POST", headers, body: valid })).status).toBe(400);
  const bomb = gzipSync(Buffer.alloc(300 * MEGABYTE, " "));
  expect((await send(site, "/_actions/pages.save", { method: "POST", headers, body: bomb })).status).toBe(400);
  const imported = await send(site, "/admin/importar/conferir?formato=json", { method: "POST", headers, body: bomb });
  expect(imported.status).toBe(422);
  expect((await send(site, "/links-uteis/comprimida")).status).toBe(404);
});

test.each([
  "/../../../../etc/passwd",
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/%252e%252e/%252e%252e/etc/passwd",
  "/..\\..\\..\\etc\\passwd",
  "/..%5c..%5cetc%5cpasswd",
  "/_astro/../../../package.json",
  "/_astro/..%2f..%2f..%2fpackage.json",
  "/_astro/%2e%2e/%2e%2e/server/entry.mjs",
  "/_astro/..%00/package.json",
  "/compartilhar/../../../../etc/passwd.png",
  "/compartilhar/..%2f..%2fetc%2fpasswd.png",
  "/sitemaps/links-uteis-../../x.xml",
  "/.env",
  "/.git/config",
  "/package.json",
  "/data/secret-key",
  "/secret-key",
  "/abre-facil.sqlite",
  "//etc/passwd",
])("%s reaches no file of the server", async (target) => {
  const answer = await rawGet(target);
  expect(statusesOf(answer)[0]).toBeGreaterThanOrEqual(300);
  expect(statusesOf(answer)[0]).toBeLessThan(500);
  expect(answer).not.toMatch(/root:|"dependencies"|\[core\]|SQLite format|readSettings/);
});

test.each([
  "//evil.example",
  "//evil.example/",
  "///evil.example",
  "/\\evil.example/",
  "/\\/evil.example//",
  "/%2f/evil.example/",
  "/%5cevil.example//",
  "/\tevil.example//",
  "/.//evil.example/",
  "//evil.example/%2e%2e",
  "/FAQ//evil.example/",
  "/@evil.example//",
  "/admin//evil.example",
  "/admin/login?voltar=https://evil.example",
  "/admin/painel?next=//evil.example",
  "/api/auth/callback/google?error=x&redirect=//evil.example&callbackURL=https://evil.example",
])("%s leads to no other site", async (target) => {
  const location = /^location: (.*)$/im.exec(await rawGet(target))?.[1]?.trim();
  expect(location ?? "/").toMatch(/^\/(?![/\\])/);
});

test("a redirect of a lost address cannot be pointed at another site", async () => {
  const client = await AdminClient.signedIn(site);
  for (const toPath of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "/%2f/evil.example"]) {
    expect((await client.call("lostAddresses.redirect", { fromPath: "/antigo", toPath })).status, toPath).toBe(400);
  }
});

test("a session token a visitor brings along is not the one he gets", async () => {
  const brought = "abre-facil.session_token=fixado.AAAA";
  const client = new AdminClient(site);
  client.cookie = brought;
  await client.signIn();
  const first = client.cookie;
  expect(first).not.toContain("fixado");
  client.cookie = brought;
  expect((await client.call("pages.list", {})).status).toBe(401);
  client.cookie = first;
  await client.signIn();
  expect(client.cookie).not.toBe(first);
});

test("a field under a prototype's name is no field", async () => {
  const client = await AdminClient.signedIn(site);
  const post = (body: string) =>
    send(site, "/_actions/generation.preview", {
      method: "POST",
      headers: { cookie: client.cookie, "content-type": "application/json" },
      body,
    });
  expect((await post('{"__proto__":{"title":"Herdado"}}')).status).toBe(400);
  expect((await post('{"constructor":{"prototype":{"title":"Herdado"}}}')).status).toBe(400);
  expect((await post("{}")).status).toBe(400);
});
